//! The lobby, the tables, and their journals.

use std::sync::Arc;

use axum::extract::rejection::StringRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use signoria_engine::Seat;
use signoria_table::wire::{
    Done, NewTable, Opened, Order, Replay, Snapshot, TableList, TableSummary, Visibility,
};
use signoria_table::{PersonId, Reader, Refusal, Table};

use super::visitor::{Anyone, Visitor};
use super::{App, CameFrom, Json, Query, not_too_often};
use crate::crowd::{Crowd, Ticket};
use crate::limits::{Limit, PAGE, PUBLIC_PER_PERSON, TABLES_PER_PERSON, UPLOADS_PER_PERSON};
use crate::opening;
use crate::problem::{Failure, Trouble};
use crate::store::Listed;

/// The games of the catalog, with a mark on the sample game.
pub async fn games() -> axum::Json<Value> {
    let games: Vec<Value> = signoria_catalog::GAMES
        .iter()
        .map(|entry| json!({"sample": entry.sample, "info": entry.arena.game().info()}))
        .collect();
    axum::Json(json!({ "games": games }))
}

/// A page of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Where the page begins: `next` of the previous one.
    after: Option<u64>,
    /// Finished games instead of running ones.
    #[serde(default)]
    over: bool,
}

async fn list(app: &App, listed: Vec<Listed>, paged: bool) -> Result<axum::Json<TableList>, Failure> {
    let next = listed
        .last()
        .filter(|_| paged && listed.len() == PAGE)
        .map(|last| last.changed.to_string());
    let mut tables = Vec::new();
    for table in listed {
        tables.push(TableSummary {
            seats: app.hub.sitters(&table.occupants).await?,
            host: app.hub.name_of(&table.opening.host).await?,
            edition: Some(table.opening.edition().into()),
            opened: table.opening.at,
            options: table.opening.journal.options,
            id: table.id,
            game: table.game,
            stage: table.stage,
            visibility: table.visibility,
            clock: table.clock,
            moves: table.moves,
            waits_for_me: table.waits,
            changed: table.changed,
        });
    }
    Ok(axum::Json(TableList { tables, next }))
}

pub async fn lobby(
    State(app): State<App>,
    Query(page): Query<Page>,
) -> Result<axum::Json<TableList>, Failure> {
    let before = page.after.unwrap_or(u64::MAX);
    let tables = app.hub.store().lobby(before, PAGE as i64).await?;
    list(&app, tables, true).await
}

pub async fn mine(
    State(app): State<App>,
    visitor: Visitor,
    Query(page): Query<Page>,
) -> Result<axum::Json<TableList>, Failure> {
    let store = app.hub.store();
    if page.over {
        let before = page.after.unwrap_or(u64::MAX);
        let tables = store.finished_of(visitor.id(), before, PAGE as i64).await?;
        return list(&app, tables, true).await;
    }
    let tables = store.tables_of(visitor.id(), TABLES_PER_PERSON as i64).await?;
    list(&app, tables, false).await
}

pub async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, axum::Json<Opened>), Failure> {
    let most = TABLES_PER_PERSON;
    if app.hub.store().seats_of(visitor.id()).await?.len() >= most {
        return Err(Trouble::TooManyTables { most }.into());
    }
    let opening = opening::from_order(new, visitor.id())?;
    let most = PUBLIC_PER_PERSON;
    if opening.visibility == Visibility::Public && !app.hub.may_publish(visitor.id()).await? {
        return Err(Trouble::TooManyPublic { most }.into());
    }
    let id = opening.id.clone();
    app.hub.open(opening, &[]).await?;
    Ok((StatusCode::CREATED, axum::Json(Opened { id })))
}

/// Which of one's seats to look from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    seat: Option<Seat>,
}

pub async fn look(
    State(app): State<App>,
    Anyone(visitor): Anyone,
    Path(id): Path<String>,
    Query(look): Query<Look>,
) -> Result<axum::Json<Snapshot>, Failure> {
    let person = visitor.as_ref().map(Visitor::id);
    Ok(axum::Json(app.hub.snapshot(&id, person, look.seat).await?))
}

pub async fn command(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(order): Json<Order>,
) -> Result<axum::Json<Done>, Failure> {
    let number = app
        .hub
        .command(&id, visitor.id(), order.number, order.key, order.command)
        .await?;
    Ok(axum::Json(Done { number }))
}

pub async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<axum::Json<Opened>, Failure> {
    let id = app.hub.rematch(&id, visitor.id()).await?;
    Ok(axum::Json(Opened { id }))
}

