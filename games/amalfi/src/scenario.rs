//! Positions for tests, in one line each: what matters is said, the rest is a plain table.
//!
//! A scenario begins with empty hands and no bread. The ships of seat 0 are in the port, those of the others in the bay, so that they
//! have something to do. What is put somewhere is taken from where it was: [`Scenario::build`] gives a position that passes the audit.

use signoria_engine::deck::Deck;
use signoria_engine::{Audit, Seat, SeatSet, Seats, Set, Setup};

use crate::options::Options;
use crate::options::{Opponent, Way};
use crate::pieces::{Character, Decree, Hold, Masterpiece, Route, Tile, Title};
use crate::score::Origin;
use crate::state::{Amalfi, Phase};

/// A position under construction.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Amalfi,
    /// Seats whose bay was not spoken of: ships can be taken from it.
    plain: SeatSet,
}

impl Scenario {
    /// A table of so many seats in round I; seat 0 is the first player and has the turn. Alone it plays against Naples.
    ///
    /// # Panics
    /// If there is no such table.
    #[must_use]
    pub fn new(seats: u8) -> Self {
        Self::against(seats, Opponent::Naples)
    }

    /// A solo challenge.
    ///
    /// # Panics
    /// If there is no such table.
    #[must_use]
    pub fn solo(opponent: Opponent) -> Self {
        Self::against(1, opponent)
    }

    fn against(seats: u8, opponent: Opponent) -> Self {
        let options = Options {
            start: Way::Blind,
            opponent,
            first: Some(Seat::new(0)),
        };
        let setup = Setup::new(Seats::new(seats), 7).with_options(options);
        let mut game: Amalfi = setup.start().expect("a plain table");
        for seat in game.seats.iter() {
            let board = &mut game.players[seat];
            for card in board.hand.iter() {
                game.council_deck.put_under(card);
            }
            board.hand = Set::EMPTY;
            board.bread = 0;
            if seat == game.first {
                board.port = board.bay;
                board.bay = 0;
            }
        }
        let plain = game.seats.all();
        Self { game, plain }
    }

    fn player(&mut self, seat: u8) -> &mut crate::state::Player {
        &mut self.game.players[Seat::new(seat)]
    }

    /// Bread in a barn.
    #[must_use]
    pub fn bread(mut self, seat: u8, bread: u8) -> Self {
        self.player(seat).bread = bread;
        self
    }

    /// Ships from the port to where they are needed; if there are not enough, as many more are built as are missing.
    fn ships(&mut self, seat: u8, n: u8) {
        let plain = self.plain.contains(Seat::new(seat));
        let board = self.player(seat);
        if plain {
            board.port += board.bay;
            board.bay = 0;
        }
        let missing = n.saturating_sub(board.port);
        board.built += missing;
        board.port = board.port + missing - n;
    }

    /// So many ships in the bay.
    #[must_use]
    pub fn bay(mut self, seat: u8, ships: u8) -> Self {
        let there = self.player(seat).bay;
        self.player(seat).port += there;
        self.plain.remove(Seat::new(seat));
        self.ships(seat, ships);
        self.player(seat).bay = ships;
        self
    }

    /// So many ships in a hold.
    #[must_use]
    pub fn hold(mut self, seat: u8, hold: Hold, ships: u8) -> Self {
        self.ships(seat, ships);
        self.player(seat).holds[hold as usize] += ships;
        self
    }

    /// A ship on a dock.
    #[must_use]
    pub fn dock(mut self, seat: u8, route: Route) -> Self {
        self.ships(seat, 1);
        match route.tile() {
            Some(tile) => self.player(seat).sailed.insert(tile),
            None => self.player(seat).docks[route as usize] += 1,
        }
        self
    }

    /// So many ships built; the new ones stand in the port.
    #[must_use]
    pub fn built(mut self, seat: u8, ships: u8) -> Self {
        let board = self.player(seat);
        board.port += ships - board.built;
        board.built = ships;
        self
    }

    /// Own lighthouses on these routes.
    #[must_use]
    pub fn lights(mut self, seat: u8, routes: &[Route]) -> Self {
        for &route in routes {
            self.player(seat).lights.insert(route);
        }
        self
    }

    /// So many lighthouses, from the first public route on.
    #[must_use]
    pub fn lighthouses(self, seat: u8, n: usize) -> Self {
        let lit = self.game.lit();
        let free: Vec<Route> = Route::ALL
            .iter()
            .copied()
            .filter(|&route| !lit.contains(route))
            .take(n)
            .collect();
        self.lights(seat, &free)
    }

