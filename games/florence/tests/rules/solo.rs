//! The solo game against Diego.

use signoria_engine::{Eye, Game, Stream};
use signoria_florence::pieces::Card::{self, *};
use signoria_florence::pieces::{Building, Deed, Freedom, Landscape, Pile, Stack};
use signoria_florence::setup::{DiegoFinish, Difficulty, SoloTable};
use signoria_florence::state::{Bid, Phase, RECRUITING, Step, Table};
use signoria_florence::{Event, Options};

use crate::common::*;

fn solo() -> Scenario {
    Scenario::with(1, "2022", Options::default()).edit(|table| table.solo.starts = false)
}

fn five() -> Scenario {
    Scenario::with(
        1,
        "2022",
        Options {
            solo_table: SoloTable::Five,
            ..Options::default()
        },
    )
}

/// A number of Diego's card with this first row, upper or lower, that comes in no case of must-work.
fn card_with(table: &Table, upper: bool, row: &[Deed], but: Option<u8>) -> u8 {
    let cards = &table.figures().diego.as_ref().unwrap().cards;
    let found = (0..cards.len()).find(|&index| {
        let card = &cards[index];
        but != Some(index as u8)
            && if upper {
                card.upper == row
            } else {
                card.lower == row
            }
    });
    found.unwrap_or_else(|| panic!("no card has the row {row:?}")) as u8
}

impl Scenario {
    /// Diego's next two cards: these rows.
    fn rows(self, upper: &[Deed], lower: &[Deed]) -> Self {
        self.edit(|table| {
            let first = card_with(table, true, upper, None);
            let second = card_with(table, false, lower, Some(first));
            let rest: Vec<u8> = table
                .solo
                .cards
                .as_slice()
                .iter()
                .copied()
                .filter(|&card| card != first && card != second)
                .collect();
            table.solo.cards = signoria_engine::deck::Deck::new(rest.into_iter().chain([second, first]));
        })
    }

    /// Exactly these cards face down before Diego, the first leftmost.
    fn row(self, cards: &[Card]) -> Self {
        self.edit(|table| {
            let old: Vec<u8> = table.solo.diego.row.as_slice().to_vec();
            for number in old {
                table.professions.deck.put_under(number);
            }
            for card in cards {
                let number = card.number();
                let rest: Vec<u8> = table
                    .professions
                    .deck
                    .as_slice()
                    .iter()
                    .copied()
                    .filter(|&other| other != number)
                    .collect();
                table.professions.deck = signoria_engine::deck::Deck::new(rest);
                for player in &mut table.solo.virtuals {
                    let row: Vec<u8> = player
                        .row
                        .as_slice()
                        .iter()
                        .copied()
                        .filter(|&other| other != number)
                        .collect();
                    player.row = signoria_engine::deck::Deck::new(row);
                }
                table.players[A].hand.remove(number);
            }
            table.solo.diego.row =
                signoria_engine::deck::Deck::new(cards.iter().rev().map(|card| card.number()));
        })
    }

    /// Your turn; Diego's follows.
    fn your_turn(self) -> Self {
        self.turn(A).edit(|table| {
            table.solo.acted = false;
            table.solo.starts = false;
        })
    }

    fn diego_coins(self, coins: u16) -> Self {
        self.edit(|table| table.solo.diego.coins = coins / 100)
    }
}

/// Diego does these two rows.
fn diego(scenario: Scenario, upper: &[Deed], lower: &[Deed]) -> Play {
    let mut play = scenario.your_turn().rows(upper, lower).play();
    play.act(A, "end");
    play
}

// F.SO.1 F.SO.2
#[test]
fn you_and_diego_are_set_up() {
    let play = start(1, "2022", Options::default(), 1);
    assert_eq!((play.coins(A), play.list(A).len()), (3500, 4));
    let view = play.view(Eye::Seat(A)).solo.unwrap();
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
    assert_eq!(solo().play().table().supply.freedoms, [2; 3]);
    assert_eq!(five().play().table().supply.freedoms, [2; 3]);
}

