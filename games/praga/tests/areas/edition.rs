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

#[test]
fn the_standard_edition_is_read_and_says_where_its_figures_come_from() {
    // P.RU.53, P.RF.10
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
