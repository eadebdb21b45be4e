//! How cards are laid: R1, R2, R3, R6, R7, R17 and what a refusal says (G1).

use igroteka_game::{Direction, PlayError, Rules};
use igroteka_roads::{Illegal, Position, Side, Square};

use crate::common::*;

/// A duel of 20 cards each after one card: 10 straights, 16 bends, 5 Ts, 2 crossings, 7 dead ends in the deck.
fn after_one_card(drawing: &'static str) -> Position {
    let hands: &[&str] = match drawing {
        "─" => &["..22*8 .2.2*4 .222*3 2222 ...2*3", "..22*8 .2.2*5 .222*3 2222 ...2*3"],
        "┌" => &["..22*7 .2.2*5 .222*3 2222 ...2*3", "..22*8 .2.2*5 .222*3 2222 ...2*3"],
        other => panic!("{other}"),
    };
    Scene::new(setup("duel", &[("cards", "20"), ("start", "1")]), drawing, hands, "play 2").position()
}

#[test]
fn r1_a_card_turns_to_all_four_sides() {
    let position = after_one_card("─");
    let bends_east: Vec<String> = legal(&position)
        .into_iter()
        .filter(|lay| lay.starts_with("1,0:") && lay.matches('2').count() == 2)
        .collect();
    // The road comes from the west: a bend to either side, or straight on.
    assert_eq!(bends_east, ["1,0:..22", "1,0:.2.2", "1,0:2..2"]);
}

#[test]
fn r1_a_card_is_never_flipped() {
    // `.24.` turns into `..24` and so on, but never into its mirror image `.42.`.
    let setup = setup("duel-lanes", &[("start", "1")]);
    for kind in setup.deck().kinds().iter() {
        for sides in kind.rotations().iter() {
            assert!(
                (0..4)
                    .scan(sides, |turned, _| {
                        *turned = turned.turned();
                        Some(*turned)
                    })
                    .any(|s| s == kind.sides())
            );
        }
    }
    let asymmetric = igroteka_roads::Kind::read(".24.").unwrap();
    let texts: Vec<String> = asymmetric.rotations().iter().map(|sides| sides.to_string()).collect();
    assert_eq!(texts, ["..24", ".24.", "24..", "4..2"]);
}

#[test]
fn r2_every_touching_side_must_agree() {
    let scene = Scene::new(
        setup("duel", &[("cards", "20"), ("start", "1")]),
        "
        ┌┐
        └·
        ",
        &["..22*6 .2.2*5 .222*3 2222 ...2*3", "..22*7 .2.2*5 .222*3 2222 ...2*3"],
        "play 2",
    );
    let mut position = scene.position();
    // The gap in the south-east corner is met by roads from the north and from the west.
    assert_eq!(
        refusal(&position, "1,0:2.2."),
        Illegal::Clash { direction: Direction::West, shown: Side::Blank, asked: Side::Two }
    );
    play(&mut position, "1,0:2..2");
    looks_like(&position, "┌┐ └┘");
}

#[test]
fn r2_a_road_never_runs_into_a_blank_side() {
    let position = after_one_card("─");
    assert_eq!(
        refusal(&position, "0,1:..2."),
        Illegal::Clash { direction: Direction::South, shown: Side::Two, asked: Side::Blank }
    );
}

#[test]
fn r2_at_least_one_road_must_join() {
    // A dead end north of a horizontal road touches blank to blank, and joins nothing.
    let position = after_one_card("─");
    assert_eq!(refusal(&position, "0,1:2..."), Illegal::NoRoadJoins(Square::new(0, 1)));
    assert!(legal(&position).iter().all(|lay| !lay.starts_with("0,1:")));
}

#[test]
fn r2_a_card_touches_another() {
    let position = after_one_card("─");
    assert_eq!(refusal(&position, "3,0:.2.2"), Illegal::Apart(Square::new(3, 0)));
    assert_eq!(refusal(&position, "1,1:.2.2"), Illegal::Apart(Square::new(1, 1)));
    assert_eq!(refusal(&position, "0,0:.2.2"), Illegal::Occupied(Square::ORIGIN));
}

#[test]
fn r3_a_road_may_end_over_an_empty_square_or_over_the_edge() {
    let scene = Scene::new(
        setup("newspaper", &[("cards", "20"), ("start", "1"), ("field", "4 4")]),
        "
        ····
        ··─·
        ····
        ····
        ",
        &["..22*6 .2.2*4 .222*6 2222*3", "..22*6 .2.2*3 .222*7 2222*4"],
        "play 2",
    );
    let mut position = scene.position();
    play(&mut position, "3,2:.2.2");
    looks_like(&position, "···· ··── ···· ····");
    let ends: Vec<(String, Direction)> =
        (position.table().open_ends().iter()).map(|end| (end.square.to_string(), end.direction)).collect();
    assert_eq!(ends, [("2,2".to_owned(), Direction::West), ("3,2".to_owned(), Direction::East)]);
}

