//! The sum of the place that is pointed at or chosen: what it takes and brings in the order of paying, what it leaves, and which leaders could then be played.
//! All figures come from the view.

use std::collections::BTreeMap;

use leptos::prelude::*;
use signoria_engine::{Arg, IntoArg, Message};
use signoria_lorenzo::board::{Kind, Place};
use signoria_lorenzo::describe;
use signoria_lorenzo::effect::Bundle;
use signoria_lorenzo::goods::{Good, Goods};
use signoria_lorenzo::prospect::{After, Production, Prospect};

use super::Lorenzo;
use super::servants;
use super::sign;
use crate::words::{say, tr};

/// Numbers of servants that are told of a member in hand; more are rarely spent.
const MOST_REACHES: usize = 5;

/// A part of the sum.
struct Part {
    label: &'static str,
    class: &'static str,
    figures: Vec<AnyView>,
    /// The same for screen readers.
    words: Arg,
}

impl Part {
    fn gain(label: &'static str, figures: Vec<AnyView>, words: impl IntoArg) -> Self {
        Self {
            label,
            class: "gain",
            figures,
            words: words.into_arg(),
        }
    }

    fn loss(label: &'static str, figures: Vec<AnyView>, words: impl IntoArg) -> Self {
        Self {
            class: "loss",
            ..Self::gain(label, figures, words)
        }
    }

    fn said(&self) -> Message {
        Message::new("web.lorenzo.sum-says")
            .with("label", Arg::Name(self.label.into()))
            .with("what", self.words.clone())
    }

    fn drawn(self) -> AnyView {
        view! { <span class=format!("part {}", self.class)><small>{tr(self.label)}</small><span>{self.figures}</span></span> }
            .into_any()
    }
}

/// The value with that many servants.
fn value(way: &Prospect, (servants, reached): (i64, i64)) -> Part {
    let mut figures = vec![view! { <b>{way.value}</b> }.into_any()];
    let mut words = way.value.into_arg();
    if servants > 0 {
        figures.push(
            view! { <span class="loss">{sign::amount(format!("+{servants}"), "servants")}</span> }.into_any(),
        );
        figures.push(view! { <b>{format!("= {reached}")}</b> }.into_any());
        let sum = Message::new("web.lorenzo.sum-reaches")
            .with("value", way.value)
            .with("servants", describe::amount(Good::Servants, servants))
            .with("reached", reached);
        words = sum.into_arg();
    }
    Part {
        class: "",
        ..Part::gain("web.lorenzo.sum.value", figures, words)
    }
}

/// The costs that are still open, or the one that was chosen beside the servants.
fn costs(board: Lorenzo, way: &Prospect) -> Option<Part> {
    let chosen = board.cost.get();
    let is_chosen = |number: u8| chosen.is_none_or(|chosen| chosen == number);
    let prices = way.costs.iter().filter(|price| is_chosen(price.number));
    let prices: Vec<Goods> = prices
        .map(|price| price.goods)
        .filter(|goods| !goods.is_empty())
        .collect();
    let mut figures = Vec::new();
    for price in &prices {
        if !figures.is_empty() {
            figures.push(view! { <b>"/"</b> }.into_any());
        }
        figures.extend(sign::signed(price, '−'));
    }
    let words = Arg::List(prices.into_iter().map(IntoArg::into_arg).collect());
    (!figures.is_empty()).then(|| Part::loss("web.lorenzo.sum.cost", figures, words))
}

/// What a place takes and brings, in the order of paying, with as many servants as reach that value.
fn parts(board: Lorenzo, way: &Prospect, given: (i64, i64)) -> Vec<Part> {
    let mut all = vec![value(way, given)];
    if way.surcharge > 0 {
        let coins = Goods::of(Good::Coins, way.surcharge);
        all.push(Part::loss(
            "web.lorenzo.sum.occupied",
            sign::signed(&coins, '−'),
            coins,
        ));
    }
    if !way.bonus.is_empty() {
        all.push(Part::gain(
            "web.lorenzo.sum.floor",
            sign::signed(&way.bonus, '+'),
            way.bonus,
        ));
    }
    all.extend(costs(board, way));
    match way.space.place() {
        Place::Floor(kind, floor) => all.extend(card_parts(board, kind, floor)),
        Place::Work(..) => {
            if let Some(told) = way.yields.get(board.giving.get()).or(way.yields.last()) {
                let mut brings = sign::signed(&told.goods, '+');
                if told.privileges > 0 {
                    brings.push(sign::amount(format!("+{}", told.privileges), "privilege"));
                }
                if told.exchanges > 0 {
                    brings.push(sign::amount(told.exchanges, "exchange"));
                }
                all.push(Part::gain("web.lorenzo.sum.now", brings, told.goods));
            }
        }
        Place::Market | Place::Council => {
            let gives = board.read(|view| view.figures.space(way.space).gives);
            all.push(Part::gain(
                "web.lorenzo.sum.now",
                sign::gained(&gives),
                describe::bundle(&gives),
            ));
        }
    }
    all
}

