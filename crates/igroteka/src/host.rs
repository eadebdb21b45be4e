//! Commands for hosts: health, backups and user management.

mod backup;
mod health;
mod user;

pub use backup::{Backup, Restore};
pub use health::Health;
pub use user::User;

use futures_util::future::LocalBoxFuture;

/// Runs a future to its end on this thread.
fn wait_for(work: LocalBoxFuture<'_, anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
