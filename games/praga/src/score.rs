//! FS: final scoring and the standings.

use signoria_engine::{Log, Message, Seat, Source, Standing, Standings, Token as _};

use crate::edition::{Components, SealFigures};
use crate::event::Event;
use crate::rules::Play;
use crate::state::{Alternatives, FINAL_STEPS, Holder, Phase, Praga};
use crate::things::{BridgeTile, Grid, Half, Plaza, Seal};

/// The sources of points after those gained in play, in the order of final scoring.
const SOURCES: [&str; FINAL_STEPS] = [
    "praga.source.plazas",
    "praga.source.scholars",
    "praga.source.hunger-wall",
    "praga.source.cathedral",
    "praga.source.blue-tokens",
    "praga.source.red-tokens",
    "praga.source.walls",
    "praga.source.bridge",
    "praga.source.seals",
    "praga.source.eggs",
];

impl<L: Log<Event>> Play<'_, L> {
    /// Scores the next seat at the next unfinished plaza; after the last one, everything else.
    pub(crate) fn score_next(&mut self) {
        let Phase::Scoring { plaza, place } = self.game.phase else {
            return;
        };
        let Some(at) = Plaza::from_index(plaza.into()) else {
            return self.score_rest();
        };
        let seats = self.game.seats;
        if usize::from(place) >= seats.count() {
            self.game.phase = Phase::Scoring {
                plaza: plaza + 1,
                place: 0,
            };
            return;
        }
        self.game.phase = Phase::Scoring {
            plaza,
            place: place + 1,
        };
        let Some(seat) = seats.from(self.game.first).nth(place.into()) else {
            return;
        };
        let present = self.game.presence(at, Holder::Seat(seat)).0 > 0;
        if let Some(tile) = self.game.plazas[at.index()]
            && present
            && !self.game.is_complete(at)
        {
            self.log.all(|| Event::Unfinished { seat, plaza: at });
            self.gain_bonus(seat, Alternatives::Plaza(tile, Half::Bottom));
        }
    }

    /// Scholars, grids, walls, final abilities, eggs.
    fn score_rest(&mut self) {
        for seat in self.game.seats.iter() {
            let steps = self.game.final_points(seat);
            let player = &mut self.game.players[seat];
            player.last[1..].copy_from_slice(&steps[1..]);
            let sum: u16 = steps.iter().sum();
            player.points = player.points.saturating_add(sum);
        }
        self.game.phase = Phase::Over;
        self.log.all(|| Event::Over);
    }
}

impl Praga {
    /// The points of the steps of final scoring after the plazas, as the table stands.
    pub(crate) fn final_points(&self, seat: Seat) -> [u16; FINAL_STEPS] {
        let figures = self.figures();
        let player = &self.players[seat];
        let mut steps = [0; FINAL_STEPS];
        let university = figures
            .university
            .get(usize::from(player.university))
            .or(figures.university.last())
            .copied()
            .unwrap_or(0);
        steps[1] = u16::from(player.technology) * u16::from(university);
        for (&grid, tokens) in Grid::ALL.iter().zip([player.blue, player.red]) {
            let marker = player.grids[grid.index()];
            let table = figures.grid(grid);
            steps[2 + grid.index()] = table.row_vp[usize::from(marker.row).min(4)].into();
            steps[4 + grid.index()] =
                u16::from(tokens) * u16::from(table.per_token[usize::from(marker.column).min(5)]);
        }
        steps[6] = Components::by_count(&figures.walls, player.walls());
        steps[7] = player
            .five
            .iter()
            .map(|tile| self.bridge_points(seat, tile))
            .sum();
        steps[8] = self.seal_points(seat);
        steps[9] = Components::by_count(&figures.eggs, player.eggs.into());
        steps
    }

    /// The final points of a gold bridge tile.
    pub(crate) fn bridge_points(&self, seat: Seat, tile: BridgeTile) -> u16 {
        self.figures().bridge_tile(tile).last.map_or(0, |(per, points)| {
            self.players[seat].count(per) as u16 * u16::from(points)
        })
    }

    /// The final points of a seat's seals: those that spend the most kinds of goods first, since pairs are worth most.
    pub(crate) fn seal_points(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let own = |&&seal: &&Seal| self.seal_holder(seal) == Some(Holder::Seat(seat));
        let mut figures = [None; 5];
        for (place, &seal) in figures.iter_mut().zip(Seal::ALL.iter().filter(own)) {
            *place = Some(self.figures().seal(seal));
        }
        best_split([player.gold, player.stone], &figures)
    }

    /// The standings: points in play, and the steps of final scoring once they were made.
    pub(crate) fn ranking(&self) -> Standings {
        let scoring = self.phase != Phase::Play;
        let rows = self.seats.iter().map(|seat| {
            let player = &self.players[seat];
            let last: u16 = player.last.iter().sum();
            let play = player.points.saturating_sub(last);
            let mut sources = vec![Source::new("praga.source.play", play.into())];
            if scoring {
                for (id, points) in SOURCES.into_iter().zip(player.last) {
                    sources.push(Source::new(id, points.into()));
                }
            }
            let later = self.first.distance(seat, self.seats);
            Standing::new(seat, sources, vec![later.into()])
        });
        let standings = Standings::ranked(rows.collect());
        match self.is_solo() && self.phase == Phase::Over {
            true => self.verdict(standings),
            false => standings,
        }
    }

    /// What a solo result means.
    fn verdict(&self, standings: Standings) -> Standings {
        let points = self.players[Seat::new(0)].points;
        let figures = self.figures();
        let good = points >= figures.good_solo;
        let message = if self.has_parler() {
            let reached = figures.titles.iter().filter(|&&least| least <= points).count();
            Message::new(TITLES[reached.clamp(1, TITLES.len()) - 1])
        } else if good {
            Message::new("praga.verdict.good")
        } else {
            Message::new("praga.verdict.below").with("good", figures.good_solo)
        };
        standings.with_verdict(message, good)
    }
}

/// The titles of the game against Peter Parler, from the lowest.
const TITLES: [&str; 8] = [
    "praga.verdict.title-1",
    "praga.verdict.title-2",
    "praga.verdict.title-3",
    "praga.verdict.title-4",
    "praga.verdict.title-5",
    "praga.verdict.title-6",
    "praga.verdict.title-7",
    "praga.verdict.title-8",
];

/// The most points that these seals can make of the goods left: every split is tried, seal by seal.
fn best_split(goods: [u8; 2], seals: &[Option<&SealFigures>]) -> u16 {
    let Some((first, rest)) = seals.split_first() else {
        return 0;
    };
    let Some(seal) = first else {
        return best_split(goods, rest);
    };
    if seal.spends == [false; 2] {
        return u16::from(seal.vp) + best_split(goods, rest);
    }
    let most = (0..2)
        .filter(|&coin| seal.spends[coin])
        .map(|coin| goods[coin])
        .min()
        .unwrap_or(0);
    (0..=most)
        .map(|spent| {
            let left = std::array::from_fn(|coin| goods[coin] - if seal.spends[coin] { spent } else { 0 });
            u16::from(seal.vp) * u16::from(spent) + best_split(left, rest)
        })
        .max()
        .unwrap_or(0)
}
