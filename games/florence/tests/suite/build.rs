//! Buildings and placement.

use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::{Building, Landscape, Size, Tile};

use crate::scenario::*;

fn placing(scenario: Scenario, building: &str) -> Play {
    let mut play = scenario.turn(A).play();
    play.act(A, &format!("build {building}"));
    play
}

/// A is about to place a landscape.
fn planting(scenario: Scenario, landscape: &str) -> Play {
    let mut play = scenario.play();
    play.act(A, &format!("open {landscape}"))
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    play
}

// F.BD.1
#[test]
fn a_building_is_paid_taken_placed_and_gives_three_points() {
    let mut play = placing(Scenario::new(4), "opera");
    play.act(A, "place e1 r0");
    assert_eq!((play.coins(A), play.prestige(A)), (2800, 3));
    assert_eq!(play.game.supply.buildings[Opera as usize], 2);
    assert!(play.game.players[A].has_building(Opera));
}

// F.BD.2
#[test]
fn a_kind_that_is_gone_cannot_be_built() {
    let scenario = [B, C, D]
        .into_iter()
        .fold(Scenario::new(4).turn(A), |scenario, seat| {
            scenario.built(seat, Tower, "a1 r0")
        });
    assert_eq!(
        scenario.play().refused(A, "build tower"),
        "florence.build.none-left"
    );
}

// F.BD.3 F.PL.6
#[test]
fn each_building_once_but_landscapes_may_repeat() {
    let play = Scenario::new(4)
        .turn(A)
        .builders(A, 3)
        .built(A, Tower, "a1 r0")
        .play();
    assert_eq!(play.refused(A, "build tower"), "florence.build.second");
    let mut play = planting(Scenario::new(4).land(A, Landscape::Lake, "a1 r0"), "lake");
    play.act(A, "place c1 r0");
    assert_eq!(play.game.players[A].landscapes[1], 2);
}

// F.BD.4 F.RU.30
#[test]
fn sizes_of_buildings() {
    let play = Scenario::new(4).play();
    let figures = play.game.figures();
    let expected = [
        (Size::Large, 7, vec![University, Laboratory, Workshop]),
        (Size::Medium, 5, vec![Library, Opera, Studio, Hospital, Theatre]),
        (Size::Small, 3, vec![Tower, Chapel]),
    ];
    for (size, cells, kinds) in expected {
        let found: Vec<Building> = Building::ALL
            .iter()
            .copied()
            .filter(|&building| figures.sizes[building as usize] == size)
            .collect();
        assert_eq!(found, kinds);
        assert!(
            kinds
                .iter()
                .all(|&building| figures.places(Tile::Building(building)).cells == cells)
        );
    }
    // The outlines of the data file, as far as the books speak of them.
    let cells = |landscape| figures.places(Tile::Landscape(landscape)).cells;
    assert_eq!(
        [Landscape::Forest, Landscape::Lake, Landscape::Park].map(cells),
        [6, 4, 3]
    );
}

// F.BD.5
#[test]
fn the_palazzo_counts_for_nothing_but_its_cells() {
    let play = Scenario::new(4).play();
    let player = &play.game.players[A];
    assert_eq!((player.building_count(), player.prestige()), (0, 0));
    assert_eq!(player.covered.count_ones(), 6);
    let play = placing(Scenario::new(4), "tower");
    assert_eq!(play.refused(A, "place a6 r0"), "florence.place.covered");
}

// F.PL.1
#[test]
fn tiles_are_turned_and_mirrored_but_stay_inside() {
    let play = placing(Scenario::new(4), "studio");
    for turn in ["r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"] {
        assert!(play.list(A).iter().any(|action| action.ends_with(turn)), "{turn}");
    }
    assert_eq!(play.refused(A, "place g1 r0"), "florence.place.outside");
    assert_eq!(play.refused(A, "place a5 r0"), "florence.place.outside");
    // Where turning changes nothing there is one way to say it.
    let play = placing(Scenario::new(4), "tower");
    assert!(
        play.list(A)
            .iter()
            .all(|action| action.ends_with("r0") || action.ends_with("r1"))
    );
}

