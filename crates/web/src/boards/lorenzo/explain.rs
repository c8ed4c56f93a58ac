//! The explanation of everything in Lorenzo: cost, effect, limits, what is met and missing, the clauses. All figures come from the view.

mod places;

use signoria_engine::{Arg, Message};
use signoria_lorenzo::board::{Kind, Place, Space};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::describe;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::pieces::{BonusTile, Leader, Tile};
use signoria_lorenzo::prospect::{Need, Needed};
use signoria_lorenzo::step::Step;
use signoria_lorenzo::{Action, View};

use crate::boards::kit::told::{Told, ToldRow};
use places::{faith, good, member, military, round, slot, space, tower, work};

/// The clause of each leader, in their order.
const LEADERS: [&str; 20] = [
    "L.LE.1", "L.LE.2", "L.LE.3", "L.LE.4", "L.LE.5", "L.LE.6", "L.LE.7", "L.LE.8", "L.LE.9", "L.LE.10",
    "L.LE.11", "L.LE.12", "L.LE.13", "L.LE.14", "L.LE.15", "L.LE.16", "L.LE.17", "L.LE.18", "L.LE.19",
    "L.LE.20",
];

/// The clause of each excommunication tile, in their order.
const TILES: [&str; 21] = [
    "L.XT.3", "L.XT.4", "L.XT.5", "L.XT.6", "L.XT.7", "L.XT.8", "L.XT.9", "L.XT.10", "L.XT.11", "L.XT.12",
    "L.XT.13", "L.XT.14", "L.XT.15", "L.XT.16", "L.XT.17", "L.XT.18", "L.XT.19", "L.XT.20", "L.XT.21",
    "L.XT.22", "L.XT.23",
];

/// Explains a thing by its id.
pub fn told(view: &View, id: &str) -> Option<Told> {
    let (kind, name) = id.split_once(':').unwrap_or((id, ""));
    match kind {
        "card" => card(view, name.parse().ok()?),
        "leader" => Some(leader(view, name.parse().ok()?)),
        "tile" => tile(view, name.parse().ok()?),
        "bonus" => Some(bonus(view, name.parse().ok()?)),
        "space" => Some(space(view, name.parse().ok()?)),
        "good" => Some(good(name.parse().ok()?)),
        "member" => Some(member(view, name.parse().ok()?)),
        "kind" => Some(tower(view, name.parse().ok()?)),
        "work" => Some(work(view, name.parse().ok()?)),
        "faith" => faith(view, name.parse().ok()?),
        "military" => Some(military(view, name.parse().ok()?)),
        "slot" => slot(view, name),
        "round" => Some(round(name.parse().ok()?)),
        "surcharge" => Some(
            thing("surcharge-kind", says("surcharge"))
                .say(says("surcharge-says").with("coins", view.figures.surcharge))
                .clauses(&["L.TW.6", "L.TW.7", "L.TW.8"]),
        ),
        "dice" => Some(
            thing("dice-kind", says("dice"))
                .say(says("dice-says"))
                .clauses(&["L.RO.5", "L.FM.1"]),
        ),
        "order" => Some(
            thing("order-kind", says("order"))
                .say(says("order-says"))
                .clauses(&["L.ER.2", "L.ER.3"]),
        ),
        "score" => Some(
            thing("score-kind", says("score"))
                .say(says("score-says"))
                .clauses(&["L.FS.1", "L.FS.2", "L.FS.3", "L.FS.4", "L.FS.6", "L.FS.8"]),
        ),
        _ => None,
    }
}

/// A message of an explanation.
fn says(id: &str) -> Message {
    Message::new(format!("lorenzo.explain.{id}"))
}

fn thing(kind: &str, title: Message) -> Told {
    Told::new(says(kind), title)
}

/// Something that the game describes itself.
fn does(what: Arg) -> Message {
    says("does").with("what", what)
}

/// Where figures come from.
fn source(view: &View) -> Option<Message> {
    Some(says(if view.figures.reconstructed == 0 {
        "printed"
    } else {
        "partly-printed"
    }))
}

fn card(view: &View, card: Card) -> Option<Told> {
    let figures = view.figures.card(card)?;
    let kind = says("card-kind")
        .with("kind", figures.kind)
        .with("period", figures.period);
    let mut told = Told::new(kind, Message::new(card.name())).picture(format!("lorenzo-card-{card}"));
    for part in describe::card_parts(figures) {
        told = told.say(does(part));
    }
    let clauses: &[&str] = match figures.kind {
        Kind::Territory => &["L.CA.1", "L.CA.6", "L.EF.11", "L.FS.2"],
        Kind::Character => &["L.CA.1", "L.EF.1", "L.EF.21", "L.FS.3"],
        Kind::Building => &["L.CA.1", "L.EF.12", "L.WK.10", "L.WK.11"],
        Kind::Venture => &["L.CA.3", "L.CA.4", "L.EF.20", "L.FS.4"],
    };
    let told = told
        .clauses(clauses)
        .source(source(view))
        .rows(price_rows(view, card));
    Some(match (floor_of(view, card), view.steps.last()) {
        (Some(_), Some(Step::Take { .. })) => told.action(Action::Take { card }.to_string()),
        (Some(space), _) => going_to(view, space, told.rows(place_rows(view, space))),
        (None, _) => told,
    })
}

/// With what sending the member in hand there is: without one, there is nothing to say about it.
fn going_to(view: &View, space: Space, told: Told) -> Told {
    match view.steps.last() {
        Some(Step::Space { .. }) => told.action(Action::On { space }.to_string()),
        _ => told,
    }
}

