//! General rules (GE).

use signoria_engine::{Purpose, Rng, Seat, Seed, prelude::*};

use crate::scenario::*;

// A.GE.2 A.RO.10
#[test]
fn four_rounds_and_then_the_end() {
    let mut play = deal(2, Way::Blind, 4);
    for round in 1..=4 {
        assert_eq!(
            (play.public().round, play.public().phase),
            (round, Phase::Actions)
        );
        play.finish_round();
    }
    assert!(play.is_over());
    assert_eq!(play.public().phase, Phase::Over);
}

// A.DE.4
#[test]
fn each_decree_is_scored_once() {
    let mut play = deal(2, Way::Blind, 4);
    for decree in play.public().decrees {
        play.forget().finish_round();
        let scored = play.events().into_iter().filter_map(|event| match *event {
            Event::DecreeScored { decree, .. } => Some(decree),
            _ => None,
        });
        assert_eq!(
            scored.collect::<Vec<Decree>>(),
            [decree, decree],
            "each player once"
        );
    }
}

// A.GE.3
#[test]
fn bread_is_no_resource_and_resources_are_not_kept() {
    // Six bread and no ship buy nothing, not even the cheapest book.
    let play: Play = Scenario::new(2)
        .bread(0, 6)
        .workshop(3, Masterpiece::Morgante)
        .hand(0, &[Character::Raphael])
        .into();
    assert_eq!(play.refused(0, "buy morgante"), "amalfi.pay.cost");
    // Wine left over from a payment is bread afterwards, and buys nothing more.
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .hand(0, &[Character::Raphael])
        .workshop(3, Masterpiece::Morgante)
        .into();
    play.acts(0, &["buy morgante", "pay wine"]);
    assert_eq!(
        (play.bread(0), play.me(0).holds),
        (3, [0; 5]),
        "6 wine for 4, and the bonus of 1 bread"
    );
}

// A.GE.4
#[test]
fn points_may_be_negative() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Trade)
        .hand(0, &[Character::Raphael])
        .feeding()
        .into();
    play.act(0, "done");
    assert_eq!(play.vp(0), -6);
}

/// Looks at every player of random games of three at every decision.
fn at_every_decision(look: impl Fn(&View, &PlayerView)) {
    for seed in 0..6 {
        let mut play = deal(3, Way::Blind, seed);
        for number in 0.. {
            let view = play.public();
            view.players.iter().for_each(|player| look(&view, player));
            if play.at_random(1, 1000 * seed + number).is_over() {
                break;
            }
        }
    }
}

// A.GE.5
#[test]
fn every_ship_is_in_one_place_to_the_end() {
    at_every_decision(|_, player| {
        let placed: u8 = player.holds.iter().sum::<u8>() + player.bay + player.port + player.docked;
        assert_eq!(placed, 4 + player.built);
        assert_eq!(player.shipyard, 6 - player.built);
    });
}

// A.GE.6
#[test]
fn every_lighthouse_is_in_one_place_to_the_end() {
    at_every_decision(|view, player| {
        let own = view
            .routes
            .iter()
            .filter(|route| route.lighthouse == Some(player.seat));
        let lights = own.count() as u8;
        assert_eq!(player.capacity, 6 + lights);
        assert!(lights <= 6 && player.cubes <= 3);
    });
}

// A.GE.7 A.GE.9
#[test]
fn the_routes_in_play() {
    let play: Play = Scenario::new(2)
        .tiles(1, &[Tile::Rome])
        .cover(0, Tile::Malta)
        .round(2)
        .bay(0, 1)
        .into();
    let routes: Vec<Route> = play.public().routes.iter().map(|route| route.route).collect();
    assert_eq!(routes.len(), 10 + 3 + 1);
    assert!(routes.contains(&Route::Rome) && !routes.contains(&Route::Malta));
    let tile = play.public().atlas.0[4].unwrap();
    assert_eq!(play.refused(0, &format!("sail {tile}")), "amalfi.sail.play");
}

// A.GE.8
#[test]
fn changing_routes_are_public_routes_too() {
    // A character that repeats a public route may repeat a changing one.
    let mut play: Play = Scenario::new(2)
        .invited(0, &[Character::SuleimanTheMagnificent])
        .into();
    play.acts(0, &["activate suleiman-the-magnificent"]);
    assert!(play.can(0, "copy cell-ii") && play.can(0, "copy tunis"));
}

