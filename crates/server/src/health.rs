//! Whether the server can do its work: whether the store can be written to.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::hub::now;
use crate::store::Store;

/// How long an answer stays valid. Anybody may ask, and each question costs a disk sync.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// The last answer.
#[derive(Debug, Default)]
pub struct Health {
    last: Mutex<Option<(Instant, bool)>>,
}

impl Health {
    /// Whether the store can be written to.
    pub async fn check(&self, store: &Store) -> bool {
        // Requests that come in the meantime wait for the same answer.
        let mut last = self.last.lock().await;
        if let Some((at, well)) = *last
            && at.elapsed() < GOOD_FOR
        {
            return well;
        }
        let well = match store.ping(now()).await {
            Ok(()) => true,
            Err(error) => {
                tracing::error!(%error, "not healthy");
                false
            }
        };
        *last = Some((Instant::now(), well));
        well
    }
}
