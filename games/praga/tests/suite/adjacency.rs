//! Covered hexes, adjacency and corner bonuses.

use crate::hexes::green;
use crate::scenario::{Positions as _, Table, Turns as _, figures, first_game};
use signoria_praga::pieces::Deed;

// P.UP.4
#[test]
fn a_covered_upgrade_stays_in_the_pile() {
    let mut table = green().upgrade(0, "u1-01", 0).row(1, "u1-02").play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    let player = table.player(0);
    assert_eq!(player.board.len(), 1);
    assert_eq!(player.board[0].hex.to_string(), "u1-02");
    assert_eq!(player.covered.len(), 1);
    // Only the top hex works: mines now give stone, not gold.
    let mut miner = green()
        .upgrade(0, "u1-01", 0)
        .upgrade(0, "u1-02", 0)
        .coins(0, 0, 0)
        .play();
    miner.moves(&["tile at1", "act mines", "advance", "claim mines"]);
    assert_eq!((miner.player(0).gold, miner.player(0).stone), (1, 1));
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
    let mut before = position().play();
    before.moves(&["tile at1", "act mines", "advance", "claim mines"]);
    before.moves(&["use t3-4", "take 1", "turn 0"]);
    assert_eq!((before.player(0).gold, before.player(0).stone), (2, 0));
    assert_eq!(before.refused(before.seat(), "claim mines"), "praga.claim.open");
    let mut after = position().play();
    after.moves(&[
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

/// What a wall brings beside the upgrade U1-07 of `wall`, whose west-facing technology and silver window lie as turned.
fn wall_beside(upgrade_rotation: u8, rotation: u8) -> Table {
    let mut table = green()
        .upgrade(0, "u1-07", upgrade_rotation)
        .row(1, "w1-01")
        .play();
    table.moves(&[
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

// P.AD.4 P.RU.12
#[test]
fn a_used_symbol_does_not_pay_again_when_its_neighbour_is_covered() {
    let mut table = wall_beside(0, 1);
    let keep = table.list(table.seat())[0].clone();
    table.moves(&[&keep]);
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
        .play();
    let cell = &covered.player(0).board[1];
    assert_eq!((cell.cell.to_string(), cell.used), ("2,0".into(), 16));
    covered.moves(&["tile at3", "act upgrade", "take 1", "turn 5"]);
    assert_eq!((covered.player(0).silver, covered.player(0).gold), (0, 2));
    // Had the wall's symbol not paid, both would have.
    let mut fresh = green()
        .upgrade(0, "u1-07", 0)
        .wall(0, "2,0", "w1-01", 1)
        .row(1, "u1-08")
        .play();
    fresh.moves(&["tile at3", "act upgrade", "take 1", "turn 5"]);
    assert_eq!((fresh.player(0).silver, fresh.player(0).gold), (1, 3));
}

// P.UP.3
#[test]
fn an_upgrade_gains_from_its_neighbours() {
    // W1-01 turned by 1 has gold on its west side; U1-07 unturned has a technology on its east side.
    let mut sides = green().wall(0, "2,0", "w1-01", 1).row(1, "u1-07").play();
    sides.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!((sides.player(0).technology, sides.player(0).gold), (1, 3));
    // W1-02 turned by 4 has its corner at 4, where corner 2 of `wall` lies; there U1-08 turned by 4 has its own.
    let mut corner = green().wall(0, "2,0", "w1-02", 4).row(1, "u1-08").play();
    corner.moves(&["tile at3", "act upgrade", "take 1", "turn 4"]);
    assert_eq!(corner.player(0).red, 1);
}

// P.AD.6
#[test]
fn red_corners_pay_for_the_placed_hex_only() {
    let meeting = |cell: &str, wall_rotation: u8| {
        let mut table = green().upgrade(0, "u1-08", 0).row(1, "w1-02").play();
        table.moves(&[
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
            let mut table = green().upgrade(0, "u1-07", 3).row(1, "w1-02").play();
            table.moves(&[
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
        let mut table = position.play();
        // U1-08 has its corner at 4; turned by 4 at 2.
        table.moves(&["tile at3", "act upgrade", "take 1", "turn 4"]);
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
        let mut position = first_game(4).turns(32).coins(0, 9, 9).windows(0, 0, 2);
        position = position.wall(0, "2,0", "w1-02", 4);
        position = position.upgrade(0, "u1-07", if lowest_met { 3 } else { 0 });
        let mut table = position.row(1, "u2-08").row(2, "u2-07").play();
        let tile = table.tile_with(Deed::Upgrade);
        table.moves(&[&tile, "act upgrade", "take 1", "turn 0"]);
        let before = table.player(0).red;
        table.moves(&["extra gold", "act upgrade", "take 2", "turn 1"]);
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
    let mut table = green().upgrade(0, "u1-07", 3).row(1, "b1-02").play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m6", "turn 0"]);
    assert_eq!((table.player(0).red, table.player(0).blue), (0, 0));
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
    let mut table = green().wall(0, "2,0", "w1-02", 4).row(1, "u1-08").play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 4"]);
    assert_eq!((table.player(0).red, table.player(0).points), (1, 0));
}
