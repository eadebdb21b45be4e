//! Computer opponents, tested from outside.

mod at_the_table;
mod hidden_information;
mod house_bot;
mod metro;
mod nardy;
mod quoridor;
mod roads;
mod roads_drawn;
mod sudoku;
mod threads;
