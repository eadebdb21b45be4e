//! What a seat was told by the service, to be held against the record.

use std::collections::BTreeMap;
use std::fmt;

use igroteka_game::Record;

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub struct Told {
    /// How many events the game had when the decision opened.
    pub seq: u64,
    /// The move.
    pub text: String,
    /// Whether nobody else was to act.
    pub alone: bool,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.text, self.seq)
    }
}

/// Everything a seat was told.
#[derive(Default)]
pub struct Ledger {
    pub seat: u8,
    /// Acknowledged moves, in the order in which they were made.
    pub told: Vec<Told>,
    /// Acknowledged words.
    pub said: Vec<String>,
    /// The record's lines by their place, and whether the service played them.
    seen: BTreeMap<u64, (String, bool)>,
}

impl Ledger {
    /// A line of the record was shown.
    pub fn saw(&mut self, n: u64, line: String, auto: bool) {
        let before = self.seen.insert(n, (line, auto));
        assert!(before.is_none(), "line {n} was shown twice");
    }

    /// Every acknowledged move is in the record once, in order and in its place, and no other; what was shown stands.
    pub fn check(&self, record: &Record) {
        let own = format!("{} ", self.seat);
        let played = (1..).zip(&record.events).filter(|(n, _)| !self.seen.get(n).is_some_and(|seen| seen.1));
        let played: Vec<&str> = played.filter_map(|(_, line)| line.strip_prefix(&own)).collect();
        let thrown = |told: &&Told| told.text == "throw";
        let told: Vec<&str> =
            self.told.iter().filter(|told| !thrown(told)).map(|told| told.text.as_str()).collect();
        let all = played.len() == told.len() && played.iter().zip(&told).all(|(line, text)| fits(line, text));
        assert!(all, "seat {}: the record has {played:?}, acknowledged were {told:?}", self.seat);
        for told in self.told.iter().filter(|told| told.alone) {
            let line = &record.events[told.seq as usize];
            let there = if thrown(&told) {
                line.starts_with("! throw ")
            } else {
                line.strip_prefix(&own).is_some_and(|line| fits(line, &told.text))
            };
            assert!(there, "seat {}: {told} was acknowledged, the record has {line}", self.seat);
        }
        for (n, (line, _)) in self.seen.iter().filter(|(_, (line, _))| !line.contains('?')) {
            let stands = &record.events[*n as usize - 1];
            assert!(fits(stands, line), "line {n} was shown as {line}, the record has {stands}");
        }
        assert_eq!(self.seen.len(), record.events.len(), "every line was shown");
    }
}

/// Whether a line of the record is what a player said or saw; sudoku's record adds the card that was turned up.
fn fits(line: &str, text: &str) -> bool {
    line.strip_prefix(text).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
}
