//! The same rules and the same search in WebAssembly, in Chromium, beside the native ones.
//!
//! What is measured is the engine of the bundle that people download, in a worker as it is when bots think for a page. Both run the same code
//! on the same positions, in turns: what else the machine does slows down both. The best of each counts.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::bundle::{self, Effort};
use crate::serve;
use crate::shell::{Failed, output, target};
use crate::webdriver::{Browser, Driver};

/// The least part of the native speed.
const LEAST: f64 = 0.6;
/// How often each is measured. The first time in a browser, part of its compiling is still under way.
const ROUNDS: usize = 3;

/// Starts a worker, and says so when it hears.
const START: &str = "
    const worker = new Worker(signoria.files['worker.js'], {type: 'module'});
    window.measured = worker;
    worker.onerror = () => done(false);
    worker.onmessage = () => done(true);
";

/// Decisions and simulations a second.
#[derive(Clone, Copy, Debug, Default)]
struct Speed {
    decisions: f64,
    simulations: f64,
}

impl Speed {
    fn read(row: &Value) -> Result<Self, Failed> {
        let number = |key: &str| {
            row[key]
                .as_f64()
                .ok_or_else(|| Failed(format!("{key} is missing in {row}")))
        };
        Ok(Self {
            decisions: number("decisions_per_second")?,
            simulations: number("simulations_per_second")?,
        })
    }

    fn best(self, other: Self) -> Self {
        Self {
            decisions: self.decisions.max(other.decisions),
            simulations: self.simulations.max(other.simulations),
        }
    }
}

/// Prints the table of ratios, and gives what lies below the least. The optimised native program has been built; a quick client is compared with
/// the program that was built as quickly.
pub fn compare(effort: Effort, seconds: f64) -> Result<Vec<String>, Failed> {
    let made = bundle::make(effort)?;
    let program = match effort {
        Effort::Quick => made.program,
        Effort::Full | Effort::Tested | Effort::Built => target().join("release/signoria"),
    };
    let driver = Driver::start()?;
    let browser = driver.browser(800, 600, "en")?;
    browser.go(&format!("{}/", serve::folder(made.bundle)?))?;
    browser.until("the first page", "return !!document.querySelector('main h1')")?;
    if browser.run_async(START)? != Value::Bool(true) {
        return Err(Failed("the engine's worker does not start".into()));
    }
    let games =
        browser.run("return [...document.querySelectorAll('[data-game]')].map(e => e.dataset.game)")?;
    let games: Vec<String> = serde_json::from_value(games).map_err(|error| Failed(error.to_string()))?;
    println!(
        "\n{:<12} {:<12} {:>14} {:>14} {:>8} {:>8}",
        "WebAssembly", "", "native/s", "in Chromium/s", "ratio", "target"
    );
    let mut missed = Vec::new();
    for game in &games {
        let (mut native, mut page) = (Speed::default(), Speed::default());
        for _ in 0..ROUNDS {
            native = native.best(natively(&program, game, seconds)?);
            page = page.best(in_page(&browser, game, seconds)?);
        }
        for (what, native, page) in [
            ("random play", native.decisions, page.decisions),
            ("search", native.simulations, page.simulations),
        ] {
            let ratio = page / native;
            println!("{game:<12} {what:<12} {native:>14.0} {page:>14.0} {ratio:>8.2} {LEAST:>8}");
            if ratio < LEAST {
                missed.push(format!("{game}, {what} in WebAssembly has {ratio:.2} of the native speed, and should have {LEAST}"));
            }
        }
    }
    Ok(missed)
}

fn natively(program: &Path, game: &str, seconds: f64) -> Result<Speed, Failed> {
    let mut command = Command::new(program);
    command.args([
        "bench",
        game,
        "--search",
        "--json",
        "--seconds",
        &seconds.to_string(),
    ]);
    let rows: Value =
        serde_json::from_str(&output(&mut command)?).map_err(|error| Failed(format!("not JSON: {error}")))?;
    Speed::read(&rows[0])
}

fn in_page(browser: &Browser, game: &str, seconds: f64) -> Result<Speed, Failed> {
    let order = json!({ "Measure": { "game": game, "milliseconds": (seconds * 1000.0) as u64 } });
    let script = format!(
        "measured.onmessage = (event) => done(JSON.parse(event.data).Measured ?? null);
         measured.postMessage({});",
        json!(order.to_string())
    );
    Speed::read(&browser.run_async(&script)?)
}
