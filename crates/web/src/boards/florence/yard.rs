//! The builders' yard: buildings, freedoms and decks with price and stock, which of one's own cards want them, and with whom they can be built together.

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Message, Seat};
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Building, Card, Freedom, Pile, Tile};
use signoria_florence::state::Phase;
use signoria_florence::view::{Obstacle, View};

use crate::art::{drawing, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::estate::tile_picture;
use crate::boards::florence::grid::{height, lying, width};
use crate::boards::florence::lots::{UnderTheHammer, left};
use crate::boards::florence::placing::Bench;
use crate::boards::florence::raise::Limit;
use crate::boards::kit::piece::Piece;
use crate::boards::kit::syllables::breakable;
use crate::scene::verb;
use crate::words::{say, t, tr};

/// What the yard says below its name: when it opens, or what buildings cost and bring.
fn notice(view: &View) -> Option<Message> {
    match view.phase {
        Phase::Auction | Phase::Court => Some(Message::new("web.florence.yard-closed")),
        Phase::Actions => {
            let own = view.own()?;
            Some(
                Message::new("web.florence.yard-terms")
                    .with("builders", own.builders)
                    .with("coins", own.building_price)
                    .with("points", view.figures.points.building),
            )
        }
        Phase::Hands | Phase::End => None,
    }
}

/// What can be bought.
#[component]
pub fn Yard(board: Florence, bench: Bench, limit: Limit) -> impl IntoView {
    let large = Building::ALL.iter().copied();
    // A building can be pulled from here into the garden.
    let building = move |building: Building| {
        let action = Action::Build { building }.to_string();
        // What is being built stays marked, and nothing fades while its place is sought.
        let is_chosen = move || bench.tile() == Some(Tile::Building(building));
        let is_blocked = Memo::new(move |_| obstacle(board, building).is_some());
        view! {
            <li class:chosen=is_chosen class:blocked=move || is_blocked.get() on:pointerdown=move |event| bench.pick_up(&action, &event) on:click:capture=move |event| bench.drag.filter_click(&event)>
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
    let notice = move || board.read(notice).map(|notice| say(&notice, &[]));
    view! {
        <section class="yard" aria-label=tr("web.florence.market")>
            <div class="yard-head"><h3>{tr("web.florence.market")}</h3> <small>{notice}</small></div>
            <ul class="yard-row upper">{row(upper)}</ul>
            <ul class="yard-row lower">{row(lower)}</ul>
            <ul class="yard-row decks">
                {freedoms.collect_view()}
                <li><Deck board pile=Pile::Profession /></li>
                <li><Deck board pile=Pile::Bonus /></li>
            </ul>
            <UnderTheHammer board limit />
        </section>
    }
}

/// Why a building cannot be built here alone.
fn obstacle(board: Florence, building: Building) -> Option<Obstacle> {
    let buyer = board.home();
    board.read(|view| {
        let mut obstacles = view.player(buyer?)?.obstacles.iter();
        obstacles.find(|found| found.0 == building).map(|found| found.1)
    })
}

/// Why something cannot be had, in a word or two.
const fn reason(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Owned => "web.florence.owned",
        Obstacle::NoneLeft => "web.florence.none-left",
        Obstacle::NoRoom => "web.florence.no-room",
    }
}

/// The price, or in its place why there is none.
fn price_or_reason(
    coins: impl Fn() -> u32 + Copy + Send + Sync + 'static,
    obstacle: Memo<Option<Obstacle>>,
) -> impl IntoView {
    move || match obstacle.get() {
        Some(obstacle) => view! { <em class="reason">{t(reason(obstacle))}</em> }.into_any(),
        None => cost(coins).into_any(),
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
        let buyer = board.home();
        board
            .read(|view| view.player(buyer?).map(|buyer| buyer.building_price))
            .unwrap_or(0)
    });
    let obstacle = Memo::new(move |_| obstacle(board, building));
    // All tiles have one scale and stand on one line; what is long lies down.
    let picture = Memo::new(move |_| {
        let outline = board.read(|view| lying(&view.figures.outline(tile)));
        (tile_picture(tile, &outline), width(&outline), height(&outline))
    });
    let squares = move || {
        (0..most.get())
            .map(|index| view! { <i class:full=index < stock.get()></i> })
            .collect_view()
    };
    let drawn = move || {
        let (picture, width, height) = picture.get();
        view! { <span class="shop-tile" style:--across=move || width.to_string() style:--down=move || height.to_string()>{drawing(&picture)}</span> }
    };
    view! {
        <Piece desk=board.desk actions=vec![Action::Build { building }.to_string()] id class="shop">
            <span class="shop-stand">{drawn}</span>
            <span class="name">{move || breakable(&t(&name))}</span>
            <span class="cost">
                {price_or_reason(move || price.get(), obstacle)}
                <span class="stock" title=move || say(&left(stock.get().into()), &[])>{squares}</span>
                <span class="visually-hidden">{move || say(&left(stock.get().into()), &[])}</span>
            </span>
        </Piece>
        {wanted(board, move |wish| wish.building == building)}
        <Together board building />
    }
}

/// The neighbours with whom the building can be built over the border: pressing a mark proposes it.
#[component]
fn Together(board: Florence, building: Building) -> impl IntoView {
    let desk = board.desk;
    let partners = Memo::new(move |_| {
        desk.read(|scene| {
            let choices = scene.prompt().map_or(&[][..], |prompt| &prompt.actions);
            let proposed = choices.iter().filter(|choice| verb(choice) == "propose");
            let with = proposed.filter_map(|choice| match choice.action.parse().ok()? {
                Action::Propose {
                    building: found,
                    partner,
                } if found == building => Some((partner, choice.clone())),
                _ => None,
            });
            with.collect::<Vec<(Seat, Choice)>>()
        })
    });
    let partner = move |(seat, choice): (Seat, Choice)| {
        let (chosen, pointed) = (choice.action.clone(), choice.action.clone());
        let (action, label) = (choice.action, choice.label);
        view! {
            <button class=format!("partner seat-{}", seat.index()) data-action=action data-opens="propose" data-explains="florence.fact.joint"
                aria-label=move || desk.say(&label)
                on:click=move |_| desk.choose(&chosen)
                on:mouseenter=move |_| desk.considered.set(Some(pointed.clone()))
                on:mouseleave=move |_| desk.considered.set(None)>
                {seat_mark(seat.index())}
            </button>
        }
    };
    view! { <span class="together">{move || partners.get().into_iter().map(partner).collect_view()}</span> }
}

#[component]
fn Grant(board: Florence, freedom: Freedom) -> impl IntoView {
    let id = format!("florence.freedom.{freedom}");
    let name = format!("web.florence.freedom.{freedom}");
    let stock = Memo::new(move |_| board.read(|view| view.supply.freedoms[freedom as usize]));
    let price = Memo::new(move |_| board.read(|view| coins(view.figures.money.freedom)));
    let obstacle = Memo::new(move |_| {
        let buyer = board.home();
        board.read(|view| view.obstacle_to(buyer?, freedom))
    });
    view! {
        <Piece desk=board.desk actions=vec![Action::Introduce { freedom }.to_string()] id class="grant">
            <span class="deck-art">{drawing(&format!("florence-{freedom}"))} <StockLeft stock=Signal::derive(move || stock.get().into()) /></span>
            <span class="deck-words">
                <b>{move || breakable(&t(&name))}</b>
                <span class="cost">{price_or_reason(move || price.get(), obstacle)}</span>
            </span>
        </Piece>
        {wanted(board, move |wish| wish.freedom == freedom)}
    }
}

/// How many are left, on the picture.
#[component]
fn StockLeft(stock: Signal<usize>) -> impl IntoView {
    let words = move || say(&left(stock.get()), &[]);
    view! {
        <span class="stock-left" title=words aria-hidden="true">{move || stock.get()}</span>
        <span class="visually-hidden">{words}</span>
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
    let price = Memo::new(move |_| board.read(|view| coins(view.figures.money.card(pile))));
    view! {
        <Piece desk=board.desk actions=vec![format!("draw {pile}"), format!("professor {pile}")] id class="deck">
            <span class="deck-art">{drawing(&format!("florence-{pile}"))} <StockLeft stock=Signal::derive(move || stock.get()) /></span>
            <span class="deck-words">
                <b>{move || breakable(&t(&name))}</b>
                <span class="cost">{cost(move || price.get())}</span>
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
        let share = move || {
            let share = board.shares.get().freedom.filter(|share| share.0 == freedom)?;
            (seat.get() == board.read(|view| view.eye)).then(|| view! { <i class="share">"+" {share.1}</i> })
        };
        view! {
            <span class:quiet-thing=move || !has.get() data-explains=explains>
                {drawing(&format!("florence-{freedom}"))} {share}
                <span class="visually-hidden">{move || has.get().then(|| t(&id))}</span>
            </span>
        }
    };
    view! { <span class="flags">{Freedom::ALL.iter().copied().map(flag).collect_view()}</span> }
}
