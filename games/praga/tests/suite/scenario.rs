//! Positions in one line each: the game's own words for what tests need, on the engine's kit.
//!
//! A position begins as the first one of a first game; what matters is changed by name, and the pieces that a change needs are taken
//! from where they lie.

use serde_json::{Value, json};
use signoria_engine::prelude::*;
use signoria_engine::testing::Play;
use signoria_engine::{Edition, Seat, Seats, Setup};
use signoria_praga::Praga;
use signoria_praga::edition::Components;
use signoria_praga::hex::Hex;
use signoria_praga::options::{Options, RoadChoice, Solo, TileOrder, TileSide};
use signoria_praga::pieces::{Deed, Technology};
use signoria_praga::view::PlayerView;

/// A position in the making.
pub type Scenario = signoria_engine::testing::Scenario<Praga>;
/// A game under way.
pub type Table = Play<Praga>;

pub fn figures() -> &'static Components {
    Edition::<Components>::standard().figures()
}

/// The options of a first game with seat 0 first, with these changes.
pub fn options(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options {
        order: TileOrder::FirstGame,
        first: Some(Seat::new(0)),
        ..Options::default()
    };
    change(&mut options);
    options
}

/// Side B of the action tiles, and tiles on the King's Road.
pub fn variant() -> Options {
    Options {
        side: TileSide::B,
        road_1: RoadChoice::Kr1a,
        road_3: RoadChoice::Kr3a,
        ..Options::default()
    }
}

/// Alone against Peter Parler.
pub fn parler() -> Options {
    Options {
        solo: Solo::Parler,
        ..Options::default()
    }
}

/// The first position of a first game: tiles in the recommended order, seat 0 first.
pub fn first_game(seats: u8) -> Scenario {
    first_game_with(seats, options(|_| ()))
}

/// The same with these options.
pub fn first_game_with(seats: u8, options: Options) -> Scenario {
    Scenario::start(&Setup::new(Seats::new(seats), 7).with_options(options))
}

/// Positions by the names of the rulebook.
pub trait Positions: Sized {
    /// Sets something of a player.
    fn give(self, seat: usize, key: &str, value: impl Into<Value>) -> Self;

    /// The seat's gold and stone.
    fn coins(self, seat: usize, gold: u8, stone: u8) -> Self;

    /// The seat's silver and gold windows.
    fn windows(self, seat: usize, silver: u8, gold: u8) -> Self;

    /// The wealth bonuses that the seat has had already: gold, stone, either.
    fn wealthy(self, seat: usize, had: [bool; 3]) -> Self;

    /// The position after that many turns: wheel, track, and the rows of the era; the tiles lie where they can.
    fn turns(self, turns: u8) -> Self;

    /// The position in which seat 0 is to move and the box stands there, with the tiles AT1 to AT6 at these positions.
    fn wheel(self, box_at: u8, positions: [u8; 6]) -> Self;

    /// The tiles AT1 to AT6 at these positions.
    fn tiles(self, positions: &[u8]) -> Self;

    /// Puts a hex at a place of its row (1 to 4); the one that lay there goes where it came from.
    fn row(self, place: usize, hex: &str) -> Self;

    /// An upgrade on a seat's board.
    fn upgrade(self, seat: usize, hex: &str, rotation: u8) -> Self;

    /// A wall on a seat's board.
    fn wall(self, seat: usize, cell: &str, hex: &str, rotation: u8) -> Self;

    /// That many walls on a seat's board, of the cheapest hexes left.
    fn walls(self, seat: usize, count: usize) -> Self;

    /// A building, with the cube of a seat if said.
    fn building(self, site: &str, hex: &str, rotation: u8, cube: Option<usize>) -> Self;

    /// A seal in a seat's hands; it uses the right of a full track.
    fn seal(self, seat: usize, seal: usize, track: usize) -> Self;

    /// The cell of the gold mine (0) or quarry (1) marker; with the production tile, and the reminder of a seal, that it brings.
    fn track(self, seat: usize, track: usize, cell: u8) -> Self;

    /// The production tile of a track, changed for the one it has.
    fn production(self, seat: usize, track: usize, tile: &str) -> Self;

    /// Technologies of a seat. Levels below the highest that are not named are filled with tiles that do nothing in most tests: I with
    /// T1-5, II with T2-6, III with a used T3-3 (the last free one of the level if that is taken).
    fn technologies(self, seat: usize, tiles: &[&str]) -> Self;

