//! What the desk holds for a move under way: the member in hand, the sum of the place that is pointed at, servants on a stepper, and whatever else
//! is chosen among pictures.

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::message::Amount;
use signoria_engine::{Message, Outlook, Seat};
use signoria_lorenzo::Action;
use signoria_lorenzo::board::Member;

use super::production::Produce;
use super::servants::Servants;
use super::sign::{self, art};
use super::sum::Sum;
use super::target::{figure, look};
use super::{Lorenzo, pulled};
use crate::boards::kit::back::Back;
use crate::boards::kit::drag::Carried;
use crate::scene::verb;
use crate::words::tr;

/// Everything for the move under way.
#[component]
pub fn Tools(board: Lorenzo) -> impl IntoView {
    view! {
        <div class="lorenzo-tools">
            <Lifted board />
            <AtHome board />
            <Help board />
            <Sum board />
            <Pictures board />
            <Servants board />
            <Produce board />
            <Back desk=board.desk />
        </div>
        <span class=move || carried_look(board)><Carried drag=board.drag /></span>
    }
}

/// The answers of some verbs, as long as they are asked for.
pub fn answers(board: Lorenzo, verbs: &'static [&'static str]) -> Memo<Vec<Choice>> {
    Memo::new(move |_| answers_now(board, verbs))
}

/// The answers of some verbs.
pub fn answers_now(board: Lorenzo, verbs: &[&str]) -> Vec<Choice> {
    board.desk.read(|scene| {
        let is_one = |choice: &&Choice| verbs.contains(&verb(choice));
        let prompt = scene.prompt();
        prompt
            .map(|prompt| prompt.actions.iter().filter(is_one).cloned().collect())
            .unwrap_or_default()
    })
}

/// The member in hand, beside the question.
#[component]
fn Lifted(board: Lorenzo) -> impl IntoView {
    let lifted = Memo::new(move |_| Some((board.eye()?, board.placing()?.0)));
    move || lifted.get().map(|(seat, member)| in_hand(board, seat, member))
}

/// One's members at home, to be picked up here as well, so that on a phone one need not leave the towers.
#[component]
fn AtHome(board: Lorenzo) -> impl IntoView {
    let choices = answers(board, &["place"]);
    let member = move |choice: Choice| {
        let Ok(Action::Place { member }) = choice.action.parse() else {
            return None;
        };
        let seat = untrack(|| board.eye())?;
        let (action, pointed) = (choice.action.clone(), choice.action.clone());
        Some(view! {
            <button class="called" data-action=choice.action data-explains=format!("member:{member}")
                on:pointerdown=move |event| pulled::pick_up(board, seat, member, false, &event)
                on:click=move |_| board.desk.choose(&action)
                on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| board.desk.considered.set(None)>
                {in_hand(board, seat, member)}
                <span class="visually-hidden">{move || board.desk.say(&choice.label)}</span>
            </button>
        })
    };
    // One that can go nowhere keeps its place among them; pressed, it has the rules say why.
    let stuck = Memo::new(move |_| stuck(board));
    let still = move |member: Member| {
        let seat = untrack(|| board.eye())?;
        let action = Action::Place { member }.to_string();
        Some(view! {
            <button class="called stuck" aria-disabled="true" data-explains=format!("member:{member}") on:click=move |_| board.desk.choose(&action)>
                {in_hand(board, seat, member)} <i class="mark" aria-hidden="true">{art("cross")}</i>
                <span class="visually-hidden">{tr(member.name())}</span>
            </button>
        })
    };
    // While one is in hand the others are picked up from the board.
    let in_hand_now = Memo::new(move |_| board.placing().is_some());
    move || {
        let choices = choices.get();
        (!choices.is_empty() && !in_hand_now.get()).then(|| {
            let members = choices.into_iter().filter_map(member).collect_view();
            let others = stuck.get().into_iter().filter_map(still).collect_view();
            view! { <div class="called-members" on:click:capture=move |event| board.drag.filter_click(&event)>{members}{others}</div> }
        })
    }
}

/// One's members at home that can go nowhere, while members are asked for.
fn stuck(board: Lorenzo) -> Vec<Member> {
    if !board.asks("place") {
        return Vec::new();
    }
    let is_home = |member: &Member| board.own(|player| player.members[*member as usize].is_none());
    let offers = |member: Member| board.desk.session.offers(&Action::Place { member }.to_string());
    let home = Member::ALL.iter().copied();
    home.filter(|member| is_home(member) == Some(true) && !offers(*member))
        .collect()
}

/// Why the first of them can go nowhere, as the rules say it.
fn why_stuck(board: Lorenzo) -> Option<String> {
    let member = stuck(board).first().copied()?;
    match board
        .desk
        .session
        .preview(&Action::Place { member }.to_string())?
    {
        Outlook::Forbidden { reason } => Some(board.desk.say(&reason)),
        _ => None,
    }
}

