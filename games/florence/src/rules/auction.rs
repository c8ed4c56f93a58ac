//! The object auction: opening, bidding, the last player.

use signoria_engine::{Log, Seat, SeatSet, Set};

use crate::action::Action;
use crate::event::{Event, Refusal, coins};
use crate::pieces::{Character, Landscape, Stack};
use crate::state::{Florence, Site, Step};

impl Florence {
    /// Begins the object auction of the round.
    pub(crate) fn begin_auction(&mut self, log: &mut impl Log<Event>) {
        self.auction.inside = self.seats.all();
        self.auction.sold = Set::EMPTY;
        self.turn = self.start;
        self.next_auction(log);
    }

    /// The next opener, the last player, or the end of the phase.
    pub(crate) fn next_auction(&mut self, log: &mut impl Log<Event>) {
        if self.is_solo() {
            return self.after_own_purchase(log);
        }
        loop {
            let inside = self.auction.inside;
            if !inside.contains(self.turn) {
                let next = self.seats.from(self.turn).find(|&seat| inside.contains(seat));
                let Some(next) = next else {
                    return self.end_auction(log);
                };
                self.turn = next;
            }
            let seat = self.turn;
            let last = inside.len() == 1;
            self.go_to(if last { Step::Last } else { Step::Open });
            let price = if last {
                self.last_price()
            } else {
                self.opening_price()
            };
            let free = last && self.holds(seat, Character::Merchant);
            let offers = Stack::ALL.iter().any(|&stack| self.may_have(seat, stack).is_ok());
            let pays = free || self.can_raise_money(seat, price);
            if (offers && pays) || self.has_court_choice(seat) {
                return;
            }
            self.refuse_to_open(seat, log);
        }
    }

    /// The opening bid, in hundreds.
    pub(crate) fn opening_price(&self) -> u16 {
        let money = &self.figures().money;
        if self.is_for_two() {
            money.opening_two
        } else {
            money.opening
        }
    }

    /// The price for the last player, in hundreds.
    pub(crate) fn last_price(&self) -> u16 {
        let money = &self.figures().money;
        if self.is_for_two() {
            money.last_player_two
        } else {
            money.last_player
        }
    }

    /// Whether the seat has that many coins, or could have them by selling prestige.
    pub(crate) fn can_raise_money(&self, seat: Seat, price: u16) -> bool {
        let player = &self.players[seat];
        player.coins >= price || (self.may_sell(seat).is_ok() && self.worth(seat) >= u32::from(price))
    }

    /// Coins and what all prestige would bring, in hundreds.
    pub(crate) fn worth(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        let sold = player.prestige().max(0) as u32 * u32::from(self.figures().money.per_point_sold);
        u32::from(player.coins) + sold
    }

    /// Whether the seat may sell prestige at all.
    pub(crate) fn may_sell(&self, seat: Seat) -> Result<(), Refusal> {
        if self.options.muse_and_princess {
            Err(Refusal::NoSelling)
        } else if self.players[seat].prestige() <= 0 {
            Err(Refusal::NothingToSell)
        } else {
            Ok(())
        }
    }

    /// Whether the stack is on offer at this table and in this round.
    pub(crate) fn may_be_sold(&self, stack: Stack) -> Result<(), Refusal> {
        let together = self.is_for_two();
        let known = match stack {
            Stack::Landscape => together,
            _ => !together || stack.landscape().is_none(),
        };
        if !known {
            return Err(Refusal::NoSuchStack { stack });
        }
        if self.auction.sold.contains(stack) {
            return Err(Refusal::StackSold { stack });
        }
        if self.stack_is_empty(stack) {
            return Err(Refusal::StackEmpty { stack });
        }
        Ok(())
    }

    /// Whether the seat may have an object of that stack now, whatever it costs.
    pub(crate) fn may_have(&self, seat: Seat, stack: Stack) -> Result<(), Refusal> {
        self.may_be_sold(stack)?;
        if stack == Stack::Builder && self.players[seat].builders >= self.figures().most_builders {
            return Err(Refusal::EnoughBuilders);
        }
        let fits = match (stack, stack.landscape()) {
            (_, Some(landscape)) => self.landscape_fits(seat, landscape),
            (Stack::Landscape, None) => Landscape::ALL
                .iter()
                .any(|&landscape| self.may_choose(seat, landscape).is_ok()),
            _ => true,
        };
        if fits { Ok(()) } else { Err(Refusal::NoRoom) }
    }

    /// Whether nothing of the stack is left.
    pub(crate) fn stack_is_empty(&self, stack: Stack) -> bool {
        let supply = &self.supply;
        match stack {
            Stack::Forest | Stack::Lake | Stack::Park => supply.landscapes[stack as usize] == 0,
            Stack::Jester => supply.jesters == 0,
            Stack::Builder => supply.builders == 0,
            Stack::Prestige => self.prestiges.deck.is_empty(),
            Stack::Recruiting => supply.recruiting == 0,
            Stack::Landscape => supply.landscapes == [0; 3],
        }
    }

    pub(crate) fn may_pay(&self, seat: Seat, price: u16) -> Result<(), Refusal> {
        if self.players[seat].coins >= price {
            Ok(())
        } else {
            Err(Refusal::CannotPay { coins: coins(price) })
        }
    }

