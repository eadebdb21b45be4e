//! Inputs of the policy net: what an action does at once, and what it leaves on the table.
//!
//! Only what the seat itself may know is looked at: its hand, the table, and how many tiles the others state.

use std::cmp::Ordering;

use igroteka_game::{Rules as _, Seat, SeatSet};
use igroteka_metro::{Action, Line, LineId, MAX_ACTIVE, Placement, Position, TileSet};

use super::{STATIONS_TO_END, chained};

/// A feature of an action. Most are flags, 1 or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionFeature {
    /// The tile is a double.
    Double,
    /// It completes a line, and a station opens.
    Station,
    /// It starts a line.
    Start,
    /// It leaves the line one short, and the same turn can close it.
    Closable,
    /// It leaves the line one short, and the turn cannot close it.
    OneShort,
    /// The turn ends: how many lines the others can probably close.
    Danger,
    /// The turn ends: how many lines the others can probably come near to, a token in their hands.
    TokenDanger,
    /// The turn ends: how many lines the seat could close itself.
    Hope,
    /// How many of the tiles left fit, in ninths.
    Playable,
    /// None of them does.
    Stuck,
    /// How likely it is that the next has nothing that fits.
    NextStuck,
    /// The game ends, and is won.
    Wins,
    /// The game ends, and is lost.
    Loses,
    /// The turn may lay all tiles left.
    MayEnd,
    /// How many tiles continue this one, in thirds up to three.
    Follow,
    /// It costs a token.
    Token,
    /// The turn ends with a move left.
    Done,
    /// The same while somebody has two tiles or fewer.
    DoneInNeed,
    /// The drawn tile is kept.
    Keep,
    /// How many of the tiles left touch another of them, in quarters.
    Chained,
    /// How many unseen tiles continue the line, in tenths.
    Continued,
    /// It leaves the line two short.
    TwoShort,
    /// How many tiles the turn can still lay, in halves.
    MovesLeft,
    /// Three lines are active.
    AllActive,
    /// The seat's lead in points, a station that opens included, in quarters.
    Lead,
    /// It is ahead of everybody.
    Ahead,
    /// How many tiles are left in hand, in quarters.
    Rest,
    /// How many doubles are left in hand, in halves.
    Doubles,
    /// How many tokens are left, in halves.
    Tokens,
    /// How many tiles the next seat has, in quarters.
    NextTiles,
    /// The fewest tiles that another has, in quarters.
    Fewest,
    /// Another has a single tile.
    OneLeft,
    /// The most stations that another has, in halves.
    Stations,
    /// The most tokens that another has, in halves.
    OthersTokens,
    /// The turn is over with this action.
    Ends,
    /// The seat's own stations, in halves.
    OwnStations,
    /// How many lines are one short, in halves.
    NearlyFull,
    /// How many tiles are in the store, in sixteenths.
    Store,
}

/// How many features there are.
pub const ACTION_FEATURES: usize = ActionFeature::Store as usize + 1;

/// All features of an action.
#[derive(Clone, Copy, Debug)]
pub(in crate::metro) struct ActionFeatures(pub [f32; ACTION_FEATURES]);

impl ActionFeatures {
    const NONE: ActionFeatures = ActionFeatures([0.0; ACTION_FEATURES]);

    fn set(&mut self, of: ActionFeature, value: impl Into<f32>) {
        self.0[of as usize] = value.into();
    }
}

/// An unfinished line.
#[derive(Clone, Copy)]
struct OpenLine {
    line: LineId,
    fits: TileSet,
    left: usize,
    active: bool,
}

/// What is there once an action is done.
struct After {
    /// The line that took a tile.
    changed: Option<OpenLine>,
    rest: TileSet,
    active: u32,
    /// How many more tiles the turn can lay.
    moves: u32,
    /// A station opens; its lines are unknown and take nearly everything.
    station: bool,
}

/// What the features of all actions of a turn have in common.
pub(in crate::metro) struct FeatureContext<'a> {
    position: &'a Position,
    seat: Seat,
    unseen: TileSet,
    /// The chance that a tile unseen is in another hand, and that the next holds it.
    held: f32,
    held_next: f32,
    tokens_about: bool,
    in_need: bool,
    lines: Vec<OpenLine>,
    stations: u32,
    /// The most points that another has.
    best: i32,
    /// What no action changes.
    before: ActionFeatures,
}

