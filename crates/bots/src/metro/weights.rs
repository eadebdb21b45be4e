//! The weights that were learned by self-play.

use std::sync::LazyLock;

use super::features::{ACTION_FEATURES, VALUE_FEATURES};
use super::net::Net;

static TWO: LazyLock<Weights> = LazyLock::new(|| built_in(include_bytes!("../../weights/metro-two.bin")));
static MORE: LazyLock<Weights> = LazyLock::new(|| built_in(include_bytes!("../../weights/metro-more.bin")));

fn built_in(bytes: &[u8]) -> Weights {
    Weights::from_bytes(bytes).expect("the weights in the program are whole")
}

/// The policy net and the value net.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Over the features of an action: its logit.
    pub(super) policy: Net<ACTION_FEATURES>,
    /// Over the features of a seat: the logit of its win probability.
    pub(super) value: Net<VALUE_FEATURES>,
}

impl Weights {
    /// The weights for this number of players.
    pub(super) fn among(players: u8) -> &'static Weights {
        if players == 2 { &TWO } else { &MORE }
    }

    /// The weights as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.policy.weights().chain(self.value.weights()).flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The weights of these bytes; `None` if there are too many or too few.
    pub fn from_bytes(bytes: &[u8]) -> Option<Weights> {
        let (numbers, rest) = bytes.as_chunks::<4>();
        if numbers.len() != Net::<ACTION_FEATURES>::WEIGHTS + Net::<VALUE_FEATURES>::WEIGHTS
            || !rest.is_empty()
        {
            return None;
        }
        let mut weights = Weights { policy: Net::ZERO, value: Net::ZERO };
        let all = weights.policy.weights_mut().chain(weights.value.weights_mut());
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
        let weights = Weights { policy: Net::untrained(&mut source), value: Net::untrained(&mut source) };
        let bytes = weights.to_bytes();
        assert_eq!(Weights::from_bytes(&bytes), Some(weights));
        assert_eq!(Weights::from_bytes(&bytes[1..]), None);
        assert_eq!(Weights::from_bytes(&bytes[4..]), None);
    }
}
