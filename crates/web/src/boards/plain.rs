//! The plain board: every part of the view in a labelled panel. It is complete for any game, drawn for none.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Panel, Seat};

use crate::art::icon;
use crate::boards::{Board, Room};
use crate::browser;
use crate::table::{Desk, with_seats_marked};
use crate::words::{Piece, say_pieces};

/// The longest lead of a line, in letters, and the marks that end one.
const LEAD: (usize, [&str; 2]) = (48, [": ", " — "]);

/// Whose things a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    /// The state of the game.
    Table,
    /// One's own.
    Own,
    /// Everybody's.
    Common,
    /// Of another seat.
    Other,
}

/// The board of a game that nobody has drawn.
pub fn board(desk: Desk) -> Board {
    Board {
        track: ().into_any(),
        stage: view! { <PlainBoard desk /> }.into_any(),
        fits: false,
        tools: ().into_any(),
        hand: ().into_any(),
        facts: Arc::new(|_| ().into_any()),
        trophy: None,
        explain: Arc::new(|_| None),
        rooms: &[Room::Board, Room::Others, Room::Log],
        room_of: |_| Room::Board,
    }
}

/// The panels of the view: how the game stands, then one's own things, then the rest.
#[component]
pub fn PlainBoard(desk: Desk) -> impl IntoView {
    let order = Memo::new(move |_| desk.read(|scene| in_order(scene.panels(), scene.eye())));
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

/// The symbols of panels, by the last word of their title's id or of a name in it.
const SYMBOLS: &[(&str, &str)] = &[
    ("table", "dice"),
    ("game", "dice"),
    ("hand", "card"),
    ("rows", "card"),
    ("stack", "card"),
    ("tiles-left", "card"),
    ("council", "people"),
    ("spaces", "people"),
    ("characters", "people"),
    ("character", "person"),
    ("territory", "forest"),
    ("building", "building"),
    ("venture", "sword"),
    ("city", "building"),
    ("church", "church"),
    ("cathedral", "church"),
    ("wall", "stone"),
    ("hunger-wall", "stone"),
    ("wheel", "wheel"),
    ("bridge", "travel"),
    ("river", "lake"),
    ("workshop", "hammer"),
    ("atlas", "travel"),
    ("routes", "ship"),
    ("decrees", "book"),
    ("titles", "crown"),
    ("rival", "crown"),
    ("parler", "crown"),
    ("supply", "coin"),
];

/// The symbol of a panel with that title; none for an unknown one, and for a seat, which has its own mark.
fn symbol_of(title: &Message) -> Option<&'static str> {
    let names = title.args.values().filter_map(|arg| match arg {
        Arg::Name(id) => Some(&**id),
        _ => None,
    });
    names.chain([&*title.id]).find_map(|id| {
        let last = id.rsplit('.').next()?;
        let found = SYMBOLS.iter().find(|(word, _)| *word == last)?;
        Some(found.1)
    })
}

/// A line of a panel, and in which change of the panel it appeared; 0: it was there from the first.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    line: Message,
    since: u32,
}

/// The lines as they are now: those that were there before, wherever, are not new.
fn rows(lines: &[Message], before: Option<&Vec<Row>>) -> Vec<Row> {
    let last = before.map(|rows| rows.iter().map(|row| row.since).max().unwrap_or(0));
    let row = |line: &Message| {
        let known = before.and_then(|rows| rows.iter().find(|row| row.line == *line));
        let since = match (known, last) {
            (Some(known), _) => known.since,
            (None, Some(last)) => last + 1,
            (None, None) => 0,
        };
        Row {
            line: line.clone(),
            since,
        }
    };
    lines.iter().map(row).collect()
}

#[component]
fn PanelCard(desk: Desk, index: usize, whose: Whose) -> impl IntoView {
    let all = Memo::new(move |before: Option<&Vec<Row>>| {
        desk.read(|scene| {
            let panel = scene.panels().get(index);
            panel.map(|panel| rows(&panel.lines, before)).unwrap_or_default()
        })
    });
    let count = Memo::new(move |_| all.with(Vec::len));
    // Each line follows only itself: most stay as they are with every action.
    let lines = move || {
        let line = |at: usize| {
            let row = Memo::new(move |_| all.with(|rows| rows.get(at).cloned()));
            view! { <Line desk row /> }
        };
        (0..count.get()).map(line).collect_view()
    };
    let heading =
        Memo::new(move |_| desk.read(|scene| scene.panels().get(index).map(|panel| panel.title.clone())));
    let title = move || heading.with(|title| title.as_ref().map(say_pieces).unwrap_or_default());
    let symbol = move || heading.with(|title| title.as_ref().and_then(symbol_of)).map(icon);
    // On a phone the others' things are a tap away: what is asked is about one's own.
    let open = whose != Whose::Other || !browser::prefers("(max-width: 760px)");
    view! {
        <details class="panel card" class:own=whose == Whose::Own open=open>
            <summary><h3>{symbol} {move || with_seats_marked(title(), &desk.names.get())}</h3></summary>
            <ul>{lines}</ul>
        </details>
    }
}

