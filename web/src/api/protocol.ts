// What goes over the wire. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-protocol --test it`.

export type TableId = string;

export type GameId = string;

export type PersonId = string;

export type ReviewId = string;

export type MistakeId = string;

export type Problem = { 
/**
 * What was refused and why.
 */
error: Error, };

export type Error = { 
/**
 * For programs.
 */
code: ErrorCode, 
/**
 * For people, in English.
 */
message: string, 
/**
 * With `too_many` and `newer_version`: after how many seconds to try again.
 */
retry_after?: number, };

export type ErrorCode = "bad_request" | "unknown_game" | "unknown_rules" | "bad_setup" | "bad_move" | "bad_record" | "illegal_move" | "not_your_turn" | "game_over" | "stale" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "not_now" | "too_large" | "too_many" | "newer_version" | "unavailable";

export type PersonKind = "guest" | "account" | "bot";

export type PersonRef = { 
/**
 * Who.
 */
id: PersonId, 
/**
 * Their name; empty once they have been removed.
 */
name: string, 
/**
 * What they are.
 */
kind: PersonKind, };

export type Scope = "read" | "play" | "full";

export type Me = { 
/**
 * Who.
 */
id: PersonId, 
/**
 * Their name.
 */
name: string, 
/**
 * What they are.
 */
kind: PersonKind, 
/**
 * The login of an account.
 */
login: string | null, 
/**
 * What this token may do.
 */
scope: Scope, 
/**
 * Their ratings.
 */
ratings: Array<Rating>, };

export type Rating = { 
/**
 * The game's id.
 */
game: string, 
/**
 * For two players, or for more.
 */
pool: string, 
/**
 * The rating, 1500 at first.
 */
rating: number, 
/**
 * How unsure it is.
 */
deviation: number, 
/**
 * From how many games.
 */
games: number, };

export type NewGuest = { 
/**
 * 1 to 40 characters.
 */
name: string, };

export type Rename = { 
/**
 * 1 to 40 characters.
 */
name: string, };

export type Credentials = { 
/**
 * 3 to 40 letters, digits, `-`, `_`, `.` or `@`; case does not matter.
 */
login: string, 
/**
 * 8 to 200 characters.
 */
password: string, };

export type PasswordChange = { 
/**
 * The old one.
 */
old: string, 
/**
 * 8 to 200 characters.
 */
new: string, };

export type NewBot = { 
/**
 * 1 to 40 characters.
 */
name: string, 
/**
 * What it may do; `play` if left out. A bot is never given `full`.
 */
scope?: Scope, };

export type BotCreated = { 
/**
 * Who.
 */
id: PersonId, 
/**
 * Its name.
 */
name: string, 
/**
 * For `Authorization: Bearer …`.
 */
token: string, };

export type NamedToken = { 
/**
 * The bot it belongs to.
 */
id: PersonId, 
/**
 * Its name.
 */
name: string, 
/**
 * What it may do.
 */
scope: Scope, 
/**
 * Since when.
 */
created_at: number, };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The setup: a preset, fields, or both; the default one if left out. `GET /api/games` has its schema.
 */
setup?: Record<string, unknown>, 
/**
 * Where the games begin, if not as the setup says: the text of a position. What is written `?` in it is dealt by
 * lot before each game. Such games are never rated.
 */
position?: string, 
/**
 * Who sits where, one entry per player of the setup. If left out: you, and everybody else open.
 */
seats?: Array<SeatPlan>, 
/**
 * Whether your own device will contribute to the seeds.
 */
contribute?: boolean, 
/**
 * The rest.
 */
options?: Options, };

export type SeatPlan = { "kind": "me" } | { "kind": "open" } | { "kind": "invited" } | { "kind": "bot", 
/**
 * 1 to 5.
 */
level: number, } | { "kind": "here", 
/**
 * Their name.
 */
name: string, };

export type Options = { 
/**
 * Whether the table stands in the lobby.
 */
public: boolean, 
/**
 * The clock.
 */
clock: ClockPlan, 
/**
 * What a time-out does (G7).
 */
timeout: TimeoutRule, 
/**
 * A match to so many wins; 0 for single games. In nardy the setup's `match` says it.
 */
match_to: number, 
/**
 * Whether games count for ratings; only where accounts and house bots alone play. A game that a house bot
 * played on for somebody, or that was abandoned, counts for nobody; one that somebody left and that was then
 * ended is lost.
 */
rated: boolean, 
/**
 * Whether there is a chat.
 */
chat: boolean, 
/**
 * Nardy: whether players throw their dice themselves, with the move `throw`; until then the last move can still
 * be taken back by consent. Otherwise dice are thrown as soon as they are due.
 */
hand_throw: boolean, 
/**
 * Whether players may ask for hints. If left out: where one person plays alone, against house bots, or with others
 * on the same screen. Never at rated tables.
 */
hints?: boolean, };