impl<'a> FeatureContext<'a> {
    pub fn of(position: &'a Position, seat: Seat) -> FeatureContext<'a> {
        let table = position.table();
        let unseen = table.unlaid() - position.hand(seat);
        let others = position.seats_in().without(seat);
        let count = |seat: Seat| position.hand(seat).len();
        let share = |tiles: u32| (tiles as f32 / unseen.len().max(1) as f32).min(1.0);
        let way = |(line, state): (LineId, &Line)| OpenLine {
            line,
            fits: table.fits(line),
            left: usize::from(state.spec().length) - state.tiles().len(),
            active: !state.tiles().is_empty(),
        };
        FeatureContext {
            position,
            seat,
            unseen,
            held: share(others.iter().map(count).sum()),
            held_next: share(position.seats_in().next_after(seat).map_or(0, count)),
            tokens_about: others.iter().any(|other| position.tokens(other) > 0),
            in_need: others.iter().any(|other| count(other) <= 2),
            lines: table.lines().filter(|(_, state)| !state.is_full()).map(way).collect(),
            stations: table.stations_of(seat),
            best: others.iter().map(|other| position.points(other)).max().unwrap_or(0),
            before: before(position, seat, others),
        }
    }

    pub fn features(&self, action: Action) -> ActionFeatures {
        let mut features = self.before;
        match action {
            Action::Lay(placement) => self.lay(placement, &mut features),
            Action::Token(placement) => {
                features.set(ActionFeature::Token, 1u8);
                self.lay(placement, &mut features);
            }
            Action::Done => {
                features.set(ActionFeature::Done, 1u8);
                features.set(ActionFeature::DoneInNeed, u8::from(self.in_need));
                let after = self.unchanged();
                self.stand(after.rest, false, &mut features);
                self.look_around(&after, &mut features);
            }
            Action::Keep => {
                features.set(ActionFeature::Keep, 1u8);
                let after = self.unchanged();
                self.stand(after.rest, false, &mut features);
                self.look_around(&after, &mut features);
            }
            // Whoever says these has no choice, or nothing more to hope for.
            Action::Draw | Action::Pass | Action::Resign => {}
        }
        features
    }

    fn unchanged(&self) -> After {
        let active = self.position.table().active_lines();
        After { changed: None, rest: self.position.hand(self.seat), active, moves: 0, station: false }
    }

    fn lay(&self, placement: Placement, features: &mut ActionFeatures) {
        let table = self.position.table();
        let Some(line) = table.line(placement.line) else { return };
        let (spec, tile, far) = (line.spec(), placement.tile.tile(), placement.tile.far());
        let starts = line.tiles().is_empty();
        let left = usize::from(spec.length) - line.tiles().len() - 1;
        let rest = self.position.hand(self.seat) - TileSet::only(tile);
        let station = left == 0 && table.pile_len() > 0;
        features.set(ActionFeature::Double, u8::from(tile.is_double()));
        features.set(ActionFeature::Station, u8::from(station));
        features.set(ActionFeature::Start, u8::from(starts));
        self.stand(rest, station, features);
        if let Some(result) = self.result_now(rest, station) {
            features.set(ActionFeature::Wins, u8::from(result == Ordering::Greater));
            features.set(ActionFeature::Loses, u8::from(result == Ordering::Less));
            return;
        }
        let fits = match left {
            0 => TileSet::EMPTY,
            _ => TileSet::with(far) & TileSet::within(spec.min, spec.max),
        };
        let follow = rest & fits;
        let moves = self.moves_after(tile.is_double(), features.0[ActionFeature::Token as usize] > 0.0);
        if left == 1 {
            let closable = moves > 0 && !follow.is_empty();
            features.set(if closable { ActionFeature::Closable } else { ActionFeature::OneShort }, 1u8);
        }
        features.set(ActionFeature::TwoShort, u8::from(left == 2));
        features.set(ActionFeature::Continued, (self.unseen & fits).len() as f32 / 10.0);
        features.set(ActionFeature::Follow, follow.len().min(3) as f32 / 3.0);
        let active = table.active_lines() + u32::from(starts && left > 0) - u32::from(!starts && left == 0);
        let changed = Some(OpenLine { line: placement.line, fits, left, active: true });
        self.look_around(&After { changed, rest, active, moves, station }, features);
    }

    /// How the seat stands among the others once it holds `rest`.
    fn stand(&self, rest: TileSet, station: bool, features: &mut ActionFeatures) {
        let stations = self.stations + u32::from(station);
        let lead = stations as i32 - rest.len() as i32 - self.best;
        features.set(ActionFeature::Lead, lead as f32 / 4.0);
        features.set(ActionFeature::Ahead, u8::from(lead > 0));
        features.set(ActionFeature::Rest, rest.len() as f32 / 4.0);
        features.set(ActionFeature::Doubles, (rest & TileSet::DOUBLES).len() as f32 / 2.0);
        features.set(ActionFeature::OwnStations, stations as f32 / 2.0);
    }

    /// M9, M10: a double gives its move and a token; tokens give one each.
    fn moves_after(&self, double: bool, token_spent: bool) -> u32 {
        let tokens = if self.position.token_available() {
            u32::from(self.position.tokens(self.seat)) - u32::from(token_spent)
        } else {
            0
        };
        tokens + 2 * u32::from(double)
    }

    /// How the seat stands against the best other if the game ends with this tile (M15, M20).
    fn result_now(&self, rest: TileSet, station: bool) -> Option<Ordering> {
        let table = self.position.table();
        let stations = table.stations_of(self.seat) + u32::from(station);
        let over = rest.is_empty() || station && stations == STATIONS_TO_END;
        if !over {
            return None;
        }
        let own = (stations as i32 - rest.len() as i32, stations);
        let others = self.position.seats_in().without(self.seat);
        let best = others.iter().map(|other| (self.position.points(other), table.stations_of(other))).max();
        Some(best.map_or(Ordering::Greater, |best| own.cmp(&best)))
    }

    /// What the table offers to everybody.
    fn look_around(&self, after: &After, features: &mut ActionFeatures) {
        let mut open = if after.station { TileSet::ALL } else { TileSet::EMPTY };
        let (mut danger, mut token_danger, mut hope, mut nearly) = (0.0, 0.0, 0u8, 0u8);
        for way in &self.lines {
            let way = after.changed.as_ref().filter(|changed| changed.line == way.line).unwrap_or(way);
            if way.left == 0 || !way.active && after.active == MAX_ACTIVE {
                continue;
            }
            open |= way.fits;
            if way.active && way.left == 1 {
                nearly += 1;
                danger += self.chance(self.held, way.fits);
                hope += u8::from(after.rest.meets(way.fits));
            } else if way.active && way.left == 2 && self.tokens_about {
                token_danger += self.chance(self.held, way.fits);
            }
        }
        features.set(ActionFeature::MovesLeft, after.moves as f32 / 2.0);
        features.set(ActionFeature::AllActive, u8::from(after.active == MAX_ACTIVE));
        features.set(ActionFeature::Ends, u8::from(after.moves == 0));
        features.set(ActionFeature::NearlyFull, f32::from(nearly) / 2.0);
        if after.moves == 0 {
            features.set(ActionFeature::Danger, danger);
            features.set(ActionFeature::TokenDanger, token_danger);
            features.set(ActionFeature::Hope, hope);
        }
        let playable = (after.rest & open).len();
        features.set(ActionFeature::Playable, playable as f32 / 9.0);
        features.set(ActionFeature::Stuck, u8::from(playable == 0));
        features.set(ActionFeature::NextStuck, 1.0 - self.chance(self.held_next, open));
        features.set(ActionFeature::MayEnd, u8::from(playable > 0 && after.rest.len() <= after.moves));
        features.set(ActionFeature::Chained, chained(after.rest) as f32 / 4.0);
    }

    /// The chance that one at least of these tiles is held, if each unseen one is with the chance `held`.
    fn chance(&self, held: f32, tiles: TileSet) -> f32 {
        1.0 - (1.0 - held).powi((self.unseen & tiles).len() as i32)
    }
}

/// What the seat and the others have before it acts.
fn before(position: &Position, seat: Seat, others: SeatSet) -> ActionFeatures {
    let most = |of: &dyn Fn(Seat) -> u32| others.iter().map(of).max().unwrap_or(0) as f32;
    let fewest = others.iter().map(|other| position.hand(other).len()).min().unwrap_or(0);
    let next = position.seats_in().next_after(seat).map_or(0, |next| position.hand(next).len());
    let mut features = ActionFeatures::NONE;
    features.set(ActionFeature::Tokens, f32::from(position.tokens(seat)) / 2.0);
    features.set(ActionFeature::NextTiles, next as f32 / 4.0);
    features.set(ActionFeature::Fewest, fewest as f32 / 4.0);
    features.set(ActionFeature::OneLeft, u8::from(fewest == 1));
    features.set(ActionFeature::Stations, most(&|other| position.table().stations_of(other)) / 2.0);
    features.set(ActionFeature::OthersTokens, most(&|other| position.tokens(other).into()) / 2.0);
    features.set(ActionFeature::Store, position.store().len() as f32 / 16.0);
    features
}

#[cfg(test)]
mod tests {
    use igroteka_game::{Game, Setup as _, Stream};
    use igroteka_metro::Setup;

