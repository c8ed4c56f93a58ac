//! The tree of a search.
//!
//! A node is a decision, reached by the actions on the way: in other worlds the same way may lead to another position (open loop), and a
//! node may lack an action there or have one more.

use signoria_engine::{Game, Purpose, Rng, Seat, Seed};

use super::judge::{Worth, judge};
use super::{Manner, draw};
use crate::mind::network::{Network, SEATS, Thought, to_shares};

/// No node.
const NONE: u32 = u32::MAX;

/// An action that can be tried at a node.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// The sum of values for the seat that decides, and of its chances and margins.
    value: f32,
    chance: f32,
    margin: f32,
    child: u32,
    /// The next edge of the same node.
    next: u32,
}

impl<A> Edge<A> {
    /// An action that nobody has tried yet.
    const fn unvisited(action: A, prior: f32, next: u32) -> Self {
        Self {
            action,
            prior,
            visits: 0,
            value: 0.0,
            chance: 0.0,
            margin: 0.0,
            child: NONE,
            next,
        }
    }
}

/// A decision.
#[derive(Clone, Copy, Debug)]
struct Node {
    seat: Seat,
    edges: u32,
    /// The value for the deciding seat when the node was made.
    value: f32,
}

/// What the search found out about an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// The share of the simulations that tried it.
    pub share: f32,
    /// The network's prior for it.
    pub prior: f32,
    /// How good it is for the seat, from 0 to 1: what the search maximises.
    pub value: f32,
    /// The chance to win after it.
    pub chance: f32,
    /// The margin to expect after it.
    pub margin: f32,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    root: u32,
    /// The least and the most that each seat was seen to reach: values are compared within that span.
    span: [(f32, f32); SEATS],
    // Buffers of a simulation.
    path: Vec<(u32, Seat)>,
    actions: Vec<A>,
    shares: Vec<f32>,
    /// What the network draws with when it plays on.
    dice: Rng,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            root: NONE,
            span: [(1.0, 0.0); SEATS],
            path: Vec::new(),
            actions: Vec::new(),
            shares: Vec::new(),
            dice: dice(),
        }
    }
}

/// The same for every decision, so that equal positions and equal worlds give equal choices.
fn dice() -> Rng {
    Rng::new(Seed::from(0), Purpose::Playout)
}

impl<A: signoria_engine::Action> Tree<A> {
    pub(super) fn clear(&mut self) {
        self.dice = dice();
        self.nodes.clear();
        self.edges.clear();
        self.root = NONE;
        self.span = [(1.0, 0.0); SEATS];
    }

    /// Whether the tree holds a decision of that seat with exactly these actions.
    pub(super) fn stands_at(&self, seat: Seat, actions: &[A]) -> bool {
        self.nodes
            .get(self.root as usize)
            .is_some_and(|node| node.seat == seat)
            && self.edges_of(self.root).count() == actions.len()
            && actions
                .iter()
                .all(|&action| self.edge(self.root, action).is_some())
    }

    /// The value of the root before anything was tried.
    fn at_sight(&self) -> f32 {
        self.nodes.get(self.root as usize).map_or(0.5, |node| node.value)
    }

    /// How often the root was decided.
    pub(super) fn visits(&self) -> u32 {
        if self.root == NONE {
            return 0;
        }
        self.edges_of(self.root).map(|edge| self.edges[edge].visits).sum()
    }

    /// The action was taken: the subtree below it becomes the tree.
    pub(super) fn step(&mut self, action: A) {
        self.root = match self.edge(self.root, action) {
            Some(edge) => self.edges[edge].child,
            None => NONE,
        };
    }

