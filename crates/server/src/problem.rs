//! Errors: RFC 9457 problem details with a code that the client translates.

use std::sync::LazyLock;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use signoria_engine::erased::Fault;
use signoria_engine::{Message, Say as _, messages};
use signoria_table::wire::{Problem, Reason};
use signoria_table::{Refusal, Rule};
use signoria_words::{Language, Lexicon};

use crate::store::StoreError;

messages! {
    /// A rule of the server.
    pub enum Trouble {
        /// The request makes no sense.
        BadRequest { reason: String } = "server.problem.bad-request",
        /// Nobody is signed in.
        SignInFirst = "server.problem.sign-in-first",
        /// Name and password do not match; which of the two is not said.
        WrongCredentials = "server.problem.wrong-credentials",
        /// The password given is not the right one.
        WrongPassword = "server.problem.wrong-password",
        /// The name is empty, too long, or has invisible characters.
        BadName { most: usize } = "server.problem.bad-name",
        /// The password is too short or too long.
        BadPassword { least: usize, most: usize } = "server.problem.bad-password",
        /// The name is taken.
        NameTaken = "server.problem.name-taken",
        /// The person who asks already has a password.
        AccountAlready = "server.problem.account-already",
        /// The person who asks is a guest.
        NoAccount = "server.problem.no-account",
        /// There is no such thing.
        NotFound = "server.problem.not-found",
        /// The path does not support that method.
        BadMethod = "server.problem.bad-method",
        /// There is no such table.
        NoTable = "server.problem.no-table",
        /// There is no such game.
        NoGame = "server.problem.no-game",
        /// The person who opens a table must take a seat.
        NotAtOwnTable = "server.problem.not-at-own-table",
        /// The clock settings are out of range.
        BadClock = "server.problem.bad-clock",
        /// The person who asks has too many tables.
        TooManyTables { most: usize } = "server.problem.too-many-tables",
        /// The person who asks, or their household, has too many public tables that wait for players.
        TooManyPublic { most: usize } = "server.problem.too-many-public",
        /// The person who asks has uploaded too many games.
        TooManyUploads { most: usize } = "server.problem.too-many-uploads",
        /// The disk is nearly full.
        NoRoom = "server.problem.no-room",
        /// Too many people watch this table.
        TooManyReaders = "server.problem.too-many-readers",
        /// A journal has figures that the server does not have.
        ForeignFigures = "server.problem.foreign-figures",
        /// The text cannot be sent to the chat.
        BadChat { most: usize } = "server.problem.bad-chat",
        /// The request comes from another site.
        OtherSite = "server.problem.other-site",
        /// The limit of requests was reached.
        TooOften = "server.problem.too-often",
        /// The body is too long.
        TooLong = "server.problem.too-long",
        /// The request was not finished in time.
        TooSlow = "server.problem.too-slow",
        /// The server speaks another version.
        Version { ours: u32 } = "server.problem.version",
        /// The operator has banned this person.
        KeptOut = "server.problem.kept-out",
        /// The operator has muted this person.
        Silenced = "server.problem.silenced",
        /// Too many sockets of one address.
        TooManySockets = "server.problem.too-many-sockets",
        /// Nothing can be sent to that address, or not safely.
        BadWebhook { most: usize } = "server.problem.bad-webhook",
        /// That name leads nowhere.
        UnknownWebhook = "server.problem.unknown-webhook",
        /// That address is not on the public internet.
        PrivateWebhook = "server.problem.private-webhook",
        /// The subscription of a browser makes no sense.
        BadSubscription = "server.problem.bad-subscription",
        /// These notification settings are impossible.
        BadWishes = "server.problem.bad-wishes",
        /// The person who asks has too many browsers.
        TooManyBrowsers { most: usize } = "server.problem.too-many-browsers",
        /// The person who asks has too many webhooks.
        TooManyWebhooks { most: usize } = "server.problem.too-many-webhooks",
        /// The address that was tried did not answer.
        NoAnswer = "server.problem.no-answer",
        /// The address that was tried refused.
        NotTaken { status: u16 } = "server.problem.not-taken",
        /// Results of that daily are no longer accepted, or not yet.
        DailyOver = "server.problem.daily-over",
        /// The game is not the daily of that day.
        NotTheDaily = "server.problem.not-the-daily",
        /// The game was not played to the end.
        NotPlayedOut = "server.problem.not-played-out",
        /// The server failed.
        Failed = "server.problem.failed",
    }
}

