//! Cards: the hand with what each work would be worth now, cards to choose from, and professions on the table.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::Action;
use signoria_florence::pieces::{Card, Pile, Tile};
use signoria_florence::view::{StepView, View, WorkView};

use crate::art::icon;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::{tile_icon, tile_id};
use crate::boards::florence::market::freedom_icon;
use crate::boards::piece::Piece;
use crate::rows::rows;
use crate::words::{say, t, tr};

/// What can be done with a card of one's own.
fn own_actions(card: Card) -> Vec<Action> {
    vec![
        Action::Work { card },
        Action::Return { card },
        Action::Add { card },
        Action::Keep { card },
    ]
}

/// What can be done with a card that was looked at.
fn seen_actions(card: Card) -> Vec<Action> {
    vec![Action::Keep { card }, Action::Under { card }]
}

/// The cards that lie before the eye to be chosen from.
fn cards_before_the_eye(view: &View) -> Vec<Card> {
    match &view.step {
        StepView::Looking { cards, .. } => cards.clone(),
        StepView::Open(_) => Vec::new(),
    }
}

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
    view! { <Cards board cards actions=own_actions place="hand" /> }
}

/// The cards that lie before the person to be chosen from.
#[component]
pub fn Seen(board: Florence) -> impl IntoView {
    let cards = Memo::new(move |_| board.read(cards_before_the_eye));
    view! { <Cards board cards actions=seen_actions place="seen" /> }
}

#[component]
fn Cards(
    board: Florence,
    cards: Memo<Vec<Card>>,
    /// What can be done with them.
    actions: fn(Card) -> Vec<Action>,
    /// Where they lie.
    place: &'static str,
) -> impl IntoView {
    let is_empty = Memo::new(move |_| cards.with(Vec::is_empty));
    let card = move |card: &Card| {
        let card = *card;
        view! { <li><CardPiece board card actions place /></li> }
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
        let recruit = Action::Recruit { card: *card };
        view! {
            <li><Piece desk=board.desk actions=vec![recruit.to_string()] id class="small-card" place=format!("table-{}", seat.index())
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
    actions: fn(Card) -> Vec<Action>,
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
    let actions = actions(card).iter().map(ToString::to_string).collect();
    view! {
        <Piece desk=board.desk actions id class place from=format!("florence.deck.{}", card.pile()) icon=symbol>
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
    let work = Memo::new(move |_| {
        board.read(|view| {
            let works = &view.own()?.works;
            works.iter().find(|work| work.card == card).cloned()
        })
    });
    let of_work =
        move |read: fn(&WorkView) -> i32| Memo::new(move |_| work.with(|work| work.as_ref().map_or(0, read)));
    let granted = [
        of_work(|work| work.sum.building.into()),
        of_work(|work| work.sum.landscape.into()),
        of_work(|work| work.sum.freedom.into()),
    ];
    let value = of_work(|work| work.value.into());
    let minimum = Memo::new(move |_| board.read(|view| i32::from(view.minimum)));
    let wish = move |index: usize, symbol: &'static str, id: String| {
        let met = Memo::new(move |_| granted[index].get() > 0);
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
    let is_enough = Memo::new(move |_| work.with(|work| work.as_ref().is_some_and(|work| work.enough)));
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
