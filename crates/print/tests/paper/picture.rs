//! Pages as pixels and as words.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use igroteka_print::{Options, Plan, print};

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
    let mut options = Options::for_game(game);
    for (name, value) in choices {
        let field = match *name {
            "players" => &mut options.players,
            "cards" => &mut options.cards,
            "variant" => &mut options.variant,
            "lanes" => &mut options.lanes,
            "size" => &mut options.size,
            "board" => &mut options.board,
            "paper" => &mut options.paper,
            "lang" => &mut options.lang,
            "back" => &mut options.back,
            "ink" => &mut options.ink,
            "parts" => &mut options.parts,
            other => panic!("there is no option {other}"),
        };
        *field = Some((*value).to_owned());
    }
    options
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
        self.run("pdftoppm", &["-r", &dots_an_inch, "-f", &page, "-l", &page, "sheets.pdf", "page"]);
        self.rendered(dots).remove(0)
    }

    fn rendered(&self, dots: u32) -> Vec<Picture> {
        let mut files: Vec<PathBuf> = (std::fs::read_dir(&self.folder).unwrap())
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "ppm"))
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

/// Whether two colours look alike; rendering mixes a little at edges.
pub fn near(a: [u8; 3], b: [u8; 3]) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) < 24)
}

pub const WHITE: [u8; 3] = [255, 255, 255];
pub const BEIGE: [u8; 3] = [0xef, 0xe2, 0xc4];
pub const ASPHALT: [u8; 3] = [0x57, 0x5a, 0x5e];
pub const BACK_BLUE: [u8; 3] = [0x35, 0x60, 0x8a];
