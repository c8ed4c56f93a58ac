//! Amalfi: the sea with its routes, the three markets, titles and decrees, one's own harbour and the hand, drawn.

mod ahead;
mod cause;
mod chronicle;
mod court;
mod ending;
mod explain;
mod hand;
mod harbour;
mod hint;
mod honours;
mod market;
mod names;
mod near;
mod offer;
mod parts;
mod pay;
mod pieces;
mod pulled;
mod rival;
mod sail;
mod sea;
mod start;
mod verbs;
mod yard;

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use serde::Deserialize;
use signoria_amalfi::pieces::Hold;
use signoria_amalfi::state::Phase;
use signoria_amalfi::view::PlayerView;
use signoria_engine::{Arg, Message, Seat};
use wasm_bindgen::JsCast;

use crate::boards::kit::back::Back;
use crate::boards::kit::drag::{Carried, Drag};
use crate::boards::kit::narrow::Line;
use crate::boards::kit::steps::Steps;
use crate::boards::{Board, Room};
use crate::browser;
use crate::scene::verb_of;
use crate::table::{Desk, Signs};
use crate::words::{t, tr};

pub use pieces::pieces;

/// The view without the figures of the edition: what is printed on things comes with it.
type View = signoria_amalfi::View<String>;

/// The verbs that this board offers itself.
const ON_BOARD: &[&str] = &[
    "guild",
    "keep",
    "return",
    "sail",
    "buy",
    "explore",
    "invite",
    "activate",
    "build",
    "lower",
    "supply",
    "discard",
    "pay",
    "send",
    "take",
    "lighthouse",
    "unturn",
    "recall",
    "launch",
    "copy",
    "spend",
    "move",
];

/// The numerals of rounds and changing routes.
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// The numeral of a round, from 1.
fn numeral(round: u8) -> &'static str {
    let before = usize::from(round).checked_sub(1);
    before
        .and_then(|index| NUMERALS.get(index))
        .copied()
        .unwrap_or_default()
}

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Amalfi {
    desk: Desk,
    view: Memo<Option<View>>,
    /// Whose board is shown instead of one's own.
    opened: RwSignal<Option<Seat>>,
    /// The payment that is being put together.
    payment: pay::Payment,
    /// The ships that are being sent to holds.
    sending: sail::Sending,
    /// A ship on its way from place to place.
    drag: Drag,
    /// Whether the cards of the hand offer to be discarded for bread.
    discarding: RwSignal<bool>,
    /// The hold from which a ship is being moved.
    moving: RwSignal<Option<Hold>>,
    /// The main action that is pointed at on the desk: what it is about lights up.
    sought: RwSignal<Option<&'static str>>,
    /// What lies open over the sea on a phone, where not all fits beside it.
    drawer: RwSignal<Option<&'static str>>,
}

impl Amalfi {
    /// Something of the view; the default before there is one.
    fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    /// Something of a player; the default where there is none.
    fn of<T>(self, seat: Seat, read: impl Fn(&PlayerView) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: Default + PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.read(|view| view.players.get(seat.index()).map(&read).unwrap_or_default()))
    }

    /// One's own seat; for a spectator the first.
    fn home(self) -> Seat {
        self.read(|view| Some(view.own.as_ref().map_or(Seat::new(0), |own| own.seat)))
            .unwrap_or(Seat::new(0))
    }

    /// Whether that is the seat of these eyes.
    fn is_own(self, seat: Seat) -> bool {
        self.read(|view| view.own.as_ref().is_some_and(|own| own.seat == seat))
    }

    fn phase(self) -> Option<Phase> {
        self.read(|view| Some(view.phase))
    }

    fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }
}

