//! At the end all nodes show the same, and every game is over.

use std::collections::BTreeSet;

use super::{Report, Sorted, Violation};
use crate::play::history::Final;

pub(super) fn check(sorted: &Sorted<'_>, report: &mut Report) {
    let read: BTreeSet<_> = sorted.finals.keys().map(|seated| seated.table).collect();
    for table in sorted.tables().difference(&read) {
        report.violations.push(Violation::NotRead { table: *table });
    }
    let mut open = BTreeSet::new();
    for (seated, finals) in &sorted.finals {
        for shown in finals {
            if shown.outcome.is_none() && open.insert((seated.table, shown.node)) {
                report.violations.push(Violation::NotEnded { table: seated.table, node: shown.node });
            }
        }
        for pair in finals.windows(2) {
            if let Some(about) = difference(pair[0], pair[1], sorted.limits.clocks) {
                let nodes = (pair[0].node, pair[1].node);
                report.violations.push(Violation::NodesDiffer { seated: *seated, nodes, about });
            }
        }
    }
}

fn difference(one: &Final, other: &Final, limit: i64) -> Option<&'static str> {
    let apart = |(one, other): (&u64, &u64)| one.abs_diff(*other) > limit.unsigned_abs();
    if one.outcome != other.outcome {
        Some("result")
    } else if one.log != other.log {
        Some("log")
    } else if one.left.len() != other.left.len() || one.left.iter().zip(&other.left).any(apart) {
        Some("clocks")
    } else if one.said != other.said {
        Some("chat")
    } else {
        None
    }
}
