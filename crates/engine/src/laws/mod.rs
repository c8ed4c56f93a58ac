//! The laws: what holds for every game, checked over random games of every edition, option and seat count.
//!
//! A game runs them all with one line in `tests/suite/laws.rs`:
//!
//! ```
//! # mod laws {
//! signoria_engine::laws!(signoria_engine::sample::Pebbles);
//! # }
//! ```
//!
//! A broken law is reported with the shortest game found that breaks it. The run is the same every time; to search
//! further, set `SIGNORIA_LAWS` to a factor: the laws then check that many times as many games, from other seeds.

mod check;
mod labels;
mod walk;

use std::fmt;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

pub use walk::{Trace, Walk, setups};

use crate::game::{Game, Setup};

/// One law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// A seat that must decide has something to do, each action is listed once, every listed one is accepted and changes the position, and
    /// playing it as listed (`play_listed`) leads to the same position and list.
    ListedIsAccepted,
    /// Every action that is not listed is refused, changes nothing and tells nothing.
    UnlistedIsRefused,
    /// The same set-up and the same actions give the same state.
    SameJournalSameState,
    /// A state, its views and a journal survive being written and read.
    SurvivesSerde,
    /// Text form and number of an action lead back to it.
    NotationRoundTrips,
    /// The events an eye gets, and a seat's refusals, depend only on what it may know: its view accounts for
    /// every event it was told (a public die stays on the table until the next decision).
    NothingLeaks,
    /// `redeal` keeps what the eye knows, gives a possible position, and actually changes what is hidden.
    RedealKeepsTheView,
    /// Equal views and equal streams give equal redeals: what is made up depends on nothing that the eye cannot know.
    RedealsAreFair,
    /// Observations depend on the view alone, have the same features in every position, and stay within their ranges.
    ObservationsAreTrue,
    /// Taking back an action with an open barrier leaves the actor none the wiser.
    BarrierIsTrue,
    /// What is asked next, and of whom, depends on nothing that an eye was not told: the number of questions gives no hand away.
    QuestionsHideNothing,
    /// Where a label or a question says that an action pays or gains something, carrying it out changes the purse by exactly that.
    LabelsAreTrue,
    /// Every position passes the game's own audit: all pieces accounted for.
    PiecesAreConserved,
    /// The game ends within its bound, and no list is longer than the game says.
    EndsWithinBound,
    /// Sources add up to the score, every seat appears once, and what is not public does not count before the end.
    StandingsAddUp,
}

impl Law {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::ListedIsAccepted,
        Self::UnlistedIsRefused,
        Self::SameJournalSameState,
        Self::SurvivesSerde,
        Self::NotationRoundTrips,
        Self::NothingLeaks,
        Self::RedealKeepsTheView,
        Self::RedealsAreFair,
        Self::ObservationsAreTrue,
        Self::BarrierIsTrue,
        Self::QuestionsHideNothing,
        Self::LabelsAreTrue,
        Self::PiecesAreConserved,
        Self::EndsWithinBound,
        Self::StandingsAddUp,
    ];
}

/// How a law was broken.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The table: edition, options, seats.
    pub setup: String,
    /// The shortest game found that breaks it.
    pub trace: Trace,
    /// What went wrong.
    pub reason: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            law,
            setup,
            trace,
            reason,
        } = self;
        write!(
            f,
            "the law {law:?} is broken\n  table: {setup}\n  game: {trace:?}\n  {reason}"
        )
    }
}

/// How many games a law is checked on, over all set-ups together (each set-up gets at least one).
/// 64 games of four seats take a second or two in the test profile.
const GAMES: u32 = 64;

