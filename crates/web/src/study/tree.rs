//! A study: a game and the lines that somebody tried instead, each leaving the game or another line at some moment.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::Message;
use signoria_table::BotLevel;

use crate::local::saved::{Player, Saved};

/// The line that is the game itself.
pub const GAME: u32 = 0;

/// Who plays a line on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Against {
    /// The reader decides for everybody.
    #[default]
    Alone,
    /// The reader keeps the seat that decided where the line begins; masters have the others.
    Bots,
}

/// What was tried instead, from some moment on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Its number, above [`GAME`].
    pub id: u32,
    /// The line that it leaves.
    pub parent: u32,
    /// After how many actions.
    pub from: u32,
    /// What the reader calls it; empty: what it began with.
    #[serde(default)]
    pub name: String,
    /// Who plays it on.
    #[serde(default)]
    pub against: Against,
    /// The actions since then, as a journal writes them.
    pub actions: Vec<String>,
}

/// A game with the lines that were tried instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// Who played the game.
    pub players: Vec<Player>,
    /// Its journal.
    pub journal: Value,
    /// The lines, each after the one that it leaves.
    #[serde(default)]
    pub lines: Vec<Line>,
    /// When it was last changed, in milliseconds since 1970.
    #[serde(default)]
    pub touched: u64,
}

/// The actions of a journal, as it writes them.
pub fn actions_in(journal: &Value) -> Vec<String> {
    let actions = journal["actions"].as_array().cloned().unwrap_or_default();
    let text = |action: Value| action.as_str().map(str::to_owned);
    actions.into_iter().filter_map(text).collect()
}

