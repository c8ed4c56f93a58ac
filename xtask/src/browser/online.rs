//! Two browsers play each other through the real server, which is stopped and started again in the middle.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::browser::study::link;
use crate::browser::table::LOOK;
use crate::browser::{BUTTONS, DESK, PHONE, check, no_complaints, play_to_the_end};
use crate::bundle::Made;
use crate::shell::Failed;
use crate::webdriver::{Browser, Driver, free_port};

/// Presses one of the buttons of the prompt whenever it is this person's turn, by a fixed sequence, until the page is left.
fn robot() -> String {
    format!(
        "let x = 11; window.choices = 0; window.paused = false;
        setInterval(() => {{
            if (window.paused || document.querySelector('.outcome')) return;
            const buttons = {BUTTONS};
            if (!buttons.length) return;
            const at = document.querySelector('.history output').textContent;
            if (window.last === at) return;
            // The tests want to know where the others would have to agree.
            if (window.wantsBack && document.querySelector('.take-back:not(:disabled)')?.title.includes('must agree')) {{ window.paused = true; window.mustAgree = true; return; }}
            window.last = at; window.choices++;
            x = (Math.imul(x, 48271) + 11) >>> 0;
            buttons[x % buttons.length].click();
        }}, 30);
        return true"
    )
}

/// A server of our own with a database of its own; both end with this value.
pub(super) struct Server<'a> {
    made: &'a Made,
    child: Child,
    port: u16,
    data: PathBuf,
}

impl<'a> Server<'a> {
    pub(super) fn start(made: &'a Made) -> Result<Self, Failed> {
        let port = free_port()?;
        let data = std::env::temp_dir().join(format!("signoria-online-{}-{port}", std::process::id()));
        std::fs::create_dir_all(&data)?;
        let child = Self::spawn(made, port, &data)?;
        Ok(Self {
            made,
            child,
            port,
            data,
        })
    }

    fn spawn(made: &Made, port: u16, data: &PathBuf) -> Result<Child, Failed> {
        Ok(Command::new(&made.program)
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(data)
            .arg("--client")
            .arg(&made.bundle)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?)
    }

    fn stop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    fn start_again(&mut self) -> Result<(), Failed> {
        self.child = Self::spawn(self.made, self.port, &self.data)?;
        Ok(())
    }

    pub(super) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Server<'_> {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

/// The test.
pub fn two_browsers(driver: &Driver, made: &Made, game: &str) -> Result<(), Failed> {
    let mut server = Server::start(made)?;
    let open = |name: &str, (width, height): (u32, u32)| -> Result<Browser<'_>, Failed> {
        let browser = driver.browser(width, height, "en")?;
        browser.before_each_page(&format!(
            "if (location.protocol !== 'about:' && location.protocol !== 'data:') localStorage.setItem('signoria.settings', JSON.stringify({{still: true, name: '{name}'}}))"
        ))?;
        browser.reach(&format!("{}/", server.address()))?;
        browser.until("the page", "return !!document.querySelector('main h1')")?;
        Ok(browser)
    };
    let anna = open("Anna", DESK)?;
    let boris = open("Boris", PHONE)?;
    let link = one_table_is_opened(&anna, game)?;
    boris.go(&link)?;
    boris.click(".waiting-room .sit")?;
    anna.click(".waiting-room .start")?;
    for browser in [&anna, &boris] {
        browser.until("the table", "return !!document.querySelector('.table .prompt')")?;
        browser.run(&robot())?;
    }
    anna.until("a few choices", "return window.choices >= 2")?;
    take_back_is_asked(&anna, &boris)?;
    talk_is_marked(&anna, &boris)?;
    watching(&open("Vera", DESK)?, &link)?;
    the_line_is_lost(&mut server, &anna, &boris)?;
    both_see_the_same_end(&anna, &boris)?;
    println!("{game}: the same end in both browsers");
    looked_back_at(&anna, &boris)?;
    // The browser reports a lost connection too.
    for browser in [&anna, &boris] {
        browser.faults()?;
        no_complaints(browser)?;
    }
    let name: Value = anna.run("return document.querySelector('.seats').textContent")?;
    check(
        name.as_str()
            .is_some_and(|text| text.contains("Anna") && text.contains("Boris")),
        "both names are shown",
    )?;
    if game == "florence" {
        daily_is_submitted(&anna)?;
        announcements_go_away(&anna)?;
    }
    Ok(())
}

