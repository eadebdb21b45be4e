//! One-sided bear-off tables: how many throws a player needs who can no longer be hit.
//!
//! Every home position of up to fifteen checkers, for each rule of bearing off, with the play that needs the fewest
//! throws on average. A table takes 4 to 16 MB and is made when it is first needed.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use igroteka_nardy::{BearOff, Side, Throw, after_plays};

use super::board::Board;
use super::probabilities::Probabilities;

/// Chances of needing a number of throws.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throws<'a> {
    /// The least number of throws that has a chance.
    first: usize,
    /// The chance of exactly `first` throws, `first + 1` and so on.
    chances: &'a [f32],
}

impl Throws<'_> {
    /// The probability of needing exactly this many throws.
    pub fn exactly(&self, throws: usize) -> f32 {
        throws.checked_sub(self.first).and_then(|index| self.chances.get(index)).copied().unwrap_or(0.0)
    }

    /// The mean number of throws.
    #[cfg(test)]
    pub fn mean(&self) -> f64 {
        (self.first..).zip(self.chances).map(|(throws, chance)| throws as f64 * f64::from(*chance)).sum()
    }

    fn end(&self) -> usize {
        self.first + self.chances.len()
    }
}

/// The throws that every home position needs.
pub(crate) struct Table {
    /// Until everything is off.
    all: Distributions,
    /// Until the first of fifteen checkers is off.
    one: Distributions,
}

static EVEN: OnDemand = OnDemand::new(BearOff::Even);
static EXACT: OnDemand = OnDemand::new(BearOff::Exact);
static STANDARD: OnDemand = OnDemand::new(BearOff::Standard);

/// A table that is made when it is first needed.
struct OnDemand {
    bear_off: BearOff,
    table: OnceLock<Table>,
    has_begun: AtomicBool,
}

impl OnDemand {
    const fn new(bear_off: BearOff) -> OnDemand {
        OnDemand { bear_off, table: OnceLock::new(), has_begun: AtomicBool::new(false) }
    }

    fn of(bear_off: BearOff) -> &'static OnDemand {
        match bear_off {
            BearOff::Even => &EVEN,
            BearOff::Exact => &EXACT,
            BearOff::Standard => &STANDARD,
        }
    }

    fn wait(&self) -> &Table {
        self.table.get_or_init(|| Table::new(self.bear_off))
    }

    fn if_ready(&'static self) -> Option<&'static Table> {
        let table = self.table.get();
        if table.is_none() && !self.has_begun.swap(true, Ordering::Relaxed) {
            // Where no thread can be started, whoever can wait makes it.
            let _ = thread::Builder::new().spawn(|| self.wait());
        }
        table
    }
}

impl Table {
    /// The table for this rule. The first to ask waits a second or two until it is made.
    pub fn of(bear_off: BearOff) -> &'static Table {
        OnDemand::of(bear_off).wait()
    }

    /// The same for those who cannot wait: until the table is made, on a thread of its own, there is none.
    pub fn if_ready(bear_off: BearOff) -> Option<&'static Table> {
        OnDemand::of(bear_off).if_ready()
    }

    fn new(bear_off: BearOff) -> Table {
        let homes = homes();
        Table {
            all: Distributions::new(bear_off, &homes, |home| home == [0; 6]),
            one: Distributions::new(bear_off, &homes, |home| home.iter().sum::<u8>() < 15),
        }
    }

    /// The throws until everything is off.
    pub fn all_off(&self, side: &Side) -> Throws<'_> {
        self.all.get(home_of(side))
    }

    /// The throws until one checker is off.
    pub fn one_off(&self, side: &Side) -> Throws<'_> {
        self.one.get(home_of(side))
    }

    /// The chances of a board where both players bear off and nobody can be hit.
    pub fn probabilities(&self, board: &Board) -> Probabilities {
        let (own, other) = (self.all_off(&board.own), self.all_off(&board.other));
        let (own_first, their_first) = (self.one_off(&board.own), self.one_off(&board.other));
        let mut probabilities = Probabilities::default();
        let (mut theirs_done, mut theirs_begun) = (0.0, 0.0);
        // The player to throw wins with throw n if the opponent was not done after n − 1.
        for throw in 1..own.end() {
            theirs_done += other.exactly(throw - 1);
            theirs_begun += their_first.exactly(throw - 1);
            probabilities.win += own.exactly(throw) * (1.0 - theirs_done);
            probabilities.win_gammon += own.exactly(throw) * (1.0 - theirs_begun).max(0.0);
        }
        let mut begun = 0.0;
        for throw in 0..other.end() {
            begun += own_first.exactly(throw);
            probabilities.lose_gammon += other.exactly(throw) * (1.0 - begun).max(0.0);
        }
        probabilities
    }
}

/// Checkers on points 1 to 6.
type Home = [u8; 6];

fn home_of(side: &Side) -> Home {
    std::array::from_fn(|index| side.counts()[index + 1])
}

