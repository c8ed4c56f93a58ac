//! Positions in one line each, and a table to play them on.
//!
//! A [`Scenario`] begins as the first position of a first game; what matters is changed by name, and the pieces that a change needs
//! are taken from where they lie. It goes through JSON and the game's own audit, so that no test starts from a position that
//! cannot be.

use serde_json::{Value, json};
use signoria_engine::{Barrier, Edition, Eye, Illegal, Say, Seat, Seats, Setup, Standing, Told, prelude::*};
use signoria_praga::Praga;
use signoria_praga::action::Action;
use signoria_praga::edition::Components;
use signoria_praga::event::Event;
use signoria_praga::hex::Hex;
use signoria_praga::options::{Options, TileOrder};
use signoria_praga::pieces::{Deed, Technology};
use signoria_praga::view::{PlayerView, View};

pub fn figures() -> &'static Components {
    Edition::<Components>::standard().figures()
}

/// A position in the making.
#[derive(Clone)]
pub struct Scenario {
    state: Value,
    seats: u8,
}

/// The options of a first game with seat 0 first, changed as said.
pub fn options(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options {
        order: TileOrder::FirstGame,
        first: Some(Seat::new(0)),
        ..Options::default()
    };
    change(&mut options);
    options
}

impl Scenario {
    /// The first position: tiles in the order of a first game, seat 0 first.
    pub fn of(seats: u8) -> Self {
        Self::with(seats, options(|_| ()))
    }

    /// The first position with these options.
    pub fn with(seats: u8, options: Options) -> Self {
        let game: Praga = Setup::new(Seats::new(seats), 7)
            .with_options(options)
            .start()
            .unwrap();
        Self {
            state: serde_json::to_value(game).unwrap(),
            seats,
        }
    }

    /// The position, which must be possible.
    pub fn table(self) -> Table {
        let text = self.state.to_string();
        let game: Praga = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        game.audit().unwrap_or_else(|error| panic!("{error}\n{text}"));
        Table {
            game,
            events: Vec::new(),
            barrier: Barrier::Open,
        }
    }

    /// Whether the position passes the audit.
    pub fn is_possible(&self) -> bool {
        serde_json::from_value::<Praga>(self.state.clone()).is_ok_and(|game| game.audit().is_ok())
    }

    /// The raw position, for what has no name here.
    pub fn raw(mut self, change: impl FnOnce(&mut Value)) -> Self {
        change(&mut self.state);
        self
    }

    /// Sets something of a player.
    pub fn set(mut self, seat: usize, key: &str, value: impl Into<Value>) -> Self {
        assert!(!self.state["players"][seat][key].is_null(), "no {key}");
        self.state["players"][seat][key] = value.into();
        self
    }

    /// The seat's gold and stone.
    pub fn coins(self, seat: usize, gold: u8, stone: u8) -> Self {
        self.set(seat, "gold", gold).set(seat, "stone", stone)
    }

    /// The seat's silver and gold windows.
    pub fn windows(self, seat: usize, silver: u8, gold: u8) -> Self {
        self.set(seat, "silver", silver).set(seat, "gold_windows", gold)
    }

    /// The wealth bonuses that the seat has had already: gold, stone, either.
    pub fn wealthy(mut self, seat: usize, had: [bool; 3]) -> Self {
        let player = &mut self.state["players"][seat];
        let count = had.iter().filter(|&&had| had).count() as u64;
        player["supply"] = (player["supply"].as_u64().unwrap() + count).into();
        player["wealth"] = json!(had.map(|had| !had));
        self
    }

    /// The position after so many turns: wheel, track, and the rows of the era; the tiles lie where they can.
    pub fn turns(mut self, turns: u8) -> Self {
        let start = figures().start(self.seats.into());
        let (mut at, mut track, mut era) = (start.box_at, start.track, 1);
        for _ in 0..turns {
            at = if at == 11 { 1 } else { at + 1 };
            track += u8::from(at == 8);
            if track == start.era_cell && start.era_box.is_none_or(|place| place == at) {
                era = 2;
            }
        }
        self.state["turns"] = turns.into();
        self.state["wheel"]["box_at"] = at.into();
        self.state["wheel"]["track"] = track.into();
        let free: Vec<u8> = (0..12).filter(|&place| place != at).take(6).collect();
        self = self.tiles(&free);
        if era == 2 {
            self = self.era_two();
        }
        self
    }

