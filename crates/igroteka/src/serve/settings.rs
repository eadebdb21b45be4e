//! What a host may set: by flag, by variable, in a file – in this order – or not at all.

use std::fs;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Args;
use igroteka_server::{Config, NatsSettings};
use serde::Deserialize;

use super::data_folder::Place;
use super::listen::Listen;
use super::logs::{LogForm, LogLevel};
use super::nats::NatsAddress;
use super::public_url::PublicUrl;
use super::span::Span;

/// More than any machine holds.
const MOST_SOCKETS: usize = 1_000_000;

/// Every setting. The flag, the variable and the key in the file have the same name. A switch may be given a value,
/// so that a flag can also undo what a variable or the file says: `--lan=false`.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[group(skip)]
pub struct Settings {
    /// Where to listen: an address with a port, or a port on this computer alone
    #[arg(long, value_name = "ADDRESS", env = "IGROTEKA_LISTEN")]
    pub listen: Option<Listen>,
    /// Accept connections from the home network, and show the address as a QR code
    #[arg(long, env = "IGROTEKA_LAN", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub lan: Option<bool>,
    /// This computer's address in the home network, if it is not detected; repeat for several
    #[arg(long, value_name = "IP", env = "IGROTEKA_HOME_ADDRESS", value_delimiter = ',')]
    #[serde(default)]
    pub home_address: Vec<IpAddr>,
    /// The address people use to reach the service through a proxy, such as `https://games.example`
    #[arg(long, value_name = "URL", env = "IGROTEKA_PUBLIC_URL")]
    pub public_url: Option<PublicUrl>,
    /// A proxy whose X-Forwarded-For header is trusted; repeat for several
    #[arg(long, value_name = "IP", env = "IGROTEKA_TRUSTED_PROXY", value_delimiter = ',')]
    #[serde(default)]
    pub trusted_proxy: Vec<IpAddr>,
    /// The data folder
    #[arg(long, value_name = "FOLDER", env = "IGROTEKA_DATA")]
    pub data: Option<PathBuf>,
    /// Use a PostgreSQL database instead of the data folder: `postgres://user:password@host/name`, or `@host-1,host-2`
    /// if it may fail over
    #[arg(long, value_name = "URL", env = "IGROTEKA_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// Send hints between nodes over NATS instead of the database: `nats://user:password@host:4222`, or tls://; several with commas
    #[arg(long, value_name = "URL", env = "IGROTEKA_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// The certificate authorities for tls://, in a PEM file, if they are not the system's
    #[arg(long, value_name = "FILE", env = "IGROTEKA_NATS_CA")]
    pub nats_ca: Option<PathBuf>,
    /// A file with credentials for NATS, as `nsc` writes it (.creds)
    #[arg(long, value_name = "FILE", env = "IGROTEKA_NATS_CREDENTIALS")]
    pub nats_credentials: Option<PathBuf>,
    /// The database's own address, if the other one is that of PgBouncer or the like
    #[arg(long, value_name = "URL", env = "IGROTEKA_DATABASE_DIRECT", hide_env_values = true)]
    pub database_direct: Option<String>,
    /// Serve the page from this folder instead of the built-in one
    #[arg(long, value_name = "FOLDER", env = "IGROTEKA_PAGE")]
    pub page: Option<PathBuf>,
    /// Do not let guests create accounts
    #[arg(long, env = "IGROTEKA_NO_REGISTRATION", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub no_registration: Option<bool>,
    /// Serve Prometheus metrics at /metrics
    #[arg(long, env = "IGROTEKA_METRICS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub metrics: Option<bool>,
    /// Turn off rate limits; for benchmarks only
    #[arg(long, env = "IGROTEKA_NO_LIMITS", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub no_limits: Option<bool>,
    /// How long a player may be away before the others may choose what to do
    #[arg(long, value_name = "TIME", env = "IGROTEKA_GRACE")]
    pub grace: Option<Span>,
    /// How long players may take to contribute to the dice
    #[arg(long, value_name = "TIME", env = "IGROTEKA_CONTRIBUTION_TIME")]
    pub contribution_time: Option<Span>,
    /// Close tables without a game after this long without anything happening
    #[arg(long, value_name = "TIME", env = "IGROTEKA_IDLE_WAITING")]
    pub idle_waiting: Option<Span>,
    /// Close tables whose last game is over after this long with nobody there
    #[arg(long, value_name = "TIME", env = "IGROTEKA_IDLE_OVER")]
    pub idle_over: Option<Span>,
    /// End games without a clock after this long without a move
    #[arg(long, value_name = "TIME", env = "IGROTEKA_IDLE_PLAYING")]
    pub idle_playing: Option<Span>,
    /// The most network delay that is credited back to a player's clock
    #[arg(long, value_name = "TIME", env = "IGROTEKA_LATENCY_CAP")]
    pub latency_cap: Option<Span>,
    /// How long a house bot waits before it moves
    #[arg(long, value_name = "TIME", env = "IGROTEKA_BOT_DELAY")]
    pub bot_delay: Option<Span>,
    /// The maximum number of connections from one address; trusted proxies may have any number
    #[arg(long, value_name = "COUNT", env = "IGROTEKA_CONNECTIONS_EACH")]
    pub connections_each: Option<usize>,
    /// The maximum number of live connections
    #[arg(long, value_name = "COUNT", env = "IGROTEKA_SOCKETS")]
    pub sockets: Option<usize>,
    /// The maximum number of open tables per person
    #[arg(long, value_name = "COUNT", env = "IGROTEKA_TABLES_EACH")]
    pub tables_each: Option<usize>,
    /// The format of the log
    #[arg(long, value_name = "FORM", env = "IGROTEKA_LOG")]
    pub log: Option<LogForm>,
    /// The least severe messages to log
    #[arg(long, value_name = "LEVEL", env = "IGROTEKA_LOG_LEVEL")]
    pub log_level: Option<LogLevel>,
}

