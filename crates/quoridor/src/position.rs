//! Everything on the table, and what may be asked about it.

use igroteka_game::{Direction, Limits, Outcome, Seat, SeatSet};

use crate::board::Board;
use crate::fence::{Fence, FenceSet};
use crate::square::{Square, SquareSet};
use crate::walls::Walls;
use crate::way::Passages;

/// No game has more players.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A position of quoridor: pawns, fences placed and left, and who is to move.
///
/// Its text names just these, in this order; pawns and counts by seat, `-` for a pawn that has resigned or for no
/// fences, and `lot` or `over` instead of a seat before the lot and after the end.
///
/// ```
/// use igroteka_game::{Rules, Seat, Setup as _};
/// use igroteka_quoridor::{Position, Setup, Square};
///
/// let setup = Setup::preset("two").unwrap();
/// let position = Position::read(&setup, "e4 e9 / 10 9 / e4h / 1").unwrap();
/// assert_eq!(position.pawn(Seat::FIRST), Square::read("e4").ok());
/// assert_eq!(position.distance(Seat::FIRST), Some(6));
/// assert_eq!(position.shortest_way(Seat::FIRST)[0], Square::read("d4").unwrap());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) phase: Phase,
    pub(crate) players: u8,
    pub(crate) size: u8,
    pub(crate) seats_in: SeatSet,
    /// [`Square::NOWHERE`] for whoever has resigned and for seats that the table does not have.
    pub(crate) pawns: [Square; MOST_PLAYERS],
    pub(crate) fences_left: [u8; MOST_PLAYERS],
    /// How many each player began with.
    pub(crate) fences_each: u8,
    pub(crate) side_step_past_pawn: bool,
    pub(crate) repetition: bool,
    pub(crate) ply_limit: u32,
    pub(crate) walls: Walls,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// The lot decides who begins.
    Lot,
    /// A seat is to move.
    Move(Seat),
    /// Nothing any more.
    Over,
}

impl Position {
    /// Columns and rows of the board.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Whether a pawn behind the jumped one allows the side steps (Q6).
    pub fn side_step_past_pawn(&self) -> bool {
        self.side_step_past_pawn
    }

    /// Where the pawn of `seat` stands; `None` if it has left the board.
    pub fn pawn(&self, seat: Seat) -> Option<Square> {
        let square = *self.pawns.get(seat.index())?;
        (square != Square::NOWHERE).then_some(square)
    }

    /// The pawns on the board, in the order of the seats.
    pub fn pawns(&self) -> impl Iterator<Item = (Seat, Square)> {
        Seat::all(self.players).filter_map(|seat| Some((seat, self.pawn(seat)?)))
    }

    /// Whose pawn stands on this square.
    pub fn pawn_on(&self, square: Square) -> Option<Seat> {
        let index = self.pawns.iter().position(|&pawn| pawn == square)?;
        Some(Seat::from_index(index))
    }

    /// How many fences `seat` has left to place.
    pub fn fences_left(&self, seat: Seat) -> u8 {
        self.fences_left.get(seat.index()).copied().unwrap_or(0)
    }

    /// The fences that stand. A placed fence never moves (Q10).
    pub fn fences(&self) -> FenceSet {
        self.walls.fences()
    }

    /// Whether the rim or a fence stops a step from `square` in this direction.
    pub fn is_walled(&self, square: Square, direction: Direction) -> bool {
        !self.walls.is_open(square, direction)
    }

    /// The edge where `seat` starts (Q1, Q11).
    pub fn home(&self, seat: Seat) -> Direction {
        home_of(seat, self.players)
    }

    /// The edge that `seat` runs to: the one opposite its home.
    pub fn finish(&self, seat: Seat) -> Direction {
        self.home(seat).opposite()
    }

    /// The squares that `seat` runs to.
    pub fn finish_squares(&self, seat: Seat) -> SquareSet {
        SquareSet::from_bits(self.board().edge(self.finish(seat)))
    }

    /// The steps from the pawn of `seat` to its finish, were it alone on the board; `None` if the pawn has left.
    pub fn distance(&self, seat: Seat) -> Option<u32> {
        self.passages().distance(self.pawn(seat)?, self.finish_squares(seat).bits())
    }

