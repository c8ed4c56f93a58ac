//! Diego: how he pays, what he buys, and his turn.

use signoria_engine::Log;

use super::solo::{DIEGO, icon};
use crate::cards::{Bonuses, Look, Way};
use crate::edition::{ROUNDS, Wish};
use crate::event::{Event, coins};
use crate::options::DiegoFinish;
use crate::pieces::{Card, Deed, Landscape, Pile, Stack};
use crate::score::{Holdings, diego_recruiting, row_card};
use crate::state::{Florence, RECRUITING};

impl Florence {
    /// Diego pays with coins first, then with prestige, and gets the change.
    pub(crate) fn diego_pays(&mut self, price: u16, log: &mut impl Log<Event>) {
        if price == 0 {
            return;
        }
        let per_point = self.diego_figures().map_or(2, |diego| diego.per_point);
        let diego = &mut self.solo.diego;
        let from_coins = diego.coins.min(price);
        let missing = price - from_coins;
        let points = missing.div_ceil(per_point);
        let change = points * per_point - missing;
        diego.coins = diego.coins - from_coins + change;
        diego.points.sold += points;
        log.all(|| Event::DiegoPaid {
            coins: coins(price),
            points,
            change: coins(change),
        });
    }

    /// Diego's leftmost face-down profession, which everybody sees before it is turned down again.
    fn leftmost_profession(&self) -> Option<u8> {
        self.solo
            .diego
            .row
            .as_slice()
            .iter()
            .rev()
            .copied()
            .find(|&card| card != RECRUITING)
    }