    use super::*;

    fn position(text: &str) -> Position {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        Position::read(&setup, text).unwrap_or_else(|error| panic!("{error}"))
    }

    fn of(position: &Position, action: &str, wanted: ActionFeature) -> f32 {
        let action = position.read_action(Seat::FIRST, action).expect("an action");
        FeatureContext::of(position, Seat::FIRST).features(action).0[wanted as usize]
    }

    #[test]
    fn an_end_is_seen_with_its_result() {
        // M15: the last tile opens a station and ends the game, 1 to −2.
        let won = position("more 1 right / 3-8, 5-6 7-9 / 1 0 / - / L1 0-3 3-3 / -");
        assert!(of(&won, "3-8>L1", ActionFeature::Wins) > 0.0);
        assert!(of(&won, "3-8>L1", ActionFeature::Station) > 0.0);
        // It ends the game at 0 to 1: two stations, one tile.
        let lost = position(
            "more 1 right / 3-8, 5-6 / 1 0 / - / L1 0-2 2-2 2-1, L2 4-5 5-5 5-7, L3 0-3 / 1 after L1 by 2, 2 after L2 by 2",
        );
        assert!(of(&lost, "3-8>L3", ActionFeature::Loses) > 0.0);
        assert!(of(&lost, "3-8>L3", ActionFeature::Wins) <= 0.0);
        assert!(of(&lost, "done", ActionFeature::Loses) <= 0.0);
    }

