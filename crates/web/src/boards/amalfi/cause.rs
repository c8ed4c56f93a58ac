//! What brings the question of a move under way: the card, the route or the place with what it does. While something is paid for, what that is.

use leptos::prelude::*;
use signoria_amalfi::pieces::{Character, Masterpiece, Route};
use signoria_amalfi::step::Thing;
use signoria_engine::{Arg, Message};

use crate::art::drawing;
use crate::boards::amalfi::{Amalfi, View};
use crate::words::t;

/// A thing as it is shown beside its question.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    /// Its drawing.
    picture: String,
    /// What names it.
    name: String,
    /// What explains it.
    explains: String,
    /// What it does.
    what: Option<Arg>,
}

fn work(view: &View, card: Masterpiece) -> Shown {
    Shown {
        picture: format!("amalfi-work-{card}"),
        name: card.name().into(),
        explains: card.name().into(),
        what: view.figures.work(card).map(|face| face.what.clone()),
    }
}

fn person(view: &View, card: Character) -> Shown {
    Shown {
        picture: format!("portrait-{card}"),
        name: card.name().into(),
        explains: card.name().into(),
        what: view.figures.character(card).map(|face| face.what.clone()),
    }
}

fn route(view: &View, route: Route) -> Shown {
    Shown {
        picture: format!("amalfi-route-{route}"),
        name: route.name().into(),
        explains: route.name().into(),
        what: view.figures.route(route).map(|face| face.what.clone()),
    }
}

/// What a question names as its cause.
fn named(view: &View, cause: &Arg) -> Option<Shown> {
    match cause {
        Arg::Name(id) => {
            let (kind, name) = id.strip_prefix("amalfi.")?.split_once('.')?;
            match kind {
                "masterpiece" => Some(work(view, name.parse().ok()?)),
                "character" => Some(person(view, name.parse().ok()?)),
                "route" => Some(route(view, name.parse().ok()?)),
                _ => None,
            }
        }
        Arg::Message(place) => {
            let (picture, explains) = match &*place.id {
                "amalfi.cause.shipyard" => ("amalfi-hull", "amalfi.yard.shipyard"),
                _ => ("amalfi-lighthouse", "amalfi.yard.barn"),
            };
            Some(Shown {
                picture: picture.into(),
                name: place.id.to_string(),
                explains: explains.into(),
                what: None,
            })
        }
        _ => None,
    }
}

/// What one's own seat is paying for.
fn paid_for(view: &View) -> Option<Shown> {
    let seat = view.own.as_ref()?.seat;
    match view.payment.filter(|payment| payment.seat == seat)?.thing {
        Thing::Masterpiece(card) => Some(work(view, card)),
        Thing::Tile(tile) => Some(route(view, tile.into())),
        Thing::Character(card) => Some(person(view, card)),
        Thing::Ships(_) => None,
    }
}

/// The thing below the question.
#[component]
pub fn Cause(board: Amalfi) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let cause = board
            .desk
            .read(|scene| scene.prompt()?.question.args.get("cause").cloned());
        board.read(|view| {
            cause
                .and_then(|cause| named(view, &cause))
                .or_else(|| paid_for(view))
        })
    });
    move || {
        let Shown {
            picture,
            name,
            explains,
            what,
        } = shown.get()?;
        let words = what.map(|what| {
            board
                .desk
                .say(&Message::new("web.amalfi.plain").with("what", what))
        });
        Some(view! {
            <p class="cause" data-explains=explains>
                <span class="cause-picture" aria-hidden="true">{drawing(&picture)}</span>
                <span><b>{t(&name)}</b> " " {words.map(|words| view! { <span>{words}</span> })}</span>
            </p>
        })
    }
}
