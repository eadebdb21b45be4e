//! Nardy's opponents: what a player does with a throw, a cube or an offer.

use std::fs;

use igroteka_game::{Rules, Seat, Stream};
use igroteka_nardy::{Action, BearOff, Phase, Position};

use super::bear_off::Table;
use super::board::{Board, Class};
use super::cube::{Decision, Holder};
use super::cube_search::CubeSearch;
use super::evaluate::{Accumulator, Evaluator, Nets};
use super::levels::{Level, ONE_PLY, ROLLOUT, TWO_PLY, ZERO_PLY};
use super::probabilities::Probabilities;
use super::review::after_a_play;
use super::stakes::Stakes;
use crate::compare::bound;
use crate::search::expectimax::{Lookahead, RankedPlay, Search};
use crate::search_threads::SearchThreads;
use crate::{Advice, Ask, Bot, Candidate, CubeEquities, OneMove, Opponent, SearchLimits, one_move};

impl Opponent for Position {
    fn advise(ask: &Ask<'_, Position>) -> Advice<Position> {
        Thinker::new(Level::new(ask.budget.level)).advise(ask)
    }

    /// `net`, `one-ply`, `two-ply` and `rollout` look ahead so without an error; `international` is `net` as trained
    /// for the international rules, whatever is being played; `net:FILE` is `net` with other weights; `greedy` is the
    /// one-move bot.
    fn named(name: &str) -> Option<Box<dyn Bot<Position>>> {
        Some(match name {
            "net" => Box::new(Thinker::new(ZERO_PLY)),
            "one-ply" => Box::new(Thinker::new(ONE_PLY)),
            "two-ply" => Box::new(Thinker::new(TWO_PLY)),
            "rollout" => Box::new(Thinker::new(ROLLOUT)),
            "international" => {
                Box::new(Thinker { trained_for: Some(BearOff::Standard), ..Thinker::new(ZERO_PLY) })
            }
            "greedy" => Box::new(OneMove),
            _ => {
                let bytes = fs::read(name.strip_prefix("net:")?).ok()?;
                Box::new(Thinker { nets: Some(Nets::from_bytes(&bytes)?), ..Thinker::new(ZERO_PLY) })
            }
        })
    }
}

/// The error of a level is in points, that of a cube decision in winning chances.
const POINTS_PER_CHANCE: f32 = 4.0;

/// A player of this level.
struct Thinker {
    level: Level,
    /// The rule whose nets it uses, if not the game's own.
    trained_for: Option<BearOff>,
    /// Its own nets, if not those in the program.
    nets: Option<Nets>,
}

impl Bot<Position> for Thinker {
    fn choose(&mut self, ask: &Ask<'_, Position>) -> Advice<Position> {
        self.advise(ask)
    }
}

impl Thinker {
    fn new(level: Level) -> Thinker {
        Thinker { level, trained_for: None, nets: None }
    }

    fn advise(&self, ask: &Ask<'_, Position>) -> Advice<Position> {
        let limits = SearchLimits::start(ask.budget, self.level.time);
        let mut source = Stream::new(ask.budget.seed);
        let Some(game) = ask.record.sample_game(&mut source) else { return one_move(ask) };
        let position = game.position();
        let bear_off = position.setup().bear_off;
        let trained_for = self.trained_for.unwrap_or(bear_off);
        let nets = self.nets.as_ref().unwrap_or_else(|| Nets::of(trained_for));
        // The same answer on every machine needs the table; an answer in time can do without.
        let table = match ask.budget.time {
            None => Some(Table::of(trained_for)),
            Some(_) => Table::if_ready(trained_for),
        };
        let evaluator = Evaluator { nets, table, bear_off };
        let thought = Thought {
            position,
            seat: ask.seat,
            stakes: Stakes::of(position, ask.seat),
            search: Search { game: &evaluator, limits: &limits, threads: &SearchThreads::new(ask.budget) },
            level: self.level,
        };
        match position.phase() {
            _ if position.resignation_on_offer().is_some() => thought.answer_resignation(ask.legal),
            Phase::Decide(_) | Phase::Answer(_) => thought.turn_the_cube(ask.legal, &mut source),
            _ => thought.play(ask, &mut source),
        }
    }
}

