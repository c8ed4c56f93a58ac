//! Set-up, options, and what a seat may know.

use crate::scenario::{Positions as _, Turns as _, figures, first_game, options};
use signoria_engine::{Edition, Eye, Purpose, Rng, Seat, Seats, Setup, SetupError, prelude::*};
use signoria_praga::Praga;
use signoria_praga::edition::Components;
use signoria_praga::options::{Options, RoadChoice, Solo, TileOrder};
use signoria_praga::pieces::Zone;
use signoria_praga::pieces::{ActionTile, Colour, Plaza, PlazaTile};

fn start(seats: u8, seed: u64) -> Praga {
    Setup::new(Seats::new(seats), seed).start().unwrap()
}

// P.GE.1
#[test]
fn one_to_four_play() {
    for seats in 1..=4 {
        assert!(Setup::<Praga>::new(Seats::new(seats), 1).start().is_ok());
    }
    let five = Setup::<Praga>::new(Seats::new(5), 1).start();
    assert!(matches!(five, Err(SetupError::Seats { asked: 5, .. })));
}

// P.GE.14 P.LI.23
#[test]
fn options_that_do_not_go_together_are_refused() {
    let refused = |seats, change: fn(&mut Options)| {
        let setup = Setup::<Praga>::new(Seats::new(seats), 1).with_options(options(change));
        match setup.start() {
            Err(SetupError::Rule(message)) => message.id.into_owned(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        refused(4, |options| options.road_1 = RoadChoice::Kr2a),
        "praga.setup.road"
    );
    assert_eq!(
        refused(4, |options| options.road_3 = RoadChoice::Kr1b),
        "praga.setup.road"
    );
    assert_eq!(
        refused(2, |options| options.solo = Solo::Parler),
        "praga.setup.solo"
    );
    assert_eq!(
        refused(2, |options| options.first = Some(Seat::new(2))),
        "praga.setup.first"
    );
    for bad in [
        r#"{"hunger_wall":"c"}"#,
        r#"{"side":"ab"}"#,
        r#"{"side":["a","b"]}"#,
        r#"{"colour":"red"}"#,
    ] {
        assert!(serde_json::from_str::<Options>(bad).is_err(), "{bad}");
    }
}

// P.SU.2
#[test]
fn the_first_player_is_named_or_drawn() {
    let named = Setup::<Praga>::new(Seats::new(4), 3)
        .with_options(options(|options| options.first = Some(Seat::new(2))))
        .start()
        .unwrap();
    assert_eq!(named.waiting().first(), Some(Seat::new(2)));
    let drawn: Vec<usize> = (0..40)
        .map(|seed| start(4, seed).waiting().first().unwrap().index())
        .collect();
    assert!((0..4).all(|seat| drawn.contains(&seat)), "{drawn:?}");
}

// P.SU.5 P.SU.9
#[test]
fn stacks_of_tiles_at_the_start() {
    let view = start(4, 5).view(Eye::Spectator);
    assert_eq!(view.bridge_stack.len(), 6);
    assert_eq!((view.bridge_five.size, view.cathedral_five.size), (3, 3));
    assert_eq!(view.river.len(), 8);
    assert!(view.technologies.iter().all(|stack| stack.len() == 6));
}

// P.SU.6 P.SU.7
#[test]
fn plaza_tiles_lie_on_spaces_of_their_colour() {
    for (seats, used) in [(1, 8), (2, 8), (3, 9), (4, 10)] {
        for seed in 0..10 {
            let view = start(seats, seed).view(Eye::Spectator);
            assert_eq!(view.plazas.iter().flatten().count(), used);
            assert_eq!(view.plazas[4], Some(PlazaTile::Pz1));
            assert_eq!(view.plazas[2], Some(PlazaTile::Pz2));
            assert_eq!(view.plazas[7], Some(PlazaTile::Pz3));
            for &plaza in Plaza::ALL {
                if let Some(tile) = view.plazas[plaza as usize] {
                    assert_eq!(
                        figures().plaza_tile(tile).colour,
                        figures().city.plaza(plaza).colour
                    );
                }
            }
        }
        let view = start(seats, 1).view(Eye::Spectator);
        assert_eq!(
            (view.plazas[8].is_some(), view.plazas[9].is_some()),
            (seats > 2, seats > 3)
        );
    }
    assert_eq!(figures().city.plaza(Plaza::P1).colour, Colour::Orange);
}

// P.SU.11 P.SU.12
#[test]
fn rows_and_stacks_of_era_one() {
    for (seats, starting) in [(2, 2), (3, 1), (4, 0)] {
        let view = start(seats, 5).view(Eye::Spectator);
        for (row, places) in view.rows.iter().enumerate() {
            for (place, hex) in places.iter().enumerate() {
                let hex = hex.unwrap();
                assert_eq!(
                    (hex.era(), hex.row() as usize, hex.is_special()),
                    (1, row, place == 3)
                );
            }
        }
        let sizes: Vec<usize> = view.stacks.iter().map(|stack| stack.size).collect();
        assert_eq!(sizes, [8, 3, 11, 3, 11 - starting, 3]);
        assert_eq!(view.buildings.len(), starting);
        assert!(
            view.buildings
                .iter()
                .all(|built| built.cube.is_none() && built.rotation == 0)
        );
        assert!(view.players.iter().all(|player| player.points == 0));
    }
    let sites: Vec<String> = start(2, 5)
        .view(Eye::Spectator)
        .buildings
        .iter()
        .map(|built| built.site.to_string())
        .collect();
    assert_eq!(sites, ["s1_2", "s3_m2"]);
}

// P.GE.7 P.SU.14
#[test]
fn the_wheel_at_the_start() {
    for (seats, box_at, positions, track) in [
        (1, 9, [0, 1, 2, 3, 4, 5], 4),
        (2, 9, [0, 1, 2, 3, 4, 5], 4),
        (3, 4, [0, 1, 2, 3, 5, 6], 2),
        (4, 10, [0, 1, 2, 3, 4, 5], 1),
    ] {
        let wheel = first_game(seats).play().view(0).wheel;
        assert_eq!((wheel.box_at, wheel.track), (box_at, track));
        for (tile, position) in wheel.tiles.iter().zip(positions) {
            assert_eq!(tile.position, position);
            assert_eq!(
                (box_at + tile.sector) % 12,
                position,
                "sector s stands at box + s"
            );
            assert_ne!(figures().positions[usize::from(position)].zone, Zone::Blue);
        }
        assert!(
            wheel.tiles.iter().all(|tile| tile.vp == 0),
            "no tile begins with the token"
        );
    }
    // In order for a first game, at random otherwise.
    let order = |options: Options, seed| -> Vec<ActionTile> {
        let game: Praga = Setup::new(Seats::new(4), seed)
            .with_options(options)
            .start()
            .unwrap();
        game.view(Eye::Spectator)
            .wheel
            .tiles
            .iter()
            .map(|tile| tile.tile)
            .collect()
    };
    assert_eq!(order(options(|_| ()), 1), ActionTile::ALL);
    let random = options(|options| options.order = TileOrder::Random);
    assert!((0..9).any(|seed| order(random, seed) != ActionTile::ALL));
}

// P.SU.19 P.SU.20
#[test]
fn every_player_begins_alike() {
    let view = start(4, 5).view(Eye::Spectator);
    for player in &view.players {
        assert_eq!((player.gold, player.stone, player.eggs), (2, 2, 0));
        assert_eq!(
            (player.silver, player.gold_windows, player.red, player.blue),
            (0, 0, 0, 0)
        );
        assert_eq!(
            (player.tracks, player.technology, player.university),
            ([4, 3], 0, 0)
        );
        assert!(
            player
                .grids
                .iter()
                .all(|marker| (marker.row, marker.column) == (0, 0))
        );
        assert_eq!((player.wealth, player.supply, player.road), ([true; 3], 2, 0));
        assert!(player.technologies.iter().all(Option::is_none) && player.board.is_empty());
    }
    // Eleven cubes: four tracks, two grids, three wealth places, two in the supply.
    assert_eq!(figures().player.cubes, 4 + 2 + 3 + 2);
    assert!(!first_game(4).give(0, "supply", 3).is_possible());
    assert!(!first_game(4).give(0, "tracks", vec![10, 3]).is_possible());
    assert!(!first_game(4).give(0, "technology", 10).is_possible());
}

// P.SU.1 P.SO.1
#[test]
fn solo_is_set_up_like_two_with_you_first() {
    let view = start(1, 5).view(Eye::Spectator);
    assert_eq!((view.buildings.len(), view.players.len()), (2, 1));
    assert_eq!((view.first, view.active), (Seat::new(0), Some(Seat::new(0))));
    assert_eq!(view.all_turns, 32);
}

// P.IN.1
#[test]
fn the_boards_are_open_to_all() {
    let table = first_game(3)
        .coins(0, 7, 5)
        .windows(0, 2, 1)
        .give(0, "eggs", 2)
        .give(0, "red", 3)
        .give(0, "blue", 1)
        .give(0, "points", 11)
        .seal(0, 1, 0)
        .play();
    let own = table.view(0);
    for eye in [Eye::Spectator, Eye::Seat(Seat::new(1))] {
        let view = table.game.view(eye);
        let player = &view.players[0];
        assert_eq!((player.gold, player.stone, player.eggs), (7, 5, 2));
        assert_eq!((player.silver, player.gold_windows), (2, 1));
        assert_eq!((player.red, player.blue, player.points), (3, 1, 11));
        assert!(view.seals[0].is_some());
        assert!(view.rows.iter().flatten().all(Option::is_some));
        assert_eq!(view.plazas, own.plazas);
        assert_eq!(view.buildings, own.buildings);
        assert!(view.stacks.iter().all(|stack| stack.size > 0));
        assert_eq!(
            (view.bridge_five.size, view.cathedral_five.size),
            (own.bridge_five.size, 3)
        );
        assert_eq!(player, &own.players[0]);
    }
}

// P.IN.2
#[test]
fn the_order_of_stacks_is_secret() {
    let game = start(4, 5);
    let mut rng = Rng::new(9.into(), Purpose::Redeal);
    let mut other = game.clone();
    other.redeal(Eye::Seat(Seat::new(0)), &mut rng);
    assert_ne!(other, game, "something is hidden");
    assert_eq!(
        other.view(Eye::Seat(Seat::new(0))),
        game.view(Eye::Seat(Seat::new(0)))
    );
    let view = game.view(Eye::Seat(Seat::new(0)));
    assert!(view.technologies.iter().flatten().all(Option::is_none));
    assert!(view.bridge_stack.iter().all(Option::is_none));
    assert_eq!(view.bridge_five.tiles, None);
    assert!(view.stacks.iter().all(|stack| stack.bottom.is_empty()));
    let text = serde_json::to_string(&view).unwrap();
    assert!(!text.contains("seed") && !text.contains("stream"));
}

// P.IN.5
#[test]
fn hexes_put_under_a_stack_are_known_to_all() {
    let mut table = first_game(4).play();
    let before = table.view(3);
    table.moves(&["refresh wall gold", "remove 1 2"]);
    for seat in 0..4 {
        let bottom = table.view(seat).stacks[2].bottom.clone();
        assert_eq!(bottom, [before.rows[1][1].unwrap(), before.rows[1][0].unwrap()]);
    }
    // A redeal leaves them where they are.
    let mut other = table.game.clone();
    other.redeal(Eye::Spectator, &mut Rng::new(4.into(), Purpose::Redeal));
    assert_eq!(other.view(Eye::Spectator), table.game.view(Eye::Spectator));
}

// P.GE.11
#[test]
fn impossible_positions_are_refused() {
    // And the supply of every piece.
    type Damage = fn(&mut serde_json::Value);
    let broken: [(&str, Damage); 12] = [
        ("a hex twice", |state| {
            state["rows"][0][0] = state["rows"][0][1].clone()
        }),
        ("a hex of another row", |state| {
            state["rows"][0][0] = "w1-01".into()
        }),
        ("a technology gone", |state| {
            state["technologies"][0].as_array_mut().unwrap().pop();
        }),
        ("a bridge tile gone", |state| {
            state["bridge_five"].as_array_mut().unwrap().pop();
        }),
        ("a production tile gone", |state| {
            state["river"].as_array_mut().unwrap().pop();
        }),
        ("a plaza tile twice", |state| {
            state["plazas"][0] = state["plazas"][1].clone()
        }),
        ("two tiles on a sector", |state| {
            state["wheel"]["sectors"][0] = state["wheel"]["sectors"][1].clone();
        }),
        ("the box elsewhere", |state| state["wheel"]["box_at"] = 3.into()),
        ("another era", |state| state["era"] = 2.into()),
        ("a marker off the grid", |state| {
            state["players"][0]["grids"][0]["row"] = 5.into()
        }),
        ("a claim without end", |state| {
            state["turn"]["claims"][0] = 99.into()
        }),
        ("a seal without right", |state| {
            state["seals"][0] = serde_json::json!({ "seat": 0 });
        }),
    ];
    for (what, change) in broken {
        assert!(!first_game(4).raw(change).is_possible(), "{what}");
    }
}

// P.RU.53
#[test]
fn an_owner_can_load_corrected_figures() {
    let text = Edition::<Components>::standard().text();
    let corrected = text.replacen("gold = 2\nvp = 0", "gold = 3\nvp = 0", 1);
    let edition = Edition::<Components>::load("my-box", &corrected).unwrap();
    let game: Praga = Setup::new(Seats::new(2), 1)
        .with_edition(edition)
        .start()
        .unwrap();
    let tiles = game.view(Eye::Spectator).wheel.tiles;
    assert_eq!(tiles[0].gold, 3);
}

// P.SU.15 P.SU.17
#[test]
fn no_tile_begins_in_the_blue_zone_or_with_the_five_point_token() {
    for seats in 1..=4 {
        let wheel = first_game(seats).play().view(0).wheel;
        assert_eq!(wheel.tiles.len(), 6);
        for tile in wheel.tiles {
            assert_ne!(figures().positions[usize::from(tile.position)].zone, Zone::Blue);
            assert_eq!(tile.vp, 0);
        }
    }
}

// P.RU.19 P.RU.21
#[test]
fn only_the_closed_box_keeps_tiles_away_and_its_place_is_where_the_arrow_points() {
    // The hole of the turn marker is in sector 9: a tile may lie there, but none in the box.
    assert!(first_game(4).wheel(10, [7, 0, 1, 2, 3, 4]).is_possible());
    assert!(!first_game(4).wheel(10, [10, 0, 1, 2, 3, 4]).is_possible());
    let mut table = first_game(4).wheel(11, [4, 0, 1, 2, 3, 5]).play();
    table.finish_turn();
    assert_eq!(table.view(0).wheel.box_at, 1, "arrow on arrow: two positions");
}

// P.SU.10 P.RU.39
#[test]
fn starting_buildings_are_regular_ones_of_era_one_and_lie_unturned() {
    let view = start(2, 5).view(Eye::Spectator);
    assert_eq!(view.buildings.len(), 2);
    for built in &view.buildings {
        assert_eq!(built.rotation, 0);
        assert_eq!((built.hex.era(), built.hex.is_special()), (1, false));
    }
    for row in view.rows {
        let special: Vec<bool> = row.iter().flatten().map(|hex| hex.is_special()).collect();
        assert_eq!(special, [false, false, false, true]);
    }
}
