//! Cards: the hand with what each work would be worth now, cards to choose from, and professions on the table.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::pieces::{Card, Pile, Tile};

use crate::art::icon;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::{tile_icon, tile_id};
use crate::boards::florence::market::freedom_icon;
use crate::boards::piece::Piece;
use crate::words::{say, t, tr};

/// What can be done with a card of one's own.
const OWN: &[&str] = &["work", "return", "add", "keep"];

/// The own hand.
#[component]
pub fn Hand(board: Florence) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            let own = view.own().cloned();
            let parts = own.map(|own| [own.hand, own.bonuses, own.prestiges]);
            parts.map(|parts| parts.concat()).unwrap_or_default()
        })
    });
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="hand card">
                    <h3>{tr("web.florence.hand")}</h3>
                    <ul class="card-row">
                        {cards.into_iter().map(|card| view! { <li><CardPiece board card verbs=OWN /></li> }).collect_view()}
                    </ul>
                </section>
            }
        })
    }
}

/// The cards that lie before the person to be chosen from.
#[component]
pub fn Seen(board: Florence) -> impl IntoView {
    let cards = Memo::new(move |_| board.read(|view| view.seen()));
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="hand card seen">
                    <h3>{tr("web.florence.seen")}</h3>
                    <ul class="card-row">
                        {cards.into_iter().map(|card| view! { <li><CardPiece board card verbs=&["keep", "under"] /></li> }).collect_view()}
                    </ul>
                </section>
            }
        })
    }
}

/// The professions on the table before a seat, from where they can be recruited.
#[component]
pub fn OnTable(board: Florence, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            view.player(seat)
                .map(|player| player.table.clone())
                .unwrap_or_default()
        })
    });
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <ul class="on-table" aria-label=tr("web.florence.on-table")>
                    {cards.into_iter().map(|card| {
                        let id = format!("florence.card.{card}");
                        let name = id.clone();
                        view! {
                            <li><Piece desk=board.desk verbs=&["recruit"] thing=card.to_string() id class="small-card">{move || t(&name)}</Piece></li>
                        }
                    }).collect_view()}
                </ul>
            }
        })
    }
}

#[component]
fn CardPiece(board: Florence, card: Card, verbs: &'static [&'static str]) -> impl IntoView {
    let id = format!("florence.card.{card}");
    let name = id.clone();
    let class = match card.pile() {
        Pile::Profession => "game-card profession",
        Pile::Bonus => "game-card bonus",
        Pile::Prestige => "game-card prestige",
    };
    let symbol = match card.pile() {
        Pile::Profession => "profession",
        Pile::Bonus => "bonus",
        Pile::Prestige => "prestige",
    };
    view! {
        <Piece desk=board.desk verbs thing=card.to_string() id class>
            <span class="card-head">{icon(symbol)} <strong>{move || t(&name)}</strong></span>
            <Wishes board card />
        </Piece>
    }
}

/// What a profession wishes for, what is met, and what its work would be worth now.
#[component]
fn Wishes(board: Florence, card: Card) -> impl IntoView {
    let worth = Memo::new(move |_| {
        board.read(|view| {
            let own = view.own()?;
            let wish = view.figures.wish(card)?;
            let wishes = (wish.building, wish.landscape, wish.freedom);
            Some((
                wishes,
                view.wishes_met(own, card)?,
                view.work_value(own, card)?,
                view.minimum,
            ))
        })
    });
    let wish = |met: bool, symbol: &'static str, id: String| {
        let state = if met {
            "web.florence.met"
        } else {
            "web.florence.unmet"
        };
        view! {
            <span class="wish" class:met=met>
                {icon(if met { "check" } else { "minus" })} {icon(symbol)} <span>{move || t(&id)}</span>
                <span class="visually-hidden">" " {tr(state)}</span>
            </span>
        }
    };
    move || {
        worth.get().map(|((building, landscape, freedom), met, value, minimum)| {
            let (building, landscape) = (Tile::Building(building), Tile::Landscape(landscape));
            let message = Message::new("web.florence.worth").with("value", value).with("minimum", minimum);
            view! {
                {wish(met[0], tile_icon(building), tile_id(building))}
                {wish(met[1], tile_icon(landscape), tile_id(landscape))}
                {wish(met[2], freedom_icon(freedom), format!("florence.freedom.{freedom}"))}
                <span class="worth" class:enough={value >= minimum}>{icon("work")} {move || say(&message, &[])}</span>
            }
        })
    }
}
