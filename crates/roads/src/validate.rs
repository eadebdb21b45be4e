//! Which positions play could go on from, or has ended in.

use igroteka_game::{Direction, MAX_SEATS, ReadError, Rules as _, Seat, SeatSet, Setup as _};

use crate::{Cards, Ending, Phase, Position, Variant};

/// Every card exists once, every count adds up, and what comes next can come next.
pub(crate) fn validate(position: &Position) -> Result<(), ReadError> {
    position.network_is_sound()?;
    position.cards_add_up()?;
    position.seats_are_sound()?;
    position.dealing_is_sound()?;
    match position.variant() {
        Variant::Duel | Variant::Newspaper => position.turns_are_equal()?,
        Variant::Pile => position.pile_counts_are_sound()?,
    }
    position.ending_is_sound()
}

impl Position {
    /// R2, R7: one network that grew from where the first card may lie. Such a network can always be laid card by
    /// card, each joining one before it.
    fn network_is_sound(&self) -> Result<(), ReadError> {
        let table = &self.table;
        if table.is_empty() {
            return Ok(());
        }
        let Some(start) = table.first_squares().find_map(|square| table.place_of(square)) else {
            return refuse("a card lies where the first card may lie", &table.cards()[0].to_string());
        };
        let cards = table.cards();
        let mut reached = vec![false; cards.len()];
        let mut to_look_at = vec![start];
        reached[start] = true;
        while let Some(place) = to_look_at.pop() {
            let card = cards[place];
            for direction in Direction::ALL {
                let Some(next) = table.place_of(card.square.neighbour(direction)) else {
                    continue;
                };
                if card.sides.at(direction) != cards[next].sides.at(direction.opposite()) {
                    return refuse("touching sides agree", &format!("{card} {}", cards[next]));
                }
                if card.sides.at(direction).is_road() && !reached[next] {
                    reached[next] = true;
                    to_look_at.push(next);
                }
            }
        }
        match reached.iter().position(|reached| !reached) {
            Some(apart) => refuse("all roads join into one network", &cards[apart].to_string()),
            None => Ok(()),
        }
    }

    /// Every card of the deck is in exactly one place.
    fn cards_add_up(&self) -> Result<(), ReadError> {
        let laid: Cards = self.table.cards().iter().map(|card| card.kind()).collect();
        let mut unseen = self.deck;
        let places = [&laid, &self.pile, &self.aside].into_iter().chain(&self.hands);
        for cards in places {
            unseen = match unseen.without(cards) {
                Some(rest) => rest,
                None => {
                    return refuse(
                        "the deck has no more cards of a kind than its mix says",
                        &cards.to_string(),
                    );
                }
            };
        }
        if unseen.is_empty() {
            Ok(())
        } else {
            refuse("every card of the deck is somewhere", &unseen.to_string())
        }
    }

    fn seats_are_sound(&self) -> Result<(), ReadError> {
        let players = self.players();
        let strangers = |set: SeatSet| set.iter().any(|seat| seat.number() > players);
        if strangers(self.out) || strangers(self.resigned) || self.active.number() > players {
            return refuse("every seat is taken", &self.to_string());
        }
        if self.remaining().is_empty() {
            return refuse("somebody is still in", "nobody");
        }
        if self.out.iter().any(|seat| self.resigned.contains(seat)) {
            return refuse("who is out has not resigned", &self.to_string());
        }
        if self.variant() != Variant::Newspaper && !self.out.is_empty() {
            return refuse("nobody is out except in variant 2", &self.to_string());
        }
        if self.setup.start().is_some_and(|start| self.first != Some(start)) {
            return refuse("the seat that the setup names begins", &self.to_string());
        }
        if self.ending.is_none() && self.waits_for_a_seat() && !self.remaining().contains(self.active) {
            return refuse("who is to act is still in", &self.active.to_string());
        }
        Ok(())
    }

    /// R5: cards lie where the deal has brought them so far.
    fn dealing_is_sound(&self) -> Result<(), ReadError> {
        let untouched = self.table.is_empty() && self.hands.iter().all(Cards::is_empty);
        let aside_due = u16::from(self.setup.aside());
        let sound = match self.phase {
            Phase::Lot => untouched && self.first.is_none() && self.aside.is_empty(),
            Phase::Aside => untouched && self.aside.is_empty() && aside_due > 0,
            Phase::Deal => self.table.is_empty() && self.dealt_up_to(self.active),
            Phase::Draw => self.variant() == Variant::Pile && !self.pile.is_empty(),
            Phase::Play => self.variant() == Variant::Pile || self.pile.is_empty(),
        };
        let deals = self.variant() != Variant::Pile;
        let late = !matches!(self.phase, Phase::Lot | Phase::Aside);
        if !sound || (self.phase == Phase::Deal && !deals) {
            return refuse("the cards lie as far as they have been dealt", &self.to_string());
        }
        if late && self.aside.len() != aside_due {
            return refuse(format!("{aside_due} cards are set aside"), &self.aside.to_string());
        }
        if self.phase != Phase::Lot && self.first.is_none() {
            return refuse("it is known who begins", "first -");
        }
        Ok(())
    }

