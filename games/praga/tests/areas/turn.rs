//! The turn: order of things, tiles, wheel bonuses, windows, refusals.

use crate::common::{Scenario, Table, options};
use signoria_engine::{Barrier, Purpose, Rng, Seats, Setup, Token, prelude::*};
use signoria_praga::Praga;
use signoria_praga::action::Action;
use signoria_praga::edition::SectorBonus;
use signoria_praga::options::TileSide;
use signoria_praga::things::Deed;

/// Tiles with mines in the green zone on sector 6.
fn green() -> Scenario {
    Scenario::of(4).wheel(10, [4, 0, 1, 2, 3, 5])
}

#[test]
fn a_turn_is_a_tile_one_of_its_actions_and_an_end() {
    // P.TU.1, P.TU.7, P.LI.18, P.GE.12, P.GE.13
    let mut table = green().table();
    assert_eq!(table.refused("end"), "praga.act.tile");
    assert_eq!(table.refused("act mines"), "praga.act.tile");
    table.play(&["tile at1"]);
    assert_eq!(table.refused("end"), "praga.end.action");
    table.play(&["act mines", "advance", "end"]);
    assert_eq!(table.seat().index(), 1, "clockwise, P.GE.2");
}

#[test]
fn everything_can_be_done_before_or_after_everything_else() {
    // P.TU.2: each of these is offered before the tile is taken, after it, and after its action.
    let position = green()
        .technologies(0, &["t3-3", "t4-6"])
        .windows(0, 3, 1)
        .track(0, 1, 8)
        .coins(0, 3, 3);
    let mut table = position.table();
    let free = [
        "refresh upgrade gold",
        "use t3-3",
        "extra mixed",
        "climb hunger-wall",
        "climb cathedral",
        "seal se1",
    ];
    for at in 0..3 {
        for action in free {
            assert!(table.can(action), "{action} at point {at}");
        }
        match at {
            0 => table.play(&["tile at1"]),
            _ => table.play(&["act mines", "advance"]),
        };
        if at == 1 {
            // And in any order one after the other.
            let mut all = table.clone();
            all.play(&[
                "use t3-3",
                "bonus",
                "seal se1",
                "climb cathedral",
                "extra mixed",
                "act road",
            ]);
            all.play(&[
                "refresh upgrade gold",
                "remove 1 2",
                "use t4-6",
                "pick quarry",
                "pick gold",
                "free 1 stone",
            ]);
            assert!(all.can("end"));
            break;
        }
    }
}

#[test]
fn an_action_is_carried_out_as_one_whole() {
    // P.TU.3, P.RU.2
    let mut table = green()
        .row(1, "w1-01")
        .technologies(0, &["t3-3"])
        .windows(0, 2, 2)
        .table();
    table.play(&["tile at1", "act wall"]);
    for inside in [
        "use t3-3",
        "extra gold",
        "climb cathedral",
        "refresh wall gold",
        "bonus",
        "end",
    ] {
        assert_eq!(table.refused(inside), "praga.turn.asked", "{inside}");
    }
}

#[test]
fn what_may_stay_open_stays_open_until_the_end() {
    // P.TU.4, P.TU.5
    let mut table = green()
        .row(1, "w1-03")
        .upgrade(0, "u1-08", 0)
        .windows(0, 0, 2)
        .set(0, "eggs", 1)
        .table();
    table.play(&[
        "extra gold",
        "act road",
        "tile at1",
        "act wall",
        "take 1",
        "wall 2,0",
        "turn 0",
    ]);
    for open in [
        "bonus",
        "step hunger-wall",
        "free 1 gold",
        "egg 1 quarry",
        "claim wall",
    ] {
        assert!(table.can(open), "{open}");
    }
    // A technology is asked for at once: nothing else is accepted.
    let mut tech = green()
        .technologies(0, &["t4-5"])
        .plaza(1, "pz7")
        .set(0, "technology", 6)
        .table();
    tech.play(&["use t4-5", "plaza p1"]);
    assert!(
        tech.can("tile at1"),
        "level IV was reached before, so there is nothing to choose"
    );
}

