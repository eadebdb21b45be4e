//! Where fences may stand (Q2, Q3, Q10).

use igroteka_game::{Direction, Rules, Source, Stream, Turn};
use igroteka_quoridor::{Fence, Illegal, Position, SquareSet};

use crate::common::*;

fn fence(text: &str) -> Fence {
    Fence::read(text).expect("a fence")
}

fn closes(text: &str, seats: &[u8]) -> Illegal {
    Illegal::ClosesWay { fence: fence(text), seats: seats.iter().map(|&number| seat(number)).collect() }
}

#[test]
fn a_fence_is_named_after_the_south_west_of_its_four_squares() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   2   .   .

        4   .   .   .   .   .
               -------
        3   .   .   .   .   .

        2   . | .   .   .   .
              |
        1   . | .   1   .   .
            a   b   c   d   e
        ",
    );
    let fences: Vec<String> = position.fences().iter().map(|fence| fence.to_string()).collect();
    assert_eq!(fences, ["b3h", "a1v"]);
    let walled = |text: &str, direction| position.is_walled(square(text), direction);
    assert!(walled("b3", Direction::North) && walled("c3", Direction::North));
    assert!(walled("b4", Direction::South) && walled("c4", Direction::South));
    assert!(!walled("a3", Direction::North) && !walled("d3", Direction::North));
    assert!(walled("a1", Direction::East) && walled("a2", Direction::East) && walled("b2", Direction::West));
    assert!(!walled("a3", Direction::East));
}

#[test]
fn placing_a_fence_takes_it_from_the_placer_and_passes_the_turn() {
    let before = Position::read(&setup("two", &[]), "e1 e9 / 10 10 / - / 1").unwrap();
    let after = after(&before, "e3h");
    assert_eq!(after.to_string(), "e1 e9 / 9 10 / e3h / 2");
    assert_eq!(after.turn(), Turn::of(seat(2)));
}

#[test]
fn with_no_fence_left_only_the_pawn_moves() {
    let setup = setup("small", &[("fences", 1)]);
    let position = Position::read(&setup, "c1 c5 / 0 1 / b3h / 1").unwrap();
    assert_eq!(refused(&position, "a1h"), Illegal::NoFenceLeft);
    assert_eq!(legal(&position), ["b1", "d1", "c2"]);
}

#[test]
fn q2_fences_lie_inside_the_board() {
    let position = Position::read(&setup("two", &[]), "e1 e9 / 10 10 / - / 1").unwrap();
    for text in ["e9h", "i1h", "e9v", "i1v", "i9h", "k11v", "j3h"] {
        assert_eq!(refused(&position, text), Illegal::OutsideBoard(fence(text)));
    }
    for text in ["h8h", "h8v", "a1h", "a1v"] {
        after(&position, text);
    }
}

#[test]
fn q2_fences_neither_overlap_nor_cross_but_meet_end_to_end_and_in_a_t() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   2   .   .

        4   .   .   .   .   .

        3   .   .   .   .   .
           -------
        2   .   .   .   .   .

        1   .   .   1   .   .
            a   b   c   d   e
        ",
    );
    let other = fence("a2h");
    let overlaps = |text| Illegal::Overlaps { fence: fence(text), other };
    assert_eq!(refused(&position, "a2h"), overlaps("a2h"));
    assert_eq!(refused(&position, "b2h"), overlaps("b2h"));
    assert_eq!(refused(&position, "a2v"), Illegal::Crosses { fence: fence("a2v"), other });
    assert_eq!(
        drawing_of(&["c2h", "a3v", "b1v"].iter().fold(position, |position, text| after(&position, text))),
        clean(
            "
            5   .   .   2   .   .

            4   . | .   .   .   .
                  |
            3   . | .   .   .   .
               ------- -------
            2   .   . | .   .   .
                      |
            1   .   . | 1   .   .
                a   b   c   d   e
            "
        )
    );
}

#[test]
fn q2_upright_fences_do_not_overlap_either() {
    let position = Position::read(&two_on_five(), "c1 c5 / 9 10 / b2v / 1").unwrap();
    for text in ["b1v", "b2v", "b3v"] {
        assert!(matches!(refused(&position, text), Illegal::Overlaps { .. }), "{text}");
    }
    assert!(matches!(refused(&position, "b2h"), Illegal::Crosses { .. }));
    after(&position, "b4v");
}

/// The only gap in the wall is in column e.
const GAP: &str = "
    5   .   .   2   .   .

    4   .   .   .   .   .

    3   .   .   .   .   .
       ------- -------
    2   .   .   .   .   .

    1   .   .   1   .   .
        a   b   c   d   e
    ";

