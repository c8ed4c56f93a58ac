//! The plain board: every part of the view in a labelled panel. It is complete for any game, drawn for none.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Panel, Seat};

use crate::browser;
use crate::table::{Desk, with_seats_marked};

/// A line begins with what it is about where at most so many letters lead to one of these marks.
const LEAD: (usize, [&str; 2]) = (48, [": ", " — "]);

/// Whose things a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// How the game stands.
    Table,
    /// One's own.
    Own,
    /// Everybody's.
    Common,
    /// Of another seat.
    Other,
}

/// The panels of the view: how the game stands, then one's own things, then the rest.
#[component]
pub fn PlainBoard(desk: Desk) -> impl IntoView {
    let order = Memo::new(move |_| desk.read(|scene| in_order(&scene.panels, scene.eye)));
    view! {
        <div class="panels">
            {move || order.get().into_iter().map(|(whose, index)| view! { <PanelCard desk index whose /> }).collect_view()}
        </div>
    }
}

fn in_order(panels: &[Panel], eye: Option<Seat>) -> Vec<(Whose, usize)> {
    let whose = |(index, panel): (usize, &Panel)| {
        let named = panel.title.args.values().find_map(|arg| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        let whose = match named {
            Some(seat) if Some(seat) == eye => Whose::Own,
            Some(_) => Whose::Other,
            // Only one's own hand is ever shown.
            None if panel.title.id.ends_with(".hand") => Whose::Own,
            None if index == 0 => Whose::Table,
            None => Whose::Common,
        };
        (whose, index)
    };
    let all: Vec<_> = panels.iter().enumerate().map(whose).collect();
    let of = |wanted: Whose| all.iter().copied().filter(move |(whose, _)| *whose == wanted);
    let order = [Whose::Table, Whose::Own, Whose::Common, Whose::Other];
    order.into_iter().flat_map(of).collect()
}

#[component]
fn PanelCard(desk: Desk, index: usize, whose: Whose) -> impl IntoView {
    let panel = Memo::new(move |_| desk.read(|scene| scene.panels.get(index).cloned()));
    let before: StoredValue<Option<Panel>> = StoredValue::new(None);
    let lines = move || {
        let now = panel.get();
        let earlier = before.get_value();
        before.set_value(now.clone());
        let lines = now.map(|panel| panel.lines).unwrap_or_default();
        lines
            .into_iter()
            .map(|line| {
                let is_new = earlier.as_ref().is_some_and(|panel| !panel.lines.contains(&line));
                view! { <Line desk line is_new /> }
            })
            .collect_view()
    };
    let title = move || {
        panel.with(|panel| {
            panel
                .as_ref()
                .map(|panel| desk.say(&panel.title))
                .unwrap_or_default()
        })
    };
    // On a phone the others' things are a tap away: what is asked is about one's own.
    let open = whose != Whose::Other || !browser::prefers("(max-width: 760px)");
    view! {
        <details class="panel card" class:own=whose == Whose::Own open=open>
            <summary><h3>{move || with_seats_marked(&title(), &desk.names.get())}</h3></summary>
            <ul>{lines}</ul>
        </details>
    }
}

#[component]
fn Line(desk: Desk, line: Message, is_new: bool) -> impl IntoView {
    move || {
        let words = desk.say(&line);
        if words.contains('\n') || is_drawing(&line, &words) {
            return view! { <li class="drawing" class:changed=is_new><pre>{words}</pre></li> }.into_any();
        }
        let names = desk.names.get();
        let (lead, rest) = words.split_at(lead_of(&words));
        view! {
            <li class:changed=is_new><b>{with_seats_marked(lead, &names)}</b>{with_seats_marked(rest, &names)}</li>
        }
        .into_any()
    }
}

/// Whether a line is nothing but letters that are the same in every language: a row of a map.
fn is_drawing(line: &Message, words: &str) -> bool {
    let mut args = line.args.values();
    matches!((args.next(), args.next()), (Some(Arg::Text(text)), None) if text == words)
}

/// Where the lead of a line ends; 0 where it has none.
fn lead_of(words: &str) -> usize {
    let (most, marks) = LEAD;
    let ends = marks.iter().filter_map(|mark| words.find(mark)).min();
    let is_lead = |lead: &str| lead.chars().count() <= most && !lead.contains(" · ");
    ends.filter(|end| is_lead(&words[..*end]))
        .map_or(0, |end| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_panels_come_before_the_common_ones_and_those_of_the_others() {
        let of = |seat| Panel::new(Message::new("test.panel.player").with("seat", Seat::new(seat)));
        let panels = [
            Panel::new(Message::new("test.panel.table")),
            Panel::new(Message::new("test.panel.market")),
            of(0),
            of(1),
            Panel::new(Message::new("test.panel.hand")),
        ];
        let order = |eye| -> Vec<usize> {
            in_order(&panels, eye)
                .into_iter()
                .map(|(_, index)| index)
                .collect()
        };
        assert_eq!(order(Some(Seat::new(1))), [0, 3, 4, 1, 2]);
    }

    #[test]
    fn a_line_begins_with_what_it_is_about() {
        assert_eq!(lead_of("Dice: black 3"), 5);
        assert_eq!(lead_of("4. Citadel — from value 5: 1 stone"), 11);
        assert_eq!(lead_of("Round 2 of 6"), 0);
        assert_eq!(lead_of("gold 3 · windows: silver 1"), 0);
    }

    #[test]
    fn a_row_of_a_map_is_a_drawing() {
        let line = Message::new("test.drawing").with("text", Arg::Text("o  n".into()));
        assert!(is_drawing(&line, "o  n"));
        assert!(!is_drawing(&line, "the site o  n"));
    }
}
