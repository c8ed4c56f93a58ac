//! An estate as a drawing: grid, palazzo, buildings, landscapes.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};
use signoria_florence::pieces::{Building, Cell, Landscape, SIDE, Tile};
use signoria_florence::view::{PlayerView, TileView};

use crate::app::app;
use crate::art::icon_address;
use crate::boards::florence::Florence;
use crate::boards::florence::grid::{Spot, UNIT, area, edge, spot};
use crate::rows::rows;
use crate::words::t;

/// The id of a tile's name.
pub fn tile_id(tile: Tile) -> String {
    match tile {
        Tile::Building(building) => format!("florence.building.{building}"),
        Tile::Landscape(landscape) => format!("florence.landscape.{landscape}"),
    }
}

/// How a tile is coloured; the symbol on it says the same.
pub fn tile_class(tile: Tile) -> &'static str {
    match tile {
        Tile::Building(_) => "tile building",
        Tile::Landscape(Landscape::Forest) => "tile forest",
        Tile::Landscape(Landscape::Lake) => "tile lake",
        Tile::Landscape(Landscape::Park) => "tile park",
    }
}

/// The symbol on a tile.
pub fn tile_icon(tile: Tile) -> &'static str {
    match tile {
        Tile::Building(Building::University) => "building",
        Tile::Building(Building::Laboratory) => "laboratory",
        Tile::Building(Building::Workshop) => "hammer",
        Tile::Building(Building::Library) => "library",
        Tile::Building(Building::Opera) => "opera",
        Tile::Building(Building::Studio) => "studio",
        Tile::Building(Building::Hospital) => "hospital",
        Tile::Building(Building::Theatre) => "theatre",
        Tile::Building(Building::Tower) => "tower",
        Tile::Building(Building::Chapel) => "chapel",
        Tile::Landscape(Landscape::Forest) => "forest",
        Tile::Landscape(Landscape::Lake) => "lake",
        Tile::Landscape(Landscape::Park) => "park",
    }
}

/// The letters of a name that fit into one cell.
const NARROW: usize = 5;

/// A name for one cell: whole, or its beginning with a full stop.
fn shortened(name: &str) -> String {
    if name.chars().count() <= NARROW {
        return name.to_owned();
    }
    let beginning: String = name.chars().take(NARROW - 1).collect();
    beginning + "."
}

/// The grid of one estate or of two side by side.
pub fn grid_lines(width: u8) -> impl IntoView {
    let (across, down) = (f64::from(width) * UNIT, f64::from(SIDE) * UNIT);
    let vertical = (0..=width).map(|column| format!("M{} 0v{down}", f64::from(column) * UNIT));
    let path: String = vertical
        .chain((0..=SIDE).map(|row| format!("M0 {}h{across}", f64::from(row) * UNIT)))
        .collect();
    view! {
        <rect class="estate-ground" width=across.to_string() height=down.to_string()></rect>
        <path class="estate-grid" d=path></path>
        {(width > SIDE).then(|| view! { <path class="estate-border" d=format!("M{} 0v{down}", f64::from(SIDE) * UNIT)></path> })}
    }
}

/// Cells as spots, moved to the right by `shift` columns.
fn spots(cells: &[Cell], shift: u8) -> Vec<Spot> {
    let cells = cells.iter().map(|cell| spot(*cell));
    cells.map(|(column, row)| (column + shift, row)).collect()
}

/// What lies in an estate, moved to the right by `shift` columns.
pub fn contents(player: &PlayerView, shift: u8) -> impl IntoView + use<> {
    let tiles = player
        .estate
        .iter()
        .map(|laid| tile_drawing(laid.tile, &spots(&laid.cells, shift), None))
        .collect_view();
    view! { {palazzo_drawing(&spots(&player.palazzo, shift))} {tiles} }
}

fn palazzo_drawing(cells: &[Spot]) -> impl IntoView + use<> {
    view! {
        <g class="tile palazzo">
            <path class="tile-area" d=area(cells)></path>
            <path class="tile-edge" d=edge(cells)></path>
            {symbol("crown", middle(cells))}
        </g>
    }
}

