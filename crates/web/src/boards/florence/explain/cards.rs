//! Cards: a profession with its sum as a sum, bonus and prestige cards.

use signoria_engine::Message;
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{BONUSES, Card, PRESTIGES, Pile, Tile};
use signoria_florence::view::{View, WorkView};

use super::{name, says, source};
use crate::boards::florence::estate::{tile_id, tile_picture};
use crate::boards::kit::told::{Told, ToldRow};

/// The clause of each bonus card.
const BONUS_CLAUSES: [&str; BONUSES] = [
    "F.BC.1", "F.BC.2", "F.BC.3", "F.BC.4", "F.BC.5", "F.BC.6", "F.BC.7", "F.BC.8", "F.BC.9", "F.BC.10",
    "F.BC.11", "F.BC.12", "F.BC.13", "F.BC.14", "F.BC.15", "F.BC.16", "F.BC.17", "F.BC.18", "F.BC.19",
    "F.BC.20",
];

/// The clause of each prestige card.
const PRESTIGE_CLAUSES: [&str; PRESTIGES] = [
    "F.PC.1", "F.PC.2", "F.PC.3", "F.PC.4", "F.PC.5", "F.PC.6", "F.PC.7", "F.PC.8", "F.PC.9", "F.PC.10",
    "F.PC.11", "F.PC.12", "F.PC.13", "F.PC.14",
];

/// A card.
pub fn card(view: &View, card: Card) -> Told {
    let title = Message::new(format!("florence.card.{card}"));
    let number = usize::from(card.number());
    match card.pile() {
        Pile::Profession => profession(view, card, title),
        Pile::Bonus => Told::new(says("bonus").with("number", number + 1), title)
            .picture("florence-bonus")
            .say(says("bonus-laid"))
            .clauses(&["F.WK.7", "F.WK.12", BONUS_CLAUSES[number]])
            .source(source(view, "printed")),
        Pile::Prestige => Told::new(says("prestige").with("number", number + 1), title)
            .picture("florence-prestige")
            .say(says("prestige-counts"))
            .clauses(&["F.EG.2", "F.PC.17", PRESTIGE_CLAUSES[number]])
            .source(source(view, "printed")),
    }
}

fn profession(view: &View, card: Card, title: Message) -> Told {
    let figures = &view.figures;
    let work = view
        .own()
        .filter(|own| own.hand.contains(&card))
        .and_then(|own| own.works.iter().find(|work| work.card == card));
    let told = Told::new(says("profession").with("number", card.number() + 1), title)
        .picture(format!("portrait-{card}"))
        .say(
            says("profession-pays")
                .with("coins", coins(figures.money.per_work_value))
                .with("rate", coins(figures.money.per_point_converted)),
        )
        .rows(wishes(view, card, work))
        .clauses(&["F.WK.2", "F.WK.5", "F.WK.6", "F.WK.9", "F.PY.2"])
        .source(source(view, "wishes-one-source"));
    let Some(work) = work else {
        return told.say(says("work-others").with("card", figures.work.card));
    };
    let own = view.own();
    let jesters = own.map_or(0, |own| own.jesters);
    let cards = own.map_or(0, |own| usize::from(own.own_cards()));
    let count = |id: &str, picture: &str, count: usize, value: u16| ToldRow {
        met: None,
        picture: Some(format!("florence-{picture}")),
        words: says(id).with("count", count),
        value: format!("+{value}"),
    };
    let muse = (work.sum.muse > 0).then(|| ToldRow {
        met: None,
        picture: Some("portrait-muse-round".into()),
        words: Message::new("florence.character.muse"),
        value: format!("+{}", work.sum.muse),
    });
    told.rows([
        count("row-jesters", "jester", jesters.into(), work.sum.jesters),
        count("row-cards", "hand", cards, work.sum.cards),
    ])
    .rows(muse)
    .total(says("worth-now").with("minimum", view.minimum), work.value)
    .action(Action::Work { card })
}

/// The three wishes: met or open for a card of one's own, else what each would add.
fn wishes(view: &View, card: Card, work: Option<&WorkView>) -> Vec<ToldRow> {
    let Some(wish) = view.figures.wish(card) else {
        return Vec::new();
    };
    let building = Tile::Building(wish.building);
    let values = &view.figures.work;
    let things = [
        (
            tile_picture(building, &view.figures.outline(building)),
            tile_id(building),
            values.building,
            work.map(|work| work.sum.building),
        ),
        (
            format!("florence-{}", wish.landscape),
            tile_id(Tile::Landscape(wish.landscape)),
            values.landscape,
            work.map(|work| work.sum.landscape),
        ),
        (
            format!("florence-{}", wish.freedom),
            format!("florence.freedom.{}", wish.freedom),
            values.freedom,
            work.map(|work| work.sum.freedom),
        ),
    ];
    let row = |(picture, id, full, now): (String, String, u8, Option<u16>)| ToldRow {
        met: now.map(|now| now > 0),
        picture: Some(picture),
        words: says("wisher").with("card", name(id)),
        // Of an open wish it says what it would add; its tick and its colour say that it does not yet.
        value: format!("+{}", now.filter(|now| *now > 0).unwrap_or_else(|| full.into())),
    };
    things.into_iter().map(row).collect()
}
