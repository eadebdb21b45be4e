//! What a viewer is shown: built from what that viewer may know, never by removing fields.

use std::collections::HashMap;

use igroteka_catalog::AnyGame;
use igroteka_game::{Seat, SeatSet, Turn as GameTurn};
use igroteka_protocol::{
    Absence, ChanceState, ClockState, Contribution, Event, EventKind, GameNow, MatchState, Now, Offer,
    Offers, Outcome, PersonId, PersonKind, PersonRef, SeatRow, SeatState, Substitute, Turn, Written, You,
};

use super::log::LogEvent;
use super::play::{Play, Stage};
use super::state::{Holder, Table};
use super::transaction::Context;

/// The people of a table by their ids.
pub(crate) type Names = HashMap<PersonId, PersonRef>;

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Viewer {
    pub person: Option<PersonId>,
    /// Which of several seats on one device is uncovered.
    pub uncovered: Option<Seat>,
}

impl Table {
    /// The seat whose view a viewer gets. A device with several seats gets the spectators' view until one is uncovered,
    /// unless nothing is hidden.
    pub fn eyes(&self, viewer: Viewer) -> Option<Seat> {
        let own = viewer.person.map_or(SeatSet::EMPTY, |person| self.seats_of(person));
        match own.len() {
            0 => None,
            1 => own.first(),
            _ => match &self.play {
                Some(play) if !play.game.hides() => {
                    play.acting().iter().find(|seat| own.contains(*seat)).or(own.first())
                }
                _ => viewer.uncovered.filter(|seat| own.contains(*seat)),
            },
        }
    }

    /// Everything that changes, as a viewer may know it. Seats are left out unless `whole`.
    pub fn now_for(
        &self,
        viewer: Viewer,
        context: &Context<'_>,
        seats: Option<(Vec<SeatState>, u32)>,
    ) -> Now {
        let own = viewer.person.map_or(SeatSet::EMPTY, |person| self.seats_of(person));
        let eyes = self.eyes(viewer);
        let whole = seats.is_some();
        let (seats, spectators) = seats.unzip();
        Now {
            seq: self.seq,
            at: context.now,
            status: self.status(),
            may_hint: self.may_hint(),
            you: You {
                seats: numbers(own),
                seat: eyes.map(Seat::number),
                host: viewer.person == Some(self.founding.host),
            },
            seats,
            spectators,
            game: self.play.as_ref().map(|play| self.game_now(play, eyes, context)),
            series: whole.then(|| self.match_state()),
        }
    }

    fn game_now(&self, play: &Play, eyes: Option<Seat>, context: &Context<'_>) -> GameNow {
        let acting = play.acting();
        let legal = eyes.filter(|seat| acting.contains(*seat) && !play.paused);
        // Whoever a bot plays for has to take the seat over first.
        let legal = legal.filter(|seat| self.chair(*seat).substitute.is_none()).map(|seat| {
            if play.thrower() == Some(seat) {
                Written::of(&["throw"]).expect("a list of texts is plain data")
            } else {
                play.game.legal_json(seat).into()
            }
        });
        GameNow {
            id: play.id,
            number: play.number,
            seq: play.game.seq() as u64,
            turn: turn_of(acting),
            outcome: outcome(play),
            view: play.game.view_json(eyes).into(),
            legal,
            clock: play.clock.ticks().then(|| self.clock_state(play, context)).or_else(|| {
                let deadline = play.answers_due(context.now, context.outages)?;
                Some(ClockState { left_ms: Vec::new(), running: Vec::new(), deadline: Some(deadline) })
            }),
            offers: Offers {
                draw: play.game.draw_offer().filter(|_| !play.draw_declined).map(numbers),
                takeback: play
                    .takeback
                    .map(|(by, agreed)| Offer { by: by.number(), agreed: numbers(agreed) }),
                pause: (!play.pause.is_empty()).then(|| numbers(play.pause)),
            },
            hints: play.hints[..usize::from(play.game.players())].to_vec(),
            chance: chance_state(play),
        }
    }

    fn clock_state(&self, play: &Play, context: &Context<'_>) -> ClockState {
        let left = |seat| play.clock.left(seat, context.now, context.outages) as u64;
        let clock = play.clock.deadline(context.now, context.outages).map(|(due, _)| due);
        ClockState {
            left_ms: Seat::all(self.players()).map(left).collect(),
            running: numbers(play.clock.running()),
            deadline: play.answers_due(context.now, context.outages).or(clock),
        }
    }

    fn match_state(&self) -> MatchState {
        let series = self.series();
        MatchState {
            target: series.target(),
            points: series.points().to_vec(),
            winners: series.winners().map(numbers),
        }
    }

