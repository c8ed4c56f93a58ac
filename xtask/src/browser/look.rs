//! How the pages look: on a phone, in three languages, to axe, and in pictures.

use std::process::Command;
use std::sync::Mutex;

use serde_json::json;

use crate::browser::{Bench, DESK, PHONE, auto_player, check, choose, lock, no_complaints, show, sit_down};
use crate::shell::{Failed, root, run};
use crate::webdriver::Browser;

/// The languages of the client.
const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// Every page that needs no table.
const PAGES: [&str; 12] = [
    "#/",
    "#/rules",
    "#/rules/lorenzo",
    "#/rules/lorenzo/pieces",
    "#/games",
    "#/daily",
    "#/numbers",
    "#/lobby",
    "#/open",
    "#/settings",
    "#/profile",
    "#/design",
];

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

pub fn phone(bench: &Bench) -> Result<(), Failed> {
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
        choose(&browser, "")?;
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

pub fn languages(bench: &Bench) -> Result<(), Failed> {
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

/// The script of axe-core, fetched once with npm. None where there is no npm and nobody insists.
fn axe_script() -> Result<Option<String>, Failed> {
    static FETCHES: Mutex<()> = Mutex::new(());
    let _alone = lock(&FETCHES);
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

/// Lets axe look at the page. In the dark theme only the colours are other ones than in the light.
fn is_clean(browser: &Browser, script: &str, theme: &str, page: &str) -> Result<(), Failed> {
    let rules = if theme == "dark" {
        "runOnly: ['color-contrast'],"
    } else {
        ""
    };
    browser.run(&format!("if (!window.axe) {{ {script} }}"))?;
    let found = browser.run_async(&format!(
        "axe.run(document, {{{rules} resultTypes: ['violations']}}).then(r => done(r.violations
            .filter(v => v.impact === 'serious' || v.impact === 'critical')
            .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | '))))",
    ))?;
    let found = found.as_array().cloned().unwrap_or_default();
    check(
        found.is_empty(),
        &format!("{page} in {theme} is clean: {found:#?}"),
    )
}

/// The end of a game, which another test has played, to axe.
pub fn end_is_clean(browser: &Browser, game: &str) -> Result<(), Failed> {
    match axe_script()? {
        Some(script) => is_clean(browser, &script, "light", &format!("the end of {game}")),
        None => Ok(()),
    }
}

pub fn axe(bench: &Bench) -> Result<(), Failed> {
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
        for page in PAGES {
            show(&browser, page)?;
            is_clean(&browser, &script, theme, page)?;
        }
        for game in bench.games(&browser)? {
            show(&browser, &format!("#/new/{game}"))?;
            is_clean(&browser, &script, theme, &game)?;
            sit_down(&browser, &game)?;
            browser.run_async(&auto_player(6))?;
            is_clean(&browser, &script, theme, &game)?;
        }
    }
    Ok(())
}
