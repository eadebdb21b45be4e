//! Viewing: what a seat or a spectator may know, and what a referee knows.

use std::fmt::Display;

use igroteka_bots::Reviewed;
use igroteka_game::{Event, Record, Seat, TextEvent, Turn};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use crate::any_game::OwnGame;
use crate::kind::only_actor;
use crate::play::Playing;

/// Looking at a game of any kind.
pub trait Viewing: Playing {
    /// Whether there is anything that one seat knows and another does not.
    fn hides(&self) -> bool;

    /// What a seat, or a spectator, may know.
    fn view(&self, seat: Option<Seat>) -> Value;

    /// The same, written as JSON.
    fn view_json(&self, seat: Option<Seat>) -> Box<RawValue>;

    /// The texts of a seat's legal actions as a JSON list, in the game's fixed order.
    fn legal_json(&self, seat: Seat) -> Box<RawValue>;

    /// One event of the game, counted from 0.
    fn event(&self, place: usize) -> Option<TextEvent>;

    /// The lines of the record from this event on, counted from 0.
    fn lines(&self, from: usize) -> Vec<String>;

    /// The same lines as a seat, or a spectator, saw them when they happened.
    fn seen_lines(&self, seat: Option<Seat>, from: usize) -> Vec<String>;

    /// One of those lines.
    fn seen_line(&self, seat: Option<Seat>, place: usize) -> Option<String>;

    /// The position's text form.
    fn position(&self) -> String;

    /// The position's text form as `text`, beside it the forms of other programs under their names.
    fn position_texts(&self) -> Value;

    /// The record.
    fn record(&self) -> Record;

    /// Who acts and whether it is over, as the line protocol says it.
    fn status(&self) -> Value {
        let turn = self.turn();
        let mut status = json!({"turn": turn_json(turn), "over": turn == Turn::Over, "seq": self.seq()});
        if let Some(outcome) = self.outcome() {
            status["outcome"] = json!(outcome);
        }
        status
    }

    /// Everything, as a referee sees it.
    fn state(&self) -> Value {
        let seats = Seat::all(self.players()).map(|seat| self.view(Some(seat)));
        json!({
            "game": self.id(),
            "setup": self.setup(),
            "position": self.position(),
            "events": self.record().events,
            "views": seats.collect::<Vec<_>>(),
        })
    }
}

fn turn_json(turn: Turn) -> Value {
    match only_actor(turn) {
        Some(seat) => json!(seat),
        None if turn == Turn::Over => Value::Null,
        None => json!(turn),
    }
}

impl<R: Reviewed<View: Serialize>> Viewing for OwnGame<R> {
    fn hides(&self) -> bool {
        R::HIDES
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        serde_json::to_value(self.game.view(seat)).expect("a view is plain data")
    }

    fn view_json(&self, seat: Option<Seat>) -> Box<RawValue> {
        to_raw_value(&self.game.view(seat)).expect("a view is plain data")
    }

    fn legal_json(&self, seat: Seat) -> Box<RawValue> {
        let actions = self.game.legal(seat);
        to_raw_value(&Texts(&actions)).expect("a list of texts is plain data")
    }

    fn event(&self, place: usize) -> Option<TextEvent> {
        self.game.events().get(place).map(Event::to_text_event)
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.game.events().iter().skip(from).map(ToString::to_string).collect()
    }

    fn seen_lines(&self, seat: Option<Seat>, from: usize) -> Vec<String> {
        (from..self.game.seq()).filter_map(|place| self.seen_line(seat, place)).collect()
    }

    fn seen_line(&self, seat: Option<Seat>, place: usize) -> Option<String> {
        let event = self.game.events().get(place)?;
        Some(event.map_chance(|chance| R::glimpse(chance, seat)).to_string())
    }

    fn position(&self) -> String {
        self.game.position().to_string()
    }

    fn position_texts(&self) -> Value {
        let mut texts = json!({"text": self.position()});
        for (name, text) in self.game.position().foreign_texts() {
            texts[name] = json!(text);
        }
        texts
    }

    fn record(&self) -> Record {
        Record::of(&self.game)
    }
}

/// Actions that are written one after the other, without a text of its own for each.
struct Texts<'a, A>(&'a [A]);

impl<A: Display> Serialize for Texts<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|action| AsText(action)))
    }
}

struct AsText<'a, A>(&'a A);

impl<A: Display> Serialize for AsText<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