    fn lift_character(&mut self, card: Character) {
        let game = &mut self.game;
        if let Some(cell) = game.council.cell(card) {
            game.council.0[cell] = game.council_deck.draw();
        }
        game.council_deck = without(&game.council_deck, card);
        game.council_discard.remove(card);
        game.invitations = without(&game.invitations, card);
        for board in game.players.values_mut() {
            board.hand.remove(card);
            board.invited.remove(card);
            board.turned.remove(card);
        }
    }

    /// Cards in a hand.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &[Character]) -> Self {
        for &card in cards {
            self.lift_character(card);
            self.player(seat).hand.insert(card);
        }
        self
    }

    /// Invited characters, in this order.
    #[must_use]
    pub fn invited(mut self, seat: u8, cards: &[Character]) -> Self {
        for &card in cards {
            self.lift_character(card);
            self.player(seat).invited.insert(card);
            self.game.invitations.put_on_top(card);
        }
        self
    }

    /// Invited characters that are turned.
    #[must_use]
    pub fn turned(self, seat: u8, cards: &[Character]) -> Self {
        let mut scenario = self.invited(seat, cards);
        for &card in cards {
            scenario.player(seat).turned.insert(card);
        }
        scenario
    }

    /// A card in a cell of the council, counted from the left.
    #[must_use]
    pub fn council(mut self, cell: usize, card: Character) -> Self {
        self.lift_character(card);
        if let Some(other) = self.game.council.0[cell].replace(card) {
            self.game.council_deck.put_under(other);
        }
        self
    }

    fn lift_masterpiece(&mut self, card: Masterpiece) {
        let game = &mut self.game;
        if let Some(cell) = game.workshop.cell(card) {
            game.workshop.0[cell] = game.workshop_deck.draw();
        }
        game.workshop_deck = without(&game.workshop_deck, card);
        game.workshop_discard.remove(card);
        for board in game.players.values_mut() {
            board.masterpieces.remove(card);
        }
    }

    /// A card in a cell of the workshop, counted from the left.
    #[must_use]
    pub fn workshop(mut self, cell: usize, card: Masterpiece) -> Self {
        self.lift_masterpiece(card);
        if let Some(other) = self.game.workshop.0[cell].replace(card) {
            self.game.workshop_deck.put_under(other);
        }
        self
    }

    /// Masterpieces of a player.
    #[must_use]
    pub fn masterpieces(mut self, seat: u8, cards: &[Masterpiece]) -> Self {
        for &card in cards {
            self.lift_masterpiece(card);
            self.player(seat).masterpieces.insert(card);
        }
        self
    }

    fn lift_tile(&mut self, tile: Tile) {
        let game = &mut self.game;
        let [one, two] = &mut game.stacks;
        if let Some(cell) = game.atlas.cell(tile) {
            game.atlas.0[cell] = one.draw();
        }
        *one = without(one, tile);
        *two = without(two, tile);
        game.gone.remove(tile);
        for board in game.players.values_mut() {
            board.tiles.remove(tile);
        }
    }

    /// A tile in a cell of the atlas, counted from the left.
    #[must_use]
    pub fn atlas(mut self, cell: usize, tile: Tile) -> Self {
        self.lift_tile(tile);
        if let Some(other) = self.game.atlas.0[cell].replace(tile) {
            self.game.gone.insert(other);
        }
        self
    }

    /// Only these tiles are left in the atlas, in its right cells; the stacks are empty.
    #[must_use]
    pub fn last_tiles(mut self, tiles: &[Tile]) -> Self {
        for &tile in tiles {
            self.lift_tile(tile);
        }
        let game = &mut self.game;
        game.gone = Set::all();
        game.gone -= game.explored();
        game.gone -= game.covers.iter().flatten().copied().collect();
        game.gone -= tiles.iter().copied().collect();
        game.stacks = [Deck::default(), Deck::default()];
        let cells = game.atlas.0.len();
        game.atlas.0 = [None; 5];
        for (&tile, cell) in tiles.iter().rev().zip((0..cells).rev()) {
            game.atlas.0[cell] = Some(tile);
        }
        self
    }

    /// The decks of council and workshop are empty: all their cards lie on the discard piles.
    #[must_use]
    pub fn decks_discarded(mut self) -> Self {
        let game = &mut self.game;
        while let Some(card) = game.council_deck.draw() {
            game.council_discard.insert(card);
        }
        while let Some(card) = game.workshop_deck.draw() {
            game.workshop_discard.insert(card);
        }
        self
    }

    /// All characters and masterpieces that lie in decks or on discard piles are with this seat instead.
    #[must_use]
    pub fn owns_the_rest(mut self, seat: u8) -> Self {
        self = self.decks_discarded();
        let characters: Vec<Character> = self.game.council_discard.iter().collect();
        let masterpieces: Vec<Masterpiece> = self.game.workshop_discard.iter().collect();
        self.hand(seat, &characters).masterpieces(seat, &masterpieces)
    }

    /// The cards of the council are in this hand instead.
    #[must_use]
    pub fn no_council(mut self, seat: u8) -> Self {
        for cell in &mut self.game.council.0 {
            if let Some(card) = cell.take() {
                self.game.players[Seat::new(seat)].hand.insert(card);
            }
        }
        self
    }

    /// Explored routes of a player.
    #[must_use]
    pub fn tiles(mut self, seat: u8, tiles: &[Tile]) -> Self {
        for &tile in tiles {
            self.lift_tile(tile);
            self.player(seat).tiles.insert(tile);
        }
        self
    }

    /// A tile over a changing cell, 0 to 2.
    #[must_use]
    pub fn cover(mut self, cell: usize, tile: Tile) -> Self {
        self.lift_tile(tile);
        self.game.covers[cell] = Some(tile);
        self
    }

    /// The titles in play: one dark, two light, in order.
    #[must_use]
    pub fn titles(mut self, titles: [Title; 3]) -> Self {
        self.game.titles = titles;
        self
    }

    /// A cube on a title in play, 0 to 2.
    #[must_use]
    pub fn cube(mut self, seat: u8, title: usize) -> Self {
        self.player(seat).titles |= 1 << title;
        self
    }

    /// The decree of a round, from 1.
    #[must_use]
    pub fn decree(mut self, round: usize, decree: Decree) -> Self {
        let decrees = &mut self.game.decrees;
        if let Some(place) = decrees.iter().position(|&other| other == decree) {
            decrees.swap(place, round - 1);
        }
        decrees[round - 1] = decree;
        self
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        self.game.round = round - 1;
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: u8) -> Self {
        self.game.turn = Seat::new(seat);
        self
    }

    /// The first player of this round, who holds the compass rose.
    #[must_use]
    pub fn first(mut self, seat: u8) -> Self {
        self.game.first = Seat::new(seat);
        self.game.compass = Seat::new(seat);
        self
    }

    /// Who has passed.
    #[must_use]
    pub fn passed(mut self, seats: &[u8]) -> Self {
        self.game.passed = seats.iter().map(|&seat| Seat::new(seat)).collect::<SeatSet>();
        self
    }

    /// So many decisions taken in this round.
    #[must_use]
    pub fn decisions(mut self, seat: u8, decisions: u8) -> Self {
        self.player(seat).decisions = decisions;
        self
    }

    /// Victory points of a player.
    #[must_use]
    pub fn points(mut self, seat: u8, points: i16) -> Self {
        self.player(seat).points[Origin::Masterpieces as usize] = points;
        self
    }

    /// A ship of the solo opponent on a dock.
    #[must_use]
    pub fn rival_ship(mut self, route: Route) -> Self {
        self.game.rival.docks.insert(route);
        self
    }

    /// A lighthouse of the solo opponent on a route.
    #[must_use]
    pub fn rival_light(mut self, route: Route) -> Self {
        self.game.rival.lights.insert(route);
        self
    }

    /// Everybody has passed: the feeding of this round begins.
    #[must_use]
    pub fn feeding(mut self) -> Self {
        self.game.passed = self.game.seats.all();
        self.game.turn = self.game.first;
        self.game.phase = Phase::Feeding;
        self
    }

    /// The position, after everything that needs no decision.
    ///
    /// # Panics
    /// If it is not possible.
    #[must_use]
    pub fn build(self) -> Amalfi {
        let mut game = self.game;
        game.settle(&mut ());
        if let Err(reason) = game.audit() {
            panic!("this scenario is not possible: {reason}");
        }
        game
    }
}

fn without<T: Copy + PartialEq + Default, const N: usize>(deck: &Deck<T, N>, card: T) -> Deck<T, N> {
    Deck::new(deck.as_slice().iter().copied().filter(|&other| other != card))
}
