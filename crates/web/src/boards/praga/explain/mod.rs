//! The explanation of everything in Praga: cost, effect, limits and clauses. All figures come from the view.

mod board;
mod common;
mod hexes;
#[cfg(test)]
mod tests;

pub use common::plaza_tile;
pub use hexes::hex;

use signoria_engine::{Arg, Message, Seat};
use signoria_praga::view::View;

use crate::boards::kit::told::{Told, ToldRow};

/// Explains a thing by its id.
pub fn told(view: &View, eye: Seat, id: &str) -> Option<Told> {
    let rest = id.strip_prefix("praga.")?;
    let (kind, name) = rest.split_once('.').unwrap_or((rest, ""));
    match kind {
        "tile" => common::tile(view, name.parse().ok()?),
        "sector" => common::sector(view, name.parse().ok()?),
        "overrun" => Some(
            wheel("overrun-title")
                .picture("praga-vp")
                .say(says("overrun").with("points", view.figures.overrun))
                .clauses(&["P.TI.5", "P.ET.6"]),
        ),
        "sun" => Some(wheel("sun-title").say(says("sun")).clauses(&["P.ET.3", "P.ET.4"])),
        "turns" => Some(
            Told::new(says("kind-turn"), Message::new("web.praga.checklist"))
                .picture("praga-tile")
                .say(says("turns"))
                .clauses(&["P.GE.2", "P.ER.2"]),
        ),
        "cell" => common::cell(view, name),
        "multiplier" => Some(common::multiplier()),
        "plaza" => common::plaza(view, name.parse().ok()?),
        "half" => Some(
            Told::new(says("kind-plaza"), named(&format!("praga.half.{name}")))
                .picture("praga-plaza")
                .say(says("plaza-takes"))
                .clauses(&["P.PL.2", "P.PL.3"]),
        ),
        "seal-right" => Some(
            Told::new(says("kind-seal"), says("seal-right-title"))
                .picture("praga-seal")
                .say(says("seal-right"))
                .clauses(&["P.SE.1", "P.SE.2", "P.MQ.8"]),
        ),
        "seal" => common::seal(view, name.parse().ok()?),
        "road" => common::road(view, name.parse().ok()?),
        "pair" => common::pair(view, name.parse().ok()?),
        "tower" => Some(common::tower(view, name == "1")),
        "production" => common::production(view, name.parse().ok()?),
        "bridge-tile" => common::bridge_tile(view, name.parse().ok()?),
        "refresh" => Some(hexes::refresh(view)),
        "stack" => hexes::stack(view, name.parse().ok()?),
        "place" => hexes::place(view, name),
        "site" => hexes::site(view, name.parse().ok()?),
        "ghost" => view.placing.as_ref().map(|placing| hexes::hex(view, placing.hex)),
        "action" => hexes::action(view, eye, name.parse().ok()?),
        "wall-space" => hexes::wall_space(view, eye, name.parse().ok()?),
        "claim" => Some(
            Told::new(says("kind-turn"), says("claim-title"))
                .picture("praga-upgrade")
                .say(says("claim"))
                .clauses(&["P.UP.5", "P.UP.7"]),
        ),
        "centre" => Some(board::walls(view, eye)),
        "good" => board::good(view, eye, name),
        "extra" => Some(board::extra(view)),
        "track" => board::track(view, eye, name),
        "yield" => board::production(view, eye, name.parse().ok()?),
        "level" => board::level(view, eye, name.parse().ok()?),
        "technology" => board::technology(view, name.parse().ok()?),
        "later" => Some(
            Told::new(says("kind-seal"), Message::new("praga.do.later"))
                .picture("praga-seal")
                .say(says("later"))
                .clauses(&["P.SE.2", "P.SE.4"]),
        ),
        "check" => board::check(name),
        _ => None,
    }
}

/// A message of an explanation.
fn says(id: &str) -> Message {
    Message::new(format!("praga.explain.{id}"))
}

/// The name of a thing as a sentence of its own.
fn named(id: &str) -> Message {
    says("name").with("name", Arg::Name(id.to_owned().into()))
}

/// Something about the wheel.
fn wheel(title: &str) -> Told {
    Told::new(says("kind-wheel"), says(title))
}

/// A line with a number.
fn row(words: Message, value: impl ToString) -> ToldRow {
    ToldRow {
        met: None,
        picture: None,
        words,
        value: value.to_string(),
    }
}

/// Whether figures are printed or reconstructed, as the edition says of its records.
fn source(is_printed: bool) -> Option<Message> {
    Some(says(if is_printed { "printed" } else { "reconstructed" }))
}
