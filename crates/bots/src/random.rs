//! A player that moves at random.

use igroteka_game::{Rules, Source, Stream};

use crate::{Advice, Ask, Bot, Candidate};

/// Every legal action equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, ask: &Ask<'_, R>) -> Advice<R> {
        let action = Stream::new(ask.budget.seed).pick(ask.legal).clone();
        let candidates = vec![Candidate::new(action.clone(), 0.5)];
        Advice { candidates, depth: 0, nodes: 0, line: vec![action], cube: None }
    }
}
