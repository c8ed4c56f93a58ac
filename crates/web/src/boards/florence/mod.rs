//! Florence: the lots under the hammer, one's own estate, the builders' yard, the neighbours and the hand, drawn.

mod court;
mod diego;
mod estate;
mod explain;
mod grid;
mod hand;
mod icons;
mod lots;
mod near;
mod pieces;
mod placing;
mod raise;
mod sums;
mod work;
mod yard;

use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use signoria_engine::{Arg, Message, Seat};
use signoria_florence::View;
use signoria_florence::view::PlayerView;

use crate::art::drawing;
use crate::boards::{Board, Room};
use crate::table::Desk;
use crate::words::{say, t, tr};
use placing::Bench;

pub use pieces::pieces;

/// The verbs that this board offers itself.
const ON_BOARD: &[&str] = &[
    "place",
    "open",
    "take",
    "put-up",
    "build",
    "introduce",
    "draw",
    "return",
    "work",
    "add",
    "keep",
    "under",
    "recruit",
    "convert",
    "give-up",
    "ask",
    "bid",
    "choose",
    "professor",
];

/// The numerals of the rounds.
const NUMERALS: [&str; 7] = ["I", "II", "III", "IV", "V", "VI", "VII"];

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Florence {
    desk: Desk,
    view: Memo<Option<View>>,
}

impl Florence {
    /// Something of the view; the default before there is one.
    fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    /// Something of a player; the default where there is none.
    fn of<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        seat: Seat,
        read: fn(&PlayerView) -> T,
    ) -> Memo<T> {
        Memo::new(move |_| self.read(|view| view.player(seat).map(read).unwrap_or_default()))
    }

    /// Whose estate is shown large: one's own, or for a spectator that of the first seat.
    fn shown(self) -> Option<Seat> {
        self.read(|view| {
            view.eye
                .or_else(|| view.players.first().map(|player| player.seat))
        })
    }

    fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }
}

/// The board.
pub fn board(desk: Desk) -> Board {
    desk.on_board.set(ON_BOARD);
    desk.minor.set(&["sell", "end"]);
    let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
    let board = Florence { desk, view };
    let bench = Bench::new(board);
    let work = work::Work::new(board);
    desk.moments.set(moment);
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let stage = view! {
        <div class="florence" data-phase=move || board.read(|view| view.phase.name()) data-seats=move || seats.get().to_string()>
            <lots::Lots board />
            <section class="estate" aria-label=tr("web.florence.estate-own")>
                <Terrace board />
                <placing::Garden board bench />
            </section>
            <yard::Yard board bench />
            <court::Court board />
            <hand::Seen board />
            <work::WorkSheet board work />
            {move || match seats.get() {
                1 => view! { <diego::Diego board /> }.into_any(),
                _ => view! { <near::Neighbours board /> }.into_any(),
            }}
        </div>
    };
    Board {
        track: view! { <Rounds board /> }.into_any(),
        stage: stage.into_any(),
        fits: true,
        tools: view! { <placing::Tools bench /> <work::Complete work /> <raise::UpTo board /> <sums::Sums board /> }.into_any(),
        hand: view! { <hand::Hand board /> }.into_any(),
        facts: Arc::new(move |seat| view! { <SeatFacts board seat /> }.into_any()),
        trophy: Some(Arc::new(move |seat| view! { <estate::Estate board seat /> }.into_any())),
        rooms: &Room::ALL,
        explain: Arc::new(move |id| {
            let told = board.read(|view| explain::told(view, id));
            told.map(|told| told.said(|message| desk.say(message)))
        }),
        room_of: |verb| match verb {
            "place" | "work" | "return" | "add" | "convert" | "give-up" => Room::Mine,
            "recruit" => Room::Others,
            _ => Room::Board,
        },
    }
}

