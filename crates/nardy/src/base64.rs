//! Base 64 without padding, as GNU Backgammon's ids use it.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Six bits a character, the first byte's highest bits first.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits =
            (0..3).fold(0u32, |bits, index| bits << 8 | u32::from(group.get(index).copied().unwrap_or(0)));
        for index in 0..=group.len() {
            text.push(char::from(ALPHABET[(bits >> (18 - 6 * index) & 63) as usize]));
        }
    }
    text
}

/// The `N` bytes of a text; `None` if it has another length or other characters.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != (N * 8).div_ceil(6) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, character) in text.bytes().enumerate() {
        let value = ALPHABET.iter().position(|&letter| letter == character)?;
        for bit in (0..6).filter(|bit| value & 32 >> bit != 0) {
            let place = 6 * index + bit;
            *bytes.get_mut(place / 8)? |= 128 >> (place % 8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_texts() {
        // The examples of RFC 4648, without padding.
        for (bytes, text) in [("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(encode(bytes.as_bytes()), text);
        }
        assert_eq!(decode::<3>("Zm9v"), Some(*b"foo"));
        assert_eq!(decode::<1>("Zg"), Some(*b"f"));
        assert_eq!(decode::<1>("Zh"), None, "bits beyond the last byte");
        assert_eq!(decode::<3>("Zm9"), None);
        assert_eq!(decode::<3>("Zm9="), None);
    }
}
