//! What can be answered, small, in the middle of the desk while nothing else stands there: the tiles of the wheel with their prices, actions, bonuses.
//! The board has all of them too, so this is a list; only to wait with a seal is answered here alone. A phone, which shows one part of the board at a time, has here
//! what lies in its other parts, and a high one all of them with their names.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::praga::sign::width_of;
use signoria_art::praga::{Sign, amount, line_of};
use signoria_engine::erased::Choice;
use signoria_engine::{Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::pieces::{Coin, Grid, Track};
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::art::drawing;
use crate::boards::praga::chronicle::of_row;
use crate::boards::praga::look::{act, drawn, thing, things};
use crate::boards::praga::map::short_name;
use crate::boards::praga::rows::title;
use crate::boards::praga::sight::shows_tile;
use crate::boards::praga::{Praga, player};
use crate::rows::rows;
use crate::scene::verb_of;
use crate::words::tr;

/// The most that fit side by side, and the most that do with their names.
const MOST: usize = 8;
const MOST_NAMED: usize = 3;
/// The height of a card's picture, in its own units.
const HEIGHT: f32 = 34.0;
/// The size of a sign on a card.
const SIGN: f32 = 25.0;

/// The width of a small tile on a card.
const TILE: f32 = 48.0;

/// An answer with its picture.
#[derive(Clone, Debug, PartialEq)]
struct Offer {
    choice: Choice,
    explains: String,
    width: f32,
    picture: String,
    /// The short name of an action.
    name: Option<&'static str>,
}

/// A card with signs in a row, and what it costs or gives at its corner.
fn row_of(names: &[&str], corner: Option<(Sign, u8)>) -> (f32, String) {
    let width = names.len() as f32 * (SIGN + 3.0) + if corner.is_some() { 12.0 } else { 4.0 };
    let picture = drawn(|canvas| {
        for (index, name) in names.iter().enumerate() {
            let x = SIGN / 2.0 + 2.0 + index as f32 * (SIGN + 3.0);
            canvas.picture(name, (x, HEIGHT / 2.0 + 1.0), SIGN);
        }
        if let Some(corner) = corner {
            amount(canvas, corner, (width - 9.0, 9.0), 17.0, true);
        }
    });
    (width, picture)
}

/// A card with a small tile.
fn tile_of(name: &str) -> (f32, String) {
    let picture = drawn(|canvas| canvas.picture(name, (TILE / 2.0 + 2.0, HEIGHT / 2.0), TILE));
    (TILE + 4.0, picture)
}

/// A card with a sign and what it brings.
fn brings(name: &str, gains: &[(Sign, u8)]) -> (f32, String) {
    let wide = width_of(gains, 21.0);
    let picture = drawn(|canvas: &mut Canvas| {
        canvas.picture(name, (SIGN / 2.0 + 2.0, HEIGHT / 2.0), SIGN);
        line_of(canvas, gains, (SIGN + 7.0 + wide / 2.0, HEIGHT / 2.0), 21.0, true);
    });
    (SIGN + 9.0 + wide, picture)
}

const fn grid_sign(grid: Grid) -> &'static str {
    match grid {
        Grid::HungerWall => "praga-hunger-wall",
        Grid::Cathedral => "praga-cathedral",
    }
}

/// What an effect of the King's Road brings.
fn of_road(view: &View, action: Action) -> Option<Vec<(Sign, u8)>> {
    let action = action.to_string();
    let offered = view.road.iter().find(|road| road.action == action)?;
    Some(offered.gains.iter().copied().map(thing).collect())
}

/// The picture of an answer and what explains it; none for answers that are plain on the board alone.
fn card(view: &View, eye: Seat, action: Action) -> Option<((f32, String), String)> {
    match action {
        Action::Tile { .. }
        | Action::Act { .. }
        | Action::Bonus
        | Action::Take { .. }
        | Action::River { .. } => of_supply(view, action),
        Action::Claim { .. } | Action::ClaimCovered { .. } | Action::Free { .. } | Action::Egg { .. } => {
            of_bonus(view, eye, action)
        }
        Action::Advance | Action::Produce => of_track(view, eye, action),
        _ => of_extra(view, action),
    }
}

/// What is taken from the wheel, a row or the river, and the actions.
fn of_supply(view: &View, action: Action) -> Option<((f32, String), String)> {
    Some(match action {
        Action::Tile { tile } => {
            let lies = view.wheel.tiles.iter().find(|lies| lies.tile == tile)?;
            let corner = match (lies.gold, lies.vp) {
                (0, 0) => None,
                (0, points) => Some((Sign::Points, points)),
                (gold, _) => Some((Sign::Gold, gold)),
            };
            let names = lies.actions.map(|deed| act(deed).name());
            (row_of(&names, corner), format!("praga.tile.{tile}"))
        }
        Action::Act { action } => (
            row_of(&[act(action).name()], None),
            format!("praga.action.{action}"),
        ),
        Action::Bonus => (
            tile_of(&format!("praga-sector-{}", view.turn.sector)),
            format!("praga.sector.{}", view.turn.sector),
        ),
        Action::Take { place } => {
            let Some(Step::Take { row, .. }) = view.step else {
                return None;
            };
            let hex = view.rows[row.index()][place.index()]?;
            let price = view.figures.face(hex).price.parts().next().map(thing);
            let explains = format!("praga.place.{}.{}", row.index(), place.index());
            (row_of(&[&format!("praga-hex-{hex}")], price), explains)
        }
        Action::River { tile } => (
            tile_of(&format!("praga-production-{tile}")),
            format!("praga.production.{tile}"),
        ),
        _ => return None,
    })
}

