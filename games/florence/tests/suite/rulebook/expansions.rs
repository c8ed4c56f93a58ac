//! The examples of "Muse and Princess" and "Cooperative building".

use signoria_engine::Set;
use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::Character;
use signoria_florence::pieces::Landscape::{Forest, Lake};
use signoria_florence::state::{Phase, Step};
use signoria_florence::{Event, Options};

use crate::scenario::*;
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
    assert_eq!(play.game.court.marker[Character::Merchant as usize], Some((A, 6)));
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
    assert_eq!(play.game.court.owner(Character::Muse), Some(A));
}

// F.EX.23
#[test]
fn f_ex_23_character_auction_of_four() {
    let mut play = at_court();
    play.act(A, "bid cardinal 3")
        .act(B, "bid merchant 4")
        .act(C, "bid cardinal 5");
    assert!(
        play.game
            .court
            .marker
            .iter()
            .flatten()
            .all(|(seat, _)| *seat != A)
    );
    play.act(D, "bid princess 3")
        .act(A, "bid banker 0")
        .act(B, "hold");
    let court = &play.game.court;
    assert_eq!(court.owner(Character::Merchant), Some(B));
    assert_eq!(court.owner(Character::Cardinal), Some(C));
    assert_eq!(court.owner(Character::Princess), Some(D));
    assert_eq!((court.coins, court.aside), (6, Set::only(Character::Banker)));
    assert_eq!(
        [A, B, C, D].map(|seat| play.coins(seat)),
        [4100, 3100, 3000, 3200]
    );
    assert_eq!(play.game.phase, Phase::Actions);
}

// F.EX.24
#[test]
fn f_ex_24_banker_in_the_second_round() {
    let mut play = at_court();
    play.idle_until(|table| table.round == 2 && table.phase == Phase::Court);
    assert_eq!(play.game.court.coins, 7);
    let seat = play.game.turn;
    play.act(seat, "bid banker 2")
        .idle_until(|table| table.phase == Phase::Actions);
    assert_eq!(play.coins(seat), 3500 + 500);
    assert_eq!(play.game.court.coins, 6);
    play.idle_until(|table| table.round == 3 && table.phase == Phase::Court);
    assert_eq!(play.game.court.coins, 6);
}

// F.EX.25
#[test]
fn f_ex_25_banker_in_the_third_round() {
    let mut play = at_court();
    play.idle_until(|table| table.round == 3 && table.phase == Phase::Court);
    assert_eq!(play.game.court.coins, 8);
    let seat = play.game.turn;
    play.act(seat, "bid banker 5")
        .idle_until(|table| table.phase == Phase::Actions);
    assert_eq!(play.coins(seat), 3500 + 800 - 500);
    play.idle_until(|table| table.round == 4 && table.phase == Phase::Court);
    assert_eq!(play.game.court.coins, 6);
}

/// A has the Cardinal, three actions and the Mathematician.
fn cardinal(jesters: u8) -> Play {
    Scenario::court(4)
        .turn(A)
        .jesters(A, jesters)
        .hand(A, &[Mathematician, Jurist, Painter])
        .state(|table| {
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
    assert_eq!(play.game.step(), Some(Step::Pay { value: 4 + 3 + 3 }));
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
        .state(|table| table.court.owner[Character::Merchant as usize] = Some(D))
        .play();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "raise")
        .act(A, "raise")
        .act(D, "raise");
    play.act(A, "pass").act(D, "pay");
    assert_eq!(play.coins(D), 3000);
    play.idle_until(|table| matches!(table.step(), Some(Step::Call { .. })))
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
        .state(|table| table.court.owner[Character::Merchant as usize] = Some(seat))
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
        .state(|table| table.court.owner[Character::Muse as usize] = Some(A))
        .play()
}

// F.EX.31
#[test]
fn f_ex_31_muse_in_round_five() {
    let mut play = muse(5);
    play.act(A, "work poet");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 15 + 5 }));
}

// F.EX.32
#[test]
fn f_ex_32_muse_in_round_six() {
    let mut play = muse(6);
    play.act(A, "work poet");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 15 + 6 }));
    play.act(A, "convert 0").act(A, "work philosopher");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 15 + 6 }));
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
    .state(|table| table.court.owner[Character::Princess as usize] = Some(A))
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
                (play.game.step(), play.coins(A)),
                (Some(Step::Pay { value: 13 }), 3500 + 1300)
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
                (play.game.step(), play.coins(A)),
                (Some(Step::Pay { value: 16 }), 3500 + 1600)
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
        .state(|table| table.court.owner[Character::Professor as usize] = Some(A))
        .play();
    play.act(A, "professor bonus");
    assert_eq!(
        play.list(A),
        ["keep b07", "keep b01", "keep b12", "keep b03", "keep b18"]
    );
    play.act(A, "keep b01").act(A, "rest");
    let table = &play.game;
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
    assert_eq!((play.game.deeds.left, play.game.turn), (1, A));
    assert!(
        [A, B]
            .iter()
            .all(|&seat| play.game.players[seat].has_building(Workshop))
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
