//! The tables in memory, and who reads them.
//!
//! Each table has one lock. A command is decided on, carried out, stored, and only then told to anybody; if the store fails, the
//! memory is thrown away and read again. A reader has a bounded queue: who does not keep up is dropped and comes back
//! with a snapshot, and never holds up a table.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex as BlockingMutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::extract::ws::Utf8Bytes;
use signoria_engine::erased::AnyGame;
use signoria_engine::{Eye, Seat};
use signoria_table::wire::{ByeReason, ChatLine, FromServer, Presence, Sitter, Snapshot, Thought, Update};
use signoria_table::{Answer, Asked, Command, Effect, Entry, Millis, Opening, PersonId, Reader, Table};
use tokio::sync::{Mutex, mpsc};

use crate::limits::{CHAT_SHOWN, DUE_AT_ONCE, NAMES_KEPT, READER_QUEUE, READERS_PER_TABLE, SAVE_EVERY};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::problem::{Failure, Trouble};
use crate::store::{Store, Summary};

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
    wanted: Option<Seat>,
    eye: Eye,
    outbox: mpsc::Sender<Outgoing>,
}

/// A table in memory.
struct Inner {
    /// None until it is loaded, and again when the store failed.
    table: Option<Table>,
    summary: Option<Summary>,
    listeners: Vec<Listener>,
    /// The bots that are waited for, and whether they queue.
    thoughts: BTreeMap<Seat, bool>,
    used: Instant,
}

type Live = Arc<Mutex<Inner>>;

/// All tables in memory.
pub struct Hub {
    store: Store,
    pool: Pool,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<String, Live>>,
    names: BlockingMutex<HashMap<PersonId, String>>,
    next_reader: AtomicU64,
}

fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    Ok(signoria_catalog::find(id).ok_or(Trouble::NoGame)?.arena.game())
}

