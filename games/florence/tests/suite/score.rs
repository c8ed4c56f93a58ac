//! Bonus cards, prestige cards, professions.

use signoria_engine::{Seat, prelude::*};
use signoria_florence::edition::Components;
use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::Card::{self, *};
use signoria_florence::pieces::Landscape::{Forest, Lake, Park};
use signoria_florence::pieces::{Building, Freedom};
use signoria_florence::score::Holdings;
use signoria_florence::state::{Phase, Step};

use crate::scenario::*;

fn figures() -> &'static Components {
    Scenario::new(4).play().game.figures()
}

/// The holdings of the bonus samples: [2006] and [2022] differ in the hand only.
fn sample(hand_cards: u8) -> Holdings {
    Holdings {
        sizes: [2, 1, 2],
        landscapes: [2, 1, 0],
        freedoms: [1, 0, 1],
        jesters: 0,
        builders: 2,
        prestige_cards: 1,
        hand_cards,
        table_cards: 3,
        empty_cells: 2,
    }
}

fn bonus(card: Card) -> u16 {
    sample(2).bonus(figures(), card.number())
}

// F.BC.1 F.BC.2 F.BC.3 F.BC.4 F.BC.5
#[test]
fn bonus_cards_for_buildings() {
    assert_eq!([B01, B02, B03, B04, B05].map(bonus), [5, 4, 3, 5, 6]);
    let three_large = Holdings {
        sizes: [3, 0, 0],
        ..Holdings::default()
    };
    assert_eq!(
        [B01, B02, B03, B04, B05].map(|card| three_large.bonus(figures(), card.number())),
        [3, 6, 0, 0, 2]
    );
}

// F.BC.6 F.BC.7 F.BC.8 F.BC.9 F.BC.17
#[test]
fn bonus_cards_for_landscapes() {
    assert_eq!([B06, B07, B08, B09, B17].map(bonus), [3, 4, 2, 0, 4]);
    let parks = Holdings {
        landscapes: [0, 0, 3],
        ..Holdings::default()
    };
    assert_eq!(
        [B06, B07, B08, B09, B17].map(|card| parks.bonus(figures(), card.number())),
        [3, 0, 0, 6, 2]
    );
}

// F.BC.10 F.BC.11 F.BC.12 F.BC.13 F.BC.14
#[test]
fn bonus_cards_for_freedoms_jesters_and_builders() {
    assert_eq!([B10, B11, B12, B13, B14].map(bonus), [4, 0, 2, 4, 3]);
    let jesters = Holdings {
        jesters: 3,
        ..Holdings::default()
    };
    assert_eq!(
        [B10, B11, B12, B13, B14].map(|card| jesters.bonus(figures(), card.number())),
        [0, 6, 3, 0, 0]
    );
}

// F.BC.15 F.BC.16 F.BC.18
#[test]
fn bonus_cards_for_prestige_cards_and_categories() {
    assert_eq!([B15, B16, B18].map(bonus), [2, 3, 5]);
    let all = Holdings {
        landscapes: [3, 1, 1],
        freedoms: [1, 1, 1],
        jesters: 2,
        builders: 3,
        prestige_cards: 2,
        ..Holdings::default()
    };
    assert_eq!(
        [B15, B16, B18].map(|card| all.bonus(figures(), card.number())),
        [4, 5, 7],
        "each category once"
    );
}

// F.BC.19 F.BC.20
#[test]
fn bonus_cards_for_cards_in_hand_and_on_the_table() {
    assert_eq!((bonus(B19), bonus(B20)), (2, 3));
    assert_eq!(sample(1).bonus(figures(), B19.number()), 1);
    // The one just played lies on the table.
    let mut play = Scenario::new(4)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, 3)
        .recruiting(A, 1, 1)
        .bonuses(A, &[B19, B20])
        .play();
    play.act(A, "work poet").act(A, "add b19").act(A, "add b20");
    assert_eq!(play.game.step(), Step::Pay { value: 11 + 3 + 2 });
}

