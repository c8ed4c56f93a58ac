//! Cards: the hand with the sum that each work would be worth now, and cards to choose from.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::{Card, Pile, Tile};
use signoria_florence::step::Step;
use signoria_florence::view::{DeckView, StepView, View, WorkSum, WorkView};

use crate::art::drawing;
use crate::boards::florence::Florence;
use crate::boards::florence::depict;
use crate::boards::florence::ending::Ending;
use crate::boards::florence::estate::{tile_id, tile_picture};
use crate::boards::florence::near::Works;
use crate::boards::florence::work::Work;
use crate::boards::kit::piece::Piece;
use crate::boards::kit::syllables::breakable;
use crate::rows::rows;
use crate::scene::Scene;
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
    vec![
        Action::Keep { card },
        Action::Under { card },
        Action::Recruit { card },
    ]
}

/// The cards that lie before the eye to be chosen from.
fn cards_before_the_eye(view: &View) -> Vec<Card> {
    match &view.step {
        StepView::Looking {
            cards, kept, under, ..
        } => {
            let is_left = |card: &&Card| *kept != Some(**card) && !under.contains(card);
            cards.iter().filter(is_left).copied().collect()
        }
        // A recruiting card is asked about: the professions that lie before the others.
        StepView::Open(Step::Hire { by, .. } | Step::Window { by, .. }) if view.eye == Some(*by) => {
            let Some(own) = view.own() else { return Vec::new() };
            let is_anothers = |card: &Card| !own.hand.contains(card) && !own.table.contains(card);
            own.works
                .iter()
                .map(|work| work.card)
                .filter(is_anothers)
                .collect()
        }
        StepView::Open(_) | StepView::Over => Vec::new(),
    }
}

/// The card that was chosen, while the others are still put under the deck.
fn kept(view: &View) -> Option<Card> {
    match &view.step {
        StepView::Looking { kept, .. } => *kept,
        StepView::Open(_) | StepView::Over => None,
    }
}

/// The hand with every card where it lay: a new one comes last. The first hand is in the order of the list.
fn in_their_places(before: &[Card], mut hand: Vec<Card>) -> Vec<Card> {
    let place = |card: &Card| {
        before
            .iter()
            .position(|known| known == card)
            .unwrap_or(before.len())
    };
    hand.sort_unstable_by_key(|card| (place(card), card.number()));
    hand.dedup();
    hand
}

/// The places of the cards before the eye: one that was chosen leaves its place open, so that the others do not move.
fn places(before: &[(Card, bool)], cards: &[Card]) -> Vec<(Card, bool)> {
    let is_known = |card: &Card| before.iter().any(|(known, _)| known == card);
    if !cards.is_empty() && cards.iter().all(is_known) {
        let place = |(card, _): &(Card, bool)| (*card, cards.contains(card));
        return before.iter().map(place).collect();
    }
    cards.iter().map(|card| (*card, true)).collect()
}

