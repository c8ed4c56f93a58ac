//! Cards: the hand with the sum that each work would be worth now, and cards to choose from.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::Action;
use signoria_florence::pieces::{Card, Pile, Tile};
use signoria_florence::view::{StepView, View, WorkView};

use crate::art::drawing;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::{tile_id, tile_picture};
use crate::boards::piece::Piece;
use crate::rows::rows;
use crate::table::tick;
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

/// One's own hand: professions side by side, the other cards in a pile.
#[component]
pub fn Hand(board: Florence) -> impl IntoView {
    let professions = Memo::new(move |_| {
        board
            .read(|view| Some(view.own()?.hand.clone()))
            .unwrap_or_default()
    });
    let slips = Memo::new(move |_| {
        let cards = board.read(|view| view.own().map(|own| [own.bonuses.clone(), own.prestiges.clone()]));
        cards.map(|cards| cards.concat()).unwrap_or_default()
    });
    let profession = move |card: &Card| {
        let card = *card;
        view! { <li><Profession board card actions=own_actions place="hand" /></li> }
    };
    let slip = move |card: &Card| {
        let card = *card;
        view! { <Slip board card actions=own_actions place="hand" /> }
    };
    // A hand that changes is drawn anew as a whole: cards that made room for others would jump.
    let has_slips = Memo::new(move |_| slips.with(|slips| !slips.is_empty()));
    view! {
        <section class="hand-florence scroll" aria-label=tr("web.florence.hand")>
            <ul class="fan">{move || professions.get().iter().map(profession).collect_view()}</ul>
            <div class="piles" hidden=move || !has_slips.get()>{move || slips.get().iter().map(slip).collect_view()}</div>
        </section>
    }
}

/// The cards that lie before the person to be chosen from, over yard and neighbours.
#[component]
pub fn Seen(board: Florence) -> impl IntoView {
    let cards = Memo::new(move |_| board.read(cards_before_the_eye));
    let is_empty = Memo::new(move |_| cards.with(Vec::is_empty));
    let card = move |card: &Card| {
        let card = *card;
        let drawn = match card.pile() {
            Pile::Profession => {
                view! { <Profession board card actions=seen_actions place="seen" /> }.into_any()
            }
            Pile::Bonus | Pile::Prestige => {
                view! { <Slip board card actions=seen_actions place="seen" /> }.into_any()
            }
        };
        view! { <li>{drawn}</li> }
    };
    view! {
        <section class="seen-sheet" hidden=move || is_empty.get()>
            <h3>{tr("web.florence.seen")}</h3>
            <ul>{rows(move || cards.get(), ToString::to_string, card)}</ul>
        </section>
    }
}

