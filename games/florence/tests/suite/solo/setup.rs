//! Setting up, paying, and what binds Diego.

use super::*;

// F.SO.1 F.SO.2
#[test]
fn you_and_diego_are_set_up() {
    let play = start(1, "2022", Options::default(), 1);
    assert_eq!((play.coins(A), play.list(A).len()), (3500, 4));
    let view = play.view(A).solo.unwrap();
    assert_eq!((view.prestige, view.virtuals.len(), view.row.len()), (0, 2, 3));
    let both = Options {
        cooperative_building: true,
        ..Options::default()
    };
    assert_eq!(refused_table(1, "2022", both), "florence.setup.solo-expansion");
}

// F.SO.3
#[test]
fn two_freedoms_of_each_type_at_either_table() {
    assert_eq!(solo().play().game.supply.freedoms, [2; 3]);
    assert_eq!(five().play().game.supply.freedoms, [2; 3]);
}

// F.SO.4
#[test]
fn rows_of_three_and_the_rest_is_the_deck() {
    for (scenario, virtuals, deck) in [(solo(), 2, 9), (five(), 3, 6)] {
        let play = scenario.play();
        let view = play.view(A).solo.unwrap();
        assert_eq!(view.virtuals.len(), virtuals);
        assert!(view.virtuals.iter().all(|player| player.row.len() == 3));
        assert!(
            !serde_json::to_string(&view.row).unwrap().contains("known"),
            "unseen"
        );
        assert_eq!(play.game.professions.deck.len(), deck);
    }
}

// F.SO.5
#[test]
fn diegos_coins_by_difficulty() {
    for (difficulty, coins) in [
        (Difficulty::Easy, 0),
        (Difficulty::Standard, 15),
        (Difficulty::Hard, 35),
    ] {
        let play = start(
            1,
            "2022",
            Options {
                difficulty,
                ..Options::default()
            },
            1,
        );
        assert_eq!(play.game.solo.diego.coins, coins);
    }
}

// F.SO.6 F.RU.48
#[test]
fn diegos_deck_lies_by_its_backs_and_three_are_used_a_round() {
    let fresh = start(1, "2022", Options::default(), 1);
    let cards: Vec<u8> = fresh.game.solo.cards.as_slice().iter().rev().copied().collect();
    assert_eq!(cards.len(), 21);
    assert!(cards[..6].iter().all(|&card| card < 6));
    assert!(cards[6..12].iter().all(|&card| (6..12).contains(&card)));
    assert!(cards[12..].iter().all(|&card| card >= 12));
    let mut play = solo().play();
    for round in 2..=7 {
        play.idle_until(|table| table.round == round);
        assert_eq!(play.game.solo.cards.len(), 21 - 3 * (usize::from(round) - 1) - 1);
    }
    // What is printed of one card: jester 6, recruiting 3, builder 2.
    let first = &fresh.game.figures().diego.as_ref().unwrap().cards[0];
    assert_eq!(
        first.objects[..3],
        [(Stack::Jester, 6), (Stack::Recruiting, 3), (Stack::Builder, 2)]
    );
}

// F.SO.7
#[test]
fn the_start_player_is_drawn_and_alternates() {
    let starts: Vec<bool> = (0..20)
        .map(|seed| start(1, "2022", Options::default(), seed).game.solo.starts)
        .collect();
    assert!(starts.contains(&true) && starts.contains(&false));
    let mut play = solo().play();
    for (round, diego) in [(2, true), (3, false), (4, true)] {
        play.idle_until(|table| table.round == round);
        assert_eq!(play.game.solo.starts, diego);
    }
}

// F.SO.8
#[test]
fn virtual_players_count_in_no_comparison() {
    let mut play = solo()
        .round(7)
        .prestiges(A, &[P14])
        .played(A, &[Poet])
        .state(|table| table.solo.virtuals[0].table = Default::default())
        .your_turn()
        .play();
    play.act(A, "end");
    let standings = play.game.standings();
    assert_eq!(standings.rows.len(), 2);
}

// F.SO.9
#[test]
fn no_building_rule_binds_diego() {
    // Three universities, whatever the room.
    let play = diego(
        solo().row(&[Mathematician, Theologian]).state(|table| {
            table.solo.diego.buildings[0] = 2;
            table.supply.buildings[0] = 1;
            table.solo.diego.points.buildings = 6;
        }),
        &[Deed::Build],
        &[Deed::Build],
    );
    assert_eq!(play.game.solo.diego.buildings[0], 3);
}

// F.SO.10
#[test]
fn diego_pays_with_coins_first_then_with_prestige() {
    for (coins, lost, change) in [(0, 4, 100), (300, 2, 0), (600, 1, 100), (700, 0, 0), (1000, 0, 0)] {
        let play = diego(
            solo().row(&[Mathematician]).diego_coins(coins),
            &[Deed::Build],
            &[Deed::Work],
        );
        let paid = play
            .events()
            .into_iter()
            .find(|event| matches!(event, Event::DiegoPaid { .. }))
            .cloned();
        assert_eq!(
            paid,
            Some(Event::DiegoPaid {
                coins: 700,
                points: lost,
                change
            })
        );
        let diego = &play.game.solo.diego;
        // The work of 7 that follows brings 3 prestige and 100 coins.
        let left = u32::from(coins).saturating_sub(700) + change + 100;
        assert_eq!((diego.points.sold, u32::from(diego.coins) * 100), (lost, left));
        assert_eq!(
            diego.points.total(),
            3 + 3 + 3 - i32::from(lost),
            "it may fall below 0"
        );
    }
}
