//! The keys of a table.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::scene::Scene;
use crate::table::explain::Explainer;
use crate::table::telling::Teller;
use crate::table::{Desk, answers, bar};

/// Whether the space bar means that element.
fn is_pressed_by_space(element: web_sys::Element) -> bool {
    let inside = element.closest("button, a, summary, [role=application]");
    inside.ok().flatten().is_some()
}

/// The element in which a key is pressed.
fn pressed_in(event: &ev::KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// Whether the element takes keyboard input.
fn takes_letters(element: &web_sys::Element) -> bool {
    matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
}

/// Goes back from somebody else's board to one's own. False when none is visited.
fn go_home(desk: Desk) -> bool {
    let Some(visited) = desk.signs.with_untracked(|signs| signs.visited) else {
        return false;
    };
    let eye = untrack(|| desk.read(Scene::eye));
    let is_away = visited.get_untracked().is_some_and(|seat| Some(seat) != eye);
    if is_away {
        visited.set(None);
    }
    is_away
}

/// A key that is held down answers once, whatever it is pressed on: the next question is another one.
pub fn answer_once(event: &ev::KeyboardEvent) {
    let answers = match event.key().as_str() {
        "Enter" => true,
        " " => !pressed_in(event).is_some_and(|element| takes_letters(&element)),
        _ => false,
    };
    if event.repeat() && answers {
        event.prevent_default();
        event.stop_propagation();
    }
}

/// Keys of the table: digits choose, `u` takes back, `i` explains, `h` asks for a hint, `/` searches the rules, the space bar skips ahead, Enter confirms, Escape does not.
pub fn listen_to_keys(desk: Desk, explainer: Explainer, teller: Teller) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let target = pressed_in(&event);
        let is_typing = target.as_ref().is_some_and(takes_letters);
        if is_typing || event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        // Letters by their place on the keyboard: it may write Cyrillic.
        match (event.code().as_str(), event.key().as_str()) {
            ("KeyU", _) | (_, "u") => {
                if untrack(|| desk.read(bar::can_take_back)) {
                    desk.session.take_back();
                }
            }
            ("KeyI", _) | (_, "i") => explainer.toggle_by_key(),
            ("KeyH", _) | (_, "h") => desk.toggle_hint(),
            (_, "/") => {
                event.prevent_default();
                desk.search_rules();
            }
            (_, " ") if !target.is_some_and(is_pressed_by_space) => {
                if teller.skip() {
                    event.prevent_default();
                }
            }
            (_, "Escape") => {
                // An explanation that only the mouse has opened closes as well: Escape was meant for what is on
                // the desk.
                let was_asked_for = explainer.is_pinned();
                let is_done = explainer.close() && was_asked_for
                    || desk.close_hint()
                    || desk.close_rules()
                    || desk.close_study()
                    || answers::close_list()
                    || desk.close_notice()
                    || go_home(desk)
                    || desk.turn_outcome();
                if !is_done {
                    desk.step_back();
                }
            }
            (_, key) => {
                if let Ok(number @ 1..=9) = key.parse::<usize>()
                    && answers::press(number)
                {
                    event.prevent_default();
                }
            }
        }
    });
    on_cleanup(move || listener.remove());
}
