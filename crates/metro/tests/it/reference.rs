//! A second generator, slow and close to the rules page: it knows the view of the seat and nothing else.

use igroteka_game::{Rules, Seat};
use igroteka_metro::{
    Action, LineId, LineState, LineView, Pip, Placed, Placement, Position, StageName, Tile, View,
};

/// The legal actions of `seat`, found by trying everything.
pub fn legal(position: &Position, seat: Seat) -> Vec<Action> {
    let view = position.view(Some(seat));
    if view.on_turn != Some(seat) {
        return Vec::new();
    }
    let hand: Vec<Tile> = (view.seats[seat.index()].hand.expect("a seat sees its own hand").iter()).collect();
    let laid = |tiles: &[Tile]| -> Vec<Placement> {
        (tiles.iter().flat_map(|tile| placements(*tile)))
            .filter(|placement| fits(&view, *placement))
            .collect()
    };
    let tokens = view.seats[seat.index()].tokens;
    match view.stage {
        StageName::Lay => {
            let actions: Vec<Action> = laid(&hand).into_iter().map(Action::Lay).collect();
            if !actions.is_empty() {
                actions
            } else if view.store > 0 {
                vec![Action::Draw]
            } else {
                vec![Action::Pass]
            }
        }
        StageName::Drawn => {
            let drawn = view.drawn.expect("a seat sees what it drew");
            laid(&[drawn]).into_iter().map(Action::Lay).chain([Action::Keep]).collect()
        }
        StageName::More if view.right => {
            laid(&hand).into_iter().map(Action::Lay).chain([Action::Done]).collect()
        }
        StageName::More => {
            assert!(tokens > 0 && !view.token_used);
            laid(&hand).into_iter().map(Action::Token).chain([Action::Done]).collect()
        }
        _ => Vec::new(),
    }
}

/// Every action one could think of: a seat's tiles on every line there can be, other tiles on the first line, and
/// the actions without a tile.
pub fn universe(position: &Position, seat: Seat) -> Vec<Action> {
    let hand = position.hand(seat);
    let mut actions = vec![Action::Draw, Action::Keep, Action::Done, Action::Pass];
    for tile in Tile::all() {
        let lines = if hand.contains(tile) { 24 } else { 1 };
        for placement in placements(tile).filter(|placement| placement.line.number() <= lines) {
            actions.push(Action::Lay(placement));
            actions.push(Action::Token(placement));
        }
    }
    actions
}

/// A tile in both directions on every line there can be; a double has one direction.
fn placements(tile: Tile) -> impl Iterator<Item = Placement> {
    let (a, b) = (tile.low(), tile.high());
    let ways = if a == b { vec![(a, b)] } else { vec![(a, b), (b, a)] };
    ways.into_iter().flat_map(|(near, far)| {
        (1..=24)
            .filter_map(LineId::from_number)
            .map(move |line| Placement { tile: Placed::new(near, far), line })
    })
}

fn fits(view: &View, placement: Placement) -> bool {
    let Some(line) = view.lines.iter().find(|line| line.line == placement.line) else {
        return false;
    };
    let (near, far) = (placement.tile.near(), placement.tile.far());
    let within = |half: Pip| half >= line.min && half <= line.max;
    open(view, line) && within(near) && within(far) && touches(view, line, near)
}

/// M5: active, or unstarted while fewer than three are active.
fn open(view: &View, line: &LineView) -> bool {
    let count = line.tiles.len();
    let active = (view.lines.iter()).filter(|line| line.state == LineState::Active).count();
    count < line.length as usize && (count > 0 || active < 3)
}

/// M1, M2: equal halves touch; a first tile is free, but for the start tile's halves.
fn touches(view: &View, line: &LineView, near: Pip) -> bool {
    match (line.tiles.last(), view.start_tile) {
        (Some(last), _) => last.far() == near,
        (None, Some(tile)) if line.from.is_none() => tile.low() == near || tile.high() == near,
        (None, _) => true,
    }
}