impl Settings {
    /// Reads a file of settings.
    pub fn from_file(path: &Path) -> anyhow::Result<Settings> {
        let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
        toml::from_str(&text).with_context(|| format!("{} is not a file of settings", path.display()))
    }

    /// These settings, and where they are silent the others.
    #[must_use]
    pub fn or(self, others: Settings) -> Settings {
        let either = |these: Vec<IpAddr>, others| if these.is_empty() { others } else { these };
        Settings {
            listen: self.listen.or(others.listen),
            lan: self.lan.or(others.lan),
            home_address: either(self.home_address, others.home_address),
            public_url: self.public_url.or(others.public_url),
            trusted_proxy: either(self.trusted_proxy, others.trusted_proxy),
            data: self.data.or(others.data),
            database: self.database.or(others.database),
            nats: self.nats.or(others.nats),
            nats_ca: self.nats_ca.or(others.nats_ca),
            nats_credentials: self.nats_credentials.or(others.nats_credentials),
            database_direct: self.database_direct.or(others.database_direct),
            page: self.page.or(others.page),
            no_registration: self.no_registration.or(others.no_registration),
            metrics: self.metrics.or(others.metrics),
            no_limits: self.no_limits.or(others.no_limits),
            grace: self.grace.or(others.grace),
            contribution_time: self.contribution_time.or(others.contribution_time),
            idle_waiting: self.idle_waiting.or(others.idle_waiting),
            idle_over: self.idle_over.or(others.idle_over),
            idle_playing: self.idle_playing.or(others.idle_playing),
            latency_cap: self.latency_cap.or(others.latency_cap),
            bot_delay: self.bot_delay.or(others.bot_delay),
            connections_each: self.connections_each.or(others.connections_each),
            sockets: self.sockets.or(others.sockets),
            tables_each: self.tables_each.or(others.tables_each),
            log: self.log.or(others.log),
            log_level: self.log_level.or(others.log_level),
        }
    }

    /// The service's own settings.
    pub fn config(&self) -> Config {
        let default = Config::default();
        let time = |span: Option<Span>, default| span.map_or(default, |Span(time)| time);
        Config {
            public_url: self.public_url.as_ref().map(ToString::to_string),
            trusted_proxies: self.trusted_proxy.clone(),
            home_addresses: self.home_address.clone(),
            registration: !self.no_registration.unwrap_or(!default.registration),
            metrics: self.metrics.unwrap_or(default.metrics),
            limits: !self.no_limits.unwrap_or(!default.limits),
            grace: time(self.grace, default.grace),
            contribution_time: time(self.contribution_time, default.contribution_time),
            idle_waiting: time(self.idle_waiting, default.idle_waiting),
            idle_over: time(self.idle_over, default.idle_over),
            idle_playing: time(self.idle_playing, default.idle_playing),
            idle_bots: default.idle_bots,
            timer: default.timer,
            sweep: default.sweep,
            follow: default.follow,
            heartbeat: default.heartbeat,
            gap: default.gap,
            silence: default.silence,
            latency_cap: time(self.latency_cap, default.latency_cap),
            lag_quota: default.lag_quota,
            bot_wait: default.bot_wait,
            bot_delay: time(self.bot_delay, default.bot_delay),
            review_effort: default.review_effort,
            header_time: default.header_time,
            body_time: default.body_time,
            connections_each: self.connections_each.unwrap_or(default.connections_each),
            sockets: self.sockets.unwrap_or(default.sockets).min(MOST_SOCKETS),
            tables_each: self.tables_each.unwrap_or(default.tables_each),
        }
    }

    /// Where to listen.
    pub fn listening(&self) -> SocketAddr {
        let listen = self.listen.unwrap_or_default();
        if self.lan.unwrap_or_default() { listen.on_all_interfaces() } else { listen.0 }
    }

    /// How hints travel between nodes, if not through the database.
    pub fn nats(&self) -> anyhow::Result<Option<NatsSettings>> {
        let Some(nats) = &self.nats else {
            let alone = self.nats_ca.as_ref().or(self.nats_credentials.as_ref());
            ensure!(alone.is_none(), "--nats-ca and --nats-credentials are for --nats, which is missing");
            return Ok(None);
        };
        ensure!(
            self.database.is_some(),
            "--nats is for several nodes that share a database: it needs --database, too"
        );
        let address: NatsAddress = nats.parse()?;
        Ok(Some(address.with_files(self.nats_ca.as_deref(), self.nats_credentials.as_deref())))
    }

    /// Where everything is kept.
    pub fn place(&self) -> Place {
        let (database, database_direct) = (self.database.clone(), self.database_direct.clone());
        Place { data: self.data.clone(), database, database_direct }
    }
}

#[cfg(test)]
mod tests;
