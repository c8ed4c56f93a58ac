//! The examples of the game for two to five players.

use signoria_engine::prelude::*;
use signoria_florence::edition::Goal;
use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::Freedom::{Opinion, Travel};
use signoria_florence::pieces::Landscape::{Forest, Lake};
use signoria_florence::pieces::Stack;
use signoria_florence::score::Holdings;
use signoria_florence::state::{Phase, Step};
use signoria_florence::{Event, Options};

use crate::scenario::*;

// F.EX.1
#[test]
fn f_ex_1_start_money() {
    assert_eq!(2 * 1000 + 2 * 500 + 5 * 100, 3500);
    for seats in 3..=5 {
        assert_eq!(start(seats, "2022", Options::default(), 1).coins(B), 3500);
    }
    for edition in ["2022", "2006"] {
        assert_eq!(
            start(2, edition, Options::default(), 1).coins(B),
            1000 + 2 * 500 + 5 * 100
        );
    }
}

// F.EX.2
#[test]
fn f_ex_2_freedoms_of_three_players() {
    for edition in ["2022", "2006"] {
        assert_eq!(
            start(3, edition, Options::default(), 1).game.supply.freedoms,
            [2, 2, 2]
        );
    }
}

/// The auctions of the four-player example, one after the other.
fn auctions(count: usize) -> Play {
    let mut play = Scenario::new(4).play();
    if count >= 1 {
        play.act(A, "open park")
            .act(B, "pass")
            .act(C, "pass")
            .act(D, "pass")
            .act(A, "place a1 r0");
    }
    if count >= 2 {
        play.act(B, "open jester")
            .act(C, "raise")
            .act(D, "raise")
            .act(B, "raise")
            .act(C, "raise")
            .act(D, "raise");
        play.act(B, "pass").act(C, "pass");
    }
    if count >= 3 {
        play.act(B, "open forest")
            .act(C, "raise")
            .act(B, "raise")
            .act(C, "raise")
            .act(B, "raise")
            .act(C, "pass");
        play.act(B, "place a1 r0");
    }
    play
}

// F.EX.3
#[test]
fn f_ex_3_first_auction() {
    let play = auctions(1);
    assert_eq!(play.coins(A), 3300);
    assert_eq!(play.game.players[A].landscapes, [0, 0, 1]);
    assert!(play.game.auction.sold.contains(Stack::Park));
    assert!(!play.game.auction.inside.contains(A));
}

// F.EX.4
#[test]
fn f_ex_4_second_auction() {
    let play = auctions(2);
    assert_eq!((play.coins(D), play.game.players[D].jesters), (2800, 1));
    assert_eq!((play.coins(B), play.coins(C)), (3500, 3500));
    let raises: Vec<u32> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Raised { coins, .. } => Some(*coins),
            _ => None,
        })
        .collect();
    assert_eq!(raises, [300, 400, 500, 600, 700]);
}

// F.EX.5
#[test]
fn f_ex_5_third_auction() {
    let play = auctions(3);
    assert_eq!(
        (play.coins(B), play.game.players[B].landscapes),
        (2900, [1, 0, 0])
    );
    assert_eq!(play.coins(C), 3500);
}

// F.EX.6
#[test]
fn f_ex_6_last_player() {
    let mut play = auctions(3);
    let offered = stacks(&play, C, "take");
    assert_eq!(
        offered,
        [Stack::Lake, Stack::Builder, Stack::Prestige, Stack::Recruiting]
    );
    play.act(C, "take builder");
    assert_eq!(play.game.phase, Phase::Actions);
    assert_eq!(
        [A, B, C, D].map(|seat| play.coins(seat)),
        [3300, 2900, 3300, 2800]
    );
    assert_eq!(play.game.players[C].builders, 1);
}

/// The prestige that A gains by winning that landscape.
fn gain(scenario: Scenario, stack: &str) -> i32 {
    let mut play = scenario.play();
    let before = play.prestige(A);
    play.act(A, &format!("open {stack}"))
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass")
        .any(A, "place");
    play.prestige(A) - before
}

// F.EX.7
#[test]
fn f_ex_7_repeated_landscapes() {
    let one_lake = || Scenario::new(4).land(A, Lake, "a1 r0");
    assert_eq!(gain(one_lake(), "forest"), 0);
    assert_eq!(gain(one_lake(), "park"), 0);
    assert_eq!(gain(one_lake(), "lake"), 3);
    let forests = |count: usize| {
        let places = ["a1 r0", "d1 r0"];
        places
            .iter()
            .take(count)
            .fold(Scenario::new(4), |scenario, place| {
                scenario.land(A, Forest, place)
            })
    };
    assert_eq!(gain(forests(1), "forest"), 3);
    assert_eq!(gain(forests(2), "forest"), 3);
}

