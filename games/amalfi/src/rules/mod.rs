//! The rules, one file for each area of the rulebook.
//!
//! Reading is done on [`Amalfi`]: each area answers what is asked, lists what can be done and says why something cannot. Changing is done on a
//! [`Table`], which is a game being played: the state, the log, and whether anything hidden came to light. After each action the table
//! [settles](Table::settle): whatever needs no decision is carried out.

pub mod activate;
pub mod ask;
pub mod barn;
pub mod effects;
pub mod feeding;
pub mod lighthouse;
pub mod market;
pub mod optional;
pub mod payment;
pub mod purchase;
pub mod round;
pub mod sail;
pub mod shipyard;
pub mod solo;
pub mod start;
pub mod terms;
pub mod titles;
pub mod turn;

use std::ops::{Deref, DerefMut};

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, check_turn};

use crate::action::{Action, Event, Refusal};
use crate::rules::ask::Ask;
use crate::state::{Amalfi, DEPTH, Frame, Main, Payment, Phase, Stage};

impl Rules for Amalfi {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn waiting(&self) -> SeatSet {
        let Some(frame) = self.top() else {
            return match self.phase {
                Phase::Over => SeatSet::EMPTY,
                Phase::Keeping | Phase::Drafting | Phase::Reserving => self.choosing(),
                Phase::Guilds | Phase::Actions | Phase::Feeding | Phase::Decrees => SeatSet::only(self.turn),
            };
        };
        SeatSet::only(match *frame {
            Frame::Effects { seat, .. }
            | Frame::Triggers { seat, .. }
            | Frame::Voyage { seat, .. }
            | Frame::Beacon { seat, .. }
            | Frame::Payment(Payment { seat, .. })
            | Frame::Yard { seat, .. }
            | Frame::Turn { seat, .. } => seat,
            Frame::Reaction { .. } => self.turn,
        })
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waiting().contains(seat) {
            self.offers(seat, out);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        self.check(seat, action)?;
        Ok(Table::new(self, log).play(seat, action))
    }
}

/// A game being played.
pub struct Table<'a, L> {
    game: &'a mut Amalfi,
    log: &'a mut L,
    barrier: Barrier,
}

impl<L> Deref for Table<'_, L> {
    type Target = Amalfi;

    fn deref(&self) -> &Amalfi {
        self.game
    }
}

impl<L> DerefMut for Table<'_, L> {
    fn deref_mut(&mut self) -> &mut Amalfi {
        self.game
    }
}

impl<'a, L: Log<Event>> Table<'a, L> {
    /// Sits down at a game.
    pub fn new(game: &'a mut Amalfi, log: &'a mut L) -> Self {
        Self {
            game,
            log,
            barrier: Barrier::Open,
        }
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log.all(event);
    }

    /// Something hidden was shown or drawn.
    fn revealed(&mut self) {
        self.barrier = Barrier::Closed;
    }

    /// Carries out an action that was found legal, and everything that follows without a decision.
    pub fn play(mut self, seat: Seat, action: Action) -> Barrier {
        self.announce_blind_start();
        self.count_decision(seat);
        match action {
            Action::Lower { hold } => self.lower(seat, hold),
            Action::Supply => self.supply(seat),
            Action::Discard { card } => self.discard_for_bread(seat, card),
            _ => self.answer(seat, action),
        }
        self.settle();
        self.barrier
    }

    /// Carries out what answers the question.
    fn answer(&mut self, seat: Seat, action: Action) {
        match self.ask() {
            Ask::Over => {}
            Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => self.start_choice(seat, action),
            Ask::Turn => self.main_action(seat, action),
            Ask::Before { .. } | Ask::After { .. } => self.cell_choice(seat, action),
            Ask::Step { step, .. } => self.step_choice(seat, step, action),
            Ask::Beacon { .. } => self.beacon_choice(seat, action),
            Ask::Payment(_) => {
                if let Action::Pay { from } = action {
                    self.pay(from);
                }
            }
            Ask::Feeding => self.feed(),
            Ask::Decree => self.next_in_round_order(),
        }
    }

    /// Carries out whatever needs no decision, until somebody is asked or the game is over.
    pub fn settle(&mut self) {
        while !self.is_asking() {
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        let Some(&frame) = self.top() else {
            match self.phase {
                Phase::Actions => self.next_turn(),
                Phase::Feeding => self.feed(),
                Phase::Decrees => self.next_in_round_order(),
                Phase::Guilds | Phase::Keeping | Phase::Drafting | Phase::Reserving => self.next_choice(),
                Phase::Over => {}
            }
            return;
        };
        match frame {
            Frame::Effects { seat, list, at, .. } => self.run_step(seat, list, at),
            Frame::Triggers {
                seat,
                occasion,
                craft,
                at,
                until,
            } => self.run_trigger(seat, occasion, craft, at, until),
            Frame::Voyage {
                seat,
                route,
                stage,
                extra,
                ..
            } => self.voyage_goes_on(seat, route, stage, extra),
            Frame::Beacon { .. } => self.pop(),
            Frame::Payment(payment) => self.payment_goes_on(payment),
            Frame::Yard { seat, left } => self.next_ship(seat, left),
            Frame::Turn { seat, card } => {
                self.pop();
                self.boards[seat].turned.insert(card);
            }
            Frame::Reaction { card, at } => self.next_reaction(card, at),
        }
    }

    /// Begins something. What is already at its end makes room first, so that chains of extra actions do not pile up.
    fn push(&mut self, frame: Frame) {
        while let Some(&Frame::Effects { list, at, .. }) = self.top() {
            if usize::from(at) < self.edition.steps(list).len() {
                break;
            }
            self.pop();
        }
        if self.stack.len() < DEPTH {
            self.stack.put_on_top(frame);
        }
    }

    fn pop(&mut self) {
        self.stack.draw();
    }

    fn top_mut(&mut self) -> Option<&mut Frame> {
        self.stack.as_mut_slice().last_mut()
    }
}

impl Amalfi {
    /// Whether somebody has to decide, or the game is over.
    pub(crate) fn is_asking(&self) -> bool {
        let Some(frame) = self.top() else {
            return match self.phase {
                Phase::Over => true,
                Phase::Guilds => true,
                Phase::Keeping | Phase::Drafting | Phase::Reserving => !self.choosing().is_empty(),
                Phase::Actions => self.acting.is_none() && self.turn_asks(),
                Phase::Feeding => self.feeding_asks(),
                Phase::Decrees => self.decree_asks(),
            };
        };
        match *frame {
            Frame::Effects {
                seat,
                list,
                at,
                done,
                gaining,
            } => self
                .edition
                .step(list, at)
                .is_some_and(|step| self.step_asks(seat, step, done, gaining)),
            Frame::Voyage {
                seat,
                route,
                stage,
                took,
                extra,
            } => match stage {
                Stage::Before | Stage::After => self.cell_asks(seat, route, stage, took, extra),
                Stage::Price | Stage::Light => false,
            },
            Frame::Beacon { seat, .. } => !self.has_had_enough(seat),
            Frame::Payment(payment) => self.payment_asks(&payment),
            Frame::Triggers { .. } | Frame::Yard { .. } | Frame::Turn { .. } | Frame::Reaction { .. } => {
                false
            }
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