export type ClockPlan = { "kind": "none" } | { "kind": "per_move", 
/**
 * 5 to 3600.
 */
seconds: number, } | { "kind": "fischer", 
/**
 * 10 to 10 800.
 */
initial_seconds: number, 
/**
 * 0 to 180.
 */
increment_seconds: number, } | { "kind": "days", 
/**
 * 1 to 14.
 */
days: number, };

export type TimeoutRule = "lose" | "move";

export type Status = "waiting" | "preparing" | "playing" | "paused" | "over" | "closed";

export type SeatRow = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who sits there.
 */
who: PersonRef | null, 
/**
 * The level of the house bot that plays there, for good or for the rest of the game.
 */
bot: number | null, 
/**
 * Whether your device moves for it.
 */
yours: boolean, 
/**
 * Whether it is to act; no seat is while the game rests.
 */
to_act: boolean, };

export type TableRow = { 
/**
 * The table.
 */
id: TableId, 
/**
 * The game's id.
 */
game: string, 
/**
 * The setup, every field named.
 */
setup: Record<string, unknown>, 
/**
 * Whether its games begin from a position of the host's.
 */
from_position?: boolean, 
/**
 * The rest.
 */
options: Options, 
/**
 * Where it is.
 */
status: Status, 
/**
 * Who set it up.
 */
host: PersonRef, 
/**
 * How many seats there are.
 */
players: number, 
/**
 * How many anybody may still take.
 */
open: number, 
/**
 * Among your own tables: whether you are to act.
 */
your_turn?: boolean, 
/**
 * Among your own tables: the seats, and which of them are to act.
 */
seats?: Array<SeatRow>, 
/**
 * Among your own tables, in milliseconds since 1970: when the next clock runs out.
 */
deadline?: number, 
/**
 * When something last happened.
 */
updated_at: number, };

export type Links = { 
/**
 * Whoever has this may sit down; 128 bits.
 */
play: string, 
/**
 * Whoever has this may watch; 128 bits.
 */
watch: string, };

export type Joining = { 
/**
 * The players' link, where the table or the seat asks for it.
 */
link?: string, 
/**
 * Which seat; the first free one if left out.
 */
seat?: number, 
/**
 * Whether this device will contribute to the seeds.
 */
contribute: boolean, };

export type Joined = { 
/**
 * The seat.
 */
seat: number, 
/**
 * The table's seq after it.
 */
seq: number, };

export type Done = { 
/**
 * The table's seq after it.
 */
seq: number, };

export type Kind = { 
/**
 * Its id.
 */
id: string, 
/**
 * The numbers of players it takes.
 */
players: Array<number>, 
/**
 * Its presets; the first is the default.
 */
presets: Array<string>, 
/**
 * The JSON Schema of its setup.
 */
setup_schema: Record<string, unknown>, };

export type MoveBody = { 
/**
 * The move in the game's notation.
 */
move: string, 
/**
 * For which of one's seats; may be left out with one seat.
 */
seat?: number, 
/**
 * In which game; the running one if left out.
 */
game?: GameId, };

export type Action = { "kind": "move", 
/**
 * How many events the game had when this decision opened.
 */
seq: number, 
/**
 * The move in the game's notation.
 */
move: string, 
/**
 * For which of one's seats; may be left out with one seat.
 */
seat?: number, 
/**
 * In which game; the running one if left out.
 */
game?: GameId, } | { "kind": "resign", 
/**
 * For which of one's seats.
 */
seat?: number, } | { "kind": "offer_draw", 
/**
 * For which of one's seats.
 */
seat?: number, } | { "kind": "decline_draw", 
/**
 * For which of one's seats.
 */
seat?: number, } | { "kind": "takeback", 
/**
 * For which of one's seats.
 */
seat?: number, } | { "kind": "decline_takeback", 
/**
 * For which of one's seats.
 */
seat?: number, } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "start" } | { "kind": "rematch" } | { "kind": "contribute", 
/**
 * Which of the two.
 */
step: ContributionStep, 
/**
 * Commit: SHA-256 of the tag `igroteka/contribution`, a zero byte, the game's id and the 32 bytes; reveal: the 32 bytes. 64 hexadecimal digits.
 */
value: string, } | { "kind": "leave" } | { "kind": "take_over", 
/**
 * Which of one's seats; all of them if left out.
 */
seat?: number, } | { "kind": "change", 
/**
 * The new setup: a preset, fields, or both; as it is if left out.
 */
setup?: Record<string, unknown>, 
/**
 * The seats, one per player of the setup: `null` leaves one as it is; the others become open, invited or a
 * bot's. A seat that somebody holds stays as it is.
 */
seats?: Array<SeatPlan | null>, 
/**
 * The rest; as it is if left out.
 */
options?: Options, } | { "kind": "agree" } | { "kind": "absent", 
/**
 * Which seat.
 */
seat: number, 
/**
 * What to do.
 */
choice: AbsenceChoice, } | { "kind": "kick", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "mute", 
/**
 * Who.
 */
person: PersonId, 
/**
 * Away or back.
 */
muted: boolean, } | { "kind": "set_chat", 
/**
 * On or off.
 */
on: boolean, } | { "kind": "say", 
/**
 * 1 to 300 characters.
 */
text: string, } | { "kind": "close" };

