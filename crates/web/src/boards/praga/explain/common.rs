//! Wheel, slopes, plazas, seals, road and bridge.

use signoria_engine::{Message, Token as _};
use signoria_praga::action::{Action, Pair};
use signoria_praga::describe::{bridge_message, seal_message, sector_message};
use signoria_praga::edition::{GridCell, PlazaTileFigures, RoadTileFigures, SectorBonus, Trigger};
use signoria_praga::effect::{Gain, Good};
use signoria_praga::pieces::{ActionTile, BridgeTile, Grid, Plaza, PlazaTile, ProductionTile, Seal, Space};
use signoria_praga::state::Holder;
use signoria_praga::view::View;

use super::{named, row, says, source, wheel};
use crate::boards::kit::told::{Told, ToldRow};

pub fn tile(view: &View, tile: ActionTile) -> Option<Told> {
    let lies = view.wheel.tiles.iter().find(|lies| lies.tile == tile)?;
    let [first, second] = lies.actions;
    let bonus = *view.figures.sectors.get(usize::from(lies.sector))?;
    let terms = match (lies.gold, lies.vp) {
        (0, 0) => says("tile-free"),
        (0, points) => says("tile-gives").with("gain", Gain::new(Good::Points, points)),
        (gold, _) => says("tile-costs").with("price", Gain::new(Good::Gold, gold)),
    };
    let title = says("tile").with("first", first).with("second", second);
    Some(
        Told::new(says("kind-wheel"), title)
            .picture(format!("praga-tile-{first}-{second}"))
            .say(terms)
            .say(says("tile-does"))
            .say(says("tile-bonus").with("bonus", sector_message(bonus)))
            .action(Action::Tile { tile })
            .clauses(&["P.TI.1", "P.TI.6", "P.TI.9"])
            .source(source(view.figures.is_printed("tile", tile.index()))),
    )
}

pub fn sector(view: &View, sector: usize) -> Option<Told> {
    let bonus = *view.figures.sectors.get(sector)?;
    let more = match bonus {
        SectorBonus::Closed => says("sector-closed"),
        SectorBonus::SpecialOr(_) => says("sector-special"),
        SectorBonus::Goods(_) => says("sector-goods"),
        SectorBonus::Offer(..) => says("sector-offer"),
    };
    Some(
        wheel("sector-title")
            .picture(format!("praga-sector-{sector}"))
            .say(says("sector-gives").with("bonus", sector_message(bonus)))
            .say(more)
            .clauses(&["P.TI.9", "P.TI.11", "P.TI.13"])
            .source(source(view.figures.is_printed("sector", sector.wrapping_sub(1)))),
    )
}

pub fn cell(view: &View, name: &str) -> Option<Told> {
    let mut numbers = name.split('.').map(str::parse::<usize>);
    let (grid, line, column) = (
        numbers.next()?.ok()?,
        numbers.next()?.ok()?,
        numbers.next()?.ok()?,
    );
    let grid = *Grid::ALL.get(grid)?;
    let figures = view.figures.grid(grid);
    let cell = figures.cells.get(line)?.get(column)?;
    let what = match cell {
        GridCell::Plain => says("cell-plain"),
        GridCell::Points(points) => says("cell-points").with("points", *points),
        GridCell::Onward => says("cell-onward"),
        GridCell::Upward => says("cell-upward"),
    };
    let here = view.players.iter().filter(|player| {
        let marker = player.grids[grid.index()];
        (usize::from(marker.row), usize::from(marker.column)) == (line, column)
    });
    let here: Vec<ToldRow> = here
        .map(|player| row(Message::new("engine.who").with("seat", player.seat), "●"))
        .collect();
    let mut told = Told::new(
        named(&format!("praga.good.{}", Good::from(grid))),
        says("cell").with("row", line + 1).with("column", column),
    )
    .picture(if grid == Grid::HungerWall {
        "praga-hunger-wall"
    } else {
        "praga-cathedral"
    })
    .say(what)
    .say(
        says("cell-end")
            .with("points", figures.row_vp[line])
            .with("each", figures.per_token[column]),
    )
    .say(says("cell-climb").with("price", view.figures.prices.climb));
    let below = line.checked_sub(1).and_then(|below| figures.prices.get(below));
    if let Some(price) = below.filter(|price| !price.is_empty()) {
        told = told.say(says("cell-tier").with("price", *price));
    }
    Some(
        told.rows(here)
            .clauses(&["P.GR.1", "P.GR.4", "P.GR.5", "P.GR.8"])
            .source(source(view.figures.is_printed("grid", grid.index()))),
    )
}

