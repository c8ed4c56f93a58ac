//! What a thing of the box is, in words. A hex, tile or place is named by what it shows, never by its code.

use std::fmt;

use serde::{Serialize, Serializer};
use signoria_engine::{Arg, IntoArg, Message};

use crate::edition::{
    BridgeTileFigures, Components, Face, Gives, Produces, SealFigures, SectorBonus, TechnologyFigures,
};
use crate::effect::Gain;
use crate::hex::{Cell, Hex, Spot, side_towards};
use crate::pieces::{BridgeTile, Deed, ProductionTile, Row, Seal, Technology};

/// A thing in an event: in words it is what it shows, in JSON its name.
#[derive(Clone, Copy)]
pub struct Shown<T> {
    /// The thing.
    pub thing: T,
    figures: &'static Components,
}

impl<T> Shown<T> {
    /// The thing with the figures of the edition in play.
    pub(crate) const fn new(figures: &'static Components, thing: T) -> Self {
        Self { thing, figures }
    }
}

impl<T: fmt::Debug> fmt::Debug for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.thing.fmt(f)
    }
}

impl<T: PartialEq> PartialEq for Shown<T> {
    fn eq(&self, other: &Self) -> bool {
        self.thing == other.thing
    }
}

impl<T: Eq> Eq for Shown<T> {}

impl<T: Serialize> Serialize for Shown<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.thing.serialize(serializer)
    }
}

impl<T: Wording> IntoArg for Shown<T> {
    fn into_arg(self) -> Arg {
        self.thing.wording(self.figures).into_arg()
    }
}

/// What can be described by the figures of an edition.
pub trait Wording {
    /// What it is.
    fn wording(self, figures: &Components) -> Message;
}

/// A word that locale files select by.
fn word(text: &str) -> Arg {
    Arg::Text(text.into())
}

fn yes(holds: bool) -> Arg {
    word(if holds { "yes" } else { "no" })
}

impl Wording for Hex {
    fn wording(self, figures: &Components) -> Message {
        hex_message(self, figures.face(self))
    }
}

/// A hex by its face.
#[must_use]
pub fn hex_message(hex: Hex, face: &Face) -> Message {
    let id = match hex.row() {
        Row::Upgrade => "praga.hex.upgrade",
        Row::Wall => "praga.hex.wall",
        Row::Building => "praga.hex.building",
    };
    kind_of_hex(id, face, hex)
        .with("price", face.price)
        .with("bonus", face.bonus)
}

/// A message about a hex with what tells its kind: rarity, symbol, and the action of an upgrade.
fn kind_of_hex(id: &'static str, face: &Face, hex: Hex) -> Message {
    let message = Message::new(id)
        .with("special", yes(hex.is_special()))
        .with("symbol", yes(face.symbol));
    match hex.row() {
        Row::Upgrade => message.with("action", face.action),
        Row::Wall | Row::Building => message,
    }
}

/// A hex in its row with everything printed on it, including its sides and corners.
pub(crate) fn whole_hex(figures: &Components, hex: Hex) -> Message {
    let shown = Message::new("praga.hex.whole").with("hex", hex.wording(figures));
    shown.with("edges", edges(figures, hex))
}

/// A hex that is about to be taken: its price and its gain are told by the button itself.
pub(crate) fn hex_to_take(figures: &Components, hex: Hex) -> Message {
    let face = figures.face(hex);
    let message = match hex.row() {
        Row::Upgrade => kind_of_hex("praga.do.take-upgrade", face, hex).with("bonus", face.bonus),
        Row::Wall => kind_of_hex("praga.do.take-wall", face, hex),
        Row::Building => kind_of_hex("praga.do.take-building", face, hex),
    };
    message.with("edges", edges(figures, hex))
}

/// The symbols on the sides of a hex, and its corners.
fn edges(figures: &Components, hex: Hex) -> Message {
    let face = figures.face(hex);
    let sides: Vec<Gain> = face.sides.into_iter().flatten().collect();
    let has = match (sides.is_empty(), face.corners == 0) {
        (true, true) => "none",
        (false, true) => "sides",
        (true, false) => "corners",
        (false, false) => "both",
    };
    let id = match hex.row() {
        Row::Upgrade | Row::Wall => "praga.edges.red",
        Row::Building => "praga.edges.blue",
    };
    Message::new(id)
        .with("has", word(has))
        .with("sides", sides)
        .with("corners", face.corners.count_ones())
}

impl Wording for ProductionTile {
    fn wording(self, figures: &Components) -> Message {
        Message::new("praga.production").with("bonus", *figures.production(self))
    }
}

impl Wording for Technology {
    fn wording(self, figures: &Components) -> Message {
        technology_message(self, figures.technology(self))
    }
}

