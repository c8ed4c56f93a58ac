//! The view in labelled panels, pleasant to read in a plain terminal and with a screen reader.

use serde::Deserialize as _;
use serde::de::IntoDeserializer as _;
use serde::de::value::{Error as ValueError, StringDeserializer};
use signoria_engine::{Arg, Describe, Edition, IntoArg, Message, Panel, Seat, Token as _};

use crate::describe::{Wording, sector_message, whole_hex};
use crate::edition::{Components, GridCell, POSITIONS};
use crate::effect::{Gain, Good};
use crate::hex::Spot;
use crate::pieces::{BridgeTile, Deed, Grid, Level, Plaza, RoadSpace, Row, Seal, Space, Track};
use crate::state::Praga;
use crate::state::{Holder, Phase, Right};
use crate::view::{PlayerView, View};

impl Describe for Praga {
    fn panels(view: &View) -> Vec<Panel> {
        let mut panels = vec![game(view), wheel(view), rows(view), city(view)];
        panels.extend(Grid::ALL.iter().map(|&grid| grid_panel(view, grid)));
        panels.push(bridge(view));
        panels.push(river(view));
        panels.extend(view.players.iter().map(|player| player_panel(view, player)));
        panels.extend(parler(view));
        panels
    }
}

/// The figures of the edition that the view names; the program that made the view has them.
fn figures(view: &View) -> &'static Components {
    let name = view.edition.clone().into_deserializer();
    let edition = Edition::<Components>::deserialize::<StringDeserializer<ValueError>>(name);
    edition.unwrap_or_else(|_| Edition::standard()).figures()
}

fn text(line: String) -> Message {
    Message::new("praga.panel.drawing").with("text", line)
}

fn holder(holder: Holder) -> Arg {
    match holder {
        Holder::Seat(seat) => seat.into_arg(),
        Holder::Parler => Arg::Name("praga.parler".into()),
    }
}

fn game(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("praga.panel.game")).line(
        Message::new("praga.panel.turn")
            .with("turn", view.round)
            .with("turns", view.rounds)
            .with("era", Level::ALL[usize::from(view.era.clamp(1, 2)) - 1])
            .with("track", view.wheel.track),
    );
    panel = match view.active {
        Some(seat) => panel.line(Message::new("praga.panel.active").with("seat", seat)),
        None if view.phase == Phase::Over => panel.line(Message::new("praga.panel.over")),
        None => panel,
    };
    let open = open_things(view);
    if !open.is_empty() {
        panel = panel.line(Message::new("praga.panel.open").with("things", Arg::List(open)));
    }
    let hand: Vec<Arg> = view
        .technology_hand
        .iter()
        .flatten()
        .map(|tile| tile.wording(figures(view)).into_arg())
        .chain(
            view.bridge_hand
                .iter()
                .flatten()
                .map(|tile| tile.wording(figures(view)).into_arg()),
        )
        .collect();
    if !hand.is_empty() {
        panel = panel.line(Message::new("praga.panel.hand").with("tiles", Arg::List(hand)));
    }
    panel
}

/// What is open in the turn that is played.
fn open_things(view: &View) -> Vec<Arg> {
    let turn = &view.turn;
    let mut open = Vec::new();
    if turn.bonus || turn.special {
        let bonus = figures(view).sectors[usize::from(turn.sector) % POSITIONS];
        let open_bonus = Message::new("praga.panel.open-bonus").with("bonus", sector_message(bonus));
        open.push(open_bonus.into_arg());
    }
    let upgraded = |action: Deed| {
        let active = view
            .players
            .iter()
            .find(|player| Some(player.seat) == view.active);
        active.is_some_and(|player| player.board.iter().any(|placed| placed.action == Some(action)))
    };
    for (&action, &count) in Deed::ALL.iter().zip(&turn.claims) {
        for _ in (0..count).filter(|_| upgraded(action)) {
            open.push(
                Message::new("praga.panel.open-claim")
                    .with("action", action)
                    .into_arg(),
            );
        }
    }
    for &grid in Grid::ALL {
        let count = turn.steps[grid.index()].saturating_add(turn.offered_steps[grid.index()]);
        if count > 0 {
            open.push(Gain::new(Good::from(grid), count).into_arg());
        }
    }
    for &space in Space::ALL {
        for (effects, id) in [
            (turn.free, "praga.panel.open-free"),
            (turn.egg, "praga.panel.open-egg"),
        ] {
            if effects.contains(space) {
                open.push(Message::new(id).with("space", space).into_arg());
            }
        }
    }
    open
}

