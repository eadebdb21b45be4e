//! Finding the weights: by playing, what wins is done more often; by watching, who wins had what.

use igroteka_game::{Rules as _, Seat, Setup as _, Source as _, Stream, Turn, Value};
use igroteka_metro::{Action, Position, Setup, Stage};

use super::glance::saunter;
use super::greedy;
use super::prospect::{ASSETS, assets, prospects};
use super::sight::{Sight, TRAITS};
use super::weights::Weights;
use crate::judge::{ahead, lead};
use crate::search::hidden::{Scratch, final_shares};

/// So many games, or turns that are looked at, make one step.
const BATCH: u64 = 200;

/// Weights for `players`, from nothing, by so many games to learn how to act and half as many to learn who wins.
///
/// # Panics
/// If nobody can play metro with so many.
pub fn fit(players: u8, games: u64, seed: u64) -> Weights {
    let fields = [("players".to_owned(), Value::Int(players.into()))];
    let setup = Setup::from_raw(fields).expect("metro is for two to four");
    let mut source = Stream::new(seed);
    let traits = fit_traits(&setup, games, &mut source);
    Weights { traits, assets: fit_assets(&setup, &traits, games / 2, &mut source) }
}

/// What was done in a won game is done more often, and less after a loss. Half of the games are against the greedy
/// player, so that nobody learns to count on cautious neighbours alone.
fn fit_traits(setup: &Setup, games: u64, source: &mut Stream) -> [f32; TRAITS] {
    let mut learnt = Ascent::<TRAITS>::new(0.04, games / BATCH);
    // What comes out on average, alone among greedy players and among equals.
    let mut usual = [1.0 / f32::from(setup.players()); 2];
    for number in 1..=games {
        let among_equals = source.below(2) == 0;
        let alone = Seat::from_index(source.below(setup.players().into()) as usize);
        let is_pupil = |seat: Seat| among_equals || seat == alone;
        let mut regrets = [[0.0; TRAITS]; 4];
        let end = play(setup, source, |position, seat, source, scratch| {
            if !is_pupil(seat) {
                return greedy_action(position, seat, scratch);
            }
            let action = saunter(position, seat, &learnt.weights, source, scratch);
            regret(position, seat, action, scratch, &mut regrets[seat.index()]);
            action
        });
        let shares = final_shares(&end);
        for seat in Seat::all(setup.players()).filter(|seat| is_pupil(*seat)) {
            let usual = &mut usual[usize::from(among_equals)];
            let better = clear_share(&end, seat, shares[seat.index()]) - *usual;
            *usual += 0.001 * better;
            learnt.push(&regrets[seat.index()], better);
        }
        if number % BATCH == 0 {
            learnt.step();
        }
    }
    learnt.mean
}

/// A win is what counts, but by how much tells more about what was good.
fn clear_share(end: &Position, seat: Seat, share: f32) -> f32 {
    const CLEARNESS: f32 = 0.3;
    let points = ahead(seat, end.players(), |seat| f64::from(end.points(seat)));
    share + CLEARNESS * (lead(points, 2.0) as f32 - share)
}

/// Adds how the chosen action differs from what the seat would do on average.
fn regret(
    position: &Position,
    seat: Seat,
    action: Action,
    scratch: &Scratch<Position>,
    sum: &mut [f32; TRAITS],
) {
    let Scratch { actions, weights } = scratch;
    if actions.len() == 1 {
        return;
    }
    let sight = Sight::of(position, seat);
    let total: f32 = weights.iter().sum();
    for (other, weight) in actions.iter().zip(weights) {
        let chosen = f32::from(u8::from(*other == action));
        for (sum, value) in sum.iter_mut().zip(sight.traits(*other).0) {
            *sum += (chosen - weight / total) * value;
        }
    }
}

