//! The turn as a list to tick off: tile, bonus, action, extras, end; and which extras there are.

use leptos::prelude::*;
use signoria_praga::action::Action;
use signoria_praga::state::Stage;
use signoria_praga::view::View;

use crate::art::{drawing, icon};
use crate::boards::praga::Praga;
use crate::boards::praga::guide::Guide;
use crate::boards::praga::press;
use crate::rows::rows;
use crate::scene::verb_of;
use crate::words::{t, tr};

/// A kind of thing that is done besides the tile and its action, in any order.
#[derive(Clone, Copy)]
pub struct Extra {
    /// Its name in styles and words.
    pub code: &'static str,
    verbs: &'static [&'static str],
    picture: &'static str,
    label: &'static str,
    explains: &'static str,
}

pub const EXTRAS: [Extra; 8] = [
    Extra {
        code: "claim",
        verbs: &["claim", "claim-covered"],
        picture: "praga-upgrade",
        label: "web.praga.extra-claim",
        explains: "praga.claim.upgrade",
    },
    Extra {
        code: "step",
        verbs: &["step"],
        picture: "praga-onward",
        label: "web.praga.extra-step",
        explains: "praga.good.hunger-wall",
    },
    Extra {
        code: "climb",
        verbs: &["climb"],
        picture: "praga-silver-window",
        label: "web.praga.extra-climb",
        explains: "praga.good.silver-window",
    },
    Extra {
        code: "road",
        verbs: &["free", "egg"],
        picture: "praga-egg",
        label: "web.praga.extra-road",
        explains: "praga.good.egg",
    },
    Extra {
        code: "use",
        verbs: &["use"],
        picture: "praga-technology",
        label: "web.praga.extra-use",
        explains: "praga.good.technology",
    },
    Extra {
        code: "extra",
        verbs: &["extra"],
        picture: "praga-gold-window",
        label: "web.praga.extra-extra",
        explains: "praga.extra",
    },
    Extra {
        code: "refresh",
        verbs: &["refresh"],
        picture: "praga-refresh",
        label: "web.praga.extra-refresh",
        explains: "praga.refresh.upgrade",
    },
    Extra {
        code: "seal",
        verbs: &["seal"],
        picture: "praga-seal",
        label: "web.praga.extra-seal",
        explains: "praga.seal-right",
    },
];

impl Extra {
    fn is_possible(&self, board: Praga) -> bool {
        board.legal.with(|legal| {
            let mut verbs = legal.iter().map(|action| verb_of(action));
            verbs.any(|verb| self.verbs.contains(&verb))
        })
    }
}

/// Whether an extra of that kind can be done now.
pub fn is_possible(board: Praga, code: &str) -> bool {
    let mut extras = EXTRAS.iter().filter(|extra| extra.code == code);
    extras.any(|extra| extra.is_possible(board))
}

/// The most extras whose names fit beside their pictures.
const MOST_NAMED: usize = 3;

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
    let [tile, action] = match view.turn.stage() {
        Stage::Tile => [State::Now, State::Later],
        Stage::Action => [State::Done, State::Now],
        Stage::Acted => [State::Done, State::Done],
    };
    let bonus = match tile {
        State::Now => State::Later,
        _ if view.turn.wheel_gives() => State::Open,
        _ => State::Done,
    };
    [
        tile,
        bonus,
        action,
        if extras { State::Open } else { State::Later },
        if end { State::Now } else { State::Later },
    ]
}

/// The list.
#[component]
pub fn Checklist(board: Praga) -> impl IntoView {
    let possible = Memo::new(move |_| EXTRAS.iter().filter(|extra| extra.is_possible(board)).count());
    let extras = Memo::new(move |_| possible.get() > 0);
    let are_named = Memo::new(move |_| (1..=MOST_NAMED).contains(&possible.get()));
    let end = Memo::new(move |_| board.offers(Action::End));
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
    let shown_extras = move || {
        let open: Vec<&str> = EXTRAS
            .iter()
            .filter(|extra| extra.is_possible(board))
            .map(|extra| extra.code)
            .collect();
        let all = open.join(" ");
        EXTRAS
            .iter()
            .map(|extra| (all.clone(), *extra))
            .collect::<Vec<_>>()
    };
    let extra = move |(_, extra): &(String, Extra)| {
        let extra = *extra;
        let is_open = Memo::new(move |_| extra.is_possible(board));
        let go = move |_| board.open(extra.verbs.first().copied().unwrap_or_default());
        let seek = move |at: bool| board.sought.set(at.then_some(extra.code));
        view! {
            <li>
                <button class="pg-some" class:open=move || is_open.get() aria-disabled=move || (!is_open.get()).then_some("true") data-explains=extra.explains
                    on:click=go on:pointerenter=move |_| seek(true) on:pointerleave=move |_| seek(false) on:focus=move |_| seek(true) on:blur=move |_| seek(false)>
                    {drawing(extra.picture)} <span>{tr(extra.label)}</span>
                </button>
            </li>
        }
    };
    view! {
        <div class="pg-desk">
            <Guide board />
            <div class="pg-checks">
                <ol class="pg-checklist" aria-label=tr("web.praga.checklist")>{names.into_iter().enumerate().map(part).collect_view()}</ol>
                <ul class="pg-extras" class:named=move || are_named.get() aria-label=tr("web.praga.extras")>{rows(shown_extras, |(all, extra)| format!("{all}/{}", extra.code), extra)}</ul>
            </div>
            <press::End board />
        </div>
    }
}
