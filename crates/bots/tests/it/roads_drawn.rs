//! Roads' opponents find the forced wins of variants 2 and 3 that anybody can see on a drawn field.

use igroteka_bots::{AtLevel, Budget, ask};
use igroteka_game::{Game, Rules as _, Seat, Setup as _, Turn, Value};
use igroteka_roads::{Action, Position, Setup, Sides};

/// One square in the south-east is the end of the only road, with the corner below it. A bend leads the road over the
/// edge (R3), and no other card can follow. A straight or a T leads it into the corner, where one more card fits; that
/// one leads over the edge whatever it is. The empty square in the middle has blank sides all around (R2).
const ONE_END: &str = "
    ───┐
    ┐·┌┤
    ├┐│·
    └┴┘·
";

/// The same with another end in the north-west corner. There one card fits, and nothing can follow it.
const TWO_ENDS: &str = "
    ·──┐
    ┐·┌┤
    ├┐│·
    └┴┘·
";

/// What is besides the table: the hands, which seat began, the turns missed and the roads joined.
struct Rest {
    hands: &'static str,
    first: i64,
    missed: &'static str,
    joined: &'static str,
}

/// Two players on a field of four by four, seat 1 to play; everything that is not on the table is in the hands.
fn game(preset: &'static str, drawing: &str, rest: &Rest) -> Game<Position> {
    let raw = [
        ("preset", Value::text(preset)),
        ("cards", Value::Int(20)),
        ("field", Value::Ints(vec![4, 4].into())),
        ("start", Value::Int(rest.first)),
    ];
    let setup = Setup::from_raw(raw.map(|(name, value)| (name.to_owned(), value))).expect("possible");
    let Rest { hands, first, missed, joined } = rest;
    let text = format!(
        "{} / {hands} / pile - / aside - / first {first} / out - / resigned - / passed - / missed {missed} / joined \
         {joined} / play 1 / -",
        cards_of(drawing),
    );
    let start = Position::read(&setup, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Game::from_position(setup, start)
}

/// The cards of a drawing, the north first.
fn cards_of(drawing: &str) -> String {
    let mut cards = Vec::new();
    for (y, row) in drawing.split_whitespace().rev().enumerate() {
        for (x, glyph) in row.chars().enumerate().filter(|&(_, glyph)| glyph != '·') {
            cards.push(format!("{x},{y}:{}", Sides::from_glyph(glyph).expect("a card's character")));
        }
    }
    cards.join(" ")
}

fn answer(game: &Game<Position>, seed: u64) -> Action {
    let budget = Budget { nodes: Some(5_000), seed, ..Budget::default() };
    *ask(&mut AtLevel, game, Seat::FIRST, &budget).action()
}

/// The game after an action, and after whoever can only go out has done so.
fn after(game: &Game<Position>, seat: Seat, action: Action) -> Game<Position> {
    let mut game = game.clone();
    game.act(seat, action).expect("legal");
    if game.legal(seat.opponent()) == [Action::Out] {
        game.act(seat.opponent(), Action::Out).expect("legal");
    }
    game
}

fn seat_1_has_won(game: &Game<Position>) -> bool {
    game.outcome().is_some_and(|outcome| outcome.winners.iter().eq([Seat::FIRST]))
}

/// The actions of seat 1 that seat 2 cannot answer with a card that ends the game for itself.
fn right_actions(game: &Game<Position>) -> Vec<String> {
    let is_lost =
        |after_both: &Game<Position>| after_both.turn() == Turn::Over && !seat_1_has_won(after_both);
    let is_right = |action: &Action| {
        let first = after(game, Seat::FIRST, *action);
        let replies = first.legal(Seat::SECOND);
        !replies.into_iter().any(|reply| is_lost(&after(&first, Seat::SECOND, reply)))
    };
    game.legal(Seat::FIRST).iter().filter(|action| is_right(action)).map(ToString::to_string).collect()
}

/// The road must end now: one card, and seat 2 has no answer.
#[track_caller]
fn wins_in_one(game: &Game<Position>) {
    assert_eq!(right_actions(game), ["3,1:22.."], "the bend over the edge");
    for seed in 0..5 {
        let action = answer(game, seed);
        assert!(seat_1_has_won(&after(game, Seat::FIRST, action)), "{action}");
    }
}

/// The road must go on into the corner: then two squares are left, and seat 1 fills the one that seat 2 does not.
#[track_caller]
fn wins_in_two(game: &Game<Position>) {
    let right = right_actions(game);
    assert_eq!(right, ["3,1:2.2.", "3,1:222."], "a straight or a T");
    for seed in 0..5 {
        let action = answer(game, seed);
        assert!(right.contains(&action.to_string()), "{action}");
        let first = after(game, Seat::FIRST, action);
        assert_eq!(first.turn(), Turn::of(Seat::SECOND), "nothing wins in one");
        for reply in first.legal(Seat::SECOND) {
            let second = after(&first, Seat::SECOND, reply);
            let last = answer(&second, seed);
            assert!(seat_1_has_won(&after(&second, Seat::FIRST, last)), "{action} {reply} {last}");
        }
    }
}

#[test]
fn a_newspaper_is_won_in_one() {
    // R9: who cannot lay is out. After the bend that is seat 2; after a straight or a T seat 2 lays in the corner, and
    // seat 1 is out.
    let hands = ".2.2*2 ..22*3 .222*5 2222*4 | .2.2*2 ..22*3 .222*5 2222*3";
    wins_in_one(&game("newspaper", ONE_END, &Rest { hands, first: 2, missed: "0 0", joined: "0 0" }));
}

#[test]
fn a_newspaper_is_won_in_two() {
    // R9: who lays the last card wins, so three more cards are needed. With a bend in the south-east, or a card in the
    // north-west that seat 2 answers with the bend, there would be two.
    let hands = ".2.2*3 ..22*3 .222*4 2222*4 | .2.2*2 ..22*3 .222*6 2222*3";
    wins_in_two(&game("newspaper", TWO_ENDS, &Rest { hands, first: 1, missed: "0 0", joined: "0 0" }));
}

#[test]
fn a_pile_is_won_in_one() {
    // R12, R13: the bend ends the game with 13 cards in each hand and 14 turns missed by each; seat 1 has joined eight
    // roads, seat 2 seven. After a straight or a T seat 2 lays in the corner and holds a card less.
    let hands = ".2.2*2 ..22*3 .222*5 2222*4 | .2.2*2 ..22*3 .222*5 2222*3";
    wins_in_one(&game("pile", ONE_END, &Rest { hands, first: 2, missed: "14 14", joined: "7 7" }));
}

#[test]
fn a_pile_is_won_in_two() {
    // R13: with three more cards seat 1 lays two of them and holds 12 against 13. With two more cards, as above, each
    // would hold 13 and have missed as many turns, and seat 2 has joined more roads.
    let hands = ".2.2*3 ..22*3 .222*4 2222*4 | .2.2*2 ..22*3 .222*6 2222*3";
    wins_in_two(&game("pile", TWO_ENDS, &Rest { hands, first: 1, missed: "14 14", joined: "5 8" }));
}
