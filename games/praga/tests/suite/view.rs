//! What a board is drawn from: the view tells what laying a hex would bring, what tracks produce, who leads a plaza.

use signoria_praga::effect::Good;
use signoria_praga::view::{View, WayView};

use crate::hexes::green;
use crate::scenario::{Positions as _, Turns as _, first_game};

fn gained(way: &WayView, good: Good) -> u8 {
    way.gains
        .iter()
        .filter(|gain| gain.good == good)
        .map(|gain| gain.count)
        .sum()
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

#[test]
fn only_who_lays_a_hex_is_told_the_ways() {
    let mut table = green().row(1, "w1-01").coins(0, 0, 3).play();
    table.moves(&["tile at1", "act wall", "take 1"]);
    assert!(table.view(1).placing.unwrap().ways.is_empty());
}

#[test]
fn a_building_says_which_blue_corners_it_would_meet() {
    let mut table = green().row(4, "b1-s1").coins(0, 9, 9).play();
    table.moves(&["tile at2", "act building", "take 1"]);
    let ways = table.view(0).placing.unwrap().ways;
    assert!(ways.iter().all(|way| way.site.is_some() && way.cell.is_none()));
    let tokens = |way: &WayView| gained(way, Good::BlueToken) > 0;
    assert!(ways.iter().all(|way| tokens(way) == (way.corners != 0)));
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
fn a_view_is_read_back_as_it_was_written() {
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
