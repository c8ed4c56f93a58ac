//! What a board needs besides the page: its own part of the program, its drawings and its style. They come with the first table of the game, and
//! home stays light however rich the boards are.
//!
//! With the feature `parts` the bundler cuts the program apart at the functions marked `wasm_split`: all that only one of them reaches is a file of
//! its own. Without it, for a page on one's own machine, the program stays whole and is built sooner.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use serde_json::Value;
use wasm_split_helpers::SplitLoaderError;
#[cfg(feature = "parts")]
use wasm_split_helpers::wasm_split;

use crate::boards::{Board, Shelf, amalfi, florence, lorenzo, plain, praga};
use crate::supply;
use crate::table::Desk;

/// Sets up a board.
pub type Maker = fn(Desk) -> Board;

/// What a game's own part of the program can do.
#[derive(Clone, Copy)]
struct Part {
    /// Sets up its board.
    board: Maker,
    /// What every piece of its box says of itself, from positions in which all are in sight.
    pieces: fn(&[Value]) -> Vec<Shelf>,
}

thread_local! {
    /// The games whose things were asked for, and what sets up their boards once everything is there.
    static FURNISHED: RefCell<BTreeMap<String, ArcRwSignal<Option<Maker>>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The boards that are parts of their own.
macro_rules! parts {
    ($($game:ident),*) => {
        $(
            #[cfg(feature = "parts")]
            #[wasm_split($game, fallible)]
            fn $game() -> Result<Part, SplitLoaderError> {
                Ok(Part { board: $game::board, pieces: $game::pieces })
            }

            #[cfg(not(feature = "parts"))]
            async fn $game() -> Result<Part, SplitLoaderError> {
                Ok(Part { board: $game::board, pieces: $game::pieces })
            }
        )*

        /// The part of the program that belongs to a game; none where it cannot be loaded.
        async fn part(game: &str) -> Option<Part> {
            $(
                if game == stringify!($game) {
                    return $game().await.ok();
                }
            )*
            None
        }
    };
}

parts!(amalfi, florence, lorenzo, praga);

/// Puts everything that a game's board needs into the page, once; then what sets it up is there. What cannot be loaded is not waited for.
pub fn furnish(game: &str) -> ArcRwSignal<Option<Maker>> {
    let style = supply::style_of_board(game);
    let known = FURNISHED.with_borrow(|games| games.get(game).cloned());
    known.unwrap_or_else(|| {
        let there = ArcRwSignal::new(None);
        FURNISHED.with_borrow_mut(|games| games.insert(game.into(), there.clone()));
        let (game, done) = (game.to_owned(), there.clone());
        leptos::task::spawn_local(async move {
            // All three are on their way at once.
            let drawings = supply::drawings(&game);
            // Without its part, a table can still be played in words.
            let maker = part(&game).await.map_or(plain::board as Maker, |part| part.board);
            supply::arrival([style, drawings]).await;
            done.set(Some(maker));
        });
        there
    })
}

/// What every piece of a game's box says of itself, from positions in which all are in sight.
pub async fn shelves(game: &str, shown: &[Value]) -> Option<Vec<Shelf>> {
    let part = part(game).await?;
    Some((part.pieces)(shown))
}
