//! The turn: order of things, tiles, wheel bonuses, windows, refusals.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, first_game, first_game_with, options};
use signoria_engine::testing::wander;
use signoria_engine::{Barrier, Purpose, Rng, Seats, Setup, Token};
use signoria_praga::Praga;
use signoria_praga::options::TileSide;
use signoria_praga::pieces::Deed;

/// Tiles with mines in the green zone on sector 6.
pub fn green() -> Scenario {
    first_game(4).wheel(10, [4, 0, 1, 2, 3, 5])
}

// P.GE.12
#[test]
fn a_price_is_paid_whole_before_it_brings_anything() {
    // AT3 costs 1 gold and lies on the sector that gives 1 gold; AT2 costs 2.
    let none = green().coins(0, 0, 4).play();
    assert_eq!(none.refused(none.seat(), "tile at3"), "praga.tile.price");
    let mut one = green().coins(0, 1, 4).play();
    assert_eq!(one.refused(one.seat(), "tile at2"), "praga.tile.price");
    one.moves(&["tile at3"]);
    assert_eq!(one.player(0).gold, 0, "paid at once");
    one.moves(&["bonus"]);
    assert_eq!(one.player(0).gold, 1);
}

// P.GE.13
#[test]
fn a_turn_is_a_tile_one_of_its_actions_and_an_end() {
    let mut table = green().play();
    assert_eq!(table.refused(table.seat(), "end"), "praga.act.tile");
    assert_eq!(table.refused(table.seat(), "act mines"), "praga.act.tile");
    table.moves(&["tile at1"]);
    assert_eq!(table.refused(table.seat(), "end"), "praga.end.action");
    table.moves(&["act mines", "advance", "end"]);
    assert_eq!(table.seat().index(), 1, "clockwise");
}

// P.TU.2
#[test]
fn everything_can_be_done_before_or_after_everything_else() {
    // Each of these is offered before the tile is taken, after it, and after its action.
    let position = green()
        .technologies(0, &["t3-3", "t4-6"])
        .windows(0, 3, 1)
        .track(0, 1, 8)
        .coins(0, 3, 3);
    let mut table = position.play();
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
            assert!(table.can(table.seat(), action), "{action} at point {at}");
        }
        match at {
            0 => table.moves(&["tile at1"]),
            _ => table.moves(&["act mines", "advance"]),
        };
        if at == 1 {
            // And in any order one after the other.
            let mut all = table.clone();
            all.moves(&[
                "use t3-3",
                "bonus",
                "seal se1",
                "climb cathedral",
                "extra mixed",
                "act road",
            ]);
            all.moves(&[
                "refresh upgrade gold",
                "remove 1 2",
                "use t4-6",
                "pick quarry",
                "pick gold",
                "free 1 stone",
            ]);
            assert!(all.can(all.seat(), "end"));
            break;
        }
    }
}

// P.TU.3 P.RU.2
#[test]
fn an_action_is_carried_out_as_one_whole() {
    let mut table = green()
        .row(1, "w1-01")
        .technologies(0, &["t3-3"])
        .windows(0, 2, 2)
        .play();
    table.moves(&["tile at1", "act wall"]);
    for inside in [
        "use t3-3",
        "extra gold",
        "climb cathedral",
        "refresh wall gold",
        "bonus",
        "end",
    ] {
        assert_eq!(
            table.refused(table.seat(), inside),
            "praga.turn.asked",
            "{inside}"
        );
    }
}

