//! Hints: what a strong player would do, step by step, and why, on a card of its own; what it is about is lit on the board. Only where the table allows it.
//!
//! The card lies over the log, on a phone over that part of the stage where nothing is lit: never over the answers.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::second_of;
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
        if !self.close_hint() && untrack(|| self.may_ask_hint()) {
            self.session.ask_hint();
        }
    }

    /// Puts the hint away. False when there was none.
    pub fn close_hint(self) -> bool {
        let is_open = self.session.hint.with_untracked(Option::is_some);
        if is_open {
            self.session.hint.set(None);
        }
        is_open
    }

    /// The label of an answer to the question that is asked.
    fn label_of(self, action: &str) -> Option<Message> {
        self.read(|scene| {
            let mut choices = scene.prompt()?.actions.iter();
            let choice = choices.find(|choice| choice.action == action)?;
            Some(choice.label.clone())
        })
    }

    /// The steps of the best move, as far as it is known.
    fn hinted_steps(self, advice: &[Advice]) -> Vec<String> {
        let best = advice.first();
        let known = best.and_then(|best| Some((self.label_of(&best.action)?, best)));
        known.map_or_else(Vec::new, |(label, best)| steps(self, self.say(&label), best))
    }

    /// Why a master would do it: what it is worth, beside the second choice and at the end.
    fn hinted_reason(self, advice: &[Advice]) -> String {
        let over_second = gain(advice).and_then(|(points, second)| {
            let message = match points {
                0 => Message::new("web.hint.equal"),
                points => Message::new("web.hint.gains").with("points", points),
            };
            let what = whole_move(self, self.say(&self.label_of(&second.action)?), second);
            Some(message.with("what", what))
        });
        let at_the_end = advice.first().and_then(|best| best.margin).map(margin);
        let said = over_second.into_iter().chain(at_the_end);
        said.map(|message| self.say(&message))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

/// The steps of a move in words: the first, and the answers that complete it.
fn steps(desk: Desk, first: String, advice: &Advice) -> Vec<String> {
    let further = advice.then.iter().map(|choice| desk.say(&choice.label));
    std::iter::once(first).chain(further).collect()
}

/// A move in one line.
pub fn whole_move(desk: Desk, first: String, advice: &Advice) -> String {
    steps(desk, first, advice).join(" → ")
}

/// By how much one would be ahead at the end. Half a point says nothing there.
fn margin(points: f32) -> Message {
    match points.round() as i64 {
        0 => Message::new("web.hint.even"),
        points if points < 0 => Message::new("web.hint.behind").with("points", -points),
        points => Message::new("web.hint.ahead").with("points", points),
    }
}

/// What the best choice gains over the second, in whole points, and which that is; none where nothing else was thought about.
fn gain(advice: &[Advice]) -> Option<(i64, &Advice)> {
    let best = advice.first()?;
    let second = advice.get(second_of(advice)?)?;
    // A choice that looks a little worse and was thought about more is as good.
    let points = (best.margin? - second.margin?).max(0.0).round() as i64;
    Some((points, second))
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
                then.iter()
                    .for_each(|next| light_named(&next.action, &next.label));
            });
        }
    });
    on_cleanup(put_out);
}

/// The hint: the steps of the move, one line that says why, and the way to put it away.
#[component]
pub fn HintCard(desk: Desk) -> impl IntoView {
    let hint = Memo::new(move |_| desk.session.hint.get());
    let card = NodeRef::<html::Section>::new();
    let top = RwSignal::new(0.0);
    // What is lit is marked in the next frame, and drawn in the one after it.
    let stand_clear = move || {
        request_animation_frame(move || {
            request_animation_frame(move || {
                if let Some(card) = card.try_get_untracked().flatten() {
                    top.try_set(clear_of_lit(&card));
                }
            });
        });
    };
    Effect::new(move || {
        hint.track();
        desk.room.track();
        stand_clear();
    });
    let resized = window_event_listener(ev::resize, move |_| stand_clear());
    on_cleanup(move || resized.remove());
    let said = move |hint: Hint| match hint {
        Hint::Awaited => view! { <p>{tr("web.hint.thinks")}</p> }.into_any(),
        Hint::Given(advice) if advice.is_empty() => view! { <p>{tr("web.hint.none")}</p> }.into_any(),
        Hint::Given(advice) => {
            let steps = desk
                .hinted_steps(&advice)
                .into_iter()
                .map(|step| view! { <li>{step}</li> });
            view! {
                <h3>{tr("web.hint.title")}</h3>
                <ol>{steps.collect_view()}</ol>
                <p class="hint-why">{desk.hinted_reason(&advice)}</p>
            }
            .into_any()
        }
    };
    view! {
        <div class="hint-place" role="status">
            {move || hint.get().map(|hint| view! {
                <section class="hint-card" aria-label=tr("web.hint.label") node_ref=card style:--hint-top=move || format!("{}px", top.get())>
                    {said(hint)}
                    <button class="quiet hint-close" aria-label=tr("web.close") on:click=move |_| { desk.close_hint(); }>{icon("close")}</button>
                </section>
            })}
        </div>
    }
}

