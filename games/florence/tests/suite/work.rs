//! Works, pay and money.

use signoria_florence::Options;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::{Building, Freedom, Landscape};
use signoria_florence::state::Step;

use crate::scenario::*;

/// A's turn in round 1 with the Poet, the Jurist and the Painter, and jesters.
fn poet(jesters: u8) -> Scenario {
    Scenario::new(4)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, jesters)
}

fn value(scenario: Scenario) -> u16 {
    let mut play = scenario.play();
    play.act(A, "work poet");
    play.game.players[A].best
}

#[test]
fn an_edition_may_pay_more_for_a_work() {
    let edition = changed("better pay", "per_work_value = 100", "per_work_value = 200");
    let scenario = Scenario::with(4, edition, Options::default()).turn(A);
    let mut play = scenario
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, 3)
        .coins(A, 0)
        .play();
    play.act(A, "work poet");
    assert_eq!((play.game.players[A].best, play.coins(A)), (9, 9 * 200));
}

// F.WK.1
#[test]
fn the_card_lies_on_the_table_and_makes_no_second_work() {
    let mut play = poet(3).recruiting(A, 1, 0).play();
    play.act(A, "work poet").act(A, "convert 0");
    assert!(play.game.players[A].table.has(Poet.number()) && !play.game.players[A].hand.has(Poet.number()));
    assert_eq!(play.refused(A, "work poet"), "florence.hand.card");
    assert_eq!(play.refused(A, "work b01"), "florence.hand.card");
    assert_eq!(
        play.list(A)
            .iter()
            .filter(|action| action.starts_with("work"))
            .count(),
        2,
        "no work with a recruiting card"
    );
}

// F.WK.2 F.BD.6
#[test]
fn the_wished_building_adds_four() {
    assert_eq!(value(poet(3)), 9);
    assert_eq!(value(poet(3).built(A, Building::Theatre, "a1 r0")), 13);
    assert_eq!(value(poet(3).built(A, Building::Opera, "a1 r0")), 9);
    let figures = Scenario::new(4).play().game.figures();
    for &building in Building::ALL {
        let wanted = figures
            .wishes
            .iter()
            .filter(|wish| wish.building == building)
            .count();
        assert!((1..=3).contains(&wanted));
    }
}

// F.WK.3
#[test]
fn the_wished_landscape_adds_three() {
    assert_eq!(value(poet(3).land(A, Landscape::Lake, "a1 r0")), 12);
    assert_eq!(value(poet(3).land(A, Landscape::Park, "a1 r0")), 9);
}

// F.WK.4
#[test]
fn the_wished_freedom_adds_three() {
    assert_eq!(value(poet(3).freedoms(A, &[Freedom::Travel])), 12);
    assert_eq!(value(poet(3).freedoms(A, &[Freedom::Religion])), 9);
}

// F.WK.5
#[test]
fn each_jester_adds_two() {
    assert_eq!([2, 3, 5].map(|jesters| value(poet(jesters))), [7, 9, 13]);
}

// F.WK.6
#[test]
fn each_own_card_adds_one_with_the_one_just_played() {
    assert_eq!(value(poet(3).played(A, &[Sculptor, Botanist])), 11);
    assert_eq!(value(poet(3).recruiting(A, 1, 1)), 11);
    assert_eq!(value(poet(3).hand(A, &[Poet])), 7);
}

// F.WK.7 F.BC.21
#[test]
fn bonus_cards_are_part_of_the_work() {
    let mut play = poet(3).bonuses(A, &[B11, B09, B20]).play();
    play.act(A, "work poet");
    assert_eq!(play.list(A), ["add b09", "add b11", "add b20", "done"]);
    // B09 counts parks: nothing, but it may be played.
    play.act(A, "add b09").act(A, "add b11").act(A, "add b20");
    // 9, jesters 6, and one card on the table: the one just played.
    assert_eq!(play.game.step(), Some(Step::Pay { value: 9 + 6 + 1 }));
    let mut play = poet(3).bonuses(A, &[B11]).play();
    play.act(A, "work poet").act(A, "done");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 9 }));
    assert_eq!(play.game.players[A].bonuses.len(), 1);
    assert_eq!(play.game.deeds.left, 2, "all of it is one action");
}

// F.WK.7
#[test]
fn bonus_cards_are_played_in_any_order() {
    let mut play = poet(3).bonuses(A, &[B11, B09, B20]).play();
    play.act(A, "work poet").act(A, "add b20");
    assert_eq!(play.list(A), ["add b09", "add b11", "done"]);
    play.act(A, "add b09");
    assert_eq!(play.list(A), ["add b11", "done"]);
    play.act(A, "done");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 9 + 1 }));
    // Below the minimum too: whichever comes first, the others can still follow.
    let mut play = poet(0)
        .bonuses(A, &[B12, B20, B19])
        .freedoms(A, &[Freedom::Religion, Freedom::Opinion])
        .play();
    play.act(A, "work poet").act(A, "add b20");
    assert_eq!(
        play.list(A),
        ["add b12", "add b19"],
        "3 and 1: the minimum of 7 is not reached"
    );
    play.act(A, "add b12").act(A, "add b19");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 8 }));
}

