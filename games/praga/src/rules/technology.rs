//! TE: the technology and university tracks and the technology tiles.

use signoria_engine::{Log, Seat};

use crate::describe::Shown;
use crate::edition::{Gives, Produces};
use crate::effect::{Good, Price};
use crate::event::{Event, Refusal};
use crate::pieces::{Grid, Level, Technology};
use crate::state::{Phase, Praga};
use crate::step::{Alternatives, Step};

/// How many tiles are drawn.
const DRAWN: usize = 3;

impl Praga {
    /// Whether a technology is in the hand.
    pub(crate) fn may_keep_technology(&self, technology: Technology) -> Result<(), Refusal> {
        let mut hand = self.technology_hand.iter().flatten();
        if hand.any(|seen| seen.tile == technology) {
            Ok(())
        } else {
            Err(Refusal::NotDrawn)
        }
    }

    /// Whether a one-time technology can be used: it is there and would do something.
    pub(crate) fn may_use(&self, seat: Seat, technology: Technology) -> Result<(), Refusal> {
        let level = technology.level();
        if level.is_permanent() || self.players[seat].usable(level) != Some(technology) {
            return Err(Refusal::NoTechnology);
        }
        let figures = self.figures().technology(technology);
        let gains = !figures.bonus.sure.is_empty() || figures.bonus.either.is_some();
        let rises = figures.rise
            && Grid::ALL
                .iter()
                .any(|&grid| self.players[seat].grids[grid as usize].row < 4);
        let produces = figures.produces != Produces::Nothing;
        let plaza = figures.plaza && self.plazas.iter().any(Option::is_some);
        let acts = match figures.gives {
            Gives::Nothing => false,
            Gives::AnyAction => true,
            Gives::Action(action, discount) => self.may_execute(seat, action, false, discount).is_ok(),
        };
        if gains || rises || produces || plaza || acts {
            Ok(())
        } else {
            Err(Refusal::IdleTechnology)
        }
    }
}

impl Praga {
    /// Technology steps; levels passed bring a tile each, steps too many bring points.
    pub(crate) fn advance_technology(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let figures = self.figures();
        let (mut moved, mut surplus) = (0, 0_u8);
        for _ in 0..count {
            let step = &mut self.players[seat].technology;
            if *step >= figures.technology_top {
                surplus = surplus.saturating_add(figures.technology_overflow);
                continue;
            }
            *step += 1;
            moved += 1;
            let reached = *step;
            let level = Level::ALL
                .iter()
                .copied()
                .find(|&level| figures.level_step(level) == reached);
            // After the last turn a technology would be of no use, so none is drawn.
            if let Some(level) = level
                && self.phase == Phase::Play
            {
                self.steps.push(Step::Draw { seat, level });
            }
        }
        self.tell_gain(seat, Good::Technology, moved, log);
        if surplus > 0 {
            self.gain(seat, Good::Points, surplus, log);
        }
    }

    /// University steps; steps too many bring points.
    pub(crate) fn advance_university(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let figures = self.figures();
        let step = &mut self.players[seat].university;
        let top = figures.university.len() as u8 - 1;
        let moved = count.min(top.saturating_sub(*step));
        *step += moved;
        self.tell_gain(seat, Good::University, moved, log);
        let surplus = (count - moved).saturating_mul(figures.university_overflow);
        if surplus > 0 {
            self.gain(seat, Good::Points, surplus, log);
        }
    }

    /// Draws three technologies; only the drawer sees them.
    pub(crate) fn draw_technologies(&mut self, seat: Seat, level: Level, log: &mut impl Log<Event>) {
        for place in 0..DRAWN {
            let mut drawn = self.technologies[level as usize].draw();
            if let Some(seen) = &mut drawn {
                seen.by.insert(seat);
            }
            self.technology_hand[place] = drawn;
        }
        log.reveal();
        let hand = self.technology_hand;
        let figures = self.figures();
        log.apart(
            seat,
            || Event::Drew {
                seat,
                technologies: hand
                    .iter()
                    .flatten()
                    .map(|seen| Shown::new(figures, seen.tile))
                    .collect(),
            },
            || Event::Draws { seat, level },
        );
        self.steps.push(Step::Keep { seat, level });
    }

    /// Keeps a technology; the others go under the stack in the order drawn.
    pub(crate) fn keep_technology(
        &mut self,
        seat: Seat,
        level: Level,
        technology: Technology,
        log: &mut impl Log<Event>,
    ) {
        let hand = std::mem::take(&mut self.technology_hand);
        let stack = &mut self.technologies[level as usize];
        for seen in hand.into_iter().flatten().filter(|seen| seen.tile != technology) {
            if stack.len() < 6 {
                stack.put_under(seen);
            }
        }
        let player = &mut self.players[seat];
        player.technologies[level as usize] = Some(technology);
        if level.is_permanent() {
            player.fresh.insert(level);
        }
        log.reveal();
        let technology = self.described(technology);
        log.all(|| Event::Kept { seat, technology });
    }

    /// Uses a one-time technology: what it brings, then what it lets the player do.
    pub(crate) fn use_technology(&mut self, seat: Seat, technology: Technology, log: &mut impl Log<Event>) {
        self.players[seat].used.insert(technology.level());
        let shown = self.described(technology);
        log.all(|| Event::Uses {
            seat,
            technology: shown,
        });
        let figures = self.figures().technology(technology);
        self.gain_bonus(seat, Alternatives::Technology(technology), log);
        if figures.rise {
            self.steps.push(Step::Rise);
        }
        match figures.produces {
            Produces::Nothing => {}
            Produces::From(track) => self.steps.push(Step::Produce { track }),
            Produces::Either => self.steps.push(Step::ProduceEither),
        }
        if figures.plaza {
            self.steps.push(Step::PlazaTile);
        }
        match figures.gives {
            Gives::Nothing => {}
            Gives::AnyAction => self.steps.push(Step::AnyAction),
            Gives::Action(action, Price { gold, stone, .. }) => {
                self.steps.push(Step::Begin { action, gold, stone });
            }
        }
    }
}
