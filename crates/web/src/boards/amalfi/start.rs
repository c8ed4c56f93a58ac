//! The start: guild stacks, the own deal or a draft, as a scene over the sea. Decrees, titles and markets stay in sight.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::{Character, Guild};
use signoria_amalfi::state::Phase;

use crate::art::drawing;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::market::Person;
use crate::boards::piece::Piece;
use crate::rows::rows;
use crate::words::{t, tr};

#[component]
pub fn Start(board: Amalfi) -> impl IntoView {
    let phase = Memo::new(move |_| board.phase());
    move || match phase.get()? {
        Phase::Guilds => Some(view! { <Guilds board /> }.into_any()),
        Phase::Keeping | Phase::Drafting | Phase::Reserving => Some(view! { <Deal board /> }.into_any()),
        Phase::Actions | Phase::Feeding | Phase::Decrees | Phase::Over => None,
    }
}

/// Six stacks of six characters.
#[component]
fn Guilds(board: Amalfi) -> impl IntoView {
    let stacks = Memo::new(move |_| board.read(|view| view.faces.stacks.clone()));
    let stack = move |(guild, cards): &(Guild, signoria_engine::Set<Character>)| {
        let guild = *guild;
        let cards: Vec<Character> = cards.iter().collect();
        let person = |card: Character| {
            view! {
                <span class="member" data-explains=card.name()>
                    {drawing(&format!("portrait-{card}"))} <small>{move || t(card.name())}</small>
                </span>
            }
        };
        view! {
            <li>
                <Piece desk=board.desk actions=vec![Action::Guild { guild }.to_string()] id=guild.name().to_owned() class="stack">
                    <b>{move || t(guild.name())}</b>
                    <span class="members">{cards.into_iter().map(person).collect_view()}</span>
                </Piece>
            </li>
        }
    };
    view! {
        <section class="scene opening" aria-label=tr("amalfi.ask.guild")>
            <h3>{tr("amalfi.ask.guild")}</h3>
            <ul class="stacks">{rows(move || stacks.get(), |(guild, _)| guild.to_string(), stack)}</ul>
        </section>
    }
}

/// Cards to choose from; what is kept lies in the hand.
#[component]
fn Deal(board: Amalfi) -> impl IntoView {
    let choice = Memo::new(move |_| {
        board
            .read(|view| {
                let own = view.own.as_ref()?;
                // Who has chosen sees the pack that was chosen from; end-game characters are kept of the own deal.
                let cards = if view.phase == Phase::Reserving {
                    own.dealt
                } else {
                    own.choice
                };
                Some(cards.iter().collect::<Vec<_>>())
            })
            .unwrap_or_default()
    });
    let chosen = Memo::new(move |_| board.read(|view| view.own.as_ref().and_then(|own| own.chosen)));
    let card = move |card: &Character| {
        let card = *card;
        view! {
            <li class:chosen=move || chosen.get() == Some(card)>
                <Person board card actions=vec![Action::Keep { card }.to_string()] class="face" />
            </li>
        }
    };
    view! {
        <section class="scene opening" aria-label=tr("amalfi.panel.phase-start")>
            <h3>{tr("amalfi.panel.phase-start")}</h3>
            <ul class="deal">{rows(move || choice.get(), ToString::to_string, card)}</ul>
        </section>
    }
}
