//! What an eye may know, built from what is public upward.

mod possible;

pub use possible::{Fate, Open, OpenView, ReachView, RoadView};
use serde::{Deserialize, Serialize};
use signoria_engine::deck::Deck;
use signoria_engine::{Eye, Seat, Seats, Set, Show};

use crate::drawing::Drawing;
use crate::edition::{Components, PAIRS};
use crate::effect::Gain;
use crate::hex::{Cell, Hex, Spot};
use crate::options::Options;
use crate::pieces::{
    ActionTile, BridgeTile, Deed, Level, Plaza, PlazaTile, ProductionTile, Technology, Track,
};
use crate::rules::production;
use crate::state::{FINAL_STEPS, Holder, Marker, Phase, Player, Praga, Right, Seen, Turn};
use crate::step::Step;

/// What an eye may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The edition, as a journal writes it.
    pub edition: String,
    /// What a drawing needs to know of it.
    pub figures: Drawing,
    /// What the table chose.
    pub options: Options,
    /// The number of seats.
    pub seats: Seats,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// How far the game has come.
    pub phase: Phase,
    /// How many turns are over.
    pub turns: u8,
    /// How many turns the game has.
    pub all_turns: u8,
    /// The turn of each player that is being played, from 1.
    pub round: u8,
    /// How many turns each player has.
    pub rounds: u8,
    /// The era.
    pub era: u8,
    /// The wheel.
    pub wheel: WheelView,
    /// The rows of open hexes: upgrades, walls, buildings.
    pub rows: [[Option<Hex>; 4]; 3],
    /// The stacks: regular and special ones of each row.
    pub stacks: Vec<StackView>,
    /// The technology stacks by level.
    pub technologies: Vec<Vec<Option<Technology>>>,
    /// The drawn technologies, as far as this eye saw them.
    pub technology_hand: Vec<Option<Technology>>,
    /// The silver bridge tiles of the stack.
    pub bridge_stack: Vec<Option<BridgeTile>>,
    /// The drawn bridge tiles, as far as this eye saw them.
    pub bridge_hand: Vec<Option<BridgeTile>>,
    /// The gold bridge tiles at the bridge.
    pub bridge_five: HiddenSet,
    /// The gold bridge tiles at the cathedral.
    pub cathedral_five: HiddenSet,
    /// What lies across each pair.
    pub pairs: [Option<BridgeTile>; PAIRS],
    /// Silver bridge tiles that left the game.
    pub bridge_discard: Set<BridgeTile>,
    /// The plaza tiles by plaza.
    pub plazas: [Option<PlazaTile>; 10],
    /// The buildings.
    pub buildings: Vec<BuildingView>,
    /// Who holds each seal.
    pub seals: [Option<Holder>; 5],
    /// The production tiles in the river.
    pub river: Set<ProductionTile>,
    /// What each player has.
    pub players: Vec<PlayerView>,
    /// What is open in this turn.
    pub turn: Turn,
    /// What is asked; between actions nothing in particular.
    pub step: Option<Step>,
    /// The hex that is being placed, and for whoever places it what every way to lay it would bring.
    pub placing: Option<PlacingView>,
    /// The hexes of a row that these eyes may take now, each with what taking and laying it would bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<OfferView>,
    /// What the seat of these eyes could pay for, and where it could build.
    pub reach: Option<ReachView>,
    /// What is open in this turn, and what becomes of it.
    pub open: Vec<OpenView>,
    /// What the effects of the King's Road that these eyes may choose among would bring.
    pub road: Vec<RoadView>,
    /// Who has cubes round each plaza.
    pub standing: Vec<StandingView>,
    /// Peter Parler, if he plays.
    pub parler: Option<ParlerView>,
}

/// The wheel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WheelView {
    /// Where the box stands.
    pub box_at: u8,
    /// The track marker's cell.
    pub track: u8,
    /// The tiles on the wheel, by position.
    pub tiles: Vec<TileView>,
}

/// A tile on the wheel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TileView {
    /// The tile.
    pub tile: ActionTile,
    /// Where it lies.
    pub position: u8,
    /// The sector under it.
    pub sector: u8,
    /// Its actions.
    pub actions: [Deed; 2],
    /// What it costs.
    pub gold: u8,
    /// What it gives.
    pub vp: u8,
}

/// A stack of hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StackView {
    /// How many hexes it has.
    pub size: usize,
    /// The lowest of them, which lay open before; bottom first.
    pub bottom: Vec<Hex>,
}

