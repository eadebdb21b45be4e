//! One try after the other: down the tree, on to the end, and back with the result.

use igroteka_game::{Seat, Stream, Turn};

use super::root::{Found, Root};
use super::tree::{Branch, Place, Tree};
use super::worlds::World;
use super::{Effort, Imagine, Manner, Manners, Scratch, Shares, draw_weighted, final_shares};
use crate::SearchLimits;
use crate::search_threads::Worker;

/// A branch that was never tried is thought to be so much worse than its neighbours.
const UNTRIED: f32 = 0.1;

/// The tries of one question.
pub(super) struct Tries<'a, R: Imagine> {
    seat: Seat,
    effort: Effort,
    limits: &'a SearchLimits,
    source: Stream,
    tree: Tree<R>,
    /// The way of the present try: the node, the branch and who chose it.
    way: Vec<(Place, u32, Seat)>,
    /// The branches that the present world offers at one node.
    offered: Vec<u32>,
    scratch: Scratch<R>,
    /// How everybody plays in the present world.
    manners: Option<Manners>,
    deepest: usize,
}

impl<'a, R: Imagine> Tries<'a, R> {
    pub fn new(seat: Seat, effort: Effort, worker: &Worker<'a>, source: Stream) -> Tries<'a, R> {
        let mut tree = Tree::shared_by(worker.count);
        tree.node_mut(Tree::<R>::ROOT).visits = 1;
        Tries {
            seat,
            effort,
            limits: worker.limits,
            source,
            tree,
            way: Vec::new(),
            offered: Vec::new(),
            scratch: Scratch::default(),
            manners: None,
            deepest: 0,
        }
    }

    /// Whether the result is certain.
    pub fn is_settled(&self) -> bool {
        self.tree.node(Tree::<R>::ROOT).settled.is_some()
    }

    /// One try in `world`.
    pub fn one_more(&mut self, world: &World<R>) {
        let certain = world.position.is_certain(self.seat);
        self.manners = world.manners;
        self.way.clear();
        let mut position = world.position.clone();
        let mut place = Tree::<R>::ROOT;
        let shares = loop {
            if let Some(shares) = self.tree.node(place).settled {
                break shares;
            }
            match position.turn() {
                Turn::Over => {
                    if certain {
                        let shares = final_shares(&position);
                        self.tree.node_mut(place).settled = Some(shares);
                        break shares;
                    }
                    break position.ended();
                }
                Turn::Chance => {
                    let chance = position.draw_chance(&mut self.source);
                    position.apply_chance(&chance);
                    place = self.tree.see(place, R::glimpse(&chance, Some(self.seat)));
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let known = self.tree.node(place).visits > 0;
                    self.limits.count_node();
                    if !known || !self.tree.has_room() {
                        break self.play_on(position);
                    }
                    let branch = match self.manner(seat) {
                        Some(manner) => self.drift(place, seat, manner, &position),
                        None => self.choose(place, seat, &position, certain),
                    };
                    let action = &self.tree.node(place).branches[branch as usize].action;
                    position.play_unchecked(seat, action);
                    self.way.push((place, branch, seat));
                    place = self.tree.follow(place, branch);
                }
            }
        };
        self.tree.node_mut(place).visits += 1;
        self.deepest = self.deepest.max(self.way.len());
        self.tell(shares, certain);
    }

    /// Tells every branch on the way how it went.
    fn tell(&mut self, mut shares: Shares, certain: bool) {
        while let Some((place, branch, seat)) = self.way.pop() {
            let share = shares[seat.index()];
            let node = self.tree.node_mut(place);
            node.visits += 1;
            node.total += share;
            let branch = &mut node.branches[branch as usize];
            branch.tried += 1;
            branch.total += share;
            let child = branch.child;
            if certain && child.is_some_and(|child| self.tree.node(child).settled.is_some()) {
                self.tree.settle(place, seat);
                shares = self.tree.node(place).settled.unwrap_or(shares);
            }
        }
    }

    /// The branch to try: good so far, or promising and rarely tried.
    fn choose(&mut self, place: Place, seat: Seat, position: &R, certain: bool) -> u32 {
        if !certain || self.tree.node(place).branches.is_empty() {
            self.offer(place, seat, position);
        } else {
            self.offered.clear();
            self.offered.extend(0..self.tree.node(place).branches.len() as u32);
        }
        let node = self.tree.node(place);
        let offered = || self.offered.iter().map(|&branch| (branch, &node.branches[branch as usize]));
        let weights: f32 = offered().map(|(_, branch)| branch.weight).sum();
        let untried = if node.total > 0.0 { node.total / node.visits as f32 - UNTRIED } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, self.offered[0]);
        for (number, branch) in offered() {
            // What is certain need not be tried again; a certain win has settled the node.
            if certain && branch.child.is_some_and(|child| self.tree.node(child).settled.is_some()) {
                continue;
            }
            let value = if branch.tried > 0 { branch.mean() } else { untried };
            let rarely = (1.0 + branch.offered as f32).sqrt() / (1.0 + branch.tried as f32);
            let score = value + self.effort.curiosity * branch.weight / weights * rarely;
            if score > best.0 {
                best = (score, number);
            }
        }
        for &branch in &self.offered {
            self.tree.node_mut(place).branches[branch as usize].offered += 1;
        }
        best.1
    }

