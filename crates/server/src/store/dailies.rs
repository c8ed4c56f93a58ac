//! The results of the dailies. A person's first result counts.

use signoria_table::daily::{Company, Day};
use signoria_table::wire::DailyRow;
use signoria_table::{Millis, PersonId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::people::{signed, unsigned};
use super::{Store, StoreError};

/// Which daily.
#[derive(Clone, Copy, Debug)]
pub struct Daily<'a> {
    /// The day.
    pub day: Day,
    /// The game.
    pub game: &'a str,
    /// Against whom.
    pub company: Company,
}

/// A result that somebody submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedIn {
    /// The day.
    pub day: Day,
    /// The game.
    pub game: String,
    /// Against whom.
    pub company: String,
    /// The points.
    pub score: i32,
    /// The place at the table, from 1.
    pub place: u8,
    /// When it was submitted.
    pub at: Millis,
}

/// How many days are looked at for a streak: nobody has a longer one.
const LONGEST_STREAK: i64 = 4000;

fn score(row: &AnyRow) -> Result<i32, StoreError> {
    Ok(i32::try_from(row.try_get::<i64, _>("score")?).unwrap_or_default())
}

fn place(row: &AnyRow) -> Result<u8, StoreError> {
    Ok(u8::try_from(row.try_get::<i64, _>("place")?).unwrap_or(u8::MAX))
}

impl Store {
    /// Stores a result, unless that person has one already: then false.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_daily(
        &self,
        daily: Daily<'_>,
        id: &PersonId,
        (score, place): (i32, u8),
        now: Millis,
    ) -> Result<bool, StoreError> {
        let add = sqlx::query(
            "INSERT INTO dailies (day, game, company, person, score, place, made) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (day, game, company, person) DO NOTHING",
        )
        .bind(signed(daily.day.0))
        .bind(daily.game.to_owned())
        .bind(daily.company.code())
        .bind(id.to_string())
        .bind(i64::from(score))
        .bind(i64::from(place))
        .bind(signed(now));
        Ok(self.write_one(add).await?.rows == 1)
    }

    /// The best results of a daily, best first: winners come before the others, then points decide.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn best_of_daily(
        &self,
        daily: Daily<'_>,
        reader: Option<&PersonId>,
        most: i64,
    ) -> Result<Vec<DailyRow>, StoreError> {
        let best = sqlx::query(
            "SELECT d.person AS person, p.name AS name, d.score AS score, d.place AS place FROM dailies d JOIN people p ON p.id = d.person \
             WHERE d.day = $1 AND d.game = $2 AND d.company = $3 ORDER BY d.place, d.score DESC, d.made, d.person LIMIT $4",
        )
        .bind(signed(daily.day.0))
        .bind(daily.game.to_owned())
        .bind(daily.company.code())
        .bind(most);
        let own = reader.map(ToString::to_string);
        let mut found: Vec<DailyRow> = Vec::new();
        for row in self.rows(best).await? {
            let person: String = row.try_get("person")?;
            let (score, place) = (score(&row)?, place(&row)?);
            let shared = found
                .last()
                .filter(|last| (last.place, last.score) == (place, score))
                .map(|last| last.rank);
            found.push(DailyRow {
                rank: shared.unwrap_or(found.len() as u32 + 1),
                name: row.try_get("name")?,
                me: own.as_ref() == Some(&person),
                score,
                place,
            });
        }
        Ok(found)
    }

    /// How many people have submitted a result for a daily.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_of_daily(&self, daily: Daily<'_>) -> Result<u32, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM dailies WHERE day = $1 AND game = $2 AND company = $3")
            .bind(signed(daily.day.0))
            .bind(daily.game.to_owned())
            .bind(daily.company.code());
        let row = self.row(query).await?;
        let count: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        Ok(u32::try_from(count).unwrap_or_default())
    }

    /// A person's result in a daily, with their place.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_daily(&self, daily: Daily<'_>, id: &PersonId) -> Result<Option<DailyRow>, StoreError> {
        let query = sqlx::query(
            "SELECT p.name AS name, d.score AS score, d.place AS place, \
             (SELECT COUNT(*) FROM dailies o WHERE o.day = d.day AND o.game = d.game AND o.company = d.company \
              AND (o.place < d.place OR (o.place = d.place AND o.score > d.score))) AS better \
             FROM dailies d JOIN people p ON p.id = d.person WHERE d.day = $1 AND d.game = $2 AND d.company = $3 AND d.person = $4",
        )
        .bind(signed(daily.day.0))
        .bind(daily.game.to_owned())
        .bind(daily.company.code())
        .bind(id.to_string());
        let Some(row) = self.row(query).await? else {
            return Ok(None);
        };
        let better: i64 = row.try_get("better")?;
        Ok(Some(DailyRow {
            rank: u32::try_from(better).unwrap_or_default().saturating_add(1),
            name: row.try_get("name")?,
            me: true,
            score: score(&row)?,
            place: place(&row)?,
        }))
    }

    /// Everything that a person has submitted, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn dailies_of(&self, id: &PersonId) -> Result<Vec<HandedIn>, StoreError> {
        let query = sqlx::query(
            "SELECT day, game, company, score, place, made FROM dailies WHERE person = $1 ORDER BY day, game, company",
        );
        let rows = self.rows(query.bind(id.to_string())).await?;
        rows.iter()
            .map(|row| {
                Ok(HandedIn {
                    day: Day(unsigned(row.try_get("day")?)),
                    game: row.try_get("game")?,
                    company: row.try_get("company")?,
                    score: score(row)?,
                    place: place(row)?,
                    at: unsigned(row.try_get("made")?),
                })
            })
            .collect()
    }

    /// The days on which a person has submitted something, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn days_of(&self, id: &PersonId) -> Result<Vec<Day>, StoreError> {
        let query =
            sqlx::query("SELECT DISTINCT day FROM dailies WHERE person = $1 ORDER BY day DESC LIMIT $2")
                .bind(id.to_string())
                .bind(LONGEST_STREAK);
        let rows = self.rows(query).await?;
        rows.iter()
            .map(|row| Ok(Day(unsigned(row.try_get(0)?))))
            .collect()
    }
}
