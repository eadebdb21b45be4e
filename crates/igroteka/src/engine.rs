//! The line protocol: one JSON object per line in, one per line out.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use igroteka_catalog::{AnyGame, Budget, ChanceOdds, Code, Refusal, kind, kinds};
use igroteka_game::{RESIGN, ReadError, Record, Seat, Seed, Turn};
use serde_json::{Value, json};

use crate::request::{Best, MoveBy, New, Request, read_request};

/// A longer line is refused; what is left of it is skipped.
const MAX_LINE: u64 = 8 << 20;

/// Answers every line until the input ends.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.len() as u64 == MAX_LINE && !line.ends_with(b"\n") {
            skip_line(&mut input)?;
            Err(Refusal::new(Code::BadRequest, format!("a line has at most {MAX_LINE} bytes")))
        } else {
            engine.answer(&line)
        };
        let answer = match answer {
            Ok(answer) => json!({"ok": answer}),
            Err(refusal) => json!({"error": refusal}),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let (length, ended) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), false),
        };
        input.consume(length);
        if ended {
            return Ok(());
        }
    }
}

/// How many moves `best` compares: each takes as long as the chosen one.
const MAX_COMPARED: usize = 16;

/// The game that is being talked about.
#[derive(Default)]
struct Engine {
    table: Option<Table>,
}

struct Table {
    game: Box<dyn AnyGame>,
    seed: Seed,
    /// What a loaded record says beside the game, such as names.
    notes: BTreeMap<String, String>,
}

impl Engine {
    fn answer(&mut self, line: &[u8]) -> Result<Value, Refusal> {
        match read_request(line)? {
            Request::Games {} => {
                let games: Vec<Value> = kinds().iter().map(|kind| kind.describe()).collect();
                Ok(json!({"games": games}))
            }
            Request::New(new) => self.begin(&new),
            Request::Load { record } => self.load(&record),
            request => self.table.as_mut().ok_or_else(no_game)?.answer(request),
        }
    }

    fn begin(&mut self, new: &New) -> Result<Value, Refusal> {
        let kind = kind(&new.game)?;
        let seed = match &new.seed {
            Some(text) => read_seed(text, Code::BadRequest)?,
            None => random_seed()?,
        };
        let game = kind.new_game(&new.setup)?;
        Ok(self.sit_down(Table { game, seed, notes: BTreeMap::new() }))
    }

    fn load(&mut self, text: &str) -> Result<Value, Refusal> {
        let record = Record::read(text)?;
        let kind = kind(&record.game)?;
        let seed = match record.notes.get(SEED_NOTE) {
            Some(text) => read_seed(text, Code::BadRecord)?,
            None => random_seed()?,
        };
        let game = kind.load(&record)?;
        Ok(self.sit_down(Table { game, seed, notes: record.notes }))
    }

    fn sit_down(&mut self, table: Table) -> Value {
        let status = table.game.status();
        self.table = Some(table);
        status
    }
}

