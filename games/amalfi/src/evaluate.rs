//! How good a position is for a seat: an estimate of its final margin.
//!
//! A position in the middle of an action is first played to the end of it by a plain policy, so that half a move is worth what it leads to.
//! Then everything on the board is priced: points on hand, points in sight (decrees, titles, end-game characters), and what ships, bread,
//! cards and lighthouses can still earn in the rounds left. Of other hands only the number of cards counts.

use signoria_engine::{Evaluate, Rules, Seat};

use crate::action::{Action, Place};
use crate::edition::Criterion;
use crate::effect::{Count, Effect};
use crate::pieces::{Hold, Role};
use crate::rules::Ask;
use crate::state::{Amalfi, Phase, ROUNDS, TITLES, size};
use crate::step::Payment;

/// What a ship in a hold is worth in points, by hold: its goods, and the ship that stands in the bay afterwards.
const HOLDS: [f32; 5] = [6.3, 6.6, 7.0, 7.0, 7.0];
/// A ship in the bay that can still be used in this round.
const BAY: f32 = 4.5;
/// A ship that comes back with the next round.
const RETURNING: f32 = 2.0;
/// A built ship for each round left, less what it eats.
const BUILT: f32 = 1.1;
/// Bread that keeps the crews fed, bread to sail and invite with, and bread beyond that.
const BREAD: [f32; 3] = [1.1, 0.55, 0.25];
/// Bread that is missing now.
const MISSING: f32 = 3.0;
/// How much bread is of use beyond feeding.
const USEFUL_BREAD: u8 = 4;
/// A card in hand.
const CARD: f32 = 0.6;
/// More cards than this are not invited any more.
const USEFUL_CARDS: u8 = 7;
/// An unturned activation character now, and each of them for each round left.
const READY: f32 = 1.3;
const ACTIVE: f32 = 1.7;
/// A permanent character at once and for each round left.
const PERMANENT: (f32, f32) = (0.8, 0.9);
/// A lighthouse at once and for each round left.
const LIGHTHOUSE: (f32, f32) = (0.5, 0.6);
/// A private route for each round left.
const ROUTE: f32 = 1.2;
/// A decree of a later round.
const LATER_DECREE: f32 = 0.8;
/// The hoped-for share of a title or an end-game card beyond what is certain, by rounds left.
const HOPE: [f32; 4] = [0.25, 0.4, 0.5, 0.55];
/// Solo: a title that is needed, the share of it that progress towards the nearest one is worth, and how much less the next one counts.
const NEEDED: f32 = 200.0;
const NEAR: f32 = 0.8;
const NEXT: f32 = 0.6;
/// Solo: a title beyond those that are needed.
const SPARE: f32 = 6.0;
/// Solo: the share of an invited card that a card in hand counts for.
const IN_HAND: f32 = 0.5;
/// Solo: ships count for more, so that not all of them are spent on the first step towards a title.
const SOLO_SHIPS: f32 = 1.6;
/// No action takes more answers than this.
const MOST_ANSWERS: usize = 40;

impl Evaluate for Amalfi {
    fn evaluate(&self, seat: Seat) -> f32 {
        if self.steps.is_empty() {
            return self.margin(seat);
        }
        let mut after = self.clone();
        for _ in 0..MOST_ANSWERS {
            let Some(asked) = after.waiting().first().filter(|_| !after.steps.is_empty()) else {
                break;
            };
            let action = after.plain_choice(asked);
            if after.may(asked, action).is_err() {
                break;
            }
            after.carry_out(asked, action, &mut ());
            after.settle(&mut ());
        }
        after.margin(seat)
    }
}

impl Amalfi {
    fn margin(&self, seat: Seat) -> f32 {
        let others = self.seats.iter().filter(|&other| other != seat);
        let best = others.map(|other| self.worth(other)).reduce(f32::max);
        self.worth(seat) - best.unwrap_or(0.0)
    }

