//! Opponents for quoridor: alpha-beta for two players, a search with rollouts for four.

#[cfg(test)]
mod agreement;
mod board;
mod candidates;
mod eval_noise;
mod evaluate;
mod features;
mod four_player;
mod heuristic;
mod levels;
mod move_code;
mod move_order;
mod net;
mod opening;
mod opponent;
mod race;
mod repetition;
mod review;
mod rollout_policy;
mod seen;
mod shortest_paths;
mod squares;
pub mod train;
mod two_player;
mod weights;
mod zobrist;

pub use igroteka_quoridor::Position;
