//! An estate as a drawing: lawn, palazzo, buildings, landscapes.

use leptos::prelude::*;
use signoria_art::outline::Cells;
use signoria_engine::{Arg, Message, Seat};
use signoria_florence::pieces::{SIDE, Tile};
use signoria_florence::places::Outline;
use signoria_florence::view::{PlayerView, TileView};

use crate::app::app;
use crate::boards::florence::Florence;
use crate::boards::florence::grid::{Spot, UNIT, spot};
use crate::rows::rows;
use crate::words::say;

/// How far the drawings of a large and of a small estate reach beyond the lawn.
pub const MARGIN: (u16, u16) = (39, 14);

/// The id of a tile's name.
pub fn tile_id(tile: Tile) -> String {
    match tile {
        Tile::Building(building) => format!("florence.building.{building}"),
        Tile::Landscape(landscape) => format!("florence.landscape.{landscape}"),
    }
}

/// The drawing of a tile with that outline.
pub fn tile_picture(tile: Tile, outline: &Outline) -> String {
    let cells = outline
        .iter()
        .map(|&(row, column)| (i32::from(row), i32::from(column)));
    format!("florence-{tile}-{}", Cells::new(cells).rows())
}

/// Spots as cells of a drawing, moved to the corner, and where the corner is.
fn cornered(spots: &[Spot]) -> (Cells, Spot) {
    let left = spots.iter().map(|spot| spot.0).min().unwrap_or(0);
    let top = spots.iter().map(|spot| spot.1).min().unwrap_or(0);
    let cells = spots
        .iter()
        .map(|&(column, row)| (i32::from(row - top), i32::from(column - left)));
    (Cells::new(cells), (left, top))
}

/// A tile on those spots, with its shade and a ring to light it up.
pub fn tile_drawing(tile: Tile, spots: &[Spot], class: &'static str) -> impl IntoView + use<> {
    let (cells, (left, top)) = cornered(spots);
    let (rows, columns) = cells.size();
    let name = format!("#florence-{tile}-{}", cells.rows());
    let path = cells.path();
    let place = format!("translate({} {})", f64::from(left) * UNIT, f64::from(top) * UNIT);
    let shade = matches!(tile, Tile::Building(_));
    view! {
        <g transform=place>
            {shade.then(|| view! { <path class="tile-shade" transform="translate(7 8)" d=path.clone()></path> })}
            <use class=class href=name width=(columns * 100).to_string() height=(rows * 100).to_string()></use>
            <path class="tile-ring" d=path.clone()></path>
        </g>
    }
}

/// The line around some spots, as a path of the drawing.
pub fn spots_path(spots: &[Spot]) -> String {
    let cells = spots
        .iter()
        .map(|&(column, row)| (i32::from(row), i32::from(column)));
    Cells::new(cells).path()
}

/// Cells as spots, moved to the right by that many columns.
fn spots(cells: &[signoria_florence::pieces::Cell], shift: u8) -> Vec<Spot> {
    let cells = cells.iter().map(|cell| spot(*cell));
    cells.map(|(column, row)| (column + shift, row)).collect()
}

/// A joint building as a whole, over two estates side by side, and whether this half is the right one.
fn whole(own: &[Spot], other: &[Spot]) -> (Vec<Spot>, bool) {
    let is_right = own.iter().any(|spot| spot.0 == 0) && other.iter().any(|spot| spot.0 + 1 == SIDE);
    let (left, right) = if is_right { (other, own) } else { (own, other) };
    let beyond = right.iter().map(|&(column, row)| (column + SIDE, row));
    (left.iter().copied().chain(beyond).collect(), is_right)
}

/// Of a building over a border, the half that lies in one of the estates: the whole, cut off at the border.
fn half_drawing(tile: Tile, own: &[Spot], other: &[Spot], shift: u8) -> impl IntoView + use<> {
    let (spots, is_right) = whole(own, other);
    let side = u16::from(SIDE) * UNIT as u16;
    let from = if is_right { side } else { 0 };
    let x = u16::from(shift) * UNIT as u16;
    view! {
        <svg x=x.to_string() y="0" width=side.to_string() height=side.to_string() viewBox=format!("{from} 0 {side} {side}")>
            {tile_drawing(tile, &spots, "tile-picture")}
        </svg>
    }
}

/// The half of a joint building in the estate of the partner.
fn half_of_partner(board: Florence, laid: &TileView, seat: Seat) -> Option<Vec<Spot>> {
    let partner = laid.partner?;
    untrack(|| {
        board.read(|view| {
            let mut estate = view.player(partner)?.estate.iter();
            let found = estate.find(|found| found.tile == laid.tile && found.partner == Some(seat))?;
            Some(spots(&found.cells, 0))
        })
    })
}

/// What stands in an estate from the beginning.
pub fn palazzo_drawing(player: &PlayerView, shift: u8) -> impl IntoView + use<> {
    let spots = spots(&player.palazzo, shift);
    let (cells, (left, top)) = cornered(&spots);
    let (rows, columns) = cells.size();
    let name = format!("#florence-palazzo-{}", player.seat.index());
    view! {
        <use data-explains="florence.fact.palazzo" href=name x=(f64::from(left) * UNIT).to_string() y=(f64::from(top) * UNIT).to_string()
            width=(columns * 100).to_string() height=(rows * 100).to_string()></use>
    }
}

