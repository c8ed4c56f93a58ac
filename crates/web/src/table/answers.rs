//! The answers as buttons and as a list: what is alike stands together, the first ones have a digit on the keyboard.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_engine::erased::Choice;
use wasm_bindgen::JsCast;

use crate::scene::verb;
use crate::table::Desk;
use crate::words::tr;

/// More answers than this get a box to narrow them down with.
const MANY: usize = 12;

/// How many answers have a digit on the keyboard.
const DIGITS: usize = 9;

/// From this many on, answers of one kind stand together below what they have in common.
const GROUP: usize = 3;

/// The answers that the board does not offer itself, and on demand those that it does.
#[component]
pub fn Answers(desk: Desk, filter: RwSignal<String>) -> impl IntoView {
    let choices = Memo::new(move |_| {
        desk.read(|scene| {
            let prompt = scene.prompt();
            prompt.map(|prompt| prompt.actions.clone()).unwrap_or_default()
        })
    });
    let parts = Memo::new(move |_| {
        let on_board = desk.on_board.get();
        choices
            .get()
            .into_iter()
            .partition::<Vec<Choice>, _>(|choice| on_board.contains(&verb(choice)))
    });
    let listed = move || {
        let needle = filter.get().to_lowercase();
        let words = |choice: &Choice| desk.say(&choice.label).to_lowercase();
        parts
            .get()
            .1
            .into_iter()
            .filter(|choice| needle.is_empty() || words(choice).contains(&needle))
            .collect::<Vec<_>>()
    };
    // What matters less stands small, unless it is all there is, on the board as well.
    let split = Memo::new(move |_| {
        let minor = desk.minor.get();
        let (small, large): (Vec<Choice>, Vec<Choice>) = listed()
            .into_iter()
            .partition(|choice| minor.contains(&verb(choice)));
        if large.is_empty() && parts.with(|parts| parts.0.is_empty()) {
            (small, large)
        } else {
            (large, small)
        }
    });
    let large = Signal::derive(move || split.with(|split| split.0.clone()));
    let small = Signal::derive(move || split.with(|split| split.1.clone()));
    let first_small = Signal::derive(move || 1 + split.with(|split| split.0.len()));
    view! {
        {move || (parts.with(|parts| parts.1.len()) > MANY).then(|| view! {
            <label class="filter">
                <span class="visually-hidden">{tr("web.prompt.filter")}</span>
                <input type="search" placeholder=tr("web.prompt.filter") prop:value=filter
                    on:input=move |event| filter.set(event_target_value(&event)) />
            </label>
        })}
        <ol class="choices"><AnswerList desk choices=large first=Signal::stored(1) /></ol>
        <div class="prompt-foot">
            <ol class="minor"><AnswerList desk choices=small first=first_small /></ol>
            <Listed desk choices=Signal::derive(move || parts.with(|parts| parts.0.clone())) />
        </div>
    }
}

/// What the board offers itself, as a list for who wants one. It is drawn only when it is opened: there can be a hundred places for a tile.
#[component]
fn Listed(desk: Desk, choices: Signal<Vec<Choice>>) -> impl IntoView {
    let count = Memo::new(move |_| choices.with(Vec::len));
    let is_open = RwSignal::new(false);
    let all = move || {
        let lists = desk.signs.get().lists.and_then(|lists| lists.get());
        desk.say(&Message::new(lists.unwrap_or("web.prompt.all")).with("count", count.get()))
    };
    view! {
        <details class="as-list" data-list="" hidden=move || count.get() == 0 on:toggle=move |event| {
            let list = event_target::<web_sys::HtmlDetailsElement>(&event);
            is_open.set(list.open());
            // On a phone the list lies on the page, above the desk.
            if let Some(desk) = list.closest(".desk").ok().flatten() {
                let top = format!("{}px", desk.get_bounding_client_rect().top());
                // The name is ours, and a length is a length.
                let _ = web_sys::HtmlElement::style(&list).set_property("--desk-top", &top);
            }
        }>
            <summary>{all}</summary>
            <ol class="choices">
                {move || is_open.get().then(|| view! { <AnswerList desk choices first=Signal::stored(DIGITS + 1) /> })}
            </ol>
        </details>
    }
}

/// The buttons, those of one kind together; the first has that number on the keyboard. An answer to another question is a button of its own: none turns into
/// another under somebody's finger.
#[component]
fn AnswerList(desk: Desk, choices: Signal<Vec<Choice>>, first: Signal<usize>) -> impl IntoView {
    let groups = move || {
        let named = choices
            .get()
            .into_iter()
            .map(|choice| (desk.say(&choice.label), choice));
        let mut number = first.get();
        let numbered = |(head, named): (String, Vec<Named>)| {
            let from = number;
            number += named.len();
            (head, from, named)
        };
        grouped(named.collect())
            .into_iter()
            .map(numbered)
            .collect::<Vec<_>>()
    };
    let key = |(head, from, named): &(String, usize, Vec<Named>)| {
        let answers = named
            .iter()
            .map(|(words, choice)| (words.clone(), choice.action.clone()));
        (head.clone(), *from, answers.collect::<Vec<_>>())
    };
    view! {
        <For each=groups key let((head, from, named))>
            {one_kind(desk, &head, from, named)}
        </For>
    }
}

