//! What people say at a table, and what others can do about it.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use signoria_table::PersonId;
use signoria_table::chat::clean_line;
use signoria_table::wire::{Done, LONGEST_CHAT};

use super::visitor::Visitor;
use super::{App, Json};
use crate::hub::now;
use crate::problem::{Failure, Trouble};

/// A line of chat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    text: String,
}

pub async fn say(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Json(said): Json<Said>,
) -> Result<axum::Json<Done>, Failure> {
    let number = said_by(&app, &visitor, &id, &said.text).await?;
    Ok(axum::Json(Done { number }))
}

/// Says something, over HTTP or a socket.
pub async fn said_by(app: &App, visitor: &Visitor, table: &str, text: &str) -> Result<u64, Failure> {
    let line = clean_line(text).ok_or(Trouble::BadChat { most: LONGEST_CHAT })?;
    // Checked again here, since the socket may have been opened before the operator muted the person.
    let person = app.hub.store().person(visitor.id()).await?;
    if person.is_none_or(|person| person.silent_until > now()) {
        return Err(Trouble::Silenced.into());
    }
    app.hub.chat(table, visitor.id(), line).await
}

fn in_digits(number: &str) -> Result<u64, Failure> {
    number.parse().map_err(|_| Trouble::NotFound.into())
}

/// Who said that line, and what. Nobody can report their own lines.
async fn line(app: &App, visitor: &Visitor, table: &str, number: u64) -> Result<(PersonId, String), Failure> {
    let found = app.hub.store().chat_line(table, number).await?;
    let of_another = found.filter(|(author, _)| author != visitor.id());
    of_another.ok_or_else(|| Trouble::NotFound.into())
}

/// Mutes the author of that line for the visitor, at every table.
pub async fn mute(
    State(app): State<App>,
    visitor: Visitor,
    Path((table, number)): Path<(String, String)>,
) -> Result<StatusCode, Failure> {
    let (author, _) = line(&app, &visitor, &table, in_digits(&number)?).await?;
    app.hub.store().mute(visitor.id(), &author).await?;
    app.hub.person_changed(visitor.id()).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Unmutes everybody for the visitor.
pub async fn hear_all(State(app): State<App>, visitor: Visitor) -> Result<StatusCode, Failure> {
    app.hub.store().hear_all(visitor.id()).await?;
    app.hub.person_changed(visitor.id()).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports that line to the operator.
pub async fn report(
    State(app): State<App>,
    visitor: Visitor,
    Path((table, number)): Path<(String, String)>,
) -> Result<StatusCode, Failure> {
    let number = in_digits(&number)?;
    let (author, text) = line(&app, &visitor, &table, number).await?;
    let store = app.hub.store();
    store
        .report(&table, number, visitor.id(), (&author, &text), now())
        .await?;
    tracing::info!(table, number, "somebody complained about a line of chat");
    Ok(StatusCode::NO_CONTENT)
}
