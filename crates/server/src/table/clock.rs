//! The clocks of a game, with time given from outside.

use std::time::Duration;

use igroteka_game::{Seat, SeatSet};
use igroteka_protocol::ClockPlan;

use super::outages::Outages;

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub(crate) struct GameClock {
    plan: ClockPlan,
    /// Milliseconds left as of `since`.
    left: [i64; igroteka_game::MAX_SEATS],
    /// Milliseconds of lag that were given back so far.
    given_back: [i64; igroteka_game::MAX_SEATS],
    running: SeatSet,
    since: i64,
}

impl GameClock {
    /// All clocks full, none running.
    pub fn new(plan: ClockPlan) -> GameClock {
        GameClock {
            plan,
            left: [full(plan); igroteka_game::MAX_SEATS],
            given_back: [0; igroteka_game::MAX_SEATS],
            running: SeatSet::EMPTY,
            since: 0,
        }
    }

    /// Takes the time since the last call from the seats whose clocks ran; `lag` is given back to its seat. From now
    /// on the clocks of `running` run.
    pub fn turn(&mut self, running: SeatSet, at: i64, lag: Option<(Seat, u32)>, outages: &Outages) {
        let used = outages.up_between(self.since, at);
        for seat in self.running.iter() {
            let lag = lag.map_or(0, |(mover, lag)| if mover == seat { i64::from(lag) } else { 0 });
            let given_back = lag.min(used.max(0));
            self.given_back[seat.index()] += given_back;
            self.left[seat.index()] -= (used - given_back).max(0);
        }
        let before = std::mem::replace(&mut self.running, running);
        for seat in running.iter().filter(|seat| !before.contains(*seat)) {
            self.refill(seat);
        }
        self.since = at;
    }

    /// A seat has decided something.
    pub fn decided(&mut self, seat: Seat) {
        if let ClockPlan::Fischer { increment_seconds, .. } = self.plan {
            self.left[seat.index()] = self.left[seat.index()].max(0) + i64::from(increment_seconds) * 1000;
        }
        self.refill(seat);
    }

    /// Where each decision has its own time, it begins in full.
    fn refill(&mut self, seat: Seat) {
        if matches!(self.plan, ClockPlan::PerMove { .. } | ClockPlan::Days { .. }) {
            self.left[seat.index()] = full(self.plan);
        }
    }

    /// The time a seat has left.
    pub fn left(&self, seat: Seat, now: i64, outages: &Outages) -> i64 {
        let used = if self.running.contains(seat) { outages.up_between(self.since, now) } else { 0 };
        (self.left[seat.index()] - used).max(0)
    }

    /// How much of this lag may still be given back to a seat, if the whole game has this quota. It is asked before
    /// a move goes into the log, and the log is believed: so every reader of it has the same clock.
    pub fn within_quota(&self, seat: Seat, lag: u32, quota: Duration) -> u32 {
        let rest = quota.as_millis() as i64 - self.given_back[seat.index()];
        i64::from(lag).min(rest.max(0)) as u32
    }

    /// The seats whose clocks run.
    pub fn running(&self) -> SeatSet {
        self.running
    }

    /// When the first running clock runs out, and whose.
    pub fn deadline(&self, now: i64, outages: &Outages) -> Option<(i64, Seat)> {
        self.deadlines(now, outages).min()
    }

    /// When each running clock runs out.
    pub fn deadlines(&self, now: i64, outages: &Outages) -> impl Iterator<Item = (i64, Seat)> {
        let running = if self.plan == ClockPlan::None { SeatSet::EMPTY } else { self.running };
        let out = move |seat: Seat| (outages.after(self.since, self.left[seat.index()].max(0), now), seat);
        running.iter().map(out)
    }

    /// A person moves for a seat from now on, whose bot's waits are not their lag.
    pub fn forget_given_back(&mut self, seat: Seat) {
        self.given_back[seat.index()] = 0;
    }

    /// Whether there is a clock at all.
    pub fn ticks(&self) -> bool {
        self.plan != ClockPlan::None
    }
}

