//! Looking back: a finished game is gone through, seen by others, shared as a link, opened from a file, and studied.

use serde_json::json;

use crate::browser::{Bench, DESK, PHONE, SAMPLE, check, no_complaints, play_to_the_end, show, sit_down};
use crate::shell::{Failed, root};
use crate::webdriver::Browser;

/// Presses a key, perhaps together with shift, where nothing has the focus.
fn press(browser: &Browser, key: &str, shift: bool) -> Result<(), Failed> {
    let script = format!(
        "document.activeElement?.blur();
         document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: {}, shiftKey: {shift}, bubbles: true, cancelable: true}}))",
        json!(key)
    );
    browser.run(&script).map(|_| ())
}

/// Presses keys in one go, before anything can answer.
fn press_all(browser: &Browser, keys: &[&str]) -> Result<(), Failed> {
    let script = format!(
        "for (const key of {}) document.body.dispatchEvent(new KeyboardEvent('keydown', {{key, bubbles: true, cancelable: true}}))",
        json!(keys)
    );
    browser.run(&script).map(|_| ())
}

/// Waits until the slider of the deck stands where this expression says; `last` is the number of actions.
fn stands_at(browser: &Browser, moment: &str) -> Result<(), Failed> {
    let script = format!(
        "const slider = document.querySelector('.deck-line input');
         const last = Number(slider?.max);
         return !!slider && slider.value === String({moment})"
    );
    browser.until(&format!("moment {moment}"), &script).map(|_| ())
}

/// What the page puts on the clipboard, without a browser that asks.
const CLIPBOARD: &str =
    "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }";

/// Copies a link by the words of its button, and gives what stands behind the `#`.
pub(super) fn link(browser: &Browser, which: &str) -> Result<String, Failed> {
    browser.run(CLIPBOARD)?;
    browser.click(".deck-share > button")?;
    browser.click(&format!("[data-share='{which}']"))?;
    let copied = browser.until(
        "the link",
        "return window.copied?.slice(window.copied.indexOf('#')) ?? false",
    )?;
    browser.run("window.copied = undefined; document.querySelector('.deck-share > button').click()")?;
    Ok(copied.as_str().unwrap_or_default().to_owned())
}

/// The deck: keys, turns, playing by itself, the eyes of others.
fn go_through(browser: &Browser) -> Result<(), Failed> {
    stands_at(browser, "last")?;
    press(browser, "Home", false)?;
    stands_at(browser, "0")?;
    press(browser, "ArrowRight", false)?;
    stands_at(browser, "1")?;
    press(browser, "ArrowRight", true)?;
    stands_at(browser, "2")?;
    press(browser, "ArrowLeft", false)?;
    stands_at(browser, "1")?;
    // Quicker than the table answers: each counts.
    press_all(browser, &["ArrowRight", "ArrowRight"])?;
    stands_at(browser, "3")?;
    press_all(browser, &["ArrowLeft", "ArrowLeft"])?;
    stands_at(browser, "1")?;
    let lines = browser.run("return document.querySelectorAll('.log-line').length")?;
    press(browser, "End", false)?;
    stands_at(browser, "last")?;
    let all = browser.run("return document.querySelectorAll('.log-line').length")?;
    check(lines.as_u64() < all.as_u64(), "the log follows")?;
    browser.run(
        "const speed = document.querySelector('.deck-speed');
         speed.value = '4'; speed.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    press(browser, "Home", false)?;
    stands_at(browser, "0")?;
    press(browser, " ", false)?;
    stands_at(browser, "last")?;
    browser.until(
        "it rests at the end",
        "return document.querySelectorAll('.deck-play[aria-pressed=true]').length === 0",
    )?;
    browser.click(".deck-eyes button:nth-child(2)")?;
    browser
        .until(
            "the eyes of the second seat",
            "return document.querySelector('.deck-eyes [aria-pressed=true]:nth-child(2)') && !!document.querySelector('.outcome')",
        )
        .map(|_| ())
}

/// A finished game is gone through, shared and opened elsewhere; a damaged link says so.
pub fn replay(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, SAMPLE)?;
    play_to_the_end(&browser)?;
    go_through(&browser)?;
    press(&browser, "Home", false)?;
    press(&browser, "ArrowRight", false)?;
    stands_at(&browser, "1")?;
    let moment = link(&browser, "web.share.moment")?;
    let game = link(&browser, "web.share.game")?;
    check(
        moment == format!("{game}/1"),
        &format!("a link to a moment: {moment}"),
    )?;
    let journal = browser.run(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('signoria.game.'));
         return JSON.parse(localStorage.getItem(key)).journal",
    )?;
    no_complaints(&browser)?;

    let friend = bench.open(PHONE, "ru")?;
    friend.run(&format!("location.hash = {}", json!(moment)))?;
    stands_at(&friend, "1")?;
    check(
        friend.run("return document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")? == true,
        "the deck fits a phone",
    )?;
    check(
        friend.run("return Object.keys(localStorage).every((key) => !key.startsWith('signoria.game.'))")?
            == true,
        "a game that was only looked at is not kept",
    )?;
    friend.run(&format!("location.hash = {}", json!(&game[..game.len() / 2])))?;
    friend.until(
        "what is wrong with the link",
        "return document.querySelector('main .narrow p')?.textContent.includes('повреждена')",
    )?;
    friend.run("location.hash = '#/games'")?;
    friend.run(&dropped(journal.as_str().unwrap_or_default()))?;
    friend.until(
        "the game that was dropped",
        "return location.hash.startsWith('#/here/') && !!document.querySelector('.deck-line input')",
    )?;
    no_complaints(&friend)
}

