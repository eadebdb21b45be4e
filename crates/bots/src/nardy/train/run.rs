//! Training runs that can be stopped and taken up again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use igroteka_game::{Source, Stream};
use igroteka_nardy::BearOff;

use super::checkpoint::Checkpoint;
use super::choices::{Choice, choices, mean_loss};
use super::kept::Kept;
use super::learn::{TdParams, label, mean_error, random_nets, td_lambda_game};
use crate::learn::{Folder, TrainError, at, sum_of};
use crate::nardy::evaluate::{Evaluator, Nets};
use crate::nardy::utility::Utility;

/// A training run of nardy's nets. Everything it knows lies in its folder after every piece of work, and each piece
/// draws its own chance: a run that is stopped and taken up again ends with the same nets.
#[derive(Clone, Debug)]
pub struct Run {
    /// Where the nets and the progress are kept.
    pub folder: PathBuf,
    /// The rule of bearing off.
    pub bear_off: BearOff,
    /// Nets to begin with, such as those of another rule; random ones if none are given.
    pub from: Option<PathBuf>,
    /// The same seed gives the same nets.
    pub seed: u64,
    /// How many pieces of temporal differences come first.
    pub games: u32,
    /// How many pieces of labels follow.
    pub labels: u32,
    /// Whether labels are for the better plays of every throw, to learn how they differ, or only for what is played.
    pub choices: bool,
    /// Whether each kind of contact gets a net of its own; all begin as the one that is given.
    pub kinds: bool,
    /// How much a piece is.
    pub pieces: Pieces,
}

/// How much work a piece is.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Games in a piece of temporal differences.
    pub games: u32,
    /// Positions in a piece of labels.
    pub labels: u32,
    /// Batches that are learned in a piece of labels.
    pub batches: u32,
}

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces { games: 2_000, labels: 6_000, batches: 1_000 }
    }
}

/// The most pieces whose labels one net for all contact learns together.
const KEPT: u32 = 100;
/// The same where each kind of contact has a net of its own, which learns from a part of them only.
const KEPT_BY_KIND: u32 = 400;
/// Positions in one batch, or a few more.
const BATCH: usize = 64;

/// The chance of a random play in games that are labelled.
const EXPLORATION: f32 = 0.03;

/// The nets so far, once labels are learned the running mean of them: what a run is for.
pub const AVERAGE: &str = "average.bin";
/// The checkpoint of the run.
const CHECKPOINT: &str = "training.bin";

/// How a run goes.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// Pieces in all.
    pub all: u32,
    /// Seconds this piece took; nothing for one that was done earlier.
    pub seconds: f64,
    /// A figure for every piece done, games first. Games: the mean length in positions. Labels: the mean error
    /// of the static evaluation against the labels, in points, before they are learned. Choices: what choosing by
    /// static evaluation lost, in points per throw.
    pub figures: &'a [f32],
}

