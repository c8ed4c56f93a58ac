//! Optional actions at any moment (OP): what they would make usable does not lapse unasked.

use crate::scenario::*;

use Character as C;

/// A workshop in which only the leftmost card can be paid with one ship in the wine hold: 6 resources, and none left for its surcharge.
fn only_the_leftmost_card() -> Scenario {
    Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .workshop(0, Masterpiece::OrlandoFurioso)
        .workshop(1, Masterpiece::MonaLisa)
        .workshop(2, Masterpiece::TheSchoolOfAthens)
        .workshop(3, Masterpiece::SistineChapel)
        .workshop(4, Masterpiece::DomeOfFlorenceCathedral)
}

// A.OP.8
#[test]
fn an_extra_purchase_waits_for_the_cards_that_pay_its_surcharge() {
    let alberti = C::LeonBattistaAlberti;
    let mut play = activate(
        alberti,
        only_the_leftmost_card().hand(0, &[C::Raphael, C::FraMauro]),
    );
    assert_eq!(play.listed(0, "buy"), [""; 0], "not with an empty barn");
    assert!(play.can(0, "skip"));
    play.acts(
        0,
        &["discard raphael", "discard fra-mauro", "buy orlando-furioso"],
    );
    assert_eq!((play.me(0).masterpieces.len(), play.bread(0)), (1, 0));
    // One card is not enough, and with nothing to discard nobody is asked.
    let poor = activate(alberti, only_the_leftmost_card().hand(0, &[C::Raphael]));
    assert_eq!(poor.waiting(), [1]);
}

// A.OP.8
#[test]
fn an_extra_exploration_waits_for_the_cards_that_pay_its_surcharge() {
    // One ship in the wine hold: 3 of any kind for the route of 3 wine or spices after the discount, and nothing over.
    let scenario = Scenario::new(2)
        .bay(0, 1)
        .hand(0, &[C::Raphael, C::FraMauro])
        .atlas(0, Tile::Lisbon)
        .atlas(1, Tile::Trebizond)
        .atlas(2, Tile::Bruges)
        .atlas(3, Tile::Candia)
        .atlas(4, Tile::Zara);
    let mut play = activate(C::PedroNunes, scenario);
    assert_eq!(play.listed(0, "explore"), [""; 0]);
    play.acts(0, &["discard raphael", "discard fra-mauro", "explore lisbon"]);
    assert_eq!((play.me(0).tiles.len(), play.bread(0)), (1, 0));
}

/// A game in which every character of the council costs bread; seat 0 has spent its own, but for `bread`.
fn dear_council(bread: u8) -> Play {
    let mut play = deal_changed(
        2,
        3,
        "a dear council",
        "council = [-2, -1, 0, 1]",
        "council = [-2, -1, -1, -1]",
    );
    play.act(1, "guild masons");
    play.act(0, "guild bankers");
    let spent = if bread == 0 {
        ["sail naples", "sail alexandria"].as_slice()
    } else {
        &["sail naples"]
    };
    for sail in spent {
        play.acts(0, &[sail, "skip"]);
        if play.waiting() == [1] {
            play.act(1, "pass");
        }
    }
    assert_eq!(play.bread(0), bread);
    play
}

// A.OP.8 A.TC.5
#[test]
fn a_take_waits_for_the_bread_that_optional_actions_raise() {
    let mut play = dear_council(0);
    play.act(0, "sail palermo");
    assert_eq!(play.listed(0, "take"), [""; 0], "it is asked for all the same");
    play.act(0, "discard jakob-fugger");
    assert_eq!(play.listed(0, "take").len(), 3);
}

