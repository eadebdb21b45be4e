//! One side of one sheet: shapes and words in millimetres, before they are written anywhere.

use std::sync::Arc;

use usvg::tiny_skia_path::{Path, PathBuilder, Rect, Transform};
use usvg::{LineCap, LineJoin};

use crate::art::Drawing;
use crate::colour::Colour;
use crate::lettering::Run;

/// A line's colour and shape.
#[derive(Clone, Debug)]
pub struct Pen {
    pub colour: Colour,
    pub width: f32,
    pub opacity: f32,
    pub dash: Option<(Vec<f32>, f32)>,
    pub cap: LineCap,
    pub join: LineJoin,
}

impl Pen {
    pub fn new(colour: Colour, width: f32) -> Pen {
        Pen { colour, width, opacity: 1.0, dash: None, cap: LineCap::Butt, join: LineJoin::Miter }
    }

    /// A line to fold along.
    pub fn fold() -> Pen {
        Pen { dash: Some((vec![1.6, 1.2], 0.0)), ..Pen::new(Colour::CUT, 0.2) }
    }

    /// A line to cut along.
    pub fn cut() -> Pen {
        Pen::new(Colour::CUT, 0.15)
    }
}

/// A path with its colours.
#[derive(Clone, Debug)]
pub struct Shape {
    pub path: Arc<Path>,
    pub fill: Option<(Colour, f32)>,
    pub pen: Option<Pen>,
}

/// What lies on a sheet.
#[derive(Clone, Debug)]
pub enum Mark {
    Shape(Shape),
    Words(Run, Colour, f32, f32),
    /// Marks seen through a window, somewhere else or turned.
    Group {
        window: Option<Arc<Path>>,
        place: Transform,
        marks: Arc<Vec<Mark>>,
    },
    /// Another sheet made small. Its words are to be seen, not to be read or found.
    Miniature {
        place: Transform,
        marks: Vec<Mark>,
    },
}

/// Where text stands in relation to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// One side of a sheet, or a part of it that is placed as a whole.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    pub width: f32,
    pub height: f32,
    pub marks: Vec<Mark>,
}

impl Sheet {
    pub fn new(width: f32, height: f32) -> Sheet {
        Sheet { width, height, marks: Vec::new() }
    }

    pub fn fill(&mut self, path: Path, colour: Colour) {
        self.shape(path, Some((colour, 1.0)), None);
    }

    pub fn stroke(&mut self, path: Path, pen: Pen) {
        self.shape(path, None, Some(pen));
    }

    pub fn shape(&mut self, path: Path, fill: Option<(Colour, f32)>, pen: Option<Pen>) {
        self.marks.push(Mark::Shape(Shape { path: Arc::new(path), fill, pen }));
    }

    /// A drawing in a box, turned by quarters clockwise.
    pub fn art(&mut self, drawing: &Drawing, x: f32, y: f32, width: f32, height: f32, quarters: u8) {
        let turn = Transform::from_rotate_at(90.0 * f32::from(quarters), x + width / 2.0, y + height / 2.0);
        let place = turn.pre_translate(x, y).pre_scale(width / drawing.width, height / drawing.height);
        let window = rect(0.0, 0.0, drawing.width, drawing.height);
        self.group(Some(window), place, drawing.marks.clone());
    }

    pub fn group(&mut self, window: Option<Path>, place: Transform, marks: Arc<Vec<Mark>>) {
        self.marks.push(Mark::Group { window: window.map(Arc::new), place, marks });
    }

    /// Another sheet, as wide as told.
    pub fn miniature(&mut self, of: &Sheet, x: f32, y: f32, width: f32) {
        let scale = width / of.width;
        let place = Transform::from_translate(x, y).pre_scale(scale, scale);
        self.marks.push(Mark::Miniature { place, marks: of.marks.clone() });
    }

    /// Words on a baseline.
    pub fn words(&mut self, run: Run, colour: Colour, align: Align, x: f32, baseline: f32) {
        let left = match align {
            Align::Left => x,
            Align::Middle => x - run.width / 2.0,
            Align::Right => x - run.width,
        };
        self.marks.push(Mark::Words(run, colour, left, baseline));
    }
}

pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Path {
    let rect =
        Rect::from_xywh(x, y, width, height).expect("a rectangle that is drawn has a width and a height");
    PathBuilder::from_rect(rect)
}

pub fn circle(x: f32, y: f32, radius: f32) -> Path {
    PathBuilder::from_circle(x, y, radius).expect("a circle that is drawn has a radius")
}

/// Straight lines from point to point, one path of several strokes.
pub fn lines(strokes: &[&[(f32, f32)]]) -> Path {
    let mut path = PathBuilder::new();
    for stroke in strokes {
        for (index, &(x, y)) in stroke.iter().enumerate() {
            if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
        }
    }
    path.finish().expect("a line that is drawn has two ends")
}

/// A closed outline with straight sides.
pub fn outline(points: &[(f32, f32)]) -> Path {
    let mut path = PathBuilder::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.close();
    path.finish().expect("an outline that is drawn has corners")
}

pub fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Path {
    // The arc of a quarter as a cubic.
    let bend = radius * 0.447_715;
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.line_to(right - radius, y);
    path.cubic_to(right - bend, y, right, y + bend, right, y + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
    path.line_to(x + radius, bottom);
    path.cubic_to(x + bend, bottom, x, bottom - bend, x, bottom - radius);
    path.line_to(x, y + radius);
    path.cubic_to(x, y + bend, x + bend, y, x + radius, y);
    path.close();
    path.finish().expect("a rounded rectangle has sides")
}
