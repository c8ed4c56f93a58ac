//! Hexes: upgrades, walls and buildings. Symbols stay upright however a hex is turned.

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::mark::Mark;
use crate::paint::{INK, NONE, Paint, WHITE};
use crate::praga::paint::{
    BLUE_TOKEN, BRICK, COURT, GOLD_LINE, PAPER, RED_TOKEN, SOCKET, TINT_BUILDING, TINT_MINES, TINT_QUARRIES,
    TINT_ROAD, TINT_UPGRADE, TINT_WALL, WINDOW, YARD,
};
use crate::praga::shape::{Point, between, corner, hexagon, polygon, rounded, towards_side};
use crate::praga::sign::{Act, Sign, amount};

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexKind {
    /// An upgrade of that action.
    Upgrade(Act),
    /// A wall.
    Wall,
    /// A building.
    Building,
}

/// What is printed on a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct HexDrawing {
    /// Its name: the same name always has the same houses.
    pub name: String,
    /// What it is.
    pub kind: HexKind,
    /// Whether it has a gold edge.
    pub special: bool,
    /// The bonus.
    pub bonus: Vec<(Sign, u8)>,
    /// The symbols on its sides, clockwise from the north-east.
    pub sides: [Option<(Sign, u8)>; 6],
    /// Its red or blue corners, one bit each, clockwise from the top.
    pub corners: u8,
}

/// The tint of an action.
#[must_use]
pub const fn tint(act: Act) -> Paint {
    match act {
        Act::Mines => TINT_MINES,
        Act::Quarries => TINT_QUARRIES,
        Act::Upgrade => TINT_UPGRADE,
        Act::Wall => TINT_WALL,
        Act::Building => TINT_BUILDING,
        Act::Road => TINT_ROAD,
    }
}

/// The shade below a piece.
pub const SHADE: Paint = Paint("#0A0E22");

/// Where a hex lies: its middle, its radius, and by how many sixths it is turned clockwise.
#[derive(Clone, Copy, Debug)]
pub struct Lie {
    /// The middle.
    pub at: Point,
    /// The distance to a corner.
    pub radius: f32,
    /// Sixths of a turn.
    pub rotation: u8,
    /// The sides whose signs have paid, as a mask of the sides as they lie: they are pale.
    pub spent: u8,
}

impl Lie {
    /// Unturned.
    #[must_use]
    pub const fn new(at: Point, radius: f32) -> Self {
        Self {
            at,
            radius,
            rotation: 0,
            spent: 0,
        }
    }

    /// With pale signs on these sides.
    #[must_use]
    pub const fn spent(self, spent: u8) -> Self {
        Self { spent, ..self }
    }

    /// Turned by this many sixths.
    #[must_use]
    pub const fn turned(self, rotation: u8) -> Self {
        Self { rotation, ..self }
    }

    fn side(self, printed: usize) -> usize {
        (printed + usize::from(self.rotation)) % 6
    }
}

/// How much is left to see of a sign that has paid.
const SPENT: f32 = 0.32;

impl HexDrawing {
    /// Draws the hex with all that is printed on it.
    pub fn draw(&self, canvas: &mut Canvas, lie: Lie) {
        let Lie { at, radius, .. } = lie;
        self.ground(canvas, lie);
        self.wedges(canvas, lie);
        let sign = (radius * 0.43).max(15.0);
        for (printed, thing) in self.sides.iter().enumerate() {
            if let Some(thing) = thing {
                socket(canvas, lie, lie.side(printed));
                let place = towards_side(at, radius, lie.side(printed), 0.76);
                let is_spent = lie.spent >> lie.side(printed) & 1 != 0;
                canvas.faded(if is_spent { SPENT } else { 1.0 }, |canvas| {
                    amount(canvas, *thing, place, sign, false);
                });
            }
        }
        match self.kind {
            HexKind::Upgrade(act) => self.upgrade(canvas, lie, act),
            HexKind::Wall => self.wall(canvas, lie),
            HexKind::Building => self.building(canvas, lie),
        }
    }

    fn ground(&self, canvas: &mut Canvas, Lie { at, radius, .. }: Lie) {
        let (fill, pattern) = match self.kind {
            HexKind::Upgrade(act) => (tint(act), NONE),
            HexKind::Wall => (BRICK, Paint("url(#praga-ashlar)")),
            HexKind::Building => (YARD, Paint("url(#praga-cobble)")),
        };
        let outline = hexagon(at, radius - 0.5);
        canvas.wash(hexagon((at.0, at.1 + 1.6), radius), SHADE, 0.35);
        if self.special {
            canvas.outlined(&outline, fill, GOLD_LINE, 2.4);
        } else {
            canvas.shape(&outline, fill, 1.4);
        }
        if pattern != NONE {
            canvas.fill(&outline, pattern);
        }
        match self.kind {
            HexKind::Upgrade(_) => {
                canvas.faint(hexagon(at, radius * 0.9), INK, 0.7, 0.4);
                if self.special {
                    canvas.stroke(hexagon(at, radius - 3.2), GOLD_LINE, 1.0);
                }
            }
            HexKind::Wall => canvas.dashed(hexagon(at, radius * 0.58), COURT, INK, 1.0, "5 3"),
            HexKind::Building => {}
        }
    }

