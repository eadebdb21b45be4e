//! The evaluation of variant 3, all hands being known: features for logistic regression.
//!
//! A game is won by a card fewer, or a road more where nobody missed a turn (R13), and a table that accepts no card
//! ends it at once (R12). What a lead is worth therefore hangs on how much is left to play.

use igroteka_game::{MAX_SEATS, Rules as _, Seat};
use igroteka_roads::{Cards, Kind, KindSet, Phase, Position};

use super::weights::weights;
use crate::judge::lead;
use crate::search::ismcts::Payoffs;

/// How many features there are.
pub(super) const VALUE_FEATURES: usize = 26;

/// The win probability of each seat.
pub(super) fn win_probabilities(position: &Position) -> Payoffs {
    let context = FeatureContext::of(position);
    let weights = weights(position.setup().lanes());
    let mut payoffs = [0.0; MAX_SEATS];
    for seat in position.seats_in().iter() {
        payoffs[seat.index()] = win_probability(&context.features(seat), weights) as f32;
    }
    payoffs
}

/// The win probability that the features give.
pub(super) fn win_probability(features: &[f64; VALUE_FEATURES], weights: &[f64; VALUE_FEATURES]) -> f64 {
    lead(features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum(), 1.0)
}

/// A seat once the turn that is due has been played.
#[derive(Clone, Copy, Default)]
struct SeatState {
    held: f64,
    missed: f64,
    joined: f64,
    /// The cards it holds that have a square, each square for one card of a kind.
    layable: f64,
    /// The kinds of cards it holds.
    kinds: KindSet,
    /// The chance that a turn on this table would be missed, could be once a square is taken, or once three are.
    chances: Chances,
}

/// How a turn may go on this table.
#[derive(Clone, Copy, Default)]
struct Chances {
    miss: f64,
    rare: f64,
    few: f64,
    /// How many roads are joined if the card goes where the most meet.
    joins: f64,
}

/// What the features are computed from.
pub(super) struct FeatureContext<'a> {
    position: &'a Position,
    states: [SeatState; MAX_SEATS],
    active: Seat,
    /// The part of the game that is left at most.
    left: f64,
    /// The part of the deck that is still to be drawn.
    pile: f64,
    /// Near one when few squares are left that accept a card.
    closeness: f64,
    /// The part of the pile that has no square now.
    refused: f64,
}

impl FeatureContext<'_> {
    /// The context of an unfinished game.
    pub fn of(position: &Position) -> FeatureContext<'_> {
        let acceptance = Acceptance::of(position);
        let laid = position.table().cards().len() as f64;
        let all = f64::from(position.deck().len());
        let room = position.table().field().map_or(all, |field| f64::from(field.squares()));
        let active = position.active().unwrap_or(Seat::FIRST);
        let mut states = [SeatState::default(); MAX_SEATS];
        for seat in position.seats_in().iter() {
            states[seat.index()] = seat_state(position, seat, seat == active, &acceptance);
        }
        FeatureContext {
            position,
            states,
            active,
            left: (room.min(all) - laid) / all,
            pile: f64::from(position.pile().len()) / all,
            closeness: 1.0 / (1.0 + f64::from(acceptance.live)),
            refused: acceptance.chances(&Cards::NONE, position.pile()).miss,
        }
    }

    /// What speaks for `seat` against its strongest rival; what speaks against it is negative.
    pub fn features(&self, seat: Seat) -> [f64; VALUE_FEATURES] {
        let own = &self.states[seat.index()];
        let rank = |seat: &Seat| {
            let state = &self.states[seat.index()];
            state.held + 0.1 * state.missed - 0.01 * state.joined
        };
        let rivals = self.position.seats_in().without(seat);
        let Some(rival) = rivals.iter().min_by(|a, b| rank(a).total_cmp(&rank(b))) else {
            return [0.0; VALUE_FEATURES];
        };
        let other = &self.states[rival.index()];
        let (left, close) = (self.left, self.closeness);
        let held = other.held - own.held;
        let ahead = held.clamp(-1.0, 1.0);
        let level = 1.0 - ahead.abs();
        let roads = level * (own.joined - other.joined);
        let more_roads = level * ((own.joined - other.joined) / 2.0).tanh();
        let layable = own.layable - other.layable;
        let (mine, theirs) = self.squares(own, other);
        let alone = mine.min(own.held) - theirs.min(other.held);
        // The seat whose turn follows the one that is due.
        let (turn, next) = if self.active == seat { (1.0, other.chances) } else { (-1.0, own.chances) };
        [
            held,
            held * left,
            held * close,
            ahead,
            ahead * left,
            ahead * self.refused,
            more_roads,
            more_roads * left,
            more_roads * close,
            more_roads * self.refused,
            roads,
            roads * left,
            level * (other.missed - own.missed),
            turn,
            turn * left,
            turn * close,
            turn * next.miss,
            turn * next.miss * left,
            turn * next.rare,
            turn * next.few,
            layable,
            layable * self.pile,
            alone,
            alone * self.pile,
            (mine - theirs) / 10.0,
            (mine - theirs) / 10.0 * self.pile,
        ]
    }

    /// How many squares take a card of the one and none of the other, each way.
    fn squares(&self, own: &SeatState, other: &SeatState) -> (f64, f64) {
        let (mut mine, mut theirs) = (0, 0);
        for gap in self.position.table().gaps() {
            let kinds = gap.requirement.kinds();
            match (kinds.meets(own.kinds), kinds.meets(other.kinds)) {
                (true, false) => mine += 1,
                (false, true) => theirs += 1,
                _ => {}
            }
        }
        (f64::from(mine), f64::from(theirs))
    }
}

