//! Notices for people who have no page open, and their deliveries.
//!
//! A notice is stored in the same transaction as the entry that causes it, and withdrawn with the entry that ends the wait: whichever process dies
//! at whatever time, nothing is forgotten and nothing outdated is sent. Before acting, a process claims a notice with an update that only one can make.

use signoria_table::wire::{Occasion, Stage, Wishes};
use signoria_table::{ClockRule, Entry, Millis, PersonId, Table};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::channels::{Channel, channel, wishes};
use super::people::{signed, unsigned};
use super::talk::person_id;
use super::write::{Statement, Step};
use super::{Store, StoreError, Summary};

/// Something to notify a person about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// At which table.
    pub table: String,
    /// Which game that is.
    pub game: String,
    /// Whom.
    pub person: PersonId,
    /// Of what.
    pub occasion: Occasion,
    /// The entry since which it holds.
    pub number: u64,
    /// Since when it holds.
    pub since: Millis,
    /// When it was to be looked at.
    pub due: Millis,
    /// When they last got a notice of this kind at this table.
    pub told: Option<Millis>,
    /// What they want to be told.
    pub wishes: Wishes,
}

/// Something on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Where to.
    pub channel: Channel,
    /// At which table.
    pub table: String,
    /// Which game that is.
    pub game: String,
    /// Of what.
    pub occasion: Occasion,
    /// The entry since which it holds.
    pub number: u64,
    /// How often it was tried.
    pub attempts: u32,
    /// What the person wants to be told.
    pub wishes: Wishes,
    /// Whether the operator keeps the person out.
    pub banned: bool,
}

/// The last notification that somebody was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// At which table.
    pub table: String,
    /// Of what, as its code.
    pub occasion: String,
    /// When.
    pub at: Millis,
}

fn occasion(row: &AnyRow) -> Result<Occasion, StoreError> {
    let code: String = row.try_get("occasion")?;
    Occasion::of_code(&code).ok_or_else(|| StoreError::Damaged(format!("a notice of {code:?}")))
}

/// The notices that follow from an entry. Only tables with a day clock have any.
pub(super) fn after(table: &Table, entry: &Entry, before: &Summary, after: &Summary) -> Vec<Statement> {
    if !matches!(table.opening().clock, ClockRule::Correspondence { .. }) {
        return Vec::new();
    }
    let id = &table.opening().id;
    let mut statements = Vec::new();
    let raise = |person: &PersonId, occasion| raise(id, person, occasion, entry);
    let changed = [
        (Occasion::Turn, waited_for(before), waited_for(after)),
        (Occasion::TakeBack, before.asked.clone(), after.asked.clone()),
    ];
    for (occasion, before, after) in changed {
        let began = after.iter().filter(|person| !before.contains(person));
        statements.extend(began.map(|person| raise(person, occasion)));
        let ended = before.iter().filter(|person| !after.contains(person));
        statements.extend(ended.flat_map(|person| settle(id, Some(person), occasion)));
    }
    // The person who acted knows.
    let others = |summary: &Summary| -> Vec<PersonId> {
        let people = summary.players.iter().map(|(person, _)| person.clone());
        people
            .filter(|person| entry.by.as_ref() != Some(person))
            .collect()
    };
    match (before.stage, after.stage) {
        (Stage::Gathering, Stage::Playing) => {
            statements.extend(others(after).iter().map(|person| raise(person, Occasion::Begins)));
        }
        (Stage::Playing, stage) if stage.is_over() => {
            statements.extend(others(before).iter().map(|person| raise(person, Occasion::Ended)));
        }
        (stage, Stage::Playing) if stage.is_over() => statements.extend(settle(id, None, Occasion::Ended)),
        _ => {}
    }
    statements
}

fn waited_for(summary: &Summary) -> Vec<PersonId> {
    let waiting = summary.players.iter().filter(|(_, waits)| *waits);
    waiting.map(|(person, _)| person.clone()).collect()
}

