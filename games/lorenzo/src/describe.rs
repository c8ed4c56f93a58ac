//! What cards, leaders, tiles and places do, as messages: made from the vocabulary of effects, never written card by card.

use signoria_engine::Set;

use signoria_engine::message::{Arg, IntoArg, Message};

use crate::board::{Kind, Place, Space, Work};
use crate::edition::{Ability, CardFigures, Cost, Exchange, LeaderFigures, Requirement};
use crate::effect::{Bundle, Each, Grant, Modifier, Take};
use crate::goods::{Good, Goods};
use crate::pieces::BonusTile;

/// Nothing at all.
pub(crate) fn nothing() -> Arg {
    Message::new("lorenzo.amount.nothing").into_arg()
}

/// The parts, listed.
pub(crate) fn list(parts: Vec<Arg>) -> Arg {
    if parts.is_empty() {
        nothing()
    } else {
        Arg::List(parts)
    }
}

/// An amount of one good.
pub fn amount(good: Good, count: impl IntoArg) -> Message {
    Message::new(good.amount_id()).with("count", count)
}

/// A number of council privileges.
pub fn privileges(count: u8) -> Message {
    Message::new("lorenzo.effect.privileges").with("count", count)
}

/// Puts the parts together, two by two, by a message with the arguments `first` and `second`.
fn put_together(id: &'static str, parts: impl IntoIterator<Item = Arg>) -> Arg {
    let parts = parts.into_iter().reduce(|first, second| {
        let both = Message::new(id).with("first", first).with("second", second);
        both.into_arg()
    });
    parts.unwrap_or_else(nothing)
}

/// One amount or another: what there is a choice of.
pub(crate) fn amounts_or(parts: impl IntoIterator<Item = Arg>) -> Arg {
    put_together("lorenzo.list.or", parts)
}

/// 1 of any of these.
pub(crate) fn one_of(goods: Set<Good>) -> Arg {
    amounts_or(goods.iter().map(|good| amount(good, 1_u8).into_arg()))
}

fn kinds(set: Set<Kind>) -> Arg {
    Arg::List(set.iter().map(IntoArg::into_arg).collect())
}

fn all_kinds(set: Set<Kind>) -> bool {
    set.iter().count() == Kind::COUNT
}

/// The amounts of goods one by one.
pub(crate) fn amounts(goods: &Goods) -> impl Iterator<Item = Arg> + '_ {
    goods.kinds().map(|(good, count)| amount(good, count).into_arg())
}

fn each(each: &Each) -> Arg {
    Message::new("lorenzo.effect.each")
        .with("gain", amount(each.good, each.amount))
        .with("per", Message::new(each.per.name()).with("every", each.every))
        .into_arg()
}

fn take(take: &Take) -> Message {
    let id = if all_kinds(take.kinds) {
        "lorenzo.effect.take-any"
    } else {
        "lorenzo.effect.take"
    };
    let action = Message::new(id)
        .with("kinds", kinds(take.kinds))
        .with("value", take.value);
    if take.off.is_empty() {
        action
    } else {
        Message::new("lorenzo.effect.take-off")
            .with("action", action)
            .with("off", take.off)
    }
}

/// An action that an effect grants.
pub(crate) fn grant(grant: Grant) -> Message {
    match grant {
        Grant::Take(granted) => take(&granted),
        Grant::Work(work, granted) => {
            let id = if granted.servants_only {
                "lorenzo.effect.work-servants"
            } else {
                "lorenzo.effect.work"
            };
            Message::new(id).with("work", work).with("value", granted.value)
        }
        Grant::Strengthen(value) => Message::new("lorenzo.effect.strengthen").with("value", value),
    }
}

/// The effects of a bundle, listed.
pub fn bundle(bundle: &Bundle) -> Arg {
    let mut parts: Vec<Arg> = amounts(&bundle.gain).collect();
    parts.extend(bundle.each.iter().map(each));
    if bundle.privileges > 0 {
        parts.push(privileges(bundle.privileges).into_arg());
    }
    parts.extend(bundle.grant.map(|granted| grant(granted).into_arg()));
    list(parts)
}

/// An exchange of a building.
pub(crate) fn exchange(pay: &Goods, gives: Arg) -> Message {
    Message::new("lorenzo.effect.exchange")
        .with("pay", *pay)
        .with("gives", gives)
}

/// The lines of a building, one or the other.
fn exchanges(lines: &[Exchange]) -> Arg {
    let lines = lines.iter();
    let lines = lines.map(|line| exchange(&line.pay, bundle(&line.gives)).into_arg());
    put_together("lorenzo.list.either", lines)
}

fn cost(cost: &Cost) -> Arg {
    if cost.needs_military > cost.pay.get(Good::Military) {
        Message::new("lorenzo.effect.cost-needs")
            .with("pay", cost.pay)
            .with("needs", amount(Good::Military, cost.needs_military))
            .into_arg()
    } else {
        cost.pay.into_arg()
    }
}

/// Puts parts one after the other, set apart more than the items of a list.
fn in_turn(parts: Vec<Arg>) -> Arg {
    put_together("lorenzo.list.in-turn", parts)
}

/// A card in one line: cost, immediate effect, and what it does later.
pub fn card(figures: &CardFigures) -> Arg {
    in_turn(card_parts(figures))
}