fn wheel(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("praga.panel.wheel"));
    panel = panel.line(at_position(view, "praga.panel.box", view.wheel.box_at));
    for tile in &view.wheel.tiles {
        let terms = match (tile.gold, tile.vp) {
            (0, 0) => Message::new("praga.panel.nothing"),
            (0, vp) => Message::new("praga.panel.gives").with("gain", Gain::new(Good::Points, vp)),
            (gold, _) => Message::new("praga.panel.costs").with("price", Gain::new(Good::Gold, gold)),
        };
        let bonus = figures(view).sectors[usize::from(tile.sector) % POSITIONS];
        panel = panel.line(
            at_position(view, "praga.panel.tile", tile.position)
                .with("first", tile.actions[0])
                .with("second", tile.actions[1])
                .with("terms", terms)
                .with("bonus", sector_message(bonus)),
        );
    }
    panel
}

/// A message about a position of the wheel: its zone, and its place in it.
fn at_position(view: &View, id: &'static str, position: u8) -> Message {
    let position = usize::from(position) % POSITIONS;
    let positions = &figures(view).positions;
    let zone = positions[position].zone;
    let before = positions[..position].iter().filter(|other| other.zone == zone);
    Message::new(id)
        .with("zone", zone)
        .with("place", before.count() + 1)
}

fn rows(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("praga.panel.rows"));
    for &row in Row::ALL {
        panel = panel.line(
            Message::new("praga.panel.row")
                .with("row", row)
                .with("regular", view.stacks[2 * row.index()].size)
                .with("special", view.stacks[2 * row.index() + 1].size),
        );
        for (place, hex) in view.rows[row.index()].iter().enumerate() {
            if let Some(hex) = *hex {
                panel = panel.line(
                    Message::new("praga.panel.place")
                        .with("place", place + 1)
                        .with("hex", whole_hex(figures(view), hex)),
                );
            }
        }
    }
    panel
}

fn city(view: &View) -> Panel {
    let city = &figures(view).city;
    let mut panel = Panel::new(Message::new("praga.panel.city"));
    for row in -1..=5_i8 {
        let mut line = String::from(if row & 1 == 1 { "  " } else { "" });
        for column in -7..=3_i8 {
            let spot = Spot::at(row, column);
            let cell = spot.map_or_else(String::new, |spot| city_cell(view, spot));
            line.push_str(&format!("{cell:<4}"));
        }
        panel = panel.line(text(line.trim_end().to_owned()));
    }
    panel = panel.line(Message::new("praga.panel.city-key"));
    for &plaza in Plaza::ALL {
        let all = city.plaza(plaza).sites.count_ones() as usize;
        let built = view.buildings.iter().filter(|built| built.plaza == plaza).count();
        let line = match view.plazas[plaza.index()] {
            Some(tile) => {
                let [top, bottom] = figures(view).plaza_tile(tile).halves;
                Message::new("praga.panel.plaza")
                    .with("top", top)
                    .with("bottom", bottom)
            }
            None => Message::new("praga.panel.plaza-bare"),
        };
        panel = panel.line(
            line.with("mark", plaza.to_string().to_uppercase())
                .with("plaza", plaza)
                .with("free", all.saturating_sub(built)),
        );
    }
    panel
}

