//! Tests in a real browser, and pictures of the main screens: headless Chromium, driven over loopback.

mod boards;
mod builds;
mod learn;
mod look;
mod online;
mod play;
mod pointing;
mod quick;
mod screens;
mod study;
mod table;
mod touch;

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::bundle::Made;
use crate::passed::{Digest, Passed, sources};
use crate::progress::span;
use crate::serve;
use crate::shell::Failed;
use crate::webdriver::{Browser, Driver};

pub use screens::screens;

/// The widths that are tested: a phone in portrait, a desk.
const PHONE: (u32, u32) = (390, 844);
const DESK: (u32, u32) = (1280, 900);

/// No game takes more choices of one person than this; a longer one hangs.
const MOST_CHOICES: u32 = 1500;

/// The same game in every run: chance comes from a fixed sequence, and nothing waits for an animation.
const STEADY: &str = "
    if (location.protocol === 'about:') return;
    let x = 20240607;
    crypto.getRandomValues = (array) => {
        for (let i = 0; i < array.length; i++) { x = (Math.imul(x, 1664525) + 1013904223) >>> 0; array[i] = x >>> 24; }
        return array;
    };
    if (!localStorage.getItem('signoria.settings')) localStorage.setItem('signoria.settings', '{\"still\":true}');
";

/// The buttons of the prompt, in JavaScript: also those of the list of what the board offers itself. It is opened where it is closed, and none are
/// given until it is drawn, a moment later: what can be chosen must not depend on how quick the machine is.
const BUTTONS: &str = "(() => {
    const lists = [...document.querySelectorAll('.prompt details.as-list:not([hidden])')];
    for (const list of lists) list.open = true;
    if (lists.some((list) => !list.querySelector('button'))) return [];
    return document.querySelectorAll('.prompt.mine button[data-action]');
})()";

/// Presses the first button of the prompt, or the first with that verb, where there is one.
fn choose(browser: &Browser, verb: &str) -> Result<(), Failed> {
    let script = format!(
        "const buttons = [...{BUTTONS}];
         const wished = buttons.find((button) => button.dataset.action.startsWith({} + ' '));
         const button = wished ?? buttons[0];
         button?.click();
         return !!button",
        json!(verb)
    );
    browser.until("a choice", &script).map(|_| ())
}

/// Plays with the buttons of the prompt until the game is over, choosing by a fixed sequence; gives the number of choices.
fn auto_player(most: u32) -> String {
    format!(
        "let n = 0, x = 7, idle = 0;
         const tick = () => {{
             if (document.querySelector('.outcome')) return done({{over: true, choices: n}});
             if (n >= {most} || idle > 4000) return done({{over: false, choices: n}});
             const curtain = document.querySelector('.curtain button');
             if (curtain) {{ curtain.click(); return setTimeout(tick, 0); }}
             const buttons = {BUTTONS};
             if (buttons.length) {{
                 x = (Math.imul(x, 48271) + 11) >>> 0;
                 n++; idle = 0;
                 buttons[x % buttons.length].click();
             }} else idle++;
             setTimeout(tick, 5);
         }};
         tick();"
    )
}

/// Where the bundle is served, and who drives the browser.
struct Bench {
    made: Made,
    driver: Driver,
    address: String,
}

impl Bench {
    fn set_up(made: Made) -> Result<Self, Failed> {
        Ok(Self {
            driver: Driver::start()?,
            address: serve::folder(made.bundle.clone())?,
            made,
        })
    }

    fn open(&self, (width, height): (u32, u32), language: &str) -> Result<Browser<'_>, Failed> {
        let browser = self.driver.browser(width, height, language)?;
        browser.before_each_page(STEADY)?;
        browser.go(&format!("{}/", self.address))?;
        browser.until("the first page", "return !!document.querySelector('main h1')")?;
        Ok(browser)
    }

    fn games(&self, browser: &Browser) -> Result<Vec<String>, Failed> {
        show(browser, "#/")?;
        let games =
            browser.run("return [...document.querySelectorAll('[data-game]')].map(e => e.dataset.game)")?;
        let games: Vec<String> = serde_json::from_value(games).map_err(|error| Failed(error.to_string()))?;
        check(!games.is_empty(), "the home page shows games")?;
        Ok(games)
    }
}

