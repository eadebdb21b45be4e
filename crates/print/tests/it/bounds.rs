//! Nothing is nearer to the edge than a printer comes, on any paper.

use igroteka_print::games;

use crate::picture::{Printed, WHITE, has_board};

fn stays_inside(game: &str, choices: &[(&str, &str)]) {
    for (index, page) in Printed::new(game, choices).pictures(60).iter().enumerate() {
        let (width, height) = page.size();
        for y in 0..page.height {
            for x in 0..page.width {
                // A pixel counts as outside if all of it is.
                let (left, top) = (page.to_mm(x + 1), page.to_mm(y + 1));
                let (right, bottom) = (width - page.to_mm(x), height - page.to_mm(y));
                if left.min(top).min(right).min(bottom) < 5.0 {
                    assert_eq!(
                        page.pixel(x, y),
                        WHITE,
                        "{game} {choices:?}, page {}, {left} {top}",
                        index + 1
                    );
                }
            }
        }
    }
}

#[test]
fn everything_keeps_five_millimetres_away_from_the_edge() {
    for game in games().map(|game| game.id) {
        for paper in ["a4", "a3", "letter"] {
            stays_inside(game, &[("paper", paper), ("lang", "uk")]);
        }
    }
    for game in games().filter(|game| has_board(game)).map(|game| game.id) {
        for paper in ["a4", "letter"] {
            stays_inside(game, &[("paper", paper), ("board", "four"), ("lang", "ru")]);
        }
    }
}

#[test]
fn cards_of_any_size_stay_on_the_sheet() {
    for size in ["25", "37", "62", "63", "64", "90"] {
        for paper in ["a4", "letter"] {
            let choices =
                [("parts", "cards"), ("size", size), ("paper", paper), ("cards", "20"), ("back", "short")];
            stays_inside("roads", &choices);
        }
    }
}

#[test]
fn fifty_sheets_are_small() {
    let choices = [("players", "6"), ("cards", "50"), ("lanes", "mixed"), ("size", "76")];
    let options = crate::picture::options("roads", &choices);
    let pdf = igroteka_print::print(&igroteka_print::Plan::new(&options).unwrap());
    assert!(pdf.len() < 5_000_000, "{} bytes", pdf.len());
    assert!(Printed::new("roads", &choices).pictures(10).len() >= 100, "fifty sheets with two sides");
}