// A.OP.8 A.CR.2
#[test]
fn the_character_of_a_changing_cell_waits_for_a_discarded_card() {
    let mut play = dear_council(1);
    play.act(0, "sail cell-iii");
    let card = play.public().council.0[3].unwrap();
    assert_eq!(
        play.refused(0, &format!("take {card}")),
        "amalfi.sail.take",
        "the price must be left"
    );
    play.act(0, "discard jakob-fugger");
    play.act(0, &format!("take {card}"));
    assert_eq!(play.bread(0), 0, "the surcharge and the price are paid");
    // After the effects it is offered again to whoever did not take it before.
    let mut late = dear_council(1);
    late.acts(0, &["sail cell-iii", "skip", "skip"]);
    assert_eq!(
        (late.waiting(), late.bread(0), late.listed(0, "take").len()),
        (vec![0], 0, 0)
    );
    late.act(0, "supply");
    assert_eq!(late.listed(0, "take").len(), 4);
}

// A.OP.8 A.VO.14
#[test]
fn an_empty_port_can_be_filled_before_ships_are_moved_out_of_it() {
    let scenario = Scenario::new(2).dock(0, Route::Tunis).bay(0, 3);
    let mut play = activate(C::SebastianoVenier, scenario);
    assert_eq!((play.me(0).port, play.waiting()), (0, vec![0]));
    assert_eq!(play.refused(0, "launch"), "amalfi.launch.port");
    play.acts(0, &["supply", "launch"]);
    assert_eq!((play.me(0).bay, play.me(0).port, play.bread(0)), (3, 0, 3));
    // Without a ship to lower the effect lapses.
    let mut idle = Scenario::new(2);
    for route in [Route::Tunis, Route::Naples, Route::Venice, Route::Genoa] {
        idle = idle.dock(0, route);
    }
    assert_eq!(activate(C::SebastianoVenier, idle).waiting(), [1]);
}

// A.OP.8 A.VO.15
#[test]
fn a_priced_route_can_be_repeated_after_bread_was_raised() {
    // The docks of all routes without a price are taken.
    let scenario = || {
        [Route::Messina, Route::Palermo, Route::Tunis, Route::CellIi]
            .into_iter()
            .fold(Scenario::new(2), |scenario, route| scenario.dock(1, route))
    };
    let mut play = activate(C::SuleimanTheMagnificent, scenario().hold(0, Hold::Wine, 1));
    assert_eq!(play.listed(0, "copy"), [""; 0]);
    play.acts(0, &["lower wine", "copy naples", "send wine"]);
    assert_eq!((play.bread(0), play.hold(0, Hold::Wine)), (1, 1));
    let poor = activate(C::SuleimanTheMagnificent, scenario());
    assert_eq!(poor.waiting(), [1], "nothing to raise bread with");
}

// A.OP.8 A.VO.8
#[test]
fn a_bread_price_in_the_middle_of_an_effect_waits_for_the_bread() {
    let dear_pacioli = || -> Play {
        let mut play = deal_changed(
            2,
            3,
            "a price for bread",
            "effect = [{ do = \"bread\", n = 3 }]",
            "effect = [{ do = \"vp\", n = 1 }, { do = \"pay_bread\", n = 6 }, { do = \"vp\", n = 4 }]",
        );
        play.act(1, "guild masons");
        play.act(0, "guild bankers");
        while !play.can(0, "activate luca-pacioli") {
            let list = play.list(0);
            let next = ["invite luca-pacioli", "pay bay", "pass"]
                .into_iter()
                .find(|&action| list.iter().any(|l| l == action));
            match next {
                Some(action) => drop(play.act(0, action)),
                None => drop(play.act(1, "sail tunis")),
            }
        }
        play
    };
    let mut play = dear_pacioli();
    play.act(0, "activate luca-pacioli");
    assert_eq!((play.vp(0), play.waiting()), (1, vec![0]));
    let mut forgone = Play::new(play.game.clone());
    forgone.act(0, "skip");
    assert_eq!(
        (forgone.vp(0), forgone.bread(0)),
        (1, play.bread(0)),
        "no price, no gain"
    );
    while play.waiting() == [0] && play.vp(0) == 1 {
        play.act(
            0,
            if play.can(0, "supply") {
                "supply"
            } else {
                "discard jakob-fugger"
            },
        );
    }
    assert_eq!(
        (play.vp(0), play.bread(0)),
        (5, 0),
        "paid as soon as the bread is there"
    );
}
