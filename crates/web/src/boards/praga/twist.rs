//! Turning by hand: a pull around the hex, or two fingers that twist.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A sixth of a turn, in degrees.
const SIXTH: f64 = 60.0;
/// How far a hand turns before the hex follows: a little less than a sixth, so that a short twist is enough.
const ENOUGH: f64 = 42.0;

/// A finger, or the mouse, on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Finger {
    id: i32,
    at: (f64, f64),
}

/// The fingers on the table, at most two, and how far they have turned.
#[derive(Clone, Debug, Default)]
pub struct Twist {
    fingers: Vec<Finger>,
    /// The middle of the hex that was taken hold of.
    middle: Option<(f64, f64)>,
    /// The angle up to which the hex has followed.
    from: Option<f64>,
    /// Whether the hex was turned since the first finger came down: the click at the end then lays nothing.
    turned: bool,
}

/// The way from one angle to another, in degrees, the shorter way round.
fn way_round(from: f64, to: f64) -> f64 {
    (to - from + 540.0).rem_euclid(360.0) - 180.0
}

impl Twist {
    fn angle(&self) -> Option<f64> {
        let around = |(x, y): (f64, f64), (a, b): (f64, f64)| (b - y).atan2(a - x).to_degrees();
        match self.fingers[..] {
            [one, other] => Some(around(one.at, other.at)),
            [one] => Some(around(self.middle?, one.at)),
            _ => None,
        }
    }

    /// A finger comes down; `middle` is that of the hex, where it takes hold of it.
    pub fn down(&mut self, id: i32, at: (f64, f64), middle: Option<(f64, f64)>) {
        if self.fingers.is_empty() {
            self.turned = false;
            self.middle = middle;
        }
        if self.fingers.len() < 2 {
            self.fingers.push(Finger { id, at });
        }
        self.from = self.angle();
    }

    /// A finger moves: by how many sixths the hex follows.
    pub fn pull(&mut self, id: i32, at: (f64, f64)) -> i8 {
        let Some(finger) = self.fingers.iter_mut().find(|finger| finger.id == id) else {
            return 0;
        };
        finger.at = at;
        let (Some(from), Some(now)) = (self.from, self.angle()) else {
            return 0;
        };
        let way = way_round(from, now);
        if way.abs() < ENOUGH {
            return 0;
        }
        self.turned = true;
        self.from = Some(from + SIXTH.copysign(way));
        if way > 0.0 { 1 } else { -1 }
    }

    /// A finger is lifted.
    pub fn up(&mut self, id: i32) {
        self.fingers.retain(|finger| finger.id != id);
        self.from = self.angle();
    }

    /// Whether the press that ends now was a twist.
    pub const fn has_turned(&self) -> bool {
        self.turned
    }
}

/// Listens to fingers and the mouse; `turn` is called with the sixths by which the hex follows.
pub fn listen(
    twist: StoredValue<Twist>,
    is_busy: impl Fn() -> bool + Copy + 'static,
    turn: impl Fn(i8) + 'static,
) {
    let at = |event: &ev::PointerEvent| (f64::from(event.client_x()), f64::from(event.client_y()));
    let down = window_event_listener(ev::pointerdown, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let within = |selector: &str| {
            target
                .as_ref()
                .and_then(|target| target.closest(selector).ok().flatten())
        };
        if !is_busy() || within(".pg-table").is_none() {
            return;
        }
        let middle = within(".pg-ghost, .pg-hold").map(|held| {
            let hex = held.query_selector(".pg-held").ok().flatten().unwrap_or(held);
            let bounds = hex.get_bounding_client_rect();
            (
                bounds.left() + bounds.width() / 2.0,
                bounds.top() + bounds.height() / 2.0,
            )
        });
        twist.update_value(|twist| twist.down(event.pointer_id(), at(&event), middle));
    });
    let pull = window_event_listener(ev::pointermove, move |event| {
        let sixths = twist.try_update_value(|twist| twist.pull(event.pointer_id(), at(&event)));
        if let Some(sixths) = sixths.filter(|sixths| *sixths != 0) {
            turn(sixths);
        }
    });
    let lift = move |event: ev::PointerEvent| {
        twist.try_update_value(|twist| twist.up(event.pointer_id()));
    };
    let (up, cancel) = (
        window_event_listener(ev::pointerup, lift),
        window_event_listener(ev::pointercancel, lift),
    );
    on_cleanup(move || {
        for listener in [down, pull, up, cancel] {
            listener.remove();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pulling_around_the_middle_turns_the_hex_by_sixths() {
        let mut twist = Twist::default();
        twist.down(1, (10.0, 0.0), Some((0.0, 0.0)));
        assert_eq!(twist.pull(1, (10.0, 3.0)), 0, "not yet");
        assert!(!twist.has_turned());
        assert_eq!(twist.pull(1, (5.0, 8.7)), 1, "a sixth clockwise");
        assert_eq!(twist.pull(1, (5.0, 8.7)), 0, "the hex has followed");
        assert_eq!(twist.pull(1, (-5.0, 8.7)), 1);
        assert_eq!(twist.pull(1, (10.0, 0.0)), -1, "and back");
        assert!(twist.has_turned());
    }

    #[test]
    fn two_fingers_twist_wherever_they_are() {
        let mut twist = Twist::default();
        twist.down(1, (0.0, 0.0), None);
        assert_eq!(
            twist.pull(1, (0.0, 1.0)),
            0,
            "one finger beside the hex turns nothing"
        );
        twist.down(2, (100.0, 0.0), None);
        assert_eq!(twist.pull(2, (50.0, 90.0)), 1);
        twist.up(2);
        assert_eq!(twist.pull(2, (0.0, -90.0)), 0, "a lifted finger turns nothing");
    }

    #[test]
    fn a_new_press_is_no_twist_until_it_turns() {
        let mut twist = Twist::default();
        twist.down(1, (10.0, 0.0), Some((0.0, 0.0)));
        twist.pull(1, (0.0, 10.0));
        twist.up(1);
        assert!(twist.has_turned(), "the click that ends it lays nothing");
        twist.down(1, (10.0, 0.0), Some((0.0, 0.0)));
        assert!(!twist.has_turned());
    }
}
