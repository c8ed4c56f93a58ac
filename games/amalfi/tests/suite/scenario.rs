//! Positions in one line each.
//!
//! A [`Scenario`] begins with empty hands and no bread. The ships of seat 0 are in the port, those of the others in the bay, so that they
//! have something to do. What is put somewhere is taken from where it was: [`Scenario::build`] gives a position that passes the audit.

pub use signoria_amalfi::action::Action;
pub use signoria_amalfi::event::Event;
pub use signoria_amalfi::options::{Opponent, Options, Way};
pub use signoria_amalfi::pieces::*;
pub use signoria_amalfi::state::Phase;
pub use signoria_amalfi::view::{OwnView, PlayerView, RouteView, View};
pub use signoria_amalfi::{Amalfi, Components};

pub use crate::table::*;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use signoria_amalfi::score::Origin;
use signoria_amalfi::state::{Player, Rival, Row};
use signoria_engine::deck::Deck;
use signoria_engine::testing;
use signoria_engine::{Edition, Seat, SeatSet, Seats, Set, Setup};

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Scenario {
    state: testing::Scenario<Amalfi>,
    /// Seats whose bay was not spoken of: ships can be taken from it.
    plain: SeatSet,
}

impl From<Scenario> for Play {
    #[track_caller]
    fn from(scenario: Scenario) -> Self {
        Self::new(scenario.build())
    }
}

impl Scenario {
    /// A table of that many seats in round I; seat 0 is the first player and has the turn. Alone it plays against Naples.
    #[track_caller]
    pub fn new(seats: u8) -> Self {
        Self::against(seats, Opponent::Naples)
    }

    /// A solo challenge.
    #[track_caller]
    pub fn solo(opponent: Opponent) -> Self {
        Self::against(1, opponent)
    }

    #[track_caller]
    fn against(seats: u8, opponent: Opponent) -> Self {
        let options = Options {
            start: Way::Blind,
            opponent,
            first: Some(Seat::new(0)),
        };
        let setup = Setup::new(Seats::new(seats), 7).with_options(options);
        let state = testing::Scenario::start(&setup);
        let plain = Seats::new(seats).all();
        let mut scenario = Self { state, plain };
        for seat in 0..seats {
            let hand = scenario.seat(seat).hand;
            scenario = scenario
                .edit("/council_deck", |deck: &mut Deck<Character, 75>| {
                    hand.iter().for_each(|card| deck.put_under(card));
                })
                .player(seat, |player| {
                    player.hand = Set::EMPTY;
                    player.bread = 0;
                    if seat == 0 {
                        (player.port, player.bay) = (player.bay, 0);
                    }
                });
        }
        scenario
    }

    #[track_caller]
    fn edit<T: Serialize + DeserializeOwned>(self, pointer: &str, change: impl FnOnce(&mut T)) -> Self {
        let Self { state, plain } = self;
        let state = state.edit(pointer, change);
        Self { state, plain }
    }

    #[track_caller]
    fn set(self, pointer: &str, value: impl Serialize) -> Self {
        let Self { state, plain } = self;
        let state = state.set(pointer, value);
        Self { state, plain }
    }

    #[track_caller]
    fn player(self, seat: u8, change: impl FnOnce(&mut Player)) -> Self {
        self.edit(&format!("/players/{seat}"), change)
    }

    fn seat(&self, seat: u8) -> Player {
        self.state.get(&format!("/players/{seat}"))
    }

    /// All players, including those of seats that nobody has.
    fn players(self, mut change: impl FnMut(&mut Player)) -> Self {
        self.edit("/players", |players: &mut Vec<Player>| {
            players.iter_mut().for_each(&mut change)
        })
    }

    /// Bread in a barn.
    pub fn bread(self, seat: u8, bread: u8) -> Self {
        self.player(seat, |player| player.bread = bread)
    }

    /// Takes ships from the port; if there are not enough, as many more are built as are missing.
    fn ships(self, seat: u8, n: u8) -> Self {
        let plain = self.plain.contains(Seat::new(seat));
        self.player(seat, |player| {
            if plain {
                player.port += player.bay;
                player.bay = 0;
            }
            let missing = n.saturating_sub(player.port);
            player.built += missing;
            player.port = player.port + missing - n;
        })
    }

    /// That many ships in the bay.
    pub fn bay(mut self, seat: u8, ships: u8) -> Self {
        self.plain.remove(Seat::new(seat));
        self.player(seat, |player| player.port += player.bay)
            .ships(seat, ships)
            .player(seat, |player| player.bay = ships)
    }