/// What the table accepts.
struct Acceptance {
    /// For each kind how many squares accept it.
    squares: [u8; Kind::COUNT],
    /// For each number of roads the kinds that a square where so many meet accepts.
    joining: [KindSet; 5],
    /// How many squares accept some card of the deck.
    live: u32,
}

impl Acceptance {
    fn of(position: &Position) -> Acceptance {
        let mut acceptance = Acceptance { squares: [0; Kind::COUNT], joining: [KindSet::EMPTY; 5], live: 0 };
        let absent = KindSet::ALL.minus(position.deck().kinds());
        if position.table().is_empty() {
            acceptance.joining[1] = KindSet::ALL;
            acceptance.squares = [1; Kind::COUNT];
        }
        for gap in position.table().gaps() {
            let kinds = gap.requirement.kinds().minus(absent);
            let roads = gap.requirement.roads() as usize;
            acceptance.joining[roads] = acceptance.joining[roads].union(kinds);
            acceptance.live += u32::from(!kinds.is_empty());
            for kind in kinds.iter() {
                acceptance.squares[kind.index()] += 1;
            }
        }
        acceptance
    }

    /// The most roads that one of these cards can join; none where no square accepts one.
    fn most(&self, kinds: KindSet) -> usize {
        (1..5).rev().find(|&roads| self.joining[roads].meets(kinds)).unwrap_or(0)
    }

    /// How a turn may go for who holds `hand` and draws from `pile`.
    fn chances(&self, hand: &Cards, pile: &Cards) -> Chances {
        let kept = self.most(hand.kinds());
        let of_hand: u32 = hand.kinds().iter().map(|kind| u32::from(self.squares[kind.index()])).sum();
        let mut chances = Chances::default();
        let mut note = |kind: Option<Kind>, chance: f64| {
            let (mut squares, mut roads) = (of_hand, kept);
            if let Some(kind) = kind {
                squares += u32::from(self.squares[kind.index()]);
                let mut kinds = KindSet::EMPTY;
                kinds.insert(kind);
                roads = roads.max(self.most(kinds));
            }
            match squares {
                0 => chances.miss += chance,
                1 => chances.rare += chance,
                2 | 3 => chances.few += chance,
                _ => {}
            }
            chances.joins += chance * roads as f64;
        };
        let all = f64::from(pile.len());
        if pile.is_empty() {
            note(None, 1.0);
        }
        for (kind, count) in pile.counted() {
            note(Some(kind), f64::from(count) / all);
        }
        chances
    }
}

