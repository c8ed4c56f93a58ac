//! The layers, and how an input runs through them.
//!
//! Only additions and multiplications of `f32` in a fixed order, and the exponential of the `libm` crate: the output is the same
//! on every machine, natively and as WebAssembly, and so are the moves chosen from it.

use signoria_engine::observe::{Feature, Features, observe};
use signoria_engine::{Action as _, Declaration, Observe, Seat, Seats};

/// The width of the first layer, which sees the whole observation.
pub const FIRST: usize = 128;
/// The width of the second layer, from which all answers are read.
pub const SECOND: usize = 64;
/// For how many seats the network answers: the most that any game has.
pub const SEATS: usize = 5;
/// A margin of this many points is 1 inside the network.
pub const POINTS: f32 = 20.0;

/// What a network must fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many numbers an observation has.
    pub inputs: usize,
    /// How many actions the game has.
    pub actions: usize,
    /// A checksum over the names of the features: other numbers at the same places would mean something else.
    pub features: u64,
}

impl Shape {
    /// What a network for this game must fit.
    pub fn of<G: Observe>(game: &G) -> Self {
        Self::new::<G>(&Features::of(game))
    }

    /// The same, from the features.
    pub fn new<G: Declaration>(features: &[Feature]) -> Self {
        let mut names = xxhash_rust::xxh3::Xxh3::new();
        for feature in features {
            names.update(feature.name.as_bytes());
            names.update(&feature.high.to_le_bytes());
        }
        Self {
            inputs: features.len(),
            actions: G::Action::COUNT,
            features: names.digest(),
        }
    }
}

/// A learned evaluation and a prior over actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What it fits.
    pub shape: Shape,
    /// How much of a judgement is to be the game's own estimate, from 0 to 1.
    pub instinct: f32,
    /// Whether it has learned to judge from the view of a seat while another one decides.
    pub looks_on: bool,
    /// By input: what brings the feature to about 1.
    pub scale: Vec<f32>,
    /// By input, then by neuron.
    pub first: Vec<f32>,
    /// By neuron.
    pub first_bias: Vec<f32>,
    /// By neuron of the first layer, then of the second.
    pub second: Vec<f32>,
    /// By neuron.
    pub second_bias: Vec<f32>,
    /// By answer (the chance of each seat, then the margin of each seat), then by neuron of the second layer.
    pub answers: Vec<f32>,
    /// By answer.
    pub answers_bias: Vec<f32>,
    /// By action, then by neuron of the second layer.
    pub prior: Vec<f32>,
    /// By action.
    pub prior_bias: Vec<f32>,
}

/// Chances and margins of all seats.
pub(crate) const ANSWERS: usize = 2 * SEATS;

/// The buffers of an evaluation, and its outputs. Made once and reused, so that nothing is allocated while thinking.
#[derive(Clone, Debug)]
pub struct Thought {
    observation: Vec<f32>,
    first: [f32; FIRST],
    second: [f32; SECOND],
    /// The chance to win of each seat, clockwise from the one that looks.
    pub chance: [f32; SEATS],
    /// The margin in points of each seat over the best of the others, clockwise from the one that looks.
    pub margin: [f32; SEATS],
}

impl Thought {
    /// Buffers for a network.
    #[must_use]
    pub fn new(network: &Network) -> Self {
        Self {
            observation: vec![0.0; network.shape.inputs],
            first: [0.0; FIRST],
            second: [0.0; SECOND],
            chance: [0.0; SEATS],
            margin: [0.0; SEATS],
        }
    }
}

/// The exponential, the same everywhere.
pub(crate) fn exp(value: f32) -> f32 {
    libm::expf(value)
}

#[inline(always)]
fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

/// How many rows are added at a time, to load and store the sums that many times less often.
const TOGETHER: usize = 4;

