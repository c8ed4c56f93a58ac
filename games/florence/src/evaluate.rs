//! An estimate of how good a position is for a seat, in prestige points, for a player who looks one step ahead.
//!
//! What lies on the table counts as it will count at the end; coins, professions and whatever makes works better count by what they can
//! still become. What has begun but is not finished (a building without a place, an auction that one leads) counts as if it were about
//! to succeed, so that the first step of a good move looks as good as the move. The weights were found by playing.

use signoria_engine::{Evaluate, Score, Seat};

use crate::edition::{ROUNDS, Wish};
use crate::pieces::{Building, Character, Landscape, Pile, Stack};
use crate::state::{Deal, Florence, Phase, Player, Step};

/// What a look into a deck is worth before the card is known.
const UNKNOWN_PRESTIGE: f32 = 4.5;

/// The extra cost of selling a prestige point, besides the point.
const SELLING: f32 = 12.0;

/// What each negotiation of a turn costs in patience.
const ASKING: f32 = 0.5;

/// The seat's situation: what all estimates of one position share.
struct Outlook<'a> {
    table: &'a Florence,
    seat: Seat,
    player: &'a Player,
    /// Turns that the seat still has, this one included.
    turns: f32,
    /// Actions that the seat still has.
    actions: u8,
    /// What the bonus cards in hand add to a work.
    bonus: f32,
}

impl Evaluate for Florence {
    fn evaluate(&self, seat: Seat) -> f32 {
        if matches!(self.step(), None | Some(Step::Banker { .. })) {
            return self.final_margin(seat);
        }
        if let Some(Step::Sell { by }) = self.step() {
            // At least one point is given up.
            let mut sold = self.clone();
            sold.sell(by, 1, &mut ());
            sold.steps.pop();
            return sold.evaluate(seat);
        }
        let outlook = Outlook::new(self, seat);
        // Selling keeps every decision open: without a price of its own it would be a way to put decisions off.
        let sold = SELLING * f32::from(self.players[seat].points.sold);
        outlook.assets() + outlook.pending() - sold - 0.25 * self.best_rival(seat)
    }
}

impl Florence {
    fn best_rival(&self, seat: Seat) -> f32 {
        let others = self
            .seats
            .iter()
            .filter(|&other| other != seat)
            .map(|other| self.players[other].prestige());
        let diego = self.is_solo().then(|| self.solo.diego.points.total());
        others.chain(diego).max().unwrap_or(0) as f32
    }

    fn final_margin(&self, seat: Seat) -> f32 {
        let standings = self.standings();
        let own = standings.of(seat).map_or(0, |row| row.score) as f32;
        let others = standings
            .rows
            .iter()
            .filter(|row| row.seat != Some(seat))
            .map(|row| row.score);
        own - others.max().unwrap_or(0) as f32 + f32::from(self.players[seat].coins) * 0.001
    }
}

impl<'a> Outlook<'a> {
    fn new(table: &'a Florence, seat: Seat) -> Self {
        let player = &table.players[seat];
        let later = ROUNDS.saturating_sub(usize::from(table.round)) as u8;
        let acts_now = table.phase == Phase::Actions && table.turn == seat;
        let to_come = match table.phase {
            Phase::Actions if table.is_solo() => acts_now,
            Phase::Actions => {
                table.start.distance(seat, table.seats) >= table.start.distance(table.turn, table.seats)
            }
            Phase::End => false,
            _ => true,
        };
        let per_turn = table.figures().actions.turn;
        let now = match (acts_now, to_come) {
            (true, _) => table.deeds.left,
            (false, true) => per_turn,
            (false, false) => 0,
        };
        let bonus = if player.hand.is_empty() {
            0
        } else {
            table.most_bonus(seat)
        };
        Self {
            table,
            seat,
            player,
            turns: f32::from(later) + if now > 0 { 1.0 } else { 0.0 },
            actions: later * per_turn + now,
            bonus: f32::from(bonus),
        }
    }

    /// What the seat has.
    fn assets(&self) -> f32 {
        let player = self.player;
        self.points() + self.coins(player.coins) + self.works(0.0) + self.helpers() + self.characters()
    }

