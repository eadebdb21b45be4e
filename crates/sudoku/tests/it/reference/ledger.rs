//! A finished game told once more, event by event, with maps and lists instead of bit sets.

use std::collections::BTreeMap;

use igroteka_game::{Event, Game, Outcome, Seat, Setup as _};
use igroteka_sudoku::{Action, Card, Chance, Position, Square};

use super::{Cell, Shape};

/// Retells the game and compares how it ended. Panics where the two disagree.
pub fn holds_against_the_rules(game: &Game<Position>, outcome: &Outcome) {
    let mut ledger = Ledger::new(game);
    let mut late = None;
    for event in game.events() {
        assert_eq!(ledger.reason, None, "the game was over before {event}");
        match event {
            Event::Chance(chance) => ledger.happens(*chance),
            Event::Act(seat, action) | Event::ResignMatch(seat, action) => ledger.acts(seat.index(), *action),
            Event::Timeout(seat) => late = Some(seat.index()),
            Event::Pick(action) => ledger.acts(late.expect("a time-out comes first"), *action),
            other => panic!("sudoku knows no {other}"),
        }
    }
    assert_eq!(Some(outcome.reason), ledger.reason, "the reason");
    assert_eq!(outcome.scores.as_slice(), ledger.scores, "the scores");
    let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
    assert_eq!(winners, ledger.winners(), "the winners");
    ledger.totals_are_known_figures();
    ledger.position_agrees(game.position());
}

struct Ledger {
    shape: Shape,
    players: usize,
    strict: bool,
    scoring: String,
    end: String,
    board: BTreeMap<Cell, u8>,
    golden: Vec<Cell>,
    stack: Vec<u8>,
    out_of_game: Vec<u8>,
    hands: Vec<Option<u8>>,
    left: Vec<bool>,
    scores: Vec<i32>,
    /// The seat that begins, if it is still there.
    first: usize,
    dealing: bool,
    mover: usize,
    /// The card under check.
    checked: Option<(Cell, u8)>,
    /// Whether the mover says that there is no square.
    claiming: bool,
    answered: Vec<bool>,
    reason: Option<&'static str>,
}

impl Ledger {
    fn new(game: &Game<Position>) -> Ledger {
        let values = game.setup().values();
        let shape = Shape::of(&values);
        let players = game.setup().players() as usize;
        let mut ledger = Ledger {
            stack: (1..=shape.size).flat_map(|card| vec![card; shape.size as usize]).collect(),
            shape,
            players,
            strict: values.text("referee") == Some("strict"),
            scoring: values.text("scoring").unwrap().to_owned(),
            end: values.text("end").unwrap().to_owned(),
            board: BTreeMap::new(),
            golden: Vec::new(),
            out_of_game: Vec::new(),
            hands: vec![None; players],
            left: vec![false; players],
            scores: vec![0; players],
            first: game.setup().start().map_or(0, Seat::index),
            dealing: true,
            mover: 0,
            checked: None,
            claiming: false,
            answered: vec![false; players],
            reason: None,
        };
        if let Some(cards) = game.setup().golden_cards() {
            ledger.lay_golden(cards.iter().map(|(square, card)| (cell(square), card.number())));
        }
        ledger
    }

    fn happens(&mut self, chance: Chance) {
        match chance {
            Chance::Start(seat) => self.first = seat.index(),
            Chance::StartCards(cards) => {
                self.lay_golden(cards.iter().map(|(square, card)| (cell(square), card.number())));
            }
            Chance::Draw { seat, card, .. } => {
                let seat = seat.index();
                assert_eq!(seat, self.who_draws(), "who draws");
                assert_eq!(self.hands[seat], None, "a hand is one card");
                self.take_from_stack(card.number());
                self.hands[seat] = Some(card.number());
                if self.dealing {
                    self.begin_if_all_dealt();
                } else {
                    self.next_player();
                }
            }
        }
    }

