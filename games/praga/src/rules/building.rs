//! BU: building in the city.

use signoria_engine::{Log, Seat};

use crate::edition::Trigger;
use crate::effect::{Good, Price};
use crate::event::{Event, Refusal};
use crate::hex::{Hex, Rotation, Spot, turned};
use crate::state::{Built, Holder, Praga};
use crate::step::Step;

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

    /// Whether a building can go there, with that much of a discount in gold left.
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
        let Some(site) = figures.city.site(spot) else {
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

impl Praga {
    /// The site is chosen and paid; how the building lies comes next, where it matters.
    pub(crate) fn choose_site(
        &mut self,
        seat: Seat,
        hex: Hex,
        spot: Spot,
        gold: u8,
        log: &mut impl Log<Event>,
    ) {
        let Some(site) = self.figures().city.site(spot) else {
            return;
        };
        let price = self.figures().city.sites()[usize::from(site)].gold;
        // Told before it is paid and turned, so that the price stands beside what it is for.
        let shown = self.described(spot);
        log.all(|| Event::Built { seat, site: shown });
        self.pay(
            seat,
            Price {
                gold: price.saturating_sub(gold),
                ..Price::default()
            },
            log,
        );
        if self.rotation_matters(hex) {
            self.steps.push(Step::TurnBuilding { hex, site });
        } else if let Some(unturned) = Rotation::new(0) {
            self.build(seat, hex, site, unturned, log);
        }
    }

    /// Places a building: site points, corners, cube or points, plaza.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        hex: Hex,
        site: u8,
        rotation: Rotation,
        log: &mut impl Log<Event>,
    ) {
        let figures = self.figures();
        let face = figures.face(hex);
        let at = figures.city.sites()[usize::from(site)];
        let rotation = rotation.get() as u8;
        let mut cube = None;
        if face.marker && self.players[seat].supply > 0 {
            self.players[seat].supply -= 1;
            cube = Some(Holder::Seat(seat));
        }
        self.sites[usize::from(site)] = Some(Built { hex, rotation, cube });
        self.gain(seat, Good::Points, at.vp, log);
        let tokens = self.blue_corners(site, turned(face.corners, rotation));
        self.gain(seat, Good::BlueToken, tokens, log);
        if !face.marker {
            let standing = self.round(at.plaza).count() as u8;
            self.gain(seat, Good::Points, standing, log);
        }
        if face.symbol {
            self.gain(seat, Good::Cathedral, 1, log);
        }
        let when = if face.symbol {
            Trigger::CathedralBuilding
        } else {
            Trigger::PlainBuilding
        };
        self.trigger(seat, when, log);
        self.road_tile_works(seat, when, log);
        if self.is_complete(at.plaza) {
            self.complete(at.plaza, log);
        }
    }
}
