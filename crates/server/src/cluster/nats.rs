//! NATS: hints without the database's help, for many nodes or for databases without `NOTIFY`. Core NATS only: what it
//! loses, the slow polls find.

use std::collections::HashSet;
use std::future::ready;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use async_trait::async_trait;
use futures_util::StreamExt;
use igroteka_store::{Cluster, Hint, NodeId, Received, StoreError, packets, read_packet};
use tokio::sync::watch;
use tokio::time::timeout;

use super::bus::{Bus, BusError, Hints};

/// A server that answers none of three pings, one per this time, is lost.
const PING: Duration = Duration::from_secs(2);

/// How long a connection may take to be made, and a packet to be taken.
const WITHIN: Duration = Duration::from_secs(2);

/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// How many packets may wait to be read.
const UNREAD: usize = 1024;

/// How many packets may wait to be sent.
const UNSENT: usize = 256;

/// How many reasons are logged before NATS is there again.
const REASONS: usize = 16;

/// Where NATS is, and how to be let in.
#[derive(Clone, Debug, Default)]
pub struct NatsSettings {
    /// The servers, such as `nats://nats-1:4222` or `tls://nats-1:4222`; one of them is used.
    pub servers: Vec<String>,
    /// How to be let in.
    pub login: Option<NatsLogin>,
    /// Certificate authorities in a PEM file, instead of the system's.
    pub authorities: Option<PathBuf>,
}

/// How to be let in.
#[derive(Clone)]
pub enum NatsLogin {
    /// A user with a password.
    Password(String, String),
    /// A token.
    Token(String),
    /// A file with a JWT and the key to it, as `nsc` writes it.
    File(PathBuf),
}

// Secrets stay out of logs.
impl std::fmt::Debug for NatsLogin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NatsLogin::Password(..) => "Password",
            NatsLogin::Token(_) => "Token",
            NatsLogin::File(_) => "File",
        })
    }
}

