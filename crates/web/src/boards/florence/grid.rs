//! Estates as geometry: where a tile can lie, how it turns, and the outline of its cells. Pure, for the drawing and the ghost alike.

use signoria_florence::Action;
use signoria_florence::pieces::{Cell, SIDE, Turn};
use signoria_florence::places::{Outline, Places, Span};

/// A cell of one estate or of two side by side: column, row.
pub type Spot = (u8, u8);

/// The side of a cell in the drawing.
pub const UNIT: f64 = 100.0;

/// The cell of an estate as a spot.
pub fn spot(cell: Cell) -> Spot {
    (cell.column(), cell.row())
}

/// How a tile lies on the grid while it is being placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ghost {
    /// The left column of its bounding box.
    pub column: u8,
    /// The top row of its bounding box.
    pub row: u8,
    /// Quarter turns clockwise.
    pub turns: u8,
    /// Whether it is mirrored first.
    pub mirrored: bool,
}

/// All there is to know about placing one tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Placing {
    /// How many columns the grid has: one estate, or two side by side.
    pub width: u8,
    outline: Vec<Spot>,
    /// Each way to lie, with the action that does it.
    ways: Vec<(Vec<Spot>, String)>,
}

impl Placing {
    /// Placing a tile in one estate.
    pub fn inside(tile: &Outline) -> Self {
        let places = Places::of(tile, false);
        let ways: Vec<(Vec<Spot>, String)> = places
            .inside
            .iter()
            .map(|place| (spots(place.mask, 0), action(place.cell, place.turn)))
            .collect();
        Self {
            width: SIDE,
            outline: drawn(&ways),
            ways,
        }
    }

    /// Placing a building across the border of two estates.
    pub fn across(tile: &Outline) -> Self {
        let places = Places::of(tile, true);
        let way = |span: &Span| {
            let mut cells = spots(span.mask[0], 0);
            cells.extend(spots(span.mask[1], SIDE));
            cells.sort_unstable();
            (cells, action(span.cell, span.turn))
        };
        Self {
            width: 2 * SIDE,
            outline: Self::inside(tile).outline,
            ways: places.across.iter().map(way).collect(),
        }
    }

    /// The cells that the ghost covers.
    pub fn cells(&self, ghost: Ghost) -> Vec<Spot> {
        let mut cells: Vec<Spot> = turned(&self.outline, ghost)
            .into_iter()
            .map(|(column, row)| (column + ghost.column, row + ghost.row))
            .collect();
        cells.sort_unstable();
        cells
    }

    /// The action that puts the tile where the ghost is; none where no tile can lie at all.
    pub fn action(&self, ghost: Ghost) -> Option<&str> {
        let cells = self.cells(ghost);
        let way = self.ways.iter().find(|(way, _)| *way == cells)?;
        Some(&way.1)
    }

    /// The ghost moved so that its middle is on that spot, within the grid.
    pub fn centred(&self, ghost: Ghost, column: i32, row: i32) -> Ghost {
        let (width, height) = self.size(ghost);
        let clamp = |at: i32, size: u8, most: u8| {
            (at - i32::from(size - 1) / 2).clamp(0, i32::from(most - size)) as u8
        };
        Ghost {
            column: clamp(column, width, self.width),
            row: clamp(row, height, SIDE),
            ..ghost
        }
    }

    /// The ghost on that spot: where it may lie and covers the spot, as near to its middle as can be, and turned only if it fits in no other way.
    /// Where nothing fits it is in the middle, so that it can be told why not.
    pub fn on_spot(&self, ghost: Ghost, spot: (i32, i32), is_legal: impl Fn(&str) -> bool) -> Ghost {
        let near = -i32::from(SIDE) / 2..=i32::from(SIDE) / 2;
        let covers = |found: &Ghost| {
            let mut cells = self.cells(*found).into_iter();
            cells.any(|(column, row)| (i32::from(column), i32::from(row)) == spot)
        };
        let fitting = (0..8).flat_map(|index| {
            let way = Ghost {
                turns: (ghost.turns + index) % 4,
                mirrored: ghost.mirrored != (index >= 4),
                ..ghost
            };
            let middle = self.centred(way, spot.0, spot.1);
            let moves = near
                .clone()
                .flat_map(|columns| near.clone().map(move |rows| (columns, rows)));
            let moved = moves.map(move |(columns, rows)| {
                let far = columns.abs() + rows.abs();
                ((index, far), self.moved(middle, columns, rows))
            });
            moved.filter(|(_, found)| covers(found) && self.action(*found).is_some_and(&is_legal))
        });
        let best = fitting.min_by_key(|(order, _)| *order);
        best.map_or_else(|| self.centred(ghost, spot.0, spot.1), |(_, found)| found)
    }

