//! Fetching what a lesson needs: its script, its words in a language, the style, and the part of the program that shows it.

use std::sync::Arc;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use signoria_words::Language;
use signoria_words::lesson::{Script, Talk};
use wasm_split_helpers::SplitLoaderError;
#[cfg(feature = "parts")]
use wasm_split_helpers::wasm_split;

use crate::lesson::course;
use crate::{browser, build, supply};

/// The style of the card and the veil.
const STYLE: &str = "lesson/card.css";

/// Lays the table of a lesson.
pub type Maker = fn(String, Arc<Script>, RwSignal<Option<Arc<Talk>>>) -> AnyView;

/// A script, and what makes the lesson of it.
pub type Opened = (Arc<Script>, Maker);

/// Whether there is a guided game of that kind.
#[must_use]
pub fn is_written(game: &str) -> bool {
    build::find(&format!("lesson/{game}.json")).is_some()
}

/// The script of a game, and what lays its table; none where there is none, or it cannot be loaded.
pub async fn open(game: &str) -> Option<Opened> {
    let style = supply::style(STYLE);
    let script = fetch(&format!("lesson/{game}.json")).await?;
    let maker = maker().await.ok()?;
    supply::arrival([style]).await;
    Some((script, maker))
}

/// What is said in a language.
pub async fn talk(game: &str, language: Language) -> Option<Arc<Talk>> {
    fetch(&format!("lesson/{game}.{language}.json")).await
}

async fn fetch<T: DeserializeOwned>(name: &str) -> Option<Arc<T>> {
    let text = browser::fetch_text(&build::find(name)?).await?;
    serde_json::from_str(&text).ok().map(Arc::new)
}

/// The lesson is a part of the program that is loaded with the first one.
#[cfg(feature = "parts")]
#[wasm_split(lesson, fallible)]
fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(course::table)
}

#[cfg(not(feature = "parts"))]
async fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(course::table)
}
