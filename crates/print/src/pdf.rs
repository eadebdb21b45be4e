//! Writes sheets as PDF.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path as PdfPath, PathBuilder, Point, Transform as PdfTransform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap as PdfCap, LineJoin as PdfJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::Font;
use usvg::tiny_skia_path::{Path, PathSegment, Transform};
use usvg::{LineCap, LineJoin};

use crate::colour::Colour;
use crate::lettering::{Face, POINT};
use crate::plan::Plan;
use crate::sheet::{Mark, Pen, Sheet};
use crate::words::Words;

/// The fonts of one document.
struct Fonts([Font; 3]);

pub fn write(sheets: Vec<Sheet>, plan: &Plan) -> Vec<u8> {
    let mut document = Document::new();
    let font =
        |face: Face| Font::new(face.bytes().into(), 0).expect("a test reads the fonts that are built in");
    let fonts = Fonts([font(Face::Regular), font(Face::Bold), font(Face::Italic)]);
    for sheet in sheets {
        let size = PageSettings::from_wh(sheet.width / POINT, sheet.height / POINT);
        let mut page = document.start_page_with(size.expect("paper has a size"));
        let mut surface = page.surface();
        surface.push_transform(&PdfTransform::from_scale(1.0 / POINT, 1.0 / POINT));
        draw(&mut surface, &sheet.marks, &fonts, Letters::Text);
        surface.pop();
    }
    let title = Words::new(plan.language, plan.game).get(&format!("{}-name", plan.game.id));
    let language = plan.language.code().to_owned();
    document.set_metadata(Metadata::new().title(title).language(language).creator("Igroteka".to_owned()));
    document.finish().expect("shapes, words and fonts can be written")
}

/// How words are written.
#[derive(Clone, Copy, PartialEq)]
enum Letters {
    /// As text that can be searched.
    Text,
    /// As shapes, in a picture.
    Shapes,
}

fn draw(surface: &mut Surface<'_>, marks: &[Mark], fonts: &Fonts, letters: Letters) {
    for mark in marks {
        match mark {
            Mark::Shape(shape) => {
                let Some(path) = path(&shape.path) else { continue };
                surface.set_fill(shape.fill.map(|(colour, opacity)| fill(colour, opacity)));
                surface.set_stroke(shape.pen.as_ref().map(stroke));
                surface.draw_path(&path);
            }
            Mark::Words(run, colour, x, baseline) => {
                surface.set_fill(Some(fill(*colour, 1.0)));
                surface.set_stroke(None);
                let font = fonts.0[run.face as usize].clone();
                surface.draw_glyphs(
                    Point::from_xy(*x, *baseline),
                    &run.glyphs,
                    font,
                    &run.text,
                    run.size,
                    letters == Letters::Shapes,
                );
            }
            Mark::Group { window, place, marks } => {
                surface.push_transform(&transform(place));
                let window = window.as_ref().and_then(|window| path(window));
                if let Some(window) = &window {
                    surface.push_clip_path(window, &FillRule::NonZero);
                }
                draw(surface, marks, fonts, letters);
                if window.is_some() {
                    surface.pop();
                }
                surface.pop();
            }
            Mark::Miniature { place, marks } => {
                surface.push_transform(&transform(place));
                draw(surface, marks, fonts, Letters::Shapes);
                surface.pop();
            }
        }
    }
}

fn fill(colour: Colour, opacity: f32) -> Fill {
    Fill {
        paint: rgb::Color::new(colour.0, colour.1, colour.2).into(),
        opacity: part(opacity),
        rule: FillRule::NonZero,
    }
}

fn stroke(pen: &Pen) -> Stroke {
    let Colour(red, green, blue) = pen.colour;
    Stroke {
        paint: rgb::Color::new(red, green, blue).into(),
        width: pen.width,
        opacity: part(pen.opacity),
        line_cap: match pen.cap {
            LineCap::Butt => PdfCap::Butt,
            LineCap::Round => PdfCap::Round,
            LineCap::Square => PdfCap::Square,
        },
        line_join: match pen.join {
            LineJoin::Round => PdfJoin::Round,
            LineJoin::Bevel => PdfJoin::Bevel,
            LineJoin::Miter | LineJoin::MiterClip => PdfJoin::Miter,
        },
        dash: pen.dash.as_ref().map(|(array, offset)| StrokeDash { array: array.clone(), offset: *offset }),
        ..Stroke::default()
    }
}

fn part(opacity: f32) -> NormalizedF32 {
    NormalizedF32::new(opacity).unwrap_or(NormalizedF32::ONE)
}

fn transform(place: &Transform) -> PdfTransform {
    PdfTransform::from_row(place.sx, place.ky, place.kx, place.sy, place.tx, place.ty)
}

fn path(path: &Path) -> Option<PdfPath> {
    let mut builder = PathBuilder::new();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => builder.move_to(to.x, to.y),
            PathSegment::LineTo(to) => builder.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => builder.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(by, and, to) => builder.cubic_to(by.x, by.y, and.x, and.y, to.x, to.y),
            PathSegment::Close => builder.close(),
        }
    }
    builder.finish()
}
