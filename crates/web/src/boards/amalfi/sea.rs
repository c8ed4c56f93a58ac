//! The sea: courses from Amalfi to its ports, ships on the docks, lighthouses, and the three changing routes.

use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::{CELLS, PUBLIC_ROUTES, Route};
use signoria_amalfi::view::RouteView;
use signoria_art::amalfi::{Layout, Port};

use crate::art::drawing;
use crate::boards::amalfi::parts::{ship, sign, voyage};
use crate::boards::amalfi::{Amalfi, NUMERALS};
use crate::boards::kit::piece::Piece;
use crate::words::t;

/// The seat whose drawings the rival of the solo challenge has.
pub const RIVAL: usize = 4;

/// The town that ships set out from.
const HOME: &str = "amalfi-home";

/// Something of a route in play; the default where it is not.
fn of<T: Default + PartialEq + Send + Sync + 'static>(
    board: Amalfi,
    route: Route,
    read: impl Fn(&RouteView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| {
        board.read(|view| {
            let found = view.routes.iter().find(|shown| shown.route == route);
            found.map(&read).unwrap_or_default()
        })
    })
}

/// Whose ships stand on the dock of a route, and whose lighthouse beside it.
#[derive(Clone, Copy)]
struct Visitors {
    ships: Memo<Vec<usize>>,
    light: Memo<Option<usize>>,
}

impl Visitors {
    fn new(board: Amalfi, route: Route) -> Self {
        let rival = |there: bool| there.then_some(RIVAL);
        Self {
            ships: of(board, route, move |route| {
                let own = route.ships.iter().map(|seat| seat.index());
                own.chain(rival(route.rival_ship)).collect()
            }),
            light: of(board, route, move |route| {
                route
                    .lighthouse
                    .map(|seat| seat.index())
                    .or(rival(route.rival_lighthouse))
            }),
        }
    }
}

/// Whether the person points at an action that is possible now.
fn is_pointed_at(board: Amalfi, action: &str) -> bool {
    let is_considered = board
        .desk
        .considered
        .with(|considered| considered.as_deref() == Some(action));
    is_considered && board.desk.session.offers(action)
}

/// Whether the person points at sailing there, or plans it.
fn is_sailed_to(board: Amalfi, route: Route) -> Memo<bool> {
    let sail = Action::Sail { route }.to_string();
    Memo::new(move |_| board.sending.planned() == Some(route) || is_pointed_at(board, &sail))
}

/// Whether the person looks at what a voyage there brings, with a ship or by repeating it.
fn is_looked_at(board: Amalfi, route: Route) -> Memo<bool> {
    let (sailed, copy) = (is_sailed_to(board, route), Action::Copy { route }.to_string());
    Memo::new(move |_| sailed.get() || is_pointed_at(board, &copy))
}

/// The chart with everything on it.
#[component]
pub fn Chart(board: Amalfi) -> impl IntoView {
    let ports = Route::ALL.iter().copied().take(PUBLIC_ROUTES);
    let home = move || format!("hometown seat-{}", board.home().index());
    view! {
        <div class="sea">
            {sheet(board, Layout::Wide)} {sheet(board, Layout::Tall)}
            <span class=home data-thing=HOME style:--x="566" style:--y="186" style:--tx="226" style:--ty="232">
                {drawing("amalfi-town")} <b aria-hidden="true">"AMALFI"</b>
            </span>
            {ports.map(|route| view! { <PortPlace board route /> }).collect_view()}
        </div>
    }
}