    /// In the deal those in the game clockwise from the first, later the mover.
    fn who_draws(&self) -> usize {
        if !self.dealing {
            return self.mover;
        }
        (0..self.players)
            .map(|step| (self.first + step) % self.players)
            .find(|&seat| !self.left[seat] && self.hands[seat].is_none())
            .expect("somebody is to be dealt a card")
    }

    fn begin_if_all_dealt(&mut self) {
        if (0..self.players).all(|seat| self.left[seat] || self.hands[seat].is_some()) {
            self.dealing = false;
            self.mover = (self.first + self.players - 1) % self.players;
            self.next_player();
        }
    }

    fn acts(&mut self, seat: usize, action: Action) {
        match action {
            Action::Lay { square, card } => {
                assert_eq!(seat, self.mover);
                assert_eq!(self.hands[seat].take(), Some(card.number()), "the card in hand");
                let at = cell(square);
                assert!(!self.board.contains_key(&at), "an occupied square");
                if self.strict {
                    assert!(self.keeps_main_rule(at, card.number()), "a breach in a strict game");
                    self.stands(at, card.number());
                    self.draws();
                } else {
                    self.checked = Some((at, card.number()));
                    self.answered = vec![false; self.players];
                }
            }
            Action::Stuck { card } => {
                assert!(!self.strict, "claims are for the table");
                assert_eq!(self.hands[seat], Some(card.number()));
                self.claiming = true;
                self.answered = vec![false; self.players];
            }
            Action::Ok | Action::Accept => self.answers(seat),
            Action::Object => {
                let (at, card) = self.checked.expect("a card is under check");
                if self.keeps_main_rule(at, card) {
                    self.answers(seat);
                } else {
                    self.out_of_game.push(card);
                    self.checked = None;
                    self.draws();
                }
            }
            Action::Show { square } => {
                let card = self.hands[self.mover].expect("the claimed card is in hand");
                assert!(!self.board.contains_key(&cell(square)), "a free square is shown");
                if self.keeps_main_rule(cell(square), card) {
                    self.hands[self.mover] = None;
                    self.out_of_game.push(card);
                    self.claiming = false;
                    self.draws();
                } else {
                    self.answers(seat);
                }
            }
            Action::Resign { card } => self.resigns(seat, card.map(Card::number)),
        }
    }

    fn answers(&mut self, seat: usize) {
        assert!(seat != self.mover && !self.answered[seat], "one answer each");
        self.answered[seat] = true;
        self.close_if_all_answered();
    }

    fn close_if_all_answered(&mut self) {
        let waiting =
            (0..self.players).any(|seat| seat != self.mover && !self.left[seat] && !self.answered[seat]);
        if waiting {
            return;
        }
        match self.checked.take() {
            Some((at, card)) => {
                self.stands(at, card);
                self.draws();
            }
            None => self.reason = Some("stuck"),
        }
    }

    fn resigns(&mut self, seat: usize, shown: Option<u8>) {
        assert_eq!(self.hands[seat], shown, "the card goes face up");
        self.left[seat] = true;
        self.out_of_game.extend(self.hands[seat].take());
        let remaining = self.left.iter().filter(|left| !**left).count();
        let alone = remaining == usize::from(self.players > 1);
        if alone || (seat == self.mover && !self.dealing) {
            self.claiming = false;
            if let Some((at, card)) = self.checked.take() {
                self.stands(at, card);
            }
        }
        if alone {
            self.reason = Some("resignation");
        } else if self.dealing {
            self.begin_if_all_dealt();
        } else if seat == self.mover {
            self.next_player();
        } else if self.claiming || self.checked.is_some() {
            self.close_if_all_answered();
        }
    }

    fn stands(&mut self, at: Cell, card: u8) {
        let counts = |other: &Cell| {
            let line = other.0 == at.0 || other.1 == at.1;
            let block = self.shape.same_block(*other, at);
            match self.scoring.as_str() {
                "full" => line || block,
                "simple" => line,
                "block" => block,
                other => panic!("{other}"),
            }
        };
        let points = self.board.keys().filter(|other| counts(other)).count();
        self.scores[self.mover] += points as i32;
        self.board.insert(at, card);
    }

