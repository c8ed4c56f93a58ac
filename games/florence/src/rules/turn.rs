//! Carries out answers: what each decision leads to.

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::pieces::{Character, Pile};
use crate::state::{After, Deal, Florence, Site, Step};

type Done = Result<(), Refusal>;

impl Florence {
    /// Carries out an action of the seat that decides, or says why not and changes nothing.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        let step = self.step();
        match action {
            Action::Sell if step.allows_selling() => {
                self.may_sell(seat)?;
                self.steps.push(Step::Sell { by: seat });
                return Ok(());
            }
            Action::Merchant if step.allows_characters() => return self.use_merchant_now(seat, log),
            Action::Professor { deck } if step.allows_characters() => {
                self.may_use_professor(seat, deck)?;
                self.use_professor(seat, deck, After::Below, log);
                return Ok(());
            }
            _ => {}
        }
        match step {
            Step::Nothing => Err(Refusal::NotNow),
            Step::Hand => self.choose_hand(seat, action, log),
            Step::Open
            | Step::Bid { .. }
            | Step::Last
            | Step::Merchant { .. }
            | Step::Landscape { .. }
            | Step::Land { .. } => self.bid_or_buy(seat, action, log),
            Step::Look { .. } | Step::Order { .. } => self.sort_cards(action, log),
            Step::Hire { .. } | Step::Window { .. } => self.hire(seat, action, log),
            Step::Court => self.bid_in_court(seat, action, log),
            Step::Bought { character } | Step::Call { character, .. } => {
                self.decide_on(seat, character, action, log)
            }
            Step::Turn => self.act(seat, action, log),
            Step::Bonus { .. } | Step::Pay { .. } => self.finish_work(seat, action, log),
            Step::Build { .. } => self.place_building(seat, action, log),
            Step::Sell { .. } => self.give_up(seat, action, log),
            Step::Site { .. } | Step::Sum { .. } | Step::Answer { .. } => self.negotiate(seat, action, log),
            Step::Banker { by } => self.use_bank(by, action, log),
            Step::PutUp | Step::Rolled { .. } | Step::LastAuction => self.trade_alone(seat, action, log),
        }
    }

    fn choose_hand(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        let Action::Return { card } = action else {
            return Err(Refusal::NotNow);
        };
        if card.pile() != Pile::Profession || !self.players[seat].hand.has(card.number()) {
            return Err(Refusal::NotYours { card });
        }
        self.give_back(seat, card.number(), log);
        Ok(())
    }

    /// After the Merchant was used the same decision is open, unless nothing is left to decide.
    fn use_merchant_now(&mut self, seat: Seat, log: &mut impl Log<Event>) -> Done {
        self.may_use_merchant(seat)?;
        self.use_merchant(seat, log);
        if self.step() == Step::Turn {
            self.go_on_with_turn(log);
        }
        Ok(())
    }

    fn give_up(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        let Action::GiveUp { points } = action else {
            return Err(Refusal::NotNow);
        };
        let most = self.most_sold(seat);
        if points.get() > most {
            return Err(Refusal::TooManySold { most });
        }
        self.sell(seat, points.get(), log);
        self.steps.pop();
        Ok(())
    }

    fn sort_cards(&mut self, action: Action, log: &mut impl Log<Event>) -> Done {
        match (self.step(), action) {
            (Step::Look { pile, by, after }, Action::Keep { card }) => {
                self.may_keep(pile, card)?;
                self.keep(by, pile, after, card.number(), log);
            }
            (Step::Order { .. }, Action::Under { card }) => self.put_under(card, log)?,
            (
                Step::Order {
                    pile,
                    by,
                    after,
                    kept,
                    put,
                    count,
                },
                Action::Rest,
            ) => self.put_rest(by, pile, after, kept, &put[..usize::from(count)], log),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn hire(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        match (self.step(), action) {
            (Step::Hire { .. }, Action::Recruit { card }) => {
                self.may_recruit(seat, card)?;
                self.recruit(seat, card, log);
                self.next_auction(log);
            }
            (Step::Hire { .. }, Action::Hold) => {
                log.all(|| Event::HeldRecruiting { seat });
                self.next_auction(log);
            }
            (Step::Window { mut left, .. }, Action::Recruit { card }) => {
                self.may_recruit(seat, card)?;
                self.recruit(seat, card, log);
                // Whoever has another card is asked again.
                left.insert(seat);
                self.next_in_window(left, log);
            }
            (Step::Window { left, .. }, Action::Hold) => self.next_in_window(left, log),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn bid_or_buy(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        match (self.step(), action) {
            (Step::Open, Action::Open { stack }) => {
                self.may_open(seat, stack)?;
                self.open(seat, stack, log);
            }
            (Step::Open, Action::SitOut) | (Step::Last, Action::Nothing) => self.sit_out(seat, log),
            (Step::Bid { stack, price, .. }, Action::Raise) => {
                self.may_raise(seat, stack, price)?;
                self.raise(seat, log);
            }
            (Step::Bid { .. }, Action::Pass) => self.pass(seat, log),
            (Step::Last, Action::Take { stack }) => {
                self.may_take(seat, stack)?;
                self.win(seat, stack, self.last_price(), log);
            }
            (Step::Merchant { .. }, Action::Free) => self.use_merchant_for_object(seat, log),
            (Step::Merchant { stack, price, .. }, Action::Pay) => {
                self.may_pay(seat, price)?;
                self.acquire(seat, stack, price, log);
            }
            (Step::Landscape { .. }, Action::Choose { landscape }) => {
                self.may_choose(seat, landscape)?;
                self.go_to(Step::Land { landscape, by: seat });
            }
            (Step::Land { landscape, .. }, Action::Place { cell, turn }) => {
                let site = Site { cell, turn };
                let mask = self.may_plant(seat, landscape, site)?;
                self.plant(seat, landscape, site, mask, log);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn bid_in_court(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        match action {
            Action::Bid { character, hundreds } => {
                let space = hundreds.get() as u8;
                self.may_bid(seat, character, space)?;
                self.bid(seat, character, space, log);
            }
            Action::Pass => self.pass_in_court(seat, log),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// The Merchant or the Professor, just bought or at the last call.
    fn decide_on(
        &mut self,
        seat: Seat,
        character: Character,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Done {
        let last_call = matches!(self.step(), Step::Call { .. });
        match (character, action) {
            (Character::Merchant, Action::Merchant) => self.use_merchant(seat, log),
            (Character::Professor, Action::Professor { deck }) => {
                self.may_use_professor(seat, deck)?;
                let after = if last_call { After::Calls } else { After::Court };
                self.use_professor(seat, deck, after, log);
                return Ok(());
            }
            (_, Action::Hold) if last_call => self.lapse(character, log),
            (_, Action::Hold) => {}
            _ => return Err(Refusal::NotNow),
        }
        if last_call {
            self.calls(log);
        } else {
            self.court_goes_on(log);
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        match action {
            Action::Work { card } => {
                self.may_work(seat, card, self.most_bonus(seat))?;
                self.work(seat, card, log);
            }
            Action::Princess => {
                self.may_use_princess(seat)?;
                self.use_princess(seat, log);
            }
            Action::Build { building } => {
                self.may_build(seat, building)?;
                self.go_to(Step::Build { building });
            }
            Action::Propose { building, partner } => {
                if !self.seats.has(partner) {
                    return Err(Refusal::NotNeighbour);
                }
                self.may_propose(seat, building, partner)?;
                self.propose(seat, building, partner, log);
            }
            Action::Introduce { freedom } => {
                self.may_introduce(seat, freedom)?;
                self.introduce(seat, freedom, log);
            }
            Action::Draw { deck } => {
                self.may_draw(seat, deck)?;
                self.draw(seat, deck, log);
            }
            Action::Recruit { card } => {
                self.may_recruit(seat, card)?;
                self.recruit(seat, card, log);
                self.go_on_with_turn(log);
            }
            Action::End => self.end_turn(log),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn finish_work(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        match (self.step(), action) {
            (Step::Bonus { .. }, Action::Add { card }) => {
                let worth = self.may_add(seat, card)?;
                self.add_bonus(seat, card, worth, log);
            }
            (Step::Bonus { value, .. }, Action::Done) => {
                let minimum = self.minimum();
                if value < minimum {
                    return Err(Refusal::BelowMinimum { minimum });
                }
                self.complete(seat, value, log);
            }
            (Step::Pay { value }, Action::Convert { points }) => {
                let most = self.most_converted(value);
                if points.get() > most {
                    return Err(Refusal::TooManyPoints { most });
                }
                self.convert(seat, points.get(), log);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn use_bank(&mut self, by: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        let Action::Convert { points } = action else {
            return Err(Refusal::NotNow);
        };
        let most = self.most_banked(by);
        if points.get() > most {
            return Err(Refusal::TooManyPoints { most });
        }
        self.bank(by, points.get(), log);
        Ok(())
    }

    fn place_building(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        let (Step::Build { building }, Action::Place { cell, turn }) = (self.step(), action) else {
            return Err(Refusal::NotNow);
        };
        let site = Site { cell, turn };
        let mask = self.may_place(seat, building, site)?;
        self.build(seat, building, site, mask, log);
        Ok(())
    }

    fn negotiate(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Done {
        match (self.step(), action) {
            (Step::Site { deal }, Action::Place { cell, turn }) => {
                let site = Site { cell, turn };
                self.may_span(deal, site)?;
                self.go_to(Step::Sum { deal, site });
            }
            (Step::Sum { deal, site }, Action::Ask { hundreds }) => {
                let sum = hundreds.get() as u8;
                self.may_ask(deal, sum)?;
                self.ask(deal, site, sum, log);
            }
            (Step::Site { .. } | Step::Sum { .. }, Action::Withdraw) => {
                self.break_off(Event::Withdrew { seat }, log);
            }
            (Step::Answer { deal, site, sum }, Action::Accept) => {
                self.may_accept(deal, sum)?;
                self.accept(deal, site, sum, log);
            }
            (Step::Answer { .. }, Action::Decline) => self.break_off(Event::Declined { seat }, log),
            (Step::Answer { deal, .. }, Action::Counter) => {
                self.may_counter(deal)?;
                self.go_to(Step::Site {
                    deal: Deal { by: seat, ..deal },
                });
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }
}
