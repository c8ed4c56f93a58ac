//! What boards do with a pointer that pulls.

use crate::browser::{Bench, DESK, no_complaints, sit_down};
use crate::shell::Failed;

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
