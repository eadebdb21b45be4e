//! Everything about a table that follows from its log.

use std::sync::Arc;

use igroteka_catalog::{Kind, Refusal};
use igroteka_game::{Commitment, Contribution, MAX_SEATS, Match, Seat, SeatSet, Secret, proof};
use igroteka_protocol::{Links, Options, PersonId, Status, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::clock::GameClock;
use super::log::LogEvent;
use super::outages::Outages;
use super::play::{Play, Stage};

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Holder {
    /// Nobody yet; `invited` asks for the players' link.
    Empty { invited: bool },
    /// A person; `device` is who moves for them, usually themselves.
    Person { person: PersonId, device: PersonId, contributes: bool },
    /// The house bot.
    #[serde(rename = "house")]
    HouseBot { level: u8 },
}

/// A seat with what is known of its holder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chair {
    pub holder: Holder,
    /// How the seat was planned; it becomes so again when its holder leaves.
    pub invited: bool,
    /// The house bot that plays on for somebody absent.
    pub substitute: Option<u8>,
    /// Since when the holder has been absent, so that the others may decide about the seat.
    pub absent: Option<i64>,
    /// Whether the holder has asked for the next game.
    pub ready: bool,
    /// Whether the holder agrees to what the host has changed since they sat down.
    pub agreed: bool,
}

impl Chair {
    /// A chair as it is set up.
    fn new(holder: Holder) -> Chair {
        Chair {
            holder,
            invited: matches!(holder, Holder::Empty { invited: true }),
            substitute: None,
            absent: None,
            ready: false,
            agreed: true,
        }
    }

    /// Who holds the seat, if it is a person.
    pub fn person(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { person, .. } => Some(person),
            _ => None,
        }
    }

    /// Whose device moves for the seat.
    pub fn device(&self) -> Option<PersonId> {
        match self.holder {
            Holder::Person { device, .. } => Some(device),
            _ => None,
        }
    }

    /// The level of the house bot that moves for the seat.
    pub fn bot(&self) -> Option<u8> {
        match self.holder {
            Holder::HouseBot { level } => Some(level),
            _ => self.substitute,
        }
    }

    /// Whether nobody holds it.
    pub fn is_empty(&self) -> bool {
        matches!(self.holder, Holder::Empty { .. })
    }
}

/// What is agreed about a table. The host changes the setup and the options before the first game.
#[derive(Clone)]
pub(crate) struct Founding {
    pub id: TableId,
    pub kind: &'static dyn Kind,
    pub host: PersonId,
    /// The first game's setup, every field named.
    pub setup: Value,
    /// Where games begin, if not as the setup says; `?` in it is dealt by lot.
    pub position: Option<String>,
    pub options: Options,
    pub links: Links,
}

/// A table.
#[derive(Clone)]
pub(crate) struct Table {
    pub founding: Arc<Founding>,
    /// How many entries its log has.
    pub seq: u64,
    /// When the last one was made.
    pub updated_at: i64,
    pub chairs: Vec<Chair>,
    /// The game in preparation, running, or over.
    pub play: Option<Play>,
    /// How many games were prepared and not void.
    pub games: u32,
    /// How many were prepared at all.
    pub prepared: u32,
    /// How many counted events there were since then; see `bounds`.
    pub beside: u32,
    pub chat: bool,
    pub muted: Vec<PersonId>,
    /// Those whom the host sent away: they cannot take a seat again.
    pub banned: Vec<PersonId>,
    pub closed: bool,
}

/// Why a table does not take an entry. If the entry is in its log, the log was damaged or written by another program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotApplied {
    /// The game refuses the event.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The entry makes no sense at this table now.
    #[error("this is not possible at this table")]
    Impossible,
}

impl Table {
    /// A table from the first entry of its log.
    pub fn found(id: TableId, at: i64, event: &LogEvent) -> Result<Table, NotApplied> {
        let LogEvent::Created { host, game, setup, position, seats, options, links } = event else {
            return Err(NotApplied::Impossible);
        };
        let kind = igroteka_catalog::kind(game)?;
        Ok(Table {
            chairs: seats.iter().copied().map(Chair::new).collect(),
            chat: options.chat,
            founding: Arc::new(Founding {
                id,
                kind,
                host: *host,
                setup: setup.clone(),
                position: position.clone(),
                options: options.clone(),
                links: links.clone(),
            }),
            seq: 1,
            updated_at: at,
            play: None,
            games: 0,
            prepared: 0,
            beside: 0,
            muted: Vec::new(),
            banned: Vec::new(),
            closed: false,
        })
    }

