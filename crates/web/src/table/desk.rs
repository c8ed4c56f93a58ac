//! What the parts of a table share: the session, what a person is about to do, and what the board tells the frame.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Arg, Message, Outlook, Seat};
use signoria_table::wire::TakeBack;

use crate::app::app;
use crate::boards::Room;
use crate::rules;
use crate::scene::{Scene, verb, verb_of};
use crate::session::Session;
use crate::settings::Asking;
use crate::table::finish::Finish;
use crate::table::{Aside, Moments, Seals};
use crate::words::{is_known, say, t, to_oneself};

/// Names the drawing of what a line of the log speaks of.
pub type Pictures = Arc<dyn Fn(&Message) -> Option<String> + Send + Sync>;

/// What a board tells the frame of the seats and of the turn, where its game has such a thing.
#[derive(Clone, Copy, Default)]
pub struct Signs {
    /// Who plays first in this round, and the id of what the game calls that player.
    pub first: Option<(Signal<Option<Seat>>, &'static str)>,
    /// What each seat does just now, in its order: leads with a bid, has passed.
    pub doing: Option<Signal<Vec<Option<Message>>>>,
    /// Whose board is shown large, if not one's own; a press on a seat in the rail sets it.
    pub visited: Option<RwSignal<Option<Seat>>>,
    /// Which action of one's own turn is decided, and how many there are.
    pub deed: Option<Signal<Option<(u8, u8)>>>,
    /// What the considered action would change most, beside what it costs and brings at once.
    pub change: Option<Signal<Option<Change>>>,
    /// What the considered action costs and brings in the end, where its own words name nothing because more is asked first.
    pub foretold: Option<Signal<Option<Message>>>,
    /// The question as the board puts it while a move is put together; none where the rules' own question stands.
    pub asks: Option<Signal<Option<Message>>>,
    /// A short line below that question: what it is about, in figures.
    pub below: Option<Signal<Option<Message>>>,
    /// What the list of all answers is called while a move is put together that they are not about; none where they are.
    pub lists: Option<Signal<Option<&'static str>>>,
    /// The line that stands where the preview does, in the words of the board: what can be done, or what a considered answer leads to.
    pub says: Option<Signal<Option<Message>>>,
    /// The drawing of what an amount counts, by the id of that amount: a price is then a picture and a figure.
    pub counted: Option<fn(&str) -> Option<&'static str>>,
    /// What the final scoring would bring now, by source; nothing once it has begun.
    pub outlook: Option<Signal<Vec<OutlookRow>>>,
    /// What a line of the log only adds to the one before it, as pictures.
    pub aside: Option<fn(&Message) -> Option<Aside>>,
    /// Whether the turn of an opponent whom the rules play begins with a line of the log.
    pub begins: Option<fn(&Message) -> bool>,
    /// Whether what only adds to a line adds to the next thing that its seat does: what is paid for it.
    pub leads: Option<fn(&Message) -> bool>,
}

/// A value before and after an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The drawing of what has the value.
    pub picture: String,
    /// Both values in words.
    pub words: Message,
}

/// What a source of the final scoring would bring each seat now.
#[derive(Clone, Debug, PartialEq)]
pub struct OutlookRow {
    /// The source.
    pub name: Message,
    /// The points of seats; none where a row of the standings is the rules' own.
    pub points: Vec<(Seat, i32)>,
}

impl OutlookRow {
    /// The points of a seat.
    #[must_use]
    pub fn of(&self, seat: Option<Seat>) -> i32 {
        let found = self.points.iter().find(|(of, _)| Some(*of) == seat);
        found.map_or(0, |(_, points)| *points)
    }
}

