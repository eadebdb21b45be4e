//! What a review says about metro: lines closed, lines left for others, tiles that still fit.

use igroteka_game::{Rules as _, Seat, Stream};
use igroteka_metro::{Action, Placement, Position, Setup};

use crate::search::ismcts::expected_values;
use crate::{ExpectedValues, Reason, Reviewed, Thresholds};

/// How many games an expectation is made from, and after how many actions they are evaluated.
const GAMES: u32 = 24;
const PLIES: u32 = 3;

impl Reviewed for Position {
    const POSITIONS: u64 = 30_000;

    fn thresholds(_: &Setup) -> Thresholds {
        Thresholds { inaccuracy: 0.03, mistake: 0.06, blunder: 0.12 }
    }

    fn expected_values(&self, _: &Setup, source: &mut Stream) -> ExpectedValues {
        expected_values(self, GAMES, PLIES, source)
    }

    fn reasons(&self, seat: Seat, action: &Action) -> Vec<Reason> {
        let mut after = self.clone();
        after.play_unchecked(seat, action);
        let mut reasons = Vec::new();
        match action {
            Action::Lay(placement) => reasons.extend(line_of(&after, seat, *placement)),
            Action::Token(placement) => {
                reasons.extend(line_of(&after, seat, *placement));
                reasons.push(Reason::new("metro-does-token", &[("left", after.tokens(seat).into())]));
            }
            Action::Keep | Action::Done => {}
            Action::Draw | Action::Pass | Action::Resign => return reasons,
        }
        let hand = after.hand(seat);
        let fitting = (hand & after.table().open_fits()).len();
        if !hand.is_empty() {
            let figures = [("tiles", fitting.into()), ("hand", hand.len().into())];
            reasons.push(Reason::new("metro-does-fits", &figures));
        }
        reasons
    }
}

/// What a tile means for the line that took it.
fn line_of(after: &Position, seat: Seat, placement: Placement) -> Option<Reason> {
    let table = after.table();
    let line = table.line(placement.line)?;
    let number = i64::from(placement.line.number());
    if line.is_full() {
        return Some(Reason::new("metro-does-station", &[("line", number)]));
    }
    let is_one_short = line.tiles().len() + 1 == usize::from(line.spec().length);
    // Tiles that `seat` does not hold may be in another hand.
    let elsewhere = (table.fits(placement.line) & table.unlaid()) - after.hand(seat);
    is_one_short
        .then(|| Reason::new("metro-does-one-short", &[("line", number), ("tiles", elsewhere.len().into())]))
}
