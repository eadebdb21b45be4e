//! Two players meet, with the same chance and every seat in turn.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use igroteka_game::{Game, Outcome, Rules, Seat, Setup, Stream, Turn};

use crate::{AtLevel, Bot, Budget, Opponent, Player, PlayerError, ask};

/// Who meets whom, and how their games begin.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Who is measured.
    pub first: Player,
    /// Who has all other seats.
    pub second: Player,
    /// The first actions, this many, are those of level 1, the same in all games of a meeting: players who leave
    /// nothing to chance then meet in more than one game.
    pub opening: u32,
}

/// The games of one seed. Chance draws from the same seed in all of them.
///
/// There are as many games as seats, the first player on another seat in each and the second player on all others.
/// A game for one is played once by each.
#[derive(Clone, Debug)]
pub struct Meeting<G> {
    /// The games, each as the first player saw it end.
    pub results: Vec<Ending>,
    /// The games themselves.
    pub games: Vec<G>,
}

/// What one game of a meeting brought.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// The seat of the first player.
    pub seat: Seat,
    /// What the first player got: 1 a win, a share of it where several win, a half for a draw.
    pub share: f64,
    /// The first player's points.
    pub own: f64,
    /// The second player's points, a mean where it has several seats.
    pub other: f64,
    /// In which place after the seat that began, itself 0, the seat plays that won alone, if one did.
    pub won_in_place: Option<u8>,
}

impl Ending {
    /// Whether somebody won alone.
    pub fn is_decided(&self) -> bool {
        self.share <= 0.0 || self.share >= 1.0
    }
}

impl<G> Meeting<G> {
    /// The mean of something over the games.
    pub fn mean(&self, of: impl Fn(&Ending) -> f64) -> f64 {
        self.results.iter().map(of).sum::<f64>() / self.results.len() as f64
    }
}

/// Lets the two meet once.
pub fn meet<R: Opponent>(setup: &R::Setup, pair: &Pair, seed: u64) -> Result<Meeting<Game<R>>, PlayerError> {
    let Pair { first, second, opening } = pair;
    if setup.players() == 1 {
        return meet_alone(setup, first, second, seed);
    }
    let mut meeting = Meeting { results: Vec::new(), games: Vec::new() };
    for own in Seat::all(setup.players()) {
        let (mut first_bot, mut second_bot) = (first.bot::<R>()?, second.bot::<R>()?);
        let mut acted = 0;
        let game = play_one(setup, seed, |game, seat, seed| {
            acted += 1;
            if acted <= *opening {
                let budget = Budget { level: 1, seed, ..Budget::default() };
                return ask::<R>(&mut AtLevel, game, seat, &budget).action().clone();
            }
            let (player, bot): (_, &mut dyn Bot<R>) =
                if seat == own { (first, &mut *first_bot) } else { (second, &mut *second_bot) };
            ask(bot, game, seat, &player.budget(seed)).action().clone()
        });
        meeting.results.push(ending(&game, own));
        meeting.games.push(game);
    }
    Ok(meeting)
}

/// What the first player gets of a win on average, over meetings with these seeds.
pub fn share<R: Opponent>(
    setup: &R::Setup,
    first: &Player,
    second: &Player,
    seeds: RangeInclusive<u64>,
) -> Result<Estimate, PlayerError> {
    let pair = Pair { first: first.clone(), second: second.clone(), opening: 0 };
    let of_meeting = |seed| Ok(meet::<R>(setup, &pair, seed)?.mean(|ending| ending.share));
    Ok(Estimate::of(&seeds.map(of_meeting).collect::<Result<Vec<f64>, _>>()?))
}

/// Both play the same deal by themselves; more points are a win.
fn meet_alone<R: Opponent>(
    setup: &R::Setup,
    first: &Player,
    second: &Player,
    seed: u64,
) -> Result<Meeting<Game<R>>, PlayerError> {
    let alone = |player: &Player| -> Result<Game<R>, PlayerError> {
        let mut bot = player.bot::<R>()?;
        let choose =
            |game: &Game<R>, seat, seed| ask(&mut *bot, game, seat, &player.budget(seed)).action().clone();
        Ok(play_one(setup, seed, choose))
    };
    let games = vec![alone(first)?, alone(second)?];
    let points = |game: &Game<R>| outcome(game).scores.get(Seat::FIRST);
    let (own, other) = (points(&games[0]), points(&games[1]));
    let share = match own.cmp(&other) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    };
    let (own, other) = (f64::from(own), f64::from(other));
    let ending = Ending { seat: Seat::FIRST, share, own, other, won_in_place: None };
    Ok(Meeting { results: vec![ending], games })
}

