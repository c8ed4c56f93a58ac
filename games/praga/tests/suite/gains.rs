//! Gold and stone, wealth, mines and quarries, production, seals.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, figures, first_game};
use signoria_praga::pieces::{ProductionTile, Seal};

/// A tile with mines in the green zone, on sector 6.
fn mines() -> Scenario {
    first_game(4).wheel(10, [4, 0, 1, 2, 3, 5])
}

/// A tile with quarries in the green zone, on sector 6.
fn quarries() -> Scenario {
    first_game(4).wheel(10, [0, 4, 1, 2, 3, 5])
}

// P.GE.4 P.RE.1
#[test]
fn coins_beyond_nine_are_lost() {
    let mut table = mines().coins(0, 8, 0).track(0, 0, 6).play();
    table.moves(&["tile at1", "act mines", "produce"]);
    assert_eq!(table.player(0).gold, 9);
    assert!(!mines().coins(0, 10, 0).is_possible());
}

// P.RE.2 P.RE.3
#[test]
fn wealth_comes_once_each_and_frees_its_cube() {
    let mut table = mines().coins(0, 5, 5).play();
    assert_eq!(table.player(0).wealth, [true; 3]);
    table.moves(&["tile at1", "act mines", "advance"]);
    let player = table.player(0);
    assert_eq!((player.gold, player.silver, player.supply), (6, 1, 3));
    // Spending and gaining again brings nothing.
    table.moves(&["bonus", "end"]);
    let mut again = mines().coins(0, 5, 5).wealthy(0, [true, false, false]).play();
    again.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!((again.player(0).gold, again.player(0).silver), (6, 0));
    // Spending never triggers it: 7 gold less 1 stay at 6 or more without a bonus.
    let mut spender = mines().coins(0, 7, 0).play();
    spender.moves(&["tile at1", "refresh wall gold"]);
    assert_eq!((spender.player(0).gold, spender.player(0).silver), (6, 0));
    // Nine stone: the bonuses for six stone and for nine.
    let mut stone = quarries().coins(0, 0, 5).track(0, 1, 5).play();
    stone.moves(&["tile at2", "act quarries", "produce"]);
    let player = stone.player(0);
    assert_eq!((player.stone, player.silver, player.gold_windows), (9, 1, 1));
    assert_eq!(player.wealth, [true, false, false]);
}

// P.RE.6 P.RU.1
#[test]
fn eggs_and_windows_have_no_limit_while_a_turn_runs() {
    let mut table = mines().coins(0, 5, 0).windows(0, 9, 9).give(0, "eggs", 20).play();
    table.moves(&["tile at1", "act mines", "advance", "bonus"]);
    assert_eq!((table.player(0).silver, table.player(0).eggs), (10, 21));
}

// P.MQ.1
#[test]
fn mines_advance_or_produce() {
    let mut table = mines().play();
    table.moves(&["tile at1", "act mines"]);
    assert_eq!(table.list(table.seat()), ["advance", "produce"]);
    let mut produced = table.clone();
    table.moves(&["advance"]);
    assert_eq!((table.player(0).gold, table.player(0).tracks[0]), (3, 5));
    produced.moves(&["produce"]);
    assert_eq!((produced.player(0).gold, produced.player(0).tracks[0]), (5, 4));
}

// P.MQ.2
#[test]
fn quarries_advance_or_produce() {
    let mut table = quarries().play();
    table.moves(&["tile at2", "act quarries"]);
    let mut produced = table.clone();
    table.moves(&["advance"]);
    assert_eq!((table.player(0).stone, table.player(0).tracks[1]), (3, 4));
    produced.moves(&["produce"]);
    assert_eq!((produced.player(0).stone, produced.player(0).tracks[1]), (4, 3));
}

/// Points and technology steps of producing from a cell of a track.
fn produced(track: usize, cell: u8) -> (u16, u8) {
    let (position, plays) = if track == 0 {
        (mines(), ["tile at1", "act mines", "produce"])
    } else {
        (quarries(), ["tile at2", "act quarries", "produce"])
    };
    let mut position = position.coins(0, 0, 0).track(0, track, cell);
    if cell >= if track == 0 { 6 } else { 5 } {
        // A tile that brings nothing but gold.
        position = position.production(0, track, "pt5");
    }
    let mut table = position.play();
    table.moves(&plays);
    let player = table.player(0);
    (player.points, player.technology)
}

