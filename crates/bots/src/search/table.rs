//! What a search has found out about positions it may meet again.

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The high half of the key: the low half chose the place.
    check: u32,
    pub value: i32,
    /// What the position looks like without search.
    pub glance: i16,
    pub code: u16,
    pub depth: i8,
    pub bound: Bound,
}

/// A table of fixed size: 16 bytes an entry, two entries a place, the dearer one kept.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
    mask: usize,
}

const NONE: Entry =
    Entry { check: 0, value: 0, glance: 0, code: u16::MAX, depth: i8::MIN, bound: Bound::AtMost };

impl Table {
    /// A table with `2^bits` places of 32 bytes.
    pub fn new(bits: u32) -> Table {
        Table { entries: vec![[NONE; 2]; 1 << bits], mask: (1 << bits) - 1 }
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let place = &self.entries[key as usize & self.mask];
        place.iter().find(|entry| entry.check == (key >> 32) as u32 && entry.depth > i8::MIN).copied()
    }

    #[inline]
    pub fn put(&mut self, key: u64, depth: i32, bound: Bound, value: i32, glance: i32, code: Option<u16>) {
        let check = (key >> 32) as u32;
        let place = &mut self.entries[key as usize & self.mask];
        let known = place.iter().position(|entry| entry.check == check);
        // The first keeps what took longest, the second what came last.
        let index = known.unwrap_or_else(|| usize::from(place[0].depth > depth as i8));
        let old = place[index];
        if known.is_some() && bound != Bound::Exact && i32::from(old.depth) > depth + 2 {
            return;
        }
        let code = code.unwrap_or(if known.is_some() { old.code } else { u16::MAX });
        if known.is_none() && index == 0 {
            place[1] = old;
        }
        place[index] = Entry { check, value, glance: glance as i16, code, depth: depth as i8, bound };
    }
}
