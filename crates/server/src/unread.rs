//! Gives up connections whose peer does not read, so that nobody can hold memory here by not reading.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

/// A stream that fails when a write makes no progress for a while.
pub struct Impatient<S> {
    stream: S,
    limit: Duration,
    /// The deadline of the pending write; none on an idle connection.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> Impatient<S> {
    /// That stream, with that limit.
    pub fn new(stream: S, limit: Duration) -> Self {
        Self {
            stream,
            limit,
            deadline: None,
        }
    }

    /// The result of a write, unless it has waited for too long.
    fn in_time<T>(&mut self, context: &mut Context<'_>, tried: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.deadline = None;
            return tried;
        }
        let limit = self.limit;
        let deadline = self
            .deadline
            .get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + limit)));
        ready!(deadline.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.in_time(context, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_flush(context);
        self.in_time(context, tried)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.stream).poll_shutdown(context);
        self.in_time(context, tried)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    /// What the other side buffers before it reads.
    const ROOM: usize = 64;

    #[tokio::test]
    async fn a_peer_that_reads_nothing_is_given_up() {
        let (ours, _theirs) = duplex(ROOM);
        let mut ours = Impatient::new(ours, Duration::from_millis(20));
        let sent = ours.write_all(&[0; 10 * ROOM]).await;
        assert_eq!(sent.map_err(|error| error.kind()), Err(io::ErrorKind::TimedOut));
    }

    #[tokio::test]
    async fn a_slow_peer_that_keeps_reading_gets_everything() {
        let (ours, mut theirs) = duplex(ROOM);
        let mut ours = Impatient::new(ours, Duration::from_secs(3600));
        let reader = tokio::spawn(async move {
            let (mut taken, mut some) = (0, [0; 7]);
            while let Ok(count @ 1..) = theirs.read(&mut some).await {
                taken += count;
                tokio::task::yield_now().await;
            }
            taken
        });
        ours.write_all(&[0; 10 * ROOM]).await.unwrap();
        assert!(ours.deadline.is_none(), "a connection at rest keeps no timer");
        ours.shutdown().await.unwrap();
        drop(ours);
        assert_eq!(reader.await.unwrap(), 10 * ROOM);
    }
}
