//! Reading `.mat` files.

use igroteka_game::{Game, Rules, Seat, Setup as _};

use super::{MOST_BYTES, MOST_GAMES, Mat, MatError};
use crate::setup::LONGEST_MATCH;
use crate::{Action, Chance, Die, Phase, Position, Setup, Stake, Throw, notation};

/// Reads the games of a file and plays them, every move checked.
pub fn read(text: &str) -> Result<Mat, MatError> {
    if text.len() > MOST_BYTES {
        return Err(line(1, "a .mat file has at most 1 MiB"));
    }
    let mut file = File::default();
    for (index, text) in text.lines().enumerate() {
        file.line(index + 1, text.trim_end())?;
    }
    file.finish()
}

/// What was read so far.
#[derive(Default)]
struct File {
    length: Option<u8>,
    names: [String; 2],
    games: Vec<Game<Position>>,
    current: Option<Sheet>,
    crawford_played: bool,
}

/// One game as it stands in the file.
struct Sheet {
    line: usize,
    score: Option<[u32; 2]>,
    entries: Vec<Entry>,
}

struct Entry {
    line: usize,
    seat: Seat,
    kind: EntryKind,
}

#[derive(Clone, Debug)]
enum EntryKind {
    Throw(Throw, String),
    Double,
    Take,
    Drop,
    Wins(u32),
}

/// A lone entry that begins this far to the right is the right-hand player's.
const RIGHT_COLUMN: usize = 16;

impl File {
    fn line(&mut self, number: usize, text: &str) -> Result<(), MatError> {
        let words = text.trim();
        if words.is_empty() || words.starts_with(';') {
            return Ok(());
        }
        if let Some(length) = words.strip_suffix("point match") {
            self.length = Some(match_length(number, length.trim())?);
            return Ok(());
        }
        if self.length.is_none() {
            return Err(line(number, "a .mat file begins with `5 point match`"));
        }
        match &mut self.current {
            // Before anything else, since a player may be called «Game 7».
            Some(sheet) if sheet.score.is_none() => {
                let (names, score) = names_and_score(number, words)?;
                self.names = names;
                sheet.score = Some(score);
            }
            _ if words.starts_with("Game ") => self.begin(number)?,
            Some(sheet) => sheet.entries.extend(entries(number, text)?),
            None => return Err(line(number, "`Game 1` expected before anything else")),
        }
        Ok(())
    }

    fn begin(&mut self, number: usize) -> Result<(), MatError> {
        self.end_game()?;
        if self.games.len() >= MOST_GAMES {
            return Err(line(number, "a .mat file has at most 500 games"));
        }
        self.current = Some(Sheet { line: number, score: None, entries: Vec::new() });
        Ok(())
    }

    fn end_game(&mut self) -> Result<(), MatError> {
        let Some(sheet) = self.current.take() else {
            return Ok(());
        };
        let setup = self.setup(&sheet)?;
        let game = match play(&sheet, setup) {
            // Files do not say whether a single game was played by the Jacoby rule, but the result may show it.
            Err(_) if setup.match_to == 0 => {
                let jacoby = Setup { jacoby: true, ..setup };
                play(&sheet, jacoby).or_else(|_| play(&sheet, setup))?
            }
            other => other?,
        };
        self.crawford_played = !setup.crawford || setup.is_crawford_game();
        self.games.push(game);
        Ok(())
    }

    fn finish(mut self) -> Result<Mat, MatError> {
        self.end_game()?;
        if self.games.is_empty() {
            return Err(line(1, "a .mat file has at least one game"));
        }
        Ok(Mat { names: self.names, games: self.games })
    }

    fn setup(&self, sheet: &Sheet) -> Result<Setup, MatError> {
        let refuse = |problem: &str| line(sheet.line, problem);
        let international = Setup::preset("international").map_err(|error| refuse(&error.to_string()))?;
        let match_to = self.length.unwrap_or(0);
        let score = sheet.score.unwrap_or_default();
        if match_to > 0 && score.iter().any(|&points| points >= match_to.into()) {
            return Err(refuse("the match is over at that score"));
        }
        let opening = sheet.entries.iter().find_map(|entry| match &entry.kind {
            EntryKind::Throw(throw, _) => Some((entry.seat, throw)),
            _ => None,
        });
        let doubled = sheet.entries.iter().any(|entry| matches!(entry.kind, EntryKind::Double));
        let setup = Setup {
            white: Some(Seat::FIRST),
            // An opening throw is never a double: such a game was begun by agreement.
            start: opening.filter(|(_, throw)| throw.is_double()).map(|(seat, _)| seat),
            cube: true,
            match_to,
            score: if match_to > 0 { score.map(|points| points as u8) } else { [0, 0] },
            crawford: !self.crawford_played,
            ..international
        };
        // A file may begin in the middle: where the cube is used, the Crawford game has been played.
        let after_crawford = setup.is_crawford_game() && doubled;
        Ok(Setup { crawford: setup.crawford && !after_crawford, ..setup })
    }
}

fn play(sheet: &Sheet, setup: Setup) -> Result<Game<Position>, MatError> {
    let mut game = Game::new(setup);
    for entry in &sheet.entries {
        let refuse = |problem: String| MatError::Line { line: entry.line, problem };
        match &entry.kind {
            EntryKind::Throw(throw, play) => {
                play_throw(&mut game, entry.seat, *throw, play).map_err(refuse)?;
            }
            EntryKind::Double => act(&mut game, entry.seat, Action::Double).map_err(refuse)?,
            EntryKind::Take => act(&mut game, entry.seat, Action::Take).map_err(refuse)?,
            EntryKind::Drop => act(&mut game, entry.seat, Action::Drop).map_err(refuse)?,
            EntryKind::Wins(points) => win(&mut game, entry.seat, *points).map_err(refuse)?,
        }
    }
    Ok(game)
}

