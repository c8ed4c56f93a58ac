//! FS: final scoring and the standings.

use signoria_engine::{Finish, Log, Message, Score, Seat, Source, Standing, Standings, Token as _, Totals};

use crate::edition::{Components, SealFigures};
use crate::effect::Price;
use crate::event::Event;
use crate::pieces::{BridgeTile, FinalStep, Grid, Half, Plaza, Seal};
use crate::state::{FINAL_STEPS, Holder, Phase, Praga};
use crate::step::Alternatives;

impl Praga {
    /// Scores the next seat at the next unfinished plaza; after the last one, everything else.
    pub(crate) fn score_next(&mut self, log: &mut impl Log<Event>) {
        let Phase::Scoring { plaza, place } = self.phase else {
            return;
        };
        let Some(at) = Plaza::from_index(plaza.into()) else {
            return self.score_rest(log);
        };
        let seats = self.seats;
        if usize::from(place) >= seats.count() {
            self.phase = Phase::Scoring {
                plaza: plaza + 1,
                place: 0,
            };
            return;
        }
        self.phase = Phase::Scoring {
            plaza,
            place: place + 1,
        };
        let Some(seat) = seats.from(self.first).nth(place.into()) else {
            return;
        };
        let present = self.presence(at, Holder::Seat(seat)).0 > 0;
        if let Some(tile) = self.plazas[at.index()]
            && present
            && !self.is_complete(at)
        {
            log.all(|| Event::Unfinished { seat, plaza: at });
            self.gain_bonus(seat, Alternatives::Plaza(tile, Half::Bottom), log);
        }
    }

    /// Scholars, grids, walls, final abilities, eggs, each for all players before the next.
    fn score_rest(&mut self, log: &mut impl Log<Event>) {
        let seats = self.seats;
        for &step in &FinalStep::ALL[1..] {
            for seat in seats.from(self.first) {
                let points = self.final_points(seat)[step.index()];
                let player = &mut self.players[seat];
                player.last[step.index()] = points;
                player.points = player.points.saturating_add(points);
                if points > 0 {
                    self.tell_score(seat, step, points, log);
                }
            }
        }
        for seat in seats.iter() {
            self.spend_on_seals(seat);
        }
        self.phase = Phase::Over;
        log.all(|| Event::Over);
    }

    /// Tells what a step of final scoring brought; tiles and seals one by one.
    fn tell_score(&mut self, seat: Seat, step: FinalStep, points: u16, log: &mut impl Log<Event>) {
        match step {
            FinalStep::Bridge => {
                for tile in self.players[seat].five.iter() {
                    let points = self.bridge_points(seat, tile);
                    let tile = self.described(tile);
                    log.all(|| Event::ScoredBridge { seat, tile, points });
                }
            }
            FinalStep::Seals => {
                let split = self.best_split(seat);
                for &seal in Seal::ALL {
                    let figures = self.figures().seal(seal);
                    let spent = split.spent[seal.index()];
                    let points = figures.points(spent);
                    if self.seal_holder(seal) != Some(Holder::Seat(seat)) || points == 0 {
                        continue;
                    }
                    let price = figures.spending(spent);
                    let seal = self.described(seal);
                    if price.is_free() {
                        log.all(|| Event::ScoredSeal { seat, seal, points });
                    } else {
                        log.all(|| Event::SpentOnSeal {
                            seat,
                            seal,
                            price,
                            points,
                        });
                    }
                }
            }
            _ => log.all(|| Event::Scored { seat, step, points }),
        }
    }

    /// The gold and stone that the seals turned into points are gone.
    fn spend_on_seals(&mut self, seat: Seat) {
        let split = self.best_split(seat);
        for &seal in Seal::ALL {
            let price = self.figures().seal(seal).spending(split.spent[seal.index()]);
            let player = &mut self.players[seat];
            player.gold = player.gold.saturating_sub(price.gold);
            player.stone = player.stone.saturating_sub(price.stone);
        }
    }
}

