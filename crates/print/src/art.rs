//! The drawings that page and paper share, from `art/`.

use std::sync::Arc;

use usvg::tiny_skia_path::Path;
use usvg::{Group, Node, Options, Paint, Tree};

use crate::colour::Colour;
use crate::plan::Ink;
use crate::sheet::{Mark, Pen, Shape};

/// A drawing in its own units.
#[derive(Clone, Debug)]
pub struct Drawing {
    pub width: f32,
    pub height: f32,
    pub marks: Arc<Vec<Mark>>,
}

/// The file with this name, as text.
macro_rules! art {
    ($file:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../art/", $file, ".svg"))
    };
}
pub(crate) use art;

impl Drawing {
    /// Reads a drawing as ink allows it.
    pub fn read(svg: &str, ink: Ink) -> Drawing {
        let tree = Tree::from_str(svg, &Options::default()).expect("a test reads every drawing");
        let (width, height) = (tree.size().width(), tree.size().height());
        let mut marks = Vec::new();
        gather(tree.root(), 1.0, &mut |path, opacity| marks.push(mark(path, opacity, width * height, ink)));
        Drawing { width, height, marks: Arc::new(marks) }
    }

    /// The same drawing in other colours, given as in the file.
    pub fn recoloured(svg: &str, colours: &[(&str, &str)], ink: Ink) -> Drawing {
        let svg = colours.iter().fold(svg.to_owned(), |svg, (from, to)| svg.replace(from, to));
        Drawing::read(&svg, ink)
    }
}

fn gather(group: &Group, opacity: f32, each: &mut impl FnMut(&usvg::Path, f32)) {
    for node in group.children() {
        match node {
            Node::Group(group) => gather(group, opacity * group.opacity().get(), each),
            Node::Path(path) => each(path, opacity),
            // A test of the page holds the files to shapes.
            Node::Image(_) | Node::Text(_) => {}
        }
    }
}

fn mark(path: &usvg::Path, opacity: f32, whole: f32, ink: Ink) -> Mark {
    let place = path.abs_transform();
    let shape: Path = path.data().clone().transform(place).expect("a drawing's transform can be undone");
    let bounds = shape.bounds();
    // A ground is what takes most of the ink; pips, eyes and signs stay as they are.
    let ground = bounds.width() * bounds.height() > whole * 0.12;
    let fill = path.fill().map(|fill| {
        let colour = solid(fill.paint());
        let colour = if ground { ink.ground(colour) } else { colour };
        (colour, fill.opacity().get() * opacity)
    });
    let pen = path.stroke().map(|stroke| Pen {
        colour: ink.line(solid(stroke.paint())),
        width: stroke.width().get() * place.get_scale().0,
        opacity: stroke.opacity().get() * opacity,
        dash: stroke.dasharray().map(|dash| {
            let scale = place.get_scale().0;
            (dash.iter().map(|length| length * scale).collect(), stroke.dashoffset() * scale)
        }),
        cap: stroke.linecap(),
        join: stroke.linejoin(),
    });
    Mark::Shape(Shape { path: Arc::new(shape), fill, pen })
}

fn solid(paint: &Paint) -> Colour {
    match paint {
        Paint::Color(colour) => Colour(colour.red, colour.green, colour.blue),
        // A test of the page holds the files to plain colours.
        _ => Colour::INK,
    }
}

impl Ink {
    /// The colour of an area.
    pub(crate) fn ground(self, colour: Colour) -> Colour {
        match self {
            Ink::Full => colour,
            Ink::Saver if colour.light() > 190 => Colour::WHITE,
            Ink::Saver => colour.thinned(22),
        }
    }

    /// The colour of a line; white ones would vanish on a thinned ground.
    pub(crate) fn line(self, colour: Colour) -> Colour {
        match self {
            Ink::Saver if colour.light() > 215 => Colour::hex(0x0077_7268),
            _ => colour,
        }
    }

    /// The colour of letters on something dark.
    pub(crate) fn letters_on(self, ground: Colour) -> Colour {
        if self.ground(ground).light() > 140 { Colour::INK } else { Colour::WHITE }
    }
}
