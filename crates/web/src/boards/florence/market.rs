//! What is to be had: the stacks of the auction with the bids going round, characters, buildings, freedoms, decks.

use leptos::prelude::*;
use signoria_engine::{Message, Number, Seat};
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Building, Character, Freedom, Pile, Stack, Tile};
use signoria_florence::places::Outline;
use signoria_florence::step::Step;
use signoria_florence::view::{StepView, View};

use crate::art::{icon, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::estate::tile_icon;
use crate::boards::florence::grid::{Ghost, Placing, UNIT, area, edge};
use crate::boards::piece::Piece;
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

/// What can be done with a stack.
fn stack_actions(stack: Stack) -> Vec<String> {
    let choose = stack.landscape().map(|landscape| Action::Choose { landscape });
    let actions = [
        Action::Open { stack },
        Action::Take { stack },
        Action::PutUp { stack },
    ];
    actions.iter().chain(&choose).map(ToString::to_string).collect()
}

/// A lot in the auction.
#[derive(Clone, Debug, PartialEq)]
struct Lot {
    stack: Stack,
    coins: u32,
    leader: Seat,
    /// Who bids for it, and whether they have passed.
    inside: Vec<(Seat, bool)>,
}

fn lot(view: &View) -> Option<Lot> {
    let StepView::Open(Step::Bid {
        stack,
        price,
        leader,
        passed,
        ..
    }) = view.step
    else {
        return None;
    };
    Some(Lot {
        stack,
        coins: coins(price),
        leader,
        inside: view
            .auction
            .inside
            .iter()
            .map(|seat| (seat, passed.contains(seat)))
            .collect(),
    })
}

fn left(count: usize) -> Message {
    Message::new("web.florence.left").with("count", count)
}

/// No bid for a character is higher, in hundreds: there is no such action.
const MOST_BID: u16 = 15;

/// The stacks of the auction.
#[component]
pub fn Stacks(board: Florence) -> impl IntoView {
    let stacks = Memo::new(move |_| {
        board.read(|view| {
            let stacks = view.auction.stacks.iter();
            stacks.map(|stack| stack.stack).collect::<Vec<_>>()
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
    let shown = Memo::new(move |_| {
        board.read(|view| {
            let found = view.auction.stacks.iter().find(|shown| shown.stack == stack);
            found.map(|found| (found.left, found.available))
        })
    });
    let count = move || shown.get().map_or(0, |(left, _)| left);
    let gone = Memo::new(move |_| !shown.get().is_some_and(|(_, available)| available));
    let offered = Memo::new(move |_| board.read(|view| lot(view).is_some_and(|lot| lot.stack == stack)));
    view! {
        <div class="stack-slot" class:gone=move || gone.get() class:offered=move || offered.get()>
            <Piece desk=board.desk actions=stack_actions(stack) id class="stack">
                {icon(stack_icon(stack))}
                <strong>{move || t(&name)}</strong>
                <small>{move || if gone.get() { t("web.florence.gone") } else { say(&left(count()), &[]) }}</small>
            </Piece>
        </div>
    }
}

/// The bid on offer, and who is still in.
#[component]
fn Bidding(board: Florence) -> impl IntoView {
    let lot = Memo::new(move |_| board.read(lot));
    move || {
        lot.get().map(|lot| {
            let Lot {
                stack,
                coins,
                leader,
                inside,
            } = lot;
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
    let characters = Memo::new(move |_| {
        board.read(|view| {
            let cards = view.court.iter().flat_map(|court| &court.characters);
            cards.map(|card| card.character).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="card court" hidden=move || characters.with(Vec::is_empty)>
            <h3>{tr("web.florence.court")}</h3>
            <ul class="piece-row">
                {move || characters.get().into_iter().map(|character| view! { <CharacterCard board character /> }).collect_view()}
            </ul>
        </section>
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
            <small>{seat_mark(seat.index())} " " {move || board.name(seat)} {card.bid.map(|bid| format!(": {bid}"))}</small>
        })
    };
    view! {
        <li class="character" class:gone=move || card.with(|card| card.as_ref().is_some_and(|card| card.aside))>
            <strong>{move || t(&format!("florence.character.{character}"))}</strong>
            <small>{move || t(&format!("web.florence.character.{character}"))}</small>
            {holder}
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

/// Buildings, freedoms and decks.
#[component]
pub fn Market(board: Florence) -> impl IntoView {
    let figures = board
        .view
        .with_untracked(|view| view.as_ref().map(|view| view.figures.clone()));
    let Some(figures) = figures else {
        return ().into_any();
    };
    let supply = Memo::new(move |_| board.read(|view| Some(view.supply)));
    // A spectator sees what it costs the one whose turn it is.
    let price = Memo::new(move |_| {
        board.read(|view| {
            let buyer = view.own().or_else(|| view.player(view.turn));
            buyer.map_or(0, |buyer| buyer.building_price)
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
                    <Piece desk=board.desk actions=vec![Action::Build { building }.to_string()] id class="market-piece">
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
            let cost = coins(figures.money.freedom);
            view! {
                <li>
                    <Piece desk=board.desk actions=vec![Action::Introduce { freedom }.to_string()] id class="market-piece">
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
                    <Piece desk=board.desk actions=vec![Action::Draw { deck: pile }.to_string(), Action::Professor { deck: pile }.to_string()] id class="market-piece">
                        {icon(symbol)}
                        <strong>{move || t(&name)}</strong>
                        <small>{icon("coin")} {coins(price)} " · " {move || say(&left(count()), &[])}</small>
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
