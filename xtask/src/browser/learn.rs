//! Learning: the guided first games, the rules in a room of their own and beside a table, the reference of the pieces, and hints.

use serde_json::{Value, json};

use crate::browser::{Bench, DESK, PHONE, check, no_complaints, show, sit_down};
use crate::shell::Failed;
use crate::webdriver::Browser;

/// The game whose rules are read in the tests that need only one.
const GAME: &str = "lorenzo";

/// Presses a key where the focus is.
pub(super) fn press(browser: &Browser, key: &str) -> Result<(), Failed> {
    let script = format!(
        "(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', {{key: {}, bubbles: true, cancelable: true}}))",
        json!(key)
    );
    browser.run(&script).map(|_| ())
}

fn count(browser: &Browser, selector: &str) -> Result<u64, Failed> {
    let found = browser.run(&format!(
        "return document.querySelectorAll({}).length",
        json!(selector)
    ))?;
    Ok(found.as_u64().unwrap_or(0))
}

/// Opens the rules of a game and waits for their text.
pub(super) fn read(browser: &Browser, page: &str) -> Result<(), Failed> {
    show(browser, page)?;
    browser
        .until(
            "the rules",
            "return !!document.querySelector('.rules .rules-heading')",
        )
        .map(|_| ())
}

/// Every picture of the text is drawn from the sheet of its game.
const UNDRAWN: &str = "return [...document.querySelectorAll('.rules svg use')].map((use) => use.getAttribute('href')).filter((href) => href.startsWith('#') && !document.querySelector(href))";

/// The rules of every game in every language: sections, pictures, search, clauses, keys; on a phone the contents are a drawer.
pub fn rules(bench: &Bench) -> Result<(), Failed> {
    let mut sections = Value::Null;
    for language in ["en", "ru", "pl"] {
        let browser = bench.open(DESK, language)?;
        let ids =
            "return [...document.querySelectorAll('.rules-contents a')].map((a) => a.getAttribute('href'))";
        let mut all = Vec::new();
        for game in bench.games(&browser)? {
            read(&browser, &format!("#/rules/{game}"))?;
            check(
                count(&browser, ".rules-contents a")? > 5,
                &format!("{game} has sections"),
            )?;
            check(
                browser.run(UNDRAWN)? == json!([]),
                &format!("the pictures of {game} are drawn"),
            )?;
            all.push(browser.run(ids)?);
        }
        let all = Value::from(all);
        check(
            sections.is_null() || sections == all,
            &format!("the sections in {language} are those of the other languages"),
        )?;
        sections = all;
        no_complaints(&browser)?;
    }
    let browser = bench.open(DESK, "en")?;
    searching(&browser)?;
    read(&browser, &format!("#/rules/{GAME}/L.TW.6"))?;
    browser.until(
        "the clause",
        "return document.querySelector('.rules-clauses .here')?.textContent === 'L.TW.6'",
    )?;
    let path = browser.text(".rules-path")?;
    check(
        path.ends_with("› Actions"),
        &format!("the path to the section is told: {path}"),
    )?;
    let colourless = browser.run(
        "return ['--seat', '--die', '--pip'].filter((name) => [...document.querySelectorAll('.guide svg')].some((svg) => !getComputedStyle(svg).getPropertyValue(name)))",
    )?;
    check(
        colourless == json!([]),
        &format!("the pieces in the pictures have their colours: {colourless}"),
    )?;
    press(&browser, "ArrowRight")?;
    browser.until("the next section", "return !location.hash.endsWith('L.TW.6')")?;
    no_complaints(&browser)?;
    let phone = bench.open(PHONE, "ru")?;
    read(&phone, &format!("#/rules/{GAME}"))?;
    phone.click(".rules-contents-button")?;
    phone.until(
        "the contents",
        "return document.querySelector('.rules-contents').getBoundingClientRect().height > 100",
    )?;
    let wide = phone.run("return document.scrollingElement.scrollWidth <= innerWidth + 1")?;
    check(wide == true, "the rules fit a phone")?;
    no_complaints(&phone)
}

