//! The boards. A game without one of its own has the plain one, which shows every part of the view.

mod plain;

use leptos::prelude::*;

use crate::table::Desk;

/// The board of a game.
pub fn board(_game: &str, desk: Desk) -> AnyView {
    view! { <plain::PlainBoard desk /> }.into_any()
}