/// Checks a law on random games of every set-up.
///
/// # Errors
/// With the shortest game found that breaks it.
pub fn check<G: Game>(law: Law) -> Result<(), Box<Broken>> {
    let effort: u32 = std::env::var("SIGNORIA_LAWS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0);
    let tables = setups::<G>().map_err(|reason| {
        Box::new(Broken {
            law,
            setup: "all".into(),
            trace: Trace::default(),
            reason,
        })
    })?;
    let games = (GAMES * effort.max(1)).div_ceil(tables.len() as u32);
    let mut hidden_changed = false;
    for setup in &tables {
        hidden_changed |= check_table(law, setup, games, effort)?;
    }
    let has_hidden = tables.iter().any(check::hides_something);
    if law == Law::RedealKeepsTheView && has_hidden && !hidden_changed {
        let reason = "redeal never changed anything, although eyes have different views".into();
        return Err(Box::new(Broken {
            law,
            setup: "all".into(),
            trace: Trace::default(),
            reason,
        }));
    }
    Ok(())
}

fn check_table<G: Game>(law: Law, setup: &Setup<G>, games: u32, effort: u32) -> Result<bool, Box<Broken>> {
    let config = Config {
        cases: games,
        failure_persistence: None,
        max_shrink_iters: 400,
        ..Config::default()
    };
    let rng = if effort == 0 {
        TestRng::deterministic_rng(RngAlgorithm::ChaCha)
    } else {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&effort.to_le_bytes());
        TestRng::from_seed(RngAlgorithm::ChaCha, &seed)
    };
    let mut runner = TestRunner::new_with_rng(config, rng);
    let changed = std::cell::Cell::new(false);
    let strategy = (
        0..1_000_000_u64,
        0..1_000_000_u64,
        (0..=G::MOST_DECISIONS).prop_map(|cut| G::MOST_DECISIONS - cut),
    )
        .prop_map(|(seed, picks, steps)| Trace { seed, picks, steps });
    // Nine games in ten go to the end; the tenth stops somewhere, and shrinking makes any of them shorter.
    let strategy = (strategy, 0..10_u8).prop_map(|(trace, tenth)| {
        if tenth == 0 {
            trace
        } else {
            Trace {
                steps: trace.steps.max(G::MOST_DECISIONS),
                ..trace
            }
        }
    });
    let outcome = runner.run(&strategy, |trace| {
        let mut walk = Walk::new(setup, trace).map_err(TestCaseError::fail)?;
        check::along(law, &mut walk).map_err(TestCaseError::fail)?;
        changed.set(changed.get() || walk.redeal_changed);
        Ok(())
    });
    match outcome {
        Ok(()) => Ok(changed.get()),
        Err(error) => {
            let (reason, trace) = match error {
                TestError::Fail(reason, trace) => (reason.message().to_owned(), trace),
                TestError::Abort(reason) => (reason.message().to_owned(), Trace::default()),
            };
            Err(Box::new(Broken {
                law,
                setup: walk::describe(setup),
                trace,
                reason,
            }))
        }
    }
}

/// The verdict on a law, for a test. A law that a game is known to break, with a reason, must still be broken: once it holds, the
/// exception must go.
///
/// # Panics
/// If the game breaks the law, or keeps one that it is expected to break.
pub fn hold<G: Game>(law: Law, exceptions: &[(Law, &str)]) {
    let reason = exceptions.iter().find(|(except, _)| *except == law);
    match (check::<G>(law), reason) {
        (Ok(()), None) | (Err(_), Some(_)) => {}
        (Err(broken), None) => panic!("{broken}"),
        (Ok(()), Some((_, reason))) => {
            panic!("{law:?} holds now; take the exception away that says: {reason}")
        }
    }
}

/// Expands to one test for each law of a game: `laws!(Florence);`, or with laws that it does not keep yet, and why:
/// `laws!(Florence, except LabelsAreTrue = "the labels of works name no price yet");`.
#[macro_export]
macro_rules! laws {
    ($Game:ty $(, except $Law:ident = $reason:literal)* $(,)?) => {
        const LAWS_NOT_KEPT: &[($crate::laws::Law, &str)] = &[$( ($crate::laws::Law::$Law, $reason) ),*];

        $crate::laws! { @each $Game;
            listed_actions_are_accepted ListedIsAccepted,
            unlisted_actions_are_refused UnlistedIsRefused,
            the_same_journal_gives_the_same_state SameJournalSameState,
            states_and_journals_survive_serde SurvivesSerde,
            notation_round_trips NotationRoundTrips,
            nothing_leaks NothingLeaks,
            redeal_keeps_the_view RedealKeepsTheView,
            redeals_are_fair RedealsAreFair,
            observations_are_true ObservationsAreTrue,
            the_information_barrier_is_true BarrierIsTrue,
            questions_hide_nothing QuestionsHideNothing,
            labels_are_true LabelsAreTrue,
            pieces_are_conserved PiecesAreConserved,
            the_game_ends_within_its_bound EndsWithinBound,
            standings_add_up StandingsAddUp,
        }
    };
    (@each $Game:ty; $( $name:ident $Law:ident, )+) => {
        $(
            #[test]
            fn $name() {
                $crate::laws::hold::<$Game>($crate::laws::Law::$Law, LAWS_NOT_KEPT);
            }
        )+
    };
}
