//! The numbered examples of `RULES.md`, section EX.

mod common;

use common::*;
use signoria_engine::{Game, Seat};

// A.EX.1
#[test]
fn a_ex_1_bread_by_turn_order_and_guilds_in_reverse() {
    let play = deal(4, Way::Guild, 3);
    let bread: Vec<u8> = (0..4).map(|seat| play.bread(seat)).collect();
    assert_eq!(bread, [3, 4, 5, 6]);
    let two = deal(2, Way::Guild, 3);
    assert_eq!([two.bread(0), two.bread(1)], [3, 4]);
    let mut play = play;
    for (seat, guild) in [(3, "scribes"), (2, "masons"), (1, "bankers"), (0, "painters")] {
        assert_eq!(play.waiting(), [usize::from(seat)]);
        play.act(seat, &format!("guild {guild}"));
    }
    for seat in 0..4 {
        let me = play.me(seat);
        assert_eq!((me.bay, me.shipyard, me.hand), (4, 6, 6));
    }
}

// A.EX.2
#[test]
fn a_ex_2_two_ships_from_the_wine_hold_pay_six_wine() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    // There is nothing but the wine hold until a ship stands in the bay.
    play.act(0, "buy the-prince");
    play.act(0, "pay wine");
    let me = play.me(0);
    assert_eq!((me.holds[Hold::Wine as usize], me.bay, me.bread), (0, 2, 0));
    assert!(me.masterpieces.contains(Masterpiece::ThePrince));
}

// A.EX.3 A.EX.4
#[test]
fn a_ex_3_emergency_supply_and_a_ex_4_surplus_becomes_bread() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::TheBookOfTheCourtier)
        .into();
    let port = play.me(0).port;
    play.all(0, &["buy the-book-of-the-courtier", "pay wine"]);
    let me = play.me(0);
    assert_eq!((me.bay, me.port - port, me.holds[Hold::Wine as usize]), (1, 1, 0));
    assert_eq!(me.bread, 2);
}

// A.EX.5
#[test]
fn a_ex_5_the_same_ship_pays_twice() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    let port = play.me(0).port;
    play.act(0, "buy the-prince");
    let me = play.me(0);
    assert_eq!((me.port - port, me.bay, me.bread), (1, 0, 0));
    assert!(me.masterpieces.contains(Masterpiece::ThePrince));
}

// A.EX.6
#[test]
fn a_ex_6_bread_beyond_the_capacity_is_lost() {
    let mut play: Play = Scenario::new(2)
        .lighthouses(0, 1)
        .bread(0, 5)
        .bay(0, 1)
        .tiles(0, &[Tile::Majorca])
        .into();
    assert_eq!(play.me(0).capacity, 7);
    play.act(0, "sail majorca");
    assert_eq!(play.bread(0), 7);
    assert!(play.told().contains(&"amalfi.log.bread-lost"));
}

// A.EX.7
#[test]
fn a_ex_7_surplus_pays_the_surcharge() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .bay(0, 1)
        .workshop(0, Masterpiece::TheBookOfTheCourtier)
        .into();
    play.all(0, &["buy the-book-of-the-courtier", "pay wine", "pay wine"]);
    assert_eq!(play.bread(0), 0);
    assert!(play.can(0, "pay bay") || play.me(0).masterpieces.len() == 1);

    let prince = |bread| {
        let scenario = Scenario::new(2)
            .hold(0, Hold::Wine, 2)
            .bread(0, bread)
            .workshop(0, Masterpiece::ThePrince);
        Play::from(scenario)
    };
    let mut two = prince(2);
    two.all(0, &["buy the-prince", "pay wine"]);
    assert_eq!((two.bread(0), two.me(0).bay), (0, 2));
    let mut one = prince(1);
    one.all(0, &["buy the-prince", "pay wine"]);
    // The third step had no alternative: both ships stood in the bay.
    assert_eq!((one.bread(0), one.me(0).bay), (2, 1));
}

// A.EX.8
#[test]
fn a_ex_8_two_bread_for_two_ships_to_wine() {
    let mut play: Play = Scenario::new(2).bay(0, 3).bread(0, 2).into();
    play.all(0, &["sail naples", "send wine", "send wine"]);
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
    play.all(0, &["sail syracuse", "send wine"]);
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
    play.all(0, &["sail naples", "send wine"]);
    assert_eq!((play.hold(0, Hold::Wine), play.me(0).bay), (1, 0));
    assert_eq!(play.waiting(), [1], "nothing is left to send");
}

