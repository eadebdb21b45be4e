//! What somebody asks about: a decision in a position that they bring along, and which moves to value.

use std::time::Duration;

use igroteka_catalog::{Advice, AnyGame, Budget, Candidate, CubeEquities, Refusal};
use igroteka_game::{Seat, Turn};
use igroteka_protocol::{AdviceCandidate, AdviceUpdate, AdviseRequest, CubeEquities as WireCube, ErrorCode};

use super::reasons;
use crate::error::{ApiError, ApiResult};

/// The most moves that are compared.
const MOST_COMPARED: usize = 4;

/// The most moves that are shown beside those.
const MOST_LINES: u8 = 3;

/// The longest and the usual time, in milliseconds.
const MOST_TIME: u32 = 10_000;
const USUAL_TIME: u32 = 3_000;

/// The time of the first answer; each further one takes about three times as long.
const FIRST: Duration = Duration::from_millis(100);

/// Each further line gets this share of the time that its answer took.
const SHARE_OF_A_LINE: u32 = 8;

/// A decision to think about.
#[derive(Clone)]
pub(crate) struct Question {
    pub game: std::sync::Arc<dyn AnyGame>,
    seat: Seat,
    compare: Vec<String>,
    lines: usize,
    time: Duration,
}

/// What was found so far.
pub(crate) struct Answer {
    pub update: AdviceUpdate,
    /// The moves that the next answer values exactly.
    probes: Vec<String>,
}

impl Question {
    /// The question about this position of a game, if it makes sense.
    pub fn new(game: Box<dyn AnyGame>, request: &AdviseRequest) -> ApiResult<Question> {
        let lines = request.lines.unwrap_or(1);
        if !(1..=MOST_LINES).contains(&lines) {
            return Err(ApiError::bad_request(format!("`lines` are 1 to {MOST_LINES}")));
        }
        let time = request.time_ms.unwrap_or(USUAL_TIME);
        if !(1..=MOST_TIME).contains(&time) {
            return Err(ApiError::bad_request(format!("`time_ms` is 1 to {MOST_TIME}")));
        }
        if request.compare.len() > MOST_COMPARED {
            return Err(ApiError::bad_request(format!("at most {MOST_COMPARED} moves are compared")));
        }
        let seat = asked_seat(&*game, request.seat)?;
        let mut compare = Vec::new();
        for text in &request.compare {
            let (action, _) = game.named(seat, text).map_err(|refusal: Refusal| ApiError::from(refusal))?;
            if !compare.contains(&action) {
                compare.push(action);
            }
        }
        let time = Duration::from_millis(time.into());
        Ok(Question { game: game.into(), seat, compare, lines: lines.into(), time })
    }

    /// For how long each answer is thought about.
    pub fn rounds(&self) -> Vec<Duration> {
        let (mut left, mut step, mut rounds) = (self.time, FIRST, Vec::new());
        // Too short a rest is added to the last one.
        while left >= step * 2 {
            rounds.push(step);
            left -= step;
            step = if rounds.len() % 2 == 1 { step * 3 } else { step * 10 / 3 };
        }
        rounds.push(left);
        rounds
    }

    /// Thinks once, knowing what was found before.
    pub fn think(&self, before: &[String], budget: &Budget) -> ApiResult<Answer> {
        let mut compare = self.compare.clone();
        compare.extend(before.iter().filter(|action| !self.compare.contains(action)).cloned());
        let advice = self.game.best_comparing(self.seat, &compare, budget)?;
        let ranked = ranked(&advice, before);
        let asked = |candidate: &&Candidate| self.compare.contains(&candidate.action);
        let shown = ranked.iter().take(self.lines).copied();
        let shown = shown.chain(ranked.iter().skip(self.lines).copied().filter(asked));
        let candidates = shown.map(|candidate| self.candidate(candidate, &advice, budget)).collect();
        // As many again, so that a better one can take the place of one that was shown.
        let probes = if self.lines > 1 { 2 * (self.lines - 1) } else { 0 };
        let update = AdviceUpdate {
            depth: advice.depth,
            nodes: advice.nodes,
            is_final: false,
            candidates,
            cube: advice.cube.map(wire),
        };
        let probes = ranked[1..].iter().take(probes).map(|candidate| candidate.action.clone()).collect();
        Ok(Answer { update, probes })
    }

    fn candidate(&self, candidate: &Candidate, advice: &Advice, budget: &Budget) -> AdviceCandidate {
        let action = candidate.action.clone();
        let line = if action == advice.chosen().action {
            advice.line.clone()
        } else {
            self.line_after(candidate, budget)
        };
        AdviceCandidate {
            value: candidate.value,
            equity: candidate.equity,
            normalised: candidate.normalised,
            error: candidate.error,
            is_bound: candidate.is_bound,
            line,
            reasons: reasons(&*self.game, self.seat, &action),
            action,
        }
    }

    /// How the game may go on after a move that is not the best. Where cards are hidden, that is what the search saw
    /// happen after it; where chance is due, the line ends.
    fn line_after(&self, candidate: &Candidate, budget: &Budget) -> Vec<String> {
        let action = &candidate.action;
        let mut line = vec![action.clone()];
        line.extend(candidate.continuation.iter().cloned());
        let mut game = self.game.boxed_clone();
        if !game.hides()
            && game.play(Some(self.seat), action).is_ok()
            && let Turn::Seats(seats) = game.turn()
            && let Some(next) = seats.first()
        {
            let time = budget.time.map(|time| time / SHARE_OF_A_LINE);
            let reply = game.best(next, &Budget { time, ..budget.clone() });
            line.extend(reply.into_iter().flat_map(|advice| advice.line));
        }
        line
    }
}

impl Answer {
    /// What the next answer has to know.
    pub fn probes(&self) -> Vec<String> {
        self.probes.clone()
    }
}

/// The chosen move, then those that were valued exactly for their rank, best first, then the others in their order.
fn ranked<'a>(advice: &'a Advice, probed: &[String]) -> Vec<&'a Candidate> {
    let (chosen, others) = advice.candidates.split_first().expect("advice names at least one action");
    let (mut known, unknown): (Vec<_>, Vec<_>) =
        others.iter().partition(|candidate| probed.contains(&candidate.action));
    let worth = |candidate: &Candidate| candidate.normalised.unwrap_or(candidate.value);
    known.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    std::iter::once(chosen).chain(known).chain(unknown).collect()
}

/// The seat that is asked about: the one named, or the only one that is to act.
fn asked_seat(game: &dyn AnyGame, number: Option<u8>) -> ApiResult<Seat> {
    let seats = match game.turn() {
        Turn::Over => return Err(ApiError::new(ErrorCode::GameOver, "the game is over")),
        Turn::Chance => return Err(ApiError::new(ErrorCode::NotYourTurn, "a chance event is due")),
        Turn::Seats(seats) => seats,
    };
    let Some(number) = number else {
        let only = seats.first().filter(|_| seats.len() == 1);
        return only.ok_or_else(|| ApiError::bad_request("several seats may act: name the seat"));
    };
    let seat = (Seat::from_number(number).filter(|seat| seat.number() <= game.players()))
        .ok_or_else(|| ApiError::bad_request(format!("there is no seat {number}")))?;
    if seats.contains(seat) {
        Ok(seat)
    } else {
        Err(ApiError::new(ErrorCode::NotYourTurn, format!("seat {number} has nothing to decide now")))
    }
}

fn wire(cube: CubeEquities) -> WireCube {
    let CubeEquities { no_double, double_take, double_drop } = cube;
    WireCube { no_double, double_take, double_drop }
}
