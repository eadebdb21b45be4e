//! The text form of a position; its parts are described at [`Position`].

use std::fmt;

use igroteka_game::{ReadError, Reader, Seat, Setup as _, Source};

use crate::chance::random_tile;
use crate::position::MAX_PLAYERS;
use crate::validate::validate;
use crate::{
    Ending, LineId, OpenedStation, Placed, Position, Setup, Stage, StationId, Table, Tile, TileSet, setup,
};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = |seat| match self.hand(seat) {
            _ if !self.seats_in.contains(seat) => "out".to_owned(),
            TileSet::EMPTY => "-".to_owned(),
            tiles => tiles.to_string(),
        };
        let lines = (self.table.lines()).filter(|(_, line)| !line.tiles().is_empty()).map(|(id, line)| {
            line.tiles().iter().fold(id.to_string(), |text, tile| format!("{text} {tile}"))
        });
        let stations = (self.table.opened())
            .map(|opened| format!("{} after {} by {}", opened.station, opened.line, opened.owner));
        let start_tile = self.table.start_tile().map(|tile| tile.to_string());
        write!(
            f,
            "{} / {} / {} / {} / {} / {}",
            self.stage_text(),
            listed(Seat::all(self.players).map(hand), ", "),
            listed(Seat::all(self.players).map(|seat| self.tokens(seat).to_string()), " "),
            start_tile.as_deref().unwrap_or("-"),
            listed(lines, ", "),
            listed(stations, ", "),
        )
    }
}

/// Reads the text form and validates the position.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    let position = read_parts(setup, text, None)?;
    check(position, setup)
}

/// The same, with hands that leave tiles to the lot: `2-3 3-9 ?4`.
pub(crate) fn read_dealing(
    setup: &Setup,
    text: &str,
    known: Option<Seat>,
    source: &mut impl Source,
) -> Result<Position, ReadError> {
    let mut unseen = [0; MAX_PLAYERS];
    let position = read_parts(setup, text, Some(&mut unseen))?;
    Reader::check_known(known, &unseen, text)?;
    let wanted: u32 = unseen.iter().sum();
    if wanted > position.store.len() {
        return Err(ReadError::new(
            format!("no more than {} tiles left to the lot", position.store.len()),
            text,
        ));
    }
    // Not every deal fits what is to come: who draws, for example, holds no tile that fits.
    let mut deal = || {
        let mut dealt = position.clone();
        for (hand, number) in dealt.hands.iter_mut().zip(unseen) {
            for _ in 0..number {
                let tile = random_tile(dealt.store, source);
                dealt.store.remove(tile);
                hand.insert(tile);
            }
        }
        check(dealt, setup)
    };
    (1..DEALS).find_map(|_| deal().ok()).map_or_else(&mut deal, Ok)
}

/// How many deals are tried.
const DEALS: usize = 200;

fn check(position: Position, setup: &Setup) -> Result<Position, ReadError> {
    validate(&position)?;
    position.check_agreed(setup)?;
    Ok(position)
}

/// The position of a text, not validated. Where `unseen` is given, hands may leave tiles to the lot, and it counts them.
fn read_parts(
    setup: &Setup,
    text: &str,
    unseen: Option<&mut [u32; MAX_PLAYERS]>,
) -> Result<Position, ReadError> {
    let mut reader = Reader::new(text)?;
    let (stage, hands, tokens) = (reader.part("stage")?, reader.part("hands")?, reader.part("tokens")?);
    let (start_tile, lines, stations) =
        (reader.part("start tile")?, reader.part("lines")?, reader.part("stations")?);
    reader.end()?;
    let mut position = setup::start(setup);
    position.read_stage(stage)?;
    position.read_hands(hands, unseen)?;
    position.read_tokens(tokens)?;
    position.table = read_table(setup, start_tile, lines, stations)?;
    position.store = position.table.unlaid();
    for hand in position.hands {
        position.store -= hand;
    }
    Ok(position)
}

impl Position {
    fn stage_text(&self) -> String {
        let seat = self.seat;
        let flags = match (self.right, self.token_used) {
            (false, false) => "",
            (true, false) => " right",
            (false, true) => " used",
            (true, true) => " right used",
        };
        match self.stage {
            Stage::Lot => "lot".to_owned(),
            Stage::StartTile => format!("starttile {seat}"),
            Stage::Deal => format!("deal {seat}"),
            Stage::Lay => format!("lay {seat}"),
            Stage::Draw => format!("draw {seat}"),
            Stage::Drawn(tile) => format!("drawn {seat} {tile}"),
            Stage::Station(line) => format!("station {seat} {line}{flags}"),
            Stage::More => format!("more {seat}{flags}"),
            Stage::Over(ending) => format!("over {seat} {}", ending.word()),
        }
    }

