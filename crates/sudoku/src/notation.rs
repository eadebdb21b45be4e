//! Reading actions and chance events.

use igroteka_game::{ReadError, Seat};

use crate::{Action, Card, Chance, Position, Square, StartCards};

/// Reads `e3`, `e3=7`, `stuck`, `stuck=7`, `ok`, `object`, `accept`, `show e5` or `resign`. Where the card is
/// not named it is the one in `seat`'s hand.
pub(crate) fn read_action(position: &Position, seat: Seat, text: &str) -> Result<Action, ReadError> {
    let text = text.trim();
    let size = position.grid().size();
    match text {
        "ok" => return Ok(Action::Ok),
        "object" => return Ok(Action::Object),
        "accept" => return Ok(Action::Accept),
        "resign" => {
            return Ok(Action::Resign { card: position.hand(seat) });
        }
        _ => {}
    }
    if let Some(square) = text.strip_prefix("show ") {
        let square = Square::read(square, size)?;
        return Ok(Action::Show { square });
    }
    let (what, card) = match text.split_once('=') {
        Some((what, card)) => (what, Some(Card::read(card, size)?)),
        None => (text, None),
    };
    let held = || {
        (position.hand(seat)).ok_or_else(|| ReadError::new(format!("seat {seat} has no card to play"), text))
    };
    if what == "stuck" {
        let card = card.map_or_else(held, Ok)?;
        return Ok(Action::Stuck { card });
    }
    let square = Square::read(what, size).map_err(|error| {
        let squares = error.expected();
        ReadError::new(
            format!("{squares}; other actions are stuck, ok, object, accept, show and resign"),
            text,
        )
    })?;
    let card = card.map_or_else(held, Ok)?;
    Ok(Action::Lay { square, card })
}

/// Reads `start 2`, `golden a4=1 …`, `layout a4=1 …` or `draw 1 7`.
pub(crate) fn read_chance(position: &Position, text: &str) -> Result<Chance, ReadError> {
    let grid = position.grid();
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    match (kind, grid.size()) {
        ("start", _) => Ok(Chance::Start(Seat::read(rest, position.terms.players)?)),
        ("golden", 9) | ("layout", 6) => Ok(Chance::StartCards(StartCards::read(grid, rest)?)),
        ("draw", size) => {
            let (seat, card) = rest
                .split_once(' ')
                .ok_or_else(|| ReadError::new("a draw is a seat and a card, such as draw 1 7", text))?;
            Ok(Chance::Draw {
                seat: Seat::read(seat, position.terms.players)?,
                card: Card::read(card, size)?,
                open: position.is_solo(),
            })
        }
        ("golden", _) => Err(ReadError::new("the children's side begins with `layout`", text)),
        ("layout", _) => Err(ReadError::new("the adult side begins with `golden`", text)),
        _ => Err(ReadError::new("chance events are start, golden, layout and draw", text)),
    }
}

/// Reads a square with its card, `e3=7`.
pub(crate) fn read_placement(text: &str, size: u8) -> Result<(Square, Card), ReadError> {
    let (square, card) = (text.split_once('='))
        .ok_or_else(|| ReadError::new("a square and its card are written like a4=1", text))?;
    Ok((Square::read(square, size)?, Card::read(card, size)?))
}
