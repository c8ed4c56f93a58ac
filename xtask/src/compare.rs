//! Our random playouts and searches beside those of others, in one run on one machine; and in WebAssembly beside the native ones.
//!
//! OpenSpiel and catanatron come from PyPI into a virtual environment under `target/`; our games are measured natively and from Python, as
//! single games and as a vector, with and without observations. Only ratios mean anything: the
//! machine is the same for all, and so is the time. A ratio below its target fails the command.

mod browser;

use std::process::Command;

use serde_json::Value;

use crate::bundle::Effort;
use crate::python::{self, Build};
use crate::shell::{self, Failed, output, root, target};

/// The versions that the ratios refer to, and what builds our package.
const PACKAGES: [&str; 4] = [
    "open_spiel==2.0.2",
    "catanatron==3.2.1",
    "maturin==1.16.0",
    "numpy",
];

/// Plays uniformly random games through each package's Python interface and prints decisions and games a second. Where it says
/// "observed", what the player knows and which actions are legal are taken as numbers at every decision, as a learning program does.
const SCRIPT: &str = r#"
import json, os, random, sys, time
import numpy as np
import pyspiel
import signoria
from catanatron import Color, Game, RandomPlayer

seconds = float(sys.argv[1])
rows = []

# Of one thread, the time that the processor gave it: another program on the machine does not slow it down.
def measure(name, play, beside="OpenSpiel chess", clock=time.process_time, target=None):
    decisions = games = 0
    play()
    start = clock()
    while clock() - start < seconds:
        taken, ended = play()
        decisions += taken
        games += ended
    passed = clock() - start
    row = {"game": name, "beside": beside, "decisions_per_second": decisions / passed, "games_per_second": games / passed}
    rows.append(row | {"target": target})

def spiel(name, observed):
    game = pyspiel.load_game(name)
    choice = random.Random(1)
    def play():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if observed:
                state.observation_tensor()
                state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[choice.randrange(len(actions))])
            decisions += 1
        return decisions, 1
    return play

def catan():
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    decisions = 0
    while game.winning_color() is None and decisions < 5000:
        game.play_tick()
        decisions += 1
    return decisions, 1

def single(name, observed):
    choice = random.Random(1)
    def play():
        game, decisions = signoria.make(name, seed=choice.getrandbits(50)), 0
        while not game.over:
            if observed:
                game.observation()
                game.mask()
            actions = game.legal_actions()
            game.step(actions[choice.randrange(len(actions))])
            decisions += 1
        return decisions, 1
    return play

def vector(name, threads, observed):
    env = signoria.VectorEnv(name, games=256, seed=1, threads=threads, observe=observed, mask=observed)
    def play():
        games = 0
        for _ in range(20):
            games += np.count_nonzero(env.step(env.sample())[2])
        return 20 * env.games, games
    return play

# Simulations of OpenSpiel's own tree search in C++, with one random playout each.
def search(name):
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 500, 100, False, 1, False)
    choice = random.Random(1)
    state = game.new_initial_state()
    def play():
        nonlocal state
        ended = 0
        while True:
            if state.is_terminal():
                state, ended = game.new_initial_state(), 1
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(choice.choices(outcomes, chances)[0])
            else:
                bot.step(state)
                actions = state.legal_actions()
                state.apply_action(actions[choice.randrange(len(actions))])
                return 500, ended
    return play

observed = "OpenSpiel chess, observed"
cores = os.cpu_count() or 1
measure("OpenSpiel chess", spiel("chess", False))
measure(observed, spiel("chess", True), observed)
measure("catanatron", catan)
for name in [game for game in signoria.games() if game != "pebbles"]:
    measure(f"{name}, single", single(name, False), target=3)
    measure(f"{name}, single, observed", single(name, True), observed, target=3)
    measure(f"{name}, vector", vector(name, 1, False), target=30)
    measure(f"{name}, vector, observed", vector(name, 1, True), observed, target=30)
    if cores > 1:
        alone = f"{name}, vector, observed, wall clock"
        measure(alone, vector(name, 1, True), alone, time.perf_counter)
        measure(f"{name}, vector, observed, {cores} threads", vector(name, cores, True), alone, time.perf_counter)
backgammon = "OpenSpiel MCTS on backgammon"
measure(backgammon, search("backgammon"), backgammon)
print(json.dumps(rows))
"#;

