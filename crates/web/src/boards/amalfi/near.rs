//! What is seen of a seat in the rail, and the way to its board.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::boards::Room;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::sign;
use crate::words::t;

/// Bread, ships, works, characters, routes, lighthouses; a click brings the board to the stage.
#[component]
pub fn Facts(board: Amalfi, seat: Seat) -> impl IntoView {
    let bread = board.of(seat, |player| format!("{}/{}", player.bread, player.capacity));
    let ships = board.of(seat, |player| format!("{}/{}", player.bay, player.fleet));
    let works = board.of(seat, |player| player.masterpieces.len().to_string());
    let guests = board.of(seat, |player| player.invited.len().to_string());
    let routes = board.of(seat, |player| player.tiles.len().to_string());
    let lights = board.of(seat, |player| player.lighthouses.to_string());
    let compass = Memo::new(move |_| board.read(|view| view.compass == seat));
    let is_open = Memo::new(move |_| board.opened.get().unwrap_or_else(|| board.home()) == seat);
    let fact = |name: &'static str, fact: &'static str, value: Memo<String>| {
        let label = format!("amalfi.explain.fact.{fact}");
        view! {
            <span class:zero=move || value.with(|value| value == "0") data-explains=format!("amalfi.fact.{fact}")>
                {sign(name)} {move || value.get()} <span class="visually-hidden">{move || t(&label)}</span>
            </span>
        }
    };
    let open = move |_| {
        let seat = (board.home() != seat).then_some(seat);
        board.opened.set(seat);
        // On a phone boards are seen in one's own room.
        board.desk.room.set(Room::Mine);
    };
    let label = move || {
        let message = Message::new("web.amalfi.open-board").with("seat", seat);
        board.desk.say(&message)
    };
    view! {
        <span class="facts-line">
            {fact("bread", "bread", bread)}
            {fact("ship", "ships", ships)}
            {fact("work", "works", works)}
            {fact("take", "guests", guests)}
            {fact("route", "routes", routes)}
            {fact("lighthouse", "lights", lights)}
            {move || compass.get().then(|| view! { <span data-explains="amalfi.fact.compass">{sign("compass")}</span> })}
        </span>
        <button class="open-board" aria-pressed=move || is_open.get().to_string() aria-label=label title=label on:click=open>
            <Thumbnail board seat />
        </button>
    }
}

/// Where things are in a small harbour: its size, the floor of the arches, the water below them.
const SMALL: (f32, f32) = (142.0, 92.0);
const ARCH: f32 = 26.0;

/// The harbour of a seat, small: ships in the holds, in the bay and in the port.
#[component]
pub fn Thumbnail(board: Amalfi, seat: Seat) -> impl IntoView {
    let ships = board.of(seat, |player| (player.holds, player.bay, player.port));
    let index = seat.index();
    let ship = move |name: &str, (x, y): (f32, f32), size: f32| {
        view! { <use href=format!("#amalfi-{name}") x=(x - size / 2.0).to_string() y=(y - size).to_string() width=size.to_string() height=(size * 1.13).to_string()></use> }
    };
    let row = move |name: String, count: u8, (from, to): (f32, f32), floor: f32| {
        let step = (to - from) / f32::from(count.max(1));
        let size = step.clamp(9.0, 20.0);
        let at = move |number: u8| from + (f32::from(number) + 0.5) * step;
        (0..count)
            .map(move |number| ship(&name, (at(number), floor), size))
            .collect_view()
    };
    let left = |nth: usize| 5.0 + nth as f32 * ARCH + 1.0;
    let arches = (0..5).map(|nth| {
        let arch = format!("M{} 52v-16a12 12 0 0 1 24 0v16z", left(nth));
        view! { <path class="thumb-arch" d=arch></path> }
    });
    let stowed = move || {
        let (holds, ..) = ships.get();
        let holds = holds.into_iter().enumerate();
        holds
            .map(|(nth, count)| {
                row(
                    format!("ship-{index}"),
                    count,
                    (left(nth), left(nth) + 24.0),
                    50.0,
                )
            })
            .collect_view()
    };
    let afloat = move || {
        let (_, bay, port) = ships.get();
        view! {
            {row(format!("ship-{index}"), bay, (6.0, 94.0), 84.0)}
            {row("ship-furled".to_owned(), port, (106.0, 138.0), 84.0)}
        }
    };
    let (width, height) = SMALL;
    view! {
        <svg class=format!("thumb seat-{index}") viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <path class="thumb-hill" d="M0 14Q36 2 72 8T142 10V20H0Z"></path>
            <path class="thumb-roof" d="M2 14H140V20H2Z"></path>
            <path class="thumb-wall" d="M3 20H139V56H3Z"></path>
            {arches.collect_view()}
            <path class="thumb-water" d="M0 56H142V92H0Z"></path>
            <path class="thumb-mole" d="M98 56h6v36h-6z"></path>
            {stowed} {afloat}
        </svg>
    }
}
