//! Sends one message: one connection, one request, one status. Nothing else of the response is read or followed.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use url::{Position, Url};

use super::guard::{Guard, Unsafe};
use super::tls::Tls;

/// The longest that one message may take, from looking up the name to the answer.
const SEND_TIME: Duration = Duration::from_secs(10);
/// The longest wait for an address to connect; then the next one of the same name is tried.
const CONNECT_TIME: Duration = Duration::from_secs(4);
/// Addresses of one name that are tried.
const PLACES: usize = 3;
/// The longest response header.
const ANSWER: usize = 16 << 10;

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was taken.
    Delivered,
    /// The subscription is gone for good.
    Gone,
    /// It was refused and would be again. With the status, if there was an answer.
    Refused(Option<u16>),
    /// It did not arrive, but may at another attempt.
    Failed(Option<u16>),
}

impl Outcome {
    fn of(status: StatusCode) -> Self {
        let code = Some(status.as_u16());
        match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => Self::Gone,
            StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => Self::Failed(code),
            status if status.is_success() => Self::Delivered,
            status if status.is_server_error() => Self::Failed(code),
            _ => Self::Refused(code),
        }
    }
}

/// Sends messages.
pub struct Post {
    /// Where it may go.
    pub guard: Guard,
    tls: Tls,
}

impl Post {
    /// A sender.
    ///
    /// # Errors
    /// If encryption cannot be set up.
    pub fn new(guard: Guard) -> io::Result<Self> {
        let tls = Tls::new()?;
        Ok(Self { guard, tls })
    }

    /// Sends a message.
    pub async fn send(&self, url: &Url, headers: HeaderMap, body: Vec<u8>) -> Outcome {
        let places = match timeout(CONNECT_TIME, self.guard.resolve(url)).await {
            Ok(Ok(places)) => places,
            Ok(Err(Unsafe::Private | Unsafe::Address)) => return Outcome::Refused(None),
            Ok(Err(Unsafe::Unknown)) | Err(_) => return Outcome::Failed(None),
        };
        match timeout(SEND_TIME, self.exchange(url, &places, headers, body)).await {
            Ok(Some(status)) => Outcome::of(status),
            Ok(None) | Err(_) => Outcome::Failed(None),
        }
    }

    async fn exchange(
        &self,
        url: &Url,
        places: &[SocketAddr],
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Option<StatusCode> {
        let stream = connect(places).await?;
        let mut request = Request::post(&url[Position::BeforePath..Position::AfterQuery])
            .header(header::HOST, &url[Position::BeforeHost..Position::AfterPort])
            .header(
                header::USER_AGENT,
                concat!("Signoria/", env!("CARGO_PKG_VERSION")),
            )
            .body(Body::from(body))
            .ok()?;
        request.headers_mut().extend(headers);
        if url.scheme() == "http" {
            return answer(stream, request).await;
        }
        let host = url.host_str()?.trim_matches(['[', ']']);
        answer(self.tls.connect(host, stream).await?, request).await
    }
}

async fn connect(places: &[SocketAddr]) -> Option<TcpStream> {
    for place in places.iter().take(PLACES) {
        if let Ok(Ok(stream)) = timeout(CONNECT_TIME, TcpStream::connect(place)).await {
            return Some(stream);
        }
    }
    None
}

async fn answer<S>(stream: S, request: Request<Body>) -> Option<StatusCode>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(ANSWER)
        .handshake(TokioIo::new(stream))
        .await
        .ok()?;
    let connection = Driver(tokio::spawn(async move {
        let _ = connection.await;
    }));
    let response = sender.send_request(request).await;
    drop(connection);
    Some(response.ok()?.status())
}

/// Drives a connection. When the response header has arrived, or time is up, it ends, whatever else would come.
struct Driver(JoinHandle<()>);

impl Drop for Driver {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_meaning_of_an_answer() {
        let of = |status: u16| Outcome::of(StatusCode::from_u16(status).unwrap());
        assert!(
            [200, 201, 202, 204]
                .map(of)
                .iter()
                .all(|outcome| *outcome == Outcome::Delivered)
        );
        assert_eq!([of(404), of(410)], [Outcome::Gone; 2]);
        for again in [408, 429, 500, 502, 503] {
            assert_eq!(of(again), Outcome::Failed(Some(again)));
        }
        for never in [301, 302, 307, 400, 401, 403, 413] {
            assert_eq!(
                of(never),
                Outcome::Refused(Some(never)),
                "nobody is sent elsewhere"
            );
        }
    }

    #[tokio::test]
    async fn nothing_is_sent_to_the_machine_itself() {
        let post = Post::new(Guard::Strict).unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let url = format!("https://localhost:{port}/").parse().unwrap();
        let sent = post.send(&url, HeaderMap::new(), Vec::new());
        tokio::select! {
            outcome = sent => assert_eq!(outcome, Outcome::Refused(None)),
            _ = listener.accept() => panic!("a connection came"),
        }
    }
}
