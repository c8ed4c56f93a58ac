//! The log in words. Pointing at a line lights up what it speaks of; pressing it shows that moment.

use leptos::prelude::*;
use signoria_engine::{Arg, Message};

use crate::app::app;
use crate::art::{icon, seat_mark};
use crate::rows::rows;
use crate::scene::LogLine;
use crate::session::Command;
use crate::table::Desk;
use crate::words::tr;

/// So many of the newest lines are shown until one asks for all: a long game has thousands.
const RECENT: usize = 100;

/// The log, newest line first.
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
        log.with(|log| log.iter().skip(first).rev().cloned().collect::<Vec<_>>())
    };
    let all = move || Message::new("web.log.all").with("count", log.with(Vec::len));
    view! {
        <section class="card log-panel">
            <h2>{icon("book")} {tr("web.log.title")}</h2>
            <div class="log" role="log" aria-label=tr("web.log.title") tabindex="0"><ol>
                {rows(lines, |logged| logged.serial.to_string(), move |logged| view! { <Line desk line=logged.line.clone() /> })}
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
    let LogLine { number, message } = line;
    let mut things = Vec::new();
    named(&message, &mut things);
    let point = move || app().pointed_at.set(things.clone());
    let point_by_focus = point.clone();
    let leave = move || app().pointed_at.set(Vec::new());
    view! {
        <li class="log-line" on:mouseenter=move |_| point() on:mouseleave=move |_| leave()
            on:focusin=move |_| point_by_focus() on:focusout=move |_| leave()>
            <button class="moment" title=tr("web.log.look")
                on:click=move |_| desk.session.send(Command::Look(Some(number)))>{number}</button>
            <span>{move || with_seats_marked(&desk.say(&message), &desk.names.get())}</span>
        </li>
    }
}

/// The ids of the things that a message names.
fn named(message: &Message, found: &mut Vec<String>) {
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

/// A text in which every name of a seat carries its mark.
pub fn with_seats_marked(text: &str, names: &[String]) -> impl IntoView + use<> {
    pieces(text, names)
        .into_iter()
        .map(|(piece, seat)| match seat {
            Some(index) => {
                view! { <strong class=format!("seat-name seat-{index}")>{seat_mark(index)} {piece}</strong> }
                    .into_any()
            }
            None => piece.into_any(),
        })
        .collect_view()
}

/// Cuts a text at the names of the seats; where two names begin at one place the longer one counts.
fn pieces(text: &str, names: &[String]) -> Vec<(String, Option<usize>)> {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        let next = names
            .iter()
            .enumerate()
            .filter(|(_, name)| !name.is_empty())
            .filter_map(|(seat, name)| Some((find_word(rest, name)?, seat, name)))
            .min_by_key(|(at, _, name)| (*at, std::cmp::Reverse(name.len())));
        let Some((at, seat, name)) = next else {
            break;
        };
        if at > 0 {
            found.push((rest[..at].to_owned(), None));
        }
        found.push((name.clone(), Some(seat)));
        rest = &rest[at + name.len()..];
    }
    if !rest.is_empty() {
        found.push((rest.to_owned(), None));
    }
    found
}

/// Where a name stands as a word of its own, and not as the beginning or the end of another.
fn find_word(text: &str, name: &str) -> Option<usize> {
    let is_part = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    let mut found = text.match_indices(name).map(|(at, _)| at);
    found.find(|at| {
        !is_part(text[..*at].chars().next_back()) && !is_part(text[at + name.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_the_longer_one_counts() {
        let names = ["Ann".to_owned(), "Anna".to_owned()];
        assert_eq!(
            pieces("Anna pays Ann.", &names),
            [
                ("Anna".to_owned(), Some(1)),
                (" pays ".to_owned(), None),
                ("Ann".to_owned(), Some(0)),
                (".".to_owned(), None)
            ]
        );
        assert_eq!(pieces("", &names), []);
        assert_eq!(pieces("Annalisa", &names), [("Annalisa".to_owned(), None)]);
    }

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
