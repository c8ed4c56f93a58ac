//! An estate as a drawing: grid, palazzo, buildings, landscapes.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::pieces::{Cell, Landscape, SIDE, Tile};

use crate::app::app;
use crate::boards::florence::grid::{Spot, UNIT, area, edge, spot};
use crate::boards::florence::view::{Laid, Player};
use crate::words::{say, t};

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
        Tile::Building(_) => "building",
        Tile::Landscape(Landscape::Forest) => "forest",
        Tile::Landscape(Landscape::Lake) => "lake",
        Tile::Landscape(Landscape::Park) => "park",
    }
}

/// So many letters of a name have room in one cell.
const NARROW: usize = 5;

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

/// What lies in an estate, moved to the right by so many columns.
pub fn contents(player: &Player, shift: u8) -> impl IntoView + use<> {
    let shifted = |cells: &[Cell]| -> Vec<Spot> {
        let cells = cells.iter().map(|cell| spot(*cell));
        cells.map(|(column, row)| (column + shift, row)).collect()
    };
    let palazzo = shifted(&player.palazzo);
    let tiles = player
        .estate
        .iter()
        .map(|Laid { tile, cells }| tile_drawing(*tile, &shifted(cells), ""))
        .collect_view();
    view! {
        <g class="tile palazzo">
            <path class="tile-area" d=area(&palazzo)></path>
            <path class="tile-edge" d=edge(&palazzo)></path>
            {symbol("crown", middle(&palazzo))}
        </g>
        {tiles}
    }
}

/// A tile on those cells.
pub fn tile_drawing(tile: Tile, cells: &[Spot], more: &'static str) -> impl IntoView + use<> {
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
            0 | 1 => t(&short).chars().take(NARROW).collect(),
            _ => t(&short),
        };
        view! { <text class="tile-text" x=at.0.to_string() y=(at.1 + 15.0).to_string()>{words}</text> }
    });
    view! {
        <g class=format!("{} {more}", tile_class(tile)) class:pointed=move || app().points_at(&pointed)>
            <title>{move || t(&title)}</title>
            <path class="tile-area" d=area(cells)></path>
            <path class="tile-edge" d=edge(cells)></path>
            {symbol(tile_icon(tile), at)}
            {label}
        </g>
    }
}

fn symbol(name: &'static str, (x, y): (f64, f64)) -> impl IntoView + use<> {
    const SIZE: f64 = 22.0;
    view! {
        <use class="tile-icon" href=format!("icons.svg#{name}") width=SIZE.to_string() height=SIZE.to_string()
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

/// An estate.
#[component]
pub fn Estate(player: Player, name: String) -> impl IntoView {
    let side = f64::from(SIDE) * UNIT;
    let tiles: Vec<Tile> = player.estate.iter().map(|laid| laid.tile).collect();
    let label = move || {
        let words: Vec<String> = tiles.iter().map(|tile| t(&tile_id(*tile))).collect();
        let message = Message::new("web.florence.estate-of")
            .with("name", name.clone())
            .with("tiles", words.join(", "));
        say(&message, &[])
    };
    view! {
        <svg class="estate" viewBox=format!("-2 -2 {} {}", side + 4.0, side + 4.0) role="img" aria-label=label>
            {grid_lines(SIDE)}
            {contents(&player, 0)}
        </svg>
    }
}
