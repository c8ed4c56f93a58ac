//! The deck: goes through a game that is over, by itself or step by step, by action or by turn, through the eyes of any seat.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use wasm_bindgen::JsCast;

use crate::art::{icon, seat_mark};
use crate::scene::Scene;
use crate::session::Eyes;
use crate::study::moments::{Moments, Stride, Way};
use crate::study::share::{self, Share};
use crate::table::{Desk, MomentSlider, Place, beginnings};
use crate::words::{t, tr};

/// How long a moment is shown at the usual speed: long enough to read what happened.
const PAUSE: f64 = 1200.0;
/// How often to look whether a moment is there that was asked for.
const PATIENCE: Duration = Duration::from_millis(60);
/// The speeds that can be chosen, in times the usual one.
const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// The outlines of the signs, in a box of 24; those of playing are filled.
const START: &str = "M6 5v14M19 6l-9 6 9 6z";
const TURN_BACK: &str = "M12 6l-8 6 8 6zM21 6l-8 6 8 6z";
pub(super) const BACK: &str = "M15 6l-7 6 7 6";
const PLAY_BACK: &str = "M18 4L6 12l12 8z";
const PAUSED: &str = "M8 5v14M16 5v14";
const PLAY: &str = "M6 4l12 8-12 8z";
pub(super) const ON: &str = "M9 6l7 6-7 6";
const TURN_ON: &str = "M12 6l8 6-8 6zM3 6l8 6-8 6z";
const END: &str = "M18 5v14M5 6l9 6-9 6z";

/// What plays a game again. Copying it is free.
#[derive(Clone, Copy)]
struct Deck {
    desk: Desk,
    place: StoredValue<Place>,
    moments: StoredValue<Moments>,
    /// Which way it goes by itself; none while it stands still.
    playing: RwSignal<Option<Way>>,
    stride: RwSignal<Stride>,
    /// In times the usual speed.
    speed: RwSignal<f64>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

/// Draws the deck of a table whose game is over.
pub fn deck(desk: Desk, place: Place) -> AnyView {
    let deck = Deck {
        desk,
        place: StoredValue::new(place),
        moments: StoredValue::new(Moments::default()),
        playing: RwSignal::new(None),
        stride: RwSignal::new(Stride::Action),
        speed: RwSignal::new(1.0),
        timer: StoredValue::new(None),
    };
    deck.learn_turns();
    deck.listen_to_keys();
    on_cleanup(move || deck.stop_timer());
    view! { <Drawn deck /> }.into_any()
}

impl Deck {
    /// Reads who acted when. The journal is kept a moment after the last action is shown, and comes from afar for a table on the server.
    fn learn_turns(self) {
        let place = self.place.get_value();
        let seats = untrack(|| share::players(self.desk));
        leptos::task::spawn_local(async move {
            if let Ok(game) = share::game_at(place, seats).await {
                self.moments.try_set_value(Moments::of_journal(&game.journal));
            }
        });
    }

    /// The moment that is shown, and how many actions there are.
    fn numbers(self) -> (u32, u32) {
        untrack(|| self.desk.read(|scene| (scene.moves, scene.table.moves)))
    }

    /// Goes one step, and says to which moment; none at the end. It counts from the moment that was last asked for: keys are quicker than answers.
    fn step(self, stride: Stride, way: Way) -> Option<u32> {
        let (shown, latest) = self.numbers();
        let from = self.desk.session.wanted_moment().unwrap_or(shown);
        let next = self
            .moments
            .with_value(|moments| moments.next(from, latest, stride, way))?;
        self.desk.session.look(Some(next));
        Some(next)
    }

    /// Goes one step and stands still there.
    fn step_and_rest(self, stride: Stride, way: Way) {
        self.rest();
        self.step(stride, way);
    }

    fn go_to(self, moment: Option<u32>) {
        self.rest();
        self.desk.session.look(moment);
    }

