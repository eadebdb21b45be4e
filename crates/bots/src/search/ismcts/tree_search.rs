//! The iterations of one thread: selection, expansion, rollout and backpropagation.

use igroteka_game::{Seat, Stream, Turn};

use super::determinizations::Determinization;
use super::root::{Found, Root};
use super::tree::{Edge, NodeId, Tree};
use super::{
    IsMctsGame, IsMctsParams, Payoffs, PlayStyle, PlayStyles, Scratch, final_payoffs, sample_weighted,
};
use crate::search_threads::Worker;
use crate::{Ask, SearchLimits};

/// First-play urgency: an edge without visits counts as this much worse than the mean of its node.
const FPU_REDUCTION: f32 = 0.1;

/// The search of one thread.
pub(super) struct TreeSearch<'a, R: IsMctsGame> {
    seat: Seat,
    params: IsMctsParams,
    limits: &'a SearchLimits,
    /// The root's actions that get as many visits as the best one.
    compare: &'a [R::Action],
    iterations: u64,
    source: Stream,
    tree: Tree<R>,
    /// The path of this iteration: node, edge and the seat that chose it.
    path: Vec<(NodeId, u32, Seat)>,
    /// The edges of a node that are legal in this determinization.
    available: Vec<u32>,
    scratch: Scratch<R>,
    /// How everybody plays in this determinization.
    styles: Option<PlayStyles>,
    max_depth: usize,
}

