//! What somebody who only plays needs to read of a message: whether they are asked, and one answer. The rest is skipped, because those who play share the
//! machine with the server that is measured. Whole messages are checked by the tests.

use std::io;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use signoria_table::wire::{Patch, Reason, Stage};

/// A message of the server.
#[derive(Deserialize)]
pub struct News<'a> {
    /// What it is.
    #[serde(rename = "type")]
    pub kind: &'a str,
    /// The key of the command that it answers.
    pub key: Option<String>,
    /// Why that was refused.
    pub problem: Option<Reason>,
    /// The number of an entry.
    pub number: Option<u64>,
    /// The table.
    pub table: Option<AtTable>,
    #[serde(borrow)]
    position: Option<Position<'a>>,
    #[serde(borrow)]
    patch: Option<Change<'a>>,
}

/// Where a table stands.
#[derive(Deserialize)]
pub struct AtTable {
    /// Its stage.
    pub stage: Stage,
}

#[derive(Deserialize)]
struct Position<'a> {
    seat: Option<u8>,
    #[serde(borrow)]
    prompt: Option<&'a RawValue>,
}

/// A patch of a position.
#[derive(Deserialize)]
enum Change<'a> {
    #[serde(rename = "=", borrow)]
    Put(Position<'a>),
    #[serde(rename = "o", borrow)]
    Members(Vec<(&'a str, Option<&'a RawValue>)>),
}

/// The question to somebody.
#[derive(Default)]
pub struct Asked {
    seat: Option<u8>,
    prompt: Value,
}

impl Asked {
    /// Takes in what a snapshot or an update says.
    pub fn follow(&mut self, news: &News<'_>) -> io::Result<()> {
        match (&news.position, &news.patch) {
            (Some(whole), _) | (None, Some(Change::Put(whole))) => {
                self.seat = whole.seat;
                let prompt = whole.prompt.map(RawValue::get).unwrap_or("null");
                self.prompt = serde_json::from_str(prompt)?;
            }
            (None, Some(Change::Members(members))) => {
                let prompt = members.iter().find(|(name, _)| *name == "prompt");
                if let Some((_, Some(change))) = prompt {
                    let change: Patch = serde_json::from_str(change.get())?;
                    change.apply(&mut self.prompt).map_err(io::Error::other)?;
                }
            }
            (None, None) => *self = Self::default(),
        }
        Ok(())
    }

    /// The seat that is asked, and the first of its answers.
    pub fn choice(&self) -> Option<(u8, &str)> {
        Some((self.seat?, self.prompt["actions"][0]["action"].as_str()?))
    }
}
