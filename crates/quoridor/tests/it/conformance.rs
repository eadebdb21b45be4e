//! Every preset and every option that changes the rules, held against the contract.

use igroteka_game::Seat;
use igroteka_game::conformance::{Suite, check};
use igroteka_quoridor::{Action, Fence, Orientation, Position, Square};

use crate::common::setup;
use crate::{outcome, reference};

/// Without a second generator: long games on wide boards.
fn check_alone(preset: &str, fields: &[(&str, i64)]) {
    check::<Position>(&setup(preset, fields), &Suite::new(outcome::check_outcome));
}

/// With a second generator, and with everything that anyone could try.
fn check_against_reference(preset: &str, fields: &[(&str, i64)]) {
    let suite = Suite::new(outcome::check_outcome).with_reference(reference::legal).with_universe(universe);
    check::<Position>(&setup(preset, fields), &suite);
}

/// Everything anyone could try, on any board; resigning aside.
fn universe(_: &Position, _: Seat) -> Vec<Action> {
    let mut actions = vec![Action::Pass];
    for square in (0..11).flat_map(|column| (0..11).filter_map(move |row| Square::new(column, row))) {
        actions.push(Action::Step(square));
        actions.extend(Orientation::ALL.map(|orientation| Action::Place(Fence::new(square, orientation))));
    }
    actions
}

macro_rules! variants {
    ($check:ident: $($name:ident: $preset:literal $fields:expr;)*) => {
        $(#[test]
        fn $name() {
            $check($preset, &$fields);
        })*
    };
}

variants! { check_against_reference:
    preset_two: "two" [];
    preset_four: "four" [];
    preset_small: "small" [];
    small_four: "small" [("players", 4)];
    small_four_past_pawn: "small" [("players", 4), ("side_step_past_pawn", 1)];
    small_four_without_fences: "small" [("players", 4), ("fences", 0)];
    small_with_more_fences_than_room: "small" [("fences", 20)];
    small_four_with_more_fences_than_room: "small" [("players", 4), ("fences", 20)];
}

variants! { check_alone:
    four_past_pawn: "four" [("side_step_past_pawn", 1)];
    two_with_a_start: "two" [("start", 2)];
    two_without_repetition: "two" [("repetition", 0), ("ply_limit", 324)];
    four_without_repetition: "four" [("repetition", 0), ("ply_limit", 324)];
    two_with_few_plies: "two" [("ply_limit", 12)];
    two_without_a_limit: "two" [("ply_limit", 0)];
    without_any_limit: "small" [("repetition", 0), ("ply_limit", 0)];
    seven_for_two: "two" [("size", 7)];
    seven_for_four: "four" [("size", 7)];
    eleven_for_two: "two" [("size", 11), ("fences", 20)];
    eleven_for_four: "four" [("size", 11), ("ply_limit", 300)];
}