/// A search marks what it finds, goes from one to the next, and ends with Escape.
fn searching(browser: &Browser) -> Result<(), Failed> {
    read(browser, &format!("#/rules/{GAME}"))?;
    press(browser, "/")?;
    let typed = "const input = document.querySelector('.rules-search input');
         if (document.activeElement !== input) return false;
         input.value = 'towers floor'; input.dispatchEvent(new Event('input', {bubbles: true})); return true";
    browser.until("the search", typed)?;
    let current = "return [...document.querySelectorAll('.rules-text mark:not(.more)')].findIndex((mark) => mark.classList.contains('here'))";
    browser.until("the first hit", &format!("{} === 0", current))?;
    check(count(browser, ".rules-text mark")? > 1, "several hits are marked")?;
    press(browser, "Enter")?;
    browser.until("the second hit", &format!("{} === 1", current))?;
    press(browser, "Escape")?;
    browser
        .until(
            "the section again",
            "return !document.querySelector('.rules-text mark') && !!document.querySelector('.rules-heading')",
        )
        .map(|_| ())
}

/// Every game has a reference of its pieces, each with words; the small pills narrow it down, and Florence shows either edition.
pub fn pieces(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "pl")?;
    for game in bench.games(&browser)? {
        read(&browser, &format!("#/rules/{game}/pieces"))?;
        browser.until(
            "the pieces",
            "return document.querySelectorAll('.piece-card').length > 5",
        )?;
        let kinds = count(&browser, ".rules .pill:not(.small)")?;
        check(kinds > 4, &format!("{game} has pieces of several kinds"))?;
        for kind in 0..kinds {
            browser.run(&format!(
                "document.querySelectorAll('.rules .pill:not(.small)')[{kind}].click()"
            ))?;
            let silent = "return [...document.querySelectorAll('.piece-card')].filter((card) => !card.querySelector('h3').textContent.trim() || !card.querySelector('.piece-words p').textContent.trim()).length";
            check(
                browser.run(silent)? == json!(0),
                &format!("every piece of {game} says what it does"),
            )?;
            check(
                browser.run(UNDRAWN)? == json!([]),
                &format!("every piece of {game} is drawn"),
            )?;
        }
    }
    narrowed_down(&browser)?;
    no_complaints(&browser)
}

/// What is pressed narrows the pieces down to as many as it says; another edition starts over.
fn narrowed_down(browser: &Browser) -> Result<(), Failed> {
    read(browser, "#/rules/florence/pieces")?;
    let pill = "document.querySelector('.trait-pills .pill')";
    let said = browser.until(
        "traits",
        &format!("return {pill}?.querySelector('small')?.textContent ?? false"),
    )?;
    browser.run(&format!("{pill}.click()"))?;
    browser.until(
        "fewer pieces",
        &format!("return {pill}.getAttribute('aria-pressed') === 'true' && document.querySelectorAll('.piece-card').length === Number({said})"),
    )?;
    browser.click(".pieces-edition .pill:nth-of-type(2)")?;
    browser
        .until(
            "all pieces of the other edition",
            &format!("return {pill}.getAttribute('aria-pressed') === 'false' && document.querySelectorAll('.piece-card').length > Number({said})"),
        )
        .map(|_| ())
}

/// How a turn goes can be read without scrolling, in every game and language.
pub fn turn_on_one_screen(bench: &Bench) -> Result<(), Failed> {
    for language in ["en", "ru", "pl"] {
        let browser = bench.open((1440, 900), language)?;
        for game in bench.games(&browser)? {
            read(&browser, &format!("#/rules/{game}/turn"))?;
            let beyond = browser.run(
                "const text = document.querySelector('.rules-text'), last = text.querySelector('.guide').lastElementChild;
                 return Math.round(last.getBoundingClientRect().bottom - innerHeight)",
            )?;
            check(
                beyond.as_i64().is_some_and(|beyond| beyond <= 0),
                &format!("how a turn goes in {game} fits one screen in {language}: {beyond} px are below it"),
            )?;
        }
    }
    Ok(())
}

