//! Gradient descent on the weights of a network.
//!
//! The network is small and its inputs are mostly zero, so that a plain loop on the processor learns some ten thousand positions a
//! second on each core: no framework is needed, and the same code runs everywhere.

use signoria_bots::mind::network::{FIRST, POINTS, SEATS, SECOND};
use signoria_bots::mind::{Network, Shape};
use signoria_engine::observe::Feature;
use signoria_engine::{Purpose, Rng, Seed};

use crate::sample::Sample;

/// Chances and margins of all seats.
const ANSWERS: usize = 2 * SEATS;
/// Margins beyond this many times [`POINTS`] are learned as this.
const FARTHEST: f32 = 5.0;
/// How much the margins weigh against chances and choices.
const MARGIN_WEIGHT: f32 = 0.5;
/// How far the running means of the gradient and of its square reach back.
const MOMENTUM: f32 = 0.9;
const MEMORY: f32 = 0.999;
/// Weight decay, as a part of the learning rate.
const FORGETTING: f32 = 1e-3;

/// Where each layer begins in the one long row of weights.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Layout {
    actions: usize,
    first_bias: usize,
    second: usize,
    second_bias: usize,
    answers: usize,
    answers_bias: usize,
    prior: usize,
    prior_bias: usize,
    end: usize,
}

impl Layout {
    fn new(shape: &Shape) -> Self {
        let (inputs, actions) = (shape.inputs, shape.actions);
        let first_bias = inputs * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let answers = second_bias + SECOND;
        let answers_bias = answers + ANSWERS * SECOND;
        let prior = answers_bias + ANSWERS;
        let prior_bias = prior + actions * SECOND;
        let end = prior_bias + actions;
        Self {
            actions,
            first_bias,
            second,
            second_bias,
            answers,
            answers_bias,
            prior,
            prior_bias,
            end,
        }
    }
}

/// How far off the network was, summed over some positions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loss {
    /// Cross entropy of the chances, a seat.
    pub chance: f64,
    /// Squared error of the margins (in units of the network), a seat.
    pub margin: f64,
    /// Cross entropy of the choices.
    pub policy: f64,
    seats: f64,
    choices: f64,
}

impl Loss {
    pub fn add(&mut self, other: &Self) {
        self.chance += other.chance;
        self.margin += other.margin;
        self.policy += other.policy;
        self.seats += other.seats;
        self.choices += other.choices;
    }

    /// The means.
    pub fn mean(&self) -> Self {
        Self {
            chance: self.chance / self.seats.max(1.0),
            margin: self.margin / self.seats.max(1.0),
            policy: self.policy / self.choices.max(1.0),
            seats: 1.0,
            choices: 1.0,
        }
    }
}

/// The gradient of some positions; its buffers are used again for every batch.
struct Gradient {
    values: Vec<f32>,
    loss: Loss,
    shares: Vec<f32>,
}

/// Room for the gradients of a batch, one for each thread.
pub struct Slate(Vec<Gradient>);

impl Slate {
    /// Room for that learner on this many threads.
    pub fn new(learner: &Learner, jobs: usize) -> Self {
        let gradient = || Gradient {
            values: vec![0.0; learner.layout.end],
            loss: Loss::default(),
            shares: Vec::new(),
        };
        Self((0..jobs.max(1)).map(|_| gradient()).collect())
    }
}

/// One step of Adam with decoupled weight decay.
#[derive(Clone, Copy)]
struct Step {
    rate: f32,
    inertia: f32,
    /// How many positions the gradient is the sum of.
    count: f32,
    mean_bias: f32,
    square_bias: f32,
}

/// The weights of a stretch, with all that is remembered about them.
struct Stretch<'a> {
    from: usize,
    weights: &'a mut [f32],
    settled: &'a mut [f32],
    mean: &'a mut [f32],
    square: &'a mut [f32],
}

