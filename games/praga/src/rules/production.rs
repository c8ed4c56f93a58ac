//! MQ: gold mines, quarries, producing.

use signoria_engine::{Log, Seat};

use crate::edition::{Components, Trigger, product_of};
use crate::effect::{Gain, Gains, Good};
use crate::event::{Event, Refusal};
use crate::pieces::{Coin, ProductionTile, Track};
use crate::state::{Phase, Player, Praga, Right};
use crate::step::Step;

/// What a player's track produces, in order: coins, the bonuses left of the marker, the production tile.
pub(crate) fn production<'a>(
    figures: &'a Components,
    player: &Player,
    track: Track,
) -> impl Iterator<Item = Gain> + use<'a> {
    let cell = player.tracks[track as usize];
    let good = match product_of(track) {
        Coin::Gold => Good::Gold,
        Coin::Stone => Good::Stone,
    };
    let printed = figures.track(track).bonus.iter().take(usize::from(cell));
    let tile = player.production[track as usize].map(|tile| figures.production(tile));
    let bonuses = printed.chain(tile).flat_map(Gains::iter);
    [Gain::new(good, cell.saturating_sub(1))]
        .into_iter()
        .chain(bonuses)
}

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

impl Praga {
    /// Option (a) of the actions mines and quarries.
    pub(crate) fn track_action(&mut self, seat: Seat, track: Track, log: &mut impl Log<Event>) {
        self.gain_coin(seat, product_of(track), 1, log);
        self.advance(seat, track, 1, log);
    }

    /// Produces from a track.
    pub(crate) fn produce(&mut self, seat: Seat, track: Track, log: &mut impl Log<Event>) {
        log.all(|| Event::Produces { seat, track });
        let player = self.players[seat];
        for gain in production(self.figures(), &player, track) {
            self.gain(seat, gain.good, gain.count, log);
        }
    }

    /// Produces for the active player.
    pub(crate) fn produce_now(&mut self, track: Track, log: &mut impl Log<Event>) {
        if let Some(seat) = self.active() {
            self.produce(seat, track, log);
        }
    }

    /// Produces what was chosen.
    pub(crate) fn produce_chosen(&mut self, seat: Seat, good: Good, log: &mut impl Log<Event>) {
        let track = if good == Good::Stone {
            Track::Quarry
        } else {
            Track::GoldMine
        };
        self.produce(seat, track, log);
    }

    /// Moves the marker of a track step by step.
    pub(crate) fn advance(&mut self, seat: Seat, track: Track, count: u8, log: &mut impl Log<Event>) {
        let figures = self.figures().track(track);
        let when = match track {
            Track::GoldMine => Trigger::GoldMineStep,
            Track::Quarry => Trigger::QuarryStep,
        };
        for _ in 0..count {
            let cell = &mut self.players[seat].tracks[track as usize];
            let Some(reached) = figures.after(*cell) else {
                return;
            };
            *cell = reached;
            self.tell_gain(seat, track.into(), 1, log);
            self.trigger(seat, when, log);
            // After the last turn nothing is produced and no seal placed any more.
            let ended = self.phase != Phase::Play;
            if reached == figures.production_tile && !ended {
                self.steps.push(Step::River { seat, track });
            }
            if reached == figures.seal && !ended {
                self.earn_seal(seat, track, log);
            }
        }
    }

    /// Takes a production tile for a track.
    pub(crate) fn take_production(
        &mut self,
        seat: Seat,
        track: Track,
        tile: ProductionTile,
        log: &mut impl Log<Event>,
    ) {
        self.river.remove(tile);
        self.players[seat].production[track as usize] = Some(tile);
        let tile = self.described(tile);
        log.all(|| Event::River { seat, tile, track });
    }

    /// The right to a seal arises; a cube of the supply marks it, if there is one.
    fn earn_seal(&mut self, seat: Seat, track: Track, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        player.rights[track as usize] = if player.supply > 0 {
            player.supply -= 1;
            Right::Reminder
        } else {
            Right::Bare
        };
        log.all(|| Event::SealRight { seat });
        self.steps.push(Step::Seal { seat });
    }
}