/// What a card costs and does, part by part.
pub fn card_parts(figures: &CardFigures) -> Vec<Arg> {
    let mut parts = Vec::new();
    let mut part = |message: Message| parts.push(message.into_arg());
    if !figures.costs.is_empty() {
        let costs = put_together("lorenzo.list.either", figures.costs.iter().map(cost));
        part(Message::new("lorenzo.effect.costs").with("cost", costs));
    }
    if figures.now != Bundle::default() {
        part(Message::new("lorenzo.effect.now").with("effect", bundle(&figures.now)));
    }
    if let Some(work) = &figures.work {
        let mut effects = Vec::new();
        if work.gives != Bundle::default() {
            effects.push(bundle(&work.gives));
        }
        if !work.exchanges.is_empty() {
            effects.push(exchanges(&work.exchanges));
        }
        // Territories and buildings alone work.
        let area = if figures.kind == Work::Harvest.kind() {
            Work::Harvest
        } else {
            Work::Production
        };
        let working = Message::new("lorenzo.effect.working")
            .with("work", area)
            .with("value", work.value);
        part(working.with("effect", list(effects)));
    }
    if !figures.always.is_empty() {
        parts.push(modifiers(&figures.always));
    }
    if figures.victory > 0 {
        let points = amount(Good::Victory, figures.victory);
        parts.push(
            Message::new("lorenzo.effect.at-end")
                .with("gain", points)
                .into_arg(),
        );
    }
    parts
}

/// Modifiers, one after the other.
pub fn modifiers(modifiers: &[Modifier]) -> Arg {
    in_turn(modifiers.iter().map(|each| modifier(each).into_arg()).collect())
}

/// A change, with its sign as it is printed.
fn signed(number: i8) -> Arg {
    Arg::Text(format!("{number:+}").replace('-', "−"))
}

fn goods(set: Set<Good>) -> Arg {
    Arg::List(set.iter().map(IntoArg::into_arg).collect())
}

fn discount(of: Set<Kind>, off: Arg) -> Message {
    let id = if all_kinds(of) {
        "lorenzo.modifier.discount-all"
    } else {
        "lorenzo.modifier.discount"
    };
    Message::new(id).with("kinds", kinds(of)).with("off", off)
}

fn modifier(modifier: &Modifier) -> Message {
    match *modifier {
        Modifier::Value { action, by } => Message::new("lorenzo.modifier.value")
            .with("action", action)
            .with("by", signed(by)),
        Modifier::Members { who, by } => Message::new("lorenzo.modifier.members")
            .with("who", who)
            .with("by", signed(by)),
        Modifier::Base(value) => Message::new("lorenzo.modifier.base").with("value", value),
        Modifier::Discount { kinds: of, off } => discount(of, off.into_arg()),
        Modifier::DiscountOneOf {
            kinds: of,
            goods: off,
        } => discount(of, one_of(off)),
        Modifier::NoFloorBonus(floors) => Message::new("lorenzo.modifier.no-floor-bonus").with(
            "floors",
            Arg::List(floors.numbers().map(IntoArg::into_arg).collect()),
        ),
        Modifier::OccupiedSpaces => Message::new("lorenzo.modifier.occupied-spaces"),
        Modifier::NoSurcharge => Message::new("lorenzo.modifier.no-surcharge"),
        Modifier::NoSlotRequirement => Message::new("lorenzo.modifier.no-slot-requirement"),
        Modifier::Multiply { goods: of, by } => Message::new("lorenzo.modifier.multiply")
            .with("goods", goods(of))
            .with("by", by),
        Modifier::Church(victory) => {
            Message::new("lorenzo.modifier.church").with("gain", amount(Good::Victory, victory))
        }
        Modifier::Less { goods: of } => Message::new("lorenzo.modifier.less").with("goods", one_of(of)),
        Modifier::NoMarket => Message::new("lorenzo.modifier.no-market"),
        Modifier::Servants(rate) => Message::new("lorenzo.modifier.servants").with("rate", rate),
        Modifier::Late => Message::new("lorenzo.modifier.late"),
        Modifier::NoScore(kind) => Message::new("lorenzo.modifier.no-score").with("kind", kind),
        Modifier::Loss { basis, every } => Message::new("lorenzo.modifier.loss")
            .with("basis", Message::new(basis.name()).with("every", every)),
    }
}

/// A message about a personal bonus tile, with what it gives.
pub(crate) fn bonus_tile([harvest, production]: [Goods; 2], message: Message, tile: BonusTile) -> Message {
    message
        .with("tile", tile)
        .with("harvest", harvest)
        .with("production", production)
}

/// A space by its name, one of the market by what it gives.
pub(crate) fn spot(space: Space, gives: &Bundle) -> Arg {
    match space.place() {
        Place::Market => Message::new("lorenzo.place.market-space")
            .with("gives", bundle(gives))
            .into_arg(),
        _ => space.into_arg(),
    }
}

/// What a leader needs, listed.
pub fn requirement(needs: &Requirement) -> Arg {
    let cards = |id: &'static str, count: u8| Message::new(id).with("count", count).into_arg();
    let mut parts: Vec<Arg> = Kind::ALL
        .iter()
        .filter(|&&kind| needs.cards.of(kind) > 0)
        .map(|&kind| cards(kind.cards_id(), needs.cards.of(kind)))
        .collect();
    if needs.same_kind > 0 {
        parts.push(cards("lorenzo.cards.same", needs.same_kind));
    }
    parts.extend(amounts(&needs.goods));
    list(parts)
}

/// What a leader can do.
pub fn ability(figures: &LeaderFigures) -> Arg {
    match &figures.ability {
        Ability::Always(always) => modifiers(always),
        Ability::Once(once) => Message::new("lorenzo.effect.once")
            .with("effect", bundle(once))
            .into_arg(),
        Ability::Copies => Message::new("lorenzo.effect.copies").into_arg(),
    }
}
