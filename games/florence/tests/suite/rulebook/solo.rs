//! The examples of the solo game.

use signoria_florence::Options;
use signoria_florence::options::{Difficulty, SoloTable};
use signoria_florence::pieces::Freedom::Religion;
use signoria_florence::pieces::Landscape::Park;
use signoria_florence::pieces::Stack;
use signoria_florence::state::{Bid, Step};

use crate::scenario::*;
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
    .state(|table| {
        table.solo.card = 0;
        table.solo.starts = false;
        table.solo.diego.coins = coins / 100;
        for stack in [Stack::Jester, Stack::Forest, Stack::Lake] {
            table.solo.put_up.insert(stack);
        }
        table.go_to(Step::Rolled {
            stack: Stack::Jester,
            bid: bid.into(),
        });
    })
    .play();
    play.act(A, "decline").act(A, "nothing");
    play
}

// F.EX.38
#[test]
fn f_ex_38_diego_pays_with_prestige() {
    let play = diego_buys_jester(9, 0);
    let diego = &play.game.solo.diego;
    assert_eq!((diego.points.total(), diego.coins, diego.jesters), (-5, 1, 1));
}

// F.EX.39
#[test]
fn f_ex_39_diego_pays_with_coins_first() {
    let play = diego_buys_jester(9, 300);
    let diego = &play.game.solo.diego;
    assert_eq!((diego.points.total(), diego.coins, diego.jesters), (-3, 0, 1));
}

// F.EX.40
#[test]
fn f_ex_40_the_price_of_a_jester() {
    let mut threes = 0;
    for seed in 0..40 {
        let mut play = Scenario::with(1, "2022", Options::default())
            .state(|table| {
                table.solo.card = 0;
                table.stream = signoria_engine::Stream::new(seed.into());
            })
            .play();
        play.act(A, "put-up jester");
        let Some(Step::Rolled { bid, .. }) = play.game.step() else {
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
    .state(|table| {
        let solo = &mut table.solo;
        (solo.card, solo.starts) = (0, false);
        for (stack, bid) in [(Stack::Recruiting, 9), (Stack::Jester, 11)] {
            solo.put_up.insert(stack);
            solo.declined.put_on_top(Bid { stack, bid });
        }
        solo.put_up.insert(Stack::Builder);
        table.go_to(Step::Rolled {
            stack: Stack::Builder,
            bid: 3,
        });
    })
    .play();
    assert!(play.can(A, "decline"), "no forced purchase");
    play.act(A, "buy");
    let (table, diego) = (&play.game, &play.game.solo.diego);
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
    assert_eq!(play.game.professions.deck.len(), 21 - 16);
    play.any(A, "return");
    let view = play.view(A);
    assert_eq!(view.solo.unwrap().virtuals.len(), 3);
    assert_eq!(play.game.professions.deck.len(), 6);
    assert!(play.game.players[A].hand.len() == 3 && Religion as usize == 1 && Park as usize == 2);
}
