//! What a seat may know, as numbers for learning: the table, every player, the seat's own board, what the wheel and the rows offer, the city, the
//! turn and the step under way.
//!
//! There are too many hexes to encode them by name, so they are encoded by what is printed on them; tiles of which few are in play have
//! names. Nothing here is remembered: it is all in the view.

mod board;
mod city;
mod offers;
mod players;
mod step;

use signoria_engine::{Eye, Observe, Observer, Seat, Set, Token as _};

use crate::edition::{PAIRS, POSITIONS};
use crate::effect::{Bonus, Gain, Gains, Good, Price};
use crate::pieces::{BridgeTile, Grid, Level, ProductionTile, Row, Seal, Space, Track};
use crate::state::{Holder, Phase, Praga, Seen};

/// The most seats.
const MOST_SEATS: usize = 4;

impl Observe for Praga {
    fn observe(&self, seat: Seat, to: &mut impl Observer) {
        to.part("table", |to| {
            self.tell_options(to);
            self.tell_table(to);
        });
        to.around(self.seats, seat, MOST_SEATS, |to, place| {
            self.tell_player(place, seat, to);
        });
        let can = self.executable(seat);
        to.part("mine", |to| self.tell_own(seat, can, to));
        to.part("board", |to| self.tell_board(seat, to));
        to.part("wheel", |to| self.tell_wheel(seat, can, to));
        to.part("rows", |to| self.tell_rows(seat, to));
        to.part("city", |to| self.tell_city(seat, to));
        to.part("tiles", |to| self.tell_tiles(seat, to));
        to.part("turn", |to| self.tell_turn(to));
        to.part("step", |to| self.tell_step(seat, to));
        to.part("parler", |to| self.tell_parler(to));
    }
}

impl Praga {
    fn tell_options(&self, to: &mut impl Observer) {
        let options = &self.options;
        to.one_of("seats", self.seats.count().checked_sub(1), MOST_SEATS);
        to.flag("side-b", options.side as usize > 0);
        to.one_of("left-rail", Some(options.left_rail as usize), 4);
        to.one_of("right-rail", Some(options.right_rail as usize), 4);
        to.one_of("hunger-wall", Some(options.tiers(Grid::HungerWall) as usize), 3);
        to.one_of("cathedral", Some(options.tiers(Grid::Cathedral) as usize), 3);
        let tiles = Space::ALL.iter().filter_map(|&space| options.road_tile(space));
        to.set("road", tiles.collect());
    }

    fn tell_table(&self, to: &mut impl Observer) {
        let phase = match self.phase {
            Phase::Play => 0,
            Phase::Scoring { .. } => 1,
            Phase::Over => 2,
        };
        to.one_of("phase", Some(phase), 3);
        to.flag("era-two", self.era > 1);
        let all = self.figures().start(self.seats.count()).turns;
        to.capped("turns-left", all.saturating_sub(self.turns), 64);
        to.capped("box", self.wheel.box_at(), POSITIONS as u16);
        to.capped("track", self.wheel.track(), 20);
    }

    /// Tiles that lie out or are known to this seat.
    fn tell_tiles(&self, seat: Seat, to: &mut impl Observer) {
        to.set::<ProductionTile>("river", self.river);
        for &seal in Seal::ALL {
            let holder = self.seal_holder(seal);
            let own = holder == Some(Holder::Seat(seat));
            to.part(seal.word(), |to| {
                to.flag("own", own);
                to.flag("taken", holder.is_some() && !own);
                to.flag("open", self.may_seal(seat, seal).is_ok());
            });
        }
        let eye = Eye::Seat(seat);
        to.set("technology", known(&self.technology_hand, eye));
        tell_bridge(to, "bridge", BridgeTile::four(), known(&self.bridge_hand, eye));
        for &level in Level::ALL {
            to.capped(
                ("technologies", level.index() + 1),
                self.technologies[level.index()].len() as u32,
                6,
            );
        }
        to.capped("bridge-stack", self.bridge_stack.len() as u32, 6);
        let looked = self.seen_five.contains(seat);
        for (name, tiles) in [
            ("bridge-five", self.bridge_five),
            ("cathedral-five", self.cathedral_five),
        ] {
            to.capped(name, tiles.len() as u32, 6);
            let known = if looked { tiles } else { Set::EMPTY };
            tell_bridge(to, name, BridgeTile::five(), known);
        }
        for pair in 0..PAIRS {
            to.flag(("pair", pair), self.pairs[pair].is_some());
        }
        for (stack, hexes) in self.stacks.iter().enumerate() {
            to.capped(("stack", stack), hexes.deck.len() as u32, 14);
        }
    }

