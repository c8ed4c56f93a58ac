//! Hints: what a strong player would do, and what that gains over the next best, said on the desk where previews stand, and lit on the board. Only
//! where the table allows it.

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::{Arg, Message};
use signoria_table::wire::Advice;
use web_sys::Element;

use crate::art::icon;
use crate::boards::Room;
use crate::browser;
use crate::scene::verb_of;
use crate::session::{Hint, Line};
use crate::table::Desk;
use crate::table::log::named;
use crate::words::tr;

/// Marks what a hint is about.
const MARK: &str = "data-hinted";

impl Desk {
    /// Whether a hint can be asked for: it is this person's turn, and the table allows it.
    #[must_use]
    pub fn may_ask_hint(self) -> bool {
        let is_heard = self
            .session
            .line
            .with(|line| matches!(line, Line::Local | Line::Open));
        is_heard && self.is_my_turn() && self.read(|scene| scene.table.hints)
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
        let label = |action: &str| {
            self.read(|scene| {
                let mut choices = scene.prompt()?.actions.iter();
                let choice = choices.find(|choice| choice.action == action)?;
                Some(choice.label.clone())
            })
        };
        let first = self.say(&label(&best.action)?);
        let says = Message::new("web.hint.says").with("what", whole_move(self, first, best));
        let margin = best.margin.map(margin);
        let over_second = gain(&advice).and_then(|(points, second)| {
            let message = match points {
                0 => Message::new("web.hint.equal"),
                points => Message::new("web.hint.gains").with("points", points),
            };
            Some(message.with("what", Arg::Message(Box::new(label(second)?))))
        });
        let joined = |before: &str, message: Option<Message>| {
            message.map_or_else(String::new, |message| format!("{before}{}", self.say(&message)))
        };
        Some(self.say(&says) + &joined(" ", margin) + &joined(" · ", over_second))
    }
}

/// A move in words: its first step, and the answers that complete it.
pub fn whole_move(desk: Desk, first: String, advice: &Advice) -> String {
    let further = advice.then.iter().map(|choice| desk.say(&choice.label));
    std::iter::once(first)
        .chain(further)
        .collect::<Vec<_>>()
        .join(" → ")
}

/// The expected margin. Half a point says nothing at the end of a game.
fn margin(points: f32) -> Message {
    match points.round() as i64 {
        0 => Message::new("web.hint.even"),
        points if points < 0 => Message::new("web.hint.margin").with("points", format!("−{}", -points)),
        points => Message::new("web.hint.margin").with("points", format!("+{points}")),
    }
}

/// What the best choice gains over the second, in whole points, and which that is; none where nothing else was thought about.
fn gain(advice: &[Advice]) -> Option<(i64, &str)> {
    let (best, others) = advice.split_first()?;
    let second = others
        .iter()
        .find(|other| other.share.is_some_and(|share| share > 0.0))?;
    // A choice that looks a little worse and was thought about more is as good.
    let points = (best.margin? - second.margin?).max(0.0).round() as i64;
    Some((points, &second.action))
}

/// Lights what the hint is about, and opens the room in which it is on a phone.
pub fn follow(desk: Desk, room: RwSignal<Room>, room_of: fn(&str) -> Room) {
    Effect::new(move || {
        let best = desk.session.hint.with(|hint| match hint {
            Some(Hint::Given(advice)) => advice.first().cloned(),
            _ => None,
        });
        put_out();
        if let Some(Advice { action, then, .. }) = best {
            if desk
                .on_board
                .with_untracked(|verbs| verbs.contains(&verb_of(&action)))
            {
                room.set(room_of(verb_of(&action)));
            }
            request_animation_frame(move || {
                light(&action);
                then.iter().for_each(light_next);
            });
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

/// Where the move goes on: a place on which a piece can be dropped, else the things that the answer names.
fn light_next(next: &Choice) {
    let place = next.action.split_once(' ').map_or("", |(_, place)| place);
    let mut things = Vec::new();
    named(&next.label, &mut things);
    let dropped = [next.action.as_str(), place].map(|place| format!("[data-drop=\"{place}\"]"));
    let things = things.iter().map(|thing| format!("[data-thing=\"{thing}\"]"));
    for way in dropped.into_iter().chain(things) {
        for thing in found(&way) {
            let _ = thing.set_attribute(MARK, "");
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
    let things = browser::all(selector).into_iter();
    things.filter(|element| element.closest("[data-list] .choices").ok().flatten().is_none())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(action: &str, share: f32, margin: f32) -> Advice {
        Advice {
            action: action.into(),
            share: Some(share),
            margin: Some(margin),
            ..Advice::default()
        }
    }

    #[test]
    fn a_margin_has_a_sign_of_its_own() {
        let said = |points| margin(points).args.get("points").cloned();
        assert_eq!(said(-4.4), Some(Arg::Text("−4".into())));
        assert_eq!(said(2.6), Some(Arg::Text("+3".into())));
        assert_eq!(margin(-0.4).id, "web.hint.even");
    }

    #[test]
    fn a_hint_says_what_it_gains_over_the_second_choice_in_whole_points() {
        let best = advice("take 1", 0.7, 5.2);
        assert_eq!(
            gain(&[best.clone(), advice("take 2", 0.2, 1.9)]),
            Some((3, "take 2"))
        );
        assert_eq!(
            gain(&[best.clone(), advice("take 2", 0.2, 5.6)]),
            Some((0, "take 2"))
        );
        assert_eq!(gain(&[best.clone(), advice("take 2", 0.0, 1.9)]), None);
        assert_eq!(gain(&[best]), None);
        assert_eq!(gain(&[]), None);
    }
}
