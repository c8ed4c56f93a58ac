//! A table in this page as a [`Session`]: carries commands out, keeps the game, and lets the bots move.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::app::app;
use crate::browser;
use crate::local::game::{LocalGame, OpenError};
use crate::local::store;
use crate::local::thinker::{Answer, Riddle, Thinker};
use crate::route::Route;
use crate::session::{Command, Line, Session};

/// A bot's move stays unseen until this long after the last one, so that a person can follow. Without animations there is nothing to follow.
const PACE: Duration = Duration::from_millis(420);

/// The table behind the session.
#[derive(Clone, Copy)]
struct Host {
    id: StoredValue<String>,
    game: StoredValue<LocalGame>,
    /// The moment that is looked at; none: now.
    moment: StoredValue<Option<usize>>,
    /// Hot seat: who said that they are there.
    uncovered: StoredValue<Option<Seat>>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    ready: StoredValue<bool>,
    /// The number of the last riddle: an answer to an earlier one comes too late.
    ticket: StoredValue<u32>,
}

/// Opens a kept game.
///
/// # Errors
/// If it cannot be opened.
pub fn open(id: &str, moment: Option<usize>) -> Result<Session, OpenError> {
    let game = store::open(id)?;
    let host = Host {
        id: StoredValue::new(id.to_owned()),
        game: StoredValue::new(game),
        moment: StoredValue::new(moment),
        uncovered: StoredValue::new(None),
        thinker: StoredValue::new_local(None),
        ready: StoredValue::new(false),
        ticket: StoredValue::new(0),
    };
    let session = Session::new(
        Line::Local,
        move |session, command| host.carry_out(session, command),
        move |action| host.game.with_value(|game| game.preview(game.eye()?, action)),
    );
    let has_bots = host
        .game
        .with_value(|game| game.state().seats().iter().any(|seat| game.bot(seat).is_some()));
    if has_bots {
        let thinker = Thinker::start(
            move || {
                host.ready.try_set_value(true);
                host.let_bots_move(session);
            },
            move |answer| host.answered(session, answer),
        );
        match thinker {
            Ok(thinker) => host.thinker.set_value(Some(thinker)),
            Err(_) => session.notice.set(Some(Message::new("web.table.no-worker"))),
        }
    }
    // A reader of a replayed game may come by a link: the eyes open where they were closed.
    host.show(session);
    Ok(session)
}

impl Host {
    fn carry_out(self, session: Session, command: Command) {
        match command {
            Command::Play(action) => self.play(session, &action),
            Command::TakeBack => {
                let mut taken = false;
                self.game.update_value(|game| taken = game.take_back());
                if taken {
                    self.ticket.update_value(|ticket| *ticket += 1);
                    self.keep(session);
                    self.show(session);
                    self.let_bots_move(session);
                }
            }
            Command::Look(moment) => {
                let latest = self.game.with_value(LocalGame::number);
                self.moment.set_value(moment.filter(|moment| *moment < latest));
                self.show(session);
                self.let_bots_move(session);
            }
            Command::Uncover(seat) => {
                self.uncovered.set_value(Some(seat));
                self.show(session);
            }
            Command::Rematch => {
                let again = self.game.with_value(|game| game.again(browser::seed()));
                let started = again.and_then(|(order, players)| {
                    let entry = self
                        .game
                        .with_value(|game| signoria_catalog::find(game.state().game()))?;
                    LocalGame::start(entry, &order, players).ok()
                });
                if let Some(game) = started {
                    go_to_new_table(&game);
                }
            }
            // In the page there is nobody to talk to, and everybody already sits.
            Command::Say(_) | Command::Ask(_) => {}
        }
    }

    fn play(self, session: Session, action: &str) {
        let mut outcome = Ok(());
        self.game.update_value(|game| {
            if let Some(seat) = game.eye() {
                outcome = game.play(seat, action);
            }
        });
        match outcome {
            Ok(()) => {
                session.notice.set(None);
                self.keep(session);
                self.show(session);
                self.let_bots_move(session);
            }
            Err(fault) => session.notice.set(Some(fault.message())),
        }
    }

    fn keep(self, session: Session) {
        let kept = self
            .game
            .with_value(|game| self.id.with_value(|id| store::keep(id, game)));
        if !kept {
            session.notice.set(Some(Message::new("web.table.not-kept")));
        }
    }

    fn show(self, session: Session) {
        let scene = self.game.with_value(|game| {
            let latest = game.number();
            let eye = game.eye();
            let past = self.moment.get_value().and_then(|moment| game.at(moment));
            let mut scene = past.as_ref().unwrap_or(game).scene(eye, latest);
            if game.is_hot_seat() && !scene.over && eye != self.uncovered.get_value() {
                scene.curtain = eye;
                if eye.is_some() {
                    // What is not drawn cannot be seen by who sits down too early.
                    let covered = past.as_ref().unwrap_or(game).scene(None, latest);
                    scene.view = covered.view;
                    scene.panels = covered.panels;
                    scene.log = covered.log;
                    scene.prompt = None;
                }
            }
            scene
        });
        session.scene.set(Some(scene));
    }

    fn let_bots_move(self, _: Session) {
        // A timer or a worker may call after the table was left: then there is nothing to do.
        if !self.ready.try_get_value().unwrap_or(false) || self.moment.get_value().is_some() {
            return;
        }
        self.ticket.update_value(|ticket| *ticket += 1);
        let ticket = self.ticket.get_value();
        let riddle = self.game.with_value(|game| {
            let (seat, bot) = game.bot_to_move()?;
            Some(Riddle {
                ticket,
                game: game.state().game().into(),
                state: game.state().state(),
                seat,
                bot: bot.into(),
                seed: browser::seed(),
            })
        });
        if let Some(riddle) = riddle {
            self.thinker.with_value(|thinker| {
                if let Some(thinker) = thinker {
                    thinker.ask(&riddle);
                }
            });
        }
    }

    fn answered(self, session: Session, answer: Answer) {
        let pace = if app().moves_things() {
            PACE
        } else {
            Duration::ZERO
        };
        set_timeout(
            move || {
                if self.ticket.try_get_value() != Some(answer.ticket) || self.moment.get_value().is_some() {
                    return;
                }
                let Some(action) = &answer.action else {
                    session.notice.set(Some(Message::new("web.table.bot-stuck")));
                    return;
                };
                let mut outcome = Ok(());
                self.game.update_value(|game| {
                    if let Some((seat, _)) = game.bot_to_move() {
                        outcome = game.play(seat, action);
                    }
                });
                if let Err(fault) = outcome {
                    session.notice.set(Some(fault.message()));
                    return;
                }
                self.keep(session);
                self.show(session);
                self.let_bots_move(session);
            },
            pace,
        );
    }
}

/// Keeps a new game and opens its table.
pub fn go_to_new_table(game: &LocalGame) {
    let id = browser::new_id();
    if store::keep(&id, game) {
        app().go(&Route::here(&id));
    } else {
        app().tell(Message::new("web.table.not-kept"));
    }
}