// P.TU.4 P.TU.5
#[test]
fn optional_bonuses_stay_open_until_the_end() {
    let mut table = green()
        .row(1, "w1-03")
        .upgrade(0, "u1-08", 0)
        .windows(0, 0, 2)
        .give(0, "eggs", 1)
        .play();
    table.moves(&[
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
        assert!(table.can(table.seat(), open), "{open}");
    }
    // A technology is asked for at once: nothing else is accepted.
    let mut tech = green()
        .technologies(0, &["t4-5"])
        .plaza(1, "pz7")
        .give(0, "technology", 6)
        .play();
    tech.moves(&["use t4-5", "plaza p1"]);
    assert!(
        tech.can(tech.seat(), "tile at1"),
        "level IV was reached before, so there is nothing to choose"
    );
}

// P.TU.6
#[test]
fn which_actions_are_executable() {
    let any = |position: Scenario| {
        let mut table = position.windows(0, 0, 2).play();
        table.moves(&["extra gold"]);
        table
            .list(table.seat())
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
        any(dear(green()).coins(0, 0, 0).road(0, space).give(0, "eggs", eggs)).contains(&"road".to_owned())
    };
    assert!(road(2, 0));
    assert!(!road(3, 0) && road(3, 1));
    assert!(!road(4, 0) && road(4, 1));
    assert!(!road(5, 9));
}

/// AT5 on side B, which shows wall and road, for a seat with 2 gold and nothing else; one of the walls is that one.
fn wall_or_road(tiles: [u8; 6], wall: &str) -> Table {
    first_game_with(4, options(|options| options.side = TileSide::B))
        .tiles(&tiles)
        .road(0, 3)
        .row(1, wall)
        .row(2, "w1-13")
        .row(3, "w1-14")
        .coins(0, 2, 0)
        .play()
}

// P.RU.3 P.RU.4
#[test]
fn a_tile_without_executable_action_may_be_taken_and_its_action_forfeited() {
    let mut table = wall_or_road([0, 1, 2, 3, 4, 5], "w1-12");
    // Neither can be done without stone and egg.
    table.moves(&["tile at5"]);
    assert!(table.listed(table.seat(), "act").is_empty());
    assert!(table.can(table.seat(), "end"));
    // As soon as one of them becomes possible it must be done.
    table.moves(&["bonus"]);
    assert_eq!(table.refused(table.seat(), "end"), "praga.end.action");
}

// P.TU.8
#[test]
fn four_actions_are_the_most() {
    let mut table = green().technologies(0, &["t3-4", "t4-4"]).windows(0, 0, 5).play();
    table.moves(&["extra gold", "act upgrade", "take 1", "turn 0"]);
    table.moves(&["use t3-4", "take 1", "turn 0", "use t4-4", "take 1", "turn 0"]);
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.refused(table.seat(), "extra gold"), "praga.extra.twice");
    assert!(table.listed(table.seat(), "use").is_empty() && table.listed(table.seat(), "act").is_empty());
}

// P.TI.1 P.TI.2
#[test]
fn any_tile_that_can_be_paid_may_be_taken_once() {
    let table = first_game(4).coins(0, 1, 0).play();
    assert_eq!(table.refused(table.seat(), "tile at1"), "praga.tile.price");
    assert_eq!(table.listed(table.seat(), "tile").len(), 5);
    for (tile, price) in [("tile at2", 1), ("tile at4", 1), ("tile at5", 0), ("tile at6", 0)] {
        let mut table = first_game(4).coins(0, 1, 0).play();
        table.moves(&[tile]);
        assert_eq!(
            (table.player(0).gold, table.player(0).points),
            (1 - price, 0),
            "{tile}"
        );
        assert_eq!(table.refused(table.seat(), "tile at3"), "praga.tile.twice");
    }
    let mut first = first_game(4).play();
    first.moves(&["tile at1"]);
    assert_eq!(first.player(0).gold, 0);
    // Gold gained earlier in the turn may be used.
    let mut later = first_game(4).coins(0, 0, 0).windows(0, 0, 2).play();
    assert_eq!(later.refused(later.seat(), "tile at1"), "praga.tile.price");
    later.moves(&["extra gold", "act mines", "produce", "tile at1"]);
    assert_eq!(later.player(0).gold, 1);
    // Somebody without gold can always take one.
    assert!(!first_game(4).coins(0, 0, 0).play().listed(0, "tile").is_empty());
}

// P.TI.4
#[test]
fn blue_positions_give_points() {
    // Box at 1: the positions 7 to 11 are open.
    for (place, vp) in [(7, 1), (8, 2), (9, 3), (10, 4), (11, 5)] {
        let mut table = first_game(4).wheel(6, [place, 0, 1, 2, 3, 4]).play();
        table.moves(&["tile at1"]);
        assert_eq!(table.player(0).points, vp, "position {place}");
    }
}

// P.TI.5 P.RU.17
#[test]
fn a_tile_that_ran_over_gives_five_points_wherever_it_lies() {
    let overrun = |place: u8| {
        let mut table = first_game(4)
            .wheel(10, [place, 0, 2, 3, 5, 6])
            .raw(|state| {
                state["wheel"]["overran"] = serde_json::json!(["at1"]);
                state["wheel"]["token"] = "at1".into();
            })
            .play();
        table.moves(&["tile at1"]);
        table
    };
    let green = overrun(4);
    assert_eq!((green.player(0).points, green.player(0).gold), (5, 2));
    let red = overrun(1);
    assert_eq!(
        (red.player(0).points, red.player(0).gold),
        (5, 1),
        "a red price is still due"
    );
    let blue = overrun(8);
    assert_eq!(
        blue.player(0).points,
        5,
        "not added to the points of the position"
    );
}