    /// Whether the seat may open with that stack.
    pub(crate) fn may_open(&self, seat: Seat, stack: Stack) -> Result<(), Refusal> {
        self.may_have(seat, stack)?;
        self.may_pay(seat, self.opening_price())
    }

    /// Whether the last player may take from that stack.
    pub(crate) fn may_take(&self, seat: Seat, stack: Stack) -> Result<(), Refusal> {
        self.may_have(seat, stack)?;
        if self.holds(seat, Character::Merchant) {
            Ok(())
        } else {
            self.may_pay(seat, self.last_price())
        }
    }

    /// Whether the seat may raise.
    pub(crate) fn may_raise(&self, seat: Seat, stack: Stack, price: u16) -> Result<(), Refusal> {
        self.may_have(seat, stack)?;
        self.may_pay(seat, price + self.figures().money.raise)
    }

    /// Opening, bidding, and what becomes of an object that was won.
    pub(super) fn bid_or_buy(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (Step::Open, Action::Open { stack }) => self.open(seat, stack, log),
            (Step::Open, Action::SitOut) | (Step::Last, Action::Nothing) => self.sit_out(seat, log),
            (Step::Bid { .. }, Action::Raise) => self.raise(seat, log),
            (Step::Bid { .. }, Action::Pass) => self.pass(seat, log),
            (Step::Last, Action::Take { stack }) => self.win(seat, stack, self.last_price(), log),
            (Step::Merchant { stack, .. }, Action::Free) => self.use_merchant_for_object(seat, stack, log),
            (Step::Merchant { stack, price, .. }, Action::Pay) => self.acquire(seat, stack, price, log),
            (Step::Landscape { .. }, Action::Choose { landscape }) => {
                self.go_to(Step::Land { landscape, by: seat });
            }
            (Step::Land { landscape, .. }, Action::Place { cell, turn }) => {
                self.plant(seat, landscape, Site { cell, turn }, log);
            }
            _ => {}
        }
    }

    fn open(&mut self, seat: Seat, stack: Stack, log: &mut impl Log<Event>) {
        let price = self.opening_price();
        log.all(|| Event::Opened {
            seat,
            stack,
            coins: coins(price),
        });
        self.go_to(Step::Bid {
            stack,
            price,
            leader: seat,
            by: seat,
            passed: SeatSet::EMPTY,
        });
        self.next_bidder(log);
    }

    /// The opener refuses, or the last player takes nothing.
    fn sit_out(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.refuse_to_open(seat, log);
        self.next_auction(log);
    }

    fn refuse_to_open(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let last = self.auction.inside.len() == 1;
        self.auction.inside.remove(seat);
        log.all(|| {
            if last {
                Event::TookNothing { seat }
            } else {
                Event::SatOut { seat }
            }
        });
    }

    fn raise(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let raise = self.figures().money.raise;
        if let Some(Step::Bid { price, leader, .. }) = self.steps.top_mut() {
            *price += raise;
            *leader = seat;
            let bid = *price;
            log.all(|| Event::Raised {
                seat,
                coins: coins(bid),
            });
        }
        self.next_bidder(log);
    }

    fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(Step::Bid { passed, .. }) = self.steps.top_mut() {
            passed.insert(seat);
            log.all(|| Event::Passed { seat });
        }
        self.next_bidder(log);
    }

    /// Who may still raise: those who take part, have not passed and do not lead.
    pub(crate) fn bidders(&self) -> SeatSet {
        let Some(Step::Bid { leader, passed, .. }) = self.step() else {
            return SeatSet::EMPTY;
        };
        let inside = self.auction.inside.iter();
        inside
            .filter(|&seat| seat != leader && !passed.contains(seat))
            .collect()
    }

    /// Whoever is next to bid; those who could only pass do so. When all have passed, the leader has won.
    fn next_bidder(&mut self, log: &mut impl Log<Event>) {
        let Some(Step::Bid {
            stack,
            price,
            leader,
            by,
            mut passed,
        }) = self.step()
        else {
            return;
        };
        let raise = self.figures().money.raise;
        let mut seat = by.next(self.seats);
        while seat != leader {
            if self.auction.inside.contains(seat) && !passed.contains(seat) {
                let could = self.may_have(seat, stack).is_ok() && self.can_raise_money(seat, price + raise);
                if could || self.has_court_choice(seat) {
                    self.go_to(Step::Bid {
                        stack,
                        price,
                        leader,
                        by: seat,
                        passed,
                    });
                    return;
                }
                passed.insert(seat);
                log.all(|| Event::Passed { seat });
            }
            seat = seat.next(self.seats);
        }
        self.win(leader, stack, price, log);
    }

    /// The seat has won the object: with the Merchant it may be free.
    fn win(&mut self, by: Seat, stack: Stack, price: u16, log: &mut impl Log<Event>) {
        if self.holds(by, Character::Merchant) {
            self.go_to(Step::Merchant { stack, price, by });
        } else {
            self.acquire(by, stack, price, log);
        }
    }

    /// The end of the phase.
    fn end_auction(&mut self, log: &mut impl Log<Event>) {
        if self.options.muse_and_princess {
            self.calls(log);
        } else {
            self.begin_actions(log);
        }
    }
}
