//! Roads' opponents find what wins, in each of the three games.

use igroteka_bots::{AtLevel, Budget, arena, ask};
use igroteka_game::{Game, Rules as _, Seat, Setup as _, Stream, Turn, Value};
use igroteka_roads::{Action, Position, Setup};

fn duel() -> Setup {
    let raw = [("preset", Value::text("duel")), ("cards", Value::Int(20)), ("start", Value::Int(1))];
    Setup::from_raw(raw.map(|(name, value)| (name.to_owned(), value))).expect("the setup is possible")
}

/// A duel after these events. Seat 1 keeps the network growing with straights and bends alone; seat 2 holds every
/// dead end.
fn duel_after(events: &[&str]) -> Game<Position> {
    let mut game = Game::new(duel());
    let deals = ["! deal 1 2.2.*10 22..*10", "! deal 2 22..*6 222.*6 2222*2 2...*6"];
    for line in deals.iter().chain(events) {
        let event = game.read_event(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        game.apply(event).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

fn answer(game: &Game<Position>, seat: Seat, seed: u64) -> Action {
    let budget = Budget { nodes: Some(20_000), seed, ..Budget::default() };
    *ask(&mut AtLevel, game, seat, &budget).action()
}

#[test]
fn a_duel_is_closed_in_one() {
    // ─╴ and one open end in the west: `╶─╴` is closed.
    let game = duel_after(&["1 0,0:.2.2", "2 1,0:...2", "1 -1,0:.2.2"]);
    for seed in 0..5 {
        assert_eq!(answer(&game, Seat::SECOND, seed).to_string(), "-2,0:.2..");
    }
}

#[test]
fn a_duel_is_closed_in_two() {
    // ─ with two open ends. A dead end on one of them, and whatever seat 1 adds to the other is ended too.
    for seed in 0..5 {
        let mut game = duel_after(&["1 0,0:.2.2"]);
        let first = answer(&game, Seat::SECOND, seed);
        game.act(Seat::SECOND, first).unwrap();
        assert_eq!(game.turn(), Turn::of(Seat::FIRST));
        for reply in game.legal(Seat::FIRST) {
            let mut game = game.clone();
            game.act(Seat::FIRST, reply).unwrap();
            game.act(Seat::SECOND, answer(&game, Seat::SECOND, seed)).unwrap();
            let outcome = game.outcome().unwrap_or_else(|| panic!("open after {first} {reply}"));
            assert!(outcome.winners.contains(Seat::SECOND));
        }
    }
}

#[test]
fn whoever_grows_the_network_does_not_offer_it_to_be_closed() {
    // Both hold dead ends: if seat 1 began with one, seat 2 would close `╶╴` at once.
    let mut game = Game::new(duel());
    for line in ["! deal 1 2.2.*5 22..*8 222.*3 2222 2...*3", "! deal 2 2.2.*5 22..*8 222.*3 2222 2...*3"] {
        game.apply(game.read_event(line).unwrap()).unwrap();
    }
    for seed in 0..5 {
        let Action::Lay(card) = answer(&game, Seat::FIRST, seed) else { panic!("a card is laid") };
        assert!(card.sides.roads() > 1, "{card}");
    }
}

/// Whether `seat`, whose opponent is to move on a newspaper, wins by force with so many more cards: then the opponent
/// can lay nothing. Nothing is hidden from two players.
fn wins(position: &Position, seat: Seat, more: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winners.contains(seat);
    }
    if !position.can_lay(seat.opponent()) {
        return true;
    }
    let mut replies = after_each(position, seat.opponent());
    more > 0 && replies.all(|reply| after_each(&reply, seat).any(|next| wins(&next, seat, more - 1)))
}

/// The positions after each action of `seat`; none once the game is over.
fn after_each(position: &Position, seat: Seat) -> impl Iterator<Item = Position> {
    let mut actions = Vec::new();
    position.legal(seat, &mut actions);
    let position = position.clone();
    actions.into_iter().map(move |action| {
        let mut after = position.clone();
        after.play_unchecked(seat, &action);
        after
    })
}

/// Ends of random games on a newspaper: where some cards win by force, with so many more cards, and others do not, one
/// that wins is found.
#[track_caller]
fn finds_forced_wins(preset: &str, more: u32, wanted: usize) {
    let setup = Setup::preset(preset).expect("the preset exists");
    let mut found = 0;
    for seed in 0.. {
        let mut source = Stream::new(seed);
        let mut questions = Vec::new();
        arena::play_one::<Position>(&setup, seed, |game, seat, _| {
            questions.push((game.clone(), seat));
            let legal = game.legal(seat);
            *igroteka_game::Source::pick(&mut source, &legal)
        });
        let late = questions.len().saturating_sub(2 * more as usize + 4);
        for (game, seat) in &questions[late..] {
            let winning: Vec<bool> =
                after_each(game.position(), *seat).map(|after| wins(&after, *seat, more)).collect();
            if !winning.contains(&true) || !winning.contains(&false) {
                continue;
            }
            let answer = answer(game, *seat, seed);
            let mut after = game.position().clone();
            after.play_unchecked(*seat, &answer);
            // A longer way is as good, as long as it is sure.
            assert!(wins(&after, *seat, more + 3), "{preset} {seed}: {answer} in {}", game.position());
            found += 1;
            if found == wanted {
                return;
            }
        }
    }
}

#[test]
fn the_last_card_on_a_newspaper_is_found_ahead() {
    finds_forced_wins("newspaper", 0, 20);
    finds_forced_wins("newspaper", 1, 20);
    finds_forced_wins("newspaper-lanes", 1, 20);
}

#[test]
fn the_strongest_beats_the_one_move_bot() {
    for preset in ["duel", "newspaper", "duel-lanes", "newspaper-lanes"] {
        let setup = Setup::preset(preset).expect("the preset exists");
        let (strongest, house) = ("level5@4000n".parse().unwrap(), "house".parse().unwrap());
        let share = arena::share::<Position>(&setup, &strongest, &house, 1..=6).unwrap().mean;
        assert!(share > 0.6, "{preset}: {share}");
    }
}
