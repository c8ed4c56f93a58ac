//! What the server tells me when no page is open, and where: `/api/me/notifications`.

use signoria_engine::Message;
use signoria_table::wire::{Address, Notifications, Subscription, Wishes};

use super::api::{get, send};

/// What I want to be told, and where.
///
/// # Errors
/// If there is no server, or it does not know me.
pub async fn load() -> Result<Notifications, Message> {
    get("/api/me/notifications").await
}

/// Says what I want to be told.
///
/// # Errors
/// If the server refuses.
pub async fn wish(wishes: &Wishes) -> Result<(), Message> {
    send("PUT", "/api/me/notifications", wishes).await
}

/// This browser is told from now on.
///
/// # Errors
/// If the server refuses.
pub async fn subscribe(browser: &Subscription) -> Result<(), Message> {
    send("PUT", "/api/me/notifications/push", browser).await
}

fn body(address: String) -> Address {
    Address { address }
}

/// An address of mine is told from now on.
///
/// # Errors
/// If the server refuses.
pub async fn add_webhook(address: String) -> Result<(), Message> {
    send("PUT", "/api/me/notifications/webhooks", &body(address)).await
}

/// A browser or an address of mine is told nothing any more.
///
/// # Errors
/// If the server refuses.
pub async fn remove(address: String) -> Result<(), Message> {
    send("DELETE", "/api/me/notifications", &body(address)).await
}

/// Has the server send a message there, to see whether it arrives.
///
/// # Errors
/// If it did not arrive.
pub async fn test(address: String) -> Result<(), Message> {
    send("POST", "/api/me/notifications/test", &body(address)).await
}
