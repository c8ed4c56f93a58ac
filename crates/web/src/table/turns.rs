//! Tells a person who is looking elsewhere that it is their turn.

use leptos::prelude::*;

use crate::app::app;
use crate::browser;
use crate::sound::{self, Sound};
use crate::table::Desk;
use crate::words::t;

/// Title, icon, sound and notification say when it is the person's turn.
pub fn announce_turns(desk: Desk) {
    let mine = Memo::new(move |_| desk.is_my_turn());
    Effect::new(move |before: Option<bool>| {
        let mine = mine.get();
        let game = desk
            .read(|scene| Some(format!("{}.title", scene.table.game)))
            .map(|title| t(&title));
        let title = match game {
            Some(game) if mine => format!("● {} – {game}", t("web.table.your-turn")),
            Some(game) => format!("{game} – Signoria"),
            // Nothing is open yet, or there is no such table.
            None => t("web.title"),
        };
        browser::set_title(&title, mine);
        if mine && before == Some(false) {
            sound::play(Sound::Turn);
            if app().settings.with_untracked(|settings| settings.notify) {
                browser::notify(&title);
            }
        }
        mine
    });
    on_cleanup(|| browser::set_title("Signoria", false));
}
