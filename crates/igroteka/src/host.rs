//! What a host does beside serving: copies of the data, and people who need help.

mod backup;
mod health;
mod user;

pub use backup::{Backup, Restore};
pub use health::Health;
pub use user::User;

use futures_util::future::LocalBoxFuture;

/// Waits for something that only runs beside others.
fn wait_for(work: LocalBoxFuture<'_, anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}
