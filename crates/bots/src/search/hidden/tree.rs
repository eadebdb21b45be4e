//! The tree of what a seat may see happen.

use igroteka_game::{Rules, Seat};

use super::Shares;

/// A node's place in the tree.
pub(super) type Place = u32;

/// All trees of a question together have no more branches: with what they hold, some 30 MB.
const MOST_BRANCHES: usize = 500_000;

/// An action that was possible in some world.
pub(super) struct Branch<R: Rules> {
    pub action: R::Action,
    /// How promising it looked, in proportion to its neighbours.
    pub weight: f32,
    /// How often it could have been chosen.
    pub offered: u32,
    /// How often it was.
    pub tried: u32,
    /// What the seat that chose it got, in all tries together.
    pub total: f32,
    pub child: Option<Place>,
}

impl<R: Rules> Branch<R> {
    pub fn mean(&self) -> f32 {
        self.total / self.tried.max(1) as f32
    }
}

/// A point that all worlds share in which the seat has seen the same.
pub(super) struct Node<R: Rules> {
    pub branches: Vec<Branch<R>>,
    /// What chance may show here, and where that leads.
    sights: Vec<(R::Glimpse, Place)>,
    pub visits: u32,
    /// The sum of what the seat to act got.
    pub total: f32,
    /// What everybody gets for certain.
    pub settled: Option<Shares>,
}

impl<R: Rules> Node<R> {
    fn new() -> Node<R> {
        Node { branches: Vec::new(), sights: Vec::new(), visits: 0, total: 0.0, settled: None }
    }
}

pub(super) struct Tree<R: Rules> {
    nodes: Vec<Node<R>>,
    branches: usize,
    /// How many there may be.
    most: usize,
}

impl<R: Rules> Tree<R> {
    pub const ROOT: Place = 0;

    /// The tree of one of so many threads.
    pub fn shared_by(threads: usize) -> Tree<R> {
        Tree { nodes: vec![Node::new()], branches: 0, most: MOST_BRANCHES / threads }
    }

    pub fn node(&self, place: Place) -> &Node<R> {
        &self.nodes[place as usize]
    }

    pub fn node_mut(&mut self, place: Place) -> &mut Node<R> {
        &mut self.nodes[place as usize]
    }

    /// Whether there is room to grow.
    pub fn has_room(&self) -> bool {
        self.branches < self.most
    }

    /// Adds a branch and says which it is.
    pub fn add_branch(&mut self, place: Place, action: R::Action, weight: f32) -> u32 {
        self.branches += 1;
        let branches = &mut self.nodes[place as usize].branches;
        branches.push(Branch { action, weight, offered: 0, tried: 0, total: 0.0, child: None });
        branches.len() as u32 - 1
    }

    /// Where a branch leads; grows a node there if there is none.
    pub fn follow(&mut self, place: Place, branch: u32) -> Place {
        if let Some(child) = self.node(place).branches[branch as usize].child {
            return child;
        }
        let child = self.grow();
        self.node_mut(place).branches[branch as usize].child = Some(child);
        child
    }

    /// Where it leads to see this.
    pub fn see(&mut self, place: Place, glimpse: R::Glimpse) -> Place {
        if let Some((_, child)) = self.node(place).sights.iter().find(|(seen, _)| *seen == glimpse) {
            return *child;
        }
        let child = self.grow();
        self.node_mut(place).sights.push((glimpse, child));
        child
    }

    /// Settles a node from its branches, where they are all there are: a sure win, or the best of sure ends.
    pub fn settle(&mut self, place: Place, seat: Seat) {
        let mut best: Option<Shares> = None;
        let mut all = true;
        for branch in &self.node(place).branches {
            match branch.child.and_then(|child| self.node(child).settled) {
                Some(shares) if best.is_none_or(|best| shares[seat.index()] > best[seat.index()]) => {
                    best = Some(shares);
                }
                Some(_) => {}
                None => all = false,
            }
        }
        if let Some(shares) = best
            && (all || shares[seat.index()] >= 1.0)
        {
            self.node_mut(place).settled = Some(shares);
        }
    }

    fn grow(&mut self) -> Place {
        self.nodes.push(Node::new());
        self.nodes.len() as Place - 1
    }
}
