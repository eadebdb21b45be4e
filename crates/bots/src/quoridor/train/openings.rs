//! Builds the opening book: self-play from a growing tree of openings, whose moves are chosen by UCB.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

use igroteka_game::{Source, Stream};

use super::super::evaluate::SCALE;
use super::super::move_code::{self, MoveCode};
use super::super::net::Net;
use super::super::opening::start;
use super::super::seen::{Pose, Seen};
use super::super::two_player::TwoPlayerGame;
use super::games::think;
use crate::judge::lead;
use crate::learn::{Folder, TrainError, at};
use crate::search::perfect_info::{PROVED, PerfectInfoGame};

/// How openings are tried.
#[derive(Clone, Copy, Debug)]
pub struct Openings {
    /// Games to have been played in all.
    pub games: u64,
    /// Positions looked at for each move of them.
    pub nodes: u64,
    /// What chance follows from.
    pub seed: u64,
}

/// The opening that a training ends with.
pub const BOOK: &str = "quoridor-opening.txt";
const GAMES: &str = "games.txt";

/// The length of an opening in moves.
const OPENING_PLIES: usize = 10;
/// A position gets its own moves in the tree after this many games.
const EXPAND_AFTER: u32 = 4;
/// A position of the book was met in at least this many games.
const BOOK_MIN_GAMES: u32 = 24;
/// How many times more positions are searched to find the moves worth trying.
const CANDIDATE_NODES_FACTOR: u64 = 20;
/// At most this many moves are tried in a position, and only those that lose no more than this share of a win.
const MAX_CANDIDATES: usize = 6;
const MAX_LOSS: f64 = 0.05;
/// The value of a search weighs as much as this many games.
const PRIOR_GAMES: f32 = 8.0;
/// The exploration constant of UCB.
const EXPLORATION: f32 = 0.3;
/// After the opening, one move in this many is the second best, so that games differ.
const SECOND_BEST_ONE_IN: u32 = 12;
/// A longer game counts as a draw.
const MAX_PLIES: usize = 200;

