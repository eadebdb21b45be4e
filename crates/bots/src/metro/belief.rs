//! Opponent modelling: what the others' choices tell about their hands and their style of play.
//!
//! Somebody who leaves a line one tile short has hardly anything that would have closed it. Nobody is known to play
//! well, though: everybody may be careful, and choose as oneself would, or hasty, with habits that a child has too.
//! Which of the two explains a seat's choices better shows in the course of the game.

use igroteka_game::{Game, MAX_SEATS, Rules as _, Seat, Source as _, Stream};
use igroteka_metro::{Action, Position, Tile};

use super::greedy;
use super::ismcts::action_weights;
use super::memory::{Remembered, remember};
use super::weights::Weights;
use crate::search::ismcts::{PlayStyle, PlayStyles};
use crate::uniform::uniform;

/// How often the hasty do something else than their habit.
const DEVIATION: f32 = 0.1;
/// How often the careful do the same as the hasty would.
const ALIKE: f32 = 0.6;
/// How often the careful leave a line open that they could close.
const LEFT_OPEN: f32 = 0.05;
/// How often they prefer another tile to a double, closing nothing.
const DOUBLE_KEPT: f32 = 0.4;
/// How many exchanges of two hidden tiles the sampler proposes.
const EXCHANGES: u32 = 200;

/// How likely each action is for a player of this style.
pub(super) fn opponent_policy(
    position: &Position,
    seat: Seat,
    style: PlayStyle,
    actions: &[Action],
    chances: &mut Vec<f32>,
) {
    match style {
        PlayStyle::Careful => {
            action_weights(position, seat, actions, &Weights::among(position.players()).policy, 1.0, chances);
        }
        PlayStyle::Hasty => {
            let habit = greedy::choose(actions, |line| {
                position.table().line(line).map_or((0, 0), |line| (line.tiles().len(), line.spec().length))
            });
            let deviation = DEVIATION / actions.len() as f32;
            let chance =
                |action: &Action| if *action == habit { 1.0 - DEVIATION + deviation } else { deviation };
            chances.extend(actions.iter().map(chance));
        }
    }
}

/// A world like that of `game`, moved to where the others' choices are likely, and how each of them plays there. Where
/// somebody gave a hand back by resigning, all hands stay as they are.
pub(super) fn infer_hidden_tiles(
    game: &Game<Position>,
    seat: Seat,
    source: &mut Stream,
) -> (Position, PlayStyles) {
    let mut position = game.position().clone();
    let mut belief = Belief::of(game, seat);
    if position.seats_in().len() == u32::from(position.players()) {
        for _ in 0..EXCHANGES {
            if let Some((one, other)) = belief.exchange(source) {
                position.exchange(one, other);
            }
        }
    }
    let styles = std::array::from_fn(|place| {
        let Explained { careful, hasty } = explain(&belief.others[place]);
        let hasty = uniform(source) < 1.0 / (1.0 + (careful - hasty).exp());
        if hasty { PlayStyle::Hasty } else { PlayStyle::Careful }
    });
    (position, styles)
}

/// The logarithms of how likely a seat's choices are if it plays in this style or that.
struct Explained {
    careful: f32,
    hasty: f32,
}

impl Explained {
    const IMPOSSIBLE: Explained = Explained { careful: f32::NEG_INFINITY, hasty: f32::NEG_INFINITY };

    /// The same, whichever style it is.
    fn either(&self) -> f32 {
        let (more, less) = (self.careful.max(self.hasty), self.careful.min(self.hasty));
        if more == f32::NEG_INFINITY { more } else { more + (less - more).exp().ln_1p() }
    }
}

fn explain(seat: &Remembered) -> Explained {
    let mut explained = Explained { careful: 0.0, hasty: 0.0 };
    for choice in &seat.choices {
        let hand = seat.hand_at(choice);
        if hand.meets(choice.impossible) {
            return Explained::IMPOSSIBLE;
        }
        if !choice.impossible.is_empty() {
            // There was nothing to choose.
            continue;
        }
        let by_habit = !hand.meets(choice.preferred);
        let (careful, hasty) = if by_habit { (ALIKE, 1.0 - DEVIATION) } else { (1.0 - ALIKE, DEVIATION) };
        let restraint = if hand.meets(choice.closing) {
            LEFT_OPEN
        } else if hand.meets(choice.doubles) {
            DOUBLE_KEPT
        } else {
            1.0
        };
        explained.careful += (careful * restraint).ln();
        explained.hasty += hasty.ln();
    }
    explained
}

/// Hands that the others may have.
struct Belief {
    others: [Remembered; MAX_SEATS],
    store: Vec<Tile>,
    /// The logarithms of how likely their choices are with these hands.
    likely: [f32; MAX_SEATS],
}

impl Belief {
    fn of(game: &Game<Position>, seat: Seat) -> Belief {
        let others = remember(game, seat);
        let likely = std::array::from_fn(|place| explain(&others[place]).either());
        Belief { others, store: game.position().store().iter().collect(), likely }
    }

    /// Lets a tile of another seat change places with one of a third or of the store: always if the others' choices are
    /// as likely then, or else as often as they are likely in proportion (Metropolis).
    fn exchange(&mut self, source: &mut Stream) -> Option<(Tile, Tile)> {
        let held: usize = self.others.iter().map(|other| other.held.len()).sum();
        if held == 0 {
            return None;
        }
        let (from, first) = self.place(source.below(held as u32) as usize);
        let (to, second) = self.place(source.below((held + self.store.len()) as u32) as usize);
        if from == to {
            return None;
        }
        let from = from?;
        let likelihood = |seat: usize, others: &[Remembered; MAX_SEATS]| explain(&others[seat]).either();
        let one = self.swap((from, first), (to, second));
        let after = (likelihood(from, &self.others), to.map(|to| likelihood(to, &self.others)));
        let before = self.likely[from] + to.map_or(0.0, |to| self.likely[to]);
        let gain = after.0 + after.1.unwrap_or(0.0) - before;
        if gain >= 0.0 || uniform(source) < gain.exp() {
            self.likely[from] = after.0;
            if let (Some(to), Some(likely)) = (to, after.1) {
                self.likely[to] = likely;
            }
            return Some((one, self.others[from].held[first].tile));
        }
        self.swap((from, first), (to, second));
        None
    }

