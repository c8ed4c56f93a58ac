//! Looking back at games: a deck to go through one that is over, links that carry a whole game, files that are dropped on the page.
//!
//! All but what stands here is a part of the program of its own, with its style and its words, loaded with the first game that is looked back at.

mod counsel;
mod curve;
mod dailies;
mod daily;
mod deck;
mod lines;
mod list;
mod load;
mod moments;
mod numbers;
mod pack;
mod panel;
mod places;
mod scores;
mod scores_online;
mod share;
mod shelf;
mod tree;
mod verdicts;

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DragEvent, File};

use crate::app::app;
use crate::art::icon;
use crate::browser;
use crate::local::here;
use crate::local::saved::Saved;
use crate::shell;
use crate::table::{Desk, Place};
use crate::words::tr;

pub use daily::hand_in_ended;
pub use tree::GAME;

/// What the keys of studies begin with in the browser's storage.
const PREFIX: &str = "signoria.study.";

/// What a game that is over is gone through with, or what was before the present of one that is studied; nothing while it runs.
pub fn deck_of_finished(desk: Desk, place: Place) -> AnyView {
    let is_studied = matches!(place, Place::Study { .. });
    // A board may first tell how the last round ended; once it has, the deck stays.
    let is_told = move || desk.last_scene.get().is_none_or(|last| !last.get());
    let is_over = Memo::new(move |shown: Option<&bool>| {
        let may_come = shown == Some(&true) || is_told();
        desk.read(|scene| scene.table.stage.is_over() && may_come || (is_studied && !scene.is_live()))
    });
    let place = StoredValue::new(place);
    // Its place is reserved before its part is loaded, so that nothing moves.
    let deck = move || {
        is_over.get().then(|| {
            let part = load::part();
            view! { <div class="playback">{move || part.get().map(|part| (part.deck)(desk, place.get_value()))}</div> }
        })
    };
    deck.into_any()
}

/// The study of a game, beside the table while it is open.
#[component]
pub fn StudyBeside(
    /// The table.
    desk: Desk,
    /// Where it is.
    place: Place,
) -> impl IntoView {
    let place = StoredValue::new(place);
    move || {
        desk.studies.get().then(|| {
            let part = load::part();
            view! {
                <section class="rules-beside study-beside">
                    {move || part.get().map(|part| (part.panel)(desk, place.get_value()))}
                </section>
            }
        })
    }
}

/// A game from the address that carries it.
///
/// # Errors
/// If the address was damaged on its way, or what reads it cannot be loaded.
pub async fn unpack(packed: &str) -> Result<Saved, Message> {
    let part = load::arrived().await;
    let part = part.ok_or_else(|| Message::new("web.remote.unreachable"))?;
    (part.unpack)(packed)
}

/// A line of a study that is kept in this browser, as a game.
///
/// # Errors
/// If there is no such study or line, or what reads it cannot be loaded.
pub async fn open_line(id: &str, line: u32) -> Result<Saved, Message> {
    let part = load::arrived().await;
    let part = part.ok_or_else(|| Message::new("web.remote.unreachable"))?;
    (part.open_line)(id, line)
}

/// Keeps what was played on in a line.
pub fn keep_line(id: String, line: u32, saved: Saved) {
    leptos::task::spawn_local(async move {
        let kept = match load::arrived().await {
            Some(part) => (part.keep_line)(&id, line, &saved.journal),
            None => Err(Message::new("web.remote.unreachable")),
        };
        if let Err(reason) = kept {
            app().tell(reason);
        }
    });
}

/// A room that is loaded when it is first entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Today's games, the same for everybody.
    Daily,
    /// What the games of this browser add up to.
    Numbers,
}

/// One of these rooms.
#[component]
pub fn LateRoom(
    /// Which.
    room: Room,
) -> impl IntoView {
    let part = load::part();
    move || match part.get() {
        Some(part) => (part.room)(room),
        None => view! { <p class="empty" role="status">{tr("web.table.opening")}</p> }.into_any(),
    }
}

/// The studies of this browser, where there are any.
#[component]
pub fn Studies() -> impl IntoView {
    let are_any = browser::stored_keys().iter().any(|key| key.starts_with(PREFIX));
    are_any.then(|| {
        let part = load::part();
        move || part.get().map(|part| (part.list)())
    })
}

/// Opens a saved game that is dropped on the page, wherever that is.
#[component]
pub fn DropZone() -> impl IntoView {
    let hovers = RwSignal::new(false);
    let over = window_event_listener(ev::dragover, move |event| {
        if brings_files(&event) {
            event.prevent_default();
            if !hovers.get_untracked() {
                hovers.set(true);
            }
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event| {
        // Only what leaves the window goes nowhere else.
        if event.related_target().is_none() {
            hovers.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        hovers.set(false);
        if !brings_files(&event) {
            return;
        }
        event.prevent_default();
        let file = first_file(&event);
        leptos::task::spawn_local(async move {
            if let Some(text) = browser::file_text(file).await {
                here::adopt(shell::adopted(text, true));
            }
        });
    });
    on_cleanup(move || {
        over.remove();
        leave.remove();
        drop.remove();
    });
    move || {
        hovers.get().then(|| {
            view! { <div class="drop-zone" role="status"><p class="card">{icon("save")} {tr("web.drop.here")}</p></div> }
        })
    }
}

/// What is dragged, as the browser tells it.
fn carried(event: &DragEvent, member: &str) -> Option<JsValue> {
    let transfer = js_sys::Reflect::get(event, &"dataTransfer".into()).ok()?;
    js_sys::Reflect::get(&transfer, &member.into()).ok()
}

fn brings_files(event: &DragEvent) -> bool {
    let kinds = carried(event, "types").map(|kinds| js_sys::Array::from(&kinds));
    kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind == "Files"))
}

fn first_file(event: &DragEvent) -> Option<File> {
    let files = carried(event, "files")?;
    js_sys::Reflect::get_u32(&files, 0).ok()?.dyn_into().ok()
}