impl Score for Praga {
    fn standings(&self) -> Standings {
        let scoring = self.phase != Phase::Play;
        let rows = self.seats.iter().map(|seat| {
            let player = &self.players[seat];
            let last: u16 = player.last.iter().sum();
            let play = player.points.saturating_sub(last);
            let mut sources = vec![Source::new("praga.source.play", play.into())];
            if scoring {
                for (step, points) in FinalStep::ALL.iter().zip(player.last) {
                    sources.push(Source::new(step.name(), points.into()));
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

    fn finish(&self) -> Finish {
        let row = |seat: Seat| {
            let later = self.first.distance(seat, self.seats);
            (Some(seat), i32::from(self.players[seat].points), later.into())
        };
        let rows: Totals = self.seats.iter().map(row).collect();
        let good = || self.players[Seat::new(0)].points >= self.figures().good_solo;
        Finish::ranked(&rows, self.is_solo().then(good))
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
        steps[FinalStep::Scholars.index()] = u16::from(player.technology) * u16::from(university);
        for (grid, rows, each, tokens) in [
            (
                Grid::HungerWall,
                FinalStep::HungerWall,
                FinalStep::BlueTokens,
                player.blue,
            ),
            (
                Grid::Cathedral,
                FinalStep::Cathedral,
                FinalStep::RedTokens,
                player.red,
            ),
        ] {
            let marker = player.grids[grid.index()];
            let table = figures.grid(grid);
            steps[rows.index()] = table.row_vp[usize::from(marker.row).min(4)].into();
            steps[each.index()] =
                u16::from(tokens) * u16::from(table.per_token[usize::from(marker.column).min(5)]);
        }
        steps[FinalStep::Walls.index()] = Components::by_count(&figures.walls, player.walls());
        steps[FinalStep::Bridge.index()] = player
            .five
            .iter()
            .map(|tile| self.bridge_points(seat, tile))
            .sum();
        steps[FinalStep::Seals.index()] = self.best_split(seat).points;
        steps[FinalStep::Eggs.index()] = Components::by_count(&figures.eggs, player.eggs.into());
        steps
    }

    /// The final points of a gold bridge tile.
    pub(crate) fn bridge_points(&self, seat: Seat, tile: BridgeTile) -> u16 {
        self.figures().bridge_tile(tile).last.map_or(0, |(per, points)| {
            self.players[seat].count(per) as u16 * u16::from(points)
        })
    }

    /// What a seat's seals can make of its gold and stone: the split that brings most.
    pub(crate) fn best_split(&self, seat: Seat) -> Split {
        let player = &self.players[seat];
        let mut own = [(0, self.figures().seal(Seal::ALL[0])); Seal::ALL.len()];
        let mut count = 0;
        for (place, &seal) in Seal::ALL.iter().enumerate() {
            if self.seal_holder(seal) == Some(Holder::Seat(seat)) {
                own[count] = (place, self.figures().seal(seal));
                count += 1;
            }
        }
        Split::best([player.gold, player.stone], &own[..count])
    }

    /// What a solo result means.
    fn verdict(&self, standings: Standings) -> Standings {
        let points = self.players[Seat::new(0)].points;
        let figures = self.figures();
        let good = points >= figures.good_solo;
        let message = if self.has_parler() {
            let reached = figures.titles.iter().filter(|&&least| least <= points).count();
            let title = Message::new(TITLES[reached.clamp(1, TITLES.len()) - 1]);
            match figures.titles.get(reached) {
                Some(next) => Message::new("praga.verdict.next")
                    .with("title", title)
                    .with("next", *next),
                None => title,
            }
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

/// How gold and stone are split between seals at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Split {
    /// The points of all seals.
    pub(crate) points: u16,
    /// How many units, or pairs, of gold and stone each seal spends.
    pub(crate) spent: [u8; 5],
}

impl Split {
    /// The split that makes the most points: every one is tried, seal by seal from the last; each with its place in `spent`.
    fn best(goods: [u8; 2], seals: &[(usize, &SealFigures)]) -> Self {
        let Some((&(place, seal), others)) = seals.split_last() else {
            return Self::default();
        };
        let most = (0..2)
            .filter(|&coin| seal.spends[coin])
            .map(|coin| goods[coin])
            .min()
            .unwrap_or(0);
        let with = |spent: u8| {
            let left = std::array::from_fn(|coin| goods[coin] - if seal.spends[coin] { spent } else { 0 });
            let mut split = Self::best(left, others);
            split.points += seal.points(spent);
            split.spent[place] = spent;
            split
        };
        // The last seal gets all that is left.
        let least = if others.is_empty() { most } else { 0 };
        (least..=most)
            .map(with)
            .max_by_key(|split| split.points)
            .unwrap_or_default()
    }
}

impl SealFigures {
    /// The points for what is spent; a seal that spends nothing brings them in any case.
    fn points(&self, spent: u8) -> u16 {
        let times = if self.spends == [false; 2] { 1 } else { spent };
        u16::from(self.vp) * u16::from(times)
    }

    /// What is spent.
    fn spending(&self, spent: u8) -> Price {
        let part = |coin: usize| if self.spends[coin] { spent } else { 0 };
        Price {
            gold: part(0),
            stone: part(1),
            ..Price::default()
        }
    }
}
