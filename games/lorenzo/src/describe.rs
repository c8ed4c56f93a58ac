//! What cards, leaders and tiles do, as messages: made from the vocabulary of effects, never written card by card.

use signoria_engine::message::{Arg, IntoArg, Message};

use crate::board::KindSet;
use crate::edition::{Ability, CardFigures, Cost, Exchange, LeaderFigures, Requirement};
use crate::effect::{Bundle, Each, Grant, Modifier};
use crate::goods::{Good, Goods};

fn nothing() -> Arg {
    Message::new("lorenzo.amount.nothing").into_arg()
}

fn list(parts: Vec<Arg>) -> Arg {
    if parts.is_empty() {
        nothing()
    } else {
        Arg::List(parts)
    }
}

fn kinds(set: KindSet) -> Arg {
    Arg::List(set.iter().map(IntoArg::into_arg).collect())
}

fn amounts(goods: &Goods) -> impl Iterator<Item = Arg> + '_ {
    goods
        .kinds()
        .map(|(good, amount)| Message::new(good.amount_id()).with("count", amount).into_arg())
}

fn each(each: &Each) -> Arg {
    Message::new("lorenzo.effect.each")
        .with(
            "gain",
            Message::new(each.good.amount_id()).with("count", each.amount),
        )
        .with("every", each.every)
        .with("per", each.per)
        .into_arg()
}

/// The effects of a bundle, listed.
pub(crate) fn bundle(bundle: &Bundle) -> Arg {
    let mut parts: Vec<Arg> = amounts(&bundle.gain).collect();
    parts.extend(bundle.each.iter().map(each));
    if bundle.privileges > 0 {
        parts.push(
            Message::new("lorenzo.effect.privileges")
                .with("count", bundle.privileges)
                .into_arg(),
        );
    }
    parts.extend(bundle.grant.map(|grant| {
        match grant {
            Grant::Take(take) if take.off.is_empty() => Message::new("lorenzo.effect.take")
                .with("kinds", kinds(take.kinds))
                .with("value", take.value),
            Grant::Take(take) => Message::new("lorenzo.effect.take-off")
                .with("kinds", kinds(take.kinds))
                .with("value", take.value)
                .with("off", take.off),
            Grant::Work(work, granted) if granted.servants_only => {
                Message::new("lorenzo.effect.work-servants")
                    .with("work", work)
                    .with("value", granted.value)
            }
            Grant::Work(work, granted) => Message::new("lorenzo.effect.work")
                .with("work", work)
                .with("value", granted.value),
            Grant::Strengthen(value) => Message::new("lorenzo.effect.strengthen").with("value", value),
        }
        .into_arg()
    }));
    list(parts)
}

/// The lines of an exchange, listed.
pub(crate) fn exchanges(lines: &[Exchange]) -> Arg {
    Arg::List(
        (1_u8..)
            .zip(lines)
            .map(|(number, line)| {
                Message::new("lorenzo.effect.exchange")
                    .with("line", number)
                    .with("pay", line.pay)
                    .with("gives", bundle(&line.gives))
                    .into_arg()
            })
            .collect(),
    )
}

fn cost(cost: &Cost) -> Arg {
    let military = cost.pay.get(Good::Military);
    if cost.needs_military > military {
        Message::new("lorenzo.effect.cost-needs")
            .with("pay", cost.pay)
            .with("needs", cost.needs_military)
            .into_arg()
    } else {
        cost.pay.into_arg()
    }
}

/// The costs of a card, numbered if there are two.
pub(crate) fn costs(card: &CardFigures) -> Arg {
    match card.costs.as_slice() {
        [] => nothing(),
        [only] => cost(only),
        several => Arg::List(
            (1_u8..)
                .zip(several)
                .map(|(number, each)| {
                    Message::new("lorenzo.effect.cost-number")
                        .with("number", number)
                        .with("cost", cost(each))
                        .into_arg()
                })
                .collect(),
        ),
    }
}

/// Puts parts one after the other, set apart more than the items of a list.
fn in_turn(parts: Vec<Arg>) -> Arg {
    parts
        .into_iter()
        .reduce(|before, next| {
            Message::new("lorenzo.effect.in-turn")
                .with("before", before)
                .with("next", next)
                .into_arg()
        })
        .unwrap_or_else(nothing)
}

