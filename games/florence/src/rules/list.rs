//! The legal actions of a seat, by the same checks that refuse them.

use signoria_engine::{Number, Seat};

use crate::action::Action;
use crate::pieces::{Building, Cell, Character, Deed, Freedom, Landscape, Pile, Stack, Tile, Turn};
use crate::state::{Deal, Florence, Step};

fn place_at(cell: Cell, turn: Turn) -> Action {
    Action::Place { cell, turn }
}

impl Florence {
    /// Appends the legal actions of a seat that must decide.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(step) = self.step() else { return };
        match step {
            Step::Hand => {
                let hand = self.players[seat].hand.cards();
                out.extend(hand.map(|card| Action::Return { card }));
            }
            Step::Open => self.list_open(seat, out),
            Step::Bid { stack, price, .. } => self.list_bid(seat, stack, price, out),
            Step::Last => self.list_last(seat, out),
            Step::Merchant { price, .. } => {
                out.push(Action::Free);
                out.extend(self.may_pay(seat, price).is_ok().then_some(Action::Pay));
            }
            Step::Landscape { .. } => self.list_landscapes(seat, out),
            Step::Land { landscape, .. } => self.list_plots(seat, landscape, out),
            Step::Look { pile, .. } => self.list_seen(pile, out),
            Step::Order {
                pile,
                kept,
                put,
                count,
                ..
            } => self.list_rest(pile, kept, &put[..usize::from(count)], out),
            Step::Hire { .. } | Step::Window { .. } => {
                self.list_recruits(seat, out);
                out.push(Action::Hold);
            }
            Step::Court => self.list_bids(seat, out),
            Step::Bought { .. } | Step::Call { .. } => {
                self.list_court(seat, out);
                out.push(Action::Hold);
            }
            Step::Turn => self.list_turn(seat, out),
            Step::Bonus { value, .. } => self.list_bonuses(seat, value, out),
            Step::Sell { by } => {
                let points = (1..=self.most_sold(by)).filter_map(Number::new);
                out.extend(points.map(|points| Action::GiveUp { points }));
            }
            Step::Pay { value } => self.list_points(self.figures().money.most_converted(value), out),
            Step::Banker { by } => self.list_points(self.most_banked(by), out),
            Step::Build { building } => {
                let places = self.building_places(seat, building);
                out.extend(places.map(|place| place_at(place.cell, place.turn)));
            }
            Step::Site { deal } => {
                out.extend(self.spans(deal).map(|span| place_at(span.cell, span.turn)));
                out.push(Action::Withdraw);
            }
            Step::Sum { deal, .. } => self.list_sums(deal, out),
            Step::Answer { deal, sum, .. } => self.list_answers(deal, sum, out),
            Step::PutUp => self.stacks(
                out,
                |stack| self.may_put_up(stack).is_ok(),
                |stack| Action::PutUp { stack },
            ),
            Step::Rolled { bid, .. } => {
                out.extend(self.may_buy(bid).is_ok().then_some(Action::Buy));
                out.push(Action::Decline);
            }
            Step::LastAuction => self.list_last_auction(out),
        }
        if step.allows_characters() {
            self.list_court(seat, out);
        }
        if step.allows_selling() && self.may_sell(seat).is_ok() {
            out.push(Action::Sell);
        }
    }

    fn list_open(&self, seat: Seat, out: &mut Vec<Action>) {
        self.stacks(
            out,
            |stack| self.may_open(seat, stack).is_ok(),
            |stack| Action::Open { stack },
        );
        out.push(Action::SitOut);
    }

    fn list_bid(&self, seat: Seat, stack: Stack, price: u16, out: &mut Vec<Action>) {
        if self.may_raise(seat, stack, price).is_ok() {
            out.push(Action::Raise);
        }
        out.push(Action::Pass);
    }

    fn list_last(&self, seat: Seat, out: &mut Vec<Action>) {
        self.stacks(
            out,
            |stack| self.may_take(seat, stack).is_ok(),
            |stack| Action::Take { stack },
        );
        out.push(Action::Nothing);
    }

    fn list_last_auction(&self, out: &mut Vec<Action>) {
        self.stacks(
            out,
            |stack| self.may_take_last(stack).is_ok(),
            |stack| Action::Take { stack },
        );
        out.push(Action::Nothing);
    }

    fn list_landscapes(&self, seat: Seat, out: &mut Vec<Action>) {
        let fitting = Landscape::ALL
            .iter()
            .filter(|&&landscape| self.may_choose(seat, landscape).is_ok());
        out.extend(fitting.map(|&landscape| Action::Choose { landscape }));
    }

    fn list_plots(&self, seat: Seat, landscape: Landscape, out: &mut Vec<Action>) {
        let covered = self.players[seat].covered;
        let places = &self.figures().places(Tile::Landscape(landscape)).inside;
        let free = places.iter().filter(|place| place.mask & covered == 0);
        out.extend(free.map(|place| place_at(place.cell, place.turn)));
    }

    fn list_seen(&self, pile: Pile, out: &mut Vec<Action>) {
        let seen = self.seen(pile);
        let cards = seen.as_slice().iter().filter_map(|&number| pile.card(number));
        out.extend(cards.map(|card| Action::Keep { card }));
    }

    fn list_rest(&self, pile: Pile, kept: u8, put: &[u8], out: &mut Vec<Action>) {
        let (rest, len) = self.rest(pile, kept, put);
        let cards = rest[..len].iter().filter_map(|&number| pile.card(number));
        out.extend(cards.map(|card| Action::Under { card }));
        out.push(Action::Rest);
    }

    fn list_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        let bids = self.bids(seat).filter_map(|(character, space)| {
            Number::new(space.into()).map(|hundreds| Action::Bid { character, hundreds })
        });
        out.extend(bids);
        out.push(Action::Pass);
    }

    fn list_bonuses(&self, seat: Seat, value: u16, out: &mut Vec<Action>) {
        let bonuses = self.players[seat].bonuses.cards();
        out.extend(bonuses.map(|card| Action::Add { card }));
        if self.may_complete(value).is_ok() {
            out.push(Action::Done);
        }
    }

    fn list_sums(&self, deal: Deal, out: &mut Vec<Action>) {
        let sums = (0..=self.figures().highest_sum)
            .filter(|&sum| self.may_ask(deal, sum).is_ok())
            .filter_map(|sum| Number::new(sum.into()));
        out.extend(sums.map(|hundreds| Action::Ask { hundreds }));
        out.push(Action::Withdraw);
    }

    fn list_answers(&self, deal: Deal, sum: u8, out: &mut Vec<Action>) {
        if self.may_accept(deal, sum).is_ok() {
            out.push(Action::Accept);
        }
        out.push(Action::Decline);
        if self.may_counter(deal).is_ok() {
            out.push(Action::Counter);
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
        let about = match self.step() {
            Some(Step::Bought { character } | Step::Call { character, .. }) => Some(character),
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
            out.extend(self.buildable(seat).map(|building| Action::Build { building }));
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
}
