//! HTTP: routes, and what every request passes through.

mod assets;
mod docs;
#[cfg(test)]
mod handshake;
#[cfg(test)]
mod limit_tests;
mod notifications;
mod numbers;
mod people;
#[cfg(test)]
mod secrecy_tests;
mod socket;
mod tables;
mod talk;
mod visitor;
pub mod watching;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, any, delete, get, post, put};
use axum::{Extension, Router};
use signoria_engine::journal::LONGEST;
use tokio::sync::watch;

use crate::config::Config;
use crate::crowd::Doors;
use crate::health::Health;
use crate::hub::Hub;
use crate::limiter::Limiter;
use crate::limits::{self, Limit};
use crate::metrics::Metrics;
use crate::notify::Notifier;
use crate::numbers::Numbers;
use crate::problem::{Failure, Trouble};
use crate::secret::Passwords;

/// What all requests have at hand.
#[derive(Clone)]
pub struct App {
    /// The tables.
    pub hub: Arc<Hub>,
    /// The settings.
    pub config: Arc<Config>,
    /// What notifies people who have no page open.
    pub notifier: Arc<Notifier>,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// The passwords.
    pub passwords: Passwords,
    /// Whether the server is healthy.
    pub health: Arc<Health>,
    /// The statistics from results.
    pub numbers: Arc<Numbers>,
    /// The buckets.
    pub limiter: Arc<Limiter>,
    /// Who is inside.
    pub doors: Arc<Doors>,
    /// Whether the server is stopping. It ends when nobody listens to this any more: every connection and every socket listens until it is
    /// done.
    pub stopping: Arc<watch::Sender<bool>>,
}

/// Scripts and styles are our own files and nothing else; WebAssembly may be compiled.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// All routes.
pub fn router(app: App) -> Router {
    let limited = |limit, route| limited(&app, limit, route);
    let me = get(people::me)
        .merge(limited(Limit::Guest, put(people::rename)))
        .merge(limited(Limit::Password, delete(people::forget)));
    let upload = limited(Limit::Upload, post(tables::upload));
    let hand_in = limited(Limit::Upload, post(numbers::hand_in));
    let api = Router::new()
        .route("/games", get(tables::games))
        .route("/guests", limited(Limit::Guest, post(people::new_guest)))
        .route("/accounts", limited(Limit::Password, post(people::new_account)))
        .route("/sessions", limited(Limit::Password, post(people::sign_in)))
        .route("/sessions/current", delete(people::sign_out))
        .route("/me", me)
        .route(
            "/me/password",
            limited(Limit::Password, put(people::change_password)),
        )
        .route("/me/sessions", get(people::sessions))
        .route("/me/sessions/{id}", delete(people::end_session))
        .route("/me/export", limited(Limit::Export, get(people::export)))
        .route("/me/mutes", delete(talk::hear_all))
        .route(
            "/me/notifications",
            get(notifications::show)
                .put(notifications::wish)
                .delete(notifications::remove),
        )
        .route(
            "/me/notifications/push",
            limited(Limit::Notify, put(notifications::subscribe)),
        )
        .route(
            "/me/notifications/webhooks",
            limited(Limit::Notify, put(notifications::add_webhook)),
        )
        .route(
            "/me/notifications/test",
            limited(Limit::Notify, post(notifications::test)),
        )
        .route("/me/tables", get(tables::mine))
        .route("/me/numbers", get(numbers::own))
        .route("/me/listed", put(numbers::list))
        .route("/numbers/{game}", get(numbers::of_game))
        .route("/leaders/{game}", get(numbers::leaders))
        .route(
            "/daily/{day}/{game}/{company}",
            get(numbers::daily_table).merge(hand_in.layer(DefaultBodyLimit::max(limits::DAILY_BODY))),
        )
        .route(
            "/tables",
            get(tables::lobby).merge(limited(Limit::Open, post(tables::open))),
        )
        .route("/tables/{id}", get(tables::look))
        .route("/tables/{id}/commands", post(tables::command))
        .route("/tables/{id}/chat", limited(Limit::Chat, post(talk::say)))
        .route(
            "/tables/{id}/chat/{number}/mute",
            limited(Limit::Report, put(talk::mute)),
        )
        .route(
            "/tables/{id}/chat/{number}/report",
            limited(Limit::Report, put(talk::report)),
        )
        .route(
            "/tables/{id}/rematch",
            limited(Limit::Open, post(tables::rematch)),
        )
        .route("/tables/{id}/journal", get(tables::journal))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/socket", limited(Limit::Socket, get(socket::open)))
        .route("/replays", upload.layer(DefaultBodyLimit::max(LONGEST)))
        .route("/openapi.json", get(docs::openapi))
        .route("/docs", get(docs::page))
        .fallback(async || Failure::from(Trouble::NotFound))
        .method_not_allowed_fallback(async || Failure::from(Trouble::BadMethod));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(watching::healthz))
        .route("/metrics", limited(Limit::Read, get(watching::metrics)))
        .fallback(any(assets::serve))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// A route with a rate limit for each address, which is checked before any of the body is read.
