//! Whole games through the screens: against bots, at one screen, kept and taken up again, by keyboard, without a network.

use std::process::Command;

use serde_json::{Value, json};

use crate::browser::learn;
use crate::browser::look::end_is_clean;
use crate::browser::{
    Bench, DESK, MOST_CHOICES, SAMPLE, auto_player, check, choose, no_complaints, play_to_the_end, show,
    sit_down,
};
use crate::shell::{Failed, output};
use crate::webdriver::Browser;

/// What a key changes: how far the game is, or that a work is put together, which is confirmed next.
const SHOWN: &str =
    "document.querySelector('.history output').textContent + !!document.querySelector('.complete')";

pub fn whole_games(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    for game in bench.games(&browser)? {
        sit_down(&browser, &game)?;
        let styles = browser.run(
            "return [...document.styleSheets].filter((sheet) => sheet.href?.includes('/boards/') && matchMedia(sheet.media.mediaText || 'all').matches).length",
        )?;
        check(styles == 1, "one board's style applies, and no other's")?;
        let choices = play_to_the_end(&browser)?;
        println!("{game}: {choices} choices");
        check(choices > 0, "the person chose something")?;
        let sheet = browser.text(".outcome .sheet")?;
        check(!sheet.is_empty(), "there is a score sheet")?;
        let totals = browser.run(
            "const numbers = (selector) => [...document.querySelectorAll(selector)].map((cell) => parseInt(cell.textContent)).sort((a, b) => a - b);
             return [numbers('.rail .seat .score'), numbers('.outcome .sheet tfoot tr:first-child td'), numbers('.outcome .lane-head b')]",
        )?;
        check(
            totals[0] == totals[1] && totals[1] == totals[2],
            &format!("rail, sheet and race of {game} have the same totals: {totals}"),
        )?;
        browser.until(
            "the chart",
            "return !!document.querySelector('.outcome .chart polyline')",
        )?;
        end_is_clean(&browser, &game)?;
    }
    same_natively(bench, &browser)?;
    no_complaints(&browser)
}

/// Plays the games that the browser has kept once more, natively: the states must be those that WebAssembly had.
fn same_natively(bench: &Bench, browser: &Browser) -> Result<(), Failed> {
    let kept = browser.run(
        "return Object.entries(localStorage).filter(([key]) => key.startsWith('signoria.game.')).map(([, kept]) => JSON.parse(kept).journal)",
    )?;
    let kept: Vec<String> = serde_json::from_value(kept).map_err(|error| Failed(error.to_string()))?;
    check(
        kept.len() == bench.games(browser)?.len(),
        "a game of each kind is kept",
    )?;
    for text in kept {
        let journal: Value = serde_json::from_str(&text).map_err(|error| Failed(error.to_string()))?;
        check(!journal["checksum"].is_null(), "the kept journal has a checksum")?;
        let file = std::env::temp_dir().join(format!("signoria-kept-{}.json", std::process::id()));
        std::fs::write(&file, text)?;
        let replayed = output(
            Command::new(&bench.made.program)
                .arg("replay")
                .arg("--verify")
                .arg(&file),
        );
        std::fs::remove_file(&file)?;
        replayed.map_err(|Failed(reason)| {
            Failed(format!("{}, played again natively: {reason}", journal["game"]))
        })?;
    }
    Ok(())
}

pub fn hot_seat(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let games = bench.games(&browser)?;
    let game = games.first().map_or("", String::as_str);
    browser.click(&format!("a.button[data-game='{game}']"))?;
    browser.until(
        "all seats for people",
        "const seats = document.querySelectorAll('.seat-plans select');
         for (const seat of seats) { seat.value = 'person'; seat.dispatchEvent(new Event('change', {bubbles: true})); }
         return seats.length > 1",
    )?;
    browser.click("form button.start")?;
    browser.until("the curtain", "return !!document.querySelector('.curtain')")?;
    check(
        browser.run("return !document.querySelector('.prompt .choices button')")? == true,
        "nothing can be chosen behind the curtain",
    )?;
    play_to_the_end(&browser)?;
    no_complaints(&browser)
}

