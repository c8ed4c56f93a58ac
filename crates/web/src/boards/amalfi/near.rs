//! What is seen of a seat in the rail, and the way to its board.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::sign;
use crate::words::{t, tr};

/// Bread, ships, works, characters, routes, lighthouses; a click brings the board to the stage.
#[component]
pub fn Facts(board: Amalfi, seat: Seat) -> impl IntoView {
    let bread = board.of(seat, |player| format!("{}/{}", player.bread, player.capacity));
    let ships = board.of(seat, |player| {
        let fleet = player.bay + player.port + player.docked + player.holds.iter().sum::<u8>();
        format!("{}·{}", player.bay, fleet)
    });
    let works = board.of(seat, |player| player.masterpieces.len().to_string());
    let guests = board.of(seat, |player| player.invited.len().to_string());
    let routes = board.of(seat, |player| player.tiles.len().to_string());
    let lights = board.of(seat, |player| player.lighthouses.to_string());
    let compass = Memo::new(move |_| board.read(|view| view.compass == seat));
    let passed = Memo::new(move |_| board.read(|view| view.passed.contains(seat)));
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
    };
    let label = move || {
        let message = Message::new("web.amalfi.open-board").with("seat", seat);
        board.desk.say(&message)
    };
    view! {
        {fact("bread", "bread", bread)}
        {fact("ship", "ships", ships)}
        {fact("work", "works", works)}
        {fact("take", "guests", guests)}
        {fact("route", "routes", routes)}
        {fact("lighthouse", "lights", lights)}
        {move || compass.get().then(|| view! { <span data-explains="amalfi.fact.compass">{sign("compass")}</span> })}
        {move || passed.get().then(|| view! { <em>{tr("web.amalfi.passed")}</em> })}
        <button class="open-board" aria-pressed=move || is_open.get().to_string() aria-label=label title=label on:click=open>"⤢"</button>
    }
}
