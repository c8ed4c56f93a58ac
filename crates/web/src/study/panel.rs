//! The study of a game beside its table: what a strong player would do at the moment that is shown, and what the decisions have cost.

use leptos::prelude::*;

use crate::app::app;
use crate::art::icon;
use crate::browser;
use crate::route::Route;
use crate::session::Line;
use crate::study::counsel::BestMoves;
use crate::study::deck::{BACK, ON, sign};
use crate::study::lines::Lines;
use crate::study::pack;
use crate::study::places::Pointed;
use crate::study::share::{game_at, players};
use crate::study::tree::Study;
use crate::study::verdicts::Analysis;
use crate::table::{Desk, Place};
use crate::words::tr;

/// Draws the study.
pub fn panel(desk: Desk, place: Place) -> AnyView {
    let close = move |_| {
        desk.studies.set(false);
        browser::focus(".deck-study");
    };
    let is_here = desk.session.line.get_untracked() == Line::Local;
    view! {
        <div class="study" role="region" aria-label=tr("web.study.label")>
            <header class="study-head">
                <h2>{icon("chart")} {tr("web.study.label")}</h2>
                <Steps desk />
                <button class="quiet" aria-label=tr("web.close") title=tr("web.close") on:click=close>{icon("close")}</button>
            </header>
            {if is_here {
                let pointed = Pointed::follow(desk);
                view! { <BestMoves desk place=place.clone() pointed /> <Lines desk place /> <Analysis desk /> }.into_any()
            } else {
                view! { <Elsewhere desk place /> }.into_any()
            }}
        </div>
    }
    .into_any()
}

/// Action by action through the game, on a phone, where the study lies over the deck.
#[component]
fn Steps(desk: Desk) -> impl IntoView {
    let ends = Memo::new(move |_| desk.read(|scene| (scene.moves == 0, scene.is_live())));
    let back = move |_| {
        let at = desk.session.wanted_moment().unwrap_or(0);
        desk.session.look(Some(at.saturating_sub(1)));
    };
    let on = move |_| {
        let at = desk.session.wanted_moment();
        desk.session.look(at.map(|at| at + 1));
    };
    view! {
        <span class="study-steps">
            <button aria-label=tr("web.table.earlier") title=tr("web.table.earlier") disabled=move || ends.get().0 on:click=back>{sign(BACK)}</button>
            <button aria-label=tr("web.table.later") title=tr("web.table.later") disabled=move || ends.get().1 on:click=on>{sign(ON)}</button>
        </span>
    }
}

/// A game of the server is studied in this browser: the server does not think for anybody.
#[component]
fn Elsewhere(desk: Desk, place: Place) -> impl IntoView {
    let place = StoredValue::new(place);
    let open = move |_| {
        let (seats, moment) = untrack(|| {
            let moment = desk.read(|scene| (!scene.is_live()).then_some(scene.moves));
            (players(desk), moment)
        });
        let place = place.get_value();
        leptos::task::spawn_local(async move {
            let packed = match game_at(place, seats).await {
                Ok(game) => Study::of_game(game.players, &game.journal).and_then(|study| pack::pack(&study)),
                Err(reason) => Err(reason),
            };
            match packed {
                Ok(packed) => app().go(&Route::Shared { packed, moment }),
                Err(reason) => app().tell(reason),
            }
        });
    };
    view! {
        <section class="study-part">
            <p>{tr("web.study.elsewhere")}</p>
            <button class="primary" on:click=open>{tr("web.study.here")}</button>
        </section>
    }
}
