//! What the expectimax search needs of a dice game for two.

/// A two-player game without hidden information in which a throw of the dice comes before every move, with its static
/// evaluation.
pub(crate) trait DiceGame: Sync {
    /// The table before a throw, as the player who is to throw sees it.
    type Board: Copy + Sync;
    /// A throw.
    type Throw: Copy + 'static;
    /// The probabilities of the results, for the player who is to throw.
    type Probabilities: Copy + Default + Send + Sync;
    /// What a player plays for.
    type Utility: Sync;
    /// The accumulator for incremental evaluation; the default is empty.
    type Accumulator: Default;

    /// Every throw with its probability.
    fn throws() -> impl Iterator<Item = (Self::Throw, f32)>;

    /// Every way the dice can fall, all equally likely.
    fn rolls() -> &'static [Self::Throw];

    /// The boards after each distinct play of `throw`, the opponent to throw; never none.
    fn after(&self, board: &Self::Board, throw: Self::Throw, out: &mut Vec<Self::Board>);

    /// Whether the probabilities are known without looking ahead.
    fn is_known(&self, board: &Self::Board) -> bool;

    /// An accumulator for the boards that plays on `board` lead to.
    fn accumulator_before_plays(&self, board: &Self::Board) -> Self::Accumulator;

    /// The static evaluation: the probabilities of the player who is to throw.
    fn evaluate(&self, accumulator: &mut Self::Accumulator, board: &Self::Board) -> Self::Probabilities;

    /// The expected utility of these probabilities.
    fn worth(utility: &Self::Utility, probabilities: &Self::Probabilities) -> f32;

    /// The same probabilities as the opponent sees them.
    fn flipped(probabilities: Self::Probabilities) -> Self::Probabilities;

    /// The nearest probabilities that can be: sums of sampled differences may lie a little outside.
    fn possible(probabilities: Self::Probabilities) -> Self::Probabilities;

    /// The opponent's utility.
    fn opposed(utility: &Self::Utility) -> Self::Utility;

    /// Adds a share of other probabilities.
    fn add(sum: &mut Self::Probabilities, share: f32, probabilities: Self::Probabilities);

    /// The best of the boards after a throw for the player who has just moved, with the opponent's probabilities.
    /// `theirs` is the opponent's utility.
    #[inline]
    fn best(
        &self,
        accumulator: &mut Self::Accumulator,
        boards: &[Self::Board],
        theirs: &Self::Utility,
    ) -> (usize, Self::Probabilities) {
        let mut best = (0, Self::Probabilities::default(), f32::INFINITY);
        for (index, board) in boards.iter().enumerate() {
            let probabilities = self.evaluate(accumulator, board);
            let worth = Self::worth(theirs, &probabilities);
            if worth < best.2 {
                best = (index, probabilities, worth);
            }
        }
        (best.0, best.1)
    }
}
