//! Scenes for tests: a drawn table, the hands, and who is to play.

use igroteka_game::{PlayError, Rules, Seat, Setup as _, Turn, Value};
use igroteka_roads::{Action, Cards, Illegal, Laid, Position, Setup, Sides, Square, Variant};

/// A preset with changed fields; `field` is written `6 8`.
pub fn setup(preset: &str, fields: &[(&str, &str)]) -> Setup {
    try_setup(preset, fields).unwrap()
}

pub fn try_setup(preset: &str, fields: &[(&str, &str)]) -> Result<Setup, String> {
    let mut raw = vec![("preset".to_owned(), Value::from(preset))];
    for (name, text) in fields {
        let value = match text.split(' ').map(str::parse).collect::<Result<Vec<i64>, _>>() {
            Ok(numbers) if *name == "field" => Value::Ints(numbers.into()),
            Ok(numbers) => Value::Int(numbers[0]),
            Err(_) => Value::from(*text),
        };
        raw.push(((*name).to_owned(), value));
    }
    Setup::from_raw(raw).map_err(|error| error.to_string())
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A position in the middle of a game. What is neither on the table nor in a hand is the pile of variant 3, or lies
/// aside.
pub struct Scene {
    pub setup: Setup,
    /// Box-drawing characters, the north first, `·` for an empty square.
    pub table: &'static str,
    /// The square of the drawing's south-west character.
    pub south_west: (i16, i16),
    /// Seat 1's hand, seat 2's hand …
    pub hands: &'static [&'static str],
    /// `play 1`, `draw 2` …
    pub due: &'static str,
    /// Who passed, the turns missed and the roads joined (variant 3).
    pub passed: &'static str,
    pub missed: &'static str,
    pub joined: &'static str,
    pub out: &'static str,
    pub resigned: &'static str,
}

impl Scene {
    pub fn new(
        setup: Setup,
        table: &'static str,
        hands: &'static [&'static str],
        due: &'static str,
    ) -> Scene {
        let zeros = ["", "", "0 0", "0 0 0", "0 0 0 0"][hands.len()];
        Scene {
            setup,
            table,
            south_west: (0, 0),
            hands,
            due,
            passed: "-",
            missed: zeros,
            joined: zeros,
            out: "-",
            resigned: "-",
        }
    }

    pub fn from(mut self, x: i16, y: i16) -> Scene {
        self.south_west = (x, y);
        self
    }

    pub fn text(&self) -> String {
        let cards = drawn(self.table, self.south_west);
        let mut rest = self.setup.deck();
        for card in &cards {
            assert!(rest.take(card.kind()), "the deck has no more of {card}");
        }
        for hand in self.hands {
            rest = rest.without(&Cards::read(hand).unwrap()).expect("the deck has these hands");
        }
        let (pile, aside) = match self.setup.variant() {
            Variant::Pile => (rest, Cards::NONE),
            _ => (Cards::NONE, rest),
        };
        let table: Vec<String> = cards.iter().map(ToString::to_string).collect();
        format!(
            "{} / {} / pile {pile:#} / aside {aside:#} / first {} / out {} / resigned {} / passed {} / missed {} / \
             joined {} / {} / -",
            if table.is_empty() { "-".to_owned() } else { table.join(" ") },
            self.hands.join(" | "),
            self.setup.start().expect("a scene names who begins"),
            self.out,
            self.resigned,
            self.passed,
            self.missed,
            self.joined,
            self.due,
        )
    }

    pub fn position(&self) -> Position {
        Position::read(&self.setup, &self.text()).unwrap()
    }
}

/// The cards of a drawing.
pub fn drawn(table: &str, (west, south): (i16, i16)) -> Vec<Laid> {
    let rows: Vec<&str> = table.split_whitespace().collect();
    let mut cards = Vec::new();
    for (y, row) in (south..).zip(rows.iter().rev()) {
        for (x, glyph) in (west..).zip(row.chars()) {
            if glyph != '·' {
                let sides = Sides::from_glyph(glyph).expect("a card's character");
                cards.push(Laid { square: Square::new(x, y), sides });
            }
        }
    }
    cards
}

/// Asserts that the table looks like this.
#[track_caller]
pub fn looks_like(position: &Position, drawing: &str) {
    let expected: Vec<&str> = drawing.split_whitespace().collect();
    let found = position.table().drawing();
    assert_eq!(found.split_whitespace().collect::<Vec<_>>(), expected);
}

/// The seat whose turn it is.
pub fn to_move(position: &Position) -> Seat {
    match position.turn() {
        Turn::Seats(seats) => seats.first().unwrap(),
        turn => panic!("{turn:?}"),
    }
}

/// The seat to move does this.
#[track_caller]
pub fn play(position: &mut Position, action: &str) {
    try_play(position, action).unwrap();
}

pub fn try_play(position: &mut Position, action: &str) -> Result<(), PlayError<Illegal>> {
    let seat = to_move(position);
    let action = position.read_action(seat, action).unwrap();
    position.play(seat, &action)
}

/// Why the seat to move may not do this.
#[track_caller]
pub fn refusal(position: &Position, action: &str) -> Illegal {
    let mut copy = position.clone();
    match try_play(&mut copy, action) {
        Err(PlayError::Illegal(reason)) => {
            assert_eq!(copy, *position, "a refused action changes nothing");
            reason
        }
        other => panic!("{action}: {other:?}"),
    }
}

/// Chance does this.
#[track_caller]
pub fn happen(position: &mut Position, event: &str) {
    let chance = position.read_chance(event).unwrap();
    position.check_chance(&chance).unwrap();
    position.apply_chance(&chance);
}

/// The texts of the legal actions of the seat to move.
pub fn legal(position: &Position) -> Vec<String> {
    let mut actions: Vec<Action> = Vec::new();
    position.legal(to_move(position), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Who won, by number, and why.
pub fn result(position: &Position) -> (Vec<u8>, &'static str) {
    let outcome = position.outcome().expect("the game is over");
    (outcome.winners.iter().map(Seat::number).collect(), outcome.reason)
}
