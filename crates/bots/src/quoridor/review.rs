//! What a review says about quoridor: how an action changes everybody's way.

use igroteka_game::{Rules as _, Seat};
use igroteka_quoridor::{Action, Position, Setup};

use crate::{Reason, Reviewed, Thresholds};

impl Reviewed for Position {
    const POSITIONS: u64 = 60_000;

    fn thresholds(_: &Setup) -> Thresholds {
        Thresholds { inaccuracy: 0.05, mistake: 0.10, blunder: 0.20 }
    }

    fn reasons(&self, seat: Seat, action: &Action) -> Vec<Reason> {
        let mut after = self.clone();
        after.play_unchecked(seat, action);
        let rivals = || self.seats_in().without(seat);
        let steps = |position: &Position, of: Seat| position.distance(of).map_or(0, i64::from);
        let longer = |of: Seat| steps(&after, of) - steps(self, of);
        let own = steps(&after, seat);
        let mut reasons = Vec::new();
        match action {
            Action::Place(_) => {
                // Of several the one whose way grows most; equals in the order of the seats.
                let most = rivals().iter().min_by_key(|&rival| -longer(rival));
                let (rival, theirs) = most.map_or((seat, 0), |rival| (rival, longer(rival)));
                reasons.push(if theirs > 0 || longer(seat) > 0 {
                    let rival = i64::from(rival.number());
                    let figures = [("theirs", theirs), ("own", longer(seat)), ("seat", rival)];
                    Reason::new("quoridor-does-lengthens", &figures)
                } else {
                    Reason::new("quoridor-does-idle", &[("left", after.fences_left(seat).into())])
                });
            }
            Action::Step(_) if own > 0 => {
                reasons.push(match longer(seat) {
                    0 => Reason::new("quoridor-does-aside", &[("own", own)]),
                    more @ 1.. => Reason::new("quoridor-does-back", &[("steps", more)]),
                    less => Reason::new("quoridor-does-nearer", &[("steps", -less)]),
                });
            }
            Action::Step(_) => return vec![Reason::new("quoridor-does-goal", &[])],
            Action::Pass | Action::Resign => return reasons,
        }
        let nearest = rivals().iter().min_by_key(|&rival| steps(&after, rival));
        if let Some(rival) = nearest {
            let figures = [("own", own), ("theirs", steps(&after, rival)), ("seat", rival.number().into())];
            reasons.push(Reason::new("quoridor-does-race", &figures));
        }
        reasons
    }
}
