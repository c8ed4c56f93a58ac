//! What labels and views say about payments and gains beforehand, and what events say about them afterwards: the law of labels compares the two.
//!
//! Resources are never owned: a ship that is lowered yields some for one payment, and what is over becomes bread. So what a payment took is
//! what its ships yielded, less that bread.

use signoria_engine::{Account, Amount, Arg, Forecast, Message, Named, Rules as _, Seat, Told};

use crate::action::{Action, Place};
use crate::effect::Effect;
use crate::event::Event;
use crate::rules::{Ask, PayWay, Till};
use crate::state::Amalfi;

const BREAD: &str = "amalfi.account.bread";
const POINTS: &str = "amalfi.account.points";
const RESOURCES: &str = "amalfi.account.resources";
/// Bread for which the barn has no room.
const LOST: &str = "amalfi.account.lost";
/// Bread of a market's cell, kept or lost.
const CELL: &str = "amalfi.account.cell";

/// Ways of a payment that are tried; there can be hundreds.
const MOST_WAYS: usize = 6;

fn number(message: &Message, key: &str) -> i64 {
    match message.args.get(key) {
        Some(&Arg::Number(number)) => number,
        _ => 0,
    }
}

fn amount(of: &'static str, message: &Message, key: &str) -> Amount {
    Amount::new(of, number(message, key))
}

/// The cost of a thing, in resources or in bread.
fn cost(message: &Message) -> Option<Amount> {
    let Some(Arg::Message(cost)) = message.args.get("cost") else {
        return None;
    };
    match &*cost.id {
        "amalfi.cost.bread" => Some(amount(BREAD, cost, "n")),
        _ => Some(amount(RESOURCES, cost, "n")),
    }
}

impl Amalfi {
    /// What a question says is paid; none if it says nothing of that, or if no answer pays it now.
    pub(crate) fn named_by_question(&self, message: &Message) -> Option<Named> {
        let bread = |n: i64| Amount::new(BREAD, n);
        let pays = match self.ask() {
            // Otherwise a character beside the route must bring the bread first.
            Ask::Before { .. } if message.id == "amalfi.ask.before" => {
                let price = number(message, "price");
                let held = i64::from(self.player(self.turn).bread);
                return Some(if held >= price {
                    Named::paying([bread(price)])
                } else {
                    Named::default()
                });
            }
            Ask::Effect {
                effect: Effect::PayBread(_),
                ..
            } if message.id == "amalfi.ask.pay-bread" => vec![bread(number(message, "n"))],
            Ask::Payment(payment) if message.id.starts_with("amalfi.ask.pay-") => {
                let Some(Arg::Message(due)) = message.args.get("due") else {
                    return None;
                };
                // What counts for nothing becomes bread at the end.
                let due = number(due, "n") - i64::from(payment.other);
                vec![Amount::new(RESOURCES, due), bread(number(message, "surcharge"))]
            }
            Ask::Feeding if message.id == "amalfi.ask.feeding" => {
                let (owed, held) = (number(message, "owed"), number(message, "bread"));
                let penalty = i64::from(self.edition.board.feed_penalty);
                vec![bread(held), Amount::new(POINTS, (owed - held) * penalty)]
            }
            _ => return None,
        };
        Some(Named::paying(pays))
    }
}

/// What a label says is paid and gained.
pub(crate) fn named(message: &Message) -> Named {
    let gains = |amounts: Vec<Amount>| Named {
        pays: None,
        gains: Some(amounts),
    };
    let pays = |amounts: Vec<Amount>| Named::paying(amounts);
    match &*message.id {
        "amalfi.label.lower" | "amalfi.label.supply" | "amalfi.label.discard" | "amalfi.label.glean" => {
            gains(vec![amount(BREAD, message, "n"), amount(LOST, message, "lost")])
        }
        "amalfi.label.take" => Named {
            pays: Some(vec![amount(BREAD, message, "bread")]),
            gains: Some(vec![amount(BREAD, message, "gain")]),
        },
        "amalfi.label.beacon" => pays(vec![amount(BREAD, message, "bread")]),
        "amalfi.label.sail" | "amalfi.label.copy" => pays(vec![amount(BREAD, message, "price")]),
        "amalfi.label.buy" | "amalfi.label.explore" => Named {
            pays: cost(message).map(|cost| vec![cost, amount(BREAD, message, "bread")]),
            gains: Some(vec![
                amount(POINTS, message, "vp"),
                Amount::new(CELL, number(message, "gain") + number(message, "lost")),
            ]),
        },
        "amalfi.label.invite" | "amalfi.label.build" => Named {
            pays: cost(message).map(|cost| vec![cost]),
            gains: None,
        },
        "amalfi.label.feed" => pays(vec![amount(BREAD, message, "n"), amount(POINTS, message, "vp")]),
        _ => Named::default(),
    }
}

/// How far the events of an action have been read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Its price.
    Price,
    /// What it gives directly after it was done, all bread of a cell together.
    Cell,
    /// What it gives directly after it was done, kept and lost apart.
    Kept,
    /// A price that waited for bread, after some of it was lost.
    Raised,
    /// What it gives, where what is lost is not named.
    Gift,
    /// The price of a route, after the ship is on the dock.
    Route,
    /// The points that crews without bread cost.
    Hunger,
    /// Nothing more: whatever follows is not part of it.
    Done,
}

