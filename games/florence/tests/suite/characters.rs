//! "Muse and Princess": what the six characters do.

use signoria_engine::{Seat, prelude::*};
use signoria_florence::Event;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::Character::{self, *};
use signoria_florence::pieces::{Building, Landscape, Pile};
use signoria_florence::state::{Phase, Step};

use crate::court::{Court as _, court};
use crate::scenario::*;

// F.MP.14
#[test]
fn the_banker_pays_at_once_and_is_filled_again() {
    let mut play = court();
    play.act(A, "bid banker 2")
        .idle_until(|table| table.phase == Phase::Actions);
    assert_eq!((play.coins(A), play.game.court.coins), (3500 + 400, 6));
}

// F.MP.15
#[test]
fn an_unbought_banker_gains_100_a_round() {
    let mut play = court();
    for (round, coins) in [(1, 7), (2, 8), (3, 9)] {
        play.idle_until(|table| table.round == round && table.phase == Phase::Actions);
        assert_eq!(play.game.court.coins, coins);
    }
}

// F.MP.16 F.RU.16
#[test]
fn the_banker_of_the_last_round_turns_coins_into_prestige() {
    let mut play = Scenario::court(4)
        .round(7)
        .prestiges(B, &[P10])
        .jesters(B, 1)
        .at_court();
    play.act(A, "bid banker 1")
        .idle_until(|table| table.phase == Phase::End);
    assert_eq!(play.coins(A), 3500 + 500, "the coins of the card too");
    assert_eq!(
        play.game.standings().of(B).unwrap().score,
        6,
        "after the prestige cards"
    );
    assert_eq!(play.list(A).len(), 21);
    assert_eq!(play.refused(A, "convert 21"), "florence.pay.most");
    play.act(A, "convert 20");
    assert_eq!((play.prestige(A), play.coins(A)), (20, 0));
    assert!(play.game.waiting().is_empty());
    // In any other round there is no such thing.
    let mut play = court();
    play.act(A, "bid banker 1")
        .idle_until(|table| table.phase == Phase::End);
    assert!(play.game.waiting().is_empty());
}

// F.MP.17 F.AC.1
#[test]
fn the_cardinal_gives_a_third_action() {
    let mut play = court();
    play.act(A, "bid cardinal 3")
        .idle_until(|table| table.phase == Phase::Actions);
    assert_eq!(play.game.deeds.left, 3);
    play.act(A, "draw bonus")
        .any(A, "keep")
        .act(A, "rest")
        .act(A, "draw bonus")
        .any(A, "keep")
        .act(A, "rest");
    play.act(A, "draw bonus").any(A, "keep").act(A, "rest");
    assert!(play.waits_for(B), "three of one kind, then the turn is over");
    let mut play = Scenario::court(4)
        .turn(A)
        .owns(A, Cardinal)
        .state(|table| table.deeds.left = 3)
        .play();
    play.act(A, "draw profession")
        .any(A, "keep")
        .act(A, "rest")
        .act(A, "introduce travel");
    assert_eq!(play.refused(A, "draw profession"), "florence.action.limit");
    assert_eq!(play.refused(A, "introduce opinion"), "florence.action.limit");
}

/// A auction where A has the Merchant and wins a jester for 300.
fn merchant_wins() -> Play {
    let mut play = Scenario::court(4).owns(A, Merchant).play();
    play.act(A, "open jester")
        .act(B, "raise")
        .act(C, "pass")
        .act(D, "pass")
        .act(A, "raise")
        .act(B, "pass");
    play
}

// F.MP.18
#[test]
fn the_merchant_makes_the_object_free_or_gives_prestige() {
    let mut play = merchant_wins();
    assert_eq!(play.list(A), ["free", "pay"]);
    play.act(A, "free");
    assert_eq!((play.coins(A), play.game.players[A].jesters), (3500, 1));
    assert_eq!(play.game.court.owner(Merchant), None);
    let mut play = merchant_wins();
    play.act(A, "pay");
    assert_eq!((play.coins(A), play.game.court.owner(Merchant)), (3100, Some(A)));
    play.idle_until(|table| matches!(table.step(), Some(Step::Call { .. })))
        .act(A, "merchant");
    assert_eq!(
        (play.prestige(A), play.game.phase),
        (1, Phase::Court),
        "until the end of that auction"
    );
}

// F.MP.19
#[test]
fn level_players_share_the_better_place() {
    let gain = |seat: Seat| {
        let mut play = Scenario::court(4)
            .turn(seat)
            .prestige(A, 9)
            .prestige(B, 5)
            .prestige(C, 5)
            .prestige(D, 1)
            .owns(seat, Merchant)
            .play();
        let before = play.prestige(seat);
        play.act(seat, "merchant");
        play.prestige(seat) - before
    };
    assert_eq!([A, B, C, D].map(gain), [1, 2, 2, 4]);
}

