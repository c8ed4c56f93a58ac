//! How good a position is for a seat: an estimate of its margin at the end.
//!
//! A player that looks one step ahead decides by this alone, so half-finished things count: a tile that was taken by the best of its
//! actions, a step choice by what it will bring, an open bonus by what it is worth. The weights were set by play.

use signoria_engine::{Evaluate, Seat, Token as _};

use crate::action::Place;
use crate::edition::{SectorBonus, track_of};
use crate::effect::{Bonus, Gain, Gains, Good, Price};
use crate::hex::{Hex, turned};
use crate::pieces::{BridgeTile, Deed, Grid, Half, Level, Plaza, Row, Space, Technology, Track};
use crate::rules::{FreeEffect, corners, symbol};
use crate::state::{Holder, Phase, Placed, Praga, Right};
use crate::step::{Alternatives, Step};

/// How many turns each player has.
const OWN_TURNS: u8 = 16;

impl Evaluate for Praga {
    fn evaluate(&self, seat: Seat) -> f32 {
        let own = self.worth(seat) + self.open_worth(seat);
        let best = self
            .seats
            .iter()
            .filter(|&other| other != seat)
            .map(|other| f32::from(self.players[other].points))
            .fold(0.0, f32::max);
        own - best
    }
}

impl Praga {
    /// How many turns a seat has before it, this one included.
    pub(crate) fn turns_left(&self, seat: Seat) -> f32 {
        let rounds = self.seats.count().max(2) as u8;
        let place = self.first.distance(seat, self.seats);
        let begun = (self.turns + rounds - 1 - place) / rounds;
        f32::from(OWN_TURNS.saturating_sub(begun))
    }

    /// What a player has, in points.
    fn worth(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let now = f32::from(player.points);
        if self.phase == Phase::Over {
            return now;
        }
        let left = self.turns_left(seat);
        let last: u16 = self.final_points(seat).iter().sum();
        let good = |good: Good| self.good_worth(seat, good, left);
        let coins = f32::from(player.gold.min(7)) * good(Good::Gold)
            + f32::from(player.stone.min(7)) * good(Good::Stone)
            + f32::from(player.gold.saturating_sub(7) + player.stone.saturating_sub(7)) * 0.2;
        let goods = f32::from(player.eggs.min(3)) * (good(Good::Egg) - 1.0).max(0.0)
            + f32::from(player.silver) * good(Good::SilverWindow)
            + f32::from(player.gold_windows) * good(Good::GoldWindow);
        let tokens = f32::from(player.red + player.blue) * 0.1 * left;
        let tracks = f32::from(player.tracks[0] + player.tracks[1]) * good(Good::GoldMine);
        let scholars =
            f32::from(player.technology) * 0.12 * left + f32::from(player.university) * 0.12 * left;
        let technologies: f32 = Level::ALL
            .iter()
            .filter_map(|&level| player.usable(level))
            .map(|tile| self.technology_worth(tile, left))
            .sum();
        let production: f32 = player
            .production
            .iter()
            .flatten()
            .map(|&tile| self.gains_worth(seat, self.figures().production(tile), left) * left * 0.15)
            .sum();
        let upgrades: f32 = player.board[..6]
            .iter()
            .flatten()
            .map(|placed| {
                self.gains_worth(seat, &self.figures().face(placed.hex).bonus, left)
                    * (left - 1.0).max(0.0)
                    * 0.25
            })
            .sum();
        let rights = player
            .rights
            .iter()
            .filter(|&&right| matches!(right, Right::Reminder | Right::Bare));
        let columns: f32 = player
            .grids
            .iter()
            .map(|marker| f32::from(marker.column) * 0.3)
            .sum();
        now + f32::from(last)
            + coins
            + goods
            + tokens
            + tracks
            + scholars
            + technologies
            + production
            + upgrades
            + rights.count() as f32 * 3.0
            + columns
            + self.plaza_worth(seat)
            + f32::from(player.supply.min(3)) * 0.2
            + f32::from(player.walls().min(6) as u8) * 0.12 * left
    }

