//! The WebSocket of a table.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use signoria_engine::Say as _;
use signoria_table::wire::{
    ByeReason, FromClient, FromServer, LONGEST_CLIENT_MESSAGE, LONGEST_KEY, Reason, VERSION,
};
use signoria_table::{Refusal, Rule};
use tokio::sync::watch;
use tokio::time::{interval_at, timeout};

use super::talk::said_by;
use super::visitor::{Anyone, Visitor};
use super::{App, CameFrom, not_too_often};
use crate::config::Patience;
use crate::hub::{Outgoing, Place};
use crate::limiter::Bucket;
use crate::limits::{Limit, PREVIEW_BURST, PREVIEW_RATE, READ_BUFFER, SEND_TIME, SOCKET_BURST, SOCKET_RATE};
use crate::metrics::Metrics;
use crate::problem::{Failure, Trouble};

/// The close code of RFC 6455 for a server that goes away, and for a rule that was broken.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;

pub async fn open(
    State(app): State<App>,
    Extension(from): Extension<CameFrom>,
    Anyone(visitor): Anyone,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let Some(ticket) = app.doors.sockets.enter(from.0) else {
        Metrics::count(&app.metrics.turned_away);
        return Err(Trouble::TooManySockets.into());
    };
    // A table that does not exist is a plain 404, before anything is upgraded.
    app.hub.with(&id, |_, _| ()).await?;
    Ok(upgrade
        .max_message_size(LONGEST_CLIENT_MESSAGE)
        .max_frame_size(LONGEST_CLIENT_MESSAGE)
        // Writes go out at once, and reads are short.
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            let _ticket = ticket;
            app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
            let metrics = app.metrics.clone();
            Conversation {
                stopping: app.stopping.subscribe(),
                app,
                from,
                visitor,
                table: id,
                extras: Bucket::full(PREVIEW_BURST, PREVIEW_RATE, Instant::now()),
                socket,
            }
            .hold()
            .await;
            metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        }))
}

/// Resolves when the server stops.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stops| *stops).await;
}

/// One client at one table.
struct Conversation {
    app: App,
    from: CameFrom,
    visitor: Option<Visitor>,
    table: String,
    /// Previews, and greetings after the first, cost work and change nothing: they have a separate limit, below that of the socket.
    extras: Bucket,
    /// Whether the server is stopping.
    stopping: watch::Receiver<bool>,
    socket: WebSocket,
}

impl Conversation {
    async fn hold(mut self) {
        let Some(mut place) = self.greet().await else {
            return;
        };
        let ended = self.listen(&mut place).await;
        self.app.hub.part(&self.table, place.id).await;
        if let Some(reason) = ended {
            self.farewell(reason).await;
        }
    }

    /// Waits for the first message and begins to read the table.
    async fn greet(&mut self) -> Option<Place> {
        let first = tokio::select! {
            first = timeout(self.app.config.patience.hello, self.socket.recv()) => first.ok()??.ok()?,
            () = stops(&mut self.stopping) => {
                self.farewell(ByeReason::Stopping).await;
                return None;
            }
        };
        let Message::Text(text) = first else { return None };
        let seat = match serde_json::from_str(&text) {
            Ok(FromClient::Hello { version, seat, .. }) if version == VERSION => seat,
            Ok(FromClient::Hello { .. }) => {
                let trouble = Trouble::Version { ours: VERSION };
                let _ = self.refuse(None, Reason::new(trouble.message())).await;
                self.farewell(ByeReason::Version).await;
                return None;
            }
            _ => {
                let failure = Failure::bad_request("hello");
                let _ = self.refuse(None, failure.reason).await;
                return None;
            }
        };
        if !self.may_stay().await {
            self.farewell(ByeReason::SignedOut).await;
            return None;
        }
        let person = self.visitor.as_ref().map(Visitor::id);
        let session = self.visitor.as_ref().map(|visitor| visitor.session.as_str());
        let from = Some(self.from.0);
        let hub = &self.app.hub;
        match hub.join(&self.table, person, session, seat, from).await {
            Ok(place) => Some(place),
            Err(failure) => {
                let _ = self.refuse(None, failure.reason).await;
                None
            }
        }
    }

    /// Forwards messages in both directions until one side ends it. Returns the reason if it was ours.
    async fn listen(&mut self, place: &mut Place) -> Option<ByeReason> {
        let mut heard = Instant::now();
        let Patience {
            ping_every, silence, ..
        } = self.app.config.patience;
        let mut pings = interval_at((heard + ping_every).into(), ping_every);
        let mut bucket = Bucket::full(SOCKET_BURST, SOCKET_RATE, heard);
        loop {
            tokio::select! {
                outgoing = place.inbox.recv() => match outgoing {
                    Some(Outgoing::Text(text)) => {
                        if !self.send(Message::Text(text)).await {
                            return None;
                        }
                    }
                    Some(Outgoing::Bye(reason)) => return Some(reason),
                    // The table has dropped us: the queue was full.
                    None => return Some(ByeReason::Slow),
                },
                incoming = self.socket.recv() => {
                    heard = Instant::now();
                    match incoming? {
                        Ok(Message::Close(_) | Message::Binary(_)) | Err(_) => return None,
                        // Every message counts, even those that the protocol answers by itself.
                        Ok(_) if !bucket.take(heard) || !self.may_speak(heard) => {
                            Metrics::count(&self.app.metrics.too_often);
                            return Some(ByeReason::Flood);
                        }
                        Ok(Message::Text(text)) => {
                            if self.hear(place.id, &text).await.is_break() {
                                return None;
                            }
                        }
                        Ok(Message::Ping(_) | Message::Pong(_)) => {}
                    }
                }
                () = stops(&mut self.stopping) => return Some(ByeReason::Stopping),
                _ = pings.tick() => {
                    if heard.elapsed() > silence || !self.send(Message::Ping(axum::body::Bytes::new())).await {
                        return None;
                    }
                    if !self.may_stay().await {
                        return Some(ByeReason::SignedOut);
                    }
                }
            }
        }
    }