// F.PL.2
#[test]
fn no_cell_is_covered_twice() {
    let play = placing(
        Scenario::new(4)
            .builders(A, 3)
            .built(A, Chapel, "a1 r0")
            .land(A, Landscape::Lake, "e1 r0"),
        "tower",
    );
    assert_eq!(play.refused(A, "place a2 r0"), "florence.place.covered");
    assert_eq!(play.refused(A, "place d1 r0"), "florence.place.covered");
    assert_eq!(play.refused(A, "place c7 r0"), "florence.place.covered");
}

// F.PL.3
#[test]
fn before_the_second_builder_buildings_may_not_share_an_edge() {
    for builders in [0, 1] {
        let play = placing(
            Scenario::new(4).builders(A, builders).built(A, Chapel, "a1 r0"),
            "tower",
        );
        assert_eq!(play.refused(A, "place a3 r0"), "florence.build.adjacent");
        assert_eq!(play.refused(A, "place d6 r1"), "florence.place.outside");
        assert_eq!(
            play.refused(A, "place d6 r0"),
            "florence.build.adjacent",
            "the palazzo"
        );
        assert!(play.can(A, "place c3 r0"), "a corner is no edge");
    }
}

// F.PL.4 F.RU.11
#[test]
fn from_the_second_builder_on_they_may_also_to_the_palazzo() {
    for builders in [2, 3] {
        let play = placing(
            Scenario::new(4).builders(A, builders).built(A, Chapel, "a1 r0"),
            "tower",
        );
        assert!(play.can(A, "place b1 r0") && play.can(A, "place d6 r0"));
    }
    // What stood before is not judged again: buildings that touch with fewer builders are a possible position.
    let placed = Scenario::new(4)
        .built(A, Chapel, "a1 r0")
        .built(A, Tower, "b1 r0");
    assert!(placed.is_possible());
}

// F.PL.5
#[test]
fn landscapes_touch_anything() {
    let play = planting(Scenario::new(4).built(A, Chapel, "a1 r0"), "park");
    assert!(
        play.can(A, "place b1 r0") && play.can(A, "place a5 r0"),
        "a building and the palazzo"
    );
    let play = placing(Scenario::new(4).land(A, Landscape::Park, "d1 r0"), "tower");
    assert!(play.can(A, "place d2 r0"), "a building may touch a landscape");
}

// F.PL.7
#[test]
fn placed_pieces_stay() {
    let mut play = placing(Scenario::new(4), "tower");
    play.act(A, "place e1 r0");
    let before = play.game.players[A].lots;
    play.act(A, "build chapel").act(A, "place a1 r0");
    assert_eq!(play.game.players[A].lots[Tower as usize], before[Tower as usize]);
    assert!(
        !play
            .list(B)
            .iter()
            .any(|action| action.contains("tower") && !action.starts_with("build"))
    );
}

// F.PL.8
#[test]
fn without_a_place_nothing_is_built_or_paid() {
    let full = Scenario::new(4).turn(A).furnish(
        A,
        &[University, Laboratory, Workshop, Library, Opera, Studio],
        &[],
    );
    let play = full.play();
    assert_eq!(play.refused(A, "build hospital"), "florence.place.no-room");
    assert_eq!(play.coins(A), 3500);
}

// F.PL.9
#[test]
fn ten_buildings_do_not_fit() {
    let play = Scenario::new(4).play();
    let figures = play.game.figures();
    let cells: u32 = Building::ALL
        .iter()
        .map(|&building| figures.places(Tile::Building(building)).cells)
        .sum();
    assert_eq!(cells, 52);
    let mut sizes: Vec<u32> = Building::ALL
        .iter()
        .map(|&building| figures.places(Tile::Building(building)).cells)
        .collect();
    sizes.sort_unstable();
    assert!(
        sizes[..8].iter().sum::<u32>() <= 43 && sizes[..9].iter().sum::<u32>() > 43,
        "at most 8 by their cells"
    );
    // Together with a neighbour a building may cover a single cell of an estate.
    let spans = &figures.places(Tile::Building(Tower)).across;
    assert!(spans.iter().any(|span| span.mask[0].count_ones() == 1));
}