    fn draws(&mut self) {
        if self.stack.is_empty() {
            if self.end == "all_cards" {
                self.next_player();
            } else {
                self.reason = Some("stack_empty");
            }
        }
    }

    fn next_player(&mut self) {
        for step in 1..=self.players {
            let seat = (self.mover + step) % self.players;
            if let Some(card) = self.hands[seat] {
                self.mover = seat;
                let has_square = (self.shape.cells().into_iter())
                    .any(|at| !self.board.contains_key(&at) && self.keeps_main_rule(at, card));
                if self.strict && !has_square {
                    self.reason = Some("dead_end");
                }
                return;
            }
        }
        self.reason = Some("all_cards");
    }

    fn keeps_main_rule(&self, at: Cell, card: u8) -> bool {
        !(self.board.iter()).any(|(&other, &laid)| laid == card && self.shape.related(at, other))
    }

    fn lay_golden(&mut self, cards: impl Iterator<Item = (Cell, u8)>) {
        for (at, card) in cards {
            self.take_from_stack(card);
            self.board.insert(at, card);
            self.golden.push(at);
        }
        let different = |mut numbers: Vec<u8>| {
            numbers.sort_unstable();
            numbers.dedup();
            numbers.len() == self.shape.size as usize
        };
        assert!(different(self.golden.iter().map(|at| at.0).collect()), "one a row");
        assert!(different(self.golden.iter().map(|at| at.1).collect()), "one a column");
        assert!(different(self.board.values().copied().collect()), "one of each card");
    }

    fn take_from_stack(&mut self, card: u8) {
        let place = self.stack.iter().position(|&other| other == card);
        self.stack.swap_remove(place.expect("the stack holds the card"));
    }

    fn winners(&self) -> Vec<usize> {
        if self.players == 1 {
            return vec![0];
        }
        let remaining: Vec<usize> = (0..self.players).filter(|&seat| !self.left[seat]).collect();
        let most = remaining.iter().map(|&seat| self.scores[seat]).max();
        remaining.into_iter().filter(|&seat| Some(self.scores[seat]) == most).collect()
    }

    /// A full board's points do not depend on how it was filled.
    fn totals_are_known_figures(&self) {
        let size = self.shape.size as usize;
        if self.board.len() < size * size {
            return;
        }
        let mut golden_pairs_in_block = 0;
        for (index, &a) in self.golden.iter().enumerate() {
            golden_pairs_in_block +=
                self.golden[..index].iter().filter(|&&b| self.shape.same_block(a, b)).count() as i32;
        }
        let expected = match (size, self.golden.len(), self.scoring.as_str()) {
            (9, 9, "full") => 810 - golden_pairs_in_block,
            (9, 9, "simple") => 648,
            (6, _, "full") => 216 - golden_pairs_in_block,
            (6, _, "simple") => 180,
            (6, _, "block") => 90 - golden_pairs_in_block,
            other => panic!("{other:?}"),
        };
        assert_eq!(self.scores.iter().sum::<i32>(), expected, "a full board's total");
    }

    fn position_agrees(&self, position: &Position) {
        for at in self.shape.cells() {
            let lies = position.card_at(Square::new(at.0, at.1).unwrap());
            assert_eq!(lies.map(Card::number), self.board.get(&at).copied(), "{at:?}");
        }
        let mut removed = self.out_of_game.clone();
        removed.sort_unstable();
        let found: Vec<u8> = position.removed().iter().map(Card::number).collect();
        assert_eq!(found, removed, "the cards out of the game");
        assert_eq!(position.stack().total() as usize, self.stack.len(), "the stack");
    }
}

fn cell(square: Square) -> Cell {
    (square.row(), square.column())
}
