//! How fast each game's rules are: whole random games, and what a search does most.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use igroteka_game::{Game, Rules, Seat, Setup, Source, Stream, Turn, perft, playout};

/// A position some way into a random game of the default preset.
fn mid_game<R: Rules>(setup: &R::Setup) -> Game<R> {
    let mut source = Stream::new(7);
    let mut game = Game::<R>::new(setup.clone());
    for _ in 0..16 {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.position().draw_chance(&mut source);
                game.chance(chance).expect("a drawn event is possible");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let action = source.pick(&game.legal(seat)).clone();
                game.act(seat, action).expect("a legal action is accepted");
            }
        }
    }
    game
}

fn game<R: Rules>(criterion: &mut Criterion, preset: &str) {
    let setup = R::Setup::preset(preset).expect("the preset exists");
    let mut group = criterion.benchmark_group(format!("{} {preset}", R::GAME));
    let (mut source, mut scratch) = (Stream::new(1), Vec::new());
    let mut start = R::new(&setup);
    start.settle_lots();
    let bound = R::event_bound(&setup);
    group.bench_function("random game", |bencher| {
        bencher.iter(|| playout(start.clone(), bound, &mut source, &mut scratch));
    });
    let game = mid_game::<R>(&setup);
    group.bench_function("copy a position", |bencher| bencher.iter(|| black_box(game.position()).clone()));
    if let Turn::Seats(seats) = game.turn() {
        let seat = seats.first().unwrap_or(Seat::FIRST);
        group.bench_function("list legal actions", |bencher| {
            bencher.iter(|| {
                scratch.clear();
                black_box(game.position()).legal(seat, &mut scratch);
                scratch.len()
            });
        });
        let record = game.seat_record(Some(seat));
        group.bench_function("sample a hidden world", |bencher| {
            bencher.iter(|| record.sample_game(&mut source));
        });
    }
    group.finish();
}

fn games(criterion: &mut Criterion) {
    game::<igroteka_bots::quoridor::Position>(criterion, "two");
    game::<igroteka_bots::quoridor::Position>(criterion, "four");
    game::<igroteka_bots::nardy::Position>(criterion, "leaflet");
    game::<igroteka_bots::nardy::Position>(criterion, "international");
    game::<igroteka_bots::sudoku::Position>(criterion, "adult");
    game::<igroteka_bots::metro::Position>(criterion, "leaflet");
    game::<igroteka_bots::roads::Position>(criterion, "duel");
    game::<igroteka_bots::roads::Position>(criterion, "newspaper");
    game::<igroteka_bots::roads::Position>(criterion, "pile");
}

fn leaves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    let mut quoridor = start::<igroteka_bots::quoridor::Position>("two");
    quoridor.settle_lots();
    group.bench_function("quoridor 3", |bencher| bencher.iter(|| perft(&quoridor, 3)));
    let mut nardy = start::<igroteka_bots::nardy::Position>("international");
    nardy.settle_lots();
    group.bench_function("nardy 2", |bencher| bencher.iter(|| perft(&nardy, 2)));
    group.finish();
}

fn start<R: Rules>(preset: &str) -> R {
    R::new(&R::Setup::preset(preset).expect("the preset exists"))
}

criterion_group!(benches, games, leaves);
criterion_main!(benches);
