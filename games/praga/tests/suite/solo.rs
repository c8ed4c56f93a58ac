//! The solo game: the simple opponent and Peter Parler.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, first_game, first_game_with, options};
use serde_json::json;
use signoria_praga::options::Solo;
use signoria_praga::pieces::{Deed, Plaza, ProductionTile, Seal};

// P.SO.2 P.SO.3
#[test]
fn the_simple_opponent_takes_the_oldest_tile_and_gains_nothing() {
    let mut table = first_game(1).play();
    assert_eq!(table.view(0).players.len(), 1);
    let mut own = 0;
    let mut era_two = None;
    while !table.is_over() {
        own += 1;
        table.finish_turn();
        if era_two.is_none() && table.view(0).era == 2 {
            era_two = Some(table.view(0).turns);
        }
    }
    assert_eq!((own, table.view(0).turns, era_two), (16, 32, Some(16)));
}

// P.SO.4
#[test]
fn the_token_goes_back_when_the_opponent_takes_its_tile() {
    let mut table = first_game(1)
        .wheel(9, [3, 0, 1, 4, 6, 8])
        .raw(|state| {
            state["wheel"]["overran"] = json!(["at6"]);
            state["wheel"]["token"] = "at6".into();
        })
        .play();
    assert_eq!(table.view(0).wheel.tiles.last().unwrap().vp, 5);
    table.moves(&["tile at1", "act mines", "produce", "end"]);
    assert_eq!(table.tile_at(0), "tile at6");
    assert_eq!(table.view(0).wheel.tiles[0].vp, 0);
}

// P.SO.5
#[test]
fn a_solo_result_is_good_from_140_points_on() {
    let result = |points: u16| {
        let mut table = first_game(1).turns(30).give(0, "points", points).play();
        table.finish_turn();
        assert!(table.is_over());
        let standings = signoria_engine::Score::standings(&table.game);
        (
            standings.solo_win.unwrap(),
            standings.verdict.unwrap().id.into_owned(),
        )
    };
    assert_eq!(result(0), (false, "praga.verdict.below".into()));
    assert_eq!(result(160), (true, "praga.verdict.good".into()));
}

/// A game against Peter Parler with these cards, top first, his cubes on place 1 of each row, his pawn on P1.
fn parler(cards: &[u8]) -> Scenario {
    let with = options(|options| options.solo = Solo::Parler);
    let deck: Vec<u8> = cards.iter().rev().copied().collect();
    first_game_with(1, with).raw(|state| {
        state["parler"]["deck"] = json!(deck);
        state["parler"]["places"] = json!([0, 0, 0]);
        state["steps"] = json!([]);
    })
}

/// You mine and end your turn.
fn mine(table: &mut Table) {
    let tile = table.tile_with(Deed::Mines);
    table.moves(&[&tile, "act mines", "produce"]);
    while !table.can(table.seat(), "end") {
        let keep = table.list(table.seat())[0].clone();
        table.moves(&[&keep]);
    }
    table.moves(&["end"]);
}

fn after_a_turn(position: Scenario) -> Table {
    let mut table = position.play();
    mine(&mut table);
    table
}

// P.PP.1 P.PP.2
#[test]
fn peter_parler_is_set_up_with_four_production_tiles_and_a_pawn_of_your_choice() {
    let with = options(|options| options.solo = Solo::Parler);
    let mut table = first_game_with(1, with).play();
    let view = table.view(0);
    assert_eq!(view.river.iter().collect::<Vec<_>>(), ProductionTile::ALL[..4]);
    let him = view.parler.unwrap();
    assert_eq!(him.counts, [3, 2]);
    assert!(him.places.iter().all(|place| (1..=4).contains(place)));
    assert_eq!(table.list(table.seat()).len(), 8);
    assert_eq!(table.refused(table.seat(), "plaza p9"), "praga.parler.plaza");
    table.moves(&["plaza p7"]);
    assert_eq!(table.view(0).parler.unwrap().pawn, Plaza::P7);
    let places: Vec<u8> = (0..30)
        .map(|seed| {
            let game: signoria_praga::Praga =
                signoria_engine::Setup::new(signoria_engine::Seats::new(1), seed)
                    .with_options(with)
                    .start()
                    .unwrap();
            let view = signoria_engine::Show::view(&game, signoria_engine::Eye::Spectator);
            view.parler.unwrap().places[0]
        })
        .collect();
    assert!((1..=4).all(|place| places.contains(&place)));
}

