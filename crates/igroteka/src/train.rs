//! Opponents learn from their own games.

mod bar;
mod metro;
mod nardy;
mod openings;
mod quoridor;
mod roads;
mod stop;

use clap::Subcommand;

/// Who learns.
#[derive(Subcommand)]
pub enum Train {
    /// Train nardy's nets: first by playing games, then on positions evaluated one roll ahead
    Nardy(nardy::Nardy),
    /// Train quoridor's two-player net: play games first, then learn from them
    Quoridor(quoridor::Quoridor),
    /// Build quoridor's two-player opening book by playing games from a growing tree of openings
    Openings(openings::Openings),
    /// Train metro's nets by playing games
    Metro(metro::Metro),
    /// Train the evaluation of roads' variant 3 by playing games
    Roads(roads::Roads),
}

impl Train {
    /// Trains until everything is done or Ctrl+C stops it.
    pub fn run(&self) -> anyhow::Result<()> {
        match self {
            Train::Nardy(nardy) => nardy.run(),
            Train::Quoridor(quoridor) => quoridor.run(),
            Train::Openings(openings) => openings.run(),
            Train::Metro(metro) => metro.run(),
            Train::Roads(roads) => roads.run(),
        }
    }
}
