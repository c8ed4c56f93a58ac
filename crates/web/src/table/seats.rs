//! Who sits at the table, at a glance; and the curtain between two people at one screen.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_table::wire::{ClockFace as Clock, Sitter};

use crate::art::{face, icon, seat_mark};
use crate::boards::{Facts, Room};
use crate::browser;
use crate::motion::Count;
use crate::table::Desk;
use crate::table::explain::points_id;
use crate::table::log::last_deed;
use crate::words::{t, tr};

/// The colours that a rival played by the rules wears: those of a seat that is free in a solo game.
const RIVAL_DRESS: usize = 3;

/// The colours of a row of the standings: those of its seat, or a rival's.
pub fn dress(seat: Option<Seat>) -> usize {
    seat.map_or(RIVAL_DRESS, Seat::index)
}

/// The seats with their scores.
#[component]
pub fn Seats(
    desk: Desk,
    /// What a player of this game looks at in a seat.
    facts: Facts,
) -> impl IntoView {
    let count = Memo::new(move |_| desk.read(|scene| scene.table.seats.len()));
    let seats = move || (0..count.get()).filter_map(|index| Seat::try_from(index as u8).ok());
    let score = move || {
        desk.read(|scene| {
            let rows = &scene.standings()?.rows;
            let rules = rows.iter().find(|row| row.seat.is_none());
            rules.map(|row| row.score)
        })
    };
    let plays_rules = Memo::new(move |_| score().is_some());
    let automa = Memo::new(move |_| score().unwrap_or(0));
    view! {
        <ul class="seats card" aria-label=tr("web.table.seats")>
            {move || seats().map(|seat| view! { <SeatRow desk seat facts=facts(seat) /> }).collect_view()}
            {move || plays_rules.get().then(|| view! {
                <li class="seat">
                    <span class="seat-face">{move || face(&desk.row_name(None), RIVAL_DRESS)}</span> <span class="seat-label">{move || desk.row_name(None)}</span>
                    <span class="score"><Count value=automa /></span>
                </li>
            })}
        </ul>
    }
}

#[component]
fn SeatRow(desk: Desk, seat: Seat, facts: AnyView) -> impl IntoView {
    let is_absent = Memo::new(move |_| desk.read(|scene| !scene.is_present(seat)));
    let is_bot = Memo::new(move |_| {
        desk.read(|scene| matches!(scene.seat(seat), Some(info) if matches!(info.who, Sitter::Bot { .. })))
    });
    let clock = Memo::new(move |_| desk.read(|scene| Some((scene.seat(seat)?.clock?, scene.heard_at))));
    let score = Memo::new(move |_| {
        desk.read(|scene| scene.standings()?.of(seat).map(|row| row.score))
            .unwrap_or(0)
    });
    let is_waited_for =
        Memo::new(move |_| desk.read(|scene| scene.is_live() && scene.table.waiting.contains(&seat)));
    let is_own = Memo::new(move |_| desk.read(|scene| scene.eye() == Some(seat)));
    let name = move || desk.names.with(|names| names.get(seat.index()).cloned());
    // What the seat does just now, as the board knows it; whether it is waited for; else what it did last.
    let doing = Memo::new(move |_| {
        let signs = desk.signs.get();
        let now = signs
            .doing
            .and_then(|doing| doing.get().get(seat.index()).cloned().flatten());
        match now {
            Some(now) => desk.say(&now),
            None if is_waited_for.get() && is_own.get() => t("web.table.your-turn"),
            None if is_waited_for.get() => t("web.table.thinking"),
            None => last_deed(desk, seat).unwrap_or_default(),
        }
    });
    // What the game calls the first player, on that player's seat.
    let first = Memo::new(move |_| {
        let (first, called) = desk.signs.get().first?;
        (first.get() == Some(seat)).then_some(called)
    });
    // One's own board is where one comes from.
    let visit = move || {
        if let Some(visited) = desk.signs.get_untracked().visited {
            let own = is_own.get_untracked();
            visited.update(|visited| *visited = (!own && *visited != Some(seat)).then_some(seat));
            // On a phone boards are seen in one's own room.
            desk.room.set(Room::Mine);
        }
    };
    let can_visit = Memo::new(move |_| desk.signs.get().visited.is_some());
    let is_visited = move || {
        desk.signs
            .get()
            .visited
            .is_some_and(|visited| visited.get() == Some(seat))
    };
    let show = Message::new("web.seat.visit").with("seat", seat);
    view! {
        <li class=format!("seat seat-{}", seat.index()) class:waited=move || is_waited_for.get() class:own=move || is_own.get()
            class:absent=move || is_absent.get() class:visited=is_visited class:can-visit=move || can_visit.get() on:click=move |_| visit()>
            {move || can_visit.get().then(|| {
                let show = show.clone();
                // Its press reaches the whole seat.
                view! { <button class="visit" aria-pressed=move || is_visited().to_string() aria-label=move || desk.say(&show)></button> }
            })}
            <span class="seat-face">
                {move || face(&name().unwrap_or_default(), seat.index())}
                {seat_mark(seat.index())}
            </span>
            <span class="seat-label">
                {name}
                {move || is_own.get().then(|| view! { " " <small>{tr("web.table.you")}</small> })}
                {move || is_bot.get().then(|| view! { {icon("robot")} <span class="visually-hidden">{tr("web.table.bot")}</span> })}
                {move || first.get().map(|called| view! { <span class="seat-first" title=tr(called)>{tr("web.seat.first")}</span> })}
            </span>
            <span class="seat-doing">
                // The log tells the whole of it.
                <span class="seat-last" data-shortened="" title=move || doing.get()>{move || doing.get()}</span>
                {move || is_absent.get().then(|| view! { <small>{tr("web.table.absent")}</small> })}
                {move || clock.get().map(|(clock, heard_at)| view! { <ClockFace clock heard_at /> })}
            </span>
            <span class="score" data-explains=points_id(seat)><Count value=score /> <span class="visually-hidden">{tr("web.table.score")}</span></span>
            <span class="seat-facts">{facts}</span>
        </li>
    }
}

