//! A table on the server as a [`Session`]: a WebSocket that comes back by itself.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Message, Outlook, Seat, Standings};
use signoria_table::Command as TableCommand;
use signoria_table::wire::{
    ByeReason, FromClient, FromServer, LogLine as WireLine, Mark as WireMark, Position, Presence,
    Sitter as WireSitter, TableInfo, TakeBack, VERSION,
};
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use crate::app::app;
use crate::browser;
use crate::remote::api;
use crate::route::Route;
use crate::scene::{BOT_NAMES, Choice, Clock, Kind, LogLine, Mark, Prompt, Scene, Sitter, Tail, Told};
use crate::session::{Command, Line, Said, Session};

/// The pauses before the line is tried again; the last one repeats. Short at first: most cuts are a tunnel or a sleeping phone.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(10),
];

/// What was last heard of the table.
#[derive(Clone, Default)]
struct Heard {
    number: u64,
    table: Option<TableInfo>,
    position: Option<Position>,
    log: Vec<WireLine>,
    presence: Presence,
    marks: Vec<Mark>,
    /// When that was, in milliseconds since 1970.
    at: u64,
}

#[derive(Clone, Copy)]
struct Remote {
    id: StoredValue<String>,
    heard: StoredValue<Heard>,
    socket: StoredValue<Option<Wire>, LocalStorage>,
    /// The action that the server is asked about beforehand, and the one to ask about next: it answers one at a time.
    foreseeing: StoredValue<(Option<String>, Option<String>)>,
    /// The moment that is looked at; none: now.
    moment: StoredValue<Option<usize>>,
    /// How often in a row the line could not be set up.
    failures: StoredValue<usize>,
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
        // A socket that is closed already refuses to be closed again, rightly.
        let _ = self.socket.close();
    }
}

/// Opens a table on the server.
#[must_use]
pub fn open(id: &str, moment: Option<usize>) -> Session {
    let remote = Remote {
        id: StoredValue::new(id.to_owned()),
        heard: StoredValue::new(Heard::default()),
        socket: StoredValue::new_local(None),
        foreseeing: StoredValue::new((None, None)),
        moment: StoredValue::new(moment),
        failures: StoredValue::new(0),
    };
    let session = Session::new(
        Line::Connecting,
        move |session, command| remote.carry_out(session, command),
        move |action| remote.foresee(action),
    );
    leptos::task::spawn_local(async move {
        // A link from a friend is enough to sit down: the server needs only some name.
        match api::be_somebody().await {
            Ok(()) => {
                if remote.id.try_get_value().is_some() {
                    remote.connect(session);
                }
            }
            Err(message) => {
                session.line.try_set(Line::Lost);
                session.notice.try_set(Some(message));
                remote.try_again(session);
            }
        }
    });
    session
}

