//! Beside the map: the technologies, with what they do.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::NONE;
use signoria_art::praga::paint::{GOLD_LINE, NIGHT, ON_PAPER, PAPER, SPACE_LINE, STAR};
use signoria_art::praga::shape::rounded;
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::{Sign, amount};
use signoria_engine::{Message, Token as _};
use signoria_praga::action::Action;
use signoria_praga::edition::{Gives, Produces, TechnologyFigures, Trigger};
use signoria_praga::pieces::{Level, Technology, Track};
use signoria_praga::view::{PlayerView, View};

use crate::boards::praga::Praga;
use crate::boards::praga::look::{act, any_of, drawn, thing};
use crate::boards::praga::thing::Thing;
use crate::boards::praga::tracks::{LEFT, STEP, TOP, TRACKS, WIDTH};
use crate::words::say;

/// A part of what a technology shows.
pub enum Part {
    /// A thing with its number.
    Amount((Sign, u8)),
    /// A picture by its name.
    Picture(&'static str),
    /// A mark between.
    Mark(&'static str),
}

/// What a technology shows: when it works, then what it brings.
pub fn technology_parts(tile: &TechnologyFigures) -> Vec<Part> {
    let mut parts = Vec::new();
    if let Some(when) = tile.when {
        parts.extend(
            match when {
                Trigger::WheelGold => [Some("praga-tile"), Some("praga-gold")],
                Trigger::WheelStone => [Some("praga-tile"), Some("praga-stone")],
                Trigger::GoldMineStep => [Some("praga-mines"), None],
                Trigger::QuarryStep => [Some("praga-quarries"), None],
                Trigger::RowUp => [Some("praga-up"), None],
                Trigger::TilePoints => [Some("praga-tile"), Some("praga-vp")],
                Trigger::CathedralBuilding => [Some("praga-building"), Some("praga-cathedral")],
                Trigger::PlainBuilding => [Some("praga-building"), None],
                Trigger::HungerWall => [Some("praga-wall"), Some("praga-hunger-wall")],
                Trigger::RedToken => [Some("praga-red-token"), None],
                Trigger::BlueToken => [Some("praga-blue-token"), None],
                Trigger::Egg => [Some("praga-egg"), None],
                Trigger::Upgrade => [Some("praga-upgrade"), None],
                Trigger::Wall => [Some("praga-wall"), None],
            }
            .into_iter()
            .flatten()
            .map(Part::Picture),
        );
        parts.push(Part::Mark("→"));
    }
    if let Some([one, other]) = tile.bonus.either {
        parts.extend(tile.bonus.sure.iter().map(thing).map(Part::Amount));
        parts.extend(one.iter().map(thing).map(Part::Amount));
        parts.push(Part::Mark("/"));
        parts.extend(other.iter().map(thing).map(Part::Amount));
    } else {
        parts.extend(any_of(&tile.bonus).into_iter().map(Part::Amount));
    }
    if tile.rise {
        parts.extend(["praga-hunger-wall", "praga-cathedral", "praga-up"].map(Part::Picture));
    }
    match tile.produces {
        Produces::Nothing => {}
        Produces::From(Track::GoldMine) => parts.extend(["praga-mines", "praga-gold"].map(Part::Picture)),
        Produces::From(Track::Quarry) => parts.extend(["praga-quarries", "praga-stone"].map(Part::Picture)),
        Produces::Either => {
            parts.push(Part::Picture("praga-gold"));
            parts.push(Part::Mark("/"));
            parts.push(Part::Picture("praga-stone"));
        }
    }
    if tile.plaza {
        parts.push(Part::Picture("praga-plaza"));
    }
    match tile.gives {
        Gives::Nothing => {}
        Gives::AnyAction => parts.push(Part::Picture("praga-special")),
        Gives::Action(deed, discount) => {
            parts.push(Part::Picture(act(deed).name()));
            for part in discount.parts() {
                parts.push(Part::Mark("−"));
                parts.push(Part::Amount(thing(part)));
            }
        }
    }
    parts
}

/// Draws the parts of a technology side by side.
pub fn draw_parts(canvas: &mut Canvas, parts: &[Part], (x, y): (f32, f32), width: f32) {
    let wide = |part: &Part| match part {
        Part::Mark(_) => 14.0_f32,
        _ => 23.0,
    };
    let total: f32 = parts.iter().map(wide).sum();
    let scale = (width / total.max(1.0)).min(1.0);
    let mut left = x - total * scale / 2.0;
    for part in parts {
        let step = wide(part) * scale;
        let at = (left + step / 2.0, y);
        match part {
            Part::Amount(shown) => amount(canvas, *shown, at, 21.0 * scale, true),
            Part::Picture(name) => canvas.picture(name, at, 21.0 * scale),
            Part::Mark(mark) => canvas.figure(at, 15.0 * scale, ON_PAPER, NONE, mark),
        }
        left += step;
    }
}

/// Where the card of a level lies.
fn level_box(level: usize) -> (f32, f32, f32, f32) {
    let top = TRACKS + 4.0 * STEP + 4.0;
    let width = (WIDTH - 18.0) / 4.0;
    (
        LEFT + level as f32 * (width + 6.0),
        top,
        width,
        TOP + 286.0 - top - 7.0,
    )
}

fn level_drawing(view: &View, player: &PlayerView, level: Level) -> String {
    let (x, y, w, h) = level_box(level.index());
    let tile = player.technologies[level.index()];
    let used = player.used.contains(level);
    drawn(|canvas| {
        let around = rounded((x, y, w, h), 7.0);
        match tile {
            Some(_) => canvas.shape(&around, PAPER, 1.2),
            None => canvas.dashed(&around, NONE, SPACE_LINE, 1.2, "5 3"),
        }
        let shield = format!("M{:.1} {:.1}h24v14q0 6-12 9q-12-3-12-9z", x + 7.0, y - 1.0);
        canvas.outlined(shield, NIGHT, GOLD_LINE, 1.2);
        let numeral = ["I", "II", "III", "IV"][level.index()];
        canvas.figure((x + 19.0, y + 9.5), LEAST, STAR, NONE, numeral);
        if let Some(figures) = tile.and_then(|tile| view.figures.technologies.get(&tile)) {
            canvas.faded(if used { 0.35 } else { 1.0 }, |canvas| {
                draw_parts(
                    canvas,
                    &technology_parts(figures),
                    (x + w / 2.0, y + h - 17.0),
                    w - 6.0,
                );
            });
        }
    })
}

/// The four technologies.
#[component]
pub fn Technologies(board: Praga) -> impl IntoView {
    let card = move |level: Level| {
        let drawing = board.own(move |view, player| level_drawing(view, player, level));
        let tile = board.own(move |_, player| player.technologies[level.index()]);
        let state = board.own(move |view, player| {
            let step = view.figures.levels.get(level.index()).copied().unwrap_or(0);
            Some(match player.technologies[level.index()] {
                None => ("web.praga.at-step", step),
                Some(_) if player.used.contains(level) => ("web.praga.used", 0),
                Some(_) if player.fresh.contains(level) && level.is_permanent() => {
                    ("web.praga.from-next-turn", 0)
                }
                Some(_) if level.is_permanent() => ("web.praga.always", 0),
                Some(_) => ("web.praga.once", 0),
            })
        });
        let actions = Signal::derive(move || {
            let own = board.visited.get().is_none();
            let tile: Option<Technology> = tile.get().filter(|_| own);
            tile.map(|technology| Action::Use { technology })
                .into_iter()
                .collect::<Vec<_>>()
        });
        let (x, y, w, h) = level_box(level.index());
        // These words are longer than the room beside the shield.
        let is_fresh = Memo::new(move |_| {
            state
                .get()
                .is_some_and(|(id, _)| id == "web.praga.from-next-turn")
        });
        let words = move || {
            let (id, step) = state.get().unwrap_or(("web.praga.at-step", 0));
            say(&Message::new(id).with("step", step), &[])
        };
        let to_go = board.own(move |view, player| {
            let is_open = player.technologies[level.index()].is_none();
            is_open.then(|| view.steps_to(player, level))
        });
        let far = move || {
            let count = to_go.get().filter(|count| *count > 0)?;
            Some(say(&Message::new("praga.purse.to-go").with("count", count), &[]))
        };
        let thing = Thing::new(
            Vec::new(),
            format!("praga.level.{level}"),
            rounded((x, y, w, h), 7.0),
        )
        .actions(actions)
        .class("pg-technology")
        .drawn(drawing)
        .view(board);
        view! {
            {thing}
            <text class="pg-note" x=x + w - 7.0 y=y + 15.0 text-anchor="end" lengthAdjust="spacingAndGlyphs" textLength=move || is_fresh.get().then_some(w - 41.0) class:on-paper=move || tile.get().is_some()>{words}</text>
            <text class="pg-note pg-far" x=x + w / 2.0 y=y + h - 14.0 text-anchor="middle">{far}</text>
        }
    };
    view! { {Level::ALL.iter().copied().map(card).collect_view()} }
}