impl Step {
    fn take(self, stretch: Stretch<'_>, gradients: &[Gradient]) {
        let range = stretch.from..stretch.from + stretch.weights.len();
        let mut sum = vec![0.0; range.len()];
        for gradient in gradients {
            add(&mut sum, &gradient.values[range.clone()]);
        }
        let rows = stretch
            .weights
            .iter_mut()
            .zip(stretch.settled)
            .zip(stretch.mean.iter_mut().zip(stretch.square))
            .zip(sum);
        for (((weight, settled), (mean, square)), sum) in rows {
            let gradient = sum / self.count;
            *mean = MOMENTUM * *mean + (1.0 - MOMENTUM) * gradient;
            *square = MEMORY * *square + (1.0 - MEMORY) * gradient * gradient;
            let direction = (*mean / self.mean_bias) / ((*square / self.square_bias).sqrt() + 1e-8);
            *weight -= self.rate * (direction + FORGETTING * *weight);
            *settled += (1.0 - self.inertia) * (*weight - *settled);
        }
    }
}

/// A network that learns.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    shape: Shape,
    layout: Layout,
    scale: Vec<f32>,
    pub(crate) weights: Vec<f32>,
    /// Running means of the gradient and of its square.
    pub(crate) mean: Vec<f32>,
    pub(crate) square: Vec<f32>,
    /// The running mean of the weights: what is measured and kept.
    pub(crate) settled: Vec<f32>,
    pub(crate) steps: i32,
}

impl Learner {
    /// An untrained network.
    pub fn new(shape: Shape, features: &[Feature], seed: Seed) -> Self {
        let layout = Layout::new(&shape);
        let mut rng = Rng::new(seed, Purpose::Bot);
        let mut weights = vec![0.0; layout.end];
        // Sums of a few dozen inputs should come out at about 1.
        let mut fill = |from: usize, to: usize, size: f32| {
            for weight in &mut weights[from..to] {
                let uniform = rng.bits() as f32 / u32::MAX as f32;
                *weight = (2.0 * uniform - 1.0) * size;
            }
        };
        fill(0, layout.first_bias, 0.2);
        fill(layout.second, layout.second_bias, (6.0 / FIRST as f32).sqrt());
        fill(layout.answers, layout.answers_bias, 0.05);
        fill(layout.prior, layout.prior_bias, 0.05);
        Self {
            scale: features
                .iter()
                .map(|feature| 1.0 / feature.high.abs().max(feature.low.abs()).max(1e-6))
                .collect(),
            mean: vec![0.0; layout.end],
            square: vec![0.0; layout.end],
            shape,
            layout,
            settled: weights.clone(),
            weights,
            steps: 0,
        }
    }

    /// Goes on from a stored network.
    pub fn from_network(network: &Network) -> Self {
        let layout = Layout::new(&network.shape);
        let weights: Vec<f32> = [
            &network.first,
            &network.first_bias,
            &network.second,
            &network.second_bias,
            &network.answers,
            &network.answers_bias,
            &network.prior,
            &network.prior_bias,
        ]
        .into_iter()
        .flatten()
        .copied()
        .collect();
        Self {
            shape: network.shape.clone(),
            scale: network.scale.clone(),
            mean: vec![0.0; layout.end],
            square: vec![0.0; layout.end],
            layout,
            settled: weights.clone(),
            weights,
            steps: 0,
        }
    }

    /// The network as it is to be measured and kept, to be used with that much instinct.
    pub fn network(&self, instinct: f32) -> Network {
        let layout = &self.layout;
        let part = |from: usize, to: usize| self.settled[from..to].to_vec();
        Network {
            shape: self.shape.clone(),
            instinct,
            // It also learns from the views of bystanders.
            looks_on: true,
            scale: self.scale.clone(),
            first: part(0, layout.first_bias),
            first_bias: part(layout.first_bias, layout.second),
            second: part(layout.second, layout.second_bias),
            second_bias: part(layout.second_bias, layout.answers),
            answers: part(layout.answers, layout.answers_bias),
            answers_bias: part(layout.answers_bias, layout.prior),
            prior: part(layout.prior, layout.prior_bias),
            prior_bias: part(layout.prior_bias, layout.end),
        }
    }

