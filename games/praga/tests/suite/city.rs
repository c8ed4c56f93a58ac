//! Buildings and plazas.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, figures, first_game};
use signoria_praga::edition::SITES;
use signoria_praga::effect::{Gain, Good};
use signoria_praga::pieces::Plaza;
use signoria_praga::view::PartOf;

/// A tile with a building in the green zone on sector 6.
fn builder() -> Scenario {
    first_game(4).wheel(10, [0, 4, 1, 2, 3, 5])
}

// P.GE.10
#[test]
fn the_city_has_29_sites_each_at_one_plaza() {
    let city = &figures().city;
    assert_eq!(city.sites().len(), SITES);
    assert_eq!(city.sites().iter().filter(|site| site.old_town).count(), 10);
    let all = Plaza::ALL.iter().fold(0, |bits, &plaza| {
        let sites = city.plaza(plaza).sites;
        assert_eq!(bits & sites, 0, "no site at two plazas");
        bits | sites
    });
    assert_eq!(all.count_ones(), 29);
}

// P.BU.1 P.RU.25
#[test]
fn a_building_is_paid_gives_its_bonus_and_then_asks_for_its_site() {
    let mut table = builder().row(1, "b1-04").coins(0, 2, 0).play();
    table.moves(&["tile at2", "act building", "take 1"]);
    assert_eq!((table.player(0).gold, table.player(0).stone), (0, 2));
    assert!(
        table
            .list(table.seat())
            .iter()
            .all(|action| action.starts_with("site"))
    );
    assert_eq!(
        table.list(table.seat()).len(),
        19,
        "without gold only the New Town is left"
    );
    assert_eq!(table.refused(table.seat(), "site sm1_0"), "praga.building.price");
    table.moves(&["site s0_m6"]);
    assert_eq!(table.view(0).buildings.len(), 1);
}

