//! Moments worth a pause: a new round, a lot sold, the best work. A band over the stage says them, large, and is gone by itself.
//!
//! A game only names its moments (`desk.moments`); nothing waits for the band, and pressing anything goes through it.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::app::app;
use crate::art::{drawing, face};
use crate::session::Logged;
use crate::sound::{self, Sound};
use crate::table::Desk;
use crate::table::telling::{Teller, actor};

/// The drawing of a line of the log that is a moment; none for any other line. An empty name: no drawing.
pub type Moments = fn(&Message) -> Option<String>;

/// What everybody achieved, where a moment is about the best of it: seals side by side, the highest pressed in wax.
pub type Seals = fn(&Message, &[Arc<Logged>]) -> Vec<(Seat, i64)>;

/// How long a moment stays, in paces of the speed that the person chose.
const PACES: u32 = 2;

/// The band.
#[component]
pub fn Band(desk: Desk, teller: Teller) -> impl IntoView {
    let shown = RwSignal::new(None);
    let timer: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    on_cleanup(stop);
    // Whoever goes on has seen it.
    let leave = move || {
        stop();
        shown.set(None);
    };
    let presses = window_event_listener(ev::pointerdown, move |_| leave());
    let keys = window_event_listener(ev::keydown, move |_| leave());
    on_cleanup(move || {
        presses.remove();
        keys.remove();
    });
    // What had happened before the table was opened is no news.
    let known = StoredValue::new(None);
    Effect::new(move || {
        let Some(last) = teller.newest() else { return };
        let is_news = known.get_value().is_some_and(|known| known < last);
        known.set_value(Some(last));
        if !is_news {
            return;
        }
        let moments = desk.moments.get();
        let moment = teller.lines().into_iter().find_map(|message| {
            let picture = moments(&message)?;
            Some((message, picture))
        });
        sound::play(if moment.is_some() {
            Sound::Moment
        } else {
            Sound::Step
        });
        let stays: Duration = app().pace() * PACES;
        if moment.is_some() && stays > Duration::ZERO {
            stop();
            shown.set(moment);
            timer.set_value(set_timeout_with_handle(leave, stays).ok());
        }
    });
    move || {
        shown.get().map(|(message, picture): (Message, String)| {
            let seat = actor(&message);
            let name = seat.and_then(|seat| desk.names.with(|names| names.get(seat.index()).cloned()));
            let seals = seals(desk, &message);
            let is_compared = seals.is_some();
            view! {
                <div class="band" aria-hidden="true">
                    {(!picture.is_empty()).then(|| view! { <span class="band-picture">{drawing(&picture)}</span> })}
                    <strong>{desk.say(&message)}</strong>
                    {seals}
                    {seat.filter(|_| !is_compared).map(|seat| view! { <span class="band-face">{face(&name.unwrap_or_default(), seat.index())}</span> })}
                </div>
            }
        })
    }
}

/// What everybody achieved, side by side.
fn seals(desk: Desk, message: &Message) -> Option<impl IntoView + use<>> {
    let compare = desk.seals.get_untracked()?;
    let achieved = desk.session.log.with_untracked(|log| compare(message, log));
    let best = achieved.iter().map(|(_, value)| *value).max()?;
    let seal = |(seat, value): (Seat, i64)| {
        let name = desk
            .names
            .with_untracked(|names| names.get(seat.index()).cloned());
        view! {
            <li class:best={value == best}>
                <span class="seal-face">{face(&name.unwrap_or_default(), seat.index())}</span>
                <b>{value}</b>
            </li>
        }
    };
    Some(view! { <ol class="band-seals">{achieved.into_iter().map(seal).collect_view()}</ol> })
}
