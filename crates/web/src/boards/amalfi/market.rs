//! The markets: workshop, council and atlas as rows. The bread of a place stays, cards slide to the right when one leaves.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::effect::Kind;
use signoria_amalfi::face::{CostFace, Sign};
use signoria_amalfi::pieces::{Character, Masterpiece, Tile};
use signoria_amalfi::step::Thing;
use signoria_engine::Message;

use crate::art::drawing;
use crate::boards::amalfi::names::fitted;
use crate::boards::amalfi::parts::{bread_tab, cost, lemon, sign, signs, voyage};
use crate::boards::amalfi::{Amalfi, View};
use crate::boards::kit::piece::Piece;
use crate::rows::rows;
use crate::words::{say, t, tr};

/// The three rows.
#[component]
pub fn Markets(board: Amalfi) -> impl IntoView {
    let workshop =
        Memo::new(move |_| board.read(|view| view.workshop.iter().map(|(_, card)| card).collect::<Vec<_>>()));
    let council =
        Memo::new(move |_| board.read(|view| view.council.iter().map(|(_, card)| card).collect::<Vec<_>>()));
    let atlas =
        Memo::new(move |_| board.read(|view| view.atlas.iter().map(|(_, tile)| tile).collect::<Vec<_>>()));
    let work = move |card: &Masterpiece| {
        let card = *card;
        let cell = cell(board, move |view| view.workshop.cell(card));
        let wanted = wanted(board, Thing::Masterpiece(card));
        view! { <li style:--cell=move || cell.get() class:wanted=move || wanted.get()><Work board card /></li> }
    };
    let person = move |card: &Character| {
        let card = *card;
        let cell = cell(board, move |view| view.council.cell(card));
        let actions = vec![Action::Take { card }.to_string()];
        view! { <li style:--cell=move || cell.get()><Person board card actions class="face" place="council" /></li> }
    };
    let route = move |tile: &Tile| {
        let tile = *tile;
        let cell = cell(board, move |view| view.atlas.cell(tile));
        let wanted = wanted(board, Thing::Tile(tile));
        view! { <li style:--cell=move || cell.get() class:wanted=move || wanted.get()><Route board tile /></li> }
    };
    view! {
        <div class="markets">
            <Market board title="amalfi.panel.workshop" class="market works-market" left=|view| view.workshop_deck
                tabs=|view| view.figures.workshop.to_vec()>
                {rows(move || workshop.get(), ToString::to_string, work)}
            </Market>
            <Market board title="amalfi.panel.council" class="market council-market" left=|view| view.council_deck
                tabs=|view| view.figures.council.to_vec()>
                {rows(move || council.get(), ToString::to_string, person)}
            </Market>
            <Market board title="amalfi.panel.atlas" class="market atlas-market" left=|view| view.stacks[0] + view.stacks[1]
                tabs=|view| view.figures.atlas.to_vec()>
                {rows(move || atlas.get(), ToString::to_string, route)}
            </Market>
        </div>
    }
}

/// Whether that is what one's own payment is for.
pub fn wanted(board: Amalfi, thing: Thing) -> Memo<bool> {
    Memo::new(move |_| {
        board.payment.is_open() && board.read(|view| view.payment.map(|paid| paid.thing)) == Some(thing)
    })
}

/// The place of a card in its row.
fn cell(board: Amalfi, place: impl Fn(&View) -> Option<usize> + Send + Sync + 'static) -> Memo<String> {
    Memo::new(move |_| board.read(|view| place(view).unwrap_or_default()).to_string())
}

#[component]
fn Market(
    board: Amalfi,
    title: &'static str,
    class: &'static str,
    /// How many cards are left in its deck.
    left: fn(&View) -> usize,
    /// The bread of its places.
    tabs: fn(&View) -> Vec<i8>,
    children: Children,
) -> impl IntoView {
    let left = Memo::new(move |_| board.read(left));
    let tabs = Memo::new(move |_| board.read(tabs));
    let words = move || {
        let left = left.get();
        (left > 0).then(|| say(&Message::new("web.amalfi.left").with("count", left), &[]))
    };
    view! {
        <section class=class style:--cells=move || tabs.with(Vec::len).to_string()>
            <h3 data-explains=title>{tr(title)} " " <small>{words}</small></h3>
            <ul>{children()}</ul>
            <div class="breads">{move || tabs.get().into_iter().map(bread_tab).collect_view()}</div>
        </section>
    }
}

/// A name as a card has room for it: its maker or its place is in the explanation.
fn short(name: &str) -> &str {
    let end = name.find(" (").or_else(|| name.find(", ")).unwrap_or(name.len());
    &name[..end]
}

/// A name on a card.
pub fn card_name(id: &'static str) -> impl IntoView {
    let name = move || fitted(short(&t(id)));
    view! { <span class="name" style:--cut=move || format!("{:.2}", name().cut)>{move || name().words}</span> }
}

