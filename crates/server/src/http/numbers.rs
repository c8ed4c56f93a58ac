//! Results in numbers, and the dailies with their tables.

use axum::extract::rejection::StringRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use signoria_table::Millis;
use signoria_table::daily::{Company, Day, streak};
use signoria_table::wire::{DailyTable, GameNumbers, Leaders, Listing, Me, OwnNumbers};

use super::people::me_of;
use super::tables::{DailyTurn, replayed, uploaded};
use super::visitor::{Anyone, Visitor};
use super::{App, Json, Query};
use crate::hub::now;
use crate::opening;
use crate::problem::{Failure, Trouble};
use crate::store::Daily;

/// Results of a daily that are shown.
const BEST: i64 = 20;

fn known(game: &str) -> Result<&'static str, Failure> {
    Ok(signoria_catalog::find(game).ok_or(Trouble::NoGame)?.id)
}

pub async fn own(State(app): State<App>, visitor: Visitor) -> Result<axum::Json<OwnNumbers>, Failure> {
    let numbers = app.numbers.own(app.hub.store(), visitor.id()).await?;
    Ok(axum::Json(numbers))
}

pub async fn of_game(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<axum::Json<GameNumbers>, Failure> {
    let numbers = app.numbers.of_game(app.hub.store(), known(&game)?).await?;
    Ok(axum::Json(GameNumbers::clone(&numbers)))
}

/// Which month.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Month {
    since: Option<Millis>,
}

/// The leaders of this month, or of an earlier one.
pub async fn leaders(
    State(app): State<App>,
    Anyone(visitor): Anyone,
    Path(game): Path<String>,
    Query(month): Query<Month>,
) -> Result<axum::Json<Leaders>, Failure> {
    let reader = visitor.as_ref().map(Visitor::id);
    let now = now();
    let leaders = app
        .numbers
        .leaders(
            app.hub.store(),
            known(&game)?,
            reader,
            (month.since.unwrap_or(now), now),
        )
        .await?;
    Ok(axum::Json(leaders))
}

/// Whether one's name may appear among the leaders. Only that of an account: tomorrow a guest's name may be somebody else's.
pub async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Json(wish): Json<Listing>,
) -> Result<axum::Json<Me>, Failure> {
    if !app.hub.store().set_listed(visitor.id(), wish.listed).await? {
        return Err(Trouble::NoAccount.into());
    }
    Ok(axum::Json(me_of(&app, Some(&visitor.person)).await?))
}

/// Day, game and company of a daily, as an address names them.
type Named = (String, String, String);

/// The daily that an address names.
fn daily((day, game, company): &Named) -> Result<(Daily<'_>, &'static str), Failure> {
    let daily = Daily {
        day: Day(day.parse().map_err(|_| Trouble::NotFound)?),
        game,
        company: Company::of_code(company).ok_or(Trouble::NotFound)?,
    };
    Ok((daily, known(game)?))
}

async fn table_of(
    app: &App,
    daily: Daily<'_>,
    visitor: Option<&Visitor>,
) -> Result<axum::Json<DailyTable>, Failure> {
    let store = app.hub.store();
    let reader = visitor.map(Visitor::id);
    let (mine, days) = match reader {
        Some(id) => (store.own_daily(daily, id).await?, store.days_of(id).await?),
        None => (None, Vec::new()),
    };
    Ok(axum::Json(DailyTable {
        best: store.best_of_daily(daily, reader, BEST).await?,
        count: store.count_of_daily(daily).await?,
        mine,
        streak: streak(days, Day::of(now())),
    }))
}

/// The best of a daily, and one's own place.
pub async fn daily_table(
    State(app): State<App>,
    Anyone(visitor): Anyone,
    Path(named): Path<Named>,
) -> Result<axum::Json<DailyTable>, Failure> {
    let (daily, _) = daily(&named)?;
    table_of(&app, daily, visitor.as_ref()).await
}

/// Submits the result of a daily. The first one counts; another changes nothing.
pub async fn hand_in(
    State(app): State<App>,
    visitor: Visitor,
    Path(named): Path<Named>,
    _turn: DailyTurn,
    body: Result<String, StringRejection>,
) -> Result<(StatusCode, axum::Json<DailyTable>), Failure> {
    let text = uploaded(body)?;
    let (daily, game) = daily(&named)?;
    if !daily.day.is_open(now()) {
        return Err(Trouble::DailyOver.into());
    }
    let (day, company) = (daily.day, daily.company);
    let result = replayed(&app, move || opening::daily_result(&text, day, game, company)).await?;
    let is_first = app
        .hub
        .store()
        .add_daily(daily, visitor.id(), result, now())
        .await?;
    let status = if is_first {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    Ok((status, table_of(&app, daily, Some(&visitor)).await?))
}
