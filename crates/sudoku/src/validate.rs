//! Which positions play could go on from, or has ended in.

use igroteka_game::{ReadError, Seat, SeatSet};

use crate::{Card, CardCounts, End, EndRule, Phase, Position, Referee, StartCards, StartRule};

/// What a position must fulfil; the message says what is wrong.
type Sound = Result<(), String>;

/// Every card exists once, every count adds up, and what comes next can come next.
pub(crate) fn validate(position: &Position) -> Result<(), ReadError> {
    position
        .cards_are_all_there()
        .and_then(|()| position.seats_are_sound())
        .and_then(|()| position.start_cards_are_sound())
        .and_then(|()| position.main_rule_is_kept())
        .and_then(|()| position.points_add_up())
        .and_then(|()| position.phase_is_sound())
        .map_err(|problem| ReadError::new(problem, &position.to_string()))
}

impl Position {
    fn cards_are_all_there(&self) -> Sound {
        let size = self.grid().size();
        let on_board: CardCounts = self.board.cards().map(|(_, card)| card).collect();
        let in_hands: CardCounts = self.hands.iter().flatten().copied().collect();
        for card in Card::all(size) {
            let under_check = self.card_under_check().is_some_and(|(_, checked)| checked == card);
            let found = [&on_board, &in_hands, &self.stack, &self.removed]
                .iter()
                .map(|counts| u32::from(counts.of(card)))
                .sum::<u32>();
            let found = found + u32::from(under_check);
            expect(found == u32::from(size), || {
                format!("there are {size} cards with a {card}, not {found}")
            })?;
        }
        Ok(())
    }

    fn seats_are_sound(&self) -> Sound {
        let players = SeatSet::all(self.terms.players);
        for seat in Seat::all(self.hands.len() as u8) {
            let in_game = self.seats_in.contains(seat);
            expect(players.contains(seat) || !in_game, || format!("nobody sits on seat {seat}"))?;
            expect(in_game || self.hand(seat).is_none(), || {
                format!("seat {seat} has left the game and holds no card")
            })?;
        }
        let left = self.seats_in.len();
        let (least, most) = match self.phase {
            Phase::Over { end: End::Resignation } if self.is_solo() => (0, 0),
            Phase::Over { end: End::Resignation } => (1, 1),
            _ if self.is_solo() => (1, 1),
            _ => (2, 4),
        };
        expect((least..=most).contains(&left), || {
            "a game goes on as long as two are left, and a solo game as long as one is".to_owned()
        })?;
        let mover_may_be_out =
            matches!(self.phase, Phase::Lot | Phase::Over { end: End::AllCards | End::Resignation });
        expect(mover_may_be_out || self.seats_in.contains(self.mover), || {
            format!("seat {} has left the game and does not move", self.mover)
        })
    }

    fn start_cards_are_sound(&self) -> Sound {
        let start = self.board.start_squares();
        if start.is_empty() {
            let not_laid_yet = self.board.occupied().is_empty()
                && matches!(self.terms.start, StartRule::Drawn | StartRule::DrawnPerBlock)
                && matches!(
                    self.phase,
                    Phase::Lot | Phase::StartCards | Phase::Over { end: End::Resignation }
                );
            let never_laid = self.terms.start == StartRule::None;
            return expect(not_laid_yet || never_laid, || "the start cards are missing".to_owned());
        }
        expect(self.terms.start != StartRule::None, || "this setup has no start cards".to_owned())?;
        let cards: Vec<_> = start.iter().filter_map(|square| Some((square, self.card_at(square)?))).collect();
        let cards = StartCards::new(self.grid(), &cards).map_err(|problem| problem.to_string())?;
        self.check_start_cards(&cards).map_err(|problem| problem.to_string())?;
        let still_to_come = self.phase == Phase::StartCards
            || (self.phase == Phase::Lot && self.terms.start != StartRule::Given);
        expect(!still_to_come, || "the start cards are still to be laid".to_owned())
    }

    /// In a `strict` game no breach stands, and only those who leave take a card with them.
    fn main_rule_is_kept(&self) -> Sound {
        if self.terms.referee == Referee::Table {
            return Ok(());
        }
        if let Some(square) = self.board.breaches().first() {
            return Err(format!("the card on {square} breaks the main rule in a strict game"));
        }
        let gone = u32::from(self.terms.players) - self.seats_in.len();
        expect(u32::from(self.removed.total()) <= gone, || {
            "in a strict game only players who leave take a card out of it".to_owned()
        })
    }

    /// The board tells how many points there have been: only who made them is open.
    fn points_add_up(&self) -> Sound {
        let counted: u32 = self.scores.iter().map(|&score| u32::from(score)).sum();
        let worth = u32::from(self.board.points_so_far(self.terms.scoring));
        expect(counted == worth, || {
            format!("the cards laid are worth {worth} points together, and the scores say {counted}")
        })
    }

