//! Boards as drawings, and short words for what tests ask.
//!
//! ```text
//! 5   .   .   2   .   .
//!        -------
//! 4   .   .   1   .   .
//!
//! 3   . | .   .   .   .
//!       |
//! 2   . | .   .   .   .
//!
//! 1   .   .   .   .   .
//!     a   b   c   d   e
//! ```
//!
//! Digits are the seats' pawns; the fences drawn are b4h and a2v.

use igroteka_game::{PlayError, Rules, Seat, Setup as _, Turn, Value};
use igroteka_quoridor::{Action, Illegal, Orientation, Position, Setup, Square};

/// A setup from a preset and some fields.
pub fn setup(preset: &str, fields: &[(&str, i64)]) -> Setup {
    let preset = ("preset".to_owned(), Value::from(preset));
    let fields = fields.iter().map(|&(name, number)| {
        let value = match name {
            "repetition" | "side_step_past_pawn" => Value::Bool(number == 1),
            _ => Value::Int(number),
        };
        (name.to_owned(), value)
    });
    Setup::from_raw([preset].into_iter().chain(fields)).expect("a valid setup")
}

/// Five by five for two, with fences enough for any drawing.
pub fn two_on_five() -> Setup {
    setup("small", &[("fences", 10)])
}

/// Five by five for four, with fences enough for any drawing.
pub fn four_on_five() -> Setup {
    setup("four", &[("size", 5), ("fences", 10)])
}

/// The drawn position with all fences left, `seat` to move.
pub fn drawn(setup: &Setup, seat: u8, drawing: &str) -> Position {
    let left = vec![setup.fences().to_string(); setup.players() as usize];
    drawn_with(setup, &left.join(" "), &seat.to_string(), drawing)
}

