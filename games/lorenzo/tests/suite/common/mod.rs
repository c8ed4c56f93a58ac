//! Positions in one line each, and a table to play them on.
//!
//! A [`Scenario`] begins with empty purses, empty towers and the decks that the round leaves; what matters is added by name. It is built
//! through JSON and the game's own audit, so that no test starts from a position that cannot be.

#![allow(dead_code)]

use serde_json::{Value, json};
use signoria_engine::{
    Barrier, Edition, Eye, Illegal, Seat, Seats, Setup, Standing, Told, message::Message, prelude::*,
};
use signoria_lorenzo::board::Kind;
use signoria_lorenzo::card::Card;
use signoria_lorenzo::leader::Leader;
use signoria_lorenzo::view::{FamilyView, View};
use signoria_lorenzo::{Action, Components, Event, Lorenzo, Options, Refusal};

/// A position in the making.
#[derive(Clone)]
pub struct Scenario {
    seats: u8,
    advanced: bool,
    round: u8,
    phase: &'static str,
    turn: Option<u8>,
    order: Vec<u8>,
    dice: [u8; 3],
    towers: Vec<(&'static str, &'static str)>,
    tiles: [&'static str; 3],
    council: Vec<u8>,
    families: Vec<Value>,
    leaders: Vec<Vec<(&'static str, &'static str)>>,
}

fn kind_index(word: &str) -> usize {
    Kind::ALL.iter().position(|kind| kind.word() == word).expect(word)
}

fn figures() -> Edition<Components> {
    Edition::standard()
}

fn card(word: &str) -> Card {
    word.parse().expect(word)
}

impl Scenario {
    /// The first turn of round 1 of the standard game, dice 1, 2, 3.
    pub fn of(seats: u8) -> Self {
        let family = json!({
            "goods": {}, "church": 0, "cards": [[], [], [], []], "members": [null, null, null, null],
            "strengthened": [0, 0, 0], "bonus": "basic", "excommunicated": [false, false, false],
            "leaders": [null, null, null, null], "copied": null, "packet": [],
        });
        Self {
            seats,
            advanced: false,
            round: 1,
            phase: "actions",
            turn: None,
            order: (0..seats).collect(),
            dice: [1, 2, 3],
            towers: Vec::new(),
            tiles: ["1-1", "2-1", "3-1"],
            council: Vec::new(),
            families: vec![family; usize::from(seats)],
            leaders: vec![Vec::new(); usize::from(seats)],
        }
    }

