//! Identifies the client of a request by its cookie or token.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::AppendHeaders;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use igroteka_protocol::{ErrorCode, Scope};
use igroteka_store::{Person, TokenHash};
use sha2::{Digest, Sha256};
use time::Duration;

use crate::App;
use crate::error::{ApiError, ApiResult};
use crate::http::address::Client;
use crate::http::rate_limits::{Class, Key};

/// The name of the cookie.
const COOKIE: &str = "igroteka";

/// Its name over HTTPS. Browsers take such a cookie only from the host itself, over HTTPS and for every path, so nothing
/// else below the same domain can plant one.
const HOST_COOKIE: &str = "__Host-igroteka";

/// How long a cookie lasts, in seconds.
pub const COOKIE_SECONDS: i64 = 365 * 24 * 3600;

/// `seen_at` is exact to this many milliseconds.
const SEEN_EVERY: i64 = 3_600_000;

/// How a client identified itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// With the cookie, which a browser sends by itself.
    Cookie,
    /// With `Authorization: Bearer`, which only a program sends.
    Bearer,
}

/// The client of a request.
#[derive(Clone)]
pub struct Identity {
    /// Who.
    pub person: Person,
    /// What their token may do.
    pub scope: Scope,
    /// Their token's hash.
    pub token: TokenHash,
    /// How they showed it.
    pub via: Via,
}

impl Identity {
    /// Refuses if the token does not have this scope.
    pub fn require(&self, scope: Scope) -> ApiResult<()> {
        if self.scope >= scope {
            return Ok(());
        }
        Err(ApiError::forbidden(match scope {
            Scope::Full => "this token may not change the account",
            Scope::Play | Scope::Read => "this token may only look",
        }))
    }

    /// Reads the identity again; refused once the token has expired. Long-lived connections do so from time to time.
    pub async fn renew(&self, app: &App) -> ApiResult<Identity> {
        find(app, self.token, self.via).await?.ok_or_else(unauthorized)
    }
}

impl FromRequestParts<Arc<App>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> ApiResult<Identity> {
        identify(parts, app).await?.ok_or_else(unauthorized)
    }
}

/// A wrong or expired cookie means no identity. A wrong bearer token is an error, because a program that sends one
/// expects to be known.
impl OptionalFromRequestParts<Arc<App>> for Identity {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> ApiResult<Option<Identity>> {
        identify(parts, app).await
    }
}

/// The credentials of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing.
    Nothing,
    /// Our cookie; without a hash if it cannot be a token.
    Cookie(Option<TokenHash>),
    /// An `Authorization` header; without a hash if it cannot be a token.
    Bearer(Option<TokenHash>),
}

impl Shown {
    /// Reads the headers; `Authorization` takes precedence.
    pub fn in_headers(headers: &HeaderMap) -> Shown {
        let mut authorizations = headers.get_all(header::AUTHORIZATION).iter();
        if let Some(value) = authorizations.next() {
            let only = authorizations.next().is_none();
            return Shown::Bearer(bearer_token(value).filter(|_| only).and_then(hash_of));
        }
        match cookie_in(headers) {
            Some(cookie) => Shown::Cookie(hash_of(&cookie)),
            None => Shown::Nothing,
        }
    }
}

/// The value of our cookie. A session from before the service was behind HTTPS has the plain name and goes on.
pub fn cookie_in(headers: &HeaderMap) -> Option<String> {
    let jar = CookieJar::from_headers(headers);
    jar.get(HOST_COOKIE).or_else(|| jar.get(COOKIE)).map(|cookie| cookie.value().to_owned())
}

/// Whether a request has the cookie under the plain name only, although it could have the other.
pub fn has_old_cookie(app: &App, headers: &HeaderMap) -> bool {
    app.config.is_https() && CookieJar::from_headers(headers).get(HOST_COOKIE).is_none()
}

/// A new token, and the hash that is stored.
pub fn new_token(app: &App) -> (String, TokenHash) {
    let mut token = String::with_capacity(64);
    for byte in app.entropy.bytes::<32>() {
        write!(token, "{byte:02x}").expect("a string takes everything");
    }
    let hash = Sha256::digest(token.as_bytes()).into();
    (token, hash)
}

/// Headers that change a browser's cookies.
pub type SetCookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

/// The headers that give a browser its token.
pub fn set_cookie(app: &App, token: &str) -> SetCookies {
    if app.config.is_https() {
        // One of the plain name would be a second session, which comes back when this one ends.
        headers_for([(HOST_COOKIE, token, COOKIE_SECONDS), (COOKIE, "", 0)], true)
    } else {
        headers_for([(COOKIE, token, COOKIE_SECONDS)], false)
    }
}

/// The headers that take it away.
pub fn clear_cookie(app: &App) -> SetCookies {
    if app.config.is_https() {
        headers_for([(HOST_COOKIE, "", 0), (COOKIE, "", 0)], true)
    } else {
        headers_for([(COOKIE, "", 0)], false)
    }
}

