//! What happens because time has passed.

use igroteka_game::Seat;
use igroteka_protocol::{ClockPlan, PersonId};

use super::draft::{Draft, World};
use super::log::LogEvent;
use super::play::Stage;
use super::state::Table;
use crate::error::ApiResult;

impl Draft<'_> {
    /// Does everything that is due by now; `away` says since when a device is not there.
    pub fn tick(&mut self, away: impl Fn(PersonId) -> Option<i64>) -> ApiResult<()> {
        let world = self.world;
        if let Some(play) = &self.table.play
            && let Stage::Committing(since) | Stage::Revealing(since) = play.stage
        {
            let due =
                world.outages.after(since, world.config.contribution_time.as_millis() as i64, world.now);
            return if due <= world.now { self.close_contributions() } else { Ok(()) };
        }
        // Several clocks may have run out together, and what one time-out does may end the game.
        for _ in 0..igroteka_game::MAX_SEATS {
            let Some(seat) = self.table.timed_out(world) else { break };
            self.time_out(seat)?;
            self.settle()?;
        }
        for seat in Seat::all(self.table.players()) {
            if self.table.absent_from(seat, world, &away).is_some_and(|due| due <= world.now) {
                self.push(LogEvent::Absent { seat: seat.number() })?;
            }
        }
        Ok(())
    }
}

impl Table {
    /// When something next happens by itself.
    pub fn wakes_at(&self, world: &World<'_>, away: impl Fn(PersonId) -> Option<i64>) -> Option<i64> {
        let play = self.play.as_ref()?;
        match play.stage {
            Stage::Committing(since) | Stage::Revealing(since) => {
                let time = world.config.contribution_time.as_millis() as i64;
                Some(world.outages.after(since, time, world.now))
            }
            Stage::Running if !play.paused => {
                let clock = play.clock.deadline(world.now, world.outages).map(|(due, _)| due);
                let answers = play.answers_due(world.now, world.outages);
                let absences =
                    Seat::all(self.players()).filter_map(|seat| self.absent_from(seat, world, &away));
                absences.chain(clock).chain(answers).min()
            }
            _ => None,
        }
    }

    /// A seat whose time is over.
    fn timed_out(&self, world: &World<'_>) -> Option<Seat> {
        let play = self.running().filter(|play| !play.paused)?;
        if play.answers_due(world.now, world.outages).is_some_and(|due| due <= world.now) {
            return play.acting().first();
        }
        let (due, seat) = play.clock.deadline(world.now, world.outages)?;
        (due <= world.now).then_some(seat)
    }

    /// Whether a seat's time was over when it sent what arrives now. The timer comes a little later than the time it
    /// was set to, and a move must not win by that.
    pub fn too_late(&self, seat: Seat, lag: u32, world: &World<'_>) -> bool {
        let Some(play) = self.running() else { return false };
        let clock =
            play.clock.running().contains(seat).then(|| play.clock.deadline(world.now, world.outages));
        let clock = clock.flatten().filter(|(_, first)| *first == seat).map(|(due, _)| due);
        let due = play.answers_due(world.now, world.outages).into_iter().chain(clock).min();
        due.is_some_and(|due| due + i64::from(lag) <= world.now)
    }

    /// When a seat counts as absent; never where people take days for a move.
    fn absent_from(
        &self,
        seat: Seat,
        world: &World<'_>,
        away: impl Fn(PersonId) -> Option<i64>,
    ) -> Option<i64> {
        if matches!(self.founding.options.clock, ClockPlan::Days { .. }) || self.running()?.paused {
            return None;
        }
        let chair = self.chair(seat);
        let out = !self.running()?.game.seats_in().contains(seat);
        if chair.absent.is_some() || chair.substitute.is_some() || out {
            return None;
        }
        let grace = world.config.grace.as_millis() as i64;
        Some(world.outages.after(away(chair.device()?)?, grace, world.now))
    }
}
