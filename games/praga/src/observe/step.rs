//! The turn that is played and the step under way, so that positions in the middle of an action are told apart.

use signoria_engine::{Observer, Seat, Token as _};

use super::{Sums, tell_price};
use crate::effect::{Gains, Price};
use crate::hex::{Hex, turned};
use crate::pieces::{BridgeTile, Deed, Grid, Half, Level, Plaza, Row, Space, Track};
use crate::state::{Placed, Praga};
use crate::step::{Alternatives, Step};

/// Kinds of decisions.
const KINDS: usize = 26;

/// The figures of a step; what it has none of stays as it is here.
#[derive(Default)]
struct Figures {
    kind: Option<usize>,
    row: Option<Row>,
    special: bool,
    off: Price,
    track: Option<Track>,
    grid: Option<Grid>,
    level: Option<Level>,
    plaza: Option<Plaza>,
    tile: Option<BridgeTile>,
    hex: Option<Hex>,
    /// What each of two choices brings.
    choices: [Sums; 2],
    /// Symbols and tokens that each turn of the hex would pay.
    turns: [(u8, u8); 6],
}

impl Praga {
    /// What is open in the turn that is played.
    pub(super) fn tell_turn(&self, to: &mut impl Observer) {
        let turn = &self.turn;
        to.token("tile", turn.tile);
        to.part("sector", |to| super::offers::tell_sector(to, self.sector_bonus()));
        let flags = [
            ("acted", turn.acted),
            ("bonus", turn.bonus),
            ("special", turn.special),
            ("refreshed", turn.refreshed),
            ("extra", turn.extra),
            ("tile-points", turn.tile_points),
            ("closing", turn.closing),
            ("gathering", turn.gathering),
        ];
        for (name, flag) in flags {
            to.flag(name, flag);
        }
        to.each("claims", 3, |deed: Deed| turn.claims[deed.index()].into());
        to.capped("covered", turn.covered.len() as u32, 3);
        to.each("steps", 4, |grid: Grid| turn.steps[grid.index()].into());
        to.each("offered", 4, |grid: Grid| turn.offered_steps[grid.index()].into());
        to.each("free", 1, |space: Space| turn.free.contains(space).into());
        to.each("egg", 1, |space: Space| turn.egg.contains(space).into());
    }

    /// The decision that is asked.
    pub(super) fn tell_step(&self, seat: Seat, to: &mut impl Observer) {
        let figures = self.figures_of_step();
        to.flag("own", self.deciding() == Some(seat));
        to.one_of("kind", figures.kind, KINDS);
        to.token("row", figures.row);
        to.flag("special", figures.special);
        tell_price(to, figures.off);
        to.token("track", figures.track);
        to.token("grid", figures.grid);
        to.token("level", figures.level);
        to.token("plaza", figures.plaza);
        to.token("tile", figures.tile);
        for (number, sums) in figures.choices.into_iter().enumerate() {
            to.part(("choice", number), |to| sums.tell(to));
        }
        for (number, (symbols, tokens)) in figures.turns.into_iter().enumerate() {
            to.part(("turned", number), |to| {
                to.capped("symbols", symbols, 6);
                to.capped("tokens", tokens, 12);
            });
        }
        to.part("hex", |to| {
            let face = figures.hex.map(|hex| self.figures().face(hex));
            to.flag("symbol", face.is_some_and(|face| face.symbol));
            to.flag("marker", face.is_some_and(|face| face.marker));
            to.capped("corners", face.map_or(0, |face| face.corners.count_ones()), 6);
            let sides = face.map_or(0, |face| face.sides.iter().flatten().count());
            to.capped("sides", sides as u32, 6);
            let upgrade = face.filter(|_| figures.hex.is_some_and(|hex| hex.row() == Row::Upgrade));
            upgrade
                .map(|face| Sums::of(&face.bonus))
                .unwrap_or_default()
                .tell(to);
            to.token("action", upgrade.map(|face| face.action));
        });
    }

