//! What the desk holds for a move under way: the member in hand, the sum of the place that is pointed at, servants on a stepper, and whatever else
//! is chosen among pictures.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_engine::erased::Choice;
use signoria_lorenzo::board::{Kind, Member, Place};
use signoria_lorenzo::effect::Bundle;
use signoria_lorenzo::goods::{Good, Goods, Privilege};
use signoria_lorenzo::prospect::Prospect;

use super::Lorenzo;
use super::production::Produce;
use super::servants::{self, Servants};
use super::sign::{self, art};
use super::target::{figure, look};
use crate::boards::drag::Carried;
use crate::scene::verb;
use crate::words::tr;

/// Everything for the move under way.
#[component]
pub fn Tools(board: Lorenzo) -> impl IntoView {
    view! {
        <div class="lorenzo-tools">
            <Lifted board />
            <Sum board />
            <Pictures board />
            <Servants board />
            <Produce board />
            <Back board />
        </div>
        <span class=move || carried_look(board)><Carried drag=board.drag /></span>
    }
}

/// The answers of some verbs, as long as they are asked for.
pub fn answers(board: Lorenzo, verbs: &'static [&'static str]) -> Memo<Vec<Choice>> {
    Memo::new(move |_| {
        board.desk.read(|scene| {
            let is_one = |choice: &&Choice| verbs.contains(&verb(choice));
            let prompt = scene.prompt();
            prompt
                .map(|prompt| prompt.actions.iter().filter(is_one).cloned().collect())
                .unwrap_or_default()
        })
    })
}

/// The member in hand, beside the question.
#[component]
fn Lifted(board: Lorenzo) -> impl IntoView {
    let lifted = Memo::new(move |_| Some((board.eye()?, board.placing()?.0)));
    move || lifted.get().map(|(seat, member)| in_hand(board, seat, member))
}

/// A part of a sum: a label and figures.
fn part(label: &'static str, figures: Vec<AnyView>, class: &'static str) -> AnyView {
    view! { <span class=format!("part {class}")><small>{tr(label)}</small><span>{figures}</span></span> }
        .into_any()
}

/// What a place takes and brings, in the order of paying, with so many servants that reach that value.
fn parts(board: Lorenzo, way: &Prospect, (servants, reached): (i64, i64)) -> Vec<AnyView> {
    let mut all = Vec::new();
    let mut value = vec![view! { <b>{way.value}</b> }.into_any()];
    if servants > 0 {
        value.push(
            view! { <span class="loss">{sign::amount(format!("+{servants}"), "servants")}</span> }.into_any(),
        );
        value.push(view! { <b>{format!("= {reached}")}</b> }.into_any());
    }
    all.push(part("web.lorenzo.sum.value", value, ""));
    if way.surcharge > 0 {
        all.push(part(
            "web.lorenzo.sum.occupied",
            sign::signed(&Goods::of(Good::Coins, way.surcharge), '−'),
            "loss",
        ));
    }
    if !way.bonus.is_empty() {
        all.push(part(
            "web.lorenzo.sum.floor",
            sign::signed(&way.bonus, '+'),
            "gain",
        ));
    }
    let mut costs = Vec::new();
    for cost in way.costs.iter().filter(|cost| !cost.is_empty()) {
        if !costs.is_empty() {
            costs.push(view! { <b>"/"</b> }.into_any());
        }
        costs.extend(sign::signed(cost, '−'));
    }
    if !costs.is_empty() {
        all.push(part("web.lorenzo.sum.cost", costs, "loss"));
    }
    match way.space.place() {
        Place::Floor(kind, floor) => all.extend(card_parts(board, kind, floor)),
        Place::Work(..) => {
            if let Some(told) = way.yields.get(board.giving.get()).or(way.yields.last()) {
                let mut brings = sign::signed(&told.goods, '+');
                if told.privileges > 0 {
                    brings.push(sign::amount(told.privileges, "privilege"));
                }
                if told.exchanges > 0 {
                    brings.push(sign::amount(told.exchanges, "exchange"));
                }
                all.push(part("web.lorenzo.sum.now", brings, "gain"));
            }
        }
        Place::Market | Place::Council => {
            let gives = board.read(|view| view.printed.space(way.space).gives);
            all.push(part("web.lorenzo.sum.now", sign::bundle(&gives), "gain"));
        }
    }
    all
}

