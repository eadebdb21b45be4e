//! The result of a game, worked out from the lines of its record alone.

use std::collections::HashMap;

use igroteka_game::{Game, Outcome, Record};
use igroteka_quoridor::Position;

/// Follows the record line by line and holds the result against the game's.
pub fn check_outcome(game: &Game<Position>, outcome: &Outcome) {
    let record = Record::of(game);
    let mut story = Story::new(&record);
    for (index, line) in record.events.iter().enumerate() {
        assert_eq!(story.end, None, "the game went on after event {index}");
        story.tell(line);
    }
    let (winner, reason) = story.end.expect("the record tells how the game ended");
    let winners: Vec<usize> = outcome.winners.iter().map(|seat| seat.number() as usize).collect();
    assert_eq!(winners, winner.into_iter().collect::<Vec<_>>());
    assert_eq!(outcome.reason, reason);
    for (index, &score) in outcome.scores.as_slice().iter().enumerate() {
        assert_eq!(score, i32::from(Some(index + 1) == winner));
    }
}

/// Seats are numbers from 1; entry 0 of a list is not used.
struct Story {
    players: usize,
    size: usize,
    repetition: bool,
    ply_limit: usize,
    pawns: Vec<Option<(usize, usize)>>,
    fences: Vec<String>,
    /// 0 before the lot.
    to_move: usize,
    late: usize,
    plies: usize,
    seen: HashMap<String, u32>,
    end: Option<(Option<usize>, &'static str)>,
}

impl Story {
    fn new(record: &Record) -> Story {
        let number = |field: &str| record.setup[field].parse().expect("a number");
        let (players, size) = (number("players"), number("size"));
        let (middle, last) = (size / 2, size - 1);
        let pawns = match players {
            2 => vec![None, Some((middle, 0)), Some((middle, last))],
            _ => vec![None, Some((middle, 0)), Some((0, middle)), Some((middle, last)), Some((last, middle))],
        };
        let mut story = Story {
            players,
            size,
            repetition: record.setup["repetition"] == "true",
            ply_limit: number("ply_limit"),
            pawns,
            fences: Vec::new(),
            to_move: record.setup["start"].parse().unwrap_or(0),
            late: 0,
            plies: 0,
            seen: HashMap::new(),
            end: None,
        };
        story.remember();
        story
    }

    fn tell(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["!", "start", seat] => {
                self.to_move = number(seat);
                self.remember();
            }
            ["!", "pick", action] => self.act(self.late, action),
            [seat, "timeout"] => self.late = number(seat),
            [seat, "resign"] | [seat, "resign", "match"] => self.resign(number(seat)),
            [seat, action] => self.act(number(seat), action),
            _ => panic!("no event of a random game: {line}"),
        }
    }

    fn act(&mut self, seat: usize, action: &str) {
        assert_eq!(seat, self.to_move);
        self.plies += 1;
        if action.ends_with(['h', 'v']) {
            self.fences.push(action.to_owned());
        } else if action != "pass" {
            let column = (action.as_bytes()[0] - b'a') as usize;
            let row = action[1..].parse::<usize>().expect("a row") - 1;
            self.pawns[seat] = Some((column, row));
            if self.finish_of(seat) == (column, row) {
                self.end = Some((Some(seat), "goal"));
                return;
            }
        }
        self.next_after(seat);
        if self.remember() == 3 && self.repetition {
            self.end = Some((None, "repetition"));
        } else if self.plies == self.ply_limit {
            self.end = Some((None, "ply_limit"));
        }
    }

    /// The square of the seat's finish that shares the free coordinate with its pawn.
    fn finish_of(&self, seat: usize) -> (usize, usize) {
        let (column, row) = self.pawns[seat].expect("who acts is on the board");
        let last = self.size - 1;
        match (self.players, seat) {
            (_, 1) => (column, last),
            (2, 2) | (4, 3) => (column, 0),
            (_, 2) => (last, row),
            _ => (0, row),
        }
    }

    fn resign(&mut self, seat: usize) {
        self.pawns[seat] = None;
        let left: Vec<usize> = (1..=self.players).filter(|&seat| self.pawns[seat].is_some()).collect();
        if let [last] = left[..] {
            self.end = Some((Some(last), "resignation"));
            return;
        }
        if self.to_move == seat {
            self.next_after(seat);
        }
        self.remember();
    }

    fn next_after(&mut self, seat: usize) {
        self.to_move = (1..=self.players)
            .map(|step| (seat - 1 + step) % self.players + 1)
            .find(|&next| self.pawns[next].is_some())
            .expect("somebody is left");
    }

    /// Counts the position, and says how often it has been there.
    fn remember(&mut self) -> u32 {
        if self.to_move == 0 {
            return 0;
        }
        self.fences.sort();
        let key = format!("{:?} {:?} {}", self.pawns, self.fences, self.to_move);
        let count = self.seen.entry(key).or_insert(0);
        *count += 1;
        *count
    }
}

fn number(seat: &str) -> usize {
    seat.parse().expect("a seat's number")
}
