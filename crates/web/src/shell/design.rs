//! The design page: every piece of the design system, to look at and to test against.

use leptos::prelude::*;

use crate::art::{ICONS, PICTURES, SEAT_SHAPES, icon, picture, seat_mark};
use crate::motion::Count;
use crate::words::tr;

/// The colours by the names of their tokens.
const COLOURS: [&str; 18] = [
    "ground",
    "surface",
    "raised",
    "line",
    "ink",
    "muted",
    "accent",
    "accent-ink",
    "gold",
    "gold-soft",
    "good",
    "bad",
    "legal",
    "legal-soft",
    "forest",
    "lake",
    "park",
    "stone-tile",
];

/// Every piece of the design system.
#[component]
pub fn Design() -> impl IntoView {
    let colours = COLOURS
        .map(|name| view! { <li><span class=format!("swatch swatch-{name}")></span><code>{name}</code></li> })
        .collect_view();
    let icons = ICONS
        .iter()
        .map(|&name| view! { <li>{icon(name)} <code>{name}</code></li> })
        .collect_view();
    let seats = (0..SEAT_SHAPES.len())
        .map(|index| view! { <li>{seat_mark(index)} <code>{SEAT_SHAPES[index]}</code></li> })
        .collect_view();
    let pictures = PICTURES
        .iter()
        .map(|&name| view! { <li class="cover">{picture(name)}<code>{name}</code></li> })
        .collect_view();
    view! {
        <section class="design">
            <h1>{tr("web.design.title")}</h1>
            <p class="lead">{tr("web.design.lead")}</p>
            <h2>{tr("web.design.colours")}</h2>
            <ul class="swatches">{colours}</ul>
            <h2>{tr("web.design.type")}</h2>
            <div class="card specimen">
                <h1>"Palazzo Vecchio"</h1>
                <h2>"Santa Maria del Fiore"</h2>
                <h3>"Ponte Vecchio"</h3>
                <p>"Arno 1234567890"</p>
                <small>"Uffizi"</small>
            </div>
            <h2>{tr("web.design.buttons")}</h2>
            <div class="button-row">
                <button class="primary">{tr("web.new.start")}</button>
                <button>{tr("web.table.take-back")}</button>
                <button class="quiet">{tr("web.close")}</button>
                <button disabled>{tr("web.table.take-back")}</button>
            </div>
            <h2>{tr("web.design.parts")}</h2>
            <Parts />
            <h2>{tr("web.design.icons")}</h2>
            <ul class="icon-list">{icons}</ul>
            <h2>{tr("web.design.seats")}</h2>
            <ul class="icon-list">{seats}</ul>
            <h2>{tr("web.design.pictures")}</h2>
            <ul class="pictures">{pictures}</ul>
        </section>
    }
}

/// The ways a piece can look, with the icon that stands on it here.
const PIECES: [(&str, &str); 4] = [
    ("piece", "forest"),
    ("piece legal", "jester"),
    ("piece pointed", "builder"),
    ("piece gone", "prestige"),
];

/// What boards and tables are made of, named by its class.
#[component]
fn Parts() -> impl IntoView {
    let pieces = PIECES
        .map(|(class, symbol)| {
            let is_gone = class.ends_with("gone");
            view! { <li><button class=class disabled=is_gone>{icon(symbol)} <code>{class}</code></button></li> }
        })
        .collect_view();
    let coins = RwSignal::new(700);
    view! {
        <ul class="piece-row">{pieces}</ul>
        <div class="prompt mine">
            <p class="question">{tr("web.design.question")}</p>
            <ol class="choices">
                <li><button><kbd aria-hidden="true">"1"</kbd> <span>{tr("web.prompt.confirm")}</span></button></li>
                <li><button><kbd aria-hidden="true">"2"</kbd> <span>{tr("web.prompt.cancel")}</span></button></li>
            </ol>
            <p class="preview">"…"</p>
        </div>
        <div class="specimens">
            <details class="panel card" open>
                <summary><h3>{icon("ship")} <code>"panel"</code></h3></summary>
                <ul><li><b>"Arno: "</b>"1 · 2 · 3"</li><li class="changed odd"><code>"changed"</code></li></ul>
            </details>
            <ul class="seats card">
                <li class="seat waited own">{seat_mark(0)} <span class="seat-label">"Bianca"</span> <span class="chip">{tr("web.table.your-turn")}</span> <span class="score">"12"</span></li>
                <li class="seat">{seat_mark(1)} <span class="seat-label">"Cosimo" {icon("robot")}</span> <span class="score">"9"</span></li>
            </ul>
            <div class="card specimen">
                <p class="verdict">{icon("check")} <code>"verdict"</code></p>
                <p class="verdict forbidden">{icon("warn")} <code>"verdict forbidden"</code></p>
                <div class="stepper">
                    <button class="icon-button" aria-label=tr("web.florence.bid-less") on:click=move |_| coins.update(|coins| *coins -= 100)>{icon("minus")}</button>
                    <span>{icon("coin")} <Count value=coins /></span>
                    <button class="icon-button" aria-label=tr("web.florence.bid-more") on:click=move |_| coins.update(|coins| *coins += 100)>{icon("plus")}</button>
                </div>
            </div>
            <div class="toast">{icon("warn")} <p><code>"toast"</code></p> <button class="quiet">{tr("web.close")}</button></div>
        </div>
    }
}
