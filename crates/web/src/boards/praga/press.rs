//! The one press at the end of the desk: it lays the hex in hand, takes the tile in sight, or ends the turn; below it, what the end of the turn does to what
//! is open, and the way back.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_praga::action::Action;
use signoria_praga::pieces::{ActionTile, Grid, Row};
use signoria_praga::state::Stage;
use signoria_praga::view::{Fate, Open, OpenView};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::art::drawing;
use crate::boards::kit::back::Back;
use crate::boards::praga::Praga;
use crate::boards::praga::look::act;
use crate::boards::praga::sight;
use crate::rows::rows;
use crate::words::{say, t, tr};

/// What has its own use for the key Enter.
const PRESSED: &str =
    "button, a, summary, input, textarea, select, [role=button], [role=application], dialog";

/// What the press does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    /// Lays the hex in hand.
    Lay,
    /// Takes the tile in sight.
    Tile(ActionTile),
    /// Ends the turn.
    End,
}

impl Press {
    fn now(board: Praga) -> Self {
        if board.bench.is_busy_now() {
            return Self::Lay;
        }
        sight::in_sight(board).map_or(Self::End, Self::Tile)
    }

    /// The answer that it begins with; none while it is not one.
    fn action(self, board: Praga) -> Option<Action> {
        match self {
            Self::Lay => board.bench.lays_with(),
            Self::Tile(tile) => Some(Action::Tile { tile }),
            Self::End => Some(Action::End),
        }
        .filter(|action| board.offers(*action))
    }

    fn words(self, board: Praga) -> &'static str {
        match self {
            Self::Lay if board.bench.is_only_taken() => "web.praga.take-hex",
            Self::Lay if board.bench.row() == Some(Row::Upgrade) => "web.praga.lay-here",
            Self::Lay => "web.praga.build-here",
            Self::Tile(_) => "web.praga.take-tile",
            Self::End => "praga.do.end",
        }
    }

    fn play(self, board: Praga) {
        match (self, untrack(|| self.action(board))) {
            (Self::Lay, Some(_)) => board.bench.lay(),
            (_, Some(action)) => board.desk.choose(&action.to_string()),
            (_, None) => {}
        }
    }
}

/// The key Enter does what the button says, unless what has the focus has its own use for it.
fn listen(board: Praga, press: Memo<Press>) {
    let listener = window_event_listener(ev::keydown, move |event| {
        let is_other = event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key();
        if event.key() != "Enter" || event.default_prevented() || is_other {
            return;
        }
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let is_taken = target.is_some_and(|target| target.closest(PRESSED).ok().flatten().is_some());
        if !is_taken && board.desk.pending.with_untracked(Option::is_none) {
            press.get_untracked().play(board);
        }
    });
    on_cleanup(move || listener.remove());
}

/// The picture of something that is open.
fn picture(what: Open) -> &'static str {
    match what {
        Open::Special => "praga-special",
        Open::Wheel => "praga-tile",
        Open::Claim(action) => act(action).name(),
        Open::Step(Grid::HungerWall) => "praga-hunger-wall",
        Open::Step(Grid::Cathedral) => "praga-cathedral",
        Open::Free(_) => "praga-road",
        Open::Egg(_) => "praga-egg",
        Open::Windows => "praga-silver-window",
    }
}

/// What it is in words.
fn words(open: OpenView) -> Message {
    match open.what {
        Open::Special => Message::new("web.praga.open-special"),
        Open::Wheel => Message::new("praga.do.bonus"),
        Open::Claim(action) => Message::new("praga.panel.open-claim").with("action", action),
        Open::Step(grid) => Message::new("praga.do.step").with("grid", grid),
        Open::Free(space) => Message::new("praga.panel.open-free").with("space", space),
        Open::Egg(space) => Message::new("praga.panel.open-egg").with("space", space),
        Open::Windows => Message::new("web.praga.open-windows").with("count", open.count),
    }
}

/// The same in a word or two.
fn in_short(open: OpenView) -> Message {
    match open.what {
        Open::Claim(_) => Message::new("web.praga.extra-claim"),
        Open::Step(_) => Message::new("web.praga.extra-step"),
        Open::Free(space) | Open::Egg(space) => Message::new("praga.do.free").with("space", space),
        Open::Special | Open::Wheel | Open::Windows => words(open),
    }
}

/// What becomes of the open things when the turn ends: those with the worst fate that there is, since that is what one has to know.
fn at_the_end(open: &[OpenView]) -> Option<(&'static str, Vec<OpenView>)> {
    let fates = [
        (Fate::Must, "web.praga.must"),
        (Fate::Lapses, "web.praga.lapses"),
        (Fate::Comes, "web.praga.comes"),
    ];
    fates.into_iter().find_map(|(fate, heading)| {
        let found: Vec<_> = open.iter().filter(|open| open.fate == fate).copied().collect();
        (!found.is_empty()).then_some((heading, found))
    })
}

