//! Pages as pixels and as words.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use igroteka_print::{Choice, Game, Options, Plan, print};

/// A PDF in a folder of its own, which goes when this goes.
pub struct Printed {
    folder: PathBuf,
}

/// A rendered page; three bytes a pixel.
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pixels: Vec<u8>,
    per_mm: f32,
}

/// A word and where it stands, in millimetres.
#[derive(Clone, Debug)]
pub struct Word {
    pub page: usize,
    pub text: String,
    pub x: f32,
    pub y: f32,
}

/// Choices as `("lang", "ru")`.
pub fn options(game: &str, choices: &[(&str, &str)]) -> Options {
    let options = Options::for_game(game);
    choices.iter().try_fold(options, |options, (name, value)| options.with(name, value)).unwrap()
}

/// Whether its board can take one sheet or four.
pub fn has_board(game: &Game) -> bool {
    Choice::of(game).any(|choice| choice.name == "board")
}

impl Printed {
    pub fn new(game: &str, choices: &[(&str, &str)]) -> Printed {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("igroteka-print-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let pdf = print(&Plan::new(&options(game, choices)).unwrap());
        std::fs::write(folder.join("sheets.pdf"), pdf).unwrap();
        Printed { folder }
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Vec<u8> {
        let output = Command::new(program)
            .args(arguments)
            .current_dir(&self.folder)
            .output()
            .unwrap_or_else(|error| panic!("{program} of poppler-utils is needed: {error}"));
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    }

    /// Every page at so many dots an inch.
    pub fn pictures(&self, dots: u32) -> Vec<Picture> {
        self.run("pdftoppm", &["-r", &dots.to_string(), "sheets.pdf", "page"]);
        self.rendered(dots)
    }

    /// One page, counted from 1.
    pub fn picture(&self, dots: u32, page: usize) -> Picture {
        let (dots_an_inch, page) = (dots.to_string(), page.to_string());
        let arguments = ["-r", &dots_an_inch, "-f", &page, "-l", &page, "-singlefile", "sheets.pdf", "one"];
        self.run("pdftoppm", &arguments);
        Picture::read(&std::fs::read(self.folder.join("one.ppm")).unwrap(), dots)
    }

    fn rendered(&self, dots: u32) -> Vec<Picture> {
        let mut files: Vec<PathBuf> = (std::fs::read_dir(&self.folder).unwrap())
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.to_string_lossy().contains("page-"))
            .collect();
        files.sort();
        files.iter().map(|file| Picture::read(&std::fs::read(file).unwrap(), dots)).collect()
    }

    /// All words of all pages.
    pub fn text(&self) -> String {
        String::from_utf8(self.run("pdftotext", &["sheets.pdf", "-"])).unwrap()
    }

    pub fn words(&self) -> Vec<Word> {
        let html = String::from_utf8(self.run("pdftotext", &["-bbox", "sheets.pdf", "-"])).unwrap();
        let mut page = 0;
        let mut words = Vec::new();
        for line in html.lines().map(str::trim) {
            if line.starts_with("<page ") {
                page += 1;
            } else if let Some(rest) = line.strip_prefix("<word ") {
                let number = |name: &str| -> f32 {
                    let from = rest.find(name).unwrap() + name.len() + 2;
                    rest[from..].split('"').next().unwrap().parse().unwrap()
                };
                let text = rest.split_once('>').unwrap().1.trim_end_matches("</word>").to_owned();
                let middle = |low: &str, high: &str| f32::midpoint(number(low), number(high)) * 25.4 / 72.0;
                words.push(Word { page, text, x: middle("xMin", "xMax"), y: middle("yMin", "yMax") });
            }
        }
        words
    }
}

impl Drop for Printed {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Picture {
    fn read(file: &[u8], dots: u32) -> Picture {
        let mut parts = file.splitn(4, |byte| *byte == b'\n');
        assert_eq!(parts.next(), Some(&b"P6"[..]));
        let size = String::from_utf8(parts.next().unwrap().to_vec()).unwrap();
        let (width, height) = size.split_once(' ').unwrap();
        assert_eq!(parts.next(), Some(&b"255"[..]));
        let (width, height) = (width.parse().unwrap(), height.parse().unwrap());
        Picture { width, height, pixels: parts.next().unwrap().to_vec(), per_mm: dots as f32 / 25.4 }
    }

    pub fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        let at = 3 * (y * self.width + x);
        [self.pixels[at], self.pixels[at + 1], self.pixels[at + 2]]
    }

