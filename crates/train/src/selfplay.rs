//! Games from which the network learns.

use std::sync::Arc;

use serde_json::{Map, Value};
use signoria_bots::mind::network::SEATS;
use signoria_bots::mind::{Network, Thought};
use signoria_bots::plan::{Advice, Manner, Planner, draw, outcome};
use signoria_bots::{Bot, Budget, Greedy};
use signoria_engine::observe::observe;
use signoria_engine::{
    Action as _, Edition, Eye, Game, OptionKind, OptionSpec, Purpose, Rng, Seat, Seats, Seed, Setup,
};

use crate::config::Config;
use crate::sample::Sample;

/// Who plays the games.
#[derive(Clone)]
pub enum Teacher {
    /// The greedy bot with some random moves, so that the network sees the consequences of mistakes.
    Greedy,
    /// The network itself, with a search.
    Network(Arc<Network>),
}

/// How sharply the search's findings change the prior into what is learned: by how much the logarithm of an action's share
/// rises from the worst value seen to the best.
const SHARPNESS: f32 = 6.0;

/// A random table of the game: any edition and number of seats, plain options and those of the lesson more often than others.
pub fn setup<G: Game>(rng: &mut Rng, config: &Config) -> G {
    let editions = Edition::<G::Figures>::all();
    loop {
        let edition = *rng.pick(&editions).expect("a game has an edition");
        let seats = seats::<G>(rng, config);
        let mut setup = Setup::<G>::new(seats, rng.seed()).with_edition(edition);
        if rng.below(100) < config.lessons {
            if let Ok(options) = serde_json::from_str(&config.lesson) {
                setup = setup.with_options(options);
            }
        } else if rng.below(100) < config.other_options {
            let size = seats.count() as u8;
            let asked = |spec: &&OptionSpec| {
                spec.seats
                    .is_none_or(|(fewest, most)| (fewest..=most).contains(&size))
            };
            let chosen: Map<String, Value> = G::OPTIONS
                .iter()
                .filter(asked)
                .filter_map(|spec| {
                    let value = match spec.kind {
                        OptionKind::Flag => Value::from(rng.below(2) == 1),
                        OptionKind::Choice(values) => Value::from(*rng.pick(values)?),
                        OptionKind::Seat => return None,
                    };
                    Some((spec.key.to_owned(), value))
                })
                .collect();
            if let Ok(options) = serde_json::from_value(Value::Object(chosen)) {
                setup = setup.with_options(options);
            }
        }
        if let Ok(mut game) = setup.start() {
            // Positions are learned as a search sees them.
            game.remember();
            return game;
        }
    }
}

/// A number of seats that the game allows, as often as the settings say.
fn seats<G: Game>(rng: &mut Rng, config: &Config) -> Seats {
    let allowed = |count: u8| (G::SEATS.0..=G::SEATS.1).contains(&count);
    let tables = (1..).zip(config.seats).filter(|&(count, _)| allowed(count));
    let mut left = rng.below(tables.clone().map(|(_, tables)| tables).sum::<u32>().max(1));
    for (count, tables) in tables {
        match left.checked_sub(tables) {
            Some(rest) => left = rest,
            None => return Seats::new(count),
        }
    }
    Seats::new(G::SEATS.1)
}

