//! The list of games, and what can be asked of a game before one is begun.

use std::time::{Duration, Instant};

use igroteka_bots::arena::{Meeting, Pair, meet};
use igroteka_bots::{self as bots, Reviewed};
use igroteka_game::{Game, Record, Seat, Setup, Stream, Turn, playout};
use serde::Serialize;
use serde_json::{Value, json};

use crate::any_game::{AnyGame, OwnGame};
use crate::schema::setup_schema;
use crate::setup_json::{read_setup, read_setup_under};
use crate::{Code, Refusal};

macro_rules! list {
    ($($game:ident)*) => {
        /// The games, in the order in which they stand on the shelf.
        // Inlined into another crate, it would have all games compiled there once more.
        #[inline(never)]
        pub fn kinds() -> [&'static dyn Kind; [$(stringify!($game)),*].len()] {
            [$(&Of::<bots::$game::Position>::NEW),*]
        }
    };
}

bots::games!(list);

/// The game with this id.
pub fn kind(id: &str) -> Result<&'static dyn Kind, Refusal> {
    kinds().into_iter().find(|kind| kind.id() == id).ok_or_else(|| {
        let known: Vec<&str> = kinds().iter().map(|kind| kind.id()).collect();
        Refusal::new(Code::UnknownGame, format!("the games are {}", known.join(", ")))
    })
}

/// One of the games.
pub trait Kind: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;

    /// The numbers of players it takes.
    fn players(&self) -> Vec<u8>;

    /// The names of its presets; the first is the default.
    fn presets(&self) -> Vec<&'static str>;

    /// The JSON Schema of its setup.
    fn setup_schema(&self) -> Value;

    /// Whether there is anything that one seat knows and another does not.
    fn hides(&self) -> bool;

    /// Begins a game under the newest rules.
    fn new_game(&self, setup: &Value) -> Result<Box<dyn AnyGame>, Refusal>;

    /// Begins once more a game that began under this version of its rules.
    fn new_game_under(&self, rules: u32, setup: &Value) -> Result<Box<dyn AnyGame>, Refusal>;

    /// Replays a record of this game.
    fn load(&self, record: &Record) -> Result<Box<dyn AnyGame>, Refusal>;

    /// Plays random games on one thread.
    fn playouts(&self, setup: &Value, effort: Effort, seed: u64) -> Result<PlayoutReport, Refusal>;

    /// Lets two players meet on every seat with the chance of one seed.
    fn meet(&self, setup: &Value, pair: &Pair, seed: u64) -> Result<Meeting<Record>, Refusal>;

    /// Everything a program asks first.
    fn describe(&self) -> Value {
        json!({
            "id": self.id(),
            "players": self.players(),
            "presets": self.presets(),
            "setup_schema": self.setup_schema(),
        })
    }
}

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// For about this long.
    Time(Duration),
    /// So many games.
    Games(u64),
}

/// How many random games were played.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayoutReport {
    /// Games finished.
    pub games: u64,
    /// Actions taken in them.
    pub plies: u64,
    /// Seconds of one thread that they took.
    pub seconds: f64,
}

impl Effort {
    fn goes_on(self, games: u64, began: Instant) -> bool {
        match self {
            // Reading the clock is expensive; check it every 64 games.
            Effort::Time(time) => !games.is_multiple_of(64) || began.elapsed() < time,
            Effort::Games(most) => games < most,
        }
    }
}

impl PlayoutReport {
    /// Random games per second.
    pub fn playouts_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    /// Actions per game.
    pub fn mean_length(&self) -> f64 {
        self.plies as f64 / self.games as f64
    }
}

struct Of<R>(std::marker::PhantomData<fn() -> R>);

impl<R> Of<R> {
    const NEW: Of<R> = Of(std::marker::PhantomData);
}

impl<R: Reviewed<View: Serialize>> Kind for Of<R> {
    fn id(&self) -> &'static str {
        R::GAME
    }

    fn players(&self) -> Vec<u8> {
        let possible = |players: u8| {
            R::Setup::PRESETS.iter().any(|preset| {
                let raw = [("preset".to_owned(), preset.name.into()), ("players".to_owned(), players.into())];
                R::Setup::from_raw(raw).is_ok()
            })
        };
        Seat::all(u8::MAX).map(Seat::number).filter(|players| possible(*players)).collect()
    }

    fn presets(&self) -> Vec<&'static str> {
        R::Setup::PRESETS.iter().map(|preset| preset.name).collect()
    }

    fn setup_schema(&self) -> Value {
        setup_schema::<R::Setup>()
    }

    fn hides(&self) -> bool {
        R::HIDES
    }

    fn new_game(&self, setup: &Value) -> Result<Box<dyn AnyGame>, Refusal> {
        Ok(Box::new(OwnGame::<R>::from(Game::new(read_setup(setup)?))))
    }

    fn new_game_under(&self, rules: u32, setup: &Value) -> Result<Box<dyn AnyGame>, Refusal> {
        Ok(Box::new(OwnGame::<R>::from(Game::new(read_setup_under(rules, setup)?))))
    }

    fn load(&self, record: &Record) -> Result<Box<dyn AnyGame>, Refusal> {
        Ok(Box::new(OwnGame::<R>::from(record.replay::<R>()?)))
    }

    fn playouts(&self, setup: &Value, effort: Effort, seed: u64) -> Result<PlayoutReport, Refusal> {
        let setup: R::Setup = read_setup(setup)?;
        let bound = R::event_bound(&setup);
        let mut start = R::new(&setup);
        start.settle_lots();
        let mut source = Stream::new(seed);
        let mut scratch = Vec::new();
        let mut report = PlayoutReport::default();
        let began = Instant::now();
        while effort.goes_on(report.games, began) {
            report.plies += u64::from(playout(start.clone(), bound, &mut source, &mut scratch).plies);
            report.games += 1;
        }
        report.seconds = began.elapsed().as_secs_f64();
        Ok(report)
    }

    fn meet(&self, setup: &Value, pair: &Pair, seed: u64) -> Result<Meeting<Record>, Refusal> {
        let meeting = meet::<R>(&read_setup(setup)?, pair, seed)
            .map_err(|error| Refusal::new(Code::BadRequest, error.to_string()))?;
        Ok(Meeting { results: meeting.results, games: meeting.games.iter().map(Record::of).collect() })
    }
}

/// Whether somebody is to act, and who, if it is one seat alone.
pub(crate) fn only_actor(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::Seats(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    }
}
