//! Random games to check laws on.

use serde_json::{Map, Value};

use crate::edition::Edition;
use crate::game::{Game, OptionKind, Setup};
use crate::log::Told;
use crate::rng::{Purpose, Rng, Seed};
use crate::seat::{Eye, Seat, Seats};

/// A random game, small enough to print and to shrink.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The seed of the game.
    pub seed: u64,
    /// The seed of the choices.
    pub picks: u64,
    /// How many decisions are played at most.
    pub steps: usize,
}

/// Every set-up that the game accepts: editions × options × seats, with seat options left to chance.
///
/// # Errors
/// If the declared options and the options type disagree, or nothing is accepted at all.
pub fn setups<G: Game>() -> Result<Vec<Setup<G>>, String> {
    let mut choices: Vec<Map<String, Value>> = vec![Map::new()];
    for spec in G::OPTIONS {
        let values: Vec<Value> = match spec.kind {
            OptionKind::Flag => vec![false.into(), true.into()],
            OptionKind::Choice(values) => values.iter().map(|&value| value.into()).collect(),
            OptionKind::Seat => vec![Value::Null],
        };
        choices = choices
            .into_iter()
            .flat_map(|choice| {
                values.iter().map(move |value| {
                    let mut choice = choice.clone();
                    choice.insert(spec.key.into(), value.clone());
                    choice
                })
            })
            .collect();
    }
    let mut setups = Vec::new();
    for choice in choices {
        let options: G::Options = serde_json::from_value(Value::Object(choice.clone()))
            .map_err(|error| format!("the declared options {choice:?} are not options: {error}"))?;
        for edition in Edition::all() {
            for seats in (G::SEATS.0..=G::SEATS.1).map(Seats::new) {
                let setup = Setup::new(seats, 0)
                    .with_edition(edition)
                    .with_options(options.clone());
                if setup.start().is_ok() {
                    setups.push(setup);
                }
            }
        }
    }
    if setups.is_empty() {
        Err("no set-up is accepted".into())
    } else {
        Ok(setups)
    }
}

pub(super) fn describe<G: Game>(setup: &Setup<G>) -> String {
    let options = serde_json::to_string(&setup.options).unwrap_or_default();
    format!(
        "edition {}, options {options}, {} seats",
        setup.edition.name(),
        setup.seats.count()
    )
}

/// A random game under way.
pub struct Walk<G: Game> {
    /// How it began.
    pub setup: Setup<G>,
    /// Where it stands.
    pub state: G,
    /// What led there.
    pub played: Vec<(Seat, G::Action)>,
    /// Chooses actions and samples.
    pub rng: Rng,
    /// Whether a redeal was seen to change the state.
    pub redeal_changed: bool,
    steps: usize,
}

impl<G: Game> Walk<G> {
    /// The first position.
    ///
    /// # Errors
    /// If the game cannot be set up.
    pub fn new(setup: &Setup<G>, trace: Trace) -> Result<Self, String> {
        let mut setup = setup.clone();
        setup.seed = Seed::from(trace.seed);
        let state = setup
            .start()
            .map_err(|error| format!("set-up refused with seed {}: {error:?}", trace.seed))?;
        let rng = Rng::new(Seed::from(trace.picks), Purpose::Playout);
        Ok(Self {
            setup,
            state,
            played: Vec::new(),
            rng,
            redeal_changed: false,
            steps: trace.steps,
        })
    }

    /// Whether the walk goes on from here.
    pub fn goes_on(&self) -> bool {
        self.played.len() < self.steps && !self.state.waiting().is_empty()
    }

    /// Whether a law that costs more than a decision should look at this position: about forty in each game.
    pub fn sampled(&mut self) -> bool {
        let stride = (G::MOST_DECISIONS / 40).max(1) as u32;
        !self.goes_on() || self.rng.below(stride) == 0
    }

    /// A seat that is waited for and a legal action of it.
    ///
    /// # Errors
    /// If it has none.
    pub fn choose(&mut self) -> Result<(Seat, G::Action), String> {
        let waiting: Vec<Seat> = self.state.waiting().iter().collect();
        let seat = *self.rng.pick(&waiting).ok_or("nobody is waited for")?;
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        let action = *self
            .rng
            .pick(&actions)
            .ok_or_else(|| format!("{seat:?} is waited for and can do nothing"))?;
        Ok((seat, action))
    }

    /// Plays a random action.
    ///
    /// # Errors
    /// If it is refused.
    pub fn step(&mut self) -> Result<(), String> {
        let (seat, action) = self.choose()?;
        self.state.apply(seat, action, &mut ()).map_err(|error| {
            self.report(&format!(
                "{seat:?} was refused the listed \"{action}\": {error:?}"
            ))
        })?;
        self.played.push((seat, action));
        Ok(())
    }

    /// All eyes of this table.
    pub fn eyes(&self) -> Vec<Eye> {
        self.state
            .seats()
            .iter()
            .map(Eye::Seat)
            .chain([Eye::Spectator])
            .collect()
    }

    /// A reason with the game that led to it.
    pub fn report(&self, reason: &str) -> String {
        let last = self.played.len().saturating_sub(12);
        let tail: Vec<String> = self.played[last..]
            .iter()
            .map(|(seat, action)| format!("{seat} {action}"))
            .collect();
        format!(
            "{reason}\n  after {} decisions, the last: {}",
            self.played.len(),
            tail.join("; ")
        )
    }
}

/// The events that an eye hears.
pub fn heard<E: Clone>(events: &[Told<E>], eye: Eye) -> Vec<E> {
    events
        .iter()
        .filter(|told| told.to.hears(eye))
        .map(|told| told.event.clone())
        .collect()
}