    /// The status of the table.
    pub fn status(&self) -> Status {
        match &self.play {
            _ if self.closed => Status::Closed,
            None => Status::Waiting,
            Some(play) => match play.stage {
                Stage::Committing(_) | Stage::Revealing(_) => Status::Preparing,
                Stage::Running if play.paused => Status::Paused,
                Stage::Running => Status::Playing,
                Stage::Over => Status::Over,
                Stage::Void => Status::Waiting,
            },
        }
    }

    /// How many seats there are.
    pub fn players(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The seat with this number, if the table has it.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        Seat::from_number(number).filter(|seat| seat.index() < self.chairs.len())
    }

    /// One seat's chair.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// The seats for which this predicate holds.
    pub fn seats_where(&self, holds: impl Fn(&Chair) -> bool) -> SeatSet {
        Seat::all(self.players()).filter(|seat| holds(self.chair(*seat))).collect()
    }

    /// The seats that a device moves for.
    pub fn seats_of(&self, device: PersonId) -> SeatSet {
        self.seats_where(|chair| chair.device() == Some(device))
    }

    /// The seats that people still move for.
    pub fn human_seats(&self) -> SeatSet {
        self.seats_where(|chair| chair.device().is_some() && chair.substitute.is_none())
    }

    /// The game that runs, paused or not.
    pub fn running(&self) -> Option<&Play> {
        self.play.as_ref().filter(|play| play.stage == Stage::Running)
    }

    /// Whether a game runs in which no person is left.
    pub fn only_bots_play(&self) -> bool {
        let people = self.human_seats();
        self.running().is_some_and(|play| !people.iter().any(|seat| play.game.seats_in().contains(seat)))
    }

    /// The seats that may act now; none while the game is paused.
    pub fn to_act(&self) -> SeatSet {
        self.running().filter(|play| !play.paused).map_or(SeatSet::EMPTY, Play::acting)
    }

    /// Where games begin, if not as the setup says; in games that hide nothing, for anybody to see.
    pub fn position_shown(&self) -> Option<String> {
        let hides = self.founding.kind.hides();
        self.founding.position.clone().filter(|_| !hides)
    }

    /// The match with the last game's result, to as many points as was agreed.
    pub fn series(&self) -> Match {
        let series = match &self.play {
            Some(play) => play.game.series().clone(),
            None => Match::new(self.players(), 0),
        };
        if series.target() == 0 { series.to(self.founding.options.match_to) } else { series }
    }

    /// Adds one entry of the log.
    pub fn apply(&mut self, at: i64, event: &LogEvent, outages: &Outages) -> Result<(), NotApplied> {
        self.fold(at, event, outages)?;
        self.count_entry(at);
        self.beside += u32::from(event.is_beside());
        Ok(())
    }

    /// Adds what a seat does in its game, read and played once, and returns the entry for the log.
    pub fn apply_move(
        &mut self,
        at: i64,
        seat: Seat,
        text: &str,
        lag: u32,
        outages: &Outages,
    ) -> Result<LogEvent, NotApplied> {
        let play = self.play.as_mut().ok_or(NotApplied::Impossible)?;
        let place = play.game.seq();
        let spelled = play.game.read_move(Some(seat), text)?;
        play.add_event(&spelled, None, false, at, lag, outages)?;
        let event = play.game.event(place).expect("the event was just added");
        let said = event.as_deref().decision().filter(|(_, words)| *words != text).map(|_| text.to_owned());
        self.count_entry(at);
        Ok(LogEvent::Line { event, said, auto: false, lag })
    }

    fn count_entry(&mut self, at: i64) {
        self.seq += 1;
        self.updated_at = at;
    }

