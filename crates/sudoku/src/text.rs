//! The text form of a position.

use std::fmt;

use igroteka_game::{ReadError, Reader, Seat, SeatSet, Setup as _, Source};

use crate::notation::read_placement;
use crate::position::MAX_PLAYERS;
use crate::setup::empty_table;
use crate::validate::validate;
use crate::{Card, End, Phase, Position, Setup, Square};

/// Six parts, separated by `/`:
///
/// 1. the board, one word a row from the top, `.` for a free square;
/// 2. the squares of the start cards, or `-`;
/// 3. the hands of the seats in order: a card, `-` for none, `x` for a seat that has left the game;
/// 4. their scores;
/// 5. the cards out of the game, or `-`;
/// 6. what comes next: `lot`, `start_cards 1`, `deal 1`, `draw 1`, `lay 1` with the seat concerned,
///    `check 1 e3=4 2 3` with the mover, the card under check and the seats yet to answer, `claim 1 2 3`
///    with the mover and the seats yet to answer, or `over 1 dead_end` with the last mover and the reason.
///
/// The stack holds what is nowhere else. A children's game of two, in which seat 1 has laid a fox for one point:
///
/// ```
/// use igroteka_game::{Rules, Setup as _};
/// use igroteka_sudoku::{Position, Setup};
///
/// let setup = Setup::preset("children").unwrap();
/// let text = "14.... ...2.. .3.... ....4. ..5... .....6 / a1 d2 b3 e4 c5 f6 / - 5 / 2 0 / - / draw 1";
/// let position = Position::read(&setup, text).unwrap();
/// assert_eq!(position.to_string(), text);
/// assert_eq!(position.stack().total(), 28);
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.grid().size();
        for row in 0..size {
            for column in 0..size {
                match self.card_at(Square::at(row, column)) {
                    Some(card) => write!(f, "{card}")?,
                    None => f.write_str(".")?,
                }
            }
            f.write_str(" ")?;
        }
        f.write_str("/")?;
        write_list(f, self.board.start_squares().iter())?;
        f.write_str(" /")?;
        for seat in Seat::all(self.terms.players) {
            match self.hand(seat) {
                Some(card) => write!(f, " {card}")?,
                None if self.seats_in.contains(seat) => f.write_str(" -")?,
                None => f.write_str(" x")?,
            }
        }
        f.write_str(" /")?;
        for seat in Seat::all(self.terms.players) {
            write!(f, " {}", self.score(seat))?;
        }
        f.write_str(" /")?;
        write_list(f, self.removed.iter())?;
        f.write_str(" / ")?;
        self.write_phase(f)
    }
}

/// Reads the text form and validates the position.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    check(read_parts(setup, text, None)?, setup, text)
}

/// The same, with hands that are left to the lot, and scores that are to add up: `?`.
pub(crate) fn read_dealing(
    setup: &Setup,
    text: &str,
    known: Option<Seat>,
    source: &mut impl Source,
) -> Result<Position, ReadError> {
    let mut unseen = [0; MAX_PLAYERS];
    let position = read_parts(setup, text, Some(&mut unseen))?;
    Reader::check_known(known, &unseen, text)?;
    // Not every deal fits what is to come: who is to lay, for example, has a square for the card.
    let mut deal = || {
        let mut dealt = position.clone();
        for (hand, number) in dealt.hands.iter_mut().zip(unseen) {
            for _ in 0..number {
                let left = dealt.stack.total();
                let place = if left > 0 { source.below(left.into()) } else { 0 };
                let card = dealt.stack.nth(place).filter(|card| dealt.stack.take(*card));
                *hand = Some(card.ok_or_else(|| ReadError::new("as many cards as hands", text))?);
            }
        }
        check(dealt, setup, text)
    };
    (1..DEALS).find_map(|_| deal().ok()).map_or_else(&mut deal, Ok)
}

/// How many deals are tried.
const DEALS: usize = 200;