// F.MP.20 F.RU.17
#[test]
fn prestige_can_be_taken_at_any_time_from_the_purchase_on() {
    let mut bought = court();
    bought
        .act(A, "bid merchant 3")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert_eq!(bought.list(A), ["merchant", "hold"], "right after the purchase");
    bought.act(A, "hold");
    assert!(bought.can(A, "merchant"), "between own actions");
    bought
        .act(A, "introduce travel")
        .act(A, "draw bonus")
        .any(A, "keep")
        .act(A, "rest");
    assert!(
        bought.can(A, "merchant") && bought.can(A, "end"),
        "after the last one"
    );
    bought.act(A, "end").idle_until(|table| table.round == 2);
    bought.act(B, "open jester").act(C, "pass").act(D, "pass");
    assert!(
        bought.can(A, "merchant"),
        "at own decisions in the next object auction"
    );
    bought.act(A, "merchant");
    assert!(bought.can(A, "raise"), "which stay open");
    // Professor: last call before the character auction.
    let mut play = Scenario::court(4).owns(B, Professor).play();
    play.idle_until(|table| matches!(table.step(), Some(Step::Call { .. })));
    assert_eq!(play.list(B), ["professor bonus", "professor prestige", "hold"]);
    play.act(B, "professor prestige").any(B, "keep").act(B, "rest");
    assert_eq!(
        (play.game.players[B].prestiges.len(), play.game.phase),
        (1, Phase::Court)
    );
}

// F.MP.21
#[test]
fn the_owner_bids_no_more_than_he_has() {
    let play = Scenario::court(4).owns(A, Merchant).coins(A, 100).play();
    assert_eq!(play.refused(A, "open jester"), "florence.pay.cost");
    let mut play = Scenario::court(4).owns(B, Merchant).coins(B, 200).play();
    play.act(A, "open jester");
    assert_eq!(play.refused(B, "raise"), "florence.pay.cost");
}

// F.RU.34
#[test]
fn the_last_player_with_the_merchant_takes_for_free() {
    let mut play = Scenario::court(4).owns(D, Merchant).coins(D, 0).play();
    play.act(A, "sit-out")
        .act(B, "sit-out")
        .act(C, "sit-out")
        .act(D, "take jester");
    assert_eq!(play.list(D), ["free"]);
    play.act(D, "free");
    assert_eq!((play.game.players[D].jesters, play.coins(D)), (1, 0));
}

// F.MP.22
#[test]
fn the_muse_adds_the_round_to_every_work() {
    let mut play = Scenario::court(4)
        .round(4)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, 4)
        .owns(A, Muse)
        .play();
    // 3 cards, 8 for jesters, 4 for the round: the minimum of 14 is reached by her alone.
    play.act(A, "work poet");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 15 }));
    assert_eq!((play.coins(A), play.game.players[A].best), (3500 + 1500, 15));
    play.act(A, "convert 0").act(A, "work jurist");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 15 }));
}

fn princess() -> Scenario {
    Scenario::court(4)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .builders(A, 2)
        .built(A, Building::Tower, "a1 r0")
        .land(A, Landscape::Lake, "e1 r0")
        .land(A, Landscape::Lake, "e3 r0")
        .recruiting(A, 1, 1)
        .played(A, &[Sculptor])
        .jesters(A, 2)
        .owns(A, Princess)
}

// F.MP.23 F.RU.49
#[test]
fn the_princess_makes_a_work_without_profession() {
    let mut play = princess().play();
    play.act(A, "princess");
    // 2 landscapes, 2 builders, 1 building, 4 professions and 2 recruiting cards on the table and in hand; no jesters.
    assert_eq!(
        play.game.step(),
        Some(Step::Pay {
            value: 6 + 4 + 2 + 4 + 2
        })
    );
    play.act(A, "convert 0");
    assert_eq!(play.game.deeds.left, 1, "it used one action");
}

// F.MP.24
#[test]
fn no_bonus_cards_with_the_princess_and_no_card_on_the_table() {
    let mut play = princess().bonuses(A, &[B01]).play();
    play.act(A, "princess");
    assert_eq!(play.refused(A, "add b01"), "florence.turn.asked");
    play.act(A, "convert 0");
    let player = &play.game.players[A];
    assert_eq!((player.own_cards(), player.table.len()), (6, 1));
}