// A.EX.11
#[test]
fn a_ex_11_any_holds_may_be_mixed() {
    let scenario = Scenario::new(2).bay(0, 3).bread(0, 3);
    let mut play: Play = scenario.clone().into();
    play.all(0, &["sail venice", "send wine", "send gems"]);
    assert_eq!((play.hold(0, Hold::Wine), play.hold(0, Hold::Gems)), (1, 1));
    let mut play: Play = scenario.into();
    play.all(0, &["sail venice", "send cloth", "send cloth"]);
    assert_eq!(play.hold(0, Hold::Cloth), 2);
}

// A.EX.12
#[test]
fn a_ex_12_discard_a_masterpiece_and_build_a_lighthouse() {
    let mut play: Play = Scenario::new(2).bay(0, 1).into();
    let before = play.view().workshop.0;
    play.act(0, "sail messina");
    let after = play.view();
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
    play.all(0, &["sail majorca", "take raphael"]);
    let council = play.view().council.0;
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
    play.all(0, &["sail messina", "lighthouse tunis", "unturn luca-pacioli"]);
    assert!(play.me(0).turned.is_empty());
    let mut none: Play = scenario.into();
    none.all(0, &["sail messina", "lighthouse tunis"]);
    assert_eq!(none.waiting(), [1]);
}

// A.EX.15
#[test]
fn a_ex_15_a_lighthouse_shines_for_who_has_passed() {
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
        play.all(1, &["sail naples", "send wine"]);
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
    play.all(0, &["sail venice", "send wine", "send gems"]);
    play.act(1, "beacon cloth");
    assert_eq!(play.hold(1, Hold::Cloth), 1);
}

// A.EX.17
#[test]
fn a_ex_17_without_lighthouses_a_character_or_two_points() {
    let scenario = Scenario::new(2).bay(0, 1).lighthouses(0, 6);
    let mut points: Play = scenario.clone().into();
    points.all(0, &["sail messina", "choose vp"]);
    assert_eq!(points.vp(0), 2);
    let mut take: Play = scenario.into();
    take.all(0, &["sail messina", "choose take"]);
    let card = take.view().council.0[3].unwrap();
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
    play.all(0, &["buy the-prince", "pay wine"]);
    assert_eq!(play.bread(0), 6);
    let mut atlas: Play = Scenario::new(2)
        .bread(0, 6)
        .hold(0, Hold::Spices, 3)
        .atlas(4, Tile::Trebizond)
        .into();
    atlas.all(0, &["explore trebizond", "pay spices", "pay spices"]);
    assert_eq!(atlas.bread(0), 6);
    assert!(atlas.me(0).tiles.contains(Tile::Trebizond));
}