/// Fails with that sentence unless the condition holds.
fn check(holds: bool, what: &str) -> Result<(), Failed> {
    if holds {
        Ok(())
    } else {
        Err(Failed(format!("not so: {what}")))
    }
}

fn show(browser: &Browser, page: &str) -> Result<(), Failed> {
    browser.run(&format!("location.hash = {}", json!(page)))?;
    let script = format!(
        "return (location.hash || '#/') === {} && !!document.querySelector('main h1')",
        json!(page)
    );
    browser.until(page, &script).map(|_| ())
}

/// The game for trying things out. The home page does not show it.
const SAMPLE: &str = "pebbles";

/// From the home page to the table of a game, in three presses.
fn sit_down(browser: &Browser, game: &str) -> Result<(), Failed> {
    if game == SAMPLE {
        show(browser, &format!("#/new/{SAMPLE}"))?;
    } else {
        show(browser, "#/")?;
        browser.click(&format!("a.button[data-game='{game}']"))?;
    }
    browser.click("form button.start")?;
    browser
        .until(
            "the table",
            "return !!document.querySelector('.table .prompt, .table .curtain')",
        )
        .map(|_| ())
}

fn play_to_the_end(browser: &Browser) -> Result<u64, Failed> {
    let played = browser.run_async(&auto_player(MOST_CHOICES))?;
    if played["over"] != Value::Bool(true) {
        let page = browser.run("return document.querySelector('main').innerText.slice(0, 900)")?;
        return Err(Failed(format!(
            "the game did not end: {played}; {page}; {:?}",
            browser.faults()?
        )));
    }
    Ok(played["choices"].as_u64().unwrap_or(0))
}

/// The console of the page is silent.
fn no_complaints(browser: &Browser) -> Result<(), Failed> {
    // There is no server behind the static pages: requests to one fail.
    let faults: Vec<String> = browser
        .faults()?
        .into_iter()
        .filter(|fault| !fault.contains("/api/"))
        .collect();
    check(faults.is_empty(), &format!("the console is silent: {faults:?}"))
}

type Test = fn(&Bench) -> Result<(), Failed>;

/// The tests by name; the longest first, so that none is left alone at the end.
const TESTS: &[(&str, Test)] = &[
    ("two browsers play each other online", online),
    ("whole games against bots, from the home page", play::whole_games),
    ("a table is one screen on which nothing jumps", table::one_screen),
    (
        "the words of a table fit in three languages",
        table::words_of_the_model_fit,
    ),
    ("games of Praga by pointing at the board", pointing::praga),
    ("ten games on end", quick::ten_games),
    ("games of Florence by pointing at the board", pointing::florence),
    ("games of Amalfi by pointing at the board", pointing::amalfi),
    ("games of Lorenzo by pointing at the board", pointing::lorenzo),
    (
        "the words of the other boards fit",
        table::words_of_the_others_fit,
    ),
    ("a member is dragged to its place", boards::dragging),
    ("first look, then build", boards::first_look),
    ("three languages", look::languages),
    ("two builds of the page", builds::two_builds),
    ("axe", look::axe),
    ("everything explains itself", table::explained),
    ("the rules are read", learn::rules),
    ("every piece in the reference", learn::pieces),
    ("the rules beside a table", learn::beside),
    ("a hint from a master", learn::hints),
    ("the guided first games in English", learn::lessons_in_english),
    ("the guided first games in Russian", learn::lessons_in_russian),
    ("the guided first games in Polish", learn::lessons_in_polish),
    ("the guided first games on a phone", learn::lessons_on_a_phone),
    ("how a turn goes on one screen", learn::turn_on_one_screen),
    ("a finished game is played again and shared", study::replay),
    ("a finished game is studied", study::study),
    ("a finished game is judged", study::verdicts),
    ("the daily and the numbers", study::daily_and_numbers),
    ("the keyboard alone", play::keyboard),
    ("two people at one screen", play::hot_seat),
    ("a phone in portrait", look::phone),
    ("fingers on a phone", touch::fingers),
    ("keys that are held", touch::held_keys),
    ("a game is kept and taken up again", play::kept_games),
    ("two tabs with one game", play::two_tabs),
    ("one press, one game", play::one_press_one_game),
    ("what ends the turn is asked back, if wanted", play::asked_back),
    ("without a network", play::offline),
];