/// One's own hand: professions side by side, the other cards in a pile.
#[component]
pub fn Hand(board: Florence, work: Work) -> impl IntoView {
    let slips = Memo::new(move |_| {
        let cards = board.read(|view| view.own().map(|own| [own.bonuses.clone(), own.prestiges.clone()]));
        let chosen = board.read(kept).filter(|card| card.pile() != Pile::Profession);
        let cards = cards.map(|cards| cards.concat()).unwrap_or_default();
        cards.into_iter().chain(chosen).collect::<Vec<Card>>()
    });
    let begin = Callback::new(move |action: String| {
        if let Ok(Action::Work { card }) = action.parse() {
            work.begin(card);
        }
    });
    let profession = move |card: Card, laid: Option<Card>| {
        if laid == Some(card) {
            return view! { <li><OpenPlace card /></li> }.into_any();
        }
        view! { <li><Profession board card actions=own_actions place="hand" composes=Some(("work", begin)) /></li> }.into_any()
    };
    let slip = move |(_, card): &(usize, Card)| {
        let card = *card;
        view! { <Slip board card actions=own_actions place="hand" /> }
    };
    let is_over = Memo::new(move |_| board.desk.read(Scene::is_over));
    // The piles take room from the cards.
    let piled = Memo::new(move |_| {
        let has_works = board.read(|view| view.own().is_some_and(|own| !own.table.is_empty()));
        usize::from(has_works) + slips.with(Vec::len)
    });
    // The place of a card that is being played stays open, so that the others do not move. All that the hand shows is one value: it is redrawn as a whole, as
    // cards that made room for others would jump.
    let fan = Memo::new(move |before: Option<&(Vec<Card>, Option<Card>, usize)>| {
        let laid = work.in_play();
        let hand = board.read(|view| Some(view.own()?.hand.clone()));
        let chosen = board.read(kept).filter(|card| card.pile() == Pile::Profession);
        let hand: Vec<Card> = hand
            .unwrap_or_default()
            .into_iter()
            .chain(laid)
            .chain(chosen)
            .collect();
        let before = before.map_or(&[][..], |(before, ..)| before);
        (in_their_places(before, hand), laid, piled.get())
    });
    let is_seated = Memo::new(move |_| board.read(|view| view.own().is_some()));
    // Whoever watches has no hand, and an empty deck has no cards.
    let is_on_offer = Memo::new(move |_| {
        board.read(|view| {
            let is_left = |deck: &DeckView| deck.deck == Pile::Profession && deck.left > 0;
            view.own().is_some() && view.decks.iter().any(is_left)
        })
    });
    view! {
        {move || is_over.get().then(|| view! { <Ending board /> })}
        <section class="hand-florence scroll" hidden=move || is_over.get() aria-label=tr("web.florence.hand")>
            <ul class="fan">{rows(
                move || vec![fan.get()],
                |hand| format!("{hand:?}"),
                move |(hand, laid, _)| {
                    let cards = hand.iter().map(|card| profession(*card, *laid)).collect_view();
                    let has_few = hand.len() < FEW;
                    (cards, move || (has_few && is_on_offer.get()).then(|| view! { <li><NewCards board /></li> }))
                },
            )}</ul>
            {move || (!is_seated.get()).then(|| view! { <p class="watchers-hand">{tr("web.florence.watching")}</p> })}
            <div class="piles" hidden=move || !is_seated.get()>
                <OwnWorks board />
                {rows(move || slips.get().into_iter().enumerate().collect(), |slip| format!("{slip:?}"), slip)}
                {move || slips.with(Vec::is_empty).then(|| view! {
                    <span class="pile empty" data-explains="florence.deck.bonus">{drawing("florence-bonus")} <small>{tr("web.florence.no-bonus")}</small></span>
                })}
            </div>
        </section>
    }
}

/// With fewer professions in the hand, it says where new ones come from.
const FEW: usize = 3;

/// Where a further profession would lie: new ones are bought, which nobody guesses who has played the first.
#[component]
fn NewCards(board: Florence) -> impl IntoView {
    let words = move || {
        let price = board.read(|view| coins(view.figures.money.card(Pile::Profession)));
        say(&Message::new("web.florence.new-cards").with("coins", price), &[])
    };
    let draw = Action::Draw {
        deck: Pile::Profession,
    }
    .to_string();
    let offered = draw.clone();
    let legal = Memo::new(move |_| board.desk.session.offers(&offered));
    let action = draw.clone();
    view! {
        <button class="new-cards" data-action=move || legal.get().then(|| action.clone()) disabled=move || !legal.get()
            on:click=move |_| board.desk.choose(&draw)>
            {drawing("florence-profession")} <small>{words}</small>
        </button>
    }
}

/// Where a card lay that is being played.
#[component]
fn OpenPlace(card: Card) -> impl IntoView {
    view! {
        <span class="open-place">
            <span class="card-name">{move || breakable(&t(&format!("florence.card.{card}")))}</span>
            <svg viewBox="0 0 60 48" aria-hidden="true"><path d="M6 44c0-22 14-33 42-31M38 3l11 10l-10 11"></path></svg>
            <small>{tr("web.florence.laid-down")}</small>
        </span>
    }
}

/// The works that one has played, as faces.
#[component]
fn OwnWorks(board: Florence) -> impl IntoView {
    let seat = Memo::new(move |_| board.read(|view| view.eye));
    let count = Memo::new(move |_| board.read(|view| view.own().map_or(0, |own| own.table.len())));
    let words = move || {
        let message = Message::new("web.florence.works-count").with("count", count.get());
        say(&message, &[])
    };
    view! {
        <span class="pile own-works" class:empty=move || count.get() == 0 data-explains="florence.fact.works">
            {move || (count.get() == 0).then(|| drawing("florence-work"))}
            {move || seat.get().map(|seat| view! { <Works board seat /> })}
            <small>{words}</small>
        </span>
    }
}

