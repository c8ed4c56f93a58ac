//! Every thing that can lie on the board says what it is, in every language.

use serde::Deserialize;
use serde_json::Value;
use signoria_engine::{Declaration, Token as _};
use signoria_praga::Praga;
use signoria_praga::edition::{Face, SectorBonus};
use signoria_praga::effect::{Gains, Good, Price};
use signoria_praga::hex::Hex;
use signoria_praga::pieces::{ActionTile, Deed, Half, Level, Plaza, ProductionTile, Row, Seal, Space, Track};
use signoria_words::{Language, Lexicon};

use super::*;
use crate::boards::kit::explaining::{clauses_are_in, first_view, reads_well_everywhere};

fn view(seats: u8) -> View {
    table(seats, Value::Null)
}

fn table(seats: u8, options: Value) -> View {
    first_view::<Praga, _>(None, seats, options)
}

fn ids(view: &View) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(ActionTile::ALL.iter().map(|it| format!("tile.{it}")));
    ids.extend((0..12).map(|it| format!("sector.{it}")));
    ids.extend(Row::ALL.iter().map(|it| format!("refresh.{it}")));
    ids.extend((0..3).flat_map(|row| (0..4).map(move |place| format!("place.{row}.{place}"))));
    ids.extend((0..3).map(|row| format!("stack.{row}")));
    let cells =
        (0..2).flat_map(|grid| (0..5).flat_map(move |row| (0..6).map(move |column| (grid, row, column))));
    ids.extend(cells.map(|(grid, row, column)| format!("cell.{grid}.{row}.{column}")));
    ids.extend(
        view.figures
            .sites
            .iter()
            .map(|it| format!("site.{}", it.site.spot)),
    );
    ids.extend(Plaza::ALL.iter().map(|it| format!("plaza.{it}")));
    ids.extend(Half::ALL.iter().map(|it| format!("half.{it}")));
    ids.extend(Seal::ALL.iter().map(|it| format!("seal.{it}")));
    ids.extend(Space::ALL.iter().map(|it| format!("road.{it}")));
    ids.extend((0..5).map(|it| format!("pair.{it}")));
    ids.extend((0..2).map(|it| format!("tower.{it}")));
    ids.extend(ProductionTile::ALL.iter().map(|it| format!("production.{it}")));
    ids.extend(Deed::ALL.iter().map(|it| format!("action.{it}")));
    ids.extend(
        view.figures.board[6..]
            .iter()
            .map(|it| format!("wall-space.{it}")),
    );
    ids.extend(Good::ALL.iter().map(|it| format!("good.{it}")));
    ids.extend(Track::ALL.iter().map(|it| format!("track.{it}")));
    ids.extend(Track::ALL.iter().map(|it| format!("yield.{it}")));
    ids.extend(Level::ALL.iter().map(|it| format!("level.{it}")));
    ids.extend(["tile", "bonus", "action", "extras", "end"].map(|it| format!("check.{it}")));
    let single = [
        "overrun",
        "sun",
        "turns",
        "multiplier",
        "claim.mines",
        "centre",
        "good.cube",
        "extra",
        "track.technology",
        "track.university",
        "later",
    ];
    ids.extend(single.map(str::to_owned));
    ids.into_iter().map(|id| format!("praga.{id}")).collect()
}

/// What every thing of a table says of itself.
fn all(seats: u8) -> Vec<(String, Option<Told>)> {
    let view = view(seats);
    let ids = ids(&view).into_iter();
    ids.map(|id| (id.clone(), told(&view, Seat::new(0), &id)))
        .collect()
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    // A part of the turn is called as on the screen.
    let screens = [
        ("en", include_str!("../../../../words/en.ftl")),
        ("ru", include_str!("../../../../words/ru.ftl")),
        ("pl", include_str!("../../../../words/pl.ftl")),
    ];
    let words = Praga::WORDS.iter().copied().chain(screens);
    let lexicon = Lexicon::new(words).unwrap();
    reads_well_everywhere(&lexicon, [1, 2, 4].into_iter().flat_map(all));
}

#[test]
fn the_clauses_stand_in_the_rules() {
    clauses_are_in(include_str!("../../../../../../games/praga/RULES.md"), all(3));
}