export type ContributionStep = "commit" | "reveal";

export type AbsenceChoice = { "kind": "wait" } | { "kind": "bot", 
/**
 * 1 to 5.
 */
level: number, } | { "kind": "end" };

export type Event = { 
/**
 * Its place in the log, from 1.
 */
seq: number, 
/**
 * When.
 */
at: number, } & ({ "kind": "created" } | { "kind": "joined", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
who: PersonRef, } | { "kind": "left", 
/**
 * Where.
 */
seat: number, 
/**
 * Whether the host sent them away.
 */
kicked: boolean, } | { "kind": "host_passed", 
/**
 * Who.
 */
who: PersonRef, } | { "kind": "changed", 
/**
 * The setup now, every field named.
 */
setup: Record<string, unknown>, 
/**
 * The rest.
 */
options: Options, } | { "kind": "agreed", 
/**
 * Which.
 */
seat: number, } | { "kind": "prepared", 
/**
 * The game.
 */
game: GameId, 
/**
 * Which of the table's games it is, from 1.
 */
number: number, 
/**
 * Its setup, every field named.
 */
setup: Record<string, unknown>, 
/**
 * The service's commitment, in hexadecimal.
 */
commitment: string, 
/**
 * The seats that said they would contribute.
 */
contributors: Array<number>, } | { "kind": "committed", 
/**
 * Which.
 */
seat: number, 
/**
 * The commitment, in hexadecimal.
 */
commitment: string, } | { "kind": "revealing" } | { "kind": "revealed", 
/**
 * Which.
 */
seat: number, 
/**
 * The contribution, in hexadecimal.
 */
value: string, } | { "kind": "voided", 
/**
 * The game.
 */
game: GameId, 
/**
 * Which seats.
 */
seats: Array<number>, 
/**
 * The service's secret, in hexadecimal.
 */
secret: string, } | { "kind": "started", 
/**
 * The game.
 */
game: GameId, } | { "kind": "line", 
/**
 * Its place in the game's record, from 1.
 */
n: number, 
/**
 * One line of this viewer's record: `1 e2`, `! throw 31`, `! draw ?`.
 */
line: string, 
/**
 * Whether the service played it, since nothing else was possible (G4).
 */
auto?: boolean, } | { "kind": "ended", 
/**
 * The game.
 */
game: GameId, 
/**
 * How.
 */
outcome: Outcome, 
/**
 * The service's secret, in hexadecimal.
 */
secret: string, } | { "kind": "takeback_asked", 
/**
 * Which.
 */
seat: number, } | { "kind": "takeback_agreed", 
/**
 * Which.
 */
seat: number, } | { "kind": "takeback_declined" } | { "kind": "draw_declined", 
/**
 * By whom.
 */
seat: number, } | { "kind": "pause_asked", 
/**
 * Which.
 */
seat: number, } | { "kind": "paused" } | { "kind": "resumed" } | { "kind": "absent", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "returned", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "waiting", 
/**
 * For which seat.
 */
seat: number, } | { "kind": "substituted" } & Substitute | { "kind": "taken_over", 
/**
 * Which.
 */
seat: number, } | { "kind": "hint", 
/**
 * Which.
 */
seat: number, } | { "kind": "rematch_asked", 
/**
 * Which.
 */
seat: number, } | { "kind": "chat_set", 
/**
 * On or off.
 */
on: boolean, } | { "kind": "muted", 
/**
 * Who.
 */
who: PersonId, 
/**
 * Muted or not.
 */
muted: boolean, } | { "kind": "closed", 
/**
 * Why, if neither the host closed it nor time alone.
 */
reason?: ClosedFor, });

