//! TI: taking an action tile and the wheel bonus.

use signoria_engine::{Log, Seat};

use crate::edition::{SectorBonus, Trigger};
use crate::effect::{Good, Price};
use crate::event::{Event, Refusal};
use crate::options::TileSide;
use crate::pieces::{ActionTile, Deed};
use crate::state::Praga;

impl Praga {
    /// The actions a tile shows.
    pub(crate) fn shown(&self, tile: ActionTile) -> [Deed; 2] {
        self.figures().tile(tile, self.options.side == TileSide::B)
    }

    /// The bonus of the sector that the taken tile lay on.
    pub(crate) fn sector_bonus(&self) -> SectorBonus {
        match self.turn.tile {
            Some(_) => self.figures().sectors[usize::from(self.turn.sector) % 12],
            None => SectorBonus::Closed,
        }
    }

    /// What taking a tile costs and gives.
    pub(crate) fn tile_terms(&self, tile: ActionTile) -> Option<(u8, u8)> {
        let position = self.wheel.position(tile)?;
        let figures = self.figures();
        let there = figures.positions[usize::from(position)];
        let points = if self.wheel.has_overrun(tile) {
            figures.wheel.overrun_vp
        } else {
            there.vp
        };
        Some((there.gold, points))
    }

    /// Whether a tile can be taken.
    pub(crate) fn may_take_tile(&self, seat: Seat, tile: ActionTile) -> Result<(), Refusal> {
        if self.turn.tile.is_some() {
            return Err(Refusal::TileTwice);
        }
        let (price, _) = self.tile_terms(tile).ok_or(Refusal::TileTwice)?;
        if self.players[seat].gold < price {
            return Err(Refusal::TilePrice { price });
        }
        Ok(())
    }

    /// Whether the goods of the sector can be taken, or what it offers bought.
    pub(crate) fn may_take_bonus(&self, seat: Seat) -> Result<(), Refusal> {
        match self.sector_bonus() {
            SectorBonus::SpecialOr(_) => Err(Refusal::BonusIsSpecial),
            _ if !self.turn.bonus => Err(Refusal::NoBonus),
            SectorBonus::Offer(price, _) if !self.can_pay(seat, price) => Err(Refusal::BonusPrice),
            _ => Ok(()),
        }
    }
}

impl Praga {
    /// Takes a tile: pays its red price or gains its points, and opens the bonus of its sector.
    pub(crate) fn take_tile(&mut self, seat: Seat, tile: ActionTile, log: &mut impl Log<Event>) {
        let game = &mut *self;
        let (Some(sector), Some(position), Some((gold, points))) = (
            game.wheel.sector(tile),
            game.wheel.position(tile),
            game.tile_terms(tile),
        ) else {
            return;
        };
        game.wheel.take(tile);
        game.turn.tile = Some(tile);
        game.turn.sector = sector;
        let special = matches!(game.sector_bonus(), SectorBonus::SpecialOr(_));
        game.turn.special = special;
        game.turn.bonus = !special;
        let zone = self.figures().positions[usize::from(position) % 12].zone;
        let [first, second] = self.shown(tile);
        log.all(|| Event::TookTile {
            seat,
            first,
            second,
            zone,
        });
        self.pay(
            seat,
            Price {
                gold,
                ..Price::default()
            },
            log,
        );
        self.tile_points(seat, points, log);
    }

    /// Points that came with the tile; a technology may add to them once a turn.
    fn tile_points(&mut self, seat: Seat, points: u8, log: &mut impl Log<Event>) {
        if points == 0 {
            return;
        }
        self.gain(seat, Good::Points, points, log);
        if !self.turn.tile_points && self.permanent(seat, Trigger::TilePoints).is_some() {
            self.turn.tile_points = true;
            self.trigger(seat, Trigger::TilePoints, log);
        }
    }

    /// Takes the goods of the sector, or buys what it offers.
    pub(crate) fn wheel_bonus(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn.bonus = false;
        match self.sector_bonus() {
            SectorBonus::Goods(goods) => {
                self.gain_all(seat, &goods, log);
                for (good, when) in [
                    (Good::Gold, Trigger::WheelGold),
                    (Good::Stone, Trigger::WheelStone),
                ] {
                    if goods.iter().any(|gain| gain.good == good) {
                        self.trigger(seat, when, log);
                    }
                }
            }
            SectorBonus::Offer(price, goods) => {
                self.pay(seat, price, log);
                self.gain_all(seat, &goods, log);
            }
            SectorBonus::SpecialOr(_) | SectorBonus::Closed => {}
        }
    }

    /// The special hex was not taken: its points come instead.
    pub(crate) fn special_points(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.turn.special {
            return;
        }
        self.turn.special = false;
        if let SectorBonus::SpecialOr(points) = self.sector_bonus() {
            self.tile_points(seat, points, log);
        }
    }
}
