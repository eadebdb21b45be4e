//! Inputs of the nets: the checkers on every point, and handcrafted features.

use igroteka_nardy::Side;

use super::board::Board;
use super::escapes::Escapes;
use super::net::Inputs;
use super::shots::shots;

/// Four inputs for each of 24 points and the bar, of one side.
const CHECKER_INPUTS: usize = 4 * 25;
/// Handcrafted features of one side while there is contact.
const HANDCRAFTED: usize = 30;
/// Handcrafted features of one side in a race.
const RACE_HANDCRAFTED: usize = 5;

/// The four inputs of a point, by its number of checkers.
static UNITS: [[f32; 4]; 16] = {
    let mut units = [[0.0; 4]; 16];
    let mut count = 1;
    while count < 16 {
        units[count] = match count {
            1 => [1.0, 0.0, 0.0, 0.0],
            2 => [0.0, 1.0, 0.0, 0.0],
            _ => [0.0, 1.0, 1.0, (count - 3) as f32 / 2.0],
        };
        count += 1;
    }
    units
};

/// The features of a board: where the checkers are, and `N` handcrafted features of each side.
#[derive(Clone, Debug)]
pub(crate) struct Features<const N: usize> {
    board: Board,
    handcrafted: [[f32; N]; 2],
}

/// The features for the contact nets.
pub(crate) type ContactFeatures = Features<HANDCRAFTED>;
/// The features for the race net.
pub(crate) type RaceFeatures = Features<RACE_HANDCRAFTED>;

impl<const N: usize> Features<N> {
    /// How many inputs there are.
    pub const COUNT: usize = 2 * (CHECKER_INPUTS + N);

    /// Writes the inputs that differ from those of another board.
    #[inline]
    pub fn write_changes(&self, before: &Features<N>, inputs: &mut Inputs) {
        inputs.clear();
        points_since(&self.board, &before.board, inputs);
        handcrafted_since(self.handcrafted.as_flattened(), before.handcrafted.as_flattened(), inputs);
    }

    /// Writes all inputs that are not zero.
    pub fn write_all(&self, inputs: &mut Inputs) {
        inputs.clear();
        all_points(&self.board, inputs);
        handcrafted_since(self.handcrafted.as_flattened(), [[0.0; N]; 2].as_flattened(), inputs);
    }
}

/// Features that are computed from a board.
pub(crate) trait FromBoard {
    /// The features of this board.
    fn from_board(board: &Board) -> Self;
}

impl FromBoard for ContactFeatures {
    #[inline]
    fn from_board(board: &Board) -> ContactFeatures {
        let pips = [f32::from(board.own.pips()), f32::from(board.other.pips())];
        let handcrafted = [
            handcrafted(&board.own, &board.other, pips),
            handcrafted(&board.other, &board.own, [pips[1], pips[0]]),
        ];
        Features { board: *board, handcrafted }
    }
}

impl FromBoard for RaceFeatures {
    fn from_board(board: &Board) -> RaceFeatures {
        Features {
            board: *board,
            handcrafted: [race_handcrafted(&board.own), race_handcrafted(&board.other)],
        }
    }
}

/// The four inputs of a point that differ between these numbers of checkers.
#[inline]
fn point_since(first: usize, count: u8, before: u8, inputs: &mut Inputs) {
    let (units, before) = (&UNITS[usize::from(count & 15)], &UNITS[usize::from(before & 15)]);
    for unit in 0..4 {
        let change = units[unit] - before[unit];
        if change != 0.0 {
            inputs.push(((first + unit) as u16, change));
        }
    }
}

#[inline]
fn points_since(board: &Board, before: &Board, inputs: &mut Inputs) {
    let sides = [(&board.own, &before.own), (&board.other, &before.other)];
    for ((side, before), first) in sides.into_iter().zip([0, CHECKER_INPUTS]) {
        let (counts, old) = (side.counts(), before.counts());
        // Eight places at a time: most are as before. The checkers off come first; the nets see them as handcrafted
        // features.
        for (chunk, (eight, old_eight)) in
            counts[1..25].as_chunks().0.iter().zip(old[1..25].as_chunks().0).enumerate()
        {
            let mut differs = u64::from_le_bytes(*eight) ^ u64::from_le_bytes(*old_eight);
            while differs != 0 {
                let place = 8 * chunk + (differs.trailing_zeros() / 8) as usize;
                point_since(first + 4 * place, counts[place + 1], old[place + 1], inputs);
                differs &= !(0xFF << (8 * (place % 8)));
            }
        }
        if counts[25] != old[25] {
            point_since(first + 4 * 24, counts[25], old[25], inputs);
        }
    }
}

fn all_points(board: &Board, inputs: &mut Inputs) {
    for (side, first) in [(&board.own, 0), (&board.other, CHECKER_INPUTS)] {
        let mut places = side.any();
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            point_since(first + 4 * (place - 1), side.counts()[place], 0, inputs);
            places &= places - 1;
        }
    }
}

#[inline]
fn handcrafted_since(handcrafted: &[f32], before: &[f32], inputs: &mut Inputs) {
    // Branch-free: each input is written, and overwritten by the next one if it did not change.
    let mut end = inputs.len();
    inputs.resize(end + handcrafted.len(), (0, 0.0));
    for (index, (input, before)) in handcrafted.iter().zip(before).enumerate() {
        let change = input - before;
        inputs[end] = ((2 * CHECKER_INPUTS + index) as u16, change);
        end += usize::from(change != 0.0);
    }
    inputs.truncate(end);
}