/// A technology by its figures.
#[must_use]
pub fn technology_message(technology: Technology, tile: &TechnologyFigures) -> Message {
    if tile.when.is_some() {
        return Message::new("praga.technology.permanent")
            .with("technology", technology)
            .with("bonus", tile.bonus);
    }
    let mut parts: Vec<Arg> = match tile.bonus.into_arg() {
        Arg::List(parts) => parts,
        other => vec![other],
    };
    if tile.rise {
        parts.push(Message::new("praga.effect.rise").into_arg());
    }
    match tile.produces {
        Produces::Nothing => {}
        Produces::From(track) => parts.push(
            Message::new("praga.effect.produce")
                .with("track", track)
                .into_arg(),
        ),
        Produces::Either => parts.push(Message::new("praga.effect.produce-either").into_arg()),
    }
    if tile.plaza {
        parts.push(Message::new("praga.effect.plaza").into_arg());
    }
    match tile.gives {
        Gives::Nothing => {}
        Gives::AnyAction => parts.push(Message::new("praga.effect.any-action").into_arg()),
        Gives::Action(action, discount) if discount.is_free() => {
            parts.push(
                Message::new("praga.effect.action")
                    .with("action", action)
                    .into_arg(),
            );
        }
        Gives::Action(action, discount) => {
            let cheaper = Message::new("praga.effect.cheaper").with("action", action);
            parts.push(cheaper.with("price", discount).into_arg());
        }
    }
    Message::new("praga.technology.once").with("parts", Arg::List(parts))
}

impl Wording for BridgeTile {
    fn wording(self, figures: &Components) -> Message {
        bridge_message(figures.bridge_tile(self))
    }
}

/// A bridge tile by its figures.
#[must_use]
pub fn bridge_message(tile: &BridgeTileFigures) -> Message {
    let message = |id: &'static str| Message::new(id).with("bonus", tile.bonus);
    match tile.last {
        None => message("praga.bridge-tile.now"),
        Some((per, points)) => {
            let id = if tile.bonus.is_empty() {
                "praga.bridge-tile.last"
            } else {
                "praga.bridge-tile.both"
            };
            message(id).with("per", per).with("points", points)
        }
    }
}

impl Wording for Seal {
    fn wording(self, figures: &Components) -> Message {
        seal_message(figures.seal(self))
    }
}

/// A seal by its figures.
#[must_use]
pub fn seal_message(seal: &SealFigures) -> Message {
    let id = match seal.spends {
        [false, false] => "praga.seal.fixed",
        [true, false] => "praga.seal.gold",
        [false, true] => "praga.seal.stone",
        [true, true] => "praga.seal.pair",
    };
    Message::new(id).with("points", seal.vp)
}

/// A building site: its part of the city, and where it lies at its plaza.
impl Wording for Spot {
    fn wording(self, figures: &Components) -> Message {
        let city = &figures.city;
        let Some(site) = figures
            .city
            .site(self)
            .map(|site| city.sites()[usize::from(site)])
        else {
            return Message::new("praga.site.none");
        };
        let from_plaza = side_towards(city.plaza(site.plaza).spot, self);
        let id = if site.old_town {
            "praga.site.old-town"
        } else {
            "praga.site.new-town"
        };
        Message::new(id)
            .with("plaza", site.plaza)
            .with("side", word(SIDES[from_plaza.unwrap_or(0)]))
            .with("points", site.vp)
    }
}

/// The sides of a pointy-top hex, clockwise from the first.
const SIDES: [&str; 6] = [
    "north-east",
    "east",
    "south-east",
    "south-west",
    "west",
    "north-west",
];

/// A wall space: beside which action hexes it lies.
impl Wording for Cell {
    fn wording(self, figures: &Components) -> Message {
        let board = &figures.board;
        let place = board.place(self);
        let mut beside = (0..6)
            .filter_map(|side| board.beside(place?, side))
            .filter_map(|there| Deed::ALL.get(usize::from(there)).copied());
        match (beside.next(), beside.next()) {
            (Some(one), Some(other)) => Message::new("praga.wall-space.between")
                .with("one", one)
                .with("other", other),
            (Some(one), None) => Message::new("praga.wall-space.beside").with("one", one),
            (None, _) => Message::new("praga.wall-space.none"),
        }
    }
}

/// What a sector of the wheel gives.
#[must_use]
pub fn sector_message(bonus: SectorBonus) -> Message {
    match bonus {
        SectorBonus::Closed => Message::new("praga.sector.closed"),
        SectorBonus::Goods(goods) => Message::new("praga.sector.goods").with("bonus", goods),
        SectorBonus::Offer(price, goods) => Message::new("praga.sector.offer")
            .with("bonus", goods)
            .with("price", price),
        SectorBonus::SpecialOr(points) => Message::new("praga.sector.special").with("points", points),
    }
}
