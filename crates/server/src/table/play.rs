//! One game at a table: its chance, its clock, and what is on offer in it.

use igroteka_catalog::AnyGame;
use igroteka_game::{
    Commitment, Contribution, MAX_SEATS, Proof, Seat, SeatContribution, SeatSet, Secret, Seed, SetupHash,
    Turn, proof,
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

    /// Adds a line of the record; false if it does not fit, which only a damaged log can bring about. `auto` if the
    /// service played it for the seat.
    pub fn add_line(
        &mut self,
        line: &str,
        said: Option<&str>,
        auto: bool,
        at: i64,
        lag: u32,
        outages: &Outages,
    ) -> bool {
        let before = self.acting();
        let actor = decider_of(line);
        let picked_for = if line.starts_with("! pick ") { self.timed_out() } else { None };
        let thrower = self.thrower();
        let answered = self.game.answer_seconds().is_some();
        if self.game.replay_line(line).is_err() {
            return false;
        }
        // Deduct the time before adding the increment: a decision in time gets its increment.
        self.clock.turn(self.clock.running(), at, actor.map(|seat| (seat, lag)), outages);
        // G7: an action counts, whoever chose it.
        if let Some(seat) = actor.or(picked_for).filter(|_| !answered) {
            self.clock.decided(seat);
        }
        self.turn_clock(at, None, outages);
        // A move played by the service does not replace the seat's own last decision, which may still be repeated.
        if let Some(seat) = actor.filter(|_| !auto) {
            let words = said.unwrap_or(&line[2..]).to_owned();
            self.decided[seat.index()] = Some((self.opened[seat.index()], words));
        }
        if let Some(seat) = thrower.filter(|_| line.starts_with('!')) {
            self.decided[seat.index()] = Some((self.opened[seat.index()], "throw".to_owned()));
        }
        let seq = self.game.seq() as u64;
        let reopens = line.starts_with('!') || line.starts_with("takeback");
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
        true
    }

    /// The seat for which a move is to be made, right after its time-out.
    fn timed_out(&self) -> Option<Seat> {
        let last = self.game.lines(self.game.seq().checked_sub(1)?).pop()?;
        seat_of(&last).filter(|_| last.ends_with(" timeout"))
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

/// The seat at the head of a record's line.
pub(super) fn seat_of(line: &str) -> Option<Seat> {
    let number = line.as_bytes().first()?.checked_sub(b'0')?;
    Seat::from_number(number)
}

/// The seat that decided something with this line; offers and time-outs decide nothing.
fn decider_of(line: &str) -> Option<Seat> {
    let action = line.get(2..)?;
    seat_of(line).filter(|_| !matches!(action, "offer draw" | "accept draw" | "timeout"))
}
