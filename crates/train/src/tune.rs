//! Finds the constants of the search, one after the other, by games against the best settings so far.

use std::sync::Arc;

use signoria_bots::plan::Manner;
use signoria_engine::{Game, Seed};

use crate::duel::Side;
use crate::run::{Run, RunError};

/// A constant, and what is tried for it.
struct Constant {
    name: &'static str,
    values: &'static [f32],
    set: fn(&mut Manner, f32),
    get: fn(&Manner) -> f32,
}

const CONSTANTS: [Constant; 4] = [
    Constant {
        name: "curiosity",
        values: &[0.5, 0.7, 1.0, 1.4, 2.0],
        set: |manner, value| manner.curiosity = value,
        get: |manner| manner.curiosity,
    },
    Constant {
        name: "caution",
        values: &[0.0, 0.1, 0.2, 0.4],
        set: |manner, value| manner.caution = value,
        get: |manner| manner.caution,
    },
    Constant {
        name: "pride",
        values: &[0.1, 0.2, 0.3, 0.5, 0.7],
        set: |manner, value| manner.pride = value,
        get: |manner| manner.pride,
    },
    Constant {
        name: "worlds",
        values: &[6.0, 12.0, 24.0, 48.0],
        set: |manner, value| manner.worlds = value as usize,
        get: |manner| manner.worlds as f32,
    },
];

/// A value takes over only if it is better by this many standard errors: with a dozen of them tried, the luckiest would win otherwise.
const CLEARLY: f64 = 2.0;

impl Run<'_> {
    /// Tries the values of each constant with the best network of the folder, and says what it found.
    #[allow(clippy::print_stdout)]
    pub fn tune<G: Game>(&self) -> Result<Manner, RunError> {
        let network = Arc::new(self.best::<G>()?);
        let mut best = Manner::default();
        for constant in &CONSTANTS {
            let (mut found, mut lead) = (best, 0.0);
            for &value in constant.values {
                if value == (constant.get)(&best) {
                    continue;
                }
                let mut manner = best;
                (constant.set)(&mut manner, value);
                let side = |manner: Manner| Side {
                    network: Arc::clone(&network),
                    manner,
                    simulations: self.config.tune_simulations,
                };
                let share = self.duel::<G>(&side(manner), Some(&side(best)), Seed::from(2));
                println!(
                    "{} {} {value}: {:.1} % ± {:.1} against {}",
                    G::ID,
                    constant.name,
                    100.0 * share.mean,
                    100.0 * share.error,
                    (constant.get)(&best),
                );
                if share.mean - CLEARLY * share.error > 0.5 && share.mean > lead {
                    (found, lead) = (manner, share.mean);
                }
            }
            best = found;
        }
        println!("{}: {best:?}", G::ID);
        Ok(best)
    }
}
