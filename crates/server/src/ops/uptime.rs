//! Notices when the service cannot do its work – its machine sleeps, its store takes nothing – while it lives on.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use igroteka_store::StoreError;

use crate::App;
use crate::table::Outages;

/// How often the service looks at the clock.
const BEAT: Duration = Duration::from_secs(1);

/// How often it notes in the store that it is up.
const NOTE: Duration = Duration::from_secs(5);

/// A write that takes longer than this is an outage.
const BLOCKED: Duration = Duration::from_secs(1);

/// The longest clock, in milliseconds: older outages touch no game.
const LONGEST_CLOCK: i64 = 30 * 86_400_000;

/// What is known about when the service was up.
#[derive(Default)]
pub(crate) struct Uptime {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    known: Arc<Outages>,
    /// Not in the store yet.
    unsaved: Outages,
    /// When the service last looked at the clock.
    beat: Option<i64>,
    /// When the store last took something.
    stored: i64,
    /// Since when the store takes nothing.
    refused: Option<i64>,
    /// The writes under way in the order in which they began. How long they take is measured: a clock that is set
    /// meanwhile blocks nothing.
    writing: BTreeMap<u64, (i64, Instant)>,
    writes: u64,
    /// Whether an outage has ended that those who watch a clock have not heard of.
    news: bool,
}

impl Inner {
    fn add(&mut self, began: i64, ended: i64) {
        if began < ended {
            self.known = Arc::new(self.known.since(ended - LONGEST_CLOCK).with(began, ended));
            self.unsaved = self.unsaved.with(began, ended);
            self.news = true;
        }
    }

    /// Somebody looked at the clock. If nobody had for a long time, nobody could.
    fn look(&mut self, now: i64, silence: i64) {
        if let Some(last) = self.beat.filter(|last| now - last > silence) {
            self.add(last, now);
            // Nobody knows how the store is; what it did before it slept says nothing.
            self.stored = now;
        }
        self.beat = Some(now);
    }

    /// Since when the store has been taking nothing.
    fn stuck_since(&self, instant: Instant) -> Option<i64> {
        let oldest = self.writing.values().next();
        let blocked = oldest.filter(|(_, since)| instant.duration_since(*since) > BLOCKED);
        self.refused.into_iter().chain(blocked.map(|(began, _)| *began)).min()
    }
}

impl Uptime {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The service begins, with what is known of earlier times.
    fn begin(&self, known: Outages, now: i64) {
        let mut inner = self.inner();
        *inner = Inner { known: Arc::new(known), beat: Some(now), stored: now, ..Inner::default() };
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

/// A write under way; whoever gives it up is waited for no longer.
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
            // When it broke nobody knows: it was well when it last took something.
            let since = inner.stored.min(self.began);
            inner.refused.get_or_insert(since);
            return;
        }
        if let Some(since) = inner.refused.take() {
            inner.add(since, now);
        }
        if instant.duration_since(self.since) > BLOCKED {
            inner.add(self.began, now);
        }
        inner.stored = now;
    }
}

impl Drop for Writing<'_> {
    fn drop(&mut self) {
        self.uptime.inner().writing.remove(&self.place);
    }
}

impl App {
    /// When the service was not up, as far as is known by now; an outage that still lasts has lasted until now.
    pub(crate) fn outages(&self, now: i64) -> Arc<Outages> {
        let mut inner = self.uptime.inner();
        inner.look(now, self.config.silence.as_millis() as i64);
        match inner.stuck_since(Instant::now()) {
            Some(since) => Arc::new(inner.known.with(since, now)),
            None => inner.known.clone(),
        }
    }

    /// Reads what is known of earlier times. Nobody pays for a restart, however short; at most they are given the time
    /// since the last note.
    pub(crate) async fn begin_uptime(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        if let Some(last) = self.store.heartbeat(now).await?
            && last < now
        {
            self.store.add_outage(last, now).await?;
        }
        let known = Outages::new(self.store.outages(now - LONGEST_CLOCK).await?);
        self.uptime.begin(known, now);
        Ok(())
    }

    /// Notes in the store that the service is up, after everything that was not noted of when it was not: if that is
    /// lost, the last note is older and the next start counts it all.
    pub(crate) async fn note(&self) -> Result<(), StoreError> {
        loop {
            let next = self.uptime.inner().unsaved.first();
            let Some((began, ended)) = next else { break };
            self.store.add_outage(began, ended).await?;
            // One that has grown meanwhile is noted once more.
            self.uptime.inner().unsaved.forget((began, ended));
        }
        let now = self.clock.now();
        let writing = self.uptime.began_to_write(now, Instant::now());
        let noted = self.store.heartbeat(now).await;
        writing.ended(&noted, self.clock.now(), Instant::now());
        noted.map(|_| ())
    }
}

/// Looks at the clock, and shows everybody theirs after an outage, until the service ends.
pub(crate) async fn beat(app: Arc<App>) {
    loop {
        tokio::time::sleep(BEAT).await;
        drop(app.outages(app.clock.now()));
        if std::mem::take(&mut app.uptime.inner().news) {
            tracing::warn!("there was an outage: nobody's clock ran meanwhile");
            app.rooms.show_clocks(&app).await;
        }
    }
}

/// Notes now and then that the service is up, until it ends; more often while the store refuses.
pub(crate) async fn keep_noting(app: Arc<App>) {
    let mut wait = NOTE;
    loop {
        tokio::time::sleep(wait).await;
        let noted = app.note().await;
        wait = if noted.is_ok() { NOTE } else { BEAT };
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
        uptime.begin(Outages::default(), 0);
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
    fn a_clock_that_is_put_forward_blocks_no_write() {
        let (uptime, clock) = begun();
        uptime.began_to_write(1_000, clock(1_000)).ended(&TAKEN, 61_000, clock(1_005));
        assert_eq!(known(&uptime), Outages::default());
    }

    #[test]
    fn sleeping_while_the_store_is_stuck_is_one_outage() {
        let (uptime, clock) = begun();
        let writing = uptime.began_to_write(500, clock(500));
        uptime.inner().look(900, 10_000);
        uptime.inner().look(50_900, 10_000);
        writing.ended(&TAKEN, 51_000, clock(51_000));
        assert_eq!(known(&uptime), Outages::new(vec![(500, 51_000)]));
        assert_eq!(known(&uptime).up_between(0, 60_000), 9_500);
    }

    #[test]
    fn a_clock_that_is_set_back_is_no_outage() {
        let (uptime, _) = begun();
        uptime.inner().look(9_000, 10_000);
        uptime.inner().look(4_000, 10_000);
        uptime.inner().look(5_000, 10_000);
        assert_eq!(known(&uptime), Outages::default());
    }
}