#[test]
fn r6_passing_is_never_voluntary() {
    let pile = Scene {
        joined: "1 0",
        ..Scene::new(setup("pile", &[("start", "1"), ("table", "unlimited")]), "─", &["-", "..22"], "play 2")
    };
    assert_eq!(refusal(&pile.position(), "pass"), Illegal::MustLay);
    let newspaper = Scene::new(
        setup("newspaper", &[("cards", "20"), ("start", "1"), ("field", "4 4")]),
        "
        ····
        ··─·
        ····
        ····
        ",
        &["..22*6 .2.2*4 .222*6 2222*3", "..22*6 .2.2*3 .222*7 2222*4"],
        "play 2",
    );
    assert_eq!(refusal(&newspaper.position(), "out"), Illegal::MustLay);
    // And each belongs to one variant only.
    assert_eq!(refusal(&newspaper.position(), "pass"), Illegal::NoPassing);
    assert_eq!(refusal(&pile.position(), "out"), Illegal::NoGoingOut);
    assert_eq!(refusal(&after_one_card("─"), "pass"), Illegal::NoPassing);
}

/// The squares on which the first card of an empty field may lie.
fn first_squares(width: &str, height: &str) -> Vec<String> {
    let field = format!("{width} {height}");
    let setup = setup("pile", &[("start", "1"), ("field", &field)]);
    let mut position = Position::new(&setup);
    happen(&mut position, "draw 1 2222");
    legal(&position).iter().map(|lay| lay.trim_end_matches(":2222").to_owned()).collect()
}

#[test]
fn r7_the_first_card_lies_nearest_the_centre_of_a_field() {
    assert_eq!(first_squares("6", "8"), ["2,3", "3,3", "2,4", "3,4"]);
    assert_eq!(first_squares("9", "8"), ["4,3", "4,4"]);
    assert_eq!(first_squares("6", "7"), ["2,3", "3,3"]);
    assert_eq!(first_squares("5", "5"), ["2,2"]);
}

#[test]
fn r7_the_first_card_lies_at_the_origin_of_an_unlimited_table() {
    let mut position = Position::new(&setup("pile", &[("start", "1"), ("table", "unlimited")]));
    happen(&mut position, "draw 1 22..");
    // Any way round; in variant 3 it is the drawn card.
    assert_eq!(legal(&position), ["0,0:..22", "0,0:.22.", "0,0:2..2", "0,0:22.."]);
    assert!(matches!(refusal(&position, "1,0:22.."), Illegal::FirstCard(_, _)));
    assert!(matches!(refusal(&position, "0,0:2222"), Illegal::NotHeld(_)));
}

#[test]
fn r17_two_lanes_never_meet_four() {
    // 3 of `2.2.`, 3 of `4.4.`, 4 of `4.2.` and so on in a deck of 48.
    let scene = Scene {
        joined: "1 0",
        ..Scene::new(
            setup("pile-lanes", &[("start", "1"), ("table", "unlimited")]),
            "━",
            &["-", ".4.4 .2.2 .2.4"],
            "play 2",
        )
    };
    let position = scene.position();
    assert_eq!(
        refusal(&position, "1,0:.2.2"),
        Illegal::Clash { direction: Direction::West, shown: Side::Two, asked: Side::Four }
    );
    // Straight on, or narrowing from four lanes to two; each at either end.
    assert_eq!(legal(&position), ["-1,0:.4.2", "-1,0:.4.4", "1,0:.2.4", "1,0:.4.4"]);
}

#[test]
fn r17_lanes_are_a_setup_of_every_variant() {
    for preset in ["duel", "newspaper", "pile"] {
        let two = setup(preset, &[]);
        assert_eq!(two.lanes().word(), "two");
        let four_lanes = |deck: igroteka_roads::Cards| deck.to_string().contains('4');
        assert!(!four_lanes(two.deck()));
        assert!(four_lanes(setup(preset, &[("lanes", "mixed")]).deck()));
        assert_eq!(setup(&format!("{preset}-lanes"), &[]), setup(preset, &[("lanes", "mixed")]));
    }
}

#[test]
fn g1_a_refusal_says_why_and_changes_nothing() {
    let mut position = after_one_card("─");
    let before = position.clone();
    let text = |action: &str| refusal(&before, action).to_string();
    assert!(text("0,1:..2.").contains("south side is a two-lane road"));
    assert!(text("0,1:..2.").contains("shows a blank side"));
    assert!(text("5,5:2...").contains("touches no card"));
    assert!(text("0,0:2...").contains("choose an empty square"));
    assert!(text("1,0:.4.4").contains("you hold no card .4.4"));
    let lay = position.read_action(seat(1), "1,0:.2.2").unwrap();
    assert_eq!(position.play(seat(1), &lay), Err(PlayError::NotYourTurn(seat(1))));
    assert_eq!(position, before);
}

#[test]
fn actions_come_row_by_row_from_the_south_west_in_ascii_order() {
    let mut sorted = legal(&after_one_card("┌"));
    let listed = sorted.clone();
    sorted.sort_by_key(|lay| {
        let ((x, y), sides) = {
            let (square, sides) = lay.split_once(':').unwrap();
            let (x, y) = square.split_once(',').unwrap();
            ((x.parse::<i32>().unwrap(), y.parse::<i32>().unwrap()), sides.to_owned())
        };
        (y, x, sides)
    });
    assert_eq!(listed, sorted);
    // East of the bend: straight, two bends, three Ts, a crossing, a dead end; and as many south of it.
    assert_eq!(listed.len(), 16);
}