/// Bonuses of upgrades, and effects of the King's Road.
fn of_bonus(view: &View, eye: Seat, action: Action) -> Option<((f32, String), String)> {
    Some(match action {
        Action::Claim { action } => {
            let board = &player(view, eye)?.board;
            let hex = board.iter().find(|placed| placed.action == Some(action))?.hex;
            let gains = things(&view.figures.face(hex).bonus);
            (
                brings(act(action).name(), &gains),
                format!("praga.claim.{action}"),
            )
        }
        Action::ClaimCovered { hex } => {
            let gains = things(&view.figures.face(hex).bonus);
            (brings("praga-upgrade", &gains), "praga.claim.upgrade".to_owned())
        }
        Action::Free { space, .. } => (
            brings("praga-road", &of_road(view, action)?),
            format!("praga.road.{space}"),
        ),
        Action::Egg { space, .. } => (
            brings("praga-egg", &of_road(view, action)?),
            format!("praga.road.{space}"),
        ),
        _ => return None,
    })
}

/// The two ways to manage mines or quarries.
fn of_track(view: &View, eye: Seat, action: Action) -> Option<((f32, String), String)> {
    let track = match view.step {
        Some(Step::Mode { track }) => track,
        _ => Track::GoldMine,
    };
    let sign = match track {
        Track::GoldMine => "praga-mines",
        Track::Quarry => "praga-quarries",
    };
    if action == Action::Advance {
        return Some((
            row_of(&[sign, "praga-onward"], None),
            format!("praga.track.{track}"),
        ));
    }
    let gains = player(view, eye)?.yields[track.index()].iter();
    let gains: Vec<_> = gains.map(|gain| thing(*gain)).collect();
    Some((brings(sign, &gains), format!("praga.yield.{track}")))
}

/// What can be done besides the tile and its action.
fn of_extra(view: &View, action: Action) -> Option<((f32, String), String)> {
    Some(match action {
        Action::Step { grid } => (
            row_of(&[grid_sign(grid), "praga-onward"], None),
            format!("praga.good.{grid}"),
        ),
        Action::Climb { grid } => (
            row_of(&[grid_sign(grid), "praga-up"], None),
            "praga.good.silver-window".to_owned(),
        ),
        Action::Use { .. } => (
            row_of(&["praga-technology"], None),
            "praga.good.technology".to_owned(),
        ),
        Action::Refresh { row, coin } => {
            let sign = match coin {
                Coin::Gold => Sign::Gold,
                Coin::Stone => Sign::Stone,
            };
            let picture = row_of(
                &["praga-refresh", of_row(row)],
                Some((sign, view.figures.prices.refresh)),
            );
            (picture, format!("praga.refresh.{row}"))
        }
        Action::Extra { .. } => (row_of(&["praga-gold-window"], None), "praga.extra".to_owned()),
        Action::Seal { seal } => (
            tile_of(&format!("praga-seal-{seal}")),
            format!("praga.seal.{seal}"),
        ),
        Action::Up | Action::Stay => {
            let Some(Step::Arrow { grid, .. }) = view.step else {
                return None;
            };
            let goes = matches!(action, Action::Up).then_some("praga-up");
            let names: Vec<&str> = [Some(grid_sign(grid)), goes].into_iter().flatten().collect();
            (row_of(&names, None), format!("praga.good.{grid}"))
        }
        _ => return None,
    })
}

/// The name of an answer, short enough to stand beside its picture.
const fn name(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Act { action } => short_name(action),
        Action::Bonus => "praga.do.bonus",
        Action::Claim { .. } | Action::ClaimCovered { .. } => "web.praga.extra-claim",
        Action::Step { .. } => "web.praga.extra-step",
        Action::Climb { .. } | Action::Up => "web.praga.extra-climb",
        Action::Free { .. } | Action::Egg { .. } => "web.praga.extra-road",
        Action::Use { .. } => "web.praga.extra-use",
        Action::Extra { .. } => "web.praga.extra-extra",
        Action::Seal { .. } => "web.praga.extra-seal",
        Action::Refresh { row, .. } => title(row),
        Action::Advance => "praga.do.advance",
        Action::Produce => "praga.do.produce",
        Action::Stay => "praga.do.stay",
        _ => return None,
    })
}

