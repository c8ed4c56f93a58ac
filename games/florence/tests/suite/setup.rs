//! General rules, set-up and the round.

use signoria_engine::{Eye, Seats, Setup, prelude::*};
use signoria_florence::options::{Coins, Difficulty, SoloTable};
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::Landscape;
use signoria_florence::state::Phase;
use signoria_florence::{Florence, Options};

use crate::scenario::*;

// F.GE.1
#[test]
fn the_game_ends_after_seven_rounds_and_never_earlier() {
    let mut play = Scenario::new(3).play();
    let mut rounds = vec![];
    while let Some(seat) = play.game.waiting().first() {
        if rounds.last() != Some(&play.game.round) {
            rounds.push(play.game.round);
        }
        let idle = if play.has(seat, "sit-out") {
            "sit-out"
        } else if play.has(seat, "nothing") {
            "nothing"
        } else {
            "end"
        };
        play.act(seat, idle);
    }
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!((play.game.phase, play.game.step()), (Phase::End, None));
}

// F.GE.2
#[test]
fn one_to_five_play_the_new_edition_and_two_to_five_the_old_one() {
    for seats in 1..=5 {
        start(seats, "2022", Options::default(), 0);
    }
    for seats in 2..=5 {
        start(seats, "2006", Options::default(), 0);
    }
    assert_eq!(
        refused_table(1, "2006", Options::default()),
        "florence.setup.solo-edition"
    );
    assert!(Setup::<Florence>::new(Seats::new(6), 0).start().is_err());
}

// F.GE.3
#[test]
fn only_these_combinations_of_options_are_accepted() {
    let both = Options {
        muse_and_princess: true,
        cooperative_building: true,
        ..Options::default()
    };
    for seats in 2..=5 {
        for edition in ["2022", "2006"] {
            start(seats, edition, both, 0);
            start(
                seats,
                edition,
                Options {
                    muse_and_princess: true,
                    ..Options::default()
                },
                0,
            );
            start(
                seats,
                edition,
                Options {
                    cooperative_building: true,
                    ..Options::default()
                },
                0,
            );
        }
    }
    let hard = Options {
        hard_freedoms: true,
        ..Options::default()
    };
    start(2, "2022", hard, 0);
    assert_eq!(refused_table(3, "2022", hard), "florence.setup.two-only");
    assert_eq!(refused_table(1, "2022", both), "florence.setup.solo-expansion");
    let five = Options {
        solo_table: SoloTable::Five,
        ..Options::default()
    };
    start(1, "2022", five, 0);
    assert_eq!(refused_table(4, "2022", five), "florence.setup.solo-only");
    let easy = Options {
        difficulty: Difficulty::Easy,
        ..Options::default()
    };
    start(1, "2022", easy, 0);
    assert_eq!(refused_table(2, "2022", easy), "florence.setup.solo-only");
}

// F.GE.4 F.RU.1
#[test]
fn money_is_counted_in_hundreds_and_the_bank_always_pays() {
    // More than all printed coins together (22,200).
    let mut play = Scenario::new(4)
        .round(3)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, 7)
        .coins(A, 90_000)
        .play();
    play.act(A, "work poet");
    assert_eq!(play.coins(A), 90_000 + 1700);
    assert_eq!(play.coins(A) % 100, 0);
    assert!("ask 1.5".parse::<signoria_florence::Action>().is_err());
}

// F.GE.5 F.RU.2
#[test]
fn prestige_is_one_number_that_does_not_fall_below_zero() {
    let mut play = Scenario::new(4).turn(A).prestige(A, 2).play();
    play.sell(A, 2);
    assert_eq!(play.prestige(A), 0);
    assert_eq!(play.refused(A, "sell"), "florence.pay.nothing-to-sell");
    // 50 and 100 are nothing special.
    let play = Scenario::new(4).turn(A).prestige(A, 120).play();
    assert_eq!(play.game.standings().of(A).unwrap().score, 120);
    let mut below = play.game.clone();
    below.players[A].points.sold = 121;
    assert!(below.audit().is_err());
}

// F.GE.6
#[test]
fn open_things_are_seen_by_everybody() {
    let play = Scenario::court(4)
        .hand(B, &[Jurist, Painter, Sculptor])
        .prestige(B, 9)
        .jesters(B, 2)
        .builders(B, 1)
        .recruiting(B, 1, 1)
        .played(B, &[Poet])
        .prestiges(B, &[P01])
        .bonuses(B, &[B01, B02])
        .land(B, Landscape::Lake, "a1 r0")
        .state(|table| table.court.owner[2] = Some(B))
        .play();
    for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Spectator] {
        let view = play.game.view(eye);
        let seen = &view.players[1];
        assert_eq!((seen.prestige, seen.jesters, seen.builders), (9, 2, 1));
        assert_eq!(
            (seen.recruiting, seen.recruited, seen.table.clone()),
            (1, 1, vec![Poet])
        );
        assert_eq!(
            (seen.hand_count, seen.bonus_count, seen.prestige_count),
            (3, 2, 1)
        );
        assert_eq!(seen.estate.len(), 1);
        assert_eq!(view.decks[2].left, 13);
        assert_eq!(view.supply, play.game.supply);
        assert_eq!(view.court.unwrap().characters[2].owner, Some(B));
    }
}

