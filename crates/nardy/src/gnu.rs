//! GNU Backgammon's position id and match id.
//!
//! The position id is 80 bits: for the player not on roll, then for the one on roll, each of the points 1 to 24 and
//! then the bar as that many ones and a zero. The match id is 72 bits, fields as in [`match_id`]. Bits are
//! little-endian in each byte, bytes are base 64.

use igroteka_game::{ReadError, Seat};

use crate::ids::{Id, Stage, with_borne_off};
use crate::position::{Phase, Reason, Resignation};
use crate::{Cube, Die, Point, Position, Setup, Side, Stake, Throw, base64};

/// Whether a text is meant as such an id rather than as our own form, which has blanks.
pub(crate) fn looks_like(text: &str) -> bool {
    let id = text.split(':').next().unwrap_or(text);
    id.len() == 14 && !text.contains(' ')
}

/// Reads `positionid` or `positionid:matchid` for this setup.
pub(crate) fn read(setup: &Setup, text: &str) -> Result<Position, ReadError> {
    parse(text)?.position(setup, text)
}

/// What the id says. A bare position id puts seat 1 on roll, in a single game with a centred cube.
pub(crate) fn parse(text: &str) -> Result<Id, ReadError> {
    let (position, matched) = match text.split_once(':') {
        Some((position, matched)) => (position, Some(matched)),
        None => (text, None),
    };
    let [waiting, on_roll] = parse_sides(position)?;
    let bare = Id {
        sides: [on_roll, waiting],
        on_roll: Seat::FIRST,
        cube: Cube::CENTRED,
        stage: Stage::ToThrow,
        resignation: None,
        match_to: 0,
        score: [0, 0],
        crawford: false,
        jacoby: false,
    };
    match matched {
        None => Ok(bare),
        Some(matched) => with_match(bare, matched),
    }
}

/// The position id, with `on_roll` to throw.
pub(crate) fn position_id(sides: &[Side; 2], on_roll: Seat) -> String {
    let mut bits = Bits::<10>::default();
    let mut place = 0;
    for side in [on_roll.opponent(), on_roll].map(|seat| &sides[seat.index()]) {
        for point in Point::all().chain([Point::BAR]) {
            for _ in 0..side.count(point) {
                bits.set(place, 1, 1);
                place += 1;
            }
            place += 1;
        }
    }
    base64::encode(&bits.0)
}

/// The match id.
pub(crate) fn match_id(position: &Position) -> String {
    let setup = position.setup();
    let on_roll = position.on_roll().unwrap_or(Seat::FIRST);
    let (doubled, throw) = (matches!(position.phase(), Phase::Answer(_)), position.throw());
    let resignation = position.resignation_on_offer();
    let turn = match (resignation, doubled) {
        (Some(offer), _) => offer.by.opponent(),
        (None, true) => on_roll.opponent(),
        (None, false) => on_roll,
    };
    let state = match position.phase() {
        Phase::Colours | Phase::Opening => NOT_STARTED,
        Phase::Over(ending) => match ending.reason {
            Reason::Off => 2,
            Reason::Resign => 3,
            Reason::Drop => 4,
        },
        _ => PLAYING,
    };
    let mut bits = Bits::<9>::default();
    let cube = position.cube();
    bits.set(0, 4, cube.doublings().into());
    bits.set(4, 2, cube.owner().map_or(3, |owner| owner.index() as u32));
    bits.set(6, 1, on_roll.index() as u32);
    bits.set(7, 1, setup.is_crawford_game().into());
    bits.set(8, 3, state);
    bits.set(11, 1, turn.index() as u32);
    bits.set(12, 1, doubled.into());
    bits.set(13, 2, resignation.map_or(0, |offer| offer.stake.points().into()));
    bits.set(15, 3, throw.map_or(0, |throw| throw.high().pips().into()));
    bits.set(18, 3, throw.map_or(0, |throw| throw.low().pips().into()));
    bits.set(21, 15, setup.match_to.into());
    bits.set(36, 15, setup.score[0].into());
    bits.set(51, 15, setup.score[1].into());
    bits.set(66, 1, (!setup.jacoby).into());
    base64::encode(&bits.0)
}

