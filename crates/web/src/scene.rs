//! What a table shows to one pair of eyes: the same from a game in this page and from a server.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::{Message, Panel, Seat, Standings};
use signoria_table::wire::TableInfo;

/// All that the table screen renders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// The id of the game.
    pub game: String,
    /// How many actions led to what is shown.
    pub number: usize,
    /// How many actions there are; more than `number` while an earlier moment is looked at.
    pub latest: usize,
    /// Who sits at the table.
    pub seats: Vec<Sitter>,
    /// Whose eyes these are; none for a spectator.
    pub eye: Option<Seat>,
    /// Who must decide.
    pub waiting: Vec<Seat>,
    /// What these eyes see, as data.
    pub view: Value,
    /// What these eyes see, in labelled panels.
    pub panels: Vec<Panel>,
    /// What these eyes are asked.
    pub prompt: Option<Prompt>,
    /// The scores.
    pub standings: Standings,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the last own action can be taken back.
    pub can_take_back: bool,
    /// A hot seat: the hand is covered until this seat says that it is there.
    pub curtain: Option<Seat>,
    /// What the server says of the table; none for a game in this page.
    pub room: Option<TableInfo>,
}

/// Names for bots, by the order in which they sit down. They are the same in every language.
pub const BOT_NAMES: [&str; 8] = [
    "Lucrezia", "Cosimo", "Bianca", "Filippo", "Ginevra", "Niccolò", "Isotta", "Sandro",
];

impl Scene {
    /// Whether these eyes are asked something now, and not about the past.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.prompt.is_some() && self.is_live() && self.curtain.is_none()
    }

    /// Whether this is the present moment.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.number == self.latest
    }

    /// The names of who sits there, in the order of the seats.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name.clone()).collect()
    }
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// What they are called.
    pub name: String,
    /// What they are.
    pub kind: Kind,
    /// Whether they are connected; a person in this page always is.
    pub present: bool,
    /// Their clock, where there are clocks.
    pub clock: Option<Clock>,
}

/// A clock as it stood when the scene was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The time left, in milliseconds.
    pub left: u64,
    /// Whether it runs.
    pub runs: bool,
    /// When the scene was made, in milliseconds since 1970.
    pub at: u64,
}

impl Clock {
    /// The time left at that moment.
    #[must_use]
    pub fn left_at(self, now: u64) -> u64 {
        let gone = if self.runs { now.saturating_sub(self.at) } else { 0 };
        self.left.saturating_sub(gone)
    }
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Free,
}

/// What is asked, and the answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prompt {
    /// What and why.
    pub question: Message,
    /// The legal answers.
    pub choices: Vec<Choice>,
}

impl Prompt {
    /// Whether the action is one of the answers.
    #[must_use]
    pub fn offers(&self, action: &str) -> bool {
        self.choices.iter().any(|choice| choice.action == action)
    }

    /// The answers whose text begins with that verb.
    pub fn with_verb<'a>(&'a self, verb: &'a str) -> impl Iterator<Item = &'a Choice> {
        self.choices.iter().filter(move |choice| choice.verb() == verb)
    }
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The text form of the action.
    pub action: String,
    /// What it says on the button.
    pub label: Message,
}

impl Choice {
    /// The first word of the action.
    #[must_use]
    pub fn verb(&self) -> &str {
        self.action.split(' ').next().unwrap_or_default()
    }
}

/// What is told beside a scene. It grows with every action, and only its end is new.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// What has happened, oldest first.
    pub log: Tail<LogLine>,
    /// The scores by seat after each action that changed one, for the chart.
    pub marks: Tail<Mark>,
}

/// The end of a list whose beginning is known already.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tail<T> {
    /// So many from the beginning stay.
    pub kept: usize,
    /// These follow, instead of what followed before.
    pub more: Vec<T>,
}

impl<T> Default for Tail<T> {
    fn default() -> Self {
        Self::whole(Vec::new())
    }
}

impl<T> Tail<T> {
    /// The whole of a list.
    #[must_use]
    pub const fn whole(list: Vec<T>) -> Self {
        Self { kept: 0, more: list }
    }

    /// How long the list is with it.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.kept + self.more.len()
    }

    /// Continues a list. What comes again as it was stays as it is; says whether anything has changed.
    pub fn continues<Kept>(
        self,
        list: &mut Vec<Kept>,
        same: impl Fn(&Kept, &T) -> bool,
        mut keep: impl FnMut(T) -> Kept,
    ) -> bool {
        let mut at = self.kept.min(list.len());
        let mut more = self.more.into_iter().peekable();
        while let (Some(old), Some(new)) = (list.get(at), more.peek())
            && same(old, new)
        {
            at += 1;
            more.next();
        }
        let is_changed = at < list.len() || more.peek().is_some();
        list.truncate(at);
        list.extend(more.map(&mut keep));
        is_changed
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogLine {
    /// After how many actions it was told: a link to that moment.
    pub number: usize,
    /// What is told.
    pub message: Message,
}

/// The scores at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// After how many actions.
    pub number: usize,
    /// The score of each seat, and after them of the opponent whom the rules play.
    pub scores: Vec<i32>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn continued(list: &[u8], kept: usize, more: &[u8]) -> (Vec<u8>, bool, usize) {
        let mut list = list.to_vec();
        let mut fresh = 0;
        let tail = Tail {
            kept,
            more: more.to_vec(),
        };
        let is_changed = tail.continues(
            &mut list,
            |old, new| old == new,
            |new| {
                fresh += 1;
                new
            },
        );
        (list, is_changed, fresh)
    }

    #[test]
    fn a_tail_continues_a_list_and_leaves_alone_what_comes_again() {
        assert_eq!(continued(&[], 0, &[1, 2]), (vec![1, 2], true, 2));
        assert_eq!(continued(&[1, 2], 2, &[3]), (vec![1, 2, 3], true, 1));
        assert_eq!(continued(&[1, 2, 3], 1, &[]), (vec![1], true, 0));
        assert_eq!(continued(&[1, 2, 3], 0, &[1, 2, 4]), (vec![1, 2, 4], true, 1));
        assert_eq!(continued(&[1, 2], 0, &[1, 2]), (vec![1, 2], false, 0));
        assert_eq!(continued(&[1], 9, &[2]), (vec![1, 2], true, 1));
    }
}