// P.TI.6 P.LI.2
#[test]
fn the_two_actions_of_a_tile_exclude_each_other() {
    let mut table = green().row(1, "w1-01").play();
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.refused(table.seat(), "act wall"), "praga.act.twice");
    assert_eq!(table.refused(table.seat(), "act mines"), "praga.act.twice");
    let mut other = green().play();
    other.moves(&["tile at1"]);
    assert_eq!(other.refused(other.seat(), "act road"), "praga.act.shown");
}

// P.TI.8
#[test]
fn the_wheel_stands_still_during_the_turn() {
    let mut table = green().play();
    let box_at = table.view(0).wheel.box_at;
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(
        (table.view(0).wheel.box_at, table.view(0).wheel.tiles.len()),
        (box_at, 5)
    );
}

// P.WI.1 P.ET.2
#[test]
fn at_most_two_windows_are_kept() {
    let mut table = green().windows(0, 3, 2).play();
    table.moves(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(
        table.list(table.seat()),
        ["windows 0 2", "windows 1 1", "windows 2 0"]
    );
    for bad in ["windows 0 0", "windows 2 2", "windows 1 0"] {
        assert_eq!(table.refused(table.seat(), bad), "praga.windows.count");
    }
    table.moves(&["windows 1 1"]);
    assert_eq!((table.player(0).silver, table.player(0).gold_windows), (1, 1));
    assert_eq!(table.seat().index(), 1);
    // With one kind only there is nothing to choose.
    let mut silver = green().windows(0, 5, 0).play();
    silver.moves(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!((silver.player(0).silver, silver.seat().index()), (2, 1));
    // No limit at other times: seat 1 keeps what it has while seat 0 plays.
    let other = green().windows(1, 6, 0).play();
    assert_eq!(other.player(1).silver, 6);
}

// P.WI.2 P.WI.3
#[test]
fn windows_buy_one_extra_action_a_turn() {
    let silver = green().windows(0, 4, 0).play();
    assert_eq!(silver.refused(silver.seat(), "extra gold"), "praga.extra.windows");
    assert_eq!(
        silver.refused(silver.seat(), "extra mixed"),
        "praga.extra.windows"
    );
    let mut mixed = green().windows(0, 1, 1).coins(0, 0, 2).play();
    assert_eq!(mixed.listed(mixed.seat(), "extra"), ["extra mixed"]);
    mixed.moves(&["extra mixed"]);
    assert_eq!((mixed.player(0).silver, mixed.player(0).gold_windows), (0, 0));
    assert_eq!(
        mixed.refused(mixed.seat(), "act building"),
        "praga.act.executable"
    );
    let mut gold = green().windows(0, 0, 4).play();
    gold.moves(&["extra gold", "act mines", "advance"]);
    assert_eq!(gold.player(0).gold_windows, 2);
    assert_eq!(gold.refused(gold.seat(), "extra gold"), "praga.extra.twice");
    // No tile, so no price and no points of one.
    assert_eq!((gold.player(0).gold, gold.player(0).points), (3, 0));
    assert_eq!(gold.refused(gold.seat(), "end"), "praga.act.tile");
}

// P.LI.1
#[test]
fn a_seat_that_is_not_asked_may_not_act() {
    let mut table = green().play();
    assert_eq!(table.refused(1, "tile at1"), "engine.turn.seat");
    table.moves(&["tile at1", "act mines", "advance", "end"]);
    assert_eq!(table.refused(0, "tile at2"), "engine.turn.seat");
    let mut last = first_game(2).turns(31).play();
    last.finish_turn();
    assert_eq!(last.refused(0, "tile at1"), "engine.turn.over");
}

#[test]
fn lists_stay_short_and_taking_back_is_free_until_something_is_shown() {
    // A short list at each point, with an explicit end of turn.
    let mut rng = Rng::new(11.into(), Purpose::Playout);
    let mut longest = 0;
    for seed in 0..20 {
        let mut game: Praga = Setup::new(Seats::new(4), seed).start().unwrap();
        wander(&mut game, &mut rng, |_, _, actions| {
            longest = longest.max(actions.len())
        });
    }
    assert!(longest <= 32, "{longest}");
    let mut table = green().play();
    table.moves(&["tile at1"]);
    assert_eq!(table.barrier, Barrier::Open);
    table.moves(&["act mines", "advance"]);
    assert_eq!(table.barrier, Barrier::Open);
    table.moves(&["refresh wall gold", "remove 1 2"]);
    assert_eq!(table.barrier, Barrier::Closed);
}

// P.GE.3 P.SU.13
#[test]
fn there_are_six_actions_each_on_two_tiles_of_each_side() {
    assert_eq!(Deed::COUNT, 6);
    for side in [TileSide::A, TileSide::B] {
        let table = first_game_with(4, options(|options| options.side = side)).play();
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

// P.TU.11
#[test]
fn before_an_offer_lapses_with_the_turn_the_bonuses_that_would_pay_it_are_gained() {
    // AT3 lies on the sector that sells an egg for 1 gold; the upgrade of `upgrade` gives 1 gold.
    let position = first_game(4).wheel(10, [5, 0, 4, 1, 2, 3]).coins(0, 0, 0);
    let mut table = position.upgrade(0, "u1-05", 0).row(1, "u1-01").play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(table.refused(table.seat(), "bonus"), "praga.bonus.price");
    table.moves(&["end"]);
    assert_eq!(
        (table.seat().index(), table.player(0).gold),
        (0, 1),
        "asked again"
    );
    let mut declined = table.clone();
    table.moves(&["bonus", "end"]);
    assert_eq!((table.seat().index(), table.player(0).eggs), (1, 1));
    declined.moves(&["end"]);
    assert_eq!((declined.seat().index(), declined.player(0).eggs), (1, 0));
}

// P.TU.7
#[test]
fn before_the_tiles_action_is_forfeited_the_bonuses_that_would_pay_it_are_gained() {
    // The sector of AT5 gives the stone that W1-01 costs.
    let mut table = wall_or_road([0, 1, 2, 3, 5, 4], "w1-01");
    table.moves(&["tile at5"]);
    assert!(table.listed(table.seat(), "act").is_empty());
    assert_eq!(table.refused(table.seat(), "act wall"), "praga.act.bonus-first");
    table.moves(&["end"]);
    assert_eq!(
        (table.seat().index(), table.listed(table.seat(), "act")),
        (0, vec!["act wall".to_owned()])
    );
    assert_eq!(table.refused(table.seat(), "end"), "praga.end.action");
}

// P.TU.1
#[test]
fn a_turn_has_one_tile_one_of_its_actions_and_then_an_end() {
    let mut table = green().play();
    assert_eq!(
        table.refused(table.seat(), "end"),
        "praga.act.tile",
        "no turn is passed"
    );
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.refused(table.seat(), "act wall"), "praga.act.twice");
    assert_eq!(table.refused(table.seat(), "tile at2"), "praga.tile.twice");
    table.moves(&["end"]);
    assert_eq!(table.seat().index(), 1);
}

// P.TI.3 P.LI.3
#[test]
fn a_red_tile_needs_its_gold_and_a_green_one_costs_and_gives_nothing() {
    let mut table = first_game(4).coins(0, 0, 0).play();
    assert_eq!(table.refused(table.seat(), "tile at1"), "praga.tile.price");
    table.moves(&["tile at5"]);
    assert_eq!((table.player(0).gold, table.player(0).points), (0, 0));
}

// P.WI.4 P.LI.12
#[test]
fn two_silver_windows_never_buy_an_extra_action_and_nobody_buys_two() {
    let silver = green().windows(0, 4, 0).play();
    assert!(silver.listed(silver.seat(), "extra").is_empty());
    assert_eq!(
        silver.refused(silver.seat(), "extra mixed"),
        "praga.extra.windows"
    );
    let mut gold = green().windows(0, 0, 4).play();
    gold.moves(&["extra gold", "act mines", "advance"]);
    assert_eq!(gold.refused(gold.seat(), "extra gold"), "praga.extra.twice");
}

// P.HX.1
#[test]
fn regular_hexes_are_free_to_choose_and_the_special_one_is_not() {
    let mut table = green().coins(0, 9, 9).play();
    table.moves(&["tile at1", "act wall"]);
    assert_eq!(table.listed(table.seat(), "take"), ["take 1", "take 2", "take 3"]);
}

// P.LI.19 P.RU.43
#[test]
fn windows_above_two_are_given_back_only_at_the_end_of_ones_own_turn() {
    let mut table = green().windows(0, 3, 2).windows(1, 6, 0).play();
    table.moves(&["tile at1", "act mines", "advance", "end"]);
    for bad in ["windows 0 0", "windows 2 2", "windows 1 0"] {
        assert_eq!(table.refused(table.seat(), bad), "praga.windows.count");
    }
    table.moves(&["windows 1 1"]);
    assert_eq!(table.player(1).silver, 6, "it is not the end of its own turn");
}

// P.VA.1
#[test]
fn side_b_shows_six_different_pairs_of_actions() {
    let table = first_game_with(4, options(|options| options.side = TileSide::B)).play();
    let mut pairs: Vec<[Deed; 2]> = table
        .view(0)
        .wheel
        .tiles
        .iter()
        .map(|tile| tile.actions)
        .collect();
    pairs.iter_mut().for_each(|pair| pair.sort());
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 6);
}
