//! The plain board: every part of the view in a labelled panel. It is complete for any game, drawn for none.

use leptos::prelude::*;
use signoria_engine::{Message, Panel};

use crate::scene::Scene;
use crate::table::{Desk, with_seats_marked};

/// The panels of the view.
#[component]
pub fn PlainBoard(desk: Desk) -> impl IntoView {
    let titles = Memo::new(move |_| {
        desk.read(|scene| {
            let titles = scene.panels.iter().map(|panel| panel.title.clone());
            titles.collect::<Vec<_>>()
        })
    });
    view! {
        <div class="panels">
            {move || titles.get().into_iter().enumerate().map(|(index, title)| view! { <PanelCard desk index title /> }).collect_view()}
        </div>
    }
}

#[component]
fn PanelCard(desk: Desk, index: usize, title: Message) -> impl IntoView {
    let panel = Memo::new(move |_| desk.read(|scene| scene.panels.get(index).cloned()));
    let before: StoredValue<Option<Panel>> = StoredValue::new(None);
    let lines = move || {
        let now = panel.get();
        let earlier = before.get_value();
        before.set_value(now.clone());
        let lines = now.map(|panel| panel.lines).unwrap_or_default();
        lines
            .into_iter()
            .map(|line| {
                let is_new = earlier.as_ref().is_some_and(|panel| !panel.lines.contains(&line));
                view! { <Line desk line is_new /> }
            })
            .collect_view()
    };
    view! {
        <section class="panel card">
            <h3>{move || with_seats_marked(&desk.say(&title), &desk.read(Scene::names))}</h3>
            <ul>{lines}</ul>
        </section>
    }
}

#[component]
fn Line(desk: Desk, line: Message, is_new: bool) -> impl IntoView {
    move || {
        let words = desk.say(&line);
        if words.contains('\n') {
            view! { <li class:changed=is_new><pre>{words}</pre></li> }.into_any()
        } else {
            view! { <li class:changed=is_new>{with_seats_marked(&words, &desk.read(Scene::names))}</li> }
                .into_any()
        }
    }
}