/// Beside a table: opened and closed without leaving it, at the clause of an explanation, and at the rule of a refusal.
pub fn beside(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, GAME)?;
    let address = browser.run("return location.hash")?;
    browser.until("a question", "return !!document.querySelector('.prompt.mine')")?;
    browser.click(".bar > .rules-button")?;
    browser.until(
        "the clause of the question",
        "return !!document.querySelector('.rules-beside .rules-heading .clause.here')",
    )?;
    browser.click(".rules-beside .rules-foot .after")?;
    browser.until(
        "the next section",
        "return !!document.querySelector('.rules-beside .rules-foot .before')",
    )?;
    browser.run("document.querySelector('.rules-beside .rules-contents a[href$=\"/towers\"]').click()")?;
    browser.until(
        "the pictures of the towers",
        "return !!document.querySelector('.rules-beside .guide-art use[href=\"#lorenzo-member-0\"]')",
    )?;
    browser.run("document.querySelector('.rules-beside .guide-art use[href=\"#lorenzo-member-0\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")?;
    browser.until(
        "the member on the board in the light of its picture",
        "return [...document.querySelectorAll('[data-shown]')].some((thing) => thing.closest('.stage'))",
    )?;
    press(&browser, "Escape")?;
    browser.until(
        "the rules are closed, and nothing is lit",
        "return !document.querySelector('.rules-beside, [data-shown]')",
    )?;
    browser.run("document.querySelector('.stage button[data-explains]').focus()")?;
    press(&browser, "i")?;
    browser.until(
        "the explanation",
        "return !!document.querySelector('.explanation a.clause')",
    )?;
    let clause = browser.text(".explanation a.clause")?;
    browser.click(".explanation a.clause")?;
    browser.until(
        "the clause in the rules",
        &format!(
            "return document.querySelector('.rules-beside .rules-clauses .here')?.textContent === {}",
            json!(clause)
        ),
    )?;
    press(&browser, "Escape")?;
    check(
        browser.run("return location.hash")? == address,
        "the table was not left",
    )?;
    // In Florence cards come first: a building is refused, with the rule.
    sit_down(&browser, "florence")?;
    let address = browser.run("return location.hash")?;
    browser.until(
        "a refusal",
        "const toast = document.querySelector('.toast .rule-link');
         if (toast) { toast.click(); return true; }
         const prompt = document.querySelector('.prompt.mine:not(.busy)');
         const thing = prompt && document.querySelector('.stage button.piece:not(.legal)');
         thing?.click();
         return false",
    )?;
    browser.until(
        "the rule",
        "return !!document.querySelector('.rules-beside .rules-clauses .here')",
    )?;
    check(
        browser.run("return location.hash")? == address,
        "the table was not left",
    )?;
    no_complaints(&browser)
}

/// What is wrong with the card of a hint: cut off, over the answers, over something lit, or nowhere to put it away; nothing where all is well.
const HINT_IN_THE_WAY: &str = "const card = document.querySelector('.hint-card'), own = card.getBoundingClientRect();
     const shares = (thing) => { const of = thing.getBoundingClientRect(); return of.width > 0 && Math.min(of.right, own.right) - Math.max(of.left, own.left) > 1 && Math.min(of.bottom, own.bottom) - Math.max(of.top, own.top) > 1; };
     const faults = [];
     if (own.left < -1 || own.top < -1 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1) faults.push('beyond the screen');
     if (card.scrollHeight > card.clientHeight + 2) faults.push('cut off');
     if ([...document.querySelectorAll('.desk')].some(shares)) faults.push('over the answers');
     if ([...document.querySelectorAll('[data-hinted]')].some(shares)) faults.push('over what is lit');
     if (!card.querySelector('.hint-close')) faults.push('without a cross');
     return faults.length ? [faults, card.textContent] : null";

/// A lone player is told what a master would do, step by step, and sees where; the card is in nobody's way on a desk and on a phone, and can be put
/// away.
pub fn hints(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    for game in bench.games(&browser)? {
        sit_down(&browser, &game)?;
        browser.until(
            "a question",
            "return !!document.querySelector('.prompt.mine:not(.busy)')",
        )?;
        press(&browser, "h")?;
        browser.until_long(
            "the hint",
            "return !!document.querySelector('[data-hinted]') && !!document.querySelector('.hint-card li')",
        )?;
        if game == GAME {
            // A member and its place are one move.
            let whole = "return document.querySelectorAll('.hint-card li').length === 3 && !!document.querySelector('[data-hinted][data-drop]')";
            let said = browser.text(".hint-card")?;
            check(
                browser.run(whole)? == true,
                &format!("a hint names and lights where the member goes: {said}"),
            )?;
            let second = browser.text(".hint-why")?;
            check(
                second.contains('→'),
                &format!("the second choice is named with its place: {second}"),
            )?;
        }
        for (size, name) in [(DESK, "desk"), (PHONE, "phone")] {
            browser.resize(size)?;
            let cut = browser.until(
                "the hint in this size",
                &format!("const cut = (() => {{ {HINT_IN_THE_WAY} }})(); window.waits = cut ? (window.waits ?? 0) + 1 : 0; return cut && window.waits < 20 ? false : [cut]"),
            )?;
            check(
                cut == json!([null]),
                &format!("the hint of {game} is in nobody's way on a {name}: {cut}"),
            )?;
        }
        browser.resize(DESK)?;
        browser.click(".hint-close")?;
        browser.until(
            "the hint is put away",
            "return !document.querySelector('[data-hinted]')",
        )?;
    }
    no_complaints(&browser)
}

