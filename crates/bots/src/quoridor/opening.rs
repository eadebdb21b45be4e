//! The opening book: first moves that did well in self-play.

use std::collections::HashMap;
use std::sync::LazyLock;

use igroteka_game::{Source, Stream};

use super::board::{Board, STRIDE};
use super::features;
use super::move_code::{self, MoveCode};
use super::seen::{Pose, Seen};

/// A move with how it fared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tried {
    pub code: MoveCode,
    /// In how many games it was played.
    pub games: u32,
    /// What it won of them, from 0 to 1.
    pub share: f32,
}

/// Positions with moves that were tried there, the most tried first.
///
/// As text, one line per position: the moves that lead there from the start, a colon, then each move that was tried
/// with its games and the share that it won of them.
#[derive(Debug, Default)]
pub(super) struct Book(HashMap<Seen, Vec<Tried>>);

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    Book::read(include_str!("../../weights/quoridor-opening.txt"))
        .expect("the book of the repository is whole")
});

impl Book {
    /// The book of the repository.
    pub fn get() -> &'static Book {
        &BOOK
    }

    /// Reads a book; `None` if a line is not one.
    pub fn read(text: &str) -> Option<Book> {
        let mut book = Book::default();
        for line in text.lines() {
            let (way, moves) = line.split_once(':')?;
            let mut board = start();
            for word in way.split_whitespace() {
                board.make(move_code::parse(word)?).then_some(())?;
            }
            let (pose, seen) = Pose::of(&board);
            let words: Vec<&str> = moves.split_whitespace().collect();
            let (tried, []) = words.as_chunks::<3>() else { return None };
            let tried: Option<Vec<Tried>> = (tried.iter())
                .map(|[word, games, share]| {
                    let code = pose.apply(move_code::parse(word)?);
                    Some(Tried { code, games: games.parse().ok()?, share: share.parse().ok()? })
                })
                .collect();
            book.0.insert(seen, tried?);
        }
        Some(book)
    }

    /// One of the moves that did well on this board, the more tried the likelier.
    pub fn choose(&self, board: &Board, source: &mut Stream) -> Option<MoveCode> {
        let good = self.good(board);
        let games: u32 = good.iter().map(|tried| tried.games).sum();
        let mut left = source.below(games.max(1));
        let chosen = good.iter().find(|tried| {
            let here = left < tried.games;
            left = left.saturating_sub(tried.games);
            here
        });
        chosen.map(|tried| tried.code)
    }

    /// What was tried on this board and did well: nothing beyond the openings, and on boards of other kinds.
    pub fn good(&self, board: &Board) -> Vec<Tried> {
        if !features::supports(board) {
            return Vec::new();
        }
        let (pose, seen) = Pose::of(board);
        let tried = self.0.get(&seen).map_or(&[][..], Vec::as_slice);
        let Some(most) = tried.first() else { return Vec::new() };
        // Seldom tried means that it soon looked worse.
        let is_good = |tried: &&Tried| 4 * tried.games >= most.games && tried.share >= most.share - 0.03;
        tried.iter().filter(is_good).map(|tried| Tried { code: pose.apply(tried.code), ..*tried }).collect()
    }
}

/// The start of a game of two, the first seat to move.
pub(super) fn start() -> Board {
    Board::nine([4, 4 + 8 * STRIDE], [10, 10], 0, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = ": e2 60 0.55 d1h 9 0.60\ne2: e8 40 0.50 d1h 30 0.48 a3v 30 0.20\n";

    fn after(words: &[&str]) -> Board {
        let mut board = start();
        for word in words {
            assert!(board.make(move_code::parse(word).expect("a move")), "{word}");
        }
        board
    }

    fn good(book: &Book, words: &[&str]) -> Vec<String> {
        book.good(&after(words)).iter().map(|tried| move_code::to_action(tried.code).to_string()).collect()
    }

    /// What was tried too seldom, or won less, is left out.
    #[test]
    fn a_book_tells_what_did_well() {
        let book = Book::read(TEXT).expect("the text is a book");
        assert_eq!(good(&book, &[]), ["e2"]);
        assert_eq!(good(&book, &["e2"]), ["e8", "d1h"]);
        assert!(good(&book, &["e2", "e8"]).is_empty());
        assert!(Book::read("e2: e8 40").is_none() && Book::read("z9: e8 40 0.5").is_none());
    }

    /// The second seat may begin, and a fence on the other wing is the same fence.
    #[test]
    fn a_board_that_is_turned_or_mirrored_is_the_same() {
        let book = Book::read(": e2 60 0.55\nd3h: c8h 40 0.50\n").expect("the text is a book");
        let mut second_begins = start();
        second_begins.null_move();
        let good_there: Vec<MoveCode> = book.good(&second_begins).iter().map(|tried| tried.code).collect();
        assert_eq!(good_there, [move_code::parse("e8").expect("a move")]);
        assert_eq!(good(&book, &["e3h"]), ["f8h"]);
    }

    #[test]
    fn the_book_of_the_repository_can_be_played() {
        let book = Book::get();
        assert!(!book.good(&start()).is_empty());
        for (seen, tried) in &book.0 {
            for tried in tried {
                assert!(seen.board().make(tried.code), "{seen:?}: {tried:?}");
            }
        }
    }
}
