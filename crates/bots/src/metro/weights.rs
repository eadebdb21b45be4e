//! What was learnt by self-play.

use std::sync::LazyLock;

use super::net::Net;
use super::sight::TRAITS;
use super::standing::INPUTS;

static TWO: LazyLock<Weights> = LazyLock::new(|| built_in(include_bytes!("../../weights/metro-two.bin")));
static MORE: LazyLock<Weights> = LazyLock::new(|| built_in(include_bytes!("../../weights/metro-more.bin")));

fn built_in(bytes: &[u8]) -> Weights {
    Weights::from_bytes(bytes).expect("the weights in the program are whole")
}

/// What makes an action promising, and a seat likely to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Over the traits of an action: one more makes it e times as likely.
    pub(super) glance: Net<TRAITS>,
    /// Over the standing of a seat: one more makes it e times as likely to win.
    pub(super) judge: Net<INPUTS>,
}

impl Weights {
    /// Those for so many players.
    pub(super) fn among(players: u8) -> &'static Weights {
        if players == 2 { &TWO } else { &MORE }
    }

    /// The weights as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.glance.weights().chain(self.judge.weights()).flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights of these bytes; `None` if there are too many or too few.
    pub fn from_bytes(bytes: &[u8]) -> Option<Weights> {
        let (numbers, rest) = bytes.as_chunks::<4>();
        if numbers.len() != Net::<TRAITS>::WEIGHTS + Net::<INPUTS>::WEIGHTS || !rest.is_empty() {
            return None;
        }
        let mut weights = Weights { glance: Net::ZERO, judge: Net::ZERO };
        let all = weights.glance.weights_mut().chain(weights.judge.weights_mut());
        for (weight, number) in all.zip(numbers) {
            *weight = f32::from_le_bytes(*number);
        }
        Some(weights)
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::Stream;

    use super::*;

    #[test]
    fn weights_come_back_from_their_bytes() {
        let mut source = Stream::new(1);
        let weights = Weights { glance: Net::unwritten(&mut source), judge: Net::unwritten(&mut source) };
        let bytes = weights.to_bytes();
        assert_eq!(Weights::from_bytes(&bytes), Some(weights));
        assert_eq!(Weights::from_bytes(&bytes[1..]), None);
        assert_eq!(Weights::from_bytes(&bytes[4..]), None);
    }
}
