//! ET, ER: the end of a turn, era II, the end of the game.

use signoria_engine::{Log, Seat, Set};

use crate::edition::SectorBonus;
use crate::event::Event;
use crate::pieces::{ActionTile, Deed, Grid, Row};
use crate::setup;
use crate::state::{Phase, Praga, Turn};
use crate::step::Step;

impl Praga {
    /// Closes the next thing that is open; with nothing left, ends the turn.
    pub(crate) fn close_next(&mut self, log: &mut impl Log<Event>) {
        let (Some(seat), Some(tile)) = (self.active(), self.turn.tile) else {
            self.turn.closing = false;
            return;
        };
        if self.close_wheel(seat, log) || self.close_claims(seat, log) {
            return;
        }
        if std::mem::take(&mut self.turn.gathering) {
            self.turn.closing = false;
            return;
        }
        if self.close_special(seat, log) || self.close_road(seat, log) || self.close_steps(seat, log) {
            return;
        }
        if self.players[seat].windows() > self.figures().player.windows_kept {
            return self.steps.push(Step::Windows);
        }
        log.all(|| Event::TurnOver { seat });
        self.finish_turn(tile, log);
    }

    /// The points of a special hex not taken are gained.
    fn close_special(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let due = self.turn.special;
        if due {
            self.special_points(seat, log);
        }
        due
    }

    /// Goods not taken are gained.
    fn close_wheel(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let goods = self.turn.bonus && matches!(self.sector_bonus(), SectorBonus::Goods(_));
        if goods {
            self.wheel_bonus(seat, log);
        }
        goods
    }

    /// Claims on upgraded actions are paid, one by one; the others lapse.
    fn close_claims(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let open = Deed::ALL
            .iter()
            .copied()
            .find(|&action| self.may_claim(seat, action).is_ok());
        if let Some(action) = open {
            self.claim(seat, action, log);
        }
        open.is_some()
    }

    /// Steps that must be made are made, one by one; those that cannot be made are lost.
    fn close_steps(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        for &grid in Grid::ALL {
            if self.turn.steps[grid as usize] > 0 {
                self.make_step(seat, grid, log);
                return true;
            }
        }
        false
    }

    /// The wheel turns, the tile goes back, eras and the game may end.
    pub(crate) fn finish_turn(&mut self, tile: ActionTile, log: &mut impl Log<Event>) {
        let figures = self.figures();
        let turned = self.wheel.turn(&figures.wheel, tile);
        if let Some((tile, position)) = turned.overran {
            let [first, second] = self.shown(tile);
            let zone = figures.positions[usize::from(position) % 12].zone;
            log.all(|| Event::Overran { first, second, zone });
        }
        let cell = self.wheel.track();
        if turned.dropped {
            log.all(|| Event::TrackMoved { cell });
        }
        self.turns = self.turns.saturating_add(1);
        self.turn = Turn::default();
        for player in self.players.values_mut() {
            player.token_bonus = [false; 2];
        }
        let start = figures.start(self.seats.count());
        let star = start
            .era_box
            .is_none_or(|position| position == self.wheel.box_at());
        if self.era == 1 && cell == start.era_cell && star {
            self.begin_era_two(log);
        }
        if cell >= figures.wheel.hourglass {
            self.phase = Phase::Scoring { plaza: 0, place: 0 };
            log.all(|| Event::FinalScoring);
        } else {
            if self.turns.is_multiple_of(self.turns_a_round()) {
                let (round, rounds) = (self.round_after(self.turns), self.rounds());
                log.all(|| Event::Round { round, rounds });
            }
            if let Some(seat) = self.active() {
                // What was gained before works from now on.
                self.players[seat].fresh = Set::EMPTY;
            }
        }
    }

    /// Rows and stacks of era I leave the game; those of era II are dealt.
    fn begin_era_two(&mut self, log: &mut impl Log<Event>) {
        log.reveal();
        self.era = 2;
        let (rows, stacks) = self.stream.draw(|rng| setup::deal(rng, 2));
        self.rows = rows;
        self.stacks = stacks;
        log.all(|| Event::EraTwo);
        for &row in Row::ALL {
            for hex in self.rows[row as usize].into_iter().flatten() {
                let hex = self.described(hex);
                log.all(|| Event::Dealt { row, hex });
            }
        }
    }
}