#[component]
fn Line(desk: Desk, row: Memo<Option<Row>>) -> impl IntoView {
    let is_odd = StoredValue::new(false);
    move || {
        let Row { line, since } = row.get()?;
        is_odd.update_value(|is_odd| *is_odd = !*is_odd);
        let words = desk.say(&line);
        let is_drawing = words.contains('\n') || is_drawing(&line, &words);
        // Two classes in turn, so that a line that changes twice is seen to change twice.
        let changed = match (since, is_odd.get_value()) {
            (0, _) => "",
            (_, true) => "changed odd",
            (_, false) => "changed even",
        };
        let names = desk.names.get();
        let content = if is_drawing {
            view! { <pre>{words}</pre> }.into_any()
        } else {
            let (lead, rest) = with_lead(say_pieces(&line));
            view! { <b>{lead}</b>{with_seats_marked(rest, &names)} }.into_any()
        };
        Some(view! { <li class=changed class:drawing=is_drawing>{content}</li> })
    }
}

/// Whether a line is nothing but letters that are the same in every language: a row of a map.
fn is_drawing(line: &Message, words: &str) -> bool {
    let mut args = line.args.values();
    matches!((args.next(), args.next()), (Some(Arg::Text(text)), None) if text == words)
}

/// What a line is about, where it begins with that, and the rest of it.
fn with_lead(mut pieces: Vec<Piece>) -> (String, Vec<Piece>) {
    let Some(Piece::Words(words)) = pieces.first_mut() else {
        return (String::new(), pieces);
    };
    let rest = words.split_off(lead_of(words));
    let lead = std::mem::replace(words, rest);
    (lead, pieces)
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
    fn a_panel_has_the_symbol_of_what_it_shows() {
        let tower = Message::new("test.panel.tower").with("kind", Arg::Name("test.kind.venture".into()));
        assert_eq!(symbol_of(&tower), Some("sword"));
        assert_eq!(symbol_of(&Message::new("test.panel.church")), Some("church"));
        assert_eq!(symbol_of(&Message::new("test.panel.unheard-of")), None);
        for (word, symbol) in SYMBOLS {
            assert!(crate::art::ICONS.contains(symbol), "{word}");
        }
    }

    #[test]
    fn only_a_line_that_was_not_there_is_new() {
        let line = |text: &'static str| Message::new(text);
        let first = rows(&[line("a"), line("b")], None);
        let second = rows(&[line("c"), line("a"), line("b")], Some(&first));
        let third = rows(&[line("a"), line("d")], Some(&second));
        let since = |rows: &[Row]| rows.iter().map(|row| row.since).collect::<Vec<_>>();
        assert_eq!(since(&first), [0, 0]);
        assert_eq!(since(&second), [1, 0, 0]);
        assert_eq!(since(&third), [0, 2]);
    }

    #[test]
    fn a_line_begins_with_what_it_is_about() {
        assert_eq!(lead_of("Dice: black 3"), 5);
        assert_eq!(lead_of("4. Citadel — from value 5: 1 stone"), 11);
        assert_eq!(lead_of("Round 2 of 6"), 0);
        assert_eq!(lead_of("gold 3 · windows: silver 1"), 0);
    }

    #[test]
    fn the_name_of_a_seat_is_no_lead() {
        let words = |text: &str| Piece::Words(text.into());
        let seat = Piece::Seat(Seat::new(0));
        let (lead, rest) = with_lead(vec![words("Order: "), seat.clone()]);
        assert_eq!((lead.as_str(), rest), ("Order:", vec![words(" "), seat.clone()]));
        let (lead, rest) = with_lead(vec![seat.clone(), words(": 3")]);
        assert_eq!((lead.as_str(), rest), ("", vec![seat, words(": 3")]));
    }

    #[test]
    fn a_row_of_a_map_is_a_drawing() {
        let line = Message::new("test.drawing").with("text", Arg::Text("o  n".into()));
        assert!(is_drawing(&line, "o  n"));
        assert!(!is_drawing(&line, "the site o  n"));
    }
}