    fn edges_of(&self, node: u32) -> impl Iterator<Item = usize> + '_ {
        let real = |edge: u32| (edge != NONE).then_some(edge as usize);
        let first = self.nodes.get(node as usize).and_then(|node| real(node.edges));
        std::iter::successors(first, move |&edge| real(self.edges[edge].next))
    }

    fn edge(&self, node: u32, action: A) -> Option<usize> {
        self.edges_of(node)
            .find(|&edge| self.edges[edge].action == action)
    }

    /// An action of the root, with what was found out about it.
    fn found(&self, action: A) -> Option<&Edge<A>> {
        self.edge(self.root, action).map(|edge| &self.edges[edge])
    }

    /// The action that was tried most; the better one of equals.
    pub(super) fn best(&self, actions: &[A]) -> Option<A> {
        let rank = |action: A| {
            let found = self.found(action)?;
            let mean = match found.visits {
                0 => found.prior - 1.0,
                visits => found.value / visits as f32,
            };
            Some((found.visits, mean))
        };
        let ranked = actions.iter().filter_map(|&action| Some((action, rank(action)?)));
        ranked
            .max_by(|(_, one), (_, two)| one.0.cmp(&two.0).then(one.1.total_cmp(&two.1)))
            .map(|(action, _)| action)
    }

    /// What was found out about each action.
    pub(super) fn advice(&self, actions: &[A]) -> Vec<Advice> {
        let total = self.visits().max(1) as f32;
        let at_sight = self.at_sight();
        let advise = |action: A| {
            let Some(found) = self.found(action) else {
                return Advice {
                    share: 0.0,
                    prior: 0.0,
                    value: at_sight,
                    chance: 0.0,
                    margin: 0.0,
                };
            };
            let visits = found.visits.max(1) as f32;
            Advice {
                share: found.visits as f32 / total,
                prior: found.prior,
                value: if found.visits > 0 {
                    found.value / visits
                } else {
                    at_sight
                },
                chance: found.chance / visits,
                margin: found.margin / visits,
            }
        };
        actions.iter().map(|&action| advise(action)).collect()
    }

    /// How often an action of the root was tried; none where it is not listed.
    pub(super) fn tries_of(&self, action: A) -> Option<u32> {
        self.edge(self.root, action).map(|edge| self.edges[edge].visits)
    }

    /// How often the action of the root was tried that was tried most.
    pub(super) fn most_tries(&self) -> u32 {
        let tries = self.edges_of(self.root).map(|edge| self.edges[edge].visits);
        tries.max().unwrap_or(0)
    }

    /// Walks from the root to a new leaf in this world, judges it, and tells everybody on the way. The first step is the given one, where there is one.
    pub(super) fn simulate<G: Game<Action = A>>(
        &mut self,
        world: &mut G,
        first: Option<A>,
        network: &Network,
        thought: &mut Thought,
        manner: &Manner,
    ) {
        self.path.clear();
        let mut node = self.root;
        let worth = loop {
            let Some(seat) = world.waiting().first() else {
                break Worth::at_the_end(world);
            };
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            // A forced action needs no node; only the root gets one in any case.
            if let ([only], false) = (self.actions.as_slice(), self.path.is_empty()) {
                if world.apply(seat, *only, &mut ()).is_err() {
                    break judge(world, self.own(), seat, network, thought);
                }
                continue;
            }
            if node == NONE {
                let worth = judge(world, self.own(), seat, network, thought);
                self.expand(seat, network, thought, &worth, manner);
                break match manner.beyond {
                    0 => worth,
                    decisions => self.play_on(world, decisions, network, thought),
                };
            }
            if self.nodes[node as usize].seat != seat {
                break judge(world, self.own(), seat, network, thought);
            }
            let given = first.filter(|_| self.path.is_empty());
            let given = given.and_then(|action| self.edge(node, action));
            let edge = given.unwrap_or_else(|| self.select(node, seat, manner));
            let action = self.edges[edge].action;
            self.path.push((edge as u32, seat));
            node = self.edges[edge].child;
            if world.apply(seat, action, &mut ()).is_err() {
                break judge(world, self.own(), seat, network, thought);
            }
        };
        for &(edge, seat) in &self.path {
            let value = worth.value(seat, manner);
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.value += value;
            edge.chance += worth.chance[seat.index()];
            edge.margin += worth.margin[seat.index()];
            let mean = edge.value / edge.visits as f32;
            let (least, most) = &mut self.span[seat.index()];
            *least = least.min(mean);
            *most = most.max(mean);
        }
    }

    /// Lets the network play that many decisions, each seat from its own point of view in this world, and judges what comes of them. Likely
    /// actions are drawn more often than their prior says, as a good player would.
    fn play_on<G: Game<Action = A>>(
        &mut self,
        world: &mut G,
        decisions: u32,
        network: &Network,
        thought: &mut Thought,
    ) -> Worth {
        let mut left = decisions;
        while let Some(seat) = world.waiting().first() {
            self.actions.clear();
            world.actions(seat, &mut self.actions);
            let action = match self.actions.as_slice() {
                [only] => *only,
                _ if left == 0 => return judge(world, self.own(), seat, network, thought),
                actions => {
                    left -= 1;
                    network.think(world, seat, thought);
                    network.shares(thought, actions, &mut self.shares);
                    for share in &mut self.shares {
                        *share *= *share;
                    }
                    actions[draw(&self.shares, &mut self.dice)]
                }
            };
            if world.apply(seat, action, &mut ()).is_err() {
                return judge(world, self.own(), seat, network, thought);
            }
        }
        Worth::at_the_end(world)
    }

    /// Who thinks: the seat that decides at the root.
    fn own(&self) -> Option<Seat> {
        self.nodes.get(self.root as usize).map(|node| node.seat)
    }

    /// A new node for the listed actions, below the end of the path.
    fn expand(&mut self, seat: Seat, network: &Network, thought: &Thought, worth: &Worth, manner: &Manner) {
        self.shares.clear();
        self.shares.extend(
            self.actions
                .iter()
                .map(|action| network.inclination(thought, action.index())),
        );
        to_shares(&mut self.shares);
        let node = self.nodes.len() as u32;
        let first = self.edges.len() as u32;
        for (place, (&action, &prior)) in self.actions.iter().zip(&self.shares).enumerate() {
            let last = place + 1 == self.actions.len();
            let next = if last { NONE } else { first + place as u32 + 1 };
            self.edges.push(Edge::unvisited(action, prior, next));
        }
        self.nodes.push(Node {
            seat,
            edges: first,
            value: worth.value(seat, manner),
        });
        match self.path.last() {
            Some(&(edge, _)) => self.edges[edge as usize].child = node,
            None => self.root = node,
        }
    }

    /// The edge to follow among the actions of this world: the best by value and curiosity.
    fn select(&mut self, node: u32, seat: Seat, manner: &Manner) -> usize {
        self.add_missing(node);
        let (least, most) = self.span[seat.index()];
        let spread = (most - least).max(1e-3);
        let at_sight = self.nodes[node as usize].value;
        let mut tries = 0;
        let mut tried_prior = 0.0;
        let mut place = 0;
        let mut edge = self.nodes[node as usize].edges;
        while edge != NONE {
            let known = &self.edges[edge as usize];
            if self.is_here(place, known.action) {
                tries += known.visits;
                if known.visits > 0 {
                    tried_prior += known.prior;
                }
            }
            place += 1;
            edge = known.next;
        }
        let untried = (at_sight - least) / spread - manner.caution * tried_prior.sqrt();
        let pull = manner.curiosity * (tries.max(1) as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, self.nodes[node as usize].edges);
        place = 0;
        edge = self.nodes[node as usize].edges;
        while edge != NONE {
            let known = &self.edges[edge as usize];
            if self.is_here(place, known.action) {
                let value = if known.visits == 0 {
                    untried
                } else {
                    (known.value / known.visits as f32 - least) / spread
                };
                let worth = value + pull * known.prior / (1.0 + known.visits as f32);
                if worth > best.0 {
                    best = (worth, edge);
                }
            }
            place += 1;
            edge = known.next;
        }
        best.1 as usize
    }

    /// Whether the action of the edge at that place is legal in this world: nearly always the lists are the same.
    fn is_here(&self, place: usize, action: A) -> bool {
        self.actions.get(place) == Some(&action) || self.actions.contains(&action)
    }

    /// Adds the actions of this world that the node does not know yet; they get a middling prior.
    fn add_missing(&mut self, node: u32) {
        let mut place = 0;
        let mut last = NONE;
        let mut same = true;
        let mut edge = self.nodes[node as usize].edges;
        while edge != NONE {
            same &= self.actions.get(place) == Some(&self.edges[edge as usize].action);
            place += 1;
            last = edge;
            edge = self.edges[edge as usize].next;
        }
        if same && place == self.actions.len() {
            return;
        }
        let prior = 1.0 / place.max(1) as f32;
        for index in 0..self.actions.len() {
            let action = self.actions[index];
            if self.edge(node, action).is_some() {
                continue;
            }
            let new = self.edges.len() as u32;
            self.edges.push(Edge::unvisited(action, prior, NONE));
            self.edges[last as usize].next = new;
            last = new;
        }
    }
}