    fn fold(&mut self, at: i64, event: &LogEvent, outages: &Outages) -> Result<(), NotApplied> {
        match event {
            LogEvent::Line { event, said, lag, auto } => {
                let play = self.play.as_mut().ok_or(NotApplied::Impossible)?;
                Ok(play.add_event(&event.as_deref(), said.as_deref(), *auto, at, *lag, outages)?)
            }
            LogEvent::Prepared { .. } => self.prepare(at, event),
            event => self.fold_around_game(at, event, outages).ok_or(NotApplied::Impossible),
        }
    }

    /// Adds everything but a game and its events.
    fn fold_around_game(&mut self, at: i64, event: &LogEvent, outages: &Outages) -> Option<()> {
        match event {
            LogEvent::Created { .. } | LogEvent::Prepared { .. } | LogEvent::Line { .. } => return None,
            LogEvent::Joined { seat, person, contributes } => {
                let holder = Holder::Person { person: *person, device: *person, contributes: *contributes };
                let chair = self.chair_mut(*seat)?;
                *chair = Chair { holder, agreed: true, ..*chair };
            }
            LogEvent::Left { seat, kicked } => {
                let gone = self.chair_mut(*seat)?.device().filter(|_| *kicked);
                // Those beside the host move with the host's device, which stays.
                self.banned.extend(gone.filter(|device| *device != self.founding.host));
                let chair = self.chair_mut(*seat)?;
                *chair = Chair {
                    holder: Holder::Empty { invited: chair.invited },
                    substitute: None,
                    absent: None,
                    ready: false,
                    ..*chair
                };
            }
            LogEvent::HostPassed { host } => Arc::make_mut(&mut self.founding).host = *host,
            LogEvent::Changed { setup, seats, options } => self.change(setup, seats, options)?,
            LogEvent::Agreed { seat } => self.chair_mut(*seat)?.agreed = true,
            LogEvent::Committed { seat, commitment } => {
                let seat = self.seat(*seat)?;
                self.play.as_mut()?.commitments[seat.index()] = Some(commitment.parse().ok()?);
            }
            LogEvent::Revealing => self.play.as_mut()?.stage = Stage::Revealing(at),
            LogEvent::Revealed { seat, value } => {
                let seat = self.seat(*seat)?;
                let value: Contribution = value.parse().ok()?;
                self.play.as_mut()?.contributions[seat.index()] = Some(value);
            }
            LogEvent::Voided { .. } => {
                self.play.as_mut()?.stage = Stage::Void;
                self.games -= 1;
            }
            LogEvent::Started => self.play.as_mut()?.begin(at, outages),
            LogEvent::Ended => {
                let play = self.play.as_mut()?;
                play.stage = Stage::Over;
                play.turn_clock(at, None, outages);
                play.pause = SeatSet::EMPTY;
                play.paused = false;
                for chair in &mut self.chairs {
                    chair.substitute = None;
                    chair.absent = None;
                }
            }
            LogEvent::TakebackAsked { seat } => {
                let seat = self.seat(*seat)?;
                self.play.as_mut()?.takeback = Some((seat, SeatSet::only(seat)));
            }
            LogEvent::TakebackAgreed { seat } => {
                let seat = self.seat(*seat)?;
                self.play.as_mut()?.takeback.as_mut()?.1.insert(seat);
            }
            LogEvent::TakebackDeclined => self.play.as_mut()?.takeback = None,
            LogEvent::DrawDeclined { .. } => self.play.as_mut()?.draw_declined = true,
            LogEvent::PauseAsked { seat } => {
                let seat = self.seat(*seat)?;
                self.play.as_mut()?.pause.insert(seat);
            }
            LogEvent::Paused => self.pause(true, at, outages)?,
            LogEvent::Resumed => self.pause(false, at, outages)?,
            LogEvent::Absent { seat } => self.chair_mut(*seat)?.absent = Some(at),
            LogEvent::Returned { seat } | LogEvent::Waiting { seat } => self.chair_mut(*seat)?.absent = None,
            LogEvent::Substituted { seat, level } => {
                let chair = self.chair_mut(*seat)?;
                chair.substitute = Some(*level);
                chair.absent = None;
                self.play.as_mut()?.rated = false;
            }
            LogEvent::TakenOver { seat } => {
                self.chair_mut(*seat)?.substitute = None;
                let seat = self.seat(*seat)?;
                self.play.as_mut()?.clock.forget_given_back(seat);
            }
            LogEvent::Hint { seat } => {
                let seat = self.seat(*seat)?;
                self.play.as_mut()?.count_hint(seat);
            }
            LogEvent::RematchAsked { seat } => self.chair_mut(*seat)?.ready = true,
            LogEvent::ChatSet { on } => self.chat = *on,
            LogEvent::Muted { who, muted } => {
                self.muted.retain(|person| person != who);
                if *muted {
                    self.muted.push(*who);
                }
            }
            LogEvent::Closed { .. } => self.closed = true,
        }
        Some(())
    }

