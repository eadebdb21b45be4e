//! The transposition table.

use std::sync::atomic::{AtomicU64, Ordering};

use super::perfect_info::WIN;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub value: i32,
    /// The static evaluation.
    pub static_eval: i16,
    pub action: u16,
    pub depth: i8,
    pub bound: Bound,
}

/// A table of fixed size: two entries of 16 bytes per bucket, one of which keeps the deeper search. Threads share it
/// without locks.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<[Slot; 2]>,
    mask: usize,
}

/// An entry as two words that are written one after the other.
#[derive(Debug)]
struct Slot {
    packed: AtomicU64,
    /// The key combined by XOR with the packed entry. If another thread has written only one of the words, the key does
    /// not match and the entry is ignored.
    mixed: AtomicU64,
}

/// A bound does not replace what a search this many plies deeper has found about the same position.
const KEPT_AGAINST_BOUNDS: i32 = 2;

/// A slot that was never written: no search is so shallow.
const NONE: u64 = 0;
const SHALLOWEST: i32 = i8::MIN as i32;

// Values fit the 16 bits that they are packed into.
const _: () = assert!(WIN < i16::MAX as i32);

impl Entry {
    #[inline]
    fn pack(self) -> u64 {
        let depth = (i32::from(self.depth) - SHALLOWEST) as u64;
        u64::from(self.value as u16)
            | u64::from(self.static_eval as u16) << 16
            | u64::from(self.action) << 32
            | depth << 48
            | (self.bound as u64) << 56
    }

    #[inline]
    fn unpack(packed: u64) -> Entry {
        let bound = match packed >> 56 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Entry {
            value: i32::from(packed as i16),
            static_eval: (packed >> 16) as i16,
            action: (packed >> 32) as u16,
            depth: (i32::from((packed >> 48) as u8) + SHALLOWEST) as i8,
            bound,
        }
    }
}

impl Slot {
    const fn empty() -> Slot {
        Slot { packed: AtomicU64::new(NONE), mixed: AtomicU64::new(0) }
    }

    /// The key and the packed entry.
    #[inline]
    fn load(&self) -> (u64, u64) {
        let packed = self.packed.load(Ordering::Relaxed);
        (self.mixed.load(Ordering::Relaxed) ^ packed, packed)
    }

    #[inline]
    fn store(&self, key: u64, packed: u64) {
        self.packed.store(packed, Ordering::Relaxed);
        self.mixed.store(key ^ packed, Ordering::Relaxed);
    }
}

impl TranspositionTable {
    /// A table with `2^bits` buckets of 32 bytes.
    pub fn new(bits: u32) -> TranspositionTable {
        let buckets = (0..1 << bits).map(|_| [Slot::empty(), Slot::empty()]).collect();
        TranspositionTable { buckets, mask: (1 << bits) - 1 }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[key as usize & self.mask];
        let mut loaded = bucket.iter().map(Slot::load);
        let (_, packed) = loaded.find(|&(known, packed)| known == key && packed != NONE)?;
        Some(Entry::unpack(packed))
    }