/// Another move is tried at a moment of a finished game; the line is named, kept, and goes along with a link.
pub fn study(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, SAMPLE)?;
    play_to_the_end(&browser)?;
    browser.until("the deck", "return !!document.querySelector('.deck-study')")?;
    browser.click(".deck-study")?;
    browser.click(".study .analyse")?;
    browser.until(
        "the analysis is done",
        "const bar = document.querySelector('.study progress');
         return !!bar && bar.value === bar.max && !document.querySelector('.study .stop')",
    )?;
    press(&browser, "Home", false)?;
    browser.until(
        "the best move of the first moment",
        "return !!document.querySelector('.best-moves li button')",
    )?;
    browser.click(".study .try")?;
    browser.until(
        "a line that waits for a move",
        "return location.hash.startsWith('#/study/') && !!document.querySelector('.prompt.mine button[data-action]')",
    )?;
    browser.run("document.querySelector('.prompt.mine button[data-action]').click()")?;
    browser.until(
        "the move in the log",
        "return document.querySelectorAll('.log-line .moment').length > 0 && !!document.querySelector('.prompt.mine')",
    )?;
    let name = "const input = document.querySelector('.naming input');
         input.value = 'A bold start'; input.dispatchEvent(new Event('change', {bubbles: true}));
         return true";
    browser.until("its name", name)?;
    let named = "return document.querySelector('.study-tree [aria-current]')?.textContent === 'A bold start'";
    browser.until("the line by its name", named)?;
    let kept = "const key = Object.keys(localStorage).find((key) => key.startsWith('signoria.study.'));
         return JSON.parse(localStorage.getItem(key)).lines[0].actions.length === 1";
    browser.until("the move is kept", kept)?;
    // The deck is there for what was before.
    browser.click(".go-through")?;
    browser.until(
        "what shares the study, with nothing over it",
        "const share = document.querySelector('.deck-share > button')?.getBoundingClientRect();
         return !!share && !!document.elementFromPoint(share.x + share.width / 2, share.y + share.height / 2)?.closest('.deck-share')
             && document.querySelector('.deck-more .speeds').checkVisibility({visibilityProperty: true})",
    )?;
    browser.run("location.hash = '#/games'")?;
    browser.until(
        "the study among my games",
        "return !!document.querySelector('.study-row a.button')",
    )?;
    browser.click(".study-row a.button")?;
    browser.until("the line again", named)?;
    // The game itself, among its lines, has the deck with the links.
    browser.click(".study-tree a")?;
    let shared = link(&browser, "web.share.game")?;
    no_complaints(&browser)?;
    let friend = bench.open(DESK, "pl")?;
    friend.run(&format!("location.hash = {}", json!(shared)))?;
    friend.until(
        "the line among the variations of somebody else",
        "return location.hash.startsWith('#/study/') && [...document.querySelectorAll('.study-tree button, .study-tree a')].some((line) => line.textContent === 'A bold start')",
    )?;
    // On a phone the study lies over the deck, and has keys of its own.
    friend.resize(PHONE)?;
    friend.until(
        "the keys of the study",
        "return !!document.querySelector('.study-steps button')?.checkVisibility()",
    )?;
    no_complaints(&friend)
}