    /// Learns from a batch, on as many threads as the slate has room for, and says how far off the network was before.
    pub fn learn(&mut self, batch: &[&Sample], rate: f32, inertia: f32, slate: &mut Slate) -> Loss {
        let jobs = slate.0.len();
        let share = batch.len().div_ceil(jobs).max(1);
        let used = batch.len().div_ceil(share);
        let gradients = &mut slate.0[..used];
        std::thread::scope(|scope| {
            let learner = &*self;
            for (part, gradient) in batch.chunks(share).zip(gradients.iter_mut()) {
                scope.spawn(move || learner.fill_gradient(part, gradient));
            }
        });
        let mut loss = Loss::default();
        for gradient in gradients.iter() {
            loss.add(&gradient.loss);
        }
        self.step(gradients, rate, inertia, batch.len() as f32, jobs);
        loss
    }

    /// One step, each thread with a stretch of the weights of its own.
    fn step(&mut self, gradients: &[Gradient], rate: f32, inertia: f32, count: f32, jobs: usize) {
        if gradients.is_empty() {
            return;
        }
        self.steps += 1;
        let step = Step {
            rate,
            // At first the mean is that of all steps: so that the untrained network is soon forgotten.
            inertia: inertia.min(self.steps as f32 / (self.steps as f32 + 10.0)),
            count,
            mean_bias: 1.0 - MOMENTUM.powi(self.steps),
            square_bias: 1.0 - MEMORY.powi(self.steps),
        };
        let length = self.layout.end.div_ceil(jobs);
        let memories = self.mean.chunks_mut(length).zip(self.square.chunks_mut(length));
        let stretches = self
            .weights
            .chunks_mut(length)
            .zip(self.settled.chunks_mut(length))
            .zip(memories)
            .enumerate();
        std::thread::scope(|scope| {
            for (number, ((weights, settled), (mean, square))) in stretches {
                let stretch = Stretch {
                    from: number * length,
                    weights,
                    settled,
                    mean,
                    square,
                };
                scope.spawn(move || step.take(stretch, gradients));
            }
        });
    }

    fn fill_gradient(&self, samples: &[&Sample], gradient: &mut Gradient) {
        gradient.values.fill(0.0);
        gradient.loss = Loss::default();
        for sample in samples {
            self.add_gradient(sample, gradient);
        }
    }

    fn add_gradient(&self, sample: &Sample, gradient: &mut Gradient) {
        let layout = &self.layout;
        let weights = &self.weights;
        let mut first = [0.0_f32; FIRST];
        first.copy_from_slice(&weights[layout.first_bias..layout.second]);
        for &(input, value) in &sample.observation {
            let input = usize::from(input);
            let value = value * self.scale[input];
            add_times(&mut first, &weights[input * FIRST..(input + 1) * FIRST], value);
        }
        rectify(&mut first);
        let mut second = [0.0_f32; SECOND];
        second.copy_from_slice(&weights[layout.second_bias..layout.answers]);
        for (neuron, &value) in first.iter().enumerate() {
            if value > 0.0 {
                let row = layout.second + neuron * SECOND;
                add_times(&mut second, &weights[row..row + SECOND], value);
            }
        }
        rectify(&mut second);
        let mut back = [0.0_f32; SECOND];
        self.answers_back(sample, &second, &mut back, gradient);
        self.policy_back(sample, &second, &mut back, gradient);
        for (back, &value) in back.iter_mut().zip(&second) {
            if value <= 0.0 {
                *back = 0.0;
            }
        }
        add(&mut gradient.values[layout.second_bias..layout.answers], &back);
        let mut back_first = [0.0_f32; FIRST];
        for (neuron, &value) in first.iter().enumerate() {
            if value > 0.0 {
                let row = layout.second + neuron * SECOND;
                add_times(&mut gradient.values[row..row + SECOND], &back, value);
                back_first[neuron] = dot(&weights[row..row + SECOND], &back);
            }
        }
        add(
            &mut gradient.values[layout.first_bias..layout.second],
            &back_first,
        );
        for &(input, value) in &sample.observation {
            let input = usize::from(input);
            let value = value * self.scale[input];
            add_times(
                &mut gradient.values[input * FIRST..(input + 1) * FIRST],
                &back_first,
                value,
            );
        }
    }

