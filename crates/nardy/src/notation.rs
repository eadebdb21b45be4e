//! Reading actions and chance events.

use igroteka_game::{ReadError, Seat};

use crate::legs::{legs_of, walks};
use crate::play::Part;
use crate::{Action, Chance, Die, Play, Point, Position, Stake, Throw, plays};

/// Longer texts are refused unread.
const MOST_BYTES: usize = 200;

/// Reads an action in any spelling. A play that means nothing legal is returned as written, for
/// [`check`](igroteka_game::Rules::check) to say why.
pub(crate) fn read_action(position: &Position, seat: Seat, text: &str) -> Result<Action, ReadError> {
    if text.len() > MOST_BYTES {
        return Err(ReadError::new("an action has at most 200 characters", text));
    }
    let text = text.trim();
    Ok(match text.to_ascii_lowercase().as_str() {
        "pass" => Action::Pass,
        "roll" => Action::Roll,
        "double" => Action::Double,
        "take" => Action::Take,
        "drop" => Action::Drop,
        "accept" => Action::Accept,
        "reject" => Action::Reject,
        "resign" | "resign 1" => resignation(position, Stake::Single),
        "resign 2" => Action::ResignFor(Stake::Gammon),
        "resign 3" => Action::ResignFor(Stake::Backgammon),
        lower => Action::Play(read_play(position, seat, lower)?),
    })
}

/// Reads `colours white=2`, `open 31` or `throw 31`.
pub(crate) fn read_chance(text: &str) -> Result<Chance, ReadError> {
    let wrong = || ReadError::new("a chance event is `colours white=2`, `open 31` or `throw 31`", text);
    let (word, what) = text.split_once(' ').ok_or_else(wrong)?;
    match word {
        "colours" => {
            let seat = what.strip_prefix("white=").ok_or_else(wrong)?;
            Ok(Chance::Colours(Seat::read(seat, 2)?))
        }
        "open" => {
            let (white, black) = read_dice(what)?;
            Ok(Chance::Open { white, black })
        }
        "throw" => {
            let (one, other) = read_dice(what)?;
            Ok(Chance::Throw(Throw::new(one, other)))
        }
        _ => Err(wrong()),
    }
}

/// Reads two dice such as `31`, in the order written.
pub(crate) fn read_dice(text: &str) -> Result<(Die, Die), ReadError> {
    let die = |digit: &u8| Die::new(digit.wrapping_sub(b'0'));
    match text.as_bytes() {
        [one, other] => die(one).zip(die(other)),
        _ => None,
    }
    .ok_or_else(|| ReadError::new("two dice are two digits from 1 to 6, such as 31", text))
}

/// Where only one point is at stake, every way to write it is the plain one (G6).
fn resignation(position: &Position, stake: Stake) -> Action {
    if position.setup.resigning_is_an_offer() { Action::ResignFor(stake) } else { Action::Resign }
}

fn read_play(position: &Position, seat: Seat, text: &str) -> Result<Play, ReadError> {
    let written = written_play(text)?;
    let Some(throw) = position.throw() else {
        return Ok(written);
    };
    let ground = position.ground(seat);
    let canonical = |effect| {
        plays::find(&ground, throw, effect).map(|steps| Play::of(steps, ground.blots, throw.is_double()))
    };
    // First what is written as we write it: a merged text without a star then means the way that hits nothing.
    if let Some(play) = canonical(written.effect()).filter(|play| *play == written) {
        return Ok(play);
    }
    let legs = legs_of(&written).unwrap_or_default();
    let mut meanings: Vec<Play> = Vec::new();
    for steps in walks(&ground, throw, &legs) {
        if let Some(play) = canonical(steps.effect(ground.blots))
            && !meanings.contains(&play)
        {
            meanings.push(play);
        }
    }
    choose(&written, &meanings, text)
}

