//! Bots at the tables: they queue, think, and act like anybody else.

use std::sync::Arc;

use signoria_engine::Seat;
use signoria_table::BotLevel;
use signoria_table::wire::FromServer;

use super::telling::thoughts;
use super::{Hub, Inner, Live, now};
use crate::metrics::Metrics;

impl Hub {
    /// Queues every bot whose turn it is and that is not thinking yet.
    pub(super) fn wake_bots(self: &Arc<Self>, live: &Live, inner: &mut Inner) {
        let Some(table) = &inner.table else { return };
        if !self.pool.thinks() {
            return;
        }
        let due: Vec<_> = table
            .bots_to_move()
            .into_iter()
            .filter(|(seat, _)| !inner.thoughts.contains_key(seat))
            .collect();
        for (seat, level) in due {
            inner.thoughts.insert(seat, true);
            let job = (self.clone(), live.clone());
            tokio::spawn(async move {
                let (hub, live) = job;
                hub.let_bot_play(&live, seat, level).await;
            });
        }
    }

    /// Whether this process thinks for the bots of the table. If not, the one that does will announce what it has stored.
    async fn thinks_here(&self, inner: &mut Inner) -> bool {
        let now = now();
        let Some(table) = &inner.table else { return false };
        let lease = self.pool.lease();
        // Half of the lease is enough for one decision.
        if inner.thinks_until >= now + lease / 2 {
            return true;
        }
        let until = now + lease;
        let id = &table.opening().id;
        match self.store.think_for(id, self.store.process(), now, until).await {
            Ok(ours) => {
                inner.thinks_until = if ours { until } else { 0 };
                ours
            }
            Err(error) => {
                tracing::warn!(%error, "nobody thinks for a bot now");
                false
            }
        }
    }

    async fn let_bot_play(self: Arc<Self>, live: &Live, seat: Seat, level: BotLevel) {
        let host = {
            let mut inner = live.lock().await;
            let host = inner.table.as_ref().map(|table| table.opening().host.clone());
            match host {
                Some(host) if self.thinks_here(&mut inner).await => self.owner(host),
                _ => {
                    inner.thoughts.remove(&seat);
                    return;
                }
            }
        };
        let place = match self.pool.try_place(level) {
            Some(place) => place,
            None => {
                self.tell_thoughts(&mut *live.lock().await);
                match self.pool.place(&host, level).await {
                    Some(place) => place,
                    None => return,
                }
            }
        };
        let thought = {
            let mut inner = live.lock().await;
            // Time has passed in the queue: another process may have taken over.
            if !self.thinks_here(&mut inner).await {
                inner.thoughts.remove(&seat);
                return;
            }
            inner.thoughts.insert(seat, false);
            self.tell_thoughts(&mut inner);
            let Some(table) = &inner.table else {
                inner.thoughts.remove(&seat);
                return;
            };
            table.state().map(|state| (table.number(), state.boxed()))
        };
        let decided = match thought {
            Some((number, state)) => {
                let action = self.pool.choose(place, state, seat, level).await;
                action.map(|action| (number, action))
            }
            None => None,
        };
        let mut inner = live.lock().await;
        inner.thoughts.remove(&seat);
        let entry = match (&inner.table, decided) {
            (Some(table), Some((number, action))) => table.decide_bot(now(), seat, number, &action).ok(),
            _ => None,
        };
        match entry {
            Some(entry) => {
                Metrics::count(&self.metrics.bot_decisions);
                if let Err(failure) = self.commit(live, &mut inner, entry).await {
                    tracing::warn!(code = failure.reason.code, "the action of a bot was not stored");
                }
            }
            // The table has moved on while the bot was thinking: it is asked again if it is still its turn.
            None => self.wake_bots(live, &mut inner),
        }
        self.tell_thoughts(&mut inner);
    }

    fn tell_thoughts(&self, inner: &mut Inner) {
        let bots = thoughts(inner);
        self.send_all(inner, &FromServer::Thinking { bots });
    }
}