fn card_parts(board: Lorenzo, kind: Kind, floor: usize) -> Vec<AnyView> {
    board.read(|view| {
        let mut all = Vec::new();
        let card = view.towers[kind as usize][floor];
        if let Some(figures) = card.and_then(|card| view.printed.card(card)) {
            if figures.now != Bundle::NOTHING {
                all.push(part("web.lorenzo.sum.now", sign::bundle(&figures.now), "gain"));
            }
            if figures.victory > 0 {
                let points = vec![sign::amount(format!("+{}", figures.victory), "victory")];
                all.push(part("web.lorenzo.sum.end", points, "gain"));
            }
        }
        all
    })
}

/// The sum of the place that is pointed at or chosen. It has its place whether or not something is.
#[component]
fn Sum(board: Lorenzo) -> impl IntoView {
    let way = Memo::new(move |_| {
        let under_way = board.read(|view| view.under_way.clone());
        under_way.or_else(|| board.pointed().and_then(|space| board.way(space)))
    });
    let busy = Memo::new(move |_| board.way_is_open());
    let given = servants::given(board);
    view! {
        <div class="sum" class:idle=move || !busy.get() aria-hidden="true">
            {move || way.get().map(|way| {
                let least = (i64::from(way.servants), i64::from(way.reached));
                parts(board, &way, given.get().unwrap_or(least))
            })}
        </div>
    }
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
        let drawn = picture(board, &choice.action);
        let label = choice.label;
        view! {
            <button class=class data-action=choice.action on:click=move |_| board.desk.choose(&action)
                on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| board.desk.considered.set(None)>
                <span class="picture" aria-hidden="true">{drawn}</span>
                <span>{move || board.desk.say(&label)}</span>
            </button>
        }
    };
    move || {
        let choices = choices.get();
        (!choices.is_empty())
            .then(|| view! { <div class="pictures">{choices.into_iter().map(answer).collect_view()}</div> })
    }
}

/// What an answer is about, drawn.
fn picture(board: Lorenzo, action: &str) -> Vec<AnyView> {
    let (verb, what) = action.split_once(' ').unwrap_or((action, ""));
    match verb {
        "privilege" => {
            let goods = what
                .parse::<Privilege>()
                .ok()
                .map(|privilege| board.read(|view| view.printed.privileges[privilege as usize]));
            goods.map(|goods| sign::goods(&goods)).unwrap_or_default()
        }
        "discount" | "lose" => vec![sign::amount("−1", what)],
        "copy" => vec![view! { <span class="scene">{art(&format!("leader-{what}"))}</span> }.into_any()],
        "support" => vec![sign::sign("faith"), sign::sign("victory")],
        "refuse" => vec![sign::sign("cross")],
        "pay" => {
            let index = what.parse::<usize>().unwrap_or(1).saturating_sub(1);
            let card = board.paid_card();
            let cost =
                card.and_then(|card| board.read(|view| view.printed.card(card)?.costs.get(index).copied()));
            cost.map(|cost| sign::cost(&cost)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// Undoes the last step of the move under way, as long as nobody has seen it. Its place is there as long as a move is possible.
#[component]
fn Back(board: Lorenzo) -> impl IntoView {
    let offered = Memo::new(move |_| board.can_step_back());
    move || {
        offered.get().then(|| {
            view! {
                <button class="back" on:click=move |_| board.step_back()>
                    {tr("web.lorenzo.back")} <kbd aria-hidden="true">"esc"</kbd>
                </button>
            }
        })
    }
}

/// The classes that give the member on its way its colours.
fn carried_look(board: Lorenzo) -> Option<String> {
    let action = board.drag.carried()?;
    let (_, member) = action.split_once(' ')?;
    Some(look(board.eye()?, member.parse().ok()?))
}

/// A member with what it counts.
fn in_hand(board: Lorenzo, seat: Seat, member: Member) -> AnyView {
    let value = untrack(|| board.own(|player| player.values[member as usize]));
    view! { <span class="in-hand" aria-hidden="true">{figure(seat, member)}<b class=format!("value die-{member}")>{value}</b></span> }.into_any()
}