// P.BU.2 P.LI.9
#[test]
fn only_free_sites_are_built_on() {
    let mut table = builder()
        .row(1, "b1-01")
        .building("s0_m6", "b1-02", 0, None)
        .coins(0, 9, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 1"]);
    assert_eq!(table.refused(table.seat(), "site s0_m6"), "praga.building.taken");
    assert_eq!(table.refused(table.seat(), "site s0_m5"), "praga.building.plaza");
    assert_eq!(table.refused(table.seat(), "site s6_m8"), "praga.building.site");
    assert_eq!(table.list(table.seat()).len(), 28);
    // A plaza space without tile is no site either, but those round it are.
    let two = {
        let mut table = first_game(2).wheel(9, [0, 4, 1, 2, 3, 5]).row(1, "b1-01").play();
        assert_eq!(table.view(0).plazas[8], None);
        table.moves(&["tile at2", "act building", "take 1"]);
        table
    };
    assert_eq!(two.refused(two.seat(), "site s5_m3"), "praga.building.plaza");
    assert!(two.can(two.seat(), "site s4_m3"));
}

// P.BU.3
#[test]
fn old_town_sites_cost_gold_and_give_points() {
    for (site, vp) in [("sm1_0", 2), ("s0_1", 1), ("s1_2", 2)] {
        let mut table = builder().row(1, "b1-02").coins(0, 3, 0).play();
        table.moves(&[
            "tile at2",
            "act building",
            "take 1",
            &format!("site {site}"),
            "turn 3",
        ]);
        assert_eq!(table.player(0).gold, 1);
        assert_eq!(
            table.player(0).points,
            vp + 1,
            "{site}: its points, and one for the building itself"
        );
    }
    for site in figures().city.sites() {
        assert_eq!(site.gold, u8::from(site.old_town));
        assert_eq!(site.vp > 0, site.old_town);
    }
}

/// Every New Town site is built; only Old Town sites are left.
fn full_new_town() -> Scenario {
    let mut position = first_game(4).turns(32);
    let hexes = (1..=14)
        .map(|nth| format!("b1-{nth:02}"))
        .chain((1..=4).map(|nth| format!("b1-s{nth}")))
        .chain(["b2-14".to_owned()]);
    let sites = figures().city.sites().iter().filter(|site| !site.old_town);
    for (site, hex) in sites.zip(hexes) {
        position = position.building(&site.spot.to_string(), &hex, 0, None);
    }
    position
}

// P.BU.4 P.LI.10
#[test]
fn a_hex_must_leave_enough_for_some_site() {
    // B2-02 costs 2 gold and would bring 2 stone: with 2 gold no Old Town site can be paid, with 3 one can.
    let mut poor = full_new_town()
        .row(1, "b2-01")
        .row(2, "b2-02")
        .row(3, "b2-03")
        .coins(0, 3, 0)
        .play();
    poor.moves(&["tile at2"]);
    let gold = poor.player(0).gold;
    assert_eq!(gold, 2, "the tile cost one");
    assert_eq!(poor.refused(poor.seat(), "act building"), "praga.act.executable");
    let mut rich = full_new_town()
        .row(1, "b2-01")
        .row(2, "b2-02")
        .row(3, "b2-03")
        .coins(0, 4, 0)
        .play();
    rich.moves(&["tile at2", "act building"]);
    assert_eq!(rich.refused(rich.seat(), "take 3"), "praga.take.site");
    assert_eq!(rich.list(rich.seat()), ["take 1", "take 2"]);
    rich.moves(&["take 2"]);
    assert_eq!(rich.listed(rich.seat(), "site").len(), 10);
}

// P.BU.5 P.BU.9
#[test]
fn the_cathedral_symbol_gives_a_step_and_goes_with_a_marker_space() {
    let mut table = builder().row(1, "b1-05").play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m6", "turn 0"]);
    assert!(table.can(table.seat(), "step cathedral"));
    assert_eq!(table.player(0).supply, 1, "the cube is not optional");
    assert_eq!(
        table.player(0).points,
        2,
        "the hex's bonus and nothing for standing there"
    );
    for number in 66..102 {
        let face = figures().face(signoria_praga::hex::Hex::from_number(number).unwrap());
        assert_eq!(face.symbol, face.marker);
    }
}

// P.BU.7
#[test]
fn without_a_cube_it_is_built_all_the_same() {
    let mut table = builder()
        .building("s3_m5", "b1-09", 0, Some(0))
        .building("s3_m4", "b1-12", 0, Some(0))
        .row(1, "b1-05")
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m6", "turn 0"]);
    let view = table.view(0);
    let building = view
        .buildings
        .iter()
        .find(|built| built.site.to_string() == "s0_m6")
        .unwrap();
    assert_eq!((building.cube, table.player(0).points), (None, 2));
}

// P.BU.6 P.BU.8
#[test]
fn a_building_without_marker_space_scores_all_round_its_plaza() {
    let mut table = first_game(2)
        .wheel(9, [0, 4, 1, 2, 3, 5])
        .building("s2_m1", "b1-09", 0, Some(1))
        .row(1, "b1-04")
        .play();
    // P8 has a starting building on s3_m2 and one of seat 1.
    table.moves(&["tile at2", "act building", "take 1"]);
    // The view says so beforehand, apart from what the hex itself brings.
    let ways = table.view(0).placing.unwrap().ways;
    let spot = "s3_0".parse().ok();
    let way = ways.iter().find(|way| way.site == spot).unwrap();
    let plaza = way.parts.iter().find(|part| part.from == PartOf::Plaza).unwrap();
    assert_eq!(plaza.gains, [Gain::new(Good::Points, 3)]);
    table.moves(&["site s3_0"]);
    assert_eq!(table.player(0).points, 3);
}

// P.BU.3
#[test]
fn a_site_is_paid_after_it_is_said_what_for() {
    let mut table = builder().row(1, "b1-13").coins(0, 4, 1).play();
    table.moves(&["tile at2", "act building", "take 1"]);
    let keep = table.list(table.seat())[0].clone();
    if keep.starts_with("keep") {
        table.moves(&[&keep]);
    }
    table.moves(&["site sm1_0"]);
    assert!(table.told("praga.log.built"), "before the building is turned");
    assert!(table.told("praga.log.paid"));
}

// P.AD.7 P.AD.8
#[test]
fn blue_corners_meet_those_of_others_and_printed_ones() {
    // B1-09 has its corner at 0; on s3_0 corner 2 is shared with s3_1 (4) and s4_1 (0).
    let position = |mine: u8| {
        let mut table = builder()
            .building("s3_1", "b1-09", 4, Some(1))
            .building("s4_1", "b1-02", 0, Some(2).filter(|_| false))
            .row(1, "b1-13")
            .coins(0, 4, 1)
            .play();
        table.moves(&["tile at2", "act building", "take 1"]);
        let keep = table.list(table.seat())[0].clone();
        table.moves(&[&keep, "site s3_0", &format!("turn {mine}")]);
        table
    };
    let met = position(2);
    assert_eq!(
        met.player(0).blue,
        2,
        "one building of somebody and one of nobody"
    );
    assert_eq!(met.player(1).blue, 0, "who lay there before gains nothing");
    // Corner 1 of s3_0 is a printed one.
    assert_eq!(position(1).player(0).blue, 1);
    assert_eq!(position(0).player(0).blue, 0);
}

// P.BU.10 P.PL.8
#[test]
fn buildings_stay_where_they_are() {
    let mut table = two_at_p1(Some(1));
    table.moves(&["tile at2", "act building", "take 1", "site s1_m6", "turn 0"]);
    let view = table.view(0);
    assert_eq!(
        view.buildings
            .iter()
            .filter(|built| built.plaza == Plaza::P1)
            .count(),
        2
    );
    assert!(view.plazas[0].is_some(), "the tile stays");
}

/// P1 with PZ8 and one building on its first site; seat 0 is about to build a B1-05 beside it.
fn two_at_p1(cube: Option<usize>) -> Table {
    builder()
        .plaza(1, "pz8")
        .building("s0_m6", "b1-09", 0, cube)
        .row(1, "b1-05")
        .coins(0, 2, 0)
        .play()
}

/// P8 has five sites. These seats have a cube there, and seat 0 completes it with its first.
fn completed_p8(one: usize, other: usize) -> Table {
    let mut table = builder()
        .building("s3_m2", "b1-09", 0, Some(one))
        .building("s2_m1", "b1-12", 0, Some(other))
        .building("s3_0", "b1-01", 0, None)
        .building("s4_m1", "b1-03", 0, None)
        .row(1, "b1-05")
        .coins(0, 2, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s4_0", "turn 0"]);
    table
}

// P.PL.1 P.PL.2
#[test]
fn most_cubes_take_both_and_the_others_one() {
    // Seat 1 has two cubes, seat 0 one.
    let mut table = completed_p8(1, 1);
    assert!(table.told("praga.log.completed"));
    assert_eq!(table.seat().index(), 0, "the active player first");
    assert_eq!(table.list(table.seat()), ["half top", "half bottom"]);
    let before = table.player(0).points;
    table.moves(&["half bottom"]);
    assert_eq!(table.player(0).points - before, 5);
    // PZ3: 2 points and a gold window, and 5 points.
    assert_eq!((table.player(1).points, table.player(1).gold_windows), (7, 1));
    assert_eq!((table.player(0).supply, table.player(1).supply), (2, 2));
}

// P.PL.4 P.PL.5
#[test]
fn ties_go_to_the_dearer_buildings_and_then_to_all() {
    let mut dearer = two_at_p1(Some(1));
    dearer.moves(&["tile at2", "act building", "take 1", "site s1_m6", "turn 0"]);
    // B1-05 of seat 0 costs 2, B1-09 of seat 1 costs 3: seat 0 chooses one, seat 1 has both.
    assert_eq!(dearer.seat().index(), 0);
    dearer.moves(&["half top"]);
    assert_eq!((dearer.player(0).stone, dearer.player(0).points), (2, 2 + 2));
    let other = dearer.player(1);
    assert_eq!((other.gold, other.stone, other.points), (4, 4, 4));
    // Equal prices: both take both.
    let mut equal = builder()
        .plaza(1, "pz8")
        .building("s0_m6", "b1-09", 0, Some(1))
        .row(1, "b1-10")
        .coins(0, 3, 0)
        .play();
    equal.moves(&["tile at2", "act building", "take 1", "site s1_m6"]);
    assert_eq!((equal.player(0).gold, equal.player(0).stone), (2, 2));
    assert_eq!((equal.player(1).gold, equal.player(1).stone), (4, 4));
}

// P.PL.6 P.LI.20
#[test]
fn alone_with_a_cube_takes_both_and_without_one_nothing() {
    let mut alone = two_at_p1(None);
    alone.moves(&["tile at2", "act building", "take 1", "site s1_m6", "turn 0"]);
    assert_eq!(
        (
            alone.player(0).gold,
            alone.player(0).stone,
            alone.player(0).points
        ),
        (2, 2, 2 + 4)
    );
    // Seat 0 completes it without a cube: only seat 1 takes, and nobody is asked.
    let mut absent = builder()
        .plaza(1, "pz8")
        .building("s0_m6", "b1-09", 0, Some(1))
        .row(1, "b1-04")
        .coins(0, 2, 0)
        .play();
    absent.moves(&["tile at2", "act building", "take 1", "site s1_m6"]);
    assert_eq!(absent.seat().index(), 0);
    assert_eq!((absent.player(0).points, absent.player(1).points), (2, 4));
    assert_eq!(absent.refused(absent.seat(), "half top"), "praga.turn.asked");
    assert_eq!(absent.refused(2, "half top"), "engine.turn.seat");
}

// P.PL.9 P.RU.28
#[test]
fn a_plaza_without_tile_gives_nothing_but_the_cubes_back() {
    let mut table = first_game(2)
        .wheel(9, [0, 4, 1, 2, 3, 5])
        .building("s4_m3", "b1-09", 0, Some(1))
        .row(1, "b1-04")
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s4_m2"]);
    assert_eq!(table.player(0).points, 2, "immediate points count there too");
    assert_eq!((table.player(1).points, table.player(1).supply), (0, 2));
}

// P.TU.9 P.TE.7
#[test]
fn bonuses_in_anothers_turn_work_at_once() {
    // Seat 1 takes both of PZ2 in seat 0's turn: its step is made at once onto an arrow, which it may follow against the tier
    // price; T1-5 pays for the row.
    let mut table = builder()
        .building("sm1_m3", "b1-09", 0, Some(1))
        .building("sm1_m2", "b1-12", 0, Some(1))
        .marker(1, 1, 2, 0)
        .technologies(1, &["t1-5"])
        .row(1, "b1-01")
        .coins(0, 2, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m3"]);
    assert_eq!(table.seat().index(), 1);
    assert_eq!(table.list(table.seat()), ["pick hunger-wall", "pick cathedral"]);
    assert_eq!(table.refused(table.seat(), "climb cathedral"), "praga.turn.asked");
    table.moves(&["pick cathedral"]);
    assert_eq!(table.seat().index(), 1, "the arrow asks its owner");
    let before = table.player(1);
    table.moves(&["up"]);
    let after = table.player(1);
    assert_eq!((after.grids[1].row + 1, after.grids[1].column), (3, 1));
    assert_eq!((before.gold - after.gold, before.stone - after.stone), (1, 1));
    assert_eq!(after.points - before.points, 2);
    assert_eq!(table.seat().index(), 0);
}

// P.RF.8
#[test]
fn every_plaza_tile_brings_what_it_shows() {
    // Used by T4-5, which takes both bonuses.
    let check = |plaza: usize, tile: &str, expected: &[(&str, u64)], picks: &[&str]| {
        let mut position = first_game(4).coins(0, 0, 0).technologies(0, &["t4-5"]);
        if plaza == 1 {
            position = position.plaza(1, tile);
        }
        let mut table = position.play();
        let before = serde_json::to_value(table.player(0)).unwrap();
        table.moves(&["use t4-5", &format!("plaza p{plaza}")]);
        table.moves(picks);
        let after = serde_json::to_value(table.player(0)).unwrap();
        for key in [
            "gold",
            "stone",
            "eggs",
            "silver",
            "gold_windows",
            "red",
            "blue",
            "points",
            "technology",
            "university",
        ] {
            let gained = after[key].as_u64().unwrap() - before[key].as_u64().unwrap();
            let due = expected
                .iter()
                .find(|(name, _)| *name == key)
                .map_or(0, |(_, due)| *due);
            assert_eq!(gained, due, "{tile}: {key}");
        }
        table
    };
    check(
        5,
        "pz1",
        &[("technology", 1), ("university", 1), ("points", 4)],
        &[],
    );
    let steps = check(3, "pz2", &[("gold", 3)], &["pick hunger-wall"]);
    assert!(steps.can(steps.seat(), "step hunger-wall"));
    check(8, "pz3", &[("points", 7), ("gold_windows", 1)], &[]);
    check(1, "pz4", &[("silver", 2), ("points", 4)], &[]);
    check(1, "pz5", &[("points", 4), ("stone", 3)], &[]);
    check(1, "pz6", &[("points", 3), ("blue", 1)], &[]);
    check(1, "pz7", &[("technology", 1), ("points", 4)], &[]);
    check(1, "pz8", &[("stone", 2), ("gold", 2), ("points", 4)], &[]);
    check(1, "pz9", &[("red", 1), ("points", 3)], &[]);
    // T2-6, the filler technology, adds a point and a stone for the egg.
    check(1, "pz10", &[("eggs", 1), ("points", 4 + 1), ("stone", 1)], &[]);
    let mine = check(1, "pz11", &[("points", 3), ("silver", 1)], &["pick quarry"]);
    assert_eq!(mine.player(0).tracks, [4, 4]);
}

// P.TU.10
#[test]
fn before_a_site_is_given_up_for_want_of_its_price_an_open_bonus_can_pay_it() {
    // AT2 lies on the sector that gives 2 gold.
    let position = first_game(4).wheel(10, [0, 7, 1, 2, 3, 4]).row(1, "b1-04");
    let mut table = position.coins(0, 2, 0).play();
    table.moves(&["tile at2", "act building", "take 1"]);
    assert_eq!(
        table.listed(table.seat(), "site").len(),
        19,
        "only the New Town is free"
    );
    assert!(table.can(table.seat(), "bonus"));
    table.moves(&["bonus"]);
    assert_eq!(
        (
            table.listed(table.seat(), "site").len(),
            table.can(table.seat(), "bonus")
        ),
        (29, false)
    );
    table.moves(&["site sm1_0"]);
    assert_eq!(table.player(0).gold, 1);
}

// P.RE.5
#[test]
fn wealth_comes_also_in_the_turn_of_another() {
    let mut table = builder()
        .plaza(1, "pz8")
        .building("s0_m6", "b1-09", 0, Some(1))
        .row(1, "b1-04")
        .coins(0, 2, 0)
        .coins(1, 5, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s1_m6"]);
    assert_eq!((table.player(1).gold, table.player(1).silver), (7, 1));
}

// P.PL.7 P.RU.27
#[test]
fn bonuses_of_a_plaza_are_taken_from_the_active_player_clockwise() {
    let mut table = completed_p8(2, 3);
    assert_eq!(table.seat().index(), 0);
    table.moves(&["half top"]);
    assert_eq!(table.seat().index(), 2);
    table.moves(&["half top"]);
    assert_eq!(
        table.seat().index(),
        0,
        "seat 3 has the dearest building and takes both"
    );
}

// P.PL.3
#[test]
fn a_player_alone_at_a_plaza_takes_both_bonuses() {
    let mut alone = two_at_p1(None);
    alone.moves(&["tile at2", "act building", "take 1", "site s1_m6", "turn 0"]);
    let player = alone.player(0);
    assert_eq!((player.gold, player.stone, player.points), (2, 2, 2 + 4));
}

// P.RU.24 P.RU.49
#[test]
fn the_cube_of_a_building_is_not_optional_and_goes_with_the_cathedral_symbol() {
    let mut table = builder().row(1, "b1-05").play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m6", "turn 0"]);
    assert_eq!(table.player(0).supply, 1);
    for hex in (66..102).filter_map(signoria_praga::hex::Hex::from_number) {
        assert_eq!(figures().face(hex).symbol, figures().face(hex).marker, "{hex}");
    }
}

// P.RU.26
#[test]
fn a_tie_at_a_plaza_is_broken_by_printed_prices_not_by_what_was_paid() {
    // B1-10 and B1-09 both cost 3 gold; seat 0 pays only 1 with T4-1.
    let mut table = builder()
        .plaza(1, "pz8")
        .building("s0_m6", "b1-09", 0, Some(1))
        .row(1, "b1-10")
        .technologies(0, &["t4-1"])
        .coins(0, 1, 0)
        .play();
    table.moves(&["use t4-1", "take 1", "site s1_m6"]);
    assert_eq!((table.player(0).gold, table.player(0).stone), (2, 2));
    assert_eq!((table.player(1).gold, table.player(1).stone), (4, 4));
}

// P.RU.29
#[test]
fn in_anothers_turn_a_step_is_made_at_once_and_no_row_is_bought() {
    let mut table = builder()
        .building("sm1_m3", "b1-09", 0, Some(1))
        .building("sm1_m2", "b1-12", 0, Some(1))
        .windows(1, 2, 0)
        .row(1, "b1-01")
        .coins(0, 2, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m3"]);
    assert_eq!(table.refused(table.seat(), "climb cathedral"), "praga.turn.asked");
    table.moves(&["pick hunger-wall"]);
    assert_eq!(table.player(1).grids[0].column, 1);
}

// P.SU.8
#[test]
fn a_plaza_space_without_tile_is_no_site_but_those_round_it_are() {
    let mut table = first_game(2).wheel(9, [0, 4, 1, 2, 3, 5]).row(1, "b1-01").play();
    assert_eq!(table.view(0).plazas[8], None);
    table.moves(&["tile at2", "act building", "take 1"]);
    assert_eq!(table.refused(table.seat(), "site s5_m3"), "praga.building.plaza");
    assert!(table.can(table.seat(), "site s4_m3"));
}
