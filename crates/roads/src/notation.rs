//! Reading actions and chance events.

use igroteka_game::{ReadError, Seat, Setup as _};

use crate::{Action, Cards, Chance, Kind, Laid, Position};

/// Reads `x,y:sides`, `pass`, `out` or `resign`.
pub(crate) fn read_action(text: &str) -> Result<Action, ReadError> {
    match text.trim() {
        "pass" => Ok(Action::Pass),
        "out" => Ok(Action::Out),
        "resign" => Ok(Action::Resign),
        lay if lay.contains(':') => Laid::read(lay).map(Action::Lay),
        other => Err(ReadError::new(
            "an action is `x,y:sides`, such as `0,0:2.2.`, or `pass`, `out`, `resign`",
            other,
        )),
    }
}

/// Reads `start 1`, `aside …`, `deal 1 …` or `draw 1 …`.
pub(crate) fn read_chance(position: &Position, text: &str) -> Result<Chance, ReadError> {
    let refuse =
        || ReadError::new("a chance event is `start 1`, `aside …`, `deal 1 …` or `draw 1 .2.2`", text);
    let (word, rest) = text.trim().split_once(' ').ok_or_else(refuse)?;
    let seat = |text: &str| Seat::read(text, position.setup.players());
    match word {
        "start" => Ok(Chance::Start(seat(rest)?)),
        "aside" => Ok(Chance::Aside(Cards::read(rest)?)),
        "deal" | "draw" => {
            let (owner, cards) = rest.split_once(' ').ok_or_else(refuse)?;
            if word == "deal" {
                Ok(Chance::Deal(seat(owner)?, Cards::read(cards)?))
            } else {
                Ok(Chance::Draw(seat(owner)?, Kind::read(cards)?))
            }
        }
        _ => Err(refuse()),
    }
}
