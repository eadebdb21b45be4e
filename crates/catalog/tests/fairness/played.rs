//! Games with a proof, as a service would record them.

use std::fs;
use std::path::{Path, PathBuf};

use igroteka_catalog::{AnyGame, kind};
use igroteka_game::{
    Contribution, Proof, Record, Seat, SeatContribution, Secret, Seed, Source, Stream, Turn, proof,
};
use serde_json::{Value, json};

/// A game to be played at random, with its proof.
pub struct Plan {
    pub name: &'static str,
    pub game: &'static str,
    pub setup: Value,
    pub position: Option<&'static str>,
    pub game_id: &'static str,
    pub secret: Secret,
    pub contributions: Vec<Option<Contribution>>,
    /// Whoever is to act after so many events resigns.
    pub events: usize,
    /// Where a seat's time runs out, as the numbers of events.
    pub timeouts: Vec<usize>,
}

/// One game of each kind, and one that began with a set position.
pub fn plans() -> Vec<Plan> {
    let contribution = |seed: u64| {
        let mut stream = Stream::new(seed);
        Some(Contribution(std::array::from_fn(|_| stream.below(256) as u8)))
    };
    let secret = |seed: u64| Secret(contribution(seed).expect("some bytes").0);
    vec![
        Plan {
            name: "roads",
            game: "roads",
            setup: json!({"preset": "duel", "cards": 20, "aside": 8}),
            position: None,
            game_id: "0a1b2c3d4e5f6g7h8j9k0m1n2p",
            secret: secret(1),
            contributions: vec![contribution(11), None],
            events: 16,
            timeouts: vec![6],
        },
        Plan {
            name: "quoridor",
            game: "quoridor",
            setup: json!({"players": 4, "size": 5, "fences": 0}),
            position: None,
            game_id: "7zzzzzzzzzzzzzzzzzzzzzzzzz",
            secret: secret(2),
            contributions: vec![contribution(21), contribution(22), contribution(23), contribution(24)],
            events: 24,
            timeouts: vec![3, 7],
        },
        Plan {
            name: "sudoku",
            game: "sudoku",
            setup: json!({"players": 3}),
            position: None,
            game_id: "3q3r3s3t3v3w3x3y3z30313233",
            secret: secret(3),
            contributions: vec![None, contribution(32), None],
            events: 40,
            timeouts: vec![8],
        },
        Plan {
            name: "metro",
            game: "metro",
            setup: json!({"players": 3, "start_tile": true, "tokens_per_turn": 1}),
            position: None,
            game_id: "5n5p5q5r5s5t5v5w5x5y5z5051",
            secret: secret(4),
            contributions: vec![contribution(41), None, contribution(43)],
            events: 60,
            timeouts: vec![6],
        },
        Plan {
            name: "nardy",
            game: "nardy",
            setup: json!({}),
            position: None,
            game_id: "0123456789abcdefghjkmnpqrs",
            secret: secret(5),
            contributions: vec![contribution(51), contribution(52)],
            events: 44,
            timeouts: vec![9],
        },
        Plan {
            name: "nardy-position",
            game: "nardy",
            setup: json!({"preset": "exact"}),
            position: Some(
                "white 2 / bar:1 21:2 6:3 5:3 4:2 3:2 1:2 / 7:1 6:2 5:2 3:3 2:1 1:2 off:4 / cube 1 / 1 plays 62",
            ),
            game_id: "00000000000000000000000000",
            secret: secret(6),
            contributions: vec![None, None],
            events: 24,
            timeouts: vec![],
        },
    ]
}

/// The plan with this name.
pub fn plan(name: &str) -> Plan {
    plans().into_iter().find(|plan| plan.name == name).expect("the plan is listed")
}

impl Plan {
    /// The game before its first event.
    pub fn begin(&self) -> Box<dyn AnyGame> {
        let mut game =
            kind(self.game).and_then(|kind| kind.new_game(&self.setup)).expect("the setup is good");
        if let Some(position) = self.position {
            game.set_position(position).expect("the position is good");
        }
        game
    }

    /// The proof, secret included.
    pub fn proof(&self) -> Proof {
        let setup = proof::setup_hash(&self.begin().record());
        let given = |(place, value): (usize, &Option<Contribution>)| {
            let value = (*value)?;
            let commitment = proof::contribution_commitment(self.game_id, &value);
            Some(SeatContribution { seat: Seat::from_index(place), commitment, value: Some(value) })
        };
        Proof {
            game_id: self.game_id.to_owned(),
            commitment: proof::commitment(self.game_id, setup, &self.secret),
            secret: Some(self.secret),
            contributions: self.contributions.iter().enumerate().filter_map(given).collect(),
        }
    }

    /// The seed.
    pub fn seed(&self) -> Seed {
        let setup = proof::setup_hash(&self.begin().record());
        proof::seed(&self.secret, self.game_id, setup, &self.contributions)
    }

    /// The record of the game, played to its end.
    pub fn play(&self) -> Record {
        let (mut game, seed) = (self.begin(), self.seed());
        let mut stream = Stream::new(7);
        while game.turn() != Turn::Over {
            for line in self.next_lines(game.as_ref(), seed, &mut stream) {
                game.replay_line(&line).expect("a legal line is taken");
            }
        }
        let mut record = game.record();
        self.proof().write(&mut record);
        record
    }

    fn next_lines(&self, game: &dyn AnyGame, seed: Seed, stream: &mut Stream) -> Vec<String> {
        let Turn::Seats(seats) = game.turn() else {
            return vec![game.due_chance(seed).expect("a chance event is due")];
        };
        let seat = seats.first().expect("somebody acts");
        if self.timeouts.contains(&(game.seq() + 1)) {
            return game.timeout_lines(seat, false, seed);
        }
        if game.seq() >= self.events {
            return vec![format!("{seat} resign")];
        }
        vec![format!("{seat} {}", stream.pick(&game.legal(seat)))]
    }
}

/// A file of the project.
pub fn project_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// The kept record of a plan.
pub fn kept(name: &str) -> Record {
    let text = fs::read_to_string(project_file(&format!("tests/fairness/{name}.record")));
    Record::read(&text.expect("the record is there")).expect("it is a record")
}

/// Plays the kept records anew; the script beside them then draws the vectors from them.
#[test]
#[ignore = "writes tests/fairness/*.record"]
fn write_the_kept_records() {
    for plan in plans() {
        let file = project_file(&format!("tests/fairness/{}.record", plan.name));
        fs::write(file, plan.play().to_string()).unwrap();
    }
}
