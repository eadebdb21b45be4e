//! Quoridor on paper: fences for the grooves of the board, and pawns that stand.

use crate::picture::{Picture, Printed, near};

const GROOVE: [u8; 3] = [0x22, 0x15, 0x0c];
const MAPLE: [u8; 3] = [0xf1, 0xdc, 0xae];
const SEATS: [[u8; 3]; 4] = [[0xf6, 0xef, 0xe0], [0xb8, 0x30, 0x1a], [0x4f, 0x93, 0xd8], [0xa8, 0xd6, 0x4e]];

/// Where grooves begin and end along a line through the middles of squares.
fn grooves(board: &Picture) -> Vec<(f32, f32)> {
    let (width, height) = board.size();
    // The sixth row from above; the fifth has a sign on it.
    let y = height / 2.0 + width / 12.0;
    let mut found = Vec::new();
    let mut begun = None;
    let mut x = 5.0;
    while x < width - 5.0 {
        match (near(board.at(x, y), GROOVE), begun) {
            (true, None) => begun = Some(x),
            (false, Some(from)) => {
                found.push((from, x));
                begun = None;
            }
            _ => {}
        }
        x += 0.05;
    }
    found
}

#[test]
fn twenty_fences_fit_the_grooves() {
    for (paper, board) in [("a4", "one"), ("letter", "one"), ("a3", "one")] {
        let choices = [("back", "none"), ("paper", paper), ("board", board)];
        let wood = Printed::new("quoridor", &[&choices[..], &[("parts", "board")]].concat()).picture(300, 1);
        // Eight grooves between nine squares, and half a groove at either rim.
        let grooves = grooves(&wood);
        assert_eq!(grooves.len(), 10, "{grooves:?}");
        let inner = &grooves[1..9];
        let wide = inner.iter().map(|(from, to)| to - from).sum::<f32>() / 8.0;
        // From a groove to the next but one: two squares and two grooves.
        let reach = inner[2].0 - inner[0].0 - wide;
        let sheet =
            Printed::new("quoridor", &[&choices[..], &[("parts", "fences")]].concat()).picture(300, 1);
        let fences = sheet.marks(0.0, 400.0).pieces();
        assert_eq!(fences.len(), 20);
        for fence in fences {
            assert!((fence.width - reach).abs() < 0.2, "{paper}: {} mm for {reach} mm", fence.width);
            assert!(fence.height < wide && fence.height > 0.85 * wide, "{paper}: {} in {wide}", fence.height);
            let (x, y) = fence.at(0.03, 0.6);
            assert!(near(sheet.at(x, y), MAPLE), "{:?}", sheet.at(x, y));
        }
    }
}

#[test]
fn four_pawns_look_the_same_from_both_sides() {
    let printed = Printed::new("quoridor", &[("parts", "pawns"), ("back", "none")]);
    let picture = printed.picture(150, 1);
    let pawns = picture.marks(0.0, 400.0).pieces();
    assert_eq!(pawns.len(), 4);
    for (pawn, colour) in pawns.iter().zip(SEATS) {
        let (mut body, mut other) = (0, 0);
        for across in 1..20 {
            // The lower half is what is seen in front. Behind, the pawn stands on its head until the strip is folded.
            for down in 21..40 {
                let (x, y) = pawn.at(across as f32 / 20.0, down as f32 / 40.0);
                let (behind_x, behind_y) = pawn.at(1.0 - across as f32 / 20.0, 1.0 - down as f32 / 40.0);
                let (front, behind) = (picture.at(x, y), picture.at(behind_x, behind_y));
                body += usize::from(near(front, colour) && near(behind, colour));
                other += usize::from(!near(front, behind));
            }
        }
        // Lines are a pixel wide, and a pixel off in the mirror.
        assert!(body > 30 && other < 40, "{colour:?}: {body} alike, {other} not");
    }
}

#[test]
fn a_pawn_begins_on_the_sign_of_its_seat() {
    // Q11: seats clockwise from the south.
    let printed = Printed::new("quoridor", &[("parts", "board"), ("back", "none")]);
    let (picture, words) = (printed.picture(150, 1), printed.words());
    let place = |text: &str| words.iter().find(|word| word.text == text).unwrap();
    for ((column, row), colour) in [("e", "1"), ("a", "5"), ("e", "9"), ("i", "5")].into_iter().zip(SEATS) {
        let found = picture.at(place(column).x, place(row).y);
        assert!(near(found, colour), "{column}{row}: {found:?}");
    }
}

#[test]
fn its_box_is_listed() {
    let text = Printed::new("quoridor", &[]).text();
    for line in ["20", "fences", "4", "pawns, to fold and set up"] {
        assert!(text.contains(line), "{line}");
    }
}
