//! Results of games: stored with the action that ends one, removed when a take-back reopens it.

use std::ops::Range;

use signoria_engine::Source;
use signoria_table::{BotLevel, Millis, Occupant, PersonId, Table};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::people::{signed, unsigned};
use super::talk::person_id;
use super::write::{Statement, Step};
use super::{Store, StoreError};

/// Somebody whose strength is measured.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Person(PersonId),
    /// All bots of a level.
    Bot(BotLevel),
    /// A person who is gone.
    Gone,
}

/// The result of a seat in a game that counts for ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The table.
    pub table: String,
    /// Who sat there.
    pub player: Player,
    /// The place, from 1.
    pub place: u8,
    /// When.
    pub ended: Millis,
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatResult {
    /// The table.
    pub table: String,
    /// The seat, from 0.
    pub seat: u8,
    /// The game.
    pub game: String,
    /// How many sat there.
    pub seats: u8,
    /// The points.
    pub score: i32,
    /// The place, from 1.
    pub place: u8,
    /// Whether it won; none if there was nobody to win against.
    pub won: Option<bool>,
    /// Where the points come from.
    pub sources: Vec<Source>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When.
    pub ended: Millis,
}

/// What a listed person has done in a month.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// How many games that count.
    pub games: u32,
    /// How many of them they won.
    pub wins: u32,
}

/// The results of a game that has just ended, or their removal when it is reopened.
pub(super) fn steps(table: &Table, was_over: bool, at: Millis) -> Result<Vec<Step>, StoreError> {
    let id = &table.opening().id;
    let Some(outcome) = table.outcome() else {
        let gone = || sqlx::query("DELETE FROM results WHERE table_id = $1").bind(id.clone());
        return Ok(was_over.then(|| gone().into()).into_iter().collect());
    };
    // Chat and looking at the game after the end change nothing.
    if was_over {
        return Ok(Vec::new());
    }
    let seats = outcome.seats.len() as i64;
    let insert = |seat: &signoria_table::SeatOutcome| -> Result<Step, StoreError> {
        let (person, bot) = match &seat.occupant {
            Occupant::Person { person } => (Some(person.to_string()), None),
            Occupant::Bot { level } => (None, Some(level.name().to_owned())),
            Occupant::Open => (None, None),
        };
        let insert: Statement = sqlx::query(
            "INSERT INTO results (table_id, seat, person, bot, game, seats, score, place, won, sources, rated, ended) \
             SELECT id, $2, $3, $4, game, $5, $6, $7, $8, $9, $10 * (1 - hinted), $11 FROM tables WHERE id = $1",
        )
        .bind(id.clone())
        .bind(seat.seat.index() as i64)
        .bind(person)
        .bind(bot)
        .bind(seats)
        .bind(i64::from(seat.score))
        .bind(i64::from(seat.place))
        .bind(seat.won.map(i64::from))
        .bind(serde_json::to_string(&seat.sources)?)
        .bind(i64::from(outcome.is_fair))
        .bind(signed(at));
        Ok(insert.into())
    };
    outcome.seats.iter().map(insert).collect()
}

fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

fn level(name: &str) -> Option<BotLevel> {
    BotLevel::ALL.into_iter().find(|level| level.name() == name)
}

fn rated(row: &AnyRow) -> Result<Rated, StoreError> {
    let person: Option<String> = row.try_get("person")?;
    let bot: Option<String> = row.try_get("bot")?;
    let player = match (person, bot.as_deref().and_then(level)) {
        (Some(person), _) => Player::Person(person_id(person)?),
        (None, Some(level)) => Player::Bot(level),
        (None, None) => Player::Gone,
    };
    Ok(Rated {
        table: row.try_get("table_id")?,
        player,
        place: small(row.try_get("place")?),
        ended: unsigned(row.try_get("ended")?),
    })
}

fn result(row: &AnyRow) -> Result<SeatResult, StoreError> {
    let score: i64 = row.try_get("score")?;
    Ok(SeatResult {
        table: row.try_get("table_id")?,
        seat: small(row.try_get("seat")?),
        game: row.try_get("game")?,
        seats: small(row.try_get("seats")?),
        score: i32::try_from(score).unwrap_or_default(),
        place: small(row.try_get("place")?),
        won: row.try_get::<Option<i64>, _>("won")?.map(|won| won != 0),
        sources: serde_json::from_str(row.try_get("sources")?)?,
        rated: row.try_get::<i64, _>("rated")? != 0,
        ended: unsigned(row.try_get("ended")?),
    })
}

