//! The end of a turn, eras, the end of the game, final scoring.

use crate::scenario::{Positions as _, Scenario, Turns as _, first_game, last_turn, scored};
use signoria_engine::{Barrier, Say as _, Seat};
use signoria_praga::effect::Good;
use signoria_praga::event::Event;
use signoria_praga::hex::Hex;
use signoria_praga::state::Phase;

// P.TI.11 P.ET.1
#[test]
fn open_bonuses_are_closed_in_order() {
    let mut table = first_game(4)
        .wheel(10, [5, 0, 4, 1, 2, 3])
        .row(1, "w1-03")
        .upgrade(0, "u1-07", 0)
        .upgrade(0, "u1-01", 0)
        .road(0, 2)
        .windows(0, 0, 2)
        .coins(0, 0, 2)
        .play();
    table.moves(&[
        "extra gold",
        "act road",
        "tile at1",
        "act wall",
        "take 1",
        "wall -2,0",
        "turn 0",
        "end",
    ]);
    let player = table.player(0);
    // Sector 7: 1 stone; claim of `wall`: 1 point; space III: 3 points for each of two upgrades; the step: 1 point; W1-03: 2 points.
    assert_eq!((player.stone, player.points), (1, 1 + 6 + 1 + 2));
    assert_eq!(player.grids[0].column, 1);
    let order: Vec<&str> = table
        .log
        .iter()
        .map(|told| signoria_engine::Say::id(&told.event))
        .filter(|id| ["praga.log.claims", "praga.log.stepped", "praga.log.turn-over"].contains(id))
        .collect();
    assert_eq!(
        order,
        ["praga.log.claims", "praga.log.stepped", "praga.log.turn-over"]
    );
}

