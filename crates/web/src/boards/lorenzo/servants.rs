//! Servants on a stepper that shows the value which each number reaches; one press confirms the whole move.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Arg;
use signoria_engine::erased::Choice;

use super::Lorenzo;
use super::desk::answers;
use super::sign;
use crate::art::icon;
use crate::browser;
use crate::words::{t, tr};

/// Numbers that have a button of their own beside the stepper.
const SHOWN: usize = 5;

/// The number of an answer's label.
fn told(choice: &Choice, name: &str) -> i64 {
    match choice.label.args.get(name) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    }
}

/// The servants on the stepper and the value that they reach, while they are asked for.
pub fn given(board: Lorenzo) -> Memo<Option<(i64, i64)>> {
    let choices = answers(board, &["servants"]);
    Memo::new(move |_| {
        choices.with(|choices| {
            let choice = choices.get(board.giving.get())?;
            Some((told(choice, "count"), told(choice, "value")))
        })
    })
}

/// The stepper and its confirmation.
#[component]
pub fn Servants(board: Lorenzo) -> impl IntoView {
    let choices = answers(board, &["servants"]);
    // Another question begins with the least again, and says at once what that brings.
    Effect::new(move || {
        let is_asked = choices.with(|choices| !choices.is_empty());
        board.giving.set(0);
        if is_asked {
            request_animation_frame(|| {
                browser::focus(".confirm-servants");
            });
        }
    });
    move || {
        let choices = choices.get();
        let last = choices.len().checked_sub(1)?;
        Some(view! { <Stepper board choices=StoredValue::new(choices) last /> })
    }
}

#[component]
fn Stepper(board: Lorenzo, choices: StoredValue<Vec<Choice>>, last: usize) -> impl IntoView {
    let at = board.giving;
    let now = move || choices.with_value(|choices| choices.get(at.get()).cloned());
    let action = move || now().map(|choice| choice.action);
    let consider = move || board.desk.considered.set(untrack(action));
    let fewer = move || at.update(|at| *at = at.saturating_sub(1));
    let more = move || at.update(|at| *at = last.min(*at + 1));
    let confirm = move |_| {
        if let Some(action) = untrack(action) {
            board.desk.session.play(action);
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => fewer(),
            "ArrowRight" | "ArrowUp" => more(),
            _ => return,
        }
        consider();
        event.prevent_default();
    };
    // The window of numbers moves with the stepper.
    let first = Memo::new(move |_| {
        at.get()
            .saturating_sub(SHOWN / 2)
            .min((last + 1).saturating_sub(SHOWN))
    });
    let reach = move || {
        let from = first.get();
        let values: Vec<(usize, i64)> = choices.with_value(|choices| {
            let shown = choices.iter().enumerate().skip(from).take(SHOWN);
            shown
                .map(|(index, choice)| (index, told(choice, "value")))
                .collect()
        });
        let button = move |(index, value): (usize, i64)| {
            view! {
                <button class="reach" class:on=move || at.get() == index aria-pressed=move || (at.get() == index).to_string() on:click=move |_| at.set(index)>{value}</button>
            }
        };
        values.into_iter().map(button).collect_view()
    };
    view! {
        <div class="servants" data-opens="servants" on:keydown=on_key>
            <small>{tr("web.lorenzo.servants-reach")}</small>
            <div class="stepper">
                <button class="icon-button" aria-label=tr("web.lorenzo.fewer") disabled=move || at.get() == 0 on:click=move |_| fewer()>{icon("minus")}</button>
                <b class="giving">{move || now().map(|choice| told(&choice, "count"))}{sign::sign("servants")}</b>
                <button class="icon-button" aria-label=tr("web.lorenzo.more") disabled=move || { at.get() >= last } on:click=move |_| more()>{icon("plus")}</button>
                <span class="reached">{reach}</span>
            </div>
        </div>
        <button class="primary confirm-servants" data-action=action on:click=confirm on:keydown=on_key
            on:mouseenter=move |_| consider() on:focus=move |_| consider()
            on:mouseleave=move |_| board.desk.considered.set(None) on:blur=move |_| board.desk.considered.set(None)
            aria-label=move || now().map(|choice| board.desk.say(&choice.label))>
            {move || t(if board.placing().is_some() { "web.lorenzo.confirm" } else { "web.prompt.confirm" })} <kbd aria-hidden="true">"↵"</kbd>
        </button>
    }
}