// A.EX.19 A.EX.20 A.EX.21
#[test]
fn a_ex_19_to_21_private_routes() {
    let mut gems: Play = Scenario::new(2).tiles(0, &[Tile::Trebizond]).bay(0, 4).into();
    gems.all(0, &["sail trebizond", "send gems", "send gems", "send gems"]);
    assert_eq!(
        (gems.me(0).docked, gems.hold(0, Hold::Gems), gems.me(0).bay),
        (1, 3, 0)
    );
    let mut wine: Play = Scenario::new(2)
        .tiles(0, &[Tile::Malaga])
        .bay(0, 3)
        .bread(0, 1)
        .into();
    wine.all(0, &["sail malaga", "send wine", "send wine"]);
    assert_eq!(
        (wine.me(0).docked, wine.hold(0, Hold::Wine), wine.bread(0)),
        (1, 2, 0)
    );
    let mut any: Play = Scenario::new(2)
        .tiles(0, &[Tile::Damascus])
        .bay(0, 4)
        .bread(0, 3)
        .into();
    any.all(0, &["sail damascus", "send wine", "send gems", "send cloth"]);
    assert_eq!(any.me(0).holds, [0, 0, 1, 1, 1]);
    assert_eq!(any.bread(0), 0);
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
    let council = play.view().council.0.map(Option::unwrap);
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
    play.all(
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

// A.EX.24
#[test]
fn a_ex_24_two_ships_cost_ten_eight_or_six_wood() {
    for (round, wood) in [(1, 10), (2, 8), (3, 8), (4, 6)] {
        let ships = |n: u8| Scenario::new(2).round(round).hold(0, Hold::Wood, n);
        // A ship in the hold yields 3 and then 3 more: two give 12.
        let mut play: Play = ships(2).into();
        let port = play.me(0).port;
        play.all(0, &["build 2", "pay wood"]);
        while play.waiting() == [0] {
            let next = play
                .list(0)
                .into_iter()
                .find(|action| action.starts_with("pay") || action == "choose unturn");
            play.act(0, &next.unwrap());
        }
        let me = play.me(0);
        let lowered = if wood > 9 { 2 } else { 1 };
        assert_eq!(
            me.port - port,
            2 + if wood > 6 { lowered } else { 0 },
            "round {round}"
        );
        assert_eq!((me.built, me.owed), (2, 4));
        let raised = if wood > 9 {
            12
        } else if wood > 6 {
            9
        } else {
            6
        };
        assert_eq!(me.bread, raised - wood);
    }
}

// A.EX.25
#[test]
fn a_ex_25_one_of_the_two_symbols_and_not_both() {
    let mut play: Play = Scenario::new(2)
        .built(0, 1)
        .hold(0, Hold::Wood, 1)
        .turned(0, &[Character::LucaPacioli])
        .into();
    play.all(0, &["build 1"]);
    assert_eq!(play.list(0), ["choose take", "choose unturn"]);
    play.act(0, "choose unturn");
    play.act(0, "unturn luca-pacioli");
    assert_eq!(play.waiting(), [1]);
}

// A.EX.26
#[test]
fn a_ex_26_bread_is_raised_by_lowering_a_ship() {
    let mut play: Play = Scenario::new(2).hold(0, Hold::Cloth, 1).bay(0, 1).into();
    play.act(0, "lower cloth");
    assert_eq!((play.bread(0), play.me(0).bay), (3, 2));
    play.all(0, &["sail naples", "send wine"]);
    let me = play.me(0);
    assert_eq!((me.bread, me.docked, me.holds[Hold::Wine as usize]), (1, 1, 1));
}

// A.EX.27
#[test]
fn a_ex_27_no_ship_is_lowered_in_the_middle_of_a_gain() {
    let mut play: Play = Scenario::new(2).tiles(0, &[Tile::Trebizond]).bay(0, 3).into();
    play.all(0, &["sail trebizond", "send gems"]);
    assert_eq!(play.refused(0, "lower gems"), "amalfi.optional.gain");
    play.act(0, "send gems");
    assert_eq!((play.hold(0, Hold::Gems), play.me(0).bay), (2, 0));

    let mut first: Play = Scenario::new(2)
        .tiles(0, &[Tile::Trebizond])
        .bay(0, 3)
        .hold(0, Hold::Wine, 1)
        .lights(0, &[Route::Trebizond])
        .into();
    first.all(
        0,
        &[
            "sail trebizond",
            "lower wine",
            "send gems",
            "send gems",
            "send gems",
        ],
    );
    assert_eq!((first.hold(0, Hold::Gems), first.bread(0)), (3, 3));
    // The lighthouse is a decision after the gain.
    assert!(first.can(0, "lower gems"));
}

// A.EX.28
#[test]
fn a_ex_28_feeding_by_built_ships() {
    for (built, owed) in [(0, 2), (1, 3), (3, 5), (6, 8)] {
        let play: Play = Scenario::new(2).built(0, built).into();
        assert_eq!(play.me(0).owed, owed);
    }
}

// A.EX.29
#[test]
fn a_ex_29_missing_bread_costs_three_points_each() {
    let play: Play = Scenario::new(2)
        .built(0, 2)
        .bread(0, 1)
        .points(0, 5)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    assert_eq!((play.bread(0), play.vp(0)), (0, -4));
}

// A.EX.30
#[test]
fn a_ex_30_universalism_in_round_one() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Universalism)
        .masterpieces(0, &[Masterpiece::MonaLisa])
        .tiles(0, &[Tile::Zara])
        .invited(0, &[Character::PiriReis, Character::Raphael])
        .bread(0, 2)
        .bread(1, 2)
        .feeding()
        .into();
    play.finish_round();
    assert_eq!(play.vp(0), 11);
}

