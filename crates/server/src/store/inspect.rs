//! What the doctor checks besides the entries: what is derived from them, and the database itself.

use signoria_table::{Millis, PersonId};
use sqlx::Row as _;

use super::people::unsigned;
use super::{Kind, Store, StoreError, Summary};

/// The indices that queries rely on; without one a server works, but slowly. Those of primary keys are the database's own.
const INDICES: [&str; 22] = [
    "sessions_by_person",
    "tables_in_lobby",
    "tables_by_deadline",
    "tables_by_bots",
    "entries_once",
    "players_by_person",
    "chat_by_person",
    "people_by_likeness",
    "guests_by_likeness",
    "mutes_by_muted",
    "reports_by_time",
    "audit_by_time",
    "audit_by_person",
    "results_by_person",
    "results_by_game",
    "results_by_rated",
    "dailies_by_person",
    "channels_once",
    "notices_by_due",
    "notices_by_person",
    "deliveries_by_due",
    "people_account_key",
];
/// In SQLite a unique column has an index without a name of ours.
const NAMED_BY_POSTGRES: &str = "people_account_key";

/// Rows that must not exist: what they are, and how many there are.
const MUST_NOT_BE: [(&str, &str); 9] = [
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
    /// What should be kept of it.
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
    /// What is kept of a table.
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
        let missing = INDICES.iter().filter(|&&name| {
            let named = self.kind == Kind::Postgres || name != NAMED_BY_POSTGRES;
            named && !indices.iter().any(|index| index == name)
        });
        faults.extend(missing.map(|name| format!("the index {name} is missing")));
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
