//! What the wheel and the rows of hexes offer a seat, with what it takes and brings.

use signoria_engine::{Observer, Seat, Token as _};

use super::players::Executable;
use super::{Sums, tell_price};
use crate::edition::{POSITIONS, SectorBonus};
use crate::effect::Price;
use crate::hex::Hex;
use crate::pieces::{ActionTile, Row};
use crate::state::Praga;
use crate::step::Step;

impl Praga {
    /// The tiles of the wheel: what each costs and gives where it lies now.
    pub(super) fn tell_wheel(&self, seat: Seat, can: Executable, to: &mut impl Observer) {
        let gold = self.players[seat].gold;
        for &tile in ActionTile::ALL {
            let terms = self.tile_terms(tile);
            let position = self.wheel.position(tile);
            let sector = self.wheel.sector(tile);
            to.part(tile.word(), |to| {
                to.flag("there", terms.is_some());
                to.capped("position", position.unwrap_or(0), POSITIONS as u16);
                to.capped("price", terms.map_or(0, |(price, _)| price), 6);
                to.capped("points", terms.map_or(0, |(_, points)| points), 6);
                to.flag("payable", terms.is_some_and(|(price, _)| price <= gold));
                for (number, deed) in self.shown(tile).into_iter().enumerate() {
                    to.flag(("can", number), can[deed.index()]);
                }
                let bonus = sector.map(|sector| self.figures().sectors[usize::from(sector) % POSITIONS]);
                tell_sector(to, bonus.unwrap_or(SectorBonus::Closed));
            });
        }
    }

    /// The open hexes: what is printed on them, and whether the seat can pay for them.
    pub(super) fn tell_rows(&self, seat: Seat, to: &mut impl Observer) {
        for &row in Row::ALL {
            to.part(row.word(), |to| {
                let discount = self.discount(seat, row);
                for (place, &hex) in self.rows[row.index()].iter().enumerate() {
                    to.part(("place", place + 1), |to| {
                        self.tell_offer(seat, row, hex, discount, to)
                    });
                }
            });
        }
    }

    fn tell_offer(&self, seat: Seat, row: Row, hex: Option<Hex>, discount: Price, to: &mut impl Observer) {
        let price = hex.map(|hex| self.figures().face(hex).price.less(discount));
        to.flag("there", hex.is_some());
        to.flag("payable", price.is_some_and(|price| self.can_pay(seat, price)));
        self.tell_hex(row, hex, price.unwrap_or_default(), to);
    }

    /// What is printed on a hex of a row; nothing if there is none.
    pub(super) fn tell_hex(&self, row: Row, hex: Option<Hex>, price: Price, to: &mut impl Observer) {
        let face = hex.map(|hex| self.figures().face(hex));
        face.map(|face| Sums::of(&face.bonus))
            .unwrap_or_default()
            .tell(to);
        to.capped("corners", face.map_or(0, |face| face.corners.count_ones()), 6);
        if row != Row::Building {
            let sides = face.map_or(0, |face| face.sides.iter().flatten().count());
            to.capped("sides", sides as u32, 6);
        }
        if row == Row::Upgrade {
            to.token("action", face.map(|face| face.action));
            to.capped("university", face.map_or(0, |face| face.university), 4);
        } else {
            tell_price(to, price);
            to.flag("symbol", face.is_some_and(|face| face.symbol));
        }
        if row == Row::Building {
            to.flag("marker", face.is_some_and(|face| face.marker));
        }
    }

    /// What is taken off the prices of a row in the action under way.
    fn discount(&self, seat: Seat, of: Row) -> Price {
        match self.steps.top() {
            Some(Step::Take { row, gold, stone, .. }) if row == of && self.deciding() == Some(seat) => {
                Price {
                    gold,
                    stone,
                    ..Price::default()
                }
            }
            _ => Price::default(),
        }
    }
}

/// What a sector brings.
pub(super) fn tell_sector(to: &mut impl Observer, sector: SectorBonus) {
    let (sums, price, special) = match sector {
        SectorBonus::Closed => (Sums::default(), Price::default(), 0),
        SectorBonus::Goods(goods) => (Sums::of(&goods), Price::default(), 0),
        SectorBonus::Offer(price, goods) => (Sums::of(&goods), price, 0),
        SectorBonus::SpecialOr(points) => (Sums::default(), Price::default(), points),
    };
    // Sectors give goods alone.
    for (name, sum) in super::SUMS.into_iter().zip(sums.0).take(3) {
        to.capped(name, sum, 6);
    }
    to.capped("offer", price.materials(), 4);
    to.capped("special", special, 6);
}
