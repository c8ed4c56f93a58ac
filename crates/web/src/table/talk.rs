//! Talk at the table; only where there is somebody to talk to.

use leptos::prelude::*;
use signoria_table::wire::ChatLine;

use crate::art::icon;
use crate::browser;
use crate::scene::Scene;
use crate::session::{Line, Objection};
use crate::table::Desk;
use crate::words::tr;

/// Where it is kept how far talk was read.
const KEY: &str = "signoria.read";

/// At how many tables it is kept how far talk was read: more than anybody plays at once.
const MOST_TABLES: usize = 40;

/// How far talk was read at tables, the one that was read last at the end.
type Read = Vec<(String, u64)>;

fn kept() -> Read {
    browser::stored(KEY)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// The number of the last line that was read at that table.
fn read_at(read: &Read, table: &str) -> u64 {
    let found = read.iter().find(|(id, _)| id == table);
    found.map_or(0, |(_, number)| *number)
}

/// The same after talk at that table was read up to a line.
fn read_up_to(mut read: Read, table: &str, number: u64) -> Read {
    let before = read_at(&read, table);
    read.retain(|(id, _)| id != table);
    read.push((table.into(), number.max(before)));
    let surplus = read.len().saturating_sub(MOST_TABLES);
    read.drain(..surplus);
    read
}

/// What others have said and nobody has read yet. It is known again after the page was loaded again.
#[derive(Clone, Copy)]
pub struct Unread {
    desk: Desk,
    read: RwSignal<Read>,
    count: Memo<usize>,
}

impl Unread {
    /// As far as this browser remembers.
    pub fn new(desk: Desk) -> Self {
        let read = RwSignal::new(kept());
        let count = Memo::new(move |_| {
            let table = desk.read(|scene| scene.table.id.clone());
            let last = read.with(|read| read_at(read, &table));
            let own = |said: &ChatLine| desk.read(|scene| is_own(scene, said));
            let unread = |said: &&ChatLine| said.number > last && !own(said);
            desk.session.talk.with(|talk| talk.iter().filter(unread).count())
        });
        Self { desk, read, count }
    }

    /// How many lines.
    pub fn count(self) -> usize {
        self.count.get()
    }

    /// All of it was read.
    pub fn clear(self) {
        let last = self
            .desk
            .session
            .talk
            .with(|talk| talk.last().map(|said| said.number));
        if let Some(last) = last.filter(|_| self.count.get() > 0) {
            let table = self.desk.read(|scene| scene.table.id.clone());
            // Another tab may have read at other tables meanwhile.
            let read = read_up_to(kept(), &table, last);
            if let Ok(text) = serde_json::to_string(&read) {
                browser::store(KEY, &text);
            }
            self.read.set(read);
        }
    }
}

/// Whether one said it oneself.
fn is_own(scene: &Scene, said: &ChatLine) -> bool {
    let seat = said.seat.and_then(|seat| scene.seat(seat));
    // Who watches has no seat.
    said.yours || seat.is_some_and(|seat| seat.yours)
}

/// Talk.
#[component]
pub fn Talk(desk: Desk) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        // What could not be said stays, to be said again.
        if !said.is_empty() && desk.session.chat(said) {
            text.set(String::new());
        }
    };
    let is_local = move || desk.session.line.with(|line| *line == Line::Local);
    move || {
        (!is_local()).then(|| view! {
            <section class="card talk">
                <h2>{icon("chat")} {tr("web.talk.title")}</h2>
                <div class="said" role="log" aria-label=tr("web.talk.title") tabindex="0"><ol>
                    {move || desk.session.talk.get().into_iter().map(|said| line(desk, said)).collect_view()}
                </ol></div>
                <form on:submit=send>
                    <input type="text" maxlength="500" aria-label=tr("web.talk.say") placeholder=tr("web.talk.say")
                        prop:value=text on:input=move |event| text.set(event_target_value(&event)) />
                    <button>{tr("web.talk.send")}</button>
                </form>
            </section>
        })
    }
}

/// A line, and what can be done about it if another said it.
fn line(desk: Desk, said: ChatLine) -> impl IntoView + use<> {
    let number = said.number;
    let is_own = untrack(|| desk.read(|scene| is_own(scene, &said)));
    let object = move |how, name: &'static str, words: &'static str| {
        view! {
            <button class="quiet" data-objects=name on:click=move |_| desk.session.object(number, how)>{tr(words)}</button>
        }
    };
    view! {
        <li>
            <strong>{said.name}</strong> " " {said.text}
            {(!is_own).then(|| view! {
                <span class="objections">
                    {object(Objection::Mute, "mute", "web.talk.mute")}
                    {object(Objection::Report, "report", "web.talk.report")}
                </span>
            })}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_chapters_stay_marked_as_read() {
        let read = read_up_to(Read::new(), "one", 7);
        let read = read_up_to(read, "two", 2);
        let read = read_up_to(read, "one", 3);
        assert_eq!((read_at(&read, "one"), read_at(&read, "two")), (7, 2));
        assert_eq!(read_at(&read, "three"), 0);
    }

    #[test]
    fn only_the_tables_that_were_read_last_are_kept() {
        let read = (0..=MOST_TABLES).fold(Read::new(), |read, index| read_up_to(read, &index.to_string(), 1));
        assert_eq!(read.len(), MOST_TABLES);
        assert_eq!((read_at(&read, "0"), read_at(&read, "40")), (0, 1));
    }
}