    fn leftmost_wish(&self) -> Option<&'static Wish> {
        self.leftmost_profession()
            .and_then(|card| self.figures().wishes.get(usize::from(card)))
    }

    /// Turns the leftmost profession up for a moment.
    fn show_leftmost(&mut self, log: &mut impl Log<Event>) {
        log.reveal();
        if let Some(number) = self.leftmost_profession() {
            self.professions.show(number, DIEGO);
            if let Some(card) = row_card(number) {
                log.all(|| Event::DiegoShowed { card });
            }
        }
    }

    /// Whether Diego can have an object of that icon.
    fn diego_can_have(&self, object: Stack) -> bool {
        match object {
            Stack::Builder => {
                self.supply.builders > 0 && self.solo.diego.builders < self.figures().most_builders
            }
            Stack::Landscape => self
                .leftmost_wish()
                .is_some_and(|wish| self.supply.landscapes[wish.landscape as usize] > 0),
            stack => !self.stack_is_empty(stack),
        }
    }

    /// Diego buys the leftmost object of his card that you declined; if there is none, the leftmost that is left.
    pub(crate) fn diego_buys(&mut self, log: &mut impl Log<Event>) {
        let Some(card) = self.auction_card() else { return };
        let declined = |table: &Self, object| {
            table
                .solo
                .declined
                .as_slice()
                .iter()
                .find(|bid| icon(bid.stack) == object)
                .copied()
        };
        for &(object, _) in &card.objects {
            if let Some(first) = declined(self, object)
                && self.diego_can_have(object)
            {
                // Of the landscapes declined he takes the one that his profession wishes for, if it is among them.
                let wished = self.leftmost_wish().map(|wish| Stack::from(wish.landscape));
                let exact = self
                    .solo
                    .declined
                    .as_slice()
                    .iter()
                    .find(|bid| Some(bid.stack) == wished);
                let bid = if object == Stack::Landscape {
                    exact.copied().unwrap_or(first)
                } else {
                    first
                };
                return self.diego_takes(object, u16::from(bid.bid), log);
            }
        }
        for &(object, modifier) in &card.objects {
            let sold = object != Stack::Landscape && self.auction.sold.contains(object);
            if !sold && declined(self, object).is_none() && self.diego_can_have(object) {
                log.reveal();
                let roll = self.stream.draw(|rng| rng.die(6));
                let price = u16::from(modifier + roll);
                log.all(|| Event::Rolled {
                    stack: object,
                    modifier,
                    roll,
                    coins: coins(price),
                });
                return self.diego_takes(object, price, log);
            }
        }
        log.all(|| Event::DiegoBoughtNothing);
    }

    fn diego_takes(&mut self, object: Stack, price: u16, log: &mut impl Log<Event>) {
        log.all(|| Event::DiegoBought {
            stack: object,
            coins: coins(price),
        });
        self.diego_pays(price, log);
        match object {
            Stack::Jester => {
                self.supply.jesters -= 1;
                self.solo.diego.jesters += 1;
            }
            Stack::Builder => {
                self.supply.builders -= 1;
                self.solo.builder_taken = true;
                let points = self.figures().points.builders[usize::from(self.solo.diego.builders).min(2)];
                self.solo.diego.builders += 1;
                self.solo.diego.points.builders += points;
                if points > 0 {
                    log.all(|| Event::DiegoGained { points });
                }
            }
            Stack::Recruiting => {
                self.supply.recruiting -= 1;
                self.solo.recruiting_taken = true;
                self.solo.diego.row.put_under(RECRUITING);
            }
            Stack::Prestige => self.diego_draws(Pile::Prestige, log),
            _ => self.diego_plants(log),
        }
    }

    fn diego_plants(&mut self, log: &mut impl Log<Event>) {
        let Some(wish) = self.leftmost_wish() else { return };
        self.show_leftmost(log);
        let landscape: Landscape = wish.landscape;
        self.supply.landscapes[landscape as usize] -= 1;
        let diego = &mut self.solo.diego;
        let count = &mut diego.landscapes[landscape as usize];
        let points = if *count > 0 {
            self.edition.figures().points.repeated_landscape
        } else {
            0
        };
        *count += 1;
        diego.points.landscapes += points;
        log.all(|| Event::DiegoPlanted { landscape, points });
    }

    /// Diego looks at the top of a deck before all eyes and keeps what is worth most to him now.
    fn diego_draws(&mut self, pile: Pile, log: &mut impl Log<Event>) {
        log.reveal();
        let seen = self.seen(pile);
        // In which order they lay makes no difference: they are told by name.
        let cards = || {
            let mut cards: Vec<Card> = seen
                .as_slice()
                .iter()
                .filter_map(|&number| pile.card(number))
                .collect();
            cards.sort_unstable();
            cards
        };
        log.all(|| Event::DiegoDrew {
            deck: pile,
            cards: cards(),
        });
        let holdings = Holdings::of_diego(&self.solo.diego, self.figures(), 1);
        let worth = |number: u8| match pile {
            Pile::Prestige => u16::from(self.prestige_value_of_diego(number)),
            _ => holdings.bonus(self.figures(), number),
        };
        let values = seen.as_slice().iter().map(|&number| worth(number));
        let best = values.clone().max().unwrap_or(0);
        let mut equal = [0u8; crate::cards::SEEN];
        let mut count = 0;
        for (&number, value) in seen.as_slice().iter().zip(values) {
            if value == best {
                equal[count] = number;
                count += 1;
            }
        }
        let chosen = if count > 1 {
            self.stream.draw(|rng| rng.below(count as u32))
        } else {
            0
        };
        let Some(&kept) = equal[..count].get(chosen as usize) else {
            return;
        };
        let most = self.figures().looked_at;
        let look = Look::new(DIEGO, Way::Open, crate::cards::encode_in_order(seen, kept));
        match pile {
            Pile::Prestige => {
                self.prestiges.look(most, look);
                self.solo.diego.prestiges.insert(kept);
            }
            _ => {
                self.bonuses.look(most, look);
                self.bonuses.show(kept, DIEGO);
                self.solo.diego.bonuses.insert(kept);
            }
        }
        if let Some(card) = pile.card(kept) {
            log.all(|| Event::DiegoKept { card });
        }
    }

    /// Diego's turn: the upper row of one card, the lower row of another.
    pub(crate) fn diego_acts(&mut self, log: &mut impl Log<Event>) {
        log.reveal();
        self.solo.acted = true;
        let mut done = [0u8; 5];
        for action in 0..2u8 {
            let Some(number) = self.solo.cards.draw() else {
                return;
            };
            let Some(card) = self
                .diego_figures()
                .and_then(|diego| diego.cards.get(usize::from(number)))
            else {
                return;
            };
            self.solo.turn_cards[usize::from(action)] = Some(number);
            let row = if action == 0 { &card.upper } else { &card.lower };
            log.all(|| Event::DiegoRow { actions: row.clone() });
            let deed = if self.diego_must_work(action) {
                log.all(|| Event::DiegoMustWork);
                Some(Deed::Work)
            } else {
                row.iter().copied().find(|&deed| self.diego_can(deed, &done))
            };
            match deed {
                Some(deed) => {
                    done[deed as usize] += 1;
                    self.diego_does(deed, log);
                }
                None => log.all(|| Event::DiegoIdle),
            }
        }
    }

    /// Whether Diego's face-down cards suffice for one in each turn that is left.
    fn diego_must_work(&self, action: u8) -> bool {
        let cards = self.solo.diego.row.len();
        let rounds = (ROUNDS + 1).saturating_sub(usize::from(self.round));
        let left = match self.options.diego_finish {
            DiegoFinish::Rounds => rounds,
            DiegoFinish::Actions => (2 * rounds).saturating_sub(usize::from(action)),
        };
        cards >= 1 && cards >= left
    }

    fn diego_can(&self, deed: Deed, done: &[u8; 5]) -> bool {
        let limited = matches!(deed, Deed::Profession | Deed::Freedom);
        if limited && done[deed as usize] >= self.figures().actions.most[deed as usize] {
            return false;
        }
        let wish = self.leftmost_wish();
        match deed {
            Deed::Work => !self.solo.diego.row.is_empty(),
            Deed::Build => wish.is_some_and(|wish| self.supply.buildings[wish.building as usize] > 0),
            Deed::Profession => !self.professions.deck.is_empty(),
            Deed::Freedom => wish.is_some_and(|wish| self.supply.freedoms[wish.freedom as usize] > 0),
            Deed::Bonus => !self.bonuses.deck.is_empty() && !self.solo.diego.row.is_empty(),
        }
    }

    fn diego_does(&mut self, deed: Deed, log: &mut impl Log<Event>) {
        let money = &self.figures().money;
        match deed {
            Deed::Work => self.diego_works(log),
            Deed::Build => {
                let Some(wish) = self.leftmost_wish() else { return };
                self.show_leftmost(log);
                let price = self.building_price(self.solo.diego.builders);
                self.diego_pays(price, log);
                self.supply.buildings[wish.building as usize] -= 1;
                let points = self.figures().points.building;
                let diego = &mut self.solo.diego;
                diego.buildings[wish.building as usize] += 1;
                diego.points.buildings += points;
                log.all(|| Event::DiegoBuilt {
                    building: wish.building,
                    coins: coins(price),
                    points,
                });
            }
            Deed::Profession => {
                self.diego_pays(money.profession, log);
                for holder in 0..=self.virtual_count() as u8 {
                    let look = Look::new(DIEGO + holder, Way::Blind, 0);
                    let Some(card) = self.professions.look(1, look) else {
                        break;
                    };
                    match holder.checked_sub(1) {
                        None => self.solo.diego.row.put_under(card),
                        Some(index) => self.solo.virtuals[usize::from(index)].row.put_under(card),
                    }
                }
                log.all(|| Event::DiegoProfession {
                    coins: coins(money.profession),
                });
            }
            Deed::Freedom => {
                let Some(wish) = self.leftmost_wish() else { return };
                self.show_leftmost(log);
                self.diego_pays(money.freedom, log);
                self.supply.freedoms[wish.freedom as usize] -= 1;
                self.solo.diego.freedoms[wish.freedom as usize] += 1;
                log.all(|| Event::DiegoIntroduced {
                    freedom: wish.freedom,
                    coins: coins(money.freedom),
                });
            }
            Deed::Bonus => {
                self.diego_pays(money.bonus, log);
                self.diego_draws(Pile::Bonus, log);
            }
        }
    }

    /// Diego's leftmost card is turned up for good; the virtual players turn one up each.
    fn diego_works(&mut self, log: &mut impl Log<Event>) {
        let Some(number) = self.solo.diego.row.draw() else {
            return;
        };
        match row_card(number) {
            Some(card) => {
                self.solo.diego.table.insert(number);
                self.professions.show(number, DIEGO);
                log.all(|| Event::DiegoPlayed { card });
            }
            None => {
                self.solo.diego.recruited += 1;
                log.all(|| Event::DiegoPlayedRecruiting);
            }
        }
        let figures = self.figures();
        let diego = &self.solo.diego;
        let holdings = Holdings::of_diego(diego, figures, 0);
        let value = self.minimum()
            + figures.work.jesters(diego.jesters)
            + figures.work.cards(diego_recruiting(diego))
            + self.bonus_sum(&holdings, diego.bonuses);
        let points = figures.money.most_converted(value);
        let pay = figures.money.pay(value);
        let diego = &mut self.solo.diego;
        diego.bonuses = Bonuses::EMPTY;
        diego.best = diego.best.max(value);
        diego.points.works += points;
        diego.coins += pay - figures.money.converted(points);
        log.all(|| Event::DiegoCompleted { value, points });
        for index in 0..self.virtual_count() {
            let player = &mut self.solo.virtuals[index];
            let Some(number) = player.row.draw() else { continue };
            player.table.insert(number);
            self.professions.show(number, DIEGO + 1 + index as u8);
            if let Some(card) = row_card(number) {
                log.all(|| Event::VirtualShowed { card });
            }
        }
    }
}
