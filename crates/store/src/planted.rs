//! For tests: bugs that are planted on purpose, so that the checker of histories can show that it finds them. A program
//! has them only if it was built for tests and the variable `IGROTEKA_PLANTED_BUG` names one.

use std::sync::OnceLock;
use std::time::Duration;

use crate::work::Work;
use crate::writer::Writer;
use crate::{Append, StoreError};

/// How long after its acknowledgement an append is made.
const LATE: Duration = Duration::from_millis(100);

/// The bugs show only further down a log than tables are set up.
const AFTER: u64 = 12;

/// A bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bug {
    /// Appends are acknowledged before they are committed.
    AcknowledgeEarly,
    /// An append goes to the end of the log, whatever seq it expects.
    IgnoreSeq,
}

/// The bug that this process has.
pub(crate) fn bug() -> Option<Bug> {
    static BUG: OnceLock<Option<Bug>> = OnceLock::new();
    *BUG.get_or_init(|| match std::env::var("IGROTEKA_PLANTED_BUG").as_deref() {
        Ok("acknowledge-early") => Some(Bug::AcknowledgeEarly),
        Ok("ignore-seq") => Some(Bug::IgnoreSeq),
        Ok(other) => panic!("there is no bug {other} to plant"),
        Err(_) => None,
    })
}

impl Bug {
    /// Appends wrongly.
    pub async fn append(self, writer: &Writer, mut append: Append) -> Result<(), StoreError> {
        match self {
            _ if append.expect < AFTER => writer.write(Work::Append(append)).await.map(|_| ()),
            Bug::AcknowledgeEarly => {
                let writer = writer.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(LATE).await;
                    writer.write(Work::Append(append)).await
                });
                Ok(())
            }
            Bug::IgnoreSeq => loop {
                match writer.write(Work::Append(append.clone())).await {
                    Err(StoreError::Conflict { head }) => append.expect = head,
                    outcome => return outcome.map(|_| ()),
                }
            },
        }
    }
}