/// What the parts of a table share: the session, and what the person is about to do.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The table.
    pub session: Session,
    /// A choice that waits for the person to confirm it.
    pub pending: RwSignal<Option<Choice>>,
    /// A choice that may have to be confirmed: its preview is on the way.
    pub weighed: RwSignal<Option<Choice>>,
    /// The action that the person points at.
    pub considered: RwSignal<Option<String>>,
    /// The action that a finger has looked at: a second tap does it.
    pub looked: RwSignal<Option<String>>,
    /// The names of the seats. Apart from the scene, so that not every text is rendered again with every action.
    pub names: Memo<Vec<String>>,
    /// Whose eyes these are. Apart from the scene for the same reason.
    pub own: Memo<Option<Seat>>,
    /// The verbs that the board offers itself; the prompt bar lists them only on demand.
    pub on_board: RwSignal<&'static [&'static str]>,
    /// The verbs of answers that matter less: they stand as small words below the others.
    pub minor: RwSignal<&'static [&'static str]>,
    /// The verbs of answers that the board puts together with further ones: the last of them is confirmed, not each.
    pub composed: RwSignal<&'static [&'static str]>,
    /// The verbs of answers that the board lets a person confirm itself, beside what else it asks for a move under way.
    pub confirms: RwSignal<&'static [&'static str]>,
    /// The verb of the answer that now gives up so much that a mouse looks at it first as a finger does, as the board says.
    pub grave: RwSignal<Option<Memo<Option<&'static str>>>>,
    /// Which lines of the log are moments worth a pause, and their drawings.
    pub moments: RwSignal<Moments>,
    /// What a moment compares, where it is about the best of something.
    pub seals: RwSignal<Option<Seals>>,
    /// The drawing of what a line of the log speaks of, where the board has one.
    pub pictures: RwSignal<Option<Pictures>>,
    /// What the board tells of the seats and of the turn.
    pub signs: RwSignal<Signs>,
    /// What is read in the rules beside the table: a section, a clause, a message; none while they are closed.
    pub rules: RwSignal<Option<String>>,
    /// What is in sight on a phone.
    pub room: RwSignal<Room>,
    /// The room in which an answer with that verb is given, as the board says it.
    pub room_of: RwSignal<fn(&str) -> Room>,
    /// Whether the desk is pulled up on a phone, to show all of it.
    pub tall: RwSignal<bool>,
    /// The reason that the open explanation gives why its thing cannot be chosen: then no notice says it again.
    pub reasoned: RwSignal<Option<Message>>,
    /// Whether the study of the game lies beside the table.
    pub studies: RwSignal<bool>,
    /// Whether a variation of a game is played at it, and not the game itself.
    pub varies: RwSignal<bool>,
    /// Whether a lesson is given at it: then the rules are asked one by one, as they are explained, and boards put no answers together.
    pub taught: RwSignal<bool>,
    /// Whether the move under way can go back a step, where a board has such moves: then Escape does it.
    pub steps_back: RwSignal<Option<Memo<bool>>>,
    /// Lets go of what the board has put together and nobody has confirmed; false where there is nothing.
    pub lets_go: RwSignal<Option<Callback<(), bool>>>,
    /// Whether a scene of the board still tells how the last round ended, where a board has one: the outcome waits for it.
    pub last_scene: RwSignal<Option<Memo<bool>>>,
    /// How far the end of the game has been told.
    pub finish: RwSignal<Finish>,
}

impl Desk {
    /// A desk at that table.
    #[must_use]
    pub fn new(session: Session) -> Self {
        Self {
            session,
            pending: RwSignal::new(None),
            weighed: RwSignal::new(None),
            considered: RwSignal::new(None),
            looked: RwSignal::new(None),
            on_board: RwSignal::new(&[]),
            minor: RwSignal::new(&[]),
            composed: RwSignal::new(&[]),
            confirms: RwSignal::new(&[]),
            taught: RwSignal::new(false),
            grave: RwSignal::new(None),
            moments: RwSignal::new(|_| None),
            seals: RwSignal::new(None),
            pictures: RwSignal::new(None),
            signs: RwSignal::new(Signs::default()),
            rules: RwSignal::new(None),
            room: RwSignal::new(Room::default()),
            room_of: RwSignal::new(|_| Room::default()),
            tall: RwSignal::new(false),
            studies: RwSignal::new(false),
            varies: RwSignal::new(false),
            reasoned: RwSignal::new(None),
            steps_back: RwSignal::new(None),
            lets_go: RwSignal::new(None),
            last_scene: RwSignal::new(None),
            finish: RwSignal::new(Finish::default()),
            own: Memo::new(move |_| session.scene.with(|scene| scene.as_ref().and_then(Scene::eye))),
            names: Memo::new(move |_| {
                session
                    .scene
                    .with(|scene| scene.as_ref().map(Scene::names).unwrap_or_default())
            }),
        }
    }

    /// The answer with that text, if it is one now.
    #[must_use]
    pub fn answer(self, action: &str) -> Option<Choice> {
        self.read(|scene| {
            let mut choices = scene.prompt()?.actions.iter();
            choices.find(|choice| choice.action == action).cloned()
        })
    }

    /// The person chose this: it counts now, or after it was confirmed. What is not legal is sent too, so that the rules say why.
    pub fn choose(self, action: &str) {
        let listed = self.answer(action);
        self.considered.set(None);
        match (listed, app().settings.with_untracked(|settings| settings.ask)) {
            // What leads to further questions is confirmed with the last of them.
            (Some(choice), Asking::Always) if self.composed.get_untracked().contains(&verb(&choice)) => {
                self.weighed.set(Some(choice));
            }
            (Some(choice), Asking::Always) => self.pending.set(Some(choice)),
            (Some(choice), Asking::AtTheEnd) => self.weighed.set(Some(choice)),
            _ => self.session.play(action),
        }
    }

    /// A choice that neither ends the turn nor shows anything hidden counts at once; any other is asked back.
    pub(super) fn weigh_choices(self) {
        Effect::new(move || {
            if let Some(choice) = self.weighed.get()
                && let Some(outlook) = self.session.preview_or_wait(&choice.action)
            {
                self.weighed.set(None);
                match outlook {
                    Some(Outlook::Brings { ends_turn: false, .. }) => self.session.play(choice.action),
                    _ => self.pending.set(Some(choice)),
                }
            }
        });
    }