    /// All seats, with who is there.
    pub fn seat_states(&self, names: &Names, present: impl Fn(PersonId) -> bool) -> Vec<SeatState> {
        let state = |seat: Seat| {
            let chair = self.chair(seat);
            let here = chair.bot().is_some() || chair.device().is_some_and(&present);
            SeatState {
                seat: seat.number(),
                who: chair.person().map(|person| name_of(names, person)),
                bot: chair.bot(),
                invited: chair.holder == Holder::Empty { invited: true },
                present: here,
                absence: chair.absent.map(|since| Absence { since, may_choose: true }),
                ready: chair.ready,
                agreed: chair.agreed,
                contributes: matches!(chair.holder, Holder::Person { contributes: true, .. }),
            }
        };
        Seat::all(self.players()).map(state).collect()
    }

    /// All seats in short, for the list of somebody's own tables.
    pub fn seat_rows(&self, names: &Names, person: PersonId) -> Vec<SeatRow> {
        let acting = self.to_act();
        let row = |seat: Seat| {
            let chair = self.chair(seat);
            SeatRow {
                seat: seat.number(),
                who: chair.person().map(|person| name_of(names, person)),
                bot: chair.bot(),
                yours: chair.device() == Some(person) && chair.substitute.is_none(),
                to_act: acting.contains(seat),
            }
        };
        Seat::all(self.players()).map(row).collect()
    }

    /// An entry of the log as a viewer saw it, right after it was added: `self` may have gone further since, but
    /// not to another game.
    pub fn event_for(&self, eyes: Option<Seat>, names: &Names, entry: &Shown<'_>) -> Event {
        let play = self.play.as_ref();
        let what = match entry.event {
            LogEvent::Created { .. } => EventKind::Created,
            LogEvent::Joined { seat, person, .. } => {
                EventKind::Joined { seat: *seat, who: name_of(names, *person) }
            }
            LogEvent::Left { seat, kicked } => EventKind::Left { seat: *seat, kicked: *kicked },
            LogEvent::HostPassed { host } => EventKind::HostPassed { who: name_of(names, *host) },
            LogEvent::Changed { setup, options, .. } => {
                EventKind::Changed { setup: setup.clone(), options: options.clone() }
            }
            LogEvent::Agreed { seat } => EventKind::Agreed { seat: *seat },
            LogEvent::Prepared { game, contributors, .. } => EventKind::Prepared {
                game: *game,
                number: play.map_or(0, |play| play.number),
                setup: play.map(|play| play.game.setup()).unwrap_or_default(),
                commitment: play.map(|play| play.commitment.to_string()).unwrap_or_default(),
                contributors: contributors.clone(),
            },
            LogEvent::Committed { seat, commitment } => {
                EventKind::Committed { seat: *seat, commitment: commitment.clone() }
            }
            LogEvent::Revealing => EventKind::Revealing,
            LogEvent::Revealed { seat, value } => EventKind::Revealed { seat: *seat, value: value.clone() },
            LogEvent::Voided { seats } => EventKind::Voided {
                game: play.map_or(igroteka_protocol::GameId(0), |play| play.id),
                seats: seats.clone(),
                secret: play.map(|play| play.secret.to_string()).unwrap_or_default(),
            },
            LogEvent::Started => {
                EventKind::Started { game: play.map_or(igroteka_protocol::GameId(0), |play| play.id) }
            }
            LogEvent::Line { auto, .. } => EventKind::Line {
                n: entry.line,
                line: play.map(|play| seen_line(play, eyes, entry.line)).unwrap_or_default(),
                auto: *auto,
            },
            LogEvent::Ended => EventKind::Ended {
                game: play.map_or(igroteka_protocol::GameId(0), |play| play.id),
                outcome: play.and_then(outcome).unwrap_or_else(abandoned),
                secret: play.map(|play| play.secret.to_string()).unwrap_or_default(),
            },
            LogEvent::TakebackAsked { seat } => EventKind::TakebackAsked { seat: *seat },
            LogEvent::TakebackAgreed { seat } => EventKind::TakebackAgreed { seat: *seat },
            LogEvent::TakebackDeclined => EventKind::TakebackDeclined,
            LogEvent::DrawDeclined { seat } => EventKind::DrawDeclined { seat: *seat },
            LogEvent::PauseAsked { seat } => EventKind::PauseAsked { seat: *seat },
            LogEvent::Paused => EventKind::Paused,
            LogEvent::Resumed => EventKind::Resumed,
            LogEvent::Absent { seat } => EventKind::Absent { seat: *seat },
            LogEvent::Returned { seat } => EventKind::Returned { seat: *seat },
            LogEvent::Waiting { seat } => EventKind::Waiting { seat: *seat },
            LogEvent::Substituted { seat, level } => {
                EventKind::Substituted(Substitute { seat: *seat, level: *level })
            }
            LogEvent::TakenOver { seat } => EventKind::TakenOver { seat: *seat },
            LogEvent::Hint { seat } => EventKind::Hint { seat: *seat },
            LogEvent::RematchAsked { seat } => EventKind::RematchAsked { seat: *seat },
            LogEvent::ChatSet { on } => EventKind::ChatSet { on: *on },
            LogEvent::Muted { who, muted } => EventKind::Muted { who: *who, muted: *muted },
            LogEvent::Closed { reason } => EventKind::Closed { reason: *reason },
        };
        Event { seq: entry.seq, at: entry.at, what }
    }