impl Table {
    fn answer(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Games {} | Request::New(_) | Request::Load { .. } => Err(no_game()),
            Request::Legal { seat } => self.legal(seat),
            Request::Play { moves } => self.play(&moves),
            Request::Roll {} => {
                let events = self.game.roll(self.seed);
                Ok(merged(json!({"events": events}), self.game.status()))
            }
            Request::Undo { count } => {
                if !self.game.undo(count) {
                    let message = format!("there are only {} events", self.game.seq());
                    return Err(Refusal::new(Code::BadRequest, message));
                }
                Ok(self.game.status())
            }
            Request::View { seat } => {
                let seat = seat.map(|number| self.seat(number)).transpose()?;
                Ok(self.game.view(seat))
            }
            Request::State {} => Ok(merged(self.game.state(), self.game.status())),
            Request::Position { text: None } => Ok(self.game.position_texts()),
            Request::Position { text: Some(text) } => {
                self.game.set_position(&text)?;
                Ok(self.game.status())
            }
            Request::Best(best) => self.best(&best),
            Request::Record {} => {
                let mut record = self.game.record();
                record.notes.clone_from(&self.notes);
                record.notes.insert(SEED_NOTE.to_owned(), self.seed.to_string());
                Ok(json!({"record": record.to_string()}))
            }
            Request::Perft { depth } => Ok(json!({"leaves": self.game.perft(depth)?})),
            Request::Next {} => self.next(),
        }
    }

    fn legal(&self, seat: Option<u8>) -> Result<Value, Refusal> {
        if let Some(odds) = self.game.odds() {
            return Ok(match odds {
                ChanceOdds::Shuffle => json!({"chance": "shuffle"}),
                ChanceOdds::Listed(outcomes) => {
                    let outcomes: Vec<Value> =
                        outcomes.iter().map(|(text, p)| json!({"move": text, "p": p})).collect();
                    json!({"chance": outcomes})
                }
            });
        }
        let seat = self.seat_or_mover(seat)?;
        Ok(json!({"moves": self.game.legal(seat)}))
    }

    /// Plays all moves or none.
    fn play(&mut self, moves: &[MoveBy]) -> Result<Value, Refusal> {
        let mut game = self.game.boxed_clone();
        for (index, step) in moves.iter().enumerate() {
            let seat = step.seat.map(|number| self.seat(number)).transpose();
            let played = seat.and_then(|seat| game.play(seat, &step.text));
            played.map_err(|refusal| refusal.at(index))?;
        }
        self.game = game;
        Ok(self.game.status())
    }

    fn best(&self, best: &Best) -> Result<Value, Refusal> {
        let bad = |message: &str| Err(Refusal::new(Code::BadRequest, message));
        if !(1..=Budget::MAX_LEVEL).contains(&best.level) {
            return bad("a level is 1 to 5");
        }
        if !(1..=64).contains(&best.threads) {
            return bad("threads are 1 to 64");
        }
        if best.time_ms.is_some_and(|time| time > 3_600_000) {
            return bad("`time_ms` is at most an hour");
        }
        if best.compare.len() > MAX_COMPARED {
            return bad("at most 16 moves are compared");
        }
        let budget = Budget {
            time: best.time_ms.map(Duration::from_millis),
            nodes: best.nodes,
            level: best.level,
            threads: best.threads,
            seed: self.game.seq() as u64,
            ..Budget::default()
        };
        let advice = self.game.best_comparing(self.seat_or_mover(best.seat)?, &best.compare, &budget)?;
        Ok(json!(advice))
    }

    fn next(&mut self) -> Result<Value, Refusal> {
        let mut game = self.game.next()?;
        for seat in game.series().resigned().iter() {
            game.play(Some(seat), RESIGN)?;
        }
        self.game = game;
        self.seed = self.seed.next();
        let series = self.game.series();
        let about =
            json!({"setup": self.game.setup(), "match": {"points": series.points(), "to": series.target()}});
        Ok(merged(about, self.game.status()))
    }

    fn seat(&self, number: u8) -> Result<Seat, Refusal> {
        let players = self.game.players();
        (Seat::from_number(number).filter(|seat| seat.number() <= players))
            .ok_or_else(|| Refusal::new(Code::BadRequest, format!("a seat is 1 to {players}")))
    }

    /// The seat named, or the only one that may act.
    fn seat_or_mover(&self, number: Option<u8>) -> Result<Seat, Refusal> {
        match (number, self.game.turn()) {
            (_, Turn::Over) => Err(Refusal::new(Code::GameOver, "the game is over")),
            (Some(number), _) => self.seat(number),
            (None, Turn::Chance) => Err(Refusal::new(Code::NotYourTurn, "a chance event is due")),
            (None, Turn::Seats(seats)) => (seats.first().filter(|_| seats.len() == 1))
                .ok_or_else(|| Refusal::new(Code::BadRequest, "several seats may act: name the seat")),
        }
    }
}

/// Where a record keeps the seed of a game that chance was drawn for here.
const SEED_NOTE: &str = "chance.seed";

fn no_game() -> Refusal {
    Refusal::new(Code::NoGame, "begin a game with `new` or `load` first")
}

fn merged(mut answer: Value, status: Value) -> Value {
    if let (Value::Object(answer), Value::Object(status)) = (&mut answer, status) {
        answer.extend(status);
    }
    answer
}

fn read_seed(text: &str, code: Code) -> Result<Seed, Refusal> {
    text.parse().map_err(|error: ReadError| Refusal::new(code, error.to_string()))
}

fn random_seed() -> Result<Seed, Refusal> {
    let mut seed = Seed([0; 32]);
    match getrandom::fill(&mut seed.0) {
        Ok(()) => Ok(seed),
        Err(error) => {
            Err(Refusal::new(Code::BadRequest, format!("this system gives no random bytes: {error}")))
        }
    }
}