    fn wedges(&self, canvas: &mut Canvas, lie: Lie) {
        let paint = match self.kind {
            HexKind::Building => BLUE_TOKEN,
            _ => RED_TOKEN,
        };
        let printed = (0..6).filter(|index| self.corners >> index & 1 != 0);
        for index in printed.map(|index| lie.side(index)) {
            let tip = |index: usize| corner(lie.at, lie.radius - 1.0, index % 6);
            let a = tip(index);
            let points = [
                a,
                between(a, tip(index + 5), 0.3),
                between(a, lie.at, 0.3),
                between(a, tip(index + 1), 0.3),
            ];
            canvas.shape(polygon(points), paint, 1.0);
        }
    }

    fn upgrade(&self, canvas: &mut Canvas, Lie { at, radius, .. }: Lie, act: Act) {
        let several = self.bonus.len() > 1;
        let (rise, size) = if several { (0.34, 0.46) } else { (0.26, 0.54) };
        canvas.picture(act.name(), (at.0, at.1 - radius * rise), radius * size);
        let (drop, size) = if several { (0.16, 0.42) } else { (0.26, 0.46) };
        let middle = (self.bonus.len() as f32 - 1.0) / 2.0;
        for (index, thing) in self.bonus.iter().enumerate() {
            let x = at.0 + (index as f32 - middle) * radius * 0.44;
            amount(canvas, *thing, (x, at.1 + radius * drop), radius * size, true);
        }
    }

    fn wall(&self, canvas: &mut Canvas, Lie { at, radius, .. }: Lie) {
        let several = self.bonus.len() > 1;
        let size = if several { 0.47 } else { 0.62 };
        let middle = (self.bonus.len() as f32 - 1.0) / 2.0;
        for (index, thing) in self.bonus.iter().enumerate() {
            let y = at.1 + (index as f32 - middle) * radius * 0.5;
            amount(canvas, *thing, (at.0, y), radius * size, true);
        }
    }

    fn building(&self, canvas: &mut Canvas, Lie { at, radius, .. }: Lie) {
        houses(canvas, (at.0, at.1 - radius * 0.3), radius * 0.86, &self.name);
        let count = self.bonus.len() as f32;
        if self.bonus.is_empty() {
            return;
        }
        let size = if self.bonus.len() > 2 { 0.4 } else { 0.46 } * radius;
        let y = at.1 + radius * 0.36;
        let ribbon = (
            at.0 - count * size * 0.56 - 3.0,
            y - size * 0.6,
            count * size * 1.12 + 6.0,
            size * 1.2,
        );
        canvas.shape(rounded(ribbon, size * 0.6), COURT, 0.9);
        for (index, thing) in self.bonus.iter().enumerate() {
            let x = at.0 + (index as f32 - (count - 1.0) / 2.0) * size * 1.1;
            amount(canvas, *thing, (x, y), size * 0.98, true);
        }
    }

    /// Draws a building as it stands in the city: houses alone, and the mark of whoever built it.
    pub fn draw_in_city(&self, canvas: &mut Canvas, lie: Lie, owner: Option<Owner>) {
        self.ground(canvas, lie);
        self.wedges(canvas, lie);
        let Lie { at, radius, .. } = lie;
        houses(canvas, (at.0, at.1 - radius * 0.02), radius * 1.22, &self.name);
        if let Some(owner) = owner {
            let middle = (at.0, at.1 + radius * 0.12 + 7.5);
            canvas.shape(
                rounded((middle.0 - 8.0, middle.1 - 7.5, 16.0, 15.0), 2.0),
                PAPER,
                1.0,
            );
            owner.draw(canvas, middle, 12.5);
        }
    }
}

/// Whose piece it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The seat of that number.
    Seat(usize),
    /// The opponent that the rules play.
    Rules,
}

/// The colours of the seats.
pub const SEATS: [Paint; 5] = [
    Paint("var(--seat-0)"),
    Paint("var(--seat-1)"),
    Paint("var(--seat-2)"),
    Paint("var(--seat-3)"),
    Paint("var(--seat-4)"),
];

impl Owner {
    /// The colour of the pieces.
    #[must_use]
    pub const fn paint(self) -> Paint {
        match self {
            Self::Seat(seat) => SEATS[seat % SEATS.len()],
            Self::Rules => Paint("#8B8578"),
        }
    }