/// A card in one line: cost, immediate effect, and what it does later.
pub(crate) fn card(figures: &CardFigures) -> Arg {
    let mut parts = Vec::new();
    if !figures.costs.is_empty() {
        parts.push(
            Message::new("lorenzo.effect.costs")
                .with("cost", costs(figures))
                .into_arg(),
        );
    }
    if figures.now != Bundle::default() {
        parts.push(
            Message::new("lorenzo.effect.now")
                .with("effect", bundle(&figures.now))
                .into_arg(),
        );
    }
    if let Some(work) = &figures.work {
        let mut effects = Vec::new();
        if work.gives != Bundle::default() {
            effects.push(bundle(&work.gives));
        }
        if !work.exchanges.is_empty() {
            effects.push(exchanges(&work.exchanges));
        }
        parts.push(
            Message::new("lorenzo.effect.working")
                .with("value", work.value)
                .with("effect", list(effects))
                .into_arg(),
        );
    }
    if !figures.always.is_empty() {
        parts.push(modifiers(&figures.always));
    }
    if figures.victory > 0 {
        parts.push(
            Message::new("lorenzo.effect.at-end")
                .with("count", figures.victory)
                .into_arg(),
        );
    }
    in_turn(parts)
}

/// Modifiers, listed.
pub(crate) fn modifiers(modifiers: &[Modifier]) -> Arg {
    list(modifiers.iter().map(|each| modifier(each).into_arg()).collect())
}

fn signed(number: i8) -> Arg {
    Arg::Text(format!("{number:+}"))
}

fn goods(set: crate::goods::GoodSet) -> Arg {
    Arg::List(set.iter().map(IntoArg::into_arg).collect())
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
        Modifier::Discount { kinds: of, off } => Message::new("lorenzo.modifier.discount")
            .with("kinds", kinds(of))
            .with("off", off),
        Modifier::DiscountOneOf {
            kinds: of,
            goods: off,
        } => Message::new("lorenzo.modifier.discount-one-of")
            .with("kinds", kinds(of))
            .with("goods", goods(off)),
        Modifier::NoFloorBonus(_) => Message::new("lorenzo.modifier.no-floor-bonus"),
        Modifier::OccupiedSpaces => Message::new("lorenzo.modifier.occupied-spaces"),
        Modifier::NoSurcharge => Message::new("lorenzo.modifier.no-surcharge"),
        Modifier::NoSlotRequirement => Message::new("lorenzo.modifier.no-slot-requirement"),
        Modifier::Multiply { goods: of, by } => Message::new("lorenzo.modifier.multiply")
            .with("goods", goods(of))
            .with("by", by),
        Modifier::Church(victory) => Message::new("lorenzo.modifier.church").with("count", victory),
        Modifier::Less { goods: of } => Message::new("lorenzo.modifier.less").with("goods", goods(of)),
        Modifier::NoMarket => Message::new("lorenzo.modifier.no-market"),
        Modifier::Servants(rate) => Message::new("lorenzo.modifier.servants").with("rate", rate),
        Modifier::Late => Message::new("lorenzo.modifier.late"),
        Modifier::NoScore(kind) => Message::new("lorenzo.modifier.no-score").with("kind", kind),
        Modifier::Loss { basis, every } => Message::new("lorenzo.modifier.loss")
            .with("basis", basis)
            .with("every", every),
    }
}

/// What a leader needs, listed.
pub(crate) fn requirement(needs: &Requirement) -> Arg {
    let mut parts: Vec<Arg> = crate::board::Kind::ALL
        .iter()
        .filter(|&&kind| needs.cards.of(kind) > 0)
        .map(|&kind| {
            Message::new("lorenzo.effect.needs-cards")
                .with("count", needs.cards.of(kind))
                .with("kind", kind)
                .into_arg()
        })
        .collect();
    if needs.same_kind > 0 {
        parts.push(
            Message::new("lorenzo.effect.needs-same")
                .with("count", needs.same_kind)
                .into_arg(),
        );
    }
    parts.extend(amounts(&needs.goods));
    list(parts)
}

/// What a leader can do.
pub(crate) fn ability(figures: &LeaderFigures) -> Arg {
    match &figures.ability {
        Ability::Always(always) => modifiers(always),
        Ability::Once(once) => Message::new("lorenzo.effect.once")
            .with("effect", bundle(once))
            .into_arg(),
        Ability::Copies => Message::new("lorenzo.effect.copies").into_arg(),
    }
}
