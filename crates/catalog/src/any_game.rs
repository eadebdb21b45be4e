//! A running game with its type hidden.

use igroteka_bots::Reviewed;
use igroteka_game::{Game, Match, Rules};
use serde::Serialize;

use crate::advise::Advising;
use crate::play::Playing;
use crate::review::Reviewing;
use crate::view::Viewing;

/// A running game of any kind: it can be played, looked at, asked for advice and reviewed.
pub trait AnyGame: Playing + Viewing + Advising + Reviewing + Send + Sync {
    /// An independent copy.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

/// A game of a known kind behind [`AnyGame`], with the match it belongs to.
#[derive(Clone)]
pub struct OwnGame<R: Rules> {
    pub(crate) game: Game<R>,
    /// The match before this game.
    pub(crate) before: Match,
    /// The match with this game's result, once there is one.
    pub(crate) series: Match,
}

impl<R: Rules> From<Game<R>> for OwnGame<R> {
    fn from(game: Game<R>) -> OwnGame<R> {
        let before = R::match_before(game.setup());
        OwnGame { series: before.clone(), game, before }.counted()
    }
}

impl<R: Rules> OwnGame<R> {
    /// The same game with its result, if any, counted in the match.
    fn counted(mut self) -> OwnGame<R> {
        self.count();
        self
    }

    /// Begins again at this position.
    pub(crate) fn begin_at(&mut self, start: R) {
        self.game = Game::from_position(self.game.setup().clone(), start);
        self.count();
    }

    /// Counts the result, if there is one, in the match; after every change of the game.
    pub(crate) fn count(&mut self) {
        self.series = self.before.clone();
        if let Some(outcome) = self.game.outcome() {
            let resigned = self.game.match_resignations();
            self.series = self.series.clone().after::<R>(self.game.setup(), &outcome, resigned);
        }
    }
}

impl<R: Reviewed<View: Serialize>> AnyGame for OwnGame<R> {
    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