    fn dealt_up_to(&self, next: Seat) -> bool {
        Seat::all(self.players()).all(|seat| {
            let due = if seat < next { self.setup.cards() } else { 0 };
            self.hand(seat).len() == u16::from(due)
        })
    }

    /// Variants 1 and 2: everybody still in has laid as many cards as turns have come round.
    fn turns_are_equal(&self) -> Result<(), ReadError> {
        let unused = (self.passed.is_empty(), self.missed, self.joined);
        if unused != (true, [0; MAX_SEATS], [0; MAX_SEATS]) {
            return refuse("nobody passes, misses or joins except in variant 3", &self.to_string());
        }
        if self.phase != Phase::Play {
            return Ok(());
        }
        let (Some(first), dealt) = (self.first, u16::from(self.setup.cards())) else {
            return Ok(());
        };
        let seats = || Seat::all(self.players());
        if let Some(seat) = seats().find(|&seat| self.hand(seat).len() > dealt) {
            return refuse(format!("a hand has at most {dealt} cards"), &self.hand(seat).to_string());
        }
        if !self.remaining().contains(self.active) {
            return Ok(());
        }
        let laid = |seat: Seat| dealt - self.hand(seat).len();
        let players = usize::from(self.players());
        let order = |seat: Seat| (seat.index() + players - first.index()) % players;
        // A game that ended with a card ended before the turn went on.
        let just_laid = u16::from(self.ended_with_a_card());
        let rounds = laid(self.active).checked_sub(just_laid);
        let fair = rounds.is_some_and(|rounds| {
            seats().all(|seat| {
                let due = rounds + u16::from(order(seat) < order(self.active));
                let due = if seat == self.active { due + just_laid } else { due };
                laid(seat) == due || (!self.remaining().contains(seat) && laid(seat) <= due)
            })
        });
        if fair {
            Ok(())
        } else {
            refuse("the hands are as large as the turns taken leave them", &self.to_string())
        }
    }

    /// R11, R13
    fn pile_counts_are_sound(&self) -> Result<(), ReadError> {
        let joints: usize = self
            .table
            .cards()
            .iter()
            .map(|card| {
                // Each joint once: from the card south or west of it.
                [Direction::North, Direction::East]
                    .into_iter()
                    .filter(|&direction| card.sides.at(direction).is_road())
                    .filter(|&direction| self.table.card_at(card.square.neighbour(direction)).is_some())
                    .count()
            })
            .sum();
        let joined: usize = self.joined.iter().map(|&joined| usize::from(joined)).sum();
        if joined != joints + usize::from(!self.table.is_empty()) {
            return refuse("the roads joined add up, the first card counting one", &joined.to_string());
        }
        let most = Position::event_bound(&self.setup);
        if self.missed.iter().any(|&missed| u32::from(missed) > most) {
            return refuse("nobody missed so many turns", &self.to_string());
        }
        for seat in self.passed.iter() {
            let had_to_pass =
                self.remaining().contains(seat) && !self.hand(seat).is_empty() && !self.can_lay(seat);
            if !had_to_pass || self.missed(seat) == 0 {
                return refuse("who passed holds only cards that do not fit", &seat.to_string());
            }
        }
        let playing = self.ending.is_none() && self.phase == Phase::Play;
        if playing && (self.hand(self.active).is_empty() || self.passed.contains(self.active)) {
            return refuse("who is to play holds a card to try", &self.active.to_string());
        }
        Ok(())
    }

    /// The game has ended exactly if the table, the hands and the seats left say so.
    fn ending_is_sound(&self) -> Result<(), ReadError> {
        let lonely = self.remaining().len() == 1;
        let playing = matches!(self.phase, Phase::Draw | Phase::Play);
        let sound = match self.ending {
            Some(Ending::Resignation) => lonely && !self.resigned.is_empty(),
            Some(Ending::Survivor) => lonely && playing && !self.out.is_empty(),
            Some(ending) => !lonely && playing && self.verdict(self.next_after_end()) == Some(ending),
            None => !lonely && (!playing || self.verdict(self.active).is_none()),
        };
        if sound {
            Ok(())
        } else {
            refuse(
                "the game has ended if, and only if, the cards and the players left say so",
                self.ending.map_or("-", Ending::word),
            )
        }
    }

    /// Who would have been to move after a game that ended with a card.
    fn next_after_end(&self) -> Seat {
        self.active.next(self.players())
    }

    fn ended_with_a_card(&self) -> bool {
        matches!(self.ending, Some(Ending::Closed | Ending::AllLaid | Ending::Stuck | Ending::Full))
    }

    fn waits_for_a_seat(&self) -> bool {
        matches!(self.phase, Phase::Draw | Phase::Play)
    }
}

fn refuse(expected: impl Into<String>, found: &str) -> Result<(), ReadError> {
    Err(ReadError::new(expected, found))
}
