//! Every preset, number of players and option against the contract.

use igroteka_game::conformance::{Suite, check};
use igroteka_game::{Event, Game, Outcome, Seat, SeatSet, Setup as _, Value};
use igroteka_metro::{Action, Chance, Position, Setup};

use crate::reference;

macro_rules! variants {
    ($($name:ident: $preset:literal, $players:literal, start_tile $start_tile:literal;)*) => {
        $(#[test]
        fn $name() {
            let setup = Setup::from_raw([
                ("preset".to_owned(), Value::from($preset)),
                ("players".to_owned(), Value::Int($players)),
                ("start_tile".to_owned(), Value::Bool($start_tile)),
            ])
            .unwrap();
            let suite = Suite::new(result_follows_from_the_record)
                .with_reference(reference::legal)
                .with_universe(reference::universe);
            check::<Position>(&setup, &suite);
        })*
    };
}

variants! {
    leaflet_2: "leaflet", 2, start_tile false;
    leaflet_3: "leaflet", 3, start_tile false;
    leaflet_4: "leaflet", 4, start_tile false;
    leaflet_2_start_tile: "leaflet", 2, start_tile true;
    leaflet_3_start_tile: "leaflet", 3, start_tile true;
    leaflet_4_start_tile: "leaflet", 4, start_tile true;
    calm_2: "calm", 2, start_tile false;
    calm_3: "calm", 3, start_tile false;
    calm_4: "calm", 4, start_tile false;
    calm_2_start_tile: "calm", 2, start_tile true;
    calm_3_start_tile: "calm", 3, start_tile true;
    calm_4_start_tile: "calm", 4, start_tile true;
}

/// Recounts tiles and stations from the events alone and compares winners, scores and reason.
fn result_follows_from_the_record(game: &Game<Position>, outcome: &Outcome) {
    let players = game.setup().players();
    let mut tally = vec![Tally::default(); players as usize];
    let mut mover = Seat::FIRST;
    for event in game.events() {
        match event {
            Event::Chance(Chance::Deal(seat, _)) => tally[seat.index()].tiles += 9,
            Event::Chance(Chance::Draw(seat, _)) => tally[seat.index()].tiles += 1,
            Event::Chance(Chance::Station(_)) => tally[mover.index()].stations += 1,
            Event::Timeout(seat) => mover = *seat,
            Event::Act(seat, Action::Resign) | Event::ResignMatch(seat, _) => {
                tally[seat.index()].resigned = true;
            }
            Event::Act(seat, Action::Lay(_) | Action::Token(_)) => {
                mover = *seat;
                tally[seat.index()].tiles -= 1;
            }
            Event::Pick(Action::Lay(_) | Action::Token(_)) => tally[mover.index()].tiles -= 1,
            _ => {}
        }
    }
    let left: Vec<&Tally> = tally.iter().filter(|tally| !tally.resigned).collect();
    let best = left.iter().map(|tally| tally.rank()).max().expect("somebody stayed");
    let lowest = left.iter().map(|tally| tally.rank().0).min().expect("somebody stayed");
    let winners: SeatSet = Seat::all(players)
        .filter(|seat| !tally[seat.index()].resigned && tally[seat.index()].rank() == best)
        .collect();
    assert_eq!(outcome.winners, winners);
    for seat in Seat::all(players) {
        let tally = &tally[seat.index()];
        let expected = if tally.resigned { lowest - 1 } else { tally.rank().0 };
        assert_eq!(outcome.scores.get(seat), expected, "seat {seat}");
    }
    let reason = match left.as_slice() {
        [_] => "resignation",
        left if left.iter().any(|tally| tally.tiles == 0) => "last_tile",
        left if left.iter().any(|tally| tally.stations == 5) => "fifth_station",
        _ => "blocked",
    };
    assert_eq!(outcome.reason, reason);
}

#[derive(Clone, Default)]
struct Tally {
    tiles: i32,
    stations: i32,
    resigned: bool,
}

impl Tally {
    fn rank(&self) -> (i32, i32) {
        (self.stations - self.tiles, self.stations)
    }
}
