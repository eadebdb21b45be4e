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

use igroteka_game::{MAX_SEATS, ReadError, Reader, Seat, SeatSet, Setup as _, Source};

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
    let position = read_parts(setup, text, None)?;
    validate(&position)?;
    Ok(position)
}

/// The same, with hands and a pile that leave cards to the lot: `..22*2 ?4 | ?6 / pile ? / aside ?4`. The pile gets all
/// that are left.
pub(crate) fn read_dealing(
    setup: &Setup,
    text: &str,
    known: Option<Seat>,
    source: &mut impl Source,
) -> Result<Position, ReadError> {
    let mut unseen = Unseen::default();
    let position = read_parts(setup, text, Some(&mut unseen))?;
    Reader::check_known(known, &unseen.hands, text)?;
    let left =
        unseen_cards(&position).ok_or_else(|| ReadError::new("cards that are all in the deck", text))?;
    let wanted = unseen.hands.iter().sum::<u32>() + unseen.aside;
    let stay = u32::from(left.len()).checked_sub(wanted);
    if !stay.is_some_and(|stay| stay == 0 || unseen.pile) {
        let expected = format!("{} cards left to the lot, for so many are nowhere else", left.len());
        return Err(ReadError::new(expected, text));
    }
    // Not every deal fits what is to come: who is to act, for example, may have to hold a card that fits.
    let mut deal = || {
        let (mut left, mut dealt) = (left, position.clone());
        let places = dealt.hands.iter_mut().zip(unseen.hands).chain([(&mut dealt.aside, unseen.aside)]);
        for (cards, number) in places {
            add_all(cards, &left.draw_many(number as u16, source));
        }
        add_all(&mut dealt.pile, &left);
        validate(&dealt).map(|()| dealt)
    };
    (1..DEALS).find_map(|_| deal().ok()).map_or_else(&mut deal, Ok)
}

/// How many deals are tried.
const DEALS: usize = 200;

/// What a text leaves to the lot.
#[derive(Default)]
struct Unseen {
    /// How many cards of each hand.
    hands: [u32; MAX_SEATS],
    /// How many of those set aside.
    aside: u32,
    /// Whether the pile has all others.
    pile: bool,
}

/// The cards of the deck that are nowhere; `None` if there are more of a kind than the deck has.
fn unseen_cards(position: &Position) -> Option<Cards> {
    let laid: Cards = position.table.cards().iter().map(|card| card.kind()).collect();
    let mut places = [&laid, &position.pile, &position.aside].into_iter().chain(&position.hands);
    places.try_fold(position.deck, |left, cards| left.without(cards))
}

fn add_all(cards: &mut Cards, more: &Cards) {
    for (kind, count) in more.counted() {
        cards.add_many(kind, count);
    }
}

/// The position of a text, not validated. Where `unseen` is given, cards may be left to the lot.
fn read_parts(setup: &Setup, text: &str, mut unseen: Option<&mut Unseen>) -> Result<Position, ReadError> {
    let players = setup.players();
    let mut reader = Reader::new(text)?;
    let table = read_table(setup, reader.part("cards on the table")?)?;
    let hands = read_hands(players, reader.part("hands")?, unseen.as_deref_mut())?;
    let pile = labelled(&mut reader, "pile")?;
    let aside = labelled(&mut reader, "aside")?;
    let (pile, aside) = match unseen {
        None => (Cards::read(pile)?, Cards::read(aside)?),
        Some(unseen) => {
            let aside = read_known(aside)?;
            unseen.aside = aside.1;
            unseen.pile = pile == "?";
            (if unseen.pile { Cards::NONE } else { Cards::read(pile)? }, aside.0)
        }
    };
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
    Ok(Position {
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
    })
}

/// The cards that are known, and the number of the others: `..22*2 ?4`.
fn read_known(text: &str) -> Result<(Cards, u32), ReadError> {
    let (mut known, mut number) = (Vec::new(), 0);
    for word in text.split_whitespace() {
        match Reader::unseen(word)? {
            Some(unseen) => number += unseen,
            None => known.push(word),
        }
    }
    Ok((if known.is_empty() { Cards::NONE } else { Cards::read(&known.join(" "))? }, number))
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

fn read_hands(
    players: u8,
    text: &str,
    mut unseen: Option<&mut Unseen>,
) -> Result<[Cards; MAX_SEATS], ReadError> {
    let mut hands = [Cards::NONE; MAX_SEATS];
    let texts: Vec<&str> = text.split('|').map(str::trim).collect();
    if texts.len() != usize::from(players) {
        return Err(ReadError::new(format!("{players} hands with `|` between them"), text));
    }
    for (place, text) in texts.into_iter().enumerate() {
        if text.is_empty() {
            return Err(ReadError::new("an empty hand is `-`", text));
        }
        hands[place] = match &mut unseen {
            None => Cards::read(text)?,
            Some(unseen) => {
                let (known, number) = read_known(text)?;
                unseen.hands[place] = number;
                known
            }
        };
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
