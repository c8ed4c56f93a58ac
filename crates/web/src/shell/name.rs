//! What I am called. It is asked for when somebody first sits down, and kept.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::Me;

use crate::app::app;
use crate::art::face;
use crate::browser;
use crate::remote::api;
use crate::words::tr;

/// Suggested names, for people who do not want to think of one. No bot has any of them.
const SUGGESTED: [&str; 12] = [
    "Alessandra",
    "Battista",
    "Caterina",
    "Federico",
    "Giuliano",
    "Ippolita",
    "Leonarda",
    "Maddalena",
    "Ottavio",
    "Simonetta",
    "Tommaso",
    "Vittoria",
];

/// The most letters of a name.
pub const LONGEST: &str = "32";

/// A name by chance.
fn suggestion() -> String {
    SUGGESTED[browser::chance(SUGGESTED.len())].into()
}

/// My name, to be changed and kept: what I said before, or a suggestion.
#[must_use]
pub fn to_begin_with() -> RwSignal<String> {
    let known = untrack(|| app().own_name());
    RwSignal::new(if known.is_empty() { suggestion() } else { known })
}

/// Asks for the name, with the face that belongs to it.
#[component]
pub fn NameField(
    /// The name, as far as it is written.
    name: RwSignal<String>,
) -> impl IntoView {
    let shown = Memo::new(move |_| name.with(|name| name.trim().to_owned()));
    view! {
        <div class="name-field">
            <span class="own-face">{move || face(&shown.get(), 0)}</span>
            <label>
                <strong>{tr("web.name.label")}</strong>
                <input type="text" class="own-name-input" maxlength=LONGEST autocomplete="nickname" prop:value=name
                    on:input=move |event| name.set(event_target_value(&event)) />
            </label>
            <button type="button" on:click=move |_| name.set(suggestion())>{tr("web.name.another")}</button>
        </div>
    }
}

/// How many faces there are to choose from.
const FACES: usize = 5;

/// Suggested names, beginning somewhere in the list.
fn suggestions(first: usize) -> impl Iterator<Item = &'static str> {
    SUGGESTED.iter().cycle().skip(first).take(FACES).copied()
}

/// Asks for the name at the door of a table, with faces to choose from: each belongs to a name.
#[component]
pub fn FaceChoice(
    /// The name, as far as it is written.
    name: RwSignal<String>,
) -> impl IntoView {
    let first = RwSignal::new(browser::chance(SUGGESTED.len()));
    let shown = Memo::new(move |_| name.with(|name| name.trim().to_owned()));
    let other = move |suggested: &'static str| {
        view! {
            <button type="button" class="face-choice" aria-label=suggested title=suggested on:click=move |_| name.set(suggested.into())>
                {face(suggested, 0)}
            </button>
        }
    };
    let others = move || {
        let others = suggestions(first.get()).filter(|suggested| shown.get() != *suggested);
        others.take(FACES - 1).map(other).collect_view()
    };
    view! {
        <div class="face-choices" role="group" aria-label=tr("web.name.face")>
            <strong>{tr("web.name.face")}</strong>
            <span class="face-choice own" aria-hidden="true">{move || face(&shown.get(), 0)}</span>
            {others}
            <button type="button" on:click=move |_| first.update(|first| *first = (*first + FACES) % SUGGESTED.len())>{tr("web.name.another")}</button>
        </div>
    }
}

/// Keeps the name in this browser. The server hears of it when there is one that knows me.
pub fn keep(name: &str) {
    let name = name.trim().to_owned();
    let app = app();
    if name.is_empty() || untrack(|| app.own_name()) == name {
        return;
    }
    let before = app.settings.with_untracked(|settings| settings.name.clone());
    app.settings.update(|settings| settings.name = name.clone());
    let is_known = app
        .news
        .me
        .with_untracked(|me| matches!(me, Some(Ok(Me { name: Some(_), .. }))));
    if is_known {
        leptos::task::spawn_local(async move {
            match api::rename(name).await {
                Ok(()) => app.tell(Message::new("web.name.kept")),
                Err(reason) => {
                    app.settings.update(|settings| settings.name = before);
                    app.tell(reason);
                }
            }
            app.news.ask();
        });
    }
}
