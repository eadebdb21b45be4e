//! What is to be printed: choices that are known to fit together.

use igroteka_roads::{Cards, Lanes, Mix, Variant};

use crate::options::{BadOption, Options, quoted};
use crate::paper::Paper;

/// One of the five games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Game {
    Roads,
    Quoridor,
    Sudoku,
    Metro,
    Nardy,
}

impl Game {
    /// All of them.
    pub const ALL: [Game; 5] = [Game::Roads, Game::Quoridor, Game::Sudoku, Game::Metro, Game::Nardy];

    /// Its id.
    pub fn id(self) -> &'static str {
        match self {
            Game::Roads => "roads",
            Game::Quoridor => "quoridor",
            Game::Sudoku => "sudoku",
            Game::Metro => "metro",
            Game::Nardy => "nardy",
        }
    }

    /// What can be printed of it, in the order of the sheets.
    pub fn parts(self) -> &'static [Part] {
        use Part::*;
        match self {
            Game::Roads => &[Rules, Cards],
            Game::Quoridor => &[Rules, Board, Fences, Pawns],
            Game::Sudoku => &[Rules, Adult, Cards, Children, Animals, Tokens],
            Game::Metro => &[Rules, Tiles, Stations, Tokens],
            Game::Nardy => &[Rules, Board, Checkers, Dice],
        }
    }

    pub(crate) fn has_board(self) -> bool {
        matches!(self, Game::Quoridor | Game::Sudoku | Game::Nardy)
    }
}

/// Something that a game needs on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Part {
    Rules,
    Board,
    Adult,
    Children,
    Cards,
    Animals,
    Fences,
    Pawns,
    Tiles,
    Stations,
    Tokens,
    Checkers,
    Dice,
}

impl Part {
    /// How it is written.
    pub fn name(self) -> &'static str {
        match self {
            Part::Rules => "rules",
            Part::Board => "board",
            Part::Adult => "adult",
            Part::Children => "children",
            Part::Cards => "cards",
            Part::Animals => "animals",
            Part::Fences => "fences",
            Part::Pawns => "pawns",
            Part::Tiles => "tiles",
            Part::Stations => "stations",
            Part::Tokens => "tokens",
            Part::Checkers => "checkers",
            Part::Dice => "dice",
        }
    }
}

/// A language of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Language {
    English,
    Russian,
    Ukrainian,
}

impl Language {
    /// Its code of two letters.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Ukrainian => "uk",
        }
    }
}

/// How a sheet is turned over for its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Like a page of a book.
    Long,
    /// Like a page of a wall calendar.
    Short,
    /// No backs.
    None,
}

/// How much colour there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// As the drawings are.
    Full,
    /// Large areas pale or white.
    Saver,
}

/// On how many sheets a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSheets {
    /// As large as one sheet takes.
    One,
    /// Twice as large, to glue together.
    Four,
}

/// The deck of roads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roads {
    /// Who shares the deck.
    pub players: u16,
    /// Cards for each of them.
    pub cards: u16,
    /// Which game is played.
    pub variant: Variant,
    /// Which roads there are.
    pub lanes: Lanes,
    /// The side of a card in millimetres.
    pub side: u16,
}

impl Roads {
    /// The cards, as the rules' data file has them.
    pub fn deck(&self) -> Cards {
        Mix::of(self.variant, self.lanes).deck(self.players * self.cards)
    }
}

/// Everything that decides what the sheets look like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Which game.
    pub game: Game,
    /// On what it is printed.
    pub paper: Paper,
    /// In which language.
    pub language: Language,
    /// How sheets get their backs.
    pub back: Back,
    /// How much colour there is.
    pub ink: Ink,
    /// On how many sheets a board is.
    pub board: BoardSheets,
    /// What of the game, in the order of the sheets.
    pub parts: Vec<Part>,
    /// What counts for roads alone.
    pub roads: Roads,
}

impl Plan {
    /// Reads choices; what is not chosen is as usual.
    pub fn new(options: &Options) -> Result<Plan, BadOption> {
        let game = (Game::ALL.into_iter().find(|game| game.id() == options.game))
            .ok_or_else(|| BadOption::NoSuchGame(quoted(&options.game)))?;
        refuse_strangers(options, game)?;
        Ok(Plan {
            game,
            paper: choice("paper", options.paper.as_ref(), &Paper::NAMES, Paper::from_name)?,
            language: choice("lang", options.lang.as_ref(), &["en", "ru", "uk"], language)?,
            back: choice("back", options.back.as_ref(), &["long", "short", "none"], back)?,
            ink: choice("ink", options.ink.as_ref(), &["full", "saver"], ink)?,
            board: choice("board", options.board.as_ref(), &["one", "four"], board)?,
            parts: parts(game, options.parts.as_deref())?,
            roads: roads(options)?,
        })
    }

