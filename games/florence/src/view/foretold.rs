//! What an answer would bring: what it adds to the estate and to works, what a work that is put together pays, and what the next bid is.

use signoria_engine::{Number, Seat, SeatSet};

use super::{Obstacle, PlayerView, StepView, View, WorkSum, WorkView};
use crate::action::Action;
use crate::event::coins;
use crate::pieces::{Building, Card, Freedom, Landscape, Pile, Stack, Tile};
use crate::state::Step;

/// Something that counts for works, or makes building cheaper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A building.
    Building(Building),
    /// A landscape.
    Landscape(Landscape),
    /// A freedom.
    Freedom(Freedom),
    /// A jester.
    Jester,
    /// A builder.
    Builder,
    /// A profession or recruiting card.
    Card,
}

impl Gain {
    const fn of_tile(tile: Tile) -> Self {
        match tile {
            Tile::Building(building) => Self::Building(building),
            Tile::Landscape(landscape) => Self::Landscape(landscape),
        }
    }

    fn of_stack(stack: Stack) -> Option<Self> {
        match stack {
            Stack::Jester => Some(Self::Jester),
            Stack::Builder => Some(Self::Builder),
            Stack::Recruiting => Some(Self::Card),
            Stack::Prestige | Stack::Landscape => None,
            Stack::Forest | Stack::Lake | Stack::Park => stack.landscape().map(Self::Landscape),
        }
    }
}

/// The lot under the hammer, in coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidView {
    /// What is auctioned.
    pub stack: Stack,
    /// The highest bid.
    pub price: u32,
    /// What a raise would bid.
    pub next: u32,
    /// The step of a raise.
    pub step: u32,
    /// Who leads.
    pub leader: Seat,
    /// Who has passed.
    pub passed: SeatSet,
    /// One's own seat, if one may still raise.
    pub own: Option<Seat>,
    /// What one has to pay with, where one sits at the table.
    pub purse: Option<u32>,
}

/// What a work pays, and what its author has then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PayView {
    /// The coins that the bank pays.
    pub bank: u32,
    /// What is left of them when the points are bought.
    pub kept: u32,
    /// The author's prestige points then.
    pub prestige: i32,
    /// The author's coins then.
    pub coins: u32,
}

impl View {
    /// What an action would bring to one's own side in the end; without one, what is being placed or bid for.
    #[must_use]
    pub fn gain(&self, action: Option<Action>) -> Option<Gain> {
        let placed = || {
            let placing = self.placing.as_ref();
            let mine = placing.filter(|placing| Some(placing.by) == self.eye)?;
            Some(Gain::of_tile(mine.tile))
        };
        let bid_for = || match self.step {
            StepView::Open(Step::Bid { stack, by, .. }) if Some(by) == self.eye => Gain::of_stack(stack),
            StepView::Open(Step::Rolled { stack, .. }) if self.eye.is_some() => Gain::of_stack(stack),
            _ => None,
        };
        let Some(action) = action else {
            return placed().or_else(bid_for);
        };
        match action {
            Action::Build { building } => Some(Gain::Building(building)),
            Action::Introduce { freedom } => Some(Gain::Freedom(freedom)),
            Action::Open { stack } | Action::Take { stack } | Action::PutUp { stack } => {
                Gain::of_stack(stack)
            }
            Action::Choose { landscape } => Some(Gain::Landscape(landscape)),
            Action::Place { .. } => placed(),
            Action::Raise | Action::Buy => bid_for(),
            Action::Draw {
                deck: Pile::Profession,
            }
            | Action::Recruit { .. } => Some(Gain::Card),
            Action::Keep { card } if card.pile() == Pile::Profession => Some(Gain::Card),
            _ => None,
        }
    }