/// The drawn position with these fences left and this last part of its text.
pub fn drawn_with(setup: &Setup, left: &str, last: &str, drawing: &str) -> Position {
    let pawns: Vec<String> = Seat::all(setup.players())
        .map(|seat| pawn_of(setup, drawing, seat).unwrap_or("-".to_owned()))
        .collect();
    let text = format!("{} / {left} / {} / {last}", pawns.join(" "), fences_of(setup, drawing));
    let position = Position::read(setup, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(drawing_of(&position), clean(drawing), "a drawing shows what is read");
    position
}

/// Draws a position.
pub fn drawing_of(position: &Position) -> String {
    let size = position.size();
    let mut lines = Vec::new();
    for row in (0..size).rev() {
        let mut squares = Line::default();
        squares.put(0, &(row + 1).to_string());
        let mut below = Line::default();
        for column in 0..size {
            let square = Square::new(column, row).expect("on the board");
            let here = position.pawn_on(square).map_or(".".to_owned(), |seat| seat.to_string());
            squares.put(at(column), &here);
        }
        for fence in position.fences().iter() {
            let (column, fence_row) = (fence.square().column(), fence.square().row());
            match fence.orientation() {
                Orientation::Horizontal if fence_row + 1 == row => below.put(at(column) - 1, "-------"),
                Orientation::Vertical if fence_row + 1 == row => {
                    squares.put(at(column) + 2, "|");
                    below.put(at(column) + 2, "|");
                }
                Orientation::Vertical if fence_row == row => squares.put(at(column) + 2, "|"),
                _ => {}
            }
        }
        lines.push(squares.0);
        if row > 0 {
            lines.push(below.0);
        }
    }
    let mut letters = Line::default();
    for column in 0..size {
        letters.put(at(column), &char::from(b'a' + column).to_string());
    }
    lines.push(letters.0);
    lines.join("\n")
}

/// A drawing without the indentation and the empty lines around it.
pub fn clean(drawing: &str) -> String {
    let lines: Vec<&str> = drawing.trim_end().lines().skip_while(|line| line.trim().is_empty()).collect();
    let indent = lines[0].len() - lines[0].trim_start().len();
    let cut: Vec<&str> = lines.iter().map(|line| line.get(indent..).unwrap_or("").trim_end()).collect();
    cut.join("\n")
}

/// Where the pawn of seat to move may go.
pub fn targets(position: &Position) -> String {
    let squares: Vec<String> =
        position.pawn_targets(mover(position)).iter().map(|square| square.to_string()).collect();
    squares.join(" ")
}

/// The seat to move.
pub fn mover(position: &Position) -> Seat {
    match position.turn() {
        Turn::Seats(seats) => seats.first().expect("somebody is to move"),
        turn => panic!("nobody is to move: {turn:?}"),
    }
}

/// All legal actions of the seat to move.
pub fn legal(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    position.legal(mover(position), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The position after the seat to move has done this.
pub fn after(position: &Position, text: &str) -> Position {
    let mut next = position.clone();
    let action = read(position, text);
    next.play(mover(position), &action).unwrap_or_else(|error| panic!("{text}: {error}"));
    next
}

/// Why the seat to move may not do this. Nothing changes by trying (G1).
pub fn refused(position: &Position, text: &str) -> Illegal {
    let mut next = position.clone();
    let action = read(position, text);
    match next.play(mover(position), &action) {
        Err(PlayError::Illegal(illegal)) => {
            assert_eq!(next, *position);
            illegal
        }
        result => panic!("{text} was not refused by the rules: {result:?}"),
    }
}

/// An action by its text.
pub fn read(position: &Position, text: &str) -> Action {
    position.read_action(Seat::FIRST, text).unwrap_or_else(|error| panic!("{error}"))
}

/// A square by its text.
pub fn square(text: &str) -> Square {
    Square::read(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The seat that people call so.
pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("a seat's number")
}

#[derive(Default)]
struct Line(String);

impl Line {
    fn put(&mut self, place: usize, text: &str) {
        while self.0.len() < place + text.len() {
            self.0.push(' ');
        }
        self.0.replace_range(place..place + text.len(), text);
        self.0.truncate(self.0.trim_end().len());
    }
}

fn at(column: u8) -> usize {
    4 + 4 * column as usize
}

/// The character of a drawing at this column of text, `line` lines above the letters.
fn character(lines: &[String], line: usize, place: usize) -> char {
    lines.get(lines.len() - 1 - line).and_then(|line| line.chars().nth(place)).unwrap_or(' ')
}

fn pawn_of(setup: &Setup, drawing: &str, seat: Seat) -> Option<String> {
    let lines: Vec<String> = clean(drawing).lines().map(ToOwned::to_owned).collect();
    let squares = (0..setup.size()).flat_map(|row| (0..setup.size()).map(move |column| (column, row)));
    let digit = char::from(b'0' + seat.number());
    squares
        .filter(|&(column, row)| character(&lines, 1 + 2 * row as usize, at(column)) == digit)
        .filter_map(|(column, row)| Square::new(column, row))
        .map(|square| square.to_string())
        .next()
}

fn fences_of(setup: &Setup, drawing: &str) -> String {
    let lines: Vec<String> = clean(drawing).lines().map(ToOwned::to_owned).collect();
    let mut fences = Vec::new();
    for row in 0..setup.size() - 1 {
        for column in 0..setup.size() - 1 {
            let square = Square::new(column, row).expect("on the board");
            match character(&lines, 2 + 2 * row as usize, at(column) + 2) {
                '-' if is_middle(&lines, row, column) => fences.push(format!("{square}h")),
                '|' => fences.push(format!("{square}v")),
                _ => {}
            }
        }
    }
    fences.join(" ")
}

/// Whether a horizontal fence begins three characters to the west of this corner.
fn is_middle(lines: &[String], row: u8, column: u8) -> bool {
    let line = 2 + 2 * row as usize;
    let middle = at(column) + 2;
    character(lines, line, middle - 3) == '-' && character(lines, line, middle + 3) == '-'
}
