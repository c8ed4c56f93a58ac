//! PL: completed plazas.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::event::{Event, Refusal};
use crate::state::{Alternatives, Holder, Pending, Praga};
use crate::things::{Half, Plaza};

impl Praga {
    /// How many cubes somebody has round a plaza, and what the buildings under them cost.
    pub(crate) fn presence(&self, plaza: Plaza, holder: Holder) -> (u8, u8) {
        self.round(plaza)
            .filter(|built| built.cube == Some(holder))
            .fold((0, 0), |(cubes, price), built| {
                let materials = self.figures().face(built.hex).price.materials();
                (cubes + 1, price.saturating_add(materials))
            })
    }

    /// The strongest presence round a plaza: most cubes, then the dearer buildings.
    fn strongest(&self, plaza: Plaza) -> (u8, u8) {
        let players = self.seats.iter().map(Holder::Seat);
        players
            .chain([Holder::Parler])
            .map(|holder| self.presence(plaza, holder))
            .max()
            .unwrap_or_default()
    }

    /// Whether a plaza has a tile.
    pub(crate) fn may_use_plaza(&self, plaza: Plaza) -> Result<(), Refusal> {
        match self.plazas[plaza as usize] {
            Some(_) => Ok(()),
            None => Err(Refusal::NoPlazaTile),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// A plaza is complete: whoever has cubes there takes from its tile, the active player first.
    pub(crate) fn complete(&mut self, plaza: Plaza) {
        self.log.all(|| Event::Completed { plaza });
        if self.game.plazas[plaza as usize].is_some() {
            let strongest = self.game.strongest(plaza);
            let first = self.game.active().unwrap_or(Seat::new(0));
            for seat in self.game.seats.from(first) {
                let presence = self.game.presence(plaza, Holder::Seat(seat));
                if presence.0 > 0 {
                    let both = presence == strongest;
                    self.push(Pending::Share { seat, plaza, both });
                }
            }
        }
        self.push(Pending::Return { plaza });
    }

    /// A player takes both bonuses, or is asked for one.
    pub(crate) fn share_plaza(&mut self, seat: Seat, plaza: Plaza, both: bool) {
        if both {
            self.both_bonuses(seat, plaza);
        } else {
            self.push(Pending::Half { seat, plaza });
        }
    }

    /// Takes both bonuses of a plaza.
    pub(crate) fn both_bonuses(&mut self, seat: Seat, plaza: Plaza) {
        for &half in Half::ALL {
            self.take_half(seat, plaza, half);
        }
    }

    /// Takes one bonus of a plaza.
    pub(crate) fn take_half(&mut self, seat: Seat, plaza: Plaza, half: Half) {
        if let Some(tile) = self.game.plazas[plaza as usize] {
            self.log.all(|| Event::TookHalf { seat, plaza, half });
            self.gain_bonus(seat, Alternatives::Plaza(tile, half));
        }
    }

    /// All cubes round a plaza return to their owners.
    pub(crate) fn return_cubes(&mut self, plaza: Plaza) {
        let sites = self.game.figures().city.plaza(plaza).sites;
        for (site, built) in self.game.sites.iter_mut().enumerate() {
            if sites & (1 << site) != 0
                && let Some(built) = built
                && let Some(Holder::Seat(seat)) = built.cube.take()
            {
                self.game.players[seat].supply += 1;
            }
        }
        if self.game.has_parler() && self.game.active().is_some() && self.game.parler.pawn == plaza {
            self.move_pawn(0);
        }
    }
}
