//! Feeding, decrees, the new round, the end (FE, DE, NR, EN).

use signoria_engine::{Seat, prelude::*};

use crate::scenario::*;

use Character as C;
use Tile as T;

/// Plays the windows of feeding and decree with no, and gives the points of seat 0.
fn decree(scenario: Scenario, decree: Decree) -> i16 {
    let mut play: Play = scenario.decree(1, decree).bread(1, 6).feeding().into();
    play.finish_round();
    play.vp(0)
}

/// Three bread are owed, two are there, a ship is in the bay.
fn one_bread_short() -> Play {
    Scenario::new(2)
        .built(0, 1)
        .bay(0, 1)
        .bread(0, 2)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .feeding()
        .into()
}

// A.FE.2
#[test]
fn a_player_short_of_bread_may_lower_ships_before_feeding() {
    let mut play = one_bread_short();
    assert_eq!(play.list(0), ["done", "supply"]);
    play.act(0, "supply");
    assert_eq!((play.bread(0), play.vp(0)), (2, 0));
    assert!(play.told("amalfi.log.fed") && !play.told("amalfi.log.hungry"));
}

// A.FE.3 A.RU.19
#[test]
fn a_player_short_of_bread_need_not_lower_ships_and_keeps_nothing_back() {
    let mut play = one_bread_short();
    play.act(0, "done");
    assert_eq!(
        (play.bread(0), play.vp(0)),
        (0, -3),
        "all bread was paid, one is missing"
    );
    // A debt above the capacity: pays what there is.
    let mut deep: Play = Scenario::new(2)
        .built(0, 6)
        .bread(0, 6)
        .bay(0, 2)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    deep.acts(0, &["supply", "done"]);
    assert_eq!((deep.bread(0), deep.vp(0)), (0, -6), "8 owed, 6 fit");
}

// A.FE.4
#[test]
fn three_points_for_each_missing_bread() {
    let play: Play = Scenario::new(2)
        .built(0, 4)
        .bread(0, 1)
        .points(0, 3)
        .decree(1, Decree::Trade)
        .feeding()
        .into();
    assert_eq!(play.vp(0), 3 - 15);
}

// A.DE.1
#[test]
fn every_player_scores_the_decree() {
    let mut play: Play = Scenario::new(3)
        .decree(1, Decree::Discovery)
        .tiles(0, &[Tile::Rome])
        .tiles(1, &[Tile::Malta, Tile::Zara])
        .bread(0, 2)
        .bread(1, 2)
        .bread(2, 2)
        .feeding()
        .into();
    play.finish_round();
    assert_eq!([play.vp(0), play.vp(1), play.vp(2)], [4, 8, 0]);
}

// A.DE.2 A.DE.10
#[test]
fn provisions_counts_bread_raised_just_before() {
    let mut play: Play = Scenario::new(2)
        .decree(1, Decree::Provisions)
        .bread(0, 2)
        .bay(0, 1)
        .bread(1, 2)
        .feeding()
        .into();
    play.act(0, "supply");
    play.finish_round();
    assert_eq!((play.vp(0), play.bread(0)), (6, 3), "2 for each, and it stays");
}

// A.DE.3 A.RU.26
#[test]
fn holes_of_the_decree_add_the_number_of_the_round() {
    for (round, each) in [(1, 2 + 2), (2, 2 + 1), (3, 2 + 1), (4, 2)] {
        let mut play: Play = Scenario::new(2)
            .round(round)
            .decree(round.into(), Decree::Discovery)
            .tiles(0, &[Tile::Rome, Tile::Zara])
            .bread(0, 2)
            .bread(1, 2)
            .feeding()
            .into();
        play.finish_round();
        assert_eq!(play.vp(0), 2 * each, "round {round}");
    }
}

// A.DE.5 A.RU.20
#[test]
fn blessing_counts_sets_and_pairs_each_card_once() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .masterpieces(0, &BOOKS)
        .masterpieces(0, &PAINTINGS);
    let set = scenario.masterpieces(0, &[Masterpiece::Tempietto]);
    assert_eq!(decree(set, Decree::Blessing), 10 + 2 * 3);
}

