//! A whole game played by pointing at the board alone: every answer has its thing there, and nothing scrolls.

use serde_json::Value;

use crate::browser::{Bench, DESK, MOST_CHOICES, check, no_complaints, sit_down};
use crate::shell::Failed;

/// Compares what is listed with what can be pointed at, then points at something by a fixed sequence. What opens further choices stands for all
/// answers of its verb.
const POINTING: &str = "
    let n = 0, x = 11, idle = 0;
    const seen = new Set();
    const verb = (action) => action.split(' ')[0];
    const tick = () => {
        if (document.querySelector('.outcome')) return done({over: true, choices: n, verbs: [...seen]});
        if (n >= MOST || idle > 4000) return done({over: false, choices: n, verbs: [...seen]});
        const page = document.scrollingElement;
        if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) return done({scrolls: [page.scrollHeight, page.scrollWidth]});
        const prompt = document.querySelector('.prompt.mine:not(.busy)');
        const list = prompt?.querySelector('details.as-list:not([hidden])');
        if (list && !list.open) list.open = true;
        const listed = prompt ? [...prompt.querySelectorAll('.choices button[data-action]')].map((e) => e.dataset.action) : [];
        if (!listed.length) { idle++; return setTimeout(tick, 5); }
        const outside = (selector) => [...document.querySelectorAll(selector)].filter((e) => !e.closest('.choices') && !e.disabled);
        const pointed = outside('[data-action]'), opening = outside('[data-opens]');
        const there = new Set(pointed.map((e) => e.dataset.action)), opened = new Set(opening.map((e) => e.dataset.opens));
        const missing = listed.filter((action) => !there.has(action) && !opened.has(verb(action)));
        // The board may be drawn a moment after the list.
        if (missing.length && idle < 200) { idle++; return setTimeout(tick, 5); }
        if (missing.length) return done({missing, question: prompt.querySelector('.question').textContent});
        idle = 0;
        const things = [...pointed.filter((e) => listed.includes(e.dataset.action)), ...opening];
        x = (Math.imul(x, 48271) + 11) >>> 0;
        const thing = things[(x >>> 9) % things.length];
        if (thing.dataset.action) { n++; seen.add(verb(thing.dataset.action)); }
        thing.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        setTimeout(tick, 5);
    };
    tick();";

/// A game of Praga, by pointing.
pub fn praga(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, "praga")?;
    let script = POINTING.replace("MOST", &MOST_CHOICES.to_string());
    let played = browser.run_async(&script)?;
    check(
        played["over"] == Value::Bool(true),
        &format!("the game ends and everything can be pointed at: {played}"),
    )?;
    println!("praga: {} choices by pointing", played["choices"]);
    no_complaints(&browser)
}
