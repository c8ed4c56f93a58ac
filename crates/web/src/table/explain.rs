//! Explanations: anything with `data-explains` is explained when the mouse rests on it, on a long press, or with the key `i`.
//!
//! An explanation lies over the log, and a long one also over the stage beside it; on a phone over the far half of the stage. It never lies over what it
//! is about, and nothing else moves.

use std::time::Duration;

use leptos::ev;
use leptos::html;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use signoria_engine::{Message, Outlook, Seat, Source};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use crate::art::{drawing, icon};
use crate::boards::{Explain, Explained, ExplainedRow};
use crate::browser;
use crate::route::Route;
use crate::rules;
use crate::table::{Desk, NARROW, rule_link};
use crate::words::{t, tr};

/// How long the mouse rests on a thing before it is explained: not while it only passes.
const RESTING: Duration = Duration::from_millis(450);
/// How long a finger stays down to ask instead of to choose.
const LONG_PRESS: Duration = Duration::from_millis(480);
/// How long an explanation stays after the mouse has left: the way to it may lead over other things.
const LEAVING: Duration = Duration::from_millis(280);
/// A finger that moves further than this, in pixels, pulls and does not press.
const STILL: i32 = 12;
/// Marks the thing that is being explained.
const MARK: &str = "data-explained";
/// Marks the place of an explanation that needs more room than the log.
const WIDE: &str = "data-wide";

/// The id of a seat's points begins with this; they are explained for every game alike.
const POINTS_OF: &str = "points-of-";

/// The id by which the points of a seat are explained.
pub fn points_id(seat: Seat) -> String {
    format!("{POINTS_OF}{}", seat.index())
}

/// The points of a seat by where they come from.
fn points_of(desk: Desk, seat: u8) -> Option<Explained> {
    let seat = Seat::try_from(seat).ok()?;
    let row = desk.read(|scene| scene.standings()?.of(seat).cloned())?;
    let source = |source: &Source| ExplainedRow {
        words: desk.say(&source.name),
        value: source.points.to_string(),
        ..ExplainedRow::default()
    };
    Some(Explained {
        kind: t("web.table.score"),
        title: desk.row_name(Some(seat)),
        says: vec![t("web.explain.points")],
        rows: row.sources.iter().map(source).collect(),
        total: Some((t("web.sheet.total"), row.score.to_string())),
        ..Explained::default()
    })
}

/// What is explained, and where there is room for it.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    id: String,
    /// What lay there when it was opened: its title and its picture.
    what: (String, Option<String>),
    /// Whether it stays until it is closed.
    pinned: bool,
    room: Free,
}

/// Where an explanation does not lie over what it is about.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Free {
    /// At the lower edge of its place.
    Low,
    /// At the upper edge.
    High,
    /// Below this many pixels of its place.
    Below(f64),
}

/// Knows what is being explained at a table. Copying it is free.
#[derive(Clone, Copy)]
pub struct Explainer {
    desk: Desk,
    explain: StoredValue<Option<Explain>>,
    shown: RwSignal<Option<Shown>>,
    /// The thing under the mouse or finger.
    over: StoredValue<Option<Element>, LocalStorage>,
    /// Whether the mouse has moved since it came to lie over that thing: what appears under a mouse at rest was not pointed at.
    was_pointed_at: StoredValue<bool>,
    /// Where the mouse was last: when something new appears under it, a browser may tell of a movement that leads nowhere.
    mouse: StoredValue<(i32, i32)>,
    marked: StoredValue<Option<Element>, LocalStorage>,
    opening: StoredValue<Option<TimeoutHandle>>,
    closing: StoredValue<Option<TimeoutHandle>>,
    finger: StoredValue<Option<(i32, i32)>>,
    /// Whether the coming click only ends a long press.
    swallows: StoredValue<bool>,
}