    /// The default answer in the middle of an action.
    fn plain_choice(&self, seat: Seat) -> Action {
        match self.ask() {
            Ask::Payment(payment) => Action::Pay {
                from: self.plain_payment(&payment),
            },
            Ask::Before { .. } | Ask::After { .. } => self.plain_take(seat),
            Ask::Beacon { .. } => Action::Glean,
            Ask::Effect { effect, .. } => self.plain_effect(seat, effect),
            _ => Action::Skip,
        }
    }

    /// Ships that count for the cost first, then the bay, then whatever there is.
    fn plain_payment(&self, payment: &Payment) -> Place {
        let board = self.player(payment.seat);
        let due = payment.useful < payment.cost;
        let hold = |wanted: bool| {
            let mut holds = Hold::ALL.iter().copied();
            holds.find(|&hold| board.hold(hold) > 0 && payment.of.contains(hold) == wanted)
        };
        match (hold(true), hold(false)) {
            (Some(useful), _) if due => useful.into(),
            _ if board.bay > 0 => Place::Bay,
            (Some(any), _) | (None, Some(any)) => any.into(),
            (None, None) => Place::Bay,
        }
    }

    /// The rightmost character, which costs nothing.
    fn plain_take(&self, seat: Seat) -> Action {
        match self.council.rightmost() {
            Some(card) if size(self.player(seat).hand) < USEFUL_CARDS => Action::Take { card },
            _ => Action::Skip,
        }
    }

    fn plain_effect(&self, seat: Seat, effect: Effect) -> Action {
        let board = self.player(seat);
        match effect {
            Effect::Send { .. } if board.bay == 0 => Action::Skip,
            Effect::Send { hold: Some(hold), .. } => Action::Send { hold },
            Effect::Send { hold: None, .. } => Action::Send {
                hold: self.emptiest_hold(seat),
            },
            Effect::Take { .. } => self.plain_take(seat),
            Effect::Lighthouse(_) if board.has_lighthouse() => {
                let mut slots = Vec::new();
                self.list_slots(&mut slots);
                slots.first().copied().unwrap_or(Action::Skip)
            }
            Effect::Lighthouse(_) | Effect::Choose(_) => {
                let mut offers = Vec::new();
                self.list_effect(seat, effect, 0, &mut offers);
                offers.first().copied().unwrap_or(Action::Skip)
            }
            Effect::Untap(_) => match board.turned.iter().next() {
                Some(card) => Action::Unturn { card },
                None => Action::Skip,
            },
            Effect::BuildFree(_) => {
                signoria_engine::Number::new(1).map_or(Action::Skip, |ships| Action::Build { ships })
            }
            Effect::FromPort(_) if board.port > 0 => Action::Launch,
            Effect::Recall(_) => {
                let mut offers = Vec::new();
                self.list_effect(seat, effect, 0, &mut offers);
                offers.first().copied().unwrap_or(Action::Skip)
            }
            Effect::DiscardHand { .. } => match board.hand.iter().next() {
                Some(card) => Action::Spend { card },
                None => Action::Skip,
            },
            _ => Action::Skip,
        }
    }

    fn emptiest_hold(&self, seat: Seat) -> Hold {
        let board = self.player(seat);
        let useful = [Hold::Cloth, Hold::Wine, Hold::Gems, Hold::Wood];
        let emptiest = useful.into_iter().min_by_key(|&hold| board.hold(hold));
        emptiest.unwrap_or(Hold::Cloth)
    }

    /// Everything a player has, in points.
    fn worth(&self, seat: Seat) -> f32 {
        let board = self.player(seat);
        let points = f32::from(board.vp());
        if self.phase == Phase::Over {
            let lost = if self.lost { 100.0 } else { 0.0 };
            return points - lost;
        }
        points
            + if self.is_solo() { SOLO_SHIPS } else { 1.0 } * self.worth_of_ships(seat)
            + self.worth_of_bread(seat)
            + self.worth_of_people(seat)
            + self.worth_of_decrees(seat)
            + self.worth_of_titles(seat)
    }

