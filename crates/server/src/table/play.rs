//! One game at a table: its chance, its clock, and what is on offer in it.

use igroteka_catalog::{AnyGame, Refusal};
use igroteka_game::{
    Commitment, Contribution, Event, MAX_SEATS, Proof, Seat, SeatContribution, SeatSet, Secret, Seed,
    SetupHash, TextEventRef, Turn, proof,
};
use igroteka_protocol::GameId;

use super::clock::GameClock;
use super::outages::Outages;

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Seats may commit to contributions, since then.
    Committing(i64),
    /// Seats may reveal them, since then.
    Revealing(i64),
    /// It runs.
    Running,
    /// It is over.
    Over,
    /// It never began.
    Void,
}

/// One game at a table.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the game")]
pub(crate) struct Play {
    pub id: GameId,
    /// Which of the table's games, from 1.
    pub number: u32,
    /// The log entry with which it was prepared.
    pub prepared_seq: u64,
    pub game: Box<dyn AnyGame>,
    pub stage: Stage,
    pub rated: bool,
    pub secret: Secret,
    pub setup_hash: SetupHash,
    pub commitment: Commitment,
    pub contributors: SeatSet,
    pub commitments: [Option<Commitment>; MAX_SEATS],
    pub contributions: [Option<Contribution>; MAX_SEATS],
    /// Known once the game has begun.
    pub seed: Option<Seed>,
    pub clock: GameClock,
    /// Since when a sudoku check or claim waits for answers.
    pub answers_since: Option<i64>,
    /// How many events the game had when each seat's present decision opened.
    pub opened: [u64; MAX_SEATS],
    /// Each seat's last decision: when it had opened, and in which words it was made.
    pub decided: [Option<(u64, String)>; MAX_SEATS],
    /// Who asked to take a move back, and who has agreed.
    pub takeback: Option<(Seat, SeatSet)>,
    /// Who has agreed to a pause.
    pub pause: SeatSet,
    pub paused: bool,
    pub draw_declined: bool,
    /// Whether dice wait for their player's `throw`.
    pub hand_throw: bool,
    /// Whether it begins from the host's position.
    pub from_position: bool,
    /// How many hints each seat has taken.
    pub hints: [u32; MAX_SEATS],
    /// When the decision opened for which each seat took the last of them.
    pub hinted: [Option<u64>; MAX_SEATS],
}

impl Clone for Play {
    fn clone(&self) -> Play {
        Play {
            game: self.game.boxed_clone(),
            clock: self.clock.clone(),
            decided: self.decided.clone(),
            ..*self
        }
    }
}

impl Play {
    /// The seats that may act now; whoever is to throw the dice by hand is one of them.
    pub fn acting(&self) -> SeatSet {
        if self.stage != Stage::Running {
            return SeatSet::EMPTY;
        }
        match self.game.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance => self.thrower().map_or(SeatSet::EMPTY, SeatSet::only),
            Turn::Over => SeatSet::EMPTY,
        }
    }

    /// The seat whose `throw` the dice wait for.
    pub fn thrower(&self) -> Option<Seat> {
        if self.hand_throw { self.game.thrower() } else { None }
    }

    /// The seats whose clocks should run.
    fn ticking(&self) -> SeatSet {
        let stands_still = self.paused || self.game.answer_seconds().is_some();
        if stands_still { SeatSet::EMPTY } else { self.acting() }
    }

    /// Lets the clocks go on as the game stands now.
    pub fn turn_clock(&mut self, at: i64, lag: Option<(Seat, u32)>, outages: &Outages) {
        self.clock.turn(self.ticking(), at, lag, outages);
        // No answers are due while the game is paused; afterwards the whole time starts again.
        let answers = self.game.answer_seconds().is_some() && self.stage == Stage::Running && !self.paused;
        self.answers_since = if answers { self.answers_since.or(Some(at)) } else { None };
    }

    /// The game begins: its seed is settled.
    pub fn begin(&mut self, at: i64, outages: &Outages) {
        let players = usize::from(self.game.players());
        let id = self.id.to_string();
        self.seed = Some(proof::seed(&self.secret, &id, self.setup_hash, &self.contributions[..players]));
        self.stage = Stage::Running;
        self.turn_clock(at, None, outages);
    }

    /// Adds an event, or refuses it and stays as it was. `said` is how the mover spelled it, if not so; `auto` if the
    /// service played it for the seat.
    pub fn add_event(
        &mut self,
        event: &TextEventRef<'_>,
        said: Option<&str>,
        auto: bool,
        at: i64,
        lag: u32,
        outages: &Outages,
    ) -> Result<(), Refusal> {
        let before = self.acting();
        let (actor, words) = event.decision().unzip();
        let picked_for = if let Event::Pick(_) = event { self.game.timed_out() } else { None };
        let thrower = self.thrower();
        let answered = self.game.answer_seconds().is_some();
        self.game.apply(event)?;
        // Deduct the time before adding the increment: a decision in time gets its increment.
        self.clock.turn(self.clock.running(), at, actor.map(|seat| (seat, lag)), outages);
        // G7: an action counts, whoever chose it.
        if let Some(seat) = actor.or(picked_for).filter(|_| !answered) {
            self.clock.decided(seat);
        }
        self.turn_clock(at, None, outages);
        // A move played by the service does not replace the seat's own last decision, which may still be repeated.
        if let (Some(seat), Some(words), false) = (actor, said.or(words), auto) {
            self.decided[seat.index()] = Some((self.opened[seat.index()], words.to_owned()));
        }
        if let Some(seat) = thrower.filter(|_| event.is_chance()) {
            self.decided[seat.index()] = Some((self.opened[seat.index()], "throw".to_owned()));
        }
        let seq = self.game.seq() as u64;
        let reopens = event.is_chance() || matches!(event, Event::Takeback(_));
        for seat in self.acting().iter() {
            if reopens || !before.contains(seat) || actor == Some(seat) {
                self.opened[seat.index()] = seq;
            }
        }
        self.takeback = None;
        // A request for a pause lapses with the next move.
        self.pause = SeatSet::EMPTY;
        // A declined draw stays declined as long as the offer stands.
        self.draw_declined &= self.game.draw_offer().is_some();
        Ok(())
    }

    /// Whether a seat has taken a hint for the decision that it has now.
    pub fn has_hint(&self, seat: Seat) -> bool {
        self.hinted[seat.index()] == Some(self.opened[seat.index()])
    }

    /// A seat takes a hint for the decision that it has now.
    pub fn count_hint(&mut self, seat: Seat) {
        self.hints[seat.index()] += 1;
        self.hinted[seat.index()] = Some(self.opened[seat.index()]);
    }

    /// When a missing answer counts as given.
    pub fn answers_due(&self, now: i64, outages: &Outages) -> Option<i64> {
        let seconds = self.game.answer_seconds().filter(|seconds| *seconds > 0)?;
        Some(outages.after(self.answers_since?, i64::from(seconds) * 1000, now))
    }

    /// What lets anybody check the game's chance; the secret only once the game is over.
    pub fn proof(&self) -> Proof {
        let contributed = |seat: Seat| {
            Some(SeatContribution {
                seat,
                commitment: self.commitments[seat.index()]?,
                value: self.contributions[seat.index()],
            })
        };
        let over = matches!(self.stage, Stage::Over | Stage::Void);
        Proof {
            game_id: self.id.to_string(),
            commitment: self.commitment,
            secret: over.then_some(self.secret),
            contributions: Seat::all(self.game.players()).filter_map(contributed).collect(),
        }
    }
}
