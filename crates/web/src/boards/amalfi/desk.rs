//! Feeding on the desk: what is owed, what is there, and what is missing.

use leptos::prelude::*;
use signoria_amalfi::state::Phase;
use signoria_engine::Message;

use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::sign;
use crate::words::say;

#[component]
pub fn Feeding(board: Amalfi) -> impl IntoView {
    let figures = Memo::new(move |_| {
        board.read(|view| {
            let seat = view.own.as_ref()?.seat;
            let player = view.players.get(seat.index())?;
            (view.phase == Phase::Feeding && view.waiting.contains(seat))
                .then_some((player.bread, player.owed))
        })
    });
    move || {
        let (bread, owed) = figures.get()?;
        let missing = owed.saturating_sub(bread);
        let message = Message::new("web.amalfi.feeding")
            .with("owed", owed)
            .with("bread", bread)
            .with("missing", missing);
        Some(view! {
            <div class="feeding" class:hungry=missing != 0>
                <span class="loaves" aria-hidden="true">
                    {(0..owed).map(|loaf| view! { <i class:missing={loaf >= bread}>{sign("bread")}</i> }).collect_view()}
                </span>
                <span>{say(&message, &[])}</span>
            </div>
        })
    }
}