// A.DE.6
#[test]
fn colonization_counts_lighthouses() {
    assert_eq!(
        decree(
            Scenario::new(2).bread(0, 2).lighthouses(0, 3),
            Decree::Colonization
        ),
        3 * (3 + 2)
    );
}

// A.DE.7
#[test]
fn conclave_counts_characters() {
    let guests = [Character::Raphael, Character::FraMauro];
    assert_eq!(
        decree(Scenario::new(2).bread(0, 2).invited(0, &guests), Decree::Conclave),
        2 * (2 + 2)
    );
}

// A.DE.8
#[test]
fn flattery_counts_the_commonest_type() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .masterpieces(0, &BOOKS)
        .masterpieces(0, &PAINTINGS);
    assert_eq!(decree(scenario, Decree::Flattery), 4 * (3 + 3));
}

// A.DE.9
#[test]
fn mobilization_counts_built_ships() {
    assert_eq!(
        decree(Scenario::new(2).bread(0, 5).built(0, 3), Decree::Mobilization),
        3 * (2 + 2)
    );
}

// A.DE.11
#[test]
fn discovery_counts_explored_routes() {
    assert_eq!(
        decree(
            Scenario::new(2).bread(0, 2).tiles(0, &[Tile::Rome]),
            Decree::Discovery
        ),
        2 + 2
    );
}

// A.DE.12
#[test]
fn the_council_decree_counts_up_to_four_types() {
    let guests = [
        Character::Raphael,
        Character::FraMauro,
        Character::LucaPacioli,
        Character::PiriReis,
    ];
    assert_eq!(
        decree(Scenario::new(2).bread(0, 2).invited(0, &guests), Decree::Council),
        24
    );
    assert_eq!(decree(Scenario::new(2).bread(0, 2), Decree::Council), 0);
}

// A.DE.13 A.RU.21
#[test]
fn trade_counts_own_private_routes_with_ones_own_ship() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .tiles(0, &[Tile::Rome, Tile::Zara])
        .dock(0, Route::Rome)
        .dock(0, Route::Tunis);
    assert_eq!(decree(scenario, Decree::Trade), 3);
}

// A.DE.14
#[test]
fn universalism_counts_three_things() {
    let scenario = Scenario::new(2)
        .bread(0, 2)
        .round(1)
        .masterpieces(0, &BOOKS[..2])
        .tiles(0, &[Tile::Rome])
        .invited(0, &[Character::Raphael]);
    assert_eq!(decree(scenario, Decree::Universalism), 2 * (1 + 3) + 1 + (1 + 2));
}

/// Seat 0 before and after the end of round I, and the table then.
fn end_of_round_i() -> (PlayerView, PlayerView, View) {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .hold(0, Hold::Wine, 1)
        .dock(0, Route::Tunis)
        .dock(0, Route::Rome)
        .tiles(0, &[Tile::Rome])
        .turned(0, &[Character::LucaPacioli])
        .hand(0, &[Character::Raphael])
        .lights(0, &[Route::Naples])
        .bread(0, 6)
        .bread(1, 6)
        .decree(1, Decree::Trade)
        .into();
    let before = play.me(0);
    play.act(0, "pass");
    play.finish_round();
    (before, play.me(0), play.public())
}

// A.NR.1 A.NR.7
#[test]
fn a_new_round_begins_with_the_holder_of_the_compass_rose() {
    let (_, me, view) = end_of_round_i();
    assert_eq!(
        (view.round, view.phase, view.first, view.turn),
        (2, Phase::Actions, Seat::new(0), Seat::new(0))
    );
    assert!(view.passed.is_empty());
    assert_eq!(
        (me.hand, me.lighthouses, me.bread),
        (1, 1, 4),
        "hands, lighthouses and bread stay"
    );
}