/// Coast, winds and what is drawn on them, and the courses over it.
fn sheet(board: Amalfi, layout: Layout) -> impl IntoView {
    let name = match layout {
        Layout::Wide => "wide",
        Layout::Tall => "tall",
    };
    let (width, height) = layout.size();
    let (left, top, whole_width, whole_height) = layout.field();
    let part = move |what: &'static str, class: &'static str| {
        view! {
            <use href=format!("#amalfi-{what}-{name}") class=class x=left.to_string() y=top.to_string() width=whole_width.to_string()
                height=whole_height.to_string()></use>
        }
    };
    let course = move |port: &'static Port| {
        let route: Option<Route> = port.name.parse().ok();
        route.map(|route| view! { <Course board route path=port.course(layout) /> })
    };
    view! {
        <svg class=format!("portolan {name}") viewBox=format!("0 0 {width} {height}") aria-hidden="true" focusable="false">
            {part("winds", "winds")} {part("coast", "far")} {part("coast", "near")} {part("coast", "shore")} {part("coast", "land")}
            {part("coast", "lit")} {part("coast", "line")} {part("chart", "decor")}
            {layout.ports().iter().map(course).collect_view()}
        </svg>
    }
}

#[component]
fn Course(board: Amalfi, route: Route, path: String) -> impl IntoView {
    let ships = Visitors::new(board, route).ships;
    let looked = is_looked_at(board, route);
    let class = move || match ships.with(|ships| ships.first().copied()) {
        _ if looked.get() => "course looked".to_owned(),
        Some(seat) => format!("course taken seat-{seat}"),
        None => "course".to_owned(),
    };
    let halo = path.clone();
    view! {
        {move || looked.get().then(|| view! { <path class="halo" d=halo.clone()></path> })}
        <path class=class d=path></path>
    }
}

/// A route as a place that ships are pulled to and from.
pub fn place(route: Route) -> String {
    format!("route {route}")
}

/// The actions that a route can stand for.
pub fn actions(route: Route) -> Vec<String> {
    vec![
        Action::Sail { route }.to_string(),
        Action::Copy { route }.to_string(),
        Action::Recall { route }.to_string(),
    ]
}

/// Whether a press there only puts a voyage together: a tap need not look first.
fn is_put_together(board: Amalfi, route: Route) -> Memo<bool> {
    Memo::new(move |_| {
        let sends = board.read(|view| {
            let own = view.own.as_ref()?;
            let mut voyages = own.voyages.iter();
            voyages.find(|voyage| voyage.route == route)?.sends
        });
        sends.is_some() && !board.desk.taught.get()
    })
}

#[component]
fn PortPlace(board: Amalfi, route: Route) -> impl IntoView {
    let (wide, tall) = (Layout::Wide.port(route.word())?, Layout::Tall.port(route.word())?);
    let face = board.read(|view| view.figures.route(route).cloned())?;
    let ships = Visitors::new(board, route).ships;
    let looked = is_looked_at(board, route);
    let what = face.what.clone();
    let words = move || {
        let message = signoria_engine::Message::new("amalfi.panel.route")
            .with("route", route)
            .with("what", what.clone());
        board.desk.say(&message)
    };
    let proposes = is_put_together(board, route);
    let at = |(x, y): (f32, f32)| (x.to_string(), y.to_string());
    let ((dx, dy), (dtx, dty)) = (at(wide.dock), at(tall.dock));
    let ((lx, ly), (ltx, lty)) = (at(wide.light), at(tall.light));
    let ((nx, ny), (ntx, nty)) = (at(wide.label), at(tall.label));
    Some(view! {
        <span class="spot dock-spot" style:--x=dx style:--y=dy style:--tx=dtx style:--ty=dty data-drop=place(route) data-proposes=move || proposes.get().then_some("")><Dock board route /></span>
        <span class="spot light-spot" style:--x=lx style:--y=ly style:--tx=ltx style:--ty=lty><Light board route /></span>
        <span class="spot name-spot" class:looked=move || looked.get() class:taken=move || !ships.with(Vec::is_empty)
            style:--x=nx style:--y=ny style:--tx=ntx style:--ty=nty data-drop=place(route) data-proposes=move || proposes.get().then_some("")>
            <Piece desk=board.desk actions=actions(route) id=route.name().to_owned() class="port-name">
                <b aria-hidden="true">{move || t(route.name())}</b>
                <span class="fare">{voyage(face.price, &face.signs)}</span>
                <span class="visually-hidden">{words}</span>
            </Piece>
        </span>
    })
}

