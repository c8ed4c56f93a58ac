//! What readers are sent, each for their own eye; nobody waits for a slow one.

use std::collections::HashMap;
use std::sync::Arc;

use signoria_engine::Eye;
use signoria_table::wire::{ByeReason, ChatLine, FromServer, Presence, Snapshot, Stage, Thought};
use signoria_table::{Effect, PersonId, Reader, Table, Updates};

use super::{Hub, Inner, Listener, Live, Outgoing};
use crate::limits::{CHAT_SHOWN, POSITIONS_KEPT, PRESENCE_PAUSE};
use crate::metrics::Metrics;
use crate::problem::{Failure, Trouble};
use crate::store::Said;

/// Readers who get the same message: the same person or strangers, with the same eye; for a full snapshot, also with the same mutes, and the same
/// person if they have said something themselves.
type Audience<'a> = (
    Option<&'a PersonId>,
    Eye,
    Option<(&'a [PersonId], Option<&'a PersonId>)>,
);

/// A message as it is sent.
pub(super) fn text(message: &FromServer) -> Outgoing {
    // Every member can be serialized; an empty message would be harmless.
    Outgoing::Text(serde_json::to_string(message).unwrap_or_default().into())
}

impl Hub {
    pub(super) async fn snapshot_of(
        &self,
        inner: &Inner,
        person: Option<&PersonId>,
        eye: Eye,
        muted: &[PersonId],
    ) -> Result<Snapshot, Failure> {
        let Some(table) = &inner.table else {
            return Err(Trouble::Failed.into());
        };
        let said = self.chat_after(table, 0, hears_asides(table, person)).await?;
        Ok(self.snapshot_with(inner, table, person, eye, muted, &said))
    }

    fn snapshot_with(
        &self,
        inner: &Inner,
        table: &Table,
        person: Option<&PersonId>,
        eye: Eye,
        muted: &[PersonId],
        said: &[Said],
    ) -> Snapshot {
        let heard = said.iter().filter(|said| !muted.contains(&said.author));
        let chat = heard.map(|said| ChatLine {
            yours: person == Some(&said.author),
            ..said.line.clone()
        });
        self.for_stranger(|reader| Snapshot {
            chat: chat.collect(),
            presence: presence(inner),
            thinking: thoughts(inner),
            ..table.snapshot(eye, Reader { person, ..reader })
        })
    }

    /// What was said at a table after a line, with the seats of those who said it.
    async fn chat_after(&self, table: &Table, after: u64, asides: bool) -> Result<Vec<Said>, Failure> {
        let id = &table.opening().id;
        let mut lines = self.store.last_chat(id, after, asides, CHAT_SHOWN).await?;
        for said in &mut lines {
            said.line.seat = table.seats_of(&said.author).first();
        }
        Ok(lines)
    }

    /// Sends everybody the new lines of chat, from this process or another: all who have not muted that person and may hear them.
    pub(super) async fn tell_chat(&self, inner: &mut Inner) -> Result<(), Failure> {
        let Some(table) = &inner.table else { return Ok(()) };
        for said in self.chat_after(table, inner.said, true).await? {
            inner.said = said.line.number;
            for yours in [false, true] {
                let line = ChatLine {
                    yours,
                    ..said.line.clone()
                };
                self.send(inner, &text(&FromServer::Chat(line)), |table, listener| {
                    let own = listener.person.as_ref() == Some(&said.author);
                    let may = !said.aside || hears_asides(table, listener.person.as_ref());
                    own == yours && may && !listener.muted.contains(&said.author)
                });
            }
        }
        Ok(())
    }

    pub(super) async fn snapshot_all(self: &Arc<Self>, live: &Live, inner: &mut Inner) {
        self.tell(live, inner, &Effect::of_everything()).await;
    }