// A.NR.2
#[test]
fn ships_on_docks_and_in_the_port_return_to_the_bay() {
    let (before, me, _) = end_of_round_i();
    assert_eq!(
        (me.bay, me.port, me.docked),
        (before.bay + before.port + before.docked, 0, 0)
    );
    assert_eq!(me.holds, before.holds, "ships in holds stay");
}

// A.NR.5
#[test]
fn a_new_round_unturns_all_characters() {
    let (before, me, _) = end_of_round_i();
    assert!(!before.turned.is_empty() && me.turned.is_empty());
}

/// The table before and after the end of each of the first three rounds.
fn ends_of_rounds() -> Vec<(View, View)> {
    let mut play: Play = Scenario::new(2).bread(0, 2).bread(1, 2).into();
    let rounds = (0..3).map(|_| {
        let before = play.public();
        play.finish_round();
        (before, play.public())
    });
    rounds.collect()
}

// A.NR.3
#[test]
fn the_rightmost_tile_covers_the_cell_of_the_round_that_begins() {
    let cells = [Route::CellIi, Route::CellIii, Route::CellIv];
    for ((before, after), cell) in ends_of_rounds().into_iter().zip(cells) {
        let cover = after.routes.iter().find(|seen| seen.route == cell).unwrap().cover;
        assert_eq!(cover, before.atlas.0[4]);
        assert_eq!(after.atlas.0[1..], before.atlas.0[..4]);
        assert!(after.atlas.0[0].is_some());
    }
}

// A.NR.4 A.NR.6
#[test]
fn workshop_and_council_lose_their_rightmost_card() {
    for (before, after) in ends_of_rounds() {
        assert!(after.workshop_discard.contains(before.workshop.0[4].unwrap()));
        assert_eq!(after.workshop.0[1..], before.workshop.0[..4]);
        assert!(after.council_discard.contains(before.council.0[3].unwrap()));
        assert_eq!(after.council.0[1..], before.council.0[..3]);
        assert!(after.workshop.0[0].is_some() && after.council.0[0].is_some());
    }
}

// A.NR.8 A.RU.22
#[test]
fn an_empty_atlas_covers_nothing() {
    let mut play: Play = Scenario::new(2).last_tiles(&[]).bread(0, 2).bread(1, 2).into();
    play.finish_round();
    assert_eq!(play.public().round, 2);
    assert_eq!(play.route(Route::CellIi).cover, None);
    assert!(play.can(0, "sail cell-ii"), "the printed route stays");
}

// A.EN.1 A.EN.3
#[test]
fn after_round_four_nothing_is_prepared_and_little_counts() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .bay(0, 3)
        .bread(0, 6)
        .bread(1, 2)
        .hand(0, &[C::Raphael])
        .masterpieces(0, &PAINTINGS)
        .points(0, 10)
        .into();
    let before = play.public();
    play.finish_round();
    assert!(play.is_over());
    let after = play.public();
    assert_eq!(after.workshop, before.workshop);
    assert_eq!(after.atlas, before.atlas);
    assert_eq!(play.vp(0), 10, "bread, ships and cards in hand give nothing");
    assert_eq!(play.refused(0, "pass"), "engine.turn.over");
}

// A.EN.2 A.VO.31
#[test]
fn each_endgame_character_counts_for_itself() {
    let cards = [
        C::LorenzoDeMedici,
        C::Raphael,
        C::GirolamoSavonarola,
        C::AntonioPiccolomini,
    ];
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Trade)
        .invited(0, &cards)
        .masterpieces(0, &PAINTINGS)
        .bread(0, 5)
        .bread(1, 4)
        .hand(0, &[C::FraMauro])
        .invited(1, &[C::AndreaDoria])
        .built(1, 2)
        .feeding()
        .into();
    // The window of the decree is the last chance to raise bread that a card counts.
    play.act(0, "discard fra-mauro");
    play.finish_round();
    // 2 for each of 3 masterpieces, 4 for each of 3 paintings, 5 for each of 4 but at most 15, 1 for each of 4 bread.
    assert_eq!(play.vp(0), 6 + 12 + 15 + 4);
    assert_eq!(play.vp(1), 2 * 2, "everybody scores: 2 for each of 2 built ships");
}

