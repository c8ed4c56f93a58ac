//! Which build this program belongs to, and the files of that build.
//!
//! All files of a bundle but the page itself and the service worker are named by their content. The loader of each program (`boot.js`,
//! `worker.js`) says which build it belongs to; that of the page also says what its files are called, so that a page can only ever load files of its own build.

use js_sys::{Reflect, global};
use wasm_bindgen::JsValue;

/// The member of the global object where the loader puts it.
const MEMBER: &str = "signoria";

fn member(path: &[&str]) -> Option<String> {
    let mut found = Reflect::get(&global(), &JsValue::from_str(MEMBER)).ok()?;
    for name in path {
        found = Reflect::get(&found, &JsValue::from_str(name)).ok()?;
    }
    found.as_string()
}

/// The id of the build.
#[must_use]
pub fn id() -> String {
    member(&["build"]).unwrap_or_default()
}

/// The address of a file of this build.
#[must_use]
pub fn file(name: &str) -> String {
    find(name).unwrap_or_else(|| name.to_owned())
}

/// The same for a file that need not be there.
#[must_use]
pub fn find(name: &str) -> Option<String> {
    member(&["files", name])
}