/// One question being thought about.
struct Thought<'a> {
    position: &'a Position,
    seat: Seat,
    stakes: Stakes,
    search: Search<'a, Evaluator<'a>>,
    level: Level,
}

impl Thought<'_> {
    /// Chooses what to do with a throw.
    fn play(&self, ask: &Ask<'_, Position>, source: &mut Stream) -> Advice<Position> {
        let legal = ask.legal;
        let compare: Vec<usize> =
            ask.compare.iter().filter_map(|action| legal.iter().position(|other| other == action)).collect();
        let before = Board::of(self.position, self.seat);
        let plays: Vec<Board> = legal.iter().map(|action| self.after(action)).collect();
        let utility = self.stakes.utility(self.position.cube());
        let mut ranked = self.search.rank(&before, &plays, &utility, self.level.stages, &compare);
        if self.level.misjudges > 0.0 {
            for play in &mut ranked {
                play.worth += self.level.error(&legal[play.index], source);
            }
            ranked.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        }
        let candidate = |play: &RankedPlay<Probabilities>| {
            let candidate = Candidate::new(legal[play.index], play.probabilities.win.into());
            // The error is known for the utility: a win instead of a loss is two of its units, and one of value.
            let error = play.error.map(|error| f64::from(error) / 2.0);
            let normalised = Some(after_a_play(
                self.position,
                self.seat,
                &plays[play.index],
                &play.probabilities.flipped(),
            ));
            Candidate { normalised, error, ..candidate.with_equity(self.points(&play.probabilities)) }
        };
        let mut candidates: Vec<Candidate<Position>> = ranked.iter().map(candidate).collect();
        bound(&mut candidates, |place| ranked[place].stages == ranked[0].stages);
        self.advice(candidates, ranked[0].plies + 1)
    }

    fn after(&self, action: &Action) -> Board {
        let mut position = self.position.clone();
        position.play_unchecked(self.seat, action);
        Board::of(&position, self.seat.opponent())
    }

    /// Rolls or doubles, takes or drops.
    fn turn_the_cube(&self, legal: &[Action], source: &mut Stream) -> Advice<Position> {
        let doubler = self.position.on_roll().unwrap_or(self.seat);
        let error = self.level.error(&Action::Double, source) / POINTS_PER_CHANCE;
        let (probabilities, decision, plies) = self.before_the_throw(doubler, error);
        let worth = |action: &Action| match action {
            Action::Double => decision.double(),
            Action::Take => self.stakes.flip(decision.take),
            Action::Drop => self.stakes.flip(decision.drop),
            _ => decision.wait,
        };
        let win = if doubler == self.seat { probabilities.win } else { 1.0 - probabilities.win };
        let candidates = legal.iter().map(|action| {
            let value = if *action == Action::Drop { 0.0 } else { win.into() };
            self.cube_action(*action, value, worth(action))
        });
        let doubler_stakes = Stakes::of(self.position, doubler);
        let cube = self.position.cube().value() as i32;
        let normalised = |worth| doubler_stakes.normalised(worth, cube);
        let cube = CubeEquities {
            no_double: normalised(decision.wait),
            double_take: normalised(decision.take),
            double_drop: normalised(decision.drop),
        };
        Advice { cube: Some(cube), ..self.advice(best_first(candidates.collect()), plies) }
    }

    /// Accepts a resignation that pays at least what playing on would.
    fn answer_resignation(&self, legal: &[Action]) -> Advice<Position> {
        let cube = self.position.cube().value() as i32;
        let offered = self.position.resignation_on_offer().map_or(0, |offer| i32::from(offer.stake.points()));
        let on_roll = self.position.on_roll().unwrap_or(self.seat);
        let (probabilities, decision, plies) = self.before_the_throw(on_roll, 0.0);
        let (win, playing_on) = if on_roll == self.seat {
            (probabilities.win, decision.wait.max(decision.double()))
        } else {
            (1.0 - probabilities.win, self.stakes.flip(decision.wait))
        };
        let candidates = legal.iter().map(|action| match action {
            Action::Accept => self.cube_action(*action, 1.0, self.stakes.value(offered * cube)),
            _ => self.cube_action(*action, win.into(), playing_on),
        });
        self.advice(best_first(candidates.collect()), plies)
    }

    /// The probabilities of `doubler` before its throw, and what it can do with the cube: by the deepest lookahead of
    /// the level that the budget allows, or by the static evaluation with this error.
    fn before_the_throw(&self, doubler: Seat, error: f32) -> (Probabilities, Decision, u32) {
        let board = Board::of(self.position, doubler);
        let cube = self.position.cube();
        let stakes = [doubler, doubler.opponent()].map(|seat| Stakes::of(self.position, seat));
        let search = CubeSearch {
            evaluator: self.search.game,
            limits: self.search.limits,
            stakes,
            utilities: stakes.map(|stakes| stakes.utility(cube)),
        };
        let cube = (cube.value() as i32, holder(self.position, doubler));
        let plies = self.level.stages.iter().filter_map(|stage| match stage.lookahead {
            Lookahead::Full(plies) => Some(plies),
            Lookahead::Rollout { .. } => None,
        });
        let looks = plies.map_while(|plies| {
            let (probabilities, decision) = search.decide(&board, cube, plies)?;
            Some((probabilities, decision, plies))
        });
        looks.last().unwrap_or_else(|| {
            let mut probabilities = self.search.game.evaluate(&mut Accumulator::default(), &board);
            probabilities.win = (probabilities.win + error).clamp(0.0, 1.0);
            let decision = cube_decision(self.position, &board, doubler, &probabilities);
            (probabilities, decision, 0)
        })
    }

    /// An answer that is worth this much by the stakes.
    fn cube_action(&self, action: Action, value: f64, worth: f64) -> Candidate<Position> {
        let normalised = Some(self.stakes.normalised(worth, self.position.cube().value() as i32));
        Candidate { normalised, ..Candidate::new(action, value).with_equity(worth) }
    }

    /// Expected points of these probabilities, without turning the cube.
    fn points(&self, probabilities: &Probabilities) -> f64 {
        let cube = f64::from(self.position.cube().value());
        cube * f64::from(if self.stakes.gammons_count(self.position.cube()) {
            probabilities.equity()
        } else {
            2.0 * probabilities.win - 1.0
        })
    }

    fn advice(&self, candidates: Vec<Candidate<Position>>, depth: u32) -> Advice<Position> {
        let line = candidates.iter().take(1).map(|candidate| candidate.action).collect();
        Advice { candidates, depth, nodes: self.search.limits.nodes(), line, cube: None }
    }
}

/// The cube decision of `doubler`, who has these probabilities on this board, with the position's stakes and cube.
pub(super) fn cube_decision(
    position: &Position,
    board: &Board,
    doubler: Seat,
    probabilities: &Probabilities,
) -> Decision {
    let contact = board.class() == Class::Contact;
    let cube = position.cube().value() as i32;
    Decision::new(&Stakes::of(position, doubler), probabilities, cube, holder(position, doubler), contact)
}

/// Who may turn the cube, as `doubler` sees it.
pub(super) fn holder(position: &Position, doubler: Seat) -> Holder {
    match position.cube().owner() {
        None => Holder::Nobody,
        Some(owner) if owner == doubler => Holder::Own,
        Some(_) => Holder::Other,
    }
}

/// Equals keep their order.
fn best_first(mut candidates: Vec<Candidate<Position>>) -> Vec<Candidate<Position>> {
    candidates.sort_by(|a, b| b.equity.unwrap_or(0.0).total_cmp(&a.equity.unwrap_or(0.0)));
    candidates
}