/// Goes through a lesson by pressing what is lit, up to a step or to the end. Tells which steps lit nothing.
pub(super) fn guided(until: &str) -> String {
    format!(
        "const dark = []; let idle = 0, last = '';
         const tick = () => {{
             const card = document.querySelector('.lesson-card');
             const {{stand, step, moment}} = card?.dataset ?? {{}};
             if (stand === 'over' || step === '{until}') return done({{stand, step, dark}});
             if (++idle > 2000) return done({{stand, step, dark, stuck: true}});
             const lit = [...document.querySelectorAll(`[data-lit=\"${{moment}}\"]`)];
             const things = lit.filter((thing) => thing.matches('[data-action], [data-opens], .confirm, summary'));
             const busy = document.querySelector('.prompt.busy');
             if (stand === 'reading') {{
                 if (last !== step && !lit.length && idle < 60) return setTimeout(tick, 10);
                 if (!lit.length) dark.push(step);
                 last = step; idle = 0;
                 card.querySelector('.lesson-next').click();
             }} else if (stand === 'task' && !busy && things.length) {{
                 idle = 0;
                 things[0].dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}));
             }}
             setTimeout(tick, 25);
         }};
         tick();"
    )
}

/// Begins the lesson of a game, or takes it up again.
pub(super) fn learn(browser: &Browser, game: &str) -> Result<(), Failed> {
    show(browser, "#/rules")?;
    browser.click(&format!("[data-lesson={game}]"))?;
    browser
        .until(
            "the guide",
            "return !!document.querySelector('.lesson-card') && !!document.querySelector('.table .prompt')",
        )
        .map(|_| ())
}

const TAUGHT: [&str; 4] = ["florence", "lorenzo", "praga", "amalfi"];

/// The guided first games in English. Other moves are tried in Florence, and the last one is handed over to a game of one's own.
pub fn lessons_in_english(bench: &Bench) -> Result<(), Failed> {
    let browser = lessons(bench, "en")?;
    browser.click(".lesson-card .lesson-next")?;
    browser.until(
        "a game of one's own",
        "return location.hash.startsWith('#/here/') && !!document.querySelector('.table .prompt') && !document.querySelector('.lesson-card')",
    )?;
    no_complaints(&browser)
}

/// The guided first games in Russian.
pub fn lessons_in_russian(bench: &Bench) -> Result<(), Failed> {
    no_complaints(&lessons(bench, "ru")?)
}

/// The guided first games in Polish.
pub fn lessons_in_polish(bench: &Bench) -> Result<(), Failed> {
    no_complaints(&lessons(bench, "pl")?)
}

/// Every guided first game is played through by pressing what is lit.
fn lessons<'a>(bench: &'a Bench, language: &str) -> Result<Browser<'a>, Failed> {
    let browser = bench.open(DESK, language)?;
    for game in TAUGHT {
        learn(&browser, game)?;
        match (game, language) {
            ("florence", "en") => another_way(&browser)?,
            (GAME, "ru") => half_a_move(&browser)?,
            _ => {}
        }
        let came = browser.run_async(&guided("none"))?;
        check(
            came["stand"] == "over" && came["dark"] == json!([]),
            &format!(
                "the lesson of {game} in {language} is played to its end, with something lit at each step: {came}"
            ),
        )?;
    }
    Ok(browser)
}

/// The first part of another move, of which nothing has come yet, is answered too, without an empty box for its result.
fn half_a_move(browser: &Browser) -> Result<(), Failed> {
    browser.run_async(&guided("4"))?;
    browser.until(
        "another member",
        "if (document.querySelector('.lesson-card')?.dataset.stand === 'strayed') return true;
         document.querySelector('.table [data-action=\"place white\"]')?.click();
         return false",
    )?;
    let empty = browser.run(
        "return [...document.querySelectorAll('.lesson-came')].some((told) => !told.children.length && told.getBoundingClientRect().height > 0)",
    )?;
    check(empty == false, "nothing came of it, and there is no box for that")?;
    let remark = browser.text(".lesson-card .lesson-text")?;
    check(remark.len() > 20, "half a move is answered")?;
    browser.click(".lesson-card .lesson-next")?;
    browser
        .until(
            "the move is taken back",
            "return document.querySelector('.lesson-card')?.dataset.stand === 'task'",
        )
        .map(|_| ())
}

