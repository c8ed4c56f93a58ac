//! News about people, or for everybody, whichever table they are at. Each process tells the others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};

use signoria_table::wire::{ByeReason, FromServer};
use signoria_table::{PersonId, Table};

use super::{Hub, Live, Outgoing, now};
use crate::names::likeness;
use crate::problem::Failure;
use crate::store::{News, StoreError};

/// What the tables in memory keep about somebody.
struct Known {
    /// Whether their name has changed.
    renamed: bool,
    /// Whom they have muted.
    muted: Vec<PersonId>,
    /// Whether they are banned.
    banned: bool,
}

impl Hub {
    /// Something about a person that is kept in memory has changed: the name, whom they have muted, whether they are banned.
    pub async fn person_changed(self: &Arc<Self>, id: &PersonId) {
        self.spread(News::Person(id.clone())).await;
    }

    /// An account has taken a name: guests with a similar one have been renamed.
    pub async fn name_taken(self: &Arc<Self>, name: &str) {
        self.spread(News::NameTaken(likeness(name))).await;
    }

    /// Says something to everybody who is connected.
    pub async fn announce(self: &Arc<Self>, text: String) {
        self.spread(News::Announced(text)).await;
    }

    /// A session has ended: its sockets are closed, in every process.
    pub async fn signed_out(self: &Arc<Self>, session: &str) {
        self.spread(News::SignedOut(session.to_owned())).await;
    }

    /// Ends all sessions of a person except one, with their sockets.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn end_other_sessions(
        self: &Arc<Self>,
        person: &PersonId,
        keep: &str,
    ) -> Result<(), StoreError> {
        for session in self.store.end_other_sessions(person, keep).await? {
            self.signed_out(&session).await;
        }
        Ok(())
    }

    /// Deletes a table with everything that belongs to it, and says goodbye to its readers. False if there is none.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn delete(self: &Arc<Self>, id: &str) -> Result<bool, Failure> {
        let deleted = self.store.delete_table(id).await?;
        if deleted {
            self.spread(News::Deleted(id.to_owned())).await;
        }
        Ok(deleted)
    }

    async fn spread(self: &Arc<Self>, news: News) {
        self.hear(&news).await;
        if let Err(error) = self.store.tell_others(&news).await {
            tracing::warn!(%error, "the other processes were not told");
        }
    }

    /// Handles news from this process or another.
    pub(crate) async fn hear(self: &Arc<Self>, news: &News) {
        match news {
            News::Person(id) => self.know_again(id).await,
            News::Announced(text) => {
                let message = FromServer::Announced { text: text.clone() };
                for live in self.lives().await {
                    self.send_all(&mut *live.lock().await, &message);
                }
            }
            News::NameTaken(look) => {
                let names = self.names.lock().unwrap_or_else(PoisonError::into_inner).clone();
                for (id, _) in names.iter().filter(|(_, name)| likeness(name) == *look) {
                    self.know_again(id).await;
                }
            }
            News::SignedOut(session) => self.bye(session, ByeReason::SignedOut).await,
            News::Deleted(id) => {
                let live = self.tables.lock().await.remove(id);
                if let Some(live) = live {
                    self.metrics.tables.fetch_sub(1, Ordering::Relaxed);
                    let mut inner = live.lock().await;
                    inner.table = None;
                    for listener in inner.listeners.drain(..) {
                        let _ = listener.outbox.try_send(Outgoing::Bye(ByeReason::Gone));
                    }
                }
            }
        }
    }

    /// Nobody has listened to the other processes for a while: everything in memory that they may have changed is looked up again. Only announcements
    /// are not repeated.
    pub async fn catch_up_all(self: &Arc<Self>) {
        let ids: Vec<String> = self.tables.lock().await.keys().cloned().collect();
        for id in ids {
            match self.store.kept(&id).await {
                Err(StoreError::NoTable) => self.hear(&News::Deleted(id)).await,
                _ => self.catch_up(&id).await,
            }
        }
        let mut people = BTreeSet::new();
        for live in self.lives().await {
            let inner = live.lock().await;
            people.extend(inner.table.iter().flat_map(Table::people).cloned());
            people.extend(
                inner
                    .listeners
                    .iter()
                    .filter_map(|listener| listener.person.clone()),
            );
        }
        let mut known = BTreeMap::new();
        for person in &people {
            known.extend(self.look_up(person).await.map(|known| (person.clone(), known)));
        }
        self.apply(&known).await;
        // Other names are looked up when they are needed.
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.retain(|person, _| people.contains(person));
    }

    async fn know_again(self: &Arc<Self>, id: &PersonId) {
        if let Some(known) = self.look_up(id).await {
            self.apply(&BTreeMap::from([(id.clone(), known)])).await;
        }
    }

    /// What is stored about somebody. The name is known from now on.
    async fn look_up(&self, id: &PersonId) -> Option<Known> {
        let known = async {
            let person = self.store.person(id).await?;
            Ok::<_, StoreError>((person, self.store.muted_by(id).await?))
        };
        let (person, muted) = known
            .await
            .inspect_err(|error| tracing::warn!(%error, "a person could not be looked up"))
            .ok()?;
        let banned = person.as_ref().is_none_or(|person| person.banned_until > now());
        let name = person.map(|person| person.name).unwrap_or_default();
        let renamed = self.name(id) != name;
        self.rename(id, name);
        Some(Known {
            renamed,
            muted,
            banned,
        })
    }

    /// Readers get their mutes and the new names, and those who are banned are dropped.
    async fn apply(self: &Arc<Self>, people: &BTreeMap<PersonId, Known>) {
        for live in self.lives().await {
            let mut inner = live.lock().await;
            inner.listeners.retain_mut(|listener| {
                let Some(known) = listener.person.as_ref().and_then(|person| people.get(person)) else {
                    return true;
                };
                listener.muted.clone_from(&known.muted);
                if known.banned {
                    let _ = listener.outbox.try_send(Outgoing::Bye(ByeReason::SignedOut));
                }
                !known.banned
            });
            let renamed = |person: &&PersonId| people.get(person).is_some_and(|known| known.renamed);
            if inner
                .table
                .as_ref()
                .is_some_and(|table| table.people().iter().any(renamed))
            {
                self.snapshot_all(&live, &mut inner).await;
            }
        }
    }

    pub(super) async fn lives(&self) -> Vec<Live> {
        self.tables.lock().await.values().cloned().collect()
    }
}