fn text(message: &FromServer) -> Outgoing {
    // All members can be written as JSON; an empty message would be the harmless exception.
    Outgoing::Text(serde_json::to_string(message).unwrap_or_default().into())
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
            next_reader: AtomicU64::new(1),
        })
    }

    /// The store behind it.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    // ------------------------------------------------------------------------------------------------- loading and names

    async fn live(&self, id: &str) -> Live {
        let mut tables = self.tables.lock().await;
        let live = tables.entry(id.to_owned()).or_insert_with(|| {
            self.metrics.tables.fetch_add(1, Ordering::Relaxed);
            Arc::new(Mutex::new(Inner {
                table: None,
                summary: None,
                listeners: Vec::new(),
                thoughts: BTreeMap::new(),
                used: Instant::now(),
            }))
        });
        live.clone()
    }

    /// The table, read from the store if it is not in memory.
    async fn table<'a>(&self, id: &str, inner: &'a mut Inner) -> Result<&'a mut Table, Failure> {
        inner.used = Instant::now();
        if inner.table.is_none() {
            let table = self.read(id).await?;
            inner.summary = Some(Summary::of(&table));
            inner.table = Some(table);
        }
        inner.table.as_mut().ok_or_else(|| Trouble::Failed.into())
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
        self.learn_names(&table).await?;
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

    /// From now on that person is called so.
    pub fn rename(&self, id: &PersonId, name: String) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if names.len() >= NAMES_KEPT {
            names.clear();
        }
        names.insert(id.clone(), name);
    }

    fn name(&self, id: &PersonId) -> String {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.get(id).cloned().unwrap_or_default()
    }

    /// The names of those who sit there, for a list.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn sitters(&self, occupants: &[signoria_table::Occupant]) -> Result<Vec<Sitter>, Failure> {
        use signoria_table::Occupant;
        let mut sitters = Vec::new();
        for occupant in occupants {
            sitters.push(match occupant {
                Occupant::Open => Sitter::Open,
                Occupant::Bot { level } => Sitter::Bot { level: *level },
                Occupant::Person { person } => {
                    let known = self.name(person);
                    let name = if known.is_empty() {
                        let name = self.store.name_of(person).await?.unwrap_or_default();
                        self.rename(person, name.clone());
                        name
                    } else {
                        known
                    };
                    Sitter::Person { name }
                }
            });
        }
        Ok(sitters)
    }

    // ------------------------------------------------------------------------------------------------------- what changes

    /// Opens a table.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open(&self, opening: Opening, entries: &[Entry]) -> Result<(), Failure> {
        let game = game(&opening.journal.game)?;
        let mut table = Table::open(game, opening)?;
        for entry in entries {
            table.apply(entry).map_err(Failure::bad_request)?;
        }
        self.store.add_table(&table, entries).await?;
        Ok(())
    }

    /// Carries out a command. When this returns, it is stored.
    ///
    /// # Errors
    /// If it is refused, there is no such table, or the store fails.
    pub async fn command(
        self: &Arc<Self>,
        id: &str,
        by: &PersonId,
        seen: Option<u64>,
        key: String,
        command: Command,
    ) -> Result<u64, Failure> {
        let (hub, id, by) = (self.clone(), id.to_owned(), by.clone());
        // In a task of its own: a client that hangs up must not stop it half-way.
        let work = tokio::spawn(async move {
            let live = hub.live(&id).await;
            let mut inner = live.lock().await;
            let table = hub.table(&id, &mut inner).await?;
            let asked = Asked {
                by: &by,
                seen,
                key: Some(&key),
                command: &command,
            };
            match table.decide(now(), asked) {
                Ok(Answer::Before(number)) => Ok(number),
                Ok(Answer::Entry(entry)) => {
                    let number = entry.number;
                    hub.commit(&live, &mut inner, entry).await?;
                    Ok(number)
                }
                Err(refusal) => {
                    Metrics::count(&hub.metrics.refusals);
                    Err(refusal.into())
                }
            }
        });
        work.await.unwrap_or_else(|_| Err(Trouble::Failed.into()))
    }

    /// The table where the people of a finished one meet again: opened by whoever asks first, joined by the others.
    ///
    /// # Errors
    /// If the game is not over or the person did not play it.
    pub async fn rematch(self: &Arc<Self>, id: &str, by: &PersonId) -> Result<String, Failure> {
        let (hub, id, by) = (self.clone(), id.to_owned(), by.clone());
        let work = tokio::spawn(async move {
            let live = hub.live(&id).await;
            let mut inner = live.lock().await;
            let table = hub.table(&id, &mut inner).await?;
            if let Some(next) = table.rematch() {
                return Ok(next.to_owned());
            }
            let next = crate::secret::new_id();
            let entry = table.decide_rematch(now(), &by, next.clone())?;
            let opening = crate::opening::again(table, &by, next.clone())?;
            hub.open(opening, &[]).await?;
            hub.commit(&live, &mut inner, entry).await?;
            Ok(next)
        });
        work.await.unwrap_or_else(|_| Err(Trouble::Failed.into()))
    }

    /// Says something to everybody at a table.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn chat(self: &Arc<Self>, id: &str, by: &PersonId, line: String) -> Result<u64, Failure> {
        let (hub, id, by) = (self.clone(), id.to_owned(), by.clone());
        let work = tokio::spawn(async move {
            let live = hub.live(&id).await;
            let mut inner = live.lock().await;
            let seat = hub.table(&id, &mut inner).await?.seats_of(&by).first();
            let at = now();
            let number = hub.store.add_chat(&id, &by, &line, at).await?;
            let name = hub
                .sitters(&[signoria_table::Occupant::Person { person: by }])
                .await?;
            let name = match name.into_iter().next() {
                Some(Sitter::Person { name }) => name,
                _ => String::new(),
            };
            let line = ChatLine {
                number,
                at,
                name,
                seat,
                text: line,
            };
            hub.send_all(&mut inner, &FromServer::Chat(line));
            Ok(number)
        });
        work.await.unwrap_or_else(|_| Err(Trouble::Failed.into()))
    }

    /// Looks at the clocks of a table.
    pub async fn tick(self: &Arc<Self>, id: &str) {
        let live = self.live(id).await;
        let mut inner = live.lock().await;
        loop {
            let entry = match self.table(id, &mut inner).await {
                Ok(table) => table.decide_time(now()),
                Err(_) => return,
            };
            let Some(entry) = entry else { return };
            if self.commit(&live, &mut inner, entry).await.is_err() {
                return;
            }
        }
    }

    /// Looks at all clocks that have run out.
    pub async fn tick_all(self: &Arc<Self>) {
        match self.store.due(now(), DUE_AT_ONCE).await {
            Ok(due) => {
                for id in due {
                    self.tick(&id).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the clocks could not be looked at"),
        }
    }

    /// Wakes the bots of all tables that wait for one: after a start.
    pub async fn wake_all(self: &Arc<Self>) {
        let waiting = match self.store.waiting_for_bots().await {
            Ok(waiting) => waiting,
            Err(error) => {
                tracing::warn!(%error, "the bots could not be woken");
                return;
            }
        };
        for id in waiting {
            let live = self.live(&id).await;
            let mut inner = live.lock().await;
            if self.table(&id, &mut inner).await.is_ok() {
                self.wake_bots(&live, &mut inner);
            }
        }
    }

    /// Another process has changed a table: what is in memory catches up.
    pub async fn catch_up(self: &Arc<Self>, id: &str) {
        let live = match self.tables.lock().await.get(id) {
            Some(live) => live.clone(),
            None => return,
        };
        let mut inner = live.lock().await;
        let Some(known) = inner.table.as_ref().map(Table::number) else {
            return;
        };
        match self.store.entries_after(id, known).await {
            Ok(entries) if entries.is_empty() => {}
            Ok(entries) => self.follow(id, &live, &mut inner, &entries).await,
            Err(error) => tracing::warn!(table = id, %error, "could not catch up"),
        }
    }

    async fn follow(self: &Arc<Self>, id: &str, live: &Live, inner: &mut Inner, entries: &[Entry]) {
        for entry in entries {
            let Some(table) = inner.table.as_mut() else { return };
            match table.apply(entry) {
                Ok(effect) => {
                    inner.summary = Some(Summary::of(table));
                    if self.learn_names(table).await.is_ok() {
                        self.tell(inner, &effect).await;
                    }
                }
                Err(error) => {
                    tracing::error!(table = id, %error, "another process wrote what does not fit");
                    inner.table = None;
                    return;
                }
            }
        }
        self.wake_bots(live, inner);
    }

    /// Carries an entry out, stores it, and tells everybody. If the store fails, the memory is thrown away.
    async fn commit(self: &Arc<Self>, live: &Live, inner: &mut Inner, entry: Entry) -> Result<(), Failure> {
        let Inner { table, summary, .. } = inner;
        let (Some(table), Some(before)) = (table.as_mut(), summary.as_mut()) else {
            return Err(Trouble::Failed.into());
        };
        let outcome = match table.apply(&entry) {
            Ok(effect) => {
                let save = entry.number % SAVE_EVERY == 0 || table.stage().is_over();
                let stored = self.store.append(table, &entry, before, save).await;
                stored.map(|after| (effect, after)).map_err(Failure::from)
            }
            Err(error) => {
                tracing::error!(%error, "what was decided cannot be carried out");
                Err(Trouble::Failed.into())
            }
        };
        match outcome {
            Ok((effect, after)) => {
                *before = after;
                Metrics::count(&self.metrics.entries);
                if self.learn_names(table).await.is_ok() {
                    self.tell(inner, &effect).await;
                }
                self.wake_bots(live, inner);
                Ok(())
            }
            Err(failure) => {
                let id = table.opening().id.clone();
                inner.table = None;
                // Whoever reads sees what is really stored.
                if self.table(&id, inner).await.is_ok() {
                    self.snapshot_all(inner).await;
                    self.wake_bots(live, inner);
                }
                Err(failure)
            }
        }
    }

    // --------------------------------------------------------------------------------------------------------------- bots

    /// Queues every bot that is waited for and does not think yet.
    fn wake_bots(self: &Arc<Self>, live: &Live, inner: &mut Inner) {
        let Some(table) = &inner.table else { return };
        let due: Vec<_> = table
            .bots_to_move()
            .into_iter()
            .filter(|(seat, _)| !inner.thoughts.contains_key(seat))
            .collect();
        for (seat, level) in due {
            inner.thoughts.insert(seat, true);
            let job = (self.clone(), live.clone());
            tokio::spawn(async move {
                let (hub, live) = job;
                hub.let_bot_play(&live, seat, level).await;
            });
        }
    }

    async fn let_bot_play(self: Arc<Self>, live: &Live, seat: Seat, level: signoria_table::BotLevel) {
        let place = match self.pool.try_place() {
            Some(place) => place,
            None => {
                self.tell_thoughts(&mut *live.lock().await);
                match self.pool.place().await {
                    Some(place) => place,
                    None => return,
                }
            }
        };
        let thought = {
            let mut inner = live.lock().await;
            inner.thoughts.insert(seat, false);
            self.tell_thoughts(&mut inner);
            let Some(table) = &inner.table else {
                inner.thoughts.remove(&seat);
                return;
            };
            table.state().map(|state| (table.number(), state.boxed()))
        };
        let decided = match thought {
            Some((number, state)) => {
                let action = self.pool.choose(place, state, seat, level).await;
                action.map(|action| (number, action))
            }
            None => None,
        };
        let mut inner = live.lock().await;
        inner.thoughts.remove(&seat);
        let entry = match (&inner.table, decided) {
            (Some(table), Some((number, action))) => table.decide_bot(now(), seat, number, &action).ok(),
            _ => None,
        };
        match entry {
            Some(entry) => {
                Metrics::count(&self.metrics.bot_decisions);
                if let Err(failure) = self.commit(live, &mut inner, entry).await {
                    tracing::warn!(code = failure.reason.code, "the action of a bot was not stored");
                }
            }
            // The table has moved on while the bot thought: it is asked again if it is still its turn.
            None => self.wake_bots(live, &mut inner),
        }
        self.tell_thoughts(&mut inner);
    }

    fn tell_thoughts(&self, inner: &mut Inner) {
        let bots = thoughts(inner);
        self.send_all(inner, &FromServer::Thinking { bots });
    }

    // ------------------------------------------------------------------------------------------------------------ readers

    /// Everything that somebody may know of a table.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn snapshot(
        &self,
        id: &str,
        person: Option<&PersonId>,
        wanted: Option<Seat>,
    ) -> Result<Snapshot, Failure> {
        let live = self.live(id).await;
        let mut inner = live.lock().await;
        let table = match self.table(id, &mut inner).await {
            Ok(table) => table,
            Err(failure) => {
                drop(inner);
                self.drop_empty(id).await;
                return Err(failure);
            }
        };
        let eye = table.eye_of(person, wanted);
        self.snapshot_of(&inner, person, eye).await
    }

    /// Works with a table as it is.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn with<T>(&self, id: &str, work: impl FnOnce(&Table, Reader<'_>) -> T) -> Result<T, Failure> {
        let live = self.live(id).await;
        let mut inner = live.lock().await;
        let outcome = match self.table(id, &mut inner).await {
            Ok(table) => Ok(work(
                table,
                Reader {
                    person: None,
                    names: &|person| self.name(person),
                    now: now(),
                },
            )),
            Err(failure) => Err(failure),
        };
        drop(inner);
        if outcome.is_err() {
            self.drop_empty(id).await;
        }
        outcome
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
    ) -> Result<Place, Failure> {
        let live = self.live(id).await;
        let mut inner = live.lock().await;
        let table = match self.table(id, &mut inner).await {
            Ok(table) => table,
            Err(failure) => {
                drop(inner);
                self.drop_empty(id).await;
                return Err(failure);
            }
        };
        let eye = table.eye_of(person, wanted);
        if inner.listeners.len() >= READERS_PER_TABLE {
            return Err(Trouble::TooManyReaders.into());
        }
        let (outbox, inbox) = mpsc::channel(READER_QUEUE);
        let reader = self.next_reader.fetch_add(1, Ordering::Relaxed);
        inner.listeners.push(Listener {
            id: reader,
            person: person.cloned(),
            session: session.map(Into::into),
            wanted,
            eye,
            outbox: outbox.clone(),
        });
        let snapshot = self.snapshot_of(&inner, person, eye).await?;
        let _ = outbox.try_send(text(&FromServer::Snapshot(Box::new(snapshot))));
        self.tell_presence(&mut inner);
        self.wake_bots(&live, &mut inner);
        Ok(Place { id: reader, inbox })
    }

    /// Sends a reader everything again, perhaps through another own eye.
    pub async fn look_again(&self, id: &str, reader: u64, wanted: Option<Option<Seat>>) {
        let live = self.live(id).await;
        let mut inner = live.lock().await;
        if self.table(id, &mut inner).await.is_err() {
            return;
        }
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
        if let Ok(snapshot) = self.snapshot_of(&inner, person.as_ref(), eye).await {
            let _ = outbox.try_send(text(&FromServer::Snapshot(Box::new(snapshot))));
        }
    }

    /// Ends reading.
    pub async fn part(&self, id: &str, reader: u64) {
        let live = self.live(id).await;
        let mut inner = live.lock().await;
        inner.listeners.retain(|listener| listener.id != reader);
        inner.used = Instant::now();
        self.tell_presence(&mut inner);
    }

    /// Closes the sockets of a session, or of everybody when the server stops.
    pub async fn bye(&self, session: Option<&str>, reason: ByeReason) {
        let lives: Vec<Live> = self.tables.lock().await.values().cloned().collect();
        for live in lives {
            let mut inner = live.lock().await;
            inner.listeners.retain(|listener| {
                let ends = session.is_none() || listener.session.as_deref() == session;
                if ends {
                    let _ = listener.outbox.try_send(Outgoing::Bye(reason));
                }
                !ends
            });
        }
    }

    /// Takes tables out of memory that nobody has looked at for a while.
    pub async fn sweep(&self, idle: Duration) {
        let mut tables = self.tables.lock().await;
        tables.retain(|_, live| {
            // Who holds the other end of it is at work with it; new hands need the lock that we hold.
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

    /// Takes a table out of memory that turned out not to exist.
    async fn drop_empty(&self, id: &str) {
        let mut tables = self.tables.lock().await;
        let empty = tables.get(id).is_some_and(|live| {
            Arc::strong_count(live) <= 2 && live.try_lock().is_ok_and(|inner| inner.table.is_none())
        });
        if empty && tables.remove(id).is_some() {
            self.metrics.tables.fetch_sub(1, Ordering::Relaxed);
        }
    }

    // ------------------------------------------------------------------------------------------------------------- telling

    async fn snapshot_of(
        &self,
        inner: &Inner,
        person: Option<&PersonId>,
        eye: Eye,
    ) -> Result<Snapshot, Failure> {
        let Some(table) = &inner.table else {
            return Err(Trouble::Failed.into());
        };
        let chat = self
            .store
            .last_chat(&table.opening().id, CHAT_SHOWN)
            .await?
            .into_iter()
            .map(|(author, line)| ChatLine {
                seat: table.seats_of(&author).first(),
                ..line
            })
            .collect();
        let reader = Reader {
            person,
            names: &|person| self.name(person),
            now: now(),
        };
        Ok(Snapshot {
            number: table.number(),
            table: table.info(reader),
            position: table.position(eye),
            log: table.log(eye),
            chat,
            presence: presence(inner),
            thinking: thoughts(inner),
        })
    }

    async fn snapshot_all(&self, inner: &mut Inner) {
        let effect = Effect {
            lines: Vec::new(),
            rewound: true,
        };
        self.tell(inner, &effect).await;
    }

    /// Tells every reader what an entry changed, each through its own eye.
    async fn tell(&self, inner: &mut Inner, effect: &Effect) {
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
                None => text(&FromServer::Update(Box::new(Update {
                    number: table.number(),
                    table: table.info(Reader {
                        person: listener.person.as_ref(),
                        names: &|person| self.name(person),
                        now: at,
                    }),
                    position: table.position(eye),
                    lines: effect.lines_for(eye),
                }))),
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
    }

    fn tell_presence(&self, inner: &mut Inner) {
        let presence = presence(inner);
        self.send_all(inner, &FromServer::Presence(presence));
    }

    fn send_all(&self, inner: &mut Inner, message: &FromServer) {
        let message = text(message);
        let slow: Vec<u64> = inner
            .listeners
            .iter()
            .filter(|listener| listener.outbox.try_send(message.clone()).is_err())
            .map(|listener| listener.id)
            .collect();
        self.drop_slow(inner, &slow);
    }

    /// Who does not keep up is dropped: the closed queue ends the socket, and the client comes back for a snapshot.
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

fn thoughts(inner: &Inner) -> Vec<Thought> {
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
