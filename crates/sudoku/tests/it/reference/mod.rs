//! The rules a second time: slow, plain, and written from the rules page alone.

mod generator;
mod ledger;

pub use generator::{legal, universe};
pub use ledger::holds_against_the_rules;

/// Rows and columns of the board, and of a block.
pub struct Shape {
    pub size: u8,
    pub block: (u8, u8),
}

/// A row and a column, from 0.
pub type Cell = (u8, u8);

impl Shape {
    pub fn of(setup_values: &igroteka_game::Values) -> Shape {
        match (setup_values.text("side"), setup_values.text("blocks")) {
            (Some("adult"), _) => Shape { size: 9, block: (3, 3) },
            (_, Some("2x3")) => Shape { size: 6, block: (2, 3) },
            _ => Shape { size: 6, block: (3, 2) },
        }
    }

    pub fn cells(&self) -> Vec<Cell> {
        (0..self.size).flat_map(|row| (0..self.size).map(move |column| (row, column))).collect()
    }

    pub fn same_block(&self, a: Cell, b: Cell) -> bool {
        (a.0 / self.block.0, a.1 / self.block.1) == (b.0 / self.block.0, b.1 / self.block.1)
    }

    /// Whether two different cells share a row, a column or a block.
    pub fn related(&self, a: Cell, b: Cell) -> bool {
        a != b && (a.0 == b.0 || a.1 == b.1 || self.same_block(a, b))
    }
}
