//! Steps, jumps, side steps and passing (Q4–Q8).

use igroteka_game::{Rules, SeatSet, Stream, Turn};
use igroteka_quoridor::{Fence, Illegal};

use crate::common::*;

#[test]
fn a_pawn_steps_to_its_neighbours_but_not_through_a_fence() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   .   .   2
               -------
        3   .   .   1 | .   .
                      |
        2   .   .   . | .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c2 b3");
}

#[test]
fn a_step_moves_the_pawn_and_passes_the_turn() {
    let before = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   2   .   .

        4   .   .   .   .   .

        3   .   .   .   .   .

        2   .   .   .   .   .

        1   .   .   1   .   .
            a   b   c   d   e
        ",
    );
    let after = after(&before, "d1");
    assert_eq!(
        drawing_of(&after),
        clean(
            "
            5   .   .   2   .   .

            4   .   .   .   .   .

            3   .   .   .   .   .

            2   .   .   .   .   .

            1   .   .   .   1   .
                a   b   c   d   e
            "
        )
    );
    assert_eq!(after.turn(), Turn::of(seat(2)));
}

#[test]
fn face_to_face_the_mover_jumps_straight_over() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   .   .   .

        3   .   .   2   .   .

        2   .   .   1   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c1 b2 d2 c4");
    assert_eq!(after(&position, "c4").pawn(seat(1)), Some(square("c4")));
    assert_eq!(refused(&position, "c3"), Illegal::Occupied { square: square("c3"), seat: seat(2) });
}

#[test]
fn a_fence_between_two_pawns_allows_no_jump() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   .   .   .

        3   .   .   2   .   .
               -------
        2   .   .   1   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c1 b2 d2");
    let fence_between = Illegal::FenceBetween { from: square("c2"), to: square("c3") };
    assert_eq!(refused(&position, "c4"), fence_between);
    assert_eq!(refused(&position, "b3"), fence_between);
}

#[test]
fn q4_the_edge_behind_the_jumped_pawn_counts_as_a_fence() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   2   .   .

        4   .   .   1   .   .

        3   .   .   .   .   .

        2   .   .   .   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c3 b4 d4 b5 d5");
}

#[test]
fn q5_side_step_only_when_the_jump_is_blocked() {
    let open = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   .   .   .

        3   .   .   2   .   .

        2   .   .   1   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    let jump_is_open = Illegal::JumpIsOpen { jumped: square("c3") };
    assert_eq!(refused(&open, "b3"), jump_is_open);
    assert_eq!(refused(&open, "d3"), jump_is_open);
    let fenced = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   .   .   .
               -------
        3   .   .   2   .   .

        2   .   .   1   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&fenced), "c1 b2 d2 b3 d3");
    assert_eq!(refused(&fenced, "c4"), Illegal::FenceBetween { from: square("c3"), to: square("c4") });
}

#[test]
fn q5_no_side_step_through_a_fence_beside_the_jumped_pawn() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   . | .   .   .
                  |-------
        3   .   . | 2   .   .

        2   .   .   1   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c1 b2 d2 d3");
    assert_eq!(refused(&position, "b3"), Illegal::FenceBetween { from: square("c3"), to: square("b3") });
}

#[test]
fn q5_no_side_step_onto_a_pawn() {
    let position = drawn(
        &four_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   4   .   .
               -------
        3   .   2   3   .   .

        2   .   .   1   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    // The fence stops the jump before pawn 4 behind it could.
    assert_eq!(targets(&position), "c1 b2 d2 d3");
}

#[test]
fn q5_side_steps_lie_left_and_right_of_the_jump() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   . | .   .
                      |
        3   .   1   2 | .   .

        2   .   .   .   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    // Jumping east is stopped: the side steps go north and south of the jumped pawn.
    assert_eq!(targets(&position), "b2 c2 a3 b4 c4");
}

const THREE_IN_A_COLUMN: &str = "
    5   .   .   .   .   .

    4   .   .   3   .   .

    3   .   .   2   .   .

    2   .   .   1   .   4

    1   .   .   .   .   .
        a   b   c   d   e
    ";

#[test]
fn q6_a_pawn_behind_the_jumped_one_stops_jump_and_side_steps() {
    let position = drawn(&four_on_five(), 1, THREE_IN_A_COLUMN);
    assert_eq!(targets(&position), "c1 b2 d2");
    assert_eq!(refused(&position, "b3"), Illegal::PawnBehind { jumped: square("c3") });
    // At most one pawn is jumped.
    assert_eq!(refused(&position, "c5"), Illegal::TooFar(square("c5")));
}

