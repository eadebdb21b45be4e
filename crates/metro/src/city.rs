//! Cities: which stations there are and what lines leave them. Each is a text file in `data/`.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use igroteka_game::ReadError;

use thiserror::Error;

use crate::{LineId, Pip};

/// Every city: its id and its file. A new city is a new file and one more line here.
const FILES: &[(&str, &str)] = &[("new-york", include_str!("../data/new-york.txt"))];

/// The ids of all cities, for the setup's choice.
pub(crate) const CITY_IDS: [&str; FILES.len()] = {
    let mut ids = [""; FILES.len()];
    let mut place = 0;
    while place < FILES.len() {
        ids[place] = FILES[place].0;
        place += 1;
    }
    ids
};

static CITIES: LazyLock<Vec<City>> = LazyLock::new(|| {
    (FILES.iter()).map(|(_, text)| City::read(text).expect("a test reads every city's file")).collect()
});

/// Which city is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CityId(u8);

impl CityId {
    /// The city with this id.
    pub fn from_name(name: &str) -> Option<CityId> {
        (CITY_IDS.iter()).position(|id| *id == name).map(|place| CityId(place as u8))
    }

    /// Its id, such as `new-york`.
    pub fn name(self) -> &'static str {
        CITY_IDS[self.0 as usize]
    }

    /// Its stations.
    #[inline]
    pub fn city(self) -> &'static City {
        &CITIES[self.0 as usize]
    }
}

impl fmt::Display for CityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for CityId {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<CityId, ReadError> {
        CityId::from_name(text)
            .ok_or_else(|| ReadError::new(format!("a city is one of {}", CITY_IDS.join(", ")), text))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for CityId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The number of a station of the pile, from 1 in the order of the city's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StationId(u8);

impl StationId {
    /// The box holds ten stations besides the start station.
    pub const MAX_STATIONS: usize = 10;

    /// The station with this number, 1 to 10.
    pub const fn from_number(number: u8) -> Option<StationId> {
        if number >= 1 && number as usize <= StationId::MAX_STATIONS {
            Some(StationId(number - 1))
        } else {
            None
        }
    }

    pub(crate) const fn from_index(index: usize) -> StationId {
        debug_assert!(index < StationId::MAX_STATIONS);
        StationId(index as u8)
    }

    /// Its place in an array, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for StationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for StationId {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<StationId, ReadError> {
        StationId::read(text)
    }
}

impl TryFrom<u8> for StationId {
    type Error = ReadError;

    fn try_from(number: u8) -> Result<StationId, ReadError> {
        StationId::from_number(number)
            .ok_or_else(|| ReadError::new("a station is 1 to 10", &number.to_string()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for StationId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// What a station prints for one line that leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineSpec {
    /// How many tiles the line holds (M4).
    pub length: u8,
    /// No half may be below this (M3).
    pub min: Pip,
    /// No half may be above this (M3).
    pub max: Pip,
}

impl LineSpec {
    /// No line is longer.
    pub const MAX_LENGTH: u8 = 4;

    pub(crate) const NONE: LineSpec = LineSpec { length: 0, min: Pip::MIN, max: Pip::MAX };

    /// Whether every tile is allowed.
    pub fn is_unlimited(self) -> bool {
        self.min == Pip::MIN && self.max == Pip::MAX
    }

    /// Reads `3`, `2min2`, `4max7` or `3min2max7`.
    fn read(text: &str) -> Result<LineSpec, &'static str> {
        const FORM: &str = "a line is a length such as 3, with min2 or max7 where it has a limit";
        let (text, max) = limit(text, "max", Pip::MAX).ok_or(FORM)?;
        let (text, min) = limit(text, "min", Pip::MIN).ok_or(FORM)?;
        let length = match text.as_bytes() {
            [digit @ b'0'..=b'9'] => digit - b'0',
            _ => return Err(FORM),
        };
        if !(1..=LineSpec::MAX_LENGTH).contains(&length) {
            return Err("a line holds one to four tiles");
        }
        if min > max {
            return Err("a line's min is not above its max");
        }
        Ok(LineSpec { length, min, max })
    }
}

/// A station: its name and the lines that leave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Station {
    /// Its name, as the city writes it.
    pub name: String,
    /// Its lines, in the order in which they are numbered.
    pub lines: Vec<LineSpec>,
}

/// A city: the start station and the pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    /// Its name.
    pub name: String,
    /// The station on the table when the game begins.
    pub start: Station,
    /// The stations of the pile.
    pub stations: Vec<Station>,
}

/// Why a city's file was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct CityError {
    /// The line of the file, from 1; the line after the last where something is missing.
    pub line: usize,
    /// What is wrong.
    pub problem: &'static str,
}

