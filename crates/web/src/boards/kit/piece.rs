//! A thing on a board that can be chosen: a stack, a card, a building. It lights up while it is legal; pressed when it is not, the rules say
//! why. It can be focused at any time, so that keyboard users can have it explained while others play.

use leptos::prelude::*;

use crate::app::app;
use crate::scene::{Scene, verb, verb_of};
use crate::table::Desk;

/// Of the actions that a thing may stand for, the first of a kind that is asked for now, or else the first.
fn asked_for(scene: &Scene, actions: &[String]) -> Option<String> {
    let prompt = scene.prompt();
    let is_asked = |action: &&String| {
        let choices = prompt.map_or(&[][..], |prompt| &prompt.actions);
        choices.iter().any(|choice| verb(choice) == verb_of(action))
    };
    actions.iter().find(is_asked).or(actions.first()).cloned()
}

/// A thing that can be chosen.
#[component]
pub fn Piece(
    desk: Desk,
    /// The actions it may stand for, the one to try first in front.
    actions: Vec<String>,
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
    /// Its drawing while it moves.
    #[prop(optional, into)]
    art: Option<String>,
    /// What explains it, where that is not its own id.
    #[prop(optional, into)]
    explains: Option<String>,
    /// The verb of an action that a press does not play, but begins to put together with further choices; and who is told of the press.
    #[prop(optional_no_strip)]
    composes: Option<(&'static str, Callback<String>)>,
    children: Children,
) -> impl IntoView {
    let actions = StoredValue::new(actions);
    let name = id.clone();
    let explains = explains.unwrap_or_else(|| id.clone());
    let action = Memo::new(move |_| {
        let asked = actions.with_value(|actions| desk.read(|scene| asked_for(scene, actions)));
        asked.unwrap_or_default()
    });
    let legal = Memo::new(move |_| desk.session.offers(&action.get()));
    let asked = Memo::new(move |_| desk.is_my_turn());
    // A lesson explains the questions of the rules one by one.
    let is_composed = Memo::new(move |_| {
        let is_meant = composes.is_some_and(|(verb, _)| verb_of(&action.get()) == verb);
        is_meant && legal.get() && !desk.taught.get()
    });
    let press = move |_| match composes.filter(|_| is_composed.get_untracked()) {
        Some((_, begin)) => begin.run(action.get_untracked()),
        None if asked.get_untracked() => desk.choose(&action.get_untracked()),
        None => {}
    };
    view! {
        <button
            class=format!("piece {class}")
            class:legal=move || legal.get()
            class:pointed=move || app().points_at(&id)
            data-thing=name
            data-explains=explains
            data-place=place
            data-from=from
            data-icon=icon
            data-art=art
            data-action=move || (legal.get() && !is_composed.get()).then(|| action.get())
            data-opens=move || composes.filter(|_| is_composed.get()).map(|(verb, _)| verb)
            aria-disabled=move || (!asked.get()).then_some("true")
            on:click=press
            on:mouseenter=move |_| desk.considered.set(Some(action.get_untracked()))
            on:focus=move |_| desk.considered.set(Some(action.get_untracked()))
            on:mouseleave=move |_| desk.considered.set(None)
            on:blur=move |_| desk.considered.set(None)
        >
            {children()}
        </button>
    }
}