#[test]
fn q6_the_option_allows_the_side_steps_past_a_pawn() {
    let setup = setup("four", &[("size", 5), ("fences", 10), ("side_step_past_pawn", 1)]);
    let position = drawn(&setup, 1, THREE_IN_A_COLUMN);
    assert_eq!(targets(&position), "c1 b2 d2 b3 d3");
    // Q5 still holds where nobody stands behind.
    let position = drawn(
        &setup,
        1,
        "
        5   .   .   3   .   .

        4   .   .   .   .   .

        3   .   .   2   .   .

        2   .   .   1   .   4

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c1 b2 d2 c4");
}

#[test]
fn q5_a_square_beside_two_pawns_is_listed_once() {
    let position = drawn(
        &four_on_five(),
        1,
        "
        5   .   .   .   .   .
               -------
        4   .   .   2   .   .

        3   .   .   1   3 | .
                          |
        2   .   .   .   . | 4

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    // d4 lies beside pawn 2 and beside pawn 3.
    assert_eq!(targets(&position), "c2 d2 b3 b4 d4");
}

#[test]
fn q7_jumping_is_optional_and_may_end_the_game() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   2   .   .

        3   .   .   1   .   .

        2   .   .   .   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(targets(&position), "c2 b3 d3 c5");
    let stepped = after(&position, "b3");
    assert_eq!(stepped.turn(), Turn::of(seat(2)));
    let jumped = after(&position, "c5");
    assert_eq!(jumped.turn(), Turn::Over);
    let outcome = jumped.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.reason), (SeatSet::only(seat(1)), "goal"));
}

/// Seat 1 sits at the end of a passage, two pawns one behind the other before it.
const STUCK: &str = "
    5   .   .   .   .   .

    4   . | .   .   .   .
          |
    3   3 | .   .   .   .

    2   2 | .   4   .   .
          |
    1   1 | .   .   .   .
        a   b   c   d   e
    ";

#[test]
fn q8_pass_is_the_only_action_of_who_can_neither_move_nor_place() {
    let setup = setup("four", &[("size", 5), ("fences", 1)]);
    let stuck = drawn_with(&setup, "0 0 1 1", "1", STUCK);
    assert_eq!(legal(&stuck), ["pass"]);
    assert_eq!(stuck.count_legal(seat(1)), 1);
    let passed = after(&stuck, "pass");
    assert_eq!(drawing_of(&passed), clean(STUCK));
    assert_eq!(passed.turn(), Turn::of(seat(2)));
}

#[test]
fn q8_nobody_passes_who_has_a_fence_to_place() {
    let setup = setup("four", &[("size", 5), ("fences", 1)]);
    let position = drawn_with(&setup, "1 0 0 1", "1", STUCK);
    assert_eq!(targets(&position), "");
    assert!(!legal(&position).contains(&"pass".to_owned()));
    assert_eq!(refused(&position, "pass"), Illegal::CanAct);
}

#[test]
fn q8_nobody_passes_who_can_move() {
    let position = drawn(&four_on_five(), 1, THREE_IN_A_COLUMN);
    assert_eq!(refused(&position, "pass"), Illegal::CanAct);
}

/// Every place for a fence overlaps one, crosses one, or shuts somebody in. Seat 1 is stuck behind two pawns.
const FULL: &str = "
    5   .   .   .   .   .

    4   . | . | . | . | .
          |   |   |   |
    3   . | 3 | . | . | .

    2   . | 2 | . | . | .
          |   |   |   |
    1   . | 1 | . | 4 | .
        a   b   c   d   e
    ";

#[test]
fn q8_fences_without_a_place_for_them_do_not_help_who_is_stuck() {
    let setup = setup("four", &[("size", 5), ("fences", 3)]);
    let position = drawn_with(&setup, "3 0 0 1", "1", FULL);
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(
        refused(&position, "a2h"),
        Illegal::ClosesWay {
            fence: Fence::read("a2h").unwrap(),
            seats: [1, 2].map(seat).into_iter().collect(),
        }
    );
    // A random action is the pass too.
    let mut random = position.clone();
    random.play_random(seat(1), &mut Stream::new(1), &mut Vec::new());
    assert_eq!(random, after(&position, "pass"));
}

#[test]
fn a_pawn_goes_nowhere_else() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   2   .   .

        4   .   .   .   .   .

        3   .   .   1   .   .

        2   .   .   .   .   .

        1   .   .   .   .   .
            a   b   c   d   e
        ",
    );
    assert_eq!(refused(&position, "c3"), Illegal::StandsThere(square("c3")));
    assert_eq!(refused(&position, "d4"), Illegal::TooFar(square("d4")));
    assert_eq!(refused(&position, "c1"), Illegal::TooFar(square("c1")));
    assert_eq!(refused(&position, "f3"), Illegal::NoSuchSquare(square("f3")));
    assert_eq!(
        refused(&position, "c3").to_string(),
        "the pawn stands on c3 already; move it to another square"
    );
}
