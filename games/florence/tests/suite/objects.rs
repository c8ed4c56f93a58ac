//! The seven objects and recruiting.

use signoria_engine::Seat;
use signoria_florence::Options;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::{Building, Landscape, Pile};
use signoria_florence::state::{Phase, Step};

use crate::scenario::*;

/// A wins that object for 200.
fn win(scenario: Scenario, stack: &str) -> Play {
    let mut play = scenario.play();
    play.act(A, &format!("open {stack}"));
    for seat in [B, C, D] {
        if play.waits_for(seat) && matches!(play.game.step(), Some(Step::Bid { .. })) {
            play.act(seat, "pass");
        }
    }
    play
}

fn old(seats: u8) -> Scenario {
    Scenario::with(seats, "2006", Options::default())
}

// F.OB.1
#[test]
fn an_object_serves_its_owner_only() {
    let value = |seat: Seat| {
        let mut play = Scenario::new(4)
            .round(1)
            .turn(seat)
            .hand(seat, &[Poet, Jurist, Painter])
            .jesters(A, 3)
            .recruiting(seat, 4, 0)
            .play();
        play.act(seat, "work poet");
        play.game.players[seat].best
    };
    assert_eq!((value(A), value(B)), (6 + 7, 7));
}

// F.OB.2 F.OB.5
#[test]
fn a_landscape_is_placed_at_once() {
    for stack in ["forest", "lake", "park"] {
        let mut play = win(Scenario::new(4), stack);
        assert!(play.list(A).iter().all(|action| action.starts_with("place")));
        play.any(A, "place");
        assert_eq!(play.game.players[A].landscape_count(), 1);
    }
    let cells = |landscape| {
        let play = Scenario::new(4).play();
        play.game
            .figures()
            .places(signoria_florence::pieces::Tile::Landscape(landscape))
            .cells
    };
    assert!(
        cells(Landscape::Lake) < cells(Landscape::Forest)
            && cells(Landscape::Park) < cells(Landscape::Forest)
    );
}

// F.OB.3
#[test]
fn only_repeated_landscapes_give_prestige() {
    let mut play = win(
        Scenario::new(4)
            .land(A, Landscape::Lake, "a1 r0")
            .land(A, Landscape::Park, "d1 r0"),
        "lake",
    );
    let before = play.prestige(A);
    play.act(A, "place f4 r0");
    assert_eq!(play.prestige(A) - before, 3);
    let mut play = win(Scenario::new(4).land(A, Landscape::Lake, "a1 r0"), "park");
    play.any(A, "place");
    assert_eq!(play.prestige(A), 0);
}

// F.OB.4
#[test]
fn a_wanted_landscape_adds_three_once() {
    let value = |lakes: &[&str]| {
        let scenario = Scenario::new(4)
            .turn(A)
            .hand(A, &[Poet, Jurist, Painter])
            .recruiting(A, 4, 0);
        let mut play = lakes
            .iter()
            .fold(scenario, |scenario, at| scenario.land(A, Landscape::Lake, at))
            .play();
        play.act(A, "work poet");
        play.game.players[A].best
    };
    assert_eq!(
        (value(&[]), value(&["a1 r0"]), value(&["a1 r0", "d1 r0"])),
        (7, 10, 10)
    );
    let figures = Scenario::new(4).play().game.figures();
    let wanted = |landscape| {
        figures
            .wishes
            .iter()
            .filter(|wish| wish.landscape == landscape)
            .count()
    };
    assert_eq!(
        [Landscape::Forest, Landscape::Lake, Landscape::Park].map(wanted),
        [9, 7, 5]
    );
}

// F.OB.6
#[test]
fn each_jester_adds_two_and_there_is_no_limit() {
    let mut play = win(Scenario::new(4).jesters(A, 6), "jester");
    assert_eq!(play.game.players[A].jesters, 7);
    play.idle_until(|table| table.phase == Phase::Actions);
    let card = play.first(A, "work");
    play.act(A, &card);
    let wishes = 3; // three cards in hand, nothing wished is there
    assert_eq!(play.game.players[A].best, 14 + wishes);
}

// F.OB.7 F.BD.1
#[test]
fn builders_set_the_price_of_a_building() {
    for (builders, price) in [(0, 700), (1, 300), (2, 300), (3, 0)] {
        for building in ["university", "opera", "tower"] {
            let mut play = Scenario::new(4).turn(A).builders(A, builders).play();
            let before = play.prestige(A);
            play.act(A, &format!("build {building}")).any(A, "place");
            assert_eq!((play.coins(A), play.prestige(A) - before), (3500 - price, 3));
        }
    }
}

