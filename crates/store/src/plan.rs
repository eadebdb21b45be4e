//! Decides a group of appends in memory, so that writing it takes only a few statements.

use std::collections::HashMap;

use igroteka_protocol::{GameId, TableId};

use crate::chain::{Chain, EntryHash};
use crate::{Append, GameStart, NewTable, StoreError, TableChange};

/// A table as stored in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub key: i64,
    pub head: u64,
    /// The hash of the last entry, if it has one.
    pub hash: Option<EntryHash>,
}

/// What a group writes. Every part may be empty.
#[derive(Default)]
pub(crate) struct Plan<'a> {
    pub entries: Vec<PlannedEntry<'a>>,
    /// Each table that grew, once.
    pub heads: Vec<PlannedHead>,
    /// The last change of each table.
    pub changes: Vec<(i64, &'a TableChange)>,
    pub started: Vec<PlannedStart<'a>>,
    pub ended: Vec<PlannedEnd<'a>>,
}

pub(crate) struct PlannedEntry<'a> {
    pub table_key: i64,
    pub seq: u64,
    pub at: i64,
    pub body: &'a str,
    pub hash: EntryHash,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlannedHead {
    pub table_key: i64,
    pub head: u64,
    pub at: i64,
    pub hash: Option<EntryHash>,
}

pub(crate) struct PlannedStart<'a> {
    pub table_key: i64,
    pub at: i64,
    pub start: &'a GameStart,
}

pub(crate) struct PlannedEnd<'a> {
    pub table_key: i64,
    pub at: i64,
    pub game: GameId,
    pub result: &'a str,
}

impl<'a> Plan<'a> {
    /// Plans the appends in their order. Each has a result of its own, and a lost race adds nothing to the plan.
    pub fn of(
        found: &HashMap<TableId, Found>,
        appends: &[&'a Append],
    ) -> (Plan<'a>, Vec<Result<(), StoreError>>) {
        let mut plan = Plan::default();
        // The group's own changes so far, because a table may occur several times.
        let mut grown: HashMap<i64, PlannedHead> = HashMap::new();
        let mut changes: HashMap<i64, &TableChange> = HashMap::new();
        let verdicts = appends
            .iter()
            .map(|append| {
                let Some(&Found { key, head, hash }) = found.get(&append.table) else {
                    return Err(StoreError::Missing("table"));
                };
                let (head, hash) = grown.get(&key).map_or((head, hash), |grown| (grown.head, grown.hash));
                if append.expect != head {
                    return Err(StoreError::Conflict { head });
                }
                let chain = Chain::after(append.table, head, hash);
                grown.insert(key, plan.add_entries(key, chain, append.at, &append.entries));
                if let Some(change) = &append.change {
                    changes.insert(key, change);
                }
                if let Some(start) = &append.started {
                    plan.started.push(PlannedStart { table_key: key, at: append.at, start });
                }
                if let Some((game, result)) = &append.ended {
                    plan.ended.push(PlannedEnd { table_key: key, at: append.at, game: *game, result });
                }
                Ok(())
            })
            .collect();
        plan.heads = grown.into_values().collect();
        plan.heads.sort_unstable_by_key(|head| head.table_key);
        plan.changes = changes.into_iter().collect();
        plan.changes.sort_unstable_by_key(|(key, _)| *key);
        (plan, verdicts)
    }

    /// The first entries of a new table.
    pub fn of_new(table_key: i64, table: &'a NewTable) -> Plan<'a> {
        let mut plan = Plan { changes: vec![(table_key, &table.change)], ..Plan::default() };
        let head = plan.add_entries(table_key, Chain::start(table.id), table.at, &table.entries);
        plan.heads.push(head);
        plan
    }

    fn add_entries(
        &mut self,
        table_key: i64,
        mut chain: Chain,
        at: i64,
        entries: &'a [String],
    ) -> PlannedHead {
        for body in entries {
            let hash = chain.add(at, body);
            self.entries.push(PlannedEntry { table_key, seq: chain.seq(), at, body, hash });
        }
        PlannedHead { table_key, head: chain.seq(), at, hash: chain.hash() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn append(table: u128, expect: u64, bodies: &[&str]) -> Append {
        Append {
            table: TableId(table),
            expect,
            at: 1000 + expect as i64,
            entries: bodies.iter().map(ToString::to_string).collect(),
            change: None,
            started: None,
            ended: None,
        }
    }

    fn tables() -> HashMap<TableId, Found> {
        let found = |key, head| Found { key, head, hash: None };
        HashMap::from([(TableId(1), found(10, 5)), (TableId(2), found(20, 0))])
    }

    fn heads(plan: &Plan<'_>) -> Vec<(i64, u64, i64)> {
        plan.heads.iter().map(|head| (head.table_key, head.head, head.at)).collect()
    }

    #[test]
    fn a_table_may_grow_twice_in_one_group() {
        let appends = [append(1, 5, &["a", "b"]), append(2, 0, &["x"]), append(1, 7, &["c"])];
        let (plan, verdicts) = Plan::of(&tables(), &appends.iter().collect::<Vec<_>>());
        assert!(verdicts.iter().all(Result::is_ok));
        let entries: Vec<_> =
            plan.entries.iter().map(|entry| (entry.table_key, entry.seq, entry.body)).collect();
        assert_eq!(entries, [(10, 6, "a"), (10, 7, "b"), (20, 1, "x"), (10, 8, "c")]);
        assert_eq!(heads(&plan), [(10, 8, 1007), (20, 1, 1000)]);
        let hashes: Vec<_> = plan.entries.iter().map(|entry| entry.hash).collect();
        let mut chain = Chain::after(TableId(1), 5, None);
        let expected = [chain.add(1005, "a"), chain.add(1005, "b"), chain.add(1007, "c")];
        assert_eq!([hashes[0], hashes[1], hashes[3]], expected, "the chain goes on within the group");
        assert_eq!(plan.heads[0].hash, Some(expected[2]));
    }

    #[test]
    fn losers_leave_no_trace_and_learn_the_head() {
        let mut late = append(1, 5, &["late"]);
        late.ended = Some((GameId(3), "lost".to_string()));
        let appends = [append(1, 5, &["first"]), late, append(9, 0, &["nowhere"]), append(2, 1, &["early"])];
        let (plan, verdicts) = Plan::of(&tables(), &appends.iter().collect::<Vec<_>>());
        assert!(verdicts[0].is_ok());
        assert!(matches!(verdicts[1], Err(StoreError::Conflict { head: 6 })));
        assert!(matches!(verdicts[2], Err(StoreError::Missing("table"))));
        assert!(matches!(verdicts[3], Err(StoreError::Conflict { head: 0 })));
        assert_eq!(plan.entries.len(), 1);
        assert_eq!(heads(&plan), [(10, 6, 1005)]);
        assert!(plan.ended.is_empty());
    }

    #[test]
    fn the_last_change_of_a_table_stands() {
        let change = |summary: &str| TableChange {
            status: crate::TableStatus::Playing,
            listed: false,
            summary: summary.to_string(),
            people: vec![],
        };
        let mut appends = [append(1, 5, &["a"]), append(1, 6, &["b"]), append(1, 7, &["c"])];
        appends[0].change = Some(change("one"));
        appends[1].change = Some(change("two"));
        let (plan, _) = Plan::of(&tables(), &appends.iter().collect::<Vec<_>>());
        let changes: Vec<_> =
            plan.changes.iter().map(|(key, change)| (*key, change.summary.as_str())).collect();
        assert_eq!(changes, [(10, "two")]);
    }
}