    /// Whether this entry changes the state of the seats.
    pub fn changes_seats(event: &LogEvent) -> bool {
        !matches!(
            event,
            LogEvent::Line { .. }
                | LogEvent::TakebackAsked { .. }
                | LogEvent::TakebackAgreed { .. }
                | LogEvent::TakebackDeclined
                | LogEvent::DrawDeclined { .. }
                | LogEvent::Committed { .. }
                | LogEvent::Revealed { .. }
                | LogEvent::Revealing
                | LogEvent::Hint { .. }
        )
    }

    /// The record of the running or last game as a viewer may know it.
    pub fn record_for(&self, eyes: Option<Seat>) -> Vec<String> {
        match &self.play {
            Some(play) if play.stage == Stage::Over => play.game.lines(0),
            Some(play) => play.game.seen_lines(eyes, 0),
            None => Vec::new(),
        }
    }
}

/// An entry of the log to be shown.
pub(crate) struct Shown<'a> {
    pub seq: u64,
    pub at: i64,
    /// For a line of the record: its place, from 1.
    pub line: u64,
    pub event: &'a LogEvent,
}

fn seen_line(play: &Play, eyes: Option<Seat>, place: u64) -> String {
    play.game.seen_line(eyes, (place as usize).saturating_sub(1)).unwrap_or_default()
}

/// The result of a game that nobody finished.
pub(super) fn abandoned() -> Outcome {
    Outcome {
        winners: Vec::new(),
        scores: Vec::new(),
        reason: "abandoned".to_owned(),
        lost_on_time: Vec::new(),
        hints: Vec::new(),
    }
}

/// How a game ended.
pub(super) fn outcome(play: &Play) -> Option<Outcome> {
    let hints = &play.hints[..usize::from(play.game.players())];
    let hints = if hints.iter().all(|taken| *taken == 0) { Vec::new() } else { hints.to_vec() };
    Some(Outcome { hints, ..outcome_of(&*play.game)? })
}

/// The seats to act.
pub(crate) fn turn_of(seats: SeatSet) -> Turn {
    match seats.len() {
        0 => Turn::Nobody,
        1 => Turn::Seat(seats.first().map_or(0, Seat::number)),
        _ => Turn::Seats(numbers(seats)),
    }
}

/// How a game ended, by its rules alone.
pub(crate) fn outcome_of(game: &dyn AnyGame) -> Option<Outcome> {
    let outcome = game.outcome().filter(|_| game.turn() == GameTurn::Over)?;
    Some(Outcome {
        winners: numbers(outcome.winners),
        scores: outcome.scores.as_slice().to_vec(),
        reason: outcome.reason.to_owned(),
        lost_on_time: numbers(game.lost_on_time()),
        hints: Vec::new(),
    })
}

fn chance_state(play: &Play) -> ChanceState {
    let contribution = |seat: Seat| Contribution {
        seat: seat.number(),
        commitment: play.commitments[seat.index()].map(|commitment| commitment.to_string()),
        value: play.contributions[seat.index()].map(|value| value.to_string()),
    };
    ChanceState {
        commitment: play.commitment.to_string(),
        contributions: play.contributors.iter().map(contribution).collect(),
        secret: matches!(play.stage, Stage::Over | Stage::Void).then(|| play.secret.to_string()),
    }
}

/// Seats as people count them.
fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

/// Somebody's name; empty for those who have been removed.
pub(crate) fn name_of(names: &Names, person: PersonId) -> PersonRef {
    let removed = || PersonRef { id: person, name: String::new(), kind: PersonKind::Guest };
    names.get(&person).cloned().unwrap_or_else(removed)
}
