//! Our random playouts beside those of others, in one run on one machine.
//!
//! OpenSpiel and catanatron come from PyPI into a virtual environment under `target/`. Only ratios mean anything: the
//! machine is the same for all, and so is the hour.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::shell::{self, Failed, cargo_command, output, root, target};

/// The versions that the ratios speak of.
const PACKAGES: [&str; 2] = ["open_spiel==2.0.2", "catanatron==3.2.1"];

/// Plays uniformly random games through each package's Python interface and prints decisions and games a second.
const SCRIPT: &str = r#"
import json, random, sys, time
import pyspiel
from catanatron import Color, Game, RandomPlayer

seconds = float(sys.argv[1])
rows = []

def measure(name, play):
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play()
        games += 1
    passed = time.perf_counter() - start
    rows.append({"game": name, "decisions_per_second": decisions / passed, "games_per_second": games / passed})

def spiel(name):
    game = pyspiel.load_game(name)
    choice = random.Random(1)
    def play():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[choice.randrange(len(actions))])
            decisions += 1
        return decisions
    return play

def catan():
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    decisions = 0
    while game.winning_color() is None and decisions < 5000:
        game.play_tick()
        decisions += 1
    return decisions

measure("OpenSpiel chess", spiel("chess"))
measure("catanatron", catan)
print(json.dumps(rows))
"#;

/// Measures all and prints the table of ratios.
pub fn run(seconds: f64) -> Result<(), Failed> {
    let python = environment()?;
    shell::cargo(&["build", "--release", "--package", "signoria-cli"])?;
    let text = format!("{seconds}");
    let theirs = output(
        Command::new(python)
            .args(["-c", SCRIPT, &text])
            .current_dir(root()),
    )?;
    let ours = output(&mut cargo_command(&[
        "run",
        "--release",
        "--quiet",
        "--package",
        "signoria-cli",
        "--",
        "bench",
        "--json",
        "--seconds",
        &text,
    ]))?;
    let (theirs, ours) = (rows(&theirs)?, rows(&ours)?);
    let chess = theirs
        .first()
        .map(|row| row.decisions)
        .ok_or_else(|| Failed("OpenSpiel was not measured".into()))?;
    println!(
        "\n{:<22} {:>14} {:>11} {:>16}",
        "random playouts", "decisions/s", "games/s", "x OpenSpiel chess"
    );
    for row in theirs.iter().chain(&ours) {
        println!(
            "{:<22} {:>14.0} {:>11.1} {:>16.2}",
            row.game,
            row.decisions,
            row.games,
            row.decisions / chess
        );
    }
    Ok(())
}

struct Row {
    game: String,
    decisions: f64,
    games: f64,
}

fn rows(json: &str) -> Result<Vec<Row>, Failed> {
    let value: Value = serde_json::from_str(json).map_err(|error| Failed(format!("not JSON: {error}")))?;
    let number = |row: &Value, key: &str| {
        row[key]
            .as_f64()
            .ok_or_else(|| Failed(format!("{key} is missing in {row}")))
    };
    let rows = value.as_array().ok_or_else(|| Failed("not a list".into()))?;
    rows.iter()
        .map(|row| {
            Ok(Row {
                game: row["game"].as_str().unwrap_or("?").to_owned(),
                decisions: number(row, "decisions_per_second")?,
                games: number(row, "games_per_second")?,
            })
        })
        .collect()
}

/// The Python of the virtual environment, made on the first run.
fn environment() -> Result<PathBuf, Failed> {
    let folder = target().join("compare");
    let python = folder.join("bin").join("python");
    if !python.exists() {
        shell::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    shell::run(
        Command::new(&python)
            .args(["-m", "pip", "install", "--quiet"])
            .args(PACKAGES),
    )?;
    Ok(python)
}