    /// Draws the mark.
    pub fn draw(self, canvas: &mut Canvas, (x, y): Point, size: f32) {
        let mark = match self {
            Self::Seat(seat) => Mark::of_seat(seat),
            Self::Rules => Mark::Pentagon,
        };
        canvas.group(format_args!("translate({} {})", round(x), round(y)), |canvas| {
            canvas.shape(mark.path(round(size * 0.46)), self.paint(), 1.3);
            let glint = (-size * 0.12, -size * 0.14);
            canvas.oval(glint, (size * 0.13, size * 0.11), WHITE, NONE, 0.0, 0.45);
        });
    }
}

/// The half-disc of a side that holds a symbol.
fn socket(canvas: &mut Canvas, lie: Lie, side: usize) {
    let (a, b) = (
        corner(lie.at, lie.radius - 1.0, side),
        corner(lie.at, lie.radius - 1.0, (side + 1) % 6),
    );
    let (p, q, r) = (between(a, b, 0.1), between(a, b, 0.9), round(lie.radius * 0.4));
    canvas.shape(
        format_args!(
            "M{} {}A{r} {r} 0 0 0 {} {}Z",
            round(p.0),
            round(p.1),
            round(q.0),
            round(q.1)
        ),
        SOCKET,
        0.9,
    );
}

/// Three houses, one of them perhaps with a tower.
pub fn houses(canvas: &mut Canvas, (x, y): Point, radius: f32, name: &str) {
    let mut chance = Chance::of(name);
    // The first numbers of names that differ in one letter are alike.
    for _ in 0..6 {
        chance.next();
    }
    let roofs = ["#B9502F", "#C8683B", "#A5432C", "#4F8276", "#8A4A36"].map(Paint);
    let walls = ["#F3E2BC", "#EAD2A0", "#F0D9C0", "#E3D6C2"].map(Paint);
    let tower = (chance.next() * 3.0) as usize;
    for (index, (dx, dy, width, height)) in [
        (-0.34, -0.02, 0.34, 0.34),
        (0.3, -0.06, 0.36, 0.36),
        (0.0, 0.2, 0.4, 0.34),
    ]
    .into_iter()
    .enumerate()
    {
        let (roof, wall) = (chance.pick(&roofs), chance.pick(&walls));
        let (cx, cy) = (x + dx * radius * 1.15, y + dy * radius + radius * 0.12);
        let (w, h) = (width * radius * 1.25, height * radius * 0.9);
        if index == tower && index < 2 {
            canvas.rect(snapped(cx - w * 0.3, cy - h * 1.25, w * 0.6, h * 1.6), wall, 0.9);
            let tip = [
                (cx - w * 0.42, cy - h * 1.2),
                (cx, cy - h * 2.3),
                (cx + w * 0.42, cy - h * 1.2),
            ];
            canvas.shape(polygon(tip), roof, 0.9);
            canvas.rect(
                snapped(cx - w * 0.09, cy - h * 0.8, w * 0.18, h * 0.4),
                WINDOW,
                0.0,
            );
        } else {
            canvas.rect(snapped(cx - w / 2.0, cy - h * 0.5, w, h * 0.9), wall, 0.9);
            let gable = [
                (cx - w * 0.6, cy - h * 0.45),
                (cx - w * 0.12, cy - h * 1.15),
                (cx + w * 0.6, cy - h * 0.45),
            ];
            canvas.shape(polygon(gable), roof, 0.9);
            for left in [-0.26, 0.1] {
                canvas.rect(
                    snapped(cx + w * left, cy - h * 0.2, w * 0.18, h * 0.32),
                    WINDOW,
                    0.0,
                );
            }
        }
    }
}

/// A rectangle with short numbers.
#[must_use]
pub fn snapped(x: f32, y: f32, width: f32, height: f32) -> (f32, f32, f32, f32) {
    (round(x), round(y), round(width), round(height))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wall() -> HexDrawing {
        HexDrawing {
            name: "w1-01".into(),
            kind: HexKind::Wall,
            special: false,
            bonus: vec![(Sign::Points, 1)],
            sides: [Some((Sign::Gold, 1)), None, None, None, None, None],
            corners: 1,
        }
    }

    #[test]
    fn turning_moves_the_symbols_and_keeps_them_upright() {
        let draw = |rotation| {
            let mut canvas = Canvas::new("t");
            wall().draw(&mut canvas, Lie::new((0.0, 0.0), 40.0).turned(rotation));
            canvas.finish()
        };
        assert_ne!(draw(0), draw(1));
        assert!(!draw(1).contains("rotate"));
        assert_eq!(draw(0), draw(6));
    }

    #[test]
    fn a_building_always_has_the_same_houses() {
        let draw = |name: &str| {
            let mut canvas = Canvas::new("t");
            houses(&mut canvas, (0.0, 0.0), 30.0, name);
            canvas.finish()
        };
        assert_eq!(draw("b1-01"), draw("b1-01"));
        assert_ne!(draw("b1-01"), draw("b1-02"));
    }
}