export type EventKind = { "kind": "created" } | { "kind": "joined", 
/**
 * Where.
 */
seat: number, 
/**
 * Who.
 */
who: PersonRef, } | { "kind": "left", 
/**
 * Where.
 */
seat: number, 
/**
 * Whether the host sent them away.
 */
kicked: boolean, } | { "kind": "host_passed", 
/**
 * Who.
 */
who: PersonRef, } | { "kind": "changed", 
/**
 * The setup now, every field named.
 */
setup: Record<string, unknown>, 
/**
 * The rest.
 */
options: Options, } | { "kind": "agreed", 
/**
 * Which.
 */
seat: number, } | { "kind": "prepared", 
/**
 * The game.
 */
game: GameId, 
/**
 * Which of the table's games it is, from 1.
 */
number: number, 
/**
 * Its setup, every field named.
 */
setup: Record<string, unknown>, 
/**
 * The service's commitment, in hexadecimal.
 */
commitment: string, 
/**
 * The seats that said they would contribute.
 */
contributors: Array<number>, } | { "kind": "committed", 
/**
 * Which.
 */
seat: number, 
/**
 * The commitment, in hexadecimal.
 */
commitment: string, } | { "kind": "revealing" } | { "kind": "revealed", 
/**
 * Which.
 */
seat: number, 
/**
 * The contribution, in hexadecimal.
 */
value: string, } | { "kind": "voided", 
/**
 * The game.
 */
game: GameId, 
/**
 * Which seats.
 */
seats: Array<number>, 
/**
 * The service's secret, in hexadecimal.
 */
secret: string, } | { "kind": "started", 
/**
 * The game.
 */
game: GameId, } | { "kind": "line", 
/**
 * Its place in the game's record, from 1.
 */
n: number, 
/**
 * One line of this viewer's record: `1 e2`, `! throw 31`, `! draw ?`.
 */
line: string, 
/**
 * Whether the service played it, since nothing else was possible (G4).
 */
auto?: boolean, } | { "kind": "ended", 
/**
 * The game.
 */
game: GameId, 
/**
 * How.
 */
outcome: Outcome, 
/**
 * The service's secret, in hexadecimal.
 */
secret: string, } | { "kind": "takeback_asked", 
/**
 * Which.
 */
seat: number, } | { "kind": "takeback_agreed", 
/**
 * Which.
 */
seat: number, } | { "kind": "takeback_declined" } | { "kind": "draw_declined", 
/**
 * By whom.
 */
seat: number, } | { "kind": "pause_asked", 
/**
 * Which.
 */
seat: number, } | { "kind": "paused" } | { "kind": "resumed" } | { "kind": "absent", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "returned", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "waiting", 
/**
 * For which seat.
 */
seat: number, } | { "kind": "substituted" } & Substitute | { "kind": "taken_over", 
/**
 * Which.
 */
seat: number, } | { "kind": "hint", 
/**
 * Which.
 */
seat: number, } | { "kind": "rematch_asked", 
/**
 * Which.
 */
seat: number, } | { "kind": "chat_set", 
/**
 * On or off.
 */
on: boolean, } | { "kind": "muted", 
/**
 * Who.
 */
who: PersonId, 
/**
 * Muted or not.
 */
muted: boolean, } | { "kind": "closed", 
/**
 * Why, if neither the host closed it nor time alone.
 */
reason?: ClosedFor, };

export type ClosedFor = "only_bots";

export type Substitute = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * The bot's level.
 */
level: number, };

export type TableState = { 
/**
 * The table.
 */
id: TableId, 
/**
 * The game's id.
 */
game: string, 
/**
 * What is agreed.
 */
options: Options, 
/**
 * Who set it up.
 */
host: PersonRef, 
/**
 * The links, for those who sit at the table.
 */
links?: Links, 
/**
 * The running or last game's setup, or that of the first game to come; every field named.
 */
setup: Record<string, unknown>, 
/**
 * Whether the games begin from a position of the host's.
 */
from_position?: boolean, 
/**
 * That position, in games that hide nothing.
 */
position?: string, 
/**
 * The record of the running or last game as this viewer saw it, one line per event.
 */
record: Array<string>, 
/**
 * The log of the table around its games, games' lines left out.
 */
log: Array<Event>, 
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>, 
/**
 * How it stands.
 */
now: Now, };

export type Now = { 
/**
 * The place of the last entry in the table's log.
 */
seq: number, 
/**
 * The service's clock.
 */
at: number, 
/**
 * Where the table is.
 */
status: Status, 
/**
 * Whether players may ask for hints here.
 */
may_hint: boolean, 
/**
 * Who looks, and by which seat.
 */
you: You, 
/**
 * The seats; left out of an update that did not change them.
 */
seats?: Array<SeatState>, 
/**
 * How many watch; left out of an update that did not change the seats.
 */
spectators?: number, 
/**
 * The running or last game.
 */
game?: GameNow, 
/**
 * The match so far; left out of an update that did not change it.
 */
match?: MatchState, };

export type You = { 
/**
 * The seats of this device.
 */
seats: Array<number>, 
/**
 * The seat whose eyes this is seen with; null for a spectator's, also on a device with several seats until one is uncovered.
 */
seat: number | null, 
/**
 * Whether this is the host.
 */
host: boolean, };

