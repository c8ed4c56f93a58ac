//! The program as a process: what it prints, and its exit codes.

use std::io::{Read as _, Write};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::server::patience;

fn signoria(arguments: &[&str]) -> Output {
    let mut signoria = Command::new(env!("CARGO_BIN_EXE_signoria"));
    patience::output(signoria.args(arguments).env("LC_ALL", "C"), "the program")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn games_are_listed_in_every_language() {
    let english = signoria(&["games"]);
    assert_eq!(english.status.code(), Some(0));
    assert!(text(&english.stdout).contains("Pebbles"));
    assert!(text(&signoria(&["--lang", "ru", "games"]).stdout).contains("Камешки"));
    assert!(text(&signoria(&["games", "--lang", "pl"]).stdout).contains("Kamyki"));
    let json: Value = serde_json::from_slice(&signoria(&["games", "--json"]).stdout).unwrap();
    assert!(
        json.as_array()
            .unwrap()
            .iter()
            .any(|game| game["id"] == "pebbles")
    );
}

#[test]
fn the_arena_reports_each_player() {
    let run = signoria(&[
        "arena",
        "pebbles",
        "--players",
        "greedy,random",
        "--games",
        "20",
        "--jobs",
        "2",
        "--seed",
        "1",
        "--json",
    ]);
    assert_eq!(run.status.code(), Some(0), "{}", text(&run.stderr));
    let rows: Value = serde_json::from_slice(&run.stdout).unwrap();
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert!(
            row["name"].is_string()
                && row["games"] == 20
                && row["win_share"].is_number()
                && row["low"].as_f64() <= row["high"].as_f64()
                && row["mean_score"].is_number()
        );
    }
    let table = signoria(&["arena", "pebbles", "--players", "random,random", "--games", "4"]);
    assert!(text(&table.stdout).contains("win share"));
}

#[test]
fn bench_reports_each_game() {
    let run = signoria(&["bench", "pebbles", "--seconds", "0.05", "--json"]);
    let rows: Value = serde_json::from_slice(&run.stdout).unwrap();
    let row = &rows.as_array().unwrap()[0];
    assert_eq!(row["game"], "pebbles");
    assert!(
        row["decisions_per_second"].as_f64().unwrap() > 0.0
            && row["games_per_second"].as_f64().unwrap() > 0.0
    );
}

#[test]
fn perft_counts() {
    assert_eq!(
        text(&signoria(&["perft", "pebbles", "--depth", "3"]).stdout),
        "  1                3\n  2                9\n  3               27\n"
    );
}

#[test]
fn replay_tells_verifies_and_says_no() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let good = include_str!("../../../engine/tests/fixtures/pebbles-1.json");
    std::fs::write(&path, good).unwrap();
    let file = path.to_str().unwrap();
    let told = signoria(&["replay", file, "--until", "2"]);
    assert_eq!(told.status.code(), Some(0));
    assert!(text(&told.stdout).contains("Seat 2 takes 2 pebbles") && !text(&told.stdout).contains("Seat 3"));
    assert_eq!(signoria(&["replay", file, "--verify"]).status.code(), Some(0));
    std::fs::write(&path, good.replace("2 take 3", "2 take 2")).unwrap();
    let no = signoria(&["replay", file, "--verify"]);
    assert_eq!(no.status.code(), Some(1));
    assert!(text(&no.stdout).contains("checksum"));
    std::fs::write(&path, &good[..good.len() / 2]).unwrap();
    let damaged = signoria(&["replay", file]);
    assert_eq!(damaged.status.code(), Some(3));
    assert!(
        text(&damaged.stderr).contains("line "),
        "{}",
        text(&damaged.stderr)
    );
}

#[test]
fn an_analysis_needs_bots_that_know_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    std::fs::write(
        &path,
        include_str!("../../../engine/tests/fixtures/pebbles-1.json"),
    )
    .unwrap();
    let run = signoria(&["analyse", path.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(3));
    assert!(text(&run.stderr).contains("pebbles"), "{}", text(&run.stderr));
}

#[test]
fn an_analysis_names_the_costliest_decisions() {
    let journal = include_str!("../../../../games/lorenzo/journals/03-2016-2p.json");
    // The first actions are enough, without the checksum of the end.
    let mut journal: Value = serde_json::from_str(journal).unwrap();
    journal["actions"].as_array_mut().unwrap().truncate(8);
    journal.as_object_mut().unwrap().remove("checksum");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    std::fs::write(&path, journal.to_string()).unwrap();
    let file = path.to_str().unwrap();
    let run = signoria(&["analyse", file, "--playouts", "8", "--json"]);
    assert_eq!(run.status.code(), Some(0), "{}", text(&run.stderr));
    let told: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(told["losses"].as_array().unwrap().len(), 2);
    assert!(!told["decisions"].as_array().unwrap().is_empty());
    let table = signoria(&["analyse", file, "--playouts", "8"]);
    assert!(text(&table.stdout).contains("points given away"));
}

#[test]
fn wrong_usage_is_explained_with_its_own_code() {
    for (arguments, code, hint) in [
        (&["gmaes"][..], 2, "games"),
        (
            &["arena", "pebbles", "--players", "random,random", "--games", "0"],
            2,
            "at least 1",
        ),
        (&["arena", "pebbles", "--players", "random"], 3, "2 to 4"),
        (&["arena", "pebbles", "--players", "gready"], 2, "greedy"),
        (&["bench", "pebbles", "--seconds", "-1"], 2, "--seconds"),
        (&["bench", "pebbles", "--edition", "1499"], 3, "standard"),
        (&["perft", "pebbles", "-o", "sharp=true"], 3, "sharp"),
        (&["replay", "no-such-file.json"], 4, "no-such-file.json"),
        (&["play", "pebbles", "--seats", "human"], 3, "2 to 4"),
        (&["play"], 2, "<GAME>"),
    ] {
        let run = signoria(arguments);
        assert_eq!(
            run.status.code(),
            Some(code),
            "{arguments:?}: {}",
            text(&run.stderr)
        );
        assert!(
            text(&run.stderr).contains(hint),
            "{arguments:?}: {}",
            text(&run.stderr)
        );
        assert!(run.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_names_the_exit_codes_and_every_command() {
    let help = text(&signoria(&["--help"]).stdout);
    for word in [
        "Exit codes",
        "games",
        "play",
        "replay",
        "arena",
        "bench",
        "perft",
        "engine",
        "completions",
    ] {
        assert!(help.contains(word), "{word}");
    }
    for shell in ["bash", "zsh", "fish"] {
        assert!(text(&signoria(&["completions", shell]).stdout).contains("arena"));
    }
}

#[test]
fn the_engine_answers_line_by_line() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_signoria"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(b"{\"cmd\":\"games\"}\nnonsense\n")
        .unwrap();
    let status = patience::ended(&mut child, "the engine, whose questions are over,");
    assert_eq!(status.code(), Some(0));
    let mut answers = String::new();
    child.stdout.take().unwrap().read_to_string(&mut answers).unwrap();
    assert_eq!(answers.lines().count(), 2);
}
