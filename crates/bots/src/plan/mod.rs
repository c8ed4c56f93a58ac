//! A search that judges positions by a trained network.
//!
//! Single-observer information-set search: each simulation begins in a world that is redealt from the bot's eye and walks the same
//! tree of actions, in which every seat plays for itself. The network's prior says which actions are tried first; a new leaf is judged
//! by the network, never by random play, and the end of a game by its real standings. A far-sighted search first lets the network play
//! on from there. The tree is kept from one decision of a turn to the next.

mod judge;
#[cfg(test)]
mod tests;
mod tree;

use std::sync::Arc;
use std::time::Duration;

use signoria_engine::{Eye, Game, Rng, Seat};
use web_time::Instant;

use crate::mind::{Network, Thought};
use crate::{Bot, Budget};
pub use judge::outcome;
pub use tree::Advice;
use tree::Tree;

/// How the search behaves. The defaults were chosen by hand, from short arenas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How strongly the prior draws towards actions that were hardly tried.
    pub curiosity: f32,
    /// How much worse than its siblings an action counts before it is tried, in parts of their spread.
    pub caution: f32,
    /// How much of a value is the margin in points; the rest is the chance to win.
    pub pride: f32,
    /// How many worlds are invented for one decision.
    pub worlds: usize,
    /// How many decisions the network plays on from a new leaf, for every seat as it sees the table, before the position is judged.
    pub beyond: u32,
}

impl Manner {
    /// Plays on from every leaf: what a simulation finds out is worth far more, and takes several times as long.
    #[must_use]
    pub fn far_sighted() -> Self {
        Self {
            beyond: 20,
            ..Self::default()
        }
    }
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            curiosity: 1.0,
            caution: 0.2,
            pride: 0.3,
            worlds: 24,
            beyond: 0,
        }
    }
}

/// How a position is judged and how the search goes on from there.
pub struct Planner<G: Game> {
    network: Arc<Network>,
    budget: Budget,
    manner: Manner,
    thought: Thought,
    tree: Tree<G::Action>,
    worlds: Vec<G>,
    /// Whose turn the tree was grown for.
    planning: Option<Seat>,
    /// How much time the decisions of this turn have taken.
    spent: Duration,
}

impl<G: Game> Planner<G> {
    /// A search with that network and budget.
    #[must_use]
    pub fn new(network: Arc<Network>, budget: Budget, manner: Manner) -> Self {
        Self {
            thought: Thought::new(&network),
            tree: Tree::default(),
            worlds: Vec::new(),
            network,
            budget,
            manner,
            planning: None,
            spent: Duration::ZERO,
        }
    }

    /// Thinks about a decision of the seat. The answers are in the order of `actions`.
    pub fn advise(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> Vec<Advice> {
        self.grow(seen, seat, actions, rng);
        self.advice(actions)
    }

    /// The seat has decided: what the tree knows below that action is kept for its next decision.
    pub fn commit(&mut self, action: G::Action) {
        self.tree.step(action);
    }

    /// Sets how many worlds are invented for one decision from now on.
    pub fn set_worlds(&mut self, worlds: usize) {
        self.manner.worlds = worlds;
    }

    /// Begins the next decision from scratch.
    pub fn forget(&mut self) {
        self.planning = None;
    }

    fn advice(&self, actions: &[G::Action]) -> Vec<Advice> {
        self.tree.advice(actions)
    }

    /// Grows the tree until the budget is spent.
    fn grow(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) {
        let kept = self.planning == Some(seat) && self.tree.stands_at(seat, actions);
        if !kept {
            self.spent = Duration::ZERO;
            self.tree.clear();
        }
        self.planning = Some(seat);
        let started = Instant::now();
        let budget = self.budget.after(self.spent);
        self.worlds.clear();
        // Simulations kept from an earlier decision of the turn count.
        let mut done = self.tree.visits();
        let mut number = 0;
        while budget.goes_on(done, started) || !kept && number == 0 {
            let enough = self.worlds.len() >= self.manner.worlds.max(1);
            if number == 0 || !enough && budget.has_half_left(started) {
                self.make_world(seen, seat, rng);
            }
            let mut world = self.worlds[number % self.worlds.len()].clone();
            self.simulate(&mut world, None);
            done += 1;
            number += 1;
        }
        // The same choice on every machine needs no clock.
        if !matches!(self.budget, Budget::Playouts(_)) {
            self.spent += started.elapsed();
        }
    }

    fn simulate(&mut self, world: &mut G, first: Option<G::Action>) {
        self.tree
            .simulate(world, first, &self.network, &mut self.thought, &self.manner);
    }

    /// Thinks about one action of the decision that was just thought about, as thoroughly as about the best one: a search soon drops what looks bad
    /// at first sight, and learns little about it.
    pub fn insist(&mut self, action: G::Action, actions: &[G::Action]) -> Vec<Advice> {
        let most = self.tree.most_tries();
        for number in 0..most as usize {
            if self.worlds.is_empty() || self.tree.tries_of(action).is_none_or(|tries| tries >= most) {
                break;
            }
            let mut world = self.worlds[number % self.worlds.len()].clone();
            self.simulate(&mut world, Some(action));
        }
        self.advice(actions)
    }

    /// Invents another world that fits what the seat knows, and lays open what everybody could remember. Others who are waited for at the same time have decided, unseen by it, as the
    /// network expects of them.
    fn make_world(&mut self, seen: &G, seat: Seat, rng: &mut Rng) {
        let mut world = seen.clone();
        world.redeal(Eye::Seat(seat), rng);
        world.remember();
        answer_for_others(&mut world, seat, &self.network, &mut self.thought, rng);
        self.worlds.push(world);
    }
}

impl<G: Game> Bot<G> for Planner<G> {
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
        self.grow(seen, seat, actions, rng);
        let best = self.tree.best(actions).unwrap_or(actions[0]);
        self.commit(best);
        best
    }

    fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }
}

/// Lets the seats that are waited for before `seat` choose by the prior.
fn answer_for_others<G: Game>(
    world: &mut G,
    seat: Seat,
    network: &Network,
    thought: &mut Thought,
    rng: &mut Rng,
) {
    let (mut actions, mut shares) = (Vec::new(), Vec::new());
    while let Some(other) = world.waiting().first().filter(|&other| other != seat) {
        if !world.waiting().contains(seat) {
            return;
        }
        actions.clear();
        world.actions(other, &mut actions);
        network.think(world, other, thought);
        network.shares(thought, &actions, &mut shares);
        let Some(&action) = actions.get(draw(&shares, rng)) else {
            return;
        };
        if world.apply(other, action, &mut ()).is_err() {
            return;
        }
    }
}

/// One of the places, drawn with the probability of its share.
pub fn draw(shares: &[f32], rng: &mut Rng) -> usize {
    let sum: f32 = shares.iter().sum();
    let mut left = rng.bits() as f32 / u32::MAX as f32 * sum;
    for (place, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return place;
        }
    }
    shares.len().saturating_sub(1)
}
