//! Rows of hexes, upgrades, walls, adjacency.

use crate::scenario::{Scenario, Table, figures};
use signoria_engine::Barrier;
use signoria_praga::hex::{Cell, Hex};
use signoria_praga::pieces::{Deed, Row};

/// Tiles with upgrade (AT3, sector 6), wall (AT1, sector 7) and building (AT2, sector 8) in the green zone and beyond.
fn green() -> Scenario {
    Scenario::of(4).wheel(10, [5, 6, 4, 1, 2, 3])
}

// P.HX.2 P.HX.4
#[test]
fn a_hex_is_taken_from_its_row_and_replaced_at_once() {
    let mut table = green().row(1, "w1-01").row(2, "w1-13").coins(0, 2, 1).table();
    table.play(&["tile at1", "act wall"]);
    let before = table.view(0);
    assert_eq!(table.refused("take 2"), "praga.take.price");
    table.play(&["take 1"]);
    let after = table.view(0);
    assert_eq!(table.barrier, Barrier::Closed, "a hidden hex was turned up");
    assert!(after.rows[1][0].is_some() && after.rows[1][0] != before.rows[1][0]);
    assert_eq!(after.stacks[2].size + 1, before.stacks[2].size);
    assert_eq!(table.player(0).stone, 0);
    assert_eq!(table.points(0), 1, "the printed bonus comes before placing");
}

/// The wall row with empty stacks and these places.
fn worn_out(places: [Option<&str>; 4]) -> Scenario {
    let mut position = green();
    let hexes: Vec<String> = Hex::of(Row::Wall, 1, false)
        .chain(Hex::of(Row::Wall, 1, true))
        .map(|hex| hex.to_string())
        .filter(|hex| !places.iter().flatten().any(|kept| kept == hex))
        .collect();
    position = position.raw(|state| {
        state["rows"][1] = serde_json::json!(places);
        for stack in 2..4 {
            state["stacks"][stack] = serde_json::json!({ "deck": [], "known": 0 });
        }
        // All other walls stand on the boards of the others.
        let cells: Vec<usize> = (6..18).collect();
        for (index, hex) in hexes.iter().enumerate() {
            let (seat, cell) = (1 + index / 12, cells[index % 12]);
            state["players"][seat]["board"][cell] =
                serde_json::json!({ "hex": hex, "rotation": 0, "used": 0 });
        }
    });
    position
}

// P.HX.3 P.RU.14
#[test]
fn with_an_empty_stack_the_place_stays_empty() {
    let mut table = worn_out([Some("w1-01"), Some("w1-02"), None, None]).table();
    table.play(&["tile at1", "act wall"]);
    assert_eq!(table.refused("take 3"), "praga.take.empty");
    table.play(&["take 1", "wall 2,0", "turn 0"]);
    assert_eq!(table.view(0).rows[1][0], None);
    let alone = worn_out([Some("w1-01"), None, None, None]).table();
    assert_eq!(alone.refused("refresh wall gold"), "praga.refresh.row");
    let empty = worn_out([None; 4]).table();
    let mut empty = empty;
    empty.play(&["tile at1"]);
    assert_eq!(empty.refused("act wall"), "praga.act.executable");
}