const NOT_STARTED: u32 = 0;
const PLAYING: u32 = 1;

/// The two sides of a position id: the player not on roll, then the one on roll.
fn parse_sides(text: &str) -> Result<[Side; 2], ReadError> {
    let wrong = || ReadError::new("a GNU position id is 14 characters such as 4HPwATDgc/ABMA", text);
    let bits = Bits::<10>(base64::decode(text).ok_or_else(wrong)?);
    let mut sides = [Side::EMPTY; 2];
    let mut place = 0;
    for side in &mut sides {
        for point in Point::all().chain([Point::BAR]) {
            let mut count = 0;
            while place < 80 && bits.get(place, 1) == 1 {
                count += 1;
                place += 1;
            }
            place += 1;
            side.set(point, count);
        }
        *side = with_borne_off(*side, text)?;
    }
    let rest_is_empty = (place..80).all(|place| bits.get(place, 1) == 0);
    if place > 80 || !rest_is_empty {
        return Err(wrong());
    }
    Ok(sides)
}

fn with_match(bare: Id, text: &str) -> Result<Id, ReadError> {
    let wrong = |problem: &str| ReadError::new(problem, text);
    let bytes = base64::decode(text);
    let bits = Bits::<9>(bytes.ok_or_else(|| wrong("a GNU match id is 12 characters such as cAkAAAAAAAAA"))?);
    let player = |place| Seat::from_index(bits.get(place, 1) as usize);
    if ![NOT_STARTED, PLAYING].contains(&bits.get(8, 3)) {
        return Err(wrong("the game of this match id is over"));
    }
    let owner = match bits.get(4, 2) {
        owner @ 0..=1 => Some(Seat::from_index(owner as usize)),
        3 => None,
        _ => return Err(wrong("the cube of this match id belongs to nobody")),
    };
    let doublings = bits.get(0, 4) as u8;
    // A cube that was never turned lies in the middle, whatever the id says.
    let cube = Cube::new(doublings, owner.filter(|_| doublings > 0))
        .ok_or_else(|| wrong("a cube that was turned has an owner, and shows 4096 at most"))?;
    let (on_roll, turn) = (player(6), player(11));
    let die = |place| Die::new(bits.get(place, 3) as u8);
    let stage = match (die(15), die(18), bits.get(12, 1)) {
        (_, _, 1) => Stage::Doubled,
        (Some(one), Some(other), _) => Stage::Thrown(Throw::new(one, other)),
        _ if bits.get(15, 6) == 0 => Stage::ToThrow,
        _ => return Err(wrong("two dice from 1 to 6, or none, expected in the match id")),
    };
    let [first, second] = bare.sides;
    Ok(Id {
        sides: if on_roll == Seat::FIRST { [first, second] } else { [second, first] },
        on_roll,
        cube,
        stage,
        resignation: Stake::from_points(bits.get(13, 2))
            .map(|stake| Resignation { by: turn.opponent(), stake }),
        match_to: bits.get(21, 15),
        score: [bits.get(36, 15), bits.get(51, 15)],
        crawford: bits.get(7, 1) == 1,
        jacoby: bits.get(66, 1) == 0,
    })
}

/// Fields of bits, little-endian.
struct Bits<const N: usize>([u8; N]);

impl<const N: usize> Default for Bits<N> {
    fn default() -> Self {
        Bits([0; N])
    }
}

impl<const N: usize> Bits<N> {
    fn set(&mut self, place: usize, len: usize, value: u32) {
        for bit in (0..len).filter(|bit| value >> bit & 1 == 1) {
            self.0[(place + bit) / 8] |= 1 << ((place + bit) % 8);
        }
    }

    fn get(&self, place: usize, len: usize) -> u32 {
        (0..len).fold(0, |value, bit| {
            let set = self.0[(place + bit) / 8] >> ((place + bit) % 8) & 1;
            value | u32::from(set) << bit
        })
    }
}
