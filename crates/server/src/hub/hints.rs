//! Hints: what a strong player would do, sent only to the reader who asked.

use std::sync::Arc;

use signoria_engine::erased::AnyState;
use signoria_engine::{Eye, Seat};
use signoria_table::PersonId;
use signoria_table::wire::{Advice, FromServer, Stage};

use super::telling::text;
use super::{Hub, Inner};

impl Hub {
    /// Thinks for the seat that a reader looks from, and tells that reader. Where the table does not allow it or the seat has nothing to decide,
    /// the answer has no advice.
    pub async fn hint(self: &Arc<Self>, id: &str, reader: u64) {
        let Ok((live, inner)) = self.enter(id).await else {
            return;
        };
        let Some((person, number, position)) = asked_by(&inner, reader) else {
            return;
        };
        let Some((state, seat)) = position.filter(|_| self.pool.thinks()) else {
            tell(&inner, reader, number, Vec::new(), None);
            return;
        };
        // Before the hint is sent: a game in which somebody was advised says nothing about who plays better.
        if let Err(error) = self.store.note_hint(id).await {
            tracing::warn!(%error, "a hint could not be noted, and is not given");
            tell(&inner, reader, number, Vec::new(), None);
            return;
        }
        drop(inner);
        let (hub, owner) = (self.clone(), self.owner(person));
        tokio::spawn(async move {
            let advice = hub.pool.advise(&owner, state, seat).await;
            let inner = live.lock().await;
            tell(&inner, reader, number, advice, Some(Eye::Seat(seat)));
        });
    }
}

/// The person who reads there, the number of the last entry, and the position with the seat to decide for, where advice may be given.
type Asked = (PersonId, u64, Option<(Box<dyn AnyState>, Seat)>);

fn asked_by(inner: &Inner, reader: u64) -> Option<Asked> {
    let table = inner.table.as_ref()?;
    let listener = inner.listeners.iter().find(|listener| listener.id == reader)?;
    let person = listener.person.clone()?;
    let seat = match table.eye_of(Some(&person), listener.wanted) {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator => None,
    };
    let may = table.opening().hints && table.stage() == Stage::Playing;
    let seat = seat.filter(|seat| may && table.waiting().contains(*seat));
    let position = seat.and_then(|seat| Some((table.state()?.boxed(), seat)));
    Some((person, table.number(), position))
}

/// Sends a reader the hint, if they are still there and still look through that eye.
fn tell(inner: &Inner, reader: u64, number: u64, advice: Vec<Advice>, eye: Option<Eye>) {
    let listener = inner.listeners.iter().find(|listener| listener.id == reader);
    if let (Some(listener), Some(table)) = (listener, &inner.table) {
        let looks = table.eye_of(listener.person.as_ref(), listener.wanted);
        if eye.is_none_or(|eye| eye == looks) {
            let _ = listener
                .outbox
                .try_send(text(&FromServer::Hint { number, advice }));
        }
    }
}
