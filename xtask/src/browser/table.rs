//! What a table promises, over whole games: one screen, nothing jumps, the board answers, everything explains itself, and words fit. A game is one line of [`GAMES`].

use serde_json::Value;

use crate::browser::{Bench, DESK, MOST_CHOICES, PHONE, auto_player, check, no_complaints, sit_down};
use crate::shell::Failed;
use crate::webdriver::Browser;

/// The games whose boards are drawn, and therefore held to the promises.
const GAMES: [&str; 4] = ["florence", "lorenzo", "praga", "amalfi"];

/// The game that is looked at in every window: it stands for the frame. The boards of the others are looked at in the smallest one.
const MODEL: &str = GAMES[0];

/// The windows in which a table is one screen, a phone among them; in the smallest one of a desk, games are played by pointing.
const SCREENS: [(u32, u32); 3] = [(1440, 900), (3840, 2160), PHONE];

/// Phones: an upright one, one that lies, the smallest. On them Amalfi asks for payments, cargo and cards in turn, and its desk must not jump.
const PHONES: [(u32, u32); 3] = [PHONE, (844, 390), (320, 568)];

/// The windows in which words are looked at: phones upright and lying, a tablet, desks. The choices between the looks are made in the last one, which is the
/// smallest: the largest takes longest to draw.
const WINDOWS: [(u32, u32); 7] = [
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
    (320, 568),
];

/// How many choices a table is looked at for its words.
const SOME_CHOICES: u32 = 12;

/// The most that a layout may shift over a game.
const MOST_SHIFT: f64 = 0.1;

/// The functions that look at a table.
pub const LOOK: &str = include_str!("table.js");

fn played(browser: &Browser, most: u32, look: &str) -> Result<Value, Failed> {
    browser.run_async(&format!("{LOOK} playLooking({most}, async () => {look}, done);"))
}

fn nothing_found(seen: &Value, where_: &str) -> Result<(), Failed> {
    let found = seen["found"].as_array().cloned().unwrap_or_default();
    check(found.is_empty(), &format!("{where_} is as promised: {found:#?}"))
}

/// A game came to its end without a broken promise on the way.
pub fn is_as_promised(seen: &Value, at: &str) -> Result<(), Failed> {
    println!(
        "{at}: {} choices, layout shift {}",
        seen["choices"], seen["shift"]
    );
    nothing_found(seen, at)?;
    check(
        seen["over"] == true,
        &format!("{at} comes to its end: {}", seen["choices"]),
    )?;
    let shift = seen["shift"].as_f64().unwrap_or(f64::MAX);
    check(
        shift < MOST_SHIFT,
        &format!("{at} does not jump: {shift}, {}", seen["worst"]),
    )
}

/// A whole game at its sizes: no scrolling, no jumping, and every answer can be given on the board. Amalfi's desk is looked at on each kind of phone;
/// Lorenzo is played on one by pointing.
pub fn one_screen(bench: &Bench) -> Result<(), Failed> {
    const ALL: &str = "[...scrolled(), ...await unreachable()]";
    let model = SCREENS.into_iter().map(|size| (MODEL, size, ALL));
    // Reading the list of answers closes it: open, it would lie over the board and be measured too.
    const CALM: &str = "(listed(), scrolled())";
    let phones = PHONES.map(|size| ("amalfi", size, CALM));
    for (game, size, look) in model.chain(phones) {
        let browser = bench.open(size, "en")?;
        sit_down(&browser, game)?;
        let seen = played(&browser, MOST_CHOICES, look)?;
        is_as_promised(&seen, &format!("{game} at {} × {}", size.0, size.1))?;
        no_complaints(&browser)?;
    }
    Ok(())
}

/// The words of the model fit in every window and language.
pub fn words_of_the_model_fit(bench: &Bench) -> Result<(), Failed> {
    let windows = WINDOWS.map(|size| (size, true));
    let tables = ["en", "ru", "pl"].map(|language| (MODEL, language, windows.to_vec()));
    words_fit(bench, &tables)
}

/// Of the other boards a sample: Polish, which has the longest words, in the smallest window of a desk and on a phone. That every answer is in sight on a desk
/// is tested by pointing. On a phone, Praga's board has pages of its own: there every answer must be one tap away, also on the smallest one and on one that lies.
pub fn words_of_the_others_fit(bench: &Bench) -> Result<(), Failed> {
    let others = GAMES.into_iter().filter(|&game| game != MODEL);
    let tables = others.map(|game| {
        let mut windows = vec![((1280, 720), false), (PHONE, game == "praga")];
        if game == "praga" {
            windows.extend([((320, 568), true), ((844, 390), true)]);
        }
        (game, "pl", windows)
    });
    words_fit(bench, &tables.collect::<Vec<_>>())
}

/// A table whose words are looked at: a game, a language, and the windows, each with whether every answer must be in sight there.
type Looked = (&'static str, &'static str, Vec<((u32, u32), bool)>);

/// Words fit at each of these tables. One table is looked at in all its windows before each choice, as if somebody turned the phone or pulled at the window: to open
/// it once more for each of them would take longer than to look at it. Everything that does not fit is reported at once.
fn words_fit(bench: &Bench, tables: &[Looked]) -> Result<(), Failed> {
    let mut broken = Vec::new();
    for (game, language, windows) in tables {
        let browser = bench.open(windows[0].0, language)?;
        sit_down(&browser, game)?;
        for choice in 0..SOME_CHOICES {
            for &(size, in_sight) in windows {
                browser.resize(size)?;
                let reaches = if in_sight { "...await unreachable(), " } else { "" };
                let look = format!("async () => [{reaches}...clipped(), ...scrolled()]");
                let seen = browser.run_async(&format!("{LOOK} lookOnce({look}, done);"))?;
                let at = format!("{game} in {language} at {} × {}, choice {choice}", size.0, size.1);
                if let Err(Failed(found)) = nothing_found(&seen, &at) {
                    broken.push(found);
                }
            }
            if choice + 1 < SOME_CHOICES {
                browser.run_async(&format!("{LOOK} playLooking(1, async () => [], done, {choice});"))?;
            }
        }
    }
    if broken.is_empty() {
        Ok(())
    } else {
        Err(Failed(broken.join("; ")))
    }
}

/// Whatever says that it explains itself does so, in words, and not over itself.
pub fn explained(bench: &Bench) -> Result<(), Failed> {
    // Every thing is pointed at, which takes minutes for all boards; the model stands for the frame that does it.
    let browser = bench.open(DESK, "en")?;
    sit_down(&browser, MODEL)?;
    browser.run_async(&auto_player(20))?;
    let seen = browser.run_async(&format!("{LOOK} unexplained().then(done);"))?;
    println!("{MODEL}: {} things explain themselves", seen["count"]);
    check(
        seen["count"].as_u64() > Some(20),
        "many things explain themselves",
    )?;
    nothing_found(&seen, MODEL)?;
    no_complaints(&browser)
}
