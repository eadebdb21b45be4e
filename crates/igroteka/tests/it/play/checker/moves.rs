//! Acknowledged moves are in the log, once, in order and in their place, and no others; acknowledged words are in the
//! chat.

use std::time::Duration;

use igroteka_protocol::{Event, EventKind};

use super::{Report, Sorted, Violation};
use crate::play::history::{Act, Move, Seated};

pub(super) fn check(sorted: &Sorted<'_>, report: &mut Report) {
    for (seated, acts) in &sorted.players {
        let told = acknowledged(*seated, acts, report);
        report.moves += told.len();
        for shown in sorted.finals.get(seated).into_iter().flatten() {
            compare(*seated, &told, &shown.log, report);
            for text in
                acts.iter().filter_map(|(_, act)| if let Act::Said(text) = act { Some(text) } else { None })
            {
                if shown.said.iter().filter(|said| *said == text).count() != 1 {
                    report.violations.push(Violation::WordsLost { seated: *seated, text: text.clone() });
                }
            }
        }
    }
}

/// The moves that were acknowledged, in their order.
fn acknowledged<'a>(seated: Seated, acts: &[(Duration, &'a Act)], report: &mut Report) -> Vec<&'a Move> {
    let mut told: Vec<&Move> = Vec::new();
    let mut open: Option<&Move> = None;
    for (_, act) in acts {
        match act {
            Act::Invoke(wanted) => open = Some(wanted),
            // The same request may be sent and answered twice.
            Act::Ok { .. } => {
                if let Some(wanted) = open
                    && told.last().is_none_or(|last| *last != wanted)
                {
                    told.push(wanted);
                }
            }
            Act::Fail(code) => {
                let wanted = open.take();
                if let Some(wanted) = wanted.filter(|wanted| wanted.alone) {
                    let wanted = wanted.clone();
                    report.violations.push(Violation::Refused { seated, wanted, code: *code });
                }
            }
            _ => {}
        }
    }
    told
}

fn compare(seated: Seated, told: &[&Move], log: &[Event], report: &mut Report) {
    let own = format!("{} ", seated.seat);
    let lines = || {
        log.iter().filter_map(|event| match &event.what {
            EventKind::Line { n, line, auto } => Some((*n, line.as_str(), *auto)),
            _ => None,
        })
    };
    // Nobody here resigns: that follows on a time-out, which is judged elsewhere.
    let by_hand = |line: &&str| !matches!(*line, "timeout" | "resign");
    let mut played = lines()
        .filter(|(_, _, auto)| !auto)
        .filter_map(|(_, line, _)| line.strip_prefix(&own))
        .filter(by_hand);
    let mut lost = Vec::new();
    for wanted in told {
        if !is_throw(wanted) {
            let mut rest = played.clone();
            match rest.position(|line| fits(line, &wanted.text)) {
                Some(skipped) => {
                    for line in played.by_ref().take(skipped) {
                        report.violations.push(Violation::Unasked { seated, line: line.to_owned() });
                    }
                    played.next();
                }
                None => lost.push(*wanted),
            }
        }
        let there = lines().find(|(n, _, _)| *n == wanted.seq + 1).map(|(_, line, _)| line);
        let in_place = there.is_some_and(|line| {
            if is_throw(wanted) {
                line.starts_with("! throw ")
            } else {
                line.strip_prefix(&own).is_some_and(|line| fits(line, &wanted.text))
            }
        });
        if wanted.alone && !in_place && lost.last() != Some(wanted) {
            lost.push(wanted);
        }
    }
    for line in played {
        report.violations.push(Violation::Unasked { seated, line: line.to_owned() });
    }
    for wanted in lost {
        report.violations.push(Violation::Lost { seated, wanted: wanted.clone() });
    }
}

/// Dice that are thrown by hand stand in the record as chance.
fn is_throw(wanted: &Move) -> bool {
    wanted.text == "throw"
}

/// Whether a line of the record is what a player said; sudoku's record adds the card that was turned up.
fn fits(line: &str, text: &str) -> bool {
    line.strip_prefix(text).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
}
