//! Positions in one line each, and what tests read off a table.
//!
//! A [`position`] begins with empty purses, empty towers and the decks that the round leaves; what matters is added by name.

use serde_json::{Value, json};
use signoria_engine::testing::{Play, Scenario};
use signoria_engine::{Barrier, Edition, Message, Seats, Setup};
use signoria_lorenzo::board::Kind;
use signoria_lorenzo::card::Card;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::pieces::Leader;
use signoria_lorenzo::view::PlayerView;
use signoria_lorenzo::{Components, Event, Lorenzo, Options};

/// A position in the making.
pub type Position = Scenario<Lorenzo>;

/// A game under way.
pub type Table = Play<Lorenzo>;

/// A table at its first position.
#[track_caller]
pub fn start(seats: u8, advanced: bool, seed: u64) -> Table {
    Play::start(&Setup::new(Seats::new(seats), seed).with_options(Options { advanced }))
}

/// The first turn of a round with two seats: the black die shows that, and seat 0 has these cards and goods.
#[track_caller]
pub fn family(round: u8, black: u8, cards: &str, goods: &str) -> Position {
    let position = position(2).round(round).dice(black, 1, 1);
    position.owns(0, cards).goods(0, goods)
}

/// The first turn of round 1 of the standard game, dice 1, 2, 3.
#[track_caller]
pub fn position(seats: u8) -> Position {
    let nobody = json!({
        "goods": {}, "church": 0, "cards": [[], [], [], []], "members": [null, null, null, null],
        "strengthened": [0, 0, 0], "bonus": "basic", "excommunicated": [false, false, false],
        "leaders": [null, null, null, null], "copied": null, "packet": [],
    });
    Scenario::start(&Setup::new(Seats::new(seats), 1)).raw(|state| {
        state["round"] = 1.into();
        // Counted from the members on the board unless a test says otherwise.
        state["turn"] = Value::Null;
        state["order"] = (0..seats).collect::<Vec<u8>>().into();
        state["dice"] = json!([1, 2, 3]);
        state["tiles"] = json!(["1-1", "2-1", "3-1"]);
        for kind in 0..Kind::COUNT {
            state["towers"][kind] = json!([null, null, null, null]);
        }
        for seat in 0..usize::from(seats) {
            state["players"][seat] = nobody.clone();
        }
    })
}

fn card(word: &str) -> Card {
    word.parse().expect(word)
}

/// Amounts as tests write them: `"2 coins, 1 wood"`.
fn parse(goods: &str) -> impl Iterator<Item = (Good, u16)> + '_ {
    let parts = goods.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| {
        let (amount, good) = part.split_once(' ').expect(part);
        (good.parse().expect(part), amount.parse().expect(part))
    })
}

/// What a position of this game is made of.
pub trait Positions: Sized {
    /// The advanced game: bonus tiles A, B, C, D by seat, and leaders that have been discarded unless others are named.
    fn advanced(self) -> Self;
    fn round(self, round: u8) -> Self;
    /// The Church asks for faith; a seat that has a choice must come first.
    fn vatican(self) -> Self;
    /// The game is over.
    fn over(self) -> Self;
    /// That many turns of the round are over.
    fn turn(self, turn: u8) -> Self;
    fn order(self, order: &[u8]) -> Self;
    fn dice(self, black: u8, white: u8, orange: u8) -> Self;
    /// A card lies on a floor.
    fn tower(self, space: &str, card: &str) -> Self;
    /// What a seat holds: `"2 coins, 1 wood"`.
    fn goods(self, seat: usize, goods: &str) -> Self;
    /// Cards of a seat, separated by spaces.
    fn owns(self, seat: usize, cards: &str) -> Self;
    /// A member of a seat stands on a space.
    fn member(self, seat: usize, member: &str, space: &str) -> Self;
    /// The tile of a period, without cubes.
    fn tile(self, tile: &str) -> Self;
    /// A seat is excommunicated with a tile; the round becomes late enough for it.
    fn excommunicated(self, seat: usize, tile: &str) -> Self;
    /// A leader of a seat: in `hand`, `face-up`, `face-down` or `discarded`.
    fn leader(self, seat: usize, leader: &str, status: &str) -> Self;
    fn copies(self, seat: usize, leader: &str) -> Self;
    /// With the leaders, decks and turn that fit.
    fn complete(self) -> Self;
    /// A table with the position on it.
    fn table(&self) -> Table;
}

