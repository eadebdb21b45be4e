//! The page that is shown: the one built in, or another one.

use std::path::Path;

use anyhow::Context;
use igroteka_server::Page;

/// The page in a folder if one is named, else the one that is built in, if any.
pub fn find(folder: Option<&Path>) -> anyhow::Result<Option<Page>> {
    let Some(folder) = folder else { return Ok(built_in()) };
    let page = Page::from_folder(folder);
    page.map(Some).with_context(|| format!("the page in {} cannot be shown", folder.display()))
}

#[cfg(feature = "page")]
#[allow(clippy::unnecessary_wraps, reason = "a build without the page has none")]
fn built_in() -> Option<Page> {
    use bytes::Bytes;
    use igroteka_server::PageFile;
    use igroteka_web_assets::{FILES, File};

    let file = |file: &File| PageFile {
        path: file.path.to_owned(),
        plain: Bytes::from_static(file.plain),
        gzip: file.gzip.map(Bytes::from_static),
        brotli: file.brotli.map(Bytes::from_static),
    };
    Some(Page::new(FILES.iter().map(file)))
}

#[cfg(not(feature = "page"))]
fn built_in() -> Option<Page> {
    None
}
