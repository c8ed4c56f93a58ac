//! What labels and views say about payments and gains beforehand, and what events say about them afterwards: the law of labels compares the two.

use signoria_engine::message::{Amount, Arg, Message};
use signoria_engine::{Account, Forecast, Named, Number, Rules, Seat, Sums, Told};

use crate::action::Action;
use crate::event::Event;
use crate::goods::{Good, Goods, Purse};
use crate::prospect::{Prospect, Yield};
use crate::rules::Situation;
use crate::state::Lorenzo;
use crate::step::{Step, Task};

/// The message that counts council privileges: what they bring is decided later.
const PRIVILEGES: &str = "lorenzo.effect.privileges";
/// A thing that costs and brings nothing.
const NOTHING: &str = "lorenzo.amount.nothing";
/// The surcharge of an occupied tower, with its `coins`.
const SURCHARGE: &str = "lorenzo.price.surcharge";

/// The goods that an argument of a label names, if it names them exactly: no alternatives, no "at least", nothing left to decide.
fn exactly(arg: &Arg) -> Option<Vec<Amount>> {
    match arg {
        Arg::List(parts) => {
            let parts: Option<Vec<_>> = parts.iter().map(exactly).collect();
            Some(parts?.concat())
        }
        Arg::Message(message) => match &*message.id {
            PRIVILEGES | NOTHING => Some(Vec::new()),
            SURCHARGE => message.args.get("coins").and_then(exactly),
            id if Good::ALL.iter().any(|good| good.amount_id() == id) => Amount::all_of(arg),
            _ => None,
        },
        Arg::Seat(_) | Arg::Number(_) | Arg::Name(_) | Arg::Text(_) => None,
    }
}

/// The goods as amounts.
fn amounts(goods: &Goods) -> Vec<Amount> {
    let amount = |(good, count): (Good, u8)| Amount::new(good.amount_id(), count);
    goods.kinds().map(amount).collect()
}

/// All that is held, as amounts.
pub(crate) fn held(purse: &Purse) -> Vec<Amount> {
    let amount = |&good: &Good| Amount::new(good.amount_id(), purse.get(good));
    Good::ALL.iter().map(amount).collect()
}

/// What a question or label says is paid and gained.
pub(crate) fn named(message: &Message) -> Named {
    let arg = |message: &Message, key: &str| message.args.get(key).and_then(exactly);
    let (pays, gains) = match &*message.id {
        // The lines of a production are paid for by the answer that carries it out.
        "lorenzo.do.exchange" => (None, None),
        "lorenzo.do.for" => match message.args.get("action") {
            Some(Arg::Message(inside)) => (arg(message, "price"), arg(inside, "gain")),
            _ => (arg(message, "price"), None),
        },
        "lorenzo.do.activate" => (None, arg(message, "effect")),
        _ => {
            let mut pays = ["price", "pay", "faith", "less"].into_iter();
            (pays.find_map(|key| arg(message, key)), arg(message, "gain"))
        }
    };
    Named { pays, gains }
}

/// What these events say that a seat paid and gained. The report of the Church after the last turn does not count as part of that turn.
pub(crate) fn account(events: &[Told<Event>], seat: Seat) -> Account {
    let (mut paid, mut gained) = (Sums::default(), Sums::default());
    let one = |good: Good, count: i64| [Amount::new(good.amount_id(), count)];
    for Told { event, .. } in events {
        match *event {
            Event::Vatican { .. } => break,
            Event::Gained { seat: to, goods, .. } | Event::UsedPrivilege { seat: to, goods, .. }
                if to == seat =>
            {
                gained.add(amounts(&goods));
            }
            Event::Paid { seat: to, goods }
            | Event::Exchanged { seat: to, goods, .. }
            | Event::Lost { seat: to, goods, .. }
                if to == seat =>
            {
                paid.add(amounts(&goods));
            }
            Event::Gave { seat: to, count } if to == seat => paid.add(one(Good::Servants, count.into())),
            Event::Surcharge { seat: to, count } if to == seat => paid.add(one(Good::Coins, count.into())),
            Event::Supported {
                seat: to,
                faith,
                points,
            }
            | Event::FaithScored {
                seat: to,
                faith,
                points,
            } if to == seat => {
                paid.add(one(Good::Faith, faith.into()));
                gained.add(one(Good::Victory, points.into()));
            }
            _ => {}
        }
    }
    Account { paid, gained }
}

