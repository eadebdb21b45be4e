//! What the nets look at: every point by its checkers, and what a player would notice.

use igroteka_nardy::Side;

use super::board::Board;
use super::escapes::escape;
use super::shots::shots;

/// Four inputs for each of 24 points and the bar.
const RAW: usize = 4 * 25;
/// What a player would notice about one side.
const NOTICED: usize = 30;
/// Inputs of one side in a contact position.
const CONTACT_SIDE: usize = RAW + NOTICED;
/// Inputs of one side in a race.
const RACE_SIDE: usize = 4 * 24 + 5;

/// How many inputs the contact net has.
pub(crate) const CONTACT: usize = 2 * CONTACT_SIDE;
/// How many inputs the race net has.
pub(crate) const RACE: usize = 2 * RACE_SIDE;

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

/// The inputs of a position in which checkers may still be hit.
pub(crate) fn contact(board: &Board, inputs: &mut [f32; CONTACT]) {
    let (own, other) = inputs.split_at_mut(CONTACT_SIDE);
    contact_side(&board.own, &board.other, own);
    contact_side(&board.other, &board.own, other);
}

/// The inputs of a race.
pub(crate) fn race(board: &Board, inputs: &mut [f32; RACE]) {
    let (own, other) = inputs.split_at_mut(RACE_SIDE);
    race_side(&board.own, own);
    race_side(&board.other, other);
}

#[inline]
fn points(counts: &[u8], inputs: &mut [f32]) {
    for (unit, &count) in inputs.chunks_exact_mut(4).zip(counts) {
        unit.copy_from_slice(&UNITS[usize::from(count & 15)]);
    }
}

fn race_side(own: &Side, inputs: &mut [f32]) {
    let counts = own.counts();
    let (raw, rest) = inputs.split_at_mut(4 * 24);
    points(&counts[1..25], raw);
    let off = f32::from(counts[0]);
    let outside: u8 = counts[7..].iter().sum();
    rest.copy_from_slice(&[
        f32::from(own.pips()) / 100.0,
        off / 15.0,
        f32::from(u8::from(counts[0] > 0)),
        f32::from(outside) / 15.0,
        f32::from(u8::from(own.rear().pips() > 18)),
    ]);
}

fn contact_side(own: &Side, other: &Side, inputs: &mut [f32]) {
    let (raw, rest) = inputs.split_at_mut(RAW);
    points(&own.counts()[1..], raw);
    rest.copy_from_slice(&noticed(own, other));
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

    let sum = |from: usize, to: usize, worth: &dyn Fn(u32, u32) -> u32| -> u32 {
        (from..=to).map(|point| worth(point as u32, u32::from(counts[point]))).sum()
    };
    let to_go_home = sum(7, 25, &|point, count| count * (point - 6));
    let far_back = sum(19, 25, &|_, count| count);
    let meeting = 25 - u32::from(their_rear.min(25));
    let to_pass = sum(1, 25, &|point, count| count * point.saturating_sub(meeting));
    let spare = sum(7, 18, &|point, count| count * (point - 6))
        + sum(19, 24, &|point, count| count.saturating_sub(2) * (point - 6))
        + sum(1, 6, &|point, count| count.saturating_sub(2) * (point - 1));
    let stacked = sum(1, 24, &|_, count| count.saturating_sub(3).pow(2));
    let dead = sum(1, 2, &|_, count| count);

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
        share(to_go_home, 60.0),
        share(far_back, 4.0),
        share(to_pass, 80.0),
        share(spare, 60.0),
        share(stacked, 10.0),
        share(dead, 4.0),
        share(single.count_ones(), 4.0),
        share(held.count_ones(), 6.0),
    ]
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