#[test]
fn which_actions_are_executable() {
    // P.TU.6
    let any = |position: Scenario| {
        let mut table = position.windows(0, 0, 2).table();
        table.play(&["extra gold"]);
        table
            .listed()
            .iter()
            .map(|text| text.replace("act ", ""))
            .collect::<Vec<_>>()
    };
    let dear = |position: Scenario| {
        position
            .row(1, "w1-12")
            .row(2, "w1-13")
            .row(3, "w1-14")
            .row(1, "b1-12")
            .row(2, "b1-13")
            .row(3, "b1-14")
    };
    assert_eq!(
        any(dear(green()).coins(0, 0, 0)),
        ["mines", "quarries", "upgrade", "road"]
    );
    assert_eq!(
        any(dear(green()).coins(0, 4, 0)),
        ["mines", "quarries", "upgrade", "building", "road"]
    );
    assert_eq!(
        any(dear(green()).coins(0, 0, 3)),
        ["mines", "quarries", "upgrade", "wall", "road"]
    );
    let road = |space, eggs| {
        any(dear(green()).coins(0, 0, 0).road(0, space).set(0, "eggs", eggs)).contains(&"road".to_owned())
    };
    assert!(road(2, 0));
    assert!(!road(3, 0) && road(3, 1));
    assert!(!road(4, 0) && road(4, 1));
    assert!(!road(5, 9));
}

#[test]
fn a_tile_without_executable_action_may_be_taken_and_its_action_forfeited() {
    // P.RU.3, P.RU.4, P.TU.7
    let mut table = Scenario::with(4, options(|options| options.side = TileSide::B))
        .tiles(&[0, 1, 2, 3, 4, 5])
        .road(0, 3)
        .row(1, "w1-12")
        .row(2, "w1-13")
        .row(3, "w1-14")
        .coins(0, 2, 0)
        .table();
    // AT5 on side B shows wall and road; neither can be done without stone and egg.
    table.play(&["tile at5"]);
    assert!(table.listed_as("act").is_empty());
    assert!(table.can("end"));
    // As soon as one of them becomes possible it must be done.
    table.play(&["bonus"]);
    assert_eq!(table.refused("end"), "praga.end.action");
}

#[test]
fn four_actions_are_the_most() {
    // P.TU.8, P.TE.9
    let mut table = green()
        .technologies(0, &["t3-4", "t4-4"])
        .windows(0, 0, 5)
        .table();
    table.play(&["extra gold", "act upgrade", "take 1", "turn 0"]);
    table.play(&["use t3-4", "take 1", "turn 0", "use t4-4", "take 1", "turn 0"]);
    table.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.refused("extra gold"), "praga.extra.twice");
    assert!(table.listed_as("use").is_empty() && table.listed_as("act").is_empty());
}

#[test]
fn any_tile_that_can_be_paid_may_be_taken_once() {
    // P.TI.1, P.TI.2, P.TI.3, P.LI.2, P.LI.3
    let table = Scenario::of(4).coins(0, 1, 0).table();
    assert_eq!(table.refused("tile at1"), "praga.tile.price");
    assert_eq!(table.listed_as("tile").len(), 5);
    for (tile, price) in [("tile at2", 1), ("tile at4", 1), ("tile at5", 0), ("tile at6", 0)] {
        let mut table = Scenario::of(4).coins(0, 1, 0).table();
        table.play(&[tile]);
        assert_eq!((table.player(0).gold, table.points(0)), (1 - price, 0), "{tile}");
        assert_eq!(table.refused("tile at3"), "praga.tile.twice");
    }
    let mut first = Scenario::of(4).table();
    first.play(&["tile at1"]);
    assert_eq!(first.player(0).gold, 0);
    // Gold gained earlier in the turn may be used.
    let mut later = Scenario::of(4).coins(0, 0, 0).windows(0, 0, 2).table();
    assert_eq!(later.refused("tile at1"), "praga.tile.price");
    later.play(&["extra gold", "act mines", "produce", "tile at1"]);
    assert_eq!(later.player(0).gold, 1);
    // Somebody without gold can always take one (P.TI.7).
    assert!(
        !Scenario::of(4)
            .coins(0, 0, 0)
            .table()
            .listed_as("tile")
            .is_empty()
    );
}

#[test]
fn blue_positions_give_points() {
    // P.TI.4
    // Box at 1: the positions 7 to 11 are open.
    for (place, vp) in [(7, 1), (8, 2), (9, 3), (10, 4), (11, 5)] {
        let mut table = Scenario::of(4).wheel(6, [place, 0, 1, 2, 3, 4]).table();
        table.play(&["tile at1"]);
        assert_eq!(table.points(0), vp, "position {place}");
    }
}