    fn rounds_left(&self) -> f32 {
        f32::from(ROUNDS - 1 - self.round)
    }

    fn worth_of_ships(&self, seat: Seat) -> f32 {
        let (board, left) = (self.player(seat), self.rounds_left());
        let usable = self.phase == Phase::Actions && !self.passed.contains(seat);
        let returning = if left > 0.0 { RETURNING } else { 0.0 };
        let bay = if usable { BAY } else { returning };
        let hold = if usable || left > 0.0 { 1.0 } else { 0.0 };
        let mut worth = bay * f32::from(board.bay) + returning * f32::from(board.port + board.docked());
        for (&ships, value) in board.holds.iter().zip(HOLDS) {
            // The tenth ship of one kind buys less than the first.
            let ships = f32::from(ships);
            worth += hold * value * (ships - 0.06 * ships * (ships - 1.0).max(0.0));
        }
        let lights = f32::from(size(board.lights));
        worth
            + BUILT * left * f32::from(board.built)
            + ROUTE * left * f32::from(size(board.tiles))
            + lights * (LIGHTHOUSE.0 + LIGHTHOUSE.1 * left)
    }

    fn worth_of_bread(&self, seat: Seat) -> f32 {
        let bread = self.player(seat).bread;
        let last = self.round + 1 == ROUNDS;
        let fed = self.phase == Phase::Decrees;
        let owed = if fed && last { 0 } else { self.feeding_owed(seat) };
        let [first, second, third] = BREAD;
        let feeding = bread.min(owed);
        let useful = (bread - feeding).min(USEFUL_BREAD);
        let rest = bread - feeding - useful;
        let spare = if last && self.passed.contains(seat) {
            0.0
        } else {
            1.0
        };
        let urgent = if self.phase == Phase::Feeding {
            MISSING
        } else {
            first
        };
        urgent * f32::from(feeding) + spare * (second * f32::from(useful) + third * f32::from(rest))
    }

    fn worth_of_people(&self, seat: Seat) -> f32 {
        let (board, left) = (self.player(seat), self.rounds_left());
        let usable = self.phase == Phase::Actions && !self.passed.contains(seat);
        let active = board.invited & self.edition.of_role(Role::Activation);
        let permanent = board.invited & self.edition.of_role(Role::Permanent);
        let ready = if usable { READY } else { 0.0 };
        let hand = f32::from(size(board.hand).min(USEFUL_CARDS));
        let card = if left > 0.0 {
            CARD
        } else if usable {
            0.2
        } else {
            0.0
        };
        let mut worth = card * hand
            + ACTIVE * left * f32::from(size(active))
            + ready * f32::from(size(active - board.turned))
            + f32::from(size(permanent)) * (PERMANENT.0 * f32::from(u8::from(usable)) + PERMANENT.1 * left);
        let hope = HOPE[usize::from(ROUNDS - 1 - self.round)];
        for card in (board.invited & self.edition.of_role(Role::Endgame)).iter() {
            if let Some(score) = self.edition.character(card).score {
                let sure = f32::from(score.points(self.count(seat, score.count)));
                worth += sure + 0.3 * hope * left * (f32::from(score.max) - sure).max(0.0) / 3.0;
            }
        }
        worth
    }

    fn worth_of_decrees(&self, seat: Seat) -> f32 {
        let mut worth = 0.0;
        for round in self.round..ROUNDS {
            let decree = self.decrees[usize::from(round)];
            let passing = self.edition.decree(decree).iter().any(|criterion| {
                matches!(
                    criterion,
                    Criterion::Count {
                        count: Count::Bread | Count::OwnPrivateRouteWithOwnShip,
                        ..
                    }
                )
            });
            let weight = match (round == self.round, passing) {
                (true, false) => 1.0,
                (true, true) => 0.7,
                (false, false) => LATER_DECREE,
                (false, true) => 0.0,
            };
            worth += weight * f32::from(self.decree_points(seat, decree, round));
        }
        worth
    }

