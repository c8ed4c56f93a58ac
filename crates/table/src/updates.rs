//! What an entry changed, for every reader: each eye's position is built once and compared with what is remembered of the one before.

use serde_json::{Map, Value};
use signoria_engine::Eye;

use crate::seen::{Reader, position_of};
use crate::table::{Effect, GameEffect, Table};
use crate::wire::{Digest, Patch, Position, Update};

/// What is remembered of the positions that eyes saw after an entry.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    number: u64,
    eyes: Vec<(Eye, Digest)>,
}

impl Seen {
    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn room(&self) -> usize {
        let digests = self.eyes.iter().map(|(_, digest)| digest.room());
        size_of::<Self>() + digests.sum::<usize>()
    }

    /// Whether nothing is remembered.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.eyes.is_empty()
    }

    fn of(&self, eye: Eye, number: u64) -> Option<&Digest> {
        let mut eyes = self.eyes.iter().filter(|_| self.number == number);
        eyes.find(|(known, _)| *known == eye).map(|(_, digest)| digest)
    }
}

/// The updates after an entry.
pub struct Updates<'a> {
    table: &'a Table,
    effect: &'a Effect,
    before: Seen,
    now: Seen,
    made: Vec<(Eye, Shown)>,
}

/// How the game is shown in an update.
#[derive(Clone)]
enum Shown {
    Position(Option<Position>),
    Patch(Patch),
}

impl<'a> Updates<'a> {
    /// The updates after the entry that had this effect and made `table` what it is now. Positions that `before` does not hold are
    /// worked out.
    #[must_use]
    pub fn new(table: &'a Table, effect: &'a Effect, before: Seen) -> Self {
        let now = Seen {
            number: table.number,
            eyes: Vec::new(),
        };
        Self {
            table,
            effect,
            before,
            now,
            made: Vec::new(),
        }
    }

    /// The update for a reader whose eye is still the same and who has seen everything before the entry.
    pub fn update(&mut self, eye: Eye, reader: Reader<'_>) -> Update {
        let made = self.made.iter().find(|(known, _)| *known == eye);
        let shown = match made {
            Some((_, shown)) => shown.clone(),
            None => {
                let shown = self.show(eye);
                self.made.push((eye, shown.clone()));
                shown
            }
        };
        let (position, patch) = match shown {
            Shown::Position(position) => (position, None),
            Shown::Patch(patch) => (None, Some(patch)),
        };
        Update {
            number: self.table.number,
            table: self.table.info(reader),
            position,
            patch,
            lines: self.effect.lines_for(eye),
            mark: self.effect.mark.clone(),
        }
    }

    /// What is to be remembered until the next entry.
    #[must_use]
    pub fn seen(self) -> Seen {
        match self.effect.game {
            GameEffect::None if self.before.number + 1 == self.now.number && !self.table.stage.is_over() => {
                Seen {
                    number: self.now.number,
                    ..self.before
                }
            }
            _ => self.now,
        }
    }

    fn show(&mut self, eye: Eye) -> Shown {
        match self.effect.game {
            // A finished game asks no more questions.
            GameEffect::None if !self.table.stage.is_over() => Shown::Patch(Patch::NOTHING),
            GameEffect::Played => self.patch(eye),
            GameEffect::None | GameEffect::Rebuilt => Shown::Position(self.table.position(eye)),
        }
    }

    fn patch(&mut self, eye: Eye) -> Shown {
        let Some(position) = self.table.position(eye) else {
            return Shown::Position(None);
        };
        let looked_up;
        let known = self.before.of(eye, self.table.number - 1);
        let before = match known {
            Some(digest) => digest,
            None => {
                let last = self.table.played.last();
                let Some(before) = last.and_then(|last| last.before.get()) else {
                    return Shown::Position(Some(position));
                };
                looked_up = Digest::of(&value_of(position_of(&**before, eye)));
                &looked_up
            }
        };
        let new = value_of(position);
        let now = Digest::of(&new);
        let patch = Patch::between(before, &now, &new);
        self.now.eyes.push((eye, now));
        Shown::Patch(patch)
    }
}

/// A position as it is written, without a copy of its view, which is most of it.
fn value_of(position: Position) -> Value {
    let Position {
        seat,
        view,
        panels,
        prompt,
        standings,
    } = position;
    let written = |value: Result<Value, serde_json::Error>| value.unwrap_or_default();
    let members = [
        ("seat", written(serde_json::to_value(seat))),
        ("view", view),
        ("panels", written(serde_json::to_value(panels))),
        ("prompt", written(serde_json::to_value(prompt))),
        ("standings", written(serde_json::to_value(standings))),
    ];
    let members = members.into_iter().map(|(name, value)| (name.to_owned(), value));
    Value::Object(Map::from_iter(members))
}