/// What is celebrated: a new round, a lot sold, the best work.
fn moment(message: &Message) -> Option<String> {
    match &*message.id {
        "florence.log.round" | "florence.log.round-of-diego" => Some("florence-hammer".into()),
        "florence.log.bought" => match message.args.get("stack") {
            Some(Arg::Name(id)) => {
                let stack = id.strip_prefix("florence.stack.")?.parse().ok()?;
                Some(lots::stack_picture(stack))
            }
            _ => None,
        },
        "florence.log.best-work" => Some("florence-star".into()),
        "florence.log.completed" => Some("florence-work".into()),
        _ => None,
    }
}

/// The seven rounds with their minimum work values, and the part of the round.
#[component]
fn Rounds(board: Florence) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| view.round));
    let phase = Memo::new(move |_| board.read(|view| view.phase.name()));
    // The figures of a table stay as they are, but they come with the first view.
    let minimum = Memo::new(move |_| board.read(|view| view.figures.minimum.to_vec()));
    let rounds = move || {
        let figures = minimum.get().into_iter().zip(NUMERALS).enumerate();
        figures
            .map(|(index, (minimum, numeral))| {
                let number = index as u8 + 1;
                let label = Message::new("web.florence.round").with("number", number).with("minimum", minimum);
                let is_now = move || number == round.get();
                view! {
                    <li class:now=is_now class:past=move || { number < round.get() } aria-current=move || is_now().then_some("step")
                        data-explains=format!("florence.round.{number}")>
                        <span class="visually-hidden">{move || say(&label, &[])}</span>
                        <b aria-hidden="true">{numeral}</b>
                        <small aria-hidden="true">{minimum}</small>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="rounds">
            <ol>{rounds}</ol>
            <span class="phase" data-explains=move || format!("florence.phase.{}", phase.get())>{move || t(&format!("florence.phase.{}", phase.get()))}</span>
        </div>
    }
}

/// What one's estate can do: jesters, builders, freedoms.
#[component]
fn Terrace(board: Florence) -> impl IntoView {
    let own = move |read: fn(&PlayerView) -> u8| {
        Memo::new(move |_| board.read(|view| view.own().map(read)).unwrap_or(0))
    };
    let (jesters, builders) = (own(|player| player.jesters), own(|player| player.builders));
    let figure = |name: &'static str, label: &'static str, count: Memo<u8>| {
        view! {
            <span class="figure" class:quiet-thing=move || count.get() == 0 data-explains=format!("florence.stack.{name}")>
                {drawing(&format!("florence-{name}"))} <b>{move || count.get()}</b>
                <span class="visually-hidden">{tr(label)}</span>
            </span>
        }
    };
    view! {
        <div class="terrace">
            <h3>{tr("web.florence.estate-own")}</h3>
            {figure("jester", "web.florence.jesters", jesters)}
            {figure("builder", "web.florence.builders", builders)}
            <yard::Flags board seat=Signal::derive(move || board.read(|view| view.eye)) />
        </div>
    }
}

/// What matters of a seat in this game: money, hand, works, best work.
#[component]
fn SeatFacts(board: Florence, seat: Seat) -> impl IntoView {
    let coins = board.of(seat, |player| player.coins);
    let hand = board.of(seat, |player| u32::from(player.hand_count));
    let works = board.of(seat, |player| {
        player.table.len() as u32 + u32::from(player.recruited)
    });
    let best = board.of(seat, |player| u32::from(player.best));
    let fact = |name: &'static str, picture: &'static str, label: &'static str, value: Memo<u32>| {
        view! {
            <span class:zero=move || value.get() == 0 data-explains=format!("florence.fact.{name}")>
                {drawing(&format!("florence-{picture}"))} {move || value.get()} <span class="visually-hidden">{tr(label)}</span>
            </span>
        }
    };
    view! {
        <span data-explains="florence.fact.coins">
            {drawing("florence-coin")}
            {move || match coins.get() {
                Some(coins) => coins.into_any(),
                None => view! { <em>{tr("web.florence.coins-hidden")}</em> }.into_any(),
            }}
        </span>
        {fact("hand", "hand", "web.florence.professions", hand)}
        {fact("works", "work", "web.florence.on-table", works)}
        {fact("best", "star", "web.florence.best", best)}
    }
}
