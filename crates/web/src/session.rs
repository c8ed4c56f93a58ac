//! A table as the screen holds it: what it shows, and what can be asked of it.
//!
//! There is one of it for tables in this browser and for tables on a server: both are spoken to with the messages of
//! [`signoria_table::wire`]. Only the [`Host`] that carries them differs.

mod hearing;

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Message, Outlook, Seat};
use signoria_table::Command;
use signoria_table::wire::{Advice, ChatLine, FromClient, LogLine, Mark, TakeBack, VERSION};

use crate::browser;
use crate::local::talk::{Counsel, Verdict};
use crate::scene::{Scene, offers};

/// What carries messages to the table: the line to the engine's worker, or a socket.
pub trait Host {
    /// Carries a message to the table.
    fn say(&self, message: &FromClient);
    /// Asks how the table was after that many actions; the answer comes with [`Session::hear_replay`].
    fn replay(&self, moves: u32, seat: Option<Seat>);
    /// Asks for the same game once more, and goes there.
    fn rematch(&self);
    /// Does something about a line of chat that another said. Only on a server are there others.
    fn object(&self, _number: u64, _how: Objection) {}
    /// Asks for a copy of the game up to a moment, and goes there. Only a game in this browser can be copied.
    fn branch(&self, _moves: u32) {}
    /// Asks for an insight into a game in this browser that is over or studied; it comes with [`Session::insight`].
    fn look_into(&self, _asked: Asked) {}
}

/// The state of the line to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The table is in this browser; there is no line.
    Local,
    /// Being set up, the first time or again.
    Connecting,
    /// Up.
    Open,
    /// Down; it will be tried again.
    Lost,
}

/// What to do about a line of chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// Not hear that person any more.
    Mute,
    /// Ask whoever runs the server to look at it.
    Report,
}

/// Through whose eyes a table is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// One's own.
    #[default]
    Own,
    /// Those of a seat, or of a spectator: only in a game that is over.
    Of(Option<Seat>),
}

/// What can be asked about a game that is over or studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// What would a strong player do after that many actions?
    Advice(u32),
    /// What have the decisions cost?
    Analysis,
    /// Nothing any more.
    Nothing,
}

/// What was found out about a game that is over or studied.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Insight {
    /// What a strong player would do at a moment.
    pub counsel: Option<Counsel>,
    /// What the decisions have cost, as far as they were judged.
    pub verdicts: Vec<Arc<Verdict>>,
    /// How many actions were judged, of how many; none before that was asked.
    pub progress: Option<(u32, u32)>,
    /// Whether the bots are judging.
    pub is_judging: bool,
}

/// What a strong player would do.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// It thinks.
    Awaited,
    /// Its choices, best first.
    Given(Vec<Advice>),
}

impl Hint {
    /// What is left of it when the first step has been done and the next is asked: the same answer in the same words. None where the move went another way.
    fn after(&self, scene: &Scene) -> Option<Self> {
        let Self::Given(advice) = self else {
            return None;
        };
        let best = advice.first()?;
        let (next, further) = best.then.split_first()?;
        let is_asked = |choice: &Choice| choice.action == next.action && choice.label == next.label;
        scene.prompt()?.actions.iter().find(|choice| is_asked(choice))?;
        let left = Advice {
            action: next.action.clone(),
            then: further.to_vec(),
            ..best.clone()
        };
        Some(Self::Given(vec![left]))
    }
}

/// A line of the log with a number that no other line ever had at this table, by which a screen knows it again.
#[derive(Debug, PartialEq)]
pub struct Logged {
    /// The number.
    pub serial: usize,
    /// The line.
    pub line: LogLine,
}

/// What was last heard of the present, even while an earlier moment is shown.
struct Present {
    number: u64,
    scene: Scene,
    log: Vec<Arc<Logged>>,
    marks: Vec<Mark>,
}

/// Previews are asked one at a time: the one that is on its way, and the one to ask next.
#[derive(Clone, Default)]
struct Previews {
    asked: Option<String>,
    next: Option<String>,
}

