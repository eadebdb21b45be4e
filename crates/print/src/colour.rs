//! Colours, and what becomes of them when ink is to be saved.

/// A colour as screens name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    pub const INK: Colour = Colour::hex(0x0026_221c);
    pub const SOFT_INK: Colour = Colour::hex(0x006b_6355);
    pub const WHITE: Colour = Colour::hex(0x00ff_ffff);
    /// Lines to cut along.
    pub const CUT: Colour = Colour::hex(0x009a_948a);

    /// From `0xrrggbb`.
    pub const fn hex(code: u32) -> Colour {
        Colour((code >> 16) as u8, (code >> 8) as u8, code as u8)
    }

    /// How bright it looks, 0 to 255.
    pub fn light(self) -> u32 {
        (u32::from(self.0) * 299 + u32::from(self.1) * 587 + u32::from(self.2) * 114) / 1000
    }

    /// Mixed with white; `part` of 100 is what stays.
    pub fn thinned(self, part: u32) -> Colour {
        let mix = |channel: u8| ((u32::from(channel) * part + 255 * (100 - part)) / 100) as u8;
        Colour(mix(self.0), mix(self.1), mix(self.2))
    }
}