impl Explainer {
    /// Listens to mouse, finger and keys of the page.
    pub fn new(desk: Desk) -> Self {
        let new = Self {
            desk,
            explain: StoredValue::new(None),
            shown: RwSignal::new(None),
            over: StoredValue::new_local(None),
            was_pointed_at: StoredValue::new(false),
            mouse: StoredValue::new((0, 0)),
            marked: StoredValue::new_local(None),
            opening: StoredValue::new(None),
            closing: StoredValue::new(None),
            finger: StoredValue::new(None),
            swallows: StoredValue::new(false),
        };
        let listeners = [
            window_event_listener(ev::pointerover, move |event| new.pass_over(&event)),
            window_event_listener(ev::pointerdown, move |event| new.press(&event)),
            window_event_listener(ev::pointermove, move |event| {
                new.point(&event);
                new.pull(&event);
            }),
            window_event_listener(ev::pointerup, move |event| new.release(&event)),
            window_event_listener(ev::pointercancel, move |event| new.release(&event)),
        ];
        let moves = Memo::new(move |_| desk.read(|scene| scene.moves));
        Effect::new(move || {
            moves.track();
            new.forget_what_changed();
        });
        on_cleanup(move || {
            new.stop_timers();
            for listener in listeners {
                listener.remove();
            }
        });
        new
    }

    /// From now on this knows what things are.
    pub fn ask(self, explain: Explain) {
        self.explain.set_value(Some(explain));
    }

    /// What is said of a thing.
    fn words_for(self, id: &str) -> Option<Explained> {
        if let Some(seat) = id.strip_prefix(POINTS_OF) {
            return points_of(self.desk, seat.parse().ok()?);
        }
        let explain = self.explain.get_value()?;
        explain(id)
    }

    fn stop_timers(self) {
        for timer in [self.opening, self.closing] {
            if let Some(handle) = timer.try_update_value(Option::take).flatten() {
                handle.clear();
            }
        }
    }

    fn open(self, thing: &Element, pinned: bool) -> bool {
        let Some(id) = thing.get_attribute("data-explains") else {
            return false;
        };
        let Some(said) = untrack(|| self.words_for(&id)) else {
            return false;
        };
        let what = (said.title, said.picture);
        self.mark(Some(thing.clone()));
        let room = free_room(thing);
        self.shown.set(Some(Shown {
            id,
            what,
            pinned,
            room,
        }));
        true
    }

    /// The position has changed: what has come to lie under a mouse at rest was not pointed at, and is not explained in the place of what was.
    fn forget_what_changed(self) {
        if let Some(handle) = self.opening.try_update_value(Option::take).flatten() {
            handle.clear();
            self.was_pointed_at.set_value(false);
        }
        let shown = self.shown.get_untracked().filter(|shown| !shown.pinned);
        let is_another = |shown: &Shown| {
            let now = untrack(|| self.words_for(&shown.id));
            now.is_none_or(|now| (now.title, now.picture) != shown.what)
        };
        if shown.as_ref().is_some_and(is_another) {
            self.close();
        }
    }

    /// Closes what is open. False when nothing was.
    pub fn close(self) -> bool {
        let was_open = self.shown.try_get_untracked().flatten().is_some();
        if was_open {
            self.mark(None);
            self.shown.set(None);
        }
        was_open
    }

    fn mark(self, thing: Option<Element>) {
        if let Some(before) = self.marked.try_update_value(Option::take).flatten() {
            let _ = before.remove_attribute(MARK);
        }
        if let Some(thing) = &thing {
            let _ = thing.set_attribute(MARK, "");
        }
        self.marked.set_value(thing);
    }

