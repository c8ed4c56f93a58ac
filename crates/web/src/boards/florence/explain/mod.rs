//! The explanation of everything in Florence: cost, effect, limits, the sum of a work, the clauses. All figures come from the view.

mod cards;
mod people;

use signoria_engine::{Arg, Message};
use signoria_florence::Action;
use signoria_florence::edition::Wish;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Building, Freedom, Landscape, Pile, Stack, Tile};
use signoria_florence::view::{Obstacle, View};

use crate::boards::florence::estate::{tile_id, tile_picture};
use crate::boards::florence::lots::stack_picture;
use crate::boards::kit::told::{Told, ToldRow};

/// The round whose minimum work value no book prints.
const RECONSTRUCTED_ROUND: u8 = 4;

/// Explains a thing by its id.
pub fn told(view: &View, id: &str) -> Option<Told> {
    let (kind, name) = id.strip_prefix("florence.")?.split_once('.')?;
    match kind {
        "building" => Some(building(view, name.parse().ok()?)),
        "landscape" => Some(landscape(view, name.parse().ok()?)),
        "freedom" => Some(freedom(view, name.parse().ok()?)),
        "stack" => Some(stack(view, name.parse().ok()?)),
        "deck" => Some(deck(view, name.parse().ok()?)),
        "card" => Some(cards::card(view, name.parse().ok()?)),
        "character" => Some(people::character(view, name.parse().ok()?)),
        "diego" => people::diego(view, name),
        "fact" => people::fact(view, name),
        "round" => round(view, name.parse().ok()?),
        "phase" => Some(phase(name)),
        _ => None,
    }
}

/// A message of an explanation.
fn says(id: &str) -> Message {
    Message::new(format!("florence.explain.{id}"))
}

/// A name as an argument.
fn name(id: impl Into<String>) -> Arg {
    Arg::Name(id.into().into())
}

/// Where figures come from, for editions whose sources we know.
fn source(view: &View, id: &str) -> Option<Message> {
    let is_ours = matches!(view.edition.as_str(), "2022" | "2006");
    is_ours.then(|| says(id))
}

/// How many of something are left.
fn left(count: impl Into<i64>) -> ToldRow {
    let count: i64 = count.into();
    ToldRow {
        met: None,
        picture: None,
        words: says("left"),
        value: count.to_string(),
    }
}

/// The professions that wish for something, and what it adds to their works.
fn wishers(view: &View, value: u8, wants: impl Fn(&Wish) -> bool) -> Vec<ToldRow> {
    let hand = view.own().map(|own| own.hand.clone()).unwrap_or_default();
    let cards = Pile::Profession.cards().iter().copied();
    let wanting = cards.filter(|card| view.figures.wish(*card).is_some_and(&wants));
    wanting
        .map(|card| {
            let id = if hand.contains(&card) { "in-hand" } else { "wisher" };
            ToldRow {
                met: None,
                picture: Some(format!("portrait-{card}-round")),
                words: says(id).with("card", name(format!("florence.card.{card}"))),
                value: format!("+{value}"),
            }
        })
        .collect()
}

/// What a building costs by the number of builders.
fn prices(view: &View) -> Message {
    let price = |builders: usize| coins(view.figures.money.building[builders]);
    says("building-prices")
        .with("none", price(0))
        .with("one", price(1))
        .with("two", price(2))
        .with("three", price(3))
}

fn building(view: &View, building: Building) -> Told {
    let tile = Tile::Building(building);
    let outline = view.figures.outline(tile);
    let price = view.own().map_or(0, |own| own.building_price);
    let told = Told::new(
        says("building").with("cells", outline.len()),
        Message::new(tile_id(tile)),
    );
    let obstacle = view.own().and_then(|own| {
        let mut obstacles = own.obstacles.iter();
        obstacles.find(|found| found.0 == building).map(|found| found.1)
    });
    let brings = says("building-brings")
        .with("coins", price)
        .with("points", view.figures.points.building);
    let has = match obstacle {
        Some(Obstacle::Owned) => says("building-owned"),
        Some(Obstacle::NoRoom) => {
            says("building-no-room").with("builders", view.own().map_or(0, |own| own.builders))
        }
        Some(Obstacle::NoneLeft) | None => brings,
    };
    told.picture(tile_picture(tile, &outline))
        .say(has)
        .say(says("building-once"))
        .say(says("building-touch"))
        .rows(wishers(view, view.figures.work.building, |wish| {
            wish.building == building
        }))
        .rows([left(view.supply.buildings[building as usize])])
        .action(Action::Build { building })
        .clauses(&["F.BD.1", "F.BD.3", "F.BD.6", "F.PL.3"])
        .source(source(view, "outline-reconstructed"))
}

fn landscape(view: &View, landscape: Landscape) -> Told {
    let tile = Tile::Landscape(landscape);
    let outline = view.figures.outline(tile);
    let told = Told::new(
        says("landscape").with("cells", outline.len()),
        Message::new(tile_id(tile)),
    );
    told.picture(tile_picture(tile, &outline))
        .say(says("landscape-lies"))
        .say(says("landscape-again").with("points", view.figures.points.repeated_landscape))
        .rows(wishers(view, view.figures.work.landscape, |wish| {
            wish.landscape == landscape
        }))
        .rows([left(view.supply.landscapes[landscape as usize])])
        .clauses(&["F.OB.2", "F.OB.3", "F.OB.4", "F.PL.5"])
        .source(source(view, "outline-reconstructed"))
}

