//! The pending steps: what has begun but is not finished, and who decides it.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, Stack};

use crate::hex::Hex;
use crate::pieces::{
    BridgeTile, Deed, Grid, Half, Level, Plaza, PlazaTile, RoadTile, Row, Technology, Track,
};
use crate::state::{Phase, Praga};

/// Where a choice between alternatives comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Alternatives {
    /// A bonus of a plaza tile.
    Plaza(PlazaTile, Half),
    /// A one-time technology.
    Technology(Technology),
    /// A King's Road tile.
    Road(RoadTile),
}

/// What must happen before the turn goes on: decisions, and steps the engine takes by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Decide where Peter Parler's pawn begins.
    #[default]
    Pawn,
    /// Decide which action the extra action, or the technology, is.
    AnyAction,
    /// Carry out an action given by a technology, with `gold` and `stone` off its price.
    Begin {
        /// The action.
        action: Deed,
        /// The gold off its price.
        gold: u8,
        /// The stone off its price.
        stone: u8,
    },
    /// Decide between advancing and producing.
    Mode {
        /// The track.
        track: Track,
    },
    /// Decide which hex to take.
    Take {
        /// The row.
        row: Row,
        /// Whether it may be a special one.
        special: bool,
        /// The gold off its price.
        gold: u8,
        /// The stone off its price.
        stone: u8,
    },
    /// Decide how the upgrade lies.
    TurnUpgrade {
        /// The hex.
        hex: Hex,
    },
    /// Decide where the wall goes.
    Wall {
        /// The hex.
        hex: Hex,
    },
    /// Decide how the wall lies.
    TurnWall {
        /// The hex.
        hex: Hex,
        /// The space of the board.
        place: u8,
    },
    /// Decide where the building goes, with `gold` left of a discount.
    Site {
        /// The hex.
        hex: Hex,
        /// The gold that is left of a discount.
        gold: u8,
    },
    /// Decide how the building lies.
    TurnBuilding {
        /// The hex.
        hex: Hex,
        /// The site.
        site: u8,
    },
    /// An action is over.
    Done {
        /// The action.
        action: Deed,
        /// Whether it was that of the action tile.
        tile: bool,
    },
    /// Decide which hexes leave the row.
    Remove {
        /// The row.
        row: Row,
    },
    /// Draw technologies.
    Draw {
        /// Whose.
        seat: Seat,
        /// The level.
        level: Level,
    },
    /// Decide which technology to keep.
    Keep {
        /// Whose.
        seat: Seat,
        /// The level.
        level: Level,
    },
    /// Draw silver bridge tiles.
    DrawBridge,
    /// Decide which silver bridge tile to keep.
    KeepBridge,
    /// Decide which gold bridge tile to take.
    TakeBridge,
    /// Decide where the bridge tile goes.
    Lay {
        /// The tile.
        tile: BridgeTile,
    },
    /// Decide whether to follow a vertical arrow.
    Arrow {
        /// Whose.
        seat: Seat,
        /// The slope.
        grid: Grid,
    },
    /// Decide which gold bridge tile to take at the cathedral.
    CathedralTile {
        /// Whose.
        seat: Seat,
    },
    /// Decide whether to place a seal at once.
    Seal {
        /// Whose.
        seat: Seat,
    },
    /// Decide which production tile to take.
    River {
        /// Whose.
        seat: Seat,
        /// The track.
        track: Track,
    },
    /// A player takes from a completed plaza.
    Share {
        /// Whose.
        seat: Seat,
        /// The plaza.
        plaza: Plaza,
        /// Whether both bonuses are taken.
        both: bool,
    },
    /// Decide which bonus of the plaza to take.
    Half {
        /// Whose.
        seat: Seat,
        /// The plaza.
        plaza: Plaza,
    },
    /// The cubes round a completed plaza return.
    Return {
        /// The plaza.
        plaza: Plaza,
    },
    /// Decide between alternatives.
    Either {
        /// Whose.
        seat: Seat,
        /// What offers them.
        of: Alternatives,
    },
    /// A horizontal step at once.
    Horizontal {
        /// Whose.
        seat: Seat,
        /// The slope.
        grid: Grid,
    },
    /// Decide which marker goes up.
    Rise,
    /// Decide whose plaza tile to use.
    PlazaTile,
    /// Decide what to produce.
    ProduceEither,
    /// Produce.
    Produce {
        /// The track.
        track: Track,
    },
    /// Decide which windows to keep.
    Windows,
    /// Decide where Peter Parler builds.
    ParlerSite,
    /// Decide how his building lies.
    ParlerTurn {
        /// The site.
        site: u8,
    },
    /// Peter Parler takes a tile.
    ParlerTile {
        /// Which one: 1 lies farthest along the wheel.
        nth: u8,
    },
}

