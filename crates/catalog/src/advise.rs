//! Advising: what a bot would do, and how many ways there are to go on.

use igroteka_bots::{Ask, Budget, CubeEquities, Opponent};
use igroteka_game::{Rules, Seat, Turn, perft};
use serde::{Serialize, Serializer};

use crate::any_game::OwnGame;
use crate::{Code, Refusal};

/// Advice about a game of any kind.
pub trait Advising {
    /// What a bot would do on `seat`, by what that seat may know.
    fn best(&self, seat: Seat, budget: &Budget) -> Result<Advice, Refusal> {
        self.best_comparing(seat, &[], budget)
    }

    /// The same, and values these actions as closely as the chosen one.
    fn best_comparing(&self, seat: Seat, compare: &[String], budget: &Budget) -> Result<Advice, Refusal>;

    /// The leaves `depth` actions away, lots settled for seat 1.
    fn perft(&self, depth: u32) -> Result<u64, Refusal>;
}

/// What a bot would do. Its JSON names the chosen candidate's fields once more at the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The actions considered, the chosen one first; never empty.
    pub candidates: Vec<Candidate>,
    /// How many actions ahead the bot looked.
    pub depth: u32,
    /// How many positions it judged.
    pub nodes: u64,
    /// How it expects the game to go on, the chosen action first.
    pub line: Vec<String>,
    /// What nardy's cube is worth, where the question is whether to turn it or to take it.
    pub cube: Option<CubeEquities>,
}

/// One possible action with what it promises.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// Expected points, in games that are played for more than a win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equity: Option<f64>,
    /// The action's text.
    #[serde(rename = "move")]
    pub action: String,
    /// Expected points on a scale where a plain win of the cube is 1 and a plain loss −1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub normalised: Option<f64>,
    /// The expected result: 1 a win, 0 a loss.
    pub value: f64,
    /// Whether the value is only an upper bound.
    #[serde(rename = "bound", skip_serializing_if = "std::ops::Not::not")]
    pub is_bound: bool,
    /// The standard error of the value, where it is the mean of sampled games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// How the game is expected to go on after it, where the search knows: in games with hidden hands.
    #[serde(skip)]
    pub continuation: Vec<String>,
}

impl Advice {
    /// The chosen action with what it promises.
    ///
    /// # Panics
    /// If there are no candidates, which no bot answers.
    pub fn chosen(&self) -> &Candidate {
        self.candidates.first().expect("advice names at least one action")
    }
}

impl<R: Rules> From<igroteka_bots::Advice<R>> for Advice {
    fn from(advice: igroteka_bots::Advice<R>) -> Advice {
        let candidate = |candidate: &igroteka_bots::Candidate<R>| Candidate {
            equity: candidate.equity,
            normalised: candidate.normalised,
            action: candidate.action.to_string(),
            value: candidate.value,
            is_bound: candidate.is_bound,
            error: candidate.error,
            continuation: candidate.continuation.iter().map(ToString::to_string).collect(),
        };
        Advice {
            candidates: advice.candidates.iter().map(candidate).collect(),
            depth: advice.depth,
            nodes: advice.nodes,
            line: advice.line.iter().map(ToString::to_string).collect(),
            cube: advice.cube,
        }
    }
}

impl Serialize for Advice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Fields<'a> {
            candidates: &'a [Candidate],
            #[serde(skip_serializing_if = "Option::is_none")]
            cube: Option<Cube>,
            depth: u32,
            #[serde(skip_serializing_if = "Option::is_none")]
            equity: Option<f64>,
            line: &'a [String],
            #[serde(rename = "move")]
            action: &'a str,
            nodes: u64,
            value: f64,
        }
        #[derive(Serialize)]
        struct Cube {
            double_drop: f64,
            double_take: f64,
            no_double: f64,
        }
        let Candidate { equity, action, value, .. } = self.chosen();
        let fields = Fields {
            candidates: &self.candidates,
            cube: self.cube.map(|CubeEquities { no_double, double_take, double_drop }| Cube {
                double_drop,
                double_take,
                no_double,
            }),
            depth: self.depth,
            equity: *equity,
            line: &self.line,
            action,
            nodes: self.nodes,
            value: *value,
        };
        fields.serialize(serializer)
    }
}

impl<R: Opponent> Advising for OwnGame<R> {
    fn best_comparing(&self, seat: Seat, compare: &[String], budget: &Budget) -> Result<Advice, Refusal> {
        let legal = self.game.legal(seat);
        if legal.is_empty() {
            let code = if self.game.turn() == Turn::Over { Code::GameOver } else { Code::NotYourTurn };
            return Err(Refusal::new(code, format!("seat {seat} has nothing to decide now")));
        }
        let (view, record) = (self.game.view(Some(seat)), self.game.seat_record(Some(seat)));
        let compare = (compare.iter().enumerate())
            .map(|(place, text)| self.legal_action(seat, text, &legal).map_err(|refusal| refusal.at(place)))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(R::advise(&Ask { seat, view: &view, record: &record, legal: &legal, compare: &compare, budget })
            .into())
    }

    fn perft(&self, depth: u32) -> Result<u64, Refusal> {
        let mut position = self.game.position().clone();
        position.settle_lots();
        Ok(perft(&position, depth)?)
    }
}

impl<R: Opponent> OwnGame<R> {
    /// Reads one of the legal actions.
    fn legal_action(&self, seat: Seat, text: &str, legal: &[R::Action]) -> Result<R::Action, Refusal> {
        let action =
            self.game.position().read_action(seat, text).map_err(|error| Refusal::bad_move(&error))?;
        if !legal.contains(&action) {
            self.game.clone().act(seat, action.clone())?;
            // Legal, but not one to choose among, such as resigning.
            return Err(Refusal::new(Code::IllegalMove, format!("`{action}` has no value of its own")));
        }
        Ok(action)
    }
}

#[cfg(test)]
mod tests {
    use igroteka_quoridor::{Action, Position};

    use super::*;

    /// What programs read: the line protocol's answer to `best`.
    #[test]
    fn advice_keeps_its_json() {
        let candidate = |action, value, equity| igroteka_bots::Candidate::<Position> {
            equity,
            ..igroteka_bots::Candidate::new(action, value)
        };
        let advice = |candidates| igroteka_bots::Advice::<Position> {
            candidates,
            depth: 3,
            nodes: 1200,
            line: vec![Action::Pass, Action::Resign],
            cube: None,
        };
        let written = |candidates| {
            let advice = Advice::from(advice(candidates));
            let written = serde_json::to_string(&advice).unwrap();
            assert_eq!(serde_json::to_value(&advice).unwrap().to_string(), written);
            written
        };
        assert_eq!(
            written(vec![candidate(Action::Pass, 0.5, None), candidate(Action::Resign, 0.0, None)]),
            r#"{"candidates":[{"move":"pass","value":0.5},{"move":"resign","value":0.0}],"depth":3,"line":["pass","resign"],"move":"pass","nodes":1200,"value":0.5}"#
        );
        assert_eq!(
            written(vec![candidate(Action::Pass, 0.625, Some(-1.25))]),
            r#"{"candidates":[{"equity":-1.25,"move":"pass","value":0.625}],"depth":3,"equity":-1.25,"line":["pass","resign"],"move":"pass","nodes":1200,"value":0.625}"#
        );
    }
}
