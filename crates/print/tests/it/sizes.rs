//! True size: what is printed is as large as was asked.

use crate::picture::{BEIGE, Picture, Printed, near};

/// From the first to the last column that shows a card's ground in a row, likewise downwards.
fn extent(picture: &Picture) -> (f32, f32) {
    let covered = |x: usize, y: usize| picture.pixel(x, y) != [255, 255, 255];
    // Marks stand alone in their rows; the grid is where most of a row is covered.
    let full_row = |y: usize| (0..picture.width).filter(|&x| covered(x, y)).count() > picture.width / 3;
    let full_column = |x: usize| (0..picture.height).filter(|&y| covered(x, y)).count() > picture.height / 3;
    let length = |first: Option<usize>, last: Option<usize>| last.unwrap() + 1 - first.unwrap();
    let rows =
        length((0..picture.height).find(|&y| full_row(y)), (0..picture.height).rfind(|&y| full_row(y)));
    let columns =
        length((0..picture.width).find(|&x| full_column(x)), (0..picture.width).rfind(|&x| full_column(x)));
    (picture.to_mm(columns), picture.to_mm(rows))
}

#[test]
fn cards_have_their_size_within_a_fifth_of_a_millimetre() {
    for (size, columns, rows) in [(50, 3, 5), (40, 4, 6), (63, 3, 4)] {
        let printed =
            Printed::new("roads", &[("parts", "cards"), ("size", &size.to_string()), ("back", "none")]);
        let picture = &printed.picture(300, 1);
        let (width, height) = extent(picture);
        // A grid of several cards shows an error many times over; the line around it adds its width.
        assert!((width - 0.15 - (columns * size) as f32).abs() < 0.2, "{width} for {columns} × {size}");
        assert!((height - 0.15 - (rows * size) as f32).abs() < 0.2, "{height} for {rows} × {size}");
    }
}

#[test]
fn paper_has_its_size() {
    for (paper, width, height) in [("a4", 210.0, 297.0), ("a3", 297.0, 420.0), ("letter", 215.9, 279.4)] {
        for picture in Printed::new("roads", &[("paper", paper)]).pictures(72) {
            let (wide, tall) = picture.size();
            assert!((wide - width).abs() < 0.5 && (tall - height).abs() < 0.5, "{paper}: {wide} × {tall}");
        }
    }
}

#[test]
fn the_ruler_is_ten_centimetres() {
    let words: Vec<_> = Printed::new("quoridor", &[("parts", "rules")])
        .words()
        .into_iter()
        .filter(|word| word.page == 2)
        .collect();
    let ten = words.iter().find(|word| word.text == "10").expect("the ruler counts to ten");
    let zero = words.iter().find(|word| word.text == "0" && (word.y - ten.y).abs() < 0.5).unwrap();
    assert!((ten.x - zero.x - 100.0).abs() < 0.2, "{}", ten.x - zero.x);
}

#[test]
fn the_ground_of_a_card_is_beige() {
    let printed = Printed::new("roads", &[("parts", "cards"), ("back", "none")]);
    assert!(near(printed.picture(72, 1).at(32.0, 25.0), BEIGE));
}