/// A tile on those cells; in an estate it came there from the supply.
fn tile_drawing(tile: Tile, cells: &[Spot], owner: Option<Seat>) -> impl IntoView + use<> {
    let symbol_name = tile_icon(tile);
    let thing = owner.map(|seat| format!("{tile:?}{cells:?}@{}", seat.index()));
    let source = owner.map(|_| match tile {
        Tile::Building(_) => tile_id(tile),
        Tile::Landscape(landscape) => format!("florence.stack.{landscape}"),
    });
    let id = tile_id(tile);
    let (title, short, pointed) = (id.clone(), id.clone(), id);
    let is_building = matches!(tile, Tile::Building(_));
    let (at, room) = if is_building {
        longest_row(cells)
    } else {
        (middle(cells), 0)
    };
    let label = is_building.then(|| {
        let words = move || match room {
            0 | 1 => shortened(&t(&short)),
            _ => t(&short),
        };
        view! { <text class="tile-text" x=at.0.to_string() y=(at.1 + 15.0).to_string()>{words}</text> }
    });
    view! {
        <g class=tile_class(tile) class:pointed=move || app().points_at(&pointed) data-thing=thing data-from=source data-icon=symbol_name>
            <title>{move || t(&title)}</title>
            <path class="tile-area" d=area(cells)></path>
            <path class="tile-edge" d=edge(cells)></path>
            {symbol(symbol_name, at)}
            {label}
        </g>
    }
}

fn symbol(name: &'static str, (x, y): (f64, f64)) -> impl IntoView + use<> {
    const SIZE: f64 = 22.0;
    view! {
        <use class="tile-icon" href=icon_address(name) width=SIZE.to_string() height=SIZE.to_string()
            x=(x - SIZE / 2.0).to_string() y=(y - SIZE / 2.0 - 4.0).to_string()></use>
    }
}

/// The middle of the cell that is nearest to the middle of all: a symbol there never hangs over the edge.
fn middle(cells: &[Spot]) -> (f64, f64) {
    let count = cells.len().max(1) as f64;
    let sum = cells.iter().fold((0.0, 0.0), |sum, cell| {
        (sum.0 + f64::from(cell.0), sum.1 + f64::from(cell.1))
    });
    let centre = (sum.0 / count, sum.1 / count);
    let distance =
        |cell: &&Spot| (f64::from(cell.0) - centre.0).powi(2) + (f64::from(cell.1) - centre.1).powi(2);
    let nearest = cells.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    let (column, row) = nearest.copied().unwrap_or_default();
    ((f64::from(column) + 0.5) * UNIT, (f64::from(row) + 0.5) * UNIT)
}

/// The middle of the longest row of cells, the lowest where several are as long, and its length: a name there has the most room.
fn longest_row(cells: &[Spot]) -> ((f64, f64), usize) {
    let length = |&(column, row): &Spot| (column..).take_while(|at| cells.contains(&(*at, row))).count();
    let start = cells.iter().max_by_key(|cell| (length(cell), cell.1));
    let start = start.copied().unwrap_or_default();
    let room = length(&start);
    let column = f64::from(start.0) + room as f64 / 2.0;
    ((column * UNIT, (f64::from(start.1) + 0.5) * UNIT), room)
}

/// The estate of a seat. A tile is drawn once, when it is laid.
#[component]
pub fn Estate(board: Florence, seat: Seat) -> impl IntoView {
    let side = f64::from(SIDE) * UNIT;
    // It stands where it stands.
    let palazzo = untrack(move || {
        board.read(|view| {
            view.player(seat)
                .map(|player| player.palazzo.clone())
                .unwrap_or_default()
        })
    });
    let laid = Memo::new(move |_| {
        board.read(|view| {
            view.player(seat)
                .map(|player| player.estate.clone())
                .unwrap_or_default()
        })
    });
    let label = move || {
        let name = |laid: &TileView| Arg::Name(tile_id(laid.tile).into());
        let tiles = Arg::List(laid.with(|laid| laid.iter().map(name).collect()));
        let message = Message::new("web.florence.estate-of")
            .with("seat", seat)
            .with("tiles", tiles);
        board.desk.say(&message)
    };
    view! {
        <svg class="estate" viewBox=format!("-2 -2 {} {}", side + 4.0, side + 4.0) role="img" aria-label=label>
            {grid_lines(SIDE)}
            {palazzo_drawing(&spots(&palazzo, 0))}
            {rows(
                move || laid.get(),
                |laid| format!("{:?}{:?}", laid.tile, laid.cells),
                move |laid| tile_drawing(laid.tile, &spots(&laid.cells, 0), Some(seat)),
            )}
        </svg>
    }
}