/// Who wins, by what each had when a turn began.
fn fit_assets(setup: &Setup, traits: &[f32; TRAITS], games: u64, source: &mut Stream) -> [f32; ASSETS] {
    let mut learnt = Ascent::<ASSETS>::new(0.02, games);
    for _ in 0..games {
        let mut turns = Vec::new();
        let end = play(setup, source, |position, seat, source, scratch| {
            // The turns of one game are much alike: a few are enough.
            if position.stage() == Stage::Lay && source.below(3) == 0 {
                turns.push(position.clone());
            }
            saunter(position, seat, traits, source, scratch)
        });
        let shares = final_shares(&end);
        for turn in turns {
            let expected = prospects(&turn, &learnt.weights);
            for seat in Seat::all(setup.players()) {
                learnt.push(&assets(&turn, seat), shares[seat.index()] - expected[seat.index()]);
            }
        }
        if learnt.count >= BATCH * u64::from(setup.players()) {
            learnt.step();
        }
    }
    learnt.mean
}

fn greedy_action(position: &Position, seat: Seat, scratch: &mut Scratch<Position>) -> Action {
    scratch.actions.clear();
    position.legal(seat, &mut scratch.actions);
    greedy::choose(&scratch.actions, |line| {
        position.table().line(line).map_or((0, 0), |line| (line.tiles().len(), line.spec().length))
    })
}

/// One game to its end.
fn play(
    setup: &Setup,
    source: &mut Stream,
    mut act: impl FnMut(&Position, Seat, &mut Stream, &mut Scratch<Position>) -> Action,
) -> Position {
    let mut position = Position::new(setup);
    let mut scratch = Scratch::default();
    loop {
        match position.turn() {
            Turn::Over => return position,
            Turn::Chance => {
                let chance = position.draw_chance(source);
                position.apply_chance(&chance);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let action = act(&position, seat, source, &mut scratch);
                position.play_unchecked(seat, &action);
            }
        }
    }
}

/// Weights on their way up, each at a pace of its own (Adam), and their mean over the second half of the way.
struct Ascent<const N: usize> {
    weights: [f32; N],
    mean: [f32; N],
    gradient: [f32; N],
    /// How many pushes since the last step.
    count: u64,
    pace: f32,
    slope: [f32; N],
    square: [f32; N],
    done: u64,
    /// How many steps there will be, about.
    steps: u64,
}

impl<const N: usize> Ascent<N> {
    fn new(pace: f32, steps: u64) -> Ascent<N> {
        let zero = [0.0; N];
        Ascent {
            weights: zero,
            mean: zero,
            gradient: zero,
            count: 0,
            pace,
            slope: zero,
            square: zero,
            done: 0,
            steps,
        }
    }

    fn push(&mut self, direction: &[f32; N], strength: f32) {
        for (sum, value) in self.gradient.iter_mut().zip(direction) {
            *sum += strength * value;
        }
        self.count += 1;
    }

    fn step(&mut self) {
        const SLOPE: f32 = 0.9;
        const SQUARE: f32 = 0.99;
        self.done += 1;
        let pace = self.pace * (1.0 - self.done as f32 / self.steps as f32).max(0.1);
        let (early_slope, early_square) =
            (1.0 - SLOPE.powf(self.done as f32), 1.0 - SQUARE.powf(self.done as f32));
        let averaged = self.done.saturating_sub(self.steps / 2).max(1) as f32;
        for place in 0..N {
            let gradient = self.gradient[place] / self.count.max(1) as f32;
            self.slope[place] += (1.0 - SLOPE) * (gradient - self.slope[place]);
            self.square[place] += (1.0 - SQUARE) * (gradient * gradient - self.square[place]);
            let size = (self.square[place] / early_square).sqrt() + 1e-4;
            self.weights[place] += pace * self.slope[place] / early_slope / size;
            self.mean[place] += (self.weights[place] - self.mean[place]) / averaged;
        }
        (self.gradient, self.count) = ([0.0; N], 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metro::{Asset, Trait};

    #[test]
    fn a_little_play_teaches_what_wins() {
        let Weights { traits, assets } = fit(2, 4000, 1);
        for good in [Trait::Double, Trait::Station, Trait::Wins] {
            assert!(traits[good as usize] > 0.0, "{good:?}");
        }
        for bad in [Trait::Danger, Trait::Loses, Trait::Stuck] {
            assert!(traits[bad as usize] < 0.0, "{bad:?}");
        }
        assert!(assets[Asset::Stations as usize] > 0.0);
        assert!(assets[Asset::Tokens as usize] > 0.0);
    }
}
