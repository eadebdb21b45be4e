//! The service: from the command line to its last goodbye.

mod banner;
mod data_folder;
mod listen;
mod logs;
mod nats;
mod page;
mod public_url;
mod settings;
mod signals;
mod span;
mod usual_folder;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use igroteka_server::{NatsBus, Service, SystemClock, SystemEntropy};
use igroteka_store::open;

use self::banner::Banner;
use self::settings::Settings;
use self::signals::Signals;
use crate::licenses;

pub use self::data_folder::Place;
pub use self::listen::Listen;

/// How long threads that still think may take once everything else has ended.
const LAST_THREADS: Duration = Duration::from_secs(1);

/// Open files beside the sockets: the database, the listeners, the log.
const OTHER_FILES: u64 = 100;

/// What `igroteka serve` takes.
#[derive(Args)]
pub struct Serve {
    /// A settings file; igroteka.example.toml lists every setting. Flags and variables override it
    #[arg(long, value_name = "FILE", env = "IGROTEKA_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

impl Serve {
    /// Serves until a signal comes.
    pub fn run(self) -> anyhow::Result<()> {
        let file = self.config.as_deref().map(Settings::from_file).transpose()?;
        let settings = self.settings.or(file.unwrap_or_default());
        logs::begin(settings.log.unwrap_or_default(), settings.log_level.unwrap_or_default());
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let result = runtime.block_on(serve(&settings));
        runtime.shutdown_timeout(LAST_THREADS);
        result
    }
}

async fn serve(settings: &Settings) -> anyhow::Result<()> {
    let mut config = settings.config();
    let page = page::find(settings.page.as_deref())?;
    // From here on a signal ends the service in order, however early it comes.
    let mut signals = Signals::new().context("signals cannot be waited for")?;
    if let Some(files) = allow_sockets(config.sockets) {
        // However few there are, one address must not keep others out.
        config.connections_each = config.connections_each.min(files / 2);
    }
    let nats = settings.nats()?;
    let listener = listen::bind(settings.listening()).await?;
    let listening = listener.local_addr()?;
    let place = settings.place();
    let database = place.database()?;
    let store = open(&database).await?;

    let servers = nats.as_ref().map(|nats| nats.servers.as_slice()).unwrap_or_default();
    let lan = settings.lan.unwrap_or_default();
    let banner = Banner { listening, place: &place, nats: servers, lan, config: &config };
    banner.print();
    tracing::info!(%listening, version = env!("CARGO_PKG_VERSION"), "serving");

    let cluster = store.cluster();
    let mut service = Service::new(config, store, Arc::new(SystemClock::start()), Arc::new(SystemEntropy))
        .with_page(page)
        .with_licenses(licenses::TEXT);
    if let Some((nats, cluster)) = nats.zip(cluster) {
        service = service.with_bus(Arc::new(NatsBus::connect(&nats, &cluster).await?));
    }
    let stop = async move {
        let signal = signals.next().await;
        tracing::info!(signal = signal.name(), "stopping");
        tokio::spawn(signals.insist());
    };
    service.run(listener, Box::pin(stop)).await.context("the service failed")?;
    tracing::info!("stopped");
    Ok(())
}

/// Every socket is an open file, and most systems allow a program too few at first. Returns how many it may have now.
fn allow_sockets(sockets: usize) -> Option<usize> {
    let wanted = sockets as u64 + OTHER_FILES;
    match rlimit::increase_nofile_limit(wanted) {
        Ok(allowed) => {
            if allowed < wanted {
                tracing::warn!(
                    allowed,
                    wanted,
                    "the system allows fewer open files than there may be sockets"
                );
            }
            usize::try_from(allowed).ok()
        }
        Err(error) => {
            tracing::warn!(%error, "the number of open files cannot be raised");
            None
        }
    }
}
