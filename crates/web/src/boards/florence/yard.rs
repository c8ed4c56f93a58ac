//! The builders' yard: buildings, freedoms and decks with price and stock, and which of one's own cards want them.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Building, Card, Freedom, Pile, Tile};

use crate::art::drawing;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::tile_picture;
use crate::boards::florence::lots::{UnderTheHammer, left};
use crate::boards::florence::placing::Bench;
use crate::boards::piece::Piece;
use crate::words::{say, t, tr};

/// What can be bought.
#[component]
pub fn Yard(board: Florence, bench: Bench) -> impl IntoView {
    let large = Building::ALL.iter().copied();
    // A building can be pulled from here into the garden.
    let building = move |building: Building| {
        let action = Action::Build { building }.to_string();
        view! {
            <li on:pointerdown=move |event| bench.pick_up(&action, &event) on:click:capture=move |event| bench.drag.filter_click(&event)>
                <Shop board building />
            </li>
        }
    };
    let (upper, lower): (Vec<_>, Vec<_>) = large.enumerate().partition(|(index, _)| *index < 5);
    let row =
        move |row: Vec<(usize, Building)>| row.into_iter().map(|(_, kind)| building(kind)).collect_view();
    let freedoms = Freedom::ALL
        .iter()
        .copied()
        .map(|freedom| view! { <li><Grant board freedom /></li> });
    view! {
        <section class="yard" aria-label=tr("web.florence.market")>
            <div class="yard-head"><h3>{tr("web.florence.market")}</h3></div>
            <ul class="yard-row">{row(upper)}</ul>
            <ul class="yard-row">{row(lower)}</ul>
            <ul class="yard-row decks">
                {freedoms.collect_view()}
                <li><Deck board pile=Pile::Profession /></li>
                <li><Deck board pile=Pile::Bonus /></li>
            </ul>
            <UnderTheHammer board />
        </section>
    }
}

/// A price in coins.
fn cost(coins: impl Fn() -> u32 + Send + Sync + 'static) -> impl IntoView {
    view! { {drawing("florence-coin")} <span class="visually-hidden">{tr("web.florence.coins")}</span> {coins} }
}

/// The cards of one's hand that wish for something, as faces.
fn wanted(
    board: Florence,
    wants: impl Fn(&signoria_florence::edition::Wish) -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            let hand = view.own().map(|own| own.hand.clone()).unwrap_or_default();
            let is_wanted = |card: &Card| view.figures.wish(*card).is_some_and(&wants);
            hand.into_iter().filter(is_wanted).collect::<Vec<_>>()
        })
    });
    view! {
        <span class="wanted" aria-hidden="true">
            {move || cards.get().into_iter().map(|card| drawing(&format!("portrait-{card}-round"))).collect_view()}
        </span>
    }
}

#[component]
fn Shop(board: Florence, building: Building) -> impl IntoView {
    let tile = Tile::Building(building);
    let id = format!("florence.building.{building}");
    let name = id.clone();
    let stock = Memo::new(move |_| board.read(|view| view.supply.buildings[building as usize]));
    let most = Memo::new(move |before: Option<&u8>| stock.get().max(before.copied().unwrap_or(3)));
    let price = Memo::new(move |_| {
        let buyer = board.shown();
        board
            .read(|view| view.player(buyer?).map(|buyer| buyer.building_price))
            .unwrap_or(0)
    });
    let picture = Memo::new(move |_| board.read(|view| tile_picture(tile, &view.figures.outline(tile))));
    let squares = move || {
        (0..most.get())
            .map(|index| view! { <i class:full=index < stock.get()></i> })
            .collect_view()
    };
    view! {
        <Piece desk=board.desk actions=vec![Action::Build { building }.to_string()] id class="shop">
            <span class="shop-tile">{move || drawing(&picture.get())}</span>
            <span class="name">{move || t(&name)}</span>
            <span class="cost">
                {cost(move || price.get())}
                <span class="stock" title=move || say(&left(stock.get().into()), &[])>{squares}</span>
                <span class="visually-hidden">{move || say(&left(stock.get().into()), &[])}</span>
            </span>
        </Piece>
        {wanted(board, move |wish| wish.building == building)}
    }
}

#[component]
fn Grant(board: Florence, freedom: Freedom) -> impl IntoView {
    let id = format!("florence.freedom.{freedom}");
    let name = format!("web.florence.freedom.{freedom}");
    let stock = Memo::new(move |_| board.read(|view| view.supply.freedoms[freedom as usize]));
    let price = Memo::new(move |_| board.read(|view| coins(view.figures.money.freedom)));
    view! {
        <Piece desk=board.desk actions=vec![Action::Introduce { freedom }.to_string()] id class="grant">
            {drawing(&format!("florence-{freedom}"))}
            <span class="deck-words">
                <b>{move || t(&name)}</b>
                <span class="cost">{cost(move || price.get())} <span class="stock-left" title=move || say(&left(stock.get().into()), &[])>{move || stock.get()}</span></span>
            </span>
        </Piece>
        {wanted(board, move |wish| wish.freedom == freedom)}
    }
}

#[component]
fn Deck(board: Florence, pile: Pile) -> impl IntoView {
    let id = format!("florence.deck.{pile}");
    let name = format!("web.florence.deck.{pile}");
    let stock = Memo::new(move |_| {
        board.read(|view| {
            view.decks
                .iter()
                .find(|deck| deck.deck == pile)
                .map_or(0, |deck| deck.left)
        })
    });
    let price = Memo::new(move |_| {
        board.read(|view| {
            let money = &view.figures.money;
            u32::from(if pile == Pile::Bonus {
                money.bonus
            } else {
                money.profession
            }) * 100
        })
    });
    view! {
        <Piece desk=board.desk actions=vec![format!("draw {pile}"), format!("professor {pile}")] id class="deck">
            {drawing(&format!("florence-{pile}"))}
            <span class="deck-words">
                <b>{move || t(&name)}</b>
                <span class="cost">{cost(move || price.get())} <span class="stock-left" title=move || say(&left(stock.get()), &[])>{move || stock.get()}</span></span>
            </span>
        </Piece>
    }
}

/// The three flags of freedom; those that a seat lacks are quiet.
#[component]
pub fn Flags(board: Florence, seat: Signal<Option<Seat>>) -> impl IntoView {
    let flag = move |freedom: Freedom| {
        let id = format!("florence.freedom.{freedom}");
        let explains = id.clone();
        let has = Memo::new(move |_| {
            let Some(seat) = seat.get() else { return false };
            board.read(|view| {
                view.player(seat)
                    .is_some_and(|player| player.freedoms.contains(&freedom))
            })
        });
        view! {
            <span class:quiet-thing=move || !has.get() data-explains=explains>
                {drawing(&format!("florence-{freedom}"))}
                <span class="visually-hidden">{move || has.get().then(|| t(&id))}</span>
            </span>
        }
    };
    view! { <span class="flags">{Freedom::ALL.iter().copied().map(flag).collect_view()}</span> }
}