    /// Whether this person, in all windows together, and their household are within their rate limits.
    fn may_speak(&self, now: Instant) -> bool {
        let person = self.visitor.as_ref().map(Visitor::id);
        let limiter = &self.app.limiter;
        limiter.allows_message(person, self.from.0, now)
    }

    /// Whether the session is still valid. Ending it closes the sockets of this process at once; this also notices one that ended between the
    /// handshake and the greeting, and, with the next ping, one that another process ended.
    async fn may_stay(&mut self) -> bool {
        match &self.visitor {
            // A failing store is no reason to throw people out.
            Some(visitor) => {
                let goes_on = self.app.hub.store().session_goes_on(&visitor.session).await;
                goes_on.unwrap_or(true)
            }
            None => true,
        }
    }

    async fn hear(&mut self, reader: u64, text: &str) -> ControlFlow<()> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                return self.refuse(None, Failure::bad_request(error).reason).await;
            }
        };
        match message {
            FromClient::Hello { .. } if !self.may_ask_for_extras() => {
                let trouble = Trouble::TooOften;
                self.refuse(None, Reason::new(trouble.message())).await
            }
            FromClient::Hello { seat, .. } => {
                self.app.hub.look_again(&self.table, reader, Some(seat)).await;
                ControlFlow::Continue(())
            }
            FromClient::Ping => self.say(&FromServer::Pong).await,
            FromClient::Chat { text } => self.chat(&text).await,
            FromClient::Hint => self.hint(reader).await,
            FromClient::Preview { key, action } => self.preview(reader, key, &action).await,
            FromClient::Do { number, key, command } => {
                let Some(visitor) = &self.visitor else {
                    return self
                        .refuse(Some(key), Reason::new(Trouble::SignInFirst.message()))
                        .await;
                };
                let done = self
                    .app
                    .hub
                    .command(&self.table, visitor.id(), Some(number), key.clone(), command)
                    .await;
                match done {
                    Ok(number) => self.say(&FromServer::Accepted { key, number }).await,
                    Err(failure) => {
                        self.refuse(Some(key), failure.reason).await?;
                        if failure.stale {
                            self.app.hub.look_again(&self.table, reader, None).await;
                        }
                        ControlFlow::Continue(())
                    }
                }
            }
        }
    }

    fn may_ask_for_extras(&mut self) -> bool {
        self.extras.take(Instant::now())
    }

    async fn preview(&mut self, reader: u64, key: String, action: &str) -> ControlFlow<()> {
        if key.len() > LONGEST_KEY {
            return self.refuse(None, Refusal::from(Rule::BadKey).reason()).await;
        }
        let outlook = if self.may_ask_for_extras() {
            self.app.hub.preview(&self.table, reader, action).await
        } else {
            None
        };
        self.say(&FromServer::Preview { key, outlook }).await
    }

    async fn hint(&mut self, reader: u64) -> ControlFlow<()> {
        if let Err(failure) = not_too_often(&self.app, self.from, Limit::Hint) {
            return self.refuse(None, failure.reason).await;
        }
        self.app.hub.hint(&self.table, reader).await;
        ControlFlow::Continue(())
    }

    async fn chat(&mut self, text: &str) -> ControlFlow<()> {
        let Some(visitor) = &self.visitor else {
            return self
                .refuse(None, Reason::new(Trouble::SignInFirst.message()))
                .await;
        };
        if let Err(failure) = not_too_often(&self.app, self.from, Limit::Chat) {
            return self.refuse(None, failure.reason).await;
        }
        match said_by(&self.app, visitor, &self.table, text).await {
            Ok(_) => ControlFlow::Continue(()),
            Err(failure) => self.refuse(None, failure.reason).await,
        }
    }

    async fn refuse(&mut self, key: Option<String>, problem: Reason) -> ControlFlow<()> {
        self.say(&FromServer::Refused { key, problem }).await
    }

    async fn say(&mut self, message: &FromServer) -> ControlFlow<()> {
        let text = serde_json::to_string(message).unwrap_or_default();
        if self.send(Message::Text(text.into())).await {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Sends a message. False if the client does not accept it.
    async fn send(&mut self, message: Message) -> bool {
        if let Message::Text(text) = &message {
            let sent = &self.app.metrics.sent_bytes;
            sent.fetch_add(text.len() as u64, Ordering::Relaxed);
        }
        matches!(timeout(SEND_TIME, self.socket.send(message)).await, Ok(Ok(())))
    }

    async fn farewell(&mut self, reason: ByeReason) {
        let _ = self.say(&FromServer::Bye { reason }).await;
        let code = match reason {
            ByeReason::Stopping => GOING_AWAY,
            _ => POLICY,
        };
        let frame = CloseFrame {
            code,
            reason: "".into(),
        };
        let _ = self.send(Message::Close(Some(frame))).await;
    }
}