/// The points of a prestige card of A at the end of the game.
fn at_the_end(scenario: Scenario, card: signoria_florence::pieces::Card) -> i32 {
    let play = scenario
        .round(7)
        .prestiges(A, &[card])
        .state(|table| {
            table.phase = Phase::End;
            table.steps.pop();
        })
        .play();
    let standings = play.game.standings();
    let sources = &standings.of(A).unwrap().sources;
    let source = sources
        .iter()
        .find(|source| source.name.id == "florence.source.prestige-card");
    source.unwrap().points
}

// F.EX.8
#[test]
fn f_ex_8_most_buildings() {
    let with = |others: usize| {
        let scenario = Scenario::new(4)
            .built(A, Tower, "a1 r0")
            .built(A, Chapel, "e1 r0");
        match others {
            0 => scenario.built(B, Tower, "a1 r0"),
            1 => scenario.built(B, Tower, "a1 r0").built(B, Chapel, "e1 r0"),
            _ => scenario
                .built(B, Tower, "a1 r0")
                .built(B, Chapel, "e1 r0")
                .built(B, Opera, "a3 r0"),
        }
    };
    assert_eq!(at_the_end(with(0), P01), 6);
    assert_eq!(at_the_end(with(1), P01), 3);
    assert_eq!(at_the_end(with(2), P01), 0);
}

// F.EX.9
#[test]
fn f_ex_9_minimum_work_value() {
    // Three cards, and two for each jester; a recruiting card adds one.
    let hand = [Poet, Jurist, Painter];
    let work = |round: u8, jesters: u8, recruiting: u8| {
        let scenario = Scenario::new(4).round(round).turn(A).hand(A, &hand);
        scenario.jesters(A, jesters).recruiting(A, recruiting, 0).play()
    };
    assert_eq!(work(2, 3, 0).refused(A, "work poet"), "florence.work.minimum");
    assert!(work(2, 3, 1).can(A, "work poet"));
    assert_eq!(work(6, 6, 0).refused(A, "work poet"), "florence.work.minimum");
    assert!(work(6, 6, 1).can(A, "work poet"));
}

fn work_of_fifteen() -> Play {
    let mut play = Scenario::new(4)
        .round(3)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, 6)
        .coins(A, 500)
        .play();
    play.act(A, "work poet");
    play
}

// F.EX.10
#[test]
fn f_ex_10_pay() {
    let play = work_of_fifteen();
    assert_eq!(play.game.players[A].best, 15);
    assert_eq!(play.coins(A), 500 + 1500);
}

// F.EX.11
#[test]
fn f_ex_11_conversion() {
    let play = work_of_fifteen();
    for points in 0..=7 {
        let mut play = play.clone();
        play.act(A, &format!("convert {points}"));
        assert_eq!(
            (play.prestige(A), play.coins(A)),
            (points, 2000 - 200 * points as u32)
        );
    }
    assert_eq!(play.refused(A, "convert 8"), "florence.pay.most");
}

// F.EX.12
#[test]
fn f_ex_12_poet() {
    let mut play = Scenario::new(4)
        .round(3)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .recruiting(A, 1, 0)
        .built(A, Theatre, "a1 r0")
        .freedoms(A, &[Travel])
        .jesters(A, 2)
        .coins(A, 0)
        .play();
    play.act(A, "work poet");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 15 }));
    assert_eq!(play.coins(A), 1500);
    play.act(A, "convert 7");
    assert_eq!((play.prestige(A), play.coins(A)), (3 + 7, 100));
}

/// A is about to place that building.
fn placing(scenario: Scenario, building: &str) -> Play {
    let mut play = scenario.play();
    play.act(A, &format!("build {building}"));
    play
}

// F.EX.13
#[test]
fn f_ex_13_outside_the_grid() {
    let play = placing(Scenario::new(4).turn(A), "tower");
    assert_eq!(play.refused(A, "place f1 r0"), "florence.place.outside");
}

// F.EX.14
#[test]
fn f_ex_14_covered_cells() {
    let mut play = Scenario::new(4).built(A, Chapel, "a1 r0").play();
    play.act(A, "open lake")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(play.refused(A, "place b2 r0"), "florence.place.covered");
    let play = placing(Scenario::new(4).turn(A), "tower");
    assert_eq!(play.refused(A, "place c6 r0"), "florence.place.covered");
}

// F.EX.15
#[test]
fn f_ex_15_touching() {
    for builders in 0..=3 {
        let palazzo = placing(Scenario::new(4).turn(A).builders(A, builders), "tower");
        let chapel = placing(
            Scenario::new(4)
                .turn(A)
                .builders(A, builders)
                .built(A, Chapel, "a1 r0"),
            "tower",
        );
        for (play, touching, corner) in [
            (palazzo, "place a5 r0", "place d5 r0"),
            (chapel, "place b1 r0", "place c3 r0"),
        ] {
            if builders < 2 {
                assert_eq!(play.refused(A, touching), "florence.build.adjacent");
            } else {
                assert!(play.can(A, touching), "{builders} builders");
            }
            assert!(play.can(A, corner), "{builders} builders");
        }
    }
}

