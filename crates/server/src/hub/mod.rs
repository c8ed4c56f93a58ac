//! The tables in memory, and who reads them.
//!
//! Each table has one lock. A command is decided on, carried out, stored, and only then announced; if the store fails, the
//! table in memory is discarded and read again. A reader has a bounded queue: one that does not keep up is dropped and comes back
//! with a snapshot, and never holds up a table.

mod bots;
mod change;
mod hints;
mod news;
mod readers;
mod recent;
mod telling;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as BlockingMutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use signoria_engine::erased::AnyGame;
use signoria_engine::{Eye, Seat};
use signoria_table::wire::{ByeReason, Presence, Sitter, Stage};
use signoria_table::{Millis, Occupant, PersonId, Table};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};

use recent::Recent;

use crate::crowd::household;
use crate::limiter::Limiter;
use crate::limits::{
    AUDIT, FORGOTTEN_AT_ONCE, LOBBY_SEEN, NAMES_KEPT, NOTICES, PUBLIC_PER_HOUSE, PUBLIC_PER_PERSON,
};
use crate::metrics::Metrics;
use crate::pool::{Owner, Pool};
use crate::problem::{Failure, Trouble};
use crate::store::{Store, StoreError, Summary, is_plain};

/// The time.
#[must_use]
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// What is sent to a reader.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The last message.
    Bye(ByeReason),
}

/// A reader as the socket holds it.
pub struct Place {
    /// Its number at this table.
    pub id: u64,
    /// What it is sent.
    pub inbox: mpsc::Receiver<Outgoing>,
}

/// A reader as the table holds it.
struct Listener {
    id: u64,
    person: Option<PersonId>,
    session: Option<String>,
    /// Their household, if it is known.
    house: Option<IpAddr>,
    wanted: Option<Seat>,
    eye: Eye,
    /// Whom they have muted.
    muted: Vec<PersonId>,
    outbox: mpsc::Sender<Outgoing>,
}

/// A table in memory.
struct Inner {
    /// None until it is loaded, and again after the store failed.
    table: Option<Table>,
    summary: Option<Summary>,
    listeners: Vec<Listener>,
    /// The number of the last line of chat that was sent.
    said: u64,
    /// Who is here, as last sent.
    present: Presence,
    /// Whether presence will be sent soon.
    presence_due: bool,
    /// The bots whose turn it is, and whether they are queued.
    thoughts: BTreeMap<Seat, bool>,
    /// Until when no other process thinks for its bots.
    thinks_until: Millis,
    used: Instant,
}

type Live = Arc<Mutex<Inner>>;

impl Inner {
    /// The table, which is loaded by now.
    fn table(&self) -> Result<&Table, Failure> {
        self.table.as_ref().ok_or_else(|| Trouble::Failed.into())
    }
}

/// All tables in memory.
pub struct Hub {
    store: Store,
    pool: Pool,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<String, Live>>,
    names: BlockingMutex<HashMap<PersonId, String>>,
    /// The household from which each person was last seen.
    houses: BlockingMutex<HashMap<PersonId, IpAddr>>,
    /// How often people take back.
    take_backs: Limiter,
    recent: BlockingMutex<Recent>,
    next_reader: AtomicU64,
}

fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    Ok(signoria_catalog::find(id).ok_or(Trouble::NoGame)?.arena.game())
}

