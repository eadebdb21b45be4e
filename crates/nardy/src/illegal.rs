//! Why an action or a chance event is impossible now.

use thiserror::Error;

use crate::{BearOff, Play, Point, Stake};

/// A reason in words for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Nobody sits there.
    #[error("nardy is for two: seats 1 and 2")]
    NoSuchSeat,
    /// The colours are still open.
    #[error("the lot for the colours comes first: `colours white=1` or `colours white=2`")]
    ColoursFirst,
    /// The opening throw is due.
    #[error("the opening throw comes first: `open`, then White's die and Black's, as in `open 31`")]
    OpeningFirst,
    /// Another chance event is due, or none.
    #[error("that chance event is not due now; an ordinary throw is written `throw 31`")]
    NotDue,
    /// A resignation waits for its answer.
    #[error("a resignation is on offer: `accept` or `reject` it first")]
    AnswerResignation,
    /// No resignation is on offer.
    #[error("no resignation is on offer, so there is nothing to accept or reject")]
    NoResignation,
    /// A double waits for its answer.
    #[error("a double is on offer: `take` or `drop` it first")]
    AnswerDouble,
    /// No double is on offer.
    #[error("no double is on offer, so there is nothing to take or drop")]
    NoDouble,
    /// The throw has not been made (N10).
    #[error("the dice have not been thrown yet: `roll` or `double`")]
    RollOrDouble,
    /// The throw has been made.
    #[error("the dice have been thrown: play them")]
    PlayTheThrow,
    /// The setup has no cube.
    #[error("this game is played without the doubling cube")]
    NoCube,
    /// The cube cannot be offered (N10).
    #[error("you may not double now: the cube is the opponent's, of no more use to you, or out of play")]
    MayNotDouble,
    /// There is a legal play (N8).
    #[error("you have a legal play, so you may not pass")]
    MayNotPass,
    /// There is none (N8).
    #[error("this throw cannot be played at all: `pass`")]
    MustPass,
    /// A game for one point is given up by `resign` alone (G6).
    #[error("this game counts one point; give it up with `resign`")]
    PlainResign,
    /// A game for more is given up for a stated value (G6).
    #[error("say for how much you resign: `resign 1`, `resign 2` or `resign 3`")]
    ResignForWhat,
    /// The value is more than can still be lost (G7).
    #[error("you can lose {0} at most here, so `resign {0}` is the highest")]
    StakeTooHigh(Stake),
    /// Checkers on the bar enter first (N7).
    #[error("your checkers on the bar must enter before any other moves")]
    EnterFirst,
    /// No checker stands there.
    #[error("you have no checker to move on {0}")]
    NoChecker(Point),
    /// Checkers move towards home.
    #[error("checkers move from higher points to lower ones, not {from}/{to}")]
    WrongWay {
        /// Where it would start.
        from: Point,
        /// Where it would end.
        to: Point,
    },
    /// The dice do not lead there.
    #[error("the dice you have do not lead from {from} to {to}")]
    NotThrown {
        /// Where it would start.
        from: Point,
        /// Where it would end.
        to: Point,
    },
    /// Two or more enemy checkers stand there (N3).
    #[error("two or more enemy checkers hold {0}")]
    Blocked(Point),
    /// A checker is outside the inner field.
    #[error("bearing off begins when all your checkers are in the inner field")]
    NotHome,
    /// The die does not bear off from there (N4).
    #[error("{}", bear_off_rule(*.rule))]
    BearOff {
        /// The rule of this setup.
        rule: BearOff,
    },
    /// The borne-off checker used both dice (N5).
    #[error("another checker must play the other die, because one can")]
    AnotherChecker,
    /// More dice can be used (N2).
    #[error("{possible} dice can be played, this uses {used}; play as many as you can")]
    MoreDice {
        /// How many the play uses.
        used: usize,
        /// How many can be used.
        possible: usize,
    },
    /// The throw has fewer steps.
    #[error("this throw has {0} steps, and the play has more")]
    TooManySteps(usize),
    /// Only one die can be used, and it must be the larger (N2).
    #[error("only one die can be played, and then it must be the larger, {0}")]
    LargerDie(u8),
    /// Nobody stands there to be hit.
    #[error("there is no single enemy checker to hit on {0}; leave out the `*`")]
    NothingToHit(Point),
    /// The play is legal, but in this position it is written in another way.
    #[error("in this position that play is written `{0}`")]
    OtherwiseWritten(Play),
}

fn bear_off_rule(rule: BearOff) -> &'static str {
    match rule {
        BearOff::Even => {
            "only a 2, 4 or 6 bears off: from its own point, or from your highest when nothing stands higher"
        }
        BearOff::Exact => "a die bears off only from its own point",
        BearOff::Standard => {
            "a die bears off from its own point, or from your highest when nothing stands higher"
        }
    }
}
