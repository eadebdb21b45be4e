//! Counting points (S15), the track (S10), the animals (S16), and the known figures of full boards.

use igroteka_game::{Game, Source, Stream};
use igroteka_sudoku::{Animal, Board, Card, Grid, Position, Scoring, Square, StartCards, TrackMark};

use crate::common::*;

/// Row 5 holds two cards outside the middle block, column d one, and the middle block three.
const LEAFLET: &str = "
    1* .  .  | .  .  .  | .  .  .
    .  .  .  | 7* .  .  | .  .  .
    .  .  .  | .  .  .  | 4* .  .
    ---------+----------+--------
    .  3* .  | .  .  7  | .  .  .
    5  .  .  | .  9* .  | .  .  4
    .  .  .  | .  .  4  | .  6* .
    ---------+----------+--------
    .  .  5* | .  .  .  | .  .  .
    .  .  .  | .  .  2* | .  .  .
    .  .  .  | .  .  .  | .  .  8*
";

#[test]
fn s15_the_leaflets_example_counts_six() {
    let mut game = draw("preset=adult", LEAFLET).hands("8 1").game();
    let before = game.position().score(seat(1));
    assert_eq!(game.position().points(square("d5")), 6);
    play(&mut game, "1 d5");
    assert_eq!(game.position().score(seat(1)) - before, 6);
}

#[test]
fn s15_simple_counts_row_and_column_whatever_the_block() {
    // Row 5: a5, e5 and i5; column d: d2.
    let mut game = draw("preset=adult scoring=simple", LEAFLET).hands("8 1").game();
    let before = game.position().score(seat(1));
    play(&mut game, "1 d5=8");
    assert_eq!(game.position().score(seat(1)) - before, 4);
}

#[test]
fn s15_children_may_count_in_all_three_ways() {
    let board = "
        1 . . | . . .
        . . 2 | . 3 .
        ------+------
        . . . | . . .
        . . . | . . .
        ------+------
        . 6 . | . . .
        . . . | . . .
    ";
    // On b2: a1 and c2 in the block, e2 outside it in the row, b5 outside it in the column.
    for (scoring, points) in [("full", 4), ("simple", 3), ("block", 2)] {
        let position =
            draw(&format!("preset=children layout=empty scoring={scoring}"), board).hands("5 5").position();
        assert_eq!(position.points(square("b2")), points, "{scoring}");
    }
    assert_eq!(setup("preset=children").scoring(), Scoring::Full, "full is the default on both sides");
    assert_eq!(setup("preset=adult").scoring(), Scoring::Full);
}

#[test]
fn s10_points_never_run_out_of_lap_tokens() {
    assert_eq!(TrackMark::of(0), TrackMark { laps: 0, square: 0 });
    assert_eq!(TrackMark::of(39), TrackMark { laps: 0, square: 39 });
    assert_eq!(TrackMark::of(40), TrackMark { laps: 1, square: 0 });
    // A full solo board: 20 laps and 10 points, though the box has 16 tokens.
    let golden = ["a1", "d2", "g3", "b4", "e5", "h6", "c7", "f8", "i9"].map(|at| on(&ADULT, square(at)));
    let total = solo_total("golden=manual", &ADULT, &golden, 1);
    assert_eq!(TrackMark::of(total), TrackMark { laps: 20, square: 10 });
}

#[test]
fn s16_the_animals_have_numbers() {
    let animals: Vec<_> = Card::all(9).map(Card::animal).collect();
    let six = [Animal::Cat, Animal::Dog, Animal::Hare, Animal::Fox, Animal::Bear, Animal::Owl];
    assert_eq!(animals[..6], six.map(Some));
    assert_eq!(animals[6..], [None; 3]);
}

#[test]
fn a_full_adult_board_scores_810_less_golden_pairs_in_a_block() {
    let mut pairs_seen = Vec::new();
    for skip in 0..12 {
        let golden = transversal(&ADULT, skip * 37);
        let pairs = pairs_in_a_block(&golden, (3, 3));
        assert_eq!(solo_total("golden=manual", &ADULT, &golden, skip as u64), 810 - pairs);
        assert_eq!(solo_total("golden=manual scoring=simple", &ADULT, &golden, skip as u64), 648);
        pairs_seen.push(pairs);
    }
    pairs_seen.sort_unstable();
    pairs_seen.dedup();
    assert!(pairs_seen.len() > 2, "layouts with different numbers of pairs: {pairs_seen:?}");
}