    /// Prestige, with prestige cards and the mark of the best work.
    fn points(&self) -> f32 {
        let cards: f32 = self
            .player
            .prestiges
            .numbers()
            .map(|number| self.prestige_card(number))
            .sum();
        let leads = self.player.best > 0 && self.player.best == self.table.best_work();
        self.player.prestige() as f32 + cards + if leads { 1.5 } else { 0.0 }
    }

    fn prestige_card(&self, number: u8) -> f32 {
        let full = f32::from(self.table.figures().prestiges[usize::from(number).min(13)].points);
        let now = f32::from(self.table.prestige_value(self.seat, number));
        // Early the present position says little.
        let certain = 1.0 - self.turns / 10.0;
        now * certain + (1.0 - certain) * full * 0.55
    }

    /// The worth of coins, in hundreds: the first ones buy what is needed, the last ones come to nothing.
    fn coins(&self, coins: u16) -> f32 {
        let coins = f32::from(coins);
        // What the turns to come can use: an object, and a building or a card or two in each.
        let needed = (3.6 * self.turns).min(16.0);
        let first = coins.min(needed) * 0.64;
        let second = (coins - needed).clamp(0.0, 12.0) * 0.4 * (self.turns / 3.0).min(1.0);
        let rest = (coins - needed - 12.0).max(0.0) * 0.1 * (self.turns / 3.0).min(1.0);
        first + second + rest + coins * 0.01
    }

    /// What spending that many hundreds costs, in points.
    fn cost(&self, price: u16) -> f32 {
        let coins = self.player.coins;
        self.coins(coins) - self.coins(coins.saturating_sub(price))
    }

    /// What the professions in hand can still bring if every work is worth that much more.
    fn works(&self, more: f32) -> f32 {
        let mut values = [0.0f32; 21];
        let mut len = 0;
        for card in self.player.hand.cards() {
            values[len] = self.work(f32::from(self.table.work_value(self.seat, card)) + more);
            len += 1;
        }
        let values = &mut values[..len];
        values.sort_unstable_by(|a, b| b.total_cmp(a));
        values.iter().take(usize::from(self.actions)).sum()
    }

    /// What a work of that value will bring.
    fn work(&self, value: f32) -> f32 {
        let minimum = f32::from(self.table.minimum());
        let pay = value * 0.5;
        if self.actions == 0 {
            0.0
        } else if value >= minimum {
            pay * 0.86
        } else if value + self.bonus >= minimum {
            (value + self.bonus) * 0.5 * 0.8
        } else if self.turns > 1.0 {
            pay * 0.7 * (value / minimum)
        } else {
            0.0
        }
    }

    /// How many works the seat may still complete.
    fn works_left(&self) -> f32 {
        let possible = f32::from(self.player.hand.len()) + 0.45 * self.turns;
        possible.min(f32::from(self.actions) * 0.6)
    }

    /// Jesters, builders, cards in hand: what helps works to come.
    fn helpers(&self) -> f32 {
        let player = self.player;
        // Works in hand already count jesters; those of professions yet to come do not.
        let later = (self.works_left() - f32::from(player.hand.len())).max(0.0);
        let jesters = f32::from(player.jesters) * later;
        let builders =
            [0.0, 0.5, 0.75, 1.05][usize::from(player.builders.min(3))] * (self.turns - 0.5).max(0.0);
        let recruiting = f32::from(player.recruiting) * self.recruiting();
        let bonuses = if player.hand.is_empty() { 0.15 } else { 0.42 } * self.bonus;
        let freedoms = 0.3 * player.freedoms.len() as f32 * self.turns.min(4.0) / 4.0;
        let room = 0.02 * f32::from(49 - player.covered.count_ones() as u8) * self.turns;
        jesters + builders + recruiting + bonuses + freedoms + room
    }

    /// A recruiting card in hand: another work, if somebody's profession lies open.
    fn recruiting(&self) -> f32 {
        if self.turns < 1.0 {
            return 0.0;
        }
        let targets = self.table.targets(self.seat).cards();
        let best = targets
            .map(|card| self.work(f32::from(self.table.work_value(self.seat, card))))
            .fold(0.0, f32::max);
        if best > 0.0 {
            best * 0.6
        } else {
            0.7 * (self.turns - 1.0).max(0.0)
        }
    }

