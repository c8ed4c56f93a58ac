//! What a board is drawn from: the view tells what laying a hex would bring, what tracks produce, who leads a plaza.

use signoria_engine::prelude::*;
use signoria_engine::{Eye, Purpose, Rng, Seat, Seats, Setup, Told};
use signoria_praga::Praga;
use signoria_praga::effect::{Gain, Good};
use signoria_praga::event::Event;
use signoria_praga::pieces::{Deed, FinalStep, Level, Space};
use signoria_praga::state::{Holder, Stage};
use signoria_praga::view::{Fate, Open, OpenView, PartOf, View, WayView};

use crate::hexes::green;
use crate::scenario::{Positions as _, Scenario, Turns as _, first_game};

fn gained(way: &WayView, good: Good) -> u8 {
    way.gains
        .iter()
        .filter(|gain| gain.good == good)
        .map(|gain| gain.count)
        .sum()
}

#[test]
fn turns_are_counted_for_each_player_and_mines_without_the_start() {
    let view = green().play().view(0);
    assert_eq!((view.round, view.rounds), (1, 16));
    for player in &view.players {
        assert_eq!(player.mines, player.tracks.map(|cell| cell - 1));
    }
}

#[test]
fn the_view_says_when_era_two_begins_and_how_far_technologies_are() {
    let mut table = first_game(3).play();
    let view = table.view(0);
    assert_eq!((view.second_era(), view.turn.stage()), (9, Stage::Tile));
    let player = &view.players[0];
    let steps = Level::ALL.iter().map(|&level| view.steps_to(player, level));
    assert_eq!(steps.collect::<Vec<_>>(), view.figures.levels);
    table.moves(&["tile at1"]);
    assert_eq!(table.view(0).turn.stage(), Stage::Action);
}

/// What the parts of a way bring together, without what it covers.
fn added(way: &WayView) -> Vec<(Good, u8)> {
    let parts = way.parts.iter().filter(|part| part.from != PartOf::Covers);
    let mut sum: Vec<(Good, u8)> = Vec::new();
    for gain in parts.flat_map(|part| &part.gains) {
        match sum.iter_mut().find(|(good, _)| *good == gain.good) {
            Some((_, count)) => *count += gain.count,
            None => sum.push((gain.good, gain.count)),
        }
    }
    sum.sort_unstable();
    sum
}

#[test]
fn the_parts_of_a_way_are_its_sum_and_what_it_covers_is_told() {
    let mut met = Vec::new();
    let mut look = |position: Scenario, moves: &[&str]| {
        let mut table = position.play();
        table.moves(moves);
        let ways = table.view(0).placing.unwrap().ways;
        for way in &ways {
            let mut gains: Vec<_> = way.gains.iter().map(|gain| (gain.good, gain.count)).collect();
            gains.sort_unstable();
            assert_eq!(added(way), gains, "{way:?}");
            let of = |from| way.parts.iter().filter(|part| part.from == from).count();
            assert_eq!(of(PartOf::Side), way.sides.count_ones() as usize, "{way:?}");
            assert_eq!(of(PartOf::Corner) > 0, way.corners != 0, "{way:?}");
            met.extend(way.parts.iter().map(|part| part.from));
        }
    };
    let wall = green().upgrade(0, "u1-07", 1).row(1, "w1-01").coins(0, 0, 3);
    look(wall, &["tile at1", "act wall", "take 1"]);
    look(
        green().row(4, "b1-s1").coins(0, 9, 9),
        &["tile at2", "act building", "take 1"],
    );
    for from in [PartOf::Side, PartOf::Corner, PartOf::Site] {
        assert!(met.contains(&from), "{from:?}");
    }
}

#[test]
fn every_way_to_lay_a_wall_brings_what_the_view_says() {
    let position = || green().upgrade(0, "u1-07", 1).row(1, "w1-01").coins(0, 0, 3);
    let choosing = |moves: &[&str]| {
        let mut table = position().play();
        table.moves(&["tile at1", "act wall", "take 1"]);
        table.moves(moves);
        table
    };
    let ways = choosing(&[]).view(0).placing.unwrap().ways;
    assert_eq!(ways.len(), 12 * 6);
    assert!(ways.iter().any(|way| way.sides != 0) && ways.iter().any(|way| way.corners != 0));
    for way in &ways {
        let (cell, turn) = (way.cell.unwrap(), format!("turn {}", way.rotation));
        let before = choosing(&[&format!("wall {cell}")]);
        let shown = before.view(0).placing.unwrap();
        assert_eq!(shown.ways.len(), 6);
        assert_eq!(&shown.ways[usize::from(way.rotation)], way);
        let (before, after) = (before.player(0).clone(), {
            let mut after = before;
            after.moves(&[&turn]);
            after.player(0).clone()
        });
        assert_eq!(after.red - before.red, gained(way, Good::RedToken));
        assert_eq!(after.silver - before.silver, gained(way, Good::SilverWindow));
        assert_eq!(after.red > before.red, way.corners != 0);
        assert_eq!(
            after
                .board
                .iter()
                .map(|placed| placed.used.count_ones())
                .sum::<u32>(),
            2 * way.sides.count_ones()
        );
    }
}

