//! Where a training run stands, as one file: it is written whole or not at all, so a run can be stopped at any moment.

use super::learn::Fit;
use crate::nardy::evaluate::Nets;

/// Everything a run needs to go on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    /// The figure of every piece done so far.
    pub figures: Vec<f32>,
    pub nets: Nets,
    pub fit: Fit,
}

const HEAD: &[u8] = b"igroteka nardy training 1\n";

impl State {
    /// Begins with these nets.
    pub fn new(nets: Nets) -> State {
        State { figures: Vec::new(), fit: Fit::from(&nets), nets }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        let mut part = |part: &[u8]| {
            bytes.extend((part.len() as u64).to_le_bytes());
            bytes.extend(part);
        };
        part(&self.figures.iter().flat_map(|figure| figure.to_le_bytes()).collect::<Vec<u8>>());
        part(&self.fit.steps.to_le_bytes());
        for nets in [&self.nets, &self.fit.mean, &self.fit.square, &self.fit.average] {
            part(&nets.to_bytes());
        }
        bytes
    }

    /// The state of these bytes; `None` if they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<State> {
        let mut rest = bytes.strip_prefix(HEAD)?;
        let mut part = || {
            let (length, after) = rest.split_first_chunk()?;
            let (part, after) = after.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
            rest = after;
            Some(part)
        };
        let (figures, cut) = part()?.as_chunks();
        let figures = figures.iter().map(|figure| f32::from_le_bytes(*figure)).collect();
        let steps = u32::from_le_bytes(part()?.try_into().ok()?);
        let mut nets = || Nets::from_bytes(part()?);
        let (nets, running) = (nets()?, [nets()?, nets()?, nets()?]);
        let alike = running.iter().all(|running: &Nets| running.by_kind() == nets.by_kind());
        let whole = cut.is_empty() && rest.is_empty() && alike;
        whole.then(|| State { figures, nets, fit: Fit::new(running, steps) })
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::Stream;

    use super::*;
    use crate::nardy::train::learn::random_nets;

    #[test]
    fn a_state_survives_being_written() {
        let mut state = State::new(random_nets(&mut Stream::new(1)));
        state.figures = vec![1.5, 0.25];
        state.fit.mean = random_nets(&mut Stream::new(2));
        state.fit.steps = 7;
        let bytes = state.to_bytes();
        assert_eq!(State::from_bytes(&bytes), Some(state));
        assert_eq!(State::from_bytes(&bytes[..bytes.len() - 1]), None);
        assert_eq!(State::from_bytes(&[&bytes[..], b"more"].concat()), None);
    }
}
