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
    /// Its width and height in millimetres, upright.
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::A3 => (297.0, 420.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}
