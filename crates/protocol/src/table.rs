//! Tables: what is agreed when one is set up, and what may be done at it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{GameId, PersonRef, TableId};

/// A table to be set up.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The setup: a preset, fields, or both; the default one if left out. `GET /api/games` has its schema.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
    pub setup: Option<Value>,
    /// Where the games begin, if not as the setup says: the text of a position. What is written `?` in it is dealt by
    /// lot before each game. Such games are never rated.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(max_length = 16_384)]
    pub position: Option<String>,
    /// Who sits where, one entry per player of the setup. If left out: you, and everybody else open.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(max_items = 6)]
    pub seats: Option<Vec<SeatPlan>>,
    /// Whether your own device will contribute to the seeds.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub contribute: bool,
    /// The rest.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub options: Option<Options>,
}

/// What a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// You.
    Me,
    /// Anybody from the lobby or with the players' link.
    Open,
    /// Somebody with the players' link.
    Invited,
    /// The house bot.
    Bot {
        /// 1 to 5.
        #[schema(minimum = 1, maximum = 5)]
        level: u8,
    },
    /// Somebody beside you, on the same screen.
    Here {
        /// Their name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
}

/// What else is agreed.
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether the table stands in the lobby.
    pub public: bool,
    /// The clock.
    pub clock: ClockPlan,
    /// What a time-out does (G7).
    pub timeout: TimeoutRule,
    /// A match to so many wins; 0 for single games. In nardy the setup's `match` says it.
    #[schema(minimum = 0, maximum = 99)]
    pub match_to: u32,
    /// Whether games count for ratings; only where accounts and house bots alone play. A game that a house bot
    /// played on for somebody, or that was abandoned, counts for nobody; one that somebody left and that was then
    /// ended is lost.
    pub rated: bool,
    /// Whether there is a chat.
    pub chat: bool,
    /// Nardy: whether players throw their dice themselves, with the move `throw`; until then the last move can still
    /// be taken back by consent. Otherwise dice are thrown as soon as they are due.
    pub hand_throw: bool,
    /// Whether players may ask for hints. If left out: where one person plays alone, against house bots, or with others
    /// on the same screen. Never at rated tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hints: Option<bool>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            public: false,
            clock: ClockPlan::None,
            timeout: TimeoutRule::Lose,
            match_to: 0,
            rated: false,
            chat: true,
            hand_throw: false,
            hints: None,
        }
    }
}

/// How time is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockPlan {
    /// Not at all.
    None,
    /// So many seconds for each decision.
    PerMove {
        /// 5 to 3600.
        #[schema(minimum = 5, maximum = 3600)]
        seconds: u32,
    },
    /// A stock of time that grows with each decision made.
    Fischer {
        /// 10 to 10 800.
        #[schema(minimum = 10, maximum = 10_800)]
        initial_seconds: u32,
        /// 0 to 180.
        #[schema(minimum = 0, maximum = 180)]
        increment_seconds: u32,
    },
    /// So many days for each decision.
    Days {
        /// 1 to 14.
        #[schema(minimum = 1, maximum = 14)]
        days: u32,
    },
}

/// What a time-out does (G7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum TimeoutRule {
    /// The seat resigns.
    Lose,
    /// A move is made for the seat.
    Move,
}

/// Where a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are open, or nobody has started the first game yet.
    Waiting,
    /// The chance of the next game is being agreed.
    Preparing,
    /// A game is running.
    Playing,
    /// A game is running, and rests by consent.
    Paused,
    /// The last game is over; a next one may follow.
    Over,
    /// Nothing further happens here.
    Closed,
}

/// One line of the lobby, or of somebody's own tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TableRow {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The setup, every field named.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup: Value,
    /// Whether its games begin from a position of the host's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub from_position: bool,
    /// The rest.
    pub options: Options,
    /// Where it is.
    pub status: Status,
    /// Who set it up.
    pub host: PersonRef,
    /// How many seats there are.
    pub players: u8,
    /// How many anybody may still take.
    pub open: u8,
    /// Among your own tables: whether you are to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub your_turn: Option<bool>,
    /// Among your own tables: the seats, and which of them are to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<Vec<SeatRow>>,
    /// Among your own tables, in milliseconds since 1970: when the next clock runs out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub deadline: Option<i64>,
    /// When something last happened.
    pub updated_at: i64,
}

/// One seat at one of your own tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// Who sits there.
    pub who: Option<PersonRef>,
    /// The level of the house bot that plays there, for good or for the rest of the game.
    pub bot: Option<u8>,
    /// Whether your device moves for it.
    pub yours: bool,
    /// Whether it is to act; no seat is while the game rests.
    pub to_act: bool,
}

/// The two links of a table, for those who sit at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Links {
    /// Whoever has this may sit down; 128 bits.
    pub play: String,
    /// Whoever has this may watch; 128 bits.
    pub watch: String,
}

