//! The few things that are asked of the browser itself. Where a browser refuses one (no storage, no sound), the page
//! does without it.

use leptos::prelude::{document, window};
use signoria_engine::Seed;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement, HtmlLinkElement, Notification, NotificationPermission, Storage};

use crate::build;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is stored under a key.
#[must_use]
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a text. False when the browser has no room for it.
pub fn store(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets what is stored under a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // A storage that refuses to remove an entry cannot be helped.
        let _ = storage.remove_item(key);
    }
}

/// All keys.
#[must_use]
pub fn stored_keys() -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    (0..count)
        .filter_map(|index| storage.key(index).ok().flatten())
        .collect()
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The hour of the day where the reader is, from 0 to 23.
#[must_use]
pub fn hour() -> u32 {
    js_sys::Date::new_0().get_hours()
}

/// A seed from the browser's own randomness.
#[must_use]
pub fn seed() -> Seed {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        // Without it every game would be the same game, which a person notices; nothing breaks.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    Seed::from_bytes(bytes)
}

/// A number below `most`, by chance.
#[must_use]
pub fn chance(most: usize) -> usize {
    (js_sys::Math::random() * most as f64) as usize % most.max(1)
}

/// An id for a table in this browser: nine letters and digits, enough for a lifetime of games.
#[must_use]
pub fn new_id() -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 9];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
    bytes.into_iter().map(letter).collect()
}

/// The part of the address behind the `#`.
#[must_use]
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another address within the page.
pub fn set_hash(hash: &str) {
    // Only an address that cannot be parsed is refused, and ours always can.
    let _ = window().location().set_hash(hash);
}

/// What is in a file that a person chose; none if there is none or it cannot be read.
pub async fn file_text(file: Option<web_sys::File>) -> Option<String> {
    let text = wasm_bindgen_futures::JsFuture::from(file?.text());
    text.await.ok()?.as_string()
}

/// Changes the address without going anywhere.
pub fn replace_hash(hash: &str) {
    if let Ok(history) = window().history() {
        // Browsers refuse when it is done too often; then the address follows the next time.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(hash));
    }
}

/// Loads the page again.
pub fn reload() {
    // Only a page that is going away already refuses.
    let _ = window().location().reload();
}

/// Shows the top of the page.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// The whole address of a place within the page, to be sent to a friend.
#[must_use]
pub fn address(hash: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{origin}{path}{hash}")
}

/// The languages that the reader prefers, best first.
#[must_use]
pub fn languages() -> Vec<String> {
    window()
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect()
}

/// Whether a media query holds now.
#[must_use]
pub fn prefers(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Reports, as long as the page is open, each change of whether a media query holds.
pub fn watch(query: &str, heard: impl Fn(bool) + 'static) {
    if let Some(list) = window().match_media(query).ok().flatten() {
        let read = list.clone();
        let listener = Closure::<dyn Fn()>::new(move || heard(read.matches()));
        list.set_onchange(Some(listener.as_ref().unchecked_ref()));
        listener.forget();
    }
}

/// Sets an attribute of the root element.
pub fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The names are ours and well-formed.
        let _ = root.set_attribute(name, value);
    }
}

/// Sets the title of the page, and an icon that shows whether it is the person's turn.
pub fn set_title(title: &str, my_turn: bool) {
    document().set_title(title);
    let icon = document()
        .query_selector("link[rel=icon]")
        .ok()
        .flatten()
        .and_then(|element| element.dyn_into::<HtmlLinkElement>().ok());
    if let Some(icon) = icon {
        icon.set_href(&build::file(if my_turn { "icon-turn.svg" } else { "icon.svg" }));
    }
}

/// Puts a text on the clipboard, and says whether it could.
pub async fn copy(text: &str) -> bool {
    // Without a secure context there is no clipboard at all.
    let navigator = window().navigator();
    if js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_undefined()) {
        return false;
    }
    let copied = navigator.clipboard().write_text(text);
    wasm_bindgen_futures::JsFuture::from(copied).await.is_ok()
}

/// All elements that fit.
#[must_use]
pub fn all(selector: &str) -> Vec<Element> {
    let Ok(nodes) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    let nodes = (0..nodes.length()).filter_map(|number| nodes.item(number));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}

/// Moves the focus to the first element that fits.
pub fn focus(selector: &str) -> bool {
    let element = document().query_selector(selector).ok().flatten();
    match element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        Some(element) => element.focus().is_ok(),
        None => false,
    }
}

/// Whether nothing has the focus, because the element that had it is gone.
#[must_use]
pub fn focus_is_lost() -> bool {
    document()
        .active_element()
        .is_none_or(|element| element.tag_name() == "BODY")
}

/// Asks whether notifications may be shown.
pub fn ask_to_notify() {
    let _ = Notification::request_permission();
}

/// Shows a notification while the page is hidden, where that is allowed.
pub fn notify(title: &str) {
    if document().hidden() && Notification::permission() == NotificationPermission::Granted {
        let _ = Notification::new(title);
    }
}

/// Gives a text to the person as a file.
pub fn download(name: &str, text: &str) {
    let save = || -> Result<(), JsValue> {
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
        let url = web_sys::Url::create_object_url_with_blob(&blob)?;
        let link: HtmlElement = document().create_element("a")?.unchecked_into();
        link.set_attribute("href", &url)?;
        link.set_attribute("download", name)?;
        link.click();
        web_sys::Url::revoke_object_url(&url)
    };
    let _ = save();
}

/// Shows a plain text in place of the page: for when not even the words are there.
pub fn show_plain(text: &str) {
    if let Some(body) = document().body() {
        body.set_text_content(Some(text));
    }
}

/// A text of the bundle.
pub async fn fetch_text(path: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(path)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
