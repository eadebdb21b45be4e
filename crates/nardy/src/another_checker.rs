//! N5: a checker that is borne off must leave the other die to another checker, if one can play it.

use std::cell::OnceCell;

use crate::bear_off::Ground;
use crate::plays::places;
use crate::{BearOff, Point};

/// Decides whether one checker may use both dice and be borne off.
///
/// "Another checker can play that die" means: in some play of both dice, one that does not itself bear off a checker
/// with both, another checker plays it. So N5 never takes away the last way to use both dice (N2).
pub(crate) struct AnotherChecker<'a> {
    ground: &'a Ground,
    high: u8,
    low: u8,
    players: OnceCell<Players>,
}

/// The checkers, by where they stand before the throw, that can play each die.
#[derive(Clone, Copy, Default)]
struct Players {
    high: u32,
    low: u32,
}

impl<'a> AnotherChecker<'a> {
    #[inline]
    pub fn new(ground: &'a Ground, high: u8, low: u8) -> AnotherChecker<'a> {
        AnotherChecker { ground, high, low, players: OnceCell::new() }
    }

    /// Whether the setup has this rule at all.
    #[inline]
    pub fn matters(&self) -> bool {
        self.ground.bear_off != BearOff::Standard
    }

    /// Whether the checker on `from` may use `first` and then be borne off by the other die.
    pub fn allows(&self, from: Point, first: u8) -> bool {
        let players = self.players.get_or_init(|| self.find_players());
        let playing = if first == self.high { players.high } else { players.low };
        let bit = 1 << from.pips();
        let itself_only = bit & !self.ground.own.many();
        playing & !itself_only == 0
    }

    /// Whether the checker on `from` can use `first` and then the other die.
    pub fn is_legal_chain(&self, from: Point, first: u8) -> bool {
        let second = self.high + self.low - first;
        let middle = from.after(first);
        let ground = self.ground;
        middle != Point::OFF
            && ground.sources(ground.own.any(), first) & (1 << from.pips()) != 0
            && ground.sources(ground.any_after(from, first), second) & (1 << middle.pips()) != 0
    }

    fn find_players(&self) -> Players {
        let mut players = Players::default();
        let ground = self.ground;
        for (first, second) in [(self.high, self.low), (self.low, self.high)] {
            let (mut by_first, mut by_second) = (0, 0);
            for one in places(ground.sources(ground.own.any(), first)) {
                let middle = one.after(first);
                for other in places(ground.sources(ground.any_after(one, first), second)) {
                    let chain = other == middle;
                    let two_checkers = !chain || ground.own.count(middle) > 0;
                    let borne_off = other.after(second) == Point::OFF;
                    if two_checkers {
                        by_first |= 1u32 << one.pips();
                        by_second |= 1u32 << other.pips();
                    }
                    if chain && !borne_off {
                        by_first |= 1u32 << one.pips();
                        by_second |= 1u32 << one.pips();
                    }
                }
            }
            if first == self.high {
                players.high |= by_first;
                players.low |= by_second;
            } else {
                players.low |= by_first;
                players.high |= by_second;
            }
        }
        players
    }
}
