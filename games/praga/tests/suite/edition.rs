//! The data file: complete, checked, and replaceable.

use signoria_engine::{Edition, EditionError, Figures};
use signoria_praga::edition::Components;

fn text() -> &'static str {
    Components::BUILT_IN[0].text
}

/// The error for the file with one passage changed.
fn broken(from: &str, to: &str) -> EditionError {
    assert!(text().contains(from), "{from} is not in the file");
    Components::parse(&text().replacen(from, to, 1)).expect_err("the file should be refused")
}

// P.RF.10
#[test]
fn the_standard_edition_is_read_and_says_where_its_figures_come_from() {
    let edition: Edition<Components> = Edition::standard();
    let provenance = edition.figures().provenance();
    assert!(
        provenance.printed > 80 && provenance.reconstructed > 150,
        "{provenance:?}"
    );
}

#[test]
fn errors_name_the_line() {
    let line = |needle: &str| 1 + text()[..text().find(needle).unwrap()].lines().count();
    let error = broken(
        "bonus = [\"gold 1\"]\nuniversity = 1",
        "bonus = [\"goald 1\"]\nuniversity = 1",
    );
    let EditionError::At { line: found, .. } = error else {
        panic!("{error}")
    };
    assert!(
        found.abs_diff(line("bonus = [\"gold 1\"]\nuniversity = 1")) <= 1,
        "{error}"
    );
    let error = broken("id = \"u1-02\"", "id = \"u1-01\"");
    assert!(error.to_string().contains("second [[upgrade]]"), "{error}");
    let EditionError::At { line: found, .. } = error else {
        panic!("{error}")
    };
    assert!(found.abs_diff(line("id = \"u1-02\"")) <= 2, "line {found}");
}

#[test]
fn figures_that_break_the_rulebook_are_refused_with_a_reason() {
    for (from, to, reason) in [
        ("zone = \"red\"", "zone = \"green\"", "positions 0 to 3 are red"),
        ("special_or_vp = 1\n", "", "a sector has a bonus"),
        (
            "a = [\"mines\", \"wall\"]",
            "a = [\"mines\", \"mines\"]",
            "two different actions",
        ),
        (
            "a = [\"mines\", \"wall\"]",
            "a = [\"mines\", \"road\"]",
            "each action twice",
        ),
        ("university = 1", "university = 2", "one university step in era I"),
        ("turns = 32", "turns = 31", "16 turns"),
        ("cubes = 11", "cubes = 10", "nine cubes"),
        ("production_tile = 6", "production_tile = 3", "in this order"),
        ("plaza = \"p3\"", "plaza = \"p4\"", "must touch the plaza"),
        (
            "old_town = false\ngold = 0",
            "old_town = false\ngold = 1",
            "New Town site",
        ),
        (
            "\"^\", \"\", \"v2\"],",
            "\"^\", \"\", \">\"],",
            "no arrow leads over",
        ),
        ("loop = [\"p1\", \"p3\"", "loop = [\"p1\", \"p1\"", "eight plazas"),
        ("hourglass = 7", "hourglas = 7", "hourglas"),
        ("when = \"wheel-gold\"\n", "", "say when they work"),
        ("per = \"university\"\n", "", "go together"),
        ("colour = \"yellow\"", "colour = \"orange\"", "orange"),
        ("corners = [5]", "corners = [6]", "corners are different numbers"),
        ("level = 2\nstep = 2", "level = 2\nstep = 1", "the levels rise"),
        ("gold = 0\nvp = 1\n", "gold = 1\nvp = 1\n", "only red positions"),
        ("cell = [1, 0]", "cell = [2, 0]", "round 0, 0"),
        ("corner = 4 }", "corner = 3 }", "one place"),
        ("bonus = [\"gold 2\"]", "bonus = [\"gold 99\"]", "1 to 12"),
        ("provenance = \"printed\"", "provenance = \"guessed\"", "guessed"),
    ] {
        let error = broken(from, to).to_string();
        assert!(error.contains(reason), "{from} → {to}: {error}");
    }
}
