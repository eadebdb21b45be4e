//! Computer opponents, tested from outside.

mod at_the_table;
mod compare;
mod hidden_information;
mod metro;
mod nardy;
mod one_move;
mod quoridor;
mod reasons;
mod roads;
mod roads_drawn;
mod sudoku;
mod threads;
