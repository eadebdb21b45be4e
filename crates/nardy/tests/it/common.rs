//! Boards as drawings.
//!
//! ```text
//! 13 14 15 16 17 18 | 19 20 21 22 23 24
//! 5x  .  .  . 3o  . | 5o  .  .  .  . 2x
//! 5o  .  .  . 3x  . | 5x  .  .  .  . 2o
//! 12 11 10  9  8  7 |  6  5  4  3  2  1
//! ```
//!
//! Seat 1's checkers are `x` and move down to the right, seat 2's are `o`; the points are numbered as seat 1 counts
//! them. The rows of numbers may be left out. `bar 1x 2o` below the board names checkers on the bar; those that are
//! not drawn are borne off.

use igroteka_game::{PlayError, Rules, Seat, Setup as _, Value};
use igroteka_nardy::{Action, Illegal, Point, Position, Setup};

pub const ONE: Seat = Seat::FIRST;
pub const TWO: Seat = Seat::SECOND;

/// A preset with some fields changed, such as `"international cube=true match=5 score=4,2"`.
pub fn setup(text: &str) -> Setup {
    try_setup(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn try_setup(text: &str) -> Result<Setup, igroteka_game::SetupError> {
    let mut words = text.split_whitespace();
    let preset = words.next().expect("a preset's name");
    let mut raw = vec![("preset".to_owned(), Value::from(preset))];
    for word in words {
        let (name, value) = word.split_once('=').expect("name=value");
        let value = match (value.parse::<i64>(), value.parse::<bool>()) {
            (Ok(number), _) => Value::Int(number),
            (_, Ok(flag)) => Value::Bool(flag),
            _ if value.contains(',') => {
                Value::Ints(value.split(',').map(|number| number.parse().unwrap()).collect::<Vec<_>>().into())
            }
            _ => Value::from(value),
        };
        raw.push((name.to_owned(), value));
    }
    Setup::from_raw(raw)
}

/// A drawn board with what is due, such as `1 plays 31`. A third word group may give the cube: `cube 2:1, 1 decides`.
pub fn board(rules: &str, drawing: &str, due: &str) -> Position {
    let (cube, due) = due.split_once(", ").unwrap_or(("cube 1", due));
    let [one, two] = sides(drawing);
    let text = format!("white 1 / {} / {} / {cube} / {due}", side_text(&one), side_text(&two));
    Position::read(&setup(rules), &text).unwrap_or_else(|error| panic!("{error}\n{drawing}"))
}

/// Holds the board against a drawing.
#[track_caller]
pub fn assert_board(position: &Position, drawing: &str) {
    let expected = sides(drawing);
    let found = [ONE, TWO].map(|seat| *position.side(seat).counts());
    assert!(found == expected, "found\n{}\nexpected\n{drawing}", draw(position));
}

/// Plays the text, checked.
#[track_caller]
pub fn play(position: &mut Position, text: &str) {
    let seat = acting(position);
    let action = position.read_action(seat, text).unwrap_or_else(|error| panic!("{error}"));
    if let Err(error) = position.play(seat, &action) {
        panic!("{text}: {error}\n{}", draw(position));
    }
}

/// Why the text is refused.
#[track_caller]
pub fn refusal(position: &Position, text: &str) -> Illegal {
    let seat = acting(position);
    let action = position.read_action(seat, text).unwrap_or_else(|error| panic!("{error}"));
    let mut after = position.clone();
    match after.play(seat, &action) {
        Err(PlayError::Illegal(reason)) => {
            assert_eq!(after, *position, "a refused action changes nothing");
            reason
        }
        other => panic!("{text}: {other:?}\n{}", draw(position)),
    }
}

/// The legal actions as texts, in order.
pub fn legal(position: &Position) -> Vec<String> {
    let mut actions: Vec<Action> = Vec::new();
    position.legal(acting(position), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Chance does this.
#[track_caller]
pub fn chance(position: &mut Position, text: &str) {
    let chance = position.read_chance(text).unwrap_or_else(|error| panic!("{error}"));
    position.check_chance(&chance).unwrap_or_else(|error| panic!("{text}: {error}"));
    position.apply_chance(&chance);
}

/// The seat that acts.
pub fn acting(position: &Position) -> Seat {
    [ONE, TWO].into_iter().find(|seat| position.turn().includes(*seat)).unwrap_or(ONE)
}

/// The drawing of a position.
pub fn draw(position: &Position) -> String {
    let cell = |number: u8| {
        let point = Point::new(number).unwrap();
        let (x, o) = (position.checkers(ONE, point), position.checkers(TWO, point.mirrored().unwrap()));
        match (x, o) {
            (0, 0) => "  .".to_owned(),
            (x, 0) => format!("{x:2}x"),
            (_, o) => format!("{o:2}o"),
        }
    };
    let row = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(cell).collect::<String>();
    format!(
        "{} |{}\n{} |{}\nbar {}x {}o",
        row(&mut (13..=18)),
        row(&mut (19..=24)),
        row(&mut (7..=12).rev()),
        row(&mut (1..=6).rev()),
        position.on_bar(ONE),
        position.on_bar(TWO)
    )
}

fn sides(drawing: &str) -> [[u8; 26]; 2] {
    let mut sides = [[0; 26]; 2];
    let upper = 13..=24;
    let lower = (1..=12).rev();
    let mut rows: Vec<Vec<usize>> = vec![lower.collect(), upper.collect()];
    for line in drawing.lines().filter(|line| !line.trim().is_empty()) {
        let cells: Vec<&str> = line.split_whitespace().filter(|cell| *cell != "|").collect();
        if cells[0] == "bar" {
            for cell in &cells[1..] {
                let (count, seat) = checkers(cell);
                sides[seat][25] = count;
            }
        } else if !cells.iter().all(|cell| cell.parse::<u8>().is_ok()) {
            let points = rows.pop().expect("two rows of points");
            assert_eq!(cells.len(), 12, "{line}");
            for (point, cell) in points.into_iter().zip(cells).filter(|(_, cell)| *cell != ".") {
                let (count, seat) = checkers(cell);
                sides[seat][if seat == 0 { point } else { 25 - point }] = count;
            }
        }
    }
    for side in &mut sides {
        side[0] = 15 - side.iter().sum::<u8>();
    }
    sides
}

fn checkers(cell: &str) -> (u8, usize) {
    let (count, seat) = cell.split_at(cell.len() - 1);
    (count.parse().expect(cell), usize::from(seat != "x"))
}

fn side_text(side: &[u8; 26]) -> String {
    let places = (0..26).rev().filter(|place| side[*place] > 0);
    let texts = places.map(|place| match place {
        25 => format!("bar:{}", side[25]),
        0 => format!("off:{}", side[0]),
        point => format!("{point}:{}", side[point]),
    });
    texts.collect::<Vec<_>>().join(" ")
}
