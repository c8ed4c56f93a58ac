//! The neighbours: their estates, their courts and the works they have played, always in sight.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::Action;
use signoria_florence::pieces::Card;

use crate::art::{drawing, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::estate::Estate;
use crate::boards::florence::yard::Flags;
use crate::boards::kit::piece::Piece;
use crate::motion::Count;
use crate::rows::rows;
use crate::words::{say, t, tr};

/// All estates but one's own.
#[component]
pub fn Neighbours(board: Florence) -> impl IntoView {
    let others = Memo::new(move |_| {
        let shown = board.shown();
        board.read(|view| {
            let seats = view.players.iter().map(|player| player.seat);
            seats.filter(|seat| Some(*seat) != shown).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="near" aria-label=tr("web.florence.estates")>
            {move || others.get().into_iter().map(|seat| view! { <Neighbour board seat /> }).collect_view()}
        </section>
    }
}

#[component]
fn Neighbour(board: Florence, seat: Seat) -> impl IntoView {
    // The same number as beside the seat, with the prestige cards at the end.
    let prestige = Memo::new(move |_| {
        board
            .desk
            .read(|scene| scene.standings()?.of(seat).map(|row| row.score))
            .unwrap_or(0)
    });
    let jesters = board.of(seat, |player| player.jesters);
    let builders = board.of(seat, |player| player.builders);
    let count = |name: &'static str, label: &'static str, value: Memo<u8>| {
        view! {
            <span class:quiet-thing=move || value.get() == 0 data-explains=format!("florence.stack.{name}")>
                {drawing(&format!("florence-{name}"))} {move || value.get()} <span class="visually-hidden">{tr(label)}</span>
            </span>
        }
    };
    let works = board.of(seat, |player| player.table.len());
    let played = move || match works.get() {
        0 => say(&Message::new("web.florence.works-count").with("count", 0), &[]),
        _ => t("web.florence.works-label"),
    };
    view! {
        <article class=format!("neighbour seat-{}", seat.index()) data-thing=format!("seat-{}", seat.index())>
            <h4>{seat_mark(seat.index())} {move || board.name(seat)} <span class="score-small"><Count value=prestige /></span></h4>
            <div class="neighbour-body">
                // The seat in the rail does the same for the keyboard.
                <div class="neighbour-garden" on:click=move |_| board.visited.set(Some(seat))><Estate board seat /></div>
                <div class="court">
                    {count("jester", "web.florence.jesters", jesters)}
                    {count("builder", "web.florence.builders", builders)}
                    <Flags board seat=Signal::derive(move || Some(seat)) />
                </div>
            </div>
            <div class="neighbour-works"><small>{played}</small> <Works board seat /></div>
        </article>
    }
}

/// The professions on the table before a seat, from where they can be recruited.
#[component]
pub fn Works(board: Florence, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            view.player(seat)
                .map(|player| player.table.clone())
                .unwrap_or_default()
        })
    });
    let card = move |card: &Card| {
        let id = format!("florence.card.{card}");
        let name = id.clone();
        let actions = vec![Action::Recruit { card: *card }.to_string()];
        let picture = format!("portrait-{card}-round");
        view! {
            <li>
                <Piece desk=board.desk actions id class="work-face" place=format!("table-{}", seat.index())
                    art=picture.clone() from=format!("seat-{}", seat.index())>
                    {drawing(&picture)}
                    <span class="visually-hidden">{move || t(&name)}</span>
                </Piece>
            </li>
        }
    };
    view! {
        <ul class="works" aria-label=tr("web.florence.on-table")>
            {rows(move || cards.get(), ToString::to_string, card)}
        </ul>
    }
}
