//! A game that tests drive by the notation.

// Each file of tests uses a part of this.
#![allow(dead_code, unused_imports)]

pub use signoria_amalfi::Amalfi;
pub use signoria_amalfi::action::Action;
pub use signoria_amalfi::event::Event;
pub use signoria_amalfi::options::{Opponent, Way};
pub use signoria_amalfi::pieces::*;
pub use signoria_amalfi::scenario::Scenario;
pub use signoria_amalfi::state::Phase;
pub use signoria_amalfi::view::{PlayerView, View};
use signoria_engine::{Barrier, Edition, Eye, Seat, Seats, Setup, Token, Told, prelude::*};

/// A game with its log.
pub struct Play {
    pub game: Amalfi,
    pub log: Vec<Told<Event>>,
}

/// A new game by the standard rules of dealing, seat 0 first.
pub fn deal(seats: u8, start: Way, seed: u64) -> Play {
    let options = signoria_amalfi::options::Options {
        start,
        first: Some(Seat::new(0)),
        ..Default::default()
    };
    let game = Setup::new(Seats::new(seats), seed)
        .with_options(options)
        .start()
        .unwrap();
    Play {
        game,
        log: Vec::new(),
    }
}

/// A new game with guild stacks and figures that somebody changed, seat 0 first.
pub fn deal_changed(seats: u8, seed: u64, name: &str, from: &str, to: &str) -> Play {
    let standard = include_str!("../../../data/2023.toml");
    assert!(standard.contains(from), "{from}");
    deal_edition(seats, seed, name, &standard.replace(from, to))
}

/// A new game with guild stacks and figures of another file, seat 0 first.
pub fn deal_edition(seats: u8, seed: u64, name: &str, text: &str) -> Play {
    let options = signoria_amalfi::options::Options {
        first: Some(Seat::new(0)),
        ..Default::default()
    };
    let setup = Setup::<Amalfi>::new(Seats::new(seats), seed)
        .with_edition(Edition::load(name, text).unwrap())
        .with_options(options);
    Play {
        game: setup.start().unwrap(),
        log: Vec::new(),
    }
}

impl From<Scenario> for Play {
    fn from(scenario: Scenario) -> Self {
        Self {
            game: scenario.build(),
            log: Vec::new(),
        }
    }
}

impl Play {
    pub fn act(&mut self, seat: u8, action: &str) -> Barrier {
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        assert!(
            self.can(seat, action),
            "{action} is not listed: {:?}",
            self.list(seat)
        );
        self.game
            .apply(Seat::new(seat), parsed, &mut self.log)
            .unwrap_or_else(|error| panic!("{action} was refused: {error:?}"))
    }

    /// Several actions of one seat.
    pub fn all(&mut self, seat: u8, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.act(seat, action);
        }
        self
    }

    pub fn list(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(Seat::new(seat), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// The actions that begin with a verb.
    pub fn listed(&self, seat: u8, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        let fits = |action: &String| action == verb || action.starts_with(&prefix);
        self.list(seat).into_iter().filter(fits).collect()
    }

    pub fn can(&self, seat: u8, action: &str) -> bool {
        self.list(seat).iter().any(|listed| listed == action)
    }

    /// The rule that forbids an action. It must not be listed, and nothing may change.
    pub fn refused(&self, seat: u8, action: &str) -> &'static str {
        assert!(!self.can(seat, action), "{action} is listed");
        let mut after = self.game.clone();
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        let mut log = Vec::new();
        let error = after.apply(Seat::new(seat), parsed, &mut log).expect_err(action);
        assert_eq!(after, self.game, "a refused action changed something");
        assert!(log.is_empty());
        error.rule()
    }

    pub fn view(&self) -> View {
        self.game.view(Eye::Spectator)
    }

    pub fn own(&self, seat: u8) -> signoria_amalfi::view::OwnView {
        self.game.view(Eye::Seat(Seat::new(seat))).own.unwrap()
    }

    pub fn me(&self, seat: u8) -> PlayerView {
        self.view().players[usize::from(seat)].clone()
    }

    pub fn hold(&self, seat: u8, hold: Hold) -> u8 {
        self.me(seat).holds[hold as usize]
    }

    pub fn bread(&self, seat: u8) -> u8 {
        self.me(seat).bread
    }

    pub fn vp(&self, seat: u8) -> i16 {
        self.me(seat).vp
    }

    pub fn waiting(&self) -> Vec<usize> {
        self.game.waiting().iter().map(Seat::index).collect()
    }

    pub fn is_over(&self) -> bool {
        self.game.waiting().is_empty()
    }

    /// Whether an event of that kind was told, in order of their ids.
    pub fn told(&self) -> Vec<&'static str> {
        use signoria_engine::Say;
        self.log.iter().map(|told| told.event.id()).collect()
    }

    pub fn route(&self, route: Route) -> signoria_amalfi::view::RouteView {
        let view = self.view();
        view.routes.into_iter().find(|seen| seen.route == route).unwrap()
    }

    /// Answers every question of windows and lighthouses with no, until the phase or somebody else's turn comes.
    pub fn finish_round(&mut self) -> &mut Self {
        let round = self.view().round;
        for _ in 0..200 {
            let view = self.view();
            if view.round != round || self.is_over() {
                break;
            }
            let seat = view.waiting.first().unwrap();
            let number = u8::from(seat);
            let listed = self.list(number);
            let answer = ["pass", "done", "skip"]
                .into_iter()
                .find(|word| listed.iter().any(|l| l == word));
            self.act(number, answer.expect("an answer that does nothing"));
        }
        self
    }
}

/// Invites an instant character with bread enough, and gives the play at its first decision.
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
pub fn activate(card: Character, scenario: Scenario) -> Play {
    let mut play: Play = scenario.invited(0, &[card]).into();
    play.act(0, &format!("activate {card}"));
    play
}

/// All cards that the seats can choose, taken at once.
pub fn choose_first(play: &mut Play) {
    while let Some(seat) = play.game.waiting().first() {
        if play.view().phase == Phase::Actions {
            break;
        }
        let first = play.list(seat.into())[0].clone();
        play.act(seat.into(), &first);
    }
}

/// Whether the cards of a deck lie in the order of the data, from either end.
pub fn is_in_order<T: Token>(game: &Amalfi, deck: &str) -> bool {
    let state = serde_json::to_value(game).unwrap();
    let cards = state[deck].as_array().unwrap().iter();
    let places: Vec<usize> = cards
        .map(|card| card.as_str().unwrap().parse::<T>().unwrap().index())
        .collect();
    places.is_sorted() || places.iter().rev().is_sorted()
}

/// How soon somebody who wants to go on and on would do something.
pub fn rank(action: &Action) -> u8 {
    match action {
        Action::Pass | Action::Skip | Action::Done => 3,
        Action::Supply | Action::Discard { .. } => 2,
        Action::Lower { .. } => 1,
        _ => 0,
    }
}
