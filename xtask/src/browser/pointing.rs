//! Whole games played by pointing at the board alone, at every number of seats that plays otherwise: every answer has its thing there, in sight, nothing
//! scrolls and nothing jumps. The smallest window of a desk is where that is hardest; Lorenzo's advanced game, which has the most to show, is played on a phone too.

use crate::browser::table::{LOOK, is_as_promised};
use crate::browser::{Bench, MOST_CHOICES, PHONE, no_complaints, show};
use crate::shell::Failed;
use crate::webdriver::Browser;

/// The smallest window in which a table is one screen.
const SMALLEST: (u32, u32) = (1280, 720);

/// A table: its window, how many sit down, and what is chosen in the form, by its words or by the value of an option.
struct Seating {
    window: (u32, u32),
    seats: usize,
    switches: &'static [&'static str],
    options: &'static [&'static str],
}

const fn seating(
    seats: usize,
    switches: &'static [&'static str],
    options: &'static [&'static str],
) -> Seating {
    Seating {
        window: SMALLEST,
        seats,
        switches,
        options,
    }
}

/// The same on a phone, whose rooms are opened as they are needed.
const fn on_a_phone(seating: Seating) -> Seating {
    Seating {
        window: PHONE,
        ..seating
    }
}

/// The usual three seats are played by other tests.
const FLORENCE: [Seating; 4] = [
    seating(1, &[], &[]),
    seating(2, &["Cooperative building"], &[]),
    seating(4, &[], &["2006"]),
    seating(5, &["The Muse and the Princess"], &[]),
];
const LORENZO: [Seating; 3] = [
    seating(2, &[], &[]),
    seating(4, &["Advanced game"], &[]),
    on_a_phone(seating(4, &["Advanced game"], &[])),
];
const PRAGA: [Seating; 4] = [
    seating(1, &[], &["simple"]),
    seating(1, &[], &["parler"]),
    seating(2, &[], &[]),
    seating(4, &[], &[]),
];
const AMALFI: [Seating; 3] = [seating(1, &[], &[]), seating(2, &[], &[]), seating(4, &[], &[])];

/// Chooses who sits down and what is played in the form, and starts the game.
fn sit_down(browser: &Browser, game: &str, seating: &Seating) -> Result<(), Failed> {
    let Seating {
        seats,
        switches,
        options,
        ..
    } = seating;
    show(browser, &format!("#/new/{game}"))?;
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
    for words in *switches {
        let switched = format!(
            "const label = [...document.querySelectorAll('.options .switch-row')].find((row) => row.querySelector('strong').textContent === '{words}');
             if (label && !label.querySelector('input').checked) label.querySelector('input').click();
             return !!label"
        );
        browser.until(words, &switched)?;
    }
    for value in *options {
        let chosen = format!(
            "const option = document.querySelector('.options option[value=\"{value}\"]');
             if (!option) return false;
             option.parentElement.value = '{value}';
             option.parentElement.dispatchEvent(new Event('change', {{bubbles: true}}));
             return true"
        );
        browser.until(value, &chosen)?;
    }
    browser.click("form button.start")?;
    browser
        .until("the table", "return !!document.querySelector('.table .prompt')")
        .map(|_| ())
}

fn games_of(bench: &Bench, game: &str, seatings: &[Seating]) -> Result<(), Failed> {
    for seating in seatings {
        let browser = bench.open(seating.window, "en")?;
        sit_down(&browser, game, seating)?;
        let seen = browser.run_async(&format!("{LOOK} playPointing({MOST_CHOICES}, scrolled, done);"))?;
        let Seating {
            window: (width, height),
            seats,
            switches,
            options,
        } = seating;
        is_as_promised(
            &seen,
            &format!("{game} by pointing at {width} × {height}, seats: {seats}, {switches:?} {options:?}"),
        )?;
        no_complaints(&browser)?;
    }
    Ok(())
}

pub fn florence(bench: &Bench) -> Result<(), Failed> {
    games_of(bench, "florence", &FLORENCE)
}

pub fn lorenzo(bench: &Bench) -> Result<(), Failed> {
    games_of(bench, "lorenzo", &LORENZO)
}

pub fn praga(bench: &Bench) -> Result<(), Failed> {
    games_of(bench, "praga", &PRAGA)
}

pub fn amalfi(bench: &Bench) -> Result<(), Failed> {
    games_of(bench, "amalfi", &AMALFI)
}
