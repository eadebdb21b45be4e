//! The plays of a throw, labelled by looking one throw ahead. To choose by static evaluation, it matters more how plays
//! differ than what each is worth.

use igroteka_game::{Source, Stream};
use igroteka_nardy::Throw;

use super::learn::{Label, explores, opening, throw};
use crate::nardy::board::{Board, Class};
use crate::nardy::evaluate::{Accumulator, Evaluator};
use crate::nardy::probabilities::Probabilities;
use crate::nardy::utility::Utility;
use crate::search::dice_game::DiceGame as _;

/// The positions after some plays of one throw, labelled; the one with the best static evaluation comes first.
pub(crate) type Choice = Vec<Label>;

/// The most plays of a throw that are labelled.
const PLAYS: usize = 4;
/// And only those that look at most this much worse than the best, in points.
const MARGIN: f32 = 0.12;
/// How much of what the game showed after the next throw is believed: 0 nothing, 1 all of it.
const LAMBDA: f32 = 0.7;

/// What was seen of one throw of a game.
struct Seen {
    /// The positions after the plays, by looking a throw ahead.
    plays: Vec<(Board, Probabilities)>,
    /// The static evaluation of the first of them.
    static_eval: Probabilities,
    /// Whether another was played at random, so that what came of it says nothing about these.
    explores: bool,
}

/// Plays games against itself until there are `count` labelled positions.
pub(crate) fn choices(
    evaluator: &Evaluator<'_>,
    utility: Utility,
    exploration: f32,
    count: usize,
    source: &mut Stream,
) -> Vec<Choice> {
    let (mut choices, mut labels) = (Vec::new(), 0);
    while labels < count {
        for choice in labelled(&label_game(evaluator, utility, exploration, source)) {
            labels += choice.len();
            choices.push(choice);
        }
    }
    choices
}

/// Plays a game up to where the tables know the rest.
fn label_game(
    evaluator: &Evaluator<'_>,
    utility: Utility,
    exploration: f32,
    source: &mut Stream,
) -> Vec<Seen> {
    let (mut game, mut after) = (Vec::with_capacity(100), Vec::new());
    let (mut board, mut dice) = (Board::start(), opening(source));
    while !matches!(board.class(), Class::Over | Class::BearOff) {
        board.after(evaluator.bear_off, dice, &mut after);
        let mut accumulator = evaluator.accumulator(&board.flipped());
        let mut plays: Vec<(Board, Probabilities)> =
            after.iter().map(|board| (*board, evaluator.evaluate(&mut accumulator, board))).collect();
        plays.sort_by(|(_, one), (_, other)| utility.worth(one).total_cmp(&utility.worth(other)));
        let static_eval = plays[0].1;
        let most = utility.worth(&static_eval) + MARGIN;
        let explores = explores(exploration, source);
        let next = if explores { source.pick(&plays).0 } else { plays[0].0 };
        plays.truncate(PLAYS);
        plays.retain(|(_, probabilities)| utility.worth(probabilities) <= most);
        for (board, probabilities) in &mut plays {
            *probabilities = one_ply_ahead(evaluator, board, utility, &mut after);
        }
        game.push(Seen { plays, static_eval, explores });
        (board, dice) = (next, throw(source));
    }
    game
}

/// The probabilities of the player who is to throw, looking a throw ahead.
fn one_ply_ahead(
    evaluator: &Evaluator<'_>,
    board: &Board,
    utility: Utility,
    after: &mut Vec<Board>,
) -> Probabilities {
    if matches!(board.class(), Class::Over | Class::BearOff) {
        return evaluator.evaluate(&mut Accumulator::default(), board);
    }
    let mut accumulator = evaluator.accumulator(&board.flipped());
    let mut sum = Probabilities::default();
    for throw in Throw::all() {
        board.after(evaluator.bear_off, throw, after);
        let (_, probabilities) = evaluator.best(&mut accumulator, after, &utility);
        sum.add(throw.weight() as f32 / 36.0, probabilities.flipped());
    }
    sum
}

