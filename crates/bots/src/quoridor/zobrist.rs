//! Zobrist keys. They never change, so that answers stay the same.

use super::board::{SEATS, SQUARES};

/// A random number for everything that can be true of a position; its key is the XOR of those that are true.
pub(super) struct ZobristKeys {
    pub pawn: [[u64; SQUARES]; SEATS],
    pub horizontal: [u64; SQUARES],
    pub vertical: [u64; SQUARES],
    pub left: [[u64; 32]; SEATS],
    pub turn: [u64; SEATS],
}

pub(super) static KEYS: ZobristKeys = ZobristKeys::new();

impl ZobristKeys {
    const fn new() -> ZobristKeys {
        let mut keys = ZobristKeys {
            pawn: [[0; SQUARES]; SEATS],
            horizontal: [0; SQUARES],
            vertical: [0; SQUARES],
            left: [[0; 32]; SEATS],
            turn: [0; SEATS],
        };
        let mut number = 0;
        let mut square = 0;
        while square < SQUARES {
            let mut seat = 0;
            while seat < SEATS {
                keys.pawn[seat][square] = mix(number);
                number += 1;
                seat += 1;
            }
            keys.horizontal[square] = mix(number);
            keys.vertical[square] = mix(number + 1);
            number += 2;
            square += 1;
        }
        let mut seat = 0;
        while seat < SEATS {
            let mut count = 0;
            while count < 32 {
                keys.left[seat][count] = mix(number);
                number += 1;
                count += 1;
            }
            keys.turn[seat] = mix(number);
            number += 1;
            seat += 1;
        }
        keys
    }
}

/// The finaliser of `SplitMix64`: neighbouring numbers become unrelated ones.
const fn mix(number: u64) -> u64 {
    let mut z = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
