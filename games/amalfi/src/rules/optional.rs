//! Optional actions (OP): lowering ships and discarding characters for bread.

use signoria_engine::{Log, Seat};

use super::ask::Ask;
use crate::action::{Action, Place};
use crate::effect::Effect;
use crate::event::{Event, Refusal};
use crate::pieces::{Character, Hold};
use crate::state::{Amalfi, size};
use crate::step::Step;

impl Amalfi {
    /// Whether a gain of resources is under way (A.OP.6, A.OP.7): from the first ship sent by a list to its last *send*.
    pub(crate) fn is_gaining(&self) -> bool {
        self.steps.iter().any(|step| match *step {
            Step::Effects {
                list,
                at,
                gaining: true,
                ..
            } => self
                .edition
                .effects(list)
                .iter()
                .skip(at.into())
                .any(|effect| matches!(effect, Effect::Send { .. })),
            _ => false,
        })
    }

    /// Whether the player has a ship to lower or a card to discard.
    pub(crate) fn has_optional(&self, seat: Seat) -> bool {
        let board = self.player(seat);
        board.bay > 0 || board.stowed() > 0 || !board.hand.is_empty()
    }

    /// Whether optional actions are open to a player in the middle of an effect.
    fn is_open_to_optional(&self, seat: Seat) -> bool {
        !self.is_gaining() && !self.has_had_enough(seat)
    }

    /// Whether a ship can be lowered now.
    pub(crate) fn can_lower(&self, seat: Seat) -> bool {
        let board = self.player(seat);
        board.bay + board.stowed() > 0 && self.is_open_to_optional(seat)
    }

    /// The bread in the barn once every card of the hand is discarded; where that is not allowed, the bread there now.
    pub(crate) fn bread_with_cards(&self, seat: Seat) -> u8 {
        let board = self.player(seat);
        if !self.is_open_to_optional(seat) {
            return board.bread;
        }
        let cards = size(board.hand).saturating_mul(self.edition.board.card_bread);
        board.bread.saturating_add(cards).min(self.capacity(seat))
    }

    /// The most bread that optional actions can bring into the barn: every card discarded and every ship lowered as far as the
    /// port. What it pays for is usable at this moment, though it may take some lowering and discarding first (A.OP.1).
    pub(crate) fn bread_in_reach(&self, seat: Seat) -> u8 {
        let (board, cards) = (self.player(seat), self.bread_with_cards(seat));
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
            Ask::Effect {
                effect: Effect::DiscardHand { min, .. },
                done,
                ..
            } => min.saturating_sub(done),
            _ => 0,
        }
    }

    pub(crate) fn list_optional(&self, seat: Seat, ask: Ask, out: &mut Vec<Action>) {
        if self.is_gaining() || self.has_had_enough(seat) {
            return;
        }
        let board = self.player(seat);
        for &hold in Hold::ALL {
            if board.hold(hold) > 0 {
                out.push(Action::Lower { hold });
            }
        }
        if board.bay > 0 {
            out.push(Action::Supply);
        }
        if size(board.hand) > Self::cards_needed(ask) {
            out.extend(board.hand.iter().map(|card| Action::Discard { card }));
        }
    }

    pub(crate) fn may_optional(&self, seat: Seat, ask: Ask, action: Action) -> Result<(), Refusal> {
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
        let board = self.player(seat);
        match action {
            Action::Lower { hold } if board.hold(hold) == 0 => {
                Err(Refusal::NoShipThere { place: hold.into() })
            }
            Action::Supply if board.bay == 0 => Err(Refusal::NoShipThere { place: Place::Bay }),
            Action::Discard { card } if !board.hand.contains(card) => Err(Refusal::NotInHand { card }),
            Action::Discard { .. } if size(board.hand) <= Self::cards_needed(ask) => Err(Refusal::CardNeeded),
            _ => Ok(()),
        }
    }
}

impl Amalfi {
    pub(super) fn lower(&mut self, seat: Seat, hold: Hold, log: &mut impl Log<Event>) {
        let yields = self.terms(seat).hold(hold);
        let board = &mut self.players[seat];
        board.holds[hold as usize] -= 1;
        board.bay += 1;
        log.all(|| Event::Lowered { seat, hold });
        self.gain_bread(seat, yields, log);
    }

    pub(super) fn supply(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let yields = self.terms(seat).emergency;
        let board = &mut self.players[seat];
        board.bay -= 1;
        board.port += 1;
        log.all(|| Event::Supplied { seat });
        self.gain_bread(seat, yields, log);
    }

    pub(super) fn discard_for_bread(&mut self, seat: Seat, card: Character, log: &mut impl Log<Event>) {
        self.discard_from_hand(seat, card, log);
        self.gain_bread(seat, self.edition.board.card_bread.into(), log);
    }

    pub(super) fn discard_from_hand(&mut self, seat: Seat, card: Character, log: &mut impl Log<Event>) {
        self.players[seat].hand.remove(card);
        self.seen.remove(card);
        self.council_discard.insert(card);
        log.all(|| Event::Discarded { seat, card });
    }
}
