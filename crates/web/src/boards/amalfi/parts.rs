//! Small parts: signs in a row, points in a lemon, ships, and things that can be chosen.

use leptos::prelude::*;
use signoria_amalfi::effect::{Count, Kind, Occasion};
use signoria_amalfi::face::{CostFace, Sign};
use signoria_amalfi::pieces::{Craft, Hold};

use crate::art::drawing;
use crate::boards::amalfi::Amalfi;
use crate::boards::kit::piece::Piece;

/// A sign of the sheet.
pub fn sign(name: &str) -> impl IntoView + use<> {
    view! { <i class="sign">{drawing(&format!("amalfi-{name}"))}</i> }
}

/// Points in a lemon.
pub fn lemon(points: impl ToString) -> impl IntoView {
    view! { <span class="lemon">{drawing("amalfi-points")}<b>{points.to_string()}</b></span> }
}

/// The sign of a good.
pub fn good(hold: Hold) -> &'static str {
    hold.word()
}

/// The sign of what an effect does.
fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Spices => "spices",
        Kind::Wood => "wood",
        Kind::Wine => "wine",
        Kind::Gems => "gems",
        Kind::Cloth => "cloth",
        Kind::Any | Kind::Choose => "any",
        Kind::Bread | Kind::PayBread => "bread",
        Kind::Vp => "points",
        Kind::Take | Kind::Invite => "take",
        Kind::Lighthouse => "lighthouse",
        Kind::Untap => "unturn",
        Kind::DiscardWorkshop => "discard-work",
        Kind::DiscardCouncil => "discard-person",
        Kind::Buy => "work",
        Kind::Explore => "route",
        Kind::Build => "ship",
        Kind::Recall => "recall",
        Kind::FromPort => "launch",
        Kind::Copy => "repeat",
        Kind::DiscardHand => "discard-hand",
        Kind::MoveHold => "move",
    }
}

/// The sign of what is counted.
pub fn of_count(count: Count) -> &'static str {
    match count {
        Count::Book => "book",
        Count::Painting => "painting",
        Count::Monument => "monument",
        Count::Masterpiece | Count::MasterpieceOfBestType => "work",
        Count::MasterpieceType | Count::MasterpieceSet | Count::TwoTypesWithAtLeast => "set",
        Count::PrivateRoute | Count::OwnPrivateRouteWithOwnShip => "route",
        Count::ShipBuilt | Count::Fleet => "ship",
        Count::Lighthouse => "lighthouse",
        Count::CharAny | Count::CharType => "take",
        Count::CharInstant => "instant",
        Count::CharPermanent => "permanent",
        Count::CharActivation => "activation",
        Count::CharEndgame => "endgame",
        Count::Title => "title",
        Count::Bread => "bread",
    }
}

/// The signs of what is counted: routes with a ship on them are told from all routes.
pub fn counted(count: Count) -> Vec<&'static str> {
    match count {
        Count::OwnPrivateRouteWithOwnShip => vec!["route", "ship"],
        _ => vec![of_count(count)],
    }
}

fn of_occasion(occasion: Occasion, craft: Option<Craft>) -> &'static str {
    match (occasion, craft) {
        (Occasion::Buy, Some(craft)) => craft.word(),
        (Occasion::Buy, None) => "work",
        (Occasion::Explore, _) => "route",
        (Occasion::BuildShip, _) => "ship",
        (Occasion::LighthouseBuilt | Occasion::LighthouseUsed, _) => "lighthouse",
        (Occasion::Invite | Occasion::Take, _) => "take",
        (Occasion::SailPrivate | Occasion::SailPublic, _) => "dock",
    }
}

/// Whether a number of it is gained, and not only done so often.
fn is_gain(kind: Kind) -> bool {
    matches!(kind, Kind::Bread | Kind::Vp)
}

