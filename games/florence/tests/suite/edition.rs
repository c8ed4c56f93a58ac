//! The files of figures: the shipped ones are right, wrong ones are refused with line and reason.

use signoria_engine::{EditionError, Figures};
use signoria_florence::Components;

fn shipped(name: &str) -> &'static str {
    let found = Components::BUILT_IN.iter().find(|edition| edition.name == name);
    found.expect("the edition ships with the game").text
}

/// The file with one piece of text replaced.
fn with(from: &str, to: &str) -> EditionError {
    let text = shipped("2022");
    assert!(text.contains(from), "the file has {from:?}");
    Components::parse(&text.replacen(from, to, 1)).expect_err("the file is wrong")
}

#[test]
fn both_editions_are_valid_and_say_what_is_reconstructed() {
    for name in ["2022", "2006"] {
        let provenance = Components::parse(shipped(name)).expect(name).provenance();
        assert!(provenance.printed > 60, "{provenance:?}");
        assert!(provenance.reconstructed > 15, "{provenance:?}");
    }
}

/// All that differs in play between the files of two editions, by table and key.
fn differences(one: &str, two: &str) -> Vec<String> {
    let read = |name| toml::from_str::<toml::Table>(shipped(name)).expect("a shipped file");
    let (one, two) = (read(one), read(two));
    let keys: std::collections::BTreeSet<&String> = one.keys().chain(two.keys()).collect();
    let mut found = Vec::new();
    for key in keys {
        match (one.get(key), two.get(key)) {
            (Some(toml::Value::Table(one)), Some(toml::Value::Table(two))) => {
                let differing = one.keys().filter(|key| one.get(*key) != two.get(*key));
                found.extend(differing.map(|member| format!("{key}.{member}")));
            }
            (one, two) if one != two => found.push(key.clone()),
            _ => {}
        }
    }
    found
}

// F.ED.1
#[test]
fn the_editions_differ_in_nothing_else() {
    assert_eq!(
        differences("2006", "2022"),
        [
            "diego",
            "diego_card",
            "table.recruit_in_any_turn",
            "table.secret_coins",
            "table.solo"
        ]
    );
}

// F.PF.2
#[test]
fn professions_must_meet_the_totals_of_the_rulebook() {
    let error = with(
        "landscape = \"park\"\nfreedom = \"travel\"",
        "landscape = \"lake\"\nfreedom = \"travel\"",
    );
    assert!(
        error.to_string().contains("wish for a lake, expected 7"),
        "{error}"
    );
    let error = with("freedom = \"religion\"", "freedom = \"travel\"");
    assert!(error.to_string().contains("expected 7"), "{error}");
    let error = with("building = \"chapel\"", "building = \"hospital\"");
    assert!(
        error.to_string().contains("wish for the chapel, expected 1 to 3"),
        "{error}"
    );
    let alike = "id = \"theologian\"\nbuilding = \"university\"\nlandscape = \"park\"\nfreedom = \"travel\"";
    let error = with(
        alike,
        "id = \"theologian\"\nbuilding = \"university\"\nlandscape = \"lake\"\nfreedom = \"religion\"",
    );
    assert!(error.to_string().contains("no two professions"), "{error}");
}

#[test]
fn a_wrong_record_is_named_by_its_line() {
    let text = shipped("2022");
    let wrong = text.replacen("minimum = 12", "minimum = 9", 1);
    let line = 1 + text[..text.find("number = 3").unwrap()].matches('\n').count() - 1;
    match Components::parse(&wrong).unwrap_err() {
        EditionError::At { line: found, reason } => {
            assert!(found.abs_diff(line) <= 1, "line {found}, expected about {line}");
            assert!(reason.contains("rises"), "{reason}");
        }
        other => panic!("{other}"),
    }
}

#[test]
fn wrong_files_are_refused() {
    for (from, to, reason) in [
        ("rounds = 7", "rounds = 8", "exactly 7 rounds"),
        ("jesters = 7", "jesters = 8", "7 jesters"),
        ("start = 3500", "start = 3550", "multiples of 100"),
        ("copies = 3", "copies = 4", "3 of each building"),
        ("copies = 6", "copies = 5", "6 of each landscape"),
        (
            "[\"X.X\", \"X.X\", \"XXX\"]",
            "[\"X.X\", \"X.X\", \"X.X\"]",
            "hang together",
        ),
        (
            "[\"X.X\", \"X.X\", \"XXX\"]",
            "[\"X..\", \"X.X\", \"XXX\"]",
            "7 cells",
        ),
        ("[\"XXX\", \"XXX\"]", "[\"XX\", \"XX\"]", "smaller than forests"),
        ("[6, 0], ", "[4, 3], ", "lower left corner"),
        ("points = 6\ntied = 3", "points = 6\ntied = 4", "half the points"),
        ("rounds = \"1-2\"", "rounds = \"3-4\"", "expected 6, 6 and 9"),
        ("[\"jester\", 6]", "[\"builder\", 6]", "each once"),
        ("source = \"printed\"", "source = \"guessed\"", "guessed"),
        ("id = \"poet\"", "id = \"painter\"", "stands twice"),
        ("solo = true", "solo = false", "Diego"),
        ("highest = 500", "highest = 700", "cover"),
        ("borders = [[0, 1]]", "borders = [[0, 0]]", "two different seats"),
        ("[table]", "[tabel]", "tabel"),
    ] {
        let error = with(from, to);
        assert!(error.to_string().contains(reason), "{from} -> {to}: {error}");
    }
}