    /// What a work would be made of with something more.
    #[must_use]
    pub fn sum_with(&self, work: &WorkView, gain: Gain) -> WorkSum {
        let (mut sum, prospect) = (work.sum, work.prospect);
        let wish = self.figures.wish(work.card);
        match gain {
            Gain::Building(it) if wish.is_some_and(|wish| wish.building == it) => {
                sum.building = prospect.building;
            }
            Gain::Landscape(it) if wish.is_some_and(|wish| wish.landscape == it) => {
                sum.landscape = prospect.landscape;
            }
            Gain::Freedom(it) if wish.is_some_and(|wish| wish.freedom == it) => {
                sum.freedom = prospect.freedom;
            }
            Gain::Jester => sum.jesters = prospect.jesters,
            Gain::Card => sum.cards = prospect.cards,
            Gain::Building(_) | Gain::Landscape(_) | Gain::Freedom(_) | Gain::Builder => {}
        }
        sum
    }

    /// The lot under the hammer.
    #[must_use]
    pub fn bid(&self) -> Option<BidView> {
        let StepView::Open(Step::Bid {
            stack,
            price,
            leader,
            passed,
            ..
        }) = self.step
        else {
            return None;
        };
        let raise = self.figures.money.raise;
        Some(BidView {
            stack,
            price: coins(price),
            next: coins(price + raise),
            step: coins(raise),
            leader,
            passed,
            own: self.eye.filter(|&seat| self.auction.bidders.contains(seat)),
            purse: self.own().and_then(|own| own.coins),
        })
    }

    /// What one's own work of that value pays when so many points are bought of it.
    #[must_use]
    pub fn pays(&self, value: u16, points: u16) -> Option<PayView> {
        let own = self.own()?;
        let money = &self.figures.money;
        let (bank, spent) = (coins(money.pay(value)), coins(money.converted(points)));
        // The bank has paid before it is asked for points.
        let has_paid = matches!(self.step, StepView::Open(Step::Pay { .. }));
        let purse = own.coins? + if has_paid { 0 } else { bank };
        Some(PayView {
            bank,
            kept: bank.saturating_sub(spent),
            prestige: own.prestige + i32::from(points),
            coins: purse.saturating_sub(spent),
        })
    }

    /// All that is answered to complete a work of a profession with those bonus cards, in that order, and so many points.
    #[must_use]
    pub fn work_answers(&self, card: Card, bonuses: &[Card], points: u16) -> Vec<Action> {
        let in_hand = self.own().map_or(0, |own| own.bonuses.len());
        let work = std::iter::once(Action::Work { card });
        let added = bonuses.iter().map(|&card| Action::Add { card });
        // With the last bonus card nothing more is asked.
        let done = (bonuses.len() < in_hand).then_some(Action::Done);
        let pay = Number::new(points).map(|points| Action::Convert { points });
        work.chain(added).chain(done).chain(pay).collect()
    }

    /// Why a seat cannot introduce a freedom, whatever it costs.
    #[must_use]
    pub fn obstacle_to(&self, seat: Seat, freedom: Freedom) -> Option<Obstacle> {
        if self.player(seat)?.freedoms.contains(&freedom) {
            return Some(Obstacle::Owned);
        }
        (self.supply.freedoms[freedom as usize] == 0).then_some(Obstacle::NoneLeft)
    }
}

impl PlayerView {
    /// The bonus cards that the eye knows, with what each would add to a work now.
    pub fn open_bonuses(&self) -> impl Iterator<Item = (Card, u16)> + '_ {
        let values = self.bonus_values.iter().copied();
        self.bonuses.iter().copied().zip(values)
    }
}

impl WorkView {
    /// The value with bonus cards that add so much.
    #[must_use]
    pub fn value_with(&self, adds: impl IntoIterator<Item = u16>) -> u16 {
        self.value + adds.into_iter().sum::<u16>()
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use signoria_engine::erased::{AnyGame, AnyState, Erased, Order};
    use signoria_engine::{Eye, Seats, Seed};

    use super::*;
    use crate::Florence;

    fn game(seats: u8, seed: u64) -> Box<dyn AnyState> {
        let order = Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(seats),
            seed: Seed::from(seed),
        };
        Erased::<Florence>::new().start(&order).unwrap().0
    }

    fn seen(state: &dyn AnyState, seat: Seat) -> View {
        View::deserialize(&state.view(Eye::Seat(seat))).unwrap()
    }