/// The guided games on a phone, by pressing what is lit; nothing is wider than the screen. At home their windows are ticked then.
pub fn lessons_on_a_phone(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(PHONE, "pl")?;
    for game in TAUGHT {
        learn(&browser, game)?;
        let came = browser.run_async(&guided("none"))?;
        check(
            came["stand"] == "over" && came["dark"] == json!([]),
            &format!(
                "the lesson of {game} goes to its end on a phone, with something lit at each step: {came}"
            ),
        )?;
        let wide = browser.run("return document.scrollingElement.scrollWidth <= innerWidth + 1")?;
        check(wide == true, "the lesson fits a phone")?;
    }
    show(&browser, "#/")?;
    let ticked = browser.run(
        "return [...document.querySelectorAll('.learn-offer a.done')].map((a) => a.getAttribute('href'))",
    )?;
    let all: Vec<String> = TAUGHT.iter().map(|game| format!("#/lesson/{game}")).collect();
    check(
        ticked == json!(all),
        &format!("the finished ones are ticked: {ticked}"),
    )?;
    no_complaints(&browser)
}

/// Another move may be tried: the result is explained, and it is taken back. A lesson that was left goes on where it was.
fn another_way(browser: &Browser) -> Result<(), Failed> {
    let came = browser.run_async(&guided("4"))?;
    check(
        came["step"] == "4",
        &format!("the first move of Florence: {came}"),
    )?;
    let step = "document.querySelector('.lesson-card')?.dataset.step";
    browser.until(
        "another move",
        "const card = document.querySelector('.lesson-card');
         if (card?.dataset.stand === 'strayed') return true;
         document.querySelector('.stage [data-action=\"open jester\"]')?.click();
         return false",
    )?;
    let told = count(browser, ".lesson-came li")?;
    let remark = browser.text(".lesson-card .lesson-text")?;
    check(told > 0 && remark.len() > 20, "what came of it is told")?;
    // An unforeseen move is answered too.
    browser.click(".lesson-card .lesson-next")?;
    browser.until(
        "the move is taken back",
        "return document.querySelector('.lesson-card')?.dataset.stand === 'task' && !!document.querySelector('[data-lit][data-action=\"open forest\"]')",
    )?;
    browser.click(".lesson-show")?;
    browser.until(
        "it is shown",
        "return document.querySelector('.lesson-card')?.dataset.stand === 'shown'",
    )?;
    browser.until(
        "and asked for again",
        "return document.querySelector('.lesson-card')?.dataset.stand === 'task' && !!document.querySelector('.lesson-card .lesson-note') && !!document.querySelector('[data-lit][data-action=\"open forest\"]')",
    )?;
    // The veil stays while the rules are read; Escape closes them first, and leaves then.
    browser.click(".bar > .rules-button")?;
    browser.until(
        "the rules and the veil",
        "return !!document.querySelector('.rules-beside') && !document.querySelector('.lesson-veil.lifted')",
    )?;
    press(browser, "Escape")?;
    browser.until(
        "the rules are closed",
        "return !document.querySelector('.rules-beside')",
    )?;
    check(count(browser, ".lesson-card")? == 1, "the lesson is still there")?;
    browser.run("document.activeElement?.blur()")?;
    press(browser, "Escape")?;
    browser.until(
        "the room of learning",
        "return !!document.querySelector('.learn-rows')",
    )?;
    learn(browser, "florence")?;
    browser.until("the step it was left at", &format!("return {step} === '4'"))?;
    // Skipped steps are played for the learner.
    browser.click(".lesson-skip")?;
    browser.until("the next step", &format!("return {step} === '5'"))?;
    browser.click(".lesson-back")?;
    browser.until("what was skipped", &format!("return {step} === '4'"))?;
    browser.click(".lesson-back")?;
    browser
        .until("the step before", &format!("return {step} === '3'"))
        .map(|_| ())
}
