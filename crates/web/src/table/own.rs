//! What a phone shows on the desk besides the question: the handle that pulls it up, and what the person owns, in every room.

use leptos::prelude::*;

use crate::art::seat_mark;
use crate::boards::Facts;
use crate::motion::Count;
use crate::scene::Scene;
use crate::table::Desk;
use crate::words::{t, tr};

/// Pulls the desk up so that all of it is in sight, and down again.
#[component]
pub fn Handle(desk: Desk) -> impl IntoView {
    let label = move || {
        t(if desk.tall.get() {
            "web.desk.lower"
        } else {
            "web.desk.raise"
        })
    };
    // The next question is looked at from the board again.
    let moves = Memo::new(move |_| desk.read(|scene| scene.moves));
    Effect::new(move || {
        moves.track();
        desk.tall.set(false);
    });
    view! {
        <button class="desk-handle" aria-expanded=move || desk.tall.get().to_string() aria-label=label
            on:click=move |_| desk.tall.update(|tall| *tall = !*tall)></button>
    }
}

/// Points and goods of one's own seat in one line: whoever decides has them in sight.
#[component]
pub fn OwnLine(
    desk: Desk,
    /// What a player of this game looks at in a seat.
    facts: Facts,
) -> impl IntoView {
    let own = Memo::new(move |_| desk.read(Scene::eye));
    let score = Memo::new(move |_| {
        desk.read(|scene| scene.standings()?.of(scene.eye()?).map(|row| row.score))
            .unwrap_or(0)
    });
    move || {
        own.get().map(|seat| {
            view! {
                <span class="own-line" aria-hidden="true">
                    <b title=tr("web.table.score")>{seat_mark(seat.index())} <Count value=score /></b>
                    <span class="seat-facts">{facts(seat)}</span>
                </span>
            }
        })
    }
}
