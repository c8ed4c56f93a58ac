//! Activating a character (AC).

use signoria_engine::{Log, Seat};

use super::Table;
use super::ask::Allowed;
use crate::action::{Action, Event, Refusal};
use crate::effects::Step;
use crate::names::{Character, Role};
use crate::state::{Amalfi, Frame};

impl Amalfi {
    /// Whether a player may activate a character.
    pub(crate) fn check_activate(&self, seat: Seat, card: Character) -> Allowed {
        let board = self.board(seat);
        if !board.invited.contains(card) {
            return Err(Refusal::NotInvited { card });
        }
        let figures = self.edition.character(card);
        if figures.role != Role::Activation {
            return Err(Refusal::NotActivation { card });
        }
        if board.turned.contains(card) {
            return Err(Refusal::Turned { card });
        }
        // A.AC.4
        for (at, step) in self.edition.steps(figures.effect).iter().enumerate() {
            match *step {
                Step::PayBread(n) if at == 0 && n > board.bread => {
                    return Err(Refusal::BreadPrice {
                        n,
                        bread: board.bread,
                    });
                }
                Step::DiscardHand { min, .. } if min > board.hand.len() => {
                    return Err(Refusal::NoSpareCard { n: min });
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn activate_offers(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.board(seat);
        let ready = board
            .invited
            .and(self.edition.of_role(Role::Activation))
            .but(board.turned);
        out.extend(
            ready
                .iter()
                .filter(|&card| self.check_activate(seat, card).is_ok())
                .map(|card| Action::Activate { card }),
        );
    }
}

impl<L: Log<Event>> Table<'_, L> {
    /// Carries out the effect, then turns the card (A.AC.1, A.AC.2).
    pub(super) fn activate(&mut self, seat: Seat, card: Character) {
        self.tell(|| Event::Activated { seat, card });
        self.push(Frame::Turn { seat, card });
        let effect = self.edition.character(card).effect;
        self.push_effects(seat, effect);
    }
}
