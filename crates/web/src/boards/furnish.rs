//! What a board needs besides the program: its drawings and its style. They come with the first table of the game, and home stays light.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

use crate::{browser, build};

thread_local! {
    /// The games whose things were asked for, and whether they are in the page.
    static FURNISHED: RefCell<BTreeMap<String, ArcRwSignal<bool>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Puts drawings and style of a game into the page, once. True when they are there, or cannot be had: a table without pictures can still be played.
pub fn furnish(game: &str) -> ArcRwSignal<bool> {
    let known = FURNISHED.with_borrow(|games| games.get(game).cloned());
    known.unwrap_or_else(|| {
        let there = ArcRwSignal::new(false);
        FURNISHED.with_borrow_mut(|games| games.insert(game.into(), there.clone()));
        let (game, done) = (game.to_owned(), there.clone());
        leptos::task::spawn_local(async move {
            // The style is on its way while the drawings are waited for.
            let style = build::find(&format!("boards/{game}.css")).and_then(|file| add_style(&file).ok());
            if let Some(file) = build::find(&format!("art/{game}.svg"))
                && let Some(sheet) = browser::fetch_text(&file).await
            {
                let _ = add_drawings(&sheet);
            }
            if let Some(style) = style {
                let _ = JsFuture::from(style).await;
            }
            done.set(true);
        });
        there
    })
}

/// Symbols that the whole page may refer to.
fn add_drawings(sheet: &str) -> Result<(), JsValue> {
    let holder = document().create_element("div")?;
    holder.set_class_name("art-sheet");
    holder.set_attribute("aria-hidden", "true")?;
    holder.set_inner_html(sheet);
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&holder).map(|_| ())
}

/// A style sheet; the promise is kept when it holds, or when it cannot be had.
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
