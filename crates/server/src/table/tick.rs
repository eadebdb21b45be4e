//! What happens because time has passed.

use igroteka_game::Seat;
use igroteka_protocol::{ClockPlan, PersonId};

use super::log::LogEvent;
use super::play::Stage;
use super::state::Table;
use super::transaction::{Context, Transaction};
use super::waits::Waits;
use crate::error::ApiResult;

impl Transaction<'_> {
    /// Does everything that is due; `away` tells since when a device has been away.
    pub fn tick(&mut self, away: impl Fn(PersonId) -> Option<i64>, waits: &Waits) -> ApiResult<()> {
        let context = self.context;
        if let Some(play) = &self.table.play
            && let Stage::Committing(since) | Stage::Revealing(since) = play.stage
        {
            let due = context.outages.after(
                since,
                context.config.contribution_time.as_millis() as i64,
                context.now,
            );
            return if due <= context.now { self.close_contributions() } else { Ok(()) };
        }
        // Several clocks may have run out together, and what one time-out does may end the game.
        for _ in 0..igroteka_game::MAX_SEATS {
            let Some(seat) = self.table.timed_out(context, waits) else { break };
            self.time_out(seat)?;
            self.settle()?;
        }
        for seat in Seat::all(self.table.players()) {
            if self.table.absent_from(seat, context, &away).is_some_and(|due| due <= context.now) {
                self.push(LogEvent::Absent { seat: seat.number() })?;
            }
        }
        Ok(())
    }
}

impl Table {
    /// When the next clock runs out.
    pub fn deadline(&self, context: &Context<'_>) -> Option<i64> {
        let play = self.play.as_ref().filter(|play| play.stage == Stage::Running && !play.paused)?;
        play.clock.deadline(context.now, context.outages).map(|(due, _)| due)
    }

    /// When something next happens by itself.
    pub fn wakes_at(
        &self,
        context: &Context<'_>,
        away: impl Fn(PersonId) -> Option<i64>,
        waits: &Waits,
    ) -> Option<i64> {
        let play = self.play.as_ref()?;
        match play.stage {
            Stage::Committing(since) | Stage::Revealing(since) => {
                let time = context.config.contribution_time.as_millis() as i64;
                Some(context.outages.after(since, time, context.now))
            }
            Stage::Running if !play.paused => {
                let clock = play.clock.deadlines(context.now, context.outages);
                let clock = clock.map(|(due, seat)| waits.wake(seat, due, context.now));
                let answers = play.answers_due(context.now, context.outages);
                let absences =
                    Seat::all(self.players()).filter_map(|seat| self.absent_from(seat, context, &away));
                absences.chain(clock).chain(answers).min()
            }
            _ => None,
        }
    }

    /// A seat whose time is over. The log credits a bot's wait with its move, so until then it is known here alone.
    fn timed_out(&self, context: &Context<'_>, waits: &Waits) -> Option<Seat> {
        let play = self.running().filter(|play| !play.paused)?;
        if play.answers_due(context.now, context.outages).is_some_and(|due| due <= context.now) {
            return play.acting().first();
        }
        let deadlines = play.clock.deadlines(context.now, context.outages);
        let (due, seat) = deadlines.map(|(due, seat)| (waits.due(seat, due), seat)).min()?;
        (due <= context.now).then_some(seat)
    }

    /// Whether a seat's time was over when it sent its move. The timer fires a little late, and a move must not benefit
    /// from that.
    pub fn too_late(&self, seat: Seat, lag: u32, context: &Context<'_>) -> bool {
        let Some(play) = self.running() else { return false };
        let clock =
            play.clock.running().contains(seat).then(|| play.clock.deadline(context.now, context.outages));
        let clock = clock.flatten().filter(|(_, first)| *first == seat).map(|(due, _)| due);
        let due = play.answers_due(context.now, context.outages).into_iter().chain(clock).min();
        due.is_some_and(|due| due + i64::from(lag) <= context.now)
    }

    /// When a seat counts as absent; never where people take days for a move.
    fn absent_from(
        &self,
        seat: Seat,
        context: &Context<'_>,
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
        let grace = context.config.grace.as_millis() as i64;
        Some(context.outages.after(away(chair.device()?)?, grace, context.now))
    }
}