/// What this seat pays where that is less than what is printed.
fn price_rows(view: &View, card: Card) -> Vec<ToldRow> {
    let printed = view.figures.card(card).map_or(&[][..], |figures| &figures.costs);
    let prices = view.prices.get(&card).into_iter().flatten();
    let reduced = prices.zip(printed).filter(|(price, cost)| **price != cost.pay);
    let rows = reduced.flat_map(|(price, cost)| {
        let goods = cost.pay.kinds().map(|(good, _)| (good, price.get(good)));
        goods
            .map(|(good, count)| row(says("you-pay"), count, Some(good.word())))
            .collect::<Vec<_>>()
    });
    rows.collect()
}

fn floor_of(view: &View, card: Card) -> Option<Space> {
    let mut floors = Kind::ALL
        .iter()
        .flat_map(|&kind| (0..4).map(move |floor| (kind, floor)));
    let found = floors.find(|&(kind, floor)| view.towers[kind as usize][floor] == Some(card));
    found.map(|(kind, floor)| kind.floor(floor))
}

fn row(words: Message, value: impl ToString, picture: Option<&str>) -> ToldRow {
    ToldRow {
        met: None,
        picture: picture.map(|name| format!("lorenzo-{name}")),
        words,
        value: value.to_string(),
    }
}

/// What a floor asks for, and what the member in hand would pay there.
fn place_rows(view: &View, space: Space) -> Vec<ToldRow> {
    let Place::Floor(kind, floor) = space.place() else {
        return Vec::new();
    };
    let mut rows = vec![row(
        says("floor-value").with("floor", floor as u8 + 1),
        view.figures.minimum(space),
        None,
    )];
    let way = view.prospects.iter().find(|way| way.space == space);
    // Some cards take the bonus away.
    let bonus = way.map_or(view.figures.bonus_of(space), |way| way.bonus);
    for (good, count) in bonus.kinds() {
        rows.push(row(says("floor-bonus"), format!("+{count}"), Some(good.word())));
    }
    if let Some(way) = way
        && way.servants > 0
    {
        rows.push(row(says("servants-needed"), way.servants, Some("servants")));
    }
    // Also where nobody can go: it is often what is missing.
    let surcharge = view.surcharges[kind as usize];
    if surcharge > 0 && view.towers[kind as usize][floor].is_some() {
        rows.push(row(says("surcharge"), format!("−{surcharge}"), Some("coins")));
    }
    rows
}

fn need_row(need: &Need) -> ToldRow {
    let (name, words) = match need.of {
        Needed::Good(good) => (good.word(), Message::new(good.name())),
        Needed::Cards(kind) => (kind.word(), says("kind-cards").with("kind", kind)),
        Needed::OneKind => ("any-card", says("one-kind")),
    };
    ToldRow {
        met: Some(need.is_met()),
        picture: Some(format!("lorenzo-{name}")),
        words,
        value: format!("{}/{}", need.held, need.asked),
    }
}

fn leader(view: &View, leader: Leader) -> Told {
    let mut told =
        thing("leader-kind", Message::new(leader.name())).picture(format!("lorenzo-leader-{leader}"));
    if let Some(figures) = view.figures.leader(leader) {
        told = told
            .say(says("needs").with("what", describe::requirement(&figures.needs)))
            .say(does(describe::ability(figures)));
    }
    let needs = view.needs.get(&leader).into_iter().flatten().map(need_row);
    let told = told
        .rows(needs)
        .clauses(&[LEADERS[leader as usize]])
        .clauses(&["L.LA.4", "L.LA.5", "L.LA.6", "L.LA.9"])
        .source(source(view));
    if view.hand.contains(leader) {
        told.action(Action::Play { leader }.to_string())
    } else {
        told
    }
}

fn tile(view: &View, tile: Tile) -> Option<Told> {
    let figures = view.figures.tile(&view.tiles, tile)?;
    let period = usize::from(figures.period).clamp(1, 3) - 1;
    let told = Told::new(
        says("tile-kind").with("period", figures.period),
        Message::new(tile.name()),
    )
    .say(does(describe::modifiers(&figures.always)))
    .say(says("tile-says").with(
        "needs",
        describe::amount(Good::Faith, view.figures.church_needs[period]),
    ))
    .clauses(&[TILES[tile as usize]])
    .clauses(&["L.VR.1", "L.VR.2", "L.VR.8"])
    .source(source(view));
    let needs = view.figures.church_needs[period];
    let fates = view.players.iter().map(|player| ToldRow {
        met: Some(
            !player.excommunicated.contains(&tile)
                && view
                    .figures
                    .is_enough_faith(player.goods.get(Good::Faith), period),
        ),
        picture: Some(format!("lorenzo-shield-{}", player.seat.index() % 4)),
        words: Message::new("engine.who").with("seat", player.seat),
        value: format!("{}/{needs}", player.goods.get(Good::Faith)),
    });
    Some(told.rows(fates))
}

fn bonus(view: &View, tile: BonusTile) -> Told {
    let [harvest, production] = *view.figures.bonus(tile);
    thing("bonus-kind", Message::new(tile.name()))
        .say(
            says("bonus-says")
                .with("harvest", harvest)
                .with("production", production),
        )
        .clauses(&["L.WK.7", "L.WK.8", "L.WK.9", "L.AD.2"])
        .source(source(view))
}

#[cfg(test)]
mod tests;
