//! BU: building in the city.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::bonus::{Good, Price};
use crate::edition::{Trigger, site_at};
use crate::event::{Event, Refusal};
use crate::hex::{Hex, Rotation, Spot, turned};
use crate::state::{Built, Holder, Pending, Praga};

impl Praga {
    /// Whether some free site could be paid after this hex, not counting its bonus.
    pub(crate) fn some_site_payable(&self, seat: Seat, hex: Hex, discount: Price) -> bool {
        let price = self.figures().face(hex).price;
        let paid = price.gold.saturating_sub(discount.gold);
        let left = self.players[seat].gold.saturating_sub(paid);
        let off = discount.gold.saturating_sub(price.gold);
        self.sites
            .iter()
            .zip(self.figures().city.sites())
            .any(|(built, site)| built.is_none() && site.gold.saturating_sub(off) <= left)
    }

    /// Whether a building can go there, with so much gold left of a discount.
    pub(crate) fn may_build(&self, seat: Seat, spot: Spot, off: u8) -> Result<(), Refusal> {
        let site = self.free_site(spot)?;
        let gold = self.figures().city.sites()[usize::from(site)]
            .gold
            .saturating_sub(off);
        if self.players[seat].gold >= gold {
            Ok(())
        } else {
            Err(Refusal::SitePrice { gold })
        }
    }

    /// The free site at a spot.
    pub(crate) fn free_site(&self, spot: Spot) -> Result<u8, Refusal> {
        let figures = self.figures();
        let Some(site) = site_at(figures, spot) else {
            return Err(match figures.city.plaza_at(spot) {
                Some(_) => Refusal::IsPlaza,
                None => Refusal::NoSite,
            });
        };
        match self.sites[usize::from(site)] {
            None => Ok(site),
            Some(_) => Err(Refusal::SiteTaken),
        }
    }

    /// Whether it matters how a building lies.
    pub(crate) fn rotation_matters(&self, hex: Hex) -> bool {
        self.figures().face(hex).corners != 0
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The site is chosen and paid; how the building lies comes next, where it matters.
    pub(crate) fn choose_site(&mut self, seat: Seat, hex: Hex, spot: Spot, gold: u8) {
        let Some(site) = site_at(self.game.figures(), spot) else {
            return;
        };
        let price = self.game.figures().city.sites()[usize::from(site)].gold;
        self.pay(
            seat,
            Price {
                gold: price.saturating_sub(gold),
                ..Price::default()
            },
        );
        if self.game.rotation_matters(hex) {
            self.push(Pending::TurnBuilding { hex, site });
        } else if let Some(unturned) = Rotation::new(0) {
            self.build(seat, hex, site, unturned);
        }
    }

    /// Places a building: site points, corners, cube or points, plaza.
    pub(crate) fn build(&mut self, seat: Seat, hex: Hex, site: u8, rotation: Rotation) {
        let figures = self.game.figures();
        let face = figures.face(hex);
        let at = figures.city.sites()[usize::from(site)];
        let rotation = rotation.get() as u8;
        let mut cube = None;
        if face.marker && self.game.players[seat].supply > 0 {
            self.game.players[seat].supply -= 1;
            cube = Some(Holder::Seat(seat));
        }
        self.game.sites[usize::from(site)] = Some(Built { hex, rotation, cube });
        let shown = self.shown(at.spot);
        self.log.all(|| Event::Built { seat, site: shown });
        self.gain(seat, Good::Points, at.vp);
        let tokens = self.game.blue_corners(site, turned(face.corners, rotation));
        self.gain(seat, Good::BlueToken, tokens);
        if !face.marker {
            let standing = self.game.round(at.plaza).count() as u8;
            self.gain(seat, Good::Points, standing);
        }
        if face.symbol {
            self.gain(seat, Good::Cathedral, 1);
        }
        let when = if face.symbol {
            Trigger::CathedralBuilding
        } else {
            Trigger::PlainBuilding
        };
        self.trigger(seat, when);
        self.road_tile_works(seat, when);
        if self.game.is_complete(at.plaza) {
            self.complete(at.plaza);
        }
    }
}
