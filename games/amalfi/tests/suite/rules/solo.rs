//! The solo challenge against Naples and Genoa (SO).

use signoria_engine::{Seat, prelude::*};

use crate::scenario::*;

fn ships(play: &Play) -> Vec<Route> {
    play.public().rival.unwrap().pieces.docks.iter().collect()
}

fn lights(play: &Play) -> Vec<Route> {
    play.public().rival.unwrap().pieces.lights.iter().collect()
}

/// A lone player with something left to do.
fn alone(opponent: Opponent) -> Scenario {
    Scenario::solo(opponent).hand(0, &[Character::Raphael])
}

// A.SO.1 A.SO.2
#[test]
fn the_opponent_has_pieces_and_nothing_else() {
    for opponent in [Opponent::Naples, Opponent::Genoa] {
        let play: Play = alone(opponent).into();
        let view = play.public();
        assert_eq!(view.players.len(), 1);
        assert_eq!((view.edition.solo.ships, view.edition.solo.lighthouses), (10, 6));
        assert_eq!((view.titles.len(), view.decrees.len()), (3, 4));
        assert_eq!(play.game.standings().rows.len(), 1);
    }
    for way in [Way::Guild, Way::Blind, Way::Personal] {
        assert_eq!(deal(1, way, 1).bread(0), 3);
    }
}

// A.SO.3 A.SO.5
#[test]
fn you_are_always_first_and_your_pass_ends_the_actions() {
    let mut play: Play = alone(Opponent::Naples).bay(0, 3).bread(0, 2).into();
    play.log.clear();
    play.act(0, "pass");
    assert_eq!(play.public().phase, Phase::Decrees);
    assert!(ships(&play).is_empty(), "no reaction to a pass");
    assert!(!play.ids().iter().any(|id| id.contains("rival")));
    assert!(play.public().council_discard.is_empty() && play.public().workshop_discard.is_empty());
    play.finish_round();
    assert_eq!(
        (play.public().round, play.public().first, play.waiting()),
        (2, Seat::new(0), vec![0])
    );
}

// A.SO.4 A.RU.36
#[test]
fn the_reaction_follows_the_whole_action_and_sees_its_markets() {
    // Messina discards a masterpiece: the reaction looks at the one that then lies rightmost.
    let mut play: Play = alone(Opponent::Naples)
        .bay(0, 1)
        .lights(0, &[Route::Messina])
        .workshop(3, Masterpiece::GiottosCampanile)
        .workshop(4, Masterpiece::Primavera)
        .into();
    play.acts(0, &["sail messina", "lighthouse tunis"]);
    assert!(ships(&play).is_empty(), "first one's own lighthouse");
    play.act(0, "glean");
    assert_eq!(ships(&play), [Route::Naples, Route::Florence]);
    assert!(play.ids().contains(&"amalfi.log.rival-looks"));
}

// A.SO.5
#[test]
fn optional_actions_and_bonuses_are_not_answered() {
    let mut play: Play = alone(Opponent::Genoa).bay(0, 2).into();
    play.act(0, "supply");
    assert!(ships(&play).is_empty());
    assert!(play.public().council_discard.is_empty());
}

// A.SO.6
#[test]
fn buying_and_inviting_cost_the_rightmost_card() {
    let mut buy: Play = alone(Opponent::Naples)
        .bay(0, 2)
        .workshop(3, Masterpiece::Morgante)
        .into();
    let last = buy.public().workshop.0[4].unwrap();
    buy.act(0, "buy morgante");
    assert!(buy.public().workshop_discard.contains(last));
    let mut invite: Play = alone(Opponent::Naples)
        .bay(0, 1)
        .bread(0, 6)
        .hand(0, &[Character::AgostinoChigi])
        .into();
    let last = invite.public().council.0[3].unwrap();
    invite.act(0, "invite agostino-chigi");
    assert!(invite.public().council_discard.contains(last));
}

// A.SO.13
#[test]
fn exploring_costs_the_rightmost_tile_which_leaves_the_game() {
    let mut play: Play = alone(Opponent::Naples).bay(0, 1).atlas(3, Tile::Tripoli).into();
    let last = play.public().atlas.0[4].unwrap();
    play.act(0, "explore tripoli");
    assert!(play.public().gone.contains(last));
    assert_eq!(play.public().atlas.iter().count(), 5);
}

fn sail(opponent: Opponent, card: Masterpiece, scenario: impl Fn(Scenario) -> Scenario) -> Play {
    let mut play: Play = scenario(alone(opponent).bay(0, 1).workshop(4, card)).into();
    play.act(0, "sail tunis");
    play
}

