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

    /// Whether optional actions are open to a player in the middle of an effect.
    fn may_take_optional(&self, seat: Seat) -> bool {
        !self.is_gaining() && !self.has_had_enough(seat)
    }

    /// Whether a ship can be lowered now.
    pub(crate) fn can_lower(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        board.bay + board.stowed() > 0 && self.may_take_optional(seat)
    }

    /// The bread in the barn once every card of the hand is discarded; where that is not allowed, the bread there now.
    pub(crate) fn bread_with_cards(&self, seat: Seat) -> u8 {
        let board = self.board(seat);
        if !self.may_take_optional(seat) {
            return board.bread;
        }
        let cards = board.hand.len().saturating_mul(self.edition.board.card_bread);
        board.bread.saturating_add(cards).min(self.capacity(seat))
    }

    /// The most bread that optional actions can bring into the barn: every card discarded and every ship lowered as far as the
    /// port. What it pays for is usable at this moment, though it may take some lowering and discarding first (A.OP.1).
    pub(crate) fn bread_in_reach(&self, seat: Seat) -> u8 {
        let (board, cards) = (self.board(seat), self.bread_with_cards(seat));
        if !self.can_lower(seat) {
            return cards;
        }
        let terms = self.terms(seat);
        let holds = Hold::ALL
            .iter()
            .map(|&hold| u16::from(board.hold(hold)).saturating_mul(terms.hold(hold)));
        let supplied = u16::from(board.bay + board.stowed()).saturating_mul(terms.emergency);
        let raised = holds.fold(supplied, u16::saturating_add);
        raised
            .saturating_add(cards.into())
            .min(self.capacity(seat).into()) as u8
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