    pub(crate) fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }
}

fn language(name: &str) -> Option<Language> {
    Some(match name {
        "en" => Language::English,
        "ru" => Language::Russian,
        "uk" => Language::Ukrainian,
        _ => return None,
    })
}

fn back(name: &str) -> Option<Back> {
    Some(match name {
        "long" => Back::Long,
        "short" => Back::Short,
        "none" => Back::None,
        _ => return None,
    })
}

fn ink(name: &str) -> Option<Ink> {
    Some(match name {
        "full" => Ink::Full,
        "saver" => Ink::Saver,
        _ => return None,
    })
}

fn board(name: &str) -> Option<BoardSheets> {
    Some(match name {
        "one" => BoardSheets::One,
        "four" => BoardSheets::Four,
        _ => return None,
    })
}

/// An option of another game is a mistake that would otherwise be found after printing.
fn refuse_strangers(options: &Options, game: Game) -> Result<(), BadOption> {
    let of_roads = [
        ("players", &options.players),
        ("cards", &options.cards),
        ("variant", &options.variant),
        ("lanes", &options.lanes),
        ("size", &options.size),
    ];
    let stranger = |option, instead| BadOption::NotForThisGame { option, game: game.id(), instead };
    match of_roads.iter().find(|(_, given)| given.is_some()) {
        Some((option, _)) if game != Game::Roads => return Err(stranger(option, "roads")),
        _ => {}
    }
    if options.board.is_some() && !game.has_board() {
        return Err(stranger("board", "quoridor, sudoku and nardy"));
    }
    Ok(())
}

fn roads(options: &Options) -> Result<Roads, BadOption> {
    let players = number("players", options.players.as_ref(), 2..=6, 2)?;
    let variant = match number("variant", options.variant.as_ref(), 1..=3, 2)? {
        1 => Variant::Duel,
        2 => Variant::Newspaper,
        _ => Variant::Pile,
    };
    // R14
    if variant == Variant::Duel && players != 2 {
        return Err(BadOption::DuelIsForTwo(players));
    }
    Ok(Roads {
        players,
        variant,
        // R15
        cards: number("cards", options.cards.as_ref(), 20..=50, 24)?,
        lanes: choice("lanes", options.lanes.as_ref(), &["two", "mixed"], |name| match name {
            "two" => Some(Lanes::Two),
            "mixed" => Some(Lanes::Mixed),
            _ => None,
        })?,
        side: number("size", options.size.as_ref(), 25..=90, 50)?,
    })
}

fn number(
    option: &'static str,
    given: Option<&String>,
    range: std::ops::RangeInclusive<u16>,
    usual: u16,
) -> Result<u16, BadOption> {
    let Some(given) = given else { return Ok(usual) };
    let (least, most) = (*range.start(), *range.end());
    (given.parse().ok().filter(|number| range.contains(number))).ok_or_else(|| BadOption::OutOfRange {
        option,
        least,
        most,
        given: quoted(given),
    })
}

/// One of some names, the first if none is given.
fn choice<T>(
    option: &'static str,
    given: Option<&String>,
    names: &[&str],
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, BadOption> {
    let name = given.map_or(names[0], String::as_str);
    read(name).ok_or_else(|| BadOption::NoSuchChoice {
        option,
        choices: names.join(", "),
        given: quoted(name),
    })
}

/// In the game's order, whatever order they were named in.
fn parts(game: Game, given: Option<&str>) -> Result<Vec<Part>, BadOption> {
    let Some(given) = given else { return Ok(game.parts().to_vec()) };
    let names: Vec<&str> = given.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.is_empty() {
        return Err(BadOption::NoParts);
    }
    let known = |name: &str| game.parts().iter().any(|part| part.name() == name);
    if let Some(name) = names.iter().find(|name| !known(name)) {
        let choices = game.parts().iter().map(|part| part.name()).collect::<Vec<_>>().join(", ");
        return Err(BadOption::NoSuchPart { game: game.id(), choices, given: quoted(name) });
    }
    Ok(game.parts().iter().copied().filter(|part| names.contains(&part.name())).collect())
}