    /// The advanced game: bonus tiles A, B, C, D by seat, and leaders that have been discarded unless others are named.
    pub fn advanced(mut self) -> Self {
        self.advanced = true;
        for (family, tile) in self.families.iter_mut().zip(["a", "b", "c", "d"]) {
            family["bonus"] = tile.into();
        }
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// The Church asks for faith; a seat that has a choice must come first.
    pub fn vatican(mut self) -> Self {
        self.phase = "vatican";
        self.turn = Some(0);
        self
    }

    /// The game is over.
    pub fn over(mut self) -> Self {
        self.phase = "over";
        self.round = 6;
        self.turn = Some(0);
        self
    }

    /// So many turns of the round are over.
    pub fn turn(mut self, turn: u8) -> Self {
        self.turn = Some(turn);
        self
    }

    pub fn order(mut self, order: &[u8]) -> Self {
        self.order = order.to_vec();
        self
    }

    pub fn dice(mut self, black: u8, white: u8, orange: u8) -> Self {
        self.dice = [black, white, orange];
        self
    }

    /// A card lies on a floor.
    pub fn tower(mut self, space: &'static str, card: &'static str) -> Self {
        self.towers.push((space, card));
        self
    }

    /// What a seat holds: `"2 coins, 1 wood"`.
    pub fn goods(mut self, seat: usize, goods: &str) -> Self {
        for (good, amount) in parse(goods) {
            self.families[seat]["goods"][good] = amount.into();
        }
        self
    }

    /// Cards of a seat, separated by spaces.
    pub fn owns(mut self, seat: usize, cards: &str) -> Self {
        for word in cards.split_whitespace() {
            let kind = figures().card(card(word)).kind;
            let list = self.families[seat]["cards"][kind as usize]
                .as_array_mut()
                .unwrap();
            list.push(word.into());
        }
        self
    }

    /// A member of a seat stands on a space.
    pub fn member(mut self, seat: usize, member: &str, space: &str) -> Self {
        let index = ["black", "white", "orange", "neutral"]
            .iter()
            .position(|&word| word == member)
            .unwrap();
        self.families[seat]["members"][index] = space.into();
        if space == "council" {
            self.council.push(seat as u8);
        }
        self
    }

    /// The tile of a period, without cubes.
    pub fn tile(mut self, tile: &'static str) -> Self {
        let period = usize::from(tile.as_bytes()[0] - b'1');
        self.tiles[period] = tile;
        self
    }

    /// A seat is excommunicated with a tile; the round becomes late enough for it.
    pub fn excommunicated(mut self, seat: usize, tile: &'static str) -> Self {
        let period = tile.as_bytes()[0] - b'1';
        if self.phase == "actions" {
            self.round = self.round.max(2 * period + 3);
        }
        self.families[seat]["excommunicated"][usize::from(period)] = true.into();
        self.tile(tile)
    }

    pub fn bonus(mut self, seat: usize, tile: &str) -> Self {
        self.families[seat]["bonus"] = tile.into();
        self
    }

    /// A leader of a seat: in `hand`, `face-up`, `face-down` or `discarded`.
    pub fn leader(mut self, seat: usize, leader: &'static str, status: &'static str) -> Self {
        self.leaders[seat].push((leader, status));
        self
    }

    pub fn copies(mut self, seat: usize, leader: &str) -> Self {
        self.families[seat]["copied"] = leader.into();
        self
    }

    /// The position, audited.
    pub fn build(&self) -> Lorenzo {
        let game: Lorenzo = serde_json::from_value(self.value()).expect("a state");
        game.audit().expect("a possible position");
        game
    }

    /// A table with the position on it.
    pub fn table(&self) -> Table {
        Table {
            game: self.build(),
            log: Vec::new(),
        }
    }

    /// The position as JSON, not audited.
    pub fn value(&self) -> Value {
        let setup: Setup<Lorenzo> = Setup::new(Seats::new(self.seats), 1).with_options(Options {
            advanced: self.advanced,
        });
        let mut state = serde_json::to_value(setup.start().unwrap()).unwrap();
        let members = |family: &Value| {
            let members = family["members"].as_array().unwrap();
            members.iter().filter(|place| !place.is_null()).count()
        };
        let placed = self.families.iter().map(members).max().unwrap_or(0) as u8;
        state["phase"] = self.phase.into();
        state["round"] = self.round.into();
        state["order"] = self.order.clone().into();
        state["turn"] = self.turn.unwrap_or(placed * self.seats).into();
        state["placed"] = false.into();
        state["dice"] = self.dice.to_vec().into();
        state["tiles"] = self.tiles.to_vec().into();
        state["council"] = self.council.clone().into();
        state["towers"] = json!([
            [null, null, null, null],
            [null, null, null, null],
            [null, null, null, null],
            [null, null, null, null]
        ]);
        for &(space, card) in &self.towers {
            let (kind, floor) = space.split_once('-').unwrap();
            let floor: usize = floor.parse().unwrap();
            state["towers"][kind_index(kind)][floor - 1] = card.into();
        }
        for (seat, family) in self.families.iter().enumerate() {
            state["families"][seat] = family.clone();
        }
        self.fill_leaders(&mut state);
        self.fill_decks(&mut state);
        state
    }

    fn fill_leaders(&self, state: &mut Value) {
        if !self.advanced {
            return;
        }
        let named: Vec<&str> = self.leaders.iter().flatten().map(|&(leader, _)| leader).collect();
        let mut others = Leader::ALL
            .iter()
            .filter(|leader| !named.contains(&leader.word()));
        for (seat, leaders) in self.leaders.iter().enumerate() {
            for place in 0..4 {
                let (leader, status) = match leaders.get(place) {
                    Some(&(leader, status)) => (leader, status),
                    None => (others.next().unwrap().word(), "discarded"),
                };
                state["families"][seat]["leaders"][place] = json!({ "leader": leader, "status": status });
            }
        }
    }

    /// What the round leaves in the decks, of cards that lie nowhere else.
    fn fill_decks(&self, state: &mut Value) {
        let mut used: Vec<&str> = self.towers.iter().map(|&(_, card)| card).collect();
        let owned: Vec<&Value> = self
            .families
            .iter()
            .flat_map(|family| family["cards"].as_array().unwrap())
            .flat_map(|cards| cards.as_array().unwrap())
            .collect();
        used.extend(owned.iter().map(|card| card.as_str().unwrap()));
        for &kind in Kind::ALL {
            let mut deck: Vec<&str> = Vec::new();
            for period in (1..=3_u8).rev() {
                let drawn = (4 * i32::from(self.round) - 8 * (i32::from(period) - 1)).clamp(0, 8);
                let free = Card::ALL.iter().filter(|&&card| {
                    let card_figures = figures();
                    let card_figures = card_figures.card(card);
                    card_figures.kind == kind && card_figures.period == period && !used.contains(&card.word())
                });
                deck.extend(free.take(8 - drawn as usize).map(|card| card.word()));
            }
            state["decks"][kind as usize] = deck.into();
        }
    }
}

fn parse(goods: &str) -> Vec<(&str, u16)> {
    goods
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .map(|part| {
            let (amount, good) = part.split_once(' ').expect(part);
            (good, amount.parse().expect(part))
        })
        .collect()
}

/// A game under way, with all that was told.
pub struct Table {
    pub game: Lorenzo,
    pub log: Vec<Told<Event>>,
}

impl Table {
    pub fn start(seats: u8, advanced: bool, seed: u64) -> Self {
        let setup: Setup<Lorenzo> = Setup::new(Seats::new(seats), seed).with_options(Options { advanced });
        Self {
            game: setup.start().unwrap(),
            log: Vec::new(),
        }
    }

