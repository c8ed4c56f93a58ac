//! Database faults on demand: errors at any call, and statements that make SQLite itself fail.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::AnyConnection;

use super::StoreError;
use super::source::Call;

/// The faults from now on.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How many of a thousand calls of these kinds fail.
    pub errors: u64,
    /// Which calls fail; all if empty.
    pub calls: Vec<Call>,
    /// How long every call takes.
    pub delay: Duration,
    /// What every new writing connection executes first.
    pub first: Vec<&'static str>,
}

#[derive(Debug, Default)]
struct Inner {
    plan: Plan,
    random: u64,
    failed: u64,
}

/// The faults of a store.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Mutex<Inner>>);

impl Faults {
    pub fn plan(&self, plan: Plan) {
        self.0.lock().unwrap().plan = plan;
    }

    /// How many calls have failed on purpose.
    pub fn failed(&self) -> u64 {
        self.0.lock().unwrap().failed
    }

    pub(super) async fn at(&self, call: Call) -> Result<(), StoreError> {
        let (delay, fails) = {
            let mut inner = self.0.lock().unwrap();
            // A linear congruential generator: the same faults in every run.
            inner.random = inner
                .random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let hit = (inner.random >> 33) % 1000 < inner.plan.errors;
            let fails = hit && (inner.plan.calls.is_empty() || inner.plan.calls.contains(&call));
            inner.failed += u64::from(fails);
            (inner.plan.delay, fails)
        };
        tokio::time::sleep(delay).await;
        if fails {
            let reason = format!("made to fail at {call:?}");
            return Err(StoreError::Database(sqlx::Error::Protocol(reason)));
        }
        Ok(())
    }

    pub(super) async fn spoil(&self, link: &mut AnyConnection) -> Result<(), StoreError> {
        let first = self.0.lock().unwrap().plan.first.clone();
        for statement in first {
            sqlx::query(statement).execute(&mut *link).await?;
        }
        Ok(())
    }
}
