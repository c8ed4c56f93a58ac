//! The city: sites, buildings, plazas with who leads, and the seals on the grass.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{NONE, Paint};
use signoria_art::praga::city as draw;
use signoria_art::praga::hex::{Lie, Owner};
use signoria_art::praga::paint::LIT;
use signoria_art::praga::shape::{Point, corner, hexagon, rounded};
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::{Sign, line_of};
use signoria_engine::{Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::drawing::SiteDrawing;
use signoria_praga::hex::{Hex, Spot};
use signoria_praga::pieces::{Half, Plaza, Row, Seal};
use signoria_praga::step::Step;
use signoria_praga::view::{View, WayView};

use crate::boards::praga::Praga;
use crate::boards::praga::look::{any_of, cross, drawn, hex_drawing, owner, plaza_colour};
use crate::boards::praga::thing::Thing;
use crate::rows::rows;
use crate::words::{t, tr};

/// Where a spot is drawn.
pub fn at(spot: Spot) -> Point {
    let (row, column) = spot.place();
    draw::spot(row, column)
}

fn land(view: &View) -> String {
    let sites = view
        .figures
        .sites
        .iter()
        .map(|site| (at(site.site.spot), site.site.old_town));
    let old = |plaza: usize| {
        let mut round = view
            .figures
            .sites
            .iter()
            .filter(|site| site.site.plaza.index() == plaza);
        round.next().is_some_and(|site| site.site.old_town)
    };
    let plazas = view.figures.plazas.iter().enumerate();
    let plazas = plazas.map(|(index, plaza)| (at(plaza.spot), old(index)));
    let all: Vec<_> = sites.chain(plazas).collect();
    drawn(|canvas| draw::land(canvas, &all))
}

fn corners(view: &View) -> String {
    drawn(|canvas| {
        for site in &view.figures.sites {
            draw_corners(canvas, site);
        }
    })
}

/// The blue corners that are printed at a site.
fn draw_corners(canvas: &mut Canvas, site: &SiteDrawing) {
    for index in (0..6).filter(|index| site.printed >> index & 1 != 0) {
        draw::printed_corner(canvas, at(site.site.spot), index);
    }
}

fn site_drawing(view: &View, spot: Spot) -> String {
    drawn(|canvas| draw_site(canvas, view, spot))
}

/// What stands on a site, or what it costs and gives.
fn draw_site(canvas: &mut Canvas, view: &View, spot: Spot) {
    let place = at(spot);
    if let Some(built) = view.buildings.iter().find(|built| built.site == spot) {
        let lie = Lie::new(place, draw::RADIUS).turned(built.rotation);
        let face = view.figures.face(built.hex);
        hex_drawing(built.hex, &face).draw_in_city(canvas, lie, built.cube.map(owner));
    } else if let Some(site) = view.figures.sites.iter().find(|site| site.site.spot == spot) {
        let site = site.site;
        draw::site(canvas, place, site.old_town, site.gold, site.vp);
        if site.gold > 0 {
            cross(canvas, (place.0 - 9.0, place.1 + 0.5), 8.0);
        }
    }
}

/// The neighbourhood of a building on its way, at a larger scale around a point.
pub fn draw_near(canvas: &mut Canvas, view: &View, eye: Seat, shown: (&WayView, Hex), lie: Lie) {
    let (way, hex) = shown;
    let Some(home) = way.site.map(at) else { return };
    let scale = lie.radius / draw::RADIUS;
    let reach = draw::RADIUS * 3.6;
    let is_near = |place: Point| (place.0 - home.0).hypot(place.1 - home.1) < reach;
    let moved = format!(
        "translate({:.1} {:.1}) scale({scale:.3}) translate({:.1} {:.1})",
        lie.at.0, lie.at.1, -home.0, -home.1
    );
    canvas.group(moved, |canvas| {
        for site in view
            .figures
            .sites
            .iter()
            .filter(|site| is_near(at(site.site.spot)))
        {
            draw_site(canvas, view, site.site.spot);
        }
        for (index, plaza) in view.figures.plazas.iter().enumerate() {
            if is_near(at(plaza.spot)) {
                draw_plaza(canvas, view, Plaza::ALL[index % Plaza::ALL.len()]);
            }
        }
        canvas.classed("pg-held", |canvas| draw_ghost(canvas, view, eye, way, hex));
        for site in view
            .figures
            .sites
            .iter()
            .filter(|site| is_near(at(site.site.spot)))
        {
            draw_corners(canvas, site);
        }
        draw_paying(canvas, home, way);
    });
}

/// A building before it stands.
fn draw_ghost(canvas: &mut Canvas, view: &View, eye: Seat, way: &WayView, hex: Hex) {
    let Some(place) = way.site.map(at) else { return };
    let face = view.figures.face(hex);
    let lie = Lie::new(place, draw::RADIUS).turned(way.rotation);
    let owner = if view.step.is_some_and(is_parlers) {
        Owner::Rules
    } else {
        Owner::Seat(eye.index())
    };
    hex_drawing(hex, &face).draw_in_city(canvas, lie, face.marker.then_some(owner));
}

/// Whether a decision is made for Peter Parler.
const fn is_parlers(step: Step) -> bool {
    matches!(step, Step::ParlerSite | Step::ParlerTurn { .. })
}

/// The corners that would pay.
fn draw_paying(canvas: &mut Canvas, place: Point, way: &WayView) {
    for index in (0..6).filter(|index| way.corners >> index & 1 != 0) {
        let tip = corner(place, draw::RADIUS, index);
        canvas.ring(tip, 7.0, NONE, Paint("#FFF"), 4.0);
        canvas.ring(tip, 7.0, NONE, LIT, 2.4);
    }
}

fn plaza_drawing(view: &View, plaza: Plaza) -> String {
    drawn(|canvas| draw_plaza(canvas, view, plaza))
}

/// A plaza with its tile, its leader, and Peter Parler's pawn.
fn draw_plaza(canvas: &mut Canvas, view: &View, plaza: Plaza) {
    let Some(figures) = view.figures.plazas.get(plaza.index()) else {
        return;
    };
    let place = at(figures.spot);
    match figures.tile {
        Some(tile) => {
            let [top, bottom] = tile.halves.map(|half| any_of(&half));
            draw::plaza(
                canvas,
                place,
                draw::RADIUS,
                plaza_colour(tile.colour),
                [&top, &bottom],
            );
        }
        None => draw::bare_plaza(canvas, place),
    }
    let standing = view.standing.iter().find(|standing| standing.plaza == plaza);
    let leaders = standing.into_iter().flat_map(|standing| &standing.leaders);
    for (index, leader) in leaders.enumerate() {
        let tip = corner(place, draw::RADIUS, 0);
        owner(*leader).draw(canvas, (tip.0 + 11.0 * index as f32, tip.1 + 2.0), 12.0);
    }
    if view.parler.as_ref().is_some_and(|parler| parler.pawn == plaza) {
        canvas.classed("pg-parler", |canvas| {
            canvas.picture("praga-pawn", (place.0 + 14.0, place.1 - 14.0), 20.0);
        });
    }
}

/// Where a seal lies.
fn seal_at(seal: Seal) -> Point {
    (709.0 + 27.0 * seal.index() as f32, 327.0)
}

fn seal_drawing(view: &View, seal: Seal) -> String {
    let place = seal_at(seal);
    let Some(figures) = view.figures.seals.get(seal.index()) else {
        return String::new();
    };
    drawn(|canvas| {
        canvas.picture("praga-seal", place, 31.0);
        let [gold, stone] = figures.spends;
        let spent = [gold.then_some((Sign::Gold, 1)), stone.then_some((Sign::Stone, 1))];
        let spent: Vec<_> = spent.into_iter().flatten().collect();
        if spent.is_empty() {
            canvas.figure(
                (place.0 - 1.0, place.1),
                LEAST,
                Paint("#FFE9D0"),
                NONE,
                figures.vp,
            );
        } else {
            let size = if spent.len() > 1 { 10.5 } else { 14.0 };
            line_of(canvas, &spent, (place.0 - 0.5, place.1 - 0.5), size, false);
        }
        if let Some(holder) = view.seals[seal.index()] {
            owner(holder).draw(canvas, (place.0 + 7.0, place.1 - 9.0), 13.0);
        }
    })
}

/// A site with what stands there.
fn site_view(board: Praga, spot: Spot) -> AnyView {
    let built = move |view: &View| view.buildings.iter().find(|built| built.site == spot).cloned();
    let dear = board.memo(move |view| {
        let reach = view.reach.as_ref();
        reach.is_some_and(|reach| !reach.sites.contains(&spot))
    });
    let over = board.bench.over_site(spot);
    let looked = Callback::new(move |at: bool| {
        over.run(at);
        board.sited.update(|sited| {
            *sited = if at {
                Some(spot)
            } else {
                sited.filter(|sited| *sited != spot)
            }
        });
    });
    Thing::new(
        vec![Action::Site { site: spot }],
        format!("praga.site.{spot}"),
        hexagon(at(spot), draw::RADIUS - 1.0),
    )
    .class("pg-site")
    .drawn(board.drawn_by(built, move |view| site_drawing(view, spot)))
    .dear(dear)
    .pays(Memo::new(move |_| board.bench.pays_at(spot)))
    .looked(looked)
    .opening(
        Signal::derive(move || board.bench.opens_site(spot)),
        Callback::new(move |()| board.bench.pin_site(spot)),
    )
    .view(board)
}

/// A plaza on its spot.
fn plaza_view(board: Praga, plaza: Plaza, spot: Spot) -> AnyView {
    let standing = move |view: &View| {
        let pawn = view.parler.as_ref().map(|parler| parler.pawn);
        let standing = view.standing.iter().find(|standing| standing.plaza == plaza);
        (standing.cloned(), view.plazas[plaza.index()], pawn == Some(plaza))
    };
    Thing::new(
        vec![Action::Plaza { plaza }],
        format!("praga.plaza.{plaza}"),
        hexagon(at(spot), draw::RADIUS),
    )
    .class("pg-plaza")
    .drawn(board.drawn_by(standing, move |view| plaza_drawing(view, plaza)))
    .view(board)
}

/// A half of the plaza whose bonus is chosen.
fn half_view(board: Praga, spot: Spot, half: Half) -> AnyView {
    let (x, y) = at(spot);
    let top = match half {
        Half::Top => y - draw::RADIUS - 1.0,
        Half::Bottom => y,
    };
    let around = rounded((x - 21.0, top, 42.0, draw::RADIUS + 1.0), 6.0);
    Thing::new(vec![Action::Half { half }], format!("praga.half.{half}"), around)
        .class("pg-half")
        .view(board)
}

/// A seal on the grass.
fn seal_view(board: Praga, seal: Seal) -> AnyView {
    let holder = move |view: &View| (view.edition.clone(), view.seals[seal.index()]);
    let (x, y) = seal_at(seal);
    Thing::new(
        vec![Action::Seal { seal }],
        format!("praga.seal.{seal}"),
        rounded((x - 14.0, y - 14.0, 28.0, 28.0), 14.0),
    )
    .class("pg-seal")
    .drawn(board.drawn_by(holder, move |view| seal_drawing(view, seal)))
    .view(board)
}

/// The city.
#[component]
pub fn City(board: Praga) -> impl IntoView {
    let ground = board.drawn_once(land);
    let printed = board.drawn_once(corners);
    let spots = board.memo(|view| {
        let sites = view.figures.sites.iter();
        sites.map(|site| site.site.spot).collect::<Vec<Spot>>()
    });
    let site = move |spot: &Spot| site_view(board, *spot);
    let plazas = board.memo(|view| {
        let plazas = view.figures.plazas.iter();
        plazas.map(|plaza| plaza.spot).collect::<Vec<Spot>>()
    });
    let plaza =
        move |(index, spot): &(usize, Spot)| plaza_view(board, Plaza::ALL[*index % Plaza::ALL.len()], *spot);
    let halved = board.memo(|view| match view.step {
        Some(Step::Half { plaza, .. }) => view.figures.plazas.get(plaza.index()).map(|plaza| plaza.spot),
        _ => None,
    });
    let halves = move || {
        let half = |spot| move |half| half_view(board, spot, half);
        halved
            .get()
            .map(|spot| Half::ALL.iter().copied().map(half(spot)).collect_view())
    };
    let seal = move |seal: Seal| seal_view(board, seal);
    view! {
        <svg class="pg-area pg-city" viewBox="682 8 454 340" preserveAspectRatio="xMidYMax meet" role="group" aria-label=tr("web.praga.area-city")>
            // On a wide stage the meadow goes on beyond its edges, as in a mirror; the copies begin a little inside, so that no seam is seen.
            <use href="#praga-city" x="682" y="8" width="454" height="340" transform="translate(1366 0) scale(-1 1)"></use>
            <use href="#praga-city" x="682" y="8" width="454" height="340" transform="translate(2270 0) scale(-1 1)"></use>
            <use href="#praga-city" x="682" y="8" width="454" height="340"></use>
            <g inner_html=move || ground.get()></g>
            {rows(move || spots.get(), ToString::to_string, site)}
            {rows(move || plazas.get().into_iter().enumerate().collect(), |(index, _)| index.to_string(), plaza)}
            {halves}
            <Round board />
            <Fits board />
            <g class="pg-still" inner_html=move || printed.get()></g>
            <text class="pg-title pg-small" x="698" y="306">{move || t("web.praga.seals")}</text>
            {Seal::ALL.iter().copied().map(seal).collect_view()}
            <Ghost board />
        </svg>
    }
}

/// The plaza of the site that is looked at, and the sites round it.
#[component]
fn Round(board: Praga) -> impl IntoView {
    let round = Memo::new(move |_| {
        let spot = board.sited.get()?;
        board.read(|view| {
            let sites = || view.figures.sites.iter().map(|site| site.site);
            let plaza = sites().find(|site| site.spot == spot)?.plaza;
            let middle = view.figures.plazas.get(plaza.index())?.spot;
            let others = sites().filter(|site| site.plaza == plaza).map(|site| site.spot);
            Some((middle, others.collect::<Vec<_>>()))
        })
    });
    move || {
        round.get().map(|(middle, others)| {
            let other =
                |spot: Spot| view! { <path class="pg-round" d=hexagon(at(spot), draw::RADIUS - 3.0)></path> };
            view! {
                <path class="pg-round pg-round-middle" d=hexagon(at(middle), draw::RADIUS)></path>
                {others.into_iter().map(other).collect_view()}
            }
        })
    }
}

/// Where the building of the row that is looked at could stand.
#[component]
fn Fits(board: Praga) -> impl IntoView {
    let sites = Memo::new(move |_| {
        let building = board.peeked.get().filter(|hex| hex.row() == Row::Building);
        building.and_then(|_| board.read(|view| view.reach.as_ref().map(|reach| reach.sites.clone())))
    });
    move || {
        let outline =
            |spot: Spot| view! { <path class="pg-fits" d=hexagon(at(spot), draw::RADIUS - 1.0)></path> };
        sites
            .get()
            .map(|sites| sites.into_iter().map(outline).collect_view())
    }
}

/// A building before it stands, with the corners that would pay.
#[component]
fn Ghost(board: Praga) -> impl IntoView {
    let bench = board.bench;
    let actions = Signal::derive(move || bench.lays_with().into_iter().collect::<Vec<_>>());
    let drawing = Memo::new(move |_| {
        let Some((way, hex)) = bench.way().filter(|(way, _)| way.site.is_some()) else {
            return String::new();
        };
        let eye = board.eye();
        board.read(|view| {
            drawn(|canvas| {
                draw_ghost(canvas, view, eye, &way, hex);
                draw_paying(canvas, way.site.map(at).unwrap_or_default(), &way);
            })
        })
    });
    let outline = Signal::derive(move || {
        let spot = bench.way().and_then(|(way, _)| way.site);
        spot.map(|spot| hexagon(at(spot), draw::RADIUS))
            .unwrap_or_default()
    });
    let is_fixed = Memo::new(move |_| bench.is_turning());
    let mut ghost = Thing::new(Vec::new(), "praga.ghost", String::new())
        .actions(actions)
        .class("pg-ghost")
        .drawn(drawing)
        .playing(Callback::new(move |()| bench.lay()))
        .after_gesture(bench.twisted());
    ghost.outline = outline;
    let ghost = ghost.view(board);
    view! { <g class:pg-still=move || !is_fixed.get()>{ghost}</g> }
}
