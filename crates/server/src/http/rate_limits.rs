//! Rate limits per address and per identity.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};

use igroteka_protocol::PersonId;

/// Classes of requests, each with its own limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Becoming a guest.
    Guest,
    /// Whatever costs the hash of a password.
    SignIn,
    /// Setting up a table, or a bot.
    Create,
    /// Sitting down.
    Join,
    /// Moves and everything else that is done at a table.
    Act,
    /// Saying something.
    Chat,
    /// Opening a live socket or a stream.
    Socket,
    /// Whatever else comes over a socket: pings, and what cannot be read.
    Message,
    /// Looking.
    Read,
    /// Looking at a whole game at once.
    Study,
    /// Hints, and advice about a position.
    Advice,
    /// Asking for the review of a game.
    Review,
    /// Sheets to print.
    Print,
}

/// Whose requests are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// An address; an IPv6 address stands for the network of a household (/64).
    Address(IpAddr),
    /// Somebody.
    Person(PersonId),
    /// A login at which somebody guesses, by its hash.
    Login(u64),
}

impl Key {
    /// The key of an address.
    pub fn address(address: IpAddr) -> Key {
        Key::Address(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from(u128::from(address) >> 64 << 64)),
        })
    }
}

/// A bucket of `burst` tokens, with one more every so many milliseconds.
struct Rate {
    burst: i64,
    every: i64,
}

/// The one table of limits. A family, a school class or a club meets behind one address, so an address may do what a
/// few dozen people do; one person may do what a quick player or a diligent program does.
#[rustfmt::skip]
fn rate(class: Class, key: &Key) -> Rate {
    let (burst, every) = match (class, key) {
        //                address               one identity
        (Class::Guest,  Key::Address(_)) => (30, 5_000),    (Class::Guest,  _) => (5, 60_000),
        (Class::SignIn, Key::Address(_)) => (20, 6_000),    (Class::SignIn, _) => (20, 3_000),
        (Class::Create, Key::Address(_)) => (120, 1_000),   (Class::Create, _) => (30, 3_000),
        (Class::Join,   Key::Address(_)) => (240, 500),     (Class::Join,   _) => (60, 1_000),
        (Class::Act,    Key::Address(_)) => (3_000, 10),    (Class::Act,    _) => (300, 50),
        (Class::Chat,   Key::Address(_)) => (200, 250),     (Class::Chat,   _) => (20, 1_500),
        (Class::Socket, Key::Address(_)) => (300, 500),     (Class::Socket, _) => (30, 2_000),
        (Class::Message, Key::Address(_)) => (3_000, 20),   (Class::Message, _) => (300, 100),
        (Class::Read,   Key::Address(_)) => (1_500, 20),    (Class::Read,   _) => (500, 50),
        (Class::Study,  Key::Address(_)) => (600, 100),     (Class::Study,  _) => (120, 250),
        (Class::Advice, Key::Address(_)) => (500, 150),     (Class::Advice, _) => (100, 300),
        (Class::Review, Key::Address(_)) => (120, 3_000),   (Class::Review, _) => (20, 15_000),
        (Class::Print,  Key::Address(_)) => (100, 1_000),   (Class::Print,  _) => (40, 2_000),
    };
    Rate { burst, every }
}

/// The most buckets that are kept.
const BUCKETS: usize = 50_000;

/// Token buckets. A bucket is the time at which it will be full again; one that is full need not be kept.
pub struct RateLimits {
    on: bool,
    most: usize,
    /// Among how many nodes each limit is shared.
    nodes: AtomicI64,
    full_at: Mutex<HashMap<(Class, Key), i64>>,
}

impl RateLimits {
    /// Limits that are enforced, or let everything through.
    pub fn new(on: bool) -> RateLimits {
        RateLimits { on, most: BUCKETS, nodes: AtomicI64::new(1), full_at: Mutex::default() }
    }

    /// From now on each of so many nodes lets through its share. Bursts come through one connection and so to one node;
    /// they are not divided.
    pub fn share_among(&self, nodes: usize) {
        self.nodes.store(nodes.max(1) as i64, Ordering::Relaxed);
    }

    /// Takes one token, or says after how many seconds there will be one. Times are in milliseconds.
    pub fn take(&self, class: Class, key: Key, now: i64) -> Result<(), u32> {
        if !self.on {
            return Ok(());
        }
        let Rate { burst, every } = rate(class, &key);
        let every = every * self.nodes.load(Ordering::Relaxed);
        let mut buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        // A clock that was set back must not lock anybody out for longer than an empty bucket does.
        let full_at = buckets.get(&(class, key)).map_or(now, |at| (*at).clamp(now, now + burst * every));
        let then = full_at + every;
        let too_early = then - (now + burst * every);
        if too_early > 0 {
            buckets.insert((class, key), full_at);
            return Err(u32::try_from((too_early + 999) / 1000).unwrap_or(u32::MAX));
        }
        if buckets.len() >= self.most && !buckets.contains_key(&(class, key)) {
            drop_fullest(&mut buckets, now);
        }
        buckets.insert((class, key), then);
        Ok(())
    }

