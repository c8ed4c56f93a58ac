//! Who asks: the session in the cookie.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use signoria_table::PersonId;

use super::{App, CameFrom};
use crate::config::Config;
use crate::hub::now;
use crate::limits::COOKIE_SECONDS;
use crate::problem::{Failure, Trouble};
use crate::secret;
use crate::store::Person;

/// The name of the cookie. With TLS a prefix binds it to this very host.
fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() {
        "__Host-signoria"
    } else {
        "signoria"
    }
}

/// The header that sets the cookie, or removes it.
pub fn cookie(config: &Config, token: Option<&str>) -> String {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let (token, age) = match token {
        Some(token) => (token, COOKIE_SECONDS),
        None => ("", 0),
    };
    format!(
        "{}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}",
        cookie_name(config)
    )
}

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The person.
    pub person: Person,
    /// The public id of the session.
    pub session: String,
}

impl Visitor {
    /// The id of the person.
    pub fn id(&self) -> &PersonId {
        &self.person.id
    }
}

/// The sender of a request, signed in or not.
pub struct Anyone(pub Option<Visitor>);

impl FromRequestParts<App> for Anyone {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let wanted = cookie_name(&app.config);
        let token = parts
            .headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, _)| *name == wanted)
            .map(|(_, token)| token.to_owned());
        let Some(token) = token.filter(|token| !token.is_empty()) else {
            return Ok(Self(None));
        };
        let found = app
            .hub
            .store()
            .session(&secret::token_hash(&token), now())
            .await?;
        if let (Some(found), Some(from)) = (&found, parts.extensions.get::<CameFrom>()) {
            app.hub.seen(&found.person.id, from.0);
        }
        Ok(Self(found.map(|found| Visitor {
            person: found.person,
            session: found.session,
        })))
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let Anyone(visitor) = Anyone::from_request_parts(parts, app).await?;
        visitor.ok_or_else(|| Trouble::SignInFirst.into())
    }
}
