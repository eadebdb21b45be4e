//! The contract.

use std::fmt::{Debug, Display};
use std::hash::{BuildHasher, BuildHasherDefault, Hash};

use rustc_hash::FxHasher;
use thiserror::Error;

use crate::{Match, Odds, Outcome, ReadError, Seat, SeatRecord, SeatSet, Setup, Source, Turn};

/// Why [`Rules::play`] refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError<I> {
    /// Somebody else is to act, or a chance event is due.
    #[error("it is not seat {0}'s turn")]
    NotYourTurn(Seat),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The game's own reason.
    #[error(transparent)]
    Illegal(I),
}

/// Endings that need history; [`Game`](crate::Game) keeps it, a position does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The same position for the third time is a draw.
    pub repetition: bool,
    /// So many actions by players are a draw; 0 = no limit.
    pub plies: u32,
}

/// A game's rules, implemented by its position: everything on the table now, hidden things included, and no history.
///
/// The text form of a position is its [`Display`]; [`Rules::read`] takes it back. The text of an action is
/// its `Display`: `{}` as a player writes it, `{:#}` as the record writes it (sudoku's record adds the card).
pub trait Rules: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// The game's id.
    const GAME: &'static str;
    /// Whether there is anything that one seat knows and another does not.
    const HIDES: bool = true;
    /// Whether a move may be taken back by consent, as long as no chance event has followed it.
    const TAKEBACK: bool = false;

    /// What is agreed before the game.
    type Setup: Setup;
    /// What a seat does.
    type Action: Clone + Eq + Hash + Debug + Display + Send + Sync;
    /// What chance does.
    type Chance: Clone + Eq + Hash + Debug + Display + Send + Sync;
    /// What a seat sees of a chance event; `?` in its text for what it cannot know.
    type Glimpse: Clone + Eq + Debug + Display + Send + Sync;
    /// What a seat may know of a position.
    type View: Clone + Eq + Debug + Send + Sync;
    /// Why an action or a chance event is impossible now, in words for a person.
    type Illegal: std::error::Error + Clone + Eq + Send + Sync + 'static;

    /// The position before the first event.
    fn new(setup: &Self::Setup) -> Self;

    /// Reads a position's text form and validates it for this setup.
    fn read(setup: &Self::Setup, text: &str) -> Result<Self, ReadError>;

    /// Reads a position's text that leaves unseen things to the lot – `?3` in a hand, or `?` – and deals them. The hand
    /// of `known` leaves nothing to it.
    fn read_dealing(
        setup: &Self::Setup,
        text: &str,
        known: Option<Seat>,
        source: &mut impl Source,
    ) -> Result<Self, ReadError> {
        let _ = (known, source);
        Self::read(setup, text)
    }

    /// The position in forms that other programs read, each with its name; [`Rules::read`] takes them too.
    fn foreign_texts(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Proves that the position is one that play could go on from: every piece exists once, every count adds up.
    /// [`Rules::read`] ends with it, and the conformance suite calls it after every event.
    fn validate(&self) -> Result<(), ReadError>;

    /// How many seats there are.
    fn players(&self) -> u8;

    /// The seats that have neither resigned nor been put out.
    fn seats_in(&self) -> SeatSet;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The result, once [`Rules::turn`] is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Endings that need history.
    fn limits(&self) -> Limits {
        Limits::default()
    }

    /// How far the game has come, by something that never goes back, such as pieces that are never lifted again: a
    /// position from before it went up cannot come again, and history forgets it.
    fn progress(&self) -> u32 {
        0
    }

    /// No game of this setup has more events than this, resignations and offers aside. Where the rules set no
    /// bound, a stated limit that no sensible game comes near.
    fn event_bound(setup: &Self::Setup) -> u32;

    /// Adds every legal action of `seat` to `out` in a fixed, documented order; nothing if it is not to act.
    /// Resigning is not listed.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// How many legal actions `seat` has.
    fn count_legal(&self, seat: Seat) -> u64 {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions.len() as u64
    }

    /// Whether `seat`, which is to act (or resigns), may do this, and why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action, or refuses it with the reason and leaves the position untouched.
    fn play(&mut self, seat: Seat, action: &Self::Action) -> Result<(), PlayError<Self::Illegal>> {
        let turn = self.turn();
        if turn == Turn::Over {
            return Err(PlayError::GameOver);
        }
        // G6: resigning is possible out of turn too.
        if !turn.includes(seat) && !Self::is_resignation(action) {
            return Err(PlayError::NotYourTurn(seat));
        }
        self.check(seat, action).map_err(PlayError::Illegal)?;
        self.play_unchecked(seat, action);
        Ok(())
    }

    /// Plays an action that is known to be legal, unchecked.
    fn play_unchecked(&mut self, seat: Seat, action: &Self::Action);

    /// Plays one of `seat`'s legal actions, each equally likely. A game that can do it without listing them does.
    fn play_random(&mut self, seat: Seat, source: &mut impl Source, scratch: &mut Vec<Self::Action>) {
        scratch.clear();
        self.legal(seat, scratch);
        let action = source.pick(scratch).clone();
        self.play_unchecked(seat, &action);
    }

    /// Reads an action of `seat` in any spelling; what it means may depend on the position.
    fn read_action(&self, seat: Seat, text: &str) -> Result<Self::Action, ReadError>;

    /// What resigning is for `seat` now; the highest stake still open where there are several (G7).
    fn resignation(&self, seat: Seat) -> Self::Action;

    /// Whether this action is a resignation, which is possible out of turn and does not count as a ply.
    fn is_resignation(action: &Self::Action) -> bool;

    /// Ends `seat`'s part in the game at once, whatever the opponent would say: a time-out that loses (G7).
    fn concede(&mut self, seat: Seat) {
        let resignation = self.resignation(seat);
        self.play_unchecked(seat, &resignation);
    }

    /// The passive action that a time-out plays where there is one (G7).
    fn passive(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Whether running out of time can cost `seat` the game now (G7); sudoku's answers never do (S4).
    fn timeout_may_lose(&self, _seat: Seat) -> bool {
        true
    }

    /// Whether playing `seat`'s only legal action for it would tell others something hidden (G4).
    fn forced_action_tells(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether this action, where a seat can do nothing else, is no choice worth showing and tells nobody anything (G4):
    /// the service plays it for the seat.
    fn is_idle(_action: &Self::Action) -> bool {
        false
    }

    /// Whether several seats answer something now while all clocks stand still, and after how many seconds silence
    /// is an answer; 0 for never (S4, S5).
    fn answer_seconds(&self, _setup: &Self::Setup) -> Option<u16> {
        None
    }

    /// Whose hand throws, where the chance event that is due is a throw of somebody's.
    fn thrower(&self) -> Option<Seat> {
        None
    }

    /// Whether the players may agree on a draw.
    fn draw_by_agreement(&self) -> bool {
        false
    }

    /// The outcomes of the chance event that is due. Only when [`Rules::turn`] is [`Turn::Chance`].
    fn odds(&self) -> Odds<Self::Chance>;

    /// Draws an outcome of the chance event that is due.
    fn draw_chance(&self, source: &mut impl Source) -> Self::Chance;

    /// Whether this can be the outcome of the chance event that is due, and why not.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Illegal>;

    /// Applies a possible outcome, unchecked.
    fn apply_chance(&mut self, chance: &Self::Chance);

    /// Reads a chance event's text.
    fn read_chance(&self, text: &str) -> Result<Self::Chance, ReadError>;

    /// The seat that begins, if this event is the lot that decides it.
    fn lot(chance: &Self::Chance) -> Option<Seat>;

    /// The position as if every lot had fallen to seat 1; for perft and playouts.
    fn settle_lots(&mut self) {
        while self.turn() == Turn::Chance {
            let Odds::Listed(outcomes) = self.odds() else {
                return;
            };
            let Some((chance, _)) =
                outcomes.iter().find(|(chance, _)| Self::lot(chance) == Some(Seat::FIRST))
            else {
                return;
            };
            self.apply_chance(chance);
        }
    }

    /// What `seat`, or a spectator, may know of this position (G3). After the end everything is public.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// The view after an end that a position knows nothing of, a draw by agreement or by history: then too
    /// everything is public.
    fn final_view(&self, seat: Option<Seat>) -> Self::View {
        self.view(seat)
    }

    /// What `seat`, or a spectator, sees of a chance event while the game runs.
    fn glimpse(chance: &Self::Chance, seat: Option<Seat>) -> Self::Glimpse;

    /// Deals everything that the record's seat cannot know at random, consistent with all it has seen:
    /// the start and the events of a game in which that seat's record would be this very one.
    /// `None` only if no such game exists.
    fn sample_world(record: &SeatRecord<Self>, source: &mut impl Source)
    -> Option<(Self, Vec<Self::Chance>)>;

    /// The setup of the next game of a match (G8). `start` is the seat that began this one.
    fn next_setup(setup: &Self::Setup, start: Option<Seat>, outcome: &Outcome) -> Self::Setup {
        let _ = outcome;
        match start {
            Some(seat) => setup.clone().with_start(seat.next(setup.players())),
            None => setup.clone(),
        }
    }

    /// The match as it stood before a game of this setup (G8); a series without end unless the setup says more.
    fn match_before(setup: &Self::Setup) -> Match {
        Match::new(setup.players(), 0)
    }

    /// What this game counts for `seat` in a match (G8): one for a win, unless the game counts points.
    fn match_points(_setup: &Self::Setup, outcome: &Outcome, seat: Seat) -> u32 {
        u32::from(outcome.winners.contains(seat))
    }

    /// A hash for tables; equal positions have equal keys.
    fn key(&self) -> u64 {
        BuildHasherDefault::<FxHasher>::default().hash_one(self)
    }
}