#[test]
fn a_tile_that_ran_over_gives_five_points_wherever_it_lies() {
    // P.TI.5, P.RU.17
    let overrun = |place: u8| {
        let mut table = Scenario::of(4)
            .wheel(10, [place, 0, 2, 3, 5, 6])
            .raw(|state| {
                state["wheel"]["overran"] = serde_json::json!(["at1"]);
                state["wheel"]["token"] = "at1".into();
            })
            .table();
        table.play(&["tile at1"]);
        table
    };
    let green = overrun(4);
    assert_eq!((green.points(0), green.player(0).gold), (5, 2));
    let red = overrun(1);
    assert_eq!(
        (red.points(0), red.player(0).gold),
        (5, 1),
        "a red price is still due"
    );
    let blue = overrun(8);
    assert_eq!(blue.points(0), 5, "not added to the points of the position");
}

#[test]
fn the_two_actions_of_a_tile_exclude_each_other() {
    // P.TI.6, P.LI.2
    let mut table = green().row(1, "w1-01").table();
    table.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.refused("act wall"), "praga.act.twice");
    assert_eq!(table.refused("act mines"), "praga.act.twice");
    let mut other = green().table();
    other.play(&["tile at1"]);
    assert_eq!(other.refused("act road"), "praga.act.shown");
}

#[test]
fn the_wheel_stands_still_during_the_turn() {
    // P.TI.8
    let mut table = green().table();
    let box_at = table.view(0).wheel.box_at;
    table.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(
        (table.view(0).wheel.box_at, table.view(0).wheel.tiles.len()),
        (box_at, 5)
    );
}

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
            let mut table = Scenario::of(4).wheel(box_at, tiles).coins(0, 3, 3).table();
            table.play(&["tile at1"]);
            return table;
        }
    }
    unreachable!("sector {sector}")
}

#[test]
fn every_sector_gives_its_bonus() {
    // P.TI.9, P.TI.12, P.SU.16: a tile lies on sector 9 too, where the hole of the turn marker is.
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
        table.play(&["bonus"]);
        let after = serde_json::to_value(table.player(0)).unwrap();
        assert_eq!(
            after[key].as_u64().unwrap() - before[key].as_u64().unwrap(),
            count,
            "sector {sector}"
        );
        let paid = |coin: &str| before[coin].as_u64() > after[coin].as_u64();
        assert_eq!(paid("gold"), sector == 6);
        assert_eq!(paid("stone"), sector == 11);
        assert_eq!(table.refused("bonus"), "praga.bonus.open", "once only");
    }
    for (sector, points) in [(1, 1), (4, 2), (8, 1)] {
        let mut table = on_sector(sector);
        assert_eq!(table.refused("bonus"), "praga.bonus.special");
        let before = table.points(0);
        table.play(&["act mines", "advance"]);
        assert_eq!(table.points(0) - before, points, "sector {sector}");
    }
    assert!(matches!(crate::common::figures().sectors[0], SectorBonus::Closed));
}

