//! What is to be had: the stacks of the auction with the bids going round, characters, buildings, freedoms, decks.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::pieces::{Building, Freedom, Pile, Stack, Tile};
use signoria_florence::places::Outline;

use crate::art::{icon, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::estate::tile_icon;
use crate::boards::florence::grid::{Ghost, Placing, UNIT, area, edge};
use crate::boards::piece::Piece;
use crate::scene::Choice;
use crate::words::{say, t, tr};

/// The symbol of a stack.
pub fn stack_icon(stack: Stack) -> &'static str {
    match stack {
        Stack::Forest => "forest",
        Stack::Lake => "lake",
        Stack::Park | Stack::Landscape => "park",
        Stack::Jester => "jester",
        Stack::Builder => "builder",
        Stack::Prestige => "prestige",
        Stack::Recruiting => "recruiting",
    }
}

/// The symbol of a freedom.
pub fn freedom_icon(freedom: Freedom) -> &'static str {
    match freedom {
        Freedom::Travel => "travel",
        Freedom::Religion => "religion",
        Freedom::Opinion => "opinion",
    }
}

fn left(count: usize) -> Message {
    Message::new("web.florence.left").with("count", count)
}

/// The stacks of the auction.
#[component]
pub fn Stacks(board: Florence) -> impl IntoView {
    let stacks = Memo::new(move |_| {
        board.read(|view| {
            let pair = view.players.len() == 2;
            let shown = |stack: &Stack| match stack.landscape() {
                Some(_) => !pair,
                None => *stack != Stack::Landscape || pair,
            };
            Stack::ALL.iter().copied().filter(shown).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="stacks card">
            <h3>{tr("web.florence.auction")}</h3>
            <Bidding board />
            <ul class="piece-row">
                {move || stacks.get().into_iter().map(|stack| view! { <li><StackPiece board stack /></li> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn StackPiece(board: Florence, stack: Stack) -> impl IntoView {
    let id = format!("florence.stack.{stack}");
    let name = id.clone();
    let count = Memo::new(move |_| board.read(|view| view.left_of(stack)));
    let gone = Memo::new(move |_| board.read(|view| !view.auction.available.contains(&stack)));
    let offered = Memo::new(move |_| board.read(|view| view.bid().is_some_and(|bid| bid.0 == stack)));
    view! {
        <div class="stack-slot" class:gone=move || gone.get() class:offered=move || offered.get()>
            <Piece desk=board.desk verbs=&["open", "take", "put-up", "choose"] thing=stack.to_string() id class="stack">
                {icon(stack_icon(stack))}
                <strong>{move || t(&name)}</strong>
                <small>{move || if gone.get() { t("web.florence.gone") } else { say(&left(count.get()), &[]) }}</small>
            </Piece>
        </div>
    }
}

/// The bid on offer, and who is still in.
#[component]
fn Bidding(board: Florence) -> impl IntoView {
    let bid = Memo::new(move |_| {
        board.read(|view| {
            let (stack, coins, leader) = view.bid()?;
            let passed = view.passed();
            let inside: Vec<(Seat, bool)> = view
                .auction
                .inside
                .iter()
                .map(|seat| (*seat, passed.contains(seat)))
                .collect();
            Some((stack, coins, leader, inside))
        })
    });
    move || {
        bid.get().map(|(stack, coins, leader, inside)| {
            let name = format!("florence.stack.{stack}");
            let seats = inside
                .into_iter()
                .map(|(seat, passed)| {
                    let leads = seat == leader;
                    let state = match (leads, passed) {
                        (true, _) => "web.florence.leads",
                        (_, true) => "web.florence.passed",
                        _ => "web.florence.bids",
                    };
                    view! {
                        <li class="bidder" class:leads=leads class:passed=passed>
                            {seat_mark(seat.index())} " " {move || board.name(seat)} <small>{tr(state)}</small>
                        </li>
                    }
                })
                .collect_view();
            view! {
                <div class="bidding" role="status">
                    <span class="bid">{icon(stack_icon(stack))} <strong>{move || t(&name)}</strong> {icon("coin")} <strong>{coins}</strong></span>
                    <ol class="bidders">{seats}</ol>
                </div>
            }
        })
    }
}

/// The characters of "Muse and Princess".
#[component]
pub fn Court(board: Florence) -> impl IntoView {
    let count =
        Memo::new(move |_| board.read(|view| view.court.as_ref().map_or(0, |court| court.characters.len())));
    view! {
        <section class="card court" hidden=move || count.get() == 0>
            <h3>{tr("web.florence.court")}</h3>
            <ul class="piece-row">
                {move || (0..count.get()).map(|index| view! { <Character board index /> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn Character(board: Florence, index: usize) -> impl IntoView {
    let card = Memo::new(move |_| board.read(|view| view.court.as_ref()?.characters.get(index).cloned()));
    let character = Memo::new(move |_| {
        card.with(|card| {
            card.as_ref()
                .map(|card| card.character.clone())
                .unwrap_or_default()
        })
    });
    let holder = move || {
        let card = card.get()?;
        let seat = card.owner.or(card.bidder)?;
        Some(view! {
            <small>{seat_mark(seat.index())} " " {move || board.name(seat)} {card.bid.map(|bid| format!(": {bid}"))}</small>
        })
    };
    view! {
        <li class="character" class:gone=move || card.with(|card| card.as_ref().is_some_and(|card| card.aside))>
            <strong>{move || t(&format!("florence.character.{}", character.get()))}</strong>
            <small>{move || t(&format!("web.florence.character.{}", character.get()))}</small>
            {holder}
            <Offer board character />
        </li>
    }
}

/// What can be bid for a character: the least at first, more step by step.
#[component]
fn Offer(board: Florence, character: Memo<String>) -> impl IntoView {
    let desk = board.desk;
    let bids = Memo::new(move |_| {
        let start = format!("bid {} ", character.get());
        desk.read(|scene| {
            let prompt = scene.prompt.as_ref().filter(|_| scene.is_my_turn());
            let choices = prompt.map(|prompt| prompt.choices.iter());
            let of_character = |choice: &&Choice| choice.action.starts_with(&start);
            choices
                .map(|choices| choices.filter(of_character).cloned().collect::<Vec<_>>())
                .unwrap_or_default()
        })
    });
    move || {
        let bids = bids.get();
        let last = bids.len().checked_sub(1)?;
        let at = RwSignal::new(0);
        let bids = StoredValue::new(bids);
        let label = move || bids.with_value(|bids| bids.get(at.get()).map(|bid| desk.say(&bid.label)));
        let coins = move || bids.with_value(|bids| bids.get(at.get()).and_then(coins_of));
        let offer = move |_| {
            let action = bids.with_value(|bids| bids.get(at.get_untracked()).map(|bid| bid.action.clone()));
            if let Some(action) = action {
                desk.choose(&action);
            }
        };
        Some(view! {
            <div class="stepper offer">
                <button class="icon-button" aria-label=tr("web.florence.bid-less") disabled=move || at.get() == 0
                    on:click=move |_| at.update(|at| *at = at.saturating_sub(1))>{icon("minus")}</button>
                <button class="piece legal" aria-label=label on:click=offer>{icon("coin")} {coins}</button>
                <button class="icon-button" aria-label=tr("web.florence.bid-more") disabled=move || { at.get() >= last }
                    on:click=move |_| at.update(|at| *at = last.min(*at + 1))>{icon("plus")}</button>
            </div>
        })
    }
}

/// The coins of a bid: its last word counts hundreds.
fn coins_of(bid: &Choice) -> Option<u32> {
    let hundreds: u32 = bid.action.rsplit(' ').next()?.parse().ok()?;
    Some(hundreds * 100)
}

/// Buildings, freedoms and decks.
#[component]
pub fn Market(board: Florence) -> impl IntoView {
    let figures = board
        .view
        .with_untracked(|view| view.as_ref().map(|view| view.figures.clone()));
    let Some(figures) = figures else {
        return ().into_any();
    };
    let prices = figures.money.building;
    let supply = Memo::new(move |_| board.read(|view| Some(view.supply.clone())));
    let price = Memo::new(move |_| {
        board.read(|view| {
            let builders = view.own().map_or(0, |own| own.builders.min(3));
            u32::from(prices[usize::from(builders)]) * 100
        })
    });
    let buildings = Building::ALL
        .iter()
        .copied()
        .map(|building| {
            let id = format!("florence.building.{building}");
            let name = id.clone();
            let count = move || supply.with(|supply| supply.as_ref().map_or(0, |supply| supply.buildings[building as usize]));
            let shape = outline(&figures.outline(Tile::Building(building)));
            view! {
                <li>
                    <Piece desk=board.desk verbs=&["build"] thing=building.to_string() id class="market-piece">
                        {shape}
                        <strong>{icon(tile_icon(Tile::Building(building)))} {move || t(&name)}</strong>
                        <small>{icon("coin")} {move || price.get()} " · " {move || say(&left(count().into()), &[])}</small>
                    </Piece>
                </li>
            }
        })
        .collect_view();
    let freedoms = Freedom::ALL
        .iter()
        .copied()
        .map(|freedom| {
            let id = format!("florence.freedom.{freedom}");
            let name = id.clone();
            let count = move || supply.with(|supply| supply.as_ref().map_or(0, |supply| supply.freedoms[freedom as usize]));
            let cost = u32::from(figures.money.freedom) * 100;
            view! {
                <li>
                    <Piece desk=board.desk verbs=&["introduce"] thing=freedom.to_string() id class="market-piece">
                        {icon(freedom_icon(freedom))}
                        <strong>{move || t(&name)}</strong>
                        <small>{icon("coin")} {cost} " · " {move || say(&left(count().into()), &[])}</small>
                    </Piece>
                </li>
            }
        })
        .collect_view();
    let decks = [(Pile::Profession, "profession", figures.money.profession), (Pile::Bonus, "bonus", figures.money.bonus)]
        .map(|(pile, symbol, price)| {
            let id = format!("florence.deck.{pile}");
            let name = id.clone();
            let count = move || {
                board.read(|view| {
                    let deck = view.decks.iter().find(|deck| deck.deck == pile);
                    deck.map_or(0, |deck| deck.left)
                })
            };
            view! {
                <li>
                    <Piece desk=board.desk verbs=&["draw", "professor"] thing=pile.to_string() id class="market-piece">
                        {icon(symbol)}
                        <strong>{move || t(&name)}</strong>
                        <small>{icon("coin")} {u32::from(price) * 100} " · " {move || say(&left(count()), &[])}</small>
                    </Piece>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="market card">
            <h3>{tr("web.florence.market")}</h3>
            <ul class="piece-row">{buildings}</ul>
            <ul class="piece-row">{freedoms}{decks}</ul>
        </section>
    }
    .into_any()
}

/// The outline of a tile, small and in the middle of its box.
fn outline(tile: &Outline) -> impl IntoView + use<> {
    /// The longest side of a tile, in cells: all are drawn to one scale.
    const LONGEST: f64 = 4.0;
    let cells = Placing::inside(tile).cells(Ghost::default());
    let width = cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(1);
    let height = cells.iter().map(|cell| cell.1 + 1).max().unwrap_or(1);
    let inset = |size: u8| (LONGEST - f64::from(size)) * UNIT / -2.0 - 4.0;
    let side = LONGEST * UNIT + 8.0;
    view! {
        <svg class="outline" viewBox=format!("{} {} {side} {side}", inset(width), inset(height)) aria-hidden="true">
            <g class="tile building">
                <path class="tile-area" d=area(&cells)></path>
                <path class="tile-edge" d=edge(&cells)></path>
            </g>
        </svg>
    }
}
