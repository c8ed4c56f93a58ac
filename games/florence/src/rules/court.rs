//! "Muse and Princess": the character auction and the characters.

use signoria_engine::{Log, Seat, SeatSet, Set};

use crate::action::Action;
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Character, Pile, Stack};
use crate::state::{After, AfterCall, Florence, Phase, Step};

/// The decks that the Professor looks into.
const PROFESSOR: [Pile; 2] = [Pile::Bonus, Pile::Prestige];

impl Florence {
    /// Whether the character lies before the seat.
    pub(crate) fn holds(&self, seat: Seat, character: Character) -> bool {
        self.options.muse_and_princess && self.court.has(seat, character)
    }

    /// Whether the seat has a character that can be used at any of its decisions.
    pub(crate) fn has_court_choice(&self, seat: Seat) -> bool {
        self.holds(seat, Character::Merchant)
            || PROFESSOR
                .iter()
                .any(|&deck| self.may_use_professor(seat, deck).is_ok())
    }

    /// Last calls for the Merchant and the Professor; what is not used goes back. Then the character auction, or the end.
    pub(crate) fn calls(&mut self, log: &mut impl Log<Event>) {
        let after = if self.phase == Phase::Auction {
            AfterCall::Court
        } else {
            AfterCall::End
        };
        for character in [Character::Merchant, Character::Professor] {
            let Some(by) = self.court.owner(character) else {
                continue;
            };
            let usable = character == Character::Merchant
                || PROFESSOR
                    .iter()
                    .any(|&deck| self.may_use_professor(by, deck).is_ok());
            if usable {
                self.go_to(Step::Call { character, by, after });
                return;
            }
            self.lapse(character, log);
        }
        match after {
            AfterCall::Court => self.begin_court(log),
            AfterCall::End => self.reveal(log),
        }
    }

    /// The character goes back without effect.
    pub(crate) fn lapse(&mut self, character: Character, log: &mut impl Log<Event>) {
        if let Some(seat) = self.court.owner[character as usize].take() {
            log.all(|| Event::Lapsed { seat, character });
        }
    }

    fn begin_court(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Court;
        self.turn = self.start;
        self.court.done = SeatSet::EMPTY;
        self.court.aside = Set::EMPTY;
        self.court.banker = None;
        self.next_in_court(log);
    }

    /// After a purchase that asked something: the next player.
    pub(crate) fn court_goes_on(&mut self, log: &mut impl Log<Event>) {
        self.turn = self.turn.next(self.seats);
        self.next_in_court(log);
    }

    /// Who is next: with a marker on a card he buys it, otherwise he bids or passes.
    fn next_in_court(&mut self, log: &mut impl Log<Event>) {
        while self.court.done != self.seats.all() {
            let seat = self.turn;
            let on = self
                .court
                .marker
                .iter()
                .position(|marker| marker.is_some_and(|(by, _)| by == seat));
            if self.court.done.contains(seat) {
            } else if let Some(index) = on {
                if self.buy_character(seat, Character::ALL[index], log) {
                    return;
                }
            } else if self.bids(seat).next().is_some() {
                self.go_to(Step::Court);
                return;
            } else {
                self.court.done.insert(seat);
                log.all(|| Event::CharacterPassed { seat });
            }
            self.turn = seat.next(self.seats);
        }
        let figures = self.figures();
        if self.court.banker.is_none() {
            self.court.coins += figures.banker.unbought;
            let waits = coins(self.court.coins);
            log.all(|| Event::BankerWaits { coins: waits });
        }
        self.begin_actions(log);
    }

