//! What is lit: the thing to be pressed, and what the guide speaks of. Found again a few times a second, since a board redraws what has changed.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::browser;
use crate::lesson::beside::Rect;
use crate::lesson::course::Course;
use crate::scene::verb_of;
use crate::table::{Desk, NARROW};

/// Marks what is lit, with the moment of the lesson for which it is.
const MARK: &str = "data-lit";
/// How often it is looked for.
const OFTEN: Duration = Duration::from_millis(150);
/// What is read beside or over the table: sheets and moments among it, and what a board holds over itself while a piece is laid.
const OPEN: &str = ".rules-beside, .explanation, .menu-sheet.open, .band, .stage section:is(.scene, .pg-scene, .scene-sheet, .work-sheet, .court-sheet), [data-over]";
/// How many other answers the card leaves in sight; more of them are the whole board.
const FEW: usize = 12;
/// How far the light reaches beyond a thing, in pixels.
const AROUND: f64 = 5.0;

/// What a lesson sees of the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    /// The step for which it was looked: the light follows a moment later.
    pub step: usize,
    /// The places of what is lit.
    pub lit: Vec<Rect>,
    /// From where to where a piece is to go.
    pub way: Option<(Rect, Rect)>,
    /// The ends of that way that are in sight: on a phone it may be only one of them.
    pub ends: Vec<Rect>,
    /// What else the card should not hide: the question, and what lies open over the table.
    pub read: Vec<Rect>,
    /// What lies open over the table, such as the rules: the veil leaves it free.
    pub open: Vec<Rect>,
    /// The size of the card.
    pub card: (f64, f64),
    /// The screen below the bar.
    pub screen: Rect,
}

impl Seen {
    /// The ends of the way that are not lit anyway.
    #[must_use]
    pub fn ends(&self) -> Vec<Rect> {
        let ends = self.ends.iter().copied();
        let is_dark = |end: &Rect| {
            let mut light = self.lit.iter().chain(&self.open);
            light.all(|lit| lit.shared_with(*end) == 0.0)
        };
        ends.filter(is_dark).collect()
    }
}

/// Keeps what is seen up to date as long as the lesson is there.
pub fn follow(course: Course, desk: Desk, card: NodeRef<html::Section>) -> RwSignal<Seen> {
    let seen = RwSignal::new(Seen::default());
    let look = move || {
        // The last look may come when the lesson has been left.
        if !course.session.is_there() {
            return;
        }
        let things = untrack(|| wanted(course, desk));
        mark(&things, &untrack(|| course.moment()));
        let open: Vec<Rect> = found(OPEN).iter().map(covered).collect();
        // On a desk there is room beside all that is asked and answered; a phone needs most of its screen for the card.
        let asked = if browser::prefers(NARROW) {
            ".prompt-head, .rail .seats"
        } else {
            ".desk, .rail .seats"
        };
        let mut read: Vec<Rect> = found(asked).iter().map(place).collect();
        read.extend(&open);
        let clear = untrack(|| course.at(|step| step.clear.clone()));
        read.extend(
            clear
                .iter()
                .flat_map(|selector| found(selector))
                .map(|thing| covered(&thing)),
        );
        read.extend(untrack(|| others(course)).iter().map(covered));
        let size = card.get_untracked().map(|card| card.get_bounding_client_rect());
        let ends = untrack(|| ends(course, desk));
        let now = Seen {
            step: course.step.get_untracked(),
            lit: Rect::apart_from_each_other(things.iter().map(place)),
            way: match ends.as_slice() {
                [Some(from), Some(to)] => Some((*from, *to)),
                _ => None,
            },
            ends: ends.into_iter().flatten().collect(),
            read,
            open,
            card: size.map_or((0.0, 0.0), |size| (size.width().round(), size.height().round())),
            screen: screen(),
        };
        seen.maybe_update(|seen| {
            let is_changed = *seen != now;
            *seen = now;
            is_changed
        });
    };
    Effect::new(move || {
        course.step.track();
        course.reached.track();
        course.strayed.track();
        desk.pending.track();
        request_animation_frame(look);
    });
    if let Ok(ticking) = set_interval_with_handle(look, OFTEN) {
        on_cleanup(move || ticking.clear());
    }
    on_cleanup(|| mark(&[], ""));
    seen
}

/// Whether a move is under way that Escape takes back, or waits to be confirmed.
pub fn is_in_a_move(desk: Desk) -> bool {
    let steps_back = desk.steps_back.get();
    steps_back.is_some_and(|steps_back| steps_back.get()) || desk.pending.with(Option::is_some)
}

/// Whether something is open at the table that Escape closes, or a move is under way that it takes back.
pub fn is_something_open(desk: Desk) -> bool {
    untrack(|| is_in_a_move(desk))
        || desk.rules.with_untracked(Option::is_some)
        || !found(&format!("{OPEN}, dialog[open], [role=application]")).is_empty()
}

fn screen() -> Rect {
    let number = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let bar = found(".table-bar")
        .first()
        .map_or(48.0, |bar| bar.get_bounding_client_rect().height());
    Rect {
        x: 0.0,
        y: bar,
        width: number(window().inner_width()).unwrap_or(1280.0),
        height: number(window().inner_height()).unwrap_or(720.0) - bar,
    }
}

/// Puts the focus on what is to be pressed.
pub fn focus_first() -> bool {
    browser::focus(&format!(
        "button[{MARK}], a[{MARK}], [{MARK}][tabindex], [{MARK}] button, [{MARK}] [tabindex]"
    ))
}

/// Presses what opens a place, where it is in sight and closed.
pub fn open(selector: &str) {
    press_if(selector, "false");
}

