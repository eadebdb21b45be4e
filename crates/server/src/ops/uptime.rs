//! Detects outages while the process lives on: the machine sleeps, or the store cannot write.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use igroteka_store::StoreError;

use crate::App;
use crate::table::Outages;

/// How often the service checks the clock.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// How often it writes a heartbeat to the store.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(5);

/// A write that takes longer than this is an outage.
const BLOCKED: Duration = Duration::from_secs(1);

/// The longest clock, in milliseconds: older outages affect no game.
pub(crate) const LONGEST_CLOCK: i64 = 30 * 86_400_000;

/// The outages of the service.
#[derive(Default)]
pub(crate) struct Uptime {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    known: Arc<Outages>,
    /// Several nodes agree on outages in the database: here they are noted for the log only.
    is_shared: bool,
    /// Not in the store yet.
    unsaved: Outages,
    /// When the service last checked the clock.
    checked_at: Option<i64>,
    /// When the store last completed a write.
    stored_at: i64,
    /// Since when writes have been failing.
    failing_since: Option<i64>,
    /// The writes in progress, oldest first. Their duration is measured with a monotonic clock, so setting the system
    /// clock does not look like a blocked write.
    writing: BTreeMap<u64, (i64, Instant)>,
    writes: u64,
    /// Whether an outage has ended that watchers have not been told of.
    unannounced: bool,
    /// Whether the log says that the store takes no writes.
    logged_stuck: bool,
}

impl Inner {
    fn add(&mut self, began: i64, ended: i64) {
        if began < ended && !self.is_shared {
            self.known = Arc::new(self.known.since(ended - LONGEST_CLOCK).with(began, ended));
            self.unsaved = self.unsaved.with(began, ended);
            self.unannounced = true;
        }
    }

    /// Notes that the clock was checked. A long gap since the last check is an outage.
    fn check_clock(&mut self, now: i64, silence: i64) {
        if let Some(last) = self.checked_at.filter(|last| now - last > silence) {
            self.add(last, now);
            // What the store did before the gap says nothing about its state now.
            self.stored_at = now;
        }
        self.checked_at = Some(now);
    }

    /// Whether the store takes no writes, if that is not in the log yet.
    fn news(&mut self, instant: Instant) -> Option<bool> {
        let stuck = self.stuck_since(instant).is_some();
        (std::mem::replace(&mut self.logged_stuck, stuck) != stuck).then_some(stuck)
    }

    /// Since when writes have been failing or blocked.
    fn stuck_since(&self, instant: Instant) -> Option<i64> {
        let oldest = self.writing.values().next();
        let blocked = oldest.filter(|(_, since)| instant.duration_since(*since) > BLOCKED);
        self.failing_since.into_iter().chain(blocked.map(|(began, _)| *began)).min()
    }
}

impl Uptime {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts with the known outages.
    fn start(&self, known: Outages, now: i64) {
        let mut inner = self.inner();
        *inner = Inner { known: Arc::new(known), checked_at: Some(now), stored_at: now, ..Inner::default() };
    }

    /// Leaves it to the nodes to agree on outages.
    pub(crate) fn leave_to_nodes(&self) {
        self.inner().is_shared = true;
    }

    /// Notes that a write has begun; the result must be given to [`Writing::ended`].
    pub(crate) fn began_to_write(&self, began: i64, since: Instant) -> Writing<'_> {
        let mut inner = self.inner();
        inner.writes += 1;
        let place = inner.writes;
        inner.writing.insert(place, (began, since));
        Writing { uptime: self, place, began, since }
    }
}

/// A write in progress. Dropping it means that it was given up.
pub(crate) struct Writing<'a> {
    uptime: &'a Uptime,
    place: u64,
    began: i64,
    since: Instant,
}

impl Writing<'_> {
    /// Notes how the write ended: an outage, if the store failed or took too long.
    pub(crate) fn ended<T>(self, result: &Result<T, StoreError>, now: i64, instant: Instant) {
        let mut inner = self.uptime.inner();
        if let Err(error) = result
            && error.is_outage()
        {
            // The store may have failed at any time since its last successful write.
            let since = inner.stored_at.min(self.began);
            inner.failing_since.get_or_insert(since);
            return;
        }
        if let Some(since) = inner.failing_since.take() {
            inner.add(since, now);
        }
        if instant.duration_since(self.since) > BLOCKED {
            inner.add(self.began, now);
        }
        inner.stored_at = now;
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.uptime.inner().writing.remove(&self.place);
    }
}