pub fn kept_games(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let games = bench.games(&browser)?;
    sit_down(&browser, games.first().map_or("", String::as_str))?;
    choose(&browser, "")?;
    browser.until(
        "a line in the log",
        "return document.querySelectorAll('.log-line').length > 0",
    )?;
    let moments = "return +document.querySelector('.history input').max";
    browser.until("the first action", &format!("{moments} > 0 || null"))?;
    let address = browser.run("return location.href")?;
    browser.go("about:blank")?;
    browser.go(address.as_str().unwrap_or_default())?;
    browser.until(
        "the table again",
        "return document.querySelectorAll('.log-line').length > 0",
    )?;
    browser.go("about:blank")?;
    browser.go(&format!("{}/0", address.as_str().unwrap_or_default()))?;
    browser.until(
        "the first moment",
        "const input = document.querySelector('.history input'); return !!input && input.value === '0' && +input.max > 0",
    )?;
    browser.click(".prompt-head button.primary")?;
    browser.until(
        "the present",
        "const input = document.querySelector('.history input'); return input.value === input.max",
    )?;
    show(&browser, "#/games")?;
    browser.until(
        "the kept game",
        "return document.querySelectorAll('.rows .row').length === 1",
    )?;
    no_complaints(&browser)
}

/// One of two tabs plays a game; the other says so, and takes it over when it is asked to.
pub fn two_tabs(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, SAMPLE)?;
    let shown = "return !!document.querySelector('.table .prompt')";
    // Of two pages that open a game in the same moment either may have it: the first one has had it for a while.
    browser.until(
        "a while",
        "window.since ??= Date.now(); return Date.now() - window.since > 2500",
    )?;
    browser.run("window.second = open(location.href)")?;
    let second = |script: &str| format!("const document = window.second.document; {script}");
    browser.until(
        "the second tab to hold back",
        &second("return !!document.querySelector('.take-over')"),
    )?;
    check(browser.run(shown)? == true, "the first tab plays on")?;
    browser.run(&second("document.querySelector('.take-over').click()"))?;
    browser.until("the second tab to play", &second(shown))?;
    browser.until(
        "the first tab to let go",
        "return !!document.querySelector('.take-over')",
    )?;
    browser.run("window.second.close()")?;
    no_complaints(&browser)
}

/// However often the button is pressed, there is one game.
pub fn one_press_one_game(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    show(&browser, &format!("#/new/{SAMPLE}"))?;
    browser.until("the form", "return !!document.querySelector('form button.start')")?;
    browser.run("const start = document.querySelector('form button.start'); start.click(); start.click(); start.form?.requestSubmit()")?;
    browser.until("the table", "return !!document.querySelector('.table .prompt')")?;
    let games = browser
        .run("return Object.keys(localStorage).filter(key => key.startsWith('signoria.game.')).length")?;
    check(games == 1, &format!("one game was begun, not {games}"))?;
    no_complaints(&browser)
}

/// With that setting a person is asked before a choice that ends the turn, and only before such a choice.
pub fn asked_back(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let games = bench.games(&browser)?;
    sit_down(&browser, games.first().map_or("", String::as_str))?;
    // At the beginning all choose at once: afterwards nothing happens while one is asked.
    browser.run_async(&auto_player(6))?;
    let table = browser.run("return location.hash")?;
    show(&browser, "#/settings")?;
    browser.click("input[name=ask][value=end]")?;
    show(&browser, table.as_str().unwrap_or_default())?;
    let my_turn = "return !!document.querySelector('.prompt.mine, .outcome')";
    browser.until("the person's turn", my_turn)?;
    let shown = "document.querySelector('.history output').textContent";
    let (mut asked, mut counted) = (0, 0);
    for _ in 0..MOST_CHOICES {
        let before = browser.run(&format!("return {shown}"))?;
        // To begin a building does not end the turn: the place for it comes next.
        choose(&browser, "build")?;
        let outcome = browser.until(
            "a question or an effect",
            &format!(
                "if (document.querySelector('.prompt .confirm')) return 'asked';
                 return {shown} !== {before} ? 'counted' : null"
            ),
        )?;
        if outcome == "asked" {
            asked += 1;
            check(
                browser.run(&format!("return {shown}"))? == before,
                "nothing has happened before the answer",
            )?;
            browser.click(".prompt .confirm")?;
            browser.until("the effect", &format!("return {shown} !== {before}"))?;
        } else {
            counted += 1;
        }
        if asked > 0 && counted > 0 {
            return no_complaints(&browser);
        }
        browser.until("the next turn", my_turn)?;
    }
    Err(Failed(format!(
        "{asked} choices were asked back, {counted} counted at once"
    )))
}