    fn answers_back(&self, sample: &Sample, second: &[f32], back: &mut [f32], gradient: &mut Gradient) {
        let layout = &self.layout;
        for place in 0..usize::from(sample.seats).min(SEATS) {
            for answer in [place, SEATS + place] {
                let row = layout.answers + answer * SECOND;
                let said = dot(&self.weights[row..row + SECOND], second)
                    + self.weights[layout.answers_bias + answer];
                let error = if answer < SEATS {
                    let target = sample.chance[place];
                    let chance = 1.0 / (1.0 + (-said).exp());
                    gradient.loss.chance -= f64::from(
                        target * chance.max(1e-6).ln() + (1.0 - target) * (1.0 - chance).max(1e-6).ln(),
                    );
                    gradient.loss.seats += 1.0;
                    chance - target
                } else {
                    let target = (sample.margin[place] / POINTS).clamp(-FARTHEST, FARTHEST);
                    gradient.loss.margin += f64::from((said - target).powi(2));
                    (said - target).clamp(-1.0, 1.0) * MARGIN_WEIGHT
                };
                gradient.values[layout.answers_bias + answer] += error;
                add_times(&mut gradient.values[row..row + SECOND], second, error);
                add_times(back, &self.weights[row..row + SECOND], error);
            }
        }
    }

    fn policy_back(&self, sample: &Sample, second: &[f32], back: &mut [f32], gradient: &mut Gradient) {
        let layout = &self.layout;
        if sample.policy.is_empty() {
            return;
        }
        let mut shares = std::mem::take(&mut gradient.shares);
        shares.clear();
        shares.extend(sample.policy.iter().map(|&(action, _)| {
            let row = layout.prior + action as usize * SECOND;
            dot(&self.weights[row..row + SECOND], second) + self.weights[layout.prior_bias + action as usize]
        }));
        let most = shares.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for share in &mut shares {
            *share = (*share - most).exp();
        }
        let sum: f32 = shares.iter().sum();
        for (&(action, target), share) in sample.policy.iter().zip(&shares) {
            let share = share / sum;
            gradient.loss.policy -= f64::from(target * share.max(1e-9).ln());
            let error = share - target;
            let row = layout.prior + action as usize * SECOND;
            gradient.values[layout.prior_bias + action as usize] += error;
            add_times(&mut gradient.values[row..row + SECOND], second, error);
            add_times(back, &self.weights[row..row + SECOND], error);
        }
        gradient.loss.choices += 1.0;
        gradient.shares = shares;
        debug_assert!(layout.actions > 0);
    }
}

fn add(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

fn add_times(to: &mut [f32], from: &[f32], factor: f32) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from * factor;
    }
}

fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

fn dot(one: &[f32], two: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (one, two) in one.chunks_exact(8).zip(two.chunks_exact(8)) {
        for lane in 0..8 {
            sums[lane] += one[lane] * two[lane];
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use signoria_engine::sample::Pebbles;
    use signoria_engine::{Seats, Setup, observe::Features};

    use super::*;

    /// Positions with one feature each, whose outcome it decides.
    fn samples(inputs: usize) -> Vec<Sample> {
        (0..40)
            .map(|number| {
                let mut observation = vec![0.0; inputs];
                observation[number % inputs] = 1.0;
                let mut sample = Sample::new(&observation, 2);
                sample.chance = [(number % inputs % 2) as f32, 0.5, 0.0, 0.0, 0.0];
                sample.policy = vec![(0, 0.25), (1, 0.75)];
                sample
            })
            .collect()
    }

    #[test]
    fn several_threads_learn_the_same_as_one() {
        let game: Pebbles = Setup::new(Seats::new(2), 0).start().unwrap();
        let features = Features::of(&game);
        let shape = Shape::new::<Pebbles>(&features);
        let learned = |jobs: usize| {
            let mut learner = Learner::new(shape.clone(), &features, Seed::from(1));
            let samples = samples(shape.inputs);
            let batch: Vec<&Sample> = samples.iter().collect();
            let mut slate = Slate::new(&learner, jobs);
            let mut losses = (0..60).map(|_| learner.learn(&batch, 1e-2, 0.9, &mut slate).mean());
            let (first, last) = (losses.next().unwrap(), losses.last().unwrap());
            assert!(last.chance < 0.8 * first.chance, "{first:?} {last:?}");
            learner.settled
        };
        let (alone, together) = (learned(1), learned(3));
        let apart = alone.iter().zip(&together).map(|(one, two)| (one - two).abs());
        assert!(apart.fold(0.0, f32::max) < 1e-2);
    }
}