    /// The characters that lie before the seat, and those it leads the bidding for.
    fn characters(&self) -> f32 {
        if !self.table.options.muse_and_princess {
            return 0.0;
        }
        let court = &self.table.court;
        let mut value = 0.0;
        for (index, &character) in Character::ALL.iter().enumerate() {
            if court.owner[index] == Some(self.seat) {
                value += self.character(character);
            }
            if let Some((seat, space)) = court.marker[index]
                && seat == self.seat
            {
                let cost = if character == Character::Banker {
                    -f32::from(court.coins.saturating_sub(space.into())) * 0.4
                } else {
                    self.cost(space.into())
                };
                value += self.character(character) - cost - 0.05;
            }
        }
        value
    }

    fn character(&self, character: Character) -> f32 {
        let table = self.table;
        match character {
            Character::Banker => 0.0,
            Character::Cardinal => 2.0,
            Character::Merchant => f32::from(table.place(self.seat)) * 0.95,
            Character::Muse => 0.5 * f32::from(table.round) * f32::from(self.player.hand.len().min(2)),
            Character::Princess => {
                let value = f32::from(table.princess_value(self.seat));
                if value >= f32::from(table.minimum()) {
                    value * 0.5 - 1.0
                } else {
                    0.0
                }
            }
            Character::Professor => 3.5,
        }
    }

    /// What an object of the stack would add.
    fn object(&self, stack: Stack) -> f32 {
        let figures = self.table.figures();
        match stack {
            Stack::Forest | Stack::Lake | Stack::Park => {
                stack.landscape().map_or(0.0, |kind| self.landscape(kind))
            }
            Stack::Landscape => Landscape::ALL
                .iter()
                .map(|&kind| self.landscape(kind))
                .fold(0.0, f32::max),
            Stack::Jester => {
                let more = f32::from(figures.work.jester);
                let later = (self.works_left() - f32::from(self.player.hand.len())).max(0.0);
                self.works(more) - self.works(0.0) + later
            }
            Stack::Builder => {
                let count = usize::from(self.player.builders.min(2));
                let gain = f32::from(figures.points.builders[count]);
                gain + [0.5, 0.25, 0.3][count] * (self.turns - 0.5).max(0.0)
            }
            Stack::Prestige => UNKNOWN_PRESTIGE,
            Stack::Recruiting => self.recruiting() + self.works(1.0) - self.works(0.0),
        }
    }

    fn landscape(&self, landscape: Landscape) -> f32 {
        let figures = self.table.figures();
        let kind = landscape as usize;
        if self.player.landscapes[kind] > 0 {
            return f32::from(figures.points.repeated_landscape) - 0.1 * self.turns;
        }
        let works = self.works_with(figures.work.landscape, |wish| wish.landscape == landscape);
        works + 0.25 * self.turns.min(4.0)
    }

    /// What that much more would add to the works of the cards in hand whose wish it fulfils.
    fn works_with(&self, more: u8, fulfils: impl Fn(&Wish) -> bool) -> f32 {
        let figures = self.table.figures();
        let wanted = |card: &crate::pieces::Card| figures.wish(*card).is_some_and(&fulfils);
        let cards = self.player.hand.cards().filter(wanted);
        let gain = |card| {
            let value = f32::from(self.table.work_value(self.seat, card));
            self.work(value + f32::from(more)) - self.work(value)
        };
        cards.map(gain).sum()
    }

    /// What a building would add.
    fn building(&self, building: Building) -> f32 {
        let figures = self.table.figures();
        let works = self.works_with(figures.work.building, |wish| wish.building == building);
        works + f32::from(figures.points.building)
    }

