//! The object auction.

use signoria_engine::{Seat, SeatSet, Set};
use signoria_florence::Options;
use signoria_florence::pieces::{Building, Landscape, Pile, Stack};
use signoria_florence::state::{Phase, Step};

use crate::scenario::*;

/// Four players, A opens.
fn four() -> Play {
    Scenario::new(4).play()
}

// F.AU.1
#[test]
fn there_are_seven_stacks() {
    let expected: Vec<Stack> = Stack::ALL[..7].to_vec();
    assert_eq!(stacks(&four(), A, "open"), expected);
    assert_eq!(
        four().refused(A, "open landscape"),
        "florence.auction.no-such-stack"
    );
}

// F.AU.2
#[test]
fn of_each_stack_one_object_is_sold_a_round_while_it_lasts() {
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(play.refused(B, "open jester"), "florence.auction.sold");
    let play = Scenario::new(4).state(|table| {
        table.supply.jesters = 0;
        table.players[D].jesters = 7;
    });
    assert_eq!(play.play().refused(A, "open jester"), "florence.auction.empty");
}

// F.AU.3 F.AU.4
#[test]
fn a_player_with_an_object_is_skipped() {
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert!(!play.game.auction.inside.contains(A));
    play.act(B, "open builder").act(C, "raise").act(D, "pass");
    assert!(play.waits_for(B), "A is not asked");
}

#[test]
fn the_view_says_who_may_still_raise() {
    let mut play = four();
    let bidders = |play: &Play| -> Vec<Seat> { play.public().auction.bidders.iter().collect() };
    assert_eq!(bidders(&play), []);
    play.act(A, "open jester");
    assert_eq!(bidders(&play), [B, C, D]);
    play.act(B, "raise").act(C, "pass");
    assert_eq!(bidders(&play), [A, D], "neither the leader nor who has passed");
}

// F.AU.5
#[test]
fn the_start_player_opens_first() {
    let play = Scenario::new(4)
        .state(|table| (table.start, table.turn) = (C, C))
        .play();
    assert!(play.waits_for(C) && play.has(C, "open"));
}

// F.AU.6
#[test]
fn opening_is_a_bid_of_exactly_200() {
    let mut play = four();
    play.act(A, "open lake");
    let Some(Step::Bid {
        stack, price, leader, ..
    }) = play.game.step()
    else {
        panic!()
    };
    assert_eq!((stack, price, leader), (Stack::Lake, 2, A));
}

// F.AU.7
#[test]
fn the_others_raise_by_100_or_pass_round_and_round() {
    let mut play = four();
    play.act(A, "open lake");
    assert_eq!(play.list(B), ["raise", "pass"]);
    play.act(B, "raise")
        .act(C, "pass")
        .act(D, "raise")
        .act(A, "raise")
        .act(B, "raise");
    assert!(play.waits_for(D), "C has passed");
    let Some(Step::Bid { price, .. }) = play.game.step() else {
        panic!()
    };
    assert_eq!(price, 6);
}

// F.AU.8
#[test]
fn a_pass_is_final_for_this_object_only() {
    let mut play = four();
    play.act(A, "open lake")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass")
        .any(A, "place");
    assert!(play.waits_for(B));
    play.act(B, "open jester");
    assert!(play.can(C, "raise"));
}

// F.AU.9 F.AU.10
#[test]
fn the_last_bidder_pays_and_nobody_else() {
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "raise")
        .act(C, "raise")
        .act(D, "pass")
        .act(A, "pass")
        .act(B, "pass");
    assert_eq!(
        [A, B, C, D].map(|seat| play.coins(seat)),
        [3500, 3500, 3100, 3500]
    );
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(play.coins(A), 3300, "the opener is bound");
}

// F.AU.11
#[test]
fn the_effect_comes_before_the_next_auction() {
    let mut play = four();
    play.act(A, "open lake")
        .act(B, "raise")
        .act(C, "pass")
        .act(D, "pass")
        .act(A, "pass");
    assert!(play.waits_for(B) && play.has(B, "place") && !play.waits_for(A));
    play.any(B, "place");
    assert!(play.has(A, "open"));
}

