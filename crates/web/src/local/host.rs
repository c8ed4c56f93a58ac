//! A table in this page as a [`Session`]: what the engine says becomes signals, what a person does goes to the engine, what changed is kept.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::Message;

use crate::app::app;
use crate::browser;
use crate::local::line::{self, EngineLine};
use crate::local::saved::Saved;
use crate::local::store;
use crate::local::talk::{FromEngine, NewGame, News, Riddle, Solved, ToEngine, Wish};
use crate::route::Route;
use crate::session::{Command, Line, Session};

/// A bot's move stays unseen until this long after the last one, so that a person can follow. Without animations there is nothing to follow.
const PACE: Duration = Duration::from_millis(420);

/// The table behind the session.
#[derive(Clone, Copy)]
struct Host {
    id: StoredValue<String>,
    /// A worker of their own for the bots, so that a person can take back while they think; started when the first is asked.
    bots: StoredValue<Option<EngineLine>, LocalStorage>,
}

/// Opens a kept game.
pub fn open(id: &str, moment: Option<usize>) -> Session {
    let host = Host {
        id: StoredValue::new(id.to_owned()),
        bots: StoredValue::new_local(None),
    };
    let session = Session::new(
        Line::Local,
        move |_, command| host.carry_out(command),
        move |action| host.wish(Wish::Foresee(action.into())),
    );
    match store::open(id) {
        Ok(saved) => {
            let open = ToEngine::Open {
                id: id.to_owned(),
                saved: Box::new(saved),
                moment,
            };
            line::ask(&open, move |said| host.hear(session, said));
        }
        Err(reason) => session.fault.set(Some(reason)),
    }
    session
}

impl Host {
    fn carry_out(self, command: Command) {
        match command {
            Command::Play(action) => self.wish(Wish::Play(action)),
            Command::TakeBack => self.wish(Wish::TakeBack),
            Command::Look(moment) => self.wish(Wish::Look(moment)),
            Command::Uncover(seat) => self.wish(Wish::Uncover(seat)),
            Command::Rematch => self.wish(Wish::Again(browser::seed())),
            // In the page there is nobody to talk to, and everybody already sits.
            Command::Say(_) | Command::Ask(_) => {}
        }
    }

    fn wish(self, wish: Wish) {
        // A timer may call after the table was left: then there is nothing to wish.
        if let Some(id) = self.id.try_get_value() {
            line::tell(&ToEngine::At { id, wish });
        }
    }

    fn hear(self, session: Session, said: FromEngine) {
        let Some(own) = self.id.try_get_value() else {
            return;
        };
        match said {
            FromEngine::At { id, news } if id == own => self.learn(session, news),
            FromEngine::NotOpened { id, reason } if id == own => session.fault.set(Some(reason)),
            FromEngine::Begun(saved) => go_to_new_table(*saved),
            FromEngine::NotBegun(reason) => app().tell(reason),
            _ => {}
        }
    }

    fn learn(self, session: Session, news: News) {
        match news {
            News::Scene(scene, told) => {
                session.notice.set(None);
                session.show(*scene, told);
            }
            News::Keep(saved) => {
                if !self.id.with_value(|id| store::keep(id, *saved)) {
                    session.notice.set(Some(Message::new("web.table.not-kept")));
                }
            }
            News::Refused(reason) => session.refuse(reason),
            News::Foreseen(action, outlook) => session.foreseen(action, outlook),
            News::Asks(riddle) => self.ask_bot(*riddle),
        }
    }

    fn ask_bot(self, mut riddle: Riddle) {
        riddle.seed = browser::seed();
        self.bots.update_value(|bots| {
            if bots.is_none() {
                let hear = move |said| {
                    if let FromEngine::Solved(solved) = said {
                        self.bot_has_decided(solved);
                    }
                };
                *bots = EngineLine::start(hear).ok();
            }
            match bots {
                Some(bots) => bots.say(&ToEngine::Solve(Box::new(riddle))),
                None => app().tell(Message::new("web.table.no-worker")),
            }
        });
    }

    fn bot_has_decided(self, solved: Solved) {
        let pace = if app().moves_things() {
            PACE
        } else {
            Duration::ZERO
        };
        set_timeout(move || self.wish(Wish::BotMove(solved)), pace);
    }
}

/// Begins a game and opens its table.
pub fn begin(new: NewGame) {
    open_new(&ToEngine::Begin(Box::new(new)));
}

/// Makes a table of a journal from elsewhere and opens it.
pub fn adopt(saved: Saved) {
    open_new(&ToEngine::Adopt(Box::new(saved)));
}

fn open_new(asked: &ToEngine) {
    line::ask(asked, |said| match said {
        FromEngine::Begun(saved) => go_to_new_table(*saved),
        FromEngine::NotBegun(reason) => app().tell(reason),
        _ => {}
    });
}

fn go_to_new_table(saved: Saved) {
    let id = browser::new_id();
    if store::keep(&id, saved) {
        app().go(&Route::here(&id));
    } else {
        app().tell(Message::new("web.table.not-kept"));
    }
}
