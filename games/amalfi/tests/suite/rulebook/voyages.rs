//! Examples 8 to 23: routes, the markets, lighthouses.

use signoria_engine::Seat;

use crate::scenario::*;

// A.EX.8
#[test]
fn a_ex_8_two_bread_for_two_ships_to_wine() {
    let mut play: Play = Scenario::new(2).bay(0, 3).bread(0, 2).into();
    play.acts(0, &["sail naples", "send wine", "send wine"]);
    let me = play.me(0);
    assert_eq!(
        (me.docked, me.bread, me.holds[Hold::Wine as usize], me.bay),
        (1, 0, 2, 0)
    );
    let poor: Play = Scenario::new(2).bay(0, 3).bread(0, 1).into();
    assert_eq!(poor.refused(0, "sail naples"), "amalfi.sail.bread");
}

// A.EX.9
#[test]
fn a_ex_9_a_private_route_is_sailed_by_its_explorer_alone() {
    let scenario = Scenario::new(2)
        .tiles(0, &[Tile::Syracuse])
        .bay(0, 2)
        .bay(1, 2)
        .bread(0, 1)
        .bread(1, 4);
    let mut play: Play = scenario.clone().into();
    play.acts(0, &["sail syracuse", "send wine"]);
    let me = play.me(0);
    assert_eq!(
        (me.docked, me.holds[Hold::Wine as usize], me.bay, me.bread),
        (1, 1, 0, 4)
    );
    let other: Play = scenario.turn(1).into();
    assert_eq!(other.refused(1, "sail syracuse"), "amalfi.sail.private");
}

// A.EX.10
#[test]
fn a_ex_10_the_ship_on_the_dock_is_no_longer_in_the_bay() {
    let mut play: Play = Scenario::new(2).bay(0, 2).bread(0, 2).into();
    play.acts(0, &["sail naples", "send wine"]);
    assert_eq!((play.hold(0, Hold::Wine), play.me(0).bay), (1, 0));
    assert_eq!(play.waiting(), [1], "nothing is left to send");
}

// A.EX.11
#[test]
fn a_ex_11_any_holds_may_be_mixed() {
    let scenario = Scenario::new(2).bay(0, 3).bread(0, 3);
    let mut play: Play = scenario.clone().into();
    play.acts(0, &["sail venice", "send wine", "send gems"]);
    assert_eq!((play.hold(0, Hold::Wine), play.hold(0, Hold::Gems)), (1, 1));
    let mut play: Play = scenario.into();
    play.acts(0, &["sail venice", "send cloth", "send cloth"]);
    assert_eq!(play.hold(0, Hold::Cloth), 2);
}

// A.EX.12
#[test]
fn a_ex_12_discard_a_masterpiece_and_build_a_lighthouse() {
    let mut play: Play = Scenario::new(2).bay(0, 1).into();
    let before = play.public().workshop.0;
    play.act(0, "sail messina");
    let after = play.public();
    assert_eq!(after.workshop.0[1..], before[..4]);
    assert!(after.workshop.0[0].is_some() && !before.contains(&after.workshop.0[0]));
    assert!(after.workshop_discard.contains(before[4].unwrap()));
    play.act(0, "lighthouse tunis");
    assert_eq!(play.me(0).capacity, 7);
    assert_eq!(play.route(Route::Tunis).lighthouse, Some(Seat::new(0)));
}

// A.EX.13
#[test]
fn a_ex_13_the_council_closes_up_to_the_right() {
    let scenario = Scenario::new(2)
        .bay(0, 1)
        .bread(0, 2)
        .tiles(0, &[Tile::Majorca])
        .council(0, Character::AldusManutius)
        .council(1, Character::PiriReis)
        .council(2, Character::Raphael)
        .council(3, Character::Bessarion);
    for (card, bread) in [
        ("raphael", 6),
        ("aldus-manutius", 4),
        ("piri-reis", 5),
        ("bessarion", 6),
    ] {
        let mut play: Play = scenario.clone().into();
        play.act(0, "sail majorca");
        assert_eq!(play.bread(0), 6);
        play.act(0, &format!("take {card}"));
        assert_eq!(play.bread(0), bread, "{card}");
    }
    let mut play: Play = scenario.into();
    play.acts(0, &["sail majorca", "take raphael"]);
    let council = play.public().council.0;
    assert_eq!(
        council[1..],
        [
            Some(Character::AldusManutius),
            Some(Character::PiriReis),
            Some(Character::Bessarion)
        ]
    );
    assert!(council[0].is_some());
}

// A.EX.14
#[test]
fn a_ex_14_the_unturn_symbol_under_a_lighthouse() {
    // The second lighthouse covers the symbol.
    let scenario = Scenario::new(2).bay(0, 1).lights(0, &[Route::Alexandria]);
    let mut play: Play = scenario.clone().turned(0, &[Character::LucaPacioli]).into();
    play.acts(0, &["sail messina", "lighthouse tunis", "unturn luca-pacioli"]);
    assert!(play.me(0).turned.is_empty());
    let mut none: Play = scenario.into();
    none.acts(0, &["sail messina", "lighthouse tunis"]);
    assert_eq!(none.waiting(), [1]);
}