impl Trouble {
    fn status(&self) -> StatusCode {
        match self {
            Self::BadRequest { .. }
            | Self::BadName { .. }
            | Self::BadPassword { .. }
            | Self::NoGame
            | Self::NotAtOwnTable
            | Self::BadClock
            | Self::ForeignFigures
            | Self::BadChat { .. }
            | Self::DailyOver
            | Self::NotTheDaily
            | Self::NotPlayedOut
            | Self::BadWebhook { .. }
            | Self::UnknownWebhook
            | Self::PrivateWebhook
            | Self::BadSubscription
            | Self::BadWishes
            | Self::NoAnswer
            | Self::NotTaken { .. }
            | Self::Version { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::SignInFirst | Self::WrongCredentials => StatusCode::UNAUTHORIZED,
            Self::WrongPassword | Self::OtherSite | Self::KeptOut | Self::Silenced => StatusCode::FORBIDDEN,
            Self::NameTaken
            | Self::AccountAlready
            | Self::NoAccount
            | Self::TooManyBrowsers { .. }
            | Self::TooManyWebhooks { .. } => StatusCode::CONFLICT,
            Self::NotFound | Self::NoTable => StatusCode::NOT_FOUND,
            Self::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            Self::TooManyTables { .. }
            | Self::TooManyPublic { .. }
            | Self::TooManyUploads { .. }
            | Self::TooManyReaders
            | Self::TooManySockets
            | Self::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Failed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// Why a request was not carried out.
#[derive(Debug)]
pub struct Failure {
    status: StatusCode,
    /// The code and what to say.
    pub reason: Reason,
    /// Whether the client must catch up first.
    pub stale: bool,
}

impl Failure {
    /// A bad request, with what was expected instead.
    #[must_use]
    pub fn bad_request(reason: impl ToString) -> Self {
        Trouble::BadRequest {
            reason: reason.to_string(),
        }
        .into()
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Self {
        Self {
            status: trouble.status(),
            reason: Reason::new(trouble.message()),
            stale: false,
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        let status = match &refusal {
            Refusal::Table(Rule::NotSeated | Rule::NotYours { .. } | Rule::NotHost) => StatusCode::FORBIDDEN,
            Refusal::Table(_) => StatusCode::CONFLICT,
            Refusal::Game(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self {
            status,
            reason: refusal.reason(),
            stale: refusal.is_stale(),
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            reason: Reason::new(fault.message()),
            stale: false,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoTable => Trouble::NoTable.into(),
            // Another process was faster: the client catches up and tries again.
            StoreError::Conflict => Refusal::from(Rule::Stale { number: 0 }).into(),
            error => {
                tracing::error!(%error, "the store failed");
                Trouble::Failed.into()
            }
        }
    }
}

static WORDS: LazyLock<Option<Lexicon>> = LazyLock::new(|| signoria_catalog::lexicon().ok());

fn in_english(message: &Message) -> String {
    in_words(Language::En, message)
}

/// The plain text for clients that do not translate the code.
pub fn in_words(language: Language, message: &Message) -> String {
    match &*WORDS {
        Some(words) => words.say(language, message, &()),
        None => message.id.to_string(),
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let body = Problem {
            kind: format!("/problems/{}", self.reason.code),
            title: in_english(&self.reason.message),
            status: self.status.as_u16(),
            code: self.reason.code,
            message: self.reason.message,
        };
        let mut response = (self.status, Json(body)).into_response();
        response.headers_mut().insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/problem+json"),
        );
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_words_in_every_language() {
        let words = signoria_catalog::lexicon().unwrap();
        for id in Trouble::IDS.iter().chain(Rule::IDS) {
            for language in Language::ALL {
                assert!(
                    words.ids(language).contains(&id.replace('.', "-")),
                    "{language}: {id}"
                );
            }
        }
    }

    #[test]
    fn a_problem_has_a_code_and_a_title_that_a_person_can_read() {
        let response = Failure::from(Trouble::NoTable).into_response();
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        assert_eq!(
            response.headers()[header::CONTENT_TYPE],
            "application/problem+json"
        );
        assert_eq!(in_english(&Trouble::NoTable.message()), "There is no such table.");
    }
}
