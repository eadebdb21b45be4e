//! Drawn tables for tests.
//!
//! ```text
//! lay 1
//! 1: 3-7 0-1    token 1
//! 2: 5-5 2-2
//! L1: 4-4 4-6
//! L2: 0-1 1-1 1-9
//! stations: 5 after L2 by 1
//! ```
//!
//! The first line is the stage. A seat's line has its tiles and its tokens; `rest` stands for all tiles that lie
//! nowhere else, `out` for a seat that has resigned. Lines have their tiles from the station outwards. `start tile:`
//! may follow. What is not drawn is empty, and every tile not drawn lies in the store.

use igroteka_game::{Game, Rules, Seat, Setup as _, Source as _, Stream, Turn, Value};
use igroteka_metro::{Placed, Position, Setup, Tile, TileSet};

/// A setup with two players and seat 1 beginning, changed by these fields.
pub fn setup(fields: &[(&str, Value)]) -> Setup {
    let mut raw = vec![("start".to_owned(), Value::Int(1))];
    raw.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
    Setup::from_raw(raw).expect("tests use possible setups")
}

/// Two players, seat 1 begins.
pub fn two() -> Setup {
    setup(&[])
}

/// So many players, seat 1 begins.
pub fn players(count: i64) -> Setup {
    setup(&[("players", Value::Int(count))])
}

/// A game that begins with the drawn table.
pub fn given(setup: &Setup, drawing: &str) -> Game<Position> {
    Game::from_position(setup.clone(), drawn(setup, drawing))
}

/// The drawn position.
pub fn drawn(setup: &Setup, drawing: &str) -> Position {
    let text = text_of(setup, drawing);
    match Position::read(setup, &text) {
        Ok(position) => position,
        Err(error) => panic!("the drawing is impossible: {error}\n{text}"),
    }
}

/// The text form of a drawing.
pub fn text_of(setup: &Setup, drawing: &str) -> String {
    let mut rows = drawing.lines().map(str::trim).filter(|row| !row.is_empty());
    let stage = rows.next().expect("a drawing begins with the stage");
    let mut hands = vec!["-".to_owned(); setup.players() as usize];
    let mut tokens = vec!["0".to_owned(); setup.players() as usize];
    let (mut start_tile, mut lines, mut stations) = ("-", Vec::new(), "-");
    for row in rows {
        let (name, what) = row.split_once(':').expect("a row has a name and a colon");
        let what = what.trim();
        match name {
            "start tile" => start_tile = what,
            "stations" => stations = what,
            line if line.starts_with('L') => lines.push(format!("{line} {what}")),
            seat => {
                let index = seat.parse::<usize>().expect("a seat's number") - 1;
                let (hand, count) = what.split_once("token").unwrap_or((what, "0"));
                hands[index] = hand.trim().into();
                tokens[index] = count.trim().into();
            }
        }
    }
    let lines = if lines.is_empty() { "-".to_owned() } else { lines.join(", ") };
    let used: TileSet = (lines.split([' ', ',']))
        .chain(hands.iter().flat_map(|hand| hand.split(' ')))
        .chain([start_tile])
        .filter_map(|word| Placed::read(word).ok())
        .map(Placed::tile)
        .collect();
    for hand in &mut hands {
        if hand == "rest" {
            *hand = Tile::all().filter(|tile| !used.contains(*tile)).collect::<TileSet>().to_string();
        }
    }
    format!("{stage} / {} / {} / {start_tile} / {lines} / {stations}", hands.join(", "), tokens.join(" "))
}

/// Plays the events, one per line.
pub fn play(game: &mut Game<Position>, events: &str) {
    for line in events.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let event = game.read_event(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        if let Err(error) = game.apply(event) {
            panic!("{line}: {error}\n{}", game.position());
        }
    }
}

/// Plays one random action, or draws the chance event that is due.
pub fn advance(game: &mut Game<Position>, source: &mut Stream) {
    if let Turn::Seats(seats) = game.turn() {
        let seat = seats.first().expect("somebody is to act");
        let action = *source.pick(&game.legal(seat));
        game.act(seat, action).expect("a legal action");
    } else {
        let chance = game.draw_chance(source).expect("chance is due");
        game.chance(chance).expect("a possible event");
    }
}

/// Why the event is refused; the game stays as it is (G1).
pub fn refused(game: &Game<Position>, line: &str) -> String {
    let mut trial = game.clone();
    let event = game.read_event(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let error = trial.apply(event).expect_err(line);
    assert_eq!(trial.position(), game.position(), "a refused event changes nothing");
    error.to_string()
}

/// The texts of the legal actions of whoever is to act.
pub fn legal(game: &Game<Position>) -> Vec<String> {
    let Turn::Seats(seats) = game.turn() else {
        return Vec::new();
    };
    let seat = seats.first().expect("somebody is to act");
    game.legal(seat).iter().map(ToString::to_string).collect()
}

/// The table is as drawn.
pub fn expect(game: &Game<Position>, drawing: &str) {
    let expected = drawn(game.setup(), drawing);
    assert_eq!(game.position().to_string(), expected.to_string());
    assert_eq!(game.position(), &expected);
}

/// The first word of a position's text and the seat: `lay 1`.
pub fn stage(game: &Game<Position>) -> String {
    let text = game.position().to_string();
    text.split(" / ").next().expect("a position's text begins with the stage").to_owned()
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("seats are 1 to 6")
}