/// Plays one game and says what can be learned from it.
pub fn play<G: Game>(teacher: &Teacher, seed: Seed, config: &Config, inputs: usize) -> Vec<Sample> {
    let mut rng = Rng::new(seed, Purpose::Playout);
    let mut game: G = setup(&mut rng, config);
    let mut planner = match teacher {
        Teacher::Greedy => None,
        Teacher::Network(network) => Some(Planner::<G>::new(
            Arc::clone(network),
            Budget::Playouts(config.simulations),
            Manner::default(),
        )),
    };
    let mut judge = match teacher {
        Teacher::Greedy => None,
        Teacher::Network(network) => Some((&**network, Thought::new(network))),
    };
    let strangers = strangers(game.seats(), &mut rng, config);
    let mut actions = Vec::new();
    let mut observation = vec![0.0; inputs];
    let mut positions: Vec<Position> = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.waiting().first() {
        decisions += 1;
        if decisions > G::MOST_DECISIONS {
            return Vec::new();
        }
        actions.clear();
        game.actions(seat, &mut actions);
        let action = if let [only] = actions.as_slice() {
            *only
        } else {
            let Decision {
                action,
                policy,
                hopes,
            } = match &mut planner {
                Some(_) if strangers[seat.index()] => Decision {
                    action: greedy(&game, seat, &actions, &mut rng),
                    policy: Vec::new(),
                    hopes: None,
                },
                Some(planner) => decide(planner, &game, seat, &actions, &mut rng, config),
                None => follow_greedy(&game, seat, &actions, &mut rng, config),
            };
            let kept = !policy.is_empty() || rng.below(100) < config.kept_positions;
            if kept {
                observe(&game, seat, &mut observation);
                let mut sample = Sample::new(&observation, game.seats().count() as u8);
                sample.policy = policy;
                let thought = judge.as_mut().map(|(network, thought)| {
                    network.think(&game, seat, thought);
                    let mut worth = Worth::by_seat(&game, seat, thought);
                    if let Some((chance, margin)) = hopes {
                        worth.chance[seat.index()] = chance;
                        worth.margin[seat.index()] = margin;
                    }
                    worth
                });
                if let Some(other) = bystander(&game, seat, &mut rng) {
                    observe(&game, other, &mut observation);
                    positions.push(Position {
                        seat: other,
                        sample: Sample::new(&observation, game.seats().count() as u8),
                        thought: None,
                    });
                }
                positions.push(Position {
                    seat,
                    sample,
                    thought,
                });
            }
            action
        };
        if game.apply(seat, action, &mut ()).is_err() {
            return Vec::new();
        }
    }
    let (chance, margin) = outcome(&game);
    let mut worth = Worth { chance, margin };
    // From the last position to the first: each is worth what the next one turned out to be worth, mixed with a little of the estimate
    // there.
    for Position {
        seat,
        sample,
        thought,
    } in positions.iter_mut().rev()
    {
        for (place, at) in game.seats().from(*seat).take(SEATS).enumerate() {
            sample.chance[place] = worth.chance[at.index()];
            sample.margin[place] = worth.margin[at.index()];
        }
        if let Some(thought) = thought {
            worth.lean_to(thought, config.foresight);
        }
    }
    positions.into_iter().map(|position| position.sample).collect()
}

/// A position whose game is under way.
struct Position {
    seat: Seat,
    sample: Sample,
    /// The estimate of it: by the search for the seat that decided, by the network for the others.
    thought: Option<Worth>,
}

/// How every seat fares, by seat.
struct Worth {
    chance: [f32; SEATS],
    margin: [f32; SEATS],
}

impl Worth {
    fn by_seat<G: Game>(game: &G, looking: Seat, thought: &Thought) -> Self {
        let (mut chance, mut margin) = ([0.0; SEATS], [0.0; SEATS]);
        for (place, at) in game.seats().from(looking).take(SEATS).enumerate() {
            chance[at.index()] = thought.chance[place];
            margin[at.index()] = thought.margin[place];
        }
        Self { chance, margin }
    }

    fn lean_to(&mut self, other: &Self, part: f32) {
        let lean = |own: &mut [f32; SEATS], other: &[f32; SEATS]| {
            for (own, other) in own.iter_mut().zip(other) {
                *own += part * (other - *own);
            }
        };
        lean(&mut self.chance, &other.chance);
        lean(&mut self.margin, &other.margin);
    }
}

/// What was chosen, and what can be learned from how.
struct Decision<A> {
    action: A,
    /// How good each action is, as shares; empty where the search was too short to say.
    policy: Vec<(u32, f32)>,
    /// The chance and the margin that the search expects for the seat.
    hopes: Option<(f32, f32)>,
}

/// A full search now and then, whose findings are learned; else a short one that keeps the game going.
fn decide<G: Game>(
    planner: &mut Planner<G>,
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut Rng,
    config: &Config,
) -> Decision<G::Action> {
    let full = rng.below(100) < config.full_searches;
    let (simulations, worlds) = if full {
        (config.simulations, config.worlds)
    } else {
        (config.quick_simulations, config.quick_worlds)
    };
    planner.set_budget(Budget::Playouts(simulations));
    planner.set_worlds(worlds);
    let mut seen = game.clone();
    seen.redeal(Eye::Seat(seat), rng);
    let advice = planner.advise(&seen, seat, actions, rng);
    let improved = improved(&advice);
    let place = if rng.below(100) < config.explored {
        draw(&improved, rng)
    } else {
        best(&advice)
    };
    planner.commit(actions[place]);
    let policy = if full {
        actions
            .iter()
            .zip(improved)
            .map(|(action, share)| (action.index() as u32, share))
            .collect()
    } else {
        Vec::new()
    };
    let mean =
        |of: fn(&Advice) -> f32| -> f32 { advice.iter().map(|advice| advice.share * of(advice)).sum() };
    Decision {
        action: actions[place],
        policy,
        // A search of a single simulation has tried nothing yet.
        hopes: (mean(|advice| advice.share) > 0.0)
            .then(|| (mean(|advice| advice.chance), mean(|advice| advice.margin))),
    }
}

fn best(advice: &[Advice]) -> usize {
    let rank = |advice: &Advice| (advice.share, advice.value);
    (0..advice.len())
        .max_by(|&one, &two| {
            let (one, two) = (rank(&advice[one]), rank(&advice[two]));
            one.0.total_cmp(&two.0).then(one.1.total_cmp(&two.1))
        })
        .unwrap_or(0)
}