fn offers(view: &View, eye: Seat, choices: &[Choice]) -> Vec<Offer> {
    let offer = |choice: &Choice| {
        let action: Action = choice.action.parse().ok()?;
        let ((width, picture), explains) = card(view, eye, action)?;
        Some(Offer {
            name: name(action),
            choice: choice.clone(),
            explains,
            width,
            picture,
        })
    };
    let is_refreshing = |choice: &&Choice| verb_of(&choice.action) == "refresh";
    let (besides, asked): (Vec<&Choice>, Vec<&Choice>) = choices.iter().partition(is_refreshing);
    let mut offers: Vec<Offer> = asked.into_iter().filter_map(offer).take(MOST).collect();
    // Refreshing is possible in most turns: it is shown where nothing else is.
    if offers.is_empty() {
        offers.extend(besides.into_iter().filter_map(offer));
    }
    offers
}

/// The answers as one text.
fn joined(offers: &[Offer]) -> String {
    let all: Vec<&str> = offers.iter().map(|offer| offer.choice.action.as_str()).collect();
    all.join(", ")
}

/// The answers in a row.
#[component]
pub fn Offers(board: Praga) -> impl IntoView {
    let desk = board.desk;
    let choices = Memo::new(move |_| {
        desk.read(|scene| {
            let prompt = scene.prompt();
            prompt.map(|prompt| prompt.actions.clone()).unwrap_or_default()
        })
    });
    let shown = Memo::new(move |_| {
        let eye = board.eye();
        choices.with(|choices| board.read(|view| offers(view, eye, choices)))
    });
    // On a desk many have their names on the board alone.
    let are_few = Memo::new(move |_| shown.with(|offers| offers.len() <= MOST_NAMED));
    let waits = Memo::new(move |_| board.offers(Action::Later));
    let is_free = Memo::new(move |_| !board.bench.is_busy_now() && !shows_tile(board));
    let card = move |(_, offer): &(String, Offer)| {
        let Offer {
            choice,
            explains,
            width,
            picture,
            name,
        } = offer.clone();
        let (action, pointed, label) = (choice.action.clone(), choice.action.clone(), choice.label);
        let place = choice.action.clone();
        // A hex is only picked up.
        let picks = match choice.action.parse() {
            Ok(Action::Take { place }) if untrack(|| board.bench.offers(place)) => Some(place),
            _ => None,
        };
        let is_near = move || board.shows(verb_of(&place));
        let look = move |at: bool| {
            board.listed.set(at);
            desk.considered.set(at.then(|| pointed.clone()));
        };
        let (leave, focus, blur) = (look.clone(), look.clone(), look.clone());
        view! {
            <li class:near=is_near>
                <button class="pg-offer-card" style=("--wide", format!("{width:.0}")) data-action=choice.action.clone() data-proposes=picks.map(|_| "") data-explains=explains aria-label=move || desk.say(&label)
                    on:click=move |_| {
                        board.listed.set(false);
                        match picks {
                            Some(place) => board.pick_up(place),
                            None => desk.choose(&action),
                        }
                    }
                    on:pointerenter=move |_| look(true) on:pointerleave=move |_| leave(false)
                    on:focus=move |_| focus(true) on:blur=move |_| blur(false)>
                    <svg viewBox=format!("0 0 {width:.0} {HEIGHT}") aria-hidden="true" inner_html=picture></svg>
                    {name.map(|name| view! { <b>{tr(name)}</b> })}
                </button>
            </li>
        }
    };
    let later = move || {
        waits.get().then(|| {
            view! {
                <button class="pg-later" data-action=Action::Later.to_string() data-explains="praga.later" on:click=move |_| desk.choose(&Action::Later.to_string())>
                    {drawing("praga-seal")} <span>{tr("praga.do.later")}</span>
                </button>
            }
        })
    };
    // Answers to another question are other cards, wherever they stand.
    let listed = move || {
        let offers = shown.get();
        let all = joined(&offers);
        offers
            .into_iter()
            .map(|offer| (all.clone(), offer))
            .collect::<Vec<_>>()
    };
    let key = |(all, offer): &(String, Offer)| format!("{all}/{}/{}", offer.choice.action, offer.width);
    // Answers to another question are seen from the first.
    let asked = Memo::new(move |_| shown.with(|offers| joined(offers)));
    move || {
        asked.with(|_| ());
        is_free.get().then(|| {
            view! {
                <div class="pg-offers">
                    <ul class:named=move || are_few.get() data-list="" aria-label=tr("web.praga.choices")>{rows(listed, key, card)}</ul>
                    {later}
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use signoria_engine::Message;
    use signoria_praga::Praga as Game;

    use super::*;
    use crate::boards::kit::explaining::first_view;

    #[test]
    fn refreshing_is_shown_where_nothing_else_is() {
        let seat = Seat::new(0);
        let view: View = first_view::<Game, _>(None, 2, Value::Null);
        let choice = |action: &str| Choice {
            action: action.into(),
            index: 0,
            label: Message::new(""),
        };
        let shown = |actions: &[&str]| -> Vec<String> {
            let choices: Vec<Choice> = actions.iter().map(|action| choice(action)).collect();
            let offers = offers(&view, seat, &choices);
            offers.into_iter().map(|offer| offer.choice.action).collect()
        };
        let refresh = "refresh wall gold";
        assert_eq!(shown(&["tile at1", refresh]), ["tile at1"]);
        assert_eq!(shown(&[refresh, "end"]), [refresh]);
    }
}