    /// The steps from each square to the finish of `seat`, by [`Square::index`], pawns aside; `None` for squares
    /// that fences have cut off or that the board does not have.
    pub fn distances(&self, seat: Seat) -> [Option<u8>; Square::COUNT] {
        let mut distances = [None; Square::COUNT];
        let mut steps = 0;
        self.passages().ripple(self.finish_squares(seat).bits(), |ring| {
            for square in SquareSet::from_bits(ring).iter() {
                distances[square.index()] = Some(steps);
            }
            steps += 1;
            true
        });
        distances
    }

    /// A shortest way of `seat`, were its pawn alone on the board: the squares after the pawn's own, the last of
    /// them on its finish. Empty if the pawn has arrived or left.
    pub fn shortest_way(&self, seat: Seat) -> Vec<Square> {
        let mut way = Vec::new();
        if let Some(pawn) = self.pawn(seat) {
            self.passages().walk(pawn, self.finish_squares(seat).bits(), |square, direction| {
                way.push(square.beyond(direction));
            });
        }
        way
    }

    /// The seats whose last way to the finish this fence would close (Q3); nobody's if the board has no place
    /// for it.
    pub fn ways_closed_by(&self, fence: Fence) -> SeatSet {
        if self.board().fence_places().contains(fence) && self.walls.closes_a_ring(fence) {
            self.seats_cut_off(self.passages().with(fence))
        } else {
            SeatSet::EMPTY
        }
    }

    /// The seats in the game that these passages leave without a way.
    pub(crate) fn seats_cut_off(&self, passages: Passages) -> SeatSet {
        self.pawns()
            .filter(|&(seat, pawn)| !passages.connect(pawn.bit(), self.finish_squares(seat).bits()))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Whether these passages leave every seat in the game a way.
    pub(crate) fn all_have_a_way(&self, passages: Passages) -> bool {
        self.pawns().all(|(seat, pawn)| passages.connect(pawn.bit(), self.finish_squares(seat).bits()))
    }

    pub(crate) fn board(&self) -> &'static Board {
        Board::of(self.size)
    }

    pub(crate) fn passages(&self) -> Passages {
        Passages::new(self.board(), self.walls.fences())
    }

    /// The seat whose pawn stands on its finish.
    pub(crate) fn arrived(&self) -> Option<Seat> {
        self.pawns().find(|&(seat, pawn)| self.walls.is_finish(pawn, seat)).map(|(seat, _)| seat)
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let (winner, reason) = match self.arrived() {
            Some(seat) => (SeatSet::only(seat), "goal"),
            None => (self.seats_in, "resignation"),
        };
        // Q11: the others are not ranked.
        Some(Outcome::win(self.players, winner, reason))
    }

    pub(crate) fn history_limits(&self) -> Limits {
        Limits { repetition: self.repetition, plies: self.ply_limit }
    }

    /// Moves a pawn to a square it may go to; who arrives wins at once.
    #[inline]
    pub(crate) fn move_pawn(&mut self, seat: Seat, target: Square) {
        self.pawns[seat.index()] = target;
        if self.walls.is_finish(target, seat) {
            self.phase = Phase::Over;
        } else {
            self.pass_turn(seat);
        }
    }

    /// Places a fence of `seat` where it is legal.
    #[inline]
    pub(crate) fn place_fence(&mut self, seat: Seat, fence: Fence) {
        self.walls.place(fence);
        self.fences_left[seat.index()] -= 1;
        self.pass_turn(seat);
    }

    /// The turn goes from `seat` to the next in the game clockwise.
    #[inline]
    pub(crate) fn pass_turn(&mut self, seat: Seat) {
        let next =
            if self.players == 2 { seat.opponent() } else { self.seats_in.next_after(seat).unwrap_or(seat) };
        self.phase = Phase::Move(next);
    }

    /// G6: the pawn leaves the board and its unplaced fences are lost; the last one left wins.
    pub(crate) fn leave(&mut self, seat: Seat) {
        self.seats_in.remove(seat);
        self.pawns[seat.index()] = Square::NOWHERE;
        self.fences_left[seat.index()] = 0;
        if self.seats_in.len() == 1 {
            self.phase = Phase::Over;
        } else if self.phase == Phase::Move(seat) {
            self.pass_turn(seat);
        }
    }
}

/// Q1, Q11: two sit south and north, four clockwise from the south.
pub(crate) fn home_of(seat: Seat, players: u8) -> Direction {
    let homes = [Direction::South, Direction::West, Direction::North, Direction::East];
    let place = if players == 2 { seat.index() * 2 } else { seat.index() };
    homes[place % homes.len()]
}
