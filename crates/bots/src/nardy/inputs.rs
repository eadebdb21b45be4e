//! What the nets look at: every point by its checkers, and what a player would notice.

use igroteka_nardy::Side;

use super::board::Board;
use super::escapes::escape;
use super::net::Inputs;
use super::shots::shots;

/// Four inputs for each of 24 points and the bar, of one side.
const RAW: usize = 4 * 25;
/// What a player would notice about one side while there is contact.
const NOTICED: usize = 30;
/// What a player would notice about one side in a race.
const RACE_NOTICED: usize = 5;

/// The four inputs of a point with so many checkers.
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

/// What a net is told about a position.
pub(crate) trait Told: Sized {
    /// How many inputs there are.
    const COUNT: usize;

    /// What is told about this board.
    fn about(board: &Board) -> Self;

    /// What differs from what was told about another board.
    fn since(&self, before: &Self, inputs: &mut Inputs);

    /// Everything.
    fn all(&self, inputs: &mut Inputs);
}

/// What the net for contact is told.
#[derive(Clone, Debug)]
pub(crate) struct Contact {
    board: Board,
    noticed: [[f32; NOTICED]; 2],
}

/// What the net for races is told.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    board: Board,
    noticed: [[f32; RACE_NOTICED]; 2],
}

impl Told for Contact {
    const COUNT: usize = 2 * (RAW + NOTICED);

    #[inline]
    fn about(board: &Board) -> Contact {
        let noticed = [noticed(&board.own, &board.other), noticed(&board.other, &board.own)];
        Contact { board: *board, noticed }
    }

    #[inline]
    fn since(&self, before: &Contact, inputs: &mut Inputs) {
        inputs.clear();
        points_since(&self.board, &before.board, inputs);
        noticed_since(self.noticed.as_flattened(), before.noticed.as_flattened(), inputs);
    }

    fn all(&self, inputs: &mut Inputs) {
        inputs.clear();
        all_points(&self.board, inputs);
        noticed_since(self.noticed.as_flattened(), &[0.0; 2 * NOTICED], inputs);
    }
}

impl Told for Race {
    const COUNT: usize = 2 * (RAW + RACE_NOTICED);

    fn about(board: &Board) -> Race {
        Race { board: *board, noticed: [race_noticed(&board.own), race_noticed(&board.other)] }
    }

    fn since(&self, before: &Race, inputs: &mut Inputs) {
        inputs.clear();
        points_since(&self.board, &before.board, inputs);
        noticed_since(self.noticed.as_flattened(), before.noticed.as_flattened(), inputs);
    }

    fn all(&self, inputs: &mut Inputs) {
        inputs.clear();
        all_points(&self.board, inputs);
        noticed_since(self.noticed.as_flattened(), &[0.0; 2 * RACE_NOTICED], inputs);
    }
}

/// The places of a board: points 1 to 24 and the bar of one side, then of the other.
fn places(board: &Board) -> impl Iterator<Item = u8> {
    board.own.counts()[1..].iter().chain(&board.other.counts()[1..]).copied()
}

#[inline]
fn points_since(board: &Board, before: &Board, inputs: &mut Inputs) {
    let sides = [(&board.own, &before.own), (&board.other, &before.other)];
    for ((side, before), first) in sides.into_iter().zip([0, RAW]) {
        for place in 1..=25 {
            let (count, old) = (side.counts()[place], before.counts()[place]);
            if count != old {
                let (units, old) = (&UNITS[usize::from(count & 15)], &UNITS[usize::from(old & 15)]);
                for unit in 0..4 {
                    let change = units[unit] - old[unit];
                    if change != 0.0 {
                        inputs.push(((first + 4 * (place - 1) + unit) as u16, change));
                    }
                }
            }
        }
    }
}

fn all_points(board: &Board, inputs: &mut Inputs) {
    for (place, count) in places(board).enumerate() {
        for (unit, input) in UNITS[usize::from(count & 15)].iter().enumerate() {
            if *input != 0.0 {
                inputs.push(((4 * place + unit) as u16, *input));
            }
        }
    }
}

#[inline]
fn noticed_since(noticed: &[f32], before: &[f32], inputs: &mut Inputs) {
    for (index, (input, before)) in noticed.iter().zip(before).enumerate() {
        let change = input - before;
        if change != 0.0 {
            inputs.push(((2 * RAW + index) as u16, change));
        }
    }
}

fn race_noticed(own: &Side) -> [f32; RACE_NOTICED] {
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

/// The bits of the points of the opponent's inner field.
const FAR: u32 = 0x01F8_0000;
/// The bits of the own inner field.
const NEAR: u32 = 0x7E;

fn noticed(own: &Side, other: &Side) -> [f32; NOTICED] {
    let counts = own.counts();
    let share = |value: u32, of: f32| value as f32 / of;
    let (held, single) = (own.many() & 0x01FF_FFFE, own.any() & !own.many() & 0x01FF_FFFE);
    let off = f32::from(counts[0]);
    let (pips, their_pips) = (f32::from(own.pips()), f32::from(other.pips()));
    let rear = own.rear().pips();

    let anchors = held & FAR;
    let rear_anchor = anchors.checked_ilog2().map_or(0.0, |point| (point - 18) as f32 / 6.0);
    let front_anchor = if anchors == 0 { 0.0 } else { (25 - anchors.trailing_zeros()) as f32 / 6.0 };

    // What stands in the way of the opponent's checkers.
    let their_rear = other.rear().pips();
    let in_the_way = own.blocked();
    let rear_escape = escape(their_rear, in_the_way);
    let ahead = in_the_way & (((1u32 << their_rear) - 1) & !((1u32 << their_rear.saturating_sub(6)) - 1));
    let tightest = (16..=25).map(|point| escape(point, in_the_way).free).fold(1.0, f32::min);
    let second = (other.any() & !(1 << their_rear)).checked_ilog2().unwrap_or(0) as u8;
    let second_escape = if second > 12 { escape(second, in_the_way).free } else { 1.0 };

    let danger = shots(other, own);
    let closed = (held & NEAR).count_ones();
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
        rear_escape.free,
        rear_escape.pips / 8.0,
        tightest,
        second_escape,
        share(danger.hits, 36.0),
        share(danger.double_hits, 36.0),
        share(danger.loss, 360.0),
        share(closed, 6.0),
        dance,
        if other.counts()[25] > 0 { dance } else { 0.0 },
        share((single & NEAR).count_ones(), 3.0),
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
        let mut tally = Tally::default();
        for (point, &count) in (0u32..).zip(counts).skip(1) {
            if count == 0 {
                continue;
            }
            let count = u32::from(count);
            let spare = count.saturating_sub(2);
            tally.to_pass += count * point.saturating_sub(meeting);
            tally.to_go_home += count * point.saturating_sub(6);
            if point < 25 {
                tally.stacked += count.saturating_sub(3).pow(2);
            }
            match point {
                1..=6 => {
                    tally.to_spare += spare * (point - 1);
                    tally.dead += if point <= 2 { count } else { 0 };
                }
                7..=18 => tally.to_spare += count * (point - 6),
                19..=24 => {
                    tally.to_spare += spare * (point - 6);
                    tally.far_back += count;
                }
                _ => tally.far_back += count,
            }
        }
        tally
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
