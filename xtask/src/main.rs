//! The build steps: `cargo xtask play` and `cargo xtask test` do everything from a bare checkout.

mod browser;
mod bundle;
mod clauses;
mod compare;
mod dist;
mod journals;
mod mutants;
mod passed;
mod play;
mod programs;
mod progress;
mod python;
mod serve;
mod setup;
mod shell;
mod test;
mod webdriver;

use std::ffi::OsString;
use std::process::ExitCode;

use pico_args::Arguments;

use bundle::Effort;
use python::Build;
use shell::Failed;

const HELP: &str = "\
cargo xtask STEP: the build steps of Signoria

To play:
  play [--no-open] [-- FLAGS]   build everything, start the server and open the page; FLAGS are for `signoria serve`

To work on it:
  dev [-- FLAGS]                the same, rebuilt whenever a file changes: the page reloads itself, the table stays
  test [--fast] [--all]         everything that CI checks; --fast: no browser, no PostgreSQL, no documentation. What has passed before and has
                                not changed since is skipped, and the output says so; --all: nothing is skipped
  clauses [GAME]                the clauses of a game's RULES.md that no test proves
  journals GAME                 regenerates the stored games of a game; CONTRIBUTING says when that is right
  mutants GAME [--sample N]     how many of the faults put into the rules the tests catch; 200 faults by default
  bundle [--quick]              the browser client, in target/bundle; --quick: not optimised for size, in target/play/bundle
                                Where --bundle says which: quick; tested, as `test` makes it; full, as people download it; built, the last full one
  browser-tests [NAME] [--bundle quick|tested|full|built]
                                the client in headless Chromium; NAME: only the tests whose name contains it
  screens [--bundle quick|tested|full|built]
                                pictures of the main screens, into docs/screens
  python [--release] [--heavy]  the Python package: built into target/wheels and tested; --release: optimised; --heavy: with the examples
                                that need PyTorch and Ray (gigabytes)
  python --built                only its tests, with the library from the last build of the workspace
  dist                          what people install: tar archive, Debian package, container image, checksums; in target/dist
  load [-- FLAGS]               many tables at once on a server on this machine; FLAGS: --tables N --rate N --seconds N --postgres --database URL
                                --processes N --bots LEVEL --spectators N --idle N; it fails with --most-p99 MS or --least-rate N if they are missed
  crash [-- FLAGS]              kills a server in the middle of games: is anything lost? FLAGS: --kills N --seconds N --people N --bots LEVEL --postgres --processes N,
                                or --postgres --away SECONDS
  fuzz [-- --seconds N]         sends a server nearly valid input, different in every run: frames, headers, messages, bodies, journals
  compare [--seconds N] [--browser] [--bundle quick|tested|full|built]
                                our random playouts and searches, native and from Python, compared with OpenSpiel and catanatron, and in Chromium compared
                                with the native ones; --browser: only these
";

