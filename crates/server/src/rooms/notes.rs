//! The last entries around the games, ready to be shown: a whole state carries them and need not read the log.

use igroteka_protocol::{Event, EventKind};

use crate::table::{LogEvent, Names, Shown, Table, name_of};

/// How many entries around the games a whole state carries.
const MOST: usize = 50;

/// The entries as texts, which are smaller than what they say. Nothing in them depends on who looks.
#[derive(Default)]
pub(crate) struct Notes(Vec<Box<str>>);

impl Notes {
    /// To be called right after an entry was added to the log.
    pub fn add(&mut self, table: &Table, seq: u64, at: i64, event: &LogEvent) {
        if matches!(event, LogEvent::Line { .. }) {
            return;
        }
        let entry = table.event_for(None, &Names::new(), &Shown { seq, at, line: 0, event });
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push(serde_json::to_string(&entry).expect("an event is plain data").into());
    }

    /// All of them, in order, with the names that people have now.
    pub fn shown(&self, names: &Names) -> Vec<Event> {
        let read = |text: &str| {
            let mut event: Event = serde_json::from_str(text).expect("it was written here");
            if let EventKind::Joined { who, .. } | EventKind::HostPassed { who } = &mut event.what {
                *who = name_of(names, who.id);
            }
            event
        };
        self.0.iter().map(|text| read(text)).collect()
    }
}
