//! Words as glyphs: measured and drawn from the same shaping.

use std::sync::LazyLock;

use harfrust::{FontRef, ShapeOptions, Shaper, ShaperData, UnicodeBuffer};
use krilla::text::{GlyphId, KrillaGlyph};

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
            Face::Regular => include_bytes!("../fonts/NotoSans-Regular.ttf"),
            Face::Bold => include_bytes!("../fonts/NotoSans-Bold.ttf"),
            Face::Italic => include_bytes!("../fonts/NotoSans-Italic.ttf"),
        }
    }

    /// Fonts are read once; a shaper borrows what was read.
    fn shaper(self) -> &'static Shaper<'static> {
        static FONTS: LazyLock<[(FontRef<'static>, ShaperData); 3]> = LazyLock::new(|| {
            [Face::Regular, Face::Bold, Face::Italic].map(|face| {
                let font = FontRef::new(face.bytes()).expect("a test reads the fonts that are built in");
                let data = ShaperData::new(&font);
                (font, data)
            })
        });
        static SHAPERS: LazyLock<[Shaper<'static>; 3]> =
            LazyLock::new(|| FONTS.each_ref().map(|(font, data)| data.shaper(font).build()));
        &SHAPERS[self as usize]
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
    let line = shaper.shape(buffer, ShapeOptions::new());
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

/// Breaks a text into as few lines as it takes, none longer than `most`, and those as even as they can be.
pub fn wrap(face: Face, size: f32, most: f32, text: &str) -> Vec<Run> {
    let pieces = unbroken(text);
    let space = set(face, size, " ").width;
    let widths: Vec<f32> = pieces.iter().map(|piece| set(face, size, piece).width).collect();
    // What it costs to set everything from a piece on, and where the next line begins then.
    let mut best = vec![(0.0_f32, pieces.len()); pieces.len() + 1];
    for start in (0..pieces.len()).rev() {
        best[start].0 = f32::INFINITY;
        let mut width = -space;
        for end in start + 1..=pieces.len() {
            width += space + widths[end - 1];
            if width > most && end > start + 1 {
                break;
            }
            let empty = ((most - width) / most).max(0.0);
            let last = end == pieces.len();
            // A short last line looks forgotten; otherwise what it leaves empty is nobody's fault.
            let uneven = match (last, start > 0 && empty > FORGOTTEN) {
                (true, forgotten) => f32::from(u8::from(forgotten)) * 0.3,
                (false, _) => empty * empty,
            };
            // A line more costs more than any unevenness.
            let cost = 1.0 + uneven * 0.5 / (1.0 + pieces.len() as f32) + best[end].0;
            if cost < best[start].0 {
                best[start] = (cost, end);
            }
        }
    }
    let (mut lines, mut start) = (Vec::new(), 0);
    while start < pieces.len() {
        let end = best[start].1;
        lines.push(set(face, size, &pieces[start..end].join(" ")));
        start = end;
    }
    lines
}

/// A last line that leaves more than this part of its room empty.
const FORGOTTEN: f32 = 0.75;

/// Words that lean on the one before them.
const LEANING: [&str; 8] = ["–", "—", "%", "б", "бы", "би", "ж", "же"];

/// The words between which a line may be broken. No line begins with a dash or a particle, and none ends with a word
/// of one letter.
fn unbroken(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut waits = false;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let leans =
            LEANING.contains(&word.trim_end_matches(|sign: char| sign.is_ascii_punctuation() && sign != '%'));
        let joins = waits || leans;
        match pieces.last_mut() {
            Some(before) if joins => {
                before.push(' ');
                before.push_str(word);
            }
            _ => pieces.push(word.to_owned()),
        }
        let mut letters = word.chars();
        waits = !leans && letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none();
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters, figures and signs of the three languages that the texts use.
    const SIGNS: &str = "АаБбВвГгҐґДдЕеЄєЁёЖжЗзИиІіЇїЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЩщЪъЫыЬьЭэЮюЯя\
        ABCXYZabcxyz0123456789 .,:;–—-−·×²№„“”«»’'()*/%…!?";

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
    fn no_line_begins_with_a_dash_or_ends_with_a_single_letter() {
        let text = "Фишка ходит на одну клетку вперёд, назад, влево или вправо – наискосок никогда, и в ход – одна, а если б. Если же.";
        for width in 25..90 {
            let lines = wrap(Face::Regular, 3.5, width as f32, text);
            for line in &lines {
                for leaning in ["–", "б.", "же."] {
                    assert!(!line.text.starts_with(leaning), "{width}: {}", line.text);
                }
                assert!(!line.text.ends_with(" и") && !line.text.ends_with(" в"), "{width}: {}", line.text);
            }
        }
    }

    #[test]
    fn a_paragraph_leaves_no_word_alone_if_it_can_be_helped() {
        let room = set(Face::Regular, 1.0, "aaaa bbbb cccc dddd").width + 0.01;
        let lines = wrap(Face::Regular, 1.0, room, "aaaa bbbb cccc dddd i.");
        let lines: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(lines, ["aaaa bbbb cccc", "dddd i."]);
    }

    #[test]
    fn a_line_shrinks_to_its_room() {
        let run = set_within(Face::Bold, 6.0, 30.0, "Atlantic Av–Barclays Ctr");
        assert!(run.width <= 30.01 && run.size < 6.0);
    }
}