    fn read_stage(&mut self, text: &str) -> Result<(), ReadError> {
        let wrong = || ReadError::new("a stage such as `lay 1`, `drawn 1 3-7` or `over 1 last_tile`", text);
        let words: Vec<&str> = text.split_whitespace().collect();
        let (name, rest) = words.split_first().ok_or_else(wrong)?;
        self.seat = Seat::FIRST;
        if *name == "lot" && rest.is_empty() {
            self.stage = Stage::Lot;
            return Ok(());
        }
        let (seat, mut rest) = rest.split_first().ok_or_else(wrong)?;
        self.seat = Seat::read(seat, self.players)?;
        self.stage = match (*name, rest) {
            ("starttile", []) => Stage::StartTile,
            ("deal", []) => Stage::Deal,
            ("lay", []) => Stage::Lay,
            ("draw", []) => Stage::Draw,
            ("drawn", [tile]) => Stage::Drawn(Tile::read(tile)?),
            ("over", [reason]) => Stage::Over(
                (Ending::ALL.into_iter()).find(|ending| ending.word() == *reason).ok_or_else(wrong)?,
            ),
            ("station", [line, flags @ ..]) => {
                rest = flags;
                Stage::Station(LineId::read(line)?)
            }
            ("more", _) => Stage::More,
            _ => return Err(wrong()),
        };
        if matches!(self.stage, Stage::Station(_) | Stage::More) {
            (self.right, self.token_used) = match rest {
                [] => (false, false),
                ["right"] => (true, false),
                ["used"] => (false, true),
                ["right", "used"] => (true, true),
                _ => return Err(wrong()),
            };
        }
        Ok(())
    }

    fn read_hands(
        &mut self,
        text: &str,
        mut unseen: Option<&mut [u32; MAX_PLAYERS]>,
    ) -> Result<(), ReadError> {
        let hands: Vec<&str> = text.split(',').map(str::trim).collect();
        self.one_a_seat(hands.len(), "hands", text)?;
        for (seat, hand) in Seat::all(self.players).zip(hands) {
            match hand {
                "-" => {}
                "out" => self.seats_in.remove(seat),
                "" => return Err(ReadError::new("an empty hand is written -", text)),
                tiles => match &mut unseen {
                    None => self.hands[seat.index()] = TileSet::read(tiles)?,
                    Some(unseen) => {
                        let (known, number) = read_known(tiles)?;
                        self.hands[seat.index()] = known;
                        unseen[seat.index()] = number;
                    }
                },
            }
        }
        Ok(())
    }

    fn read_tokens(&mut self, text: &str) -> Result<(), ReadError> {
        let tokens: Vec<&str> = text.split_whitespace().collect();
        self.one_a_seat(tokens.len(), "numbers of tokens", text)?;
        for (seat, count) in Seat::all(self.players).zip(tokens) {
            self.tokens[seat.index()] = Reader::value("a number of tokens", count)?;
        }
        Ok(())
    }

    fn one_a_seat(&self, found: usize, what: &str, text: &str) -> Result<(), ReadError> {
        if found == self.players as usize {
            Ok(())
        } else {
            Err(ReadError::new(format!("{} {what}, one for each seat", self.players), text))
        }
    }
}

/// The tiles of a hand that are known, and the number of the others: `2-3 3-9 ?4`.
fn read_known(text: &str) -> Result<(TileSet, u32), ReadError> {
    let (mut known, mut number) = (Vec::new(), 0);
    for word in text.split_whitespace() {
        match Reader::unseen(word)? {
            Some(unseen) => number += unseen,
            None => known.push(word),
        }
    }
    let tiles = if known.is_empty() { TileSet::EMPTY } else { TileSet::read(&known.join(" "))? };
    Ok((tiles, number))
}

fn read_table(setup: &Setup, start_tile: &str, lines: &str, stations: &str) -> Result<Table, ReadError> {
    let start_tile = match start_tile {
        "-" => None,
        tile => Some(Tile::read(tile)?),
    };
    let mut tiles = Vec::new();
    let mut last = None;
    for text in parts_of(lines) {
        let mut words = text.split_whitespace();
        let line = LineId::read(words.next().unwrap_or_default())?;
        if last >= Some(line) {
            return Err(ReadError::new("lines stand in order, each once", lines));
        }
        last = Some(line);
        let before = tiles.len();
        for word in words {
            tiles.push((line, Placed::read(word)?));
        }
        if tiles.len() == before {
            return Err(ReadError::new("only lines that have tiles are named", text));
        }
    }
    let stations =
        (parts_of(stations)).map(|text| read_opened(text, setup.players())).collect::<Result<Vec<_>, _>>()?;
    Table::assemble(setup.city(), start_tile, stations, tiles)
}

/// Reads `4 after L1 by 2`.
fn read_opened(text: &str, players: u8) -> Result<OpenedStation, ReadError> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [station, "after", line, "by", owner] => Ok(OpenedStation {
            station: StationId::read(station)?,
            line: LineId::read(line)?,
            owner: Seat::read(owner, players)?,
        }),
        _ => Err(ReadError::new("a station is written like `4 after L1 by 2`", text)),
    }
}

/// The items of a list, none for `-`.
fn parts_of(text: &str) -> impl Iterator<Item = &str> {
    (text != "-").then(|| text.split(',').map(str::trim)).into_iter().flatten()
}

/// The items of a list, `-` for none.
fn listed(items: impl Iterator<Item = String>, between: &str) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "-".to_owned() } else { items.join(between) }
}
