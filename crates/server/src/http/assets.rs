//! Sends the files of the browser client.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::client::File;
use crate::http::App;
use crate::problem::{Failure, Trouble};

/// Shown when the program was built without the client.
const NOT_BUILT_IN: &str = include_str!("not_built_in.html");
/// Shown for unknown paths. The screens of the client have their addresses after the `#`: any other path is a mistake.
const NOT_FOUND: &str = include_str!("not_found.html");

pub async fn serve(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Failure::from(Trouble::BadMethod).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let client = &app.config.client;
    if let Some(file) = client.find(path).await {
        return send(&file, &headers);
    }
    let page = |text| ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text);
    match path {
        "" => match client.find("index.html").await {
            Some(file) => send(&file, &headers),
            None => page(NOT_BUILT_IN).into_response(),
        },
        _ if wants_page(&headers) => (StatusCode::NOT_FOUND, page(NOT_FOUND)).into_response(),
        _ => Failure::from(Trouble::NotFound).into_response(),
    }
}

/// Whether the request comes from a browser rather than a program.
fn wants_page(headers: &HeaderMap) -> bool {
    members(headers, header::ACCEPT).any(|member| member.starts_with("text/html"))
}

fn send(file: &File, headers: &HeaderMap) -> Response {
    // Weak: the same whatever the encoding.
    let etag = format!("W/\"{}\"", file.digest);
    let mut response = if is_known(headers, &etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let encodings = [("br", file.brotli), ("gzip", file.gzip)];
        let smaller = encodings
            .into_iter()
            .find_map(|(name, body)| Some((name, body.filter(|_| accepts(headers, name))?)));
        match smaller {
            Some((name, body)) => ([(header::CONTENT_ENCODING, name)], body).into_response(),
            None => file.body.clone().into_response(),
        }
    };
    let set = [
        (header::CONTENT_TYPE, content_type(&file.path)),
        (header::CACHE_CONTROL, caching(&file.path)),
        (header::VARY, "accept-encoding"),
    ];
    let sent = response.headers_mut();
    for (name, value) in set {
        sent.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        sent.insert(header::ETAG, etag);
    }
    response
}

/// Files named by their content never change; the page and the service worker are revalidated each time, so that a new build is seen at once.
fn caching(path: &str) -> &'static str {
    const FINGERPRINT: usize = 16;
    let is_fingerprint =
        |part: &str| part.len() == FINGERPRINT && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    if path.split('.').rev().nth(1).is_some_and(is_fingerprint) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// The items of a header that is a list.
fn members(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
}

/// Whether the client already has this very file. A proxy that compresses may have weakened or strengthened the tag.
fn is_known(headers: &HeaderMap, etag: &str) -> bool {
    let bare = |tag: &str| tag.strip_prefix("W/").unwrap_or(tag).to_owned();
    members(headers, header::IF_NONE_MATCH).any(|tag| tag == "*" || bare(tag) == bare(etag))
}

/// Whether the client accepts that encoding: named, and not with a weight of zero.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    members(headers, header::ACCEPT_ENCODING).any(|member| {
        let mut parts = member.split(';').map(str::trim);
        let named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        named && weight.is_none_or(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    const WASM: File = File {
        path: Cow::Borrowed("a.wasm"),
        digest: Cow::Borrowed("1f"),
        body: Cow::Borrowed(b"whole"),
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    };

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        let pair =
            |(name, value): &(HeaderName, &'static str)| (name.clone(), HeaderValue::from_static(value));
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn a_client_gets_the_smallest_encoding_that_it_takes() {
        let encoding = |accepted: &'static str| {
            let response = send(&WASM, &headers(&[(header::ACCEPT_ENCODING, accepted)]));
            assert_eq!(response.headers()[header::CONTENT_TYPE], "application/wasm");
            assert_eq!(response.headers()[header::VARY], "accept-encoding");
            let sent = response.headers().get(header::CONTENT_ENCODING);
            sent.map(|value| value.to_str().unwrap().to_owned())
        };
        assert_eq!(encoding("gzip, deflate, br").as_deref(), Some("br"));
        assert_eq!(encoding("gzip, br;q=0").as_deref(), Some("gzip"));
        assert_eq!(encoding("GZIP;q=0.5").as_deref(), Some("gzip"));
        assert_eq!(encoding("identity"), None);
        assert_eq!(encoding("brotli, gzipped"), None);
    }

    #[test]
    fn an_unknown_path_shows_a_browser_a_page() {
        assert!(wants_page(&headers(&[(
            header::ACCEPT,
            "text/html,application/xhtml+xml,*/*;q=0.8"
        )])));
        assert!(!wants_page(&headers(&[(header::ACCEPT, "application/json")])));
        assert!(!wants_page(&headers(&[])));
    }

    #[test]
    fn only_files_named_by_their_content_are_cached_without_revalidation() {
        assert!(caching("words/ru.0123456789abcdef.ftl").contains("immutable"));
        for name in [
            "index.html",
            "service-worker.js",
            "made.txt",
            "signoria.js",
            "a.cafe.js",
        ] {
            assert_eq!(caching(name), "no-cache", "{name}");
        }
    }

    #[test]
    fn a_client_that_has_the_file_is_not_sent_it_again() {
        let status = |tag: &'static str| send(&WASM, &headers(&[(header::IF_NONE_MATCH, tag)])).status();
        for same in ["W/\"1f\"", "\"1f\"", "\"0\", W/\"1f\"", "*"] {
            assert_eq!(status(same), StatusCode::NOT_MODIFIED, "{same}");
        }
        assert_eq!(status("\"1f2\""), StatusCode::OK);
    }
}
