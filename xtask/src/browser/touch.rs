//! What fingers and held keys do at a table: the first tap looks, a key that is held answers once, what was picked up can be put back; and on a phone
//! everything that asks for something lies in sight.

use serde_json::{Value, json};

use crate::browser::table::LOOK;
use crate::browser::{Bench, DESK, PHONE, auto_player, check, choose, no_complaints, show, sit_down};
use crate::shell::Failed;
use crate::webdriver::Browser;

/// How many actions were played.
const MOVES: &str = "+document.querySelector('.history input').max";

fn moves(browser: &Browser) -> Result<Value, Failed> {
    browser.run(&format!("return {MOVES}"))
}

/// The first thing on the board or the desk that plays an action.
const THING: &str = "
    const thing = onBoard('.florence [data-action], .prompt > .choices [data-action], .hand-area [data-action]').find(isHit);
    if (!thing) return null;";

/// Taps it, as a finger does.
const TAP: &str = "
    const finger = {bubbles: true, cancelable: true, pointerType: 'touch', detail: 1};
    thing.dispatchEvent(new PointerEvent('pointerdown', finger));
    thing.dispatchEvent(new PointerEvent('click', finger));
    return thing.dataset.action;";

/// The first tap shows what an action brings, the second plays it; a setting makes one tap enough.
fn first_look_then_act(browser: &Browser) -> Result<(), Failed> {
    let tap = format!("{LOOK} {THING} {TAP}");
    // At first everybody chooses at the same time, and the moves of the others would be counted.
    browser.run_async(&auto_player(3))?;
    browser.until(
        "one's turn",
        "return !!document.querySelector('.prompt.mine:not(.busy)')",
    )?;
    let before = moves(browser)?;
    let looked = browser.until("something to tap", &tap)?;
    check(
        browser.run("return !!document.querySelector('[data-looked]')")? == true,
        "what was tapped is marked",
    )?;
    check(
        moves(browser)? == before,
        &format!("the first tap plays nothing: {looked}"),
    )?;
    let again = browser.run(&tap)?;
    check(again == looked, "the same thing is tapped again")?;
    browser.until("the second tap", &format!("return {MOVES} > {before}"))?;
    the_button_does_it(browser)?;
    let table = browser.run("return location.hash")?;
    show(browser, "#/settings")?;
    browser.run("for (const row of document.querySelectorAll('.switch-row')) if (row.textContent.includes('One tap')) row.querySelector('input').click()")?;
    show(browser, table.as_str().unwrap_or_default())?;
    browser.until(
        "one's turn",
        "return !!document.querySelector('.prompt.mine:not(.busy)')",
    )?;
    let before = moves(browser)?;
    browser.until("something to tap at once", &tap)?;
    browser.until("the only tap", &format!("return {MOVES} > {before}"))?;
    Ok(())
}

/// What was looked at can also be done by the large button that says it.
fn the_button_does_it(browser: &Browser) -> Result<(), Failed> {
    browser.until(
        "one's turn",
        "return !!document.querySelector('.prompt.mine:not(.busy)')",
    )?;
    let mark = "for (const old of document.querySelectorAll('.tapped')) old.classList.remove('tapped');
        thing.classList.add('tapped'); return true";
    browser.until("something to look at", &format!("{LOOK} {THING} {mark}"))?;
    let before = moves(browser)?;
    browser.tap(".tapped")?;
    browser.until("the look", "return !!document.querySelector('[data-looked]')")?;
    check(moves(browser)? == before, "a look plays nothing")?;
    browser.tap(".prompt > .do-it")?;
    browser.until("the large button", &format!("return {MOVES} > {before}"))?;
    Ok(())
}