// A.EX.31
#[test]
fn a_ex_31_the_rightmost_tile_covers_cell_two() {
    let mut play: Play = Scenario::new(2)
        .atlas(4, Tile::Rome)
        .bread(0, 2)
        .bread(1, 2)
        .into();
    play.finish_round();
    let covers = [Route::CellIi, Route::CellIii, Route::CellIv].map(|cell| play.route(cell).cover);
    assert_eq!(covers, [Some(Tile::Rome), None, None]);
}

const PAINTINGS: [Masterpiece; 7] = [
    Masterpiece::MonaLisa,
    Masterpiece::GinevraDeBenci,
    Masterpiece::Annunciation,
    Masterpiece::TheTempest,
    Masterpiece::HolyTrinity,
    Masterpiece::Primavera,
    Masterpiece::DoniTondo,
];

// A.EX.32
#[test]
fn a_ex_32_raphael_scores_at_most_24() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .invited(0, &[Character::Raphael])
        .masterpieces(0, &PAINTINGS)
        .bread(0, 2)
        .bread(1, 2)
        .feeding()
        .into();
    play.finish_round();
    assert!(play.is_over());
    assert_eq!(play.vp(0), 24);
}

// A.EX.33
#[test]
fn a_ex_33_creator_needs_two_and_two() {
    let titles = [Title::Admiral, Title::Creator, Title::Fanatic];
    let buy = |books: &[Masterpiece]| {
        let mut play: Play = Scenario::new(2)
            .titles(titles)
            .masterpieces(0, books)
            .workshop(3, Masterpiece::GinevraDeBenci)
            .hold(0, Hold::Gems, 2)
            .into();
        play.all(0, &["buy ginevra-de-benci", "pay gems"]);
        play.me(0).cubes
    };
    use Masterpiece::{Canzoniere, Decameron, MonaLisa, Morgante};
    assert_eq!(buy(&[Canzoniere, Decameron, MonaLisa]), 1);
    assert_eq!(buy(&[Canzoniere, Decameron, Morgante]), 0);
}

const SIX: [Character; 6] = [
    Character::PiriReis,
    Character::Michelozzo,
    Character::LucaPacioli,
    Character::FraMauro,
    Character::Raphael,
    Character::AndreaDoria,
];
const OTHERS: [Character; 5] = [
    Character::AgostinoChigi,
    Character::LucaDellaRobbia,
    Character::FlavioBiondo,
    Character::Michelangelo,
    Character::JuanSebastianElcano,
];

// A.EX.34
#[test]
fn a_ex_34_the_second_courtier_gets_less_and_a_seventh_guest_nothing() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Courtier, Title::Fanatic])
        .invited(0, &SIX[..5])
        .invited(1, &OTHERS)
        .hand(0, &[Character::AndreaDoria, Character::JakobFugger])
        .hand(1, &[Character::CaterinaSforza])
        .hold(0, Hold::Cloth, 2)
        .hold(0, Hold::Wood, 3)
        .hold(1, Hold::Wood, 2)
        .into();
    play.all(0, &["invite andrea-doria", "pay cloth", "pay cloth"]);
    assert_eq!(play.vp(0), 12);
    play.all(1, &["invite caterina-sforza", "pay wood"]);
    assert_eq!(play.vp(1), 9);
    play.all(0, &["invite jakob-fugger", "pay wood", "pay wood", "pay wood"]);
    assert_eq!((play.vp(0), play.me(0).cubes), (12, 1));
}

// A.EX.35
#[test]
fn a_ex_35_packs_shrink_as_they_go_round() {
    let mut full = deal(3, Way::FullDraft, 5);
    for size in [7, 6, 5, 4, 3, 2] {
        for seat in 0..3 {
            assert_eq!(full.own(seat).choice.len(), size);
        }
        for seat in 0..3 {
            let first = full.list(seat)[0].clone();
            full.act(seat, &first);
        }
    }
    assert!((0..3).all(|seat| full.me(seat).hand == 6));
    let mut selective = deal(3, Way::SelectiveDraft, 5);
    for size in [6, 5, 4, 3, 2, 3] {
        for seat in 0..3 {
            assert_eq!(selective.list(seat).len(), size);
        }
        for seat in 0..3 {
            let first = selective.list(seat)[0].clone();
            selective.act(seat, &first);
        }
    }
    assert!((0..3).all(|seat| selective.me(seat).hand == 6));
}

