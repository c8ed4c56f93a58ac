//! Lorenzo: the city with its towers, church and places, the city wall, and a family's board below it.

mod card;
mod church;
mod desk;
mod explain;
mod family;
mod leader;
mod pieces;
mod places;
mod scenes;
mod sign;
mod target;
mod tower;

use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use signoria_engine::{Message, Seat};
use signoria_lorenzo::View;
use signoria_lorenzo::board::{Kind, Member, Space, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::edition::CardFigures;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::prospect::Prospect;
use signoria_lorenzo::step::{Step, Task};
use signoria_lorenzo::view::PlayerView;

use crate::boards::{Board, Room};
use crate::scene::{verb, verb_of};
use crate::table::Desk;
use crate::words::{say, t, tr};
use sign::art;

pub use pieces::pieces;

/// The verbs that this board offers itself; to pass, to decline and to end a turn stand on the desk.
const ON_BOARD: &[&str] = &[
    "choose",
    "keep",
    "place",
    "on",
    "servants",
    "pay",
    "discount",
    "exchange",
    "clear",
    "produce",
    "privilege",
    "lose",
    "take",
    "discard",
    "play",
    "activate",
    "copy",
    "strengthen",
    "support",
    "refuse",
];

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Lorenzo {
    desk: Desk,
    view: Memo<Option<View>>,
    /// Who stands where.
    standing: Memo<Vec<(Space, Seat, Member)>>,
    /// The board that somebody asked to see instead of the own one.
    opened: RwSignal<Option<Seat>>,
}

impl Lorenzo {
    fn new(desk: Desk) -> Self {
        let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
        let standing = Memo::new(move |_| {
            view.with(|view| {
                let players = view.iter().flat_map(|view| &view.players);
                let members = players.flat_map(|player| {
                    let places = player.members.iter().zip(Member::ALL);
                    places.filter_map(|(place, &member)| Some(((*place)?, player.seat, member)))
                });
                members.collect::<Vec<_>>()
            })
        });
        Self {
            desk,
            view,
            standing,
            opened: RwSignal::new(None),
        }
    }

    /// Something of the view; the default before there is one.
    fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    /// Whose eyes these are.
    fn eye(self) -> Option<Seat> {
        self.read(|view| view.eye)
    }

    /// Whose board is shown: the one that was opened, one's own, or for a spectator the first.
    fn shown(self) -> Option<Seat> {
        let first = || {
            self.read(|view| {
                view.eye
                    .or_else(|| view.players.first().map(|player| player.seat))
            })
        };
        self.opened.get().or_else(first)
    }

    /// Something of one's own board.
    fn own<T>(self, read: impl FnOnce(&PlayerView) -> T) -> Option<T> {
        self.read(|view| view.player(view.eye?).map(read))
    }

    /// Something of a player; the default where there is none.
    fn of<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        seat: Seat,
        read: impl Fn(&PlayerView) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.read(|view| view.player(seat).map(&read).unwrap_or_default()))
    }

    fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }

    /// What is printed on a card.
    fn card(self, card: Card) -> Memo<Option<CardFigures>> {
        Memo::new(move |_| self.read(|view| view.printed.card(card).cloned()))
    }

    /// Who stands on a space.
    fn on(self, space: Space) -> Vec<(Seat, Member)> {
        let all = self.standing.get().into_iter();
        let here = all.filter(|(place, ..)| *place == space);
        here.map(|(_, seat, member)| (seat, member)).collect()
    }

    /// The seats that hold exactly so much of a good.
    fn seats_with(self, good: Good, count: u16) -> Vec<Seat> {
        self.read(|view| {
            let here = view
                .players
                .iter()
                .filter(|player| player.goods.get(good) == count);
            here.map(|player| player.seat).collect()
        })
    }

    /// Whether a space is used by so many players.
    fn is_open(self, space: Space) -> bool {
        self.read(|view| usize::from(view.printed.space(space).seats) <= view.seats.count())
    }

    /// What going there takes and brings, if the action under way can lead there.
    fn way(self, space: Space) -> Option<Prospect> {
        self.read(|view| view.prospects.iter().find(|way| way.space == space).cloned())
    }

    /// Whether an action under way leads anywhere.
    fn way_is_open(self) -> bool {
        self.read(|view| !view.prospects.is_empty())
    }

    /// The space that is pointed at.
    fn pointed(self) -> Option<Space> {
        let action = self.desk.considered.get()?;
        desk::space_of(self, &action)
    }

    /// The member in hand, and where it is about to go.
    fn placing(self) -> Option<(Member, Option<Space>)> {
        self.read(|view| {
            view.steps.iter().rev().find_map(|step| match *step {
                Step::Space { member, .. } => Some((member, None)),
                Step::Servants { task } | Step::Cost { task, .. } | Step::Discount { task, .. } => match task
                {
                    Task::Place { member, space } => Some((member, Some(space))),
                    Task::Take { .. } | Task::Work { .. } => None,
                },
                _ => None,
            })
        })
    }

    /// The card whose cost is being chosen.
    fn paid_card(self) -> Option<Card> {
        self.read(|view| {
            let task = view.steps.iter().rev().find_map(|step| match *step {
                Step::Cost { task, .. } | Step::Discount { task, .. } => Some(task),
                _ => None,
            })?;
            let (Task::Place { space, .. } | Task::Take { space, .. }) = task else {
                return None;
            };
            let index = space as usize;
            let tower = view.towers.get(index / 4)?;
            tower[index % 4]
        })
    }

    /// Whether answers of that verb are asked for.
    fn asks(self, wanted: &str) -> bool {
        self.desk.read(|scene| {
            let prompt = scene.prompt();
            prompt.is_some_and(|prompt| prompt.actions.iter().any(|choice| verb(choice) == wanted))
        })
    }

    /// Whether answers like this one are asked for.
    fn asks_like(self, action: &str) -> bool {
        self.asks(verb_of(action))
    }
}