/// How many ways there are to put at most `checkers` on `points` points.
const fn ways(points: usize, checkers: usize) -> usize {
    let (mut ways, mut step) = (1, 1);
    while step <= points {
        ways = ways * (checkers + step) / step;
        step += 1;
    }
    ways
}

/// For each point, checkers left, and checkers on the point: how many homes come before.
static BEFORE: [[[u16; 17]; 16]; 6] = {
    let mut before = [[[0; 17]; 16]; 6];
    let mut point = 0;
    while point < 6 {
        let mut left = 0;
        while left < 16 {
            let mut here = 0;
            while here <= left {
                before[point][left][here + 1] =
                    before[point][left][here] + ways(5 - point, left - here) as u16;
                here += 1;
            }
            left += 1;
        }
        point += 1;
    }
    before
};

/// The place of a home in the table.
#[inline]
fn rank(home: Home) -> usize {
    let (mut rank, mut left) = (0, 15);
    for (before, here) in BEFORE.iter().zip(home.map(usize::from)) {
        rank += usize::from(before[left][here]);
        left -= here;
    }
    rank
}

/// Every home, those with fewer pips first: plays only lead to those before.
fn homes() -> Vec<Home> {
    fn fill(home: &mut Home, point: usize, left: u8, homes: &mut Vec<Home>) {
        if point == 6 {
            homes.push(*home);
            return;
        }
        for here in 0..=left {
            home[point] = here;
            fill(home, point + 1, left - here, homes);
        }
        home[point] = 0;
    }
    let mut homes = Vec::with_capacity(ways(6, 15));
    fill(&mut [0; 6], 0, 15, &mut homes);
    homes.sort_by_key(|home| (1u32..).zip(home).map(|(point, count)| point * u32::from(*count)).sum::<u32>());
    homes
}

/// Chances less than this are left out.
const NEGLIGIBLE: f32 = 1e-7;
/// No position needs more throws with a chance worth counting.
const MOST_THROWS: usize = 160;

/// For each home, by its rank, where its chances lie and how many there are.
struct Distributions {
    entries: Vec<(u32, u8, u8)>,
    chances: Vec<f32>,
}

impl Distributions {
    fn get(&self, home: Home) -> Throws<'_> {
        let (start, first, len) = self.entries[rank(home)];
        let start = start as usize;
        Throws { first: first.into(), chances: &self.chances[start..start + usize::from(len)] }
    }

    fn new(bear_off: BearOff, homes: &[Home], done: impl Fn(Home) -> bool) -> Distributions {
        let mut table = Distributions { entries: vec![(0, 0, 1); homes.len()], chances: vec![1.0] };
        let mut means = vec![0.0f32; homes.len()];
        for &home in homes {
            if done(home) {
                continue;
            }
            let (next, mean) = best_plays(bear_off, home, &means);
            means[rank(home)] = mean;
            table.push(rank(home), &next);
        }
        table
    }

    /// Adds a home whose throws lead to these homes with these weights of 36; to itself where it must pass.
    fn push(&mut self, own: usize, next: &[(usize, u32)]) {
        let mut chances = [0.0f32; MOST_THROWS];
        let mut staying = 0.0;
        for &(home, weight) in next {
            let share = weight as f32 / 36.0;
            if home == own {
                staying += share;
                continue;
            }
            let (start, first, len) = self.entries[home];
            let source = &self.chances[start as usize..start as usize + usize::from(len)];
            let target = &mut chances[usize::from(first) + 1..];
            for (chance, source) in target.iter_mut().zip(source) {
                *chance += share * source;
            }
        }
        if staying > 0.0 {
            for throw in 1..MOST_THROWS {
                chances[throw] += staying * chances[throw - 1];
            }
        }
        let first = chances.iter().position(|chance| *chance > NEGLIGIBLE).unwrap_or(0);
        let last = chances.iter().rposition(|chance| *chance > NEGLIGIBLE).unwrap_or(0);
        let sum: f32 = chances[first..=last].iter().sum();
        self.entries[own] = (self.chances.len() as u32, first as u8, (last - first + 1) as u8);
        self.chances.extend(chances[first..=last].iter().map(|chance| chance / sum));
    }
}

/// Where the best play of each throw leads, with its weight, and the mean number of throws that gives.
fn best_plays(bear_off: BearOff, home: Home, means: &[f32]) -> (Vec<(usize, u32)>, f32) {
    let own = rank(home);
    let (side, nobody) = (side_of(home), side_of([0; 6]));
    let mut next = Vec::with_capacity(21);
    let (mut sum, mut staying) = (0.0, 0);
    for throw in Throw::all() {
        let mut best: Option<(usize, f32)> = None;
        after_plays(&side, &nobody, bear_off, throw, |after, _| {
            let after = rank(home_of(&after));
            if best.is_none_or(|(_, mean)| means[after] < mean) {
                best = Some((after, means[after]));
            }
        });
        let (after, mean) = best.unwrap_or((own, 0.0));
        staying += if after == own { throw.weight() } else { 0 };
        sum += throw.weight() as f32 * mean;
        next.push((after, throw.weight()));
    }
    (next, (36.0 + sum) / (36 - staying) as f32)
}

