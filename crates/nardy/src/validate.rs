//! Which positions play could go on from, or has ended in.

use igroteka_game::{ReadError, Seat};

use crate::position::{Ending, Phase, Reason};
use crate::{CHECKERS, Cube, Point, Position, Side, stake};

/// Refuses what no game could show: too many checkers, shared points, a cube nobody could have turned …
pub(crate) fn validate(position: &Position) -> Result<(), ReadError> {
    let problem = checkers(position)
        .or_else(|| colours(position))
        .or_else(|| cube(position))
        .or_else(|| due(position))
        .or_else(|| resignation(position));
    match problem {
        None => Ok(()),
        Some(problem) => Err(ReadError::new(problem, &position.to_string())),
    }
}

fn checkers(position: &Position) -> Option<&'static str> {
    let [one, other] = &position.sides;
    if one.total() != u32::from(CHECKERS) || other.total() != u32::from(CHECKERS) {
        return Some("each seat has 15 checkers, those on the bar and borne off included");
    }
    if one.any() & (other.blocked() | other.blots()) != 0 {
        return Some("a point is held by one side only");
    }
    if one.rear() == Point::OFF && other.rear() == Point::OFF {
        return Some("only one side can have borne off everything");
    }
    let waits = |side: &Side| side.count(Point::BAR) > 0;
    let closed = |side: &Side| (1..=6).all(|point| side.count(Point::at(point)) >= 2);
    if waits(one) && waits(other) && closed(one) && closed(other) {
        return Some(
            "both sides wait on the bar before closed inner fields: nobody could have brought this about",
        );
    }
    None
}

fn colours(position: &Position) -> Option<&'static str> {
    let undecided = position.white.is_none();
    let resigned = matches!(position.phase, Phase::Over(ending) if ending.reason == Reason::Resign);
    match position.phase {
        Phase::Colours if !undecided => Some("the lot for the colours is due only while they are open"),
        _ if undecided && position.phase != Phase::Colours && !resigned => {
            Some("the lot for the colours comes before anything else")
        }
        _ if undecided && position.setup.white.is_some() => Some("the setup says who plays White"),
        _ if position.setup.white.is_some() && position.white != position.setup.white => {
            Some("the setup says otherwise who plays White")
        }
        _ => None,
    }
}

fn cube(position: &Position) -> Option<&'static str> {
    let owner = position.cube.owner()?;
    let setup = &position.setup;
    if !setup.cube {
        return Some("this setup is played without the doubling cube");
    }
    if setup.is_crawford_game() {
        return Some("the cube is not used in the Crawford game");
    }
    let before = position.cube.value() / 2;
    let score = u32::from(setup.score[owner.opponent().index()]);
    if setup.match_to > 0 && score + before >= setup.match_to.into() {
        return Some("the opponent's score did not allow that double");
    }
    None
}

fn due(position: &Position) -> Option<&'static str> {
    let finished = |seat: Seat| position.side(seat).rear() == Point::OFF;
    match position.phase {
        Phase::Over(ending) => return over(position, ending),
        _ if finished(Seat::FIRST) || finished(Seat::SECOND) => {
            return Some("whoever has borne off everything has won");
        }
        _ => {}
    }
    let fresh = position.sides == [Side::start(); 2] && position.cube == Cube::CENTRED;
    match position.phase {
        Phase::Colours | Phase::Opening if !fresh => {
            Some("lots and the opening throw belong to the first position")
        }
        Phase::Opening if position.setup.start.is_some() => {
            Some("the setup says who begins, without an opening throw")
        }
        Phase::Decide(seat) if !position.may_double(seat) => {
            Some("the seat may not double, so there is nothing to decide")
        }
        Phase::Answer(seat) if !position.may_double(seat.opponent()) => {
            Some("the opponent may not have doubled")
        }
        _ => None,
    }
}

fn over(position: &Position, ending: Ending) -> Option<&'static str> {
    let loser = ending.winner.opponent();
    let won_by_play = position.side(ending.winner).rear() == Point::OFF;
    if position.side(loser).rear() == Point::OFF || won_by_play != (ending.reason == Reason::Off) {
        return Some("a game is won by bearing off exactly when the winner has borne off everything");
    }
    let possible = match ending.reason {
        Reason::Off => {
            ending.stake == stake::won_against(position.side(loser), &position.setup, position.cube)
        }
        Reason::Drop => ending.stake.points() == 1 && position.may_double(ending.winner),
        Reason::Resign => ending.stake <= position.highest_stake(loser),
    };
    (!possible).then_some("the game could not have ended for that stake")
}

fn resignation(position: &Position) -> Option<&'static str> {
    let offer = position.resignation?;
    if !position.setup.resigning_is_an_offer() || matches!(position.phase, Phase::Over(_)) {
        Some("a resignation is on offer only in a running game that may count more than one")
    } else if offer.stake > position.highest_stake(offer.by) {
        Some("the position does not allow so high a stake")
    } else {
        None
    }
}
