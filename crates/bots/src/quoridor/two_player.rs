//! Quoridor for two as the search sees it.

use super::board::Board;
use super::eval_noise::EvalNoise;
use super::move_code::{MOVE_CODES, MoveCode, fence};
use super::net::{Net, Sums};
use super::{candidates, evaluate, features, race};
use crate::search::perfect_info::{PROVED, PerfectInfoGame, ScoredMove, WIN};

/// A step and a half: a quiet action rarely changes the evaluation by more.
const FUTILITY_MARGIN: i32 = 150;

/// A board with what was last found out about it.
pub(super) struct TwoPlayerGame<'a> {
    pub board: Board,
    /// The error of the evaluation, for weaker levels.
    noise: Option<EvalNoise>,
    /// The net that corrects the static evaluation, with its accumulator.
    net: Option<(&'a Net, Sums)>,
}

impl<'a> TwoPlayerGame<'a> {
    pub fn new(board: Board) -> TwoPlayerGame<'a> {
        TwoPlayerGame { board, noise: None, net: None }
    }

    /// The same, with this net's corrections where it knows the board.
    #[must_use]
    pub fn with_net(self, net: Option<&'a Net>) -> TwoPlayerGame<'a> {
        let net = net.filter(|_| features::supports(&self.board)).map(|net| (net, net.sums(&self.board)));
        TwoPlayerGame { net, ..self }
    }

    /// The same with evaluation noise.
    #[must_use]
    pub fn with_noise(self, noise: Option<EvalNoise>) -> TwoPlayerGame<'a> {
        TwoPlayerGame { noise, ..self }
    }
}

impl PerfectInfoGame for TwoPlayerGame<'_> {
    const ACTIONS: usize = MOVE_CODES;

    #[inline]
    fn key(&self) -> u64 {
        self.board.key
    }

    #[inline]
    fn mover(&self) -> usize {
        self.board.turn as usize & 1
    }

    fn exact_value(&mut self) -> Option<i32> {
        let board = &self.board;
        if board.winner.is_some() {
            return Some(-WIN);
        }
        if board.is_drawn() {
            return Some(0);
        }
        let (seat, other) = (board.turn, board.turn ^ 1);
        if board.distance(seat) == 1 && board.targets() & board.finish(seat) != 0 {
            return Some(WIN - 1);
        }
        if race::runs_home(board, seat, true) {
            return Some(WIN - 2 * i32::from(board.distance(seat)) + 1);
        }
        if race::runs_home(board, other, false) {
            return Some(2 * i32::from(board.distance(other)) - WIN);
        }
        None
    }

    fn evaluate(&mut self) -> i32 {
        let mistake = self.noise.map_or(0, |noise| noise.at(self.board.key));
        let correction = match &mut self.net {
            Some((net, sums)) => net.correction(sums, &self.board),
            None => 0,
        };
        (evaluate::evaluate(&self.board) + correction + mistake).clamp(-PROVED / 2, PROVED / 2)
    }

    fn generate_moves(&mut self, out: &mut Vec<ScoredMove>) {
        match &self.net {
            Some((net, _)) => net.order.generate_moves(&self.board, out),
            None => candidates::generate_moves(&self.board, out),
        }
    }

    fn is_pseudo_legal(&self, action: MoveCode) -> bool {
        self.board.is_pseudo_legal(action)
    }

    fn make(&mut self, action: MoveCode) -> bool {
        let made = self.board.make(action);
        if made
            && let Some((net, sums)) = &mut self.net
            && let Some((slot, horizontal)) = fence(action)
        {
            net.add_fence(sums, slot, horizontal);
        }
        made
    }

    fn unmake(&mut self) {
        let action = self.board.unmake();
        if let Some((net, sums)) = &mut self.net
            && let Some((slot, horizontal)) = fence(action)
        {
            net.remove_fence(sums, slot, horizontal);
        }
    }

    fn null_move(&mut self) {
        self.board.null_move();
    }

    fn futility_margin(&self) -> i32 {
        FUTILITY_MARGIN
    }
}