export type SeatState = { 
/**
 * Its number.
 */
seat: number, 
/**
 * Who sits there.
 */
who: PersonRef | null, 
/**
 * The level of the house bot that sits there, for good or for the rest of the game.
 */
bot: number | null, 
/**
 * For an empty seat: whether it takes the players' link to sit down.
 */
invited: boolean, 
/**
 * Whether somebody is there at the moment; house bots always are.
 */
present: boolean, 
/**
 * Since when nobody is, and what may be done.
 */
absence?: Absence, 
/**
 * Whether the seat has asked for the next game.
 */
ready: boolean, 
/**
 * Whether the seat agrees to what the host has changed; the first game begins only then.
 */
agreed: boolean, 
/**
 * Whether the seat's device contributes to seeds.
 */
contributes: boolean, };

export type Absence = { 
/**
 * Since when.
 */
since: number, 
/**
 * Whether the grace time is over, so that the others may choose.
 */
may_choose: boolean, };

export type Turn = number | Array<number> | null;

export type GameNow = { 
/**
 * The game.
 */
id: GameId, 
/**
 * Which of the table's games it is, from 1.
 */
number: number, 
/**
 * How many events it has: name this with a move.
 */
seq: number, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * How it ended.
 */
outcome?: Outcome, 
/**
 * What this viewer may know of the position.
 */
view: Record<string, unknown>, 
/**
 * The legal moves of the viewer's seat, if it is to act.
 */
legal?: Array<string>, 
/**
 * The clock, if there is one.
 */
clock?: ClockState, 
/**
 * What is on offer.
 */
offers: Offers, 
/**
 * How many hints each seat has taken in this game.
 */
hints: Array<number>, 
/**
 * Where its chance comes from.
 */
chance: ChanceState, };

export type Outcome = { 
/**
 * Who won; nobody wins a draw.
 */
winners: Array<number>, 
/**
 * Each seat's points.
 */
scores: Array<number>, 
/**
 * Why it ended.
 */
reason: string, 
/**
 * The seats that lost because their time ran out.
 */
lost_on_time?: Array<number>, 
/**
 * How many hints each seat has taken, if any has.
 */
hints?: Array<number>, };

export type ClockState = { 
/**
 * Each seat's time in milliseconds, as of `Now::at`.
 */
left_ms: Array<number>, 
/**
 * The seats whose clocks run.
 */
running: Array<number>, 
/**
 * When the first of them runs out, or the answers to a sudoku check or claim are due.
 */
deadline: number | null, };

export type Offers = { 
/**
 * A draw: the seats that have agreed.
 */
draw?: Array<number>, 
/**
 * A takeback: who asked and who has agreed.
 */
takeback?: Offer, 
/**
 * A pause: the seats that have agreed.
 */
pause?: Array<number>, };

export type Offer = { 
/**
 * Who asked.
 */
by: number, 
/**
 * Who has agreed, the asker included.
 */
agreed: Array<number>, };

export type ChanceState = { 
/**
 * The service's commitment, in hexadecimal.
 */
commitment: string, 
/**
 * What seats contributed.
 */
contributions: Array<Contribution>, 
/**
 * Once the game is over: the service's secret, in hexadecimal.
 */
secret?: string, };

export type Contribution = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Its commitment, in hexadecimal, once it is out.
 */
commitment: string | null, 
/**
 * Its bytes, in hexadecimal, once they are revealed.
 */
value: string | null, };

export type MatchState = { 
/**
 * Points that win it; 0 for a series without end.
 */
target: number, 
/**
 * Each seat's points.
 */
points: Array<number>, 
/**
 * Who has won it.
 */
winners: Array<number> | null, };

export type ChatLine = { 
/**
 * Its place in the table's chat, from 1.
 */
n: number, 
/**
 * When.
 */
at: number, 
/**
 * Who.
 */
who: PersonId, 
/**
 * Their name.
 */
name: string, 
/**
 * What.
 */
text: string, };