    /// That many more ships in a hold.
    pub fn hold(self, seat: u8, hold: Hold, ships: u8) -> Self {
        self.ships(seat, ships)
            .player(seat, |player| player.holds[hold as usize] += ships)
    }

    /// A ship on a dock.
    pub fn dock(self, seat: u8, route: Route) -> Self {
        self.ships(seat, 1).player(seat, |player| match route.tile() {
            Some(tile) => player.sailed.insert(tile),
            None => player.docks[route as usize] += 1,
        })
    }

    /// That many ships built; the new ones stand in the port.
    pub fn built(self, seat: u8, ships: u8) -> Self {
        self.player(seat, |player| {
            player.port += ships - player.built;
            player.built = ships;
        })
    }

    /// Own lighthouses on these routes.
    pub fn lights(self, seat: u8, routes: &[Route]) -> Self {
        self.player(seat, |player| player.lights.extend(routes.iter().copied()))
    }

    /// That many lighthouses, from the first public route on.
    pub fn lighthouses(self, seat: u8, n: usize) -> Self {
        let players: Vec<Player> = self.state.get("/players");
        let rival: Rival = self.state.get("/rival");
        let lit = players
            .iter()
            .fold(rival.lights, |lit, player| lit | player.lights);
        let all = Route::ALL.iter().copied();
        let free: Vec<Route> = all.filter(|&route| !lit.contains(route)).take(n).collect();
        self.lights(seat, &free)
    }

    fn lift_character(self, card: Character) -> Self {
        let council: Row<Character, 4> = self.state.get("/council");
        let scenario = match council.cell(card) {
            Some(cell) => self.refill("council", cell),
            None => self,
        };
        scenario
            .edit("/council_deck", |deck| remove::<Character, 75>(deck, card))
            .edit("/council_discard", |pile: &mut Set<Character>| pile.remove(card))
            .edit("/invitations", |order| remove::<Character, 75>(order, card))
            .players(|player| {
                player.hand.remove(card);
                player.invited.remove(card);
                player.turned.remove(card);
            })
    }

    /// Lays the next card of the deck on a cell.
    fn refill(self, market: &str, cell: usize) -> Self {
        let deck = format!("/{market}_deck");
        let mut cards: Vec<serde_json::Value> = self.state.get(&deck);
        let next = cards.pop();
        self.set(&deck, cards).set(&format!("/{market}/{cell}"), next)
    }

    /// Cards in a hand.
    pub fn hand(self, seat: u8, cards: &[Character]) -> Self {
        cards.iter().fold(self, |scenario, &card| {
            let lifted = scenario.lift_character(card);
            lifted.player(seat, |player| player.hand.insert(card))
        })
    }

    /// Invited characters, in this order.
    pub fn invited(self, seat: u8, cards: &[Character]) -> Self {
        cards.iter().fold(self, |scenario, &card| {
            scenario
                .lift_character(card)
                .player(seat, |player| player.invited.insert(card))
                .edit("/invitations", |order: &mut Deck<Character, 75>| {
                    order.put_on_top(card)
                })
        })
    }

    /// Invited characters that are turned.
    pub fn turned(self, seat: u8, cards: &[Character]) -> Self {
        let invited = self.invited(seat, cards);
        invited.player(seat, |player| player.turned.extend(cards.iter().copied()))
    }

    /// A card in a cell of the council, counted from the left.
    pub fn council(self, cell: usize, card: Character) -> Self {
        let lifted = self.lift_character(card);
        let other: Option<Character> = lifted.state.get(&format!("/council/{cell}"));
        lifted
            .set(&format!("/council/{cell}"), card)
            .edit("/council_deck", |deck: &mut Deck<Character, 75>| {
                other.into_iter().for_each(|other| deck.put_under(other))
            })
    }

    fn lift_masterpiece(self, card: Masterpiece) -> Self {
        let workshop: Row<Masterpiece, 5> = self.state.get("/workshop");
        let scenario = match workshop.cell(card) {
            Some(cell) => self.refill("workshop", cell),
            None => self,
        };
        scenario
            .edit("/workshop_deck", |deck| remove::<Masterpiece, 54>(deck, card))
            .edit("/workshop_discard", |pile: &mut Set<Masterpiece>| {
                pile.remove(card)
            })
            .players(|player| player.masterpieces.remove(card))
    }

