//! What changed between two JSON values: a position is some ten kilobytes, and an action changes little of it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What changed in a value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Patch {
    /// Another value replaces it.
    #[serde(rename = "=")]
    Put(Value),
    /// Members of an object have changed, been added or removed. Without any, nothing has changed.
    #[serde(rename = "o")]
    Members(Vec<(String, Option<Patch>)>),
    /// Items of a list have changed, by their place from 0.
    #[serde(rename = "a")]
    Items(Vec<(usize, Patch)>),
    /// From a place on, a number of items of a list were replaced by others.
    #[serde(rename = "s")]
    Splice(usize, usize, Vec<Value>),
}

/// A patch that was made for another value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the change is one of another value")]
pub struct Misfit;

impl Patch {
    /// Nothing has changed.
    pub const NOTHING: Self = Self::Members(Vec::new());

    /// What changed. It never takes much more room than the new value.
    #[must_use]
    pub fn between(old: &Value, new: &Value) -> Self {
        if old == new {
            return Self::NOTHING;
        }
        let patch = match (old, new) {
            (Value::Object(old), Value::Object(new)) => Self::of_members(old, new),
            (Value::Array(old), Value::Array(new)) => Self::of_items(old, new),
            _ => return Self::Put(new.clone()),
        };
        if patch.weight() < weight(new) {
            patch
        } else {
            Self::Put(new.clone())
        }
    }

    fn of_members(old: &Map<String, Value>, new: &Map<String, Value>) -> Self {
        let gone = old.keys().filter(|name| !new.contains_key(*name));
        let gone = gone.map(|name| (name.clone(), None));
        let others = new.iter().filter_map(|(name, new)| match old.get(name) {
            Some(old) if old == new => None,
            Some(old) => Some((name.clone(), Some(Self::between(old, new)))),
            None => Some((name.clone(), Some(Self::Put(new.clone())))),
        });
        Self::Members(gone.chain(others).collect())
    }

    fn of_items(old: &[Value], new: &[Value]) -> Self {
        if old.len() == new.len() {
            let pairs = old.iter().zip(new).enumerate();
            let changed = pairs.filter(|(_, (old, new))| old != new);
            return Self::Items(
                changed
                    .map(|(at, (old, new))| (at, Self::between(old, new)))
                    .collect(),
            );
        }
        let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        let shorter = old.len().min(new.len()) - same;
        let ends = old.iter().rev().zip(new.iter().rev()).take(shorter);
        let ends = ends.take_while(|(old, new)| old == new).count();
        Self::Splice(
            same,
            old.len() - same - ends,
            new[same..new.len() - ends].to_vec(),
        )
    }

    /// The new value.
    ///
    /// # Errors
    /// If it is not the old value that the patch was made for.
    pub fn apply(self, value: &mut Value) -> Result<(), Misfit> {
        match self {
            Self::Put(new) => *value = new,
            Self::Members(changes) => {
                for (name, change) in changes {
                    let members = value.as_object_mut().ok_or(Misfit)?;
                    match (change, members.get_mut(&name)) {
                        (Some(change), Some(member)) => change.apply(member)?,
                        (Some(Self::Put(new)), None) => {
                            members.insert(name, new);
                        }
                        (None, Some(_)) => {
                            members.remove(&name);
                        }
                        (_, None) => return Err(Misfit),
                    }
                }
            }
            Self::Items(changes) => {
                let items = value.as_array_mut().ok_or(Misfit)?;
                for (at, change) in changes {
                    change.apply(items.get_mut(at).ok_or(Misfit)?)?;
                }
            }
            Self::Splice(at, gone, new) => {
                let items = value.as_array_mut().ok_or(Misfit)?;
                let end = at.checked_add(gone).filter(|end| *end <= items.len());
                items.splice(at..end.ok_or(Misfit)?, new);
            }
        }
        Ok(())
    }

    /// About how many bytes it takes.
    fn weight(&self) -> usize {
        const FRAME: usize = 8;
        FRAME
            + match self {
                Self::Put(new) => weight(new),
                Self::Members(changes) => changes
                    .iter()
                    .map(|(name, change)| FRAME + name.len() + change.as_ref().map_or(0, Self::weight))
                    .sum(),
                Self::Items(changes) => changes.iter().map(|(_, change)| FRAME + change.weight()).sum(),
                Self::Splice(_, _, new) => new.iter().map(weight).sum(),
            }
    }
}

/// About how many bytes a value takes.
fn weight(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 4,
        Value::String(text) => text.len() + 2,
        Value::Array(items) => 2 + items.iter().map(|item| weight(item) + 1).sum::<usize>(),
        Value::Object(members) => {
            let members = members
                .iter()
                .map(|(name, member)| name.len() + 4 + weight(member));
            2 + members.sum::<usize>()
        }
    }
}
