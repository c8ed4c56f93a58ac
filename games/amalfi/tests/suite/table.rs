//! New games, what tests read off a table, and short ways to play at one.

use serde::de::DeserializeOwned;
use signoria_engine::prelude::*;
use signoria_engine::testing;
use signoria_engine::{Edition, Say, Seat, Seats, Setup, Token};

use crate::scenario::*;

/// A game under way.
pub type Play = testing::Play<Amalfi>;

/// The figures of the box as a file.
pub const BOX: &str = include_str!("../../data/2023.toml");

/// A new game by one of the ways to deal, seat 0 first.
#[track_caller]
pub fn deal(seats: u8, start: Way, seed: u64) -> Play {
    let options = Options {
        start,
        first: Some(Seat::new(0)),
        ..Options::default()
    };
    Play::start(&Setup::new(Seats::new(seats), seed).with_options(options))
}

/// A new game with guild stacks and figures that somebody changed, seat 0 first.
#[track_caller]
pub fn deal_changed(seats: u8, seed: u64, name: &str, from: &str, to: &str) -> Play {
    assert!(BOX.contains(from), "{from}");
    deal_edition(seats, seed, name, &BOX.replace(from, to))
}

/// A new game with guild stacks and figures of another file, seat 0 first.
#[track_caller]
pub fn deal_edition(seats: u8, seed: u64, name: &str, text: &str) -> Play {
    let options = Options {
        first: Some(Seat::new(0)),
        ..Options::default()
    };
    let setup = Setup::<Amalfi>::new(Seats::new(seats), seed)
        .with_edition(Edition::load(name, text).unwrap())
        .with_options(options);
    Play::start(&setup)
}

/// What tests read off a table.
pub trait Seen {
    /// What a seat alone knows.
    fn own(&self, seat: u8) -> OwnView;
    /// A player as everybody sees them.
    fn me(&self, seat: u8) -> PlayerView;
    /// A route as everybody sees it.
    fn route(&self, route: Route) -> RouteView;
    /// The ids of all that was told, in order.
    fn ids(&self) -> Vec<&'static str>;
    /// The numbers of the seats that are waited for.
    fn waiting(&self) -> Vec<usize>;
    /// Answers every question with no, until the round is over.
    fn finish_round(&mut self) -> &mut Self;

    /// Ships in a hold.
    fn hold(&self, seat: u8, hold: Hold) -> u8 {
        self.me(seat).holds[hold as usize]
    }

    /// Bread in a barn.
    fn bread(&self, seat: u8) -> u8 {
        self.me(seat).bread
    }

    /// Victory points.
    fn vp(&self, seat: u8) -> i16 {
        self.me(seat).vp
    }
}

impl Seen for Play {
    fn own(&self, seat: u8) -> OwnView {
        self.view(seat).own.unwrap()
    }

    fn me(&self, seat: u8) -> PlayerView {
        self.public().players[usize::from(seat)].clone()
    }

    fn route(&self, route: Route) -> RouteView {
        let routes = self.public().routes;
        routes.into_iter().find(|seen| seen.route == route).unwrap()
    }

    fn ids(&self) -> Vec<&'static str> {
        self.log.iter().map(|told| told.event.id()).collect()
    }

    fn waiting(&self) -> Vec<usize> {
        self.game.waiting().iter().map(Seat::index).collect()
    }

    fn finish_round(&mut self) -> &mut Self {
        let round = self.public().round;
        self.until(&["pass", "done", "skip"], |play| {
            play.is_over() || play.public().round != round
        })
    }
}

/// Invites an instant character with bread enough, and gives the play at its first decision.
#[track_caller]
pub fn instant(card: Character, scenario: Scenario) -> Play {
    let mut play: Play = scenario.lights(0, &[]).hand(0, &[card]).into();
    play.act(0, &format!("invite {card}"));
    play
}

/// A barn of 12 that is full: every bread price can be paid.
pub fn rich() -> Scenario {
    Scenario::new(2).lighthouses(0, 6).bread(0, 12)
}

/// Activates a character of seat 0.
#[track_caller]
pub fn activate(card: Character, scenario: Scenario) -> Play {
    let mut play: Play = scenario.invited(0, &[card]).into();
    play.act(0, &format!("activate {card}"));
    play
}

/// All cards that the seats can choose, the first listed ones.
pub fn choose_first(play: &mut Play) {
    play.until(&[], |play| play.public().phase == Phase::Actions);
}

/// Whether the cards of a deck lie in the order of the data, from either end.
pub fn is_in_order<T: Token + DeserializeOwned>(game: &Amalfi, deck: &str) -> bool {
    let cards: Vec<T> = testing::Scenario::from(game).get(&format!("/{deck}"));
    let places: Vec<usize> = cards.into_iter().map(T::index).collect();
    places.is_sorted() || places.iter().rev().is_sorted()
}

/// How early somebody who wants to go on for ever would choose an action.
pub fn rank(action: &Action) -> u8 {
    match action {
        Action::Pass | Action::Skip | Action::Done => 3,
        Action::Supply | Action::Discard { .. } => 2,
        Action::Lower { .. } => 1,
        _ => 0,
    }
}

/// Books, for collections.
pub const BOOKS: [Masterpiece; 4] = [
    Masterpiece::Canzoniere,
    Masterpiece::Decameron,
    Masterpiece::Morgante,
    Masterpiece::Arcadia,
];

/// Paintings, for collections.
pub const PAINTINGS: [Masterpiece; 3] = [
    Masterpiece::MonaLisa,
    Masterpiece::Annunciation,
    Masterpiece::Primavera,
];