/// How far below the upper edge of its place the card hides least of what is lit.
fn clear_of_lit(card: &Element) -> f64 {
    let Some(place) = card.parent_element() else {
        return 0.0;
    };
    let (place, card) = (place.get_bounding_client_rect(), card.get_bounding_client_rect());
    let lit: Vec<(f64, f64)> = found(&format!("[{MARK}]"))
        .map(|thing| thing.get_bounding_client_rect())
        .filter(|thing| thing.height() > 0.0)
        .map(|thing| (thing.top() - place.top(), thing.bottom() - place.top()))
        .collect();
    clearest(place.height() - card.height(), card.height(), &lit)
}

/// The place from 0 to `most` for something of that height that hides least of these stretches; the lowest of several.
fn clearest(most: f64, height: f64, lit: &[(f64, f64)]) -> f64 {
    let most = most.max(0.0);
    let hidden = |top: f64| -> f64 {
        let shared = |&(from, to): &(f64, f64)| (to.min(top + height) - from.max(top)).max(0.0);
        lit.iter().map(shared).sum()
    };
    // Right above and right below each of them, and both ends.
    let beside = lit.iter().flat_map(|&(from, to)| [from - height, to]);
    let tops = beside.filter(|top| (0.0..=most).contains(top)).chain([0.0, most]);
    { tops }.fold(most, |best, top| {
        let (less, same) = (hidden(top) < hidden(best), hidden(top) == hidden(best));
        if less || same && top > best { top } else { best }
    })
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

/// What an answer is about: a place on which a piece can be dropped, and the things that its words name.
fn light_named(action: &str, label: &Message) {
    let place = action.split_once(' ').map_or("", |(_, place)| place);
    let mut things = Vec::new();
    named(label, &mut things);
    let dropped = [action, place].map(|place| format!("[data-drop=\"{place}\"]"));
    let things = things.iter().map(|thing| format!("[data-thing=\"{thing}\"]"));
    for way in dropped.into_iter().chain(things) {
        for thing in found(&way) {
            let _ = thing.set_attribute(MARK, "");
        }
    }
}

/// Where an answer is given at a table that does not ask for it, such as one of the past: what its words name, else what is called like a part of it,
/// else what explains one of the things it names.
pub fn light_place(action: &str, label: &Message) {
    light_named(action, label);
    let parts = action.split(' ').skip(1);
    let called = parts
        .filter(|part| part.parse::<i64>().is_err())
        .map(|part| format!("[data-thing$=\".{part}\"], [data-explains$=\".{part}\"]"));
    let mut things = Vec::new();
    named(label, &mut things);
    let explained = things.iter().map(|thing| format!("[data-explains=\"{thing}\"]"));
    for way in called.chain(explained) {
        if found(&format!("[{MARK}]")).next().is_some() {
            return;
        }
        for thing in found(&way) {
            let _ = thing.set_attribute(MARK, "");
        }
    }
}

/// Nothing is lit any more.
pub fn put_out() {
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
    fn a_margin_is_said_as_ahead_behind_or_even() {
        let said = |points| (margin(points).id, margin(points).args.get("points").cloned());
        assert_eq!(
            said(-4.4),
            ("web.hint.behind".into(), Some(signoria_engine::Arg::Number(4)))
        );
        assert_eq!(
            said(2.6),
            ("web.hint.ahead".into(), Some(signoria_engine::Arg::Number(3)))
        );
        assert_eq!(margin(-0.4).id, "web.hint.even");
    }

    #[test]
    fn the_card_covers_as_little_as_possible_of_what_is_lit() {
        // Nothing is lit: at the lower edge.
        assert_eq!(clearest(300.0, 100.0, &[]), 300.0);
        // What is lit is low: right above it.
        assert_eq!(clearest(300.0, 100.0, &[(350.0, 390.0)]), 250.0);
        // Two things with room between them.
        assert_eq!(clearest(300.0, 100.0, &[(0.0, 100.0), (250.0, 400.0)]), 150.0);
        // A card as high as its place has no choice.
        assert_eq!(clearest(-20.0, 400.0, &[(0.0, 100.0)]), 0.0);
    }

    #[test]
    fn a_hint_says_what_it_gains_over_the_second_choice_in_whole_points() {
        let best = advice("take 1", 0.7, 5.2);
        let than = |second: &Advice| gain(&[best.clone(), second.clone()]).map(|(points, _)| points);
        assert_eq!(than(&advice("take 2", 0.2, 1.9)), Some(3));
        assert_eq!(than(&advice("take 2", 0.2, 5.6)), Some(0));
        assert_eq!(than(&advice("take 2", 0.0, 1.9)), None);
        assert_eq!(gain(std::slice::from_ref(&best)), None);
        assert_eq!(gain(&[]), None);
    }
}
