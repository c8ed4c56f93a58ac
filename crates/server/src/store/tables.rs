//! Tables and their entries.

use serde::{Deserialize, Serialize};
use signoria_engine::seat::MAX_SEATS;
use signoria_table::wire::{Stage, Visibility};
use signoria_table::{Change, ClockRule, Entry, Millis, Occupant, Opening, PersonId, Saved, Table};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::people::unsigned;
use super::results;
use super::write::{Statement, Step};
use super::{Kind, Store, StoreError, is_plain, notices};

/// The channel on which PostgreSQL tells other processes which table has changed.
pub(crate) const CHANNEL: &str = "signoria_tables";
/// The channel for everything else that concerns all processes.
pub(crate) const NEWS: &str = "signoria_news";

/// A message on a channel, and the process that sent it: each process also receives its own messages, and ignores them.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Notice<T> {
    /// The sender.
    pub from: String,
    /// What.
    pub says: T,
}

/// What one process tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum News {
    /// A person's name, mutes or ban has changed.
    Person(PersonId),
    /// An announcement by the operator.
    Announced(String),
    /// A table was deleted.
    Deleted(String),
    /// A session was ended.
    SignedOut(String),
    /// An account has taken a name that looks like this: guests who had it were renamed.
    NameTaken(String),
}

/// What lists and background work need to know about a table, stored beside its entries.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub(super) stage: Stage,
    occupants: Vec<Occupant>,
    moves: u32,
    checksum: Option<u64>,
    pub(super) bots_wait: bool,
    pub(super) deadline: Option<Millis>,
    /// Each person at the table, and whether it waits for them.
    pub(super) players: Vec<(PersonId, bool)>,
    /// Who is asked to agree to a take-back.
    pub(super) asked: Vec<PersonId>,
}

impl Summary {
    /// The summary of a table as it stands.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let waiting = table.waiting();
        let players = table.people().into_iter().map(|person| {
            let waits = table.seats_of(person).iter().any(|seat| waiting.contains(seat));
            (person.clone(), waits)
        });
        Self {
            stage: table.stage(),
            occupants: table.occupants().map(|(_, occupant)| occupant.clone()).collect(),
            moves: table.moves(),
            checksum: table.state().map(|state| state.checksum()),
            bots_wait: !table.bots_to_move().is_empty(),
            deadline: table.next_deadline(),
            players: players.collect(),
            asked: table.asked_to_take_back().into_iter().cloned().collect(),
        }
    }
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// How it was opened.
    pub opening: Opening,
    /// The table as saved after an earlier entry, if there is a save.
    pub saved: Option<Saved>,
    /// The entries after that.
    pub entries: Vec<Entry>,
    /// The number of the last entry.
    pub number: u64,
    /// The checksum of the position after it.
    pub checksum: Option<u64>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// How it was opened.
    pub opening: Opening,
    /// Where it stands.
    pub stage: Stage,
    /// Who can find it.
    pub visibility: Visibility,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// How many actions have been played.
    pub moves: u32,
    /// Whether it waits for the person whose list it is.
    pub waits: bool,
    /// When something last happened.
    pub changed: Millis,
}

/// A value without data as the word that stands for it in the database.
fn word(value: &impl serde::Serialize) -> Result<String, StoreError> {
    match serde_json::to_value(value)? {
        serde_json::Value::String(word) => Ok(word),
        other => Ok(other.to_string()),
    }
}

fn from_word<T: serde::de::DeserializeOwned>(word: String) -> Result<T, StoreError> {
    Ok(serde_json::from_value(serde_json::Value::String(word))?)
}

fn listed(row: &AnyRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        opening: serde_json::from_str(row.try_get("opening")?)?,
        stage: from_word(row.try_get("stage")?)?,
        visibility: from_word(row.try_get("visibility")?)?,
        clock: serde_json::from_str(row.try_get("clock")?)?,
        occupants: serde_json::from_str(row.try_get("occupants")?)?,
        moves: row.try_get::<i64, _>("moves")? as u32,
        waits: row.try_get::<i64, _>("waits")? != 0,
        changed: row.try_get::<i64, _>("changed")? as u64,
    })
}

