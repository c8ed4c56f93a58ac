//! Diego's turns, the best work, and the end.

use signoria_florence::pieces::{CELLS, Tile};
use signoria_florence::score::Holdings;

use super::*;

// F.SO.7
#[test]
fn the_start_player_is_announced_and_shown_even_if_it_is_diego() {
    let mut play = solo().your_turn().play();
    assert_eq!(play.view(A).start, Some(A));
    assert!(
        play.view(A).solo.unwrap().turn_cards.is_empty(),
        "he has had no turn"
    );
    play.act(A, "end");
    assert_eq!(play.view(A).start, None);
    assert_eq!(play.view(A).solo.unwrap().turn_cards.len(), 2);
    let told = |play: &Play, round| {
        let rounds = play.events().into_iter().filter_map(move |event| match *event {
            Event::Round { round: at, seat, .. } if at == round => Some(Some(seat)),
            Event::RoundOfDiego { round: at, .. } if at == round => Some(None),
            _ => None,
        });
        rounds.collect::<Vec<_>>()
    };
    assert_eq!(told(&play, 2), [None]);
    play.idle_until(|table| table.round == 3);
    assert_eq!(told(&play, 3), [Some(A)]);
}

// F.SO.24
#[test]
fn you_and_diego_act_in_start_player_order() {
    let mut play = solo().your_turn().row(&[Poet]).play();
    assert!(!play.game.solo.acted);
    play.act(A, "end");
    assert_eq!(play.game.round, 2);
    let mut play = solo()
        .step(Step::LastAuction)
        .state(|table| {
            table.solo.starts = true;
            table.solo.card = 0;
            table
                .solo
                .put_up
                .extend([Stack::Forest, Stack::Lake, Stack::Park]);
        })
        .play();
    play.act(A, "nothing");
    assert!(
        play.game.solo.acted && play.game.step() == Some(Step::Turn),
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
    let diego = &play.game.solo.diego;
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
    assert_eq!(play.game.solo.diego.buildings[0], 1);
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
    assert_eq!(play.game.solo.diego.coins, 50);
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
    let diego = &play.game.solo.diego;
    assert_eq!(
        (diego.freedoms[Freedom::Religion as usize], diego.row.len()),
        (1, 2),
        "then a profession"
    );
}

// F.RU.42
#[test]
fn his_cards_are_drawn_also_when_he_must_work() {
    let scenario = solo().round(6).row(&[Mathematician, Theologian, Philosopher]);
    let before = scenario.now().solo.cards.len();
    let play = diego(scenario, &[Deed::Build], &[Deed::Build]);
    assert_eq!(play.game.solo.diego.table.len(), 2, "two works");
    // One more card was drawn for the next auction.
    assert_eq!(play.game.solo.cards.len(), before - 3);
}

// F.SO.27 F.RU.27
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
            .state(|table| table.options.diego_finish = finish);
        let play = diego(scenario, &[Deed::Build], &[Deed::Build]);
        play.game.solo.diego.table.len()
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
    let cheap = solo().row(&[Mathematician]).diego_coins(5000).state(|table| {
        table.solo.diego.builders = 1;
        table.supply.builders = 5;
    });
    assert_eq!(
        diego(cheap, &[Deed::Build], &[Deed::Build]).game.solo.diego.coins,
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
        .state(|table| {
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
    let diego_state = &play.game.solo.diego;
    // 7 points: 3 prestige and 100 coins; then a building for 700 costs 3 prestige; 3 for the building and 3 for the best work.
    assert_eq!((diego_state.points.works, diego_state.points.best_works), (3, 3));
    assert_eq!((diego_state.points.sold, diego_state.coins), (3, 0));
    assert!(diego_state.bonuses.is_empty());
}

// F.SO.31
#[test]
fn virtual_players_turn_one_card_up_after_each_work() {
    let play = diego(solo().row(&[Poet]), &[Deed::Work], &[Deed::Work]);
    let view = play.view(A).solo.unwrap();
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
    let diego_state = &play.game.solo.diego;
    assert_eq!(
        (
            diego_state.buildings[Building::Theatre as usize],
            diego_state.points.buildings
        ),
        (2, 6),
        "repeats allowed"
    );
    assert_eq!(diego_state.row.len(), 2, "the card is turned down again");
    let gone = solo().row(&[Poet]).diego_coins(5000).state(|table| {
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
    let view = play.view(A).solo.unwrap();
    assert_eq!(view.row.len(), 4);
    assert!(view.virtuals.iter().all(|player| player.row.len() == 4));
    assert_eq!(play.game.professions.deck.len(), 9 - 3);
    let empty = solo().diego_coins(5000).deck_left(Pile::Profession, 1, A);
    let mut play = empty.your_turn().rows(&[Deed::Profession], &[Deed::Build]).play();
    play.act(A, "end");
    assert_eq!(play.game.professions.deck.len(), 0);
}

// F.RU.47
#[test]
fn a_short_deck_serves_diego_first() {
    let play = diego(
        solo().diego_coins(5000).deck_left(Pile::Profession, 2, A),
        &[Deed::Profession],
        &[Deed::Build],
    );
    let solo_state = &play.game.solo;
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
    let scenario = solo().row(&[Poet]).diego_coins(5000).state(|table| {
        table.solo.diego.freedoms[Freedom::Travel as usize] = 1;
        table.supply.freedoms[Freedom::Travel as usize] = 1;
    });
    let play = diego(scenario, &[Deed::Freedom], &[Deed::Build]);
    assert_eq!(play.game.solo.diego.freedoms, [2, 0, 0]);
    assert_eq!(play.game.solo.diego.row.len(), 1);
    let gone = solo()
        .row(&[Poet])
        .diego_coins(5000)
        .freedoms(A, &[Freedom::Travel])
        .state(|table| {
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
    let diego_state = &play.game.solo.diego;
    assert!(
        diego_state.bonuses.has(B19.number()),
        "it lies on his leftmost card"
    );
    assert_eq!(play.game.bonuses.deck.len(), 19);
    // Two equal freedoms count twice for the bonus, once for the prestige card.
    let holdings = Holdings {
        freedoms: [2, 1, 0],
        ..Default::default()
    };
    let figures = play.game.figures();
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

// F.SO.38
#[test]
fn a_prestige_card_compares_you_with_diego() {
    for (his, points) in [(0, 6), (1, 3), (2, 0)] {
        let over = solo().jesters(A, 1).prestiges(A, &[P10]).state(|table| {
            table.solo.diego.jesters = his;
            table.phase = Phase::End;
            table.steps.pop();
        });
        assert_eq!(Play::new(over.now()).score(A), points, "he has {his} jesters");
    }
}

#[test]
fn every_tile_of_diego_leaves_him_fewer_empty_cells() {
    let empty = |table: &Florence| {
        let holdings = Holdings::of_diego(&table.solo.diego, table.figures(), 0);
        u32::from(holdings.empty_cells)
    };
    let mut table = solo().now();
    let figures = table.figures();
    let at_first = empty(&table);
    assert_eq!(at_first, u32::from(CELLS) - figures.palazzo[0].count_ones());
    table.solo.diego.buildings[Building::Theatre as usize] = 2;
    table.solo.diego.landscapes[Landscape::Forest as usize] = 3;
    let theatre = figures.places(Tile::Building(Building::Theatre)).cells;
    let forest = figures.places(Tile::Landscape(Landscape::Forest)).cells;
    assert_eq!(at_first - empty(&table), 2 * theatre + 3 * forest);
}

// F.SO.36
#[test]
fn the_best_work_compares_you_and_diego() {
    let run = |best: u16| {
        let mut play = solo()
            .your_turn()
            .row(&[Poet])
            .rows(&[Deed::Work], &[Deed::Work])
            .state(|table| table.players[A].best = best)
            .play();
        play.act(A, "end");
        (play.prestige(A), play.game.solo.diego.points.best_works)
    };
    assert_eq!((run(8), run(7), run(6)), ((3, 0), (3, 3), (0, 3)));
}

fn open(table: &mut Florence, card: Card, to_diego: bool) {
    take_out(table, card);
    let number = card.number();
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
        .state(|table| open(table, Poet, true))
        .state(|table| open(table, Jurist, false))
        .play();
    assert!(play.can(A, "recruit poet") && play.can(A, "recruit jurist"));
    play.act(A, "recruit poet");
    let table = play.game;
    assert!(table.players[A].hand.has(Poet.number()) && table.players[A].recruiting == 0);
    assert!(
        table.solo.diego.table.has(Jurist.number()),
        "a virtual player's card takes its place"
    );
    assert_eq!(table.solo.diego.recruited, 0);
    let mut play = scenario().state(|table| open(table, Poet, true)).play();
    play.act(A, "recruit poet");
    assert!(play.game.solo.diego.table.is_empty(), "nothing replaces it");
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
            .state(|table| table.solo.diego.points.works = 20)
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
