//! The auction with the card of the round, and what Diego does with what he buys.

use super::*;

// F.SO.11
#[test]
fn the_card_of_the_round_shows_five_objects() {
    let play = solo().state(|table| table.solo.card = 3).play();
    let objects = play.view(A).solo.unwrap().objects;
    assert_eq!(
        objects,
        [
            (Stack::Recruiting, 4),
            (Stack::Jester, 6),
            (Stack::Landscape, 1),
            (Stack::Builder, 2),
            (Stack::Prestige, 0)
        ]
    );
}

// F.SO.11
#[test]
fn the_modifiers_of_the_card_are_explained() {
    let mut play = solo().your_turn().play();
    play.act(A, "end");
    let told = play.events().into_iter().find_map(|event| match event {
        Event::DiegoCard { objects } => Some(
            objects
                .iter()
                .map(|object| (object.stack, object.modifier))
                .collect(),
        ),
        _ => None,
    });
    let objects: Vec<(Stack, u8)> = told.expect("the card of round 2 is told");
    assert_eq!(objects, play.view(A).solo.unwrap().objects);
}

// F.SO.15
#[test]
fn the_last_auction_has_a_question_of_its_own() {
    let play = last_auction().play();
    assert_eq!(play.game.question(A).id, "florence.ask.last-auction");
}

// F.SO.12
#[test]
fn you_put_up_any_stack_that_is_not_empty_once_a_round() {
    let mut play = solo()
        .state(|table| table.solo.card = 0)
        .state(|table| table.supply.recruiting = 0)
        .play();
    assert_eq!(
        stacks(&play, A, "put-up"),
        [
            Stack::Forest,
            Stack::Lake,
            Stack::Park,
            Stack::Jester,
            Stack::Builder,
            Stack::Prestige
        ]
    );
    assert!(
        !play.can(A, "pass") && !play.can(A, "sit-out"),
        "no stopping early"
    );
    play.act(A, "put-up jester").act(A, "decline");
    assert_eq!(play.refused(A, "put-up jester"), "florence.auction.put-up");
    // The three landscapes share the modifier.
    let play = solo().state(|table| table.solo.card = 2).play();
    for landscape in ["forest", "lake", "park"] {
        let mut play = play.clone();
        play.act(A, &format!("put-up {landscape}"));
        let Some(Step::Rolled { bid, .. }) = play.game.step() else {
            panic!()
        };
        assert!((2..=7).contains(&bid), "1 and a die");
    }
}

// F.RU.51
#[test]
fn a_useless_object_can_be_put_up_and_is_declined() {
    // Builders stand right of the jester; Diego takes the one that you could not have.
    let mut play = solo()
        .builders(A, 3)
        .diego_coins(5000)
        .state(|table| table.solo.card = 0)
        .play();
    play.act(A, "put-up builder");
    assert_eq!(play.game.step(), Some(Step::PutUp), "you are not asked");
    assert_eq!(play.game.solo.declined.as_slice()[0].stack, Stack::Builder);
    play.act(A, "put-up jester").act(A, "buy");
    assert_eq!(
        (play.game.players[A].builders, play.game.solo.diego.builders),
        (3, 1)
    );
    // In the last auction it is not on offer: there is nothing left but to take it.
    let play = last_auction().builders(A, 3).play();
    assert_eq!(play.refused(A, "take builder"), "florence.builder.limit");
}

// F.RU.51 F.RU.45
#[test]
fn a_forced_purchase_of_a_useless_object_counts_as_declined() {
    let card = |table: &mut Florence| {
        let cards = &table.figures().diego.as_ref().unwrap().cards;
        let plain = |&(stack, modifier): &(Stack, u8)| stack == Stack::Builder && modifier == 0;
        let found = cards.iter().position(|card| card.objects.iter().any(plain));
        table.solo.card = found.expect("a card without modifier for the builder") as u8;
    };
    let scenario = solo().builders(A, 3).state(card);
    for seed in 0..30 {
        let play = put_up(&scenario, "builder", seed);
        assert_eq!(play.game.solo.declined.as_slice()[0].stack, Stack::Builder);
        assert_eq!((play.coins(A), play.game.players[A].builders), (3500, 3));
    }
}

/// Puts a stack up with a fresh stream.
fn put_up(scenario: &Scenario, stack: &str, seed: u64) -> Play {
    let mut play = scenario
        .clone()
        .state(|table| table.stream = Stream::new(seed.into()))
        .play();
    play.act(A, &format!("put-up {stack}"));
    play
}

