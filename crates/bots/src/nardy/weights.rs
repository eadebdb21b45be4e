//! Nets as bytes: a line of text that says what they are and how many are for contact, then every weight.

use std::sync::LazyLock;

use igroteka_game::{Source, Stream};
use igroteka_nardy::{BearOff, Throw};

use super::board::{Board, Class};
use super::evaluate::{Accumulator, Evaluator, Nets};
use super::features::{ContactFeatures, RaceFeatures};
use super::kinds::KINDS;
use super::net::Net;

/// How the bytes begin, before the number of nets for contact.
const HEAD: &[u8] = b"igroteka nardy nets ";

static EVEN: LazyLock<Nets> = LazyLock::new(|| built_in(include_bytes!("../../weights/nardy-even.bin")));
static EXACT: LazyLock<Nets> = LazyLock::new(|| built_in(include_bytes!("../../weights/nardy-exact.bin")));
static STANDARD: LazyLock<Nets> =
    LazyLock::new(|| built_in(include_bytes!("../../weights/nardy-standard.bin")));

fn built_in(bytes: &[u8]) -> Nets {
    Nets::from_bytes(bytes).expect("the weights in the program are whole")
}

impl Nets {
    /// The nets trained for this rule of bearing off.
    pub fn of(bear_off: BearOff) -> &'static Nets {
        match bear_off {
            BearOff::Even => &EVEN,
            BearOff::Exact => &EXACT,
            BearOff::Standard => &STANDARD,
        }
    }

    /// The nets as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = [HEAD, self.contact.len().to_string().as_bytes(), b"\n"].concat();
        self.contact.iter().for_each(|net| write(net, &mut bytes));
        write(&self.race, &mut bytes);
        bytes
    }

    /// The nets of these bytes; `None` if they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Nets> {
        let numbered = bytes.strip_prefix(HEAD)?;
        let (count, mut bytes) = [1, KINDS]
            .into_iter()
            .find_map(|count| Some((count, numbered.strip_prefix(format!("{count}\n").as_bytes())?)))?;
        let contact = (0..count).map(|_| read(ContactFeatures::COUNT, &mut bytes)).collect::<Option<_>>()?;
        let nets = Nets { contact, race: read(RaceFeatures::COUNT, &mut bytes)? };
        bytes.is_empty().then_some(nets)
    }
}

fn write<const H: usize>(net: &Net<H>, bytes: &mut Vec<u8>) {
    let mut put = |weights: &[f32]| bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
    net.inputs.iter().for_each(|row| put(row));
    put(&net.bias);
    net.outputs.iter().for_each(|row| put(row));
    put(&net.output_bias);
}

fn read<const H: usize>(inputs: usize, bytes: &mut &[u8]) -> Option<Net<H>> {
    let mut net = Net::zero(inputs);
    let mut get = |weights: &mut [f32]| -> Option<()> {
        for weight in weights {
            let (first, rest) = bytes.split_first_chunk()?;
            *weight = f32::from_le_bytes(*first);
            *bytes = rest;
        }
        Some(())
    };
    net.inputs.iter_mut().try_for_each(|row| get(row))?;
    get(&mut net.bias)?;
    net.outputs.iter_mut().try_for_each(|row| get(row))?;
    get(&mut net.output_bias)?;
    Some(net)
}

/// Evaluates contact positions repeatedly, for benchmarks; answers how many. With `afresh` each is evaluated from
/// scratch, otherwise incrementally from the position before the play, as a search does.
pub fn count_evaluations(rounds: u32, afresh: bool) -> u64 {
    let evaluator = Evaluator::new(Nets::of(BearOff::Standard), BearOff::Standard);
    let groups = positions(&evaluator);
    let (mut count, mut sum) = (0, 0.0);
    for _ in 0..rounds {
        for (before, after) in &groups {
            let mut accumulator = evaluator.accumulator(before);
            for board in after {
                if afresh {
                    accumulator = Accumulator::default();
                }
                sum += evaluator.evaluate(&mut accumulator, board).win;
            }
            count += after.len() as u64;
        }
    }
    assert!(rounds == 0 || sum > 0.0, "somebody wins");
    count
}

/// Positions of random games, each with what the plays of a throw lead to.
fn positions(evaluator: &Evaluator<'_>) -> Vec<(Board, Vec<Board>)> {
    let mut source = Stream::new(1);
    let throws: Vec<Throw> = Throw::all().collect();
    let mut groups = Vec::new();
    let mut board = Board::start();
    while groups.len() < 500 {
        let mut after = Vec::new();
        board.after(evaluator.bear_off, *source.pick(&throws), &mut after);
        let next = *source.pick(&after);
        if after.iter().all(|board| board.class() == Class::Contact) {
            groups.push((board.flipped(), after));
        }
        board = if next.class() == Class::Contact { next } else { Board::start() };
    }
    groups
}
