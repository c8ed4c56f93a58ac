//! The turn as a list to tick off: tile, bonus, action, extras, end; and what would lapse.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_praga::view::View;

use crate::art::icon;
use crate::boards::praga::{Praga, player};
use crate::scene::verb_of;
use crate::words::{say, t, tr};

/// What is done besides the tile and its action.
const EXTRAS: &[&str] = &[
    "refresh",
    "extra",
    "use",
    "climb",
    "step",
    "seal",
    "claim",
    "claim-covered",
    "free",
    "egg",
];

/// How far a part of the turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Later,
    Now,
    Open,
    Done,
}

impl State {
    const fn class(self) -> &'static str {
        match self {
            Self::Later => "pg-check later",
            Self::Now => "pg-check now",
            Self::Open => "pg-check open",
            Self::Done => "pg-check done",
        }
    }
}

fn states(view: &View, extras: bool, end: bool) -> [State; 5] {
    let turn = &view.turn;
    let taken = turn.tile.is_some();
    let bonus = match (taken, turn.bonus || turn.special) {
        (false, _) => State::Later,
        (true, true) => State::Open,
        (true, false) => State::Done,
    };
    [
        if taken { State::Done } else { State::Now },
        bonus,
        match (taken, turn.acted) {
            (false, _) => State::Later,
            (true, false) => State::Now,
            (true, true) => State::Done,
        },
        if extras { State::Open } else { State::Later },
        if end { State::Now } else { State::Later },
    ]
}

/// How many things of the turn are still open.
fn open_count(view: &View) -> u32 {
    let turn = &view.turn;
    let own = view.active.and_then(|seat| player(view, seat));
    let upgraded = |action: usize| {
        own.is_some_and(|own| {
            let mut board = own.board.iter();
            board.any(|placed| placed.action.is_some_and(|deed| deed as usize == action))
        })
    };
    let claims: u32 = (0..6)
        .filter(|action| upgraded(*action))
        .map(|action| u32::from(turn.claims[action]))
        .sum();
    let steps: u32 = turn
        .steps
        .iter()
        .chain(&turn.offered_steps)
        .map(|count| u32::from(*count))
        .sum();
    u32::from(turn.bonus || turn.special) + claims + steps + turn.free.count_ones() + turn.egg.count_ones()
}

/// The list.
#[component]
pub fn Checklist(board: Praga) -> impl IntoView {
    let extras = Memo::new(move |_| {
        board
            .legal
            .with(|legal| legal.iter().any(|action| EXTRAS.contains(&verb_of(action))))
    });
    let end = Memo::new(move |_| board.offers("end"));
    let mine = board.memo(|view| view.active);
    let is_mine = Memo::new(move |_| mine.get() == Some(board.eye()));
    let parts = Memo::new(move |_| {
        let (extras, end) = (extras.get(), end.get());
        if is_mine.get() {
            board.read(|view| states(view, extras, end))
        } else {
            [State::Later; 5]
        }
    });
    let open = Memo::new(move |_| if is_mine.get() { board.read(open_count) } else { 0 });
    let names = [
        ("web.praga.check-tile", "praga.check.tile"),
        ("web.praga.check-bonus", "praga.check.bonus"),
        ("web.praga.check-action", "praga.check.action"),
        ("web.praga.check-extras", "praga.check.extras"),
        ("web.praga.check-end", "praga.check.end"),
    ];
    let part = move |(index, (name, explains)): (usize, (&'static str, &'static str))| {
        let state = Memo::new(move |_| parts.get()[index]);
        let number = index + 1;
        let sign = move || match state.get() {
            State::Done => icon("check").into_any(),
            _ => number.into_any(),
        };
        view! {
            <li class=move || state.get().class() data-explains=explains>
                <i aria-hidden="true">{sign}</i>
                <b>{move || t(name)}</b>
            </li>
        }
    };
    let lapses = move || {
        let message = Message::new("web.praga.open").with("count", open.get());
        (open.get() > 0).then(|| say(&message, &[]))
    };
    view! {
        <div class="pg-desk">
            <ol class="pg-checklist" aria-label=tr("web.praga.checklist")>{names.into_iter().enumerate().map(part).collect_view()}</ol>
            <div class="pg-end">
                <button class="primary" data-action=move || end.get().then_some("end") disabled=move || !end.get()
                    on:click=move |_| board.desk.choose("end")
                    on:pointerenter=move |_| board.desk.considered.set(Some("end".into())) on:pointerleave=move |_| board.desk.considered.set(None)>
                    {tr("praga.do.end")}
                </button>
                <small role="status">{lapses}</small>
            </div>
        </div>
    }
}
