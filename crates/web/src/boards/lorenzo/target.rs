//! A thing of this board that can be pointed at: it lights up while its action is an answer, and says what it is whether or not it is.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_lorenzo::Action;
use signoria_lorenzo::board::Member;

use super::sign::art;
use super::{Lorenzo, servants};
use crate::app::app;

/// Something that may stand for an action.
#[component]
pub fn Target(
    board: Lorenzo,
    /// The action that it stands for now, if any.
    #[prop(into)]
    action: Signal<Option<Action>>,
    /// What explains it.
    #[prop(into)]
    explains: Signal<String>,
    /// The id of its name, by which the log speaks of it.
    #[prop(into)]
    thing: Signal<String>,
    /// How it looks.
    #[prop(into)]
    class: String,
    /// Whether the action under way has chosen it.
    #[prop(optional, into)]
    chosen: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let desk = board.desk;
    let text = Memo::new(move |_| action.get().map(|action| action.to_string()));
    let legal =
        Memo::new(move |_| text.with(|text| text.as_ref().is_some_and(|text| desk.session.offers(text))));
    let is_wished = Memo::new(move |_| {
        board.wish.with(|wish| {
            wish.as_ref()
                .is_some_and(|wish| Some(&wish.place) == text.get().as_ref())
        })
    });
    // Members are picked up and put down before anything counts.
    let proposes = move || {
        let action = action.get();
        matches!(
            action,
            Some(Action::Place { .. } | Action::On { .. } | Action::Take { .. })
        )
    };
    let choose = move |_| {
        let Some(text) = text.get_untracked() else { return };
        // Pressed again, what was chosen is confirmed.
        if chosen.get_untracked() {
            servants::confirm(board);
            return;
        }
        // What is not legal is sent too, so that the rules say why; but only where such a thing is asked for.
        if !legal.get_untracked() && !untrack(|| board.asks_like(&text)) {
            if let Some(Action::On { .. }) = action.get_untracked() {
                board.wish_for(&text);
            }
            return;
        }
        match action.get_untracked() {
            Some(Action::On { .. } | Action::Take { .. }) => board.aim(&text),
            _ => desk.choose(&text),
        }
    };
    let point = move || desk.considered.set(text.get_untracked());
    // A member can be put down on a place, whether or not it is reached.
    let drop = move || {
        matches!(action.get(), Some(Action::On { .. }))
            .then(|| text.get())
            .flatten()
    };
    view! {
        <button
            class=format!("piece {class}")
            class:legal=move || legal.get()
            class:chosen=move || chosen.get() || is_wished.get()
            class:pointed=move || thing.with(|thing| app().points_at(thing))
            data-thing=move || thing.get()
            data-explains=move || explains.get()
            data-action=move || text.get().filter(|_| legal.get())
            data-drop=drop
            data-proposes=move || (legal.get() && proposes()).then_some("")
            aria-disabled=move || (!legal.get()).then_some("true")
            on:click=choose
            on:mouseenter=move |_| point()
            on:focus=move |_| point()
            on:mouseleave=move |_| desk.considered.set(None)
            on:blur=move |_| desk.considered.set(None)
        >
            {children()}
        </button>
    }
}

/// The drawing of a family member.
pub fn drawn(seat: Seat, member: Member) -> String {
    let index = seat.index() % 4;
    if member.is_coloured() {
        format!("member-{index}")
    } else {
        format!("neutral-{index}")
    }
}

/// The classes that give a member its colours.
pub fn look(seat: Seat, member: Member) -> String {
    format!("seat-{} die-{member}", seat.index() % 4)
}

/// A family member, drawn.
pub fn figure(seat: Seat, member: Member) -> AnyView {
    view! { <span class=format!("figure {}", look(seat, member))>{art(&drawn(seat, member))}</span> }
        .into_any()
}

/// A family member where it stands: when it goes elsewhere, it is seen to walk there.
pub fn standing(seat: Seat, member: Member, place: &'static str) -> AnyView {
    let (name, look) = (drawn(seat, member), look(seat, member));
    view! {
        <span class=format!("figure {look}") data-thing=format!("lorenzo-family-{}-{member}", seat.index()) data-place=place
            data-art=format!("lorenzo-{name}") data-look=look>
            {art(&name)}
        </span>
    }
    .into_any()
}

/// The shield that marks a seat on tracks.
pub fn shield(seat: Seat) -> AnyView {
    let index = seat.index() % 4;
    view! { <span class=format!("shield seat-{index}")>{art(&format!("shield-{index}"))}</span> }.into_any()
}
