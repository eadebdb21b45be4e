//! A transaction on a table: events are applied to a copy as they are decided, and kept for the log.

use igroteka_game::{Event, Seat, SeatSet, TextEvent, Turn};
use igroteka_protocol::{ErrorCode, PersonId, Status};
use igroteka_store::{Append, GameStart, TableChange, TableStatus};
use serde_json::json;

use super::log::LogEvent;
use super::outages::Outages;
use super::play::Play;
use super::state::{Chair, Holder, Table};
use crate::error::{ApiError, ApiResult};
use crate::people::ratings::GameResult;
use crate::{Config, Entropy};

/// What a decision depends on besides the table.
pub(crate) struct Context<'a> {
    pub config: &'a Config,
    pub entropy: &'a dyn Entropy,
    pub outages: &'a Outages,
    pub now: i64,
}

/// Who acts at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Actor {
    pub person: PersonId,
    /// The part of their time that the network takes, in milliseconds.
    pub lag: u32,
}

/// A change to a table that is not stored yet.
pub(crate) struct Transaction<'a> {
    pub table: Table,
    pub events: Vec<LogEvent>,
    pub context: &'a Context<'a>,
    /// Those at the table who have an account.
    pub accounts: &'a [PersonId],
    /// Those at the table who are programs.
    pub programs: &'a [PersonId],
    before: u64,
}

impl<'a> Transaction<'a> {
    /// Begins with a copy of the table and no events.
    pub fn new(
        table: &Table,
        context: &'a Context<'a>,
        accounts: &'a [PersonId],
        programs: &'a [PersonId],
    ) -> Transaction<'a> {
        let (before, table) = (table.seq, table.clone());
        Transaction { before, table, events: Vec::new(), context, accounts, programs }
    }

    /// Applies an event and keeps it for the log.
    pub fn push(&mut self, event: LogEvent) -> ApiResult<()> {
        self.has_room_for(&event)?;
        self.table.apply(self.context.now, &event, self.context.outages)?;
        self.events.push(event);
        Ok(())
    }

    /// Applies an event of the running game and keeps it for the log.
    pub fn push_event(&mut self, event: TextEvent) -> ApiResult<()> {
        self.push(LogEvent::Line { event, said: None, auto: false, lag: 0 })
    }

    /// The game that runs.
    pub fn running(&self) -> ApiResult<&Play> {
        self.table.running().ok_or_else(|| match self.table.status() {
            Status::Over => ApiError::new(ErrorCode::GameOver, "the game is over"),
            _ => ApiError::not_now("no game is running"),
        })
    }

    /// The game that runs, unless it is paused.
    pub fn unpaused(&self) -> ApiResult<&Play> {
        let play = self.running()?;
        if play.paused { Err(ApiError::not_now("the game is paused")) } else { Ok(play) }
    }

    /// The seat an actor means: the one named, or the only one they move for.
    pub fn seat_of(&self, actor: Actor, named: Option<u8>) -> ApiResult<Seat> {
        let own = self.table.seats_of(actor.person);
        let own: SeatSet = own.iter().filter(|seat| self.table.chair(*seat).substitute.is_none()).collect();
        match named {
            Some(number) => self
                .table
                .seat(number)
                .filter(|seat| own.contains(*seat))
                .ok_or_else(|| ApiError::forbidden(format!("seat {number} is not yours"))),
            None if own.len() == 1 => Ok(own.first().expect("one seat is there")),
            None if own.is_empty() => Err(ApiError::forbidden("you have no seat at this table")),
            None => Err(ApiError::bad_request("you hold several seats: name the seat")),
        }
    }

    /// Plays what nobody has to decide: due chance events, forced moves (G4), the end.
    pub fn settle(&mut self) -> ApiResult<()> {
        while let Some(play) = self.table.running().filter(|play| !play.paused) {
            let event = match play.game.turn() {
                Turn::Over => LogEvent::Ended,
                Turn::Chance if play.thrower().is_some() => break,
                Turn::Chance => {
                    let seed = play.seed.expect("a game that runs has its seed");
                    let event = self.context.entropy.chance(play.game.as_ref(), seed);
                    let event = event.expect("chance is due");
                    LogEvent::Line { event, said: None, auto: false, lag: 0 }
                }
                Turn::Seats(_) if play.is_full() => break,
                Turn::Seats(seats) => {
                    let idle = |seat: Seat| Some(Event::Act(seat, play.game.idle(seat)?));
                    let Some(event) = seats.iter().find_map(idle) else { break };
                    LogEvent::Line { event, said: None, auto: true, lag: 0 }
                }
            };
            self.push(event)?;
        }
        Ok(())
    }

    /// The transaction as the store takes it.
    pub fn append(&self) -> Append {
        let entries = self.events.iter();
        let entries = entries.map(|event| serde_json::to_string(event).expect("an event is plain data"));
        let only_lines = self.events.iter().all(|event| matches!(event, LogEvent::Line { .. }));
        Append {
            table: self.table.founding.id,
            expect: self.before,
            at: self.context.now,
            entries: entries.collect(),
            change: (!only_lines).then(|| self.table.row()),
            started: self
                .happened(|event| matches!(event, LogEvent::Started))
                .map(|play| self.game_start(play)),
            ended: self
                .happened(|event| matches!(event, LogEvent::Ended))
                .map(|play| (play.id, result(&self.table, play))),
        }
    }

    fn game_start(&self, play: &Play) -> GameStart {
        let seats = self.table.chairs.iter().map(Chair::person).collect();
        GameStart { game: play.id, first_seq: play.prepared_seq, seats, rated: play.rated }
    }

    fn happened(&self, what: impl Fn(&LogEvent) -> bool) -> Option<&Play> {
        self.table.play.as_ref().filter(|_| self.events.iter().any(what))
    }
}