#[test]
fn q3_nobody_closes_the_last_way_of_another() {
    // With d1v the south-west would be shut: seat 1 is inside, seat 2 still gets to e1.
    assert_eq!(refused(&drawn(&two_on_five(), 2, GAP), "d1v"), closes("d1v", &[1]));
    let seat_1_outside =
        drawn(&two_on_five(), 2, &GAP.replace("1   .   .   1   .   .", "1   .   .   .   .   1"));
    after(&seat_1_outside, "d1v");
}

#[test]
fn q3_nobody_closes_the_own_last_way() {
    assert_eq!(refused(&drawn(&two_on_five(), 1, GAP), "d1v"), closes("d1v", &[1]));
}

#[test]
fn q3_a_fence_may_close_the_ways_of_both() {
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   2   .   .

        4   .   .   .   .   .

        3   .   .   .   . | .
           ------- -------|
        2   .   .   .   . | .

        1   .   .   1   .   .
            a   b   c   d   e
        ",
    );
    // d3h from the upright fence to the rim would part north and south.
    assert_eq!(refused(&position, "d3h"), closes("d3h", &[1, 2]));
    assert_eq!(
        refused(&position, "d3h").to_string(),
        "d3h would close the last way to the finish for seats 1, 2"
    );
}

#[test]
fn q3_every_seat_of_four_keeps_a_way() {
    let position = drawn(
        &four_on_five(),
        1,
        "
        5   .   .   3   .   .
           -------
        4   .   .   .   .   .

        3   2   .   .   .   4
           -------
        2   .   .   .   .   .

        1   .   .   1   .   .
            a   b   c   d   e
        ",
    );
    // The last side of the pen a3–b4.
    assert_eq!(refused(&position, "b3v"), closes("b3v", &[2]));
}

#[test]
fn q3_pawns_do_not_block_a_way() {
    // Seat 2 stands in the only gap; shutting the empty corner a1–b1 leaves every way as it was.
    let position = drawn(
        &two_on_five(),
        1,
        "
        5   .   .   .   .   .

        4   .   .   .   .   .

        3   .   .   .   .   2
           ------- -------
        2   .   .   .   .   .
           -------
        1   .   .   1   .   .
            a   b   c   d   e
        ",
    );
    let shut = after(&position, "b1v");
    assert_eq!(shut.distance(seat(1)), Some(6));
}

#[test]
fn q3_squares_without_a_pawn_may_be_shut_in() {
    let position = Position::read(&two_on_five(), "c1 c5 / 9 10 / a1h / 2").unwrap();
    let shut = after(&position, "b1v");
    let distances = shut.distances(seat(1));
    assert_eq!(distances[square("a1").index()], None);
    assert_eq!(distances[square("a2").index()], Some(3));
}

#[test]
fn q10_a_placed_fence_never_moves() {
    let setup = setup("small", &[("fences", 5), ("start", 1)]);
    let mut source = Stream::new(10);
    for _ in 0..200 {
        let mut position = Position::new(&setup);
        while position.turn() != Turn::Over && source.below(60) > 0 {
            let before = position.fences();
            position.play_random(mover(&position), &mut source, &mut Vec::new());
            assert_eq!(before.and(position.fences()), before, "what stood still stands");
            let in_hand = position.fences_left(seat(1)) + position.fences_left(seat(2));
            assert_eq!(u32::from(in_hand) + position.fences().len(), 10, "no fence comes back");
        }
    }
}

#[test]
fn ways_and_distances_go_around_fences() {
    let position = drawn(&two_on_five(), 1, GAP);
    // c1 → e1 → e3 → e5 is two steps east and four north.
    assert_eq!(position.distance(seat(1)), Some(6));
    assert_eq!(position.distance(seat(2)), Some(6));
    let way = position.shortest_way(seat(1));
    assert_eq!(way.len(), 6);
    assert!(way.contains(&square("e2")) && way.contains(&square("e3")));
    assert_eq!(way.last().map(|square| square.row()), Some(4));
    let finish: SquareSet = ["a5", "b5", "c5", "d5", "e5"].map(square).into_iter().collect();
    assert_eq!(position.finish_squares(seat(1)), finish);
    assert_eq!(position.finish(seat(2)), Direction::South);
    assert_eq!(position.ways_closed_by(fence("d1v")), [seat(1)].into_iter().collect());
    assert!(position.ways_closed_by(fence("d3v")).is_empty());
    assert!(position.ways_closed_by(fence("k11v")).is_empty());
}