// P.MQ.4 P.MQ.5
#[test]
fn production_bonuses_left_of_the_marker_count() {
    assert_eq!(produced(0, 5), (0, 0), "the bonus under the marker is not gained");
    assert_eq!(produced(0, 6), (1, 0));
    assert_eq!(produced(0, 7), (2, 0));
    assert_eq!(produced(0, 8), (2, 1));
    assert_eq!(produced(0, 9), (3, 1));
    assert_eq!(produced(1, 4), (0, 0));
    assert_eq!(produced(1, 5), (1, 0));
    assert_eq!(produced(1, 7), (1, 1));
    assert_eq!(produced(1, 8), (2, 1));
}

// P.MQ.3
#[test]
fn reaching_the_mark_brings_a_production_tile_that_counts_from_then_on() {
    let mut table = mines().track(0, 0, 5).windows(0, 0, 2).play();
    table.moves(&["tile at1", "act mines", "advance"]);
    // Equal tiles are offered once: PT1 and PT2, PT5 and PT7, PT6 and PT8.
    assert_eq!(
        table.list(table.seat()),
        ["river pt1", "river pt3", "river pt4", "river pt5", "river pt6"]
    );
    assert_eq!(table.refused(table.seat(), "end"), "praga.turn.asked");
    assert_eq!(table.refused(table.seat(), "river pt2"), "praga.river.there");
    table.moves(&["river pt3"]);
    assert_eq!(table.player(0).production, [Some(ProductionTile::Pt3), None]);
    assert!(!table.view(0).river.contains(ProductionTile::Pt3));
    let (gold, points) = (table.player(0).gold, table.player(0).points);
    table.moves(&["extra gold", "act mines", "produce"]);
    assert_eq!(table.player(0).gold, (gold + 5 + 1).min(9));
    assert_eq!(table.player(0).points - points, 1 + 1);
}

// P.RF.9
#[test]
fn every_production_tile_brings_what_it_shows() {
    for (tile, gold, stone, points) in [
        ("pt1", 0, 0, 2),
        ("pt2", 0, 0, 2),
        ("pt3", 1, 0, 1),
        ("pt4", 0, 1, 1),
        ("pt5", 1, 0, 0),
        ("pt6", 0, 1, 0),
        ("pt7", 1, 0, 0),
        ("pt8", 0, 1, 0),
    ] {
        let mut table = quarries()
            .coins(0, 0, 0)
            .track(0, 1, 5)
            .production(0, 1, tile)
            .play();
        table.moves(&["tile at2", "act quarries", "produce"]);
        let player = table.player(0);
        assert_eq!(
            (player.gold, player.stone - 4, player.points - 1),
            (gold, stone, points),
            "{tile}"
        );
    }
}

// P.MQ.7
#[test]
fn any_effect_that_reaches_the_mark_brings_the_tile() {
    // Here an egg effect of the road.
    let mut table = first_game(4).track(0, 1, 4).give(0, "eggs", 1).play();
    table.moves(&["tile at3", "act road", "egg 1 quarry"]);
    assert_eq!(table.listed(table.seat(), "river").len(), 5);
}

// P.MQ.8 P.MQ.9
#[test]
fn the_last_cell_gives_the_right_to_a_seal_and_the_marker_stays_there() {
    let mut table = mines()
        .track(0, 0, 8)
        .production(0, 0, "pt5")
        .technologies(0, &["t1-3"])
        .windows(0, 0, 2)
        .play();
    assert_eq!(table.refused(table.seat(), "seal se1"), "praga.place-seal.right");
    table.moves(&["tile at1", "act mines", "advance", "later"]);
    let player = table.player(0);
    assert_eq!((player.tracks[0], player.supply, player.points), (9, 1, 2));
    assert!(table.can(table.seat(), "seal se1"));
    table.moves(&["extra gold", "act mines", "advance"]);
    let player = table.player(0);
    assert_eq!(
        (player.tracks[0], player.points),
        (9, 2),
        "no advance, so no points for one"
    );
    // The quarries have a cell less.
    let mut quarries = first_game(4).track(0, 1, 7).play();
    assert_eq!(
        quarries.refused(quarries.seat(), "seal se1"),
        "praga.place-seal.right"
    );
    quarries.moves(&["tile at2", "act quarries", "advance", "later"]);
    assert_eq!(quarries.player(0).tracks[1], 8);
    assert!(quarries.can(quarries.seat(), "seal se1"));
}

