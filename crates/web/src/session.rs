//! A table as the screen holds it: what it shows, and where commands go.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Message, Outlook, Seat};

use crate::motion;
use crate::scene::{LogLine, Mark, Scene, Told};

/// What a person at the screen can ask of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Carry an action out for the seat whose eyes are shown.
    Play(String),
    /// Take the last own action back.
    TakeBack,
    /// Look at the moment after so many actions; none: the present.
    Look(Option<usize>),
    /// Hot seat: I am that seat, show me my hand.
    Uncover(Seat),
    /// Say something to the table.
    Say(String),
    /// Ask something of the table on the server: sit down, begin, give up.
    Ask(signoria_table::Command),
    /// The same again.
    Rematch,
}

/// The state of the line to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The game is in this page; there is no line.
    Local,
    /// Being set up, the first time or again.
    Connecting,
    /// Up.
    Open,
    /// Down; it will be tried again.
    Lost,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who said it.
    pub from: String,
    /// What.
    pub text: String,
}

/// A line of the log with a number that no other line ever had at this table, by which a screen knows it again.
#[derive(Debug, PartialEq)]
pub struct Logged {
    /// The number.
    pub serial: usize,
    /// The line.
    pub line: LogLine,
}

/// Asks what an action would bring.
type Foresee = Box<dyn Fn(&str)>;

/// A table, whatever its source. It is a handful of signals: copying it is free.
#[derive(Clone, Copy)]
pub struct Session {
    /// What is shown; none until the table is there.
    pub scene: RwSignal<Option<Scene>>,
    /// What has happened, oldest first. Apart from the scene, because only its end changes.
    pub log: RwSignal<Vec<Arc<Logged>>>,
    /// The scores by seat after each action that changed one.
    pub marks: RwSignal<Vec<Mark>>,
    /// What to tell the person once: a refusal with the rule that forbids it, a fault.
    pub notice: RwSignal<Option<Message>>,
    /// The line to the server.
    pub line: RwSignal<Line>,
    /// What was said at the table.
    pub talk: RwSignal<Vec<Said>>,
    /// Whether an action is on its way: until the table answers, another one would be meant for a position that is gone.
    pub busy: RwSignal<bool>,
    /// Why the table cannot be shown at all.
    pub fault: RwSignal<Option<Message>>,
    /// What is known beforehand of actions in this position, as far as it was asked.
    outlooks: RwSignal<BTreeMap<String, Option<Outlook>>>,
    /// How many lines of the log there have been.
    serial: StoredValue<usize>,
    commands: StoredValue<Box<dyn Fn(Command)>, LocalStorage>,
    foresee: StoredValue<Foresee, LocalStorage>,
}

impl Session {
    /// An empty session that hands its commands to `commands`, and asks by `foresee` what an action would bring.
    pub fn new(
        line: Line,
        commands: impl Fn(Self, Command) + 'static,
        foresee: impl Fn(&str) + 'static,
    ) -> Self {
        let session = Self {
            scene: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            marks: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            line: RwSignal::new(line),
            talk: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
            fault: RwSignal::new(None),
            outlooks: RwSignal::new(BTreeMap::new()),
            serial: StoredValue::new(0),
            commands: StoredValue::new_local(Box::new(|_| {})),
            foresee: StoredValue::new_local(Box::new(foresee)),
        };
        session
            .commands
            .set_value(Box::new(move |command| commands(session, command)));
        session
    }

    /// Asks something of the table.
    pub fn send(self, command: Command) {
        self.commands.with_value(|commands| commands(command));
    }

    /// Plays an action, unless the last one is still on its way.
    pub fn play(self, action: impl Into<String>) {
        if !self.busy.get_untracked() {
            self.busy.set(true);
            self.send(Command::Play(action.into()));
        }
    }

    /// The table refuses something and says why; it is as it was.
    pub fn refuse(self, reason: Message) {
        self.busy.set(false);
        self.notice.set(Some(reason));
    }

    /// What an action would bring, or what forbids it; none where that is not known beforehand, or not yet: whoever asks inside a view
    /// is called again when the answer is there.
    #[must_use]
    pub fn preview(self, action: &str) -> Option<Outlook> {
        self.foresight(action).flatten()
    }

    /// The same, with none for "not yet" alone.
    #[must_use]
    pub fn foresight(self, action: &str) -> Option<Option<Outlook>> {
        let known = self.outlooks.with(|outlooks| outlooks.get(action).cloned());
        if known.is_none() {
            self.foresee.with_value(|foresee| foresee(action));
        }
        known
    }

    /// The answer to what an action would bring.
    pub fn foreseen(self, action: String, outlook: Option<Outlook>) {
        self.outlooks.update(|outlooks| {
            outlooks.insert(action, outlook);
        });
    }

    /// Shows the table as it is now. What was foreseen before no longer holds.
    pub fn show(self, scene: Scene, told: Told) {
        self.outlooks.update(BTreeMap::clear);
        self.busy.set(false);
        let number = |line| {
            self.serial.update_value(|serial| *serial += 1);
            Arc::new(Logged {
                serial: self.serial.get_value(),
                line,
            })
        };
        self.log
            .maybe_update(|log| told.log.continues(log, |old, new| old.line == *new, number));
        self.marks
            .maybe_update(|marks| told.marks.continues(marks, |old, new| old == new, |mark| mark));
        self.scene.set(Some(scene));
        motion::follow();
    }

    /// What is asked now and has that answer.
    #[must_use]
    pub fn offers(self, action: &str) -> bool {
        self.scene.with(|scene| {
            scene
                .as_ref()
                .filter(|scene| scene.is_my_turn())
                .and_then(|scene| scene.prompt.as_ref())
                .is_some_and(|prompt| prompt.offers(action))
        })
    }
}