// A.EX.15
#[test]
fn a_ex_15_a_lighthouse_shines_for_a_player_who_has_passed() {
    let scenario = Scenario::new(2)
        .turn(1)
        .bay(1, 2)
        .bread(1, 2)
        .passed(&[0])
        .bread(0, 2)
        .bay(0, 1)
        .lights(0, &[Route::Naples]);
    let start = || {
        let mut play: Play = scenario.clone().into();
        play.acts(1, &["sail naples", "send wine"]);
        assert_eq!(play.waiting(), [0]);
        play
    };
    let mut send = start();
    send.act(0, "beacon wine");
    let me = send.me(0);
    assert_eq!((me.bread, me.bay, me.holds[Hold::Wine as usize]), (0, 0, 1));
    let mut glean = start();
    glean.act(0, "glean");
    assert_eq!(glean.bread(0), 3);
    let mut nothing = start();
    nothing.act(0, "skip");
    assert_eq!((nothing.bread(0), nothing.me(0).bay), (2, 1));
}

// A.EX.16
#[test]
fn a_ex_16_the_owner_of_the_lighthouse_chooses_freely_where_any_is_shown() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 3)
        .bread(0, 3)
        .bay(1, 1)
        .bread(1, 2)
        .lights(1, &[Route::Venice])
        .into();
    play.acts(0, &["sail venice", "send wine", "send gems"]);
    play.act(1, "beacon cloth");
    assert_eq!(play.hold(1, Hold::Cloth), 1);
}

// A.EX.17
#[test]
fn a_ex_17_without_lighthouses_a_character_or_two_points() {
    let scenario = Scenario::new(2).bay(0, 1).lighthouses(0, 6);
    let mut points: Play = scenario.clone().into();
    points.acts(0, &["sail messina", "choose vp"]);
    assert_eq!(points.vp(0), 2);
    let mut take: Play = scenario.into();
    take.acts(0, &["sail messina", "choose take"]);
    let card = take.public().council.0[3].unwrap();
    take.act(0, &format!("take {card}"));
    assert_eq!((take.vp(0), take.me(0).hand), (0, 1));
}

// A.EX.18
#[test]
fn a_ex_18_the_bread_of_the_rightmost_cell_is_lost_when_the_barn_is_full() {
    let mut play: Play = Scenario::new(2)
        .bread(0, 6)
        .hold(0, Hold::Wine, 2)
        .workshop(4, Masterpiece::ThePrince)
        .into();
    play.acts(0, &["buy the-prince", "pay wine"]);
    assert_eq!(play.bread(0), 6);
    let mut atlas: Play = Scenario::new(2)
        .bread(0, 6)
        .hold(0, Hold::Spices, 3)
        .atlas(4, Tile::Trebizond)
        .into();
    atlas.acts(0, &["explore trebizond", "pay spices", "pay spices"]);
    assert_eq!(atlas.bread(0), 6);
    assert!(atlas.me(0).tiles.contains(Tile::Trebizond));
}

// A.EX.19
#[test]
fn a_ex_19_three_ships_to_gems() {
    let mut gems: Play = Scenario::new(2).tiles(0, &[Tile::Trebizond]).bay(0, 4).into();
    gems.acts(0, &["sail trebizond", "send gems", "send gems", "send gems"]);
    let me = gems.me(0);
    assert_eq!((me.docked, me.holds, me.bay), (1, [0, 0, 0, 3, 0], 0));
}

// A.EX.20
#[test]
fn a_ex_20_two_ships_to_wine_for_one_bread() {
    let scenario = Scenario::new(2).tiles(0, &[Tile::Malaga]).bay(0, 3);
    let mut wine: Play = scenario.clone().bread(0, 1).into();
    wine.acts(0, &["sail malaga", "send wine", "send wine"]);
    let me = wine.me(0);
    assert_eq!((me.docked, me.holds, me.bread), (1, [0, 0, 2, 0, 0], 0));
    let poor: Play = scenario.into();
    assert_eq!(poor.refused(0, "sail malaga"), "amalfi.sail.bread");
}

// A.EX.21
#[test]
fn a_ex_21_three_ships_to_any_for_three_bread() {
    let mut any: Play = Scenario::new(2)
        .tiles(0, &[Tile::Damascus])
        .bay(0, 4)
        .bread(0, 3)
        .into();
    any.acts(0, &["sail damascus", "send wine", "send gems", "send cloth"]);
    assert_eq!((any.me(0).holds, any.bread(0)), ([0, 0, 1, 1, 1], 0));
}

// A.EX.22
#[test]
fn a_ex_22_the_price_is_paid_before_the_character_is_taken() {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Ferrara])
        .bay(0, 2)
        .bread(0, 1)
        .into();
    play.act(0, "sail ferrara");
    assert_eq!(play.bread(0), 0);
    let council = play.public().council.0.map(Option::unwrap);
    let takes = [format!("take {}", council[2]), format!("take {}", council[3])];
    assert_eq!(play.listed(0, "take"), takes);
    assert_eq!(
        play.refused(0, &format!("take {}", council[0])),
        "amalfi.market.surcharge"
    );
    play.act(0, &takes[0]);
    play.act(0, "send wine");
    assert_eq!(play.hold(0, Hold::Wine), 1);
}

// A.EX.23
#[test]
fn a_ex_23_a_lighthouse_built_by_the_voyage_itself() {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Marseille])
        .bay(0, 3)
        .bread(0, 4)
        .into();
    play.acts(
        0,
        &[
            "sail marseille",
            "lighthouse marseille",
            "send wine",
            "beacon wine",
        ],
    );
    let me = play.me(0);
    assert_eq!(
        (me.bread, me.bay, me.holds[Hold::Wine as usize], me.docked),
        (0, 0, 2, 1)
    );
}
