//! Training runs that can be stopped and taken up again.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::Instant;

use igroteka_game::{Source, Stream};
use igroteka_nardy::BearOff;

use super::nardy::{Differences, Fit, Label, label, learn_from_game, random_nets};
use crate::nardy::aim::Aim;
use crate::nardy::brain::Nets;

/// A training run of nardy's nets. Everything it knows lies in its folder after every piece of work, and each piece
/// draws its own chance: stopping between two pieces changes nothing.
#[derive(Clone, Debug)]
pub struct Run {
    /// Where the nets and the progress are kept.
    pub folder: PathBuf,
    /// The rule of bearing off.
    pub bear_off: BearOff,
    /// The same seed gives the same nets.
    pub seed: u64,
    /// How many pieces of temporal differences, of [`GAMES`] games each.
    pub games: u32,
    /// How many pieces of labels, of [`LABELS`] positions each.
    pub labels: u32,
}

/// Games in one piece of work.
pub const GAMES: u32 = 4_000;
/// Labelled positions in one piece of work.
pub const LABELS: u32 = 24_000;
/// Pieces whose labels are learnt together.
const KEPT: u32 = 12;
/// Positions between two steps.
const BATCH: usize = 64;

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
        let mut done = self.done()?;
        let mut nets = match fs::read(self.folder.join("nets.bin")) {
            Ok(bytes) => Nets::from_bytes(&bytes).ok_or(io::ErrorKind::InvalidData)?,
            Err(_) => random_nets(&mut Stream::new(self.seed)),
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
            self.keep(&nets, done)?;
            if !report(Progress { done, all, seconds: began.elapsed().as_secs_f64(), figure }) {
                break;
            }
        }
        Ok(())
    }

    fn done(&self) -> io::Result<u32> {
        match fs::read_to_string(self.folder.join("done")) {
            Ok(text) => text.trim().parse().map_err(|_| io::ErrorKind::InvalidData.into()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
            Err(error) => Err(error),
        }
    }

    fn keep(&self, nets: &Nets, done: u32) -> io::Result<()> {
        for (name, bytes) in [("nets.bin", nets.to_bytes()), ("done", done.to_string().into_bytes())] {
            let fresh = self.folder.join(format!("{name}.new"));
            fs::write(&fresh, bytes)?;
            fs::rename(fresh, self.folder.join(name))?;
        }
        Ok(())
    }

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
        let fresh = label(nets, self.bear_off, self.aim(), 0.03, LABELS as usize, source);
        fs::write(self.labels_of(piece), Label::write_all(&fresh))?;
        let mut labels = fresh;
        for earlier in piece.saturating_sub(KEPT - 1)..piece {
            labels.extend(Label::read_all(&fs::read(self.labels_of(earlier))?));
        }
        if piece >= KEPT {
            let _ = fs::remove_file(self.labels_of(piece - KEPT));
        }
        let rate = 1e-3 / (1.0 + piece as f32 / 10.0);
        let mut fit = Fit::new();
        let mut loss = 0.0;
        source.shuffle(&mut labels);
        for (step, batch) in labels.chunks(BATCH).enumerate() {
            // The running means begin empty: short steps first.
            let warm = (step as f32 / 100.0).min(1.0);
            loss += fit.batch(nets, batch.iter(), rate * warm);
        }
        Ok(loss / labels.len() as f32)
    }

    fn labels_of(&self, piece: u32) -> PathBuf {
        self.folder.join(format!("labels-{piece}"))
    }
}