impl Lorenzo {
    /// As few servants as can be given to an action whose price was named with them.
    pub(crate) fn fewest_servants(&self, seat: Seat) -> Option<Action> {
        let Some(Step::Servants {
            task: task @ (Task::Place { .. } | Task::Take { .. }),
        }) = self.steps.top()
        else {
            return None;
        };
        let servants = self.servants_for(&self.situation(seat), task).ok()?;
        let count = Number::new(servants.least)?;
        Some(Action::Servants { count })
    }

    /// What the view of the seat that is asked predicts.
    pub(crate) fn all_forecasts(&self, seat: Seat) -> Vec<Forecast<Action>> {
        let at = self.situation(seat);
        let mut all = Vec::new();
        for way in self.ways(&at) {
            let first = match self.steps.top() {
                Some(Step::Take { .. }) => self.card_on(way.space).map(|card| Action::Take { card }),
                _ => Some(Action::On { space: way.space }),
            };
            self.forecast_way(&at, &way, first, &mut all);
        }
        if let Some(way) = self.under_way(&at) {
            self.forecast_way(&at, &way, None, &mut all);
            self.forecast_yields(&at, &way, &mut all);
        }
        if let Some(production) = self.production(&at) {
            all.push(Forecast {
                answers: vec![Action::Produce],
                named: Named {
                    pays: Some(amounts(&production.pays)),
                    gains: Some(amounts(&production.yields.goods)),
                },
                leaves: None,
            });
        }
        all
    }

    /// What each cost of a way, with the servants it needs, takes and leaves.
    fn forecast_way(
        &self,
        at: &Situation,
        way: &Prospect,
        first: Option<Action>,
        all: &mut Vec<Forecast<Action>>,
    ) {
        let given = Number::new(way.servants).map(|count| Action::Servants { count });
        let free = (1, Goods::NOTHING);
        let costs = way.costs.iter().map(|price| (price.number, price.goods));
        let costs: Vec<(u8, Goods)> = if way.costs.is_empty() {
            vec![free]
        } else {
            costs.collect()
        };
        for ((number, goods), after) in costs.into_iter().zip(&way.after) {
            let pay = Number::new(number.into()).map(|cost| Action::Pay { cost });
            let answers: Vec<Action> = first.into_iter().chain(given).chain(pay).collect();
            if self.leads_to_discount(at.seat, &answers) {
                continue;
            }
            let mut pays = amounts(&goods);
            pays.push(Amount::new(Good::Coins.amount_id(), way.surcharge));
            pays.push(Amount::new(Good::Servants.amount_id(), way.servants));
            all.push(Forecast {
                answers,
                named: Named {
                    pays: Some(pays),
                    gains: way.yields.first().filter(|_| first.is_some()).and_then(certain),
                },
                leaves: Some(held(&after.goods)),
            });
        }
    }

    /// What work brings with each number of servants.
    fn forecast_yields(&self, at: &Situation, way: &Prospect, all: &mut Vec<Forecast<Action>>) {
        let rate = at.powers.rate.max(1);
        for (more, told) in (0..).zip(&way.yields) {
            let count = Number::new(way.servants + more * rate);
            if let (Some(gains), Some(count)) = (certain(told), count) {
                all.push(Forecast {
                    answers: vec![Action::Servants { count }],
                    named: Named {
                        pays: None,
                        gains: Some(gains),
                    },
                    leaves: None,
                });
            }
        }
    }

    /// Whether a discount of choice is left to decide after these answers.
    fn leads_to_discount(&self, seat: Seat, answers: &[Action]) -> bool {
        let mut then = self.clone();
        for &answer in answers {
            // An answer that is not asked for is not part of the sequence.
            let _ = then.apply(seat, answer, &mut ());
        }
        matches!(then.steps.top(), Some(Step::Discount { .. }))
    }
}

/// What work brings, unless exchanges are to be decided first.
fn certain(told: &Yield) -> Option<Vec<Amount>> {
    (told.exchanges == 0).then(|| amounts(&told.goods))
}