/// A table, wherever it is. It is a handful of signals: copying it is free.
#[derive(Clone, Copy)]
pub struct Session {
    /// What is shown; none until the table is there.
    pub scene: RwSignal<Option<Scene>>,
    /// What had happened by the moment that is shown, oldest first.
    pub log: RwSignal<Vec<Arc<Logged>>>,
    /// The scores by seat after each action that changed one.
    pub marks: RwSignal<Vec<Mark>>,
    /// What to tell the person once: a refusal with the rule that forbids it, a fault.
    pub notice: RwSignal<Option<Message>>,
    /// The line to the server.
    pub line: RwSignal<Line>,
    /// What was said at the table.
    pub talk: RwSignal<Vec<ChatLine>>,
    /// Whether an action is on its way: until the table answers, another one would be meant for a position that is gone.
    pub busy: RwSignal<bool>,
    /// Why the table cannot be shown at all.
    pub fault: RwSignal<Option<Message>>,
    /// Whether the person skips ahead to their next decision.
    pub hurries: RwSignal<bool>,
    /// What a strong player would do in this position, if that was asked.
    pub hint: RwSignal<Option<Hint>>,
    /// Through whose eyes it is looked at.
    pub eyes: RwSignal<Eyes>,
    /// What was found out about it, if it is over or studied.
    pub insight: RwSignal<Insight>,
    /// What is known beforehand of actions in this position, as far as it was asked.
    outlooks: RwSignal<BTreeMap<String, Option<Outlook>>>,
    previews: StoredValue<Previews>,
    present: StoredValue<Option<Present>>,
    /// The moment that is looked at; none: now.
    moment: StoredValue<Option<u32>>,
    /// The longest log that was heard through the eyes of another.
    log_of_other: StoredValue<Vec<Arc<Logged>>>,
    /// How many lines of the log there have been.
    serial: StoredValue<usize>,
    host: StoredValue<Option<Box<dyn Host>>, LocalStorage>,
}

impl Session {
    /// A session that has heard nothing yet, to be shown at that moment.
    #[must_use]
    pub fn new(line: Line, moment: Option<u32>) -> Self {
        Self {
            scene: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            marks: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            line: RwSignal::new(line),
            talk: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
            fault: RwSignal::new(None),
            hurries: RwSignal::new(false),
            hint: RwSignal::new(None),
            eyes: RwSignal::new(Eyes::Own),
            insight: RwSignal::new(Insight::default()),
            outlooks: RwSignal::new(BTreeMap::new()),
            previews: StoredValue::new(Previews::default()),
            present: StoredValue::new(None),
            moment: StoredValue::new(moment),
            log_of_other: StoredValue::new(Vec::new()),
            serial: StoredValue::new(0),
            host: StoredValue::new_local(None),
        }
    }

    /// From now on this carries the messages.
    pub fn attach(self, host: impl Host + 'static) {
        self.host.set_value(Some(Box::new(host)));
    }

    /// Whether the table was not left meanwhile: timers and answers may come late.
    #[must_use]
    pub fn is_there(self) -> bool {
        self.moment.try_get_value().is_some()
    }

    fn with_host(self, ask: impl FnOnce(&dyn Host)) {
        self.host.with_value(|host| {
            if let Some(host) = host {
                ask(&**host);
            }
        });
    }

    fn say(self, message: &FromClient) {
        self.with_host(|host| host.say(message));
    }

    /// Asks for everything again.
    pub fn hello(self) {
        self.previews.set_value(Previews::default());
        self.greet(None);
    }

    /// Several people share this screen: the owner of that seat is there.
    pub fn uncover(self, seat: Seat) {
        self.greet(Some(seat));
    }

    fn greet(self, seat: Option<Seat>) {
        self.say(&FromClient::Hello {
            version: VERSION,
            last: None,
            seat,
        });
    }

    /// The number of the last entry that was heard of.
    fn number(self) -> u64 {
        self.present
            .with_value(|present| present.as_ref().map_or(0, |present| present.number))
    }

    /// Whether what is said now reaches the table. While the line is down it would be lost without a word, so the person is told.
    fn is_heard(self) -> bool {
        let is_down = matches!(self.line.get_untracked(), Line::Lost | Line::Connecting);
        if is_down {
            self.notice.set(Some(Message::new("web.line.not-sent")));
        }
        !is_down
    }

    /// Asks something of the table: to sit down, to begin, to take back. False when the line is down.
    pub fn ask(self, command: Command) -> bool {
        if !self.is_heard() {
            return false;
        }
        self.say(&FromClient::Do {
            number: self.number(),
            key: browser::new_id(),
            command,
        });
        true
    }