impl<'a, R: IsMctsGame> TreeSearch<'a, R> {
    pub fn new(
        ask: &Ask<'a, R>,
        params: IsMctsParams,
        worker: &Worker<'a>,
        source: Stream,
    ) -> TreeSearch<'a, R> {
        let mut tree = Tree::shared_by(worker.count);
        tree.node_mut(Tree::<R>::ROOT).visits = 1;
        TreeSearch {
            seat: ask.seat,
            params,
            limits: worker.limits,
            compare: ask.compare,
            iterations: 0,
            source,
            tree,
            path: Vec::new(),
            available: Vec::new(),
            scratch: Scratch::default(),
            styles: None,
            max_depth: 0,
        }
    }

    /// Whether the value of the root is proven.
    pub fn is_proven(&self) -> bool {
        self.tree.node(Tree::<R>::ROOT).proven.is_some()
    }

    /// One iteration with this determinization.
    pub fn iterate(&mut self, determinization: &Determinization<R>) {
        let perfect_information = determinization.position.is_perfect_information(self.seat);
        self.styles = determinization.styles;
        self.path.clear();
        self.iterations += 1;
        let mut position = determinization.position.clone();
        let mut node_id = Tree::<R>::ROOT;
        let payoffs = loop {
            if let Some(payoffs) = self.tree.node(node_id).proven {
                break payoffs;
            }
            match position.turn() {
                Turn::Over => {
                    if perfect_information {
                        let payoffs = final_payoffs(&position);
                        self.tree.node_mut(node_id).proven = Some(payoffs);
                        break payoffs;
                    }
                    break position.rewards();
                }
                Turn::Chance => {
                    let chance = position.draw_chance(&mut self.source);
                    position.apply_chance(&chance);
                    node_id = self.tree.chance_child(node_id, R::glimpse(&chance, Some(self.seat)));
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let known = self.tree.node(node_id).visits > 0;
                    self.limits.count_node();
                    if !known || !self.tree.has_room() {
                        break self.rollout(position);
                    }
                    let edge = match self.style(seat) {
                        Some(style) => self.sample_opponent(node_id, seat, style, &position),
                        None => match self.forced_edge(node_id) {
                            Some(edge) => edge,
                            None => self.select(node_id, seat, &position, perfect_information),
                        },
                    };
                    let action = &self.tree.node(node_id).edges[edge as usize].action;
                    position.play_unchecked(seat, action);
                    self.path.push((node_id, edge, seat));
                    node_id = self.tree.child(node_id, edge);
                }
            }
        };
        self.tree.node_mut(node_id).visits += 1;
        self.max_depth = self.max_depth.max(self.path.len());
        self.backpropagate(payoffs, perfect_information);
    }

    /// Adds the payoffs to every node and edge of the path.
    fn backpropagate(&mut self, mut payoffs: Payoffs, perfect_information: bool) {
        while let Some((node_id, edge, seat)) = self.path.pop() {
            let payoff = payoffs[seat.index()];
            let node = self.tree.node_mut(node_id);
            node.visits += 1;
            node.total += payoff;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.total += payoff;
            let child = edge.child;
            if perfect_information && child.is_some_and(|child| self.tree.node(child).proven.is_some()) {
                self.tree.prove(node_id, seat);
                payoffs = self.tree.node(node_id).proven.unwrap_or(payoffs);
            }
        }
    }

    /// Selects an edge by PUCT. Availability counts replace the visits of the parent, since an action is not legal in
    /// every determinization.
    fn select(&mut self, node_id: NodeId, seat: Seat, position: &R, perfect_information: bool) -> u32 {
        if !perfect_information || self.tree.node(node_id).edges.is_empty() {
            self.expand(node_id, seat, position);
        } else {
            self.available.clear();
            self.available.extend(0..self.tree.node(node_id).edges.len() as u32);
        }
        let node = self.tree.node(node_id);
        let available = || self.available.iter().map(|&edge| (edge, &node.edges[edge as usize]));
        let total_prior: f32 = available().map(|(_, edge)| edge.prior).sum();
        let first_play_value =
            if node.total > 0.0 { node.total / node.visits as f32 - FPU_REDUCTION } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, self.available[0]);
        for (number, edge) in available() {
            // Proven edges need no more visits; a proven win has proven the node.
            if perfect_information && edge.child.is_some_and(|child| self.tree.node(child).proven.is_some()) {
                continue;
            }
            let value = if edge.visits > 0 { edge.mean() } else { first_play_value };
            let exploration = (1.0 + edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let score = value + self.params.exploration * edge.prior / total_prior * exploration;
            if score > best.0 {
                best = (score, number);
            }
        }
        for &edge in &self.available {
            self.tree.node_mut(node_id).edges[edge as usize].available += 1;
        }
        best.1
    }

    /// Every second iteration goes to the actions that are compared: to the one among them and the favourite that has
    /// the fewest visits.
    fn forced_edge(&mut self, node_id: NodeId) -> Option<u32> {
        if node_id != Tree::<R>::ROOT || self.compare.is_empty() || self.iterations % 2 == 1 {
            return None;
        }
        let edges = &mut self.tree.node_mut(node_id).edges;
        let favourite =
            (0..edges.len()).max_by_key(|&edge| edges[edge].visits - edges[edge].forced_visits)?;
        let compared = (0..edges.len())
            .filter(|&edge| edge == favourite || self.compare.contains(&edges[edge].action))
            .min_by_key(|&edge| edges[edge].visits)?;
        edges[compared].forced_visits += 1;
        Some(compared as u32)
    }

    /// How another seat plays in this determinization, in games with opponent modelling.
    fn style(&self, seat: Seat) -> Option<PlayStyle> {
        self.styles.filter(|_| seat != self.seat).map(|styles| styles[seat.index()])
    }

    /// Samples the edge that a modelled opponent takes.
    fn sample_opponent(&mut self, node_id: NodeId, seat: Seat, style: PlayStyle, position: &R) -> u32 {
        self.expand(node_id, seat, position);
        let Scratch { actions, weights } = &mut self.scratch;
        weights.clear();
        position.opponent_policy(seat, style, actions, weights);
        self.available[sample_weighted(weights, &mut self.source)]
    }

    /// Finds the edges of the legal actions, and adds those that were not legal in any determinization before.
    fn expand(&mut self, node_id: NodeId, seat: Seat, position: &R) {
        let Scratch { actions, weights } = &mut self.scratch;
        actions.clear();
        weights.clear();
        position.legal(seat, actions);
        self.available.clear();
        // Lists of legal actions have a fixed order: the next one is mostly the next edge.
        let mut next = 0;
        for number in 0..actions.len() {
            let edges = &self.tree.node(node_id).edges;
            let found =
                (next..edges.len()).chain(0..next).find(|&edge| edges[edge].action == actions[number]);
            let edge = if let Some(edge) = found {
                edge as u32
            } else {
                if weights.is_empty() {
                    position.prior(seat, actions, weights);
                }
                self.tree.add_edge(node_id, actions[number].clone(), weights[number])
            };
            next = edge as usize + 1;
            self.available.push(edge);
        }
    }

    /// Plays to the end, or to the first quiescent position after the rollout limit.
    fn rollout(&mut self, mut position: R) -> Payoffs {
        let mut left = self.params.rollout_plies;
        loop {
            match position.turn() {
                Turn::Over => return position.rewards(),
                Turn::Chance => {
                    let chance = position.draw_chance(&mut self.source);
                    position.apply_chance(&chance);
                }
                Turn::Seats(_) if left == 0 && position.is_quiescent() => return position.evaluate(),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    match self.style(seat) {
                        Some(style) => self.opponent_rollout_step(seat, style, &mut position),
                        None => position.rollout_step(seat, &mut self.source, &mut self.scratch),
                    }
                    self.limits.count_node();
                    left = left.saturating_sub(1);
                }
            }
        }
    }

    /// Plays one action of a rollout for a modelled opponent.
    fn opponent_rollout_step(&mut self, seat: Seat, style: PlayStyle, position: &mut R) {
        let Scratch { actions, weights } = &mut self.scratch;
        actions.clear();
        weights.clear();
        position.legal(seat, actions);
        position.opponent_policy(seat, style, actions, weights);
        let chosen = sample_weighted(weights, &mut self.source);
        position.play_unchecked(seat, &actions[chosen]);
    }

    /// The results at the root.
    pub fn root(self) -> Root<R> {
        let edges = &self.tree.node(Tree::<R>::ROOT).edges;
        let found = edges
            .iter()
            .map(|edge| Found {
                action: edge.action.clone(),
                visits: edge.visits,
                forced_visits: edge.forced_visits,
                total: edge.total,
                proven: edge.child.and_then(|child| self.tree.node(child).proven),
                line: self.line(edge),
            })
            .collect();
        Root { seat: self.seat, found, max_depth: self.max_depth as u32, nodes: self.limits.nodes() }
    }

    /// The principal variation from this edge on, up to the next chance event.
    fn line(&self, first: &Edge<R>) -> Vec<R::Action> {
        let mut line = vec![first.action.clone()];
        let mut child = first.child;
        while let Some(node_id) = child {
            let edges = &self.tree.node(node_id).edges;
            let Some(next) = edges.iter().max_by_key(|edge| edge.visits).filter(|next| next.visits > 0)
            else {
                break;
            };
            line.push(next.action.clone());
            child = next.child;
        }
        line
    }
}
