//! Boards that are drawn: whole games by pointing at the things on them, and nothing ever scrolls.

use serde_json::Value;

use crate::browser::{Bench, DESK, MOST_CHOICES, check, no_complaints, show, sit_down};
use crate::shell::Failed;
use crate::webdriver::Browser;

/// Plays by pressing what stands on the board or among the tools of the desk, never in the list of all answers. Tells what the list offers and the board
/// does not, and how often something had to scroll. A stepper shows one number at a time, so numbers of servants count as offered.
const POINTING: &str = "
    let n = 0, x = 7, idle = 0, scrolled = 0;
    const missing = new Set();
    const tell = (over) => done({over, choices: n, scrolled, missing: [...missing]});
    const tick = () => {
        if (document.querySelector('.outcome')) return tell(true);
        if (n >= MOST || idle > 4000) return tell(false);
        const next = () => setTimeout(tick, 5);
        const prompt = document.querySelector('.prompt.mine:not(.busy)');
        if (!prompt) { idle++; return next(); }
        const list = prompt.querySelector('details.as-list:not([hidden])');
        if (list && !list.open) { list.open = true; return next(); }
        const listed = [...prompt.querySelectorAll('.as-list [data-action]')].map((e) => e.dataset.action);
        const things = [...document.querySelectorAll('[data-action]')].filter((e) => !e.closest('.as-list'));
        const shown = new Set(things.map((e) => e.dataset.action));
        for (const action of listed) if (!shown.has(action) && !action.startsWith('servants ')) missing.add(action);
        if (list) list.open = false;
        const stage = document.querySelector('.stage'), page = document.scrollingElement;
        if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth || stage.scrollHeight > stage.clientHeight + 1) scrolled++;
        if (!things.length) { idle++; return next(); }
        x = (Math.imul(x, 48271) + 11) >>> 0;
        n++; idle = 0;
        things[x % things.length].click();
        next();
    };
    tick();";

fn point_to_the_end(browser: &Browser) -> Result<Value, Failed> {
    let played = browser.run_async(&POINTING.replace("MOST", &MOST_CHOICES.to_string()))?;
    check(
        played["over"] == true,
        &format!("the game ends by pointing alone: {played}"),
    )?;
    check(
        played["missing"].as_array().is_some_and(Vec::is_empty),
        &format!("every answer stands on the board: {played}"),
    )?;
    check(played["scrolled"] == 0, &format!("nothing scrolls: {played}"))?;
    Ok(played)
}

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
    let sent = "const confirm = document.querySelector('.confirm-servants'); confirm?.click(); return document.querySelectorAll('.members .away').length === 1";
    browser.until("the member in the council palace", sent)?;
    no_complaints(&browser)
}

/// Lorenzo, standard and advanced.
pub fn lorenzo(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    for advanced in [false, true] {
        show(&browser, "#/new/lorenzo")?;
        browser.until("the form", "return !!document.querySelector('form button.start')")?;
        if advanced {
            browser.click("form .options input[role=switch]")?;
        }
        browser.click("form button.start")?;
        browser.until("the table", "return !!document.querySelector('.table .prompt')")?;
        let played = point_to_the_end(&browser)?;
        println!("lorenzo, advanced {advanced}: {} choices", played["choices"]);
    }
    no_complaints(&browser)
}