    /// The order of a technology stack, top first.
    fn stack(self, level: usize, top_first: &[&str]) -> Self;

    /// The order of the silver bridge tiles, top first.
    fn bridge_stack(self, top_first: &[&str]) -> Self;

    /// The gold bridge tiles at the bridge; the others lie at the cathedral.
    fn fives_at_bridge(self, tiles: &[&str]) -> Self;

    /// A gold bridge tile in a seat's hands, taken at the cathedral or the bridge.
    fn five(self, seat: usize, tile: &str) -> Self;

    /// The road space of a seat; from IV on a silver tile lies on the bridge, at the last free pair.
    fn road(self, seat: usize, space: u8) -> Self;

    /// The marker of a seat on the Hunger Wall (0) or the cathedral (1): row from 1, column from 0.
    fn marker(self, seat: usize, grid: usize, row: u8, column: u8) -> Self;

    /// The plaza tile of a plaza, changed for the one that lies there.
    fn plaza(self, plaza: usize, tile: &str) -> Self;
}

impl Positions for Scenario {
    fn give(self, seat: usize, key: &str, value: impl Into<Value>) -> Self {
        let value: Value = value.into();
        self.set(&format!("/players/{seat}/{key}"), value)
    }

    fn coins(self, seat: usize, gold: u8, stone: u8) -> Self {
        self.give(seat, "gold", gold).give(seat, "stone", stone)
    }

    fn windows(self, seat: usize, silver: u8, gold: u8) -> Self {
        self.give(seat, "silver", silver).give(seat, "gold_windows", gold)
    }

    fn wealthy(self, seat: usize, had: [bool; 3]) -> Self {
        self.raw(|state| {
            let player = &mut state["players"][seat];
            let count = had.iter().filter(|&&had| had).count() as u64;
            player["supply"] = (player["supply"].as_u64().unwrap() + count).into();
            player["wealth"] = json!(had.map(|had| !had));
        })
    }

    fn turns(self, turns: u8) -> Self {
        let start = figures().start(self.get::<u8>("/seats").into());
        let (mut at, mut track, mut era) = (start.box_at, start.track, 1);
        for _ in 0..turns {
            at = if at == 11 { 1 } else { at + 1 };
            track += u8::from(at == 8);
            if track == start.era_cell && start.era_box.is_none_or(|place| place == at) {
                era = 2;
            }
        }
        let free: Vec<u8> = (0..12).filter(|&place| place != at).take(6).collect();
        let turned = self.raw(|state| {
            state["turns"] = turns.into();
            state["wheel"]["box_at"] = at.into();
            state["wheel"]["track"] = track.into();
            if era == 2 {
                era_two(state);
            }
        });
        turned.tiles(&free)
    }

    fn wheel(self, box_at: u8, positions: [u8; 6]) -> Self {
        let seats: u8 = self.get("/seats");
        let rounds = seats.max(2);
        let start = figures().start(seats.into());
        let total = start.turns;
        let mut at = start.box_at;
        let mut turns = 0;
        while at != box_at || turns % rounds != 0 {
            at = if at == 11 { 1 } else { at + 1 };
            turns += 1;
            assert!(
                turns < total,
                "the box never stands at {box_at} in a turn of seat 0"
            );
        }
        self.turns(turns).tiles(&positions)
    }

    fn tiles(self, positions: &[u8]) -> Self {
        self.raw(|state| {
            let at = state["wheel"]["box_at"].as_u64().unwrap() as u8;
            let sectors: Vec<u8> = positions.iter().map(|&place| (place + 12 - at) % 12).collect();
            state["wheel"]["sectors"] = json!(sectors);
        })
    }

    fn row(self, place: usize, hex: &str) -> Self {
        self.raw(|state| {
            let wanted: Hex = hex.parse().unwrap();
            let row = wanted.row() as usize;
            let there = state["rows"][row][place - 1].clone();
            if there == json!(wanted) {
                return;
            }
            swap(state, json!(wanted), there.clone());
            state["rows"][row][place - 1] = json!(wanted);
        })
    }

