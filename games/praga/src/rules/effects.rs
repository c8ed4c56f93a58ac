//! RE, GE: gaining and paying; wealth bonuses; what permanent technologies add.

use signoria_engine::{Log, Seat};

use crate::edition::Trigger;
use crate::effect::{Bonus, Gain, Gains, Good, Price};
use crate::event::{Event, Refusal};
use crate::pieces::{Coin, Grid, Level, Track};
use crate::state::{Phase, Praga};
use crate::step::{Alternatives, Step};

impl Praga {
    /// Whether a seat can pay.
    pub(crate) fn can_pay(&self, seat: Seat, price: Price) -> bool {
        let player = &self.players[seat];
        player.gold >= price.gold
            && player.stone >= price.stone
            && player.silver >= price.silver
            && player.gold_windows >= price.gold_windows
    }

    /// The bonus of a permanent technology that works for a seat when this happens.
    pub(crate) fn permanent(&self, seat: Seat, when: Trigger) -> Option<&'static Gains> {
        let player = &self.players[seat];
        [Level::One, Level::Two].into_iter().find_map(|level| {
            let tile = player.technologies[level as usize].filter(|_| !player.fresh.contains(level))?;
            let figures = self.figures().technology(tile);
            (figures.when == Some(when)).then_some(&figures.bonus.sure)
        })
    }

    /// The bonus that a choice is part of.
    pub(crate) fn alternatives(&self, of: Alternatives) -> &'static Bonus {
        let figures = self.figures();
        match of {
            Alternatives::Plaza(tile, half) => &figures.plaza_tile(tile).halves[half as usize],
            Alternatives::Technology(tile) => &figures.technology(tile).bonus,
            Alternatives::Road(tile) => &figures.road_tile(tile).bonus,
        }
    }

    /// Whether a choice offers something that begins with this.
    pub(crate) fn may_pick(&self, of: Alternatives, good: Good) -> Result<(), Refusal> {
        match self.alternatives(of).alternative(good) {
            Some(_) => Ok(()),
            None => Err(Refusal::NoSuchChoice),
        }
    }
}

impl Praga {
    /// Pays a price that was found payable.
    pub(crate) fn pay(&mut self, seat: Seat, price: Price, log: &mut impl Log<Event>) {
        if price.is_free() {
            return;
        }
        let player = &mut self.players[seat];
        player.gold = player.gold.saturating_sub(price.gold);
        player.stone = player.stone.saturating_sub(price.stone);
        player.silver = player.silver.saturating_sub(price.silver);
        player.gold_windows = player.gold_windows.saturating_sub(price.gold_windows);
        log.all(|| Event::Paid { seat, price });
    }

    /// Gains several things, in order.
    pub(crate) fn gain_all(&mut self, seat: Seat, gains: &Gains, log: &mut impl Log<Event>) {
        for gain in gains.iter() {
            self.gain(seat, gain.good, gain.count, log);
        }
    }

    /// Gains a bonus; its choice, if it has one, is asked for.
    pub(crate) fn gain_bonus(&mut self, seat: Seat, of: Alternatives, log: &mut impl Log<Event>) {
        let bonus = self.alternatives(of);
        self.gain_all(seat, &bonus.sure, log);
        if bonus.either.is_some() {
            self.steps.push(Step::Either { seat, of });
        }
    }

    /// Takes the chosen alternative.
    pub(crate) fn take_alternative(
        &mut self,
        seat: Seat,
        of: Alternatives,
        good: Good,
        log: &mut impl Log<Event>,
    ) {
        if let Some(gains) = self.alternatives(of).alternative(good) {
            self.gain_all(seat, gains, log);
        }
    }

