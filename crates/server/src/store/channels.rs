//! Where and about what people want to be notified while they have no page open, and the key that signs push messages.

use signoria_table::wire::{PushKeys, Wishes};
use signoria_table::{Millis, PersonId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::people::{signed, unsigned};
use super::write::Step;
use super::{Store, StoreError};
use crate::secret;

/// Where somebody is notified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Its id.
    pub id: String,
    /// Its address.
    pub address: String,
    /// The keys of a browser; none for a webhook.
    pub keys: Option<PushKeys>,
    /// Since when.
    pub created: Millis,
}

/// A channel, from a row with its columns; its id is in the column `channel`.
pub(super) fn channel(row: &AnyRow) -> Result<Channel, StoreError> {
    let (p256dh, auth): (Option<String>, Option<String>) = (row.try_get("p256dh")?, row.try_get("auth")?);
    Ok(Channel {
        id: row.try_get("channel")?,
        address: row.try_get("address")?,
        keys: p256dh.zip(auth).map(|(p256dh, auth)| PushKeys { p256dh, auth }),
        created: unsigned(row.try_get("created")?),
    })
}

/// Wishes as they are stored. Unreadable ones count as the defaults.
pub(super) fn wishes(text: Option<String>) -> Wishes {
    let read = |text: String| serde_json::from_str(&text).ok();
    text.and_then(read).unwrap_or_default()
}

impl Store {
    /// The key that signs what is sent to push services; `new` if there is none yet. All processes of a database share it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn push_key(&self, new: String) -> Result<String, StoreError> {
        let insert =
            sqlx::query("INSERT INTO push_key (id, private) VALUES (1, $1) ON CONFLICT (id) DO NOTHING");
        self.write_one(insert.bind(new)).await?;
        let row = self
            .row(sqlx::query("SELECT private FROM push_key WHERE id = 1"))
            .await?;
        let row = row.ok_or_else(|| StoreError::Damaged("the key for push services".into()))?;
        Ok(row.try_get(0)?)
    }

    /// What a person wants to be notified about.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wishes_of(&self, person: &PersonId) -> Result<Wishes, StoreError> {
        let found = sqlx::query("SELECT wishes FROM wishes WHERE person = $1").bind(person.to_string());
        let row = self.row(found).await?;
        Ok(wishes(row.map(|row| row.try_get(0)).transpose()?))
    }

    /// Changes what a person wants to be notified about. Pending notices are looked at again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_wishes(
        &self,
        person: &PersonId,
        wishes: &Wishes,
        now: Millis,
    ) -> Result<(), StoreError> {
        let set = sqlx::query(
            "INSERT INTO wishes (person, wishes) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes",
        )
        .bind(person.to_string())
        .bind(serde_json::to_string(wishes)?);
        let again = sqlx::query("UPDATE notices SET due = $1 WHERE person = $2 AND due IS NOT NULL")
            .bind(signed(now))
            .bind(person.to_string());
        self.write(vec![set.into(), again.into()]).await?;
        Ok(())
    }

    /// The channels of a person, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn channels_of(&self, person: &PersonId) -> Result<Vec<Channel>, StoreError> {
        let theirs = sqlx::query(
            "SELECT c.id AS channel, c.address AS address, c.p256dh AS p256dh, c.auth AS auth, c.created AS created \
             FROM channels c WHERE c.person = $1 ORDER BY c.created, c.id",
        );
        let rows = self.rows(theirs.bind(person.to_string())).await?;
        rows.iter().map(channel).collect()
    }

    /// Adds a channel, if the person has fewer than `most` of that kind. False if there are too many. A browser belongs to whoever
    /// used it last, and ends with the session.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_channel(
        &self,
        person: &PersonId,
        session: &str,
        (address, keys): (&str, Option<&PushKeys>),
        most: usize,
        now: Millis,
    ) -> Result<bool, StoreError> {
        let mut steps: Vec<Step> = Vec::new();
        if keys.is_some() {
            let others = sqlx::query(
                "DELETE FROM channels WHERE address = $1 AND person <> $2 AND p256dh IS NOT NULL",
            )
            .bind(address.to_owned())
            .bind(person.to_string());
            steps.push(others.into());
        }
        // Counted in the same statement: with a single writer, two requests at once do not exceed the limit.
        let add = sqlx::query(
            "INSERT INTO channels (id, person, session, address, p256dh, auth, created) \
             SELECT $1, id, $3, $4, $5, $6, $7 FROM people WHERE id = $2 AND \
             (SELECT count(*) FROM channels c WHERE c.person = $2 AND c.address <> $4 AND (c.p256dh IS NULL) = ($8 = 0)) < $9 \
             ON CONFLICT (person, address) DO UPDATE SET session = excluded.session, p256dh = excluded.p256dh, auth = excluded.auth",
        )
        .bind(secret::new_id())
        .bind(person.to_string())
        .bind(keys.map(|_| session.to_owned()))
        .bind(address.to_owned())
        .bind(keys.map(|keys| keys.p256dh.clone()))
        .bind(keys.map(|keys| keys.auth.clone()))
        .bind(signed(now))
        .bind(i64::from(keys.is_some()))
        .bind(i64::try_from(most).unwrap_or(i64::MAX));
        steps.push(Step::of_one_row(add));
        match self.write(steps).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Removes a channel of a person. False if there was none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_channel(&self, person: &PersonId, address: &str) -> Result<bool, StoreError> {
        let remove = sqlx::query("DELETE FROM channels WHERE person = $1 AND address = $2")
            .bind(person.to_string())
            .bind(address.to_owned());
        Ok(self.write_one(remove).await?.rows > 0)
    }

    /// A browser has unsubscribed: nobody is notified there any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_channel(&self, id: &str) -> Result<(), StoreError> {
        let gone = sqlx::query("DELETE FROM channels WHERE id = $1").bind(id.to_owned());
        self.write_one(gone).await?;
        Ok(())
    }
}