/// The prior, corrected by what the search found out; what was not tried is taken to be as good as the whole.
fn improved(advice: &[Advice]) -> Vec<f32> {
    let tried = || advice.iter().filter(|advice| advice.share > 0.0);
    let least = tried().map(|advice| advice.value).fold(f32::INFINITY, f32::min);
    let most = tried()
        .map(|advice| advice.value)
        .fold(f32::NEG_INFINITY, f32::max);
    let middle: f32 = tried().map(|advice| advice.share * advice.value).sum();
    let spread = (most - least).max(1e-3);
    let mut shares: Vec<f32> = advice
        .iter()
        .map(|advice| {
            let value = if advice.share > 0.0 { advice.value } else { middle };
            advice.prior.max(1e-4).ln() + SHARPNESS * (value - middle) / spread
        })
        .collect();
    let top = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for share in &mut shares {
        *share = (*share - top).exp();
    }
    let sum: f32 = shares.iter().sum();
    for share in &mut shares {
        *share /= sum;
    }
    shares
}

/// Where greedy bots sit among the networks: at some tables at every second seat or so, and never at all of them.
fn strangers(seats: Seats, rng: &mut Rng, config: &Config) -> [bool; SEATS] {
    let mut strangers = [false; SEATS];
    if rng.below(100) < config.mixed_tables {
        for stranger in strangers.iter_mut().take(seats.count()) {
            *stranger = rng.below(2) == 1;
        }
        strangers[rng.below(seats.count() as u32) as usize] = false;
    }
    strangers
}

/// At every second position, a bystander's view too: a search asks what its own seat can expect while others decide.
fn bystander<G: Game>(game: &G, seat: Seat, rng: &mut Rng) -> Option<Seat> {
    let others: Vec<Seat> = game.seats().iter().filter(|&other| other != seat).collect();
    (rng.below(2) == 1).then(|| rng.pick(&others).copied()).flatten()
}

fn greedy<G: Game>(game: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
    let mut seen = game.clone();
    seen.redeal(Eye::Seat(seat), rng);
    Greedy.choose(&seen, seat, actions, rng)
}

fn follow_greedy<G: Game>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut Rng,
    config: &Config,
) -> Decision<G::Action> {
    let chosen = greedy(game, seat, actions, rng);
    let policy = actions
        .iter()
        .map(|&action| (action.index() as u32, if action == chosen { 1.0 } else { 0.0 }))
        .collect();
    let slips = rng.below(100) < config.mistakes;
    Decision {
        action: if slips {
            actions[rng.below(actions.len() as u32) as usize]
        } else {
            chosen
        },
        policy,
        hopes: None,
    }
}

#[cfg(test)]
mod tests {
    use signoria_amalfi::Amalfi;
    use signoria_engine::Rules as _;
    use signoria_florence::Florence;
    use signoria_florence::options::Difficulty;

    use super::*;

    fn tables<G: Game>(config: &Config) -> Vec<G> {
        let mut rng = Rng::new(Seed::from(3), Purpose::Playout);
        (0..200).map(|_| setup(&mut rng, config)).collect()
    }

    #[test]
    fn tables_have_the_seats_that_the_settings_say() {
        let config = Config {
            seats: [0, 0, 1, 0, 3],
            other_options: 0,
            ..Config::default()
        };
        let five = |games: Vec<Florence>| games.iter().filter(|game| game.seats().count() == 5).count();
        assert!((120..180).contains(&five(tables(&config))));
        // Amalfi has no table for five.
        let amalfi = tables::<Amalfi>(&config);
        assert!(amalfi.iter().all(|game| game.seats().count() == 3));
    }

    #[test]
    fn a_lesson_is_played_as_often_as_the_settings_say() {
        let config = Config {
            seats: [1, 0, 0, 0, 0],
            other_options: 0,
            lesson: r#"{"opponent":"genoa"}"#.to_owned(),
            lessons: 50,
            ..Config::default()
        };
        let games: Vec<Amalfi> = tables(&config);
        let genoa = |game: &&Amalfi| format!("{game:?}").contains("Some(Genoa)");
        assert!((70..130).contains(&games.iter().filter(genoa).count()));
    }

    #[test]
    fn every_size_of_table_is_played_with_its_own_options() {
        let config = Config {
            seats: [1, 0, 0, 0, 1],
            other_options: 100,
            ..Config::default()
        };
        let games = tables::<Florence>(&config);
        let (alone, five): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.seats().count() == 1);
        // The edition of 2006 has no game for one.
        assert!(alone.len() > 40 && five.len() > 80);
        let hard = |game: &&&Florence| game.options.difficulty == Difficulty::Hard;
        assert!(alone.iter().filter(hard).count() > 10);
        let muse = |game: &&&Florence| game.options.muse_and_princess;
        assert!(five.iter().filter(muse).count() > 30);
    }
}