    /// What one of a good is worth in points, with that many turns left.
    fn good_worth(&self, seat: Seat, good: Good, left: f32) -> f32 {
        let early = left.min(4.0) / 4.0;
        let player = &self.players[seat];
        let token = |grid: Grid| {
            let column = usize::from(player.grids[grid.index()].column).min(5);
            f32::from(self.figures().grid(grid).per_token[column]) + 0.1 * left
        };
        match good {
            Good::Gold | Good::Stone => 0.85 * early,
            Good::Egg => 1.0 + 0.8 * early,
            Good::SilverWindow => 1.3 * early,
            Good::GoldWindow => 2.0 * early,
            Good::RedToken => token(Grid::Cathedral),
            Good::BlueToken => token(Grid::HungerWall),
            Good::Points => 1.0,
            Good::GoldMine | Good::Quarry => 0.28 * left,
            Good::Technology => 1.2 + 0.12 * left,
            Good::University => 0.6 + 0.12 * left,
            Good::HungerWall | Good::Cathedral => 1.3,
        }
    }

    fn gain_worth(&self, seat: Seat, gain: Gain, left: f32) -> f32 {
        f32::from(gain.count) * self.good_worth(seat, gain.good, left)
    }

    fn gains_worth(&self, seat: Seat, gains: &Gains, left: f32) -> f32 {
        gains.iter().map(|gain| self.gain_worth(seat, gain, left)).sum()
    }

    fn bonus_worth(&self, seat: Seat, bonus: &Bonus, left: f32) -> f32 {
        let best = bonus
            .either
            .iter()
            .flatten()
            .map(|gains| self.gains_worth(seat, gains, left))
            .fold(0.0, f32::max);
        self.gains_worth(seat, &bonus.sure, left) + best
    }

    fn price_worth(&self, seat: Seat, price: Price, left: f32) -> f32 {
        f32::from(price.materials()) * self.good_worth(seat, Good::Gold, left)
            + f32::from(price.silver) * self.good_worth(seat, Good::SilverWindow, left)
            + f32::from(price.gold_windows) * self.good_worth(seat, Good::GoldWindow, left)
    }

    /// A technology that a player has.
    fn technology_worth(&self, tile: Technology, left: f32) -> f32 {
        match tile.level() {
            Level::One => 0.35 * left,
            Level::Two => 0.4 * left,
            // A tile that is used up brings what it brings; a little less than that keeps it from being hoarded.
            Level::Three => {
                if left > 0.0 {
                    2.5
                } else {
                    0.0
                }
            }
            Level::Four => {
                if left > 0.0 {
                    3.0
                } else {
                    0.0
                }
            }
        }
    }

    /// The expected worth of the cubes round unfinished plazas.
    fn plaza_worth(&self, seat: Seat) -> f32 {
        let mine = Holder::Seat(seat);
        Plaza::ALL
            .iter()
            .filter(|&&plaza| self.plazas[plaza.index()].is_some() && !self.is_complete(plaza))
            .map(|&plaza| {
                let (cubes, _) = self.presence(plaza, mine);
                let free = self.figures().city.plaza(plaza).sites & self.free_sites();
                let near = 1.0 / (1.0 + free.count_ones() as f32);
                f32::from(cubes.min(1)) * 2.5 + f32::from(cubes) * (0.6 + 2.0 * near)
            })
            .sum()
    }

    /// What is open in the seat's own turn: the tile's action, bonuses, claims, steps, step choices.
    fn open_worth(&self, seat: Seat) -> f32 {
        let left = self.turns_left(seat);
        let mut worth = 0.0;
        if self.active() == Some(seat) {
            worth += self.turn_worth(seat, left);
        }
        for &step in self.steps.iter() {
            worth += self.step_worth(seat, step, left);
        }
        worth
    }

