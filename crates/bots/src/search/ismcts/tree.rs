//! The tree of information sets.

use igroteka_game::{Rules, Seat};

use super::Payoffs;

/// The index of a node in the tree.
pub(super) type NodeId = u32;

/// The most edges of all trees of a search together: about 30 MB.
const MAX_EDGES: usize = 500_000;

/// An action that was legal in some determinization.
pub(super) struct Edge<R: Rules> {
    pub action: R::Action,
    /// Its prior, in proportion to its siblings.
    pub prior: f32,
    /// In how many iterations it was legal here.
    pub available: u32,
    /// How often it was chosen.
    pub visits: u32,
    /// How many of these visits were made to compare it with the others.
    pub forced_visits: u32,
    /// The sum of the payoffs of the seat that chose it.
    pub total: f32,
    pub child: Option<NodeId>,
}

impl<R: Rules> Edge<R> {
    pub fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// An information set: all determinizations in which the seat has seen the same share it.
pub(super) struct Node<R: Rules> {
    pub edges: Vec<Edge<R>>,
    /// What chance may show here, and the node that leads to.
    chance_children: Vec<(R::Glimpse, NodeId)>,
    pub visits: u32,
    /// The sum of the payoffs of the seat to act.
    pub total: f32,
    /// The proven payoffs.
    pub proven: Option<Payoffs>,
}

impl<R: Rules> Node<R> {
    fn new() -> Node<R> {
        Node { edges: Vec::new(), chance_children: Vec::new(), visits: 0, total: 0.0, proven: None }
    }
}

pub(super) struct Tree<R: Rules> {
    nodes: Vec<Node<R>>,
    edges: usize,
    /// How many there may be.
    max_edges: usize,
}

impl<R: Rules> Tree<R> {
    pub const ROOT: NodeId = 0;

    /// The tree of one of `threads` threads.
    pub fn shared_by(threads: usize) -> Tree<R> {
        Tree { nodes: vec![Node::new()], edges: 0, max_edges: MAX_EDGES / threads }
    }

    pub fn node(&self, node_id: NodeId) -> &Node<R> {
        &self.nodes[node_id as usize]
    }

    pub fn node_mut(&mut self, node_id: NodeId) -> &mut Node<R> {
        &mut self.nodes[node_id as usize]
    }

    /// Whether there is room to grow.
    pub fn has_room(&self) -> bool {
        self.edges < self.max_edges
    }

    /// Adds an edge and returns its index.
    pub fn add_edge(&mut self, node_id: NodeId, action: R::Action, prior: f32) -> u32 {
        self.edges += 1;
        let edges = &mut self.nodes[node_id as usize].edges;
        edges.push(Edge {
            action,
            prior,
            available: 0,
            visits: 0,
            forced_visits: 0,
            total: 0.0,
            child: None,
        });
        edges.len() as u32 - 1
    }

    /// The node that an edge leads to; adds it if there is none.
    pub fn child(&mut self, node_id: NodeId, edge: u32) -> NodeId {
        if let Some(child) = self.node(node_id).edges[edge as usize].child {
            return child;
        }
        let child = self.add_node();
        self.node_mut(node_id).edges[edge as usize].child = Some(child);
        child
    }

    /// The node for this chance event; adds it if there is none.
    pub fn chance_child(&mut self, node_id: NodeId, glimpse: R::Glimpse) -> NodeId {
        if let Some((_, child)) = self.node(node_id).chance_children.iter().find(|(seen, _)| *seen == glimpse)
        {
            return *child;
        }
        let child = self.add_node();
        self.node_mut(node_id).chance_children.push((glimpse, child));
        child
    }

    /// Proves a node from its edges, which must be all legal actions: by a proven win, or when every child is proven.
    pub fn prove(&mut self, node_id: NodeId, seat: Seat) {
        let mut best: Option<Payoffs> = None;
        let mut all = true;
        for edge in &self.node(node_id).edges {
            match edge.child.and_then(|child| self.node(child).proven) {
                Some(payoffs) if best.is_none_or(|best| payoffs[seat.index()] > best[seat.index()]) => {
                    best = Some(payoffs);
                }
                Some(_) => {}
                None => all = false,
            }
        }
        if let Some(payoffs) = best
            && (all || payoffs[seat.index()] >= 1.0)
        {
            self.node_mut(node_id).proven = Some(payoffs);
        }
    }

    fn add_node(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        self.nodes.len() as NodeId - 1
    }
}
