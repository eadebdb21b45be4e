//! The proof of a game's chance as lines in the header of its record.

use std::collections::BTreeMap;

use thiserror::Error;

use super::{Commitment, Contribution, Secret, contribution_commitment};
use crate::{MAX_SEATS, ReadError, Record, Seat};

/// What was promised before a game, and what was revealed since.
///
/// ```text
/// chance.commitment: 5c1f…
/// chance.game: 0123456789abcdefghjkmnpqrs
/// chance.seat.2.commitment: 90aa…
/// chance.seat.2.value: 0b77…
/// chance.secret: 77e0…
/// ```
///
/// The secret is there once the game is over. A line `chance.seed` is no part of the proof: it follows from the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The game's id, 26 characters.
    pub game_id: String,
    /// The service's commitment.
    pub commitment: Commitment,
    /// The service's secret, once it is revealed.
    pub secret: Option<Secret>,
    /// What seats contributed, by seat.
    pub contributions: Vec<SeatContribution>,
}

/// What one seat contributed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatContribution {
    /// Which seat.
    pub seat: Seat,
    /// Its commitment.
    pub commitment: Commitment,
    /// Its bytes, once they are revealed.
    pub value: Option<Contribution>,
}

impl SeatContribution {
    /// Whether the bytes are those that the commitment promised; nothing revealed breaks no promise yet.
    pub fn keeps_promise(&self, game_id: &str) -> bool {
        self.value.is_none_or(|value| contribution_commitment(game_id, &value) == self.commitment)
    }
}

/// Why a header's proof makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// A line is missing.
    #[error("the proof of chance has no line `{0}:`")]
    Missing(&'static str),
    /// A line has another value than it may have.
    #[error("`{name}`: {error}")]
    Value {
        /// The line's name.
        name: String,
        /// What is wrong.
        error: ReadError,
    },
    /// A line that no proof has.
    #[error("no proof of chance has such a line: {0}")]
    Unknown(ReadError),
    /// Bytes that nobody had promised.
    #[error("seat {0} has a contribution without a commitment")]
    NotCommitted(Seat),
}

const GAME: &str = "chance.game";
const COMMITMENT: &str = "chance.commitment";
const SECRET: &str = "chance.secret";
/// A note of programs that were given a seed.
const SEED: &str = "chance.seed";
const PREFIX: &str = "chance.";

impl Proof {
    /// Reads the proof among a record's notes; none if no line belongs to one.
    pub fn read(notes: &BTreeMap<String, String>) -> Result<Option<Proof>, ProofError> {
        let lines = notes.range(PREFIX.to_owned()..).take_while(|(name, _)| name.starts_with(PREFIX));
        let mut found = false;
        let (mut game_id, mut commitment, mut secret) = (None, None, None);
        let mut seats: [(Option<Commitment>, Option<Contribution>); MAX_SEATS] = Default::default();
        for (name, text) in lines.filter(|(name, _)| *name != SEED) {
            found = true;
            match name.as_str() {
                GAME => game_id = Some(read_game_id(text).map_err(|error| value_error(name, error))?),
                COMMITMENT => commitment = Some(read(name, text)?),
                SECRET => secret = Some(read(name, text)?),
                _ => {
                    let unknown = || ProofError::Unknown(ReadError::new("lines of a proof are known", name));
                    let (seat, what) = seat_line(name).ok_or_else(unknown)?;
                    let (promised, revealed) = &mut seats[seat.index()];
                    match what {
                        "commitment" => *promised = Some(read(name, text)?),
                        "value" => *revealed = Some(read(name, text)?),
                        _ => return Err(unknown()),
                    }
                }
            }
        }
        if !found {
            return Ok(None);
        }
        let mut contributions = Vec::new();
        for (seat, entry) in Seat::all(MAX_SEATS as u8).zip(seats) {
            match entry {
                (Some(commitment), value) => contributions.push(SeatContribution { seat, commitment, value }),
                (None, Some(_)) => return Err(ProofError::NotCommitted(seat)),
                (None, None) => {}
            }
        }
        Ok(Some(Proof {
            game_id: game_id.ok_or(ProofError::Missing(GAME))?,
            commitment: commitment.ok_or(ProofError::Missing(COMMITMENT))?,
            secret,
            contributions,
        }))
    }

    /// Puts the proof among a record's notes, in place of any other.
    pub fn write(&self, record: &mut Record) {
        record.notes.retain(|name, _| !name.starts_with(PREFIX) || name == SEED);
        let mut note = |name: String, value: String| record.notes.insert(name, value);
        note(GAME.to_owned(), self.game_id.clone());
        note(COMMITMENT.to_owned(), self.commitment.to_string());
        if let Some(secret) = self.secret {
            note(SECRET.to_owned(), secret.to_string());
        }
        for SeatContribution { seat, commitment, value } in &self.contributions {
            note(format!("chance.seat.{seat}.commitment"), commitment.to_string());
            if let Some(value) = value {
                note(format!("chance.seat.{seat}.value"), value.to_string());
            }
        }
    }

    /// The contribution of each of `players` seats, as [`seed`](super::seed) takes them.
    pub fn values(&self, players: u8) -> Vec<Option<Contribution>> {
        let mut values = vec![None; players.into()];
        for SeatContribution { seat, value, .. } in &self.contributions {
            if let Some(place) = values.get_mut(seat.index()) {
                *place = *value;
            }
        }
        values
    }
}

