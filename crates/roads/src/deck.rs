//! The invented mixes of the decks, read from `data/invented-decks.txt`.

use std::sync::LazyLock;

use igroteka_game::{ReadError, Reader};

use crate::{Cards, Kind, Lanes, Sides, Variant};

/// The mix of one family of decks, for every size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix {
    family: Family,
    lanes: Lanes,
    kinds: Vec<Kind>,
    rows: Vec<Row>,
    spare: Option<Kind>,
    /// Every rotation of every kind.
    placements: Vec<Sides>,
}

impl Mix {
    /// The mix that a game with this variant and these lanes uses.
    pub fn of(variant: Variant, lanes: Lanes) -> &'static Mix {
        let family = match variant {
            Variant::Duel => Family::Duel,
            Variant::Newspaper | Variant::Pile => Family::Network,
        };
        MIXES
            .iter()
            .find(|mix| mix.family == family && mix.lanes == lanes)
            .expect("a test reads the data file and finds all four decks")
    }

    /// The kinds in the order listed.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// Every way in which a card of this mix can lie.
    pub(crate) fn placements(&self) -> &[Sides] {
        &self.placements
    }

    /// The deck of so many cards.
    pub fn deck(&self, size: u16) -> Cards {
        let counts = match self.spare {
            Some(spare) => self.nearest_row(size, spare),
            None => self.largest_remainder(size),
        };
        let mut deck = Cards::NONE;
        for (&kind, count) in self.kinds.iter().zip(counts) {
            deck.add_many(kind, count as u8);
        }
        deck
    }

    /// The row nearest in size, the smaller of two as near, with the difference put into the spare kind.
    fn nearest_row(&self, size: u16, spare: Kind) -> Vec<u32> {
        let row = self
            .rows
            .iter()
            .min_by_key(|row| (row.size.abs_diff(size), row.size))
            .expect("every mix has a row");
        let adjust = |(&kind, &count): (&Kind, &u16)| {
            let count = u32::from(count);
            if kind == spare { (count + u32::from(size)).saturating_sub(row.size.into()) } else { count }
        };
        self.kinds.iter().zip(&row.counts).map(adjust).collect()
    }

    /// Each kind gets its whole share; the cards left over go to the largest remainders, ties in order.
    fn largest_remainder(&self, size: u16) -> Vec<u32> {
        let row = &self.rows[0];
        let share = |count: &u16| u32::from(*count) * u32::from(size);
        let whole = u32::from(row.size);
        let mut counts: Vec<u32> = row.counts.iter().map(|count| share(count) / whole).collect();
        let left = u32::from(size) - counts.iter().sum::<u32>();
        let mut order: Vec<usize> = (0..counts.len()).collect();
        // A stable sort keeps ties in the order listed.
        order.sort_by_key(|&index| std::cmp::Reverse(share(&row.counts[index]) % whole));
        for &index in order.iter().take(left as usize) {
            counts[index] += 1;
        }
        counts
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// Variant 1.
    Duel,
    /// Variants 2 and 3.
    Network,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    size: u16,
    counts: Vec<u16>,
}

static MIXES: LazyLock<Vec<Mix>> = LazyLock::new(|| {
    read(include_str!("../data/invented-decks.txt")).expect("a test reads the data file that is built in")
});

fn read(text: &str) -> Result<Vec<Mix>, ReadError> {
    let mut mixes: Vec<Mix> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match (words.as_slice(), mixes.last_mut()) {
            ([], _) => {}
            (["deck", family, lanes], _) => mixes.push(begin(family, lanes, line)?),
            (["kinds", kinds @ ..], Some(mix)) => {
                mix.kinds = kinds.iter().map(|kind| Kind::read(kind)).collect::<Result<_, _>>()?;
                mix.placements = mix.kinds.iter().flat_map(|kind| kind.rotations().iter()).collect();
            }
            (["spare", kind], Some(mix)) => mix.spare = Some(Kind::read(kind)?),
            ([size, counts @ ..], Some(mix)) => mix.rows.push(read_row(mix, size, counts, line)?),
            ([..], None) => return Err(ReadError::new("a deck begins with `deck`", line)),
        }
    }
    match mixes.iter().find(|mix| mix.rows.is_empty()) {
        Some(mix) => Err(ReadError::new("every deck has a row", &format!("{:?}", mix.family))),
        None => Ok(mixes),
    }
}

fn begin(family: &str, lanes: &str, line: &str) -> Result<Mix, ReadError> {
    let family = match family {
        "duel" => Family::Duel,
        "network" => Family::Network,
        _ => return Err(ReadError::new("the family `duel` or `network`", line)),
    };
    let lanes = Lanes::from_word(lanes).ok_or_else(|| ReadError::new("the lanes `two` or `mixed`", line))?;
    Ok(Mix { family, lanes, kinds: Vec::new(), rows: Vec::new(), spare: None, placements: Vec::new() })
}

fn read_row(mix: &Mix, size: &str, counts: &[&str], line: &str) -> Result<Row, ReadError> {
    let number = |text: &str| Reader::value::<u16>("a number of cards", text);
    let row = Row {
        size: number(size)?,
        counts: counts.iter().map(|count| number(count)).collect::<Result<_, _>>()?,
    };
    if row.counts.len() != mix.kinds.len() || row.counts.iter().sum::<u16>() != row.size {
        return Err(ReadError::new("one count a kind, which add up to the size", line));
    }
    Ok(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_holds_four_decks() {
        let mixes = read(include_str!("../data/invented-decks.txt")).unwrap();
        assert_eq!(mixes.len(), 4);
        for variant in [Variant::Duel, Variant::Newspaper, Variant::Pile] {
            for lanes in [Lanes::Two, Lanes::Mixed] {
                assert_eq!(Mix::of(variant, lanes).lanes, lanes);
            }
        }
    }

    #[test]
    fn a_deck_has_as_many_cards_as_asked_and_every_kind_listed() {
        for mix in MIXES.iter() {
            for size in 40..=308 {
                let deck = mix.deck(size);
                assert_eq!(deck.len(), size, "{mix:?}");
                assert!(mix.kinds().iter().all(|&kind| deck.count(kind) > 0));
            }
        }
    }

    #[test]
    fn a_broken_file_is_refused() {
        for bad in [
            "kinds 2.2.",
            "deck duel",
            "deck duel three\nkinds 2.2.\n4 4",
            "deck other two\nkinds 2.2.\n4 4",
            "deck duel two\nkinds 2.2.\n4 3",
            "deck duel two\nkinds 2.2.\n4 2 2",
            "deck duel two\nkinds 2.3.\n4 4",
            "deck duel two\nkinds 2.2.\nspare 2.",
            "deck duel two\nkinds 2.2.",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