    /// A card in a cell of the workshop, counted from the left.
    pub fn workshop(self, cell: usize, card: Masterpiece) -> Self {
        let lifted = self.lift_masterpiece(card);
        let other: Option<Masterpiece> = lifted.state.get(&format!("/workshop/{cell}"));
        lifted
            .set(&format!("/workshop/{cell}"), card)
            .edit("/workshop_deck", |deck: &mut Deck<Masterpiece, 54>| {
                other.into_iter().for_each(|other| deck.put_under(other))
            })
    }

    /// Masterpieces of a player.
    pub fn masterpieces(self, seat: u8, cards: &[Masterpiece]) -> Self {
        cards.iter().fold(self, |scenario, &card| {
            let lifted = scenario.lift_masterpiece(card);
            lifted.player(seat, |player| player.masterpieces.insert(card))
        })
    }

    fn lift_tile(self, tile: Tile) -> Self {
        let atlas: Row<Tile, 5> = self.state.get("/atlas");
        let scenario = match atlas.cell(tile) {
            Some(cell) => {
                let mut stack: Deck<Tile, 18> = self.state.get("/stacks/0");
                let next = stack.draw();
                self.set("/stacks/0", stack).set(&format!("/atlas/{cell}"), next)
            }
            None => self,
        };
        scenario
            .edit("/stacks/0", |stack| remove::<Tile, 18>(stack, tile))
            .edit("/stacks/1", |stack| remove::<Tile, 18>(stack, tile))
            .edit("/gone", |gone: &mut Set<Tile>| gone.remove(tile))
            .players(|player| player.tiles.remove(tile))
    }

    /// A tile in a cell of the atlas, counted from the left.
    pub fn atlas(self, cell: usize, tile: Tile) -> Self {
        let lifted = self.lift_tile(tile);
        let other: Option<Tile> = lifted.state.get(&format!("/atlas/{cell}"));
        lifted
            .set(&format!("/atlas/{cell}"), tile)
            .edit("/gone", |gone: &mut Set<Tile>| gone.extend(other))
    }

    /// Only these tiles are left in the atlas, in its right cells; the stacks are empty.
    pub fn last_tiles(self, tiles: &[Tile]) -> Self {
        let scenario = tiles
            .iter()
            .fold(self, |scenario, &tile| scenario.lift_tile(tile));
        let players: Vec<Player> = scenario.state.get("/players");
        let covers: [Option<Tile>; 3] = scenario.state.get("/covers");
        let explored = players.iter().fold(Set::EMPTY, |all, player| all | player.tiles);
        let here: Set<Tile> = tiles
            .iter()
            .copied()
            .chain(covers.into_iter().flatten())
            .collect();
        let mut atlas = [None; 5];
        for (&tile, cell) in tiles.iter().rev().zip((0..atlas.len()).rev()) {
            atlas[cell] = Some(tile);
        }
        scenario
            .set("/gone", Set::<Tile>::all() - explored - here)
            .set("/stacks", json!([[], []]))
            .set("/atlas", atlas)
    }

    /// The decks of council and workshop are empty: all their cards lie on the discard piles.
    pub fn decks_discarded(self) -> Self {
        let characters: Vec<Character> = self.state.get("/council_deck");
        let masterpieces: Vec<Masterpiece> = self.state.get("/workshop_deck");
        self.edit("/council_discard", |pile: &mut Set<Character>| {
            pile.extend(characters)
        })
        .edit("/workshop_discard", |pile: &mut Set<Masterpiece>| {
            pile.extend(masterpieces)
        })
        .set("/council_deck", json!([]))
        .set("/workshop_deck", json!([]))
    }

    /// All characters and masterpieces that lie in decks or on discard piles are with this seat instead.
    pub fn owns_the_rest(self, seat: u8) -> Self {
        let scenario = self.decks_discarded();
        let characters: Vec<Character> = scenario.state.get("/council_discard");
        let masterpieces: Vec<Masterpiece> = scenario.state.get("/workshop_discard");
        scenario.hand(seat, &characters).masterpieces(seat, &masterpieces)
    }

    /// The cards of the council are in this hand instead.
    pub fn no_council(self, seat: u8) -> Self {
        let council: Row<Character, 4> = self.state.get("/council");
        self.set("/council", [None::<Character>; 4])
            .player(seat, |player| {
                player.hand.extend(council.iter().map(|(_, card)| card))
            })
    }