/// Adds each value times its row of weights to the sums, one row after the other: the order is fixed. Most values are zero and are passed over.
#[inline(always)]
fn add_rows<const WIDTH: usize>(
    sums: &mut [f32; WIDTH],
    values: impl Iterator<Item = f32>,
    rows: &[[f32; WIDTH]],
) {
    let mut some = [(0.0, &[0.0; WIDTH]); TOGETHER];
    let mut count = 0;
    for (value, row) in values.zip(rows).filter(|&(value, _)| value != 0.0) {
        some[count] = (value, row);
        count += 1;
        if count == TOGETHER {
            let [(a, row_a), (b, row_b), (c, row_c), (d, row_d)] = some;
            for lane in 0..WIDTH {
                sums[lane] =
                    (((sums[lane] + a * row_a[lane]) + b * row_b[lane]) + c * row_c[lane]) + d * row_d[lane];
            }
            count = 0;
        }
    }
    for (value, row) in &some[..count] {
        for (sum, weight) in sums.iter_mut().zip(*row) {
            *sum += value * weight;
        }
    }
}

#[inline(always)]
fn dot(weights: &[f32], values: &[f32; SECOND]) -> f32 {
    // Four sums side by side, in a fixed order that suits the machine.
    let mut sums = [0.0_f32; 4];
    for (weights, values) in weights.chunks_exact(4).zip(values.chunks_exact(4)) {
        for lane in 0..4 {
            sums[lane] += weights[lane] * values[lane];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

impl Network {
    /// Evaluates the position from the view of a seat.
    pub fn think<G: Observe>(&self, game: &G, seat: Seat, thought: &mut Thought) {
        observe(game, seat, &mut thought.observation);
        self.answer(thought);
    }

    /// Evaluates an observation. As WebAssembly it uses four lanes side by side, which every machine has natively.
    #[cfg_attr(target_family = "wasm", target_feature(enable = "simd128"))]
    fn answer(&self, thought: &mut Thought) {
        thought.first.copy_from_slice(&self.first_bias);
        let scaled = thought.observation.iter().zip(&self.scale);
        let (rows, _) = self.first.as_chunks();
        add_rows(
            &mut thought.first,
            scaled.map(|(value, scale)| value * scale),
            rows,
        );
        rectify(&mut thought.first);
        thought.second.copy_from_slice(&self.second_bias);
        let (rows, _) = self.second.as_chunks();
        add_rows(&mut thought.second, thought.first.iter().copied(), rows);
        rectify(&mut thought.second);
        for answer in 0..ANSWERS {
            let weights = &self.answers[answer * SECOND..(answer + 1) * SECOND];
            let sum = dot(weights, &thought.second) + self.answers_bias[answer];
            if answer < SEATS {
                thought.chance[answer] = 1.0 / (1.0 + exp(-sum));
            } else {
                thought.margin[answer - SEATS] = sum * POINTS;
            }
        }
    }

    /// How much an action speaks for itself after [`Network::think`]: only differences count.
    #[must_use]
    #[cfg_attr(target_family = "wasm", target_feature(enable = "simd128"))]
    pub fn inclination(&self, thought: &Thought, action: usize) -> f32 {
        let weights = &self.prior[action * SECOND..(action + 1) * SECOND];
        dot(weights, &thought.second) + self.prior_bias[action]
    }

    /// Turns the scores of the legal actions into shares that add up to 1.
    pub fn shares<A: signoria_engine::Action>(
        &self,
        thought: &Thought,
        actions: &[A],
        shares: &mut Vec<f32>,
    ) {
        shares.clear();
        shares.extend(
            actions
                .iter()
                .map(|action| self.inclination(thought, action.index())),
        );
        to_shares(shares);
    }
}

/// The soft maximum of some numbers.
pub(crate) fn to_shares(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for number in numbers.iter_mut() {
        *number = exp(*number - most);
        sum += *number;
    }
    for number in numbers.iter_mut() {
        *number /= sum;
    }
}

/// The seat that an answer at `place` is about, if the table has one.
#[must_use]
pub fn seat_at(seats: Seats, looking: Seat, place: usize) -> Option<Seat> {
    seats.from(looking).nth(place)
}
