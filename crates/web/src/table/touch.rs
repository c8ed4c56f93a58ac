//! First look, then act, for fingers: the first tap on something that plays an action shows what it would bring, the second does it. And the second press of a
//! double click plays nothing that was not there at the first.
//!
//! A mouse looks by hovering and a keyboard by focusing, so only fingers need it, except for an answer that gives up much. It works on everything that carries `data-action`, whichever board drew it.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app::app;
use crate::table::Desk;

/// Marks the thing that the first tap looked at.
const MARK: &str = "data-looked";

/// Where the look came before the button: what is confirmed there, or by what has the class `confirms`, was shown already. A list of answers is none of it. What carries `data-proposes` only
/// shows what it would bring, and is confirmed elsewhere: pressing it is the look.
const LOOKED_AT_ALREADY: &str =
    ":is(.board-tools, .button-row) :not([data-list] *), .confirms, [data-proposes], [data-proposes] *";

/// Remembers what a finger has looked at. Copying it is free.
#[derive(Clone, Copy)]
pub struct Touch {
    desk: Desk,
    /// Whether the pointer that went down last is a finger.
    is_finger: StoredValue<bool>,
    marked: StoredValue<Option<Element>, LocalStorage>,
    /// What the last press that was no part of a double click was for.
    pressed: StoredValue<Option<String>>,
}

impl Touch {
    /// Nothing was looked at yet; another position forgets what was.
    pub fn new(desk: Desk) -> Self {
        let new = Self {
            desk,
            is_finger: StoredValue::new(false),
            marked: StoredValue::new_local(None),
            pressed: StoredValue::new(None),
        };
        let moves = Memo::new(move |_| desk.read(|scene| scene.moves));
        Effect::new(move || {
            moves.track();
            new.look_at(None);
        });
        // Escape lets go of it.
        Effect::new(move || {
            if desk.looked.with(Option::is_none) {
                new.look_at(None);
            }
        });
        new
    }

    /// A pointer goes down.
    pub fn press(self, event: &ev::PointerEvent) {
        self.is_finger.set_value(event.pointer_type() == "touch");
    }

    /// The first tap chooses nothing.
    pub fn filter_click(self, event: &ev::MouseEvent) {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let thing = target
            .as_ref()
            .and_then(|target| target.closest("[data-action]").ok().flatten());
        let found = thing.and_then(|thing| {
            let action = thing.get_attribute("data-action")?;
            Some((thing, action))
        });
        if event.detail() < 2 {
            self.pressed
                .set_value(found.as_ref().map(|(_, action)| action.clone()));
        }
        let Some((thing, action)) = found else {
            return self.forget();
        };
        if is_meant_for_another(event.detail(), self.pressed.get_value().as_deref(), &action) {
            event.stop_propagation();
            event.prevent_default();
            return;
        }
        // What gives up much is looked at first whatever presses it. A click that a key or a script made comes without a press.
        let is_grave = self.desk.is_grave(&action);
        let is_tap = event.detail() > 0 && (is_grave || self.is_finger.get_value());
        let is_confirmed = thing.matches(LOOKED_AT_ALREADY) == Ok(true);
        let is_quick =
            is_confirmed || !is_grave && app().settings.with_untracked(|settings| settings.one_tap);
        let looked = self.desk.looked.get_untracked();
        if acts(is_tap, is_quick, looked.as_deref(), &action) {
            return self.forget();
        }
        event.stop_propagation();
        event.prevent_default();
        self.look_at(Some(&thing));
        self.desk.considered.set(Some(action));
    }

    /// After the click has been heard by everybody: the button that does what was looked at stands only while that is known.
    fn forget(self) {
        set_timeout(move || self.look_at(None), Duration::ZERO);
    }

    fn look_at(self, thing: Option<&Element>) {
        if let Some(marked) = self.marked.try_update_value(Option::take).flatten() {
            // Our own attribute can always be taken away.
            let _ = marked.remove_attribute(MARK);
        }
        let looked = thing.and_then(|thing| thing.get_attribute("data-action"));
        // The table may have been left since.
        if self.desk.looked.try_with_untracked(|before| *before != looked) == Some(true) {
            self.desk.looked.set(looked);
        }
        if let Some(thing) = thing {
            let _ = thing.set_attribute(MARK, "");
            self.marked.set_value(Some(thing.clone()));
        }
    }
}

/// Whether it is the second press of a double click, under which something else has come to stand since the first: nobody has read that yet.
fn is_meant_for_another(presses: i32, first: Option<&str>, action: &str) -> bool {
    presses > 1 && first != Some(action)
}

/// Whether a click does what it is about: only the first tap of a finger does not.
fn acts(is_tap: bool, is_quick: bool, looked: Option<&str>, action: &str) -> bool {
    !is_tap || is_quick || looked == Some(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_tap_looks_and_the_second_acts() {
        assert!(!acts(true, false, None, "build tower"));
        assert!(acts(true, false, Some("build tower"), "build tower"));
        assert!(!acts(true, false, Some("build tower"), "build chapel"));
    }

    #[test]
    fn a_double_click_does_not_press_what_came_after_the_first() {
        assert!(is_meant_for_another(2, Some("sail florence"), "pass"));
        assert!(is_meant_for_another(2, None, "pass"));
        assert!(!is_meant_for_another(2, Some("pass"), "pass"));
        assert!(!is_meant_for_another(1, Some("sail florence"), "pass"));
    }

    #[test]
    fn a_mouse_a_key_and_a_setting_act_at_once() {
        assert!(acts(false, false, None, "pass"));
        assert!(acts(true, true, None, "pass"));
    }
}
