//! Handles messages from a table, and decides what of them is shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{self, ByeReason, FromServer, LogLine, Mark, Replay, Snapshot};

use crate::browser;
use crate::motion;
use crate::scene::Scene;
use crate::session::{Eyes, Hint, Logged, Present, Session};

impl Session {
    /// A message from the table.
    pub fn hear(self, message: FromServer) {
        match message {
            FromServer::Snapshot(snapshot) => self.hear_snapshot(*snapshot),
            FromServer::Update(update) => self.hear_update(*update),
            FromServer::Preview { key, outlook } => self.hear_preview(&key, outlook),
            FromServer::Hint { number, advice } => self.hear_hint(number, advice),
            FromServer::Refused { key, problem } => {
                self.busy.set(false);
                // Whatever has no key was no command: a hint that was asked for too often does not come.
                if key.is_none() && self.hint.with_untracked(|hint| *hint == Some(Hint::Awaited)) {
                    self.hint.set(None);
                }
                self.notice.set(Some(problem.message));
            }
            FromServer::Chat(line) => self.talk.update(|talk| talk.push(line)),
            FromServer::Presence(presence) => {
                self.present.update_value(|present| {
                    if let Some(present) = present {
                        present.scene.presence = presence.clone();
                    }
                });
                self.scene.update(|scene| {
                    if let Some(scene) = scene {
                        scene.presence = presence;
                    }
                });
            }
            FromServer::Announced { text } => {
                let told = Message::new("web.remote.announced").with("text", text);
                self.notice.set(Some(told));
            }
            FromServer::Bye {
                reason: ByeReason::Gone,
            } => self.fault.set(Some(Message::new("server.problem.no-table"))),
            FromServer::Bye {
                reason: ByeReason::Version,
            } => self.notice.set(Some(Message::new("web.remote.version"))),
            FromServer::Bye { .. }
            | FromServer::Accepted { .. }
            | FromServer::Thinking { .. }
            | FromServer::Pong => {}
        }
    }

    fn hear_snapshot(self, snapshot: Snapshot) {
        self.talk.set(snapshot.chat);
        self.forget_counsel();
        let known = self
            .present
            .try_update_value(Option::take)
            .flatten()
            .map(|present| present.log)
            .unwrap_or_default();
        let log = self.numbered(known, snapshot.log);
        let scene = Scene {
            moves: snapshot.table.moves,
            table: snapshot.table,
            position: snapshot.position,
            presence: snapshot.presence,
            heard_at: browser::now(),
        };
        let is_first = self.scene.with_untracked(Option::is_none);
        self.present.set_value(Some(Present {
            number: snapshot.number,
            scene,
            log,
            marks: snapshot.marks,
        }));
        // A link to a moment: only now is it known through whose eyes it is looked at.
        let moment = self.moment.get_value();
        self.show();
        if is_first && moment.is_some() {
            self.look(moment);
        }
    }

    fn hear_update(self, mut update: wire::Update) {
        let is_next = self.present.with_value(|present| {
            let present = present.as_ref();
            present.is_some_and(|present| present.number + 1 == update.number)
        });
        if !is_next {
            return self.hello();
        }
        let before = self
            .present
            .try_update_value(|present| present.as_mut()?.scene.position.take());
        let Ok(position) = update.position_after(before.flatten()) else {
            return self.hello();
        };
        let lines = self.numbered(Vec::new(), update.lines);
        self.forget_counsel();
        self.present.update_value(|present| {
            if let Some(present) = present {
                present.number = update.number;
                present.scene.moves = update.table.moves;
                present.scene.table = update.table;
                present.scene.position = position;
                present.scene.heard_at = browser::now();
                present.log.extend(lines);
                present.marks.extend(update.mark);
            }
        });
        self.show();
    }

    /// The game has gone on: what was advised may be about another position.
    fn forget_counsel(self) {
        if self.insight.with_untracked(|insight| insight.counsel.is_some()) {
            self.insight.update(|insight| insight.counsel = None);
        }
    }

    /// Lines with their numbers. Those that are the same as before, from the first, keep theirs, and are not drawn again.
    fn numbered(self, known: Vec<Arc<Logged>>, lines: Vec<LogLine>) -> Vec<Arc<Logged>> {
        let same = known
            .iter()
            .zip(&lines)
            .take_while(|(known, line)| known.line == **line)
            .count();
        let fresh = lines.into_iter().skip(same).map(|line| {
            self.serial.update_value(|serial| *serial += 1);
            let serial = self.serial.get_value();
            Arc::new(Logged { serial, line })
        });
        let fresh: Vec<_> = fresh.collect();
        known.into_iter().take(same).chain(fresh).collect()
    }

