//! Several threads in one search.

use super::alpha_beta::{Found, Search};
use super::perfect_info::{PROVED, PerfectInfoGame};
use super::transposition::TranspositionTable;
use crate::SearchLimits;
use crate::search_threads::SearchThreads;

/// Searches these actions up to `depth` on every thread, each with a game of its own. All fill one table of
/// `2^bits` places: what one has searched the others find there, and get further. Which of them is first is luck, so
/// only a single thread gives the same answer every time.
pub(crate) fn search<G: PerfectInfoGame>(
    threads: &SearchThreads,
    limits: &SearchLimits,
    bits: u32,
    game: impl Fn() -> G + Sync,
    legal: &[u16],
    depth: u32,
) -> Found {
    let table = TranspositionTable::new(bits);
    let found = threads.run(limits, |worker| {
        // Beginning at different depths, threads are less often in the same place.
        let first = (1 + worker.index as u32 % 3).min(depth);
        Search::new(&mut game(), worker.limits, &table).run(legal, first..=depth)
    });
    let rank = |found: &Found| (found.actions.first().is_some_and(|&(_, value)| value > PROVED), found.depth);
    let deepest = found.into_iter().reduce(|best, next| if rank(&next) > rank(&best) { next } else { best });
    deepest.expect("there is at least one thread")
}
