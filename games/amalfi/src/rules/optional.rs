//! Optional actions (OP): lowering ships and discarding characters for bread.

use signoria_engine::{Log, Seat};

use super::Table;
use super::ask::{Allowed, Ask};
use crate::action::{Action, Event, Place, Refusal};
use crate::effects::Step;
use crate::names::{Character, Hold};
use crate::state::{Amalfi, Frame};

impl Amalfi {
    /// Whether a gain of resources is under way (A.OP.6, A.OP.7): from the first ship sent by a list to its last *send*.
    pub(crate) fn is_gaining(&self) -> bool {
        self.stack.as_slice().iter().any(|frame| match *frame {
            Frame::Effects {
                list,
                at,
                gaining: true,
                ..
            } => self
                .edition
                .steps(list)
                .iter()
                .skip(at.into())
                .any(|step| matches!(step, Step::Send { .. })),
            _ => false,
        })
    }

    /// Whether the player has a ship to lower or a card to discard.
    pub(crate) fn has_optional(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        board.bay > 0 || board.stowed() > 0 || !board.hand.is_empty()
    }

    /// Cards of the hand that the effect under way still needs.
    fn cards_needed(ask: Ask) -> u8 {
        match ask {
            Ask::Step {
                step: Step::DiscardHand { min, .. },
                done,
                ..
            } => min.saturating_sub(done),
            _ => 0,
        }
    }

    pub(crate) fn optional_offers(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        if self.is_gaining() || self.has_had_enough(seat) {
            return;
        }
        let board = self.board(seat);
        for &hold in Hold::ALL {
            if board.hold(hold) > 0 {
                out.push(Action::Lower { hold });
            }
        }
        if board.bay > 0 {
            out.push(Action::Supply);
        }
        if board.hand.len() > Self::cards_needed(ask) {
            out.extend(board.hand.iter().map(|card| Action::Discard { card }));
        }
    }

    pub(crate) fn check_optional(&self, seat: Seat, ask: Ask, action: Action) -> Allowed {
        match ask {
            Ask::Over | Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => return Err(Refusal::NotAsked),
            Ask::Payment(_) => return Err(Refusal::Paying),
            _ => {}
        }
        if self.is_gaining() {
            return Err(Refusal::GainUnderWay);
        }
        if self.has_had_enough(seat) {
            return Err(Refusal::Enough);
        }
        let board = self.board(seat);
        match action {
            Action::Lower { hold } if board.hold(hold) == 0 => {
                Err(Refusal::NoShipThere { place: hold.into() })
            }
            Action::Supply if board.bay == 0 => Err(Refusal::NoShipThere { place: Place::Bay }),
            Action::Discard { card } if !board.hand.contains(card) => Err(Refusal::NotInHand { card }),
            Action::Discard { .. } if board.hand.len() <= Self::cards_needed(ask) => Err(Refusal::CardNeeded),
            _ => Ok(()),
        }
    }
}

impl<L: Log<Event>> Table<'_, L> {
    pub(super) fn lower(&mut self, seat: Seat, hold: Hold) {
        let yields = self.terms(seat).hold(hold);
        let board = &mut self.boards[seat];
        board.holds[hold as usize] -= 1;
        board.bay += 1;
        self.tell(|| Event::Lowered { seat, hold });
        self.gain_bread(seat, yields);
    }

    pub(super) fn supply(&mut self, seat: Seat) {
        let yields = self.terms(seat).emergency;
        let board = &mut self.boards[seat];
        board.bay -= 1;
        board.port += 1;
        self.tell(|| Event::Supplied { seat });
        self.gain_bread(seat, yields);
    }

    pub(super) fn discard_for_bread(&mut self, seat: Seat, card: Character) {
        self.discard_from_hand(seat, card);
        self.gain_bread(seat, self.edition.board.card_bread.into());
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, card: Character) {
        self.boards[seat].hand.remove(card);
        self.seen.remove(card);
        self.council_discard.insert(card);
        self.tell(|| Event::Discarded { seat, card });
    }
}
