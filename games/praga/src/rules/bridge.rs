//! BR: Charles Bridge and its tiles.

use signoria_engine::{Log, Seat, Set};

use crate::action::Pair;
use crate::describe::Shown;
use crate::edition::PAIRS;
use crate::effect::{Gain, Good};
use crate::event::{Event, Refusal};
use crate::pieces::BridgeTile;
use crate::state::Praga;
use crate::step::Step;

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

impl Praga {
    /// The pawn enters IV or V.
    pub(crate) fn enter_bridge(&mut self, seat: Seat, space: u8, log: &mut impl Log<Event>) {
        self.pay_eggs(seat, self.figures().prices.bridge, log);
        if space == 4 {
            self.steps.push(Step::DrawBridge);
        } else {
            self.look_at_fives(seat, self.bridge_five, log);
            self.steps.push(Step::TakeBridge);
        }
    }

    /// A seat looks at a stack of gold tiles, and so knows both.
    pub(crate) fn look_at_fives(&mut self, seat: Seat, tiles: Set<BridgeTile>, log: &mut impl Log<Event>) {
        if !self.seen_five.contains(seat) {
            log.reveal();
            self.seen_five.insert(seat);
        }
        let figures = self.figures();
        log.apart(
            seat,
            || Event::SawBridge {
                seat,
                tiles: tiles.iter().map(|tile| Shown::new(figures, tile)).collect(),
            },
            || Event::LooksAtBridge { seat },
        );
    }

    /// Draws three silver tiles for the active player.
    pub(crate) fn draw_bridge(&mut self, log: &mut impl Log<Event>) {
        let Some(seat) = self.active() else {
            return;
        };
        for place in 0..DRAWN {
            let mut drawn = self.bridge_stack.draw();
            if let Some(seen) = &mut drawn {
                seen.by.insert(seat);
            }
            self.bridge_hand[place] = drawn;
        }
        log.reveal();
        let hand = self.bridge_hand;
        let figures = self.figures();
        let drawn = hand.iter().flatten().map(|seen| Shown::new(figures, seen.tile));
        log.apart(
            seat,
            || Event::SawBridge {
                seat,
                tiles: drawn.collect(),
            },
            || Event::LooksAtBridge { seat },
        );
        self.steps.push(Step::KeepBridge);
    }

    /// Keeps a silver tile; the others go under the stack in the order drawn.
    pub(crate) fn keep_bridge(&mut self, seat: Seat, tile: BridgeTile, log: &mut impl Log<Event>) {
        let hand = std::mem::take(&mut self.bridge_hand);
        for seen in hand.into_iter().flatten().filter(|seen| seen.tile != tile) {
            if self.bridge_stack.len() < 6 {
                self.bridge_stack.put_under(seen);
            }
        }
        log.reveal();
        let shown = self.described(tile);
        log.all(|| Event::TookBridge { seat, tile: shown });
        if self.pairs.contains(&None) {
            self.steps.push(Step::Lay { tile });
        } else {
            self.bridge_discard.insert(tile);
            log.all(|| Event::BridgeFull);
            self.bridge_bonus(seat, tile, log);
        }
    }

    /// Takes a gold tile of the bridge.
    pub(crate) fn take_bridge_five(&mut self, seat: Seat, tile: BridgeTile, log: &mut impl Log<Event>) {
        self.bridge_five.remove(tile);
        self.own_five(seat, tile, log);
        if self.pairs.contains(&None) {
            self.steps.push(Step::Lay { tile });
        } else {
            self.bridge_bonus(seat, tile, log);
        }
    }

    /// Takes a gold tile of the cathedral.
    pub(crate) fn take_cathedral_five(&mut self, seat: Seat, tile: BridgeTile, log: &mut impl Log<Event>) {
        self.cathedral_five.remove(tile);
        self.own_five(seat, tile, log);
        self.bridge_bonus(seat, tile, log);
    }

    fn own_five(&mut self, seat: Seat, tile: BridgeTile, log: &mut impl Log<Event>) {
        self.players[seat].five.insert(tile);
        log.reveal();
        let tile = self.described(tile);
        log.all(|| Event::TookBridge { seat, tile });
    }

    /// Lays a tile across a pair: both covered symbols, then the bonus of the tile.
    pub(crate) fn lay_bridge(&mut self, seat: Seat, tile: BridgeTile, pair: Pair, log: &mut impl Log<Event>) {
        let place = usize::from(pair.get()) - 1;
        self.pairs[place] = Some(tile);
        let [one, other] = self.pair_symbols(place);
        log.all(|| Event::Laid { seat, one, other });
        for gain in [one, other] {
            self.gain(seat, gain.good, gain.count, log);
        }
        self.bridge_bonus(seat, tile, log);
    }

    /// The bonus of a tile; a horizontal step of it may be declined.
    fn bridge_bonus(&mut self, seat: Seat, tile: BridgeTile, log: &mut impl Log<Event>) {
        for gain in self.figures().bridge_tile(tile).bonus.iter() {
            let grid = match gain.good {
                Good::HungerWall => 0,
                Good::Cathedral => 1,
                good => {
                    self.gain(seat, good, gain.count, log);
                    continue;
                }
            };
            let offered = &mut self.turn.offered_steps[grid];
            *offered = offered.saturating_add(gain.count);
        }
    }
}
