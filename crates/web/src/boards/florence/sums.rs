//! Sums on a slider: prestige given up for coins, and what a partner of a joint building is asked for.

use leptos::prelude::*;
use signoria_engine::erased::Choice;

use crate::boards::florence::Florence;
use crate::scene::verb;
use crate::words::tr;

/// The verbs whose answers are numbers in a row.
const VERBS: [&str; 2] = ["give-up", "ask"];

/// A slider over the sums that are asked for now.
#[component]
pub fn Sums(board: Florence) -> impl IntoView {
    let desk = board.desk;
    let choices = Memo::new(move |_| {
        desk.read(|scene| {
            let is_sum = |choice: &&Choice| VERBS.contains(&verb(choice));
            scene
                .prompt()
                .map(|prompt| prompt.actions.iter().filter(is_sum).cloned().collect::<Vec<_>>())
                .unwrap_or_default()
        })
    });
    move || {
        let choices = choices.get();
        let last = choices.len().checked_sub(1)?;
        // Most people want to give up as little prestige as they can; the sum for a partner has no usual value.
        let first = match verb(&choices[0]) {
            "give-up" => 0,
            _ => last / 2,
        };
        let opens = verb(&choices[0]).to_owned();
        let at = RwSignal::new(first);
        let choices = StoredValue::new(choices);
        let label = move || {
            choices.with_value(|choices| {
                choices
                    .get(at.get())
                    .map(|choice| desk.say(&choice.label))
                    .unwrap_or_default()
            })
        };
        let action =
            move || choices.with_value(|choices| choices.get(at.get()).map(|choice| choice.action.clone()));
        let choose = move |_| {
            if let Some(action) = untrack(action) {
                desk.choose(&action);
            }
        };
        Some(view! {
            <section class="sums" data-opens=opens>
                <label>
                    <span class="sum-label" role="status">{label}</span>
                    <input type="range" min="0" max=last.to_string() prop:value=move || at.get().to_string()
                        aria-valuetext=label
                        on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(0)) />
                </label>
                <button class="primary" data-action=action on:click=choose>{tr("web.prompt.confirm")}</button>
            </section>
        })
    }
}