/// The shortest stored game of two people: for real boards and networks, and soon judged.
fn stored_game() -> Result<String, Failed> {
    let folder = root().join("games/amalfi/journals");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with("-2p.json") {
            found.push(std::fs::read_to_string(path)?);
        }
    }
    found.sort_by_key(String::len);
    found
        .into_iter()
        .next()
        .ok_or_else(|| Failed(format!("no game of two in {}", folder.display())))
}

/// Drops a file on the page.
fn dropped(text: &str) -> String {
    format!(
        "const bag = new DataTransfer();
         bag.items.add(new File([{}], 'game.json'));
         window.dispatchEvent(new DragEvent('drop', {{dataTransfer: bag, bubbles: true, cancelable: true}}))",
        json!(text)
    )
}

/// Opens a stored game by dropping its file.
pub(super) fn drop_stored_game(browser: &Browser) -> Result<(), Failed> {
    show(browser, "#/games")?;
    browser.run(&dropped(&stored_game()?))?;
    browser
        .until(
            "the game that was dropped",
            "return location.hash.startsWith('#/here/') && !!document.querySelector('.deck-study')",
        )
        .map(|_| ())
}

/// Lets the masters judge until a decision was costly.
pub(super) fn judge(browser: &Browser) -> Result<(), Failed> {
    browser.click(".deck-study")?;
    browser.click(".study .analyse")?;
    browser.until_long(
        "a costly decision on the curve",
        "return document.querySelectorAll('.curve polyline').length === 2 && document.querySelectorAll('.verdicts li').length > 0 && !!document.querySelector('.curve .chart-mark')",
    )?;
    browser
        .run("document.querySelector('.study .stop')?.click()")
        .map(|_| ())
}

/// A moment by which turns have several actions.
const LATER: usize = 8;