fn full(plan: ClockPlan) -> i64 {
    match plan {
        ClockPlan::None => 0,
        ClockPlan::PerMove { seconds } => i64::from(seconds) * 1000,
        ClockPlan::Fischer { initial_seconds, .. } => i64::from(initial_seconds) * 1000,
        ClockPlan::Days { days } => i64::from(days) * 86_400_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: SeatSet = SeatSet::only(Seat::FIRST);
    const TWO: SeatSet = SeatSet::only(Seat::SECOND);

    #[test]
    fn fischer_time_runs_for_the_mover_and_grows_with_each_decision() {
        let none = Outages::default();
        let mut clock = GameClock::new(ClockPlan::Fischer { initial_seconds: 60, increment_seconds: 2 });
        clock.turn(ONE, 1_000, None, &none);
        assert_eq!(clock.deadline(1_000, &none), Some((61_000, Seat::FIRST)));
        clock.turn(ONE, 11_000, None, &none);
        clock.decided(Seat::FIRST);
        clock.turn(TWO, 11_000, None, &none);
        assert_eq!(clock.left(Seat::FIRST, 99_000, &none), 52_000);
        assert_eq!(clock.left(Seat::SECOND, 21_000, &none), 50_000);
    }

    #[test]
    fn lag_is_given_back_but_never_more_than_was_used() {
        let none = Outages::default();
        let mut clock = GameClock::new(ClockPlan::Fischer { initial_seconds: 60, increment_seconds: 0 });
        clock.turn(ONE, 0, None, &none);
        clock.turn(TWO, 1_000, Some((Seat::FIRST, 300)), &none);
        assert_eq!(clock.left(Seat::FIRST, 1_000, &none), 59_300);
        clock.turn(ONE, 1_100, Some((Seat::SECOND, 300)), &none);
        assert_eq!(clock.left(Seat::SECOND, 1_100, &none), 60_000);
    }

    #[test]
    fn the_quota_counts_what_was_given_back_to_each_seat() {
        let none = Outages::default();
        let quota = Duration::from_millis(700);
        let mut clock = GameClock::new(ClockPlan::Fischer { initial_seconds: 60, increment_seconds: 0 });
        assert_eq!(clock.within_quota(Seat::FIRST, 400, quota), 400);
        clock.turn(ONE, 0, None, &none);
        clock.turn(TWO, 1_000, Some((Seat::FIRST, 400)), &none);
        assert_eq!(clock.within_quota(Seat::FIRST, 400, quota), 300);
        assert_eq!(clock.within_quota(Seat::SECOND, 400, quota), 400);
        // Only 100 ms were used, so no more was given back.
        clock.turn(ONE, 1_100, Some((Seat::SECOND, 400)), &none);
        assert_eq!(clock.within_quota(Seat::SECOND, 700, quota), 600);
        clock.turn(TWO, 2_100, Some((Seat::FIRST, 300)), &none);
        assert_eq!(clock.within_quota(Seat::FIRST, 400, quota), 0);
        // A log that was written under a larger quota is believed.
        clock.turn(ONE, 2_100, None, &none);
        clock.turn(TWO, 3_100, Some((Seat::FIRST, 500)), &none);
        assert_eq!(clock.left(Seat::FIRST, 3_100, &none), 58_200);
        assert_eq!(clock.within_quota(Seat::FIRST, 400, quota), 0);
    }

    #[test]
    fn each_move_and_each_days_move_begins_in_full() {
        let none = Outages::default();
        let mut clock = GameClock::new(ClockPlan::PerMove { seconds: 30 });
        clock.turn(ONE, 0, None, &none);
        clock.turn(TWO, 25_000, None, &none);
        clock.turn(ONE, 30_000, None, &none);
        assert_eq!(clock.deadline(30_000, &none), Some((60_000, Seat::FIRST)));
        let mut days = GameClock::new(ClockPlan::Days { days: 2 });
        days.turn(ONE, 0, None, &none);
        assert_eq!(days.deadline(0, &none), Some((172_800_000, Seat::FIRST)));
    }

    #[test]
    fn an_outage_costs_nobody_time() {
        let outages = Outages::new(vec![(5_000, 25_000)]);
        let mut clock = GameClock::new(ClockPlan::PerMove { seconds: 30 });
        clock.turn(ONE, 0, None, &outages);
        assert_eq!(clock.deadline(26_000, &outages), Some((50_000, Seat::FIRST)));
        assert_eq!(clock.left(Seat::FIRST, 26_000, &outages), 24_000);
        // Before the outage nothing is known of it.
        assert_eq!(Outages::default().up_between(0, 26_000), 26_000);
    }
}
