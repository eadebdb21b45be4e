//! A second generator, written from the rules page alone: plain recursion over every order of the dice on a list of
//! numbers, then the rules about the whole throw applied to everything found. Slow, and shares nothing with the crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use igroteka_game::Seat;
use igroteka_nardy::{BearOff, Point, Position};

/// A board from the mover's side: index 0 off, 1 to 24, 25 the bar; the opponent's checkers where the mover sees them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub own: Vec<i32>,
    pub other: Vec<i32>,
    pub hit: i32,
}

/// One checker by one die; `who` tells checkers apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Move {
    who: usize,
    from: usize,
    to: usize,
    die: usize,
    hits: bool,
}

/// A way to play the throw: the moves, and the board after them.
#[derive(Clone, Debug)]
struct Way {
    moves: Vec<Move>,
    board: Board,
}

/// The canonical texts of all legal plays, with the boards they lead to.
pub fn plays(board: &Board, dice: (usize, usize), rule: BearOff) -> BTreeMap<Board, String> {
    // Checkers get names, so that «the same checker» means something.
    let mut checkers = Vec::new();
    for (place, &count) in board.own.iter().enumerate() {
        for _ in 0..count {
            checkers.push(place);
        }
    }
    let orders = if dice.0 == dice.1 {
        vec![vec![dice.0; 4]]
    } else {
        vec![vec![dice.0, dice.1], vec![dice.1, dice.0]]
    };
    let mut ways = Vec::new();
    for order in &orders {
        let way = Way { moves: Vec::new(), board: board.clone() };
        walk(&way, &checkers, order, rule, &mut ways);
    }
    let most = ways.iter().map(|way| way.moves.len()).max().unwrap_or(0);
    ways.retain(|way| way.moves.len() == most && most > 0);
    if most == 1 && dice.0 != dice.1 {
        let larger = ways.iter().map(|way| way.moves[0].die).max();
        ways.retain(|way| Some(way.moves[0].die) == larger);
    }
    if rule != BearOff::Standard && dice.0 != dice.1 && most == 2 {
        let all = ways.clone();
        ways.retain(|way| !takes_both_dice_home(way) || !another_could(way, &all));
    }
    let mut texts: BTreeMap<Board, BTreeSet<(usize, String)>> = BTreeMap::new();
    for way in &ways {
        texts.entry(way.board.clone()).or_default().insert(text(way));
    }
    texts
        .into_iter()
        .map(|(board, texts)| (board, texts.into_iter().next().expect("a way has a text").1))
        .collect()
}

fn walk(way: &Way, checkers: &[usize], left: &[usize], rule: BearOff, ways: &mut Vec<Way>) {
    if !way.moves.is_empty() {
        ways.push(way.clone());
    }
    let Some((&die, rest)) = left.split_first() else {
        return;
    };
    let mut tried = BTreeSet::new();
    for (who, &from) in checkers.iter().enumerate() {
        // Of equal checkers that have not moved, one will do; in a double all are told apart by place alone.
        let moved = way.moves.iter().any(|step| step.who == who) && left.len() + way.moves.len() == 2;
        if from == 0 || !tried.insert((from, moved.then_some(who))) {
            continue;
        }
        let Some((to, hits)) = can(&way.board, from, die, rule) else {
            continue;
        };
        let mut next = way.clone();
        next.board.own[from] -= 1;
        next.board.own[to] += 1;
        if hits {
            next.board.other[to] = 0;
            next.board.hit += 1;
        }
        next.moves.push(Move { who, from, to, die, hits });
        let mut moved = checkers.to_vec();
        moved[who] = to;
        walk(&next, &moved, rest, rule, ways);
    }
}

/// Where the die leads and whether it hits, if it may be played.
fn can(board: &Board, from: usize, die: usize, rule: BearOff) -> Option<(usize, bool)> {
    if board.own[25] > 0 && from != 25 {
        return None;
    }
    if from > die {
        let to = from - die;
        return (board.other[to] < 2).then_some((to, board.other[to] == 1));
    }
    let home = (7..=25).all(|place| board.own[place] == 0);
    let nothing_higher = (from + 1..=25).all(|place| board.own[place] == 0);
    let allowed = match rule {
        BearOff::Exact => from == die,
        BearOff::Standard => from == die || nothing_higher,
        BearOff::Even => die.is_multiple_of(2) && (from == die || nothing_higher),
    };
    (home && allowed).then_some((0, false))
}

