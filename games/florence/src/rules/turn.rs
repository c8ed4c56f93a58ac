//! Who decides, what can be done, and carrying it out.

use signoria_engine::{Log, Number, Rules, Seat};

use crate::action::{Action, Event, Refusal};
use crate::pieces::{Building, Character, Deed, Freedom, Landscape, Pile, Stack, Tile};
use crate::state::{After, Deal, Half, Site, Step, Table};

impl Table {
    /// The one who decides, where it is one.
    pub(crate) fn decider(&self) -> Seat {
        match self.step {
            Step::Bid { by, .. }
            | Step::Merchant { by, .. }
            | Step::Landscape { by }
            | Step::Land { by, .. }
            | Step::Look { by, .. }
            | Step::Order { by, .. }
            | Step::Hire { by }
            | Step::Call { by, .. }
            | Step::Window { by, .. }
            | Step::Sell { by }
            | Step::Banker { by } => by,
            Step::Site { deal } | Step::Sum { deal, .. } | Step::Answer { deal, .. } => deal.by,
            Step::Nothing
            | Step::Hand
            | Step::Open
            | Step::Last
            | Step::Court
            | Step::Bought { .. }
            | Step::Turn
            | Step::Bonus { .. }
            | Step::Pay { .. }
            | Step::Build { .. }
            | Step::PutUp
            | Step::Rolled { .. }
            | Step::LastAuction => self.turn,
        }
    }

