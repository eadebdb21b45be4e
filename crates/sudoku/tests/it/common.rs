//! Setups in a line and boards as drawings, for tests that read like the rules page.

use igroteka_game::{Game, Rules, Seat, Setup as _, Source, Stream, Turn, Value};
use igroteka_sudoku::{Action, Card, Position, Setup, Square};

/// A setup from words such as `preset=children players=3`.
pub fn setup(text: &str) -> Setup {
    Setup::from_raw(raw(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The raw values of words such as `players=3 golden=manual`. In values `,` stands for a space and `:` for `=`.
pub fn raw(text: &str) -> Vec<(String, Value)> {
    text.split_whitespace()
        .map(|word| {
            let (name, value) = word.split_once('=').expect("a field is written name=value");
            let value = match value.parse::<i64>() {
                Ok(number) => Value::Int(number),
                Err(_) => Value::from(value.replace(',', " ").replace(':', "=").as_str()),
            };
            (name.to_owned(), value)
        })
        .collect()
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

pub fn square(text: &str) -> Square {
    Square::read(text, 9).unwrap()
}

/// A position drawn by hand.
///
/// The board is drawn with a word a square; `*` follows a start card, and `|`, `-` and `+` are lines to guide the
/// eye. What is not said: nobody holds a card, seat 1 has made all points, nothing has left the game, seat 1 lays.
#[derive(Clone, Debug)]
pub struct Drawn {
    setup: Setup,
    board: String,
    start: String,
    hands: String,
    scores: String,
    next: String,
}

pub fn draw(setup_text: &str, board: &str) -> Drawn {
    let setup = setup(setup_text);
    let size = setup.grid().size() as usize;
    let words: Vec<&str> =
        board.split_whitespace().filter(|word| !word.chars().all(|c| "|-+".contains(c))).collect();
    assert_eq!(words.len(), size * size, "a board of {size} by {size}: {board}");
    let mut start = Vec::new();
    let mut rows = String::new();
    for (index, word) in words.iter().enumerate() {
        rows.push_str(&word[..1]);
        if word.ends_with('*') {
            start.push(Square::new((index / size) as u8, (index % size) as u8).unwrap().to_string());
        }
        if index % size == size - 1 {
            rows.push(' ');
        }
    }
    let players = setup.players() as usize;
    Drawn {
        board: rows,
        start: if start.is_empty() { "-".to_owned() } else { start.join(" ") },
        hands: ["-"; 4][..players].join(" "),
        scores: String::new(),
        next: "lay 1".to_owned(),
        setup,
    }
}

impl Drawn {
    pub fn hands(mut self, hands: &str) -> Drawn {
        hands.clone_into(&mut self.hands);
        self
    }

    pub fn scores(mut self, scores: &str) -> Drawn {
        scores.clone_into(&mut self.scores);
        self
    }

    pub fn next(mut self, next: &str) -> Drawn {
        next.clone_into(&mut self.next);
        self
    }

    pub fn text(&self) -> String {
        let with = |scores: &str| {
            format!("{} / {} / {} / {scores} / - / {}", self.board, self.start, self.hands, self.next)
        };
        if !self.scores.is_empty() {
            return with(&self.scores);
        }
        let mut scores = vec!["0".to_owned(); self.setup.players() as usize];
        scores[0] = points_on(&self.setup, &self.board, &self.start).to_string();
        with(&scores.join(" "))
    }

    pub fn position(&self) -> Position {
        Position::read(&self.setup, &self.text()).unwrap_or_else(|error| panic!("{}: {error}", self.text()))
    }

    pub fn game(&self) -> Game<Position> {
        Game::from_position(self.setup.clone(), self.position())
    }
}

/// The points that the cards drawn on a board have made: pairs that count, less pairs of start cards.
fn points_on(setup: &Setup, board: &str, start: &str) -> usize {
    let size = setup.grid().size() as usize;
    let (block_rows, block_columns) = setup.grid().block_size();
    let cells: Vec<char> = board.chars().filter(|c| !c.is_whitespace()).collect();
    let start: Vec<usize> = start
        .split_whitespace()
        .filter(|word| *word != "-")
        .map(|word| {
            let square = square(word);
            square.row() as usize * size + square.column() as usize
        })
        .collect();
    let counts = |a: usize, b: usize| {
        let (row_a, column_a, row_b, column_b) = (a / size, a % size, b / size, b % size);
        let block = |row: usize, column: usize| (row / block_rows as usize, column / block_columns as usize);
        let line = row_a == row_b || column_a == column_b;
        let block = block(row_a, column_a) == block(row_b, column_b);
        match setup.scoring().word() {
            "full" => line || block,
            "simple" => line,
            _ => block,
        }
    };
    let mut pairs = 0;
    for a in 0..cells.len() {
        for b in 0..a {
            let both_start = start.contains(&a) && start.contains(&b);
            if cells[a] != '.' && cells[b] != '.' && !both_start && counts(a, b) {
                pairs += 1;
            }
        }
    }
    pairs
}

/// Plays lines of a record: `! draw 1 7`, `1 e3`, `2 ok`.
pub fn play(game: &mut Game<Position>, lines: &str) {
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let event = game.read_event(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        game.apply(event).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Why a line of a record is refused; the game stays as it was (G1).
pub fn refusal(game: &mut Game<Position>, line: &str) -> String {
    let before = game.position().clone();
    let result = match game.read_event(line) {
        Ok(event) => game.apply(event).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string()),
    };
    assert_eq!(*game.position(), before, "a refused action changes nothing");
    result.expect_err(line)
}

/// The texts of what a seat may do.
pub fn legal(game: &Game<Position>, seat: Seat) -> String {
    let texts: Vec<String> = game.legal(seat).iter().map(Action::to_string).collect();
    texts.join(" ")
}

/// The last part of a position's text: what comes next.
pub fn next(game: &Game<Position>) -> String {
    let text = game.position().to_string();
    text.rsplit(" / ").next().unwrap().to_owned()
}

/// The board as it lies, a word a row.
pub fn board(game: &Game<Position>) -> String {
    let text = game.position().to_string();
    text.split(" /").next().unwrap().to_owned()
}

pub fn scores(game: &Game<Position>) -> Vec<u16> {
    Seat::all(game.position().players()).map(|seat| game.position().score(seat)).collect()
}

pub fn removed(game: &Game<Position>) -> Vec<u8> {
    game.position().removed().iter().map(Card::number).collect()
}

/// Lets chance act until somebody is to act or the game is over.
pub fn settle(game: &mut Game<Position>, source: &mut impl Source) {
    while let Some(chance) = game.draw_chance(source) {
        game.chance(chance).unwrap();
    }
}

/// A random game of this setup, played to its end.
pub fn random_game(setup: &Setup, seed: u64) -> Game<Position> {
    let mut source = Stream::new(seed);
    let mut game = Game::new(setup.clone());
    loop {
        settle(&mut game, &mut source);
        let Turn::Seats(seats) = game.turn() else {
            return game;
        };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *source.pick(&seats);
        let action = *source.pick(&game.legal(seat));
        game.act(seat, action).unwrap();
    }
}
