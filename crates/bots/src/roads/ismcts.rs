//! Roads for ISMCTS: priors by ends opened and closed, and by squares left to oneself and to the others.

use igroteka_game::{MAX_SEATS, Rules as _, Seat, Stream};
use igroteka_roads::{Action, Direction, KindSet, Phase, Position, Requirement, Sides, Square, Variant};

use super::evaluate::win_probabilities;
use crate::Judge as _;
use crate::search::ismcts::{IsMctsGame, Payoffs, Scratch, sample_weighted};

impl IsMctsGame for Position {
    /// With two players and no cards aside, whatever one does not hold the other does; in variant 3 once the pile is
    /// empty.
    fn is_perfect_information(&self, _seat: Seat) -> bool {
        self.players() == 2
            && self.phase() == Phase::Play
            && self.aside().is_empty()
            && self.pile().is_empty()
    }

    fn prior(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        if self.variant() == Variant::Duel {
            prior_by_ends(self, seat, actions, weights);
        } else {
            prior_by_squares(self, seat, actions, weights);
        }
    }

    fn rollout_step(&mut self, seat: Seat, source: &mut Stream, scratch: &mut Scratch<Position>) {
        let Scratch { actions, weights } = scratch;
        // Variant 2 is about who runs out of squares, and that comes out well enough by chance.
        if self.variant() == Variant::Newspaper {
            self.play_random(seat, source, actions);
            return;
        }
        actions.clear();
        self.legal(seat, actions);
        weights.clear();
        self.prior(seat, actions, weights);
        let action = actions[sample_weighted(weights, source)];
        self.play_unchecked(seat, &action);
    }

    fn evaluate(&self) -> Payoffs {
        if self.variant() == Variant::Pile {
            return win_probabilities(self);
        }
        let mut payoffs = [0.0; MAX_SEATS];
        for seat in self.seats_in().iter() {
            payoffs[seat.index()] = self.expectation(seat) as f32;
        }
        payoffs
    }
}

/// Variant 1: one seat wants open ends, the other wants them closed.
fn prior_by_ends(position: &Position, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    let grows = position.first() == Some(seat);
    weights.extend(actions.iter().map(|action| match action {
        Action::Lay(card) => {
            let joined = position.table().requirement(card.square).map_or(0, Requirement::roads);
            let opened = card.sides.roads() as i32 - 2 * joined as i32;
            ENDS[(4 + if grows { opened } else { -opened }) as usize]
        }
        _ => 1.0,
    }));
}

/// The prior of an action by the ends it opens less those it closes, from −4 to 4.
const ENDS: [f32; 9] = [0.04, 0.09, 0.2, 0.45, 1.0, 2.2, 5.0, 11.0, 25.0];

/// Variants 2 and 3: squares for oneself, none for the others.
fn prior_by_squares(position: &Position, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    let hand = position.hand(seat);
    let mut others = [KindSet::EMPTY; MAX_SEATS];
    let mut count = 0;
    for other in position.seats_in().without(seat).iter() {
        others[count] = position.hand(other).kinds();
        count += 1;
    }
    let others = &others[..count];
    // R13: roads joined decide many a game of variant 3.
    let per_joined = if position.variant() == Variant::Pile { 0.8 } else { 0.0 };
    let mut around: Option<Surroundings> = None;
    for action in actions {
        let Action::Lay(card) = action else {
            weights.push(1.0);
            continue;
        };
        let around = match &around {
            Some(known) if known.square == card.square => known,
            _ => around.insert(Surroundings::of(position, card.square)),
        };
        let theirs: i32 = others.iter().map(|kinds| around.gained(card.sides, *kinds)).sum();
        let theirs = theirs as f32 / count.max(1) as f32;
        // What is laid is no longer there to be laid.
        let mut left = hand.kinds();
        if hand.count(card.kind()) == 1 {
            left.remove(card.kind());
        }
        let mine = around.gained(card.sides, left) as f32;
        weights.push((0.5 * (mine - theirs) + per_joined * around.here.roads() as f32).exp());
    }
}

/// A square and the empty ones beside it.
struct Surroundings {
    square: Square,
    here: Requirement,
    /// What the empty squares on each side ask for so far; `None` where a card lies or the field ends.
    beside: [Option<Requirement>; 4],
}

impl Surroundings {
    fn of(position: &Position, square: Square) -> Surroundings {
        let table = position.table();
        let here = table.requirement(square).unwrap_or(Requirement::FREE);
        let beside = Direction::ALL.map(|direction| {
            let beside = square.neighbour(direction);
            let empty =
                here.at(direction).is_none() && table.field().is_none_or(|field| field.contains(beside));
            empty.then(|| table.requirement(beside).unwrap_or(Requirement::FREE))
        });
        Surroundings { square, here, beside }
    }

    /// How many more squares would take one of these kinds if a card lay here like this.
    fn gained(&self, sides: Sides, kinds: KindSet) -> i32 {
        let takes = |requirement: Requirement| i32::from(requirement.kinds().meets(kinds));
        let mut gained = -takes(self.here);
        for direction in Direction::ALL {
            if let Some(before) = self.beside[direction as usize] {
                gained += takes(before.with(direction.opposite(), sides.at(direction))) - takes(before);
            }
        }
        gained
    }
}
