//! What a record is made of.

use std::fmt;

use crate::{ReadError, Reader, Rules, Seat};

/// One line of a record. `C` is the full chance event, or what one seat saw of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<A, C> {
    /// Chance decided something.
    Chance(C),
    /// A seat acted.
    Act(Seat, A),
    /// A seat's time ran out; what follows was done for it (G7).
    Timeout(Seat),
    /// Chance chose an action for the seat whose time ran out (G7).
    Pick(A),
    /// A seat offered a draw.
    OfferDraw(Seat),
    /// A seat agreed to the draw on offer.
    AcceptDraw(Seat),
    /// A seat gave up the match, and with it this game by this resignation (G8). Lines do not name the resignation: it
    /// follows from the position.
    ResignMatch(Seat, A),
    /// The last so many events that still stood were taken back by consent.
    Takeback(u32),
}

/// An event as the full record has it.
pub type FullEvent<R> = Event<<R as Rules>::Action, <R as Rules>::Chance>;
/// An event as one seat saw it.
pub type SeenEvent<R> = Event<<R as Rules>::Action, <R as Rules>::Glimpse>;

/// An event as a line of a record says it: actions and chance are texts, which only a position can read.
pub type TextEvent = Event<String, String>;
/// A [`TextEvent`] that borrows its texts.
pub type TextEventRef<'a> = Event<&'a str, &'a str>;

/// How every game writes that a seat gives it up.
pub const RESIGN: &str = "resign";

const TAKEBACK: &str = "takeback";
const CHANCE: &str = "!";
const PICK: &str = "pick ";
const TIMEOUT: &str = "timeout";
const OFFER_DRAW: &str = "offer draw";
const ACCEPT_DRAW: &str = "accept draw";
const RESIGN_MATCH: &str = "resign match";

impl<A, C> Event<A, C> {
    /// The same event with other accounts of what was done and of what chance did.
    pub fn map<'a, B, D>(
        &'a self,
        action: impl FnOnce(&'a A) -> B,
        chance: impl FnOnce(&'a C) -> D,
    ) -> Event<B, D> {
        match self {
            Event::Chance(outcome) => Event::Chance(chance(outcome)),
            Event::Act(seat, done) => Event::Act(*seat, action(done)),
            Event::Timeout(seat) => Event::Timeout(*seat),
            Event::Pick(done) => Event::Pick(action(done)),
            Event::OfferDraw(seat) => Event::OfferDraw(*seat),
            Event::AcceptDraw(seat) => Event::AcceptDraw(*seat),
            Event::ResignMatch(seat, done) => Event::ResignMatch(*seat, action(done)),
            Event::Takeback(count) => Event::Takeback(*count),
        }
    }

    /// Whether chance decided this, so that it has an ordinal of its own.
    pub fn is_chance(&self) -> bool {
        matches!(self, Event::Chance(_) | Event::Pick(_))
    }
}

impl<A: Clone, C> Event<A, C> {
    /// The same event with another account of what chance did.
    pub fn map_chance<D>(&self, account: impl FnOnce(&C) -> D) -> Event<A, D> {
        self.map(A::clone, account)
    }
}

impl<A: fmt::Display, C: fmt::Display> Event<A, C> {
    /// The event as a record says it.
    pub fn to_text_event(&self) -> TextEvent {
        match self {
            Event::ResignMatch(seat, _) => Event::ResignMatch(*seat, String::new()),
            event => event.map(|action| format!("{action:#}"), C::to_string),
        }
    }
}

impl TextEvent {
    /// The same event, borrowed.
    pub fn as_deref(&self) -> TextEventRef<'_> {
        self.map(String::as_str, String::as_str)
    }
}