    /// Who is waited for (the lowest of several).
    pub fn turn_of(&self) -> Seat {
        self.game.waiting().first().expect("somebody is waited for")
    }

    /// Actions of the seat that is waited for, separated by semicolons.
    #[track_caller]
    pub fn does(&mut self, actions: &str) -> &mut Self {
        for action in actions.split(';').map(str::trim) {
            let seat = self.turn_of();
            self.does_as(seat.index(), action);
        }
        self
    }

    #[track_caller]
    pub fn does_as(&mut self, seat: usize, action: &str) -> Barrier {
        let listed = self.offered_to(seat);
        let parsed: Action = action.parse().expect(action);
        let barrier = match self.game.apply(Seat::new(seat as u8), parsed, &mut self.log) {
            Ok(barrier) => barrier,
            Err(error) => panic!("\"{action}\" was refused: {error:?}; offered are {listed:?}"),
        };
        assert!(listed.contains(&action.to_owned()), "\"{action}\" was not listed");
        self.game.audit().expect("a possible position");
        barrier
    }

    pub fn offered_to(&self, seat: usize) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(Seat::new(seat as u8), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// What the seat that is waited for can do.
    pub fn offered(&self) -> Vec<String> {
        self.offered_to(self.turn_of().index())
    }

    /// Where the member that was chosen can go.
    pub fn spaces(&self) -> Vec<String> {
        let offered = self.offered().into_iter();
        offered.filter(|action| action.starts_with("on ")).collect()
    }

    pub fn offers(&self, action: &str) -> bool {
        self.offered().iter().any(|offered| offered == action)
    }

    /// The rule that refuses an action of the seat that is waited for. Nothing changes.
    #[track_caller]
    pub fn refusal(&self, action: &str) -> &'static str {
        self.refusal_to(self.turn_of().index(), action)
    }

    #[track_caller]
    pub fn refusal_to(&self, seat: usize, action: &str) -> &'static str {
        let mut game = self.game.clone();
        let parsed: Action = action.parse().expect(action);
        match game.apply(Seat::new(seat as u8), parsed, &mut ()) {
            Ok(_) => panic!("\"{action}\" was accepted"),
            Err(error) => {
                assert_eq!(game, self.game, "a refusal changed something");
                Illegal::<Refusal>::rule(&error)
            }
        }
    }

    pub fn view(&self) -> View {
        self.game.view(Eye::Spectator)
    }

    pub fn family(&self, seat: usize) -> FamilyView {
        self.view().families[seat].clone()
    }

    /// How much a seat holds of a good.
    pub fn held(&self, seat: usize, good: &str) -> u16 {
        self.family(seat).goods.get(good.parse().expect(good))
    }

    /// Asserts what a seat holds; goods that are not named are 0.
    #[track_caller]
    pub fn holds(&self, seat: usize, goods: &str) -> &Self {
        let expected = parse(goods);
        let held: Vec<(&str, u16)> = signoria_lorenzo::goods::Good::ALL
            .iter()
            .map(|good| (good.word(), self.family(seat).goods.get(*good)))
            .filter(|&(_, amount)| amount > 0)
            .collect();
        let mut wanted: Vec<(&str, u16)> = expected.into_iter().filter(|&(_, amount)| amount > 0).collect();
        let place = |good: &str| {
            signoria_lorenzo::goods::Good::ALL
                .iter()
                .position(|known| known.word() == good)
                .expect("a good")
        };
        wanted.sort_by_key(|&(good, _)| place(good));
        assert_eq!(held, wanted);
        self
    }

    pub fn cards(&self, seat: usize, kind: &str) -> Vec<&'static str> {
        self.family(seat).cards[kind_index(kind)]
            .iter()
            .map(|card| card.word())
            .collect()
    }

    /// What an action of the seat that is waited for says on its button.
    #[track_caller]
    pub fn label(&self, action: &str) -> Message {
        assert!(
            self.offers(action),
            "{action} is not offered: {:?}",
            self.offered()
        );
        self.game.label(self.turn_of(), action.parse().expect(action))
    }

    pub fn question(&self) -> Message {
        self.game.question(self.turn_of())
    }

    pub fn standing(&self, seat: usize) -> Standing {
        self.game.standings().of(Seat::new(seat as u8)).unwrap().clone()
    }

    pub fn score(&self, seat: usize) -> i32 {
        self.standing(seat).score
    }

    /// The points of one source.
    pub fn points(&self, seat: usize, source: &str) -> i32 {
        let id = format!("lorenzo.source.{source}");
        let standing = self.standing(seat);
        standing
            .sources
            .iter()
            .find(|source| source.name.id == id)
            .unwrap()
            .points
    }
}
