//! A court: invited characters, turned when they are used; works by type; private routes.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::{Character, Craft, Masterpiece, Route, Tile};
use signoria_engine::{Message, Seat};

use crate::art::{drawing, seat_mark};
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::market::{FOOT, card_name, does};
use crate::boards::amalfi::parts::{lemon, sign, thing, voyage};
use crate::boards::amalfi::sea::{Dock, Light, actions, place};
use crate::boards::kit::narrow::Line;
use crate::boards::kit::piece::Piece;
use crate::rows::rows;
use crate::words::{say, t, tr};

/// What fits in a line beside the mark of a route's explorer.
const FAR_NAME: Line = Line {
    latin: 11.0,
    cyrillic: 9.0,
};

#[component]
pub fn Court(board: Amalfi, seat: Seat, mine: bool) -> impl IntoView {
    let invited = board.of(seat, |player| player.invited.iter().collect::<Vec<_>>());
    let tiles = board.of(seat, |player| player.tiles.iter().collect::<Vec<_>>());
    let count = move || {
        say(
            &Message::new("web.amalfi.invited").with("count", invited.with(Vec::len)),
            &[],
        )
    };
    view! {
        <section class="court">
            <h3>{tr("web.amalfi.court")} " " <small>{count}</small></h3>
            <ul class="guests">
                {rows(move || invited.get(), ToString::to_string, move |card: &Character| {
                    view! { <li><Guest board seat card=*card mine /></li> }
                })}
                {mine.then(|| view! { <li class="next-guest" aria-hidden="true">{tr("web.amalfi.next-guest")}</li> })}
            </ul>
            <div class="possessions">
                <section>
                    <h3>{tr("web.amalfi.works")}</h3>
                    <div class="crafts">
                        {Craft::ALL.iter().map(|&craft| view! { <Works board seat craft /> }).collect_view()}
                    </div>
                </section>
                <section class="routes">
                    <h3>{tr("web.amalfi.routes")}</h3>
                    <ul style:--count=move || tiles.with(Vec::len).max(2).to_string()>
                        {rows(move || tiles.get(), ToString::to_string, move |tile: &Tile| {
                            view! { <li><OwnRoute board tile=*tile mine /></li> }
                        })}
                        {move || tiles.with(Vec::is_empty).then(|| view! { <li class="no-routes" aria-hidden="true">{tr("web.amalfi.no-routes")}</li> })}
                    </ul>
                </section>
            </div>
            {mine.then(|| view! { <PrivateLights board seat /> })}
        </section>
    }
}

#[component]
fn Guest(board: Amalfi, seat: Seat, card: Character, mine: bool) -> impl IntoView {
    let turned = board.of(seat, move |player| player.turned.contains(card));
    let promise = board.of(seat, move |player| {
        let mut promised = player.endgame.iter();
        promised.find(|(of, _)| *of == card).map(|(_, points)| *points)
    });
    let face = board.read(|view| view.figures.character(card).cloned())?;
    let actions = vec![
        Action::Activate { card }.to_string(),
        Action::Unturn { card }.to_string(),
    ];
    let words = Message::new("amalfi.panel.invited")
        .with("card", card)
        .with("role", face.role)
        .with("what", face.what.clone());
    let content = view! {
        <span class="pic">
            {drawing(&format!("portrait-{card}"))}
            <span class="seal">{sign(face.role.word())}</span>
        </span>
        {card_name(card.name())}
        {does(&face.signs, None, FOOT)}
        {move || promise.get().map(|points| view! { <span class="promise">{lemon(points)}</span> })}
        <span class="visually-hidden">{move || board.desk.say(&words)} " " {move || turned.get().then(|| t("web.amalfi.turned"))}</span>
    };
    let id = card.name().to_owned();
    Some(
        view! { <span class="guest" class:turned=move || turned.get()>{thing(board, mine, actions, id, "face small", content)}</span> },
    )
}

