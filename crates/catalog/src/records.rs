//! Games as people bring them: a record, or a `.mat` file with the games of a match.

use igroteka_game::Record;
use igroteka_nardy::mat;

use crate::{Code, Refusal};

/// The games of a text, which is a record or a `.mat` file. Records are read, not replayed.
pub fn read_games(text: &str) -> Result<Vec<Record>, Refusal> {
    if text.trim_start().starts_with("igroteka-record") {
        return Ok(vec![Record::read(text)?]);
    }
    read_mat(text).map_err(|refusal| {
        let message = format!("neither a record nor a .mat file: {}", refusal.message);
        Refusal { message, ..refusal }
    })
}

/// The games of a `.mat` file as records with the players' names.
pub fn read_mat(text: &str) -> Result<Vec<Record>, Refusal> {
    let mat = mat::read(text).map_err(|error| Refusal::new(Code::BadRecord, error.to_string()))?;
    let records = mat.games.iter().map(|game| {
        let mut record = Record::of(game);
        for (name, seat) in mat.names.iter().zip(1..) {
            record.notes.insert(format!("seat.{seat}"), name.clone());
        }
        record
    });
    Ok(records.collect())
}