    /// Shows what was heard. While somebody looks at an earlier moment, they only see that the game goes on.
    fn show(self) {
        let Some(table) = self
            .present
            .with_value(|present| present.as_ref().map(|present| present.scene.table.clone()))
        else {
            return;
        };
        // A moment that was taken back no longer exists.
        let end = match self.eyes.get_untracked() {
            Eyes::Own => table.moves,
            Eyes::Of(_) => table.moves + 1,
        };
        self.moment
            .update_value(|moment| *moment = moment.filter(|moment| *moment < end));
        let looks_back = self.moment.get_value().is_some() && self.scene.with_untracked(Option::is_some);
        if looks_back {
            self.busy.set(false);
            self.scene.update(|scene| {
                if let Some(scene) = scene {
                    scene.table = table;
                }
            });
        } else {
            self.show_present();
        }
    }

    pub(super) fn show_present(self) {
        let present = self.present.with_value(|present| {
            let present = present.as_ref()?;
            Some((present.scene.clone(), present.log.clone(), present.marks.clone()))
        });
        if let Some((scene, log, marks)) = present {
            self.put_on_screen(scene, log, marks);
        }
    }

    /// The table as it was at a moment, or why that cannot be shown.
    pub fn hear_replay(self, replay: Result<Replay, Message>) {
        let replay = match replay {
            Ok(replay) => replay,
            Err(reason) => {
                self.moment.try_set_value(None);
                self.notice.try_set(Some(reason));
                return;
            }
        };
        // Meanwhile another moment may be wanted, or the table may have been left.
        if self.moment.try_get_value() != Some(Some(replay.moves)) {
            return;
        }
        let known = self.present.with_value(|present| {
            let present = present.as_ref()?;
            let lines = present.log.iter();
            let lines = lines.filter(|logged| logged.line.moves <= replay.moves);
            Some((present.scene.clone(), lines.cloned().collect::<Vec<_>>()))
        });
        let Some((present, own_log)) = known else {
            return;
        };
        let (own, seen_by) = (present.eye(), replay.position.seat);
        // Or other eyes are wanted by now.
        if seen_by != self.eye(own) {
            return;
        }
        let log = if seen_by == own {
            own_log
        } else {
            self.heard_by_other(replay.log)
        };
        let scene = Scene {
            table: replay.table,
            position: Some(replay.position),
            moves: replay.moves,
            ..present
        };
        self.put_on_screen(scene, log, replay.marks);
    }

    /// The log that another has heard so far. Lines keep their numbers from one moment to the next.
    fn heard_by_other(self, lines: Vec<LogLine>) -> Vec<Arc<Logged>> {
        let longest = self.log_of_other.get_value();
        let log = self.numbered(longest.clone(), lines);
        if log.len() > longest.len() {
            self.log_of_other.set_value(log.clone());
        }
        log
    }

    /// Previews are no longer valid.
    fn put_on_screen(self, scene: Scene, log: Vec<Arc<Logged>>, marks: Vec<Mark>) {
        self.outlooks.update(BTreeMap::clear);
        // Where others decide at the same time the question stays, and so does advice about it.
        let is_same = self.scene.with_untracked(|shown| {
            shown
                .as_ref()
                .is_some_and(|shown| is_same_question(shown, &scene))
        });
        let is_awaited = self.hint.with_untracked(|hint| *hint == Some(Hint::Awaited));
        if !is_same || is_awaited {
            let left = self.hint.with_untracked(|hint| hint.as_ref()?.after(&scene));
            self.hint.set(left);
        }
        self.busy.set(false);
        self.log.maybe_update(|shown| {
            let ends = |log: &Vec<Arc<Logged>>| (log.len(), log.last().map(|logged| logged.serial));
            let is_changed = ends(shown) != ends(&log);
            *shown = log;
            is_changed
        });
        self.marks.maybe_update(|shown| {
            let is_changed = *shown != marks;
            *shown = marks;
            is_changed
        });
        self.scene.set(Some(scene));
        if is_same && is_awaited {
            self.ask_hint();
        }
        motion::follow();
    }
}

/// Whether the same answers are asked for.
fn is_same_question(one: &Scene, other: &Scene) -> bool {
    let actions = |scene: &Scene| -> Option<Vec<String>> {
        let choices = scene.prompt()?.actions.iter();
        Some(choices.map(|choice| choice.action.clone()).collect())
    };
    let asked = actions(one);
    asked.is_some() && asked == actions(other)
}