// P.MQ.10 P.UP.10
#[test]
fn producing_by_a_technology_is_not_the_action() {
    let mut table = first_game(4)
        .technologies(0, &["t3-5"])
        .upgrade(0, "u1-01", 0)
        .play();
    table.moves(&["use t3-5"]);
    let player = table.player(0);
    assert_eq!((player.gold, player.stone), (5, 4));
    assert_eq!(table.refused(table.seat(), "claim mines"), "praga.claim.open");
}

// P.MQ.11
#[test]
fn the_river_always_suffices() {
    // Eight tiles, at most two for each of four players.
    let mut position = first_game(4);
    for seat in 0..4 {
        position = position.track(seat, 0, 6);
        if seat > 0 {
            position = position.track(seat, 1, 5);
        }
    }
    let mut table = position.track(0, 1, 4).give(0, "eggs", 1).play();
    assert_eq!(table.view(0).river.len(), 1);
    table.moves(&["tile at3", "act road", "egg 1 quarry"]);
    // The last tile is taken without a question.
    assert!(table.view(0).river.is_empty() && table.player(0).production[1].is_some());
}

/// Seat 0 can complete P2 with PZ11; seat 1 alone has a cube there and stands one cell before the end of the gold mines.
fn green_plaza() -> Table {
    first_game(4)
        .wheel(10, [5, 6, 4, 1, 2, 3])
        .coins(0, 9, 9)
        .plaza(2, "pz11")
        .building("s3_m5", "b1-09", 0, Some(1))
        .building("s3_m4", "b1-01", 0, None)
        .track(1, 0, 8)
        .row(1, "b1-02")
        .play()
}

fn sealing(silver: u8) -> Table {
    mines().track(0, 0, 9).windows(0, silver, 0).play()
}

// P.SE.1 P.SE.3
#[test]
fn a_seal_is_placed_between_actions_for_its_price() {
    let mut table = sealing(2);
    assert_eq!(figures().seal(Seal::Se4).price.silver, 2);
    assert_eq!(
        table.listed(table.seat(), "seal"),
        ["seal se1", "seal se2", "seal se3", "seal se4", "seal se5"]
    );
    let poor = sealing(1);
    assert_eq!(poor.listed(poor.seat(), "seal"), ["seal se1", "seal se5"]);
    assert_eq!(poor.refused(poor.seat(), "seal se2"), "praga.place-seal.price");
    let supply = table.player(0).supply;
    table.moves(&["seal se2"]);
    assert_eq!((table.player(0).silver, table.player(0).supply), (0, supply));
    assert_eq!(table.refused(table.seat(), "seal se1"), "praga.place-seal.right");
    assert!(table.view(0).seals[1].is_some());
}

// P.SE.2
#[test]
fn a_seal_can_be_placed_the_moment_its_right_arises() {
    let mut table = mines().track(0, 0, 8).windows(0, 2, 0).play();
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(
        table.list(table.seat()).len(),
        6,
        "each seal, or later: {:?}",
        table.list(table.seat())
    );
    assert_eq!(table.refused(table.seat(), "end"), "praga.turn.asked");
    table.moves(&["seal se2"]);
    assert_eq!((table.player(0).silver, table.player(0).supply), (0, 1));
    assert!(table.view(0).seals[1].is_some());
    assert_eq!(table.refused(table.seat(), "later"), "praga.turn.asked");
}

// P.PL.10
#[test]
fn a_seal_can_be_placed_at_once_in_the_turn_of_another() {
    // Seat 1 has the only cube at P2, whose tile gives a gold mine step; seat 0 builds on its last site.
    let mut table = green_plaza();
    table.moves(&["tile at2", "act building", "take 1", "site s2_m5", "turn 0"]);
    assert_eq!(table.seat().index(), 1);
    table.moves(&["pick gold-mine"]);
    assert_eq!(table.seat().index(), 1, "the right arose: a seal now, or later");
    assert_eq!(table.list(table.seat()), ["seal se1", "seal se5", "later"]);
    let mut later = table.clone();
    table.moves(&["seal se1"]);
    assert_eq!(table.seat().index(), 0);
    assert!(table.view(0).seals[0].is_some());
    later.moves(&["later"]);
    assert!(later.view(0).seals[0].is_none());
    assert_eq!(later.refused(1, "seal se1"), "engine.turn.seat");
    // In its own turn the seat can still place it.
    later.finish_turn();
    assert!(later.can(later.seat(), "seal se1"));
}