// A.EX.36
#[test]
fn a_ex_36_titles_needed_to_go_on() {
    let end = |opponent, round, cubes: usize| {
        let mut scenario = Scenario::solo(opponent)
            .round(round)
            .bread(0, 2)
            .hand(0, &[Character::Raphael])
            .decree(round.into(), Decree::Trade);
        for title in 0..cubes {
            scenario = scenario.cube(0, title);
        }
        let mut play: Play = scenario.feeding().into();
        play.finish_round();
        play.game
    };
    assert!(end(Opponent::Genoa, 2, 0).waiting().is_empty());
    assert!(!end(Opponent::Naples, 2, 0).waiting().is_empty());
    let lost = end(Opponent::Naples, 4, 1);
    assert_eq!(lost.standings().solo_win, Some(false));
    assert_eq!(lost.standings().verdict.unwrap().id, "amalfi.verdict.lost");
    assert_eq!(end(Opponent::Naples, 4, 2).standings().solo_win, Some(true));
}

// A.EX.37
#[test]
fn a_ex_37_the_ranks_of_the_solo_challenge() {
    let rank = |points| {
        let mut play: Play = Scenario::solo(Opponent::Naples)
            .round(4)
            .bread(0, 2)
            .decree(4, Decree::Trade)
            .cube(0, 0)
            .cube(0, 1)
            .points(0, points)
            .feeding()
            .into();
        play.finish_round();
        play.game.standings().verdict.unwrap().id.into_owned()
    };
    let ranks = [125, 126, 175, 176, 225, 226].map(rank);
    let [novice, ruler, patron, pride] =
        ["novice", "promising-ruler", "patron", "pride"].map(|rank| format!("amalfi.verdict.{rank}"));
    assert_eq!(
        ranks,
        [novice, ruler.clone(), ruler, patron.clone(), patron, pride]
    );
}

// A.EX.38
#[test]
fn a_ex_38_ties_are_broken_by_cubes() {
    let ranks = |second: bool| {
        let mut scenario = Scenario::new(2)
            .round(4)
            .decree(4, Decree::Trade)
            .bread(0, 2)
            .bread(1, 2)
            .points(0, 150)
            .points(1, 150)
            .cube(0, 0)
            .cube(0, 1)
            .cube(1, 0);
        if second {
            scenario = scenario.cube(1, 1);
        }
        let mut play: Play = scenario.feeding().into();
        play.finish_round();
        let standings = play.game.standings();
        [0, 1].map(|seat| standings.of(Seat::new(seat)).unwrap().rank)
    };
    assert_eq!(ranks(false), [1, 2]);
    assert_eq!(ranks(true), [1, 1]);
}

// A.EX.39
#[test]
fn a_ex_39_blessing() {
    use Masterpiece as M;
    let books = [M::Canzoniere, M::Decameron, M::Morgante, M::Arcadia];
    let monuments = [M::PonteVecchio, M::Tempietto];
    for ([b, p, m], points) in [([2, 2, 1], 13), ([3, 1, 0], 3), ([2, 2, 2], 20), ([4, 0, 0], 0)] {
        let mut play: Play = Scenario::new(2)
            .decree(1, Decree::Blessing)
            .masterpieces(0, &books[..b])
            .masterpieces(0, &PAINTINGS[..p])
            .masterpieces(0, &monuments[..m])
            .bread(0, 2)
            .bread(1, 2)
            .feeding()
            .into();
        play.finish_round();
        assert_eq!(play.vp(0), points, "{b} {p} {m}");
    }
}

// A.EX.40
#[test]
fn a_ex_40_the_council_decree_counts_types() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Council)
        .invited(
            0,
            &[
                Character::PiriReis,
                Character::FraMauro,
                Character::JakobFugger,
                Character::Raphael,
            ],
        )
        .bread(0, 2)
        .bread(1, 2)
        .feeding()
        .into();
    play.finish_round();
    assert_eq!(play.vp(0), 18);
}