impl City {
    /// Reads a city's file: `city`, `start` and `station` lines, `#` for comments.
    pub fn read(text: &str) -> Result<City, CityError> {
        let (mut name, mut start, mut stations) = (None, None, Vec::new());
        for (index, line) in text.lines().enumerate() {
            let refuse = |problem| CityError { line: index + 1, problem };
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "city" if name.is_none() && !rest.is_empty() => name = Some(rest.to_owned()),
                "start" if start.is_none() => start = Some(Station::read(rest).map_err(refuse)?),
                "station" => stations.push(Station::read(rest).map_err(refuse)?),
                "city" => return Err(refuse("a city has one name")),
                "start" => return Err(refuse("a city has one start station")),
                _ => return Err(refuse("a line begins with city, start or station")),
            }
        }
        let missing = |problem| CityError { line: text.lines().count() + 1, problem };
        let city = City {
            name: name.ok_or_else(|| missing("the city's name is missing"))?,
            start: start.ok_or_else(|| missing("the start station is missing"))?,
            stations,
        };
        city.check().map_err(missing)?;
        Ok(city)
    }

    /// The station with this number, if the city has it.
    #[inline]
    pub fn station(&self, id: StationId) -> Option<&Station> {
        self.stations.get(id.index())
    }

    fn check(&self) -> Result<(), &'static str> {
        if self.stations.is_empty() || self.stations.len() > StationId::MAX_STATIONS {
            return Err("a city has one to ten stations besides the start station");
        }
        let lines =
            (self.stations.iter().chain([&self.start])).map(|station| station.lines.len()).sum::<usize>();
        if lines > LineId::MAX_LINES {
            return Err("a city has at most 24 lines");
        }
        // So that the first tile of a game always fits somewhere.
        if !self.start.lines.iter().all(|line| line.is_unlimited()) {
            return Err("the start station's lines have no limits");
        }
        Ok(())
    }
}

impl Station {
    /// Reads `Fulton St: 2max7 3min2`.
    fn read(text: &str) -> Result<Station, &'static str> {
        let (name, lines) = text.rsplit_once(':').ok_or("a station is its name, a colon, and its lines")?;
        if name.trim().is_empty() {
            return Err("a station has a name");
        }
        let lines = (lines.split_whitespace()).map(LineSpec::read).collect::<Result<Vec<_>, _>>()?;
        if lines.is_empty() {
            return Err("a station has at least one line");
        }
        Ok(Station { name: name.trim().to_owned(), lines })
    }
}

/// Splits a limit such as `max7` off the end; `default` where the word does not stand there.
fn limit<'a>(text: &'a str, word: &str, default: Pip) -> Option<(&'a str, Pip)> {
    match text.split_once(word) {
        None => Some((text, default)),
        Some((rest, digit)) => match digit.as_bytes() {
            [digit @ b'0'..=b'9'] => Some((rest, Pip::new(digit - b'0')?)),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOY: &str = "city Toy\nstart A: 3 3\nstation B: 2min2 4max7\n";

    #[test]
    fn every_city_file_is_read() {
        for (id, text) in FILES {
            if let Err(error) = City::read(text) {
                panic!("data/{id}.txt, {error}");
            }
            assert_eq!(CityId::from_name(id).map(CityId::name), Some(*id));
        }
        assert_eq!(CityId::from_name("atlantis"), None);
    }

    #[test]
    fn new_york_has_the_lines_of_the_rules() {
        let city = CityId::default().city();
        let written = |station: &Station| {
            let lines = station.lines.iter().map(|line| {
                let min = if line.min > Pip::MIN { format!("min{}", line.min) } else { String::new() };
                let max = if line.max < Pip::MAX { format!("max{}", line.max) } else { String::new() };
                format!("{}{min}{max}", line.length)
            });
            lines.collect::<Vec<_>>().join("/")
        };
        assert_eq!(written(&city.start), "3/3/4/4");
        let stations: Vec<String> = city.stations.iter().map(written).collect();
        assert_eq!(
            stations.join(" · "),
            "2/3max7 · 3/2min2 · 2max7/3min2 · 2min2/3max7 · 3/3 · 2max7/4 · 4min2/2 · 3max7/4min2 · 3/4max7 · 2min2/4"
        );
    }

    #[test]
    fn a_city_reads_names_lengths_and_limits() {
        let city = City::read(TOY).unwrap();
        assert_eq!((city.name.as_str(), city.start.name.as_str()), ("Toy", "A"));
        let line = city.stations[0].lines[1];
        assert_eq!((line.length, line.min.number(), line.max.number()), (4, 0, 7));
        let both = City::read(&TOY.replace("4max7", "3min2max7")).unwrap();
        let line = both.stations[0].lines[1];
        assert_eq!((line.length, line.min.number(), line.max.number()), (3, 2, 7));
    }

    #[test]
    fn a_bad_city_is_refused_with_its_line() {
        for (bad, line, problem) in [
            (TOY.replace("city Toy", "town Toy"), 1, "begins with city"),
            (TOY.replace("city Toy", "city"), 1, "one name"),
            (TOY.replace("start A: 3 3", "start A"), 2, "a colon"),
            (TOY.replace("start A: 3 3", "start : 3 3"), 2, "has a name"),
            (TOY.replace("start A: 3 3", "start A:"), 2, "at least one line"),
            (TOY.replace("start A: 3 3", "start A: 5"), 2, "one to four tiles"),
            (TOY.replace("start A: 3 3", "start A: 3max7"), 4, "no limits"),
            (TOY.replace("2min2", "2min"), 3, "a line is a length"),
            (TOY.replace("2min2", "two"), 3, "a line is a length"),
            (TOY.replace("2min2", "2max7min2"), 3, "a line is a length"),
            (TOY.replace("2min2", "2min8max7"), 3, "not above its max"),
            (format!("{TOY}start C: 3"), 4, "one start station"),
            (format!("{TOY}{}", "station C: 3 3\n".repeat(10)), 14, "one to ten stations"),
            (format!("{TOY}{}", "station C: 2 2 2\n".repeat(8)), 12, "at most 24 lines"),
            ("city Toy\nstart A: 3\n".to_owned(), 3, "one to ten stations"),
            (String::new(), 1, "name is missing"),
            ("city Toy".to_owned(), 2, "start station is missing"),
        ] {
            let error = City::read(&bad).expect_err(&bad);
            assert_eq!(error.line, line, "{bad}");
            assert!(error.problem.contains(problem), "{bad}: {error}");
        }
    }
}
