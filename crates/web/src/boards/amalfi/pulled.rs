//! What a ship that is pulled from place to place is meant to do. A place is a hold by its word, `bay`, `port`, or `route ROUTE`.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::action::Place;
use signoria_amalfi::pieces::{Hold, Route};

use crate::boards::amalfi::Amalfi;

/// The actions that a ship from one place to the other can stand for.
fn actions(from: &str, to: &str) -> Vec<Action> {
    let hold = |word: &str| word.parse::<Hold>().ok();
    let route = |word: &str| word.strip_prefix("route ")?.parse::<Route>().ok();
    match (from, to) {
        ("bay", "port") => vec![Action::Supply],
        ("port", "bay") => vec![Action::Launch],
        ("bay", to) => {
            let sent = hold(to).map(|hold| vec![Action::Send { hold }, Action::Beacon { hold }]);
            let sails = route(to).map(|route| vec![Action::Sail { route }]);
            sent.or(sails).unwrap_or_default()
        }
        (from, "bay") => {
            let lowered = hold(from).map(|hold| Action::Lower { hold });
            let recalled = route(from).map(|route| Action::Recall { route });
            lowered.or(recalled).into_iter().collect()
        }
        (from, to) => match (hold(from), hold(to)) {
            (Some(from), Some(to)) => vec![Action::Move { from, to }],
            _ => Vec::new(),
        },
    }
}

/// What is meant by pulling a ship there.
#[derive(Clone, Debug, PartialEq)]
pub enum Meant {
    /// An answer.
    Play(String),
    /// Another ship pays, or no longer pays.
    Pay(Place, bool),
}

/// How a ship pays: from a hold into the bay, from the bay into the port.
fn paying(from: &str, to: &str) -> Option<Meant> {
    let place: Place = from.parse().ok()?;
    match (place, to) {
        (Place::Bay, "port") => Some(Meant::Pay(place, true)),
        (Place::Bay, _) | (_, "port") => None,
        (_, "bay") => Some(Meant::Pay(place, true)),
        _ => None,
    }
}

/// What pulling a ship from one place to the other means now; none where that is nothing.
pub fn meant(board: Amalfi, from: &str, to: &str) -> Option<Meant> {
    if board.payment.is_open() {
        return paying(from, to);
    }
    let mut actions = actions(from, to).into_iter().map(|action| action.to_string());
    let action = actions.find(|action| board.desk.session.offers(action));
    action.map(Meant::Play)
}

/// A ship was put down.
pub fn put_down(board: Amalfi, from: &str, to: &str) {
    match untrack(|| meant(board, from, to)) {
        // A voyage that sends ships is put together first.
        Some(Meant::Play(action)) if board.sending.plan(board, &action) => {}
        Some(Meant::Play(action)) => board.desk.choose(&action),
        Some(Meant::Pay(place, more)) => board.payment.change(place, more),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(from: &str, to: &str) -> Vec<String> {
        actions(from, to).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_ship_of_the_bay_sails_or_is_sent_to_a_hold() {
        assert_eq!(said("bay", "route naples"), ["sail naples"]);
        assert_eq!(said("bay", "wine"), ["send wine", "beacon wine"]);
        assert_eq!(said("bay", "port"), ["supply"]);
    }

    #[test]
    fn ships_come_back_into_the_bay_and_change_holds() {
        assert_eq!(said("gems", "bay"), ["lower gems"]);
        assert_eq!(said("port", "bay"), ["launch"]);
        assert_eq!(said("route naples", "bay"), ["recall naples"]);
        assert_eq!(said("gems", "wood"), ["move gems wood"]);
        assert!(said("gems", "route naples").is_empty());
    }

    #[test]
    fn a_ship_pays_by_going_one_place_down() {
        assert_eq!(paying("gems", "bay"), Some(Meant::Pay(Place::Gems, true)));
        assert_eq!(paying("bay", "port"), Some(Meant::Pay(Place::Bay, true)));
        assert_eq!(paying("gems", "wood"), None);
        assert_eq!(paying("bay", "wood"), None);
    }
}
