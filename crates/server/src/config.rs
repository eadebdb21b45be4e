//! What a host may set.

use std::net::IpAddr;
use std::time::Duration;

use igroteka_review::Effort;

/// The service's settings; the defaults suit a home.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people use, for links and for the origin check: `https://games.example`. From the request's `Host`
    /// if there is none.
    pub public_url: Option<String>,
    /// Addresses whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// This computer's addresses in the home network; looked up if there are none.
    pub home_addresses: Vec<IpAddr>,
    /// Whether guests may become accounts.
    pub registration: bool,
    /// Whether `/metrics` answers.
    pub metrics: bool,
    /// Whether requests are counted against limits; off only in tests and for measuring.
    pub limits: bool,
    /// How long a player may be away before the others may choose what to do.
    pub grace: Duration,
    /// How long seats may take to commit, and then to reveal, what they contribute to a seed.
    pub contribution_time: Duration,
    /// Tables without a game are closed after this long without anything happening.
    pub idle_waiting: Duration,
    /// Tables whose last game is over are closed after this long with nobody there.
    pub idle_over: Duration,
    /// Games without a clock are ended after this long without a move.
    pub idle_playing: Duration,
    /// How often the timer of all tables looks at the clock, which may be corrected or, in tests, put forward.
    pub timer: Duration,
    /// How often unused tables are dropped and idle ones closed.
    pub sweep: Duration,
    /// How often tables in memory are compared with the log, where other processes write to it too.
    pub follow: Duration,
    /// How often a node shows that it is alive, where several share a database.
    pub heartbeat: Duration,
    /// If no node was seen for longer than this, there was an outage.
    pub gap: Duration,
    /// A silence of the service's own that is longer than this – its machine slept – is an outage: nobody's time ran.
    pub silence: Duration,
    /// The most of a round trip that is given back to a mover's clock.
    pub latency_cap: Duration,
    /// The most that is given back to one seat in one game. The log holds what was given back, so a game continues
    /// the same under another quota.
    pub lag_quota: Duration,
    /// The most that is given back to a house bot's clock for one move, of the time that it waited for a processor.
    pub bot_wait: Duration,
    /// Games in which only house bots are left are ended after this long with nobody watching.
    pub idle_bots: Duration,
    /// How long a house bot seems to think, whatever it had to decide.
    pub bot_delay: Duration,
    /// How closely reviews look.
    pub review_effort: Effort,
    /// How long the headers of a request may take, and how long a connection may wait for the next request.
    pub header_time: Duration,
    /// How long the body of a request may take, from the headers on.
    pub body_time: Duration,
    /// The most connections from one address; trusted proxies may have any number.
    pub connections_each: usize,
    /// The most live sockets.
    pub sockets: usize,
    /// The most tables that a person may have open at once.
    pub tables_each: usize,
}

impl Config {
    /// Whether people reach the service over HTTPS.
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

impl Default for Config {
    fn default() -> Config {
        const HOUR: u64 = 3600;
        Config {
            public_url: None,
            trusted_proxies: Vec::new(),
            home_addresses: Vec::new(),
            registration: true,
            metrics: false,
            limits: true,
            grace: Duration::from_mins(1),
            contribution_time: Duration::from_secs(10),
            idle_waiting: Duration::from_secs(24 * HOUR),
            idle_over: Duration::from_secs(HOUR),
            idle_playing: Duration::from_secs(30 * 24 * HOUR),
            timer: Duration::from_secs(1),
            sweep: Duration::from_secs(30),
            follow: Duration::from_secs(1),
            heartbeat: Duration::from_millis(400),
            gap: Duration::from_secs(1),
            silence: Duration::from_secs(10),
            latency_cap: Duration::from_millis(500),
            lag_quota: Duration::from_secs(10),
            bot_wait: Duration::from_mins(10),
            idle_bots: Duration::from_mins(10),
            bot_delay: Duration::from_millis(600),
            review_effort: Effort::Usual,
            header_time: Duration::from_secs(30),
            body_time: Duration::from_secs(30),
            connections_each: 2_000,
            sockets: 10_000,
            tables_each: 50,
        }
    }
}