/// Why NATS cannot be used. That it cannot be reached is no reason.
#[derive(Debug, thiserror::Error)]
pub enum NatsError {
    /// The database does not say which one it is.
    #[error("the database does not tell its name: {0}")]
    Store(#[from] StoreError),
    /// A file cannot be used.
    #[error("{path} cannot be used for NATS: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The addresses cannot be used.
    #[error("NATS cannot be used: {0}")]
    Address(#[from] async_nats::ConnectError),
}

/// NATS as a way for hints.
pub struct NatsBus {
    me: NodeId,
    client: Client,
    subject: String,
    gaps: watch::Sender<u64>,
}

impl NatsBus {
    /// Begins to connect. If NATS cannot be reached, that is tried for as long as the service runs.
    pub async fn connect(settings: &NatsSettings, cluster: &Cluster) -> Result<NatsBus, NatsError> {
        let gaps = watch::Sender::new(0);
        let news = Arc::new(News { gaps: gaps.clone(), told: Mutex::default() });
        let mut options = ConnectOptions::new()
            .name("igroteka")
            .no_echo()
            .retry_on_initial_connect()
            .ignore_discovered_servers()
            .connection_timeout(WITHIN)
            .ping_interval(PING)
            .subscription_capacity(UNREAD)
            .client_capacity(UNSENT)
            .reconnect_delay_callback(pause)
            .event_callback(move |event| {
                news.hear(&event);
                ready(())
            });
        if let Some(path) = &settings.authorities {
            check_authorities(path).map_err(|error| NatsError::File { path: path.clone(), error })?;
            options = options.add_root_certificates(path.clone());
        }
        options = match &settings.login {
            None => options,
            Some(NatsLogin::Password(user, password)) => {
                options.user_and_password(user.clone(), password.clone())
            }
            Some(NatsLogin::Token(token)) => options.token(token.clone()),
            Some(NatsLogin::File(path)) => options
                .credentials_file(path)
                .await
                .map_err(|error| NatsError::File { path: path.clone(), error })?,
        };
        // Deployments that share a NATS do not hear each other.
        let subject = format!("igroteka.{}.hints", cluster.database().await?);
        let client = options.connect(&settings.servers).await?;
        Ok(NatsBus { me: cluster.me().clone(), client, subject, gaps })
    }
}

#[async_trait]
impl Bus for NatsBus {
    async fn send(&self, hints: &[Hint]) -> Result<(), BusError> {
        if self.client.connection_state() != State::Connected {
            return Err(BusError::Disconnected);
        }
        for packet in packets(&self.me, hints) {
            let publish = self.client.publish(self.subject.clone(), packet.into());
            timeout(WITHIN, publish)
                .await
                .map_err(|_| BusError::Slow)?
                .map_err(|error| BusError::Refused(error.to_string()))?;
        }
        Ok(())
    }

    async fn listen(&self) -> Result<Box<dyn Hints>, BusError> {
        let gaps = self.gaps.subscribe();
        let subscriber = timeout(WITHIN, self.client.subscribe(self.subject.clone()))
            .await
            .map_err(|_| BusError::Slow)?
            .map_err(|error| BusError::Refused(error.to_string()))?;
        Ok(Box::new(NatsHints {
            me: self.me.clone(),
            client: self.client.clone(),
            subscriber,
            gaps,
            gap: false,
        }))
    }
}

/// What comes in.
struct NatsHints {
    me: NodeId,
    client: Client,
    subscriber: Subscriber,
    gaps: watch::Receiver<u64>,
    /// A gap that is not told yet: whoever waits for it may give up.
    gap: bool,
}

#[async_trait]
impl Hints for NatsHints {
    async fn next(&mut self) -> Result<Received, BusError> {
        loop {
            if self.gap {
                // First NATS is asked again for what comes from now on, then everything is looked up.
                let _ = timeout(WITHIN, self.client.flush()).await;
                self.gap = false;
                return Ok(Received::Gap);
            }
            tokio::select! {
                changed = self.gaps.changed() => {
                    changed.map_err(|_| BusError::Disconnected)?;
                    self.gap = true;
                }
                message = self.subscriber.next() => {
                    let message = message.ok_or(BusError::Disconnected)?;
                    let Ok(packet) = std::str::from_utf8(&message.payload) else { continue };
                    let hints = read_packet(&self.me, packet);
                    if !hints.is_empty() {
                        return Ok(Received::Hints(hints));
                    }
                }
            }
        }
    }
}

/// What happens to the connection.
struct News {
    gaps: watch::Sender<u64>,
    /// What is in the log since the connection was lost: each reason once, however often it is tried.
    told: Mutex<HashSet<String>>,
}

impl News {
    fn hear(&self, event: &Event) {
        match event {
            Event::Connected => {
                self.told.lock().unwrap_or_else(PoisonError::into_inner).clear();
                tracing::info!("connected to NATS");
                self.gap();
            }
            Event::SlowConsumer(_) => self.gap(),
            Event::Disconnected => self.tell("the connection was lost".to_owned()),
            Event::ClientError(error) => self.tell(error.to_string()),
            Event::ServerError(error) => self.tell(error.to_string()),
            Event::LameDuckMode | Event::Draining | Event::Closed => {}
        }
    }

    fn gap(&self) {
        self.gaps.send_modify(|gaps| *gaps += 1);
    }

    fn tell(&self, reason: String) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() < REASONS && !told.contains(&reason) {
            tracing::warn!(
                reason,
                "NATS cannot be used: nodes look up what they would hear, with some delay"
            );
            told.insert(reason);
        }
    }
}

fn pause(attempts: usize) -> Duration {
    let doublings = u32::try_from(attempts.saturating_sub(1)).unwrap_or(u32::MAX).min(8);
    if attempts <= 1 {
        Duration::ZERO
    } else {
        (Duration::from_millis(10) * 2_u32.pow(doublings)).min(LONGEST_PAUSE)
    }
}

fn check_authorities(path: &PathBuf) -> io::Result<()> {
    if std::fs::read_to_string(path)?.contains("-----BEGIN CERTIFICATE-----") {
        return Ok(());
    }
    Err(io::Error::new(io::ErrorKind::InvalidData, "it holds no certificate"))
}