/// The question where something has to be chosen before the turn can end, or nothing but its end is left; none where the rules' own stands.
pub fn asks(board: Praga) -> Option<Message> {
    let open = board.read(|view| {
        let is_free = view.step.is_none() && view.turn.stage() == Stage::Acted;
        is_free.then(|| view.open.clone())
    })?;
    let is_all = board
        .legal
        .with(|legal| legal.len() == 1 && legal.contains(&Action::End.to_string()));
    question(&open, is_all)
}

/// The same by what is open, and whether the end is all that is left.
fn question(open: &[OpenView], is_all: bool) -> Option<Message> {
    let first = open.iter().filter(|open| open.fate == Fate::Must);
    let first: Vec<Arg> = first
        .map(|open| Arg::Message(Box::new(in_short(*open))))
        .collect();
    if !first.is_empty() {
        return Some(Message::new("web.praga.ask-first").with("list", Arg::List(first)));
    }
    is_all.then(|| Message::new("web.praga.ask-end"))
}

/// The end of the desk.
#[component]
pub fn End(board: Praga) -> impl IntoView {
    let press = Memo::new(move |_| Press::now(board));
    let action = Memo::new(move |_| press.get().action(board).map(|action| action.to_string()));
    let is_mine = Memo::new(move |_| board.read(|view| view.active == Some(board.eye())));
    let open = Memo::new(move |_| {
        let open = board.read(|view| view.open.clone());
        // What is open may change with the hex in hand.
        let is_told = is_mine.get() && !board.bench.is_busy_now();
        if is_told { open } else { Vec::new() }
    });
    // A new text is a new element, so that nothing moves.
    let fates = move || open.with(|open| at_the_end(open)).into_iter().collect::<Vec<_>>();
    let fate = |(heading, open): &(&'static str, Vec<OpenView>)| {
        let (heading, is_alone) = (*heading, open.len() == 1);
        let sign = |open: &OpenView| {
            let (title, count) = (words(*open), (open.count > 1).then_some(open.count));
            let words = if is_alone { in_short(*open) } else { title.clone() };
            view! {
                <span class="pg-open" title=move || say(&title, &[])>
                    {drawing(picture(open.what))} {count} <span class:pg-named=is_alone>{move || say(&words, &[])}</span>
                </span>
            }
        };
        view! { <span>{tr(heading)}</span> {open.iter().map(sign).collect_view()} }
    };
    let fate = rows(fates, |fate| format!("{fate:?}"), fate);
    // What comes by itself needs no room where there is little of it.
    let is_calm = move || open.with(|open| open.iter().all(|open| open.fate == Fate::Comes));
    listen(board, press);
    // What was looked at before it is pressed needs no second look.
    let is_seen = move || press.get() != Press::End;
    let look = move |at: bool| {
        if press.get_untracked() == Press::End {
            board.desk.considered.set(action.get_untracked().filter(|_| at));
        }
    };
    let put_back = move || {
        let offered = board.bench.is_composing();
        offered.then(|| {
            view! {
                <button class="back" on:click=move |_| { board.let_go(); }>{tr("web.praga.put-back")} <kbd aria-hidden="true">"esc"</kbd></button>
            }
        })
    };
    let back = move || (!board.bench.is_composing()).then(|| view! { <Back desk=board.desk /> });
    view! {
        <div class="pg-end">
            <button class="primary" class:confirms=is_seen data-action=move || action.get() disabled=move || action.with(Option::is_none)
                on:click=move |_| press.get_untracked().play(board) on:pointerenter=move |_| look(true) on:pointerleave=move |_| look(false)>
                {move || t(press.get().words(board))} <kbd aria-hidden="true">"Enter"</kbd>
            </button>
            <small class="pg-fate" class:pg-calm=is_calm role="status">{fate}</small>
            {put_back} {back}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use signoria_praga::pieces::Deed;

    use super::*;

    #[test]
    fn the_question_at_the_end_is_what_is_left_to_decide() {
        let open = |fate| OpenView {
            what: Open::Claim(Deed::Mines),
            count: 1,
            fate,
        };
        let asked = |open: &[OpenView], is_all| question(open, is_all).map(|question| question.id);
        assert_eq!(asked(&[], true).unwrap(), "web.praga.ask-end");
        assert_eq!(asked(&[open(Fate::Comes)], false), None);
        assert_eq!(asked(&[open(Fate::Must)], false).unwrap(), "web.praga.ask-first");
    }

    #[test]
    fn the_end_warns_of_the_worst_first() {
        let open = |what, fate| OpenView { what, count: 1, fate };
        let comes = open(Open::Claim(Deed::Mines), Fate::Comes);
        let lapses = open(Open::Windows, Fate::Lapses);
        assert_eq!(at_the_end(&[]), None);
        assert_eq!(at_the_end(&[comes]), Some(("web.praga.comes", vec![comes])));
        assert_eq!(
            at_the_end(&[comes, lapses]),
            Some(("web.praga.lapses", vec![lapses]))
        );
    }
}