/// A cell of the map: a plaza, a site, or nothing.
fn city_cell(view: &View, spot: Spot) -> String {
    let city = &figures(view).city;
    if let Some(plaza) = city.plaza_at(spot) {
        return plaza.to_string().to_uppercase();
    }
    let Some(site) = city.site(spot) else {
        return String::new();
    };
    match view.buildings.iter().find(|built| built.site == spot) {
        Some(built) => match built.cube {
            Some(Holder::Seat(seat)) => (seat.index() + 1).to_string(),
            Some(Holder::Parler) => "*".into(),
            None => "#".into(),
        },
        None if city.sites()[usize::from(site)].old_town => "o".into(),
        None => "n".into(),
    }
}

fn grid_panel(view: &View, grid: Grid) -> Panel {
    let table = figures(view).grid(grid);
    let set = view.options.tiers(grid) as usize;
    let mut panel = Panel::new(Message::new("praga.panel.grid").with("grid", grid));
    for row in (0..table.cells[set].len()).rev() {
        let mut line = format!("{} |", row + 1);
        for (column, cell) in table.cells[set][row].iter().enumerate() {
            let shown = match cell {
                GridCell::Plain => ".".to_owned(),
                GridCell::Points(points) => points.to_string(),
                GridCell::Onward => ">".into(),
                GridCell::Upward => "^".into(),
            };
            let here: String = view
                .players
                .iter()
                .filter(|player| {
                    let marker = player.grids[grid.index()];
                    (usize::from(marker.row), usize::from(marker.column)) == (row, column)
                })
                .map(|player| (player.seat.index() + 1).to_string())
                .collect();
            let markers = if here.is_empty() {
                here
            } else {
                format!("[{here}]")
            };
            line.push_str(&format!(" {shown}{markers:<6}"));
        }
        line.push_str(&format!("| {}", table.row_vp[row]));
        panel = panel.line(text(line));
    }
    let mut foot = String::from("  x ");
    for each in table.per_token {
        foot.push_str(&format!(" {each:<7}"));
    }
    panel.line(text(foot.trim_end().to_owned()))
}

fn bridge(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("praga.panel.bridge"));
    let rails = [view.options.left_rail, view.options.right_rail];
    for (place, tile) in view.pairs.iter().enumerate() {
        let line = match tile {
            Some(tile) => Message::new("praga.panel.covered").with("tile", tile.wording(figures(view))),
            None => {
                let symbol = |side: usize| {
                    let rail = rails[side];
                    let at = if rail.is_turned() {
                        view.pairs.len() - 1 - place
                    } else {
                        place
                    };
                    figures(view).rail(side, rail.face(), at)
                };
                Message::new("praga.panel.pair")
                    .with("one", symbol(0))
                    .with("other", symbol(1))
            }
        };
        panel = panel.line(line);
    }
    panel = panel.line(
        Message::new("praga.panel.stacks")
            .with("four", view.bridge_stack.len())
            .with("five", view.bridge_five.size)
            .with("cathedral", view.cathedral_five.size),
    );
    for (hidden, id) in [
        (&view.bridge_five, "praga.panel.fives"),
        (&view.cathedral_five, "praga.panel.cathedral-fives"),
    ] {
        if let Some(tiles) = hidden.tiles.filter(|tiles| !tiles.is_empty()) {
            let described = |tile: BridgeTile| tile.wording(figures(view)).into_arg();
            panel =
                panel.line(Message::new(id).with("tiles", Arg::List(tiles.iter().map(described).collect())));
        }
    }
    panel
}

fn river(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("praga.panel.river"));
    for tile in view.river.iter() {
        panel = panel.line(Message::new("praga.panel.production").with("tile", tile.wording(figures(view))));
    }
    for &seal in Seal::ALL {
        let line = match view.seals[seal.index()] {
            Some(owner) => Message::new("praga.panel.sealed").with("holder", holder(owner)),
            None => match figures(view).seal(seal).price {
                price if price.is_free() => Message::new("praga.panel.seal-free"),
                price => Message::new("praga.panel.seal").with("price", price),
            },
        };
        panel = panel.line(line.with("seal", seal.wording(figures(view))));
    }
    panel
}