impl Study {
    /// The study of a game, without lines yet.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub fn of_game(players: Vec<Player>, journal: &str) -> Result<Self, Message> {
        let unreadable =
            |error: serde_json::Error| Message::new("web.open.unreadable").with("reason", error.to_string());
        Ok(Self {
            players,
            journal: serde_json::from_str(journal).map_err(unreadable)?,
            lines: Vec::new(),
            touched: 0,
        })
    }

    /// The line of that number; none for the game itself, and where there is no such line.
    #[must_use]
    pub fn line(&self, id: u32) -> Option<&Line> {
        self.lines.iter().find(|line| line.id == id)
    }

    /// All actions that lead to the end of a line, from the beginning of the game.
    #[must_use]
    pub fn actions(&self, id: u32) -> Vec<String> {
        match self.line(id) {
            None => actions_in(&self.journal),
            // A line leaves one that was there before it, so this ends.
            Some(line) => {
                let mut actions = self.actions(line.parent);
                actions.truncate(line.from as usize);
                actions.extend(line.actions.iter().cloned());
                actions
            }
        }
    }

    /// A new line that leaves another after so many actions, and begins with one.
    pub fn branch(&mut self, parent: u32, from: u32, first: Option<String>, against: Against) -> u32 {
        let id = self.lines.iter().map(|line| line.id).max().unwrap_or(GAME) + 1;
        self.lines.push(Line {
            id,
            parent,
            from,
            name: String::new(),
            against,
            actions: first.into_iter().collect(),
        });
        id
    }

    /// A line has been played on: what the journal says after its beginning belongs to it. The game itself stays as it is.
    pub fn played_on(&mut self, id: u32, journal: &str) {
        let journal: Value = serde_json::from_str(journal).unwrap_or_default();
        let actions = actions_in(&journal);
        if let Some(line) = self.lines.iter_mut().find(|line| line.id == id) {
            line.actions = actions.into_iter().skip(line.from as usize).collect();
        }
    }

    /// Gives a line another name.
    pub fn rename(&mut self, id: u32, name: &str) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.id == id) {
            line.name = name.trim().to_owned();
        }
    }

    /// Forgets a line and all that leave it.
    pub fn forget(&mut self, id: u32) {
        let mut gone = vec![id];
        for line in &self.lines {
            if gone.contains(&line.parent) {
                gone.push(line.id);
            }
        }
        self.lines.retain(|line| !gone.contains(&line.id));
    }

    /// The lines as they are listed, each below the one that it leaves and with how deep it is.
    #[must_use]
    pub fn rows(&self) -> Vec<(usize, &Line)> {
        fn add<'a>(study: &'a Study, parent: u32, depth: usize, rows: &mut Vec<(usize, &'a Line)>) {
            let mut own: Vec<&Line> = study.lines.iter().filter(|line| line.parent == parent).collect();
            own.sort_by_key(|line| (line.from, line.id));
            for line in own {
                rows.push((depth, line));
                add(study, line.id, depth + 1, rows);
            }
        }
        let mut rows = Vec::new();
        add(self, GAME, 1, &mut rows);
        rows
    }

    /// A line as a game that can be opened. Who decided where it begins is the reader's seat against bots.
    ///
    /// # Errors
    /// If there is no such line.
    pub fn open(&self, id: u32) -> Result<Saved, Message> {
        let line = self.line(id);
        if line.is_none() && id != GAME {
            return Err(Message::new("web.study.no-line"));
        }
        let actions = self.actions(id);
        let against = line.map_or(Against::Alone, |line| line.against);
        let own = line.and_then(|line| {
            let left = self.actions(line.parent);
            let decided = left.get(line.from as usize)?;
            decided.split(' ').next()?.parse::<usize>().ok()
        });
        let player = |(index, player): (usize, &Player)| Player {
            name: player.name.clone(),
            bot: (against == Against::Bots && own != Some(index)).then_some(BotLevel::Master),
        };
        let mut journal = self.journal.clone();
        if line.is_some()
            && let Some(members) = journal.as_object_mut()
        {
            members.insert("actions".into(), Value::from(actions));
            members.remove("checksum");
        }
        Ok(Saved {
            game: journal["game"].as_str().unwrap_or_default().into(),
            players: self.players.iter().enumerate().map(player).collect(),
            journal: format!("{journal:#}"),
            over: false,
            touched: 0,
            glance: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study() -> Study {
        let player = |name: &str| Player {
            name: name.into(),
            bot: None,
        };
        let journal = r#"{"game": "pebbles", "actions": ["0 a", "1 b", "0 c", "1 d"], "checksum": "00"}"#;
        Study::of_game(vec![player("Anna"), player("Bruno")], journal).unwrap()
    }

    #[test]
    fn a_line_goes_with_the_game_until_it_leaves_it() {
        let mut study = study();
        let first = study.branch(GAME, 2, Some("0 x".into()), Against::Alone);
        study.played_on(first, r#"{"actions": ["0 a", "1 b", "0 x", "1 y", "0 z"]}"#);
        let second = study.branch(first, 4, Some("0 w".into()), Against::Alone);
        assert_eq!(study.actions(first), ["0 a", "1 b", "0 x", "1 y", "0 z"]);
        assert_eq!(study.actions(second), ["0 a", "1 b", "0 x", "1 y", "0 w"]);
        assert_eq!(study.actions(GAME), ["0 a", "1 b", "0 c", "1 d"]);
        let rows: Vec<(usize, u32)> = study
            .rows()
            .into_iter()
            .map(|(depth, line)| (depth, line.id))
            .collect();
        assert_eq!(rows, [(1, first), (2, second)]);
    }

    #[test]
    fn a_line_that_is_forgotten_takes_along_what_leaves_it() {
        let mut study = study();
        let first = study.branch(GAME, 1, None, Against::Alone);
        let second = study.branch(first, 1, None, Against::Alone);
        let third = study.branch(second, 1, None, Against::Alone);
        let other = study.branch(GAME, 3, None, Against::Alone);
        study.forget(first);
        assert!(study.line(second).is_none() && study.line(third).is_none());
        assert!(study.line(other).is_some());
    }

    #[test]
    fn a_line_opens_as_a_game_with_or_without_bots() {
        let mut study = study();
        let alone = study.branch(GAME, 1, Some("1 x".into()), Against::Alone);
        let saved = study.open(alone).unwrap();
        assert!(saved.players.iter().all(|player| player.bot.is_none()));
        assert!(!saved.journal.contains("checksum"));
        let against = study.branch(GAME, 1, Some("1 x".into()), Against::Bots);
        let bots: Vec<bool> = study
            .open(against)
            .unwrap()
            .players
            .iter()
            .map(|player| player.bot.is_some())
            .collect();
        assert_eq!(bots, [true, false]);
        assert!(study.open(GAME).unwrap().journal.contains("checksum"));
        assert!(study.open(99).is_err());
    }

    #[test]
    fn a_study_survives_being_written_down() {
        let mut study = study();
        let line = study.branch(GAME, 1, Some("1 x".into()), Against::Bots);
        study.rename(line, "  The bold one ");
        let text = serde_json::to_string(&study).unwrap();
        let read: Study = serde_json::from_str(&text).unwrap();
        assert_eq!(read, study);
        assert_eq!(read.line(line).unwrap().name, "The bold one");
    }
}
