//! What the others held and chose in a game, as far as a choice tells about a hand.

use igroteka_game::{Event, Game, MAX_SEATS, Rules as _, Seat};
use igroteka_metro::{Action, Chance, LineId, Placement, Position, Stage, Table, Tile, TileSet};

use super::greedy;

/// When something happened, in events.
type Moment = usize;

/// A choice, and what it tells about the tiles that were in hand.
#[derive(Default)]
pub(super) struct Choice {
    at: Moment,
    /// None of these was: nothing fitted.
    pub impossible: TileSet,
    /// With one of these, who is hasty would have done something else.
    pub preferred: TileSet,
    /// With one of these, a line could have been closed.
    pub closing: TileSet,
    /// These are doubles that could have been laid.
    pub doubles: TileSet,
    /// What was in hand then and has been laid since.
    laid_since: TileSet,
}

/// A tile in hand.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub tile: Tile,
    since: Moment,
}

/// What a seat holds, and what it chose before.
#[derive(Default)]
pub(super) struct Remembered {
    pub held: Vec<Held>,
    pub choices: Vec<Choice>,
}

impl Remembered {
    /// The hand from which a choice was made, if what is held now is what was taken then.
    pub fn hand_at(&self, choice: &Choice) -> TileSet {
        let mut hand = choice.laid_since;
        for held in self.held.iter().filter(|held| held.since < choice.at) {
            hand.insert(held.tile);
        }
        hand
    }

    fn take(&mut self, tiles: TileSet, since: Moment) {
        self.held.extend(tiles.iter().map(|tile| Held { tile, since }));
    }

    fn choose(&mut self, position: &Position, action: Action, now: Moment) {
        let table = position.table();
        let choice = match action {
            Action::Draw | Action::Pass => Choice { impossible: table.open_fits(), ..Choice::default() },
            Action::Keep | Action::Done => {
                Choice { preferred: table.open_fits(), closing: closing(table), ..Choice::default() }
            }
            // What was drawn is all that could be laid.
            Action::Lay(_) if matches!(position.stage(), Stage::Drawn(_)) => Choice::default(),
            Action::Lay(placement) | Action::Token(placement) => preference(table, placement),
            Action::Resign => return,
        };
        self.choices.push(Choice { at: now, ..choice });
    }

    fn lay(&mut self, action: Action, now: Moment) {
        let (Action::Lay(placement) | Action::Token(placement)) = action else { return };
        let tile = placement.tile.tile();
        let Some(place) = self.held.iter().position(|held| held.tile == tile) else { return };
        let since = self.held.swap_remove(place).since;
        for choice in self.choices.iter_mut().filter(|choice| choice.at > since && choice.at <= now) {
            choice.laid_since.insert(tile);
        }
    }
}

/// Goes through the game again, and notes what the others held and chose.
pub(super) fn remember(game: &Game<Position>, seat: Seat) -> [Remembered; MAX_SEATS] {
    let mut seats: [Remembered; MAX_SEATS] = std::array::from_fn(|_| Remembered::default());
    let mut position = game.start().clone();
    for other in Seat::all(position.players()).filter(|other| *other != seat) {
        seats[other.index()].take(position.hand(other), 0);
    }
    for (event, now) in game.events().iter().zip(1..) {
        match event {
            Event::Chance(chance) => {
                match *chance {
                    Chance::Deal(to, tiles) if to != seat => seats[to.index()].take(tiles, now),
                    Chance::Draw(to, tile) if to != seat => seats[to.index()].take(TileSet::only(tile), now),
                    _ => {}
                }
                position.apply_chance(chance);
            }
            Event::Act(actor, action) | Event::ResignMatch(actor, action) => {
                if *actor != seat {
                    seats[actor.index()].choose(&position, *action, now);
                    seats[actor.index()].lay(*action, now);
                }
                position.play_unchecked(*actor, action);
            }
            // The clock has chosen, which tells nothing.
            Event::Pick(action) => {
                if let Some(actor) = position.on_turn() {
                    if actor != seat {
                        seats[actor.index()].lay(*action, now);
                    }
                    position.play_unchecked(actor, action);
                }
            }
            Event::Timeout(_) | Event::OfferDraw(_) | Event::AcceptDraw(_) | Event::Takeback(_) => {}
        }
    }
    seats
}

/// What it tells that this tile was laid and no other.
fn preference(table: &Table, placement: Placement) -> Choice {
    let tile = placement.tile.tile();
    let rank = |line: LineId, double: bool| {
        let line = table.line(line).map(|line| greedy::rank(line.tiles().len(), line.spec().length));
        (double, line)
    };
    let chosen = rank(placement.line, tile.is_double());
    let mut choice = Choice::default();
    for (line, _) in table.lines().filter(|(line, _)| table.is_open(*line)) {
        if rank(line, true) > chosen {
            choice.preferred |= table.fits(line) & TileSet::DOUBLES;
        }
        if rank(line, false) > chosen {
            choice.preferred |= table.fits(line) - TileSet::DOUBLES;
        }
    }
    if !is_one_short(table, placement.line) {
        choice.closing = closing(table);
        if !tile.is_double() {
            choice.doubles = table.open_fits() & TileSet::DOUBLES;
        }
    }
    choice
}

/// The tiles that close a line.
fn closing(table: &Table) -> TileSet {
    let near = table.lines().filter(|(line, _)| table.is_open(*line) && is_one_short(table, *line));
    near.fold(TileSet::EMPTY, |tiles, (line, _)| tiles | table.fits(line))
}

fn is_one_short(table: &Table, line: LineId) -> bool {
    table.line(line).is_some_and(|line| line.tiles().len() + 1 == usize::from(line.spec().length))
}
