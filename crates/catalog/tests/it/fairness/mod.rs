//! Chance that can be checked: honest records are found right, forged ones are caught, and the published vectors say
//! the same as the program.

mod forged;
mod honest;
mod played;
mod vectors;
