//! A tree search over possible worlds.
//!
//! Single-observer information-set search: each playout begins in a world that is redealt from the bot's eye and walks the
//! same tree of actions; a node counts how often each action was available, so that worlds which lack it do not weigh
//! against it. Beyond the tree the playout goes on at random for a while, and the game's evaluation says how it stands.

use signoria_engine::{Eye, Game, Rng, Seat, Seats};
use web_time::Instant;

use crate::{Bot, Budget};

/// How far a playout goes on at random beyond the tree before it is evaluated. Further, noise drowns what the
/// action was worth; nearer, what it begins is not yet seen.
const HORIZON: usize = 12;

/// The exploration constant of UCB1, for values between 0 and 1.
const CURIOSITY: f32 = 0.7;

/// An evaluation this many points ahead counts as a 75 % chance to win.
const POINTS: f32 = 12.0;

/// A choice that has been tried.
struct Node<A> {
    action: A,
    visits: u32,
    available: u32,
    value: f32,
    children: Vec<usize>,
}

/// Searches as long as its budget lasts.
pub struct Search {
    budget: Budget,
}

impl Search {
    /// A search with that budget.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self { budget }
    }
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    roots: Vec<usize>,
    path: Vec<(usize, Seat)>,
    actions: Vec<A>,
}

impl<A: Copy + PartialEq> Tree<A> {
    fn children(&mut self, parent: Option<usize>) -> &mut Vec<usize> {
        match parent {
            Some(parent) => &mut self.nodes[parent].children,
            None => &mut self.roots,
        }
    }

    /// The next node below `parent` among the actions available in this world, and whether it is new.
    fn select(&mut self, parent: Option<usize>, rng: &mut Rng) -> (usize, bool) {
        let siblings = std::mem::take(self.children(parent));
        let tried = |action: &A| siblings.iter().any(|&child| self.nodes[child].action == *action);
        let fresh: Vec<A> = self
            .actions
            .iter()
            .copied()
            .filter(|action| !tried(action))
            .collect();
        let mut best: Option<(f32, usize)> = None;
        for &child in &siblings {
            let node = &mut self.nodes[child];
            if !self.actions.contains(&node.action) {
                continue;
            }
            node.available += 1;
            let visits = node.visits.max(1) as f32;
            let worth = node.value / visits + CURIOSITY * ((node.available as f32).ln() / visits).sqrt();
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, child));
            }
        }
        *self.children(parent) = siblings;
        match (rng.pick(&fresh).copied(), best) {
            (None, Some((_, child))) => (child, false),
            (fresh, _) => {
                // There is always an action: the caller asks only where somebody is waited for.
                let action = fresh.unwrap_or(self.actions[0]);
                let child = self.nodes.len();
                self.nodes.push(Node {
                    action,
                    visits: 0,
                    available: 1,
                    value: 0.0,
                    children: Vec::new(),
                });
                self.children(parent).push(child);
                (child, true)
            }
        }
    }

    fn playout<G: Game<Action = A>>(&mut self, mut world: G, rng: &mut Rng) {
        self.path.clear();
        let mut parent = None;
        let mut in_tree = true;
        let mut beyond = 0;
        while let Some(seat) = world.waiting().first() {
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            let action = if in_tree {
                let (child, new) = self.select(parent, rng);
                self.path.push((child, seat));
                (parent, in_tree) = (Some(child), !new);
                self.nodes[child].action
            } else {
                beyond += 1;
                match rng.pick(&self.actions) {
                    Some(&action) if beyond <= HORIZON => action,
                    _ => break,
                }
            };
            if world.apply(seat, action, &mut ()).is_err() {
                break;
            }
        }
        let values = worth(&world, world.seats());
        for &(child, seat) in &self.path {
            let node = &mut self.nodes[child];
            node.visits += 1;
            node.value += values[seat.index()];
        }
    }
}

/// What the position is worth to each seat, between 0 and 1.
fn worth<G: Game>(game: &G, seats: Seats) -> Vec<f32> {
    if game.waiting().is_empty() {
        let standings = game.standings();
        return seats
            .iter()
            .map(|seat| standings.win_share(seat) as f32)
            .collect();
    }
    seats
        .iter()
        .map(|seat| 1.0 / (1.0 + (-game.evaluate(seat) * 1.1 / POINTS).exp()))
        .collect()
}

impl<G: Game> Bot<G> for Search {
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
        let mut tree = Tree {
            nodes: Vec::new(),
            roots: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
        };
        let started = Instant::now();
        let mut done = 0;
        loop {
            if !self.budget.goes_on(done, started) && done > 0 {
                break;
            }
            let mut world = seen.clone();
            world.redeal(Eye::Seat(seat), rng);
            // Others who are waited for at the same time decide after this seat, unseen by it.
            if world.waiting().first() != Some(seat) {
                answer_for_others(&mut world, seat, rng);
            }
            tree.playout(world, rng);
            done += 1;
        }
        let best = tree
            .roots
            .iter()
            .map(|&root| &tree.nodes[root])
            .max_by_key(|node| node.visits);
        best.map(|node| node.action)
            .filter(|action| actions.contains(action))
            .unwrap_or(actions[0])
    }
}

/// Lets the seats before `seat` that are waited for at the same time choose at random.
fn answer_for_others<G: Game>(world: &mut G, seat: Seat, rng: &mut Rng) {
    let mut actions = Vec::new();
    while let Some(other) = world.waiting().first().filter(|&other| other != seat) {
        if !world.waiting().contains(seat) {
            return;
        }
        actions.clear();
        world.actions(other, &mut actions);
        let Some(&action) = rng.pick(&actions) else { return };
        if world.apply(other, action, &mut ()).is_err() {
            return;
        }
    }
}