/// A clock that runs before one's eyes.
#[component]
fn ClockFace(
    clock: Clock,
    /// When the clock showed that.
    heard_at: u64,
) -> impl IntoView {
    let now = RwSignal::new(browser::now());
    if clock.runs
        && let Ok(ticking) = set_interval_with_handle(
            move || {
                now.try_set(browser::now());
            },
            Duration::from_secs(1),
        )
    {
        on_cleanup(move || ticking.clear());
    }
    view! { <span class="clock-face" role="timer">{move || written(left_at(clock, heard_at, now.get()))}</span> }
}

/// What is left on a clock that was heard of some time ago.
fn left_at(clock: Clock, heard_at: u64, now: u64) -> u64 {
    let gone = if clock.runs {
        now.saturating_sub(heard_at)
    } else {
        0
    };
    clock.left.saturating_sub(gone)
}

/// Minutes and seconds, or days where there are any.
fn written(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    match seconds / 86_400 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        days => format!("{days} d {} h", seconds % 86_400 / 3600),
    }
}

/// Covers the table until the next person says that they are there.
#[component]
pub fn Curtain(desk: Desk, seat: Seat) -> impl IntoView {
    request_animation_frame(|| {
        browser::focus(".curtain button");
    });
    let name = move || {
        let names = desk.names.with(|names| names.get(seat.index()).cloned());
        names.unwrap_or_default()
    };
    let title = Message::new("web.curtain.title").with("seat", seat);
    let ready = Message::new("web.curtain.ready").with("seat", seat);
    view! {
        <section class="curtain card">
            <span class="curtain-face">{move || face(&name(), seat.index())} {seat_mark(seat.index())}</span>
            <h2>{move || desk.say(&title)}</h2>
            <p>{tr("web.curtain.text")}</p>
            <button class="primary" on:click=move |_| desk.session.uncover(seat)>
                {move || desk.say(&ready)}
            </button>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_minutes_and_for_long_games_days() {
        assert_eq!(written(65_000), "1:05");
        assert_eq!(written(3 * 86_400_000 + 7_200_000), "3 d 2 h");
    }

    #[test]
    fn only_a_running_clock_loses_time() {
        let left = |runs, now| {
            let clock = Clock {
                left: 5_000,
                runs,
                expired: false,
            };
            left_at(clock, 100, now)
        };
        assert_eq!(left(true, 1_100), 4_000);
        assert_eq!(left(true, 90_000), 0);
        assert_eq!(left(false, 90_000), 5_000);
    }
}