// A.SO.7
#[test]
fn ships_go_to_the_routes_of_all_resources_of_the_cost() {
    let primavera = sail(Opponent::Naples, Masterpiece::Primavera, |scenario| scenario);
    assert_eq!(ships(&primavera), [Route::Ragusa, Route::Constantinople]);
}

// A.SO.8 A.RU.38
#[test]
fn each_resource_has_one_route_and_no_other() {
    for (card, routes) in [
        (Masterpiece::Morgante, &[Route::Naples][..]),
        (
            Masterpiece::TempioMalatestiano,
            &[Route::Alexandria, Route::Florence],
        ),
        (Masterpiece::CastelNuovo, &[Route::Ragusa, Route::Florence]),
        (Masterpiece::GinevraDeBenci, &[Route::Constantinople]),
    ] {
        let play = sail(Opponent::Naples, card, |scenario| scenario);
        assert_eq!(ships(&play), routes, "{card}");
    }
}

// A.SO.9
#[test]
fn genoa_also_follows_the_bonus() {
    let plain = |scenario| scenario;
    for (card, route) in [
        (Masterpiece::Canzoniere, Route::Palermo),
        (Masterpiece::OrationOnTheDignityOfMan, Route::Genoa),
        (Masterpiece::DeReAedificatoria, Route::Messina),
        (Masterpiece::TheBirthOfVenus, Route::Venice),
        (Masterpiece::Travels, Route::Alexandria),
    ] {
        assert!(
            ships(&sail(Opponent::Genoa, card, plain)).contains(&route),
            "{card}"
        );
        let naples = ships(&sail(Opponent::Naples, card, plain));
        assert!(!naples.contains(&route), "{card}");
    }
    // Bread leads to Tunis, where your own ship stands.
    assert_eq!(
        ships(&sail(Opponent::Genoa, Masterpiece::Morgante, plain)),
        [Route::Naples]
    );
}

// A.SO.10 A.SO.12
#[test]
fn a_taken_route_is_left_out_and_nothing_is_gained() {
    let play = sail(Opponent::Genoa, Masterpiece::GiottosCampanile, |scenario| {
        scenario.dock(0, Route::Naples).rival_ship(Route::Florence)
    });
    assert_eq!(ships(&play), [Route::Florence, Route::Messina]);
    let barred = play
        .ids()
        .iter()
        .filter(|id| **id == "amalfi.log.rival-barred")
        .count();
    assert_eq!(barred, 2);
    assert_eq!(lights(&play), [], "no effect of the route");
}

// A.SO.11
#[test]
fn your_lighthouse_shines_for_its_ships_too() {
    let mut play = sail(Opponent::Naples, Masterpiece::GiottosCampanile, |scenario| {
        scenario.lights(0, &[Route::Naples, Route::Florence])
    });
    assert_eq!(ships(&play), [Route::Florence], "before the next ship is placed");
    play.act(0, "glean");
    assert_eq!(ships(&play), [Route::Naples, Route::Florence]);
    play.act(0, "skip");
    assert_eq!(play.bread(0), 6);
    assert!(play.can(0, "pass"));
}

// A.SO.14 A.RU.39
#[test]
fn activating_brings_a_ship_to_the_first_free_changing_route() {
    let scenario = alone(Opponent::Naples)
        .invited(0, &[Character::LucaPacioli])
        .lights(0, &[Route::CellIii]);
    let mut first: Play = scenario.clone().into();
    first.act(0, "activate luca-pacioli");
    assert_eq!(ships(&first), [Route::CellIi]);
    let mut second: Play = scenario.clone().dock(0, Route::CellIi).into();
    second.act(0, "activate luca-pacioli");
    assert_eq!(ships(&second), [Route::CellIii]);
    assert!(second.can(0, "glean"), "your lighthouse");
    let mut full: Play = scenario
        .dock(0, Route::CellIi)
        .dock(0, Route::CellIii)
        .dock(0, Route::CellIv)
        .into();
    full.act(0, "activate luca-pacioli");
    assert_eq!(ships(&full), []);
    assert!(full.ids().contains(&"amalfi.log.rival-idle"));
}

// A.SO.15 A.RU.37
#[test]
fn building_brings_lighthouses_once_however_many_ships() {
    let mut play: Play = alone(Opponent::Naples).bay(0, 6).atlas(4, Tile::Lisbon).into();
    play.act(0, "build 3");
    play.until(&["skip"], |play| play.can(0, "pass"));
    assert_eq!(lights(&play), [Route::Alexandria, Route::Naples]);
}