    #[inline]
    pub(super) fn put(
        &self,
        key: u64,
        depth: i32,
        bound: Bound,
        value: i32,
        static_eval: i32,
        action: Option<u16>,
    ) {
        let bucket = &self.buckets[key as usize & self.mask];
        let loaded = [bucket[0].load(), bucket[1].load()];
        let known = loaded.iter().position(|&(known, packed)| known == key && packed != NONE);
        // The first entry keeps the deeper search, the second the latest one.
        let deeper = |packed: u64, depth: i32| i32::from(Entry::unpack(packed).depth) > depth;
        let index = known.unwrap_or_else(|| usize::from(deeper(loaded[0].1, depth)));
        let (old_key, old) = loaded[index];
        if known.is_some() && bound != Bound::Exact && deeper(old, depth + KEPT_AGAINST_BOUNDS) {
            return;
        }
        let action = action.unwrap_or(if known.is_some() { Entry::unpack(old).action } else { u16::MAX });
        if known.is_none() && index == 0 {
            bucket[1].store(old_key, old);
        }
        let entry = Entry { value, static_eval: static_eval as i16, action, depth: depth as i8, bound };
        bucket[index].store(key, entry.pack());
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use igroteka_game::Stream;

    use super::*;

    /// Everything that is stored under a key follows from it and from `turn`, so that a wrong entry shows.
    fn of(key: u64, turn: u64) -> Entry {
        let mixed = (key ^ turn).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let bound = [Bound::Exact, Bound::AtLeast, Bound::AtMost][(mixed >> 60) as usize % 3];
        Entry {
            value: (mixed >> 40) as i32 % WIN,
            static_eval: mixed as i16,
            action: (mixed >> 16) as u16,
            depth: (mixed >> 32) as i8 & 31,
            bound,
        }
    }

    fn put(table: &TranspositionTable, key: u64, entry: Entry) {
        let Entry { value, static_eval, action, depth, bound } = entry;
        table.put(key, depth.into(), bound, value, static_eval.into(), Some(action));
    }

    #[test]
    fn what_was_put_is_got() {
        let table = TranspositionTable::new(4);
        let mut source = Stream::new(1);
        for turn in 0..1_000 {
            let key = source.bits();
            assert_eq!(table.get(key), None);
            let entry = Entry { depth: 40, ..of(key, turn) };
            put(&table, key, Entry { value: -entry.value, bound: Bound::Exact, ..entry });
            put(&table, key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
        // An empty slot is not an entry of the key 0.
        assert_eq!(TranspositionTable::new(4).get(0), None);
    }

    #[test]
    fn the_deeper_entry_stays() {
        let table = TranspositionTable::new(0);
        let at = |key, depth| put(&table, key, Entry { depth, ..of(key, 0) });
        at(1, 9);
        at(2, 3);
        at(3, 4);
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(9));
        assert_eq!(table.get(2), None);
        assert_eq!(table.get(3).map(|entry| entry.depth), Some(4));
        at(4, 10);
        assert_eq!(table.get(1).map(|entry| entry.depth), Some(9));
        assert_eq!(table.get(4).map(|entry| entry.depth), Some(10));
    }

    /// Another thread has written one of an entry's two words: neither key finds anything there.
    #[test]
    fn half_an_entry_is_not_believed() {
        let (one, other) = (0x1234_5678_9abc_def0, 0x0fed_cba9_8765_4321);
        let written = Slot::empty();
        written.store(other, of(other, 1).pack());
        for word in [false, true] {
            let table = TranspositionTable::new(0);
            put(&table, one, of(one, 1));
            let slot = &table.buckets[0][0];
            if word {
                slot.packed.store(written.packed.load(Ordering::Relaxed), Ordering::Relaxed);
            } else {
                slot.mixed.store(written.mixed.load(Ordering::Relaxed), Ordering::Relaxed);
            }
            assert_eq!((table.get(one), table.get(other)), (None, None));
        }
    }

    /// Threads write the same bucket over and over. What anybody reads was put under the key that was asked for: the
    /// value of one turn with the action of another would show.
    #[test]
    fn no_thread_gets_what_was_put_under_another_key() {
        const TURNS: u64 = 4;
        // All of one depth and exact, so that each is written whatever is there.
        let welcome = |key, turn| Entry { depth: 5, bound: Bound::Exact, ..of(key, turn) };
        let table = TranspositionTable::new(0);
        let keys: Vec<u64> = {
            let mut source = Stream::new(2);
            (0..4).map(|_| source.bits()).collect()
        };
        let entries: Vec<Vec<Entry>> =
            keys.iter().map(|&key| (0..TURNS).map(|turn| welcome(key, turn)).collect()).collect();
        let hammer = |seed: u64| {
            let mut source = Stream::new(seed);
            let mut got = 0;
            for _ in 0..500_000 {
                let random = source.bits();
                let (wrote, read) = (random as usize % 4, (random >> 8) as usize % 4);
                put(&table, keys[wrote], entries[wrote][(random >> 16) as usize % 4]);
                if let Some(entry) = table.get(keys[read]) {
                    assert!(entries[read].contains(&entry), "{entry:?}");
                    got += 1;
                }
            }
            got
        };
        let got: u32 = thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|seed| scope.spawn(move || hammer(seed))).collect();
            threads.into_iter().map(|thread| thread.join().expect("every entry was whole")).sum()
        });
        assert!(got > 100_000, "{got} entries were there to be read");
        // It has not grown: one bucket of 32 bytes.
        assert_eq!(size_of_val(&table.buckets[..]), 32);
    }
}