    #[test]
    fn danger_is_the_chance_that_another_hand_fits() {
        // 3-8 leaves L1 one short with an 8. Of the 52 tiles unseen the other holds 2, and 9 have an 8.
        let position = position("lay 1 / 3-8 0-1, 5-6 7-9 / 0 0 / - / L1 0-3 / -");
        let expected = 1.0 - (50.0f32 / 52.0).powi(9);
        let danger = of(&position, "3-8>L1", ActionFeature::Danger);
        assert!((danger - expected).abs() < 1e-5, "{danger}, not {expected}");
        assert!(of(&position, "3-8>L1", ActionFeature::OneShort) > 0.0);
    }

    #[test]
    fn a_line_one_short_is_closable_with_a_move_and_a_tile() {
        // The double gives another move, and 3-8 would use it.
        let position = position("lay 1 / 3-3 3-8 0-1, 5-6 7-9 / 0 0 / - / L1 0-3 / -");
        assert!(of(&position, "3-3>L1", ActionFeature::Closable) > 0.0);
        assert!(of(&position, "3-8>L1", ActionFeature::Closable) <= 0.0);
    }

    #[test]
    fn nothing_hidden_is_looked_at() {
        let setup = Setup::preset("leaflet").expect("the preset exists");
        let mut source = Stream::new(3);
        let mut game = Game::<Position>::new(setup);
        while game.position().table().active_lines() < 2 {
            let seat = game.position().on_turn().unwrap_or(Seat::FIRST);
            match game.draw_chance(&mut source) {
                Some(chance) => game.chance(chance).expect("a drawn event is possible"),
                None => game.act(seat, game.legal(seat)[0]).expect("a listed action is legal"),
            }
        }
        let seat = game.position().on_turn().expect("somebody is on turn");
        let seen = |position: &Position| -> Vec<[f32; ACTION_FEATURES]> {
            let context = FeatureContext::of(position, seat);
            game.legal(seat).iter().map(|action| context.features(*action).0).collect()
        };
        for _ in 0..20 {
            let world = game.seat_record(Some(seat)).sample_game(&mut source).expect("a world fits");
            assert_ne!(world.position(), game.position(), "the other hand is another one");
            assert_eq!(seen(world.position()), seen(game.position()));
        }
    }
}