impl<'a> TextEventRef<'a> {
    /// Reads one line of a record of a game for so many players.
    pub fn read(line: &'a str, players: u8) -> Result<TextEventRef<'a>, ReadError> {
        let (who, what) = (line.split_once(' ')).ok_or_else(|| {
            ReadError::new("an event is `! …`, a seat and its action, or `takeback n`", line)
        })?;
        Ok(match who {
            TAKEBACK => Event::Takeback(Reader::value("a number of events", what)?),
            CHANCE => what.strip_prefix(PICK).map_or(Event::Chance(what), Event::Pick),
            _ => Event::by_seat(Seat::read(who, players)?, what),
        })
    }

    /// Reads a line without its `!` that no seat decides: `takeback n`, or the action that chance picked. `None` if it is
    /// neither.
    pub fn read_seatless(line: &'a str) -> Result<Option<TextEventRef<'a>>, ReadError> {
        match line.split_once(' ') {
            Some((TAKEBACK, count)) => Ok(Some(Event::Takeback(Reader::value("a number of events", count)?))),
            _ => Ok(line.strip_prefix(PICK).map(Event::Pick)),
        }
    }

    /// What a seat does: an action of the game, or one of those that every game knows.
    pub fn by_seat(seat: Seat, text: &'a str) -> TextEventRef<'a> {
        match text {
            TIMEOUT => Event::Timeout(seat),
            OFFER_DRAW => Event::OfferDraw(seat),
            ACCEPT_DRAW => Event::AcceptDraw(seat),
            RESIGN_MATCH => Event::ResignMatch(seat, ""),
            action => Event::Act(seat, action),
        }
    }

    /// Whether a text is meant as a line of a record, and not as a move alone.
    pub fn is_line(text: &str) -> bool {
        text.split_once(' ')
            .is_some_and(|(who, _)| matches!(who, CHANCE | TAKEBACK) || who.parse::<u8>().is_ok())
    }

    /// Whether a seat gives up the game or the match by this, and nobody is asked.
    pub fn is_resignation(&self) -> bool {
        matches!(self, Event::Act(_, RESIGN) | Event::ResignMatch(..))
    }

    /// The seat that decided something, and its words; offers and time-outs decide nothing.
    pub fn decision(&self) -> Option<(Seat, &'a str)> {
        match *self {
            Event::Act(seat, action) => Some((seat, action)),
            Event::ResignMatch(seat, _) => Some((seat, RESIGN_MATCH)),
            _ => None,
        }
    }

    /// The seat that this event names.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Act(seat, _)
            | Event::Timeout(seat)
            | Event::OfferDraw(seat)
            | Event::AcceptDraw(seat)
            | Event::ResignMatch(seat, _) => Some(seat),
            Event::Chance(_) | Event::Pick(_) | Event::Takeback(_) => None,
        }
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Event<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Chance(chance) => write!(f, "{CHANCE} {chance}"),
            Event::Act(seat, action) => write!(f, "{seat} {action:#}"),
            Event::Timeout(seat) => write!(f, "{seat} {TIMEOUT}"),
            Event::Pick(action) => write!(f, "{CHANCE} {PICK}{action:#}"),
            Event::OfferDraw(seat) => write!(f, "{seat} {OFFER_DRAW}"),
            Event::AcceptDraw(seat) => write!(f, "{seat} {ACCEPT_DRAW}"),
            Event::ResignMatch(seat, _) => write!(f, "{seat} {RESIGN_MATCH}"),
            Event::Takeback(count) => write!(f, "{TAKEBACK} {count}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_reads_as_its_event_and_is_written_back() {
        let (one, two) = (Seat::FIRST, Seat::SECOND);
        let lines = [
            ("! throw 31", Event::Chance("throw 31")),
            ("! ", Event::Chance("")),
            ("! pick 8/5 6/5", Event::Pick("8/5 6/5")),
            ("1 8/5 6/5", Event::Act(one, "8/5 6/5")),
            ("2 resign", Event::Act(two, "resign")),
            ("2 timeout", Event::Timeout(two)),
            ("1 offer draw", Event::OfferDraw(one)),
            ("2 accept draw", Event::AcceptDraw(two)),
            ("1 resign match", Event::ResignMatch(one, "")),
            ("takeback 2", Event::Takeback(2)),
        ];
        for (line, event) in lines {
            assert_eq!(TextEventRef::read(line, 2), Ok(event.clone()));
            assert_eq!(event.to_string(), line);
            assert_eq!(event.to_text_event().as_deref(), event, "{line}");
            assert!(TextEventRef::is_line(line));
        }
        for nonsense in ["", "!", "e2", "!throw 31", "3 e2", "0 e2", "takeback", "takeback +1", "takeback x"]
        {
            assert!(TextEventRef::read(nonsense, 2).is_err(), "{nonsense}");
        }
        assert!(
            ["e2", "8/5 6/5", "throw 31", "pick e2", "timeout"]
                .iter()
                .all(|text| !TextEventRef::is_line(text))
        );
    }

    #[test]
    fn only_actions_and_giving_up_the_match_are_decisions() {
        let decision = |line| TextEventRef::read(line, 2).unwrap().decision();
        assert_eq!(decision("2 resign match"), Some((Seat::SECOND, "resign match")));
        assert_eq!(decision("1 e2"), Some((Seat::FIRST, "e2")));
        for line in ["1 timeout", "1 offer draw", "2 accept draw", "! start 1", "! pick e2", "takeback 1"] {
            assert_eq!(decision(line), None, "{line}");
        }
    }
}
