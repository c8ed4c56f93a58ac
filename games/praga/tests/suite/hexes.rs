//! Rows of hexes, upgrades, walls.

use crate::scenario::{Positions as _, Scenario, Turns as _, figures, first_game};
use signoria_engine::Barrier;
use signoria_praga::hex::{Cell, Hex};
use signoria_praga::pieces::{Deed, Row};

/// Tiles with upgrade (AT3, sector 6), wall (AT1, sector 7) and building (AT2, sector 8) in the green zone and beyond.
pub fn green() -> Scenario {
    first_game(4).wheel(10, [5, 6, 4, 1, 2, 3])
}

// P.HX.2 P.HX.4
#[test]
fn a_hex_is_taken_from_its_row_and_replaced_at_once() {
    let mut table = green().row(1, "w1-01").row(2, "w1-13").coins(0, 2, 1).play();
    table.moves(&["tile at1", "act wall"]);
    let before = table.view(0);
    assert_eq!(table.refused(table.seat(), "take 2"), "praga.take.price");
    table.moves(&["take 1"]);
    let after = table.view(0);
    assert_eq!(table.barrier, Barrier::Closed, "a hidden hex was turned up");
    assert!(after.rows[1][0].is_some() && after.rows[1][0] != before.rows[1][0]);
    assert_eq!(after.stacks[2].size + 1, before.stacks[2].size);
    assert_eq!(table.player(0).stone, 0);
    assert_eq!(
        table.player(0).points,
        1,
        "the printed bonus comes before placing"
    );
}

/// What was put under a stack everybody knows: it comes back without a surprise.
#[test]
fn the_last_hidden_hex_of_a_stack_is_a_surprise_and_the_known_ones_are_not() {
    let taken = |hidden: usize| {
        let position = green().row(1, "w1-01").coins(0, 2, 1).raw(|state| {
            let size = state["stacks"][2]["deck"].as_array().unwrap().len();
            state["stacks"][2]["known"] = (size - hidden).into();
        });
        let mut table = position.play();
        table.moves(&["tile at1", "act wall", "take 1"]);
        table.barrier
    };
    assert_eq!(taken(1), Barrier::Closed);
    assert_eq!(taken(0), Barrier::Open);
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
    let mut table = worn_out([Some("w1-01"), Some("w1-02"), None, None]).play();
    table.moves(&["tile at1", "act wall"]);
    assert_eq!(table.refused(table.seat(), "take 3"), "praga.take.empty");
    table.moves(&["take 1", "wall 2,0", "turn 0"]);
    assert_eq!(table.view(0).rows[1][0], None);
    let alone = worn_out([Some("w1-01"), None, None, None]).play();
    assert_eq!(
        alone.refused(alone.seat(), "refresh wall gold"),
        "praga.refresh.row"
    );
    let empty = worn_out([None; 4]).play();
    let mut empty = empty;
    empty.moves(&["tile at1"]);
    assert_eq!(empty.refused(empty.seat(), "act wall"), "praga.act.executable");
}

// P.HX.5 P.HX.6
#[test]
fn refreshing_removes_two_hexes_once_a_turn_for_gold_or_stone() {
    let mut table = green().coins(0, 3, 1).play();
    let before = table.view(0);
    table.moves(&["refresh building gold"]);
    assert_eq!(
        table.list(table.seat()),
        [
            "remove 1 2",
            "remove 1 3",
            "remove 1 4",
            "remove 2 3",
            "remove 2 4",
            "remove 3 4"
        ]
    );
    table.moves(&["remove 2 4"]);
    let after = table.view(0);
    assert_eq!((table.player(0).gold, table.player(0).stone), (2, 1));
    assert_eq!(after.stacks[4].bottom, [before.rows[2][1].unwrap()]);
    assert_eq!(after.stacks[5].bottom, [before.rows[2][3].unwrap()]);
    assert_eq!(after.stacks[4].size, before.stacks[4].size);
    assert_ne!(after.rows[2][1], before.rows[2][1]);
    assert_ne!(after.rows[2][3], before.rows[2][3]);
    assert_eq!(
        table.refused(table.seat(), "refresh wall stone"),
        "praga.refresh.twice"
    );
    // It obliges to nothing.
    table.moves(&["tile at3", "act road", "free 1 gold", "end"]);
    // Two of the same row: the lower place goes under first.
    let mut both = green().play();
    let before = both.view(0);
    both.moves(&["refresh wall stone", "remove 1 3"]);
    let bottom = both.view(0).stacks[2].bottom.clone();
    assert_eq!(bottom, [before.rows[1][2].unwrap(), before.rows[1][0].unwrap()]);
    assert_eq!(both.player(0).stone, 1);
    let poor = green().coins(0, 0, 0).play();
    assert_eq!(
        poor.refused(poor.seat(), "refresh wall gold"),
        "praga.refresh.price"
    );
    assert_eq!(
        poor.refused(poor.seat(), "refresh wall stone"),
        "praga.refresh.price"
    );
}

