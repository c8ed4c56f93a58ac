//! A study: a game and the lines that somebody tried instead, each leaving the game or another line at some moment.

use std::collections::BTreeMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use signoria_engine::Message;
use signoria_table::BotLevel;

use crate::local::saved::{Player, Saved};

/// The line that is the game itself.
pub const GAME: u32 = 0;
/// The highest number of a line that is taken in from elsewhere: those to come still have numbers.
const HIGHEST: u32 = u32::MAX / 2;

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
    /// The lines by their numbers, each after the one that it leaves.
    #[serde(default, deserialize_with = "in_order")]
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

/// Lines from a file or an address, which anybody may have written: each has a number above those before it, and leaves the game or one of those. So
/// no line can leave itself, however far around.
fn in_order<'de, D: Deserializer<'de>>(read: D) -> Result<Vec<Line>, D::Error> {
    let lines = Vec::<Line>::deserialize(read)?;
    for (index, line) in lines.iter().enumerate() {
        let earlier = &lines[..index];
        let is_next = earlier.last().map_or(GAME, |last| last.id) < line.id && line.id <= HIGHEST;
        let leaves_one =
            line.parent == GAME || earlier.binary_search_by_key(&line.parent, |line| line.id).is_ok();
        if !is_next || !leaves_one {
            return Err(D::Error::custom("the lines of a study are out of order"));
        }
    }
    Ok(lines)
}

