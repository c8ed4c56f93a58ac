//! Servants on a stepper that shows the value which each number reaches; one press confirms the whole move.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Arg, Message, Number};
use signoria_lorenzo::Action;
use signoria_lorenzo::edition::Cost;
use wasm_bindgen::JsCast;

use super::Lorenzo;
use super::desk::{answers, answers_now};
use super::sign;
use crate::art::icon;
use crate::browser;
use crate::words::{say, t, tr};

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

/// The first of several costs that can be paid; none where there is no choice.
fn first_cost(board: Lorenzo) -> Option<u8> {
    match &board.chosen_way()?.costs[..] {
        [first, _, ..] => Some(first.number),
        _ => None,
    }
}

/// Confirms the chosen space with the servants and the cost that were chosen beside it.
pub fn confirm(board: Lorenzo) {
    let action = untrack(|| {
        let servants = answers_now(board, &["servants"]);
        let given = servants.into_iter().nth(board.giving.get());
        given.or_else(|| board.desk.pending.get().filter(|_| board.aimed().is_some()))
    });
    let Some(Choice { action, .. }) = action else {
        return;
    };
    board.desk.pending.set(None);
    let cost = board
        .cost
        .get_untracked()
        .and_then(|cost| Number::new(cost.into()));
    let pay = cost.map(|cost| Action::Pay { cost }.to_string());
    board.steps.confirm(std::iter::once(action).chain(pay).collect());
}

/// The costs of a card that has two: one of them is chosen beside the servants.
#[component]
fn Costs(board: Lorenzo) -> impl IntoView {
    let prices = Memo::new(move |_| {
        let costs = board.chosen_way().map(|way| way.costs).unwrap_or_default();
        let card = board.paid_card();
        board.read(|view| {
            let price = |number: u8| card.and_then(|card| view.price(card, usize::from(number) - 1));
            let prices = costs
                .iter()
                .filter_map(|cost| Some((cost.number, price(cost.number)?)));
            prices.collect::<Vec<_>>()
        })
    });
    let button = move |(number, price): (u8, Cost)| {
        let is_on = move || board.cost.get() == Some(number);
        view! {
            <button class="one-cost" class:on=is_on role="radio" aria-checked=move || is_on().to_string()
                aria-label=move || say(&Message::new("web.lorenzo.says").with("what", price.pay), &[])
                on:click=move |_| board.cost.set(Some(number))>
                {sign::cost(&price)}
            </button>
        }
    };
    move || {
        let prices = prices.get();
        (prices.len() > 1).then(|| {
            view! {
                <div class="two-costs" role="radiogroup" aria-label=tr("web.lorenzo.sum.cost")>
                    <small aria-hidden="true">{tr("web.lorenzo.sum.cost")}</small>
                    <span>{prices.into_iter().map(button).collect_view()}</span>
                </div>
            }
        })
    }
}

/// What a key press would do something to by itself. Other things only have the focus because they were pressed.
const PRESSED: &str =
    "button:not([aria-disabled=true]), a, summary, input, textarea, select, [role=application]";

/// Whether a key is pressed where it means nothing else.
fn presses_nothing(event: &ev::KeyboardEvent) -> bool {
    let target: Option<web_sys::Element> = event.target().and_then(|target| target.dyn_into().ok());
    target.is_none_or(|target| matches!(target.closest(PRESSED), Ok(None)))
}

/// The stepper and its confirmation.
#[component]
pub fn Servants(board: Lorenzo) -> impl IntoView {
    let choices = answers(board, &["servants"]);
    let aimed = Memo::new(move |_| board.aimed());
    // Another question begins with the least again, and says at once what that brings.
    Effect::new(move || {
        let is_asked = choices.with(|choices| !choices.is_empty()) || aimed.get().is_some();
        board.giving.set(0);
        board.cost.set(untrack(|| first_cost(board)).filter(|_| is_asked));
        if is_asked {
            request_animation_frame(|| {
                browser::focus(".confirm-servants");
            });
        }
    });
    let listener = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Enter" && !event.repeat() && !event.default_prevented() && presses_nothing(&event)
        {
            confirm(board);
        }
    });
    on_cleanup(move || listener.remove());
    move || {
        let choices = choices.get();
        match choices.len().checked_sub(1) {
            Some(last) => Some(view! { <Stepper board choices=StoredValue::new(choices) last /> }.into_any()),
            None => (board.asks("on") || board.asks("take")).then(|| view! { <Ahead board /> }.into_any()),
        }
    }
}

