//! What lies ahead of one's own seat while it weighs its main action: feeding, the decree of this round, and the titles that are nearest.

use leptos::prelude::*;
use signoria_amalfi::view::TitleView;
use signoria_engine::{Message, Seat};

use crate::boards::amalfi::parts::{lemon, of_count, sign};
use crate::boards::amalfi::{Amalfi, NUMERALS, View};
use crate::words::{say, t, tr};

/// No more titles than a person can keep in mind.
const NEAREST: usize = 2;

/// The titles that a seat misses the least of, with what it misses.
fn nearest(view: &View, seat: Seat) -> Vec<(TitleView, Vec<u8>)> {
    let open = view
        .titles
        .iter()
        .filter(|title| title.open.contains(seat))
        .filter_map(|title| Some((title.clone(), title.missing.get(seat.index())?.clone())));
    let mut open: Vec<_> = open.collect();
    open.sort_by_key(|(_, missing)| missing.iter().copied().map(u16::from).sum::<u16>());
    open.truncate(NEAREST);
    open
}

/// The three things beside the main actions.
#[component]
pub fn Ahead(board: Amalfi) -> impl IntoView {
    let home = Memo::new(move |_| board.home());
    let feeding = Memo::new(move |_| {
        board.read(|view| {
            view.players
                .get(home.get().index())
                .map(|player| (player.feeding, player.owed))
        })
    });
    let decree = Memo::new(move |_| {
        board.read(|view| {
            let round = usize::from(view.round).checked_sub(1)?;
            let points = view.decree_points.get(home.get().index())?;
            Some((round, view.decrees.get(round)?.name(), *points))
        })
    });
    let titles = Memo::new(move |_| board.read(|view| nearest(view, home.get())));
    let fed = move || {
        let (meal, owed) = feeding.get()?;
        let id = if meal.missing > 0 {
            "web.amalfi.lacks"
        } else {
            "web.amalfi.will-eat"
        };
        let words = Message::new(id)
            .with("n", owed)
            .with("missing", meal.missing)
            .with("vp", meal.penalty);
        Some(view! {
            <li data-explains="amalfi.yard.barn">
                {sign("bread")} <span class="aim">{tr("amalfi.panel.phase-feeding")}</span>
                <span class="what" class:fed={meal.missing == 0} class:hungry={meal.missing > 0}>{say(&words, &[])}</span>
            </li>
        })
    };
    let scored = move || {
        let (round, name, points) = decree.get()?;
        Some(view! {
            <li data-explains=name>
                <i class="numeral" aria-hidden="true">{NUMERALS.get(round).copied()}</i> <span class="aim">{t(name)}</span>
                <span class="what">{tr("web.amalfi.now")}</span> {lemon(points)}
            </li>
        })
    };
    let title = |(title, missing): (TitleView, Vec<u8>)| {
        let lacks = title
            .requires
            .iter()
            .zip(missing)
            .filter(|(_, missing)| *missing > 0);
        let lacks = lacks.map(|((count, _), missing)| {
            view! { <span class="lacks"><b>{missing}</b>{sign(of_count(*count))}</span> }
        });
        let name = title.title.name();
        view! {
            <li data-explains=name>
                {sign("title")} <span class="aim">{t(name)}</span>
                <span class="what"><span class="still">{tr("web.amalfi.still")}</span> {lacks.collect_view()}</span> {title.next.map(lemon)}
            </li>
        }
    };
    view! {
        <ul class="ahead" aria-label=tr("web.amalfi.ahead")>
            {fed} {scored} {move || titles.get().into_iter().map(title).collect_view()}
        </ul>
    }
}