    fn upgrade(self, seat: usize, hex: &str, rotation: u8) -> Self {
        self.raw(|state| {
            let hex = take_out(state, hex);
            let place = figures().face(hex).action as usize;
            let old = state["players"][seat]["board"][place].clone();
            if !old.is_null() {
                let covered = state["players"][seat]["covered"].as_array_mut().unwrap();
                covered.push(old["hex"].clone());
            }
            state["players"][seat]["board"][place] = json!({ "hex": hex, "rotation": rotation, "used": 0 });
        })
    }

    fn wall(self, seat: usize, cell: &str, hex: &str, rotation: u8) -> Self {
        self.raw(|state| {
            let hex = take_out(state, hex);
            let place = figures().board.place(cell.parse().unwrap()).unwrap();
            state["players"][seat]["board"][usize::from(place)] =
                json!({ "hex": hex, "rotation": rotation, "used": 0 });
        })
    }

    fn walls(mut self, seat: usize, count: usize) -> Self {
        let cells = [
            "-2,0", "-2,1", "-2,2", "-1,-1", "-1,2", "0,-2", "0,2", "1,-2", "1,1", "2,-2", "2,-1", "2,0",
        ];
        let mut hexes = (1..=14).rev().map(|nth| format!("w1-{nth:02}"));
        for cell in cells.into_iter().take(count) {
            self = self.wall(seat, cell, &hexes.next().unwrap(), 0);
        }
        self
    }

    fn building(self, site: &str, hex: &str, rotation: u8, cube: Option<usize>) -> Self {
        self.raw(|state| {
            let hex = take_out(state, hex);
            let site = figures().city.site(site.parse().unwrap()).unwrap();
            let old = state["sites"][usize::from(site)]["hex"].clone();
            // A building of era I that makes room in era II is simply gone.
            let same_era = |old: &Value| {
                let old: Hex = serde_json::from_value(old.clone()).unwrap();
                state["era"] == old.era()
            };
            if !old.is_null() && same_era(&old) {
                let stack = state["stacks"][4]["deck"].as_array_mut().unwrap();
                stack.push(old);
            }
            let holder = cube.map(|seat| json!({ "seat": seat }));
            state["sites"][usize::from(site)] = json!({ "hex": hex, "rotation": rotation, "cube": holder });
            if let Some(seat) = cube {
                spend_cube(state, seat);
            }
        })
    }

    fn seal(self, seat: usize, seal: usize, track: usize) -> Self {
        let full = self.track(seat, track, if track == 0 { 9 } else { 8 });
        full.raw(|state| {
            state["players"][seat]["rights"][track] = "used".into();
            state["seals"][seal - 1] = json!({ "seat": seat });
        })
    }

    fn track(self, seat: usize, track: usize, cell: u8) -> Self {
        self.raw(|state| {
            let (tile_at, seal_at) = if track == 0 { (6, 9) } else { (5, 8) };
            state["players"][seat]["tracks"][track] = cell.into();
            if cell >= tile_at && state["players"][seat]["production"][track].is_null() {
                let river = state["river"].as_array_mut().unwrap();
                let tile = river.pop().unwrap();
                state["players"][seat]["production"][track] = tile;
            }
            if cell >= seal_at {
                spend_cube(state, seat);
                state["players"][seat]["rights"][track] = "reminder".into();
            }
        })
    }

    fn production(self, seat: usize, track: usize, tile: &str) -> Self {
        self.raw(|state| {
            let old = state["players"][seat]["production"][track].clone();
            let river = state["river"].as_array_mut().unwrap();
            if old != json!(tile) {
                let place = river.iter().position(|other| other == tile).expect(tile);
                river[place] = old;
            }
            state["players"][seat]["production"][track] = tile.into();
        })
    }

    fn technologies(self, seat: usize, tiles: &[&str]) -> Self {
        self.raw(|state| {
            let named: Vec<Technology> = tiles.iter().map(|tile| tile.parse().unwrap()).collect();
            let highest = named.iter().map(|tile| tile.level() as usize).max().unwrap();
            for level in 0..=highest {
                let wanted = named
                    .iter()
                    .find(|tile| tile.level() as usize == level)
                    .map_or(["t1-5", "t2-6", "t3-3", "t4-3"][level], |tile| tile.word());
                let deck = state["technologies"][level].as_array_mut().unwrap();
                let place = deck.iter().position(|seen| seen["tile"] == wanted).unwrap_or(0);
                let tile = deck.remove(place)["tile"].clone();
                state["players"][seat]["technologies"][level] = tile;
                if level == 2 && !named.iter().any(|tile| tile.level() as usize == 2) {
                    state["players"][seat]["used"] = json!(["3"]);
                }
            }
            state["players"][seat]["technology"] = json!([1, 2, 4, 6][highest]);
        })
    }