impl Positions for Position {
    fn advanced(self) -> Self {
        self.raw(|state| {
            state["advanced"] = true.into();
            for (seat, tile) in ["a", "b", "c", "d"].into_iter().enumerate() {
                if !state["players"][seat]["bonus"].is_null() {
                    state["players"][seat]["bonus"] = tile.into();
                }
            }
        })
    }

    fn round(self, round: u8) -> Self {
        self.set("/round", round)
    }

    fn vatican(self) -> Self {
        self.set("/phase", "vatican").set("/turn", 0)
    }

    fn over(self) -> Self {
        self.set("/phase", "over").set("/turn", 0).round(6)
    }

    fn turn(self, turn: u8) -> Self {
        self.set("/turn", turn)
    }

    fn order(self, order: &[u8]) -> Self {
        self.set("/order", order)
    }

    fn dice(self, black: u8, white: u8, orange: u8) -> Self {
        self.set("/dice", [black, white, orange])
    }

    fn tower(self, space: &str, card: &str) -> Self {
        let (kind, floor) = space.split_once('-').expect(space);
        let kind = Kind::ALL
            .iter()
            .position(|known| known.word() == kind)
            .expect(kind);
        let floor: usize = floor.parse().expect(space);
        self.set(&format!("/towers/{kind}/{}", floor - 1), card)
    }

    fn goods(self, seat: usize, goods: &str) -> Self {
        self.raw(|state| {
            for (good, amount) in parse(goods) {
                state["players"][seat]["goods"][good.word()] = amount.into();
            }
        })
    }

    fn owns(self, seat: usize, cards: &str) -> Self {
        self.raw(|state| {
            for word in cards.split_whitespace() {
                let kind = Edition::<Components>::standard().card(card(word)).kind;
                let owned = &mut state["players"][seat]["cards"][kind as usize];
                owned.as_array_mut().expect("a list of cards").push(word.into());
            }
        })
    }

    fn member(self, seat: usize, member: &str, space: &str) -> Self {
        let members = ["black", "white", "orange", "neutral"];
        let index = members.iter().position(|&word| word == member).expect(member);
        self.raw(|state| {
            state["players"][seat]["members"][index] = space.into();
            if space == "council" {
                state["council"].as_array_mut().expect("a row").push(seat.into());
            }
        })
    }

    fn tile(self, tile: &str) -> Self {
        let period = tile.as_bytes()[0] - b'1';
        self.set(&format!("/tiles/{period}"), tile)
    }

    fn excommunicated(self, seat: usize, tile: &str) -> Self {
        let period = tile.as_bytes()[0] - b'1';
        let late = self.get::<String>("/phase") == "actions";
        let round = self.get::<u8>("/round");
        let position = if late {
            self.round(round.max(2 * period + 3))
        } else {
            self
        };
        position
            .set(&format!("/players/{seat}/excommunicated/{period}"), true)
            .tile(tile)
    }

    fn leader(self, seat: usize, leader: &str, status: &str) -> Self {
        self.raw(|state| {
            let places = state["players"][seat]["leaders"].as_array_mut();
            let places = places.expect("four places").iter_mut();
            let free = places.into_iter().find(|place| place.is_null());
            *free.expect("a free place") = json!({ "leader": leader, "status": status });
        })
    }

    fn copies(self, seat: usize, leader: &str) -> Self {
        self.set(&format!("/players/{seat}/copied"), leader)
    }

    fn complete(self) -> Self {
        self.raw(|state| {
            if state["turn"].is_null() {
                state["turn"] = turns_over(state).into();
            }
            if state["advanced"] == true {
                fill_leaders(state);
            }
            fill_decks(state);
        })
    }

    #[track_caller]
    fn table(&self) -> Table {
        self.clone().complete().play()
    }
}

/// As many turns as let every seat have placed its members.
fn turns_over(state: &Value) -> usize {
    let players = state["players"].as_array().expect("players").iter();
    let placed = players.map(|player| {
        let members = player["members"].as_array().expect("members").iter();
        members.filter(|place| !place.is_null()).count()
    });
    let seats = state["order"].as_array().expect("an order").len();
    placed.max().unwrap_or(0) * seats
}

/// Every seat has four leaders: those that no test named have been discarded.
fn fill_leaders(state: &mut Value) {
    let named = state["players"].to_string();
    let mut others = Leader::ALL.iter().map(|leader| leader.word());
    let seats = state["order"].as_array().expect("an order").len();
    for seat in 0..seats {
        let places = state["players"][seat]["leaders"].as_array_mut();
        for place in places
            .expect("four places")
            .iter_mut()
            .filter(|place| place.is_null())
        {
            let free = others.find(|word| !named.contains(&format!("\"{word}\"")));
            *place = json!({ "leader": free.expect("a leader"), "status": "discarded" });
        }
    }
}

