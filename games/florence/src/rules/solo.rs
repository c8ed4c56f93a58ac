//! The solo game: your part of the auction, and the order of turns.

use signoria_engine::{Log, Seat, Set};

use crate::action::Action;
use crate::edition::{DiegoCard, DiegoFigures};
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Priced, Stack};
use crate::state::{Bid, Florence, Solo, Step};

/// The seat of the one person.
pub(crate) const YOU: Seat = Seat::new(0);

/// The holder number of Diego in the histories of decks.
pub(crate) const DIEGO: u8 = 1;

/// The icon on Diego's cards under which a stack is found.
pub(crate) fn icon(stack: Stack) -> Stack {
    if stack.landscape().is_some() {
        Stack::Landscape
    } else {
        stack
    }
}

impl Florence {
    /// The figures of Diego, in an edition that has him.
    pub(crate) fn diego_figures(&self) -> Option<&'static DiegoFigures> {
        self.figures().diego.as_ref()
    }

    /// The card of this round's auction.
    pub(crate) fn auction_card(&self) -> Option<&'static DiegoCard> {
        self.diego_figures()?.cards.get(usize::from(self.solo.card))
    }

    /// The modifier of the die for a stack.
    pub(crate) fn modifier(&self, stack: Stack) -> u8 {
        let objects = self.auction_card().map(|card| &card.objects);
        let found = objects.and_then(|objects| objects.iter().find(|(object, _)| *object == icon(stack)));
        found.map_or(0, |&(_, modifier)| modifier)
    }

    pub(crate) fn begin_solo_auction(&mut self, log: &mut impl Log<Event>) {
        self.auction.inside = self.seats.all();
        self.auction.sold = Set::EMPTY;
        self.turn = YOU;
        let solo = &mut self.solo;
        *solo = Solo {
            card: solo.cards.draw().unwrap_or(0),
            put_up: Set::EMPTY,
            declined: Default::default(),
            recruiting_taken: false,
            builder_taken: false,
            acted: false,
            ..*solo
        };
        log.reveal();
        if let Some(card) = self.auction_card() {
            let priced = |(stack, modifier)| Priced { stack, modifier };
            log.all(|| Event::DiegoCard {
                objects: card.objects.map(priced).to_vec(),
            });
        }
        self.next_put_up(log);
    }

    /// The next object is put up, or the last auction comes.
    fn next_put_up(&mut self, log: &mut impl Log<Event>) {
        let auctions = self.solo.put_up.len();
        let rolled = self.options.solo_table.players() - 1;
        if auctions < rolled && Stack::ALL.iter().any(|&stack| self.may_put_up(stack).is_ok()) {
            self.go_to(Step::PutUp);
            return;
        }
        self.go_to(Step::LastAuction);
        let price = self.last_auction_price();
        let offers = Stack::ALL.iter().any(|&stack| self.may_be_last(stack).is_ok());
        if !(offers && self.can_raise_money(YOU, price)) {
            self.leave_auction(log);
        }
    }

    /// Whether the stack may be put up. That is no bid: it may also be something of no use to you.
    pub(crate) fn may_put_up(&self, stack: Stack) -> Result<(), Refusal> {
        if self.solo.put_up.contains(stack) {
            return Err(Refusal::AlreadyPutUp { stack });
        }
        self.may_be_sold(stack)
    }

    /// Whether the stack is on offer in the last auction.
    fn may_be_last(&self, stack: Stack) -> Result<(), Refusal> {
        self.may_put_up(stack)?;
        self.may_have(YOU, stack)?;
        if self.is_barred(stack) {
            Err(Refusal::Barred { stack })
        } else {
            Ok(())
        }
    }

    /// Whether the stack has one of the highest modifiers of the card; of equal ones the leftmost count.
    fn is_barred(&self, stack: Stack) -> bool {
        let Some(card) = self.auction_card() else {
            return false;
        };
        let barred = self.diego_figures().map_or(0, |diego| diego.barred);
        let Some(place) = card.objects.iter().position(|(object, _)| *object == icon(stack)) else {
            return false;
        };
        let modifier = card.objects[place].1;
        let higher = card
            .objects
            .iter()
            .enumerate()
            .filter(|&(other, &(_, its))| its > modifier || (its == modifier && other < place));
        higher.count() < usize::from(barred)
    }

    /// The price in the last auction, in hundreds.
    pub(crate) fn last_auction_price(&self) -> u16 {
        self.diego_figures().map_or(0, |diego| diego.last_auction)
    }

    /// What you pay after that last bid, in hundreds.
    pub(crate) fn price_over(&self, bid: u16) -> u16 {
        bid + self.diego_figures().map_or(0, |diego| diego.over_last_bid)
    }

    pub(crate) fn may_take_last(&self, stack: Stack) -> Result<(), Refusal> {
        self.may_be_last(stack)?;
        self.may_pay(YOU, self.last_auction_price())
    }

    pub(crate) fn may_buy(&self, bid: u16) -> Result<(), Refusal> {
        self.may_pay(YOU, self.price_over(bid))
    }

    /// Your part of the auction.
    pub(super) fn trade_alone(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (Step::PutUp, Action::PutUp { stack }) => self.put_up(stack, log),
            (Step::Rolled { stack, bid }, Action::Buy) => {
                self.acquire(seat, stack, self.price_over(bid), log);
            }
            (Step::Rolled { stack, bid }, Action::Decline) => self.decline(stack, bid, log),
            (Step::LastAuction, Action::Take { stack }) => {
                self.acquire(seat, stack, self.last_auction_price(), log);
            }
            (Step::LastAuction, Action::Nothing) => self.leave_auction(log),
            _ => {}
        }
    }

    /// Rolls the die for a stack; a low roll without a modifier forces you to buy. What you cannot pay or use counts as declined.
    fn put_up(&mut self, stack: Stack, log: &mut impl Log<Event>) {
        let modifier = self.modifier(stack);
        log.reveal();
        let roll = self.stream.draw(|rng| rng.die(6));
        let bid = u16::from(modifier + roll);
        self.solo.put_up.insert(stack);
        log.all(|| Event::Rolled {
            stack,
            modifier,
            roll,
            coins: coins(bid),
        });
        let forced_up_to = self.diego_figures().map_or(0, |diego| diego.forced_up_to);
        let price = self.price_over(bid);
        if self.may_have(YOU, stack).is_err() || !self.can_raise_money(YOU, price) {
            self.decline(stack, bid, log);
        } else if modifier == 0 && roll <= forced_up_to {
            log.all(|| Event::MustBuy { seat: YOU, stack });
            let missing = price.saturating_sub(self.players[YOU].coins);
            if missing > 0 {
                let points = missing.div_ceil(self.figures().money.per_point_sold);
                self.sell(YOU, points, log);
            }
            self.acquire(YOU, stack, price, log);
        } else {
            self.go_to(Step::Rolled { stack, bid });
        }
    }

    fn decline(&mut self, stack: Stack, bid: u16, log: &mut impl Log<Event>) {
        log.all(|| Event::DeclinedObject { seat: YOU, stack });
        self.solo.declined.put_on_top(Bid {
            stack,
            bid: bid as u8,
        });
        self.next_put_up(log);
    }

    fn leave_auction(&mut self, log: &mut impl Log<Event>) {
        log.all(|| Event::TookNothing { seat: YOU });
        self.auction.inside.remove(YOU);
        self.after_own_purchase(log);
    }

    /// You have an object or none: Diego buys, and the phase ends.
    pub(crate) fn after_own_purchase(&mut self, log: &mut impl Log<Event>) {
        self.diego_buys(log);
        if !self.solo.recruiting_taken && self.supply.recruiting > 0 {
            self.supply.recruiting -= 1;
            log.all(|| Event::LeftTheGame {
                stack: Stack::Recruiting,
            });
        }
        if !self.solo.builder_taken && self.supply.builders > 0 {
            self.supply.builders -= 1;
            log.all(|| Event::LeftTheGame {
                stack: Stack::Builder,
            });
        }
        self.begin_actions(log);
    }

    pub(crate) fn begin_solo_actions(&mut self, log: &mut impl Log<Event>) {
        if self.solo.starts {
            self.diego_acts(log);
        }
        self.turn = YOU;
        self.begin_turn();
    }

    /// Your turn is over: Diego's, if he has not had it, then the end of the round.
    pub(crate) fn after_own_turn(&mut self, log: &mut impl Log<Event>) {
        if !self.solo.acted {
            self.diego_acts(log);
        }
        self.end_round(log);
    }

    /// You recruited that card: the recruiting card leaves the game; a virtual player replaces what you took from Diego.
    pub(crate) fn recruit_solo(&mut self, number: u8, log: &mut impl Log<Event>) {
        if !self.solo.diego.table.has(number) {
            for player in &mut self.solo.virtuals {
                player.table.remove(number);
            }
            return;
        }
        self.solo.diego.table.remove(number);
        let mut open = self
            .solo
            .virtuals
            .iter_mut()
            .filter(|player| !player.table.is_empty());
        if let Some(player) = open.next()
            && let Some(card) = player.table.cards().next()
        {
            player.table.remove(card.number());
            self.solo.diego.table.insert(card.number());
            log.all(|| Event::VirtualGave { card });
        }
    }
}