fn player_panel(view: &View, player: &PlayerView) -> Panel {
    let seat: Seat = player.seat;
    let mines = |track: Track| player.tracks[track.index()].saturating_sub(1);
    let mut panel = Panel::new(Message::new("praga.panel.player").with("seat", seat))
        .line(
            Message::new("praga.panel.goods-held")
                .with("points", player.points)
                .with("gold", player.gold)
                .with("stone", player.stone)
                .with("eggs", player.eggs)
                .with("silver", player.silver)
                .with("windows", player.gold_windows)
                .with("red", player.red)
                .with("blue", player.blue)
                .with("cubes", player.supply),
        )
        .line(
            Message::new("praga.panel.tracks")
                .with("mines", mines(Track::GoldMine))
                .with("quarries", mines(Track::Quarry))
                .with("technology", player.technology)
                .with("university", player.university),
        )
        .line(
            Message::new("praga.panel.grids")
                .with("wall-row", player.grids[0].row + 1)
                .with("wall-column", player.grids[0].column)
                .with("row", player.grids[1].row + 1)
                .with("column", player.grids[1].column),
        );
    if let Some(space) = RoadSpace::of(player.road) {
        panel = panel.line(Message::new("praga.panel.road").with("space", space));
    }
    let tiles = owned_tiles(figures(view), player);
    if !tiles.is_empty() {
        panel = panel.line(Message::new("praga.panel.owns").with("tiles", Arg::List(tiles)));
    }
    let wealth = player.wealth.iter().filter(|&&left| left).count();
    panel = panel.line(Message::new("praga.panel.wealth-left").with("places", wealth));
    for &track in Track::ALL {
        if matches!(player.rights[track.index()], Right::Reminder | Right::Bare) {
            panel = panel.line(Message::new("praga.panel.seal-right").with("track", track));
        }
    }
    if !player.board.is_empty() {
        let hexes = player.board.iter().map(|placed| {
            let line = match placed.action {
                Some(_) => Message::new("praga.panel.upgrade"),
                None => Message::new("praga.panel.wall").with("cell", placed.cell.wording(figures(view))),
            };
            line.with("hex", whole_hex(figures(view), placed.hex))
                .with("degrees", 60 * i32::from(placed.rotation))
                .into_arg()
        });
        panel = panel.line(Message::new("praga.panel.board").with("hexes", Arg::List(hexes.collect())));
    }
    panel
}

/// Production tiles, technologies and gold bridge tiles of a player.
fn owned_tiles(figures: &Components, player: &PlayerView) -> Vec<Arg> {
    let production = player
        .production
        .iter()
        .flatten()
        .map(|tile| tile.wording(figures).into_arg());
    let technologies = Level::ALL.iter().zip(&player.technologies);
    let technologies = technologies.filter_map(|(&level, tile)| {
        let tile = (*tile)?;
        let id = if player.used.contains(level) {
            "praga.panel.used"
        } else if player.fresh.contains(level) {
            "praga.panel.fresh"
        } else {
            return Some(tile.wording(figures).into_arg());
        };
        Some(Message::new(id).with("tile", tile.wording(figures)).into_arg())
    });
    let fives = player.five.iter().map(|tile| tile.wording(figures).into_arg());
    production.chain(technologies).chain(fives).collect()
}

fn parler(view: &View) -> Option<Panel> {
    let him = view.parler.as_ref()?;
    let mut panel = Panel::new(Message::new("praga.panel.parler"))
        .line(
            Message::new("praga.panel.parler-line")
                .with("pawn", him.pawn)
                .with("mines", him.counts[0])
                .with("quarries", him.counts[1]),
        )
        .line(
            Message::new("praga.panel.parler-places")
                .with("upgrade", him.places[0])
                .with("wall", him.places[1])
                .with("building", him.places[2]),
        );
    for card in &him.used {
        if let Some(card) = figures(view).parler.cards.get(usize::from(*card) - 1) {
            panel = panel.line(Message::new("praga.panel.parler-card").with("does", card.does.clone()));
        }
    }
    Some(panel)
}