    /// Gains an amount of a good, with all that follows from it.
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
        match good {
            Good::Gold => self.gain_coin(seat, Coin::Gold, count, log),
            Good::Stone => self.gain_coin(seat, Coin::Stone, count, log),
            Good::Egg => {
                let eggs = &mut self.players[seat].eggs;
                *eggs = eggs.saturating_add(count);
                self.tell_gain(seat, good, count, log);
                for _ in 0..count {
                    self.trigger(seat, Trigger::Egg, log);
                }
            }
            Good::SilverWindow => {
                let windows = &mut self.players[seat].silver;
                *windows = windows.saturating_add(count);
                self.tell_gain(seat, good, count, log);
            }
            Good::GoldWindow => {
                let windows = &mut self.players[seat].gold_windows;
                *windows = windows.saturating_add(count);
                self.tell_gain(seat, good, count, log);
            }
            Good::RedToken | Good::BlueToken => self.gain_tokens(seat, good, count, log),
            Good::Points => {
                let player = &mut self.players[seat];
                player.points = player.points.saturating_add(count.into());
                if matches!(self.phase, Phase::Scoring { .. }) {
                    player.last[0] = player.last[0].saturating_add(count.into());
                }
                self.tell_gain(seat, good, count, log);
            }
            Good::GoldMine => self.advance(seat, Track::GoldMine, count, log),
            Good::Quarry => self.advance(seat, Track::Quarry, count, log),
            Good::Technology => self.advance_technology(seat, count, log),
            Good::University => self.advance_university(seat, count, log),
            Good::HungerWall => self.gain_steps(seat, Grid::HungerWall, count, log),
            Good::Cathedral => self.gain_steps(seat, Grid::Cathedral, count, log),
        }
    }

    pub(crate) fn tell_gain(&mut self, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            let gain = Gain::new(good, count);
            log.all(|| Event::Gained { seat, gain });
        }
    }

    /// Gold and stone stop at the most a player can have; the first riches bring a bonus.
    pub(crate) fn gain_coin(&mut self, seat: Seat, coin: Coin, count: u8, log: &mut impl Log<Event>) {
        let most = self.figures().player.most;
        let player = &mut self.players[seat];
        let (held, good) = match coin {
            Coin::Gold => (&mut player.gold, Good::Gold),
            Coin::Stone => (&mut player.stone, Good::Stone),
        };
        let before = *held;
        *held = held.saturating_add(count).min(most).max(before);
        let gained = *held - before;
        self.tell_gain(seat, good, gained, log);
        let wealth = &self.figures().wealth;
        for place in [coin as usize, 2] {
            let player = &mut self.players[seat];
            let held = match (place, coin) {
                (0, _) => player.gold,
                (1, _) => player.stone,
                _ => player.gold.max(player.stone),
            };
            if player.wealth[place] && held >= wealth[place].amount {
                player.wealth[place] = false;
                player.supply += 1;
                log.all(|| Event::Wealth { seat });
                self.gain_all(seat, &wealth[place].bonus, log);
            }
        }
    }

    /// Tokens; a technology may add to them once a turn.
    fn gain_tokens(&mut self, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
        if count == 0 {
            return;
        }
        let (index, when) = match good {
            Good::RedToken => (0, Trigger::RedToken),
            _ => (1, Trigger::BlueToken),
        };
        let player = &mut self.players[seat];
        let tokens = if index == 0 {
            &mut player.red
        } else {
            &mut player.blue
        };
        *tokens = tokens.saturating_add(count);
        self.tell_gain(seat, good, count, log);
        if !self.players[seat].token_bonus[index] && self.permanent(seat, when).is_some() {
            self.players[seat].token_bonus[index] = true;
            self.trigger(seat, when, log);
        }
    }

    /// A permanent technology of the seat works if it waits for this.
    pub(crate) fn trigger(&mut self, seat: Seat, when: Trigger, log: &mut impl Log<Event>) {
        if let Some(bonus) = self.permanent(seat, when) {
            self.gain_all(seat, bonus, log);
        }
    }

    /// The same gain several times.
    pub(crate) fn gain_times(&mut self, seat: Seat, gains: &Gains, times: usize, log: &mut impl Log<Event>) {
        for Gain { good, count } in gains.iter() {
            let sum = usize::from(count).saturating_mul(times).min(usize::from(u8::MAX));
            self.gain(seat, good, sum as u8, log);
        }
    }
}