    fn rest(self) {
        self.stop_timer();
        if self.playing.get_untracked().is_some() {
            self.playing.set(None);
        }
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Plays by itself, or stands still where it plays already. At the end it starts over.
    fn toggle(self, way: Way) {
        if self.playing.get_untracked() == Some(way) {
            return self.rest();
        }
        self.rest();
        self.playing.set(Some(way));
        let (shown, latest) = self.numbers();
        let from = match way {
            Way::On if shown == latest => Some(0),
            Way::Back if shown == 0 => Some(latest),
            _ => None,
        };
        match from {
            Some(moment) => {
                self.desk.session.look(Some(moment));
                self.wait_for(moment);
            }
            None => self.play_on(),
        }
    }

    /// The next moment, as soon as the last one was there long enough.
    fn play_on(self) {
        let Some(Some(way)) = self.playing.try_get_untracked() else {
            return;
        };
        match self.step(self.stride.get_untracked(), way) {
            Some(moment) => self.wait_for(moment),
            None => self.rest(),
        }
    }

    /// A server answers when it can: the pause begins when the moment is there.
    fn wait_for(self, wanted: u32) {
        let look = move || {
            let Some(Some(_)) = self.playing.try_get_untracked() else {
                return;
            };
            if self.numbers().0 == wanted {
                let pause = Duration::from_secs_f64(PAUSE / 1000.0 / self.speed.get_untracked());
                let timer = set_timeout_with_handle(move || self.play_on(), pause);
                self.timer.set_value(timer.ok());
            } else {
                self.wait_for(wanted);
            }
        };
        self.timer.set_value(set_timeout_with_handle(look, PATIENCE).ok());
    }

    /// The space bar plays, arrows go by action, with shift by turn, Home and End to the ends.
    fn listen_to_keys(self) {
        let listener = window_event_listener(ev::keydown, move |event| {
            let target = event
                .target()
                .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let is_meant_for = |selector: &str| {
                let within = target
                    .as_ref()
                    .and_then(|element| element.closest(selector).ok()?);
                within.is_some()
            };
            let is_elsewhere = is_meant_for("input, textarea, select, dialog, .rules, [role=tablist]")
                || self.desk.rules.with_untracked(Option::is_some);
            if is_elsewhere || event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            // The space bar first shows the end of a scoring that is being counted, whoever hears of it first.
            if event.default_prevented() || (event.key() == " " && is_counting()) {
                return;
            }
            let stride = if event.shift_key() {
                Stride::Turn
            } else {
                Stride::Action
            };
            // Whatever can be pressed is pressed by the space bar, and what scrolls goes to its own end.
            let is_pressed = is_meant_for("button, a, summary, [role=application]");
            let scrolls = is_meant_for(".log, .scroll, .side-page");
            match event.key().as_str() {
                " " if !is_pressed && !event.repeat() => self.toggle(match stride {
                    Stride::Action => Way::On,
                    Stride::Turn => Way::Back,
                }),
                "ArrowLeft" => self.step_and_rest(stride, Way::Back),
                "ArrowRight" => self.step_and_rest(stride, Way::On),
                "Home" if !scrolls => self.go_to(Some(0)),
                "End" if !scrolls => self.go_to(None),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || listener.remove());
    }
}

/// Whether the final scoring is being counted before one's eyes.
fn is_counting() -> bool {
    let uncounted = document().query_selector(".race .segment:not(.in)");
    uncounted.ok().flatten().is_some()
}

/// A sign of the deck. The words beside it speak.
pub(super) fn sign(path: &'static str) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=path></path></svg> }
}

#[component]
fn Drawn(deck: Deck) -> impl IntoView {
    let desk = deck.desk;
    let ends = Memo::new(move |_| desk.read(|scene| (scene.moves == 0, scene.is_live())));
    let at_start = move || ends.get().0;
    let at_end = move || ends.get().1;
    let stepping = move |stride, way| move |_| deck.step_and_rest(stride, way);
    let plays = move |way| deck.playing.get() == Some(way);
    let playing = move |way: Way, path: &'static str, label: &'static str| {
        let words = move || t(if plays(way) { "web.deck.rest" } else { label });
        view! {
            <button class="deck-play" class:primary=way == Way::On aria-label=words title=words aria-pressed=move || plays(way).to_string()
                on:click=move |_| deck.toggle(way)>{move || sign(if plays(way) { PAUSED } else { path })}</button>
        }
    };
    view! {
        <div class="deck-line" on:pointerdown=move |_| deck.rest()>
            <MomentSlider desk />
            <Rounds deck />
        </div>
        <div class="deck-keys" role="group" aria-label=tr("web.deck.label")>
            <button aria-label=tr("web.deck.start") title=tr("web.deck.start") disabled=at_start on:click=move |_| deck.go_to(Some(0))>{sign(START)}</button>
            <button aria-label=tr("web.deck.turn-back") title=tr("web.deck.turn-back") disabled=at_start on:click=stepping(Stride::Turn, Way::Back)>{sign(TURN_BACK)}</button>
            <button aria-label=tr("web.table.earlier") title=tr("web.table.earlier") disabled=at_start on:click=stepping(Stride::Action, Way::Back)>{sign(BACK)}</button>
            {playing(Way::Back, PLAY_BACK, "web.deck.play-back")}
            {playing(Way::On, PLAY, "web.deck.play")}
            <button aria-label=tr("web.table.later") title=tr("web.table.later") disabled=at_end on:click=stepping(Stride::Action, Way::On)>{sign(ON)}</button>
            <button aria-label=tr("web.deck.turn-on") title=tr("web.deck.turn-on") disabled=at_end on:click=stepping(Stride::Turn, Way::On)>{sign(TURN_ON)}</button>
            <button aria-label=tr("web.deck.end") title=tr("web.deck.end") disabled=at_end on:click=move |_| deck.go_to(None)>{sign(END)}</button>
            <Speeds deck />
        </div>
        <div class="deck-more">
            <SeenBy deck />
            <Strides deck />
            <Share desk place=deck.place.get_value() />
            <button class="deck-study" title=tr("web.study.help") aria-pressed=move || desk.studies.get().to_string()
                on:click=move |_| desk.studies.update(|open| *open = !*open)>{icon("chart")} <span>{tr("web.study.label")}</span></button>
        </div>
    }
}

/// Where the rounds begin, below the slider.
#[component]
fn Rounds(deck: Deck) -> impl IntoView {
    let desk = deck.desk;
    let latest = Memo::new(move |_| desk.read(|scene| scene.table.moves));
    move || {
        let latest = latest.get().max(1);
        let marks = beginnings(&desk.session.whole_log());
        let marks = marks.into_iter().map(|(moves, round)| {
            let share = f64::from(moves.min(latest)) / f64::from(latest);
            view! { <span style:left=format!("{:.2}%", share * 100.0)>{round}</span> }
        });
        view! { <div class="deck-rounds" aria-hidden="true">{marks.collect_view()}</div> }
    }
}

#[component]
fn Speeds(deck: Deck) -> impl IntoView {
    let chosen = move |event| {
        if let Ok(speed) = event_target_value(&event).parse() {
            deck.speed.set(speed);
        }
    };
    let option = |speed: f64| view! { <option value=speed.to_string() selected=speed == 1.0>{format!("{speed}×")}</option> };
    view! {
        <select class="deck-speed" aria-label=tr("web.deck.speed") title=tr("web.deck.speed") on:change=chosen>
            {SPEEDS.map(option).collect_view()}
        </select>
    }
}

/// By action or by turn, when it plays by itself.
#[component]
fn Strides(deck: Deck) -> impl IntoView {
    let button = move |stride: Stride, label: &'static str| {
        view! {
            <button aria-pressed=move || (deck.stride.get() == stride).to_string() on:click=move |_| deck.stride.set(stride)>{tr(label)}</button>
        }
    };
    view! {
        <span class="speeds" role="group" aria-label=tr("web.deck.stride")>
            {button(Stride::Action, "web.deck.actions")}
            {button(Stride::Turn, "web.deck.turns")}
        </span>
    }
}

/// Through whose eyes it is looked at.
#[component]
fn SeenBy(deck: Deck) -> impl IntoView {
    let desk = deck.desk;
    let shown = Memo::new(move |_| desk.read(Scene::eye));
    let count = Memo::new(move |_| desk.read(|scene| scene.table.seats.len()));
    let look = move |eye: Option<Seat>| {
        let own = desk.session.own_eye();
        desk.session
            .look_through(if eye == own { Eyes::Own } else { Eyes::Of(eye) });
    };
    let button = move |eye: Option<Seat>| {
        let words = move || match eye {
            Some(seat) => desk.say(&Message::new("web.deck.eyes-of").with("seat", seat)),
            None => t("web.deck.eyes-all"),
        };
        let mark = match eye {
            Some(seat) => seat_mark(seat.index()).into_any(),
            None => icon("eye").into_any(),
        };
        view! {
            <button aria-label=words title=words aria-pressed=move || (shown.get() == eye).to_string() on:click=move |_| look(eye)>{mark}</button>
        }
    };
    view! {
        <span class="deck-eyes" role="group" aria-label=tr("web.deck.eyes")>
            {move || (0..count.get()).filter_map(|index| Seat::try_from(u8::try_from(index).ok()?).ok()).map(|seat| button(Some(seat))).collect_view()}
            {button(None)}
        </span>
    }
}
