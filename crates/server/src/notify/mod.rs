//! Notifies people who have no page open that a table with a day clock waits for them: Web Push to their browsers, and webhooks.
//!
//! | module | what it is |
//! |---|---|
//! | `guard` | where strangers may make the server connect to |
//! | `post` | one message over one connection |
//! | `seal`, `vapid` | what a push service requires: only the browser can read a message, and the sender is authenticated |
//! | `tls` | TLS to the host that is notified |
//! | `unsealed` | replaces these three where the program was built without encryption |
//! | `text` | the words, and the request for each kind of channel |
//!
//! A notice is stored with the entry that causes it (`store::notices`), so it survives whatever happens. This module polls
//! them: when the person wants to be notified, a notice becomes a delivery for each of their channels, and a delivery is tried a few times. Both steps are
//! claimed in the database, so that several processes send nothing twice.

mod guard;
mod post;
#[cfg(feature = "notify")]
mod seal;
mod text;
#[cfg(feature = "notify")]
mod tls;
#[cfg(not(feature = "notify"))]
mod unsealed;
#[cfg(feature = "notify")]
mod vapid;

use std::sync::Arc;

use signoria_table::wire::Wishes;
use signoria_table::{Millis, PersonId};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

pub use guard::{Guard, Unsafe};
pub use post::Outcome;
pub use seal::Receiver;

use crate::config::Config;
use crate::hub::{Hub, now};
use crate::limits::{DELIVERIES, DUE_AT_ONCE, NOTICE_PAUSE, NOTICE_WHILE_HERE, NOTIFY_EVERY, RETRY_AFTER};
use crate::metrics::Metrics;
use crate::serve::ServeError;
use crate::store::{Channel, Delivery, Due, StoreError};
use post::Post;
use text::Telling;
#[cfg(not(feature = "notify"))]
use unsealed as seal;
#[cfg(not(feature = "notify"))]
use unsealed as tls;
#[cfg(not(feature = "notify"))]
use unsealed as vapid;
use vapid::Vapid;
pub(crate) use vapid::is_push_key;

/// Whether this program can send notifications.
pub const CAN_TELL: bool = cfg!(feature = "notify");

/// Tells people.
pub struct Notifier {
    hub: Arc<Hub>,
    vapid: Vapid,
    post: Post,
    public_url: Option<String>,
    metrics: Arc<Metrics>,
    /// Slots for messages in flight.
    places: Arc<Semaphore>,
}

/// The contact for push services: the server's own address, if it has one.
fn subject(config: &Config) -> String {
    match &config.public_url {
        Some(url) if config.is_secure() => url.clone(),
        _ => "mailto:signoria@localhost".into(),
    }
}

impl Notifier {
    /// Ready to send. The signing key is created when the server first starts.
    ///
    /// # Errors
    /// If the store fails, or there is no encryption.
    pub async fn new(hub: Arc<Hub>, config: &Config, metrics: Arc<Metrics>) -> Result<Arc<Self>, ServeError> {
        let guard = if config.notify_anywhere {
            Guard::Off
        } else {
            Guard::Strict
        };
        let post = Post::new(guard)?;
        Ok(Arc::new(Self {
            vapid: Vapid::of(hub.store(), subject(config)).await?,
            hub,
            post,
            public_url: config.public_url.clone(),
            metrics,
            places: Arc::new(Semaphore::new(DELIVERIES)),
        }))
    }

    /// The public key, which a browser needs to agree.
    #[must_use]
    pub fn key(&self) -> &str {
        self.vapid.public()
    }

    /// Where messages may go.
    #[must_use]
    pub fn guard(&self) -> Guard {
        self.post.guard
    }

    /// Sends somebody a test message.
    pub async fn test(&self, channel: &Channel, wishes: &Wishes, now: Millis) -> Outcome {
        self.send(channel, &Telling::test(wishes), now).await
    }