    fn figures_of_step(&self) -> Figures {
        let mut figures = Figures::default();
        let Some(step) = self.steps.top() else {
            return figures;
        };
        if let Some((hex, row)) = step.hex() {
            figures.hex = Some(hex);
            figures.row = Some(row);
        }
        figures.kind = number_of(step);
        match step {
            Step::Take {
                row,
                special,
                gold,
                stone,
            } => {
                figures.row = Some(row);
                figures.special = special;
                figures.off = Price {
                    gold,
                    stone,
                    ..Price::default()
                };
            }
            Step::TurnUpgrade { hex } => {
                self.try_turns(self.figures().face(hex).action as u8, hex, &mut figures);
            }
            Step::TurnWall { hex, place } => self.try_turns(place, hex, &mut figures),
            Step::Site { gold, .. } => figures.off.gold = gold,
            Step::TurnBuilding { hex, site } => self.try_site(site, hex, &mut figures),
            Step::ParlerSite => figures.hex = self.parler_hex(),
            Step::ParlerTurn { site } => {
                figures.hex = self.parler_hex();
                if let Some(hex) = figures.hex {
                    self.try_site(site, hex, &mut figures);
                }
            }
            Step::Remove { row } => figures.row = Some(row),
            Step::Keep { level, .. } => figures.level = Some(level),
            Step::Lay { tile } => figures.tile = Some(tile),
            Step::Arrow { seat, grid } => {
                figures.grid = Some(grid);
                figures.off = self.tier_price(seat, grid);
            }
            Step::Mode { track } | Step::River { track, .. } => figures.track = Some(track),
            Step::Half { plaza, .. } => {
                figures.plaza = Some(plaza);
                if let Some(tile) = self.plazas[plaza.index()] {
                    let half = |half| Sums::of_bonus(self.alternatives(Alternatives::Plaza(tile, half)));
                    figures.choices = [half(Half::Top), half(Half::Bottom)];
                }
            }
            Step::Either { of, .. } => {
                let either: Option<[Gains; 2]> = self.alternatives(of).either;
                figures.choices = either.map_or([Sums::default(); 2], |either| {
                    either.map(|gains| Sums::of(&gains))
                });
            }
            _ => {}
        }
        figures
    }

    /// What a hex would pay on a place of the board of whoever places it, turned each way.
    fn try_turns(&self, place: u8, hex: Hex, figures: &mut Figures) {
        let Some(seat) = self.deciding() else { return };
        for (rotation, turn) in (0..).zip(&mut figures.turns) {
            let placed = Placed {
                hex,
                rotation,
                used: 0,
            };
            let sides = self.paying_sides(seat, place, placed).count_ones() as u8;
            *turn = (sides, self.red_corners(seat, place, placed));
        }
    }

    /// What a building would pay on a site, turned each way.
    fn try_site(&self, site: u8, hex: Hex, figures: &mut Figures) {
        let components = self.figures();
        figures.plaza = components
            .city
            .sites()
            .get(usize::from(site))
            .map(|site| site.plaza);
        for (rotation, turn) in (0..).zip(&mut figures.turns) {
            let corners = turned(components.face(hex).corners, rotation);
            *turn = (0, self.blue_corners(site, corners));
        }
    }
}

/// The number of a decision among their kinds; none for what the engine does by itself.
fn number_of(step: Step) -> Option<usize> {
    Some(match step {
        Step::Pawn => 0,
        Step::AnyAction => 1,
        Step::Mode { .. } => 2,
        Step::Take { .. } => 3,
        Step::TurnUpgrade { .. } => 4,
        Step::Wall { .. } => 5,
        Step::TurnWall { .. } => 6,
        Step::Site { .. } => 7,
        Step::TurnBuilding { .. } => 8,
        Step::Remove { .. } => 9,
        Step::Keep { .. } => 10,
        Step::KeepBridge => 11,
        Step::TakeBridge => 12,
        Step::Lay { .. } => 13,
        Step::Arrow { .. } => 14,
        Step::CathedralTile { .. } => 15,
        Step::Seal { .. } => 16,
        Step::River { .. } => 17,
        Step::Half { .. } => 18,
        Step::Either { .. } => 19,
        Step::Rise => 20,
        Step::PlazaTile => 21,
        Step::ProduceEither => 22,
        Step::Windows => 23,
        Step::ParlerSite => 24,
        Step::ParlerTurn { .. } => 25,
        Step::Begin { .. }
        | Step::Done { .. }
        | Step::Draw { .. }
        | Step::DrawBridge
        | Step::Share { .. }
        | Step::Return { .. }
        | Step::Horizontal { .. }
        | Step::Produce { .. }
        | Step::ParlerTile { .. } => return None,
    })
}
