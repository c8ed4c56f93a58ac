//! A thing on a board that can be chosen: a stack, a card, a building. It lights up while it is legal; pressed when it is not, the rules say
//! why.

use leptos::prelude::*;

use crate::app::app;
use crate::scene::Scene;
use crate::table::Desk;

/// The action for a thing: with the first of these verbs that is asked for now, else with the first.
pub fn action_for(desk: Desk, verbs: &[&str], thing: &str) -> String {
    let verb = desk.read(|scene| {
        let prompt = scene.prompt.as_ref()?;
        let asked = |verb: &&&str| prompt.choices.iter().any(|choice| choice.verb() == **verb);
        verbs.iter().find(asked).map(|verb| (*verb).to_owned())
    });
    let verb = verb.unwrap_or_else(|| verbs.first().copied().unwrap_or_default().to_owned());
    format!("{verb} {thing}")
}

/// A thing that can be chosen.
#[component]
pub fn Piece(
    desk: Desk,
    /// The actions it may stand for, the one to try first in front.
    verbs: &'static [&'static str],
    /// The thing as it is written in actions.
    thing: String,
    /// The id of its name, by which the log speaks of it.
    id: String,
    /// How it looks.
    class: &'static str,
    /// Where it is, for things that move.
    #[prop(optional, into)]
    place: Option<String>,
    /// The thing beside which it lay before it was seen.
    #[prop(optional, into)]
    from: Option<String>,
    /// Its symbol while it moves.
    #[prop(optional)]
    icon: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let thing = StoredValue::new(thing);
    let name = id.clone();
    let action = Memo::new(move |_| action_for(desk, verbs, &thing.get_value()));
    let legal = Memo::new(move |_| desk.session.offers(&action.get()));
    let asked = Memo::new(move |_| desk.read(Scene::is_my_turn));
    view! {
        <button
            class=format!("piece {class}")
            class:legal=move || legal.get()
            class:pointed=move || app().points_at(&id)
            data-thing=name
            data-place=place
            data-from=from
            data-icon=icon
            disabled=move || !asked.get()
            on:click=move |_| desk.choose(&action.get_untracked())
            on:mouseenter=move |_| desk.considered.set(Some(action.get_untracked()))
            on:focus=move |_| desk.considered.set(Some(action.get_untracked()))
            on:mouseleave=move |_| desk.considered.set(None)
            on:blur=move |_| desk.considered.set(None)
        >
            {children()}
        </button>
    }
}