/// The works of a type: each a small picture, the newest in front.
#[component]
fn Works(board: Amalfi, seat: Seat, craft: Craft) -> impl IntoView {
    let works = Memo::new(move |_| {
        board.read(|view| {
            let own = view.players.get(seat.index()).map(|player| player.masterpieces);
            let cards = own.into_iter().flat_map(|cards| cards.iter().collect::<Vec<_>>());
            cards
                .filter(|card| view.figures.work(*card).is_some_and(|face| face.craft == craft))
                .collect::<Vec<Masterpiece>>()
        })
    });
    let picture = |card: &Masterpiece| {
        let id = card.name();
        view! {
            <li data-thing=id data-explains=id data-art=format!("amalfi-work-{card}") tabindex="0">
                {drawing(&format!("amalfi-work-{card}"))} <span class="visually-hidden">{move || t(id)}</span>
            </li>
        }
    };
    view! {
        <div class="craft" data-explains=craft.name() class:none=move || works.with(Vec::is_empty)>
            <ul style:--count=move || works.with(Vec::len).max(1).to_string()>{rows(move || works.get(), ToString::to_string, picture)}</ul>
            <p>{sign(craft.word())} <b>{move || works.with(Vec::len)}</b></p>
        </div>
    }
}

#[component]
fn OwnRoute(board: Amalfi, tile: Tile, mine: bool) -> impl IntoView {
    let route = Route::from(tile);
    let face = board.read(|view| view.figures.route(route).cloned())?;
    let words = Message::new("amalfi.panel.route")
        .with("route", tile)
        .with("what", face.what.clone());
    let content = view! {
        <span class="pic">{drawing(&format!("amalfi-route-{tile}"))}</span>
        {card_name(tile.name())}
        <span class="gives">{voyage(face.price, &face.signs)}</span>
        <span class="visually-hidden">{move || board.desk.say(&words)}</span>
    };
    Some(view! {
        <span class="own-place" data-drop=mine.then(|| place(route))>
            {thing(board, mine, actions(route), tile.name().to_owned(), "face route own-route", content)}
            <span class="cell-dock"><Dock board route /></span>
            <span class="cell-light"><Light board route /></span>
        </span>
    })
}

/// The private routes on which a lighthouse may be built, while some of others' are among them: a sheet over the court, since those lie on no board in sight.
#[component]
fn PrivateLights(board: Amalfi, seat: Seat) -> impl IntoView {
    let free = Memo::new(move |_| {
        let explored = board.read(|view| {
            let explored = view.routes.iter();
            let explored = explored.filter_map(|route| Some((route.route, route.explorer?)));
            explored.collect::<Vec<_>>()
        });
        let offers = |route: Route| {
            let build = Action::Lighthouse { route }.to_string();
            board.desk.session.offers(&build)
        };
        let free: Vec<(Route, Seat)> = explored.into_iter().filter(|(route, _)| offers(*route)).collect();
        if free.iter().any(|(_, owner)| *owner != seat) {
            free
        } else {
            Vec::new()
        }
    });
    let slot = move |(route, owner): (Route, Seat)| {
        let id = route.name();
        let actions = vec![Action::Lighthouse { route }.to_string()];
        let cut = move || format!("{:.3}", FAR_NAME.cut_in_three(&t(id)));
        view! {
            <li>
                <Piece desk=board.desk actions id=id.to_owned() class="far-slot">
                    {seat_mark(owner.index())} <span class="far-name" style:--cut=cut>{move || t(id)}</span>
                    <span class="visually-hidden">{move || board.name(owner)}</span>
                </Piece>
            </li>
        }
    };
    move || {
        let free = free.get();
        (!free.is_empty()).then(|| {
            view! {
                <section class="private-lights">
                    <h3>{sign("lighthouse")} " " {tr("web.amalfi.far-lights")}</h3>
                    <ul>{free.into_iter().map(slot).collect_view()}</ul>
                </section>
            }
        })
    }
}
