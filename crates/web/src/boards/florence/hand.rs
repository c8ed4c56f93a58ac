//! Cards: the hand with what each work would be worth now, cards to choose from, and professions on the table.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::pieces::{Card, Pile, Tile};

use crate::art::icon;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::{tile_icon, tile_id};
use crate::boards::florence::market::freedom_icon;
use crate::boards::piece::Piece;
use crate::rows::rows;
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
    view! { <Cards board cards verbs=OWN place="hand" /> }
}

/// The cards that lie before the person to be chosen from.
#[component]
pub fn Seen(board: Florence) -> impl IntoView {
    let cards = Memo::new(move |_| board.read(|view| view.seen()));
    view! { <Cards board cards verbs=&["keep", "under"] place="seen" /> }
}

#[component]
fn Cards(
    board: Florence,
    cards: Memo<Vec<Card>>,
    /// What can be done with them.
    verbs: &'static [&'static str],
    /// Where they lie.
    place: &'static str,
) -> impl IntoView {
    let is_empty = Memo::new(move |_| cards.with(Vec::is_empty));
    let card = move |card: &Card| {
        let card = *card;
        view! { <li><CardPiece board card verbs place /></li> }
    };
    view! {
        <section class=format!("hand card {place}") hidden=move || is_empty.get()>
            <h3>{move || t(&format!("web.florence.{place}"))}</h3>
            <ul class="card-row">{rows(move || cards.get(), ToString::to_string, card)}</ul>
        </section>
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
    let is_empty = Memo::new(move |_| cards.with(Vec::is_empty));
    let card = move |card: &Card| {
        let id = format!("florence.card.{card}");
        let name = id.clone();
        view! {
            <li><Piece desk=board.desk verbs=&["recruit"] thing=card.to_string() id class="small-card" place=format!("table-{}", seat.index())
                from=format!("seat-{}", seat.index()) icon="profession">{move || t(&name)}</Piece></li>
        }
    };
    view! {
        <ul class="on-table" aria-label=tr("web.florence.on-table") hidden=move || is_empty.get()>
            {rows(move || cards.get(), ToString::to_string, card)}
        </ul>
    }
}

#[component]
fn CardPiece(
    board: Florence,
    card: Card,
    verbs: &'static [&'static str],
    /// Where it lies.
    place: &'static str,
) -> impl IntoView {
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
        <Piece desk=board.desk verbs thing=card.to_string() id class place from=format!("florence.deck.{}", card.pile()) icon=symbol>
            <span class="card-head">{icon(symbol)} <strong>{move || t(&name)}</strong></span>
            <Wishes board card />
        </Piece>
    }
}

/// What a profession wishes for, what is met, and what its work would be worth now.
#[component]
fn Wishes(board: Florence, card: Card) -> impl IntoView {
    // What a card wishes for is printed on it.
    let wishes = untrack(|| {
        board.read(|view| {
            let wish = view.own().and_then(|_| view.figures.wish(card))?;
            Some((wish.building, wish.landscape, wish.freedom))
        })
    });
    let is_met = move |index: usize| {
        let met = board.read(|view| view.wishes_met(view.own()?, card));
        met.is_some_and(|met| met[index])
    };
    let value = Memo::new(move |_| {
        board
            .read(|view| view.work_value(view.own()?, card))
            .map_or(0, i32::from)
    });
    let minimum = Memo::new(move |_| board.read(|view| i32::from(view.minimum)));
    let wish = move |index: usize, symbol: &'static str, id: String| {
        let met = Memo::new(move |_| is_met(index));
        let state = move || {
            t(if met.get() {
                "web.florence.met"
            } else {
                "web.florence.unmet"
            })
        };
        view! {
            <span class="wish" class:met=move || met.get()>
                {move || icon(if met.get() { "check" } else { "minus" })} {icon(symbol)} <span>{move || t(&id)}</span>
                <span class="visually-hidden">" " {state}</span>
            </span>
        }
    };
    let words = move || {
        let message = Message::new("web.florence.worth")
            .with("value", value.get())
            .with("minimum", minimum.get());
        say(&message, &[])
    };
    let is_enough = Memo::new(move |_| value.get() >= minimum.get());
    wishes.map(|(building, landscape, freedom)| {
        let (building, landscape) = (Tile::Building(building), Tile::Landscape(landscape));
        view! {
            {wish(0, tile_icon(building), tile_id(building))}
            {wish(1, tile_icon(landscape), tile_id(landscape))}
            {wish(2, freedom_icon(freedom), format!("florence.freedom.{freedom}"))}
            <span class="worth" class:enough=move || is_enough.get()>{icon("work")} {words}</span>
        }
    })
}