/// On a phone: what a tap does, the list of all answers, and Diego.
pub fn fingers(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(PHONE, "en")?;
    sit_down(&browser, "florence")?;
    first_look_then_act(&browser)?;
    browser.run_async(&auto_player(5))?;
    let in_sight = |selector: &str| {
        format!(
            "{LOOK} const thing = document.querySelector({}); return !!thing && isHit(thing)",
            json!(selector)
        )
    };
    browser.until(
        "a list of all answers",
        "const list = document.querySelector('.prompt.mine details.as-list:not([hidden])');
         if (!list) return false; list.open = true; return !!list.querySelector('button')",
    )?;
    browser.until("the list in sight", &in_sight(".as-list .choices button"))?;
    check(
        browser.run(&in_sight(".as-list summary"))? == true,
        "the list can be closed",
    )?;
    browser.run("document.querySelector('.as-list').open = false")?;
    check(
        browser.run("const line = document.querySelector('.own-line'); return line.checkVisibility() && /\\d/.test(line.textContent)")? == true,
        "what one owns is in sight",
    )?;
    browser.click(".desk-handle")?;
    browser.until(
        "the whole desk",
        "return document.querySelector('.desk').clientHeight > innerHeight / 2",
    )?;
    browser.click(".desk-handle")?;
    show(&browser, "#/new/florence")?;
    browser.until(
        "one seat",
        "const seats = document.querySelectorAll('.seat-plans select').length;
         if (seats > 1) document.querySelector('.seat-plans .stepper button').click();
         return seats === 1",
    )?;
    browser.click("form button.start")?;
    browser.until("the table", "return !!document.querySelector('.table .prompt')")?;
    browser.run("document.querySelectorAll('.rooms button')[2].click()")?;
    browser.until("Diego among the others", &in_sight(".diego h3"))?;
    no_complaints(&browser)
}

/// Counts what is pressed, however it is pressed.
const COUNTING: &str = "
    window.pressed = 0;
    addEventListener('click', (event) => { if (event.target.closest('[data-action]')) window.pressed++; }, true);";

/// A key that is held down answers once, a building that was picked up can be put back, and a board can be visited.
pub fn held_keys(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, "florence")?;
    browser.run(COUNTING)?;
    // Cards are chosen, then there is bidding until the first turn with actions.
    for _ in 0..200 {
        let asked = browser.until(
            "a question",
            "if (!document.querySelector('.prompt.mine:not(.busy)')) return null;
             if (document.querySelector('.florence [data-action^=\"build \"]')) return 'build';
             return document.querySelector('.prompt > .choices [data-action^=\"raise\"], .prompt > .choices [data-action^=\"bid\"]') ? 'raise' : 'other'",
        )?;
        match asked.as_str().unwrap_or_default() {
            "build" => break,
            "raise" if browser.run("return window.raised ?? false")? == false => {
                browser.run("window.raised = true; window.pressed = 0; document.querySelector('.prompt > .choices [data-action]').focus()")?;
                browser.hold_enter()?;
                check(
                    browser.run("return window.pressed")? == 1,
                    "a held key raises once",
                )?;
            }
            _ => {
                let before = moves(&browser)?;
                choose(&browser, "pass")?;
                browser.until("its effect", &format!("return {MOVES} > {before}"))?;
            }
        }
    }
    check(
        browser.run("return window.raised ?? false")? == true,
        "there was something to raise",
    )?;
    browser
        .run("window.pressed = 0; document.querySelector('.florence [data-action^=\"build \"]').focus()")?;
    let before = moves(&browser)?;
    browser.hold_enter()?;
    browser.until(
        "a building to place",
        "return !!document.querySelector('.board-tools .place')",
    )?;
    let after = moves(&browser)?;
    check(
        after.as_u64() == before.as_u64().map(|before| before + 1),
        "a held key builds and does not place",
    )?;
    browser.click(".board-tools .put-back")?;
    browser.until(
        "the building put back",
        &format!("return !document.querySelector('.board-tools .place') && {MOVES} === {before}"),
    )?;
    browser.click(".seat:not(.own) .visit")?;
    browser.until(
        "the estate of another",
        "return !document.querySelector('.terrace h3').textContent.startsWith('Your')",
    )?;
    browser.click(".seat.own .visit")?;
    browser.until(
        "one's own estate",
        "return document.querySelector('.terrace h3').textContent.startsWith('Your')",
    )?;
    check(
        browser.run("return document.querySelector('.table-link').textContent.trim().length > 0")? == true,
        "a running game can be taken along",
    )?;
    no_complaints(&browser)
}