impl App {
    /// All known outages; one that still lasts ends now.
    pub(crate) fn outages(&self, now: i64) -> Arc<Outages> {
        if let Some(outages) = self.nodes.outages(now, self.config.gap.as_millis() as i64) {
            return outages;
        }
        let mut inner = self.uptime.inner();
        inner.check_clock(now, self.config.silence.as_millis() as i64);
        match inner.stuck_since(Instant::now()) {
            Some(since) => Arc::new(inner.known.with(since, now)),
            None => inner.known.clone(),
        }
    }

    /// Whether the store takes writes, as far as anybody has tried.
    pub(crate) fn store_takes_writes(&self) -> bool {
        self.uptime.inner().stuck_since(Instant::now()).is_none()
    }

    /// Reads the known outages. The time since the last heartbeat is one: a restart costs nobody time.
    pub(crate) async fn start_uptime(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        if let Some(last) = self.store.heartbeat(now).await?
            && last < now
        {
            self.store.add_outage(last, now).await?;
        }
        let known = Outages::new(self.store.outages(now - LONGEST_CLOCK).await?);
        self.uptime.start(known, now);
        Ok(())
    }

    /// Writes a heartbeat to the store, after the unsaved outages. If saving those fails, the last heartbeat stays old,
    /// and the next start counts the whole time as an outage.
    pub(crate) async fn write_heartbeat(&self) -> Result<(), StoreError> {
        loop {
            let next = self.uptime.inner().unsaved.first();
            let Some((began, ended)) = next else { break };
            self.store.add_outage(began, ended).await?;
            // If it has grown meanwhile, it is saved once more.
            self.uptime.inner().unsaved.forget((began, ended));
        }
        let now = self.clock.now();
        let writing = self.uptime.began_to_write(now, Instant::now());
        let noted = self.store.heartbeat(now).await;
        writing.ended(&noted, self.clock.now(), Instant::now());
        noted.map(|_| ())
    }
}

impl App {
    /// A machine without a clock of its own learns the time after its start. What is skipped then is an outage, like
    /// sleep; a clock that was put back is waited for.
    fn follow_machine_clock(&self) {
        let ahead = self.clock.machine_ahead();
        if !self.nodes.are_several() && ahead > self.config.silence.as_millis() as i64 {
            self.clock.correct(ahead);
        }
    }
}

/// Checks the clock, and sends watchers theirs after an outage, until the service ends.
pub(crate) async fn run_clock_checks(app: Arc<App>) {
    loop {
        tokio::time::sleep(CHECK_INTERVAL).await;
        app.follow_machine_clock();
        drop(app.outages(app.clock.now()));
        match app.uptime.inner().news(Instant::now()) {
            Some(true) => tracing::error!("the store takes no writes: nobody can play, and no clock runs"),
            Some(false) => tracing::warn!("the store takes writes again"),
            None => {}
        }
        if std::mem::take(&mut app.uptime.inner().unannounced) {
            tracing::warn!("there was an outage: nobody's clock ran meanwhile");
            app.rooms.show_clocks(&app).await;
        }
    }
}

