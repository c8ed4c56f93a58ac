//! People: guests, accounts, sessions, and everything that is theirs.

use std::time::Instant;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use signoria_table::Command;
use signoria_table::chat::clean_name;
use signoria_table::wire::{
    Credentials, Farewell, LONGEST_NAME, Me, NewGuest, NewName, NewPassword, PASSWORD_LENGTH, SessionInfo,
};

use super::visitor::{Anyone, Visitor, cookie};
use super::{App, CameFrom, Json, tables};
use crate::hub::now;
use crate::metrics::Metrics;
use crate::names;
use crate::problem::{Failure, Trouble};
use crate::secret;
use crate::store::{Channel, Event, Person};

fn checked_name(name: &str) -> Result<String, Failure> {
    names::checked(name).ok_or_else(|| Trouble::BadName { most: LONGEST_NAME }.into())
}

fn checked_password(password: &str) -> Result<(), Failure> {
    let (least, most) = PASSWORD_LENGTH;
    if (least..=most).contains(&password.len()) {
        Ok(())
    } else {
        Err(Trouble::BadPassword { least, most }.into())
    }
}

pub(super) async fn me_of(app: &App, person: Option<&Person>) -> Result<Me, Failure> {
    let listed = match person {
        Some(person) => app.hub.store().is_listed(&person.id).await?,
        None => false,
    };
    Ok(Me {
        name: person.map(|person| person.name.clone()),
        account: person.is_some_and(|person| person.password.is_some()),
        listed,
    })
}

/// A new session for a person, as an answer with its cookie.
async fn welcome(app: &App, person: &Person) -> Result<Response, Failure> {
    let token = secret::new_token();
    app.hub
        .store()
        .add_session(&secret::new_id(), &secret::token_hash(&token), &person.id, now())
        .await?;
    app.hub.rename(&person.id, person.name.clone());
    let cookie = cookie(&app.config, Some(&token));
    Ok((
        StatusCode::CREATED,
        [(header::SET_COOKIE, cookie)],
        axum::Json(me_of(app, Some(person)).await?),
    )
        .into_response())
}

/// Records an event that concerns the security of an account.
async fn record(app: &App, event: Event, person: Option<&Person>, from: CameFrom) -> Result<(), Failure> {
    let person = person.map(|person| &person.id);
    app.hub.store().record(event, person, Some(from.0), now()).await?;
    Ok(())
}

/// An attempt to sign in to an account. Wrong passwords are counted wherever they come from, and recorded.
struct Guess<'a> {
    app: &'a App,
    account: String,
    from: CameFrom,
}

impl<'a> Guess<'a> {
    fn begin(app: &'a App, name: &str, from: CameFrom) -> Result<Self, Failure> {
        // One bucket, however the name is spelled.
        let account = names::checked(name)
            .or_else(|| clean_name(name))
            .unwrap_or_default();
        if !app.limiter.allows_guess(&account, Instant::now()) {
            tracing::warn!(address = %from.0, "too many wrong passwords for one account");
            Metrics::count(&app.metrics.too_often);
            return Err(Trouble::TooOften.into());
        }
        Ok(Self { app, account, from })
    }

    fn was_right(&self) {
        self.app.limiter.was_right(&self.account);
    }

    async fn was_wrong(&self, person: Option<&Person>) -> Result<(), Failure> {
        tracing::info!(address = %self.from.0, "a wrong password");
        Metrics::count(&self.app.metrics.wrong_passwords);
        record(self.app, Event::WrongPassword, person, self.from).await
    }
}

pub async fn me(State(app): State<App>, Anyone(visitor): Anyone) -> Result<axum::Json<Me>, Failure> {
    let person = visitor.as_ref().map(|visitor| &visitor.person);
    Ok(axum::Json(me_of(&app, person).await?))
}

/// Changes the name of a guest or an account; the name of an account is also what its owner signs in with.
pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Json(wanted): Json<NewName>,
) -> Result<axum::Json<Me>, Failure> {
    let name = checked_name(&wanted.name)?;
    let store = app.hub.store();
    // Nobody may take the name of an account.
    if store.looks_like_another(&name, Some(visitor.id())).await?
        || !store.set_name(&visitor.person, &name).await?
    {
        return Err(Trouble::NameTaken.into());
    }
    app.hub.person_changed(visitor.id()).await;
    if visitor.person.password.is_some() {
        app.hub.name_taken(&name).await;
    }
    let renamed = Person {
        name,
        ..visitor.person
    };
    Ok(axum::Json(me_of(&app, Some(&renamed)).await?))
}

