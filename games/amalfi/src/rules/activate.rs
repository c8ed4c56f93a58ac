//! Activating a character (AC).

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::effect::Effect;
use crate::event::{Event, Refusal};
use crate::pieces::{Character, Role};
use crate::state::{Amalfi, size};
use crate::step::Step;

impl Amalfi {
    /// Whether a player may activate a character.
    pub(crate) fn may_activate(&self, seat: Seat, card: Character) -> Result<(), Refusal> {
        let board = self.player(seat);
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
        for (at, step) in self.edition.effects(figures.effect).iter().enumerate() {
            match *step {
                Effect::PayBread(n) if at == 0 && n > board.bread => {
                    return Err(Refusal::BreadPrice {
                        n,
                        bread: board.bread,
                    });
                }
                Effect::DiscardHand { min, .. } if min > size(board.hand) => {
                    return Err(Refusal::NoSpareCard { n: min });
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(crate) fn list_activate(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.player(seat);
        out.extend(
            (board.invited - board.turned)
                .iter()
                .filter(|&card| self.may_activate(seat, card).is_ok())
                .map(|card| Action::Activate { card }),
        );
    }
}

impl Amalfi {
    /// Carries out the effect, then turns the card (A.AC.1, A.AC.2).
    pub(super) fn activate(&mut self, seat: Seat, card: Character, log: &mut impl Log<Event>) {
        log.all(|| Event::Activated { seat, card });
        self.begin(Step::Turn { seat, card });
        let effect = self.edition.character(card).effect;
        self.push_effects(seat, effect);
    }
}