/// The journal of a game that is over, or what the reader may see of a running one.
pub async fn download(app: &App, id: &str, person: Option<&PersonId>) -> Result<Value, Failure> {
    app.hub
        .show(id, |table, reader| {
            if table.stage().is_over() {
                return table.journal().to_value();
            }
            let eye = table.eye_of(person, None);
            json!({
                "signoria": "view",
                "table": table.info(Reader { person, ..reader }),
                "position": table.position(eye),
                "log": table.log(eye),
            })
        })
        .await
}

pub async fn journal(
    State(app): State<App>,
    Anyone(visitor): Anyone,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let value = download(&app, &id, visitor.as_ref().map(Visitor::id)).await?;
    let text = serde_json::to_string_pretty(&value).map_err(Failure::bad_request)?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"signoria.json\"",
        ),
    ];
    Ok((headers, text).into_response())
}

/// Which moment of a game, and through whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    moves: Option<u32>,
    seat: Option<Seat>,
}

/// An earlier moment: through any eye if the game is over, otherwise through the reader's own.
pub async fn replay(
    State(app): State<App>,
    Anyone(visitor): Anyone,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<axum::Json<Replay>, Failure> {
    let person = visitor.as_ref().map(Visitor::id);
    let look = |table: &Table, reader: Reader<'_>| {
        let eye = table.eye_back(person, moment.seat)?;
        table.look_back(moment.moves.unwrap_or(u32::MAX), eye, Reader { person, ..reader })
    };
    let replay: Result<Replay, Refusal> = app.hub.show(&id, look).await?;
    Ok(axum::Json(replay?))
}

/// The right to send a long body, taken before any of it is read and held until it has been processed.
pub struct Turn {
    _ticket: Ticket,
}

impl Turn {
    fn at(door: &Arc<Crowd>, parts: &Parts) -> Result<Self, Failure> {
        let from = parts.extensions.get::<CameFrom>().copied();
        let ticket = from.and_then(|from| door.enter(from.0));
        let _ticket = ticket.ok_or(Trouble::TooOften)?;
        Ok(Self { _ticket })
    }
}

/// The right to upload a game. Uploads are kept, so there must be room.
pub struct UploadTurn(#[expect(dead_code, reason = "it is held")] Turn);

impl FromRequestParts<App> for UploadTurn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let free = app.hub.store().gauges().free_bytes;
        if free.is_some_and(|free| free < app.config.least_room) {
            return Err(Trouble::NoRoom.into());
        }
        let turn = Turn::at(&app.doors.uploads, parts)?;
        if let Some(from) = parts.extensions.get::<CameFrom>() {
            not_too_often(app, *from, Limit::HouseUpload)?;
        }
        Ok(Self(turn))
    }
}

/// The right to submit the result of a daily.
pub struct DailyTurn(#[expect(dead_code, reason = "it is held")] Turn);

impl FromRequestParts<App> for DailyTurn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        Turn::at(&app.doors.dailies, parts).map(Self)
    }
}

/// Replays a journal, off the async threads and a few at a time. Only this holds a slot: a body that arrives slowly delays nobody.
pub async fn replayed<T: Send + 'static>(
    app: &App,
    replay: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let slot = app.doors.replays.clone().acquire_owned().await;
    let slot = slot.map_err(|_| Trouble::Failed)?;
    let work = tokio::task::spawn_blocking(move || {
        let _slot = slot;
        replay()
    });
    work.await.map_err(|_| Trouble::Failed)?
}

/// The text that was sent, with error messages of our own.
pub fn uploaded(body: Result<String, StringRejection>) -> Result<String, Failure> {
    body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Trouble::TooLong.into(),
        _ => Failure::bad_request(rejection.body_text()),
    })
}

pub async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    _turn: UploadTurn,
    body: Result<String, StringRejection>,
) -> Result<(StatusCode, axum::Json<Opened>), Failure> {
    let most = UPLOADS_PER_PERSON;
    if app.hub.store().uploads_of(visitor.id()).await? >= most as u64 {
        return Err(Trouble::TooManyUploads { most }.into());
    }
    let text = uploaded(body)?;
    let host = visitor.id().clone();
    let (opening, entry) = replayed(&app, move || opening::from_journal(&text, &host)).await?;
    let id = opening.id.clone();
    app.hub.open(opening, &[entry]).await?;
    Ok((StatusCode::CREATED, axum::Json(Opened { id })))
}
