//! Progress, cancelling, and what cannot be reviewed.

use std::sync::Mutex;

use igroteka_catalog::Code;
use igroteka_review::{Effort, Options, Plan, Progress, ReviewError, review, threads};

use crate::common::golden;

fn options() -> Options {
    Options { effort: Effort::Positions(50), ..Options::default() }
}

#[test]
fn progress_goes_from_nothing_to_everything() {
    let record = golden("quoridor", "small");
    let all = Plan::new(&record, &options()).unwrap().tasks().len();
    let mut seen = Vec::new();
    review(&record, &options(), &mut |progress| seen.push(progress)).unwrap();
    let expected: Vec<Progress> = (0..=all).map(|done| Progress { done, all }).collect();
    assert_eq!(seen, expected);
    let counted = Mutex::new(Vec::new());
    threads::review(&record, &options(), 3, &|progress| counted.lock().unwrap().push(progress.done)).unwrap();
    let mut counted = counted.into_inner().unwrap();
    counted.sort_unstable();
    assert_eq!(counted, (0..=all).collect::<Vec<_>>());
}

#[test]
fn a_cancelled_review_is_none() {
    let record = golden("metro", "leaflet-2-pass");
    let options = options();
    let cancel = options.cancel.clone();
    let after_three = |progress: Progress| {
        if progress.done == 3 {
            cancel.cancel();
        }
    };
    assert_eq!(threads::review(&record, &options, 2, &after_three), Err(ReviewError::Cancelled));
    assert_eq!(review(&record, &options, &mut |_| {}), Err(ReviewError::Cancelled));
}

#[test]
fn what_does_not_replay_is_refused() {
    let refused = |change: &dyn Fn(&mut igroteka_game::Record)| {
        let mut record = golden("quoridor", "small");
        change(&mut record);
        match review(&record, &options(), &mut |_| {}) {
            Err(ReviewError::Refused(refusal)) => refusal.code,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(&|record| record.game = "chess".to_owned()), Code::UnknownGame);
    assert_eq!(refused(&|record| record.rules = 1_000), Code::UnknownRules);
    assert_eq!(refused(&|record| record.events.insert(1, "1 a9".to_owned())), Code::BadRecord);
    assert_eq!(refused(&|record| record.events.push("1 resign".to_owned())), Code::BadRecord);
}