/// The cards of a kind as a heading.
fn heading(kind: Kind) -> String {
    say(&Message::new("web.lorenzo.kind").with("kind", kind), &[])
}

/// The board.
pub fn board(desk: Desk) -> Board {
    desk.on_board.set(ON_BOARD);
    let board = Lorenzo::new(desk);
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let lifted = Memo::new(move |_| board.way_is_open());
    // One's own decision brings one's own board back.
    Effect::new(move || {
        if desk.is_my_turn() {
            board.opened.set(None);
        }
    });
    let stage = view! {
        <div class="lorenzo" class:lifted=move || lifted.get() data-seats=move || seats.get().to_string()>
            <svg class="city-ground" viewBox="0 0 1140 748" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <rect width="1140" height="748" fill="url(#lorenzo-roofs)"></rect>
            </svg>
            <div class="city">
                <tower::Towers board />
                <span class="river" aria-hidden="true">{art("river")}</span>
                <div class="quarter">
                    <church::Church board />
                    <div class="forum"><places::Council board /><places::Dice board /></div>
                    <div class="works-row"><places::WorkPlace board work=Work::Harvest /><places::WorkPlace board work=Work::Production /></div>
                    <places::Market board />
                </div>
            </div>
            <church::Wall board />
            <family::Family board />
            <scenes::Scene board />
        </div>
    };
    Board {
        track: view! { <Rounds board /> }.into_any(),
        stage: stage.into_any(),
        fits: true,
        tools: view! { <desk::Tools board /> }.into_any(),
        hand: ().into_any(),
        facts: Arc::new(move |seat| view! { <SeatFacts board seat /> }.into_any()),
        explain: Arc::new(move |id| {
            let told = board.read(|view| explain::told(view, id));
            told.map(|told| told.said(|message| desk.say(message)))
        }),
        rooms: &Room::ALL,
        room_of: |verb| match verb {
            "place" | "strengthen" | "play" | "activate" | "discard" => Room::Mine,
            _ => Room::Board,
        },
    }
}

/// Three periods of two rounds, each closed by the Church.
#[component]
fn Rounds(board: Lorenzo) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| view.round));
    let phase = Memo::new(move |_| board.read(|view| Some(view.phase)));
    let step = move |number: u8| {
        let is_now = move || round.get() == number;
        view! {
            <li class:now=is_now class:past=move || { number < round.get() } aria-current=move || is_now().then_some("step") data-explains=format!("round:{number}")>
                <b>{number}</b>
            </li>
        }
    };
    let period = move |index: u8| {
        view! {
            <ol class="period">
                <li class="period-name" aria-hidden="true">{church::PERIODS[usize::from(index)]}</li>
                {[index * 2 + 1, index * 2 + 2].map(step).into_iter().collect_view()}
                <li class="bell" aria-hidden="true">{art("church-sign")}</li>
            </ol>
        }
    };
    let words = move || {
        let name = match phase.get()? {
            signoria_lorenzo::state::Phase::BonusTiles => "lorenzo.phase.bonus-tiles",
            signoria_lorenzo::state::Phase::Draft => "lorenzo.phase.draft",
            signoria_lorenzo::state::Phase::Actions => "lorenzo.phase.actions",
            signoria_lorenzo::state::Phase::Vatican => "lorenzo.phase.vatican",
            signoria_lorenzo::state::Phase::Over => "lorenzo.phase.over",
        };
        Some(t(name))
    };
    view! {
        <div class="rounds lorenzo-rounds">
            {[0, 1, 2].map(period).into_iter().collect_view()}
            <span class="phase">{words}</span>
        </div>
    }
}

/// What matters of a seat in this game: stores, cards by kind, members at home; a press opens its board.
#[component]
fn SeatFacts(board: Lorenzo, seat: Seat) -> impl IntoView {
    const GOODS: [Good; 4] = [Good::Coins, Good::Military, Good::Faith, Good::Servants];
    let fact = move |name: &'static str, label: fn(&str) -> String, value: Memo<u16>| {
        view! {
            <span class:zero=move || value.get() == 0 title=move || label(name)>{move || value.get()}{art(name)}</span>
        }
    };
    let goods = GOODS.map(|good| {
        let held = board.of(seat, move |player| player.goods.get(good));
        fact(good.word(), |word| t(&format!("lorenzo.good.{word}")), held)
    });
    let cards = [Kind::Territory, Kind::Character, Kind::Building, Kind::Venture].map(|kind| {
        let count = board.of(seat, move |player| player.cards[kind as usize].len() as u16);
        fact(
            kind.word(),
            |word| word.parse().map(heading).unwrap_or_default(),
            count,
        )
    });
    let home = board.of(seat, |player| {
        let members = Member::ALL.iter().zip(player.members);
        let home = members.filter(|(_, place)| place.is_none());
        home.map(|(member, _)| *member).collect::<Vec<_>>()
    });
    let is_open = move || board.opened.get() == Some(seat);
    let words = move || {
        say(
            &Message::new("web.lorenzo.open-board").with("name", board.name(seat)),
            &[],
        )
    };
    view! {
        <button class="seat-board" aria-label=words aria-pressed=move || is_open().to_string()
            on:click=move |_| board.opened.update(|opened| *opened = (*opened != Some(seat)).then_some(seat))>
            <span class="facts-row">{goods.into_iter().collect_view()}</span>
            <span class="facts-row">
                {cards.into_iter().collect_view()}
                <span class="at-home" title=tr("web.lorenzo.members")>{move || home.get().into_iter().map(|member| target::figure(seat, member)).collect_view()}</span>
            </span>
        </button>
    }
}
