//! The doubling cube (N10).

use igroteka_game::Seat;

use crate::{Position, Setup};

/// The doubling cube: centred at 1, later owned by whoever last took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    doublings: u8,
    owner: Option<Seat>,
}

impl Cube {
    /// In the middle, at 1.
    pub const CENTRED: Cube = Cube { doublings: 0, owner: None };
    /// How often it can be turned: to 4096, as in GNU Backgammon.
    pub const MOST_DOUBLINGS: u8 = 12;

    /// The cube after so many doublings, in the hands of `owner`; `None` if it cannot be so.
    pub fn new(doublings: u8, owner: Option<Seat>) -> Option<Cube> {
        let possible = doublings <= Cube::MOST_DOUBLINGS && (doublings == 0) == owner.is_none();
        possible.then_some(Cube { doublings, owner })
    }

    /// What it multiplies the result by.
    pub const fn value(self) -> u32 {
        1 << self.doublings
    }

    /// How often it was turned.
    pub const fn doublings(self) -> u8 {
        self.doublings
    }

    /// Who owns it; `None` while it is centred.
    pub const fn owner(self) -> Option<Seat> {
        self.owner
    }

    /// Turned once more and taken.
    pub(crate) fn taken_by(self, seat: Seat) -> Cube {
        Cube { doublings: self.doublings + 1, owner: Some(seat) }
    }
}

impl Position {
    /// Whether `seat` could offer the cube before a throw of its own.
    #[inline]
    pub fn may_double(&self, seat: Seat) -> bool {
        self.setup.cube && can_turn(&self.setup, self.cube, seat)
    }
}

fn can_turn(setup: &Setup, cube: Cube, seat: Seat) -> bool {
    let available = cube.owner.is_none_or(|owner| owner == seat);
    let useful =
        setup.match_to == 0 || u32::from(setup.score[seat.index()]) + cube.value() < setup.match_to.into();
    available && useful && cube.doublings < Cube::MOST_DOUBLINGS && !setup.is_crawford_game()
}
