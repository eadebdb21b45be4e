//! Nodes that are asked at the same time show the same clocks.

use std::collections::BTreeMap;
use std::time::Duration;

use igroteka_protocol::TableId;

use super::{Report, Sorted, Violation};
use crate::play::history::{ClocksShown, What};

/// Answers that were not given within so long of each other are not compared.
const TOGETHER: Duration = Duration::from_millis(100);

pub(super) fn check(sorted: &Sorted<'_>, report: &mut Report) {
    let mut shown: BTreeMap<(TableId, u64), Vec<(Duration, &ClocksShown)>> = BTreeMap::new();
    for line in sorted.lines {
        if let What::Clocks(clocks) = &line.what {
            shown.entry((clocks.table, clocks.seq)).or_default().push((line.at, clocks));
        }
    }
    for ((table, _), answers) in shown {
        for (place, (at, one)) in answers.iter().enumerate() {
            for (other_at, other) in &answers[place + 1..] {
                let span = (*at).max(*other_at).saturating_sub(one.asked.min(other.asked));
                if one.node == other.node || one.running != other.running || span > TOGETHER {
                    continue;
                }
                let by = apart(one, other, span);
                report.clocks = (report.clocks.0.max(by), report.clocks.1 + 1);
                if by > sorted.limits.clocks {
                    let nodes = (one.node, other.node);
                    report.violations.push(Violation::ClocksDiffer { table, nodes, by });
                }
            }
        }
    }
}

/// By how many milliseconds two nodes differ that were asked within this time, in which a running clock has gone on.
fn apart(one: &ClocksShown, other: &ClocksShown, span: Duration) -> i64 {
    let seats = (1..).zip(one.left.iter().zip(&other.left));
    let by = seats.map(|(seat, (left, other))| {
        let passed = if one.running.contains(&seat) { span.as_millis() as i64 } else { 0 };
        (left.abs_diff(*other) as i64 - passed).max(0)
    });
    by.max().unwrap_or(0)
}