pub fn multiplier() -> Told {
    Told::new(says("kind-end"), says("multiplier-title"))
        .say(says("multiplier"))
        .clauses(&["P.FS.6"])
}

pub fn plaza(view: &View, plaza: Plaza) -> Option<Told> {
    let figures = view.figures.plazas.get(plaza.index())?;
    let standing = view.standing.iter().find(|standing| standing.plaza == plaza)?;
    let tile = view.plazas[plaza.index()];
    let is_printed = tile.map_or_else(
        || view.figures.is_printed("plaza", plaza.index()),
        |tile| view.figures.is_printed("plaza_tile", tile.index()),
    );
    let told = Told::new(says("kind-plaza"), named(&format!("praga.plaza.{plaza}")));
    let told = match (figures.tile, view.plazas[plaza.index()]) {
        (Some(tile), Some(name)) => told
            .picture(format!("praga-plaza-{name}"))
            .say(says("plaza-top").with("bonus", tile.halves[0]))
            .say(says("plaza-bottom").with("bonus", tile.halves[1])),
        _ => told.say(says("plaza-bare")),
    };
    let cubes = standing.cubes.iter().map(|(holder, count)| {
        let leads = standing.leaders.contains(holder);
        let who = match holder {
            Holder::Seat(seat) => Message::new("engine.who").with("seat", *seat),
            Holder::Parler => Message::new("praga.parler"),
        };
        ToldRow {
            met: leads.then_some(true),
            picture: Some("praga-cube".into()),
            words: who,
            value: count.to_string(),
        }
    });
    Some(
        told.say(says("plaza-free").with("count", standing.free))
            .say(says("plaza-takes"))
            .rows(cubes.collect::<Vec<_>>())
            .action(Action::Plaza { plaza })
            .clauses(&["P.PL.1", "P.PL.2", "P.PL.3", "P.PL.4"])
            .source(source(is_printed)),
    )
}

/// A plaza tile by itself, wherever it may come to lie.
pub fn plaza_tile(view: &View, title: Message, tile: PlazaTile, figures: &PlazaTileFigures) -> Told {
    Told::new(says("kind-plaza"), title)
        .picture(format!("praga-plaza-{tile}"))
        .say(says("plaza-top").with("bonus", figures.halves[0]))
        .say(says("plaza-bottom").with("bonus", figures.halves[1]))
        .clauses(&["P.PL.1", "P.PL.2", "P.RF.8"])
        .source(source(view.figures.is_printed("plaza_tile", tile.index())))
}

pub fn seal(view: &View, seal: Seal) -> Option<Told> {
    let figures = view.figures.seals.get(seal.index())?;
    let told = Told::new(says("kind-seal"), seal_message(figures))
        .picture(format!("praga-seal-{seal}"))
        .say(if figures.price.is_free() {
            says("price-free")
        } else {
            says("price").with("price", figures.price)
        })
        .say(says("seal"));
    let told = match view.seals[seal.index()] {
        Some(Holder::Seat(seat)) => told.say(says("seal-held").with("holder", seat)),
        Some(Holder::Parler) => {
            told.say(says("seal-held").with("holder", signoria_engine::Arg::Name("praga.parler".into())))
        }
        None => told,
    };
    Some(
        told.action(Action::Seal { seal })
            .clauses(&["P.SE.1", "P.SE.3", "P.RF.7"])
            .source(source(view.figures.is_printed("seal", seal.index()))),
    )
}