/// The dock of a route: an anchor, or the ships that stand there.
#[component]
pub fn Dock(board: Amalfi, route: Route) -> impl IntoView {
    let ships = Visitors::new(board, route).ships;
    let comes = is_sailed_to(board, route);
    let home = Memo::new(move |_| board.home().index());
    let content = move || match ships.get() {
        none if none.is_empty() && comes.get() => {
            view! { <span class="ghost-ship">{ship(home.get())}</span> }.into_any()
        }
        none if none.is_empty() => sign("dock").into_any(),
        some => {
            let docked = some.into_iter().map(|seat| {
                let from = if seat == home.get() { "amalfi.place.bay" } else { HOME };
                view! {
                    <span data-thing=format!("ship-{seat}-{route}") data-from=from data-art=format!("amalfi-ship-{seat}")>{ship(seat)}</span>
                }
            });
            docked.collect_view().into_any()
        }
    };
    // A ship of one's own can be pulled away from here, where a card allows that.
    let take = move |event: &leptos::ev::PointerEvent| {
        let home = home.get_untracked();
        if ships.with_untracked(|ships| ships.contains(&home)) {
            let art = format!("amalfi-ship-{home}");
            board.drag.pick_up(place(route), Some(art), event);
        }
    };
    view! {
        <span class="berth" on:pointerdown=move |event| take(&event)>
            <Piece desk=board.desk actions=actions(route) id=route.name().to_owned() class="dock" place=format!("dock-{route}")>
                <span class="visually-hidden">{move || t(route.name())}</span>
                {content}
            </Piece>
        </span>
    }
}

/// A lighthouse, or where one may be built.
#[component]
pub fn Light(board: Amalfi, route: Route) -> impl IntoView {
    let light = Visitors::new(board, route).light;
    let action = Action::Lighthouse { route }.to_string();
    let content = move || {
        match light.get() {
        Some(seat) => view! { <i class=format!("tower seat-{seat}")>{drawing(&format!("amalfi-lighthouse-{seat}"))}</i> }.into_any(),
        None => view! { <i class="tower">{drawing("amalfi-slot")}</i> }.into_any(),
    }
    };
    view! {
        <Piece desk=board.desk actions=vec![action] id=format!("amalfi.light.{route}") class="light">
            <span class="visually-hidden">{move || t("web.amalfi.lighthouse")} " " {move || t(route.name())}</span>
            {content}
        </Piece>
    }
}

/// The three changing routes at the western edge.
#[component]
pub fn Changing(board: Amalfi) -> impl IntoView {
    view! {
        <div class="changing">
            {(0..CELLS).filter_map(Route::cell).enumerate().map(|(number, route)| view! { <Cell board route number /> }).collect_view()}
        </div>
    }
}

#[component]
fn Cell(board: Amalfi, route: Route, number: usize) -> impl IntoView {
    let cover = of(board, route, |route| route.cover);
    let ships = Visitors::new(board, route).ships;
    let valid = Memo::new(move |_| cover.get().map_or(route, Route::from));
    let content = move || {
        let valid = valid.get();
        let face = board.read(|view| view.figures.route(valid).cloned())?;
        let what = face.what.clone();
        let words = move || {
            let message = signoria_engine::Message::new("amalfi.panel.route")
                .with("route", valid)
                .with("what", what.clone());
            board.desk.say(&message)
        };
        Some(view! {
            <span class="pic">{drawing(&format!("amalfi-route-{valid}"))}</span>
            <b class="cell-name" aria-hidden="true">{move || t(valid.name())}</b>
            <span class="gives">{sign("take")} <i class="or">"·"</i> {voyage(face.price, &face.signs)}</span>
            <span class="visually-hidden">{words}</span>
        })
    };
    view! {
        <div class="cell" class:taken=move || !ships.with(Vec::is_empty) data-drop=place(route)>
            <Piece desk=board.desk actions=actions(route) id=route.name().to_owned() class="cell-card">{content}</Piece>
            <i class="numeral" aria-hidden="true">{NUMERALS[number + 1]}</i>
            <span class="cell-dock"><Dock board route /></span>
            <span class="cell-light"><Light board route /></span>
        </div>
    }
}