fn play_throw(game: &mut Game<Position>, seat: Seat, throw: Throw, play: &str) -> Result<(), String> {
    if matches!(game.position().phase(), Phase::Decide(_)) {
        act(game, seat, Action::Roll)?;
    }
    let (high, low) = (throw.high(), throw.low());
    let chance = match game.position().phase() {
        Phase::Opening => opening(seat, high, low),
        Phase::Throw(next) if next == seat => Chance::Throw(throw),
        _ => return Err(format!("it is not seat {seat}'s turn to throw")),
    };
    game.chance(chance).map_err(|error| error.to_string())?;
    let action = if play.is_empty() {
        Action::Pass
    } else {
        game.position().read_action(seat, play).map_err(|error| error.to_string())?
    };
    act(game, seat, action)
}

/// The opening throw with which `seat` begins; seat 1 is White here.
fn opening(seat: Seat, high: Die, low: Die) -> Chance {
    if seat == Seat::FIRST {
        Chance::Open { white: high, black: low }
    } else {
        Chance::Open { white: low, black: high }
    }
}

/// The result as the file has it; where the game was not played out, the loser gave it up.
fn win(game: &mut Game<Position>, seat: Seat, points: u32) -> Result<(), String> {
    if game.outcome().is_none() {
        let value = game.position().cube().value();
        let stake = points.is_multiple_of(value).then(|| Stake::from_points(points / value)).flatten();
        let stake = stake.ok_or_else(|| format!("with the cube at {value} nobody wins {points} points"))?;
        act(game, seat.opponent(), Action::ResignFor(stake))?;
        act(game, seat, Action::Accept)?;
    }
    let won = game.outcome().map_or(0, |outcome| outcome.scores.get(seat));
    if i64::from(won) == i64::from(points) {
        Ok(())
    } else {
        Err(format!("seat {seat} wins {won} points in this game, not {points}"))
    }
}

fn act(game: &mut Game<Position>, seat: Seat, action: Action) -> Result<(), String> {
    game.act(seat, action).map_err(|error| format!("`{action}`: {error}"))
}

/// The entries of one line: one or two.
fn entries(number: usize, text: &str) -> Result<Vec<Entry>, MatError> {
    let (text, indent) = match text.split_once(')') {
        Some((before, after)) if before.trim().bytes().all(|byte| byte.is_ascii_digit()) => (after, 0),
        _ => (text, 5),
    };
    let mut entries: Vec<Entry> = Vec::new();
    let mut words = words(text).peekable();
    while let Some((column, word)) = words.next() {
        let kind = match word {
            "Doubles" => {
                while words.next_if(|(_, word)| *word == "=>" || word.parse::<u32>().is_ok()).is_some() {}
                EntryKind::Double
            }
            "Takes" => EntryKind::Take,
            "Drops" => EntryKind::Drop,
            "Wins" => {
                let points = words.next().and_then(|(_, word)| word.parse().ok());
                while words.next_if(|(_, word)| !word.ends_with(':')).is_some() {}
                EntryKind::Wins(points.ok_or_else(|| line(number, "`Wins 2 points` expected"))?)
            }
            dice => {
                let dice = dice.strip_suffix(':').and_then(|dice| notation::read_dice(dice).ok());
                let (one, other) = dice
                    .ok_or_else(|| line(number, &format!("`{}` is no entry of a .mat file", short(word))))?;
                let mut parts = Vec::new();
                while let Some((_, part)) =
                    words.next_if(|(_, word)| word.contains('/') || ["Cannot", "Move"].contains(word))
                {
                    parts.extend(Some(part).filter(|part| part.contains('/')));
                }
                EntryKind::Throw(Throw::new(one, other), parts.join(" "))
            }
        };
        let right = column >= RIGHT_COLUMN + indent || !entries.is_empty();
        if entries.last().is_some_and(|entry| entry.seat == Seat::SECOND) {
            return Err(line(number, "a line has one entry for each player"));
        }
        let seat = if right { Seat::SECOND } else { Seat::FIRST };
        entries.push(Entry { line: number, seat, kind });
    }
    Ok(entries)
}

/// The words of a line with the columns they begin in.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 0;
    text.split(char::is_whitespace).filter_map(move |word| {
        let start = column;
        column += word.len() + 1;
        (!word.is_empty()).then_some((start, word))
    })
}

fn match_length(number: usize, text: &str) -> Result<u8, MatError> {
    let length = text.parse::<u8>().ok().filter(|length| *length <= LONGEST_MATCH);
    length.ok_or_else(|| line(number, "a match is to 0 (single games) or up to 99 points"))
}

/// Reads `Olya : 0      Petro : 2`.
fn names_and_score(number: usize, text: &str) -> Result<([String; 2], [u32; 2]), MatError> {
    let wrong = || line(number, "the players and their scores expected: `Olya : 0      Petro : 2`");
    let (first, rest) = text.split_once(':').ok_or_else(wrong)?;
    let (middle, last) = rest.rsplit_once(':').ok_or_else(wrong)?;
    let (middle, second) = middle.trim().split_once(char::is_whitespace).ok_or_else(wrong)?;
    let score = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
    let names = [first, second].map(|name| name.trim().to_owned());
    Ok((names, [score(middle)?, score(last)?]))
}

fn short(word: &str) -> String {
    word.chars().take(30).collect()
}

fn line(line: usize, problem: &str) -> MatError {
    MatError::Line { line, problem: problem.to_owned() }
}
