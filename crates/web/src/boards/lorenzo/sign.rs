//! Goods and effects as symbols. Screen readers skip them: whatever shows them says the same in words.

use leptos::prelude::*;
use signoria_lorenzo::board::{Deed, Kind, Work};
use signoria_lorenzo::edition::{Cost, Exchange, Working};
use signoria_lorenzo::effect::{Basis, Bundle, Each, Grant, Members, Modifier};
use signoria_lorenzo::goods::{Good, Goods};

use crate::art::drawing;

/// The drawing of a thing of this game.
pub fn art(name: &str) -> impl IntoView + use<> {
    drawing(&format!("lorenzo-{name}"))
}

/// A symbol among figures.
pub fn sign(name: &str) -> AnyView {
    view! { <i class="sign">{art(name)}</i> }.into_any()
}

/// A figure and its symbol.
pub fn amount(figure: impl ToString, name: &str) -> AnyView {
    view! { <span class="amount"><b>{figure.to_string()}</b>{sign(name)}</span> }.into_any()
}

fn text(text: impl ToString) -> AnyView {
    view! { <b>{text.to_string()}</b> }.into_any()
}

/// Goods one beside the other.
pub fn goods(goods: &Goods) -> Vec<AnyView> {
    goods
        .kinds()
        .map(|(good, count)| amount(count, good.word()))
        .collect()
}

/// The same with a sign before each figure.
pub fn signed(goods: &Goods, sign: char) -> Vec<AnyView> {
    goods
        .kinds()
        .map(|(good, count)| amount(format!("{sign}{count}"), good.word()))
        .collect()
}

/// The value from which a card works, in a hexagon with sickle or gear.
pub fn value(work: Work, value: impl ToString) -> AnyView {
    view! { <span class=format!("hex {work}")>{sign(work.word())}<b>{value.to_string()}</b></span> }
        .into_any()
}

/// Points at the end, in a laurel.
pub fn laurel(points: u8) -> AnyView {
    view! { <span class="laurel">{art("laurel")}<b>{points}</b></span> }.into_any()
}

/// Half an arrow between what is paid and what it brings.
pub fn arrow() -> AnyView {
    view! { <i class="arrow"></i> }.into_any()
}

fn each(each: &Each) -> Vec<AnyView> {
    let per = each.per.kind().map_or("military", Kind::word);
    let every = if each.every == 1 {
        String::new()
    } else {
        each.every.to_string()
    };
    vec![
        amount(each.amount, each.good.word()),
        text("/"),
        amount(every, per),
    ]
}

/// A small tower in the colour of its kind, with the value of an action there.
fn tower(kinds: &[Kind], value: i8) -> AnyView {
    let kind = match kinds {
        [only] => only.word(),
        _ => "any",
    };
    view! { <span class=format!("grant kind-{kind}")>{art("tower-sign")}<b>{value}</b></span> }.into_any()
}

fn grant(grant: Grant) -> Vec<AnyView> {
    match grant {
        Grant::Take(take) => {
            let kinds: Vec<Kind> = take.kinds.iter().collect();
            let mut all = vec![tower(&kinds, take.value)];
            all.extend(signed(&take.off, '−'));
            all
        }
        Grant::Work(work, granted) => vec![value(work, granted.value)],
        Grant::Strengthen(value) => vec![sign("member-sign"), text(format!("= {value}"))],
    }
}

/// What happens at once.
pub fn bundle(bundle: &Bundle) -> Vec<AnyView> {
    with_sign(bundle, "")
}

/// The same as part of a sum: with a sign before each figure.
pub fn gained(bundle: &Bundle) -> Vec<AnyView> {
    with_sign(bundle, "+")
}

fn with_sign(bundle: &Bundle, sign: &str) -> Vec<AnyView> {
    let figure = |count: u16| format!("{sign}{count}");
    let goods = bundle.gain.kinds();
    let mut all: Vec<AnyView> = goods
        .map(|(good, count)| amount(figure(count.into()), good.word()))
        .collect();
    all.extend(bundle.each.iter().flat_map(each));
    if bundle.privileges > 0 {
        all.push(amount(figure(bundle.privileges.into()), "privilege"));
    }
    all.extend(bundle.grant.into_iter().flat_map(grant));
    all
}