fn side_of(home: Home) -> Side {
    let mut counts = [0; 26];
    counts[1..=6].copy_from_slice(&home);
    counts[0] = 15 - home.iter().sum::<u8>();
    Side::from_counts(counts).expect("fifteen checkers")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throws(bear_off: BearOff, home: Home) -> Throws<'static> {
        Table::of(bear_off).all_off(&side_of(home))
    }

    #[track_caller]
    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 2e-5, "{found}, not {expected}");
    }

    #[test]
    fn who_cannot_wait_gets_the_table_once_it_is_made() {
        static TABLE: OnDemand = OnDemand::new(BearOff::Standard);
        assert!(TABLE.if_ready().is_none(), "it takes longer to make than to ask");
        TABLE.wait();
        assert!(TABLE.if_ready().is_some());
    }

    #[test]
    fn every_home_has_its_own_rank() {
        let mut ranks: Vec<usize> = homes().into_iter().map(rank).collect();
        ranks.sort_unstable();
        assert_eq!(ranks, (0..54_264).collect::<Vec<_>>());
    }

    /// The means that independent programs agree on.
    #[test]
    fn standard_means() {
        let known = include_str!("../../../nardy/tests/bear_off_means.txt");
        let mut compared = 0;
        for line in known.lines().filter(|line| !line.starts_with('#')) {
            let (home, expected) = line.split_once("  ").expect("checkers, then their mean");
            let home: Vec<u8> = home.split(' ').map(|count| count.parse().expect("a count")).collect();
            let home = home.try_into().expect("six points");
            let expected = expected.parse().expect("a mean");
            close(throws(BearOff::Standard, home).mean(), expected);
            compared += 1;
        }
        assert_eq!(compared, 6);
    }

    #[test]
    fn standard_chances() {
        // Two on the ace: always one throw. 6 and 5: 6-5, and the doubles 6, 5, 4, 3.
        close(throws(BearOff::Standard, [2, 0, 0, 0, 0, 0]).exactly(1).into(), 1.0);
        close(throws(BearOff::Standard, [0, 0, 0, 0, 1, 1]).exactly(1).into(), 6.0 / 36.0);
        // A checker on the 6-point: all but 1-1, 2-1, 3-1, 4-1 and 3-2, which have too few pips.
        close(throws(BearOff::Standard, [0, 0, 0, 0, 0, 1]).exactly(1).into(), 27.0 / 36.0);
    }

    #[test]
    fn one_checker_on_the_ace() {
        // Even: any throw with an even die, 27 of 36. An odd throw can move nothing.
        let even = throws(BearOff::Even, [1, 0, 0, 0, 0, 0]);
        close(even.exactly(1).into(), 0.75);
        close(even.exactly(2).into(), 0.25 * 0.75);
        close(even.mean(), 4.0 / 3.0);
        // Exact: a one is needed, 11 of 36.
        let exact = throws(BearOff::Exact, [1, 0, 0, 0, 0, 0]);
        close(exact.exactly(1).into(), 11.0 / 36.0);
        close(exact.mean(), 36.0 / 11.0);
    }

    #[test]
    fn two_checkers_on_the_deuce_by_the_exact_rule() {
        // At once only with 2-2 and 1-1 (two steps and two off).
        close(throws(BearOff::Exact, [0, 2, 0, 0, 0, 0]).exactly(1).into(), 2.0 / 36.0);
        // Even: two even dice, 9 of 36.
        close(throws(BearOff::Even, [0, 2, 0, 0, 0, 0]).exactly(1).into(), 9.0 / 36.0);
    }

    #[test]
    fn races_at_the_end() {
        let table = Table::of(BearOff::Standard);
        let board = |own, other| Board { own: side_of(own), other: side_of(other) };
        // One checker on the 6-point against one on the ace: now or never.
        close(table.probabilities(&board([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0])).win.into(), 0.75);
        // Two on the ace win at once, a gammon if the opponent has all fifteen left.
        let probabilities = table.probabilities(&board([2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15]));
        assert_eq!((probabilities.win, probabilities.win_gammon, probabilities.lose_gammon), (1.0, 1.0, 0.0));
        // Fifteen on the 6-point, the opponent done after this throw: a gammon unless one gets off. A six does (11);
        // 5-1, 4-2 (4), 2-2 and 3-3 take the same checker further.
        let probabilities = table.probabilities(&board([0, 0, 0, 0, 0, 15], [2, 0, 0, 0, 0, 0]));
        close(probabilities.lose_gammon.into(), 1.0 - 17.0 / 36.0);
    }
}
