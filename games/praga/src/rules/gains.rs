//! RE, GE: gaining and paying; wealth bonuses; what permanent technologies add.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::bonus::{Bonus, Gain, Gains, Good, Price};
use crate::edition::Trigger;
use crate::event::{Event, Refusal};
use crate::state::{Alternatives, Pending, Phase, Praga};
use crate::things::{Coin, Grid, Level, Track};

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

impl<L: Log<Event>> Play<'_, L> {
    /// Pays a price that was found payable.
    pub(crate) fn pay(&mut self, seat: Seat, price: Price) {
        if price.is_free() {
            return;
        }
        let player = &mut self.game.players[seat];
        player.gold = player.gold.saturating_sub(price.gold);
        player.stone = player.stone.saturating_sub(price.stone);
        player.silver = player.silver.saturating_sub(price.silver);
        player.gold_windows = player.gold_windows.saturating_sub(price.gold_windows);
        self.log.all(|| Event::Paid { seat, price });
    }

    /// Gains several things, in order.
    pub(crate) fn gain_all(&mut self, seat: Seat, gains: &Gains) {
        for gain in gains.iter() {
            self.gain(seat, gain.good, gain.count);
        }
    }

    /// Gains a bonus; its choice, if it has one, is asked for.
    pub(crate) fn gain_bonus(&mut self, seat: Seat, of: Alternatives) {
        let bonus = self.game.alternatives(of);
        self.gain_all(seat, &bonus.sure);
        if bonus.either.is_some() {
            self.push(Pending::Either { seat, of });
        }
    }

    /// Takes the chosen alternative.
    pub(crate) fn take_alternative(&mut self, seat: Seat, of: Alternatives, good: Good) {
        if let Some(gains) = self.game.alternatives(of).alternative(good) {
            self.gain_all(seat, gains);
        }
    }

    /// Gains so much of something, with all that follows from it.
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, count: u8) {
        match good {
            Good::Gold => self.gain_coin(seat, Coin::Gold, count),
            Good::Stone => self.gain_coin(seat, Coin::Stone, count),
            Good::Egg => {
                let eggs = &mut self.game.players[seat].eggs;
                *eggs = eggs.saturating_add(count);
                self.tell_gain(seat, good, count);
                for _ in 0..count {
                    self.trigger(seat, Trigger::Egg);
                }
            }
            Good::SilverWindow => {
                let windows = &mut self.game.players[seat].silver;
                *windows = windows.saturating_add(count);
                self.tell_gain(seat, good, count);
            }
            Good::GoldWindow => {
                let windows = &mut self.game.players[seat].gold_windows;
                *windows = windows.saturating_add(count);
                self.tell_gain(seat, good, count);
            }
            Good::RedToken | Good::BlueToken => self.gain_tokens(seat, good, count),
            Good::Points => {
                let player = &mut self.game.players[seat];
                player.points = player.points.saturating_add(count.into());
                if matches!(self.game.phase, Phase::Scoring { .. }) {
                    player.last[0] = player.last[0].saturating_add(count.into());
                }
                self.tell_gain(seat, good, count);
            }
            Good::GoldMine => self.advance(seat, Track::GoldMine, count),
            Good::Quarry => self.advance(seat, Track::Quarry, count),
            Good::Technology => self.advance_technology(seat, count),
            Good::University => self.advance_university(seat, count),
            Good::HungerWall => self.gain_steps(seat, Grid::HungerWall, count),
            Good::Cathedral => self.gain_steps(seat, Grid::Cathedral, count),
        }
    }

    pub(crate) fn tell_gain(&mut self, seat: Seat, good: Good, count: u8) {
        if count > 0 {
            let gain = Gain::new(good, count);
            self.log.all(|| Event::Gained { seat, gain });
        }
    }

    /// Gold and stone stop at the most a player can have; the first riches bring a bonus.
    pub(crate) fn gain_coin(&mut self, seat: Seat, coin: Coin, count: u8) {
        let most = self.game.figures().player.most;
        let player = &mut self.game.players[seat];
        let (held, good) = match coin {
            Coin::Gold => (&mut player.gold, Good::Gold),
            Coin::Stone => (&mut player.stone, Good::Stone),
        };
        let before = *held;
        *held = held.saturating_add(count).min(most).max(before);
        let gained = *held - before;
        self.tell_gain(seat, good, gained);
        let wealth = &self.game.figures().wealth;
        for place in [coin as usize, 2] {
            let player = &mut self.game.players[seat];
            let held = match (place, coin) {
                (0, _) => player.gold,
                (1, _) => player.stone,
                _ => player.gold.max(player.stone),
            };
            if player.wealth[place] && held >= wealth[place].amount {
                player.wealth[place] = false;
                player.supply += 1;
                self.log.all(|| Event::Wealth { seat });
                self.gain_all(seat, &wealth[place].bonus);
            }
        }
    }

    /// Tokens; a technology may add to them once a turn.
    fn gain_tokens(&mut self, seat: Seat, good: Good, count: u8) {
        if count == 0 {
            return;
        }
        let (index, when) = match good {
            Good::RedToken => (0, Trigger::RedToken),
            _ => (1, Trigger::BlueToken),
        };
        let player = &mut self.game.players[seat];
        let tokens = if index == 0 {
            &mut player.red
        } else {
            &mut player.blue
        };
        *tokens = tokens.saturating_add(count);
        self.tell_gain(seat, good, count);
        if !self.game.players[seat].token_bonus[index] && self.game.permanent(seat, when).is_some() {
            self.game.players[seat].token_bonus[index] = true;
            self.trigger(seat, when);
        }
    }

    /// A permanent technology of the seat works if it waits for this.
    pub(crate) fn trigger(&mut self, seat: Seat, when: Trigger) {
        if let Some(bonus) = self.game.permanent(seat, when) {
            self.gain_all(seat, bonus);
        }
    }

    /// A gain so often.
    pub(crate) fn gain_times(&mut self, seat: Seat, gains: &Gains, times: usize) {
        for Gain { good, count } in gains.iter() {
            let sum = usize::from(count).saturating_mul(times).min(usize::from(u8::MAX));
            self.gain(seat, good, sum as u8);
        }
    }
}
