//! How to train.

use serde::{Deserialize, Serialize};

/// What a training run does; every field has a value that works. A TOML file may set any of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Games of the greedy bot to begin with.
    pub first_games: u32,
    /// Games of the network for each generation.
    pub games: u32,
    /// Games of the best network that refill the memory when a run is resumed.
    pub again_games: u32,
    /// Simulations of a decision that is learned from.
    pub simulations: u32,
    /// Simulations of the other decisions.
    pub quick_simulations: u32,
    /// The most worlds that a search invents in self-play and in the matches of a run: fewer than in real games, since redeals take time.
    pub worlds: usize,
    /// The same for the searches with few simulations.
    pub quick_worlds: usize,
    /// How many decisions of a hundred are learned from.
    pub full_searches: u32,
    /// How many decisions of a hundred are drawn instead of taking the best.
    pub explored: u32,
    /// How many moves of a hundred of the greedy bot are random.
    pub mistakes: u32,
    /// How many of a hundred other positions are kept to learn the value from.
    pub kept_positions: u32,
    /// How many tables have one seat, two, three, four and five, compared with each other; what the game does not allow is left out.
    pub seats: [u32; 5],
    /// How many tables of a hundred have options drawn at random.
    pub other_options: u32,
    /// Options that are to be learned above all, as JSON.
    pub lesson: String,
    /// How many tables of a hundred have them; those whose number of seats does not go with them are not played.
    pub lessons: u32,
    /// How many tables of a hundred have greedy bots at some seats. Networks that meet only each other forget how to play against anybody else:
    /// in an auction, say, where others pay other prices.
    pub mixed_tables: u32,
    /// How much of a judgement is the game's own estimate, from 0 to 1: it helps where hands are hidden, so that the network cannot see
    /// what the others play for. Kept with the weights.
    pub instinct: f32,
    /// How much of the worth of a position is what the network thinks of the next one; the rest is how the game ended.
    pub foresight: f32,
    /// The most positions that are remembered.
    pub memory: usize,
    /// Positions of one step of learning.
    pub batch: usize,
    /// How often each new position is learned on average.
    pub repeats: f64,
    /// How far one step of learning goes, at first.
    pub rate: f32,
    /// The same where a run goes on.
    pub again_rate: f32,
    /// The same at the end of a run: it sinks from the time when half of the run is over.
    pub last_rate: f32,
    /// The decay of the running mean: the network that is measured and kept is a running mean of the one that learns, whose last few
    /// steps are noise.
    pub inertia: f32,
    /// Games between the new network and the best one that decide which goes on.
    pub match_games: u32,
    /// How many seats their tables have, if the game allows that many.
    pub match_seats: u8,
    /// Simulations of a decision where constants are tuned (`--tune`) or weights compared (`--against`).
    pub tune_simulations: u32,
    /// The new network takes over with at least this share of the victories. A match of some dozen games is a noisy judge, and waiting for a
    /// lucky one costs more than a small step back.
    pub least_share: f64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            first_games: 800,
            games: 500,
            again_games: 4000,
            simulations: 48,
            quick_simulations: 8,
            worlds: 8,
            quick_worlds: 3,
            full_searches: 30,
            explored: 25,
            mistakes: 8,
            kept_positions: 30,
            seats: [11, 11, 11, 56, 11],
            other_options: 35,
            lesson: "{}".to_owned(),
            lessons: 0,
            mixed_tables: 40,
            instinct: 0.0,
            foresight: 0.03,
            memory: 350_000,
            batch: 512,
            repeats: 3.0,
            rate: 1e-3,
            again_rate: 5e-4,
            last_rate: 2e-4,
            inertia: 0.995,
            match_games: 60,
            match_seats: 4,
            tune_simulations: 100,
            least_share: 0.47,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_configuration_can_be_read_again() {
        let shown = toml::to_string(&Config::default()).unwrap();
        assert_eq!(toml::from_str::<Config>(&shown).unwrap(), Config::default());
        assert!(toml::from_str::<Config>("gamse = 3").is_err());
    }
}