    /// The colour at a place in millimetres.
    pub fn at(&self, x: f32, y: f32) -> [u8; 3] {
        self.pixel((x * self.per_mm) as usize, (y * self.per_mm) as usize)
    }

    pub fn to_mm(&self, pixels: usize) -> f32 {
        pixels as f32 / self.per_mm
    }

    /// Width and height in millimetres.
    pub fn size(&self) -> (f32, f32) {
        (self.to_mm(self.width), self.to_mm(self.height))
    }
}

/// Where a sheet says that it is to be cut: a knife goes from mark to mark.
pub struct Marks {
    /// From left to right.
    pub columns: Vec<f32>,
    /// From top to bottom.
    pub rows: Vec<f32>,
}

/// A piece between cuts, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Piece {
    pub fn holds(&self, word: &Word) -> bool {
        (self.x..self.x + self.width).contains(&word.x) && (self.y..self.y + self.height).contains(&word.y)
    }

    /// A place in it, as parts of its sides.
    pub fn at(&self, across: f32, down: f32) -> (f32, f32) {
        (self.x + across * self.width, self.y + down * self.height)
    }
}

impl Marks {
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for row in self.rows.windows(2) {
            for column in self.columns.windows(2) {
                let (width, height) = (column[1] - column[0], row[1] - row[0]);
                pieces.push(Piece { x: column[0], y: row[0], width, height });
            }
        }
        pieces
    }

    /// From the first cut to the last: left, top, right, bottom.
    pub fn rim(&self) -> [f32; 4] {
        let ends = |cuts: &[f32]| (cuts[0], cuts[cuts.len() - 1]);
        let ((left, right), (top, bottom)) = (ends(&self.columns), ends(&self.rows));
        [left, top, right, bottom]
    }
}

impl Picture {
    /// The marks to cut by, read from the sheet between two heights: dark strokes of three millimetres, alone in the
    /// white.
    pub fn marks(&self, from: f32, to: f32) -> Marks {
        let (from, to) = ((from * self.per_mm) as usize, (to * self.per_mm) as usize);
        let (to, aside) = (to.min(self.height), self.per_mm as usize);
        let dark = |x: usize, y: usize| self.pixel(x, y).iter().all(|part| *part < 130);
        let white = |x: usize, y: usize| self.pixel(x, y) == WHITE;
        let (mut columns, mut rows) = (Vec::new(), Vec::new());
        for x in aside..self.width - aside {
            let stroke = |y: usize| dark(x, y) && white(x - aside, y) && white(x + aside, y);
            let around = |y: usize| y < self.height && white(x, y);
            if self.has_stroke(from..to, stroke, around) {
                columns.push(self.to_mm(2 * x + 1) / 2.0);
            }
        }
        for y in from.max(aside)..to.min(self.height - aside) {
            let stroke = |x: usize| dark(x, y) && white(x, y - aside) && white(x, y + aside);
            let around = |x: usize| x < self.width && white(x, y);
            if self.has_stroke(0..self.width, stroke, around) {
                rows.push(self.to_mm(2 * y + 1) / 2.0);
            }
        }
        Marks { columns: merged(&columns), rows: merged(&rows) }
    }

    /// Whether a line has a stroke of three millimetres with white before and behind it.
    fn has_stroke(
        &self,
        line: std::ops::Range<usize>,
        stroke: impl Fn(usize) -> bool,
        white: impl Fn(usize) -> bool,
    ) -> bool {
        let gap = self.per_mm as usize;
        let mut begun = None;
        for at in line {
            match (stroke(at), begun) {
                (true, None) => begun = Some(at),
                (false, Some(first)) => {
                    begun = None;
                    let long = (2.6..3.4).contains(&self.to_mm(at - first));
                    if long && first >= gap && white(first - gap) && white(at + gap) {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }
}

/// Neighbouring pixels are one stroke, which is in their middle.
fn merged(places: &[f32]) -> Vec<f32> {
    let strokes = places.chunk_by(|a, b| b - a < 0.5);
    strokes.map(|stroke| stroke.iter().sum::<f32>() / stroke.len() as f32).collect()
}

/// Whether two colours look alike; rendering mixes a little at edges.
pub fn near(a: [u8; 3], b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) < 24)
}

pub const WHITE: [u8; 3] = [255, 255, 255];
pub const BEIGE: [u8; 3] = [0xef, 0xe2, 0xc4];
pub const ASPHALT: [u8; 3] = [0x57, 0x5a, 0x5e];
pub const BACK_BLUE: [u8; 3] = [0x35, 0x60, 0x8a];