// A.EX.41
#[test]
fn a_ex_41_a_price_above_the_capacity_cannot_be_paid() {
    let play: Play = Scenario::new(2)
        .hand(0, &[Character::BartolomeuDias])
        .bread(0, 6)
        .bay(0, 4)
        .into();
    assert_eq!(play.refused(0, "invite bartolomeu-dias"), "amalfi.pay.bread");
    let mut lowered = play;
    lowered.all(0, &["supply", "supply", "supply"]);
    assert_eq!(lowered.bread(0), 6);
    assert_eq!(lowered.refused(0, "invite bartolomeu-dias"), "amalfi.pay.bread");
}

// A.EX.42
#[test]
fn a_ex_42_ships_lowered_at_the_end_of_a_round_come_back() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 2)
        .bread(0, 1)
        .bread(1, 6)
        .feeding()
        .into();
    play.act(0, "supply");
    assert_eq!(play.bread(0), 2, "4 after lowering, 2 paid");
    play.act(0, "supply");
    assert_eq!(play.bread(0), 5);
    play.finish_round();
    assert_eq!((play.me(0).bay, play.me(0).port), (4, 0));
}

// A.EX.43
#[test]
fn a_ex_43_an_atlas_without_stacks() {
    let mut play: Play = Scenario::new(2)
        .last_tiles(&[Tile::Tripoli, Tile::Acre])
        .hold(0, Hold::Spices, 1)
        .hold(1, Hold::Spices, 1)
        .into();
    assert_eq!(
        play.view().atlas.0,
        [None, None, None, Some(Tile::Tripoli), Some(Tile::Acre)]
    );
    play.act(0, "explore acre");
    assert_eq!(play.bread(0), 1);
    assert_eq!(play.view().atlas.0, [None, None, None, None, Some(Tile::Tripoli)]);
    play.act(1, "explore tripoli");
    assert_eq!(play.bread(1), 1);
}

// A.EX.44
#[test]
fn a_ex_44_the_opponent_follows_the_rightmost_masterpiece() {
    let sail = |opponent, taken: bool| {
        let mut scenario = Scenario::solo(opponent)
            .bay(0, 1)
            .bread(0, 1)
            .hand(0, &[Character::Raphael])
            .workshop(4, Masterpiece::GiottosCampanile);
        if taken {
            scenario = scenario.dock(0, Route::Florence);
        }
        let mut play: Play = scenario.into();
        play.act(0, "sail alexandria");
        if play.can(0, "skip") {
            play.act(0, "skip");
        }
        play.view().rival.unwrap().pieces.docks.iter().collect::<Vec<_>>()
    };
    assert_eq!(sail(Opponent::Naples, false), [Route::Naples, Route::Florence]);
    assert_eq!(sail(Opponent::Naples, true), [Route::Naples]);
    assert_eq!(
        sail(Opponent::Genoa, false),
        [Route::Naples, Route::Florence, Route::Messina]
    );
}

// A.EX.45
#[test]
fn a_ex_45_card_then_title_then_bonus() {
    let mut play: Play = Scenario::new(2)
        .titles([Title::Admiral, Title::Explorer, Title::Collector])
        .masterpieces(0, &PAINTINGS[..5])
        .workshop(3, Masterpiece::Morgante)
        .hold(0, Hold::Wine, 1)
        .bay(0, 1)
        .into();
    play.all(0, &["buy morgante", "pay wine"]);
    assert_eq!(play.vp(0), 5 + 12);
    let told = play.told();
    let place = |id| told.iter().position(|&told| told == id).unwrap();
    assert!(place("amalfi.log.bought") < place("amalfi.log.title"));
    let last_bread = told
        .iter()
        .rposition(|&told| told == "amalfi.log.bread-gained")
        .unwrap();
    assert!(place("amalfi.log.title") < last_bread, "the bonus is 1 bread");
}

// A.EX.46
#[test]
fn a_ex_46_lowering_into_an_almost_full_barn_is_legal() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .bread(0, 5)
        .hand(0, &[Character::Raphael])
        .into();
    play.act(0, "supply");
    assert_eq!(play.bread(0), 6);
    assert!(play.told().contains(&"amalfi.log.bread-lost"));
}
