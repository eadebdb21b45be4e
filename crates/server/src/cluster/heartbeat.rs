//! Signs of life: with each one a node reads who else serves, what time it is, and when nobody could play.

use std::sync::Arc;
use std::time::{Duration, Instant};

use igroteka_protocol::ErrorCode;
use igroteka_store::{Heartbeat, Hint, StoreError};

use super::members::{Members, clock_source};
use super::{NODE_TIMEOUT, Nodes, Shared};
use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::ops::uptime::LONGEST_CLOCK;
use crate::rooms::Rooms;
use crate::table::Outages;

/// A node that is silent for this long is no longer what it was, in milliseconds.
const STALE: i64 = NODE_TIMEOUT.as_millis() as i64;

/// How often a node tries to be seen before it decides something; one whose beats take longer than they hold cannot.
const TRIES: u32 = 3;

/// What a beat has changed.
struct Changes {
    members: bool,
    outages: bool,
    /// This node was silent for so long that the others did without it.
    began_anew: bool,
}

impl Nodes {
    /// The outages, if the nodes agree on them: one that may have begun lasts until `now`.
    pub fn outages(&self, now: i64, gap: i64) -> Option<Arc<Outages>> {
        let known = self.shared.as_ref()?.known();
        let since = known.beaten_at + gap;
        Some(if since < now { Arc::new(known.outages.with(since, now)) } else { known.outages.clone() })
    }
}

impl App {
    /// Becomes a node, if there can be several: its clock is set by the others', or by the database's.
    pub(crate) async fn join_nodes(self: &Arc<App>) -> Result<(), StoreError> {
        let Some(shared) = &self.nodes.shared else { return Ok(()) };
        self.uptime.leave_to_nodes();
        let snapshot = shared.cluster.snapshot(&|| self.clock.now()).await?;
        let others = clock_source(&snapshot.members, STALE).and_then(|member| member.ahead);
        self.clock.correct(others.unwrap_or(0) - snapshot.ahead);
        // Time goes on where it was, whatever the database's clock says today.
        if let Some(last) = snapshot.last_beat {
            self.clock.correct((last - self.clock.now()).max(0));
        }
        self.beat().await?;
        self.nodes.tell(Hint::Nodes);
        Ok(())
    }

    /// Shows that this node is alive.
    pub(crate) async fn beat(self: &Arc<App>) -> Result<(), StoreError> {
        let Some(shared) = &self.nodes.shared else { return Ok(()) };
        let _alone = shared.beating.lock().await;
        self.beat_alone(shared).await
    }

    async fn beat_alone(self: &Arc<App>, shared: &Shared) -> Result<(), StoreError> {
        let began_at = self.clock.now();
        let (ahead, draining) = {
            let known = shared.known();
            (known.ahead, known.draining)
        };
        let beat = Heartbeat {
            ahead,
            draining,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            gap: self.config.gap.as_millis() as i64,
            stale: STALE,
            outages_since: began_at - LONGEST_CLOCK,
        };
        let began = Instant::now();
        let writing = self.uptime.began_to_write(began_at, began);
        let beaten = shared.cluster.beat(&beat, &|| self.clock.now()).await;
        writing.ended(&beaten, self.clock.now(), Instant::now());
        let beaten = beaten?;
        let changes = {
            let me = shared.cluster.me();
            let members = Members::alive(&beaten.members, STALE);
            let own = beaten.members.iter().find(|member| member.id == *me);
            let now_began = own.map_or(0, |member| member.began);
            let known = &mut *shared.known();
            let began_anew = known.began != 0 && known.began != now_began;
            let late = match clock_source(&beaten.members, STALE) {
                Some(source) if source.id != *me => source.ahead.unwrap_or(0) - beaten.ahead,
                _ => 0,
            };
            let correction = known.timekeeping.correction(late, beaten.precision, began_anew);
            self.clock.correct(correction);
            let outages = Outages::new(beaten.outages);
            let changes =
                Changes { members: known.members != members, outages: *known.outages != outages, began_anew };
            known.members = members;
            known.outages = Arc::new(outages);
            known.beaten_at = beaten.at;
            known.beaten = Some(began);
            known.began = now_began;
            known.ahead = Some(beaten.ahead + correction);
            changes
        };
        self.rate_limits.share_among(self.nodes.count());
        self.follow_up(&changes);
        Ok(())
    }

