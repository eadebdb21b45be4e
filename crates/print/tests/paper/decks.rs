//! Every deck is right: counted on the paper, not in the program.

use std::collections::BTreeMap;

use crate::picture::{ASPHALT, BEIGE, Picture, Printed, near};

/// The data file of the rules, read once more by hand.
const DECKS: &str = include_str!("../../../roads/data/invented-decks.txt");

/// The kinds and rows of one deck in the file.
fn row(deck: &str, size: usize) -> BTreeMap<String, usize> {
    let lines: Vec<&str> = DECKS.lines().skip_while(|line| *line != format!("deck {deck}")).skip(1).collect();
    let kinds = lines[0].split_whitespace().skip(1);
    let counts = lines.iter().find_map(|line| {
        let numbers: Option<Vec<usize>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
        numbers.filter(|numbers| numbers.first() == Some(&size))
    });
    kinds.zip(counts.unwrap().into_iter().skip(1)).map(|(kind, count)| (first_turn(kind), count)).collect()
}

/// All turns of a card are one kind: the one that comes first.
fn first_turn(sides: &str) -> String {
    let sides: Vec<char> = sides.chars().collect();
    let turns = (0..4).map(|turn| (0..4).map(|side| sides[(turn + side) % 4]).collect::<String>());
    turns.min().unwrap()
}

/// What lies at a side: looked at a little inside the cut, in the middle and where only four lanes reach.
fn side(picture: &Picture, (x, y): (f32, f32), size: f32, (dx, dy): (f32, f32)) -> char {
    let half = size / 2.0;
    let at = |along: f32| {
        let inside = half * 0.96;
        picture.at(x + half + dx * inside + dy * along * half, y + half + dy * inside + dx * along * half)
    };
    // Between the lines that are painted on the road: two lanes reach 0.30 from the middle, four 0.54.
    let (narrow, wide) = (at(0.18), at(0.42));
    match (near(narrow, ASPHALT), near(wide, ASPHALT)) {
        (true, true) => '4',
        (true, false) => '2',
        (false, false) => {
            assert!(near(narrow, BEIGE), "neither road nor ground: {narrow:?} at {x} {y}");
            '.'
        }
        (false, true) => panic!("a road with a hole at {x} {y}"),
    }
}

/// The cards of a PDF without backs, sheet by sheet.
fn sampled(choices: &[(&str, &str)]) -> BTreeMap<String, usize> {
    let choices = [choices, &[("parts", "cards"), ("back", "none")]].concat();
    let printed = Printed::new("roads", &choices);
    let mut kinds = BTreeMap::new();
    for picture in printed.pictures(150) {
        let (width, height) = picture.size();
        let (columns, rows) = (3, 5);
        let (left, top) = ((width - 150.0) / 2.0, (height - 250.0) / 2.0);
        for index in 0..columns * rows {
            let (x, y) = (left + (index % columns) as f32 * 50.0, top + (index / columns) as f32 * 50.0);
            // An empty place on the last sheet is white all over.
            if picture.at(x + 3.0, y + 3.0) == [255, 255, 255] {
                continue;
            }
            let ways = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
            let sides: String = ways.iter().map(|way| side(&picture, (x, y), 50.0, *way)).collect();
            *kinds.entry(first_turn(&sides)).or_default() += 1;
        }
    }
    kinds
}

#[test]
fn the_rows_of_the_data_file_are_printed_card_by_card() {
    let newspaper = sampled(&[("cards", "24"), ("variant", "2"), ("lanes", "mixed")]);
    assert_eq!(newspaper, row("network mixed", 48));
    assert_eq!(newspaper, sampled(&[("cards", "24"), ("variant", "3"), ("lanes", "mixed")]));
    assert_eq!(sampled(&[("cards", "24"), ("variant", "1"), ("lanes", "mixed")]), row("duel mixed", 48));
    assert_eq!(sampled(&[("cards", "20"), ("variant", "1")]), row("duel two", 40));
    assert_eq!(sampled(&[("cards", "50"), ("variant", "1")]), row("duel two", 100));
}

#[test]
fn a_deck_of_several_rows_has_so_many_of_each() {
    let twenty_four = row("network two", 24);
    let doubled = twenty_four.into_iter().map(|(kind, count)| (kind, 3 * count)).collect();
    assert_eq!(sampled(&[("players", "3"), ("cards", "24")]), doubled);
}

#[test]
fn three_players_with_forty_cards_have_a_hundred_and_twenty() {
    let choices =
        [("players", "3"), ("cards", "40"), ("lanes", "mixed"), ("lang", "ru"), ("paper", "letter")];
    assert_eq!(sampled(&choices).values().sum::<usize>(), 120);
}

#[test]
fn sudoku_has_nine_of_each_digit_and_one_of_each_is_golden() {
    let printed = Printed::new("sudoku", &[("parts", "cards"), ("back", "none")]);
    let picture = &printed.pictures(150)[0];
    let mut digits: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    // The note in the lower margin is no card.
    for word in printed.words().into_iter().filter(|word| word.y < 285.0) {
        // Beside the digit, inside the frame.
        let golden = near(picture.at(word.x - 5.0, word.y), [0xef, 0xc5, 0x5b]);
        let count = digits.entry(word.text).or_default();
        count.0 += 1;
        count.1 += usize::from(golden);
    }
    let expected = (1..=9).map(|digit| (digit.to_string(), (9, 1))).collect();
    assert_eq!(digits, expected);
}

