//! How quick the client is.

use crate::browser::{BUTTONS, Bench, DESK, check, no_complaints, play_to_the_end, sit_down};
use crate::shell::Failed;

/// Clicks through a local game and drags a tile, and prints how long a click takes to show its effect and how many frames a second there are.
/// Machines differ: the figures are for people, only that there is an effect is tested.
pub fn quickness(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let games = bench.games(&browser)?;
    sit_down(&browser, games.first().map_or("", String::as_str))?;
    let figures = browser.run_async(
        &"const spans = [], taken = []; let x = 7;
         const shown = () => document.querySelector('.history output').textContent;
         const drag = () => {
             const svg = document.querySelector('.workbench svg.estate');
             if (!svg) return null;
             const box = svg.getBoundingClientRect();
             return new Promise((resolve) => {
                 let frames = 0; const start = performance.now();
                 const frame = () => {
                     const gone = performance.now() - start; frames++;
                     if (gone > 1000) return resolve(Math.round(frames * 1000 / gone));
                     const at = (gone / 1000 * 5) % 1;
                     svg.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, clientX: box.left + at * box.width, clientY: box.top + (1 - at) * box.height}));
                     requestAnimationFrame(frame);
                 };
                 requestAnimationFrame(frame);
             });
         };
         const next = async () => {
             for (let waited = 0; waited < 3000; waited++) {
                 const frames = spans.length < 25 ? null : await drag();
                 const choices = () => {BUTTONS};
                 // A person does not press in the moment in which the screen changes.
                 if (choices().length) await new Promise((resolve) => setTimeout(resolve, 100));
                 const buttons = choices();
                 if (frames || document.querySelector('.outcome')) {
                     for (const list of [spans, taken]) list.sort((a, b) => a - b);
                     return done({clicks: spans.length, taken: taken[taken.length >> 1], median: spans[spans.length >> 1], slowest: spans[spans.length - 1], frames});
                 }
                 if (!buttons.length) { await new Promise((resolve) => setTimeout(resolve, 5)); continue; }
                 const before = shown(), start = performance.now();
                 x = (Math.imul(x, 48271) + 11) >>> 0;
                 const changed = new Promise((resolve) => {
                     const watch = new MutationObserver(() => { if (shown() !== before) { watch.disconnect(); resolve(); } });
                     watch.observe(document.querySelector('.history output'), {characterData: true, childList: true, subtree: true});
                 });
                 const busy = new MutationObserver(() => { busy.disconnect(); taken.push(performance.now() - start); });
                 busy.observe(document.querySelector('.prompt'), {attributeFilter: ['class']});
                 buttons[x % buttons.length].click();
                 await changed;
                 spans.push(performance.now() - start);
             }
             done(null);
         };
         next();"
            .replace("{BUTTONS}", BUTTONS),
    )?;
    check(figures["clicks"].as_u64() > Some(0), "clicks show an effect")?;
    println!(
        "{} clicks: seen to be taken after {:.1} ms in the middle, its effect after {:.1} ms, {:.1} ms at most; dragging a tile: {} frames a second",
        figures["clicks"],
        figures["taken"].as_f64().unwrap_or(0.0),
        figures["median"].as_f64().unwrap_or(0.0),
        figures["slowest"].as_f64().unwrap_or(0.0),
        figures["frames"]
    );
    no_complaints(&browser)
}

/// How much larger each figure of a page may be than after the first games: boards differ in size, and no two measurements agree exactly.
const FIGURES: [(&str, f64); 3] = [("Nodes", 1.5), ("JSEventListeners", 1.5), ("JSHeapUsedSize", 2.0)];

/// How many games are played in a row, and after how many of them everything that is loaded once has been loaded.
const GAMES: usize = 10;
const WARM: usize = 2;

/// A page that stays open holds no more after ten games than after the first ones.
pub fn ten_games(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let names = FIGURES.map(|(name, _)| name);
    let mut before = Vec::new();
    sit_down(&browser, "lorenzo")?;
    for number in 1..=GAMES {
        play_to_the_end(&browser)?;
        if number == WARM {
            before = browser.holds(&names)?;
        }
        if number < GAMES {
            browser.click(".outcome .rematch")?;
            browser.until("another game", "return !document.querySelector('.outcome')")?;
        }
    }
    let after = browser.holds(&names)?;
    for (((name, most), before), after) in FIGURES.into_iter().zip(before).zip(after) {
        println!("{name} after {WARM} games: {before}, after {GAMES}: {after}");
        check(
            after < before * most,
            &format!("{name} does not grow with every game: {before}, then {after}"),
        )?;
    }
    no_complaints(&browser)
}
