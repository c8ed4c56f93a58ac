//! Many games stepped together: what a learning program needs from the rules, as fast as the rules are.
//!
//! A [`Batch`] holds games of one set-up. The caller gives an action for each of them and gets, in buffers of its own
//! ([`Buffers`]), what the seat to decide knows, what it may do, the rewards of games that ended, and whose turn it is. A game that
//! ended is followed by a new one at once. [`Lab`] is the same without the types.
//!
//! ```
//! use signoria_engine::{Seats, Seed, erased::Order, sample::Pebbles};
//! use signoria_lab::{Batch, Buffers, Reward, Terms};
//!
//! let order = Order { edition: None, options: Default::default(), seats: Seats::new(2), seed: Seed::from(7) };
//! let mut batch = Batch::<Pebbles>::new(&order, Terms { games: 8, threads: 1, reward: Reward::Win }).unwrap();
//! let shape = batch.shape();
//! let (mut actions, mut rewards, mut ended, mut seats) = (vec![0; 8], vec![0.0; 16], vec![0; 8], vec![0; 8]);
//! let mut masks = vec![0; 8 * shape.actions];
//! for _ in 0..100 {
//!     batch.sample(&mut actions).unwrap();
//!     let to = Buffers { observations: None, masks: Some(&mut masks), rewards: &mut rewards, ended: &mut ended, seats: &mut seats };
//!     batch.step(&actions, to).unwrap();
//! }
//! ```

#![warn(missing_docs)]

mod batch;
mod buffers;
mod erased;
mod reward;

pub use batch::{Batch, BatchError, MOST_GAMES, MOST_THREADS, Terms};
pub use buffers::{Buffers, Shape};
pub use erased::{AnyBatch, Lab, Laboratory};
pub use reward::Reward;
