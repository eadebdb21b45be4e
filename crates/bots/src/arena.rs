//! Two players meet, with the same chance and every seat in turn.

use igroteka_game::{Game, Rules, Seat, Setup, Stream, Turn};

use crate::{Bot, Opponent, Player, PlayerError, ask};

/// The games of one seed: as many as there are seats, the first player on another seat in each, the second player on
/// all others. Chance draws from the same seed in all of them.
#[derive(Clone, Debug)]
pub struct Meeting<R: Rules> {
    /// What the first player got in each game: 1 a win, a share of it where several win, a half for a draw.
    pub results: Vec<f64>,
    /// The first player's points in each game, less the mean of the others'; alone, the points themselves.
    pub points: Vec<f64>,
    /// The games.
    pub games: Vec<Game<R>>,
}

/// Lets `first` meet `second` once.
pub fn meet<R: Opponent>(
    setup: &R::Setup,
    first: &Player,
    second: &Player,
    seed: u64,
) -> Result<Meeting<R>, PlayerError> {
    let mut meeting = Meeting { results: Vec::new(), points: Vec::new(), games: Vec::new() };
    for own in Seat::all(setup.players()) {
        let (mut first_bot, mut second_bot) = (first.bot::<R>()?, second.bot::<R>()?);
        let game = play_one(setup, seed, |game, seat, seed| {
            let (player, bot): (_, &mut dyn Bot<R>) =
                if seat == own { (first, &mut *first_bot) } else { (second, &mut *second_bot) };
            ask(bot, game, seat, &player.budget(seed)).action().clone()
        });
        meeting.results.push(share(&game, own));
        meeting.points.push(lead(&game, own));
        meeting.games.push(game);
    }
    Ok(meeting)
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

fn share<R: Rules>(game: &Game<R>, seat: Seat) -> f64 {
    let winners = game.outcome().expect("the game is over").winners;
    match (winners.is_empty(), winners.contains(seat)) {
        (true, _) => 0.5,
        (false, true) => 1.0 / f64::from(winners.len()),
        (false, false) => 0.0,
    }
}

fn lead<R: Rules>(game: &Game<R>, seat: Seat) -> f64 {
    let scores = game.outcome().expect("the game is over").scores;
    let players = game.setup().players();
    let others: i32 = Seat::all(players).filter(|other| *other != seat).map(|other| scores.get(other)).sum();
    f64::from(scores.get(seat)) - f64::from(others) / f64::from(players.max(2) - 1)
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