fn limited(app: &App, limit: Limit, route: MethodRouter<App>) -> MethodRouter<App> {
    let within = async |State((app, limit)): State<(App, Limit)>,
                        Extension(from): Extension<CameFrom>,
                        request: Request,
                        next: Next| {
        match not_too_often(&app, from, limit) {
            Ok(()) => next.run(request).await,
            Err(failure) => failure.into_response(),
        }
    };
    route.layer(middleware::from_fn_with_state((app.clone(), limit), within))
}

/// Every request is counted, refused if it comes from another site or too often, and answered with security headers.
async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    Metrics::count(&app.metrics.requests);
    let started = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let address = address(&app.config, peer, request.headers());
    request.extensions_mut().insert(CameFrom(address));
    let changes = !matches!(method, Method::GET | Method::HEAD | Method::OPTIONS);
    let mut response =
        if (changes || is_upgrade(request.headers())) && !same_site(request.headers(), &app.config) {
            Failure::from(Trouble::OtherSite).into_response()
        } else if !allows(&app, address, changes, &path, started) {
            Metrics::count(&app.metrics.too_often);
            Failure::from(Trouble::TooOften).into_response()
        } else {
            // Work that a request has started at a table continues in a task of its own.
            tokio::time::timeout(limits::REQUEST_TIME, next.run(request))
                .await
                .unwrap_or_else(|_| Failure::from(Trouble::TooSlow).into_response())
        };
    let status = response.status();
    if status.is_server_error() {
        Metrics::count(&app.metrics.failures);
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        response
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from_static("30"));
    }
    app.metrics.request_times.since(started);
    // Paths contain no secrets except the ids of tables, which only those who may read the log can see.
    tracing::debug!(%method, path, status = status.as_u16(), millis = started.elapsed().as_millis() as u64, "request");
    add_safe_headers(response.headers_mut(), &app.config, &path);
    response
}

/// Whether the address may do one thing more. The files of the client are in memory and cost nothing.
fn allows(app: &App, address: IpAddr, changes: bool, path: &str, now: Instant) -> bool {
    let limit = match changes {
        true => Limit::Change,
        false if path.starts_with("/api/") => Limit::Read,
        false => return true,
    };
    app.limiter.allows(address, limit, now)
}

fn add_safe_headers(headers: &mut HeaderMap, config: &Config, path: &str) {
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=()",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if config.is_secure() {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    if path.starts_with("/api/") && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Applies a rate limit to that address.
fn not_too_often(app: &App, from: CameFrom, limit: Limit) -> Result<(), Failure> {
    if app.limiter.allows(from.0, limit, Instant::now()) {
        Ok(())
    } else {
        Metrics::count(&app.metrics.too_often);
        Err(Trouble::TooOften.into())
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct CameFrom(pub IpAddr);

/// The address of the person: that of the peer, or the one reported by the proxy in front.
fn address(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let forwarded = if config.behind_proxy { forwarded() } else { None };
    forwarded.unwrap_or_else(|| peer.ip())
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

/// Whether the request comes from our own pages, or from no page at all.
fn same_site(headers: &HeaderMap, config: &Config) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else { return false };
    if config
        .public_url
        .as_deref()
        .is_some_and(|url| url.trim_end_matches('/') == origin)
    {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text("host")
}

/// A body as JSON, with error messages of our own.
pub struct Json<T>(pub T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Self(value)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Trouble::TooLong.into())
            }
            Err(rejection) => Err(Failure::bad_request(rejection.body_text())),
        }
    }
}

/// The query of an address, with error messages of our own.
pub struct Query<T>(pub T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> axum::extract::FromRequestParts<S> for Query<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, state: &S) -> Result<Self, Failure> {
        axum::extract::Query::<T>::from_request_parts(parts, state)
            .await
            .map(|axum::extract::Query(value)| Self(value))
            .map_err(|rejection| Failure::bad_request(rejection.body_text()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    fn config(public_url: Option<&str>, behind_proxy: bool) -> Config {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        config.public_url = public_url.map(Into::into);
        config.behind_proxy = behind_proxy;
        config
    }

    #[test]
    fn a_request_from_another_site_is_recognised() {
        let plain = config(None, false);
        let ok = |pairs| same_site(&headers(pairs), &plain);
        assert!(ok(&[]), "no page at all");
        assert!(ok(&[
            ("origin", "http://table.example:8080"),
            ("host", "table.example:8080")
        ]));
        assert!(!ok(&[
            ("origin", "https://evil.example"),
            ("host", "table.example")
        ]));
        assert!(!ok(&[("origin", "null"), ("host", "table.example")]));
        assert!(!ok(&[("sec-fetch-site", "cross-site")]));
        assert!(
            !ok(&[("sec-fetch-site", "same-site")]),
            "a neighbour under the same domain"
        );
        let public = config(Some("https://table.example/"), true);
        assert!(same_site(
            &headers(&[("origin", "https://table.example"), ("host", "127.0.0.1:8080")]),
            &public
        ));
    }

    #[test]
    fn only_a_configured_proxy_is_believed() {
        let peer = SocketAddr::from(([127, 0, 0, 1], 1));
        let forged = headers(&[("x-forwarded-for", "6.6.6.6, 9.9.9.9")]);
        assert_eq!(address(&config(None, false), peer, &forged), peer.ip());
        assert_eq!(
            address(&config(None, true), peer, &forged),
            IpAddr::from([9, 9, 9, 9])
        );
    }
}