// F.SO.4
#[test]
fn rows_of_three_and_the_rest_is_the_deck() {
    for (scenario, virtuals, deck) in [(solo(), 2, 9), (five(), 3, 6)] {
        let play = scenario.play();
        let view = play.view(Eye::Seat(A)).solo.unwrap();
        assert_eq!(view.virtuals.len(), virtuals);
        assert!(view.virtuals.iter().all(|player| player.row.len() == 3));
        assert!(
            !serde_json::to_string(&view.row).unwrap().contains("known"),
            "unseen"
        );
        assert_eq!(play.table().professions.deck.len(), deck);
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
        assert_eq!(play.table().solo.diego.coins, coins);
    }
}

// F.SO.6 F.RU.48
#[test]
fn diegos_deck_lies_by_its_backs_and_three_are_used_a_round() {
    let fresh = start(1, "2022", Options::default(), 1);
    let cards: Vec<u8> = fresh
        .table()
        .solo
        .cards
        .as_slice()
        .iter()
        .rev()
        .copied()
        .collect();
    assert_eq!(cards.len(), 21);
    assert!(cards[..6].iter().all(|&card| card < 6));
    assert!(cards[6..12].iter().all(|&card| (6..12).contains(&card)));
    assert!(cards[12..].iter().all(|&card| card >= 12));
    let mut play = solo().play();
    for round in 2..=7 {
        play.idle_until(|table| table.round == round);
        assert_eq!(
            play.table().solo.cards.len(),
            21 - 3 * (usize::from(round) - 1) - 1
        );
    }
    // What is printed of one card: jester 6, recruiting 3, builder 2.
    let first = &fresh.table().figures().diego.as_ref().unwrap().cards[0];
    assert_eq!(
        first.objects[..3],
        [(Stack::Jester, 6), (Stack::Recruiting, 3), (Stack::Builder, 2)]
    );
}

// F.SO.7
#[test]
fn the_start_player_is_drawn_and_alternates() {
    let starts: Vec<bool> = (0..20)
        .map(|seed| start(1, "2022", Options::default(), seed).table().solo.starts)
        .collect();
    assert!(starts.contains(&true) && starts.contains(&false));
    let mut play = solo().play();
    for (round, diego) in [(2, true), (3, false), (4, true)] {
        play.idle_until(|table| table.round == round);
        assert_eq!(play.table().solo.starts, diego);
    }
}

// F.SO.8
#[test]
fn virtual_players_count_in_no_comparison() {
    let mut play = solo()
        .round(7)
        .prestiges(A, &[P14])
        .played(A, &[Poet])
        .edit(|table| table.solo.virtuals[0].table = Default::default())
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
        solo().row(&[Mathematician, Theologian]).edit(|table| {
            table.solo.diego.buildings[0] = 2;
            table.supply.buildings[0] = 1;
            table.solo.diego.points.buildings = 6;
        }),
        &[Deed::Build],
        &[Deed::Build],
    );
    assert_eq!(play.table().solo.diego.buildings[0], 3);
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
        let diego = &play.table().solo.diego;
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

// F.SO.11
#[test]
fn the_card_of_the_round_shows_five_objects() {
    let play = solo().edit(|table| table.solo.card = 3).play();
    let objects = play.view(Eye::Seat(A)).solo.unwrap().objects;
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

// F.SO.12
#[test]
fn you_put_up_what_is_available_and_legal_for_you() {
    let mut play = solo().builders(A, 3).edit(|table| table.solo.card = 0).play();
    assert_eq!(
        stacks(&play, A, "put-up"),
        [
            Stack::Forest,
            Stack::Lake,
            Stack::Park,
            Stack::Jester,
            Stack::Prestige,
            Stack::Recruiting
        ]
    );
    assert!(
        !play.can(A, "pass") && !play.can(A, "sit-out"),
        "no stopping early"
    );
    play.act(A, "put-up jester").act(A, "decline");
    assert_eq!(play.refused(A, "put-up jester"), "florence.auction.put-up");
    // The three landscapes share the modifier.
    let play = solo().edit(|table| table.solo.card = 2).play();
    for landscape in ["forest", "lake", "park"] {
        let mut play = play.clone();
        play.act(A, &format!("put-up {landscape}"));
        let Step::Rolled { bid, .. } = play.table().step else {
            panic!()
        };
        assert!((2..=7).contains(&bid), "1 and a die");
    }
}

/// Puts a stack up with a fresh stream.
fn put_up(scenario: &Scenario, stack: &str, seed: u64) -> Play {
    let mut play = scenario
        .clone()
        .edit(|table| table.stream = Stream::new(seed.into()))
        .play();
    play.act(A, &format!("put-up {stack}"));
    play
}

// F.SO.13
#[test]
fn you_buy_for_100_more_than_the_last_bid() {
    let mut bids = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = put_up(&solo().edit(|table| table.solo.card = 0), "builder", seed);
        let Step::Rolled { bid, .. } = play.table().step else {
            panic!()
        };
        bids.insert(bid);
        play.act(A, "buy");
        assert_eq!(play.coins(A), 3500 - 100 * u32::from(bid) - 100);
        assert_eq!(play.table().players[A].builders, 1);
    }
    assert_eq!(
        bids.into_iter().collect::<Vec<_>>(),
        [3, 4, 5, 6, 7, 8],
        "2 and a die"
    );
}