/// The board.
pub fn board(desk: Desk) -> Board {
    desk.on_board.set(ON_BOARD);
    let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
    let steps = Steps::new(desk);
    let board = Amalfi {
        desk,
        view,
        opened: RwSignal::new(None),
        payment: pay::Payment::new(view, steps),
        sending: sail::Sending::new(view, steps),
        drag: Drag::new(),
        discarding: RwSignal::new(false),
        moving: RwSignal::new(None),
        sought: RwSignal::new(None),
        drawer: RwSignal::new(None),
    };
    desk.composed.set(&["buy", "explore", "invite", "build"]);
    desk.moments.set(moment);
    desk.pictures.set(Some(Arc::new(chronicle::picture)));
    let doing = Memo::new(move |_| board.read(who_passed));
    let says = Memo::new(move |_| hint::where_to_press(desk));
    desk.grave.set(Some(verbs::grave(board)));
    desk.signs.set(Signs {
        doing: Some(doing.into()),
        asks: Some(verbs::passes(board).into()),
        says: Some(says.into()),
        aside: Some(chronicle::aside),
        leads: Some(chronicle::leads),
        ..Signs::default()
    });
    // What nobody has seen of a move under way can be taken back step by step.
    desk.steps_back.set(Some(Memo::new(move |_| {
        board.read(|view| view.is_amid) && desk.goes_back()
    })));
    board
        .drag
        .follow(|_| (), move |from, to| pulled::put_down(board, from, to));
    let asked = Memo::new(move |_| desk.read(|scene| scene.prompt().map(|_| scene.moves)));
    Effect::new(move || {
        // One's own things are needed to answer.
        if asked.get().is_some() {
            board.opened.set(None);
        }
        if untrack(|| is_offered(board, "unturn")) {
            hint::show_court();
        }
        board.moving.set(None);
        board.drawer.set(untrack(|| asked_drawer(board)));
        // At the end of a round cards are only good for bread.
        board
            .discarding
            .set(untrack(|| board.phase().map(phase_word)) == Some("ending"));
        board.payment.forget();
        board.sending.forget();
    });
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let shown = Memo::new(move |_| {
        let seat = board.opened.get().unwrap_or_else(|| board.home());
        (seat, board.is_own(seat))
    });
    let stage = view! {
        <div class="amalfi" class:paying=move || board.payment.is_open() data-phase=move || board.phase().map(phase_word) data-seeks=move || board.sought.get() data-seats=move || seats.get().to_string() on:click:capture=move |event| { board.drag.filter_click(&event); plan(board, &event); }>
            <section class="sheet" data-drawer=move || board.drawer.get()>
                <sea::Chart board />
                <market::Markets board />
                <sea::Changing board />
                <honours::Honours board />
                <Drawers board />
            </section>
            {move || {
                let (seat, mine) = shown.get();
                view! { <Own board seat mine /> }
            }}
            <rival::Rival board />
            <start::Start board />
            <ending::Ending board />
            <Carried drag=board.drag />
        </div>
    };
    Board {
        track: view! { <Rounds board /> }.into_any(),
        stage: stage.into_any(),
        fits: true,
        tools: view! { <verbs::Verbs board /> <cause::Cause board /> <ending::Missing board /> <pay::Counter board /> <sail::Lading board /> <sail::Outlook board /> <offer::Offering board /> <start::Rewards board /> <Back desk /> }.into_any(),
        hand: view! { <hand::Hand board /> }.into_any(),
        facts: Arc::new(move |seat| view! { <near::Facts board seat /> }.into_any()),
        trophy: None,
        explain: Arc::new(move |id| {
            let told = board.read(|view| explain::told(view, id));
            told.map(|told| told.said(|message| desk.say(message)))
        }),
        rooms: &Room::ALL,
        room_of: |verb| match verb {
            "activate" | "build" | "invite" | "lower" | "supply" | "discard" | "pay" | "send" | "beacon"
            | "unturn" | "launch" | "move" | "spend" => Room::Mine,
            _ => Room::Board,
        },
    }
}

/// A press on a route whose voyage sends ships puts that voyage together instead of beginning it.
fn plan(board: Amalfi, event: &ev::MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let pressed = target.and_then(|target| target.closest("[data-action]").ok().flatten());
    let action = pressed.and_then(|pressed| pressed.get_attribute("data-action"));
    // What a drag ends with is no press.
    let is_press = !event.cancel_bubble();
    if action
        .is_some_and(|action| is_press && (board.sending.plan(board, &action) || propose(board, &action)))
    {
        event.stop_propagation();
    }
}

