//! Metrics in Prometheus form. Nothing is recorded unless the host asks for it.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Live sockets that are open.
pub const SOCKETS: &str = "igroteka_sockets";
/// Live sockets cut off since they read too slowly.
pub const SLOW_READERS: &str = "igroteka_slow_readers_total";
/// Tables held in memory, by `status`.
pub const TABLES: &str = "igroteka_tables";
/// Games begun, by `game`.
pub const GAMES_STARTED: &str = "igroteka_games_started_total";
/// Games ended, by `game` and `reason`.
pub const GAMES_ENDED: &str = "igroteka_games_ended_total";
/// Moves accepted, by `game`.
pub const MOVES: &str = "igroteka_moves_total";
/// Requests refused, by `code`.
pub const REFUSALS: &str = "igroteka_refusals_total";
/// Appends that lost a race and were tried again.
pub const APPEND_CONFLICTS: &str = "igroteka_append_conflicts_total";
/// How long an append took until it was on disk.
pub const APPEND_SECONDS: &str = "igroteka_append_seconds";
/// How long a house bot thought.
pub const BOT_SECONDS: &str = "igroteka_bot_seconds";
/// Nodes that serve the same database and were seen of late, this one among them.
pub const NODES: &str = "igroteka_nodes";
/// Hints that could not be sent to the other nodes.
pub const HINTS_LOST: &str = "igroteka_hints_lost_total";
/// How often hints of other nodes may have been missed, so that everything was looked up.
pub const HINT_GAPS: &str = "igroteka_hint_gaps_total";
/// Whether the store takes writes.
pub const STORE_WRITES: &str = "igroteka_store_takes_writes";
/// Which program this is, by `version`; always 1.
pub const BUILD: &str = "igroteka_build_info";

/// From a tenth of a millisecond to ten seconds.
const SECONDS: [f64; 14] =
    [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 10.0];

/// How often histograms are drained: they would grow otherwise.
const UPKEEP: Duration = Duration::from_secs(5);

static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts recording, once per process.
pub fn install() {
    HANDLE.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
            .expect("there are buckets");
        match builder.install_recorder() {
            Ok(handle) => {
                describe();
                gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
                Some(handle)
            }
            Err(error) => {
                tracing::error!(%error, "nothing can be counted");
                None
            }
        }
    });
}

/// All metrics in Prometheus's text form.
pub fn render() -> String {
    HANDLE.get().and_then(Option::as_ref).map(PrometheusHandle::render).unwrap_or_default()
}

/// Drains the histograms until the process ends.
pub async fn upkeep() {
    let mut ticks = tokio::time::interval(UPKEEP);
    loop {
        ticks.tick().await;
        if let Some(handle) = HANDLE.get().and_then(Option::as_ref) {
            handle.run_upkeep();
        }
    }
}

fn describe() {
    describe_gauge!(SOCKETS, "Live sockets that are open");
    describe_counter!(SLOW_READERS, "Live sockets cut off since they read too slowly");
    describe_gauge!(TABLES, "Tables held in memory, by status");
    describe_counter!(GAMES_STARTED, "Games begun, by game");
    describe_counter!(GAMES_ENDED, "Games ended, by game and reason");
    describe_counter!(MOVES, "Moves accepted, by game");
    describe_counter!(REFUSALS, "Requests refused, by code");
    describe_counter!(APPEND_CONFLICTS, "Appends that lost a race and were tried again");
    describe_histogram!(APPEND_SECONDS, Unit::Seconds, "How long an append took until it was on disk");
    describe_histogram!(BOT_SECONDS, Unit::Seconds, "How long a house bot thought");
    describe_gauge!(NODES, "Nodes that serve the same database and were seen of late, this one among them");
    describe_counter!(HINTS_LOST, "Hints that could not be sent to the other nodes");
    describe_counter!(HINT_GAPS, "How often hints of other nodes may have been missed");
    describe_gauge!(STORE_WRITES, "Whether the store takes writes");
    describe_gauge!(BUILD, "Which program this is, by version; always 1");
}

#[cfg(test)]
mod tests {
    use metrics::{counter, histogram};

    use super::*;

    #[test]
    fn what_is_counted_is_told_in_prometheus_form() {
        install();
        install();
        counter!(MOVES, "game" => "quoridor").increment(3);
        histogram!(APPEND_SECONDS).record(0.003);
        let told = render();
        for line in [
            "# TYPE igroteka_moves_total counter",
            "# HELP igroteka_moves_total Moves accepted, by game",
            "igroteka_moves_total{game=\"quoridor\"} 3",
            "igroteka_append_seconds_bucket{le=\"0.002\"} 0",
            "igroteka_append_seconds_bucket{le=\"0.005\"} 1",
            "igroteka_append_seconds_count 1",
        ] {
            assert!(told.lines().any(|told| told == line), "{line} is missing in\n{told}");
        }
        assert!(told.contains("igroteka_build_info{version="), "{told}");
    }
}
