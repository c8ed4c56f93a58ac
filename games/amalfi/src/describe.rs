//! What cards, routes, decrees and titles do, as messages.

use signoria_engine::{Arg, IntoArg, Message};

use crate::edition::{Components, Cost, Criterion, Fee};
use crate::effect::{Count, Effect, Extra, ListId, Market, Modifier, Occasion, Options, Trigger};
use crate::pieces::{Character, Decree, Hold, Role, Route, Title};
use crate::rules::Price;

fn list(messages: impl IntoIterator<Item = Message>) -> Arg {
    Arg::List(messages.into_iter().map(Message::into_arg).collect())
}

/// A number of resources of one kind, or of either of two.
pub(crate) fn resources(n: u16, of: &[Hold]) -> Message {
    match *of {
        _ if n == 0 => Message::new("amalfi.cost.nothing"),
        [first, second] => Message::new("amalfi.cost.either")
            .with("n", n)
            .with("first", first)
            .with("second", second),
        [one, ..] => Message::new("amalfi.cost.resources").with("n", n).with("of", one),
        [] => Message::new("amalfi.cost.nothing"),
    }
}

/// A cost in resources, as it is printed.
pub(crate) fn cost(cost: &Cost) -> Message {
    let shown: Vec<Hold> = cost.shown.into_iter().flatten().collect();
    resources(cost.n.into(), &shown)
}

/// What a thing costs now, in resources or in bread, without the surcharge of its cell.
pub(crate) fn price(price: &Price) -> Message {
    if price.bread > 0 {
        return Message::new("amalfi.cost.bread").with("n", price.bread);
    }
    let of: Vec<Hold> = price.of.iter().collect();
    resources(price.n, &of)
}

/// What a character is paid with.
pub(crate) fn fee(fee: &Fee) -> Message {
    match fee {
        Fee::Bread(n) => Message::new("amalfi.cost.bread").with("n", *n),
        Fee::Resources(resources) => cost(resources),
    }
}

/// What sailing a route costs and does.
pub(crate) fn route(components: &Components, route: Route) -> Arg {
    let figures = components.route(route);
    let effects = effects(components, figures.effects);
    match figures.price {
        0 => effects,
        price => Message::new("amalfi.panel.priced")
            .with("price", price)
            .with("what", effects)
            .into_arg(),
    }
}

fn options(components: &Components, options: &Options) -> Message {
    let option =
        |&list: &ListId| Message::new("amalfi.effect.option").with("effects", effects(components, list));
    match options.lists() {
        [first, second] => Message::new("amalfi.effect.either")
            .with("first", option(first))
            .with("second", option(second)),
        lists => Message::new("amalfi.effect.choose").with("options", list(lists.iter().map(option))),
    }
}

fn step(components: &Components, step: Effect) -> Message {
    let counted = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match step {
        Effect::Send { hold: Some(hold), n } => counted("amalfi.effect.send", n).with("hold", hold),
        Effect::Send { hold: None, n } => counted("amalfi.effect.send-any", n),
        Effect::Bread(n) => counted("amalfi.effect.bread", n),
        Effect::Vp(n) => counted("amalfi.effect.vp", n),
        Effect::Take { n, waive: false } => counted("amalfi.effect.take", n),
        Effect::Take { n, waive: true } => counted("amalfi.effect.take-free", n),
        Effect::Lighthouse(n) => counted("amalfi.effect.lighthouse", n),
        Effect::Untap(n) => counted("amalfi.effect.untap", n),
        Effect::UntapAll => Message::new("amalfi.effect.untap-all"),
        Effect::Choose(choice) => options(components, &choice),
        Effect::PayBread(n) => counted("amalfi.effect.pay", n),
        Effect::DiscardWorkshop => Message::new("amalfi.effect.discard-workshop"),
        Effect::DiscardCouncil => Message::new("amalfi.effect.discard-council"),
        Effect::Extra { action, discount } => Message::new(match action {
            Extra::Buy => "amalfi.effect.extra-buy",
            Extra::Explore => "amalfi.effect.extra-explore",
            Extra::Invite => "amalfi.effect.extra-invite",
        })
        .with("discount", discount),
        Effect::VpPer(tally) => per(tally.each, tally.count, tally.max),
        Effect::BuildFree(n) => counted("amalfi.effect.build-free", n),
        Effect::Recall(n) => counted("amalfi.effect.recall", n),
        Effect::FromPort(n) => counted("amalfi.effect.from-port", n),
        Effect::Copy { occupied_ok: true } => Message::new("amalfi.effect.copy"),
        Effect::Copy { occupied_ok: false } => Message::new("amalfi.effect.copy-free"),
        Effect::DiscardHand { max, each, .. } => {
            counted("amalfi.effect.discard-hand", max).with("effects", effects(components, each))
        }
        Effect::MoveHold(n) => counted("amalfi.effect.move", n),
    }
}