/// The rows that can be read. A damaged one must not hide the others; the doctor finds it.
fn readable(rows: &[AnyRow]) -> Vec<Listed> {
    let read = |row| match listed(row) {
        Ok(listed) => Some(listed),
        Err(error) => {
            tracing::error!(%error, "a table cannot be listed");
            None
        }
    };
    rows.iter().filter_map(read).collect()
}

fn sum(checksum: Option<u64>) -> Option<String> {
    checksum.map(|sum| format!("{sum:016x}"))
}

impl Store {
    /// Adds a table with its first entries.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_table(&self, table: &Table, entries: &[Entry]) -> Result<(), StoreError> {
        let opening = table.opening();
        let summary = Summary::of(table);
        let new = sqlx::query(
            "INSERT INTO tables (id, opening, game, visibility, clock, stage, occupants, moves, changed, number, checksum, bots_wait, deadline, \
             uploaded_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(opening.id.clone())
        .bind(serde_json::to_string(opening)?)
        .bind(opening.journal.game.clone())
        .bind(word(&opening.visibility)?)
        .bind(serde_json::to_string(&opening.clock)?)
        .bind(word(&summary.stage)?)
        .bind(serde_json::to_string(&summary.occupants)?)
        .bind(i64::from(summary.moves))
        .bind(opening.at as i64)
        .bind(table.number() as i64)
        .bind(sum(summary.checksum))
        .bind(i64::from(summary.bots_wait))
        .bind(summary.deadline.map(|at| at as i64))
        .bind(uploader(entries));
        let mut steps = vec![Step::from(new)];
        for entry in entries {
            steps.push(insert_entry(&opening.id, entry)?.into());
        }
        steps.extend(player_queries(&opening.id, &summary.players).map(Step::from));
        self.write(steps).await?;
        Ok(())
    }

    /// Appends the entry that made `table` what it is now. When this returns, it is durable.
    ///
    /// # Errors
    /// With [`StoreError::Conflict`] if another process wrote that number, or the same command; else if the database fails.
    pub async fn append(
        &self,
        table: &Table,
        entry: &Entry,
        before: &Summary,
        save: bool,
    ) -> Result<Summary, StoreError> {
        let id = &table.opening().id;
        let summary = Summary::of(table);
        let moved = sqlx::query(
            "UPDATE tables SET stage = $1, occupants = $2, moves = $3, changed = $4, number = $5, checksum = $6, \
             bots_wait = $7, deadline = $8 WHERE id = $9 AND number = $10",
        )
        .bind(word(&summary.stage)?)
        .bind(serde_json::to_string(&summary.occupants)?)
        .bind(i64::from(summary.moves))
        .bind(entry.at as i64)
        .bind(entry.number as i64)
        .bind(sum(summary.checksum))
        .bind(i64::from(summary.bots_wait))
        .bind(summary.deadline.map(|at| at as i64))
        .bind(id.clone())
        .bind(entry.number as i64 - 1);
        let mut steps = vec![Step::of_one_row(moved), insert_entry(id, entry)?.into()];
        steps.extend(
            player_changes(id, &before.players, &summary.players)
                .into_iter()
                .map(Step::from),
        );
        steps.extend(
            notices::after(table, entry, before, &summary)
                .into_iter()
                .map(Step::from),
        );
        let was_over = before.stage == Stage::Finished;
        steps.extend(results::steps(table, was_over, entry.at)?);
        if save {
            let save = sqlx::query("UPDATE tables SET saved = $1 WHERE id = $2")
                .bind(serde_json::to_string(&table.save())?)
                .bind(id.clone());
            steps.push(save.into());
        }
        if self.kind == Kind::Postgres {
            // The other processes receive it when this transaction commits, and not before.
            steps.push(self.notify(id)?.into());
        }
        self.write(steps).await?;
        Ok(summary)
    }

