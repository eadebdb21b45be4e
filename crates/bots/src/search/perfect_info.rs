//! A game for two with perfect information, as the search sees it.

/// The value of a won game, less the actions until it is over. Evaluations stay well below.
pub(crate) const WIN: i32 = 30_000;
/// Values above this are wins that the search has proved.
pub(crate) const PROVED: i32 = WIN - 1_000;

/// A game whose moves are made and unmade in place. Actions are small numbers; values are from the mover's point of
/// view.
pub(crate) trait PerfectInfoGame {
    /// All actions are below this.
    const ACTIONS: usize;

    /// Equal positions have equal keys.
    fn key(&self) -> u64;

    /// Who is to move: 0 or 1.
    fn mover(&self) -> usize;

    /// The value where it is known for certain: 0 for a draw, `WIN` less the actions to come for a won game.
    fn exact_value(&mut self) -> Option<i32>;

    /// The static evaluation.
    fn evaluate(&mut self) -> i32;

    /// Lists actions with how promising they look, better ones higher; 0 and below for those that hardly ever matter.
    fn generate_moves(&mut self, out: &mut Vec<ScoredMove>);

    /// Whether an action is one that [`PerfectInfoGame::generate_moves`] lists here.
    fn is_pseudo_legal(&self, action: u16) -> bool;

    /// Plays an action; false, and all as it was, if it turns out to be illegal.
    fn make(&mut self, action: u16) -> bool;

    /// Takes the last action back.
    fn unmake(&mut self);

    /// Lets the other one move.
    fn null_move(&mut self);

    /// How much one action can change the evaluation of a quiet position, for futility pruning.
    fn futility_margin(&self) -> i32;
}

/// An action with how promising it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoredMove {
    pub action: u16,
    pub score: i32,
}
