//! Whose turn it is, by what everybody has had. Pure: nothing here waits.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

use igroteka_protocol::PersonId;

use super::Ticket;
use crate::http::rate_limits::Key;

/// How many addresses, and how many people, are remembered who neither wait nor have a permit.
const REMEMBERED: usize = 10_000;

/// On whose account something is done. People behind one address share its turns, and take turns among themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sharer {
    address: Key,
    person: Key,
}

impl Sharer {
    /// Somebody behind an address; where it is not known, they are by themselves.
    pub fn new(person: PersonId, address: Option<IpAddr>) -> Sharer {
        let person = Key::Person(person);
        Sharer { address: address.map_or(person, Key::address), person }
    }

    /// Whoever sent a request, whether it is known who they are or not.
    pub fn of(address: IpAddr, person: Option<PersonId>) -> Sharer {
        let address = Key::address(address);
        Sharer { address, person: person.map_or(address, Key::Person) }
    }

    /// Whether both are behind one address.
    pub fn is_same_address(self, other: Sharer) -> bool {
        self.address == other.address
    }

    /// Whether both are the same person, or the same address without one.
    pub fn is_same(self, other: Sharer) -> bool {
        self.person == other.person
    }
}

/// What somebody has had.
#[derive(Clone, Copy, Debug, Default)]
struct Account {
    /// How many wait.
    waiting: usize,
    /// How many permits they have.
    running: usize,
    /// The time of the permits that were given back.
    used: Duration,
}

/// Who comes first: whoever has fewer permits, then whoever has used less.
type Rank = (usize, Duration);

/// The accounts of addresses, or of people.
#[derive(Default)]
struct Accounts(HashMap<Key, Account>);

impl Accounts {
    fn rank(&self, key: Key) -> Rank {
        self.0.get(&key).map_or((0, Duration::ZERO), |account| (account.running, account.used))
    }

    /// Whoever comes anew has used no less than those who are there: nobody saves up turns.
    fn open(&mut self, key: Key) -> &mut Account {
        let there = self.0.values().filter(|account| account.waiting + account.running > 0);
        let least = there.map(|account| account.used).min();
        let account = self.0.entry(key).or_default();
        if account.waiting + account.running == 0 {
            account.used = least.map_or(Duration::ZERO, |least| account.used.max(least));
        }
        account
    }

    /// Forgets accounts that nobody needs.
    fn tidy(&mut self) {
        if self.0.len() > REMEMBERED || self.0.values().all(|account| account.waiting + account.running == 0)
        {
            self.0.retain(|_, account| account.waiting + account.running > 0);
        }
    }
}

/// Those who wait for one kind of permit, with the accounts of all who have had one lately.
pub(super) struct Turns<T> {
    waiting: HashMap<Sharer, VecDeque<(u64, T)>>,
    addresses: Accounts,
    people: Accounts,
    arrivals: u64,
}

impl<T: Ticket> Turns<T> {
    pub fn new() -> Turns<T> {
        Turns {
            waiting: HashMap::new(),
            addresses: Accounts::default(),
            people: Accounts::default(),
            arrivals: 0,
        }
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// How many wait on somebody's account.
    pub fn len_of(&self, sharer: Sharer) -> usize {
        self.waiting.get(&sharer).map_or(0, VecDeque::len)
    }

    /// How many wait behind the same address.
    pub fn len_behind(&self, sharer: Sharer) -> usize {
        self.addresses.0.get(&sharer.address).map_or(0, |account| account.waiting)
    }

    /// Somebody waits, among those of the same account behind all for whom this holds.
    pub fn add(&mut self, sharer: Sharer, ticket: T, behind: impl Fn(&T) -> bool) {
        self.addresses.open(sharer.address).waiting += 1;
        self.people.open(sharer.person).waiting += 1;
        self.arrivals += 1;
        let tickets = self.waiting.entry(sharer).or_default();
        let place = tickets.partition_point(|(_, other)| behind(other));
        tickets.insert(place, (self.arrivals, ticket));
    }

    /// Takes whoever is next, and counts their permit. `may` tells of the first of each account whether it may have
    /// one, given how many its person has.
    pub fn next(&mut self, may: impl Fn(&T, usize) -> bool) -> Option<(Sharer, T)> {
        loop {
            let sharer = self.first(&may)?;
            let tickets = self.waiting.get_mut(&sharer)?;
            let (_, ticket) = tickets.pop_front()?;
            if tickets.is_empty() {
                self.waiting.remove(&sharer);
            }
            let is_gone = ticket.is_gone();
            for account in self.accounts(sharer) {
                account.waiting -= 1;
                account.running += usize::from(!is_gone);
            }
            if !is_gone {
                return Some((sharer, ticket));
            }
        }
    }

    /// A permit is given back after this time.
    pub fn leave(&mut self, sharer: Sharer, used: Duration) {
        for account in self.accounts(sharer) {
            account.running -= 1;
            account.used += used;
        }
        self.addresses.tidy();
        self.people.tidy();
    }

    /// Whether somebody would come before this sharer, who has had a permit for so long now and would wait again.
    pub fn is_wanted(&self, sharer: Sharer, had: Duration) -> bool {
        let after = |(running, used): Rank| (running.saturating_sub(1), used + had);
        let own = (after(self.addresses.rank(sharer.address)), after(self.people.rank(sharer.person)));
        let before = |other: &Sharer| {
            // Among those behind the same address the address makes no difference.
            let address =
                if other.address == sharer.address { own.0 } else { self.addresses.rank(other.address) };
            (address, self.people.rank(other.person)) < own
        };
        self.waiting.keys().any(|other| *other != sharer && before(other))
    }

    /// Drops those who have stopped waiting.
    pub fn drop_gone(&mut self) {
        let (addresses, people) = (&mut self.addresses.0, &mut self.people.0);
        self.waiting.retain(|sharer, tickets| {
            let before = tickets.len();
            tickets.retain(|(_, ticket)| !ticket.is_gone());
            let gone = before - tickets.len();
            for account in [addresses.get_mut(&sharer.address), people.get_mut(&sharer.person)] {
                account.expect("whoever waits has an account").waiting -= gone;
            }
            !tickets.is_empty()
        });
    }

    fn first(&self, may: impl Fn(&T, usize) -> bool) -> Option<Sharer> {
        let ranked = self.waiting.iter().filter_map(|(sharer, tickets)| {
            let (arrival, ticket) = tickets.front()?;
            let person = self.people.rank(sharer.person);
            let rank = (self.addresses.rank(sharer.address), person, *arrival);
            may(ticket, person.0).then_some((rank, *sharer))
        });
        ranked.min_by_key(|(rank, _)| *rank).map(|(_, sharer)| sharer)
    }

    fn accounts(&mut self, sharer: Sharer) -> [&mut Account; 2] {
        [self.addresses.0.get_mut(&sharer.address), self.people.0.get_mut(&sharer.person)]
            .map(|account| account.expect("whoever waits or has a permit has an account"))
    }
}
