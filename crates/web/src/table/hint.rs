//! Hints: what a strong player would do, said on the desk where previews stand, and lit on the board. Only for whoever plays alone against bots.

use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_table::wire::Sitter;
use web_sys::Element;

use crate::art::icon;
use crate::boards::Room;
use crate::scene::{Scene, verb_of};
use crate::session::{Hint, Line};
use crate::table::Desk;
use crate::words::tr;

/// Marks what a hint is about.
const MARK: &str = "data-hinted";

impl Desk {
    /// Whether a hint can be asked for: it is this person's turn, and they play against nobody but bots.
    #[must_use]
    pub fn may_ask_hint(self) -> bool {
        let is_here = self.session.line.with(|line| *line == Line::Local);
        let is_alone = |scene: &Scene| {
            let seats = scene.table.seats.iter();
            let people = seats.filter(|seat| matches!(seat.who, Sitter::Person { .. }));
            people.count() == 1
        };
        is_here && self.is_my_turn() && self.read(is_alone)
    }

    /// Asks for a hint, or puts the one that is shown away.
    pub fn toggle_hint(self) {
        if self.session.hint.with_untracked(Option::is_some) {
            self.session.hint.set(None);
        } else if untrack(|| self.may_ask_hint()) {
            self.session.ask_hint();
        }
    }

    /// The hint in words, while there is one.
    pub fn hint_in_words(self) -> Option<String> {
        let advice = match self.session.hint.get()? {
            Hint::Awaited => return Some(self.say(&Message::new("web.hint.thinks"))),
            Hint::Given(advice) => advice,
        };
        let Some(best) = advice.first() else {
            return Some(self.say(&Message::new("web.hint.none")));
        };
        let label = self.read(|scene| {
            let mut choices = scene.prompt()?.actions.iter();
            choices
                .find(|choice| choice.action == best.action)
                .map(|choice| choice.label.clone())
        })?;
        let says = Message::new("web.hint.says").with("what", Arg::Message(Box::new(label)));
        let margin = best.margin.map(|points| {
            // Half a point says nothing at the end of a game.
            let margin = Message::new("web.hint.margin").with("points", points.round() as i64);
            format!(" {}", self.say(&margin))
        });
        Some(self.say(&says) + &margin.unwrap_or_default())
    }
}

/// Lights what the hint is about, and opens the room in which it is on a phone.
pub fn follow(desk: Desk, room: RwSignal<Room>, room_of: fn(&str) -> Room) {
    Effect::new(move || {
        let action = desk.session.hint.with(|hint| match hint {
            Some(Hint::Given(advice)) => advice.first().map(|best| best.action.clone()),
            _ => None,
        });
        put_out();
        if let Some(action) = action {
            if desk
                .on_board
                .with_untracked(|verbs| verbs.contains(&verb_of(&action)))
            {
                room.set(room_of(verb_of(&action)));
            }
            request_animation_frame(move || light(&action));
        }
    });
    on_cleanup(put_out);
}

/// What stands for an action: the thing itself, else what opens it, else the list in which it stands.
fn light(action: &str) {
    let ways = [
        format!("[data-action=\"{action}\"]"),
        format!("[data-opens~=\"{}\"]", verb_of(action)),
        ".prompt .as-list > summary".to_owned(),
    ];
    for way in ways {
        let things: Vec<Element> = found(&way).collect();
        if !things.is_empty() {
            for thing in things {
                let _ = thing.set_attribute(MARK, "");
            }
            return;
        }
    }
}

fn put_out() {
    for thing in found(&format!("[{MARK}]")) {
        let _ = thing.remove_attribute(MARK);
    }
}

/// The things of the table that fit, those in the list of all answers aside.
fn found(selector: &str) -> impl Iterator<Item = Element> {
    use wasm_bindgen::JsCast as _;
    let nodes = document().query_selector_all(selector).ok();
    let nodes = nodes.into_iter().flat_map(|nodes| {
        let node = move |number| nodes.item(number);
        (0..).map_while(node)
    });
    let elements = nodes.filter_map(|node| node.dyn_into::<Element>().ok());
    elements.filter(|element| element.closest("[data-list] .choices").ok().flatten().is_none())
}

/// What a master would do.
#[component]
pub fn HintButton(desk: Desk, class: &'static str) -> impl IntoView {
    let may = Memo::new(move |_| desk.may_ask_hint());
    view! {
        <button class=class title=tr("web.hint.help") disabled=move || !may.get() on:click=move |_| desk.toggle_hint()>
            {icon("hint")} <span>{tr("web.hint.label")}</span> <kbd aria-hidden="true">"h"</kbd>
        </button>
    }
}
