//! How a game begins: the lot, the golden cards, the animals, the deal.

use std::collections::BTreeMap;

use igroteka_game::{Game, Odds, Rules, Stream, Turn};
use igroteka_sudoku::{Chance, Grid, Position, Square, StartCards, StartProblem};

use crate::common::*;

/// The start cards that chance lays in a game of this setup.
fn drawn_start(setup_text: &str, source: &mut Stream) -> StartCards {
    let mut game: Game<Position> = Game::new(setup(setup_text));
    assert_eq!(game.position().odds(), Odds::Shuffle, "too many layouts to list");
    let Some(Chance::StartCards(cards)) = game.draw_chance(source) else {
        panic!("start cards are due");
    };
    game.chance(Chance::StartCards(cards)).unwrap();
    cards
}

#[test]
fn s1_random_golden_cards_lie_one_per_row_and_column() {
    let mut source = Stream::new(1);
    let mut squares_of_one = BTreeMap::new();
    let mut one_per_block = 0;
    for _ in 0..8_100 {
        let cards = drawn_start("start=1", &mut source);
        let numbers: Vec<u8> = cards.iter().map(|(_, card)| card.number()).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        for line in [|at: Square| at.row(), |at: Square| at.column()] {
            let mut lines: Vec<u8> = cards.iter().map(|(square, _)| line(square)).collect();
            lines.sort_unstable();
            assert_eq!(lines, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        }
        *squares_of_one.entry(cards.iter().next().unwrap().0).or_insert(0) += 1;
        one_per_block += u32::from(cards.one_per_block(Grid::Adult));
    }
    // Each square 100 times on average, and 6^6 of 9! permutations (one in 7.8) have one per block: about 1041.
    assert_eq!(squares_of_one.len(), 81);
    assert!(squares_of_one.values().all(|&count: &u32| (50..160).contains(&count)));
    assert!((900..1190).contains(&one_per_block), "{one_per_block}");
}

#[test]
fn s1_golden_blocks_puts_one_in_each_block_too() {
    let mut source = Stream::new(2);
    let mut squares_of_one = BTreeMap::new();
    for _ in 0..8_100 {
        let cards = drawn_start("start=1 golden=blocks", &mut source);
        assert!(cards.one_per_block(Grid::Adult), "{cards}");
        *squares_of_one.entry(cards.iter().next().unwrap().0).or_insert(0) += 1;
    }
    assert_eq!(squares_of_one.len(), 81);
    assert!(squares_of_one.values().all(|&count: &u32| (50..160).contains(&count)));
}

#[test]
fn s1_golden_blocks_refuses_two_in_one_block() {
    // The main diagonal of the board: three golden cards in the first block.
    let diagonal = "! golden a1=1 b2=2 c3=3 d4=4 e5=5 f6=6 g7=7 h8=8 i9=9";
    let mut game = Game::new(setup("start=1 golden=blocks"));
    assert!(refusal(&mut game, diagonal).contains("two golden cards lie in one block"));
    let mut game = Game::new(setup("start=1"));
    play(&mut game, diagonal);
}

#[test]
fn s1_all_layouts_with_one_per_block_are_equally_likely() {
    // Where the golden cards of the first three rows lie: 162 ways to put one into each block of the band and
    // into different columns.
    let mut source = Stream::new(3);
    let mut bands = BTreeMap::new();
    for _ in 0..16_200 {
        let cards = drawn_start("start=1 golden=blocks", &mut source);
        let mut band: Vec<(u8, u8)> = (cards.iter())
            .filter(|(square, _)| square.row() < 3)
            .map(|(square, _)| (square.row(), square.column()))
            .collect();
        band.sort_unstable();
        *bands.entry(band).or_insert(0u32) += 1;
    }
    assert_eq!(bands.len(), 162);
    assert!(bands.values().all(|count| (50..160).contains(count)), "{bands:?}");
}

#[test]
fn s1_manual_golden_cards_lie_from_the_beginning() {
    let game: Game<Position> =
        Game::new(setup("start=2 golden=manual golden_cards=a4:1,b7:2,c1:3,d5:4,e8:5,f2:6,g6:7,h9:8,i3:9"));
    // No golden event: the deal is due at once.
    assert_eq!(next(&game), "deal 2");
    assert_eq!(game.position().card_at(square("h9")), Some(card(8)));
    assert_eq!(game.position().board().start_squares().len(), 9);
    assert_eq!(game.position().stack().total(), 72);
}

#[test]
fn s1_golden_cards_count_for_points() {
    let mut game =
        Game::new(setup("start=1 golden=manual golden_cards=a1:1,b2:2,c3:3,d4:4,e5:5,f6:6,g7:7,h8:8,i9:9"));
    play(&mut game, "! draw 1 8\n! draw 2 3\n1 b1");
    // a1, b2 and c3 in the block; nothing else in row 1 or column b.
    assert_eq!(scores(&game), [3, 0]);
}

#[test]
fn s13_blocks_are_two_rows_by_three_columns_or_three_by_two() {
    let cat_in_corner = "
        1 . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    ";
    let wide = draw("preset=children layout=empty", cat_in_corner).hands("1 2").position();
    let tall = draw("preset=children layout=empty blocks=3x2", cat_in_corner).hands("1 2").position();
    let can_go = |position: &Position, at| position.legal_squares(card(1)).contains(square(at));
    assert!(!can_go(&wide, "c2") && can_go(&wide, "b3"));
    assert!(can_go(&tall, "c2") && !can_go(&tall, "b3"));
    assert!(!can_go(&wide, "b2") && !can_go(&tall, "b2"));
    assert_eq!(setup("side=children").grid(), Grid::ChildrenWide, "2x3 is the default");
}

#[test]
fn s14_animals_lie_one_per_row_and_column() {
    let mut game = Game::new(setup("preset=children start=1"));
    assert_eq!(next(&game), "start_cards 1");
    assert!(refusal(&mut game, "! layout a1=1 b1=2 c3=3 d4=4 e5=5 f6=6").contains("in one row"));
    assert!(refusal(&mut game, "! layout a1=1 b2=2 c3=3 d4=4 e5=5").contains("card 6 is missing"));
    play(&mut game, "! layout a1=1 b2=2 c3=3 d4=4 e5=5 f6=6");
    assert_eq!(game.position().stack().total(), 30);
    assert_eq!(board(&game), "1..... .2.... ..3... ...4.. ....5. .....6");
}

#[test]
fn s14_start_cards_lie_on_the_board() {
    // The squares of one side of the board, named for the other.
    let cards: Vec<_> =
        ["a1", "b2", "c3", "d4", "e5", "g7"].map(square).into_iter().zip((1..).map(card)).collect();
    assert_eq!(
        StartCards::new(Grid::ChildrenWide, &cards),
        Err(StartProblem::OffBoard { square: square("g7"), last: square("f6") })
    );
}

#[test]
fn s14_the_empty_layout_has_36_cards_in_the_stack() {
    let game: Game<Position> = Game::new(setup("preset=children layout=empty start=1"));
    assert_eq!(next(&game), "deal 1");
    assert_eq!(game.position().stack().total(), 36);
    assert_eq!(board(&game), "...... ...... ...... ...... ...... ......");
}

#[test]
fn g5_the_lot_decides_unless_a_seat_is_named() {
    let by_lot: Game<Position> = Game::new(setup("players=3"));
    let Odds::Listed(outcomes) = by_lot.position().odds() else {
        panic!("the lot is listed");
    };
    let outcomes: Vec<String> =
        outcomes.iter().map(|(chance, weight)| format!("{chance}:{weight}")).collect();
    assert_eq!(outcomes, ["start 1:1", "start 2:1", "start 3:1"]);
    let named: Game<Position> = Game::new(setup("players=3 start=3"));
    assert_eq!(next(&named), "start_cards 3");
    assert_eq!(named.starter(), Some(seat(3)));
}

#[test]
fn g5_deal_and_turns_go_clockwise_from_the_first() {
    let mut game = Game::new(setup("preset=children layout=empty players=3"));
    play(&mut game, "! start 2\n! draw 2 1");
    assert_eq!(refusal(&mut game, "! draw 1 1"), "seat 3 is to draw");
    play(&mut game, "! draw 3 2\n! draw 1 3");
    assert_eq!(next(&game), "lay 2");
    play(&mut game, "2 a1\n! draw 2 1");
    assert_eq!(next(&game), "lay 3");
    play(&mut game, "3 f6\n! draw 3 1\n1 c3\n! draw 1 6");
    assert_eq!(next(&game), "lay 2");
}

#[test]
fn g2_the_weights_of_a_draw_are_the_cards_in_the_stack() {
    let mut game = Game::new(setup("preset=children layout=empty start=1"));
    play(&mut game, "! draw 1 4\n! draw 2 4\n1 a1");
    let Odds::Listed(outcomes) = game.position().odds() else {
        panic!("draws are listed");
    };
    let outcomes: Vec<String> =
        outcomes.iter().map(|(chance, weight)| format!("{chance}:{weight}")).collect();
    assert_eq!(
        outcomes,
        ["draw 1 1:6", "draw 1 2:6", "draw 1 3:6", "draw 1 4:4", "draw 1 5:6", "draw 1 6:6"]
    );
}

#[test]
fn g2_the_same_events_give_the_same_game() {
    for seed in 0..20 {
        let played = random_game(&setup("preset=table players=4"), seed);
        let mut again: Game<Position> = Game::new(played.setup().clone());
        for event in played.events() {
            again.apply(event.clone()).unwrap();
        }
        assert_eq!(again.position(), played.position());
        assert_eq!(again.turn(), Turn::Over);
    }
}

#[test]
fn g2_a_card_that_is_not_in_the_stack_is_not_drawn() {
    let mut game = Game::new(setup("preset=children layout=empty start=1"));
    play(
        &mut game,
        "! draw 1 6
         ! draw 2 6
         1 a1
         ! draw 1 6
         2 d2
         ! draw 2 6
         1 b3
         ! draw 1 6
         2 e4
         ! draw 2 6
         1 c5",
    );
    assert_eq!(refusal(&mut game, "! draw 1 6"), "the stack holds no 6 any more");
    assert!(refusal(&mut game, "! draw 2 1").contains("seat 1 is to draw"));
    assert!(refusal(&mut game, "! start 1").contains("not the chance event that is due"));
}
