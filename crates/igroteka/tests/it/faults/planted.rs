//! The checker finds bugs that are planted in the nodes.

use std::time::Duration;

use igroteka_game::Stream;

use super::fault::Fault;
use super::{Extent, Ran, limits, run};
use crate::play::checker::Violation;

/// Short: what these bugs do shows at once.
async fn with_bug(bug: &'static str, faults: Vec<Fault>) -> Ran {
    let seconds = Duration::from_secs;
    let extent = Extent {
        faults: faults.len(),
        tables: 6,
        longest: seconds(2),
        quiet: seconds(2),
        ending: seconds(3),
        limits: limits(3),
    };
    let seed = getrandom::u64().expect("the system gives random numbers");
    println!("the seed is {seed}");
    let ran = run(&extent, faults, Stream::new(seed), Some(bug)).await;
    println!("{:#?} {:#?}", ran.report, ran.wrong);
    ran
}

#[tokio::test(flavor = "multi_thread")]
async fn acknowledging_before_the_commit_is_found() {
    let ran = with_bug("acknowledge-early", vec![Fault::Kill]).await;
    let lost = |violation: &Violation| matches!(violation, Violation::Lost { .. } | Violation::Stale { .. });
    assert!(ran.report.violations.iter().any(lost), "{:#?}", ran.report.violations);
}

#[tokio::test(flavor = "multi_thread")]
async fn ignoring_the_expected_seq_is_found() {
    let ran = with_bug("ignore-seq", vec![]).await;
    // A move that is made twice breaks the log: nobody can read it any more.
    let wrong = |violation: &Violation| {
        matches!(
            violation,
            Violation::Changed { .. }
                | Violation::Unasked { .. }
                | Violation::Lost { .. }
                | Violation::NotRead { .. }
        )
    };
    assert!(ran.report.violations.iter().any(wrong), "{:#?}", ran.report.violations);
}