/// What an explanation says in English.
fn says_in_english(view: &View, id: &str) -> Vec<String> {
    let lexicon = Lexicon::new(Praga::WORDS.iter().copied()).unwrap();
    let told = told(view, Seat::new(0), id).unwrap();
    told.said(|message| lexicon.try_say(Language::En, message, &()).unwrap())
        .says
}

fn clauses(view: &View, id: &str) -> Vec<&'static str> {
    let told = told(view, Seat::new(0), id).unwrap();
    told.said(|message| message.id.to_string()).clauses
}

#[test]
fn a_road_tile_that_works_while_the_pawn_stands_there_says_what_brings_it() {
    let road = |one: &str, two: &str| {
        table(
            2,
            serde_json::json!({ "road_1": one, "road_2": two, "road_3": "kr3a" }),
        )
    };
    let (upgrades, walls) = (road("kr1a", "kr2a"), road("kr1b", "kr2a"));
    let first =
        |view: &View, space: &str| says_in_english(view, &format!("praga.road.{space}")).swap_remove(0);
    assert_eq!(
        first(&upgrades, "1"),
        "While your pawn stands here, each “Upgrade an action” you carry out gives 2 VP, 1 gold or 1 stone."
    );
    assert_eq!(
        first(&walls, "1"),
        "While your pawn stands here, each “Build a wall” you carry out gives 2 VP."
    );
    assert_eq!(
        first(&walls, "2"),
        "While your pawn stands here, each building without the cathedral symbol that you build gives 3 VP."
    );
    assert_eq!(
        first(&walls, "3"),
        "On arrival: 2 VP for each of your silver windows."
    );
    for space in ["1", "2"] {
        let clauses = clauses(&walls, &format!("praga.road.{space}"));
        assert!(
            clauses.contains(&"P.VA.2") && clauses.contains(&"P.VA.7"),
            "{clauses:?}"
        );
    }
    assert!(first(&view(2), "1").starts_with("On arrival"));
    assert!(
        clauses(&view(2), "praga.road.1")
            .iter()
            .all(|clause| !clause.starts_with("P.VA"))
    );
}

#[test]
fn gold_and_stone_name_all_that_they_pay_for() {
    let view = view(2);
    let figures = &view.figures;
    let shown = signoria_catalog::showcase("praga").into_iter();
    let shown = shown
        .flat_map(|(_, views)| views)
        .map(|view| View::deserialize(&view).unwrap());
    let faces: Vec<(Hex, Face)> = shown
        .flat_map(|view| view.figures.faces)
        .map(|(hex, face)| (hex.parse().unwrap(), face))
        .collect();
    for (good, id) in [(Good::Gold, "praga.good.gold"), (Good::Stone, "praga.good.stone")] {
        let is_gold = good == Good::Gold;
        let pays = |price: &Price| price.parts().any(|part| part.good == good);
        let hexes = |row: Row| {
            faces
                .iter()
                .any(|(hex, face)| hex.row() == row && pays(&face.price))
        };
        let tiers = figures.grids.iter().flat_map(|grid| &grid.prices);
        let offers = figures.sectors.iter().any(|sector| match sector {
            SectorBonus::Offer(price, _) => pays(price),
            SectorBonus::Closed | SectorBonus::Goods(_) | SectorBonus::SpecialOr(_) => false,
        });
        let paid = [
            (
                "tiles",
                is_gold && figures.positions.iter().any(|position| position.gold > 0),
            ),
            ("wall", hexes(Row::Wall)),
            ("building", hexes(Row::Building)),
            (
                "sites",
                is_gold && figures.sites.iter().any(|site| site.site.gold > 0),
            ),
            ("tiers", tiers.flat_map(Gains::iter).any(|part| part.good == good)),
            (
                "King’s Road",
                figures.roads.iter().any(|road| pays(&road.printed.price)),
            ),
            ("egg", offers),
            ("refreshing", figures.prices.refresh > 0),
        ];
        let says = says_in_english(&view, id).concat();
        for (what, is_paid) in paid {
            assert_eq!(says.contains(what), is_paid, "{id}, {what}: {says}");
        }
    }
}

#[test]
fn a_seal_without_a_price_says_that_it_is_free() {
    let view = view(2);
    for seal in Seal::ALL {
        let is_free = view.figures.seals[seal.index()].price.is_free();
        let says = says_in_english(&view, &format!("praga.seal.{seal}"));
        assert_eq!(says[0] == "Free of charge.", is_free, "{seal}: {says:?}");
    }
}
