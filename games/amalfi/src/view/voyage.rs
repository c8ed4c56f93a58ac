//! Voyages that can be begun, and the ships that they send: what they leave, and which answers they are made of.

use serde::{Deserialize, Serialize};
use signoria_engine::{Rules as _, Seat};

use crate::action::Action;
use crate::edition::Components;
use crate::effect::{Effect, ListId, Occasion};
use crate::pieces::{Hold, Route};
use crate::rules::Ask;
use crate::state::Amalfi;

/// How many ships go to each hold.
pub type Cargo = [u8; Hold::ALL.len()];

/// A voyage that can be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoyageView {
    /// Where to.
    pub route: Route,
    /// The bread that it costs, with what is due for a taken dock.
    pub price: u8,
    /// The bread in the barn once it is paid for and has given what it gives by itself; none where a character has to bring some first.
    pub bread: Option<u8>,
    /// The bread that feeding would then lack.
    pub missing: u8,
    /// The ships that stay in the bay when it has left.
    pub bay: u8,
    /// The ships that it then sends at once; none where something else is asked first, or no ship is left to send.
    pub sends: Option<SendingView>,
}

/// Ships that are sent from the bay to holds, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SendingView {
    /// The hold; none where each ship may choose.
    pub hold: Option<Hold>,
    /// How many ships may still be sent.
    pub ships: u8,
}

impl SendingView {
    /// As many as may go, where there is no choice of holds.
    #[must_use]
    pub fn all(self) -> Cargo {
        let mut cargo = Cargo::default();
        if let Some(hold) = self.hold {
            cargo[hold as usize] = self.ships;
        }
        cargo
    }

    /// Whether no further ship may go.
    #[must_use]
    pub fn is_full(self, cargo: &Cargo) -> bool {
        cargo.iter().sum::<u8>() >= self.ships
    }

    /// The answers that send these ships; if more could go, the rest is declined.
    #[must_use]
    pub fn answers(self, cargo: &Cargo) -> Vec<Action> {
        let holds = cargo.iter().zip(Hold::ALL);
        let sends =
            holds.flat_map(|(&ships, &hold)| std::iter::repeat_n(Action::Send { hold }, ships.into()));
        let rest = (!self.is_full(cargo)).then_some(Action::Skip);
        sends.chain(rest).collect()
    }
}

impl VoyageView {
    /// The answers that make the voyage and send these ships. Where they may choose their holds and none has, that is asked when it arrives.
    #[must_use]
    pub fn answers(self, cargo: &Cargo) -> Vec<Action> {
        let sails = std::iter::once(Action::Sail { route: self.route });
        let is_open = |sends: &SendingView| sends.hold.is_none() && *cargo == Cargo::default();
        let sends = self.sends.filter(|sends| !is_open(sends));
        let sent = sends.map(|sends| sends.answers(cargo)).unwrap_or_default();
        sails.chain(sent).collect()
    }

    /// The ships that are left in the bay when these have gone, too.
    #[must_use]
    pub fn bay_without(self, cargo: &Cargo) -> u8 {
        self.bay.saturating_sub(cargo.iter().sum())
    }
}

/// The bread that a list gives by itself, whatever else it asks.
fn bread_of(components: &Components, list: ListId) -> u8 {
    let gains = components.effects(list).iter().map(|effect| match effect {
        Effect::Bread(n) => *n,
        _ => 0,
    });
    gains.sum()
}

impl Amalfi {
    pub(super) fn voyages(&self, seat: Seat) -> Vec<VoyageView> {
        if self.ask() != Ask::Turn || !self.waiting().contains(seat) {
            return Vec::new();
        }
        let terms = self.terms(seat);
        let open = Route::ALL.iter().filter_map(|&route| {
            let extra = self.may_sail(seat, route, &terms).ok()?;
            let price = self.route_price(seat, route).saturating_add(extra);
            let board = self.player(seat);
            let capacity = self.capacity(seat);
            let paid = board.bread.checked_sub(price);
            let bread = paid.map(|left| left.saturating_add(self.bread_on(seat, route)).min(capacity));
            Some(VoyageView {
                route,
                price,
                bread,
                missing: self.feeding_owed(seat).saturating_sub(bread.unwrap_or(0)),
                bay: board.bay.saturating_sub(1),
                sends: bread.and_then(|_| self.will_send(seat, route)),
            })
        });
        open.collect()
    }

