//! BR: Charles Bridge and its tiles.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::action::Pair;
use crate::bonus::{Gain, Good};
use crate::edition::PAIRS;
use crate::event::{Event, Refusal};
use crate::set::Set;
use crate::state::{Pending, Praga};
use crate::things::BridgeTile;
use crate::wording::Shown;

/// How many silver tiles are drawn.
const DRAWN: usize = 3;

impl Praga {
    /// The two symbols of a pair, by place from 0.
    pub(crate) fn pair_symbols(&self, pair: usize) -> [Gain; 2] {
        let rails = [self.options.left_rail, self.options.right_rail];
        std::array::from_fn(|side| {
            let rail = rails[side];
            let place = if rail.is_turned() { PAIRS - 1 - pair } else { pair };
            self.figures().rail(side, rail.face(), place)
        })
    }

    /// Whether a silver tile is in the hand.
    pub(crate) fn may_keep_bridge(&self, tile: BridgeTile) -> Result<(), Refusal> {
        if self.bridge_hand.iter().flatten().any(|seen| seen.tile == tile) {
            Ok(())
        } else {
            Err(Refusal::NotOffered)
        }
    }

    /// Whether a gold tile lies at the bridge.
    pub(crate) fn may_take_five(&self, tile: BridgeTile) -> Result<(), Refusal> {
        if self.bridge_five.contains(tile) {
            Ok(())
        } else {
            Err(Refusal::NotOffered)
        }
    }

    /// Whether a gold tile lies at the cathedral.
    pub(crate) fn may_take_cathedral_five(&self, tile: BridgeTile) -> Result<(), Refusal> {
        if self.cathedral_five.contains(tile) {
            Ok(())
        } else {
            Err(Refusal::NotOffered)
        }
    }

    /// Whether a pair is free.
    pub(crate) fn may_lay(&self, pair: Pair) -> Result<(), Refusal> {
        match self.pairs[usize::from(pair.get()) - 1] {
            None => Ok(()),
            Some(_) => Err(Refusal::PairCovered),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The pawn enters IV or V.
    pub(crate) fn enter_bridge(&mut self, seat: Seat, space: u8) {
        self.pay_eggs(seat, self.game.figures().prices.bridge);
        if space == 4 {
            self.push(Pending::DrawBridge);
        } else {
            self.look_at_fives(seat, self.game.bridge_five);
            self.push(Pending::TakeBridge);
        }
    }

    /// A seat looks at a stack of gold tiles, and so knows both.
    pub(crate) fn look_at_fives(&mut self, seat: Seat, tiles: Set<BridgeTile>) {
        if !self.game.seen_five.contains(seat) {
            self.close_barrier();
            self.game.seen_five.insert(seat);
        }
        let figures = self.game.figures();
        self.log.apart(
            seat,
            || Event::SawBridge {
                seat,
                tiles: tiles.iter().map(|tile| Shown::new(figures, tile)).collect(),
            },
            || Event::LooksAtBridge { seat },
        );
    }

    /// Draws three silver tiles for the active player.
    pub(crate) fn draw_bridge(&mut self) {
        let Some(seat) = self.game.active() else {
            return;
        };
        for place in 0..DRAWN {
            let mut drawn = self.game.bridge_stack.draw();
            if let Some(seen) = &mut drawn {
                seen.by.insert(seat);
            }
            self.game.bridge_hand[place] = drawn;
        }
        self.close_barrier();
        let hand = self.game.bridge_hand;
        let figures = self.game.figures();
        let drawn = hand.iter().flatten().map(|seen| Shown::new(figures, seen.tile));
        self.log.apart(
            seat,
            || Event::SawBridge {
                seat,
                tiles: drawn.collect(),
            },
            || Event::LooksAtBridge { seat },
        );
        self.push(Pending::KeepBridge);
    }

    /// Keeps a silver tile; the others go under the stack in the order drawn.
    pub(crate) fn keep_bridge(&mut self, seat: Seat, tile: BridgeTile) {
        let hand = std::mem::take(&mut self.game.bridge_hand);
        for seen in hand.into_iter().flatten().filter(|seen| seen.tile != tile) {
            if self.game.bridge_stack.len() < 6 {
                self.game.bridge_stack.put_under(seen);
            }
        }
        self.close_barrier();
        let shown = self.shown(tile);
        self.log.all(|| Event::TookBridge { seat, tile: shown });
        if self.game.pairs.contains(&None) {
            self.push(Pending::Lay { tile });
        } else {
            self.game.bridge_discard.insert(tile);
            self.log.all(|| Event::BridgeFull);
            self.bridge_bonus(seat, tile);
        }
    }

    /// Takes a gold tile of the bridge.
    pub(crate) fn take_bridge_five(&mut self, seat: Seat, tile: BridgeTile) {
        self.game.bridge_five.remove(tile);
        self.own_five(seat, tile);
        if self.game.pairs.contains(&None) {
            self.push(Pending::Lay { tile });
        } else {
            self.bridge_bonus(seat, tile);
        }
    }

    /// Takes a gold tile of the cathedral.
    pub(crate) fn take_cathedral_five(&mut self, seat: Seat, tile: BridgeTile) {
        self.game.cathedral_five.remove(tile);
        self.own_five(seat, tile);
        self.bridge_bonus(seat, tile);
    }

    fn own_five(&mut self, seat: Seat, tile: BridgeTile) {
        self.game.players[seat].five.insert(tile);
        self.close_barrier();
        let tile = self.shown(tile);
        self.log.all(|| Event::TookBridge { seat, tile });
    }

    /// Lays a tile across a pair: both covered symbols, then the bonus of the tile.
    pub(crate) fn lay_bridge(&mut self, seat: Seat, tile: BridgeTile, pair: Pair) {
        let place = usize::from(pair.get()) - 1;
        self.game.pairs[place] = Some(tile);
        let [one, other] = self.game.pair_symbols(place);
        self.log.all(|| Event::Laid { seat, one, other });
        for gain in [one, other] {
            self.gain(seat, gain.good, gain.count);
        }
        self.bridge_bonus(seat, tile);
    }

    /// The bonus of a tile; a horizontal step of it may be declined.
    fn bridge_bonus(&mut self, seat: Seat, tile: BridgeTile) {
        for gain in self.game.figures().bridge_tile(tile).bonus.iter() {
            let grid = match gain.good {
                Good::HungerWall => 0,
                Good::Cathedral => 1,
                good => {
                    self.gain(seat, good, gain.count);
                    continue;
                }
            };
            let offered = &mut self.game.turn.offered_steps[grid];
            *offered = offered.saturating_add(gain.count);
        }
    }
}
