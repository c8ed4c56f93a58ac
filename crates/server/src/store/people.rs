//! People and their sessions.

use signoria_table::chat::clean_name;
use signoria_table::wire::{LONGEST_NAME, SessionInfo};
use signoria_table::{Millis, PersonId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::write::{Statement, Step};
use super::{Store, StoreError, is_plain};
use crate::limits::COOKIE_SECONDS;
use crate::names::{checked, likeness};

/// A session is marked as used at most this often: every request would be a write otherwise.
const USED_EVERY: Millis = 60 * 60 * 1000;
/// A session that nobody has used for this long has ended, like its cookie.
const UNUSED: Millis = COOKIE_SECONDS * 1000;

/// Guests whose names are looked at in one transaction.
const NOTED_AT_ONCE: i64 = 500;
/// The numbers that are tried when renaming a guest; nobody makes that many accounts with one name.
const LAST_NUMBER: u32 = 1000;

/// A name with a number, cut so that it fits.
fn with_number(name: &str, number: u32) -> String {
    let number = format!(" {number}");
    let kept: String = name.chars().take(LONGEST_NAME - number.len()).collect();
    kept.trim_end().to_owned() + &number
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// The hash of the password; none for a guest.
    pub password: Option<String>,
    /// Until when they are banned.
    pub banned_until: Millis,
    /// Until when they are muted.
    pub silent_until: Millis,
}

impl Person {
    /// Somebody new.
    #[must_use]
    pub fn guest(id: PersonId, name: String) -> Self {
        Self {
            id,
            name,
            password: None,
            banned_until: 0,
            silent_until: 0,
        }
    }
}

/// A session and its person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The public id of the session.
    pub session: String,
    /// The person.
    pub person: Person,
}

fn person(row: &AnyRow) -> Result<Person, StoreError> {
    let id: String = row.try_get("id")?;
    Ok(Person {
        id: id
            .try_into()
            .map_err(|_| StoreError::Damaged("the id of a person".into()))?,
        name: row.try_get("name")?,
        password: row.try_get("password")?,
        banned_until: unsigned(row.try_get("banned_until")?),
        silent_until: unsigned(row.try_get("silent_until")?),
    })
}

pub(super) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or_default()
}

pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Store {
    /// Adds a guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_guest(&self, id: &PersonId, name: &str, now: Millis) -> Result<(), StoreError> {
        let guest = sqlx::query("INSERT INTO people (id, name, created, likeness) VALUES ($1, $2, $3, $4)")
            .bind(id.to_string())
            .bind(name.to_owned())
            .bind(signed(now))
            .bind(likeness(name));
        self.write_one(guest).await?;
        Ok(())
    }

    /// Gives a person a name and a password. False when the name belongs to somebody else, or looks like one that does. Guests who had such a name
    /// give way.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn make_account(&self, id: &PersonId, name: &str, hash: &str) -> Result<bool, StoreError> {
        let account = sqlx::query(
            "UPDATE people SET name = $1, account = $2, password = $3, likeness = $4 WHERE id = $5",
        )
        .bind(name.to_owned())
        .bind(name.to_lowercase())
        .bind(hash.to_owned())
        .bind(likeness(name))
        .bind(id.to_string());
        self.take_name(account, Some(self.guests_give_way(id, name).await?))
            .await
    }

    /// Takes a name, unless it belongs to somebody else; guests with a similar name are renamed.
    async fn take_name(&self, take: Statement, give_way: Option<Statement>) -> Result<bool, StoreError> {
        let steps = std::iter::once(Step::of_one_row(take)).chain(give_way.map(Step::from));
        match self.write(steps.collect()).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Guests whose name looks like one that an account takes get a number after it.
    async fn guests_give_way(&self, id: &PersonId, name: &str) -> Result<Statement, StoreError> {
        let mut numbered = String::new();
        for number in 2..LAST_NUMBER {
            numbered = with_number(name, number);
            if !self.looks_like_another(&numbered, None).await? {
                break;
            }
        }
        let alike =
            "UPDATE people SET name = $1, likeness = $2 WHERE likeness = $3 AND account IS NULL AND id <> $4";
        Ok(sqlx::query(alike)
            .bind(numbered.clone())
            .bind(likeness(&numbered))
            .bind(likeness(name))
            .bind(id.to_string()))
    }

    /// Changes a name. False if it belongs to somebody else's account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_name(&self, person: &Person, name: &str) -> Result<bool, StoreError> {
        let has_account = person.password.is_some();
        let change = sqlx::query("UPDATE people SET name = $1, account = $2, likeness = $3 WHERE id = $4")
            .bind(name.to_owned())
            .bind(has_account.then(|| name.to_lowercase()))
            .bind(likeness(name))
            .bind(person.id.to_string());
        let give_way = match has_account {
            true => Some(self.guests_give_way(&person.id, name).await?),
            false => None,
        };
        self.take_name(change, give_way).await
    }

    /// Changes a password.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_password(&self, id: &PersonId, hash: &str) -> Result<(), StoreError> {
        let change = sqlx::query("UPDATE people SET password = $1 WHERE id = $2")
            .bind(hash.to_owned())
            .bind(id.to_string());
        self.write_one(change).await?;
        Ok(())
    }

    /// The account of that name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let found = sqlx::query(
            "SELECT id, name, password, banned_until, silent_until FROM people WHERE account = $1",
        );
        let row = self.row(found.bind(name.to_lowercase())).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// The account meant by a typed name: as it was spelled when it was created, or as it would be stored now. Accounts older than the
    /// rules for names may have one that is no longer allowed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account_as_typed(&self, typed: &str) -> Result<Option<Person>, StoreError> {
        let names = [clean_name(typed), checked(typed)];
        for name in names.into_iter().flatten() {
            if let Some(person) = self.account(&name).await? {
                return Ok(Some(person));
            }
        }
        Ok(None)
    }

    /// The person with that id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let found =
            sqlx::query("SELECT id, name, password, banned_until, silent_until FROM people WHERE id = $1");
        let row = self.row(found.bind(id.to_string())).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// Whether a name is, or looks like, that of somebody else's account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn looks_like_another(&self, name: &str, own: Option<&PersonId>) -> Result<bool, StoreError> {
        let found =
            sqlx::query("SELECT id FROM people WHERE account IS NOT NULL AND (account = $1 OR likeness = $2) AND id <> $3 LIMIT 1")
                .bind(name.to_lowercase())
                .bind(likeness(name))
                .bind(own.map(ToString::to_string).unwrap_or_default());
        Ok(self.row(found).await?.is_some())
    }

    /// Stores the look of names that were taken before it was recorded. Two accounts that already look alike both stay.
    pub(super) async fn note_likenesses(&self) -> Result<(), StoreError> {
        let note = |row: &AnyRow| {
            let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
            let note = sqlx::query("UPDATE people SET likeness = $1 WHERE id = $2");
            Ok::<_, StoreError>(note.bind(likeness(&name)).bind(id))
        };
        let accounts =
            sqlx::query("SELECT id, name FROM people WHERE account IS NOT NULL AND likeness IS NULL");
        for row in self.rows(accounts).await? {
            match self.write_one(note(&row)?).await {
                Ok(_) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        loop {
            let guests = sqlx::query(
                "SELECT id, name FROM people WHERE account IS NULL AND likeness IS NULL ORDER BY id LIMIT $1",
            );
            let rows = self.rows(guests.bind(NOTED_AT_ONCE)).await?;
            if rows.is_empty() {
                return Ok(());
            }
            let notes = rows.iter().map(|row| note(row).map(Step::from));
            self.write(notes.collect::<Result<_, _>>()?).await?;
        }
    }

    /// The name of a person; none if they no longer exist.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn name_of(&self, id: &PersonId) -> Result<Option<String>, StoreError> {
        let found = sqlx::query("SELECT name FROM people WHERE id = $1");
        let row = self.row(found.bind(id.to_string())).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Deletes a person: name, password, sessions, and what they said. Their games stay, without a name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget(&self, id: &PersonId) -> Result<(), StoreError> {
        let steps = [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM chat WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR muted = $1",
            "DELETE FROM reports WHERE person = $1 OR author = $1",
            "DELETE FROM audit WHERE person = $1",
            "DELETE FROM dailies WHERE person = $1",
            // The others' games stay games against somebody.
            "UPDATE results SET person = NULL WHERE person = $1",
            "DELETE FROM notices WHERE person = $1",
            "DELETE FROM channels WHERE person = $1",
            "DELETE FROM wishes WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ];
        let steps = steps.map(|query| sqlx::query(query).bind(id.to_string()).into());
        self.write(steps.into()).await?;
        Ok(())
    }

    /// Abandoned guests: not used since then, and at no unfinished table. At most `most` of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guests_unused_since(&self, since: Millis, most: i64) -> Result<Vec<PersonId>, StoreError> {
        let unused = sqlx::query(
            "SELECT p.id FROM people p WHERE p.account IS NULL AND p.created < $1 \
             AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.used >= $1) \
             AND NOT EXISTS (SELECT 1 FROM players q JOIN tables t ON t.id = q.table_id \
                 WHERE q.person = p.id AND q.seated = 1 AND t.stage IN ('gathering', 'playing')) \
             ORDER BY p.id LIMIT $2",
        )
        .bind(signed(since))
        .bind(most);
        let ids = self.texts(unused).await?;
        let damaged = |_| StoreError::Damaged("the id of a person".into());
        ids.into_iter().map(|id| id.try_into().map_err(damaged)).collect()
    }

    /// Ends the sessions that have not been used for as long as a cookie lives. Returns how many there were.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_unused_sessions(&self, now: Millis) -> Result<u64, StoreError> {
        let unused = sqlx::query("DELETE FROM sessions WHERE used < $1");
        let written = self
            .write_one(unused.bind(signed(now.saturating_sub(UNUSED))))
            .await?;
        Ok(written.rows)
    }

    /// Whether a session is still valid.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session_goes_on(&self, session: &str) -> Result<bool, StoreError> {
        let found = sqlx::query("SELECT id FROM sessions WHERE id = $1");
        Ok(self.row(found.bind(session.to_owned())).await?.is_some())
    }

    /// Begins a session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_session(
        &self,
        session: &str,
        token_hash: &str,
        id: &PersonId,
        now: Millis,
    ) -> Result<(), StoreError> {
        let session = sqlx::query(
            "INSERT INTO sessions (id, token, person, created, used) VALUES ($1, $2, $3, $4, $4)",
        )
        .bind(session.to_owned())
        .bind(token_hash.to_owned())
        .bind(id.to_string())
        .bind(signed(now));
        self.write_one(session).await?;
        Ok(())
    }

    /// The session of a token.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn session(&self, token_hash: &str, now: Millis) -> Result<Option<Found>, StoreError> {
        let found = sqlx::query(
            "SELECT s.id AS session, s.used AS used, p.id AS id, p.name AS name, p.password AS password, \
             p.banned_until AS banned_until, p.silent_until AS silent_until FROM sessions s JOIN people p ON p.id = s.person WHERE s.token = $1",
        );
        let Some(row) = self.row(found.bind(token_hash.to_owned())).await? else {
            return Ok(None);
        };
        let session: String = row.try_get("session")?;
        let unused = now.saturating_sub(unsigned(row.try_get("used")?));
        let person = person(&row)?;
        if unused > UNUSED || person.banned_until > now {
            return Ok(None);
        }
        if unused > USED_EVERY {
            let used = sqlx::query("UPDATE sessions SET used = $1 WHERE id = $2")
                .bind(signed(now))
                .bind(session.clone());
            self.write_one(used).await?;
        }
        Ok(Some(Found { session, person }))
    }

    /// The sessions of a person, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sessions_of(&self, id: &PersonId, current: &str) -> Result<Vec<SessionInfo>, StoreError> {
        let theirs =
            sqlx::query("SELECT id, created, used FROM sessions WHERE person = $1 ORDER BY created DESC");
        let rows = self.rows(theirs.bind(id.to_string())).await?;
        rows.iter()
            .map(|row| {
                let session: String = row.try_get("id")?;
                Ok(SessionInfo {
                    current: session == current,
                    id: session,
                    created: unsigned(row.try_get("created")?),
                    used: unsigned(row.try_get("used")?),
                })
            })
            .collect()
    }

    /// Ends a session of a person. False when it is not theirs.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_session(&self, id: &PersonId, session: &str) -> Result<bool, StoreError> {
        if !is_plain(session) {
            return Ok(false);
        }
        let end = sqlx::query("DELETE FROM sessions WHERE person = $1 AND id = $2")
            .bind(id.to_string())
            .bind(session.to_owned());
        Ok(self.write_one(end).await?.rows == 1)
    }

    /// Ends all sessions of a person except one, and returns their ids.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_other_sessions(&self, id: &PersonId, keep: &str) -> Result<Vec<String>, StoreError> {
        let others = sqlx::query("SELECT id FROM sessions WHERE person = $1 AND id <> $2")
            .bind(id.to_string())
            .bind(keep.to_owned());
        let others = self.texts(others).await?;
        let end = sqlx::query("DELETE FROM sessions WHERE person = $1 AND id <> $2")
            .bind(id.to_string())
            .bind(keep.to_owned());
        self.write_one(end).await?;
        Ok(others)
    }
}