/// A notice, for people with at least one channel.
fn raise(table: &str, person: &PersonId, occasion: Occasion, entry: &Entry) -> Statement {
    sqlx::query(
        "INSERT INTO notices (table_id, person, occasion, number, since, due) SELECT $1, id, $3, $4, $5, $5 FROM people \
         WHERE id = $2 AND EXISTS (SELECT 1 FROM channels c WHERE c.person = $2) \
         ON CONFLICT (table_id, person, occasion) DO UPDATE SET number = excluded.number, since = excluded.since, due = excluded.due",
    )
    .bind(table.to_owned())
    .bind(person.to_string())
    .bind(occasion.code())
    .bind(signed(entry.number))
    .bind(signed(entry.at))
}

/// Withdraws a notice, for one person or, without one, for all.
fn settle(table: &str, person: Option<&PersonId>, occasion: Occasion) -> [Statement; 2] {
    [
        "UPDATE notices SET due = NULL WHERE table_id = $1 AND occasion = $2 AND ($3 = '' OR person = $3)",
        "DELETE FROM deliveries WHERE table_id = $1 AND occasion = $2 AND ($3 = '' OR person = $3)",
    ]
    .map(|statement| {
        sqlx::query(statement)
            .bind(table.to_owned())
            .bind(occasion.code())
            .bind(person.map(ToString::to_string).unwrap_or_default())
    })
}

/// Schedules a notice for a time, or never, and marks it as sent now, or not yet. It must be unchanged since it was read, which can hold for one
/// process only.
fn change(notice: &Due, due: Option<Millis>, told: Option<Millis>) -> Statement {
    sqlx::query(
        "UPDATE notices SET due = $1, told = COALESCE($2, told) \
         WHERE table_id = $3 AND person = $4 AND occasion = $5 AND number = $6 AND due = $7",
    )
    .bind(due.map(signed))
    .bind(told.map(signed))
    .bind(notice.table.clone())
    .bind(notice.person.to_string())
    .bind(notice.occasion.code())
    .bind(signed(notice.number))
    .bind(signed(notice.due))
}

