//! Opponents learn from their own games.

mod bar;
mod curve;
mod nardy;
mod openings;
mod quoridor;
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
}

impl Train {
    /// Trains until everything is done or somebody stops it; the same command goes on from there.
    pub fn run(&self) -> anyhow::Result<()> {
        match self {
            Train::Nardy(nardy) => nardy.run(),
            Train::Quoridor(quoridor) => quoridor.run(),
            Train::Openings(openings) => openings.run(),
        }
    }
}