fn per(each: u8, count: Count, max: u8) -> Message {
    Message::new("amalfi.effect.per")
        .with("each", each)
        .with("count", count)
        .with("max", max)
}

/// An effect list.
pub(crate) fn effects(components: &Components, id: ListId) -> Arg {
    let steps = components.effects(id);
    if steps.is_empty() {
        return Message::new("amalfi.effect.none").into_arg();
    }
    list(steps.iter().map(|&one| step(components, one)))
}

fn trigger(components: &Components, trigger: &Trigger) -> Message {
    let effects = effects(components, trigger.then);
    let message = match (trigger.occasion, trigger.craft) {
        (Occasion::Buy, Some(craft)) => Message::new("amalfi.when.buy-craft").with("craft", craft),
        (Occasion::Buy, None) => Message::new("amalfi.when.buy"),
        (Occasion::Explore, _) => Message::new("amalfi.when.explore"),
        (Occasion::BuildShip, _) => Message::new("amalfi.when.build-ship"),
        (Occasion::LighthouseBuilt, _) => Message::new("amalfi.when.lighthouse-built"),
        (Occasion::LighthouseUsed, _) => Message::new("amalfi.when.lighthouse-used"),
        (Occasion::Invite, _) => Message::new("amalfi.when.invite"),
        (Occasion::Take, _) => Message::new("amalfi.when.take"),
        (Occasion::SailPrivate, _) => Message::new("amalfi.when.sail-private"),
        (Occasion::SailPublic, _) => Message::new("amalfi.when.sail-public"),
    };
    message.with("effects", effects)
}

fn modifier(modifier: Modifier) -> Message {
    let less = |id: &'static str, add: i8| Message::new(id).with("n", add.unsigned_abs());
    match modifier {
        Modifier::HoldValue { hold, add } => Message::new("amalfi.mod.hold-value")
            .with("hold", hold)
            .with("n", add),
        Modifier::EmergencyValue { add } => Message::new("amalfi.mod.emergency-value").with("n", add),
        Modifier::ShipCost { add, .. } => less("amalfi.mod.ship-cost", add),
        Modifier::ExploreCost { add, .. } => less("amalfi.mod.explore-cost", add),
        Modifier::Feed { add, .. } => less("amalfi.mod.feed", add),
        Modifier::SailBread { add, .. } => less("amalfi.mod.sail-bread", add),
        Modifier::SailOccupied {
            per_round,
            cost_bread,
        } => Message::new("amalfi.mod.sail-occupied")
            .with("n", per_round)
            .with("bread", cost_bread),
        Modifier::Surcharge { markets, set } => {
            let names = [
                (Market::Council, "amalfi.panel.council"),
                (Market::Workshop, "amalfi.panel.workshop"),
                (Market::Atlas, "amalfi.panel.atlas"),
            ];
            let named = names.into_iter().filter(|&(market, _)| markets.contains(market));
            Message::new("amalfi.mod.surcharge")
                .with("markets", list(named.map(|(_, id)| Message::new(id))))
                .with("n", set)
        }
        Modifier::LighthouseBread { set } => Message::new("amalfi.mod.lighthouse-bread").with("n", set),
        Modifier::LighthouseSendCost { set } => {
            Message::new("amalfi.mod.lighthouse-send-cost").with("n", set)
        }
    }
}

/// What a character does.
pub(crate) fn character(components: &Components, card: Character) -> Arg {
    let figures = components.character(card);
    match (figures.role, figures.score) {
        (Role::Endgame, Some(score)) => per(score.each, score.count, score.max).into_arg(),
        (Role::Permanent, _) => {
            let modifiers = figures.modifiers.iter().map(|&one| modifier(one));
            list(modifiers.chain(figures.triggers.iter().map(|one| trigger(components, one))))
        }
        _ => effects(components, figures.effect),
    }
}

/// What a decree scores in a round, from 0.
pub(crate) fn decree(components: &Components, decree: Decree, round: usize) -> Arg {
    list(components.decree(decree).iter().map(|criterion| {
        match *criterion {
            Criterion::Count { count, vp, hole } => {
                let shown = hole.map_or(0, |hole| components.holes[round][usize::from(hole)]);
                Message::new("amalfi.effect.each")
                    .with("each", vp + shown)
                    .with("count", count)
            }
            Criterion::Groups(groups) => Message::new("amalfi.effect.groups")
                .with("set", groups.set)
                .with("pair", groups.pair),
        }
    }))
}

/// What a title requires.
pub(crate) fn title(components: &Components, title: Title) -> Arg {
    let requires = components.title(title).requires.iter();
    list(requires.map(|&(count, least)| {
        let id = count.name().replacen("amalfi.count.", "amalfi.need.", 1);
        Message::new(id).with("n", least)
    }))
}
