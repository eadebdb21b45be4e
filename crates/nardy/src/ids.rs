//! What the international ids tell: a position, whose throw it is, the cube, and the match it belongs to.
//!
//! An id names no seats. A bare position id puts seat 1 on roll; the match id's player 0 and XGID's X are seat 1.
//! The setup, not the id, says what is being played: a match's length, score, Crawford and Jacoby rule are left to it
//! when a position is read, and the cube too where the setup has none. [`Setup::from_id`] gives the setup that an id
//! asks for.

use igroteka_game::{ReadError, Reader, Seat, Setup as _};

use crate::position::{Ending, Phase, Reason, Resignation};
use crate::setup::LONGEST_MATCH;
use crate::{CHECKERS, Cube, Point, Position, Setup, Side, Throw, gnu, stake, xgid};

/// What an id says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Id {
    pub sides: [Side; 2],
    pub on_roll: Seat,
    pub cube: Cube,
    pub stage: Stage,
    pub resignation: Option<Resignation>,
    pub match_to: u32,
    pub score: [u32; 2],
    pub crawford: bool,
    pub jacoby: bool,
}

/// What the player on roll has done of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    ToThrow,
    Doubled,
    Thrown(Throw),
}

impl Position {
    /// GNU Backgammon's position id; from seat 1's side while nobody is on roll.
    ///
    /// ```
    /// use igroteka_game::{Rules, Setup as _};
    /// let setup = igroteka_nardy::Setup::preset("international").unwrap();
    /// assert_eq!(igroteka_nardy::Position::new(&setup).gnu_position_id(), "4HPwATDgc/ABMA");
    /// ```
    pub fn gnu_position_id(&self) -> String {
        gnu::position_id(&self.sides, self.on_roll().unwrap_or(Seat::FIRST))
    }

    /// GNU Backgammon's match id; seat 1 is its player 0.
    pub fn gnu_match_id(&self) -> String {
        gnu::match_id(self)
    }

    /// The extreme gammon id; seat 1 is X. It cannot tell a resignation on offer or a finished game.
    ///
    /// ```
    /// use igroteka_game::{Rules, Setup as _};
    /// let setup = igroteka_nardy::Setup::preset("international").unwrap();
    /// let xgid = igroteka_nardy::Position::new(&setup).xgid();
    /// assert_eq!(xgid, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    /// ```
    pub fn xgid(&self) -> String {
        xgid::write(self)
    }
}

impl Setup {
    /// The international setup that a `positionid:matchid` or an XGID asks for, with the cube, for
    /// [`Position`]'s reader.
    ///
    /// ```
    /// let setup = igroteka_nardy::Setup::from_id("4HPwATDgc/ABMA:UQmgABAAEAAE").unwrap();
    /// assert_eq!((setup.match_to, setup.score), (5, [1, 2]));
    /// ```
    pub fn from_id(text: &str) -> Result<Setup, ReadError> {
        let _ = Reader::new(text)?; // refuses what is too long
        let text = text.trim();
        let id = if xgid::looks_like(text) { xgid::parse(text)? } else { gnu::parse(text)? };
        let too_long = id.match_to > LONGEST_MATCH.into();
        if too_long || id.match_to > 0 && id.score.iter().any(|&score| score >= id.match_to) {
            return Err(ReadError::new(
                format!("a running match to at most {LONGEST_MATCH} points expected"),
                text,
            ));
        }
        let international =
            Setup::preset("international").map_err(|error| ReadError::new(error.to_string(), text))?;
        let in_match = id.match_to > 0;
        Ok(Setup {
            cube: true,
            match_to: id.match_to as u8,
            score: if in_match { id.score.map(|score| score as u8) } else { [0, 0] },
            // An id tells whether this is the Crawford game; before it, the game is still to come.
            crawford: id.crawford || !id.score.contains(&id.match_to.saturating_sub(1)),
            jacoby: id.jacoby && !in_match,
            ..international
        })
    }
}

impl Id {
    /// The position for this setup.
    pub fn position(self, setup: &Setup, text: &str) -> Result<Position, ReadError> {
        if self.stage == Stage::Doubled && !setup.cube {
            return Err(ReadError::new(
                "a double is on offer there, but this setup is played without the cube",
                text,
            ));
        }
        let mut position = Position {
            setup: *setup,
            sides: self.sides,
            white: setup.white.or(Some(Seat::FIRST)),
            cube: if setup.cube { self.cube } else { Cube::CENTRED },
            phase: Phase::Throw(self.on_roll),
            resignation: self.resignation,
        };
        position.phase = self.phase(&position);
        Ok(position)
    }

    fn phase(&self, position: &Position) -> Phase {
        let finished = |seat: &Seat| position.side(*seat).rear() == Point::OFF;
        if let Some(winner) = [Seat::FIRST, Seat::SECOND].into_iter().find(finished) {
            let loser = position.side(winner.opponent());
            return Phase::Over(Ending {
                winner,
                stake: stake::won_against(loser, &position.setup, position.cube),
                reason: Reason::Off,
            });
        }
        match self.stage {
            Stage::Thrown(throw) => Phase::Play(self.on_roll, throw),
            Stage::Doubled => Phase::Answer(self.on_roll.opponent()),
            Stage::ToThrow if position.may_double(self.on_roll) => Phase::Decide(self.on_roll),
            Stage::ToThrow => Phase::Throw(self.on_roll),
        }
    }
}

/// Adds the checkers that an id leaves out: those borne off. Refuses more than fifteen.
pub(crate) fn with_borne_off(mut side: Side, text: &str) -> Result<Side, ReadError> {
    let off = u32::from(CHECKERS).checked_sub(side.total());
    let off = off.ok_or_else(|| ReadError::new("at most 15 checkers a side expected", text))?;
    side.set(Point::OFF, off as u8);
    Ok(side)
}
