//! Paying: the table proposes ways to pay, the cheapest first; one click lowers all ships of a way. Any other way is paid ship by ship, on the board.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::action::Place;
use signoria_amalfi::rules::payment::PayWay;
use signoria_engine::Message;

use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::{ship, sign};
use crate::words::{say, tr};

/// Goes on lowering the ships of the way that was chosen, as long as the payment asks for more.
pub fn go_on(board: Amalfi) {
    let moves = Memo::new(move |_| board.desk.read(|scene| scene.moves));
    let is_busy = board.desk.session.busy;
    Effect::new(move || {
        moves.track();
        if is_busy.get() {
            return;
        }
        let next = board.paying.with_untracked(|left| left.first().cloned());
        let Some(next) = next else { return };
        if board.desk.session.offers(&next) {
            board.paying.update(|left| {
                left.remove(0);
            });
            board.desk.session.play(next);
        } else {
            board.paying.set(Vec::new());
        }
    });
}

/// The ships of a way, one action each.
fn steps(way: &PayWay) -> Vec<String> {
    let places = way.from.iter().zip(Place::ALL);
    places
        .flat_map(|(&ships, &from)| std::iter::repeat_n(Action::Pay { from }.to_string(), ships.into()))
        .collect()
}

/// The ways to complete the payment under way.
#[component]
pub fn Ways(board: Amalfi) -> impl IntoView {
    let ways = Memo::new(move |_| {
        board.read(|view| {
            let seat = view.own.as_ref().map(|own| own.seat);
            let is_own = view.payment.is_some_and(|payment| Some(payment.seat) == seat);
            if is_own { view.ways.clone() } else { Vec::new() }
        })
    });
    let home = Memo::new(move |_| board.home().index());
    let button = move |(number, way): (usize, PayWay)| {
        let tokens = way.from.iter().zip(Place::ALL).filter(|(ships, _)| **ships > 0);
        let tokens = tokens.map(|(&ships, place)| {
            let good = place.hold().map_or("launch", |hold| hold.word());
            view! { <span class="token">{(ships > 1).then_some(ships)} {ship(home.get_untracked())} {sign(good)}</span> }
        });
        let lost = (way.lost > 0).then(|| {
            let message = Message::new("web.amalfi.lost").with("n", way.lost);
            view! { <em>{say(&message, &[])}</em> }
        });
        let way_steps = steps(&way);
        view! {
            <button class:primary=number == 0 data-opens="pay" on:click=move |_| {
                let mut left = way_steps.clone();
                if !left.is_empty() {
                    let first = left.remove(0);
                    board.paying.set(left);
                    board.desk.session.play(first);
                }
            }>
                <span class="visually-hidden">{tr("web.amalfi.pay")}</span>
                {tokens.collect_view()} <b>"= " {way.raised}</b> <i class="arrow"></i> {sign("bread")} <b>{way.bread}</b> {lost}
            </button>
        }
    };
    move || {
        let ways = ways.get();
        (!ways.is_empty()).then(|| {
            view! {
                <div class="ways">
                    <b class="ways-title">{tr("web.amalfi.pay-with")}</b>
                    {ways.into_iter().enumerate().map(button).collect_view()}
                </div>
            }
        })
    }
}