impl Store {
    /// The results of a person, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results_of(&self, id: &PersonId) -> Result<Vec<SeatResult>, StoreError> {
        let theirs = sqlx::query(
            "SELECT table_id, seat, game, seats, score, place, won, sources, rated, ended FROM results \
             WHERE person = $1 ORDER BY ended, table_id, seat",
        );
        let rows = self.rows(theirs.bind(id.to_string())).await?;
        rows.iter().map(result).collect()
    }

    /// The results of a table, by seat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn results_at(&self, table: &str) -> Result<Vec<SeatResult>, StoreError> {
        let there = sqlx::query(
            "SELECT table_id, seat, game, seats, score, place, won, sources, rated, ended FROM results \
             WHERE table_id = $1 ORDER BY seat",
        );
        let rows = self.rows(there.bind(table.to_owned())).await?;
        rows.iter().map(result).collect()
    }

    /// The last results of a game, of all seats, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_results(&self, game: &str, most: i64) -> Result<Vec<SeatResult>, StoreError> {
        let last = sqlx::query(
            "SELECT table_id, seat, game, seats, score, place, won, sources, rated, ended FROM results \
             WHERE game = $1 ORDER BY ended DESC, table_id, seat LIMIT $2",
        );
        let rows = self.rows(last.bind(game.to_owned()).bind(most)).await?;
        rows.iter().map(result).collect()
    }

    /// How many results of a game count for ratings, up to and including that moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rated_until(&self, game: &str, until: Millis) -> Result<u64, StoreError> {
        let query = sqlx::query("SELECT COUNT(*) FROM results WHERE game = $1 AND rated = 1 AND ended <= $2");
        let row = self.row(query.bind(game.to_owned()).bind(signed(until))).await?;
        Ok(unsigned(row.map_or(Ok(0), |row| row.try_get(0))?))
    }

    /// The results of a game that count for ratings, after that moment, the oldest first and those of a table together.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rated_after(&self, game: &str, after: Option<Millis>) -> Result<Vec<Rated>, StoreError> {
        let query = sqlx::query(
            "SELECT table_id, person, bot, place, ended FROM results \
             WHERE game = $1 AND rated = 1 AND ended > $2 ORDER BY ended, table_id, seat",
        );
        let after = after.map_or(-1, signed);
        let rows = self.rows(query.bind(game.to_owned()).bind(after)).await?;
        rows.iter().map(rated).collect()
    }

    /// People who opted in and have played games that count in that time, except those who are banned.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn candidates(
        &self,
        game: &str,
        time: Range<Millis>,
        now: Millis,
        most: i64,
    ) -> Result<Vec<Candidate>, StoreError> {
        let query = sqlx::query(
            "SELECT r.person AS person, p.name AS name, COUNT(*) AS games, CAST(SUM(COALESCE(r.won, 0)) AS BIGINT) AS wins \
             FROM results r JOIN people p ON p.id = r.person \
             WHERE r.game = $1 AND r.rated = 1 AND r.ended >= $2 AND r.ended < $5 AND p.listed = 1 AND p.account IS NOT NULL AND p.banned_until <= $3 \
             GROUP BY r.person, p.name ORDER BY COUNT(*) DESC, r.person LIMIT $4",
        )
        .bind(game.to_owned())
        .bind(signed(time.start))
        .bind(signed(now))
        .bind(most)
        .bind(signed(time.end));
        let rows = self.rows(query).await?;
        rows.iter()
            .map(|row| {
                Ok(Candidate {
                    person: person_id(row.try_get("person")?)?,
                    name: row.try_get("name")?,
                    games: count(row.try_get("games")?),
                    wins: count(row.try_get("wins")?),
                })
            })
            .collect()
    }

    /// Sets whether the name of an account may appear among the leaders. False if there is no such account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_listed(&self, id: &PersonId, listed: bool) -> Result<bool, StoreError> {
        let change = sqlx::query("UPDATE people SET listed = $1 WHERE id = $2 AND account IS NOT NULL")
            .bind(i64::from(listed))
            .bind(id.to_string());
        Ok(self.write_one(change).await?.rows == 1)
    }

    /// Whether it may.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_listed(&self, id: &PersonId) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT listed FROM people WHERE id = $1");
        let row = self.row(query.bind(id.to_string())).await?;
        Ok(row.map_or(Ok(0), |row| row.try_get::<i64, _>(0))? != 0)
    }

    /// Somebody at a table has asked for advice: its game no longer counts for ratings.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_hint(&self, table: &str) -> Result<(), StoreError> {
        let note = sqlx::query("UPDATE tables SET hinted = 1 WHERE id = $1 AND hinted = 0");
        self.write_one(note.bind(table.to_owned())).await?;
        Ok(())
    }
}
