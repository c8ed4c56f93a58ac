//! The prompt bar: what is asked and why, the answers, and what an answer would bring.

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::message::{Amount, GAINS, PAYS};
use signoria_engine::{Arg, Message, Outlook};
use wasm_bindgen::JsCast;

use crate::art::{drawing, icon, seat_mark};
use crate::browser;
use crate::scene::{Scene, verb, verb_of};
use crate::table::telling::{self, Teller, actor};
use crate::table::{Desk, sheet};
use crate::words::tr;

/// More answers than this get a box to narrow them down with.
const MANY: usize = 12;

/// A question longer than this is set smaller, so that it fits its two lines.
const LONG: usize = 62;

/// A question longer than this may need two lines on a phone: with a line below it, it is set smaller there.
const ONE_LINE: usize = 34;

/// How many answers have a digit on the keyboard.
const DIGITS: usize = 9;

/// From this many on, answers of one kind stand together below what they have in common.
const GROUP: usize = 3;

/// What is asked, and the answers.
#[component]
pub fn PromptBar(
    desk: Desk,
    /// What the person owns, for phones.
    own: AnyView,
    /// What the board adds for a move under way.
    tools: AnyView,
    teller: Teller,
    /// What a game that is over is gone through with.
    deck: AnyView,
) -> impl IntoView {
    desk.weigh_choices();
    let mine = Memo::new(move |_| desk.is_my_turn());
    let asked = Memo::new(move |_| desk.read(|scene| scene.prompt().cloned()));
    let filter = RwSignal::new(String::new());
    // Some choices are confirmed on the board's part of the desk; the answers stay beside them.
    let asks_back = Memo::new(move |_| {
        let confirms = desk.confirms.get();
        desk.pending.with(|choice| {
            choice
                .as_ref()
                .is_some_and(|choice| !confirms.contains(&verb(choice)))
        })
    });
    Effect::new(move || {
        asked.track();
        filter.set(String::new());
        desk.weighed.set(None);
        desk.pending.set(None);
        desk.considered.set(None);
        // Keyboard users go on where the buttons were, once the new ones are drawn.
        request_animation_frame(|| {
            if browser::focus_is_lost() && !browser::focus(".prompt .choices button") {
                browser::focus(".prompt .question");
            }
        });
    });
    let length = Memo::new(move |_| headline(desk, teller).chars().count());
    view! {
        <section class="prompt" class:mine=move || mine.get() class:busy=move || desk.session.busy.get() aria-label=tr("web.prompt.label")>
            <div class="prompt-top">
                <p class="kicker">{move || own_mark(desk)} {move || kicker(desk)}</p>
                <b class="tap-again">{tr("web.prompt.tap-again")}</b>
                <Deed desk />
                {own}
            </div>
            <div class="prompt-head">
                <telling::Actor desk teller />
                <h2 class="question" class:long=move || { length.get() > LONG } class:wraps=move || { length.get() > ONE_LINE } tabindex="-1" aria-live="polite">
                    {move || headline(desk, teller)} {move || below(desk).map(|words| view! { <small>{words}</small> })}
                </h2>
                <Present desk />
            </div>
            <p class="preview" role="status">
                {move || chips(desk)}
                <span data-shortened=move || is_resting(desk).then_some("")>{move || preview(desk, teller)}</span>
            </p>
            {move || match asks_back.get() {
                true => view! { <Confirm desk /> }.into_any(),
                false => view! { <Answers desk filter /> }.into_any(),
            }}
            <div class="board-tools">{tools}</div>
            <telling::Pace teller />
            {deck}
        </section>
    }
}

/// The mark of one's own seat, while one is asked.
fn own_mark(desk: Desk) -> Option<impl IntoView> {
    let seat = desk.read(|scene| scene.prompt().and(scene.eye()))?;
    Some(seat_mark(seat.index()))
}

/// What kind of moment it is: whose turn, or which moment of the past.
fn kicker(desk: Desk) -> String {
    let message = desk.read(|scene| {
        Some(if !scene.is_live() {
            Message::new("web.prompt.past").with("number", scene.moves)
        } else if scene.is_over() {
            Message::new("web.prompt.over")
        } else if scene.prompt().is_some() {
            Message::new("web.table.your-turn")
        } else {
            waiting(scene)
        })
    });
    message.map(|message| desk.say(&message)).unwrap_or_default()
}