    /// The ghost moved by a number of cells, and kept within the grid.
    pub fn moved(&self, ghost: Ghost, columns: i32, rows: i32) -> Ghost {
        let (width, height) = self.size(ghost);
        let clamp = |at: i32, size: u8, most: u8| at.clamp(0, i32::from(most - size)) as u8;
        Ghost {
            column: clamp(i32::from(ghost.column) + columns, width, self.width),
            row: clamp(i32::from(ghost.row) + rows, height, SIDE),
            ..ghost
        }
    }

    /// The first place where the tile can lie, as a ghost; in the middle of the grid when there is none.
    pub fn start(&self, is_legal: impl Fn(&str) -> bool) -> Ghost {
        let ghosts = (0..8).flat_map(|index| {
            let ghost = Ghost {
                column: 0,
                row: 0,
                turns: index % 4,
                mirrored: index >= 4,
            };
            let columns = 0..self.width;
            columns.flat_map(move |column| (0..SIDE).map(move |row| Ghost { column, row, ..ghost }))
        });
        let mut fitting = ghosts.filter(|ghost| self.moved(*ghost, 0, 0) == *ghost);
        fitting
            .find(|ghost| self.action(*ghost).is_some_and(&is_legal))
            .unwrap_or_else(|| self.centred(Ghost::default(), i32::from(self.width / 2), i32::from(SIDE / 2)))
    }

    /// The spots that some way to lie covers, of those that are legal now.
    pub fn reachable(&self, is_legal: impl Fn(&str) -> bool) -> Vec<Spot> {
        let legal = self.ways.iter().filter(|(_, action)| is_legal(action));
        let mut spots: Vec<Spot> = legal.flat_map(|(cells, _)| cells.iter().copied()).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }

    fn size(&self, ghost: Ghost) -> (u8, u8) {
        let cells = turned(&self.outline, ghost);
        let width = cells.iter().map(|cell| cell.0).max().unwrap_or(0) + 1;
        let height = cells.iter().map(|cell| cell.1).max().unwrap_or(0) + 1;
        (width, height)
    }
}

fn action(cell: Cell, turn: Turn) -> String {
    Action::Place { cell, turn }.to_string()
}

/// The tile as drawn: its first way, moved to the corner. The tables list the unturned ways first.
fn drawn(ways: &[(Vec<Spot>, String)]) -> Vec<Spot> {
    let cells = ways.first().map(|way| way.0.clone()).unwrap_or_default();
    to_corner(
        cells
            .into_iter()
            .map(|(column, row)| (i32::from(column), i32::from(row)))
            .collect(),
    )
}

fn turned(outline: &[Spot], ghost: Ghost) -> Vec<Spot> {
    let mut cells: Vec<(i32, i32)> = outline
        .iter()
        .map(|&(column, row)| (i32::from(column), i32::from(row)))
        .map(|(column, row)| {
            if ghost.mirrored {
                (-column, row)
            } else {
                (column, row)
            }
        })
        .collect();
    for _ in 0..ghost.turns % 4 {
        for cell in &mut cells {
            *cell = (-cell.1, cell.0);
        }
    }
    to_corner(cells)
}

/// How many columns an outline of (row, column) takes.
pub fn width(outline: &Outline) -> u8 {
    outline.iter().map(|cell| cell.1 + 1).max().unwrap_or(1)
}

