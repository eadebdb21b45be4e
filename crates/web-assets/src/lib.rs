//! The page, built from `web/` when this crate is built. Needs Node.js with npm, or the page's build in `WEB_DIST`.

/// One file of the page.
pub struct File {
    /// Where it stands: `/assets/index-1a2b.js`.
    pub path: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// Its bytes compressed with gzip, if that is worth it.
    pub gzip: Option<&'static [u8]>,
    /// Its bytes compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));
