//! What a purchase, an invitation or an activation that is pointed at costs and brings, on the desk.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::face::Sign;
use signoria_amalfi::pieces::Hold;
use signoria_amalfi::step::Thing;
use signoria_amalfi::view::PurchaseView;
use signoria_engine::Message;

use crate::art::drawing;
use crate::boards::amalfi::parts::{good, lemon, sign, voyage};
use crate::boards::amalfi::{Amalfi, View};
use crate::words::{say, t};

/// What is pointed at and can be done now.
#[derive(Clone, Debug, Default, PartialEq)]
struct Offer {
    /// The drawing of a card and the id of its name; ships have none.
    card: Option<(String, &'static str)>,
    /// How many ships.
    ships: u8,
    /// What it costs.
    price: Option<PurchaseView>,
    /// Its points.
    points: Option<u8>,
    /// What sailing it costs from then on.
    fare: u8,
    /// What it does.
    brings: Vec<Sign>,
    /// What feeding takes before and after, where that changes.
    fed: Option<(u8, u8)>,
}

/// What one pays for by an action.
fn paid_for(action: Action) -> Option<Thing> {
    match action {
        Action::Buy { card } => Some(Thing::Masterpiece(card)),
        Action::Explore { tile } => Some(Thing::Tile(tile)),
        Action::Invite { card } => Some(Thing::Character(card)),
        Action::Build { ships } => Some(Thing::Ships(ships.get() as u8)),
        _ => None,
    }
}

/// A thing with what is printed on it.
fn printed(view: &View, thing: Thing) -> Option<Offer> {
    Some(match thing {
        Thing::Masterpiece(card) => {
            let face = view.figures.work(card)?;
            Offer {
                card: Some((format!("amalfi-work-{card}"), card.name())),
                points: Some(face.vp),
                brings: face.signs.clone(),
                ..Offer::default()
            }
        }
        Thing::Tile(tile) => {
            let face = view.figures.route(tile.into())?;
            Offer {
                card: Some((format!("amalfi-route-{tile}"), tile.name())),
                points: face.explore.as_ref().map(|(_, vp)| *vp),
                fare: face.price,
                brings: face.signs.clone(),
                ..Offer::default()
            }
        }
        Thing::Character(card) => Offer {
            card: Some((format!("portrait-{card}"), card.name())),
            brings: view.figures.character(card)?.signs.clone(),
            ..Offer::default()
        },
        Thing::Ships(ships) => Offer {
            ships,
            ..Offer::default()
        },
    })
}

/// What a thing that one pays for is worth; none where it has no points.
pub fn points(view: &View, thing: Thing) -> Option<u8> {
    printed(view, thing)?.points
}

fn offered(view: &View, action: Action) -> Option<Offer> {
    if let Action::Activate { card } = action {
        return printed(view, Thing::Character(card));
    }
    let (own, thing) = (view.own.as_ref()?, paid_for(action)?);
    let price = *own.purchases.iter().find(|offer| offer.thing == thing)?;
    let owed = view.players.get(own.seat.index())?.owed;
    Some(Offer {
        fed: (price.owed != owed).then_some((owed, price.owed)),
        price: Some(price),
        ..printed(view, thing)?
    })
}

/// Whether the person points at something of that kind that is possible now.
pub fn is_pointed(board: Amalfi) -> bool {
    pointed(board).is_some()
}

fn pointed(board: Amalfi) -> Option<Offer> {
    // A planned voyage has the place to itself, until something else is proposed.
    let is_waiting = board.desk.pending.with(Option::is_some);
    (is_waiting || board.sending.planned().is_none()).then_some(())?;
    let action = board.desk.pointed()?;
    let parsed = action.parse().ok()?;
    board.desk.session.offers(&action).then_some(())?;
    board.read(|view| offered(view, parsed))
}

/// A number of something of these kinds, or of any.
fn goods(count: u16, of: &[Hold]) -> impl IntoView + use<> {
    let kinds: Vec<_> = of.iter().map(|&hold| sign(good(hold))).collect();
    view! { <b class="pays">"−" {count}</b> {kinds} }
}

/// Bread that is paid, or that the place gives.
fn bread(paid: u8, given: u8) -> Option<impl IntoView> {
    let (class, words) = match (paid, given) {
        (0, 0) => return None,
        (0, given) => ("gains", format!("+{given}")),
        (paid, _) => ("pays", format!("−{paid}")),
    };
    Some(view! { <span class="outlook-part"><b class=class>{words}</b> {sign("bread")}</span> })
}

/// The offer: the thing, its price, and what it brings.
#[component]
pub fn Offering(board: Amalfi) -> impl IntoView {
    let offer = Memo::new(move |_| pointed(board));
    move || {
        let offer = offer.get()?;
        let what = match offer.card {
            Some((picture, name)) => view! {
                <span class="offer-picture">{drawing(&picture)}</span> <b class="offer-name">{t(name)}</b>
            }
            .into_any(),
            None => {
                view! { <span class="outlook-part">{sign("hull")} <b>{offer.ships}</b></span> }.into_any()
            }
        };
        let price = offer.price.map(|price| {
            let of: Vec<Hold> = price.of.iter().collect();
            let due = (price.cost > 0)
                .then(|| view! { <span class="outlook-part">{goods(price.cost, &of)}</span> });
            view! { {due} {bread(price.bread, price.gift)} }
        });
        let brings = (!offer.brings.is_empty()).then(|| {
            view! { <span class="outlook-part">{voyage(offer.fare, &offer.brings)}</span> }
        });
        let fed = offer.fed.map(|(before, after)| {
            let words = Message::new("web.amalfi.then-feeding").with("before", before);
            view! { <small class="offer-feeding">{say(&words.with("after", after), &[])}</small> }
        });
        Some(view! {
            <p class="outlook offer" aria-hidden="true">
                <span class="offer-what">{what}</span>
                {price} {offer.points.map(lemon)} {brings} {fed}
            </p>
        })
    }
}