    /// The person confirms what was chosen.
    pub fn confirm(self) {
        if let Some(choice) = self.pending.get_untracked() {
            self.pending.set(None);
            self.session.play(choice.action);
        }
    }

    /// Opens the rules beside the table, where they explain what is asked now; or closes them.
    pub(super) fn toggle_rules(self) {
        if !self.close_rules() {
            let asked =
                untrack(|| self.read(|scene| scene.prompt().map(|prompt| prompt.question.id.to_string())));
            self.rules.set(Some(asked.unwrap_or_default()));
        }
    }

    /// Closes what was said once: why something is forbidden. False when there is nothing.
    pub(super) fn close_notice(self) -> bool {
        let notice = self.session.notice;
        let was_open = notice.with_untracked(Option::is_some);
        if was_open {
            notice.set(None);
        }
        was_open
    }

    /// Closes the rules beside the table. False when they are not open.
    pub(super) fn close_rules(self) -> bool {
        let was_open = self.rules.with_untracked(Option::is_some);
        if was_open {
            self.rules.set(None);
        }
        was_open
    }

    /// Closes the study beside the table. False when it is not open.
    pub(super) fn close_study(self) -> bool {
        let was_open = self.studies.get_untracked();
        if was_open {
            self.studies.set(false);
        }
        was_open
    }

    /// Opens the rules beside the table, to search them.
    pub(super) fn search_rules(self) {
        if self.rules.with_untracked(Option::is_none) {
            self.rules.set(Some(String::new()));
        }
        rules::search_soon();
    }

    /// Whether an answer gives up so much now that it is looked at first, whatever presses it.
    pub(super) fn is_grave(self, action: &str) -> bool {
        let grave = self.grave.get_untracked();
        grave.is_some_and(|grave| grave.get_untracked() == Some(verb_of(action)))
    }

    /// Lets go of what was chosen or looked at, or takes the last step of the move under way back.
    pub(super) fn step_back(self) {
        let steps_back = self.steps_back.get_untracked();
        if self.looked.get_untracked().is_some() {
            self.looked.set(None);
            return;
        }
        if self.pending.get_untracked().is_some() {
            self.pending.set(None);
            return;
        }
        let lets_go = self.lets_go.get_untracked();
        let has_let_go = lets_go.is_some_and(|lets_go| lets_go.run(()));
        if !has_let_go && steps_back.is_some_and(|steps_back| steps_back.get_untracked()) {
            self.session.take_back();
        }
    }

    /// Whether one's own last step can be taken back: nobody has seen it.
    #[must_use]
    pub fn goes_back(self) -> bool {
        self.is_my_turn() && self.read(|scene| matches!(scene.table.take_back, TakeBack::Free { .. }))
    }

    /// The action that waits to be confirmed, or else the one that is pointed at.
    pub fn pointed(self) -> Option<String> {
        let waiting = self
            .pending
            .with(|choice| choice.as_ref().map(|choice| choice.action.clone()));
        waiting.or_else(|| self.looked_at())
    }

    /// The action that a mouse, the focus or a finger looks at. A browser without a mouse may tell that one has left right after a tap.
    #[must_use]
    pub fn looked_at(self) -> Option<String> {
        self.considered.get().or_else(|| self.looked.get())
    }

    /// Something of the scene; the default before there is one.
    pub fn read<T: Default>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.session
            .scene
            .with(|scene| scene.as_ref().map(read))
            .unwrap_or_default()
    }

    /// Whether these eyes are asked something now.
    #[must_use]
    pub fn is_my_turn(self) -> bool {
        self.read(|scene| scene.prompt().is_some())
    }

    /// The name of a row of the standings: a seat, or the opponent that the rules play.
    #[must_use]
    pub fn row_name(self, seat: Option<Seat>) -> String {
        self.say(&Message::new("engine.who").with("seat", self.row_arg(seat)))
    }

    /// The same, to be part of a sentence.
    #[must_use]
    pub fn row_arg(self, seat: Option<Seat>) -> Arg {
        seat.map_or_else(
            || {
                let own = format!("{}.automa", self.read(|scene| scene.table.game.clone()));
                Arg::Name(if is_known(&own) {
                    own.into()
                } else {
                    "engine.automa".into()
                })
            },
            Arg::Seat,
        )
    }

    /// Whether a message comes from the rules of this game, and they can be read.
    #[must_use]
    pub fn is_ruled(self, message: &Message) -> bool {
        let game = self.read(|scene| scene.table.game.clone());
        message.id.starts_with(&format!("{game}.")) && rules::is_written(&game)
    }

    /// A message in words, with the names of this table; what one does oneself is told to "you".
    #[must_use]
    pub fn say(self, message: &Message) -> String {
        match to_oneself(message, self.own.get()) {
            Some((told, seat)) => {
                let mut names = self.names.get();
                if let Some(name) = names.get_mut(seat.index()) {
                    *name = t("web.log.you");
                }
                say(&told, &names)
            }
            None => self.names.with(|names| say(message, names)),
        }
    }
}
