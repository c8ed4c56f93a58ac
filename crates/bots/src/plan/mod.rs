//! A search that judges positions by what the bot has learned.
//!
//! Single-observer information-set search: each simulation begins in a world that is redealt from the bot's eye and walks the same
//! tree of actions, in which every seat plays for itself. The network's prior says which actions are tried first; a new leaf is judged
//! by the network, never by random play, and the end of a game by its real standings. The tree is kept from one decision of a
//! turn to the next.

mod tree;

use std::sync::Arc;

use signoria_engine::{Eye, Game, Rng, Seat};
use web_time::Instant;

use crate::mind::{Network, Thought};
use crate::{Bot, Budget};
use tree::Tree;
pub use tree::{Advice, outcome};

/// How the search behaves. The defaults were chosen by hand, from short arenas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How strongly the prior draws towards actions that were hardly tried.
    pub curiosity: f32,
    /// How much worse than its siblings an action counts before it is tried, in parts of their spread.
    pub caution: f32,
    /// How much of a value is the margin in points; the rest is the chance to win.
    pub pride: f32,
    /// How many worlds are made up for one decision.
    pub worlds: usize,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            curiosity: 1.0,
            caution: 0.2,
            pride: 0.3,
            worlds: 24,
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
}

impl<G: Game> Planner<G> {
    /// A search with that network and budget.
    #[must_use]
    pub fn new(network: Arc<Network>, budget: Budget, manner: Manner) -> Self {
        Self {
            thought: Thought::new(&network),
            network,
            budget,
            manner,
            tree: Tree::default(),
            worlds: Vec::new(),
            planning: None,
        }
    }

    /// Thinks about a decision of the seat. The answers are in the order of `actions`.
    pub fn advise(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> Vec<Advice> {
        self.grow(seen, seat, actions, rng);
        self.tree.advice(actions)
    }

    /// The seat has decided: what the tree knows below that action is kept for its next decision.
    pub fn commit(&mut self, action: G::Action) {
        self.tree.step(action);
    }

    /// How many simulations a decision gets from now on.
    pub fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    /// Grows the tree until the budget is spent.
    fn grow(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) {
        let kept = self.planning == Some(seat) && self.tree.stands_at(seat, actions);
        if !kept {
            self.tree.clear();
        }
        self.planning = Some(seat);
        self.worlds.clear();
        let started = Instant::now();
        // What an earlier decision of the turn has already thought about counts.
        let mut done = self.tree.visits();
        let mut number = 0;
        loop {
            if !self.budget.goes_on(done, started) && (kept || number > 0) {
                break;
            }
            self.make_world(seen, seat, started, rng);
            let mut world = self.worlds[number % self.worlds.len()].clone();
            self.tree
                .simulate(&mut world, None, &self.network, &mut self.thought, &self.manner);
            done += 1;
            number += 1;
        }
    }

    /// Thinks about one action of the decision that was just thought about, as thoroughly as about the best one: a search soon leaves what looks bad
    /// at first sight, and knows little of it.
    pub fn insist(&mut self, action: G::Action, actions: &[G::Action]) -> Vec<Advice> {
        let most = self.tree.most_tries();
        for world in self.worlds.iter().cycle().take(most as usize) {
            if self.tree.tries_of(action).is_none_or(|tries| tries >= most) {
                break;
            }
            let first = Some(action);
            self.tree.simulate(
                &mut world.clone(),
                first,
                &self.network,
                &mut self.thought,
                &self.manner,
            );
        }
        self.tree.advice(actions)
    }

    /// Makes up one more world that fits what the seat knows, unless there are enough. Others who are waited for at the same time have
    /// decided, unseen by it, as the network expects of them.
    fn make_world(&mut self, seen: &G, seat: Seat, started: Instant, rng: &mut Rng) {
        let made = self.worlds.len();
        if made >= self.manner.worlds || made > 0 && !self.budget.has_half_left(started) {
            return;
        }
        let mut world = seen.clone();
        world.redeal(Eye::Seat(seat), rng);
        answer_for_others(&mut world, seat, &self.network, &mut self.thought, rng);
        self.worlds.push(world);
    }
}

impl<G: Game> Bot<G> for Planner<G> {
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
        self.grow(seen, seat, actions, rng);
        let best = self.tree.best(actions).unwrap_or(actions[0]);
        self.tree.step(best);
        best
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

/// One of the places, as likely as its share says.
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
