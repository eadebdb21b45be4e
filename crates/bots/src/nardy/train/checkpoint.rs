//! The checkpoint of nardy's training.

use super::learn::Fit;
use crate::learn::checkpoint;
use crate::nardy::evaluate::Nets;

/// Everything a run needs to continue.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Checkpoint {
    /// The figure of every piece done so far.
    pub figures: Vec<f32>,
    pub nets: Nets,
    pub fit: Fit,
}

const HEADING: &[u8] = b"igroteka nardy training 1\n";

impl Checkpoint {
    /// Starts with these nets.
    pub fn new(nets: Nets) -> Checkpoint {
        Checkpoint { figures: Vec::new(), fit: Fit::from(&nets), nets }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let figures: Vec<u8> = self.figures.iter().flat_map(|figure| figure.to_le_bytes()).collect();
        let steps = self.fit.steps.to_le_bytes();
        let nets = [&self.nets, &self.fit.first_moment, &self.fit.second_moment, &self.fit.average]
            .map(Nets::to_bytes);
        checkpoint::write(HEADING, [&figures[..], &steps].into_iter().chain(nets.iter().map(Vec::as_slice)))
    }

    /// The checkpoint of these bytes; `None` if they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Checkpoint> {
        let [figures, steps, nets @ ..]: [&[u8]; 6] = checkpoint::read(HEADING, bytes)?;
        let (figures, cut) = figures.as_chunks();
        let figures = figures.iter().map(|figure| f32::from_le_bytes(*figure)).collect();
        let steps = u32::from_le_bytes(steps.try_into().ok()?);
        let [nets, first_moment, second_moment, average] = nets.map(Nets::from_bytes);
        let (nets, running) = (nets?, [first_moment?, second_moment?, average?]);
        let alike = running.iter().all(|running: &Nets| running.by_kind() == nets.by_kind());
        (cut.is_empty() && alike).then(|| Checkpoint { figures, nets, fit: Fit::new(running, steps) })
    }
}

#[cfg(test)]
mod tests {
    use igroteka_game::Stream;

    use super::*;
    use crate::nardy::train::learn::random_nets;

    #[test]
    fn a_checkpoint_survives_being_written() {
        let mut checkpoint = Checkpoint::new(random_nets(&mut Stream::new(1)));
        checkpoint.figures = vec![1.5, 0.25];
        checkpoint.fit.first_moment = random_nets(&mut Stream::new(2));
        checkpoint.fit.steps = 7;
        let bytes = checkpoint.to_bytes();
        assert_eq!(Checkpoint::from_bytes(&bytes), Some(checkpoint));
        assert_eq!(Checkpoint::from_bytes(&bytes[..bytes.len() - 1]), None);
        assert_eq!(Checkpoint::from_bytes(&[&bytes[..], b"more"].concat()), None);
    }
}
