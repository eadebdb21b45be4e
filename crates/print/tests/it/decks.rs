//! The deck of roads is right: counted on the paper, not in the program.

use std::collections::{BTreeMap, BTreeSet};

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
    let trebled = twenty_four.into_iter().map(|(kind, count)| (kind, 3 * count)).collect();
    assert_eq!(sampled(&[("players", "3"), ("cards", "24"), ("variant", "2")]), trebled);
}

#[test]
fn one_set_serves_all_variants_and_marks_what_not_all_need() {
    let [duel, network] = [row("duel mixed", 48), row("network mixed", 48)];
    let of = |deck: &BTreeMap<String, usize>, kind: &str| deck.get(kind).copied().unwrap_or(0);
    let kinds: BTreeSet<String> = duel.keys().chain(network.keys()).cloned().collect();
    let more = |one: &BTreeMap<String, usize>, other| -> usize {
        kinds.iter().map(|kind| of(one, kind).saturating_sub(of(other, kind))).sum()
    };
    let choices = [("parts", "cards"), ("lanes", "mixed"), ("back", "none")];
    let expected = kinds.iter().map(|kind| (kind.clone(), of(&duel, kind).max(of(&network, kind)))).collect();
    assert_eq!(sampled(&choices[1..2]), expected);

    let text = Printed::new("roads", &choices).text();
    assert_eq!(text.replace(' ', "").matches("2·3").count(), more(&network, &duel), "{text}");
    assert_eq!(text.lines().filter(|line| line.trim() == "1").count(), more(&duel, &network), "{text}");
}

#[test]
fn three_players_with_forty_cards_have_a_hundred_and_twenty() {
    let choices =
        [("players", "3"), ("cards", "40"), ("lanes", "mixed"), ("lang", "ru"), ("paper", "letter")];
    let choices = [&choices[..], &[("variant", "3")]].concat();
    assert_eq!(sampled(&choices).values().sum::<usize>(), 120);
}