/// How many actions two lines have in common before they part.
fn shared(one: &[String], other: &[String]) -> u32 {
    let same = one.iter().zip(other).take_while(|(one, other)| one == other);
    same.count() as u32
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
        let found = self.lines.binary_search_by_key(&id, |line| line.id);
        found.ok().map(|index| &self.lines[index])
    }

    fn line_mut(&mut self, id: u32) -> Option<&mut Line> {
        let found = self.lines.binary_search_by_key(&id, |line| line.id);
        found.ok().map(|index| &mut self.lines[index])
    }

    /// All actions that lead to the end of a line, from the beginning of the game.
    #[must_use]
    pub fn actions(&self, id: u32) -> Vec<String> {
        let up = std::iter::successors(self.line(id), |line| self.line(line.parent));
        let way: Vec<&Line> = up.collect();
        let mut actions = actions_in(&self.journal);
        for line in way.into_iter().rev() {
            actions.truncate(line.from as usize);
            actions.extend(line.actions.iter().cloned());
        }
        actions
    }

    /// A new line that leaves another after that many actions, and begins with one. What a line has in common with the one before it belongs to that one.
    pub fn branch(&mut self, parent: u32, from: u32, first: Option<String>, against: Against) -> u32 {
        let id = self.lines.last().map_or(GAME, |line| line.id) + 1;
        let mut parent = parent;
        while let Some(line) = self.line(parent)
            && from < line.from
        {
            parent = line.parent;
        }
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

    /// A line has been played on, or taken back: what the journal says after the place where it leaves the other belongs to it. The game itself stays as it is,
    /// and so do the lines that leave this one, even where it now goes another way.
    pub fn played_on(&mut self, id: u32, journal: &str) {
        let Ok(journal) = serde_json::from_str::<Value>(journal) else {
            return;
        };
        let leave_it = self.lines.iter().filter(|line| line.parent == id);
        let leave_it: Vec<u32> = leave_it.map(|line| line.id).collect();
        let kept: Vec<_> = leave_it.into_iter().map(|id| (id, self.actions(id))).collect();
        self.hang(id, actions_in(&journal));
        for (id, actions) in kept {
            self.hang(id, actions);
        }
    }

    /// Lets a line be these actions: it leaves the one before it where it did, or sooner if they part sooner.
    fn hang(&mut self, id: u32, actions: Vec<String>) {
        let Some(parent) = self.line(id).map(|line| line.parent) else {
            return;
        };
        let common = shared(&self.actions(parent), &actions);
        if let Some(line) = self.line_mut(id) {
            line.from = line.from.min(common);
            line.actions = actions.into_iter().skip(line.from as usize).collect();
        }
    }

    /// Gives a line another name.
    pub fn rename(&mut self, id: u32, name: &str) {
        if let Some(line) = self.line_mut(id) {
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
        let mut leaving: BTreeMap<u32, Vec<&Line>> = BTreeMap::new();
        for line in &self.lines {
            leaving.entry(line.parent).or_default().push(line);
        }
        // The next to be listed is the last of those that wait.
        let mut waiting = Vec::new();
        let mut wait = |waiting: &mut Vec<_>, depth: usize, parent: u32| {
            let mut own = leaving.remove(&parent).unwrap_or_default();
            own.sort_by_key(|line| (line.from, line.id));
            waiting.extend(own.into_iter().rev().map(|line| (depth, line)));
        };
        wait(&mut waiting, 1, GAME);
        let mut rows = Vec::new();
        while let Some((depth, line)) = waiting.pop() {
            rows.push((depth, line));
            wait(&mut waiting, depth + 1, line.id);
        }
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
            borrowed: true,
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
    fn a_line_that_takes_back_its_first_move_and_more_leaves_the_game_sooner() {
        let mut study = study();
        let line = study.branch(GAME, 2, Some("0 x".into()), Against::Alone);
        // The last action of the game was taken back too, and another one played.
        study.played_on(line, r#"{"actions": ["0 a", "1 q", "0 r"]}"#);
        assert_eq!(study.actions(line), ["0 a", "1 q", "0 r"]);
        assert_eq!(study.line(line).unwrap().from, 1);
        study.played_on(line, r#"{"actions": ["0 a"]}"#);
        assert_eq!(study.actions(line), ["0 a"]);
        // What cannot be read changes nothing.
        study.played_on(line, "no journal");
        assert_eq!(study.actions(line), ["0 a"]);
    }

    #[test]
    fn a_line_keeps_its_actions_when_the_one_that_it_leaves_goes_another_way() {
        let mut study = study();
        let first = study.branch(GAME, 1, None, Against::Alone);
        study.played_on(first, r#"{"actions": ["0 a", "1 x", "0 y", "1 z"]}"#);
        let second = study.branch(first, 3, Some("1 w".into()), Against::Alone);
        let third = study.branch(second, 4, Some("0 v".into()), Against::Alone);
        study.played_on(first, r#"{"actions": ["0 a", "1 x", "0 u"]}"#);
        assert_eq!(study.actions(first), ["0 a", "1 x", "0 u"]);
        assert_eq!(study.actions(second), ["0 a", "1 x", "0 y", "1 w"]);
        assert_eq!(study.actions(third), ["0 a", "1 x", "0 y", "1 w", "0 v"]);
        study.played_on(first, r#"{"actions": []}"#);
        assert_eq!(study.actions(third), ["0 a", "1 x", "0 y", "1 w", "0 v"]);
    }

    #[test]
    fn a_variation_at_a_branching_point_leaves_the_earlier_line() {
        let mut study = study();
        let first = study.branch(GAME, 3, Some("1 x".into()), Against::Alone);
        let second = study.branch(first, 4, Some("0 y".into()), Against::Alone);
        let early = study.branch(second, 1, Some("1 z".into()), Against::Alone);
        assert_eq!(study.line(early).unwrap().parent, GAME);
        assert_eq!(study.actions(early), ["0 a", "1 z"]);
        let between = study.branch(second, 3, None, Against::Alone);
        assert_eq!(study.line(between).unwrap().parent, first);
    }

    #[test]
    fn a_line_that_leaves_itself_is_not_read() {
        let text = |lines: &str| format!(r#"{{"players": [], "journal": {{}}, "lines": [{lines}]}}"#);
        let line =
            |id: u32, parent: u32| format!(r#"{{"id": {id}, "parent": {parent}, "from": 0, "actions": []}}"#);
        let read = |lines: &[String]| serde_json::from_str::<Study>(&text(&lines.join(",")));
        assert!(read(&[line(1, 0), line(3, 1), line(4, 0)]).is_ok());
        for wrong in [
            vec![line(0, 0)],
            vec![line(1, 1)],
            vec![line(1, 2), line(2, 1)],
            vec![line(2, 0), line(1, 0)],
            vec![line(1, 0), line(1, 0)],
            vec![line(1, 0), line(3, 2)],
            vec![line(u32::MAX, 0)],
        ] {
            assert!(read(&wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_long_chain_of_lines_is_listed_and_opened() {
        let mut study = study();
        for parent in GAME..20_000 {
            study.branch(parent, 1, None, Against::Alone);
        }
        assert_eq!(study.rows().last().map(|(depth, _)| *depth), Some(20_000));
        assert_eq!(study.actions(20_000), ["0 a"]);
    }

    #[test]
    fn a_forgotten_line_takes_its_branches_along() {
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
