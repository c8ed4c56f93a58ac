//! What a seat can do, and its notation.

use signoria_engine::{Number, actions};

use crate::effect::Good;
use crate::hex::{Cell, Hex, Rotation, Spot};
use crate::pieces::{
    ActionTile, BridgeTile, Coin, Deed, Grid, Half, Plaza, ProductionTile, Row, Seal, Space, Technology,
    WindowPay,
};

/// A place of a row of hexes; the fourth holds the special one.
pub type Place = Number<1, 4>;
/// A pair of symbols of the bridge.
pub type Pair = Number<1, 5>;
/// How many windows of a kind are kept.
pub type Kept = Number<0, 2>;

actions! {
    /// What a seat can do.
    pub enum Action: "praga.do" {
        /// Take an action tile.
        Tile { tile: ActionTile } = "tile",
        /// Carry out an action: one of the tile's, or the one just bought or given.
        Act { action: Deed } = "act",
        /// Take the wheel bonus, or buy the egg it offers.
        Bonus = "bonus",
        /// Pay for refreshing a row.
        Refresh { row: Row, coin: Coin } = "refresh",
        /// The two hexes that are removed from the row.
        Remove { first: Place, second: Place } = "remove",
        /// Buy the extra action.
        Extra { pay: WindowPay } = "extra",
        /// Use a one-time technology.
        Use { technology: Technology } = "use",
        /// Pay for a row up.
        Climb { grid: Grid } = "climb",
        /// Make a horizontal step.
        Step { grid: Grid } = "step",
        /// Place a seal.
        Seal { seal: Seal } = "seal",
        /// Take the bonus of an upgraded action.
        Claim { action: Deed } = "claim",
        /// Take the bonus of the upgrade that this turn's upgrade action covered.
        ClaimCovered { hex: Hex } = "claim-covered",
        /// Resolve the free effect of a road space.
        Free { space: Space, good: Good } = "free",
        /// Resolve the egg effect of a road space.
        Egg { space: Space, good: Good } = "egg",
        /// End the turn.
        End = "end",
        /// Mines or quarries: advance on the track.
        Advance = "advance",
        /// Mines or quarries: produce.
        Produce = "produce",
        /// Take the hex of a place.
        Take { place: Place } = "take",
        /// Place the wall there.
        Wall { cell: Cell } = "wall",
        /// Place the building there.
        Site { site: Spot } = "site",
        /// Turn the hex this way.
        Turn { rotation: Rotation } = "turn",
        /// Take a production tile.
        River { tile: ProductionTile } = "river",
        /// Keep one of the drawn technologies.
        Keep { technology: Technology } = "keep",
        /// Take a bridge tile.
        Bridge { tile: BridgeTile } = "bridge",
        /// Lay it across that pair.
        Lay { pair: Pair } = "lay",
        /// Follow a vertical arrow.
        Up = "up",
        /// Do not follow it.
        Stay = "stay",
        /// Take one bonus of a plaza.
        Half { half: Half } = "half",
        /// Choose a plaza: its tile, or the place of Peter Parler's pawn.
        Plaza { plaza: Plaza } = "plaza",
        /// Choose between alternatives by what they begin with.
        Pick { good: Good } = "pick",
        /// Keep this many windows of each kind.
        Windows { silver: Kept, gold: Kept } = "windows",
        /// Keep the right to a seal for a later turn.
        Later = "later",
    }
}
