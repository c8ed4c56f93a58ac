//! The hand: characters that can be invited, spent, or discarded for bread.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::Character;
use signoria_amalfi::state::Phase;
use signoria_amalfi::step::Thing;

use crate::boards::amalfi::market::{Person, wanted};
use crate::boards::amalfi::parts::sign;
use crate::boards::amalfi::{Amalfi, plan};
use crate::boards::kit::piece::Piece;
use crate::rows::rows;
use crate::words::{t, tr};

#[component]
pub fn Hand(board: Amalfi) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            let own = view.own.as_ref();
            own.map(|own| own.hand.iter().collect::<Vec<_>>())
                .unwrap_or_default()
        })
    });
    let worth = Memo::new(move |_| board.read(|view| view.figures.card_bread));
    let card = move |card: &Character| {
        let card = *card;
        let actions = vec![
            Action::Invite { card }.to_string(),
            Action::Spend { card }.to_string(),
            Action::Return { card }.to_string(),
        ];
        let name = card.name();
        let wanted = wanted(board, Thing::Character(card));
        // Cards move by their places, so that the others do not jump when one leaves.
        let place =
            Memo::new(move |_| cards.with(|cards| cards.iter().rev().position(|other| *other == card)));
        view! {
            <li style:--n=move || place.get().unwrap_or_default().to_string() class:wanted=move || wanted.get()>
                <Person board card actions class="face" place="hand" />
                <span class="throw">
                    <Piece desk=board.desk actions=vec![Action::Discard { card }.to_string()] id="amalfi.tray.discard".to_owned() class="discard">
                        <b>"+" {move || worth.get()}</b> {sign("bread")}
                        <span class="visually-hidden">{tr("web.amalfi.discard")} " " {move || t(name)}</span>
                    </Piece>
                </span>
            </li>
        }
    };
    let is_empty = Memo::new(move |_| {
        cards.with(Vec::is_empty) && board.read(|view| view.own.is_some() && view.phase == Phase::Actions)
    });
    view! {
        {move || is_empty.get().then(|| view! { <p class="no-hand">{tr("web.amalfi.no-hand")}</p> })}
        <ul class="hand" on:click:capture=move |event| plan(board, &event) class:discarding=move || board.discarding.get() aria-label=tr("amalfi.panel.hand") style:--count=move || cards.with(Vec::len).max(1).to_string()>
            {rows(move || cards.get(), ToString::to_string, card)}
        </ul>
    }
}