/// Anna opens a table with a free seat. However often she presses, there is one. Returns its link.
fn one_table_is_opened(anna: &Browser, game: &str) -> Result<String, Failed> {
    anna.run(&format!("location.hash = '#/new/{game}'"))?;
    anna.until(
        "the form",
        "return !!document.querySelector('.seat-plans select')",
    )?;
    anna.run("document.querySelectorAll('input[name=where]')[1].click()")?;
    anna.until(
        "two seats",
        "if (document.querySelectorAll('.seat-plans select').length > 2) document.querySelector('.stepper button').click();
         return document.querySelectorAll('.seat-plans select').length === 2 && !!document.querySelector('.seat-plans option[value=open]')",
    )?;
    anna.run(
        "const seat = document.querySelectorAll('.seat-plans select')[1]; seat.value = 'open';
         seat.dispatchEvent(new Event('change', {bubbles: true}))",
    )?;
    // However often the button is pressed, there is one table.
    anna.run("const start = document.querySelector('form button.start'); start.click(); start.click(); start.form?.requestSubmit()")?;
    anna.until(
        "the waiting room",
        "return !!document.querySelector('.waiting-room')",
    )?;
    let tables = anna.run_async(
        "fetch('/api/me/tables').then((answer) => answer.json()).then((list) => done(list.tables.length))",
    )?;
    check(tables == 1, &format!("one table was opened, not {tables}"))?;
    anna.text(".share code")
}

/// The server is stopped and started again: both are told, and go on.
fn the_line_is_lost(server: &mut Server, anna: &Browser, boris: &Browser) -> Result<(), Failed> {
    for browser in [anna, boris] {
        browser.run("window.paused = true")?;
    }
    server.stop();
    for browser in [anna, boris] {
        browser.until(
            "the lost line",
            "return !!document.querySelector('.line.lost, .line.connecting')",
        )?;
    }
    // A message that cannot be sent is not lost.
    boris.run(
        "const input = document.querySelector('.talk input'); input.value = 'Are you there?';
         input.dispatchEvent(new Event('input', {bubbles: true})); input.form.requestSubmit()",
    )?;
    boris.until("the refusal", "return !!document.querySelector('.toast')")?;
    check(
        boris.run("return document.querySelector('.talk input').value")? == "Are you there?",
        "what was not sent stays to be sent",
    )?;
    server.start_again()?;
    for browser in [anna, boris] {
        browser.until("the line again", "return !!document.querySelector('.line.open')")?;
        browser.run("window.last = null; window.paused = false")?;
    }
    Ok(())
}

/// The game is played to its end, by both.
fn both_see_the_same_end(anna: &Browser, boris: &Browser) -> Result<(), Failed> {
    let mut sheets = Vec::new();
    for browser in [anna, boris] {
        browser.until_long("the end", "return !!document.querySelector('.outcome')")?;
        sheets.push(browser.text(".outcome .sheet tfoot")?);
        let choices = browser.run("return window.choices")?;
        check(choices.as_u64() > Some(0), "both have played")?;
    }
    check(
        sheets[0] == sheets[1],
        &format!("both see the same scores: {}", json!(sheets)),
    )
}

/// A link leads Boris to a moment of the game that is over; he studies it, and finds its numbers.
fn looked_back_at(anna: &Browser, boris: &Browser) -> Result<(), Failed> {
    anna.run("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Home', bubbles: true}))")?;
    let stands = "return document.querySelector('.deck-line input')?.value";
    anna.until("the beginning", &format!("{stands} === '0'"))?;
    for moment in 1..=2 {
        anna.run(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))",
        )?;
        anna.until("a moment", &format!("{stands} === '{moment}'"))?;
    }
    let moment = link(anna, "web.share.moment")?;
    boris.run(&format!("location.hash = {}", json!(moment)))?;
    boris.until("the moment of the link", &format!("{stands} === '2'"))?;
    boris.run("document.querySelector('.deck-study').click()")?;
    // The server thinks for nobody: the game is studied in his browser.
    boris.until(
        "the study in this browser",
        "if (location.hash.startsWith('#/shared/')) return document.querySelector('.deck-line input')?.value === '2';
         document.querySelector('.study .study-part > .primary')?.click();
         return false",
    )?;
    boris.until_long(
        "the best moves",
        "if (!document.querySelector('.study')) document.querySelector('.deck-study')?.click();
         return !!document.querySelector('.best-moves li button')",
    )?;
    boris.run("document.querySelector('.study .try').click()")?;
    boris.until(
        "a line of his own",
        "return location.hash.startsWith('#/study/') && !!document.querySelector('.prompt.mine')",
    )?;
    boris.run("location.hash = '#/numbers'")?;
    boris
        .until(
            "a rating and the leaders of the month",
            "return /\\d+ ± \\d+/.test(document.querySelector('.numbers-game .rating')?.textContent) && !!document.querySelector('.leaders-month')",
        )
        .map(|_| ())
}