    fn era_two(mut self) -> Self {
        self.state["era"] = 2.into();
        for (row, letter) in ["u", "w", "b"].into_iter().enumerate() {
            let regular: Vec<Hex> = (1..=14)
                .filter_map(|nth| format!("{letter}2-{nth:02}").parse().ok())
                .collect();
            let special: Vec<Hex> = (1..=4)
                .filter_map(|nth| format!("{letter}2-s{nth}").parse().ok())
                .collect();
            self.state["rows"][row] = json!([regular[0], regular[1], regular[2], special[0]]);
            self.state["stacks"][2 * row] = json!({ "deck": regular[3..], "known": 0 });
            self.state["stacks"][2 * row + 1] = json!({ "deck": special[1..], "known": 0 });
        }
        self
    }

    /// The position in which seat 0 is to move and the box stands there, with the tiles AT1 to AT6 at these positions.
    pub fn wheel(self, box_at: u8, positions: [u8; 6]) -> Self {
        let rounds = self.seats.max(2);
        let total = figures().start(self.seats.into()).turns;
        let start = figures().start(self.seats.into());
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

    /// The tiles AT1 to AT6 at these positions.
    pub fn tiles(mut self, positions: &[u8]) -> Self {
        let at = self.state["wheel"]["box_at"].as_u64().unwrap() as u8;
        let sectors: Vec<u8> = positions.iter().map(|&place| (place + 12 - at) % 12).collect();
        self.state["wheel"]["sectors"] = json!(sectors);
        self
    }

    /// Puts a hex at a place of its row (1 to 4); the one that lay there goes where it came from.
    pub fn row(mut self, place: usize, hex: &str) -> Self {
        let wanted: Hex = hex.parse().unwrap();
        let row = wanted.row() as usize;
        let there = self.state["rows"][row][place - 1].clone();
        if there == json!(wanted) {
            return self;
        }
        self.swap(json!(wanted), there.clone());
        self.state["rows"][row][place - 1] = json!(wanted);
        self
    }

    /// Finds a hex in rows, stacks and the city and puts another in its place.
    fn swap(&mut self, wanted: Value, other: Value) {
        for row in 0..3 {
            for place in 0..4 {
                if self.state["rows"][row][place] == wanted {
                    self.state["rows"][row][place] = other;
                    return;
                }
            }
        }
        for stack in 0..6 {
            let deck = self.state["stacks"][stack]["deck"].as_array_mut().unwrap();
            if let Some(hex) = deck.iter_mut().find(|hex| **hex == wanted) {
                *hex = other;
                return;
            }
        }
        for site in 0..29 {
            if self.state["sites"][site]["hex"] == wanted {
                self.state["sites"][site]["hex"] = other;
                return;
            }
        }
        panic!("{wanted} does not lie in a row or stack");
    }

    /// Takes a hex from the stack or row it lies in; the row is refilled.
    fn take_out(&mut self, hex: &str) -> Hex {
        let wanted: Hex = hex.parse().unwrap();
        let value = json!(wanted);
        for stack in 0..6 {
            let deck = self.state["stacks"][stack]["deck"].as_array_mut().unwrap();
            if let Some(place) = deck.iter().position(|hex| *hex == value) {
                deck.remove(place);
                return wanted;
            }
        }
        for row in 0..3 {
            for place in 0..4 {
                if self.state["rows"][row][place] == value {
                    let stack = 2 * row + usize::from(place == 3);
                    let deck = self.state["stacks"][stack]["deck"].as_array_mut().unwrap();
                    let next = deck.pop().unwrap_or(Value::Null);
                    self.state["rows"][row][place] = next;
                    return wanted;
                }
            }
        }
        // In era II the hexes of era I that nobody took are gone, so one more may have been taken.
        assert_eq!(self.state["era"], 2, "{hex} was used twice");
        wanted
    }

    /// An upgrade on a seat's board.
    pub fn upgrade(mut self, seat: usize, hex: &str, rotation: u8) -> Self {
        let hex = self.take_out(hex);
        let place = figures().face(hex).action as usize;
        let old = self.state["players"][seat]["board"][place].clone();
        if !old.is_null() {
            let covered = self.state["players"][seat]["covered"].as_array_mut().unwrap();
            covered.push(old["hex"].clone());
        }
        self.state["players"][seat]["board"][place] = json!({ "hex": hex, "rotation": rotation, "used": 0 });
        self
    }

    /// A wall on a seat's board.
    pub fn wall(mut self, seat: usize, cell: &str, hex: &str, rotation: u8) -> Self {
        let hex = self.take_out(hex);
        let place = figures().board.place(cell.parse().unwrap()).unwrap();
        self.state["players"][seat]["board"][usize::from(place)] =
            json!({ "hex": hex, "rotation": rotation, "used": 0 });
        self
    }

    /// So many walls on a seat's board, of the cheapest hexes left.
    pub fn walls(mut self, seat: usize, count: usize) -> Self {
        let cells = [
            "-2,0", "-2,1", "-2,2", "-1,-1", "-1,2", "0,-2", "0,2", "1,-2", "1,1", "2,-2", "2,-1", "2,0",
        ];
        let mut hexes = (1..=14).rev().map(|nth| format!("w1-{nth:02}"));
        for cell in cells.into_iter().take(count) {
            self = self.wall(seat, cell, &hexes.next().unwrap(), 0);
        }
        self
    }

    /// A building, with the cube of a seat if said.
    pub fn building(mut self, site: &str, hex: &str, rotation: u8, cube: Option<usize>) -> Self {
        let hex = self.take_out(hex);
        let site = figures().city.site(site.parse().unwrap()).unwrap();
        let old = self.state["sites"][usize::from(site)]["hex"].clone();
        // A building of era I that makes room in era II is simply gone.
        let same_era = |old: &Value| {
            let old: Hex = serde_json::from_value(old.clone()).unwrap();
            self.state["era"] == old.era()
        };
        if !old.is_null() && same_era(&old) {
            let stack = self.state["stacks"][4]["deck"].as_array_mut().unwrap();
            stack.push(old);
        }
        let holder = cube.map(|seat| json!({ "seat": seat }));
        self.state["sites"][usize::from(site)] = json!({ "hex": hex, "rotation": rotation, "cube": holder });
        if let Some(seat) = cube {
            self = self.spend_cube(seat);
        }
        self
    }

    fn spend_cube(mut self, seat: usize) -> Self {
        let supply = self.state["players"][seat]["supply"].as_u64().unwrap();
        self.state["players"][seat]["supply"] = (supply.checked_sub(1).expect("no cube left")).into();
        self
    }

    /// A seal in a seat's hands; it uses the right of a full track.
    pub fn seal(mut self, seat: usize, seal: usize, track: usize) -> Self {
        let cells = if track == 0 { 9 } else { 8 };
        self = self.track(seat, track, cells);
        self.state["players"][seat]["rights"][track] = "used".into();
        self.state["seals"][seal - 1] = json!({ "seat": seat });
        self
    }

    /// The cell of the gold mine (0) or quarry (1) marker; with the production tile, and the reminder of a seal, that it brings.
    pub fn track(mut self, seat: usize, track: usize, cell: u8) -> Self {
        let (tile_at, seal_at) = if track == 0 { (6, 9) } else { (5, 8) };
        self.state["players"][seat]["tracks"][track] = cell.into();
        if cell >= tile_at && self.state["players"][seat]["production"][track].is_null() {
            let river = self.state["river"].as_array_mut().unwrap();
            let tile = river.pop().unwrap();
            self.state["players"][seat]["production"][track] = tile;
        }
        if cell >= seal_at {
            self = self.spend_cube(seat);
            self.state["players"][seat]["rights"][track] = "reminder".into();
        }
        self
    }

    /// The production tile of a track, changed for the one it has.
    pub fn production(mut self, seat: usize, track: usize, tile: &str) -> Self {
        let old = self.state["players"][seat]["production"][track].clone();
        let river = self.state["river"].as_array_mut().unwrap();
        if old != json!(tile) {
            let place = river.iter().position(|other| other == tile).expect(tile);
            river[place] = old;
        }
        self.state["players"][seat]["production"][track] = tile.into();
        self
    }

    /// Technologies of a seat. Levels below the highest that are not named are filled with tiles that do nothing in most tests: I with
    /// T1-5, II with T2-6, III with a used T3-3 (the last free one of the level if that is taken).
    pub fn technologies(mut self, seat: usize, tiles: &[&str]) -> Self {
        let named: Vec<Technology> = tiles.iter().map(|tile| tile.parse().unwrap()).collect();
        let highest = named.iter().map(|tile| tile.level() as usize).max().unwrap();
        for level in 0..=highest {
            let wanted = named
                .iter()
                .find(|tile| tile.level() as usize == level)
                .map_or(["t1-5", "t2-6", "t3-3", "t4-3"][level], |tile| tile.word());
            let deck = self.state["technologies"][level].as_array_mut().unwrap();
            let place = deck.iter().position(|seen| seen["tile"] == wanted).unwrap_or(0);
            let tile = deck.remove(place)["tile"].clone();
            self.state["players"][seat]["technologies"][level] = tile;
            if level == 2 && !named.iter().any(|tile| tile.level() as usize == 2) {
                self.state["players"][seat]["used"] = json!(["3"]);
            }
        }
        let step = [1, 2, 4, 6][highest];
        self.set(seat, "technology", step)
    }

    /// The order of a technology stack, top first.
    pub fn stack(mut self, level: usize, top_first: &[&str]) -> Self {
        let deck = self.state["technologies"][level - 1].as_array_mut().unwrap();
        let mut rest: Vec<Value> = deck
            .iter()
            .filter(|seen| !top_first.contains(&seen["tile"].as_str().unwrap()))
            .cloned()
            .collect();
        rest.extend(
            top_first
                .iter()
                .rev()
                .map(|tile| json!({ "tile": tile, "by": [] })),
        );
        assert_eq!(deck.len(), rest.len());
        *deck = rest;
        self
    }

    /// The order of the silver bridge tiles, top first.
    pub fn bridge_stack(mut self, top_first: &[&str]) -> Self {
        let deck = self.state["bridge_stack"].as_array_mut().unwrap();
        let mut rest: Vec<Value> = deck
            .iter()
            .filter(|seen| !top_first.contains(&seen["tile"].as_str().unwrap()))
            .cloned()
            .collect();
        rest.extend(
            top_first
                .iter()
                .rev()
                .map(|tile| json!({ "tile": tile, "by": [] })),
        );
        *deck = rest;
        self
    }

    /// The gold bridge tiles at the bridge; the others lie at the cathedral.
    pub fn fives_at_bridge(mut self, tiles: &[&str]) -> Self {
        let all: Vec<Value> = ["bridge_five", "cathedral_five"]
            .iter()
            .flat_map(|key| self.state[*key].as_array().unwrap().clone())
            .collect();
        let (here, there): (Vec<Value>, Vec<Value>) = all
            .into_iter()
            .partition(|tile| tiles.contains(&tile.as_str().unwrap()));
        self.state["bridge_five"] = json!(here);
        self.state["cathedral_five"] = json!(there);
        self
    }

    /// A gold bridge tile in a seat's hands, taken at the cathedral or the bridge.
    pub fn five(mut self, seat: usize, tile: &str) -> Self {
        for key in ["bridge_five", "cathedral_five"] {
            let tiles = self.state[key].as_array_mut().unwrap();
            tiles.retain(|other| other != tile);
        }
        let own = self.state["players"][seat]["five"].as_array_mut().unwrap();
        own.push(tile.into());
        own.sort_by_key(|tile| tile.as_str().unwrap().to_owned());
        self
    }

    /// The road space of a seat; from IV on a silver tile lies on the bridge, at the last free pair.
    pub fn road(mut self, seat: usize, space: u8) -> Self {
        if space >= 4 {
            let deck = self.state["bridge_stack"].as_array_mut().unwrap();
            let tile = deck.remove(0)["tile"].clone();
            let pairs = self.state["pairs"].as_array_mut().unwrap();
            let free = pairs.iter_mut().rev().find(|pair| pair.is_null()).unwrap();
            *free = tile;
        }
        self.set(seat, "road", space)
    }

    /// The marker of a seat on the Hunger Wall (0) or the cathedral (1): row from 1, column from 0.
    pub fn marker(mut self, seat: usize, grid: usize, row: u8, column: u8) -> Self {
        self.state["players"][seat]["grids"][grid] = json!({ "row": row - 1, "column": column });
        self
    }

    /// The plaza tile of a plaza, changed for the one that lies there.
    pub fn plaza(mut self, plaza: usize, tile: &str) -> Self {
        let there = self.state["plazas"][plaza - 1].clone();
        let plazas = self.state["plazas"].as_array_mut().unwrap();
        if let Some(place) = plazas.iter().position(|other| other == tile) {
            plazas[place] = there;
        }
        self.state["plazas"][plaza - 1] = tile.into();
        self
    }
}

/// A game under way.
#[derive(Clone)]
pub struct Table {
    pub game: Praga,
    pub events: Vec<Told<Event>>,
    pub barrier: Barrier,
}

impl Table {
    /// The seat that decides.
    pub fn seat(&self) -> Seat {
        self.game.waiting().first().expect("the game is over")
    }