/// A line of an exchange.
pub fn exchange(line: &Exchange) -> Vec<AnyView> {
    let mut all = goods(&line.pay);
    all.push(arrow());
    all.extend(bundle(&line.gives));
    all
}

/// What a card does in harvest or production, in one or two rows.
pub fn working(work: Work, working: &Working) -> Vec<Vec<AnyView>> {
    let mut rows = Vec::new();
    if working.gives != Bundle::NOTHING {
        rows.push(bundle(&working.gives));
    }
    rows.extend(working.exchanges.iter().map(exchange));
    if let Some(first) = rows.first_mut() {
        first.insert(0, value(work, working.value));
    }
    rows
}

/// A cost; "4 of 8" where more must be held than is paid.
pub fn cost(cost: &Cost) -> Vec<AnyView> {
    let held = cost.needs_military;
    if held > cost.pay.get(Good::Military) {
        let pays = cost.pay.get(Good::Military);
        return vec![
            amount(pays, "military"),
            view! { <small>{format!("({held}+)")}</small> }.into_any(),
        ];
    }
    goods(&cost.pay)
}

fn by(number: i8) -> String {
    format!("{number:+}").replace('-', "−")
}

fn deed(deed: Deed, by: String) -> Vec<AnyView> {
    match deed {
        Deed::Harvest => vec![value(Work::Harvest, by)],
        Deed::Production => vec![value(Work::Production, by)],
        card => {
            let kind = card.word();
            vec![
                text(by),
                view! { <span class=format!("grant plain kind-{kind}")>{art("tower-sign")}</span> }
                    .into_any(),
            ]
        }
    }
}

/// What holds as long as the thing lies with a player.
pub fn modifier(modifier: &Modifier) -> Vec<AnyView> {
    match modifier {
        Modifier::Value { action, by: change } => deed(*action, by(*change)),
        Modifier::Members { who, by: change } => {
            let whom = if *who == Members::Neutral {
                "member-sign"
            } else {
                "leader-sign"
            };
            vec![text(by(*change)), sign(whom)]
        }
        Modifier::Base(value) => vec![sign("leader-sign"), text(format!("= {value}"))],
        Modifier::Discount { off, .. } => signed(off, '−'),
        Modifier::DiscountOneOf { goods, .. } => one_of(goods.iter()),
        Modifier::NoFloorBonus(_) => vec![sign("cross"), sign("tower-sign")],
        Modifier::OccupiedSpaces => vec![sign("member-sign"), sign("member-sign")],
        Modifier::NoSurcharge => vec![sign("cross"), amount("+3", "coins")],
        Modifier::NoSlotRequirement => vec![sign("territory"), sign("cross"), sign("military")],
        Modifier::Multiply { by, .. } => vec![text(format!("×{by}")), sign("wood"), sign("stone")],
        Modifier::Church(points) => vec![sign("church-sign"), amount(format!("+{points}"), "victory")],
        Modifier::Less { goods } => one_of(goods.iter()),
        Modifier::NoMarket => vec![sign("cross"), sign("coins"), sign("member-sign")],
        Modifier::Servants(rate) => vec![amount(rate, "servants"), arrow(), text("+1")],
        Modifier::Late => vec![sign("cross"), sign("member-sign"), text("I")],
        Modifier::NoScore(kind) => vec![amount(0, "victory"), text("/"), sign(kind.word())],
        Modifier::Loss { basis, every } => {
            let mut all = vec![amount("−1", "victory"), text("/")];
            if *every > 1 {
                all.push(text(every));
            }
            all.extend(counted(*basis).iter().map(|name| sign(name)));
            all
        }
    }
}

fn one_of(goods: impl Iterator<Item = Good>) -> Vec<AnyView> {
    let mut all = Vec::new();
    for good in goods {
        if !all.is_empty() {
            all.push(text("/"));
        }
        all.push(amount("−1", good.word()));
    }
    all
}

fn counted(basis: Basis) -> &'static [&'static str] {
    match basis {
        Basis::Victory => &["victory"],
        Basis::Military => &["military"],
        Basis::BuildingCosts => &["building"],
        Basis::Resources => &["wood", "stone", "servants", "coins"],
    }
}

/// Several modifiers.
pub fn modifiers(all: &[Modifier]) -> Vec<AnyView> {
    all.iter().flat_map(modifier).collect()
}
