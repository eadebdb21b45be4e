//! The nodes that are alive, and which of them owns a table.

use igroteka_protocol::TableId;
use igroteka_store::{Member, NodeId};
use sha2::{Digest, Sha256};

/// The nodes that are alive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members {
    /// Those that may own tables, in order.
    owners: Vec<NodeId>,
    /// How many serve.
    count: usize,
}

impl Members {
    /// Those that were seen within `fresh` milliseconds and are not about to end; while nodes are upgraded one after
    /// another, those of the newest version: the others may not understand what is in a log.
    pub fn alive(members: &[Member], fresh: i64) -> Members {
        let alive = || members.iter().filter(|member| member.age <= fresh && !member.draining);
        let newest = alive().map(|member| version(&member.version)).max();
        let owners = alive().filter(|member| Some(version(&member.version)) == newest);
        let mut ids: Vec<NodeId> = owners.map(|member| member.id.clone()).collect();
        ids.sort_unstable();
        Members { owners: ids, count: alive().count() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether a node may own tables.
    pub fn may_own(&self, node: &NodeId) -> bool {
        self.owners.contains(node)
    }

    /// The node that owns a table, by rendezvous hashing: when a node comes or goes, only its own tables move.
    pub fn owner(&self, table: TableId) -> Option<&NodeId> {
        self.owners.iter().max_by_key(|node| {
            let mut hash = Sha256::new();
            hash.update(table.0.to_be_bytes());
            hash.update(node.0.as_bytes());
            <[u8; 32]>::from(hash.finalize())
        })
    }
}

/// A version as numbers that can be compared; whatever follows them does not count.
fn version(text: &str) -> [u32; 3] {
    let mut numbers = text.split(['.', '-', '+']).map(|part| part.parse().unwrap_or(0));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

/// The node whose clock the others follow: the one that has been serving longest.
pub fn clock_source(members: &[Member], fresh: i64) -> Option<&Member> {
    let alive = members.iter().filter(|member| member.age <= fresh && member.ahead.is_some());
    alive.min_by_key(|member| (member.began, &member.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(id: &str, age: i64, draining: bool) -> Member {
        Member { id: NodeId(id.to_owned()), began: 1, age, ahead: Some(0), draining, version: String::new() }
    }

    fn of(ids: &[&str]) -> Members {
        Members::alive(&ids.iter().map(|id| member(id, 0, false)).collect::<Vec<_>>(), 10)
    }

    #[test]
    fn a_node_that_is_silent_or_about_to_end_owns_nothing() {
        let members =
            [member("b", 10, false), member("a", 0, false), member("c", 11, false), member("d", 0, true)];
        assert_eq!(Members::alive(&members, 10), of(&["a", "b"]));
        assert_eq!(of(&[]).owner(TableId(1)), None);
    }

    #[test]
    fn tables_are_shared_evenly_and_only_those_of_a_node_that_went_move() {
        const TABLES: u128 = 3_000;
        let (three, two) = (of(&["a", "b", "c"]), of(&["a", "c"]));
        let mut counts = [0; 3];
        for id in 0..TABLES {
            let owner = three.owner(TableId(id)).unwrap();
            counts[usize::from(owner.0.as_bytes()[0] - b'a')] += 1;
            if owner.0 != "b" {
                assert_eq!(two.owner(TableId(id)), Some(owner));
            }
        }
        // A third each, give or take six standard deviations.
        assert!(counts.iter().all(|count| (845..=1_155).contains(count)), "{counts:?}");
    }

    #[test]
    fn while_nodes_are_upgraded_the_newest_own_all_tables() {
        let at =
            |id: &str, version: &str, age| Member { version: version.to_owned(), ..member(id, age, false) };
        let mixed = [at("a", "0.9.2", 0), at("b", "0.10.0", 0), at("c", "0.10.0+x", 0), at("d", "1.0.0", 99)];
        let owners = Members::alive(&mixed, 10);
        assert_eq!((owners.count(), owners.may_own(&NodeId("a".to_owned()))), (3, false));
        let owned = (0..50).map(|id| owners.owner(TableId(id)).unwrap().0.as_str());
        assert!(owned.clone().all(|id| id == "b" || id == "c"), "{:?}", owned.collect::<Vec<_>>());
        // If all of them are gone, the others take over again.
        let left = [at("a", "0.9.2", 0), at("b", "0.10.0", 99)];
        assert_eq!(Members::alive(&left, 10).owner(TableId(1)).unwrap().0, "a");
    }

    #[test]
    fn the_eldest_is_alive_and_has_a_clock() {
        let at = |id: &str, began, age, ahead| Member { began, ahead, ..member(id, age, false) };
        let members =
            [at("a", 1, 99, Some(0)), at("b", 2, 0, None), at("d", 3, 0, Some(0)), at("c", 3, 0, Some(0))];
        assert_eq!(clock_source(&members, 10).unwrap().id.0, "c");
    }
}