fn one(what: Sign) -> AnyView {
    match what {
        Sign::Or => view! { <i class="or">"/"</i> }.into_any(),
        Sign::Do(Kind::PayBread, n) => {
            view! { <b class="pays">{format!("−{n}")}</b>{sign("bread")}<i class="arrow"></i> }.into_any()
        }
        Sign::Do(kind, n) if is_gain(kind) => {
            view! { <b>{format!("+{n}")}</b>{sign(of_kind(kind))} }.into_any()
        }
        Sign::Do(kind @ (Kind::Buy | Kind::Explore | Kind::Invite), n) => {
            let less = (n > 0).then(|| view! { <b>{format!("−{n}")}</b> });
            view! { {sign(of_kind(kind))}{less} }.into_any()
        }
        Sign::Do(kind, n) => {
            view! { {(n > 1).then(|| view! { <b>{n}</b> })}{sign(of_kind(kind))} }.into_any()
        }
        Sign::Per(each, count) => {
            let of = counted(count).into_iter().map(sign).collect_view();
            view! { {lemon(each)}<i class="or">"/"</i>{of} }.into_any()
        }
        Sign::More(kind, n) => view! { <b>{format!("+{n}")}</b>{sign(of_kind(kind))} }.into_any(),
        Sign::Less(kind, n) => view! { <b>{format!("−{n}")}</b>{sign(of_kind(kind))} }.into_any(),
        Sign::AtMost(0) => view! { <b>"0"</b>{sign("bread")} }.into_any(),
        Sign::AtMost(n) => view! { <b>{format!("≤{n}")}</b>{sign("bread")} }.into_any(),
        Sign::When(occasion, craft) => {
            view! { {sign(of_occasion(occasion, craft))}<i class="or">":"</i> }.into_any()
        }
    }
}

/// Signs in a row. Screen readers skip them and read the words beside them.
pub fn signs(row: &[Sign]) -> impl IntoView + use<> {
    let row: Vec<AnyView> = row.iter().copied().map(one).collect();
    view! { <span class="signs" aria-hidden="true">{row}</span> }
}

/// The price of a route and what it does.
pub fn voyage(price: u8, row: &[Sign]) -> impl IntoView + use<> {
    let price = (price > 0).then_some(Sign::Do(Kind::PayBread, price));
    let all: Vec<Sign> = price.into_iter().chain(row.iter().copied()).collect();
    signs(&all)
}

/// What a thing costs.
pub fn cost(of: &CostFace) -> impl IntoView + use<> {
    let goods: Vec<_> = if of.of.is_empty() {
        vec![sign("bread")]
    } else {
        of.of.iter().map(|&hold| sign(good(hold))).collect()
    };
    view! { <span class="cost" aria-hidden="true"><b>{of.n}</b>{goods}</span> }
}

/// Bread with its sign, as the tab of a place.
pub fn bread_tab(bread: i8) -> impl IntoView {
    let (class, words) = match bread {
        0 => ("tab", "0".to_owned()),
        1.. => ("tab gains", format!("+{bread}")),
        _ => ("tab pays", format!("−{}", bread.unsigned_abs())),
    };
    view! { <span class=class aria-hidden="true"><b>{words}</b>{sign("bread")}</span> }
}

/// A ship of a seat.
pub fn ship(seat: usize) -> impl IntoView + use<> {
    view! { <i class=format!("ship seat-{seat}")>{drawing(&format!("amalfi-ship-{seat}"))}</i> }
}

/// A thing that can be chosen by its owner and looked at by all.
pub fn thing(
    board: Amalfi,
    mine: bool,
    actions: Vec<String>,
    id: String,
    class: &'static str,
    content: impl IntoView + 'static,
) -> AnyView {
    if mine {
        view! { <Piece desk=board.desk actions id class>{content.into_any()}</Piece> }.into_any()
    } else {
        view! { <span class=format!("piece {class}") data-thing=id.clone() data-explains=id>{content.into_any()}</span> }.into_any()
    }
}
