//! The rules once more, as slowly and plainly as possible: cards are texts, squares are pairs, and nothing is kept
//! that can be looked up. Shares nothing with the crate but the texts of events.

use std::collections::{BTreeMap, BTreeSet};

/// A square: columns to the east, rows to the north.
pub type Xy = (i32, i32);

/// Clockwise from the north, as sides are written.
const STEPS: [Xy; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub fn rotations(sides: &str) -> BTreeSet<String> {
    (0..4).map(|turn| format!("{}{}", &sides[turn..], &sides[..turn])).collect()
}

pub fn card_of(sides: &str) -> String {
    rotations(sides).into_iter().next().unwrap()
}

/// The kinds of the rules page.
pub fn kinds_of_deck(variant: u8, lanes: &str) -> Vec<&'static str> {
    match (variant, lanes) {
        (1, "two") => vec!["2.2.", "22..", "222.", "2222", "2..."],
        (_, "two") => vec!["2.2.", "22..", "222.", "2222"],
        (1, _) => vec!["2.2.", "4.4.", "4.2.", "22..", "44..", "424.", "242.", "4242", "2...", "4..."],
        (_, _) => vec![
            "2.2.", "4.4.", "4.2.", "22..", "44..", "222.", "444.", "424.", "242.", "2222", "4444", "4242",
        ],
    }
}

#[derive(Clone, Debug, Default)]
pub struct Board {
    pub field: Option<Xy>,
    pub cards: BTreeMap<Xy, String>,
}

impl Board {
    pub fn lay(&mut self, text: &str) {
        let (square, sides) = parse(text);
        assert_eq!(self.cards.insert(square, sides), None, "a square holds one card");
    }

    /// How many roads a card would join here; `None` if it may not lie here.
    pub fn joins(&self, (x, y): Xy, sides: &str) -> Option<usize> {
        if self.cards.contains_key(&(x, y)) || !self.on_table((x, y)) {
            return None;
        }
        if self.cards.is_empty() {
            return self.is_centre((x, y)).then_some(1);
        }
        let mut roads = 0;
        for (index, (dx, dy)) in STEPS.iter().enumerate() {
            if let Some(neighbour) = self.cards.get(&(x + dx, y + dy)) {
                let mine = &sides[index..=index];
                let opposite = (index + 2) % 4;
                if mine != &neighbour[opposite..=opposite] {
                    return None;
                }
                roads += usize::from(mine != ".");
            }
        }
        (roads > 0).then_some(roads)
    }