    /// Tells every reader what an entry changed, each through its own eye. Readers who get the same share one message: two hundred spectators cost
    /// little more than one.
    pub(super) async fn tell(self: &Arc<Self>, live: &Live, inner: &mut Inner, effect: &Effect) {
        let Some(table) = &inner.table else { return };
        let mut made: HashMap<Audience<'_>, Outgoing> = HashMap::new();
        // Chat, with and without spectators' lines: read only if somebody gets a full snapshot.
        let mut said: [Option<Vec<Said>>; 2] = [None, None];
        let mut outgoing = Vec::new();
        let id = &table.opening().id;
        let mut updates = Updates::new(table, effect, self.recent().take(id));
        for (index, listener) in inner.listeners.iter().enumerate() {
            let eye = table.eye_of(listener.person.as_ref(), listener.wanted);
            let person = table.somebody(listener.person.as_ref());
            // A different eye has a different log, and after a take-back lines are gone: then everything is sent again.
            let whole = effect.rewound || eye != listener.eye;
            let said = &mut said[usize::from(hears_asides(table, person))];
            if whole && said.is_none() {
                *said = self.chat_after(table, 0, hears_asides(table, person)).await.ok();
            }
            let speaker = listener.person.as_ref().filter(|person| {
                let lines = said.as_deref().unwrap_or_default();
                lines.iter().any(|said| said.author == **person)
            });
            let key = (person, eye, whole.then_some((&*listener.muted, speaker)));
            let message = match made.get(&key) {
                Some(message) => message.clone(),
                None if whole => match said {
                    Some(said) => {
                        let snapshot =
                            self.snapshot_with(inner, table, speaker.or(person), eye, &listener.muted, said);
                        text(&FromServer::Snapshot(Box::new(snapshot)))
                    }
                    None => Outgoing::Bye(ByeReason::Slow),
                },
                None => self.for_stranger(|reader| {
                    let update = updates.update(eye, Reader { person, ..reader });
                    text(&FromServer::Update(Box::new(update)))
                }),
            };
            made.insert(key, message.clone());
            outgoing.push((index, eye, message));
        }
        let seen = updates.seen();
        self.recent().keep(id.clone(), seen, POSITIONS_KEPT);
        let mut slow = Vec::new();
        for (index, eye, message) in outgoing {
            let listener = &mut inner.listeners[index];
            listener.eye = eye;
            if listener.outbox.try_send(message).is_err() {
                slow.push(listener.id);
            }
        }
        self.drop_slow(inner, &slow);
        // Taking or leaving a seat changes who is present where.
        self.tell_presence(live, inner);
    }

    /// Sends presence soon, if it has changed by then. When many come and go at once, that is one message.
    pub(super) fn tell_presence(self: &Arc<Self>, live: &Live, inner: &mut Inner) {
        if inner.presence_due || presence(inner) == inner.present {
            return;
        }
        inner.presence_due = true;
        let (hub, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tokio::time::sleep(PRESENCE_PAUSE).await;
            let mut inner = live.lock().await;
            inner.presence_due = false;
            let presence = presence(&inner);
            if presence != inner.present {
                inner.present = presence.clone();
                hub.send_all(&mut inner, &FromServer::Presence(presence));
            }
        });
    }

    pub(super) fn send_all(&self, inner: &mut Inner, message: &FromServer) {
        self.send(inner, &text(message), |_, _| true);
    }

    fn send(&self, inner: &mut Inner, message: &Outgoing, hears: impl Fn(&Table, &Listener) -> bool) {
        let Some(table) = &inner.table else { return };
        let slow: Vec<u64> = inner
            .listeners
            .iter()
            .filter(|listener| hears(table, listener))
            .filter(|listener| listener.outbox.try_send(message.clone()).is_err())
            .map(|listener| listener.id)
            .collect();
        self.drop_slow(inner, &slow);
    }

    /// A reader that does not keep up is dropped: the closed queue ends the socket, and the client comes back for a snapshot.
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

/// Whether somebody sees what spectators say to each other: not a player while the game runs.
fn hears_asides(table: &Table, person: Option<&PersonId>) -> bool {
    let plays = person.is_some_and(|person| !table.seats_of(person).is_empty());
    table.stage() != Stage::Playing || !plays
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