fn headers_for<const N: usize>(cookies: [(&'static str, &str, i64); N], https: bool) -> SetCookies {
    let headers = cookies.map(|(name, value, seconds)| {
        let cookie = Cookie::build((name, value))
            .max_age(Duration::seconds(seconds))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(https);
        let mut header = HeaderValue::try_from(cookie.to_string()).expect("a token is hexadecimal");
        header.set_sensitive(true);
        (header::SET_COOKIE, header)
    });
    AppendHeaders(headers.into())
}

/// The refusal if there is no valid identity.
pub fn unauthorized() -> ApiError {
    ApiError::new(
        ErrorCode::Unauthorized,
        "say who you are: with a cookie from POST /api/me or a bearer token",
    )
}

fn bearer_token(value: &HeaderValue) -> Option<&str> {
    let (scheme, token) = value.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The hash of a well-formed token; anything else need not be looked up.
fn hash_of(token: &str) -> Option<TokenHash> {
    let has_form = token.len() == 64 && token.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    has_form.then(|| Sha256::digest(token.as_bytes()).into())
}

async fn identify(parts: &mut Parts, app: &App) -> ApiResult<Option<Identity>> {
    let (hash, via) = match Shown::in_headers(&parts.headers) {
        Shown::Nothing => return Ok(None),
        Shown::Cookie(hash) => (hash, Via::Cookie),
        Shown::Bearer(hash) => (hash, Via::Bearer),
    };
    let found = match hash {
        Some(hash) => find(app, hash, via).await?,
        None => None,
    };
    if let Some(identity) = &found {
        app.addresses.note(identity.person.id, Client::of(&parts.extensions).0);
    } else {
        // Guessing a token is hopeless, but each guess costs a query.
        let key = Key::address(Client::of(&parts.extensions).0);
        app.rate_limits.take(Class::Read, key, app.clock.now()).map_err(ApiError::too_many)?;
        if via == Via::Bearer {
            return Err(ApiError::new(ErrorCode::Unauthorized, "this token is not valid"));
        }
    }
    Ok(found)
}

async fn find(app: &App, hash: TokenHash, via: Via) -> ApiResult<Option<Identity>> {
    let now = app.clock.now();
    if let Some((person, scope)) = app.people.cache.get(&hash, now) {
        return Ok(Some(Identity { person, scope, token: hash, via }));
    }
    let generation = app.people.cache.generation();
    let Some((token, mut person)) = app.store.token(&hash, now).await? else { return Ok(None) };
    if now - person.seen_at >= SEEN_EVERY {
        // Reading must work even if the store cannot write.
        match app.store.seen(person.id, now).await {
            Ok(()) => person.seen_at = now,
            Err(error) => tracing::warn!(%error, "a visit was not noted"),
        }
    }
    app.people.cache.put(hash, person.clone(), token.scope, token.expires_at, now, generation);
    Ok(Some(Identity { person, scope: token.scope, token: hash, via }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(headers: &[(&'static str, &str)]) -> Shown {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_str(value).unwrap());
        }
        Shown::in_headers(&map)
    }

    #[test]
    fn tokens_are_found_where_they_belong() {
        let token = "0123456789abcdef".repeat(4);
        let hash: TokenHash = Sha256::digest(token.as_bytes()).into();
        assert_eq!(shown(&[]), Shown::Nothing);
        assert_eq!(shown(&[("cookie", "other=1")]), Shown::Nothing);
        assert_eq!(shown(&[("cookie", &format!("a=b; igroteka={token}"))]), Shown::Cookie(Some(hash)));
        let both = format!("igroteka={}; __Host-igroteka={token}", "0".repeat(64));
        assert_eq!(shown(&[("cookie", &both)]), Shown::Cookie(Some(hash)), "the one nobody can plant");
        assert_eq!(shown(&[("authorization", &format!("Bearer {token}"))]), Shown::Bearer(Some(hash)));
        assert_eq!(shown(&[("authorization", &format!("bearer  {token} "))]), Shown::Bearer(Some(hash)));
    }

    #[test]
    fn a_bearer_wins_over_a_cookie_even_if_it_is_wrong() {
        let token = "0123456789abcdef".repeat(4);
        let cookie = format!("igroteka={token}");
        for wrong in ["Basic YTpi", "Bearer", "Bearer ", "Bearer x", &format!("Bearer {token}0"), &token] {
            assert_eq!(
                shown(&[("cookie", &cookie), ("authorization", wrong)]),
                Shown::Bearer(None),
                "{wrong}"
            );
        }
        let twice = format!("Bearer {token}");
        assert_eq!(shown(&[("authorization", &twice), ("authorization", &twice)]), Shown::Bearer(None));
    }

    #[test]
    fn what_cannot_be_a_token_is_not_looked_up() {
        for wrong in ["", "x", &"g".repeat(64), &"A".repeat(64), &"a".repeat(65), "' or 1=1 --"] {
            assert_eq!(shown(&[("cookie", &format!("igroteka={wrong}"))]), Shown::Cookie(None), "{wrong}");
        }
    }
}
