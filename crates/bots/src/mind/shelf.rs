//! Which game has which network in this process.
//!
//! Natively the weights are part of the program; a page fetches them when a bot that needs them sits down. Either way they are put
//! here once, and every bot of the game shares them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use signoria_engine::Observe;

use super::{MindError, Network};

static SHELF: Mutex<Option<HashMap<&'static str, Arc<Network>>>> = Mutex::new(None);

/// Puts the weights of a game on the shelf; what was there before is replaced.
///
/// # Errors
/// If they are damaged or do not fit the game. Then the shelf stays as it was.
pub fn put<G: Observe>(game: &G, weights: &[u8]) -> Result<Arc<Network>, MindError> {
    let network = Arc::new(Network::read(weights, game)?);
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    shelf
        .get_or_insert_with(HashMap::new)
        .insert(G::ID, Arc::clone(&network));
    Ok(network)
}

/// The network of a game, if it is on the shelf.
#[must_use]
pub fn get<G: Observe>() -> Option<Arc<Network>> {
    let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    shelf.as_ref()?.get(G::ID).cloned()
}
