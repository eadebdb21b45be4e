//! Playing: whose turn it is, what may be done, and doing it.

use igroteka_bots::Reviewed;
use igroteka_game::{
    Event, FairChance, Game, Match, Odds, Outcome, Seat, SeatSet, Seed, Setup, TextEvent, TextEventRef, Turn,
};
use serde::Serialize;
use serde_json::Value;

use crate::any_game::{AnyGame, OwnGame};
use crate::kind::only_actor;
use crate::setup_json::write_setup;
use crate::{Code, Refusal};

/// Playing a game of any kind. Events go in and out as texts.
pub trait Playing {
    /// The game's id.
    fn id(&self) -> &'static str;

    /// The setup, every field named.
    fn setup(&self) -> Value;

    /// The version of the rules that it is played under.
    fn rules(&self) -> u32;

    /// How many seats there are.
    fn players(&self) -> u8;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// How many events there are.
    fn seq(&self) -> usize;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The seats that lost because their time ran out.
    fn lost_on_time(&self) -> SeatSet;

    /// The match this game belongs to, with this game's result once it is over.
    fn series(&self) -> &Match;

    /// The next game of the match (G8), once this one is over.
    fn next(&self) -> Result<Box<dyn AnyGame>, Refusal>;

    /// The texts of a seat's legal actions, in the game's fixed order.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// The outcomes of the chance event that is due, if one is.
    fn odds(&self) -> Option<ChanceOdds>;

    /// The only thing a seat can do, where that is no choice worth showing and tells nobody anything (G4), such as
    /// `pass`.
    fn idle(&self, seat: Seat) -> Option<String>;

    /// The seats that are still in the game.
    fn seats_in(&self) -> SeatSet;

    /// The seats that have agreed to the draw on offer.
    fn draw_offer(&self) -> Option<SeatSet>;

    /// Whose hand throws, where the chance event that is due is a throw of somebody's.
    fn thrower(&self) -> Option<Seat>;

    /// Whether several seats answer something now, and after how many seconds silence is an answer; 0 for never.
    fn answer_seconds(&self) -> Option<u16>;

    /// The seat whose time ran out, while what is done for it is still to come.
    fn timed_out(&self) -> Option<Seat>;

    /// How many events a seat would take back to decide again what it last decided, if the rules allow that.
    fn takeback_to(&self, seat: Seat) -> Result<u32, Refusal>;

    /// The event that a move's text means: what `seat` does, or – with no seat named – what the seat to move does or
    /// chance decides. Whether the event is legal is not checked.
    fn read_move<'a>(&self, seat: Option<Seat>, text: &'a str) -> Result<TextEventRef<'a>, Refusal>;

    /// The event that a line of a record means. Whether it is legal is not checked.
    fn read_line<'a>(&self, line: &'a str) -> Result<TextEventRef<'a>, Refusal> {
        TextEventRef::read(line, self.players()).map_err(|error| Refusal::bad_move(&error))
    }

    /// Adds an event, or refuses it and stays as it was.
    fn apply(&mut self, event: &TextEventRef<'_>) -> Result<(), Refusal>;

    /// Plays a move's text, see [`Playing::read_move`].
    fn play(&mut self, seat: Option<Seat>, text: &str) -> Result<(), Refusal> {
        let event = self.read_move(seat, text)?;
        self.apply(&event)
    }

    /// The chance event that is due, if one is; it is not applied.
    fn due_chance(&self, seed: Seed) -> Option<TextEvent>;

    /// What a time-out does to a seat (G7); nothing is applied.
    fn timeout(&self, seat: Seat, lose: bool, seed: Seed) -> Vec<TextEvent>;

    /// Draws every chance event that is due, and gives their texts.
    fn roll(&mut self, seed: Seed) -> Vec<String>;

    /// Forgets the last events; false, and nothing forgotten, if there are not so many.
    fn undo(&mut self, count: usize) -> bool;

    /// Begins again with this position, under the same setup.
    fn set_position(&mut self, text: &str) -> Result<(), Refusal>;

    /// Begins again with a position in which unseen things are left to the lot: `?3` in a hand, or `?`. The hand of
    /// `known` leaves nothing to it.
    fn deal_position(&mut self, text: &str, known: Option<Seat>, seed: Seed) -> Result<(), Refusal>;

    /// Begins again where the game stands, with every lot that is due fallen to seat 1.
    fn settle_lots(&mut self);
}

