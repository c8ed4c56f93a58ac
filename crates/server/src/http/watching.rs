//! What operators and their programs look at: health and metrics, of servers and of workers.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, FromRef, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::App;
use crate::config::Config;
use crate::health::Health;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::problem::{Failure, Trouble};

/// What the routes report on.
#[derive(Clone)]
pub struct Watch {
    /// The tables.
    pub hub: Arc<Hub>,
    /// The settings.
    pub config: Arc<Config>,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// Whether the server is healthy.
    pub health: Arc<Health>,
}

impl FromRef<App> for Watch {
    fn from_ref(app: &App) -> Self {
        Self {
            hub: app.hub.clone(),
            config: app.config.clone(),
            metrics: app.metrics.clone(),
            health: app.health.clone(),
        }
    }
}

/// The routes of a worker.
pub fn router(watch: Watch) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .with_state(watch)
}

pub async fn healthz(State(watch): State<Watch>) -> Response {
    if watch.health.check(watch.hub.store()).await {
        "ok\n".into_response()
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database cannot be written to\n",
        )
            .into_response()
    }
}

/// Whether the metrics may be read: only by a program on this machine, unless the operator opens them to everybody. A request that a proxy forwards
/// comes from elsewhere.
fn may_read_metrics(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> bool {
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    config.open_metrics || (peer.ip().to_canonical().is_loopback() && !forwarded)
}

pub async fn metrics(
    State(watch): State<Watch>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    if !may_read_metrics(&watch.config, peer, &headers) {
        return Err(Trouble::NotFound.into());
    }
    // The system is asked about memory, files and the disk: not on an async thread.
    let text = tokio::task::spawn_blocking(move || watch.metrics.text(watch.hub.store().gauges()));
    let text = text.await.map_err(|_| Trouble::Failed)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn only_programs_on_this_machine_read_the_metrics_unless_all_may() {
        let (here, there) = (
            SocketAddr::from(([127, 0, 0, 1], 1)),
            SocketAddr::from(([192, 0, 2, 7], 1)),
        );
        let plain = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        let forwarded = HeaderMap::from_iter([(
            HeaderName::from_static("x-forwarded-for"),
            HeaderValue::from_static("192.0.2.7"),
        )]);
        assert!(may_read_metrics(&plain, here, &HeaderMap::new()));
        assert!(!may_read_metrics(&plain, there, &HeaderMap::new()));
        assert!(!may_read_metrics(&plain, here, &forwarded), "through a proxy");
        let open = Config {
            open_metrics: true,
            ..plain
        };
        assert!(may_read_metrics(&open, there, &forwarded));
    }
}