pub async fn new_guest(State(app): State<App>, Json(guest): Json<NewGuest>) -> Result<Response, Failure> {
    let person = Person::guest(secret::new_person(), checked_name(&guest.name)?);
    // No guest may use the name of an account, nor one that looks like it.
    if app.hub.store().looks_like_another(&person.name, None).await? {
        return Err(Trouble::NameTaken.into());
    }
    app.hub.store().add_guest(&person.id, &person.name, now()).await?;
    welcome(&app, &person).await
}

/// Gives a guest a password, keeping all games, or creates a new account.
pub async fn new_account(
    State(app): State<App>,
    Extension(from): Extension<CameFrom>,
    Anyone(visitor): Anyone,
    Json(wanted): Json<Credentials>,
) -> Result<Response, Failure> {
    let name = checked_name(&wanted.name)?;
    checked_password(&wanted.password)?;
    if visitor
        .as_ref()
        .is_some_and(|visitor| visitor.person.password.is_some())
    {
        return Err(Trouble::AccountAlready.into());
    }
    // Hashed before anybody knows whether the name is free: both answers take equally long.
    let hash = app.passwords.hash(wanted.password).await.ok_or(Trouble::Failed)?;
    let store = app.hub.store();
    let (id, is_new) = match &visitor {
        Some(visitor) => (visitor.id().clone(), false),
        None => (secret::new_person(), true),
    };
    if is_new {
        store.add_guest(&id, &name, now()).await?;
    }
    if !store.make_account(&id, &name, &hash).await? {
        if is_new {
            store.forget(&id).await?;
        }
        return Err(Trouble::NameTaken.into());
    }
    let person = Person {
        password: Some(hash),
        ..Person::guest(id, name)
    };
    app.hub.person_changed(&person.id).await;
    app.hub.name_taken(&person.name).await;
    record(&app, Event::Account, Some(&person), from).await?;
    if let Some(visitor) = &visitor {
        // The guest's cookie is no longer valid, only the new one.
        store.end_session(&person.id, &visitor.session).await?;
    }
    welcome(&app, &person).await
}

pub async fn sign_in(
    State(app): State<App>,
    Extension(from): Extension<CameFrom>,
    Json(given): Json<Credentials>,
) -> Result<Response, Failure> {
    if given.password.len() > PASSWORD_LENGTH.1 {
        return Err(Trouble::WrongCredentials.into());
    }
    // For unknown names too: otherwise this would reveal which accounts exist.
    let guess = Guess::begin(&app, &given.name, from)?;
    let found = app.hub.store().account_as_typed(&given.name).await?;
    let hash = found.as_ref().and_then(|person| person.password.clone());
    let right = app.passwords.verify(given.password, hash).await;
    match found {
        Some(person) if right => {
            guess.was_right();
            if person.banned_until > now() {
                return Err(Trouble::KeptOut.into());
            }
            record(&app, Event::SignIn, Some(&person), from).await?;
            welcome(&app, &person).await
        }
        found => {
            guess.was_wrong(found.as_ref()).await?;
            Err(Trouble::WrongCredentials.into())
        }
    }
}

