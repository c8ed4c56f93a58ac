//! The log in words. Pointing at a line lights up what it speaks of; pressing it shows that moment.

use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_table::wire::LogLine;

use crate::app::app;
use crate::art::{icon, seat_mark};
use crate::rows::rows;
use crate::table::Desk;
use crate::words::{Piece, say_pieces, tr};

/// How many of the newest lines are shown until the person asks for all: a long game has thousands.
const RECENT: usize = 40;

/// The log, newest line first. With every action it is drawn anew: lines that made room for others would jump. The desk says aloud what happens.
#[component]
pub fn LogPanel(desk: Desk) -> impl IntoView {
    let log = desk.session.log;
    let shows_all = RwSignal::new(false);
    let hidden = Memo::new(move |_| {
        let count = log.with(Vec::len);
        if shows_all.get() {
            0
        } else {
            count.saturating_sub(RECENT)
        }
    });
    let lines = move || {
        let first = hidden.get();
        log.with(|log| {
            let newest = log.last().map_or(0, |logged| logged.serial);
            let lines = log.iter().skip(first).rev().cloned();
            lines.map(|logged| (newest, logged)).collect::<Vec<_>>()
        })
    };
    let all = move || Message::new("web.log.all").with("count", log.with(Vec::len));
    view! {
        <section class="card log-panel">
            <h2>{icon("book")} {tr("web.log.title")}</h2>
            <div class="log" role="log" aria-live="off" aria-label=tr("web.log.title") tabindex="0"><ol>
                {rows(
                    lines,
                    |(newest, logged)| format!("{newest}/{}", logged.serial),
                    move |(_, logged)| view! { <Line desk line=logged.line.clone() /> },
                )}
            </ol>
            {move || (hidden.get() > 0).then(|| view! {
                <button class="quiet" on:click=move |_| shows_all.set(true)>{move || desk.say(&all())}</button>
            })}
            </div>
        </section>
    }
}

#[component]
fn Line(desk: Desk, line: LogLine) -> impl IntoView {
    let LogLine { moves, message, .. } = line;
    let mut things = Vec::new();
    named(&message, &mut things);
    let point = move || app().pointed_at.set(things.clone());
    let point_by_focus = point.clone();
    let leave = move || app().pointed_at.set(Vec::new());
    view! {
        <li class="log-line" on:mouseenter=move |_| point() on:mouseleave=move |_| leave()
            on:focusin=move |_| point_by_focus() on:focusout=move |_| leave()>
            <button class="moment" title=tr("web.log.look")
                on:click=move |_| desk.session.look(Some(moves))>{moves}</button>
            <span>{move || with_seats_marked(say_pieces(&message), &desk.names.get())}</span>
        </li>
    }
}

/// The ids of the things that a message names.
pub fn named(message: &Message, found: &mut Vec<String>) {
    fn look(arg: &Arg, found: &mut Vec<String>) {
        match arg {
            Arg::Name(id) => found.push(id.to_string()),
            Arg::List(parts) => parts.iter().for_each(|part| look(part, found)),
            Arg::Message(message) => named(message, found),
            Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => {}
        }
    }
    message.args.values().for_each(|arg| look(arg, found));
}

/// A sentence in which every seat carries its mark.
pub fn with_seats_marked(pieces: Vec<Piece>, names: &[String]) -> impl IntoView + use<> {
    pieces
        .into_iter()
        .map(|piece| match piece {
            Piece::Seat(seat) => {
                let index = seat.index();
                let name = names.get(index).cloned().unwrap_or_default();
                view! { <strong class=format!("seat-name seat-{index}")>{seat_mark(index)} {name}</strong> }
                    .into_any()
            }
            Piece::Words(words) => words.into_any(),
        })
        .collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_its_things_however_deep() {
        let inner = Message::new("test.inner").with("thing", Arg::Name("test.a".into()));
        let message = Message::new("test.outer")
            .with("inner", inner)
            .with("list", Arg::List(vec![Arg::Name("test.b".into())]));
        let mut found = Vec::new();
        named(&message, &mut found);
        assert_eq!(found, ["test.a", "test.b"]);
    }
}
