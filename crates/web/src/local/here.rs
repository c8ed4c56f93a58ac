//! A table in this browser as a [`Session`]: messages go to the engine's worker, and what changed is kept.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_table::wire::{FromClient, NewTable};

use crate::app::{app, fades};
use crate::browser;
use crate::local::hold;
use crate::local::line;
use crate::local::saved::Saved;
use crate::local::store;
use crate::local::talk::{FromEngine, ToEngine};
use crate::route::Route;
use crate::session::{Host, Line, Session};

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

    fn hint(&self) {
        line::tell(&ToEngine::Hint { id: self.id.clone() });
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
    let own = id.to_owned();
    let open = ToEngine::Open {
        id: id.to_owned(),
        saved: Box::new(saved),
        seed: browser::seed(),
    };
    line::ask(&open, move |said| {
        if session.is_there() && hold::holds(&own) {
            hear(session, &own, said);
        }
    });
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
    session
}

fn hear(session: Session, own: &str, said: FromEngine) {
    match said {
        FromEngine::Said { id, message } if id == own => session.hear(message),
        FromEngine::Replayed { id, replay } if id == own => {
            session.hear_replay(replay.map(|replay| *replay));
        }
        FromEngine::Hinted { id, number, advice } if id == own => session.hear_hint(number, advice),
        FromEngine::Keep { id, saved } => {
            if !store::keep(&id, *saved) {
                session.notice.set(Some(Message::new("web.table.not-kept")));
            }
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

/// Makes a table of a journal from elsewhere and opens it.
pub fn adopt(saved: Saved) {
    line::ask(&ToEngine::Adopt(Box::new(saved)), hear_of_new_table);
}

/// A game that was asked for is kept, and its table opened.
pub fn hear_of_new_table(said: FromEngine) {
    match said {
        FromEngine::Begun(saved) => {
            let id = browser::new_id();
            if store::keep(&id, *saved) {
                app().go(&Route::here(&id));
            } else {
                app().tell(Message::new("web.table.not-kept"));
            }
        }
        FromEngine::NotBegun(reason) => app().tell(reason),
        // About a table that was left.
        _ => {}
    }
}
