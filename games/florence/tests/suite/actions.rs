//! The action phase, cards from decks, freedoms, the best work and the end.

use signoria_engine::prelude::*;
use signoria_florence::Options;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::{Freedom, Pile};
use signoria_florence::state::{Phase, Step};

use crate::scenario::*;

// F.AC.1
#[test]
fn a_turn_has_up_to_two_actions_one_after_the_other() {
    let mut play = Scenario::new(4).turn(A).play();
    play.act(A, "introduce travel").act(A, "build tower");
    assert_eq!(
        play.refused(A, "draw bonus"),
        "florence.turn.asked",
        "one is completed before the next begins"
    );
    play.any(A, "place");
    assert!(play.waits_for(B), "after two actions the turn is over");
    let mut play = Scenario::new(4).turn(A).play();
    play.act(A, "end");
    assert!(play.waits_for(B), "none is enough");
}

// F.AC.2 F.RU.32
#[test]
fn limits_of_each_kind_of_action() {
    let rich = || {
        Scenario::new(4)
            .turn(A)
            .hand(A, &[Poet, Jurist, Painter])
            .jesters(A, 4)
            .builders(A, 3)
    };
    let mut play = rich().play();
    play.act(A, "work poet")
        .act(A, "convert 0")
        .act(A, "work jurist")
        .act(A, "convert 0");
    assert!(play.waits_for(B), "two works");
    let mut play = rich().play();
    play.act(A, "build tower")
        .act(A, "place a1 r0")
        .act(A, "build chapel")
        .any(A, "place");
    assert!(play.waits_for(B), "two buildings");
    let mut play = rich().play();
    play.act(A, "draw bonus")
        .any(A, "keep")
        .act(A, "rest")
        .act(A, "draw bonus")
        .any(A, "keep")
        .act(A, "rest");
    assert!(play.waits_for(B), "two bonus cards");
    let mut play = rich().play();
    play.act(A, "draw profession").any(A, "keep").act(A, "rest");
    assert_eq!(play.refused(A, "draw profession"), "florence.action.limit");
    let mut play = rich().play();
    play.act(A, "introduce travel");
    assert_eq!(play.refused(A, "introduce opinion"), "florence.action.limit");
}

// F.AC.3
#[test]
fn unused_actions_are_lost() {
    let mut play = Scenario::new(4).turn(A).play();
    play.act(A, "introduce travel").act(A, "end");
    play.idle_until(|table| table.round == 2 && table.phase == Phase::Actions && table.turn == A);
    assert_eq!(play.game.deeds.left, 2);
}

// F.AC.4
#[test]
fn selling_and_recruiting_are_no_actions() {
    let mut play = Scenario::new(4)
        .turn(A)
        .prestige(A, 3)
        .recruiting(A, 1, 0)
        .played(B, &[Poet])
        .play();
    play.sell(A, 1).act(A, "recruit poet");
    assert_eq!(play.game.deeds.left, 2);
}

// F.AC.5
#[test]
fn an_unaffordable_or_impossible_option_cannot_be_chosen() {
    let play = Scenario::new(4).turn(A).coins(A, 200).play();
    for (action, rule) in [
        ("introduce travel", "florence.pay.cost"),
        ("draw bonus", "florence.pay.cost"),
        ("draw profession", "florence.pay.cost"),
        ("build tower", "florence.pay.cost"),
    ] {
        assert_eq!(play.refused(A, action), rule);
    }
    assert_eq!(play.refused(A, "draw prestige"), "florence.turn.asked");
}

// F.CD.1
#[test]
fn a_profession_card_costs_300_and_is_chosen_from_five() {
    let mut play = Scenario::new(4)
        .turn(A)
        .on_top(&[Poet, Jurist, Painter, Sculptor, Botanist])
        .play();
    play.act(A, "draw profession");
    assert_eq!(play.coins(A), 3200);
    assert_eq!(
        play.list(A),
        [
            "keep poet",
            "keep jurist",
            "keep painter",
            "keep sculptor",
            "keep botanist"
        ]
    );
    play.act(A, "keep sculptor")
        .act(A, "under botanist")
        .act(A, "rest");
    assert!(play.game.players[A].hand.has(Sculptor.number()));
    let bottom: Vec<u8> = play.game.professions.deck.as_slice()[..4]
        .iter()
        .rev()
        .copied()
        .collect();
    assert_eq!(
        bottom,
        [Botanist, Poet, Jurist, Painter].map(|card| card.number())
    );
    let mut few = Scenario::new(5).turn(A).deck_left(Pile::Profession, 5, B).play();
    few.act(A, "draw profession");
    assert_eq!(few.list(A).len(), 5);
}