    /// Takes as many more tokens as something turned out to cost, if they are there; otherwise all that there are.
    pub fn spend(&self, class: Class, key: Key, tokens: i64, now: i64) {
        if !self.on || tokens <= 0 {
            return;
        }
        let Rate { burst, every } = rate(class, &key);
        let every = every * self.nodes.load(Ordering::Relaxed);
        let mut buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever was let in has a bucket, unless it was dropped meanwhile.
        if let Some(full_at) = buckets.get_mut(&(class, key)) {
            *full_at = ((*full_at).max(now) + tokens * every).min(now + burst * every);
        }
    }

    /// How many buckets are kept.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.full_at.lock().unwrap().len()
    }
}

/// Drops those that are full, but at least an eighth, those full soonest first: room is made rarely, not each time.
fn drop_fullest(buckets: &mut HashMap<(Class, Key), i64>, now: i64) {
    let mut times: Vec<i64> = buckets.values().copied().collect();
    let eighth = times.len() / 8;
    let (_, soonest, _) = times.select_nth_unstable(eighth);
    let limit = now.max(*soonest);
    buckets.retain(|_, full_at| *full_at > limit);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Key {
        Key::address(text.parse().unwrap())
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (limits, key) = (RateLimits::new(true), address("192.0.2.1"));
        for _ in 0..20 {
            assert_eq!(limits.take(Class::SignIn, key, 1_000_000), Ok(()));
        }
        assert_eq!(limits.take(Class::SignIn, key, 1_000_000), Err(6));
        assert_eq!(limits.take(Class::SignIn, key, 1_005_999), Err(1));
        assert_eq!(limits.take(Class::SignIn, key, 1_006_000), Ok(()));
        assert_eq!(limits.take(Class::SignIn, key, 1_006_000), Err(6));
        // Others, and the same address in another class, are not concerned.
        assert_eq!(limits.take(Class::SignIn, address("192.0.2.2"), 1_006_000), Ok(()));
        assert_eq!(limits.take(Class::Read, key, 1_006_000), Ok(()));
        // Refused attempts cost nothing, and after a long time the bucket is full, not fuller.
        let later = 1_006_000 + 86_400_000;
        assert_eq!((0..100).filter(|_| limits.take(Class::SignIn, key, later).is_ok()).count(), 20);
    }

    #[test]
    fn what_costs_more_empties_the_bucket_sooner_but_never_below_nothing() {
        let (limits, key) = (RateLimits::new(true), address("192.0.2.1"));
        limits.spend(Class::SignIn, key, 5, 1_000_000);
        assert_eq!(limits.len(), 0, "nobody has asked for anything");
        assert_eq!(limits.take(Class::SignIn, key, 1_000_000), Ok(()));
        limits.spend(Class::SignIn, key, 18, 1_000_000);
        assert_eq!(limits.take(Class::SignIn, key, 1_000_000), Ok(()));
        assert_eq!(limits.take(Class::SignIn, key, 1_000_000), Err(6));
        limits.spend(Class::SignIn, key, 1_000, 1_000_000);
        assert_eq!(limits.take(Class::SignIn, key, 1_006_000), Ok(()), "one token comes as soon as ever");
    }

    #[test]
    fn a_clock_set_back_locks_nobody_out() {
        let (limits, key) = (RateLimits::new(true), address("192.0.2.1"));
        for _ in 0..20 {
            limits.take(Class::SignIn, key, 1_000_000_000).unwrap();
        }
        assert_eq!(limits.take(Class::SignIn, key, 1_000), Err(6));
        assert_eq!(limits.take(Class::SignIn, key, 7_000), Ok(()));
    }

    #[test]
    fn a_network_is_one_address() {
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }

    #[test]
    fn memory_is_bounded_and_the_emptiest_are_kept() {
        let limits = RateLimits { most: 800, ..RateLimits::new(true) };
        let hammering = address("192.0.2.1");
        while limits.take(Class::SignIn, hammering, 0).is_ok() {}
        for n in 0..100_000 {
            limits.take(Class::Read, Key::Person(PersonId(n)), 0).unwrap();
            assert!(limits.len() <= 800);
        }
        assert_eq!(limits.take(Class::SignIn, hammering, 0), Err(6));
    }

    #[test]
    fn limits_can_be_switched_off() {
        let limits = RateLimits::new(false);
        assert!((0..1000).all(|_| limits.take(Class::SignIn, address("192.0.2.1"), 0).is_ok()));
        assert_eq!(limits.len(), 0);
    }
}