    /// Handles everything that is due: notices to be sent now become deliveries.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn plan(&self, now: Millis) -> Result<(), StoreError> {
        let store = self.hub.store();
        for notice in store.due_notices(now, DUE_AT_ONCE).await? {
            match self.when(&notice, now).await {
                Some(then) if then <= now => {
                    store.dispatch(&notice, now).await?;
                }
                later => store.put_off(&notice, later).await?,
            }
        }
        Ok(())
    }

    /// When a notice is to be sent; none: not at all.
    async fn when(&self, notice: &Due, now: Millis) -> Option<Millis> {
        if !notice.wishes.want(notice.occasion) {
            return None;
        }
        let mut earliest = now;
        if self.hub.is_here(&notice.table, &notice.person).await {
            if !notice.occasion.waits() {
                return None;
            }
            // They see it, unless they have gone and left the page open.
            earliest = earliest.max(notice.since + NOTICE_WHILE_HERE);
        }
        if let Some(told) = notice.told {
            earliest = earliest.max(told + NOTICE_PAUSE);
        }
        Some(notice.wishes.when(notice.occasion, notice.since, earliest))
    }

    /// Sends what is due, as many as there are slots for, without waiting for the answers.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn deliver(
        self: &Arc<Self>,
        now: Millis,
        under_way: &mut JoinSet<()>,
    ) -> Result<(), StoreError> {
        let store = self.hub.store();
        let room = i64::try_from(self.places.available_permits()).unwrap_or(i64::MAX);
        if room == 0 {
            return Ok(());
        }
        for delivery in store.due_deliveries(now, room).await? {
            let pause = RETRY_AFTER.get(delivery.attempts as usize);
            let (Some(pause), false) = (pause, delivery.banned) else {
                store.end_delivery(&delivery).await?;
                continue;
            };
            if let Some(morning) = delivery.wishes.quiet.and_then(|quiet| quiet.end_after(now)) {
                store.claim_delivery(&delivery, 0, morning).await?;
                continue;
            }
            let Ok(place) = self.places.clone().try_acquire_owned() else {
                break;
            };
            if store.claim_delivery(&delivery, 1, now + pause).await? {
                let notifier = self.clone();
                under_way.spawn(async move {
                    let _place = place;
                    notifier.carry_out(&delivery, now).await;
                });
            }
        }
        Ok(())
    }

    async fn carry_out(&self, delivery: &Delivery, now: Millis) {
        let outcome = self.send(&delivery.channel, &Telling::of(delivery), now).await;
        let store = self.hub.store();
        let is_last = delivery.attempts as usize + 1 >= RETRY_AFTER.len();
        let noted = match outcome {
            Outcome::Delivered => {
                Metrics::count(&self.metrics.notices);
                store.end_delivery(delivery).await
            }
            // A browser that has unsubscribed never comes back under the same address; a webhook may.
            Outcome::Gone if delivery.channel.keys.is_some() => {
                store.forget_channel(&delivery.channel.id).await
            }
            Outcome::Failed(_) if !is_last => Ok(()),
            Outcome::Gone | Outcome::Refused(_) | Outcome::Failed(_) => {
                Metrics::count(&self.metrics.notices_lost);
                store.end_delivery(delivery).await
            }
        };
        tracing::debug!(table = delivery.table, ?outcome, "somebody was told");
        if let Err(error) = noted {
            tracing::warn!(%error, "a message was sent, but that could not be written down");
        }
    }

    async fn send(&self, channel: &Channel, telling: &Telling, now: Millis) -> Outcome {
        let public_url = self.public_url.as_deref();
        match telling.to(channel, self.post.guard, &self.vapid, public_url, now) {
            Some((url, headers, body)) => self.post.send(&url, headers, body).await,
            None => Outcome::Refused(None),
        }
    }

    /// A person's channels and wishes, for that person only.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn of(&self, person: &PersonId) -> Result<(Wishes, Vec<Channel>), StoreError> {
        let store = self.hub.store();
        Ok((store.wishes_of(person).await?, store.channels_of(person).await?))
    }
}

/// Sends notifications as long as the server runs.
pub async fn telling(notifier: Arc<Notifier>) {
    let mut ticks = interval(NOTIFY_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut under_way = JoinSet::new();
    loop {
        ticks.tick().await;
        while under_way.try_join_next().is_some() {}
        let round = async {
            notifier.plan(now()).await?;
            notifier.deliver(now(), &mut under_way).await
        };
        if let Err(error) = round.await {
            tracing::warn!(%error, "people could not be told");
        }
    }
}