// A.GE.10 A.SH.2
#[test]
fn the_box_holds_54_masterpieces_and_75_characters() {
    let edition = deal(2, Way::Blind, 1).public().edition;
    for craft in Craft::ALL {
        assert_eq!(edition.of_craft(*craft).len(), 18);
    }
    let roles: Vec<usize> = Role::ALL
        .iter()
        .map(|&role| edition.of_role(role).len())
        .collect();
    assert_eq!(roles.iter().sum::<usize>(), 75);
    assert_eq!(edition.of_role(Role::Endgame).len(), 15);
    let stacks: Vec<usize> = Guild::ALL
        .iter()
        .map(|&guild| edition.of_guild(guild).len())
        .collect();
    assert_eq!(stacks, [6; 6]);
    assert!(edition.of_guild(Guild::Painters).contains(Character::Raphael));
}

// A.GE.11
#[test]
fn counts_for_titles_never_go_down() {
    for seed in 0..5 {
        let mut play = deal(2, Way::Guild, seed);
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut before = [[0_usize; 5]; 2];
        while let Some(seat) = play.game.waiting().first() {
            let list = play.list(seat);
            let action = rng.pick(&list).unwrap().clone();
            play.act(seat, &action);
            for (number, player) in play.public().players.iter().enumerate() {
                let now = [
                    player.masterpieces.len(),
                    player.tiles.len(),
                    player.invited.len(),
                    player.built.into(),
                    player.lighthouses.into(),
                ];
                assert!(now.iter().zip(before[number]).all(|(now, before)| *now >= before));
                if Seat::new(number as u8) != seat {
                    assert_eq!(now, before[number], "only one's own actions raise it");
                }
                before[number] = now;
            }
        }
    }
}

// A.GE.12 A.VO.1
#[test]
fn effects_are_carried_out_from_left_to_right() {
    // Bread first, then the character: the bread pays for it.
    let mut play: Play = Scenario::new(2).tiles(0, &[Tile::Majorca]).bay(0, 1).into();
    play.act(0, "sail majorca");
    assert_eq!(play.bread(0), 4);
    assert_eq!(play.listed(0, "take").len(), 4);
    // The character first, then the ship: the ship is not asked for yet.
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Ferrara])
        .bay(0, 2)
        .bread(0, 1)
        .into();
    play.act(0, "sail ferrara");
    assert!(!play.can(0, "send wine"));
}

// A.GE.13
#[test]
fn impossible_effects_are_skipped_and_the_rest_is_done() {
    // Syracuse: no ship is left to send, the bread is gained.
    let mut play: Play = Scenario::new(2).tiles(0, &[Tile::Syracuse]).bay(0, 1).into();
    play.act(0, "sail syracuse");
    assert_eq!(play.bread(0), 3);
    assert_eq!(play.waiting(), [1]);
}

// A.GE.14
#[test]
fn the_text_of_a_character_holds_against_a_rule() {
    // A taken dock bars the route for everybody, but not for whoever invited Barbarossa.
    let scenario = Scenario::new(2).bay(0, 2).bread(0, 3).dock(1, Route::Naples);
    let plain: Play = scenario.clone().into();
    assert_eq!(plain.refused(0, "sail naples"), "amalfi.sail.dock");
    let play: Play = scenario.invited(0, &[Character::HayreddinBarbarossa]).into();
    assert!(play.can(0, "sail naples"));
}

// A.GE.15 A.FE.1
#[test]
fn windows_open_in_round_order_of_this_round() {
    let mut play: Play = Scenario::new(3)
        .first(1)
        .turn(1)
        .bay(0, 2)
        .bay(1, 2)
        .bay(2, 2)
        .into();
    // Seat 0 is the first to pass and gets the compass rose; the order of this round stays.
    play.act(1, "sail tunis");
    play.act(2, "sail messina");
    play.act(2, "skip");
    play.act(0, "pass");
    assert_eq!(play.public().compass, Seat::new(0));
    play.act(1, "pass");
    play.act(2, "pass");
    let mut order = Vec::new();
    while play.public().round == 1 {
        let seat = play.waiting()[0];
        order.push((play.public().phase, seat));
        play.act(seat as u8, "done");
    }
    let (feeding, decree) = (Phase::Feeding, Phase::Decrees);
    // Seat 1 has bread enough, and no window before feeding.
    assert_eq!(order, [(feeding, 0), (decree, 1), (decree, 2), (decree, 0)]);
    assert_eq!(
        play.public().first,
        Seat::new(0),
        "the next round begins with the compass rose"
    );
}

// A.GE.16
#[test]
fn a_refused_action_changes_nothing() {
    let play = deal(2, Way::Blind, 1);
    // `refused` compares the state before and after.
    assert_eq!(play.refused(0, "skip"), "amalfi.turn.asked");
    assert_eq!(play.refused(1, "pass"), "engine.turn.seat");
}