// F.AU.12
#[test]
fn an_opener_who_did_not_win_opens_again() {
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "raise")
        .act(C, "pass")
        .act(D, "pass")
        .act(A, "pass");
    assert!(play.waits_for(A) && play.has(A, "open"));
    play.act(A, "open builder")
        .act(C, "raise")
        .act(D, "pass")
        .act(A, "pass");
    assert!(play.waits_for(A) && play.has(A, "open"));
}

// F.AU.13
#[test]
fn the_next_opener_is_found_from_the_opener_not_from_the_winner() {
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "raise")
        .act(D, "pass")
        .act(A, "pass");
    play.act(A, "open builder").act(B, "pass").act(D, "pass");
    assert!(
        play.waits_for(B) && play.has(B, "open"),
        "clockwise from A, who opened, not from C"
    );
}

// F.AU.14 F.RU.5
#[test]
fn an_opener_may_refuse_and_is_out() {
    for edition in ["2022", "2006"] {
        let mut play = Scenario::with(4, edition, Options::default()).play();
        play.act(A, "sit-out");
        assert!(play.waits_for(B));
        play.act(B, "open jester").act(C, "pass");
        assert!(play.waits_for(D));
        play.act(D, "pass");
        assert!(!play.game.auction.inside.contains(A));
    }
}

// F.AU.15
#[test]
fn only_the_opener_can_sit_out() {
    let mut play = four();
    play.act(A, "open jester");
    assert_eq!(play.refused(B, "sit-out"), "florence.turn.asked");
    play.act(B, "pass").act(C, "pass").act(D, "pass");
    assert_eq!(
        play.game.auction.inside,
        [B, C, D].into_iter().collect::<SeatSet>()
    );
}

// F.AU.16
#[test]
fn the_last_player_takes_for_200_or_nothing() {
    let mut play = four();
    play.act(A, "sit-out").act(B, "sit-out").act(C, "sit-out");
    assert_eq!(stacks(&play, D, "take").len(), 7);
    let mut nothing = play.clone();
    nothing.act(D, "nothing");
    assert_eq!((nothing.game.phase, nothing.coins(D)), (Phase::Actions, 3500));
    play.act(D, "take jester");
    assert_eq!((play.game.phase, play.coins(D)), (Phase::Actions, 3300));
}

// F.AU.17
#[test]
fn the_remaining_player_buys_without_auction_even_as_the_first() {
    let mut play = Scenario::new(3).play();
    play.act(A, "sit-out").act(B, "sit-out");
    assert_eq!(play.game.step(), Some(Step::Last));
    assert!(play.waits_for(C) && play.game.auction.sold.is_empty());
}

// F.AU.18
#[test]
fn nobody_bids_more_than_he_has() {
    let mut play = Scenario::new(4).coins(B, 300).coins(C, 200).play();
    play.act(A, "open jester").act(B, "raise");
    assert!(play.waits_for(D), "C could only pass and did");
    play.act(D, "raise");
    assert!(play.waits_for(A), "now B could only pass too");
    let play = Scenario::new(4).coins(A, 100).prestige(A, 1).play();
    assert_eq!(play.refused(A, "open jester"), "florence.pay.cost");
}

// F.AU.19
#[test]
fn prestige_can_be_sold_for_a_bid() {
    let mut play = Scenario::new(4)
        .coins(A, 100)
        .prestige(A, 3)
        .coins(B, 0)
        .prestige(B, 5)
        .play();
    assert!(!play.has(A, "open"));
    play.sell(A, 1).act(A, "open jester");
    assert_eq!((play.coins(A), play.prestige(A)), (200, 2));
    assert_eq!(play.list(B), ["pass", "sell"]);
    play.sell(B, 3).act(B, "raise");
    assert_eq!((play.coins(B), play.prestige(B)), (300, 2));
    // The last player may do so too.
    let mut play = Scenario::new(3).coins(C, 0).prestige(C, 2).play();
    play.act(A, "sit-out")
        .act(B, "sit-out")
        .sell(C, 2)
        .act(C, "take jester");
    assert_eq!((play.coins(C), play.prestige(C)), (0, 0));
    // With "Muse and Princess" nobody can.
    let court = Scenario::court(4).coins(A, 300).prestige(A, 3).play();
    assert!(court.has(A, "open") && !court.has(A, "sell"));
}

