//! The smallest game that has everything the contract asks for: players in turn take one to three pebbles from a
//! heap, and whoever takes the last one wins. Under the first version of its rules it was the other way round.

use std::fmt;

use igroteka_game::{
    Event, Field, FieldKind, Limits, Odds, Outcome, Preset, ReadError, Reader, Rules, Seat, SeatRecord,
    SeatSet, Setup as _, SetupError, Source, Turn, Value, Values,
};
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    rules: u32,
    players: u8,
    start: Option<Seat>,
    heap: u8,
    plies: u32,
}

impl igroteka_game::Setup for Setup {
    const VERSIONS: &'static [u32] = &[1, 2];
    const FIELDS: &'static [Field] = &[
        Field {
            name: "players",
            kind: FieldKind::Int { min: 2, max: 4 },
            default: Some(Value::Int(2)),
            about: "How many play",
        },
        Field {
            name: "start",
            kind: FieldKind::SeatOrLot,
            default: Some(Value::text("lot")),
            about: "Who begins",
        },
        Field {
            name: "heap",
            kind: FieldKind::Int { min: 1, max: 100 },
            default: Some(Value::Int(21)),
            about: "How many pebbles there are",
        },
        Field {
            name: "plies",
            kind: FieldKind::Int { min: 0, max: 100 },
            default: Some(Value::Int(0)),
            about: "So many actions are a draw",
        },
    ];
    const PRESETS: &'static [Preset] = &[
        Preset { name: "usual", values: &[] },
        Preset { name: "tiny", values: &[("heap", Value::Int(3)), ("start", Value::Int(1))] },
    ];

    fn from_values(values: &Values) -> Result<Setup, SetupError> {
        let players = values.int("players").unwrap_or(2) as u8;
        Ok(Setup {
            rules: values.rules(),
            players,
            start: values.seat_or_lot("start", players)?,
            heap: values.int("heap").unwrap_or(21) as u8,
            plies: values.int("plies").unwrap_or(0) as u32,
        })
    }

    fn values(&self) -> Values {
        Values::default()
            .under(self.rules)
            .with("players", self.players)
            .with("start", self.start)
            .with("heap", self.heap)
            .with("plies", i64::from(self.plies))
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Option<Seat> {
        self.start
    }

    fn with_start(mut self, seat: Seat) -> Setup {
        self.start = Some(seat);
        self
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pebbles {
    heap: u8,
    last_wins: bool,
    players: u8,
    seats_in: SeatSet,
    mover: Option<Seat>,
    plies: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Take(u8),
    Resign,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(pebbles) => write!(f, "{pebbles}"),
            Action::Resign => f.write_str("resign"),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lot(Seat);

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "start {}", self.0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    #[error("one to three pebbles are taken, and no more than there are")]
    Pebbles,
    #[error("this seat has left the game")]
    Gone,
    #[error("nobody sits there")]
    Lot,
}

impl fmt::Display for Pebbles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.seats_in.iter().map(|seat| seat.to_string()).collect();
        let mover = self.mover.map_or("lot".to_owned(), |seat| seat.to_string());
        write!(f, "{} / {} / {mover}", self.heap, seats.join(" "))
    }
}

impl Rules for Pebbles {
    const GAME: &'static str = "pebbles";
    const TAKEBACK: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Chance = Lot;
    type Glimpse = Lot;
    type View = Pebbles;
    type Illegal = Illegal;

    fn new(setup: &Setup) -> Pebbles {
        Pebbles {
            heap: setup.heap,
            last_wins: setup.rules > 1,
            players: setup.players,
            seats_in: SeatSet::all(setup.players),
            mover: setup.start,
            plies: setup.plies,
        }
    }

    fn read(setup: &Setup, text: &str) -> Result<Pebbles, ReadError> {
        let mut reader = Reader::new(text)?;
        let mut position = Pebbles::new(setup);
        position.heap = Reader::value("a number of pebbles", reader.part("heap")?)?;
        let seats = reader.part("seats")?.split(' ').map(|seat| Seat::read(seat, setup.players));
        position.seats_in = seats.collect::<Result<SeatSet, _>>()?;
        position.mover = match reader.part("mover")? {
            "lot" => None,
            seat => Some(Seat::read(seat, setup.players)?),
        };
        reader.end()?;
        position.validate()?;
        Ok(position)
    }