/// A masterpiece: its picture, the bonus, what it costs and what it is worth.
#[component]
fn Work(board: Amalfi, card: Masterpiece) -> impl IntoView {
    let face = board.read(|view| view.figures.work(card).cloned());
    let actions = vec![Action::Buy { card }.to_string()];
    face.map(|face| {
        let is_long = width(&face.signs) > CORNER;
        let words = Message::new("web.amalfi.card-words")
            .with("kind", face.craft)
            .with("cost", face.cost.words.clone())
            .with("what", face.what.clone());
        view! {
            <Piece desk=board.desk actions id=card.name().to_owned() class="face work" place="workshop" art=format!("amalfi-work-{card}")>
                <span class="pic">
                    {drawing(&format!("amalfi-work-{card}"))}
                    {(!is_long).then(|| view! { <span class="bonus">{signs(&face.signs)}</span> })}
                </span>
                {card_name(card.name())}
                {is_long.then(|| view! { <span class="gives">{signs(&face.signs)}</span> })}
                <span class="foot" class:full={cost_width(&face.cost) > 2.5}>{cost(&face.cost)} {lemon(face.vp)}</span>
                <span class="visually-hidden">{move || board.desk.say(&words)}</span>
            </Piece>
        }
    })
}

/// What a line at the foot of a card holds, in ems; the cards of the hand are wider.
pub const FOOT: f32 = 4.7;
const HAND_FOOT: f32 = 4.9;
/// What fits over the corner of a picture.
const CORNER: f32 = 2.2;

/// How wide signs are, in ems: a picture and what is written beside it.
fn width(row: &[Sign]) -> f32 {
    let one = |sign: &Sign| match sign {
        Sign::Or => 0.4,
        Sign::Do(_, n) if *n > 1 => 2.0,
        Sign::Do(Kind::Bread | Kind::Vp, _) => 2.0,
        Sign::Do(..) => 1.25,
        Sign::Per(..) => 3.3,
        Sign::More(..) | Sign::Less(..) | Sign::AtMost(..) => 2.1,
        Sign::When(..) => 1.6,
    };
    row.iter().map(one).sum()
}

/// How wide a cost is, in ems.
fn cost_width(price: &CostFace) -> f32 {
    let digits = if price.n > 9 { 1.2 } else { 0.6 };
    digits + 1.25 * price.of.len().max(1) as f32
}

/// What a character does and costs, at its foot: never over its face.
pub fn does(row: &[Sign], price: Option<&CostFace>, room: f32) -> impl IntoView + use<> {
    let foot = |row: Option<&[Sign]>| {
        let does = row.map(signs);
        view! { <span class="foot">{price.map(cost)} {does}</span> }
    };
    if width(row) + price.map_or(0.0, cost_width) <= room {
        foot(Some(row)).into_any()
    } else {
        let line = view! { <span class="gives">{signs(row)}</span> };
        view! { {line} {price.map(|_| foot(None))} }.into_any()
    }
}

/// A character: portrait, type, name, what it costs and what it does.
#[component]
pub fn Person(
    board: Amalfi,
    card: Character,
    actions: Vec<String>,
    class: &'static str,
    /// Where it lies.
    place: &'static str,
) -> impl IntoView {
    let face = board.read(|view| view.figures.character(card).cloned());
    face.map(|face| {
        let words = Message::new("web.amalfi.card-words")
            .with("kind", face.role)
            .with("cost", face.cost.words.clone())
            .with("what", face.what.clone());
        view! {
            <Piece desk=board.desk actions id=card.name().to_owned() class place art=format!("portrait-{card}")>
                <span class="pic">
                    {drawing(&format!("portrait-{card}"))}
                    <span class="seal">{sign(face.role.word())}</span>
                </span>
                {card_name(card.name())}
                {does(&face.signs, Some(&face.cost), if place == "hand" { HAND_FOOT } else { FOOT })}
                <span class="visually-hidden">{move || board.desk.say(&words)}</span>
            </Piece>
        }
    })
}

/// A route of the atlas.
#[component]
fn Route(board: Amalfi, tile: Tile) -> impl IntoView {
    let face = board.read(|view| view.figures.route(tile.into()).cloned());
    let actions = vec![Action::Explore { tile }.to_string()];
    face.map(|face| {
        let words = Message::new("amalfi.panel.route")
            .with("route", tile)
            .with("what", face.what.clone());
        view! {
            <Piece desk=board.desk actions id=tile.name().to_owned() class="face route" place="atlas" art=format!("amalfi-route-{tile}")>
                <span class="pic">{drawing(&format!("amalfi-route-{tile}"))}</span>
                {card_name(tile.name())}
                <span class="gives">{voyage(face.price, &face.signs)}</span>
                {face.explore.map(|(price, vp)| view! { <span class="foot" class:full={cost_width(&price) > 2.5}>{cost(&price)} {lemon(vp)}</span> })}
                <span class="visually-hidden">{move || board.desk.say(&words)}</span>
            </Piece>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_leaves_out_its_maker_and_its_place() {
        assert_eq!(short("Utopia (More)"), "Utopia");
        assert_eq!(
            short("Ospedale degli Innocenti, Florence"),
            "Ospedale degli Innocenti"
        );
        assert_eq!(short("Raphael"), "Raphael");
    }
}