    fn turn_worth(&self, seat: Seat, left: f32) -> f32 {
        let turn = &self.turn;
        let player = &self.players[seat];
        let mut worth = 0.0;
        if let Some(tile) = turn.tile
            && !turn.acted
        {
            worth += self
                .shown(tile)
                .into_iter()
                .filter(|&action| self.may_act(seat, action).is_ok())
                .map(|action| self.action_worth(seat, action, turn.special, Price::default(), left))
                .fold(0.0, f32::max);
        }
        if turn.tile.is_none() {
            // Everything that can wait is better judged with the tile in hand.
            worth -= 1.0;
        }
        match self.sector_bonus() {
            SectorBonus::Goods(goods) if turn.bonus => worth += self.gains_worth(seat, &goods, left),
            SectorBonus::Offer(price, goods) if turn.bonus => {
                let gain = self.gains_worth(seat, &goods, left) - self.price_worth(seat, price, left);
                worth += (gain * 0.5).max(0.0);
            }
            SectorBonus::SpecialOr(points) if turn.special => worth += f32::from(points),
            _ => {}
        }
        for &action in Deed::ALL {
            if let Some(placed) = player.board[action.index()] {
                let bonus = &self.figures().face(placed.hex).bonus;
                worth += f32::from(turn.claims[action.index()]) * self.gains_worth(seat, bonus, left);
            }
        }
        let steps = turn.steps.iter().chain(&turn.offered_steps);
        worth += steps.map(|&count| f32::from(count)).sum::<f32>() * 1.2;
        for &space in Space::ALL {
            if turn.free.contains(space) {
                worth += self.free_worth(seat, space, left);
            }
            if turn.egg.contains(space) && player.eggs > 0 {
                let egg = self.good_worth(seat, Good::Egg, left);
                let gain = self.bonus_worth(seat, &self.figures().road(space).egg, left) - egg;
                worth += (gain * 0.9).max(0.0);
            }
        }
        worth
    }

    fn free_worth(&self, seat: Seat, space: Space, left: f32) -> f32 {
        match self.free_effect(space) {
            FreeEffect::Gain(bonus) => self.bonus_worth(seat, bonus, left) * 0.98,
            FreeEffect::Offer(bonus) => {
                let price = self.figures().road(space).price;
                if !self.can_pay(seat, price) {
                    return 0.0;
                }
                (self.bonus_worth(seat, bonus, left) - self.price_worth(seat, price, left)).max(0.0) * 0.98
            }
            FreeEffect::Count(per, gains) => {
                self.players[seat].count(per) as f32 * self.gains_worth(seat, gains, left) * 0.98
            }
            FreeEffect::While => 1.5,
        }
    }

    /// What carrying out an action would bring.
    fn action_worth(&self, seat: Seat, action: Deed, special: bool, discount: Price, left: f32) -> f32 {
        let claim = self.players[seat].board[action.index()].map_or(0.0, |placed| {
            self.gains_worth(seat, &self.figures().face(placed.hex).bonus, left)
        });
        let gain = match (action.row(), track_of(action)) {
            (Some(row), _) => self.best_hex(seat, row, special, discount, left),
            (None, Some(track)) => self.mode_worth(seat, track, left),
            (None, None) => self.road_worth(seat, left),
        };
        claim + gain
    }

    fn mode_worth(&self, seat: Seat, track: Track, left: f32) -> f32 {
        let coin = self.good_worth(seat, Good::Gold, left);
        let step = if self.players[seat].tracks[track.index()] < self.figures().track(track).cells {
            self.good_worth(seat, Good::GoldMine, left)
        } else {
            0.0
        };
        (coin + step).max(self.produce_worth(seat, track, left))
    }

    fn produce_worth(&self, seat: Seat, track: Track, left: f32) -> f32 {
        let player = &self.players[seat];
        let held = match track {
            Track::GoldMine => player.gold,
            Track::Quarry => player.stone,
        };
        let room = 7_u8.saturating_sub(held).min(player.mines(track));
        let cell = usize::from(player.tracks[track.index()]);
        let cells = self.figures().track(track).bonus.iter().take(cell);
        let bonus: f32 = cells.map(|gains| self.gains_worth(seat, gains, left)).sum();
        let tile = player.production[track.index()].map_or(0.0, |tile| {
            self.gains_worth(seat, self.figures().production(tile), left)
        });
        f32::from(room) * self.good_worth(seat, Good::Gold, left) + bonus + tile
    }

    fn road_worth(&self, seat: Seat, left: f32) -> f32 {
        let player = &self.players[seat];
        let egg = self.good_worth(seat, Good::Egg, left);
        match player.road {
            road @ 0..3 => {
                let space = Space::ALL[usize::from(road)];
                let effect = &self.figures().road(space).egg;
                let with_egg = if player.eggs > 0 {
                    (self.bonus_worth(seat, effect, left) - egg).max(0.0)
                } else {
                    0.0
                };
                self.free_worth(seat, space, left) + with_egg + 0.4
            }
            3 => 7.0 - egg,
            _ => 8.0 - egg,
        }
    }