// F.OB.8
#[test]
fn with_two_builders_buildings_may_touch() {
    for (builders, touches) in [(1, false), (2, true), (3, true)] {
        let mut play = Scenario::new(4)
            .turn(A)
            .builders(A, builders)
            .built(A, Building::Chapel, "a1 r0")
            .play();
        play.act(A, "build tower");
        assert_eq!(play.can(A, "place b1 r0"), touches);
    }
}

// F.OB.9
#[test]
fn the_second_and_the_third_builder_give_three_points() {
    for (before, gain) in [(0, 0), (1, 3), (2, 3)] {
        let scenario = Scenario::new(4).builders(A, before);
        let start = scenario.now().players[A].prestige();
        let play = win(scenario, "builder");
        assert_eq!(play.prestige(A) - start, gain);
        assert_eq!(play.told("florence.log.gained"), gain > 0);
    }
}

// F.OB.11 F.RU.31
#[test]
fn a_prestige_card_is_chosen_from_five() {
    let mut play = win(Scenario::new(4).on_top(&[P01, P02, P03, P04, P05]), "prestige");
    assert_eq!(
        play.list(A),
        ["keep p01", "keep p02", "keep p03", "keep p04", "keep p05"]
    );
    play.act(A, "keep p03")
        .act(A, "under p05")
        .act(A, "under p01")
        .act(A, "under p04");
    assert!(play.game.players[A].prestiges.has(P03.number()));
    let deck = play.game.prestiges.deck;
    assert_eq!(deck.len(), 13);
    let bottom: Vec<u8> = deck.as_slice()[..4].iter().rev().copied().collect();
    assert_eq!(
        bottom,
        [P05, P01, P04, P02].map(|card| card.number()),
        "in the order chosen"
    );
    assert_eq!(play.prestige(A), 0, "it scores only at the end");
    // By default the order drawn.
    let mut play = win(Scenario::new(4).on_top(&[P01, P02, P03, P04, P05]), "prestige");
    play.act(A, "keep p03").act(A, "rest");
    let bottom: Vec<u8> = play.game.prestiges.deck.as_slice()[..4]
        .iter()
        .rev()
        .copied()
        .collect();
    assert_eq!(bottom, [P01, P02, P04, P05].map(|card| card.number()));
    // Fewer than five: all of them.
    let play = win(Scenario::new(4).deck_left(Pile::Prestige, 3, D), "prestige");
    assert_eq!(play.list(A).len(), 3);
}

// F.OB.12
#[test]
fn an_empty_prestige_deck_is_an_empty_stack() {
    let play = Scenario::new(4).deck_left(Pile::Prestige, 0, D).play();
    assert_eq!(play.refused(A, "open prestige"), "florence.auction.empty");
    let mut play = Scenario::new(4).deck_left(Pile::Prestige, 1, D).play();
    play.act(A, "open prestige")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(
        play.game.players[A].prestiges.len(),
        1,
        "a single card is simply taken"
    );
}

// F.RC.1
#[test]
fn a_recruiting_card_is_used_at_once_or_kept() {
    let mut play = win(Scenario::new(4).played(B, &[Poet]), "recruiting");
    assert_eq!(play.list(A), ["recruit poet", "hold"]);
    let mut kept = play.clone();
    kept.act(A, "hold");
    assert_eq!(kept.game.players[A].recruiting, 1);
    play.act(A, "recruit poet");
    assert!(play.game.players[A].hand.has(Poet.number()));
}

// F.RC.2
#[test]
fn the_recruiting_card_takes_the_place_of_the_profession() {
    let mut play = Scenario::new(4)
        .turn(A)
        .recruiting(A, 1, 0)
        .played(B, &[Poet, Painter])
        .play();
    play.act(A, "recruit poet");
    let (a, b) = (&play.game.players[A], &play.game.players[B]);
    assert!(a.hand.has(Poet.number()) && !b.table.has(Poet.number()));
    assert_eq!((a.recruiting, b.recruited, b.table.len()), (0, 1, 1));
}

// F.RC.3 F.RU.8
#[test]
fn only_open_professions_of_opponents_can_be_recruited() {
    let scenario = Scenario::new(4).turn(A).recruiting(A, 1, 0).recruiting(B, 0, 2);
    let play = scenario
        .hand(B, &[Jurist, Painter, Sculptor])
        .played(A, &[Poet])
        .play();
    assert_eq!(play.refused(A, "recruit poet"), "florence.recruit.not-on-table");
    assert_eq!(play.refused(A, "recruit jurist"), "florence.recruit.not-on-table");
    assert!(!play.has(A, "recruit"), "recruiting cards are no targets");
    // Without a target there is no question on winning it.
    let play = win(Scenario::new(4), "recruiting");
    assert!(!play.waits_for(A));
    assert_eq!(play.game.players[A].recruiting, 1);
}

