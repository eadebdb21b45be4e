//! What a player of metro sees at a glance: doubles, stations, what an end leaves to oneself and to the next.

use igroteka_game::{MAX_SEATS, Rules as _, Seat, Stream};
use igroteka_metro::{Action, Placement, Position, TileSet};

use crate::judge::{ahead, lead};
use crate::search::hidden::{Imagine, Scratch, Shares, draw_weighted, final_shares};

impl Imagine for Position {
    fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|action| promise(self, seat, *action).exp()));
    }

    fn stroll(&mut self, seat: Seat, source: &mut Stream, scratch: &mut Scratch<Position>) {
        let Scratch { actions, weights } = scratch;
        actions.clear();
        self.legal(seat, actions);
        weights.clear();
        self.weigh(seat, actions, weights);
        let chosen = draw_weighted(weights, source);
        self.play_unchecked(seat, &actions[chosen]);
    }

    /// A win is what counts, but a clear one is the safer aim while much is unknown.
    fn ended(&self) -> Shares {
        const CLEARNESS: f32 = 0.3;
        let (mut shares, leads) = (final_shares(self), self.expected());
        for (share, lead) in shares.iter_mut().zip(leads) {
            *share += CLEARNESS * (lead - *share);
        }
        shares
    }

    fn expected(&self) -> Shares {
        let mut shares = [0.0; MAX_SEATS];
        for seat in self.seats_in().iter() {
            let points = ahead(seat, self.players(), |seat| f64::from(self.points(seat)));
            shares[seat.index()] = lead(points, 2.0) as f32;
        }
        shares
    }
}

/// How good an action looks; one more is e times as likely.
fn promise(position: &Position, seat: Seat, action: Action) -> f32 {
    match action {
        Action::Lay(placement) => lay(position, seat, placement, 0),
        Action::Token(placement) => lay(position, seat, placement, 1),
        Action::Keep | Action::Done => -1.0,
        Action::Draw | Action::Pass | Action::Resign => 0.0,
    }
}

fn lay(position: &Position, seat: Seat, placement: Placement, tokens_spent: u8) -> f32 {
    let table = position.table();
    let Some(line) = table.line(placement.line) else { return 0.0 };
    let tile = placement.tile.tile();
    let double = tile.is_double();
    let mut score = if double { 1.5 } else { 0.0 };
    let spec = line.spec();
    let left = usize::from(spec.length) - line.tiles().len() - 1;
    let rest = position.hand(seat) - TileSet::only(tile);
    let follow = rest & TileSet::with(placement.tile.far()) & TileSet::within(spec.min, spec.max);
    // A double brings its own token (M10).
    let again = double || (position.token_available() && position.tokens(seat) > tokens_spent);
    score += match left {
        0 if table.pile_len() > 0 => 2.0,
        0 => 0.3,
        1 if again && !follow.is_empty() => 1.5,
        1 => -1.0,
        _ => 0.0,
    };
    score + 0.25 * follow.len().min(3) as f32
}