export type GameSummary = { 
/**
 * The game.
 */
id: GameId, 
/**
 * Its table.
 */
table: TableId, 
/**
 * The game's kind.
 */
game: string, 
/**
 * The setup of a game that one plays alone, every field named: results are compared by it.
 */
setup?: Record<string, unknown>, 
/**
 * The names at the seats, in order; empty for house bots and for people who have been removed.
 */
players: Array<string>, 
/**
 * The levels of the house bots at the seats, in order, once the game has ended; 0 for people.
 */
levels: Array<number>, 
/**
 * The seats of whoever asks.
 */
your_seats: Array<number>, 
/**
 * The rating of whoever asks after this game, if it has changed one.
 */
rating?: number, 
/**
 * When it began.
 */
started_at: number, 
/**
 * When it ended.
 */
ended_at: number | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

export type Study = { 
/**
 * A record as text; then only `seat` may stand beside it.
 */
record?: string, 
/**
 * The game's id.
 */
game?: string, 
/**
 * The setup; the default one if left out.
 */
setup?: Record<string, unknown>, 
/**
 * The text of a position to begin with.
 */
position?: string, 
/**
 * What is played: lines of a record (`1 e2`, `! throw 31`), or moves of whoever is to act (`e2`).
 */
moves?: Array<string>, 
/**
 * With whose eyes; a spectator's if left out.
 */
seat?: number, };

export type Studied = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The setup, every field named.
 */
setup: Record<string, unknown>, 
/**
 * The number of the first of these steps.
 */
from: number, 
/**
 * How it stood at first, and after each event; of a long game a part.
 */
steps: Array<Step>, 
/**
 * The number of the next step, if there are more than these.
 */
next?: number, 
/**
 * The legal moves of whoever is to act after the last of these steps, or of the seat that looks if several are.
 */
legal: Array<string>, 
/**
 * How it ended.
 */
outcome?: Outcome, 
/**
 * Why the moves end before the last one asked for.
 */
refused?: Error, };

export type Step = { 
/**
 * The line of the record; none for how it began.
 */
line: string | null, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * What the viewer may know then.
 */
view: Record<string, unknown>, };

export type StandingRequest = { 
/**
 * A record as text; then only `seat` may stand beside it.
 */
record?: string, 
/**
 * The game's id.
 */
game?: string, 
/**
 * The setup; the default one if left out.
 */
setup?: Record<string, unknown>, 
/**
 * The text of a position to begin with. What is written `?` in it is dealt by lot.
 */
position?: string, 
/**
 * What is played: lines of a record (`1 e2`, `! throw 31`), or moves of whoever is to act (`e2`).
 */
moves?: Array<string>, 
/**
 * Whether chance then draws what is due.
 */
draw?: boolean, 
/**
 * With whose eyes; with those of the seat that is to act if left out.
 */
seat?: number, };

export type Standing = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The setup, every field named.
 */
setup: Record<string, unknown>, 
/**
 * The position that it began with, everything dealt, if not as the setup says.
 */
began?: string, 
/**
 * What was played since then, as lines of a record, those that chance drew included.
 */
lines: Array<string>, 
/**
 * The position's text.
 */
position: string, 
/**
 * The position as other programs write it, by the form's name.
 */
ids: { [key in string]: string }, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * What chance decides next.
 */
chance?: Due, 
/**
 * With whose eyes; none for a spectator's.
 */
seat: number | null, 
/**
 * What they may know.
 */
view: Record<string, unknown>, 
/**
 * The legal moves of whoever is to act, or of the seat that looks if several are.
 */
legal: Array<string>, 
/**
 * How it ended.
 */
outcome?: Outcome, 
/**
 * Why the moves end before the last one asked for.
 */
refused?: Error, };

export type Due = { 
/**
 * The seat that it happens to, where it happens to one.
 */
seat: number | null, 
/**
 * What can happen, as lines of a record; empty where it is too much to list.
 */
outcomes: Array<string>, };

export type MatRequest = { 
/**
 * Its text.
 */
mat: string, };

export type MatGames = { 
/**
 * The record of each, in order.
 */
records: Array<string>, };

export type AdviseRequest = { 
/**
 * A record as text; then neither `game`, `setup`, `position` nor `moves` may stand beside it.
 */
record?: string, 
/**
 * The game's id.
 */
game?: string, 
/**
 * The setup; the default one if left out.
 */
setup?: Record<string, unknown>, 
/**
 * The text of a position to begin with. What is written `?` in it is dealt by lot, see `POST /api/study/deal`.
 */
position?: string, 
/**
 * What is played from there: lines of a record (`1 e2`, `! throw 31`), or moves of whoever is to act (`e2`).
 */
moves?: Array<string>, 
/**
 * After how many events of the record, or of `moves`; after all of them if left out.
 */
at?: number, 
/**
 * For which seat; may be left out where only one is to act.
 */
seat?: number, 
/**
 * Moves to be valued as closely as the best one.
 */
compare?: Array<string>, 
/**
 * How many of the best moves to show; 1 if left out.
 */
lines?: number, 
/**
 * For how long to think, in milliseconds; 3000 if left out.
 */
time_ms?: number, };

export type AdviceUpdate = { 
/**
 * How many actions ahead was looked.
 */
depth: number, 
/**
 * How many positions were judged.
 */
nodes: number, 
/**
 * Whether this is the last line.
 */
final: boolean, 
/**
 * As many of the best moves as were asked for, the best first; then those to be compared that are not among them.
 */
candidates: Array<AdviceCandidate>, 
/**
 * Where nardy's cube may be turned, or was turned and waits for an answer.
 */
cube?: CubeEquities, };

