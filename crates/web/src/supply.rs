//! Drawings and styles that are put into the page when they are first needed, and then stay.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{HtmlLinkElement, NodeList};

use crate::{browser, build};

/// Says which file a link is for.
const SHEET: &str = "data-sheet";
/// Where the styles of boards are in the bundle.
const BOARDS: &str = "boards/";

thread_local! {
    /// The files that are there or on their way.
    static SUPPLIED: RefCell<BTreeMap<String, Promise>> = const { RefCell::new(BTreeMap::new()) };
}

/// Waits for things that are on their way. What cannot be loaded is not waited for.
pub async fn arrival(promises: impl IntoIterator<Item = Option<Promise>>) {
    for promise in promises.into_iter().flatten() {
        let _ = JsFuture::from(promise).await;
    }
}

/// The drawings of a game: symbols that the whole page may refer to. None for a game without any.
pub fn drawings(game: &str) -> Option<Promise> {
    once(&format!("art/{game}.svg"), |name, address| {
        Ok(future_to_promise(add_drawings(name, address)))
    })
}

/// A style sheet of the bundle; none where there is no such file.
pub fn style(file: &str) -> Option<Promise> {
    once(file, |name, address| add_style(&name, &address))
}

/// The style sheet of a game's board. Only one board's applies at a time: a board names its parts without looking at the others.
pub fn style_of_board(game: &str) -> Option<Promise> {
    let own = format!("{BOARDS}{game}.css");
    let there = style(&own);
    let links = document()
        .query_selector_all(&format!("link[{SHEET}^='{BOARDS}']"))
        .ok();
    for number in 0..links.as_ref().map_or(0, NodeList::length) {
        let link = links.as_ref().and_then(|links| links.item(number));
        if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlLinkElement>().ok()) {
            // A link that was disabled is loaded again the next time it is needed: the board would be drawn before its style is there.
            let is_own = link.get_attribute(SHEET).as_deref() == Some(own.as_str());
            link.set_media(if is_own { "all" } else { "not all" });
        }
    }
    there
}

/// Begins to load a file of the bundle, unless it was begun before.
fn once(file: &str, add: impl FnOnce(String, String) -> Result<Promise, JsValue>) -> Option<Promise> {
    let address = build::find(file)?;
    let known = SUPPLIED.with_borrow(|files| files.get(file).cloned());
    known.or_else(|| {
        let promise = add(file.to_owned(), address).ok()?;
        SUPPLIED.with_borrow_mut(|files| files.insert(file.to_owned(), promise.clone()));
        Some(promise)
    })
}

async fn add_drawings(name: String, address: String) -> Result<JsValue, JsValue> {
    let Some(sheet) = browser::fetch_text(&address).await else {
        // The next who needs them tries again.
        SUPPLIED.with_borrow_mut(|files| files.remove(&name));
        return Err(JsValue::NULL);
    };
    let holder = document().create_element("div")?;
    holder.set_class_name("art-sheet");
    holder.set_attribute("aria-hidden", "true")?;
    holder.set_inner_html(&sheet);
    let body = document().body().ok_or(JsValue::NULL)?;
    body.append_child(&holder).map(JsValue::from)
}

/// The promise is kept when the sheet holds, or when it cannot be loaded.
fn add_style(name: &str, address: &str) -> Result<Promise, JsValue> {
    let link: HtmlLinkElement = document().create_element("link")?.dyn_into()?;
    link.set_rel("stylesheet");
    link.set_attribute(SHEET, name)?;
    link.set_href(address);
    let loaded = Promise::new(&mut |resolve, _| {
        let (name, failed, done) = (name.to_owned(), link.clone(), resolve.clone());
        let on_load = Closure::<dyn Fn()>::new(move || {
            let _ = done.call0(&JsValue::NULL);
        });
        let on_error = Closure::<dyn Fn()>::new(move || {
            // The next who needs it tries again.
            SUPPLIED.with_borrow_mut(|files| files.remove(&name));
            failed.remove();
            let _ = resolve.call0(&JsValue::NULL);
        });
        // They live as long as the link, which may say more than once that it is loaded: browsers do when something about it changes.
        for (event, told) in [("load", on_load), ("error", on_error)] {
            let _ = link.add_event_listener_with_callback(event, told.into_js_value().unchecked_ref());
        }
    });
    let head = document().head().ok_or(JsValue::NULL)?;
    head.append_child(&link)?;
    Ok(loaded)
}