impl Hub {
    /// An empty hub.
    #[must_use]
    pub fn new(store: Store, pool: Pool, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self {
            store,
            pool,
            metrics,
            tables: Mutex::default(),
            names: BlockingMutex::default(),
            houses: BlockingMutex::default(),
            take_backs: Limiter::default(),
            recent: BlockingMutex::default(),
            next_reader: AtomicU64::new(1),
        })
    }

    fn recent(&self) -> MutexGuard<'_, Recent> {
        self.recent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The store behind it.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// A table and its lock, read from the store if it is not in memory. An id that belongs to no table leaves nothing behind, whatever it is and
    /// however many ask for it.
    async fn enter(&self, id: &str) -> Result<(Live, OwnedMutexGuard<Inner>), Failure> {
        if !is_plain(id) {
            return Err(Trouble::NoTable.into());
        }
        let live = self.live(id).await;
        let mut inner = live.clone().lock_owned().await;
        match self.load(id, &mut inner).await {
            Ok(()) => Ok((live, inner)),
            Err(failure) => {
                drop((live, inner));
                self.drop_empty(id).await;
                Err(failure)
            }
        }
    }

    /// A table that is in memory already.
    async fn known(&self, id: &str) -> Option<Live> {
        self.tables.lock().await.get(id).cloned()
    }

    async fn live(&self, id: &str) -> Live {
        let mut tables = self.tables.lock().await;
        let live = tables.entry(id.to_owned()).or_insert_with(|| {
            self.metrics.tables.fetch_add(1, Ordering::Relaxed);
            Arc::new(Mutex::new(Inner {
                table: None,
                summary: None,
                listeners: Vec::new(),
                said: 0,
                present: Presence::default(),
                presence_due: false,
                thoughts: BTreeMap::new(),
                thinks_until: 0,
                used: Instant::now(),
            }))
        });
        live.clone()
    }

    /// Reads the table from the store if it is not in memory.
    async fn load(&self, id: &str, inner: &mut Inner) -> Result<(), Failure> {
        inner.used = Instant::now();
        if inner.table.is_none() {
            let table = self.read(id).await?;
            inner.said = self.store.last_chat_number(id).await?;
            inner.summary = Some(Summary::of(&table));
            inner.table = Some(table);
        }
        if let Some(table) = &inner.table {
            // Their names may have been evicted since, to make room for others.
            self.learn_names(table).await?;
        }
        Ok(())
    }

    async fn read(&self, id: &str) -> Result<Table, Failure> {
        let stored = self.store.load(id).await?;
        let game = game(&stored.opening.journal.game)?;
        let mut table = None;
        if let Some(saved) = stored.saved {
            match Table::restore(game, stored.opening.clone(), saved) {
                Ok(restored) => table = Some(restored),
                Err(error) => tracing::warn!(table = id, %error, "the saved table is not used"),
            }
        }
        let (mut table, entries) = match table {
            Some(table) => (table, stored.entries),
            None => (
                Table::open(game, stored.opening)?,
                self.store.entries_after(id, 0).await?,
            ),
        };
        for entry in &entries {
            table.apply(entry).map_err(|error| {
                tracing::error!(table = id, %error, "a stored table does not replay");
                Failure::from(Trouble::Failed)
            })?;
        }
        Ok(table)
    }

    async fn learn_names(&self, table: &Table) -> Result<(), Failure> {
        let unknown: Vec<PersonId> = {
            let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
            let people = table.people().into_iter();
            people.filter(|id| !names.contains_key(id)).cloned().collect()
        };
        for id in unknown {
            let name = self.store.name_of(&id).await?.unwrap_or_default();
            self.rename(&id, name);
        }
        Ok(())
    }

    /// From now on that person goes by this name.
    pub fn rename(&self, id: &PersonId, name: String) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= NAMES_KEPT {
            names.clear();
        }
        names.insert(id.clone(), name);
    }

    /// Notes the household of a person: what is shared out fairly is shared between households.
    pub fn seen(&self, id: &PersonId, address: IpAddr) {
        let mut houses = self.houses.lock().unwrap_or_else(PoisonError::into_inner);
        if houses.len() >= NAMES_KEPT {
            houses.clear();
        }
        houses.insert(id.clone(), household(address));
    }

    /// The household of a person, if they were seen since the start.
    fn house_of(&self, id: &PersonId) -> Option<IpAddr> {
        let houses = self.houses.lock().unwrap_or_else(PoisonError::into_inner);
        houses.get(id).copied()
    }

    /// The owner of a table, as far as bots take turns.
    fn owner(&self, person: PersonId) -> Owner {
        Owner {
            house: self.house_of(&person),
            person,
        }
    }

    /// Whether that person may open another public table: only a few that wait for players, together with their household, so that nobody fills the lobby.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn may_publish(&self, person: &PersonId) -> Result<bool, StoreError> {
        let house = self.house_of(person);
        let (mut own, mut together) = (0, 0);
        for listed in self.store.lobby(u64::MAX, LOBBY_SEEN).await? {
            if listed.stage != Stage::Gathering {
                continue;
            }
            let host = &listed.opening.host;
            own += usize::from(host == person);
            together += usize::from(house.is_some() && self.house_of(host) == house);
        }
        Ok(own < PUBLIC_PER_PERSON && together < PUBLIC_PER_HOUSE)
    }

    fn name(&self, id: &PersonId) -> String {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(id).cloned().unwrap_or_default()
    }

    /// The names of those who sit there, for a list.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn sitters(&self, occupants: &[Occupant]) -> Result<Vec<Sitter>, Failure> {
        let mut sitters = Vec::new();
        for occupant in occupants {
            sitters.push(match occupant {
                Occupant::Open => Sitter::Open,
                Occupant::Bot { level } => Sitter::Bot { level: *level },
                Occupant::Person { person } => Sitter::Person {
                    name: self.name_of(person).await?,
                },
            });
        }
        Ok(sitters)
    }

    /// The name of a person; empty if they no longer exist.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn name_of(&self, person: &PersonId) -> Result<String, Failure> {
        let known = self.name(person);
        if !known.is_empty() {
            return Ok(known);
        }
        let name = self.store.name_of(person).await?.unwrap_or_default();
        self.rename(person, name.clone());
        Ok(name)
    }

    /// Deletes what nobody can use any more and returns the number of guests deleted. Their games stay, without a name.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn tidy(&self, now: Millis, forget_guests: Option<Duration>) -> Result<u64, StoreError> {
        self.store.end_unused_sessions(now).await?;
        self.store.forget_audit(now.saturating_sub(AUDIT)).await?;
        self.store.forget_notices(now.saturating_sub(NOTICES)).await?;
        let Some(unused) = forget_guests else { return Ok(0) };
        let since = now.saturating_sub(u64::try_from(unused.as_millis()).unwrap_or(u64::MAX));
        let mut forgotten = 0;
        loop {
            let guests = self.store.guests_unused_since(since, FORGOTTEN_AT_ONCE).await?;
            if guests.is_empty() {
                return Ok(forgotten);
            }
            for guest in guests {
                self.store.forget(&guest).await?;
                self.rename(&guest, String::new());
                forgotten += 1;
            }
        }
    }

    /// This process stops thinking for bots: the others need not wait until its lease ends.
    pub async fn leave_bots(&self) {
        if let Err(error) = self.store.stop_thinking(self.store.process()).await {
            tracing::warn!(%error, "the other processes wait a moment for the bots of this one");
        }
    }

    /// Unloads the tables that nobody has looked at for a while.
    pub async fn sweep(&self, idle: Duration) {
        let mut tables = self.tables.lock().await;
        tables.retain(|_, live| {
            // Another reference means that somebody is working with the table; nobody can get a new one without the lock that
            // we hold.
            let only_ours = Arc::strong_count(live) == 1;
            let idle = only_ours
                && live.try_lock().is_ok_and(|inner| {
                    inner.listeners.is_empty() && inner.thoughts.is_empty() && inner.used.elapsed() >= idle
                });
            if idle {
                self.metrics.tables.fetch_sub(1, Ordering::Relaxed);
            }
            !idle
        });
    }

    /// Unloads a table that turned out not to exist, unless others wait for it too: the last of them does it. Where there is a reader, the store
    /// has failed for a while, and they are told when it is back.
    async fn drop_empty(&self, id: &str) {
        let mut tables = self.tables.lock().await;
        let empty = tables.get(id).is_some_and(|live| {
            let unused = |inner: &Inner| inner.table.is_none() && inner.listeners.is_empty();
            Arc::strong_count(live) == 1 && live.try_lock().is_ok_and(|inner| unused(&inner))
        });
        if empty && tables.remove(id).is_some() {
            self.metrics.tables.fetch_sub(1, Ordering::Relaxed);
        }
    }
}