/// A prestige card put up with many streams: the roll and what came of it.
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
    for (roll, play) in rolled(&solo().edit(|table| table.solo.card = 0)) {
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
            .edit(|table| table.solo.card = 0),
    ) {
        if roll <= 2 {
            assert_eq!((play.coins(A), play.prestige(A)), (0, 9 - i32::from(roll)));
        }
    }
    for (roll, play) in rolled(&solo().coins(A, 100).edit(|table| table.solo.card = 0)) {
        if roll <= 2 {
            assert_eq!(play.table().solo.declined.as_slice()[0].stack, Stack::Prestige);
        }
    }
}

// F.SO.15 F.RU.23
#[test]
fn the_last_of_n_auctions_is_without_a_roll() {
    for (scenario, rolled) in [(solo(), 3), (five(), 4)] {
        let mut play = scenario.edit(|table| table.solo.card = 0).play();
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
            } else if !matches!(play.table().step, Step::PutUp | Step::LastAuction) {
                return; // a forced purchase
            }
        }
        assert_eq!((put_up, play.table().step), (rolled, Step::LastAuction));
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
    solo().edit(|table| {
        table.solo.card = 0;
        for stack in [Stack::Forest, Stack::Lake, Stack::Park] {
            table.solo.put_up.insert(stack);
        }
        table.step = Step::LastAuction;
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

// F.SO.17
#[test]
fn you_get_at_most_one_object() {
    let mut play = last_auction().play();
    assert!(play.can(A, "nothing"));
    play.act(A, "take builder");
    assert_eq!(play.table().phase, Phase::Actions);
    let mut play = solo().edit(|table| table.solo.card = 0).play();
    play.act(A, "put-up jester").act(A, "buy");
    assert_eq!(play.table().phase, Phase::Actions);
}

/// You declined these objects and now take nothing.
fn declined(scenario: Scenario, bids: &[(Stack, u8)]) -> Play {
    let mut play = scenario
        .edit(|table| {
            for &(stack, bid) in bids {
                table.solo.put_up.insert(stack);
                table.solo.declined.put_on_top(Bid { stack, bid });
            }
            for stack in [Stack::Park, Stack::Lake, Stack::Forest] {
                if table.solo.put_up.0.count_ones() < 3 {
                    table.solo.put_up.insert(stack);
                }
            }
            table.step = Step::LastAuction;
        })
        .play();
    play.act(A, "nothing");
    play
}

// F.SO.18
#[test]
fn diego_buys_the_leftmost_of_what_you_declined() {
    let play = declined(
        solo().diego_coins(5000).edit(|table| table.solo.card = 0),
        &[(Stack::Builder, 5), (Stack::Recruiting, 7)],
    );
    let diego = &play.table().solo.diego;
    assert_eq!(
        (diego.coins, diego.builders, diego.row.len()),
        (50 - 7, 0, 4),
        "recruiting stands left of the builder"
    );
}

// F.RU.24
#[test]
fn if_you_declined_nothing_he_takes_the_leftmost_that_is_left() {
    let mut play = solo().diego_coins(5000).edit(|table| table.solo.card = 0).play();
    play.act(A, "put-up builder").act(A, "buy");
    let diego = &play.table().solo.diego;
    assert_eq!(diego.jesters, 1);
    assert!((50 - 12..=50 - 7).contains(&diego.coins), "6 and a die");
    // Not what you bought yourself.
    let mut play = solo().diego_coins(5000).edit(|table| table.solo.card = 0).play();
    play.act(A, "put-up jester").act(A, "buy");
    assert_eq!(
        (play.table().solo.diego.jesters, play.table().solo.diego.row.len()),
        (0, 4)
    );
}

// F.RU.46
#[test]
fn what_diego_cannot_have_he_passes_over() {
    let scenario = solo().diego_coins(5000).edit(|table| {
        table.solo.card = 4; // builder, jester, recruiting, prestige, landscape
        table.solo.diego.builders = 3;
        table.solo.diego.points.builders = 6;
        table.supply.builders = 3;
    });
    let play = declined(scenario.clone(), &[(Stack::Builder, 4), (Stack::Prestige, 3)]);
    assert_eq!(
        (
            play.table().solo.diego.builders,
            play.table().solo.diego.prestiges.len()
        ),
        (3, 1)
    );
    // Nothing declined is possible: the rest of the card.
    let play = declined(scenario, &[(Stack::Builder, 4)]);
    assert_eq!(play.table().solo.diego.jesters, 1);
}

// F.SO.19
#[test]
fn a_recruiting_card_and_a_builder_leave_the_game_unless_acquired() {
    let base = || solo().diego_coins(5000).edit(|table| table.solo.card = 0);
    let play = declined(base(), &[(Stack::Jester, 9)]);
    assert_eq!(
        (play.table().supply.recruiting, play.table().supply.builders),
        (4, 5)
    );
    let play = declined(base(), &[(Stack::Recruiting, 9)]);
    assert_eq!(
        (play.table().supply.recruiting, play.table().supply.builders),
        (4, 5),
        "one is his, one builder left"
    );
    assert_eq!(play.table().solo.diego.row.as_slice()[0], RECRUITING);
    let play = declined(
        base().edit(|table| table.supply.recruiting = 0),
        &[(Stack::Jester, 9)],
    );
    assert_eq!(play.table().supply.recruiting, 0);
}

// F.SO.20
#[test]
fn diegos_jesters_and_builders() {
    let works = |jesters: u8| {
        let scenario = solo().row(&[Poet, Jurist]).edit(|table| {
            table.solo.diego.jesters = jesters;
            table.supply.jesters -= jesters;
        });
        diego(scenario, &[Deed::Work], &[Deed::Work])
            .table()
            .solo
            .diego
            .points
            .works
    };
    // Round 1: 7 and 2 for each jester; half of it, twice. The best work gives more, from another source.
    assert_eq!((works(0), works(3)), (6, 12));
    let buys = |builders: u8| {
        let scenario = solo().diego_coins(5000).edit(|table| {
            table.solo.card = 4;
            table.solo.diego.builders = builders;
            table.solo.diego.points.builders = 3 * builders.saturating_sub(1);
            table.supply.builders -= builders;
        });
        declined(scenario, &[(Stack::Builder, 4)])
            .table()
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
    let scenario = solo().row(&[Poet]).edit(|table| {
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
    assert_eq!(play.table().solo.diego.recruited, 1);
}

// F.SO.22
#[test]
fn diego_keeps_the_prestige_card_that_is_worth_most_now() {
    let scenario = solo()
        .diego_coins(5000)
        .on_top(&[P04, P10, P08, P02, P12])
        .edit(|table| {
            table.solo.card = 0;
            table.solo.diego.jesters = 2;
            table.supply.jesters -= 2;
        });
    let play = declined(scenario, &[(Stack::Prestige, 3)]);
    assert!(
        play.table().solo.diego.prestiges.has(P10.number()),
        "most jesters"
    );
    assert_eq!(play.table().prestiges.deck.len(), 13);
    // All worth nothing: any of them.
    let kept: std::collections::BTreeSet<Card> = (0..30)
        .map(|seed| {
            let scenario = solo()
                .diego_coins(5000)
                .on_top(&[P04, P10, P08, P02, P12])
                .edit(|table| {
                    table.solo.card = 0;
                    table.stream = Stream::new(seed.into());
                });
            declined(scenario, &[(Stack::Prestige, 3)])
                .table()
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
            .edit(|table| table.solo.card = 0)
    };
    let play = declined(base(), &[(Stack::Lake, 4), (Stack::Park, 2)]);
    let diego = &play.table().solo.diego;
    assert_eq!(
        (diego.landscapes, diego.coins),
        ([0, 0, 1], 48),
        "a park at the price of the declined park"
    );
    assert_eq!(diego.row.len(), 2, "the card is turned down again");
    assert!(
        serde_json::to_string(&play.view(Eye::Seat(A)).solo.unwrap().row)
            .unwrap()
            .contains("botanist"),
        "but was seen"
    );
    let play = declined(base(), &[(Stack::Lake, 4), (Stack::Forest, 3)]);
    assert_eq!(
        (play.table().solo.diego.landscapes, play.table().solo.diego.coins),
        ([0, 0, 1], 46),
        "else of the first declined"
    );
    let again = base().edit(|table| {
        table.solo.diego.landscapes = [0, 0, 1];
        table.supply.landscapes[2] -= 1;
    });
    assert_eq!(
        declined(again, &[(Stack::Park, 2)])
            .table()
            .solo
            .diego
            .points
            .landscapes,
        3
    );
}

// F.SO.24
#[test]
fn you_and_diego_act_in_start_player_order() {
    let mut play = solo().your_turn().row(&[Poet]).play();
    assert!(!play.table().solo.acted);
    play.act(A, "end");
    assert_eq!(play.table().round, 2);
    let mut play = solo().edit(|table| {
        table.solo.starts = true;
        table.solo.card = 0;
    });
    play.table.step = Step::LastAuction;
    for stack in [Stack::Forest, Stack::Lake, Stack::Park] {
        play.table.solo.put_up.insert(stack);
    }
    let mut play = play.play();
    play.act(A, "nothing");
    assert!(
        play.table().solo.acted && play.table().step == Step::Turn,
        "Diego first"
    );
    play.act(A, "introduce travel");
    assert_eq!(play.coins(A), 3200, "your turn follows the usual rules");
}

// F.SO.25
#[test]
fn the_upper_row_of_one_card_and_the_lower_row_of_another() {
    let play = diego(
        solo().row(&[Mathematician]).diego_coins(5000),
        &[Deed::Build],
        &[Deed::Work],
    );
    let rows: Vec<Vec<Deed>> = play
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::DiegoRow { actions } => Some(actions.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(rows, [[Deed::Build], [Deed::Work]]);
    let diego = &play.table().solo.diego;
    assert_eq!(
        (diego.buildings[Building::University as usize], diego.table.len()),
        (1, 1)
    );
}

// F.SO.26 F.RU.26
#[test]
fn the_first_possible_icon_is_done_or_none() {
    // No bonus card without a deck: he builds instead.
    let scenario = solo()
        .row(&[Mathematician])
        .diego_coins(5000)
        .deck_left(Pile::Bonus, 0, A);
    let play = diego(scenario, &[Deed::Bonus, Deed::Build], &[Deed::Work]);
    assert_eq!(play.table().solo.diego.buildings[0], 1);
    // Nothing possible: the action is lost and nothing is paid.
    let scenario = solo().row(&[]).diego_coins(5000);
    let play = diego(scenario, &[Deed::Build], &[Deed::Work]);
    assert_eq!(
        play.events()
            .iter()
            .filter(|event| matches!(event, Event::DiegoIdle))
            .count(),
        2
    );
    assert_eq!(play.table().solo.diego.coins, 50);
}

// F.RU.41
#[test]
fn one_profession_and_one_freedom_a_round() {
    let scenario = solo().row(&[Mathematician]).diego_coins(5000);
    let play = diego(
        scenario,
        &[Deed::Freedom, Deed::Build],
        &[Deed::Freedom, Deed::Profession],
    );
    let diego = &play.table().solo.diego;
    assert_eq!(
        (diego.freedoms[Freedom::Religion as usize], diego.row.len()),
        (1, 2),
        "then a profession"
    );
}

// F.SO.27 F.RU.27 F.RU.42
#[test]
fn with_enough_cards_for_the_rounds_left_he_only_works() {
    let six = [
        Mathematician,
        Theologian,
        Philosopher,
        Botanist,
        Alchemist,
        Physicist,
    ];
    let run = |round: u8, cards: usize, finish: DiegoFinish| {
        let scenario = solo()
            .round(round)
            .row(&six[..cards])
            .diego_coins(5000)
            .edit(|table| table.options.diego_finish = finish);
        let before = scenario.table.solo.cards.len();
        let play = diego(scenario, &[Deed::Build], &[Deed::Build]);
        // One more card was drawn for the next auction.
        let next = usize::from(round < 7);
        assert_eq!(
            play.table().solo.cards.len(),
            before - 2 - next,
            "the cards are drawn all the same"
        );
        play.table().solo.diego.table.len()
    };
    assert_eq!(
        run(4, 4, DiegoFinish::Rounds),
        1,
        "4 cards for 4 rounds: one work, then 3 are too few"
    );
    assert_eq!(run(4, 3, DiegoFinish::Rounds), 0);
    assert_eq!(run(4, 5, DiegoFinish::Rounds), 2);
    assert_eq!(run(7, 1, DiegoFinish::Rounds), 1);
    assert_eq!(
        run(7, 1, DiegoFinish::Actions),
        1,
        "by actions: enough only for the last"
    );
    assert_eq!(run(5, 4, DiegoFinish::Actions), 0);
    assert_eq!(
        run(5, 5, DiegoFinish::Actions),
        1,
        "5 cards for the 5 actions left after the first"
    );
    assert_eq!(run(5, 6, DiegoFinish::Actions), 2);
}

// F.SO.28
#[test]
fn diego_pays_the_usual_prices() {
    let spent = |deed: Deed, lower: Deed| {
        let scenario = solo().row(&[Mathematician]).diego_coins(5000);
        let play = match deed {
            Deed::Build => diego(scenario, &[Deed::Build], &[lower]),
            Deed::Freedom => diego(scenario, &[Deed::Freedom], &[lower]),
            Deed::Profession => diego(scenario, &[Deed::Profession], &[lower]),
            _ => diego(scenario, &[Deed::Bonus], &[lower]),
        };
        let first = play.events().iter().find_map(|event| match event {
            Event::DiegoPaid { coins, .. } => Some(*coins),
            _ => None,
        });
        first.unwrap()
    };
    assert_eq!(spent(Deed::Build, Deed::Work), 700);
    assert_eq!(spent(Deed::Freedom, Deed::Work), 300);
    assert_eq!(spent(Deed::Profession, Deed::Work), 300);
    assert_eq!(spent(Deed::Bonus, Deed::Work), 300);
    let cheap = solo().row(&[Mathematician]).diego_coins(5000).edit(|table| {
        table.solo.diego.builders = 1;
        table.supply.builders = 5;
    });
    assert_eq!(
        diego(cheap, &[Deed::Build], &[Deed::Build])
            .table()
            .solo
            .diego
            .coins,
        50 - 6
    );
}

// F.SO.29
#[test]
fn the_value_of_diegos_work() {
    // Buildings, landscapes and freedoms of his own add nothing; a bonus card for them does.
    let scenario = solo()
        .round(3)
        .row(&[Mathematician, Poet])
        .diego_coins(5000)
        .edit(|table| {
            let diego = &mut table.solo.diego;
            diego.buildings[0] = 2;
            diego.points.buildings = 6;
            table.supply.buildings[0] = 1;
            diego.jesters = 1;
            table.supply.jesters = 6;
        });
    let scenario = scenario.on_top(&[B01, B09, B10, B11, B12]);
    let play = diego(scenario, &[Deed::Bonus], &[Deed::Work]);
    // B01 and B11 are both worth 2; the minimum of round 3 is 12, the jester adds 2.
    let done = play.events().iter().find_map(|event| match event {
        Event::DiegoCompleted { value, points } => Some((*value, *points)),
        _ => None,
    });
    assert_eq!(done, Some((12 + 2 + 2, 8)));
}

// F.SO.30 F.RU.28
#[test]
fn diego_takes_his_pay_as_prestige() {
    let play = diego(
        solo().row(&[Poet, Jurist]).diego_coins(0),
        &[Deed::Work],
        &[Deed::Build],
    );
    let diego_state = &play.table().solo.diego;
    // 7 points: 3 prestige and 100 coins; then a building for 700 costs 3 prestige; 3 for the building and 3 for the best work.
    assert_eq!((diego_state.points.works, diego_state.points.best_works), (3, 3));
    assert_eq!((diego_state.points.sold, diego_state.coins), (3, 0));
    assert!(diego_state.bonuses.is_empty());
}

// F.SO.31
#[test]
fn virtual_players_turn_one_card_up_after_each_work() {
    let play = diego(solo().row(&[Poet]), &[Deed::Work], &[Deed::Work]);
    let view = play.view(Eye::Seat(A)).solo.unwrap();
    for player in &view.virtuals {
        assert_eq!(player.table.len(), 1, "one work, one card");
    }
}

// F.SO.32 F.RU.40
#[test]
fn diego_builds_what_his_leftmost_profession_wants() {
    let play = diego(
        solo().row(&[Poet, Jurist]).diego_coins(5000),
        &[Deed::Build],
        &[Deed::Build],
    );
    let diego_state = &play.table().solo.diego;
    assert_eq!(
        (
            diego_state.buildings[Building::Theatre as usize],
            diego_state.points.buildings
        ),
        (2, 6),
        "repeats allowed"
    );
    assert_eq!(diego_state.row.len(), 2, "the card is turned down again");
    let gone = solo().row(&[Poet]).diego_coins(5000).edit(|table| {
        table.supply.buildings[Building::Theatre as usize] = 0;
        table.solo.diego.buildings[Building::Theatre as usize] = 3;
        table.solo.diego.points.buildings = 9;
    });
    let play = diego(gone, &[Deed::Build], &[Deed::Build]);
    assert_eq!(
        play.events()
            .iter()
            .filter(|event| matches!(event, Event::DiegoIdle))
            .count(),
        2
    );
}

// F.SO.33
#[test]
fn a_profession_for_diego_and_one_for_each_virtual_player() {
    let play = diego(solo().diego_coins(5000), &[Deed::Profession], &[Deed::Build]);
    let view = play.view(Eye::Seat(A)).solo.unwrap();
    assert_eq!(view.row.len(), 4);
    assert!(view.virtuals.iter().all(|player| player.row.len() == 4));
    assert_eq!(play.table().professions.deck.len(), 9 - 3);
    let empty = solo().diego_coins(5000).deck_left(Pile::Profession, 1, A);
    let mut play = empty.your_turn().rows(&[Deed::Profession], &[Deed::Build]).play();
    play.act(A, "end");
    assert_eq!(play.table().professions.deck.len(), 0);
}

// F.RU.47
#[test]
fn a_short_deck_serves_diego_first() {
    let play = diego(
        solo().diego_coins(5000).deck_left(Pile::Profession, 2, A),
        &[Deed::Profession],
        &[Deed::Build],
    );
    let solo_state = &play.table().solo;
    assert_eq!(
        (
            solo_state.diego.row.len(),
            solo_state.virtuals[0].row.len(),
            solo_state.virtuals[1].row.len()
        ),
        (4, 4, 3)
    );
}

// F.SO.34
#[test]
fn diegos_freedom_may_be_a_second_equal_one() {
    let scenario = solo().row(&[Poet]).diego_coins(5000).edit(|table| {
        table.solo.diego.freedoms[Freedom::Travel as usize] = 1;
        table.supply.freedoms[Freedom::Travel as usize] = 1;
    });
    let play = diego(scenario, &[Deed::Freedom], &[Deed::Build]);
    assert_eq!(play.table().solo.diego.freedoms, [2, 0, 0]);
    assert_eq!(play.table().solo.diego.row.len(), 1);
    let gone = solo()
        .row(&[Poet])
        .diego_coins(5000)
        .freedoms(A, &[Freedom::Travel])
        .edit(|table| {
            table.solo.diego.freedoms[Freedom::Travel as usize] = 1;
            table.supply.freedoms[Freedom::Travel as usize] = 0;
        });
    let play = diego(gone, &[Deed::Freedom], &[Deed::Build]);
    assert!(
        play.events()
            .iter()
            .any(|event| matches!(event, Event::DiegoIdle))
    );
}

// F.SO.35 F.RU.43
#[test]
fn diego_keeps_the_bonus_card_that_is_worth_most_now() {
    // Four face-down cards: three others in "hand"; nothing on the table.
    let scenario = solo()
        .row(&[Mathematician, Theologian, Philosopher, Botanist])
        .diego_coins(5000);
    let play = diego(
        scenario.on_top(&[B20, B19, B01, B09, B11]),
        &[Deed::Bonus],
        &[Deed::Build],
    );
    let diego_state = &play.table().solo.diego;
    assert!(
        diego_state.bonuses.has(B19.number()),
        "it lies on his leftmost card"
    );
    assert_eq!(play.table().bonuses.deck.len(), 19);
    // Two equal freedoms count twice for the bonus, once for the prestige card.
    let holdings = signoria_florence::score::Holdings {
        freedoms: [2, 1, 0],
        ..Default::default()
    };
    let figures = play.table().figures();
    assert_eq!(holdings.bonus(figures, B10.number()), 6);
    assert_eq!(holdings.prestige(&figures.prestiges[7], &[]), 0);
    let nobody = solo().row(&[]).diego_coins(5000);
    let play = diego(nobody, &[Deed::Bonus], &[Deed::Work]);
    assert!(
        play.events()
            .iter()
            .any(|event| matches!(event, Event::DiegoIdle)),
        "not without a face-down card"
    );
}

// F.SO.36
#[test]
fn the_best_work_compares_you_and_diego() {
    let run = |best: u16| {
        let mut play = solo()
            .your_turn()
            .row(&[Poet])
            .rows(&[Deed::Work], &[Deed::Work])
            .edit(|table| table.players[A].best = best)
            .play();
        play.act(A, "end");
        (play.prestige(A), play.table().solo.diego.points.best_works)
    };
    assert_eq!((run(8), run(7), run(6)), ((3, 0), (3, 3), (0, 3)));
}

fn open(table: &mut Table, card: Card, to_diego: bool) {
    let number = card.number();
    let rest: Vec<u8> = table
        .professions
        .deck
        .as_slice()
        .iter()
        .copied()
        .filter(|&other| other != number)
        .collect();
    table.professions.deck = signoria_engine::deck::Deck::new(rest);
    for row in table.solo.virtuals.iter_mut().map(|player| &mut player.row) {
        let rest: Vec<u8> = row
            .as_slice()
            .iter()
            .copied()
            .filter(|&other| other != number)
            .collect();
        *row = signoria_engine::deck::Deck::new(rest);
    }
    let rest: Vec<u8> = table
        .solo
        .diego
        .row
        .as_slice()
        .iter()
        .copied()
        .filter(|&other| other != number)
        .collect();
    table.solo.diego.row = signoria_engine::deck::Deck::new(rest);
    table.players[A].hand.remove(number);
    if to_diego {
        table.solo.diego.table.insert(number);
    } else {
        table.solo.virtuals[0].table.insert(number);
    }
}

// F.SO.37 F.RU.44
#[test]
fn your_recruiting_card_leaves_the_game() {
    let scenario = || solo().turn(A).recruiting(A, 1, 0);
    let mut play = scenario()
        .edit(|table| open(table, Poet, true))
        .edit(|table| open(table, Jurist, false))
        .play();
    assert!(play.can(A, "recruit poet") && play.can(A, "recruit jurist"));
    play.act(A, "recruit poet");
    let table = play.table();
    assert!(table.players[A].hand.has(Poet.number()) && table.players[A].recruiting == 0);
    assert!(
        table.solo.diego.table.has(Jurist.number()),
        "a virtual player's card takes its place"
    );
    assert_eq!(table.solo.diego.recruited, 0);
    let mut play = scenario().edit(|table| open(table, Poet, true)).play();
    play.act(A, "recruit poet");
    assert!(play.table().solo.diego.table.is_empty(), "nothing replaces it");
}

// F.SO.38
#[test]
fn most_prestige_wins_and_coins_break_the_tie() {
    let run = |points: u16, coins: u32| {
        let mut play = solo()
            .round(7)
            .your_turn()
            .row(&[])
            .rows(&[Deed::Build], &[Deed::Work])
            .prestige(A, points)
            .coins(A, coins)
            .prestiges(A, &[P10])
            .jesters(A, 1)
            .diego_coins(1000)
            .edit(|table| table.solo.diego.points.works = 20)
            .play();
        play.act(A, "end");
        let standings = play.game.standings();
        (
            standings.solo_win,
            standings
                .rows
                .iter()
                .find(|row| row.seat.is_none())
                .unwrap()
                .score,
            standings.of(A).unwrap().score,
        )
    };
    assert_eq!(run(15, 0), (Some(true), 20, 21), "the prestige card made it");
    assert_eq!(run(14, 900), (Some(false), 20, 20));
    assert_eq!(run(14, 1100), (Some(true), 20, 20));
    assert_eq!(run(10, 9000), (Some(false), 20, 16));
}

#[test]
fn landscapes_of_the_box_are_shared_with_diego() {
    let play = declined(
        solo()
            .diego_coins(5000)
            .row(&[Poet])
            .edit(|table| table.solo.card = 0),
        &[(Stack::Lake, 4)],
    );
    assert_eq!(play.table().supply.landscapes[Landscape::Lake as usize], 5);
}
