//! Paying is moving ships: the table proposes the cheapest way, the harbour shows which ships move and what that leaves, and any other ship can be pressed or
//! pulled instead. One press pays.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::action::Place;
use signoria_amalfi::view::{PayWay, Ships, Till};
use signoria_engine::Message;

use crate::boards::amalfi::parts::{good, lemon, ship, sign};
use crate::boards::amalfi::{Amalfi, offer};
use crate::boards::kit::steps::Steps;
use crate::browser;
use crate::words::{say, t, tr};

/// No more other ways than a person can weigh at a glance.
const OTHER_WAYS: usize = 3;

/// A payment that is being put together. Copying it is free.
#[derive(Clone, Copy)]
pub struct Payment {
    /// What the own payment under way needs; none while there is none.
    till: Memo<Option<Till>>,
    ways: Memo<Vec<PayWay>>,
    /// The way that the person has chosen; none: the cheapest.
    chosen: RwSignal<Option<Ships>>,
    /// The ships of the way that was paid, one after the other.
    steps: Steps,
    /// The way that is shown.
    pub plan: Memo<Option<PayWay>>,
}

/// Of the ways with more ships from a place than now, or with fewer, the one that changes the least; of those the cheapest.
fn exchanged(ways: &[PayWay], now: &Ships, place: Place, more: bool) -> Option<Ships> {
    let place = place as usize;
    let fits = |way: &&PayWay| {
        if more {
            way.from[place] > now[place]
        } else {
            way.from[place] < now[place]
        }
    };
    let change = |way: &&PayWay| -> u8 {
        let pairs = way.from.iter().zip(now);
        pairs.map(|(one, other)| one.abs_diff(*other)).sum()
    };
    ways.iter().filter(fits).min_by_key(change).map(|way| way.from)
}

/// The answers that pay like this.
fn steps_of(way: &PayWay) -> Vec<String> {
    way.answers().map(|action| action.to_string()).collect()
}

/// What those actions lower.
fn lowered(steps: &[String]) -> Ships {
    let mut ships = Ships::default();
    for (count, &from) in ships.iter_mut().zip(Place::ALL) {
        let action = Action::Pay { from }.to_string();
        *count = steps.iter().filter(|step| **step == action).count() as u8;
    }
    ships
}

impl Payment {
    /// Follows the payments of the own seat.
    pub fn new(view: Memo<Option<super::View>>, steps: Steps) -> Self {
        let till = Memo::new(move |_| {
            view.with(|view| {
                let view = view.as_ref()?;
                let seat = view.own.as_ref()?.seat;
                view.payment.filter(|payment| payment.seat == seat)?;
                view.till
            })
        });
        let ways = Memo::new(move |_| till.get().map(|till| till.ways()).unwrap_or_default());
        let chosen = RwSignal::new(None);
        let plan = Memo::new(move |_| {
            let left = steps.left();
            let wanted = if left.is_empty() {
                chosen.get()
            } else {
                Some(lowered(&left))
            };
            ways.with(|ways| {
                let found = ways.iter().find(|way| Some(way.from) == wanted);
                found.or_else(|| ways.first()).copied()
            })
        });
        Self {
            till,
            ways,
            chosen,
            steps,
            plan,
        }
    }

    /// Whether ships can be chosen now.
    pub fn is_open(self) -> bool {
        self.till.with(Option::is_some)
    }

    /// How many ships the plan lowers from a place.
    pub fn from(self, place: Place) -> u8 {
        self.plan
            .with(|plan| plan.map_or(0, |plan| plan.from[place as usize]))
    }

    /// Whether another ship from that place could pay, or one could stay.
    pub fn can_change(self, place: Place, more: bool) -> bool {
        self.changed(place, more).is_some()
    }

    fn changed(self, place: Place, more: bool) -> Option<Ships> {
        let now = self.plan.get()?.from;
        self.ways.with(|ways| exchanged(ways, &now, place, more))
    }

    /// One more ship from that place, or one fewer.
    pub fn change(self, place: Place, more: bool) {
        if let Some(from) = untrack(|| self.changed(place, more)) {
            self.chosen.set(Some(from));
        }
    }

    /// Nothing is chosen any more.
    pub fn forget(self) {
        self.chosen.set(None);
    }

    /// Lowers all ships of the plan, one after the other.
    fn pay(self) {
        if let Some(plan) = self.plan.get_untracked() {
            self.steps.confirm(steps_of(&plan));
        }
    }
}

/// The payment on the desk: the ships as a sum, what becomes of the bread, other ways, and the one press that pays.
#[component]
pub fn Counter(board: Amalfi) -> impl IntoView {
    let payment = board.payment;
    let is_open = Memo::new(move |_| payment.is_open());
    move || is_open.get().then(|| view! { <Sum board /> })
}

#[component]
fn Sum(board: Amalfi) -> impl IntoView {
    let payment = board.payment;
    request_animation_frame(|| {
        browser::focus(".till .pay");
    });
    let first = move || {
        let plan = payment.plan.get()?;
        plan.answers().next().map(|action| action.to_string())
    };
    let is_under_way = Memo::new(move |_| payment.steps.are_under_way());
    let can_go_back = Memo::new(move |_| board.desk.goes_back());
    view! {
        <div class="till">
            <p class="till-head"><b>{tr("web.amalfi.pay-with")}</b> " " <small>{tr("web.amalfi.pay-how")}</small></p>
            <p class="till-sum" role="status">{move || sum(board)}</p>
            <p class="other-ways">{move || others(board)}</p>
            <button class="primary pay" data-action=first data-opens="pay" disabled=move || is_under_way.get() on:click=move |_| payment.pay()>
                {tr("web.amalfi.pay")} <kbd aria-hidden="true">"Enter"</kbd>
            </button>
            <button class="put-back" disabled=move || { is_under_way.get() || !can_go_back.get() } on:click=move |_| board.desk.session.take_back()>
                {tr("web.amalfi.not-this")} <kbd aria-hidden="true">"Esc"</kbd>
            </button>
        </div>
    }
}