// F.RC.4 F.RU.9
#[test]
fn in_the_new_edition_it_is_used_in_ones_own_turn_before_between_and_after_actions() {
    let ready = || Scenario::new(4).recruiting(A, 1, 0).played(B, &[Poet]);
    assert!(ready().turn(A).play().can(A, "recruit poet"));
    let mut play = ready().turn(A).play();
    play.act(A, "introduce travel");
    assert!(play.can(A, "recruit poet"));
    play.act(A, "build tower");
    assert_eq!(
        play.refused(A, "recruit poet"),
        "florence.turn.asked",
        "not inside an action"
    );
    play.any(A, "place");
    assert!(play.can(A, "recruit poet"), "after the last action too");
    play.act(A, "recruit poet");
    assert!(play.waits_for(B), "then nothing is left to do");
    let mut play = ready().turn(B).play();
    play.act(B, "introduce travel");
    assert!(play.waits_for(B), "in the turn of another nobody is asked");
    let play = ready().play();
    assert_eq!(
        play.refused(A, "recruit poet"),
        "florence.turn.asked",
        "not in the auction"
    );
}

// F.RC.5 F.RU.10
#[test]
fn in_the_old_edition_it_is_used_in_any_turn_of_the_action_phase() {
    let ready = |edition: &str| {
        Scenario::with(4, edition, Options::default())
            .recruiting(C, 1, 0)
            .recruiting(B, 1, 0)
            .recruiting(D, 1, 0)
            .played(A, &[Poet, Painter, Sculptor])
    };
    let mut play = ready("2006").turn(B).play();
    play.act(B, "introduce travel");
    for seat in [B, C, D] {
        assert!(
            play.waits_for(seat) && play.can(seat, "recruit poet"),
            "active first, then clockwise"
        );
        play.act(seat, "hold");
    }
    assert!(play.waits_for(B) && play.has(B, "end"));
    // At the start of the phase too, and whoever recruits may do so.
    let mut play = ready("2006").play();
    for seat in [A, B, C] {
        play.act(seat, "sit-out");
    }
    play.act(D, "nothing");
    assert!(play.waits_for(B), "A starts and has no recruiting card");
    play.act(B, "recruit poet");
    assert!(play.waits_for(C));
    assert!(play.game.players[B].hand.has(Poet.number()));
}

// F.RC.6
#[test]
fn recruiting_is_free_and_no_action_and_can_be_repeated() {
    let mut play = Scenario::new(4)
        .turn(A)
        .recruiting(A, 2, 0)
        .played(B, &[Poet])
        .played(C, &[Painter])
        .play();
    play.act(A, "recruit poet").act(A, "recruit painter");
    assert_eq!((play.coins(A), play.game.deeds.left), (3500, 2));
    play.act(A, "draw profession");
    assert!(
        play.has(A, "keep"),
        "it did not count as taking a profession card"
    );
    let mut play = old(4)
        .turn(A)
        .recruiting(B, 2, 0)
        .played(A, &[Poet, Painter])
        .play();
    play.act(A, "introduce travel")
        .act(B, "recruit poet")
        .act(B, "recruit painter");
    assert_eq!(play.game.players[B].recruiting, 0);
}

// F.RC.7
#[test]
fn a_recruited_card_can_be_played_at_once() {
    let mut play = Scenario::new(4)
        .turn(A)
        .recruiting(A, 1, 0)
        .jesters(A, 3)
        .played(B, &[Poet])
        .play();
    play.act(A, "recruit poet").act(A, "work poet");
    assert!(play.game.players[A].table.has(Poet.number()));
}

// F.RC.8
#[test]
fn a_card_can_travel_back() {
    let mut play = Scenario::new(4)
        .turn(A)
        .recruiting(A, 1, 0)
        .recruiting(B, 1, 0)
        .jesters(A, 3)
        .jesters(B, 3)
        .played(A, &[Poet])
        .play();
    play.act(A, "end")
        .act(B, "recruit poet")
        .act(B, "work poet")
        .act(B, "convert 0")
        .act(B, "end");
    play.idle_until(|table| table.round == 2 && table.phase == Phase::Actions && table.turn == A);
    play.act(A, "recruit poet");
    assert!(play.can(A, "work poet"));
}

// F.RC.9
#[test]
fn recruiting_cards_count_as_professions_for_their_holder() {
    let value = |hand, table| {
        let mut play = Scenario::new(4)
            .turn(A)
            .hand(A, &[Poet, Jurist, Painter])
            .jesters(A, 3)
            .recruiting(A, hand, table)
            .play();
        play.act(A, "work poet");
        play.game.players[A].best
    };
    assert_eq!(
        (value(0, 0), value(1, 0), value(0, 1), value(2, 2)),
        (9, 10, 10, 13)
    );
    let play = Scenario::new(4)
        .turn(A)
        .recruiting(A, 0, 1)
        .played(B, &[Poet])
        .play();
    assert!(
        !play.has(A, "recruit"),
        "one that lies on a table is never used again"
    );
}
