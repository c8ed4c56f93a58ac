//! What changed between two JSON values: a position is some ten kilobytes, and an action changes little of it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::digest::{Digest, Member, Parts};

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

    /// What changed since an old value of which only the digest is known. A patch is never much larger than the new
    /// value.
    #[must_use]
    pub fn between(old: &Digest, now: &Digest, new: &Value) -> Self {
        if old.sum == now.sum {
            return Self::NOTHING;
        }
        let patch = match (old.parts.as_deref(), now.parts.as_deref(), new) {
            (Some(Parts::Members(old)), Some(Parts::Members(now)), Value::Object(new)) => {
                Self::of_members(old, now, new)
            }
            (Some(Parts::Items(old)), Some(Parts::Items(now)), Value::Array(new)) => {
                Self::of_items(old, now, new)
            }
            _ => return Self::Put(new.clone()),
        };
        if patch.weight() < now.weight as usize {
            patch
        } else {
            Self::Put(new.clone())
        }
    }

    fn of_members(old: &[Member], now: &[Member], new: &Map<String, Value>) -> Self {
        let known = |members: &[Member], name: &str| {
            let at = members.binary_search_by(|(known, _)| (**known).cmp(name));
            at.ok()
        };
        let gone = old.iter().filter(|(name, _)| known(now, name).is_none());
        let gone = gone.map(|(name, _)| (name.to_string(), None));
        let others = now.iter().filter_map(|(name, now)| {
            let new = new.get(&**name)?;
            let change = match known(old, name) {
                Some(at) if old[at].1.sum == now.sum => return None,
                Some(at) => Self::between(&old[at].1, now, new),
                None => Self::Put(new.clone()),
            };
            Some((name.to_string(), Some(change)))
        });
        Self::Members(gone.chain(others).collect())
    }

    fn of_items(old: &[Digest], now: &[Digest], new: &[Value]) -> Self {
        let is_same = |(old, now): &(&Digest, &Digest)| old.sum == now.sum;
        if old.len() == now.len() {
            let pairs = old.iter().zip(now).zip(new).enumerate();
            let changed = pairs.filter(|(_, (pair, _))| !is_same(pair));
            return Self::Items(
                changed
                    .map(|(at, ((old, now), new))| (at, Self::between(old, now, new)))
                    .collect(),
            );
        }
        let same = old.iter().zip(now).take_while(is_same).count();
        let shorter = old.len().min(now.len()) - same;
        let ends = old.iter().rev().zip(now.iter().rev()).take(shorter);
        let ends = ends.take_while(is_same).count();
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
