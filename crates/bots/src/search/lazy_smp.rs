//! Lazy SMP: several threads run the same search and share the transposition table.

use super::alpha_beta::{Found, Search};
use super::perfect_info::{PROVED, PerfectInfoGame};
use super::transposition::TranspositionTable;
use crate::SearchLimits;
use crate::search_threads::SearchThreads;

/// The root's actions.
#[derive(Clone, Copy)]
pub(crate) struct RootMoves<'a> {
    pub legal: &'a [u16],
    /// Those that get an exact value, whether or not they are the best.
    pub compare: &'a [u16],
}

/// Searches these actions up to `depth` on every thread, each with a game of its own. All fill one table of
/// `2^bits` buckets: what one has searched, the others find there. Their timing differs from run to run, so
/// only a single thread is deterministic.
pub(crate) fn search<G: PerfectInfoGame>(
    threads: &SearchThreads,
    limits: &SearchLimits,
    bits: u32,
    game: impl Fn() -> G + Sync,
    root: RootMoves<'_>,
    depth: u32,
) -> Found {
    let table = TranspositionTable::new(bits);
    let found = threads.run(limits, |worker| {
        // Threads that start at different depths search the same position at the same time less often.
        let first = (1 + worker.index as u32 % 3).min(depth);
        Search::new(&mut game(), worker.limits, &table).comparing(root.compare).run(root.legal, first..=depth)
    });
    let rank = |found: &Found| (found.actions.first().is_some_and(|&(_, value)| value > PROVED), found.depth);
    let deepest = found.into_iter().reduce(|best, next| if rank(&next) > rank(&best) { next } else { best });
    deepest.expect("there is at least one thread")
}