    /// What one more card of a deck would add.
    fn card(&self, pile: Pile, number: u8) -> f32 {
        match pile {
            Pile::Profession => pile.card(number).map_or(0.0, |card| {
                let value = f32::from(self.table.work_value(self.seat, card)) + 1.0;
                let room = f32::from(self.actions) > f32::from(self.player.hand.len());
                let own = if room { self.work(value) } else { 0.0 };
                own + self.works(1.0) - self.works(0.0)
            }),
            Pile::Bonus => {
                let worth = self
                    .table
                    .holdings_with_work(self.seat)
                    .bonus(self.table.figures(), number);
                let usable = if self.player.hand.is_empty() { 0.2 } else { 0.42 };
                f32::from(worth) * usable + 0.05 * self.turns
            }
            Pile::Prestige => self.prestige_card(number),
        }
    }

    /// What has begun.
    fn pending(&self) -> f32 {
        let table = self.table;
        let Some(step) = table.step() else { return 0.0 };
        match step {
            Step::Bid {
                stack, price, leader, ..
            } if leader == self.seat => self.object(stack) - self.cost(price) - 0.1,
            Step::Bid { .. } | Step::Open | Step::Last if table.auction.inside.contains(self.seat) => {
                self.hope()
            }
            Step::Merchant { stack, by, .. } if by == self.seat => self.object(stack),
            Step::Landscape { by } if by == self.seat => self.object(Stack::Landscape),
            Step::Land { landscape, by } if by == self.seat => self.landscape(landscape),
            Step::Look { pile, by, .. } if by == self.seat => {
                let seen = table.seen(pile);
                seen.as_slice()
                    .iter()
                    .map(|&number| self.card(pile, number))
                    .fold(0.0, f32::max)
            }
            Step::Order { pile, by, kept, .. } if by == self.seat => self.card(pile, kept),
            Step::Rolled { stack, bid } => {
                (self.object(stack) - self.cost(table.price_over(bid))).max(self.hope() * 0.8)
            }
            Step::PutUp | Step::LastAuction => self.hope(),
            _ if table.turn == self.seat => self.pending_action(),
            _ => self.pending_as_partner(),
        }
    }

    /// While the seat has no object yet: it may still get one.
    fn hope(&self) -> f32 {
        let price = self.table.opening_price();
        let best = Stack::ALL
            .iter()
            .filter(|&&stack| self.table.may_have(self.seat, stack).is_ok())
            .map(|&stack| self.object(stack) - self.cost(price + 2))
            .fold(0.0, f32::max);
        best * 0.5
    }

    fn pending_action(&self) -> f32 {
        let table = self.table;
        let Some(step) = table.step() else { return 0.0 };
        match step {
            Step::Bonus { value, .. } => {
                // The card is on the table and worth its pay; those added have done their work.
                let further = self.player.bonuses;
                let holdings = table.holdings(self.seat);
                let more = f32::from(table.bonus_sum(&holdings, further)) * 0.05;
                f32::from(value) * 0.5 - more
            }
            Step::Build { building } => {
                let price = table.building_price(self.player.builders);
                self.building(building) - self.cost(price)
            }
            // A seat that was turned down several times in a turn soon stops asking.
            Step::Site { deal } | Step::Sum { deal, .. } => 0.3 * self.building(deal.building) - self.asked(),
            Step::Answer { deal, sum, .. } => self.deal(deal, sum) - self.asked(),
            _ => 0.0,
        }
    }

    fn asked(&self) -> f32 {
        ASKING * f32::from(self.table.deeds.talks)
    }

    fn pending_as_partner(&self) -> f32 {
        let Some(step) = self.table.step() else { return 0.0 };
        match step {
            Step::Site { deal } | Step::Sum { deal, .. } if deal.partner == self.seat => {
                0.3 * self.building(deal.building)
            }
            Step::Answer { deal, sum, .. } if deal.partner == self.seat => self.deal(deal, sum),
            _ => 0.0,
        }
    }

    /// An offer on the table: the more it costs the seat that must answer, the less likely it is accepted.
    fn deal(&self, deal: Deal, sum: u8) -> f32 {
        let gain = self.building(deal.building);
        let sum = f32::from(sum);
        if self.seat == deal.partner {
            let chance = (0.2 + sum * 0.06).min(0.9);
            chance * (gain - self.cost(sum as u16))
        } else {
            let chance = (0.8 - sum * 0.07).max(0.02);
            let price = self.table.building_price(self.player.builders);
            chance * (gain + sum * 0.4 - self.cost(price))
        }
    }
}