// F.SO.13
#[test]
fn you_buy_for_100_more_than_the_last_bid() {
    let mut bids = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = put_up(&solo().state(|table| table.solo.card = 0), "builder", seed);
        let Some(Step::Rolled { bid, .. }) = play.game.step() else {
            panic!()
        };
        bids.insert(bid);
        play.act(A, "buy");
        assert_eq!(play.coins(A), 3500 - 100 * u32::from(bid) - 100);
        assert_eq!(play.game.players[A].builders, 1);
    }
    assert_eq!(
        bids.into_iter().collect::<Vec<_>>(),
        [3, 4, 5, 6, 7, 8],
        "2 and a die"
    );
}

/// A prestige card put up with many streams: the roll and its result.
fn rolled(scenario: &Scenario) -> Vec<(u8, Play)> {
    let plays = (0..60).map(|seed| put_up(scenario, "prestige", seed));
    plays
        .map(|play| {
            let roll = play.events().iter().find_map(|event| match event {
                Event::Rolled {
                    stack: Stack::Prestige,
                    roll,
                    ..
                } => Some(*roll),
                _ => None,
            });
            (roll.unwrap(), play)
        })
        .collect()
}

// F.SO.14 F.RU.45
#[test]
fn a_low_roll_without_modifier_forces_to_buy() {
    let mut forced = 0;
    for (roll, play) in rolled(&solo().state(|table| table.solo.card = 0)) {
        let bought = play
            .events()
            .iter()
            .any(|event| matches!(event, Event::MustBuy { .. }));
        assert_eq!(bought, roll <= 2);
        if bought {
            forced += 1;
            assert_eq!(play.coins(A), 3500 - 100 * u32::from(roll) - 100);
        }
    }
    assert!(forced > 5);
    // Without coins prestige is sold; without that it counts as declined.
    for (roll, play) in rolled(
        &solo()
            .coins(A, 100)
            .prestige(A, 9)
            .state(|table| table.solo.card = 0),
    ) {
        if roll <= 2 {
            assert_eq!((play.coins(A), play.prestige(A)), (0, 9 - i32::from(roll)));
        }
    }
    for (roll, play) in rolled(&solo().coins(A, 100).state(|table| table.solo.card = 0)) {
        if roll <= 2 {
            assert_eq!(play.game.solo.declined.as_slice()[0].stack, Stack::Prestige);
        }
    }
}

// F.SO.15 F.RU.23
#[test]
fn the_last_of_n_auctions_is_without_a_roll() {
    for (scenario, rolled) in [(solo(), 3), (five(), 4)] {
        let mut play = scenario.state(|table| table.solo.card = 0).play();
        let mut put_up = 0;
        while play.has(A, "put-up") {
            let action = [
                "put-up jester",
                "put-up builder",
                "put-up recruiting",
                "put-up forest",
            ][put_up];
            play.act(A, action);
            put_up += 1;
            if play.can(A, "decline") {
                play.act(A, "decline");
            } else if !matches!(play.game.step(), Some(Step::PutUp | Step::LastAuction)) {
                return; // a forced purchase
            }
        }
        assert_eq!((put_up, play.game.step()), (rolled, Some(Step::LastAuction)));
        let offered = stacks(&play, A, "take");
        assert!(
            !offered.contains(&Stack::Jester),
            "what was put up is not on offer"
        );
        assert!(offered.contains(&Stack::Prestige) && offered.contains(&Stack::Lake));
        play.act(A, "take lake");
        assert_eq!(play.coins(A), 3300);
    }
}

/// The last auction with the first card: jester 6 and recruiting 3 are the highest.
fn last_auction() -> Scenario {
    last_auction_of(solo())
}

fn last_auction_of(scenario: Scenario) -> Scenario {
    scenario.state(|table| {
        table.solo.card = 0;
        for stack in [Stack::Forest, Stack::Lake, Stack::Park] {
            table.solo.put_up.insert(stack);
        }
        table.go_to(Step::LastAuction);
    })
}

// F.SO.16
#[test]
fn the_two_highest_modifiers_are_barred_from_the_last_auction() {
    let play = last_auction().play();
    assert_eq!(stacks(&play, A, "take"), [Stack::Builder, Stack::Prestige]);
    assert_eq!(play.refused(A, "take jester"), "florence.auction.barred");
    assert_eq!(play.refused(A, "take recruiting"), "florence.auction.barred");
}

