//! What a person wants to be notified about while no page is open, and where.

use axum::extract::State;
use axum::http::StatusCode;
use signoria_table::wire::{Address, LONGEST_ADDRESS, Notifications, Subscription, Wishes};
use signoria_words::Language;

use super::visitor::Visitor;
use super::{App, Json};
use crate::hub::now;
use crate::limits::{BROWSERS_PER_PERSON, WEBHOOKS_PER_PERSON};
use crate::notify::{CAN_TELL, Outcome, Receiver, Unsafe};
use crate::problem::{Failure, Trouble};

pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<axum::Json<Notifications>, Failure> {
    let (wishes, channels) = app.notifier.of(visitor.id()).await?;
    let (browsers, webhooks): (Vec<_>, Vec<_>) =
        channels.into_iter().partition(|channel| channel.keys.is_some());
    let addresses =
        |channels: Vec<crate::store::Channel>| channels.into_iter().map(|channel| channel.address);
    Ok(axum::Json(Notifications {
        wishes,
        webhooks: addresses(webhooks).collect(),
        browsers: addresses(browsers).collect(),
        key: app.notifier.key().into(),
    }))
}

pub async fn wish(
    State(app): State<App>,
    visitor: Visitor,
    Json(wishes): Json<Wishes>,
) -> Result<StatusCode, Failure> {
    if !wishes.is_sensible() || wishes.language.parse::<Language>().is_err() {
        return Err(Trouble::BadWishes.into());
    }
    app.hub.store().set_wishes(visitor.id(), &wishes, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Subscribes this browser, which has agreed.
pub async fn subscribe(
    State(app): State<App>,
    visitor: Visitor,
    Json(subscription): Json<Subscription>,
) -> Result<StatusCode, Failure> {
    let url = app.notifier.guard().read(&subscription.endpoint);
    let url = url.map_err(|_| Trouble::BadSubscription)?;
    Receiver::new(&subscription.keys).ok_or(Trouble::BadSubscription)?;
    let channel = (url.as_str(), Some(&subscription.keys));
    let most = BROWSERS_PER_PERSON;
    let store = app.hub.store();
    if store
        .add_channel(visitor.id(), &visitor.session, channel, most, now())
        .await?
    {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Trouble::TooManyBrowsers { most }.into())
    }
}

/// Adds a webhook.
pub async fn add_webhook(
    State(app): State<App>,
    visitor: Visitor,
    Json(wanted): Json<Address>,
) -> Result<StatusCode, Failure> {
    if !CAN_TELL {
        return Err(Trouble::NoAnswer.into());
    }
    let guard = app.notifier.guard();
    let checked = async {
        let url = guard.read(&wanted.address)?;
        // The address is looked up again whenever something is sent; this lookup only reports mistakes early.
        guard.resolve(&url).await?;
        Ok(url)
    };
    let url = checked.await.map_err(|fault| match fault {
        Unsafe::Address => Trouble::BadWebhook {
            most: LONGEST_ADDRESS,
        },
        Unsafe::Unknown => Trouble::UnknownWebhook,
        Unsafe::Private => Trouble::PrivateWebhook,
    })?;
    let most = WEBHOOKS_PER_PERSON;
    let store = app.hub.store();
    let channel = (url.as_str(), None);
    if store
        .add_channel(visitor.id(), &visitor.session, channel, most, now())
        .await?
    {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Trouble::TooManyWebhooks { most }.into())
    }
}

/// Removes a browser or a webhook.
pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    Json(unwanted): Json<Address>,
) -> Result<StatusCode, Failure> {
    let url = app.notifier.guard().read(&unwanted.address);
    let address = url.map_err(|_| Trouble::NotFound)?;
    if app
        .hub
        .store()
        .remove_channel(visitor.id(), address.as_str())
        .await?
    {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Trouble::NotFound.into())
    }
}

/// Sends a message there, to see whether it arrives.
pub async fn test(
    State(app): State<App>,
    visitor: Visitor,
    Json(tried): Json<Address>,
) -> Result<StatusCode, Failure> {
    let url = app.notifier.guard().read(&tried.address);
    let address = url.map_err(|_| Trouble::NotFound)?;
    let (wishes, channels) = app.notifier.of(visitor.id()).await?;
    let channel = channels
        .into_iter()
        .find(|channel| channel.address == address.as_str());
    let channel = channel.ok_or(Trouble::NotFound)?;
    match app.notifier.test(&channel, &wishes, now()).await {
        Outcome::Delivered => Ok(StatusCode::NO_CONTENT),
        Outcome::Gone => {
            if channel.keys.is_some() {
                app.hub.store().forget_channel(&channel.id).await?;
            }
            Err(Trouble::NotTaken { status: 404 }.into())
        }
        Outcome::Refused(Some(status)) | Outcome::Failed(Some(status)) => {
            Err(Trouble::NotTaken { status }.into())
        }
        Outcome::Refused(None) | Outcome::Failed(None) => Err(Trouble::NoAnswer.into()),
    }
}
