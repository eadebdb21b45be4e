//! Two players' quoridor as the search sees it.

use super::board::Board;
use super::code::{CODES, Code, fence};
use super::net::{Net, Sums};
use super::whim::Whim;
use super::{candidates, evaluate, inputs, race};
use crate::search::open_game::{Listed, OpenGame, PROVED, WIN};

/// A board with what was last found out about it.
pub(super) struct Duel<'a> {
    pub board: Board,
    /// How positions are misjudged.
    whim: Option<Whim>,
    /// The net that corrects the glance, with what it knows of the fences.
    net: Option<(&'a Net, Sums)>,
}

impl<'a> Duel<'a> {
    pub fn new(board: Board) -> Duel<'a> {
        Duel { board, whim: None, net: None }
    }

    /// The same, with this net's corrections where it knows the board.
    #[must_use]
    pub fn with_net(self, net: Option<&'a Net>) -> Duel<'a> {
        let net = net.filter(|_| inputs::fits(&self.board)).map(|net| (net, net.sums(&self.board)));
        Duel { net, ..self }
    }

    /// The same, seen by somebody who misjudges.
    #[must_use]
    pub fn with_whim(self, whim: Option<Whim>) -> Duel<'a> {
        Duel { whim, ..self }
    }
}

impl OpenGame for Duel<'_> {
    const ACTIONS: usize = CODES;

    #[inline]
    fn key(&self) -> u64 {
        self.board.key
    }

    #[inline]
    fn mover(&self) -> usize {
        self.board.turn as usize & 1
    }

    fn settled(&mut self) -> Option<i32> {
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

    fn glance(&mut self) -> i32 {
        let mistake = self.whim.map_or(0, |whim| whim.of(self.board.key));
        let correction = match &mut self.net {
            Some((net, sums)) => net.correction(sums, &self.board),
            None => 0,
        };
        (evaluate::glance(&self.board) + correction + mistake).clamp(-PROVED / 2, PROVED / 2)
    }

    fn list(&mut self, out: &mut Vec<Listed>) {
        match &self.net {
            Some((net, _)) => net.order.list(&self.board, out),
            None => candidates::list(&self.board, out),
        }
    }

    fn fits(&self, action: Code) -> bool {
        self.board.fits(action)
    }

    fn make(&mut self, action: Code) -> bool {
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

    fn skip(&mut self) {
        self.board.skip();
    }

    fn margin(&self) -> i32 {
        150
    }
}