/// Before a hex is taken it is told what taking and laying it would bring: its price and bonus, and every way to lay it.
#[test]
fn a_hex_of_a_row_says_what_taking_and_laying_it_would_bring() {
    let mut table = green()
        .upgrade(0, "u1-07", 1)
        .row(1, "w1-01")
        .row(4, "b1-s1")
        .coins(0, 9, 9)
        .play();
    table.moves(&["tile at1", "act wall"]);
    let before = table.view(0);
    assert!(table.view(1).offers.is_empty(), "only for who is asked");
    assert!(before.placing.is_none());
    let offer = before.offers.iter().find(|offer| offer.place == 1).unwrap();
    assert_eq!(offer.ways.len(), 12 * 6);
    table.moves(&["take 1"]);
    let after = table.view(0);
    assert!(after.offers.is_empty());
    let paid = before.players[0].stone - after.players[0].stone;
    let placing = after.placing.unwrap();
    assert_eq!(placing.hex, offer.hex);
    for (offered, way) in offer.ways.iter().zip(&placing.ways) {
        assert_eq!((offered.cell, offered.rotation), (way.cell, way.rotation));
        assert_eq!((offered.sides, offered.corners), (way.sides, way.corners));
        assert!(way.pays.is_empty());
        assert_eq!(offered.pays, [Gain::new(Good::Stone, paid)]);
        // The printed bonus of W1-01 is a point.
        assert_eq!(gained(offered, Good::Points), gained(way, Good::Points) + 1);
        let mut sum: Vec<_> = offered.gains.iter().map(|gain| (gain.good, gain.count)).collect();
        sum.sort_unstable();
        assert_eq!(added(offered), sum, "{offered:?}");
    }
}

#[test]
fn only_the_player_who_lays_a_hex_is_shown_the_ways() {
    let mut table = green().row(1, "w1-01").coins(0, 0, 3).play();
    table.moves(&["tile at1", "act wall", "take 1"]);
    assert!(table.view(1).placing.unwrap().ways.is_empty());
}

#[test]
fn a_building_says_which_blue_corners_it_would_meet() {
    // B1-02 has one blue corner.
    let mut table = green().row(1, "b1-02").coins(0, 9, 9).play();
    table.moves(&["tile at2", "act building", "take 1"]);
    let ways = table.view(0).placing.unwrap().ways;
    assert!(ways.iter().all(|way| way.site.is_some() && way.cell.is_none()));
    let tokens = |way: &WayView| gained(way, Good::BlueToken) > 0;
    assert!(ways.iter().any(tokens) && !ways.iter().all(tokens));
    for way in &ways {
        assert_eq!(way.corners.count_ones(), u32::from(tokens(way)), "{way:?}");
    }
}

#[test]
fn a_plaza_tells_its_free_sites_who_has_cubes_there_and_who_would_take_both_bonuses() {
    let standing = |position: Scenario| position.play().view(0).standing[0].clone();
    let [one, two] = [1, 2].map(|seat| Holder::Seat(Seat::new(seat)));
    let empty = standing(green());
    assert_eq!((empty.free, empty.cubes, empty.leaders), (2, vec![], vec![]));
    // A building without a cube, then one of seat 1.
    let position = green().building("s1_m6", "b1-01", 0, None);
    assert_eq!(standing(position.clone()).cubes, []);
    let position = position.building("s0_m6", "b1-09", 0, Some(1));
    let led = standing(position);
    assert_eq!((led.free, led.cubes, led.leaders), (0, vec![(one, 1)], vec![one]));
    // B1-05 costs less than B1-09: the dearer one leads.
    let position = green().building("s0_m6", "b1-09", 0, Some(1));
    let shared = standing(position.building("s1_m6", "b1-05", 0, Some(2)));
    assert_eq!(shared.cubes, [(one, 1), (two, 1)]);
    assert_eq!(shared.leaders, [one]);
}

#[test]
fn the_tracks_tell_what_they_would_produce() {
    let mut table = green().coins(0, 0, 0).play();
    let player = table.view(0).players[0].clone();
    assert_eq!(
        player.yields[0]
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>(),
        ["gold 3"]
    );
    table.moves(&["tile at1", "act mines", "produce"]);
    assert_eq!(table.player(0).gold, 3);
}

#[test]
fn a_seat_is_told_what_it_could_pay_for() {
    let reach = |gold, stone| {
        let position = green().row(1, "w1-01").coins(0, gold, stone);
        position.play().view(0).reach.unwrap()
    };
    let (poor, rich) = (reach(0, 0), reach(9, 9));
    assert_eq!((poor.hexes[1][0], rich.hexes[1][0]), (false, true));
    assert_eq!((poor.refresh, rich.refresh), ([false; 2], [true; 2]));
    assert!(poor.sites.len() < rich.sites.len(), "the Old Town costs gold");
    assert_eq!(rich.walls.len(), 12);
    let tiles = |view: View| {
        let reach = view.reach.unwrap();
        let payable = |gold: u8| view.wheel.tiles.iter().filter(|tile| tile.gold <= gold).count();
        (reach.tiles.len(), payable(0))
    };
    let (reached, free) = tiles(green().coins(0, 0, 0).play().view(0));
    assert_eq!(reached, free);
}