/// The stepper where no number of servants can be chosen: those that the space pointed at needs, and the value that they reach. A space that was chosen is
/// confirmed beside it.
#[component]
fn Ahead(board: Lorenzo) -> impl IntoView {
    let way = Memo::new(move |_| board.pointed().and_then(|space| board.way(space)));
    let servants = move || way.with(|way| way.as_ref().map_or(0, |way| way.servants));
    let reached = move || {
        let reached = way.with(|way| way.as_ref().map(|way| way.reached))?;
        Some(view! { <span class="reach on">{reached}</span> })
    };
    let is_aimed = Memo::new(move |_| board.aimed().is_some());
    let action = move || {
        let aimed = is_aimed.get();
        board
            .desk
            .pending
            .get()
            .filter(|_| aimed)
            .map(|choice| choice.action)
    };
    view! {
        <Costs board />
        <div class="servants ahead" class:idle=move || way.with(Option::is_none) aria-hidden="true">
            <small>{tr("web.lorenzo.servants-reach")}</small>
            <div class="stepper">
                <span class="icon-button">{icon("minus")}</span>
                <b class="giving">{servants}{sign::sign("servants")}</b>
                <span class="icon-button">{icon("plus")}</span>
                <span class="reached">{reached}</span>
            </div>
        </div>
        {move || match is_aimed.get() {
            true => view! {
                <button class="primary confirm confirm-servants" data-action=action on:click=move |_| confirm(board)>
                    {confirms(board)} <kbd aria-hidden="true">"Enter"</kbd>
                </button>
                <button class="back" on:click=move |_| board.desk.pending.set(None)>
                    {tr("web.prompt.back")} <kbd aria-hidden="true">"esc"</kbd>
                </button>
            }.into_any(),
            false => view! { <button class="primary choose-first" disabled>{move || t(if board.asks("take") { "web.lorenzo.choose-card" } else { "web.lorenzo.choose-space" })}</button> }.into_any(),
        }}
    }
}

/// The word on the button that confirms: a member is placed, a card is taken.
fn confirms(board: Lorenzo) -> impl Fn() -> String {
    move || {
        t(match board.placing() {
            Some(_) => "web.lorenzo.confirm",
            None => "web.prompt.confirm",
        })
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
    let on_key = move |event: ev::KeyboardEvent| {
        match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => fewer(),
            "ArrowRight" | "ArrowUp" => more(),
            // As its cap says; the space bar presses what has the focus.
            "Enter" => {
                event.prevent_default();
                return confirm(board);
            }
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
        <Costs board />
        <div class="servants" data-opens="servants" on:keydown=on_key>
            <small>{tr("web.lorenzo.servants-reach")}</small>
            <div class="stepper">
                <button class="icon-button" aria-label=tr("web.lorenzo.fewer") disabled=move || at.get() == 0 on:click=move |_| fewer()>{icon("minus")}</button>
                <b class="giving">{move || now().map(|choice| told(&choice, "count"))}{sign::sign("servants")}</b>
                <button class="icon-button" aria-label=tr("web.lorenzo.more") disabled=move || { at.get() >= last } on:click=move |_| more()>{icon("plus")}</button>
                <span class="reached">{reach}</span>
            </div>
        </div>
        <button class="primary confirm-servants" data-action=action on:click=move |_| confirm(board) on:keydown=on_key
            on:mouseenter=move |_| consider() on:focus=move |_| consider()
            on:mouseleave=move |_| board.desk.considered.set(None) on:blur=move |_| board.desk.considered.set(None)
            aria-label=move || now().map(|choice| board.desk.say(&choice.label))>
            {confirms(board)} <kbd aria-hidden="true">"Enter"</kbd>
        </button>
    }
}