// F.WK.8
#[test]
fn nothing_that_is_wished_is_required() {
    assert_eq!(value(poet(2)), 7);
}

// F.WK.9
#[test]
fn a_work_below_the_minimum_is_not_allowed() {
    let play = poet(1).play();
    assert_eq!(play.refused(A, "work poet"), "florence.work.minimum");
    assert!(play.game.players[A].hand.has(Poet.number()));
    // With a bonus card that makes it good the work can begin, but not end without the card.
    let mut play = poet(1).bonuses(A, &[B11, B09]).play();
    play.act(A, "work poet");
    assert_eq!(play.refused(A, "done"), "florence.work.minimum");
    assert_eq!(play.list(A), ["add b09", "add b11"]);
    play.act(A, "add b11").act(A, "done");
    assert_eq!(play.game.step(), Some(Step::Pay { value: 7 }));
}

// F.WK.10
#[test]
fn only_the_highest_work_stays_marked() {
    let mut play = poet(3).built(A, Building::Theatre, "a1 r0").play();
    play.act(A, "work poet").act(A, "convert 0");
    assert_eq!(play.game.players[A].best, 13);
    play.act(A, "work jurist");
    assert_eq!(play.game.players[A].best, 13, "neither the sum nor the last");
    play.act(A, "convert 0");
    assert_eq!(play.prestige(A), 3, "the value itself gives no prestige");
}

// F.WK.11
#[test]
fn cards_in_hand_stay_secret_when_they_count() {
    let mut play = poet(3).play();
    play.act(A, "work poet");
    let seen = play.view(B).players[0].clone();
    assert_eq!((seen.hand_count, seen.hand, seen.table), (2, vec![], vec![Poet]));
}

// F.WK.12
#[test]
fn a_played_bonus_card_leaves_the_game() {
    let mut play = poet(3).bonuses(A, &[B11]).play();
    play.act(A, "work poet").act(A, "add b11");
    assert!(play.game.players[A].bonuses.is_empty());
    assert_eq!(play.game.bonuses.deck.len(), 19);
    assert!(!play.game.bonuses.deck.as_slice().contains(&B11.number()));
}

// F.PY.1
#[test]
fn the_bank_pays_100_for_each_point() {
    let mut play = poet(4).coins(A, 0).play();
    play.act(A, "work poet");
    assert_eq!(play.coins(A), 1100);
}

// F.PY.2
#[test]
fn any_part_of_the_pay_becomes_prestige() {
    let mut play = poet(4).coins(A, 5000).play();
    play.act(A, "work poet");
    let options: Vec<String> = (0..=5).map(|points| format!("convert {points}")).collect();
    assert_eq!(play.list(A), options);
    play.act(A, "convert 5");
    assert_eq!((play.prestige(A), play.coins(A)), (5, 5000 + 100));
}

// F.PY.3
#[test]
fn other_coins_never_become_prestige() {
    let mut play = poet(4).coins(A, 5000).play();
    assert!(!play.has(A, "convert"));
    play.act(A, "work poet");
    assert_eq!(play.refused(A, "convert 6"), "florence.pay.most");
    play.act(A, "convert 0");
    assert!(!play.has(A, "convert"), "right then and only then");
}

// F.PY.4
#[test]
fn two_works_are_paid_one_by_one() {
    let mut play = poet(4).coins(A, 0).play();
    play.act(A, "work poet").act(A, "convert 0").act(A, "work jurist");
    assert_eq!(
        play.list(A).len(),
        6,
        "0 to 5 points of this pay, whatever is left of the other"
    );
}

// F.PY.5
#[test]
fn prestige_brings_100_coins_each() {
    let mut play = poet(0).prestige(A, 5).coins(A, 0).play();
    play.act(A, "sell");
    let all: Vec<String> = (1..=5).map(|points| format!("give-up {points}")).collect();
    assert_eq!(play.list(A), all, "any number up to all");
    assert_eq!(play.refused(A, "give-up 6"), "florence.pay.most-sold");
    play.act(A, "give-up 3");
    assert_eq!((play.coins(A), play.prestige(A)), (300, 2));
    play.sell(A, 2);
    assert_eq!((play.coins(A), play.prestige(A)), (500, 0));
    assert!(!play.can(A, "sell"));
}
