//! PL: completed plazas.

use signoria_engine::{Log, Seat};

use crate::event::{Event, Refusal};
use crate::pieces::{Half, Plaza};
use crate::state::{Holder, Praga};
use crate::step::{Alternatives, Step};
use crate::view::StandingView;

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

    /// The strongest presence round a plaza: most cubes, then the more expensive buildings.
    fn strongest(&self, plaza: Plaza) -> (u8, u8) {
        let players = self.seats.iter().map(Holder::Seat);
        players
            .chain([Holder::Parler])
            .map(|holder| self.presence(plaza, holder))
            .max()
            .unwrap_or_default()
    }

    /// Who has cubes round a plaza, and who would take both bonuses.
    pub(crate) fn standing(&self, plaza: Plaza) -> StandingView {
        let holders = self.seats.iter().map(Holder::Seat).chain([Holder::Parler]);
        let strongest = self.strongest(plaza);
        let mut standing = StandingView {
            plaza,
            free: (self.figures().city.plaza(plaza).sites & self.free_sites()).count_ones() as u8,
            cubes: Vec::new(),
            leaders: Vec::new(),
        };
        for holder in holders {
            let presence = self.presence(plaza, holder);
            if presence.0 > 0 {
                standing.cubes.push((holder, presence.0));
                if presence == strongest {
                    standing.leaders.push(holder);
                }
            }
        }
        standing
    }

    /// Whether a plaza has a tile.
    pub(crate) fn may_use_plaza(&self, plaza: Plaza) -> Result<(), Refusal> {
        match self.plazas[plaza as usize] {
            Some(_) => Ok(()),
            None => Err(Refusal::NoPlazaTile),
        }
    }
}

impl Praga {
    /// A plaza is complete: whoever has cubes there takes from its tile, the active player first.
    pub(crate) fn complete(&mut self, plaza: Plaza, log: &mut impl Log<Event>) {
        log.all(|| Event::Completed { plaza });
        if self.plazas[plaza as usize].is_some() {
            let strongest = self.strongest(plaza);
            let first = self.active().unwrap_or(Seat::new(0));
            for seat in self.seats.from(first) {
                let presence = self.presence(plaza, Holder::Seat(seat));
                let (cubes, both) = (presence.0, presence == strongest);
                if cubes > 0 {
                    log.all(|| Event::Present {
                        seat,
                        cubes,
                        bonuses: 1 + u8::from(both),
                    });
                    self.steps.push(Step::Share { seat, plaza, both });
                }
            }
            let (cubes, _) = self.presence(plaza, Holder::Parler);
            if cubes > 0 {
                log.all(|| Event::ParlerPresent { cubes });
            }
        }
        self.steps.push(Step::Return { plaza });
    }

    /// A player takes both bonuses, or is asked for one.
    pub(crate) fn share_plaza(&mut self, seat: Seat, plaza: Plaza, both: bool, log: &mut impl Log<Event>) {
        if both {
            self.both_bonuses(seat, plaza, log);
        } else {
            self.steps.push(Step::Half { seat, plaza });
        }
    }

    /// Takes both bonuses of a plaza.
    pub(crate) fn both_bonuses(&mut self, seat: Seat, plaza: Plaza, log: &mut impl Log<Event>) {
        for &half in Half::ALL {
            self.take_half(seat, plaza, half, log);
        }
    }

    /// Takes one bonus of a plaza.
    pub(crate) fn take_half(&mut self, seat: Seat, plaza: Plaza, half: Half, log: &mut impl Log<Event>) {
        if let Some(tile) = self.plazas[plaza as usize] {
            log.all(|| Event::TookHalf { seat, plaza, half });
            self.gain_bonus(seat, Alternatives::Plaza(tile, half), log);
        }
    }

    /// All cubes round a plaza return to their owners.
    pub(crate) fn return_cubes(&mut self, plaza: Plaza, log: &mut impl Log<Event>) {
        let sites = self.figures().city.plaza(plaza).sites;
        for (site, built) in self.sites.iter_mut().enumerate() {
            if sites & (1 << site) != 0
                && let Some(built) = built
                && let Some(Holder::Seat(seat)) = built.cube.take()
            {
                self.players[seat].supply += 1;
            }
        }
        if self.has_parler() && self.active().is_some() && self.parler.pawn == plaza {
            self.move_pawn(0, log);
        }
    }
}