/// What a production costs and brings with the exchanges that are laid out.
fn production_parts(production: &Production) -> Vec<Part> {
    let Production { pays, yields, .. } = production;
    let value = view! { <b>{yields.value}</b> }.into_any();
    let mut all = vec![Part {
        class: "",
        ..Part::gain("web.lorenzo.sum.value", vec![value], yields.value)
    }];
    if !pays.is_empty() {
        all.push(Part::loss("web.lorenzo.sum.cost", sign::signed(pays, '−'), *pays));
    }
    let mut brings = sign::signed(&yields.goods, '+');
    if yields.privileges > 0 {
        brings.push(sign::amount(format!("+{}", yields.privileges), "privilege"));
    }
    if !brings.is_empty() {
        all.push(Part::gain("web.lorenzo.sum.now", brings, yields.goods));
    }
    all
}

/// How many spaces the member in hand reaches, by the servants that it takes.
fn within_reach(board: Lorenzo) -> Vec<(u16, usize)> {
    let mut counted = BTreeMap::new();
    board.read(|view| {
        for way in &view.prospects {
            *counted.entry(way.servants).or_default() += 1;
        }
    });
    counted.into_iter().take(MOST_REACHES).collect()
}

fn reach_drawn((servants, spaces): (u16, usize)) -> AnyView {
    let words = Message::new("web.lorenzo.spaces").with("count", spaces);
    view! {
        <span class="part within">
            <small>{move || say(&words, &[])}</small>
            <span>{sign::amount(servants, "servants")}</span>
        </span>
    }
    .into_any()
}

fn card_parts(board: Lorenzo, kind: Kind, floor: usize) -> Vec<Part> {
    board.read(|view| {
        let mut all = Vec::new();
        let card = view.towers[kind as usize][floor];
        if let Some(figures) = card.and_then(|card| view.figures.card(card)) {
            if figures.now != Bundle::NOTHING {
                all.push(Part::gain(
                    "web.lorenzo.sum.now",
                    sign::gained(&figures.now),
                    describe::bundle(&figures.now),
                ));
            }
            if figures.victory > 0 {
                let points = vec![sign::amount(format!("+{}", figures.victory), "victory")];
                all.push(Part::gain(
                    "web.lorenzo.sum.end",
                    points,
                    describe::amount(Good::Victory, figures.victory),
                ));
            }
        }
        all
    })
}

/// What is left afterwards, and what becomes of the leaders in hand.
fn consequence(board: Lorenzo, after: &After) -> Vec<Message> {
    let held = board.own(|player| player.goods);
    let changed = Good::ALL.iter().filter(|&&good| {
        let before = held.map(|held| held.get(good));
        before.is_some_and(|before| before != after.goods.get(good))
    });
    let left: Vec<Arg> = changed
        .map(|&good| describe::amount(good, after.goods.get(good)).into_arg())
        .collect();
    let leaders = |id: &'static str, leaders: &[signoria_lorenzo::pieces::Leader]| {
        let names: Vec<Arg> = leaders.iter().map(|leader| leader.into_arg()).collect();
        let count = names.len();
        (count > 0).then(|| {
            Message::new(id)
                .with("leaders", Arg::List(names))
                .with("count", count)
        })
    };
    let left = (!left.is_empty()).then(|| Message::new("web.lorenzo.leaves").with("goods", Arg::List(left)));
    let playable = leaders("web.lorenzo.then-playable", &after.playable);
    let no_longer = leaders("web.lorenzo.no-longer", &after.no_longer);
    [left, playable, no_longer].into_iter().flatten().collect()
}

/// The sum. It has its place whether or not something is pointed at.
#[component]
pub fn Sum(board: Lorenzo) -> impl IntoView {
    let way = Memo::new(move |_| {
        let under_way = board.read(|view| view.under_way.clone());
        under_way.or_else(|| board.pointed().and_then(|space| board.way(space)))
    });
    let production = Memo::new(move |_| board.read(|view| view.production.clone()));
    let busy = Memo::new(move |_| board.way_is_open() || production.with(Option::is_some));
    let given = servants::given(board);
    let all = move |way: &Prospect| {
        let least = (i64::from(way.servants), i64::from(way.reached));
        parts(board, way, given.get().unwrap_or(least))
    };
    let parts = move || match (production.get(), way.get()) {
        (Some(production), _) => production_parts(&production),
        (None, Some(way)) => all(&way),
        (None, None) => Vec::new(),
    };
    let drawn = move || {
        let parts = parts();
        if parts.is_empty() && board.asks("on") {
            return within_reach(board).into_iter().map(reach_drawn).collect_view();
        }
        parts.into_iter().map(Part::drawn).collect_view()
    };
    let spoken = move || {
        let parts = parts();
        let said = parts.iter().map(|part| say(&part.said(), &[]));
        said.collect::<Vec<_>>().join(" ")
    };
    // With the cost that is chosen; the servants that are needed are those of the view.
    let after = move || {
        let way = way.get()?;
        let chosen = board.cost.get();
        let at = way
            .costs
            .iter()
            .position(|price| Some(price.number) == chosen)
            .unwrap_or(0);
        way.after.get(at).cloned()
    };
    let then = move || {
        let messages = after()
            .map(|after| consequence(board, &after))
            .unwrap_or_default();
        let said = messages.iter().map(|message| say(message, &[]));
        said.collect::<Vec<_>>().join(" ")
    };
    view! {
        <div class="sum" class:idle=move || !busy.get() aria-hidden="true">{drawn}</div>
        <p class="consequence" role="status"><span class="visually-hidden">{spoken}</span>{then}</p>
    }
}