    /// Whether what is open was asked for, not only pointed at.
    pub fn is_pinned(self) -> bool {
        self.shown
            .with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.pinned))
    }

    /// The key: the thing that has the focus, else the one under the mouse. Pressed again it closes.
    pub fn toggle_by_key(self) {
        if self.is_pinned() {
            self.close();
            return;
        }
        let focused = document().active_element().and_then(|element| thing_at(&element));
        let thing = focused.or_else(|| self.over.get_value());
        if let Some(thing) = thing {
            self.open(&thing, true);
        }
    }

    fn pass_over(self, event: &ev::PointerEvent) {
        if event.pointer_type() != "mouse" {
            return;
        }
        let target = element(event.target());
        if target.as_ref().is_some_and(is_explanation) {
            self.stop_timers();
            return;
        }
        let thing = target.as_ref().and_then(thing_at);
        if thing == self.over.get_value() && thing.is_some() {
            return;
        }
        self.over.set_value(thing);
        self.was_pointed_at.set_value(false);
        self.stop_timers();
        if self.is_pinned() {
            return;
        }
        if self.shown.with_untracked(Option::is_some) {
            let leave = move || {
                self.close();
            };
            self.closing
                .set_value(set_timeout_with_handle(leave, LEAVING).ok());
        }
    }

    /// The mouse moves: the thing under it is explained if it rests there. A browser tells of a thing that appears under a mouse at rest, but of no movement.
    fn point(self, event: &ev::PointerEvent) {
        let now = (event.client_x(), event.client_y());
        let is_still = self.mouse.get_value() == now;
        self.mouse.set_value(now);
        if event.pointer_type() != "mouse" || is_still || self.was_pointed_at.get_value() || self.is_pinned()
        {
            return;
        }
        if let Some(thing) = self.over.get_value() {
            self.was_pointed_at.set_value(true);
            self.open_after(thing, RESTING, false);
        }
    }

    fn open_after(self, thing: Element, wait: Duration, by_finger: bool) {
        let open = move || {
            if thing.is_connected() && self.open(&thing, by_finger) && by_finger {
                self.swallows.set_value(true);
            }
        };
        // A page that was left meanwhile has no timers any more.
        self.opening.set_value(set_timeout_with_handle(open, wait).ok());
    }

    fn press(self, event: &ev::PointerEvent) {
        self.swallows.set_value(false);
        self.stop_timers();
        let target = element(event.target());
        if event.pointer_type() == "mouse" {
            self.press_by_mouse(target.as_ref());
            return;
        }
        if !target.as_ref().is_some_and(is_explanation) {
            self.close();
        }
        if let Some(thing) = target.as_ref().and_then(thing_at) {
            self.finger.set_value(Some((event.client_x(), event.client_y())));
            self.open_after(thing, LONG_PRESS, true);
        }
    }

    /// Whoever presses a thing knows it: it is explained again only after the mouse has left it.
    fn press_by_mouse(self, target: Option<&Element>) {
        self.was_pointed_at.set_value(true);
        if !self.is_pinned() && !target.is_some_and(is_explanation) {
            self.close();
        }
    }

    fn pull(self, event: &ev::PointerEvent) {
        if let Some((x, y)) = self.finger.get_value()
            && (event.client_x() - x).abs().max((event.client_y() - y).abs()) > STILL
        {
            self.release(event);
        }
    }

    fn release(self, event: &ev::PointerEvent) {
        if event.pointer_type() != "mouse" {
            self.finger.set_value(None);
            self.stop_timers();
        }
    }

    /// A long press asks: the click that ends it chooses nothing. True for such a click.
    pub fn filter_click(self, event: &ev::MouseEvent) -> bool {
        let is_swallowed = self.swallows.get_value();
        if is_swallowed {
            self.swallows.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
        is_swallowed
    }

    /// A long press is ours, not the browser's context menu.
    pub fn filter_menu(self, event: &ev::MouseEvent) {
        if self.finger.get_value().is_some() || self.swallows.get_value() {
            event.prevent_default();
        }
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

/// Whether an element is part of an explanation itself.
fn is_explanation(element: &Element) -> bool {
    element.closest(".explanation").ok().flatten().is_some()
}

/// The thing that an element is part of.
fn thing_at(element: &Element) -> Option<Element> {
    element.closest(".frame [data-explains]").ok().flatten()
}

fn free_room(thing: &Element) -> Free {
    let thing = thing.get_bounding_client_rect();
    let narrow = browser::prefers(NARROW);
    let place = if narrow { ".stage" } else { ".rail" };
    let Some(place) = document().query_selector(place).ok().flatten() else {
        return Free::Low;
    };
    let place = place.get_bounding_client_rect();
    if narrow {
        let middle = place.top() + place.height() / 2.0;
        let is_low = thing.top() + thing.height() / 2.0 > middle && thing.top() < place.bottom();
        if is_low { Free::High } else { Free::Low }
    } else if thing.right() > place.left() && thing.top() < place.bottom() {
        Free::Below(thing.bottom() - place.top())
    } else {
        Free::Low
    }
}

/// A sheet that is higher than the log becomes twice as wide, so that it does not cover the seats; not where it would lie over the thing itself.
fn spread(place: &Element, thing: &Element) {
    let _ = place.remove_attribute(WIDE);
    let log = document().query_selector(".rail .side-box").ok().flatten();
    let sheet = place.query_selector(".explanation").ok().flatten();
    if let (Some(log), Some(sheet), false) = (log, sheet, browser::prefers(NARROW)) {
        let (log, thing) = (log.get_bounding_client_rect(), thing.get_bounding_client_rect());
        let is_free = thing.right() < log.left() - log.width() || thing.bottom() < log.top();
        if is_free && sheet.get_bounding_client_rect().height() > log.height() {
            let _ = place.set_attribute(WIDE, "");
        }
    }
}

/// The explanation that is open, if any. It is read out when it opens.
#[component]
pub fn Explanation(desk: Desk, explainer: Explainer) -> impl IntoView {
    let shown = Memo::new(move |_| explainer.shown.get());
    let said = Memo::new(move |_| {
        let shown = shown.get()?;
        explainer.words_for(&shown.id)
    });
    let room = Memo::new(move |_| shown.get().map(|shown| shown.room));
    let below = move || match room.get() {
        Some(Free::Below(pixels)) => format!("{pixels}px"),
        _ => "0px".into(),
    };
    let place: NodeRef<html::Div> = NodeRef::new();
    Effect::new(move || {
        // Why something cannot be done now comes a moment later, and makes the sheet higher.
        desk.reasoned.track();
        if said.with(Option::is_some)
            && let (Some(place), Some(thing)) = (place.get(), explainer.marked.get_value())
        {
            spread(&place, &thing);
        }
    });
    view! {
        <div class="explanation-place" role="status" node_ref=place class:high=move || room.get() == Some(Free::High) style:--explain-below=below>
            {move || said.get().map(|said| view! { <Sheet desk said explainer /> })}
        </div>
    }
}

#[component]
fn Sheet(desk: Desk, said: Explained, explainer: Explainer) -> impl IntoView {
    let Explained {
        picture,
        kind,
        title,
        says,
        rows,
        total,
        action,
        clauses,
        source,
    } = said;
    let portrait = picture
        .as_ref()
        .is_some_and(|picture| picture.starts_with("portrait-"));
    let sentences = says
        .into_iter()
        .map(|says| view! { <p>{says}</p> })
        .collect_view();
    let game = desk.read(|scene| scene.table.game.clone());
    let is_ruled = !clauses.is_empty();
    let clauses = shortened(&clauses)
        .into_iter()
        .map(|(clause, shown)| clause_link(desk, explainer, &game, clause, shown))
        .collect_view();
    view! {
        <section class="explanation" aria-label=tr("web.explain.label")>
            <button class="quiet explain-close" aria-label=tr("web.close") on:click=move |_| { explainer.close(); }>{icon("close")}</button>
            <div class="explain-head" class:portrait=portrait>
                {picture.map(|picture| view! { <span class="explain-picture">{drawing(&picture)}</span> })}
                <div><small>{kind}</small> <h3>{title}</h3></div>
            </div>
            {sentences}
            {(!rows.is_empty()).then(|| view! { <ul class="explain-rows">{rows.into_iter().map(row).collect_view()}</ul> })}
            {total.map(|(words, value)| view! { <p class="explain-total"><b>{words}</b> <b>{value}</b></p> })}
            {action.map(|action| why_not(desk, explainer, action))}
            <p class="explain-source">{is_ruled.then(|| icon("book"))} {clauses} {source.map(|source| view! { <span class="clause">{source}</span> })}</p>
        </section>
    }
}

/// Clauses with what is shown of each: of those of the same section as the one before only the number.
fn shortened(clauses: &[&'static str]) -> Vec<(&'static str, &'static str)> {
    let section = |clause: &'static str| clause.rsplit_once('.').map_or("", |(section, _)| section);
    let before = std::iter::once("").chain(clauses.iter().copied());
    let shown = |(before, clause): (&'static str, &&'static str)| match clause.rsplit_once('.') {
        Some((own, number)) if own == section(before) => (*clause, number),
        _ => (*clause, *clause),
    };
    before.zip(clauses).map(shown).collect()
}

/// The number of a clause: it leads to the section of the rules beside the table.
fn clause_link(
    desk: Desk,
    explainer: Explainer,
    game: &str,
    clause: &'static str,
    shown: &'static str,
) -> AnyView {
    if !rules::is_written(game) {
        return view! { <span class="clause">{shown}</span> }.into_any();
    }
    let open = move |event: ev::MouseEvent| {
        // Opened in another tab it is a page of its own.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            explainer.close();
            desk.rules.set(Some(clause.into()));
        }
    };
    let href = Route::rules(game, clause).to_string();
    view! { <a class="clause" href=href aria-label=clause on:click=open>{shown}</a> }.into_any()
}

fn row(row: ExplainedRow) -> impl IntoView {
    let ExplainedRow {
        met,
        picture,
        words,
        value,
    } = row;
    let state = met.map(|met| {
        tr(if met {
            "web.explain.met"
        } else {
            "web.explain.unmet"
        })
    });
    view! {
        <li class:unmet=met == Some(false)>
            <span class="explain-tick">{met.map(tick)}</span>
            <span class="explain-small">{picture.map(|picture| drawing(&picture))}</span>
            <span>{words} {state.map(|state| view! { <span class="visually-hidden">" " {state}</span> })}</span>
            <b>{value}</b>
        </li>
    }
}

/// Met or open.
pub fn tick(met: bool) -> impl IntoView {
    view! {
        <svg class="tick" class:met=met viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="8.5"></circle>
            {met.then(|| view! { <path d="M5.5,10.5l3,3l6,-7"></path> })}
        </svg>
    }
}

/// How the id ends by which every game says no more than that something else is asked now: the question says that better.
const ASKED_ELSE: &str = ".turn.asked";

/// Whether a refusal says why just this cannot be done.
fn is_about_it(reason: &Message) -> bool {
    !reason.id.ends_with(ASKED_ELSE)
}

/// The rule that forbids the action of a thing now, in the words of the rules.
fn why_not(desk: Desk, explainer: Explainer, action: String) -> impl IntoView {
    let reason = Memo::new(move |_| {
        if !desk.is_my_turn() || desk.session.offers(&action) {
            return None;
        }
        match desk.session.preview(&action) {
            Some(Outlook::Forbidden { reason }) => Some(reason).filter(is_about_it),
            _ => None,
        }
    });
    Effect::new(move || desk.reasoned.set(reason.get()));
    on_cleanup(move || {
        desk.reasoned.try_set(None);
    });
    move || {
        reason.get().map(|reason| {
            let link = desk.is_ruled(&reason).then(|| {
                // The rules open where the explanation is.
                view! { <span on:click=move |_| { explainer.close(); }>{rule_link(desk, reason.id.to_string())}</span> }
            });
            view! { <p class="explain-not"><b>{tr("web.explain.not-now")}</b> " " {desk.say(&reason)} " " {link}</p> }
        })
    }
}
