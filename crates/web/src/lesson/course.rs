//! The course of a lesson: which step it is at, what was played, and whether the learner has gone another way.
//!
//! The page leads: it opens the table at a position, plays the others' part of the script, and looks at what the learner does. The table itself is one
//! like any other, in the engine's worker.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Journal, Message, Seat};
use signoria_table::wire::FromClient;
use signoria_table::{BotLevel, Command};
use signoria_words::lesson::{Said, Script, Station, Step, Talk};

use crate::app::{app, fades};
use crate::lesson::card::Card;
use crate::lesson::kept::Kept;
use crate::local::saved::{Player, Saved};
use crate::local::talk::{FromEngine, ToEngine};
use crate::local::{here, line};
use crate::scene::{Scene, bot_name, verb_of};
use crate::session::{Host, Line, Session};
use crate::table::{Desk, Place, seated};
use crate::words::t;

/// How long a move that the guide shows stands before the next: long enough to look from the card to the board and back, whatever the speed of the table.
const SLOWLY: Duration = Duration::from_millis(1300);

/// Somebody acts for the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Acting {
    /// The guide shows how it is done. Then the table is as it was after that many actions, and the learner does the same.
    Showing { from: usize },
    /// The learner does without this task.
    Skipping,
}

/// The course of a lesson. Copying it is free.
#[derive(Clone, Copy)]
pub struct Course {
    /// The table.
    pub session: Session,
    /// The step it is at.
    pub step: RwSignal<usize>,
    /// The action with which the learner went another way, while nothing was taken back.
    pub strayed: RwSignal<Option<String>>,
    /// How many actions were played on the way of the lesson.
    pub reached: RwSignal<usize>,
    game: StoredValue<String>,
    script: StoredValue<Arc<Script>>,
    talk: RwSignal<Option<Arc<Talk>>>,
    line: StoredValue<Journal>,
    /// What was played on the way: the line of the script, with the learner's own choices where they are free.
    played: StoredValue<Vec<String>>,
    /// What the learner last asked the table to do.
    asked: StoredValue<Option<String>>,
    /// The step that was read: the others may go on.
    is_read: RwSignal<Option<usize>>,
    acting: RwSignal<Option<Acting>>,
    /// The step whose task the guide has shown.
    was_shown: RwSignal<Option<usize>>,
    /// Whether a requested position has not arrived yet.
    is_turning: StoredValue<bool>,
    was_done: StoredValue<bool>,
}

/// The way to the table in the worker.
struct Taught {
    id: String,
    asked: StoredValue<Option<String>>,
}

impl Host for Taught {
    fn say(&self, message: &FromClient) {
        if let FromClient::Do {
            command: Command::Play { action, .. },
            ..
        } = message
        {
            self.asked.set_value(Some(action.clone()));
        }
        let id = self.id.clone();
        let message = message.clone();
        line::tell(&ToEngine::Say { id, message });
    }

    fn replay(&self, moves: u32, seat: Option<Seat>) {
        let id = self.id.clone();
        line::tell(&ToEngine::Replay { id, moves, seat });
    }

    fn rematch(&self) {}

    fn branch(&self, moves: u32) {
        let id = self.id.clone();
        line::tell(&ToEngine::Branch { id, moves });
    }
}

/// The table of a lesson with its guide.
pub fn table(game: String, script: Arc<Script>, talk: RwSignal<Option<Arc<Talk>>>) -> AnyView {
    let Ok(line) = Journal::from_text(&script.journal) else {
        // The bundler has read it too.
        return ().into_any();
    };
    let course = Course::new(&game, script, talk, line);
    let desk = Desk::new(course.session);
    desk.taught.set(true);
    course.begin();
    view! {
        <Card course desk />
        {seated(desk, Place::Lesson(game))}
    }
    .into_any()
}

impl Course {
    fn new(game: &str, script: Arc<Script>, talk: RwSignal<Option<Arc<Talk>>>, line: Journal) -> Self {
        let kept = Kept::of(game);
        let was_done = kept.as_ref().is_some_and(|kept| kept.done);
        // A finished lesson begins again.
        let kept = kept.filter(|kept| kept.step + 1 < kept.steps && kept.fits(&script, &line));
        let first = script.steps.first().map_or(0, |step| step.from);
        let before = line.actions.iter().take(first).map(|entry| entry.action.clone());
        let (step, played) = match kept {
            Some(kept) => (kept.step, kept.played),
            None => (0, before.collect()),
        };
        let asked = StoredValue::new(None);
        let session = Session::new(Line::Local, None);
        session.attach(Taught {
            id: game.into(),
            asked,
        });
        fades(session.notice);
        Self {
            session,
            step: RwSignal::new(step),
            strayed: RwSignal::new(None),
            reached: RwSignal::new(played.len()),
            game: StoredValue::new(game.into()),
            script: StoredValue::new(script),
            talk,
            line: StoredValue::new(line),
            played: StoredValue::new(played),
            asked,
            is_read: RwSignal::new(None),
            acting: RwSignal::new(None),
            was_shown: RwSignal::new(None),
            is_turning: StoredValue::new(true),
            was_done: StoredValue::new(was_done),
        }
    }

