//! The page: its files as they were built, in the best compression that the browser accepts.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use bytes::Bytes;

/// The answer at `/` if no page was built in.
const FRONT: &str = concat!(
    "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Igroteka</title>",
    "<meta name=\"viewport\" content=\"width=device-width\"><link rel=\"stylesheet\" href=\"/api/docs.css\"></head>",
    "<body><main><h1>Igroteka</h1><p>The service runs: five board games at tables for people and programs.</p>",
    "<p><a href=\"/api/docs\">How programs play here</a></p></main></body></html>",
);

/// The file that is sent for every route of the page.
const INDEX: &str = "/index.html";

/// The first segment of every route of the page.
const PLACES: [&str; 10] =
    ["", "new", "table", "game", "review", "rules", "print", "analysis", "me", "mistakes"];

/// One file of the page.
#[derive(Clone, Debug)]
pub struct PageFile {
    /// Its path: `/assets/index-1a2b.js`.
    pub path: String,
    /// Its bytes.
    pub plain: Bytes,
    /// Its bytes compressed with gzip, if that is worth it.
    pub gzip: Option<Bytes>,
    /// Its bytes compressed with Brotli.
    pub brotli: Option<Bytes>,
}

/// All files of the page.
#[derive(Clone, Debug, Default)]
pub struct Page {
    files: HashMap<String, Kept>,
}

/// A file with its response headers.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    file: PageFile,
    kind: &'static str,
    tag: HeaderValue,
}

impl Kept {
    /// A file of this media type.
    pub(crate) fn new(file: PageFile, kind: &'static str) -> Kept {
        let mut hasher = DefaultHasher::new();
        file.plain.hash(&mut hasher);
        let tag = HeaderValue::from_str(&format!("\"{:x}\"", hasher.finish())).expect("a number is plain");
        Kept { file, kind, tag }
    }
}

impl Page {
    /// A page of these files.
    pub fn new(files: impl IntoIterator<Item = PageFile>) -> Page {
        let keep = |file: PageFile| {
            let kind = kind_of(&file.path);
            (file.path.clone(), Kept::new(file, kind))
        };
        Page { files: files.into_iter().map(keep).collect() }
    }

    /// The page in a folder, as `npm run build` leaves it.
    pub fn from_folder(folder: &Path) -> io::Result<Page> {
        let mut files = Vec::new();
        read_folder(folder, "", &mut files)?;
        if files.iter().all(|file| file.path != INDEX) {
            return Err(io::Error::new(io::ErrorKind::NotFound, "there is no index.html in it"));
        }
        Ok(Page::new(files))
    }
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<PageFile>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, name) = (entry.path(), entry.file_name());
        let Some(name) = name.to_str() else { continue };
        let place = format!("{prefix}/{name}");
        if entry.file_type()?.is_dir() {
            read_folder(&path, &place, files)?;
        } else if path.extension().is_none_or(|end| end != "gz" && end != "br") {
            let beside = |end: &str| fs::read(format!("{}.{end}", path.display())).ok().map(Bytes::from);
            let (gzip, brotli) = (beside("gz"), beside("br"));
            files.push(PageFile { path: place, plain: fs::read(&path)?.into(), gzip, brotli });
        }
    }
    Ok(())
}

/// All paths outside the API.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(page: Option<&Page>) -> Router<S> {
    match page {
        None => Router::new().route("/", get(|| async { Html(FRONT) })),
        Some(page) => Router::new().fallback_service(get(send).with_state(Arc::new(page.clone()))),
    }
}