/// What these events say that a seat paid and gained by the action that they begin with.
pub(crate) fn account(events: &[Told<Event>], seat: Seat) -> Account {
    let mut account = Account::default();
    let mut reading = Reading::Price;
    let mut raised = false;
    for Told { event, .. } in events {
        if reading == Reading::Done {
            break;
        }
        reading = match (reading, event) {
            (Reading::Price | Reading::Route, &Event::BreadPaid { seat: by, n }) if by == seat => {
                account.paid.add([Amount::new(BREAD, n)]);
                if reading == Reading::Route {
                    Reading::Done
                } else {
                    reading
                }
            }
            (Reading::Price, &(Event::PaidFromHold { n, .. } | Event::PaidFromBay { n, .. })) => {
                raised = true;
                account.paid.add([Amount::new(RESOURCES, n)]);
                reading
            }
            (Reading::Price, &(Event::BreadGained { n, .. } | Event::BreadLost { n, .. })) if raised => {
                account.paid.take([Amount::new(RESOURCES, n)]);
                reading
            }
            (Reading::Price, event) => begun(event, &mut account),
            (Reading::Cell, &(Event::BreadGained { n, .. } | Event::BreadLost { n, .. })) => {
                account.gained.add([Amount::new(CELL, n)]);
                reading
            }
            (Reading::Kept | Reading::Gift, &Event::BreadGained { n, .. }) => {
                account.gained.add([Amount::new(BREAD, n)]);
                reading
            }
            (Reading::Kept, &Event::BreadLost { n, .. }) => {
                account.gained.add([Amount::new(LOST, n)]);
                Reading::Raised
            }
            // A price that waited for this bread, or needs more.
            (Reading::Kept | Reading::Raised, &Event::BreadPaid { seat: by, n }) if by == seat => {
                account.paid.add([Amount::new(BREAD, n)]);
                Reading::Done
            }
            (
                Reading::Kept | Reading::Raised,
                Event::Lowered { .. } | Event::Supplied { .. } | Event::Discarded { .. },
            ) => Reading::Kept,
            (Reading::Hunger, &Event::Hungry { vp, .. }) => {
                account.paid.add([Amount::new(POINTS, vp)]);
                Reading::Done
            }
            _ => Reading::Done,
        };
    }
    account
}

/// What comes after the event that says what was done.
fn begun(event: &Event, account: &mut Account) -> Reading {
    match *event {
        Event::Bought { vp, .. } | Event::Explored { vp, .. } => {
            account.gained.add([Amount::new(POINTS, vp)]);
            Reading::Cell
        }
        Event::Lowered { .. }
        | Event::Supplied { .. }
        | Event::Discarded { .. }
        | Event::BeaconBread { .. } => Reading::Kept,
        Event::Took { .. } => Reading::Gift,
        // The first round is announced with its first action.
        Event::RoundBegan { .. } => Reading::Price,
        Event::Sailed { .. } | Event::SailedCovered { .. } | Event::Copied { .. } => Reading::Route,
        Event::Fed { n, .. } => {
            account.paid.add([Amount::new(BREAD, n)]);
            Reading::Hunger
        }
        _ => Reading::Done,
    }
}

impl Amalfi {
    /// Bread and points.
    pub(crate) fn belongings(&self, seat: Seat) -> Vec<Amount> {
        let player = self.player(seat);
        let points: i64 = player.points.iter().copied().map(i64::from).sum();
        vec![Amount::new(BREAD, player.bread), Amount::new(POINTS, points)]
    }

    /// The answer that continues a voyage or a payment.
    pub(crate) fn goes_on_paying(&self, seat: Seat) -> Option<Action> {
        match self.ask() {
            Ask::Before { route, extra } => {
                let price = self.route_price(seat, route).saturating_add(extra);
                (self.player(seat).bread >= price).then_some(Action::Skip)
            }
            // Any way to raise bread will do.
            Ask::Effect {
                effect: Effect::PayBread(_),
                ..
            } => {
                let mut actions = Vec::new();
                self.actions(seat, &mut actions);
                let raises = |action: &Action| {
                    matches!(
                        action,
                        Action::Lower { .. } | Action::Supply | Action::Discard { .. }
                    )
                };
                actions.into_iter().find(raises)
            }
            Ask::Payment(_) => {
                let till = self.view_till()?;
                let from = Place::ALL.iter().zip(till.ships).find(|(_, ships)| *ships > 0)?.0;
                Some(Action::Pay { from: *from })
            }
            _ => None,
        }
    }

    fn view_till(&self) -> Option<Till> {
        match self.ask() {
            Ask::Payment(payment) => Some(self.till(&payment)),
            _ => None,
        }
    }

    /// What the ways to complete a payment leave of what their ships yield.
    pub(crate) fn forecast_payment(&self) -> Vec<Forecast<Action>> {
        let Some(till) = self.view_till() else {
            return Vec::new();
        };
        let ways = till.ways();
        ways.iter()
            .take(MOST_WAYS)
            .map(|way| forecast(&till, way))
            .collect()
    }
}

fn forecast(till: &Till, way: &PayWay) -> Forecast<Action> {
    let now = i64::from(way.raised) - i64::from(till.raised_before());
    Forecast {
        answers: way.answers().collect(),
        named: Named {
            pays: Some(vec![
                Amount::new(RESOURCES, now - i64::from(way.surplus)),
                Amount::new(BREAD, till.surcharge),
            ]),
            gains: None,
        },
        leaves: None,
    }
}