fn main() -> ExitCode {
    let mut words: Vec<OsString> = std::env::args_os().skip(1).collect();
    // What follows -- is for the program that the step starts.
    let rest = match words.iter().position(|word| word == "--") {
        Some(at) => words.split_off(at).split_off(1),
        None => Vec::new(),
    };
    let rest: Vec<String> = rest
        .into_iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    match step(Arguments::from_vec(words), &rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(reason)) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

impl From<pico_args::Error> for Failed {
    fn from(error: pico_args::Error) -> Self {
        Self(format!("{error}; see cargo xtask --help"))
    }
}

fn step(mut args: Arguments, rest: &[String]) -> Result<(), Failed> {
    if args.contains(["-h", "--help"]) {
        print!("{HELP}");
        return Ok(());
    }
    let step = args.subcommand()?.unwrap_or_default();
    match step.as_str() {
        "play" => {
            let open = !args.contains("--no-open");
            done(args)?;
            play::play(open, rest)
        }
        "dev" => {
            done(args)?;
            play::dev(rest)
        }
        "test" => {
            let fast = args.contains("--fast");
            let all = args.contains("--all");
            done(args)?;
            test::all(fast, all)
        }
        "dist" => {
            done(args)?;
            dist::all()
        }
        "bundle" => {
            let quick = args.contains("--quick");
            done(args)?;
            if quick {
                bundle::make(Effort::Quick).map(|_| ())
            } else {
                bundle::full()
            }
        }
        "browser-tests" => {
            let effort = effort(&mut args)?;
            let only: String = args.opt_free_from_str()?.unwrap_or_default();
            done(args)?;
            browser::test(bundle::make(effort)?, &only, None)
        }
        "screens" => {
            let effort = effort(&mut args)?;
            done(args)?;
            browser::screens(bundle::make(effort)?)
        }
        "clauses" => {
            let game: Option<String> = args.opt_free_from_str()?;
            done(args)?;
            clauses::list(game.map(known).transpose()?.as_deref())
        }
        "journals" => {
            let game = game(&mut args)?;
            done(args)?;
            journals::remake(&game)
        }
        "mutants" => {
            let sample = args.opt_value_from_str("--sample")?;
            let game = game(&mut args)?;
            done(args)?;
            mutants::run(&game, sample.unwrap_or(mutants::SAMPLE))
        }
        "python" => python_step(args),
        "load" => {
            done(args)?;
            measured(&["bench", "-p", "signoria-cli", "--bench", "load", "--"], rest)
        }
        "crash" => {
            done(args)?;
            // As a test, not optimised: most of the time goes to the disk.
            measured(&["test", "-p", "signoria-cli", "--bench", "crash", "--"], rest)
        }
        "fuzz" => {
            done(args)?;
            fuzz(rest)
        }
        "compare" => {
            let seconds = args.opt_value_from_str("--seconds")?.unwrap_or(3.0);
            let effort = args.opt_value_from_str("--bundle")?.unwrap_or(Effort::Full);
            let only_browser = args.contains("--browser");
            done(args)?;
            compare::run(seconds, effort, only_browser)
        }
        "" => Err(Failed(format!("which step?\n\n{HELP}"))),
        other => Err(Failed(format!("there is no step {other:?}\n\n{HELP}"))),
    }
}

fn python_step(mut args: Arguments) -> Result<(), Failed> {
    if args.contains("--built") {
        done(args)?;
        return python::test_built(&passed::Passed::remembered(true));
    }
    let release = args.contains("--release");
    let heavy = args.contains("--heavy");
    done(args)?;
    let build = if release { Build::Release } else { Build::Quick };
    python::all(build, heavy)
}

/// A measurement of the server: a program of its own, which reads its flags itself.
fn measured(program: &[&str], flags: &[String]) -> Result<(), Failed> {
    let flags = flags.iter().map(String::as_str);
    shell::cargo(&program.iter().copied().chain(flags).collect::<Vec<_>>())
}

fn fuzz(flags: &[String]) -> Result<(), Failed> {
    let mut flags = Arguments::from_vec(flags.iter().map(OsString::from).collect());
    let seconds: u64 = flags.opt_value_from_str("--seconds")?.unwrap_or(60);
    done(flags)?;
    let test = ["test", "-p", "signoria-cli", "--test", "suite", "fuzz", "--"];
    let mut fuzz = shell::cargo_command(&test);
    fuzz.arg("--test-threads=1");
    shell::run(fuzz.env("SIGNORIA_FUZZ_SECONDS", seconds.to_string()))
}

fn effort(args: &mut Arguments) -> Result<Effort, Failed> {
    Ok(args.opt_value_from_str("--bundle")?.unwrap_or(Effort::Quick))
}

/// The game that the step is about.
fn game(args: &mut Arguments) -> Result<String, Failed> {
    let named: Option<String> = args.opt_free_from_str()?;
    named.map_or_else(|| Err(Failed(format!("which game? {}", games()?))), known)
}

/// A game that there is.
fn known(name: String) -> Result<String, Failed> {
    if clauses::games()?.contains(&name) {
        Ok(name)
    } else {
        Err(Failed(format!("there is no game {name:?}; {}", games()?)))
    }
}

fn games() -> Result<String, Failed> {
    Ok(format!("there are {}", clauses::games()?.join(", ")))
}

/// Nothing may be left over: a misspelt flag must not be ignored.
fn done(args: Arguments) -> Result<(), Failed> {
    match args.finish().first() {
        None => Ok(()),
        Some(word) => Err(Failed(format!(
            "{} is not understood; see cargo xtask --help",
            word.to_string_lossy()
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_game_is_refused_with_the_list_of_games() {
        let words = |text: &str| Arguments::from_vec(text.split_whitespace().map(OsString::from).collect());
        assert_eq!(game(&mut words("praga")).unwrap(), "praga");
        for (text, told) in [("chess", "no game \"chess\""), ("", "which game?")] {
            let Failed(reason) = game(&mut words(text)).unwrap_err();
            assert!(
                reason.contains(told) && reason.contains("amalfi, florence"),
                "{reason}"
            );
        }
    }
}
