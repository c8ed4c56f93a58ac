//! The browser client, embedded when the program was built.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::problem::{Failure, Trouble};

/// A file of the bundle.
struct Asset {
    path: &'static str,
    content_type: &'static str,
    etag: &'static str,
    body: &'static [u8],
    /// The same with gzip, where that is smaller.
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// Shown when the program was built without the client.
const NOT_BUILT_IN: &str = include_str!("not_built_in.html");

fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.path == path)
}

pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Failure::from(Trouble::BadMethod).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // A path without a dot is a page of the client, which reads it itself.
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    match find(path).or_else(|| find("index.html").filter(|_| is_page)) {
        Some(asset) => send(asset, &headers),
        None if is_page => {
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT_IN).into_response()
        }
        None => Failure::from(Trouble::NotFound).into_response(),
    }
}

fn send(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let has = |name, wanted: &str| {
        headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|value| value.split(',').any(|part| part.trim().starts_with(wanted)))
    };
    let mut response = if has(header::IF_NONE_MATCH, asset.etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        match asset.gzip {
            Some(gzip) if has(header::ACCEPT_ENCODING, "gzip") => {
                ([(header::CONTENT_ENCODING, "gzip")], gzip).into_response()
            }
            _ => asset.body.into_response(),
        }
    };
    let set = [
        (header::CONTENT_TYPE, asset.content_type),
        (header::ETAG, asset.etag),
        // Asked for again each time, answered with 304: a new build is seen at once.
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
    ];
    for (name, value) in set {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}
