//! What lets anybody check a game's chance afterwards: commitments before it, a seed that nobody could choose.
//!
//! The service publishes a [`commitment`] to its secret before anybody contributes; whoever contributes publishes a
//! [`contribution_commitment`] before anybody reveals; the [`seed`] follows from all of it. A game's id has always
//! 26 characters, so that nothing needs a length before it.

mod header;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

pub use self::header::{Proof, ProofError, SeatContribution};
use crate::bytes32::bytes32;
use crate::{Record, Seed};

bytes32! {
    /// What the service knows before a game and shows after it.
    Secret, "a secret", secret
}
bytes32! {
    /// What one seat adds to the seed. Hidden from logs: before it is revealed it is a secret too.
    Contribution, "a contribution", secret
}
bytes32! {
    /// A hash that promises a secret or a contribution without telling it.
    Commitment, "a commitment", public
}
bytes32! {
    /// The hash of what was agreed before the game.
    SetupHash, "a setup hash", public
}

/// SHA-256 over what was agreed: these lines of the record in this order, each ended by a line feed.
///
/// ```text
/// game: nardy
/// rules: 1
/// setup.bear_off: even
/// …
/// position: …
/// ```
///
/// Each is the name, a colon, one space and the value without white space around it; `setup.` lines are in the order
/// of the bytes of their names; `position` is there only if the record has it.
pub fn setup_hash(record: &Record) -> SetupHash {
    let mut hash = Sha256::new();
    let mut line = |name: &str, value: &str| hash.update(format!("{name}: {}\n", value.trim()));
    line("game", &record.game);
    line("rules", &record.rules.to_string());
    for (name, value) in &record.setup {
        line(&format!("setup.{name}"), value);
    }
    if let Some(position) = &record.position {
        line("position", position);
    }
    SetupHash(hash.finalize().into())
}

/// What the service publishes before anybody contributes:
/// SHA-256(`"igroteka/commitment"` ‖ 0 ‖ game id ‖ setup hash ‖ secret).
pub fn commitment(game_id: &str, setup: SetupHash, secret: &Secret) -> Commitment {
    commit(b"igroteka/commitment\0", game_id, &[&setup.0, &secret.0])
}

/// What a seat publishes before it reveals its bytes:
/// SHA-256(`"igroteka/contribution"` ‖ 0 ‖ game id ‖ 32 bytes).
pub fn contribution_commitment(game_id: &str, value: &Contribution) -> Commitment {
    commit(b"igroteka/contribution\0", game_id, &[&value.0])
}

fn commit(tag: &[u8], game_id: &str, parts: &[&[u8; 32]]) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(tag);
    hash.update(game_id);
    for part in parts {
        hash.update(part);
    }
    Commitment(hash.finalize().into())
}

/// The seed of a game: HMAC-SHA256(secret, game id ‖ setup hash ‖ for each seat a byte 32 and its contribution, or a
/// byte 0). `contributions` has an entry for every seat, in order.
pub fn seed(
    secret: &Secret,
    game_id: &str,
    setup: SetupHash,
    contributions: &[Option<Contribution>],
) -> Seed {
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes a key of any length");
    mac.update(game_id.as_bytes());
    mac.update(&setup.0);
    for contribution in contributions {
        match contribution {
            Some(Contribution(bytes)) => {
                mac.update(&[bytes.len() as u8]);
                mac.update(bytes);
            }
            None => mac.update(&[0]),
        }
    }
    Seed(mac.finalize().into_bytes().into())
}