#[test]
fn a_full_childrens_board_scores_216_180_and_90() {
    let mut pairs_seen = Vec::new();
    for skip in 0..32 {
        let start = transversal(&CHILDREN, skip);
        let pairs = pairs_in_a_block(&start, (2, 3));
        for (scoring, total) in [("full", 216 - pairs), ("simple", 180), ("block", 90 - pairs)] {
            let setup = format!("side=children scoring={scoring}");
            assert_eq!(solo_total(&setup, &CHILDREN, &start, skip as u64), total, "{scoring}");
        }
        pairs_seen.push(pairs);
    }
    pairs_seen.sort_unstable();
    pairs_seen.dedup();
    assert!(pairs_seen.len() > 1, "layouts with different numbers of pairs: {pairs_seen:?}");
}

#[test]
fn a_board_of_its_own_knows_squares_and_points() {
    let board = Board::new(Grid::Adult);
    assert_eq!(board.legal_squares(card(1)).len(), 81);
    assert_eq!(board.points(square("e5"), Scoring::Full), 0);
    assert!(board.breaches().is_empty());
}

const ADULT: [&str; 9] = [
    "123456789",
    "456789123",
    "789123456",
    "234567891",
    "567891234",
    "891234567",
    "345678912",
    "678912345",
    "912345678",
];

const CHILDREN: [&str; 6] = ["214536", "356124", "163452", "542613", "425361", "631245"];

/// A square of a full board with its card.
fn on(rows: &[&str], square: Square) -> (Square, Card) {
    let digit = rows[square.row() as usize].as_bytes()[square.column() as usize];
    (square, card(digit - b'0'))
}

/// One square of each row, column and card of a full board; `skip` others come before it.
fn transversal(rows: &[&str], skip: usize) -> Vec<(Square, Card)> {
    fn search(rows: &[&str], skip: &mut usize, chosen: &mut Vec<(Square, Card)>) -> bool {
        let row = chosen.len();
        if row == rows.len() {
            if *skip == 0 {
                return true;
            }
            *skip -= 1;
            return false;
        }
        for column in 0..rows.len() {
            let here = on(rows, Square::new(row as u8, column as u8).unwrap());
            let clash =
                (chosen.iter()).any(|(square, other)| square.column() == here.0.column() || *other == here.1);
            if clash {
                continue;
            }
            chosen.push(here);
            if search(rows, skip, chosen) {
                return true;
            }
            chosen.pop();
        }
        false
    }
    let mut chosen = Vec::new();
    let mut left = skip;
    assert!(search(rows, &mut left, &mut chosen), "only {} transversals", skip - left);
    chosen
}

fn pairs_in_a_block(cards: &[(Square, Card)], (rows, columns): (u8, u8)) -> u16 {
    let block = |square: Square| (square.row() / rows, square.column() / columns);
    let mut pairs = 0;
    for (index, (one, _)) in cards.iter().enumerate() {
        pairs += (cards[..index].iter()).filter(|(other, _)| block(*one) == block(*other)).count();
    }
    pairs as u16
}

/// Fills the board alone, in random order, and gives the score.
fn solo_total(setup_text: &str, rows: &[&str], start: &[(Square, Card)], seed: u64) -> u16 {
    let grid = if rows.len() == 9 { Grid::Adult } else { Grid::ChildrenWide };
    let start = StartCards::new(grid, start).unwrap();
    let given = start.to_string().replace(' ', ",").replace('=', ":");
    let text = if grid == Grid::Adult {
        format!("players=1 {setup_text} golden_cards={given}")
    } else {
        format!("players=1 {setup_text}")
    };
    let mut game: Game<Position> = Game::new(setup(&text));
    if grid != Grid::Adult {
        play(&mut game, &format!("! layout {start}"));
    }
    let mut free: Vec<Square> = game.position().board().free().iter().collect();
    Stream::new(seed).shuffle(&mut free);
    for square in free {
        let (square, card) = on(rows, square);
        play(&mut game, &format!("! draw 1 {card}\n1 {square}={card}"));
    }
    assert_eq!(game.outcome().unwrap().reason, "all_cards");
    game.position().score(seat(1))
}