fn freedom(view: &View, freedom: Freedom) -> Told {
    let told = Told::new(
        says("freedom"),
        Message::new(format!("florence.freedom.{freedom}")),
    );
    told.picture(format!("florence-{freedom}"))
        .say(says("freedom-costs").with("coins", coins(view.figures.money.freedom)))
        .rows(wishers(view, view.figures.work.freedom, |wish| {
            wish.freedom == freedom
        }))
        .rows([left(view.supply.freedoms[freedom as usize])])
        .action(Action::Introduce { freedom })
        .clauses(&["F.FR.1", "F.FR.2", "F.FR.3"])
        .source(source(view, "printed"))
}

/// A stack of the auction: what it brings, and how it is sold.
fn stack(view: &View, stack: Stack) -> Told {
    let money = &view.figures.money;
    let two = view.players.len() == 2;
    let opening = if two { money.opening_two } else { money.opening };
    let title = Message::new(format!("florence.stack.{stack}"));
    let told = Told::new(says("lot"), title).picture(stack_picture(stack));
    let points = &view.figures.points;
    let told = match stack {
        Stack::Forest | Stack::Lake | Stack::Park | Stack::Landscape => {
            let told = told
                .say(says("landscape-lies"))
                .say(says("landscape-again").with("points", points.repeated_landscape))
                .clauses(&["F.OB.2", "F.OB.3", "F.OB.4"]);
            match stack.landscape() {
                Some(kind) => told.rows(wishers(view, view.figures.work.landscape, |wish| {
                    wish.landscape == kind
                })),
                None => told.say(says("landscape-choice")).clauses(&["F.TP.4", "F.TP.5"]),
            }
        }
        Stack::Jester => told
            .say(says("jester").with("value", view.figures.work.jester))
            .clauses(&["F.OB.6"]),
        Stack::Builder => told
            .say(prices(view))
            .say(says("builder").with("points", points.builders[2]))
            .clauses(&["F.OB.7", "F.OB.8", "F.OB.9", "F.OB.10"]),
        Stack::Prestige => told
            .say(says("prestige-lot").with("count", view.figures.looked_at))
            .clauses(&["F.OB.11"]),
        Stack::Recruiting => told
            .say(says("recruiting"))
            .say(says("recruiting-counts"))
            .clauses(&["F.RC.1", "F.RC.2", "F.RC.9"]),
    };
    let told = if view.solo.is_some() {
        told
    } else {
        told.say(
            says("auction")
                .with("opening", coins(opening))
                .with("raise", coins(money.raise)),
        )
        .clauses(&["F.AU.2", "F.AU.6", "F.AU.7"])
    };
    let shown = view.auction.stacks.iter().find(|shown| shown.stack == stack);
    told.rows(shown.map(|shown| left(shown.left as i64)))
        .action(Action::Open { stack })
        .source(source(view, "printed"))
}

fn deck(view: &View, pile: Pile) -> Told {
    let money = &view.figures.money;
    let (price, id, clauses): (u16, &str, &[&str]) = match pile {
        Pile::Profession => (
            money.profession,
            "deck-profession",
            &["F.CD.1", "F.CD.2", "F.AC.2"],
        ),
        Pile::Bonus => (money.bonus, "deck-bonus", &["F.CD.3", "F.CD.4", "F.AC.2"]),
        Pile::Prestige => (0, "deck-prestige", &["F.OB.11", "F.EG.1"]),
    };
    let deck = view.decks.iter().find(|deck| deck.deck == pile);
    let told = Told::new(says("deck"), Message::new(format!("florence.deck.{pile}")))
        .picture(format!("florence-{pile}"))
        .say(
            says(id)
                .with("coins", coins(price))
                .with("count", view.figures.looked_at),
        )
        .rows(deck.map(|deck| left(deck.left as i64)))
        .clauses(clauses)
        .source(source(view, "printed"));
    match pile {
        Pile::Prestige => told,
        Pile::Profession | Pile::Bonus => told.action(format!("draw {pile}")),
    }
}

fn round(view: &View, number: u8) -> Option<Told> {
    let minimum = *view.figures.minimum.get(usize::from(number).checked_sub(1)?)?;
    let figures = if number == RECONSTRUCTED_ROUND {
        "minimum-reconstructed"
    } else {
        "printed"
    };
    let told = Told::new(says("round"), says("round-title").with("number", number))
        .say(says("round-minimum").with("minimum", minimum))
        .say(says("round-parts"))
        .say(says("round-best").with("points", view.figures.points.best_work));
    Some(
        told.clauses(&["F.RD.1", "F.RD.4", "F.BW.1"])
            .source(source(view, figures)),
    )
}

fn phase(name: &str) -> Told {
    let clauses: &[&str] = match name {
        "hands" => &["F.SU.6"],
        "auction" => &["F.AU.2", "F.AU.3", "F.AU.7", "F.AU.14"],
        "court" => &["F.MP.5", "F.MP.7"],
        "actions" => &["F.AC.1", "F.AC.2", "F.AC.3"],
        _ => &["F.EG.1", "F.EG.4"],
    };
    Told::new(says("phase"), Message::new(format!("florence.phase.{name}")))
        .say(says(&format!("phase-{name}")))
        .clauses(clauses)
}

#[cfg(test)]
mod tests;