#[test]
fn he_turns_up_one_card_a_turn_and_shuffles_after_five() {
    let mut table = parler(&[3, 2, 5]).play();
    mine(&mut table);
    assert_eq!(table.view(0).parler.clone().unwrap().used, [1, 3, 4]);
    mine(&mut table);
    assert_eq!(table.view(0).parler.clone().unwrap().used, [1, 2, 3, 4]);
    mine(&mut table);
    assert_eq!(table.view(0).parler.clone().unwrap().used, [1, 2, 3, 4, 5]);
    mine(&mut table);
    // A new deck of five, one of them used; a building may still be to be placed.
    assert_eq!(table.view(0).parler.unwrap().used.len(), 1);
}

// P.PP.4 P.PP.5
#[test]
fn his_cards_take_the_first_second_or_third_oldest_tile() {
    for (card, nth) in [(3, 1), (2, 1), (5, 3)] {
        let position = parler(&[card]).wheel(9, [3, 0, 1, 4, 6, 8]);
        let table = {
            let mut table = position.play();
            table.moves(&["tile at1", "act mines", "produce", "end"]);
            table
        };
        let expected = ["tile at6", "tile at5", "tile at4"][nth - 1];
        assert_eq!(table.tile_at(0), expected, "card {card}");
        assert_eq!(table.player(0).points, table.player(0).points);
    }
    // Card 4 builds and takes the second oldest.
    let mut table = parler(&[4]).wheel(9, [3, 0, 1, 4, 6, 8]).row(1, "b1-04").play();
    table.moves(&["tile at1", "act mines", "produce", "end", "site s0_m6"]);
    assert_eq!(table.tile_at(0), "tile at5");
}

// P.PP.6
#[test]
fn he_discards_the_hex_under_his_cube_and_moves_it_on() {
    let position = parler(&[2]);
    let before = position.clone().play().view(0);
    let table = after_a_turn(position);
    let view = table.view(0);
    assert_eq!(view.stacks[2].bottom, [before.rows[1][0].unwrap()]);
    assert_ne!(view.rows[1][0], before.rows[1][0]);
    let him = view.parler.unwrap();
    assert_eq!((him.places, him.counts), ([1, 2, 1], [3, 3]));
    // Card 5: the upgrade row, and a gold mine.
    let table = after_a_turn(parler(&[5]));
    let him = table.view(0).parler.unwrap();
    assert_eq!((him.places, him.counts), ([2, 1, 1], [4, 2]));
    // After place 4, the special one, comes place 1.
    let table = after_a_turn(parler(&[2]).raw(|state| state["parler"]["places"] = json!([0, 3, 0])));
    assert_eq!(table.view(0).parler.clone().unwrap().places[1], 1);
    assert_eq!(table.view(0).stacks[3].bottom.len(), 1);
}

// P.PP.8
#[test]
fn he_builds_where_you_say_at_the_plaza_of_his_pawn() {
    let mut table = parler(&[1]).row(1, "b1-04").play();
    mine(&mut table);
    assert_eq!(table.list(table.seat()), ["site s0_m6", "site s1_m6"]);
    let placing = table.view(0).placing.unwrap();
    assert_eq!(placing.hex.to_string(), "b1-04");
    assert_eq!(placing.ways.len(), 2, "a hex without corners lies in one way");
    assert_eq!(table.refused(table.seat(), "site s2_m5"), "praga.parler.plaza");
    let (gold, points) = (table.player(0).gold, table.player(0).points);
    table.moves(&["site s0_m6"]);
    let view = table.view(0);
    let built = view
        .buildings
        .iter()
        .find(|built| built.site.to_string() == "s0_m6")
        .unwrap();
    assert_eq!(built.cube, None, "B1-04 has no marker space");
    assert_eq!((table.player(0).gold, table.player(0).points), (gold, points));
    assert_eq!(view.parler.unwrap().places[2], 2);
    assert!(view.rows[2][0].is_some());
    // With a marker space he puts a cube on it.
    let mut cube = parler(&[1]).row(1, "b1-10").play();
    mine(&mut cube);
    cube.moves(&["site s0_m6"]);
    let view = cube.view(0);
    let built = view
        .buildings
        .iter()
        .find(|built| built.site.to_string() == "s0_m6")
        .unwrap();
    assert_eq!(built.cube, Some(signoria_praga::state::Holder::Parler));
}

