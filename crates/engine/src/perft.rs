//! `perft`: counts the leaves of the tree of actions.
//!
//! A count from a fixed seed to a fixed depth pins down the rules: any accidental change in what is legal or in what an action
//! does changes it.

use crate::game::Game;

/// How many sequences of `depth` decisions there are from here; a game that ends earlier counts as one.
///
/// Where several seats must decide at once, the lowest decides first: the order does not matter, so it is not counted.
#[must_use]
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let mut lists = vec![Vec::new(); depth as usize];
    count(game, &mut lists)
}

fn count<G: Game>(game: &G, lists: &mut [Vec<G::Action>]) -> u64 {
    let (Some(seat), Some((list, deeper))) = (game.waiting().first(), lists.split_first_mut()) else {
        return 1;
    };
    list.clear();
    game.actions(seat, list);
    if deeper.is_empty() {
        return list.len() as u64;
    }
    let mut leaves = 0;
    for &action in list.iter() {
        let mut next = game.clone();
        // What is listed is accepted: the first law.
        if next.apply(seat, action, &mut ()).is_ok() {
            leaves += count(&next, deeper);
        }
    }
    leaves
}