/// A purchase that ends the turn at once is proposed first, with its price on the desk: it could not be taken back. So is a guild stack. A second press does it, as
/// the desk's button does. A finger has looked before it presses.
fn propose(board: Amalfi, action: &str) -> bool {
    let desk = board.desk;
    let verb = verb_of(action);
    let is_stack = verb == "guild";
    let is_purchase = ["buy", "explore", "invite", "build"].contains(&verb);
    if !(is_purchase || is_stack) || desk.taught.get_untracked() || !browser::prefers("(hover: hover)") {
        return false;
    }
    let is_proposed = desk
        .pending
        .with_untracked(|pending| pending.as_ref().is_some_and(|choice| choice.action == action));
    if is_proposed {
        desk.confirm();
        return true;
    }
    let choice = untrack(|| desk.answer(action));
    let is_possible = choice.is_some();
    if is_possible {
        board.sending.forget();
        desk.pending.set(choice.clone().filter(|_| is_stack));
        desk.weighed.set(choice.filter(|_| is_purchase));
    }
    is_possible
}

/// The end of a round asks for bread: what brings some stands out then.
fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Feeding | Phase::Decrees => "ending",
        Phase::Over => "over",
        Phase::Actions => "actions",
        Phase::Guilds | Phase::Keeping | Phase::Drafting | Phase::Reserving => "start",
    }
}

/// What each seat does just now: nothing more in this round, if it has passed.
fn who_passed(view: &View) -> Vec<Option<Message>> {
    let passed = |player: &PlayerView| view.passed.contains(player.seat);
    let told = |player| passed(player).then(|| Message::new("web.amalfi.passed"));
    view.players.iter().map(told).collect()
}

/// What is celebrated: the council meets, a title is earned or a challenge passed. What ends a round has a scene of its own.
fn moment(message: &Message) -> Option<String> {
    let name = |arg: &str| match message.args.get(arg) {
        Some(Arg::Name(id)) => id.rsplit('.').next().map(str::to_owned),
        _ => None,
    };
    match &*message.id {
        "amalfi.log.title" | "amalfi.log.titles-enough" => Some("amalfi-title".into()),
        "amalfi.log.titles-too-few" => Some("amalfi-points".into()),
        "amalfi.log.council-meets" => Some("amalfi-take".into()),
        "amalfi.log.compass" => Some("amalfi-compass".into()),
        "amalfi.log.endgame" => name("card").map(|card| format!("portrait-{card}")),
        _ => None,
    }
}

/// A board of one's own or another's: court, works and routes; the harbour; shipyard and barn.
#[component]
fn Own(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    view! {
        <section class=format!("own seat-{}", seat.index()) aria-label=move || board.name(seat)>
            {(!mine && board.opened.get_untracked().is_some()).then(|| view! {
                <p class="whose">
                    <b>{move || board.name(seat)}</b>
                    <button class="quiet" on:click=move |_| board.opened.set(None)>{tr("web.amalfi.back")}</button>
                </p>
            })}
            <court::Court board seat mine />
            <harbour::Harbour board seat mine />
            <yard::Yard board seat mine />
        </section>
    }
}

/// The four rounds with their decrees, and the part of the round.
#[component]
fn Rounds(board: Amalfi) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| usize::from(view.round)));
    let decrees = Memo::new(move |_| board.read(|view| view.decrees.map(|decree| decree.name()).to_vec()));
    let phase = Memo::new(move |_| board.phase());
    let is_over = Memo::new(move |_| board.phase() == Some(Phase::Over));
    let pills = move || {
        let rounds = decrees.get().into_iter().zip(NUMERALS).enumerate();
        rounds
            .map(|(index, (decree, numeral))| {
                // A lost challenge ends before the last round.
                let is_past = move || index + 1 < round.get() || (is_over.get() && index + 1 == round.get());
                let is_now = move || index + 1 == round.get() && !is_over.get();
                view! {
                    <li class:now=is_now class:past=is_past aria-current=move || is_now().then_some("step") data-explains=decree>
                        <b>{numeral}</b>
                        <span>{move || t(decree)}</span>
                    </li>
                }
            })
            .collect_view()
    };
    let parts = [
        ("amalfi.panel.phase-actions", Phase::Actions),
        ("amalfi.panel.phase-feeding", Phase::Feeding),
        ("amalfi.panel.phase-decrees", Phase::Decrees),
    ];
    let part = move |(id, of): (&'static str, Phase)| {
        view! { <span class:now=move || phase.get() == Some(of)>{tr(id)}</span> }
    };
    view! {
        <div class="decrees">
            <ol>{pills}</ol>
            <p class="parts">{parts.map(part).collect_view()}</p>
        </div>
    }
}