/// A's points for a prestige card at the end of the game.
fn points(scenario: Scenario, card: Card) -> i32 {
    let scenario = scenario.round(7).prestiges(A, &[card]).state(|table| {
        table.phase = Phase::End;
        table.go_to(Step::Nothing);
    });
    let play = scenario.play();
    let standings = play.game.standings();
    let found = standings
        .of(A)
        .unwrap()
        .sources
        .iter()
        .find(|source| source.name.id == "florence.source.prestige-card");
    found.unwrap().points
}

fn four() -> Scenario {
    Scenario::new(4)
}

/// Alone best, level with one, level with two, worse than one.
fn compared(card: Card, give: impl Fn(Scenario, Seat, u8) -> Scenario) -> [i32; 4] {
    [
        points(give(give(four(), A, 2), B, 1), card),
        points(give(give(four(), A, 1), B, 1), card),
        points(give(give(give(four(), A, 1), B, 1), C, 1), card),
        points(give(give(four(), A, 1), B, 2), card),
    ]
}

fn lands(
    scenario: Scenario,
    seat: Seat,
    count: u8,
    landscape: signoria_florence::pieces::Landscape,
) -> Scenario {
    let places = ["a1 r0", "e1 r0"];
    places
        .iter()
        .take(count.into())
        .fold(scenario, |scenario, at| scenario.land(seat, landscape, at))
}

// F.PC.1 F.PC.17 F.RU.33
#[test]
fn most_buildings() {
    let build = |scenario: Scenario, seat, count| {
        let scenario = scenario.built(seat, Tower, "a1 r0");
        if count == 2 {
            scenario.built(seat, Chapel, "e1 r0")
        } else {
            scenario
        }
    };
    assert_eq!(compared(P01, build), [6, 3, 3, 0]);
    // The tie value is half, rounded up, on every card that compares.
    for card in figures().prestiges.iter().filter(|card| card.tied != card.points) {
        assert_eq!(card.tied, card.points.div_ceil(2));
    }
}

// F.PC.2
#[test]
fn two_large_buildings() {
    assert_eq!(points(four().built(A, University, "a1 r0"), P02), 0);
    let two = four().built(A, University, "a1 r0").built(A, Workshop, "a4 r0");
    assert_eq!(points(two.clone(), P02), 5);
    let others = two
        .built(B, University, "a1 r0")
        .built(B, Workshop, "a4 r0")
        .built(B, Laboratory, "e1 r0");
    assert_eq!(points(others, P02), 5, "whatever others have");
}

// F.PC.3 F.PC.16
#[test]
fn fewest_empty_cells() {
    assert_eq!(points(four().built(A, Tower, "a1 r0"), P03), 8);
    assert_eq!(points(four(), P03), 4, "all are level");
    assert_eq!(
        points(four().built(A, Tower, "a1 r0").built(B, Opera, "a1 r0"), P03),
        0
    );
    let none = Holdings::default();
    assert_eq!(
        none.prestige(&figures().prestiges[2], &[sample(1)]),
        8,
        "no empty cell is the best possible"
    );
}

// F.PC.4
#[test]
fn all_three_landscapes() {
    let two = || four().land(A, Forest, "a1 r0").land(A, Lake, "e1 r0");
    assert_eq!(points(two(), P04), 0);
    assert_eq!(points(two().land(A, Park, "a4 r0"), P04), 8);
}

// F.PC.5
#[test]
fn most_landscapes() {
    assert_eq!(
        compared(P05, |scenario, seat, count| lands(scenario, seat, count, Lake)),
        [7, 4, 4, 0]
    );
}

// F.PC.6
#[test]
fn most_forests() {
    assert_eq!(
        compared(P06, |scenario, seat, count| lands(scenario, seat, count, Forest)),
        [7, 4, 4, 0]
    );
}

// F.PC.7
#[test]
fn most_lakes() {
    assert_eq!(
        compared(P07, |scenario, seat, count| lands(scenario, seat, count, Lake)),
        [6, 3, 3, 0]
    );
}

// F.PC.8
#[test]
fn all_three_freedoms() {
    assert_eq!(
        points(four().freedoms(A, &[Freedom::Travel, Freedom::Opinion]), P08),
        0
    );
    assert_eq!(points(four().freedoms(A, Freedom::ALL), P08), 8);
}