fn waiting(scene: &Scene) -> Message {
    let seats = scene.table.waiting.iter().map(|seat| Arg::Seat(*seat)).collect();
    Message::new("web.prompt.waiting").with("seats", Arg::List(seats))
}

/// The question; where nothing is asked, what just happened.
fn headline(desk: Desk, teller: Teller) -> String {
    let composed = desk.signs.get().asks.and_then(|asks| asks.get());
    if let Some(choice) = desk.pending.get() {
        return desk.say(&composed.unwrap_or(choice.label));
    }
    if desk.read(Scene::is_over) {
        return sheet::result(desk);
    }
    let asked = desk.read(|scene| scene.prompt().map(|prompt| prompt.question.clone()));
    let message = composed.filter(|_| asked.is_some()).or(asked).or_else(|| {
        let told = teller.headline();
        told.or_else(|| last_told(desk))
            .or_else(|| desk.read(|scene| Some(waiting(scene))))
    });
    message.map(|message| desk.say(&message)).unwrap_or_default()
}

/// The line below a question that the board puts itself.
fn below(desk: Desk) -> Option<String> {
    let below = desk.signs.get().below.filter(|_| desk.is_my_turn())?;
    below.get().map(|message| desk.say(&message))
}

/// What was said last by the moment of the past that is shown: not every action is worth a line.
fn last_told(desk: Desk) -> Option<Message> {
    let is_past = desk.read(|scene| !scene.is_live());
    let log = desk.session.log;
    log.with(|log| {
        log.last()
            .filter(|_| is_past)
            .map(|logged| logged.line.message.clone())
    })
}

/// Which action of the turn this is: a dot for each, and in words.
#[component]
fn Deed(desk: Desk) -> impl IntoView {
    let deed = Memo::new(move |_| {
        let deed = desk.signs.get().deed?;
        deed.get().filter(|_| desk.is_my_turn())
    });
    move || {
        deed.get().map(|(number, count)| {
            let words = Message::new("web.prompt.deed")
                .with("number", number)
                .with("count", count);
            let dot = |index: u8| view! { <i class:full=index <= number></i> };
            view! {
                <span class="deed">
                    <span class="deed-dots" aria-hidden="true">{(1..=count).map(dot).collect_view()}</span>
                    <span>{move || desk.say(&words)}</span>
                </span>
            }
        })
    }
}

/// The way back to the present.
#[component]
fn Present(desk: Desk) -> impl IntoView {
    // A game that is over is gone through with the deck.
    let is_offered = Memo::new(move |_| desk.read(|scene| !scene.is_live() && !scene.table.stage.is_over()));
    move || {
        is_offered.get().then(|| {
            view! {
                <button class="primary" on:click=move |_| desk.session.look(None)>{tr("web.prompt.present")}</button>
            }
        })
    }
}

#[component]
fn Confirm(desk: Desk) -> impl IntoView {
    request_animation_frame(|| {
        browser::focus(".prompt .confirm");
    });
    view! {
        <div class="button-row">
            <button class="primary confirm" on:click=move |_| desk.confirm()>
                {icon("check")} {tr("web.prompt.confirm")} <kbd aria-hidden="true">"↵"</kbd>
            </button>
            <button on:click=move |_| desk.pending.set(None)>{tr("web.prompt.cancel")} <kbd aria-hidden="true">"esc"</kbd></button>
        </div>
    }
}

#[component]
fn Answers(desk: Desk, filter: RwSignal<String>) -> impl IntoView {
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
    let all = move || desk.say(&Message::new("web.prompt.all").with("count", count.get()));
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
            on:focus=move |_| point_by_focus()
            on:mouseleave=move |_| leave()
            on:blur=move |_| leave()
        >
            {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
            <span>{short}</span>
        </button>
    }
}