    /// A table with what a load needs: the last save, and the entries since.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn load(&self, id: &str) -> Result<Stored, StoreError> {
        self.read(id, true).await
    }

    /// A table with all its entries from the first.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub async fn load_all(&self, id: &str) -> Result<Stored, StoreError> {
        self.read(id, false).await
    }

    async fn read(&self, id: &str, use_saved: bool) -> Result<Stored, StoreError> {
        if !is_plain(id) {
            return Err(StoreError::NoTable);
        }
        let stored = sqlx::query("SELECT opening, saved, number, checksum FROM tables WHERE id = $1");
        let row = self.row(stored.bind(id.to_owned())).await?;
        let row = row.ok_or(StoreError::NoTable)?;
        // A save that cannot be read is no loss: the entries are the truth.
        let saved: Option<Saved> = row
            .try_get::<Option<String>, _>("saved")?
            .filter(|_| use_saved)
            .and_then(|text| serde_json::from_str(&text).ok());
        let after = saved.as_ref().map_or(0, |saved| saved.number);
        let checksum = row
            .try_get::<Option<String>, _>("checksum")?
            .map(|digits| u64::from_str_radix(&digits, 16))
            .transpose()
            .map_err(|_| StoreError::Damaged("checksum".into()))?;
        Ok(Stored {
            opening: serde_json::from_str(row.try_get("opening")?)?,
            entries: self.entries_after(id, after).await?,
            number: row.try_get::<i64, _>("number")? as u64,
            checksum,
            saved,
        })
    }

    /// The entries of a table after a number.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn entries_after(&self, id: &str, number: u64) -> Result<Vec<Entry>, StoreError> {
        let entries =
            sqlx::query("SELECT entry FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number")
                .bind(id.to_owned())
                .bind(number as i64);
        let rows = self.texts(entries).await?;
        rows.iter().map(|text| Ok(serde_json::from_str(text)?)).collect()
    }

    /// How a table is listed.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn listed(&self, id: &str) -> Result<Listed, StoreError> {
        let query = sqlx::query(
            "SELECT id, game, opening, stage, visibility, clock, occupants, moves, changed, CAST(0 AS BIGINT) AS waits FROM tables \
             WHERE id = $1",
        )
        .bind(id.to_owned());
        listed(&self.row(query).await?.ok_or(StoreError::NoTable)?)
    }

    /// The public tables that wait for players, those that changed last first: before the game or in it, a seat is free.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn lobby(&self, before: Millis, most: i64) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT id, game, opening, stage, visibility, clock, occupants, moves, changed, CAST(0 AS BIGINT) AS waits FROM tables \
             WHERE visibility = 'public' AND stage IN ('gathering', 'playing') AND occupants LIKE '%\"who\":\"open\"%' AND changed < $1 \
             ORDER BY changed DESC, id LIMIT $2",
        )
        .bind(i64::try_from(before).unwrap_or(i64::MAX))
        .bind(most);
        Ok(readable(&self.rows(query).await?))
    }

    /// The tables of a person that are not over, those that wait for them first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_of(&self, person: &PersonId, most: i64) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT t.id AS id, game, opening, stage, visibility, clock, occupants, moves, changed, waits \
             FROM tables t JOIN players p ON p.table_id = t.id \
             WHERE p.person = $1 AND p.seated = 1 AND stage IN ('gathering', 'playing') \
             ORDER BY waits DESC, changed DESC, t.id LIMIT $2",
        )
        .bind(person.to_string())
        .bind(most);
        Ok(readable(&self.rows(query).await?))
    }

    /// The tables of a person that are over, the last first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn finished_of(
        &self,
        person: &PersonId,
        before: Millis,
        most: i64,
    ) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT t.id AS id, game, opening, stage, visibility, clock, occupants, moves, changed, waits \
             FROM tables t JOIN players p ON p.table_id = t.id \
             WHERE p.person = $1 AND stage IN ('finished', 'conceded', 'abandoned') AND changed < $2 \
             ORDER BY changed DESC, t.id LIMIT $3",
        )
        .bind(person.to_string())
        .bind(i64::try_from(before).unwrap_or(i64::MAX))
        .bind(most);
        Ok(readable(&self.rows(query).await?))
    }

    /// The tables where a person sits, for leaving them all.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn seats_of(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let theirs = sqlx::query(
            "SELECT t.id FROM tables t JOIN players p ON p.table_id = t.id \
             WHERE p.person = $1 AND p.seated = 1 AND stage IN ('gathering', 'playing')",
        );
        self.texts(theirs.bind(person.to_string())).await
    }

    /// The tables where a clock has run out.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>, StoreError> {
        let due = sqlx::query("SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2");
        self.texts(due.bind(now as i64).bind(most)).await
    }

    /// The tables that have waited for players since before then, with nobody coming or going.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn gathering_since(&self, then: Millis, most: i64) -> Result<Vec<String>, StoreError> {
        let gathering = sqlx::query(
            "SELECT id FROM tables WHERE stage = 'gathering' AND changed < $1 ORDER BY changed LIMIT $2",
        );
        self.texts(gathering.bind(then as i64).bind(most)).await
    }

    /// How many games of that person are kept that they have uploaded.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn uploads_of(&self, person: &PersonId) -> Result<u64, StoreError> {
        let count = sqlx::query("SELECT count(*) FROM tables WHERE uploaded_by = $1");
        let row = self.row(count.bind(person.to_string())).await?;
        let count: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        Ok(unsigned(count))
    }

    /// Games that were uploaded before then, at most that many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn uploaded_before(&self, then: Millis, most: i64) -> Result<Vec<String>, StoreError> {
        let old = sqlx::query(
            "SELECT id FROM tables WHERE uploaded_by IS NOT NULL AND changed < $1 ORDER BY changed LIMIT $2",
        );
        self.texts(old.bind(then as i64).bind(most)).await
    }

    /// The tables that wait for a bot and that no other process thinks for.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn waiting_for_bots(&self, thinker: &str, now: Millis) -> Result<Vec<String>, StoreError> {
        let waiting = sqlx::query(
            "SELECT id FROM tables WHERE bots_wait = 1 AND (thinks_until <= $1 OR thinker = $2) ORDER BY id",
        );
        self.texts(waiting.bind(now as i64).bind(thinker.to_owned()))
            .await
    }

    /// Takes the lease on the bots of a table until then. False if another process has it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn think_for(
        &self,
        id: &str,
        thinker: &str,
        now: Millis,
        until: Millis,
    ) -> Result<bool, StoreError> {
        // A SQLite file belongs to one process.
        if self.kind == Kind::Sqlite {
            return Ok(true);
        }
        let lease = sqlx::query(
            "UPDATE tables SET thinker = $1, thinks_until = $2 WHERE id = $3 AND (thinks_until <= $4 OR thinker = $1)",
        )
        .bind(thinker.to_owned())
        .bind(until as i64)
        .bind(id.to_owned())
        .bind(now as i64);
        Ok(self.write_one(lease).await?.rows == 1)
    }

    /// Gives up all leases on bots, at once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn stop_thinking(&self, thinker: &str) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            let stop =
                sqlx::query("UPDATE tables SET thinks_until = 0 WHERE thinker = $1 AND thinks_until > 0");
            self.write_one(stop.bind(thinker.to_owned())).await?;
        }
        Ok(())
    }

    /// Tells the other processes something, if there are any.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn tell_others(&self, news: &News) -> Result<(), StoreError> {
        if self.kind == Kind::Postgres {
            self.write_one(self.notice(NEWS, news)?).await?;
        }
        Ok(())
    }

    /// Tells the other processes that a table has changed.
    pub(super) fn notify(&self, id: &str) -> Result<Statement, StoreError> {
        self.notice(CHANNEL, id)
    }

    fn notice(&self, channel: &'static str, says: impl Serialize) -> Result<Statement, StoreError> {
        let from = self.process().to_owned();
        let notice = serde_json::to_string(&Notice { from, says })?;
        Ok(sqlx::query("SELECT pg_notify($1, $2)").bind(channel).bind(notice))
    }

    /// Deletes a table with everything that belongs to it. False if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        if !is_plain(id) {
            return Ok(false);
        }
        let reports = sqlx::query("DELETE FROM reports WHERE table_id = $1").bind(id.to_owned());
        // Entries, players and chat go with it.
        let table = sqlx::query("DELETE FROM tables WHERE id = $1").bind(id.to_owned());
        match self.write(vec![reports.into(), Step::of_one_row(table)]).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The tables that changed last, for the operator.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn latest_tables(&self, running: bool, most: i64) -> Result<Vec<Listed>, StoreError> {
        let query = sqlx::query(
            "SELECT id, game, opening, stage, visibility, clock, occupants, moves, changed, CAST(0 AS BIGINT) AS waits FROM tables \
             WHERE $1 = 0 OR stage IN ('gathering', 'playing') ORDER BY changed DESC, id LIMIT $2",
        )
        .bind(i64::from(running))
        .bind(most);
        Ok(readable(&self.rows(query).await?))
    }

    /// A page of the ids of all tables.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn table_ids(&self, after: &str, most: i64) -> Result<Vec<String>, StoreError> {
        let page = sqlx::query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
        self.texts(page.bind(after.to_owned()).bind(most)).await
    }
}