// F.MP.25 F.RU.18
#[test]
fn minimum_pay_and_best_work_apply_to_her() {
    let play = princess().round(7).builders(A, 0).play();
    assert!(play.can(A, "princess"), "18 reaches 17");
    let poor = Scenario::court(4)
        .round(2)
        .turn(A)
        .jesters(A, 7)
        .owns(A, Princess)
        .play();
    assert_eq!(
        poor.refused(A, "princess"),
        "florence.work.minimum",
        "jesters add nothing"
    );
    let mut play = princess().play();
    play.act(A, "princess");
    assert_eq!((play.coins(A), play.game.players[A].best), (3500 + 1800, 18));
    play.act(A, "convert 9");
    assert_eq!(play.game.players[A].points.works, 9);
}

// F.MP.26 F.RU.36
#[test]
fn the_professor_gives_a_card_for_free() {
    for (deck, pile) in [("prestige", Pile::Prestige), ("bonus", Pile::Bonus)] {
        let mut play = Scenario::court(4).turn(A).owns(A, Professor).play();
        assert_eq!(play.refused(A, "professor profession"), "florence.turn.asked");
        play.act(A, &format!("professor {deck}"));
        assert_eq!(play.list(A).len(), 5);
        play.any(A, "keep").act(A, "rest");
        let player = &play.game.players[A];
        let count = if pile == Pile::Prestige {
            player.prestiges.len()
        } else {
            player.bonuses.len()
        };
        assert_eq!((count, play.coins(A), play.game.deeds.left), (1, 3500, 2));
        let seen = play.view(B).players[0].clone();
        assert!(
            seen.bonuses.is_empty() && seen.prestiges.is_empty(),
            "it stays secret"
        );
    }
    let play = Scenario::court(4)
        .turn(A)
        .owns(A, Professor)
        .deck_left(Pile::Bonus, 0, D)
        .play();
    assert_eq!(play.refused(A, "professor bonus"), "florence.deck.empty");
}

// F.MP.27
#[test]
fn cardinal_muse_and_princess_are_lost_at_the_end_of_the_phase() {
    let mut play = Scenario::court(4)
        .turn(D)
        .owns(A, Cardinal)
        .owns(B, Muse)
        .owns(C, Princess)
        .play();
    play.act(D, "end");
    assert!(play.game.court.owner.iter().all(Option::is_none));
    assert_eq!(play.game.round, 2);
}

/// Which characters went back to the display, with and without having been of use.
fn went_back(play: &Play) -> (Vec<Character>, Vec<Character>) {
    let (mut used, mut unused) = (vec![], vec![]);
    for event in play.events() {
        match event {
            Event::Returned { character, .. } => used.push(*character),
            Event::Lapsed { character, .. } => unused.push(*character),
            _ => {}
        }
    }
    (used, unused)
}

// F.MP.27
#[test]
fn a_cardinal_or_muse_that_was_of_use_does_not_go_back_unused() {
    let turn = || {
        Scenario::court(4)
            .turn(A)
            .state(|table| table.start = B)
            .hand(A, &[Poet, Jurist, Painter])
            .jesters(A, 4)
    };
    let with_cardinal = || {
        turn()
            .owns(A, Cardinal)
            .state(|table| table.deeds.left = 3)
            .play()
    };
    let mut play = with_cardinal();
    for work in ["work poet", "work jurist", "work painter"] {
        play.act(A, work).act(A, "convert 0");
    }
    assert_eq!(went_back(&play), (vec![Cardinal], vec![]), "three actions");
    let mut play = with_cardinal();
    play.acts(A, &["work poet", "convert 0", "introduce travel", "end"]);
    assert_eq!(
        went_back(&play),
        (vec![], vec![Cardinal]),
        "two actions need no Cardinal"
    );
    let mut play = turn().owns(A, Muse).play();
    play.acts(A, &["work poet", "convert 0", "end"]);
    assert_eq!(went_back(&play), (vec![Muse], vec![]));
    let mut play = turn().owns(A, Muse).play();
    play.acts(A, &["introduce travel", "end"]);
    assert_eq!(went_back(&play), (vec![], vec![Muse]));
}

// F.RU.35
#[test]
fn merchant_and_professor_of_the_last_round_have_a_last_call() {
    let mut play = Scenario::court(4)
        .round(7)
        .turn(D)
        .owns(A, Merchant)
        .owns(B, Professor)
        .play();
    play.act(D, "end");
    assert_eq!(play.list(A), ["merchant", "hold"]);
    play.act(A, "merchant");
    assert_eq!(play.prestige(A), 1);
    play.act(B, "professor prestige").any(B, "keep").act(B, "rest");
    assert_eq!(
        (play.game.step(), play.game.players[B].prestiges.len()),
        (None, 1)
    );
    assert_eq!(
        play.game.standings().of(B).unwrap().sources.len(),
        1,
        "it is revealed and counts"
    );
}
