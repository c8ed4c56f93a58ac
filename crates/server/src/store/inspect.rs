//! What the doctor checks besides the entries: what is derived from them, and the database itself.

use signoria_table::{Millis, PersonId};
use sqlx::Row as _;

use super::people::unsigned;
use super::{Kind, Store, StoreError, Summary, migrations};
use crate::notify::is_push_key;

/// The index of a unique column. In SQLite it has no name of ours.
const NAMED_BY_POSTGRES: &str = "people_account_key";

/// Rows that must not exist: what they are, and how many there are.
const MUST_NOT_BE: [(&str, &str); 10] = [
    (
        "entries of no table",
        "SELECT count(*) FROM entries e WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = e.table_id)",
    ),
    (
        "players of no table",
        "SELECT count(*) FROM players p WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = p.table_id)",
    ),
    (
        "lines of chat of no table",
        "SELECT count(*) FROM chat c WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = c.table_id)",
    ),
    (
        "tables where a number of a line of chat could come twice",
        "SELECT count(*) FROM tables t WHERE t.said < (SELECT MAX(c.number) FROM chat c WHERE c.table_id = t.id)",
    ),
    (
        "results of a table that is not finished",
        "SELECT count(*) FROM results r WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = r.table_id AND t.stage = 'finished')",
    ),
    (
        "sessions of nobody",
        "SELECT count(*) FROM sessions s WHERE NOT EXISTS (SELECT 1 FROM people p WHERE p.id = s.person)",
    ),
    (
        "accounts without a password",
        "SELECT count(*) FROM people WHERE account IS NOT NULL AND password IS NULL",
    ),
    (
        "passwords without an account",
        "SELECT count(*) FROM people WHERE account IS NULL AND password IS NOT NULL",
    ),
    (
        "passwords that are not hashed with argon2id",
        "SELECT count(*) FROM people WHERE password IS NOT NULL AND password NOT LIKE '$argon2id$%'",
    ),
    (
        "seats that wait at a table that is over",
        "SELECT count(*) FROM players p JOIN tables t ON t.id = p.table_id \
         WHERE p.waits = 1 AND (p.seated = 0 OR t.stage <> 'playing')",
    ),
];

/// What is stored about a table so that it can be woken and listed without being loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Whether it waits for a bot.
    pub bots_wait: bool,
    /// When a clock runs out.
    pub deadline: Option<Millis>,
    /// Who sits there, and whether it waits for them.
    pub players: Vec<(PersonId, bool)>,
}

impl Summary {
    /// What should be stored about it.
    #[must_use]
    pub fn kept(&self) -> Kept {
        Kept {
            bots_wait: self.bots_wait,
            deadline: self.deadline,
            players: self.players.clone(),
        }
    }
}

impl Store {
    /// What is stored about a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn kept(&self, id: &str) -> Result<Kept, StoreError> {
        let row = sqlx::query("SELECT bots_wait, deadline FROM tables WHERE id = $1").bind(id.to_owned());
        let row = self.row(row).await?.ok_or(StoreError::NoTable)?;
        let players = sqlx::query(
            "SELECT person, waits FROM players WHERE table_id = $1 AND seated = 1 ORDER BY person",
        );
        let players = self.rows(players.bind(id.to_owned())).await?;
        let player = |row: &sqlx::any::AnyRow| {
            let person: String = row.try_get(0)?;
            let person = PersonId::try_from(person);
            let person = person.map_err(|_| StoreError::Damaged("the id of a person".into()))?;
            Ok((person, row.try_get::<i64, _>(1)? != 0))
        };
        let mut players = players
            .iter()
            .map(player)
            .collect::<Result<Vec<_>, StoreError>>()?;
        // Each database sorts texts in its own way.
        players.sort_unstable();
        Ok(Kept {
            bots_wait: row.try_get::<i64, _>(0)? != 0,
            deadline: row.try_get::<Option<i64>, _>(1)?.map(unsigned),
            players,
        })
    }

    /// The columns of the entries of a table that say who sent them and under which key, by number.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn keys(&self, id: &str) -> Result<Vec<(Option<String>, Option<String>)>, StoreError> {
        let keys = sqlx::query("SELECT person, dedup FROM entries WHERE table_id = $1 ORDER BY number");
        let rows = self.rows(keys.bind(id.to_owned())).await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect()
    }

    /// What is wrong with the database as a whole, in words.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut faults = Vec::new();
        if self.kind == Kind::Sqlite {
            let pages = self.texts(sqlx::query("PRAGMA integrity_check")).await?;
            faults.extend(pages.into_iter().filter(|line| line != "ok"));
            // Only our own writes enforce this: another program may have left a dangling reference.
            let strays = self.texts(sqlx::query("PRAGMA foreign_key_check")).await?;
            let strays = strays
                .iter()
                .map(|table| format!("a row of {table} refers to one that is not there"));
            faults.extend(strays);
        }
        let indices = match self.kind {
            Kind::Sqlite => sqlx::query("SELECT name FROM sqlite_schema WHERE type = 'index'"),
            Kind::Postgres => sqlx::query(
                "SELECT c.relname::text FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indisvalid",
            ),
        };
        let indices = self.texts(indices).await?;
        // Without one a server works, but slowly. Those of primary keys are the database's own.
        let mut wanted = migrations::indices();
        if self.kind == Kind::Postgres {
            wanted.push(NAMED_BY_POSTGRES);
        }
        let missing = wanted
            .iter()
            .filter(|&&name| !indices.iter().any(|index| index == name));
        faults.extend(missing.map(|name| format!("the index {name} is missing")));
        let key = self
            .row(sqlx::query("SELECT private FROM push_key WHERE id = 1"))
            .await?;
        let key: Option<String> = key.map(|row| row.try_get(0)).transpose()?;
        if key.is_some_and(|key| !is_push_key(&key)) {
            faults.push(
                "the key for push services is damaged: a server that sends notifications does not start"
                    .into(),
            );
        }
        for (what, count) in MUST_NOT_BE {
            let row = self.row(sqlx::query(count)).await?;
            let count: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
            if count > 0 {
                faults.push(format!("{count} {what}"));
            }
        }
        Ok(faults)
    }
}
