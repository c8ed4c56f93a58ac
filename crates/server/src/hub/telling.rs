//! What readers are told: each through their own eye, and nobody waits for a slow one.

use std::collections::HashMap;

use signoria_engine::Eye;
use signoria_table::wire::{ByeReason, ChatLine, FromServer, Presence, Snapshot, Thought};
use signoria_table::{Effect, PersonId, Reader, Table};

use super::{Hub, Inner, Outgoing, now};
use crate::limits::CHAT_SHOWN;
use crate::metrics::Metrics;
use crate::problem::{Failure, Trouble};

/// A message as it goes out.
pub(super) fn text(message: &FromServer) -> Outgoing {
    // All members can be written as JSON; an empty message would be the harmless exception.
    Outgoing::Text(serde_json::to_string(message).unwrap_or_default().into())
}

impl Hub {
    pub(super) async fn snapshot_of(
        &self,
        inner: &Inner,
        person: Option<&PersonId>,
        eye: Eye,
    ) -> Result<Snapshot, Failure> {
        let Some(table) = &inner.table else {
            return Err(Trouble::Failed.into());
        };
        let chat = self.chat_after(table, 0).await?;
        let reader = Reader {
            person,
            seat: None,
            names: &|_, person| self.name(person),
            now: now(),
        };
        Ok(Snapshot {
            chat,
            presence: presence(inner),
            thinking: thoughts(inner),
            ..table.snapshot(eye, reader)
        })
    }

    /// What was said at a table after a line, with the seats of those who said it.
    async fn chat_after(&self, table: &Table, after: u64) -> Result<Vec<ChatLine>, Failure> {
        let lines = self
            .store
            .last_chat(&table.opening().id, after, CHAT_SHOWN)
            .await?;
        let seated = |(author, line)| ChatLine {
            seat: table.seats_of(&author).first(),
            ..line
        };
        Ok(lines.into_iter().map(seated).collect())
    }

    /// Tells everybody what was said since they were last told, here or in another process.
    pub(super) async fn tell_chat(&self, inner: &mut Inner) -> Result<(), Failure> {
        let Some(table) = &inner.table else { return Ok(()) };
        for line in self.chat_after(table, inner.said).await? {
            inner.said = line.number;
            self.send_all(inner, &FromServer::Chat(line));
        }
        Ok(())
    }

    pub(super) async fn snapshot_all(&self, inner: &mut Inner) {
        let effect = Effect {
            rewound: true,
            ..Effect::default()
        };
        self.tell(inner, &effect).await;
    }

    /// Tells every reader what an entry changed, each through its own eye.
    pub(super) async fn tell(&self, inner: &mut Inner, effect: &Effect) {
        let Some(table) = &inner.table else { return };
        let at = now();
        let mut made: HashMap<(Option<PersonId>, Eye, bool), Outgoing> = HashMap::new();
        let mut outgoing = Vec::new();
        for (index, listener) in inner.listeners.iter().enumerate() {
            let eye = table.eye_of(listener.person.as_ref(), listener.wanted);
            // Another eye has heard other things, and after a take-back lines are gone: then everything is sent again.
            let whole = effect.rewound || eye != listener.eye;
            let key = (listener.person.clone(), eye, whole);
            let message = match made.get(&key) {
                Some(message) => message.clone(),
                None if whole => match self.snapshot_of(inner, listener.person.as_ref(), eye).await {
                    Ok(snapshot) => text(&FromServer::Snapshot(Box::new(snapshot))),
                    Err(_) => Outgoing::Bye(ByeReason::Slow),
                },
                None => {
                    let reader = Reader {
                        person: listener.person.as_ref(),
                        seat: None,
                        names: &|_, person| self.name(person),
                        now: at,
                    };
                    text(&FromServer::Update(Box::new(table.update(effect, eye, reader))))
                }
            };
            made.insert(key, message.clone());
            outgoing.push((index, eye, message));
        }
        let mut slow = Vec::new();
        for (index, eye, message) in outgoing {
            let listener = &mut inner.listeners[index];
            listener.eye = eye;
            if listener.outbox.try_send(message).is_err() {
                slow.push(listener.id);
            }
        }
        self.drop_slow(inner, &slow);
        // Whoever sat down or got up is here as somebody else now.
        if presence(inner) != inner.present {
            self.tell_presence(inner);
        }
    }

    pub(super) fn tell_presence(&self, inner: &mut Inner) {
        let presence = presence(inner);
        inner.present = presence.clone();
        self.send_all(inner, &FromServer::Presence(presence));
    }

    pub(super) fn send_all(&self, inner: &mut Inner, message: &FromServer) {
        let message = text(message);
        let slow: Vec<u64> = inner
            .listeners
            .iter()
            .filter(|listener| listener.outbox.try_send(message.clone()).is_err())
            .map(|listener| listener.id)
            .collect();
        self.drop_slow(inner, &slow);
    }

    /// Whoever does not keep up is dropped: the closed queue ends the socket, and the client comes back for a snapshot.
    fn drop_slow(&self, inner: &mut Inner, slow: &[u64]) {
        if slow.is_empty() {
            return;
        }
        inner.listeners.retain(|listener| !slow.contains(&listener.id));
        for _ in slow {
            Metrics::count(&self.metrics.slow_readers);
        }
    }
}

pub(super) fn thoughts(inner: &Inner) -> Vec<Thought> {
    let thought = |(&seat, &queued)| Thought { seat, queued };
    inner.thoughts.iter().map(thought).collect()
}

fn presence(inner: &Inner) -> Presence {
    let Some(table) = &inner.table else {
        return Presence::default();
    };
    let mut presence = Presence::default();
    let mut watching = 0;
    let mut people: Vec<&PersonId> = Vec::new();
    for listener in &inner.listeners {
        match &listener.person {
            Some(person) if people.contains(&person) => {}
            Some(person) => {
                people.push(person);
                let own = table.seats_of(person);
                presence.seats.extend(own.iter());
                watching += u32::from(own.is_empty());
            }
            None => watching += 1,
        }
    }
    presence.seats.sort_unstable();
    presence.spectators = watching;
    presence
}