    fn tell_parler(&self, to: &mut impl Observer) {
        let plays = self.has_parler();
        let parler = &self.parler;
        to.flag("plays", plays);
        to.token("pawn", plays.then_some(parler.pawn));
        for &track in Track::ALL {
            let index = track.index();
            to.part(track.word(), |to| {
                to.capped("count", if plays { parler.counts[index] } else { 0 }, 20);
                to.flag("tile", plays && parler.production[index].is_some());
            });
        }
        for &row in Row::ALL {
            let place = plays.then(|| usize::from(parler.places[row.index()]));
            to.part(row.word(), |to| to.one_of("place", place, 4));
        }
        for card in 1..=5 {
            let left = plays && parler.deck.as_slice().contains(&card);
            to.flag(("card", usize::from(card)), left);
        }
    }
}

/// The drawn tiles that the eye knows.
fn known<T: signoria_engine::Token>(hand: &[Option<Seen<T>>], eye: Eye) -> Set<T> {
    hand.iter().flatten().filter_map(|seen| seen.to(eye)).collect()
}

/// Which of some bridge tiles: a flag for each.
fn tell_bridge(to: &mut impl Observer, name: &'static str, of: &[BridgeTile], tiles: Set<BridgeTile>) {
    for &tile in of {
        to.put_token(name.into(), tile, 1, tiles.contains(tile).into());
    }
}

/// Gains summed up by what they are good for.
#[derive(Clone, Copy, Default)]
struct Sums([u8; SUMS.len()]);

/// What the sums are called.
const SUMS: [&str; 8] = [
    "gold", "stone", "trade", "tokens", "points", "tracks", "scholars", "steps",
];

impl Sums {
    fn of(gains: &Gains) -> Self {
        Self(Self::lanes(gains).to_le_bytes())
    }

    /// With both alternatives of a choice.
    fn of_bonus(bonus: &Bonus) -> Self {
        let either = bonus.either.iter().flatten();
        let sums = either.fold(Self::lanes(&bonus.sure), |sums, gains| sums + Self::lanes(gains));
        Self(sums.to_le_bytes())
    }

    /// All eight sums side by side, 8 bits each. No bonus fills them: see `MOST_OF_ONE`.
    fn lanes(gains: &Gains) -> u64 {
        let lane = |gain: Gain| u64::from(gain.count) << (8 * Self::place(gain.good));
        gains.iter().map(lane).sum()
    }

    const fn place(good: Good) -> usize {
        match good {
            Good::Gold => 0,
            Good::Stone => 1,
            Good::Egg | Good::SilverWindow | Good::GoldWindow => 2,
            Good::RedToken | Good::BlueToken => 3,
            Good::Points => 4,
            Good::GoldMine | Good::Quarry => 5,
            Good::Technology | Good::University => 6,
            Good::HungerWall | Good::Cathedral => 7,
        }
    }

    fn add(&mut self, gain: Gain) {
        let place = Self::place(gain.good);
        self.0[place] = self.0[place].saturating_add(gain.count);
    }

    fn plus(mut self, other: Self) -> Self {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum = sum.saturating_add(more);
        }
        self
    }

    fn tell(self, to: &mut impl Observer) {
        for (name, sum) in SUMS.into_iter().zip(self.0) {
            to.capped(name, sum, 12);
        }
    }
}

fn tell_price(to: &mut impl Observer, price: Price) {
    to.capped("price-gold", price.gold, 9);
    to.capped("price-stone", price.stone, 9);
}