    fn stack(self, level: usize, top_first: &[&str]) -> Self {
        self.raw(|state| {
            let deck = state["technologies"][level - 1].as_array_mut().unwrap();
            let size = deck.len();
            put_on_top(deck, top_first);
            assert_eq!(deck.len(), size);
        })
    }

    fn bridge_stack(self, top_first: &[&str]) -> Self {
        self.raw(|state| {
            put_on_top(state["bridge_stack"].as_array_mut().unwrap(), top_first);
        })
    }

    fn fives_at_bridge(self, tiles: &[&str]) -> Self {
        self.raw(|state| {
            let all: Vec<Value> = ["bridge_five", "cathedral_five"]
                .iter()
                .flat_map(|key| state[*key].as_array().unwrap().clone())
                .collect();
            let (here, there): (Vec<Value>, Vec<Value>) = all
                .into_iter()
                .partition(|tile| tiles.contains(&tile.as_str().unwrap()));
            state["bridge_five"] = json!(here);
            state["cathedral_five"] = json!(there);
        })
    }

    fn five(self, seat: usize, tile: &str) -> Self {
        self.raw(|state| {
            for key in ["bridge_five", "cathedral_five"] {
                let tiles = state[key].as_array_mut().unwrap();
                tiles.retain(|other| other != tile);
            }
            let own = state["players"][seat]["five"].as_array_mut().unwrap();
            own.push(tile.into());
            own.sort_by_key(|tile| tile.as_str().unwrap().to_owned());
        })
    }

    fn road(self, seat: usize, space: u8) -> Self {
        self.raw(|state| {
            if space >= 4 {
                let deck = state["bridge_stack"].as_array_mut().unwrap();
                let tile = deck.remove(0)["tile"].clone();
                let pairs = state["pairs"].as_array_mut().unwrap();
                let free = pairs.iter_mut().rev().find(|pair| pair.is_null()).unwrap();
                *free = tile;
            }
        })
        .give(seat, "road", space)
    }

    fn marker(self, seat: usize, grid: usize, row: u8, column: u8) -> Self {
        self.raw(|state| {
            state["players"][seat]["grids"][grid] = json!({ "row": row - 1, "column": column });
        })
    }

    fn plaza(self, plaza: usize, tile: &str) -> Self {
        self.raw(|state| {
            let there = state["plazas"][plaza - 1].clone();
            let plazas = state["plazas"].as_array_mut().unwrap();
            if let Some(place) = plazas.iter().position(|other| other == tile) {
                plazas[place] = there;
            }
            state["plazas"][plaza - 1] = tile.into();
        })
    }
}

/// The rows and stacks of era II, in the order of their names.
fn era_two(state: &mut Value) {
    state["era"] = 2.into();
    for (row, letter) in ["u", "w", "b"].into_iter().enumerate() {
        let regular: Vec<Hex> = (1..=14)
            .filter_map(|nth| format!("{letter}2-{nth:02}").parse().ok())
            .collect();
        let special: Vec<Hex> = (1..=4)
            .filter_map(|nth| format!("{letter}2-s{nth}").parse().ok())
            .collect();
        state["rows"][row] = json!([regular[0], regular[1], regular[2], special[0]]);
        state["stacks"][2 * row] = json!({ "deck": regular[3..], "known": 0 });
        state["stacks"][2 * row + 1] = json!({ "deck": special[1..], "known": 0 });
    }
}

/// Finds a hex in rows, stacks and the city and puts another in its place.
fn swap(state: &mut Value, wanted: Value, other: Value) {
    for row in 0..3 {
        for place in 0..4 {
            if state["rows"][row][place] == wanted {
                state["rows"][row][place] = other;
                return;
            }
        }
    }
    for stack in 0..6 {
        let deck = state["stacks"][stack]["deck"].as_array_mut().unwrap();
        if let Some(hex) = deck.iter_mut().find(|hex| **hex == wanted) {
            *hex = other;
            return;
        }
    }
    for site in 0..29 {
        if state["sites"][site]["hex"] == wanted {
            state["sites"][site]["hex"] = other;
            return;
        }
    }
    panic!("{wanted} does not lie in a row or stack");
}