/// A tile that lies in the estate of a seat: it came there from the supply.
fn laid_drawing(board: Florence, laid: &TileView, seat: Seat, shift: u8) -> impl IntoView + use<> {
    let id = tile_id(laid.tile);
    let source = match laid.tile {
        Tile::Building(_) => id.clone(),
        Tile::Landscape(landscape) => format!("florence.stack.{landscape}"),
    };
    let (explains, pointed) = (id.clone(), id);
    let thing = format!("{:?}{:?}@{}", laid.tile, laid.cells, seat.index());
    let (cells, _) = cornered(&spots(&laid.cells, shift));
    let art = format!("florence-{}-{}", laid.tile, cells.rows());
    let drawn = match half_of_partner(board, laid, seat) {
        Some(other) => half_drawing(laid.tile, &spots(&laid.cells, 0), &other, shift).into_any(),
        None => tile_drawing(laid.tile, &spots(&laid.cells, shift), "tile-picture").into_any(),
    };
    // What counts for one's own work under way carries its share; of several landscapes of a kind the first does.
    let (tile, first_cell) = (laid.tile, laid.cells.first().copied());
    let share = Memo::new(move |_| {
        let share = board.shares.get().of_tile(tile)?;
        board.read(|view| {
            let own = view.own().filter(|own| own.seat == seat)?;
            let first = own.estate.iter().find(|laid| laid.tile == tile)?;
            (first.cells.first().copied() == first_cell).then_some(share)
        })
    });
    let middle = middle(&spots(&laid.cells, shift));
    let badge = move || {
        share.get().map(|share| {
            let (x, y) = (middle.0.to_string(), middle.1.to_string());
            view! {
                <g class="share">
                    <circle cx=x.clone() cy=y.clone() r="30"></circle>
                    <text x=x y=y dy="0.36em" text-anchor="middle">"+" {share}</text>
                </g>
            }
        })
    };
    view! {
        <g class="laid" class:pointed=move || app().points_at(&pointed) class:counts=move || share.get().is_some() data-thing=thing data-from=source data-art=art data-explains=explains>
            {drawn}
            {badge}
        </g>
    }
}

/// The middle of the cell that lies nearest to the middle of all of them.
fn middle(spots: &[Spot]) -> (f64, f64) {
    let count = spots.len().max(1) as f64;
    let sum =
        |read: fn(&Spot) -> u8| spots.iter().map(|spot| f64::from(read(spot)) + 0.5).sum::<f64>() / count;
    let (x, y) = (sum(|spot| spot.0), sum(|spot| spot.1));
    let distance = |spot: &&Spot| {
        let (dx, dy) = (f64::from(spot.0) + 0.5 - x, f64::from(spot.1) + 0.5 - y);
        dx * dx + dy * dy
    };
    let nearest = spots
        .iter()
        .min_by(|one, other| distance(one).total_cmp(&distance(other)));
    nearest.map_or((0.0, 0.0), |spot| {
        ((f64::from(spot.0) + 0.5) * UNIT, (f64::from(spot.1) + 0.5) * UNIT)
    })
}

/// What has been laid in an estate. A tile is drawn once, when it is laid; what lies further down is painted later.
pub fn contents(board: Florence, seat: Seat, shift: u8) -> impl IntoView {
    let laid = Memo::new(move |_| {
        board.read(|view| {
            let mut laid = view
                .player(seat)
                .map(|player| player.estate.clone())
                .unwrap_or_default();
            laid.sort_by_key(|laid| laid.cells.iter().map(|cell| cell.row()).max());
            laid
        })
    });
    let palazzo = move || {
        board.read(|view| {
            view.player(seat)
                .map(|player| palazzo_drawing(player, shift).into_any())
        })
    };
    view! {
        {palazzo}
        {rows(
            move || laid.get(),
            |laid| format!("{:?}{:?}", laid.tile, laid.cells),
            move |laid| laid_drawing(board, laid, seat, shift),
        )}
    }
}

/// What an estate is called, with all that lies there.
pub fn label(board: Florence, seat: Seat) -> String {
    let tiles = board.read(|view| {
        let player = view.player(seat);
        player.map(|player| {
            player
                .estate
                .iter()
                .map(|laid| Arg::Name(tile_id(laid.tile).into()))
                .collect::<Vec<_>>()
        })
    });
    let message = Message::new("web.florence.estate-of")
        .with("seat", seat)
        .with("tiles", Arg::List(tiles.unwrap_or_default()));
    board.desk.names.with(|names| say(&message, names))
}

/// The estate of another seat, small.
#[component]
pub fn Estate(
    board: Florence,
    seat: Seat,
    /// With the wall around it, as one's own has it.
    #[prop(optional)]
    walled: bool,
) -> impl IntoView {
    let (margin, ground) = match walled {
        true => (MARGIN.0, "#florence-garden"),
        false => (MARGIN.1, "#florence-lawn"),
    };
    let size = u16::from(SIDE) * UNIT as u16 + 2 * margin;
    view! {
        <svg class="garden" viewBox=format!("-{margin} -{margin} {size} {size}") role="img" aria-label=move || label(board, seat)>
            <use href=ground x=format!("-{margin}") y=format!("-{margin}") width=size.to_string() height=size.to_string()></use>
            {contents(board, seat, 0)}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_of_a_joint_building_make_the_same_whole() {
        // A bar of three: two cells in the left estate, one in the right one.
        let (left, right): ([Spot; 2], [Spot; 1]) = ([(5, 2), (6, 2)], [(0, 2)]);
        let spots = vec![(5, 2), (6, 2), (7, 2)];
        assert_eq!(whole(&left, &right), (spots.clone(), false));
        assert_eq!(whole(&right, &left), (spots, true));
    }
}