/// How many rows it takes.
pub fn height(outline: &Outline) -> u8 {
    outline.iter().map(|cell| cell.0 + 1).max().unwrap_or(1)
}

/// How high a tile may be in the yard, in cells.
const TRAY: u8 = 3;

/// The outline as it stands in the yard: what is higher than the tray lies down.
pub fn lying(outline: &Outline) -> Outline {
    if height(outline) <= TRAY {
        return outline.clone();
    }
    let mut turned: Outline = outline
        .iter()
        .map(|&(row, column)| (column, height(outline) - 1 - row))
        .collect();
    turned.sort_unstable();
    turned
}

fn to_corner(cells: Vec<(i32, i32)>) -> Vec<Spot> {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells
        .into_iter()
        .map(|(column, row)| ((column - left) as u8, (row - top) as u8))
        .collect()
}

fn spots(mask: u64, shift: u8) -> Vec<Spot> {
    let mut found: Vec<Spot> = (0..SIDE * SIDE)
        .filter(|bit| mask >> bit & 1 != 0)
        .map(|bit| (bit % SIDE + shift, bit / SIDE))
        .collect();
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use signoria_engine::Edition;
    use signoria_florence::pieces::{Building, Tile};
    use signoria_florence::{Components, Drawing};

    use super::*;

    fn outline(building: Building) -> Outline {
        Drawing::of(Edition::<Components>::standard().figures()).outline(Tile::Building(building))
    }

    #[test]
    fn every_way_a_tile_can_lie_is_reached_by_turning_and_moving() {
        for building in Building::ALL {
            let placing = Placing::inside(&outline(*building));
            let mut reached = std::collections::BTreeSet::new();
            for index in 0..8 {
                for column in 0..SIDE {
                    for row in 0..SIDE {
                        let ghost = Ghost {
                            column,
                            row,
                            turns: index % 4,
                            mirrored: index >= 4,
                        };
                        reached.extend(placing.action(placing.moved(ghost, 0, 0)).map(str::to_owned));
                    }
                }
            }
            assert_eq!(reached.len(), placing.ways.len(), "{building:?}");
        }
    }

    #[test]
    fn a_joint_building_lies_across_the_border() {
        let placing = Placing::across(&outline(Building::University));
        let ghost = placing.start(|_| true);
        let cells = placing.cells(ghost);
        assert!(cells.iter().any(|cell| cell.0 < SIDE) && cells.iter().any(|cell| cell.0 >= SIDE));
    }

    #[test]
    fn a_tile_fits_wherever_a_spot_is_shown_to_be_free() {
        let placing = Placing::inside(&outline(Building::University));
        // Only the ways in the upper right corner are legal.
        let is_legal = |action: &str| {
            let way = placing.ways.iter().find(|(_, found)| found == action);
            way.is_some_and(|(cells, _)| cells.iter().all(|&(column, row)| column > 2 && row < 4))
        };
        for (column, row) in placing.reachable(is_legal) {
            let spot = (i32::from(column), i32::from(row));
            let ghost = placing.on_spot(Ghost::default(), spot, is_legal);
            assert!(placing.action(ghost).is_some_and(is_legal), "{spot:?}");
            assert!(placing.cells(ghost).contains(&(column, row)));
        }
        let nowhere = placing.on_spot(Ghost::default(), (1, 5), is_legal);
        assert_eq!(nowhere, placing.centred(Ghost::default(), 1, 5));
    }

    #[test]
    fn a_long_outline_lies_down() {
        for building in Building::ALL {
            let lies = lying(&outline(*building));
            assert!(height(&lies) <= TRAY, "{building:?}");
            assert_eq!(lies.len(), outline(*building).len());
        }
    }

    #[test]
    fn the_ghost_stays_on_the_grid() {
        let placing = Placing::inside(&outline(Building::Tower));
        let ghost = placing.centred(placing.start(|_| false), 99, -99);
        assert!(
            placing
                .cells(ghost)
                .iter()
                .all(|cell| cell.0 < SIDE && cell.1 < SIDE)
        );
        assert!(placing.action(ghost).is_some());
    }
}
