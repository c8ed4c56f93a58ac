//! Buildings and estates: sizes, outlines, the palazzo, who builds with whom.

use super::*;

pub(super) type Sizes = ([Size; Building::ALL.len()], [u16; 3]);

pub(super) fn buildings(r: &mut Reader, file: &File) -> Result<Sizes, EditionError> {
    let buildings: [_; 10] = r.each("building", &file.building, |record| Some(record.id as usize))?;
    let landscapes: [_; 3] = r.each("landscape", &file.landscape, |record| Some(record.id as usize))?;
    let mut of_size = [0; 3];
    for record in buildings {
        let building = record.get_ref();
        r.check(record, building.copies == 3, "there are 3 of each building")?;
        of_size[building.size as usize] |= 1 << building.id as u16;
    }
    for record in landscapes {
        r.check(
            record,
            record.get_ref().copies == 6,
            "there are 6 of each landscape",
        )?;
    }
    Ok((buildings.map(|record| record.get_ref().size), of_size))
}

pub(super) fn places(
    r: &mut Reader,
    file: &File,
    sizes: &[Size],
) -> Result<[Places; Tile::COUNT], EditionError> {
    let records: [_; Tile::COUNT] = r.each("outline", &file.outline, |record| Some(record.tile.index()))?;
    let mut outlines = Vec::new();
    for record in records {
        let OutlineRecord { tile, cells, .. } = record.get_ref();
        let mut outline: Outline = Vec::new();
        let fits = cells.len() <= usize::from(SIDE) && cells.iter().all(|row| row.len() <= usize::from(SIDE));
        r.check(record, fits, "an outline fits into 7 by 7 cells")?;
        let drawn = cells
            .iter()
            .all(|row| row.bytes().all(|cell| matches!(cell, b'X' | b'.')));
        r.check(record, drawn, "an outline is drawn with X and .")?;
        for (row, line) in cells.iter().enumerate() {
            for (column, cell) in line.bytes().enumerate() {
                if cell == b'X' {
                    outline.push((row as u8, column as u8));
                }
            }
        }
        r.check(
            record,
            connected(&outline),
            "the cells of an outline hang together",
        )?;
        if let Tile::Building(building) = tile {
            let (expected, reason) = match sizes[*building as usize] {
                Size::Large => (7, "a large building has 7 cells"),
                Size::Medium => (5, "a medium building has 5 cells"),
                Size::Small => (3, "a small building has 3 cells"),
            };
            r.check(record, outline.len() == expected, reason)?;
        }
        outlines.push(outline);
    }
    let [forest, lake, park] = [10, 11, 12].map(|index: usize| outlines[index].len());
    r.check(
        records[10],
        forest > lake && forest > park,
        "lakes and parks are smaller than forests",
    )?;
    let mut places = std::array::from_fn(|_| Places::default());
    for (index, (place, outline)) in places.iter_mut().zip(&outlines).enumerate() {
        *place = Places::of(outline, index < Building::ALL.len());
    }
    Ok(places)
}

/// Whether there is a way by edges between any two cells, and at least one cell.
fn connected(outline: &Outline) -> bool {
    let Some(&first) = outline.first() else {
        return false;
    };
    let mut reached = vec![first];
    let mut next = 0;
    while let Some(&(row, column)) = reached.get(next) {
        next += 1;
        for &cell in outline {
            let near = row.abs_diff(cell.0) + column.abs_diff(cell.1) == 1;
            if near && !reached.contains(&cell) {
                reached.push(cell);
            }
        }
    }
    reached.len() == outline.len()
}

pub(super) fn palazzo(r: &mut Reader, file: &File) -> Result<[u64; 2], EditionError> {
    let sides: [_; 2] = r.each("side", &file.side, |record| Some(record.id as usize))?;
    let mut boards = [0u64; 2];
    for (board, record) in boards.iter_mut().zip(sides) {
        for &[row, column] in &record.get_ref().palazzo {
            r.check(
                record,
                row < SIDE && column < SIDE,
                "the palazzo lies inside the estate",
            )?;
            *board |= 1 << (row * SIDE + column);
        }
        let whole = board.count_ones() == 6 && *board & !BOARD == 0;
        r.check(record, whole, "the palazzo has 6 cells")?;
    }
    let corner = 1 << (SIDE * (SIDE - 1));
    r.check(
        sides[0],
        boards[0] & corner != 0,
        "on side A the palazzo lies in the lower left corner",
    )?;
    r.check(
        sides[1],
        boards[1] & corner == 0,
        "on side B the palazzo does not lie in the lower left corner",
    )?;
    Ok(boards)
}

pub(super) type Neighbours = [[[Option<u8>; 2]; MOST_SEATS]; MOST_SEATS + 1];

pub(super) fn neighbours(r: &mut Reader, file: &File) -> Result<Neighbours, EditionError> {
    let layouts: [_; 4] = r.each("layout", &file.layout, |record| {
        usize::from(record.seats).checked_sub(2)
    })?;
    let mut neighbours = [[[None; 2]; MOST_SEATS]; MOST_SEATS + 1];
    for record in layouts {
        let LayoutRecord { seats, borders, .. } = record.get_ref();
        let table = &mut neighbours[usize::from(*seats)];
        for &[left, right] in borders {
            let inside = left < *seats && right < *seats && left != right;
            r.check(record, inside, "a border joins two different seats of the table")?;
            let free = table[usize::from(left)][1].is_none() && table[usize::from(right)][0].is_none();
            r.check(record, free, "an estate has one neighbour on each side")?;
            table[usize::from(left)][1] = Some(right);
            table[usize::from(right)][0] = Some(left);
        }
        let expected = if *seats == 2 { 1 } else { 2 };
        for seat in &table[..usize::from(*seats)] {
            let different = seat[0].is_none() || seat[0] != seat[1];
            let count = seat.iter().flatten().count();
            r.check(
                record,
                count == expected && different,
                "every player has two different neighbours, with two players one",
            )?;
        }
    }
    Ok(neighbours)
}
