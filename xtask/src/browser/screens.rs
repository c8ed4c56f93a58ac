//! Pictures of the main screens, in both themes, on a desk and on a phone, and of a few in Russian and Polish.

use std::path::PathBuf;

use crate::browser::online::Server;
use crate::browser::{Bench, DESK, PHONE, auto_player, learn, play_to_the_end, show, sit_down, study};
use crate::bundle::Made;
use crate::shell::{Failed, root};
use crate::webdriver::Browser;

/// The game whose rules, pieces and guided game are shown.
const GAME: &str = "lorenzo";

/// A browser that is photographed, and what its pictures are called.
struct Studio<'a> {
    browser: Browser<'a>,
    folder: PathBuf,
    /// The size, and the theme or the language.
    name: String,
}

impl<'a> Studio<'a> {
    fn open(
        bench: &'a Bench,
        (size, device): ((u32, u32), &str),
        theme: &str,
        language: &str,
    ) -> Result<Self, Failed> {
        let browser = bench.open(size, language)?;
        browser.run(&format!(
            "localStorage.setItem('signoria.settings', JSON.stringify({{still: true, theme: '{theme}'}}))"
        ))?;
        browser.go(&format!("{}/?{theme}", bench.address))?;
        browser.until("the page", "return !!document.querySelector('main h1')")?;
        Ok(Self {
            browser,
            folder: root().join("docs/screens"),
            name: match language {
                "en" => format!("{device}-{theme}"),
                _ => format!("{device}-{language}"),
            },
        })
    }

    fn shoot(&self, screen: &str) -> Result<(), Failed> {
        // A script presses without a mouse, and the ring that shows where the keyboard is would stay on the picture.
        self.browser
            .run("document.activeElement?.blur(); scrollTo(0, 0)")?;
        // Pictures and fonts are drawn a moment after they are there.
        self.browser.run_async("setTimeout(() => done(true), 400)")?;
        self.browser
            .screenshot(&self.folder.join(format!("{screen}-{}.png", self.name)))
    }

    /// Home, the tables and a new game.
    fn tables(&self, games: &[String]) -> Result<(), Failed> {
        self.shoot("home")?;
        for game in games {
            self.table(game)?;
        }
        show(&self.browser, &format!("#/new/{}", games[0]))?;
        self.shoot("new-game")
    }

    /// A table after a few choices.
    fn table(&self, game: &str) -> Result<(), Failed> {
        sit_down(&self.browser, game)?;
        self.browser.run_async(&auto_player(14))?;
        self.browser.until(
            "the person's turn",
            "return !!document.querySelector('.prompt.mine')",
        )?;
        self.browser
            .run("document.querySelector('details.as-list').open = false")?;
        self.shoot(game)
    }

    /// The screens that show whether another language fits: the table with most words, and the guide of a first game.
    fn abroad(&self) -> Result<(), Failed> {
        self.table("praga")?;
        self.lesson()
    }

    /// The guide at work.
    fn lesson(&self) -> Result<(), Failed> {
        learn::learn(&self.browser, GAME)?;
        self.browser.run_async(&learn::guided("4"))?;
        self.browser
            .until("the light", "return !!document.querySelector('[data-lit]')")?;
        self.shoot("lesson")
    }

    /// The rules, the pieces, a guided game and a hint.
    fn learning(&self) -> Result<(), Failed> {
        let browser = &self.browser;
        learn::read(browser, &format!("#/rules/{GAME}/towers"))?;
        self.shoot("rules")?;
        learn::read(browser, &format!("#/rules/{GAME}/pieces"))?;
        browser.until(
            "the pieces",
            "return document.querySelectorAll('.piece-card').length > 5",
        )?;
        self.shoot("pieces")?;
        self.lesson()?;
        sit_down(browser, GAME)?;
        browser.until(
            "a question",
            "return !!document.querySelector('.prompt.mine:not(.busy)')",
        )?;
        learn::press(browser, "h")?;
        browser.until_long("the hint", "return !!document.querySelector('[data-hinted]')")?;
        self.shoot("hint")
    }

    /// A finished game, gone through and studied; the daily and the numbers.
    fn looking_back(&self, game: &str) -> Result<(), Failed> {
        let browser = &self.browser;
        sit_down(browser, game)?;
        play_to_the_end(browser)?;
        self.shoot("end")?;
        study::drop_stored_game(browser)?;
        browser.run("for (let step = 0; step < 20; step++) document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}))")?;
        self.shoot("replay")?;
        study::judge(browser)?;
        browser.until_long(
            "the best moves",
            "return !!document.querySelector('.best-moves li button')",
        )?;
        self.shoot("study")?;
        for (page, name) in [("#/daily", "daily"), ("#/numbers", "numbers")] {
            show(browser, page)?;
            self.shoot(name)?;
        }
        Ok(())
    }
}

/// The lobby and the room in which one waits: only a server has them.
fn with_others(bench: &Bench, size: ((u32, u32), &str)) -> Result<(), Failed> {
    let server = Server::start(&bench.made)?;
    let guest = |name: &str| -> Result<Studio<'_>, Failed> {
        let (width, height) = size.0;
        let browser = bench.driver.browser(width, height, "en")?;
        browser.before_each_page(&format!(
            "if (location.protocol !== 'about:' && location.protocol !== 'data:') localStorage.setItem('signoria.settings', JSON.stringify({{still: true, theme: 'light', name: '{name}'}}))"
        ))?;
        browser.reach(&format!("{}/", server.address()))?;
        browser.until("the page", "return !!document.querySelector('main h1')")?;
        Ok(Studio {
            browser,
            folder: root().join("docs/screens"),
            name: format!("{}-light", size.1),
        })
    };
    let anna = guest("Anna")?;
    anna.browser.run(&format!("location.hash = '#/new/{GAME}'"))?;
    anna.browser.until(
        "the form",
        "return !!document.querySelector('.seat-plans select')",
    )?;
    anna.browser
        .run("document.querySelectorAll('input[name=where]')[1].click()")?;
    anna.browser.until(
        "a seat for somebody else",
        "const seat = document.querySelectorAll('.seat-plans select')[1];
         if (!seat?.querySelector('option[value=open]')) return false;
         seat.value = 'open'; seat.dispatchEvent(new Event('change', {bubbles: true}));
         return true",
    )?;
    anna.browser.click("form button.start")?;
    anna.browser.until(
        "the waiting room",
        "return !!document.querySelector('.waiting-room')",
    )?;
    anna.shoot("waiting")?;
    let boris = guest("Boris")?;
    show(&boris.browser, "#/lobby")?;
    boris.browser.until(
        "the table that waits",
        "return !!document.querySelector('.table-row')",
    )?;
    boris.shoot("lobby")
}

/// Writes pictures of the main screens to `docs/screens/`.
pub fn screens(made: Made) -> Result<(), Failed> {
    let bench = Bench::set_up(made)?;
    for size in [(DESK, "desk"), (PHONE, "phone")] {
        for theme in ["light", "dark"] {
            let studio = Studio::open(&bench, size, theme, "en")?;
            let games = bench.games(&studio.browser)?;
            studio.tables(&games)?;
            if theme == "light" {
                studio.learning()?;
                studio.looking_back(&games[0])?;
            }
        }
        for language in ["ru", "pl"] {
            Studio::open(&bench, size, "light", language)?.abroad()?;
        }
        with_others(&bench, size)?;
    }
    println!("the pictures are in {}", root().join("docs/screens").display());
    Ok(())
}
