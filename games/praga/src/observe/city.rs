//! The city: sites and plazas.

use signoria_engine::{Observer, Seat, Token as _};

use super::{MOST_SEATS, Sums};
use crate::edition::SITES;
use crate::hex::turned;
use crate::pieces::Plaza;
use crate::state::{Holder, Praga};

/// Cubes round a plaza and what the buildings under them cost, by seat; Peter Parler last.
type Presence = [(u8, u8); MOST_SEATS + 1];

impl Praga {
    pub(super) fn tell_city(&self, seat: Seat, to: &mut impl Observer) {
        let city = &self.figures().city;
        let gold = self.players[seat].gold;
        let blue = self.blue_round();
        let mut free = [0_u8; Plaza::ALL.len()];
        for (number, site) in city.sites().iter().enumerate().take(SITES) {
            let open = self.sites[number].is_none();
            free[site.plaza.index()] += u8::from(open);
            to.part(("site", number), |to| {
                to.flag("payable", open && site.gold <= gold);
                to.capped("blue", if open { blue[number] } else { 0 }, 12);
            });
        }
        let presence = self.presences();
        for &plaza in Plaza::ALL {
            let at = plaza.index();
            to.part(plaza.word(), |to| {
                self.tell_plaza(seat, plaza, (&presence[at], free[at]), to)
            });
        }
    }

    /// How many blue corners a building on each site could meet at most.
    fn blue_round(&self) -> [u8; SITES] {
        let figures = self.figures();
        let city = &figures.city;
        let mut round = std::array::from_fn(|site| city.printed(site as u8).count_ones() as u8);
        for (site, built) in (0..).zip(&self.sites) {
            let Some(built) = built else { continue };
            let blue = turned(figures.face(built.hex).corners, built.rotation % 6);
            for corner in (0..6).filter(|corner| blue & (1 << corner) != 0) {
                for (there, _) in city.meeting(site, corner).into_iter().flatten() {
                    round[usize::from(there)] += 1;
                }
            }
        }
        round
    }

    /// Everybody's presence round every plaza.
    fn presences(&self) -> [Presence; Plaza::ALL.len()] {
        let mut presences = [Presence::default(); Plaza::ALL.len()];
        let figures = self.figures();
        for (built, site) in self.sites.iter().zip(figures.city.sites()) {
            let Some(built) = built else { continue };
            let holder = match built.cube {
                Some(Holder::Seat(seat)) => seat.index(),
                Some(Holder::Parler) => MOST_SEATS,
                None => continue,
            };
            let (cubes, price) = &mut presences[site.plaza.index()][holder];
            *cubes += 1;
            *price = price.saturating_add(figures.face(built.hex).price.materials());
        }
        presences
    }

    fn tell_plaza(
        &self,
        seat: Seat,
        plaza: Plaza,
        (presence, free): (&Presence, u8),
        to: &mut impl Observer,
    ) {
        let figures = self.figures();
        let own = presence[seat.index()];
        let others = presence
            .iter()
            .enumerate()
            .filter(|&(holder, _)| holder != seat.index());
        let best = others.map(|(_, &other)| other).max().unwrap_or_default();
        to.capped("free", free, 6);
        to.capped("own", own.0, 6);
        to.capped("best", best.0, 6);
        to.flag("leads", own.0 > 0 && own >= best);
        let tile = self.plazas[plaza.index()].filter(|_| free > 0);
        to.flag("tile", tile.is_some());
        let sums = tile.map(|tile| {
            let [top, bottom] = &figures.plaza_tile(tile).halves;
            Sums::of_bonus(top).plus(Sums::of_bonus(bottom))
        });
        sums.unwrap_or_default().tell(to);
    }
}
