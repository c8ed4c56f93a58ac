//! The characters of "Muse and Princess": whom they serve, and what is bid for them.

use leptos::prelude::*;
use signoria_engine::Number;
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::Character;

use crate::art::{drawing, icon, seat_mark};
use crate::boards::florence::Florence;
use crate::words::{t, tr};

/// No bid for a character is higher, in hundreds: there is no such action.
const MOST_BID: u16 = 15;

/// The characters, over the yard while they are auctioned.
#[component]
pub fn Court(board: Florence) -> impl IntoView {
    let characters = Memo::new(move |_| {
        board.read(|view| {
            let is_shown = view.phase.name() == "court";
            let cards = view
                .court
                .iter()
                .filter(|_| is_shown)
                .flat_map(|court| &court.characters);
            cards.map(|card| card.character).collect::<Vec<_>>()
        })
    });
    move || {
        let characters = characters.get();
        (!characters.is_empty()).then(|| {
            let cards = characters
                .into_iter()
                .map(|character| view! { <CharacterCard board character /> });
            view! {
                <section class="court-sheet">
                    <h3>{tr("web.florence.court")}</h3>
                    <ul>{cards.collect_view()}</ul>
                </section>
            }
        })
    }
}

#[component]
fn CharacterCard(board: Florence, character: Character) -> impl IntoView {
    let card = Memo::new(move |_| {
        board.read(|view| {
            let mut cards = view.court.as_ref()?.characters.iter();
            cards.find(|card| card.character == character).cloned()
        })
    });
    let holder = move || {
        let card = card.get()?;
        let seat = card.owner.or(card.bidder)?;
        Some(view! {
            {seat_mark(seat.index())} {move || board.name(seat)} {card.bid.map(|bid| format!(": {bid}"))}
        })
    };
    view! {
        <li class="character" data-explains=format!("florence.character.{character}") class:gone=move || card.with(|card| card.as_ref().is_some_and(|card| card.aside))>
            {drawing(&format!("portrait-{character}"))}
            <strong>{move || t(&format!("florence.character.{character}"))}</strong>
            <small>{move || t(&format!("web.florence.character.{character}"))}</small>
            <span class="holder">{holder}</span>
            <Offer board character />
        </li>
    }
}

/// What can be bid for a character: the least at first, more step by step.
#[component]
fn Offer(board: Florence, character: Character) -> impl IntoView {
    let desk = board.desk;
    // The coins of each bid that is allowed now, with its answer.
    let bids = Memo::new(move |_| {
        desk.read(|scene| {
            let prompt = scene.prompt()?;
            let bid = |hundreds: u16| {
                let action = Action::Bid {
                    character,
                    hundreds: Number::new(hundreds)?,
                };
                let action = action.to_string();
                let choice = prompt.actions.iter().find(|choice| choice.action == action)?;
                Some((coins(hundreds), choice.clone()))
            };
            Some((0..=MOST_BID).filter_map(bid).collect::<Vec<_>>())
        })
        .unwrap_or_default()
    });
    move || {
        let bids = bids.get();
        let last = bids.len().checked_sub(1)?;
        let at = RwSignal::new(0);
        let bids = StoredValue::new(bids);
        let label = move || bids.with_value(|bids| bids.get(at.get()).map(|(_, bid)| desk.say(&bid.label)));
        let coins = move || bids.with_value(|bids| bids.get(at.get()).map(|(coins, _)| *coins));
        let offer = move |_| {
            let action =
                bids.with_value(|bids| bids.get(at.get_untracked()).map(|(_, bid)| bid.action.clone()));
            if let Some(action) = action {
                desk.choose(&action);
            }
        };
        Some(view! {
            <div class="stepper offer" data-opens="bid">
                <button class="icon-button" aria-label=tr("web.florence.bid-less") disabled=move || at.get() == 0
                    on:click=move |_| at.update(|at| *at = at.saturating_sub(1))>{icon("minus")}</button>
                <button class="piece legal" aria-label=label on:click=offer><span class="coin-sign">{drawing("florence-coin")}</span> {coins}</button>
                <button class="icon-button" aria-label=tr("web.florence.bid-more") disabled=move || { at.get() >= last }
                    on:click=move |_| at.update(|at| *at = last.min(*at + 1))>{icon("plus")}</button>
            </div>
        })
    }
}
