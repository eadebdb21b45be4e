//! Sizes of paper, and how near to its edge a printer comes.

/// No printer is asked to print nearer to the edge.
pub(crate) const SAFE: f32 = 5.0;

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 297 by 420 millimetres.
    A3,
    /// 8½ by 11 inches.
    Letter,
}

impl Paper {
    /// Their names, the first by default.
    pub const NAMES: [&str; 3] = ["a4", "a3", "letter"];

    pub(crate) fn from_name(name: &str) -> Option<Paper> {
        Some(match name {
            "a4" => Paper::A4,
            "a3" => Paper::A3,
            "letter" => Paper::Letter,
            _ => return None,
        })
    }

    /// Its width and height in millimetres, upright.
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::A3 => (297.0, 420.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}