    /// How `seat` plays in the present world, if it is another and something is known of that.
    fn manner(&self, seat: Seat) -> Option<Manner> {
        self.manners.filter(|_| seat != self.seat).map(|manners| manners[seat.index()])
    }

    /// The branch that another would take.
    fn drift(&mut self, place: Place, seat: Seat, manner: Manner, position: &R) -> u32 {
        self.offer(place, seat, position);
        let Scratch { actions, weights } = &mut self.scratch;
        weights.clear();
        position.drift(seat, manner, actions, weights);
        self.offered[draw_weighted(weights, &mut self.source)]
    }

    /// Finds the branches for what is legal in this world, and adds those that no world has offered before.
    fn offer(&mut self, place: Place, seat: Seat, position: &R) {
        let Scratch { actions, weights } = &mut self.scratch;
        actions.clear();
        weights.clear();
        position.legal(seat, actions);
        self.offered.clear();
        // Lists of legal actions have a fixed order: the next one is mostly the next branch.
        let mut next = 0;
        for number in 0..actions.len() {
            let branches = &self.tree.node(place).branches;
            let found = (next..branches.len())
                .chain(0..next)
                .find(|&branch| branches[branch].action == actions[number]);
            let branch = if let Some(branch) = found {
                branch as u32
            } else {
                if weights.is_empty() {
                    position.weigh(seat, actions, weights);
                }
                self.tree.add_branch(place, actions[number].clone(), weights[number])
            };
            next = branch as usize + 1;
            self.offered.push(branch);
        }
    }

    /// Plays on to the end, or until the horizon.
    fn play_on(&mut self, mut position: R) -> Shares {
        let mut left = self.effort.horizon;
        loop {
            match position.turn() {
                Turn::Over => return position.ended(),
                Turn::Chance => {
                    let chance = position.draw_chance(&mut self.source);
                    position.apply_chance(&chance);
                }
                Turn::Seats(_) if left == 0 && position.is_quiet() => return position.expected(),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    match self.manner(seat) {
                        Some(manner) => self.wander(seat, manner, &mut position),
                        None => position.stroll(seat, &mut self.source, &mut self.scratch),
                    }
                    self.limits.count_node();
                    left = left.saturating_sub(1);
                }
            }
        }
    }

    /// Plays as another would.
    fn wander(&mut self, seat: Seat, manner: Manner, position: &mut R) {
        let Scratch { actions, weights } = &mut self.scratch;
        actions.clear();
        weights.clear();
        position.legal(seat, actions);
        position.drift(seat, manner, actions, weights);
        let chosen = draw_weighted(weights, &mut self.source);
        position.play_unchecked(seat, &actions[chosen]);
    }

    /// What came of it.
    pub fn root(self) -> Root<R> {
        let branches = &self.tree.node(Tree::<R>::ROOT).branches;
        let found = branches
            .iter()
            .map(|branch| Found {
                action: branch.action.clone(),
                tried: branch.tried,
                total: branch.total,
                settled: branch.child.and_then(|child| self.tree.node(child).settled),
                line: self.line(branch),
            })
            .collect();
        Root { seat: self.seat, found, deepest: self.deepest as u32, nodes: self.limits.nodes() }
    }

    /// What is expected to be played from this branch on, as long as no chance comes between.
    fn line(&self, first: &Branch<R>) -> Vec<R::Action> {
        let mut line = vec![first.action.clone()];
        let mut child = first.child;
        while let Some(place) = child {
            let branches = &self.tree.node(place).branches;
            let Some(next) = branches.iter().max_by_key(|branch| branch.tried).filter(|next| next.tried > 0)
            else {
                break;
            };
            line.push(next.action.clone());
            child = next.child;
        }
        line
    }
}