// F.EX.16
#[test]
fn f_ex_16_second_of_a_kind() {
    for builders in 0..=3 {
        let play = Scenario::new(4)
            .turn(A)
            .builders(A, builders)
            .built(A, Tower, "a1 r0")
            .play();
        assert_eq!(play.refused(A, "build tower"), "florence.build.second");
    }
}

// F.EX.17
#[test]
fn f_ex_17_two_player_freedoms() {
    for seed in 0..20 {
        for (hard, expected) in [(false, [1, 2, 2]), (true, [1, 1, 2])] {
            let options = Options {
                hard_freedoms: hard,
                ..Options::default()
            };
            let mut freedoms = start(2, "2022", options, seed).game.supply.freedoms;
            freedoms.sort_unstable();
            assert_eq!(freedoms, expected);
        }
    }
}

/// The estate of the samples: 5 buildings, 2 forests, 1 lake, 2 builders, 1 prestige card, 2 freedoms.
fn sample(edition: &str) -> Scenario {
    Scenario::with(4, edition, Options::default())
        .furnish(
            A,
            &[University, Workshop, Opera, Tower, Chapel],
            &[Forest, Forest, Lake],
        )
        .builders(A, 2)
        .prestiges(A, &[P02])
        .freedoms(A, &[Travel, Opinion])
}

fn bonus_values(play: &Play) -> Vec<u16> {
    let table = &play.game;
    let holdings = Holdings::of(&table.players[A], table.figures());
    (0..20)
        .map(|number| holdings.bonus(table.figures(), number))
        .collect()
}

// F.EX.18
#[test]
fn f_ex_18_bonus_sample_2006() {
    let play = sample("2006")
        .hand(A, &[Jurist])
        .recruiting(A, 1, 0)
        .played(A, &[Poet, Painter, Sculptor])
        .play();
    assert_eq!(
        bonus_values(&play),
        [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3]
    );
}

// F.EX.19
#[test]
fn f_ex_19_bonus_sample_2022() {
    let scenario = sample("2022")
        .turn(A)
        .hand(A, &[Sculptor])
        .recruiting(A, 1, 0)
        .played(A, &[Poet, Painter]);
    let mut play = scenario.bonuses(A, &[B19]).play();
    play.act(A, "work sculptor");
    assert_eq!(
        bonus_values(&play),
        [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 1, 3]
    );
    play.act(A, "add b19");
    let added = |event: &&Event| matches!(event, Event::PlayedBonus { value: 1, .. });
    assert!(play.events().iter().any(added));
}

// F.EX.20
#[test]
fn f_ex_20_prestige_sample() {
    let scenario = sample("2022")
        .hand(A, &[Jurist])
        .recruiting(A, 0, 1)
        .played(A, &[Poet, Painter, Sculptor, Physician]);
    let play = scenario.play();
    let table = &play.game;
    let own = Holdings::of(&table.players[A], table.figures());
    let nothing = Holdings {
        empty_cells: 43,
        ..Holdings::default()
    };
    let five_buildings = Holdings {
        sizes: [0, 3, 2],
        ..nothing
    };
    let fuller = Holdings {
        empty_cells: own.empty_cells - 1,
        ..nothing
    };
    let three_landscapes = Holdings {
        landscapes: [1, 1, 1],
        ..nothing
    };
    let one_forest = Holdings {
        landscapes: [1, 0, 0],
        ..nothing
    };
    let one_lake = Holdings {
        landscapes: [0, 1, 0],
        ..nothing
    };
    let one_builder = Holdings {
        builders: 1,
        ..nothing
    };
    let five_works = Holdings {
        table_cards: 5,
        ..nothing
    };
    let cases: [(u8, &[Holdings], u8); 14] = [
        (1, &[five_buildings, nothing], 3),
        (
            2,
            &[Holdings {
                sizes: [3, 0, 0],
                ..nothing
            }],
            5,
        ),
        (3, &[fuller, nothing], 0),
        (4, &[nothing], 0),
        (5, &[three_landscapes, nothing], 4),
        (6, &[one_forest, one_forest], 7),
        (7, &[one_lake, one_lake], 3),
        (8, &[nothing], 0),
        (9, &[nothing], 6),
        (10, &[nothing, nothing], 0),
        (11, &[one_builder, one_builder], 6),
        (12, &[nothing, nothing], 0),
        (13, &[nothing], 0),
        (14, &[five_works, nothing], 4),
    ];
    for (number, others, expected) in cases {
        let card = &table.figures().prestiges[usize::from(number) - 1];
        assert_eq!(own.prestige(card, others), expected, "P{number:02}");
    }
    assert!(matches!(table.figures().prestiges[0].goal, Goal::Most(_)));
}
