//! Dragging things with mouse or finger: a thing that is picked up follows the pointer until it is put down on a place. Everything that can be
//! dragged can be pressed too: dragging is a second way to do the same, never the only one.
//!
//! A thing calls [`Drag::pick_up`] when the pointer goes down on it, a place carries its name in `data-drop`, and the board gives its clicks to
//! [`Drag::filter_click`] first.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::art::drawing;

/// A pointer that has moved further than this, in pixels, drags.
const PULLED: i32 = 14;

/// What the pointer went down on.
#[derive(Clone, Debug, PartialEq)]
struct Held {
    /// What it is, in the words of its board.
    what: String,
    /// The drawing that follows the pointer; none where the board shows the way itself.
    art: Option<String>,
    began: (i32, i32),
    at: (i32, i32),
    /// Whether it was dragged too far to be meant as a press.
    is_pulled: bool,
}

/// Something on its way. Copying it is free.
#[derive(Clone, Copy)]
pub struct Drag {
    held: RwSignal<Option<Held>>,
    /// Whether the next click only ends a drag.
    pulled: StoredValue<bool>,
}

impl Drag {
    /// Nothing is held.
    pub fn new() -> Self {
        Self {
            held: RwSignal::new(None),
            pulled: StoredValue::new(false),
        }
    }

    /// Follows the pointer of the page. `on_pull` is called once when a thing has been dragged far enough, `on_drop` with the place onto
    /// which it was put.
    pub fn follow(self, on_pull: impl Fn(&str) + 'static, on_drop: impl Fn(&str, &str) + 'static) {
        let listeners = [
            window_event_listener(ev::pointermove, move |event| self.pull(&event, &on_pull)),
            window_event_listener(ev::pointerup, move |event| self.put_down(&event, &on_drop)),
            window_event_listener(ev::pointercancel, move |_| self.held.set(None)),
        ];
        on_cleanup(move || {
            for listener in listeners {
                listener.remove();
            }
        });
    }

    /// The pointer goes down on a thing.
    pub fn pick_up(self, what: impl Into<String>, art: Option<String>, event: &ev::PointerEvent) {
        self.pulled.set_value(false);
        if event.button() != 0 {
            return;
        }
        let at = (event.client_x(), event.client_y());
        self.held.set(Some(Held {
            what: what.into(),
            art,
            began: at,
            at,
            is_pulled: false,
        }));
        // With a finger, the element under it must get the events too.
        let target = event.target();
        if let Some(target) = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
            let _ = target.release_pointer_capture(event.pointer_id());
        }
    }

    fn pull(self, event: &ev::PointerEvent, on_pull: &impl Fn(&str)) {
        let Some(held) = self.held.get_untracked() else {
            return;
        };
        if event.buttons() == 0 {
            self.held.set(None);
            return;
        }
        let (x, y) = (event.client_x(), event.client_y());
        let far = (x - held.began.0).abs().max((y - held.began.1).abs());
        let is_pulled = held.is_pulled || far > PULLED;
        if !is_pulled {
            return;
        }
        let (begins, what) = (!held.is_pulled, held.what.clone());
        self.held.set(Some(Held {
            at: (x, y),
            is_pulled,
            ..held
        }));
        if begins {
            self.pulled.set_value(true);
            on_pull(&what);
        }
    }

    fn put_down(self, event: &ev::PointerEvent, on_drop: &impl Fn(&str, &str)) {
        let Some(held) = self.held.get_untracked() else {
            return;
        };
        self.held.set(None);
        if !held.is_pulled {
            return;
        }
        // The click that ends the drag comes at once, or not at all.
        set_timeout(
            move || {
                self.pulled.try_set_value(false);
            },
            Duration::ZERO,
        );
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = document().element_from_point(x, y);
        let place = under.and_then(|under| under.closest("[data-drop]").ok().flatten());
        if let Some(name) = place.and_then(|place| place.get_attribute("data-drop")) {
            on_drop(&held.what, &name);
        }
    }

    /// The thing being dragged.
    pub fn carried(self) -> Option<String> {
        self.held.with(|held| {
            held.as_ref()
                .filter(|held| held.is_pulled)
                .map(|held| held.what.clone())
        })
    }

    /// Stops a click that only ends a drag from reaching what lies under the pointer.
    pub fn filter_click(self, event: &ev::MouseEvent) {
        if self.pulled.get_value() {
            self.pulled.set_value(false);
            event.stop_propagation();
        }
    }
}

/// The drawing that follows the pointer.
#[component]
pub fn Carried(drag: Drag) -> impl IntoView {
    let art = Memo::new(move |_| {
        drag.held.with(|held| {
            let held = held.as_ref().filter(|held| held.is_pulled)?;
            held.art.clone()
        })
    });
    let at = move |axis: fn((i32, i32)) -> i32| {
        drag.held
            .with(|held| held.as_ref().map(|held| format!("{}px", axis(held.at))))
    };
    move || {
        art.get().map(|art| {
            view! { <div class="carried" aria-hidden="true" style:left=move || at(|at| at.0) style:top=move || at(|at| at.1)>{drawing(&art)}</div> }
        })
    }
}
