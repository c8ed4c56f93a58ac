//! The daily in this browser: which days were played, and handing results in for the table of everybody.

use leptos::prelude::*;
use signoria_engine::Message;
pub use signoria_table::daily::{Company, Day, order};
use signoria_table::daily::{of_id, streak};

use crate::app::app;
use crate::browser;
use crate::local::saved::Saved;
use crate::local::store::{self, Kept};
use crate::remote::api;

/// Marks dailies that were begun in this browser, whether they are still kept or not: whoever begins one again knows what comes.
const BEGUN: &str = "signoria.daily.begun.";
/// Marks dailies whose result the server has.
const HANDED_IN: &str = "signoria.daily.handed.";
/// For how many days these marks are kept: longer than anybody can do anything with those days.
const MARKED: u64 = 30;

/// Whether a daily was begun in this browser.
pub fn was_begun(id: &str) -> bool {
    browser::stored(&format!("{BEGUN}{id}")).is_some()
}

/// From now on it was.
pub fn note_begun(id: &str) {
    // Without room for a mark there is none for the game either.
    browser::store(&format!("{BEGUN}{id}"), "1");
}

/// Whether the server has its result.
pub fn was_handed_in(id: &str) -> bool {
    browser::stored(&format!("{HANDED_IN}{id}")).is_some()
}

/// Whether a result can be handed in: of a daily that was begun once, played to its end, and not long ago.
fn can_be_handed_in(id: &str, saved: &Saved, now: u64) -> bool {
    let is_open = of_id(id).is_some_and(|(day, ..)| day.is_open(now));
    is_open && saved.over && !saved.borrowed
}

/// The dailies whose results the server does not have yet.
pub fn pending() -> Vec<Kept> {
    let now = browser::now();
    let is_pending = |kept: &Kept| can_be_handed_in(&kept.id, &kept.saved, now) && !was_handed_in(&kept.id);
    store::all().into_iter().filter(is_pending).collect()
}

/// Hands in what has not been, under the name of this browser. Nothing without a name.
///
/// # Errors
/// If the server refuses one, or there is none. Another time it is tried again.
pub async fn hand_in_pending() -> Result<(), Message> {
    if app().settings.with_untracked(|settings| settings.name.is_empty()) {
        return Ok(());
    }
    for Kept { id, saved } in pending() {
        if let Some((day, game, company)) = of_id(&id) {
            api::hand_in_daily(day, game, company, saved.journal).await?;
            browser::store(&format!("{HANDED_IN}{id}"), "1");
        }
    }
    Ok(())
}

/// The same as soon as a daily has ended. Where it does not succeed, the room of the daily tries again.
pub fn hand_in_ended(id: &str) {
    if of_id(id).is_some() {
        leptos::task::spawn_local(async {
            let _ = hand_in_pending().await;
        });
    }
}

/// On how many days in a row a daily was played here.
pub fn own_streak(today: Day) -> u64 {
    let kept = store::all();
    let own = kept.iter().filter(|kept| kept.saved.over && !kept.saved.borrowed);
    streak(own.filter_map(|kept| Some(of_id(&kept.id)?.0)), today)
}

/// Forgets marks of days long gone.
pub fn forget_old_marks(today: Day) {
    for key in browser::stored_keys() {
        let id = key.strip_prefix(BEGUN).or_else(|| key.strip_prefix(HANDED_IN));
        if let Some((day, ..)) = id.and_then(of_id)
            && day.0 + MARKED < today.0
        {
            browser::forget(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::hall::Hall;
    use crate::local::talk::{FromEngine, ToEngine};

    #[test]
    fn only_an_own_result_of_these_days_is_handed_in() {
        let saved = |over, borrowed| Saved {
            game: "praga".into(),
            players: Vec::new(),
            journal: String::new(),
            over,
            touched: 0,
            borrowed,
            glance: None,
        };
        let (today, noon) = (Day(20_000), Day(20_000).begins() + 1);
        let id = |day: u64| Day(day).id("praga", Company::Alone);
        assert!(can_be_handed_in(&id(today.0), &saved(true, false), noon));
        assert!(can_be_handed_in(&id(today.0 - 1), &saved(true, false), noon));
        assert!(!can_be_handed_in(&id(today.0 - 2), &saved(true, false), noon));
        assert!(!can_be_handed_in(&id(today.0), &saved(false, false), noon));
        assert!(
            !can_be_handed_in(&id(today.0), &saved(true, true), noon),
            "begun a second time"
        );
        assert!(!can_be_handed_in("k7", &saved(true, false), noon));
    }

    #[test]
    fn the_daily_of_every_game_can_be_begun_where_its_seats_allow_it() {
        for entry in signoria_catalog::GAMES {
            let info = entry.arena.game().info();
            for company in Company::ALL {
                let order = order(entry.id, company);
                if order.seats.len() < usize::from(info.fewest_seats) {
                    continue;
                }
                let begin = ToEngine::Begin {
                    names: vec!["Anna".into(); order.seats.len()],
                    order: Box::new(order),
                    seed: Day(20_000).seed(entry.id),
                };
                let said = Hall::default().hear(begin, 0);
                assert!(
                    matches!(said.as_slice(), [FromEngine::Begun(_)]),
                    "{} {company:?}: {said:?}",
                    entry.id
                );
            }
        }
    }
}
