//! Writing games as `.mat`.

use std::fmt::Write as _;

use igroteka_game::{Event, FullEvent, Game, Rules, Seat, Turn};

use super::MatError;
use crate::steps::Steps;
use crate::{Action, BearOff, Chance, Point, Points, Position, plays};

/// The games of one match, in order, as a `.mat` file.
///
/// Refuses games that are not international or do not begin with the first position. Resignations that were refused
/// and time-outs are left out, for want of a word.
pub fn write(names: [&str; 2], games: &[Game<Position>]) -> Result<String, MatError> {
    let length = games.first().map_or(0, |game| game.setup().match_to);
    let mut text = format!(" {length} point match\n");
    let names = [plain(names[0], "Player 1"), plain(names[1], "Player 2")];
    let mut sums = [0u32; 2];
    for (index, game) in games.iter().enumerate() {
        let unwritable = |problem| MatError::Unwritable { game: index + 1, problem };
        if game.setup().match_to != length {
            return Err(unwritable("it belongs to another match"));
        }
        let score = if length > 0 { game.setup().score.map(u32::from) } else { sums };
        let heads = [0, 1].map(|seat| format!("{} : {}", names[seat], score[seat]));
        let _ = write!(text, "\n Game {}\n {:<30} {}\n", index + 1, heads[0], heads[1]);
        text += &columns(&entries(game).map_err(unwritable)?);
        if let Some(outcome) = game.outcome() {
            for seat in outcome.winners.iter() {
                let points = outcome.scores.get(seat).unsigned_abs();
                sums[seat.index()] += points;
                let won = length > 0 && score[seat.index()] + points >= length.into();
                let indent = if seat == Seat::FIRST { 6 } else { 34 };
                let many = if points == 1 { "" } else { "s" };
                let and_match = if won { " and the match" } else { "" };
                let _ = writeln!(text, "{:indent$}Wins {points} point{many}{and_match}", "");
            }
        }
    }
    Ok(text)
}

/// What each seat did, in the words of the format.
fn entries(game: &Game<Position>) -> Result<Vec<(Seat, String)>, &'static str> {
    let setup = game.setup();
    if setup.bear_off != BearOff::Standard || setup.points != Points::Gammon {
        return Err("only international games have this form");
    }
    let fresh = Position::new(setup);
    if *game.start() != fresh {
        return Err("it began with a set position");
    }
    let mut position = fresh;
    let mut entries = Vec::new();
    for played in kept_events(game) {
        match played {
            Played::Chance(chance) => position.apply_chance(&chance),
            Played::Action(seat, action) => {
                entries.extend(entry(&position, seat, &action).map(|entry| (seat, entry)));
                position.play_unchecked(seat, &action);
            }
        }
    }
    Ok(entries)
}

enum Played {
    Chance(Chance),
    Action(Seat, Action),
}

/// The events that no takeback has undone, picks as the actions they chose.
fn kept_events(game: &Game<Position>) -> Vec<Played> {
    let mut events: Vec<&FullEvent<Position>> = Vec::new();
    for event in game.events() {
        match event {
            Event::Takeback(count) => events.truncate(events.len().saturating_sub(*count as usize)),
            other => events.push(other),
        }
    }
    let mut late = None;
    let mut played = Vec::new();
    for event in events {
        match event {
            Event::Chance(chance) => played.push(Played::Chance(*chance)),
            Event::Act(seat, action) => played.push(Played::Action(*seat, *action)),
            Event::Pick(action) => played.extend(late.map(|seat| Played::Action(seat, *action))),
            Event::Timeout(seat) => late = Some(*seat),
            _ => {}
        }
    }
    played
}

fn entry(position: &Position, seat: Seat, action: &Action) -> Option<String> {
    match action {
        Action::Play(_) | Action::Pass => {
            let throw = position.throw()?;
            Some(format!("{throw}:{}", steps(position, seat, action)))
        }
        Action::Double => Some(format!(" Doubles => {}", 2 * position.cube().value())),
        Action::Take => Some(" Takes".to_owned()),
        Action::Drop => Some(" Drops".to_owned()),
        _ => None,
    }
}

/// The steps of a play, one a die; the bar is 25 and off is 0.
fn steps(position: &Position, seat: Seat, action: &Action) -> String {
    let (Action::Play(play), Turn::Seats(_), Some(throw)) = (action, position.turn(), position.throw())
    else {
        return String::new();
    };
    let ground = position.ground(seat);
    let mut blots = ground.blots;
    let mut text = String::new();
    for step in plays::find(&ground, throw, play.effect()).into_iter().flat_map(Steps::iter) {
        let bit = 1 << step.to().pips();
        let star = if step.to() != Point::OFF && blots & bit != 0 { "*" } else { "" };
        blots &= !bit;
        let _ = write!(text, " {}/{}{star}", step.from().pips(), step.to().pips());
    }
    text
}

/// Two columns, seat 1's on the left.
fn columns(entries: &[(Seat, String)]) -> String {
    let mut text = String::new();
    let mut rest = entries;
    for number in 1.. {
        let (left, right);
        (left, right, rest) = match rest {
            [] => break,
            [(Seat::FIRST, left), (Seat::SECOND, right), rest @ ..] => (left.as_str(), right.as_str(), rest),
            [(Seat::FIRST, left), rest @ ..] => (left.as_str(), "", rest),
            [(_, right), rest @ ..] => ("", right.as_str(), rest),
        };
        let line = format!("{number:3}) {left:<27} {right}");
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// A name that the format can carry.
fn plain(name: &str, or: &str) -> String {
    let allowed = |c: char| if [':', ';'].contains(&c) || c.is_control() { '_' } else { c };
    let name: String = name.trim().chars().take(28).map(allowed).collect();
    if name.is_empty() { or.to_owned() } else { name }
}
