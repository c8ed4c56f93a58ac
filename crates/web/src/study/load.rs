//! Fetching what looking back needs: its part of the program, its style and its words.

use std::cell::RefCell;

use leptos::prelude::*;
use signoria_engine::Message;
use wasm_split_helpers::SplitLoaderError;
#[cfg(feature = "parts")]
use wasm_split_helpers::wasm_split;

use crate::local::saved::Saved;
use crate::study::{Room, dailies, deck, list, panel, scores, share, shelf};
use crate::supply;
use crate::table::{Desk, Place};
use crate::words;

const STYLE: &str = "study/study.css";
const WORDS: &str = "study";

/// What the part of the program can do.
#[derive(Clone, Copy)]
pub struct Part {
    /// Draws the deck below a game that is over.
    pub deck: fn(Desk, Place) -> AnyView,
    /// Draws the study beside a table.
    pub panel: fn(Desk, Place) -> AnyView,
    /// Draws a room.
    pub room: fn(Room) -> AnyView,
    /// Draws the studies that are kept.
    pub list: fn() -> AnyView,
    /// Reads a line of a kept study.
    pub open_line: fn(&str, u32) -> Result<Saved, Message>,
    /// Keeps the journal of a line that was played on.
    pub keep_line: fn(&str, u32, &str) -> Result<(), Message>,
    /// Reads a game out of the address that carries it.
    pub unpack: fn(&str) -> Result<Saved, Message>,
}

const PART: Part = Part {
    deck: deck::deck,
    panel: panel::panel,
    room: |room| match room {
        Room::Daily => dailies::room(),
        Room::Numbers => scores::room(),
    },
    list: list::list,
    open_line: shelf::open,
    keep_line: shelf::played_on,
    unpack: share::open,
};

thread_local! {
    /// The part, once somebody asked for it.
    static WANTED: RefCell<Option<ArcRwSignal<Option<Part>>>> = const { RefCell::new(None) };
}

#[cfg(feature = "parts")]
#[wasm_split(study, fallible)]
fn fetched() -> Result<Part, SplitLoaderError> {
    Ok(PART)
}

#[cfg(not(feature = "parts"))]
async fn fetched() -> Result<Part, SplitLoaderError> {
    Ok(PART)
}

/// The part with all that it needs; none where it cannot be loaded.
pub async fn arrived() -> Option<Part> {
    // All are on their way at once.
    let style = supply::style(STYLE);
    let part = fetched().await.ok();
    words::learn_part(WORDS).await;
    supply::arrival([style]).await;
    part
}

/// The part as soon as it is there.
pub fn part() -> ArcRwSignal<Option<Part>> {
    let known = WANTED.with_borrow(Clone::clone);
    known.unwrap_or_else(|| {
        let there = ArcRwSignal::new(None);
        WANTED.set(Some(there.clone()));
        let done = there.clone();
        leptos::task::spawn_local(async move {
            match arrived().await {
                Some(part) => done.set(Some(part)),
                // The next use tries again.
                None => WANTED.set(None),
            }
        });
        there
    })
}
