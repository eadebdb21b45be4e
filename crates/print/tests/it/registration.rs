//! Fronts and backs line up when a sheet is turned over.

use igroteka_print::games;

use crate::picture::{BACK_BLUE, BEIGE, Picture, Printed, near};

/// Where something of a front or a back is to be seen, on a grid of millimetres.
fn covered(picture: &Picture, x: f32, y: f32) -> bool {
    picture.at(x, y) != [255, 255, 255]
}

#[test]
fn behind_every_card_is_its_back() {
    for (back, paper) in [("long", "a4"), ("short", "a4"), ("long", "letter"), ("short", "letter")] {
        let choices = [("parts", "cards"), ("cards", "23"), ("back", back), ("paper", paper)];
        let pages = Printed::new("roads", &choices).pictures(72);
        assert_eq!(pages.len() % 2, 0);
        for sheet in pages.chunks(2) {
            let (width, height) = sheet[0].size();
            // The last sheet is not full: there the difference between the two edges is to be seen.
            let mut cards = 0;
            for place in 0..15 {
                let x = (width - 150.0) / 2.0 + (place % 3) as f32 * 50.0 + 4.0;
                let y = (height - 250.0) / 2.0 + (place / 3) as f32 * 50.0 + 4.0;
                if !near(sheet[0].at(x, y), BEIGE) {
                    continue;
                }
                cards += 1;
                let (behind_x, behind_y) = if back == "long" { (width - x, y) } else { (x, height - y) };
                assert!(near(sheet[1].at(behind_x, behind_y), BACK_BLUE), "{back} {paper}, card {place}");
            }
            assert!(cards > 0);
        }
    }
}

#[test]
fn a_back_is_where_its_grid_is_and_goes_on_two_millimetres() {
    for back in ["long", "short"] {
        let page = Printed::new("roads", &[("parts", "cards"), ("back", back)]).picture(300, 2);
        let (left, top) = (30.0, 23.5);
        for (inside, outside) in
            [((left - 1.8, 150.0), (left - 2.2, 150.0)), ((105.0, top - 1.8), (105.0, top - 2.2))]
        {
            assert!(covered(&page, inside.0, inside.1), "{back} {inside:?}");
            assert!(!covered(&page, outside.0, outside.1), "{back} {outside:?}");
        }
    }
}

#[test]
fn turned_over_the_short_edge_a_back_stands_on_its_head() {
    // The road sign narrows upwards: near its foot it is wider.
    let dark_at = |back: &str, down: f32| {
        let page = Printed::new("roads", &[("parts", "cards"), ("back", back)]).picture(300, 2);
        let (x, y) = (30.0 + 25.0, 23.5 + 25.0);
        (0..60).any(|step| near(page.at(x + 3.2 + step as f32 * 0.02, y + down), [0x57, 0x5a, 0x5e]))
    };
    assert!(dark_at("long", 6.0) && !dark_at("long", -6.0));
    assert!(dark_at("short", -6.0) && !dark_at("short", 6.0));
}

#[test]
fn every_front_has_a_page_behind_it() {
    for game in games().map(|game| game.id) {
        for back in ["long", "short"] {
            let pages = Printed::new(game, &[("back", back)]).pictures(20);
            assert_eq!(pages.len() % 2, 0, "{game}");
            for sheet in pages.chunks(2) {
                assert_eq!(sheet[0].size(), sheet[1].size(), "{game}");
            }
        }
    }
}

#[test]
fn every_deck_has_its_backs_behind_it_to_a_fifth_of_a_millimetre() {
    let decks = [
        ("roads", "cards", "a4"),
        ("sudoku", "cards", "letter"),
        ("sudoku", "animals", "a4"),
        ("metro", "tiles", "letter"),
        ("metro", "stations", "a4"),
    ];
    for (game, part, paper) in decks {
        for back in ["long", "short"] {
            let printed = Printed::new(game, &[("parts", part), ("back", back), ("paper", paper)]);
            let pages = printed.words().last().unwrap().page;
            // The last sheet may not be full, and then it matters over which edge it is turned.
            let sheet = [printed.picture(300, pages - 1), printed.picture(300, pages)];
            let (width, height) = sheet[0].size();
            let [left, top, right, bottom] = sheet[0].marks(0.0, 400.0).rim();
            let behind = if back == "long" {
                [width - right, top, width - left, bottom]
            } else {
                [left, height - bottom, right, height - top]
            };
            // Colour goes on two millimetres beyond the cut, on every side.
            for (found, cut) in coloured(&sheet[1]).into_iter().zip(behind) {
                assert!(
                    ((found - cut).abs() - 2.0).abs() < 0.2,
                    "{game} {part} {paper} {back}: {found} {cut}"
                );
            }
        }
    }
}

/// From where to where a back is coloured: left, top, right, bottom. The note below it is letters only.
fn coloured(picture: &Picture) -> [f32; 4] {
    let covered = |x: usize, y: usize| picture.pixel(x, y) != [255, 255, 255];
    let rows = (0..picture.height)
        .filter(|y| (0..picture.width).filter(|x| covered(*x, *y)).count() > picture.width / 5);
    let rows: Vec<usize> = rows.collect();
    let middle = rows[rows.len() / 2];
    let columns: Vec<usize> = (0..picture.width).filter(|x| covered(*x, middle)).collect();
    let mm = |pixel: usize| picture.to_mm(pixel);
    [mm(columns[0]), mm(rows[0]), mm(columns[columns.len() - 1] + 1), mm(rows[rows.len() - 1] + 1)]
}
