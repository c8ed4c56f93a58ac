//! The four towers: on each floor its value, its bonus, the card and who stands there.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_lorenzo::Action;
use signoria_lorenzo::board::{FLOORS, Kind, Space};
use signoria_lorenzo::card::Card;

use super::Lorenzo;
use super::card::Face;
use super::sign::{self, art};
use super::target::{Target, figure, standing};
use crate::boards::kit::narrow::Line;
use crate::words::{say, t};

/// What fits in the name band of a tower, and beside the surcharge.
const ALONE: Line = Line {
    latin: 16.0,
    cyrillic: 13.0,
};
const BESIDE_CHIP: Line = Line {
    latin: 10.5,
    cyrillic: 8.5,
};

/// All towers, from left to right.
#[component]
pub fn Towers(board: Lorenzo) -> impl IntoView {
    let towers = Kind::ALL.iter().map(|&kind| view! { <Tower board kind /> });
    view! { <div class="towers">{towers.collect_view()}</div> }
}

#[component]
fn Tower(board: Lorenzo, kind: Kind) -> impl IntoView {
    let surcharge = Memo::new(move |_| board.read(|view| view.surcharges[kind as usize]));
    let is_dearer = Memo::new(move |_| surcharge.get() > 0);
    let heading = move || super::heading(kind);
    let cut = move || {
        let line = if is_dearer.get() { BESIDE_CHIP } else { ALONE };
        format!("{:.3}", line.cut(&heading()))
    };
    let chip = move || {
        is_dearer.get().then(|| {
            let words = Message::new("web.lorenzo.surcharge").with("coins", surcharge.get());
            view! {
                <span class="surcharge" data-explains="surcharge" tabindex="0">
                    <span aria-hidden="true">{sign::amount(format!("+{}", surcharge.get()), "coins")}</span>
                    <span class="visually-hidden">{move || say(&words, &[])}</span>
                </span>
            }
        })
    };
    let floors = (0..FLOORS)
        .rev()
        .map(|floor| view! { <li><Floor board kind floor /></li> });
    view! {
        <section class=format!("tower kind-{kind}") aria-label=heading>
            <div class="roof" aria-hidden="true"><span class="pennant">{art("pennant")}</span>{art("merlons")}</div>
            <h3 data-explains=format!("kind:{kind}")><span class="medal">{art(kind.word())}</span><span class="tower-name" style:--cut=cut>{heading}</span>{chip}</h3>
            <ol>{floors.collect_view()}</ol>
        </section>
    }
}

#[component]
fn Floor(board: Lorenzo, kind: Kind, floor: usize) -> impl IntoView {
    let space = kind.floor(floor);
    let card = Memo::new(move |_| board.read(|view| view.towers[kind as usize][floor]));
    let minimum = Memo::new(move |_| board.read(|view| view.figures.minimum(space)));
    let bonus = Memo::new(move |_| board.read(|view| view.figures.bonus_of(space)));
    let action = Memo::new(move |_| match card.get() {
        Some(card) if board.asks("take") => Some(Action::Take { card }),
        _ => Some(Action::On { space }),
    });
    let here = Memo::new(move |_| board.on(space));
    let explains = Memo::new(move |_| match card.get() {
        Some(card) => format!("card:{card}"),
        None => format!("space:{space}"),
    });
    let thing = Memo::new(move |_| card.get().map_or(space.name(), Card::name).to_owned());
    let chosen = Memo::new(move |_| board.chosen() == Some(space));
    // Another card is another element: none is seen to turn into the next.
    let within = Memo::new(move |_| (here.get().first().copied(), card.get()));
    let door = move |(first, card)| match (first, card) {
        (Some((seat, member)), _) => {
            view! { <span class="room">{art("loggia")}{standing(seat, member, space.word())}</span> }
                .into_any()
        }
        (None, Some(card)) => view! { <Face board card /> }.into_any(),
        (None, None) => view! { <span class="room empty">{art("loggia")}</span> }.into_any(),
    };
    view! {
        <Target board action explains thing chosen class=format!("floor floor-{}", floor + 1)>
            <span class="pier" aria-hidden="true">
                <span class="stone">{move || minimum.get()}</span>
                {move || { let bonus = bonus.get(); (!bonus.is_empty()).then(|| view! { <span class="plate">{sign::goods(&bonus)}</span> }) }}
                <span class="doorway"><Tick board space /></span>
            </span>
            <For each=move || [within.get()] key=|within| *within children=door />
            <Needed board space />
            <span class="visually-hidden">{move || t(space.name())}</span>
        </Target>
    }
}

/// A tick in the door of a place that the member in hand reaches, or the member itself while its servants are chosen.
#[component]
pub fn Tick(board: Lorenzo, space: Space) -> impl IntoView {
    let reached = Memo::new(move |_| board.way(space).is_some() && board.chosen().is_none());
    let waiting = Memo::new(move |_| board.placing().filter(|(_, place)| *place == Some(space)));
    move || match (waiting.get(), board.eye()) {
        (Some((member, _)), Some(seat)) => Some(figure(seat, member)),
        _ => reached
            .get()
            .then(|| view! { <span class="tick-mark">{art("check")}</span> }.into_any()),
    }
}

/// The servants that the member in hand needs for a place.
#[component]
pub fn Needed(board: Lorenzo, space: Space) -> impl IntoView {
    let servants = Memo::new(move |_| {
        let way = board.way(space).filter(|_| board.chosen().is_none());
        way.map_or(0, |way| way.servants)
    });
    move || {
        (servants.get() > 0)
            .then(|| view! { <span class="needed">{sign::amount(servants.get(), "servants")}</span> })
    }
}
