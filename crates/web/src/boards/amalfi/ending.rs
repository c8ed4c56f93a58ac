//! The end of a round as a scene over the sea: everybody is fed, with what is missing, then the decree is scored. It stands while somebody can still raise bread and a
//! little longer. Nothing waits for it: presses go through, and any press ends it.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_amalfi::state::Phase;
use signoria_engine::{Arg, Message, Seat};

use crate::art::seat_mark;
use crate::boards::amalfi::parts::{lemon, sign};
use crate::boards::amalfi::{Amalfi, numeral};
use crate::boards::kit::linger::Linger;
use crate::session::Logged;
use crate::words::{say, t, tr};

/// How long the scene stays when nobody is asked any more, in paces of the speed that the person chose.
const PACES: u32 = 5;

/// What the end of a round has brought a seat so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Share {
    /// Bread that was eaten; none before it is fed.
    fed: Option<u8>,
    /// Bread that was missing, and the points that it cost.
    hunger: Option<(u8, i16)>,
    /// What the decree scored.
    decree: Option<i16>,
}

fn number(message: &Message, name: &str) -> i16 {
    match message.args.get(name) {
        Some(Arg::Number(number)) => i16::try_from(*number).unwrap_or(0),
        _ => 0,
    }
}

/// The newest end of a round in the log, by seat, and after how many actions its last line was written.
fn newest(log: &[Arc<Logged>], seats: usize) -> Option<(Vec<Share>, u32)> {
    let mut shares = vec![Share::default(); seats];
    let mut last = None;
    for logged in log.iter().rev() {
        let message = &logged.line.message;
        let Some(Arg::Seat(seat)) = message.args.get("seat") else {
            continue;
        };
        let Some(share) = shares.get_mut(seat.index()) else {
            continue;
        };
        match &*message.id {
            "amalfi.log.fed" => share.fed = Some(number(message, "n") as u8),
            "amalfi.log.hungry" => {
                share.hunger = Some((number(message, "missing") as u8, number(message, "vp")))
            }
            "amalfi.log.decree" => share.decree = Some(number(message, "vp")),
            // Before somebody passed nobody was fed; the beginning of the next round comes after.
            "amalfi.log.passed" if last.is_some() => break,
            "amalfi.log.sailed" | "amalfi.log.sailed-covered" if last.is_none() => return None,
            _ => continue,
        }
        last = last.or(Some(logged.line.moves));
    }
    last.map(|moves| (shares, moves))
}

/// The scene.
#[component]
pub fn Ending(board: Amalfi) -> impl IntoView {
    let seats = Memo::new(move |_| board.read(|view| view.players.len()));
    let ending = Memo::new(move |_| board.desk.session.log.with(|log| newest(log, seats.get())));
    let is_asked = Memo::new(move |_| matches!(board.phase(), Some(Phase::Feeding | Phase::Decrees)));
    let newest = move || {
        let moves = ending.with(|ending| ending.as_ref().map_or(0, |(_, moves)| *moves));
        (moves, moves == board.desk.read(|scene| scene.moves))
    };
    let lingers = Linger::after(newest, PACES);
    let is_shown = Memo::new(move |_| is_asked.get() || lingers.is_on());
    // The last round ends with the game: its scene is told before the outcome.
    let is_last = Memo::new(move |_| lingers.is_on() && board.phase() == Some(Phase::Over));
    board.desk.last_scene.set(Some(is_last));
    move || is_shown.get().then(|| view! { <Supper board ending is_asked /> })
}

#[component]
fn Supper(board: Amalfi, ending: Memo<Option<(Vec<Share>, u32)>>, is_asked: Memo<bool>) -> impl IntoView {
    let closing = Memo::new(move |_| {
        board.read(|view| view.closing.map(|closing| (closing.round, closing.decree.name())))
    });
    let title = move || {
        let (round, _) = closing.get()?;
        let message = Message::new("web.amalfi.ending").with("round", Arg::Text(numeral(round).into()));
        Some(say(&message, &[]))
    };
    let shares = Memo::new(move |_| ending.get().map(|(shares, _)| shares).unwrap_or_default());
    let count = Memo::new(move |_| board.read(|view| view.players.len()));
    let row = move |index: usize| {
        let seat = Seat::try_from(index as u8).ok()?;
        let share = Memo::new(move |_| shares.with(|shares| shares.get(index).copied().unwrap_or_default()));
        Some(view! { <Guest board seat share is_asked /> })
    };
    view! {
        <section class="scene ending" class:passing=move || !is_asked.get() aria-label=title>
            <h3>{title}</h3>
            <p class="courses" aria-hidden="true"><span></span> <b>{tr("amalfi.panel.phase-feeding")}</b> <b>{move || closing.get().map(|(_, decree)| t(decree))}</b></p>
            <ul>{move || (0..count.get()).filter_map(row).collect_view()}</ul>
        </section>
    }
}

