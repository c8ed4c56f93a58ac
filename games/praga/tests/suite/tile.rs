//! Action tiles and wheel bonuses.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, first_game, first_game_with, options};
use crate::turn::green;
use signoria_praga::edition::SectorBonus;
use signoria_praga::options::TileSide;

/// A tile with mines on that sector, in whatever zone.
fn on_sector(sector: u8) -> Table {
    for box_at in [10, 3, 11, 7, 2, 6] {
        let place = (box_at + sector) % 12;
        let others: Vec<u8> = (0..12)
            .filter(|&other| other != place && other != box_at)
            .take(5)
            .collect();
        if place != box_at && place != 0 {
            let tiles = [place, others[0], others[1], others[2], others[3], others[4]];
            let mut table = first_game(4).wheel(box_at, tiles).coins(0, 3, 3).play();
            table.moves(&["tile at1"]);
            return table;
        }
    }
    unreachable!("sector {sector}")
}

// P.SU.16 P.TI.9
#[test]
fn every_sector_gives_its_bonus() {
    // A tile lies on sector 9 too, where the hole of the turn marker is.
    for (sector, key, count) in [
        (2, "stone", 2),
        (3, "gold", 1),
        (5, "silver", 1),
        (7, "stone", 1),
        (9, "gold", 2),
        (10, "silver", 1),
        (6, "eggs", 1),
        (11, "eggs", 1),
    ] {
        let mut table = on_sector(sector);
        let before = serde_json::to_value(table.player(0)).unwrap();
        table.moves(&["bonus"]);
        let after = serde_json::to_value(table.player(0)).unwrap();
        assert_eq!(
            after[key].as_u64().unwrap() - before[key].as_u64().unwrap(),
            count,
            "sector {sector}"
        );
        let paid = |coin: &str| before[coin].as_u64() > after[coin].as_u64();
        assert_eq!(paid("gold"), sector == 6);
        assert_eq!(paid("stone"), sector == 11);
        assert_eq!(
            table.refused(table.seat(), "bonus"),
            "praga.bonus.open",
            "once only"
        );
    }
    for (sector, points) in [(1, 1), (4, 2), (8, 1)] {
        let mut table = on_sector(sector);
        assert_eq!(table.refused(table.seat(), "bonus"), "praga.bonus.special");
        let before = table.player(0).points;
        table.moves(&["act mines", "advance"]);
        assert_eq!(table.player(0).points - before, points, "sector {sector}");
    }
    assert!(matches!(
        crate::scenario::figures().sectors[0],
        SectorBonus::Closed
    ));
}

// P.TI.10 P.LI.4
#[test]
fn the_wheel_bonus_waits_until_the_end_of_the_turn_and_no_longer() {
    let mut window = on_sector(5);
    window.moves(&["act mines", "advance", "end"]);
    assert_eq!(window.player(0).silver, 1, "goods come by themselves");
    let mut egg = on_sector(6);
    egg.moves(&["act mines", "advance", "end"]);
    assert_eq!(egg.player(0).eggs, 0, "an egg not bought lapses");
    assert_eq!(
        egg.refused(egg.seat(), "bonus"),
        "praga.bonus.open",
        "the next player has no tile yet"
    );
    // Before windows are counted: with two windows the third must be given back.
    let mut third = first_game(4)
        .wheel(11, [4, 0, 1, 2, 3, 5])
        .windows(0, 1, 1)
        .play();
    third.moves(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(third.list(third.seat()), ["windows 1 1", "windows 2 0"]);
}

/// A tile with wall on sector 8 (special hex or 1 point) in the green zone.
fn special() -> Scenario {
    first_game(4)
        .wheel(10, [6, 0, 1, 2, 3, 4])
        .row(4, "w1-s1")
        .row(1, "w1-01")
}

// P.TI.13 P.LI.5
#[test]
fn the_special_hex_goes_with_the_tiles_own_action_only() {
    let mut table = special().windows(0, 0, 2).coins(0, 2, 5).play();
    table.moves(&["tile at1", "extra gold", "act wall"]);
    assert_eq!(
        table.refused(table.seat(), "take 4"),
        "praga.take.special",
        "not with the extra action"
    );
    table.moves(&["take 1", "wall 2,0", "turn 0"]);
    table.moves(&["act wall", "take 4", "wall -2,0", "turn 0"]);
    assert_eq!(table.player(0).board.len(), 2);
    let mut technology = special().technologies(0, &["t4-2"]).play();
    technology.moves(&["tile at1", "use t4-2"]);
    assert_eq!(
        technology.refused(technology.seat(), "take 4"),
        "praga.take.special",
        "not with a technology"
    );
    let mut plain = green().row(1, "w1-01").row(4, "w1-s1").play();
    plain.moves(&["tile at1", "act wall"]);
    assert_eq!(
        plain.refused(plain.seat(), "take 4"),
        "praga.take.special",
        "not from another sector"
    );
}

// P.TI.14 P.RU.6
#[test]
fn leaving_the_special_hex_brings_its_points() {
    let mut regular = special().play();
    regular.moves(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(
        regular.player(0).points,
        1 + 1,
        "the hex's own point and the wheel's, right after the action"
    );
    let mut used = special().play();
    used.moves(&["tile at1", "act wall", "take 4", "wall 2,0", "turn 0"]);
    assert_eq!(used.player(0).points, 1, "the hex's own point only");
    // A tile whose action cannot be done still brings them at the end.
    let mut stuck = first_game_with(4, options(|options| options.side = TileSide::B))
        .wheel(10, [0, 1, 2, 3, 6, 4])
        .road(0, 3)
        .row(1, "w1-12")
        .row(2, "w1-13")
        .row(3, "w1-14")
        .row(4, "w1-s3")
        .coins(0, 0, 0)
        .play();
    stuck.moves(&["tile at5", "end"]);
    assert_eq!(stuck.player(0).points, 1);
}

// P.TI.12 P.RU.5
#[test]
fn an_egg_of_the_wheel_is_bought_once_for_its_price_or_lapses() {
    let mut bought = on_sector(6);
    let gold = bought.player(0).gold;
    bought.moves(&["bonus"]);
    assert_eq!((bought.player(0).eggs, gold - bought.player(0).gold), (1, 1));
    assert_eq!(bought.refused(bought.seat(), "bonus"), "praga.bonus.open");
    let mut declined = on_sector(6);
    declined.moves(&["act mines", "advance", "end"]);
    assert_eq!(declined.player(0).eggs, 0);
}

// P.WI.5
#[test]
fn an_extra_action_gets_no_special_hex() {
    let mut table = special().windows(0, 0, 2).coins(0, 2, 5).play();
    table.moves(&["tile at1", "extra gold", "act wall"]);
    assert_eq!(table.refused(table.seat(), "take 4"), "praga.take.special");
}