    fn worth_of_titles(&self, seat: Seat) -> f32 {
        if self.is_solo() {
            return self.worth_of_challenge(seat);
        }
        let hope = HOPE[usize::from(ROUNDS - 1 - self.round)];
        let mut worth = 0.0;
        for number in 0..TITLES {
            let figures = self.edition.title(self.titles[number]);
            let Some(&next) = figures.vp.get(self.cubes_on(number)) else {
                continue;
            };
            if self.player(seat).titles >> number & 1 == 0 {
                let progress = self.way_to_title(seat, number).progress();
                worth += hope * f32::from(next) * progress * progress;
            }
        }
        worth
    }

    /// In the solo challenge a title that is needed is worth far more than its points, and the nearest ones come first.
    fn worth_of_challenge(&self, seat: Seat) -> f32 {
        let needed = self.edition.solo.titles[self.opponent.unwrap_or_default() as usize];
        let (needed, held) = (needed[usize::from(ROUNDS) - 1], self.cubes(seat));
        let mut ways = [WayToTitle::default(); TITLES];
        let open = (0..TITLES).filter(|number| self.player(seat).titles >> number & 1 == 0);
        let mut count = 0;
        for (place, number) in ways.iter_mut().zip(open) {
            *place = self.way_to_title(seat, number);
            count += 1;
        }
        let ways = &mut ways[..count];
        ways.sort_unstable_by(|a, b| a.missing().total_cmp(&b.missing()));
        let (near, spare) = ways.split_at(count.min(needed.saturating_sub(held).into()));
        let mut worth = NEEDED * f32::from(held.min(needed));
        let mut weight = NEAR * NEEDED;
        for way in near {
            worth += weight * way.progress() * way.progress();
            weight *= NEXT;
        }
        worth + SPARE * spare.iter().map(|way| way.progress()).sum::<f32>()
    }

    /// How far a player has come to a title, in effort.
    fn way_to_title(&self, seat: Seat, number: usize) -> WayToTitle {
        let mut way = WayToTitle::default();
        for &(count, least) in &self.edition.title(self.titles[number]).requires {
            // The first four ships of a fleet are there from the start.
            let given = if count == Count::Fleet {
                self.edition.board.ships
            } else {
                0
            };
            let wanted = least.saturating_sub(given);
            let have = self.count(seat, count).saturating_sub(given).min(wanted);
            let effort = if self.is_solo() { effort(count) } else { 1.0 };
            way.need += effort * f32::from(wanted);
            way.have += effort * f32::from(have);
            if let Some(role) = role_of(count).filter(|_| self.is_solo()) {
                let in_hand = size(self.player(seat).hand & self.edition.of_role(role));
                way.have += IN_HAND * effort * f32::from(in_hand.min(wanted - have));
            }
        }
        way
    }
}

/// The way to a title, in effort.
#[derive(Clone, Copy, Debug, Default)]
struct WayToTitle {
    have: f32,
    need: f32,
}

impl WayToTitle {
    fn progress(self) -> f32 {
        if self.need > 0.0 {
            self.have / self.need
        } else {
            0.0
        }
    }

    fn missing(self) -> f32 {
        self.need - self.have
    }
}

/// What one more of a thing takes, roughly.
fn effort(count: Count) -> f32 {
    match count {
        Count::Fleet | Count::Lighthouse => 1.0,
        Count::PrivateRoute => 1.2,
        Count::TwoTypesWithAtLeast => 4.0,
        Count::MasterpieceOfBestType => 2.0,
        _ => 1.5,
    }
}

/// The type of character that is counted.
fn role_of(count: Count) -> Option<Role> {
    match count {
        Count::CharInstant => Some(Role::Instant),
        Count::CharPermanent => Some(Role::Permanent),
        Count::CharActivation => Some(Role::Activation),
        Count::CharEndgame => Some(Role::Endgame),
        _ => None,
    }
}

/// All five resources count for something.
const _: () = assert!(HOLDS.len() == Hold::ALL.len());
