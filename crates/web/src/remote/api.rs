//! The REST API. Every failure is a [`Message`] that a person can read.

use leptos::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use signoria_engine::{Message, Seat};
use signoria_table::daily::{Company, Day};
use signoria_table::wire::{
    Credentials, DailyTable, Farewell, GameNumbers, Leaders, Listing, Me, NewGuest, NewName, NewPassword,
    NewTable, Opened, OwnNumbers, Problem, Replay, TableList,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestCredentials, RequestInit, Response};

use crate::app::app;
use crate::session::Objection;
use crate::words::t;

fn unreachable() -> Message {
    Message::new("web.remote.unreachable")
}

async fn call(method: &str, path: &str, body: Option<String>) -> Result<String, Message> {
    let request = || -> Result<js_sys::Promise, JsValue> {
        let init = RequestInit::new();
        init.set_method(method);
        init.set_credentials(RequestCredentials::SameOrigin);
        let headers = Headers::new()?;
        headers.set("accept", "application/json")?;
        if let Some(body) = &body {
            headers.set("content-type", "application/json")?;
            init.set_body(&JsValue::from_str(body));
        }
        init.set_headers(&headers);
        Ok(window().fetch_with_str_and_init(path, &init))
    };
    let promise = request().map_err(|_| unreachable())?;
    let response = JsFuture::from(promise).await.map_err(|_| unreachable())?;
    let response: Response = response.dyn_into().map_err(|_| unreachable())?;
    let text = match response.text() {
        Ok(promise) => JsFuture::from(promise)
            .await
            .ok()
            .and_then(|text| text.as_string()),
        Err(_) => None,
    }
    .unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    match serde_json::from_str::<Problem>(&text) {
        Ok(problem) => Err(problem.message),
        Err(_) => Err(unreachable()),
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Message> {
    serde_json::from_str(text).map_err(|_| unreachable())
}

pub(super) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Message> {
    read(&call("GET", path, None).await?)
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Message> {
    let body = serde_json::to_string(body).unwrap_or_default();
    read(&call("POST", path, Some(body)).await?)
}

pub(super) async fn send(method: &str, path: &str, body: &impl Serialize) -> Result<(), Message> {
    let body = serde_json::to_string(body).unwrap_or_default();
    call(method, path, Some(body)).await.map(|_| ())
}

/// Who I am to the server.
///
/// # Errors
/// If there is no server.
pub async fn me() -> Result<Me, Message> {
    get("/api/me").await
}

/// What the server must be told before somebody sits down.
#[derive(Debug, PartialEq, Eq)]
enum Introduction {
    /// Nothing, since it knows me.
    Known,
    /// A guest's new name.
    Renamed(String),
    /// A new guest, possibly without a name yet.
    Guest(Option<String>),
}

/// How to introduce somebody with that name in this browser. An account keeps its name, which is also the one to sign in with: the name in this
/// browser may be from before, or of somebody else.
fn introduction(me: Me, own: Option<String>) -> Introduction {
    match (me, own) {
        (Me { name: None, .. }, own) => Introduction::Guest(own),
        (
            Me {
                name: Some(known),
                account: false,
                ..
            },
            Some(own),
        ) if known != own => Introduction::Renamed(own),
        _ => Introduction::Known,
    }
}

/// Makes sure that the server knows me; a guest by the name that I gave myself.
///
/// # Errors
/// If there is no server, or it refuses the name.
pub async fn be_myself() -> Result<(), Message> {
    let own = app()
        .settings
        .try_with_untracked(|settings| settings.name.clone())
        .filter(|name| !name.is_empty());
    match introduction(me().await?, own) {
        Introduction::Known => Ok(()),
        Introduction::Renamed(name) => rename(name).await,
        Introduction::Guest(name) => {
            // A few letters tell two guests at a table apart.
            let letters: String = crate::browser::new_id().chars().take(3).collect();
            let name = name.unwrap_or_else(|| format!("{} {letters}", t("web.player.one")));
            post::<Me>("/api/guests", &NewGuest { name }).await.map(|_| ())
        }
    }
}

/// Makes sure that the server knows me by some name: to look at a table, any will do.
///
/// # Errors
/// If there is no server, or it refuses a stranger.
pub async fn be_somebody() -> Result<(), Message> {
    let Err(reason) = be_myself().await else {
        return Ok(());
    };
    let is_known = me().await?.name.is_some();
    if is_known { Ok(()) } else { Err(reason) }
}

/// Takes another name, which with an account is also the one to sign in with.
///
/// # Errors
/// If the server refuses the name.
pub async fn rename(name: String) -> Result<(), Message> {
    send("PUT", "/api/me", &NewName { name }).await
}

/// Makes an account; a guest keeps all games.
///
/// # Errors
/// If the server refuses.
pub async fn create_account(credentials: &Credentials) -> Result<Me, Message> {
    post("/api/accounts", credentials).await
}

/// Signs in.
///
/// # Errors
/// If the server refuses.
pub async fn sign_in(credentials: &Credentials) -> Result<Me, Message> {
    post("/api/sessions", credentials).await
}

/// Signs out.
///
/// # Errors
/// If there is no server.
pub async fn sign_out() -> Result<(), Message> {
    call("DELETE", "/api/sessions/current", None).await.map(|_| ())
}

/// Changes my password; all other sessions end.
///
/// # Errors
/// If the server refuses.
pub async fn change_password(wish: &NewPassword) -> Result<(), Message> {
    send("PUT", "/api/me/password", wish).await
}

/// Everything that the server has stored about me, as JSON.
///
/// # Errors
/// If there is no server.
pub async fn export() -> Result<String, Message> {
    call("GET", "/api/me/export", None).await
}

/// Deletes me.
///
/// # Errors
/// If the server refuses.
pub async fn delete_me(farewell: &Farewell) -> Result<(), Message> {
    send("DELETE", "/api/me", farewell).await
}

/// Says whether my name may stand among the leaders.
///
/// # Errors
/// If the server refuses: I have no account.
pub async fn list_me(listed: bool) -> Result<(), Message> {
    send("PUT", "/api/me/listed", &Listing { listed }).await
}

/// What my games on the server add up to.
///
/// # Errors
/// If there is no server, or it does not know me.
pub async fn own_numbers() -> Result<OwnNumbers, Message> {
    get("/api/me/numbers").await
}

/// What the games of everybody on the server say about a game.
///
/// # Errors
/// If there is no server.
pub async fn game_numbers(game: &str) -> Result<GameNumbers, Message> {
    get(&format!("/api/numbers/{game}")).await
}

/// The leaders of this month, or of the one that began then.
///
/// # Errors
/// If there is no server.
pub async fn leaders(game: &str, since: Option<u64>) -> Result<Leaders, Message> {
    let month = since.map(|since| format!("?since={since}")).unwrap_or_default();
    get(&format!("/api/leaders/{game}{month}")).await
}

fn daily_path(day: Day, game: &str, company: Company) -> String {
    format!("/api/daily/{}/{game}/{}", day.0, company.code())
}

/// The table of results of a daily.
///
/// # Errors
/// If there is no server.
pub async fn daily(day: Day, game: &str, company: Company) -> Result<DailyTable, Message> {
    get(&daily_path(day, game, company)).await
}

/// Hands in the journal of a daily under my name. The first counts.
///
/// # Errors
/// If the server refuses.
pub async fn hand_in_daily(
    day: Day,
    game: &str,
    company: Company,
    journal: String,
) -> Result<DailyTable, Message> {
    be_myself().await?;
    read(&call("POST", &daily_path(day, game, company), Some(journal)).await?)
}

/// Opens a table.
///
/// # Errors
/// If the server refuses.
pub async fn open_table(order: &NewTable) -> Result<Opened, Message> {
    be_myself().await?;
    post("/api/tables", order).await
}

/// Does something about a line of chat.
///
/// # Errors
/// If the server refuses.
pub async fn object(id: &str, number: u64, how: Objection) -> Result<(), Message> {
    let what = match how {
        Objection::Mute => "mute",
        Objection::Report => "report",
    };
    let path = format!("/api/tables/{id}/chat/{number}/{what}");
    call("PUT", &path, None).await.map(|_| ())
}

/// Unmutes everybody for me.
///
/// # Errors
/// If there is no server.
pub async fn hear_all() -> Result<(), Message> {
    call("DELETE", "/api/me/mutes", None).await.map(|_| ())
}

/// Opens a table for the same people again.
///
/// # Errors
/// If the server refuses.
pub async fn rematch(id: &str) -> Result<Opened, Message> {
    post(&format!("/api/tables/{id}/rematch"), &serde_json::json!({})).await
}

/// The tables that wait for players.
///
/// # Errors
/// If there is no server.
pub async fn lobby() -> Result<TableList, Message> {
    get("/api/tables").await
}

/// My tables, those that wait for me first.
///
/// # Errors
/// If there is no server.
pub async fn my_tables() -> Result<TableList, Message> {
    get("/api/me/tables").await
}

/// My tables whose game is over.
///
/// # Errors
/// If there is no server.
pub async fn my_finished_tables() -> Result<TableList, Message> {
    get("/api/me/tables?over=true").await
}

/// The journal of a game that is over.
///
/// # Errors
/// If the server refuses.
pub async fn journal(id: &str) -> Result<String, Message> {
    call("GET", &format!("/api/tables/{id}/journal"), None).await
}

/// A game after that many actions, through the eyes of that seat or of a spectator.
///
/// # Errors
/// If the server refuses.
pub async fn replay(id: &str, moves: u32, seat: Option<Seat>) -> Result<Replay, Message> {
    let seat = seat.map_or_else(String::new, |seat| format!("&seat={}", seat.index()));
    get(&format!("/api/tables/{id}/replay?moves={moves}{seat}")).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn introduced(name: Option<&str>, account: bool, own: Option<&str>) -> Introduction {
        let me = Me {
            name: name.map(Into::into),
            account,
            listed: false,
        };
        introduction(me, own.map(Into::into))
    }

    #[test]
    fn an_account_keeps_its_name_whatever_this_browser_calls_its_owner() {
        assert_eq!(
            introduced(Some("Anna"), true, Some("Ottavio")),
            Introduction::Known
        );
    }

    #[test]
    fn a_guest_is_called_as_they_said_last() {
        let renamed = Introduction::Renamed("Ottavio".into());
        assert_eq!(introduced(Some("Anna"), false, Some("Ottavio")), renamed);
        assert_eq!(introduced(Some("Anna"), false, Some("Anna")), Introduction::Known);
        assert_eq!(introduced(Some("Anna"), false, None), Introduction::Known);
    }

    #[test]
    fn a_stranger_becomes_a_guest() {
        assert_eq!(introduced(None, false, None), Introduction::Guest(None));
        assert_eq!(
            introduced(None, false, Some("Anna")),
            Introduction::Guest(Some("Anna".into()))
        );
    }
}