/// Takes a hex from the stack or row it lies in; the row is refilled.
fn take_out(state: &mut Value, hex: &str) -> Hex {
    let wanted: Hex = hex.parse().unwrap();
    let value = json!(wanted);
    for stack in 0..6 {
        let deck = state["stacks"][stack]["deck"].as_array_mut().unwrap();
        if let Some(place) = deck.iter().position(|hex| *hex == value) {
            deck.remove(place);
            return wanted;
        }
    }
    for row in 0..3 {
        for place in 0..4 {
            if state["rows"][row][place] == value {
                let stack = 2 * row + usize::from(place == 3);
                let deck = state["stacks"][stack]["deck"].as_array_mut().unwrap();
                let next = deck.pop().unwrap_or(Value::Null);
                state["rows"][row][place] = next;
                return wanted;
            }
        }
    }
    // In era II the hexes of era I that nobody took are gone, so one more may have been taken.
    assert_eq!(state["era"], 2, "{hex} was used twice");
    wanted
}

/// Takes a cube from the supply of a seat.
fn spend_cube(state: &mut Value, seat: usize) {
    let supply = state["players"][seat]["supply"].as_u64().unwrap();
    state["players"][seat]["supply"] = (supply.checked_sub(1).expect("no cube left")).into();
}

/// A game of Praga under way.
pub trait Turns {
    /// Plays these actions one after the other, each for the seat that must decide.
    fn moves(&mut self, actions: &[&str]) -> &mut Self;

    /// What a player has.
    fn player(&self, seat: usize) -> PlayerView;

    /// The tile at a position of the wheel.
    fn tile_at(&self, position: u8) -> String;

    /// The tile of the wheel with this action, with the least price.
    fn tile_with(&self, action: Deed) -> String;

    /// Plays on, with the first listed action that needs no thought, until somebody's next turn begins.
    fn finish_turn(&mut self) -> &mut Self;
}

impl Turns for Table {
    fn moves(&mut self, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.act(self.seat(), action);
        }
        self
    }

    fn player(&self, seat: usize) -> PlayerView {
        self.view(0).players[seat].clone()
    }

    fn tile_at(&self, position: u8) -> String {
        let view = self.view(0);
        let tile = view.wheel.tiles.iter().find(|tile| tile.position == position);
        tile.map(|tile| format!("tile {}", tile.tile))
            .unwrap_or_else(|| panic!("no tile at {position}"))
    }

    fn tile_with(&self, action: Deed) -> String {
        let view = self.view(0);
        let mut tiles: Vec<_> = view
            .wheel
            .tiles
            .iter()
            .filter(|tile| tile.actions.contains(&action))
            .collect();
        tiles.sort_by_key(|tile| tile.gold);
        format!("tile {}", tiles[0].tile)
    }

    fn finish_turn(&mut self) -> &mut Self {
        let turns = self.view(0).turns;
        while self.view(0).turns == turns && !self.game.waiting().is_empty() {
            let listed = self.list(self.seat());
            let next = listed
                .iter()
                .find(|text| *text == "end")
                .or_else(|| {
                    listed.iter().find(|text| {
                        ["act", "tile", "free", "produce"]
                            .iter()
                            .any(|verb| text.starts_with(verb))
                    })
                })
                .unwrap_or(&listed[0])
                .clone();
            self.moves(&[&next]);
        }
        self
    }
}

/// Tiles lie on top of a deck, unseen; the first of them is drawn first.
fn put_on_top(deck: &mut Vec<Value>, top_first: &[&str]) {
    deck.retain(|seen| !top_first.contains(&seen["tile"].as_str().unwrap()));
    let tiles = top_first.iter().rev();
    deck.extend(tiles.map(|tile| json!({ "tile": tile, "by": [] })));
}

/// The last turn of a game of two, played by seat 1 without consequences for seat 0.
pub fn last_turn() -> Scenario {
    first_game(2).turns(31)
}

/// The position after the last turn and the final scoring.
pub fn scored(position: Scenario) -> Table {
    let mut table = position.play();
    table.finish_turn();
    assert!(table.is_over());
    table
}