    /// Appends the legal actions of a seat.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.waiting().contains(seat) {
            return;
        }
        match self.step {
            Step::Nothing => {}
            Step::Hand => out.extend(
                self.players[seat]
                    .hand
                    .cards()
                    .map(|card| Action::Return { card }),
            ),
            Step::Open => {
                self.stacks(
                    out,
                    |stack| self.may_open(seat, stack).is_ok(),
                    |stack| Action::Open { stack },
                );
                out.push(Action::SitOut);
            }
            Step::Bid { stack, price, .. } => {
                if self.may_raise(seat, stack, price).is_ok() {
                    out.push(Action::Raise);
                }
                out.push(Action::Pass);
            }
            Step::Last => {
                self.stacks(
                    out,
                    |stack| self.may_take(seat, stack).is_ok(),
                    |stack| Action::Take { stack },
                );
                out.push(Action::Nothing);
            }
            Step::Merchant { price, .. } => {
                out.push(Action::Free);
                if self.may_pay(seat, price).is_ok() {
                    out.push(Action::Pay);
                }
            }
            Step::Landscape { .. } => out.extend(
                Landscape::ALL
                    .iter()
                    .filter(|&&landscape| self.may_choose(seat, landscape).is_ok())
                    .map(|&landscape| Action::Choose { landscape }),
            ),
            Step::Land { landscape, .. } => {
                let covered = self.players[seat].covered;
                let places = &self.figures().places(Tile::Landscape(landscape)).inside;
                let free = places.iter().filter(|place| place.mask & covered == 0);
                out.extend(free.map(|place| Action::Place {
                    cell: place.cell,
                    turn: place.turn,
                }));
            }
            Step::Look { pile, .. } => {
                let seen = self.seen(pile);
                let cards = seen.as_slice().iter().filter_map(|&number| pile.card(number));
                out.extend(cards.map(|card| Action::Keep { card }));
            }
            Step::Order {
                pile,
                kept,
                put,
                count,
                ..
            } => {
                let (rest, len) = self.rest(pile, kept, &put[..usize::from(count)]);
                let cards = rest[..len].iter().filter_map(|&number| pile.card(number));
                out.extend(cards.map(|card| Action::Under { card }));
                out.push(Action::Rest);
            }
            Step::Hire { .. } | Step::Window { .. } => {
                self.list_recruits(seat, out);
                out.push(Action::Hold);
            }
            Step::Court => {
                let bids = self.bids(seat);
                out.extend(bids.filter_map(|(character, space)| {
                    Number::new(space.into()).map(|hundreds| Action::Bid { character, hundreds })
                }));
                out.push(Action::Pass);
            }
            Step::Bought { .. } | Step::Call { .. } => {
                self.list_court(seat, out);
                out.push(Action::Hold);
            }
            Step::Turn => self.list_turn(seat, out),
            Step::Bonus { value, .. } => {
                let bonuses = self.players[seat].bonuses.cards();
                out.extend(bonuses.map(|card| Action::Add { card }));
                if value >= self.minimum() {
                    out.push(Action::Done);
                }
            }
            Step::Sell { by } => out.extend(
                (1..=self.most_sold(by))
                    .filter_map(Number::new)
                    .map(|points| Action::GiveUp { points }),
            ),
            Step::Pay { value } => self.list_points(self.most_converted(value), out),
            Step::Banker { by } => self.list_points(self.most_banked(by), out),
            Step::Build { building } => {
                out.extend(self.building_places(seat, building).map(|place| Action::Place {
                    cell: place.cell,
                    turn: place.turn,
                }))
            }
            Step::Site { deal } => {
                out.extend(self.spans(deal).map(|span| Action::Place {
                    cell: span.cell,
                    turn: span.turn,
                }));
                out.push(Action::Withdraw);
            }
            Step::Sum { deal, .. } => {
                let sums = (0..=self.figures().highest_sum).filter(|&sum| self.may_ask(deal, sum).is_ok());
                out.extend(
                    sums.filter_map(|sum| Number::new(sum.into()))
                        .map(|hundreds| Action::Ask { hundreds }),
                );
                out.push(Action::Withdraw);
            }
            Step::Answer { deal, sum, .. } => {
                if self.may_accept(deal, sum).is_ok() {
                    out.push(Action::Accept);
                }
                out.push(Action::Decline);
                if self.may_counter(deal).is_ok() {
                    out.push(Action::Counter);
                }
            }
            Step::PutUp => {
                self.stacks(
                    out,
                    |stack| self.may_put_up(stack).is_ok(),
                    |stack| Action::PutUp { stack },
                );
            }
            Step::Rolled { bid, .. } => {
                if self.may_buy(bid).is_ok() {
                    out.push(Action::Buy);
                }
                out.push(Action::Decline);
            }
            Step::LastAuction => {
                self.stacks(
                    out,
                    |stack| self.may_take_last(stack).is_ok(),
                    |stack| Action::Take { stack },
                );
                out.push(Action::Nothing);
            }
        }
        if self.step.allows_characters() {
            self.list_court(seat, out);
        }
        if self.step.allows_selling() && self.may_sell(seat).is_ok() {
            out.push(Action::Sell);
        }
    }

    fn stacks(&self, out: &mut Vec<Action>, may: impl Fn(Stack) -> bool, action: impl Fn(Stack) -> Action) {
        out.extend(
            Stack::ALL
                .iter()
                .filter(|&&stack| may(stack))
                .map(|&stack| action(stack)),
        );
    }

    fn list_points(&self, most: u16, out: &mut Vec<Action>) {
        out.extend(
            (0..=most)
                .filter_map(Number::new)
                .map(|points| Action::Convert { points }),
        );
    }

    fn list_recruits(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.players[seat].recruiting > 0 {
            out.extend(self.targets(seat).cards().map(|card| Action::Recruit { card }));
        }
    }

    fn list_court(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.options.muse_and_princess {
            return;
        }
        // At a purchase or a last call only that character is asked about.
        let about = match self.step {
            Step::Bought { character } | Step::Call { character, .. } => Some(character),
            _ => None,
        };
        if about.is_none_or(|about| about == Character::Merchant) && self.may_use_merchant(seat).is_ok() {
            out.push(Action::Merchant);
        }
        if about.is_none_or(|about| about == Character::Professor) {
            let decks = Pile::ALL
                .iter()
                .filter(|&&deck| self.may_use_professor(seat, deck).is_ok());
            out.extend(decks.map(|&deck| Action::Professor { deck }));
        }
    }

    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_act(seat, Deed::Work).is_ok() {
            let bonus = self.most_bonus(seat);
            let works = self.players[seat]
                .hand
                .cards()
                .filter(|&card| self.may_work(seat, card, bonus).is_ok());
            out.extend(works.map(|card| Action::Work { card }));
            if self.may_use_princess(seat).is_ok() {
                out.push(Action::Princess);
            }
        }
        if self.may_act(seat, Deed::Build).is_ok() {
            let kinds = Building::ALL
                .iter()
                .filter(|&&building| self.may_build(seat, building).is_ok());
            out.extend(kinds.map(|&building| Action::Build { building }));
            for partner in self.neighbours(seat).into_iter().flatten() {
                let kinds = Building::ALL.iter();
                let kinds = kinds.filter(|&&building| self.may_propose(seat, building, partner).is_ok());
                out.extend(kinds.map(|&building| Action::Propose { building, partner }));
            }
        }
        let freedoms = Freedom::ALL
            .iter()
            .filter(|&&freedom| self.may_introduce(seat, freedom).is_ok());
        out.extend(freedoms.map(|&freedom| Action::Introduce { freedom }));
        let decks = Pile::ALL
            .iter()
            .filter(|&&deck| self.may_draw(seat, deck).is_ok());
        out.extend(decks.map(|&deck| Action::Draw { deck }));
        self.list_recruits(seat, out);
        out.push(Action::End);
    }

    /// Carries an action of the seat that decides out, or says why not and changes nothing.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match (self.step, action) {
            (Step::Hand, Action::Return { card }) => {
                if card.pile() != Pile::Profession || !self.players[seat].hand.has(card.number()) {
                    return Err(Refusal::NotYours { card });
                }
                self.give_back(seat, card.number(), log);
            }
            (_, Action::Sell) if self.step.allows_selling() => {
                self.may_sell(seat)?;
                self.below = std::mem::replace(&mut self.step, Step::Sell { by: seat });
            }
            (Step::Sell { .. }, Action::GiveUp { points }) => {
                let most = self.most_sold(seat);
                if points.get() > most {
                    return Err(Refusal::TooManySold { most });
                }
                self.sell(seat, points.get(), log);
                self.step = std::mem::replace(&mut self.below, Step::Nothing);
            }
            (Step::Open | Step::Bid { .. } | Step::Last | Step::Turn, Action::Merchant) => {
                self.may_use_merchant(seat)?;
                self.use_merchant(seat, log);
                self.after_court_use(log);
            }
            (Step::Open | Step::Bid { .. } | Step::Last | Step::Turn, Action::Professor { deck }) => {
                self.may_use_professor(seat, deck)?;
                self.use_professor(seat, deck, After::Below, log);
            }
            (
                Step::Open | Step::Bid { .. } | Step::Last | Step::Merchant { .. } | Step::Landscape { .. },
                _,
            ) => {
                self.bid_or_buy(seat, action, log)?;
            }
            (Step::Land { landscape, .. }, Action::Place { cell, turn }) => {
                let site = Site { cell, turn };
                let mask = self.may_plant(seat, landscape, site)?;
                self.plant(seat, landscape, site, mask, log);
            }
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
            ) => {
                self.put_rest(by, pile, after, kept, &put[..usize::from(count)], log);
            }
            (Step::Hire { .. }, Action::Recruit { card }) => {
                self.may_recruit(seat, card)?;
                self.recruit(seat, card, log);
                self.next_auction(log);
            }
            (Step::Hire { .. }, Action::Hold) => {
                log.all(|| Event::HeldRecruiting { seat });
                self.next_auction(log);
            }
            (Step::Window { left, .. }, Action::Recruit { card }) => {
                self.may_recruit(seat, card)?;
                self.recruit(seat, card, log);
                let mut left = left;
                left.insert(seat);
                self.next_in_window(left, log);
            }
            (Step::Window { left, .. }, Action::Hold) => self.next_in_window(left, log),
            (Step::Court | Step::Bought { .. } | Step::Call { .. }, _) => {
                self.hold_court(seat, action, log)?
            }
            (Step::Turn | Step::Bonus { .. } | Step::Pay { .. } | Step::Build { .. }, _) => {
                self.act(seat, action, log)?;
            }
            (Step::Banker { by }, Action::Convert { points }) => {
                let most = self.most_banked(by);
                if points.get() > most {
                    return Err(Refusal::TooManyPoints { most });
                }
                self.bank(by, points.get(), log);
            }
            (Step::Site { .. } | Step::Sum { .. } | Step::Answer { .. }, _) => {
                self.negotiate(seat, action, log)?
            }
            (Step::PutUp | Step::Rolled { .. } | Step::LastAuction, _) => {
                self.trade_alone(seat, action, log)?
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// After the Merchant was used the same decision is open, unless nothing is left to decide.
    fn after_court_use(&mut self, log: &mut impl Log<Event>) {
        if self.step == Step::Turn {
            self.go_on_with_turn(log);
        }
    }

    fn bid_or_buy(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self.step, action) {
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
                self.step = Step::Land { landscape, by: seat };
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn hold_court(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self.step, action) {
            (Step::Court, Action::Bid { character, hundreds }) => {
                let space = hundreds.get() as u8;
                self.may_bid(seat, character, space)?;
                self.bid(seat, character, space, log);
            }
            (Step::Court, Action::Pass) => self.pass_in_court(seat, log),
            (
                Step::Bought {
                    character: Character::Merchant,
                },
                Action::Merchant,
            ) => {
                self.use_merchant(seat, log);
                self.court_goes_on(log);
            }
            (
                Step::Bought {
                    character: Character::Professor,
                },
                Action::Professor { deck },
            ) => {
                self.may_use_professor(seat, deck)?;
                self.use_professor(seat, deck, After::Court, log);
            }
            (Step::Bought { .. }, Action::Hold) => self.court_goes_on(log),
            (
                Step::Call {
                    character: Character::Merchant,
                    ..
                },
                Action::Merchant,
            ) => {
                self.use_merchant(seat, log);
                self.calls(log);
            }
            (
                Step::Call {
                    character: Character::Professor,
                    ..
                },
                Action::Professor { deck },
            ) => {
                self.may_use_professor(seat, deck)?;
                self.use_professor(seat, deck, After::Calls, log);
            }
            (Step::Call { character, .. }, Action::Hold) => {
                self.lapse(character, log);
                self.calls(log);
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self.step, action) {
            (Step::Turn, Action::Work { card }) => {
                self.may_work(seat, card, self.most_bonus(seat))?;
                self.work(seat, card, log);
            }
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
            (Step::Turn, Action::Princess) => {
                self.may_use_princess(seat)?;
                self.use_princess(seat, log);
            }
            (Step::Turn, Action::Build { building }) => {
                self.may_build(seat, building)?;
                self.step = Step::Build { building };
            }
            (Step::Build { building }, Action::Place { cell, turn }) => {
                let site = Site { cell, turn };
                let mask = self.may_place(seat, building, site)?;
                self.build(seat, building, site, mask, log);
            }
            (Step::Turn, Action::Propose { building, partner }) => {
                if !self.seats.has(partner) {
                    return Err(Refusal::NotNeighbour);
                }
                self.may_propose(seat, building, partner)?;
                self.propose(seat, building, partner, log);
            }
            (Step::Turn, Action::Introduce { freedom }) => {
                self.may_introduce(seat, freedom)?;
                self.introduce(seat, freedom, log);
            }
            (Step::Turn, Action::Draw { deck }) => {
                self.may_draw(seat, deck)?;
                self.draw(seat, deck, log);
            }
            (Step::Turn, Action::Recruit { card }) => {
                self.may_recruit(seat, card)?;
                self.recruit(seat, card, log);
                self.go_on_with_turn(log);
            }
            (Step::Turn, Action::End) => self.end_turn(log),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    fn negotiate(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        match (self.step, action) {
            (Step::Site { deal }, Action::Place { cell, turn }) => {
                let site = Site { cell, turn };
                self.may_span(deal, site)?;
                self.step = Step::Sum { deal, site };
            }
            (Step::Sum { deal, site }, Action::Ask { hundreds }) => {
                let sum = hundreds.get() as u8;
                self.may_ask(deal, sum)?;
                self.ask(deal, site, sum, log);
            }
            (Step::Site { .. } | Step::Sum { .. }, Action::Withdraw) => {
                self.break_off(Event::Withdrew { seat }, log)
            }
            (Step::Answer { deal, site, sum }, Action::Accept) => {
                self.may_accept(deal, sum)?;
                self.accept(deal, site, sum, log);
            }
            (Step::Answer { .. }, Action::Decline) => self.break_off(Event::Declined { seat }, log),
            (Step::Answer { deal, .. }, Action::Counter) => {
                self.may_counter(deal)?;
                self.step = Step::Site {
                    deal: Deal { by: seat, ..deal },
                };
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// The half of a joint building that lies in the estate of a seat.
    #[must_use]
    pub fn half_of(&self, seat: Seat, building: Building) -> Option<Half> {
        self.players[seat].lots[building as usize]
            .get()
            .map(|(_, half)| half)
    }
}
