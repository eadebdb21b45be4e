//! Which actions are legal: listed, counted and drawn at random.

use igroteka_game::{Rules as _, Seat, Source};

use crate::{Action, Phase, Play, Position, Throw, plays};

/// Adds the legal actions of `seat`; none if it is not to act.
pub(crate) fn list(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !position.turn().includes(seat) {
        return;
    }
    if position.resignation.is_some() {
        out.extend([Action::Accept, Action::Reject]);
        return;
    }
    match position.phase {
        Phase::Decide(_) => out.extend([Action::Roll, Action::Double]),
        Phase::Answer(_) => out.extend([Action::Take, Action::Drop]),
        Phase::Play(_, throw) => position.list_plays(seat, throw, out),
        Phase::Colours | Phase::Opening | Phase::Throw(_) | Phase::Over(_) => {}
    }
}

/// How many actions [`list`] adds.
pub(crate) fn count(position: &Position, seat: Seat) -> u64 {
    if !position.turn().includes(seat) {
        return 0;
    }
    match position.phase {
        Phase::Play(_, throw) if position.resignation.is_none() => {
            // N8: passing is the one thing to do when nothing can be played.
            plays::count(&position.ground(seat), throw).max(1).into()
        }
        _ => 2,
    }
}

/// Plays one of the legal actions of `seat`, each equally likely.
#[inline]
pub(crate) fn play_random(
    position: &mut Position,
    seat: Seat,
    source: &mut impl Source,
    scratch: &mut Vec<Action>,
) {
    if let (Phase::Play(_, throw), None) = (position.phase, position.resignation) {
        let ground = position.ground(seat);
        match plays::random(&ground, throw, source) {
            Some(steps) => position.make_steps(seat, steps),
            None => position.end_turn(seat),
        }
    } else {
        scratch.clear();
        list(position, seat, scratch);
        let action = *source.pick(scratch);
        position.play_unchecked(seat, &action);
    }
}

impl Position {
    fn list_plays(&self, seat: Seat, throw: Throw, out: &mut Vec<Action>) {
        let ground = self.ground(seat);
        let first = out.len();
        plays::for_each(&ground, throw, |steps| {
            out.push(Action::Play(Play::of(steps, ground.blots, throw.is_double())));
        });
        if out.len() == first {
            out.push(Action::Pass);
        }
        let parts = |action: &Action| match action {
            Action::Play(play) => Some(*play),
            _ => None,
        };
        out[first..].sort_unstable_by_key(|action| std::cmp::Reverse(parts(action)));
    }
}
