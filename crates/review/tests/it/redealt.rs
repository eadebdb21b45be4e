//! Nobody is judged by what they could not know.

use igroteka_bots::{Opponent, arena};
use igroteka_game::{Game, Record, Seat, Setup as _, Source as _, Stream, Value};
use igroteka_review::Review;

use crate::common::reviewed;

/// A random game that has come some way.
fn halfway<R: Opponent>(fields: &[(&str, Value)], seed: u64) -> Game<R> {
    let raw = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    let setup = R::Setup::from_raw(raw).unwrap_or_else(|error| panic!("{error}"));
    let mut source = Stream::new(seed);
    let mut games = Vec::new();
    arena::play_one::<R>(&setup, seed, |game, seat, _| {
        games.push(game.clone());
        source.pick(&game.legal(seat)).clone()
    });
    games.swap_remove(games.len() * 2 / 3)
}

fn decisions_of(seat: Seat, review: &Review) -> String {
    let own: Vec<_> = review.decisions.iter().filter(|decision| decision.seat == seat.number()).collect();
    assert!(!own.is_empty(), "seat {seat} decided something");
    serde_json::to_string(&own).expect("a review can be written")
}

/// What a seat cannot know is dealt anew: its decisions stay what they were, byte for byte.
fn is_blind_to_the_hidden<R: Opponent>(fields: &[(&str, Value)]) {
    let mut source = Stream::new(9);
    for seed in 1..=2 {
        let game = halfway::<R>(fields, seed);
        let before = reviewed(&Record::of(&game), 200);
        for seat in [Seat::FIRST, Seat::SECOND] {
            let record = Record::of(&game);
            let dealt = (0..50)
                .map(|_| game.seat_record(Some(seat)).sample_game(&mut source).expect("a world fits"))
                .map(|world| Record::of(&world))
                .find(|dealt| dealt.events != record.events)
                .expect("something can be dealt anew");
            let after = reviewed(&dealt, 200);
            assert_eq!(decisions_of(seat, &after), decisions_of(seat, &before), "{} seat {seat}", R::GAME);
        }
    }
}

#[test]
fn metro_is_judged_without_hindsight() {
    is_blind_to_the_hidden::<igroteka_metro::Position>(&[("players", Value::Int(3))]);
}

#[test]
fn roads_is_judged_without_hindsight() {
    for preset in ["duel", "newspaper", "pile"] {
        is_blind_to_the_hidden::<igroteka_roads::Position>(&[
            ("preset", Value::text(preset)),
            ("aside", Value::Int(3)),
        ]);
    }
}

#[test]
fn sudoku_is_judged_without_hindsight() {
    is_blind_to_the_hidden::<igroteka_sudoku::Position>(&[("preset", Value::text("children"))]);
    is_blind_to_the_hidden::<igroteka_sudoku::Position>(&[("players", Value::Int(3))]);
}