// P.HX.5 P.HX.6
#[test]
fn refreshing_removes_two_hexes_once_a_turn_for_gold_or_stone() {
    let mut table = green().coins(0, 3, 1).table();
    let before = table.view(0);
    table.play(&["refresh building gold"]);
    assert_eq!(
        table.listed(),
        [
            "remove 1 2",
            "remove 1 3",
            "remove 1 4",
            "remove 2 3",
            "remove 2 4",
            "remove 3 4"
        ]
    );
    table.play(&["remove 2 4"]);
    let after = table.view(0);
    assert_eq!((table.player(0).gold, table.player(0).stone), (2, 1));
    assert_eq!(after.stacks[4].bottom, [before.rows[2][1].unwrap()]);
    assert_eq!(after.stacks[5].bottom, [before.rows[2][3].unwrap()]);
    assert_eq!(after.stacks[4].size, before.stacks[4].size);
    assert_ne!(after.rows[2][1], before.rows[2][1]);
    assert_ne!(after.rows[2][3], before.rows[2][3]);
    assert_eq!(table.refused("refresh wall stone"), "praga.refresh.twice");
    // It obliges to nothing.
    table.play(&["tile at3", "act road", "free 1 gold", "end"]);
    // Two of the same row: the lower place goes under first.
    let mut both = green().table();
    let before = both.view(0);
    both.play(&["refresh wall stone", "remove 1 3"]);
    let bottom = both.view(0).stacks[2].bottom.clone();
    assert_eq!(bottom, [before.rows[1][2].unwrap(), before.rows[1][0].unwrap()]);
    assert_eq!(both.player(0).stone, 1);
    let poor = green().coins(0, 0, 0).table();
    assert_eq!(poor.refused("refresh wall gold"), "praga.refresh.price");
    assert_eq!(poor.refused("refresh wall stone"), "praga.refresh.price");
}

// P.LI.15
#[test]
fn a_refresh_takes_exactly_two_different_places_of_one_row() {
    let mut table = green().table();
    table.play(&["refresh wall gold"]);
    for bad in ["remove 1 1", "remove 3 1"] {
        assert_eq!(table.refused(bad), "praga.refresh.pair");
    }
    assert_eq!(table.refused("refresh wall gold"), "praga.turn.asked");
    let mut gap = worn_out([Some("w1-01"), Some("w1-02"), None, None]).table();
    gap.play(&["refresh wall gold"]);
    assert_eq!(gap.refused("remove 1 3"), "praga.refresh.pair");
}

