//! Metro on paper: dominoes, stations and tokens, read from the sheets.

use std::collections::BTreeMap;

use crate::picture::{Piece, Printed, Word, near};

#[test]
fn every_domino_is_there_once() {
    for paper in ["a4", "letter"] {
        let printed = Printed::new("metro", &[("parts", "tiles"), ("back", "none"), ("paper", paper)]);
        let picture = printed.picture(150, 1);
        let mut tiles = BTreeMap::new();
        for tile in picture.marks(0.0, 400.0).pieces() {
            // An end has places for nine pips, half a unit apart; a tile is four units wide.
            let unit = tile.width / 4.0;
            let pips = |middle: f32| {
                let places = (0..9).map(|place| ((place % 3) as f32 - 1.0, (place / 3) as f32 - 1.0));
                let dark = places.filter(|(right, down)| {
                    let x = tile.x + tile.width / 2.0 + middle * unit + right * unit / 2.0;
                    let y = tile.y + tile.height / 2.0 + down * unit / 2.0;
                    near(picture.at(x, y), [0x1a, 0x17, 0x12])
                });
                dark.count()
            };
            let mut ends = [pips(-0.93), pips(0.93)];
            ends.sort_unstable();
            *tiles.entry(ends).or_insert(0) += 1;
        }
        let all = (0..=9).flat_map(|low| (low..=9).map(move |high| ([low, high], 1)));
        assert_eq!(tiles, all.collect(), "{paper}");
        assert_eq!(tiles.len(), 55);
    }
}

/// A line as the data file writes it: its length and its limit, which stands nearer to it than to any other.
fn lines(plate: Piece, words: &[Word]) -> Vec<String> {
    let on_it: Vec<&Word> = words.iter().filter(|word| plate.holds(word)).collect();
    // The lengths stand in the corners; the name may have figures too.
    let corner = |word: &&&Word| {
        let (across, down) = ((word.x - plate.x) / plate.width, (word.y - plate.y) / plate.height);
        word.text.len() == 1 && !(0.2..0.8).contains(&across) && !(0.3..0.7).contains(&down)
    };
    let mut lengths: Vec<&&Word> = on_it.iter().filter(corner).collect();
    lengths.sort_by(|a, b| a.x.total_cmp(&b.x));
    let limit = |length: &Word| {
        let near = on_it.iter().filter(|word| (word.y - length.y).abs() < 3.0);
        near.filter(|word| word.text.starts_with("Min") || word.text.starts_with("Max"))
            .find(|word| (word.x - length.x).abs() < plate.width / 2.0 - 8.0)
            .map_or(String::new(), |word| word.text.to_lowercase())
    };
    lengths.iter().map(|length| format!("{}{}", length.text, limit(length))).collect()
}

#[test]
fn stations_have_the_lines_of_the_rules() {
    // The ten stations as the rules page lists them, and the names of the data file.
    let decided = "2/3max7 · 3/2min2 · 2max7/3min2 · 2min2/3max7 · 3/3 · 2max7/4 · 4min2/2 · 3max7/4min2 · 3/4max7 · 2min2/4";
    let data = include_str!("../../../metro/data/new-york.txt");
    let names = data.lines().filter_map(|line| line.strip_prefix("station ")?.rsplit_once(':'));
    let printed = Printed::new("metro", &[("parts", "stations"), ("back", "none")]);
    let words = printed.words();
    let plates = printed.picture(150, 1).marks(0.0, 400.0).pieces();
    assert_eq!(plates.len(), 10);
    for ((plate, decided), (name, _)) in plates.iter().zip(decided.split(" · ")).zip(names) {
        assert_eq!(lines(*plate, &words).join("/"), decided, "{name}");
        for part in name.split(['–', ' ']) {
            assert!(words.iter().any(|word| plate.holds(word) && word.text == part), "{name}");
        }
    }
}

#[test]
fn the_start_station_has_four_lines_and_there_are_tokens_for_four() {
    for paper in ["a4", "letter"] {
        let printed = Printed::new("metro", &[("parts", "tokens"), ("back", "none"), ("paper", paper)]);
        let (picture, words) = (printed.picture(150, 1), printed.words());
        let caption = |first: &str, second: &str| {
            words.windows(2).find(|pair| pair[0].text == first && pair[1].text == second).unwrap()[0].y
        };
        let (start, active) = (caption("1", "start"), caption("3", "tokens"));
        let (metro, players) = (caption("12", "metro"), caption("20", "player"));
        let (middle, _) = picture.size();
        let plate =
            Piece { x: middle / 2.0 - 50.0, y: start + 3.0, width: 100.0, height: active - start - 6.0 };
        let mut lengths = lines(plate, &words);
        lengths.sort_unstable();
        assert_eq!(lengths, ["3", "3", "4", "4"], "{paper}");
        // Brass ones are counted along the rows of their middles, a little beside: one of them has a hole.
        let discs = |from: f32, to: f32| {
            let mut rows: Vec<usize> = Vec::new();
            let mut y = from;
            while y < to {
                let (mut discs, mut inside, mut x) = (0, false, 0.0);
                while x < middle {
                    let brass = picture.at(x, y) != [255, 255, 255];
                    discs += usize::from(brass && !inside);
                    inside = brass;
                    x += 0.25;
                }
                rows.push(discs);
                y += 0.5;
            }
            // A row of discs is a stretch of heights with the same number of them.
            let rows: Vec<&[usize]> = rows.chunk_by(|a, b| a == b).filter(|row| row.len() > 8).collect();
            rows.iter().map(|row| row[0]).sum::<usize>()
        };
        assert_eq!(discs(active + 2.5, metro - 2.5), 3, "{paper}");
        assert_eq!(discs(metro + 2.5, players - 2.5), 12, "{paper}");
        let owned: Vec<&Word> =
            words.iter().filter(|word| word.y > players + 3.0 && word.y < players + 85.0).collect();
        for seat in ["1", "2", "3", "4"] {
            assert_eq!(owned.iter().filter(|word| word.text == seat).count(), 5, "{paper} {seat}");
        }
    }
}