#[test]
fn an_endgame_character_shows_what_it_would_score_now() {
    let play: Play = Scenario::new(2)
        .invited(0, &[C::Raphael])
        .masterpieces(0, &PAINTINGS)
        .into();
    assert_eq!(play.me(0).endgame, [(C::Raphael, 12)]);
    assert!(play.me(1).endgame.is_empty());
}

/// The ranks of three players with these points and cubes.
fn ranks(points: [i16; 3], cubes: [usize; 3]) -> [usize; 3] {
    let mut scenario = Scenario::new(3).round(4).decree(4, Decree::Trade);
    for seat in 0..3_u8 {
        scenario = scenario.bread(seat, 2).points(seat, points[usize::from(seat)]);
        for title in 0..cubes[usize::from(seat)] {
            scenario = scenario.cube(seat, title);
        }
    }
    let mut play: Play = scenario.feeding().into();
    play.finish_round();
    [0, 1, 2].map(|seat| usize::from(play.standing(seat).rank))
}

// A.EN.4
#[test]
fn most_points_win() {
    assert_eq!(ranks([50, 51, 20], [3, 0, 0]), [2, 1, 3]);
}

// A.EN.5 A.EN.6
#[test]
fn cubes_break_a_tie_and_else_the_victory_is_shared() {
    assert_eq!(ranks([50, 50, 50], [1, 2, 0]), [2, 1, 3]);
    assert_eq!(ranks([50, 50, 20], [1, 1, 3]), [1, 1, 3]);
}

#[test]
fn standings_name_every_source() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .decree(4, Decree::Discovery)
        .titles([Title::Admiral, Title::Explorer, Title::Merchant])
        .tiles(0, &[T::Rome])
        .lighthouses(0, 2)
        .invited(0, &[C::GirolamoSavonarola, C::FrancescoDiGiorgio])
        .bay(0, 4)
        .hand(0, &[C::Raphael])
        .bread(1, 2)
        .atlas(3, T::Tripoli)
        .workshop(3, Masterpiece::Morgante)
        .into();
    play.act(0, "explore tripoli");
    play.act(1, "pass");
    play.act(0, "buy morgante");
    play.act(0, "sail messina");
    play.act(0, "lighthouse tunis");
    play.act(0, "discard raphael");
    let bread = play.bread(0);
    play.finish_round();
    assert!(play.is_over());
    let standings = play.game.standings();
    let row = standings.of(Seat::new(0)).unwrap();
    let of = |name: &str| {
        let source = row.sources.iter().find(|source| source.name.id.ends_with(name));
        source.unwrap().points
    };
    assert_eq!(of("masterpieces"), 5);
    assert_eq!(of("routes"), 2);
    assert_eq!(of("decrees"), 2 * 2);
    assert_eq!(of("titles"), 12);
    assert_eq!(of("characters"), 5 + 2, "one end-game character, one lighthouse");
    assert_eq!(of("feeding"), 0, "{bread} bread");
    assert_eq!(of("board"), 0);
    // The substitute for a lighthouse is the board's; hunger has its own line.
    let mut poor: Play = Scenario::new(2)
        .lighthouses(0, 6)
        .bay(0, 1)
        .built(0, 2)
        .bread(1, 2)
        .decree(1, Decree::Trade)
        .into();
    poor.act(0, "sail messina");
    poor.act(0, "choose vp");
    poor.acts(1, &["pass"]);
    poor.finish_round();
    let standings = poor.game.standings();
    let row = standings.of(Seat::new(0)).unwrap();
    let points: Vec<i32> = row.sources.iter().map(|source| source.points).collect();
    assert_eq!(points.iter().sum::<i32>(), i32::from(poor.vp(0)));
    assert_eq!(points, [0, 0, 0, 0, 0, -6, 2]);
}