// P.GE.8 P.UP.1
#[test]
fn an_upgrade_lies_on_its_action_in_any_rotation_and_gives_university() {
    for rotation in 0..6 {
        let mut table = green().row(1, "u1-04").table();
        table.play(&["tile at3", "act upgrade", "take 1"]);
        assert_eq!(table.listed().len(), 6);
        assert_eq!(table.refused("wall 2,0"), "praga.turn.asked");
        table.play(&[&format!("turn {rotation}")]);
        let player = table.player(0);
        let placed = &player.board[0];
        assert_eq!((placed.action, placed.rotation), (Some(Deed::Quarries), rotation));
        assert_eq!(player.university, 1);
    }
    assert!("turn 6".parse::<signoria_praga::action::Action>().is_err());
    let mut second = Scenario::of(4)
        .turns(32)
        .row(1, "u2-01")
        .upgrade(0, "u1-01", 0)
        .table();
    second.play(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(second.player(0).university, 2, "also when it covers another");
}

// P.UP.4
#[test]
fn a_covered_upgrade_stays_in_the_pile() {
    let mut table = green().upgrade(0, "u1-01", 0).row(1, "u1-02").table();
    table.play(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    let player = table.player(0);
    assert_eq!(player.board.len(), 1);
    assert_eq!(player.board[0].hex.to_string(), "u1-02");
    assert_eq!(player.covered.len(), 1);
    // Only the top hex works: mines now give stone, not gold.
    let mut miner = green()
        .upgrade(0, "u1-01", 0)
        .upgrade(0, "u1-02", 0)
        .coins(0, 0, 0)
        .table();
    miner.play(&["tile at1", "act mines", "advance", "claim mines"]);
    assert_eq!((miner.player(0).gold, miner.player(0).stone), (1, 1));
}

// P.UP.5 P.UP.7
#[test]
fn every_execution_of_an_upgraded_action_gives_one_claim() {
    let mut table = green()
        .upgrade(0, "u1-02", 0)
        .technologies(0, &["t4-3"])
        .windows(0, 0, 2)
        .coins(0, 0, 0)
        .table();
    assert_eq!(table.refused("claim mines"), "praga.claim.open");
    table.play(&["tile at1", "act mines", "advance"]);
    table.play(&["extra gold", "act mines", "advance"]);
    table.play(&["river pt1"]);
    table.play(&["use t4-3", "act mines", "advance"]);
    table.play(&["claim mines", "claim mines", "claim mines"]);
    assert_eq!(table.player(0).stone, 3);
    assert_eq!(table.refused("claim mines"), "praga.claim.open");
}

// P.UP.6 P.LI.21
#[test]
fn an_upgrade_pays_for_what_was_done_before_in_the_same_turn() {
    let mut table = green()
        .row(1, "u1-02")
        .windows(0, 0, 2)
        .technologies(0, &["t3-4"])
        .coins(0, 2, 0)
        .table();
    table.play(&["tile at1", "act mines", "advance"]);
    table.play(&["extra gold", "act mines", "advance", "river pt1"]);
    assert_eq!(table.refused("claim mines"), "praga.claim.upgrade");
    table.play(&["use t3-4", "take 1", "turn 0", "claim mines", "claim mines"]);
    assert_eq!(table.player(0).stone, 2);
}

// P.RU.10
#[test]
fn a_covered_upgrade_pays_before_it_is_covered_or_the_new_one_after() {
    let position = || {
        green()
            .upgrade(0, "u1-01", 0)
            .row(1, "u1-02")
            .technologies(0, &["t3-4"])
            .coins(0, 0, 0)
    };
    let mut before = position().table();
    before.play(&["tile at1", "act mines", "advance", "claim mines"]);
    before.play(&["use t3-4", "take 1", "turn 0"]);
    assert_eq!((before.player(0).gold, before.player(0).stone), (2, 0));
    assert_eq!(before.refused("claim mines"), "praga.claim.open");
    let mut after = position().table();
    after.play(&[
        "tile at1",
        "act mines",
        "advance",
        "use t3-4",
        "take 1",
        "turn 0",
        "claim mines",
    ]);
    assert_eq!((after.player(0).gold, after.player(0).stone), (1, 1));
}

// P.UP.8
#[test]
fn the_upgrade_action_that_covers_its_own_upgrade_may_be_paid_by_either() {
    let position = green().upgrade(0, "u1-05", 0).row(1, "u1-06").coins(0, 0, 0);
    let mut table = position.table();
    table.play(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert!(table.can("claim upgrade") && table.can("claim-covered u1-05"));
    let mut old = table.clone();
    old.play(&["claim-covered u1-05"]);
    assert_eq!((old.player(0).gold, old.points(0)), (1, 0));
    assert_eq!(old.refused("claim upgrade"), "praga.claim.open");
    table.play(&["claim upgrade"]);
    assert_eq!((table.player(0).gold, table.points(0)), (0, 2));
    assert_eq!(table.refused("claim-covered u1-05"), "praga.claim.open");
}

// P.UP.9 P.ET.1
#[test]
fn open_claims_are_paid_at_the_end_of_the_turn() {
    let mut table = green().upgrade(0, "u1-02", 0).coins(0, 0, 0).table();
    table.play(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(
        table.player(0).stone,
        1 + 1,
        "the claim, and the stone of sector 7"
    );
}

// P.RU.8
#[test]
fn the_bonus_of_an_upgrade_cannot_help_to_pay_its_own_action() {
    let mut table = green()
        .upgrade(0, "u1-08", 0)
        .row(1, "w1-13")
        .row(2, "w1-14")
        .row(3, "w1-08")
        .coins(0, 0, 2)
        .table();
    table.play(&["tile at1"]);
    assert_eq!(table.refused("act wall"), "praga.act.executable");
}

// P.GE.9 P.WA.1
#[test]
fn a_wall_is_placed_on_a_free_space_beside_the_board() {
    let spaces: Vec<Cell> = Cell::all().filter(|cell| cell.distance() == 2).collect();
    assert_eq!(spaces.len(), 12);
    let mut table = green()
        .row(1, "w1-03")
        .wall(0, "2,0", "w1-01", 0)
        .coins(0, 0, 2)
        .table();
    table.play(&["tile at1", "act wall", "take 1"]);
    assert_eq!((table.player(0).stone, table.points(0)), (0, 2));
    assert_eq!(table.listed().len(), 11);
    assert_eq!(table.refused("wall 2,0"), "praga.wall.taken");
    assert_eq!(table.refused("wall 1,0"), "praga.wall.space");
    assert_eq!(table.refused("wall 0,0"), "praga.wall.space");
    assert_eq!(table.refused("wall 3,0"), "praga.wall.space");
    table.play(&["wall -2,0", "turn 0"]);
    assert_eq!(table.player(0).board.len(), 2);
    let mut dear = green().row(1, "w1-13").row(2, "w1-01").coins(0, 0, 1).table();
    dear.play(&["tile at1", "act wall"]);
    assert_eq!(dear.refused("take 1"), "praga.take.price");
}

// P.WA.3
#[test]
fn a_wall_with_the_symbol_gives_a_step_on_the_hunger_wall() {
    let mut table = green().row(1, "w1-03").table();
    table.play(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert!(table.can("step hunger-wall"));
    let mut plain = green().row(1, "w1-01").table();
    plain.play(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert!(!plain.can("step hunger-wall"));
}

// P.WA.5
#[test]
fn with_twelve_walls_the_action_is_over() {
    let mut table = green().walls(0, 12).row(1, "w1-01").table();
    table.play(&["tile at1"]);
    assert_eq!(table.refused("act wall"), "praga.act.executable");
}

/// What a wall brings beside the upgrade U1-07 of `wall`, whose west-facing technology and silver window lie as turned.
fn wall_beside(upgrade_rotation: u8, rotation: u8) -> Table {
    let mut table = green()
        .upgrade(0, "u1-07", upgrade_rotation)
        .row(1, "w1-01")
        .table();
    table.play(&[
        "tile at1",
        "act wall",
        "take 1",
        "wall 2,0",
        &format!("turn {rotation}"),
    ]);
    table
}

// P.WA.4 P.AD.1
#[test]
fn symbols_on_facing_sides_pay_both() {
    // U1-07 unturned has a technology on its east side; W1-01 turned by 1 has gold on its west side.
    let matched = wall_beside(0, 1);
    let player = matched.player(0);
    assert_eq!((player.technology, player.gold), (1, 3));
    // W1-01 unturned has nothing there: nothing is paid.
    let unmatched = wall_beside(0, 0);
    let player = unmatched.player(0);
    assert_eq!((player.technology, player.gold, player.silver), (0, 2, 0));
}

// P.AD.3
#[test]
fn every_symbol_brings_its_own_thing() {
    use signoria_praga::effect::Good;
    let mut seen: Vec<(Good, u8)> = Vec::new();
    for number in 0..66 {
        let face = figures().face(Hex::from_number(number).unwrap());
        for gain in face.sides.iter().flatten() {
            if !seen.contains(&(gain.good, gain.count)) {
                seen.push((gain.good, gain.count));
            }
        }
    }
    let allowed = [
        (Good::SilverWindow, 1),
        (Good::Technology, 1),
        (Good::Gold, 1),
        (Good::Stone, 1),
        (Good::Egg, 1),
        (Good::Points, 1),
        (Good::Points, 2),
    ];
    assert!(seen.iter().all(|symbol| allowed.contains(symbol)), "{seen:?}");
}

// P.AD.4 P.RU.12
#[test]
fn a_used_symbol_does_not_pay_again_when_its_neighbour_is_covered() {
    let mut table = wall_beside(0, 1);
    let keep = table.listed()[0].clone();
    table.play(&[&keep]);
    assert_eq!(
        table.player(0).board[1].used,
        1 << 4,
        "the west side of the wall has paid"
    );
    // U1-08 with its silver window to the east meets the used gold of the wall: nothing.
    let mut covered = green()
        .upgrade(0, "u1-07", 0)
        .wall(0, "2,0", "w1-01", 1)
        .raw(|state| state["players"][0]["board"][17]["used"] = 16.into())
        .row(1, "u1-08")
        .table();
    let cell = &covered.player(0).board[1];
    assert_eq!((cell.cell.to_string(), cell.used), ("2,0".into(), 16));
    covered.play(&["tile at3", "act upgrade", "take 1", "turn 5"]);
    assert_eq!((covered.player(0).silver, covered.player(0).gold), (0, 2));
    // Had the wall's symbol not paid, both would have.
    let mut fresh = green()
        .upgrade(0, "u1-07", 0)
        .wall(0, "2,0", "w1-01", 1)
        .row(1, "u1-08")
        .table();
    fresh.play(&["tile at3", "act upgrade", "take 1", "turn 5"]);
    assert_eq!((fresh.player(0).silver, fresh.player(0).gold), (1, 3));
}

// P.UP.3 P.AD.6
#[test]
fn red_corners_pay_for_the_placed_hex_only() {
    let meeting = |cell: &str, wall_rotation: u8| {
        let mut table = green().upgrade(0, "u1-08", 0).row(1, "w1-02").table();
        table.play(&[
            "tile at1",
            "act wall",
            "take 1",
            &format!("wall {cell}"),
            &format!("turn {wall_rotation}"),
        ]);
        table.player(0).red
    };
    // U1-08 has its corner at 4 (south-west): there the cell 0,1 (building) and the centre meet; no wall space does.
    assert!((0..6).all(|rotation| meeting("2,0", rotation) == 0));
    // U1-07's corner 5 turned by 3 lies at 2, where 2,0 and 1,1 meet it with their corners 4 and 0.
    for (cell, corner) in [("2,0", 4), ("1,1", 0)] {
        for rotation in 0..6 {
            let mut table = green().upgrade(0, "u1-07", 3).row(1, "w1-02").table();
            table.play(&[
                "tile at1",
                "act wall",
                "take 1",
                &format!("wall {cell}"),
                &format!("turn {rotation}"),
            ]);
            assert_eq!(
                table.player(0).red,
                u8::from(rotation == corner),
                "{cell} {rotation}"
            );
        }
    }
}

// P.AD.9 P.RU.13
#[test]
fn a_red_corner_pays_nothing_where_the_covered_hex_had_one() {
    // The wall on 2,0 has its corner at 4, where corner 2 of `wall` lies.
    let position = |old: Option<(&str, u8)>| {
        let mut position = green().wall(0, "2,0", "w1-02", 4).row(1, "u1-08");
        if let Some((hex, rotation)) = old {
            position = position.upgrade(0, hex, rotation);
        }
        let mut table = position.table();
        // U1-08 has its corner at 4; turned by 4 at 2.
        table.play(&["tile at3", "act upgrade", "take 1", "turn 4"]);
        table.player(0).red
    };
    assert_eq!(position(None), 1);
    assert_eq!(
        position(Some(("u1-07", 3))),
        0,
        "the covered hex showed a corner there"
    );
    assert_eq!(
        position(Some(("u1-07", 0))),
        1,
        "the covered hex showed one elsewhere"
    );
}

#[test]
fn a_red_corner_stays_paid_under_two_hexes() {
    // The wall on 2,0 has its corner at 4, where corner 2 of `wall` lies. U1-07 turned by 3 met it there; U2-08 hides that corner, and
    // U2-07 turned by 1 shows one there again.
    let third_hex = |lowest_met: bool| {
        let mut position = Scenario::of(4).turns(32).coins(0, 9, 9).windows(0, 0, 2);
        position = position.wall(0, "2,0", "w1-02", 4);
        position = position.upgrade(0, "u1-07", if lowest_met { 3 } else { 0 });
        let mut table = position.row(1, "u2-08").row(2, "u2-07").table();
        let tile = table.tile_with(Deed::Upgrade);
        table.play(&[&tile, "act upgrade", "take 1", "turn 0"]);
        let before = table.player(0).red;
        table.play(&["extra gold", "act upgrade", "take 2", "turn 1"]);
        table.player(0).red - before
    };
    assert_eq!(third_hex(true), 0, "the lowest hex was paid for this meeting");
    assert_eq!(third_hex(false), 1, "nothing of the pile was");
}

// P.AD.5
#[test]
fn red_and_blue_never_combine() {
    // Red corners are on upgrades and walls, blue ones on buildings and the board; each kind is looked for on its own map.
    let printed: u32 = (0..29)
        .map(|site| figures().city.printed(site).count_ones())
        .sum();
    assert_eq!(printed, 16, "eight places, each at the corners of two sites");
    let mut table = green().upgrade(0, "u1-07", 3).row(1, "b1-02").table();
    table.play(&["tile at2", "act building", "take 1", "site s0_m6", "turn 0"]);
    assert_eq!((table.player(0).red, table.player(0).blue), (0, 0));
}

// P.HX.7
#[test]
fn refreshing_a_row_obliges_to_nothing() {
    let mut table = green().table();
    table.play(&[
        "refresh wall stone",
        "remove 1 3",
        "tile at3",
        "act road",
        "free 1 gold",
        "end",
    ]);
    assert_eq!(table.seat().index(), 1);
}

// P.RU.15
#[test]
fn of_two_removed_hexes_the_lower_place_goes_under_the_stack_first() {
    let mut table = green().table();
    let before = table.view(0).rows[1];
    table.play(&["refresh wall stone", "remove 1 3"]);
    let bottom = table.view(0).stacks[2].bottom.clone();
    assert_eq!(bottom, [before[2].unwrap(), before[0].unwrap()]);
}

// P.UP.2
#[test]
fn an_upgrade_gives_one_university_step_in_era_one_and_two_in_era_two() {
    let mut first = green().row(1, "u1-04").table();
    first.play(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(first.player(0).university, 1);
    let mut second = Scenario::of(4).turns(32).row(1, "u2-01").table();
    second.play(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(second.player(0).university, 2);
}

// P.LI.7 P.LI.22
#[test]
fn an_upgrade_goes_nowhere_else_and_has_six_rotations() {
    let mut table = green().row(1, "u1-04").table();
    table.play(&["tile at3", "act upgrade", "take 1"]);
    assert_eq!(table.listed().len(), 6);
    assert_eq!(table.refused("wall 2,0"), "praga.turn.asked");
    assert!("turn 6".parse::<signoria_praga::action::Action>().is_err());
}

// P.WA.2 P.LI.8
#[test]
fn a_wall_touches_the_board_and_lies_on_no_other_hex() {
    let position = green().row(1, "w1-03").wall(0, "2,0", "w1-01", 0);
    let mut table = position.coins(0, 0, 2).table();
    table.play(&["tile at1", "act wall", "take 1"]);
    assert_eq!(table.listed_as("wall").len(), 11);
    assert_eq!(table.refused("wall 2,0"), "praga.wall.taken");
    for elsewhere in ["wall 1,0", "wall 0,0", "wall 3,0"] {
        assert_eq!(table.refused(elsewhere), "praga.wall.space", "{elsewhere}");
    }
    assert!(table.can("wall -2,0"), "it need not touch another wall");
}

// P.AD.2
#[test]
fn a_symbol_that_meets_none_pays_nothing() {
    let unmatched = wall_beside(0, 0).player(0);
    assert_eq!(
        (unmatched.technology, unmatched.gold, unmatched.silver),
        (0, 2, 0)
    );
}

// P.AD.10
#[test]
fn a_red_token_brings_no_points_before_the_end() {
    let mut table = green().wall(0, "2,0", "w1-02", 4).row(1, "u1-08").table();
    table.play(&["tile at3", "act upgrade", "take 1", "turn 4"]);
    assert_eq!((table.player(0).red, table.points(0)), (1, 0));
}

// P.RU.9
#[test]
fn each_execution_is_paid_once_also_after_the_fact() {
    let mut table = green().row(1, "u1-02").windows(0, 0, 2).coins(0, 2, 0).table();
    table.play(&[
        "tile at1",
        "act mines",
        "advance",
        "extra gold",
        "act upgrade",
        "take 1",
        "turn 0",
    ]);
    table.play(&["claim mines"]);
    assert_eq!(table.player(0).stone, 1);
    assert_eq!(table.refused("claim mines"), "praga.claim.open");
}