#[test]
fn open_bonuses_of_a_turn_are_shown_with_their_fate() {
    let mut table = crate::turn::green().upgrade(0, "u1-01", 0).coins(0, 0, 0).play();
    table.moves(&["tile at1", "act mines", "advance"]);
    let claim = OpenView {
        what: Open::Claim(Deed::Mines),
        count: 1,
        fate: Fate::Comes,
    };
    assert!(table.view(0).open.contains(&claim), "{:?}", table.view(0).open);
    assert!(table.view(1).open.contains(&claim), "everybody sees it");
    table.moves(&["claim mines"]);
    assert!(!table.view(0).open.contains(&claim));
    let windows = crate::turn::green().windows(0, 3, 1).play().view(0).open;
    let over = windows.iter().find(|open| open.what == Open::Windows).unwrap();
    assert_eq!((over.count, over.fate), (2, Fate::Lapses));
}

#[test]
fn the_choice_of_the_first_road_space_must_be_made_and_an_egg_effect_lapses() {
    let mut table = first_game(2).give(0, "eggs", 1).coins(0, 9, 9).play();
    let mut tiles = table.view(0).wheel.tiles.into_iter();
    let tile = tiles.find(|tile| tile.actions.contains(&Deed::Road)).unwrap();
    table.moves(&[&format!("tile {}", tile.tile), "act road"]);
    let fates: Vec<(Open, Fate)> = table
        .view(0)
        .open
        .iter()
        .map(|open| (open.what, open.fate))
        .collect();
    assert!(
        fates.contains(&(Open::Free(Space::ALL[0]), Fate::Must)),
        "{fates:?}"
    );
    assert!(
        fates.contains(&(Open::Egg(Space::ALL[0]), Fate::Lapses)),
        "{fates:?}"
    );
}

#[test]
fn the_view_says_what_each_effect_of_a_road_space_brings() {
    let mut table = first_game(2).give(0, "eggs", 1).coins(0, 0, 9).play();
    let mut tiles = table.view(0).wheel.tiles.into_iter();
    let tile = tiles.find(|tile| tile.actions.contains(&Deed::Road) && tile.gold == 0);
    table.moves(&[&format!("tile {}", tile.unwrap().tile), "act road"]);
    let road = table.view(0).road;
    let of = |verb: &str| road.iter().filter(|road| road.action.starts_with(verb)).count();
    assert_eq!((of("free "), of("egg ")), (2, 2), "{road:?}");
    assert!(table.view(1).road.is_empty(), "nobody else may choose");
    let gold = road.iter().find(|road| road.gains[0].good == Good::Gold).unwrap();
    let before = table.player(0).gold;
    table.moves(&[&gold.action]);
    assert_eq!(table.player(0).gold - before, gold.gains[0].count);
}

#[test]
fn a_view_is_read_back_unchanged() {
    for seats in 1..=4 {
        let view = first_game(seats).play().view(0);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
        assert!(
            text.len() < 24 << 10,
            "a view is sent with every action: {} bytes",
            text.len()
        );
    }
}

/// A seat that the last action does not concern scores at the end what the view predicted before it.
#[test]
fn the_final_scoring_brings_what_the_view_predicted() {
    let mut compared = 0;
    for seed in 0..12_u64 {
        let setup = Setup::<Praga>::new(Seats::new(2 + (seed % 3) as u8), seed);
        let mut game = setup.start().unwrap();
        let mut rng = Rng::new(seed.into(), Purpose::Playout);
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let before = game.view(Eye::Spectator);
            let mut told: Vec<Told<Event>> = Vec::new();
            game.apply(seat, *rng.pick(&actions).unwrap(), &mut told).unwrap();
            if !game.waiting().is_empty() {
                continue;
            }
            for player in &before.players {
                let of = |who: Seat| who == player.seat;
                let gained = told
                    .iter()
                    .any(|told| matches!(told.event, Event::Gained { seat, .. } if of(seat)));
                if of(seat) || gained {
                    continue;
                }
                for &step in FinalStep::ALL.iter().filter(|&&step| step != FinalStep::Plazas) {
                    let scored = told.iter().map(|told| match told.event {
                        Event::Scored {
                            seat,
                            step: of_step,
                            points,
                        } if of(seat) && of_step == step => points,
                        Event::ScoredBridge { seat, points, .. } if of(seat) && step == FinalStep::Bridge => {
                            points
                        }
                        Event::ScoredSeal { seat, points, .. } if of(seat) && step == FinalStep::Seals => {
                            points
                        }
                        _ => 0,
                    });
                    assert_eq!(
                        player.last[step.index()],
                        scored.sum::<u16>(),
                        "{:?} {step}",
                        player.seat
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 50, "{compared}");
}