export type AdviceCandidate = { 
/**
 * The move.
 */
move: string, 
/**
 * The expected result for the seat: 1 a win, 0 a loss.
 */
value: number, 
/**
 * Nardy: the expected points.
 */
equity?: number, 
/**
 * Nardy: with the cube in play, 1 for winning it as it stands and −1 for losing it.
 */
normalised?: number, 
/**
 * The standard error of the value, where it was sampled.
 */
error?: number, 
/**
 * Whether the value is only an upper bound; never for the best move, nor for those that were to be compared.
 */
bound?: boolean, 
/**
 * How the game may go on, this move first.
 */
line: Array<string>, 
/**
 * What the move does, in facts.
 */
reasons: Array<Reason>, };

export type CubeEquities = { 
/**
 * Not doubling.
 */
no_double: number, 
/**
 * Doubling, and the opponent takes.
 */
double_take: number, 
/**
 * Doubling, and the opponent drops.
 */
double_drop: number, };

export type Reason = { 
/**
 * The key of the text.
 */
key: string, 
/**
 * The figures by name.
 */
figures: { [key in string]: number }, };

export type DealRequest = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The setup; the default one if left out.
 */
setup?: Record<string, unknown>, 
/**
 * The position's text, with `?3` for three cards that nobody has seen, and `?` for one, or for all that are left.
 */
position: string, 
/**
 * The seat whose hand is known: it may leave nothing to the lot.
 */
seat?: number, };

export type Dealt = { 
/**
 * The position's text.
 */
position: string, };

export type HintRequest = { 
/**
 * For which of one's seats; may be left out with one seat.
 */
seat?: number, 
/**
 * Whether to say why, too.
 */
reasons?: boolean, };

export type Hint = { 
/**
 * How many events the game had when the decision opened: name this with a move.
 */
seq: number, 
/**
 * The move.
 */
move: string, 
/**
 * The expected result for the seat: 1 a win, 0 a loss.
 */
value: number, 
/**
 * What the move does, in facts; empty unless they were asked for.
 */
reasons: Array<Reason>, };

export type ReviewState = "waiting" | "running" | "done" | "failed";

export type ReviewUpdate = { 
/**
 * The review. Whoever knows its id may see it.
 */
id: ReviewId, 
/**
 * The game's kind.
 */
game: string, 
/**
 * The game, if it was played here.
 */
played?: GameId, 
/**
 * How far it is.
 */
state: ReviewState, 
/**
 * How many tasks are done.
 */
done: number, 
/**
 * How many there are.
 */
all: number, 
/**
 * The decisions found since the line before, or so far, in any order; empty once it is done. See docs/REVIEW.md.
 */
decisions: Array<import("../review/generated").DecisionReview>, 
/**
 * The points of the curve, in the same way.
 */
curve: Array<import("../review/generated").CurvePoint>, 
/**
 * The whole review, once it is done. See docs/REVIEW.md.
 */
review?: import("../review/generated").Review, 
/**
 * Your own seats in the game.
 */
seats?: Array<number>, 
/**
 * Why there is none.
 */
error?: Error, };

export type ImportedReview = { 
/**
 * The record as text.
 */
record?: string, 
/**
 * Or a `.mat` file as text.
 */
mat?: string, 
/**
 * Which game of the file, from 1; the first if left out.
 */
game?: number, 
/**
 * Which seat you were: its mistakes become your tasks.
 */
seat?: number, };

export type LossUnit = "win" | "equity";

export type MistakeGrade = "mistake" | "blunder";

export type Mistake = { 
/**
 * The task.
 */
id: MistakeId, 
/**
 * The review in which it was found.
 */
review: ReviewId, 
/**
 * The game's kind.
 */
game: string, 
/**
 * Its place in the record: how many events came before it.
 */
seq: number, 
/**
 * Your seat.
 */
seat: number, 
/**
 * What you did.
 */
played: string, 
/**
 * What would have been best.
 */
best: string, 
/**
 * What was lost.
 */
loss: number, 
/**
 * In what that is counted.
 */
unit: LossUnit, 
/**
 * The same in a word.
 */
grade: MistakeGrade, 
/**
 * When the game ended, or was reviewed if it was played elsewhere.
 */
at: number, 
/**
 * How often in a row it was solved.
 */
step: number, };

export type Mistakes = { 
/**
 * How many are due.
 */
due: number, 
/**
 * How many come back later.
 */
waiting: number, 
/**
 * When the next of these does.
 */
next_at?: number, 
/**
 * The due ones, the longest due first, at most 20.
 */
tasks: Array<Mistake>, };

