//! The suite that every game and every variant must pass. Game crates call [`check`] from their tests.
//!
//! It plays random games and holds every position on the way against the contract. A failure prints the record,
//! so that it can be played again.

use std::collections::HashSet;
use std::fmt::Debug;

use crate::{
    Event, Game, Odds, Outcome, PlayError, Record, Rules, Seat, SeatSet, Setup, Source, Stream, Turn,
};

/// Lists actions of a seat.
pub type Lister<R> = fn(&R, Seat) -> Vec<<R as Rules>::Action>;

/// What a game adds to the suite.
pub struct Suite<R: Rules> {
    /// How many random games are played.
    pub games: u32,
    /// A slow, obviously correct list of the legal actions, for setups small enough.
    pub reference: Option<Lister<R>>,
    /// Every action that anyone could think of, legal or not: `check` must accept exactly the legal ones.
    pub universe: Option<Lister<R>>,
    /// Holds a finished game against the rules page; panics if it disagrees.
    pub outcome: fn(&Game<R>, &Outcome),
}

impl<R: Rules> Suite<R> {
    /// The suite with this check of results, and as many games as [`games`] says.
    pub fn new(outcome: fn(&Game<R>, &Outcome)) -> Suite<R> {
        Suite { games: games(), reference: None, universe: None, outcome }
    }

    /// Adds a second generator.
    #[must_use]
    pub fn with_reference(mut self, reference: Lister<R>) -> Suite<R> {
        self.reference = Some(reference);
        self
    }

    /// Adds a universe of actions.
    #[must_use]
    pub fn with_universe(mut self, universe: Lister<R>) -> Suite<R> {
        self.universe = Some(universe);
        self
    }
}

/// Whether tests take their time: `IGROTEKA_FULL` is set.
pub fn is_full() -> bool {
    std::env::var_os("IGROTEKA_FULL").is_some()
}

/// How many random games a variant is tested with: 100, or 10,000 in a full run.
pub fn games() -> u32 {
    if is_full() { 10_000 } else { 100 }
}

/// Plays `suite.games` random games of this setup and checks everything on the way.
///
/// # Panics
/// If anything disagrees with the contract.
pub fn check<R: Rules>(setup: &R::Setup, suite: &Suite<R>) {
    setup_reads_back::<R>(setup);
    for seed in 0..suite.games {
        let mut run = Run { game: Game::new(setup.clone()), source: Stream::new(seed.into()), suite, seed };
        run.play();
    }
}

fn setup_reads_back<R: Rules>(setup: &R::Setup) {
    let raw = setup.values().iter().map(|(name, value)| (name.to_owned(), value.clone())).collect::<Vec<_>>();
    assert_eq!(
        R::Setup::from_raw_under(setup.rules(), raw).as_ref(),
        Ok(setup),
        "a setup's values and its version of the rules give it back"
    );
    assert!(R::Setup::VERSIONS.is_sorted_by(|one, next| one < next), "versions of the rules are in order");
}

struct Run<'a, R: Rules> {
    game: Game<R>,
    source: Stream,
    suite: &'a Suite<R>,
    seed: u32,
}

