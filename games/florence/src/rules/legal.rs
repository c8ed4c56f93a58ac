//! Which actions are allowed now: the one place that decides it for what comes from outside, by the checks that lists are made of.

use signoria_engine::Seat;

use crate::action::Action;
use crate::event::Refusal;
use crate::pieces::Character;
use crate::state::{Florence, Site, Step};

impl Florence {
    /// Whether a seat that must decide may do this now.
    pub(super) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let step = self.step().ok_or(Refusal::NotAsked)?;
        match action {
            Action::Sell if step.allows_selling() => self.may_sell(seat),
            Action::Merchant if step.allows_characters() => self.may_use_merchant(seat),
            Action::Professor { deck } if step.allows_characters() => self.may_use_professor(seat, deck),
            _ => self.may_answer(seat, step, action),
        }
    }

    /// Answering a decision.
    fn may_answer(&self, seat: Seat, step: Step, action: Action) -> Result<(), Refusal> {
        match (step, action) {
            (Step::Hand, Action::Return { card }) => self.may_give_back(seat, card),
            (Step::Open, Action::Open { stack }) => self.may_open(seat, stack),
            (Step::Bid { stack, price, .. }, Action::Raise) => self.may_raise(seat, stack, price),
            (Step::Last, Action::Take { stack }) => self.may_take(seat, stack),
            (Step::Merchant { price, .. }, Action::Pay) => self.may_pay(seat, price),
            (Step::Landscape { .. }, Action::Choose { landscape }) => self.may_choose(seat, landscape),
            (Step::Land { landscape, .. }, Action::Place { cell, turn }) => {
                self.may_plant(seat, landscape, Site { cell, turn })
            }
            (Step::Look { pile, .. }, Action::Keep { card }) => self.may_keep(pile, card),
            (
                Step::Order {
                    pile,
                    kept,
                    put,
                    count,
                    ..
                },
                Action::Under { card },
            ) => self.may_put_under(pile, kept, &put[..usize::from(count)], card),
            (Step::Hire { .. } | Step::Window { .. }, Action::Recruit { card }) => {
                self.may_recruit(seat, card)
            }
            (Step::Court, Action::Bid { character, hundreds }) => {
                self.may_bid(seat, character, hundreds.get() as u8)
            }
            (
                Step::Bought { character } | Step::Call { character, .. },
                Action::Merchant | Action::Professor { .. } | Action::Hold,
            ) => self.may_decide_on(seat, character, action),
            (Step::Turn, _) => self.may_do(seat, action),
            (Step::Bonus { .. }, Action::Add { card }) => self.may_add(seat, card),
            (Step::Bonus { value, .. }, Action::Done) => self.may_complete(value),
            (Step::Pay { value }, Action::Convert { points }) => {
                at_most(points.get(), self.figures().money.most_converted(value), |most| {
                    Refusal::TooManyPoints { most }
                })
            }
            (Step::Banker { by }, Action::Convert { points }) => {
                at_most(points.get(), self.most_banked(by), |most| {
                    Refusal::TooManyPoints { most }
                })
            }
            (Step::Sell { by }, Action::GiveUp { points }) => {
                at_most(points.get(), self.most_sold(by), |most| Refusal::TooManySold {
                    most,
                })
            }
            (Step::Build { building }, Action::Place { cell, turn }) => {
                self.may_place(seat, building, Site { cell, turn })
            }
            (Step::Site { deal }, Action::Place { cell, turn }) => self.may_span(deal, Site { cell, turn }),
            (Step::Sum { deal, .. }, Action::Ask { hundreds }) => self.may_ask(deal, hundreds.get() as u8),
            (Step::Answer { deal, sum, .. }, Action::Accept) => self.may_accept(deal, sum),
            (Step::Answer { deal, .. }, Action::Counter) => self.may_counter(deal),
            (Step::PutUp, Action::PutUp { stack }) => self.may_put_up(stack),
            (Step::Rolled { bid, .. }, Action::Buy) => self.may_buy(bid),
            (Step::LastAuction, Action::Take { stack }) => self.may_take_last(stack),
            (Step::Open, Action::SitOut)
            | (Step::Last | Step::LastAuction, Action::Nothing)
            | (Step::Bid { .. } | Step::Court, Action::Pass)
            | (Step::Merchant { .. }, Action::Free)
            | (Step::Order { .. }, Action::Rest)
            | (Step::Hire { .. } | Step::Window { .. }, Action::Hold)
            | (Step::Site { .. } | Step::Sum { .. }, Action::Withdraw)
            | (Step::Answer { .. } | Step::Rolled { .. }, Action::Decline) => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The Merchant or the Professor, just bought or at the last call.
    fn may_decide_on(&self, seat: Seat, character: Character, action: Action) -> Result<(), Refusal> {
        match (character, action) {
            (Character::Merchant, Action::Merchant) | (_, Action::Hold) => Ok(()),
            (Character::Professor, Action::Professor { deck }) => self.may_use_professor(seat, deck),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// What the active player does.
    fn may_do(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Work { card } => self.may_work(seat, card, self.most_bonus(seat)),
            Action::Princess => self.may_use_princess(seat),
            Action::Build { building } => self.may_build(seat, building),
            Action::Propose { building, partner } => {
                if !self.seats.has(partner) {
                    return Err(Refusal::NotNeighbour);
                }
                self.may_propose(seat, building, partner)
            }
            Action::Introduce { freedom } => self.may_introduce(seat, freedom),
            Action::Draw { deck } => self.may_draw(seat, deck),
            Action::Recruit { card } => self.may_recruit(seat, card),
            Action::End => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }
}

/// Refuses more than the most.
fn at_most(number: u16, most: u16, refusal: impl FnOnce(u16) -> Refusal) -> Result<(), Refusal> {
    if number <= most {
        Ok(())
    } else {
        Err(refusal(most))
    }
}