export type Attempt = { 
/**
 * Whether something as good as the best was found.
 */
solved: boolean, };

export type FromClient = { 
/**
 * Comes back with the answer.
 */
id: number, } & ({ "want": "watch", 
/**
 * Which.
 */
table: TableId, 
/**
 * A link of the table, where it asks for one.
 */
link?: string, 
/**
 * The last seq seen, after a reconnect: what came since is sent as one update, the whole state only if it is left out.
 */
after?: number, 
/**
 * The last chat line seen.
 */
chat_after?: number, } | { "want": "unwatch", 
/**
 * Which.
 */
table: TableId, } | { "want": "uncover", 
/**
 * Where.
 */
table: TableId, 
/**
 * Which.
 */
seat: number | null, } | { "want": "do", 
/**
 * Where.
 */
table: TableId, 
/**
 * What.
 */
action: Action, } | { "want": "lobby", 
/**
 * Begin or end.
 */
on: boolean, } | { "want": "turns", 
/**
 * Begin or end.
 */
on: boolean, } | { "want": "review", 
/**
 * Which.
 */
review: ReviewId, 
/**
 * Begin or end.
 */
on: boolean, } | { "want": "ping" });

export type Request = { "want": "watch", 
/**
 * Which.
 */
table: TableId, 
/**
 * A link of the table, where it asks for one.
 */
link?: string, 
/**
 * The last seq seen, after a reconnect: what came since is sent as one update, the whole state only if it is left out.
 */
after?: number, 
/**
 * The last chat line seen.
 */
chat_after?: number, } | { "want": "unwatch", 
/**
 * Which.
 */
table: TableId, } | { "want": "uncover", 
/**
 * Where.
 */
table: TableId, 
/**
 * Which.
 */
seat: number | null, } | { "want": "do", 
/**
 * Where.
 */
table: TableId, 
/**
 * What.
 */
action: Action, } | { "want": "lobby", 
/**
 * Begin or end.
 */
on: boolean, } | { "want": "turns", 
/**
 * Begin or end.
 */
on: boolean, } | { "want": "review", 
/**
 * Which.
 */
review: ReviewId, 
/**
 * Begin or end.
 */
on: boolean, } | { "want": "ping" };

export type FromServer = { "kind": "ok", 
/**
 * The request's number.
 */
id: number, 
/**
 * The table's seq after it, where it changed one.
 */
seq?: number, } | { "kind": "refused", 
/**
 * The request's number; 0 if it could not be read.
 */
id: number, 
/**
 * Why.
 */
error: Error, } | { "kind": "state", 
/**
 * The table.
 */
state: TableState, } | { "kind": "update" } & Update | { "kind": "presence", 
/**
 * Where.
 */
table: TableId, 
/**
 * The seats.
 */
seats: Array<SeatState>, 
/**
 * How many watch.
 */
spectators: number, } | { "kind": "chat", 
/**
 * Where.
 */
table: TableId, 
/**
 * What.
 */
lines: Array<ChatLine>, } | { "kind": "lobby", 
/**
 * Those in the lobby.
 */
open: Array<TableRow>, 
/**
 * One's own.
 */
own: Array<TableRow>, } | { "kind": "turns", 
/**
 * How many.
 */
waiting: number, 
/**
 * How many of one's mistakes are due.
 */
mistakes: number, } | { "kind": "review" } & ReviewUpdate | { "kind": "pong", 
/**
 * The request's number.
 */
id: number, 
/**
 * The service's clock.
 */
at: number, } | { "kind": "lost", 
/**
 * Which.
 */
table: TableId, 
/**
 * Why.
 */
error: Error, } | { "kind": "goodbye", 
/**
 * Why.
 */
reason: string, 
/**
 * The node ends and others go on: connect again after so many milliseconds, which differ from socket to
 * socket, once what was asked is answered.
 */
reconnect_ms?: number, };

export type Update = { 
/**
 * Where.
 */
table: TableId, 
/**
 * What, in order.
 */
events: Array<Event>, 
/**
 * How it stands now.
 */
now: Now, };

export type PersonalEvent = { 
/**
 * What.
 */
kind: PersonalKind, 
/**
 * At which table.
 */
table: TableId, };

export type PersonalKind = "game_started" | "your_turn" | "game_ended";

export type LanState = { 
/**
 * Whether whoever asks may open and close it: they sit at the computer that runs the service.
 */
offered: boolean, 
/**
 * The addresses it was opened on; none while it is closed.
 */
addresses: Array<LanAddress>, };

export type LanAddress = { 
/**
 * For others to type: `http://192.168.1.20:8080`.
 */
url: string, 
/**
 * For others to scan: the same as a QR code, an SVG image.
 */
qr_svg: string, };
