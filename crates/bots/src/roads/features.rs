//! The features of a position of variant 3, all hands being known.
//!
//! A game is won by a card fewer, or a road more where nobody missed a turn (R13), and a table that accepts no card
//! ends it at once (R12). What a lead is worth therefore hangs on how much is left to play.

use igroteka_game::{MAX_SEATS, Rules as _, Seat};
use igroteka_roads::{Cards, Kind, KindSet, Phase, Position};

/// How many features there are.
pub(super) const VALUE_FEATURES: usize = 26;

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
    /// The kinds that a square accepts where this many roads meet.
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

    /// How a turn may go for whoever holds `hand` and draws from `pile`.
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