/// No card of ours has equal modifiers among the highest; in another edition one may.
#[test]
fn of_equal_modifiers_the_leftmost_is_barred_from_the_last_auction() {
    let edition = changed(
        "equal modifiers",
        "[\"recruiting\", 3], [\"builder\", 2]",
        "[\"recruiting\", 3], [\"builder\", 3]",
    );
    let play = last_auction_of(Scenario::with(1, edition, Options::default())).play();
    assert_eq!(stacks(&play, A, "take"), [Stack::Builder, Stack::Prestige]);
    assert_eq!(play.refused(A, "take recruiting"), "florence.auction.barred");
}

// F.SO.17
#[test]
fn you_get_at_most_one_object() {
    let mut play = last_auction().play();
    assert!(play.can(A, "nothing"));
    play.act(A, "take builder");
    assert_eq!(play.game.phase, Phase::Actions);
    let mut play = solo().state(|table| table.solo.card = 0).play();
    play.act(A, "put-up jester").act(A, "buy");
    assert_eq!(play.game.phase, Phase::Actions);
}

/// You declined these objects and now take nothing.
fn declined(scenario: Scenario, bids: &[(Stack, u8)]) -> Play {
    let mut play = scenario
        .state(|table| {
            for &(stack, bid) in bids {
                table.solo.put_up.insert(stack);
                table.solo.declined.put_on_top(Bid { stack, bid });
            }
            for stack in [Stack::Park, Stack::Lake, Stack::Forest] {
                if table.solo.put_up.len() < 3 {
                    table.solo.put_up.insert(stack);
                }
            }
            table.go_to(Step::LastAuction);
        })
        .play();
    play.act(A, "nothing");
    play
}

// F.SO.18
#[test]
fn diego_buys_the_leftmost_of_what_you_declined() {
    let play = declined(
        solo().diego_coins(5000).state(|table| table.solo.card = 0),
        &[(Stack::Builder, 5), (Stack::Recruiting, 7)],
    );
    let diego = &play.game.solo.diego;
    assert_eq!(
        (diego.coins, diego.builders, diego.row.len()),
        (50 - 7, 0, 4),
        "recruiting stands left of the builder"
    );
}

// F.RU.24
#[test]
fn if_you_declined_nothing_he_takes_the_leftmost_that_is_left() {
    let mut play = solo().diego_coins(5000).state(|table| table.solo.card = 0).play();
    play.act(A, "put-up builder").act(A, "buy");
    let diego = &play.game.solo.diego;
    assert_eq!(diego.jesters, 1);
    assert!((50 - 12..=50 - 7).contains(&diego.coins), "6 and a die");
    // Not what you bought yourself.
    let mut play = solo().diego_coins(5000).state(|table| table.solo.card = 0).play();
    play.act(A, "put-up jester").act(A, "buy");
    assert_eq!(
        (play.game.solo.diego.jesters, play.game.solo.diego.row.len()),
        (0, 4)
    );
}

// F.RU.46
#[test]
fn diego_passes_over_what_he_cannot_have() {
    let scenario = solo().diego_coins(5000).state(|table| {
        table.solo.card = 4; // builder, jester, recruiting, prestige, landscape
        table.solo.diego.builders = 3;
        table.solo.diego.points.builders = 6;
        table.supply.builders = 3;
    });
    let play = declined(scenario.clone(), &[(Stack::Builder, 4), (Stack::Prestige, 3)]);
    assert_eq!(
        (
            play.game.solo.diego.builders,
            play.game.solo.diego.prestiges.len()
        ),
        (3, 1)
    );
    // Nothing declined is possible: the rest of the card.
    let play = declined(scenario, &[(Stack::Builder, 4)]);
    assert_eq!(play.game.solo.diego.jesters, 1);
}

// F.SO.19
#[test]
fn a_recruiting_card_and_a_builder_leave_the_game_unless_acquired() {
    let base = || solo().diego_coins(5000).state(|table| table.solo.card = 0);
    let play = declined(base(), &[(Stack::Jester, 9)]);
    assert_eq!((play.game.supply.recruiting, play.game.supply.builders), (4, 5));
    let play = declined(base(), &[(Stack::Recruiting, 9)]);
    assert_eq!(
        (play.game.supply.recruiting, play.game.supply.builders),
        (4, 5),
        "one is his, one builder left"
    );
    assert_eq!(play.game.solo.diego.row.as_slice()[0], RECRUITING);
    let play = declined(
        base().state(|table| table.supply.recruiting = 0),
        &[(Stack::Jester, 9)],
    );
    assert_eq!(play.game.supply.recruiting, 0);
}

