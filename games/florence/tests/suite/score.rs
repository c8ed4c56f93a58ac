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

/// What the card adds with other holdings than those of the sample.
fn adds(card: Card, holdings: Holdings) -> u16 {
    holdings.bonus(figures(), card.number())
}

fn large(count: u8) -> Holdings {
    Holdings {
        sizes: [count, 0, 0],
        ..Holdings::default()
    }
}

fn parks(count: u8) -> Holdings {
    Holdings {
        landscapes: [0, 0, count],
        ..Holdings::default()
    }
}

fn jesters(count: u8) -> Holdings {
    Holdings {
        jesters: count,
        ..Holdings::default()
    }
}

/// Something of every category, and more than one of some.
fn everything() -> Holdings {
    Holdings {
        landscapes: [3, 1, 1],
        freedoms: [1, 1, 1],
        jesters: 2,
        builders: 3,
        prestige_cards: 2,
        ..Holdings::default()
    }
}

// F.BC.1
#[test]
fn b01_counts_buildings() {
    assert_eq!((bonus(B01), adds(B01, large(3))), (5, 3));
}

// F.BC.2
#[test]
fn b02_counts_large_buildings_twice() {
    assert_eq!((bonus(B02), adds(B02, large(3))), (4, 6));
}

// F.BC.3
#[test]
fn b03_counts_medium_buildings_and_forests() {
    assert_eq!((bonus(B03), adds(B03, large(3))), (3, 0));
}

// F.BC.4
#[test]
fn b04_counts_small_buildings_and_landscapes() {
    assert_eq!((bonus(B04), adds(B04, parks(3))), (5, 3));
}

// F.BC.5
#[test]
fn b05_counts_sizes_twice_each_once() {
    assert_eq!((bonus(B05), adds(B05, large(3))), (6, 2));
}

// F.BC.6
#[test]
fn b06_counts_landscapes_with_repeats() {
    assert_eq!((bonus(B06), adds(B06, parks(3))), (3, 3));
}

// F.BC.7
#[test]
fn b07_counts_forests_twice() {
    assert_eq!((bonus(B07), adds(B07, parks(3))), (4, 0));
}

// F.BC.8
#[test]
fn b08_counts_lakes_twice() {
    assert_eq!((bonus(B08), adds(B08, parks(3))), (2, 0));
}

// F.BC.9
#[test]
fn b09_counts_parks_twice() {
    assert_eq!((bonus(B09), adds(B09, parks(3))), (0, 6));
}

// F.BC.10
#[test]
fn b10_counts_freedoms_twice() {
    assert_eq!((bonus(B10), adds(B10, everything())), (4, 6));
}

// F.BC.11
#[test]
fn b11_counts_jesters_twice() {
    assert_eq!((bonus(B11), adds(B11, jesters(3))), (0, 6));
}

// F.BC.12
#[test]
fn b12_counts_jesters_and_freedoms() {
    assert_eq!((bonus(B12), adds(B12, everything())), (2, 5));
}

// F.BC.13
#[test]
fn b13_counts_builders_twice() {
    assert_eq!((bonus(B13), adds(B13, everything())), (4, 6));
}

// F.BC.14
#[test]
fn b14_counts_builders_and_lakes() {
    assert_eq!((bonus(B14), adds(B14, everything())), (3, 4));
}

// F.BC.15
#[test]
fn b15_counts_prestige_cards_twice() {
    assert_eq!((bonus(B15), adds(B15, everything())), (2, 4));
}

// F.BC.16
#[test]
fn b16_counts_prestige_cards_and_freedoms() {
    assert_eq!((bonus(B16), adds(B16, everything())), (3, 5));
}

// F.BC.17
#[test]
fn b17_counts_landscape_types_twice_each_once() {
    assert_eq!((bonus(B17), adds(B17, parks(3))), (4, 2));
}

// F.BC.18
#[test]
fn b18_counts_categories_each_once() {
    assert_eq!((bonus(B18), adds(B18, everything())), (5, 7));
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
    assert_eq!(play.game.step(), Some(Step::Pay { value: 11 + 3 + 2 }));
}

/// A's points for a prestige card at the end of the game.
fn points(scenario: Scenario, card: Card) -> i32 {
    let scenario = scenario.round(7).prestiges(A, &[card]).state(|table| {
        table.phase = Phase::End;
        table.steps.pop();
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

// F.PC.1
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
}

// F.PC.17 F.RU.33
#[test]
fn the_value_of_a_tie_is_half_rounded_up() {
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

// F.PC.14 F.RU.13
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
