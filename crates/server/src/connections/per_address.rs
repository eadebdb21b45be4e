//! How many connections each address has. They are counted when they are accepted, long before anybody knows who asks
//! for what.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::http::rate_limits::Key;

/// The open connections by address.
pub struct PerAddress {
    most: usize,
    /// Proxies: many people come from each of them.
    exempt: Vec<IpAddr>,
    open: Mutex<HashMap<Key, usize>>,
}

impl PerAddress {
    /// Lets in at most so many from every address but these.
    pub fn new(most: usize, exempt: &[IpAddr]) -> PerAddress {
        let exempt = exempt.iter().map(IpAddr::to_canonical).collect();
        PerAddress { most, exempt, open: Mutex::default() }
    }

    /// Whether connections from this address are not counted.
    pub fn is_exempt(&self, address: IpAddr) -> bool {
        self.exempt.contains(&address.to_canonical())
    }

    /// A place for one more connection, unless its address is at the limit.
    pub fn admit(self: &Arc<PerAddress>, address: IpAddr) -> Option<Place> {
        if self.is_exempt(address) {
            return Some(Place(None));
        }
        let key = Key::address(address);
        let mut open = self.open();
        if open.get(&key).is_some_and(|count| *count >= self.most) {
            return None;
        }
        *open.entry(key).or_default() += 1;
        Some(Place(Some((Arc::clone(self), key))))
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Key, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The place of one connection; given back when it is dropped.
pub struct Place(Option<(Arc<PerAddress>, Key)>);

impl Drop for Place {
    fn drop(&mut self) {
        let Some((limit, key)) = &self.0 else { return };
        let mut open = limit.open();
        if let Some(count) = open.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                open.remove(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_full_address_is_refused_and_others_are_not() {
        let limit = Arc::new(PerAddress::new(2, &[]));
        let first = limit.admit(address("192.0.2.1"));
        let second = limit.admit(address("::ffff:192.0.2.1"));
        assert!(first.is_some() && second.is_some());
        assert!(limit.admit(address("192.0.2.1")).is_none());
        assert!(limit.admit(address("192.0.2.2")).is_some());
        drop(first);
        assert!(limit.admit(address("192.0.2.1")).is_some());
    }

    #[test]
    fn a_household_is_one_address() {
        let limit = Arc::new(PerAddress::new(1, &[]));
        let _open = limit.admit(address("2001:db8:1:2::1")).unwrap();
        assert!(limit.admit(address("2001:db8:1:2:ffff::7")).is_none());
        assert!(limit.admit(address("2001:db8:1:3::1")).is_some());
    }

    #[test]
    fn a_proxy_is_not_counted() {
        let limit = Arc::new(PerAddress::new(1, &[address("192.0.2.1")]));
        let open: Vec<_> = (0..9).map(|_| limit.admit(address("::ffff:192.0.2.1"))).collect();
        assert!(open.iter().all(Option::is_some) && limit.open().is_empty());
    }

    #[test]
    fn closed_connections_are_forgotten() {
        let limit = Arc::new(PerAddress::new(2, &[]));
        let open = [limit.admit(address("192.0.2.1")), limit.admit(address("192.0.2.1"))];
        assert_eq!(limit.open().len(), 1);
        drop(open);
        assert!(limit.open().is_empty());
    }
}