impl Run {
    /// Goes on until everything is done or `report` answers false. It is asked before the first piece and after each.
    pub fn go(&self, mut report: impl FnMut(Progress<'_>) -> bool) -> Result<(), TrainError> {
        let from = self.from.as_deref().map(read_nets).transpose()?;
        let folder = Folder::open(&self.folder, &self.options(from.as_ref()))?;
        let mut checkpoint = if let Some(bytes) = folder.read(CHECKPOINT)? {
            Checkpoint::from_bytes(&bytes).ok_or_else(|| TrainError::Invalid(folder.join(CHECKPOINT)))?
        } else {
            let nets = from.unwrap_or_else(|| random_nets(&mut Stream::new(self.seed)));
            Checkpoint::new(if self.kinds { nets.split() } else { nets })
        };
        let labelled = (checkpoint.figures.len() as u32).saturating_sub(self.games);
        let mut kept = Kept::read(&folder, self.first_kept(labelled)..labelled)?;
        let all = self.games + self.labels;
        let mut seconds = 0.0;
        while report(Progress { all, seconds, figures: &checkpoint.figures })
            && (checkpoint.figures.len() as u32) < all
        {
            let (began, piece) = (Instant::now(), checkpoint.figures.len() as u32);
            let mut source = Stream::new(self.seed ^ (u64::from(piece) + 1) << 20);
            let figure = if piece < self.games {
                self.td_lambda(&mut checkpoint, piece, &mut source)
            } else {
                self.fit(&mut kept, &mut checkpoint, piece - self.games, &mut source)?
            };
            checkpoint.figures.push(figure);
            folder.keep(CHECKPOINT, &checkpoint.to_bytes())?;
            folder.keep(AVERAGE, &checkpoint.fit.average.to_bytes())?;
            if piece >= self.games {
                kept.forget_before(self.first_kept(piece - self.games + 1));
            }
            seconds = began.elapsed().as_secs_f64();
        }
        Ok(())
    }

    /// Everything that the nets depend on but the number of labels: more may be learned later.
    fn options(&self, from: Option<&Nets>) -> String {
        let rule = match self.bear_off {
            BearOff::Even => "even",
            BearOff::Exact => "exact",
            BearOff::Standard => "standard",
        };
        let Pieces { games, labels, batches } = self.pieces;
        let from = from.map_or("zero".to_owned(), |nets| format!("weights {:08x}", sum_of(&nets.to_bytes())));
        let (seed, pieces) = (self.seed, self.games);
        let of = if self.choices { " of choices" } else { "" };
        let by = if self.kinds { " by kind" } else { "" };
        format!(
            "nardy, rule {rule}, from {from}, seed {seed}, {pieces} pieces of {games} games, \
             pieces of {labels} labels{of}{by} and {batches} batches"
        )
    }

    /// Wins alone count where the presets count nothing else.
    fn utility(&self) -> Utility {
        if self.bear_off == BearOff::Standard { Utility::POINTS } else { Utility::WIN }
    }

    /// One piece of temporal differences: long reach and long steps first, short ones later.
    fn td_lambda(&self, checkpoint: &mut Checkpoint, piece: u32, source: &mut Stream) -> f32 {
        let games = piece * self.pieces.games;
        let how = TdParams {
            lambda: if games < 20_000 { 0.7 } else { 0.0 },
            rate: 0.04 / (1.0 + games as f32 / 60_000.0).sqrt(),
            exploration: 0.005,
        };
        let nets = &mut checkpoint.nets;
        let positions: usize = (0..self.pieces.games)
            .map(|_| td_lambda_game(nets, self.bear_off, self.utility(), how, source))
            .sum();
        checkpoint.fit.average = nets.clone();
        positions as f32 / self.pieces.games as f32
    }

    /// One piece of labels: new ones are made, then the nets are fitted to the latest.
    fn fit(
        &self,
        kept: &mut Kept<'_>,
        checkpoint: &mut Checkpoint,
        piece: u32,
        source: &mut Stream,
    ) -> Result<f32, TrainError> {
        let Checkpoint { nets, fit, .. } = checkpoint;
        let (labels, figure) = self.label(&fit.average, source);
        kept.add(labels)?;
        let labels = kept.all();
        // Nets that were trained before are changed with more care.
        let age = if self.from.is_some() { piece + 100 } else { piece };
        let rate = 1e-3 / (1.0 + age as f32 / 20.0).sqrt();
        // How plays differ is fine work: little is learned while there is little to learn from.
        let share = if self.choices { (piece + 1).min(self.most_kept()) } else { self.most_kept() };
        for _ in 0..self.pieces.batches * share / self.most_kept() {
            let (mut batch, mut positions) = (Vec::with_capacity(BATCH), 0);
            while positions < BATCH {
                let choice = *source.pick(&labels);
                positions += choice.len();
                batch.push(choice);
            }
            fit.batch(nets, batch.into_iter(), rate);
        }
        Ok(figure)
    }

    /// The first piece whose labels are learned in this one. Without choices, the older half was made by nets that knew
    /// far less.
    fn first_kept(&self, piece: u32) -> u32 {
        let most = self.most_kept();
        piece.saturating_sub(if self.choices { most } else { (piece / 2).clamp(20, most) })
    }

    /// The most pieces whose labels are learned together.
    fn most_kept(&self) -> u32 {
        if self.kinds { KEPT_BY_KIND } else { KEPT }
    }

    /// New labels by these nets, with the figure of the piece.
    fn label(&self, nets: &Nets, source: &mut Stream) -> (Vec<Choice>, f32) {
        let (utility, count) = (self.utility(), self.pieces.labels as usize);
        if self.choices {
            let choices = choices(&Evaluator::new(nets, self.bear_off), utility, EXPLORATION, count, source);
            let figure = mean_loss(&choices, utility);
            return (choices, figure);
        }
        let labels = label(nets, self.bear_off, utility, EXPLORATION, count, source);
        let figure = mean_error(nets, self.bear_off, utility, &labels);
        (labels.into_iter().map(|label| vec![label]).collect(), figure)
    }
}

fn read_nets(file: &Path) -> Result<Nets, TrainError> {
    let bytes = fs::read(file).map_err(at(file))?;
    Nets::from_bytes(&bytes).ok_or_else(|| TrainError::Invalid(file.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run_in(folder: PathBuf) -> Run {
        Run {
            folder,
            bear_off: BearOff::Even,
            from: None,
            seed: 5,
            games: 2,
            labels: 3,
            choices: true,
            kinds: true,
            pieces: Pieces { games: 20, labels: 300, batches: 400 },
        }
    }

    /// Stopped after every piece, or not at all: the same files.
    #[test]
    fn a_stopped_run_ends_like_one_that_went_through() {
        let folder = std::env::temp_dir().join(format!("igroteka-nardy-training-{}", std::process::id()));
        let run = |name: &str| run_in(folder.join(name));
        run("whole").go(|_| true).expect("the folder can be written");
        let parts = run("parts");
        for done in 0..5 {
            parts.go(|progress| progress.figures.len() == done).expect("the folder can be written");
            // What a run leaves that is stopped while it writes.
            fs::write(parts.folder.join("training.bin.new"), "half").expect("the folder can be written");
        }
        for name in [CHECKPOINT, AVERAGE] {
            let read = |run: Run| fs::read(run.folder.join(name)).expect("the file is there");
            assert!(read(run("whole")) == read(run("parts")), "{name}");
        }
        let other = Run { seed: 6, ..run("parts") };
        assert!(matches!(other.go(|_| true), Err(TrainError::Another { .. })));
        fs::write(parts.folder.join(CHECKPOINT), "nonsense").expect("the folder can be written");
        assert!(matches!(parts.go(|_| true), Err(TrainError::Invalid(_))));
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }

    #[test]
    fn labels_are_kept_as_long_as_they_are_learnt() {
        let kinds = run_in(PathBuf::new());
        let choices = Run { kinds: false, ..kinds.clone() };
        let path = Run { choices: false, ..choices.clone() };
        let kept = |run: &Run| [0, 1, 20, 21, 40, 60, 200, 1000].map(|piece| run.first_kept(piece));
        assert_eq!(kept(&path), [0, 0, 0, 1, 20, 30, 100, 900]);
        assert_eq!(kept(&choices), [0, 0, 0, 0, 0, 0, 100, 900]);
        assert_eq!(kept(&kinds), [0, 0, 0, 0, 0, 0, 0, 600]);
        assert!((0..500).all(|piece| path.first_kept(piece) <= path.first_kept(piece + 1)));
    }
}
