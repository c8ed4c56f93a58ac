//! MQ: gold mines, quarries, producing.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::bonus::Good;
use crate::edition::{Trigger, product_of};
use crate::event::{Event, Refusal};
use crate::state::{Pending, Phase, Praga, Right};
use crate::things::{ProductionTile, Track};

impl Praga {
    /// Whether a production tile can be taken: it is in the river, and none of the same bonus comes before it there.
    pub(crate) fn may_take_production(&self, tile: ProductionTile) -> Result<(), Refusal> {
        let bonus = self.figures().production(tile);
        let first = self
            .river
            .iter()
            .find(|&other| self.figures().production(other) == bonus);
        if first == Some(tile) {
            Ok(())
        } else {
            Err(Refusal::NotInRiver)
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Option (a) of the actions mines and quarries.
    pub(crate) fn track_action(&mut self, seat: Seat, track: Track) {
        self.gain_coin(seat, product_of(track), 1);
        self.advance(seat, track, 1);
    }

    /// Produces from a track.
    pub(crate) fn produce(&mut self, seat: Seat, track: Track) {
        self.log.all(|| Event::Produces { seat, track });
        let figures = self.game.figures();
        let cell = self.game.players[seat].tracks[track as usize];
        self.gain_coin(seat, product_of(track), cell.saturating_sub(1));
        for bonus in figures.track(track).bonus.iter().take(usize::from(cell)) {
            self.gain_all(seat, bonus);
        }
        if let Some(tile) = self.game.players[seat].production[track as usize] {
            self.gain_all(seat, figures.production(tile));
        }
    }

    /// Produces for the active player.
    pub(crate) fn produce_now(&mut self, track: Track) {
        if let Some(seat) = self.game.active() {
            self.produce(seat, track);
        }
    }

    /// Produces what was chosen.
    pub(crate) fn produce_chosen(&mut self, seat: Seat, good: Good) {
        let track = if good == Good::Stone {
            Track::Quarry
        } else {
            Track::GoldMine
        };
        self.produce(seat, track);
    }

    /// Moves the marker of a track step by step.
    pub(crate) fn advance(&mut self, seat: Seat, track: Track, count: u8) {
        let figures = self.game.figures().track(track);
        let when = match track {
            Track::GoldMine => Trigger::GoldMineStep,
            Track::Quarry => Trigger::QuarryStep,
        };
        for _ in 0..count {
            let cell = &mut self.game.players[seat].tracks[track as usize];
            if *cell >= figures.cells {
                return;
            }
            *cell += 1;
            let reached = *cell;
            self.tell_gain(seat, track.into(), 1);
            self.trigger(seat, when);
            // After the last turn nothing is produced and no seal placed any more.
            let ended = self.game.phase != Phase::Play;
            if reached == figures.production_tile && !ended {
                self.push(Pending::River { seat, track });
            }
            if reached == figures.seal && !ended {
                self.earn_seal(seat, track);
            }
        }
    }

    /// Takes a production tile for a track.
    pub(crate) fn take_production(&mut self, seat: Seat, track: Track, tile: ProductionTile) {
        self.game.river.remove(tile);
        self.game.players[seat].production[track as usize] = Some(tile);
        let tile = self.shown(tile);
        self.log.all(|| Event::River { seat, tile, track });
    }

    /// The right to a seal arises; a cube of the supply reminds of it, if there is one.
    fn earn_seal(&mut self, seat: Seat, track: Track) {
        let player = &mut self.game.players[seat];
        player.rights[track as usize] = if player.supply > 0 {
            player.supply -= 1;
            Right::Reminder
        } else {
            Right::Bare
        };
        self.log.all(|| Event::SealRight { seat });
        self.push(Pending::Seal { seat });
    }
}
