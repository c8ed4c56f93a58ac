//! What a seat is asked.

use signoria_engine::{Arg, Ask, IntoArg, Message, Seat, Token as _};

use crate::bonus::Price;
use crate::edition::Components;
use crate::hex::Hex;
use crate::state::{Alternatives, Pending, Praga};
use crate::things::Row;

/// A hex with what it shows: price, bonus, symbol.
pub(crate) fn hex_message(figures: &Components, hex: Hex) -> Message {
    let face = figures.face(hex);
    let message = match hex.row() {
        Row::Upgrade => Message::new("praga.hex.upgrade").with("action", face.action),
        Row::Wall if face.symbol => Message::new("praga.hex.wall-hunger").with("price", face.price),
        Row::Wall => Message::new("praga.hex.wall").with("price", face.price),
        Row::Building if face.symbol => {
            Message::new("praga.hex.building-cathedral").with("price", face.price)
        }
        Row::Building => Message::new("praga.hex.building").with("price", face.price),
    };
    message.with("hex", hex).with("bonus", face.bonus)
}

impl Ask for Praga {
    fn question(&self, _: Seat) -> Message {
        let figures = self.figures();
        let hex_asked = |id: &'static str, hex: Hex| Message::new(id).with("hex", hex_message(figures, hex));
        let Some(pending) = self.pending.top() else {
            return match self.turn.tile {
                None => Message::new("praga.ask.tile"),
                Some(_) if !self.turn.acted => Message::new("praga.ask.act"),
                Some(_) => Message::new("praga.ask.more"),
            };
        };
        match pending {
            Pending::Pawn => Message::new("praga.ask.pawn"),
            Pending::AnyAction => Message::new("praga.ask.any-action"),
            Pending::Mode { track } => Message::new("praga.ask.mode").with("track", track),
            Pending::Take { row, .. } => Message::new("praga.ask.take")
                .with("row", row)
                .with("hexes", self.row_list(row)),
            Pending::TurnUpgrade { hex } => hex_asked("praga.ask.turn", hex),
            Pending::TurnWall { hex, .. } => hex_asked("praga.ask.turn", hex),
            Pending::TurnBuilding { hex, .. } => hex_asked("praga.ask.turn", hex),
            Pending::Wall { hex } => hex_asked("praga.ask.wall", hex),
            Pending::Site { hex, .. } => hex_asked("praga.ask.site", hex),
            Pending::Remove { row } => Message::new("praga.ask.remove")
                .with("row", row)
                .with("hexes", self.row_list(row)),
            Pending::Keep { level, .. } => Message::new("praga.ask.keep").with("level", level),
            Pending::KeepBridge => Message::new("praga.ask.bridge-four"),
            Pending::TakeBridge => Message::new("praga.ask.bridge-five"),
            Pending::CathedralTile { .. } => Message::new("praga.ask.cathedral-tile"),
            Pending::Lay { tile } => Message::new("praga.ask.lay").with("tile", tile),
            Pending::Arrow { seat, grid } => {
                let price: Price = self.tier_price(seat, grid);
                Message::new("praga.ask.arrow")
                    .with("grid", grid)
                    .with("price", price)
            }
            Pending::Seal { .. } => Message::new("praga.ask.seal"),
            Pending::River { track, .. } => Message::new("praga.ask.river").with("track", track),
            Pending::Half { plaza, .. } => {
                let message = Message::new("praga.ask.half").with("plaza", plaza);
                let halves = self.plazas[plaza.index()].map(|tile| figures.plaza_tile(tile).halves);
                let [top, bottom] = halves.unwrap_or_default();
                message.with("top", top).with("bottom", bottom)
            }
            Pending::Either { of, .. } => {
                let message = Message::new("praga.ask.either");
                match of {
                    Alternatives::Plaza(tile, _) => message.with("of", tile),
                    Alternatives::Technology(tile) => message.with("of", tile),
                    Alternatives::Road(tile) => message.with("of", tile),
                }
            }
            Pending::Rise => Message::new("praga.ask.rise"),
            Pending::PlazaTile => Message::new("praga.ask.plaza-tile"),
            Pending::ProduceEither => Message::new("praga.ask.produce"),
            Pending::Windows => Message::new("praga.ask.windows").with("count", figures.player.windows_kept),
            Pending::ParlerSite | Pending::ParlerTurn { .. } => {
                let message = Message::new("praga.ask.parler").with("plaza", self.parler.pawn);
                match self.parler_hex() {
                    Some(hex) => message.with("hex", hex_message(figures, hex)),
                    None => message.with("hex", String::new()),
                }
            }
            // Nobody is asked what the engine does by itself.
            _ => Message::new("praga.ask.more"),
        }
    }
}

impl Praga {
    /// The hexes of a row by place.
    fn row_list(&self, row: Row) -> Arg {
        let places = self.rows[row.index()].iter().enumerate();
        Arg::List(
            places
                .filter_map(|(place, hex)| Some((place, (*hex)?)))
                .map(|(place, hex)| {
                    Message::new("praga.place")
                        .with("place", place + 1)
                        .with("hex", hex_message(self.figures(), hex))
                        .into_arg()
                })
                .collect(),
        )
    }
}