// F.CD.2
#[test]
fn a_new_profession_can_be_played_in_the_same_turn() {
    let mut play = Scenario::new(4).turn(A).jesters(A, 3).on_top(&[Poet]).play();
    play.act(A, "draw profession")
        .act(A, "keep poet")
        .act(A, "rest")
        .act(A, "work poet");
    assert_eq!(play.game.players[A].table.len(), 1);
}

// F.CD.3 F.CD.4
#[test]
fn a_bonus_card_costs_300_and_is_played_only_with_a_work() {
    let mut play = Scenario::new(4)
        .turn(A)
        .jesters(A, 3)
        .on_top(&[B11, B01, B02, B03, B04])
        .play();
    play.act(A, "draw bonus");
    assert_eq!((play.coins(A), play.list(A).len()), (3200, 5));
    play.act(A, "keep b11").act(A, "rest");
    assert_eq!(play.refused(A, "add b11"), "florence.turn.asked");
    let work = play.first(A, "work");
    play.act(A, &work).act(A, "add b11");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 3 + 6 + 6 }));
}

// F.CD.5
#[test]
fn an_empty_deck_offers_no_action_and_a_last_card_is_simply_taken() {
    let play = Scenario::new(4).turn(A).deck_left(Pile::Bonus, 0, D).play();
    assert_eq!(play.refused(A, "draw bonus"), "florence.deck.empty");
    let mut play = Scenario::new(4).turn(A).deck_left(Pile::Bonus, 1, D).play();
    play.act(A, "draw bonus");
    assert_eq!((play.game.players[A].bonuses.len(), play.game.deeds.left), (1, 1));
    assert!(play.has(A, "end"));
}

// F.CD.6
#[test]
fn a_player_who_looked_must_take_exactly_one() {
    let mut play = Scenario::new(4).turn(A).play();
    play.act(A, "draw bonus");
    assert!(play.list(A).iter().all(|action| action.starts_with("keep")));
    assert_eq!(play.refused(A, "end"), "florence.turn.asked");
    assert_eq!(play.coins(A), 3200, "it is paid before");
}

// F.CD.7
#[test]
fn there_is_no_hand_limit() {
    let mut play = Scenario::new(4).turn(A).deck_left(Pile::Bonus, 3, A).play();
    assert_eq!(play.game.players[A].bonuses.len(), 17);
    play.act(A, "draw bonus").any(A, "keep").act(A, "rest");
    assert_eq!(play.game.players[A].bonuses.len(), 18);
}

// F.FR.1
#[test]
fn a_freedom_costs_300() {
    let mut play = Scenario::new(4).turn(A).play();
    play.act(A, "introduce opinion");
    assert_eq!((play.coins(A), play.game.supply.freedoms), (3200, [3, 3, 2]));
    assert!(play.game.players[A].has_freedom(Freedom::Opinion));
}

// F.FR.2 F.FR.4
#[test]
fn each_freedom_once_and_only_while_tokens_last() {
    let play = Scenario::new(4).turn(A).freedoms(A, &[Freedom::Travel]).play();
    assert_eq!(play.refused(A, "introduce travel"), "florence.freedom.here");
    let scenario = Scenario::new(4).turn(A);
    let mut play = [B, C, D]
        .into_iter()
        .fold(scenario, |scenario, seat| {
            scenario.freedoms(seat, &[Freedom::Travel])
        })
        .play();
    assert_eq!(play.refused(A, "introduce travel"), "florence.freedom.gone");
    play.idle_until(|table| table.round == 3 && table.phase == Phase::Actions);
    assert_eq!(play.game.supply.freedoms[0], 0, "tokens never return");
}

// F.FR.3
#[test]
fn a_freedom_adds_three_to_the_professions_that_want_it() {
    let value = |card, freedoms: &[Freedom]| {
        let scenario = Scenario::new(4)
            .turn(A)
            .hand(A, &[card, Jurist, Painter])
            .jesters(A, 3);
        let mut play = scenario
            .freedoms(A, freedoms)
            .freedoms(B, &[Freedom::Religion])
            .play();
        play.act(A, &format!("work {card}"));
        play.game.players[A].best
    };
    assert_eq!(value(Poet, &[]), 9);
    assert_eq!(value(Poet, &[Freedom::Travel]), 12);
    assert_eq!(value(Poet, &[Freedom::Opinion]), 9);
    assert_eq!(
        value(Sculptor, &[]),
        9,
        "the freedom of another estate does not help"
    );
    let figures = Scenario::new(4).play().game.figures();
    for &freedom in Freedom::ALL {
        assert_eq!(
            figures
                .wishes
                .iter()
                .filter(|wish| wish.freedom == freedom)
                .count(),
            7
        );
    }
}