/// Tiles that lie face down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HiddenSet {
    /// How many there are.
    pub size: usize,
    /// Which ones, for whoever has looked.
    pub tiles: Option<Set<BridgeTile>>,
}

/// A building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BuildingView {
    /// Where it stands.
    pub site: Spot,
    /// The plaza there.
    pub plaza: Plaza,
    /// The hex.
    pub hex: Hex,
    /// How it is turned.
    pub rotation: u8,
    /// The cube on it.
    pub cube: Option<Holder>,
}

/// A hex on an action board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacedView {
    /// Where it lies.
    pub cell: Cell,
    /// The action it upgrades; none for a wall.
    pub action: Option<Deed>,
    /// The hex.
    pub hex: Hex,
    /// How it is turned.
    pub rotation: u8,
    /// The sides whose symbol has paid, one bit each.
    pub used: u8,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Gold.
    pub gold: u8,
    /// Stone.
    pub stone: u8,
    /// Eggs.
    pub eggs: u8,
    /// Silver windows.
    pub silver: u8,
    /// Gold windows.
    pub gold_windows: u8,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// Points.
    pub points: u16,
    /// The cells of gold mines and quarries.
    pub tracks: [u8; 2],
    /// How many gold mines and quarries that is.
    pub mines: [u8; 2],
    /// The technology step.
    pub technology: u8,
    /// The university step.
    pub university: u8,
    /// The markers on the Hunger Wall and the cathedral.
    pub grids: [Marker; 2],
    /// The wealth bonuses that are still to come: gold, stone, either.
    pub wealth: [bool; 3],
    /// The production tiles.
    pub production: [Option<ProductionTile>; 2],
    /// The technologies by level.
    pub technologies: [Option<Technology>; 4],
    /// Levels used up.
    pub used: Set<Level>,
    /// Levels that do not work yet.
    pub fresh: Set<Level>,
    /// The road space.
    pub road: u8,
    /// The gold bridge tiles.
    pub five: Set<BridgeTile>,
    /// The rights to seals.
    pub rights: [Right; 2],
    /// Cubes in the supply.
    pub supply: u8,
    /// What each track would produce now.
    pub yields: [Vec<Gain>; 2],
    /// What each step of final scoring would bring now, but for the plazas.
    pub last: [u16; FINAL_STEPS],
    /// The action board.
    pub board: Vec<PlacedView>,
    /// Covered upgrades.
    pub covered: Set<Hex>,
    /// Meetings of red corners that were paid to hexes now covered: for each action two bits a corner.
    pub spent_corners: [u16; 6],
}

/// A hex on its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlacingView {
    /// Who places it.
    pub by: Seat,
    /// The hex.
    pub hex: Hex,
    /// The ways to lay it, for whoever places it.
    pub ways: Vec<WayView>,
}

/// A hex of a row that may be taken. Its ways are those of taking and laying it at once; there are none where its bonus asks for a decision in between.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OfferView {
    /// Its place in the row, from 1.
    pub place: u8,
    /// The hex.
    pub hex: Hex,
    /// What taking it costs.
    pub pays: Vec<Gain>,
    /// What taking it brings.
    pub gains: Vec<Gain>,
    /// The ways to lay it.
    pub ways: Vec<WayView>,
}

/// A way to lay a hex. There can be hundreds in a view, so what is empty is left out of its text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WayView {
    /// Where on the action board; none for a building.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<Cell>,
    /// Where in the city; none for the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<Spot>,
    /// How it is turned.
    pub rotation: u8,
    /// The sides that would pay, one bit each.
    #[serde(skip_serializing_if = "is_zero")]
    pub sides: u8,
    /// The corners that would pay, one bit each.
    #[serde(skip_serializing_if = "is_zero")]
    pub corners: u8,
    /// What it costs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pays: Vec<Gain>,
    /// All that laying it that way would bring before the next decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<Gain>,
    /// The same part by part, then the bonus that would be covered and lost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartView>,
}

impl View {
    /// The turn of each player with which era II begins.
    #[must_use]
    pub const fn second_era(&self) -> u8 {
        self.rounds / 2 + 1
    }

    /// How many steps of the technology track are missing for a technology of that level.
    #[must_use]
    pub fn steps_to(&self, player: &PlayerView, level: Level) -> u8 {
        let step = self.figures.levels.get(level as usize).copied().unwrap_or(0);
        step.saturating_sub(player.technology)
    }
}

const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A part of what laying a hex would bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PartView {
    /// Where it comes from.
    pub from: PartOf,
    /// What it is.
    pub gains: Vec<Gain>,
}