/// The cards that lie before the person to be chosen from, over yard and neighbours.
#[component]
pub fn Seen(board: Florence) -> impl IntoView {
    let cards = Memo::new(move |before: Option<&Vec<(Card, bool)>>| {
        let before = before.map_or(&[][..], Vec::as_slice);
        places(before, &board.read(cards_before_the_eye))
    });
    let is_empty = Memo::new(move |_| cards.with(Vec::is_empty));
    let title = move || {
        let is_chosen = board.read(|view| kept(view).is_some());
        t(if is_chosen {
            "web.florence.seen-rest"
        } else {
            "web.florence.seen"
        })
    };
    let card = move |(card, is_there): &(Card, bool)| {
        let card = *card;
        if !is_there {
            return view! { <li class="open-place" aria-hidden="true"></li> }.into_any();
        }
        let drawn = match card.pile() {
            Pile::Profession => {
                view! { <Profession board card actions=seen_actions place="seen" /> }.into_any()
            }
            Pile::Bonus | Pile::Prestige => {
                view! { <Slip board card actions=seen_actions place="seen" /> }.into_any()
            }
        };
        view! { <li>{drawn}</li> }.into_any()
    };
    view! {
        <section class="seen-sheet" hidden=move || is_empty.get()>
            <h3>{title}</h3>
            <ul>{rows(move || cards.get(), |place| format!("{place:?}"), card)}</ul>
        </section>
    }
}