fn check(position: Position, setup: &Setup, text: &str) -> Result<Position, ReadError> {
    validate(&position)?;
    position.check_agreed(setup, text)?;
    Ok(position)
}

/// The position of a text, not validated. Where `unseen` is given, hands may be left to the lot, and it counts the cards.
fn read_parts(
    setup: &Setup,
    text: &str,
    unseen: Option<&mut [u32; MAX_PLAYERS]>,
) -> Result<Position, ReadError> {
    let mut reader = Reader::new(text)?;
    let mut position = empty_table(setup);
    position.read_board(reader.part("board")?)?;
    position.read_start_squares(reader.part("start cards")?)?;
    let shares = unseen.is_some();
    position.read_hands(reader.part("hands")?, unseen)?;
    position.read_scores(reader.part("scores")?, shares)?;
    position.read_removed(reader.part("cards out of the game")?)?;
    position.read_phase(reader.part("what comes next")?)?;
    reader.end()?;
    Ok(position)
}

impl Position {
    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mover = self.mover;
        match self.phase {
            Phase::Lot => f.write_str("lot"),
            Phase::StartCards => write!(f, "start_cards {mover}"),
            Phase::Deal => write!(f, "deal {mover}"),
            Phase::Draw => write!(f, "draw {mover}"),
            Phase::Lay => write!(f, "lay {mover}"),
            Phase::Check { square, card, waiting } => {
                write!(f, "check {mover} {square}={card}")?;
                write_list(f, waiting.iter())
            }
            Phase::Claim { waiting } => {
                write!(f, "claim {mover}")?;
                write_list(f, waiting.iter())
            }
            Phase::Over { end } => write!(f, "over {mover} {}", end.word()),
        }
    }

    fn read_board(&mut self, text: &str) -> Result<(), ReadError> {
        let size = self.grid().size();
        let rows: Vec<&str> = text.split_whitespace().collect();
        if rows.len() != size as usize || rows.iter().any(|row| row.chars().count() != size as usize) {
            return Err(ReadError::new(format!("the board has {size} rows of {size} squares"), text));
        }
        for (row, cells) in rows.iter().enumerate() {
            for (column, cell) in cells.chars().enumerate() {
                if cell != '.' {
                    let card = Card::read(cell.encode_utf8(&mut [0; 4]), size)?;
                    self.take_from_stack(card, text)?;
                    self.board.lay(Square::at(row as u8, column as u8), card);
                }
            }
        }
        Ok(())
    }

    fn read_start_squares(&mut self, text: &str) -> Result<(), ReadError> {
        for word in words(text) {
            let square = Square::read(word, self.grid().size())?;
            if self.card_at(square).is_none() {
                return Err(ReadError::new("a start card lies on its square", word));
            }
            self.board.mark_start(square);
        }
        Ok(())
    }

    fn read_hands(
        &mut self,
        text: &str,
        mut unseen: Option<&mut [u32; MAX_PLAYERS]>,
    ) -> Result<(), ReadError> {
        let hands = self.one_word_a_seat("hand", text)?;
        for (seat, word) in hands {
            match (word, &mut unseen) {
                ("-", _) => {}
                ("x", _) => self.seats_in.remove(seat),
                ("?" | "?1", Some(unseen)) => unseen[seat.index()] = 1,
                _ => {
                    let card = Card::read(word, self.grid().size())?;
                    self.take_from_stack(card, text)?;
                    self.hands[seat.index()] = Some(card);
                }
            }
        }
        Ok(())
    }

    /// Where it `adds_up`, seats with `?` have what the others leave of what the cards are worth, as evenly as can be.
    fn read_scores(&mut self, text: &str, adds_up: bool) -> Result<(), ReadError> {
        let mut open = Vec::new();
        for (seat, word) in self.one_word_a_seat("score", text)? {
            if adds_up && word == "?" {
                open.push(seat);
            } else {
                self.scores[seat.index()] = Reader::value("a score", word)?;
            }
        }
        let known: u32 = self.scores.iter().map(|&score| u32::from(score)).sum();
        let worth = u32::from(self.board.points_so_far(self.terms.scoring));
        let mut rest = u16::try_from(worth.saturating_sub(known)).unwrap_or(u16::MAX);
        let mut sharers = open.len() as u16;
        for seat in open {
            let share = rest / sharers;
            self.scores[seat.index()] = share;
            rest -= share;
            sharers -= 1;
        }
        Ok(())
    }

    fn read_removed(&mut self, text: &str) -> Result<(), ReadError> {
        for word in words(text) {
            let card = Card::read(word, self.grid().size())?;
            self.take_from_stack(card, text)?;
            self.removed.add(card);
        }
        Ok(())
    }

    fn read_phase(&mut self, text: &str) -> Result<(), ReadError> {
        let refuse = || {
            ReadError::new(
                "what comes next is lot, start_cards, deal, draw, lay, check, claim or over, and whose turn it is",
                text,
            )
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        if words == ["lot"] {
            self.phase = Phase::Lot;
            return Ok(());
        }
        let [name, mover, ref rest @ ..] = *words.as_slice() else {
            return Err(refuse());
        };
        self.mover = self.read_seat(mover)?;
        self.phase = match (name, rest) {
            ("start_cards", []) => Phase::StartCards,
            ("deal", []) => Phase::Deal,
            ("draw", []) => Phase::Draw,
            ("lay", []) => Phase::Lay,
            ("check", [placement, waiting @ ..]) => {
                let (square, card) = read_placement(placement, self.grid().size())?;
                self.take_from_stack(card, text)?;
                let waiting = self.read_seats(waiting)?;
                Phase::Check { square, card, waiting }
            }
            ("claim", waiting) => Phase::Claim { waiting: self.read_seats(waiting)? },
            ("over", [end]) => Phase::Over { end: End::from_word(end).ok_or_else(refuse)? },
            _ => return Err(refuse()),
        };
        Ok(())
    }

    /// What only the setup knows: who begins (G5), and where the golden cards of a manual start lie (S1).
    fn check_agreed(&self, setup: &Setup, text: &str) -> Result<(), ReadError> {
        if self.phase == Phase::Lot && setup.start().is_some() {
            return Err(ReadError::new("the setup says who begins: there is no lot", text));
        }
        let Some(given) = setup.golden_cards() else {
            return Ok(());
        };
        let start = self.board.start_squares();
        let astray = given
            .iter()
            .find(|&(square, card)| !start.contains(square) || self.card_at(square) != Some(card));
        match astray {
            None => Ok(()),
            Some((square, card)) => {
                Err(ReadError::new(format!("the setup lays the golden {card} on {square}"), text))
            }
        }
    }

    /// Cards that lie anywhere are not in the stack.
    fn take_from_stack(&mut self, card: Card, text: &str) -> Result<(), ReadError> {
        if self.stack.take(card) {
            Ok(())
        } else {
            let copies = self.grid().size();
            Err(ReadError::new(format!("there are only {copies} cards with a {card}"), text))
        }
    }

    fn one_word_a_seat<'a>(&self, what: &str, text: &'a str) -> Result<Vec<(Seat, &'a str)>, ReadError> {
        let players = self.terms.players;
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() == players as usize {
            Ok(Seat::all(players).zip(words).collect())
        } else {
            Err(ReadError::new(format!("each of the {players} seats has one {what}"), text))
        }
    }

    fn read_seats(&self, words: &[&str]) -> Result<SeatSet, ReadError> {
        words.iter().map(|word| self.read_seat(word)).collect()
    }

    fn read_seat(&self, word: &str) -> Result<Seat, ReadError> {
        Seat::read(word, self.terms.players)
    }
}

/// The words of a list, which is `-` if there are none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(move |_| text != "-")
}

/// Writes a list, each item after a space; `-` if there are none.
fn write_list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = T>) -> fmt::Result {
    let mut items = items.peekable();
    if items.peek().is_none() {
        return f.write_str(" -");
    }
    items.try_for_each(|item| write!(f, " {item}"))
}