/// Plays one game to its end; `choose` acts for every seat, with a seed for its own use.
pub fn play_one<R: Rules>(
    setup: &R::Setup,
    seed: u64,
    mut choose: impl FnMut(&Game<R>, Seat, u64) -> R::Action,
) -> Game<R> {
    let mut chance = Stream::new(seed);
    // What players draw must not depend on how much chance has drawn, nor the other way round.
    let mut thoughts = Stream::new(!seed);
    let mut game = Game::<R>::new(setup.clone());
    loop {
        match game.turn() {
            Turn::Chance => {
                let event = game.position().draw_chance(&mut chance);
                game.chance(event).expect("a drawn event is possible");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let action = choose(&game, seat, thoughts.bits());
                game.act(seat, action).expect("a bot's action is legal");
            }
            Turn::Over => return game,
        }
    }
}

fn ending<R: Rules>(game: &Game<R>, seat: Seat) -> Ending {
    let Outcome { winners, scores, .. } = outcome(game);
    let share = match (winners.is_empty(), winners.contains(seat)) {
        (true, _) => 0.5,
        (false, true) => 1.0 / f64::from(winners.len()),
        (false, false) => 0.0,
    };
    let players = game.setup().players();
    let others: i32 = Seat::all(players).filter(|other| *other != seat).map(|other| scores.get(other)).sum();
    let other = f64::from(others) / f64::from(players - 1);
    let alone = winners.first().filter(|_| winners.len() == 1);
    let won_in_place = alone
        .zip(game.starter())
        .map(|(winner, first)| (winner.number() + players - first.number()) % players);
    Ending { seat, share, own: f64::from(scores.get(seat)), other, won_in_place }
}

fn outcome<R: Rules>(game: &Game<R>) -> Outcome {
    game.outcome().expect("a game that was played to its end has an outcome")
}

/// A mean with the 95 % interval around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the interval.
    pub margin: f64,
}

impl Estimate {
    /// The mean of independent samples. The games of one meeting share their chance and are not independent: a
    /// sample is the mean of a meeting.
    pub fn of(samples: &[f64]) -> Estimate {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let variance =
            samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Estimate { mean, margin: 1.96 * (variance / count).sqrt() }
    }

    /// The least the mean may well be.
    pub fn low(self) -> f64 {
        self.mean - self.margin
    }

    /// The most the mean may well be.
    pub fn high(self) -> f64 {
        self.mean + self.margin
    }
}

/// The difference in Elo points that an expected result of `share` means.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use igroteka_game::Setup as _;
    use igroteka_quoridor::{Position, Setup};

    use super::*;

    fn pair(first: &str, second: &str) -> Pair {
        let player = |name: &str| name.parse().expect("a player's name");
        Pair { first: player(first), second: player(second), opening: 0 }
    }

    #[test]
    fn the_first_player_sits_on_every_seat_once() {
        let setup = Setup::preset("four").expect("the preset exists");
        let meeting = meet::<Position>(&setup, &pair("house", "random"), 1).expect("both exist");
        let seats: Vec<u8> = meeting.results.iter().map(|ending| ending.seat.number()).collect();
        assert_eq!(seats, [1, 2, 3, 4]);
        assert!(meeting.mean(|ending| ending.share) > 0.99, "a thought beats none");
    }

    #[test]
    fn nobody_plays_under_an_unknown_name() {
        let setup = Setup::preset("two").expect("the preset exists");
        let error = meet::<Position>(&setup, &pair("house", "nobody"), 1).map(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), "nobody plays quoridor under the name `nobody`");
    }

    #[test]
    fn an_estimate_is_a_mean_with_its_margin() {
        // Variance 1/3 over four samples: 1.96 · √(1/12).
        let estimate = Estimate::of(&[0.0, 1.0, 0.0, 1.0]);
        assert!((estimate.mean - 0.5).abs() < 1e-9, "{estimate:?}");
        assert!((estimate.margin - 0.565_8).abs() < 1e-4, "{estimate:?}");
    }

    #[test]
    fn elo_of_ten_to_one_is_400() {
        assert!((elo(10.0 / 11.0) - 400.0).abs() < 1e-9);
        assert!(elo(0.5).abs() < 1e-9);
    }
}
