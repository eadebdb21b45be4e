//! Without a fault, house bots think once about a decision.

use std::collections::BTreeMap;

use super::{Report, Sorted, Violation};
use crate::play::history::What;

pub(super) fn check(sorted: &Sorted<'_>, report: &mut Report) {
    let mut last = BTreeMap::new();
    for line in sorted.lines {
        let What::Thought { decision, .. } = &line.what else { continue };
        report.thoughts.0 += 1;
        let Some(before) = last.insert(decision.as_str(), line.at) else { continue };
        if sorted.fault_during(before, line.at).is_none() {
            let violation = Violation::ThoughtTwice { decision: decision.clone(), at: line.at };
            report.violations.push(violation);
        }
    }
    report.thoughts.1 = last.len();
}
