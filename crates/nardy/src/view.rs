//! What a seat may know: in this game, everything.

use igroteka_game::{Rules, Seat, Turn};

use crate::position::{Phase, Resignation};
use crate::{Point, Position, Stake};

/// The table as anyone sees it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Whose view this is; null for a spectator. It changes nothing.
    pub seat: Option<Seat>,
    /// Who acts next.
    pub turn: Turn,
    /// Who plays White, once that is known.
    pub white: Option<Seat>,
    /// The checkers of each seat.
    pub sides: [SideView; 2],
    /// The seat whose throw it is.
    pub on_roll: Option<Seat>,
    /// The dice to be played, the larger first.
    pub dice: Option<[u8; 2]>,
    /// The cube's value.
    pub cube: u32,
    /// Who owns the cube; null while it is centred.
    pub cube_owner: Option<Seat>,
    /// Whether a double waits for its answer.
    pub double_offered: bool,
    /// The resignation that waits for its answer.
    pub resignation: Option<ResignationView>,
    /// Whether this is the Crawford game of the match.
    pub crawford_game: bool,
    /// The whole position in its text form.
    pub position: String,
}

/// One seat's checkers, counted from its own side.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SideView {
    /// On points 1 to 24.
    pub points: [u8; 24],
    /// On the bar.
    pub bar: u8,
    /// Borne off.
    pub off: u8,
    /// Pips to go.
    pub pips: u16,
    /// The most this seat can still lose, before the cube multiplies it.
    pub highest_stake: Stake,
    /// Whether this seat could offer the cube before a throw of its own.
    pub may_double: bool,
}

/// A resignation on offer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ResignationView {
    /// Who would give up.
    pub by: Seat,
    /// For how much, before the cube multiplies it.
    pub stake: Stake,
}

impl View {
    /// What `seat`, or a spectator, may know of `position`.
    pub(crate) fn of(position: &Position, seat: Option<Seat>) -> View {
        let side = |seat: Seat| SideView {
            points: std::array::from_fn(|index| position.checkers(seat, Point::at(index as u8 + 1))),
            bar: position.on_bar(seat),
            off: position.borne_off(seat),
            pips: position.pips(seat),
            highest_stake: position.highest_stake(seat),
            may_double: position.may_double(seat),
        };
        View {
            seat,
            turn: position.turn(),
            white: position.white(),
            sides: [side(Seat::FIRST), side(Seat::SECOND)],
            on_roll: position.on_roll(),
            dice: position.throw().map(|throw| [throw.high().pips(), throw.low().pips()]),
            cube: position.cube().value(),
            cube_owner: position.cube().owner(),
            double_offered: matches!(position.phase(), Phase::Answer(_)),
            resignation: position
                .resignation_on_offer()
                .map(|Resignation { by, stake }| ResignationView { by, stake }),
            crawford_game: position.setup().is_crawford_game(),
            position: position.to_string(),
        }
    }
}
