//! Where bots think: a bounded number of threads, off the async ones.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use signoria_bots::{BotSpec, Budget};
use signoria_engine::Seat;
use signoria_engine::erased::AnyState;
use signoria_table::BotLevel;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::limits::LEAST_SEARCH;
use crate::metrics::Metrics;
use crate::secret;

/// The pool. Whoever finds no place waits in a queue, first come, first served.
#[derive(Clone)]
pub struct Pool {
    /// For bots that search.
    places: Arc<Semaphore>,
    /// For bots that answer at once: they never queue behind a search.
    quick: Arc<Semaphore>,
    /// Searches that wait for a place.
    waiting: Arc<AtomicU32>,
    threads: u32,
    search_time: Duration,
    metrics: Arc<Metrics>,
}

impl Pool {
    /// A pool of that many threads, with that much time for a search.
    #[must_use]
    pub fn new(threads: NonZeroUsize, search_time: Duration, metrics: Arc<Metrics>) -> Self {
        Self {
            places: Arc::new(Semaphore::new(threads.get())),
            quick: Arc::new(Semaphore::new(threads.get())),
            waiting: Arc::default(),
            threads: u32::try_from(threads.get()).unwrap_or(u32::MAX),
            search_time,
            metrics,
        }
    }

    fn places(&self, level: BotLevel) -> &Arc<Semaphore> {
        if level.is_quick() {
            &self.quick
        } else {
            &self.places
        }
    }

    /// A place, if one is free and nobody queues.
    #[must_use]
    pub fn try_place(&self, level: BotLevel) -> Option<OwnedSemaphorePermit> {
        self.places(level).clone().try_acquire_owned().ok()
    }

    /// A place, after those who came before. None when the server stops.
    pub async fn place(&self, level: BotLevel) -> Option<OwnedSemaphorePermit> {
        let search = u32::from(!level.is_quick());
        self.metrics.bots_queued.fetch_add(1, Ordering::Relaxed);
        self.waiting.fetch_add(search, Ordering::Relaxed);
        let place = self.places(level).clone().acquire_owned().await.ok();
        self.waiting.fetch_sub(search, Ordering::Relaxed);
        self.metrics.bots_queued.fetch_sub(1, Ordering::Relaxed);
        place
    }

    /// How long a search thinks now: a fair share of its time when others wait.
    fn time_to_think(&self) -> Duration {
        let rounds = self.waiting.load(Ordering::Relaxed) / self.threads + 1;
        self.search_time / rounds.min(LEAST_SEARCH)
    }

    /// No bot begins to think any more.
    pub fn close(&self) {
        self.places.close();
        self.quick.close();
    }

    /// The bot of that level; a search thinks no longer than the server can spare now.
    fn spec(&self, level: BotLevel) -> BotSpec {
        match level.budget() {
            Some(Budget::Within(simulations, time)) => {
                BotSpec::Plan(Budget::Within(simulations, time.min(self.time_to_think())))
            }
            _ => BotSpec::Level(level),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn quick_bots_do_not_queue_behind_searches_which_think_less_when_many_wait() {
        let time = Duration::from_millis(800);
        let pool = Pool::new(NonZeroUsize::MIN, time, Arc::new(Metrics::default()));
        let first = pool.try_place(BotLevel::Master).unwrap();
        assert_eq!(pool.time_to_think(), time);
        assert!(pool.try_place(BotLevel::Master).is_none());
        assert!(pool.try_place(BotLevel::Apprentice).is_some());
        let mut waiting = Vec::new();
        for _ in 0..20 {
            let pool = pool.clone();
            waiting.push(tokio::spawn(async move {
                pool.place(BotLevel::Master).await.is_some()
            }));
        }
        while pool.waiting.load(Ordering::Relaxed) < 20 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.time_to_think(), time / LEAST_SEARCH);
        drop(first);
        for search in waiting {
            assert!(search.await.unwrap());
        }
        assert_eq!(pool.time_to_think(), time);
    }
}