    fn phase_is_sound(&self) -> Sound {
        match self.phase {
            Phase::Lot => {
                expect(!self.is_solo(), || "a solo game has no lot".to_owned())?;
                self.nothing_is_dealt()
            }
            Phase::StartCards => self.nothing_is_dealt(),
            Phase::Deal => self.deal_is_sound(),
            Phase::Draw => {
                self.mover_holds(false)?;
                expect(!self.stack.is_empty(), || "nobody draws from an empty stack".to_owned())?;
                self.others_hold_cards()
            }
            Phase::Lay => {
                self.mover_holds(true)?;
                expect(self.terms.referee == Referee::Table || self.mover_can_lay(), || {
                    "a strict game is over when the mover's card has no square".to_owned()
                })?;
                self.others_hold_cards()
            }
            Phase::Check { square, waiting, .. } => {
                self.mover_holds(false)?;
                expect(self.board.free().contains(square), || {
                    format!("a card under check lies on a free square, and {square} is none")
                })?;
                self.answers_are_sound(waiting)
            }
            Phase::Claim { waiting } => {
                self.mover_holds(true)?;
                self.answers_are_sound(waiting)
            }
            Phase::Over { end } => self.end_is_sound(end),
        }
    }

    fn nothing_is_dealt(&self) -> Sound {
        let untouched = self.board.occupied() == self.board.start_squares() && self.removed.is_empty();
        expect(untouched && self.hands.iter().all(Option::is_none), || {
            "nothing is dealt or laid before the lot and the start cards".to_owned()
        })
    }

    /// The deal goes clockwise: those who have a card are the last ones before the mover.
    fn deal_is_sound(&self) -> Sound {
        expect(self.board.occupied() == self.board.start_squares(), || {
            "nothing is laid before everybody has a card".to_owned()
        })?;
        let gone = u32::from(self.terms.players) - self.seats_in.len();
        expect(u32::from(self.removed.total()) <= gone, || {
            "before play only players who leave take a card out of the game".to_owned()
        })?;
        self.mover_holds(false)?;
        expect(self.others().is_sorted_by_key(|seat| self.hand(seat).is_some()), || {
            "cards are dealt clockwise, and the mover's is next".to_owned()
        })
    }

    fn answers_are_sound(&self, waiting: SeatSet) -> Sound {
        expect(self.terms.referee == Referee::Table, || {
            "there is nothing to answer in a strict game".to_owned()
        })?;
        let opponents = self.seats_in.without(self.mover);
        let strangers = waiting.iter().any(|seat| !opponents.contains(seat));
        expect(!waiting.is_empty() && !strangers, || {
            "the mover's opponents answer, at least one of them still".to_owned()
        })?;
        self.others_hold_cards()
    }

    /// S2: while the stack lasts everybody holds a card; then those who moved last are the first without one.
    fn others_hold_cards(&self) -> Sound {
        let everybody = !self.stack.is_empty() || self.terms.end == EndRule::StackEmpty;
        let fits = if everybody {
            self.others().all(|seat| self.hand(seat).is_some())
        } else {
            self.others().is_sorted_by_key(|seat| self.hand(seat).is_none())
        };
        expect(fits, || "a player draws after each turn as long as the stack lasts".to_owned())
    }

    fn end_is_sound(&self, end: End) -> Sound {
        let strict = self.terms.referee == Referee::Strict;
        let holds = self.hand(self.mover).is_some();
        let fits = match end {
            End::DeadEnd => strict && holds && !self.mover_can_lay(),
            End::Stuck => !strict && holds,
            End::AllCards => {
                self.terms.end == EndRule::AllCards
                    && self.stack.is_empty()
                    && self.hands.iter().all(Option::is_none)
            }
            End::StackEmpty => self.terms.end == EndRule::StackEmpty && self.stack.is_empty() && !holds,
            End::Resignation => true,
        };
        expect(fits, || format!("the game is not over by {}", end.word()))?;
        match end {
            End::DeadEnd | End::Stuck | End::StackEmpty => self.others_hold_cards(),
            End::AllCards | End::Resignation => Ok(()),
        }
    }

    fn mover_holds(&self, card: bool) -> Sound {
        expect(self.hand(self.mover).is_some() == card, || {
            let what = if card { "holds a card" } else { "has no card in hand" };
            format!("seat {} {what} at this point of the turn", self.mover)
        })
    }

    fn mover_can_lay(&self) -> bool {
        self.hand(self.mover).is_some_and(|card| !self.legal_squares(card).is_empty())
    }

    /// The other seats in the game, clockwise from the mover.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let players = self.terms.players;
        std::iter::successors(Some(self.mover.next(players)), move |seat| Some(seat.next(players)))
            .take_while(|&seat| seat != self.mover)
            .filter(|&seat| self.seats_in.contains(seat))
    }
}

fn expect(holds: bool, problem: impl FnOnce() -> String) -> Sound {
    if holds { Ok(()) } else { Err(problem()) }
}
