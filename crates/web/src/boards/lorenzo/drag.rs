//! Dragging members: a thing that is pulled far enough is picked up, follows mouse or finger, and goes where it is let go. The rules know nothing of it:
//! picking up is an action like any other, and so is what the thing is dropped on.

use leptos::ev;
use leptos::prelude::*;
use signoria_table::wire::TakeBack;
use wasm_bindgen::JsCast;

use crate::scene::verb_of;
use crate::table::Desk;

/// A pointer that has moved further than this, in pixels, pulls.
const PULLED: i32 = 14;

/// Where the pointer is, in pixels of the window.
type Point = (i32, i32);

/// What the pointer went down on, before it is known whether it pulls.
#[derive(Clone)]
struct Picked {
    action: String,
    /// Whether it was in hand already.
    is_held: bool,
    from: Point,
}

/// Things that can be pulled. Copying it is free.
#[derive(Clone, Copy)]
pub struct Drag {
    desk: Desk,
    picked: StoredValue<Option<Picked>>,
    /// The action of the thing that is on its way.
    carried: RwSignal<Option<String>>,
    at: RwSignal<Point>,
    /// What was let go, and where, before the table had answered that it is picked up.
    let_go: StoredValue<Option<(String, Point)>>,
    /// Whether the coming click only ends a pull.
    swallows: StoredValue<bool>,
}

impl Drag {
    /// Things that go to whatever they are dropped on, and back if that is nothing.
    pub fn onto_things(desk: Desk) -> Self {
        let new = Self {
            desk,
            picked: StoredValue::new(None),
            carried: RwSignal::new(None),
            at: RwSignal::new((0, 0)),
            let_go: StoredValue::new(None),
            swallows: StoredValue::new(false),
        };
        let listeners = [
            window_event_listener(ev::pointermove, move |event| new.pull(&event)),
            window_event_listener(ev::pointerup, move |event| new.end(Some(point(&event)))),
            window_event_listener(ev::pointercancel, move |_| new.end(None)),
        ];
        on_cleanup(move || {
            for listener in listeners {
                listener.remove();
            }
        });
        Effect::new(move || {
            if !desk.session.busy.get()
                && let Some((action, at)) = new.let_go.try_update_value(Option::take).flatten()
            {
                // What lies below is known once the answer is drawn.
                request_animation_frame(move || new.drop_at(&action, at));
            }
        });
        new
    }

    /// The pointer goes down on something that this action picks up, or that is in hand already.
    pub fn pick_up(self, action: &str, is_held: bool, event: &ev::PointerEvent) {
        self.swallows.set_value(false);
        if event.button() == 0 && (is_held || untrack(|| self.desk.session.offers(action))) {
            self.picked.set_value(Some(Picked {
                action: action.to_owned(),
                is_held,
                from: point(event),
            }));
            // A finger is felt by whatever it passes over.
            let target = event.target();
            if let Some(target) = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
                let _ = target.release_pointer_capture(event.pointer_id());
            }
        }
    }

    /// Whether something is on its way.
    pub fn is_carrying(self) -> bool {
        self.carried.with(Option::is_some)
    }

    /// The click that ends a pull where it began chooses nothing.
    pub fn filter_click(self, event: &ev::MouseEvent) {
        if self.swallows.try_update_value(std::mem::take) == Some(true) {
            event.stop_propagation();
            event.prevent_default();
        }
    }

    fn pull(self, event: &ev::PointerEvent) {
        let now = point(event);
        if let Some(Picked {
            action,
            is_held,
            from,
        }) = self.picked.get_value()
        {
            if event.buttons() == 0 {
                self.picked.set_value(None);
            } else if (now.0 - from.0).abs().max((now.1 - from.1).abs()) > PULLED {
                self.picked.set_value(None);
                self.swallows.set_value(true);
                self.at.set(now);
                self.carried.set(Some(action.clone()));
                // It can be put back: there is nothing to confirm.
                if !is_held {
                    self.desk.session.play(action);
                }
            }
        } else if let Some(action) = self.carried.get_untracked() {
            self.at.set(now);
            let below = target_at(&action, now);
            if self
                .desk
                .considered
                .with_untracked(|considered| *considered != below)
            {
                self.desk.considered.set(below);
            }
        }
    }

    /// It is let go there, or the browser has taken the pointer away.
    fn end(self, at: Option<Point>) {
        self.picked.set_value(None);
        let Some(action) = self.carried.get_untracked() else {
            return;
        };
        self.carried.set(None);
        match at {
            Some(at) if self.desk.session.busy.get_untracked() => self.let_go.set_value(Some((action, at))),
            Some(at) => self.drop_at(&action, at),
            None => {}
        }
    }

    fn drop_at(self, action: &str, at: Point) {
        let session = self.desk.session;
        match target_at(action, at).filter(|below| untrack(|| session.offers(below))) {
            Some(below) => self.desk.choose(&below),
            // It was picked up, and dropped where it cannot go.
            _ if untrack(|| !session.offers(action)) => self.put_back(),
            _ => {}
        }
    }

    fn put_back(self) {
        let is_free = untrack(|| {
            self.desk
                .read(|scene| matches!(scene.table.take_back, TakeBack::Free { .. }))
        });
        if is_free {
            self.desk.session.take_back();
        }
    }
}

fn point(event: &ev::PointerEvent) -> Point {
    (event.client_x(), event.client_y())
}

/// The action of the thing below a point on which what that action has picked up can be dropped: not another thing to pick up.
fn target_at(carried: &str, (x, y): Point) -> Option<String> {
    let below = document().element_from_point(x as f32, y as f32)?;
    let thing = below.closest("[data-action]").ok().flatten()?;
    let action = thing.get_attribute("data-action")?;
    (verb_of(&action) != verb_of(carried)).then_some(action)
}

/// What is on its way, drawn under the pointer. It belongs outside of the stage, which is a frame of its own.
#[component]
pub fn Carried<F>(
    drag: Drag,
    /// Draws the thing that an action picks up.
    draw: F,
) -> impl IntoView
where
    F: Fn(&str) -> AnyView + Copy + Send + 'static,
{
    let place = move || {
        let (x, y) = drag.at.get();
        format!("translate({x}px, {y}px)")
    };
    move || {
        drag.carried
            .get()
            .map(|action| view! { <div class="carried" aria-hidden="true" style:transform=place>{draw(&action)}</div> })
    }
}