/// The outcomes of the chance event that is due.
#[derive(Clone, Debug, PartialEq)]
pub enum ChanceOdds {
    /// Each text with its probability.
    Listed(Vec<(String, f64)>),
    /// Too many to list.
    Shuffle,
}

impl<R: Reviewed<View: Serialize>> Playing for OwnGame<R> {
    fn id(&self) -> &'static str {
        R::GAME
    }

    fn setup(&self) -> Value {
        write_setup(&self.game.setup().values())
    }

    fn rules(&self) -> u32 {
        self.game.setup().rules()
    }

    fn players(&self) -> u8 {
        self.game.setup().players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn seq(&self) -> usize {
        self.game.seq()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn lost_on_time(&self) -> SeatSet {
        self.game.lost_on_time()
    }

    fn series(&self) -> &Match {
        &self.series
    }

    fn next(&self) -> Result<Box<dyn AnyGame>, Refusal> {
        let Some(outcome) = self.game.outcome() else {
            return Err(Refusal::new(Code::BadRequest, "this game is not over"));
        };
        if self.series.winners().is_some() {
            return Err(Refusal::new(Code::GameOver, "the match is over"));
        }
        let setup = R::next_setup(self.game.setup(), self.game.starter(), &outcome);
        let next =
            OwnGame { game: Game::<R>::new(setup), before: self.series.clone(), series: self.series.clone() };
        Ok(Box::new(next))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.game.legal(seat).iter().map(ToString::to_string).collect()
    }

    fn odds(&self) -> Option<ChanceOdds> {
        if self.game.turn() != Turn::Chance {
            return None;
        }
        Some(match self.game.position().odds() {
            Odds::Shuffle => ChanceOdds::Shuffle,
            Odds::Listed(outcomes) => {
                let total = f64::from(Odds::total(&outcomes));
                let listed =
                    outcomes.iter().map(|(chance, weight)| (chance.to_string(), f64::from(*weight) / total));
                ChanceOdds::Listed(listed.collect())
            }
        })
    }

    fn idle(&self, seat: Seat) -> Option<String> {
        self.game.forced(seat).filter(R::is_idle).map(|action| action.to_string())
    }

    fn seats_in(&self) -> SeatSet {
        self.game.position().seats_in()
    }

    fn draw_offer(&self) -> Option<SeatSet> {
        self.game.draw_offer()
    }

    fn thrower(&self) -> Option<Seat> {
        self.game.position().thrower().filter(|_| self.game.turn() == Turn::Chance)
    }

    fn answer_seconds(&self) -> Option<u16> {
        let seconds = self.game.position().answer_seconds(self.game.setup());
        seconds.filter(|_| self.game.turn() != Turn::Over)
    }

    fn timed_out(&self) -> Option<Seat> {
        self.game.timed_out()
    }

    fn takeback_to(&self, seat: Seat) -> Result<u32, Refusal> {
        Ok(self.game.takeback_to(seat)?)
    }

    fn read_move<'a>(&self, seat: Option<Seat>, text: &'a str) -> Result<TextEventRef<'a>, Refusal> {
        let turn = self.game.turn();
        if turn == Turn::Over {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        if let Some(seat) = seat {
            return if seat.number() > self.players() {
                Err(Refusal::new(Code::BadRequest, format!("there is no seat {seat}")))
            } else {
                Ok(Event::by_seat(seat, text))
            };
        }
        if let Some(event) = TextEventRef::read_seatless(text).map_err(|error| Refusal::bad_move(&error))? {
            return Ok(event);
        }
        match (turn, only_actor(turn)) {
            (Turn::Chance, _) => Ok(Event::Chance(text)),
            (_, Some(seat)) => Ok(Event::by_seat(seat, text)),
            _ => Err(Refusal::new(Code::BadRequest, "several seats may act: name the seat")),
        }
    }

    fn apply(&mut self, event: &TextEventRef<'_>) -> Result<(), Refusal> {
        let event = self.game.read_text_event(event).map_err(|error| Refusal::bad_move(&error))?;
        self.game.apply(event)?;
        self.count();
        Ok(())
    }

    fn due_chance(&self, seed: Seed) -> Option<TextEvent> {
        let fair = FairChance::new(seed, R::GAME);
        let chance = self.game.draw_chance(&mut fair.event(self.game.chance_ordinal()))?;
        Some(Event::Chance(chance.to_string()))
    }

    fn timeout(&self, seat: Seat, lose: bool, seed: Seed) -> Vec<TextEvent> {
        let fair = FairChance::new(seed, R::GAME);
        let events = self.game.timeout(seat, lose, &mut fair.event(self.game.chance_ordinal()));
        events.iter().map(Event::to_text_event).collect()
    }

    fn roll(&mut self, seed: Seed) -> Vec<String> {
        let fair = FairChance::new(seed, R::GAME);
        let mut events = Vec::new();
        while let Some(chance) = self.game.draw_chance(&mut fair.event(self.game.chance_ordinal())) {
            let text = chance.to_string();
            if self.game.chance(chance).is_err() {
                break;
            }
            events.push(text);
        }
        self.count();
        events
    }

    fn undo(&mut self, count: usize) -> bool {
        let undone = self.game.undo(count);
        self.count();
        undone
    }

    fn set_position(&mut self, text: &str) -> Result<(), Refusal> {
        let start = R::read(self.game.setup(), text).map_err(|error| Refusal::bad_position(&error))?;
        self.begin_at(start);
        Ok(())
    }

    fn deal_position(&mut self, text: &str, known: Option<Seat>, seed: Seed) -> Result<(), Refusal> {
        let fair = FairChance::new(seed, R::GAME);
        let start = R::read_dealing(self.game.setup(), text, known, &mut fair.event(0));
        self.begin_at(start.map_err(|error| Refusal::bad_position(&error))?);
        Ok(())
    }

    fn settle_lots(&mut self) {
        let mut start = self.game.position().clone();
        start.settle_lots();
        self.game = Game::from_position(self.game.setup().clone(), start);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::kind;

    fn begun(game: &str, setup: &Value, moves: &[&str]) -> Box<dyn AnyGame> {
        let mut game = kind(game).unwrap().new_game(setup).unwrap();
        for text in moves {
            game.play(None, text).unwrap();
        }
        game
    }

    #[test]
    fn a_takeback_reaches_back_to_the_seats_own_last_move() {
        let quoridor = begun("quoridor", &json!({"start": 1}), &["e2", "e8", "e3"]);
        assert_eq!(quoridor.takeback_to(Seat::FIRST), Ok(1));
        assert_eq!(quoridor.takeback_to(Seat::SECOND), Ok(2));
        let fresh = begun("quoridor", &json!({"start": 1}), &["e2"]);
        assert_eq!(fresh.takeback_to(Seat::SECOND).unwrap_err().code, Code::IllegalMove);
        let metro = begun("metro", &json!({"start": 1}), &[]);
        assert!(metro.takeback_to(Seat::FIRST).is_err());
    }

    #[test]
    fn a_nardy_move_is_taken_back_until_the_next_throw_and_the_next_player_throws() {
        let mut nardy =
            begun("nardy", &json!({"preset": "international", "cube": false, "white": 1}), &["open 31"]);
        assert_eq!(nardy.thrower(), None);
        nardy.play(None, "8/5 6/5").unwrap();
        assert_eq!(nardy.thrower(), Some(Seat::SECOND));
        assert_eq!(nardy.takeback_to(Seat::FIRST), Ok(1));
        nardy.play(None, "throw 21").unwrap();
        assert_eq!(nardy.thrower(), None);
        assert!(nardy.takeback_to(Seat::FIRST).is_err());
    }

    #[test]
    fn lines_of_a_game_replay_to_the_same_game() {
        let seed = Seed([3; 32]);
        for kind in crate::kinds() {
            let mut game = kind.new_game(&Value::Null).unwrap();
            let mut copy = game.boxed_clone();
            for _ in 0..40 {
                let event = match (game.due_chance(seed), game.turn()) {
                    (Some(event), _) => event,
                    (None, Turn::Seats(seats)) => {
                        let seat = seats.first().unwrap();
                        Event::Act(seat, game.legal(seat).swap_remove(0))
                    }
                    _ => break,
                };
                game.apply(&event.as_deref()).unwrap();
            }
            for line in game.lines(0) {
                let event = copy.read_line(&line).unwrap();
                copy.apply(&event).unwrap();
            }
            assert_eq!(copy.position(), game.position(), "{}", kind.id());
            assert_eq!(game.seen_lines(None, 3).len(), game.seq().saturating_sub(3));
        }
    }
}
