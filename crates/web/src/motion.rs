//! Small animations that show where things went: a number that changes says by how much, a thing that appears flies there from where it came.
//!
//! Things carry their name in `data-thing`, and where they are in `data-place`. Something new that was no thing of its own before (a tile of the
//! supply, a card of a hidden hand) says in `data-from` beside which thing it lay; `data-look` names classes that give it its colours. None of this is
//! needed to play, and with reduced motion none of it happens.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use crate::app::app;
use crate::art::icon_address;

/// How long a thing flies, as a part of the pace that the person chose: long enough to be followed, short enough not to be waited for.
const FLIGHT: f64 = 0.6;

/// How long a number shows by how much it has changed: as long as its style animates it.
const CHANGE_SHOWN: Duration = Duration::from_millis(1500);

/// The smallest and the largest side of a thing in flight, in pixels.
const SIDES: (f64, f64) = (26.0, 130.0);

/// The most things that fly at once: more would be a swarm that nobody can follow.
const MOST_FLIGHTS: usize = 6;

/// The part of its flight after which a thing is seen where it went: then the flying picture fades. Till then it would be seen twice.
const LANDED: f64 = 0.92;

/// Marks what a thing flies to until it has landed.
const LANDING: &str = "data-landing";

/// Where things are: the place, and the middle on the page; none where it is not shown, such as in another room of a phone.
type Places = BTreeMap<String, (Option<String>, Option<Point>)>;

/// A point of the page.
type Point = (f64, f64);

thread_local! {
    /// Where the things were when they were last seen at rest.
    static KNOWN: RefCell<Places> = const { RefCell::new(BTreeMap::new()) };
}

/// A number that says by how much it has changed.
#[component]
pub fn Count(
    /// The number.
    #[prop(into)]
    value: Signal<i32>,
) -> impl IntoView {
    // A change with a number of its own, which restarts the animation.
    let change = Memo::new(move |before: Option<&(i32, i32, u32)>| {
        let now = value.get();
        match before {
            Some((last, _, count)) if *last != now => (now, now - last, count + 1),
            Some(same) => *same,
            None => (now, 0, 0),
        }
    });
    // A change is over after a moment, seen or not: a room that is opened later does not show it again.
    let over = RwSignal::new(0);
    Effect::new(move || {
        let (_, by, count) = change.get();
        if by != 0 {
            let end = move || {
                over.try_set(count);
            };
            set_timeout(end, CHANGE_SHOWN);
        }
    });
    let class = move || match change.get() {
        (_, 0, _) => "delta",
        (_, _, count) if over.get() == count => "delta",
        (_, 1.., count) if count % 2 == 0 => "delta more even",
        (_, 1.., _) => "delta more odd",
        (_, _, count) if count % 2 == 0 => "delta less even",
        _ => "delta less odd",
    };
    let by = move || match change.get().1 {
        0 => String::new(),
        by => format!("{by:+}"),
    };
    view! { <span class="count">{move || value.get()}<span class=class aria-hidden="true" data-by=by></span></span> }
}

/// Forgets all things: another table has others.
pub fn forget() {
    KNOWN.take();
}

/// The screen changes: once it has, what is elsewhere now flies there. The positions are asked for when they are settled for the next frame
/// anyway; asking before would make the browser settle them twice.
pub fn follow() {
    if app().moves_things() {
        request_animation_frame(settle);
    }
}

