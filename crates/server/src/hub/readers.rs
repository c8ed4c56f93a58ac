//! Who reads a table: looks, sockets, and how they end.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use signoria_engine::{Outlook, Seat};
use signoria_table::wire::{ByeReason, FromServer, Snapshot};
use signoria_table::{PersonId, Reader, Table};
use tokio::sync::mpsc;

use super::telling::text;
use super::{Hub, Inner, Listener, Outgoing, Place, now};
use crate::crowd::household;
use crate::limits::{READER_QUEUE, SOCKETS_PER_PERSON, SPECTATORS_PER_HOUSE, SPECTATORS_PER_TABLE};
use crate::problem::{Failure, Trouble};

impl Hub {
    /// Everything that somebody may know about a table.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn snapshot(
        &self,
        id: &str,
        person: Option<&PersonId>,
        wanted: Option<Seat>,
    ) -> Result<Snapshot, Failure> {
        let (_, inner) = self.enter(id).await?;
        let eye = inner.table()?.eye_of(person, wanted);
        let muted = self.muted_by(person).await?;
        self.snapshot_of(&inner, person, eye, &muted).await
    }

    /// Runs something for an anonymous reader.
    pub(super) fn for_stranger<T>(&self, work: impl FnOnce(Reader<'_>) -> T) -> T {
        work(Reader {
            person: None,
            seat: None,
            names: &|_, person| self.name(person),
            now: now(),
        })
    }

    async fn muted_by(&self, person: Option<&PersonId>) -> Result<Vec<PersonId>, Failure> {
        match person {
            Some(person) => Ok(self.store.muted_by(person).await?),
            None => Ok(Vec::new()),
        }
    }

    /// Runs something with a table as it stands.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn with<T>(&self, id: &str, work: impl FnOnce(&Table, Reader<'_>) -> T) -> Result<T, Failure> {
        let (_, inner) = self.enter(id).await?;
        let table = inner.table()?;
        Ok(self.for_stranger(|reader| work(table, reader)))
    }

    /// Begins to read a table. The first message is a snapshot.
    ///
    /// # Errors
    /// If there is no such table, too many read it, or the store fails.
    pub async fn join(
        self: &Arc<Self>,
        id: &str,
        person: Option<&PersonId>,
        session: Option<&str>,
        wanted: Option<Seat>,
        from: Option<IpAddr>,
    ) -> Result<Place, Failure> {
        let (live, mut inner) = self.enter(id).await?;
        let eye = inner.table()?.eye_of(person, wanted);
        let house = from.map(household);
        if !has_room(&inner, person, house) {
            return Err(Trouble::TooManyReaders.into());
        }
        let muted = self.muted_by(person).await?;
        let (outbox, inbox) = mpsc::channel(READER_QUEUE);
        let reader = self.next_reader.fetch_add(1, Ordering::Relaxed);
        inner.listeners.push(Listener {
            id: reader,
            person: person.cloned(),
            session: session.map(Into::into),
            house,
            wanted,
            eye,
            muted: muted.clone(),
            outbox: outbox.clone(),
        });
        let snapshot = self.snapshot_of(&inner, person, eye, &muted).await?;
        let _ = outbox.try_send(text(&FromServer::Snapshot(Box::new(snapshot))));
        self.tell_presence(&live, &mut inner);
        self.wake_bots(&live, &mut inner);
        Ok(Place { id: reader, inbox })
    }

    /// Sends a reader everything again, perhaps through the eye of another of their seats.
    pub async fn look_again(&self, id: &str, reader: u64, wanted: Option<Option<Seat>>) {
        let Ok((_, mut inner)) = self.enter(id).await else {
            return;
        };
        let Inner { table, listeners, .. } = &mut *inner;
        let Some(listener) = listeners.iter_mut().find(|listener| listener.id == reader) else {
            return;
        };
        if let Some(wanted) = wanted {
            listener.wanted = wanted;
        }
        if let Some(table) = table {
            listener.eye = table.eye_of(listener.person.as_ref(), listener.wanted);
        }
        let (person, eye, outbox) = (listener.person.clone(), listener.eye, listener.outbox.clone());
        let muted = listener.muted.clone();
        if let Ok(snapshot) = self.snapshot_of(&inner, person.as_ref(), eye, &muted).await {
            let _ = outbox.try_send(text(&FromServer::Snapshot(Box::new(snapshot))));
        }
    }

    /// What an action would bring a reader, through the eye they look with.
    pub async fn preview(&self, id: &str, reader: u64, action: &str) -> Option<Outlook> {
        let (_, inner) = self.enter(id).await.ok()?;
        let listener = inner.listeners.iter().find(|listener| listener.id == reader)?;
        let table = inner.table.as_ref()?;
        table.preview(table.eye_of(listener.person.as_ref(), listener.wanted), action)
    }

    /// Whether a person has the table open, as far as this process knows.
    pub async fn is_here(&self, id: &str, person: &PersonId) -> bool {
        let live = self.tables.lock().await.get(id).cloned();
        let Some(live) = live else { return false };
        let inner = live.lock().await;
        inner
            .listeners
            .iter()
            .any(|listener| listener.person.as_ref() == Some(person))
    }

    /// Ends reading.
    pub async fn part(self: &Arc<Self>, id: &str, reader: u64) {
        let Some(live) = self.known(id).await else { return };
        let mut inner = live.lock().await;
        inner.listeners.retain(|listener| listener.id != reader);
        inner.used = Instant::now();
        self.tell_presence(&live, &mut inner);
    }

    /// Closes the sockets of a session at this process.
    pub(super) async fn bye(&self, session: &str, reason: ByeReason) {
        for live in self.lives().await {
            let mut inner = live.lock().await;
            inner.listeners.retain(|listener| {
                let ends = listener.session.as_deref() == Some(session);
                if ends {
                    let _ = listener.outbox.try_send(Outgoing::Bye(reason));
                }
                !ends
            });
        }
    }
}

/// Whether there is room for another socket of that person. Spectators never take it from players, nor one household from all others.
fn has_room(inner: &Inner, person: Option<&PersonId>, house: Option<IpAddr>) -> bool {
    let Some(table) = &inner.table else { return true };
    let sits = |reader: Option<&PersonId>| reader.is_some_and(|reader| !table.seats_of(reader).is_empty());
    let listeners = inner.listeners.iter();
    if sits(person) {
        let own = listeners.filter(|listener| listener.person.as_ref() == person);
        return own.count() < SOCKETS_PER_PERSON;
    }
    let watchers: Vec<&Listener> = listeners
        .filter(|listener| !sits(listener.person.as_ref()))
        .collect();
    let same_house = watchers
        .iter()
        .filter(|listener| house.is_some() && listener.house == house);
    watchers.len() < SPECTATORS_PER_TABLE && same_house.count() < SPECTATORS_PER_HOUSE
}