fn seat_state(position: &Position, seat: Seat, is_active: bool, acceptance: &Acceptance) -> SeatState {
    let hand = position.hand(seat);
    let layable = |(kind, count): (Kind, u8)| f64::from(count.min(acceptance.squares[kind.index()]));
    let mut state = SeatState {
        held: hand.len().into(),
        missed: position.missed(seat).into(),
        joined: position.joined(seat).into(),
        layable: hand.counted().map(layable).sum(),
        kinds: hand.kinds(),
        chances: Chances::default(),
    };
    if is_active && position.phase() == Phase::Play {
        let most = acceptance.most(hand.kinds());
        if most > 0 {
            state.held -= 1.0;
            state.joined += most as f64;
            state.layable -= 1.0;
        } else {
            state.missed += 1.0;
        }
    } else {
        state.chances = acceptance.chances(hand, position.pile());
        if is_active {
            let Chances { miss, joins, .. } = state.chances;
            state.held += miss;
            state.missed += miss;
            state.joined += joins;
        }
    }
    state
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Setup as _, Stream, Turn, Value};
    use igroteka_roads::Setup;

    use super::*;

    /// A field of four by four that is full but for three squares, one of them with blank sides all around. Seat 1 is
    /// to play, the pile is empty.
    ///
    /// ```text
    /// ───┐
    /// ┐·┌┤
    /// ├┐│·
    /// └┴┘·
    /// ```
    fn first_of_two(hands: &str, joined: &str) -> f32 {
        const TABLE: &str = "0,0:22.. 1,0:22.2 2,0:2..2 0,1:222. 1,1:..22 2,1:2.2. 0,2:..22 2,2:.22. 3,2:2.22 \
                             0,3:.2.2 1,3:.2.2 2,3:.2.2 3,3:..22";
        let raw = [
            ("preset", Value::text("pile")),
            ("cards", Value::Int(20)),
            ("field", Value::Ints(vec![4, 4].into())),
            ("start", Value::Int(2)),
        ];
        let setup = Setup::from_raw(raw.map(|(name, value)| (name.to_owned(), value))).expect("possible");
        let text = format!(
            "{TABLE} / {hands} / pile - / aside - / first 2 / out - / resigned - / passed - / missed 14 14 / joined \
             {joined} / play 1 / -"
        );
        let position = Position::read(&setup, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        win_probabilities(&position)[0]
    }

    #[test]
    fn whoever_holds_fewer_cards_is_likely_to_win() {
        let fewer = first_of_two(".2.2*2 ..22*3 .222*5 2222*2 | .2.2*2 ..22*3 .222*5 2222*5", "7 7");
        let more = first_of_two(".2.2*2 ..22*3 .222*5 2222*5 | .2.2*2 ..22*3 .222*5 2222*2", "7 7");
        assert!(fewer > 0.8 && more < 0.2, "{fewer} {more}");
    }

    #[test]
    fn roads_decide_where_as_many_cards_are_held() {
        let hands = ".2.2*2 ..22*3 .222*5 2222*4 | .2.2*2 ..22*3 .222*5 2222*3";
        let (ahead, behind) = (first_of_two(hands, "9 5"), first_of_two(hands, "5 9"));
        assert!(ahead > behind + 0.3, "{ahead} {behind}");
    }

    #[test]
    fn what_one_of_two_may_hope_for_the_other_must_fear() {
        for (preset, seed) in [("pile", 1), ("pile", 2), ("pile-lanes", 3), ("pile-lanes", 4)] {
            let mut source = Stream::new(seed);
            let mut position = Position::new(&Setup::preset(preset).expect("the preset exists"));
            let mut actions = Vec::new();
            while position.turn() != Turn::Over {
                if let Turn::Seats(seats) = position.turn() {
                    let sum: f32 = win_probabilities(&position).iter().sum();
                    assert!((sum - 1.0).abs() < 1e-5, "{sum} in {position}");
                    position.play_random(seats.first().expect("one acts"), &mut source, &mut actions);
                } else {
                    let chance = position.draw_chance(&mut source);
                    position.apply_chance(&chance);
                }
            }
        }
    }
}
