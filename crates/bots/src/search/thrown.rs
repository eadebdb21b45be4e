//! What a game of two shows to a search in which dice fall before every move.

/// A game of two who see everything and throw in turn, with whoever judges its boards at a glance.
pub(crate) trait Thrown: Sync {
    /// The table before a throw, as the player who is to throw sees it.
    type Board: Copy + Sync;
    /// A throw.
    type Throw: Copy + 'static;
    /// How the game may end, as the player who is to throw sees it.
    type Odds: Copy + Default + Send + Sync;
    /// What a player plays for.
    type Aim: Sync;
    /// Boards that differ by a move are judged sooner from each other than from nothing; by default from nothing.
    type Near: Default;

    /// Every throw with its probability.
    fn throws() -> impl Iterator<Item = (Self::Throw, f32)>;

    /// Every way in which the dice fall, all equally likely.
    fn ways() -> &'static [Self::Throw];

    /// The boards after each distinct play of `throw`, the opponent to throw; never none.
    fn after(&self, board: &Self::Board, throw: Self::Throw, out: &mut Vec<Self::Board>);

    /// Whether the odds are known without looking ahead.
    fn is_known(&self, board: &Self::Board) -> bool;

    /// A place to judge the boards from that plays on `board` lead to.
    fn before_plays(&self, board: &Self::Board) -> Self::Near;

    /// The odds of the player who is to throw, at a glance.
    fn glance(&self, near: &mut Self::Near, board: &Self::Board) -> Self::Odds;

    /// What odds are worth to a player with this aim.
    fn worth(aim: &Self::Aim, odds: &Self::Odds) -> f32;

    /// The same odds as the opponent sees them.
    fn flipped(odds: Self::Odds) -> Self::Odds;

    /// The opponent's aim.
    fn opposed(aim: &Self::Aim) -> Self::Aim;

    /// Adds a share of other odds.
    fn add(sum: &mut Self::Odds, share: f32, odds: Self::Odds);

    /// The best of the boards after a throw for the player who has just moved, with the opponent's odds. `theirs` is
    /// the opponent's aim.
    #[inline]
    fn best(&self, near: &mut Self::Near, boards: &[Self::Board], theirs: &Self::Aim) -> (usize, Self::Odds) {
        let mut best = (0, Self::Odds::default(), f32::INFINITY);
        for (index, board) in boards.iter().enumerate() {
            let odds = self.glance(near, board);
            let worth = Self::worth(theirs, &odds);
            if worth < best.2 {
                best = (index, odds, worth);
            }
        }
        (best.0, best.1)
    }
}
