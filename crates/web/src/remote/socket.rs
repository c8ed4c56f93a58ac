//! A table on the server as a [`Session`]: a WebSocket that comes back by itself.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_table::wire::{ByeReason, FromClient, FromServer};
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use crate::app::{app, fades};
use crate::browser;
use crate::remote::api;
use crate::route::Route;
use crate::session::{Host, Line, Objection, Session};

/// The pauses before the line is tried again; the last one repeats. Short at first: most cuts are a tunnel or a sleeping phone.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(10),
];

/// When a server stops, everybody loses it at the same moment: the first attempts to come back are spread over this time.
const SPREAD: Duration = Duration::from_secs(5);

/// How long to wait before the line is tried again: at least, and at most by how much longer, at random. After a restart a server greets people one by one.
fn pause(failures: usize, has_stopped: bool) -> (Duration, Duration) {
    let least = PAUSES[failures.min(PAUSES.len() - 1)];
    (least, if has_stopped { SPREAD } else { least })
}

/// The way to a table on the server.
#[derive(Clone, Copy)]
struct Remote {
    id: StoredValue<String>,
    session: Session,
    socket: StoredValue<Option<Wire>, LocalStorage>,
    /// How often in a row the line could not be set up.
    failures: StoredValue<usize>,
    /// Whether the server said that it stops.
    has_stopped: StoredValue<bool>,
}

/// A socket with what listens to it.
struct Wire {
    socket: WebSocket,
    _on_open: Closure<dyn Fn()>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_close: Closure<dyn Fn(CloseEvent)>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // A closed socket refuses to be closed again, which is fine.
        let _ = self.socket.close();
    }
}

/// Opens a table on the server.
#[must_use]
pub fn open(id: &str, moment: Option<u32>) -> Session {
    let session = Session::new(Line::Connecting, moment);
    let remote = Remote {
        id: StoredValue::new(id.to_owned()),
        session,
        socket: StoredValue::new_local(None),
        failures: StoredValue::new(0),
        has_stopped: StoredValue::new(false),
    };
    session.attach(remote);
    fades(session.notice);
    leptos::task::spawn_local(async move {
        // A link from a friend is enough to sit down: the server needs only some name.
        match api::be_somebody().await {
            Ok(()) => {
                if session.is_there() {
                    remote.connect();
                }
            }
            Err(message) => {
                session.line.try_set(Line::Lost);
                session.notice.try_set(Some(message));
                remote.try_again();
            }
        }
    });
    session
}

impl Host for Remote {
    fn say(&self, message: &FromClient) {
        let text = serde_json::to_string(message).unwrap_or_default();
        self.socket.with_value(|wire| {
            if let Some(wire) = wire {
                // A line that is just lost reports it by closing.
                let _ = wire.socket.send_with_str(&text);
            }
        });
    }

    fn replay(&self, moves: u32, seat: Option<Seat>) {
        let (id, session) = (self.id.get_value(), self.session);
        leptos::task::spawn_local(async move {
            let replay = api::replay(&id, moves, seat).await;
            if session.is_there() {
                session.hear_replay(replay);
            }
        });
    }

    fn object(&self, number: u64, how: Objection) {
        let (id, session) = (self.id.get_value(), self.session);
        leptos::task::spawn_local(async move {
            let told = match api::object(&id, number, how).await {
                Ok(()) => match how {
                    Objection::Mute => Message::new("web.talk.muted"),
                    Objection::Report => Message::new("web.talk.reported"),
                },
                Err(message) => message,
            };
            if session.is_there() {
                session.notice.try_set(Some(told));
                // What that person said before is not shown again either.
                session.hello();
            }
        });
    }

    fn rematch(&self) {
        let (id, session) = (self.id.get_value(), self.session);
        leptos::task::spawn_local(async move {
            match api::rematch(&id).await {
                Ok(opened) => app().go(&Route::table(&opened.id)),
                Err(message) => {
                    session.notice.try_set(Some(message));
                }
            }
        });
    }
}

impl Remote {
    fn connect(self) {
        let session = self.session;
        session.line.set(Line::Connecting);
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|protocol| protocol == "https:") {
            "wss"
        } else {
            "ws"
        };
        let host = location.host().unwrap_or_default();
        let url = self
            .id
            .with_value(|id| format!("{scheme}://{host}/api/tables/{id}/socket"));
        let Ok(socket) = WebSocket::new(&url) else {
            return self.try_again();
        };
        let on_open = Closure::<dyn Fn()>::new(move || {
            self.failures.set_value(0);
            self.has_stopped.set_value(false);
            session.line.set(Line::Open);
            session.hello();
        });
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(message) = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str(&text).ok())
            {
                if let FromServer::Bye {
                    reason: ByeReason::Stopping,
                } = message
                {
                    self.has_stopped.set_value(true);
                }
                session.hear(message);
            }
        });
        let on_close = Closure::<dyn Fn(CloseEvent)>::new(move |_: CloseEvent| {
            session.line.set(Line::Lost);
            if session.scene.with_untracked(Option::is_none) {
                self.try_unless_gone();
            } else {
                self.try_again();
            }
        });
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        self.socket.set_value(Some(Wire {
            socket,
            _on_open: on_open,
            _on_message: on_message,
            _on_close: on_close,
        }));
    }

    /// A table that was never seen may not exist. A socket that is not opened does not say why, so it is asked for.
    fn try_unless_gone(self) {
        let (id, session) = (self.id.get_value(), self.session);
        leptos::task::spawn_local(async move {
            match api::replay(&id, 0, None).await {
                Err(message) if message.id == "server.problem.no-table" => {
                    session.fault.try_set(Some(message));
                }
                _ => self.try_again(),
            }
        });
    }

    fn try_again(self) {
        let Some(failures) = self.failures.try_get_value() else {
            return;
        };
        self.failures.set_value(failures + 1);
        let (least, more) = pause(failures, self.has_stopped.get_value());
        let more = browser::chance(more.as_millis() as usize);
        let pause = least + Duration::from_millis(more as u64);
        set_timeout(
            move || {
                // The table may have been left meanwhile.
                if self.session.is_there() {
                    self.connect();
                }
            },
            pause,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_come_back_soon_after_a_cut_and_spread_out_after_a_server_stopped() {
        let millis = |(least, more): (Duration, Duration)| (least.as_millis(), more.as_millis());
        assert_eq!(millis(pause(0, false)), (300, 300));
        assert_eq!(millis(pause(0, true)), (300, 5_000));
        assert_eq!(millis(pause(9, false)), (10_000, 10_000));
    }
}