/// N5 looks at ways in which one checker used both dice and was borne off.
fn takes_both_dice_home(way: &Way) -> bool {
    way.moves[0].who == way.moves[1].who && way.moves[1].to == 0
}

/// Whether in some other way, one that N5 does not look at, another checker plays this way's first die.
fn another_could(way: &Way, all: &[Way]) -> bool {
    let (who, start, die) = (way.moves[0].who, way.moves[0].from, way.moves[0].die);
    all.iter().filter(|other| !takes_both_dice_home(other)).any(|other| {
        let player = other.moves.iter().find(|step| step.die == die).expect("both dice are played");
        let home = other.moves.iter().find(|step| step.who == player.who).expect("it moves").from;
        // Checkers on one point are alike: a second one that is left there could have done it too.
        home != start || player.who != who || way.board.own[start] > 0
    })
}

/// The canonical text of a way, with the number of checkers moved before it: the fewest win.
fn text(way: &Way) -> (usize, String) {
    let double = way.moves.len() > 2 || way.moves.windows(2).all(|pair| pair[0].die == pair[1].die);
    let mut steps = way.moves.clone();
    if double {
        steps.sort_by_key(|step| std::cmp::Reverse(step.from));
    }
    // Chains: in a double any checker may go on from where another stopped.
    let mut chains: Vec<Vec<Move>> = Vec::new();
    for step in steps {
        let continues = |chain: &Vec<Move>| {
            let end = chain.last().expect("no chain is empty");
            end.to == step.from && (double || end.who == step.who)
        };
        match chains.iter_mut().find(|chain| continues(chain)) {
            Some(chain) => chain.push(step),
            None => chains.push(vec![step]),
        }
    }
    if double {
        // Whoever comes to a blot first hits it; in sorted order that is the first step to land there.
        let hit: BTreeSet<usize> = way.moves.iter().filter(|step| step.hits).map(|step| step.to).collect();
        let mut shown = BTreeSet::new();
        for step in chains.iter_mut().flatten() {
            step.hits = hit.contains(&step.to) && step.to > 0 && shown.insert(step.to);
        }
        chains.sort_by_key(|chain| std::cmp::Reverse(chain[0].from));
    } else {
        chains.sort_by_key(|chain| std::cmp::Reverse((chain[0].from, chain[chain.len() - 1].to)));
        if let [one, other] = chains.as_mut_slice()
            && one[0].to == other[0].to
            && one[0].to > 0
        {
            let hits = one[0].hits || other[0].hits;
            (one[0].hits, other[0].hits) = (hits, false);
        }
    }
    let count = chains.len();
    let mut parts: Vec<(usize, usize, String, usize)> = Vec::new();
    for chain in &chains {
        let (from, to) = (chain[0].from, chain[chain.len() - 1].to);
        if let Some(last) = parts.last_mut()
            && (last.0, last.1) == (from, to)
        {
            last.3 += 1;
            continue;
        }
        let mut path = place(from);
        for (index, step) in chain.iter().enumerate() {
            if index + 1 == chain.len() || step.hits {
                let star = if step.hits { "*" } else { "" };
                write!(path, "/{}{star}", place(step.to)).unwrap();
            }
        }
        parts.push((from, to, path, 1));
    }
    let texts: Vec<String> = parts
        .iter()
        .map(|(_, _, path, times)| if *times > 1 { format!("{path}({times})") } else { path.clone() })
        .collect();
    (count, texts.join(" "))
}

fn place(number: usize) -> String {
    match number {
        0 => "off".to_owned(),
        25 => "bar".to_owned(),
        point => point.to_string(),
    }
}

/// What `seat` sees of a position.
pub fn board_of(position: &Position, seat: Seat) -> Board {
    let count = |seat: Seat, number: usize| {
        let place = match number {
            0 => Point::OFF,
            25 => Point::BAR,
            point => Point::new(point as u8).unwrap(),
        };
        i32::from(position.checkers(seat, place))
    };
    Board {
        own: (0..26).map(|place| count(seat, place)).collect(),
        other: (0..26)
            .map(|place| if (1..25).contains(&place) { count(seat.opponent(), 25 - place) } else { 0 })
            .collect(),
        hit: 0,
    }
}