// F.GE.8
#[test]
fn turns_go_clockwise() {
    let mut play = Scenario::new(4)
        .state(|table| (table.start, table.turn) = (C, C))
        .play();
    for seat in [C, D, A] {
        play.act(seat, "sit-out");
    }
    play.act(B, "nothing");
    for seat in [C, D, A, B] {
        assert!(play.waits_for(seat));
        play.act(seat, "end");
    }
}

// F.GE.9
#[test]
fn an_illegal_action_is_refused_with_its_reason() {
    let play = Scenario::new(4).turn(A).coins(A, 200).play();
    assert_eq!(play.refused(B, "end"), "engine.turn.seat");
    assert_eq!(play.refused(A, "build tower"), "florence.pay.cost");
    assert_eq!(play.refused(A, "open jester"), "florence.turn.asked");
    assert_eq!(play.refused(A, "recruit poet"), "florence.recruit.no-card");
}

// F.GE.10 F.PY.6
#[test]
fn coins_come_from_works_and_sold_prestige_only() {
    let before = Scenario::new(4)
        .turn(A)
        .hand(A, &[Poet, Jurist, Painter])
        .jesters(A, 3)
        .prestige(A, 5);
    let mut play = before.play();
    let total = |play: &Play| [A, B, C, D].map(|seat| play.coins(seat)).iter().sum::<u32>();
    let start = total(&play);
    play.act(A, "introduce travel");
    assert_eq!(total(&play), start - 300);
    play.sell(A, 1);
    assert_eq!(total(&play), start - 200);
    play.act(A, "work poet");
    assert_eq!(total(&play), start - 200 + 1200);
    assert_eq!(
        [B, C, D].map(|seat| play.coins(seat)),
        [3500; 3],
        "the others are untouched"
    );
}

// F.SU.1
#[test]
fn the_supply_is_complete() {
    let play = start(4, "2022", Options::default(), 1);
    let supply = &play.game.supply;
    assert_eq!(supply.buildings, [3; 10]);
    assert_eq!(
        (
            supply.landscapes,
            supply.jesters,
            supply.builders,
            supply.recruiting
        ),
        ([6; 3], 7, 6, 5)
    );
    assert_eq!(
        (play.game.prestiges.deck.len(), play.game.bonuses.deck.len()),
        (14, 20)
    );
    assert_eq!(play.game.professions.deck.len() + 4 * 4, 21);
}

// F.SU.2
#[test]
fn decks_are_shuffled_and_face_down() {
    let orders: Vec<Vec<u8>> = (0..4)
        .map(|seed| {
            start(4, "2022", Options::default(), seed)
                .game
                .bonuses
                .deck
                .as_slice()
                .to_vec()
        })
        .collect();
    assert!(orders.windows(2).all(|pair| pair[0] != pair[1]));
    let view = start(4, "2022", Options::default(), 1).view(A);
    assert!(view.decks.iter().all(|deck| deck.known.is_empty()));
}

// F.SU.3
#[test]
fn freedom_tokens_by_players() {
    for (seats, each) in [(3, 2), (4, 3), (5, 4)] {
        assert_eq!(
            start(seats, "2022", Options::default(), 1).game.supply.freedoms,
            [each; 3]
        );
    }
}

// F.SU.4
#[test]
fn the_estate_has_43_free_cells_and_the_palazzo_in_the_corner() {
    let view = start(4, "2022", Options::default(), 1).view(B);
    for player in &view.players {
        assert_eq!(player.empty_cells, 43);
        let palazzo: Vec<String> = player.palazzo.iter().map(ToString::to_string).collect();
        assert_eq!(palazzo, ["a6", "b6", "c6", "a7", "b7", "c7"]);
        assert_eq!((player.prestige, player.jesters, player.builders), (0, 0, 0));
        assert!(player.freedoms.is_empty() && player.estate.is_empty());
    }
}

// F.SU.5
#[test]
fn everybody_begins_with_3500_coins() {
    for seats in 3..=5 {
        assert_eq!(start(seats, "2006", Options::default(), 1).coins(C), 3500);
    }
}

