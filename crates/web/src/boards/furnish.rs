//! What a board needs besides the page: its own part of the program, its drawings and its style. They come with the first table of the game, and
//! home stays light however rich the boards are.
//!
//! With the feature `parts` the bundler cuts the program apart at the functions marked `wasm_split`: all that only one of them reaches is a file of
//! its own. Without it, for a page on one's own machine, the program stays whole and is built sooner.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::HtmlLinkElement;

use wasm_split_helpers::SplitLoaderError;
#[cfg(feature = "parts")]
use wasm_split_helpers::wasm_split;

use crate::boards::{Board, amalfi, florence, lorenzo, plain, praga};
use crate::table::Desk;
use crate::{browser, build};

/// Sets up a board.
pub type Maker = fn(Desk) -> Board;

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
            fn $game() -> Result<Maker, SplitLoaderError> {
                Ok($game::board)
            }

            #[cfg(not(feature = "parts"))]
            async fn $game() -> Result<Maker, SplitLoaderError> {
                Ok($game::board)
            }
        )*

        /// The part of the program that draws a board. Where it cannot be loaded, a table can still be played in words.
        async fn maker(game: &str) -> Maker {
            $(
                if game == stringify!($game) {
                    return $game().await.unwrap_or(plain::board);
                }
            )*
            plain::board
        }
    };
}

parts!(amalfi, florence, lorenzo, praga);

/// Puts everything that a game's board needs into the page, once; then what sets it up is there. What cannot be loaded is not waited for.
pub fn furnish(game: &str) -> ArcRwSignal<Option<Maker>> {
    let known = FURNISHED.with_borrow(|games| games.get(game).cloned());
    known.unwrap_or_else(|| {
        let there = ArcRwSignal::new(None);
        FURNISHED.with_borrow_mut(|games| games.insert(game.into(), there.clone()));
        let (game, done) = (game.to_owned(), there.clone());
        leptos::task::spawn_local(async move {
            // All three are on their way at once.
            let style = build::find(&format!("boards/{game}.css")).and_then(|file| add_style(&file).ok());
            let drawings =
                build::find(&format!("art/{game}.svg")).map(|file| future_to_promise(add_drawings(file)));
            let maker = maker(&game).await;
            for promise in [style, drawings].into_iter().flatten() {
                let _ = JsFuture::from(promise).await;
            }
            done.set(Some(maker));
        });
        there
    })
}

/// Symbols that the whole page may refer to.
async fn add_drawings(file: String) -> Result<JsValue, JsValue> {
    let sheet = browser::fetch_text(&file).await.ok_or(JsValue::NULL)?;
    let holder = document().create_element("div")?;
    holder.set_class_name("art-sheet");
    holder.set_attribute("aria-hidden", "true")?;
    holder.set_inner_html(&sheet);
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&holder).map(JsValue::from)
}

/// A style sheet; the promise is kept when it holds, or when it cannot be loaded.
fn add_style(file: &str) -> Result<js_sys::Promise, JsValue> {
    let link: HtmlLinkElement = document().create_element("link")?.dyn_into()?;
    link.set_rel("stylesheet");
    link.set_href(file);
    let loaded = js_sys::Promise::new(&mut |resolve, _| {
        let done = Closure::once_into_js(move || resolve.call0(&JsValue::NULL));
        for event in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(event, done.unchecked_ref());
        }
    });
    let head = document().head().ok_or(JsValue::NULL)?;
    head.append_child(&link)?;
    Ok(loaded)
}