/// The sign of a place that ships come from.
fn place_sign(place: Place) -> &'static str {
    place.hold().map_or("launch", good)
}

/// "2 ships of gems and 1 of wine raise 9 of 7; 2 over: bread 7 + 2 − 1 − 1 lost = 7".
fn sum(board: Amalfi) -> Option<impl IntoView> {
    let (till, plan) = (board.payment.till.get()?, board.payment.plan.get()?);
    let home = board.home().index();
    let before = till.raised_before();
    let tokens = plan.from.iter().zip(Place::ALL).filter(|(ships, _)| **ships > 0);
    let tokens = tokens.map(|(&ships, &place)| {
        let yields = till.yielded(place, ships);
        let words = Message::new("web.amalfi.pays-from")
            .with("ships", ships)
            .with("place", place)
            .with("n", yields);
        view! {
            <span class="token" title=say(&words, &[])>
                <span aria-hidden="true">{(ships > 1).then(|| view! { <b>{ships}</b> })} {ship(home)} {sign(place_sign(place))} <b>{yields}</b></span>
                <span class="visually-hidden">{say(&words, &[])}</span>
            </span>
        }
    });
    let change = |id: &'static str, class: &'static str, n: u16| {
        (n > 0).then(|| view! { <em class=class>{say(&Message::new(id).with("n", n), &[])}</em> })
    };
    // A discount can leave nothing but the surcharge to be paid.
    let raised = match till.cost {
        0 => plan.raised.to_string(),
        cost => {
            let of = Message::new("web.amalfi.raised").with("n", plan.raised);
            say(&of.with("cost", cost), &[])
        }
    };
    let over = (plan.surplus > 0).then(|| {
        let words = Message::new("web.amalfi.over-words").with("n", plan.surplus);
        view! { <small class="over-words">{say(&words, &[])}</small> }
    });
    let points = board.read(|view| offer::points(view, view.payment?.thing));
    let worth = points.map(|points| view! { <b class="worth">"+" {lemon(points)}</b> });
    Some(view! {
        {(before > 0).then(|| view! { <span class="token paid"><b>{before}</b></span> })}
        {tokens.collect_view()}
        <b class="equals">"= " {raised}</b>
        <span class="bread-sum" class:loses={plan.lost > 0}>
            {sign("bread")} <b>{till.bread}</b>
            {change("web.amalfi.over", "gains", plan.surplus)}
            {change("web.amalfi.over", "gains", till.gift.into())}
            {change("web.amalfi.surcharge", "pays", till.surcharge.into())}
            {(plan.lost > 0).then_some("− ")}
            {change("web.amalfi.lost", "lost", plan.lost)}
            {(plan.bread != till.bread || plan.surplus > 0 || till.gift > 0).then(|| view! { <b>"= " {plan.bread}</b> })}
        </span>
        {over} {worth}
    })
}

/// Other ways as pills; the harbour has all of them.
fn others(board: Amalfi) -> Option<impl IntoView> {
    let payment = board.payment;
    let now = payment.plan.get()?.from;
    let ways: Vec<PayWay> = payment.ways.with(|ways| {
        let other = ways.iter().filter(|way| way.from != now).copied();
        other.take(OTHER_WAYS).collect()
    });
    let pill = move |way: PayWay| {
        let tokens = way.from.iter().zip(Place::ALL).filter(|(ships, _)| **ships > 0);
        let tokens = tokens.map(|(&ships, &place)| {
            view! { <span class="part" title=t(place.name())><b>{ships}</b> {sign(place_sign(place))} <span class="visually-hidden">{t(place.name())}</span></span> }
        });
        let lost = (way.lost > 0).then(|| {
            let message = Message::new("web.amalfi.lost").with("n", way.lost);
            view! { <em class="lost">{say(&message, &[])}</em> }
        });
        view! {
            <button class="way" data-opens="pay" on:click=move |_| payment.chosen.set(Some(way.from))>
                {tokens.collect_view()} {lost}
            </button>
        }
    };
    (!ways.is_empty()).then(|| {
        view! { <small>{tr("web.amalfi.other-ways")}</small> {ways.into_iter().map(pill).collect_view()} }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(from: Ships) -> PayWay {
        PayWay {
            from,
            raised: 0,
            surplus: 0,
            bread: 0,
            lost: 0,
            arriving: 0,
        }
    }

    #[test]
    fn another_ship_changes_as_little_as_possible() {
        let ways = [
            way([0, 0, 2, 0, 0, 0]),
            way([0, 0, 0, 2, 0, 0]),
            way([0, 0, 1, 1, 0, 0]),
            way([0, 0, 1, 0, 0, 1]),
        ];
        let now = ways[0].from;
        assert_eq!(
            exchanged(&ways, &now, Place::Gems, true),
            Some([0, 0, 1, 1, 0, 0])
        );
        assert_eq!(
            exchanged(&ways, &now, Place::Wine, false),
            Some([0, 0, 1, 1, 0, 0])
        );
        assert_eq!(exchanged(&ways, &now, Place::Bay, true), Some([0, 0, 1, 0, 0, 1]));
        assert_eq!(exchanged(&ways, &now, Place::Wood, true), None);
    }

    #[test]
    fn ships_leave_the_holds_before_they_go_on_to_the_port() {
        let from = [0, 0, 1, 0, 0, 2];
        let steps = steps_of(&way(from));
        assert_eq!(steps, ["pay wine", "pay bay", "pay bay"]);
        assert_eq!(lowered(&steps), from);
    }
}
