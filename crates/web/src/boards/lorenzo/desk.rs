//! What the desk holds for a move under way: the sum of the pointed-at place, servants on a stepper, exchanges laid out together, and whatever else
//! is chosen among pictures.

use leptos::prelude::*;
use signoria_engine::Arg;
use signoria_engine::erased::Choice;
use signoria_lorenzo::board::{Kind, Place, Space};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::edition::Exchange;
use signoria_lorenzo::effect::Bundle;
use signoria_lorenzo::goods::{Good, Goods, Privilege};
use signoria_lorenzo::prospect::Prospect;
use signoria_lorenzo::step::Step;
use signoria_table::wire::TakeBack;

use super::Lorenzo;
use super::sign::{self, art};
use super::target::figure;
use crate::art::icon;
use crate::scene::verb;
use crate::words::{t, tr};

/// Everything for the move under way.
#[component]
pub fn Tools(board: Lorenzo) -> impl IntoView {
    view! {
        <div class="lorenzo-tools">
            <Lifted board />
            <Sum board />
            <Exchanges board />
            <Pictures board />
            <Servants board />
            <Back board />
        </div>
    }
}

/// The answers of some verbs, as long as they are asked for.
fn answers(board: Lorenzo, verbs: &'static [&'static str]) -> Memo<Vec<Choice>> {
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
    let lifted = Memo::new(move |_| {
        let (member, _) = board.placing()?;
        let seat = board.eye()?;
        let value = board.own(|player| player.values[member as usize])?;
        Some((seat, member, value))
    });
    move || {
        lifted.get().map(|(seat, member, value)| {
            view! { <span class="in-hand" aria-hidden="true">{figure(seat, member)}<b class=format!("value die-{member}")>{value}</b></span> }
        })
    }
}

/// A part of a sum: a label and figures.
fn part(label: &'static str, figures: Vec<AnyView>, class: &'static str) -> AnyView {
    view! { <span class=format!("part {class}")><small>{tr(label)}</small><span>{figures}</span></span> }
        .into_any()
}

