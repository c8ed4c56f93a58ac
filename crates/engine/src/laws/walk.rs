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

/// Up to this many combinations of options, all are tried. Beyond that, each value is tried alone, and this many combinations: a game with
/// ten options has more tables than anybody could play.
const MOST_COMBINATIONS: usize = 64;

/// The combinations of option values that are tried; the first value of each option is its plain one.
fn combinations(options: &[(&'static str, Vec<Value>)]) -> Vec<Map<String, Value>> {
    let pick = |choose: &mut dyn FnMut(usize) -> usize| {
        options
            .iter()
            .enumerate()
            .map(|(index, (key, values))| ((*key).to_owned(), values[choose(index)].clone()))
            .collect()
    };
    let product = options.iter().fold(1_usize, |product, (_, values)| {
        product.saturating_mul(values.len())
    });
    if product <= MOST_COMBINATIONS {
        return (0..product)
            .map(|mut number| {
                pick(&mut |index| {
                    let count = options[index].1.len();
                    let digit = number % count;
                    number /= count;
                    digit
                })
            })
            .collect();
    }
    let mut chosen = vec![pick(&mut |_| 0)];
    for (option, (_, values)) in options.iter().enumerate() {
        for value in 1..values.len() {
            chosen.push(pick(&mut |index| if index == option { value } else { 0 }));
        }
    }
    let mut rng = Rng::new(Seed::from(0), Purpose::Playout);
    while chosen.len() < MOST_COMBINATIONS {
        chosen.push(pick(&mut |index| {
            rng.below(options[index].1.len() as u32) as usize
        }));
    }
    chosen
}

/// The set-ups that the game accepts: editions × options × seats, with seat options left to chance. Where the options of a game
/// give too many combinations, every value and a fixed sample of combinations.
///
/// # Errors
/// If the declared options and the options type disagree, or nothing is accepted at all.
pub fn setups<G: Game>() -> Result<Vec<Setup<G>>, String> {
    let options: Vec<(&'static str, Vec<Value>)> = G::OPTIONS
        .iter()
        .map(|spec| {
            let values = match spec.kind {
                OptionKind::Flag => vec![false.into(), true.into()],
                OptionKind::Choice(values) => values.iter().map(|&value| value.into()).collect(),
                OptionKind::Seat => vec![Value::Null],
            };
            (spec.key, values)
        })
        .collect();
    let choices = combinations(&options);
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
    /// Its set-up.
    pub setup: Setup<G>,
    /// The current position.
    pub state: G,
    /// The actions so far.
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

    /// Whether the walk continues from here.
    pub fn goes_on(&self) -> bool {
        self.played.len() < self.steps && !self.state.waiting().is_empty()
    }

    /// Whether a law that costs more than a decision should look at this position: all of the first dozen, then ever fewer,
    /// at least one in 25, about fifty in a game of 500 decisions.
    pub fn sampled(&mut self) -> bool {
        let stride = 1 + (self.played.len() / 12).min(24) as u32;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn options(counts: &[u8]) -> Vec<(&'static str, Vec<Value>)> {
        const KEYS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
        KEYS.into_iter()
            .zip(counts)
            .map(|(key, &count)| (key, (0..count).map(Value::from).collect()))
            .collect()
    }

    #[test]
    fn few_options_are_tried_in_every_combination() {
        let tried = combinations(&options(&[2, 3, 4]));
        assert_eq!(tried.len(), 24);
        assert!((1..24).all(|index| !tried[..index].contains(&tried[index])));
    }

    #[test]
    fn many_options_are_tried_value_by_value_and_mixed() {
        let tried = combinations(&options(&[4, 4, 4, 3, 3, 2, 2, 2]));
        assert_eq!(tried.len(), MOST_COMBINATIONS);
        for (key, values) in options(&[4, 4, 4, 3, 3, 2, 2, 2]) {
            for value in values {
                assert!(tried.iter().any(|choice| choice[key] == value), "{key} {value}");
            }
        }
    }
}
