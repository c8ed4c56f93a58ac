//! Where bots think: a bounded number of threads, off the async ones.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use signoria_bots::BotSpec;
use signoria_engine::Seat;
use signoria_engine::erased::AnyState;
use signoria_table::BotLevel;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::metrics::Metrics;
use crate::secret;

/// The pool. Who finds no place waits in a queue, first come, first served.
#[derive(Clone)]
pub struct Pool {
    places: Arc<Semaphore>,
    search_time: Duration,
    metrics: Arc<Metrics>,
}

impl Pool {
    /// A pool of so many threads, with so much time for a search.
    #[must_use]
    pub fn new(threads: NonZeroUsize, search_time: Duration, metrics: Arc<Metrics>) -> Self {
        Self {
            places: Arc::new(Semaphore::new(threads.get())),
            search_time,
            metrics,
        }
    }

    /// A place, if one is free and nobody queues.
    #[must_use]
    pub fn try_place(&self) -> Option<OwnedSemaphorePermit> {
        self.places.clone().try_acquire_owned().ok()
    }

    /// A place, after those who came before. None when the server stops.
    pub async fn place(&self) -> Option<OwnedSemaphorePermit> {
        self.metrics.bots_queued.fetch_add(1, Ordering::Relaxed);
        let place = self.places.clone().acquire_owned().await.ok();
        self.metrics.bots_queued.fetch_sub(1, Ordering::Relaxed);
        place
    }

    /// No bot begins to think any more.
    pub fn close(&self) {
        self.places.close();
    }

    fn spec(&self, level: BotLevel) -> BotSpec {
        match level {
            BotLevel::Random => BotSpec::Random,
            BotLevel::Greedy => BotSpec::Greedy,
            BotLevel::Search => {
                BotSpec::search_millis(u64::try_from(self.search_time.as_millis()).unwrap_or(u64::MAX))
            }
        }
    }

    /// The action that a bot chooses. A bot that fails does the first thing it can: people must not wait for ever.
    pub async fn choose(
        &self,
        place: OwnedSemaphorePermit,
        state: Box<dyn AnyState>,
        seat: Seat,
        level: BotLevel,
    ) -> Option<String> {
        let spec = self.spec(level);
        let arena = signoria_catalog::find(state.game())?.arena;
        let fallback = state.actions(seat).into_iter().next();
        self.metrics.bots_thinking.fetch_add(1, Ordering::Relaxed);
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            arena.bot(spec, secret::new_seed()).choose(&*state, seat)
        });
        let chosen = thinking.await;
        self.metrics.bots_thinking.fetch_sub(1, Ordering::Relaxed);
        match chosen {
            Ok(action) => action.or(fallback),
            Err(error) => {
                tracing::error!(%error, "a bot failed");
                fallback
            }
        }
    }
}