    fn action(text: &str) -> Option<Action> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn a_considered_action_adds_to_the_works_that_wish_for_what_it_brings() {
        let view = seen(&*game(3, 7), Seat::new(0));
        let work = &view.own().unwrap().works[0];
        let wish = view.figures.wish(work.card).unwrap();
        let gain = view.gain(action(&format!("build {}", wish.building))).unwrap();
        let added = view.sum_with(work, gain).total() - work.value;
        assert_eq!(added, u16::from(view.figures.work.building));
        let jester = view.gain(action("open jester")).unwrap();
        let jesters = view.sum_with(work, jester).jesters;
        assert_eq!(jesters, u16::from(view.figures.work.jester));
        assert_eq!(view.gain(None), None);
        assert_eq!(view.gain(action("open prestige")), None);
    }

    #[test]
    fn a_freedom_is_not_to_be_had_twice_nor_when_none_is_left() {
        let mut view = seen(&*game(3, 7), Seat::new(0));
        let seat = Seat::new(1);
        assert_eq!(view.obstacle_to(seat, Freedom::Travel), None);
        view.players[1].freedoms.push(Freedom::Travel);
        view.supply.freedoms[Freedom::Opinion as usize] = 0;
        assert_eq!(view.obstacle_to(seat, Freedom::Travel), Some(Obstacle::Owned));
        assert_eq!(view.obstacle_to(seat, Freedom::Opinion), Some(Obstacle::NoneLeft));
    }

    /// Plays an action and gives what the seat sees then.
    fn play(state: &mut Box<dyn AnyState>, seat: Seat, action: &str) -> View {
        state.play(seat, action).unwrap();
        seen(&**state, seat)
    }

    #[test]
    fn a_raise_bids_and_a_work_pays_what_the_view_foretells() {
        let (mut raises, mut works) = (0, 0);
        for seed in 0..4 {
            let mut state = game(3, seed);
            let mut number = seed as usize;
            while let Some(seat) = state.waiting().first() {
                let actions = state.actions(seat);
                let view = seen(&*state, seat);
                // Works where there are any: whoever only wanders completes few.
                let work = actions.iter().find(|action| action.starts_with("work "));
                let action = work.unwrap_or(&actions[number * 7 % actions.len()]).clone();
                number += 1;
                if action == "raise" {
                    let bid = view.bid().unwrap();
                    assert_eq!(bid.own, Some(seat));
                    let now = play(&mut state, seat, &action);
                    assert!(
                        now.bid()
                            .is_none_or(|now| now.price == bid.next && now.leader == seat)
                    );
                    raises += 1;
                } else if let Some(card) = action.strip_prefix("work ") {
                    let card: Card = card.parse().unwrap();
                    let own = view.own().unwrap();
                    let (bonuses, adds): (Vec<Card>, Vec<u16>) = own.open_bonuses().unzip();
                    let found = own.works.iter().find(|work| work.card == card).unwrap();
                    // All bonus cards, or as many as it takes.
                    let mut laid = if number.is_multiple_of(2) {
                        bonuses.len()
                    } else {
                        0
                    };
                    while view.lacks(found.value_with(adds[..laid].iter().copied())) > 0 {
                        laid += 1;
                    }
                    let value = found.value_with(adds[..laid].iter().copied());
                    let points = view.figures.money.most_converted(value).min(2);
                    let foretold = view.pays(value, points).unwrap();
                    let mut before_points = None;
                    for answer in view.work_answers(card, &bonuses[..laid], points) {
                        let now = seen(&*state, seat);
                        if let StepView::Open(Step::Pay { value }) = now.step {
                            before_points = now.pays(value, points);
                        }
                        state.play(seat, &answer.to_string()).unwrap();
                    }
                    assert_eq!(before_points, Some(foretold), "the same once the bank has paid");
                    let now = seen(&*state, seat);
                    // Whoever completes the last work of a round may have its best work as well.
                    let own = now.own().unwrap();
                    assert_eq!(own.coins, Some(foretold.coins));
                    assert!(own.prestige >= foretold.prestige);
                    works += 1;
                } else {
                    state.play(seat, &action).unwrap();
                }
            }
        }
        assert!(raises > 0 && works > 0, "{raises} raises, {works} works");
    }
}
