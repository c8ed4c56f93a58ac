//! A table as the screen holds it: what it shows, and where commands go.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::scene::Scene;

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

/// What is known beforehand of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// What it would bring, in the words of the log.
    Brings(Vec<Message>),
    /// The rule that forbids it.
    Forbidden(Message),
}

/// A table, whatever its source. It is a handful of signals: copying it is free.
#[derive(Clone, Copy)]
pub struct Session {
    /// What is shown; none until the table is there.
    pub scene: RwSignal<Option<Scene>>,
    /// What to tell the person once: a refusal with the rule that forbids it, a fault.
    pub notice: RwSignal<Option<Message>>,
    /// The line to the server.
    pub line: RwSignal<Line>,
    /// What was said at the table.
    pub talk: RwSignal<Vec<Said>>,
    commands: StoredValue<Box<dyn Fn(Command)>, LocalStorage>,
    previews: StoredValue<Box<dyn Fn(&str) -> Option<Outlook>>, LocalStorage>,
}

impl Session {
    /// An empty session that hands its commands to `commands`, and asks `previews` what an action would bring.
    pub fn new(
        line: Line,
        commands: impl Fn(Self, Command) + 'static,
        previews: impl Fn(&str) -> Option<Outlook> + 'static,
    ) -> Self {
        let session = Self {
            scene: RwSignal::new(None),
            notice: RwSignal::new(None),
            line: RwSignal::new(line),
            talk: RwSignal::new(Vec::new()),
            commands: StoredValue::new_local(Box::new(|_| {})),
            previews: StoredValue::new_local(Box::new(previews)),
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

    /// Plays an action.
    pub fn play(self, action: impl Into<String>) {
        self.send(Command::Play(action.into()));
    }

    /// What an action would bring, or what forbids it; none where that is not known beforehand.
    #[must_use]
    pub fn preview(self, action: &str) -> Option<Outlook> {
        self.previews.with_value(|previews| previews(action))
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
