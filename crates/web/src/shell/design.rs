//! The design page: every piece of the design system, to look at and to test against.

use leptos::prelude::*;

use crate::art::{ICONS, PICTURES, SEAT_SHAPES, icon, picture, seat_mark};
use crate::words::tr;

/// The colours by the names of their tokens.
const COLOURS: [&str; 14] = [
    "ground",
    "surface",
    "raised",
    "line",
    "ink",
    "muted",
    "accent",
    "accent-ink",
    "gold",
    "good",
    "bad",
    "legal",
    "forest",
    "lake",
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
            <h2>{tr("web.design.icons")}</h2>
            <ul class="icon-list">{icons}</ul>
            <h2>{tr("web.design.seats")}</h2>
            <ul class="icon-list">{seats}</ul>
            <h2>{tr("web.design.pictures")}</h2>
            <ul class="pictures">{pictures}</ul>
        </section>
    }
}
