//! The parts of a message that a player needs; the rest is skipped without being parsed.

use std::borrow::Cow;

use igroteka_game::{MAX_SEATS, TextEventRef};
use igroteka_protocol::{Error, Status, Turn};
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A message of the service, as far as it matters here.
#[derive(Debug, Deserialize)]
pub struct Heard<'a> {
    /// What kind.
    #[serde(borrow)]
    pub kind: Cow<'a, str>,
    /// The number of the request that is answered.
    #[serde(default)]
    pub id: Option<u32>,
    /// With `ok`: the table's seq after the request.
    #[serde(default)]
    pub seq: Option<u64>,
    /// Why a request was refused.
    #[serde(default)]
    pub error: Option<Error>,
    /// Why the socket is cut off.
    #[serde(default)]
    pub reason: Option<String>,
    /// What happened.
    #[serde(default, borrow)]
    pub events: Vec<Happened<'a>>,
    /// How the table stands, in an update.
    #[serde(default)]
    pub now: Option<Standing>,
    /// How the table stands, after `watch`.
    #[serde(default)]
    pub state: Option<Whole>,
}

/// One event.
#[derive(Debug, Deserialize)]
pub struct Happened<'a> {
    /// A line of the record; empty if it is none.
    #[serde(default, borrow)]
    pub line: Cow<'a, str>,
    /// Whether the service played it.
    #[serde(default)]
    pub auto: bool,
}

impl Happened<'_> {
    /// The seat that made the move, if a player made one.
    pub fn mover(&self) -> Option<u8> {
        let event = TextEventRef::read(&self.line, MAX_SEATS as u8).ok().filter(|_| !self.auto)?;
        event.decision().map(|(seat, _)| seat.number())
    }
}

/// A whole table.
#[derive(Debug, Deserialize)]
pub struct Whole {
    /// How it stands.
    pub now: Standing,
}

/// How a table stands.
#[derive(Debug, Deserialize)]
pub struct Standing {
    /// The place of the last entry in its log.
    pub seq: u64,
    /// Where it is.
    pub status: Status,
    /// The running or last game.
    #[serde(default)]
    pub game: Option<Playing>,
}

/// A game.
#[derive(Debug, Deserialize)]
pub struct Playing {
    /// Which of the table's games.
    pub number: u32,
    /// How many events it has.
    pub seq: u64,
    /// Who acts next.
    pub turn: Turn,
    /// There once it has ended.
    #[serde(default)]
    pub outcome: Option<IgnoredAny>,
}

impl Playing {
    /// Whether this seat is to act.
    pub fn asks(&self, seat: u8) -> bool {
        self.outcome.is_none()
            && match &self.turn {
                Turn::Seat(one) => *one == seat,
                Turn::Seats(several) => several.contains(&seat),
                Turn::Nobody => false,
            }
    }
}

/// The legal moves in an update or a whole table, read only by players who choose among them.
pub fn legal_moves(text: &str) -> Vec<String> {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Outer {
        now: Option<Inner>,
        state: Option<Box<Outer>>,
    }
    #[derive(Deserialize)]
    struct Inner {
        #[serde(default)]
        game: Option<Game>,
    }
    #[derive(Deserialize)]
    struct Game {
        #[serde(default)]
        legal: Option<Vec<String>>,
    }
    let outer: Outer = serde_json::from_str(text).unwrap_or_default();
    let inner = outer.now.or_else(|| outer.state?.now);
    inner.and_then(|now| now.game?.legal).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use igroteka_protocol::{
        ChanceState, ErrorCode, Event, EventKind, FromServer, GameId, GameNow, Now, Offers, TableId, Update,
        Written, You,
    };
    use serde_json::{Value, json};

    fn written(value: &Value) -> Written {
        Written::of(value).expect("it is plain data")
    }

    /// An update as the service writes it.
    fn update() -> FromServer {
        let line = |line: &str, auto| EventKind::Line { n: 1, line: line.to_owned(), auto };
        let events = [
            line("2 e\"8", false),
            line("1 e2", true),
            line("! throw 31", false),
            EventKind::Closed { reason: None },
        ];
        let events =
            events.into_iter().zip(7..).map(|(what, seq)| Event { seq, at: 5, what }).collect::<Vec<_>>();
        let game = GameNow {
            id: GameId(1),
            number: 3,
            seq: 12,
            turn: Turn::Seat(1),
            outcome: None,
            view: written(&json!({"legal": ["trap"], "now": {"seq": 99}})),
            legal: Some(written(&json!(["e2", "d1"]))),
            clock: None,
            offers: Offers::default(),
            hints: vec![0, 0],
            chance: ChanceState { commitment: String::new(), contributions: Vec::new(), secret: None },
        };
        let you = You { seats: vec![1], seat: Some(1), host: true };
        let now = Now {
            seq: 40,
            at: 5,
            status: Status::Playing,
            may_hint: false,
            you,
            seats: None,
            spectators: None,
            game: Some(game),
            series: None,
        };
        FromServer::Update(Box::new(Update { table: TableId(1), events, now }))
    }

    #[test]
    fn an_update_is_read() {
        let text = serde_json::to_string(&update()).expect("it can be written");
        let heard: Heard = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(heard.kind, "update");
        let movers: Vec<_> = heard.events.iter().map(Happened::mover).collect();
        assert_eq!(movers, [Some(2), None, None, None]);
        let now = heard.now.expect("it stands somehow");
        assert_eq!((now.seq, now.status), (40, Status::Playing));
        let game = now.game.expect("there is a game");
        assert_eq!((game.number, game.seq), (3, 12));
        assert!(game.asks(1) && !game.asks(2));
        assert_eq!(legal_moves(&text), ["e2", "d1"]);
    }

    #[test]
    fn a_turn_of_several_asks_each() {
        let game = |turn| Playing { number: 1, seq: 0, turn, outcome: None };
        assert!(game(Turn::Seats(vec![1, 3])).asks(3));
        assert!(!game(Turn::Seats(vec![1, 3])).asks(2));
        assert!(!game(Turn::Nobody).asks(1));
        assert!(!Playing { outcome: Some(IgnoredAny), ..game(Turn::Seat(1)) }.asks(1));
    }

    #[test]
    fn the_other_messages_are_read() {
        let error = Error { code: ErrorCode::Stale, message: "late".to_owned(), retry_after: None };
        for (message, kind, id) in [
            (FromServer::Ok { id: 4, seq: Some(9) }, "ok", Some(4)),
            (FromServer::Refused { id: 5, error }, "refused", Some(5)),
            (FromServer::Pong { id: 7, at: 1 }, "pong", Some(7)),
            (FromServer::Goodbye { reason: "night".to_owned(), reconnect_ms: None }, "goodbye", None),
        ] {
            let text = serde_json::to_string(&message).expect("it can be written");
            let heard: Heard = serde_json::from_str(&text).expect("it can be read");
            assert_eq!((heard.kind.as_ref(), heard.id), (kind, id));
            assert!(legal_moves(&text).is_empty());
        }
    }
}
