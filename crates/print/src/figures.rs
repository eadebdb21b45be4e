//! Figures to fold: a picture in front and behind, with feet.

use crate::art::Drawing;
use crate::blocks::Block;
use crate::cutting::{Grid, MARKS};
use crate::sheet::{Pen, Sheet, lines};

/// White on either side of a figure.
const SIDE: f32 = 3.0;

/// Adds what the drawing has not, such as a number: the sheet, the corner, whether it stands on its head.
pub type Extra<'a> = &'a dyn Fn(&mut Sheet, usize, (f32, f32), bool);

/// Figures side by side. Folded at the head and at the feet they stand.
pub fn block<'a>(
    name: &'static str,
    drawings: &'a [Drawing],
    (width, height): (f32, f32),
    extra: Extra<'a>,
) -> Block<'a> {
    let foot = 0.28 * height;
    let strip = (width + 2.0 * SIDE, 2.0 * (height + foot));
    Block {
        name,
        count: drawings.len(),
        size: (drawings.len() as f32 * strip.0 + 2.0 * MARKS, strip.1 + 2.0 * MARKS),
        draw: Box::new(move |sheet: &mut Sheet, x, y| {
            let (x, y) = (x + MARKS, y + MARKS);
            for (index, drawing) in drawings.iter().enumerate() {
                let x = x + index as f32 * strip.0 + SIDE;
                let (behind, front) = ((x, y + foot), (x, y + foot + height));
                sheet.art(drawing, behind.0, behind.1, width, height, 2);
                extra(sheet, index, behind, true);
                sheet.art(drawing, front.0, front.1, width, height, 0);
                extra(sheet, index, front, false);
            }
            let folds = [foot, foot + height, foot + 2.0 * height];
            let folds = folds.map(|fold| [(x, y + fold), (x + drawings.len() as f32 * strip.0, y + fold)]);
            let folds: Vec<&[(f32, f32)]> = folds.iter().map(|fold| &fold[..]).collect();
            Grid::at((x, y), strip, drawings.len(), 1).cut_marks(sheet);
            sheet.stroke(lines(&folds), Pen::fold());
        }),
    }
}