#[test]
fn the_wheel_bonus_waits_until_the_end_of_the_turn_and_no_longer() {
    // P.TI.10, P.TI.11, P.RU.5, P.LI.4
    let mut window = on_sector(5);
    window.play(&["act mines", "advance", "end"]);
    assert_eq!(window.player(0).silver, 1, "goods come by themselves");
    let mut egg = on_sector(6);
    egg.play(&["act mines", "advance", "end"]);
    assert_eq!(egg.player(0).eggs, 0, "an egg not bought lapses");
    assert_eq!(
        egg.refused("bonus"),
        "praga.bonus.open",
        "the next player has no tile yet"
    );
    // Before windows are counted: with two windows the third must be given back.
    let mut third = Scenario::of(4)
        .wheel(11, [4, 0, 1, 2, 3, 5])
        .windows(0, 1, 1)
        .table();
    third.play(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(third.listed(), ["windows 1 1", "windows 2 0"]);
}

/// A tile with wall on sector 8 (special hex or 1 point) in the green zone.
fn special() -> Scenario {
    Scenario::of(4)
        .wheel(10, [6, 0, 1, 2, 3, 4])
        .row(4, "w1-s1")
        .row(1, "w1-01")
}

#[test]
fn the_special_hex_goes_with_the_tiles_own_action_only() {
    // P.TI.13, P.HX.1, P.LI.5, P.WI.5
    let mut table = special().windows(0, 0, 2).coins(0, 2, 5).table();
    table.play(&["tile at1", "extra gold", "act wall"]);
    assert_eq!(
        table.refused("take 4"),
        "praga.take.special",
        "not with the extra action"
    );
    table.play(&["take 1", "wall 2,0", "turn 0"]);
    table.play(&["act wall", "take 4", "wall -2,0", "turn 0"]);
    assert_eq!(table.player(0).board.len(), 2);
    let mut technology = special().technologies(0, &["t4-2"]).table();
    technology.play(&["tile at1", "use t4-2"]);
    assert_eq!(
        technology.refused("take 4"),
        "praga.take.special",
        "not with a technology"
    );
    let mut plain = green().row(1, "w1-01").row(4, "w1-s1").table();
    plain.play(&["tile at1", "act wall"]);
    assert_eq!(
        plain.refused("take 4"),
        "praga.take.special",
        "not from another sector"
    );
}

#[test]
fn whoever_does_not_take_the_special_hex_gets_the_points() {
    // P.TI.14, P.RU.6
    let mut regular = special().table();
    regular.play(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(
        regular.points(0),
        1 + 1,
        "the hex's own point and the wheel's, right after the action"
    );
    let mut used = special().table();
    used.play(&["tile at1", "act wall", "take 4", "wall 2,0", "turn 0"]);
    assert_eq!(used.points(0), 1, "the hex's own point only");
    // A tile whose action cannot be done still brings them at the end.
    let mut stuck = Scenario::with(4, options(|options| options.side = TileSide::B))
        .wheel(10, [0, 1, 2, 3, 6, 4])
        .road(0, 3)
        .row(1, "w1-12")
        .row(2, "w1-13")
        .row(3, "w1-14")
        .row(4, "w1-s3")
        .coins(0, 0, 0)
        .table();
    stuck.play(&["tile at5", "end"]);
    assert_eq!(stuck.points(0), 1);
}

#[test]
fn at_most_two_windows_are_kept() {
    // P.WI.1, P.ET.2, P.LI.19, P.DC.24
    let mut table = green().windows(0, 3, 2).table();
    table.play(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(table.listed(), ["windows 0 2", "windows 1 1", "windows 2 0"]);
    for bad in ["windows 0 0", "windows 2 2", "windows 1 0"] {
        assert_eq!(table.refused(bad), "praga.windows.count");
    }
    table.play(&["windows 1 1"]);
    assert_eq!((table.player(0).silver, table.player(0).gold_windows), (1, 1));
    assert_eq!(table.seat().index(), 1);
    // With one kind only there is nothing to choose.
    let mut silver = green().windows(0, 5, 0).table();
    silver.play(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!((silver.player(0).silver, silver.seat().index()), (2, 1));
    // No limit at other times (P.RU.43): seat 1 keeps what it has while seat 0 plays.
    let other = green().windows(1, 6, 0).table();
    assert_eq!(other.player(1).silver, 6);
}

#[test]
fn windows_buy_one_extra_action_a_turn() {
    // P.WI.2, P.WI.3, P.WI.4, P.LI.12
    let silver = green().windows(0, 4, 0).table();
    assert_eq!(silver.refused("extra gold"), "praga.extra.windows");
    assert_eq!(silver.refused("extra mixed"), "praga.extra.windows");
    let mut mixed = green().windows(0, 1, 1).coins(0, 0, 2).table();
    assert_eq!(mixed.listed_as("extra"), ["extra mixed"]);
    mixed.play(&["extra mixed"]);
    assert_eq!((mixed.player(0).silver, mixed.player(0).gold_windows), (0, 0));
    assert_eq!(mixed.refused("act building"), "praga.act.executable");
    let mut gold = green().windows(0, 0, 4).table();
    gold.play(&["extra gold", "act mines", "advance"]);
    assert_eq!(gold.player(0).gold_windows, 2);
    assert_eq!(gold.refused("extra gold"), "praga.extra.twice");
    // P.WI.5: no tile, so no price and no points of one.
    assert_eq!((gold.player(0).gold, gold.points(0)), (3, 0));
    assert_eq!(gold.refused("end"), "praga.act.tile");
}

#[test]
fn a_seat_that_is_not_asked_may_not_act() {
    // P.LI.1
    let mut table = green().table();
    assert_eq!(table.refused_to(1, "tile at1"), "engine.turn.seat");
    table.play(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(table.refused_to(0, "tile at2"), "engine.turn.seat");
    let mut last = Scenario::of(2).turns(31).table();
    last.finish_turn();
    assert_eq!(last.refused_to(0, "tile at1"), "engine.turn.over");
}

#[test]
fn lists_stay_short_and_taking_back_is_free_until_something_is_shown() {
    // P.DC.2: a short list at each point, with an explicit end of turn.
    let mut rng = Rng::new(11.into(), Purpose::Playout);
    let mut longest = 0;
    for seed in 0..20 {
        let mut game: Praga = Setup::new(Seats::new(4), seed).start().unwrap();
        let mut actions: Vec<Action> = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            longest = longest.max(actions.len());
            let &action = rng.pick(&actions).unwrap();
            assert!(game.apply(seat, action, &mut ()).is_ok());
        }
    }
    assert!(longest <= 32, "{longest}");
    let mut table = green().table();
    table.play(&["tile at1"]);
    assert_eq!(table.barrier, Barrier::Open);
    table.play(&["act mines", "advance"]);
    assert_eq!(table.barrier, Barrier::Open);
    table.play(&["refresh wall gold", "remove 1 2"]);
    assert_eq!(table.barrier, Barrier::Closed);
}

#[test]
fn there_are_six_actions_each_on_two_tiles_of_each_side() {
    // P.GE.3, P.VA.1, P.SU.13
    assert_eq!(Deed::COUNT, 6);
    for side in [TileSide::A, TileSide::B] {
        let table = Scenario::with(4, options(|options| options.side = side)).table();
        let tiles = table.view(0).wheel.tiles;
        for &deed in Deed::ALL {
            let shown = tiles.iter().filter(|tile| tile.actions.contains(&deed)).count();
            assert_eq!(shown, 2, "{deed}");
        }
        let mut pairs: Vec<[Deed; 2]> = tiles
            .iter()
            .map(|tile| {
                let mut pair = tile.actions;
                pair.sort();
                pair
            })
            .collect();
        pairs.sort();
        pairs.dedup();
        assert_eq!(pairs.len(), if side == TileSide::A { 3 } else { 6 });
    }
}

#[test]
fn before_an_offer_lapses_with_the_turn_the_bonuses_that_would_pay_it_are_gained() {
    // P.TU.11, P.ET.1
    // AT3 lies on the sector that sells an egg for 1 gold; the upgrade of `upgrade` gives 1 gold.
    let position = Scenario::of(4).wheel(10, [5, 0, 4, 1, 2, 3]).coins(0, 0, 0);
    let mut table = position.upgrade(0, "u1-05", 0).row(1, "u1-01").table();
    table.play(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(table.refused("bonus"), "praga.bonus.price");
    table.play(&["end"]);
    assert_eq!(
        (table.seat().index(), table.player(0).gold),
        (0, 1),
        "asked again"
    );
    let mut declined = table.clone();
    table.play(&["bonus", "end"]);
    assert_eq!((table.seat().index(), table.player(0).eggs), (1, 1));
    declined.play(&["end"]);
    assert_eq!((declined.seat().index(), declined.player(0).eggs), (1, 0));
}

#[test]
fn before_the_tiles_action_is_forfeited_the_bonuses_that_would_pay_it_are_gained() {
    // P.TU.11, P.TU.7
    // AT5 on side B shows wall and road; its sector gives the stone that W1-01 costs.
    let mut table = Scenario::with(4, options(|options| options.side = TileSide::B))
        .tiles(&[0, 1, 2, 3, 5, 4])
        .road(0, 3)
        .row(1, "w1-01")
        .row(2, "w1-13")
        .row(3, "w1-14")
        .coins(0, 2, 0)
        .table();
    table.play(&["tile at5"]);
    assert!(table.listed_as("act").is_empty());
    table.play(&["end"]);
    assert_eq!(
        (table.seat().index(), table.listed_as("act")),
        (0, vec!["act wall".to_owned()])
    );
    assert_eq!(table.refused("end"), "praga.end.action");
}
