//! Hints: what one node tells the others so that they look at the database sooner.

use igroteka_protocol::{PersonId, PersonalKind, TableId};
use serde::{Deserialize, Serialize};

use super::NodeId;

/// The most bytes of a packet of hints; PostgreSQL takes notifications of less than 8,000.
const MOST: usize = 7_900;

/// Something to look at. A hint that is lost costs no more than the slow poll behind it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hint {
    /// A table's log has grown.
    Table {
        /// The table.
        id: TableId,
        /// How many entries it has.
        head: u64,
    },
    /// Something was said at a table.
    Chat(TableId),
    /// Somebody came to a table or left it.
    Presence(TableId),
    /// The lobby has changed.
    Lobby,
    /// Something happened to somebody at a table.
    Personal {
        /// Whom.
        person: PersonId,
        /// Where.
        table: TableId,
        /// The entry with which it happened.
        seq: u64,
        /// What.
        kind: PersonalKind,
    },
    /// Something of somebody's own has changed that is told with turns.
    Own(PersonId),
    /// Somebody's tokens or name have changed.
    Forget(PersonId),
    /// A node came or is going.
    Nodes,
    /// Some hints were lost before they were sent: anything may have changed.
    Missed,
}

/// Hints as they travel. Each is read by itself: one of a newer version is skipped.
#[derive(Serialize, Deserialize)]
struct Packet<H> {
    from: NodeId,
    hints: Vec<H>,
}

/// Puts hints into as few packets as they fit.
pub fn packets(from: &NodeId, hints: &[Hint]) -> Vec<String> {
    let mut packets = Vec::new();
    let mut rest = hints;
    while !rest.is_empty() {
        let mut count = rest.len();
        let packet = loop {
            let packet = Packet { from: from.clone(), hints: rest[..count].to_vec() };
            let text = serde_json::to_string(&packet).expect("hints are plain data");
            if text.len() <= MOST || count == 1 {
                break text;
            }
            // A guess that is mostly right at once.
            count = (count * MOST / text.len()).clamp(1, count - 1);
        };
        packets.push(packet);
        rest = &rest[count..];
    }
    packets
}

/// The hints in a packet, unless it is the node's own. What cannot be read is skipped, and so is what no node sends.
pub fn read_packet(me: &NodeId, packet: &str) -> Vec<Hint> {
    if packet.len() > MOST {
        tracing::debug!(bytes = packet.len(), "a packet of hints is too long");
        return Vec::new();
    }
    match serde_json::from_str::<Packet<serde_json::Value>>(packet) {
        Ok(packet) if packet.from == *me => Vec::new(),
        Ok(packet) => packet.hints.into_iter().filter_map(|hint| serde_json::from_value(hint).ok()).collect(),
        Err(error) => {
            tracing::debug!(%error, "a packet of hints cannot be read");
            Vec::new()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(name: &str) -> NodeId {
        NodeId(name.into())
    }

    #[test]
    fn hints_travel_in_packets_that_fit() {
        let hints: Vec<Hint> =
            (0..1000).map(|n| Hint::Table { id: TableId(n), head: u64::from(u32::MAX) }).collect();
        let packets = packets(&node("one"), &hints);
        assert!(packets.len() > 1 && packets.iter().all(|packet| packet.len() < 8_000));
        let read: Vec<Hint> = packets.iter().flat_map(|packet| read_packet(&node("two"), packet)).collect();
        assert_eq!(read, hints);
        assert!(packets.iter().all(|packet| read_packet(&node("one"), packet).is_empty()), "its own");
    }

    #[test]
    fn what_cannot_be_read_is_skipped() {
        let packet = r#"{"from":"one","news":1,"hints":["lobby",{"weather":"fine"},{"chat":7},"nodes"]}"#;
        assert_eq!(read_packet(&node("two"), packet), [Hint::Lobby, Hint::Nodes]);
        for packet in ["", "{", "[]", r#"{"hints":["lobby"]}"#] {
            assert_eq!(read_packet(&node("two"), packet), []);
        }
        let hints = vec!["\"lobby\""; 1_000].join(",");
        assert_eq!(
            read_packet(&node("two"), &format!(r#"{{"from":"one","hints":[{hints}]}}"#)),
            [],
            "too long"
        );
    }
}
