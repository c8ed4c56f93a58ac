//! What is learned from: positions, what was decided there, and how the game ended.

use signoria_bots::mind::network::SEATS;

/// A position through the eyes of the seat that decided.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The features that are not zero: place and number.
    pub observation: Vec<(u16, f32)>,
    /// How many seats the table had; the answers of the others are not learned.
    pub seats: u8,
    /// The share of the victory of each seat, clockwise from the one that looks.
    pub chance: [f32; SEATS],
    /// The margin of each seat in points, likewise.
    pub margin: [f32; SEATS],
    /// How likely each legal action should be: number of the action and share. Empty where nothing was found out about it.
    pub policy: Vec<(u32, f32)>,
}

impl Sample {
    /// A position whose game is still under way.
    pub fn new(observation: &[f32], seats: u8) -> Self {
        let observation = observation
            .iter()
            .enumerate()
            .filter(|(_, value)| **value != 0.0)
            .map(|(place, value)| (place as u16, *value))
            .collect();
        Self {
            observation,
            seats,
            chance: [0.0; SEATS],
            margin: [0.0; SEATS],
            policy: Vec::new(),
        }
    }
}