    /// The best hex that could be taken.
    fn best_hex(&self, seat: Seat, row: Row, special: bool, discount: Price, left: f32) -> f32 {
        (1..=4)
            .filter_map(Place::new)
            .filter(|&place| self.may_take_hex(seat, row, place, special, discount).is_ok())
            .filter_map(|place| {
                let hex = self.rows[row.index()][usize::from(place.get()) - 1]?;
                let lost = match self.sector_bonus() {
                    SectorBonus::SpecialOr(points) if hex.is_special() => f32::from(points),
                    _ => 0.0,
                };
                Some(self.hex_worth(seat, hex, discount, left) - lost)
            })
            .fold(0.0, f32::max)
    }

    /// What a hex brings, less what it costs.
    fn hex_worth(&self, seat: Seat, hex: Hex, discount: Price, left: f32) -> f32 {
        let face = self.figures().face(hex);
        let bonus = self.gains_worth(seat, &face.bonus, left);
        let price = self.price_worth(seat, face.price.less(discount), left);
        match hex.row() {
            Row::Upgrade => bonus * 0.2 * left + self.placing_worth(seat, hex, left) + bonus * 0.1,
            Row::Wall | Row::Building => bonus - price + self.placing_worth(seat, hex, left),
        }
    }

    /// What placing a taken hex will bring, before its place is known.
    fn placing_worth(&self, seat: Seat, hex: Hex, left: f32) -> f32 {
        let face = self.figures().face(hex);
        match hex.row() {
            Row::Upgrade => {
                let university = f32::from(face.university) * self.good_worth(seat, Good::University, left);
                let covered = self.players[seat].board[face.action.index()].map_or(0.0, |old| {
                    self.gains_worth(seat, &self.figures().face(old.hex).bonus, left) * 0.25 * left
                });
                university + self.lay_worth(seat, face.action as u8, hex, left) - covered + 0.3 * left
            }
            Row::Wall => {
                let table = &self.figures().walls;
                let walls = self.players[seat].walls();
                let step = crate::edition::Components::by_count(table, walls + 1)
                    .saturating_sub(crate::edition::Components::by_count(table, walls));
                let symbol = if face.symbol { 1.2 } else { 0.0 };
                f32::from(step).max(0.12 * left) + symbol + 0.8
            }
            Row::Building => {
                let symbol = if face.symbol { 1.2 } else { 0.0 };
                let stand = if face.marker { 2.5 } else { 2.0 };
                let tokens = face.corners.count_ones() as f32 * 0.4;
                symbol + stand + tokens
            }
        }
    }

    /// The most that a hex can bring on a place of the seat's own board, over its rotations.
    fn lay_worth(&self, seat: Seat, place: u8, hex: Hex, left: f32) -> f32 {
        let figures = self.figures();
        let board = &self.players[seat].board;
        (0..6)
            .map(|rotation| {
                let new = Placed {
                    hex,
                    rotation,
                    used: 0,
                };
                let mut worth = f32::from(self.red_corners(seat, place, new))
                    * self.good_worth(seat, Good::RedToken, left);
                for side in 0..6 {
                    let there = figures.board.beside(place, side);
                    let neighbour = there.and_then(|there| board[usize::from(there)]);
                    if let Some(neighbour) = neighbour
                        && let Some(own) = symbol(figures, new, side)
                        && let Some(theirs) = symbol(figures, neighbour, (side + 3) % 6)
                    {
                        worth += self.gain_worth(seat, own, left) + self.gain_worth(seat, theirs, left);
                    }
                }
                worth + corners(figures, new).count_ones() as f32 * 0.05
            })
            .fold(0.0, f32::max)
    }

    /// The most that a building can bring on a site, over its rotations, less the price of the site.
    fn site_worth(&self, seat: Seat, hex: Hex, site: u8, off: u8, left: f32) -> f32 {
        let figures = self.figures();
        let face = figures.face(hex);
        let at = figures.city.sites()[usize::from(site)];
        let tokens = (0..6)
            .map(|rotation| self.blue_corners(site, turned(face.corners, rotation)))
            .max()
            .unwrap_or(0);
        let gold = f32::from(at.gold.saturating_sub(off)) * self.good_worth(seat, Good::Gold, left);
        let standing = self.round(at.plaza).count() as f32;
        let stand = if face.marker {
            let tile = if self.plazas[at.plaza.index()].is_some() {
                1.5
            } else {
                -1.0
            };
            2.0 + tile + standing * 0.3
        } else {
            standing + 1.0
        };
        f32::from(at.vp) + f32::from(tokens) * self.good_worth(seat, Good::BlueToken, left) - gold + stand
    }