/// The choices of a game, the last first. Plays differ by what looking a throw ahead says about each. To all of them is
/// added how far later static evaluations of the game were off from looking ahead there: what the game showed many
/// throws later, without the luck of these throws.
fn labelled(game: &[Seen]) -> impl Iterator<Item = Choice> {
    let mut later = Probabilities::default();
    game.iter().rev().map(move |seen| {
        let label = |(board, ahead): &(Board, Probabilities)| {
            let mut probabilities = *ahead;
            probabilities.add(LAMBDA, later);
            Label { board: *board, probabilities: probabilities.to_array() }
        };
        let choice: Choice = seen.plays.iter().map(label).collect();
        let mut off = Probabilities::from_array(choice[0].probabilities);
        off.add(-1.0, seen.static_eval);
        // As the player sees it who threw before.
        later = if seen.explores {
            Probabilities::default()
        } else {
            Probabilities { win: -off.win, ..off.flipped() }
        };
        choice
    })
}

/// What choosing by static evaluation loses per throw, compared with looking one throw ahead.
pub(crate) fn mean_loss(choices: &[Choice], utility: Utility) -> f32 {
    let lost = |choice: &Choice| {
        let worth = |label: &Label| utility.worth(&Probabilities::from_array(label.probabilities));
        worth(&choice[0]) - choice.iter().map(worth).fold(f32::INFINITY, f32::min)
    };
    choices.iter().map(lost).sum::<f32>() / choices.len() as f32
}

#[cfg(test)]
mod tests {
    use igroteka_nardy::BearOff;

    use super::*;
    use crate::nardy::evaluate::Nets;

    fn probabilities(win: f32) -> Probabilities {
        Probabilities { win, ..Probabilities::default() }
    }

    /// The second evaluation of three promised its player 0.1 too much: the other player's plays before it were better
    /// than they looked, all of them alike, unless something else was played.
    #[test]
    fn what_a_game_shows_reaches_back() {
        let board = Board::start();
        let seen = |wins: &[f32], static_eval: f32, explores: bool| Seen {
            plays: wins.iter().map(|win| (board, probabilities(*win))).collect(),
            static_eval: probabilities(static_eval),
            explores,
        };
        let wins = |game: &[Seen]| -> Vec<Vec<f32>> {
            labelled(game).map(|choice| choice.iter().map(|label| label.probabilities[0]).collect()).collect()
        };
        let close = |one: &[Vec<f32>], other: &[Vec<f32>]| {
            one.iter().flatten().zip(other.iter().flatten()).all(|(one, other)| (one - other).abs() < 1e-6)
        };
        let mut game = [seen(&[0.5, 0.6], 0.5, false), seen(&[0.4], 0.5, false), seen(&[0.7], 0.7, false)];
        let expected = [vec![0.7], vec![0.4], vec![0.5 + LAMBDA * 0.1, 0.6 + LAMBDA * 0.1]];
        assert!(close(&wins(&game), &expected), "{:?}", wins(&game));
        game[1].explores = true;
        assert!(close(&wins(&game), &[vec![0.7], vec![0.4], vec![0.5, 0.6]]), "{:?}", wins(&game));
    }

    /// The best play leaves the opponent the least; the first has the best static evaluation.
    #[test]
    fn plays_are_judged_by_the_player_who_makes_them() {
        let evaluator = Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard);
        let found = choices(&evaluator, Utility::POINTS, 0.03, 300, &mut Stream::new(8));
        assert!(found.iter().all(|choice| (1..=PLAYS).contains(&choice.len())));
        let board = Board::start();
        let label = |win: f32| Label { board, probabilities: probabilities(win).to_array() };
        let found = [vec![label(0.5), label(0.4), label(0.6)], vec![label(0.3)]];
        assert!((mean_loss(&found, Utility::WIN) - 0.1).abs() < 1e-6);
    }
}