pub fn road(view: &View, space: Space) -> Option<Told> {
    let road = view.figures.roads.get(space.index())?;
    // Which tile lies there is known by what it does; all of them have one source.
    let is_printed = match road.tile {
        Some(_) => view.figures.is_printed("road_tile", 0),
        None => view.figures.is_printed("road", space.index()),
    };
    let printed = &road.printed;
    let told = Told::new(says("kind-road"), says("road-title").with("space", space)).picture("praga-road");
    let counted = |per, bonus| says("road-each").with("bonus", bonus).with("per", per);
    let (free, clauses): (Message, &[&'static str]) = match road.tile {
        Some(RoadTileFigures {
            when: Some(when),
            bonus,
            ..
        }) => (
            says(works_while(when)?).with("bonus", bonus),
            &["P.VA.2", "P.VA.7"],
        ),
        Some(RoadTileFigures {
            per: Some(per),
            bonus,
            ..
        }) => (counted(per, bonus), &["P.VA.2", "P.VA.6"]),
        Some(RoadTileFigures { bonus, .. }) => (says("road-free").with("bonus", bonus), &["P.VA.2"]),
        None => {
            let free = match printed.per {
                Some(per) => counted(per, printed.free),
                None if printed.price.is_free() => says("road-free").with("bonus", printed.free),
                None => says("road-pays")
                    .with("bonus", printed.free)
                    .with("price", printed.price),
            };
            (free, &["P.RD.2"])
        }
    };
    Some(
        told.say(free)
            .say(says("road-egg").with("bonus", printed.egg))
            .clauses(clauses)
            .clauses(&["P.RD.3", "P.RD.9"])
            .source(source(is_printed)),
    )
}

/// What is said of a road tile that works while the pawn stands there; none for what only technologies wait for.
fn works_while(when: Trigger) -> Option<&'static str> {
    match when {
        Trigger::Upgrade => Some("road-while-upgrade"),
        Trigger::Wall => Some("road-while-wall"),
        Trigger::PlainBuilding => Some("road-while-plain-building"),
        Trigger::CathedralBuilding => Some("road-while-cathedral-building"),
        Trigger::HungerWall => Some("road-while-hunger-wall"),
        Trigger::WheelGold
        | Trigger::WheelStone
        | Trigger::GoldMineStep
        | Trigger::QuarryStep
        | Trigger::RowUp
        | Trigger::TilePoints
        | Trigger::RedToken
        | Trigger::BlueToken
        | Trigger::Egg => None,
    }
}

pub fn pair(view: &View, pair: usize) -> Option<Told> {
    let [one, other] = *view.figures.pairs.get(pair)?;
    let told =
        Told::new(says("kind-bridge"), says("pair-title").with("number", pair + 1)).picture("praga-bridge");
    let told = match view.pairs[pair] {
        Some(tile) => {
            told.say(says("pair-covered").with("tile", bridge_message(view.figures.bridge_tiles.get(&tile)?)))
        }
        None => told.say(says("pair-free").with("one", one).with("other", other)),
    };
    Some(
        told.action(Action::Lay {
            pair: Pair::from_index(pair)?,
        })
        .clauses(&["P.BR.2", "P.BR.4", "P.BR.9"])
        .source(source(view.figures.is_printed("rail", 0))),
    )
}

pub fn tower(view: &View, five: bool) -> Told {
    let (left, id) = if five {
        (view.bridge_five.size, "tower-five")
    } else {
        (view.bridge_stack.len(), "tower-four")
    };
    Told::new(says("kind-bridge"), says(id))
        .picture("praga-bridge")
        .say(says("tower").with("eggs", Gain::new(Good::Egg, view.figures.prices.bridge)))
        .rows([
            row(says("left"), left),
            row(says("left-cathedral"), view.cathedral_five.size),
        ])
        .clauses(&["P.BR.1", "P.BR.3", "P.RD.7"])
}

pub fn production(view: &View, tile: ProductionTile) -> Option<Told> {
    let gains = view.figures.production(tile);
    Some(
        Told::new(says("kind-production"), says("production-title"))
            .picture(format!("praga-production-{tile}"))
            .say(says("production").with("bonus", gains))
            .action(Action::River { tile })
            .clauses(&["P.MQ.3", "P.MQ.7", "P.RF.9"])
            .source(source(view.figures.is_printed("production", tile.index()))),
    )
}

pub fn bridge_tile(view: &View, tile: BridgeTile) -> Option<Told> {
    let figures = view.figures.bridge_tiles.get(&tile)?;
    Some(
        Told::new(says("kind-bridge"), bridge_message(figures))
            .picture(format!("praga-bridge-tile-{tile}"))
            .say(says("bridge-tile"))
            .action(Action::Bridge { tile })
            .clauses(if tile.is_five() {
                &["P.BR.3", "P.RF.6"]
            } else {
                &["P.BR.1", "P.BR.2", "P.RF.5"]
            })
            .source(source(view.figures.is_printed("bridge_tile", tile.index()))),
    )
}