pub async fn sign_out(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    app.hub
        .store()
        .end_session(visitor.id(), &visitor.session)
        .await?;
    app.hub.signed_out(&visitor.session).await;
    let cookie = cookie(&app.config, None);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

pub async fn sessions(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<axum::Json<Vec<SessionInfo>>, Failure> {
    Ok(axum::Json(
        app.hub
            .store()
            .sessions_of(visitor.id(), &visitor.session)
            .await?,
    ))
}

pub async fn end_session(
    State(app): State<App>,
    visitor: Visitor,
    Path(session): Path<String>,
) -> Result<StatusCode, Failure> {
    if !app.hub.store().end_session(visitor.id(), &session).await? {
        return Err(Trouble::NotFound.into());
    }
    app.hub.signed_out(&session).await;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn change_password(
    State(app): State<App>,
    Extension(from): Extension<CameFrom>,
    visitor: Visitor,
    Json(given): Json<NewPassword>,
) -> Result<StatusCode, Failure> {
    checked_password(&given.new)?;
    check_password(&app, &visitor, from, given.old).await?;
    let hash = app.passwords.hash(given.new).await.ok_or(Trouble::Failed)?;
    let store = app.hub.store();
    store.set_password(visitor.id(), &hash).await?;
    app.hub.end_other_sessions(visitor.id(), &visitor.session).await?;
    record(&app, Event::Password, Some(&visitor.person), from).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether the visitor knows the password. Somebody with a stolen cookie gets no more guesses than a stranger.
async fn check_password(app: &App, visitor: &Visitor, from: CameFrom, given: String) -> Result<(), Failure> {
    let person = &visitor.person;
    let Some(hash) = person.password.clone() else {
        return Err(Trouble::NoAccount.into());
    };
    let guess = Guess::begin(app, &person.name, from)?;
    if given.len() <= PASSWORD_LENGTH.1 && app.passwords.verify(given, Some(hash)).await {
        guess.was_right();
        Ok(())
    } else {
        guess.was_wrong(Some(person)).await?;
        Err(Trouble::WrongPassword.into())
    }
}

/// Deletes everything personal. Running games continue with the seat open.
pub async fn forget(
    State(app): State<App>,
    Extension(from): Extension<CameFrom>,
    visitor: Visitor,
    Json(farewell): Json<Farewell>,
) -> Result<Response, Failure> {
    if visitor.person.password.is_some() {
        check_password(&app, &visitor, from, farewell.password.unwrap_or_default()).await?;
    }
    let store = app.hub.store();
    for table in store.seats_of(visitor.id()).await? {
        let left = app
            .hub
            .command(&table, visitor.id(), None, secret::new_id(), Command::Leave)
            .await;
        if let Err(failure) = left {
            tracing::warn!(code = failure.reason.code, "a seat could not be left");
        }
    }
    app.hub.end_other_sessions(visitor.id(), "").await?;
    store.forget(visitor.id()).await?;
    app.hub.person_changed(visitor.id()).await;
    let cookie = cookie(&app.config, None);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// What is stored about a person's notifications.
async fn notifications(app: &App, visitor: &Visitor) -> Result<serde_json::Value, Failure> {
    let (wishes, channels) = app.notifier.of(visitor.id()).await?;
    let told = app.hub.store().told_to(visitor.id()).await?;
    let channel = |channel: &Channel| {
        let kind = if channel.keys.is_some() {
            "browser"
        } else {
            "webhook"
        };
        json!({"kind": kind, "address": channel.address, "since": channel.created})
    };
    let told = told
        .iter()
        .map(|told| json!({"table": told.table, "occasion": told.occasion, "at": told.at}));
    Ok(json!({
        "wishes": wishes,
        "channels": channels.iter().map(channel).collect::<Vec<_>>(),
        "told": told.collect::<Vec<_>>(),
    }))
}

/// Everything stored about a person; of running games only what they may see.
pub async fn export(State(app): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let store = app.hub.store();
    let chat: Vec<_> = store
        .chat_of(visitor.id())
        .await?
        .into_iter()
        .map(|(table, at, text)| json!({"table": table, "at": at, "text": text}))
        .collect();
    let mut games = Vec::new();
    for listed in store.tables_of(visitor.id(), i64::MAX).await? {
        games.push(tables::download(&app, &listed.id, Some(visitor.id())).await?);
    }
    for listed in store.finished_of(visitor.id(), u64::MAX, i64::MAX).await? {
        games.push(tables::download(&app, &listed.id, Some(visitor.id())).await?);
    }
    let safety: Vec<_> = store
        .audit(Some(visitor.id()), i64::MAX)
        .await?
        .into_iter()
        .map(|line| json!({"at": line.at, "what": line.what, "address": line.address}))
        .collect();
    let results: Vec<_> = store
        .results_of(visitor.id())
        .await?
        .into_iter()
        .map(|result| {
            json!({"table": result.table, "seat": result.seat, "game": result.game, "seats": result.seats, "score": result.score,
                "place": result.place, "won": result.won, "rated": result.rated, "ended": result.ended})
        })
        .collect();
    let dailies: Vec<_> = store
        .dailies_of(visitor.id())
        .await?
        .into_iter()
        .map(|daily| {
            json!({"day": daily.day, "game": daily.game, "company": daily.company, "score": daily.score, "place": daily.place, "at": daily.at})
        })
        .collect();
    let all = json!({
        "name": visitor.person.name,
        "account": visitor.person.password.is_some(),
        "listed": store.is_listed(visitor.id()).await?,
        "results": results,
        "dailies": dailies,
        "sessions": store.sessions_of(visitor.id(), &visitor.session).await?,
        "chat": chat,
        "muted": store.muted_by(visitor.id()).await?.len(),
        "safety": safety,
        "notifications": notifications(&app, &visitor).await?,
        "games": games,
    });
    let disposition = "attachment; filename=\"signoria.json\"";
    Ok(([(header::CONTENT_DISPOSITION, disposition)], axum::Json(all)).into_response())
}
