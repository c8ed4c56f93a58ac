//! Chat at the tables, and who has muted whom.

use signoria_table::wire::ChatLine;
use signoria_table::{Millis, PersonId};
use sqlx::Row as _;

use super::people::{signed, unsigned};
use super::write::Step;
use super::{Kind, Store, StoreError};

/// A line of chat as it is stored. The caller, which knows the table, adds the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who said it.
    pub author: PersonId,
    /// Whether a spectator said it while the game ran.
    pub aside: bool,
    /// The line.
    pub line: ChatLine,
}

pub(super) fn person_id(id: String) -> Result<PersonId, StoreError> {
    let damaged = |_| StoreError::Damaged("the id of a person".into());
    id.try_into().map_err(damaged)
}

impl Store {
    /// Adds a line of chat and gives its number.
    ///
    /// # Errors
    /// If the database fails; with [`StoreError::Conflict`] if there is no such table.
    pub async fn add_chat(
        &self,
        table: &str,
        id: &PersonId,
        text: &str,
        aside: bool,
        now: Millis,
    ) -> Result<u64, StoreError> {
        let count = sqlx::query("UPDATE tables SET said = said + 1 WHERE id = $1").bind(table.to_owned());
        let line = sqlx::query(
            "INSERT INTO chat (table_id, number, made, person, text, aside) \
             SELECT id, said, $2, $3, $4, $5 FROM tables WHERE id = $1 RETURNING number",
        )
        .bind(table.to_owned())
        .bind(signed(now))
        .bind(id.to_string())
        .bind(text.to_owned())
        .bind(i64::from(aside));
        let mut steps = vec![Step::of_one_row(count), Step::of_number(line)];
        if self.kind == Kind::Postgres {
            steps.push(self.notify(table)?.into());
        }
        Ok(unsigned(self.write(steps).await?.number))
    }

    /// The number of the last line of chat at a table; 0 where nothing was said.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_chat_number(&self, table: &str) -> Result<u64, StoreError> {
        let last = sqlx::query("SELECT said FROM tables WHERE id = $1");
        let row = self.row(last.bind(table.to_owned())).await?;
        Ok(unsigned(row.map_or(Ok(0), |row| row.try_get(0))?))
    }

    /// The last lines of chat after a number, oldest first; spectators' asides only if wanted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_chat(
        &self,
        table: &str,
        after: u64,
        asides: bool,
        most: i64,
    ) -> Result<Vec<Said>, StoreError> {
        let said = sqlx::query(
            "SELECT c.number AS number, c.made AS made, c.person AS person, c.text AS text, c.aside AS aside, p.name AS name \
             FROM chat c LEFT JOIN people p ON p.id = c.person \
             WHERE c.table_id = $1 AND c.number > $3 AND c.aside <= $4 ORDER BY c.number DESC LIMIT $2",
        )
        .bind(table.to_owned())
        .bind(most)
        .bind(signed(after))
        .bind(i64::from(asides));
        let mut lines = Vec::new();
        for row in self.rows(said).await?.iter().rev() {
            lines.push(Said {
                author: person_id(row.try_get("person")?)?,
                aside: row.try_get::<i64, _>("aside")? != 0,
                line: ChatLine {
                    yours: false,
                    number: unsigned(row.try_get("number")?),
                    at: unsigned(row.try_get("made")?),
                    name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
                    seat: None,
                    text: row.try_get("text")?,
                },
            });
        }
        Ok(lines)
    }

    /// Who said a line of chat, and what.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_line(
        &self,
        table: &str,
        number: u64,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        let line = sqlx::query("SELECT person, text FROM chat WHERE table_id = $1 AND number = $2")
            .bind(table.to_owned())
            .bind(signed(number));
        let Some(row) = self.row(line).await? else {
            return Ok(None);
        };
        Ok(Some((person_id(row.try_get("person")?)?, row.try_get("text")?)))
    }

    /// Everything a person has said: table, time, text.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat_of(&self, id: &PersonId) -> Result<Vec<(String, Millis, String)>, StoreError> {
        let said = sqlx::query("SELECT table_id, made, text FROM chat WHERE person = $1 ORDER BY made");
        let rows = self.rows(said.bind(id.to_string())).await?;
        rows.iter()
            .map(|row| {
                Ok((
                    row.try_get("table_id")?,
                    unsigned(row.try_get("made")?),
                    row.try_get("text")?,
                ))
            })
            .collect()
    }

    /// Mutes a person for another.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mute(&self, id: &PersonId, muted: &PersonId) -> Result<(), StoreError> {
        let mute = sqlx::query("INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(id.to_string())
            .bind(muted.to_string());
        self.write_one(mute).await?;
        Ok(())
    }

    /// Unmutes everybody for a person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hear_all(&self, id: &PersonId) -> Result<(), StoreError> {
        let all = sqlx::query("DELETE FROM mutes WHERE person = $1");
        self.write_one(all.bind(id.to_string())).await?;
        Ok(())
    }

    /// Whom a person has muted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn muted_by(&self, id: &PersonId) -> Result<Vec<PersonId>, StoreError> {
        let muted = sqlx::query("SELECT muted FROM mutes WHERE person = $1 ORDER BY muted");
        let ids = self.texts(muted.bind(id.to_string())).await?;
        ids.into_iter().map(person_id).collect()
    }
}