    /// The seat that decides plays these actions, one after the other.
    pub fn play(&mut self, actions: &[&str]) -> &mut Self {
        for text in actions {
            let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let seat = self.seat();
            self.barrier = self
                .game
                .apply(seat, action, &mut self.events)
                .unwrap_or_else(|error| {
                    panic!("{text} is refused: {error:?}; listed are {:?}", self.listed())
                });
            self.game
                .audit()
                .unwrap_or_else(|error| panic!("after {text}: {error}"));
        }
        self
    }

    /// The rule that refuses an action of the seat that decides.
    pub fn refused(&self, text: &str) -> &'static str {
        self.refused_to(self.seat().index(), text)
    }

    /// The rule that refuses an action of a seat.
    pub fn refused_to(&self, seat: usize, text: &str) -> &'static str {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut copy = self.game.clone();
        let mut events: Vec<Told<Event>> = Vec::new();
        let error = copy
            .apply(Seat::new(seat as u8), action, &mut events)
            .expect_err("it should be refused");
        assert_eq!(copy, self.game, "a refusal changes nothing");
        assert!(events.is_empty(), "a refusal tells nothing");
        match error {
            Illegal::Rule(refusal) => refusal.id(),
            other => other.rule(),
        }
    }

    /// The listed actions.
    pub fn listed(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some(seat) = self.game.waiting().first() {
            self.game.actions(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    /// The listed actions with this verb.
    pub fn listed_as(&self, verb: &str) -> Vec<String> {
        let with_space = format!("{verb} ");
        self.listed()
            .into_iter()
            .filter(|text| text == verb || text.starts_with(&with_space))
            .collect()
    }

    pub fn can(&self, text: &str) -> bool {
        self.listed().iter().any(|listed| listed == text)
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(Eye::Seat(Seat::new(seat as u8)))
    }

    /// What a player has.
    pub fn player(&self, seat: usize) -> PlayerView {
        self.view(0).players[seat].clone()
    }

    pub fn points(&self, seat: usize) -> u16 {
        self.player(seat).points
    }

    /// The standing of a seat.
    pub fn standing(&self, seat: usize) -> Standing {
        self.game.standings().of(Seat::new(seat as u8)).unwrap().clone()
    }

    /// The points a seat has from a source.
    pub fn source(&self, seat: usize, name: &str) -> i32 {
        let id = format!("praga.source.{name}");
        let standing = self.standing(seat);
        let source = standing.sources.iter().find(|source| source.name.id == id);
        source.map_or_else(|| panic!("no source {id}"), |source| source.points)
    }

    /// The tile at a position of the wheel.
    pub fn tile_at(&self, position: u8) -> String {
        let view = self.view(0);
        let tile = view.wheel.tiles.iter().find(|tile| tile.position == position);
        tile.map(|tile| format!("tile {}", tile.tile))
            .unwrap_or_else(|| panic!("no tile at {position}"))
    }

    /// The tile of the wheel with this action, with the least price.
    pub fn tile_with(&self, action: Deed) -> String {
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

    /// Plays on, with the first listed action that needs no thought, until somebody's next turn begins.
    pub fn finish_turn(&mut self) -> &mut Self {
        let turns = self.view(0).turns;
        while self.view(0).turns == turns && !self.game.waiting().is_empty() {
            let listed = self.listed();
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
            self.play(&[&next]);
        }
        self
    }

    pub fn game_over(&self) -> bool {
        self.game.waiting().is_empty()
    }

    /// Whether an event of this id was told.
    pub fn told(&self, id: &str) -> bool {
        self.events.iter().any(|told| told.event.id() == id)
    }
}
