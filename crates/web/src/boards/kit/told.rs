//! An explanation before it is put into words: a board makes it of messages, so that a test can read it in every language.

use signoria_engine::{Arg, Message};

use crate::boards::{Explained, ExplainedRow};

/// The explanation of a thing, in messages.
#[derive(Clone, Debug)]
pub struct Told {
    picture: Option<String>,
    kind: Message,
    title: Message,
    says: Vec<Message>,
    rows: Vec<ToldRow>,
    total: Option<(Message, String)>,
    action: Option<String>,
    clauses: Vec<&'static str>,
    source: Option<Message>,
}

/// Pieces of one kind, for the reference.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// The id of the name of the kind.
    pub kind: &'static str,
    /// The explanation of each of them.
    pub pieces: Vec<Told>,
}

impl Shelf {
    /// The pieces of that kind, by the ids under which a board explains them.
    pub fn of(
        kind: &'static str,
        ids: impl IntoIterator<Item = String>,
        tell: impl Fn(&str) -> Option<Told>,
    ) -> Self {
        Self {
            kind,
            pieces: ids.into_iter().filter_map(|id| tell(&id)).collect(),
        }
    }
}

/// A line of it.
#[derive(Clone, Debug)]
pub struct ToldRow {
    /// Whether a condition is met; none where nothing is asked for.
    pub met: Option<bool>,
    /// A drawing, by its name.
    pub picture: Option<String>,
    /// What it is.
    pub words: Message,
    /// What it counts.
    pub value: String,
}

impl Told {
    /// A thing of that kind with that name.
    pub fn new(kind: Message, title: Message) -> Self {
        Self {
            picture: None,
            kind,
            title,
            says: Vec::new(),
            rows: Vec::new(),
            total: None,
            action: None,
            clauses: Vec::new(),
            source: None,
        }
    }

    /// Its drawing, by its name in the sheet of the game.
    pub fn picture(mut self, name: impl Into<String>) -> Self {
        self.picture = Some(name.into());
        self
    }

    /// A sentence about it.
    pub fn say(mut self, sentence: Message) -> Self {
        self.says.push(sentence);
        self
    }

    /// Lines of what counts.
    pub fn rows(mut self, rows: impl IntoIterator<Item = ToldRow>) -> Self {
        self.rows.extend(rows);
        self
    }

    /// What the lines add up to.
    pub fn total(mut self, words: Message, value: impl ToString) -> Self {
        self.total = Some((words, value.to_string()));
        self
    }

    /// The action that the thing stands for.
    pub fn action(mut self, action: impl ToString) -> Self {
        self.action = Some(action.to_string());
        self
    }

    /// The clauses of the rules that it comes from.
    pub fn clauses(mut self, clauses: &[&'static str]) -> Self {
        self.clauses.extend(clauses);
        self
    }

    /// Where its figures come from.
    pub fn source(mut self, source: Option<Message>) -> Self {
        self.source = source;
        self
    }

    /// The goods and things that its sentences name, by the ids of their names, and whether they are paid.
    pub fn things(&self) -> Vec<(String, bool)> {
        let mut found = Vec::new();
        for says in self.says.iter().chain(self.rows.iter().map(|row| &row.words)) {
            named_in(says, false, &mut found);
        }
        found
    }

    /// The same in words.
    pub fn said(self, say: impl Fn(&Message) -> String) -> Explained {
        let row = |row: ToldRow| ExplainedRow {
            met: row.met,
            picture: row.picture,
            words: say(&row.words),
            value: row.value,
        };
        Explained {
            picture: self.picture,
            kind: say(&self.kind),
            title: say(&self.title),
            says: self.says.iter().map(&say).collect(),
            rows: self.rows.into_iter().map(row).collect(),
            total: self.total.map(|(words, value)| (say(&words), value)),
            action: self.action,
            clauses: self.clauses,
            source: self.source.as_ref().map(&say),
        }
    }
}

#[cfg(test)]
impl Explained {
    /// What does not read well in it: for example, nothing may cost, bring or need 0.
    pub fn faults(&self) -> Vec<String> {
        use signoria_words::reading::{reads_well, says_no_zero};
        let rows = self.rows.iter().map(|row| &row.words);
        let total = self.total.iter().map(|(words, _)| words);
        let words = [&self.kind, &self.title].into_iter().chain(rows).chain(total);
        let words = words.chain(&self.source).map(|words| reads_well(words));
        let sentences = self.says.iter().map(|says| says_no_zero(says));
        words.chain(sentences).filter_map(Result::err).collect()
    }
}

/// The names of the arguments that say what is paid.
const PAID: [&str; 2] = ["cost", "price"];

/// Collects what a message names: an amount of a good is named like the good itself.
fn named_in(message: &Message, is_paid: bool, found: &mut Vec<(String, bool)>) {
    if message.id.contains(".amount.") {
        found.push((message.id.replacen(".amount.", ".good.", 1), is_paid));
    }
    for (key, arg) in &message.args {
        named(arg, is_paid || PAID.contains(&key.as_ref()), found);
    }
}

fn named(arg: &Arg, is_paid: bool, found: &mut Vec<(String, bool)>) {
    match arg {
        Arg::Name(name) => found.push((name.to_string(), is_paid)),
        Arg::List(several) => several.iter().for_each(|one| named(one, is_paid, found)),
        Arg::Message(message) => named_in(message, is_paid, found),
        Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => {}
    }
}
