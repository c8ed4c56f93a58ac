//! A table in this browser as a [`Session`]: messages go to the engine's worker, and what changed is kept.

use leptos::prelude::*;
use signoria_engine::{Message, Seat, Seed};
use signoria_table::wire::{FromClient, NewTable};

use crate::app::{app, fades};
use crate::browser;
use crate::local::hold;
use crate::local::line;
use crate::local::saved::Saved;
use crate::local::store;
use crate::local::talk::{FromEngine, ToEngine};
use crate::route::Route;
use crate::session::{Asked, Host, Line, Session};
use crate::study;

/// The way to the table in the worker.
struct Here {
    id: String,
}

impl Host for Here {
    fn say(&self, message: &FromClient) {
        line::tell(&ToEngine::Say {
            id: self.id.clone(),
            message: message.clone(),
        });
    }

    fn replay(&self, moves: u32, seat: Option<Seat>) {
        line::tell(&ToEngine::Replay {
            id: self.id.clone(),
            moves,
            seat,
        });
    }

    fn rematch(&self) {
        line::tell(&ToEngine::Again {
            id: self.id.clone(),
            seed: browser::seed(),
        });
    }

    fn look_into(&self, asked: Asked) {
        let id = self.id.clone();
        line::tell(&match asked {
            Asked::Advice(moves) => ToEngine::Advise { id, moves },
            Asked::Analysis => ToEngine::Analyse { id },
            Asked::Nothing => ToEngine::StopAnalysis,
        });
    }

    fn branch(&self, moves: u32) {
        line::tell(&ToEngine::Branch {
            id: self.id.clone(),
            moves,
        });
    }
}

/// Opens a kept game.
#[must_use]
pub fn open(id: &str, moment: Option<u32>) -> Session {
    let session = Session::new(Line::Local, moment);
    session.attach(Here { id: id.into() });
    fades(session.notice);
    let saved = match store::open(id) {
        Ok(saved) => saved,
        Err(reason) => {
            session.fault.set(Some(reason));
            return session;
        }
    };
    hold::hold(id, move |reason| {
        // What is shown may already be past.
        session.fault.try_set(Some(reason));
        session.scene.try_set(None);
    });
    lay(session, id, saved, false);
    follow_pace(session);
    session
}

/// What the ids of the lines of studies begin with.
const STUDIED: &str = "study ";

/// Opens a line of a study. Whatever is played in it is kept there.
#[must_use]
pub fn open_study(id: String, line: u32, moment: Option<u32>) -> Session {
    let session = Session::new(Line::Local, moment);
    let own = format!("{STUDIED}{id} {line}");
    session.attach(Here { id: own.clone() });
    fades(session.notice);
    follow_pace(session);
    leptos::task::spawn_local(async move {
        match study::open_line(&id, line).await {
            Ok(saved) if session.is_there() => lay(session, &own, saved, true),
            Ok(_) => {}
            Err(reason) => {
                session.fault.try_set(Some(reason));
            }
        }
    });
    session
}

/// The study and the line that the id of a table names.
fn studied(id: &str) -> Option<(String, u32)> {
    let (id, line) = id.strip_prefix(STUDIED)?.split_once(' ')?;
    Some((id.to_owned(), line.parse().ok()?))
}

/// The id of a game that only its address keeps.
const SHARED: &str = "shared";

/// Opens a game that an address carries. It is not kept.
#[must_use]
pub fn open_shared(packed: String, moment: Option<u32>) -> Session {
    let session = Session::new(Line::Local, moment);
    session.attach(Here { id: SHARED.into() });
    fades(session.notice);
    follow_pace(session);
    leptos::task::spawn_local(async move {
        match study::unpack(&packed).await {
            Ok(saved) if session.is_there() => lay(session, SHARED, saved, false),
            Ok(_) => {}
            Err(reason) => {
                session.fault.try_set(Some(reason));
            }
        }
    });
    session
}