// P.PP.7
#[test]
fn his_blue_corner_must_meet_one_where_it_can() {
    // P2: s2_m5 has a printed corner at 0, s3_m5 at 4, s3_m4 at 2; B1-02 has one corner.
    let mut table = parler(&[1])
        .raw(|state| state["parler"]["pawn"] = "p2".into())
        .row(1, "b1-02")
        .play();
    mine(&mut table);
    assert_eq!(table.list(table.seat()).len(), 3);
    table.moves(&["site s3_m5"]);
    // Only one rotation meets the corner, so it is taken without a question.
    let view = table.view(0);
    let built = view
        .buildings
        .iter()
        .find(|built| built.site.to_string() == "s3_m5")
        .unwrap();
    assert_eq!(built.rotation, 4);
    // With two corners there is a choice left.
    let mut two = parler(&[1])
        .raw(|state| state["parler"]["pawn"] = "p2".into())
        .row(1, "b1-14")
        .play();
    mine(&mut two);
    two.moves(&["site s3_m5"]);
    assert_eq!(two.list(two.seat()), ["turn 3", "turn 5"]);
    assert_eq!(two.refused(two.seat(), "turn 0"), "praga.parler.corner");
    // On P1 only one site has a corner to meet: the other is refused.
    let mut corner = parler(&[1]).row(1, "b1-14").play();
    mine(&mut corner);
    let view = corner.view(0);
    assert!(
        view.buildings
            .iter()
            .all(|built| built.site.to_string() != "s0_m6")
    );
}

// P.PP.9 P.RU.45
#[test]
fn his_pawn_walks_by_the_price_to_a_plaza_with_a_free_site() {
    // B1-04 costs 2: P1, P3, P4.
    let mut table = parler(&[1]).row(1, "b1-04").play();
    mine(&mut table);
    table.moves(&["site s0_m6"]);
    assert_eq!(table.view(0).parler.unwrap().pawn, Plaza::P4);
    // P4 full: on to P5.
    let mut full = parler(&[1])
        .building("sm1_0", "b1-09", 0, None)
        .building("s0_1", "b1-12", 0, None)
        .building("s1_0", "b1-01", 0, None)
        .row(1, "b1-04")
        .play();
    mine(&mut full);
    full.moves(&["site s0_m6"]);
    assert_eq!(full.view(0).parler.unwrap().pawn, Plaza::P5);
    assert!(!crate::scenario::figures().parler.round.contains(&Plaza::P9));
}

// P.PP.10
#[test]
fn your_building_that_fills_his_plaza_sends_his_pawn_on() {
    let mut table = parler(&[3])
        .building("s0_m6", "b1-09", 0, None)
        .row(1, "b1-04")
        .wheel(9, [0, 4, 1, 2, 3, 5])
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s1_m6"]);
    assert_eq!(table.view(0).parler.unwrap().pawn, Plaza::P3);
}

// P.PP.11
#[test]
fn the_third_card_follows_what_you_have_more_of() {
    let counts = |position: Scenario| after_a_turn(position).view(0).parler.unwrap().counts;
    assert_eq!(counts(parler(&[3])), [4, 2], "you have 3 mines and 2 quarries");
    assert_eq!(counts(parler(&[3]).track(0, 1, 4)), [4, 3], "both if equal");
    assert_eq!(counts(parler(&[3]).track(0, 1, 6)), [3, 3]);
    let full = |mines: u8, quarries: u8| {
        counts(parler(&[3]).raw(|state| {
            state["parler"]["counts"] = json!([mines, quarries]);
            state["parler"]["production"] = json!(["pt1", if quarries >= 4 { Some("pt2") } else { None }]);
            let left: Vec<&str> = ["pt2", "pt3", "pt4"]
                .into_iter()
                .filter(|tile| quarries < 4 || *tile != "pt2")
                .collect();
            state["river"] = json!(left);
        }))
    };
    assert_eq!(full(8, 2), [8, 3], "the other one instead of a full one");
    assert_eq!(full(8, 7), [8, 7], "nothing when both are full");
}

// P.PP.12 P.PP.13
#[test]
fn he_takes_production_tiles_and_seals() {
    let table = after_a_turn(parler(&[5]).raw(|state| state["parler"]["counts"] = json!([4, 2])));
    assert_eq!(table.view(0).river.len(), 3);
    assert!(table.view(0).parler.unwrap().production[0].is_some());
    let near = |card: u8, counts: [u8; 2]| {
        parler(&[card]).raw(|state| {
            state["parler"]["counts"] = json!(counts);
            state["parler"]["production"] = json!([
                if counts[0] >= 5 { Some("pt1") } else { None },
                if counts[1] >= 4 { Some("pt2") } else { None },
            ]);
            let left: Vec<&str> = ["pt1", "pt2", "pt3", "pt4"]
                .into_iter()
                .filter(|tile| !(counts[0] >= 5 && *tile == "pt1" || counts[1] >= 4 && *tile == "pt2"))
                .collect();
            state["river"] = json!(left);
        })
    };
    let holder = |table: &Table, seal: Seal| table.view(0).seals[seal as usize];
    let him = Some(signoria_praga::state::Holder::Parler);
    let mines = after_a_turn(near(5, [7, 2]));
    assert_eq!(
        (holder(&mines, Seal::Se2), holder(&mines, Seal::Se1)),
        (him, None)
    );
    let quarries = after_a_turn(near(2, [3, 6]));
    assert_eq!(holder(&quarries, Seal::Se3), him);
    // If it is yours he takes SE1; if that is yours too, nothing.
    let yours = after_a_turn(near(5, [7, 2]).seal(0, 2, 0).production(0, 0, "pt4"));
    assert_eq!(holder(&yours, Seal::Se1), him);
    let both = after_a_turn(
        near(5, [7, 2])
            .seal(0, 2, 0)
            .production(0, 0, "pt4")
            .seal(0, 1, 1)
            .production(0, 1, "pt3"),
    );
    assert!(Seal::ALL.iter().all(|&seal| holder(&both, seal) != him));
}

