//! Where tiles can lie: bit boards of all orientations, made once when an edition is read.
//!
//! Bit `row * 7 + column` of a board is a cell. A tile that lies wholly in one estate has a [`Place`]; a joint building across a
//! border has a [`Span`] over the left and the right estate.

use crate::pieces::{CELLS, Cell, SIDE, Turn};

/// All cells of an estate.
pub const BOARD: u64 = (1 << CELLS) - 1;
/// The left column.
pub const LEFT: u64 = column(0);
/// The right column.
pub const RIGHT: u64 = column(SIDE - 1);

const fn column(column: u8) -> u64 {
    let mut board = 0;
    let mut row = 0;
    while row < SIDE {
        board |= 1 << (row * SIDE + column);
        row += 1;
    }
    board
}

/// The cells that share an edge with a board, without its own.
#[must_use]
pub const fn around(board: u64) -> u64 {
    let near = board << SIDE | board >> SIDE | (board & !RIGHT) << 1 | (board & !LEFT) >> 1;
    near & BOARD & !board
}

/// The cells of the left column that lie across the border from cells of the right column of the estate to the left.
#[must_use]
pub const fn right_to_left(board: u64) -> u64 {
    (board & RIGHT) >> (SIDE - 1)
}

/// The cells of the right column that lie across the border from cells of the left column of the estate to the right.
#[must_use]
pub const fn left_to_right(board: u64) -> u64 {
    (board & LEFT) << (SIDE - 1)
}

/// One way to lay a tile inside an estate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The cells it covers.
    pub mask: u64,
    /// The cells that share an edge with it.
    pub near: u64,
    /// The upper left corner of its bounding box.
    pub cell: Cell,
    /// How it is turned.
    pub turn: Turn,
}

/// One way to lay a building across the border of two estates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The cells it covers in the left and in the right estate.
    pub mask: [u64; 2],
    /// The cells of each estate that share an edge with its part there.
    pub near: [u64; 2],
    /// The upper left corner of its bounding box, in the left estate.
    pub cell: Cell,
    /// How it is turned.
    pub turn: Turn,
}

/// A tile turned one way: tried in all places at once.
#[derive(Clone, Debug)]
struct Turned {
    /// The cells from the corner of its bounding box on, as numbers of bits.
    cells: Vec<u8>,
    /// The corners with which it lies inside an estate.
    corners: u64,
}

/// All ways to lay one kind of tile.
#[derive(Clone, Debug, Default)]
pub struct Places {
    /// How many cells the tile has.
    pub cells: u32,
    turned: Vec<Turned>,
    /// Inside one estate.
    pub inside: Vec<Place>,
    /// Across a border; empty for landscapes.
    pub across: Vec<Span>,
}

/// A tile as drawn: the cells as (row, column).
pub type Outline = Vec<(u8, u8)>;

impl Places {
    /// Makes the tables of an outline, which is not empty and at most 7 by 7.
    #[must_use]
    pub fn of(outline: &Outline, joint: bool) -> Self {
        let mut places = Self {
            cells: outline.len() as u32,
            ..Self::default()
        };
        for (turn, cells) in orientations(outline) {
            let height = 1 + cells.iter().map(|&(row, _)| row).max().unwrap_or(0);
            let width = 1 + cells.iter().map(|&(_, column)| column).max().unwrap_or(0);
            let mut corners = 0;
            for row in 0..=SIDE - height {
                for column in 0..SIDE {
                    let Some(cell) = Cell::at(row, column) else {
                        continue;
                    };
                    let mut mask = [0u64; 2];
                    for &(down, over) in &cells {
                        let over = column + over;
                        let half = usize::from(over >= SIDE);
                        mask[half] |= 1 << ((row + down) * SIDE + over % SIDE);
                    }
                    if column + width <= SIDE {
                        corners |= cell.bit();
                        places.inside.push(Place {
                            mask: mask[0],
                            near: around(mask[0]),
                            cell,
                            turn,
                        });
                    } else if joint && column + width <= 2 * SIDE {
                        places.across.push(Span {
                            mask,
                            near: mask.map(around),
                            cell,
                            turn,
                        });
                    }
                }
            }
            places.turned.push(Turned {
                cells: cells.iter().map(|&(row, column)| row * SIDE + column).collect(),
                corners,
            });
        }
        places
    }

    /// Whether the tile has a place inside an estate without these cells.
    #[must_use]
    pub fn fits(&self, without: u64) -> bool {
        let free = !without;
        self.turned.iter().any(|turned| {
            let cells = turned.cells.iter();
            cells.fold(turned.corners, |corners, &cell| corners & free >> cell) != 0
        })
    }

    /// The place with that corner and turn.
    #[must_use]
    pub fn find(&self, cell: Cell, turn: Turn) -> Option<&Place> {
        self.inside
            .iter()
            .find(|place| place.cell == cell && place.turn == turn)
    }

    /// The place across a border with that corner and turn.
    #[must_use]
    pub fn find_across(&self, cell: Cell, turn: Turn) -> Option<&Span> {
        self.across
            .iter()
            .find(|span| span.cell == cell && span.turn == turn)
    }
}

/// The different orientations of an outline, each with the first turn that gives it.
fn orientations(outline: &Outline) -> Vec<(Turn, Outline)> {
    let mut found: Vec<(Turn, Outline)> = Vec::new();
    for (index, &turn) in Turn::ALL.iter().enumerate() {
        let mut cells: Vec<(i8, i8)> = outline
            .iter()
            .map(|&(row, column)| (row as i8, column as i8))
            .map(|(row, column)| if index >= 4 { (row, -column) } else { (row, column) })
            .collect();
        for _ in 0..index % 4 {
            for cell in &mut cells {
                *cell = (cell.1, -cell.0);
            }
        }
        let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        let mut cells: Outline = cells
            .iter()
            .map(|&(row, column)| ((row - top) as u8, (column - left) as u8))
            .collect();
        cells.sort_unstable();
        if found.iter().all(|(_, known)| *known != cells) {
            found.push((turn, cells));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_outlines_have_fewer_orientations() {
        let bar = vec![(0, 0), (0, 1), (0, 2)];
        assert_eq!(Places::of(&bar, false).inside.len(), 2 * 7 * 5);
        let square = vec![(0, 0), (0, 1), (1, 0), (1, 1)];
        assert_eq!(Places::of(&square, false).inside.len(), 36);
        let hook = vec![(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)];
        assert_eq!(orientations(&hook).len(), 8);
    }

    #[test]
    fn a_tile_fits_where_one_of_its_places_is_free() {
        let hook = Places::of(&vec![(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)], false);
        let mut covered = 1_u64;
        for _ in 0..2000 {
            covered = covered.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let covered = (covered | covered >> 13) & BOARD;
            let free = hook.inside.iter().any(|place| place.mask & covered == 0);
            assert_eq!(hook.fits(covered), free, "{covered:b}");
        }
        assert!(hook.fits(0) && !hook.fits(BOARD));
    }

    #[test]
    fn a_span_has_cells_on_both_sides() {
        let bar = Places::of(&vec![(0, 0), (0, 1), (0, 2)], true);
        assert_eq!(bar.across.len(), 2 * 7);
        assert!(
            bar.across
                .iter()
                .all(|span| span.mask[0] != 0 && span.mask[1] != 0)
        );
    }

    #[test]
    fn neighbours_do_not_wrap_round_the_edge() {
        assert_eq!(around(1), 1 << 1 | 1 << 7);
        let corner = 1 << 48;
        assert_eq!(around(corner), 1 << 47 | 1 << 41);
    }
}
