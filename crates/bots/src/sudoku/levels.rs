//! The levels that do not search: how closely each looks at the board.

/// How closely a player looks at the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attention {
    /// How many in a hundred counting cards of other blocks, in the row or the column, are overlooked. Those in the
    /// card's own block lie together and are overlooked a third as often.
    pub overlooked: u32,
    /// Whether the player asks what the next one would get.
    pub thinks_of_the_next: bool,
}

impl Attention {
    /// Misses nothing, and does not think of the next player.
    pub const GREEDY: Attention = Attention { overlooked: 0, thinks_of_the_next: false };
    /// Misses nothing, and thinks of the next player.
    pub const FULL: Attention = Attention { overlooked: 0, thinks_of_the_next: true };

    /// The attention of this level, 1 to 4; none for the fifth, which searches instead.
    pub fn of_level(number: u8) -> Option<Attention> {
        LEVELS.get(usize::from(number.max(1)) - 1).copied()
    }
}

/// Levels 1 to 4.
const LEVELS: [Attention; 4] = [
    Attention { overlooked: 65, thinks_of_the_next: false },
    Attention { overlooked: 42, thinks_of_the_next: false },
    Attention { overlooked: 25, thinks_of_the_next: false },
    Attention { overlooked: 15, thinks_of_the_next: true },
];
