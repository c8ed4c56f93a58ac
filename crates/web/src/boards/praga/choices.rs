//! What is chosen among cards that lie nowhere on the board: drawn technologies, bridge tiles, alternatives, windows to keep.

use leptos::prelude::*;
use signoria_art::praga::line_of;
use signoria_engine::erased::Choice;
use signoria_praga::action::Action;
use signoria_praga::effect::{Gain, Good};
use signoria_praga::step::{Alternatives, Step};
use signoria_praga::view::View;

use crate::boards::praga::Praga;
use crate::boards::praga::look::{drawn, thing, things};
use crate::boards::praga::river::tile_on_bridge;
use crate::boards::praga::technologies::{draw_parts, technology_parts};
use crate::words::tr;

/// A card to choose: the action, its picture, what explains it.
#[derive(Clone, Debug, PartialEq)]
struct Card {
    choice: Choice,
    picture: String,
    explains: String,
}

/// The size of a card's picture.
const SIZE: (f32, f32) = (120.0, 44.0);

fn card(view: &View, choice: &Choice) -> Option<Card> {
    let action: Action = choice.action.parse().ok()?;
    let (width, height) = SIZE;
    let middle = (width / 2.0, height / 2.0);
    let (picture, explains) = match action {
        Action::Keep { technology } => {
            let figures = view.figures.technologies.get(&technology)?;
            let picture = drawn(|canvas| draw_parts(canvas, &technology_parts(figures), middle, width - 8.0));
            (picture, format!("praga.technology.{technology}"))
        }
        Action::Bridge { tile } => {
            let picture = drawn(|canvas| tile_on_bridge(canvas, view, tile, (20.0, 2.0, 80.0, 40.0)));
            (picture, format!("praga.bridge-tile.{tile}"))
        }
        Action::Windows { silver, gold } => {
            let kept = [
                Gain::new(Good::SilverWindow, silver.get() as u8),
                Gain::new(Good::GoldWindow, gold.get() as u8),
            ];
            let kept: Vec<_> = kept
                .into_iter()
                .filter(|gain| gain.count > 0)
                .map(thing)
                .collect();
            let picture = drawn(|canvas| line_of(canvas, &kept, middle, 32.0, false));
            (picture, "praga.good.silver-window".into())
        }
        Action::Pick { good } => {
            let gains = alternatives(view)?.alternative(good).copied();
            let shown = gains.map_or_else(|| vec![thing(Gain::new(good, 1))], |gains| things(&gains));
            let picture = drawn(|canvas| line_of(canvas, &shown, middle, 30.0, true));
            (picture, format!("praga.good.{good}"))
        }
        _ => return None,
    };
    Some(Card {
        choice: choice.clone(),
        picture,
        explains,
    })
}

/// The alternatives that are asked about; steps up and productions are chosen on the board.
fn alternatives(view: &View) -> Option<signoria_praga::effect::Bonus> {
    let Some(Step::Either { of, .. }) = view.step else {
        return None;
    };
    match of {
        Alternatives::Plaza(tile, half) => {
            let lies = view.plazas.iter().position(|plaza| *plaza == Some(tile))?;
            let tile = view.figures.plazas.get(lies)?.tile?;
            Some(tile.halves[half as usize])
        }
        Alternatives::Technology(technology) => Some(view.figures.technologies.get(&technology)?.bonus),
        Alternatives::Road(_) => {
            let tiles = view.figures.roads.iter().filter_map(|road| road.tile);
            tiles.map(|tile| tile.bonus).find(|bonus| bonus.either.is_some())
        }
    }
}

/// The cards.
#[component]
pub fn Choices(board: Praga) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let choices = board.desk.read(|scene| {
            let prompt = scene.prompt();
            prompt.map(|prompt| prompt.actions.clone()).unwrap_or_default()
        });
        board.read(|view| {
            choices
                .iter()
                .filter_map(|choice| card(view, choice))
                .collect::<Vec<_>>()
        })
    });
    let button = move |card: Card| {
        let Card {
            choice,
            picture,
            explains,
        } = card;
        view! { <li>{pressed(board, choice, explains, Some(picture))}</li> }
    };
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! { <ul class="pg-choices" aria-label=tr("web.praga.choices")>{cards.into_iter().map(button).collect_view()}</ul> }
        })
    }
}

/// An answer as a card: its words, below its picture if it has one.
fn pressed(board: Praga, choice: Choice, explains: String, picture: Option<String>) -> AnyView {
    let desk = board.desk;
    let (action, pointed) = (choice.action.clone(), choice.action.clone());
    let (focused, label) = (choice.action.clone(), choice.label);
    let picture = picture.map(|picture| {
        view! { <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) aria-hidden="true" inner_html=picture></svg> }
    });
    view! {
        <button class="piece legal pg-card" data-action=choice.action.clone() data-explains=explains
            on:click=move |_| desk.choose(&action)
            on:pointerenter=move |_| desk.considered.set(Some(pointed.clone()))
            on:focus=move |_| desk.considered.set(Some(focused.clone()))
            on:pointerleave=move |_| desk.considered.set(None) on:blur=move |_| desk.considered.set(None)>
            {picture}
            <span>{move || desk.say(&label)}</span>
        </button>
    }
    .into_any()
}

/// A listed answer as a card; nothing while it is not listed.
pub fn answer(board: Praga, action: Action, explains: String) -> AnyView {
    let listed = Memo::new(move |_| {
        board.desk.read(|scene| {
            let mut choices = scene.prompt()?.actions.iter();
            choices
                .find(|choice| choice.action == action.to_string())
                .cloned()
        })
    });
    let card = move || {
        let explains = explains.clone();
        listed.get().map(|choice| pressed(board, choice, explains, None))
    };
    card.into_any()
}