/// A daily that is over is handed in by itself, and stands in the table of everybody.
fn daily_is_submitted(anna: &Browser) -> Result<(), Failed> {
    anna.run("location.hash = '#/daily'")?;
    anna.click(".daily-game [data-daily=alone]")?;
    anna.until(
        "the table of the day",
        "return location.hash.startsWith('#/here/daily-') && !!document.querySelector('.table .prompt')",
    )?;
    play_to_the_end(anna)?;
    anna.run("location.hash = '#/daily'")?;
    anna.until(
        "the result in the table of everybody",
        "return [...document.querySelectorAll('.daily-results tr.me')].some((row) => row.textContent.includes('Anna'))",
    )?;
    no_complaints(anna)
}

/// A new name is told, and what is told goes away by itself: also after somebody has read it and stayed on the page.
fn announcements_go_away(anna: &Browser) -> Result<(), Failed> {
    anna.run("location.hash = '#/profile'")?;
    anna.until(
        "one's own name",
        "return !!document.querySelector('main form.sit-down input')",
    )?;
    // Nobody waits eight seconds for it here.
    anna.run(
        "const later = window.setTimeout; window.setTimeout = (end, span, ...more) => later(end, span / 4, ...more);
         const input = document.querySelector('main form.sit-down input'); input.value = 'Annetta';
         input.dispatchEvent(new Event('input', {bubbles: true})); input.form.requestSubmit()",
    )?;
    anna.until(
        "the new name to be told",
        "return !!document.querySelector('.toast')",
    )?;
    anna.until(
        "what was told to go away",
        "return !document.querySelector('.toast')",
    )?;
    let me =
        anna.run_async("fetch('/api/me').then((answer) => answer.json()).then((me) => done(me.name))")?;
    check(me == "Annetta", &format!("the server knows the new name: {me}"))
}

/// Anna asks to take back what others have acted upon: Boris, on a phone, has it in sight, and refuses.
fn take_back_is_asked(anna: &Browser, boris: &Browser) -> Result<(), Failed> {
    anna.run("window.wantsBack = true")?;
    anna.until("something to ask back", "return window.mustAgree")?;
    boris.run("window.paused = true")?;
    anna.click(".take-back")?;
    for label in ["refuse", "agree"] {
        let hit = format!(
            "{LOOK} const button = document.querySelector('.requests .request button{}'); return !!button && isHit(button)",
            if label == "agree" {
                ".primary"
            } else {
                ":not(.primary)"
            }
        );
        boris.until(&format!("a way to {label}"), &hit)?;
    }
    boris.click(".requests .request button:not(.primary)")?;
    boris.until("the answer", "return !document.querySelector('.request')")?;
    for browser in [anna, boris] {
        browser.run("window.wantsBack = false; window.last = null; window.paused = false")?;
    }
    Ok(())
}

/// What Boris says is marked as unread for Anna until she reads it, even where the page is loaded again in between.
fn talk_is_marked(anna: &Browser, boris: &Browser) -> Result<(), Failed> {
    let unread = "document.querySelector('.side-tabs .unread')?.textContent";
    boris.run(
        "const input = document.querySelector('.talk input'); input.value = 'Good luck!';
         input.dispatchEvent(new Event('input', {bubbles: true})); input.form.requestSubmit()",
    )?;
    anna.until("an unread line", &format!("return {unread} === '1'"))?;
    let again = |reason: &str| {
        anna.run("location.reload()")?;
        anna.until(
            reason,
            "return !!document.querySelector('.line.open') && document.querySelectorAll('.said li').length > 0",
        )
    };
    again("the table once more")?;
    check(
        anna.run(&format!("return {unread} === '1'"))? == true,
        "it is still unread when the page is loaded again",
    )?;
    anna.run("[...document.querySelectorAll('.side-tabs button')].find((tab) => tab.querySelector('.unread')).click()")?;
    anna.until("everything read", &format!("return !{unread}"))?;
    again("the table a third time")?;
    check(
        anna.run(&format!("return !{unread}"))? == true,
        "what was read stays read",
    )?;
    anna.run(&robot()).map(|_| ())
}

/// Spectators are told that they watch, have no estate, and can pass the link on.
fn watching(vera: &Browser, link: &str) -> Result<(), Failed> {
    vera.go(link)?;
    vera.until("the door", "return !!document.querySelector('.door .watch')")?;
    vera.click(".door .watch")?;
    vera.until("the table", "return !!document.querySelector('.table .watching')")?;
    let own = vera.run("return document.querySelector('.terrace h3')?.textContent ?? ''")?;
    check(
        !own.as_str().is_some_and(|own| own.starts_with("Your")),
        "nobody who watches has an estate",
    )?;
    vera.click(".table-link")?;
    vera.until(
        "the link, copied or to be copied",
        "return document.querySelector('.table-link').textContent.includes('opied') || [...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes(location.href))",
    )?;
    no_complaints(vera)
}