    fn validate(&self) -> Result<(), ReadError> {
        if self.mover.is_none_or(|mover| self.seats_in.contains(mover) || self.turn() == Turn::Over) {
            Ok(())
        } else {
            Err(ReadError::new("the mover is in the game", &self.to_string()))
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn seats_in(&self) -> SeatSet {
        self.seats_in
    }

    fn turn(&self) -> Turn {
        match self.mover {
            _ if self.heap == 0 || self.seats_in.len() == 1 => Turn::Over,
            None => Turn::Chance,
            Some(seat) => Turn::of(seat),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = |seat: &Seat| self.seats_in.len() == 1 || (self.mover == Some(*seat)) == self.last_wins;
        let winners = self.seats_in.iter().filter(won).collect();
        (self.turn() == Turn::Over).then(|| Outcome::win(self.players, winners, "last"))
    }

    fn limits(&self) -> Limits {
        Limits { repetition: false, plies: self.plies }
    }

    fn event_bound(setup: &Setup) -> u32 {
        u32::from(setup.heap) + 1
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn().includes(seat) {
            out.extend((1..=self.heap.min(3)).map(Action::Take));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Take(pebbles) if (1..=self.heap.min(3)).contains(pebbles) => Ok(()),
            Action::Take(_) => Err(Illegal::Pebbles),
            Action::Resign if self.seats_in.contains(seat) => Ok(()),
            Action::Resign => Err(Illegal::Gone),
        }
    }

    fn play_unchecked(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Take(pebbles) => self.heap -= pebbles,
            Action::Resign => self.seats_in.remove(seat),
        }
        // Whoever took the last pebble stays the mover.
        if self.heap > 0 && self.mover == Some(seat) {
            self.mover = self.seats_in.next_after(seat);
        }
    }

    fn read_action(&self, _seat: Seat, text: &str) -> Result<Action, ReadError> {
        match text {
            "resign" => Ok(Action::Resign),
            _ => Ok(Action::Take(Reader::value("a number of pebbles", text)?)),
        }
    }

    fn resignation(&self, _seat: Seat) -> Action {
        Action::Resign
    }

    fn is_resignation(action: &Action) -> bool {
        *action == Action::Resign
    }

    fn draw_by_agreement(&self) -> bool {
        true
    }

    fn odds(&self) -> Odds<Lot> {
        Odds::Listed(self.seats_in.iter().map(|seat| (Lot(seat), 1)).collect())
    }

    fn draw_chance(&self, source: &mut impl Source) -> Lot {
        self.odds().draw(source).expect("the lot is listed")
    }

    fn check_chance(&self, lot: &Lot) -> Result<(), Illegal> {
        if self.seats_in.contains(lot.0) { Ok(()) } else { Err(Illegal::Lot) }
    }

    fn apply_chance(&mut self, lot: &Lot) {
        self.mover = Some(lot.0);
    }

    fn read_chance(&self, text: &str) -> Result<Lot, ReadError> {
        let seat =
            text.strip_prefix("start ").ok_or_else(|| ReadError::new("`start` and a seat expected", text))?;
        Ok(Lot(Seat::read(seat, self.players)?))
    }

    fn lot(lot: &Lot) -> Option<Seat> {
        Some(lot.0)
    }

    fn view(&self, _seat: Option<Seat>) -> Pebbles {
        self.clone()
    }

    fn glimpse(lot: &Lot, _seat: Option<Seat>) -> Lot {
        *lot
    }

    fn sample_world(record: &SeatRecord<Pebbles>, _source: &mut impl Source) -> Option<(Pebbles, Vec<Lot>)> {
        Some((record.start.clone(), record.glimpses().copied().collect()))
    }
}

/// The preset `tiny` has three pebbles and seat 1 begins.
pub fn tiny() -> igroteka_game::Game<Pebbles> {
    igroteka_game::Game::new(Setup::preset("tiny").expect("the preset exists"))
}

/// A game with so many players and pebbles in which seat 1 begins.
pub fn game(players: i64, heap: i64) -> igroteka_game::Game<Pebbles> {
    let raw = [("players", players), ("heap", heap), ("start", 1)];
    igroteka_game::Game::new(
        Setup::from_raw(raw.map(|(name, value)| (name.to_owned(), Value::Int(value))))
            .expect("the setup is possible"),
    )
}

/// Plays lines of a record.
pub fn play(game: &mut igroteka_game::Game<Pebbles>, lines: &[&str]) -> Result<(), String> {
    for line in lines {
        let event: Event<Action, Lot> = game.read_event(line).map_err(|error| error.to_string())?;
        game.apply(event).map_err(|error| error.to_string())?;
    }
    Ok(())
}
