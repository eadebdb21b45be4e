//! The chain of hashes over a table's log, by which damage is noticed.
//!
//! An entry's hash is SHA-256 over the hash of the entry before it (or zeros), the table's id, the entry's seq, its time
//! and its body. Entries from before there were hashes have none; the first one with a hash begins the chain, and from
//! there on none may lack it. Whoever can write to the database can make new hashes: they show accidents, not fraud.

use igroteka_protocol::TableId;
use sha2::{Digest, Sha256};

use crate::Entry;

/// The hash of an entry and, through the one before it, of the whole chain.
pub(crate) type EntryHash = [u8; 32];

/// What is wrong with a log, as the end of a sentence.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Flaw(pub String);

impl From<sqlx::Error> for Flaw {
    fn from(error: sqlx::Error) -> Flaw {
        Flaw(format!("it cannot be read ({error})"))
    }
}

/// The end of a log up to some entry.
pub(crate) struct Chain {
    table: TableId,
    seq: u64,
    hash: Option<EntryHash>,
}

impl Chain {
    /// Before the first entry.
    pub fn start(table: TableId) -> Chain {
        Chain::after(table, 0, None)
    }

    /// After the entry with this seq and hash.
    pub fn after(table: TableId, seq: u64, hash: Option<EntryHash>) -> Chain {
        Chain { table, seq, hash }
    }

    /// The seq of the last entry.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The hash of the last entry, if it has one.
    pub fn hash(&self) -> Option<EntryHash> {
        self.hash
    }

    /// Adds an entry and gives its hash.
    pub fn add(&mut self, at: i64, body: &str) -> EntryHash {
        let seq = self.seq + 1;
        let hash = self.next_hash(seq, at, body);
        (self.seq, self.hash) = (seq, Some(hash));
        hash
    }

    /// Goes on to an entry that was read, if it is the one that was written.
    pub fn follow(&mut self, entry: &Entry, hash: Option<&[u8]>) -> Result<(), Flaw> {
        let seq = self.seq + 1;
        if entry.seq != seq {
            return Err(missing(seq));
        }
        self.hash = match (hash, self.hash) {
            (None, None) => None,
            (None, Some(_)) => return Err(Flaw(format!("entry {seq} has lost its hash"))),
            (Some(hash), _) => {
                let expected = self.next_hash(seq, entry.at, &entry.body);
                if hash != expected {
                    return Err(Flaw(format!("entry {seq} does not match its hash")));
                }
                Some(expected)
            }
        };
        self.seq = seq;
        Ok(())
    }

    /// Checks that the log ends where its table says.
    pub fn end(&self, head: u64, hash: Option<&[u8]>) -> Result<(), Flaw> {
        if self.seq < head {
            return Err(missing(self.seq + 1));
        }
        if hash != self.hash.as_ref().map(EntryHash::as_slice) {
            return Err(Flaw("its last entry is not the one that its table knows".to_owned()));
        }
        Ok(())
    }

    fn next_hash(&self, seq: u64, at: i64, body: &str) -> EntryHash {
        Sha256::new()
            .chain_update(self.hash.unwrap_or_default())
            .chain_update(self.table.0.to_be_bytes())
            .chain_update(seq.to_be_bytes())
            .chain_update(at.to_be_bytes())
            .chain_update(body)
            .finalize()
            .into()
    }
}

pub(crate) fn missing(seq: u64) -> Flaw {
    Flaw(format!("entry {seq} is missing"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(seq: u64, body: &str) -> Entry {
        Entry { seq, at: 1000, body: body.to_owned() }
    }

    /// The hash is part of the format of stored data: a program that makes others refuses all older logs.
    #[test]
    fn a_hash_is_made_of_the_bytes_that_are_documented() {
        let mut bytes = vec![0; 32];
        bytes.extend(7_u128.to_be_bytes());
        bytes.extend(4_u64.to_be_bytes());
        bytes.extend(1000_i64.to_be_bytes());
        bytes.extend("тіло".as_bytes());
        let first = Chain::after(TableId(7), 3, None).add(1000, "тіло");
        assert_eq!(first, <[u8; 32]>::from(Sha256::digest(&bytes)));
        bytes[..32].copy_from_slice(&first);
        bytes[55] = 5;
        assert_eq!(
            Chain::after(TableId(7), 4, Some(first)).add(1000, "тіло")[..],
            Sha256::digest(&bytes)[..]
        );
    }

    #[test]
    fn the_chain_begins_after_entries_without_hashes_and_does_not_end() {
        let mut written = Chain::after(TableId(7), 1, None);
        let hash = written.add(1000, "new");
        let mut chain = Chain::start(TableId(7));
        assert_eq!(chain.follow(&entry(1, "old"), None), Ok(()));
        assert_eq!(chain.follow(&entry(2, "new"), Some(&hash)), Ok(()));
        assert_eq!(chain.end(2, Some(&hash)), Ok(()));
        let flaw = chain.follow(&entry(3, "newer"), None);
        assert_eq!(flaw, Err(Flaw("entry 3 has lost its hash".to_owned())));
    }

    #[test]
    fn a_log_of_another_table_does_not_fit() {
        let hash = Chain::start(TableId(7)).add(1000, "new");
        let flaw = Chain::start(TableId(8)).follow(&entry(1, "new"), Some(&hash));
        assert_eq!(flaw, Err(Flaw("entry 1 does not match its hash".to_owned())));
    }
}