fn texts(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// A bonus or prestige card: what it says.
#[component]
fn Slip(board: Florence, card: Card, actions: fn(Card) -> Vec<Action>, place: &'static str) -> impl IntoView {
    let id = format!("florence.card.{card}");
    let name = id.clone();
    let pile = card.pile();
    view! {
        <Piece desk=board.desk actions=texts(&actions(card)) id class="slip" place art=format!("florence-{pile}") from=format!("florence.deck.{pile}")>
            {drawing(&format!("florence-{pile}"))}
            <span>{move || t(&name)}</span>
        </Piece>
    }
}

/// A profession: face, wishes, and its sum as a sum.
#[component]
fn Profession(
    board: Florence,
    card: Card,
    actions: fn(Card) -> Vec<Action>,
    place: &'static str,
) -> impl IntoView {
    let id = format!("florence.card.{card}");
    let name = id.clone();
    view! {
        <Piece desk=board.desk actions=texts(&actions(card)) id class="game-card" place art=format!("portrait-{card}-round") from="florence.deck.profession">
            <span class="card-name">{move || t(&name)}</span>
            <span class="card-face">{drawing(&format!("portrait-{card}"))}</span>
            <Wishes board card />
            <Sum board card />
        </Piece>
    }
}

/// What a work of the card would be worth now; known for one's own hand.
fn work_of(board: Florence, card: Card) -> Memo<Option<WorkView>> {
    Memo::new(move |_| {
        board.read(|view| {
            let works = &view.own()?.works;
            works.iter().find(|work| work.card == card).cloned()
        })
    })
}

/// What a profession wishes for, and what of it is met.
#[component]
fn Wishes(board: Florence, card: Card) -> impl IntoView {
    // What a card wishes for is printed on it.
    let printed = untrack(|| {
        board.read(|view| {
            let wish = view.figures.wish(card)?;
            let building = Tile::Building(wish.building);
            Some([
                (
                    tile_picture(building, &view.figures.outline(building)),
                    tile_id(building),
                ),
                (
                    format!("florence-{}", wish.landscape),
                    tile_id(Tile::Landscape(wish.landscape)),
                ),
                (
                    format!("florence-{}", wish.freedom),
                    format!("web.florence.freedom.{}", wish.freedom),
                ),
            ])
        })
    });
    let work = work_of(board, card);
    let met = Memo::new(move |_| {
        let sum = work.get().map(|work| work.sum);
        sum.map(|sum| [sum.building > 0, sum.landscape > 0, sum.freedom > 0])
            .unwrap_or_default()
    });
    let wish = move |(index, (picture, id)): (usize, (String, String))| {
        let is_met = Memo::new(move |_| met.get()[index]);
        let state = move || {
            t(if is_met.get() {
                "web.florence.met"
            } else {
                "web.florence.unmet"
            })
        };
        view! {
            <span class="card-wish" class:open=move || !is_met.get()>
                {move || tick(is_met.get())} <span class="wish-art">{drawing(&picture)}</span>
                <span>{move || t(&id)} <span class="visually-hidden">" " {state}</span></span>
            </span>
        }
    };
    printed.map(|printed| {
        view! { <span class="card-wishes">{printed.into_iter().enumerate().map(wish).collect_view()}</span> }
    })
}

/// What a work would be worth now: building + landscape + freedom + jesters + cards, in a seal.
#[component]
fn Sum(board: Florence, card: Card) -> impl IntoView {
    const PICTURES: [&str; 5] = ["house", "forest", "opinion", "jester", "hand"];
    let work = work_of(board, card);
    let parts = Memo::new(move |_| {
        let sum = work.get().map(|work| work.sum);
        sum.map(|sum| {
            [
                sum.building,
                sum.landscape,
                sum.freedom,
                sum.jesters,
                sum.cards + sum.muse,
            ]
        })
        .unwrap_or_default()
    });
    let value = Memo::new(move |_| work.get().map_or(0, |work| i32::from(work.value)));
    let is_enough = Memo::new(move |_| work.get().is_some_and(|work| work.enough));
    let is_known = Memo::new(move |_| work.with(Option::is_some));
    let minimum = Memo::new(move |_| board.read(|view| i32::from(view.minimum)));
    let part = move |(index, picture): (usize, &str)| {
        let value = Memo::new(move |_| parts.get()[index]);
        view! {
            {(index > 0).then_some(view! { <i>"+"</i> })}
            <span class="part" class:zero=move || value.get() == 0>{drawing(&format!("florence-{picture}"))} <b>{move || value.get()}</b></span>
        }
    };
    let words = move || {
        let message = Message::new("web.florence.worth")
            .with("value", value.get())
            .with("minimum", minimum.get());
        say(&message, &[])
    };
    let note = move || {
        let short = minimum.get() - value.get();
        let message = Message::new("web.florence.of-minimum")
            .with("minimum", minimum.get())
            .with("short", short.max(0));
        say(&message, &[])
    };
    move || {
        is_known.get().then(|| {
            view! {
                <span class="visually-hidden">{words}</span>
                <span class="card-sum" aria-hidden="true">{PICTURES.into_iter().enumerate().map(part).collect_view()} <i>"="</i></span>
                <span class="seal" class:enough=move || is_enough.get() aria-hidden="true">{move || value.get()}</span>
                <span class="seal-note" aria-hidden="true">{note}</span>
            }
        })
    }
}
