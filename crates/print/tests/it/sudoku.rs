//! Sudoku on paper: numbers, animals, the track, tokens and pawns.

use std::collections::BTreeMap;

use crate::picture::{Picture, Piece, Printed, near};

const GOLD: [u8; 3] = [0xef, 0xc5, 0x5b];
const CREAM: [u8; 3] = [0xff, 0xfa, 0xf0];

#[test]
fn there_are_eighty_one_numbers_and_one_of_each_is_golden() {
    for paper in ["a4", "a3", "letter"] {
        let printed = Printed::new("sudoku", &[("parts", "cards"), ("back", "none"), ("paper", paper)]);
        let (picture, words) = (printed.picture(150, 1), printed.words());
        let cards = picture.marks(0.0, 400.0).pieces();
        assert_eq!(cards.len(), 81, "{paper}");
        let mut digits: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for card in cards {
            let [word] = words.iter().filter(|word| card.holds(word)).collect::<Vec<_>>()[..] else {
                panic!("a card has one digit: {card:?}");
            };
            let (x, y) = card.at(0.03, 0.5);
            let ground = picture.at(x, y);
            assert!(near(ground, GOLD) || near(ground, CREAM), "{ground:?}");
            let count = digits.entry(&word.text).or_default();
            count.0 += 1;
            count.1 += usize::from(near(ground, GOLD));
        }
        let expected = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(|digit| (digit, (9, 1)));
        assert_eq!(digits, expected.into(), "{paper}");
    }
}

/// What an animal's card shows, coarsely: enough to tell a cat from a dog.
fn looks(picture: &Picture, card: Piece) -> Vec<[u8; 3]> {
    let steps = || (4..=16).map(|step| step as f32 / 20.0);
    steps()
        .flat_map(|down| steps().map(move |across| (across, down)))
        .map(|(across, down)| {
            let (x, y) = card.at(across, down);
            picture.at(x, y)
        })
        .collect()
}

#[test]
fn there_are_six_of_each_of_six_animals() {
    let printed = Printed::new("sudoku", &[("parts", "animals"), ("back", "none")]);
    let (picture, words) = (printed.picture(150, 1), printed.words());
    let cards = picture.marks(0.0, 400.0).pieces();
    assert_eq!(cards.len(), 36);
    let mut animals: BTreeMap<&str, Vec<Piece>> = BTreeMap::new();
    for card in cards {
        let [word] = words.iter().filter(|word| card.holds(word)).collect::<Vec<_>>()[..] else {
            panic!("an animal has one number: {card:?}");
        };
        animals.entry(&word.text).or_default().push(card);
    }
    // S16
    let counts: Vec<(&str, usize)> = animals.iter().map(|(number, cards)| (*number, cards.len())).collect();
    assert_eq!(counts, [("1", 6), ("2", 6), ("3", 6), ("4", 6), ("5", 6), ("6", 6)]);
    let alike = |a: Piece, b: Piece| {
        let (a, b) = (looks(&picture, a), looks(&picture, b));
        a.iter().zip(&b).filter(|(a, b)| near(**a, **b)).count() as f32 / a.len() as f32
    };
    for (number, cards) in &animals {
        for (other, others) in &animals {
            let part = alike(cards[0], others[others.len() - 1]);
            assert_eq!(part > 0.9, number == other, "{number} {other}: {part}");
        }
    }
}

#[test]
fn the_track_has_forty_squares_on_both_boards() {
    for side in ["adult", "children"] {
        let words = Printed::new("sudoku", &[("parts", side), ("back", "none")]).words();
        let mut numbers: Vec<usize> =
            words.iter().filter(|word| word.y < 285.0).map(|word| word.text.parse().unwrap()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..40).collect::<Vec<_>>(), "{side}");
        // Clockwise from the upper left corner.
        let place = |number: &str| words.iter().find(|word| word.text == number).unwrap();
        let (zero, ten, twenty, thirty) = (place("0"), place("10"), place("20"), place("30"));
        assert!(ten.x > zero.x && twenty.y > ten.y && thirty.x < twenty.x && thirty.y > zero.y, "{side}");
    }
}

#[test]
fn there_are_sixteen_lap_tokens_and_four_pawns() {
    let printed = Printed::new("sudoku", &[("parts", "tokens"), ("back", "none")]);
    let (picture, words) = (printed.picture(150, 1), printed.words());
    let caption = |text: &str| words.iter().find(|word| word.text == text).unwrap().y;
    let laps = words.iter().filter(|word| word.text == "40" && near(picture.at(word.x - 7.0, word.y), GOLD));
    // S10
    assert_eq!(laps.count(), 16);
    let pawns = picture.marks(caption("pawns"), 280.0).pieces();
    assert_eq!(pawns.len(), 4);
    for (pawn, number) in pawns.iter().zip(["1", "2", "3", "4"]) {
        let on_it: Vec<&str> =
            words.iter().filter(|word| pawn.holds(word)).map(|word| word.text.as_str()).collect();
        // In front and behind.
        assert_eq!(on_it, [number, number]);
    }
}

#[test]
fn a_card_fits_its_square() {
    // Both come from the same board: eleven squares across, with the digits of the track in their middles.
    let board = Printed::new("sudoku", &[("parts", "adult"), ("back", "none")]).words();
    let place = |text: &str| board.iter().find(|word| word.text == text).unwrap().x;
    let square = (place("9") - place("1")) / 8.0;
    for (part, squares) in [("cards", 1.0), ("animals", 1.5)] {
        let sheet = Printed::new("sudoku", &[("parts", part), ("back", "none")]).picture(150, 1);
        let card = sheet.marks(0.0, 400.0).pieces()[0].width / squares;
        assert!(card < square && card > 0.9 * square, "{part}: {card} mm on a square of {square} mm");
    }
}