impl Table {
    /// What the store keeps beside the log.
    pub fn row(&self) -> TableChange {
        let status = match self.status() {
            Status::Waiting => TableStatus::Waiting,
            Status::Preparing | Status::Playing | Status::Paused => TableStatus::Playing,
            Status::Over => TableStatus::Over,
            Status::Closed => TableStatus::Closed,
        };
        let open = self.seats_where(|chair| chair.holder == Holder::Empty { invited: false }).len();
        let mut people: Vec<PersonId> = self.chairs.iter().filter_map(Chair::device).collect();
        people.push(self.founding.host);
        people.sort_unstable();
        people.dedup();
        let founding = &self.founding;
        let summary = json!({
            "host": founding.host,
            "setup": founding.setup,
            "from_position": founding.position.is_some(),
            "options": founding.options,
            "status": self.status(),
            "players": self.players(),
            "open": open,
        });
        TableChange {
            status,
            listed: founding.options.public && status == TableStatus::Waiting && open > 0,
            summary: summary.to_string(),
            people,
        }
    }

    /// Whether games among those who sit here can count for ratings.
    pub fn may_be_rated(&self, accounts: impl Fn(PersonId) -> bool) -> bool {
        let own_device = |person: PersonId, device: PersonId| person == device && accounts(person);
        let mut people: Vec<PersonId> = self.chairs.iter().filter_map(Chair::person).collect();
        people.sort_unstable();
        let distinct = people.windows(2).all(|pair| pair[0] != pair[1]);
        let fit = self.chairs.iter().all(|chair| match chair.holder {
            Holder::Person { person, device, .. } => own_device(person, device),
            Holder::HouseBot { .. } => true,
            Holder::Empty { .. } => false,
        });
        let rated = self.founding.options.rated && self.founding.position.is_none();
        rated && self.players() > 1 && distinct && fit && !people.is_empty()
    }
}

/// How a game ended, for the store's index; only a rated one says whom it rates.
fn result(table: &Table, play: &Play) -> String {
    let outcome = super::show::outcome(play);
    let subject = |chair: &Chair| match chair.holder {
        Holder::Person { person, .. } => person.to_string(),
        Holder::HouseBot { level } => format!("house/{level}"),
        Holder::Empty { .. } => String::new(),
    };
    let rated = play.rated && outcome.is_some();
    let subjects = if rated { table.chairs.iter().map(subject).collect() } else { Vec::new() };
    let level = |chair: &Chair| match chair.holder {
        Holder::HouseBot { level } => level,
        Holder::Person { .. } | Holder::Empty { .. } => 0,
    };
    let mut levels: Vec<u8> = table.chairs.iter().map(level).collect();
    if levels.iter().all(|level| *level == 0) {
        levels.clear();
    }
    let outcome = outcome.unwrap_or_else(super::show::abandoned);
    let result = GameResult { outcome, subjects, levels, ratings: Vec::new() };
    serde_json::to_string(&result).expect("a result is plain data")
}
