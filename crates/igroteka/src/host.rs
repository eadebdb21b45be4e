//! Commands for hosts: health, backups, checks and user management.

mod backup;
mod check;
mod health;
mod user;

pub use backup::{Backup, Restore};
pub use check::Check;
pub use health::Health;
pub use user::User;

use futures_util::future::LocalBoxFuture;

/// Runs a future to its end on this thread.
fn wait_for(work: LocalBoxFuture<'_, anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