    /// Swaps a tile of `from` with one of another seat or of the store; the answer is the first of the two.
    fn swap(&mut self, (from, first): (usize, usize), (to, second): (Option<usize>, usize)) -> Tile {
        let one = self.others[from].held[first].tile;
        let there = match to {
            Some(to) => &mut self.others[to].held[second].tile,
            None => &mut self.store[second],
        };
        let other = std::mem::replace(there, one);
        self.others[from].held[first].tile = other;
        one
    }

    /// Whose tile this is of all that the others state, and which of theirs; what is left is in the store.
    fn place(&self, mut number: usize) -> (Option<usize>, usize) {
        for (seat, other) in self.others.iter().enumerate() {
            match number.checked_sub(other.held.len()) {
                None => return (Some(seat), number),
                Some(rest) => number = rest,
            }
        }
        (None, number)
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Setup as _, Value};
    use igroteka_metro::{Pip, Setup, TileSet};

    use super::*;
    use crate::{Player, arena, ask};

    /// Seat 1 leaves L1 one short with a 3; seat 2 lays `tile` on L2 instead of closing it.
    fn after(second: &str) -> Game<Position> {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let text = "lay 1 / 1-3 0-9 0-8, 2-5 4-6 7-8 / 0 0 / - / L1 0-1, L2 6-2 / -";
        let start = Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"));
        let mut game = Game::from_position(setup, start);
        for (seat, action) in [(Seat::FIRST, "1-3>L1"), (Seat::from_index(1), second)] {
            let action = game.position().read_action(seat, action).expect("an action");
            game.act(seat, action).expect("a legal action");
        }
        game
    }

    #[test]
    fn who_leaves_a_line_open_is_thought_to_have_nothing_that_closes_it() {
        let game = after("2-5>L2");
        let threes = TileSet::with(Pip::new(3).expect("a pip"));
        let mut source = Stream::new(4);
        let (mut sampled, mut moved) = (0, 0);
        for _ in 0..400 {
            let world = game.seat_record(Some(Seat::FIRST)).sample_game(&mut source).expect("a world fits");
            let holds = |position: &Position| u32::from(position.hand(Seat::from_index(1)).meets(threes));
            sampled += holds(world.position());
            moved += holds(&infer_hidden_tiles(&world, Seat::FIRST, &mut source).0);
        }
        // Two tiles of 49 are in hand, and 9 of the 49 have a 3: one at least in 34 of 100 worlds.
        assert!((100..175).contains(&sampled), "{sampled}");
        assert!(moved < 30, "{moved}");
    }

    #[test]
    fn a_world_that_is_thought_of_is_one_that_fits() {
        for players in 2..=4 {
            let setup = Setup::from_raw([("players".to_owned(), Value::Int(players))]).expect("a setup");
            let mut source = Stream::new(2);
            arena::play_one::<Position>(&setup, 7, |game, seat, _| {
                let record = game.seat_record(Some(seat));
                let world = record.sample_game(&mut source).expect("a world fits");
                let (moved, _) = infer_hidden_tiles(&world, seat, &mut source);
                assert_eq!(moved.view(Some(seat)), game.view(Some(seat)));
                moved.validate().unwrap_or_else(|error| panic!("{error}"));
                *source.pick(&game.legal(seat))
            });
        }
    }

    /// How much of the other hands is imagined rightly among players of this name, as dealt at random and as thought
    /// over, and how often they are thought to be hasty.
    fn compare(name: &str) -> [f64; 3] {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let player: Player = name.parse().expect("a player");
        let mut source = Stream::new(7);
        let mut sums = [0.0; 3];
        let (mut tiles, mut worlds) = (0.0, 0.0);
        for seed in 1..=150 {
            let mut bot = player.bot::<Position>().expect("a player");
            arena::play_one::<Position>(&setup, seed, |game, seat, thought| {
                if seat == Seat::FIRST {
                    let other = Seat::from_index(1);
                    let truth = game.position().hand(other);
                    let record = game.seat_record(Some(seat));
                    let world = record.sample_game(&mut source).expect("a world fits");
                    let (moved, styles) = infer_hidden_tiles(&world, seat, &mut source);
                    sums[0] += f64::from((truth & world.position().hand(other)).len());
                    sums[1] += f64::from((truth & moved.hand(other)).len());
                    sums[2] += f64::from(u8::from(styles[1] == PlayStyle::Hasty));
                    tiles += f64::from(truth.len());
                    worlds += 1.0;
                }
                *ask(&mut *bot, game, seat, &player.budget(thought)).action()
            });
        }
        [sums[0] / tiles, sums[1] / tiles, sums[2] / worlds]
    }

    #[test]
    fn thinking_about_choices_comes_nearer_to_the_truth() {
        let [dealt, thought_over, hasty] = compare("greedy");
        assert!(thought_over > 1.1 * dealt, "{thought_over} {dealt}");
        // Who leaves much to chance tells little, and misleads little.
        let [dealt, thought_over, careful_hasty] = compare("level4");
        assert!(thought_over > 0.9 * dealt, "{thought_over} {dealt}");
        assert!(hasty > careful_hasty + 0.1, "{hasty} {careful_hasty}");
    }
}