/// What the action that the person points at takes and gives at once.
fn chips(desk: Desk) -> AnyView {
    let pointed_at = desk.pending.get().map(|choice| choice.action);
    let pointed_at = pointed_at.or_else(|| desk.considered.get());
    chips_of(desk, |choice| Some(&choice.action) == pointed_at.as_ref())
}

/// What the first answer of that kind takes and gives at once, and what it would change most.
pub fn chips_of(desk: Desk, is_meant: impl Fn(&Choice) -> bool) -> AnyView {
    let label = desk.read(|scene| {
        let mut choices = scene.prompt()?.actions.iter();
        choices
            .find(|choice| is_meant(choice))
            .map(|choice| choice.label.clone())
    });
    let foretold = desk.signs.get().foretold.and_then(|foretold| foretold.get());
    let counted = desk.signs.get().counted;
    let amounts = |name: &str, sign: &'static str, class: &'static str| {
        let mut said = [&label, &foretold].into_iter().flatten();
        let found = said.find_map(|label| Amount::all_of(label.args.get(name)?));
        let found = found
            .unwrap_or_default()
            .into_iter()
            .filter(|amount| amount.count != 0);
        found
            .map(|amount| {
                let picture = counted.and_then(|counted| counted(&amount.of));
                let words = desk.say(&Message::new(amount.of).with("count", amount.count));
                match picture {
                    Some(picture) => view! {
                        <b class=format!("{class} counted")>
                            {drawing(picture)} <span aria-hidden="true">{sign}{amount.count}</span>
                            <span class="visually-hidden">{sign}{words}</span>
                        </b>
                    }
                    .into_any(),
                    None => view! { <b class=class>{sign}{words}</b> }.into_any(),
                }
            })
            .collect_view()
    };
    let change = desk
        .signs
        .get()
        .change
        .and_then(|change| change.get())
        .map(|change| {
            view! { <b class="chip change-chip">{drawing(&change.picture)} <span>{desk.say(&change.words)}</span></b> }
        });
    (
        amounts(PAYS, "−", "chip cost-chip"),
        amounts(GAINS, "+", "chip gain-chip"),
        change,
    )
        .into_any()
}

/// Whether nothing is pointed at.
fn is_resting(desk: Desk) -> bool {
    desk.pending.with(Option::is_none) && desk.considered.with(Option::is_none)
}

/// What the action that the person points at would bring; else what just happened.
fn preview(desk: Desk, teller: Teller) -> String {
    let says = desk.signs.get().says.and_then(|says| says.get());
    if let Some(message) = says.filter(|_| desk.is_my_turn()) {
        return desk.say(&message);
    }
    let pending = desk.pending.get().map(|choice| choice.action);
    let Some(action) = pending.or_else(|| desk.considered.get()) else {
        return resting(desk, teller);
    };
    // The mouse may rest on something that has nothing to say.
    outlook(desk, &action).unwrap_or_default()
}

/// What an action would bring, or why it cannot be done.
fn outlook(desk: Desk, action: &str) -> Option<String> {
    match desk.session.preview(action)? {
        Outlook::Brings { messages, .. } if !messages.is_empty() => {
            let words: Vec<String> = messages.iter().map(|message| desk.say(message)).collect();
            // Without a mark it would read as if it had happened.
            Some(desk.say(&Message::new("web.prompt.would").with("what", words.join(" "))))
        }
        // Why something of another kind than what is asked cannot be done now is plain.
        Outlook::Forbidden { reason } if is_asked(desk, action) => Some(desk.say(&reason)),
        _ => None,
    }
}

fn is_asked(desk: Desk, action: &str) -> bool {
    desk.read(|scene| {
        let mut choices = scene.prompt()?.actions.iter();
        choices
            .find(|choice| verb(choice) == verb_of(action))
            .map(|_| true)
    })
    .is_some()
}

/// While nothing is pointed at: what led to the question, or more about what is told.
fn resting(desk: Desk, teller: Teller) -> String {
    if desk.read(Scene::is_over) {
        return String::new();
    }
    if desk.read(|scene| scene.prompt().is_none()) {
        return teller.details();
    }
    let by_others = teller
        .headline()
        .filter(|told| actor(told) != desk.read(Scene::eye));
    by_others.map(|message| desk.say(&message)).unwrap_or_default()
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
