//! Games with a proof, as a service would record them.

use std::fs;
use std::path::{Path, PathBuf};

use igroteka_catalog::{AnyGame, kind};
use igroteka_game::{
    Contribution, Event, Proof, Record, Seat, SeatContribution, Secret, Seed, Source, Stream, TextEvent,
    Turn, proof,
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

/// At least one game of each kind, so that every chance event comes about, and one that began with a set position.
pub fn plans() -> Vec<Plan> {
    vec![
        Plan {
            events: 16,
            timeouts: vec![6],
            ..Plan::new(
                "roads",
                "0a1b2c3d4e5f6g7h8j9k0m1n2p",
                json!({"preset": "duel", "cards": 20, "aside": 8}),
                1,
                &[11, 0],
            )
        },
        Plan {
            events: 16,
            ..Plan::new(
                "roads-pile",
                "1r1s1t1v1w1x1y1z1011121314",
                json!({"preset": "pile", "start": 2}),
                7,
                &[0, 72],
            )
        },
        Plan {
            events: 24,
            timeouts: vec![3, 7],
            ..Plan::new(
                "quoridor",
                "7zzzzzzzzzzzzzzzzzzzzzzzzz",
                json!({"players": 4, "size": 5, "fences": 0}),
                2,
                &[21, 22, 23, 24],
            )
        },
        Plan {
            events: 40,
            timeouts: vec![8],
            ..Plan::new("sudoku", "3q3r3s3t3v3w3x3y3z30313233", json!({"players": 3}), 3, &[0, 32, 0])
        },
        Plan {
            events: 12,
            ..Plan::new(
                "sudoku-blocks",
                "3m3n3p3q3r3s3t3v3w3x3y3z30",
                json!({"golden": "blocks"}),
                8,
                &[0, 0],
            )
        },
        Plan {
            events: 20,
            ..Plan::new(
                "sudoku-children",
                "35363738393a3b3c3d3e3f3g3h",
                json!({"preset": "children", "players": 4}),
                9,
                &[0, 0, 93, 94],
            )
        },
        Plan {
            events: 60,
            timeouts: vec![6],
            ..Plan::new(
                "metro",
                "5n5p5q5r5s5t5v5w5x5y5z5051",
                json!({"players": 3, "start_tile": true, "tokens_per_turn": 1}),
                4,
                &[41, 0, 43],
            )
        },
        Plan {
            events: 44,
            timeouts: vec![9],
            ..Plan::new("nardy", "0123456789abcdefghjkmnpqrs", json!({}), 5, &[51, 52])
        },
        Plan {
            events: 24,
            position: Some(BEARING_OFF),
            ..Plan::new(
                "nardy-position",
                "00000000000000000000000000",
                json!({"preset": "exact"}),
                6,
                &[0, 0],
            )
        },
    ]
}

const BEARING_OFF: &str =
    "white 2 / bar:1 21:2 6:3 5:3 4:2 3:2 1:2 / 7:1 6:2 5:2 3:3 2:1 1:2 off:4 / cube 1 / 1 plays 62";

/// The plan with this name.
pub fn plan(name: &str) -> Plan {
    plans().into_iter().find(|plan| plan.name == name).expect("the plan is listed")
}

impl Plan {
    /// Bytes are drawn from streams with these seeds; a seat with 0 contributes nothing.
    fn new(
        name: &'static str,
        game_id: &'static str,
        setup: Value,
        secret: u64,
        contributions: &[u64],
    ) -> Plan {
        let bytes = |seed: u64| {
            let mut stream = Stream::new(seed);
            std::array::from_fn(|_| stream.below(256) as u8)
        };
        Plan {
            name,
            game: name.split('-').next().unwrap_or(name),
            setup,
            position: None,
            game_id,
            secret: Secret(bytes(secret)),
            contributions: contributions
                .iter()
                .map(|&seed| (seed > 0).then(|| Contribution(bytes(seed))))
                .collect(),
            events: 0,
            timeouts: Vec::new(),
        }
    }

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
            for event in self.next_events(game.as_ref(), seed, &mut stream) {
                game.apply(&event.as_deref()).expect("a legal event is taken");
            }
        }
        let mut record = game.record();
        self.proof().write(&mut record);
        record
    }

    fn next_events(&self, game: &dyn AnyGame, seed: Seed, stream: &mut Stream) -> Vec<TextEvent> {
        let Turn::Seats(seats) = game.turn() else {
            return vec![game.due_chance(seed).expect("a chance event is due")];
        };
        let seat = seats.first().expect("somebody acts");
        if self.timeouts.contains(&(game.seq() + 1)) {
            return game.timeout(seat, false, seed);
        }
        if game.seq() >= self.events {
            return vec![Event::Act(seat, "resign".to_owned())];
        }
        vec![Event::Act(seat, stream.pick(&game.legal(seat)).clone())]
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

/// Plays the kept records again; the script beside them then draws the vectors from them.
#[test]
#[ignore = "writes tests/fairness/*.record"]
fn write_the_kept_records() {
    for plan in plans() {
        let file = project_file(&format!("tests/fairness/{}.record", plan.name));
        fs::write(file, plan.play().to_string()).unwrap();
    }
}