/// Sitting down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(default, deny_unknown_fields)]
pub struct Joining {
    /// The players' link, where the table or the seat asks for it.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(max_length = 64)]
    pub link: Option<String>,
    /// Which seat; the first free one if left out.
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
    /// Whether this device will contribute to the seeds.
    pub contribute: bool,
}

/// Where one sat down.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Joined {
    /// The seat.
    pub seat: u8,
    /// The table's seq after it.
    pub seq: u64,
}

/// Something was done.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Done {
    /// The table's seq after it.
    pub seq: u64,
}

/// One of the games.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// The numbers of players it takes.
    pub players: Vec<u8>,
    /// Its presets; the first is the default.
    pub presets: Vec<String>,
    /// The JSON Schema of its setup.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup_schema: Value,
}

/// A move for `POST /api/tables/{id}/moves/{seq}`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct MoveBody {
    /// The move in the game's notation.
    #[serde(rename = "move")]
    #[schema(max_length = 1000)]
    pub action: String,
    /// For which of one's seats; may be left out with one seat.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(minimum = 1, maximum = 6)]
    pub seat: Option<u8>,
    /// In which game; the running one if left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<GameId>,
}

/// Everything that may be done at a table, over the socket and by `POST /api/tables/{id}/actions`.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// A move of the game, `resign` and `resign match` included.
    Move {
        /// How many events the game had when this decision opened.
        seq: u64,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        #[schema(max_length = 1000)]
        action: String,
        /// For which of one's seats; may be left out with one seat.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
        /// In which game; the running one if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        game: Option<GameId>,
    },
    /// Resign the running game.
    Resign {
        /// For which of one's seats.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
    },
    /// Offer a draw, where the rules know one by agreement; or agree to the one on offer.
    OfferDraw {
        /// For which of one's seats.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
    },
    /// Decline the draw on offer.
    DeclineDraw {
        /// For which of one's seats.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
    },
    /// Ask to take one's last move back; or agree to what is asked.
    Takeback {
        /// For which of one's seats.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
    },
    /// Decline the takeback that is asked for.
    DeclineTakeback {
        /// For which of one's seats.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
    },
    /// Ask for a pause; or agree to it.
    Pause,
    /// End the pause.
    Resume,
    /// Begin the first game; the host may, once every seat is taken.
    Start,
    /// Ask for the next game after one is over; it begins once everybody at the table has asked.
    Rematch,
    /// Commit to, then reveal, one's contribution to the seed of the game in preparation.
    Contribute {
        /// Which of the two.
        step: ContributionStep,
        /// Commit: SHA-256 of the tag `igroteka/contribution`, a zero byte, the game's id and the 32 bytes; reveal: the 32 bytes. 64 hexadecimal digits.
        #[schema(min_length = 64, max_length = 64)]
        value: String,
    },
    /// Stand up. Between games the seat is free again; during a game it is an absence. When the host leaves, somebody
    /// else at the table becomes the host; if nobody is left, the table closes.
    Leave,
    /// Take one's seat over from the house bot that plays on for it.
    TakeOver {
        /// Which of one's seats; all of them if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<u8>,
    },
    /// Change what is agreed, before the first game; the host may. Everybody else at the table agrees again.
    Change {
        /// The new setup: a preset, fields, or both; as it is if left out.
        #[serde(default)]
        #[schema(value_type = Object)]
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>", optional))]
        setup: Option<Value>,
        /// The seats, one per player of the setup: `null` leaves one as it is; the others become open, invited or a
        /// bot's. A seat that somebody holds stays as it is.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        #[schema(max_items = 6)]
        seats: Option<Vec<Option<SeatPlan>>>,
        /// The rest; as it is if left out.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        options: Option<Options>,
    },
    /// Agree to what the host has changed.
    Agree,
    /// After the grace time: what is to happen with a seat whose player is away.
    Absent {
        /// Which seat.
        seat: u8,
        /// What to do.
        choice: AbsenceChoice,
    },
    /// Send somebody away from the table; the host may, from seats only before a game.
    Kick {
        /// Which seat.
        seat: u8,
    },
    /// Take somebody's word in the chat away or give it back; the host may.
    Mute {
        /// Who.
        person: crate::PersonId,
        /// Away or back.
        muted: bool,
    },
    /// Switch the chat on or off; the host may.
    SetChat {
        /// On or off.
        on: bool,
    },
    /// Say something in the chat.
    Say {
        /// 1 to 300 characters.
        #[schema(min_length = 1, max_length = 300)]
        text: String,
    },
    /// Give the table up before its first game, or after the last; the host may.
    Close,
}

/// Which half of a contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "snake_case")]
pub enum ContributionStep {
    /// The promise.
    Commit,
    /// The bytes.
    Reveal,
}

/// What to do about a player who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum AbsenceChoice {
    /// Wait for another grace time.
    Wait,
    /// Put the house bot on the seat for the rest of the game.
    Bot {
        /// 1 to 5.
        #[schema(minimum = 1, maximum = 5)]
        level: u8,
    },
    /// End the game: the seat resigns.
    End,
}
