//! The way back within a move of several steps.

use leptos::prelude::*;

use crate::table::Desk;
use crate::words::tr;

/// Undoes the last step of the move under way, as long as nobody has seen it.
#[component]
pub fn Back(desk: Desk) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let steps_back = desk.steps_back.get();
        desk.pending.with(Option::is_none) && steps_back.is_some_and(|steps_back| steps_back.get())
    });
    move || {
        offered.get().then(|| {
            view! {
                <button class="back" on:click=move |_| desk.session.take_back()>
                    {tr("web.prompt.back")} <kbd aria-hidden="true">"esc"</kbd>
                </button>
            }
        })
    }
}