/// A seat at the table: loaves that are eaten or there, loaves that are missing, what the decree brings.
#[component]
fn Guest(board: Amalfi, seat: Seat, share: Memo<Share>, is_asked: Memo<bool>) -> impl IntoView {
    let due = board.of(seat, |player| player.feeding);
    let coming =
        Memo::new(move |_| board.read(|view| view.decree_points.get(seat.index()).copied().unwrap_or(0)));
    // Eaten, or there to be eaten; missing; the points that this costs.
    let loaves = Memo::new(move |_| {
        let share = share.get();
        match share.fed {
            Some(fed) => {
                let (missing, points) = share.hunger.unwrap_or_default();
                (fed, missing, points)
            }
            None => {
                let due = due.get();
                (due.eaten, due.missing, due.penalty)
            }
        }
    });
    let words = move || {
        let ((fed, missing, points), is_fed) = (loaves.get(), share.get().fed.is_some());
        let id = match (is_fed, missing) {
            (true, 0) => "web.amalfi.was-fed",
            (false, 0) => "web.amalfi.will-eat",
            (true, _) => "web.amalfi.was-hungry",
            (false, _) => "web.amalfi.lacks",
        };
        let message = Message::new(id)
            .with("n", fed)
            .with("missing", missing)
            .with("vp", points);
        say(&message, &[])
    };
    let decree = move || {
        let scored = share.get().decree;
        let points = scored.unwrap_or_else(|| coming.get());
        view! { <span class="brings" class:open={scored.is_none() && is_asked.get()}>{(points > 0).then_some("+")} {lemon(points)}</span> }
    };
    let loaf = |class: &'static str| move |number: u8| view! { <i class=class style:--n=number.to_string()>{sign("bread")}</i> };
    view! {
        <li class=format!("diner seat-{}", seat.index()) class:hungry=move || { loaves.get().1 > 0 } class:fed=move || share.get().fed.is_some()>
            <span class="diner-name">{seat_mark(seat.index())} <b>{move || board.name(seat)}</b></span>
            <span class="diner-meal">
                <span class="loaves" aria-hidden="true">
                    {move || (0..loaves.get().0).map(loaf("loaf")).collect_view()}
                    {move || (0..loaves.get().1).map(loaf("loaf missing")).collect_view()}
                </span>
                <span class="diner-words">{words}</span>
            </span>
            {decree}
        </li>
    }
}

/// The same for one's own seat in one line of the desk: what is owed, what is there, what is missing.
#[component]
pub fn Missing(board: Amalfi) -> impl IntoView {
    let figures = Memo::new(move |_| {
        board.read(|view| {
            let seat = view.own.as_ref()?.seat;
            let player = view.players.get(seat.index())?;
            (view.phase == Phase::Feeding && view.waiting.contains(seat)).then_some((
                player.bread,
                player.owed,
                player.feeding.missing,
            ))
        })
    });
    move || {
        let (bread, owed, missing) = figures.get()?;
        let message = Message::new("web.amalfi.feeding")
            .with("owed", owed)
            .with("bread", bread)
            .with("missing", missing);
        Some(view! {
            <div class="feeding" class:hungry=missing != 0>
                <span class="loaves" aria-hidden="true">
                    {(0..owed).map(|loaf| view! { <i class="loaf" class:missing={loaf >= bread}>{sign("bread")}</i> }).collect_view()}
                </span>
                <span>{say(&message, &[])}</span>
            </div>
        })
    }
}

#[cfg(test)]
mod tests {
    use signoria_table::wire::LogLine;

    use super::*;

    fn line(moves: u32, id: &'static str, seat: u8, figures: &[(&'static str, i64)]) -> Arc<Logged> {
        let message = Message::new(id).with("seat", Seat::new(seat));
        let message = figures.iter().fold(message, |message, &(name, figure)| {
            message.with(name, Arg::Number(figure))
        });
        Arc::new(Logged {
            serial: 0,
            line: LogLine {
                moves,
                message,
                event: None,
            },
        })
    }

    #[test]
    fn the_end_of_a_round_is_gathered_from_the_log() {
        let log = [
            line(1, "amalfi.log.fed", 0, &[("n", 9)]),
            line(2, "amalfi.log.passed", 1, &[]),
            line(2, "amalfi.log.fed", 0, &[("n", 3)]),
            line(2, "amalfi.log.fed", 1, &[("n", 1)]),
            line(2, "amalfi.log.hungry", 1, &[("missing", 2), ("vp", 6)]),
            line(3, "amalfi.log.decree", 0, &[("vp", 4)]),
            line(3, "amalfi.log.decree", 1, &[("vp", 0)]),
            line(3, "amalfi.log.round", 1, &[("round", 2)]),
        ];
        let Some((shares, moves)) = newest(&log, 2) else {
            panic!("there is an end of a round");
        };
        assert_eq!(moves, 3);
        let first = Share {
            fed: Some(3),
            hunger: None,
            decree: Some(4),
        };
        let second = Share {
            fed: Some(1),
            hunger: Some((2, 6)),
            decree: Some(0),
        };
        assert_eq!(shares, [first, second]);
    }

    #[test]
    fn a_round_under_way_has_no_end() {
        let log = [
            line(1, "amalfi.log.decree", 0, &[("vp", 4)]),
            line(2, "amalfi.log.sailed", 0, &[]),
        ];
        assert_eq!(newest(&log, 2), None);
    }
}
