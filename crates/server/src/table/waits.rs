//! How long house bots have waited for a processor, as far as the log does not tell yet.

use igroteka_game::{MAX_SEATS, Seat};

/// How soon a bot that waits is looked at again, in milliseconds.
const AGAIN: i64 = 1_000;

/// The waits of the bots that are to act.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Waits([Waited; MAX_SEATS]);

#[derive(Clone, Copy, Debug, Default)]
struct Waited {
    so_far: u32,
    goes_on: bool,
}

impl Waits {
    /// A seat's bot has waited for so many milliseconds, and perhaps does still.
    pub fn set(&mut self, seat: Seat, so_far: u32, goes_on: bool) {
        self.0[seat.index()] = Waited { so_far, goes_on };
    }

    /// When a seat's time is over that would be over at `due`.
    pub fn due(&self, seat: Seat, due: i64) -> i64 {
        due.saturating_add(i64::from(self.0[seat.index()].so_far))
    }

    /// When to look at a seat's clock. That of a bot that waits stands still: it is looked at now and then.
    pub fn wake(&self, seat: Seat, due: i64, now: i64) -> i64 {
        let due = self.due(seat, due);
        if self.0[seat.index()].goes_on { due.max(now + AGAIN) } else { due }
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::FIRST_RULES;
    use igroteka_protocol::{ClockPlan, ErrorCode, GameId, Links, Options, PersonId, TableId};
    use serde_json::json;

    use super::super::act::MoveRequest;
    use super::super::log::LogEvent;
    use super::super::outages::Outages;
    use super::super::state::{Holder, Table};
    use super::super::transaction::{Context, Transaction};
    use super::*;
    use crate::error::ApiResult;
    use crate::{Config, SystemEntropy};

    /// A house bot is to move, then a person; each has half a minute in all. The game began at time 0.
    fn table() -> Table {
        let person = PersonId(1);
        let setup = json!({"start": 1});
        let clock = ClockPlan::Fischer { initial_seconds: 30, increment_seconds: 0 };
        let person = Holder::Person { person, device: person, contributes: false };
        let created = LogEvent::Created {
            host: PersonId(1),
            game: "quoridor".to_owned(),
            setup: setup.clone(),
            position: None,
            seats: vec![Holder::HouseBot { level: 1 }, person],
            options: Options { clock, ..Options::default() },
            links: Links { play: String::new(), watch: String::new() },
        };
        let prepared = LogEvent::Prepared {
            game: GameId(7),
            rules: FIRST_RULES,
            setup,
            position: None,
            fresh: true,
            secret: "00".repeat(32),
            contributors: Vec::new(),
            rated: false,
        };
        let mut table = Table::found(TableId(1), 0, &created).expect("a table");
        for event in [prepared, LogEvent::Started] {
            table.apply(0, &event, &Outages::default()).expect("it fits");
        }
        table
    }

    fn change(
        table: &Table,
        now: i64,
        decide: impl Fn(&mut Transaction<'_>) -> ApiResult<()>,
    ) -> Result<(Table, Vec<LogEvent>), ErrorCode> {
        let (config, outages) = (Config::default(), Outages::default());
        let context = Context { config: &config, entropy: &SystemEntropy, outages: &outages, now };
        let mut transaction = Transaction::new(table, &context, &[], &[]);
        decide(&mut transaction).map_err(|error| error.0.code)?;
        Ok((transaction.table, transaction.events))
    }

    fn waited(milliseconds: u32) -> Waits {
        let mut waits = Waits::default();
        waits.set(Seat::FIRST, milliseconds, true);
        waits
    }

    #[test]
    fn a_bot_that_waits_does_not_lose_on_time() {
        let table = table();
        let tick = |waits: Waits| {
            let ticked = change(&table, 60_000, |transaction| transaction.tick(|_| None, &waits));
            ticked.expect("it is possible").1.len()
        };
        assert_eq!(tick(waited(40_000)), 0, "it had only 20 of its 30 seconds");
        assert!(tick(waited(20_000)) > 0, "it had 40");
        assert!(tick(Waits::default()) > 0);
    }

    #[test]
    fn its_move_gives_back_what_it_waited_and_all_who_read_the_log_know() {
        let table = table();
        let request = MoveRequest { game: None, seq: 0, text: "e2" };
        let none = Outages::default();
        let late = change(&table, 60_000, |transaction| transaction.make_bot_move(Seat::FIRST, &request, 0));
        assert_eq!(late.err(), Some(ErrorCode::Stale));
        let (after, events) =
            change(&table, 60_000, |transaction| transaction.make_bot_move(Seat::FIRST, &request, 40_000))
                .expect("it is in time");
        let mut elsewhere = table;
        for event in &events {
            let body = serde_json::to_string(event).expect("an event is plain data");
            let read = serde_json::from_str(&body).expect("it was written here");
            elsewhere.apply(60_000, &read, &none).expect("it fits");
        }
        for table in [&after, &elsewhere] {
            let clock = &table.running().expect("it runs").clock;
            assert_eq!(clock.left(Seat::FIRST, 60_000, &none), 10_000);
            assert_eq!(clock.left(Seat::SECOND, 61_000, &none), 29_000);
        }
        // The quota of a person's lag is not touched by it.
        assert_eq!(table_taken_over(after).within_quota(Seat::FIRST, 500, Config::default().lag_quota), 500);
    }

    fn table_taken_over(mut table: Table) -> super::super::clock::GameClock {
        table.apply(61_000, &LogEvent::TakenOver { seat: 1 }, &Outages::default()).expect("it fits");
        table.running().expect("it runs").clock.clone()
    }

    #[test]
    fn a_clock_that_stands_still_is_looked_at_now_and_then() {
        let mut waits = waited(5_000);
        assert_eq!(waits.wake(Seat::FIRST, 10_000, 14_999), 15_999, "it still waits");
        assert_eq!(waits.wake(Seat::SECOND, 10_000, 14_999), 10_000);
        waits.set(Seat::FIRST, 5_000, false);
        assert_eq!(waits.wake(Seat::FIRST, 10_000, 14_999), 15_000);
    }
}