    /// The expected worth of a step for the seat.
    fn step_worth(&self, seat: Seat, step: Step, left: f32) -> f32 {
        if step.seat().or(self.active()) != Some(seat) {
            return 0.0;
        }
        match step {
            Step::Draw { level, .. } | Step::Keep { level, .. } => {
                self.technology_worth(Technology::of(level)[0], left)
            }
            Step::Arrow { .. } => 2.0,
            Step::CathedralTile { .. } => 6.0,
            Step::River { .. } => 1.2 * left * 0.15 + 0.5,
            Step::Horizontal { .. } => 1.2,
            Step::Either { of, .. } => self
                .alternatives(of)
                .either
                .iter()
                .flatten()
                .map(|gains| self.gains_worth(seat, gains, left))
                .fold(0.0, f32::max),
            Step::Half { plaza, .. } => self.halves(seat, plaza, false, left),
            Step::Share { plaza, both, .. } => self.halves(seat, plaza, both, left),
            Step::AnyAction => Deed::ALL
                .iter()
                .filter(|&&action| self.may_execute(seat, action, false, Price::default()).is_ok())
                .map(|&action| self.action_worth(seat, action, false, Price::default(), left))
                .fold(0.0, f32::max),
            Step::Begin { action, gold, stone } => {
                let discount = Price {
                    gold,
                    stone,
                    ..Price::default()
                };
                self.action_worth(seat, action, false, discount, left)
            }
            Step::Mode { track } => self.mode_worth(seat, track, left),
            Step::Take {
                row,
                special,
                gold,
                stone,
            } => {
                let discount = Price {
                    gold,
                    stone,
                    ..Price::default()
                };
                self.best_hex(seat, row, special, discount, left)
            }
            Step::TurnUpgrade { hex } => {
                let bonus = self.gains_worth(seat, &self.figures().face(hex).bonus, left);
                bonus * 0.2 * left + self.placing_worth(seat, hex, left)
            }
            Step::Wall { hex } | Step::Site { hex, .. } => self.placing_worth(seat, hex, left),
            Step::TurnWall { hex, place } => {
                self.placing_worth(seat, hex, left) + self.lay_worth(seat, place, hex, left)
            }
            Step::TurnBuilding { hex, site } => self.site_worth(seat, hex, site, u8::MAX, left),
            Step::Done { action, .. } => self.players[seat].board[action.index()].map_or(0.0, |placed| {
                self.gains_worth(seat, &self.figures().face(placed.hex).bonus, left)
            }),
            Step::DrawBridge | Step::KeepBridge => 8.0,
            Step::TakeBridge => 9.0,
            Step::Lay { tile } => self.lay_bridge_worth(seat, tile, left),
            Step::Rise => 3.0,
            Step::PlazaTile => 6.0,
            Step::ProduceEither => self
                .produce_worth(seat, Track::GoldMine, left)
                .max(self.produce_worth(seat, Track::Quarry, left)),
            Step::Produce { track } => self.produce_worth(seat, track, left),
            Step::Pawn
            | Step::Remove { .. }
            | Step::Seal { .. }
            | Step::Return { .. }
            | Step::Windows
            | Step::ParlerSite
            | Step::ParlerTurn { .. }
            | Step::ParlerTile { .. } => 0.0,
        }
    }

    fn lay_bridge_worth(&self, seat: Seat, tile: BridgeTile, left: f32) -> f32 {
        3.0 + self.gains_worth(seat, &self.figures().bridge_tile(tile).bonus, left)
    }

    fn halves(&self, seat: Seat, plaza: Plaza, both: bool, left: f32) -> f32 {
        let Some(tile) = self.plazas[plaza.index()] else {
            return 0.0;
        };
        let half =
            |half: Half| self.bonus_worth(seat, self.alternatives(Alternatives::Plaza(tile, half)), left);
        let (top, bottom) = (half(Half::Top), half(Half::Bottom));
        if both { top + bottom } else { top.max(bottom) }
    }
}
