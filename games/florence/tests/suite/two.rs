//! Two players.

use signoria_engine::prelude::*;
use signoria_florence::Options;
use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::{Landscape, Stack};
use signoria_florence::state::{Phase, Step};

use crate::scenario::*;

// F.TP.1
#[test]
fn two_players_begin_with_2500() {
    assert_eq!(Scenario::new(2).play().coins(B), 2500);
}

// F.TP.2 F.RU.50
#[test]
fn five_freedoms_two_types_twice() {
    let mut once = [false; 3];
    for seed in 0..30 {
        for edition in ["2022", "2006"] {
            let freedoms = start(2, edition, Options::default(), seed).game.supply.freedoms;
            assert_eq!(freedoms.iter().sum::<u8>(), 5);
            assert!(
                freedoms.iter().all(|&count| count == 1 || count == 2),
                "never three of one type"
            );
            once[freedoms.iter().position(|&count| count == 1).unwrap()] = true;
        }
    }
    assert_eq!(once, [true; 3], "chance decides which");
}

// F.TP.3
#[test]
fn four_freedoms_in_the_hard_game() {
    let hard = Options {
        hard_freedoms: true,
        ..Options::default()
    };
    let mut twice = [false; 3];
    for seed in 0..30 {
        let freedoms = start(2, "2022", hard, seed).game.supply.freedoms;
        assert_eq!(freedoms.iter().sum::<u8>(), 4);
        twice[freedoms.iter().position(|&count| count == 2).unwrap()] = true;
    }
    assert_eq!(twice, [true; 3]);
}

// F.TP.4
#[test]
fn the_landscapes_are_one_object() {
    let play = Scenario::new(2).play();
    assert_eq!(play.refused(A, "open forest"), "florence.auction.no-such-stack");
    assert_eq!(
        stacks(&play, A, "open"),
        [
            Stack::Jester,
            Stack::Builder,
            Stack::Prestige,
            Stack::Recruiting,
            Stack::Landscape
        ]
    );
    // One type that fits is enough: only parks and lakes fit into what is left here, but no forest.
    let crowded = Scenario::new(2).furnish(
        A,
        &[University, Laboratory, Workshop, Library, Opera],
        &[Landscape::Park, Landscape::Park],
    );
    let play = crowded.play();
    let fits = |landscape| {
        let covered = play.game.players[A].covered;
        let tile = signoria_florence::pieces::Tile::Landscape(landscape);
        play.game
            .figures()
            .places(tile)
            .inside
            .iter()
            .any(|place| place.mask & covered == 0)
    };
    assert!(!fits(Landscape::Forest));
    assert_eq!(
        play.can(A, "open landscape"),
        fits(Landscape::Lake) || fits(Landscape::Park)
    );
    // All three stacks empty: not available. Six of each lie in two estates; nobody can have that many, so the stack never empties.
    assert!(play.game.supply.landscapes.iter().all(|&count| count > 0));
}

// F.TP.5
#[test]
fn the_winner_chooses_the_type() {
    let mut play = Scenario::new(2).play();
    play.act(A, "open landscape").act(B, "raise").act(A, "pass");
    assert_eq!(play.list(B), ["choose forest", "choose lake", "choose park"]);
    play.act(B, "choose lake").any(B, "place");
    assert_eq!(play.game.players[B].landscapes, [0, 1, 0]);
    assert_eq!(play.refused(A, "take landscape"), "florence.auction.sold");
    let mut last = Scenario::new(2).play();
    last.act(A, "sit-out")
        .act(B, "take landscape")
        .act(B, "choose park")
        .any(B, "place");
    assert_eq!(
        (last.game.players[B].landscapes, last.coins(B)),
        ([0, 0, 1], 2300)
    );
}

// F.TP.6
#[test]
fn the_opening_bid_is_300_and_there_is_one_auction() {
    let mut play = Scenario::new(2).play();
    play.act(A, "open jester");
    let Some(Step::Bid { price, .. }) = play.game.step() else {
        panic!()
    };
    assert_eq!(price, 3);
    play.act(B, "raise").act(A, "pass");
    assert_eq!(play.coins(B), 2100);
    assert_eq!(play.game.step(), Some(Step::Last));
    assert!(play.waits_for(A));
}

// F.RU.6
#[test]
fn the_last_of_two_pays_200() {
    let mut play = Scenario::new(2).play();
    play.act(A, "open jester").act(B, "pass").act(B, "take builder");
    assert_eq!((play.coins(A), play.coins(B)), (2200, 2300));
    assert_eq!(play.game.phase, Phase::Actions);
}

// F.TP.7
#[test]
fn most_and_fewest_compare_the_two() {
    let mut play = Scenario::new(2)
        .round(7)
        .turn(B)
        .jesters(A, 1)
        .prestiges(A, &[P10])
        .prestiges(B, &[P03])
        .built(B, Tower, "a1 r0")
        .play();
    play.act(B, "end");
    assert_eq!(
        [A, B].map(|seat| play.game.standings().of(seat).unwrap().score),
        [6, 3 + 8]
    );
}