/// Tests that measure, and therefore run alone.
const MEASURED: &[(&str, Test)] = &[("how quick it is", quick::quickness)];

/// How many browsers run at the same time. Each keeps about one core busy.
const SIDE_BY_SIDE: usize = 2;

/// All of them take nine minutes on two quick cores, and more than twice as long on slow ones. Where each waits in vain for its own patience, the rest are not begun.
const LAST_START: Duration = Duration::from_secs(35 * 60);

/// What the tests are tried on: the client, the program that serves it, and the tests themselves.
fn tried_on(made: &Made) -> Result<Digest, Failed> {
    let tests = |name: &str| {
        ["browser", "serve", "webdriver"]
            .iter()
            .any(|part| name.starts_with(&format!("xtask/src/{part}")))
    };
    let program = Digest::of_built(std::slice::from_ref(&made.program))?;
    Ok(Digest::of(sources(tests)?)?
        .and(program)
        .and(Digest::of_folder(&made.bundle)?))
}

/// Runs the tests whose name contains the text, all of them even when one fails. Those that have passed before are skipped, if it is known which.
pub fn test(made: Made, only: &str, passed: Option<&Passed>) -> Result<(), Failed> {
    let bench = Bench::set_up(made)?;
    let on = tried_on(&bench.made)?;
    let has_passed = |name: &str| passed.is_some_and(|passed| passed.has(&in_a_browser(name), on));
    let named = |tests: &'static [(&'static str, Test)]| {
        let chosen = tests.iter().filter(|(name, _)| name.contains(only));
        Mutex::new(chosen.collect::<VecDeque<_>>())
    };
    let all_begun = Instant::now();
    let failed = Mutex::new(Vec::new());
    let (well, before) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = |queue: &Mutex<VecDeque<&(&'static str, Test)>>| {
        // Not in the head of the loop, where the lock would be held until the end of its body, and the others would wait.
        let next = || lock(queue).pop_front();
        while let Some((name, test)) = next() {
            if has_passed(name) {
                before.fetch_add(1, Ordering::Relaxed);
                continue;
            }
            let begun = Instant::now();
            let outcome = if all_begun.elapsed() < LAST_START {
                test(&bench)
            } else {
                Err(Failed("not begun: the tests before it took too long".into()))
            };
            let time = span(begun.elapsed().as_secs());
            match outcome {
                Ok(()) => {
                    well.fetch_add(1, Ordering::Relaxed);
                    if let Some(passed) = passed {
                        passed.note(&in_a_browser(name), on);
                    }
                    println!("ok, {time}: {name}");
                }
                Err(Failed(reason)) => {
                    println!("FAILED, {time}: {name}: {reason}");
                    lock(&failed).push(*name);
                }
            }
        }
    };
    let (together, alone) = (named(TESTS), named(MEASURED));
    thread::scope(|scope| {
        for _ in 0..SIDE_BY_SIDE {
            scope.spawn(|| work(&together));
        }
    });
    work(&alone);
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    println!(
        "browser tests: {} passed, {} failed, {} passed before and nothing of them has changed",
        well.into_inner(),
        failed.len(),
        before.into_inner()
    );
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failed(failed.join("; ")))
    }
}

/// The name under which a test is remembered.
fn in_a_browser(name: &str) -> String {
    format!("in a browser: {name}")
}

/// A test that panicked has been counted; the counts of the others are still right.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn online(bench: &Bench) -> Result<(), Failed> {
    let games = bench.games(&bench.open(DESK, "en")?)?;
    // The first is the game people come for, the last the smallest.
    let mut both = vec![games.first(), games.last()];
    both.dedup();
    let mut both = both.into_iter().flatten();
    both.try_for_each(|game| online::two_browsers(&bench.driver, &bench.made, game))
}
