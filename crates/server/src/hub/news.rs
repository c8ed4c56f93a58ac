//! What concerns people or everybody, whatever table they are at. With several processes each tells the others.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use signoria_table::PersonId;
use signoria_table::wire::{ByeReason, FromServer};

use super::{Hub, Live, Outgoing, now};
use crate::problem::Failure;
use crate::store::News;

impl Hub {
    /// Something about a person has changed that is kept in memory: the name, whom they hear, whether they are kept out.
    pub async fn person_changed(self: &Arc<Self>, id: &PersonId) {
        self.spread(News::Person(id.clone())).await;
    }

    /// Says something to everybody who is connected.
    pub async fn announce(self: &Arc<Self>, text: String) {
        self.spread(News::Announced(text)).await;
    }

    /// Deletes a table with all that belongs to it, and says goodbye to whoever reads it. False when there is none.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn delete(self: &Arc<Self>, id: &str) -> Result<bool, Failure> {
        let deleted = self.store.delete_table(id).await?;
        if deleted {
            self.spread(News::Deleted(id.to_owned())).await;
        }
        Ok(deleted)
    }

    async fn spread(self: &Arc<Self>, news: News) {
        self.hear(&news).await;
        if let Err(error) = self.store.tell_others(&news).await {
            tracing::warn!(%error, "the other processes were not told");
        }
    }

    /// Hears what this process or another has to tell.
    pub(crate) async fn hear(self: &Arc<Self>, news: &News) {
        match news {
            News::Person(id) => self.know_again(id).await,
            News::Announced(text) => {
                let message = FromServer::Announced { text: text.clone() };
                for live in self.lives().await {
                    self.send_all(&mut *live.lock().await, &message);
                }
            }
            News::Deleted(id) => {
                let live = self.tables.lock().await.remove(id);
                if let Some(live) = live {
                    self.metrics.tables.fetch_sub(1, Ordering::Relaxed);
                    let mut inner = live.lock().await;
                    inner.table = None;
                    for listener in inner.listeners.drain(..) {
                        let _ = listener.outbox.try_send(Outgoing::Bye(ByeReason::Gone));
                    }
                }
            }
        }
    }

    async fn know_again(self: &Arc<Self>, id: &PersonId) {
        let known = async {
            let person = self.store.person(id).await?;
            Ok::<_, crate::store::StoreError>((person, self.store.muted_by(id).await?))
        };
        let (person, muted) = match known.await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(%error, "a person could not be looked up");
                return;
            }
        };
        let banned = person.as_ref().is_none_or(|person| person.banned_until > now());
        self.rename(id, person.map(|person| person.name).unwrap_or_default());
        for live in self.lives().await {
            let mut inner = live.lock().await;
            inner.listeners.retain_mut(|listener| {
                let theirs = listener.person.as_ref() == Some(id);
                if theirs {
                    listener.muted.clone_from(&muted);
                }
                if theirs && banned {
                    let _ = listener.outbox.try_send(Outgoing::Bye(ByeReason::SignedOut));
                }
                !(theirs && banned)
            });
        }
    }

    async fn lives(&self) -> Vec<Live> {
        self.tables.lock().await.values().cloned().collect()
    }
}
