//! The harbour: holds as arches of the arsenal, the bay before them, the port behind the mole.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::action::Place;
use signoria_amalfi::pieces::Hold;
use signoria_engine::{Message, Seat};

use crate::art::drawing;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::{good, ship, sign, thing};
use crate::boards::piece::Piece;
use crate::words::{say, t, tr};

#[component]
pub fn Harbour(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    let bay = board.of(seat, |player| usize::from(player.bay));
    let port = board.of(seat, |player| usize::from(player.port));
    let round = Memo::new(move |_| board.read(|view| usize::from(view.round)));
    let back = move || {
        let next = super::NUMERALS.get(round.get()).copied();
        next.map(|next| {
            say(
                &Message::new("web.amalfi.back-in").with("round", signoria_engine::Arg::Text(next.into())),
                &[],
            )
        })
    };
    let ready = move || say(&Message::new("web.amalfi.ready").with("count", bay.get()), &[]);
    let index = seat.index();
    let bay_ships = view! {
        <span class="visually-hidden">{move || t("amalfi.place.bay")} " " {move || bay.get()}</span>
        {move || (0..bay.get()).map(|_| ship(index)).collect_view()}
    };
    let port_ships = view! {
        <span class="visually-hidden">{move || t("web.amalfi.port")} " " {move || port.get()}</span>
        {move || (0..port.get()).map(|_| view! { <i class=format!("ship seat-{index}")>{drawing("amalfi-ship-furled")}</i> }).collect_view()}
    };
    let from_bay = vec![
        Action::Pay { from: Place::Bay }.to_string(),
        Action::Supply.to_string(),
    ];
    view! {
        <section class="harbour">
            <span class="terraces">{drawing("amalfi-terraces")}</span>
            <div class="arsenal">{Hold::ALL.iter().map(|&hold| view! { <Arch board seat hold mine /> }).collect_view()}</div>
            <div class="waters">
                <div class="cove">
                    <h3>{tr("amalfi.place.bay")} " " <small>{ready}</small></h3>
                    {thing(board, mine, from_bay, "amalfi.place.bay".into(), "ships", bay_ships)}
                </div>
                <div class="port-basin">
                    <h3>{tr("web.amalfi.port")} " " <small>{back}</small></h3>
                    {thing(board, mine, vec![Action::Launch.to_string()], "amalfi.place.port".into(), "ships", port_ships)}
                </div>
            </div>
        </section>
    }
}

/// A hold: what a ship in it yields, the ships, and the name on the quay.
#[component]
fn Arch(board: Amalfi, seat: Seat, hold: Hold, mine: bool) -> impl IntoView {
    let ships = board.of(seat, move |player| usize::from(player.holds[hold as usize]));
    let yields = board.of(seat, move |player| player.yields[hold as usize]);
    let index = seat.index();
    let into = vec![
        Action::Send { hold }.to_string(),
        Action::Beacon { hold }.to_string(),
    ];
    let out = vec![
        Action::Pay { from: hold.into() }.to_string(),
        Action::Lower { hold }.to_string(),
    ];
    let keystone = view! {
        {drawing("amalfi-arch")}
        <span class="boss">{sign(good(hold))}</span>
        <span class="yield">"×" {move || yields.get()}</span>
        <span class="quay">{move || t(hold.name())}</span>
    };
    let inside = view! {
        <span class="visually-hidden">{move || t(Place::from(hold).name())} " " {move || ships.get()}</span>
        {move || (0..ships.get()).map(|_| ship(index)).collect_view()}
    };
    view! {
        <div class="arch" style:--ships=move || ships.get().max(1).to_string()>
            {thing(board, mine, into, hold.name().to_owned(), "hold", keystone)}
            <span class="stowed" class:none=move || ships.get() == 0>
                {thing(board, mine, out, hold.name().to_owned(), "ships", inside)}
            </span>
            {mine.then(|| view! { <Moves board hold ships /> })}
        </div>
    }
}

/// Moving a ship from hold to hold: first where it comes from, then where it goes.
#[component]
fn Moves(board: Amalfi, hold: Hold, ships: Memo<usize>) -> impl IntoView {
    let can_leave = Memo::new(move |_| {
        ships.get() > 0
            && Hold::ALL.iter().any(|&to| {
                board
                    .desk
                    .session
                    .offers(&Action::Move { from: hold, to }.to_string())
            })
    });
    move || {
        match board.moving.get() {
        Some(from) if from != hold => {
            let actions = vec![Action::Move { from, to: hold }.to_string()];
            view! {
                <span class="move-here">
                    <Piece desk=board.desk actions id=hold.name().to_owned() class="mover">{sign("move")} <span class="visually-hidden">{move || t(hold.name())}</span></Piece>
                </span>
            }
            .into_any()
        }
        None if can_leave.get() => view! {
            <button class="move-from" data-opens="move" on:click=move |_| board.moving.set(Some(hold)) title=tr("amalfi.kind.move")>
                {sign("move")} <span class="visually-hidden">{tr("amalfi.kind.move")} " " {move || t(hold.name())}</span>
            </button>
        }
        .into_any(),
        _ => ().into_any(),
    }
    }
}
