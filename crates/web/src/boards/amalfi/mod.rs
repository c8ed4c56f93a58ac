//! Amalfi: the sea with its routes, the three markets, titles and decrees, the own harbour and the hand, drawn.

mod court;
mod desk;
mod explain;
mod hand;
mod harbour;
mod honours;
mod market;
mod near;
mod parts;
mod pay;
mod pieces;
mod sea;
mod start;
mod yard;

use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use signoria_amalfi::pieces::Hold;
use signoria_amalfi::state::Phase;
use signoria_amalfi::view::PlayerView;
use signoria_engine::{Message, Seat};

use crate::boards::{Board, Room};
use crate::table::Desk;
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
    "beacon",
    "glean",
    "unturn",
    "recall",
    "launch",
    "copy",
    "spend",
    "move",
];

/// The numerals of rounds and changing routes.
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Amalfi {
    desk: Desk,
    view: Memo<Option<View>>,
    /// Whose board is shown instead of the own one.
    opened: RwSignal<Option<Seat>>,
    /// Ships that are still to be lowered for the chosen way to pay.
    paying: RwSignal<Vec<String>>,
    /// The hold from which a ship is being moved.
    moving: RwSignal<Option<Hold>>,
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

    /// The own seat; for a spectator the first.
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
    let board = Amalfi {
        desk,
        view,
        opened: RwSignal::new(None),
        paying: RwSignal::new(Vec::new()),
        moving: RwSignal::new(None),
        drawer: RwSignal::new(None),
    };
    pay::go_on(board);
    let asked = Memo::new(move |_| desk.read(|scene| scene.prompt().map(|_| scene.moves)));
    Effect::new(move || {
        // One's own things are needed to answer.
        if asked.get().is_some() {
            board.opened.set(None);
        }
        board.moving.set(None);
        board.drawer.set(None);
    });
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let shown = Memo::new(move |_| {
        let seat = board.opened.get().unwrap_or_else(|| board.home());
        (seat, board.is_own(seat))
    });
    let stage = view! {
        <div class="amalfi" data-seats=move || seats.get().to_string()>
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
            <start::Start board />
            <near::Reactions board />
        </div>
    };
    Board {
        track: view! { <Rounds board /> }.into_any(),
        stage: stage.into_any(),
        fits: true,
        tools: view! { <desk::Feeding board /> <pay::Ways board /> }.into_any(),
        hand: view! { <hand::Hand board /> }.into_any(),
        facts: Arc::new(move |seat| view! { <near::Facts board seat /> }.into_any()),
        explain: Arc::new(move |id| {
            let told = board.read(|view| explain::told(view, id));
            told.map(|told| told.said(|message| desk.say(message)))
        }),
        rooms: &Room::ALL,
        room_of: |verb| match verb {
            "activate" | "build" | "lower" | "supply" | "pay" | "send" | "beacon" | "glean" | "unturn"
            | "launch" | "move" => Room::Mine,
            _ => Room::Board,
        },
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
                let is_past = move || index + 1 < round.get() || is_over.get();
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

/// What a phone keeps in drawers: its sign, its name, and the verb that is answered there.
const DRAWERS: [(&str, &str, &str, &str); 5] = [
    ("changing", "dock", "amalfi.explain.changing", "sail cell"),
    ("workshop", "work", "amalfi.panel.workshop", "buy"),
    ("council", "take", "amalfi.panel.council", "take"),
    ("atlas", "route", "amalfi.panel.atlas", "explore"),
    ("honours", "title", "amalfi.panel.titles", "-"),
];

/// The drawers of a phone: a dot where something can be chosen, a tap opens it over the sea.
#[component]
fn Drawers(board: Amalfi) -> impl IntoView {
    let drawer = move |(name, symbol, title, verb): (
        &'static str,
        &'static str,
        &'static str,
        &'static str,
    )| {
        let is_open = Memo::new(move |_| board.drawer.get() == Some(name));
        let is_busy = Memo::new(move |_| {
            board.desk.read(|scene| {
                let answers = scene
                    .prompt()
                    .map(|prompt| prompt.actions.as_slice())
                    .unwrap_or_default();
                answers.iter().any(|choice| choice.action.starts_with(verb))
            })
        });
        let press = move |_| board.drawer.set((!is_open.get_untracked()).then_some(name));
        view! {
            <button class:busy=move || is_busy.get() aria-pressed=move || is_open.get().to_string() on:click=press>
                {parts::sign(symbol)} <span>{tr(title)}</span>
            </button>
        }
    };
    view! { <nav class="drawers">{DRAWERS.map(drawer).collect_view()}</nav> }
}