/// The last turn of round 1, with these marks.
fn marks(best: [u16; 4]) -> Play {
    let mut play = Scenario::new(4)
        .turn(D)
        .state(|table| {
            for (seat, best) in [A, B, C, D].into_iter().zip(best) {
                table.players[seat].best = best;
            }
        })
        .play();
    play.act(D, "end");
    play
}

// F.BW.1
#[test]
fn the_best_work_of_the_round_gives_three_points() {
    assert_eq!(
        [A, B, C, D].map(|seat| marks([9, 12, 0, 11]).prestige(seat)),
        [0, 3, 0, 0]
    );
}

// F.BW.2
#[test]
fn everybody_tied_for_the_best_work_gains() {
    assert_eq!(
        [A, B, C, D].map(|seat| marks([12, 9, 12, 12]).prestige(seat)),
        [3, 0, 3, 3]
    );
}

// F.BW.3
#[test]
fn a_single_work_wins_and_none_gives_nothing() {
    assert_eq!(
        [A, B, C, D].map(|seat| marks([0, 0, 7, 0]).prestige(seat)),
        [0, 0, 3, 0]
    );
    assert_eq!([A, B, C, D].map(|seat| marks([0; 4]).prestige(seat)), [0; 4]);
}

// F.BW.4
#[test]
fn marks_are_removed_for_the_next_round() {
    let mut play = marks([9, 12, 0, 11]);
    assert!([A, B, C, D].iter().all(|&seat| play.game.players[seat].best == 0));
    play.idle_until(|table| table.round == 3);
    assert_eq!(play.prestige(B), 3, "once");
}

/// The last turn of the last round.
fn last_turn() -> Scenario {
    Scenario::new(4).round(7).turn(D)
}

// F.EG.1 F.EG.2
#[test]
fn prestige_cards_score_for_their_owner_at_the_end() {
    let mut play = last_turn()
        .jesters(B, 1)
        .prestiges(A, &[P10])
        .prestiges(B, &[P11])
        .builders(A, 1)
        .play();
    assert_eq!(play.game.standings().of(A).unwrap().score, 0);
    play.act(D, "end");
    // A owns "most jesters", which B has; B owns "most builders", which A has: nobody scores.
    assert_eq!(
        [A, B].map(|seat| play.game.standings().of(seat).unwrap().score),
        [0, 0]
    );
    let mut play = last_turn().jesters(A, 1).prestiges(A, &[P10]).play();
    play.act(D, "end");
    assert_eq!(play.game.standings().of(A).unwrap().score, 6);
    assert_eq!(play.game.step(), None);
}

// F.EG.3
#[test]
fn cards_left_in_hand_give_nothing() {
    let mut play = last_turn()
        .bonuses(A, &[B01, B02])
        .recruiting(A, 2, 0)
        .coins(A, 9000)
        .play();
    play.act(D, "end");
    assert_eq!(play.game.standings().of(A).unwrap().score, 0);
}

// F.EG.4
#[test]
fn most_prestige_wins_and_coins_break_ties() {
    let mut play = last_turn()
        .prestige(A, 10)
        .prestige(B, 10)
        .prestige(C, 9)
        .coins(A, 300)
        .coins(B, 400)
        .coins(C, 9000)
        .play();
    play.act(D, "end");
    let standings = play.game.standings();
    let ranks = [B, A, C, D].map(|seat| standings.of(seat).unwrap().rank);
    assert_eq!(ranks, [1, 2, 3, 4]);
}

// F.EG.5 F.RU.12
#[test]
fn a_full_tie_shares_the_victory() {
    for edition in ["2022", "2006"] {
        let scenario = Scenario::with(3, edition, Options::default()).round(7).turn(C);
        let mut play = scenario
            .prestige(A, 10)
            .prestige(B, 10)
            .coins(A, 300)
            .coins(B, 300)
            .play();
        play.act(C, "end");
        let standings = play.game.standings();
        assert_eq!([A, B].map(|seat| standings.of(seat).unwrap().rank), [1, 1]);
        assert_eq!(standings.win_share(A), 0.5);
    }
}

// F.RU.2
#[test]
fn after_the_last_best_work_nothing_is_sold() {
    let mut play = last_turn().prestige(D, 5).play();
    assert!(play.can(D, "sell"));
    play.act(D, "end");
    assert!(play.game.waiting().is_empty());
}
