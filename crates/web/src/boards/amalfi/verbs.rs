//! The main actions on the desk, each with the number of ways in which it can be done now. Pointing at one lights what it is about; on a phone a press goes
//! there.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::boards::Room;
use crate::boards::amalfi::ahead::Ahead;
use crate::boards::amalfi::parts::sign;
use crate::boards::amalfi::sail::pointed;
use crate::boards::amalfi::{Amalfi, is_offered};
use crate::boards::amalfi::{hint, offer};
use crate::boards::kit::narrow::Line;
use crate::scene::verb;
use crate::words::{say, t, tr};

/// What fits beside the sign and the number of a main action.
const NAME: Line = Line {
    latin: 7.6,
    cyrillic: 6.2,
};

/// A main action: its verb, its sign, its name, and where on a phone it is done.
struct Main {
    verb: &'static str,
    sign: &'static str,
    label: &'static str,
    room: Room,
    drawer: Option<&'static str>,
}

const MAIN: [Main; 6] = [
    Main {
        verb: "sail",
        sign: "ship",
        label: "web.amalfi.verb-sail",
        room: Room::Board,
        drawer: None,
    },
    Main {
        verb: "buy",
        sign: "work",
        label: "web.amalfi.verb-buy",
        room: Room::Board,
        drawer: Some("workshop"),
    },
    Main {
        verb: "explore",
        sign: "route",
        label: "web.amalfi.verb-explore",
        room: Room::Board,
        drawer: Some("atlas"),
    },
    Main {
        verb: "invite",
        sign: "take",
        label: "web.amalfi.verb-invite",
        room: Room::Mine,
        drawer: None,
    },
    Main {
        verb: "activate",
        sign: "activation",
        label: "web.amalfi.verb-activate",
        room: Room::Mine,
        drawer: None,
    },
    Main {
        verb: "build",
        sign: "hull",
        label: "web.amalfi.verb-build",
        room: Room::Mine,
        drawer: None,
    },
];

/// The main actions, while one of them is to be chosen, and what lies ahead while no voyage is weighed.
#[component]
pub fn Verbs(board: Amalfi) -> impl IntoView {
    // A player who can only pass sees that nothing else is possible.
    let is_asked = Memo::new(move |_| is_asked(board));
    let is_quiet = Memo::new(move |_| {
        pointed(board).is_none() && !offer::is_pointed(board) && board.sending.planned().is_none()
    });
    move || {
        is_asked.get().then(|| {
            view! {
                <Pills board />
                {move || is_quiet.get().then(|| view! { <Ahead board /> })}
            }
        })
    }
}

/// How many answers each of the main actions has.
fn counts(board: Amalfi) -> [usize; MAIN.len()] {
    board.desk.read(|scene| {
        let answers = scene.prompt().map_or(&[][..], |prompt| &prompt.actions);
        MAIN.each_ref()
            .map(|main| answers.iter().filter(|choice| verb(choice) == main.verb).count())
    })
}

/// Passing gives up the round: while another main action is possible, the first press only says what it leads to.
pub fn grave(board: Amalfi) -> Memo<Option<&'static str>> {
    Memo::new(move |_| {
        let gives_up = is_asked(board) && counts(board).iter().any(|count| *count > 0);
        (gives_up && !board.desk.taught.get()).then_some("pass")
    })
}

/// The question once passing has been looked at: what feeding will then lack.
pub fn passes(board: Amalfi) -> Memo<Option<Message>> {
    Memo::new(move |_| {
        let is_looked_at = board.desk.looked.with(|looked| looked.as_deref() == Some("pass"));
        (is_looked_at && is_asked(board)).then_some(())?;
        let home = board.home().index();
        let meal = board.read(|view| view.players.get(home).map(|player| player.feeding))?;
        let words = Message::new("web.amalfi.passes").with("missing", meal.missing);
        Some(words.with("vp", meal.penalty))
    })
}

/// Whether a main action is asked for, or passing.
fn is_asked(board: Amalfi) -> bool {
    board.read(|view| !view.is_amid) && is_offered(board, "pass")
}

#[component]
fn Pills(board: Amalfi) -> impl IntoView {
    let counts = Memo::new(move |_| counts(board));
    let pill = move |(index, main): (usize, Main)| {
        let Main {
            verb,
            sign: name,
            label,
            room,
            drawer,
        } = main;
        let count = Memo::new(move |_| counts.get()[index]);
        let is_under_way = move || verb == "sail" && board.sending.planned().is_some();
        let seek = move |at: bool| board.sought.set(at.then_some(verb));
        let go = move |_| {
            board.desk.room.set(room);
            board.drawer.set(drawer);
            if verb == "activate" {
                hint::show_court();
            }
        };
        let spoken = move || {
            let message = Message::new("web.amalfi.ways").with("count", count.get());
            say(&message, &[])
        };
        view! {
            <li>
                <button class="verb" class:none=move || count.get() == 0 class:now=is_under_way data-explains=format!("amalfi.verb.{verb}")
                    on:click=go on:pointerenter=move |_| seek(true) on:pointerleave=move |_| seek(false)
                    on:focus=move |_| seek(true) on:blur=move |_| seek(false)>
                    {sign(name)} <span class="verb-name" style:--cut=move || format!("{:.3}", NAME.cut(&t(label)))>{tr(label)}</span> <b aria-hidden="true">{move || count.get()}</b>
                    <span class="visually-hidden">{spoken}</span>
                </button>
            </li>
        }
    };
    view! { <ul class="verbs" aria-label=tr("web.amalfi.verbs")>{MAIN.into_iter().enumerate().map(pill).collect_view()}</ul> }
}