// P.PP.14 P.RU.52
#[test]
fn his_cubes_compete_but_he_takes_nothing() {
    // P1 with PZ8: his B1-12 (4) against your B1-09 (3): you take one bonus only.
    let mut table = parler(&[1])
        .plaza(1, "pz8")
        .building("s0_m6", "b1-09", 0, Some(0))
        .row(1, "b1-12")
        .play();
    mine(&mut table);
    assert_eq!(table.list(table.seat()), ["half top", "half bottom"]);
    table.moves(&["half top"]);
    assert_eq!((table.player(0).supply, table.player(0).points), (2, 2));
    let view = table.view(0);
    assert!(
        view.buildings.iter().all(|built| built.cube.is_none()),
        "all cubes return"
    );
}

// P.PP.15 P.PP.16
#[test]
fn he_does_not_score_and_you_get_a_title() {
    let mut table = parler(&[3]).turns(30).give(0, "points", 165).play();
    table.finish_turn();
    while !table.is_over() {
        table.finish_turn();
    }
    assert_eq!(table.view(0).turns, 32);
    let standings = signoria_engine::Score::standings(&table.game);
    assert_eq!(standings.rows.len(), 1);
    let title = signoria_engine::Message::new("praga.verdict.title-5");
    let verdict = signoria_engine::Message::new("praga.verdict.next");
    let verdict = verdict.with("title", title).with("next", 180_u16);
    assert_eq!(standings.verdict, Some(verdict));
}

// P.RU.46 P.RU.48
#[test]
fn without_a_free_site_he_discards_and_without_a_hex_he_passes_on() {
    let mut position = parler(&[1]).turns(18);
    let hexes = (1..=14)
        .map(|nth| format!("b1-{nth:02}"))
        .chain((1..=4).map(|nth| format!("b1-s{nth}")))
        .chain((8..=14).map(|nth| format!("b2-{nth:02}")));
    let round = &crate::scenario::figures().parler.round;
    let sites = crate::scenario::figures()
        .city
        .sites()
        .iter()
        .filter(|site| round.contains(&site.plaza));
    position = position.raw(|state| {
        for site in 0..29 {
            state["sites"][site] = serde_json::Value::Null;
        }
    });
    for (site, hex) in sites.zip(hexes) {
        position = position.building(&site.spot.to_string(), &hex, 0, None);
    }
    let before = position.clone().play().view(0);
    let table = after_a_turn(position.clone());
    assert_eq!(table.view(0).stacks[4].bottom, [before.rows[2][0].unwrap()]);
    assert_eq!(table.view(0).parler.unwrap().places[2], 2);
    // An empty place under his cube: the cube only moves on. The special walls are all gone.
    let empty = parler(&[2]).turns(18).raw(|state| {
        state["parler"]["places"] = json!([0, 3, 0]);
        state["rows"][1][3] = serde_json::Value::Null;
        state["stacks"][3] = json!({ "deck": [], "known": 0 });
        for (place, hex) in (6..10).zip(["w2-s1", "w2-s2", "w2-s3", "w2-s4"]) {
            state["players"][0]["board"][place] = json!({ "hex": hex, "rotation": 0, "used": 0 });
        }
    });
    let table = after_a_turn(empty);
    assert_eq!(table.view(0).parler.unwrap().places[1], 1);
}

// P.PP.3
#[test]
fn his_pawn_begins_on_a_plaza_of_your_choice() {
    let with = options(|options| options.solo = Solo::Parler);
    let mut table = first_game_with(1, with).play();
    assert_eq!(table.listed(table.seat(), "plaza").len(), 8);
    table.moves(&["plaza p7"]);
    assert_eq!(table.view(0).parler.unwrap().pawn, Plaza::P7);
}

// P.RU.47
#[test]
fn he_never_builds_at_the_plazas_without_a_tile() {
    let round = &crate::scenario::figures().parler.round;
    assert_eq!(round.len(), 8);
    assert!(!round.contains(&Plaza::P9) && !round.contains(&Plaza::P10));
}