    /// Every bid that the seat may make.
    pub(crate) fn bids(&self, seat: Seat) -> impl Iterator<Item = (Character, u8)> + '_ {
        Character::ALL.iter().flat_map(move |&character| {
            let (lowest, highest) = self.figures().bids[character as usize];
            (lowest..=highest)
                .filter(move |&space| self.may_bid(seat, character, space).is_ok())
                .map(move |space| (character, space))
        })
    }

    pub(crate) fn may_bid(&self, seat: Seat, character: Character, space: u8) -> Result<(), Refusal> {
        let index = character as usize;
        let (lowest, highest) = self.figures().bids[index];
        if !(lowest..=highest).contains(&space) {
            return Err(Refusal::NoSuchSpace);
        }
        if self.court.owner[index].is_some() || self.court.aside.contains(character) {
            return Err(Refusal::CharacterGone { character });
        }
        if let Some((_, marked)) = self.court.marker[index]
            && space <= marked
        {
            return Err(Refusal::NotHigher { coins: coins(marked) });
        }
        // The Banker pays his own bid out of the coins on the card.
        if character == Character::Banker {
            Ok(())
        } else {
            self.may_pay(seat, space.into())
        }
    }

    /// Bidding for a character, or passing.
    pub(super) fn bid_in_court(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Bid { character, hundreds } => self.bid(seat, character, hundreds.get() as u8, log),
            Action::Pass => self.pass_in_court(seat, log),
            _ => {}
        }
    }

    /// The Merchant or the Professor, just bought or at the last call.
    pub(super) fn decide_on(
        &mut self,
        seat: Seat,
        character: Character,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let last_call = matches!(self.step(), Some(Step::Call { .. }));
        match action {
            Action::Merchant => self.use_merchant(seat, log),
            Action::Professor { deck } => {
                let after = if last_call { After::Calls } else { After::Court };
                return self.use_professor(seat, deck, after, log);
            }
            _ if last_call => self.lapse(character, log),
            _ => {}
        }
        if last_call {
            self.calls(log);
        } else {
            self.court_goes_on(log);
        }
    }

    fn bid(&mut self, seat: Seat, character: Character, space: u8, log: &mut impl Log<Event>) {
        self.court.marker[character as usize] = Some((seat, space));
        log.all(|| Event::CharacterBid {
            seat,
            character,
            coins: coins(space),
        });
        self.court_goes_on(log);
    }

    fn pass_in_court(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.court.done.insert(seat);
        log.all(|| Event::CharacterPassed { seat });
        self.court_goes_on(log);
    }

    /// Pays for the character. Returns whether its buyer has something to decide now.
    fn buy_character(&mut self, seat: Seat, character: Character, log: &mut impl Log<Event>) -> bool {
        let index = character as usize;
        let Some((_, price)) = self.court.marker[index].take() else {
            return false;
        };
        self.court.done.insert(seat);
        log.all(|| Event::CharacterBought {
            seat,
            character,
            coins: coins(price),
        });
        if character == Character::Banker {
            let gain = self.court.coins.saturating_sub(price.into());
            self.players[seat].coins += gain;
            self.court.coins = self.figures().banker.refill;
            self.court.banker = Some(seat);
            self.court.aside.insert(character);
            log.all(|| Event::BankerPaid {
                seat,
                coins: coins(gain),
            });
            return false;
        }
        self.players[seat].coins -= u16::from(price);
        self.court.owner[index] = Some(seat);
        let asks =
            matches!(character, Character::Merchant | Character::Professor) && self.has_court_choice(seat);
        if asks {
            self.go_to(Step::Bought { character });
        }
        asks
    }

    /// A used card goes back; in the auction in which it was bought nobody can buy it again.
    fn put_back(&mut self, character: Character) {
        self.court.owner[character as usize] = None;
        if self.phase == Phase::Court {
            self.court.aside.insert(character);
        }
    }

    pub(crate) fn may_use_merchant(&self, seat: Seat) -> Result<(), Refusal> {
        let character = Character::Merchant;
        if self.holds(seat, character) {
            Ok(())
        } else {
            Err(Refusal::NotYourCharacter { character })
        }
    }

    /// The place of a seat on the prestige track; tied players share the better place.
    pub(crate) fn place(&self, seat: Seat) -> u8 {
        let own = self.players[seat].prestige();
        let ahead = self
            .seats
            .iter()
            .filter(|&other| self.players[other].prestige() > own);
        1 + ahead.count() as u8
    }

    /// The Merchant gives prestige by place.
    fn use_merchant(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let points = self.place(seat);
        self.players[seat].points.merchant += points;
        self.put_back(Character::Merchant);
        log.all(|| Event::MerchantPoints { seat, points });
    }

    /// After the Merchant was used the same decision is open, unless nothing is left to decide.
    pub(super) fn use_merchant_in_passing(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.use_merchant(seat, log);
        if self.step() == Some(Step::Turn) {
            self.go_on_with_turn(log);
        }
    }

    /// The Merchant makes the object free.
    pub(super) fn use_merchant_for_object(&mut self, seat: Seat, stack: Stack, log: &mut impl Log<Event>) {
        self.put_back(Character::Merchant);
        log.all(|| Event::MerchantFree { seat });
        self.acquire(seat, stack, 0, log);
    }

    pub(crate) fn may_use_professor(&self, seat: Seat, deck: Pile) -> Result<(), Refusal> {
        let character = Character::Professor;
        if !self.holds(seat, character) {
            Err(Refusal::NotYourCharacter { character })
        } else if !PROFESSOR.contains(&deck) {
            Err(Refusal::NotAsked)
        } else if self.deck_len(deck) == 0 {
            Err(Refusal::DeckEmpty { deck })
        } else {
            Ok(())
        }
    }

    pub(crate) fn use_professor(&mut self, seat: Seat, deck: Pile, after: After, log: &mut impl Log<Event>) {
        self.put_back(Character::Professor);
        log.all(|| Event::ProfessorUsed { seat, deck });
        if after == After::Below {
            // What was being decided comes again after the look, which takes this copy of it off.
            if let Some(step) = self.step() {
                self.steps.push(step);
            }
        }
        self.start_look(seat, deck, after, log);
    }

    /// Remembers that the character has been of use to the seat that holds it.
    pub(crate) fn serves(&mut self, seat: Seat, character: Character) {
        if self.holds(seat, character) {
            self.court.served.insert(character);
        }
    }

    /// Cardinal, Muse and Princess go back at the end of the action phase, used or not.
    pub(crate) fn clear_court(&mut self, log: &mut impl Log<Event>) {
        for character in [Character::Cardinal, Character::Muse, Character::Princess] {
            if !self.court.served.contains(character) {
                self.lapse(character, log);
            } else if let Some(seat) = self.court.owner[character as usize].take() {
                log.all(|| Event::Returned { seat, character });
            }
        }
        self.court.served = Set::EMPTY;
    }
}
