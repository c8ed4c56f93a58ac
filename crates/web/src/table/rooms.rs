//! The rooms of a phone: there the screen has space for one part of the table at a time.

use std::collections::BTreeSet;

use leptos::prelude::*;
use signoria_engine::Seat;

use crate::art::{icon, seat_mark};
use crate::boards::Room;
use crate::scene::{Scene, verb};
use crate::table::Desk;
use crate::table::talk::Unread;
use crate::words::tr;

/// On a phone the room in which something is to be decided opens by itself.
pub fn follow_the_question(desk: Desk, room: RwSignal<Room>, room_of: fn(&str) -> Room) {
    let asked = Memo::new(move |_| {
        desk.read(|scene| {
            let prompt = scene.prompt()?;
            let (on_board, minor) = (desk.on_board.get(), desk.minor.get());
            let mut verbs = prompt.actions.iter().map(verb);
            // A bid is answered on the desk, but what is bid for lies on the board.
            let first = verbs
                .clone()
                .find(|verb| on_board.contains(verb))
                .or_else(|| verbs.find(|verb| !minor.contains(verb)))?;
            Some((scene.moves, room_of(first)))
        })
    });
    Effect::new(move || {
        if let Some((_, wanted)) = asked.get() {
            room.set(wanted);
        }
    });
    // The end is shown where the board was.
    let over = Memo::new(move |_| desk.read(Scene::is_over));
    Effect::new(move || {
        if over.get() {
            room.set(Room::Board);
        }
    });
}

/// The tabs of the rooms. Whose points are seen in a room stand beside its picture, so that nobody need go there for them; a dot says that something can be
/// answered there.
#[component]
pub fn Rooms(desk: Desk, room: RwSignal<Room>, rooms: &'static [Room], unread: Unread) -> impl IntoView {
    let asked = Memo::new(move |_| {
        desk.read(|scene| {
            let on_board = desk.on_board.get();
            let room_of = desk.room_of.get();
            let choices = scene.prompt().map(|prompt| prompt.actions.iter());
            let verbs = choices.into_iter().flatten().map(verb);
            verbs
                .filter(|verb| on_board.contains(verb))
                .map(|verb| room_of(verb).code())
                .collect::<BTreeSet<_>>()
        })
    });
    let tab = move |which: Room| {
        let is_shown = move || room.get() == which;
        let is_asked = move || !is_shown() && asked.with(|asked| asked.contains(which.code()));
        view! {
            <button aria-current=move || is_shown().then_some("true") class:busy=is_asked on:click=move |_| room.set(which)>
                <span class="tab-top">
                    {icon(which.icon())}
                    {matches!(which, Room::Mine | Room::Others).then(|| view! { <Points desk own={which == Room::Mine} /> })}
                </span>
                <span>
                    {tr(which.label())}
                    {move || (which == Room::Log && unread.count() > 0).then(|| view! { <span class="unread">{unread.count()}</span> })}
                </span>
            </button>
        }
    };
    view! { <nav class="rooms" aria-label=tr("web.room-tab.label")>{rooms.iter().copied().map(tab).collect_view()}</nav> }
}

/// The points of one's own seat, or of the others.
#[component]
fn Points(desk: Desk, own: bool) -> impl IntoView {
    let points = Memo::new(move |_| {
        desk.read(|scene| {
            let eye = scene.eye();
            let rows = scene.standings().map(|standings| standings.rows.clone());
            let mut points: Vec<(Seat, i32)> = rows
                .unwrap_or_default()
                .iter()
                .filter_map(|row| Some((row.seat?, row.score)))
                .filter(|(seat, _)| (eye == Some(*seat)) == own)
                .collect();
            points.sort();
            points
        })
    });
    let shown = move || {
        let points = points.get().into_iter();
        points
            .map(|(seat, points)| view! { <b>{seat_mark(seat.index())} {points}</b> })
            .collect_view()
    };
    view! { <small class="tab-points" aria-hidden="true">{shown}</small> }
}