    /// Opens the table and follows what happens there.
    fn begin(self) {
        let open = self.position();
        line::ask(&open, move |said| {
            if self.session.is_there() {
                self.hear(said);
            }
        });
        let session = self.session;
        let moves = Memo::new(move |_| {
            session
                .scene
                .with(|scene| scene.as_ref().map(|scene| scene.table.moves as usize))
        });
        Effect::new(move || {
            if let Some(moves) = moves.get() {
                untrack(|| self.follow(moves));
            }
        });
        Effect::new(move || {
            self.reached.track();
            self.is_read.track();
            self.step.track();
            if self.strayed.with(Option::is_none) && self.acting.with(Option::is_none) {
                untrack(|| self.go_on());
            }
        });
        Effect::new(move || {
            self.reached.track();
            if let Some(acting) = self.acting.get() {
                untrack(|| self.act_for_learner(acting));
            }
        });
        Effect::new(move || self.keep(self.step.get()));
    }

    fn hear(self, said: FromEngine) {
        let own = self.game.get_value();
        match said {
            FromEngine::Said { id, message } if id == own => self.session.hear(message),
            FromEngine::Replayed { id, replay } if id == own => {
                self.session.hear_replay(replay.map(|replay| *replay));
            }
            FromEngine::NotOpened { id, reason } if id == own => self.session.fault.set(Some(reason)),
            FromEngine::Keep { .. } => {}
            other => here::hear_of_new_table(other),
        }
    }

    /// Asks for the table as it was after what was played so far.
    fn position(self) -> ToEngine {
        let played = self.played.get_value();
        let mut journal = self.line.get_value();
        journal.actions.truncate(played.len());
        for (entry, action) in journal.actions.iter_mut().zip(played) {
            entry.action = action;
        }
        journal.checksum = None;
        let own = self.script.with_value(|script| usize::from(script.seat));
        let own_name = Some(app().own_name()).filter(|name| !name.is_empty());
        let player = |seat: usize| match seat == own {
            true => Player {
                name: own_name.clone().unwrap_or_else(|| t("web.player.one")),
                bot: None,
            },
            false => Player {
                name: bot_name(seat).into(),
                bot: Some(BotLevel::Apprentice),
            },
        };
        ToEngine::Teach {
            id: self.game.get_value(),
            saved: Box::new(Saved {
                game: journal.game.clone(),
                players: (0..journal.seats.count()).map(player).collect(),
                journal: journal.to_text(),
                over: false,
                touched: 0,
                borrowed: false,
                glance: None,
            }),
        }
    }

    /// The table has come to that many actions.
    fn follow(self, moves: usize) {
        let known = self.played.with_value(Vec::len);
        if self.is_turning.get_value() {
            self.is_turning.set_value(moves != known);
            return;
        }
        if moves <= known {
            self.cut(moves);
            return;
        }
        if moves > known + 1 || self.strayed.with_untracked(Option::is_some) {
            return;
        }
        let asked = self.asked.try_update_value(Option::take).flatten();
        let entry = self.line.with_value(|line| line.actions.get(known).cloned());
        let Some(entry) = entry else {
            self.stray(asked);
            return;
        };
        let is_own = self
            .script
            .with_value(|script| entry.seat.index() == usize::from(script.seat));
        let action = asked.filter(|_| is_own).unwrap_or_else(|| entry.action.clone());
        if self.at(|step| step.accepts(&entry.action, &action)) {
            self.played.update_value(|played| played.push(action));
            self.reached.set(known + 1);
        } else {
            self.stray(Some(action));
        }
    }

    fn stray(self, action: Option<String>) {
        self.acting.set(None);
        self.strayed.set(action);
    }

    fn reach(self, moves: usize) {
        if self.reached.get_untracked() != moves {
            self.reached.set(moves);
        }
    }

    /// Takes back everything that was played after a moment.
    fn cut(self, moves: usize) {
        self.played.update_value(|played| played.truncate(moves));
        self.acting.set(None);
        self.strayed.set(None);
        self.reach(moves);
        let step = self.step.get_untracked();
        if self.at(|step| step.from > moves) {
            let earlier = self.script.with_value(|script| {
                let earlier = script.steps[..step].iter();
                earlier.rev().position(|step| step.from <= moves)
            });
            self.is_read.set(None);
            self.step.set(earlier.map_or(0, |back| step - 1 - back));
        }
    }

