//! Placing a tile: a ghost that follows mouse, finger or keys, and says at once whether it may lie there, and if not, why.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::svg;
use signoria_engine::{Arg, Message, Outlook};
use signoria_florence::pieces::SIDE;
use signoria_florence::view::{PlacingView, View};

use crate::art::icon;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::{contents, grid_lines, tile_class, tile_id};
use crate::boards::florence::grid::{Ghost, Placing, UNIT, area, edge};
use crate::scene::{Scene, offers};
use crate::words::{say, t, tr};

/// The workbench: there while a tile is to be placed.
#[component]
pub fn Workbench(board: Florence) -> impl IntoView {
    let asked = Memo::new(move |_| board.desk.is_my_turn());
    let task = Memo::new(move |_| {
        let is_mine = |view: &View| view.placing.clone().filter(|task| Some(task.by) == view.eye);
        asked.get().then(|| board.read(is_mine)).flatten()
    });
    move || task.get().map(|task| view! { <Bench board task /> })
}

#[component]
fn Bench(board: Florence, task: PlacingView) -> impl IntoView {
    let desk = board.desk;
    let PlacingView { tile, estates, .. } = task;
    let is_joint = estates.len() > 1;
    let outline = board
        .view
        .with_untracked(|view| view.as_ref().map(|view| view.figures.outline(tile)));
    let Some(outline) = outline else {
        return ().into_any();
    };
    let placing = if is_joint {
        Placing::across(&outline)
    } else {
        Placing::inside(&outline)
    };
    let width = placing.width;
    let first = placing.start(|action| {
        desk.session.scene.with_untracked(|scene| {
            let prompt = scene.as_ref().and_then(Scene::prompt);
            prompt.is_some_and(|prompt| offers(prompt, action))
        })
    });
    let placing = StoredValue::new(placing);
    let ghost = RwSignal::new(first);
    let action =
        Memo::new(move |_| placing.with_value(|placing| placing.action(ghost.get()).map(str::to_owned)));
    let legal = Memo::new(move |_| action.get().is_some_and(|action| desk.session.offers(&action)));
    let reason = move || match action.get() {
        _ if legal.get() => t("web.florence.fits"),
        None => t("web.florence.across"),
        Some(action) => match desk.session.preview(&action) {
            Some(Outlook::Forbidden { reason }) => desk.say(&reason),
            _ => t("web.florence.does-not-fit"),
        },
    };
    let place = move || {
        if let Some(action) = action.get_untracked() {
            desk.choose(&action);
        }
    };
    let step = move |change: fn(Ghost) -> Ghost, columns: i32, rows: i32| {
        ghost.update(|ghost| {
            *ghost = placing.with_value(|placing| placing.moved(change(*ghost), columns, rows))
        });
    };
    let turn: fn(Ghost) -> Ghost = |ghost| Ghost {
        turns: (ghost.turns + 1) % 4,
        ..ghost
    };
    let mirror: fn(Ghost) -> Ghost = |ghost| Ghost {
        mirrored: !ghost.mirrored,
        ..ghost
    };
    let stay: fn(Ghost) -> Ghost = |ghost| ghost;
    let on_key = move |event: ev::KeyboardEvent| {
        // Letters by their place on the keyboard: it may write Cyrillic.
        match (event.code().as_str(), event.key().as_str()) {
            (_, "ArrowLeft") => step(stay, -1, 0),
            (_, "ArrowRight") => step(stay, 1, 0),
            (_, "ArrowUp") => step(stay, 0, -1),
            (_, "ArrowDown") => step(stay, 0, 1),
            ("KeyR", _) | (_, "r" | "R") => step(turn, 0, 0),
            ("KeyM", _) | (_, "m" | "M") => step(mirror, 0, 0),
            (_, "Enter" | " ") => place(),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let drawing: NodeRef<svg::Svg> = NodeRef::new();
    let follow = move |event: &ev::PointerEvent| {
        let Some(element) = drawing.get_untracked() else {
            return;
        };
        let bounds = element.get_bounding_client_rect();
        if bounds.width() <= 0.0 {
            return;
        }
        let scale = f64::from(width) / bounds.width();
        let column = (f64::from(event.client_x()) - bounds.left()) * scale;
        let row = (f64::from(event.client_y()) - bounds.top()) * scale;
        ghost.update(|ghost| {
            *ghost = placing
                .with_value(|placing| placing.centred(*ghost, column.floor() as i32, row.floor() as i32));
        });
    };
    let seats = StoredValue::new(estates);
    let estates = move || {
        board.view.with(|view| {
            let view = view.as_ref()?;
            let drawn = seats
                .get_value()
                .into_iter()
                .enumerate()
                .filter_map(|(index, seat)| Some(contents(view.player(seat)?, index as u8 * SIDE)));
            Some(drawn.collect_view())
        })
    };
    let cells = move || placing.with_value(|placing| placing.cells(ghost.get()));
    let name = tile_id(tile);
    let (heading, spoken) = (name.clone(), name);
    let (across, down) = (f64::from(width) * UNIT, f64::from(SIDE) * UNIT);
    let bench: NodeRef<html::Div> = NodeRef::new();
    Effect::new(move || {
        if let Some(bench) = bench.get() {
            // Whoever is asked to place something looks here next.
            let _ = bench.focus();
        }
    });
    view! {
        <section class="workbench card" class:joint=is_joint>
            <h3>{move || t(&heading)}</h3>
            <div class="bench-grid" tabindex="0" role="application" node_ref=bench on:keydown=on_key
                aria-label=move || say(&Message::new("web.florence.place-help").with("tile", Arg::Name(spoken.clone().into())), &[])>
                <svg class="estate large" node_ref=drawing viewBox=format!("0 0 {across} {down}") aria-hidden="true"
                    on:pointermove=move |event| follow(&event)
                    on:pointerdown=move |event| follow(&event)
                    on:pointerup=move |event| if event.pointer_type() == "mouse" && event.button() == 0 { place() }>
                    {grid_lines(width)}
                    {estates}
                    <g class=format!("{} ghost", tile_class(tile)) class:forbidden=move || !legal.get()>
                        <path class="tile-area" d=move || area(&cells())></path>
                        <path class="tile-edge" d=move || edge(&cells())></path>
                    </g>
                </svg>
            </div>
            <p class="verdict" class:forbidden=move || !legal.get() role="status">
                {move || if legal.get() { icon("check") } else { icon("warn") }} " " {reason}
            </p>
            <div class="button-row">
                <button class="rotate" on:click=move |_| step(turn, 0, 0)>{icon("rotate")} {tr("web.florence.rotate")} <kbd aria-hidden="true">"R"</kbd></button>
                <button class="mirror" on:click=move |_| step(mirror, 0, 0)>{icon("mirror")} {tr("web.florence.mirror")} <kbd aria-hidden="true">"M"</kbd></button>
                <button class="primary place" disabled=move || !legal.get() on:click=move |_| place()>{icon("check")} {tr("web.florence.place")}</button>
            </div>
        </section>
    }
    .into_any()
}
