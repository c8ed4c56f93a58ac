//! What the operator sees and decides: complaints, sign-ins, bans and mutes.

use std::fmt;
use std::net::IpAddr;

use signoria_table::{Millis, PersonId};
use sqlx::Row as _;

use super::people::{signed, unsigned};
use super::{Store, StoreError};
use crate::secret;

/// An event that concerns the security of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody signed in.
    SignIn,
    /// Somebody tried a wrong password.
    WrongPassword,
    /// An account was made.
    Account,
    /// A password was changed.
    Password,
    /// The operator gave an account a new password.
    Reset,
    /// The operator banned somebody, or lifted a ban.
    Ban,
    /// The operator muted or unmuted somebody.
    Silence,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SignIn => "sign-in",
            Self::WrongPassword => "wrong-password",
            Self::Account => "account",
            Self::Password => "password",
            Self::Reset => "reset",
            Self::Ban => "ban",
            Self::Silence => "silence",
        })
    }
}

/// A line of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audited {
    /// When.
    pub at: Millis,
    /// What: an [`Event`] in words.
    pub what: String,
    /// Whose account, by name; empty for a name that nobody has.
    pub name: String,
    /// From which address; empty for the operator.
    pub address: String,
}

/// A line of chat that somebody complained about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// When.
    pub at: Millis,
    /// At which table.
    pub table: String,
    /// The number of the line.
    pub number: u64,
    /// Who said it.
    pub author: String,
    /// What they are called.
    pub name: String,
    /// What they said.
    pub text: String,
}

impl Store {
    /// Records an event that concerns the security of an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn record(
        &self,
        event: Event,
        person: Option<&PersonId>,
        address: Option<IpAddr>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let line =
            sqlx::query("INSERT INTO audit (id, made, what, person, address) VALUES ($1, $2, $3, $4, $5)")
                .bind(secret::new_id())
                .bind(signed(now))
                .bind(event.to_string())
                .bind(person.map(ToString::to_string))
                .bind(address.map(|address| address.to_string()));
        self.write_one(line).await?;
        Ok(())
    }

    /// The last lines of the audit log, the newest first; of one person if that is wanted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit(&self, person: Option<&PersonId>, most: i64) -> Result<Vec<Audited>, StoreError> {
        let lines = sqlx::query(
            "SELECT a.made AS made, a.what AS what, a.address AS address, p.name AS name \
             FROM audit a LEFT JOIN people p ON p.id = a.person \
             WHERE $1 = '' OR a.person = $1 ORDER BY a.made DESC, a.id LIMIT $2",
        )
        .bind(person.map(ToString::to_string).unwrap_or_default())
        .bind(most);
        let rows = self.rows(lines).await?;
        rows.iter()
            .map(|row| {
                Ok(Audited {
                    at: unsigned(row.try_get("made")?),
                    what: row.try_get("what")?,
                    name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
                    address: row.try_get::<Option<String>, _>("address")?.unwrap_or_default(),
                })
            })
            .collect()
    }

    /// Deletes what is older, sign-ins and complaints alike.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_audit(&self, before: Millis) -> Result<(), StoreError> {
        let old = [
            "DELETE FROM audit WHERE made < $1",
            "DELETE FROM reports WHERE made < $1",
        ];
        let steps = old.map(|query| sqlx::query(query).bind(signed(before)).into());
        self.write(steps.into()).await?;
        Ok(())
    }

    /// Stores a complaint about a line of chat, once for each person who complains.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(
        &self,
        table: &str,
        number: u64,
        by: &PersonId,
        (author, text): (&PersonId, &str),
        now: Millis,
    ) -> Result<(), StoreError> {
        let report = sqlx::query(
            "INSERT INTO reports (table_id, number, person, author, made, text) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT DO NOTHING",
        )
        .bind(table.to_owned())
        .bind(signed(number))
        .bind(by.to_string())
        .bind(author.to_string())
        .bind(signed(now))
        .bind(text.to_owned());
        self.write_one(report).await?;
        Ok(())
    }

    /// The last complaints, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&self, most: i64) -> Result<Vec<Reported>, StoreError> {
        let lines = sqlx::query(
            "SELECT r.made AS made, r.table_id AS table_id, r.number AS number, r.author AS author, r.text AS text, p.name AS name \
             FROM reports r LEFT JOIN people p ON p.id = r.author ORDER BY r.made DESC, r.table_id, r.number LIMIT $1",
        );
        let rows = self.rows(lines.bind(most)).await?;
        rows.iter()
            .map(|row| {
                Ok(Reported {
                    at: unsigned(row.try_get("made")?),
                    table: row.try_get("table_id")?,
                    number: unsigned(row.try_get("number")?),
                    author: row.try_get("author")?,
                    name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
                    text: row.try_get("text")?,
                })
            })
            .collect()
    }

    /// Bans somebody until then, and ends their sessions; a time in the past lifts the ban. False if there is no such person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ban(&self, id: &PersonId, until: Millis) -> Result<bool, StoreError> {
        let ban = sqlx::query("UPDATE people SET banned_until = $1 WHERE id = $2")
            .bind(signed(until))
            .bind(id.to_string());
        let banned = self.write_one(ban).await?.rows == 1;
        let sessions = sqlx::query("DELETE FROM sessions WHERE person = $1");
        self.write_one(sessions.bind(id.to_string())).await?;
        Ok(banned)
    }

    /// Mutes somebody until then. False if there is no such person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn silence(&self, id: &PersonId, until: Millis) -> Result<bool, StoreError> {
        let silence = sqlx::query("UPDATE people SET silent_until = $1 WHERE id = $2")
            .bind(signed(until))
            .bind(id.to_string());
        Ok(self.write_one(silence).await?.rows == 1)
    }

    /// People whose name contains that text, in order of their names: id, name, whether they have an account, and until when they are banned or muted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn people_named(
        &self,
        text: &str,
        most: i64,
    ) -> Result<Vec<(String, String, bool, Millis, Millis)>, StoreError> {
        let literal = text.to_lowercase().replace(['%', '_', '\\'], "");
        let people = sqlx::query(
            "SELECT id, name, account, banned_until, silent_until FROM people \
             WHERE LOWER(name) LIKE $1 ORDER BY name, id LIMIT $2",
        )
        .bind(format!("%{literal}%"))
        .bind(most);
        let rows = self.rows(people).await?;
        rows.iter()
            .map(|row| {
                Ok((
                    row.try_get("id")?,
                    row.try_get("name")?,
                    row.try_get::<Option<String>, _>("account")?.is_some(),
                    unsigned(row.try_get("banned_until")?),
                    unsigned(row.try_get("silent_until")?),
                ))
            })
            .collect()
    }
}
