//! Setups, moves and positions that cannot be: each gets the right code, and nothing changes.