    /// The others do their part, and what is over makes way for the next step.
    fn go_on(self) {
        let (step, reached) = (self.step.get_untracked(), self.reached.get_untracked());
        let (own_until, until, is_task) = self.at(|step| (step.from + step.own, step.until, step.is_task()));
        if reached < own_until || !(is_task || self.is_read.get_untracked() == Some(step)) {
            return;
        }
        if reached >= until {
            let last = self
                .script
                .with_value(|script| script.steps.len().saturating_sub(1));
            self.is_read.set(None);
            self.step.set((step + 1).min(last));
            return;
        }
        let act = move || {
            // The lesson may have been left meanwhile, or gone back.
            if self.reached.try_get_untracked() == Some(reached)
                && self.step.try_get_untracked() == Some(step)
                && let Some(entry) = self.line.with_value(|line| line.actions.get(reached).cloned())
            {
                line::tell(&ToEngine::Script {
                    id: self.game.get_value(),
                    moves: reached,
                    seat: entry.seat,
                    action: entry.action,
                });
            }
        };
        set_timeout(act, app().pace());
    }

    fn keep(self, step: usize) {
        let steps = self.count();
        let done = self.was_done.get_value() || step + 1 == steps;
        self.was_done.set_value(done);
        let from = self.script.with_value(|script| script.steps[step].from);
        let mut played = self.played.get_value();
        played.truncate(from);
        let kept = Kept {
            step,
            steps,
            played,
            done,
        };
        self.game.with_value(|game| kept.keep(game));
    }

    /// Shows the table as it was when a step began.
    fn turn_to(self, step: usize) {
        let from = self.script.with_value(|script| script.steps[step].from);
        self.is_read.set(None);
        self.strayed.set(None);
        self.step.set(step);
        self.return_to(from);
    }

    /// Shows the table as it was after that many actions.
    fn return_to(self, moves: usize) {
        let shown = self
            .session
            .scene
            .with_untracked(|scene| scene.as_ref().map(|scene| scene.table.moves as usize));
        self.acting.set(None);
        self.played.update_value(|played| played.truncate(moves));
        self.reach(moves);
        if shown != Some(moves) {
            self.is_turning.set_value(true);
            line::tell(&self.position());
        }
    }

    /// The next action in the learner's place, or the end of it.
    fn act_for_learner(self, acting: Acting) {
        let reached = self.reached.get_untracked();
        let next = move || {
            // Meanwhile the lesson may have been left, or the learner wants to act after all.
            let is_same = self.acting.try_get_untracked() == Some(Some(acting))
                && self.reached.try_get_untracked() == Some(reached);
            if !is_same {
                return;
            }
            match (untrack(|| self.wanted()), acting) {
                (Some(wanted), _) => self.session.play(wanted),
                (None, Acting::Showing { .. }) => self.stop_showing(),
                (None, Acting::Skipping) => self.acting.set(None),
            }
        };
        let pause = match acting {
            Acting::Showing { .. } => SLOWLY.max(app().pace()),
            Acting::Skipping => Duration::ZERO,
        };
        set_timeout(next, pause);
    }

    /// The game.
    pub fn game(self) -> String {
        self.game.get_value()
    }

    /// Whether there is nothing to go back to.
    pub fn is_at_start(self) -> bool {
        self.step.get() == 0 && self.at(|step| step.from == self.reached.get())
    }

    /// How far it is, as a word: the step, and how many actions were played. What is lit carries it, since the light follows the card a moment later.
    pub fn moment(self) -> String {
        format!("{}.{}", self.step.get(), self.reached.get())
    }

    /// How many steps there are.
    pub fn count(self) -> usize {
        self.script.with_value(|script| script.steps.len())
    }

    /// Something of the step it is at.
    pub fn at<T>(self, read: impl FnOnce(&Step) -> T) -> T {
        let step = self.step.get();
        self.script.with_value(|script| read(&script.steps[step]))
    }

    /// What opened the place in which the step before showed something.
    pub fn opened_before(self) -> Option<String> {
        let before = self.step.get().checked_sub(1)?;
        self.script
            .with_value(|script| script.steps[before].opens.clone())
    }

    /// What is said at this step.
    pub fn said<T: Default>(self, read: impl FnOnce(&Said) -> T) -> T {
        let id = self.at(|step| step.id.clone());
        self.talk.with(|talk| {
            let said = talk.as_ref().and_then(|talk| talk.steps.get(&id));
            said.map(read).unwrap_or_default()
        })
    }