/// WebDriver's names of keys.
const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";

fn tab_to(browser: &Browser, selector: &str) -> Result<(), Failed> {
    let reached = format!("return !!document.activeElement.closest({})", json!(selector));
    for _ in 0..400 {
        if browser.run(&reached)? == true {
            return Ok(());
        }
        browser.keys(TAB)?;
    }
    Err(Failed(format!("Tab never reaches {selector}")))
}

/// A whole game of the kind that has its own board, without a mouse: digits answer the prompt, Tab and Enter choose things on the board
/// and place tiles.
pub fn keyboard(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let games = bench.games(&browser)?;
    let game = games.first().map_or("", String::as_str);
    tab_to(&browser, &format!("a.button[data-game='{game}']"))?;
    browser.keys(ENTER)?;
    browser.until("the form", "return !!document.querySelector('form button.start')")?;
    tab_to(&browser, "form button.start")?;
    browser.keys(ENTER)?;
    for choices in 0..MOST_CHOICES {
        let stage = browser.until(
            "a choice or the end",
            "const has = (selector) => !!document.querySelector(selector);
             if (has('.outcome')) return 'over';
             if (!has('.prompt.mine')) return null;
             if (has('.board-tools .place:not(:disabled)')) return 'place';
             if (has('.sums button')) return 'sum';
             if (has('.piece.legal')) return 'board';
             return has('.prompt.mine > .choices button') ? 'prompt' : null",
        )?;
        let before = browser.run(&format!("return {SHOWN}"))?;
        match stage.as_str().unwrap_or_default() {
            "over" => {
                println!("{game}: {choices} choices");
                tab_to(&browser, ".outcome .rematch")?;
                return no_complaints(&browser);
            }
            "place" => {
                tab_to(&browser, ".bench-grid")?;
                browser.keys(ENTER)?;
            }
            "sum" => {
                tab_to(&browser, ".sums button")?;
                browser.keys(ENTER)?;
            }
            // What the prompt itself offers (to pass, to end the turn) and what the board offers, in turn.
            "board"
                if choices % 3 > 0
                    || browser.run("return !document.querySelector('.prompt.mine > .choices button')")?
                        == true =>
            {
                tab_to(&browser, ".piece.legal")?;
                browser.keys(ENTER)?;
            }
            _ => browser.keys("1")?,
        }
        browser.until(
            "the effect of a key",
            &format!("return !!document.querySelector('.outcome') || {SHOWN} !== {before}"),
        )?;
    }
    Err(Failed("the game did not end".into()))
}

pub fn offline(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    browser.run_async("navigator.serviceWorker.ready.then(() => done(true))")?;
    browser.until(
        "the page to be kept",
        "return !!navigator.serviceWorker.controller",
    )?;
    browser.offline(true)?;
    browser.go(&format!("{}/?again", bench.address))?;
    browser.until(
        "the page without a network",
        "return !!document.querySelector('main h1')",
    )?;
    let game = bench.games(&browser)?.pop().unwrap_or_default();
    sit_down(&browser, &game)?;
    play_to_the_end(&browser)?;
    browser.until("the deck", "return !!document.querySelector('.deck-study')")?;
    browser.click(".deck-study")?;
    browser.until("a study", "return !!document.querySelector('.study .analyse')")?;
    // Parts that were never opened while online work too.
    learn::read(&browser, "#/rules/florence")?;
    learn::learn(&browser, "praga")?;
    show(&browser, "#/daily")?;
    browser.click(".daily-game [data-daily]")?;
    browser.until(
        "the table of the day",
        "return location.hash.startsWith('#/here/daily-') && !!document.querySelector('.table .prompt')",
    )?;
    browser.offline(false)
}
