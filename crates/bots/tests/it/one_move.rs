//! The one-move bot plays every game sensibly: it takes a win in one, and beats a player who moves at random.

use igroteka_bots::{Advice, Ask, Budget, Judge, one_move};
use igroteka_game::{Game, Rules, Seat, Setup, Source, Stream, Turn, Value};

/// What the one-move bot says on `seat`.
fn advice<R: Judge>(game: &Game<R>, seat: Seat, seed: u64) -> Advice<R> {
    let (view, record, legal) = (game.view(Some(seat)), game.seat_record(Some(seat)), game.legal(seat));
    let budget = Budget { seed, ..Budget::default() };
    one_move(&Ask { seat, view: &view, record: &record, legal: &legal, compare: &[], budget: &budget })
}

/// Plays one game, the one-move bot on `bot` and random players elsewhere; the share of a win that the bot gets.
fn against_random<R: Judge>(setup: &R::Setup, bot: Seat, seed: u64) -> f64 {
    let mut source = Stream::new(seed);
    let mut game = Game::<R>::new(setup.clone());
    loop {
        match game.turn() {
            Turn::Chance => {
                let chance = game.position().draw_chance(&mut source);
                game.chance(chance).expect("a drawn event is possible");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let action = if seat == bot {
                    advice(&game, seat, seed).action().clone()
                } else {
                    source.pick(&game.legal(seat)).clone()
                };
                game.act(seat, action).expect("a legal action is accepted");
            }
            Turn::Over => {
                let winners = game.outcome().expect("the game is over").winners;
                return match (winners.is_empty(), winners.contains(bot)) {
                    (true, _) => 0.5,
                    (false, true) => 1.0 / f64::from(winners.len()),
                    (false, false) => 0.0,
                };
            }
        }
    }
}

/// The bot's share over `pairs` pairs of games with the same seed and swapped seats.
fn share<R: Judge>(setup: &R::Setup, pairs: u64) -> f64 {
    let total: f64 = (0..pairs)
        .flat_map(|seed| [Seat::FIRST, Seat::SECOND].map(|bot| against_random::<R>(setup, bot, seed)))
        .sum();
    total / (2 * pairs) as f64
}

/// With 200 games, 57 % is two standard deviations above a coin.
#[track_caller]
fn beats_random<R: Judge>(preset: &str) {
    let won = share::<R>(&R::Setup::preset(preset).expect("the preset exists"), 100);
    assert!(won >= 0.57, "{} {preset}: {won}", R::GAME);
}

#[test]
fn it_beats_a_random_player_at_quoridor() {
    beats_random::<igroteka_quoridor::Position>("two");
}

#[test]
fn it_beats_a_random_player_at_nardy() {
    beats_random::<igroteka_nardy::Position>("leaflet");
    beats_random::<igroteka_nardy::Position>("exact");
    beats_random::<igroteka_nardy::Position>("international");
}

#[test]
fn it_beats_a_random_player_at_sudoku() {
    beats_random::<igroteka_sudoku::Position>("adult");
    beats_random::<igroteka_sudoku::Position>("children");
}

#[test]
fn it_beats_a_random_player_at_metro() {
    beats_random::<igroteka_metro::Position>("leaflet");
}

#[test]
fn it_beats_a_random_player_at_roads() {
    for preset in ["duel", "newspaper", "pile", "duel-lanes", "newspaper-lanes", "pile-lanes"] {
        beats_random::<igroteka_roads::Position>(preset);
    }
}

/// A game set up from its text form.
fn position<R: Rules>(setup: &[(&str, Value)], text: &str) -> Game<R> {
    let raw = setup.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let setup = R::Setup::from_raw(raw).expect("the setup is possible");
    let start = R::read(&setup, text).expect("the position is possible");
    Game::from_position(setup, start)
}

#[test]
fn it_takes_a_win_in_one() {
    let quoridor = position::<igroteka_quoridor::Position>(&[], "e8 c2 / 3 3 / - / 1");
    assert_eq!(advice(&quoridor, Seat::FIRST, 1).action().to_string(), "e9");
    let jump = position::<igroteka_quoridor::Position>(&[], "e7 e8 / 3 3 / - / 1");
    assert_eq!(advice(&jump, Seat::FIRST, 1).action().to_string(), "e9", "over the other pawn");

    let last_checkers = "white 1 / 6:1 2:1 off:13 / 24:2 13:5 8:3 6:5 / cube 1 / 1 plays 62";
    let nardy =
        position::<igroteka_nardy::Position>(&[("preset", Value::text("international"))], last_checkers);
    assert_eq!(advice(&nardy, Seat::FIRST, 1).action().to_string(), "6/off 2/off");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut source = Stream::new(9);
    let mut game =
        Game::<igroteka_metro::Position>::new(Setup::preset("leaflet").expect("the preset exists"));
    while let Some(chance) = game.draw_chance(&mut source) {
        game.chance(chance).expect("a drawn event is possible");
    }
    let Turn::Seats(seats) = game.turn() else { panic!("somebody begins") };
    let seat = seats.first().expect("somebody begins");
    let expected = advice(&game, seat, 4);
    // Another deal of what the seat cannot see is the same question.
    for _ in 0..20 {
        let world = game.seat_record(Some(seat)).sample_game(&mut source).expect("a world fits");
        assert_ne!(world.position(), game.position(), "something else was dealt");
        let again = advice(&world, seat, 4);
        assert_eq!(again.action(), expected.action());
        assert_eq!(again.candidates[0].value.to_bits(), expected.candidates[0].value.to_bits());
    }
}