impl Remote {
    fn connect(self, session: Session) {
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
            return self.try_again(session);
        };
        let on_open = Closure::<dyn Fn()>::new(move || {
            self.failures.set_value(0);
            self.foreseeing.set_value((None, None));
            session.line.set(Line::Open);
            self.hello();
        });
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(message) = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str(&text).ok())
            {
                self.hear(session, message);
            }
        });
        let on_close = Closure::<dyn Fn(CloseEvent)>::new(move |_: CloseEvent| {
            session.line.set(Line::Lost);
            if session.scene.with_untracked(Option::is_none) {
                self.try_unless_gone(session);
            } else {
                self.try_again(session);
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
    fn try_unless_gone(self, session: Session) {
        let id = self.id.get_value();
        leptos::task::spawn_local(async move {
            match api::replay(&id, 0, None).await {
                Err(message) if message.id == "server.problem.no-table" => {
                    session.fault.try_set(Some(message));
                }
                _ => self.try_again(session),
            }
        });
    }

    fn try_again(self, session: Session) {
        let Some(failures) = self.failures.try_get_value() else {
            return;
        };
        self.failures.set_value(failures + 1);
        let pause = PAUSES[failures.min(PAUSES.len() - 1)];
        set_timeout(
            move || {
                // The table may have been left meanwhile.
                if self.id.try_get_value().is_some() {
                    self.connect(session);
                }
            },
            pause,
        );
    }

    fn say(self, message: &FromClient) {
        let text = serde_json::to_string(message).unwrap_or_default();
        self.socket.with_value(|wire| {
            if let Some(wire) = wire {
                // A line that is just lost reports it by closing.
                let _ = wire.socket.send_with_str(&text);
            }
        });
    }

    fn foresee(self, action: &str) {
        let is_free = self.foreseeing.with_value(|(asked, _)| asked.is_none());
        if is_free {
            self.say(&FromClient::Preview {
                key: String::new(),
                action: action.into(),
            });
        }
        self.foreseeing.update_value(|(asked, next)| {
            let place = if is_free { asked } else { next };
            *place = Some(action.into());
        });
    }

    fn foreseen(self, session: Session, outlook: Option<Outlook>) {
        let (asked, next) = self.foreseeing.get_value();
        self.foreseeing.set_value((None, None));
        if let Some(action) = asked {
            session.foreseen(action, outlook);
        }
        if let Some(action) = next {
            self.foresee(&action);
        }
    }

    fn hello(self) {
        self.say(&FromClient::Hello {
            version: VERSION,
            last: None,
            seat: None,
        });
    }

    fn hear(self, session: Session, message: FromServer) {
        match message {
            FromServer::Snapshot(snapshot) => {
                let snapshot = *snapshot;
                session.talk.set(
                    snapshot
                        .chat
                        .into_iter()
                        .map(|line| Said {
                            from: line.name,
                            text: line.text,
                        })
                        .collect(),
                );
                self.heard.update_value(|heard| {
                    heard.number = snapshot.number;
                    heard.table = Some(snapshot.table);
                    heard.position = snapshot.position;
                    heard.log = snapshot.log;
                    heard.presence = snapshot.presence;
                    heard.marks = snapshot.marks.into_iter().map(mark).collect();
                    heard.at = browser::now();
                });
                let is_first = session.scene.with_untracked(Option::is_none);
                self.show(session);
                // A link to a moment: only now it is known through whose eyes it is looked at.
                let moment = self.moment.get_value();
                if is_first && moment.is_some() {
                    self.look(session, moment);
                }
            }
            FromServer::Update(update) => {
                if self.heard.with_value(|heard| heard.number + 1) != update.number {
                    return self.hello();
                }
                self.heard.update_value(|heard| {
                    heard.number = update.number;
                    heard.table = Some(update.table);
                    heard.position = update.position;
                    heard.log.extend(update.lines);
                    heard.marks.extend(update.mark.map(mark));
                    heard.at = browser::now();
                });
                self.show(session);
            }
            FromServer::Preview { outlook, .. } => self.foreseen(session, outlook),
            FromServer::Refused { problem, .. } => session.refuse(problem.message),
            FromServer::Chat(line) => session.talk.update(|talk| {
                talk.push(Said {
                    from: line.name,
                    text: line.text,
                });
            }),
            FromServer::Presence(presence) => {
                self.heard.update_value(|heard| heard.presence = presence);
                self.show(session);
            }
            FromServer::Bye {
                reason: ByeReason::Version,
            } => session.notice.set(Some(Message::new("web.remote.version"))),
            FromServer::Bye { .. }
            | FromServer::Accepted { .. }
            | FromServer::Thinking { .. }
            | FromServer::Pong => {}
        }
    }

    fn carry_out(self, session: Session, command: Command) {
        match (command, self.seat()) {
            (Command::Play(action), Some(seat)) => self.ask(TableCommand::Play { seat, action }),
            (Command::TakeBack, _) => self.ask(TableCommand::TakeBack { to: None }),
            (Command::Ask(command), _) => self.ask(command),
            (Command::Say(text), _) => self.say(&FromClient::Chat { text }),
            (Command::Look(moment), _) => self.look(session, moment),
            (Command::Rematch, _) => self.rematch(session),
            (Command::Play(_) | Command::Uncover(_), _) => {}
        }
    }

    /// The seat whose eyes these are.
    fn seat(self) -> Option<Seat> {
        self.heard
            .with_value(|heard| heard.position.as_ref().and_then(|position| position.seat))
    }

    fn ask(self, command: TableCommand) {
        let number = self.heard.with_value(|heard| heard.number);
        self.say(&FromClient::Do {
            number,
            key: browser::new_id(),
            command,
        });
    }

    fn look(self, session: Session, moment: Option<usize>) {
        // A link to the last moment, or to one that was taken back since, is a link to the present.
        let latest = self
            .heard
            .with_value(|heard| heard.table.as_ref().map_or(0, |table| table.moves as usize));
        let moment = moment.filter(|moment| *moment < latest);
        self.moment.set_value(moment);
        let Some(moment) = moment else {
            return self.show(session);
        };
        let id = self.id.get_value();
        let seat = self.seat();
        leptos::task::spawn_local(async move {
            match api::replay(&id, moment, seat).await {
                Ok(replay) => {
                    // Meanwhile another moment may be wanted.
                    if self.moment.try_get_value() != Some(Some(moment)) {
                        return;
                    }
                    let past = Heard {
                        table: Some(replay.table),
                        position: Some(replay.position),
                        log: replay.log,
                        marks: replay.marks.into_iter().map(mark).collect(),
                        ..self.heard.try_get_value().unwrap_or_default()
                    };
                    if let Some(mut scene) = past.scene() {
                        scene.number = replay.moves as usize;
                        scene.latest = replay.of as usize;
                        scene.can_take_back = false;
                        session.show(scene, past.told());
                    }
                }
                Err(message) => {
                    self.moment.try_set_value(None);
                    session.notice.try_set(Some(message));
                }
            }
        });
    }

    fn rematch(self, session: Session) {
        let id = self.id.get_value();
        leptos::task::spawn_local(async move {
            match api::rematch(&id).await {
                Ok(opened) => app().go(&Route::table(&opened.id)),
                Err(message) => {
                    session.notice.try_set(Some(message));
                }
            }
        });
    }

    /// Shows the present; whoever looks at an earlier moment only sees that the game goes on.
    fn show(self, session: Session) {
        let Some((present, told)) = self
            .heard
            .with_value(|heard| Some((heard.scene()?, heard.told())))
        else {
            return;
        };
        // A moment that was taken back is no moment any more.
        self.moment
            .update_value(|moment| *moment = moment.filter(|moment| *moment < present.latest));
        let is_looking_back = self.moment.get_value().is_some();
        if is_looking_back && session.scene.with_untracked(Option::is_some) {
            session.scene.update(|scene| {
                if let Some(scene) = scene {
                    scene.latest = present.latest;
                }
            });
        } else {
            session.show(present, told);
        }
    }
}

fn mark(mark: WireMark) -> Mark {
    Mark {
        number: mark.moves as usize,
        scores: mark.scores,
    }
}

impl Heard {
    /// What was heard so far. A server's log is short beside the way to it: the whole of it is given, and only what is new is shown anew.
    fn told(&self) -> Told {
        let line = |line: &WireLine| LogLine {
            number: line.moves as usize,
            message: line.message.clone(),
        };
        Told {
            log: Tail::whole(self.log.iter().map(line).collect()),
            marks: Tail::whole(self.marks.clone()),
        }
    }

    fn scene(&self) -> Option<Scene> {
        let table = self.table.clone()?;
        let sitter = |(index, seat): (usize, &signoria_table::wire::SeatInfo)| Sitter {
            name: match &seat.who {
                WireSitter::Open => "…".into(),
                WireSitter::Person { name } => name.clone(),
                WireSitter::Bot { .. } => BOT_NAMES[index % BOT_NAMES.len()].into(),
            },
            kind: match seat.who {
                WireSitter::Open => Kind::Free,
                WireSitter::Person { .. } => Kind::Person,
                WireSitter::Bot { .. } => Kind::Bot,
            },
            present: !matches!(seat.who, WireSitter::Person { .. })
                || self.presence.seats.iter().any(|present| present.index() == index),
            clock: seat.clock.map(|clock| Clock {
                left: clock.left,
                runs: clock.runs,
                at: self.at,
            }),
        };
        let seats: Vec<Sitter> = table.seats.iter().enumerate().map(sitter).collect();
        let position = self.position.clone();
        let prompt = position
            .as_ref()
            .and_then(|position| position.prompt.clone())
            .map(|prompt| Prompt {
                question: prompt.question,
                choices: prompt
                    .actions
                    .into_iter()
                    .map(|choice| Choice {
                        action: choice.action,
                        label: choice.label,
                    })
                    .collect(),
            });
        let moves = table.moves as usize;
        let (eye, view, panels, standings) = match position {
            Some(position) => (position.seat, position.view, position.panels, position.standings),
            None => (
                None,
                serde_json::Value::Null,
                Vec::new(),
                Standings::ranked(Vec::new()),
            ),
        };
        Some(Scene {
            game: table.game.clone(),
            number: moves,
            latest: moves,
            seats,
            eye,
            waiting: table.waiting.clone(),
            view,
            panels,
            prompt,
            standings,
            over: table.stage.is_over(),
            can_take_back: table.take_back != TakeBack::Nothing,
            curtain: None,
            room: Some(table),
        })
    }
}
