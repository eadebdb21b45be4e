//! What is to be printed: choices that are known to fit together.

use igroteka_roads::{Cards, Kind, Lanes, Mix, Variant};

use crate::choices;
use crate::games::roads::{CARDS, LANES, PLAYERS, SIZE, VARIANT};
use crate::games::{Game, Part, games};
use crate::options::{BadOption, Options, quoted};
use crate::paper::Paper;

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
    /// Which game is played; any of them if none is named.
    pub variant: Option<Variant>,
    /// Which roads there are.
    pub lanes: Lanes,
    /// The side of a card in millimetres.
    pub side: u16,
}

/// Equal cards to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// What is on them.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// The numbers of the variants that they are for, if not for all that are printed.
    pub mark: Option<&'static str>,
}

impl Roads {
    /// The cards to print: one deck, or a set in which every variant has its own.
    pub fn lots(&self) -> Vec<Lot> {
        if let Some(variant) = self.variant {
            let deck = self.deck(variant);
            let kinds = Mix::of(variant, self.lanes).kinds();
            return kinds.iter().map(|&kind| Lot { kind, count: deck.count(kind), mark: None }).collect();
        }
        let [duel, network] = [Variant::Duel, Variant::Newspaper].map(|variant| self.deck(variant));
        let (mut shared, mut marked) = (Vec::new(), Vec::new());
        for kind in duel.kinds().union(network.kinds()).iter() {
            let (one, other) = (duel.count(kind), network.count(kind));
            shared.push(Lot { kind, count: one.min(other), mark: None });
            let mark = if one > other { "1" } else { "2 · 3" };
            marked.push(Lot { kind, count: one.abs_diff(other), mark: Some(mark) });
        }
        marked.sort_by_key(|lot| lot.mark);
        shared.into_iter().chain(marked).filter(|lot| lot.count > 0).collect()
    }

    /// The deck of a variant, as the rules' data file has it.
    fn deck(self, variant: Variant) -> Cards {
        // R14: the first is for two, however many share the cards of the others.
        let players = if variant == Variant::Duel { 2 } else { self.players };
        Mix::of(variant, self.lanes).deck(players * self.cards)
    }

    fn new(options: &Options) -> Result<Roads, BadOption> {
        let players = options.number(&PLAYERS)?;
        let [duel, newspaper, pile] = [Variant::Duel, Variant::Newspaper, Variant::Pile].map(Some);
        let variant = options.word(&VARIANT, [None, duel, newspaper, pile])?;
        // R14
        if variant == Some(Variant::Duel) && players != 2 {
            return Err(BadOption::DuelIsForTwo(players));
        }
        let lanes = options.word(&LANES, [Lanes::Two, Lanes::Mixed])?;
        Ok(Roads { players, variant, cards: options.number(&CARDS)?, lanes, side: options.number(&SIZE)? })
    }
}

/// Everything that decides what the sheets look like.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which game.
    pub game: &'static Game,
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
    /// Reads choices; what is not chosen is the default.
    pub fn new(options: &Options) -> Result<Plan, BadOption> {
        let game = (games().find(|game| game.id == options.game))
            .ok_or_else(|| BadOption::NoSuchGame(quoted(&options.game)))?;
        options.check_all_for(game)?;
        Ok(Plan {
            game,
            paper: options.word(&choices::PAPER, [Paper::A4, Paper::A3, Paper::Letter])?,
            language: options
                .word(&choices::LANG, [Language::English, Language::Russian, Language::Ukrainian])?,
            back: options.word(&choices::BACK, [Back::Long, Back::Short, Back::None])?,
            ink: options.word(&choices::INK, [Ink::Full, Ink::Saver])?,
            board: options.word(&choices::BOARD, [BoardSheets::One, BoardSheets::Four])?,
            parts: parts(game, options.given(&choices::PARTS))?,
            roads: Roads::new(options)?,
        })
    }

    pub(crate) fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }
}

/// In the game's order, whatever order they were named in.
fn parts(game: &Game, given: Option<&str>) -> Result<Vec<Part>, BadOption> {
    let Some(given) = given else { return Ok(game.parts.to_vec()) };
    let names: Vec<&str> = given.split(',').map(str::trim).filter(|name| !name.is_empty()).collect();
    if names.is_empty() {
        return Err(BadOption::NoParts);
    }
    let known = |name: &str| game.parts.iter().any(|part| part.name() == name);
    if let Some(name) = names.iter().find(|name| !known(name)) {
        let choices = game.parts.iter().map(|part| part.name()).collect::<Vec<_>>().join(", ");
        return Err(BadOption::NoSuchPart { game: game.id, choices, given: quoted(name) });
    }
    Ok(game.parts.iter().copied().filter(|part| names.contains(&part.name())).collect())
}