// F.AU.20
#[test]
fn a_player_who_cannot_pay_passes_sits_out_or_takes_nothing() {
    let mut play = from_next_round(Scenario::new(4).coins(B, 100).coins(D, 0).coins(A, 100));
    assert!(play.waits_for(C), "B could not open and sat out");
    assert!(!play.game.auction.inside.contains(B));
    play.act(C, "open jester");
    // D and A could only pass, cannot open and cannot take: the phase is over.
    assert_eq!((play.game.phase, play.coins(C)), (Phase::Actions, 3300));
}

// F.AU.21 F.OB.10
#[test]
fn nobody_has_more_than_three_builders() {
    let play = Scenario::new(4).builders(A, 3).builders(B, 2).play();
    assert_eq!(play.refused(A, "open builder"), "florence.builder.limit");
    let mut play = Scenario::new(4).builders(B, 3).play();
    play.act(A, "open builder");
    assert!(play.waits_for(C), "B may not raise");
    let mut play = Scenario::new(3).builders(C, 3).play();
    play.act(A, "sit-out").act(B, "sit-out");
    assert_eq!(play.refused(C, "take builder"), "florence.builder.limit");
}

/// An estate so full that no forest fits: 36 of 43 cells.
fn crowded(seat: signoria_engine::Seat, seats: u8) -> Scenario {
    use Building::*;
    Scenario::new(seats).furnish(
        seat,
        &[University, Laboratory, Workshop, Library, Opera, Studio],
        &[],
    )
}

// F.AU.22 F.RU.7
#[test]
fn a_landscape_that_does_not_fit_cannot_be_had() {
    let table = crowded(A, 4);
    let play = table.clone().play();
    for landscape in Landscape::ALL {
        let fits = play
            .game
            .figures()
            .places(signoria_florence::pieces::Tile::Landscape(*landscape))
            .inside
            .iter()
            .any(|place| place.mask & play.game.players[A].covered == 0);
        assert_eq!(play.can(A, &format!("open {landscape}")), fits, "{landscape}");
        if !fits {
            assert_eq!(
                play.refused(A, &format!("open {landscape}")),
                "florence.place.no-room"
            );
        }
    }
    assert!(!play.can(A, "open forest"), "six cells in a block are not left");
    let mut play = crowded(B, 4).play();
    play.act(A, "open forest");
    assert!(play.waits_for(C), "B may not raise");
    let mut play = crowded(C, 3).play();
    play.act(A, "sit-out").act(B, "sit-out");
    assert_eq!(play.refused(C, "take forest"), "florence.place.no-room");
}

// F.AU.23
#[test]
fn an_opener_with_nothing_to_open_sits_out() {
    let play = Scenario::new(4)
        .deck_left(Pile::Prestige, 0, D)
        .state(|table| {
            // Everything but the prestige stack was acquired this round, and the prestige deck is empty.
            table.auction.sold = Set::all() - Set::only(Stack::Prestige) - Set::only(Stack::Landscape);
        })
        .step(Step::Open)
        .play();
    // The position as it stands offers only to sit out.
    assert_eq!(play.list(A), ["sit-out"]);
    // In a game it does not come so far: the engine does it.
    let play = from_next_round(Scenario::new(4).coins(B, 0));
    assert!(play.waits_for(C));
}

/// Plays the position from the beginning of the next round.
fn from_next_round(scenario: Scenario) -> Play {
    let mut play = scenario
        .turn(D)
        .state(|table| (table.start, table.deeds.left) = (A, 2))
        .play();
    play.act(D, "end");
    assert_eq!(play.game.start, B);
    play
}

// F.AU.24
#[test]
fn all_stacks_are_free_again_in_the_next_round() {
    let mut play = four();
    play.act(A, "open jester")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    play.idle_until(|table| table.phase == Phase::Actions);
    play.idle_until(|table| table.round == 2);
    assert!(play.game.auction.sold.is_empty());
    assert!(play.can(B, "open jester"));
    assert_eq!(play.game.auction.inside.len(), 4);
}