/// How many steps can be pending. The deepest chain is a building action that completes a plaza for four players, each with a
/// technology to draw and a marker to move: about a dozen steps; as many again can be added by the action that answers one.
pub const MOST_STEPS: usize = 32;

/// The stack of pending steps.
pub type Steps = Stack<Step, MOST_STEPS>;

/// Who is responsible for a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    /// The seat that the step names decides.
    Seat(Seat),
    /// The active player decides.
    Active,
    /// Whoever plays against Peter Parler decides for him.
    Alone,
    /// The rules carry it out for that seat.
    RulesFor(Seat),
    /// The rules carry it out in a player's turn.
    RulesInTurn,
    /// The rules carry it out.
    Rules,
}

impl Step {
    /// Who is responsible for it: the one list of all steps, from which the questions below are answered.
    fn owner(self) -> Owner {
        match self {
            Self::Keep { seat, .. }
            | Self::Arrow { seat, .. }
            | Self::CathedralTile { seat }
            | Self::River { seat, .. }
            | Self::Seal { seat }
            | Self::Half { seat, .. }
            | Self::Either { seat, .. } => Owner::Seat(seat),
            Self::AnyAction
            | Self::Mode { .. }
            | Self::Take { .. }
            | Self::TurnUpgrade { .. }
            | Self::Wall { .. }
            | Self::TurnWall { .. }
            | Self::Site { .. }
            | Self::TurnBuilding { .. }
            | Self::Remove { .. }
            | Self::KeepBridge
            | Self::TakeBridge
            | Self::Lay { .. }
            | Self::Rise
            | Self::PlazaTile
            | Self::ProduceEither
            | Self::Windows => Owner::Active,
            Self::Pawn | Self::ParlerSite | Self::ParlerTurn { .. } => Owner::Alone,
            Self::Draw { seat, .. } | Self::Share { seat, .. } | Self::Horizontal { seat, .. } => {
                Owner::RulesFor(seat)
            }
            Self::Begin { .. } | Self::Done { .. } | Self::DrawBridge | Self::Produce { .. } => {
                Owner::RulesInTurn
            }
            Self::Return { .. } | Self::ParlerTile { .. } => Owner::Rules,
        }
    }

    /// The hex that is being placed, and the row it came from.
    pub(crate) fn hex(self) -> Option<(Hex, Row)> {
        match self {
            Self::TurnUpgrade { hex } => Some((hex, Row::Upgrade)),
            Self::Wall { hex } | Self::TurnWall { hex, .. } => Some((hex, Row::Wall)),
            Self::Site { hex, .. } | Self::TurnBuilding { hex, .. } => Some((hex, Row::Building)),
            _ => None,
        }
    }

    /// The seat a step names: it need not be the active player's.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self.owner() {
            Owner::Seat(seat) | Owner::RulesFor(seat) => Some(seat),
            Owner::Active | Owner::Alone | Owner::RulesInTurn | Owner::Rules => None,
        }
    }

    /// Whether a step belongs to a player's turn.
    pub(crate) fn needs_turn(self) -> bool {
        matches!(self.owner(), Owner::Active | Owner::RulesInTurn)
    }
}

impl Praga {
    /// The seat a decision waits for; none for what the rules carry out by themselves.
    pub(crate) fn decider(&self, step: Step) -> Option<Seat> {
        match step.owner() {
            Owner::Seat(seat) => Some(seat),
            Owner::Active => self.active(),
            Owner::Alone => Some(Seat::new(0)),
            Owner::RulesFor(_) | Owner::RulesInTurn | Owner::Rules => None,
        }
    }

    /// The seat that must decide now.
    pub(crate) fn deciding(&self) -> Option<Seat> {
        match self.steps.top() {
            Some(step) => self.decider(step),
            None if self.phase == Phase::Play => self.active(),
            None => None,
        }
    }
}
