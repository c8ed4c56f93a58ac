//! What changes a table: commands, chat, clocks, and what other processes wrote.

use std::sync::Arc;
use std::time::Instant;

use signoria_table::wire::Stage;
use signoria_table::{Answer, Asked, Change, Command, Entry, Millis, Opening, PersonId, Reader, Table};

use super::{Hub, Inner, Live, game, now};
use crate::limits::{DUE_AT_ONCE, GATHERING, Limit, SAVE_EVERY, UPLOADS_KEPT};
use crate::metrics::Metrics;
use crate::problem::{Failure, Trouble};
use crate::store::Summary;

impl Hub {
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

    /// Carries out a command. When this returns, the command is stored.
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
        let began = Instant::now();
        // In a task of its own: a client that disconnects must not stop it half-way.
        let work = tokio::spawn(async move {
            let (live, mut inner) = hub.enter(&id).await?;
            let table = inner.table()?;
            let asked = Asked {
                by: &by,
                seen,
                key: Some(&key),
                command: &command,
            };
            match table.decide(now(), asked) {
                Ok(Answer::Before(number)) => Ok(number),
                Ok(Answer::Entry(entry)) => {
                    hub.not_too_often(&by, &entry.change)?;
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
        let outcome = work.await.unwrap_or_else(|_| Err(Trouble::Failed.into()));
        self.metrics.command_times.since(began);
        outcome
    }

    /// A take-back sends everybody the whole table again, so it has a limit. A repeated command has been answered before this point.
    fn not_too_often(&self, by: &PersonId, change: &Change) -> Result<(), Failure> {
        let takes_back = matches!(change, Change::TakenBack { .. } | Change::Asked { .. });
        if !takes_back || self.take_backs.allows_person(by, Limit::TakeBack, Instant::now()) {
            return Ok(());
        }
        Metrics::count(&self.metrics.too_often);
        Err(Trouble::TooOften.into())
    }

    /// The table where the people of a finished one meet again: the first to ask opens it, the others join.
    ///
    /// # Errors
    /// If the game is not over or the person did not play it.
    pub async fn rematch(self: &Arc<Self>, id: &str, by: &PersonId) -> Result<String, Failure> {
        let (hub, id, by) = (self.clone(), id.to_owned(), by.clone());
        let work = tokio::spawn(async move {
            let (live, mut inner) = hub.enter(&id).await?;
            let table = inner.table()?;
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

    /// Says something to everybody at a table. While a game runs, spectators talk among themselves, so that nobody helps a player.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn chat(self: &Arc<Self>, id: &str, by: &PersonId, line: String) -> Result<u64, Failure> {
        let (hub, id, by) = (self.clone(), id.to_owned(), by.clone());
        let work = tokio::spawn(async move {
            let (_, mut inner) = hub.enter(&id).await?;
            let table = inner.table()?;
            let aside = table.stage() == Stage::Playing && table.seats_of(&by).is_empty();
            let number = hub.store.add_chat(&id, &by, &line, aside, now()).await?;
            hub.tell_chat(&mut inner).await?;
            Ok(number)
        });
        work.await.unwrap_or_else(|_| Err(Trouble::Failed.into()))
    }

    /// Shows somebody a table, with everything about it if its game is over, which from then on can never be reopened. Both happen in one step; otherwise
    /// a game that ends in between would be shown and could still be taken back.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn show<T>(
        self: &Arc<Self>,
        id: &str,
        look: impl FnOnce(&Table, Reader<'_>) -> T,
    ) -> Result<T, Failure> {
        let (hub, id) = (self.clone(), id.to_owned());
        let work = tokio::spawn(async move {
            let (live, mut inner) = hub.enter(&id).await?;
            let entry = inner.table()?.decide_show(now());
            if let Some(entry) = entry {
                hub.commit(&live, &mut inner, entry).await?;
            }
            Ok::<_, Failure>(inner)
        });
        let inner = work.await.unwrap_or_else(|_| Err(Trouble::Failed.into()))?;
        let table = inner.table()?;
        Ok(self.for_stranger(|reader| look(table, reader)))
    }

    /// Closes a table that is not over.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn close(self: &Arc<Self>, id: &str) -> Result<(), Failure> {
        self.close_if(id, |_| true).await.map(|_| ())
    }

    /// Closes a table if `may` still holds of it. Returns whether it was closed.
    async fn close_if(self: &Arc<Self>, id: &str, may: fn(&Table) -> bool) -> Result<bool, Failure> {
        let (live, mut inner) = self.enter(id).await?;
        let table = inner.table()?;
        let entry = table.decide_close(now()).filter(|_| may(table));
        match entry {
            Some(entry) => self.commit(&live, &mut inner, entry).await.map(|()| true),
            None => Ok(false),
        }
    }

    /// Closes the tables that have waited too long for players. Returns how many there were.
    pub async fn close_forgotten(self: &Arc<Self>, now: Millis) -> usize {
        let then = now.saturating_sub(GATHERING);
        let forgotten = match self.store.gathering_since(then, DUE_AT_ONCE).await {
            Ok(forgotten) => forgotten,
            Err(error) => {
                tracing::warn!(%error, "tables that gather could not be looked for");
                return 0;
            }
        };
        let mut closed = 0;
        for id in forgotten {
            // Its game may have begun in the meantime.
            let gathers = |table: &Table| table.stage() == Stage::Gathering;
            closed += usize::from(self.close_if(&id, gathers).await.is_ok_and(|closed| closed));
        }
        closed
    }

    /// Deletes games that were uploaded long ago. Returns how many there were.
    pub async fn delete_old_uploads(self: &Arc<Self>, now: Millis) -> usize {
        let then = now.saturating_sub(UPLOADS_KEPT);
        let old = match self.store.uploaded_before(then, DUE_AT_ONCE).await {
            Ok(old) => old,
            Err(error) => {
                tracing::warn!(%error, "old uploads could not be looked for");
                return 0;
            }
        };
        let mut deleted = 0;
        for id in old {
            deleted += usize::from(self.delete(&id).await.is_ok_and(|deleted| deleted));
        }
        deleted
    }

    /// Looks at the clocks of a table.
    pub async fn tick(self: &Arc<Self>, id: &str) {
        let Ok((live, mut inner)) = self.enter(id).await else {
            return;
        };
        loop {
            let entry = inner.table.as_ref().and_then(|table| table.decide_time(now()));
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

    /// Wakes the bots of all tables that wait for one: after a start, and regularly, because the process that should have woken them may have died,
    /// or the store may have been away.
    pub async fn wake_all(self: &Arc<Self>) {
        let waiting = match self.store.waiting_for_bots(self.store.process(), now()).await {
            Ok(waiting) => waiting,
            Err(error) => {
                tracing::warn!(%error, "the bots could not be woken");
                return;
            }
        };
        for id in waiting {
            if let Ok((live, mut inner)) = self.enter(&id).await {
                self.wake_bots(&live, &mut inner);
            }
        }
    }

    /// Wakes the bots of a table that another process has changed, if it waits for one and no process thinks for it.
    pub async fn wake(self: &Arc<Self>, id: &str) {
        if !self.store.kept(id).await.is_ok_and(|kept| kept.bots_wait) {
            return;
        }
        if let Ok((live, mut inner)) = self.enter(id).await {
            self.wake_bots(&live, &mut inner);
        }
    }

    /// Another process has changed a table: the copy in memory catches up.
    pub async fn catch_up(self: &Arc<Self>, id: &str) {
        let Some(live) = self.known(id).await else { return };
        let mut inner = live.lock().await;
        let Some(known) = inner.table.as_ref().map(Table::number) else {
            return;
        };
        match self.store.entries_after(id, known).await {
            Ok(entries) if entries.is_empty() => {}
            Ok(entries) => self.follow(id, &live, &mut inner, &entries).await,
            Err(error) => tracing::warn!(table = id, %error, "could not catch up"),
        }
        if let Err(failure) = self.tell_chat(&mut inner).await {
            tracing::warn!(
                table = id,
                code = failure.reason.code,
                "could not hear what was said"
            );
        }
    }

    async fn follow(self: &Arc<Self>, id: &str, live: &Live, inner: &mut Inner, entries: &[Entry]) {
        for entry in entries {
            let Some(table) = inner.table.as_mut() else { return };
            match table.apply(entry) {
                Ok(effect) => {
                    inner.summary = Some(Summary::of(table));
                    if self.learn_names(table).await.is_ok() {
                        self.tell(live, inner, &effect).await;
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

    /// Carries out an entry, stores it, and tells everybody. If the store fails, the table in memory is discarded.
    pub(super) async fn commit(
        self: &Arc<Self>,
        live: &Live,
        inner: &mut Inner,
        entry: Entry,
    ) -> Result<(), Failure> {
        let Inner { table, summary, .. } = inner;
        let (Some(table), Some(before)) = (table.as_mut(), summary.as_mut()) else {
            return Err(Trouble::Failed.into());
        };
        let outcome = match table.apply(&entry) {
            Ok(effect) => {
                let save = entry.number.is_multiple_of(SAVE_EVERY) || table.stage().is_over();
                let began = Instant::now();
                let stored = self.store.append(table, &entry, before, save).await;
                self.metrics.write_times.since(began);
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
                    self.tell(live, inner, &effect).await;
                }
                self.wake_bots(live, inner);
                Ok(())
            }
            Err(failure) => {
                let id = table.opening().id.clone();
                inner.table = None;
                // Readers are sent what is really stored.
                if self.load(&id, inner).await.is_ok() {
                    self.snapshot_all(live, inner).await;
                    // After a failure of the store bots wait for the next tick: otherwise they would retry without a pause.
                    if failure.stale {
                        self.wake_bots(live, inner);
                    }
                }
                Err(failure)
            }
        }
    }
}