/// Among the legal plays that fit the points written, the one that fits the stars.
fn choose(written: &Play, meanings: &[Play], text: &str) -> Result<Play, ReadError> {
    let hits = |play: &Play| play.hit_points().collect::<Vec<Point>>();
    let stars = hits(written);
    let fitting: Vec<&Play> =
        meanings.iter().filter(|play| stars.iter().all(|star| hits(play).contains(star))).collect();
    match fitting.as_slice() {
        [] => Ok(*written),
        [play] => Ok(**play),
        [one, other, ..] => {
            Err(ReadError::new(format!("this could be `{one}` or `{other}`; name the stop"), text))
        }
    }
}

/// Reads the parts as they stand, without asking what they mean here.
fn written_play(text: &str) -> Result<Play, ReadError> {
    let mut parts = Vec::new();
    for word in text.split_whitespace() {
        parts.push(read_part(word)?);
    }
    let play = Play::written(&parts).filter(|play| !play.parts().is_empty());
    play.ok_or_else(|| {
        ReadError::new(
            "a play has one to four parts such as `24/18 13/11*`; other actions are `pass`, `roll`, `double`, \
             `take`, `drop`, `resign`, `accept`, `reject`",
            text,
        )
    })
}

/// Reads `8/5*(2)` or `24/20*/18`.
fn read_part(word: &str) -> Result<Part, ReadError> {
    let wrong = || ReadError::new("a part of a play is like `24/18`, `bar/20*`, `6/off` or `8/5*(2)`", word);
    let (path, times) = match word.strip_suffix(')') {
        None => (word, 1),
        Some(rest) => {
            let (path, times) = rest.split_once('(').ok_or_else(wrong)?;
            let times = match times.as_bytes() {
                [digit @ b'1'..=b'4'] => digit - b'0',
                _ => return Err(wrong()),
            };
            (path, times)
        }
    };
    let mut places = Vec::new();
    for place in path.split('/') {
        let hits = place.ends_with('*');
        places.push((read_place(place.strip_suffix('*').unwrap_or(place)).ok_or_else(wrong)?, hits));
    }
    let [(from, false), stops @ .., to] = places.as_slice() else {
        return Err(wrong());
    };
    let lands_on_the_bar = places[1..].iter().any(|(place, _)| *place == Point::BAR);
    let goes_on_from_off = stops.iter().any(|(stop, _)| *stop == Point::OFF);
    if *to == (Point::OFF, true) || goes_on_from_off || lands_on_the_bar {
        return Err(wrong());
    }
    Part::written(*from, stops, *to, times).ok_or_else(wrong)
}

/// Reads `24`, `bar` or `off`.
pub(crate) fn read_place(text: &str) -> Option<Point> {
    match text {
        "bar" | "25" => Some(Point::BAR),
        "off" | "0" => Some(Point::OFF),
        _ => {
            let plain = !text.starts_with(['0', '+']);
            Point::new(text.parse().ok().filter(|_| plain)?)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legs::Leg;

    fn legs(text: &str) -> Option<Vec<Leg>> {
        legs_of(&written_play(text).expect("a play"))
    }

    #[test]
    fn parts_become_legs() {
        let leg = |from: u8, to: u8| Leg { from: Point::at(from), to: Point::at(to) };
        assert_eq!(legs("24/20*/18 13/11"), Some(vec![leg(24, 20), leg(20, 18), leg(13, 11)]));
        assert_eq!(legs("bar/20(2)"), Some(vec![leg(25, 20), leg(25, 20)]));
        assert_eq!(legs("6/off"), Some(vec![leg(6, 0)]));
        assert_eq!(legs("8/5(4) 6/3"), None, "a double has four steps");
        assert_eq!(legs("8/7/6/5(2)"), None, "a double has four steps");
    }

    #[test]
    fn what_is_no_play_is_refused() {
        for bad in [
            "",
            "x",
            "8",
            "8/",
            "/5",
            "8/5(",
            "8/5(0)",
            "8/5(5)",
            "8/5)",
            "8*/5",
            "8/bar",
            "bar/bar*",
            "6/off*",
            "8/off/3",
            "26/20",
            "8/-1",
            "08/5",
            "8/+5",
            "8/5**",
            "1/2/3/4/5/6",
            "8/7 8/7 8/7 8/7 8/7",
            "١/2",
        ] {
            assert!(written_play(bad).is_err(), "{bad:?}");
        }
    }
}
