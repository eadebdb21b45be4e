//! A training session in a folder: self-play first, then fitting. Games are saved as they are played, so that a session
//! can be stopped and continued at any game.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use super::super::net::Net;
use super::fit::fit;
use super::games::play;
use super::{Course, FitParams, Progress, Sample};
use crate::learn::{Folder, TrainError, at, sum_of};

/// What a session does.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Games to have been played in all.
    pub games: u64,
    /// How they are played.
    pub course: Course,
    /// The weights that help to judge while they are played.
    pub from: Option<PathBuf>,
    /// Folders of earlier sessions, whose games are learned from as well.
    pub also: Vec<PathBuf>,
    /// How the net is fitted to them.
    pub fit: FitParams,
    /// Whether it learns on from the weights that helped, instead of from nothing.
    pub onward: bool,
    /// The first game's seed; each further game has the next one.
    pub seed: u64,
}

/// How far a session is.
#[derive(Clone, Copy, Debug)]
pub enum Stage {
    /// Games are being played.
    Games {
        /// Games so far.
        games: u64,
        /// Positions so far.
        positions: usize,
    },
    /// A pass over all samples is done.
    Round(Progress),
}

impl Plan {
    /// What the games depend on: more may be played later, and fitting starts over each time.
    fn options(&self, from: Option<&[u8]>) -> String {
        let Course { nodes, surprise } = self.course;
        let from = from.map_or(String::new(), |bytes| format!(", weights {:08x}", sum_of(bytes)));
        format!("quoridor, seed {}, {nodes} positions a move, one surprise in {surprise}{from}", self.seed)
    }
}

const GAMES: &str = "games.bin";
/// The weights that a session ends with.
pub const WEIGHTS: &str = "quoridor-two.bin";

/// Plays the games that are still missing, keeping each as soon as it is over, then learns and writes the weights.
/// `report` answers whether to go on; a session that was stopped is taken up by calling this again. Answers whether it
/// is through.
pub fn session(
    folder: &Path,
    plan: &Plan,
    mut report: impl FnMut(Stage) -> bool,
) -> Result<bool, TrainError> {
    let from = plan.from.as_ref().map(|file| fs::read(file).map_err(at(file))).transpose()?;
    let net = match (&plan.from, &from) {
        (Some(file), Some(bytes)) => Some(Net::read(bytes).ok_or_else(|| TrainError::Invalid(file.clone()))?),
        _ => None,
    };
    let folder = Folder::open(folder, &plan.options(from.as_deref()))?;
    let path = folder.join(GAMES);
    let (mut games, whole) = read_games(&path).map_err(at(&path))?;
    let mut positions = games.iter().map(Vec::len).sum();
    let mut file = OpenOptions::new().create(true).append(true).open(&path).map_err(at(&path))?;
    // What a stopped run left of another game is cut off.
    file.set_len(whole as u64).map_err(at(&path))?;
    if !report(Stage::Games { games: games.len() as u64, positions }) {
        return Ok(false);
    }
    while (games.len() as u64) < plan.games {
        let played = play(plan.course, net.as_ref(), plan.seed + games.len() as u64);
        file.write_all(&block(&played)).map_err(at(&path))?;
        positions += played.len();
        games.push(played);
        if !report(Stage::Games { games: games.len() as u64, positions }) {
            return Ok(false);
        }
    }
    let mut all = Vec::new();
    for earlier in &plan.also {
        let path = earlier.join(GAMES);
        all.extend(read_games(&path).map_err(at(&path))?.0);
    }
    all.extend(games);
    let weights = fit(&all, plan.fit, net.as_ref().filter(|_| plan.onward), |progress| {
        report(Stage::Round(progress));
    });
    folder.keep(WEIGHTS, &weights)?;
    Ok(true)
}

/// A game on disk: the number of its positions, then these.
fn block(samples: &[Sample]) -> Vec<u8> {
    let mut bytes = (samples.len() as u32).to_le_bytes().to_vec();
    for sample in samples {
        bytes.extend_from_slice(&sample.to_bytes());
    }
    bytes
}

/// The games that are whole, and how many bytes they take.
fn read_games(path: &Path) -> io::Result<(Vec<Vec<Sample>>, usize)> {
    let mut bytes = Vec::new();
    match File::open(path) {
        Ok(mut file) => file.read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Vec::new(), 0)),
        Err(error) => return Err(error),
    };
    let (mut games, mut whole) = (Vec::new(), 0);
    while let Some((count, rest)) = bytes[whole..].split_first_chunk::<4>() {
        let length = u32::from_le_bytes(*count) as usize * Sample::BYTES;
        let Some(game) = rest.get(..length) else { break };
        let (chunks, _) = game.as_chunks::<{ Sample::BYTES }>();
        games.push(chunks.iter().map(Sample::from_bytes).collect());
        whole += 4 + length;
    }
    Ok((games, whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_session_ends_like_one_that_went_through() {
        let plan = Plan {
            games: 4,
            course: Course { nodes: 40, surprise: 4 },
            from: None,
            also: Vec::new(),
            fit: FitParams { rounds: 1, ..FitParams::default() },
            onward: false,
            seed: 3,
        };
        let folder = std::env::temp_dir().join(format!("igroteka-quoridor-training-{}", std::process::id()));
        let (whole, parts) = (folder.join("whole"), folder.join("parts"));
        assert!(session(&whole, &plan, |_| true).expect("the folder can be written"));
        let stops_at_two = |stage: Stage| !matches!(stage, Stage::Games { games: 2, .. });
        assert!(!session(&parts, &plan, stops_at_two).expect("the folder can be written"));
        // Stopped in the middle of a game.
        let mut file = OpenOptions::new().append(true).open(parts.join(GAMES)).expect("games were kept");
        file.write_all(&[9, 0, 0, 0, 1, 2]).expect("the file can be written");
        assert!(session(&parts, &plan, |_| true).expect("the folder can be written"));
        for name in [GAMES, WEIGHTS] {
            let read = |folder: &Path| fs::read(folder.join(name)).expect("the file is there");
            assert_eq!(read(&whole), read(&parts), "{name}");
        }
        // A further session with no games of its own yet learns from both.
        let third = Plan { games: 0, also: vec![whole.clone(), parts.clone()], ..plan };
        assert!(session(&folder.join("third"), &third, |_| true).expect("the folder can be written"));
        let read = |folder: &Path| fs::read(folder.join(WEIGHTS)).expect("the file is there");
        assert_ne!(read(&folder.join("third")), read(&whole));
        // One that learns on with steps of no size ends where the first one ended, but for the order of actions, which
        // it learns again.
        let unchanging = FitParams { rate: 0.0, ..third.fit };
        let onward = Plan { from: Some(whole.join(WEIGHTS)), fit: unchanging, onward: true, ..third };
        assert!(session(&folder.join("onward"), &onward, |_| true).expect("the folder can be written"));
        let net = |folder: &Path| Net::read(&read(folder)).expect("the weights are whole").weights();
        assert_eq!(net(&folder.join("onward")), net(&whole));
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
