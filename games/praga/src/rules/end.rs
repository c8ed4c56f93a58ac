//! ET, ER: the end of a turn, era II, the end of the game.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::edition::SectorBonus;
use crate::event::Event;
use crate::set::Set;
use crate::setup;
use crate::state::{Pending, Phase, Turn};
use crate::things::{ActionTile, Deed, Grid, Row};

impl<L: Log<Event>> Play<'_, L> {
    /// Closes the next thing that is open; with nothing left, ends the turn.
    pub(crate) fn close_next(&mut self) {
        let (Some(seat), Some(tile)) = (self.game.active(), self.game.turn.tile) else {
            self.game.turn.closing = false;
            return;
        };
        if self.close_wheel(seat) || self.close_claims(seat) {
            return;
        }
        if std::mem::take(&mut self.game.turn.gathering) {
            self.game.turn.closing = false;
            return;
        }
        if self.close_special(seat) || self.close_road(seat) || self.close_steps(seat) {
            return;
        }
        if self.game.players[seat].windows() > self.game.figures().player.windows_kept {
            return self.push(Pending::Windows);
        }
        self.log.all(|| Event::TurnOver { seat });
        self.finish_turn(tile);
    }

    /// The points of a special hex not taken are gained.
    fn close_special(&mut self, seat: Seat) -> bool {
        let due = self.game.turn.special;
        if due {
            self.special_points(seat);
        }
        due
    }

    /// Goods not taken are gained.
    fn close_wheel(&mut self, seat: Seat) -> bool {
        let goods = self.game.turn.bonus && matches!(self.game.sector_bonus(), SectorBonus::Goods(_));
        if goods {
            self.wheel_bonus(seat);
        }
        goods
    }

    /// Claims on upgraded actions are paid, one by one; the others lapse.
    fn close_claims(&mut self, seat: Seat) -> bool {
        let open = Deed::ALL
            .iter()
            .copied()
            .find(|&action| self.game.may_claim(seat, action).is_ok());
        if let Some(action) = open {
            self.claim(seat, action);
        }
        open.is_some()
    }

    /// Steps that must be made are made, one by one; those that cannot be made are lost.
    fn close_steps(&mut self, seat: Seat) -> bool {
        for &grid in Grid::ALL {
            if self.game.turn.steps[grid as usize] > 0 {
                self.make_step(seat, grid);
                return true;
            }
        }
        false
    }

    /// The wheel turns, the tile goes back, eras and the game may end.
    pub(crate) fn finish_turn(&mut self, tile: ActionTile) {
        let figures = self.game.figures();
        let turned = self.game.wheel.turn(&figures.wheel, tile);
        if let Some((tile, position)) = turned.overran {
            let [first, second] = self.game.shown(tile);
            let zone = figures.positions[usize::from(position) % 12].zone;
            self.log.all(|| Event::Overran { first, second, zone });
        }
        let cell = self.game.wheel.track();
        if turned.dropped {
            self.log.all(|| Event::TrackMoved { cell });
        }
        self.game.turns = self.game.turns.saturating_add(1);
        self.game.turn = Turn::default();
        for player in self.game.players.values_mut() {
            player.token_bonus = [false; 2];
        }
        let start = figures.start(self.game.seats.count());
        let star = start
            .era_box
            .is_none_or(|position| position == self.game.wheel.box_at());
        if self.game.era == 1 && cell == start.era_cell && star {
            self.begin_era_two();
        }
        if cell >= figures.wheel.hourglass {
            self.game.phase = Phase::Scoring { plaza: 0, place: 0 };
            self.log.all(|| Event::FinalScoring);
        } else if let Some(seat) = self.game.active() {
            // What was gained before works from now on.
            self.game.players[seat].fresh = Set::EMPTY;
        }
    }

    /// Rows and stacks of era I leave the game; those of era II are dealt.
    fn begin_era_two(&mut self) {
        self.close_barrier();
        self.game.era = 2;
        let (rows, stacks) = self.game.stream.draw(|rng| setup::deal(rng, 2));
        self.game.rows = rows;
        self.game.stacks = stacks;
        self.log.all(|| Event::EraTwo);
        for &row in Row::ALL {
            for hex in self.game.rows[row as usize].into_iter().flatten() {
                let hex = self.shown(hex);
                self.log.all(|| Event::Dealt { row, hex });
            }
        }
    }
}