    /// Does what a beat asks for, in a task of its own: the caller may hold a table.
    fn follow_up(self: &Arc<App>, changes: &Changes) {
        if changes.began_anew {
            tracing::warn!("the other nodes did without this one for a while");
            self.nodes.write_presence_anew();
        }
        if changes.members || changes.began_anew {
            tracing::info!(nodes = self.nodes.count(), "the nodes have changed");
            self.nodes.read_presence_anew(&self.rooms);
            tokio::spawn(Rooms::settle(self.clone()));
        }
        if changes.outages {
            let app = self.clone();
            tokio::spawn(async move { app.rooms.show_clocks(&app).await });
        }
    }

    /// The time at which something is decided, with all outages until then. No node decides anything if it was not seen
    /// just before: so no entry of a log lies in an outage, and all nodes fold the same clocks.
    pub(crate) async fn time_to_decide(self: &Arc<App>) -> ApiResult<(i64, Arc<Outages>)> {
        let gap = self.config.gap.as_millis() as i64;
        for _ in 0..TRIES {
            let now = self.clock.now();
            match self.nodes.settled(now, gap) {
                Some(outages) => return Ok((now, outages)),
                None if !self.nodes.are_several() => return Ok((now, self.outages(now))),
                None => self.beat_if_older(now - gap).await?,
            }
        }
        Err(ApiError::new(ErrorCode::Unavailable, "the database is too slow: try again"))
    }

    /// All outages that concern an entry of this time.
    pub(crate) async fn outages_until(self: &Arc<App>, at: i64) -> ApiResult<Arc<Outages>> {
        let gap = self.config.gap.as_millis() as i64;
        match self.nodes.settled(at, gap) {
            Some(outages) => Ok(outages),
            None if !self.nodes.are_several() => Ok(self.outages(self.clock.now())),
            None => {
                self.beat_if_older(at - gap).await?;
                Ok(self.nodes.settled(i64::MIN, 0).expect("there are several"))
            }
        }
    }

    /// Beats, unless somebody did while we waited for our turn.
    async fn beat_if_older(self: &Arc<App>, than: i64) -> Result<(), StoreError> {
        let Some(shared) = &self.nodes.shared else { return Ok(()) };
        let _alone = shared.beating.lock().await;
        if shared.known().beaten_at > than {
            return Ok(());
        }
        self.beat_alone(shared).await
    }

    /// This node is about to end: others take its tables.
    pub(crate) async fn drain(self: &Arc<App>) {
        let Some(shared) = &self.nodes.shared else { return };
        shared.known().draining = true;
        if let Err(error) = self.beat().await {
            tracing::warn!(%error, "the other nodes could not be told that this one ends");
        }
        self.nodes.tell(Hint::Nodes);
        Rooms::settle(self.clone()).await;
    }

    /// This node has ended.
    pub(crate) async fn leave_nodes(&self) {
        if let Some(shared) = &self.nodes.shared
            && let Err(error) = shared.cluster.leave().await
        {
            tracing::warn!(%error, "the other nodes will miss this one for a moment");
        }
    }
}

impl Nodes {
    /// The outages by which an entry of this time is judged, if they are known.
    fn settled(&self, at: i64, gap: i64) -> Option<Arc<Outages>> {
        let known = self.shared.as_ref()?.known();
        (at < known.beaten_at.saturating_add(gap)).then(|| known.outages.clone())
    }
}

/// Beats until the service ends.
pub(crate) async fn run_heartbeats(app: Arc<App>) {
    let mut took = Duration::ZERO;
    loop {
        // However long a beat takes.
        tokio::time::sleep(app.config.heartbeat.saturating_sub(took)).await;
        let began = Instant::now();
        if let Err(error) = app.beat().await {
            tracing::warn!(%error, "this node could not show that it is alive");
        }
        took = began.elapsed();
    }
}