    /// Every square that could matter, and one more on each side.
    pub fn squares(&self) -> Vec<Xy> {
        let (mut low, mut high) = match self.field {
            Some((width, height)) => ((0, 0), (width - 1, height - 1)),
            None => ((0, 0), (0, 0)),
        };
        for &(x, y) in self.cards.keys() {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        (low.1 - 1..=high.1 + 1).flat_map(|y| (low.0 - 1..=high.0 + 1).map(move |x| (x, y))).collect()
    }

    pub fn accepts<S: AsRef<str>>(&self, cards: &[S]) -> bool {
        let ways: BTreeSet<String> = cards.iter().flat_map(|card| rotations(card.as_ref())).collect();
        let squares = self.squares();
        ways.iter().any(|sides| squares.iter().any(|&square| self.joins(square, sides).is_some()))
    }

    /// Every way to lay one of these cards, as texts.
    pub fn lays<S: AsRef<str>>(&self, cards: &[S]) -> BTreeSet<String> {
        let ways: BTreeSet<String> = cards.iter().flat_map(|card| rotations(card.as_ref())).collect();
        let mut lays = BTreeSet::new();
        for (x, y) in self.squares() {
            for sides in &ways {
                if self.joins((x, y), sides).is_some() {
                    lays.insert(format!("{x},{y}:{sides}"));
                }
            }
        }
        lays
    }

    fn on_table(&self, (x, y): Xy) -> bool {
        self.field.is_none_or(|(width, height)| (0..width).contains(&x) && (0..height).contains(&y))
    }

    /// Whether no square of the table lies nearer the centre.
    fn is_centre(&self, (x, y): Xy) -> bool {
        let Some((width, height)) = self.field else {
            return (x, y) == (0, 0);
        };
        let distance = |x: i32, y: i32| (2 * x + 1 - width).pow(2) + (2 * y + 1 - height).pow(2);
        (0..width).all(|other_x| (0..height).all(|other_y| distance(x, y) <= distance(other_x, other_y)))
    }
}

pub fn parse(text: &str) -> (Xy, String) {
    let (square, sides) = text.split_once(':').unwrap();
    let (x, y) = square.split_once(',').unwrap();
    ((x.parse().unwrap(), y.parse().unwrap()), sides.to_owned())
}

/// A game followed event by event.
pub struct Judge {
    variant: u8,
    kinds: Vec<&'static str>,
    players: usize,
    board: Board,
    hands: Vec<Vec<String>>,
    left: Vec<bool>,
    pile: usize,
    first: usize,
    missed: Vec<usize>,
    joined: Vec<usize>,
    clock: usize,
    last_lay: usize,
    last_draw: Vec<usize>,
    last_pass: Vec<usize>,
    late: usize,
    /// Whose turn ended last, and whether turns have begun to count.
    last: Option<usize>,
    begun: bool,
}

/// Who wins, and why.
pub type Verdict = (Vec<usize>, &'static str);

impl Judge {
    pub fn new(setup: &BTreeMap<String, String>) -> Judge {
        let number = |field: &str| setup[field].parse::<usize>().unwrap();
        let players = number("players");
        let field = setup.get("field").map(|size| {
            let (width, height) = size.split_once(' ').unwrap();
            (width.parse().unwrap(), height.parse().unwrap())
        });
        Judge {
            variant: number("variant") as u8,
            kinds: kinds_of_deck(number("variant") as u8, &setup["lanes"]),
            players,
            board: Board { field, cards: BTreeMap::new() },
            hands: vec![Vec::new(); players],
            left: vec![false; players],
            pile: players * number("cards"),
            first: setup["start"].parse::<usize>().map_or(0, |seat| seat - 1),
            missed: vec![0; players],
            joined: vec![0; players],
            clock: 0,
            last_lay: 0,
            last_draw: vec![0; players],
            last_pass: vec![0; players],
            late: 0,
            last: None,
            begun: setup["start"] != "lot",
        }
    }

    /// Follows one event; the verdict if it ended the game.
    pub fn event(&mut self, line: &str) -> Option<Verdict> {
        self.clock += 1;
        let words: Vec<&str> = line.split(' ').collect();
        let seat = |word: &str| word.parse::<usize>().unwrap() - 1;
        match words.as_slice() {
            ["!", "start", first] => {
                self.first = seat(first);
                self.begun = true;
            }
            ["!", "aside", ..] => {}
            ["!", "deal", owner, cards @ ..] => {
                self.hands[seat(owner)] = cards.iter().map(|card| card_of(card)).collect();
                self.pile -= cards.len();
            }
            ["!", "draw", owner, card] => {
                assert_eq!(seat(owner), self.due(), "seats draw clockwise");
                self.hands[seat(owner)].push(card_of(card));
                self.pile -= 1;
                self.last_draw[seat(owner)] = self.clock;
            }
            ["!", "pick", action] => return self.act(self.late, action),
            [late, "timeout"] => self.late = seat(late),
            [actor, action] | [actor, action @ "resign", "match"] => return self.act(seat(actor), action),
            _ => panic!("what is {line}?"),
        }
        None
    }

    /// The next seat clockwise that is still in; without a pile, who holds nothing is skipped.
    fn due(&self) -> usize {
        let begin = self.last.map_or(self.first, |last| last + 1);
        let skipped = |seat: &usize| self.variant == 3 && self.pile == 0 && self.hands[*seat].is_empty();
        (begin..begin + self.players)
            .map(|seat| seat % self.players)
            .find(|seat| !self.left[*seat] && !skipped(seat))
            .unwrap()
    }

    fn act(&mut self, seat: usize, action: &str) -> Option<Verdict> {
        if action != "resign" {
            assert_eq!(seat, self.due(), "seats play clockwise, and who is out never again");
        }
        if self.begun && seat == self.due() {
            self.last = Some(seat);
        }
        match action {
            "resign" | "out" => {
                if action == "out" {
                    assert_eq!(self.variant, 2);
                    assert!(!self.board.accepts(&self.hands[seat]), "whoever can lay must");
                }
                self.left[seat] = true;
                let remaining: Vec<usize> = self.remaining();
                if remaining.len() == 1 {
                    let why = if action == "out" { "survivor" } else { "resignation" };
                    return Some((remaining, why));
                }
                if self.variant == 3 { self.after_turn_of_three() } else { None }
            }
            "pass" => {
                assert_eq!(self.variant, 3);
                assert!(!self.board.accepts(&self.hands[seat]), "whoever can lay must");
                self.missed[seat] += 1;
                self.last_pass[seat] = self.clock;
                self.after_turn_of_three()
            }
            card => self.lay(seat, card),
        }
    }

    fn lay(&mut self, seat: usize, text: &str) -> Option<Verdict> {
        let (square, sides) = parse(text);
        self.joined[seat] += self.board.joins(square, &sides).expect("the card fits");
        let held = self.hands[seat].iter().position(|card| *card == card_of(&sides));
        self.hands[seat].remove(held.expect("the card is held"));
        self.board.lay(text);
        self.last_lay = self.clock;
        match self.variant {
            1 => self.after_card_of_one(1 - seat),
            2 => {
                let (width, height) = self.board.field.unwrap();
                let full = self.board.cards.len() as i32 == width * height;
                full.then(|| (vec![seat], "full"))
            }
            _ => self.after_turn_of_three(),
        }
    }

    fn after_card_of_one(&self, next: usize) -> Option<Verdict> {
        let second = 1 - self.first;
        let can = |seat: usize| self.board.accepts(&self.hands[seat]);
        if !self.board.accepts(&self.kinds) {
            return Some((vec![second], "closed"));
        }
        if self.hands.iter().all(Vec::is_empty) {
            return Some((vec![self.first], "all_laid"));
        }
        (!can(next)).then(|| (vec![], "stuck"))
    }

    fn after_turn_of_three(&self) -> Option<Verdict> {
        let remaining = self.remaining();
        let gone = |seat: &usize| self.hands[*seat].is_empty();
        if self.pile == 0 && remaining.iter().all(gone) {
            let winners = if self.board.field.is_none() { remaining } else { self.best() };
            return Some((winners, "all_laid"));
        }
        if !self.board.accepts(&self.kinds) {
            return Some((self.best(), "closed"));
        }
        let had_to_pass = |&seat: &usize| {
            self.last_pass[seat] > self.last_lay && self.last_pass[seat] > self.last_draw[seat]
        };
        let blocked = self.pile == 0 && remaining.iter().all(|seat| gone(seat) || had_to_pass(seat));
        blocked.then(|| (self.best(), "blocked"))
    }

    fn best(&self) -> Vec<usize> {
        let mut best = self.remaining();
        let fewest = |best: &mut Vec<usize>, count: &dyn Fn(usize) -> i64| {
            let least = best.iter().map(|&seat| count(seat)).min().unwrap();
            best.retain(|&seat| count(seat) == least);
        };
        fewest(&mut best, &|seat| self.hands[seat].len() as i64);
        fewest(&mut best, &|seat| self.missed[seat] as i64);
        fewest(&mut best, &|seat| -(self.joined[seat] as i64));
        best
    }

    fn remaining(&self) -> Vec<usize> {
        (0..self.players).filter(|&seat| !self.left[seat]).collect()
    }
}