impl Store {
    /// The notices that are due, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due_notices(&self, now: Millis, most: i64) -> Result<Vec<Due>, StoreError> {
        let due = sqlx::query(
            "SELECT n.table_id AS table_id, t.game AS game, n.person AS person, n.occasion AS occasion, n.number AS number, \
             n.since AS since, n.due AS due, n.told AS told, w.wishes AS wishes \
             FROM notices n JOIN tables t ON t.id = n.table_id LEFT JOIN wishes w ON w.person = n.person \
             WHERE n.due <= $1 ORDER BY n.due LIMIT $2",
        )
        .bind(signed(now))
        .bind(most);
        let rows = self.rows(due).await?;
        rows.iter()
            .map(|row| {
                Ok(Due {
                    table: row.try_get("table_id")?,
                    game: row.try_get("game")?,
                    person: person_id(row.try_get("person")?)?,
                    occasion: occasion(row)?,
                    number: unsigned(row.try_get("number")?),
                    since: unsigned(row.try_get("since")?),
                    due: unsigned(row.try_get("due")?),
                    told: row.try_get::<Option<i64>, _>("told")?.map(unsigned),
                    wishes: wishes(row.try_get("wishes")?),
                })
            })
            .collect()
    }

    /// Postpones a notice; without a time: for ever. If the wishes have changed since it was read, it is looked at again anyway.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_off(&self, notice: &Due, until: Option<Millis>) -> Result<(), StoreError> {
        self.write_one(change(notice, until, None)).await?;
        Ok(())
    }

    /// Turns a notice into deliveries to all channels of its person. False if it was withdrawn, or another process was faster.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn dispatch(&self, notice: &Due, now: Millis) -> Result<bool, StoreError> {
        let claim = change(notice, None, Some(now));
        let deliveries = sqlx::query(
            "INSERT INTO deliveries (channel, table_id, person, occasion, number, attempts, due) \
             SELECT id, $1, $2, $3, $4, 0, $5 FROM channels WHERE person = $2 \
             ON CONFLICT (channel, table_id, occasion) DO UPDATE SET number = excluded.number, attempts = 0, due = excluded.due",
        )
        .bind(notice.table.clone())
        .bind(notice.person.to_string())
        .bind(notice.occasion.code())
        .bind(signed(notice.number))
        .bind(signed(now));
        match self.write(vec![Step::of_one_row(claim), deliveries.into()]).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The deliveries that are due, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due_deliveries(&self, now: Millis, most: i64) -> Result<Vec<Delivery>, StoreError> {
        let due = sqlx::query(
            "SELECT c.id AS channel, c.address AS address, c.p256dh AS p256dh, c.auth AS auth, c.created AS created, d.table_id AS table_id, t.game AS game, d.occasion AS occasion, d.number AS number, \
             d.attempts AS attempts, w.wishes AS wishes, p.banned_until AS banned_until \
             FROM deliveries d JOIN channels c ON c.id = d.channel JOIN tables t ON t.id = d.table_id \
             JOIN people p ON p.id = d.person LEFT JOIN wishes w ON w.person = d.person \
             WHERE d.due <= $1 ORDER BY d.due LIMIT $2",
        )
        .bind(signed(now))
        .bind(most);
        let rows = self.rows(due).await?;
        rows.iter()
            .map(|row| {
                Ok(Delivery {
                    channel: channel(row)?,
                    table: row.try_get("table_id")?,
                    game: row.try_get("game")?,
                    occasion: occasion(row)?,
                    number: unsigned(row.try_get("number")?),
                    attempts: u32::try_from(row.try_get::<i64, _>("attempts")?).unwrap_or(u32::MAX),
                    wishes: wishes(row.try_get("wishes")?),
                    banned: unsigned(row.try_get("banned_until")?) > now,
                })
            })
            .collect()
    }

    /// Schedules the next attempt of a delivery, having tried it `more` times. False if it was withdrawn, or another process was faster. This is the lease:
    /// the process that changed it may send it, and if that process dies, it is tried again at that time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_delivery(
        &self,
        delivery: &Delivery,
        more: u32,
        again: Millis,
    ) -> Result<bool, StoreError> {
        let claim = sqlx::query(
            "UPDATE deliveries SET attempts = $1, due = $2 \
             WHERE channel = $3 AND table_id = $4 AND occasion = $5 AND number = $6 AND attempts = $7",
        )
        .bind(i64::from(delivery.attempts + more))
        .bind(signed(again))
        .bind(delivery.channel.id.clone())
        .bind(delivery.table.clone())
        .bind(delivery.occasion.code())
        .bind(signed(delivery.number))
        .bind(i64::from(delivery.attempts));
        Ok(self.write_one(claim).await?.rows == 1)
    }

    /// A delivery has arrived, or never will.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_delivery(&self, delivery: &Delivery) -> Result<(), StoreError> {
        let end = sqlx::query(
            "DELETE FROM deliveries WHERE channel = $1 AND table_id = $2 AND occasion = $3 AND number = $4",
        )
        .bind(delivery.channel.id.clone())
        .bind(delivery.table.clone())
        .bind(delivery.occasion.code())
        .bind(signed(delivery.number));
        self.write_one(end).await?;
        Ok(())
    }

    /// What a person was last sent, at each table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn told_to(&self, person: &PersonId) -> Result<Vec<Told>, StoreError> {
        let told = sqlx::query(
            "SELECT table_id, occasion, told FROM notices WHERE person = $1 AND told IS NOT NULL ORDER BY told, table_id",
        );
        let rows = self.rows(told.bind(person.to_string())).await?;
        rows.iter()
            .map(|row| {
                Ok(Told {
                    table: row.try_get("table_id")?,
                    occasion: row.try_get("occasion")?,
                    at: unsigned(row.try_get("told")?),
                })
            })
            .collect()
    }

    /// Deletes notices from before then that are done.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_notices(&self, before: Millis) -> Result<(), StoreError> {
        let old = sqlx::query(
            "DELETE FROM notices WHERE due IS NULL AND since < $1 AND NOT EXISTS (SELECT 1 FROM deliveries d \
             WHERE d.table_id = notices.table_id AND d.person = notices.person AND d.occasion = notices.occasion)",
        );
        self.write_one(old.bind(signed(before))).await?;
        Ok(())
    }
}