/// Who uploaded a table that begins with these entries; nobody if it was opened.
fn uploader(entries: &[Entry]) -> Option<String> {
    let first = entries.first()?;
    let uploaded = matches!(first.change, Change::Uploaded { .. });
    first.by.as_ref().filter(|_| uploaded).map(ToString::to_string)
}

fn insert_entry(id: &str, entry: &Entry) -> Result<Statement, StoreError> {
    Ok(sqlx::query(
        "INSERT INTO entries (table_id, number, person, dedup, entry) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(id.to_owned())
    .bind(entry.number as i64)
    .bind(entry.by.as_ref().map(ToString::to_string))
    .bind(entry.key.clone())
    .bind(serde_json::to_string(entry)?))
}

/// What has changed about who sits there and for whom the table waits. Nearly always only the latter, and then it is one statement.
fn player_changes(id: &str, before: &[(PersonId, bool)], players: &[(PersonId, bool)]) -> Vec<Statement> {
    if before == players {
        return Vec::new();
    }
    let pairs = || before.iter().zip(players);
    if before.len() != players.len() || pairs().any(|(before, now)| before.0 != now.0) {
        return player_queries(id, players).collect();
    }
    // As many as can sit at a table; nobody has an empty id.
    const { assert!(MAX_SEATS == 8) };
    let mut waits = sqlx::query(
        "UPDATE players SET waits = CASE WHEN person IN ($2, $3, $4, $5, $6, $7, $8, $9) THEN 1 ELSE 0 END WHERE table_id = $1",
    )
    .bind(id.to_owned());
    let mut waiting = players.iter().filter(|(_, waits)| *waits);
    for _ in 0..MAX_SEATS {
        let person = waiting.next().map(|(person, _)| person.to_string());
        waits = waits.bind(person.unwrap_or_default());
    }
    vec![waits]
}

fn player_queries(id: &str, players: &[(PersonId, bool)]) -> impl Iterator<Item = Statement> {
    let nobody = sqlx::query("UPDATE players SET seated = 0, waits = 0 WHERE table_id = $1");
    let nobody = nobody.bind(id.to_owned());
    std::iter::once(nobody).chain(players.iter().map(move |(person, waits)| {
        sqlx::query(
            "INSERT INTO players (table_id, person, seated, waits) VALUES ($1, $2, 1, $3) \
             ON CONFLICT (table_id, person) DO UPDATE SET seated = 1, waits = excluded.waits",
        )
        .bind(id.to_owned())
        .bind(person.to_string())
        .bind(i64::from(*waits))
    }))
}
