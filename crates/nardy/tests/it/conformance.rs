//! The suite that every game must pass, for every preset and every option that changes rules.

use igroteka_game::conformance::{Suite, check};
use igroteka_game::{Event, Game, Outcome, Seat, SeatSet};
use igroteka_nardy::{Action, Point, Points, Position, Setup};

use crate::common;

/// Recomputes the result from the finished game alone (N9, N10, G6, G7).
fn outcome(game: &Game<Position>, outcome: &Outcome) {
    let position = game.position();
    let takes = game
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Act(_, Action::Take) | Event::Pick(Action::Take)));
    let cube = 1 << takes.count();
    let finished = |seat: &Seat| position.borne_off(*seat) == 15;
    let (winner, points, reason) = match [Seat::FIRST, Seat::SECOND].into_iter().find(finished) {
        Some(winner) => (winner, cube * by_play(game.setup(), position, winner.opponent(), cube), "off"),
        None => given_up(game, cube),
    };
    assert_eq!(outcome.winners, SeatSet::only(winner));
    assert_eq!(outcome.scores.get(winner), points);
    assert_eq!(outcome.scores.get(winner.opponent()), 0);
    assert_eq!(outcome.reason, reason);
}

/// What the loser's checkers cost.
fn by_play(setup: &Setup, position: &Position, loser: Seat, cube: i32) -> i32 {
    let counts = setup.points == Points::Gammon && !(setup.jacoby && setup.cube && cube == 1);
    let back = (19..=24).map(|point| Point::new(point).unwrap()).chain([Point::BAR]);
    let left_behind = back.into_iter().any(|place| position.checkers(loser, place) > 0);
    match (counts && position.borne_off(loser) == 0, left_behind) {
        (false, _) => 1,
        (true, false) => 2,
        (true, true) => 3,
    }
}

/// What the last events say of a game that was not played out.
fn given_up(game: &Game<Position>, cube: i32) -> (Seat, i32, &'static str) {
    let mut offered = None;
    let mut late = false;
    let mut result = None;
    for event in game.events() {
        match event {
            Event::Timeout(_) => late = true,
            Event::Act(seat, Action::Resign) | Event::ResignMatch(seat, Action::Resign) => {
                result = Some((seat.opponent(), 1, "resign"));
            }
            Event::Act(seat, Action::ResignFor(stake)) => {
                offered = Some((seat.opponent(), cube * i32::from(stake.points()), "resign"));
                if late {
                    result = offered;
                }
                late = false;
            }
            Event::ResignMatch(seat, Action::ResignFor(stake)) => {
                result = Some((seat.opponent(), cube * i32::from(stake.points()), "resign"));
            }
            Event::Act(_, Action::Accept) | Event::Pick(Action::Accept) => result = offered,
            Event::Act(seat, Action::Drop) => result = Some((seat.opponent(), cube, "drop")),
            Event::Act(..) | Event::Pick(_) => late = false,
            _ => {}
        }
    }
    result.expect("somebody gave up")
}

macro_rules! variants {
    ($($name:ident: $setup:literal,)*) => {
        $(
            #[test]
            fn $name() {
                check(&common::setup($setup), &Suite::new(outcome));
            }
        )*
    };
}

variants! {
    leaflet: "leaflet",
    exact: "exact",
    international: "international",
    leaflet_with_gammons: "leaflet points=gammon",
    exact_with_cube: "exact cube=true",
    fixed_colours_and_start: "leaflet white=2 start=1",
    cube: "international cube=true",
    jacoby: "international cube=true jacoby=true",
    match_with_cube: "international cube=true match=7 score=3,5",
    crawford: "international cube=true match=5 score=4,2",
    after_crawford: "international cube=true match=5 score=4,2 crawford=false",
}
