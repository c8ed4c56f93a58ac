//! Hexes in rows, on boards and in the city.

use signoria_engine::{Message, Seat, Token as _};
use signoria_praga::action::{Action, Place};
use signoria_praga::effect::{Gain, Good};
use signoria_praga::hex::{Cell, Hex, Spot};
use signoria_praga::pieces::{Deed, Row};
use signoria_praga::state::Holder;
use signoria_praga::view::View;

use super::{named, row, says, source};
use crate::boards::kit::told::Told;
use crate::boards::praga::player;

/// A hex, wherever it lies.
pub fn hex(view: &View, hex: Hex) -> Told {
    let face = view.figures.face(hex);
    let special = if hex.is_special() { "-special" } else { "" };
    let title = says(&format!("title-{}{special}", hex.row()));
    let mut told =
        Told::new(says("kind-hex").with("era", hex.era()), title).picture(format!("praga-hex-{hex}"));
    told = match hex.row() {
        Row::Upgrade => told
            .say(
                says("hex-upgrade")
                    .with("action", face.action)
                    .with("bonus", face.bonus),
            )
            .say(says("hex-university").with("gain", Gain::new(Good::University, face.university))),
        Row::Wall | Row::Building => told.say(
            says("hex-builds")
                .with("price", face.price)
                .with("bonus", face.bonus),
        ),
    };
    told = match (hex.row(), face.symbol) {
        (Row::Wall, true) => told.say(says("hex-hunger-wall")),
        (Row::Building, true) => told.say(says("hex-cathedral")),
        (Row::Building, false) => told.say(says("hex-plain")),
        _ => told,
    };
    if face.sides.iter().any(Option::is_some) {
        told = told.say(says("hex-sides"));
    }
    if face.corners != 0 {
        told = told.say(says(if hex.row() == Row::Building {
            "hex-blue"
        } else {
            "hex-red"
        }));
    }
    if hex.is_special() {
        told = told.say(says("hex-special"));
    }
    let clauses: &[&'static str] = match hex.row() {
        Row::Upgrade => &["P.UP.1", "P.UP.2", "P.UP.5", "P.AD.1", "P.AD.6"],
        Row::Wall => &["P.WA.1", "P.WA.2", "P.AD.1", "P.AD.6"],
        Row::Building => &["P.BU.1", "P.BU.5", "P.BU.8", "P.AD.7"],
    };
    told.clauses(clauses)
        .source(source(view.figures.is_printed_hex(hex)))
}

/// A place of a row.
pub fn place(view: &View, name: &str) -> Option<Told> {
    let (line, place) = name.split_once('.')?;
    let (line, place): (usize, usize) = (line.parse().ok()?, place.parse().ok()?);
    let lies = *view.rows.get(line)?.get(place)?;
    Some(match lies {
        Some(lies) => hex(view, lies).action(Action::Take {
            place: Place::from_index(place)?,
        }),
        None => Told::new(says("kind-row"), says("place-empty")).clauses(&["P.HX.3"]),
    })
}

pub fn refresh(view: &View) -> Told {
    Told::new(says("kind-row"), says("refresh-title"))
        .picture("praga-refresh")
        .say(says("refresh").with("count", view.figures.prices.refresh))
        .clauses(&["P.HX.5", "P.HX.6", "P.HX.7"])
}

pub fn stack(view: &View, line: usize) -> Option<Told> {
    let size = |stack: usize| view.stacks.get(stack).map(|stack| stack.size);
    let name = Row::ALL.get(line)?;
    Some(
        Told::new(says("kind-row"), named(&format!("praga.row.{name}")))
            .say(says("stack"))
            .rows([
                row(says("stack-regular"), size(2 * line)?),
                row(says("stack-special"), size(2 * line + 1)?),
            ])
            .clauses(&["P.HX.2", "P.SU.11"]),
    )
}

/// A site and what stands there.
pub fn site(view: &View, spot: Spot) -> Option<Told> {
    if let Some(built) = view.buildings.iter().find(|built| built.site == spot) {
        let told = hex(view, built.hex);
        return Some(match built.cube {
            Some(Holder::Seat(seat)) => told.rows([row(Message::new("engine.who").with("seat", seat), "■")]),
            Some(Holder::Parler) => told.rows([row(Message::new("praga.parler"), "■")]),
            None => told,
        });
    }
    let site = view
        .figures
        .sites
        .iter()
        .find(|site| site.site.spot == spot)?
        .site;
    let title = says(if site.old_town { "site-old" } else { "site-new" });
    let told = Told::new(says("kind-site"), title).picture("praga-building");
    let told = if site.old_town {
        told.say(
            says("site-costs")
                .with("price", Gain::new(Good::Gold, site.gold))
                .with("gain", Gain::new(Good::Points, site.vp)),
        )
    } else {
        told.say(says("site-free"))
    };
    Some(
        told.say(says("site-plaza").with("plaza", site.plaza))
            .action(Action::Site { site: spot })
            .clauses(&["P.BU.2", "P.BU.3", "P.BU.6"]),
    )
}

/// An action of one's own board, and the upgrade on it.
pub fn action(view: &View, eye: Seat, deed: Deed) -> Option<Told> {
    let placed = player(view, eye)?
        .board
        .iter()
        .find(|placed| placed.action == Some(deed));
    let told = match placed {
        Some(placed) => hex(view, placed.hex),
        None => Told::new(says("kind-action"), named(&format!("praga.action.{deed}")))
            .picture(format!("praga-{deed}"))
            .say(says("action-bare")),
    };
    let clause: &'static str = match deed {
        Deed::Mines => "P.MQ.1",
        Deed::Quarries => "P.MQ.2",
        Deed::Upgrade => "P.UP.1",
        Deed::Wall => "P.WA.1",
        Deed::Building => "P.BU.1",
        Deed::Road => "P.RD.1",
    };
    Some(
        told.say(says(&format!("action-{deed}")))
            .action(Action::Act { action: deed })
            .clauses(&[clause, "P.TU.6"]),
    )
}

pub fn wall_space(view: &View, eye: Seat, cell: Cell) -> Option<Told> {
    let placed = player(view, eye)?.board.iter().find(|placed| placed.cell == cell);
    Some(match placed {
        Some(placed) => hex(view, placed.hex),
        None => Told::new(says("kind-action"), says("wall-space"))
            .picture("praga-wall")
            .say(says("wall-space-says"))
            .action(Action::Wall { cell })
            .clauses(&["P.GE.9", "P.WA.2"]),
    })
}