impl<R: Rules> Run<'_, R> {
    fn play(&mut self) {
        // In every fifth game somebody resigns at a random moment; in every seventh, times run out.
        let resigns = self.seed % 5 == 4;
        let times_out = self.seed % 7 == 6;
        let bound = R::event_bound(self.game.setup()) as usize;
        self.position_is_sound();
        while self.game.turn() != Turn::Over {
            let before = self.game.position().clone();
            if resigns && self.source.below(40) == 0 && self.resign() {
                continue;
            }
            match self.game.turn() {
                Turn::Chance => self.chance(),
                Turn::Seats(seats) => self.act(seats, times_out),
                Turn::Over => {}
            }
            if let Some(Event::Act(..)) = self.game.events().last() {
                self.expect(
                    before != *self.game.position() || self.game.turn() == Turn::Over,
                    "an action changes the position",
                );
            }
            self.expect(self.game.position().progress() >= before.progress(), "progress never goes back");
            self.position_is_sound();
            let extras = self
                .game
                .events()
                .iter()
                .filter(|event| !matches!(event, Event::Act(..) | Event::Chance(_) | Event::Pick(_)))
                .count();
            self.expect(self.game.seq() - extras <= bound, "no game is longer than its bound");
            if self.source.below(12) == 0 {
                self.hidden_things_stay_hidden();
            }
        }
        self.finished_game_is_sound();
        self.undo_and_redo();
        self.record_replays();
    }

    fn chance(&mut self) {
        let position = self.game.position();
        let mut same_source = self.source.clone();
        let drawn = position.draw_chance(&mut self.source);
        if let Odds::Listed(outcomes) = position.odds() {
            // Whoever checks a game's chance needs nothing but the list.
            let by_list = Odds::Listed(outcomes.clone()).draw(&mut same_source);
            self.same(&by_list.as_ref(), &Some(&drawn), "one number below the sum of the weights decides");
            let texts: HashSet<String> = outcomes.iter().map(|(chance, _)| chance.to_string()).collect();
            self.expect(texts.len() == outcomes.len(), "texts of chance events are unique");
            self.expect(
                outcomes.iter().all(|(_, weight)| *weight > 0),
                "an outcome that cannot happen is not listed",
            );
            self.expect(outcomes.iter().any(|(chance, _)| *chance == drawn), "what is drawn is listed");
            for (chance, _) in &outcomes {
                self.expect(position.check_chance(chance).is_ok(), "what is listed is possible");
            }
        }
        self.same(&position.read_chance(&drawn.to_string()), &Ok(drawn.clone()), "a chance event reads back");
        for seat in Seat::all(position.players()) {
            let mut actions = Vec::new();
            position.legal(seat, &mut actions);
            self.expect(actions.is_empty(), "nobody acts while chance is due");
        }
        let result = self.game.chance(drawn);
        self.same(&result, &Ok(()), "what is drawn is possible");
    }

    fn act(&mut self, seats: SeatSet, times_out: bool) {
        self.expect(!seats.is_empty(), "somebody is to act");
        for seat in Seat::all(self.game.position().players()) {
            if seats.contains(seat) {
                self.legal_actions_are_sound(seat);
            } else {
                self.others_wait(seat);
            }
        }
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *self.source.pick(&seats);
        if times_out && self.source.below(25) == 0 {
            let events = self.game.timeout(seat, self.seed.is_multiple_of(2), &mut self.source);
            self.same(&events.len(), &2, "a time-out is recorded with what follows");
            for event in events {
                let result = self.game.apply(event);
                self.same(&result, &Ok(()), "what a time-out does is possible");
            }
            return;
        }
        let actions = self.game.legal(seat);
        let action = self.source.pick(&actions).clone();
        let mut checked = self.game.position().clone();
        let mut unchecked = checked.clone();
        self.same(&checked.play(seat, &action), &Ok(()), "a legal action is accepted");
        unchecked.play_unchecked(seat, &action);
        self.same(&checked, &unchecked, "checked and unchecked play lead to the same position");
        let result = self.game.act(seat, action);
        self.same(&result, &Ok(()), "a legal action is accepted");
        self.same(self.game.position(), &checked, "the game goes where the position goes");
    }

    fn legal_actions_are_sound(&self, seat: Seat) {
        let position = self.game.position();
        let actions = self.game.legal(seat);
        self.expect(!actions.is_empty(), "whoever is to act can");
        self.same(
            &position.count_legal(seat),
            &(actions.len() as u64),
            "the count is the length of the list",
        );
        let texts: HashSet<String> = actions.iter().map(ToString::to_string).collect();
        self.expect(texts.len() == actions.len(), "texts of legal actions are unique");
        for action in &actions {
            self.expect(!R::is_resignation(action), "resigning is not listed");
            self.same(&position.check(seat, action), &Ok(()), "what is listed is legal");
            for text in [action.to_string(), format!("{action:#}")] {
                self.same(&position.read_action(seat, &text).as_ref(), &Ok(action), "an action reads back");
            }
        }
        if let Some(reference) = self.suite.reference {
            let expected: HashSet<R::Action> = reference(position, seat).into_iter().collect();
            let found: HashSet<R::Action> = actions.iter().cloned().collect();
            self.same(&found, &expected, "both generators agree");
        }
        if let Some(universe) = self.suite.universe {
            let legal: HashSet<&R::Action> = actions.iter().collect();
            for action in universe(position, seat) {
                if position.check(seat, &action).is_ok() != legal.contains(&action) {
                    self.fail(&format!("check disagrees with the list on {action:?}"));
                }
            }
        }
        if let Some(action) = position.passive(seat) {
            self.expect(actions.contains(&action), "the passive action is legal");
        }
        let mut random = position.clone();
        random.play_random(seat, &mut Stream::new(self.seed.into()), &mut Vec::new());
        let reachable = actions.iter().any(|action| {
            let mut next = position.clone();
            next.play_unchecked(seat, action);
            next == random
        });
        self.expect(reachable, "a random action is a legal one");
    }

    fn others_wait(&self, seat: Seat) {
        self.expect(self.game.legal(seat).is_empty(), "who is not to act has no action");
        if let Turn::Seats(seats) = self.game.turn()
            && let Some(action) = seats.first().and_then(|actor| self.game.legal(actor).into_iter().next())
        {
            let mut position = self.game.position().clone();
            self.same(&position.play(seat, &action), &Err(PlayError::NotYourTurn(seat)), "others wait");
            self.same(&position, self.game.position(), "a refused action changes nothing");
        }
    }

    /// A random seat resigns; false if it could not.
    fn resign(&mut self) -> bool {
        let seats: Vec<Seat> = self.game.position().seats_in().iter().collect();
        let seat = *self.source.pick(&seats);
        let resignation = self.game.position().resignation(seat);
        self.expect(R::is_resignation(&resignation), "a resignation is one");
        let text = format!("{resignation:#}");
        let read = self.game.position().read_action(seat, &text);
        self.same(&read, &Ok(resignation.clone()), "a resignation reads back");
        if self.game.position().check(seat, &resignation).is_err() {
            return false;
        }
        let event = if self.source.below(2) == 0 {
            Event::Act(seat, resignation)
        } else {
            Event::ResignMatch(seat, resignation)
        };
        let result = self.game.apply(event);
        self.same(&result, &Ok(()), "a possible resignation is accepted");
        self.position_is_sound();
        true
    }

    fn position_is_sound(&self) {
        let position = self.game.position();
        self.same(&position.validate(), &Ok(()), "the position is valid");
        let text = position.to_string();
        self.same(&R::read(self.game.setup(), &text).as_ref(), &Ok(position), "a position's text reads back");
        self.same(&position.clone().key(), &position.key(), "equal positions have equal keys");
        self.expect(
            (position.turn() == Turn::Over) == position.outcome().is_some(),
            "an outcome comes with the end",
        );
    }

    /// Deals again what each seat cannot know: its view, its legal actions and its record stay the same.
    fn hidden_things_stay_hidden(&mut self) {
        if self.game.turn() == Turn::Over {
            return;
        }
        let seats = Seat::all(self.game.position().players()).map(Some).chain([None]);
        for seat in seats {
            let record = self.game.seat_record(seat);
            let world = record.sample_game(&mut self.source);
            let Some(world) = world else { self.fail(&format!("no world fits what {seat:?} has seen")) };
            self.same(&world.position().validate(), &Ok(()), "a sampled position is valid");
            self.same(&world.view(seat), &self.game.view(seat), "a sampled world reproduces the view");
            self.same(&world.seat_record(seat), &record, "a sampled world reproduces the record");
            self.same(&world.turn(), &self.game.turn(), "a sampled world has the same turn");
            if let Some(seat) = seat {
                self.same(&world.legal(seat), &self.game.legal(seat), "legal actions tell nothing hidden");
            }
        }
    }

    fn finished_game_is_sound(&self) {
        let Some(outcome) = self.game.outcome() else { self.fail("a finished game has an outcome") };
        let players = self.game.position().players();
        self.same(&outcome.scores.as_slice().len(), &(players as usize), "every seat has a score");
        self.expect(outcome.winners.iter().all(|seat| seat.number() <= players), "winners sit at the table");
        let resigned: SeatSet = (self.game.events().iter())
            .filter_map(|event| match event {
                Event::Act(seat, action) if R::is_resignation(action) => Some(*seat),
                Event::ResignMatch(seat, _) => Some(*seat),
                _ => None,
            })
            .filter(|seat| !self.game.position().seats_in().contains(*seat))
            .collect();
        // G6: a resigner never ranks above a remaining player.
        self.expect(
            outcome.winners.iter().all(|seat| !resigned.contains(seat)) || players == 1,
            "who resigned does not win",
        );
        for seat in Seat::all(players) {
            self.expect(self.game.legal(seat).is_empty(), "nobody acts after the end");
            let mut game = self.game.clone();
            let resignation = game.position().resignation(seat);
            self.expect(game.act(seat, resignation).is_err(), "nothing happens after the end");
        }
        let next = R::next_setup(self.game.setup(), self.game.starter(), &outcome);
        self.same(&next.rules(), &self.game.setup().rules(), "a match keeps the version of its rules");
        (self.suite.outcome)(&self.game, &outcome);
    }

    fn undo_and_redo(&mut self) {
        let length = self.game.seq();
        let back = 1 + self.source.below(length as u32) as usize;
        let mut game = self.game.clone();
        self.expect(game.undo(back), "events are undone");
        self.same(&game.seq(), &(length - back), "undo forgets as many as it was told");
        for event in &self.game.events()[length - back..] {
            let result = game.apply(event.clone());
            self.same(&result, &Ok(()), "an undone event can be done again");
        }
        self.same(game.position(), self.game.position(), "undo and redo lead to the same position");
        self.same(&game.outcome(), &self.game.outcome(), "undo and redo lead to the same result");
        self.expect(!game.undo(length + 1), "more than everything is not undone");
    }

    fn record_replays(&self) {
        let record = Record::of(&self.game);
        let read = Record::read(&record.to_string());
        self.same(&read.as_ref(), &Ok(&record), "a record's text reads back");
        match record.replay::<R>() {
            Ok(replayed) => {
                self.same(replayed.position(), self.game.position(), "a record replays to the same position");
                self.same(&replayed.outcome(), &self.game.outcome(), "a record replays to the same result");
                self.expect(replayed.events() == self.game.events(), "a record replays the same events");
            }
            Err(error) => self.fail(&format!("a record replays: {error}")),
        }
    }

    fn expect(&self, holds: bool, what: &str) {
        if !holds {
            self.fail(what);
        }
    }

    fn same<T: PartialEq + Debug>(&self, found: &T, expected: &T, what: &str) {
        if found != expected {
            self.fail(&format!("{what}\n found:    {found:?}\n expected: {expected:?}"));
        }
    }

    fn fail(&self, what: &str) -> ! {
        panic!(
            "{what}\n--- seed {}, position {}, record:\n{}",
            self.seed,
            self.game.position(),
            Record::of(&self.game)
        );
    }
}
