//! How a bot is asked, and what it answers.

use std::time::Duration;

use igroteka_game::{Game, Rules, Seat, SeatRecord};

use crate::Cancel;

/// What a bot may spend, and how well it should play.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Thinking time; with neither time nor positions given, it is the level's own.
    pub time: Option<Duration>,
    /// How many positions may be looked at. A budget of positions alone gives the same answer on every machine.
    pub nodes: Option<u64>,
    /// 1, a child's first game, to 5, the strongest.
    pub level: u8,
    /// How many threads may search. The answer depends on it; with several threads, quoridor for two is not
    /// deterministic.
    pub threads: u32,
    /// Apart from that, the same question with the same seed gets the same answer.
    pub seed: u64,
    /// Ends the search early.
    pub cancel: Cancel,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            time: None,
            nodes: None,
            level: Budget::MAX_LEVEL,
            threads: 1,
            seed: 0,
            cancel: Cancel::default(),
        }
    }
}

impl Budget {
    /// The strongest level.
    pub const MAX_LEVEL: u8 = 5;
}

/// A question to a bot: everything its seat may know.
pub struct Ask<'a, R: Rules> {
    /// The seat it plays for.
    pub seat: Seat,
    /// What that seat sees.
    pub view: &'a R::View,
    /// What that seat has seen so far.
    pub record: &'a SeatRecord<R>,
    /// What that seat may do; at least one action.
    pub legal: &'a [R::Action],
    /// Legal actions to be valued as closely as the chosen one, with as much of the budget.
    pub compare: &'a [R::Action],
    /// What may be spent.
    pub budget: &'a Budget,
}

/// One possible action with what it promises.
#[derive(Clone, Debug)]
pub struct Candidate<R: Rules> {
    /// The action.
    pub action: R::Action,
    /// The expected result: 1 a win, 0 a loss.
    pub value: f64,
    /// Expected points, in games that are played for more than a win.
    pub equity: Option<f64>,
    /// What a bot plays for in such games, made comparable: 1 for a plain win of the cube, −1 for a plain loss,
    /// whatever the score of the match, and with the cube in play.
    pub normalised: Option<f64>,
    /// Whether the value is only an upper bound: the action was looked at just closely enough to see that it is not
    /// better than the chosen one. Never for the chosen action, nor for those of [`Ask::compare`].
    pub is_bound: bool,
    /// The standard error of the value, where it is the mean of sampled games.
    pub error: Option<f64>,
    /// How the search expects the game to go on after it, as far as it knows that besides the value: a search of hidden
    /// worlds follows what happens in most of them.
    pub continuation: Vec<R::Action>,
}

impl<R: Rules> Candidate<R> {
    /// An action with the value that was found for it.
    pub fn new(action: R::Action, value: f64) -> Candidate<R> {
        Candidate {
            action,
            value,
            equity: None,
            normalised: None,
            is_bound: false,
            error: None,
            continuation: Vec::new(),
        }
    }

    /// The same with expected points.
    #[must_use]
    pub fn with_equity(self, equity: f64) -> Candidate<R> {
        Candidate { equity: Some(equity), ..self }
    }

    /// The same with the standard error of its value.
    #[must_use]
    pub fn with_error(self, error: f64) -> Candidate<R> {
        Candidate { error: Some(error), ..self }
    }

    /// The same action with a value that is at most this one and at most that of the chosen action.
    #[must_use]
    pub fn bounded_by(mut self, chosen: &Candidate<R>) -> Candidate<R> {
        self.value = self.value.min(chosen.value);
        self.equity = self.equity.zip(chosen.equity).map(|(own, best)| own.min(best));
        self.normalised = self.normalised.zip(chosen.normalised).map(|(own, best)| own.min(best));
        self.is_bound = true;
        self.error = None;
        self
    }
}

/// A bot's answer.
#[derive(Clone, Debug)]
pub struct Advice<R: Rules> {
    /// The actions considered, the chosen one first; never empty.
    pub candidates: Vec<Candidate<R>>,
    /// How many actions ahead it looked.
    pub depth: u32,
    /// How many positions it evaluated.
    pub nodes: u64,
    /// How it expects the game to go on, the chosen action first.
    pub line: Vec<R::Action>,
    /// What nardy's cube is worth, where the question is whether to turn it or to take it.
    pub cube: Option<CubeEquities>,
}

/// What nardy's cube is worth to whoever may turn it, or has turned it: in normalised equity.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeEquities {
    /// Not doubling.
    pub no_double: f64,
    /// Doubling, and the opponent takes.
    pub double_take: f64,
    /// Doubling, and the opponent drops.
    pub double_drop: f64,
}

impl<R: Rules> Advice<R> {
    /// The chosen action.
    ///
    /// # Panics
    /// If there are no candidates, which no bot answers.
    pub fn action(&self) -> &R::Action {
        &self.candidates.first().expect("advice names at least one action").action
    }
}

/// A player of the game `R`. Whatever it keeps between questions may only make it faster.
pub trait Bot<R: Rules>: Send {
    /// Chooses among the legal actions.
    fn choose(&mut self, ask: &Ask<'_, R>) -> Advice<R>;
}

/// Asks `bot` what `seat` should do, with what that seat has seen of `game`.
///
/// # Panics
/// If the seat is not to act.
pub fn ask<R: Rules>(bot: &mut dyn Bot<R>, game: &Game<R>, seat: Seat, budget: &Budget) -> Advice<R> {
    ask_comparing(bot, game, seat, &[], budget)
}

/// The same, and values these actions as closely as the chosen one.
///
/// # Panics
/// If the seat is not to act.
pub fn ask_comparing<R: Rules>(
    bot: &mut dyn Bot<R>,
    game: &Game<R>,
    seat: Seat,
    compare: &[R::Action],
    budget: &Budget,
) -> Advice<R> {
    let (view, record, legal) = (game.view(Some(seat)), game.seat_record(Some(seat)), game.legal(seat));
    assert!(!legal.is_empty(), "seat {seat} has nothing to decide");
    bot.choose(&Ask { seat, view: &view, record: &record, legal: &legal, compare, budget })
}
