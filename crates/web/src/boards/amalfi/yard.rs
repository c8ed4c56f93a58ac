//! Shipyard, barn, and what can be done at any time.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::Hold;
use signoria_amalfi::state::{Phase, SPACES};
use signoria_engine::{Message, Number, Seat};

use crate::art::drawing;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::{good, sign, signs, thing};
use crate::boards::kit::piece::Piece;
use crate::scene::verb;
use crate::words::{say, t, tr};

#[component]
pub fn Yard(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    view! {
        <section class="yards">
            <Shipyard board seat mine />
            <Barn board seat mine />
            {mine.then(|| view! { <Tray board seat /> })}
        </section>
    }
}

#[component]
fn Shipyard(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    let price = board.of(seat, |player| player.ship_price);
    let round = Memo::new(move |_| board.read(|view| usize::from(view.round).saturating_sub(1)));
    let (printed, good) = board.read(|view| (view.figures.ship_prices, Some(view.figures.ship_resource)));
    // The price of this round is one's own: characters can lower it.
    let of_round = move |(index, numeral): (usize, &'static str)| {
        let is_now = move || round.get() == index;
        view! {
            <span class:now=is_now>
                {numeral} <b>{move || if is_now() { price.get() } else { printed[index] }}</b>
            </span>
        }
    };
    let words = move || {
        let message = Message::new("web.amalfi.ship-price").with("n", price.get());
        good.map(|good| say(&message.with("of", good), &[]))
    };
    let rounds = super::NUMERALS.into_iter().enumerate();
    view! {
        <div class="shipyard">
            <h3 data-explains="amalfi.yard.shipyard">
                {tr("web.amalfi.shipyard")}
                <small class="prices" aria-hidden="true">{good.map(|hold| sign(self::good(hold)))} {rounds.map(of_round).collect_view()}</small>
                <span class="visually-hidden">{words}</span>
            </h3>
            <ol>{(0..SPACES).map(|space| view! { <Slip board seat space mine /> }).collect_view()}</ol>
        </div>
    }
}

/// A slip with its ship, or with the symbol that the ship has uncovered; below it what feeding then costs.
#[component]
fn Slip(board: Amalfi, seat: Seat, space: u8, mine: bool) -> impl IntoView {
    let built = board.of(seat, |player| player.built);
    let ships = board.of(seat, move |player| player.ships_up_to(space));
    let symbol = board.read(|view| {
        view.figures.signs[0]
            .get(usize::from(space))
            .cloned()
            .unwrap_or_default()
    });
    let feeds = board.read(|view| view.figures.feeding.get(usize::from(space) + 1).copied());
    // Which number of ships this is depends on how many are built.
    let piece = move || {
        let ships = ships.get();
        let symbol = symbol.clone();
        let content = view! {
            {drawing("amalfi-slip")}
            <span class="visually-hidden">{tr("web.amalfi.shipyard")} " " {space + 1}</span>
            <span class="symbol">{signs(&symbol)}</span>
            {ships.map(|_| view! { <i class=format!("ship seat-{}", seat.index())>{drawing("amalfi-hull")}</i> })}
        };
        let actions: Vec<String> = ships
            .and_then(|ships| Number::new(ships.into()))
            .map(|ships| Action::Build { ships }.to_string())
            .into_iter()
            .collect();
        let is_choice = mine && !actions.is_empty();
        thing(
            board,
            is_choice,
            actions,
            format!("amalfi.slip.{space}"),
            "slip",
            content,
        )
    };
    view! {
        <li class:built=move || ships.with(Option::is_none) class:now=move || built.get() == space + 1>
            {piece} <small>{feeds} {sign("bread")}</small>
        </li>
    }
}