// F.PC.9 F.PC.15
#[test]
fn four_buildings_two_freedoms_four_works() {
    let all = |buildings: &[Building], freedoms: &[Freedom], works: &[Card], recruited| {
        let scenario = four()
            .furnish(A, buildings, &[])
            .freedoms(A, freedoms)
            .played(A, works);
        points(scenario.recruiting(A, 1, recruited), P09)
    };
    let buildings = [Tower, Chapel, Opera, Library];
    let freedoms = [Freedom::Travel, Freedom::Opinion];
    let works = [Poet, Jurist, Painter];
    assert_eq!(
        all(&buildings, &freedoms, &works, 1),
        6,
        "a recruiting card on the table is a work"
    );
    assert_eq!(all(&buildings[..3], &freedoms, &works, 1), 0);
    assert_eq!(all(&buildings, &freedoms[..1], &works, 1), 0);
    assert_eq!(all(&buildings, &freedoms, &works, 0), 0, "one in hand is not");
}

// F.PC.10
#[test]
fn most_jesters() {
    assert_eq!(
        compared(P10, |scenario, seat, count| scenario.jesters(seat, count)),
        [6, 3, 3, 0]
    );
    assert_eq!(points(four(), P10), 0);
}

// F.PC.11
#[test]
fn most_builders() {
    assert_eq!(
        compared(P11, |scenario, seat, count| scenario.builders(seat, count)),
        [6, 3, 3, 0]
    );
}

// F.PC.12 F.PC.16
#[test]
fn most_parks() {
    assert_eq!(
        compared(P12, |scenario, seat, count| lands(scenario, seat, count, Park)),
        [5, 3, 3, 0]
    );
    assert_eq!(points(four(), P12), 0, "no tie at zero");
}

// F.PC.13
#[test]
fn builder_jester_and_two_landscapes() {
    let most = || {
        four()
            .builders(A, 1)
            .land(A, Lake, "a1 r0")
            .land(A, Park, "e1 r0")
    };
    assert_eq!(points(most(), P13), 0);
    assert_eq!(points(most().jesters(A, 1), P13), 7);
    assert_eq!(
        points(four().builders(A, 1).jesters(A, 1).land(A, Lake, "a1 r0"), P13),
        0
    );
}

// F.PC.14 F.RU.13 F.ED.1
#[test]
fn most_works() {
    for edition in ["2022", "2006"] {
        let table = || Scenario::with(4, edition, Default::default()).played(A, &[Poet, Jurist]);
        assert_eq!(points(table().played(B, &[Painter]), P14), 7);
        assert_eq!(
            points(table().played(B, &[Painter]).recruiting(B, 0, 1), P14),
            4,
            "tied, in either edition"
        );
        assert_eq!(points(table().played(B, &[Painter]).recruiting(B, 0, 2), P14), 0);
    }
}

// F.PF.1 F.RU.14
#[test]
fn wishes_of_the_professions() {
    let expected = "\
        mathematician university lake religion;theologian university park travel;philosopher university forest opinion;\
        botanist laboratory park religion;alchemist laboratory lake opinion;physicist laboratory forest travel;\
        watchmaker workshop lake travel;goldsmith workshop park opinion;bell-maker workshop forest religion;\
        cartographer library lake religion;jurist library forest opinion;choreographer opera forest travel;\
        composer opera lake opinion;sculptor studio forest religion;painter studio lake travel;\
        pharmacist hospital park opinion;physician hospital forest travel;dramatist theatre park religion;\
        poet theatre lake travel;astronomer tower forest religion;organ-builder chapel forest opinion";
    for (row, wish) in expected.split(';').zip(&figures().wishes) {
        let words: Vec<&str> = row.split(' ').collect();
        let card: Card = words[0].parse().unwrap();
        assert_eq!(figures().wish(card), Some(wish));
        assert_eq!(
            [wish.building.word(), wish.landscape.word(), wish.freedom.word()],
            words[1..]
        );
    }
}
