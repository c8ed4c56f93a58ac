//! How boards react to dragging and pressing.

use crate::browser::learn::press;
use crate::browser::{Bench, DESK, check, choose, no_complaints, sit_down};
use crate::shell::Failed;
use crate::webdriver::Browser;

/// Presses a pointer down on a thing and pulls it a little, as far as to another thing or to an empty place of the bar.
const PULLING: &str = "
    const middle = (element) => { const box = element.getBoundingClientRect(); return {x: box.left + box.width / 2, y: box.top + box.height / 2}; };
    const point = (name, {x, y}, buttons) => (document.elementFromPoint(x, y) ?? document.body).dispatchEvent(
        new PointerEvent(name, {bubbles: true, pointerType: 'mouse', pointerId: 1, button: name === 'pointermove' ? -1 : 0, buttons, clientX: x, clientY: y}));
    const pick = (from) => { const at = middle(from); point('pointerdown', at, 1); point('pointermove', {x: at.x, y: at.y - 40}, 1); };
    const drop = (to) => { const at = middle(to); point('pointermove', at, 1); point('pointerup', at, 0); };
";

/// A member is pulled from home: what it reaches lights up, dropped on nothing it comes back, dropped on a place it goes there.
pub fn dragging(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, "lorenzo")?;
    let pick = format!("{PULLING} pick(document.querySelector('.members .member.legal')); return true;");
    let lifted = "return !!document.querySelector('.lorenzo.lifted [data-action^=\"on \"]') && !!document.querySelector('.carried')";
    browser.until(
        "one's turn",
        "return !!document.querySelector('.members .member.legal')",
    )?;
    browser.run(&pick)?;
    browser.until("places that the member reaches", lifted)?;
    browser.run(&format!(
        "{PULLING} drop(document.querySelector('.lorenzo .river'));"
    ))?;
    let home = "return !document.querySelector('.lorenzo.lifted, .carried') && document.querySelectorAll('.members .at-home').length === 4";
    browser.until("the member at home again", home)?;
    browser.run(&pick)?;
    browser.until("places once more", lifted)?;
    browser.run(&format!(
        "{PULLING} drop(document.querySelector('[data-action=\"on council\"]'));"
    ))?;
    let proposed =
        "return !!document.querySelector('.confirm-servants') && !document.querySelector('.members .away')";
    browser.until("the member on its place, not yet sent", proposed)?;
    browser.run("for (let more = 0; more < 9; more++) document.querySelector('.servants .icon-button:last-of-type').click()")?;
    let sent = "const confirm = document.querySelector('.confirm-servants'); confirm?.click(); return document.querySelectorAll('.members .away').length === 1";
    browser.until("the member in the council palace, with all servants", sent)?;
    without_servants(&browser)?;
    no_complaints(&browser)
}

/// Nothing goes at once, though nothing is left to choose: a space is looked at first and confirmed then. A member that can go nowhere
/// says why.
fn without_servants(browser: &Browser) -> Result<(), Failed> {
    let asked = "const answer = document.querySelector('.pictured.privilege[data-action*=coins]'); answer?.click();
        return !!document.querySelector('.called.stuck') && /council palace/.test(document.querySelector('.tools-help').textContent)";
    browser.until("a neutral member without servants, and why it stays", asked)?;
    browser.run("document.querySelector('.members .member.legal').click()")?;
    browser.until(
        "a lit space",
        "return !!document.querySelector('.lorenzo [data-action^=\"on \"]')",
    )?;
    browser.run("document.querySelector('.lorenzo [data-action^=\"on \"]').click()")?;
    let waits = "return !!document.querySelector('.confirm-servants[data-action^=\"on \"]') && !!document.querySelector('.lorenzo .chosen')";
    browser.until("the space waits to be confirmed", waits)?;
    // The thing under the mouse is explained meanwhile: one Escape closes that and takes the choice back.
    browser.run(&format!(
        "{PULLING} const at = middle(document.querySelector('.lorenzo .chosen'));
         point('pointerover', at, 0); point('pointermove', {{x: at.x + 3, y: at.y}}, 0);"
    ))?;
    browser.until(
        "the explanation of the space",
        "return !!document.querySelector('.explanation')",
    )?;
    press(browser, "Escape")?;
    browser.until(
        "nothing is chosen",
        "return !document.querySelector('.confirm-servants, .lorenzo .chosen')",
    )?;
    browser.run("document.querySelector('.lorenzo [data-action^=\"on \"]').click()")?;
    browser.until("the space once more", waits)?;
    browser.run("document.querySelector('.confirm-servants').click()")?;
    browser
        .until(
            "the second member placed",
            "return document.querySelectorAll('.members .away').length === 2",
        )
        .map(|_| ())
}

/// How many actions the game has seen.
const MOVES: &str = "document.querySelector('.history output').textContent";

/// A building is left in the garden and asked about before it is built: the same press once more means it. A board that is left and opened again has its style
/// and complains about nothing.
pub fn first_look(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, "florence")?;
    for _ in 0..200 {
        let asked = browser.until(
            "a question",
            "if (!document.querySelector('.prompt.mine:not(.busy)')) return null;
             return document.querySelector('.florence [data-action=\"build tower\"]') ? 'build' : 'other'",
        )?;
        if asked == "build" {
            break;
        }
        let before = browser.run(&format!("return {MOVES}"))?;
        choose(&browser, "pass")?;
        browser.until("its effect", &format!("return {MOVES} !== {before}"))?;
    }
    browser.click(".florence [data-action=\"build tower\"]")?;
    browser.until(
        "the tower before it is built",
        "return !!document.querySelector('.workbench .ghost-line')",
    )?;
    let before = browser.run(&format!("return {MOVES}"))?;
    // It lies where it fits; a tower's middle is a cell of it.
    let press = format!(
        "{PULLING} const at = middle(document.querySelector('.ghost .ghost-line'));
         for (const [name, buttons] of [['pointermove', 0], ['pointerdown', 1], ['pointerup', 0]]) point(name, at, buttons);
         return true"
    );
    browser.run(&press)?;
    browser.until(
        "the question whether it stays there",
        "return document.querySelector('.prompt .question').textContent.startsWith('Build the')",
    )?;
    check(
        browser.run(&format!("return {MOVES}"))? == before,
        "one press builds nothing",
    )?;
    browser.run(&press)?;
    browser.until("the tower", "return !!document.querySelector('.estate .laid')")?;
    browser.until(
        "what one did oneself, told to oneself",
        "return document.querySelector('.log-line .seat-name')?.textContent === 'You'",
    )?;
    for game in ["lorenzo", "florence"] {
        sit_down(&browser, game)?;
        let styles = browser.run(
            "return [...document.styleSheets].filter((sheet) => sheet.href?.includes('/boards/') && matchMedia(sheet.media.mediaText || 'all').matches).length",
        )?;
        check(styles == 1, "the board that is shown has its style, and no other")?;
    }
    no_complaints(&browser)
}