/// Presses it where the place is open.
pub fn shut(selector: &str) {
    press_if(selector, "true");
}

fn press_if(selector: &str, is_pressed: &str) {
    let mut things = found(selector).into_iter();
    let thing = things.find(|thing| thing.get_attribute("aria-pressed").as_deref() == Some(is_pressed));
    if let Some(thing) = thing.and_then(|thing| thing.dyn_into::<HtmlElement>().ok()) {
        thing.click();
    }
}

fn place(thing: &Element) -> Rect {
    let covered = covered(thing);
    Rect {
        x: covered.x - AROUND,
        y: covered.y - AROUND,
        width: covered.width + 2.0 * AROUND,
        height: covered.height + 2.0 * AROUND,
    }
}

fn covered(thing: &Element) -> Rect {
    let of = thing.get_bounding_client_rect();
    if of.width() == 0.0 {
        return around_parts(thing).unwrap_or_default();
    }
    Rect {
        x: of.x().round(),
        y: of.y().round(),
        width: of.width().round(),
        height: of.height().round(),
    }
}

/// What the parts of a thing cover that has no place of its own: on a phone a row may only hold its cards together.
fn around_parts(thing: &Element) -> Option<Rect> {
    let parts = thing.children();
    let parts = (0..parts.length()).filter_map(|number| parts.item(number));
    let seen = parts.filter(|part| part.get_bounding_client_rect().width() > 0.0);
    Rect::around(&seen.map(|part| covered(&part)).collect::<Vec<_>>())
}

/// From where to where a piece is to go, as far as that is in sight.
fn ends(course: Course, desk: Desk) -> Vec<Option<Rect>> {
    if course.strayed.with(Option::is_some) || desk.pending.with(Option::is_some) {
        return Vec::new();
    }
    let first = |selector: &String| on_the_board(found(selector)).first().map(place);
    let way = course.way().map(|(from, to)| [from, to]);
    way.iter().flatten().map(first).collect()
}

/// The things that are to be lit now.
fn wanted(course: Course, desk: Desk) -> Vec<Element> {
    if course.strayed.with(Option::is_some) {
        return Vec::new();
    }
    if desk.pending.with(Option::is_some) {
        return found(".prompt .confirm");
    }
    let action = course.wanted();
    let is_done = course.at(|step| step.is_task()) && action.is_none();
    if is_done {
        return Vec::new();
    }
    let mut things: Vec<Element> = course
        .at(|step| step.light.clone())
        .iter()
        .flat_map(|selector| found(selector))
        .collect();
    if let Some(action) = action {
        things.extend(standing_for(&action, course.is_free(&action)));
    }
    things
}

/// What stands for an action: the thing itself, else what opens it, else the list in which it stands.
fn standing_for(action: &str, is_free: bool) -> Vec<Element> {
    let verb = verb_of(action);
    let exact = format!("[data-action=\"{action}\"]");
    let kind = format!("[data-action^=\"{verb} \"], [data-action=\"{verb}\"]");
    // Where any answer will do, all of them are lit, unless they are the whole board.
    let is_few = is_free && found(&kind).len() <= FEW;
    let ways = [
        Some(if is_few { kind.clone() } else { exact }),
        is_free.then_some(kind),
        Some(format!("[data-opens~=\"{verb}\"]")),
        Some(".prompt .as-list > summary".to_owned()),
    ];
    let found = ways.into_iter().flatten().map(|way| found(&way));
    let found = { found }.find(|things| !things.is_empty());
    on_the_board(found.unwrap_or_default())
}

/// A thing that appears both on the board and among the answers of the desk counts once: the one on the board.
fn on_the_board(mut things: Vec<Element>) -> Vec<Element> {
    let is_there = |thing: &Element| thing.closest(".stage").ok().flatten().is_some();
    if things.iter().any(is_there) {
        things.retain(is_there);
    }
    things
}

/// The other answers of the same kind on the board, as far as they are a few: they are what else could be tried.
fn others(course: Course) -> Vec<Element> {
    let wanted = course.wanted().filter(|_| course.strayed.with(Option::is_none));
    let others = wanted.map(|action| found(&format!(".stage [data-action^=\"{} \"]", verb_of(&action))));
    others.filter(|others| others.len() <= FEW).unwrap_or_default()
}

/// The things of the table that fit and are in sight, those in the list of all answers aside.
fn found(selector: &str) -> Vec<Element> {
    let mut things = browser::all(selector);
    things.retain(|thing| {
        let is_listed = thing.closest("[data-list] .choices").ok().flatten().is_some();
        !is_listed && covered(thing).width > 0.0
    });
    things
}

fn mark(things: &[Element], moment: &str) {
    // The lit thing may be out of sight by now.
    for thing in browser::all(&format!("[{MARK}]")) {
        if !things.contains(&thing) {
            let _ = thing.remove_attribute(MARK);
        }
    }
    for thing in things {
        if !thing.has_attribute(MARK) {
            bring_in(thing);
        }
        let _ = thing.set_attribute(MARK, moment);
    }
}

/// What lies beyond the edge of a row that scrolls, such as a hand on a phone, is brought into sight.
fn bring_in(thing: &Element) {
    if let Ok(Some(row)) = thing.closest(".scroll") {
        let (own, shown) = (thing.get_bounding_client_rect(), row.get_bounding_client_rect());
        let beyond = (own.right() - shown.right()).max(0.0) - (shown.left() - own.left()).max(0.0);
        row.set_scroll_left(row.scroll_left() + beyond.round() as i32);
    }
}
