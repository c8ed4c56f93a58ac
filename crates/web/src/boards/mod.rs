//! The boards. A game without one of its own has the plain one, which shows every part of the view.

mod florence;
mod piece;
mod plain;

use leptos::prelude::*;

use crate::table::Desk;

/// The board of a game.
pub fn board(game: &str, desk: Desk) -> AnyView {
    match game {
        "florence" => view! { <florence::FlorenceBoard desk /> }.into_any(),
        _ => view! { <plain::PlainBoard desk /> }.into_any(),
    }
}
