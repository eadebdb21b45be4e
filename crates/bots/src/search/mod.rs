//! Searches written once, for whatever game fits them.

pub(crate) mod alpha_beta;
pub(crate) mod dice_game;
pub(crate) mod expectimax;
pub(crate) mod ismcts;
pub(crate) mod lazy_smp;
pub(crate) mod perfect_info;
pub(crate) mod transposition;