// P.LI.15
#[test]
fn a_refresh_takes_exactly_two_different_places_of_one_row() {
    let mut table = green().play();
    table.moves(&["refresh wall gold"]);
    for bad in ["remove 1 1", "remove 3 1"] {
        assert_eq!(table.refused(table.seat(), bad), "praga.refresh.pair");
    }
    assert_eq!(
        table.refused(table.seat(), "refresh wall gold"),
        "praga.turn.asked"
    );
    let mut gap = worn_out([Some("w1-01"), Some("w1-02"), None, None]).play();
    gap.moves(&["refresh wall gold"]);
    assert_eq!(gap.refused(gap.seat(), "remove 1 3"), "praga.refresh.pair");
}

// P.GE.8 P.UP.1
#[test]
fn an_upgrade_lies_on_its_action_in_any_rotation_and_gives_university() {
    for rotation in 0..6 {
        let mut table = green().row(1, "u1-04").play();
        table.moves(&["tile at3", "act upgrade", "take 1"]);
        assert_eq!(table.list(table.seat()).len(), 6);
        assert_eq!(table.refused(table.seat(), "wall 2,0"), "praga.turn.asked");
        table.moves(&[&format!("turn {rotation}")]);
        let player = table.player(0);
        let placed = &player.board[0];
        assert_eq!((placed.action, placed.rotation), (Some(Deed::Quarries), rotation));
        assert_eq!(player.university, 1);
    }
    assert!("turn 6".parse::<signoria_praga::action::Action>().is_err());
    let mut second = first_game(4)
        .turns(32)
        .row(1, "u2-01")
        .upgrade(0, "u1-01", 0)
        .play();
    second.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(second.player(0).university, 2, "also when it covers another");
}

// P.UP.5 P.UP.7
#[test]
fn every_execution_of_an_upgraded_action_gives_one_claim() {
    let mut table = green()
        .upgrade(0, "u1-02", 0)
        .technologies(0, &["t4-3"])
        .windows(0, 0, 2)
        .coins(0, 0, 0)
        .play();
    assert_eq!(table.refused(table.seat(), "claim mines"), "praga.claim.open");
    table.moves(&["tile at1", "act mines", "advance"]);
    table.moves(&["extra gold", "act mines", "advance"]);
    table.moves(&["river pt1"]);
    table.moves(&["use t4-3", "act mines", "advance"]);
    table.moves(&["claim mines", "claim mines", "claim mines"]);
    assert_eq!(table.player(0).stone, 3);
    assert_eq!(table.refused(table.seat(), "claim mines"), "praga.claim.open");
}

// P.UP.6 P.LI.21
#[test]
fn an_upgrade_pays_for_an_action_earlier_in_the_same_turn() {
    let mut table = green()
        .row(1, "u1-02")
        .windows(0, 0, 2)
        .technologies(0, &["t3-4"])
        .coins(0, 2, 0)
        .play();
    table.moves(&["tile at1", "act mines", "advance"]);
    table.moves(&["extra gold", "act mines", "advance", "river pt1"]);
    assert_eq!(table.refused(table.seat(), "claim mines"), "praga.claim.upgrade");
    table.moves(&["use t3-4", "take 1", "turn 0", "claim mines", "claim mines"]);
    assert_eq!(table.player(0).stone, 2);
}

// P.UP.8
#[test]
fn the_upgrade_action_that_covers_its_own_upgrade_may_be_paid_by_either() {
    let position = green().upgrade(0, "u1-05", 0).row(1, "u1-06").coins(0, 0, 0);
    let mut table = position.play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert!(table.can(table.seat(), "claim upgrade") && table.can(table.seat(), "claim-covered u1-05"));
    let mut old = table.clone();
    old.moves(&["claim-covered u1-05"]);
    assert_eq!((old.player(0).gold, old.player(0).points), (1, 0));
    assert_eq!(old.refused(old.seat(), "claim upgrade"), "praga.claim.open");
    table.moves(&["claim upgrade"]);
    assert_eq!((table.player(0).gold, table.player(0).points), (0, 2));
    assert_eq!(
        table.refused(table.seat(), "claim-covered u1-05"),
        "praga.claim.open"
    );
}

