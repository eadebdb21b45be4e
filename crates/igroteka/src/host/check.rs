//! Checks that nothing of what is stored was damaged.

use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use igroteka_store::{CheckReport, check_file, check_store};

use super::wait_for;
use crate::serve::Place;

/// Checks the logs of all tables.
#[derive(Args)]
pub struct Check {
    /// A backup file to check instead of the data folder or database
    file: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

impl Check {
    /// Succeeds if nothing is damaged.
    pub fn run(&self) -> anyhow::Result<()> {
        wait_for(Box::pin(async {
            let report = match &self.file {
                Some(file) => check_file(file).await?,
                None => check_store(&self.place.database()?).await?,
            };
            show(&report);
            ensure!(report.is_sound(), "something is damaged: docs/HOSTING.md says what to do");
            Ok(())
        }))
    }
}

fn show(report: &CheckReport) {
    for flaw in &report.file {
        println!("database file: {flaw}");
    }
    for damaged in &report.damaged {
        println!("table {}: {}", damaged.table, damaged.flaw);
    }
    let CheckReport { tables, entries, without_hash, damaged, .. } = report;
    let damaged = damaged.len();
    println!("tables: {tables}; damaged: {damaged}; entries read: {entries}; without a hash: {without_hash}");
}