fn race_handcrafted(own: &Side) -> [f32; RACE_HANDCRAFTED] {
    let counts = own.counts();
    let outside: u8 = counts[7..].iter().sum();
    [
        f32::from(own.pips()) / 100.0,
        f32::from(counts[0]) / 15.0,
        f32::from(u8::from(counts[0] > 0)),
        f32::from(outside) / 15.0,
        f32::from(u8::from(own.rear().pips() > 18)),
    ]
}

/// The bits of the points of the opponent's home board.
const OPPONENT_HOME_BOARD: u32 = 0x01F8_0000;
/// The bits of the points of the own home board.
const HOME_BOARD: u32 = 0x7E;

fn handcrafted(own: &Side, other: &Side, [pips, their_pips]: [f32; 2]) -> [f32; HANDCRAFTED] {
    let counts = own.counts();
    let share = |value: u32, of: f32| value as f32 / of;
    let (held, single) = (own.many() & 0x01FF_FFFE, own.any() & !own.many() & 0x01FF_FFFE);
    let off = f32::from(counts[0]);
    let rear = own.rear().pips();

    let anchors = held & OPPONENT_HOME_BOARD;
    let rear_anchor = anchors.checked_ilog2().map_or(0.0, |point| (point - 18) as f32 / 6.0);
    let front_anchor = if anchors == 0 { 0.0 } else { (25 - anchors.trailing_zeros()) as f32 / 6.0 };

    // What stands in the way of the opponent's checkers.
    let their_rear = other.rear().pips();
    let in_the_way = own.blocked();
    let escapes = Escapes::over(in_the_way);
    let ahead = in_the_way & (((1u32 << their_rear) - 1) & !((1u32 << their_rear.saturating_sub(6)) - 1));
    let tightest = (16..=25).map(|point| escapes.free(point)).min().unwrap_or(36);
    let second = (other.any() & !(1 << their_rear)).checked_ilog2().unwrap_or(0) as u8;
    let second_escape = if second > 12 { escapes.free(second) } else { 36 };

    let danger = shots(other, own);
    let closed = (held & HOME_BOARD).count_ones();
    let dance = (closed * closed) as f32 / 36.0;

    let meeting = 25 - u32::from(their_rear);
    let tally = Tally::of(counts, meeting);

    [
        pips / 150.0,
        ((their_pips - pips) / 50.0).clamp(-2.0, 2.0),
        off.min(5.0) / 5.0,
        (off - 5.0).clamp(0.0, 5.0) / 5.0,
        (off - 10.0).max(0.0) / 5.0,
        f32::from(rear) / 24.0,
        rear_anchor,
        front_anchor,
        share(anchors.count_ones(), 3.0),
        share(longest_run(held), 6.0),
        share(ahead.count_ones(), 6.0),
        share(escapes.free(their_rear), 36.0),
        share(escapes.pips(their_rear), 36.0) / 8.0,
        share(tightest, 36.0),
        share(second_escape, 36.0),
        share(danger.hits, 36.0),
        share(danger.double_hits, 36.0),
        share(danger.loss, 360.0),
        share(closed, 6.0),
        dance,
        if other.counts()[25] > 0 { dance } else { 0.0 },
        share((single & HOME_BOARD).count_ones(), 3.0),
        share(tally.to_go_home, 60.0),
        share(tally.far_back, 4.0),
        share(tally.to_pass, 80.0),
        share(tally.to_spare, 60.0),
        share(tally.stacked, 10.0),
        share(tally.dead, 4.0),
        share(single.count_ones(), 4.0),
        share(held.count_ones(), 6.0),
    ]
}

/// Pips that a third checker on a point can be played, by point: within the inner field, or home from far back.
static SPARE: [u16; 26] =
    [0, 0, 1, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 14, 15, 16, 17, 18, 0];
/// Pips that any checker between the inner fields can be played until it is home.
static ON_THE_WAY: [u16; 26] =
    [0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0, 0, 0, 0, 0];
/// One for the 24 points, nothing for the checkers off and on the bar.
static ON_A_POINT: [u16; 26] = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0];

/// Sums over the places of one side.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    /// Pips until every checker is home.
    to_go_home: u32,
    /// Checkers in the opponent's inner field or on the bar.
    far_back: u32,
    /// Pips until every checker has passed the opponent's rear-most.
    to_pass: u32,
    /// Pips that can be played without giving up points.
    to_spare: u32,
    /// How unevenly the checkers are stacked.
    stacked: u32,
    /// Checkers that have gone too deep to be of use.
    dead: u32,
}

impl Tally {
    #[inline]
    fn of(counts: &[u8; 26], meeting: u32) -> Tally {
        let meeting = meeting as u16;
        let (mut to_go_home, mut to_pass, mut to_spare, mut stacked) = (0u16, 0u16, 0u16, 0u16);
        // Every place is counted alike, without a branch, so that many are counted at once.
        for place in 0..26 {
            let (count, point) = (u16::from(counts[place]), place as u16);
            let high = count.saturating_sub(3);
            to_go_home += count * point.saturating_sub(6);
            to_pass += count * point.saturating_sub(meeting);
            to_spare += count.saturating_sub(2) * SPARE[place] + count * ON_THE_WAY[place];
            stacked += high * high * ON_A_POINT[place];
        }
        let sum = |places: &[u8]| places.iter().map(|&count| u32::from(count)).sum();
        Tally {
            to_go_home: to_go_home.into(),
            far_back: sum(&counts[19..]),
            to_pass: to_pass.into(),
            to_spare: to_spare.into(),
            stacked: stacked.into(),
            dead: sum(&counts[1..=2]),
        }
    }
}

/// The most points held in a row.
#[inline]
fn longest_run(mut held: u32) -> u32 {
    let mut run = 0;
    while held != 0 {
        held &= held >> 1;
        run += 1;
    }
    run
}