/// What fits in a line of a drawer's name.
const DRAWER: Line = Line {
    latin: 9.6,
    cyrillic: 7.8,
};

/// What a phone keeps in drawers: its sign, its name, and how the answers begin that are given there.
const DRAWERS: [(&str, &str, &str, &[&str]); 5] = [
    (
        "changing",
        "dock",
        "amalfi.explain.changing",
        &["sail cell", "recall cell", "lighthouse cell"],
    ),
    ("workshop", "work", "amalfi.panel.workshop", &["buy"]),
    ("council", "take", "amalfi.panel.council", &["take"]),
    ("atlas", "route", "amalfi.panel.atlas", &["explore"]),
    ("honours", "title", "amalfi.panel.titles", &[]),
];

/// Whether an answer that begins like this is possible.
fn is_offered(board: Amalfi, verb: &str) -> bool {
    board.desk.read(|scene| {
        let answers = scene
            .prompt()
            .map(|prompt| prompt.actions.as_slice())
            .unwrap_or_default();
        answers.iter().any(|choice| choice.action.starts_with(verb))
    })
}

/// The verbs that are possible at any time, whatever is asked.
const ANY_TIME: [&str; 3] = ["lower", "supply", "discard"];

/// The drawer in which all that is asked now is answered: it opens by itself.
fn asked_drawer(board: Amalfi) -> Option<&'static str> {
    board.desk.read(|scene| {
        let answers = &scene.prompt()?.actions;
        drawer_of(answers.iter().map(|choice| choice.action.as_str()))
    })
}

/// The drawer that all of these answers are given in, apart from those that are possible at any time and those on the desk.
fn drawer_of<'a>(answers: impl Iterator<Item = &'a str>) -> Option<&'static str> {
    let asked = answers.filter(|action| {
        let verb = verb_of(action);
        ON_BOARD.contains(&verb) && !ANY_TIME.contains(&verb)
    });
    let asked: Vec<&str> = asked.collect();
    let mut drawers = DRAWERS.iter();
    let is_of = |of: &[&str], action: &str| of.iter().any(|begin| action.starts_with(begin));
    let is_all = |of: &[&str]| !asked.is_empty() && asked.iter().all(|action| is_of(of, action));
    drawers.find(|(.., of)| is_all(of)).map(|(name, ..)| *name)
}

/// The drawers of a phone: a dot where something can be chosen, a tap opens it over the sea.
#[component]
fn Drawers(board: Amalfi) -> impl IntoView {
    let drawer = move |(name, symbol, title, of): (
        &'static str,
        &'static str,
        &'static str,
        &'static [&'static str],
    )| {
        let is_open = Memo::new(move |_| board.drawer.get() == Some(name));
        let is_busy = Memo::new(move |_| of.iter().any(|begin| is_offered(board, begin)));
        let press = move |_| board.drawer.set((!is_open.get_untracked()).then_some(name));
        view! {
            <button data-drawer=name class:busy=move || is_busy.get() aria-pressed=move || is_open.get().to_string() on:click=press>
                {parts::sign(symbol)} <span style:--cut=move || format!("{:.3}", DRAWER.cut_in_three(&t(title)))>{tr(title)}</span>
            </button>
        }
    };
    view! { <nav class="drawers">{DRAWERS.map(drawer).collect_view()}</nav> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawer_with_the_answers_opens_whatever_is_possible_at_any_time() {
        let council = [
            "take raphael",
            "take piri-reis",
            "discard fra-mauro",
            "supply",
            "skip",
        ];
        assert_eq!(drawer_of(council.into_iter()), Some("council"));
        assert_eq!(drawer_of(["buy utopia", "explore rome"].into_iter()), None);
        assert_eq!(drawer_of(["supply", "skip"].into_iter()), None);
    }
}
