//! The position: everything on the table.

use igroteka_game::{Outcome, Scores, Seat, SeatSet};

use crate::bear_off::Ground;
use crate::steps::Steps;
use crate::{Cube, Play, Point, Setup, Side, Stake, Throw, stake};

/// Everything on the table: two armies, the cube, and what is due.
///
/// Its text form has five parts, or six: who is White, the checkers of each seat counted from its own side, the cube,
/// what is due, and a resignation on offer.
///
/// ```
/// use igroteka_game::{Rules, Seat, Setup as _};
/// use igroteka_nardy::{Position, Setup};
/// let setup = Setup::from_raw([("cube".to_owned(), true.into())]).unwrap();
/// let text = "white 1 / 24:2 13:5 8:3 6:5 / bar:1 24:1 13:5 8:3 6:5 / cube 2:1 / 2 plays 31 / 1 resigns 1";
/// let position = Position::read(&setup, text).unwrap();
/// assert_eq!(position.to_string(), text);
/// assert_eq!(position.on_bar(Seat::SECOND), 1);
/// ```
///
/// What is due is one of `colours`, `opening`, `1 throws`, `1 decides` (roll or double), `1 answers` (the opponent's
/// double), `1 plays 31`, `1 wins 2 off` (or `drop`, `resign`; the number is the stake without the cube). GNU
/// Backgammon's position id, with or without a match id, and XGID are read too.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) setup: Setup,
    pub(crate) sides: [Side; 2],
    pub(crate) white: Option<Seat>,
    pub(crate) cube: Cube,
    pub(crate) phase: Phase,
    pub(crate) resignation: Option<Resignation>,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The lot for the colours.
    Colours,
    /// The opening throw.
    Opening,
    /// A throw for this seat.
    Throw(Seat),
    /// This seat rolls or doubles.
    Decide(Seat),
    /// This seat answers the opponent's double.
    Answer(Seat),
    /// This seat plays its throw.
    Play(Seat, Throw),
    /// Nothing: the game has ended.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won.
    pub winner: Seat,
    /// By how much, before the cube multiplies it.
    pub stake: Stake,
    /// Why.
    pub reason: Reason,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// All checkers were borne off.
    Off,
    /// The cube was refused.
    Drop,
    /// The loser gave up, or its time ran out.
    Resign,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 3] = [Reason::Off, Reason::Drop, Reason::Resign];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Off => "off",
            Reason::Drop => "drop",
            Reason::Resign => "resign",
        }
    }
}

/// A resignation on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resignation {
    /// Who would give up.
    pub by: Seat,
    /// For how much, before the cube multiplies it.
    pub stake: Stake,
}

impl Position {
    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// A seat's checkers, counted from its own side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// A seat's checkers in one place, counted from its own side.
    pub fn checkers(&self, seat: Seat, place: Point) -> u8 {
        self.side(seat).count(place)
    }

    /// A seat's checkers on the bar.
    pub fn on_bar(&self, seat: Seat) -> u8 {
        self.checkers(seat, Point::BAR)
    }

    /// A seat's checkers that are borne off.
    pub fn borne_off(&self, seat: Seat) -> u8 {
        self.checkers(seat, Point::OFF)
    }

    /// The pips a seat has to go.
    pub fn pips(&self, seat: Seat) -> u16 {
        self.side(seat).pips()
    }

    /// Who plays White, once that is known.
    pub fn white(&self) -> Option<Seat> {
        self.white
    }

    /// The throw that is to be played.
    pub fn throw(&self) -> Option<Throw> {
        match self.phase {
            Phase::Play(_, throw) => Some(throw),
            _ => None,
        }
    }

    /// What is due, a resignation on offer aside.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The resignation on offer, which is answered before anything else.
    pub fn resignation_on_offer(&self) -> Option<Resignation> {
        self.resignation
    }

    /// The seat whose throw it is, whoever has to answer something meanwhile.
    pub fn on_roll(&self) -> Option<Seat> {
        match self.phase {
            Phase::Throw(seat) | Phase::Decide(seat) | Phase::Play(seat, _) => Some(seat),
            Phase::Answer(seat) => Some(seat.opponent()),
            Phase::Colours | Phase::Opening | Phase::Over(_) => None,
        }
    }

    /// The cube.
    pub fn cube(&self) -> Cube {
        self.cube
    }

    /// The stakes for which `seat` can win now, before the cube multiplies them.
    pub fn possible_stakes(&self, seat: Seat) -> impl Iterator<Item = Stake> {
        let highest = self.highest_stake(seat.opponent());
        Stake::ALL.into_iter().filter(move |stake| *stake <= highest)
    }

    /// Whether the two armies have yet to pass each other, so that hitting is still possible.
    pub fn has_contact(&self) -> bool {
        self.sides[0].rear().pips() + self.sides[1].rear().pips() > 25
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        let ending = self.ending()?;
        let mut scores = Scores::zero(2);
        scores.set(ending.winner, i32::from(ending.stake.points()) * self.cube.value() as i32);
        Some(Outcome { winners: SeatSet::only(ending.winner), scores, reason: ending.reason.word() })
    }

    /// What generators look at when `seat` plays.
    #[inline]
    pub(crate) fn ground(&self, seat: Seat) -> Ground {
        let (own, other) = (&self.sides[seat.index()], &self.sides[seat.opponent().index()]);
        Ground::new(own, other, self.setup.bear_off)
    }

    /// Makes steps and ends the turn.
    #[inline]
    pub(crate) fn make_steps(&mut self, seat: Seat, steps: Steps) {
        for step in steps.iter() {
            self.sides[seat.index()].take(step.from());
            self.land(seat, step.to());
        }
        self.end_turn(seat);
    }

    /// Makes a play that is known to be legal, and ends the turn.
    pub(crate) fn make_play(&mut self, seat: Seat, play: &Play) {
        for part in play.parts() {
            for _ in 0..part.times() {
                self.sides[seat.index()].take(part.from());
                self.sides[seat.index()].put(part.to());
            }
            for point in part.hit_points() {
                self.hit(seat, point);
            }
        }
        self.end_turn(seat);
    }

    /// The turn of `seat` is over: somebody has won, or the opponent doubles or throws.
    #[inline]
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        let opponent = seat.opponent();
        self.phase = if self.sides[seat.index()].rear() == Point::OFF {
            Phase::Over(Ending {
                winner: seat,
                stake: stake::won_against(&self.sides[opponent.index()], &self.setup, self.cube),
                reason: Reason::Off,
            })
        } else if self.may_double(opponent) {
            Phase::Decide(opponent)
        } else {
            Phase::Throw(opponent)
        };
    }

    /// `loser` gives up for `stake`.
    pub(crate) fn give_up(&mut self, loser: Seat, stake: Stake, reason: Reason) {
        self.resignation = None;
        self.phase = Phase::Over(Ending { winner: loser.opponent(), stake, reason });
    }

    #[inline]
    fn land(&mut self, seat: Seat, point: Point) {
        self.sides[seat.index()].put(point);
        self.hit(seat, point);
    }

    /// Sends a single checker of the opponent on `point` to the bar (N3).
    #[inline]
    fn hit(&mut self, seat: Seat, point: Point) {
        let other = &mut self.sides[seat.opponent().index()];
        if let Some(theirs) = point.mirrored()
            && other.count(theirs) > 0
        {
            other.take(theirs);
            other.put(Point::BAR);
        }
    }
}
