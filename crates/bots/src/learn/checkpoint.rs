//! The file from which a training continues: a heading that names it, then parts of any length.

/// The bytes of a checkpoint.
pub(crate) fn write<'a>(heading: &[u8], parts: impl IntoIterator<Item = &'a [u8]>) -> Vec<u8> {
    let mut bytes = heading.to_vec();
    for part in parts {
        bytes.extend((part.len() as u64).to_le_bytes());
        bytes.extend(part);
    }
    bytes
}

/// The parts of a checkpoint; `None` if there are not `N` of them, or if the bytes are something else.
pub(crate) fn read<'a, const N: usize>(heading: &[u8], bytes: &'a [u8]) -> Option<[&'a [u8]; N]> {
    let mut rest = bytes.strip_prefix(heading)?;
    let mut parts = [&[][..]; N];
    for part in &mut parts {
        let (length, after) = rest.split_first_chunk()?;
        (*part, rest) = after.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
    }
    rest.is_empty().then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_survive_being_written() {
        let parts: [&[u8]; 3] = [b"one", b"", b"three"];
        let bytes = write(b"heading\n", parts);
        assert_eq!(read(b"heading\n", &bytes), Some(parts));
        assert_eq!(read::<3>(b"another\n", &bytes), None);
        assert_eq!(read::<2>(b"heading\n", &bytes), None);
        assert_eq!(read::<3>(b"heading\n", &bytes[..bytes.len() - 1]), None);
        assert_eq!(read::<3>(b"heading\n", &[&bytes[..], b"more"].concat()), None);
    }
}