    /// Plays an action for the seat whose eyes are shown, unless the last one is still on its way.
    pub fn play(self, action: impl Into<String>) {
        let seat = self.scene.with_untracked(|scene| scene.as_ref()?.eye());
        if let Some(seat) = seat
            && !self.busy.get_untracked()
        {
            let action = action.into();
            let is_sent = self.ask(Command::Play { seat, action });
            self.busy.set(is_sent);
        }
    }

    /// Takes back one's own last action, or asks the others to agree: what the table offers.
    pub fn take_back(self) {
        let offer = self
            .scene
            .with_untracked(|scene| scene.as_ref().map(|scene| scene.table.take_back));
        if let Some(TakeBack::Free { to } | TakeBack::Ask { to }) = offer {
            self.ask(Command::TakeBack { to: Some(to) });
        }
    }

    /// Says something to everybody at the table. False when the line is down.
    pub fn chat(self, text: String) -> bool {
        let is_heard = self.is_heard();
        if is_heard {
            self.say(&FromClient::Chat { text });
        }
        is_heard
    }

    /// Does something about a line of chat.
    pub fn object(self, number: u64, how: Objection) {
        self.with_host(|host| host.object(number, how));
    }

    /// Asks for the same game once more.
    pub fn rematch(self) {
        self.with_host(|host| host.rematch());
    }

    /// Asks for a copy of the game up to the moment that is shown.
    pub fn branch(self) {
        let moves = self
            .scene
            .with_untracked(|scene| scene.as_ref().map(|scene| scene.moves));
        if let Some(moves) = moves {
            self.with_host(|host| host.branch(moves));
        }
    }

    /// Asks what a strong player would do now.
    pub fn ask_hint(self) {
        if self.hint.with_untracked(Option::is_none) {
            self.hint.set(Some(Hint::Awaited));
            self.say(&FromClient::Hint);
        }
    }

    /// The answer to that. One about an earlier position is of no use.
    fn hear_hint(self, number: u64, advice: Vec<Advice>) {
        if number == self.number() && self.hint.with_untracked(Option::is_some) {
            self.hint.set(Some(Hint::Given(advice)));
        }
    }

    /// Asks for an insight.
    pub fn look_into(self, asked: Asked) {
        // The table may be gone already when its study is put away.
        let is_judging = self.insight.try_with_untracked(|insight| insight.is_judging);
        if asked == Asked::Nothing && is_judging != Some(true) {
            return;
        }
        match asked {
            Asked::Advice(_) => {}
            Asked::Analysis => self.insight.update(|insight| {
                *insight = Insight {
                    counsel: insight.counsel.take(),
                    is_judging: true,
                    progress: Some((0, 0)),
                    ..Insight::default()
                }
            }),
            Asked::Nothing => self.insight.update(|insight| insight.is_judging = false),
        }
        self.with_host(|host| host.look_into(asked));
    }

    /// A strong player has thought about a moment.
    pub fn hear_counsel(self, counsel: Counsel) {
        self.insight.update(|insight| insight.counsel = Some(counsel));
    }

    /// A decision was judged. One that comes after the analysis was stopped does not count.
    pub fn hear_verdict(self, done: u32, total: u32, verdict: Option<Verdict>) {
        if self.insight.with_untracked(|insight| insight.is_judging) {
            self.insight.update(|insight| {
                insight.verdicts.extend(verdict.map(Arc::new));
                insight.progress = Some((done, total));
                insight.is_judging = done < total;
            });
        }
    }

    /// Shows the moment after that many actions; none, or one that is not past: the present.
    pub fn look(self, moment: Option<u32>) {
        let known = self.present.with_value(|present| {
            let scene = &present.as_ref()?.scene;
            Some((scene.table.moves, scene.eye()))
        });
        let Some((latest, own)) = known else {
            return;
        };
        let eye = self.eye(own);
        // What another sees of the end is asked for like any earlier moment.
        let moment = moment
            .filter(|moment| *moment < latest)
            .or_else(|| (eye != own).then_some(latest));
        self.moment.set_value(moment);
        match moment {
            Some(moves) => self.with_host(|host| host.replay(moves, eye)),
            None => self.show_present(),
        }
    }

    /// The moment that is shown, or that was asked for and is not there yet; none before the table is there.
    #[must_use]
    pub fn wanted_moment(self) -> Option<u32> {
        let latest = self
            .present
            .with_value(|present| present.as_ref().map(|present| present.scene.table.moves))?;
        Some(self.moment.get_value().unwrap_or(latest))
    }

