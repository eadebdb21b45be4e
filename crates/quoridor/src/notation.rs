//! Reading actions and chance events.

use igroteka_game::{ReadError, Seat};

use crate::action::Action;
use crate::chance::Chance;
use crate::fence::Fence;
use crate::square::Square;

/// Reads an action, in small or capital letters: `e2`, `e3h`, `pass`, `resign`.
pub(crate) fn read_action(text: &str) -> Result<Action, ReadError> {
    let word = text.trim();
    if word.eq_ignore_ascii_case("pass") {
        return Ok(Action::Pass);
    }
    if word.eq_ignore_ascii_case("resign") {
        return Ok(Action::Resign);
    }
    Square::parse(word).map(Action::Step).or_else(|| Fence::parse(word).map(Action::Place)).ok_or_else(|| {
        ReadError::new("an action is a square (e2), a fence (e3h, e3v), `pass` or `resign`", text)
    })
}

/// Reads the lot: `start 2`.
pub(crate) fn read_chance(text: &str, players: u8) -> Result<Chance, ReadError> {
    let seat =
        text.strip_prefix("start ").ok_or_else(|| ReadError::new("the lot is `start` and a seat", text))?;
    Seat::read(seat, players).map(Chance::Start)
}
