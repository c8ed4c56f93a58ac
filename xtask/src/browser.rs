//! Tests in a real browser, and pictures of the main screens. Headless Chromium, driven over loopback.

use std::path::PathBuf;
use std::process::Command;

use serde_json::{Value, json};
use signoria_engine::Journal;
use signoria_engine::record::Record;

use crate::bundle::Effort;
use crate::shell::{Failed, root, run, step};
use crate::webdriver::{Browser, Driver};
use crate::{bundle, online, serve};

/// The languages of the client.
const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// Every page that needs no table.
const PAGES: [&str; 6] = ["#/", "#/games", "#/lobby", "#/settings", "#/profile", "#/design"];

/// The widths that are tested: a phone in portrait, a desk.
const PHONE: (u32, u32) = (390, 844);
pub const DESK: (u32, u32) = (1280, 900);

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

/// Plays with the buttons of the prompt until the game is over, choosing by a fixed sequence; gives the number of choices.
fn auto_player(most: u32) -> String {
    format!(
        "let n = 0, x = 7, idle = 0;
         const tick = () => {{
             if (document.querySelector('.outcome')) return done({{over: true, choices: n}});
             if (n >= {most} || idle > 4000) return done({{over: false, choices: n}});
             const curtain = document.querySelector('.curtain button');
             if (curtain) {{ curtain.click(); return setTimeout(tick, 0); }}
             const buttons = document.querySelectorAll('.prompt.mine button[data-action]');
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
    driver: Driver,
    address: String,
}

impl Bench {
    fn set_up(effort: Effort) -> Result<Self, Failed> {
        let bundle = bundle::make(effort)?;
        Ok(Self {
            driver: Driver::start()?,
            address: serve::folder(bundle)?,
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

/// Fails with that sentence unless it is so.
pub fn check(holds: bool, what: &str) -> Result<(), Failed> {
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

/// From the home page to the table of a game, in three presses.
fn sit_down(browser: &Browser, game: &str) -> Result<(), Failed> {
    show(browser, "#/")?;
    browser.click(&format!("a.button[data-game='{game}']"))?;
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
pub fn no_complaints(browser: &Browser) -> Result<(), Failed> {
    // There is no server behind the static pages: what asks for one is told so.
    let faults: Vec<String> = browser
        .faults()?
        .into_iter()
        .filter(|fault| !fault.contains("/api/"))
        .collect();
    check(faults.is_empty(), &format!("the console is silent: {faults:?}"))
}

type Test = fn(&Bench) -> Result<(), Failed>;

/// What is tested, in words.
const TESTS: [(&str, Test); 9] = [
    ("whole games against bots, from the home page", whole_games),
    ("two people at one screen", hot_seat),
    ("a game is kept and taken up again", kept_games),
    ("the keyboard alone", keyboard),
    ("a phone in portrait", phone),
    ("three languages", languages),
    ("without a network", offline),
    ("axe", axe),
    ("two browsers play each other online", online),
];

/// Runs the tests whose name contains the text.
pub fn test(effort: Effort, only: &str) -> Result<(), Failed> {
    let bench = Bench::set_up(effort)?;
    let chosen = TESTS.iter().filter(|(name, _)| name.contains(only));
    chosen
        .into_iter()
        .try_for_each(|(name, test)| step(name, || test(&bench)))?;
    println!("\nThe browser is content.");
    Ok(())
}

fn online(bench: &Bench) -> Result<(), Failed> {
    let games = bench.games(&bench.open(DESK, "en")?)?;
    // The first is the game people come for, the last the smallest.
    let mut both = vec![games.first(), games.last()];
    both.dedup();
    let mut both = both.into_iter().flatten();
    both.try_for_each(|game| online::two_browsers(&bench.driver, game))
}

fn whole_games(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    for game in bench.games(&browser)? {
        sit_down(&browser, &game)?;
        let choices = play_to_the_end(&browser)?;
        println!("{game}: {choices} choices");
        check(choices > 0, "the person chose something")?;
        let sheet = browser.text(".outcome .sheet")?;
        check(!sheet.is_empty(), "there is a score sheet")?;
        browser.until(
            "the chart",
            "return !!document.querySelector('.outcome .chart polyline')",
        )?;
    }
    same_natively(&browser)?;
    no_complaints(&browser)
}

/// Plays the games that the browser has kept once more, natively: the states must be those that WebAssembly had.
fn same_natively(browser: &Browser) -> Result<(), Failed> {
    let kept = browser.run(
        "return Object.entries(localStorage).filter(([key]) => key.startsWith('signoria.game.')).map(([, kept]) => JSON.parse(kept).journal)",
    )?;
    let kept: Vec<String> = serde_json::from_value(kept).map_err(|error| Failed(error.to_string()))?;
    check(
        kept.len() == signoria_catalog::GAMES.len(),
        "a game of each kind is kept",
    )?;
    for text in kept {
        let journal = Journal::from_text(&text).map_err(|error| Failed(error.to_string()))?;
        check(journal.checksum.is_some(), "the kept journal has a check sum")?;
        let entry = signoria_catalog::find(&journal.game);
        let entry = entry.ok_or_else(|| Failed(format!("there is no game {}", journal.game)))?;
        Record::replay(entry.arena.game(), &journal, usize::MAX, |_, _, _, _| {})
            .map_err(|fault| Failed(format!("{}, played again natively: {fault:?}", journal.game)))?;
    }
    Ok(())
}

fn hot_seat(bench: &Bench) -> Result<(), Failed> {
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

fn kept_games(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    let games = bench.games(&browser)?;
    sit_down(&browser, games.first().map_or("", String::as_str))?;
    browser.click(".prompt.mine button[data-action]")?;
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

/// WebDriver's names of keys.
const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";

fn tab_to(browser: &Browser, selector: &str) -> Result<(), Failed> {
    let reached = format!("return !!document.activeElement.closest({})", json!(selector));
    for _ in 0..120 {
        if browser.run(&reached)? == true {
            return Ok(());
        }
        browser.keys(TAB)?;
    }
    Err(Failed(format!("Tab never reaches {selector}")))
}

/// A whole game of the kind that has its own board, without a mouse: digits answer the prompt, Tab and Enter choose things on the board
/// and place tiles.
fn keyboard(bench: &Bench) -> Result<(), Failed> {
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
             if (has('.workbench .place:not(:disabled)')) return 'place';
             if (has('.sums button')) return 'sum';
             if (has('.piece.legal')) return 'board';
             return has('.prompt.mine > .choices button') ? 'prompt' : null",
        )?;
        let before = browser.run("return document.querySelector('.history output').textContent")?;
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
            &format!(
                "return !!document.querySelector('.outcome') || document.querySelector('.history output').textContent !== {before}"
            ),
        )?;
    }
    Err(Failed("the game did not end".into()))
}

/// The page is not wider than the screen, and what can be pressed is large enough for a finger.
fn fits(browser: &Browser, page: &str) -> Result<(), Failed> {
    let wide = browser.run(
        "const most = innerWidth + 1;
         if (document.scrollingElement.scrollWidth <= most) return null;
         const e = [...document.querySelectorAll('main *')].find(e => e.getBoundingClientRect().right > most && !e.closest('.scroll'));
         return (e ? e.outerHTML.slice(0, 200) : 'something') + ' of ' + document.scrollingElement.scrollWidth",
    )?;
    check(wide.is_null(), &format!("{page} fits the phone: {wide}"))?;
    let small = browser.run(
        "const e = [...document.querySelectorAll('main button, main a.button')].find(e => { const r = e.getBoundingClientRect(); return r.width && (r.height < 24 || r.width < 24); });
         return e ? e.outerHTML.slice(0, 200) : null",
    )?;
    check(
        small.is_null(),
        &format!("{page} has no button too small for a finger: {small}"),
    )
}

fn phone(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(PHONE, "en")?;
    for page in PAGES {
        show(&browser, page)?;
        fits(&browser, page)?;
    }
    for game in bench.games(&browser)? {
        show(&browser, &format!("#/new/{game}"))?;
        fits(&browser, &game)?;
        sit_down(&browser, &game)?;
        fits(&browser, &game)?;
        browser.click(".prompt.mine button[data-action]")?;
        browser.until(
            "an action",
            "return +document.querySelector('.history input').max > 0",
        )?;
        fits(&browser, &game)?;
    }
    no_complaints(&browser)
}

/// No id of a message is on the screen: that is how a missing one shows.
fn all_said(browser: &Browser, games: &[String], page: &str) -> Result<(), Failed> {
    let script = format!(
        "const found = document.body.innerText.match(/\\b(web|engine|{})\\.[a-z][a-z0-9-]*(\\.[a-z0-9-]+)*\\b/g);
         return found ? [...new Set(found)].slice(0, 9).join(' ') : null",
        games.join("|")
    );
    let missing = browser.run(&script)?;
    check(missing.is_null(), &format!("{page} is said in words: {missing}"))
}

fn languages(bench: &Bench) -> Result<(), Failed> {
    for language in LANGUAGES {
        let browser = bench.open(DESK, language)?;
        let spoken = browser.run("return document.documentElement.lang")?;
        check(
            spoken == language,
            &format!("a browser in {language} is spoken to in {language}, not {spoken}"),
        )?;
        let games = bench.games(&browser)?;
        for page in PAGES {
            show(&browser, page)?;
            all_said(&browser, &games, page)?;
        }
        for game in &games {
            show(&browser, &format!("#/new/{game}"))?;
            all_said(&browser, &games, game)?;
            sit_down(&browser, game)?;
            browser.run_async(&auto_player(12))?;
            all_said(&browser, &games, game)?;
        }
    }
    let browser = bench.open(DESK, "en")?;
    let english = browser.text("main h1")?;
    browser.run(
        "window.stayed = true; const select = document.querySelector('.language'); select.value = 'pl';
         select.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    browser.until(
        "Polish words",
        &format!(
            "return document.querySelector('main h1').textContent !== {}",
            json!(english)
        ),
    )?;
    check(
        browser.run("return window.stayed")? == true,
        "the language changes without a reload",
    )
}

fn offline(bench: &Bench) -> Result<(), Failed> {
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
    browser.offline(false)
}

/// The script of axe-core, fetched once with npm. None where there is no npm and nobody insists.
fn axe_script() -> Result<Option<String>, Failed> {
    let folder = root().join("target/axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder)?;
        let fetched = run(Command::new("npm")
            .args(["install", "--silent", "--no-save", "--prefix"])
            .arg(&folder)
            .arg("axe-core@4.10"));
        if let Err(Failed(reason)) = fetched {
            if std::env::var_os("CI").is_some() {
                return Err(Failed(reason));
            }
            println!("skipped, because axe-core cannot be fetched: {reason}");
            return Ok(None);
        }
    }
    Ok(Some(std::fs::read_to_string(file)?))
}

fn axe(bench: &Bench) -> Result<(), Failed> {
    let Some(script) = axe_script()? else {
        return Ok(());
    };
    for theme in ["light", "dark"] {
        let browser = bench.open(DESK, "en")?;
        browser.run(&format!(
            "localStorage.setItem('signoria.settings', JSON.stringify({{still: true, theme: '{theme}'}}))"
        ))?;
        browser.go(&format!("{}/?{theme}", bench.address))?;
        browser.until("the page", "return !!document.querySelector('main h1')")?;
        let look = |page: &str| -> Result<(), Failed> {
            browser.run(&format!("if (!window.axe) {{ {script} }}"))?;
            let found = browser.run_async(
                "axe.run(document, {resultTypes: ['violations']}).then(r => done(r.violations
                    .filter(v => v.impact === 'serious' || v.impact === 'critical')
                    .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | '))))",
            )?;
            let found = found.as_array().cloned().unwrap_or_default();
            check(
                found.is_empty(),
                &format!("{page} in {theme} is clean: {found:#?}"),
            )
        };
        for page in PAGES {
            show(&browser, page)?;
            look(page)?;
        }
        for game in bench.games(&browser)? {
            show(&browser, &format!("#/new/{game}"))?;
            look(&game)?;
            sit_down(&browser, &game)?;
            browser.run_async(&auto_player(6))?;
            look(&game)?;
            play_to_the_end(&browser)?;
            look(&game)?;
        }
    }
    Ok(())
}

/// Writes pictures of the main screens to `docs/screens/`.
pub fn screens(effort: Effort) -> Result<(), Failed> {
    let bench = Bench::set_up(effort)?;
    let folder: PathBuf = root().join("docs/screens");
    for (size, name) in [(DESK, "desk"), (PHONE, "phone")] {
        for theme in ["light", "dark"] {
            let browser = bench.open(size, "en")?;
            browser.run(&format!(
                "localStorage.setItem('signoria.settings', JSON.stringify({{still: true, theme: '{theme}'}}))"
            ))?;
            browser.go(&format!("{}/?{theme}", bench.address))?;
            browser.until("the page", "return !!document.querySelector('main h1')")?;
            let shoot = |screen: &str| {
                // Pictures and fonts are drawn a moment after they are there.
                browser.run_async("setTimeout(() => done(true), 400)")?;
                browser.screenshot(&folder.join(format!("{screen}-{name}-{theme}.png")))
            };
            shoot("home")?;
            for game in bench.games(&browser)? {
                sit_down(&browser, &game)?;
                browser.run_async(&auto_player(14))?;
                browser.run("scrollTo(0, 0)")?;
                shoot(&game)?;
            }
            let first = bench.games(&browser)?.swap_remove(0);
            show(&browser, &format!("#/new/{first}"))?;
            shoot("new-game")?;
            if theme == "light" {
                sit_down(&browser, &first)?;
                play_to_the_end(&browser)?;
                browser.run("scrollTo(0, 0)")?;
                shoot("end")?;
            }
        }
    }
    println!("the pictures are in {}", folder.display());
    Ok(())
}