/// Measures all, or only what runs in a browser, and prints the tables of ratios. The client is made with that effort.
pub fn run(seconds: f64, effort: Effort, only_browser: bool) -> Result<(), Failed> {
    // Without optimising the ratios say less, but a minute shows whether the command works.
    if !only_browser || effort != Effort::Quick {
        shell::cargo(&["build", "--release", "--package", "signoria-cli"])?;
    }
    let mut missed = match only_browser {
        true => Vec::new(),
        false => with_others(seconds)?,
    };
    missed.extend(browser::compare(effort, seconds)?);
    if missed.is_empty() {
        Ok(())
    } else {
        Err(Failed(format!("below the targets:\n  {}", missed.join("\n  "))))
    }
}

/// Ours from Python and natively beside the others; returns what lies below its target.
fn with_others(seconds: f64) -> Result<Vec<String>, Failed> {
    let folder = target().join("compare");
    let python = python::environment(&folder, &PACKAGES)?;
    python::wheel(&folder, Build::Release)?;
    python::install(&folder)?;
    let text = format!("{seconds}");
    let from_python = output(
        Command::new(python)
            .args(["-c", SCRIPT, &text])
            .current_dir(root()),
    )?;
    let mut bench = Command::new(target().join("release/signoria"));
    let native = output(bench.args(["bench", "--search", "--json", "--seconds", &text]))?;
    let (from_python, native) = (rows(&from_python)?, rows(&native)?);
    println!(
        "\n{:<42} {:>14} {:>11} {:>8} {:>8}  beside",
        "random playouts", "decisions/s", "games/s", "ratio", "target"
    );
    let mut missed = Vec::new();
    let playouts = |row: &&Row| row.game != BACKGAMMON;
    for row in from_python.iter().chain(&native).filter(playouts) {
        let beside = from_python.iter().find(|other| other.game == row.beside);
        let beside = beside.ok_or_else(|| Failed(format!("{} was not measured", row.beside)))?;
        let ratio = row.decisions / beside.decisions;
        let target = row.target.map(|target| target.to_string()).unwrap_or_default();
        println!(
            "{:<42} {:>14.0} {:>11.1} {:>8.2} {:>8}  {}",
            row.game, row.decisions, row.games, ratio, target, row.beside
        );
        if row.target.is_some_and(|target| ratio < target) {
            missed.push(format!(
                "{} makes {ratio:.1} times {}, and should make {target}",
                row.game, row.beside
            ));
        }
    }
    let beside = from_python
        .iter()
        .find(|row| row.game == BACKGAMMON)
        .ok_or_else(|| Failed(format!("{BACKGAMMON} was not measured")))?;
    println!(
        "\n{:<42} {:>14} {:>8} {:>8}",
        "search", "simulations/s", "ratio", "target"
    );
    println!("{:<42} {:>14.0}", beside.game, beside.decisions);
    for row in &native {
        if let Some(simulations) = row.simulations {
            let ratio = simulations / beside.decisions;
            println!(
                "{:<42} {simulations:>14.0} {ratio:>8.1} {SEARCH_TARGET:>8}",
                row.game
            );
            if ratio < SEARCH_TARGET {
                missed.push(format!(
                    "{}, search makes {ratio:.1} times the simulations of {BACKGAMMON}, and should make {SEARCH_TARGET}",
                    row.game
                ));
            }
        }
    }
    Ok(missed)
}

/// The default baseline of a line.
const CHESS: &str = "OpenSpiel chess";

/// How many times the simulations of what it is measured against a search should make.
const SEARCH_TARGET: f64 = 10.0;

/// The baseline of searches; its "decisions" are simulations.
const BACKGAMMON: &str = "OpenSpiel MCTS on backgammon";

struct Row {
    game: String,
    beside: String,
    decisions: f64,
    games: f64,
    /// The least that its ratio should be.
    target: Option<f64>,
    /// Our search with the trained network.
    simulations: Option<f64>,
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
                beside: row["beside"].as_str().unwrap_or(CHESS).to_owned(),
                decisions: number(row, "decisions_per_second")?,
                games: number(row, "games_per_second")?,
                target: row["target"].as_f64(),
                simulations: row["simulations_per_second"].as_f64(),
            })
        })
        .collect()
}