// P.ET.3 P.ET.10
#[test]
fn the_wheel_turns_and_the_next_player_begins() {
    let mut table = first_game(4).play();
    let mut boxes = Vec::new();
    for turn in 0..12 {
        assert_eq!(table.seat().index(), turn % 4);
        boxes.push(table.view(0).wheel.box_at);
        let track = table.view(0).wheel.track;
        table.finish_turn();
        let wheel = table.view(0).wheel;
        assert_eq!(wheel.track - track, u8::from(wheel.box_at == 8));
        let mut rounds = table.log.iter().filter_map(|told| match told.event {
            Event::Round { round, rounds } => Some((usize::from(round), rounds)),
            _ => None,
        });
        // Everybody is told of the next turn of all when the last of them has had this one.
        let begun = (turn >= 3).then_some(((turn + 1) / 4 + 1, 16));
        assert_eq!(rounds.next_back(), begun);
    }
    assert_eq!(boxes, [10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}

// P.ER.2 P.ER.4
#[test]
fn era_two_begins_at_its_turn() {
    for (seats, turn) in [(2, 16), (3, 26), (4, 31)] {
        let mut table = first_game(seats).turns(turn - 1).play();
        assert_eq!(table.view(0).era, 1);
        let before = table.view(0).players.clone();
        table.finish_turn();
        let view = table.view(0);
        assert_eq!((view.era, view.turns), (2, turn));
        assert_eq!(table.barrier, Barrier::Closed);
        let sizes: Vec<usize> = view.stacks.iter().map(|stack| stack.size).collect();
        assert_eq!(sizes, [8, 3, 11, 3, 11, 3]);
        for (row, places) in view.rows.iter().enumerate() {
            for (place, hex) in places.iter().enumerate() {
                let hex: Hex = hex.unwrap();
                assert_eq!(
                    (hex.era(), hex.row() as usize, hex.is_special()),
                    (2, row, place == 3)
                );
            }
        }
        assert!(view.stacks.iter().all(|stack| stack.bottom.is_empty()));
        assert_eq!(before.len(), view.players.len());
    }
}

// P.ER.1 P.ER.6
#[test]
fn the_game_ends_when_everybody_has_had_sixteen_turns() {
    for (seats, first) in [(2_u8, 10), (3, 4), (4, 9)] {
        let mut table = first_game(seats).play();
        let mut turns = vec![0; seats.into()];
        let mut drops = Vec::new();
        while !table.is_over() {
            let track = table.view(0).wheel.track;
            turns[table.view(0).active.unwrap().index()] += 1;
            table.finish_turn();
            if table.view(0).wheel.track > track {
                drops.push(turns.iter().sum::<usize>());
            }
        }
        assert_eq!(turns, vec![16; seats.into()]);
        assert_eq!((table.view(0).phase, table.view(0).wheel.track), (Phase::Over, 7));
        let every_eleven: Vec<usize> = (first..=16 * usize::from(seats)).step_by(11).collect();
        assert_eq!(drops, every_eleven);
    }
}

// P.FS.1 P.FS.2
#[test]
fn unfinished_plazas_give_their_bottom_bonus_to_everybody_there() {
    let table = scored(
        last_turn()
            .plaza(2, "pz4")
            .building("s3_m5", "b1-09", 0, Some(0))
            .building("s3_m4", "b1-12", 0, Some(0))
            .building("s2_m6", "b1-05", 0, Some(1)),
    );
    assert_eq!(table.points(0, "plazas"), 4, "once, majority or not");
    assert_eq!(table.points(1, "plazas"), 0, "P10 has no tile with two players");
}

// P.FS.3 P.RU.40
#[test]
fn bonuses_at_the_end_have_their_consequences() {
    // P5 with PZ1: university +1 and 2 points; P1 with PZ5: 3 stone, which brings wealth; no technology is drawn.
    let table = scored(
        last_turn()
            .plaza(1, "pz5")
            .building("s0_m6", "b1-09", 0, Some(0))
            .building("s1_2", "b1-12", 0, Some(0))
            .technologies(0, &["t1-5"])
            .give(0, "university", 1)
            .coins(0, 0, 4),
    );
    let player = table.player(0);
    assert_eq!((player.stone, player.silver, player.university), (7, 1, 2));
    assert_eq!(table.points(0, "plazas"), 2);
    assert_eq!(table.points(0, "scholars"), 1, "the university step counts");
    // In turn order and from P1 to P10.
    let order: Vec<String> = table
        .log
        .iter()
        .filter_map(|told| match &told.event {
            signoria_praga::event::Event::Unfinished { plaza, .. } => Some(plaza.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["p1", "p5"]);
}

// P.FS.4
#[test]
fn scholars_multiply_technology_and_university() {
    let table = scored(
        last_turn()
            .technologies(0, &["t2-1"])
            .give(0, "technology", 3)
            .give(0, "university", 5),
    );
    assert_eq!(table.points(0, "scholars"), 6);
}

// P.FS.5 P.FS.6
#[test]
fn grids_give_points_by_row_and_tokens_by_column() {
    for (row, wall, cathedral) in [(1, 0, 0), (2, 3, 3), (3, 6, 6), (4, 10, 9), (5, 15, 13)] {
        let table = scored(last_turn().marker(0, 0, row, 0).marker(0, 1, row, 0));
        assert_eq!(
            (table.points(0, "hunger-wall"), table.points(0, "cathedral")),
            (wall, cathedral)
        );
    }
    for (column, each) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
        let table = scored(
            last_turn()
                .marker(0, 0, 1, column)
                .marker(0, 1, 1, 5 - column)
                .give(0, "blue", 2)
                .give(0, "red", 0),
        );
        assert_eq!(table.points(0, "blue-tokens"), 2 * each, "column {column}");
        let table = scored(last_turn().marker(0, 1, 1, column).give(0, "red", 4));
        assert_eq!(table.points(0, "red-tokens"), 4 * each);
    }
}

// P.FS.7
#[test]
fn walls_count_whether_they_touch_or_not() {
    for (walls, points) in [(0, 0), (1, 0), (3, 4), (12, 18)] {
        assert_eq!(scored(last_turn().walls(0, walls)).points(0, "walls"), points);
    }
    let apart = last_turn()
        .wall(0, "-2,0", "w1-01", 0)
        .wall(0, "2,0", "w1-02", 0)
        .wall(0, "0,2", "w1-03", 0);
    assert_eq!(scored(apart).points(0, "walls"), 4);
}

// P.FS.8 P.RF.6
#[test]
fn every_gold_tile_counts_what_it_shows() {
    let with = |tile: &str, position: Scenario| scored(position.five(0, tile)).points(0, "bridge");
    assert_eq!(with("br5-1", last_turn().give(0, "university", 5)), 5);
    assert_eq!(
        with("br5-2", last_turn().upgrade(0, "u1-01", 0).upgrade(0, "u1-03", 0)),
        6
    );
    assert_eq!(with("br5-3", last_turn().walls(0, 4)), 8);
    assert_eq!(with("br5-4", last_turn()), 3);
    assert_eq!(with("br5-5", last_turn()), 2);
    assert_eq!(with("br5-6", last_turn()), 4);
    let several = last_turn().five(0, "br5-4").five(0, "br5-5");
    assert_eq!(scored(several).points(0, "bridge"), 5);
}

// P.RF.7 P.RU.41
#[test]
fn the_engine_splits_gold_and_stone_between_seals_for_most_points() {
    // SE4 takes pairs, SE2 the gold that is left.
    let table = scored(last_turn().coins(0, 7, 4).seal(0, 4, 0).seal(0, 2, 1));
    assert_eq!(table.points(0, "seals"), 4 * 3 + 3 * 2);
    let table = scored(last_turn().coins(0, 3, 5).seal(0, 2, 0).seal(0, 3, 1));
    assert_eq!(table.points(0, "seals"), 16);
    let table = scored(last_turn().seal(0, 1, 0).seal(0, 5, 1));
    assert_eq!(table.points(0, "seals"), 6 + 4);
}

// P.FS.10
#[test]
fn eggs_left_are_worth_points() {
    for (eggs, points) in [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10), (9, 10)] {
        assert_eq!(
            scored(last_turn().give(0, "eggs", eggs)).points(0, "eggs"),
            points
        );
    }
}

// P.FS.12
#[test]
fn nothing_else_is_worth_anything() {
    let table = scored(
        last_turn()
            .coins(0, 9, 9)
            .windows(0, 2, 2)
            .technologies(0, &["t4-3"]),
    );
    let sources: i32 = table.standing(0).sources.iter().map(|source| source.points).sum();
    assert_eq!((sources, table.standing(0).score), (0, 0));
}

// P.FS.11
#[test]
fn most_points_win_and_a_tie_goes_to_the_later_first_turn() {
    let table = scored(last_turn().give(0, "points", 100).give(1, "points", 10));
    assert_eq!((table.standing(0).rank, table.standing(1).rank), (1, 2));
    let mut table = last_turn().play();
    table.finish_turn();
    let other = table.standing(1).score as u64;
    let tied = scored(last_turn().give(0, "points", other));
    assert_eq!(tied.standing(0).score, tied.standing(1).score);
    assert_eq!((tied.standing(0).rank, tied.standing(1).rank), (2, 1));
    assert_eq!(tied.standing(1).seat, Some(Seat::new(1)));
}

// P.ER.3
#[test]
fn era_two_tells_its_hexes() {
    let mut table = first_game(4).turns(30).play();
    table.finish_turn();
    assert!(table.told("praga.log.era-two"));
    let dealt: Vec<_> = table.view(0).rows.concat().into_iter().flatten().collect();
    for hex in dealt {
        let told = table
            .log
            .iter()
            .any(|told| matches!(told.event, Event::Dealt { hex: dealt, .. } if dealt.thing == hex));
        assert!(told, "{hex}");
    }
}

// P.FS.9
#[test]
fn final_scoring_is_logged_step_by_step() {
    let table = scored(
        last_turn()
            .coins(0, 7, 4)
            .seal(0, 4, 0)
            .seal(0, 1, 1)
            .five(0, "br5-6")
            .walls(0, 4)
            .give(0, "eggs", 2),
    );
    let told: Vec<&str> = table.log.iter().map(|told| told.event.id()).collect();
    let from = told
        .iter()
        .position(|id| *id == "praga.log.final-scoring")
        .unwrap();
    let mut scored = [0_i32; 2];
    for told in &table.log[from..] {
        let (seat, points) = match told.event {
            Event::Scored { seat, points, .. }
            | Event::ScoredBridge { seat, points, .. }
            | Event::ScoredSeal { seat, points, .. }
            | Event::SpentOnSeal { seat, points, .. } => (seat, points),
            Event::Gained { seat, gain } if gain.good == Good::Points => (seat, gain.count.into()),
            _ => continue,
        };
        assert!(points > 0);
        scored[seat.index()] += i32::from(points);
    }
    for (seat, told) in scored.into_iter().enumerate() {
        let sources = table.standing(seat).sources;
        let last: i32 = sources.iter().skip(1).map(|source| source.points).sum();
        assert_eq!(told, last, "the lines add up to the points of the end");
    }
    let player = table.player(0);
    assert_eq!(
        (player.gold, player.stone),
        (3, 0),
        "four pairs were spent on SE4"
    );
}

// P.GR.12 P.RU.36
#[test]
fn the_bottom_row_has_number_one_and_row_numbers_have_no_effect_of_their_own() {
    let tile = |position: Scenario| scored(position.five(0, "br5-6")).points(0, "bridge");
    assert_eq!(tile(last_turn()), 2 * (1 + 1));
    assert_eq!(
        tile(last_turn().marker(0, 0, 3, 0).marker(0, 1, 2, 0)),
        2 * (3 + 2)
    );
    assert_eq!(scored(last_turn()).points(0, "hunger-wall"), 0);
}

// P.RU.50
#[test]
fn era_two_begins_in_the_middle_of_the_game() {
    for (seats, turn) in [(2, 16), (3, 26), (4, 31)] {
        let mut table = first_game(seats).turns(turn - 1).play();
        assert_eq!(table.view(0).era, 1);
        table.finish_turn();
        assert_eq!((table.view(0).era, table.view(0).turns), (2, turn));
    }
}
