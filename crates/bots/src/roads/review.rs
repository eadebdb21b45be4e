//! What a review says about roads: ends joined and opened, squares that accept a card, ends that none does.

use igroteka_game::{Rules as _, Seat, Stream};
use igroteka_roads::{Action, KindSet, Position, Setup, Variant};

use crate::search::ismcts::expected_values;
use crate::{ExpectedValues, Reason, Reviewed, Thresholds};

/// How many games an expectation is made from, where none can be evaluated on the way.
const GAMES: u32 = 48;

impl Reviewed for Position {
    const POSITIONS: u64 = 30_000;

    fn thresholds(_: &Setup) -> Thresholds {
        Thresholds { inaccuracy: 0.04, mistake: 0.08, blunder: 0.16 }
    }

    fn expected_values(&self, _: &Setup, source: &mut Stream) -> ExpectedValues {
        match self.variant() {
            Variant::Pile => expected_values(self, GAMES, 0, source),
            Variant::Duel | Variant::Newspaper => expected_values(self, GAMES, u32::MAX, source),
        }
    }

    fn reasons(&self, seat: Seat, action: &Action) -> Vec<Reason> {
        let Action::Lay(card) = action else { return Vec::new() };
        let mut after = self.clone();
        after.play_unchecked(seat, action);
        let mut reasons = Vec::new();
        if let Some(asked) = self.table().requirement(card.square) {
            let joined = i64::from(asked.roads());
            let opened = i64::from(card.sides.roads()) - joined;
            reasons.push(Reason::new("roads-does-ends", &[("joined", joined), ("opened", opened)]));
        }
        if after.ending().is_some() {
            return reasons;
        }
        let dead = dead_ends(&after) - dead_ends(self);
        if dead > 0 {
            reasons.push(Reason::new("roads-does-dead", &[("ends", dead)]));
        }
        let squares = |kinds: KindSet| {
            let gaps = after.table().gaps().iter();
            gaps.filter(|gap| gap.requirement.kinds().meets(kinds)).count() as i64
        };
        let figures = [("squares", squares(left(&after))), ("own", squares(after.hand(seat).kinds()))];
        reasons.push(Reason::new("roads-does-squares", &figures));
        reasons
    }
}

/// The kinds of which a card does not lie on the table yet.
fn left(position: &Position) -> KindSet {
    let mut cards = *position.deck();
    for laid in position.table().cards() {
        cards.take(laid.kind());
    }
    cards.kinds()
}

/// The road ends over empty squares that no card left fits.
fn dead_ends(position: &Position) -> i64 {
    let left = left(position);
    let gaps = position.table().gaps().iter();
    gaps.filter(|gap| !gap.requirement.kinds().meets(left))
        .map(|gap| i64::from(gap.requirement.roads()))
        .sum()
}