/// Answers of one kind, below the words that all of them begin with, if there are any.
fn one_kind(desk: Desk, head: &str, first: usize, named: Vec<Named>) -> AnyView {
    let buttons = (first..)
        .zip(named)
        .map(|(number, (words, choice))| {
            let short = words.get(head.len()..).unwrap_or_default();
            let short = short.trim_start().to_owned();
            view! { <li><Answer desk action=choice.action words short number /></li> }
        })
        .collect_view();
    if head.is_empty() {
        return buttons.into_any();
    }
    let head = head.trim_end_matches(':').to_owned();
    view! {
        <li class="group">
            <span class="group-head" aria-hidden="true">{head.clone()}</span>
            <ol aria-label=head>{buttons}</ol>
        </li>
    }
    .into_any()
}

/// An answer with its words.
type Named = (String, Choice);

/// Neighbours of the same verb, with the words that all of them begin with; none for those that stand alone.
fn grouped(named: Vec<Named>) -> Vec<(String, Vec<Named>)> {
    if named.len() <= 2 * GROUP {
        return vec![(String::new(), named)];
    }
    named
        .chunk_by(|(_, one), (_, next)| verb(one) == verb(next))
        .map(|group| {
            let head = if group.len() < GROUP {
                String::new()
            } else {
                common_words(group)
            };
            (head, group.to_vec())
        })
        .collect()
}

/// The words that all begin with, short of the last word of any.
fn common_words(group: &[Named]) -> String {
    let mut head = group.first().map_or("", |(words, _)| words.as_str());
    while let Some(end) = head.rfind(' ') {
        head = &head[..end];
        let goes_on = |words: &str| words.strip_prefix(head).is_some_and(|rest| rest.starts_with(' '));
        if group.iter().all(|(words, _)| goes_on(words)) {
            return head.to_owned();
        }
    }
    String::new()
}

#[component]
fn Answer(
    desk: Desk,
    action: String,
    /// The whole answer.
    words: String,
    /// What it says below the head of its group.
    short: String,
    number: usize,
) -> impl IntoView {
    let (chosen, pointed) = (action.clone(), action.clone());
    let point = move || desk.considered.set(Some(pointed.clone()));
    let point_by_focus = point.clone();
    let leave = move || desk.considered.set(None);
    let key = (number <= DIGITS).then_some(number);
    let whole = (words != short).then_some(words);
    view! {
        <button
            data-action=action
            data-key=key.map(|key| key.to_string())
            aria-label=whole
            on:click=move |_| desk.choose(&chosen)
            on:mouseenter=move |_| point()
            on:focus=move |event| if is_by_keyboard(&event) { point_by_focus() }
            on:mouseleave=move |_| leave()
            on:blur=move |_| leave()
        >
            {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
            <span>{short}</span>
        </button>
    }
}

/// Whether whoever goes by keyboard came there: a button that takes the focus of one that is gone after a tap was not looked at.
fn is_by_keyboard(event: &ev::FocusEvent) -> bool {
    event_target::<web_sys::Element>(event).matches(":focus-visible") == Ok(true)
}

/// Closes the list of all answers. False when it is not open.
pub fn close_list() -> bool {
    let list = document()
        .query_selector(".prompt details[data-list][open]")
        .ok()
        .flatten();
    match list.and_then(|list| list.dyn_into::<web_sys::HtmlDetailsElement>().ok()) {
        Some(list) => {
            list.set_open(false);
            true
        }
        None => false,
    }
}

/// Presses the answer with that number, from 1. False when there is none.
pub fn press(number: usize) -> bool {
    let selector = format!(".prompt [data-key=\"{number}\"]");
    let button = document().query_selector(&selector).ok().flatten();
    match button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
        Some(button) => {
            button.click();
            true
        }
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(answers: &[(&str, &str)]) -> Vec<Named> {
        let choice = |action: &str| Choice {
            action: action.into(),
            index: 0,
            label: Message::new("test.label"),
        };
        answers
            .iter()
            .map(|(action, words)| ((*words).into(), choice(action)))
            .collect()
    }

    #[test]
    fn many_answers_of_one_verb_stand_below_what_they_share() {
        let many = named(&[
            ("sail a", "Sail: Alexandria"),
            ("sail b", "Sail: Bari"),
            ("sail c", "Sail: Caffa"),
            ("build 1", "Build 1 ship"),
            ("build 2", "Build 2 ships"),
            ("pass", "Pass"),
            ("stop", "Stop"),
        ]);
        let heads: Vec<(String, usize)> = grouped(many)
            .into_iter()
            .map(|(head, group)| (head, group.len()))
            .collect();
        let expected = [("Sail:", 3), ("", 2), ("", 1), ("", 1)];
        assert_eq!(heads, expected.map(|(head, count)| (head.to_owned(), count)));
    }

    #[test]
    fn every_answer_keeps_a_word_of_its_own() {
        assert_eq!(
            common_words(&named(&[
                ("a", "Take it"),
                ("a", "Take it now"),
                ("a", "Take it")
            ])),
            "Take"
        );
        assert_eq!(common_words(&named(&[("a", "Take"), ("a", "Take all")])), "");
    }

    #[test]
    fn few_answers_are_not_grouped() {
        let few = named(&[("a 1", "A: one"), ("a 2", "A: two"), ("a 3", "A: three")]);
        assert_eq!(grouped(few).len(), 1);
    }
}
