//! The studies that are kept, among my games.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::{game_window, icon};
use crate::route::Route;
use crate::study::shelf;
use crate::study::tree::{GAME, Study};
use crate::words::{moment, say, t, tr};

/// Draws the studies, the last changed first.
pub fn list() -> AnyView {
    let changed = RwSignal::new(0_u32);
    let rows = move || {
        changed.track();
        let found = shelf::all();
        (!found.is_empty()).then(|| {
            view! {
                <h2>{tr("web.study.all")} " " <span class="count-badge">{found.len()}</span></h2>
                <ul class="rows">{found.into_iter().map(|(id, study)| view! { <Row id study changed /> }).collect_view()}</ul>
            }
        })
    };
    rows.into_any()
}

#[component]
fn Row(id: String, study: Study, changed: RwSignal<u32>) -> impl IntoView {
    let game = study.journal["game"].as_str().unwrap_or_default().to_owned();
    let title = format!("{game}.title");
    let names: Vec<String> = study.players.iter().map(|player| player.name.clone()).collect();
    let count = study.lines.len();
    let about = move || {
        let lines = Message::new("web.study.line-count").with("count", count);
        format!("{} · {}", names.join(", "), say(&lines, &[]))
    };
    let asks = RwSignal::new(false);
    let last = study.lines.last().map_or(GAME, |line| line.id);
    let address = Route::study(&id, last).to_string();
    let touched = study.touched;
    let id = StoredValue::new(id);
    let forget = move |_| {
        id.with_value(|id| shelf::forget(id));
        changed.update(|changed| *changed += 1);
    };
    view! {
        <li class="sheet-panel row game-row study-row">
            {game_window(&game)}
            <div class="row-words">
                <h3>{move || t(&title)}</h3>
                <p>{about}</p>
                <small>{move || moment(touched)}</small>
            </div>
            <div class="row-tools">
                <a class="button" href=address>{tr("web.study.label")}</a>
                {move || if asks.get() {
                    view! { <button class="danger forget" on:click=forget>{tr("web.games.forget-sure")}</button> }.into_any()
                } else {
                    view! { <button class="icon-button" aria-label=tr("web.games.forget") title=tr("web.games.forget") on:click=move |_| asks.set(true)>{icon("trash")}</button> }.into_any()
                }}
            </div>
        </li>
    }
}