// P.LI.16 P.RU.23
#[test]
fn a_seal_of_somebody_is_taken_and_one_without_cube_impossible() {
    let taken = mines().seal(1, 1, 0).track(0, 0, 9).play();
    assert_eq!(taken.refused(taken.seat(), "seal se1"), "praga.place-seal.taken");
    let cubeless = mines()
        .building("s3_m5", "b1-09", 0, Some(0))
        .building("s3_m4", "b1-12", 0, Some(0))
        .track(0, 0, 8)
        .windows(0, 0, 2)
        .play();
    let mut table = cubeless;
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.player(0).supply, 0);
    assert_eq!(table.refused(table.seat(), "seal se1"), "praga.place-seal.cube");
    assert_eq!(table.refused(1, "seal se1"), "engine.turn.seat");
    // A cube that comes into the supply later serves.
    table.moves(&["extra gold", "act mines", "produce"]);
    let keep = table.list(table.seat())[0].clone();
    table.moves(&[&keep, "seal se1"]);
    assert_eq!(
        table.player(0).supply,
        1,
        "two wealth cubes came, one is on the seal"
    );
}

// P.SE.5
#[test]
fn seals_work_only_at_the_end_and_an_unused_right_is_lost() {
    let mut table = sealing(0);
    let points = table.player(0).points;
    table.moves(&["seal se1"]);
    assert_eq!(table.player(0).points, points);
    let mut last = first_game(2).turns(31).track(0, 0, 9).play();
    last.finish_turn();
    assert_eq!(last.points(0, "seals"), 0);
}

// P.RU.7
#[test]
fn simultaneous_gains_come_in_the_order_of_the_data_and_ask_nothing() {
    // PZ8 gives 2 stone, 2 points, 2 gold, 2 points; the limit of nine cuts off the same sum in any order.
    let mut table = first_game(4)
        .technologies(0, &["t4-5"])
        .plaza(1, "pz8")
        .wealthy(0, [true, true, true])
        .coins(0, 8, 8)
        .play();
    table.moves(&["use t4-5", "plaza p1"]);
    let player = table.player(0);
    assert_eq!((player.gold, player.stone, player.points), (9, 9, 4));
    assert!(table.can(table.seat(), "tile at1"), "nothing is asked");
}

// P.RE.4
#[test]
fn wealth_brings_a_silver_window_for_six_and_a_gold_one_for_nine() {
    let mut six = mines().coins(0, 5, 0).play();
    six.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!((six.player(0).silver, six.player(0).gold_windows), (1, 0));
    let mut nine = mines().coins(0, 8, 0).wealthy(0, [true, false, false]).play();
    nine.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!((nine.player(0).silver, nine.player(0).gold_windows), (0, 1));
}

// P.MQ.6
#[test]
fn a_production_bonus_under_the_marker_is_not_gained() {
    assert_eq!((produced(0, 5), produced(0, 6)), ((0, 0), (1, 0)));
    assert_eq!((produced(1, 4), produced(1, 5)), ((0, 0), (1, 0)));
}

// P.SE.4 P.RU.22
#[test]
fn a_cube_of_the_supply_reminds_of_a_seal_and_is_later_put_on_it() {
    let mut table = mines().track(0, 0, 8).play();
    let supply = table.player(0).supply;
    table.moves(&["tile at1", "act mines", "advance", "later"]);
    assert_eq!(table.player(0).supply, supply - 1);
    table.moves(&["seal se1"]);
    assert_eq!(
        table.player(0).supply,
        supply - 1,
        "the reminder is the seal's cube"
    );
}

// P.RU.20
#[test]
fn at_the_last_cell_managing_mines_brings_only_the_gold() {
    let mut table = mines().track(0, 0, 9).technologies(0, &["t1-3"]).play();
    let before = table.player(0);
    table.moves(&["tile at1", "act mines", "advance"]);
    let after = table.player(0);
    assert_eq!((after.tracks[0], after.gold - before.gold), (9, 1));
    assert_eq!(after.points, before.points, "no step, so no points for one");
}