#[component]
fn Barn(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    let bread = board.of(seat, |player| player.bread);
    let capacity = board.of(seat, |player| player.capacity);
    let owed = board.of(seat, |player| player.owed);
    let (size, bins) = board.read(|view| (view.figures.barn_size, view.figures.bins()));
    let symbols = board.read(|view| view.figures.signs[1].clone());
    // The decree of a round comes when everybody has eaten; the next meal is owed from the next round on.
    let is_fed = Memo::new(move |_| board.phase() == Some(Phase::Decrees));
    let words = move || {
        let id = if is_fed.get() {
            "web.amalfi.barn-fed"
        } else {
            "web.amalfi.barn-words"
        };
        let message = Message::new(id)
            .with("bread", bread.get())
            .with("capacity", capacity.get())
            .with("owed", owed.get());
        say(&message, &[])
    };
    // While a payment or a voyage is put together: the bread that it would leave, and what would be lost.
    let coming = Memo::new(move |_| {
        let paid = board.payment.plan.get().map(|plan| (plan.bread, plan.lost));
        let sailed = || board.sending.bread().map(|bread| (bread, 0));
        let changes = |&(left, lost): &(u8, u16)| left != bread.get() || lost > 0;
        paid.or_else(sailed).filter(|_| mine).filter(changes)
    });
    let after = move || coming.get().map_or(bread.get(), |(bread, _)| bread);
    let change = move || {
        let (left, lost) = coming.get()?;
        let lost = (lost > 0).then(|| {
            let lost = Message::new("web.amalfi.lost").with("n", lost);
            view! { <em class="chip cost-chip">{say(&lost, &[])}</em> }
        });
        Some(view! { <em class="chip">{bread.get()} " ▸ " {left}</em> {lost} })
    };
    let index = seat.index();
    let bin = move |place: u8| {
        let symbol = place
            .checked_sub(size)
            .and_then(|space| symbols.get(usize::from(space)))
            .map(|row| signs(row));
        let here = board.of(seat, move |player| player.bin(place));
        view! {
            <li class:locked=move || here.get().is_locked class:owed=move || here.get().is_owed && !is_fed.get()
                data-explains=(place >= size).then(|| format!("amalfi.barn.{}", place - size))>
                <span class="symbol">{symbol}</span>
                {move || {
                    let (is_there, stays) = (here.get().has_bread, place < after());
                    (is_there || stays).then(|| view! { <span class="bread" class:going=!stays class:coming=!is_there>{sign("bread")}</span> })
                }}
                {move || here.get().is_locked.then(|| view! { <i class=format!("tower seat-{index}")>{drawing(&format!("amalfi-lighthouse-{index}"))}</i> })}
                <small>{place + 1}</small>
            </li>
        }
    };
    view! {
        <div class="barn" class:hungry=move || { bread.get() < owed.get() && !is_fed.get() }>
            <h3 data-explains="amalfi.yard.barn">{tr("web.amalfi.barn")} " " {move || match change() {
                Some(change) => change.into_any(),
                None => view! { <small>{words}</small> }.into_any(),
            }}</h3>
            <ol>{(0..bins).map(bin).collect_view()}</ol>
        </div>
    }
}

/// What is possible at any time: ships and cards for bread.
#[component]
fn Tray(board: Amalfi, seat: Seat) -> impl IntoView {
    let lower = move |&hold: &Hold| {
        let yields = board.of(seat, move |player| player.yields[hold as usize]);
        let words = move || t(hold.name());
        view! {
            <Piece desk=board.desk actions=vec![Action::Lower { hold }.to_string()] id="amalfi.tray.lower".to_owned() class="any">
                {sign(good(hold))} <b>"+" {move || yields.get()}</b> <span class="visually-hidden">{words}</span>
            </Piece>
        }
    };
    let supply = board.of(seat, |player| player.supply);
    let worth = Memo::new(move |_| board.read(|view| view.figures.card_bread));
    // Which card goes is asked of the hand.
    let can_discard = Memo::new(move |_| {
        board.desk.read(|scene| {
            let answers = scene.prompt().map_or(&[][..], |prompt| &prompt.actions);
            answers.iter().any(|choice| verb(choice) == "discard")
        })
    });
    view! {
        <div class="tray">
            <h3>{tr("web.amalfi.any-time")} {sign("bread")}</h3>
            {Hold::ALL.iter().map(lower).collect_view()}
            <Piece desk=board.desk actions=vec![Action::Supply.to_string()] id="amalfi.tray.supply".to_owned() class="any">
                {sign("ship")} <b>"+" {move || supply.get()}</b> <span class="visually-hidden">{tr("amalfi.place.bay")}</span>
            </Piece>
            <button class="piece any" class:legal=move || can_discard.get() aria-pressed=move || (board.discarding.get() && can_discard.get()).to_string() data-explains="amalfi.tray.discard"
                data-opens=move || can_discard.get().then_some("discard") on:click=move |_| if can_discard.get_untracked() { board.discarding.update(|on| *on = !*on) }>
                {sign("discard-hand")} <b>"+" {move || worth.get()}</b> <span class="visually-hidden">{tr("amalfi.explain.tray-discard")}</span>
            </button>
            <Piece desk=board.desk actions=vec![Action::Glean.to_string()] id="amalfi.tray.glean".to_owned() class="any">
                {sign("lighthouse")} <b>"+"</b> {sign("bread")} <span class="visually-hidden">{tr("web.amalfi.lighthouse")}</span>
            </Piece>
        </div>
    }
}
