//! The rules, one file for each area of the rulebook.
//!
//! Each area lists what can be done, says why something cannot (`may_…`), and carries out what is done. After each action the game
//! settles (`Amalfi::settle`): whatever needs no decision is carried out.

mod activate;
mod ask;
mod barn;
mod choices;
mod effects;
mod feeding;
mod legal;
mod lighthouse;
mod list;
mod market;
mod optional;
mod payment;
mod purchase;
mod round;
mod sail;
mod shipyard;
mod solo;
mod start;
mod terms;
mod titles;
mod turn;

pub(crate) use ask::Ask;
pub(crate) use barn::MOST_POINTS;
pub use feeding::Meal;
pub(crate) use payment::Means;
pub use payment::{PayWay, Price, Ships, Till};
use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, Witness, check_turn};
pub(crate) use terms::Terms;

use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::state::{Amalfi, Main, Phase};
use crate::step::{Stage, Step};

impl Rules for Amalfi {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn version(&self) -> u32 {
        self.rules
    }

    fn waiting(&self) -> SeatSet {
        match (self.steps.top(), self.phase) {
            (Some(step), _) => self.decider(step).map_or(SeatSet::EMPTY, SeatSet::only),
            (None, Phase::Over) => SeatSet::EMPTY,
            (None, Phase::Keeping | Phase::Drafting | Phase::Reserving) => self.choosing(),
            (None, Phase::Guilds | Phase::Actions | Phase::Feeding | Phase::Decrees) => {
                SeatSet::only(self.turn)
            }
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waiting().contains(seat) {
            self.list(seat, out);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        self.may(seat, action)?;
        let mut log = Witness::new(log);
        self.carry_out(seat, action, &mut log);
        self.settle(&mut log);
        Ok(log.barrier())
    }

    fn play_listed(&mut self, seat: Seat, action: Action, actions: &mut Vec<Action>) -> Option<Seat> {
        self.carry_out(seat, action, &mut ());
        self.settle(&mut ());
        actions.clear();
        let next = self.waiting().first()?;
        self.list(next, actions);
        Some(next)
    }
}

impl Amalfi {
    /// Carries out an action that was found legal.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.announce_blind_start(log);
        self.count_decision(seat, log);
        match action {
            Action::Lower { hold } => self.lower(seat, hold, log),
            Action::Supply => self.supply(seat, log),
            Action::Discard { card } => self.discard_for_bread(seat, card, log),
            _ => self.answer(seat, action, log),
        }
    }

    /// Carries out what answers the question.
    fn answer(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match self.ask() {
            Ask::Over => {}
            Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => self.start_choice(seat, action, log),
            Ask::Turn => self.main_action(seat, action, log),
            Ask::Before { .. } | Ask::After { .. } => self.cell_choice(seat, action, log),
            Ask::Effect { effect, .. } => self.effect_choice(seat, effect, action, log),
            Ask::Beacon { .. } => self.beacon_choice(seat, action, log),
            Ask::Payment(_) => {
                if let Action::Pay { from } = action {
                    self.pay(from, log);
                }
            }
            Ask::Feeding => self.feed(log),
            Ask::Decree => self.next_in_round_order(log),
        }
    }

    /// Carries out whatever needs no decision, until somebody is asked or the game is over.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        while !self.is_asking() {
            self.go_on(log);
        }
    }

    fn go_on(&mut self, log: &mut impl Log<Event>) {
        let Some(step) = self.steps.top() else {
            match self.phase {
                Phase::Actions => self.next_turn(log),
                Phase::Feeding => self.feed(log),
                Phase::Decrees => self.next_in_round_order(log),
                Phase::Guilds | Phase::Keeping | Phase::Drafting | Phase::Reserving => self.next_choice(log),
                Phase::Over => {}
            }
            return;
        };
        match step {
            Step::Effects { seat, list, at, .. } => self.run_effect(seat, list, at, log),
            Step::Triggers {
                seat,
                occasion,
                craft,
                at,
                until,
            } => self.run_trigger(seat, occasion, craft, at, until),
            Step::Voyage {
                seat,
                route,
                stage,
                extra,
                ..
            } => self.voyage_goes_on(seat, route, stage, extra, log),
            Step::Beacon { .. } => self.finish(),
            Step::Payment(payment) => self.payment_goes_on(payment, log),
            Step::Yard { seat, left } => self.next_ship(seat, left, log),
            Step::Turn { seat, card } => {
                self.finish();
                self.players[seat].turned.insert(card);
            }
            Step::Reaction { card, at } => self.next_reaction(card, at, log),
        }
    }

    /// Begins something. What is already at its end makes room first, so that chains of extra actions do not pile up.
    fn begin(&mut self, step: Step) {
        while let Some(Step::Effects { list, at, .. }) = self.steps.top() {
            if usize::from(at) < self.edition.effects(list).len() {
                break;
            }
            self.steps.pop();
        }
        self.steps.push(step);
    }

    /// The top step is done.
    fn finish(&mut self) {
        self.steps.pop();
    }
}

impl Amalfi {
    /// Whether somebody has to decide, or the game is over.
    pub(crate) fn is_asking(&self) -> bool {
        let Some(step) = self.steps.top() else {
            return match self.phase {
                Phase::Over => true,
                Phase::Guilds => true,
                Phase::Keeping | Phase::Drafting | Phase::Reserving => !self.choosing().is_empty(),
                Phase::Actions => self.acting.is_none() && self.turn_asks(),
                Phase::Feeding => self.feeding_asks(),
                Phase::Decrees => self.decree_asks(),
            };
        };
        match step {
            Step::Effects {
                seat,
                list,
                at,
                done,
                gaining,
            } => self
                .edition
                .effect(list, at)
                .is_some_and(|effect| self.effect_asks(seat, effect, done, gaining)),
            Step::Voyage {
                seat,
                route,
                stage,
                took,
                extra,
            } => match stage {
                Stage::Before | Stage::After => self.cell_asks(seat, route, stage, took, extra),
                Stage::Price | Stage::Light => false,
            },
            Step::Beacon { seat, .. } => !self.has_had_enough(seat),
            Step::Payment(payment) => self.payment_asks(&payment),
            Step::Triggers { .. } | Step::Yard { .. } | Step::Turn { .. } | Step::Reaction { .. } => false,
        }
    }

    /// The main action that an action of the notation is.
    pub(crate) fn main_kind(action: Action) -> Option<Main> {
        match action {
            Action::Sail { .. } => Some(Main::Sail),
            Action::Buy { .. } => Some(Main::Buy),
            Action::Explore { .. } => Some(Main::Explore),
            Action::Invite { .. } => Some(Main::Invite),
            Action::Activate { .. } => Some(Main::Activate),
            Action::Build { .. } => Some(Main::Build),
            _ => None,
        }
    }
}
