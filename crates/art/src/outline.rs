//! Polyominoes: cells that share edges, and the line around them. A cell is 100 wide.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A cell: row from the top, column from the left.
pub type Cell = (i32, i32);

/// The width of a cell in drawings.
pub const CELL: f32 = 100.0;

/// The cells of a piece, with what drawings ask about them.
#[derive(Clone, Debug)]
pub struct Cells {
    cells: Vec<Cell>,
    set: BTreeSet<Cell>,
}

/// Cells side by side with nothing of the piece below them: a façade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The row.
    pub row: i32,
    /// The leftmost column.
    pub column: i32,
    /// How many cells.
    pub length: i32,
}

impl Run {
    /// The middle, across.
    #[must_use]
    pub fn middle(&self) -> f32 {
        (self.column as f32 + self.length as f32 / 2.0) * CELL
    }

    /// The top of the row.
    #[must_use]
    pub fn top(&self) -> f32 {
        self.row as f32 * CELL
    }

    /// The left edge.
    #[must_use]
    pub fn left(&self) -> f32 {
        self.column as f32 * CELL
    }
}

impl Cells {
    /// The piece of these cells.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = Cell>) -> Self {
        let set: BTreeSet<Cell> = cells.into_iter().collect();
        Self {
            cells: set.iter().copied().collect(),
            set,
        }
    }

    /// The cells, by row and column.
    #[must_use]
    pub fn all(&self) -> &[Cell] {
        &self.cells
    }

    /// Whether the cell belongs to the piece.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.set.contains(&cell)
    }

    /// Whether another cell of the piece lies below.
    #[must_use]
    pub fn has_below(&self, (row, column): Cell) -> bool {
        self.has((row + 1, column))
    }

    /// Rows and columns that the piece needs.
    #[must_use]
    pub fn size(&self) -> (i32, i32) {
        let rows = self.cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
        let columns = self.cells.iter().map(|cell| cell.1 + 1).max().unwrap_or(0);
        (rows, columns)
    }

    /// The piece as rows of ones and zeroes, `101-111`: the name of its shape.
    #[must_use]
    pub fn rows(&self) -> String {
        let (rows, columns) = self.size();
        let row = |row: i32| -> String {
            let digit = |column| if self.has((row, column)) { '1' } else { '0' };
            (0..columns).map(digit).collect()
        };
        (0..rows).map(row).collect::<Vec<_>>().join("-")
    }

    /// The cells with nothing of the piece above them.
    #[must_use]
    pub fn tops(&self) -> Vec<Cell> {
        let top = |&(row, column): &Cell| !self.has((row - 1, column));
        self.cells.iter().copied().filter(top).collect()
    }

    /// The façades, by row and column.
    #[must_use]
    pub fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for &(row, column) in self.cells.iter().filter(|&&cell| !self.has_below(cell)) {
            match runs.last_mut() {
                Some(run) if run.row == row && run.column + run.length == column => run.length += 1,
                _ => runs.push(Run {
                    row,
                    column,
                    length: 1,
                }),
            }
        }
        runs
    }

    /// The line around the piece, without needless corners.
    #[must_use]
    pub fn path(&self) -> String {
        type Point = (i32, i32);
        let mut edges: BTreeMap<Point, Vec<Point>> = BTreeMap::new();
        for &(row, column) in &self.cells {
            // Clockwise, so that a piece is always to the right of its edge.
            let sides = [
                ((row - 1, column), (column, row), (column + 1, row)),
                ((row, column + 1), (column + 1, row), (column + 1, row + 1)),
                ((row + 1, column), (column + 1, row + 1), (column, row + 1)),
                ((row, column - 1), (column, row + 1), (column, row)),
            ];
            for (neighbour, from, to) in sides {
                if !self.has(neighbour) {
                    edges.entry(from).or_default().push(to);
                }
            }
        }
        let mut path = String::new();
        while let Some((&start, _)) = edges.first_key_value() {
            let mut points = vec![start];
            let mut at = start;
            while let Some(next) = edges.get_mut(&at).and_then(Vec::pop) {
                if edges.get(&at).is_some_and(Vec::is_empty) {
                    edges.remove(&at);
                }
                at = next;
                if at == start {
                    break;
                }
                points.push(at);
            }
            let count = points.len();
            let corner = |index: usize| {
                let (a, b, c) = (
                    points[(index + count - 1) % count],
                    points[index],
                    points[(index + 1) % count],
                );
                (a.0 == b.0) != (b.0 == c.0)
            };
            for (order, index) in (0..count).filter(|&index| corner(index)).enumerate() {
                let (x, y) = points[index];
                let pen = if order == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{pen}{},{}", x * 100, y * 100);
            }
            path.push('Z');
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_around_an_l_has_six_corners() {
        let piece = Cells::new([(0, 0), (1, 0), (1, 1)]);
        assert_eq!(piece.path(), "M0,0L100,0L100,100L200,100L200,200L0,200Z");
    }

    #[test]
    fn a_facade_is_where_nothing_lies_below() {
        let piece = Cells::new([(0, 0), (0, 1), (0, 2), (1, 1)]);
        let runs: Vec<_> = piece
            .runs()
            .iter()
            .map(|run| (run.row, run.column, run.length))
            .collect();
        assert_eq!(runs, [(0, 0, 1), (0, 2, 1), (1, 1, 1)]);
    }
}
