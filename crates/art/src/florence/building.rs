//! Buildings, from their cells alone, for any turn or flip: roof, façades bay by bay, one emblem on the longest façade. Nothing leaves
//! the outline.

use crate::canvas::{Canvas, arch};
use crate::outline::{CELL, Cells};
use crate::paint::*;
use crate::roof::{self, Tiles};

use super::{emblem, facade};

/// The buildings by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Building {
    University,
    Laboratory,
    Workshop,
    Library,
    Opera,
    Studio,
    Hospital,
    Theatre,
    Tower,
    Chapel,
}

impl Building {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::University,
        Self::Laboratory,
        Self::Workshop,
        Self::Library,
        Self::Opera,
        Self::Studio,
        Self::Hospital,
        Self::Theatre,
        Self::Tower,
        Self::Chapel,
    ];

    /// The pigments of wall and trim.
    pub(super) fn walls(self) -> (Paint, Paint) {
        match self {
            Self::University => (WALL_UNIVERSITY, TRIM_UNIVERSITY),
            Self::Laboratory => (WALL_LABORATORY, TRIM_LABORATORY),
            Self::Workshop => (WALL_WORKSHOP, TRIM_WORKSHOP),
            Self::Library => (WALL_LIBRARY, TRIM_LIBRARY),
            Self::Opera => (WALL_OPERA, TRIM_OPERA),
            Self::Studio => (WALL_STUDIO, TRIM_STUDIO),
            Self::Hospital => (WALL_HOSPITAL, TRIM_HOSPITAL),
            Self::Theatre => (WALL_THEATRE, TRIM_THEATRE),
            Self::Tower => (WALL_TOWER, TRIM_TOWER),
            Self::Chapel => (WALL_CHAPEL, TRIM_CHAPEL),
        }
    }

    fn tiles(self) -> Tiles {
        match self {
            Self::University | Self::Library | Self::Hospital => Tiles::TERRACOTTA,
            Self::Laboratory | Self::Studio | Self::Tower => Tiles::ROSE,
            Self::Workshop | Self::Theatre => Tiles::OCHRE,
            Self::Opera | Self::Chapel => Tiles::LEAD,
        }
    }

    /// Roofs that carry domes, skylights or a belfry have no room for dormers.
    fn has_dormers(self) -> bool {
        !matches!(self, Self::Studio | Self::Opera | Self::Chapel | Self::Library)
    }
}

/// Draws a building on its cells.
pub fn building(canvas: &mut Canvas, kind: Building, cells: &Cells) {
    let outline = cells.path();
    let upright = cells.all().iter().all(|cell| cell.1 == 0);
    canvas.clipped(&outline, |canvas| {
        if kind == Building::Tower && upright {
            upright_tower(canvas);
            return;
        }
        roof::draw(canvas, cells, kind.tiles());
        for run in cells.runs() {
            facade::draw(canvas, kind, run);
        }
        if kind.has_dormers() {
            dormers(canvas, kind, cells);
        }
        emblem::draw(canvas, kind, cells);
    });
    canvas.line(outline, 3.4);
}

/// Small windows in the roof, where it runs on below.
fn dormers(canvas: &mut Canvas, kind: Building, cells: &Cells) {
    let wall = kind.walls().0;
    let mut dormer = |x: f32, y: f32| {
        canvas.shape(format_args!("M{x},{y}v-16l9,-9l9,9v16z"), wall, 1.8);
        canvas.line(format_args!("M{},{}l12,-12l12,12", x - 3.0, y - 15.0), 2.6);
        canvas.rect((x + 5.5, y - 14.0, 7.0, 10.0), WINDOW, 0.0);
    };
    for &(row, column) in cells.all() {
        if !cells.has_below((row, column)) {
            continue;
        }
        let (x, y) = (column as f32 * CELL, row as f32 * CELL);
        if row > 0 && !cells.has((row, column - 1)) {
            dormer(x + 16.0, y + 62.0);
        }
        if cells.has((row - 1, column)) {
            dormer(x + 66.0, y + 50.0);
        }
    }
}

/// A tower of three cells on end is drawn from the front.
fn upright_tower(canvas: &mut Canvas) {
    let (wall, trim) = Building::Tower.walls();
    canvas.rect((2.0, 2.0, 96.0, 296.0), wall, 0.0);
    canvas.wash("M66,2h32v296h-32z", BLACK, 0.12);
    canvas.shape("M2,30L50,2L98,30Z", TERRACOTTA_W, 2.4);
    canvas.fill("M50,2L98,30H60Z", TERRACOTTA_E);
    canvas.rect((10.0, 30.0, 80.0, 44.0), wall, 2.0);
    for x in [20.0, 58.0] {
        canvas.shape(arch(x, 70.0, 22.0, 34.0), WINDOW, 1.8);
    }
    canvas.shape("M26,64q0,-12 5,-13q5,1 5,13z", GILT, 1.4);
    for index in 0..4u8 {
        canvas.rect((3.0 + f32::from(index) * 25.5, 74.0, 17.0, 16.0), wall, 1.8);
    }
    canvas.rect((2.0, 88.0, 96.0, 18.0), wall, 2.0);
    for index in 0..5 {
        canvas.shape(format_args!("M{},106a8,9 0 0 0 16,0", 4 + index * 19), trim, 1.6);
    }
    canvas.circle((50.0, 150.0), 22.0, PAPER, 2.4);
    canvas.line("M50,150V134M50,150L61,156", 2.6);
    canvas.line("M50,130v4M70,150h-4M50,170v-4M30,150h4", 2.0);
    for (x, y) in [(22.0, 190.0), (62.0, 196.0), (42.0, 222.0)] {
        canvas.shape(arch(x, y + 24.0, 15.0, 26.0), WINDOW, 1.6);
    }
    canvas.shape(arch(34.0, 298.0, 32.0, 44.0), DOOR, 2.0);
    let stones = "M12,182h12M78,176h10M14,240h14M70,252h16M12,276h12M80,226h10M76,120h12M10,128h10";
    canvas.stroke(stones, trim, 1.4);
}
