//! Florence: the lots under the hammer, one's own estate, the builders' yard, the neighbours and the hand, drawn.

mod bar;
mod bids;
mod court;
mod deeds;
mod depict;
mod diego;
mod ending;
mod estate;
mod explain;
mod grid;
mod hand;
mod lots;
mod near;
mod pay;
mod pieces;
mod placing;
mod plan;
mod race;
mod raise;
mod sheet;
mod stair;
mod sums;
mod terrace;
mod work;
mod yard;

use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use signoria_engine::{Arg, Message, Seat};
use signoria_florence::View;
use signoria_florence::view::{Gain, PlayerView};

use crate::art::drawing;
use crate::boards::{Board, Room};
use crate::session::Logged;
use crate::table::Desk;
use crate::words::tr;
use placing::Bench;
use work::Shares;

pub use pieces::pieces;

/// The verbs that this board offers itself.
const ON_BOARD: &[&str] = &[
    "place",
    "open",
    "take",
    "put-up",
    "build",
    "propose",
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
    "professor",
];

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Florence {
    desk: Desk,
    view: Memo<Option<View>>,
    /// What the action that the person considers would bring.
    gain: Memo<Option<Gain>>,
    /// What in one's own estate counts for the work that is considered or under way.
    shares: RwSignal<Shares>,
    /// Whose estate a press on a seat in the rail has brought to the stage.
    visited: RwSignal<Option<Seat>>,
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

    /// Whose side of the table this is: one's own, or for a spectator that of the first seat.
    fn home(self) -> Option<Seat> {
        self.read(|view| {
            view.eye
                .or_else(|| view.players.first().map(|player| player.seat))
        })
    }

    /// Whose estate is shown large: one's own, unless another's is visited.
    fn shown(self) -> Option<Seat> {
        self.visited.get().or_else(|| self.home())
    }

    fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }
}

/// The board.
pub fn board(desk: Desk) -> Board {
    desk.on_board.set(ON_BOARD);
    desk.minor.set(&["sell", "end", "withdraw", "sit-out", "nothing"]);
    let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
    let gain = Memo::new(move |_| {
        // What lies under the pointer may have nothing to do with what is asked: then that counts.
        match desk.pointed().filter(|action| desk.session.offers(action)) {
            Some(action) => action
                .parse()
                .ok()
                .and_then(|action| view.with(|view| view.as_ref()?.gain(Some(action)))),
            None => view.with(|view| view.as_ref()?.gain(None)),
        }
    });
    let visited = RwSignal::new(None);
    let board = Florence {
        desk,
        view,
        gain,
        shares: RwSignal::new(Shares::default()),
        visited,
    };
    let limit = raise::Limit::new(board);
    let bench = Bench::new(board);
    let work = work::Work::new(board);
    desk.signs.set(bar::signs(board, bench, work, limit));
    desk.steps_back
        .set(Some(Memo::new(move |_| bench.can_put_back())));
    desk.moments.set(moment);
    desk.seals.set(Some(works_of_the_round));
    let picture = move |message: &Message| board.read(|view| depict::line(&view.figures, message));
    desk.pictures.set(Some(Arc::new(picture)));
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let stage = view! {
        <div class="florence" data-phase=move || board.read(|view| view.phase.name()) data-seats=move || seats.get().to_string()>
            <lots::Lots board />
            <section class="estate" aria-label=move || terrace::title(board)>
                <terrace::Terrace board />
                <placing::Garden board bench />
            </section>
            <yard::Yard board bench limit />
            <court::Court board />
            <hand::Seen board />
            <sheet::WorkSheet board work />
            {move || match seats.get() {
                1 => view! { <diego::Diego board /> }.into_any(),
                _ => view! { <near::Neighbours board /> }.into_any(),
            }}
        </div>
    };
    Board {
        track: view! { <bar::Rounds board /> }.into_any(),
        stage: stage.into_any(),
        fits: true,
        tools: view! { <placing::Tools bench /> <pay::Complete work /> <raise::UpTo limit /> <sums::Sums board /> }.into_any(),
        hand: view! { <hand::Hand board work /> }.into_any(),
        facts: Arc::new(move |seat| view! { <SeatFacts board seat /> }.into_any()),
        trophy: Some(Arc::new(move |seat| view! { <estate::Estate board seat walled=true /> }.into_any())),
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
        "florence.log.best-work" => Some("florence-laurel".into()),
        "florence.log.completed" => Some("florence-work".into()),
        _ => None,
    }
}

/// What everybody's best work of the round was worth, when the best of all is told.
fn works_of_the_round(message: &Message, log: &[Arc<Logged>]) -> Vec<(Seat, i64)> {
    if message.id != "florence.log.best-work" {
        return Vec::new();
    }
    let told = log.iter().rev().map(|logged| &logged.line.message);
    // The next round may have begun in the same breath.
    let after = told.skip_while(|line| line.id != "florence.log.best-work");
    let round = after.take_while(|line| !line.id.starts_with("florence.log.round"));
    let mut best: Vec<(Seat, i64)> = Vec::new();
    for line in round.filter(|line| line.id == "florence.log.completed") {
        if let (Some(Arg::Seat(seat)), Some(Arg::Number(value))) =
            (line.args.get("seat"), line.args.get("value"))
        {
            match best.iter_mut().find(|(found, _)| found == seat) {
                Some((_, known)) => *known = (*known).max(*value),
                None => best.push((*seat, *value)),
            }
        }
    }
    best.sort_unstable_by_key(|(seat, _)| *seat);
    best
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
    // No best work is no work worth nothing.
    let figure = |value: u32, name: &str| match (value, name) {
        (0, "best") => "–".to_owned(),
        _ => value.to_string(),
    };
    let fact = move |name: &'static str, picture: &'static str, label: &'static str, value: Memo<u32>| {
        view! {
            <span class:zero=move || value.get() == 0 data-explains=format!("florence.fact.{name}")>
                {drawing(&format!("florence-{picture}"))} {move || figure(value.get(), name)} <span class="visually-hidden">{tr(label)}</span>
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
        {fact("best", "laurel", "web.florence.best", best)}
    }
}
