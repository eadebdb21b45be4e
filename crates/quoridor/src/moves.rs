//! The legal actions: listed, counted, or one drawn at random.

use igroteka_game::{Direction, Seat, Source};

use crate::action::Action;
use crate::fence::{Fence, FenceSet, Orientation};
use crate::position::{Phase, Position};
use crate::square::{Square, SquareSet, flag};

/// Adds the legal actions of `seat`: pawn targets from a1 row by row, then horizontal fences, then vertical
/// ones in the same order; `pass` where there is nothing else.
pub(crate) fn list(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if position.phase != Phase::Move(seat) {
        return;
    }
    let listed = out.len();
    out.extend(position.pawn_targets(seat).iter().map(Action::Step));
    out.extend(position.legal_fences(seat).iter().map(Action::Place));
    // Q8
    if out.len() == listed {
        out.push(Action::Pass);
    }
}

/// How many actions [`list`] adds.
pub(crate) fn count(position: &Position, seat: Seat) -> u64 {
    if position.phase != Phase::Move(seat) {
        return 0;
    }
    let actions = position.pawn_targets(seat).len() + position.legal_fences(seat).len();
    u64::from(actions.max(1))
}

/// Plays one of the legal actions of `seat`, which is to move, each equally likely.
#[inline]
pub(crate) fn play_random(position: &mut Position, seat: Seat, source: &mut impl Source) {
    let from = position.pawns[seat.index()];
    if position.fences_left[seat.index()] > 0 {
        position.play_random_with_fences(seat, source);
    } else if position.has_company(seat, from) {
        position.play_random_among_pawns(seat, source);
    } else {
        let steps = &STEPS[usize::from(position.walls.exits(from))];
        let step = steps.directions[source.below(steps.count) as usize];
        position.move_pawn(seat, from.beyond(step));
    }
}

impl Position {
    /// The fences that `seat` may place now; none if it is not to move or has none left.
    pub fn legal_fences(&self, seat: Seat) -> FenceSet {
        if self.phase == Phase::Move(seat) && self.fences_left(seat) > 0 {
            self.placeable_fences()
        } else {
            FenceSet::EMPTY
        }
    }

    /// The places where a fence would be legal for whoever had one (Q2, Q3).
    pub fn placeable_fences(&self) -> FenceSet {
        let mut placeable = self.walls.room(self.board());
        let mut across_a_way = None;
        for fence in placeable.and(self.walls.places_with_two_touches(self.board())).iter() {
            if self.walls.closes_a_ring(fence)
                && across_a_way.get_or_insert_with(|| self.places_across_ways()).contains(fence)
                && !self.all_have_a_way(self.passages().with(fence))
            {
                placeable.remove(fence);
            }
        }
        placeable
    }

    /// The places where a fence would stop the shortest way of some seat; any other fence leaves those ways open.
    fn places_across_ways(&self) -> FenceSet {
        let passages = self.passages();
        self.pawns()
            .filter_map(|(seat, pawn)| passages.places_across_way(pawn, self.finish_squares(seat).bits()))
            .fold(FenceSet::EMPTY, FenceSet::or)
    }

    /// Whether a fence is legal here for whoever has one; the place must be on the board.
    fn is_placeable(&self, fence: Fence) -> bool {
        self.walls.has_room(fence)
            && (!self.walls.closes_a_ring(fence) || self.all_have_a_way(self.passages().with(fence)))
    }

    /// Draws among all pawn targets and all places on the board, again and again until it is legal: uniform over
    /// the legal ones without looking at the others.
    fn play_random_with_fences(&mut self, seat: Seat, source: &mut impl Source) {
        let targets = self.pawn_targets(seat);
        if targets.is_empty() {
            self.play_random_fence_or_pass(seat, source);
            return;
        }
        let steps = targets.len();
        let places_in_row = u32::from(self.size) - 1;
        let places = places_in_row * places_in_row;
        loop {
            let drawn = source.below(steps + 2 * places);
            let Some(place) = drawn.checked_sub(steps) else {
                self.move_pawn(seat, nth(targets, drawn));
                return;
            };
            let (place, orientation) = match place.checked_sub(places) {
                None => (place, Orientation::Horizontal),
                Some(place) => (place, Orientation::Vertical),
            };
            let (column, row) = (place % places_in_row, place / places_in_row);
            let square = Square::new(column as u8, row as u8).expect("a place lies on the board");
            let fence = Fence::new(square, orientation);
            if self.is_placeable(fence) {
                self.place_fence(seat, fence);
                return;
            }
        }
    }

    #[cold]
    fn play_random_fence_or_pass(&mut self, seat: Seat, source: &mut impl Source) {
        let fences = self.placeable_fences();
        if fences.is_empty() {
            self.pass_turn(seat);
            return;
        }
        let horizontal = fences.horizontal.len();
        let drawn = source.below(fences.len());
        let fence = match drawn.checked_sub(horizontal) {
            None => Fence::new(nth(fences.horizontal, drawn), Orientation::Horizontal),
            Some(drawn) => Fence::new(nth(fences.vertical, drawn), Orientation::Vertical),
        };
        self.place_fence(seat, fence);
    }

    fn play_random_among_pawns(&mut self, seat: Seat, source: &mut impl Source) {
        let targets = self.pawn_targets(seat);
        if targets.is_empty() {
            self.pass_turn(seat);
        } else {
            let drawn = source.below(targets.len());
            self.move_pawn(seat, nth(targets, drawn));
        }
    }
}

/// The square with this place in the set's order.
fn nth(squares: SquareSet, place: u32) -> Square {
    let mut bits = squares.bits();
    for _ in 0..place {
        bits &= bits - 1;
    }
    Square::from_index(bits.trailing_zeros() as u8)
}

/// The directions of a set of exits, in order.
struct Steps {
    count: u32,
    directions: [Direction; 4],
}

/// For each set of exits, as flags, the directions in it.
static STEPS: [Steps; 16] = {
    let mut steps = [const { Steps { count: 0, directions: [Direction::North; 4] } }; 16];
    let mut exits = 0;
    while exits < 16 {
        let mut index = 0;
        while index < 4 {
            let direction = Direction::ALL[index];
            if exits & flag(direction) as usize != 0 {
                steps[exits].directions[steps[exits].count as usize] = direction;
                steps[exits].count += 1;
            }
            index += 1;
        }
        exits += 1;
    }
    steps
};
