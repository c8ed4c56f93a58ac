//! How a table is read where the page is narrow: as it is, row by row with the heads of the columns beside the cells, or turned on its side.

/// About how many pixels a narrow page has for a table, and what a letter and the edges of a cell take of them.
const PAGE: usize = 330;
const LETTER: usize = 8;
const EDGES: usize = 12;

/// What stands for a sign in the text of a cell, about as wide as the sign.
const SIGN: &str = "__";

/// How many letters a line of a cell has at least before it is broken for want of room.
const LINE: usize = 9;

/// The columns of a table that is turned on its side: a long row of short figures.
const LONG: usize = 9;
const SHORT: usize = 3;

/// A table with a class for narrow pages, and with what such a page needs to show it.
pub fn written(table: &str) -> String {
    let rows: Vec<Vec<String>> = table.split("<tr>").skip(1).map(cells).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let (class, table) = if columns >= LONG
        && rows
            .iter()
            .flat_map(|row| &row[1..])
            .all(|cell| letters(cell) <= SHORT)
    {
        (" turns", table.to_owned())
    } else if columns > 2 && (0..columns).map(|column| width(&rows, column)).sum::<usize>() > PAGE {
        let is_numbered = rows[1..].iter().all(|row| letters(&row[0]) <= SHORT);
        (
            if is_numbered {
                " stacks numbered"
            } else {
                " stacks"
            },
            with_heads(table, &rows[0]),
        )
    } else {
        ("", table.to_owned())
    };
    format!("<div class=\"scroll{class}\" tabindex=\"0\">{table}</div>")
}

/// The texts of the cells of a row: a sign counts as two letters, and text that must not be broken has no spaces.
fn cells(row: &str) -> Vec<String> {
    let cells = row
        .split("<t")
        .skip(1)
        .filter(|cell| cell.starts_with(['h', 'd']));
    cells
        .map(|cell| text(cell.split_once('>').map_or("", |(_, inner)| inner)))
        .collect()
}

fn text(html: &str) -> String {
    let mut out = String::new();
    let mut is_whole = false;
    for part in html.split_inclusive('>') {
        let (words, tag) = part.split_once('<').unwrap_or((part, ""));
        let words = match is_whole {
            true => words.replace(' ', "\u{a0}"),
            false => words.to_owned(),
        };
        out.push_str(words.trim_end_matches('\n'));
        match tag {
            _ if tag.starts_with("svg") => out.push_str(SIGN),
            _ if tag.starts_with("span") => is_whole = true,
            _ if tag.starts_with("/span") => is_whole = false,
            _ if tag.starts_with("/t") => return out,
            _ => {}
        }
    }
    out
}

fn letters(cell: &str) -> usize {
    cell.chars().count()
}

/// The approximate least width of a column.
fn width(rows: &[Vec<String>], column: usize) -> usize {
    let cells = rows.iter().filter_map(|row| row.get(column));
    let least = |cell: &String| {
        let word = cell.split(' ').map(letters).max().unwrap_or(0);
        letters(cell).min(word.max(LINE))
    };
    cells.map(least).max().unwrap_or(0) * LETTER + EDGES
}

/// The table with the head of its column in every cell: the words alone, escaped as they stand in the table.
fn with_heads(table: &str, heads: &[String]) -> String {
    let heads: Vec<String> = heads
        .iter()
        .map(|head| head.replace(SIGN, "").replace('\u{a0}', " ").trim().to_owned())
        .collect();
    let (head, body) = table.split_once("<tbody>").unwrap_or((table, ""));
    let rows = body.split("<tr>").map(|row| {
        let mut cells = row.split("<td>");
        let first = cells.next().unwrap_or("").to_owned();
        cells
            .zip(&heads)
            .fold(first, |row, (cell, head)| match head.is_empty() {
                true => format!("{row}<td>{cell}"),
                false => format!("{row}<td data-head=\"{head}\">{cell}"),
            })
    });
    let rows: Vec<String> = rows.collect();
    format!("{head}<tbody>{}", rows.join("<tr>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &[&[&str]]) -> String {
        let row = |cells: &&[&str], tag: &str| {
            let cells: String = cells
                .iter()
                .map(|cell| format!("<{tag}>{cell}</{tag}>"))
                .collect();
            format!("<tr>{cells}</tr>")
        };
        let body: Vec<String> = rows[1..].iter().map(|cells| row(cells, "td")).collect();
        format!(
            "<table><thead>{}</thead><tbody>\n{}\n</tbody></table>\n",
            row(&rows[0], "th"),
            body.join("\n")
        )
    }

    #[test]
    fn a_small_table_stays_as_it_is() {
        let small = table(&[&["floor", "1", "2", "3"], &["a value of at least", "1", "3", "5"]]);
        assert_eq!(
            written(&small),
            format!("<div class=\"scroll\" tabindex=\"0\">{small}</div>")
        );
        let pairs = table(&[
            &["tile", "what it does"],
            &[
                "Weak family",
                "one less for each member that is placed, not the neutral one",
            ],
        ]);
        assert!(written(&pairs).starts_with("<div class=\"scroll\""));
    }

    #[test]
    fn a_wide_one_names_its_columns_in_every_cell() {
        let wide = table(&[
            &[
                "leader",
                "<span class=\"named\"><svg aria-hidden=\"true\"></svg> requirement</span>",
                "ability",
                "how often",
            ],
            &[
                "Lorenzo de’ Medici",
                "<span class=\"named\">35 <svg aria-hidden=\"true\"></svg> victory</span> points",
                "copies &amp; keeps a leader",
                "always",
            ],
            &["Ludovico Ariosto", "", "places where others stand", "always"],
        ]);
        let written = written(&wide);
        assert!(written.starts_with("<div class=\"scroll stacks\""), "{written}");
        assert!(
            written.contains(
                "<tr><td data-head=\"leader\">Lorenzo de’ Medici</td><td data-head=\"requirement\"><span"
            ),
            "{written}"
        );
        assert!(
            written.contains("<td data-head=\"ability\">copies &amp; keeps"),
            "{written}"
        );
        assert!(written.contains("<th>leader</th>"));
    }

    #[test]
    fn a_long_row_of_figures_is_turned_on_its_side() {
        let figures = ["faith", "0", "1", "2", "3", "4", "5", "6", "7", "8"];
        assert!(written(&table(&[&figures, &figures])).starts_with("<div class=\"scroll turns\""));
    }
}