/// Where a part of what laying a hex would bring comes from, in the order in which the parts are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartOf {
    /// A side, with the symbol beyond it.
    Side,
    /// The corners.
    Corner,
    /// The building site.
    Site,
    /// The buildings round the plaza, which a building without a marker space counts.
    Plaza,
    /// The hex itself.
    Hex,
    /// The wheel, which gives points to whoever leaves the special hex.
    Wheel,
    /// Technologies and road tiles that answer to it.
    Besides,
    /// The bonus of the hex that would be covered: it is lost.
    Covers,
}

/// Who has cubes round a plaza.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StandingView {
    /// The plaza.
    pub plaza: Plaza,
    /// How many of its sites are free.
    pub free: u8,
    /// How many cubes each has who has any.
    pub cubes: Vec<(Holder, u8)>,
    /// Who would take both bonuses.
    pub leaders: Vec<Holder>,
}

/// Peter Parler.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParlerView {
    /// Where his pawn stands.
    pub pawn: Plaza,
    /// His gold mines and quarries.
    pub counts: [u8; 2],
    /// The production tiles he took.
    pub production: [Option<ProductionTile>; 2],
    /// The place of his cube in each row, from 1.
    pub places: [u8; 3],
    /// The cards that were turned up.
    pub used: Vec<u8>,
}

impl Show for Praga {
    fn view(&self, eye: Eye) -> View {
        let figures = self.figures();
        let knows_fives = matches!(eye, Eye::Seat(seat) if self.seen_five.contains(seat));
        let hidden = |tiles: Set<BridgeTile>| HiddenSet {
            size: tiles.len(),
            tiles: knows_fives.then_some(tiles),
        };
        View {
            edition: self.edition.to_string(),
            figures: self.drawing_for(eye),
            options: self.options,
            seats: self.seats,
            first: self.first,
            active: self.active(),
            phase: self.phase,
            turns: self.turns,
            all_turns: figures.start(self.seats.count()).turns,
            round: self.round_after(self.turns),
            rounds: self.rounds(),
            era: self.era,
            wheel: self.wheel_view(),
            rows: self.rows,
            stacks: self
                .stacks
                .iter()
                .map(|stack| StackView {
                    size: stack.deck.len(),
                    bottom: stack
                        .deck
                        .as_slice()
                        .iter()
                        .take(stack.known.into())
                        .copied()
                        .collect(),
                })
                .collect(),
            technologies: self.technologies.iter().map(|deck| known(deck, eye)).collect(),
            technology_hand: held(&self.technology_hand, eye),
            bridge_stack: known(&self.bridge_stack, eye),
            bridge_hand: held(&self.bridge_hand, eye),
            bridge_five: hidden(self.bridge_five),
            cathedral_five: hidden(self.cathedral_five),
            pairs: self.pairs,
            bridge_discard: self.bridge_discard,
            plazas: self.plazas,
            buildings: self.building_views(),
            seals: self.seals,
            river: self.river,
            players: self
                .seats
                .iter()
                .map(|seat| player_view(figures, seat, &self.players[seat], self.final_points(seat)))
                .collect(),
            turn: self.turn,
            step: self.steps.top(),
            placing: self.placing_view(eye),
            offers: self.offers_view(eye),
            reach: self.reach_view(eye),
            open: self.open_view(),
            road: self.road_view(eye),
            standing: Plaza::ALL.iter().map(|&plaza| self.standing(plaza)).collect(),
            parler: self.has_parler().then(|| ParlerView {
                pawn: self.parler.pawn,
                counts: self.parler.counts,
                production: self.parler.production,
                places: self.parler.places.map(|place| place + 1),
                used: (1..=figures.parler.cards.len() as u8)
                    .filter(|card| !self.parler.deck.as_slice().contains(card))
                    .collect(),
            }),
        }
    }
}

impl Praga {
    fn wheel_view(&self) -> WheelView {
        let tiles = (0..12).filter_map(|position| {
            let tile = self.wheel.at(position)?;
            let (gold, vp) = self.tile_terms(tile)?;
            Some(TileView {
                tile,
                position,
                sector: self.wheel.sector(tile)?,
                actions: self.shown(tile),
                gold,
                vp,
            })
        });
        WheelView {
            box_at: self.wheel.box_at(),
            track: self.wheel.track(),
            tiles: tiles.collect(),
        }
    }

