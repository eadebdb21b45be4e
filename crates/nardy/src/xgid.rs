//! XGID: 26 characters for the board, then fields between colons.
//!
//! `-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10` – O's bar, the points 1 to 24 and the bar of X (capitals X, small
//! letters O, A = 1); the cube as a power of two; its owner (1 X, −1 O, 0 nobody); whose throw it is (1 X, −1 O); the
//! dice (`00` before the throw, `D` doubled); the scores of X and O; Crawford in a match, Jacoby (1) and beavers (2)
//! otherwise; the length of the match; the highest cube. Seat 1 is X.

use igroteka_game::{ReadError, Reader, Seat};

use crate::ids::{Id, Stage, with_borne_off};
use crate::position::Phase;
use crate::{CHECKERS, Cube, Point, Position, Setup, Side, Throw, notation};

const PREFIX: &str = "XGID=";
const BOARD_LEN: usize = 26;
/// What eXtreme Gammon writes as the highest power of the cube.
const HIGHEST_CUBE: u8 = 10;

/// Whether a text is meant as an XGID.
pub(crate) fn looks_like(text: &str) -> bool {
    let bare = text.as_bytes().get(BOARD_LEN) == Some(&b':') && !text.contains(' ');
    text.starts_with(PREFIX) || bare
}

/// Reads an XGID for this setup.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    parse(text)?.position(setup, text)
}

/// What the id says.
pub(crate) fn parse(text: &str) -> Result<Id, ReadError> {
    let fields: Vec<&str> = text.strip_prefix(PREFIX).unwrap_or(text).split(':').collect();
    let [board, power, owner, turn, dice, score_x, score_o, rule, match_to, highest] = fields.as_slice()
    else {
        return Err(ReadError::new("an XGID has a board and nine fields after it", text));
    };
    // Our cube goes on to 4096, whatever the other program's does.
    let _: u32 = Reader::value("the highest cube as a power of two", highest)?;
    let [own, other] = parse_board(board)?;
    let match_to: u32 = Reader::value("the length of the match", match_to)?;
    let rule: u32 = Reader::value("the Crawford or Jacoby field", rule)?;
    Ok(Id {
        sides: [own, other],
        on_roll: player(turn)?.ok_or_else(|| ReadError::new("1 or -1 says whose throw it is", turn))?,
        cube: parse_cube(power, owner)?,
        stage: match *dice {
            "00" => Stage::ToThrow,
            "D" => Stage::Doubled,
            dice => {
                let (one, other) = notation::read_dice(dice)?;
                Stage::Thrown(Throw::new(one, other))
            }
        },
        resignation: None,
        match_to,
        score: [Reader::value("X's score", score_x)?, Reader::value("O's score", score_o)?],
        crawford: match_to > 0 && rule == 1,
        jacoby: match_to == 0 && rule % 2 == 1,
    })
}

/// The XGID of a position.
pub(crate) fn write(position: &Position) -> String {
    let setup = position.setup();
    let sign = |seat: Seat| if seat == Seat::FIRST { 1 } else { -1 };
    let dice = match position.phase() {
        Phase::Answer(_) => "D".to_owned(),
        Phase::Play(_, throw) => throw.to_string(),
        _ => "00".to_owned(),
    };
    let rule = u8::from(if setup.match_to > 0 { setup.is_crawford_game() } else { setup.jacoby });
    format!(
        "{PREFIX}{}:{}:{}:{}:{dice}:{}:{}:{rule}:{}:{HIGHEST_CUBE}",
        write_board(position),
        position.cube().doublings(),
        position.cube().owner().map_or(0, sign),
        sign(position.on_roll().unwrap_or(Seat::FIRST)),
        setup.score[0],
        setup.score[1],
        setup.match_to,
    )
}

fn write_board(position: &Position) -> String {
    let letter = |first: u8, count: u8| {
        if count == 0 { '-' } else { char::from(first + count - 1) }
    };
    let mut board = String::with_capacity(BOARD_LEN);
    board.push(letter(b'a', position.on_bar(Seat::SECOND)));
    for point in Point::all() {
        let own = position.checkers(Seat::FIRST, point);
        let other = point.mirrored().map_or(0, |point| position.checkers(Seat::SECOND, point));
        board.push(if own > 0 { letter(b'A', own) } else { letter(b'a', other) });
    }
    board.push(letter(b'A', position.on_bar(Seat::FIRST)));
    board
}

fn parse_board(text: &str) -> Result<[Side; 2], ReadError> {
    let wrong = || ReadError::new("an XGID's board is 26 characters: -, A to O, a to o", text);
    if text.len() != BOARD_LEN {
        return Err(wrong());
    }
    let (mut own, mut other) = (Side::EMPTY, Side::EMPTY);
    for (letter, place) in text.bytes().zip(0u8..) {
        match letter {
            b'-' => {}
            b'A'..=b'O' if place > 0 => own.set(Point::at(place), letter - b'A' + 1),
            b'a'..=b'o' if place < 25 => other.set(Point::at(25 - place), letter - b'a' + 1),
            _ => return Err(wrong()),
        }
    }
    debug_assert_eq!(b'o' - b'a' + 1, CHECKERS);
    Ok([with_borne_off(own, text)?, with_borne_off(other, text)?])
}

fn parse_cube(power: &str, owner: &str) -> Result<Cube, ReadError> {
    let doublings: u8 = Reader::value("the cube as a power of two", power)?;
    let owner = player(owner)?.filter(|_| doublings > 0);
    Cube::new(doublings, owner)
        .ok_or_else(|| ReadError::new("a cube that was turned has an owner, and shows 4096 at most", power))
}

fn player(text: &str) -> Result<Option<Seat>, ReadError> {
    match text {
        "1" => Ok(Some(Seat::FIRST)),
        "-1" => Ok(Some(Seat::SECOND)),
        "0" => Ok(None),
        _ => Err(ReadError::new("1 (X), -1 (O) or 0 expected", text)),
    }
}