/// What the round leaves in the decks, of cards that lie nowhere else.
fn fill_decks(state: &mut Value) {
    let components = Edition::<Components>::standard();
    let players = state["players"].as_array().expect("players").iter();
    let owned: Vec<String> = players.map(|player| player["cards"].to_string()).collect();
    let used = format!("{}{owned:?}", state["towers"]).replace('\\', "");
    let round = state["round"].as_i64().expect("a round");
    for &kind in Kind::ALL {
        let mut deck: Vec<&str> = Vec::new();
        for period in (1..=3_u8).rev() {
            let drawn = (4 * round - 8 * (i64::from(period) - 1)).clamp(0, 8);
            let free = Card::ALL.iter().filter(|&&card| {
                let figures = components.card(card);
                let lies_here = used.contains(&format!("\"{card}\""));
                figures.kind == kind && figures.period == period && !lies_here
            });
            deck.extend(free.take(8 - drawn as usize).map(|card| card.word()));
        }
        state["decks"][kind as usize] = deck.into();
    }
}

/// What tests read off a table. Where no seat is named, it is the one that is waited for.
pub trait Reading {
    fn turn_of(&self) -> signoria_engine::Seat;
    /// Carries out an action and returns whether it can be taken back.
    fn barrier_of(&mut self, seat: usize, action: &str) -> Barrier;
    fn offered(&self) -> Vec<String>;
    fn offers(&self, action: &str) -> bool;
    /// Where the member that was chosen can go.
    fn spaces(&self) -> Vec<String>;
    /// The rule that refuses an action.
    fn refusal(&self, action: &str) -> &'static str;
    fn asked(&self) -> Message;
    fn button(&self, action: &str) -> Message;
    fn family(&self, seat: usize) -> PlayerView;
    fn held(&self, seat: usize, good: &str) -> u16;
    /// Asserts what a seat holds; goods that are not named are 0.
    fn holds(&self, seat: usize, goods: &str);
    fn cards(&self, seat: usize, kind: &str) -> Vec<&'static str>;
    /// The action values of all harvests and productions so far.
    fn worked(&self) -> Vec<i16>;
}

impl Reading for Table {
    #[track_caller]
    fn turn_of(&self) -> signoria_engine::Seat {
        self.seat()
    }

    #[track_caller]
    fn barrier_of(&mut self, seat: usize, action: &str) -> Barrier {
        self.act(seat, action).barrier
    }

    #[track_caller]
    fn offered(&self) -> Vec<String> {
        self.list(self.seat())
    }

    #[track_caller]
    fn offers(&self, action: &str) -> bool {
        self.can(self.seat(), action)
    }

    #[track_caller]
    fn spaces(&self) -> Vec<String> {
        self.listed(self.seat(), "on")
    }

    #[track_caller]
    fn refusal(&self, action: &str) -> &'static str {
        self.refused(self.seat(), action)
    }

    #[track_caller]
    fn asked(&self) -> Message {
        self.question(self.seat())
    }

    #[track_caller]
    fn button(&self, action: &str) -> Message {
        self.label(self.seat(), action)
    }

    fn family(&self, seat: usize) -> PlayerView {
        self.public().players[seat].clone()
    }

    fn held(&self, seat: usize, good: &str) -> u16 {
        self.family(seat).goods.get(good.parse().expect(good))
    }

    #[track_caller]
    fn holds(&self, seat: usize, goods: &str) {
        let family = self.family(seat);
        let wanted: Vec<(Good, u16)> = parse(goods).collect();
        for &good in Good::ALL {
            let wanted: u16 = wanted
                .iter()
                .filter(|part| part.0 == good)
                .map(|part| part.1)
                .sum();
            assert_eq!(
                family.goods.get(good),
                wanted,
                "{good} of {goods}: {:?}",
                family.goods
            );
        }
    }

    fn cards(&self, seat: usize, kind: &str) -> Vec<&'static str> {
        let kind = Kind::ALL
            .iter()
            .position(|known| known.word() == kind)
            .expect(kind);
        self.family(seat).cards[kind]
            .iter()
            .map(|card| card.word())
            .collect()
    }

    fn worked(&self) -> Vec<i16> {
        let values = self.log.iter().filter_map(|told| match told.event {
            Event::Worked { value, .. } => Some(value),
            _ => None,
        });
        values.collect()
    }
}
