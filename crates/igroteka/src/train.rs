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
    /// Nardy's nets: games first, then positions judged a throw ahead
    Nardy(nardy::Nardy),
    /// Quoridor's net for two players: games first, then lessons from them
    Quoridor(quoridor::Quoridor),
    /// Quoridor's first moves for two players: games from a growing tree of openings
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