    /// Explored routes of a player.
    pub fn tiles(self, seat: u8, tiles: &[Tile]) -> Self {
        tiles.iter().fold(self, |scenario, &tile| {
            let lifted = scenario.lift_tile(tile);
            lifted.player(seat, |player| player.tiles.insert(tile))
        })
    }

    /// A tile over a changing cell, 0 to 2.
    pub fn cover(self, cell: usize, tile: Tile) -> Self {
        self.lift_tile(tile).set(&format!("/covers/{cell}"), tile)
    }

    /// The titles in play: one dark, two light, in order.
    pub fn titles(self, titles: [Title; 3]) -> Self {
        self.set("/titles", titles)
    }

    /// A cube on a title in play, 0 to 2.
    pub fn cube(self, seat: u8, title: usize) -> Self {
        self.player(seat, |player| player.titles |= 1 << title)
    }

    /// The decree of a round, from 1.
    pub fn decree(self, round: usize, decree: Decree) -> Self {
        self.edit("/decrees", |decrees: &mut [Decree; 4]| {
            if let Some(place) = decrees.iter().position(|&other| other == decree) {
                decrees.swap(place, round - 1);
            }
            decrees[round - 1] = decree;
        })
    }

    /// The round, from 1.
    pub fn round(self, round: u8) -> Self {
        self.set("/round", round - 1)
    }

    /// Whose turn it is.
    pub fn turn(self, seat: u8) -> Self {
        self.set("/turn", Seat::new(seat))
    }

    /// The first player of this round, who holds the compass rose.
    pub fn first(self, seat: u8) -> Self {
        self.set("/first", Seat::new(seat))
            .set("/compass", Seat::new(seat))
    }

    /// Who has passed.
    pub fn passed(self, seats: &[u8]) -> Self {
        let seats: SeatSet = seats.iter().map(|&seat| Seat::new(seat)).collect();
        self.set("/passed", seats)
    }

    /// That many decisions taken in this round.
    pub fn decisions(self, seat: u8, decisions: u8) -> Self {
        self.player(seat, |player| player.decisions = decisions)
    }

    /// Victory points of a player.
    pub fn points(self, seat: u8, points: i16) -> Self {
        self.player(seat, |player| {
            player.points[Origin::Masterpieces as usize] = points
        })
    }

    /// A ship of the solo opponent on a dock.
    pub fn rival_ship(self, route: Route) -> Self {
        self.edit("/rival", |rival: &mut Rival| rival.docks.insert(route))
    }

    /// A lighthouse of the solo opponent on a route.
    pub fn rival_light(self, route: Route) -> Self {
        self.edit("/rival", |rival: &mut Rival| rival.lights.insert(route))
    }

    /// Everybody has passed: the feeding of this round begins.
    pub fn feeding(self) -> Self {
        let seats: Seats = self.state.get("/seats");
        let first: Seat = self.state.get("/first");
        self.set("/passed", seats.all()).set("/turn", first)
    }

    /// The position, after everything that needs no decision.
    #[track_caller]
    pub fn build(self) -> Amalfi {
        self.state.build().unwrap_or_else(|_| self.nudged())
    }

    /// In a position in which nobody is asked, the seat whose turn it is first answers a question that changes nothing: to unturn a
    /// character, as an alternative of the shipyard. Then the game goes on by itself.
    #[track_caller]
    fn nudged(self) -> Amalfi {
        let turn: Seat = self.state.get("/turn");
        let decisions = self.seat(turn.into()).decisions;
        let edition = Edition::<Components>::standard();
        let question = json!({ "effects": {
            "seat": turn, "list": edition.shipyard_spaces[1], "at": 0, "done": 0, "gaining": false,
        } });
        let mut play = self.set("/steps", [question]).state.play();
        play.act(turn, "choose unturn");
        if play.has(turn, "unturn") {
            play.act(turn, "skip");
        }
        let after = testing::Scenario::from(&play.game);
        let pointer = format!("/players/{}/decisions", turn.index());
        let counted: u8 = after.get(&pointer);
        let settled = if counted > decisions {
            after.set(&pointer, decisions)
        } else {
            after
        };
        settled.play().game
    }
}

fn remove<T: Copy + PartialEq + Default, const N: usize>(deck: &mut Deck<T, N>, card: T) {
    *deck = Deck::new(deck.as_slice().iter().copied().filter(|&other| other != card));
}