// F.SO.20
#[test]
fn diegos_jesters_and_builders() {
    let works = |jesters: u8| {
        let scenario = solo().row(&[Poet, Jurist]).state(|table| {
            table.solo.diego.jesters = jesters;
            table.supply.jesters -= jesters;
        });
        diego(scenario, &[Deed::Work], &[Deed::Work])
            .game
            .solo
            .diego
            .points
            .works
    };
    // Round 1: 7 and 2 for each jester; half of it, twice. The best work gives more, from another source.
    assert_eq!((works(0), works(3)), (6, 12));
    let buys = |builders: u8| {
        let scenario = solo().diego_coins(5000).state(|table| {
            table.solo.card = 4;
            table.solo.diego.builders = builders;
            table.solo.diego.points.builders = 3 * builders.saturating_sub(1);
            table.supply.builders -= builders;
        });
        declined(scenario, &[(Stack::Builder, 4)])
            .game
            .solo
            .diego
            .points
            .builders
    };
    assert_eq!((buys(0), buys(1), buys(2)), (0, 3, 6));
}

// F.SO.21 F.RU.25
#[test]
fn diegos_recruiting_card_is_a_work_and_adds_one_to_each() {
    let scenario = solo().row(&[Poet]).state(|table| {
        table.solo.diego.row.put_under(RECRUITING);
        table.solo.diego.row.put_under(RECRUITING);
        table.supply.recruiting = 3;
    });
    let play = diego(scenario, &[Deed::Work], &[Deed::Work]);
    let values: Vec<u16> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::DiegoCompleted { value, .. } => Some(*value),
            _ => None,
        })
        .collect();
    assert_eq!(values, [9, 9], "both recruiting cards count, face down or up");
    assert!(
        play.events()
            .iter()
            .any(|event| matches!(event, Event::DiegoPlayedRecruiting))
    );
    assert_eq!(play.game.solo.diego.recruited, 1);
}

// F.SO.22
#[test]
fn diego_keeps_the_prestige_card_that_is_worth_most_now() {
    let scenario = solo()
        .diego_coins(5000)
        .on_top(&[P04, P10, P08, P02, P12])
        .state(|table| {
            table.solo.card = 0;
            table.solo.diego.jesters = 2;
            table.supply.jesters -= 2;
        });
    let play = declined(scenario, &[(Stack::Prestige, 3)]);
    assert!(play.game.solo.diego.prestiges.has(P10.number()), "most jesters");
    assert_eq!(play.game.prestiges.deck.len(), 13);
    // All worth nothing: any of them.
    let kept: std::collections::BTreeSet<Card> = (0..30)
        .map(|seed| {
            let scenario = solo()
                .diego_coins(5000)
                .on_top(&[P04, P10, P08, P02, P12])
                .state(|table| {
                    table.solo.card = 0;
                    table.stream = Stream::new(seed.into());
                });
            declined(scenario, &[(Stack::Prestige, 3)])
                .game
                .solo
                .diego
                .prestiges
                .cards()
                .next()
                .unwrap()
        })
        .collect();
    assert!(kept.len() >= 4);
}

// F.SO.23 F.RU.39
#[test]
fn diegos_landscape_is_what_his_leftmost_profession_wants() {
    let base = || {
        solo()
            .diego_coins(5000)
            .row(&[Botanist, Poet])
            .state(|table| table.solo.card = 0)
    };
    let play = declined(base(), &[(Stack::Lake, 4), (Stack::Park, 2)]);
    let diego = &play.game.solo.diego;
    assert_eq!(
        (diego.landscapes, diego.coins),
        ([0, 0, 1], 48),
        "a park at the price of the declined park"
    );
    assert_eq!(diego.row.len(), 2, "the card is turned down again");
    assert!(
        serde_json::to_string(&play.view(A).solo.unwrap().row)
            .unwrap()
            .contains("botanist"),
        "but was seen"
    );
    let play = declined(base(), &[(Stack::Lake, 4), (Stack::Forest, 3)]);
    assert_eq!(
        (play.game.solo.diego.landscapes, play.game.solo.diego.coins),
        ([0, 0, 1], 46),
        "else of the first declined"
    );
    let again = base().state(|table| {
        table.solo.diego.landscapes = [0, 0, 1];
        table.supply.landscapes[2] -= 1;
    });
    assert_eq!(
        declined(again, &[(Stack::Park, 2)])
            .game
            .solo
            .diego
            .points
            .landscapes,
        3
    );
}

#[test]
fn landscapes_of_the_box_are_shared_with_diego() {
    let play = declined(
        solo()
            .diego_coins(5000)
            .row(&[Poet])
            .state(|table| table.solo.card = 0),
        &[(Stack::Lake, 4)],
    );
    assert_eq!(play.game.supply.landscapes[Landscape::Lake as usize], 5);
}