/// Writes heartbeats until the service ends; more often while the store fails.
pub(crate) async fn run_heartbeats(app: Arc<App>) {
    let mut wait = HEARTBEAT_INTERVAL;
    loop {
        tokio::time::sleep(wait).await;
        let noted = app.write_heartbeat().await;
        wait = if noted.is_ok() { HEARTBEAT_INTERVAL } else { CHECK_INTERVAL };
        if let Err(error) = noted {
            tracing::warn!(%error, "the service could not note that it is up");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSED: Result<(), StoreError> = Err(StoreError::Unusable(String::new()));
    const TAKEN: Result<(), StoreError> = Ok(());

    /// A service that began at time 0, and a clock for it.
    fn begun() -> (Uptime, impl Fn(i64) -> Instant) {
        let (uptime, zero) = (Uptime::default(), Instant::now());
        uptime.start(Outages::default(), 0);
        (uptime, move |time| zero + Duration::from_millis(time as u64))
    }

    fn known(uptime: &Uptime) -> Outages {
        (*uptime.inner().known).clone()
    }

    #[test]
    fn a_store_that_refuses_is_an_outage_from_the_last_thing_it_took_to_the_next() {
        let (uptime, clock) = begun();
        let write = |result: &Result<(), StoreError>, began, ended| {
            uptime.began_to_write(began, clock(began)).ended(result, ended, clock(ended));
        };
        write(&TAKEN, 1_000, 1_010);
        write(&REFUSED, 5_000, 5_020);
        assert_eq!(uptime.inner().stuck_since(clock(6_000)), Some(1_010));
        write(&REFUSED, 7_000, 7_020);
        write(&Err(StoreError::Conflict { head: 3 }), 9_000, 9_010);
        assert_eq!(known(&uptime), Outages::new(vec![(1_010, 9_010)]), "a conflict is an answer");
        assert_eq!(uptime.inner().stuck_since(clock(10_000)), None);
    }

    #[test]
    fn a_write_that_takes_long_is_an_outage_while_it_lasts_and_afterwards() {
        let (uptime, clock) = begun();
        let first = uptime.began_to_write(1_000, clock(1_000));
        let second = uptime.began_to_write(3_000, clock(3_000));
        assert_eq!(uptime.inner().stuck_since(clock(1_900)), None);
        assert_eq!(uptime.inner().stuck_since(clock(60_000)), Some(1_000));
        first.ended(&TAKEN, 60_000, clock(60_000));
        second.ended(&TAKEN, 60_001, clock(60_001));
        assert_eq!(known(&uptime), Outages::new(vec![(1_000, 60_001)]));
        assert_eq!(uptime.inner().unsaved.first(), Some((1_000, 60_001)), "and noted as one");
        assert_eq!(uptime.inner().stuck_since(clock(60_002)), None);
        // One that was given up holds nobody up.
        drop(uptime.began_to_write(70_000, clock(70_000)));
        assert_eq!(uptime.inner().stuck_since(clock(90_000)), None);
    }

    #[test]
    fn a_store_that_takes_nothing_is_logged_once_when_it_begins_and_once_when_it_ends() {
        let (uptime, clock) = begun();
        let news = |at| uptime.inner().news(clock(at));
        assert_eq!(news(500), None);
        let blocked = uptime.began_to_write(1_000, clock(1_000));
        assert_eq!((news(1_500), news(2_500), news(3_500)), (None, Some(true), None));
        blocked.ended(&REFUSED, 4_000, clock(4_000));
        assert_eq!(news(4_500), None, "it is still so");
        uptime.began_to_write(5_000, clock(5_000)).ended(&TAKEN, 5_010, clock(5_010));
        assert_eq!((news(5_500), news(6_500)), (Some(false), None));
    }

    #[test]
    fn a_clock_that_is_put_forward_blocks_no_write() {
        let (uptime, clock) = begun();
        uptime.began_to_write(1_000, clock(1_000)).ended(&TAKEN, 61_000, clock(1_005));
        assert_eq!(known(&uptime), Outages::default());
    }

    #[test]
    fn sleeping_while_the_store_is_stuck_is_one_outage() {
        let (uptime, clock) = begun();
        let writing = uptime.began_to_write(500, clock(500));
        uptime.inner().check_clock(900, 10_000);
        uptime.inner().check_clock(50_900, 10_000);
        writing.ended(&TAKEN, 51_000, clock(51_000));
        assert_eq!(known(&uptime), Outages::new(vec![(500, 51_000)]));
        assert_eq!(known(&uptime).up_between(0, 60_000), 9_500);
    }

    #[test]
    fn a_clock_that_is_set_back_is_no_outage() {
        let (uptime, _) = begun();
        uptime.inner().check_clock(9_000, 10_000);
        uptime.inner().check_clock(4_000, 10_000);
        uptime.inner().check_clock(5_000, 10_000);
        assert_eq!(known(&uptime), Outages::default());
    }
}
