//! Every numbered example of the rulebooks, by its clause.

use signoria_engine::{Eye, prelude::*};
use signoria_florence::edition::Goal;
use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::Freedom::{Opinion, Religion, Travel};
use signoria_florence::pieces::Landscape::{Forest, Lake, Park};
use signoria_florence::pieces::{Character, Stack};
use signoria_florence::score::Holdings;
use signoria_florence::setup::{Difficulty, SoloTable};
use signoria_florence::state::{Bid, Phase, Step};
use signoria_florence::{Event, Options};

use crate::common::*;

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
            start(3, edition, Options::default(), 1).table().supply.freedoms,
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
    assert_eq!(play.table().players[A].landscapes, [0, 0, 1]);
    assert!(play.table().auction.sold.has(Stack::Park));
    assert!(!play.table().auction.inside.contains(A));
}

// F.EX.4
#[test]
fn f_ex_4_second_auction() {
    let play = auctions(2);
    assert_eq!((play.coins(D), play.table().players[D].jesters), (2800, 1));
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
        (play.coins(B), play.table().players[B].landscapes),
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
    assert_eq!(play.table().phase, Phase::Actions);
    assert_eq!(
        [A, B, C, D].map(|seat| play.coins(seat)),
        [3300, 2900, 3300, 2800]
    );
    assert_eq!(play.table().players[C].builders, 1);
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
        .edit(|table| {
            table.phase = Phase::End;
            table.step = Step::Nothing;
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
    assert_eq!(play.table().players[A].best, 15);
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
    assert_eq!(play.table().step, Step::Pay { value: 15 });
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
            let mut freedoms = start(2, "2022", options, seed).table().supply.freedoms;
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
    let table = play.table();
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
    let table = play.table();
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

/// Nobody buys an object: the character auction begins.
fn at_court() -> Play {
    let mut play = Scenario::court(4).play();
    play.idle_until(|table| table.phase == Phase::Court);
    play
}

// F.EX.21
#[test]
fn f_ex_21_a_bid_for_the_merchant() {
    let mut play = at_court();
    play.act(A, "bid merchant 6");
    assert_eq!(
        play.table().court.marker[Character::Merchant as usize],
        Some((A, 6))
    );
    assert!(play.events().contains(&&Event::CharacterBid {
        seat: A,
        character: Character::Merchant,
        coins: 600
    }));
}

// F.EX.22
#[test]
fn f_ex_22_a_purchase() {
    let mut play = at_court();
    play.act(A, "bid muse 8")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(play.coins(A), 3500 - 800);
    assert_eq!(play.table().court.owner(Character::Muse), Some(A));
}

// F.EX.23
#[test]
fn f_ex_23_character_auction_of_four() {
    let mut play = at_court();
    play.act(A, "bid cardinal 3")
        .act(B, "bid merchant 4")
        .act(C, "bid cardinal 5");
    assert!(
        play.table()
            .court
            .marker
            .iter()
            .flatten()
            .all(|(seat, _)| *seat != A)
    );
    play.act(D, "bid princess 3")
        .act(A, "bid banker 0")
        .act(B, "hold");
    let court = &play.table().court;
    assert_eq!(court.owner(Character::Merchant), Some(B));
    assert_eq!(court.owner(Character::Cardinal), Some(C));
    assert_eq!(court.owner(Character::Princess), Some(D));
    assert_eq!((court.coins, court.aside), (6, 1));
    assert_eq!(
        [A, B, C, D].map(|seat| play.coins(seat)),
        [4100, 3100, 3000, 3200]
    );
    assert_eq!(play.table().phase, Phase::Actions);
}

// F.EX.24
#[test]
fn f_ex_24_banker_in_the_second_round() {
    let mut play = at_court();
    play.idle_until(|table| table.round == 2 && table.phase == Phase::Court);
    assert_eq!(play.table().court.coins, 7);
    let seat = play.table().turn;
    play.act(seat, "bid banker 2")
        .idle_until(|table| table.phase == Phase::Actions);
    assert_eq!(play.coins(seat), 3500 + 500);
    assert_eq!(play.table().court.coins, 6);
    play.idle_until(|table| table.round == 3 && table.phase == Phase::Court);
    assert_eq!(play.table().court.coins, 6);
}

// F.EX.25
#[test]
fn f_ex_25_banker_in_the_third_round() {
    let mut play = at_court();
    play.idle_until(|table| table.round == 3 && table.phase == Phase::Court);
    assert_eq!(play.table().court.coins, 8);
    let seat = play.table().turn;
    play.act(seat, "bid banker 5")
        .idle_until(|table| table.phase == Phase::Actions);
    assert_eq!(play.coins(seat), 3500 + 800 - 500);
    play.idle_until(|table| table.round == 4 && table.phase == Phase::Court);
    assert_eq!(play.table().court.coins, 6);
}

/// A has the Cardinal, three actions and the Mathematician.
fn cardinal(jesters: u8) -> Play {
    Scenario::court(4)
        .turn(A)
        .jesters(A, jesters)
        .hand(A, &[Mathematician, Jurist, Painter])
        .edit(|table| {
            table.court.owner[Character::Cardinal as usize] = Some(A);
            table.deeds.left = 3;
        })
        .play()
}

// F.EX.26
#[test]
fn f_ex_26_cardinal_three_actions() {
    let mut play = cardinal(0);
    play.act(A, "build university")
        .act(A, "place e1 r0")
        .act(A, "introduce religion")
        .act(A, "work mathematician");
    assert_eq!(play.table().step, Step::Pay { value: 4 + 3 + 3 });
}

// F.EX.27
#[test]
fn f_ex_27_cardinal_one_freedom() {
    let mut play = cardinal(1);
    play.act(A, "build tower")
        .any(A, "place")
        .act(A, "introduce religion");
    assert_eq!(play.refused(A, "introduce travel"), "florence.action.limit");
    play.act(A, "work mathematician").act(A, "convert 0");
    assert!(play.waits_for(B));
}

// F.EX.28
#[test]
fn f_ex_28_merchant_pays_and_takes_prestige() {
    let mut play = Scenario::court(4)
        .prestige(A, 20)
        .prestige(B, 19)
        .prestige(C, 18)
        .prestige(D, 17)
        .edit(|table| table.court.owner[Character::Merchant as usize] = Some(D))
        .play();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "raise")
        .act(A, "raise")
        .act(D, "raise");
    play.act(A, "pass").act(D, "pay");
    assert_eq!(play.coins(D), 3000);
    play.idle_until(|table| matches!(table.step, Step::Call { .. }))
        .act(D, "merchant");
    assert_eq!(play.prestige(D), 21);
}

/// What the Merchant gives that seat with these scores.
fn merchant(scores: [u16; 4], seat: signoria_engine::Seat) -> (i32, Play) {
    let mut scenario = Scenario::court(4).turn(seat);
    for (owner, score) in [A, B, C, D].into_iter().zip(scores) {
        scenario = scenario.prestige(owner, score);
    }
    let mut play = scenario
        .edit(|table| table.court.owner[Character::Merchant as usize] = Some(seat))
        .play();
    let before = play.prestige(seat);
    play.act(seat, "merchant");
    (play.prestige(seat) - before, play)
}

// F.EX.29
#[test]
fn f_ex_29_places() {
    let places = [A, B, C, D].map(|seat| merchant([30, 25, 25, 20], seat).0);
    assert_eq!(places, [1, 2, 2, 4]);
}

// F.EX.30
#[test]
fn f_ex_30_merchant_of_the_fourth() {
    let (points, play) = merchant([20, 19, 18, 17], D);
    assert_eq!(points, 4);
    assert_eq!([A, B, C, D].map(|seat| play.prestige(seat)), [20, 19, 18, 21]);
}

/// The value of works with the Muse in a round; 3 cards and 6 jesters alone make 15.
fn muse(round: u8) -> Play {
    Scenario::court(4)
        .round(round)
        .turn(A)
        .hand(A, &[Poet, Philosopher, Painter])
        .jesters(A, 6)
        .edit(|table| table.court.owner[Character::Muse as usize] = Some(A))
        .play()
}

// F.EX.31
#[test]
fn f_ex_31_muse_in_round_five() {
    let mut play = muse(5);
    play.act(A, "work poet");
    assert_eq!(play.table().step, Step::Pay { value: 15 + 5 });
}

// F.EX.32
#[test]
fn f_ex_32_muse_in_round_six() {
    let mut play = muse(6);
    play.act(A, "work poet");
    assert_eq!(play.table().step, Step::Pay { value: 15 + 6 });
    play.act(A, "convert 0").act(A, "work philosopher");
    assert_eq!(play.table().step, Step::Pay { value: 15 + 6 });
}

fn princess(
    edition: &str,
    round: u8,
    buildings: &[signoria_florence::pieces::Building],
    landscapes: &[signoria_florence::pieces::Landscape],
) -> Play {
    Scenario::with(
        4,
        edition,
        Options {
            muse_and_princess: true,
            ..Options::default()
        },
    )
    .round(round)
    .turn(A)
    .furnish(A, buildings, landscapes)
    .edit(|table| table.court.owner[Character::Princess as usize] = Some(A))
    .play()
}

// F.EX.33
#[test]
fn f_ex_33_princess_2006() {
    for round in 1..=7 {
        let mut play = princess("2006", round, &[University, Studio], &[Lake, Lake]);
        if round <= 3 {
            play.act(A, "princess");
            assert_eq!(
                (play.table().step, play.coins(A)),
                (Step::Pay { value: 13 }, 3500 + 1300)
            );
        } else {
            assert_eq!(play.refused(A, "princess"), "florence.work.minimum");
        }
    }
}

// F.EX.34
#[test]
fn f_ex_34_princess_2022() {
    for round in 1..=7 {
        let mut play = princess("2022", round, &[Laboratory, Library], &[Forest, Forest, Lake]);
        if round <= 6 {
            play.act(A, "princess");
            assert_eq!(
                (play.table().step, play.coins(A)),
                (Step::Pay { value: 16 }, 3500 + 1600)
            );
        } else {
            assert_eq!(play.refused(A, "princess"), "florence.work.minimum");
        }
    }
}

// F.EX.35
#[test]
fn f_ex_35_professor() {
    let mut play = Scenario::court(4)
        .turn(A)
        .on_top(&[B07, B01, B12, B03, B18])
        .edit(|table| table.court.owner[Character::Professor as usize] = Some(A))
        .play();
    play.act(A, "professor bonus");
    assert_eq!(
        play.list(A),
        ["keep b07", "keep b01", "keep b12", "keep b03", "keep b18"]
    );
    play.act(A, "keep b01").act(A, "rest");
    let table = play.table();
    assert!(table.players[A].bonuses.has(B01.number()));
    assert_eq!((play.coins(A), table.bonuses.deck.len()), (3500, 19));
    let bottom: Vec<u8> = table.bonuses.deck.as_slice()[..4].iter().rev().copied().collect();
    assert_eq!(bottom, [B07, B12, B03, B18].map(|card| card.number()));
    assert!(play.has(A, "end"), "it was no action and A is asked again");
}

// F.EX.36
#[test]
fn f_ex_36_joint_workshop_money() {
    let mut play = Scenario::joint(4).turn(A).builders(A, 1).builders(B, 3).play();
    let before = [A, B].map(|seat| play.prestige(seat));
    play.act(A, "propose workshop 1")
        .act(A, "place f1 r0")
        .act(A, "ask 5")
        .act(B, "accept");
    assert_eq!([A, B].map(|seat| play.coins(seat)), [3500 + 200, 3500 - 500]);
    assert_eq!(
        [A, B].map(|seat| play.prestige(seat)),
        before.map(|points| points + 3)
    );
    assert_eq!((play.table().deeds.left, play.table().turn), (1, A));
    assert!(
        [A, B]
            .iter()
            .all(|&seat| play.table().players[seat].has_building(Workshop))
    );
}

// F.EX.37
#[test]
fn f_ex_37_joint_workshop_touching() {
    let site = |scenario: Scenario| {
        let mut play = scenario.turn(A).builders(A, 1).builders(B, 3).play();
        play.act(A, "propose workshop 1");
        play
    };
    let in_a = site(Scenario::joint(4).built(A, Tower, "c1 r0"));
    assert_eq!(in_a.refused(A, "place f1 r0"), "florence.build.adjacent");
    let in_b = site(Scenario::joint(4).built(B, Tower, "b1 r0"));
    assert!(in_b.can(A, "place f1 r0"));
}

/// You declined a jester for that bid; nothing else can follow.
fn diego_buys_jester(bid: u8, coins: u16) -> Play {
    let mut play = Scenario::with(
        1,
        "2022",
        Options {
            difficulty: Difficulty::Easy,
            ..Options::default()
        },
    )
    .edit(|table| {
        table.solo.card = 0;
        table.solo.starts = false;
        table.solo.diego.coins = coins / 100;
        for stack in [Stack::Jester, Stack::Forest, Stack::Lake] {
            table.solo.put_up.insert(stack);
        }
        table.step = Step::Rolled {
            stack: Stack::Jester,
            bid: bid.into(),
        };
    })
    .play();
    play.act(A, "decline").act(A, "nothing");
    play
}

// F.EX.38
#[test]
fn f_ex_38_diego_pays_with_prestige() {
    let play = diego_buys_jester(9, 0);
    let diego = &play.table().solo.diego;
    assert_eq!((diego.points.total(), diego.coins, diego.jesters), (-5, 1, 1));
}

// F.EX.39
#[test]
fn f_ex_39_diego_pays_with_coins_first() {
    let play = diego_buys_jester(9, 300);
    let diego = &play.table().solo.diego;
    assert_eq!((diego.points.total(), diego.coins, diego.jesters), (-3, 0, 1));
}

// F.EX.40
#[test]
fn f_ex_40_the_price_of_a_jester() {
    let mut threes = 0;
    for seed in 0..40 {
        let mut play = Scenario::with(1, "2022", Options::default())
            .edit(|table| {
                table.solo.card = 0;
                table.stream = signoria_engine::Stream::new(seed.into());
            })
            .play();
        play.act(A, "put-up jester");
        let Step::Rolled { bid, .. } = play.table().step else {
            panic!("a modifier never forces to buy")
        };
        assert!((7..=12).contains(&bid));
        if bid == 9 {
            threes += 1;
            assert!(play.can(A, "decline"));
            play.act(A, "buy");
            assert_eq!(play.coins(A), 2500);
        }
    }
    assert!(threes > 0);
}

// F.EX.41
#[test]
fn f_ex_41_solo_auction() {
    let mut play = Scenario::with(
        1,
        "2022",
        Options {
            solo_table: SoloTable::Five,
            ..Options::default()
        },
    )
    .edit(|table| {
        let solo = &mut table.solo;
        (solo.card, solo.starts) = (0, false);
        for (stack, bid) in [(Stack::Recruiting, 9), (Stack::Jester, 11)] {
            solo.put_up.insert(stack);
            solo.declined.put_on_top(Bid { stack, bid });
        }
        solo.put_up.insert(Stack::Builder);
        table.step = Step::Rolled {
            stack: Stack::Builder,
            bid: 3,
        };
    })
    .play();
    assert!(play.can(A, "decline"), "no forced purchase");
    play.act(A, "buy");
    let (table, diego) = (play.table(), &play.table().solo.diego);
    assert_eq!((play.coins(A), table.players[A].builders), (3100, 1));
    assert_eq!((diego.jesters, diego.coins), (1, 15 - 11));
    assert_eq!((table.supply.recruiting, table.supply.builders), (4, 5));
}

// F.EX.42
#[test]
fn f_ex_42_solo_set_up_for_five() {
    let mut play = start(
        1,
        "2022",
        Options {
            solo_table: SoloTable::Five,
            ..Options::default()
        },
        3,
    );
    assert_eq!(play.table().professions.deck.len(), 21 - 16);
    play.any(A, "return");
    let view = play.view(Eye::Seat(A));
    assert_eq!(view.solo.unwrap().virtuals.len(), 3);
    assert_eq!(play.table().professions.deck.len(), 6);
    assert!(play.table().players[A].hand.len() == 3 && Religion as usize == 1 && Park as usize == 2);
}
