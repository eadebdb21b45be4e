//! Words as glyphs: measured and drawn from the same shaping.

use std::sync::LazyLock;

use krilla::text::{GlyphId, KrillaGlyph};
use rustybuzz::UnicodeBuffer;

/// A typographic point in millimetres.
pub const POINT: f32 = 25.4 / 72.0;

/// The faces of the one family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Regular,
    Bold,
    Italic,
}

impl Face {
    /// The font file.
    pub fn bytes(self) -> &'static [u8] {
        match self {
            Face::Regular => notosans::REGULAR_TTF,
            Face::Bold => notosans::BOLD_TTF,
            Face::Italic => notosans::ITALIC_TTF,
        }
    }

    fn shaper(self) -> &'static rustybuzz::Face<'static> {
        static FACES: LazyLock<[rustybuzz::Face<'static>; 3]> = LazyLock::new(|| {
            [Face::Regular, Face::Bold, Face::Italic].map(|face| {
                rustybuzz::Face::from_slice(face.bytes(), 0)
                    .expect("a test reads the fonts that are built in")
            })
        });
        &FACES[self as usize]
    }
}

/// A line of words, ready to be drawn.
#[derive(Clone, Debug)]
pub struct Run {
    pub face: Face,
    /// The size of the type in millimetres.
    pub size: f32,
    pub text: String,
    pub glyphs: Vec<KrillaGlyph>,
    /// How long the line is.
    pub width: f32,
}

/// Sets a line.
pub fn set(face: Face, size: f32, text: &str) -> Run {
    let shaper = face.shaper();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let line = rustybuzz::shape(shaper, &[], buffer);
    let em = shaper.units_per_em() as f32;
    let (infos, places) = (line.glyph_infos(), line.glyph_positions());
    let mut glyphs = Vec::with_capacity(infos.len());
    let mut width = 0.0;
    for (index, (info, place)) in infos.iter().zip(places).enumerate() {
        let start = info.cluster as usize;
        let later = infos[index + 1..].iter().map(|next| next.cluster as usize).find(|&next| next != start);
        let range = start..later.unwrap_or(text.len());
        let of_em = |units: i32| units as f32 / em;
        let advance = of_em(place.x_advance);
        glyphs.push(KrillaGlyph::new(
            GlyphId::new(info.glyph_id),
            advance,
            of_em(place.x_offset),
            of_em(place.y_offset),
            0.0,
            range,
            None,
        ));
        width += advance * size;
    }
    Run { face, size, text: text.to_owned(), glyphs, width }
}

/// Sets a line no longer than `most`, in smaller type if need be.
pub fn set_within(face: Face, size: f32, most: f32, text: &str) -> Run {
    let run = set(face, size, text);
    if run.width <= most { run } else { set(face, size * most / run.width, text) }
}

/// Breaks a text into lines no longer than `most`. Only plain spaces break.
pub fn wrap(face: Face, size: f32, most: f32, text: &str) -> Vec<Run> {
    let space = set(face, size, " ").width;
    let (mut lines, mut line, mut width) = (Vec::new(), String::new(), 0.0);
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let wide = set(face, size, word).width;
        if !line.is_empty() && width + space + wide > most {
            lines.push(set(face, size, &line));
            line.clear();
            width = 0.0;
        }
        if !line.is_empty() {
            line.push(' ');
            width += space;
        }
        line.push_str(word);
        width += wide;
    }
    if !line.is_empty() {
        lines.push(set(face, size, &line));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters, figures and signs of the three languages that the texts use.
    const SIGNS: &str = "АаБбВвГгҐґДдЕеЄєЁёЖжЗзИиІіЇїЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯя\
        ABCXYZabcxyz0123456789 .,:;–—-·×„“”«»’'()*/%…!?";

    #[test]
    fn every_face_has_every_sign() {
        for face in [Face::Regular, Face::Bold, Face::Italic] {
            for sign in SIGNS.chars() {
                let run = set(face, 10.0, &sign.to_string());
                assert!(run.glyphs.iter().all(|glyph| glyph.glyph_id != GlyphId::new(0)), "{face:?} {sign}");
            }
        }
    }

    #[test]
    fn lines_hold_all_words_and_stay_within_their_width() {
        let text = "Перегородка закрывает ровно две клетки и мешает всем одинаково – тебе тоже.";
        let lines = wrap(Face::Regular, 3.5, 40.0, text);
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| line.width <= 40.0));
        let joined: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(joined.join(" "), text);
    }

    #[test]
    fn a_line_shrinks_to_its_room() {
        let run = set_within(Face::Bold, 6.0, 30.0, "Atlantic Av–Barclays Ctr");
        assert!(run.width <= 30.01 && run.size < 6.0);
    }
}
