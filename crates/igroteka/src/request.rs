//! The requests of the line protocol.

use igroteka_catalog::{Budget, Code, Refusal};
use serde::Deserialize;
use serde_json::Value;

/// One line: an object with one key, the request's name.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    Games {},
    New(New),
    Legal {
        #[serde(default)]
        seat: Option<u8>,
    },
    Play {
        moves: Vec<MoveBy>,
    },
    Roll {},
    Undo {
        #[serde(default = "one")]
        count: usize,
    },
    View {
        #[serde(default)]
        seat: Option<u8>,
    },
    State {},
    Position {
        #[serde(default)]
        text: Option<String>,
    },
    Best(Best),
    Record {},
    Load {
        record: String,
    },
    Perft {
        depth: u32,
    },
    Next {},
}

/// What is to be played, and from which seed chance is drawn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    #[serde(default)]
    pub setup: Value,
    #[serde(default)]
    pub seed: Option<String>,
}

/// A move by whoever is to act, or by a named seat.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Value")]
pub struct MoveBy {
    pub seat: Option<u8>,
    pub text: String,
}

impl TryFrom<Value> for MoveBy {
    type Error = &'static str;

    fn try_from(json: Value) -> Result<MoveBy, &'static str> {
        let fields = match json {
            Value::String(text) => return Ok(MoveBy { seat: None, text }),
            Value::Object(fields) if fields.len() == 2 => fields,
            _ => return Err(MoveBy::FORM),
        };
        let seat = fields.get("seat").and_then(Value::as_u64).and_then(|seat| u8::try_from(seat).ok());
        match (seat, fields.get("move").and_then(Value::as_str)) {
            (Some(seat), Some(text)) => Ok(MoveBy { seat: Some(seat), text: text.to_owned() }),
            _ => Err(MoveBy::FORM),
        }
    }
}

impl MoveBy {
    const FORM: &str = "a move is a text or {\"seat\":n,\"move\":text}";
}

/// For whom, how long and how well to think.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    #[serde(default)]
    pub seat: Option<u8>,
    #[serde(default)]
    pub time_ms: Option<u64>,
    #[serde(default = "strongest")]
    pub level: u8,
    #[serde(default = "one_thread")]
    pub threads: u32,
    /// How many positions may be looked at.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// Moves to be valued as closely as the chosen one.
    #[serde(default)]
    pub compare: Vec<String>,
}

/// Reads one line.
pub fn read_request(line: &[u8]) -> Result<Request, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadRequest, message);
    let text = std::str::from_utf8(line).map_err(|_| bad("the line is not UTF-8".to_owned()))?;
    if text.trim().is_empty() {
        return Err(bad("the line is empty; a request is an object such as {\"games\":{}}".to_owned()));
    }
    let json: Value = serde_json::from_str(text).map_err(|error| bad(clipped(&error.to_string())))?;
    // The name leads to an object, never to a list of its fields.
    let is_named_object =
        |json: &Value| json.as_object().is_some_and(|all| all.values().all(Value::is_object));
    if !is_named_object(&json) {
        return Err(bad("a request is an object such as {\"games\":{}}".to_owned()));
    }
    // Read again from the text, since a `Value` has forgotten what stood there twice.
    let request: Request = serde_json::from_str(text).map_err(|error| bad(clipped(&error.to_string())))?;
    match request {
        Request::Perft { depth } if depth > MAX_PERFT_DEPTH => {
            Err(bad(format!("`depth` is at most {MAX_PERFT_DEPTH}")))
        }
        request => Ok(request),
    }
}

/// Deeper counts would take for ever in every game.
const MAX_PERFT_DEPTH: u32 = 8;

/// Error texts may quote the request; no answer grows with it.
fn clipped(message: &str) -> String {
    const MOST: usize = 300;
    let mut text: String = message.chars().take(MOST).collect();
    if text.len() < message.len() {
        text.push('…');
    }
    text
}

fn one() -> usize {
    1
}

fn one_thread() -> u32 {
    1
}

fn strongest() -> u8 {
    Budget::MAX_LEVEL
}