    fn chair_mut(&mut self, number: u8) -> Option<&mut Chair> {
        let seat = self.seat(number)?;
        self.chairs.get_mut(seat.index())
    }

    fn pause(&mut self, paused: bool, at: i64, outages: &Outages) -> Option<()> {
        let play = self.play.as_mut()?;
        play.paused = paused;
        play.pause = SeatSet::EMPTY;
        play.turn_clock(at, None, outages);
        Some(())
    }

    /// Takes what the host has changed; whoever else sits here has not agreed to it yet.
    fn change(&mut self, setup: &Value, seats: &[Option<Holder>], options: &Options) -> Option<()> {
        let players = self.founding.kind.new_game(setup).ok()?.players();
        if seats.len() != usize::from(players) {
            return None;
        }
        let changed = |(place, holder): (usize, &Option<Holder>)| match holder {
            Some(holder) => Some(Chair::new(*holder)),
            None => self.chairs.get(place).copied(),
        };
        self.chairs = seats.iter().enumerate().map(changed).collect::<Option<_>>()?;
        let founding = Arc::make_mut(&mut self.founding);
        if founding.options.chat != options.chat {
            self.chat = options.chat;
        }
        founding.setup = setup.clone();
        founding.options = options.clone();
        for chair in &mut self.chairs {
            chair.agreed = chair.device().is_none_or(|device| device == founding.host);
        }
        // A game that was set up with what was agreed before never began.
        self.play = None;
        Some(())
    }

    fn prepare(&mut self, at: i64, event: &LogEvent) -> Result<(), NotApplied> {
        let LogEvent::Prepared { game: id, rules, setup, position, fresh, secret, contributors, rated } =
            event
        else {
            return Err(NotApplied::Impossible);
        };
        // The games of a match keep the version that it began with.
        let mut game = match &self.play {
            Some(play) if !fresh && play.stage == Stage::Void => play.game.boxed_clone(),
            Some(play) if !fresh => play.game.next()?,
            _ => self.founding.kind.new_game_under(*rules, setup)?,
        };
        if let Some(position) = position {
            game.set_position(position)?;
        }
        let secret: Secret = secret.parse().map_err(|_| NotApplied::Impossible)?;
        let setup_hash = proof::setup_hash(&game.record());
        let commitment: Commitment = proof::commitment(&id.to_string(), setup_hash, &secret);
        self.games += 1;
        self.prepared += 1;
        self.beside = 0;
        self.play = Some(Play {
            id: *id,
            number: self.games,
            prepared_seq: self.seq + 1,
            game,
            stage: Stage::Committing(at),
            rated: *rated,
            secret,
            setup_hash,
            commitment,
            contributors: contributors.iter().filter_map(|number| self.seat(*number)).collect(),
            commitments: [None; MAX_SEATS],
            contributions: [None; MAX_SEATS],
            seed: None,
            clock: GameClock::new(self.founding.options.clock),
            answers_since: None,
            opened: [0; MAX_SEATS],
            decided: [const { None }; MAX_SEATS],
            takeback: None,
            pause: SeatSet::EMPTY,
            paused: false,
            draw_declined: false,
            hand_throw: self.founding.options.hand_throw,
            from_position: position.is_some(),
            hints: [0; MAX_SEATS],
            hinted: [None; MAX_SEATS],
        });
        for chair in &mut self.chairs {
            chair.ready = false;
        }
        Ok(())
    }
}