/// The seat and the last word of `chance.seat.2.value`.
fn seat_line(name: &str) -> Option<(Seat, &str)> {
    let (seat, what) = name.strip_prefix("chance.seat.")?.split_once('.')?;
    Some((Seat::read(seat, MAX_SEATS as u8).ok()?, what))
}

fn read<T: std::str::FromStr<Err = ReadError>>(name: &str, text: &str) -> Result<T, ProofError> {
    text.parse().map_err(|error| value_error(name, error))
}

fn value_error(name: &str, error: ReadError) -> ProofError {
    ProofError::Value { name: name.to_owned(), error }
}

/// An id is 128 bits in digits of five: no letter that looks like a digit, and only three bits in the first.
fn read_game_id(text: &str) -> Result<String, ReadError> {
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'z') && !b"ilou".contains(&byte);
    if text.len() == 26 && text.bytes().all(digit) && text.as_bytes()[0] <= b'7' {
        Ok(text.to_owned())
    } else {
        Err(ReadError::new("a game's id is 26 small letters and digits", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "0123456789abcdefghjkmnpqrs";

    fn notes(lines: &[(&str, &str)]) -> BTreeMap<String, String> {
        lines.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    fn empty_record() -> Record {
        Record {
            game: "pebbles".to_owned(),
            rules: 1,
            setup: BTreeMap::new(),
            position: None,
            notes: notes(&[("seat.1", "Olya"), ("chance.seed", "ab")]),
            events: Vec::new(),
        }
    }

    #[test]
    fn a_proof_reads_back_from_the_record_it_was_written_to() {
        let seat = |number| Seat::from_number(number).unwrap();
        let full = Proof {
            game_id: ID.to_owned(),
            commitment: Commitment([1; 32]),
            secret: Some(Secret([2; 32])),
            contributions: vec![
                SeatContribution { seat: seat(2), commitment: Commitment([3; 32]), value: None },
                SeatContribution {
                    seat: seat(6),
                    commitment: Commitment([4; 32]),
                    value: Some(Contribution([5; 32])),
                },
            ],
        };
        let early = Proof { secret: None, contributions: Vec::new(), ..full.clone() };
        // The second proof replaces the first one, and leaves everything else alone.
        let mut record = empty_record();
        for proof in [full, early] {
            proof.write(&mut record);
            let read = Record::read(&record.to_string()).unwrap();
            assert_eq!(Proof::read(&read.notes), Ok(Some(proof)));
            assert_eq!((&read.notes["seat.1"], &read.notes["chance.seed"]), (&"Olya".into(), &"ab".into()));
        }
    }

    #[test]
    fn a_record_without_any_line_has_no_proof() {
        assert_eq!(Proof::read(&notes(&[("seat.1", "Olya")])), Ok(None));
        assert_eq!(Proof::read(&empty_record().notes), Ok(None), "a seed alone proves nothing");
        assert_eq!(Proof::read(&notes(&[("chances", "x"), ("chance", "y")])), Ok(None));
    }

    #[test]
    fn a_header_that_makes_no_sense_is_refused_with_a_sentence() {
        let hex = "ab".repeat(32);
        let good = [("chance.game", ID), ("chance.commitment", hex.as_str())];
        let refused = |changes: &[(&str, &str)]| {
            let mut lines = notes(&good);
            lines.extend(notes(changes));
            Proof::read(&lines).unwrap_err().to_string()
        };
        let long = "9".repeat(100_000);
        for (lines, sentence) in [
            (&[("chance.game", "short")][..], "`chance.game`: a game's id is 26 small letters and digits"),
            (&[("chance.game", "i123456789abcdefghjkmnpqrs")], "a game's id is 26"),
            (&[("chance.game", "8123456789abcdefghjkmnpqrs")], "a game's id is 26"),
            (&[("chance.game", "0123456789ABCDEFGHJKMNPQRS")], "a game's id is 26"),
            (&[("chance.game", "ééééééééééééé")], "a game's id is 26"),
            (&[("chance.commitment", "")], "`chance.commitment`: a commitment is 64 hexadecimal digits"),
            (&[("chance.commitment", &long)], "100000 digits"),
            (&[("chance.secret", &hex[2..])], "a secret is 64 hexadecimal digits (got `62 digits`)"),
            (&[("chance.seat.1.value", &hex)], "seat 1 has a contribution without a commitment"),
            (&[("chance.seat.0.value", &hex)], "no proof of chance has such a line"),
            (&[("chance.seat.7.commitment", &hex)], "chance.seat.7.commitment"),
            (&[("chance.seat.02.commitment", &hex)], "chance.seat.02.commitment"),
            (&[("chance.seat.2.hope", &hex)], "chance.seat.2.hope"),
            (&[("chance.seat.2", &hex)], "chance.seat.2"),
            (&[("chance.luck\u{1b}[2J", "7")], "chance.luck [2J"),
            (&[("chance.", "7")], "no proof of chance"),
        ] {
            let said = refused(lines);
            assert!(said.contains(sentence), "{said}");
            assert!(said.len() < 300 && !said.contains('\u{1b}'), "{said}");
        }
        for missing in [0, 1] {
            let said = Proof::read(&notes(&good[missing..=missing])).unwrap_err().to_string();
            assert_eq!(said, format!("the proof of chance has no line `{}:`", good[1 - missing].0));
        }
    }
}