/// What a place takes and brings, in the order of paying.
fn parts(board: Lorenzo, way: &Prospect) -> Vec<AnyView> {
    let mut all = Vec::new();
    let mut value = vec![view! { <b>{way.value}</b> }.into_any()];
    if way.servants > 0 {
        value.push(sign::amount(format!("+{}", way.servants), "servants"));
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
            if let Some(told) = way.yields {
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

/// The sum of the place that is pointed at. It has its place whether or not something is.
#[component]
fn Sum(board: Lorenzo) -> impl IntoView {
    let way = Memo::new(move |_| board.pointed().and_then(|space| board.way(space)));
    let busy = Memo::new(move |_| board.way_is_open());
    view! {
        <div class="sum" class:idle=move || !busy.get() aria-hidden="true">
            {move || way.get().map(|way| parts(board, &way))}
        </div>
    }
}

/// The number of an answer's label.
fn told(choice: &Choice, name: &str) -> i64 {
    match choice.label.args.get(name) {
        Some(Arg::Number(number)) => *number,
        _ => 0,
    }
}

/// Servants on a stepper that shows the value which each number reaches; one press confirms.
#[component]
fn Servants(board: Lorenzo) -> impl IntoView {
    let choices = answers(board, &["servants"]);
    move || {
        let choices = choices.get();
        let last = choices.len().checked_sub(1)?;
        let at = RwSignal::new(0_usize);
        let choices = StoredValue::new(choices);
        let now = move || choices.with_value(|choices| choices.get(at.get()).cloned());
        let reach = choices.with_value(|choices| {
            choices
                .iter()
                .take(6)
                .map(|choice| told(choice, "value"))
                .collect::<Vec<_>>()
        });
        let action = move || now().map(|choice| choice.action);
        let confirm = move |_| {
            let action = choices.with_value(|choices| {
                choices
                    .get(at.get_untracked())
                    .map(|choice| choice.action.clone())
            });
            if let Some(action) = action {
                board.desk.session.play(action);
            }
        };
        let step = move |index: usize, value: i64| {
            view! { <button class="reach" class:on=move || at.get() == index aria-pressed=move || (at.get() == index).to_string()
            on:click=move |_| at.set(index)>{value}</button> }
        };
        Some(view! {
            <div class="servants">
                <small>{tr("web.lorenzo.servants-reach")}</small>
                <div class="stepper">
                    <button class="icon-button" aria-label=tr("web.lorenzo.fewer") disabled=move || at.get() == 0
                        on:click=move |_| at.update(|at| *at = at.saturating_sub(1))>{icon("minus")}</button>
                    <b class="giving">{move || now().map(|choice| told(&choice, "count"))}{sign::sign("servants")}</b>
                    <button class="icon-button" aria-label=tr("web.lorenzo.more") disabled=move || { at.get() >= last }
                        on:click=move |_| at.update(|at| *at = last.min(*at + 1))>{icon("plus")}</button>
                    <span class="reached">{reach.into_iter().enumerate().map(|(index, value)| step(index, value)).collect_view()}</span>
                </div>
            </div>
            <button class="primary confirm-servants" data-action=action on:click=confirm
                on:mouseenter=move |_| board.desk.considered.set(untrack(action))
                on:mouseleave=move |_| board.desk.considered.set(None)
                aria-label=move || now().map(|choice| board.desk.say(&choice.label))>
                {tr("web.lorenzo.confirm")}
            </button>
        })
    }
}

/// A building's line on the desk.
#[derive(Clone, PartialEq)]
struct Line {
    card: Card,
    number: usize,
    exchange: Exchange,
    laid: bool,
    action: String,
}

/// All exchanges of a production, laid out and taken back at will, and the one button that pays for them all.
#[component]
fn Exchanges(board: Lorenzo) -> impl IntoView {
    let lines = Memo::new(move |_| {
        board.read(|view| {
            let Some(Step::Exchange { value, lines, .. }) = view.steps.last().copied() else {
                return Vec::new();
            };
            let Some(own) = view.eye.and_then(|seat| view.player(seat)) else {
                return Vec::new();
            };
            let buildings = own.cards[Kind::Building as usize].iter().enumerate();
            let all = buildings.flat_map(|(slot, &card)| {
                let work = view.printed.card(card).and_then(|figures| figures.work.as_ref());
                let work = work.filter(|work| work.value <= value);
                let exchanges = work.map(|work| work.exchanges.clone()).unwrap_or_default();
                exchanges.into_iter().enumerate().map(move |(index, exchange)| {
                    let laid = usize::from(lines[slot]) == index + 1;
                    let action = if laid {
                        format!("clear {card}")
                    } else {
                        format!("exchange {card} {}", index + 1)
                    };
                    Line {
                        card,
                        number: index + 1,
                        exchange,
                        laid,
                        action,
                    }
                })
            });
            all.collect()
        })
    });
    let produce = answers(board, &["produce"]);
    let line = move |line: Line| {
        let (action, pressed, pointed) = (line.action.clone(), line.action.clone(), line.action.clone());
        let legal = Memo::new(move |_| board.desk.session.offers(&action));
        let laid = line.laid;
        view! {
            <button class="line" class:laid=laid class:legal=move || legal.get() aria-pressed=laid.to_string() disabled=move || !legal.get()
                data-action=move || legal.get().then(|| pressed.clone()) data-explains=format!("card:{}", line.card) data-line=line.number.to_string()
                on:click=move |_| board.desk.session.play(line.action.clone())
                on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| board.desk.considered.set(None)>
                <small>{move || t(line.card.name())}</small>
                <span>{laid.then(|| sign::sign("check"))}{sign::exchange(&line.exchange)}</span>
            </button>
        }
    };
    move || {
        let choice = produce.get().into_iter().next()?;
        let (action, pointed) = (choice.action.clone(), choice.action.clone());
        Some(view! {
            <div class="lines">{move || lines.get().into_iter().map(line).collect_view()}</div>
            <button class="primary produce" data-action=choice.action.clone() on:click=move |_| board.desk.choose(&action)
                on:mouseenter=move |_| board.desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| board.desk.considered.set(None)>
                {move || board.desk.say(&choice.label)}
            </button>
        })
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

/// Undoes the last step of the move under way, as long as nobody has seen it.
#[component]
fn Back(board: Lorenzo) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let under_way = board.read(|view| !view.steps.is_empty()) && board.desk.is_my_turn();
        under_way
            && board
                .desk
                .read(|scene| matches!(scene.table.take_back, TakeBack::Free { .. }))
    });
    move || {
        offered.get().then(|| view! {
            <button class="back" on:click=move |_| board.desk.session.take_back()>{tr("web.lorenzo.back")}</button>
        })
    }
}

/// The space of an answer that places a member or takes a card.
pub fn space_of(board: Lorenzo, action: &str) -> Option<Space> {
    let (verb, what) = action.split_once(' ')?;
    match verb {
        "on" => what.parse().ok(),
        "take" => {
            let card: Card = what.parse().ok()?;
            board.read(|view| {
                let mut floors = Kind::ALL
                    .iter()
                    .flat_map(|&kind| (0..4).map(move |floor| (kind, floor)));
                let found = floors.find(|&(kind, floor)| view.towers[kind as usize][floor] == Some(card));
                found.map(|(kind, floor)| kind.floor(floor))
            })
        }
        _ => None,
    }
}
