//! Whole games played by pointing at the board alone: every answer has its thing there, and nothing scrolls.

use serde_json::Value;

use crate::browser::{Bench, DESK, MOST_CHOICES, check, no_complaints, show};
use crate::shell::Failed;
use crate::webdriver::Browser;

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

/// A table of Praga: how many sit down, and for one alone against whom.
struct Seating {
    seats: i32,
    opponent: Option<&'static str>,
}

/// Every number of seats but the usual three, which the other tests play, and both solo opponents.
const SEATINGS: [Seating; 4] = [
    Seating {
        seats: 1,
        opponent: Some("simple"),
    },
    Seating {
        seats: 1,
        opponent: Some("parler"),
    },
    Seating {
        seats: 2,
        opponent: None,
    },
    Seating {
        seats: 4,
        opponent: None,
    },
];

/// Chooses who sits down in the form and starts the game.
fn sit_down(browser: &Browser, Seating { seats, opponent }: &Seating) -> Result<(), Failed> {
    show(browser, "#/new/praga")?;
    browser.until(
        "the form",
        "return document.querySelectorAll('.seat-plans .stepper button').length === 2",
    )?;
    let seated = format!(
        "const count = document.querySelectorAll('.seat-plans select').length;
         if (count !== {seats}) document.querySelectorAll('.seat-plans .stepper button')[count > {seats} ? 0 : 1].click();
         return count === {seats}"
    );
    browser.until("the seats", &seated)?;
    if let Some(opponent) = opponent {
        let chosen = format!(
            "const option = document.querySelector('.options option[value={opponent}]');
             if (!option) return false;
             option.parentElement.value = '{opponent}';
             option.parentElement.dispatchEvent(new Event('change', {{bubbles: true}}));
             return true"
        );
        browser.until("the opponent", &chosen)?;
    }
    browser.click("form button.start")?;
    browser.until("the table", "return !!document.querySelector('.table .prompt')")?;
    Ok(())
}

/// Games of Praga, by pointing.
pub fn praga(bench: &Bench) -> Result<(), Failed> {
    let script = POINTING.replace("MOST", &MOST_CHOICES.to_string());
    for seating in &SEATINGS {
        let browser = bench.open(DESK, "en")?;
        sit_down(&browser, seating)?;
        let played = browser.run_async(&script)?;
        let Seating { seats, opponent } = seating;
        let table = format!("praga, {seats} seats {}", opponent.unwrap_or_default());
        check(
            played["over"] == Value::Bool(true),
            &format!("{table}: the game ends and everything can be pointed at: {played}"),
        )?;
        println!("{table}: {} choices by pointing", played["choices"]);
        no_complaints(&browser)?;
    }
    Ok(())
}