const PLACES: &str = "web.lorenzo.help-places";
const MEMBERS: &str = "web.lorenzo.help-members";
const LEADERS: &str = "web.lorenzo.help-leaders";

/// How a member is placed and what leaders may still do, as long as nothing is pointed at.
#[component]
fn Help(board: Lorenzo) -> impl IntoView {
    let help = Memo::new(move |_| {
        if board.chosen().or_else(|| board.pointed()).is_some() {
            None
        } else if board.asks("on") {
            Some(PLACES)
        } else {
            let of_leaders = board.asks("end").then_some(LEADERS);
            board.asks("place").then_some(MEMBERS).or(of_leaders)
        }
    });
    // They stand at different places: each is an element of its own, so that nothing moves from one to the other.
    let told = move |words: &'static str| {
        let stuck = move || (words == MEMBERS).then(|| why_stuck(board));
        view! { <p class="tools-help">{tr(words)} " " {stuck}</p> }
    };
    view! { <For each=move || help.get() key=|words| *words children=told /> }
}

/// The verbs that are answered among pictures on the desk.
const PICTURED: &[&str] = &[
    "pay",
    "discount",
    "privilege",
    "lose",
    "copy",
    "support",
    "refuse",
];

/// Answers with pictures and words.
#[component]
fn Pictures(board: Lorenzo) -> impl IntoView {
    let choices = answers(board, PICTURED);
    let answer = move |choice: Choice| {
        let (action, pointed) = (choice.action.clone(), choice.action.clone());
        let class = format!("pictured {}", verb(&choice));
        let drawn = picture(board, &choice);
        // On a phone a privilege keeps its place while others are taken.
        let column = match choice.action.parse() {
            Ok(Action::Privilege { privilege }) => (privilege as usize + 1).to_string(),
            _ => "auto".to_owned(),
        };
        let label = choice.label;
        view! {
            <button class=class style:grid-column=column data-action=choice.action on:click=move |_| board.desk.choose(&action)
                on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| board.desk.considered.set(None)>
                <span class="picture" aria-hidden="true">{drawn}</span>
                <span>{move || board.desk.say(&label)}</span>
            </button>
        }
    };
    // The same answer stays the same button: the others that are gone move none of them.
    let has_any = Memo::new(move |_| choices.with(|choices| !choices.is_empty()));
    let key = move |choice: &Choice| (choice.action.clone(), untrack(|| board.desk.say(&choice.label)));
    move || {
        has_any.get().then(
            || view! { <div class="pictures"><For each=move || choices.get() key children=answer /></div> },
        )
    }
}

/// How much less an answer brings or takes, as its label says it.
fn less(label: &Message, argument: &str) -> String {
    let amounts = label.args.get(argument).and_then(Amount::all_of);
    let count: i64 = amounts.into_iter().flatten().map(|amount| amount.count).sum();
    format!("−{count}")
}

/// What an answer is about, drawn.
fn picture(board: Lorenzo, choice: &Choice) -> Vec<AnyView> {
    let Ok(action) = choice.action.parse::<Action>() else {
        return Vec::new();
    };
    match action {
        Action::Privilege { privilege } => {
            sign::goods(&board.read(|view| view.figures.privileges[privilege as usize]))
        }
        Action::Discount { good } => vec![sign::amount(less(&choice.label, "off"), good.word())],
        Action::Lose { good } => vec![sign::amount(less(&choice.label, "less"), good.word())],
        Action::Copy { leader } => {
            vec![view! { <span class="scene">{art(&format!("leader-{leader}"))}</span> }.into_any()]
        }
        Action::Support => vec![sign::sign("faith"), sign::sign("victory")],
        Action::Refuse => vec![sign::sign("cross")],
        Action::Pay { cost } => {
            let index = usize::from(cost.get()).saturating_sub(1);
            let price = board
                .paid_card()
                .and_then(|card| board.read(|view| view.price(card, index)));
            price.map(|price| sign::cost(&price)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// The classes that give the member on its way its colours.
fn carried_look(board: Lorenzo) -> Option<String> {
    let action = board.drag.carried()?;
    match action.parse() {
        Ok(Action::Place { member }) => Some(look(board.eye()?, member)),
        _ => None,
    }
}

/// A member with what it counts.
fn in_hand(board: Lorenzo, seat: Seat, member: Member) -> AnyView {
    let value = untrack(|| board.own(|player| player.values[member as usize]));
    view! { <span class="in-hand" aria-hidden="true">{figure(seat, member)}<b class=format!("value die-{member}")>{value}</b></span> }.into_any()
}
