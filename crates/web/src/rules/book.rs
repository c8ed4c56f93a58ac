//! Fetching what the rules need: the words of a game in a language, its drawings, the style, and the part of the program that shows them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use signoria_words::Language;
use signoria_words::guide::Guide;
use wasm_split_helpers::SplitLoaderError;
#[cfg(feature = "parts")]
use wasm_split_helpers::wasm_split;

use crate::rules::{Reader, room};
use crate::{browser, build, supply};

/// The style of the room.
const STYLE: &str = "guide/room.css";

/// Draws the room in which a guide is read.
pub type Maker = fn(Reader, Arc<Guide>) -> AnyView;

/// Why there is nothing to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nobody has written it.
    Unwritten,
    /// It cannot be loaded: there is no network, and it is not kept.
    Unreachable,
}

/// A guide that is there, and what shows it.
#[derive(Clone)]
pub struct Opened {
    /// What is read.
    pub guide: Arc<Guide>,
    /// What shows it.
    pub maker: Maker,
}

thread_local! {
    /// The guides that were read so far.
    static READ: RefCell<BTreeMap<(String, Language), Arc<Guide>>> = const { RefCell::new(BTreeMap::new()) };
}

fn file(game: &str, language: Language) -> Option<String> {
    build::find(&format!("guide/{game}.{language}.json"))
}

/// Whether there are rules of a game to read.
#[must_use]
pub fn is_written(game: &str) -> bool {
    file(game, Language::En).is_some()
}

/// Opens the rules of a game.
pub async fn open(game: &str, language: Language) -> Result<Opened, Fault> {
    // All are on their way at once.
    let (style, drawings) = (supply::style(STYLE), supply::drawings(game));
    let guide = fetch(game, language).await?;
    let maker = maker().await.map_err(|_| Fault::Unreachable)?;
    // Words without pictures are better than nothing.
    supply::arrival([style, drawings]).await;
    Ok(Opened { guide, maker })
}

async fn fetch(game: &str, language: Language) -> Result<Arc<Guide>, Fault> {
    let key = (game.to_owned(), language);
    if let Some(guide) = READ.with_borrow(|read| read.get(&key).cloned()) {
        return Ok(guide);
    }
    let file = file(game, language).ok_or(Fault::Unwritten)?;
    let text = browser::fetch_text(&file).await.ok_or(Fault::Unreachable)?;
    let guide: Guide = serde_json::from_str(&text).map_err(|_| Fault::Unreachable)?;
    let guide = Arc::new(guide);
    READ.with_borrow_mut(|read| read.insert(key, guide.clone()));
    Ok(guide)
}

/// The room is a part of the program that is loaded with the first guide.
#[cfg(feature = "parts")]
#[wasm_split(rules, fallible)]
fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(room::room)
}

#[cfg(not(feature = "parts"))]
async fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(room::room)
}