// F.SU.6
#[test]
fn all_choose_their_hand_at_once_and_in_secret() {
    let mut play = start(4, "2022", Options::default(), 1);
    assert_eq!(play.game.waiting(), Seats::new(4).all());
    assert_eq!(play.list(C).len(), 4);
    let chosen = play.first(C, "return");
    play.act(C, &chosen);
    assert!(!play.waits_for(C) && play.waits_for(A));
    assert_eq!(play.game.players[C].hand.len(), 3);
    let own = play.view(C).players[2].clone();
    assert_eq!(own.returned.unwrap().to_string(), chosen["return ".len()..]);
    let other = play.view(A).players[2].clone();
    assert!(other.returned.is_none() && other.hand.is_empty());
    assert_eq!(play.refused(A, &chosen), "florence.hand.card");
}

// F.SU.7
#[test]
fn the_profession_deck_after_the_deal() {
    for (seats, left) in [(2, 15), (3, 12), (4, 9), (5, 6)] {
        let play = Scenario::new(seats).play();
        assert_eq!(play.game.professions.deck.len(), left);
        let returned = play.game.players[A].returned.unwrap();
        assert!(play.game.professions.deck.as_slice().contains(&returned.number()));
    }
}

// F.SU.8
#[test]
fn chance_or_the_table_names_the_start_player() {
    let starts: Vec<usize> = (0..30)
        .map(|seed| start(3, "2022", Options::default(), seed).game.start.index())
        .collect();
    for seat in 0..3 {
        assert!(starts.contains(&seat));
    }
    let named = Options {
        start_player: Some(B),
        ..Options::default()
    };
    assert!((0..5).all(|seed| start(3, "2006", named, seed).game.start == B));
    assert_eq!(
        refused_table(
            2,
            "2022",
            Options {
                start_player: Some(D),
                ..Options::default()
            }
        ),
        "florence.setup.start-player"
    );
}

// F.SU.9
#[test]
fn the_first_round_is_round_one() {
    assert_eq!(Scenario::new(3).play().game.round, 1);
}

// F.RD.1 F.MP.3
#[test]
fn the_phases_of_a_round() {
    let phases = |mut play: Play| {
        let mut phases = vec![];
        while play.game.round == 1 {
            if phases.last() != Some(&play.game.phase) {
                phases.push(play.game.phase);
            }
            let before = play.game.step();
            play.idle_until(|table| table.step() != before || table.round == 2);
        }
        phases
    };
    assert_eq!(phases(Scenario::new(3).play()), [Phase::Auction, Phase::Actions]);
    assert_eq!(
        phases(Scenario::court(3).play()),
        [Phase::Auction, Phase::Court, Phase::Actions]
    );
}

// F.RD.2
#[test]
fn everybody_has_one_turn_from_the_start_player_on() {
    let mut play = Scenario::new(4)
        .state(|table| (table.start, table.turn) = (B, B))
        .play();
    play.idle_until(|table| table.phase == Phase::Actions);
    let mut turns = vec![];
    while play.game.round == 1 {
        turns.push(play.game.turn);
        let seat = play.game.turn;
        play.act(seat, "end");
    }
    assert_eq!(turns, [B, C, D, A]);
}

// F.RD.3
#[test]
fn the_start_player_token_moves_left() {
    let mut play = Scenario::new(3).play();
    for (round, seat) in [(2, B), (3, C), (4, A)] {
        play.idle_until(|table| table.round == round);
        assert_eq!((play.game.start, play.game.turn), (seat, seat));
    }
    play.idle_until(|table| table.phase == Phase::End);
    assert_eq!(play.game.round, 7);
}

// F.RD.4 F.RU.4
#[test]
fn the_minimum_work_value_of_each_round() {
    let minimum = (1..=7).map(|round| Scenario::new(3).round(round).turn(A).play().public().minimum);
    assert_eq!(minimum.collect::<Vec<_>>(), [7, 10, 12, 14, 15, 16, 17]);
}

// F.GE.7 F.RU.3
#[test]
fn coins_of_others_are_secret_in_the_new_edition_and_open_in_the_old_one() {
    let coins = |edition, coins| {
        let play = start(
            3,
            edition,
            Options {
                coins,
                ..Options::default()
            },
            1,
        );
        play.view(A).players[1].coins
    };
    assert_eq!(coins("2022", Coins::Edition), None);
    assert_eq!(coins("2006", Coins::Edition), Some(3500));
    assert_eq!(coins("2022", Coins::Reversed), Some(3500));
    assert_eq!(coins("2006", Coins::Reversed), None);
    let own = start(3, "2022", Options::default(), 1).view(B).players[1].coins;
    assert_eq!(own, Some(3500));
}
