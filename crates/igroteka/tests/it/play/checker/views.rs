//! What somebody was shown is a beginning of the log, grows and never goes back; and whoever looks sees all that was
//! acknowledged before, to anybody.

use std::collections::BTreeMap;
use std::time::Duration;

use igroteka_protocol::TableId;

use super::{Report, Sorted, Violation};
use crate::play::history::{Act, Seated, What};

pub(super) fn check(sorted: &Sorted<'_>, report: &mut Report) {
    for (seated, acts) in &sorted.players {
        let mut seen = 0;
        for (_, act) in acts {
            let Act::Saw(event) = act else { continue };
            report.shown += 1;
            if event.seq != seen + 1 {
                let violation = Violation::OutOfOrder { seated: *seated, after: seen, seq: event.seq };
                report.violations.push(violation);
            }
            seen = event.seq;
            for shown in sorted.finals.get(seated).into_iter().flatten() {
                if shown.log.get(event.seq as usize - 1) != Some(event) {
                    report.violations.push(Violation::Changed { seated: *seated, seq: event.seq });
                    break;
                }
            }
        }
    }
    look(sorted, report);
}

/// The lines of a history are in the order in which they were noted: what was acknowledged before somebody looked is
/// above.
fn look(sorted: &Sorted<'_>, report: &mut Report) {
    let mut heads: BTreeMap<TableId, u64> = BTreeMap::new();
    let mut looking: BTreeMap<Seated, u64> = BTreeMap::new();
    for line in sorted.lines {
        let What::Player(seated, act) = &line.what else { continue };
        let head = heads.entry(seated.table).or_default();
        match act {
            Act::Ok { head: acknowledged } => *head = (*head).max(*acknowledged),
            Act::Looks => {
                looking.insert(*seated, *head);
            }
            Act::Stands { seq } => {
                if let Some(acknowledged) = looking.remove(seated).filter(|acknowledged| acknowledged > seq) {
                    report.violations.push(Violation::Stale { seated: *seated, acknowledged, stands: *seq });
                }
            }
            _ => {}
        }
    }
}

/// When a player was connected.
pub(super) fn connected(acts: &[(Duration, &Act)]) -> Vec<(Duration, Duration)> {
    let mut spans = Vec::new();
    let mut since = None;
    for (at, act) in acts {
        match act {
            Act::Stands { .. } => since = since.or(Some(*at)),
            Act::Gone => spans.extend(since.take().map(|since| (since, *at))),
            _ => {}
        }
    }
    spans
}