    /// What the learner is to do next; none where there is something to read, or the others act.
    pub fn wanted(self) -> Option<String> {
        let reached = self.reached.get();
        let is_asked = self.at(|step| (step.from..step.from + step.own).contains(&reached));
        let entry = self.line.with_value(|line| line.actions.get(reached).cloned());
        let wanted = entry.filter(|_| is_asked)?.action;
        // Where the choice is free, the scripted action may no longer be available.
        let is_free = self.at(|step| step.free.iter().any(|free| free == verb_of(&wanted)));
        let offered = self.session.scene.with(|scene| {
            let actions = &scene.as_ref().and_then(Scene::prompt)?.actions;
            let same = |action: &&str| verb_of(action) == verb_of(&wanted);
            let offered: Vec<&str> = actions.iter().map(|choice| choice.action.as_str()).collect();
            let exact = offered.iter().find(|action| **action == wanted).copied();
            exact
                .or_else(|| offered.into_iter().find(same).filter(|_| is_free))
                .map(String::from)
        });
        offered.or(Some(wanted))
    }

    /// Whether the learner has done a part of what this step asks for.
    pub fn is_begun(self) -> bool {
        let reached = self.reached.get();
        self.at(|step| reached > step.from) && self.wanted().is_some()
    }

    /// Whether the action that is wanted may be another one of its kind.
    pub fn is_free(self, wanted: &str) -> bool {
        self.at(|step| step.free.iter().any(|free| free == verb_of(wanted)))
    }

    /// Whether this is the end.
    pub fn is_over(self) -> bool {
        self.step.get() + 1 == self.count()
    }

    /// Whether this step was read, and the others act.
    pub fn is_read(self) -> bool {
        self.is_read.get() == Some(self.step.get())
    }

    /// What was to be read has been read.
    pub fn read_on(self) {
        self.is_read.set(Some(self.step.get_untracked()));
    }

    /// The guide shows slowly how the task is done, and then asks for it again.
    pub fn show(self) {
        let from = self.reached.get_untracked();
        self.acting.set(Some(Acting::Showing { from }));
    }

    /// Whether the guide shows how it is done.
    pub fn is_showing(self) -> bool {
        matches!(self.acting.get(), Some(Acting::Showing { .. }))
    }

    /// Whether the guide has shown what is to be done at this step.
    pub fn was_shown(self) -> bool {
        self.was_shown.get() == Some(self.step.get())
    }

    /// It is the learner's turn again, at the table as it was.
    pub fn stop_showing(self) {
        if let Some(Acting::Showing { from }) = self.acting.get_untracked() {
            self.was_shown.set(Some(self.step.get_untracked()));
            self.return_to(from);
        }
    }

    /// Does without the task: what is wanted is played, and the lesson goes on.
    pub fn skip(self) {
        self.acting.set(Some(Acting::Skipping));
    }

    /// The stations of the lesson, and the number of the one it is at.
    pub fn stations(self) -> (Vec<Station>, usize) {
        let stations = self
            .talk
            .with(|talk| talk.as_ref().map(|talk| talk.stations.clone()));
        let stations = stations.unwrap_or_default();
        let step = self.step.get();
        let is_begun = |station: &Station| {
            self.script.with_value(|script| {
                let begins = script.steps.iter().position(|other| other.id == station.step);
                begins.is_some_and(|begins| begins <= step)
            })
        };
        let at = stations.iter().rposition(is_begun).unwrap_or(0);
        (stations, at)
    }

    /// From where to where a piece is to go now, as selectors of the page. The last of several answers to a task, such as how many servants come along, moves nothing.
    pub fn way(self) -> Option<(String, String)> {
        self.wanted()?;
        let reached = self.reached.get();
        self.at(|step| match step.way.as_slice() {
            [from, to] if step.from + step.own > reached + 1 || step.own == 1 => {
                Some((from.clone(), to.clone()))
            }
            _ => None,
        })
    }

    /// Goes back to the step before; or to the beginning of this one, if something was done in it.
    pub fn back(self) {
        let step = self.step.get_untracked();
        let from = self.script.with_value(|script| script.steps[step].from);
        let is_at_its_beginning = self.reached.get_untracked() == from;
        self.turn_to(if is_at_its_beginning {
            step.saturating_sub(1)
        } else {
            step
        });
    }

    /// Takes another way back.
    pub fn take_back(self) {
        self.is_turning.set_value(true);
        self.strayed.set(None);
        line::tell(&self.position());
    }

    /// Begins again.
    pub fn restart(self) {
        self.turn_to(0);
    }

    /// From here on it is an ordinary game against apprentices.
    pub fn play_alone(self) {
        self.session.branch();
    }

    /// The result of the other move, in the words of the log.
    pub fn came_of_it(self) -> Vec<Message> {
        let reached = self.reached.get();
        self.session.log.with(|log| {
            let later = log.iter().filter(|logged| logged.line.moves as usize > reached);
            later.map(|logged| logged.line.message.clone()).collect()
        })
    }
}