#[test]
fn sudoku_has_six_of_each_animal_sixteen_laps_and_a_track_of_forty() {
    let count = |parts: &str, page_end: f32| {
        let words = Printed::new("sudoku", &[("parts", parts), ("back", "none")]).words();
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for word in words.into_iter().filter(|word| word.y < page_end) {
            *counts.entry(word.text).or_default() += 1;
        }
        counts
    };
    assert_eq!(count("animals", 285.0), (1..=6).map(|animal| (animal.to_string(), 6)).collect());
    assert_eq!(count("tokens", 285.0), BTreeMap::from([("40".to_owned(), 16)]));
    for side in ["adult", "children"] {
        assert_eq!(count(side, 285.0), (0..40).map(|square| (square.to_string(), 1)).collect(), "{side}");
    }
}

#[test]
fn metro_has_every_domino_once() {
    let printed = Printed::new("metro", &[("parts", "tiles"), ("back", "none")]);
    let mut tiles = BTreeMap::new();
    let (wide, tall, columns, rows) = (44.0, 22.0, 4, 12);
    for picture in printed.pictures(150) {
        let (left, top) = ((210.0 - columns as f32 * wide) / 2.0, (297.0 - rows as f32 * tall) / 2.0);
        for index in 0..columns * rows {
            let (x, y) = (left + (index % columns) as f32 * wide, top + (index / columns) as f32 * tall);
            if picture.at(x + 1.0, y + 1.0) == [255, 255, 255] {
                continue;
            }
            // An end has places for nine pips, half a unit apart; a tile is four units wide.
            let unit = wide / 4.0;
            let pips = |middle: f32| {
                let places = (0..9).map(|place| ((place % 3) as f32 - 1.0, (place / 3) as f32 - 1.0));
                let dark = places.filter(|(right, down)| {
                    let (x, y) = (middle + right * unit / 2.0, y + tall / 2.0 + down * unit / 2.0);
                    near(picture.at(x, y), [0x1a, 0x17, 0x12])
                });
                dark.count()
            };
            let middle = x + wide / 2.0;
            let mut ends = [pips(middle - 0.93 * unit), pips(middle + 0.93 * unit)];
            ends.sort_unstable();
            *tiles.entry(ends).or_insert(0) += 1;
        }
    }
    let all = (0..=9).flat_map(|low| (low..=9).map(move |high| ([low, high], 1)));
    assert_eq!(tiles, all.collect());
    assert_eq!(tiles.len(), 55);
}

#[test]
fn metro_has_its_stations_with_their_lines() {
    let printed = Printed::new("metro", &[("parts", "stations,tokens"), ("back", "none")]);
    let data = include_str!("../../../metro/data/new-york.txt");
    let mut lengths = 0;
    let mut limits: BTreeMap<String, usize> = BTreeMap::new();
    let text = printed.text();
    for line in data.lines().filter(|line| line.starts_with("station") || line.starts_with("start")) {
        let (name, lines) = line.split_once(' ').unwrap().1.rsplit_once(':').unwrap();
        for part in name.split('–') {
            assert!(text.contains(part), "{part}");
        }
        for line in lines.split_whitespace() {
            lengths += 1;
            match &line[1..] {
                "" => {}
                limit => *limits.entry(limit.to_lowercase()).or_default() += 1,
            }
        }
    }
    let words = printed.words();
    let printed_limits =
        words.iter().filter(|word| word.text.starts_with("Min") || word.text.starts_with("Max"));
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for word in printed_limits {
        *counted.entry(word.text.to_lowercase()).or_default() += 1;
    }
    assert_eq!(counted, limits);
    // Ten stations with two lines, and the start station with four.
    assert_eq!(lengths, 24);
}

#[test]
fn quoridor_and_nardy_list_what_their_boxes_hold() {
    let quoridor = Printed::new("quoridor", &[]).text();
    for line in ["20", "fences", "4", "pawns, to fold and set up"] {
        assert!(quoridor.contains(line), "{line}");
    }
    let nardy = Printed::new("nardy", &[("parts", "checkers"), ("back", "none")]);
    let picture = &nardy.pictures(100)[0];
    // Seven in a row on A4: fifteen of ivory, then fifteen of ebony. The rim tells them apart.
    let (mut ivory, mut ebony) = (0, 0);
    let unit = (297.0 - 22.0) / (12.0 + 0.8 + 0.84) * 0.94;
    let step = unit + 4.0;
    let columns = ((210.0_f32 - 28.0 + 4.0) / step) as usize;
    let left = (210.0 - (columns as f32 * step - 4.0)) / 2.0;
    for place in 0..columns * 6 {
        let x = left + (place % columns) as f32 * step + unit / 2.0;
        let y = 14.0 + (place / columns) as f32 * step + unit / 2.0;
        let colour = picture.at(x, y + 0.43 * unit);
        ivory += usize::from(near(colour, [0xf7, 0xee, 0xd9]));
        ebony += usize::from(near(colour, [0x2a, 0x24, 0x20]));
    }
    assert_eq!((ivory, ebony), (15, 15));
}