fn settle() {
    let scrolled = (
        window().scroll_x().unwrap_or_default(),
        window().scroll_y().unwrap_or_default(),
    );
    let found: Vec<(Element, Option<Point>, f64)> = things()
        .map(|element| {
            let rect = element.get_bounding_client_rect();
            let x = rect.x() + rect.width() / 2.0 + scrolled.0;
            let y = rect.y() + rect.height() / 2.0 + scrolled.1;
            let side = rect.width().min(rect.height());
            (element, (side > 0.0).then_some((x, y)), side)
        })
        .collect();
    let thing = |(element, point, _): &(Element, Option<Point>, f64)| {
        let name = element.get_attribute("data-thing")?;
        Some((name, (element.get_attribute("data-place"), *point)))
    };
    // Of several pictures of one thing, the one that is seen counts.
    let (seen, unseen): (Vec<_>, Vec<_>) = found.iter().partition(|(_, point, _)| point.is_some());
    let now: Places = unseen.into_iter().chain(seen).filter_map(thing).collect();
    let before = KNOWN.take();
    // The table is shown for the first time: nothing has moved.
    let is_first = before.is_empty();
    // What a thing lay beside may have moved itself, when the screen made room.
    let beside = |name: String| now.get(&name).or_else(|| before.get(&name));
    let origin = |element: &Element| {
        let name = element.get_attribute("data-thing")?;
        match before.get(&name) {
            Some((place, _)) if *place == element.get_attribute("data-place") => None,
            Some((_, point)) => *point,
            None => beside(element.get_attribute("data-from")?).and_then(|(_, point)| *point),
        }
    };
    let moved = found.iter().filter_map(|(element, to, side)| {
        Some((element, picture(element)?, origin(element)?, (*to)?, *side))
    });
    let moved = moved.filter(|_| !is_first);
    for (element, picture, from, to, side) in moved.take(MOST_FLIGHTS) {
        let look = element.get_attribute("data-look").unwrap_or_default();
        // An animation that cannot be shown is not missed.
        if fly(&picture, &look, from, to, side.clamp(SIDES.0, SIDES.1)).is_ok() {
            hide_until_landed(element);
        }
    }
    KNOWN.set(now);
}

/// What flies to its place is not yet seen there.
fn hide_until_landed(element: &Element) {
    let element = element.clone();
    if element.set_attribute(LANDING, "").is_ok() {
        let land = move || {
            let _ = element.remove_attribute(LANDING);
        };
        set_timeout(land, app().pace().mul_f64(FLIGHT * LANDED));
    }
}

fn things() -> impl Iterator<Item = Element> {
    let list = document().query_selector_all("[data-thing]").ok();
    let at = move |index| list.as_ref()?.item(index)?.dyn_into::<Element>().ok();
    (0..).map_while(at)
}

/// The picture of a thing: a drawing of its game, or an icon.
fn picture(element: &Element) -> Option<String> {
    if let Some(art) = element.get_attribute("data-art") {
        return Some(format!(
            "<svg class=\"art\"><use href=\"#{art}\" width=\"100%\" height=\"100%\"></use></svg>"
        ));
    }
    let icon = element.get_attribute("data-icon")?;
    Some(format!(
        "<svg class=\"icon\"><use href=\"{}\"></use></svg>",
        icon_address(&icon)
    ))
}

fn fly(picture: &str, look: &str, from: Point, to: Point, side: f64) -> Result<(), JsValue> {
    let flight = app().pace().mul_f64(FLIGHT);
    let page = document();
    let flyer: HtmlElement = page.create_element("div")?.dyn_into()?;
    flyer.set_class_name(&format!("flyer {look}"));
    flyer.set_attribute("aria-hidden", "true")?;
    flyer.set_inner_html(picture);
    let style = flyer.style();
    style.set_property("--side", &format!("{side}px"))?;
    style.set_property("animation-duration", &format!("{}ms", flight.as_millis()))?;
    for (name, (x, y)) in [("--from", from), ("--to", to)] {
        style.set_property(name, &format!("{x}px {y}px"))?;
    }
    // Over a table it flies among the things whose colours it shares.
    match page.query_selector(".frame")? {
        Some(frame) => frame.append_child(&flyer)?,
        None => page.body().ok_or(JsValue::NULL)?.append_child(&flyer)?,
    };
    set_timeout(move || flyer.remove(), flight);
    Ok(())
}