fn texts(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// A bonus or prestige card: what it counts, drawn, and what it says.
#[component]
fn Slip(board: Florence, card: Card, actions: fn(Card) -> Vec<Action>, place: &'static str) -> impl IntoView {
    let id = format!("florence.card.{card}");
    let name = id.clone();
    let pile = card.pile();
    view! {
        <Piece desk=board.desk actions=texts(&actions(card)) id class="slip" place art=format!("florence-{pile}") from=format!("florence.deck.{pile}")>
            {(place == "seen").then(|| view! { <span class="slip-kind" aria-hidden="true">{drawing(&format!("florence-{pile}"))}</span> })}
            <CardFace board card />
            <span class="slip-words">{move || t(&name)}</span>
        </Piece>
    }
}

/// The face of a bonus or prestige card: what it counts, and what that is worth.
#[component]
pub fn CardFace(board: Florence, card: Card) -> impl IntoView {
    // What a card counts is printed on it.
    let face = untrack(|| board.read(|view| depict::face(&view.figures, card)));
    face.map(|face| {
        let pictures = face
            .pictures
            .iter()
            .map(|picture| drawing(picture))
            .collect_view();
        view! {
            <span class=format!("slip-face {}", card.pile()) aria-hidden="true">
                <span class="slip-pictures">{pictures}</span> <b>{face.value}</b>
            </span>
        }
    })
}

/// A profession: face, wishes, and its sum as a sum.
#[component]
fn Profession(
    board: Florence,
    card: Card,
    actions: fn(Card) -> Vec<Action>,
    place: &'static str,
    #[prop(optional_no_strip)] composes: Option<(&'static str, Callback<String>)>,
) -> impl IntoView {
    let id = format!("florence.card.{card}");
    let name = id.clone();
    view! {
        <Piece desk=board.desk actions=texts(&actions(card)) id class="game-card" place composes art=format!("portrait-{card}-round") from="florence.deck.profession">
            <span class="card-name">{move || breakable(&t(&name))}</span>
            <span class="card-face">{drawing(&format!("portrait-{card}"))}</span>
            <Wishes board card />
            <Sum board card />
        </Piece>
    }
}

/// What a work of the card would be worth now; known for one's own hand, and for what one may keep.
fn work_of(board: Florence, card: Card) -> Memo<Option<WorkView>> {
    Memo::new(move |_| {
        board.read(|view| {
            let on_offer: &[WorkView] = match &view.step {
                StepView::Looking { works, .. } => works,
                StepView::Open(_) | StepView::Over => &[],
            };
            let works = view.own()?.works.iter().chain(on_offer);
            works.into_iter().find(|work| work.card == card).cloned()
        })
    })
}

/// What its work would be made of after the action that the person considers; none where nothing would change.
fn foreseen(board: Florence, card: Card) -> Memo<Option<WorkSum>> {
    let work = work_of(board, card);
    Memo::new(move |_| {
        let (gain, work) = (board.gain.get()?, work.get()?);
        let sum = board.read(|view| Some(view.sum_with(&work, gain)))?;
        Some(sum).filter(|sum| *sum != work.sum)
    })
}

/// The parts of a sum in their usual order: building, landscape, freedom, jesters, cards.
const fn parts_of(sum: WorkSum) -> [u16; 5] {
    [
        sum.building,
        sum.landscape,
        sum.freedom,
        sum.jesters,
        sum.cards_and_muse(),
    ]
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
    let then = foreseen(board, card);
    let met = Memo::new(move |_| work.get().map(|work| parts_of(work.sum)).unwrap_or_default());
    let met_then = Memo::new(move |_| then.get().map(parts_of).unwrap_or_default());
    let wish = move |(index, (picture, id)): (usize, (String, String))| {
        let is_met = Memo::new(move |_| met.get()[index] > 0);
        let would_be = Memo::new(move |_| !is_met.get() && met_then.get()[index] > 0);
        let state = move || {
            t(if is_met.get() {
                "web.florence.met"
            } else {
                "web.florence.unmet"
            })
        };
        view! {
            <span class="card-wish" class:open=move || !is_met.get() && !would_be.get() class:then=move || would_be.get()>
                {move || if would_be.get() { view! { <i class="tick plus" aria-hidden="true">"+"</i> }.into_any() } else { tick(is_met.get()).into_any() }} <span class="wish-art">{drawing(&picture)}</span>
                <span>{move || breakable(&t(&id))} <span class="visually-hidden">" " {state}</span></span>
            </span>
        }
    };
    printed.map(|printed| {
        view! { <span class="card-wishes">{printed.into_iter().enumerate().map(wish).collect_view()}</span> }
    })
}

/// What a work would be worth now: building + landscape + freedom + jesters + cards, in a seal; and what a considered action would make of it.
#[component]
fn Sum(board: Florence, card: Card) -> impl IntoView {
    let wish = untrack(|| board.read(|view| view.figures.wish(card).copied()));
    let pictures = wish.map_or(["house".to_owned(), "forest".into(), "opinion".into()], |wish| {
        [
            "house".to_owned(),
            wish.landscape.to_string(),
            wish.freedom.to_string(),
        ]
    });
    let work = work_of(board, card);
    let then = foreseen(board, card);
    let now = Memo::new(move |_| work.get().map(|work| work.sum));
    let shown = Memo::new(move |_| then.get().or(now.get()));
    let parts = Memo::new(move |_| shown.get().map(parts_of).unwrap_or_default());
    let before = Memo::new(move |_| now.get().map(parts_of).unwrap_or_default());
    let value = Memo::new(move |_| shown.get().map_or(0, WorkSum::total));
    let minimum = Memo::new(move |_| board.read(|view| view.minimum));
    let lacks = Memo::new(move |_| board.read(|view| view.lacks(value.get())));
    let is_enough = Memo::new(move |_| lacks.get() == 0);
    let is_known = Memo::new(move |_| work.with(Option::is_some));
    let is_changed = Memo::new(move |_| then.with(Option::is_some));
    let part = move |(index, picture): (usize, &str)| {
        let value = Memo::new(move |_| parts.get()[index]);
        view! {
            {(index > 0).then_some(view! { <i>"+"</i> })}
            <span class="part" class:zero=move || value.get() == 0 class:then=move || value.get() != before.get()[index]>
                {drawing(&format!("florence-{picture}"))} <b>{move || value.get()}</b>
            </span>
        }
    };
    let words = move || {
        let message = Message::new("web.florence.worth")
            .with("value", value.get())
            .with("minimum", minimum.get());
        say(&message, &[])
    };
    let note = move || {
        let message = Message::new("web.florence.of-minimum")
            .with("minimum", minimum.get())
            .with("short", lacks.get());
        say(&message, &[])
    };
    let was = move || {
        is_changed.get().then(|| {
            let total = now.get().map_or(0, WorkSum::total);
            let words = say(&Message::new("web.florence.was").with("value", total), &[]);
            view! { <i class="was">{words} " · "</i> }
        })
    };
    let shown_parts = move || {
        let [building, landscape, freedom] = &pictures;
        let pictures = [building.as_str(), landscape, freedom, "jester", "hand"];
        pictures.into_iter().enumerate().map(part).collect_view()
    };
    move || {
        is_known.get().then(|| {
            view! {
                <span class="visually-hidden">{words}</span>
                <span class="card-sum" aria-hidden="true">{shown_parts()} <i>"="</i></span>
                <span class="seal" class:enough=move || is_enough.get() class:then=move || is_changed.get() aria-hidden="true">{move || value.get()}</span>
                <span class="seal-note" aria-hidden="true">{was} {note}</span>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_card_comes_last_in_the_hand() {
        let [first, second, third] = ["p03", "p05", "p01"].map(|name| name.parse::<Card>().unwrap());
        assert_eq!(in_their_places(&[], vec![second, first]), [first, second]);
        assert_eq!(
            in_their_places(&[first, second], vec![third, first, second]),
            [first, second, third]
        );
        assert_eq!(
            in_their_places(&[first, second, third], vec![third, second, second]),
            [second, third]
        );
    }

    #[test]
    fn a_card_that_was_chosen_leaves_its_place_open() {
        let [first, second, third] = ["b01", "b02", "b03"].map(|name| name.parse::<Card>().unwrap());
        let all = places(&[], &[first, second, third]);
        let fewer = places(&all, &[first, third]);
        assert_eq!(fewer, [(first, true), (second, false), (third, true)]);
        // Other cards are looked at.
        assert_eq!(places(&fewer, &[]), []);
        assert_eq!(places(&[(first, true)], &[second]), [(second, true)]);
    }
}