    /// The eye that is looked through by somebody whose own is this one.
    fn eye(self, own: Option<Seat>) -> Option<Seat> {
        match self.eyes.get_untracked() {
            Eyes::Own => own,
            Eyes::Of(eye) => eye,
        }
    }

    /// One's own eye; none for a spectator.
    #[must_use]
    pub fn own_eye(self) -> Option<Seat> {
        self.present
            .with_value(|present| present.as_ref().and_then(|present| present.scene.eye()))
    }

    /// Looks at the moment that is shown through the eyes of another.
    pub fn look_through(self, eyes: Eyes) {
        self.log_of_other.set_value(Vec::new());
        self.eyes.set(eyes);
        let shown = self
            .scene
            .with_untracked(|scene| scene.as_ref().map(|scene| scene.moves));
        self.look(shown);
    }

    /// The whole log, even while an earlier moment is shown.
    #[must_use]
    pub fn whole_log(self) -> Vec<Arc<Logged>> {
        self.present
            .with_value(|present| present.as_ref().map(|present| present.log.clone()))
            .unwrap_or_default()
    }

    /// What an action would bring, or what forbids it; none where that is not known beforehand, or not yet: whoever asks inside a view
    /// is called again when the answer is there.
    #[must_use]
    pub fn preview(self, action: &str) -> Option<Outlook> {
        self.preview_or_wait(action).flatten()
    }

    /// The same, with none for "not yet" alone.
    #[must_use]
    pub fn preview_or_wait(self, action: &str) -> Option<Option<Outlook>> {
        let known = self.outlooks.with(|outlooks| outlooks.get(action).cloned());
        if known.is_none() {
            self.ask_preview(action);
        }
        known
    }

    fn ask_preview(self, action: &str) {
        let mut is_free = false;
        self.previews.update_value(|previews| {
            is_free = previews.asked.is_none();
            let place = if is_free {
                &mut previews.asked
            } else {
                &mut previews.next
            };
            *place = Some(action.into());
        });
        if is_free {
            self.say(&FromClient::Preview {
                key: self.number().to_string(),
                action: action.into(),
            });
        }
    }

    /// The answer to a preview. One that was asked about an earlier position is of no use.
    fn hear_preview(self, key: &str, outlook: Option<Outlook>) {
        let Previews { asked, next } = self.previews.get_value();
        self.previews.set_value(Previews::default());
        if let Some(action) = asked
            && key == self.number().to_string()
        {
            self.outlooks.update(|outlooks| {
                outlooks.insert(action, outlook);
            });
        }
        if let Some(action) = next {
            self.ask_preview(&action);
        }
    }

    /// Whether that action is an answer to what is asked now.
    #[must_use]
    pub fn offers(self, action: &str) -> bool {
        self.scene.with(|scene| {
            let prompt = scene.as_ref().and_then(Scene::prompt);
            prompt.is_some_and(|prompt| offers(prompt, action))
        })
    }
}

#[cfg(test)]
mod tests {
    use leptos::reactive::owner::Owner;

    use super::*;

    /// A line that tells what it carried.
    struct Carrier(StoredValue<Vec<String>>);

    impl Host for Carrier {
        fn say(&self, message: &FromClient) {
            self.0.update_value(|said| said.push(format!("{message:?}")));
        }
        fn replay(&self, _moves: u32, _seat: Option<Seat>) {}
        fn rematch(&self) {}
    }

    #[test]
    fn commands_and_chat_are_refused_visibly_while_the_connection_is_down() {
        let owner = Owner::new();
        owner.set();
        for line in [Line::Lost, Line::Connecting] {
            let session = Session::new(line, None);
            let carried = StoredValue::new(Vec::new());
            session.attach(Carrier(carried));
            assert!(!session.ask(Command::Start));
            assert_eq!(
                session.notice.get_untracked(),
                Some(Message::new("web.line.not-sent"))
            );
            session.notice.set(None);
            assert!(!session.chat("Hello".into()));
            assert!(session.notice.get_untracked().is_some());
            assert!(carried.get_value().is_empty());
        }
    }

    #[test]
    fn chat_is_sent_while_the_connection_is_up() {
        let owner = Owner::new();
        owner.set();
        let session = Session::new(Line::Open, None);
        let carried = StoredValue::new(Vec::new());
        session.attach(Carrier(carried));
        assert!(session.chat("Hello".into()));
        assert_eq!(carried.get_value().len(), 1);
        assert_eq!(session.notice.get_untracked(), None);
    }
}