/// Plays the games that are still missing, keeping each as soon as it is over, then writes the book. `report` is told
/// the games so far and answers whether to go on. Answers whether it is through.
pub fn openings(
    folder: &Path,
    plan: Openings,
    mut report: impl FnMut(u64) -> bool,
) -> Result<bool, TrainError> {
    let options = format!("quoridor's openings, seed {}, {} positions a move", plan.seed, plan.nodes);
    let folder = Folder::open(folder, &options)?;
    let path = folder.join(GAMES);
    let text = folder.read(GAMES)?.unwrap_or_default();
    let text = String::from_utf8(text).map_err(|_| TrainError::Invalid(path.clone()))?;
    // What a stopped run left of a line is no game yet.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut tree = Tree::default();
    let mut games = 0;
    for line in text[..whole].lines() {
        let game = Game::read(line).ok_or_else(|| TrainError::Invalid(path.clone()))?;
        tree.learn(&game);
        games += 1;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(&path).map_err(at(&path))?;
    file.set_len(whole as u64).map_err(at(&path))?;
    while report(games) {
        if games >= plan.games {
            folder.keep(BOOK, tree.book().as_bytes())?;
            return Ok(true);
        }
        let game = tree.play(plan.nodes, plan.seed.wrapping_add(games));
        file.write_all(game.to_line().as_bytes()).map_err(at(&path))?;
        tree.learn(&game);
        games += 1;
    }
    Ok(false)
}

/// An opening and what became of it.
struct Game {
    opening: Vec<MoveCode>,
    /// Half points of the first seat.
    result: u8,
}

impl Game {
    fn to_line(&self) -> String {
        format!("{} {}\n", words(&self.opening), self.result)
    }

    fn read(line: &str) -> Option<Game> {
        let (opening, result) = line.rsplit_once(' ')?;
        let opening: Option<Vec<MoveCode>> = opening.split_whitespace().map(move_code::parse).collect();
        Some(Game { opening: opening?, result: result.parse().ok().filter(|result| *result <= 2)? })
    }
}

fn words(codes: &[MoveCode]) -> String {
    codes.iter().map(|&code| move_code::to_action(code).to_string()).collect::<Vec<_>>().join(" ")
}

/// A move in a position of the tree.
#[derive(Clone, Copy)]
struct Edge {
    /// As the position is seen in its pose.
    code: MoveCode,
    games: u32,
    /// What it won of them.
    won: f32,
}

#[derive(Default)]
struct Node {
    games: u32,
    edges: Vec<Edge>,
    /// The moves worth trying with what a search says of them, once somebody asked.
    worth: Option<Vec<(MoveCode, f32)>>,
    /// The moves by which it was first reached.
    way: Vec<MoveCode>,
}

#[derive(Default)]
struct Tree(HashMap<Seen, Node>);

impl Tree {
    /// Adds a game to every position of its opening.
    fn learn(&mut self, game: &Game) {
        let mut board = start();
        for (ply, &code) in game.opening.iter().enumerate() {
            let (pose, seen) = Pose::of(&board);
            let result = if board.turn == 0 { game.result } else { 2 - game.result };
            let node = self
                .0
                .entry(seen)
                .or_insert_with(|| Node { way: game.opening[..ply].to_vec(), ..Node::default() });
            node.games += 1;
            let code_seen = pose.apply(code);
            let place = node.edges.iter().position(|edge| edge.code == code_seen).unwrap_or_else(|| {
                node.edges.push(Edge { code: code_seen, games: 0, won: 0.0 });
                node.edges.len() - 1
            });
            node.edges[place].games += 1;
            node.edges[place].won += f32::from(result) / 2.0;
            if !board.make(code) {
                return;
            }
        }
    }

    /// One more game.
    fn play(&mut self, nodes: u64, seed: u64) -> Game {
        let mut source = Stream::new(seed);
        let mut game = TwoPlayerGame::new(start()).with_net(Some(Net::get()));
        let mut opening = Vec::new();
        while opening.len() < OPENING_PLIES {
            let known = self.0.get(&Pose::of(&game.board).1).map_or(0, |node| node.games);
            let is_root = opening.is_empty();
            if game.exact_value().is_some() || (known < EXPAND_AFTER && !is_root) {
                break;
            }
            let code = self.choose(&mut game, nodes);
            opening.push(code);
            game.make(code);
        }
        let mut result = 1;
        for ply in 0..MAX_PLIES {
            let mover = game.board.turn;
            let sure = |value: i32| if (value > 0) == (mover == 0) { 2 } else { 0 };
            if let Some(value) = game.exact_value() {
                result = if value == 0 { 1 } else { sure(value) };
                break;
            }
            let actions = think(&mut game, nodes);
            let (best, value) = actions[0];
            if value.abs() > PROVED {
                result = sure(value);
                break;
            }
            let second = actions.get(1).filter(|_| source.below(SECOND_BEST_ONE_IN) == 0);
            let code = second.map_or(best, |&(code, _)| code);
            // The first move beyond the tree belongs to the opening: so the tree grows.
            if ply == 0 && opening.len() < OPENING_PLIES {
                opening.push(code);
            }
            game.make(code);
        }
        Game { opening, result }
    }

    /// The move to try: good so far, or promising and rarely tried.
    fn choose(&mut self, game: &mut TwoPlayerGame, nodes: u64) -> MoveCode {
        let (pose, seen) = Pose::of(&game.board);
        let node = self.0.entry(seen).or_default();
        let worth = node.worth.get_or_insert_with(|| worth_trying(game, pose, nodes));
        let all = (node.games as f32 + 1.0).ln();
        let score = |&(code, opinion): &(MoveCode, f32)| {
            let edge = node.edges.iter().find(|edge| edge.code == code);
            let (games, won) = edge.map_or((0.0, 0.0), |edge| (edge.games as f32, edge.won));
            let mean = (won + PRIOR_GAMES * opinion) / (games + PRIOR_GAMES);
            mean + EXPLORATION * (all / (games + PRIOR_GAMES)).sqrt()
        };
        let best = worth.iter().max_by(|a, b| score(a).total_cmp(&score(b)));
        pose.apply(best.map_or_else(|| think(game, nodes)[0].0, |&(code, _)| code))
    }

    /// The positions that were met often enough, each with its moves.
    fn book(&self) -> String {
        let mut lines = Vec::new();
        for node in self.0.values().filter(|node| node.games >= BOOK_MIN_GAMES) {
            let mut board = start();
            if !node.way.iter().all(|&code| board.make(code)) {
                continue;
            }
            let (pose, _) = Pose::of(&board);
            let mut edges = node.edges.clone();
            edges.sort_by_key(|edge| (std::cmp::Reverse(edge.games), edge.code));
            let mut line = format!("{}:", words(&node.way));
            for edge in edges.iter().filter(|edge| 10 * edge.games >= node.games) {
                let word = move_code::to_action(pose.apply(edge.code));
                let share = edge.won / edge.games as f32;
                // Writing to a text cannot fail.
                let _ = write!(line, " {word} {} {share:.2}", edge.games);
            }
            lines.push((node.way.len(), line));
        }
        lines.sort();
        lines.into_iter().map(|(_, line)| line + "\n").collect()
    }
}

/// The moves that a long search does not find much worse than its best one.
fn worth_trying(game: &mut TwoPlayerGame, pose: Pose, nodes: u64) -> Vec<(MoveCode, f32)> {
    // A search bounds all but the best move: each is asked about by itself.
    let first = think(game, CANDIDATE_NODES_FACTOR * nodes);
    let mut worth: Vec<(MoveCode, f64)> = Vec::new();
    for &(code, _) in first.iter().take(2 * MAX_CANDIDATES) {
        if !game.make(code) {
            continue;
        }
        let value =
            game.exact_value().unwrap_or_else(|| think(game, CANDIDATE_NODES_FACTOR * nodes / 4)[0].1);
        game.unmake();
        worth.push((code, lead(f64::from(-value), SCALE.into())));
    }
    worth.sort_by(|a, b| b.1.total_cmp(&a.1));
    let least = worth.first().map_or(0.0, |best| best.1 - MAX_LOSS);
    (worth.into_iter().take(MAX_CANDIDATES))
        .filter(|&(_, value)| value >= least)
        .map(|(code, value)| (pose.apply(code), value as f32))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::quoridor::opening::Book;

    /// Stopped after two games and taken up again, it plays the same games and writes the same book as in one go.
    #[test]
    fn a_stopped_training_ends_like_one_that_went_through() {
        let plan = Openings { games: 30, nodes: 30, seed: 3 };
        let folder = std::env::temp_dir().join(format!("igroteka-quoridor-openings-{}", std::process::id()));
        let (whole, parts) = (folder.join("whole"), folder.join("parts"));
        assert!(openings(&whole, plan, |_| true).expect("the folder can be written"));
        assert!(!openings(&parts, plan, |games| games < 2).expect("the folder can be written"));
        let mut file = OpenOptions::new().append(true).open(parts.join(GAMES)).expect("games were kept");
        file.write_all(b"e2 e8").expect("the file can be written");
        assert!(openings(&parts, plan, |_| true).expect("the folder can be written"));
        let read = |folder: &Path, name: &str| fs::read_to_string(folder.join(name)).expect("it is there");
        assert_eq!(read(&whole, GAMES), read(&parts, GAMES));
        let text = read(&whole, BOOK);
        assert_eq!(text, read(&parts, BOOK));
        // All thirty games begin at the start.
        let book = Book::read(&text).expect("the book can be read");
        assert!(!book.good(&start()).is_empty(), "{text}");
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