// P.UP.9
#[test]
fn open_claims_are_paid_at_the_end_of_the_turn() {
    let mut table = green().upgrade(0, "u1-02", 0).coins(0, 0, 0).play();
    table.moves(&["tile at1", "act mines", "advance", "end"]);
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
        // With the stone of the wheel one is still short.
        .coins(0, 0, 1)
        .play();
    table.moves(&["tile at1"]);
    assert_eq!(table.refused(table.seat(), "act wall"), "praga.act.executable");
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
        .play();
    table.moves(&["tile at1", "act wall", "take 1"]);
    assert_eq!((table.player(0).stone, table.player(0).points), (0, 2));
    assert_eq!(table.list(table.seat()).len(), 11);
    assert_eq!(table.refused(table.seat(), "wall 2,0"), "praga.wall.taken");
    assert_eq!(table.refused(table.seat(), "wall 1,0"), "praga.wall.space");
    assert_eq!(table.refused(table.seat(), "wall 0,0"), "praga.wall.space");
    assert_eq!(table.refused(table.seat(), "wall 3,0"), "praga.wall.space");
    table.moves(&["wall -2,0", "turn 0"]);
    assert_eq!(table.player(0).board.len(), 2);
    let mut dear = green().row(1, "w1-13").row(2, "w1-01").coins(0, 0, 1).play();
    dear.moves(&["tile at1", "act wall"]);
    assert_eq!(dear.refused(dear.seat(), "take 1"), "praga.take.price");
}

// P.WA.3
#[test]
fn a_wall_with_the_symbol_gives_a_step_on_the_hunger_wall() {
    let mut table = green().row(1, "w1-03").play();
    table.moves(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert!(table.can(table.seat(), "step hunger-wall"));
    let mut plain = green().row(1, "w1-01").play();
    plain.moves(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert!(!plain.can(plain.seat(), "step hunger-wall"));
}

// P.WA.5
#[test]
fn with_twelve_walls_the_action_is_over() {
    let mut table = green().walls(0, 12).row(1, "w1-01").play();
    table.moves(&["tile at1"]);
    assert_eq!(table.refused(table.seat(), "act wall"), "praga.act.executable");
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

// P.HX.7
#[test]
fn refreshing_a_row_obliges_to_nothing() {
    let mut table = green().play();
    table.moves(&[
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
    let mut table = green().play();
    let before = table.view(0).rows[1];
    table.moves(&["refresh wall stone", "remove 1 3"]);
    let bottom = table.view(0).stacks[2].bottom.clone();
    assert_eq!(bottom, [before[2].unwrap(), before[0].unwrap()]);
}

// P.UP.2
#[test]
fn an_upgrade_gives_one_university_step_in_era_one_and_two_in_era_two() {
    let mut first = green().row(1, "u1-04").play();
    first.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(first.player(0).university, 1);
    let mut second = first_game(4).turns(32).row(1, "u2-01").play();
    second.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(second.player(0).university, 2);
}

// P.LI.7 P.LI.22
#[test]
fn an_upgrade_goes_nowhere_else_and_has_six_rotations() {
    let mut table = green().row(1, "u1-04").play();
    table.moves(&["tile at3", "act upgrade", "take 1"]);
    assert_eq!(table.list(table.seat()).len(), 6);
    assert_eq!(table.refused(table.seat(), "wall 2,0"), "praga.turn.asked");
    assert!("turn 6".parse::<signoria_praga::action::Action>().is_err());
}

// P.WA.2 P.LI.8
#[test]
fn a_wall_touches_the_board_and_lies_on_no_other_hex() {
    let position = green().row(1, "w1-03").wall(0, "2,0", "w1-01", 0);
    let mut table = position.coins(0, 0, 2).play();
    table.moves(&["tile at1", "act wall", "take 1"]);
    assert_eq!(table.listed(table.seat(), "wall").len(), 11);
    assert_eq!(table.refused(table.seat(), "wall 2,0"), "praga.wall.taken");
    for elsewhere in ["wall 1,0", "wall 0,0", "wall 3,0"] {
        assert_eq!(
            table.refused(table.seat(), elsewhere),
            "praga.wall.space",
            "{elsewhere}"
        );
    }
    assert!(
        table.can(table.seat(), "wall -2,0"),
        "it need not touch another wall"
    );
}

// P.RU.9
#[test]
fn each_execution_is_paid_once_also_after_the_fact() {
    let mut table = green().row(1, "u1-02").windows(0, 0, 2).coins(0, 2, 0).play();
    table.moves(&[
        "tile at1",
        "act mines",
        "advance",
        "extra gold",
        "act upgrade",
        "take 1",
        "turn 0",
    ]);
    table.moves(&["claim mines"]);
    assert_eq!(table.player(0).stone, 1);
    assert_eq!(table.refused(table.seat(), "claim mines"), "praga.claim.open");
}