// A.SO.16
#[test]
fn lighthouses_of_the_opponent_take_slots_and_stay() {
    let mut play: Play = alone(Opponent::Naples)
        .bay(0, 4)
        .rival_light(Route::Naples)
        .lights(0, &[Route::Alexandria])
        .atlas(4, Tile::Lisbon)
        .into();
    play.act(0, "build 1");
    assert_eq!(lights(&play), [Route::Naples], "both slots were taken");
    play.act(0, "sail messina");
    assert_eq!(play.refused(0, "lighthouse naples"), "amalfi.lighthouse.slot");
    play.act(0, "skip");
    play.finish_round();
    assert_eq!(lights(&play), [Route::Naples]);
}

// A.SO.17
#[test]
fn without_a_card_or_a_piece_nothing_is_placed() {
    let mut empty: Play = alone(Opponent::Naples).bay(0, 2).last_tiles(&[]).into();
    empty.act(0, "build 1");
    assert_eq!(lights(&empty), []);
    let mut scenario = alone(Opponent::Naples)
        .bay(0, 1)
        .workshop(4, Masterpiece::Morgante);
    for &route in Route::ALL
        .iter()
        .filter(|&&route| route.is_public() && !matches!(route, Route::Naples | Route::Tunis))
        .take(10)
    {
        scenario = scenario.rival_ship(route);
    }
    let mut none: Play = scenario.into();
    none.act(0, "sail tunis");
    assert!(!ships(&none).contains(&Route::Naples), "all ten ships are out");
    let mut scenario = alone(Opponent::Naples).bay(0, 4).atlas(4, Tile::Lisbon);
    let taken = [
        Route::Tunis,
        Route::Genoa,
        Route::Venice,
        Route::Palermo,
        Route::Florence,
        Route::CellIi,
    ];
    for route in taken {
        scenario = scenario.rival_light(route);
    }
    let mut dark: Play = scenario.into();
    dark.act(0, "build 1");
    assert_eq!(lights(&dark).len(), 6, "all six lighthouses are out");
    assert!(dark.ids().contains(&"amalfi.log.rival-idle"));
}

// A.SO.18
#[test]
fn its_ships_go_back_at_the_end_of_the_round() {
    let mut play: Play = alone(Opponent::Naples)
        .bread(0, 2)
        .rival_ship(Route::Naples)
        .rival_light(Route::Tunis)
        .into();
    play.finish_round();
    assert_eq!(play.public().round, 2);
    assert_eq!((ships(&play), lights(&play)), (vec![], vec![Route::Tunis]));
}

fn end(opponent: Opponent, round: u8, cubes: usize) -> Play {
    let mut scenario = alone(opponent)
        .round(round)
        .bread(0, 2)
        .decree(round.into(), Decree::Trade)
        .points(0, 180);
    for title in 0..cubes {
        scenario = scenario.cube(0, title);
    }
    let mut play: Play = scenario
        .invited(0, &[Character::GirolamoSavonarola])
        .feeding()
        .into();
    play.finish_round();
    play
}

// A.SO.19 A.RU.35
#[test]
fn titles_needed_by_round() {
    for (opponent, needed) in [(Opponent::Naples, [0, 0, 1, 2]), (Opponent::Genoa, [0, 1, 2, 3])] {
        for (round, needed) in (1..=4).zip(needed) {
            for cubes in 0..=3 {
                let play = end(opponent, round, cubes);
                let start: Play = alone(opponent).round(round).into();
                assert_eq!(usize::from(start.public().rival.unwrap().needed), needed);
                let lost = play.public().rival.unwrap().lost;
                assert_eq!(lost, cubes < needed, "{opponent} {round} {cubes}");
                let told = match (needed, lost) {
                    (0, _) => continue,
                    (_, true) => "amalfi.log.titles-too-few",
                    (_, false) => "amalfi.log.titles-enough",
                };
                // The last round ends before anything is asked.
                assert!(round == 4 || play.ids().contains(&told));
            }
        }
    }
}

// A.SO.20
#[test]
fn too_few_titles_end_the_game_without_final_scoring() {
    let play = end(Opponent::Genoa, 2, 0);
    assert!(play.is_over());
    assert_eq!(play.vp(0), 180, "Savonarola did not score");
    let standings = play.game.standings();
    assert_eq!(standings.solo_win, Some(false));
    assert_eq!(standings.verdict.unwrap().id, "amalfi.verdict.lost");
}

// A.SO.21
#[test]
fn the_rank_after_the_final_scoring() {
    let play = end(Opponent::Naples, 4, 2);
    assert_eq!(play.vp(0), 185, "Savonarola scored first");
    let standings = play.game.standings();
    assert_eq!(standings.solo_win, Some(true));
    assert_eq!(standings.verdict.unwrap().id, "amalfi.verdict.patron");
}