    /// The figures of all that this eye can see.
    fn drawing_for(&self, eye: Eye) -> Drawing {
        let players = || self.seats.iter().map(|seat| &self.players[seat]);
        let boards = players().flat_map(|player| player.board.iter().flatten().map(|placed| placed.hex));
        let covered = players().flat_map(|player| player.covered.iter());
        let hexes = self.rows.iter().flatten().flatten().copied();
        let hexes = hexes
            .chain(boards)
            .chain(covered)
            .chain(self.sites.iter().flatten().map(|built| built.hex))
            .chain(self.steps.top().and_then(Step::hex).map(|(hex, _)| hex))
            .chain(self.turn.covered.iter());
        let technologies = players().flat_map(|player| player.technologies.into_iter().flatten());
        let technologies = technologies.chain(held(&self.technology_hand, eye).into_iter().flatten());
        let knows_fives = matches!(eye, Eye::Seat(seat) if self.seen_five.contains(seat));
        let fives = [self.bridge_five, self.cathedral_five].into_iter();
        let bridge = self.pairs.iter().flatten().copied();
        let bridge = bridge
            .chain(players().flat_map(|player| player.five.iter()))
            .chain(held(&self.bridge_hand, eye).into_iter().flatten())
            .chain(
                fives
                    .filter(|_| knows_fives)
                    .flat_map(|tiles| tiles.iter().collect::<Vec<_>>()),
            )
            .chain(match self.steps.top() {
                Some(Step::Lay { tile }) => Some(tile),
                _ => None,
            });
        self.drawing(hexes, technologies, bridge)
    }

    fn building_views(&self) -> Vec<BuildingView> {
        let sites = self.figures().city.sites();
        sites
            .iter()
            .zip(&self.sites)
            .filter_map(|(site, built)| {
                let built = (*built)?;
                Some(BuildingView {
                    site: site.spot,
                    plaza: site.plaza,
                    hex: built.hex,
                    rotation: built.rotation,
                    cube: built.cube,
                })
            })
            .collect()
    }
}

/// The same things together.
fn merged(gains: impl Iterator<Item = Gain>) -> Vec<Gain> {
    let mut list: Vec<Gain> = Vec::new();
    for gain in gains.filter(|gain| gain.count > 0) {
        match list.iter_mut().find(|known| known.good == gain.good) {
            Some(known) => known.count = known.count.saturating_add(gain.count),
            None => list.push(gain),
        }
    }
    list
}

/// The cards of a stack, bottom first, that the eye knows.
fn known<T: Copy + Default, const N: usize>(deck: &Deck<Seen<T>, N>, eye: Eye) -> Vec<Option<T>> {
    deck.as_slice().iter().map(|seen| seen.to(eye)).collect()
}

/// The drawn cards that the eye knows.
fn held<T: Copy>(hand: &[Option<Seen<T>>], eye: Eye) -> Vec<Option<T>> {
    hand.iter().flatten().map(|seen| seen.to(eye)).collect()
}

impl<T: Copy> Seen<T> {
    /// The card, if the eye knows it.
    pub(crate) fn to(&self, eye: Eye) -> Option<T> {
        match eye {
            Eye::Seat(seat) if self.by.contains(seat) => Some(self.tile),
            _ => None,
        }
    }
}

fn player_view(figures: &Components, seat: Seat, player: &Player, last: [u16; FINAL_STEPS]) -> PlayerView {
    let board = player.board.iter().enumerate().filter_map(|(place, placed)| {
        let placed = (*placed)?;
        Some(PlacedView {
            cell: figures.board.cell(place as u8),
            action: Deed::ALL.get(place).copied(),
            hex: placed.hex,
            rotation: placed.rotation,
            used: placed.used,
        })
    });
    PlayerView {
        seat,
        gold: player.gold,
        stone: player.stone,
        eggs: player.eggs,
        silver: player.silver,
        gold_windows: player.gold_windows,
        red: player.red,
        blue: player.blue,
        points: player.points,
        tracks: player.tracks,
        mines: [Track::GoldMine, Track::Quarry].map(|track| player.mines(track)),
        technology: player.technology,
        university: player.university,
        grids: player.grids,
        wealth: player.wealth,
        production: player.production,
        technologies: player.technologies,
        used: player.used,
        fresh: player.fresh,
        road: player.road,
        five: player.five,
        rights: player.rights,
        supply: player.supply,
        yields: [Track::GoldMine, Track::Quarry].map(|track| merged(production(figures, player, track))),
        last,
        board: board.collect(),
        covered: player.covered,
        spent_corners: player.spent_corners,
    }
}
