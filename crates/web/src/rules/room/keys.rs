//! The keys of the room.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Room;
use crate::browser;

impl Room {
    /// Keys: in a room of its own wherever the focus is, beside a table only inside.
    pub(super) fn listen(self) {
        if !self.is_beside() {
            let listener = window_event_listener(ev::keydown, move |event| self.hear(&event));
            on_cleanup(move || listener.remove());
        }
    }

    /// `/` searches, Enter and the arrows go from one occurrence to the next, arrows turn the page, Escape goes back a step.
    pub(super) fn hear(self, event: &ev::KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let is_inside = |selector: &str| {
            let target = target.as_ref();
            target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
        };
        let (typing, listed) = (is_inside(".rules-search"), is_inside(".rules-contents"));
        if !typing && is_inside("input, select, textarea, .scroll") {
            return;
        }
        let done = match (event.key().as_str(), typing) {
            ("/", false) => browser::focus(".rules-search input"),
            ("Escape", _) => self.step_back(),
            ("Enter", true) => {
                self.step(!event.shift_key());
                true
            }
            ("ArrowDown", true) => {
                self.step(true);
                true
            }
            ("ArrowUp", true) => {
                self.step(false);
                true
            }
            ("ArrowDown", false) if listed => next_link(target.as_ref(), true),
            ("ArrowUp", false) if listed => next_link(target.as_ref(), false),
            ("ArrowRight", false) => self.turn(1),
            ("ArrowLeft", false) => self.turn(-1),
            _ => false,
        };
        if done {
            event.prevent_default();
        }
        // The keys of the table are not meant while somebody reads.
        if self.is_beside() {
            event.stop_propagation();
        }
    }

    fn turn(self, step: isize) -> bool {
        let to = untrack(|| self.neighbour(step));
        to.map(|(id, _)| self.go(&id)).is_some()
    }

    /// First the search ends, then the contents close, then the rules.
    fn step_back(self) -> bool {
        if !self.typed.with_untracked(String::is_empty) {
            self.typed.set(String::new());
            return true;
        }
        if self.contents.get_untracked() {
            self.contents.set(false);
            return true;
        }
        let close = self.reader.with_value(|reader| reader.close);
        close.map(|close| close.run(())).is_some()
    }
}

/// Moves the focus to the next link of the contents.
fn next_link(at: Option<&Element>, forward: bool) -> bool {
    let row = at.and_then(|at| at.closest("li").ok().flatten());
    let next = row.and_then(|row| {
        if forward {
            row.next_element_sibling()
        } else {
            row.previous_element_sibling()
        }
    });
    let link = next.and_then(|row| row.query_selector("a").ok().flatten());
    let link = link.and_then(|link| link.dyn_into::<HtmlElement>().ok());
    link.is_some_and(|link| link.focus().is_ok())
}
