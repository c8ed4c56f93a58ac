//! The lines that were tried instead: begun at any moment, named, forgotten, gone to.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::app::app;
use crate::art::icon;
use crate::browser;
use crate::route::Route;
use crate::scene::Scene;
use crate::study::share::{game_at, players};
use crate::study::shelf;
use crate::study::tree::{Against, GAME, Line, Study};
use crate::table::{Desk, Place};
use crate::words::{t, tr};

/// The study that is open, and the line of it that is shown.
fn opened(place: &Place) -> Option<(String, u32)> {
    match place {
        Place::Study { id, line } => Some((id.clone(), *line)),
        _ => None,
    }
}

/// Leaves the line that is shown at the moment that is shown, perhaps with a first action, and goes there. A game that is not studied yet becomes a study.
pub fn try_instead(desk: Desk, place: Place, first: Option<String>, against: Against) {
    let (seats, moment) = untrack(|| (players(desk), desk.read(|scene| scene.moves)));
    leptos::task::spawn_local(async move {
        let branched = match opened(&place) {
            Some((id, line)) => {
                shelf::change(&id, |study| study.branch(line, moment, first, against)).map(|line| (id, line))
            }
            None => match game_at(place, seats).await {
                Ok(game) => Study::of_game(game.players, &game.journal).and_then(|mut study| {
                    let line = study.branch(GAME, moment, first, against);
                    let id = browser::new_id();
                    shelf::keep(&id, &mut study).map(|()| (id, line))
                }),
                Err(reason) => Err(reason),
            },
        };
        match branched {
            Ok((id, line)) => app().go(&Route::study(&id, line)),
            Err(reason) => app().tell(reason),
        }
    });
}

/// What a line is called: as the reader says, or by where it begins.
fn name_of(line: &Line) -> String {
    if line.name.is_empty() {
        let unnamed = Message::new("web.study.unnamed").with("number", line.from + 1);
        crate::words::say(&unnamed, &[])
    } else {
        line.name.clone()
    }
}

/// One action back from the present of a line: there the deck goes through it and shares it.
fn go_back(desk: Desk) {
    let moment = untrack(|| desk.read(|scene| scene.moves)).saturating_sub(1);
    desk.session.look(Some(moment));
}

/// The lines of the study that is open, and the way to a new one.
#[component]
pub fn Lines(desk: Desk, place: Place) -> impl IntoView {
    let shown = opened(&place);
    let place = StoredValue::new(place);
    let changed = RwSignal::new(0_u32);
    let against = RwSignal::new(Against::Alone);
    let may_branch = Memo::new(move |_| desk.read(|scene| scene.moves < scene.table.moves));
    let is_studied = shown.is_some();
    let at_its_end = move || {
        let is_over = desk.read(Scene::is_over);
        (!may_branch.get()).then(|| {
            // The keys to go through a game are there wherever it is over.
            let back = (is_studied && !is_over).then(|| {
                view! { <button class="go-through" on:click=move |_| go_back(desk)>{icon("replay")} {tr("web.study.go-through")}</button> }
            });
            let why = if is_over { "web.study.at-the-end" } else { "web.study.at-the-front" };
            view! { <p class="quiet-line">{tr(why)}</p> {back} }
        })
    };
    let begin = move |_| try_instead(desk, place.get_value(), None, against.get_untracked());
    let choice = move |option: Against, label: &'static str| {
        view! { <button aria-pressed=move || (against.get() == option).to_string() on:click=move |_| against.set(option)>{tr(label)}</button> }
    };
    view! {
        <section class="study-part">
            <h3>{tr("web.study.lines")}</h3>
            {shown.map(|(id, line)| view! { <Tree id line changed /> })}
            <div class="branching">
                <button class="primary try" disabled=move || !may_branch.get() title=tr("web.study.try-help") on:click=begin>{tr("web.study.try")}</button>
                <span class="against">{tr("web.study.against")}</span>
                <span class="speeds" role="group" aria-label=tr("web.study.against")>
                    {choice(Against::Alone, "web.study.alone")}
                    {choice(Against::Bots, "web.study.bots")}
                </span>
            </div>
            {at_its_end}
        </section>
    }
}

#[component]
fn Tree(id: String, line: u32, changed: RwSignal<u32>) -> impl IntoView {
    let id = StoredValue::new(id);
    let study = Memo::new(move |_| {
        changed.track();
        id.with_value(|id| shelf::read(id)).ok()
    });
    let entry = move |depth: usize, number: u32, name: String| {
        let address = id.with_value(|id| Route::study(id, number).to_string());
        view! {
            <li style:padding-left=format!("{}px", depth * 14)>
                <a href=address aria-current=(number == line).then_some("true")>{name}</a>
            </li>
        }
    };
    view! {
        <ul class="study-tree">
            {move || study.get().map(|study| {
                let rows = study.rows().into_iter().map(|(depth, found)| entry(depth, found.id, name_of(found))).collect_view();
                view! { {entry(0, GAME, t("web.study.game"))} {rows} }
            })}
        </ul>
        {(line != GAME).then(|| view! { <Naming id=id.get_value() line changed /> })}
    }
}

/// The name of the line that is shown, and its end.
#[component]
fn Naming(id: String, line: u32, changed: RwSignal<u32>) -> impl IntoView {
    let id = StoredValue::new(id);
    let known = id.with_value(|id| shelf::read(id)).ok();
    let found = known.as_ref().and_then(|study| study.line(line));
    let name = found.map(|line| line.name.clone()).unwrap_or_default();
    let asks = RwSignal::new(false);
    let tell = move |outcome: Result<(), Message>| match outcome {
        Ok(()) => changed.update(|changed| *changed += 1),
        Err(reason) => app().tell(reason),
    };
    let rename = move |event| {
        let name = event_target_value(&event);
        tell(id.with_value(|id| shelf::change(id, |study| study.rename(line, &name))));
    };
    let forget = move |_| {
        let parent = id.with_value(|id| {
            shelf::change(id, |study| {
                let parent = study.line(line).map_or(GAME, |line| line.parent);
                study.forget(line);
                parent
            })
        });
        match parent {
            Ok(parent) => id.with_value(|id| app().go(&Route::study(id, parent))),
            Err(reason) => app().tell(reason),
        }
    };
    view! {
        <div class="naming">
            <input type="text" maxlength="60" aria-label=tr("web.study.name") placeholder=tr("web.study.name") prop:value=name on:change=rename />
            {move || if asks.get() {
                view! { <button class="danger" on:click=forget>{tr("web.games.forget-sure")}</button> }.into_any()
            } else {
                view! { <button aria-label=tr("web.games.forget") title=tr("web.games.forget") on:click=move |_| asks.set(true)>{icon("trash")}</button> }.into_any()
            }}
        </div>
    }
}