/// Played by itself turn by turn, it stops where the keys do: at the end of each turn.
fn by_turns(browser: &Browser) -> Result<(), Failed> {
    // The first turns have one action each.
    let begin = || -> Result<(), Failed> {
        press(browser, "Home", false)?;
        stands_at(browser, "0")?;
        press_all(browser, &["ArrowRight"; LATER])?;
        stands_at(browser, &LATER.to_string())
    };
    begin()?;
    let mut ends = vec![LATER as u64];
    while ends.len() < 6 {
        press(browser, "ArrowRight", true)?;
        let last = ends.last().copied().unwrap_or(0);
        let next = browser.until(
            "the end of the next turn",
            &format!("const at = Number(document.querySelector('.deck-line input').value); return at > {last} && at"),
        )?;
        ends.extend(next.as_u64());
    }
    begin()?;
    browser.run(
        "window.stops = [];
         window.watching = setInterval(() => {
             const at = Number(document.querySelector('.deck-line input').value);
             if (window.stops.at(-1) !== at) window.stops.push(at);
         }, 4);
         const speed = document.querySelector('.deck-speed');
         speed.value = '4'; speed.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    browser.click(".deck-more .speeds button:nth-child(2)")?;
    press(browser, " ", false)?;
    let stops = browser.until(
        "these turns",
        "return window.stops.length >= 6 && window.stops.slice(0, 6)",
    )?;
    press(browser, " ", false)?;
    browser.run("clearInterval(window.watching)")?;
    check(
        stops == json!(ends) && ends[5] > ends[0] + 5,
        &format!("it goes turn by turn, {ends:?}: {stops}"),
    )
}

/// A real game that was dropped is judged by the masters: what its decisions cost, the curve, and a press on a marked decision shows the moment before it.
pub fn verdicts(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(DESK, "ru")?;
    drop_stored_game(&browser)?;
    by_turns(&browser)?;
    judge(&browser)?;
    browser.run("document.querySelector('.curve .chart-mark').dispatchEvent(new MouseEvent('click', {bubbles: true}))")?;
    browser.until(
        "the moment before it",
        "return document.querySelectorAll('.verdicts [aria-current]').length === 1 && document.querySelector('.verdicts [aria-current]').textContent.length > 20",
    )?;
    // A bid or a pass has no place, but not all of what would have been better is that.
    browser.until(
        "a better move lit on the board",
        "if (document.querySelector('.stage [data-hinted]')) return true;
         const rows = document.querySelectorAll('.verdicts button');
         window.looks = (window.looks ?? 0) + 1;
         if (window.looks % 10 === 1) rows[Math.floor(window.looks / 10) % rows.length].click();
         return false",
    )?;
    no_complaints(&browser)
}

/// Answers as a server would on which Sofia has the best result of the day.
const SOFIA: &str = "const real = window.fetch;
     window.fetch = (address, ...rest) => {
         const path = String(address);
         if (path.startsWith('/api/me')) return Promise.resolve(Response.json(path === '/api/me' ? {name: null, account: false} : {tables: []}));
         if (path.startsWith('/api/lobby')) return Promise.resolve(Response.json({tables: []}));
         if (!path.startsWith('/api/daily/')) return real(address, ...rest);
         const best = [{rank: 1, name: 'Sofia', me: false, score: 71, place: 1}];
         return Promise.resolve(Response.json({best, count: 1, mine: null, streak: 0}));
     }";

/// The daily is one table a day; a finished game counts among the numbers. Home says whose result is the best.
pub fn daily_and_numbers(bench: &Bench) -> Result<(), Failed> {
    let browser = bench.open(PHONE, "pl")?;
    show(&browser, "#/daily")?;
    browser.click(".daily-game [data-daily='masters']")?;
    browser.until(
        "the table of the day",
        "return location.hash.startsWith('#/here/daily-') && !!document.querySelector('.table .prompt')",
    )?;
    browser.until(
        "a question without a hint",
        "return !!document.querySelector('.prompt.mine:not(.busy)') && [...document.querySelectorAll('.hint-button, .hint-item')].every((button) => button.disabled)",
    )?;
    show(&browser, "#/daily")?;
    browser.until(
        "it goes on",
        "return !!document.querySelector('.daily-game a.button[href^=\"#/here/daily-\"]')",
    )?;
    browser.run("Object.keys(localStorage).filter((key) => key.startsWith('signoria.game.daily-')).forEach((key) => localStorage.removeItem(key))")?;
    show(&browser, "#/games")?;
    show(&browser, "#/daily")?;
    browser.until(
        "begun again it is not for the table",
        "return document.querySelectorAll('.daily-game button[data-daily][title]').length === 1",
    )?;
    sit_down(&browser, SAMPLE)?;
    play_to_the_end(&browser)?;
    // A daily that is over leads to the results of everybody.
    browser.run(&format!(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('signoria.game.'));
         localStorage.setItem('signoria.game.daily-1-{SAMPLE}-alone', localStorage.getItem(key));
         location.hash = '#/here/daily-1-{SAMPLE}-alone'"
    ))?;
    browser.until(
        "the way to the results of the day",
        "return !!document.querySelector('.outcome .way-on[href=\"#/daily\"]')",
    )?;
    browser.run(&format!(
        "localStorage.removeItem('signoria.game.daily-1-{SAMPLE}-alone')"
    ))?;
    show(&browser, "#/numbers")?;
    browser.until(
        "the numbers",
        "return document.querySelector('.numbers-game tbody td')?.textContent === '1' && !document.querySelector('.numbers-game .spread')",
    )?;
    let wide = browser.run("return document.scrollingElement.scrollWidth <= innerWidth + 1")?;
    check(wide == true, "the numbers fit a phone")?;
    browser.run(SOFIA)?;
    show(&browser, "#/")?;
    browser.until(
        "the best of everybody today",
        "return /71.*Sofia/.test(document.querySelector('.daily-offer .offer-foot').textContent)",
    )?;
    no_complaints(&browser)
}
