//! A game that is played by text; anything unexpected fails the test.

use std::fmt::Debug;

use crate::game::{Barrier, Game, Setup};
use crate::log::Told;
use crate::message::{Message, Say};
use crate::rng::{Purpose, Rng, Seed};
use crate::seat::{Eye, Seat, Seats};
use crate::standings::Standing;

/// How a test names a seat: by itself, or by its number.
pub trait IntoSeat: Debug + Copy {
    /// The seat.
    fn into_seat(self) -> Seat;
}

impl IntoSeat for Seat {
    fn into_seat(self) -> Seat {
        self
    }
}

macro_rules! seats {
    ($($number:ty),+) => { $(
        impl IntoSeat for $number {
            fn into_seat(self) -> Seat {
                Seat::try_from(self as u8).expect("a seat of a table")
            }
        }
    )+ };
}
seats!(u8, usize, i32);

/// A game in progress, with all events.
///
/// ```
/// use signoria_engine::{Seats, Setup, sample::Pebbles, testing::Play};
///
/// let mut play: Play<Pebbles> = Play::start(&Setup::new(Seats::new(2), 7));
/// play.act(0, "take 3").act(1, "take 1");
/// assert_eq!(play.refused(1, "take 1"), "engine.turn.seat");
/// assert!(play.told("pebbles.log.took") && play.can(0, "take 2"));
/// ```
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    /// Where it stands.
    pub game: G,
    /// What was told, to whom.
    pub log: Vec<Told<G::Event>>,
    /// Whether the last action could be taken back.
    pub barrier: Barrier,
}

impl<G: Game> From<G> for Play<G> {
    fn from(game: G) -> Self {
        Self::new(game)
    }
}

impl<G: Game> Play<G> {
    /// A game that continues from that position.
    #[must_use]
    pub fn new(game: G) -> Self {
        Self {
            game,
            log: Vec::new(),
            barrier: Barrier::Open,
        }
    }

    /// A game that begins with this set-up.
    #[track_caller]
    #[must_use]
    pub fn start(setup: &Setup<G>) -> Self {
        match setup.start() {
            Ok(game) => Self::new(game),
            Err(error) => panic!("no such table: {error:?}"),
        }
    }

    /// A table with default edition and options.
    #[track_caller]
    #[must_use]
    pub fn of(seats: u8, seed: u64) -> Self {
        Self::start(&Setup::new(Seats::new(seats), seed))
    }

    /// The seat that must decide, the lowest of several.
    #[track_caller]
    pub fn seat(&self) -> Seat {
        self.game.waiting().first().expect("somebody is waited for")
    }

    /// Carries out an action. It must be listed, and the position after it possible.
    #[track_caller]
    pub fn act(&mut self, seat: impl IntoSeat, action: &str) -> &mut Self {
        let seat = seat.into_seat();
        let parsed = parse::<G>(action);
        let listed = self.list(seat);
        assert!(
            listed.iter().any(|one| one == action),
            "{seat:?} \"{action}\" is not listed; listed are {listed:?}"
        );
        match self.game.apply(seat, parsed, &mut self.log) {
            Ok(barrier) => self.barrier = barrier,
            Err(error) => panic!("{seat:?} \"{action}\" was refused: {error:?}"),
        }
        if let Err(error) = self.game.audit() {
            panic!("after {seat:?} \"{action}\" the position is impossible: {error}");
        }
        self
    }

    /// Several actions of one seat.
    #[track_caller]
    pub fn acts(&mut self, seat: impl IntoSeat, actions: &[&str]) -> &mut Self {
        for action in actions {
            self.act(seat, action);
        }
        self
    }

    /// Actions, separated by semicolons, each for the seat that must decide.
    #[track_caller]
    pub fn does(&mut self, actions: &str) -> &mut Self {
        for action in actions.split(';').map(str::trim) {
            self.act(self.seat(), action);
        }
        self
    }

    /// Carries out the first listed action with that verb.
    #[track_caller]
    pub fn any(&mut self, seat: impl IntoSeat, verb: &str) -> &mut Self {
        let action = self.first(seat, verb);
        self.act(seat, &action)
    }

    /// Plays until that holds. The seat that must decide takes the first listed of these actions (in full, or by verb), or else the
    /// first listed one.
    #[track_caller]
    pub fn until(&mut self, preferred: &[&str], holds: impl Fn(&Self) -> bool) -> &mut Self {
        for _ in 0..G::MOST_DECISIONS {
            if holds(self) {
                return self;
            }
            let Some(seat) = self.game.waiting().first() else {
                break;
            };
            let listed = self.list(seat);
            let fits = |wanted: &&str| listed.iter().find(|one| one == wanted || verb(one) == *wanted);
            let action = preferred.iter().find_map(fits).unwrap_or(&listed[0]).clone();
            self.act(seat, &action);
        }
        assert!(
            holds(self),
            "that never came; now waited for are {:?}",
            self.game.waiting()
        );
        self
    }

