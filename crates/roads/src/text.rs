//! The text form of a position.
//!
//! ```text
//! 0,0:.2.2 1,0:.2.2 / ..22*8 .2.2*4 .222*3 2222 ...2*3 | ..22*8 .2.2*4 .222*2 2222 ...2*4 / pile - / aside - /
//! first 1 / out - / resigned - / passed - / missed 0 0 / joined 0 0 / play 1 / -
//! ```
//!
//! In one line, parts with `/` between them: the cards on the table, the hands from seat 1 on with `|` between them,
//! the pile, the cards set aside, who began, who is out, who resigned, who passed since the last card, the turns
//! missed and the roads joined by each seat, what is due (`lot`, `aside`, `deal 1`, `draw 1`, `play 1`), and how the
//! game ended. `-` stands for nothing. Cards are written as the rotation first in ASCII order, `*n` says how many.

use std::fmt;

use igroteka_game::{MAX_SEATS, ReadError, Reader, Seat, SeatSet, Setup as _};

use crate::validate::validate;
use crate::{Cards, Ending, Laid, Phase, Position, Setup, Table};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = || Seat::all(self.setup.players());
        f.write_str(&list(self.table.cards(), " "))?;
        let hands: Vec<String> = seats().map(|seat| format!("{:#}", self.hand(seat))).collect();
        write!(f, " / {}", hands.join(" | "))?;
        write!(f, " / pile {:#} / aside {:#}", self.pile, self.aside)?;
        write!(f, " / first {}", set(self.first.into_iter().collect()))?;
        write!(f, " / out {}", set(self.out))?;
        write!(f, " / resigned {}", set(self.resigned))?;
        write!(f, " / passed {}", set(self.passed))?;
        write!(f, " / missed {}", list(&self.missed[..seats().count()], " "))?;
        write!(f, " / joined {}", list(&self.joined[..seats().count()], " "))?;
        match self.phase {
            Phase::Lot => f.write_str(" / lot")?,
            Phase::Aside => f.write_str(" / aside")?,
            Phase::Deal => write!(f, " / deal {}", self.active)?,
            Phase::Draw => write!(f, " / draw {}", self.active)?,
            Phase::Play => write!(f, " / play {}", self.active)?,
        }
        write!(f, " / {}", self.ending.map_or("-", Ending::word))
    }
}

fn list<T: fmt::Display>(items: &[T], between: &str) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    items.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}

fn set(seats: SeatSet) -> String {
    list(&seats.iter().collect::<Vec<_>>(), " ")
}

/// Reads the text form and validates the position.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    let players = setup.players();
    let mut reader = Reader::new(text)?;
    let table = read_table(setup, reader.part("cards on the table")?)?;
    let hands = read_hands(players, reader.part("hands")?)?;
    let pile = Cards::read(labelled(&mut reader, "pile")?)?;
    let aside = Cards::read(labelled(&mut reader, "aside")?)?;
    let first = match labelled(&mut reader, "first")? {
        "-" => None,
        seat => Some(Seat::read(seat, players)?),
    };
    let out = read_seats(players, labelled(&mut reader, "out")?)?;
    let resigned = read_seats(players, labelled(&mut reader, "resigned")?)?;
    let passed = read_seats(players, labelled(&mut reader, "passed")?)?;
    let missed = read_numbers(players, labelled(&mut reader, "missed")?)?;
    let joined = read_numbers(players, labelled(&mut reader, "joined")?)?;
    let (phase, active) = read_phase(players, reader.part("what is due")?)?;
    let ending = read_ending(reader.part("how the game ended")?)?;
    reader.end()?;
    let position = Position {
        setup: *setup,
        deck: setup.deck(),
        table,
        hands,
        pile,
        aside,
        first,
        out,
        resigned,
        passed,
        missed,
        joined,
        phase,
        active,
        ending,
    };
    validate(&position)?;
    Ok(position)
}

/// The text of the part that begins with this word.
fn labelled<'a>(reader: &mut Reader<'a>, label: &str) -> Result<&'a str, ReadError> {
    let part = reader.part(label)?;
    part.strip_prefix(label)
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .ok_or_else(|| ReadError::new(format!("the part `{label} …`, or `{label} -`"), part))
}

/// The table, whose every square holds one card at most and lies on the field.
fn read_table(setup: &Setup, text: &str) -> Result<Table, ReadError> {
    let mut table = Table::new(setup.field());
    if text == "-" {
        return Ok(table);
    }
    for word in text.split_whitespace() {
        let card = Laid::read(word)?;
        if table.card_at(card.square).is_some() {
            return Err(ReadError::new("a square holds one card", word));
        }
        if setup.field().is_some_and(|field| !field.contains(card.square)) {
            return Err(ReadError::new("no card lies off the field", word));
        }
        if let Some(requirement) = table.requirement(card.square)
            && !requirement.agrees(card.sides)
        {
            return Err(ReadError::new("touching sides agree", word));
        }
        table.lay(card);
    }
    Ok(table)
}

fn read_hands(players: u8, text: &str) -> Result<[Cards; MAX_SEATS], ReadError> {
    let mut hands = [Cards::NONE; MAX_SEATS];
    let texts: Vec<&str> = text.split('|').map(str::trim).collect();
    if texts.len() != usize::from(players) {
        return Err(ReadError::new(format!("{players} hands with `|` between them"), text));
    }
    for (hand, text) in hands.iter_mut().zip(texts) {
        if text.is_empty() {
            return Err(ReadError::new("an empty hand is `-`", text));
        }
        *hand = Cards::read(text)?;
    }
    Ok(hands)
}

fn read_seats(players: u8, text: &str) -> Result<SeatSet, ReadError> {
    if text == "-" {
        return Ok(SeatSet::EMPTY);
    }
    text.split_whitespace().map(|seat| Seat::read(seat, players)).collect()
}

fn read_numbers(players: u8, text: &str) -> Result<[u16; MAX_SEATS], ReadError> {
    let mut numbers = [0; MAX_SEATS];
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != usize::from(players) {
        return Err(ReadError::new("one number a seat", text));
    }
    for (number, word) in numbers.iter_mut().zip(words) {
        *number = Reader::value("a number", word)?;
    }
    Ok(numbers)
}

fn read_phase(players: u8, text: &str) -> Result<(Phase, Seat), ReadError> {
    let (word, seat) = text.split_once(' ').unwrap_or((text, "-"));
    let phase = match (word, seat) {
        ("lot", "-") => return Ok((Phase::Lot, Seat::FIRST)),
        ("aside", "-") => return Ok((Phase::Aside, Seat::FIRST)),
        ("deal", _) => Phase::Deal,
        ("draw", _) => Phase::Draw,
        ("play", _) => Phase::Play,
        _ => {
            let expected = "what is due: `lot`, `aside`, `deal 1`, `draw 1` or `play 1`";
            return Err(ReadError::new(expected, text));
        }
    };
    Ok((phase, Seat::read(seat.trim(), players)?))
}

fn read_ending(text: &str) -> Result<Option<Ending>, ReadError> {
    if text == "-" {
        return Ok(None);
    }
    Ending::ALL
        .into_iter()
        .find(|ending| ending.word() == text)
        .map(Some)
        .ok_or_else(|| ReadError::new("`-` or how the game ended, such as `closed`", text))
}