/// Hands a game to the engine, and lets the session hear what it says.
fn lay(session: Session, id: &str, saved: Saved, studied: bool) {
    let own = id.to_owned();
    let open = ToEngine::Open {
        id: id.to_owned(),
        saved: Box::new(saved),
        seed: browser::seed(),
        studied,
    };
    line::ask(&open, move |said| {
        if session.is_there() && hold::holds(&own) {
            hear(session, &own, said);
        }
    });
}

fn follow_pace(session: Session) {
    Effect::new(move || {
        app().settings.track();
        // The move of a bot is held back so that a person can follow the last one.
        let pace = if session.hurries.get() {
            0
        } else {
            u32::try_from(app().pace().as_millis()).unwrap_or(0)
        };
        line::tell(&ToEngine::Pace(pace));
    });
}

fn hear(session: Session, own: &str, said: FromEngine) {
    match said {
        FromEngine::Said { id, message } if id == own => session.hear(message),
        FromEngine::Replayed { id, replay } if id == own => {
            session.hear_replay(replay.map(|replay| *replay));
        }
        FromEngine::Advised { id, advised } if id == own => session.hear_counsel(advised),
        FromEngine::Judged {
            id,
            done,
            total,
            verdict,
        } if id == own => session.hear_verdict(done, total, verdict.map(|verdict| *verdict)),
        FromEngine::Keep { id, .. } if id == SHARED => {}
        FromEngine::Keep { id, saved } if id.starts_with(STUDIED) => {
            if let Some((id, line)) = studied(&id) {
                study::keep_line(id, line, *saved);
            }
        }
        FromEngine::Keep { id, saved } => {
            let is_over = saved.over;
            if !store::keep(&id, *saved) {
                session.notice.set(Some(Message::new("web.table.not-kept")));
            } else if is_over {
                study::hand_in_ended(&id);
            }
        }
        FromEngine::Unlearned { id } if id == own => {
            session.notice.set(Some(Message::new("web.table.unlearned")));
        }
        FromEngine::NotOpened { id, reason } if id == own => session.fault.set(Some(reason)),
        other => hear_of_new_table(other),
    }
}

/// Begins a game and opens its table. `refused` is called when there is none to open.
pub fn begin(order: NewTable, names: Vec<String>, refused: impl Fn() + 'static) {
    let order = Box::new(order);
    let seed = browser::seed();
    line::ask(&ToEngine::Begin { order, names, seed }, move |said| {
        if matches!(said, FromEngine::NotBegun(_)) {
            refused();
        }
        hear_of_new_table(said);
    });
}

/// Begins a game that everybody begins alike, and opens its table under an id that says so. One that is begun again is nobody's result.
pub fn begin_as(id: String, order: NewTable, names: Vec<String>, seed: Seed, borrowed: bool) {
    let order = Box::new(order);
    line::ask(&ToEngine::Begin { order, names, seed }, move |said| match said {
        FromEngine::Begun(saved) => open_kept(&id, Saved { borrowed, ..*saved }),
        other => hear_of_new_table(other),
    });
}

/// Keeps a new game and goes to its table.
fn open_kept(id: &str, saved: Saved) {
    if store::keep(id, saved) {
        app().go(&Route::here(id));
    } else {
        app().tell(Message::new("web.table.not-kept"));
    }
}

/// Makes a table of a journal from elsewhere and opens it.
pub fn adopt(saved: Saved) {
    let adopt = ToEngine::Adopt(Box::new(saved));
    let is_at_table = app()
        .route
        .with_untracked(|route| route.is_table() && !matches!(route, Route::Table { .. }));
    // The table that is open goes on listening, and hears of this one too: it may be refused.
    if is_at_table {
        line::tell(&adopt);
    } else {
        line::ask(&adopt, hear_of_new_table);
    }
}

/// A game that was asked for is kept, and its table opened.
pub fn hear_of_new_table(said: FromEngine) {
    match said {
        FromEngine::Begun(saved) => open_kept(&browser::new_id(), *saved),
        FromEngine::NotBegun(reason) => app().tell(reason),
        // About a table that was left.
        _ => {}
    }
}
