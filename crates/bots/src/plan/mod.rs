//! A search that judges positions by what the bot has learned.
//!
//! Single-observer information-set search: each simulation begins in a world that is redealt from the bot's eye and walks the same
//! tree of actions, in which every seat plays for itself. The network's prior says which actions are tried first; a new leaf is judged
//! by the network, never by random play, and the end of a game by its real standings. The tree is kept from one decision of a
//! turn to the next.

mod judge;
#[cfg(test)]
mod tests;
mod tree;

use std::sync::Arc;
use std::time::Duration;

use signoria_engine::{Eye, Game, Purpose, Rng, Seat};
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
    /// How many worlds are made up for one decision.
    pub worlds: usize,
    /// How many searches are made side by side and added up; fixed, so that the choice is the same on every number of cores.
    pub parts: usize,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            curiosity: 1.0,
            caution: 0.2,
            pride: 0.3,
            worlds: 24,
            parts: 1,
        }
    }
}

/// How a position is judged and how the search goes on from there.
pub struct Planner<G: Game> {
    network: Arc<Network>,
    budget: Budget,
    manner: Manner,
    parts: Vec<Part<G>>,
    /// Whose turn the trees were grown for.
    planning: Option<Seat>,
    /// How much time the decisions of this turn have taken.
    spent: Duration,
}

/// A tree with its worlds: a search of its own, whose findings are added to those of the others.
struct Part<G: Game> {
    thought: Thought,
    tree: Tree<G::Action>,
    worlds: Vec<G>,
}

/// What a search is about.
struct Question<'a, G: Game> {
    seen: &'a G,
    seat: Seat,
    network: &'a Network,
    manner: &'a Manner,
    budget: Budget,
    /// Whether the trees have thought about this decision before.
    kept: bool,
}

impl<G: Game> Planner<G> {
    /// A search with that network and budget.
    #[must_use]
    pub fn new(network: Arc<Network>, budget: Budget, manner: Manner) -> Self {
        let part = || Part {
            thought: Thought::new(&network),
            tree: Tree::default(),
            worlds: Vec::new(),
        };
        Self {
            parts: (0..manner.parts.max(1)).map(|_| part()).collect(),
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

    /// The seat has decided: what the trees know below that action is kept for its next decision.
    pub fn commit(&mut self, action: G::Action) {
        for part in &mut self.parts {
            part.tree.step(action);
        }
    }

    /// How many worlds are made up for one decision from now on.
    pub fn set_worlds(&mut self, worlds: usize) {
        self.manner.worlds = worlds;
    }

    /// Begins the next decision with nothing thought before.
    pub fn forget(&mut self) {
        self.planning = None;
    }

    fn advice(&self, actions: &[G::Action]) -> Vec<Advice> {
        tree::advice(self.parts.iter().map(|part| &part.tree), actions)
    }

    /// Grows the trees until the budget is spent.
    fn grow(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) {
        let stands = |part: &Part<G>| part.tree.stands_at(seat, actions);
        let kept = self.planning == Some(seat) && self.parts.iter().all(stands);
        if !kept {
            self.spent = Duration::ZERO;
            for part in &mut self.parts {
                part.tree.clear();
            }
        }
        self.planning = Some(seat);
        let started = Instant::now();
        let question = Question {
            seen,
            seat,
            network: &self.network,
            manner: &self.manner,
            budget: self.budget.after(self.spent).shared_by(self.parts.len()),
            kept,
        };
        match self.parts.as_mut_slice() {
            [only] => only.grow(&question, rng),
            parts => grow_all(parts, &question, rng),
        }
        // The same choice on every machine needs no clock.
        if !matches!(self.budget, Budget::Playouts(_)) {
            self.spent += started.elapsed();
        }
    }

    /// Thinks about one action of the decision that was just thought about, as thoroughly as about the best one: a search soon leaves what looks bad
    /// at first sight, and knows little of it.
    pub fn insist(&mut self, action: G::Action, actions: &[G::Action]) -> Vec<Advice> {
        for part in &mut self.parts {
            part.insist(action, &self.network, &self.manner);
        }
        self.advice(actions)
    }
}

/// Grows each part with a stream of its own, so that it does not matter which one is done first: natively on threads, in a browser one after
/// the other, with the same findings.
fn grow_all<G: Game>(parts: &mut [Part<G>], question: &Question<'_, G>, rng: &mut Rng) {
    let streams = parts.iter_mut().map(|part| {
        let own = Rng::new(rng.seed(), Purpose::Bot);
        (part, own)
    });
    #[cfg(not(target_family = "wasm"))]
    std::thread::scope(|scope| {
        for (part, mut own) in streams {
            scope.spawn(move || part.grow(question, &mut own));
        }
    });
    #[cfg(target_family = "wasm")]
    for (part, mut own) in streams {
        part.grow(question, &mut own);
    }
}

impl<G: Game> Part<G> {
    fn grow(&mut self, question: &Question<'_, G>, rng: &mut Rng) {
        let budget = question.budget;
        self.worlds.clear();
        let started = Instant::now();
        // What an earlier decision of the turn has already thought about counts.
        let mut done = self.tree.visits();
        let mut number = 0;
        loop {
            if !budget.goes_on(done, started) && (question.kept || number > 0) {
                break;
            }
            self.make_world(question, started, rng);
            let mut world = self.worlds[number % self.worlds.len()].clone();
            self.tree.simulate(
                &mut world,
                None,
                question.network,
                &mut self.thought,
                question.manner,
            );
            done += 1;
            number += 1;
        }
    }

    fn insist(&mut self, action: G::Action, network: &Network, manner: &Manner) {
        let most = self.tree.most_tries();
        for world in self.worlds.iter().cycle().take(most as usize) {
            if self.tree.tries_of(action).is_none_or(|tries| tries >= most) {
                break;
            }
            let first = Some(action);
            self.tree
                .simulate(&mut world.clone(), first, network, &mut self.thought, manner);
        }
    }

    /// Makes up one more world that fits what the seat knows, unless there are enough. Others who are waited for at the same time have
    /// decided, unseen by it, as the network expects of them.
    fn make_world(&mut self, question: &Question<'_, G>, started: Instant, rng: &mut Rng) {
        let made = self.worlds.len();
        if made >= question.manner.worlds.max(1) || made > 0 && !question.budget.has_half_left(started) {
            return;
        }
        let mut world = question.seen.clone();
        world.redeal(Eye::Seat(question.seat), rng);
        answer_for_others(
            &mut world,
            question.seat,
            question.network,
            &mut self.thought,
            rng,
        );
        self.worlds.push(world);
    }
}

impl<G: Game> Bot<G> for Planner<G> {
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
        self.grow(seen, seat, actions, rng);
        let trees = self.parts.iter().map(|part| &part.tree);
        let best = tree::best(trees, actions).unwrap_or(actions[0]);
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