async fn send(State(page): State<Arc<Page>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path();
    if let Some(kept) = page.files.get(path).filter(|_| path != INDEX) {
        return answer(kept, StatusCode::OK, &headers, path.starts_with("/assets/"));
    }
    let known = PLACES.contains(&path.split('/').nth(1).unwrap_or_default());
    match page.files.get(INDEX) {
        Some(index) if known => answer(index, StatusCode::OK, &headers, false),
        // A missing file is an error. For an unknown route, the page itself says so.
        Some(index) if !path.contains('.') => answer(index, StatusCode::NOT_FOUND, &headers, false),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file in an encoding that the browser accepts. `lasting` files have a hash of their content in their name.
pub(crate) fn answer(kept: &Kept, status: StatusCode, headers: &HeaderMap, lasting: bool) -> Response {
    let accepts = |coding: &str| {
        let codings =
            headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
        codings.split(',').any(|one| {
            one.trim().split(';').next() == Some(coding) && !one.contains("q=0;") && !one.ends_with("q=0")
        })
    };
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut answer = Response::builder()
        .status(status)
        .header(header::CONTENT_TYPE, kept.kind)
        .header(header::CACHE_CONTROL, caching)
        .header(header::VARY, "accept-encoding")
        .header(header::ETAG, &kept.tag);
    if is_kept(headers, &kept.tag) {
        return answer.status(StatusCode::NOT_MODIFIED).body(Body::empty()).expect("plain headers");
    }
    let (coding, bytes) = match &kept.file {
        PageFile { brotli: Some(bytes), .. } if accepts("br") => (Some("br"), bytes),
        PageFile { gzip: Some(bytes), .. } if accepts("gzip") => (Some("gzip"), bytes),
        file => (None, &file.plain),
    };
    if let Some(coding) = coding {
        answer = answer.header(header::CONTENT_ENCODING, coding);
    }
    answer.body(Body::from(bytes.clone())).expect("plain headers")
}

/// Whether the browser has the version with this tag. Proxies that compress weaken tags, and browsers may send several.
fn is_kept(headers: &HeaderMap, tag: &HeaderValue) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known
        .flat_map(|tags| tags.split(','))
        .map(str::trim)
        .any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use axum::extract::Request;
    use tower::ServiceExt;

    use super::*;

    fn page() -> Page {
        let file = |path: &str, text: &'static str, packed: bool| PageFile {
            path: path.to_owned(),
            plain: Bytes::from_static(text.as_bytes()),
            gzip: packed.then(|| Bytes::from_static(b"gzip")),
            brotli: packed.then(|| Bytes::from_static(b"brotli")),
        };
        Page::new([
            file(INDEX, "the index", true),
            file("/assets/a-1.js", "a script", true),
            file("/icon.svg", "an icon", false),
        ])
    }

    async fn ask(path: &str, headers: &[(&str, &str)]) -> (u16, HeaderMap, String) {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = routes::<()>(Some(&page())).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let body = to_bytes(answer.into_body(), 10_000).await.unwrap();
        (status, headers, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn every_place_of_the_page_is_its_index() {
        for path in [
            "/",
            "/new/quoridor",
            "/table/0123?link=x",
            "/game/0123",
            "/review/0123",
            "/rules",
            "/rules/nardy",
            "/print/roads",
            "/analysis/nardy",
            "/me",
            "/mistakes",
        ] {
            let (status, headers, body) = ask(path, &[]).await;
            assert_eq!((status, body.as_str()), (200, "the index"), "{path}");
            assert_eq!(headers["cache-control"], "no-cache", "{path}");
        }
    }

    #[tokio::test]
    async fn a_wrong_address_shows_the_page_and_a_lost_file_does_not() {
        assert_eq!(ask("/nowhere", &[]).await.0, 404);
        assert_eq!(ask("/nowhere", &[]).await.2, "the index");
        let (status, _, body) = ask("/assets/old-9.js", &[]).await;
        assert_eq!((status, body.as_str()), (404, ""));
    }

    #[tokio::test]
    async fn files_come_as_small_as_the_browser_takes_them() {
        let coded = async |codings: &str| ask("/assets/a-1.js", &[("accept-encoding", codings)]).await.2;
        assert_eq!(coded("gzip, deflate, br").await, "brotli");
        assert_eq!(coded("gzip, deflate").await, "gzip");
        assert_eq!(coded("br;q=0, gzip;q=0").await, "a script");
        assert_eq!(coded("identity").await, "a script");
        assert_eq!(ask("/icon.svg", &[("accept-encoding", "br")]).await.2, "an icon");
    }

    #[tokio::test]
    async fn what_has_its_content_in_its_name_is_kept_for_good() {
        let (_, headers, _) = ask("/assets/a-1.js", &[]).await;
        assert!(headers["cache-control"].to_str().unwrap().contains("immutable"));
        let tag = ask("/icon.svg", &[]).await.1["etag"].to_str().unwrap().to_owned();
        assert_eq!(ask("/icon.svg", &[("if-none-match", &tag)]).await.0, 304);
    }

    #[tokio::test]
    async fn a_tag_is_known_among_others_and_weakened() {
        let tag = ask("/icon.svg", &[]).await.1["etag"].to_str().unwrap().to_owned();
        let status = async |known: &str| ask("/icon.svg", &[("if-none-match", known)]).await.0;
        assert_eq!(status(&format!("W/{tag}")).await, 304);
        assert_eq!(status(&format!("\"other\", {tag}")).await, 304);
        assert_eq!(status("*").await, 304);
        assert_eq!(status("\"other\", W/\"another\"").await, 200);
    }
}
