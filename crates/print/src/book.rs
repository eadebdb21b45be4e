//! The sheets of one document in order, fronts and backs in step.

use crate::colour::Colour;
use crate::cutting::{Cell, Grid};
use crate::guide;
use crate::lettering::{Face, POINT, set, set_within};
use crate::paper::SAFE;
use crate::plan::{Back, Plan};
use crate::sheet::{Align, Mark, Sheet};
use crate::words::Words;

/// What becomes a PDF.
pub struct Book<'a> {
    pub plan: &'a Plan,
    pub words: Words,
    pages: Vec<Page>,
    /// What there is to cut out, for the list on the page about printing.
    pub contents: Vec<Content>,
    guide: Option<usize>,
    /// Something to look at while setting up, for the page about printing: the key of its heading, and a drawing.
    pub figure: Option<(&'static str, Sheet)>,
}

/// A part of the game and where it is.
pub struct Content {
    /// The key of its name.
    pub key: &'static str,
    pub count: usize,
    pub first_page: usize,
    pub last_page: usize,
}

struct Page {
    sheet: Sheet,
    note: Option<String>,
}

impl Book<'_> {
    pub fn new(plan: &Plan) -> Book<'_> {
        Book {
            plan,
            words: Words::new(plan.language, plan.game),
            pages: Vec::new(),
            contents: Vec::new(),
            guide: None,
            figure: None,
        }
    }

    /// The paper upright.
    pub fn upright(&self) -> Sheet {
        let (width, height) = self.plan.paper.size();
        Sheet::new(width, height)
    }

    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// What a page shows, counted from 1.
    pub fn shown(&self, page: usize) -> &Sheet {
        &self.pages[page - 1].sheet
    }

    pub fn two_sided(&self) -> bool {
        self.plan.back != Back::None
    }

    /// A sheet with a note in its lower margin.
    pub fn add(&mut self, sheet: Sheet, note: &str) {
        self.pages.push(Page { sheet, note: Some(note.to_owned()) });
    }

    /// A sheet whose other side stays empty where others have backs.
    pub fn add_front(&mut self, sheet: Sheet, note: &str) {
        let (width, height) = (sheet.width, sheet.height);
        self.add(sheet, note);
        if self.two_sided() {
            self.pages.push(Page { sheet: Sheet::new(width, height), note: None });
        }
    }

    /// Lets the next sheet begin on a front.
    pub fn begin_front(&mut self) {
        if self.two_sided() && self.pages.len() % 2 == 1 {
            let sheet = self.upright();
            self.pages.push(Page { sheet, note: None });
        }
    }

    /// Notes what was added since a page. What comes in several lots is one thing.
    pub fn list(&mut self, key: &'static str, count: usize, since: usize) {
        let last_page = self.pages.len().max(since + 1);
        match self.contents.last_mut() {
            Some(content) if content.key == key => {
                content.count += count;
                content.last_page = last_page;
            }
            _ => self.contents.push(Content { key, count, first_page: since + 1, last_page }),
        }
    }

    /// Pieces on as many sheets as they need, each front followed by its back.
    pub fn pieces<T>(&mut self, pieces: &Pieces<'_, T>, fronts: &[T]) {
        let since = self.pages.len();
        let paper = self.plan.paper.size();
        let grid = Grid::new(paper, pieces.size, fronts.len());
        let mut done = 0;
        for chunk in fronts.chunks(grid.count()) {
            let grid = grid.for_pieces(chunk.len());
            let mut sheet = self.upright();
            for (index, piece) in chunk.iter().enumerate() {
                (pieces.front)(&mut sheet, grid.cell(index), piece);
            }
            grid.cut_marks(&mut sheet);
            let name = self.words.with(pieces.name, &[("count", fronts.len())]);
            let mut note = format!("{} {name}", fronts.len());
            if chunk.len() < fronts.len() {
                note = format!("{note} · {}–{}", done + 1, done + chunk.len());
            }
            self.add(sheet, &note);
            if self.two_sided() {
                let mut sheet = self.upright();
                grid.bleed(&mut sheet, self.plan.back, pieces.back_ground);
                // A whole grid of backs: a sheet that lies the wrong way round is no mistake then.
                for index in 0..grid.count() {
                    let (cell, quarters) = grid.cell(index).back(paper, self.plan.back);
                    (pieces.back)(&mut sheet, cell, quarters);
                }
                let note = self.words.get("print-backs");
                self.add(sheet, &note);
            }
            done += chunk.len();
        }
        self.list(pieces.name, fronts.len(), since);
    }

    /// The sheets with their notes.
    pub fn finish(mut self) -> Vec<Sheet> {
        if let Some(place) = self.guide {
            self.pages[place].sheet = guide::page(&self);
        }
        let game = self.words.get(&format!("{}-name", self.plan.game.id));
        let total = self.pages.len();
        let mut sheets = Vec::with_capacity(total);
        for (index, page) in self.pages.into_iter().enumerate() {
            let mut sheet = page.sheet;
            if let Some(note) = page.note {
                let size = 7.0 * POINT;
                let baseline = sheet.height - SAFE - 1.2;
                let left = if note.is_empty() { game.clone() } else { format!("{game} · {note}") };
                let left = set_within(Face::Regular, size, sheet.width - 44.0, &left);
                sheet.words(left, Colour::SOFT_INK, Align::Left, 12.0, baseline);
                let page = self.words.with("print-page", &[("page", index + 1), ("pages", total)]);
                let right = sheet.width - 12.0;
                sheet.words(set(Face::Regular, size, &page), Colour::SOFT_INK, Align::Right, right, baseline);
            }
            sheets.push(sheet);
        }
        sheets
    }

    /// Keeps a page for what can be written only when everything else is there.
    pub fn keep_page_for_guide(&mut self) {
        self.guide = Some(self.pages.len());
        let (sheet, note) = (self.upright(), self.words.get("print-guide"));
        self.add(sheet, &note);
        self.begin_front();
    }
}

pub type DrawFront<'a, T> = dyn Fn(&mut Sheet, Cell, &T) + 'a;
pub type DrawBack<'a> = dyn Fn(&mut Sheet, Cell, u8) + 'a;

/// How pieces of one kind are drawn.
pub struct Pieces<'a, T> {
    /// The key of their name.
    pub name: &'static str,
    pub size: (f32, f32),
    pub front: Box<DrawFront<'a, T>>,
    pub back: Box<DrawBack<'a>>,
    /// What goes on beyond the cut around the backs.
    pub back_ground: Colour,
}

/// Marks that were drawn on a sheet of their own, for placing.
pub fn marks(sheet: Sheet) -> std::sync::Arc<Vec<Mark>> {
    std::sync::Arc::new(sheet.marks)
}
