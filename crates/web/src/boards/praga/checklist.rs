//! The turn as a list to tick off: tile, bonus, action, extras, end; which extras there are, and what the end of the turn does to what is open.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_praga::action::Action;
use signoria_praga::pieces::Grid;
use signoria_praga::view::{Fate, Open, OpenView, View};

use crate::art::{drawing, icon};
use crate::boards::kit::back::Back;
use crate::boards::praga::Praga;
use crate::boards::praga::look::act;
use crate::scene::verb_of;
use crate::words::{say, t, tr};

/// A kind of thing that is done besides the tile and its action, in any order.
#[derive(Clone, Copy)]
struct Extra {
    /// Its name in styles.
    code: &'static str,
    verbs: &'static [&'static str],
    picture: &'static str,
    label: &'static str,
    explains: &'static str,
}

const EXTRAS: [Extra; 8] = [
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

/// The list.
#[component]
pub fn Checklist(board: Praga) -> impl IntoView {
    let extras = Memo::new(move |_| {
        board.legal.with(|legal| {
            legal
                .iter()
                .any(|action| EXTRAS.iter().any(|extra| extra.verbs.contains(&verb_of(action))))
        })
    });
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
    let open = Memo::new(move |_| {
        let open = board.read(|view| view.open.clone());
        if is_mine.get() { open } else { Vec::new() }
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
    let fate = move || {
        open.with(|open| at_the_end(open)).map(|(heading, open)| {
            let sign = |open: OpenView| {
                let (words, count) = (words(open), (open.count > 1).then_some(open.count));
                let title = words.clone();
                view! {
                    <span class="pg-open" title=move || say(&title, &[])>
                        {drawing(picture(open.what))} {count} <span class="visually-hidden">{move || say(&words, &[])}</span>
                    </span>
                }
            };
            view! { <span>{tr(heading)}</span> {open.into_iter().map(sign).collect_view()} }
        })
    };
    let extra = move |extra: Extra| {
        let is_open = Memo::new(move |_| {
            board.legal.with(|legal| {
                let mut verbs = legal.iter().map(|action| verb_of(action));
                verbs.any(|verb| extra.verbs.contains(&verb))
            })
        });
        let go = move |_| board.open(extra.verbs.first().copied().unwrap_or_default());
        let seek = move |at: bool| board.sought.set(at.then_some(extra.code));
        view! {
            <li>
                <button class="pg-some" class:open=move || is_open.get() aria-disabled=move || (!is_open.get()).then_some("true") data-explains=extra.explains
                    on:click=go on:pointerenter=move |_| seek(true) on:pointerleave=move |_| seek(false) on:focus=move |_| seek(true) on:blur=move |_| seek(false)>
                    {drawing(extra.picture)} <span class="visually-hidden">{tr(extra.label)}</span>
                </button>
            </li>
        }
    };
    view! {
        <div class="pg-desk">
            <div class="pg-checks">
                <ol class="pg-checklist" aria-label=tr("web.praga.checklist")>{names.into_iter().enumerate().map(part).collect_view()}</ol>
                <ul class="pg-extras" aria-label=tr("web.praga.extras")>{EXTRAS.map(extra).into_iter().collect_view()}</ul>
            </div>
            <div class="pg-end">
                <button class="primary" data-action=move || end.get().then(|| Action::End.to_string()) disabled=move || !end.get()
                    on:click=move |_| board.desk.choose(&Action::End.to_string())
                    on:pointerenter=move |_| board.desk.considered.set(Some(Action::End.to_string())) on:pointerleave=move |_| board.desk.considered.set(None)>
                    {tr("praga.do.end")} <kbd aria-hidden="true">"↵"</kbd>
                </button>
                <small class="pg-fate" role="status">{fate}</small>
                <Back desk=board.desk />
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use signoria_praga::pieces::Deed;

    use super::*;

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
