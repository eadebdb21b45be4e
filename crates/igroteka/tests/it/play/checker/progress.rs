//! Games go on soon after a fault; nobody is called absent, or loses on time, because of one.

use std::time::Duration;

use igroteka_protocol::{Event, EventKind, TableId};

use super::views::connected;
use super::{Report, Sorted, Violation};
use crate::play::history::{Broken, Seated};

/// Coming and going need not be known to the second.
const SLACK: Duration = Duration::from_secs(1);

/// How much earlier than due, in milliseconds, a clock may run out: it is rounded.
const ROUNDED: i64 = 50;

pub(super) fn check(sorted: &Sorted<'_>, report: &mut Report) {
    for table in sorted.tables() {
        let Some(shown) = sorted.finals.iter().find(|(seated, _)| seated.table == table) else { continue };
        let Some(shown) = shown.1.first() else { continue };
        stand_stills(sorted, table, &shown.log, report);
        for event in &shown.log {
            if let EventKind::Absent { seat } = event.what {
                absence(sorted, Seated { table, seat }, sorted.time(event.at), report);
            }
        }
        let lost_on_time = shown.outcome.iter().flat_map(|outcome| &outcome.lost_on_time);
        for seat in lost_on_time {
            if !sorted.sleep.contains_key(&table) {
                report.violations.push(Violation::FalseTimeout { seated: Seated { table, seat: *seat } });
            }
        }
    }
}

fn stand_stills(sorted: &Sorted<'_>, table: TableId, log: &[Event], report: &mut Report) {
    let sleeps = sorted.sleep.get(&table).copied();
    let from_start = log.iter().skip_while(|event| !matches!(event.what, EventKind::Started { .. }));
    let game: Vec<&Event> = from_start.collect();
    for pair in game.windows(2) {
        let (before, after) = (pair[0].at, pair[1].at);
        let by_timeout = sleeps.filter(|_| is_before_end(pair[0], pair[1], &game));
        let mut time = after - before;
        if let Some(sleeps) = by_timeout {
            if time < sleeps - ROUNDED {
                report.violations.push(Violation::FalseTimeout { seated: Seated { table, seat: 0 } });
            }
            time -= sleeps;
        }
        let time = Duration::from_millis(u64::try_from(time).unwrap_or(0));
        let (from, to) = (sorted.time(before), sorted.time(after));
        let fault = sorted.fault_during(from, to);
        let name = fault.map_or("no fault", |fault| fault.name);
        let longest = report.stood_still.entry(name.to_owned()).or_default();
        *longest = (*longest).max(time);
        if time > sorted.limits.stand_still(fault.map_or(Broken::Node, |fault| fault.broken)) {
            report.violations.push(Violation::StoodStill { table, from, time, during: name.to_owned() });
        }
    }
}

/// Whether a game ends with what follows on an event; a time-out and the end are written together.
fn is_before_end(event: &Event, next: &Event, game: &[&Event]) -> bool {
    let end = game.iter().find(|event| matches!(event.what, EventKind::Ended { .. }));
    end.is_some_and(|end| event.at != end.at && next.at == end.at)
}

/// Somebody is absent only if nobody has seen them for the whole grace time.
fn absence(sorted: &Sorted<'_>, seated: Seated, at: Duration, report: &mut Report) {
    let acts = sorted.players.get(&seated).map(Vec::as_slice).unwrap_or_default();
    let (from, to) = (at.saturating_sub(sorted.limits.grace) + SLACK, at.saturating_sub(SLACK));
    if connected(acts).iter().any(|(came, went)| *came < to && *went > from) {
        report.violations.push(Violation::FalseAbsence { seated, at });
    }
}