    /// The bread that a voyage there gives by itself: the route's own, and that of permanent characters.
    fn bread_on(&self, seat: Seat, route: Route) -> u8 {
        let components = self.edition.figures();
        let occasion = Occasion::of_voyage(route);
        let reacting = self.edition.reacting_to(occasion) & self.player(seat).invited;
        let triggers = reacting
            .iter()
            .flat_map(|card| &components.character(card).triggers);
        let brought = triggers.filter(|trigger| trigger.occasion == occasion);
        let brought: u8 = brought.map(|trigger| bread_of(components, trigger.then)).sum();
        bread_of(components, self.edition.route(self.valid(route)).effects).saturating_add(brought)
    }

    /// The ships that a voyage sends as soon as it is paid for.
    fn will_send(&self, seat: Seat, route: Route) -> Option<SendingView> {
        // A changing route asks about a character first.
        let first = route.cell_number().is_none().then(|| self.valid(route))?;
        let effects = self.edition.effects(self.edition.route(first).effects);
        let Some(&Effect::Send { hold, n }) = effects.first() else {
            return None;
        };
        let ships = n.min(self.player(seat).bay.saturating_sub(1));
        (ships > 0).then_some(SendingView { hold, ships })
    }

    pub(super) fn sending(&self, seat: Seat) -> Option<SendingView> {
        let Ask::Effect {
            effect: Effect::Send { hold, n },
            done,
            ..
        } = self.ask()
        else {
            return None;
        };
        let ships = n.saturating_sub(done).min(self.player(seat).bay);
        let is_asked = self.waiting().contains(seat);
        is_asked.then_some(SendingView { hold, ships })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(actions: &[Action]) -> Vec<String> {
        actions.iter().map(ToString::to_string).collect()
    }

    fn to(route: Route, sends: SendingView) -> VoyageView {
        VoyageView {
            route,
            price: 2,
            bread: Some(1),
            missing: 0,
            bay: 2,
            sends: Some(sends),
        }
    }

    #[test]
    fn all_ships_that_may_go_are_proposed_and_ships_that_stay_are_declined() {
        let gems = SendingView {
            hold: Some(Hold::Gems),
            ships: 2,
        };
        let all = gems.all();
        assert!(gems.is_full(&all));
        assert_eq!(words(&gems.answers(&all)), ["send gems", "send gems"]);
        assert_eq!(words(&gems.answers(&Cargo::default())), ["skip"]);
        let mut one = Cargo::default();
        one[Hold::Gems as usize] = 1;
        assert_eq!(words(&gems.answers(&one)), ["send gems", "skip"]);
    }

    #[test]
    fn a_voyage_and_its_ships_are_one_move() {
        let gems = SendingView {
            hold: Some(Hold::Gems),
            ships: 2,
        };
        let voyage = to(Route::Constantinople, gems);
        let expected = ["sail constantinople", "send gems", "send gems"];
        assert_eq!(words(&voyage.answers(&gems.all())), expected);
        assert_eq!(voyage.bay_without(&gems.all()), 0);
        let none = words(&voyage.answers(&Cargo::default()));
        assert_eq!(none, ["sail constantinople", "skip"]);
        // Which holds is asked when they arrive.
        let any = SendingView { hold: None, ships: 2 };
        assert_eq!(any.all(), Cargo::default());
        let open = words(&to(Route::Venice, any).answers(&Cargo::default()));
        assert_eq!(open, ["sail venice"]);
    }
}