    /// Plays that many random decisions, or to the end.
    #[track_caller]
    pub fn at_random(&mut self, decisions: usize, seed: u64) -> &mut Self {
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut actions = Vec::new();
        for _ in 0..decisions {
            let Some(seat) = self.game.waiting().first() else {
                break;
            };
            actions.clear();
            self.game.actions(seat, &mut actions);
            let action = *rng.pick(&actions).expect("who is waited for can do something");
            match self.game.apply(seat, action, &mut self.log) {
                Ok(barrier) => self.barrier = barrier,
                Err(error) => panic!("{seat:?} was refused the listed \"{action}\": {error:?}"),
            }
        }
        self
    }

    /// The rule that refuses an action. It must not be listed, change nothing and tell nothing.
    #[track_caller]
    pub fn refused(&self, seat: impl IntoSeat, action: &str) -> &'static str {
        let seat = seat.into_seat();
        let parsed = parse::<G>(action);
        assert!(!self.can(seat, action), "{seat:?} \"{action}\" is listed");
        let (mut after, mut log) = (self.game.clone(), Vec::new());
        let Err(error) = after.apply(seat, parsed, &mut log) else {
            panic!("{seat:?} \"{action}\" was accepted");
        };
        assert_eq!(after, self.game, "a refusal changes nothing");
        assert!(log.is_empty(), "a refusal tells nothing");
        error.rule()
    }

    /// The legal actions of a seat.
    pub fn list(&self, seat: impl IntoSeat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat.into_seat(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// The legal actions of a seat with that verb.
    pub fn listed(&self, seat: impl IntoSeat, of: &str) -> Vec<String> {
        let mut list = self.list(seat);
        list.retain(|one| verb(one) == of);
        list
    }

    /// Whether the seat can do that.
    pub fn can(&self, seat: impl IntoSeat, action: &str) -> bool {
        self.list(seat).iter().any(|one| one == action)
    }

    /// Whether the seat has a legal action with that verb.
    pub fn has(&self, seat: impl IntoSeat, of: &str) -> bool {
        !self.listed(seat, of).is_empty()
    }

    /// The first listed action of that verb.
    #[track_caller]
    pub fn first(&self, seat: impl IntoSeat, of: &str) -> String {
        let found = self.listed(seat, of).into_iter().next();
        found.unwrap_or_else(|| panic!("{seat:?} cannot {of}; listed are {:?}", self.list(seat)))
    }

    /// Whether that seat must decide.
    pub fn waits_for(&self, seat: impl IntoSeat) -> bool {
        self.game.waiting().contains(seat.into_seat())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.waiting().is_empty()
    }

    /// What a seat may know.
    pub fn view(&self, seat: impl IntoSeat) -> G::View {
        self.game.view(Eye::Seat(seat.into_seat()))
    }

    /// What everybody may know.
    pub fn public(&self) -> G::View {
        self.game.view(Eye::Spectator)
    }

    /// What a seat is asked.
    pub fn question(&self, seat: impl IntoSeat) -> Message {
        self.game.question(seat.into_seat())
    }

    /// What the button of a listed action says.
    #[track_caller]
    pub fn label(&self, seat: impl IntoSeat, action: &str) -> Message {
        assert!(self.can(seat, action), "{seat:?} \"{action}\" is not listed");
        self.game.label(seat.into_seat(), parse::<G>(action))
    }

    /// Whether an event of that id was told to anybody.
    pub fn told(&self, id: &str) -> bool {
        self.log.iter().any(|told| told.event.id() == id)
    }

    /// The events, whoever heard them.
    pub fn events(&self) -> Vec<&G::Event> {
        self.log.iter().map(|told| &told.event).collect()
    }

    /// What one eye heard.
    pub fn heard(&self, eye: Eye) -> Vec<&G::Event> {
        let heard = self.log.iter().filter(|told| told.to.hears(eye));
        heard.map(|told| &told.event).collect()
    }

    /// Begins a new page of the log.
    pub fn forget(&mut self) -> &mut Self {
        self.log.clear();
        self
    }

    /// The standing of a seat.
    #[track_caller]
    pub fn standing(&self, seat: impl IntoSeat) -> Standing {
        let standings = self.game.standings();
        standings
            .of(seat.into_seat())
            .expect("the seat is at the table")
            .clone()
    }

    /// The score of a seat.
    #[track_caller]
    pub fn score(&self, seat: impl IntoSeat) -> i32 {
        self.standing(seat).score
    }

    /// The points that a seat has from the source `GAME.source.NAME`.
    #[track_caller]
    pub fn points(&self, seat: impl IntoSeat, source: &str) -> i32 {
        let id = format!("{}.source.{source}", G::ID);
        let standing = self.standing(seat);
        let found = standing.sources.iter().find(|source| source.name.id == id);
        found.unwrap_or_else(|| panic!("no source {id}")).points
    }
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

#[track_caller]
fn parse<G: Game>(action: &str) -> G::Action {
    match action.parse() {
        Ok(action) => action,
        Err(error) => panic!("\"{action}\": {error}"),
    }
}
