//! Training runs that can be stopped and taken up again.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use igroteka_game::{Source, Stream};
use igroteka_nardy::BearOff;

use super::nardy::{Differences, Fit, Label, label, learn_from_game, random_nets};
use crate::nardy::aim::Aim;
use crate::nardy::brain::Nets;

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
    /// How many pieces of temporal differences, of [`GAMES`] games each, come first.
    pub games: u32,
    /// How many pieces of labels, of [`LABELS`] positions each, follow.
    pub labels: u32,
}

/// Games in one piece of work.
pub const GAMES: u32 = 2_000;
/// Labelled positions in one piece of work.
pub const LABELS: u32 = 6_000;
/// Pieces whose labels are learnt together.
const KEPT: u32 = 50;
/// Batches in one piece, and positions in one batch.
const BATCHES: usize = 1_000;
const BATCH: usize = 64;

/// The running mean of the nets while labels are learnt: what a run is for.
pub const AVERAGE: &str = "average.bin";

/// How a run goes.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Pieces done, of games and labels together.
    pub done: u32,
    /// Pieces in all.
    pub all: u32,
    /// Seconds this piece took.
    pub seconds: f64,
    /// The mean length of a game in positions, or the mean loss of a position.
    pub figure: f32,
}

impl Run {
    /// Goes on until everything is done or `report` answers false.
    pub fn go(&self, mut report: impl FnMut(Progress) -> bool) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut done = self.number("done")?;
        let mut nets = match (done, &self.from) {
            (0, None) => random_nets(&mut Stream::new(self.seed)),
            (0, Some(file)) => read(file)?,
            _ => read(&self.folder.join("nets.bin"))?,
        };
        let all = self.games + self.labels;
        while done < all {
            let began = Instant::now();
            let mut source = Stream::new(self.seed ^ (u64::from(done) + 1) << 20);
            let figure = if done < self.games {
                self.differences(&mut nets, done, &mut source)
            } else {
                self.fit(&mut nets, done - self.games, &mut source)?
            };
            done += 1;
            self.keep("nets.bin", &nets.to_bytes())?;
            self.keep("done", done.to_string().as_bytes())?;
            if !report(Progress { done, all, seconds: began.elapsed().as_secs_f64(), figure }) {
                break;
            }
        }
        Ok(())
    }

    /// Wins alone count where the presets count nothing else.
    fn aim(&self) -> Aim {
        if self.bear_off == BearOff::Standard { Aim::POINTS } else { Aim::WIN }
    }

    /// One piece of temporal differences: long reach and long steps first, short ones later.
    fn differences(&self, nets: &mut Nets, piece: u32, source: &mut Stream) -> f32 {
        let games = piece * GAMES;
        let how = Differences {
            lambda: if games < 20_000 { 0.7 } else { 0.0 },
            rate: 0.04 / (1.0 + games as f32 / 60_000.0).sqrt(),
            wander: 0.005,
        };
        let positions: usize =
            (0..GAMES).map(|_| learn_from_game(nets, self.bear_off, self.aim(), how, source)).sum();
        positions as f32 / GAMES as f32
    }

    /// One piece of labels: new ones are made, then the nets are fitted to the latest.
    fn fit(&self, nets: &mut Nets, piece: u32, source: &mut Stream) -> io::Result<f32> {
        let kept = |name| read(&self.folder.join(name));
        let mut fit = if piece == 0 {
            Fit::from(nets)
        } else {
            Fit::new([kept("mean.bin")?, kept("square.bin")?, kept(AVERAGE)?], self.number("steps")?)
        };
        let mut labels = label(&fit.average, self.bear_off, self.aim(), 0.03, LABELS as usize, source);
        self.keep(&labels_of(piece), &Label::write_all(&labels))?;
        for earlier in piece.saturating_sub(KEPT - 1)..piece {
            labels.extend(Label::read_all(&fs::read(self.folder.join(labels_of(earlier)))?));
        }
        let rate = 1e-3 / (1.0 + piece as f32 / 40.0);
        let mut loss = 0.0;
        for _ in 0..BATCHES {
            let batch: Vec<&Label> = (0..BATCH).map(|_| source.pick(&labels)).collect();
            loss += fit.batch(nets, batch.into_iter(), rate);
        }
        self.keep("mean.bin", &fit.mean.to_bytes())?;
        self.keep("square.bin", &fit.square.to_bytes())?;
        self.keep(AVERAGE, &fit.average.to_bytes())?;
        self.keep("steps", fit.steps.to_string().as_bytes())?;
        if piece >= KEPT {
            // Already gone if this piece is done once more.
            let _ = fs::remove_file(self.folder.join(labels_of(piece - KEPT)));
        }
        Ok(loss / (BATCHES * BATCH) as f32)
    }

    /// A number that was kept; 0 if it was not.
    fn number(&self, name: &str) -> io::Result<u32> {
        match fs::read_to_string(self.folder.join(name)) {
            Ok(text) => text.trim().parse().map_err(|_| io::ErrorKind::InvalidData.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
            Err(error) => Err(error),
        }
    }

    /// Writes a file whole or not at all.
    fn keep(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let fresh = self.folder.join(format!("{name}.new"));
        fs::write(&fresh, bytes)?;
        fs::rename(fresh, self.folder.join(name))
    }
}

fn labels_of(piece: u32) -> String {
    format!("labels-{piece}.bin")
}

fn read(file: &Path) -> io::Result<Nets> {
    Nets::from_bytes(&fs::read(file)?).ok_or_else(|| io::ErrorKind::InvalidData.into())
}
